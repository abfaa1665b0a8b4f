"""How English tells that something a person had, used or did has ended.

Patterns see a sentence in which the name of what may have ended is one character, `NAME`. What is
strong ends it alone; what is weak does so where what took its place is told as well.
"""

from __future__ import annotations

import re

NAME = "\ue001"


def _re(source: str) -> re.Pattern[str]:
    return re.compile(source, re.IGNORECASE)


_DETERMINERS = r"(?:(?:my|our|the|this|that|old|poor|dear|good|little|mr|mrs|ms|dr|all|both)\.? )*"
_BEGINS = (
    rf"(?:\A|[,;:—–(] ?|\b(?:and|but|so|because|since|when|after|that|then|as) ){_DETERMINERS}"
)
_BETWEEN = (
    r"(?: (?:and (?:i|me)|has|have|had|is|are|was|were|got|gets|finally|just|recently|sadly|also"
    r"|suddenly|both|eventually|actually|then|pretty much|has been|have been|and my \w+))*"
)
_OF = (
    r"(?:lease|contract|subscription|membership|trial|trip|job|gig|deal|engine|motor|screen"
    r"|battery|warranty|policy|account)"
)
_AFTER_IT = (
    r"(?=[,;:.!)—–]|\s?-\s|\s*\Z|\s(?:to|for|in|on|at|with|because|since|so|and|but|after|when"
    r"|last|this|yesterday|today|back|off|away|over|again|up|from|as|by|the|which|who|completely"
    r"|entirely|altogether|finally|a|an|two|three|some|any|over|during|before|until|out|around"
    r"|years|months|weeks|ages|ago|now|it|she|he|they|we|i)\b)"
)

