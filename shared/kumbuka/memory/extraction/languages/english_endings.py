"""How English tells that something a person had, used or did has ended.

Patterns see a sentence in which the name of what may have ended is one character, `NAME`. What is
strong ends it alone; what is weak does so where what took its place is told as well.
"""

from __future__ import annotations

import re

from kumbuka.text.late_pattern import LatePattern

NAME = "\ue001"


def _re(source: str) -> LatePattern:
    return LatePattern(source, re.IGNORECASE)


_DETERMINERS = r"(?:(?:my|our|the|this|that|old|poor|dear|good|little|mr|mrs|ms|dr|all|both)\.? )*"
_BEGINS = (
    rf"(?:\A|[,;:—–(] ?|\b(?:and|but|so|because|since|when|after|that|then|as) ){_DETERMINERS}"
)
_BETWEEN = (
    r"(?: (?:and (?:i|me)|has|have|had|is|are|was|were|got|gets|finally|just|recently|sadly|also"
    r"|suddenly|both|eventually|actually|then|pretty much|has been|have been|and my \w+))*"
)
_IS = (
    r"(?:(?:has|have|had|has just|was|were|is|are|got|gets|being|been|has been|have been|finally"
    r"|suddenly|eventually|just|recently|all|both) )+"
)
_OF = (
    r"(?:lease|contract|subscription|membership|trial|trip|job|gig|deal|engine|motor|screen"
    r"|warranty|policy|account)"
)
_AFTER_IT = (
    r"(?=[,;:.!)—–]|\s?-\s|\s*\Z|\s(?:to|for|in|on|at|with|because|since|so|and|but|after|when"
    r"|last|this|yesterday|today|back|off|away|over|again|up|from|as|by|the|which|who|completely"
    r"|entirely|altogether|finally|a|an|two|three|some|any|over|during|before|until|out|around"
    r"|years|months|weeks|ages|ago|now|it|she|he|they|we|i)\b)"
)

