"""How English says that something changed: what ended, and what came in its place."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import (
    AM,
    EPISODIC,
    NAME,
    OBJECT,
    frame,
    pattern,
)
from kumbuka.memory.extraction.languages.english_words import ATTRIBUTE_NAMES, TOOLS
from kumbuka.memory.extraction.table import Frame

_HAVE = r"(?:(?:have|has|['’]ve|['’]s) )?(?:recently |just |finally |now )?"
_NOT = r"(?:don['’]?t|do not|doesn['’]?t|does not)"
_PROPER = r"(?-i:[A-Z])[\w.&'’-]*(?: (?-i:[A-Z])[\w.&'’-]*){0,3}"
_ITS = r"(?:(?:but|and|now|these days|actually|instead) )*(?:it['’]?s|it is) (?:now )?"
FAVOURITE = (
    r"(?:(?:new|current|all-time|absolute|personal) )?"
    r"(?:favou?rite|(?:preferred|go-to)(?! (?:name|pronouns?)\b))"
)
_NAMED = r"(?P<attribute>\w[\w -]{1,40}?)"

_REPLACED = (
    frame("ditched dropped abandoned swapped dumped retired exchanged have 've",
          rf"{_HAVE}(?:ditched|dropped|abandoned|swapped|dumped|retired|exchanged)(?: out)?"
          rf" (?P<old>\S.*?) (?:for|in favou?r of) {OBJECT}", "tool"),
    frame("switched migrated went gone back have 've 'm am are 're",
          rf"{_HAVE}(?:(?:switched|migrated) back to(?: using)?|(?:went|gone) back to using"
          rf"|(?:{AM} )?back to using) {OBJECT}", "tool"),
    frame("moved went gone have 've",
          rf"{_HAVE}(?:moved|went|gone)(?: over| away| back)? from (?P<old>(?:{TOOLS})(?!\w).*?)"
          rf" to {OBJECT}", "tool"),
    frame("moved have 've",
          rf"{_HAVE}moved(?: over| back)? to (?P<object>(?:{TOOLS})(?!\w).*)", "tool"),
    frame("decided chose chosen picked went settled have 've are 're",
          rf"{_HAVE}(?:decided (?:to (?:use|go with|adopt)|on)|chose|chosen|picked|went with"
          r"|settled on|(?:are|['’]re) going with) (?P<object>\S.*?),? (?:instead of|rather than)"
          r" (?P<old>\S.*)", "decision", **EPISODIC),
    frame("changed have 've", rf"{_HAVE}changed my (?:first |last |full )?name to {NAME}",
          "identity", attribute="name"),
    frame("changed have 've",
          rf"{_HAVE}changed my {FAVOURITE} {_NAMED} (?:from (?P<old>\S.*?) )?to {OBJECT}",
          "favourite"),
)  # fmt: skip

_GREW_FOND = (
    frame("come came grown learned learnt have 've",
          rf"{_HAVE}(?:actually |really )?(?:come|came|grown|learned|learnt) to (?:really "
          rf"|actually )?"
          rf"(?:love|like|enjoy|prefer|appreciate|adore) {OBJECT}", "preference", replaces=True),
    frame("come came have 've",
          rf"{_HAVE}(?:actually |really )?(?:come|came) (?:a?round) to {OBJECT}", "preference",
          replaces=True),
    frame("'d would", rf"(?:['’]d|would) rather be (?:called )?(?P<object>{_PROPER})", "identity",
          attribute="name", if_changed=True),
)  # fmt: skip

_ENDED = (
    frame("never rarely hardly",
          r"(?:never|rarely|hardly(?: ever)?) (?P<object>(?:use|play|drink|eat|drive|wear|watch"
          r"|read|run|take|go to|smoke) (?P<old>\S.*?)) any ?more\b", "pattern", polarity="-"),
    frame("'m am is are 're",
          rf"{AM} (?:all )?done with (?P<object>(?!the\b|this|that\b|it\b|my\b|our\b|you\b|all\b"
          r"|everything|work\b)\S.*)", "end", effect="end"),
    frame("'m am is are",
          rf"{AM} no longer (?:a fan of|into|fond of|interested in|keen on) {OBJECT}",
          "preference", polarity="-"),
    frame("'m am is are",
          rf"{AM} no longer (?:(?:using|playing|driving|eating|drinking|taking|studying|learning"
          r"|living in|based in|working (?:at|for|as)|an?|the) )*"
          r"(?P<object>(?!able|sure|going|allowed|allergic|vegan|vegetarian|pescatarian|working"
          r"|trying)\S.*)", "end", effect="end"),
    frame("'m am is are",
          rf"{AM} not (?:(?:using|playing|driving|eating|drinking|taking|studying|learning"
          r"|living in|based in|working (?:at|for|as)|an?|the) )*"
          r"(?P<object>(?!able|sure|going|allowed|allergic|vegan|vegetarian|pescatarian|into\b"
          r"|fond|interested|keen|fan\b|trying)\S.*?) any ?more\b", "end", effect="end"),
    frame("stopped have 've", rf"{_HAVE}stopped (?:liking|loving|enjoying|preferring) {OBJECT}",
          "preference", polarity="-"),
    frame("left quit resigned was got have 've",
          rf"{_HAVE}(?:(?:left|quit) my (?:job|position|role) (?:at|with)|resigned from"
          rf"|(?:was|got) (?:fired|laid off) (?:from|by)) {OBJECT}", "end", effect="end"),
    frame("left have 've",
          rf"{_HAVE}left (?P<object>{_PROPER})(?:,? (?:for|last|in|two|a few|years|months|recently)"
          r"\b.*)?[.!]*$", "end", effect="end"),
    frame("don't do doesn't",
          rf"{_NOT} (?:currently |actually )?live in (?P<object>{_PROPER})[.!]*$",
          "identity", attribute="home", effect="end_attribute"),
    frame("don't do doesn't",
          rf"{_NOT} (?:currently |actually )?work (?:at|for) (?P<object>{_PROPER})[.!]*$",
          "identity", attribute="employer", effect="end_attribute"),
)  # fmt: skip

_HABITS_LEFT = (
    frame("don't do doesn't",
          rf"{_NOT} (?:ever|usually|normally|typically|generally|often) "
          r"(?P<object>(?!remember|know|think|mind\b|like\b|love\b|enjoy\b)\S.*)",
          "pattern", polarity="-"),
    frame("never almost nearly hardly",
          rf"(?:(?:almost|nearly) never|never,? ever,?|hardly ever) {OBJECT}",
          "pattern", polarity="-"),
)  # fmt: skip

_OF_OTHERS = (
    frame("'s", rf"['’]s {FAVOURITE} {_NAMED} (?:is|are) {OBJECT}", "favourite"),
    frame("'s", rf"['’]s (?P<attribute>{ATTRIBUTE_NAMES}) (?:is|are) (?:on |in )?{OBJECT}",
          "identity"),
    frame("work works",
          r"works? on (?P<object>(?!weekends?\b|\w+days?\b|my\b|it\b|this\b|that\b|these\b|those\b"
          r"|some\b|something|stuff|an?\b|the\b|commission|linux\b|mac\b|macos\b|windows\b|ios\b"
          r"|android\b)\S.*)", "identity", attribute="work/"),
)  # fmt: skip

_BY_NAME = (
    r"(?P<object>(?!(?:bug|function|class|variable|file|folder|method|column|table|field|question"
    r"|problem|error|package|module|library|branch|command|script|component|endpoint)\b)"
    r"(?:[a-z][\w-]* ){1,4}(?:called|named) (?-i:[A-Z])[\w.'’&-]*(?: (?-i:[A-Z])[\w.'’&-]*){0,3})"
)
_CALLED = (
    frame("have 've has own keep got",
          rf"(?:have|has|['’]ve|own|keep)(?: got)? (?:an?|two|the) {_BY_NAME}", "possession"),
    frame("see rent work volunteer train study 'm am are 're sing play",
          rf"(?:(?:{AM} )?(?:see|seeing|rent from|renting from|work with|working with|volunteer at"
          r"|volunteering at|train with|training with|study with|studying with|sing in|play in"
          rf"|working on|writing|building|in|part of|a member of)) (?:an?|the) {_BY_NAME}",
          "pattern"),
    frame("get buy",
          rf"(?:get|buy) (?:my|our) (?P<attribute>[a-z]+(?: [a-z]+)?) (?:from|at) (?:an? )?"
          rf"(?P<object>(?:{_BY_NAME.replace('?P<object>', '?:')}|{_PROPER}))[.!]*$",
          "identity"),
    frame("have 've has own rent",
          r"(?:have|has|['’]ve|own|rent)(?: got)? an? (?P<object>(?:[a-z][\w-]* ){1,3}(?:in|at"
          rf"|from) {_PROPER})[.!]*$", "possession"),
    frame("'m am are 're is 's",
          rf"{AM} (?:dating|seeing|engaged to|married to) (?:someone|an? \w+)(?: \w+)? (?:called"
          rf"|named) (?P<object>{_PROPER})", "identity", attribute="partner"),
    frame("'m am are 're", rf"{AM} saving (?:up )?for (?P<object>(?!now|later|it\b|that\b)\S.*)",
          "identity", attribute="saving_goal"),
    frame("see", rf"see (?P<object>(?:(?:dr|mr|mrs|ms|prof)\.? )?{_PROPER} for my \w+)", "pattern"),
    frame("have", rf"have (?P<object>[a-z]+ (?:(?:lessons|class|classes|practice|therapy) )?(?:at"
          rf"|with|on \w+days? (?:at|with)) {_PROPER}.*)", "pattern"),
    frame("have", rf"have an? (?:old |new |vintage )?(?P<object>{_PROPER} for (?:my )?\w+)",
          "possession"),
    frame("take", r"take (?:my|our|the) (?P<thing>car|bike|dog|cat|kids) to"
          rf" (?P<object>(?:{_PROPER})[\w' ’&-]*)[.!]*$", "identity"),
    frame("write shoot paint draw record cook film print brew",
          rf"(?:write|shoot|paint|draw|record|cook|film|print|brew)(?: \w+)? (?:with|on) an?"
          rf" (?P<object>{_PROPER}(?: [a-z]+){{0,2}})", "tool"),
    frame("subscribe subscribes", rf"subscribes? to (?P<object>(?:the )?{_PROPER})[.!]*$", "tool"),
    frame("edit write record mix draw design back sketch plan",
          r"(?:edit|write|record|mix|draw|design|back up|sketch|plan) (?:my|our)"
          rf" (?P<thing>[a-z]+(?: [a-z]+)?) (?:in|with|on|to) (?P<object>{_PROPER})[.!]*$",
          "identity"),
    frame("'m am is",
          rf"{AM} (?:the |an? )?(?P<object>(?:member|captain|chair|treasurer|president|secretary"
          rf"|trustee|co-?founder|founder|owner|part|moderator) of (?:the |an? )?{_PROPER})",
          "identity", attribute="role/"),
    frame("'m am take taking",
          r"(?:['’]m taking|am taking|take) (?P<object>(?:[A-Za-z][a-z]+ )?(?:classes|lessons)"
          rf" (?:with|from|at) {_PROPER})", "pattern"),
    frame("is dating seeing 's",
          rf"(?:is|['’]s) (?:dating|seeing|engaged to|married to|living with)"
          rf" (?:an? (?:\w+ )?(?:called|named) )?(?P<object>{_PROPER})", "identity",
          attribute="partner"),
)  # fmt: skip

CHANGE_FRAMES: tuple[Frame, ...] = (
    _CALLED + _GREW_FOND + _REPLACED + _ENDED + _HABITS_LEFT + _OF_OTHERS
)
"""Of what follows a subject; they come before what states the same thing plainly."""

_INSTEAD = r"(?:instead of|rather than) (?:using |drinking |eating )?"
_I_NOW = r"(?:i|we)(?:['’](?:m|re|ve|ll))? (?:(?:now|will|am|are|have|currently|mostly) )*"

_KEPT_THING = (
    r"(?P<thing>(?!(?:code|program|build|script|test|tests|query|function|problem|question|error"
    r"|app|issue|point|goal|idea|plan|guess|turn|friend|head|heart|stomach|back|knee)\b)"
    r"[a-z][a-z-]+(?: (?!is\b|are\b|meets\b|comes\b|takes\b|sits\b)[a-z][a-z-]+){0,2})"
)
_A_PLACE = r"(?P<object>(?:the )?(?-i:[A-Z])[\w.&'’-]*(?: [\w.&'’-]+){0,3}?)"

CHANGE_CLAUSES: tuple[Frame, ...] = (
    frame("my our", rf"(?:my|our) {_KEPT_THING} (?:meets?|takes? place|is held|are held|happens?"
          rf"|sits?) (?:in|at|on) {_A_PLACE}[.!]*$", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) {_KEPT_THING},? (?:(?-i:[A-Z])\w+,? )?comes (?:in )?(?:on|at)"
          r" (?P<object>(?-i:[A-Z])\w+days?|\d[\w:.]*)[.!]*$", "identity", confidence=0.8),
    frame("my our", r"(?:my|our) (?P<thing>kitchen|bedroom|living room|bathroom|hallway|house|fence"
          r"|office|front door|hair|car|nails) (?:is|are) (?:painted |dyed )?(?P<object>(?:(?:dark"
          r"|light|pale|bright|warm|cool|deep) )?(?:red|blue|green|yellow|white|black|gr[ae]y|pink"
          r"|purple|orange|beige|brown|teal|turquoise|blonde?|cream))[.!]*$", "identity",
          confidence=0.8),
    frame("the", rf"the (?P<thing>(?:project|team|tech|design|product|engineering|marketing)"
          rf" (?:lead|manager|owner|head|sponsor"
          rf"|codename)) is (?P<object>{_PROPER})[.!]*$", "identity",
          confidence=0.8),
    frame("my", rf"my best friend(?:['’]s name)? is (?:called )?(?P<object>{_PROPER})", "identity",
          attribute="best_friend"),
    frame("my our", r"(?:my|our) (?P<thing>(?:kid|son|daughter|child)['’]s (?:teacher|school|coach"
          rf"|doctor|tutor)) is (?:called )?(?P<object>(?:(?:mrs?|ms"
          rf"|dr)\.? )?{_PROPER})", "identity"),
    frame("the my our", r"(?:the|my|our) (?P<thing>band|choir|team|orchestra|dog|cat)"
          r" (?:rehearses|practi[sc]es|trains|goes to|plays)(?: (?:in|at))? (?P<object>(?-i:[A-Z])"
          r"[\w'’ &-]*)[.!]*$", "identity", confidence=0.8),
    frame("our my", r"(?:my|our) (?P<thing>(?:book club|reading group|book group|class)) is"
          rf" (?:reading|doing|on) (?P<object>{_PROPER})[.!]*$", "identity", confidence=0.8),
    frame("we the our",
          r"(?:we|the team|our team) (?:have )?(?:decided|agreed|chose|picked)(?: (?:to|on|for))?"
          r"(?: (?:use|go with|adopt))? (?P<object>\S.*?),? (?:instead of|rather than)"
          r" (?P<old>\S.*)", "decision", **EPISODIC),
    frame("instead rather",
          rf"{_INSTEAD}(?P<old>\S.*?),? {_I_NOW}(?:use|using|run|moved to|switched to|go with)"
          rf" {OBJECT}", "tool"),
    frame("instead rather",
          rf"{_INSTEAD}(?P<old>\S.*?),? {_I_NOW}(?:prefer|drink|eat|like|love) {OBJECT}",
          "preference"),
    frame("instead rather", rf"{_INSTEAD}(?P<object>\S+(?: \S+){{0,3}})$", "end", effect="end"),
    frame("my",
          rf"my {FAVOURITE} {_NAMED} (?:is no longer|is not|isn['’]t) (?P<old>[^,;]+?)"
          rf"(?: any ?more)?[,;] {_ITS}{OBJECT}", "favourite"),
    frame("my",
          rf"my {FAVOURITE} {_NAMED} (?:is no longer|is not|isn['’]t) (?P<object>[^,;]+?)"
          r"(?: any ?more)?[.!]*$", "favourite", effect="end"),
    frame("my",
          rf"my {FAVOURITE} {_NAMED} (?:used to be|was) (?P<old>[^,;]+?)[,;] {_ITS}{OBJECT}",
          "favourite"),
    frame("my",
          rf"my {FAVOURITE} {_NAMED}(?: is| are|['’]s) (?:now )?(?P<object>(?!not\b|no"
          rf" longer\b)\S.*)",
          "favourite"),
    frame("my", rf"my {_NAMED} of choice (?:is|are) (?:now )?{OBJECT}", "favourite"),
    Frame((), pattern(r"(?P<object>(?!what|which|who|is\b|this|that|it\b|it's)[\w\ue000\"][^,;:]"
          rf"{{0,60}}?) (?:is|are) (?:now )?my (?:new )?(?:preferred|go-to) {_NAMED}(?=[!,]|\.?$)"),
          "favourite", needs=("preferred", "go-to")),
    frame("my",
          rf"my (?:(?:first|last|full|real) )?name (?:is not|isn['’]t) (?P<old>[^,;]+?)[,;] {_ITS}"
          rf"{NAME}", "identity", attribute="name"),
    frame("my", rf"my preferred name(?:['’]s| is) {NAME}", "identity", attribute="name"),
    frame("my", rf"my preferred pronouns are {OBJECT}", "identity", attribute="pronouns"),
    frame("my our",
          r"(?:my|our) (?:team|company|department|startup|squad|employer|business|studio|lab) "
          r"(?P<object>(?:reviews|builds|owns|maintains|develops|designs|runs|handles|manages|ships"
          r"|makes|works on|supports|sells|operates|hosts|publishes|writes|teaches"
          r"|is (?:building|working on|responsible for)) \S.*)", "identity", attribute="work/"),
)  # fmt: skip
"""Whole clauses."""
