"""English clauses about what belongs to a life: rooms, clubs, contracts, what is used for what.

What stays where it is may be described by any word, what moves only by a name, a number or a day.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import OBJECT, frame
from kumbuka.memory.extraction.languages.english_things import PASSING, PROPER
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_THING = (
    rf"(?P<thing>(?!{PASSING}\b|(?:{RELATION_NAMES})(?:['’]s| (?:is|are|will|comes?|runs?|has"
    rf"|dates?|belongs?"
    rf"|costs?|weighs?|expires?|renews?|ends?|starts?|begins?))\b|(?:\w+ )?fav)[a-z][\w'’-]*"
    r"(?: (?!is\b|are\b|will\b|comes\b|runs\b|has\b|and\b|to\b|in\b|on\b|for\b|of\b"
    r"|that\b)[\w'’-]+){0,2})"
)
_STAYS = (
    r"(?:(?:front |back |home |spare |living |dining |bath|bed|main |new |little |own )?(?:house"
    r"|flat"
    r"|apartment|office|desk|school|allotment|garden|kitchen|room|bathroom|bedroom|lounge|studio"
    r"|place|cabin|cottage|farm|workshop|balcony|terrace|roof|hallway|basement|attic|cellar|shed"
    r"|village|street|building|town|neighbou?rhood|yard|shop|oven|stove|hob|nursery|church|gym"
    r"|cat['’]s litter|kids['’] school|parking space|mailbox|driveway))"
)
_NOT_NOW = (
    r"(?!(?:closed|shut|open(?![- ]plan)|cold|hot|dirty|messy|a (?:mess|disaster|bit|little|total)"
    r"|on fire|flooded|full|empty|down|burning|noisy|being|not|too|so|very|really|wrong|fine|ok"
    r"|okay"
    r"|ready|done|gone|late|back|here|broken|great|good|bad|nice|a tip|just|still|like|that|what"
    r"|where|why"
    r"|how|to|my|your|his|her|the (?:best|worst|same|problem|issue)|out of|under|because|busy|happy"
    r"|fun|long|hard|soon|over|cancell?ed|delayed|postponed|due|next|today|tomorrow|tonight"
    r"|\w+ing\b(?! room)|able|sorted|fixed|updated|released|returned|called off|removed|deleted"
    r"|renamed|converted|sent|used|needed|set|null|none|true|false|zero)\b)"
)
_ROOM = (
    r"(?:nursery|kitchen|bedroom|bathroom|hallway|living room|lounge|walls?|wedding|party|reception"
    r"|ceremony|honeymoon|dress|theme|menu|cake|colou?r scheme|company|shop|podcast|band|boat|baby"
    r"|puppy|dog|cat|kitten|pup|fence|house|new (?:place|office|house|flat|shop)|launch)"
)
_GATHERS = (
    r"(?:\w+ ){0,2}(?:clubs?|group|class|classes|team|band|choir|night|orchestra|league|rehearsals?"
    r"|practice|training|lessons?|course|meet-?up|circle|society|clinic|church|standup|retro|sync"
    r"|get-?together|reunion|game|session|sessions|reading|service)"
)
_AT_NUMBER = (
    r"(?:plot|room|bay|level|seat|unit|flat|number|no\.?|locker|desk|floor|platform|gate|zone|size"
    r"|row|apartment|suite|block|door|box|track|class|grade|year) ?#?[A-Z]?\d\w*"
)
_KEPT = (
    r"(?P<of>insured|registered|parked|kept|stored|financed|leased|serviced|licen[cs]ed|backed up"
    r"|rented"
    r"|fixed|managed|handled|covered|heated|powered|supplied|catered|booked) (?:with|at|in|on|by"
    r"|through|from|via|to)"
)
_BE = r" ?(?:['’]s|is|are)"

BELONGING_CLAUSES: tuple[Frame, ...] = (
    frame("my our", rf"(?:my|our) (?P<of>[a-z]+)['’]s (?P<thing>[a-z]+(?: [a-z]+)?){_BE} (?:called "
          rf"|named )?(?P<object>(?:(?:dr|mrs?|ms|prof)\.? )?{PROPER})(?=$|[,.;!]| (?:and|but|at|in"
          rf"|from)\b).*",
          "identity", confidence=0.8),
    frame("all our my", r"(?:all )?(?:of )?(?:our|my) (?:stuff|things|infra\w*|services|apps"
          r"|servers|systems|tooling)"
          r"(?:['’]s| is| are| runs?| lives?)(?: all)? (?:on|in|with|at) (?P<object>\S.*)", "tool",
          topics=ANY_TOPIC),
    frame("the", r"the (?P<thing>cleaner|bins?|rubbish|recycling|milkman|gardener|nanny|au pair"
          r"|post|babysitter"
          r"|window cleaner|veg box|physio|carer|nurse|bin lorry|trash) (?:comes?(?: round| in"
          r"| by)?|goes? out|gets? (?:collected|picked up)|(?:is|are) (?:collected|picked up)"
          r"|arrives?) (?P<object>(?:on|at|every"
          r"|once|twice|in the)\b.*)", "identity", confidence=0.8),
    frame("the", r"the (?P<thing>(?:spare |front door |car |house |shed |garage |locker "
          r"|mailbox )?keys?|alarm code"
          r"|passports?|fuse box|first aid kit|stopcock|boiler|router|wine|good scissors"
          r"|toolbox) (?:is|are) (?:kept"
          r" )?(?P<object>(?:in|under|with|at|on|behind|by|above|next to) (?!the (?:code|file"
          r"|array|dict|object|json|table))\S.*)", "identity", confidence=0.8),
    frame("i we", rf"(?:i|we) keep (?:the|my|our) (?P<thing>(?!{PASSING}\b)[a-z][\w -]{{1,30}}?)"
          rf" (?P<object>(?:in|under|on|behind|at|with|by) (?:the|a|my|our) (?!(?:variable|loop"
          rf"|list|array|function"
          rf"|code|cache|memory|dict|file|object|database|same)\b){LASTING}\S.*)", "identity",
          confidence=0.8),
    frame("my", r"my (?P<thing>eyes|hair|skin|beard|nails) (?:is|are) (?P<object>(?!tired|wet"
          r"|sore|red (?:today|from)"
          r"|burning|itchy|watering|closed|on\b|not\b|too\b|so\b|killing|\w+ing\b|falling)\S.*)",
          "identity",
          confidence=0.8),
    frame("my", r"my (?P<object>skin|hair|eyes|nose|back|knees?) (?P<attribute>burns|breaks out"
          r"|dries out|sheds"
          r"|bleeds|cracks|aches) (?:easily|in (?:the )?\w+|every \w+|a lot)\b.*", "identity",
          confidence=0.8),
    frame("my", rf"my (?P<thing>day job|job|work|business|degree|phd|thesis|research|background"
          rf"|field"
          rf"|dissertation|doctorate){_BE} (?:in|on|about|at|with) {_NOT_NOW}{OBJECT}", "identity"),
    frame("my our", rf"(?:my|our) {_THING} (?:expires?|renews?|runs? out|ends?|starts?|begins?"
          rf"|is valid until|is up)(?: for renewal)? (?:in|on|at|by|from)? ?{LASTING}(?!the (?:loop"
          rf"|function|code))"
          r"(?P<object>(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct"
          r"|nov|dec|next|the|early|late|mid|noon|six|seven|eight|nine|ten)\S*.*)", "identity",
          confidence=0.8),
    frame("the", r"the (?P<attribute>dog|cat|rabbit|hamster|puppy|kitten|horse|baby|car|boat|van"
          r"|bike)(?:['’]s"
          rf"| is| are) (?:called|named) (?P<object>{PROPER})(?=$|[,;!]|\.?$).*", "identity",
          confidence=0.8),
    frame("my our", rf"(?:my|our) {_THING} ?(?:will|['’]ll|(?:['’]s|is|are) going to) be (?:called "
          rf"|named |held |painted |in |on |at )*{_NOT_NOW}{LASTING}{OBJECT}", "identity",
          confidence=0.8),
    frame("the", rf"the (?P<thing>{_ROOM}) ?(?:will|['’]ll|(?:['’]s|is|are) going to) be (?:called "
          rf"|named |held |painted |in |on |at )*{_NOT_NOW}{OBJECT}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) (?P<thing>{_STAYS}){_BE} (?:in|on|by|near|next to|opposite|above"
          rf"|behind|at|off|beside|between|across from|close to) {LASTING}(?!fire|the way|order\b)"
          rf"{OBJECT}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) (?P<thing>{_STAYS})(?P<object> (?P<of>faces|overlooks|gets"
          rf"|looks(?= (?:onto"
          r"|out|over)\b)|backs(?= onto\b)|has(?= (?:an?|no|two|three|only|gas|under|central"
          r"|its)\b(?! (?:\w+ )?(?:leak|smell|problem|issue|mouse|draught)\b)))"
          rf" {AT_HAND}{LASTING}\S.*)", "identity", confidence=0.8),
    frame("my our", rf"(?:my"
          rf"|our) (?P<thing>{_STAYS}){_BE} {_NOT_NOW}{LASTING}(?P<object>[a-z]\S*.*)",
          "identity", confidence=0.7),
    frame("my our", rf"(?:my|our) {_THING} (?:comes? (?:from|with)|runs? on|dates? from|belongs? to"
          rf"|costs?|weighs?) {AT_HAND}{LASTING}{OBJECT}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) {_THING}{_BE} (?P<object>{_KEPT} \S.*)", "identity",
          confidence=0.8),
    frame("my our", rf"(?:my|our) (?P<thing>{_GATHERS}) (?:meets?|rehearses?|trains?|practi[sc]es?"
          rf"|takes? place|gets? together|plays?) (?P<object>(?:at|in|on|every|once|twice|weekly"
          rf"|monthly)\b{LASTING}.*)", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) (?P<thing>{_GATHERS}){_BE} (?:always|usually|normally|held)"
          rf" (?:at |in |on |every )?{OBJECT}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) {_THING}{_BE} (?:called )?(?P<object>(?:dr|mrs?|ms|prof"
          rf"|professor)\.?"
          rf" {PROPER})(?=$|[,.;!]| (?:and|but|at|in|from|of)\b).*", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) {_THING}{_BE} (?:in |on |at )?(?P<object>{_AT_NUMBER})(?=$|[,.;!]"
          r"| (?:and|but|at|in|of)\b).*", "identity", confidence=0.8),
    frame("the", r"the (?P<thing>(?:kids['’]? |children['’]s |local )?(?:office|shop"
          r"|gym|pool|library|school|canteen|lab|nursery|daycare|studio|bakery|pharmacy|clinic"
          r"|market|caf[eé]|salon)) (?P<object>(?P<of>opens|closes|starts|finishes|shuts|begins"
          r"|ends|is (?:closed|open|shut)) (?:at|on|from"
          rf"|by|every) {LASTING}\S.*)", "identity", confidence=0.8),
    frame("for", r"for (?:all (?:of )?)?(?:my"
          r"|our) (?P<thing>[a-z][\w'’-]*(?: [a-z][\w'’-]*){0,2}?),?"
          r" (?:i|we) (?:mostly |always |usually |now |only )*(?:use|rely on|prefer|like|run"
          r"|trust|stick"
          rf" (?:with|to)|go to|swear by) {AT_HAND}{LASTING}{OBJECT}", "tool", confidence=0.8),
    frame("for", r"for (?P<thing>(?!example|instance|this|that|the|some|every|each|it|now"
          r"|\w+ reasons?)"
          r"(?:[a-z]+(?:s|ing|work)(?: [a-z]+)?|[a-z]+ (?:management|control|testing|storage"
          r"|styling|hosting|tracking|planning|design|editing|mail|coding))),? (?:i|we) (?:mostly "
          r"|always |usually |now |only )*(?:use"
          rf"|rely on|prefer|trust|stick (?:with|to)|swear by) {AT_HAND}{LASTING}{OBJECT}", "tool",
          confidence=0.8),
    frame("it's it", rf"it(?:['’]s| is) not {PROPER}[,;] (?:it['’]s |but )?(?P<object>{PROPER})"
          r"(?=[,:;.—–-]* ?(?:my name|i['’]m|call me)).*", "identity", attribute="name"),
)  # fmt: skip
"""They come before what is said of names alone."""
