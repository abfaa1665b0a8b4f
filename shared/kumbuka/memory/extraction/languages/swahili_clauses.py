"""Swahili clauses whose verb has no person: imperatives, "rangi ninayoipenda ni …"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kumbuka.memory.extraction.languages.swahili_everyday import (
    STEPS,
    SWAHILI_EVERYDAY_CLAUSES,
    WORKPLACE,
)
from kumbuka.memory.extraction.languages.swahili_identity import (
    NATIONS,
    PEOPLES,
    PETS,
)
from kumbuka.memory.extraction.languages.swahili_parts import (
    AT,
    EPISODIC,
    I_DO,
    LANGUAGE,
    ME,
    MY,
    NAME,
    NOT_HERE,
    OBJECT,
    OFTEN,
    PASSING_DOING,
    PLACES,
    PROPER,
    REACTING,
    REACTION,
    WHEN,
    frame,
)
from kumbuka.memory.extraction.languages.swahili_requests import INSTRUCTIONS
from kumbuka.memory.extraction.languages.swahili_told import PROCEDURES, TOLD_CLAUSES
from kumbuka.memory.extraction.languages.swahili_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    JOBS,
    RELATION_NAMES,
    RELATIONS,
)
from kumbuka.memory.extraction.table import Frame

_LOVED = (
    r"(?:(?:ni|na|nina|nna|tu|a|nili|nnao|wa)\w{0,7}(?:pend(?:a|elea)|shabikia|kubali|husudu"
    rf"|zimia|enzi)\w{{0,3}}|(?:ya|la|wa|cha|vya)(?: ku)?ng?u? ?pend(?:wa|eza)|(?:ki)?pendwa(?:"
    rf" {MY})?"
    r"|(?:ya|cha|la|wa) kupend(?:eza|wa)|kipenzi|namba moja|nambari moja|bora)(?: cha (?:TV|tv)|"
    r" kama \w+| nikiwa \w+| ku\w+a(?: \w+)?"
    r"| kwenda(?: \w+)?| nyumbani| wangu| zaidi| sana| kuliko \w+| mno| [ywcl]h?a (?:wakati|muda)"
    r" wote)*"
)
_NAMED = r"(?P<attribute>[a-z][\w -]{1,40}?)"
_IS = (
    r"(?::|(?:,? (?:sasa|kwa sasa|siku hizi|bado|daima|tangu (?:utotoni|zamani)))* (?:ni|huwa"
    r"|imekuwa|umekuwa|kimekuwa|ndiyo|ndio|yako|iko|liko|uko)(?: sasa)?)"
)
_VALUE = (
    r"(?P<object>(?!(?:n?zito|mzito|mbovu|chafu|ghali|bovu|moto|ipi|gani|nini|nani|wapi|lini"
    r"|mbaya|nzuri|polepole|kubwa|sawa|tofauti|muhimu"
    r"|rahisi|ngumu|kwamba|kuwa|hii|hiyo|hilo|hapa|kula|mzuri|njema|safi|ya nani|la nani)\b)\S.*)"
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
_DAY_TIME = r"(?:asubuhi|jioni|usiku|mchana|alfajiri|wikendi|ijumaa|jumamosi|jumapili|jumatatu)"


def _own(nouns: Iterable[str]) -> str:
    """The first words of nouns."""
    return " ".join(dict.fromkeys(re.split(r"[ _-]", noun)[0] for noun in nouns))


_KIN = _own((*RELATIONS, *(f"{name}ngu" for name in RELATIONS)))
_PROPERTIES = _own(name for name in ATTRIBUTES if not name.startswith("favourite:"))

_LIKES = (
    frame("siku daima muda tangu", rf"(?:siku zote|daima|muda wote|tangu (?:utotoni|zamani)),?"
          rf" (?:{ME}"
          r" )?(?:nime|tume|nina|na|tuna)(?:kuwa (?:niki|tuki))?(?:m|wa|u|i|ki|vi|li|ya|zi)?"
          r"pend(?:a|elea) (?P<object>(?!ku(?:jua|uliza|sema)\b)\S.*)", "preference"),
    frame("", rf"{_NAMED}(?: {MY})?,? {_LOVED} (?:si(?:o)?(?: tena)?) (?P<old>[^,;]+?)(?:"
          r" tena)?[,;]"
          rf" (?:(?:bali|ila|sasa|lakini|ni) )*{OBJECT}", "favourite", needs=("pend",)),
    frame("", rf"{_NAMED}(?: {MY})?,? {_LOVED}{_IS} {_VALUE}", "favourite",
          needs=("pend", "penzi", " bora ", " moja ", "shabik", "kubali", "husudu", "zimia",
          "enzi")),
    frame("", r"(?P<object>ku\w+(?: [^\s,;:?]+){0,4}?) (?:ni|ndiyo|ndio) (?:burudani|hobi|furaha"
          r"|starehe|raha|mapenzi|shauku)"
          r" (?:yangu|langu|kwangu|isiyo\w*|ninayo\w+)\b.*", "preference",
          needs=("burudani", "hobi", "furaha", "starehe", "raha", "mapenzi", "shauku")),
    frame("", r"(?P<object>(?!hii|hiyo|nini|je\b)[\w\ue000\"][^,;:]{0,60}?) (?:ni|ndiyo|ndicho"
          rf"|ndio|ndiye|ndilo) {_NAMED}(?: {MY})? {_LOVED}(?=[!,. ]|$)", "favourite",
          needs=("pend",)),
    frame("favourite favorite pendwa kipenzi", rf"(?P<attribute>favou?rite"
          rf"|kipenzi) {MY}{_IS} {_VALUE}",
          "favourite"),
    frame("timu klabu", rf"(?P<attribute>timu|klabu) {MY}(?: ya (?:mpira|soka))? ni (?P<object>"
          rf"{PROPER}|yanga|simba|azam|gor mahia|leopards|arsenal|chelsea|liverpool|barcelona"
          rf"|real madrid|man(?:chester)? \w+)(?=[.!,]|$| damu| daima| tu\b)", "favourite"),
    frame("ninachopenda nachopenda ninachokipenda", r"nin?acho(?:ki)?penda(?: zaidi| sana)*(?:"
          r" ni|:)"
          rf" {OBJECT}", "preference"),
    frame("", rf"(?P<object>(?!hii\b|hiyo\b|je\b|{ME}\b|huwa\b|kwa\b"
          rf"|kama\b)[\w\ue000][^,;:?]{{1,50}}?),?"
          rf" (?:{ME} )?(?:ndiyo |ndio )?(?:(?:nina|na|tuna)(?:(?:m|wa|u|i|ki|vi|li|ya|zi)?pend"
          r"(?:a|elea)|(?:m|wa|u|i|ki|vi|li|ya|zi)(?:kubali|zimia|husudu)))(?: (?:sana"
          r"|zaidi|mno|kweli|kabisa|kuliko \w+|kupita kiasi"
          r"|ajabu))*[.!]*$", "preference", needs=("pend", "kubali", "zimia", "husudu")),
    frame("", rf"(?P<object>(?!hii\b|hiyo\b|je\b|{ME}\b|huwa\b|kwa\b)[\w\ue000][^,;:?]{{1,50}}?),?"
          rf" (?:{ME} )?(?:(?:si|hatu)(?:m|wa|u|i|ki|vi|li|ya|zi)?(?:pendi|pendelei|vumilii"
          r"|(?:wezi(?: kula| kunywa)?|li|nywi)(?=[.!]*$))|(?:nina|na|tuna)(?:m|wa|u|i|ki|vi|li"
          r"|ya|zi)?chukia)(?: (?:sana"
          r"|kabisa|hata kidogo|mno|kweli|(?:ha|he){2,}|[^\w\s,;.:!?()]+))*[.!]*$",
          "preference", polarity="-", needs=("pend", "chuki", "vumil", "wezi", "sili", "sinywi")),
    frame("", r"(?P<object>(?!hii\b|hiyo\b|hilo\b|jibu)[a-z][^,;:?]{1,40}?) ni (?:bora|afadhali"
          r"|tamu"
          r"|m?zuri)(?: zaidi)? kuliko [^,;:?]{2,40} kwangu(?: mimi)?(?=[.!]*$)", "preference",
          needs=("kwangu",)),
    frame("kwangu", rf"kwangu(?: mimi)?,? {OBJECT} (?:ni (?:bora|afadhali|tamu|m?zuri|nzuri|rahisi"
          r"|poa)(?: zaidi)?|inafaa|[hiulkz]\w{0,3}nipendeza(?: zaidi)?) kuliko .*", "preference"),
    frame("", r"(?P<object>(?!h[iu][iuoc]|h[iu][czylw][oiu]\b|jibu)[a-z][^,;:?]{1,50}?)"
          r" (?:(?:ndiyo|ndio|ndicho"
          r"|ndilo|ni|huwa|imekuwa|siku zote|daima) )+(?:chaguo (?:langu|letu)|(?:kinywaji"
          r"|chakula|muziki|mchezo) (?:changu|wangu)(?! [ywc]h?a)|kila kitu kwangu"
          r"|ugonjwa wangu|udhaifu wangu|(?:raha|starehe|burudani) yangu|kipenzi changu|furaha"
          r" yangu)\b.*", "preference",
          needs=("chaguo", "kinywaji", "chakula", "muziki", "mchezo", "kila kitu", "ugonjwa",
              "udhaifu", "raha", "starehe", "burudani",
          "kipenzi", "furaha")),
    frame("", rf"(?P<object>(?!hii\b|hiyo\b|hilo\b|jibu|swali)(?!.*\b(?:leo|jana|sasa"
          rf" hivi)\b)(?!.*\b{MY} \w+$)[a-z][^,;:?]{{1,50}}?)"
          r" (?:sana )?(?:hu|[iuaz]i?na|[vwklmy]\w{0,2}na)ni(?:vutia|furahisha|pendeza|burudisha"
          r"|tuliza|fariji)\b.*", "preference",
          needs=("nivutia", "nifurahisha", "nipendeza", "niburudisha", "nituliza", "nifariji")),
    frame("", rf"(?P<object>(?!hii\b|hiyo\b|hilo\b|jibu|swali)(?!.*\b(?:leo|jana|sasa"
          rf" hivi)\b)(?!.*\b{MY} \w+$)[a-z][^,;:?]{{1,50}}?)"
          r" (?:(?:sana |kabisa )?(?:(?:hu|[iuaz]i?na|[vwklmy]\w{0,2}na)ni(?:udhi|kera|boa|chosha"
          r"|chefua"
          r"|kasirisha|kinaisha)|ha\w{0,3}ni(?:vutii|furahishi|pendezi))|(?:si|sio) (?:aina|chaguo"
          r"|mtindo) (?:yangu|langu|wangu))\b.*", "preference", polarity="-",
          needs=("niudhi", "nikera", "niboa", "nichosha", "nichefua", "nikasirisha", "nikinaisha",
          "nivutii",
          "nifurahishi", "nipendezi", "aina yangu", "chaguo langu", "mtindo wangu")),
    frame("", rf"(?:[a-z]+ )?(?:amba\w+ )?(?:(?:nina|na|tuna)(?:cho|yo|lo|ye|o|vyo|zo|wo)\w{{0,2}}"
          rf"chukia|nisi(?:cho|yo|lo|ye|o|vyo|zo|wo)\w{{0,2}}pend(?:a|elea)"
          rf"|(?<=amba\w\w )(?:si|hatu)\w{{0,2}}(?:pendi|pendelei)"
          rf"|(?<=amba\w\w\w )(?:si|hatu)\w{{0,2}}(?:pendi|pendelei))"
          rf"(?: (?:zaidi|sana|kabisa|kuliko \w+))*{_IS} {_VALUE}", "preference", polarity="-",
          needs=("chukia", "nisi", "Nisi", "amba")),
    frame("", r"(?P<object>(?!hii\b|hiyo\b|hilo\b|jibu)[a-z][^,;:?]{1,50}?) ni (?:bora|afadhali"
          r"|tamu|m?zuri|rahisi|poa)(?: zaidi)? (?:kwangu|kwa upande wangu)(?: zaidi)? kuliko .*",
          "preference", needs=("kwangu", "upande wangu")),
    frame("mimi mi", rf"{ME} na (?P<object>(?!(?:{RELATION_NAMES})\b)[a-z][^,;:?]{{1,40}}?)"
          rf" (?:hatuelewani|hatupatani|hatuivi"
          r"|hatuendani|mbalimbali|ni maji na mafuta)\b.*", "preference", polarity="-"),
    frame("afadhali ni bora heri", r"(?:ni )?(?:afadhali|bora|heri) (?P<object>\S.*?) kuliko"
          r" (?P<compared>\S.*)", "preference"),
)  # fmt: skip

_WHO = (
    frame("jina majina mimi mi mie", rf"(?:{ME},? )?(?:jina"
          rf"|majina) (?P<attribute>{ATTRIBUTE_NAMES})?(?:la )?(?:kamili )?{MY}"
          rf"(?: kamili| halisi| la \w+)?(?:{_IS}|,? ni?naitwa|,? naitwa) (?!la\b|faili){NAME}",
          "identity", attribute="name"),
    frame("jina", rf"jina {MY}:? (?P<object>{PROPER}|(?!gani|nani|nini|kamili|halisi|ha?li\w"
          rf"|si\b|zuri"
          rf"|baya|gumu|moja|hilo|lako|tu\b)[a-z]{{3,14}})(?=[.,!]|$)", "identity", attribute="name"
          ),
    frame("saa", rf"saa {MY} za kazi{_IS} {_VALUE}", "identity", attribute="work_hours"),
    frame("lengo malengo ndoto", rf"(?:malengo|lengo|ndoto) {MY}(?: kuu)?(?: (?:la |kwa )?mwaka"
          rf" huu)?"
          rf"(?: kuu)?{_IS} (?:kuwa )?(?P<object>(?<=kuwa )\S.*|ku\S.*)", "identity",
          attribute="goal"),
    frame("mimi mi mie hufanya", rf"(?:{ME} )?hufanya kazi {AT}(?:(?:kwa|na)"
          rf" )?(?P<object>{WORKPLACE})"
          r"(?= kama |[.,!]|$)", "identity", attribute="employer"),
    frame("kazi", rf"kazi {MY}:? (?P<object>(?:{JOBS})(?: wa [^,;.!]+)?)(?=[.,!]|$)",
          "identity", attribute="job"),
    frame("kampuni shirika", r"(?:kampuni|shirika) n[ia](?:na)?(?:yo|lo)fanyia kazi(?: sasa| kwa"
          r" sasa)?"
          rf" (?:ni|inaitwa|linaitwa) (?P<object>{WORKPLACE})(?=[.,!]|$)", "identity",
          attribute="employer"),
    frame("kwa jina", rf"(?:kwa (?:jina|majina)(?: ni| naitwa| ninaitwa|,)?|jina ni?naitwa)"
          rf" {NAME}", "identity",
          attribute="name"),
    frame("niite uniite nipe unaweza mnaweza waweza uwe kuanzia", rf"(?:kuanzia (?:sasa|leo),?"
          rf" )?(?:niite|uniite|(?:m?una|mna|wa)weza (?:ku)?niita"
          rf"|muniite"
          rf"|uwe unaniita)(?: tu)? {NAME}",
          "identity", attribute="name"),
    frame("watu wote wengi rafiki marafiki wenzangu ndugu wananiita huniita", rf"(?:(?:watu|wote"
          rf"|wengi"
          rf"|(?:ma)?rafiki(?: {MY})?|wenzangu|ndugu(?: {MY})?)(?: wa \w+)? )?(?:huniita|hunita"
          rf"|wananiita|(?:huni|wanani)jua kama) {NAME}", "identity", attribute="name"),
    frame("jina", rf"jina la (?P<attribute>{RELATION_NAMES}) {MY}{_IS} {NAME}", "identity"),
    frame("namba nambari", rf"(?P<attribute>namba(?:ri)?) {MY} ya simu{_IS} {_VALUE}", "identity"),
    frame(_KIN, rf"(?P<attribute>{RELATION_NAMES})(?: {MY}|ngu\b)(?: (?:mkubwa|mdogo|mpya|wa"
          rf" (?:kwanza|pili|mwisho|kiume|kike)))?(?: sasa)?,? (?:anaitwa|huitwa|aitwa"
          rf"|jina lake ni) {NAME}", "identity"),
    frame(_KIN, rf"(?P<attribute>{RELATION_NAMES})(?: {MY}|ngu\b)(?: (?:mkubwa"
          rf"|mdogo|wa (?:karibu|dhati|kufa na kuzikana)))?(?: sasa)?,? ni"
          rf" (?P<object>(?:(?:bwana|bi|mzee|dkt\.?) )?(?!{PEOPLES}"
          rf"|{NATIONS})(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])"
          r"[\w'’-]+){0,2})(?=[.!,;]|$| na\b)", "identity"),
    frame("paka mbwa kuku ng kasuku sungura ndege punda farasi mbuzi",
          rf"(?P<attribute>{PETS}) {MY}"
          r"(?: (?:wa|mdogo|mkubwa|mweusi|mweupe|dume|jike)(?: \w+)?)?,? (?:anaitwa |aitwaye )?"
          r"(?P<object>(?-i:[A-Z])[\w'’-]+)", "identity"),
    frame("mzio aleji alegi", rf"(?:mzio|aleji|alegi|allergy) {MY}(?: mkubwa| mkuu)?{_IS}"
          rf" {_VALUE}", "identity",
          attribute="allergy/"),
    frame("ngozi moyo macho", rf"(?P<object>(?:ngozi|moyo|macho) {MY} (?:ni|ina) (?:nyeti|kavu"
          rf"|dhaifu|mafuta)\b.*)",
          "identity", attribute="health/"),
    frame("mwili tumbo ngozi", rf"(?:mwili|tumbo|ngozi) {MY} (?:ha[iul]\w?(?:kubali|vumilii"
          rf"|stahimili|wezi|elewani na|patani na|himili)|[iul]\w?nakataa)"
          rf" {OBJECT}", "identity", attribute="allergy/"),
    frame("", r"(?P<object>[a-z][\w ]{2,40}?) (?:zina|hu|una|ina|vina|yana|ana|lina)ni(?:dhuru"
          r"|(?:letea|sababishia) (?:mzio|aleji|vipele)"
          r"|washa|vimbisha|sumbua tumbo|pa mzio|harishia)\b.*", "identity", attribute="allergy/",
          needs=("nidhuru", "niletea", "niharish", "nisababish", "niwasha", "nivimb", "nisumbua",
              "nipa")),
    frame(REACTING, REACTION, "identity", attribute="allergy/"),
    frame(_PROPERTIES, rf"(?P<attribute>{ATTRIBUTE_NAMES}) {MY}(?: (?:ya|cha|la"
          r"|wa) [\w ]{1,20}?)? (?:si|sio)"
          rf"(?: tena)? (?P<old>[^,;]+?)(?: tena)?[,;] (?:(?:bali|ila|ni|sasa|lakini) )*{OBJECT}",
          "identity", needs=(" si ", " sio ")),
    frame("siku tarehe birthday", rf"(?:siku|tarehe|birthday)(?: {MY})?(?: (?:ya|yangu ya))?"
          rf" ?(?P<attribute>kuzaliwa|(?<=birthday)(?= yangu))(?: {MY})?{_IS}(?: tarehe)? {_VALUE}",
          "identity", attribute="birthday"),
    frame("birthday",
          rf"birthday {MY}{_IS}(?: tarehe)? {_VALUE}", "identity", attribute="birthday"),
    frame("saizi ukubwa", rf"(?P<attribute>saizi|ukubwa) {MY} (?:ya|wa) viatu{_IS} {_VALUE}",
          "identity"),
    frame("lugha", rf"(?P<attribute>lugha) {MY} (?:ya )?(?:kwanza|mama|asili"
          rf"|kuzaliwa){_IS} {_VALUE}",
          "identity"),
    frame("nyumbani kwetu kwangu kazini", rf"nyumbani(?: {MY})? (?:tuna|hu|na|nina)(?:ongea"
          rf"|zungumza|tumia)"
          rf" (?P<object>{LANGUAGE}.*)", "identity", attribute="language/"),
    frame("kabila", rf"kabila {MY}{_IS} {_VALUE}", "identity", attribute="origin"),
    frame("kwetu chimbuko asili nyumbani kijiji kijijini", rf"(?:kwetu|kijijini kwetu|chimbuko"
          rf" {MY}|asili {MY}|kijiji {MY}"
          rf"|(?:nyumbani )?kwetu) (?:ni|iko|kuko) (?:kutoka |huko )?{_VALUE}", "identity",
          attribute="origin"),
    frame("nyumba makazi nyumbani chumba fleti ofisi", rf"(?:nyumba|makazi|nyumbani|chumba"
          rf"|fleti)(?: {MY})? (?:iko|kiko|yako|yapo|ipo|ni|kuko) {AT}(?P<object>{PROPER}.*"
          rf"|{PLACES}\b.*"
          r"|(?:jijini|mjini"
          rf"|kijijini)\b.*)", "identity", attribute="home"),
    frame("lugha", r"lugha nina(?:zo|yo)\w*(?: vizuri)?(?::| ni)"
          r" (?P<object>\S.*)", "identity", attribute="language/"),
    frame("ofisi", rf"ofisi {MY} (?:iko|ipo|ni) {AT}{OBJECT}", "identity", attribute="office"),
    frame("barua nambari namba anwani", rf"(?:anwani (?:{MY} )?ya )?(?P<attribute>barua pepe"
          rf"|nambari ya simu|namba ya simu"
          rf"|anwani)(?: {MY}|(?<=pepe))(?: ya simu)?{_IS} {_VALUE}", "identity"),
    frame(_PROPERTIES, rf"(?P<attribute>{ATTRIBUTE_NAMES}) {MY}(?: {MY}| kubwa| kuu| mkuu| rasmi"
          rf"| [ycw]a (?:sasa|siku zote|kila siku))?{_IS}(?: (?:miaka|tarehe|katika"
          rf"|kwenye|aina ya|ya))* {_VALUE}", "identity"),
    frame(_PROPERTIES, rf"(?P<attribute>{ATTRIBUTE_NAMES}) {MY}(?: sasa)? (?:[iu]|li|ki|ya)me"
          r"badilika(?:,? (?:na )?(?:kuwa|sasa ni|ni))+"
          r" (?P<object>\S.*)", "identity", replaces=True,
          needs=("badilika",)),
    frame("kompyuta simu gari laptop", rf"(?:kompyuta|simu|laptop|gari|pikipiki) {MY} (?:ina|lina)"
          r" (?P<object>(?!shida|tatizo|hitilafu|kasoro|matatizo|virusi)\S.*)", "possession"),
    frame("", rf"(?P<thing>(?!(?:{PASSING}|{RELATION_NAMES})\b)[a-z][\w-]*(?: (?:ya|za|la|cha|wa)"
          rf" [a-z][\w-]*)?) {MY}(?: (?:ya|za|la|cha|wa) (?P<of>[a-z][\w-]*))?(?: sasa)? (?:ni|iko"
          r"|ipo|ziko|yako|liko|hutumia|[izly]+(?:na|me)?(?:tumia|endesha|kaa|fanyika|endeshwa"
          r"|hifadhiwa)|[izl]+me(?:andikwa|tengenezwa|jengwa) kwa)(?: (?:kwenye|katika|kwa|saa|kila"
          rf"|kutumia|bandari|jijini|mjini))* {THING_VALUE}(?=(?: sasa)?[.!]*$|[,;])", "identity",
          confidence=0.8),
    frame("sina si", r"(?:sina|si) (?:umri wa )?miaka (?P<old>\d{1,3})[,;] (?:bali |ila "
          r"|sasa )?nina"
          r" (?:umri wa )?miaka (?P<object>\d{1,3})", "identity", attribute="age"),
    frame("ni mwaka miezi miaka muda", r"(?:ni )?(?:mwaka|miezi \w+|miaka \w+|muda mrefu)(?:"
          r" sasa)? tangu (?:niache|nilipoacha)"
          r" (?:ku(?:vuta|nywa|la|tumia) )?(?P<object>(?!kazi|shule)\S.*)", "end", effect="end"),
    frame("badala", r"badala ya (?:kutumia |kunywa )?(?P<old>\S.*?),? (?:sasa )?(?:nina|na|tuna"
          rf"|nita|tuta)(?:tumia|kunywa|kula|penda|pendelea) {OBJECT}", "tool"),
    frame("", rf"(?:(?:[iuy]le|[lk]ile|zile|vile|(?:line|laini|kadi) ya) )?"
          rf"(?P<object>(?!takataka|uchafu|mzigo|mlango|chakula|faili|ujumbe|tiketi|kazi\b|maji\b"
          rf"|vyombo|mabaki)[a-z][\w ]{{2,40}}?(?: {MY})?(?: (?:yote|zote|wote|vyote))?) (?:nili"
          rf"|nime"
          r"|nisha|nimesha|nilisha)(?:i|li|ki|zi|vi|u|ya|wa|m)?(?:acha|sitisha|uza|futa|tupa|gawa"
          r"|hama)(?: (?:zamani|kabisa|kula|kunywa|siku"
          r" nyingi|mwaka \w+))*(?=[.!,]"
          r"|$)", "end", effect="end",
          needs=("acha", "sitisha", "uza", "futa", "tupa", "gawa", "hama")),
    frame("", rf"(?P<object>{PROPER}) (?:nili|nime|nisha|tume)(?:kata|funga|ondoa)(?=[.!,]"
          rf"|$)", "end",
          effect="end", needs=("kata", "funga", "ondoa")),
    frame("", rf"[a-z][\w ]{{2,40}}? (?:{MY} )?(?:(?:yote|zote|wote|vyote) )?(?:nina|na|tuna|hu)"
          r"(?:(?:zi|ya|i|vi|li|ki)(?:weka|hifadhi|andika|tunza|fanya|simamia|panga|fuatilia"
          r"|dhibiti) (?:(?:kwenye|katika|kwa) )?"
          r"|(?:weka|hifadhi|tunza) (?:(?:kwenye|katika|kwa) )?|(?:andika|fanya) (?:kwenye"
          r"|katika|kwa) )"
          rf"(?P<object>{PROPER}.*|excel|notion|daftari\S*)", "tool",
          needs=("weka", "hifadhi", "andika", "tunza", "fanya", "simamia", "panga", "fuatilia",
          "dhibiti")),
    frame("kwa kazini ofisini nyumbani kuandika kuchora kuhariri kutengeneza kupika kufanya"
          " kuhesabu kusoma kujifunza kutuma kulipa kupiga kuwasiliana kuhifadhi kuchapa kuandaa"
          " kurekodi kubuni kusikiliza kuangalia kutazama kupanga kuedit kudesign",
          rf"(?:kwa [\w ]{{2,30}}?|ku\w+(?: \w+){{0,3}}?|kazini|ofisini"
          rf"|nyumbani)(?: (?:kwetu|kwangu))?,?"
          rf" (?:{ME} )?(?:huwa )?(?:nina|na|tuna|hu)tumia {OBJECT}", "tool"),
    frame("kampuni ofisi timu shule duka saluni hoteli mgahawa kliniki", rf"(?:kampuni|ofisi"
          rf"|timu|shule|duka|saluni|hoteli|mgahawa|kliniki) {MY} (?:hu|ina|lina|una)tumia"
          r" (?P<object>\S.*?)(?: (?:kuwasiliana|kufanya|kwa ajili)\b.*)?$", "tool"),
)  # fmt: skip

_DECISIONS = (
    frame("", r"(?!je\b|kama\b|ili\b)(?:(?!(?:[ua]|wa)(?:ki|na|me|li)\w|h[iua]\w{1,2}\b)[a-z'’]+"
          r" ){1,5}(?:(?:nime|tume)(?:amua|chagua|azimia|kubaliana)|tuli(?:amua|kubaliana"
          r"|azimia))(?:,? (?:kuwa|kwamba"
          rf"|rasmi|pamoja))* (?P<object>(?!nini\b|kama\b|hivyo|nani){NOT_HERE}\S.*)", "decision",
          needs=("amua", "chagua", "azimia", "kubaliana"), **EPISODIC),
    frame("uamuzi maamuzi makubaliano basi imeamuliwa familia kikao kamati bodi timu kikundi chama"
          " ukoo uongozi wazazi wanachama kijiji",
          rf"(?:basi )?(?:(?:uamuzi|maamuzi|makubaliano)(?: {MY})?(?: wa mwisho| wa (?:familia"
          rf"|kikao[\w ]{{0,20}}))?(?:: | ni| yalikuwa)"
          r"|imeamuliwa(?: kuwa| kwamba)?|(?:familia|kikao|kamati|bodi|timu|kikundi|chama|ukoo"
          r"|uongozi|wazazi|wanachama|kijiji)(?: ya \w+)?(?: (?!yao|yake|yenu|hiyo|ya\b"
          r"|la\b)\w+)? (?:ime|kime"
          r"|tume|wame|ume)(?:amua|kubaliana|pitisha|azimia|afiki|afikiana)"
          r"(?: kuwa| kwamba)?),? (?P<object>\S.*)", "decision", **EPISODIC),
)  # fmt: skip

_HABITS = (
    frame("kila mara daima kwa", rf"{OFTEN},? (?:(?:{ME}|huwa) )*(?P<object>(?!{PASSING_DOING})"
          rf"(?:{I_DO}|na(?!o\b|ye\b)\w{{2,}}).*)", "pattern"),
    frame("kila", rf"kila (?P<object>(?:(?:ni|tu)(?:ki|napo)\w+)(?: [^\s,]+){{0,3}}?,? (?:(?:{ME}"
          rf"|huwa) )*"
          rf"(?!{PASSING_DOING}){I_DO}.*)", "pattern"),
    frame("", rf"(?P<object>(?:ni|tu)(?:ki|napo)\w+(?: [^\s,]+){{0,3}}?,? huwa (?!{PASSING_DOING})"
          rf"(?:{I_DO}|si\w+).*)", "pattern", needs=("huwa",)),
    frame("kabla baada", rf"(?:kabla|baada) ya (?:ku)?(?:lala|kazi|chakula|kula|swala|sala|ibada"
          rf"|mazoezi|kuamka|amka|shule|oga)(?: (?:cha|ya) \w+)?(?: (?:cha|ya) \w+)?,? (?:(?:{ME}"
          r"|huwa|daima) )*"
          rf"(?P<object>(?!{PASSING_DOING}){I_DO}.*)", "pattern"),
    frame("jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili wikendi asubuhi jioni usiku"
          " mchana alfajiri mwisho mwanzo likizo",
          rf"{WHEN}(?: (?:na )?{WHEN})?,? (?:{ME} )?(?:(?:huwa|daima) |(?=hu(?!wa\b|ku|yu|o\b|u\b)"
          rf"\w+a\b))(?P<object>(?!{PASSING_DOING})\S.*)", "pattern"),
    frame("wikendi mwisho siku", rf"(?:wikendi|mwisho wa wiki|siku za \w+),? (?:{ME} )?"
          rf"(?P<object>(?!{PASSING_DOING}){I_DO}.*)", "pattern"),
    frame("asubuhi jioni usiku mchana alfajiri kabla baada kila jumapili jumamosi",
          rf"(?:(?:kila )?{WHEN}|(?:kabla|baada) ya(?: \w+){{1,3}}?),? (?:{ME} )?(?:ni )?lazima"
          r" (?P<object>(?!nijue|niseme|.*\b(?:leo|kesho|sasa)\b)"
          r"(?:ni|tu)\w+e\b.*)", "pattern"),
    frame("kitu jambo", r"(?:kitu|jambo) (?:cha|la) kwanza nina(?:cho|lo)\w{0,2}fanya(?:"
          r" [^,]{2,40}?)?"
          r" ni (?P<object>ku\w+.*)", "pattern"),
    frame("kila", rf"kila (?:(?-i:[A-Z])\w+|likizo|sikukuu|msimu|pasaka|krismasi|idi|ramadhani"
          rf"|muhula|safari)(?: \w+)?,? (?:(?:{ME}|huwa)"
          rf" )*(?P<object>(?!{PASSING_DOING}){I_DO}.*)", "pattern"),
    frame("chuoni kazini shuleni sokoni ofisini", rf"(?:chuoni|kazini|shuleni|sokoni|ofisini),?"
          rf" (?:{ME} )?(?:huwa )?(?P<object>(?:nina|na|hu)enda (?:kwa|na) (?:miguu|baiskeli|basi"
          r"|daladala|bodaboda"
          r"|pikipiki|matatu|treni|gari|bajaji)\b.*)", "pattern"),
    frame("ni imekuwa", r"(?:ni|imekuwa) (?:kawaida|desturi|tabia|mazoea) (?:yangu|yetu)(?: kila"
          r" \w+)? (?P<object>ku\w+\b.*)", "pattern"),
    frame("mi mimi sisi mie",
          rf"{ME},? (?P<object>(?!{PASSING_DOING})hu(?!wa|pend|chuki|furahi)\w+a\b.*)", "pattern"),
    frame("", r"(?P<object>hu(?!wa\b|ku|yu|o\b|u\b)\w{2,}a .*\b(?:kila|asubuhi|jioni|usiku)\b.*)",
          "pattern", needs=("kila", "asubuhi", "jioni", "usiku")),
    frame("mara", rf"mara chache(?: sana)? (?:{ME} )?"
          rf"(?P<object>(?!{PASSING_DOING}){I_DO}.*)", "pattern",
          polarity="-"),
    frame("ratiba desturi tabia kawaida utaratibu mazoea", rf"(?:ratiba|desturi|tabia|kawaida"
          rf"|mazoea) {MY}(?: (?:ya|za|kila) (?:{_DAY_TIME}|{WHEN}|kila siku))?{_IS}"
          r" (?P<object>(?!ngumu|ndefu)\S.*)",
          "pattern"),
)  # fmt: skip

CLAUSE_FRAMES: tuple[Frame, ...] = (
    STEPS
    + TOLD_CLAUSES
    + _LIKES
    + INSTRUCTIONS[:1]
    + PROCEDURES
    + _WHO
    + _DECISIONS
    + _HABITS
    + INSTRUCTIONS[1:]
    + SWAHILI_EVERYDAY_CLAUSES
)
"""Whole clauses."""
