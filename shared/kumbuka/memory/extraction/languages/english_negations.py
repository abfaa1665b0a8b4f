"""What English says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:after all|as it turns out|turns out|it turns out(?: that)?),? )?"
_I = rf"{_OPENED}(?P<who>i|we)"
_WHO = rf"{_OPENED}(?P<who>i|we|(?:my|our|his|her) [\w'’-]+?(?: [\w-]+?){{0,3}}|(?-i:[A-Z])\w+?)"
_THING = rf"{_OPENED}(?P<who>[^,;]{{2,40}}?)"
_ADVERBS = r"(?: (?:actually|really|currently|even|in fact|ever))*"
_DO_NOT = r" (?:do not|don['’]?t)"
_DOES_NOT = r" (?:does not|doesn['’]?t)"
_HAVE = r"(?:(?: have|['’]ve| has|['’]s) )?"
_ANY = r"(?: any| an?(?= ))? "
_A_VOWEL, _SEVERAL = r"(?=[aeiou])", r"(?=(?:[\w-]+ ){0,2}(?:\w+s|children)\b\W*$)"
_OUTGREW = (
    r"(?: have|['’]ve| has|['’]s)?(?: finally| completely| since| apparently)*"
    r" (?:outgrew|outgrown|grew out of|grown out of|got over|gotten over|never had)"
    r" (?:my|our|his|her|their|the|that|an?|any) "
)
_WAS_WRONG = (
    r"(?: (?:was|were|is|turned out(?: to be)?|has been))(?: (?:just|only|actually|all|in fact))*"
    r" (?:an? )?(?:misdiagnos(?:is|ed)|wrong|mistake|mistaken|error|false alarm|not real|not true"
    r"|ruled out|gone)\b.*"
)
_HAD = {"lived": "live", "worked": "work", "used": "use", "had": "have", "owned": "own"}

DENIED = Denied(
    sign=case_blind(
        r"\b(?:not?|never|outgr[eo]w\w*|gr[eo]wn? out|got(?:ten)? over|misdiagnos\w+|mistaken?"
        r"|wrong|error|false alarm|ruled out)\b|n['’]?t\b"
    ),
    denials=(
        denial(rf"{_WHO}{_OUTGREW}{_A_VOWEL}", "{who} have an "),
        denial(rf"{_WHO}{_OUTGREW}", "{who} have a "),
        denial(
            rf"{_OPENED}(?P<who>my \w+)['’]s (?P<what>[^,;]{{0,40}}?allergy){_WAS_WRONG}",
            "{who} has a {what}",
        ),
        denial(
            rf"{_OPENED}(?:my|the) (?P<what>[^,;]{{0,40}}?allergy){_WAS_WRONG}", "I have a {what}"
        ),
        denial(
            rf"{_OPENED}(?:my|the) allergy to (?P<what>[^,;]{{1,40}}?){_WAS_WRONG}",
            "I'm allergic to {what}",
        ),
        denial(
            rf"{_WHO}(?:{_HAVE}{_DO_NOT}|{_DOES_NOT}){_ADVERBS} have (?:any|an?) allergy to ",
            "{who} is allergic to ",
        ),
        denial(rf"{_WHO}(?: have| has|['’]ve(?: got)?) no allergy to ", "{who} is allergic to "),
        denial(rf"{_I}{_DO_NOT}{_ADVERBS} (?P<verb>have|own|keep) any ", "{who} {verb} "),
        denial(rf"{_I}{_DO_NOT}{_ADVERBS} ", "{who} "),
        denial(rf"{_WHO}{_DOES_NOT}{_ADVERBS} have (?:any )?", "{who} has "),
        denial(rf"{_WHO}{_DOES_NOT}{_ADVERBS} go ", "{who} goes "),
        denial(rf"{_WHO}{_DOES_NOT}{_ADVERBS} (?P<verb>\w+)", "{who} {verb}s"),
        denial(rf"{_WHO}(?: have| has) no longer ", "{who} have "),
        denial(rf"{_WHO}(?: have| has|['’]ve(?: got)?|['’]s got) no {_SEVERAL}", "{who} have "),
        denial(rf"{_WHO}(?: have| has|['’]ve(?: got)?|['’]s got) no {_A_VOWEL}", "{who} have an "),
        denial(rf"{_WHO}(?: have| has|['’]ve(?: got)?|['’]s got) no ", "{who} have a "),
        denial(rf"{_WHO} (?:have|has)(?:n['’]?t| not) got{_ANY}", "{who} have a "),
        denial(rf"{_WHO} no longer ", "{who} "),
        denial(r"no longer ", "I "),
        denial(
            rf"{_I} was(?:n['’]?t| not)? (?:n?ever|at any point)(?: really| actually)? ",
            "{who} am ",
        ),
        denial(rf"{_I} never(?: really| actually)? was ", "{who} am "),
        denial(rf"{_THING} (?:was|were) never(?: really| actually)? ", "{who} is "),
        *(
            denial(
                rf"{_I}(?:(?: have|['’]ve)? never| haven['’]?t| have not)(?: really| actually)?"
                rf"(?: been)? {did} ",
                f"{{who}} {do} ",
            )
            for did, do in _HAD.items()
        ),
        denial(rf"{_I}(?P<be>['’]?m| am|['’]re| are) no (?!longer)", "{who}{be} a "),
        denial(rf"{_THING}['’]s (?:not|no longer|never)(?: actually| really| even)? ", "{who} is "),
        denial(
            rf"{_THING}(?P<be>['’]?m|['’]re| am| is| are)(?: [a-z]+ly)*"
            r" (?:not|no longer|never)(?: actually| really| even)? ",
            "{who}{be} ",
        ),
        denial(rf"{_THING} (?P<be>is|are|ai)n['’]?t(?: actually| really| even)? ", "{who} is "),
    ),
    denying=case_blind(
        r"\b(?:no|not|never|no longer|without any|out ?grown|outgrew|does not|do not)\b|n['’]t\b"
    ),
    in_part=case_blind(
        r"(?:\bnot|n['’]?t) (?:only|just|merely|solely|simply|always|necessarily|entirely|fully"
        r"|exactly|alone|the only|sure|certain|that|so|too|very|know|think|have to|need to"
        r"|want to|plan to|mean|care|mind)\b|\bno (?:idea|problem|time|clue|doubt|way|wonder)\b"
        r"|\bany (?:known |other )?allerg\w+\b"
        r"|\b(?:alone|today|tonight|tomorrow|every day|all day|on (?:weekends|\w+days?)"
        r"|this (?:week|month|morning)|because|until|unless|yet)\b"
    ),
    instead=case_blind(r",? (?:but (?:rather |in |at )?|but rather |rather )"),
    end=case_blind(
        r"[\s,]+(?:any ?more|any longer|after all|at all|either|anyway|these days|now)\W*$"
    ),
)
