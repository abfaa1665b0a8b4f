"""English for the means by which somebody does what they do: programs, devices, papers, suppliers.

"I run the tests in a loop" says nothing of a person. So either all of somebody's work of a kind is
done that way, or the means is said to be the one they turn to.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, EPISODIC, frame
from kumbuka.memory.extraction.languages.english_things import PROPER
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING
from kumbuka.memory.extraction.table import Frame

_DO = (
    r"(?:do|run|host|keep|store|manage|track|write|build|plan|draw|draft|record|log|edit|cook|make"
    r"|sew|read|watch|handle|organi[sz]e|design|bake|buy|order|grow|file|type|print|mix|post)"
)
_DO_HEADS = (
    "do run host keep store manage track write build plan draw draft record log edit cook make sew"
    " read watch handle organise organize design bake buy order grow file type print mix post"
)
_ALL_OF = r"(?:all(?: of)?|most(?: of)?|nearly all|almost all|the bulk of|the rest of)"
_KIND = r"(?P<attribute>(?!data|files?|tests?|code\b|loops?)[a-z][a-z'’-]*(?: [a-z][a-z'’-]*)?)"
_BY = r"(?:in|on|with|using|through|via|from|by|at|off)"
_NOT_MEANS = (
    r"(?!(?:the )?(?:morning|evening|afternoon|night|weekends?|dark|end|beginning|same (?:time"
    r"|day|way)|past|meantime|first|last|next|one go|advance|order|parallel|memory|mind|hope|vain"
    r"|time|bed|public|private|general|short|purpose|once|least|all|a (?:loop|row|rush|hurry"
    r"|bit|way|single|list|table|string|thread|function|variable|moment|minute)|my (?:own|power"
    r"|head|sleep)|myself"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:an? )?\d|earlier|afterwards|now)\b)"
)
_MEANS = rf"(?P<object>{_NOT_MEANS}{AT_HAND}{LASTING}\S.*)"
_LAST_RESORT = (
    r"(?:daily driver|go-?to(?: (?!answer|response|joke|move)[a-z]+){0,2}|weapon of choice"
    r"|tool of choice|bread and butter|main (?:machine|editor|laptop|computer|phone|browser|camera"
    r"|language|tool|rig|database|shell|terminal|email|bike|ride|instrument))"
)

MEANS_FRAMES: tuple[Frame, ...] = (
    frame("'m am 're are", rf"{AM} (?:(?:currently|now|slowly|finally"
          rf"|in the process of) )*(?:switching"
          r"|migrating|changing|transitioning"
          r"|converting)(?: over)?(?: everything)? from (?P<old>\S.{0,40}?) to"
          rf" (?P<object>{PROPER})(?=$|[,.;!]| (?:this|next|in|for|because|at|so|and|soon|over"
          rf"|as)\b).*", "tool",
          replaces=True),
    frame("'m am 're are", rf"{AM} (?:(?:currently|now|slowly|finally"
          rf"|in the process of) )*(?:switching"
          r"|migrating|changing|transitioning"
          r"|converting)(?: over)?(?: everything)? from (?P<old>\S.*?) to"
          r" (?P<object>\S.*)", "tool", topics=ANY_TOPIC, replaces=True),
    frame(_DO_HEADS, rf"{_DO} {_ALL_OF} (?:my|our|the) {_KIND},? {_BY} {_MEANS}", "tool",
          of_user_only=True),
    frame(_DO_HEADS, rf"{_DO} (?:everything|it all|the lot|all of it) {_BY} {_MEANS}",
          "tool", of_user_only=True),
    frame(_DO_HEADS, r"(?:do|write|keep|manage|handle|run|file|track|log|record|plan|organi[sz]e"
          r"|draw|make"
          r"|edit|store|design|build|type) (?:all )?(?:my"
          r"|our) (?P<attribute>accounts"
          r"|books|invoices|invoicing|bookkeeping|taxes|tax return|banking|budget|budgeting|notes"
          r"|journal|diary|calendar|shopping|recipes|passwords|bills|payroll|rota|rotas|bookings"
          r"|expenses|spending|workouts|runs|hours|habits|sleep|calories|docs|documentation|wiki"
          r"|specs|designs|diagrams|essays|songs|music|emails|blog|newsletter|website"
          r"|videos|podcast|drawings|art|coffee|bread|orders|stock|records|contacts|photos"
          r"|lesson plans|finances|correspondence|reading|mockups|wireframes|slides|sketches"
          r"|references"
          r"|citations|bibliography|week|weeks|days?|tasks|to-?dos|to-do list|projects|tickets"
          r"|presentations|prototypes|illustrations|meals|meal plans?|savings|investments|portfolio"
          r"|mileage|mood|chores|schedule|lists|groceries|routes?|trips|savings|reports|research"
          r"|wardrobe|translations|modelling|renders|animations|models|plots|charts|statistics"
          r"|stats"
          r"|analyses|analysis|editing|illustrating|drafts|novel|thesis|homework|lessons|classes)"
          rf" {_BY} {_MEANS}", "tool", of_user_only=True),
    frame("'m am 're are", rf"{AM} (?:still |now |currently )?(?:on|using|running) (?:an? |my |the"
          r" |my old )?(?P<object>(?:old |new )?\S+(?: \S+){0,3}?)(?=$|[,.;!]| (?:btw|by the way|if"
          r"|and|but|so|here|fwiw|at|for)\b).*", "tool", topics=ANY_TOPIC, of_user_only=True),
    frame("'m am 're are", rf"{AM} (?:still |now |currently )?on (?:an? |my |the"
          rf" )?(?P<object>(?:old "
          r"|new )?(?:iphone|pixel|galaxy|macbook|thinkpad|ipad|android|oneplus|xiaomi|samsung"
          r"|chromebook|surface|windows|ubuntu|fedora|debian|mac|linux|nokia|huawei|motorola"
          r"|raspberry"
          r" pi)\b(?: \w*\d\w*| (?:air|pro|mini|max|ultra|phone|tablet|laptop))*).*", "tool",
          of_user_only=True),
    frame("have 've been", r"(?:(?:have|['’]ve) )?been (?:using|on|with|running) (?P<object>"
          r"(?-i:[A-Z])[\w.+#'’-]*(?: (?-i:[A-Z\d])[\w.+#'’-]*){0,2})(?= (?:for|since)\b"
          r".{0,20}\b(?:years?|months?|decades?|ages|\d{4}|forever|ever))", "tool",
          of_user_only=True),
    frame("switched moved have 've put", r"(?:(?:have|['’]ve) )?(?:switched|moved|put|converted"
          r"|migrated) (?:us|everyone|the (?:family|team|kids|whole \w+)|everybody|the house)"
          r"(?: all)?(?: over| across)? (?:to|onto|on) (?P<object>(?!bed|the sofa|hold|the list)"
          r"\S.*)", "decision", **EPISODIC),
    frame("went going 're 'm are am have 've", rf"(?:(?:{AM} )?going ahead|went ahead|gone ahead"
          rf"|(?:have"
          r"|['’]?ve) gone ahead) with (?P<object>(?!it\b|that|this)\S.*)", "decision", **EPISODIC),
    frame("not 'm am 're are", rf"(?:{AM} )?(?P<negated>not) (?:going to|gonna)"
          rf" (?P<object>(?:renew|buy"
          rf"|continue with|go back to|sell|extend|apply (?:for|to)|move to) {LASTING}(?!it\b"
          rf"|this|that)"
          r"\S.*)", "decision", **EPISODIC),
    frame("have 've made", r"(?:(?:have|['’]ve)(?: finally| now| both)* )?(?:made up (?:my|our)"
          r" minds?)(?: (?:now|at last|finally))?(?: that|:|,| [—–-])? (?P<object>(?!about|yet|on"
          r" that|which|to be honest)\S.*)", "decision", **EPISODIC),
)  # fmt: skip
"""Of what follows a subject. They come before what is said of things."""

MEANS_CLAUSES: tuple[Frame, ...] = (
    frame("", r"(?P<object>(?!it\b|this|that|what|which|my\b|the (?:\w+ )?(?:problem|issue))"
          rf"[\w][\w.+#'’ -]{{1,40}}?)(?: is|['’]s| are| remains)(?: still| now| always)? (?:my"
          rf"|our) {_LAST_RESORT}(?=$|[,.;!]| (?:for|and|but|so|these|because|at)\b).*", "tool",
          needs=("daily driver", "go-to", "go to", "goto", "of choice", "bread and butter",
                 "my main ", "our main ")),
    frame("my our", r"(?:my|our) (?:daily driver|weapon of choice|tool of choice|go-?to (?:browser"
          r"|editor|language|shell|tool|app|shop|supplier|distro|framework|library|database|brand)"
          r"|main (?:machine|editor|laptop|computer|phone|browser|camera|language|tool|rig|database"
          r"|shell|terminal|bike|instrument))"
          r"(?: is|['’]s| remains)(?: still| now| always)? (?P<object>(?!broken|down|slow|not|dead"
          r"|acting|being|crash)\S.*)", "tool"),
    frame("it's it its", r"(?:it(?:['’]?s| is) (?:decided|settled|final|official|agreed))(?: then|"
          r" now)?(?: that|:|,| [—–-]) (?P<object>(?=(?:i|we|i['’]?m|we['’]re|my|our|the \w+"
          r" (?:will|is going|gets))\b)\S.*)", "decision", **EPISODIC),
    frame("final decision team", r"(?:(?:final |team )?decision|final (?:call|verdict"
          r"|choice))(?: is|['’]s)?(?: that|:|,| [—–-])"
          r" (?P<object>(?!pending|open\b|nothing|none|unclear|tbd|to be|needed|yes\b|no\b)\S.*)",
          "decision", **EPISODIC),
)  # fmt: skip
"""Whole clauses."""
