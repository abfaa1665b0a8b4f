"""English: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_belongings import BELONGING_CLAUSES
from kumbuka.memory.extraction.languages.english_breaks import CLAUSE_BREAK
from kumbuka.memory.extraction.languages.english_changes import CHANGE_CLAUSES, CHANGE_FRAMES
from kumbuka.memory.extraction.languages.english_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.english_conventions import (
    CONVENTION_CLAUSES,
    CONVENTION_FRAMES,
    CONVENTIONS,
)
from kumbuka.memory.extraction.languages.english_everyday import EVERYDAY_CLAUSES, EVERYDAY_FRAMES
from kumbuka.memory.extraction.languages.english_frames import STATED_FRAMES
from kumbuka.memory.extraction.languages.english_habits import HABIT_FRAMES
from kumbuka.memory.extraction.languages.english_holding import (
    ANYTHING_HELD,
    DONE_WITH,
    HOLDING_FRAMES,
)
from kumbuka.memory.extraction.languages.english_households import (
    HOUSEHOLD_CLAUSES,
    HOUSEHOLD_FRAMES,
)
from kumbuka.memory.extraction.languages.english_identity import IDENTITY_FRAMES
from kumbuka.memory.extraction.languages.english_introductions import INTRODUCTION_FRAMES
from kumbuka.memory.extraction.languages.english_left_out import LEFT_OUT_CLAUSES, LEFT_OUT_FRAMES
from kumbuka.memory.extraction.languages.english_lives import A_KIND_OF_PERSON, LIFE_FRAMES
from kumbuka.memory.extraction.languages.english_means import MEANS_CLAUSES, MEANS_FRAMES
from kumbuka.memory.extraction.languages.english_openings import (
    BLOCKED,
    ELIDED,
    FORGET,
    MARKER,
    OPENER,
    REMEMBER,
)
from kumbuka.memory.extraction.languages.english_people import PEOPLE_CLAUSES
from kumbuka.memory.extraction.languages.english_present import PRESENT_FRAMES, TIME_CLAUSES
from kumbuka.memory.extraction.languages.english_procedures import PROCEDURE_CLAUSES
from kumbuka.memory.extraction.languages.english_properties import (
    PROPERTY_CLAUSES,
    PROPERTY_FRAMES,
)
from kumbuka.memory.extraction.languages.english_relatives import (
    NAMED_CLAUSES,
    NAMED_FRAMES,
    RELATIVE_FRAMES,
)
from kumbuka.memory.extraction.languages.english_requests import (
    FORGET_ASKED,
    REQUEST_CLAUSES,
)
from kumbuka.memory.extraction.languages.english_subjects import SUBJECT
from kumbuka.memory.extraction.languages.english_swaps import SWAP_FRAMES
from kumbuka.memory.extraction.languages.english_tastes import TASTE_CLAUSES, TASTE_FRAMES
from kumbuka.memory.extraction.languages.english_thing_clauses import THING_CLAUSES
from kumbuka.memory.extraction.languages.english_things import THING_FRAMES
from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HABITS,
    HELD_BESIDE,
    HELD_ONCE,
    THING_TOPICS,
    topic_of,
)
from kumbuka.memory.extraction.languages.english_trades import TRADE_CLAUSES, TRADE_FRAMES
from kumbuka.memory.extraction.languages.english_turns import TURNED_FROM, TURNED_TO
from kumbuka.memory.extraction.languages.english_words import (
    ATTRIBUTES,
    FAVOURITES,
    RELATION_NAMES,
    RELATIONS,
)
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, by_head


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(pattern, flags)


ENGLISH = Language(
    code="en",
    marker=_re(MARKER),
    abbreviations=frozenset([
        "e.g", "i.e", "etc", "dr", "mr", "mrs", "ms", "st", "vs", "approx", "u.s", "u.k", "a.m",
        "p.m", "no", "prof", "sr", "jr", "inc", "ltd", "co", "cf", "fig", "al"
    ]),
    starters=frozenset([
        "i", "i'm", "i've", "i'll", "i'd", "my", "we", "we're", "our", "the", "it", "but", "and",
        "also", "please", "so", "he", "she", "they", "this", "that"
    ]),
    polite=_re(r"(?:(?:fyi|just so you know|by the way|also|well|so|oh,? and|as i mentioned"
          r"|honestly|hi"
          r"|hey|hello|for context|ok|thanks|btw)[,:! ]+)?(?:(?:please|kindly)[, ]+)?(?:(?:can"
          r"|could|will|would) you"
          r"|would you mind) (?:please |also |just |maybe )*"
               r"(?=(?:remember|note(?: down)?|keep (?:this |that |it )?in mind|make a note|jot"
               r" down"
               r"|save|store)(?: that)?\b(?! (?:me|the|this|what|how|when)\b)|(?:always|never"
               r"|stop|forget|delete|erase"
               r"|not)\b|keep (?:your |the |all )?(?:answers|replies|responses|it short)\b"
               r"|call me\b|refer to me\b|address me\b|.{1,80}\b(?:from now on"
               r"|from here on|going forward|in (?:the )?future)\b)"
               r"|(?=[^?]{1,100}\b(?:from now on|going forward)[, ]+(?:ok(?:ay)?|please|pls"
               r"|alright|thanks)\?)"),
    opener=_re(OPENER),
    blocked=_re(BLOCKED),
    reported=_re(r"\b(?<!i )(?:said|says|saying|told (?!you|me (?:not )?to\b)|tells|asked(?! me"
        r" (?:before|first))|claims|claimed|thinks|believes|believed|wrote|writes (?:that|in)"
                 r"|insists|replied|quoted|lyrics?|sings?|singing|sang|according to"
                 r"|s?he goes(?! (?:to|by|on"
                 r"|out|there|home|with|for|in|at|back|off|swimming|every|once|twice|mad"
                 r"|crazy)\b)|(?:just|only|['’]m|am) (?:joking|kidding)|jk|pretending|movie line"
                 r"|as your assistant|as an ai|in (?:this|the|that|my|our) (?:scenario|riddle"
                 r"|role-?play|campaign|simulation"
                 r"|thought experiment|story|game|film|movie|dream|novel|puzzle"
                 r"|sims)(?! (?:industry|company|studio"
                 r"|business|team|design\w*|world|department)))\b"
                 r"|n['’]?t [^,;]{1,40} because (?:i|we) [^,;]{1,60}(?:,|;| but) ?(?:but|i|it"
                 r"|we)\b"),
    scene=_re(r"(?:let['’]?s (?:role-?\s?play|pretend|imagine|play a)|imagine|pretend"
       r"|role-?\s?play|suppose|act (?:as|like)|you are (?:an?|the) "
              r"|write (?:me )?(?:an?|the|some) |compose an? |draft an? |in (?:the|my|this)"
              r" (?:story|novel|scene|dialogue|game)|hypothetically|let['’]?s say|play a game"
              r"|you are my |you['’]re (?:an?|my|the) )"),
    material=_re(r"(?<!i )(?<!we )(?<!the )(?<!our )(?<!a )"
          r"(?!(?:(?<=, can you )|(?<=, could you )|(?<=so can you )|(?<=anyway can you )"
          r"|(?<=and can"
          r" you )|(?<=, pls )|(?<=, please )|(?<=could you please )|(?<=can you please ))\w+ "
          r"[^:?.!]{0,50}\Z)\b(?:translate|proofread|paraphrase"
          r"|rephrase|rewrite|reword|transliterate|spell-?check|grammar-?check)\b"
                 r"|\Ahere(?:['’]s| is| are) (?:my|the|an?|his|her|our) (?:\w+ ){0,2}(?:bio|text"
                 r"|e-?mail|essay|letter|draft"
                 r"|summary|cv|resume|profile|paragraph|sentence|speech|message|story|poem|review"
                 r"|caption|tweet"
                 r"|intro|introduction|statement|abstract|script|dialogue|post)\b[^:：]*[:：]"
                 r"|\A(?=[^:：]*[:：])(?:.*?\b(?:summari[sz]e|correct|edit|improve|analy[sz]e"
                 r"|review|explain|classify"
                 r"|check|fix|read|convert|parse|grade|complete|continue|debug"
                 r"|extract)\b.*[:：]\s*(?:\S.*)?$|.*?\b(?:here(?:['’]s| is| are)|this is|below"
                 r" is)\b.{0,60}\b(?:text|email|e-mail|letter|article|story|essay|transcript|code"
                 r"|message|log|output|error|poem|lyrics|paragraph|document|what (?:he|she|they"
                 r"|my \w+) (?:said|wrote))\b.*[:：]\s*$)"),
    clause_break=_re(CLAUSE_BREAK),
    before_question=_re(r"[,;—–]\s*(?=(?!right\b|correct|no\b|yes\b|yeah|true\b|is"
          r"(?:n['’]t)? it\b"
          r"|(?:do|did|am|are|have|was|will|would|could|should|does|has|can)(?:n['’]t)? i\b"
          r"|or (?:not|what)|ok|eh\b"
          r"|huh|remember|innit|you know|aren['’]?t i|don['’]?t you|because|since|and (?:i|my|we)\b"
          r"|but (?:i|my|we)\b|\s*(?:i|my|we)\b)[^,;?]{2,70}\?\W*\Z)|(?:[,;.—–]|\s-\s)\s*(?:"
          r"(?:and|so"
          r"|but)\s+)?(?=(?:what|how|can|could"
       r"|would|should|do you|does|is there|are there|which|who|where|when|why"
                        r"|will|any|have you|got any|please|suggest|is it|recommend)\b)|\s(?:and"
                        r"|so)\s(?=(?:what|how|can|could|which|where|is there)\b)"),
    remember=_re(REMEMBER),
    forget=_re(FORGET),
    forget_attribute=_re(r"(?:forget|delete|remove|erase)(?: about)? my (?!.*\b(?:first|second"
          r"|third|last"
       r"|next|previous|paragraphs?|files?|lines?|rows?|columns?|code|sentences?|sections?"
       r"|comments?|drafts?"
       r"|messages?|images?|words?|answers?|text|branch|table|folder|repo|database|db"
       r"|account)\b)(?:favou?rite"
       r" (?P<favourite>\w[\w -]{0,40}?)|(?P<attribute>\w(?:(?! (?:from|in|on|at"
       r"|of)\b)[\w -]){0,40}?)(?:['’]s name)?)(?: from (?:your )?memory)?[.!?\s]*$"
       + FORGET_ASKED),
    subject=_re(SUBJECT),
    adverbs=_re(r"(?:(?:really|rly|rlly|literally|genuinely|seriously|lowkey|highkey|legit|fully"
        r"|deffo|defo|proper|ever|finally|eventually|also|still|just|actually|absolutely"
          r"|personally|truly|definitely"
       r"|honestly|simply|mostly|mainly|kinda|kind of|sort of|totally"
                r"|particularly|especially|quite(?= (?:like|enjoy|love))|currently|now|do(?= "
                r"(?:like|love|prefer|enjoy))"
                r"|generally(?= (?:like|prefer|enjoy|love))|usually(?= (?:like|prefer|enjoy"
                r"|love))|always(?= (?:liked?|prefer|enjoy|loved?))|recently|both|all|only|as"
                r" well|strongly|much)\s+)+"),
    clause_frames=by_head(
        EVERYDAY_CLAUSES
        + NAMED_CLAUSES
        + LEFT_OUT_CLAUSES
        + PROCEDURE_CLAUSES
        + CHANGE_CLAUSES
        + MEANS_CLAUSES
        + HOUSEHOLD_CLAUSES
        + TRADE_CLAUSES
        + CLAUSE_FRAMES
        + CONVENTION_CLAUSES
        + REQUEST_CLAUSES
        + TASTE_CLAUSES
        + THING_CLAUSES
        + PROPERTY_CLAUSES
        + BELONGING_CLAUSES
        + PEOPLE_CLAUSES
        + TIME_CLAUSES
    ),
    verb_frames=by_head(
        EVERYDAY_FRAMES
        + INTRODUCTION_FRAMES
        + LEFT_OUT_FRAMES
        + NAMED_FRAMES
        + DONE_WITH
        + MEANS_FRAMES
        + HOUSEHOLD_FRAMES
        + TRADE_FRAMES
        + SWAP_FRAMES
        + THING_FRAMES
        + CHANGE_FRAMES
        + PROPERTY_FRAMES
        + TASTE_FRAMES
        + HOLDING_FRAMES
        + STATED_FRAMES
        + CONVENTION_FRAMES
        + LIFE_FRAMES
        + IDENTITY_FRAMES
        + HABIT_FRAMES
        + PRESENT_FRAMES
        + A_KIND_OF_PERSON
        + ANYTHING_HELD
        + RELATIVE_FRAMES
    ),
    object_end=_re(r"\s(?:over|more than|better than|rather than|instead of|because|since"
       r"|although|though|even though"
       r"|but|so(?! (?:much|many|far|long|called|on|formal|polite|casual|verbose|wordy|serious"
       r"|negative|positive"
       r"|nice|technical|hard|strict|harsh|fast|slow|good|bad|often|early|late|loud|big|small"
       r"|short(?!er)|\w+ly)\b)|whereas|even if|if(?! possible)|unless"
       r"|as long as|not(?= (?:\d|(?-i:[A-Z]))[\w:.'’-]*\W*\Z)|or (?:i|it|else)\b"
                   r"|and (?:i|my|we|it|he|she|they|you|that)\b|which|who)(?=\s|['’])|\s[—–-]+\s"
                   r"|\s?[;(]|\swith (?:about |over |around |nearly )?\d[\d.,]* ?k? ?(?:km|kms"
                   r"|miles|hours)? on\b"
                   r"|,\s?(?:and |but |so |which|who|or|cos|cuz|because|by the way|btw"
                   r"|tbh|though|thanks|thank|please|not|too|as|"
                   r"nice|even|if|since|where|when|with|right|haha|lol|especially|esp|what|how"
                   r"|can|could|would|anyway|anyways|pls"
                   r"|change|make|give|tell|keep|leave|suggest|show|remove|write|any|so|looking"
                   r"|got|need|help|i|my|we|it|this"
                   r"|that|they|he|she|you|actually|honestly|then|first)\b|:\s|[!?]\s"),
    object_tail=_re(r"[\s,]+(?:as of \S.{0,30}|(?:weeks|months|years|ages) ago|in 20\d\d|for now"
          r"|for the time being|all my life|my whole life|in (?:january|february|march"
           r"|april|may|june|july|august|september|october|november|december)|over the (?:weekend"
           r"|holidays|summer)|from now on|from here on|going forward|for good|in the end|at"
           r" last|for me"
       r"|for us|for everything|permanently|full[- ]time|once and for all|since \S.{0,30}|a lot"
       r"|very much|so much|the most|the best|now|these days|nowadays"
       r"|any ?more|too|as well|though|best|better|currently|at the moment|right now"
                    r"|please|pls|plz|thx|tbh|ngl|tbf|rn|atm|imo|imho|fyi"
                    r"|(?<!call me )(?<!calling me )mate|tho|here"
                    r"|hands down|if you ask me|by trade"
                    r"|over here|originally|of course|obviously|thanks|again|lately|already"
                    r"|instead|in general|btw|by the way|haha"
                    r"|lol|last (?:week|month|year|spring|summer|autumn|fall|winter|\w+day)"
                    r"|recently|(?:an?|\w+) (?:weeks?|months?|years?) ago"
                    r"|for (?:[\w-]+ ){0,3}(?:years|months|decades)|today|yesterday|than \S.*)$"),
    article=_re(r"(?:a|an|the|both)\s+(?=\S)"),
    not_objects=_re(r"(?:(?:it|this|that|them|these|those|him|her|you|me|us|one|some|stuff"
       r"|things?|everything|anything|something|nothing|what|how|when|where|why|who|whether|if"
                    r"|to|of|not|your|yours|so|too|both|either|neither|here|there|he|she"
                    r"|they)(?=$|[\s,.'’])|an?$|the$)"),
    not_objects_of={
        "preference": _re(r"(?:(?:before|after|until|during)\b(?!-)|(?:the |that "
        r"|this )?(?:\w+ (?:one|version|option|draft)s?\b|ending|beginning|title|tone|style|wording"
        r"|phrasing|paragraph|sentence|draft|font|layout|intro|rest|part|line|joke|rhyme|plot"
        r"|name|rhythm|idea|answer|way|first|second|third|last|latter|former"
        r"|look|sound|suggestion|approach|code|response|solution|result|version(?! v?\d)|output"
                          r"|option|other"
                          r"|fact|direction|design|new|previous|following|above|same)\b)"),
        "decision": _re(r"(?:(?:up|out|on|off) (?:the|my|our|an?)\b|(?:check|look|see|try|test"
        r"|debug|ask|rerun|restart|reboot|log|print|read|google"
        r"|wait|disagree|meet(?! every\b| once\b| twice\b| on \w+days))\b|the [\w-]+ tool\b"
        r"|(?:recursion|an? \S.*)|a (?:for|while|loop|list|dict|function|class"
        r"|variable|regex|set|map)\b|the (?:same|first|second|other|above|following|function"
        r"|code|latter|former)\b|option\b|plan [a-z]\b)"),
        "pattern": _re(r"(?:(?:would|wonder|am|can|will|did)\b|forgets? (?:how|what|which|where"
        r"|to|that|why"
        r"|when|who|the)\b|runs? (?:out|into|late)\b|(?:(?:have|has)(?= (?:to|been|had"
        r"|got|no|not|problems?|trouble|issues?|errors?|this|that|it|an?"
        r" (?:\w+ )?(?:problem|issue|error|question|bug|idea|feeling|doubt)|the (?:same|problem"
        r"|issue|error"
        r"|feeling))\b)|had|gets?(?= (?:this|that|it|stuck|errors?|confused|lost|the (?:same"
        r"|error|following|feeling|message|idea|point)|none|null|nan|\d+|an?"
        r" (?:\w+ )?(?:error|warning|exception|timeout|message|\d+|crash|blank|feeling"
        r"|response))\b)|got|see|sees|been|knew"
        r"|know|thought|think|wanted|said|end up|seems?|fails?|heard|saw|tried|liked|wondered"
        r"|understood|told|mentioned|claimed|meant|wrote|asked|suggested|implied|stated|agreed"
        r"|promised)\b)"),
        "tool": _re(r"(?:(?:(?:the |an? )?(?:word|term|phrase|expression|metaphor)s?\b)"
          r"|(?:the |an? )?(?:first|second|third|next|previous|last|other|same|above)\s"
        r"|(?:port \d)|the (?:server|app|test|tests|build|program|project|site|main)\b|(?:the"
        r"|a|an) (?:function|list|dict|set|map|string|array|tuple|lambda|wrapper|flag|counter"
        r"|code|following|script|method|command|above"
        r"|induction|below|same|loop|class|api|library|formula|query|snippet|for|variable|regex"
        r"|key to)\b|induction\b|recursion\b|the (?:chain|product|quotient)"
        r" rule|(?:two|three|four|\d+) (?:nested )?(?:loops|lists|functions|arrays|files|keys"
        r"|threads)|to\b)"),
        "identity": _re(r"(?:the (?:same|office|moment|process|middle)|(?:strange|interesting"
        r"|hard|crazy|dark) times|a (?:bit|little|lot|bug"
        r"|problem|way|team of)|fear\b|sorry$|ok$|okay$|sure$|fine$|done$|good$|back$|ready$"
        r"|here$|new$|tired$|confused$|stuck$|lost$|happy$|sad$)"),
    },
    change=_re(r"\b(?:(?<!right )(?<!for )(?<!until )now(?! (?:and then|that))|from now on"
          r"|these days|nowadays|any ?more|instead"
       r"|correction|i meant|changed my mind|no longer|change of plans?|from here on(?: out)?|as of"
       r" (?:this|last|next|today|yesterday|\w+day|january|february|march|april|may|june|july"
       r"|august|september|october|november|december))\b"),
    addition=_re(r"\b(?:also|as well|too|another|in addition|additionally|besides|second|other)\b"),
    segment_break=_re(r"\s*[,;:—–]\s*(?:(?:and|but|so|then|because|since|as|now|yet|still|which is"
       r" why|that['’]?s why|instead|until|after which|in the end|eventually|finally)\s+)*"
       r"|\s-+\s|\s(?:and|but|so|then|until)\s+(?:(?:then|so|now|finally|eventually|in the end|just"
       r"|instead|that['’]?s why)\s+)*|\s(?:so that['’]?s (?:why|what|where|how))\s+"),
    own_subject=_re(r"(?:(?:now|today|these days|so|after|since|when|once|because|in|at|last"
           r"|this|over"
       r"|during|for|as of|from|starting|to|that|with|thanks to|due to|on)\b[^,;]{0,50}?\s"
       r"(?=(?:i|we|my|our)\b))?"
       r"(?P<subject>(?:i|we|my|our|the|it['’]?s|it|everything['’]?s|everything)\b"
       r"|(?-i:[A-Z])\w+ (?:has |have )?(?:stepped in|taken over|took over) as (?:my|our)\b)"),
    turned_to=TURNED_TO,
    turned_from=TURNED_FROM,
    others=_re(rf"\b(?:almost|nearly|he|she|him|his|hers?|you|your|their)\b"
       rf"|\bmy (?:{RELATION_NAMES})\b"),
    bare_verb=_re(r"(?!\Ause an? )(?:(?:just|finally|recently|already|now|eventually|then|have"
        r"|has|['’]?ve|am"
        r"|are)"
       r" )*(?!(?:need|indeed|speed|feed|red|bed|bred|sled|shed|weed|seed)\b)(?:\w{3,}ed|bought|got"
       r"|went|took|sold|put|made|gave|left|found|quit|cut|chose|became|began|moved|swapped|fell"
       r"|built|rewrote|wrote|set|kept|let|won|met|ran|came|drive|ride|play|use|using|work|live"
       r"|start|take|eat|drink|wear|pay|run|go|have|do|on|with)\b"),
    turn=_re(r"\b(?:now|these days|nowadays|instead|from (?:now|here) on|any ?more|no longer|again"
       r"|finally|as of|since|switched|moved|changed|swapped|got|bought|sold|went|gone|joined"
       r"|started|stopped|quit|left|became|become|adopted|put|took|taken|gave|cut|dropped|ditched"
       r"|settled|ended|turns out|promoted|hired|picked|signed|traded|replaced|upgraded|lately"
       r"|died|broke|hence|grew|grown|talked|hooked|won me|grown on|after \w+ (?:years|months)"
       r"|stolen|retired|back|new|showed|made (?:us|me)|all)\b"),
    qualifier=_re(r"(?:(?:an?|the|my|our|his|her|some)\s+)?(?:(?:good old|brand[- ]new|new|old|used"
       r"|second[- ]hand|trusty|little|beloved|current|shiny)\s+)*"
       r"(?:\d[\d.,]* ?(?:mg|mcg|µg|ml|units?)(?: of)? )?(?=\S)"),
    purpose=_re(r"\s(?:for|in|on|at|with|as|when|while)\s"),
    elided=_re(ELIDED),
    topic_of=topic_of,
    things=THING_TOPICS,
    anything=frozenset(["everything", "it all", "stuff", "things", "all", "all my stuff"]),
    categories=CATEGORY_OF_TOPIC,
    habits=HABITS,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=_re(r"\b(?:not(?! (?:\d|(?-i:[A-Z]))[\w:.]*\W*\Z)|(?<=is )not|(?<=are )not|never"
          r"|no longer|no way)\b\s*|n['’]t\b"),
    attributes={**ATTRIBUTES, **FAVOURITES},
    relations=RELATIONS,
    instructions=(
        *CONVENTIONS,
        ("units", _re(r"\b(?:metric|imperial|celsius|fahrenheit|kilomet|miles)")),
        ("emojis", _re(r"\bemojis?\b")),
        ("bullet_points", _re(r"\bbullet[- ]points?\b")),
        ("code_language", re.compile(r"\b[Ii]n (?:(?i:python|javascript|java|typescript|golang"
              r"|rust|kotlin"
           r"|scala|haskell|elixir|clojure|ruby|php|perl|bash|sql|matlab|julia)|Go|C|R|Swift|Lua"
           r"|Zig"
           r"|C\+\+|C#|F#)(?!\w)")),
        ("answer_language", re.compile(r"(?i:\b(?:answer|reply|respond|speak|talk"
           r"|write|answers|replies|responses)\b.{0,40}\bin )(?:[A-Z]\w+|(?i:english|spanish|french"
           r"|german|portuguese|italian|chinese|swahili|indonesian|japanese))\b")),
        ("answer_length", _re(r"\b(?:short|brief|briefly|concise|concisely|succinct|shorter|long"
           r"|longer|detailed|in detail|full detail|more detail|one sentence|verbose)\b")),
        ("answer_tone", _re(r"\b(?:formal|informal|casual|friendly|polite|blunt|direct|formally"
           r"|informally)\b")),
    ),
)  # fmt: skip
