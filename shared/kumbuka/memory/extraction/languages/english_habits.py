"""English for what a user does again and again, and how they live."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, EPISODIC, OBJECT, frame
from kumbuka.memory.extraction.languages.english_things import DID, END, PROPER
from kumbuka.memory.extraction.languages.english_words import LASTING
from kumbuka.memory.extraction.table import Frame

# Said of oneself without more, these are habits; the others of the list also are what somebody
# does right now, and need a word like "these days".
_HABITUAL = (
    r"(?:commute|earn|smoke|vape|coach|collect|grow|breed|volunteer|tutor|babysit|feed|sleep"
    r"|get up|wake up|go to bed|work out|listen to|sing in|busk|meditate|carpool|journal|freelance"
    r"|mentor|avoid|foster|homeschool|brew|ferment|knit|crochet)"
)
_OFTEN = (
    r"(?:read|watch|drink|eat|cook|bake|write|paint|draw|travel|fly|walk|cycle|bike|swim|hike|climb"
    r"|jog|run|train|exercise|order|wear|skip|attend|donate|stream|game|play|study|practi[sc]e|save"
    r"|make|charge|bill|spend|pay|buy|shop|go|take|have|leave|start|finish|work|drive|ride|live"
    r"|speak|sing|dance|post|blog|sit|stay|park|rent|see|do|deploy|release|meet|ship|hire|host)"
)
_NOT_NOW = (
    r"(?!(?:(?:the|this|that|an?|some|my) )?(?:error|issue|problem|bug|warning|exception|message"
    r"|test|tests|code|function|file|files|log|logs|output|what|how|why|it|this|that|into)\b)"
)
_NO_PART = (
    r"(?!(?:the|this|that|these) (?!bus|train|tram|metro|subway|tube|ferry|car|stairs|lift|news"
    r"|kids|dog|bins|evening|morning|garden|house|cooking|dishes|laundry)\w)"
)
_TO_WORK = r"(?:to (?:work|the office|college|class|lectures|school|uni|university|campus))"

_NOWADAYS = r",? (?:these days|nowadays|from now on|lately)(?: instead)?[.!]*$"
_NOW = r",? (?:now|these days|nowadays|from now on|lately)(?: instead)?[.!]*$"
_OF_THE_MOMENT = (
    r"(?:am|is|are|was|were|be|been|do|does|did|have|has|had|can|could|would|should|will|may|might"
    r"|must|need|want|get|got|see|know|think|feel|guess|hope|wish|mean|wonder|understand|remember"
    r"|forget|agree|believe|suppose|try|wait|look|sound|seem|receive|return|throw|call|pass|fail"
    r"|run|test|check|add|remove|fix|change|print|import|define|declare|parse|convert|click|open"
    r"|close|enter|type|copy|paste|install|restart|stop|understand|notice|realize|realise|find"
    r"|lose|miss|face|experience|encounter|hit|not|just|don['’]?t|can['’]?t|never|only|also|then"
    r"|come|came|went|said|told|made|found|left|right|\w+ed|\w+ing)"
)
_ONGOING = (
    r"(?:saving|training|studying|learning|living|renting|dating|playing|reading|teaching|coaching"
    r"|doing|taking|eating|drinking|selling|writing|building|growing|leading|managing|paying"
    r"|sharing"
    r"|working (?:as|for|at|from|with|in)|commuting|volunteering|listening|watching|driving|riding)"
)

HABIT_FRAMES: tuple[Frame, ...] = (
    frame("commute walk drive cycle bike take ride run go bus carpool",
          rf"{LASTING}(?P<object>(?:commute (?:by|with|on) \S+.*|(?:walk|drive|cycle|bike|bus"
          rf"|carpool|run) {_TO_WORK}.*|(?:take|ride|catch) (?:the|my|a) \w+(?: \w+)? {_TO_WORK}.*"
          rf"|go {_TO_WORK} (?:by|on) \S.*))", "pattern", attribute="commute"),
    frame("get wake have 've been", r"(?P<object>(?:(?:['’]ve|have) been )?(?:get(?:ting)?|wak(?:e"
          r"|ing)) up (?:at|around|before|by) \S.*)", "pattern", attribute="wake_up"),
    frame("go have 've been", r"(?P<object>(?:(?:['’]ve|have) been )?go(?:ing)? to bed (?:at|around"
          r"|before|by) \S.*)", "pattern", attribute="bedtime"),
    frame("'m am 're are", rf"{AM} (?:usually |now |always |only )*(?P<object>(?:free|available"
          r"|busy|unavailable|off) (?:(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days"
          r"|(?:after|before|from|until) \d|in the (?:morning|evening|afternoon)s)\b.*)", "pattern",
          attribute="availability"),
    frame("smoke smokes vape run jog swim cycle hike climb row meditate journal",
          r"(?P<object>(?P<attribute>smoke|vape|run|jog|swim|cycle|hike|climb|row|meditate"
          r"|journal)s?"
          r" (?:\S+ ){0,4}?(?:every|daily|weekly|(?:once|twice|\w+ times) (?:a|per)|an?(?= (?:day"
          r"|week|night)\b)) \S+.*)",
          "pattern"),
    frame("smoke vape", r"(?P<object>(?P<attribute>smoke|vape))(?=[.!,]*$)", "pattern"),
    frame("earn make", r"(?:earn|make(?= (?:about |around )?(?:[$€£]\d|\d[\d,.]*k\b"
          r"|\d[\d,]{3,}))) (?P<object>(?:about |around )?[$€£]?\d[\w.,]*.*)",
          "identity", attribute="salary"),
    frame("work", r"(?P<object>work out (?:in|at|on|before|after|every) \S.*)", "pattern",
          attribute="workout"),
    frame("commute teach earn smoke vape coach collect grow breed volunteer tutor babysit feed"
           " sleep"
          " get wake go work listen sing busk meditate carpool journal freelance mentor avoid"
          " foster"
          " homeschool brew ferment knit crochet feeds sleeps teaches smokes collects",
          rf"(?P<object>(?!work out (?:the|it|how|what|why|that"
          rf"|this)\b){_HABITUAL}s? {_NOT_NOW}{LASTING}\S.*)", "pattern"),
    frame("", rf"(?P<object>{_OFTEN}(?:e?s)? {_NOT_NOW}{_NO_PART}\S.*)", "pattern", if_changed=True,
          needs=("now", "these days", "any more", "anymore", "lately", "from now on", "instead")),
    frame("", rf"(?P<object>(?!{_OF_THE_MOMENT}\b)[a-z]+ {_NOT_NOW}{_NO_PART}\S.*?){_NOW}",
          "pattern",
          if_changed=True, confidence=0.7,
          needs=("now", "these days", "from now on", "lately")),
    frame("'m am 're are", rf"{AM} (?:now )?(?P<object>{_ONGOING} (?!your|this|that)\S.*?){_NOW}",
          "pattern",
          if_changed=True, confidence=0.7),
    frame("'m am 're are", rf"{AM} (?P<object>(?!reading your|reading this|reading the|getting"
          rf"|having|trying|seeing|looking|struggling"
          rf"|wondering|thinking|feeling|going)[a-z]+ing \S.*?){_NOWADAYS}", "pattern",
          replaces=True, confidence=0.7),
    frame("'m am 're are", rf"{AM} (?:now )?an? (?P<object>(?!bit\b|little\b|lot\b|mess"
           rf"|wreck)\S.*?)"
          rf"{_NOW}", "identity", attribute="trait/", if_changed=True, confidence=0.7),
    frame("'m am 're are sit live", rf"(?:{AM}|sit|live|stay) (?:now )?(?:at|on|in)"
           rf" (?P<object>(?:the"
          r" )?(?:\d+ (?-i:[A-Z])|\w+ floor|building \S|room \S|desk \S)\S*.*)", "identity",
          attribute="place_at/", if_changed=True),
    frame("joined have 've", rf"{DID}joined (?P<object>(?:an? |the |my )(?:\S.*?\b)?(?:band|choir"
          rf"|club|team"
          r"|league|class|group|orchestra|union|church|board|society|party)\b.*)", "identity",
          attribute="member/"),
    frame("'m am", rf"{AM} (?:now )?(?:in|a member of|part of) (?P<object>(?:an? |the "
          rf"|my )(?:\S.*?\b)?(?:band|choir"
          r"|club|league|orchestra|union|church|society|(?:rowing|football|running|research|swim\w*"
          r"|cycling|quiz|bowling|rescue|hockey|rugby|netball|volleyball|relay) (?:team"
          r"|crew))\b.*)",
          "identity", attribute="member/"),
    frame("quit left have 've", rf"{DID}(?:quit|left) (?:my |the |our )(?P<object>(?:[\w-]+"
           rf" )?(?:band"
          r"|choir|club|league|orchestra|union|church|society|gym|team))\b.*", "end", effect="end"),
    frame("refinanced rebooked signed enrolled enroled registered contracted have 've",
          rf"{DID}(?:refinanced|rebooked|re-?signed|signed|enroll?ed|registered|contracted)"
          rf"(?: up| on)? (?:with|at|for|to|in) (?:the )?(?P<object>{PROPER}.*)", "decision",
          **EPISODIC),
    frame("have 've been", r"(?:['’]ve|have) been (?P<object>[a-z]+ing \S.*) (?:lately|these days"
          r"|nowadays|recently)\b.*", "pattern", replaces=True),
    frame("eat have drink eats can started back 'm am have 've gone went",
          rf"(?:(?:can )?(?:eat|drink)s?|can have|have(?=.* again)|{DID}(?:started|gone back to"
          rf"|went back to)(?: eating"
          rf"| having| drinking)|{AM} back to (?:eating|having|drinking)|{AM} back on)"
          r" (?P<object>(?:meat|chicken|fish|beef|pork|seafood|cheese|eggs|dairy|milk"
          r"|everything|gluten|bread|wheat)\b.*?)(?: again\b.*|[.!]*$|,.*)", "preference",
          ends=("identity:diet",), replaces=True),
    frame("start starts finish finishes", rf"{LASTING}(?P<object>(?:start"
          rf"|finish)(?:e?s)?(?: work)? at"
          r" (?:\d|six|seven|eight|nine|ten|eleven|noon|one|two|three|four|five)\S*.*)", "pattern",
          attribute="work_start"),
    frame("'d would prefer", r"(?:['’]d|would) (?:rather|prefer(?: it if)?|like(?: it if)?)"
           r" you(?: to)? (?P<object>(?!had\b|did\b|do\b"
           r"|.*\bhere[.!]*$)\S.*)", "instruction", replaces=True),
    frame("'m am 're are", rf"{AM} (?:(?:currently|now|slowly|finally|busy|also"
          r"|still) )*(?!.*\b(?:this|your|minecraft|the sims|roblox|valheim|unity"
          r"|blender)\b)(?P<object>"
          r"(?:renovating|doing up|fostering|homeschooling|breeding|caring for|raising (?!the\b"
          r"|an?\b|(?:my|our) (?:voice|hand|prices?))[a-z]+"
          r"|(?:restoring|rebuilding|converting|building) (?:my|our"
          r"|an?) (?:own )?(?:[\w-]+ ){0,2}?(?:house|home|barn"
          r"|cottage|farmhouse|flat|loft|garage|van|bus|boat|car|bike|motorbike|kitchen|piano"
          r"|guitar|caravan|cabin"
          r"|chapel|mill|business|greenhouse|extension|(?-i:[A-Z][a-z])\w+)|growing (?:my own"
          r"|our own|out|vegetables|tomatoes|a beard|my hair)"
          r"|writing my (?:thesis|dissertation|phd)"
          r"|planning to (?:retire|emigrate|move|marry|have (?:kids|children)|go (?:vegan"
          r"|freelance|back to"
          r" school)|run the|hike the|start (?:my|a) (?:own )?(?:business|family|company)))\b"
          rf"{LASTING}.*)",
          "pattern",
          confidence=0.8, of_user_only=True),
    frame("'m am 're are", rf"{AM} (?:(?:currently|now|slowly|finally|also) )*(?:quitting"
          rf"|giving up|cutting (?:out|down on|back on)|going off|coming off|staying off"
          rf"|weaning myself off) {LASTING}"
          r"(?P<object>(?!this|that|it\b|on\b|my (?:seat|job|turn)|the (?:app|program|game"
          r"|ghost))\S.*)", "decision",
          polarity="-", of_user_only=True, **EPISODIC),
    frame("'m am 're are", rf"{AM} (?:(?:really|slowly|finally|recently"
          rf"|just) )*getting (?:really |more )*into"
          r" (?P<object>(?!the (?:car|office|building|details)|it\b|this|trouble|an?\b|my\b"
          r"|bed)\S.*)",
          "preference", of_user_only=True),
    frame("'m am 're are", rf"{AM} always (?P<object>cold|hungry|tired|late|early|hot|thirsty"
          rf"|freezing|on time"
          r"|skint|broke|punctual|busy|exhausted|in pain|up for \S.*)(?=$|[,.;!]| (?:so|and|but"
          r"|in|at|after|when)\b).*", "identity", attribute="trait/", of_user_only=True),
    frame("'m am training", rf"(?:{AM} )?(?:now )?training for (?P<object>\S.*)", "pattern",
          attribute="training_for"),
    frame("do does", r"do(?:es)? (?P<thing>standup|stand-up|retro|planning|lunch|dinner|yoga"
           r"|training) (?:at|on) (?P<object>\S.*)", "identity"),
    frame("signed have 've", rf"{DID}signed up (?:for|to) (?:an? |the"
           rf" )?(?P<object>\S.*)", "decision",
          if_changed=True, **EPISODIC),
    frame("'m am", rf"{AM} (?:now )?an? (?P<object>(?:[\w-]+ ){{0,3}}?(?!(?:member|user"
           rf"|customer|owner"
          r"|father|mother|parent|beginner|believer|lover|supporter|subscriber|newcomer|stranger"
          r"|winner|loser|meat-eater|sister|brother)\b)\w+(?:er|or|ist|ian|ant|yst|eer))"
          rf"(?: as of \S.*|{_NOW}|,.*|[.!]*$)", "identity", attribute="job", if_changed=True),
    frame("have 've come grown started", r"(?:(?:have|['’]?ve) )?(?:come|grown|started|learned"
          r"|learnt|begun) (?:to (?:like|love|enjoy|appreciate)|liking|loving|enjoying)"
          rf" {OBJECT}", "preference", replaces=True),
    frame("have 've come grown started", r"(?:(?:have|['’]?ve) )?(?:come|grown|started) (?:to"
           r" (?:hate"
          rf"|dislike)|hating|disliking) {OBJECT}", "preference", polarity="-", replaces=True),
    frame("'m am got have 've is", rf"(?:{AM}(?: (?:recently|newly|happily|officially|freshly"
          rf"|legally|just))?|{DID}got) (?P<object>divorced|married|engaged|single"
          r"|separated|widowed)(?=(?: (?:now|again|last|in(?! the (?:game|story|show|book|film"
          r"|movie|sims))|this|yesterday|recently)\b.*)?[.!]?$|,)",
          "identity", attribute="marital_status"),
    frame("'m am 're are", rf"{AM} (?:now )?(?P<object>self-employed|unemployed|retired"
          r"|freelancing|full[- ]time at \S.*|part[- ]time at \S.*|between jobs|on (?:parental"
          r"|maternity|paternity|sick) leave)\b", "identity", attribute="employment"),
    frame("'m am", rf"{AM} (?:now )?the (?P<object>(?:new )?(?:ceo|cto|cfo|coo|head of \S.*"
          r"|(?:team |tech )?lead|owner|founder|director|manager|chair|captain|president|principal"
          r"|treasurer)\b.*)", "identity", attribute="job"),
    frame("'m am", rf"{AM} (?:just|only|now) an? (?P<object>[a-z]+(?: [a-z]+)?) now\b", "identity",
          attribute="job"),
    frame("'m am 're are", rf"{AM} (?:up |down |over |out )?in (?P<object>{PROPER}) (?:these days"
          r"|nowadays|for good|permanently)\b", "identity", attribute="home"),
    frame("'m am 're are", rf"{AM} (?:now )?(?:on|in|running on) (?P<object>{PROPER}) (?:time"
          r" ?zone|time)\b", "identity", attribute="time_zone"),
    frame("call", rf"call (?:my|our) (?P<attribute>son|daughter|dog|cat|baby|puppy|kitten)"
          rf" (?P<object>{PROPER}){END}", "identity"),
)  # fmt: skip
"""Of what follows "I" or "we", where nothing more special fits."""
