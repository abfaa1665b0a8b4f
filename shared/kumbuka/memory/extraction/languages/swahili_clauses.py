"""Swahili clauses whose verb has no person: imperatives, "rangi ninayoipenda ni …"."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_frames import (
    EPISODIC,
    MY,
    NAME,
    NOT_HERE,
    OBJECT,
    OFTEN,
    PASSING_DOING,
    STYLE,
    frame,
)
from kumbuka.memory.extraction.languages.swahili_words import ATTRIBUTE_NAMES, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_LOVED = (
    r"(?:(?:ni|na|tu|a)\w{0,7}pend(?:a|elea)\w{0,3}|(?:ya|la|wa|cha)ng?u? pendwa|pendwa"
    rf"(?: {MY})?|(?:ya|cha|la|wa) kupendeza)(?: zaidi| sana| kuliko \w+| mno)*"
)
_NAMED = r"(?P<attribute>[a-z][\w -]{1,40}?)"
_IS = r"(?: (?:sasa|kwa sasa|siku hizi))? (?:ni|imekuwa|umekuwa|kimekuwa)(?: sasa)?"
_VALUE = (
    r"(?P<object>(?!(?:ipi|gani|nini|nani|wapi|lini|mbaya|nzuri|polepole|kubwa|sawa|tofauti|muhimu"
    r"|rahisi|ngumu|kwamba|kuwa|hii|hiyo|hilo|hapa)\b)\S.*)"
)
PASSING = (
    r"(?:timu|kampuni|shirika|swali|tatizo|shida|msimbo|hitilafu|kosa|wazo|kazi|jibu|ombi"
    r"|neno|nywila|nenosiri|siri"
    r"|mpango|hatua|maisha|maandishi|faili|kazi|darasa|hadithi|mhusika|toleo|chaguo|oda|kitu|hali"
    r"|matumaini|mawazo|mfano|makala|njia|mstari|orodha|thamani|safu|ukurasa|folda|jedwali|matokeo"
    r"|jina|jaribio|kwa|kama|ya|la|na|maoni|upande|akaunti|picha|kuhusu|maana|lengo|ndoto|zamu)"
)
THING_VALUE = (
    r"(?P<object>(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?|\d[\w.,:%/-]*(?: \w+){0,3}?)"
)
_ANSWER = (
    r"(?:ni|uni|u)?(?:jibu|jibie|andike|andikie|zungumze|zungumza|ongee|ongea|eleze|elezee|eleza)"
)
_ALWAYS = (
    r"(?:kuanzia (?:sasa|leo|hapa)(?: na kuendelea)?|tangu sasa|siku zijazo|baadaye|siku zote|daima"
    r"|kila mara|kila wakati|kila unapojibu|wakati wote|kila unaponijibu)"
)

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("", rf"{_NAMED}(?: {MY})?,? {_LOVED}(?: si(?:o)?(?: tena)?) (?P<old>[^,;]+?)(?:"
              r" tena)?[,;]"
          rf" (?:(?:bali|ila|sasa|lakini|ni) )*{OBJECT}", "favourite", needs=("pend",)),
    frame("", rf"{_NAMED}(?: {MY})?,? {_LOVED}{_IS} {_VALUE}", "favourite", needs=("pend",)),
    frame("", r"(?P<object>(?!hii|hiyo|nini|je\b)[\w\ue000\"][^,;:]{0,60}?) (?:ni|ndiyo|ndicho"
          rf"|ndio|ndiye|ndilo) {_NAMED}(?: {MY})? {_LOVED}(?=[!,. ]|$)", "favourite",
          needs=("pend",)),
    frame("jina", rf"jina (?P<attribute>{ATTRIBUTE_NAMES})?(?:la )?(?:kamili )?{MY}(?: kamili"
          rf"| la \w+)?{_IS} (?!la\b|faili){NAME}", "identity", attribute="name"),
    frame("niite uniite nipe unaweza", rf"(?:niite|uniite|unaweza kuniita|muniite)(?: tu)? {NAME}",
          "identity", attribute="name"),
    frame("jina", rf"jina la (?P<attribute>{RELATION_NAMES}) {MY}{_IS} {NAME}", "identity"),
    frame("namba nambari", rf"(?P<attribute>namba(?:ri)?) {MY} ya simu{_IS} {_VALUE}", "identity"),
    frame("", rf"(?P<attribute>{RELATION_NAMES})(?: {MY}|ngu\b)(?: (?:mkubwa"
              r"|mdogo))?(?: sasa)?,? (?:anaitwa|huitwa|aitwa|ni)"
          rf" (?P<object>(?:(?:bwana|bi|mzee|dkt\.?) )?(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)"
          r"{0,2})(?=[.!,;]|$| na\b)", "identity"),
    frame("", rf"(?P<attribute>{ATTRIBUTE_NAMES}) {MY}(?: (?:ya|cha|la|wa) [\w ]{{1,20}}?)? (?:si"
              r"|sio)"
          rf"(?: tena)? (?P<old>[^,;]+?)(?: tena)?[,;] (?:(?:bali|ila|ni|sasa|lakini) )*{OBJECT}",
          "identity", needs=(" si ", " sio ")),
    frame("siku tarehe", rf"(?:siku|tarehe) (?:{MY} ya|ya) (?P<attribute>kuzaliwa)(?: {MY})?{_IS}"
          rf" (?:tarehe )?{_VALUE}", "identity"),
    frame("saizi ukubwa", rf"(?P<attribute>saizi|ukubwa) {MY} (?:ya|wa) viatu{_IS} {_VALUE}",
          "identity"),
    frame("lugha", rf"(?P<attribute>lugha) {MY} (?:ya )?(?:kwanza|mama|asili){_IS} {_VALUE}",
          "identity"),
    frame("barua nambari namba anwani", rf"(?P<attribute>barua pepe|nambari ya simu|namba ya simu"
          rf"|anwani)(?: {MY})(?: ya simu)?{_IS} {_VALUE}", "identity"),
    frame("", rf"(?P<attribute>{ATTRIBUTE_NAMES}) {MY}(?: {MY})?{_IS}(?: (?:miaka|tarehe|katika"
          rf"|kwenye))* {_VALUE}", "identity"),
    frame("", rf"(?P<thing>(?!(?:{PASSING}|{RELATION_NAMES})\b)[a-z][\w-]*(?: (?:ya|za|la|cha|wa)"
          rf" [a-z][\w-]*)?) {MY}(?: (?:ya|za|la|cha|wa) (?P<of>[a-z][\w-]*))?(?: sasa)? (?:ni|iko"
          r"|ipo|ziko|yako|liko|hutumia|[izly]+(?:na|me)?(?:tumia|endesha|kaa|fanyika|endeshwa"
          r"|hifadhiwa)|[izl]+me(?:andikwa|tengenezwa|jengwa) kwa)(?: (?:kwenye|katika|kwa|saa|kila"
          rf"|kutumia|bandari|jijini|mjini))* {THING_VALUE}(?=(?: sasa)?[.!]*$|[,;])", "identity",
          confidence=0.8),
    frame("sina si", r"(?:sina|si) (?:umri wa )?miaka (?P<old>\d{1,3})[,;] (?:bali |ila "
                     r"|sasa )?nina"
          r" (?:umri wa )?miaka (?P<object>\d{1,3})", "identity", attribute="age"),
    frame("asili", rf"asili yangu ni (?:kutoka )?{OBJECT}", "identity", attribute="origin"),
    frame("badala", r"badala ya (?:kutumia |kunywa )?(?P<old>\S.*?),? (?:sasa )?(?:nina|na|tuna"
          rf"|nita|tuta)(?:tumia|kunywa|kula|penda|pendelea) {OBJECT}", "tool"),
    frame("kwangu", rf"kwangu(?: mimi)?,? {OBJECT} (?:ni (?:bora|afadhali)|inafaa) kuliko .*",
          "preference"),
    frame("afadhali ni bora heri", r"(?:ni )?(?:afadhali|bora|heri) (?P<object>\S.*?) kuliko"
          r" (?P<compared>\S.*)", "preference"),
    frame("tutumie twende tuendelee hebu", rf"(?:hebu )?(?:tutumie|twende na|tuendelee na)"
          rf" (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("kila siku mara daima kwa", rf"{OFTEN},? (?:mimi )?(?:huwa"
                                      rf" )?(?P<object>(?!{PASSING_DOING})"
          r"(?:nina|na(?!o\b|ye\b)|tuna|hu)\w{2,}.*)", "pattern"),
    frame("mimi sisi", r"(?:mimi|sisi) (?P<object>hu(?!wa)\w{2,}a\b.*)", "pattern"),
    frame("hu", r"(?P<object>hu\w{2,}a .*\b(?:kila|asubuhi|jioni|usiku)\b.*)", "pattern"),
    frame("ili kwa", r"(?:ili |kwa ajili ya |kwa (?=ku))(?P<attribute>(?!.{0,50}\b(?:hii|hiyo"
                     r"|hili|hilo)\b)"
          r"[a-z][\w -]{1,50}?)[,:] (?P<object>(?:kwanza|anza|endesha|fungua|\w+ .*\b(?:kisha"
          r"|halafu|ndipo|baadaye)\b).*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("nikiuliza nikiomba ninapouliza ninapoomba nikikuuliza nikikuomba ninapokuuliza"
          " ninapokuomba nikitaka",
          r"ni(?:ki|napo)(?:ku)?(?:uliza|omba|taka)\b[^,]{0,60}, (?:tafadhali |daima )*"
          r"(?P<negated>usi)?(?P<object>\w+ \S.*)", "instruction"),
    frame("", rf"{_ALWAYS},? (?:tafadhali |uwe )*(?P<object>(?P<negated>usi)?(?:{_ANSWER}|tumia"
              r"|tumie"
          r"|ni?pe|nipe|niite|epuka|weka|toa|andika|anza|maliza|ongeza|hakikisha|fanya)\b.*)",
          "instruction", needs=("anzia", "angu", "iku", "aima", "ila", "aadaye", "akati")),
    frame("", rf"(?P<object>(?:{_ANSWER}|andika) (?:(?:daima|tu|maswali yangu|kila mara|kila wakati"
          rf"|mimi|siku zote) )*(?:kwa (?:lugha ya )?(?-i:K)i[a-z]{{3,}}|kwa (?:ufupi|kifupi|kina"
          rf"|undani|urefu|lugha rahisi|lugha rasmi|lugha nyepesi|sentensi fupi|heshima)"
          r"|kifupi|moja kwa moja)\b(?!.*\b(?:hii|hili|hilo|hiyo|ifuatayo|haya)\b).*)",
          "instruction", needs=("ib", "ndik", "zungum", "onge", "elez")),
    frame("tumia", r"(?P<object>tumia (?:lugha (?:rahisi|rasmi|nyepesi|ya (?-i:K)i\w+)|(?-i:K)i"
          r"(?:swahili|ingereza|faransa|jerumani|arabu|hispania|reno|china)|vipimo vya metriki"
          r"|metriki|selsiasi|mfumo wa metriki|mfumo wa saa 24|vitone|orodha)\b"
          r"(?!.*\b(?:hii|hili|hilo|hiyo)\b).*)", "instruction"),
    frame("usitumie usiweke epuka acha bila usiandike", r"(?P<negated>usitumie|usiweke|epuka"
          r"|acha kutumia|bila|usiandike) (?:kutumia )?(?P<object>(?:emoji|emojis|vikaragosi"
          r"|emoticon|jargon|markdown|lugha rasmi|maneno magumu|alama za mshangao|istilah|vitone"
          r"|misimu|istilahi)\b.*)", "instruction"),
    frame("unapojibu unaponijibu ukijibu ukinijibu", r"(?:unapo|uki)(?:ni)?jibu\b[^,]{0,30},"
          r" (?:tafadhali )?(?P<negated>usi)?(?P<object>\S.*)", "instruction"),
    frame("", r"(?P<negated>usi)(?P<object>(?:ni|tu)?\w+e .*\b(?:kamwe|tena|daima)\b.*)",
          "instruction", needs=("usi", "Usi")),
    frame("majibu fanya hakikisha", rf"(?P<object>(?:(?:fanya|hakikisha) )?majibu(?: yako)? (?:yawe"
          rf"|ni lazima yawe|yasiwe) {STYLE}.*)", "instruction"),
)  # fmt: skip
"""Whole clauses."""