_IT_ENDED = (
    r"(?:died|dead|passed (?:away|on)|gone|over|history|put (?:down|to sleep)|had to be put down"
    r"|retired|resigned|quit|emigrated|promoted|fired|laid off|let go|transferred|reassigned"
    r"|handed in|changed (?:jobs|careers)"
    r"|moved (?:out|away|abroad|on|in with|back|to (?-i:[A-Z])|(?:over )?to (?:a|another|the))"
    r"|left (?:for|us|me|the (?:company|team|country|firm|band|practice|project|job|city)|town|in"
    r"|last|after|at the|over|because|to)|left(?=[.,;!]|\Z)"
    r"|went (?:back (?:home|to)|to live|bust|under|bankrupt|out of business|belly up|to a new"
    r"|offline|missing|home to|away for good|on (?:maternity|parental|paternity) leave)"
    r"|lives? with (?:my|her|his|our|a|someone|his new|her new)"
    r"|cl(?:osed|osing) (?:down|its|their|for good|my|our|up|her|his|last|in|after|at|for"
    r"|permanently|the|this|over)|closed(?=[.,;!]|\Z)"
    r"|shut (?:down|its doors|their doors|up shop)|shuttered|folded|dissolved|disbanded|split(?: up"
    r"| with me)?(?=[\s.,;!]|\Z)|broke (?:up|down for good|it off|off)|divorced|separated"
    r"|fell (?:through|apart|to pieces)|called (?:it )?off|cancell?ed|axed|scrapped|stolen|nicked"
    r"|sold(?! (?:me|us|out)\b)|totall?ed|wrecked|smashed|written off|discontinued|acquired|evicted"
    r"|demolished|torn down|deprecated|sunset|sank|sunk|burn(?:ed|t) (?:down|out)|flooded"
    r"|ran out|run out|runs out|expired|expires|ended|lapsed|ceased"
    r"|turned into|merged (?:with|into)|(?:did|wo|does|would|do)(?:n['’]t| not) renew\w*"
    r"|failed (?:its|the|his|her) \w+|took a (?:swim|dive|bath)|drowned|gave up|given up"
    r"|bit the dust|conked out|packed (?:it )?(?:up|in)|ditched (?:me|us)"
    r"|(?:did|does)(?:n['’]t| not) work out|dropped (?:us|me)|dumped (?:me|us)"
    r"|(?:kicked|threw|thrown) (?:me |us )?out|let (?:me|us) go|fired (?:me|us)"
    r"|laid (?:me|us) off|replaced|being (?:renovated|torn down|demolished|shut|closed|phased out"
    r"|sold|retired|replaced|wound down)|renovated|phased out|wound down|shipped off|rehomed"
    r"|given away|returned|ghosted|"
    r"stopped (?:working|making|offering|coming|running|operating|teaching|playing|seeing|charging"
    r"|turning on|existing|answering|taking|doing|being|shipping|delivering)|is no more"
    r"|no longer|out of (?:the picture|our lives|my life|print|stock for good))\b"
)
_I_ENDED = (
    r"(?:(?:sold|ditched|dumped|dropped|abandoned|binned|scrapped|cancell?ed|quit|fired|sacked|lost"
    r"|gave up(?: on)?|given up(?: on)?|gave away|gave back|gave|returned|got rid of|rehomed"
    r"|broke (?:up|it off|things off) with|split (?:up )?(?:with|from)|divorced(?: from)?"
    r"|separated from|left|killed(?: off)?|finished|finished (?:with|reading|watching)"
    r"|graduated from|dropped out of|(?:pull|pulled|back|backed|drop|get|got) out of"
    r"|resign(?:ed)? from|part(?:ed)? (?:ways )?with|said (?:goodbye|bye|farewell) to"
    r"|threw (?:out|away)|thrown (?:out|away)|donated|traded(?: in)?|replaced|retired|outgrew"
    r"|took (?:me|him|her|us) off|came off|wean\w* (?:me |myself )?off|went off|unsubscribed from"
    r"|uninstalled|cut ties with|shut down|wound down|closed(?: down)?|wrecked|totall?ed|smashed"
    r"|crashed|swapped(?: out)?|exchanged|cut out|phased out|ripped out|moved (?:out of|away from"
    r"|off)|(?:moved|got|get|getting|came|gone|went|been) off|walked away from|turned my back on"
    r"|stopped (?:\w+ing |going )?(?:with |at |to |in |on |by )?|stepped (?:down|back) from"
    r"|called off|put down|let go of|ran out of|outgrown|opted out of|transferred (?:out of|from)"
    r"|(?:am|are|is|['’]m|['’]re|['’]s|was|were|got|been) (?:all )?(?:done|through|finished|fed up"
    r"|finished up|laid off) (?:with|from|by|at)|(?:tired|sick) of|had enough of|over with"
    r"|handed in (?:my|his|her) (?:notice|resignation) (?:at|to)"
    r"|had (?:my|her|his|our|their) (?:very )?last (?:day|shift|lesson|class|session|week)"
    r" (?:at|with|in)|(?:moved|switched|migrated|transferred|went|changed|converted|jumped)"
    r"(?: \w+){0,4}? (?:from|off|away from)|instead of|rather than|never replaced)"
    rf" {_DETERMINERS}|no longer (?:\w+ ){{0,4}}?{_DETERMINERS})"
)

_CLAUSE = r"[^,;.!?]{0,60}?"

IT_ENDED = _re(
    rf"{_BEGINS}(?:{_OF} (?:on|with|at|to|for|from|in|of) (?:the )?)?{NAME}(?:['’]s)?{_BETWEEN}"
    rf" {_IT_ENDED}"
)
"""What is named has ended by itself."""

ENDED = _re(
    rf"{IT_ENDED.pattern}"
    rf"|\b{_I_ENDED}{NAME}{_AFTER_IT}"
    rf"|\blet {_DETERMINERS}{NAME} (?:lapse|go|expire|run out|die)\b"
    rf"|\bgave {_DETERMINERS}{NAME} (?:up|away|back|to)\b"
    rf"|(?:\bnot|n['’]t|\bnever){_CLAUSE} {NAME}{_CLAUSE} any ?more\b"
    rf"|{NAME}{_CLAUSE}\b(?:is|are|was|were|do|does|did|has|have)(?: not|n['’]t){_CLAUSE}"
    r" any ?more\b"
    rf"|{NAME}(?:['’]s)? (?:and|with) (?:i|me|us|her|him)\b{_CLAUSE}"
    r"\b(?:is|are|was|were|['’]s) over\b"
)
"""Ends what is named, alone."""