_SOMEBODY_LEFT = (
    r"died|passed (?:away|on)|retired|resigned|quit(?! (?:her|his|their|the|my|\w+ing)\b)|emigrated"
    r"|handed in|changed (?:jobs|careers)|moved (?:out(?! of)|away|abroad|on|in with|back"
    r"|to (?-i:[A-Z])|(?:over )?to (?:a|another)(?! (?:\w+ )?(?:flat|house|apartment|place"
    r"|home|room)\b)|to the \w+ (?:department|team|office))"
    r"|left (?:for (?:an?|another|good)|us|me|the (?:company|team|country|firm|band|practice"
    r"|project|job|city)|town|last|after|because|to (?:start|work|join|live|study))"
    r"|left(?: in (?-i:[A-Z])\w+)?(?=[.,;!]|\Z)"
    r"|went (?:back (?:home|to (?-i:[A-Z]))|to live|to a new)|lives? with (?:my|her|his|our"
    r"|a|someone)|took (?:an?|another|early) (?:post|job|position|role|offer|gig|retirement|chair)"
    r"|disappeared|vanished|ran (?:away|off)(?!.*came back)|flew (?:away|off|out|the coop)"
    r"|packed (?:his|her|their|its) (?:bags|things)|never came back|stepped down|stood down"
    r"|found (?:an?|another|a new) (?:job|position|place|full-time \w+|home|employer)"
    r"|wo(?:n['’]t| not) be (?:back|coming|returning)|cheated|graduated|ghosted me"
    r"|(?:is |went )?on (?:maternity|parental|paternity|sick|medical) leave"
    r"|had a falling out|relocated|defected|drop(?:ped)? out"
    r"|moving (?:to|away|out|back|in with|on)|leaving(?! the)|retiring|quitting|wrapped up"
    r"|switched (?:schools|teams|jobs|firms)|walked out|split up|broke up|divorced|got promoted"
    r"|was promoted|dumped me|left me|called it (?:a day|quits)|threw in the towel"
)
_SOMETHING_STOPPED = (
    r"gone(?! (?:to|for an? (?:hour|day|walk|while))\b)|history|over|dead|no more"
    r"|went (?:bust|under|bankrupt|out of business|belly up|missing|extinct|dark|kaput|private"
    r"|downhill)|closed (?:down|its|their|for good|up|permanently|the (?:store|shop|branch|gym"
    r"|office|practice|place|doors)|her (?:practice|shop|studio)|(?:his|her|their) (?:practice"
    r"|shop|studio|garage|workshop|office|surgery|clinic|salon|restaurant"
    r"|caf[eé]|bakery|store|business|doors)|last"
    r"|in (?-i:[A-Z]))|closed(?=[.,;!]|\Z)|shut (?:down|its doors|their doors|up shop)|shuttered"
    r"|folded|dissolved|disbanded|split(?=[.,;!]|\Z)|broke (?:down for good|apart)"
    r"|fell (?:through|apart|to pieces)|sank|burn(?:ed|t) (?:down|out)"
    r"|r[au]n out(?! of)"
    r"|expired|ended(?! (?:with|in|up)\b)|lapsed|ceased|merged (?:with|into)"
    r"|turned into|did(?:n['’]t| not) (?:renew|make it|work out)|failed (?:its|the) (?:inspection"
    r"|mot|test)|took a (?:swim|dive|bath)|drowned|gave up(?! (?:\w+ing|the|on|her|his|their"
    r"|an?)\b)|gave out|bit the dust"
    r"|conked out"
    r"|packed (?:it )?(?:up|in)|pulled (?:the plug|out)|backed out|bailed|had to close"
    r"|ground to a halt|came to an end|drew to a close|wore out|flopped|gathering dust"
    r"|bricked|exploded|melted|kaput|toast|bust|a write-off|rebranded|changed hands|changed owners"
    r"|lost (?:its|their|our|my) (?:licen[cs]e|funding|lease|booking|reservation)"
    r"|behind (?:me|us)|out of (?:the picture|our lives|my life|print)|will have to wait|on ice"
    r"|no longer|stopped (?:making|offering|coming|running|operating|teaching|playing|existing"
    r"|taking|doing|shipping|delivering|charging|turning on|working for good)"
    r"|is being (?:renovated|torn down|demolished|phased out|sold|retired|replaced|wound down|shut)"
    r"|is a building site|off the table|out of the question|done for|hung up (?:his|her|their) \w+"
    r"|went (?:to|back to) (?:an? |another |her |his )?(?:family|home|couple|collector|buyer"
    r"|charity"
    r"|friend|farm|ex|wife|husband|uni|university|college)|went off to"
    r"|turned \d\d and|did (?:his|her) \w+ in"
    r"|got a (?:chair|job|post|place|position) (?:at|in|with)"
)
_BEFELL = (
    r"(?:gone|over|dead|cancell?ed|called off|axed|scrapped|stolen|nicked|sold|totall?ed|wrecked"
    r"|smashed|written off|discontinued|acquired|bought (?:out|by)|evicted|demolished|torn down"
    r"|deprecated|sunset|flooded|destroyed|ruined|closed(?: down| for good)|shut down|turned into"
    r"|fired|laid off|let go|transferred|reassigned|promoted|poached|hired away|headhunted|deported"
    r"|arrested|replaced|renovated|phased out|wound down|shipped off|rehomed|given away|returned"
    r"|put (?:down|to sleep)|rear-ended|repossessed|recalled|cracked|fried|discharged"
    r"|made redundant|dropped|discarded|retired|decommissioned|merged|moved to another|split up)\b"
)
_DONE_TO_US = (
    r"(?:closed (?:my|our) (?:account|branch|department|office|shop|store|unit|site|team)"
    r"|closed (?:her|his) (?:department|unit|team|site|branch|account)"
    r"|dropped (?:us|me)|let (?:me|us|her|him) go|fired (?:me|us)|laid (?:me|us|her|him) off"
    r"|(?:kicked|threw) (?:me|us) out|ditched (?:me|us)|evicted (?:me|us)"
    r"|double-booked (?:us|me)|ripped (?:me|us) off|wore (?:me|us) out|handed (?:me|us) my notice"
    r"|cut (?:my|her|his) (?:position|job|role|hours)|eliminated (?:my|her|his)"
    r"|made (?:me|her|him) redundant|pulled out of our|lost (?:our|my) booking"
    r"|sold (?:the|his|her|their|our) (?:building|house|flat|apartment|shop|practice|business|place"
    r"|restaurant|company|studio)|passed the \w+ on|handed (?:over|the (?:reins|keys|practice)))\b"
)
_LEFT_IT = (
    r"(?:sold|ditched|dumped|dropped|abandoned|binned|scrapped|cancell?ed|quit|fired|sacked|lost"
    r"|gave up(?: on)?|given up(?: on)?|gave (?:away|back)|returned|got rid of|rehomed"
    r"|broke (?:up|it off|things off) with|split (?:up )?(?:with|from)|divorced(?: from)?"
    r"|separated from|killed off|finished(?: with| reading| watching)?"
    r"|graduated from|dropped out of|(?:pull|pulled|back|backed|drop|get|got) out of"
    r"|resign(?:ed)? from|part(?:ed)? (?:ways )?with|said (?:goodbye|bye|farewell) to"
    r"|threw (?:out|away)|thrown (?:out|away)|donated|traded(?: in)?|replaced|retired|outgrew"
    r"|took (?:me|him|her|us) off|came off|wean\w* (?:me |myself )?off|went off|unsubscribed from"
    r"|uninstalled|cut ties with|shut down|wound down|closed down|wrecked|totall?ed|smashed"
    r"|swapped(?: out)?|exchanged|cut out|phased out|ripped out|moved (?:out of|away from|off)"
    r"|(?:got|get|getting|came|gone|went|been) off|walked (?:away from|out of|out on)"
    r"|turned my back on|shelved|fell out (?:of love )?with|handed back|sent back|wrote off"
    r"|bailed on|jumped ship from|withdrew from|moved on from|switched (?:away )?from|pawned"
    r"|passed on|unplugged|decommissioned|deactivated|terminated|broke off|sat on|deregistered from"
    r"|gave back|ran out of (?:money|space|room|patience) (?:for|on|with|at|in)"
    r"|took (?:the|my|our) \w+ out of|lost (?:touch|interest|faith) (?:with|in)"
    r"|cleared out|cancell?ed (?:my|our|the)(?: \w+)? (?:with|at|for|to)|closed (?:my"
    r"|our) account (?:at|with)"
    r"|(?:ended|broke|terminated) (?:my|our|the) \w+ (?:with|at|to)|let go of"
    r"|swore off|sworn off|cut back on|outgrown|opted out of|transferred (?:out of|from)"
    r"|(?:got|was|were|been) (?:kicked|thrown|priced|forced|pushed) out of"
    r"|(?:got|was|were) (?:dropped|let go|laid off|fired|sacked|made redundant|cut) (?:by|from)"
    r"|stopped (?:seeing|using|going|working|taking|drinking|eating|playing|studying|learning"
    r"|watching|reading|paying|buying|shopping|training|running|volunteering|smoking|doing"
    r"|attending|visiting|wearing|driving|riding|practi[sc]ing|teaching|writing|dating|deploying)"
    r"(?: with| at| to| in| on| by| for)?|stepped (?:down|back) from"
    r"|(?:am|are|is|['’]m|['’]re|['’]s|got|been) (?:all )?(?:done|through|finished|fed up"
    r"|laid off) (?:with|from|by|at)|(?:tired|sick) of|had enough of|over with"
    r"|handed in (?:my|his|her) (?:notice|resignation|badge|keys|laptop) (?:at|to)"
    r"|had (?:my|her|his|our|their) (?:very )?last (?:day|shift|lesson|class|session|week)"
    r" (?:at|with|in)|(?:moved|switched|migrated|transferred|went|changed|converted|jumped)"
    r"(?: (?:over|away|everything|it all|us|all|of it|(?:my|our) \w+|the (?:whole )?(?:site|team"
    r"|company|project|stack|repo|backlog|data|code)))* (?:from|off)|instead of|rather than"
    r"|never replaced)"
)
_I_ENDED = rf"(?:{_LEFT_IT} {_DETERMINERS}|no longer (?:\w+ ){{0,4}}?{_DETERMINERS})"

