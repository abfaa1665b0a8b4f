"""English for what somebody does as a rule: the simple present, and times at which it is done.

"I sing alto" is a habit, "I sort the list" is said of the work at hand. So the verb is one of those
that people live by, and the object is nothing of today and nothing on a screen.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, OF_USER, frame
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_NO_PART = (
    r"(?!the (?!dishes|laundry|garden|dogs?|cats?|kids|twins|church|piano|drums|guitar|violin"
    r"|viola|cello|trumpet"
    r"|flute|saxophone|sax|clarinet|organ|harp|bass|banjo|car|bins|house|paper|news|crossword|gym"
    r"|bus|train|school"
    r"|stairs|cooking|cleaning|shopping|local|evening|morning|under|night|sea|waves|books"
    r"|finances|band|choir|team"
    r"|bagpipes|ukulele|accordion|oboe|tuba|mandolin|horses|hens|chickens|lake|park|trombone"
    r"|recorder|allotment|ironing|washing|till|front|night|door|parents)\b)"
)
_NO_SUM = r"(?!\d|an? (?:third|quarter)|half (?:of|the)|x\b)"
_ALWAYS = (
    r"(?:sing|knit|sew|crochet|weave|carve|brew|breed|foster|commute|volunteer|restore|forage"
    r"|meditate|jog|swim|ski|surf|sail|snowboard|home-?school|celebrate|pray|hike|climb|cycle"
    r"|blog|vlog|podcast|fish|hunt|kayak|juggle|fence|box|garden|paint|dance|farm|busk"
    r"|sleep(?! for \d+ (?:s\b|sec|ms|milli))|nap"
    r"|drink|eat(?! (?:\d|an? (?:third|quarter)|half))|fast(?= (?:during|on|until|every|for))"
    r"|wear(?! many hats)|smoke|vape|snore|camp|waitress|bartend|moonlight|babysit"
    r"|dog-?sit|tithe|vote|observe|bike|sponsor|upcycle|thrift|freedive|dive|stargaze|shower"
    r"|shave(?! \d)"
    r"|floss|haggle|hitchhike|sculpt|whittle|quilt|embroider|renovate|referee|umpire|caddy|waltz"
    r"|salsa|rap|beatbox|cosplay|scrapbook|skateboard|skate|wrestle|birdwatch|geocache|bodyboard"
    r"|homebrew|tango|bake|busk|model(?= for)|nanny|childmind|cater|co-?parent|tip(?= \d|"
    r" (?:well|everyone|generously|in))|dye|bleach|pluck)"
)
_MOSTLY = (
    r"(?:holiday|vacation|race|run(?= (?:marathons|ultras|half-?marathons|races|5ks|10ks))|cook"
    r"|bake|grow|collect|play(?! (?:with|around|a|the part)\b)|fly|ride|travel|sell|rent"
    r"|share|shop|tutor|coach|mentor"
    r"|attend|donate|listen to|live with|rely on(?! your)|depend on(?! your)|repair"
    r"|edit|moderate|translate|interpret|photograph|compose|produce|draw|sketch|film|row|train"
    r"|buy all|buy most|buy only|check my|clean(?! up)|iron|recycle|compost|charge|bill"
    r"|invest in|follow(?! (?:up|along|the)\b)|subscribe to|budget|host|organi[sz]e|take part in"
    r"|go to(?= (?:my|our) (?!room|phone|computer|desk|settings|profile|account))|go to (?=church"
    r"|mosque|temple|synagogue|therapy|the gym|yoga|choir|bed)|work (?:from|with"
    r"|between|across|out of|the till|on the|behind|alongside|part|full)|serve|wait tables|deliver"
    r"|stick to|wake|get up|turn in|nap|exercise|stretch|lift|do(?! (?:all (?:of )?(?:the|these"
    r"|those)|have|not|need|want|think"
    r"|the same|wonder|believe|understand|use|work|hate|love|get|mean|go|take|try|enjoy"
    r"|appreciate|see|know|like|it|so|remember|agree|feel|hope)\b)|meal[- ]prep|batch[- ]cook"
    r"|hold (?:shares|stock|office|a weekly)|look after|care for|raise|keep bees|split (?:all|our"
    r"|everything|rent|bills)|stay (?:up|in (?:hotels|hostels)|at(?! (?:level|\d))|off|with"
    r"|away from)|spend (?:my"
    r"|our|every|winters?|summers?|christmas)|invest|trade(?= (?:crypto|stocks|forex|options|bonds"
    r"|shares|cards|records))|file (?:my|our)|give (?:blood|plasma|lessons|tours|talks)"
    r"|write(?= (?:\w+"
    r" )?(?:novels|poetry|poems|songs|fiction|fanfic\w*|reviews|columns|obituaries|plays"
    r"|scripts for"
    r"|screenplays|children|books|music|horror|for|a (?:blog|column|newsletter|diary|journal)))"
    r"|repair|mend|restore|teach|lecture|perform|dj|(?:design|develop|manufacture|import"
    r"|export)(?= (?:\w+ )?(?:furniture|cloth\w+|jewell?ery|gardens|games|coffee|wine|textiles"
    r"|toys|shoes|interiors|kitchens|bridges)\b)|groom"
    r"|shoe|tattoo|pierce|press|roast|cure|pickle|can(?= (?:my|our) own)|meet(?= (?:up|my|every))"
    r"|drop"
    r" (?:off )?(?:the|my) kids|pick up (?:the|my) (?:kids|children|daughter|son)(?= (?:at|from"
    r"|every))|read to|cook for|cook with|sleep (?:on|with|in)|eat (?:at|out)|shop (?:at|in|for)"
    r"|live (?:off|on|by|above|below|two|three|round|around|down|up)|watch what|run (?:an?|our"
    r"|the) (?=[\w&'’ -]*\b(?:podcast"
    r"|campaign|club|group|stall|channel|blog|course|workshop|choir|shop)\b))"
)
_ALWAYS_HEADS = (
    "sing knit sew crochet weave carve brew breed foster commute volunteer restore forage"
    " meditate jog"
    " swim ski surf sail snowboard home homeschool celebrate pray hike climb cycle blog vlog"
    " podcast fish"
    " hunt kayak juggle fence box garden paint dance farm busk sleep nap drink eat fast wear"
    " smoke vape"
    " snore camp waitress bartend moonlight babysit dog dogsit tithe vote observe bike sponsor"
    " upcycle"
    " thrift freedive dive stargaze shower shave floss haggle hitchhike sculpt whittle quilt"
    " embroider renovate referee umpire caddy waltz salsa rap beatbox cosplay scrapbook skateboard"
    " skate wrestle birdwatch geocache bodyboard homebrew tango bake model nanny childmind cater"
    " coparent co tip dye bleach pluck"
)
_MOSTLY_HEADS = (
    "holiday vacation race run cook bake grow collect play fly ride travel sell rent share shop"
    " tutor coach mentor attend"
    " donate"
    " listen live rely depend repair edit moderate translate interpret photograph compose produce"
    " draw"
    " sketch film row train buy check clean iron recycle compost charge bill invest follow"
    " subscribe"
    " budget host organise organize take go work serve wait deliver stick wake get turn nap"
    " exercise"
    " stretch lift do meal batch hold look care raise keep split stay spend file give write mend"
    " restore teach lecture perform dj design develop manufacture import export groom shoe tattoo"
    " pierce press roast cure pickle can meet drop pick read sleep eat live watch trade invest run"
)
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_PART = r"(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?)"
_PLURAL = (
    rf"(?:{_DAY}s|{_DAY} (?:mornings|afternoons|evenings|nights)|weekends|weekdays|mornings"
    r"|evenings|afternoons|nights|school nights|school days|work days|workdays|bank holidays)"
)
WHEN = (
    r"(?:first thing(?: in the mornings?| every (?:day|morning))?|last thing(?: at night)?|normally"
    r"|typically|as a rule|most of the time|more often than not|nine times out of ten"
    rf"|(?:(?:on|at|in|over|during) )?(?:the |my |our |most |alternate |some )?{_PLURAL}"
    rf"|on an? {_DAY}(?: {_PART})?|at (?:the )?weekend|in (?:my|our) (?:spare|free|down) ?time"
    r"|in (?:the )?(?:summer|winter|spring|autumn|summers|winters)|(?:after|before) (?:work|school"
    r"|bed|breakfast|lunch|dinner)|on (?:my|our) (?:days? off|lunch breaks?|commute|way to work)"
    rf"|(?:every|each|most) (?:other |second |third |single |first |two |three |four |six |few "
    rf"|couple of )?(?:{_DAY}|day|week|weekend"
    rf"|month|year|morning|evening|night|afternoon|summer|winter|spring|autumn|christmas|january"
    rf"|february|march|april|may|june|july"
    r"|august|september|october|november|december)s?"
    rf"(?: {_PART})?(?: (?:after|before) (?:work|school|dinner|lunch|breakfast|bed))?|(?:once"
    rf"|twice|\w+ times) (?:a|per|each|every) (?:day|week|month|year"
    r"|fortnight)|by (?:day|night))(?: at \d[\d:.]*(?: ?[ap]\.?m)?)?"
)
_WHEN_HEADS = (
    "on at in over during the my our most every each once twice three four two after before by"
    " mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday"
    " thursday friday saturday sunday weekends weekdays mornings evenings afternoons nights"
    " alternate first last normally typically as more nine"
)
_DOES = (
    r"(?!(?:was|were|had|did|went|will|would|could|can|can['’]?t|might|may|should|must|need|got|get"
    r" an?|saw|ate|met|made|bought|am|are|have to|think|thought|wonder|see|saw|found|want|realized"
    r"|realised|used to|only got|'|left|felt|took|\w+ed)\b)[a-z]"
)
_SOMETIMES = (
    rf"(?:{WHEN}|daily|weekly|monthly|yearly|nightly|most of the time|(?:in|at|on) {_PLURAL}"
    r"|first thing(?: in the morning| every day)?|last thing(?: at night)?|on my (?:lunch break"
    r"|commute|days? off)|between shifts"
    r"|(?:before|after) (?:bed|work|lunch|dinner|breakfast|school|church|mass|training)|with"
    r" (?:dinner|lunch|breakfast)"
    r"|at (?:night|noon|lunchtime|\d[\d:.]* ?[ap]m)|year[- ]round|(?:two|three|four|five"
    r"|six) (?:days|nights|times|mornings|evenings) (?:a|per) week)"
)

PRESENT_FRAMES: tuple[Frame, ...] = (
    frame("park", rf"(?P<object>(?P<attribute>park) (?:in|on|at|outside|under|behind) {LASTING}"
          r"\S.*)", "pattern", **OF_USER),
    frame(_ALWAYS_HEADS, rf"(?P<object>{_ALWAYS} (?!(?:around|through|up|test|for (?:bugs"
          rf"|compliments)|at the spawn|my words)\b){_NO_PART}{AT_HAND}{LASTING}\S.*)", "pattern",
          **OF_USER),
    frame(_MOSTLY_HEADS, rf"(?P<object>{_MOSTLY} (?!(?:around|through|up|out|over|my screen"
          rf"|a plot)\b){_NO_PART}{AT_HAND}{_NO_SUM}{LASTING}(?!(?:the|a|an) \w+$)\S.*)",
          "pattern", **OF_USER),
    frame("", rf"(?P<object>(?!have\b){_DOES}[a-z-]* (?!(?:this|that|it|the (?:same|error|code"
          rf"|following|function|script|test|app))\b){LASTING}\S.{{0,80}}? {_SOMETIMES})(?=$|[,.;!]"
          r"| (?:because|so|and|but|with|since|to)\b).*", "pattern", **OF_USER, confidence=0.8,
          needs=("most ", "each ", "nights", "mornings", "evenings", "weekends", "weekdays",
          "days", "noon", "thing", "my commute", "day off", "lunch break", "shifts", "church",
                 "mass", "training",
                 "at night", "bed", "work", "dinner", "lunch", "breakfast", "school", " am", " pm",
                 "daily", "weekly")),
    frame("surf knit sing paint dance ski crochet sew bake climb swim jog cycle hike fish"
          " hunt skate"
          " snowboard garden juggle meditate box row sail dive camp game stream blog vlog podcast"
          " freelance snore gamble quilt skateboard fence kayak act dj busk volunteer",
          r"(?P<object>(?:surf|knit|sing|paint|dance|ski|crochet|sew|bake|climb|swim|jog|cycle|hike"
          r"|fish|hunt|skate|snowboard|garden|juggle|meditate|sail|dive|camp|game|stream|blog"
          r"|vlog|podcast|freelance|snore|gamble|quilt|skateboard|fence|kayak|dj|busk|volunteer))"
          r"(?:,? (?:too|a lot|sometimes|regularly|competitively|professionally|for fun|as well"
          r"|a bit))?(?=[.!]*$|,? (?:and|but|so)\b)", "pattern", **OF_USER),
    frame("see visit meet", r"(?:see|visit|meet) (?P<object>(?:an?|my|our|the) (?!error|message"
          r"|same|bug)"
          rf"\S.{{1,40}}? {_SOMETIMES})(?=$|[,.;!]| (?:because|so|and|but|for|at)\b).*", "pattern",
          **OF_USER),
    frame("bruise burn tan sweat blush tire cry startle sunburn scar", r"(?P<object>(?:bruise"
          r"|burn|tan|sweat"
          r"|blush|tire|cry|startle|sunburn|scar)s? (?:really |very |so |pretty )*(?:easily"
          r"|a lot)\b.*)",
          "identity", attribute="trait/", **OF_USER),
    frame("no", r"no longer (?P<object>(?:drive|smoke|drink|cook|run|swim|vape|fly|commute|gamble"
          r"|bake|cycle|travel|volunteer|teach|coach|dance|sing|climb|ski|knit|paint|write|eat out"
          r"|go out))(?=[.!]*$|,)",
          "pattern", polarity="-", **OF_USER),
    frame("no", r"no longer (?P<object>(?!able|works?\b|sure|valid|needed|need|want|exists?|have"
          r"|see\b|know"
          rf"|understand|care|get\b|am\b|use\b)[a-z]+(?<!ed)(?<!ing) {LASTING}\S.*)",
          "pattern",
          polarity="-", **OF_USER),
    frame("spend spends", r"(?P<object>spends? (?:my|our|most(?: of)?(?: my| our)?|all(?: my| our)?"
          rf"|every) (?:\w+ )?(?:{_PLURAL}|weekend|summers?|winters?|free time|spare time|holidays"
          r"|days|evening|morning|night|year|money|time)\b.*)", "pattern"),
    frame("'m am 're are is", rf"{AM} (?:usually |normally |always |generally |often |typically )*"
          r"(?P<object>(?:up (?:at|by|before|until|till)|in bed (?:by|at|before)|awake (?:by|at"
          r"|until|till|past)|asleep by|at my"
          rf" desk by|out of the house by|home by) \S.*)(?<!today)(?<!tomorrow)", "pattern",
          **OF_USER),
    frame("have 've been has", r"(?:(?:have|['’]?ve|has) )?been (?P<object>(?!trying|getting|having"
          r"|looking|wondering|thinking|told|asked|waiting|working on|struggling|stuck|using this"
          r"|debugging|meaning|reading about|seeing (?:this|an?|errors?))[a-z]+ing \S.*?)(?= (?:for"
          r" (?:the (?:last|past) )?(?:\w+ )?(?:years|months|decades|ages|a while|a year|weeks)"
          r"|since \S.*|all my life|my whole life)\b).*", "pattern"),
    frame("'m am 're are", rf"{AM} (?P<object>(?:at|in|on|off|out|up|away|home|free|busy"
          rf"|back)(?: \S.{{2,60}}?)? {_SOMETIMES})(?=$|[,.;!]).*", "pattern", **OF_USER,
          needs=("every ", "most ", "once ", "twice ", "days", "mornings", "evenings", "nights",
          "weekends",
                 "daily", "weekly")),
    frame("don't do", rf"(?:don['’]?t|do not) (?:really |ever |even |usually "
          rf"|generally )*(?P<object>(?:watch"
          r"|own|wear|play|go to|cook|fly|travel|follow|celebrate|listen to|bother with"
          r"|believe in|buy|eat"
          rf"|drink|take|read|keep|have an?|work(?= (?:{_PLURAL}|on|past|after|before|at|mon|tue"
          rf"|wed|thu|fri|sat|sun))|shop|bake|date|vote|gamble|iron|commute|do (?:mornings|drugs"
          rf"|evenings)) {AT_HAND}"
          rf"(?!(?:\w+ )?(?:clue|choice|idea|chance|reason|problem|solution|way|preference"
          rf"|opinion|doubt|key"
          rf"|copy|good|lot|single|specific|particular|backup|valid|name|plan|thing|deadline"
          rf"|date)\b){LASTING}"
          r"\S.*)", "pattern", polarity="-", **OF_USER),
    frame("work works", r"(?P<object>works? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*"
          r"|(?:three|four|five|six|\d) days a week\b.*|(?:about |around |roughly "
          r"|over )?\d+[- ]?(?:\d+ )?hours? (?:a|per)"
          r" (?:week|day)\b.*|\d+[- ]hour (?:weeks|days|shifts)\b.*|(?:on|in|at) (?:an? "
          r"|the )?(?:[\w-]+ )?(?:boat|farm|rig|ship"
          r"|site|ward|till|helpdesk|railways?|docks|trains|buses|vineyard|ranch|barge"
          r"|trawler)\b.*))",
          "pattern"),
    frame("read watch listen play eat drink wear use", r"(?P<object>(?:read|watch|listen to|play"
          r"|eat|drink|wear)"
          r" (?:mostly|mainly|only|a lot of|lots of|loads of|tons of|too much|plenty of"
          r"|nothing but)"
          rf" {AT_HAND}{LASTING}\S.*)", "pattern", **OF_USER),
    frame("have 've", rf"(?:have|['’]?ve) never (?P<object>(?:owned|had|been to|learned|learnt"
          rf"|driven|played|smoked"
          rf"|eaten|ridden|flown|skied|lived|worked|cooked|drunk|travelled|traveled"
          rf"|worn|learned to|learnt to|tried(?= (?!to\b|it\b|this|that))|taken|broken a|dyed|voted"
          rf"|married) {AT_HAND}{LASTING}"
          r"\S.*)", "pattern", polarity="-", **OF_USER),
    frame("have 've", r"(?:have|['’]?ve) never been (?P<object>(?:abroad|married|in (?:love"
          r"|hospital)|on (?:an? "
          r")?(?:plane|cruise|diet)|skiing|camping|pregnant|arrested|vaccinated"
          r"|to (?-i:[A-Z])\S*)\b.*)",
          "pattern", polarity="-", **OF_USER),
    frame("haven't have", rf"(?:haven['’]?t|have not) (?:really )?(?P<object>(?:eaten|had|drunk"
          rf"|touched|smoked|owned"
          rf"|driven|played|watched) {AT_HAND}\S.*?) (?:since|in|for) (?:\d+|years|ages|months"
          rf"|a (?:year|decade)"
          r"|i was|over|decades|the|last)\b.*", "pattern", polarity="-", **OF_USER),
    frame("can", r"can (?:also |still "
          r"|actually )?(?P<object>(?:play (?:the )?(?!video|audio|file|song|game|level|track"
          r"|clip|card|sound)[a-z]+(?: and [a-z]+)?|speak"
          r" \w+ languages|drive (?:an?|stick|manual|lorries|trucks)\b.*|(?:cook|bake|swim|sew"
          r"|knit|ski|sing"
          r"|dance|juggle|whistle|touch[- ]type|read music|weld|crochet|surf|ice skate"
          r"|ride (?:a (?:bike"
          r"|horse|motorbike)|horses))|type \d.*|(?:lift|bench|squat|deadlift) \d+ ?(?:kg|kilos"
          r"|lbs?|pounds)\b.*|run (?:a marathon|\d+ ?(?:k|km|miles)\b.*)))(?=$|[,.;!]"
          r"| (?:and|but|so|a"
          r" bit|well|quite|pretty|fluently|too)\b).*", "identity", attribute="skill/", **OF_USER),
    frame("can", rf"can only (?P<object>(?:work|meet|eat|drink|sleep|do|have|wear|afford|train"
          rf"|travel|come|drive"
          rf"|chew|read|lift|walk|stand) {AT_HAND}{LASTING}\S.*)", "pattern", **OF_USER),
    frame("can't cannot", r"(?:can['’]?t|cannot) (?:ever |usually )?(?P<object>(?:work|meet|do"
          r"|train|come in"
          r"|make) (?:on |any )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|evenings"
          r"|mornings"
          r"|nights|afternoons|early mornings|late shifts)\b(?!.* (?:this|next) (?:week|month)).*)",
          "pattern", polarity="-", **OF_USER),
    frame("can", rf"can never (?:seem to |quite )?(?P<object>(?!tell|get it|find (?:the|it|this)"
          rf"|thank"
          rf"|repay|happen|be\b|know)[a-z]+ {AT_HAND}\S.*)", "pattern", polarity="-", **OF_USER),
    frame("hardly barely scarcely seldom", r"(?:hardly|barely|scarcely|seldom) (?:ever )?"
          r"(?P<object>(?!\w+ed\b|know|see|understand|works?|enough|remember|notice)[a-z]\S*.*)",
          "pattern",
          polarity="-"),
    frame("wake get", r"(?P<object>(?:wake|get) up (?:at|around|before|by) \S.*)", "pattern",
          attribute="wake_up"),
)  # fmt: skip
"""Of what follows "I" or "we"."""

TIME_CLAUSES: tuple[Frame, ...] = (
    frame("i we", r"(?:i|we) (?:only|mostly|mainly|generally|typically|primarily"
          r"|exclusively) (?:ever )?"
          r"(?P<object>(?!(?:have|need|want|see|get|got|know|think|mean|hope|wish|ask|just|use"
          r"|prefer|like|love"
          r"|enjoy|speak|understand|live|work|code|write|program|deploy|hate|found|find|click"
          r"|press|select|tap|call|pass|copy|paste|run|return|add|made|did|do|had|said|came"
          r"|went|noticed|took|be|am|are|was|were|can|could|would|will|remember|care|recently|get"
          r"|paid|bought"
          rf"|did|saw|heard|ate|drank|\w+ed)\b)[a-z][a-z-]* {AT_HAND}{LASTING}\S.*)",
          "pattern", confidence=0.8),
    frame("neither", rf"neither (?:my|our) (?:{RELATION_NAMES}) nor (?:i|me) (?:(?:really"
          r"|ever) )*(?P<object>[a-z]+\b"
          rf"{LASTING}.*)", "pattern", polarity="-"),
    frame("neither", r"neither of us (?:(?:really|ever) )*(?P<object>(?!is\b|are\b|was\b|knows?\b"
          r"|can\b|has\b"
          rf"|have\b)[a-z]+\b{LASTING}.*)", "pattern", polarity="-"),
    frame("for", r"for (?:my |our |the )?(?:birthdays?|holidays|christmas|breakfast|lunch|dinner"
          r"|supper|work"
          r"|easter|thanksgiving|new year|parties|anniversar\w+|weddings|dessert|exercise|fun"
          r"|date nights?"
          r"|takeaways?|groceries|haircuts?),? (?:i|we) (?:(?:always|usually|normally|mostly"
          r"|often|generally"
          rf"|typically) )+(?P<object>{_DOES}{LASTING}.*)", "pattern"),
    frame("my our", r"(?:my|our) (?P<thing>(?!code|app|script|program|test|build|query|server"
          r"|computer|laptop|function"
          r"|model|page|site|bot)[a-z][\w'’-]*(?: [a-z][\w'’-]*){0,2}?) (?P<object>(?:always"
          r"|usually|normally"
          r"|generally|typically|mostly) (?!crash|fail|return|work|break|show|throw|get|say|tell"
          r"|ask|think|want|been|a\b|is\b|are\b)[a-z]+s? \S.*)", "pattern"),
    frame("by", r"by (?:day|night),? i(?:['’]m| am) (?:an? )?(?P<object>\S.*)", "identity",
          attribute="job"),
    frame(_WHEN_HEADS, rf"{WHEN},? (?:i|we) (?:(?:usually|always|mostly|often|normally|generally"
          rf"|typically|tend to|like to|try to) )*(?P<object>{_DOES}{LASTING}.*)", "pattern"),
    frame(_WHEN_HEADS, rf"{WHEN},? (?:i|we)['’](?:m|re) (?:usually |always "
          rf"|mostly )?(?P<object>(?:at|in|on|off|out|up|away|home)\b{LASTING}.*)", "pattern"),
    frame("my our", r"(?:my|our) (?P<thing>weekends|evenings|mornings|summers|holidays|saturdays"
          r"|sundays) are (?:mostly |usually |always )?spent (?P<object>\S.*)", "pattern"),
    frame(_WHEN_HEADS, rf"(?P<thing>(?:my |our )?{_PLURAL})(?: here| with us| in our house)? are"
          r" (?:always |usually |strictly |reserved |kept |all |mostly |just |only |set aside )*"
          r"(?:for|about) (?P<object>(?!me\b|you\b|it\b)\S.*)", "pattern"),
    frame(_WHEN_HEADS, rf"(?P<thing>(?:my |our )?{_PLURAL}|{_DAY}s?)(?: here| at ours)? (?:are|is)"
          r" (?:always |usually )?(?:my |our )?(?P<object>(?:[\w-]+ ){1,3}(?:night|day|evening|time"
          r"|morning))[.!]*$", "pattern"),
)  # fmt: skip
"""Whole clauses that begin with the time."""