I_ENDED = _re(
    rf"\b{_I_ENDED}{NAME}{_AFTER_IT}|\bgave {_DETERMINERS}{NAME} up\b"
    rf"|(?:\bnot|n['’]t|\bnever){_CLAUSE} {NAME}{_CLAUSE} any ?more\b"
)
"""The part of them that says the user has done with it."""

OF_ANOTHER = _re(r"\b(?:closed|fired|dropped|let|laid|kicked) (?:her|his|him|them|their)\b")
"""What became of somebody else there."""

ANOTHER_DID = _re(
    r"\b(?:he|she|they|my (?:brother|sister|mother|father|mom|dad|mum|friend|son|daughter|colleague"
    r"|coworker|boss|neighbou?r|cousin|uncle|aunt|roommate|flatmate|manager)(?: (?-i:[A-Z])\w+)?)"
    rf" (?:\w+ ){{0,2}}?{_I_ENDED}{NAME}"
)
"""It is somebody else who has done with it."""

I_DID = _re(rf"\bI(?:['’]ve|['’]m)? (?:\w+ ){{0,3}}?{_I_ENDED}{NAME}")
"""It is the user who has done with it."""

COMPLAINED_OF = _re(rf"\b(?:\w+ed|lost|broke|stole|hate|cut|shut|killed) {_DETERMINERS}{NAME}")
"""Something befell what is named."""

PUT_ON = _re(
    r"\b(?:put|switched|moved|started|changed|got) (?:me|us|him|her) (?:over |back )?(?:on|onto|to)"
    r" (?!hold|notice|leave|the|a|call|speaker|my|his|her|it|this|that|mute|track)\w"
)
"""Somebody gave something else in its place, whatever it is called."""

FIRST = _re(rf"\A{_DETERMINERS}{NAME}\b|{_BEGINS}{NAME}(?:['’]s)?{_BETWEEN} \w")
"""What is named is what the sentence is about."""

ENDED_IT = _re(
    r"\b(?:(?:sold|cancell?ed|dropped|ditched|dumped|quit|returned|gave|replaced|fired|traded"
    r"|donated|scrapped|left|broke up with|split (?:up )?(?:with|from)|got rid of|canned|binned)"
    r" (?:it|him|her|them|that)\b|dropped out\b|had enough\b|called it quits|walked away\b"
    r"|(?:it['’]?s|it is|it was|that['’]?s|we['’]re|they['’]re) (?:all )?over\b(?! (?:the|there"
    r"|here|to|at))|gave up\b|gave in my notice)"
)
"""What the sentence before is about, or this one, has ended."""

COMPLAINT = _re(
    r"\b(?:cut|raised|doubled|tripled|hiked|increased|crash\w*|kept|couldn['’]t|didn['’]t|wouldn['’]t"
    r"|won['’]t|can['’]t|doesn['’]t|too|terrible|awful|mess|tired|broke|broken|burned|fried|failed"
    r"|failing|gave me|closed?|closing|enough|waste|pric\w+|expensive|slow\w*|annoy\w*|horrible"
    r"|miserable|trouble|problems?|nowhere|cheat\w*|stress\w*|hurt\w*|leak\w*|hacked|outages?|down"
    r"|went|lost|stole|stolen|died|double-booked|overbooked|cancell?ed|rearranged|reorgani[sz]ed"
    r"|boring|bored|unbearable|useless|buggy|clunky|unreliable|flak\w+|worse|worst|hate\w*|fell"
    r"|never|got rid|side effects?|dizzy|nauseous|far|small|noisy|damp|mould|mold|flagg\w+|quit"
    r"|moved|left|retir\w+|promoted|finished|ended|over)\b"
)
"""Why somebody may have turned to something else."""