_CLAUSE = r"[^,;.!?]{0,60}?"

_ITSELF = rf"{_BEGINS}(?:{_OF} (?:on|with|at|to|for|from|in|of) (?:the )?)?{NAME}(?:['’]s)?"
_LEFT = (
    rf"\bleft {_DETERMINERS}{NAME}(?=[,;.!]|\s*\Z|\s(?:for (?!the\b)|in (?-i:[A-Z])|last|after"
    r"|because|to (?:start|work|join|live|go)|two|a (?:month|year|week|while)|years|behind)\b)"
)

IT_ENDED = _re(
    rf"{_ITSELF}{_BETWEEN} (?:{_SOMEBODY_LEFT}|{_SOMETHING_STOPPED}|{_DONE_TO_US})\b"
    rf"|{_ITSELF} {_IS}{_BEFELL}"
)
"""What is named has ended by itself."""

I_ENDED = _re(
    rf"\b{_I_ENDED}{NAME}{_AFTER_IT}|\bgave {_DETERMINERS}{NAME} up\b"
    rf"|(?:\bnot|n['’]t|\bnever){_CLAUSE} {NAME}{_CLAUSE} any ?more\b"
)
"""The user has done with it."""

ENDED = _re(
    rf"{IT_ENDED.source}|{I_ENDED.source}|{_LEFT}"
    rf"|\blet {_DETERMINERS}{NAME} (?:lapse|go|expire|run out|die|slide)\b"
    rf"|\b(?:killed|destroyed|fried|smashed|ruined|flooded|rear-ended|did in|stole|bricked"
    r"|broke|cracked|crushed|drowned)"
    rf" {_DETERMINERS}{NAME}{_AFTER_IT}"
    r"|\b(?:moved|migrated|exported|transferred|ported|copied|imported) (?:everything|it all"
    r"|all of it|the (?:whole )?lot|all (?:my|our) \w+|(?:my|our) (?:notes|data|files|photos|tasks"
    rf"|code|repos|docs|mail|playlists|passwords|accounts?|money|savings)) from {NAME} (?:in)?to\b"
    rf"|\bgave {_DETERMINERS}{NAME} (?:away|back|to)\b"
    rf"|\b(?:sent|took|brought|handed|shipped) {_DETERMINERS}{NAME} back\b"
    rf"|\bso much for (?:being )?{NAME}"
    rf"|\b(?:nuked|took) {_DETERMINERS}{NAME} (?:down|apart|install)"
    rf"|{NAME}{_CLAUSE}\b(?:is|are|was|were|do|does|did|has|have)(?: not|n['’]t){_CLAUSE}"
    r" any ?more\b"
    rf"|{NAME}(?:['’]s)? (?:and|with) (?:i|me|us|her|him)\b{_CLAUSE}"
    r"\b(?:(?:is|are|was|were|['’]s) over|(?:broke|split) up|are done)\b"
)
"""Ends what is named, alone."""

