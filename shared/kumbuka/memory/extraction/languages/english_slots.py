"""How English states what one thing has one of at a time: a time, a price, who does it.

Of "our standup is at 9:15" the standup is the slot, and the time what fills it.
"""

from __future__ import annotations

import re

from kumbuka.text.late_pattern import LatePattern


def _re(source: str) -> LatePattern:
    return LatePattern(source, re.IGNORECASE)


_STARTS = (
    r"\A\W*(?:(?:so|well|ok|okay|and|but|now|actually|btw|by the way|oh|fyi|also|just so you know"
    r"|for the record|update|reminder|hm+|ah|hey|hi|hello|lol|yeah|yes|no)[,:;.!]? )*"
)
_IS = (
    r"(?:['’]s(?= (?:an?|at|on|in|the|now|only|my|our|from|called|named|\d|(?-i:[A-Z])))"
    r"|['’]re|is|are|starts?|begins?|opens?|closes?|shuts?|rings?|costs?|ends?|finishe?s?|goes"
    r"|go(?:es)? (?:out|off)|takes? place|happens?|runs?|comes?|meets?|sits?|lives?|leaves?|falls?"
    r"|gets?|has|have|weighs?|reads?|shows?|says?|stands? at|pays?|sells? for|belongs? to|lands?"
    r"|arrives?|departs?|expires?|lasts?|uses?|means?|equals?|kicks off|wraps up|wears?"
    r"|fits?|holds?|seats?|naps?|takes?|includes?|covers?|allows?|contains?|charges?|needs?|ships?"
    r"|[a-z]{3,}s(?= (?:on|at|in|with|by|as|every|for|from|through|over|up to|until|till) ))"
)
"""In the present tense, a verb of the third person says what holds."""

SLOT_IS = _re(
    rf"{_STARTS}(?:(?P<whose>my|our|the|this|his|her|their|its) )?"
    r"(?!(?:i|we|you|it|he|she|they|this|that|there|what|who|which|everything|everybody|nobody"
    r"|one|some|most|here|how|when|where|today|tomorrow|yesterday)\b)"
    rf"(?P<slot>(?:[\w’'-]+ ){{0,3}}?[\w’'-]+?)(?: |(?=['’])){_IS}\b"
)
"""Begins with the thing, and says what holds of it."""

IS_SLOT = _re(
    r"\b(?:is|are|['’]s|as) (?:my|our|the) (?:new |usual |regular )?"
    r"(?P<slot>(?:[\w-]+ ){0,2}?[\w-]+)(?=\W*\Z|[,.;!]| (?:now|at|in|for|on|when|of|these)\b)"
    r"|\b(?:is|are) (?:the|an?) (?P<liked>[\w-]+) (?:for|to) me\b"
    r"|\byou(?:['’]ll| can) (?:find|reach) (?:my|our) (?P<found>[\w-]+)\b"
)
"""Ends with the thing: "Sunday is my closing day"."""

ONCE = _re(
    rf"{_STARTS}(?:(?:\w+ (?:the|my|our) \w+|on \w+|at \w+|in \w+|for \w+|every \w+) )?(?:i|we)"
    r"(?:['’](?:m|re|ve|ll)| am| are| have)?(?: (?:only|always|usually|just|normally|mostly))? "
    r"(?:open(?:ing)?|clos(?:e|ing)|get(?:ting)? up|wak(?:e|ing)(?: up)?|go(?:ing)? to"
    r" (?:bed|sleep)|turn in|charg(?:e|ing)|earn(?:ing)?|mak(?:e|ing)|weigh(?:ing)?|pay(?:ing)?"
    r"|sell(?:ing)?|spend(?:ing)?"
    r"|(?:eat|have|having|eating) (?:breakfast|brunch|lunch|dinner|supper)"
    r"|start(?:ing)?(?: work)?|finish(?:ing)?(?: work)?|knock(?:ing)? off|leave (?:home|work)"
    r"|leave the (?:house|office)|deliver(?:ing)?|ship(?:ping)?|bak(?:e|ing)|stand at|bill(?:ing)?"
    r"|tak(?:e|ing) (?:an? )?size|wear(?:ing)? (?:an? )?size|have|got|keep|own|teach|employ|run on"
    r"|live on|follow|require|support|aim(?:ing)? for|see|visit|go to"
    r"|take (?:the|my|our) \w+ to"
    r"|down to|up to|deal with|(?:on|in|at)(?= )|meet(?:ing)?"
    r"|rehears(?:e|ing)|practi[sc]e|train(?:ing)?|report to|bank with|stay open|open up|serve|host"
    r"|listen on|allow|give|offer|accept|keep (?:the )?\w+ for|store|back up|rotate|release|invoice"
    r"|pin|target|aim at|cap)\b"
)
"""What is done at one time, at one price, or with one number."""

