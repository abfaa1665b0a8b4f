"""States of which one holds at a time, and how English tells of them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.text.late_pattern import LatePattern


def _re(source: str) -> LatePattern:
    return LatePattern(rf"\b(?:{source})\b", re.IGNORECASE)


_STATES: Mapping[str, Mapping[str, str]] = {
    "relationship": {
        "alone": r"single|not (?:seeing|dating) any(?:one|body)|divorced|widowed"
        r"|(?:broke|split|broken) up|separated",
        "dating": r"(?:seeing|dating) (?:someone|somebody|(?!(?:dr|mr|mrs|ms"
        r"|prof)\b)(?-i:[A-Z])\w+)|got back together"
        r"|(?:my|a) (?:girlfriend|boyfriend|new partner)|in a (?:\w+ )?relationship"
        r"|met (?:someone|somebody)(?! (?:who|from|at)\b)",
        "engaged": r"engaged|my fianc[eé]e?",
        "married": r"(?:got |are |am |we['’]re |i['’]m )(?:now )?married"
        r"(?! on (?!\w+day))|tied the knot|got hitched"
        r"|my (?:wife|husband)",
    },
    "pregnancy": {
        "expecting": r"pregnant|expecting(?: (?:a|our|my))?|baby is due|due in (?-i:[A-Z])\w+",
        "born": r"(?:was|were) born|gave birth|had (?:the|our|my|a|her|their)"
        r" (?:baby|boy|girl|twins)"
        r"|(?:baby|boy|girl|son|daughter|twins|little one) came early|(?:days|weeks|months) old"
        r"|(?:baby|boy|girl|son|daughter|twins|little one) (?:has |have |finally )?(?:arrived|came"
        r"|is here)",
    },
    "hours_worked": {
        "part": r"part[- ]time|half days|mornings only|[1-4][- ]day week",
        "full": r"full[- ]time|five days a week",
    },
    "smoking": {
        "smokes": r"(?<!non-)smoker|smoke(?![- ]free)|smokes",
        "not": r"smoke[- ]free|(?:quit|stopped|given up|gave up) (?:smoking|cigarettes)"
        r"|non-?smoker|haven['’]?t (?:smoked|had a (?:cigarette|smoke))"
        r"|(?:without|touched) a cigarette|off (?:the )?(?:cigarettes|fags)",
    },
    "education": {
        "student": r"(?:doing|do|writing) (?:a|my) (?:phd|master['’]?s|bachelor['’]?s|degree|mba)"
        r"|phd student|undergraduate|apprentice\w*",
        "done": r"defended my|graduated|got my (?:degree|phd|diploma|certificate|licence)"
        r"|finished my (?:phd|degree|studies|apprenticeship)|started a postdoc",
    },
    "childcare": {
        "nursery": r"(?:at|in|to|attends?) (?:the |a )?(?:nursery|kindergarten|daycare|cr[eè]che)",
        "school": r"(?:started|starts|goes to|at|in) (?:primary |elementary |big |the "
        r"|village )*school",
    },
    "permission": {
        "yes": r"(?:is|are) (?:now )?(?:allowed|welcome)|can (?:now )?come in|we (?:now )?allow",
        "no": r"banned|forbidden|not allowed|(?:don['’]?t|do not) allow"
        r"|can(?:['’]?t|not) come in|(?:isn|aren)['’]?t (?:allowed|welcome)",
    },
    "tenure": {
        "rent": r"rent(?:ing)? (?:my|our|the|a|this) (?:\w+ )?(?:flat|house|apartment|place)",
        "own": r"(?:bought|own|paid off) (?:my|our|the|a|this) (?:\w+ )?(?:flat|house"
        r"|apartment|place)",
    },
    "elder": {
        "here": r"lives? (?:here )?with (?:us|me)|stay(?:s|ing) with (?:us|me)",
        "cared": r"(?:care|nursing|retirement|old people['’]s) home|sheltered housing",
    },
    "household": {
        "parents": r"live (?:with|at) my (?:parents|mum|mom|dad|folks)",
        "own": r"my own (?:flat|place|apartment|house)",
        "alone": r"live (?:alone|by myself|on my own)|living (?:alone|by myself|on my own)"
        r"|(?:just|only) me (?:here|now|at home)|have the (?:flat|house|place) to myself",
        "shared": r"moved in with (?:me|us)|live with (?:my|a|two|three|some)|share (?:a|the"
        r"|my) (?:flat|house"
        r"|apartment|place)|got a (?:flatmate|roommate|lodger)|my (?:flatmate|roommate)"
        r"|(?:my|our) \w+(?: \w+)? (?:has |have |just |finally )*moved in(?! to)",
    },
    "employment": {
        "freelance": r"freelanc\w+|self-employed|my own boss",
        "none": r"unemployed|out of work|between jobs|jobless|looking for (?:a job|work)"
        r"|job[- ]hunting",
        "retired": r"(?:i['’]m|i am|i['’]ve been|i have been|i) (?:now )?retired",
        "some": r"(?:got|been|was) hired|got (?:a|the) job|found (?:a job|work)|has a job"
        r"|(?:landed|took) an? (?:\w+ )?(?:job|role|position)"
        r"|started (?:work|working|a job|a new job|at (?-i:[A-Z]))|works? (?:as|at|for)"
        r"|i teach|for a living",
    },
    "work_mode": {
        "office": r"(?:go|come|cycle|drive|walk) (?:in)?to the office|in the office|on[- ]site"
        r"|commute",
        "fully": r"(?:fully|all|completely|entirely|permanently) remote(?:ly)?",
        "remote": r"(?:now|work|working|went|gone) remote(?:ly)?"
        r"|(?:work|working) (?:entirely |fully |only )?from home",
    },
    "dwelling": {
        "flat": r"(?:live|living|lives|rent|renting|in) (?:in )?(?:an?|our|my"
        r"|the) (?:[\w-]+ ){0,3}?(?:flat|apartment|studio"
        r"|bedsit|room|loft|condo)",
        "house": r"(?:bought|moved (?:in)?to|have|rent|got|in) (?:an?|our"
        r"|the) (?:[\w-]+ ){0,3}?(?:house|cottage"
        r"|bungalow|farmhouse|villa)",
    },
    "shift": {
        "nights": r"nights|night shifts?",
        "days": r"days(?! (?:a|per|off|ago|in|of|at)\b)(?<!these days)|day shifts?",
        "lates": r"lates|late shifts?|evening shifts?",
        "earlies": r"earlies|early shifts?|morning shifts?",
    },
    "schooling": {
        "home": r"home-?school\w*|taught at home",
        "school": r"(?:started|start|go|goes|went|enrolled) (?:at|to|in) (?:the "
        r"|a )?(?:[\w-]+ ){0,2}?(?:school|academy|kindergarten)",
    },
    "units": {
        "metric": r"metric|celsius|kilomet\w+|kilograms?|kilos|cent[ie]met\w+",
        "imperial": r"imperial|fahrenheit|feet|inches|pounds|miles|ounces",
    },
    "length": {
        "short": r"(?:under|below|at most|max(?:imum)?|up to) \d+ words|short|brief|concise"
        r"|one sentence",
        "long": r"as long as|long(?:er)? (?:answers|replies|ones)|detailed|in (?:full )?detail"
        r"|no (?:word )?limit"
        r"|forget the .{0,20}(?:limit|words?)",
    },
    "format": {
        "bullets": r"bullet points?|bullets|lists?",
        "prose": r"prose|paragraphs|running text|flowing text|full sentences",
    },
    "markup": {
        "markdown": r"markdown", "plain": r"plain text|no formatting", "html": r"html",
    },
    "case": {
        "camel": r"camel[ _-]?case", "snake": r"snake[ _-]?case", "kebab": r"kebab[ _-]?case",
        "pascal": r"pascal[ _-]?case",
    },
    "letters": {
        "upper": r"capital letters|capitals|all caps|upper[ -]?case",
        "lower": r"lower[ -]?case|small letters|sentence case",
    },
    "dose_unit": {
        "milligrams": r"milligrams?", "micrograms": r"micrograms?|mcg", "grains": r"grains",
    },
    "depth": {
        "simple": r"like i['’]?m (?:five|5|a (?:kid|child|beginner))|simple (?:words|terms)"
        r"|layman\w*|eli5|(?<!stop )(?<!quit )(?<!without )dumb\w* (?:\w+ )?down",
        "expert": r"(?:stop|quit|don['’]?t|without) dumb\w*|like (?:an expert|a professional)"
        r"|(?:fully|more|as) technical|expert level",
    },
    "coffee": {
        "milk": r"(?:oat |soy |almond )?milk|latte|flat white|cappuccino|cream",
        "black": r"black|espresso|americano",
    },
    "seat": {
        "window": r"window(?: seats?)?", "aisle": r"aisle(?: seats?)?", "middle": r"middle seat",
    },
    "tone": {
        "formal": r"formal(?:ly)?|sober|serious|no jokes|businesslike",
        "casual": r"casual(?:ly)?|informal(?:ly)?|playful|funny|(?<!no )jokes|witty|light-?hearted",
    },
    "meat": {
        "none": r"(?<!not )(?<!longer )vegetarian|veggie|meat-free|no meat|don['’]?t eat meat",
        "vegan": r"vegan|plant-based",
        "fish": r"pescatarian",
        "some": r"(?<!n['’]t )(?<!not )(?<!never )eat (?:fish and |some |a bit of )?"
        r"(?:meat|chicken|beef|pork|steak)|eating meat|meat again|steak"
        r"|(?:not|no longer) (?:an? )?(?:vegetarian|veggie|vegan)",
    },
    "gluten": {
        "free": r"gluten[- ]?free|(?:coeliac|celiac)(?! test)|no gluten|can['’]?t (?:have"
        r"|eat) gluten",
        "some": r"(?:bread|pasta|gluten|wheat)(?: and \w+)? (?:is|are) (?:fine|ok|okay|back)"
        r"|eat(?:ing)? (?:bread|pasta|gluten|wheat) again",
    },
    "spelling": {
        "british": r"(?:british|uk) (?:english|spelling)",
        "american": r"(?:american|us) (?:english|spelling)",
    },
    "voice": {
        "alto": r"alto", "tenor": r"tenor", "soprano": r"soprano", "bass": r"baritone|sing bass",
    },
    "hours": {
        "late": r"night owl|(?:at|till|until) (?:midnight|[1-4] ?am)",
        "early": r"early bird|morning person|(?:one of (?:those|the) )?[4-6] ?am (?:people"
        r"|person|club)",
    },
    "glasses": {
        "glasses": r"wear glasses|need glasses", "none": r"(?:laser|eye|cataract) surgery"
        r"|eyes? (?:lasered|fixed)|see (?:perfectly|fine|well) without"
        r"|don['’]?t need (?:my )?glasses",
        "lenses": r"contact lenses|contacts",
    },
    "petfood": {
        "dry": r"kibble|dry food|biscuits", "raw": r"raw (?:meat|food|diet)|barf",
        "wet": r"wet food|tinned food|canned food", "cooked": r"home[- ]?cooked food",
    },
    "bedside": {
        "left": r"left side|(?:side|half)(?: of the bed)? is (?:the|on the) left",
        "right": r"right side|(?:side|half)(?: of the bed)? is (?:the|on the) right",
    },
    "payment": {
        "cash": r"cash only|only (?:take |accept )?cash|(?:don['’]?t|no) (?:take |accept )?cards?",
        "cards": r"pay by card|(?:take|accept) (?:all )?cards|card payments?|contactless",
    },
    "growth": {
        "young": r"puppy|kitten|newborn|foal|toddler|hatchling",
        "grown": r"turned (?:[2-9]|two|three|four|five|six|seven|eight|nine|ten)|fully grown"
        r"|all grown up|an adult",
    },
}  # fmt: skip
STATES: Mapping[str, Mapping[str, LatePattern]] = {
    matter: {state: _re(words) for state, words in states.items()}
    for matter, states in _STATES.items()
}
"""Of each matter, its states and how they are told."""

CONTEXT: Mapping[str, LatePattern] = {
    "permission": _re(r"dogs?|pets?|cats?|bikes?|smoking|parking|food|children|minors|kids|prams?"),
    "petfood": _re(r"dogs?|cats?|pup\w*|kitten|feed|eats|vet|she|he"),
    "bedside": _re(r"bed|sleep"),
    "coffee": _re(r"coffee|it|tea|latte|espresso"),
    "format": _re(r"answers?|repl(?:y|ies)|respon\w+|no more|from now on|instead"),
    "length": _re(r"answers?|repl(?:y|ies)|respon\w+|write|words?"),
    "hours_worked": _re(
        r"work\w*|job|hours|mornings|went|go|going|gone|back|i['’]m|switched|changed|week"
    ),
    "units": _re(r"units?|measure\w*|me|answers?|use|convert|prefer (?:metric|imperial)"),
    "seat": _re(r"seats?|aisle|fly|flights?|planes?|trains?"),
    "tone": _re(
        r"tone|answers?|repl(?:y|ies)|with me|be|style|sound|write|release notes|posts|newsletters?"
        r"|copy|e-?mails|captions"
    ),
    "markup": _re(r"answers?|repl(?:y|ies)|respon\w+|format|from now on|please|instead"),
    "case": _re(r"code|names?|variables?|please|from now on|use"),
    "letters": _re(r"notices?|titles?|headings?|signs?|names?|answers?|write|labels?"),
    "shift": _re(r"shifts?|nurse|work\w*|rota|me on|i['’]?m on|put me"),
}
"""A matter of which only a statement with one of these words speaks."""

SIGNS_THEMSELVES = frozenset(
    {"relationship", "pregnancy", "petfood", "bedside", "payment", "markup", "case", "letters"}
    | {"dose_unit", "depth", "permission"}
)
"""Of these, who tells of one state has left the other, without saying that it is new."""

OF_ONE: Mapping[str, LatePattern] = {
    "coffee": _re(r"(?:my|our) coffee"),
    "tone": _re(r"release notes|newsletters?|posts|captions|your (?:answers|replies|tone)"),
    "dwelling": _re(r"(?:i|we)(?:['’]re| are)? (?:now )?(?:live|rent|living)"),
    "work_mode": _re(r"i(?:['’]m| am)? (?:now )?(?:work|fully)"),
    "hours_worked": _re(r"i(?:['’]m| am)? (?:now )?(?:work|on)"),
    "shift": _re(r"i(?:['’]m| am)? (?:now )?(?:work|on|do)"),
    "spelling": _re(r"please|use|answers?|write"),
    "childcare": _re(r"(?:my|our) (?:son|daughter|kid|child|little one|youngest|eldest)"),
}
"""Of these, too, where both statements are of the one thing there is."""