OF_ANOTHER = _re(
    r"\b(?:(?:closed|cut|eliminated|dropped) (?:her|his|their) (?:department|position|job|role|team"
    r"|account|hours|branch|unit|site)|(?:fired|dropped|let|laid|kicked|dumped) (?:her|his|him|them"
    r"|their)\b)"
)
"""What became of somebody else there."""

HABIT = _re(
    r"\A\W*(?:(?:so|now|instead|and|these days),? )?(?:i|we|he|she"
    r"|they|(?:my|our) \w+|on \w+days,? (?:i|we))"
    r"(?:(?:['’](?:m|re)| am| are| is) (?:with|on|at|in|using|seeing|learning|saving|doing|playing)"
    r"| (?:just |only |mostly |usually )?(?:train|bank|work|go|goes|get|use|take|have|has|see|do"
    r"|does"
    r"|drive|ride|eat|drink|play|shoot|write|run|swim|shop|buy|order|stay|live|rent|report|study"
    r"|learn|teach|watch|listen|meditate|meet|rehearse|sleep|wear|cook|swear by|practi[sc]e|sing"
    r"|paint|draw|book|sit|log in|draw|commute|carpool)s?)\b"
)
"""Says what the user does these days."""

OF_KIN = _re(
    r"(?:my|our|a|an) (?P<who>brother|sister|mother|father|mom|dad|mum|friend|son|daughter"
    r"|colleague|coworker|boss|neighbou?r|cousin|uncle|aunt|roommate|flatmate|manager|parents|in-laws"
    r"|grandparents|grandmother|grandfather|friends|sisters|brothers|colleagues|neighbou?rs)\b"
)
"""The sentence is about one of these."""

ANOTHER_DID = _re(
    r"\b(?:he|she|they|my (?:brother|sister|mother|father|mom|dad|mum|friend|son|daughter|colleague"
    r"|coworker|boss|neighbou?r|cousin|uncle|aunt|roommate|flatmate|manager)(?: (?-i:[A-Z])\w+)?)"
    rf" (?:\w+ ){{0,2}}?(?:{_I_ENDED}|left {_DETERMINERS}){NAME}"
)
"""It is somebody else who has done with it."""