AT_SEVERAL = _re(
    rf"{_STARTS}(?:i|we)(?:['’]ve| have)? (?:only |mostly |usually )?(?:ship|deliver|sell|export"
    r"|(?:have|got|own|run|keep|rent) (?:an?|one) )"
)
"""What may be at several places at once: customers, and a thing that is one of its kind."""

DOES = _re(
    r"\A\W*(?-i:[A-Z])[\w.’'-]+(?: (?:& |and |of )?(?-i:[A-Z])[\w’'-]+){0,2}"
    r" (?:does|do|handles?|runs?|leads?|teaches|manages|looks after|owns|covers|cleans|walks|cooks"
    r"|supplies|makes|fixes|cuts|trains|coaches|chairs|organi[sz]es|hosts|edits|maintains|reviews"
    r"|approves|signs off|takes care of|is in charge of|is responsible for|prints|bakes|gets|earns"
    r"|heads|keeps|picks up|drives|minds|babysits|represents|treats|builds"
    r"|\w+s (?:me|us|my|our))\b"
)
"""Whoever is named has a part."""

NEUTRAL = _re(
    r"\b(?:rings?|costs?|takes? place|happens?|comes?|gets?(?! up)|sits?|weighs?|reads?|shows?"
    r"|says?|stands?|arrives?|kicks? off|means?|equals?|falls?|lands?|pays?|fits?|follow|use"
    r"|require|find|begins?|deal|down|live)\b"
    r"|\s(?:in our house|at home|at our place|with us|for (?:me|us)|to (?:me|us)|these days)\b"
)
"""Verbs that say no more than `is`."""

ENDS_AT = _re(
    r"\b(?:ends?|ending|finish\w*|clos(?:e|es|ing)|shuts?|until|till|over|knock\w* off|wraps? up"
    r"|leav(?:e|es|ing)|last orders?)\b"
)
"""The time is that of an end."""

LIKED = _re(r"\b(?:favou?rite|best|go-to|loves?|likes?|prefer\w*|(?:for|to|suits) me)\b")
"""Says that somebody likes it before others."""

STARTING = _re(
    r"\s(?:from|since|as of|starting|beginning) (?:this |next |last |in )?"
    r"(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)|\w+day|week|month|year|term"
    r"|spring|summer|autumn|winter)\b"
)
"""When it begins to hold."""

FOR_WHOM = _re(
    r"\sfor (?:the|my|our|all) [a-z]+\W*\Z|\s(?:because of|thanks to) .*"
    r"|\A\W*(?:with|due to|thanks to|because of) (?:the|my|our) [a-z]+,? (?=(?:i|we)\b)"
)
"""Whose sake something is done for, where whoever does it speaks of themselves."""

SLOTS_OF_MANY = frozenset(
    [
        *("friend", "friends", "cat", "cats", "dog", "dogs", "pet", "pets", "child", "children"),
        *("kid", "kids", "son", "sons", "daughter", "daughters", "brother", "sister", "brothers"),
        *("sisters", "colleague", "colleagues", "hobby", "hobbies", "sport", "sports", "allergy"),
        *("allergies", "language", "languages", "instrument", "instruments", "app", "apps"),
        *("tool", "tools", "client", "clients", "customer", "customers", "neighbour", "neighbours"),
        *("neighbor", "cousin", "cousins", "uncle", "aunt", "nephew", "niece", "plant", "plants"),
        *(
            "student",
            "students",
            "pupil",
            "teacher",
            "teachers",
            "goal",
            "goals",
            "fear",
            "project",
        ),
        *("projects", "medication", "meds", "book", "film", "game", "song", "series", "show"),
        *("problem", "issue", "question", "idea", "point", "thing", "reason", "way", "flight"),
        *("train", "bus", "ex", "friend's", "recipe", "meeting", "meetings", "appointment", "call"),
        *("exam", "exams", "answer", "result", "person", "guy", "man", "woman", "one", "horse"),
    ]
)
"""Of these somebody may have several, and name one of them."""

NUMBERS = {
    **{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8},
    **{"nine": 9, "ten": 10, "eleven": 11, "twelve": 12},
}

_SOME = (
    r"(?:one|two|three|four|five|six|another|an?|both|all|second|third|fourth|last|some|more|extra"
    r"|other|\d{1,2})"
)
SOME_OF_THEM = _re(rf"\b{_SOME}(?: (?:{_SOME}|new|of|the|my|our))* (?P<what>[a-z]{{3,}}|us)\b")
"""Of what is counted, some or all."""

COME_OR_GONE = _re(
    r"\b(?:left|leaving|quit|joined|died|sold|bought|hired|lost|took|born|adopted"
    r"|(?:was|were) moved|moved (?:to|out|on"
    r"|away)|fewer|down to|up to|fired|laid off|killed|ran away|makes? (?:it )?(?:\w+)? now"
    r"|passed away|was added|were added|hatched|one (?:more|less)|replaced)\b"
)
"""Some of them are there no more, or others are."""

