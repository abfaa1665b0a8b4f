"""English for what took the place of what a user had: sold, swapped, renamed, moved to."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, OBJECT, frame
from kumbuka.memory.extraction.languages.english_things import (
    ADJUSTED,
    ANY,
    DID,
    END,
    NOW,
    OWN,
    PROPER,
    SHIFTED,
    THING,
    VALUE,
    WAY,
)
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.table import Frame

_EVERYTHING = r"(?: (?:everything|it all|it|all of it|us all|us|(?:all )?(?:my|our) stuff))?"
_DWELLING = (
    r"(?:house|flat|apartment|condo|place|studio|room|loft|cottage|townhouse|duplex|bungalow|home)"
)
_PERSON = (
    r"(?:dentist|doctor|gp|therapist|psychiatrist|boss|manager|supervisor|trainer|coach|tutor"
    r"|accountant|lawyer|landlord|hairdresser|barber|mentor|vet|nanny|cleaner|physio"
    r"|physiotherapist|teacher|piano teacher|babysitter|roommate|flatmate|assistant)"
)
_TAKES = (
    rf"{DID}(?:taken up|took up|started|begun|picked up|do|play|take|have|see|eat|drink|wear"
    r"|read|watch|ride|drive|use)(?: doing| playing| with)?(?: an?| the)?"
)
_LEFT_FOR = (
    r"(?:got rid of|ditched|dumped|dropped|cancell?ed|quit|gave up(?: on)?|given up(?: on)?"
    r"|closed|handed back|(?:have |['’]ve )?(?:cut out|sworn off|come off|gone off)|stopped"
    r" (?:using|playing|doing|eating|drinking|watching|reading)"
    r"|(?:came|went|weaned myself|swore) off|moved away from|moved off|left|sold|traded in"
    r"|scrapped|retired|abandoned"
    r"|got (?:tired|sick) of|(?:['’]m|am|['’]re|are) (?:done with|off|over))"
)
_IS_NOW = (
    r"(?:,|;| -| —| –)? ?(?:(?:and|so|but|now) )*(?:it['’]?s|it is|everything['’]?s|everything is"
    r"|all|just|only|now)(?: (?:all|now|in|on|only|just))*"
)
_AND_TOOK = (
    r",? (?:and|so|but)(?: (?:i|we))?(?:['’](?:m|ve|re))?(?: (?:now|then|just|am|are))*"
    r" (?:joined|bought|got|play|ride|drive|do|use|using|vape|run|running|wear|started|started with"
    r"|signed up (?:for|with|at)|switched to|moved to|went (?:with|for)|took up|have|eat|drink|on)"
)
_ENDED_FOR_GOOD = (
    r"(?:got rid of|ditched|dumped|cancell?ed|gave up(?: on)?|given up(?: on)?|got (?:tired"
    r"|sick) of|moved away from|moved off|(?:came|went|weaned myself|swore) off|scrapped|dropped)"
)
_NO_MORE = r"(?!.* (?:for|in favou?r of) )"


SWAP_FRAMES: tuple[Frame, ...] = (
    frame("got ditched dumped dropped canceled cancelled quit gave given stopped moved left sold"
          " traded scrapped retired abandoned closed handed cut 'm am 're are have 've",
          rf"{DID}{_LEFT_FOR} (?P<old>[^,;]{{1,60}}?)(?: completely| altogether)?(?:{_AND_TOOK}"
          rf"|{_IS_NOW}) {OBJECT}", "tool",
          **ANY),
    frame("got ditched dumped dropped canceled cancelled quit gave given stopped moved left sold"
          " traded scrapped retired abandoned closed handed cut 'm am 're are have 've",
          rf"{DID}{_LEFT_FOR} (?P<old>[^,;]{{1,60}}?)(?: completely| altogether)?{_IS_NOW}"
          rf" {OBJECT}", "tool", replaces=True),
    frame("got ditched dumped dropped canceled cancelled gave given moved scrapped have 've",
          rf"{DID}{_ENDED_FOR_GOOD} (?:the |my |our"
          rf" )?{_NO_MORE}(?P<object>(?-i:[A-Z])\S*.*)", "end",
          effect="end"),
    frame("got ditched dumped canceled cancelled gave given dropped came went weaned swore have"
           " 've",
          rf"{DID}{_ENDED_FOR_GOOD} {_NO_MORE}{OBJECT}", "end", effect="end",
          topics=ANY_TOPIC - OWNED),
    frame("got ditched scrapped have 've", rf"{DID}(?:got rid of|ditched|scrapped) {_NO_MORE}"
          rf"{OBJECT}", "end", effect="end", topics=OWNED),
    frame("gave have 've", rf"{DID}(?:gave|given) (?:my|our|the) (?P<object>\S.*?) away\b.*", "end",
          effect="end"),
    frame("don't do not 'm am 're are",
          r"(?:(?:don['’]?t|do not) (?:drink|eat|have) )(?P<old>[^,;]{1,40}?) any ?more[,;]"
          rf" (?:(?:it['’]?s|just|only|now) )+{OBJECT}", "preference"),
    frame("'m am 're are", rf"{AM} (?:not|no longer) (?:learning|studying)"
          rf" (?P<old>[^,;]{{1,40}}?)(?: any ?more)?[,;] (?:but )?(?:it['’]?s|now|just) {OBJECT}",
          "identity", attribute="learning/"),
    frame("left quit have 've",
          rf"{DID}(?:left|quit) (?P<old>{PROPER}),? (?:and |so |now )?(?:i|we)?(?:['’]m|['’]re"
          rf"| am| are)? ?{NOW}(?:with|at|over at|joined|started at|went to|work for|work at)"
          rf" (?P<object>{PROPER})", "identity", attribute="employer"),
    frame("took taken started begun picked have 've do play take see eat drink wear read watch",
          rf"{_TAKES} (?P<object>\S.*?)(?: now)?,? (?:instead of|rather than)"
          rf" (?P<old>\S.*)", "pattern",
          **ANY),
    frame("took taken started begun picked have 've do play take see eat drink wear read watch",
          rf"{_TAKES} (?P<object>\S.*?)(?: now)?,? (?:instead of|rather than)"
          rf" (?P<old>\S.*)", "pattern",
          replaces=True),
    frame("traded swapped part-exchanged have 've",
          rf"{DID}(?:traded|swapped|exchanged|part-exchanged) (?P<old>\S.*?)(?: in| out)?"
          rf"(?: for| against) {OBJECT}", "tool", replaces=True),
    frame("switched moved migrated changed transferred upgraded downgraded converted shifted jumped"
          " defected bumped gone went come came been got rebranded have 've has switching moving"
          " migrating",
          rf"{DID}{SHIFTED}{_EVERYTHING}{WAY}(?: ship)?(?: from (?P<old>\S.*?))?"
          rf"(?: to| with| for)(?: using)? {OBJECT}", "tool", **ANY),
    frame("gone went going have 've",
          rf"(?:{DID})?(?:gone|went) {OBJECT}", "tool", topics=frozenset({"diet"}), replaces=True),
    frame("renamed have 've", rf"{DID}renamed (?P<old>{PROPER}) (?:to|as) (?P<object>{PROPER})",
          "identity", attribute="called/"),
    frame("quit stopped finished dropped have 've",
          rf"{DID}(?:quit|stopped|finished|dropped(?: out of)?) (?:my|the|doing|playing) {OBJECT}",
          "end", effect="end", topics=frozenset({"degree", "sport", "instrument", "diet", "hobby",
          "medication", "gym"})),
    frame("use uses", rf"uses? (?:an? |the |my )?{OBJECT}", "identity",
          topics=frozenset({"medication"})),
    frame("take takes catch", r"(?:takes?|catch) the (?P<object>\d\d?[:.]\d\d)"
          r" (?P<thing>train|bus|flight|ferry|tram)\b.*", "identity"),
    frame("rebranded renamed have 've",
          rf"{DID}(?:rebranded|renamed ourselves|renamed the company)(?: from (?P<old>\S.*?))?"
          rf"(?: to| as) (?P<object>{PROPER})", "identity", attribute="company_name",
          replaces=True),
    frame("renamed named have 've",
          rf"{DID}(?:renamed|named) (?:my|our|the) {THING} (?P<object>{PROPER}){END}", "identity",
          replaces=True),
    frame("put sent moved enrolled enroled",
          rf"{DID}(?:put|sent|moved|enroll?ed) (?:my|our|the) (?:kids?|son|daughter|children)"
          r" (?:in|into|to|at) (?P<object>(?:an? )?\S.*?(?:school|kindergarten|daycare|academy"
          r"|nursery)\b.*)", "identity", attribute="children_school"),
    frame("'m am studying", rf"(?:{AM} )?{NOW}studying {OBJECT}", "identity",
          attribute="learning/", topics=frozenset({"language_learning"})),
    frame("'m am studying", rf"{AM} {NOW}studying (?P<object>(?!how|about|for\b|that|this|the\b)"
          r"\S.*)", "identity", attribute="studies"),
    frame("changed switched moved",
          rf"{DID}(?:changed|switched) my (?P<thing>major|username|handle|job|degree|course|studies"
          r"|diet|plan|job title|title)(?: from (?P<old>\S.*?))? to (?P<object>\S.*)", "identity",
          replaces=True),
    frame("changed renamed switched moved migrated transferred ported pushed bumped upped raised"
          " lowered cut increased reduced rebranded rewrote rewritten rewriting redid redone"
          " redoing"
          " rebuilt rebuilding rescheduled postponed delayed extended updated shifted set dropped"
          " doubled trimmed slashed moving switching migrating doing did do have 've 're are 'm am",
          rf"{DID}(?:{AM} )?{ADJUSTED} {OWN}?{THING}{WAY}(?: from (?P<old>\S.*?))?"
          rf" (?:to|in|into|onto|until|as|on|with) {VALUE}{END}", "identity", replaces=True),
    frame("changed switched renamed have 've",
          rf"{DID}(?:changed|switched|renamed) (?:my|our) (?!(?:approach|setup|config|settings"
          rf"|implementation|logic|schema|style|mind|code\w*)\b){THING}(?: from (?P<old>\S.*?))? to"
          rf" (?P<object>(?!an?\b|the\b|be\b|use\b|something|make\b|see\b|avoid\b)\S.*)",
          "identity",
          replaces=True),
    frame("found got hired have see 'm am",
          rf"{DID}(?:found|got|hired|have|see|{AM} seeing) a new (?P<attribute>{_PERSON}),?"
          rf"(?: called| named)?,? (?P<object>{PROPER})", "identity"),
    frame("report reports work", r"(?:reports? (?:directly )?to|work under)"
          rf" (?P<object>{PROPER})", "identity", attribute="boss"),
    frame("got bought purchased found rent rented own have 've renting 'm am 're are",
          rf"(?:{DID}|{AM} )(?:got|bought|purchased|found|rent|rented|renting|own|have)"
          rf" (?:an? |the |our |my )(?:[\w-]+ )?{_DWELLING} in (?P<object>{PROPER})", "identity",
          attribute="home"),
    frame("'m am 're are renting settled",
          rf"(?:{AM} )?{NOW}(?:renting|settled|staying permanently) in (?P<object>{PROPER})",
          "identity", attribute="home"),
    frame("got gave bought purchased picked ordered leased inherited installed adopted replaced"
          " have 've treated",
          rf"{DID}(?:gave in and )?(?:got|gotten|bought|purchased|picked up|ordered|leased"
          r"|inherited|installed|treated myself to)(?: myself| ourselves)? (?!rid\b|tired\b"
          r"|sick\b)(?:an?|the|my|our|some"
          rf"|two)? ?{OBJECT}", "tool", topics=OWNED),
    frame("adopted got bought rescued have 've", rf"{DID}(?:adopted|got|bought|rescued)(?:"
           rf" ourselves| myself)? (?:an?|two|three|some|our|another) {OBJECT}", "tool",
          topics=frozenset({"pet"})),
    frame("put installed flashed have 've", rf"{DID}(?:put|installed|flashed) (?P<object>\S.*?)"
          r" on(?:to)? (?:it|my|the|our)\b.*", "tool", topics=frozenset({"operating_system"}),
          replaces=True),
    frame("fell fallen have 've", rf"{DID}(?:fell|fallen) (?:in love with|for) (?:the )?{OBJECT}",
          "tool", **ANY),
    frame("took landed accepted got have 've", rf"{DID}(?:took|landed|accepted|got|starting"
           rf"|start) (?:an? |the )?(?:\w+ )?(?:job|role|position|gig|offer) (?:at|with|from)"
          rf" (?P<object>{PROPER})",
          "identity", attribute="employer"),
    frame("start starting started", rf"(?:start|starting|started) (?:work )?(?:at|with)"
          rf" (?P<object>{PROPER})(?: on| next| in| this| last|[.!,]|$).*", "identity",
          attribute="employer"),
    frame("ended landed wound settled have 've", rf"{DID}(?:ended up|landed|wound up|settled(?:"
           rf" down)?) (?:living )?in (?P<object>{PROPER})", "identity", attribute="home"),
    frame("'re are 'm am", rf"{AM} now (?:up |down |over |out )?in (?P<object>{PROPER}){END}",
          "identity", attribute="home"),
    frame("ended settled stuck sticking landed went gone have 've 'm am 're are",
          rf"(?:{DID}|{AM} )(?:ended up|settled|landed|sticking|stuck|went) (?:with|on|at"
          rf"|using|for|in) {OBJECT}", "tool", **ANY),
    frame("replaced have 've", rf"{DID}replaced (?P<old>\S.*?) (?:with|by) {OBJECT}", "tool",
          **ANY),
)  # fmt: skip
"""What follows "I" or "we"."""