I_DID = _re(
    rf"\bI(?:['’]ve|['’]m)? (?:\w+ ){{0,3}}?(?:{_I_ENDED}|left {_DETERMINERS})"
    rf"{NAME}"
)
"""It is the user who has done with it."""

COMPLAINED_OF = _re(
    r"\b(?:\w+ed|lost|broke|stole|hate|cut|shut|killed|sat|fed up|tired|sick|fell|trouble|problems?"
    r"|issues?|enough|n['’]t \w+|killing|leaking)(?: up| out)?"
    rf"(?: (?:at|on|with|of|from|in|by|for))? {_DETERMINERS}{NAME}"
)
"""Something befell what is named."""

SWAPPED_IT = _re(
    r"\b(?:swapped|replaced|exchanged|traded|changed|switched) (?:it|him|her|them|me)(?: out)?"
    r" (?:for|with|to)\b"
)
"""Something else is in its place."""

ONE_OF_A_KIND = _re(rf"\b(?:the|an?|our|my)(?: old)? {NAME}")
"""What is named is a thing, not a person or place."""

ANOTHER_ONE = _re(r"\b(?:an?|his|her|their|\w+['’]s)(?: (?:old|new|used|second-hand|spare))? \Z")
"""What follows is one of a kind of which there are many."""

PUT_ON = _re(
    r"\b(?:put|switched|moved|started|changed|got) (?:me|us|him|her) (?:over |back )?(?:on|onto|to)"
    r" (?!hold|notice|leave|the|a|call|speaker|my|his|her|it|this|that|mute|track)\w"
    r"|\b(?:took|taken|taking) up (?:the )?\w"
)
"""Somebody gave something else in its place, whatever it is called."""

FIRST = _re(rf"\A{_DETERMINERS}{NAME}\b|{_BEGINS}{NAME}(?:['’]s)?{_BETWEEN} \w")
"""What is named is what the sentence is about."""

ENDED_IT = _re(
    r"\b(?:(?:sold|cancell?ed|dropped|ditched|dumped|quit|returned|gave|replaced|fired|traded"
    r"|donated|scrapped|(?:i|we) left|broke up with|split (?:up )?(?:with|from)|got rid of"
    r"|canned|binned)"
    r" (?:it|him|her|them|that)\b|dropped out\b|had enough\b|called it quits|walked away\b"
    r"|(?:it['’]?s|it is|that['’]?s|we['’]re|they['’]re) (?:all )?over\b(?! (?:the|there"
    r"|here|to|at))|gave up\b|(?:i|we) cancell?ed(?= and\b|[,.;]))"
)
"""What the sentence before is about, or this one, has ended."""

COMPLAINT = _re(
    r"\b(?:raised|doubled|tripled|hiked|increased|crash\w*|kept|couldn['’]t|wouldn['’]t|won['’]t"
    r"|can['’]t|doesn['’]t|too|terrible|awful|mess|tired|broke|broken|burned|fried|failed|failing"
    r"|gave (?:me|him|her) (?:an? )?(?:terrible|awful|horrible|bad|nasty|headaches?|rash"
    r"|cough|side)"
    r"|enough|waste|pric\w+|expensive|slow\w*|annoy\w*|horrible|miserable|trouble|nowhere"
    r"|stress\w*|hurt\w*|leak\w*|hacked|outages?|went|lost|stole|stolen|died|double-booked"
    r"|overbooked|cancell?ed|rearranged|reorgani[sz]ed|boring|bored|unbearable|useless|buggy"
    r"|clunky|unreliable|flak\w+|worse|worst|hate\w*|fell|never|side effects?|dizzy|nauseous|far"
    r"|small|noisy|damp|mould|mold|flagg\w+|fed up|nightmare|flooded|dust|building site|nobody"
    r"|no one|tim(?:ing|ed) out|ran out|hopeless|bankrupt|unhappy|sick|strike|fault\w*|struggl\w+"
    r"|rude|overpriced|refused|ignored|messed|screwed|disappoint\w*|unhelpful|dropping|cut|moved"
    r"|left|retir\w+|promoted|cheated|closed|shut|sat on|cracked|wrecked|ruined|scratch\w*|dented"
    r"|pull\w* out|tore|aches?|ached|pains?|blisters?|rash|killing|made (?:my|me)|locked (?:me|us)"
    r"|wanted too|clash\w*|leaks?|felt like|unread|late|piling up|braces|froze\w*|on hold|grumpy"
    r"|shouted|yelled|cracked down|no good|botched|jacked up"
    r"|locked out|nuked|bent|poisoning|poisoned|threw (?:us|me) out|sucked|stank|shoddy|weird"
    r"|gone bad"
    r"|unread|too many|refit|charm|twice)\b"
)
"""Why somebody may have turned to something else."""