PEOPLE = frozenset(
    [
        *("people", "engineers", "developers", "colleagues", "teammates", "members", "employees"),
        *("staff", "us", "players", "students", "persons", "workers", "cooks", "waiters", "nurses"),
        *("designers", "children", "kids", "interns", "volunteers", "teachers", "singers"),
    ]
)
"""Those who are counted in a group."""

MEASURES = frozenset(
    [
        *("euros", "pounds", "dollars", "francs", "kilos", "kilometres", "kilometers", "miles"),
        *("hours", "minutes", "seconds", "days", "weeks", "months", "years", "percent", "words"),
        *("grams", "litres", "metres", "meters", "inches", "feet", "degrees", "times", "nights"),
        *("micrograms", "milligrams", "calories", "watts", "crowns", "rupees", "shillings"),
        *("pages", "sentences", "lines", "spaces", "points", "hrs", "mins", "evenings", "mornings"),
    ]
)
"""What is measured in these is a size, no number of things."""

_HOT = (
    *("coffee", "tea", "espresso", "latte", "cappuccino", "americano", "macchiato", "mocha"),
    *("oolong", "matcha", "rooibos", "chai", "darjeeling", "assam", "sencha", "peppermint"),
    *("chamomile", "camomile", "cocoa", "hibiscus", "mate", "decaf", "cortado", "horlicks"),
)
_STRONG = (
    *("beer", "wine", "cider", "prosecco", "gin", "whisky", "whiskey", "rum", "lager", "stout"),
    *("ale", "sherry", "port"),
)
CUPS = {**dict.fromkeys(_HOT, "hot"), **dict.fromkeys(_STRONG, "alcohol")}
"""What is in a cup: of one occasion there is one of a kind."""

OCCASION = _re(
    r"\b(?:(?:when|while|after|before|with|at|for|during|first thing)(?: (?:i|we|my|the|our))? )"
    r"(?P<when>(?!(?:me|us|it|now|all|good)\b)[a-z]+(?:ing)?(?: (?:up|down))?)\b"
    r"|\b(?P<of>morning|afternoon|evening|bedtime) (?:drink|brew|cuppa)\b"
    r"|\bin the (?P<part>morning|afternoon|evening)s?\b|\bat (?P<night>night|bedtime)\b"
)
"""When something is had: `with dinner`, `while I read`, `in the morning`."""

VALUE = _re(r"\d|\s(?-i:[A-Z])|\b(?:i|we|my|our|me|us|the|is|are)\b|['’]s (?:at|on|in|now)\b")
"""Stands in every message that may say what fills a slot; the others are skipped unread."""

LABEL = _re(
    r"\b(?P<what>year|grade|level|row|room|gate|line|platform|locker|seat|floor|chapter|table|size"
    r"|lane|track|group|stall|zone|terminal|dock|bay|plot|unit|flat|house number|ward"
    r"|hall|class|tier|division|league|band|form|level|gate|pier|block|aisle|shelf)"
    r" (?:is )?(?:number )?(?P<label>\d{1,4}|(?-i:[A-Z])\d{0,3}|[a-h](?=\W|\Z)"
    r"|(?-i:[IVX]{1,4})(?=\W|\Z)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
)
"""One of many that are told apart by a number or letter."""

HOW_OFTEN = _re(
    r"\b(?:once|twice|thrice|(?:\w+) times) (?:an?|per|every|each) (?P<per>day|week|month|year|hour"
    r"|fortnight|quarter|season)\b|\b(?:hourly|daily|weekly|fortnightly|monthly|quarterly|yearly)\b"
    r"|\bevery (?:(?:other|second|third|two|three|four|five|six|\d+) )?(?:days?|weeks?|months?"
    r"|years?|hours?|quarters?)\b"
)
"""How often something is done."""

WE_DO_OFTEN = _re(rf"{_STARTS}(?:i|we) [\w ]{{2,40}}? (?:{HOW_OFTEN.source})")

MEAL = _re(
    r"\b(?:have|eat|having|eating|do) (?P<had>[^,.;:]{2,40}?) for (?P<at>breakfast|lunch|dinner"
    r"|supper)\b|\bfor (?P<first>breakfast|lunch|dinner|supper) (?:i|we) (?:have|eat)"
    r" (?P<then>[^,.;:]{2,40})|\b(?P<meal>breakfast|lunch|dinner|supper)(?: for (?:me|us))?"
    r" (?:is|means|was) (?!at\b|on\b|in\b|with\b)(?P<dish>[^,.;:]{2,40})"
)
"""What is eaten at a meal."""

MEAL_AT = _re(
    r"\b(?:have|eat|having|eating|get) (?:my |our )?(?P<meal>breakfast|lunch|dinner|supper)"
    r" (?:at|in|from|on) (?:my|the|a|our) (?P<place>[a-z]+)"
)
"""Where a meal is eaten."""