TURNED = _re(
    r"\b(?:instead|in (?:its|his|her|their) place|replace[ds]? (?:it|him|her|them)|took over"
    r"|taken over|replacement|(?:put|switched|moved|transferred|started|got) (?:me|us|everyone"
    r"|everything|him|her|all of it|it all|it) (?:\w+ )?(?:on|onto|to|into|with)|these days"
    r"|nowadays|(?:sent|gave|lent|got|bought) (?:me|us) (?:an?|his|her|their|my)"
    r"|found something (?:at|with)|took (?:me|us|him|her) on|hired (?:me|her|him)|signed (?:up|on)"
    r"|went with|everything (?:is|went|lives|runs)|goes to|stuck with|switched|ended up|settled"
    r"|picked up an?|we picked|i picked|joined|moved into|seeing (?:an?|someone)|next up)\b"
)
"""Says of a sentence that it tells what came instead."""

NOT_INSTEAD = _re(
    r"\b(?:also|as well|too(?=[.!]|\Z)|another|in addition|additionally|besides|alongside"
    r"|temporarily|for (?:the day|a day|a bit|a while|a week|a moment|one|this week|tonight|today)"
    r"|while (?:it|he|she|they)|until (?:it|he|she|they)|on loan|second)\b"
)
"""It holds beside the other, or for a while."""

NOT_ENDED = _re(
    r"\b(?:nearly|almost|might|may|could|would|should|will|going to|gonna|about to|thinking (?:of"
    r"|about)|considering|planning|plan to|want(?:s|ed)? to|hop(?:e|ing)|wish|if|unless|whether"
    r"|wonder\w*|supposed|imagine|dream\w*|never (?:sold|quit|left|died|gave)|have(?:n['’]t| not)"
    r" (?:sold|quit|left)|did(?:n['’]t| not) (?:sell|quit|leave|die|break|close|retire|give|drop"
    r"|cancel|lose)|not (?:dead|gone|over|sold|closed)|for (?:the )?(?:sale|weekend|day|night"
    r"|afternoon|evening|morning)|early today|on vacation|on holiday|vet|by mistake|in the (?:film"
    r"|movie|book|game|series|novel|story|show|episode|song))\b"
)
"""A sentence with this tells of no ending: of a plan, a fear, a story or a while."""

HINT = _re(
    r"\b(?:died|passed away|gone|over|retired|resigned|quit|promoted|fired|laid off|left|moved"
    r"|went|clos(?:ed|ing)|shut|folded|split|broke\w*|divorced|separated|fell|cancell?ed|scrapped"
    r"|stolen|sold|sank|burn(?:ed|t)|ran out|expired|ended|lapsed|turned into|merged|renew|failed"
    r"|swim|drowned|gave|given|didn['’]t|couldn['’]t|wouldn['’]t|any ?more|no longer|ditched"
    r"|dumped|dropped|lost|returned|rid of|killed|finished|graduated|pull(?:ed)? out|handed in"
    r"|last (?:day|lesson|shift|class)|let|threw|donated|traded|replaced|outgrew|took \w+ off|off"
    r"|uninstalled|unsubscribed|done with|tired of|sick of|enough|stopped|cut|kept|too|crash\w*"
    r"|terrible|fried|waste|stole|raised|doubled|never|rehomed|being|nowhere|double-booked"
    r"|rearranged|totall?ed|wrecked|phased|laid|dead|swapped|switched|miserable|cheated|price\w*)\b"
)
"""Stands in every sentence that may tell of an ending; the others are skipped unread."""

DIES_ONLY = frozenset(
    [
        *("brother", "sister", "mother", "father", "parents", "mom", "dad", "mum", "son"),
        *("daughter", "children", "child", "grandmother", "grandfather", "cousin", "uncle", "aunt"),
        *("niece", "nephew", "siblings", "kids", "friend", "best_friend"),
    ]
)
"""Whose relation neither a move nor a resignation ends."""