TURNED = _re(
    r"\b(?:in (?:its|his|her|their) place|replaced (?:it|him|her|them) with"
    r"|took over (?:from|the)"
    r"|his replacement|her replacement|(?:found|got|landed) something (?:at|with)"
    r"|took (?:me|us|him|her) on|hired (?:me|her|him)|(?:has|have|took|got) (?:his|her|their)"
    r" (?:seat|room|place|desk|job|role|spot|chair|office)|seeing (?:an?|someone)"
    r"|(?:i|we)(?:['’](?:m|re|ve))? (?:\w+ )?(?:with|at|on|in|use|using|have|got"
    r"|ended up (?:with|on"
    r"|at)|settled on|went with|switched to|jumped (?:over )?to|signed up (?:with|at|for)|joined"
    r"|chose|picked) "
    r"(?:\w+ ){0,4}?(?-i:[A-Z])[\w-]+ (?:instead|these days|nowadays|now|for good))\b"
)
"""Says of a sentence that it tells what came instead."""

IS_AT = (
    r"(?:is|are|sits?|lives?|goes|runs?|meets?|takes? place|happens|will be|gets?|comes?|starts?)\b"
)
"""After a thing's name, before what holds of it."""

NOT_INSTEAD = _re(
    r"\b(?:also|as well|too(?=[.!]|\Z)|another|in addition|additionally|besides|alongside"
    r"|temporarily|for (?:the day|a day|a bit|a while|a week|a moment|one|this week|tonight|today)"
    r"|covers? for|filling in|stand(?:s|ing) in|subbing|borrowed"
    r"|while (?:it|he|she|they)|until (?:it|he|she|they)|on loan|second)\b"
)
"""It holds beside the other, or for a while."""

NOT_ENDED = _re(
    r"\b(?:nearly|almost|might|may|could|would|should|will|going to|gonna|about to|thinking (?:of"
    r"|about)|considering|planning|plan to|want(?:s|ed)? to|hop(?:e|ing)|wish|if|unless|whether"
    r"|wonder\w*|supposed|imagine|dream\w*|never (?:sold|quit|left|died|gave)|have(?:n['’]t| not)"
    r" (?:sold|quit|left)|did(?:n['’]t| not) (?:sell|quit|leave|die|break|close|retire|give|drop"
    r"|cancel|lose)|not (?:dead|gone|over|sold|closed)|for (?:the )?(?:sale|weekend|day|night"
    r"|afternoon|evening|morning)|(?:this|early this|later this) (?:morning|afternoon|evening)"
    r"|tonight|early|repaired|mended|fixed|at home|by (?:accident|mistake)|accidentally"
    r"|it['’]?s (?:fine|ok|okay|back)"
    r"|(?:he|she|they|it) (?:came|is|was) (?:back|fine)|still works?|got (?:it|him|her) back"
    r"|until (?:\w+day|tomorrow|then|next)|for today|on vacation|on holiday|vet"
    r"|in the (?:film"
    r"|movie|book|game|series|novel|story|show|episode|song))\b"
)
"""A sentence with this tells of no ending: of a plan, a fear, a story or a while."""

PARTNERS = frozenset(
    [*("wife", "husband", "partner", "girlfriend", "boyfriend", "spouse", "fiance", "fiancee")]
)
"""Whom a new job or place takes nothing from."""

PARTED = _re(
    r"\b(?:died|passed (?:away|on)|(?:broke|split|broken) up|divorced?|separated|left me|dumped me"
    r"|cheated|ghosted me|ex-?\w*|over|ended it|called it off|no longer)\b"
)
"""How a couple ends."""

DIES_ONLY = frozenset(
    [
        *("brother", "sister", "mother", "father", "parents", "mom", "dad", "mum", "son"),
        *("daughter", "children", "child", "grandmother", "grandfather", "cousin", "uncle", "aunt"),
        *("niece", "nephew", "siblings", "kids", "friend", "best_friend"),
    ]
)
"""Whose relation neither a move nor a resignation ends."""
