"""Swahili as people type it of themselves: no copula, "kila …" with a tail, any verb that ended.

Each frame takes an open class, told by the front of its verb: whatever is not done any more
(`si-…-i tena`), was left (`nime-acha`), is done every Friday or was agreed on.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_parts import (
    AT,
    COMPANIES,
    COUNT,
    EPISODIC,
    I_DO,
    LANGUAGE,
    ME,
    MY,
    NAME,
    NEGATIVE,
    NOT_HERE,
    NUMBER,
    OBJECT,
    PASSING_DOING,
    PERFECT,
    PRESENT,
    PROPER,
    SO,
    USUAL,
    WHEN,
    frame,
    verb,
)
from kumbuka.memory.extraction.languages.swahili_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_NOW = r"(?:sasa hivi|sasa|siku hizi|kwa sasa|hivi sasa|saa hii)"
_NOT_ENDED = (
    r"(?!(?:si|hatu)(?:wezi|jui|oni|elewi|kumbuki|sikii|taki|hitaji|fahamu|dhani|amini|pati|choki"
    r"|kubali|rudi|umwi|jisikii|ogopi|sikitiki|na\b))"
)
WORKPLACE = (
    rf"(?:(?:benki (?:ya|kuu) )?{PROPER}|(?:hospitali|kampuni|shule|benki|hoteli|ofisi|chuo|shirika"
    r"|kiwanda|serikali|wizara|zahanati|duka|mgahawa|maktaba|gereji)(?!ni\b)[^,;.!]*?)"
)
_SPOKEN_FANS = r"(?:fan|shabiki|mpenzi|mfuasi|mwanachama|mnazi)"

_ENDING = (
    frame("", rf"{_NOT_ENDED}(?:si|hatu|ha)(?!ja|ku)\w{{2,}}i (?:tena (?P<object>(?!kwa (?:sababu"
          rf"|nini)|kazi\b|hapa|huko)\S.*?)|(?P<old>(?!kazi\b|hapa|huko)[^,;]{{2,40}}?) tena)"
          r"(?= kwa sababu | kwa kuwa |[.!,;]|$)", "end", effect="end", needs=("tena",)),
    frame("sina hatuna hana", r"(?:sina|hatuna|hana) (?:tena (?:(?:ile|yule|lile|kile|zile|wale"
          r"|ule) )?(?P<object>\S.*?)|(?P<old>[^,;]{2,40}?) tena)(?=[.!,;]|$)", "end",
          effect="end"),
    verb(f"{PERFECT} nilisha tulisha", "acha achana ondoka jitoa jiondoa staafu kata futa"
         " sitisha ghairi uza gawa funga tupa",
         r" (?:(?:na|kabisa|kwenye|katika|kutoka|zamani|tabia ya) )*(?P<object>(?!.*\b(?:nyumbani"
         r"|mezani|ofisini|garini|shuleni|hotelini|ndani)\b)(?!nyumbani|kazini"
         r"|hapa|kwa\b|asubuhi|mapema|mwaka|mwezi|wiki|jana|leo|ujumbe|mlango|dirisha|simu\b"
         r"|shauri|tamaa|faili|tiketi|ndoa|harusi|mkanda|mzigo|bao|goli|mkataba|mfungo)\S.*?)(?="
         r" mwaka | mwezi | tangu | kwa sababu | kutokana "
         r"|[.!,;]|$)", "end", effect="end"),
    frame("si sisi", rf"si (?:tena )?(?P<object>(?:{JOBS}|mwanachama|mshiriki|mpenzi|shabiki)\b"
          r"[^,;.]*?)(?: tena)(?=[.!,;]|$)", "end", effect="end"),
    frame("zamani nilikuwa nilikua tulikuwa", r"(?:zamani )?(?:ni|tu)likuw?a (?:na|nina|tuna"
          r"|niki|tuki)"
          r"(?P<object>\w{2,}(?: [^\s,;]+){0,5}?),? (?:lakini |ila )?(?:sasa|sa[ah]?ivi|saa hii"
          r"|siku hizi|kwa sasa)"
          r" (?:si\w*|hapana|nimeacha|tumeacha|hatu\w+)(?: tena)?(?=[.!,;]|$)", "end",
          effect="end"),
)  # fmt: skip

MOVED_ON: tuple[Frame, ...] = (
    verb("nime tume nisha nili tuli", "hama toka ondoka hamia", rf"(?: kutoka)? (?P<old>{COMPANIES}"
         r"[^,;]{0,20}?) (?:kwenda|hadi|na kwenda|na kujiunga na|kuja) (?P<object>\S.*)",
         "identity", attribute="employer", replaces=True),
    frame("nina ana", r"(?:nina|ana) (?P<attribute>urefu|kimo|uzito) wa"
          r" (?P<object>(?=.{0,20}\d)\S.*)",
          "identity"),
    verb(PRESENT, "vaa", r" viatu (?:(?:vya|namba|nambari|saizi|ukubwa|wa) )+(?P<object>\d\d)\b.*",
         "identity", attribute="shoe_size"),
    verb(PRESENT, "vaa", r" (?:saizi|namba|nambari) (?P<object>\d\d) ya viatu\b.*", "identity",
         attribute="shoe_size"),
    frame("ni si", r"ni raia wa (?P<object>(?-i:[A-Z])\S*.*)", "identity", attribute="nationality"),
    frame("ni", r"ni (?:muumini|mfuasi) wa (?:dini ya )?(?P<object>(?:ki|u)?(?:islamu|kristo"
          r"|katoliki"
          r"|lutheri|hindu|sabato)\S*|(?-i:M)(?:kristo|wislamu|uislamu|katoliki|lutheri|sabato))",
          "identity", attribute="religion"),
    frame("nina", r"nina lengo la (?P<object>ku\S.*)", "identity", attribute="goal"),
    verb("hu nime tume ame", "fanya", rf" kazi {AT}(?:(?:kwa|na) )?(?P<object>{WORKPLACE})(?="
         r" kwa (?:miaka|miezi|muda|mwaka)| tangu| kama |[.,!]|$)", "identity",
         attribute="employer"),
    verb(PRESENT, "fanyia", rf" kazi {AT}(?P<object>{WORKPLACE})", "identity",
         attribute="employer"),
    verb("nime ame tume nisha nili tuli ali", "anza pata jiunga ajiriwa", rf" (?:(?:kazi|mpya"
          rf"|katika|kwenye|kwa"
          rf"|na)"
         rf" )+(?P<object>{WORKPLACE})(?= (?:mwezi|mwaka|wiki|kama|juzi)\b|[.,!]|$)", "identity",
         attribute="employer"),
    frame("ni", rf"ni (?:mfanyakazi|mwajiriwa) (?:wa|katika|kwenye) (?P<object>{WORKPLACE})",
          "identity", attribute="employer"),
    frame("siwezi sitakiwi siruhusiwi sili situmii hawezi hali sipatani", r"(?:(?:siwezi|sitakiwi"
          r"|siruhusiwi|hawezi) (?:kula|kunywa"
          r"|kutumia)|sili|sipatani na"
          r"|hali"
          r"|situmii) (?P<object>[^,;]{2,40}?),?(?: (?:kwa sababu|kwa kuwa|maana|kwani|kutokana"
          r"|sababu)|(?= nina (?:mzio|aleji|allergy)))"
          r"(?: (?:ya|nina|na|ana))* (?:mzio|aleji|alegi|allergy)\b.*", "identity",
          attribute="allergy/"),
    verb(PRESENT, "umwa vimba washwa tapika harisha pata", r"(?: (?!habari|hasara)\w+)? (?:nikila"
          r"|nikinywa|nikitumia"
          r"|nikigusa"
         r"|akila|akinywa) (?P<object>[^,;]{2,40})", "identity", attribute="allergy/"),
    verb(PRESENT, "sumbuliwa", rf" na (?:mzio|aleji|alegi|allergy) (?:wa|ya) {OBJECT}", "identity",
         attribute="allergy/"),
    frame("sijawahi hatujawahi", r"(?:sijawahi|hatujawahi) ku(?:i|zi|m|wa|u|ki|vi|li|ya)?pend(?:a"
          r"|elea) (?P<object>\S.*)",
          "preference", **NEGATIVE),
    frame("sifurahii hatufurahii hafurahii", r"(?:si|hatu|ha)furahii (?P<object>(?!kusikia|kuona|"
          r"kwamba|kuwa\b|jibu|huduma)\S.*)", "preference", **NEGATIVE),
    frame("nina ana", r"(?:nina|ana) (?P<object>\d{1,2}) ?(?:yrs|years|yr)\b.*", "identity",
          attribute="age"),
    frame("nilikuwa nilikua tulikuwa", r"(?:ni|tu)likuw?a (?:na|nina|tuna|niki|tuki)tumia"
          r" (?P<old>[^,;]{2,40}?),?"
          r" (?:lakini |ila )?(?:sasa )?(?:nime|tume)(?:hamia|badili|geukia|anza kutumia)(?: kwenye"
          r"| kwa| kutumia)? (?P<object>\S.*)", "tool", replaces=True),
    verb(PERFECT, "amua kubaliana azimia panga afikiana", r"(?: kwamba| kuwa| pamoja| wote| sote)*"
         r" (?P<negated>kuto)(?P<object>\w+ \S.*)", "decision", **EPISODIC),
    verb(f"{PERFECT} nimesha tumesha", "amua kubaliana", r"(?: kwamba| kuwa|,)*"
         r" (?=(?P<negated>si|hatu)ta)(?P<object>\w+\b.*)", "decision", **EPISODIC),
    frame("nimebadilisha nimebadili", rf"nimebadili(?:sha)? (?:kazi|ajira|kampuni),? (?:{_NOW} )?"
          rf"(?:niko|nipo|nafanya kazi|ninafanya kazi) {AT}{OBJECT}", "identity",
          attribute="employer", replaces=True),
    verb("nime nili tume", "lelewa kulia lelewa", rf" (?:na \w+ {MY} )?{AT}(?P<object>{PROPER})",
         "identity", attribute="origin"),
    verb("nili tuli nime tume", "hama ondoka toka", rf" {AT}(?P<old>{PROPER}),? (?:na |lakini )?"
         rf"(?:{_NOW} )?(?:nipo|niko|naishi|nakaa|tunaishi|tunakaa|tupo|tuko|nimehamia"
         rf"|tumehamia) {AT}{OBJECT}", "identity", attribute="home", replaces=True),
    verb("nili tuli nime tume", "acha", rf" kutumia (?P<old>[^,;]{{2,40}}?),? (?:na |lakini )?"
         rf"(?:{_NOW} )?(?:na|nina|tuna)(?:tumia) {OBJECT}", "tool", replaces=True),
    verb("nili tuli nime tume", "acha", rf" kazi {AT}(?:ya )?(?P<old>[^,;]{{2,40}}?),? (?:na "
         rf"|lakini )?{_NOW} (?:nipo|niko|nafanya(?: kazi)?) {AT}{OBJECT}", "identity",
         attribute="employer", replaces=True),
    verb("si hatu", "ishi kai", rf"(?: tena)? {AT}(?P<old>{PROPER})(?: tena)?,? (?:{_NOW} )?"
         rf"(?:nipo|niko|naishi|nakaa|tunaishi|tunakaa|nimehamia|tumehamia) {AT}{OBJECT}",
         "identity", attribute="home", replaces=True),
)  # fmt: skip
"""Where or what somebody left and what for, in one clause."""

_AGREED = (
    verb(PERFECT, "kata", rf" (?:shauri|kauli)(?:,| la| ya| kwamba| kuwa)* (?P<object>{NOT_HERE}"
         r"\S.*)", "decision", **EPISODIC),
    verb(f"{PERFECT} nimesha tumesha", "amua panga azimia kubaliana afikiana elewana", r"(?: kwamba"
         rf"| kuwa| pamoja| sote| wote| rasmi| kabisa|,|:)* (?P<object>(?:ku|tuta|nita|ni"
         rf"|tu)\w{{2,}}"
         rf" (?!nini|gani|wapi){NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("nimefanya tumefanya nimefikia tumefikia", r"(?:nime|tume)(?:fanya|fikia) (?:uamuzi"
          r"|maamuzi)(?: wa| ya| wa mwisho|,|:)* (?P<object>\S.*)", "decision", **EPISODIC),
)  # fmt: skip

_DONE = (
    frame("niko nipo", r"(?:niko|nipo) (?:katika |kwenye )?(?P<object>(?:form|kidato(?: cha)?|std"
          r"|darasa la|year|mwaka wa) \w+)", "identity", attribute="studies"),
    verb("nina na tuna ana nna hu", "lima panda fuga vuna zalisha tengeneza shona suka pika"
         " endesha chunga vua",
         r" (?P<object>(?!.*(?:sasa hivi|\b(?:kila|mwenyewe|daima|nyumbani)\b|\bleo\b|\bkesho\b|,"
         r" ni\w+[ei]\b))(?!leo|sasa|kesho|gari"
         r"|basi|nini|chakula (?:cha|hiki)|hapa|picha|faili"
         rf"|programu|msimbo|majaribio){NOT_HERE}[a-z]\S.*?)(?= {AT}?(?-i:[A-Z])|[.!,;]|$)",
         "identity", attribute="job"),
    frame("ni", r"ni (?P<object>[a-z]+(?: [a-z]+)?) damu(?: damu)?(?=[.!,]|$)", "preference"),
    frame("ni", rf"ni {_SPOKEN_FANS}(?: (?:mkubwa|sana|damu|kindakindaki|wa damu|sugu))* (?:wa |ya "
          r")?(?P<object>(?!kwanza|nani)\S.*?)(?: (?:kinoma|balaa|hatari|sana|damu))?$",
          "preference"),
    frame("", rf"(?P<object>(?:{JOBS})\b(?! (?:huyo|yule|yako|wako|anasema)).*?)(?=[.!,;]|$"
          r"| na n| ni| tu\b)", "identity", attribute="job", of_user_only=True),
    frame("mzaliwa mwenyeji mtoto", r"(?:mzaliwa|mwenyeji|mtoto) wa (?P<object>(?-i:[A-Z])\S.*?)"
          r"(?=[.!,;]|$)", "identity", attribute="origin", of_user_only=True),
    frame("mkazi", r"mkazi wa (?P<object>(?-i:[A-Z])\S.*?)(?=[.!,;]|$)", "identity",
          attribute="home", of_user_only=True),
    frame("miaka umri", rf"(?:miaka|umri)(?: {MY})?(?: ni| wa miaka)? (?P<object>\d{{1,3}}"
          rf"|{NUMBER})"
          r"(?=[.!,;]|$| sasa)", "identity", attribute="age"),
    verb("sija hatuja siku", "wahi", r" (?P<object>(?:kula|kunywa|kuvuta|kutumia|kupenda) \S.*?)(?="
         r" na (?:si|hatu)|[.!,;]|$)", "pattern", **NEGATIVE),
    verb("si hatu", "tumii li nywi vai gusi vuti", rf"{SO} (?P<object>(?!.*\b(?:tena|kamwe|asilani"
         r"|kabisa)\b)(?!kitu|chochote"
         rf"|nini|hii|hiyo|simu hii){NOT_HERE}\S.*)", "preference", **NEGATIVE),
    frame("wala", r"wala (?:si|hatu)\w+i (?P<object>\S.*)", "preference", **NEGATIVE),
    verb("nina na tuna ana nna", "jua fahamu ongea zungumza", r" (?:vizuri |pia |lugha ya |kuongea"
         rf" |kuzungumza )*(?P<object>{LANGUAGE}.*)", "identity", attribute="language/"),
    verb("nime ame", "badili badilisha", r" dini,? (?:na )?(?:sasa )?(?:mimi )?(?:ni |nimekuwa )?"
         r"(?P<object>m\w+)", "identity", attribute="religion"),
    verb(USUAL, "pata", rf" (?:mzio|aleji|alegi) (?:wa|ya|na|kwa|nikila) {OBJECT}", "identity",
         attribute="allergy/"),
)  # fmt: skip

_LIVED = (
    frame("ni", r"ni (?:bibi|babu|mama|baba|mzazi) (?:wa|mwenye) (?P<object>(?:watoto|wajukuu"
          r"|mabinti|wavulana"
          rf"|mapacha|mtoto|mjukuu)(?: {COUNT})*)(?=[.!,;]|$| na\b)", "identity",
          attribute="children"),
    verb("nina na tuna ana hu", "imba", r" (?P<object>(?!wimbo huu)(?:kwaya|kwenye kwaya|katika"
         r" kwaya"
         r"|bendi|injili|taarabu)\b.*)", "pattern"),
    verb("nina na tuna ana hu", "piga", r" (?P<object>gitaa|kinanda|ngoma|piano|filimbi|marimba"
         r"|zeze|picha za \w+)(?=[.!,;]|$| \w+ni\b| katika| kwenye)", "pattern"),
    verb("nina na tuna hu ana", "enda", r" (?:(?:kazini|shuleni|sokoni|chuoni|shambani) )?kwa"
         r" (?P<object>(?:miguu|baiskeli|basi|daladala|bodaboda|pikipiki|matatu|treni|gari"
         r"|bajaji)\b"
         r".*)", "pattern"),
    frame("yuko yupo ako anasoma", r"(?:yuko|yupo|ako|anasoma) (?:katika |kwenye"
          r" )?(?P<object>(?:darasa"
          r"|kidato|chekechea|chuo|shule|form|std|nursery|awali)\b.*)", "identity",
          attribute="studies"),
    frame("sina", r"sina (?P<old>gari|pikipiki|simu|laptop|kompyuta),? (?:huwa )?(?:na|nina)tumia"
          r" (?P<object>\S.*)", "tool"),
    verb("nime tume", "badilisha badili", r" (?:namba|nambari)(?: (?:yangu|ya simu|yangu ya"
         r" simu))*,?"
         r" (?:(?:namba |nambari )?mpya ni|sasa ni|kuwa) (?P<object>\+?\d\S*)", "identity",
         attribute="phone"),
    verb("nime ame nili", "hitimu maliza", rf" (?:masomo )?{AT}(?P<object>(?:chuo|shule)\b.*"
         rf"|{PROPER}"
         r".*)", "identity", attribute="degree"),
    verb("nime ame nili", "hitimu", r" (?:shahada ya |fani ya |kozi ya"
         r" )?(?P<object>u[a-z]{4,}\b(?: wa \w+)?)"
         r"(?=[.,!]|$)", "identity", attribute="degree"),
    frame("ni nina", r"(?:ni|nina) (?:mwenye )?(?:mzio|aleji|alegi) (?:wa|ya|na|kwa)"
          r" (?P<object>(?!juma|ijumaa|kazi\b|watu\b|ujinga|mapenzi|mikutano)\S.*)",
          "identity", attribute="allergy/"),
    verb("nina na tuna ana hu", "fuga", r" (?P<object>\S.*)", "identity", attribute="pets"),
    verb("nina na tuna ana", "miliki ongoza simamia endesha", r" (?P<object>(?:duka|kampuni"
         r"|biashara"
         r"|mgahawa|shamba|saluni|karakana|kikundi|shule|hoteli)\b.*)", "identity",
         attribute="job"),
)  # fmt: skip

SWAHILI_EVERYDAY_VERBS: tuple[Frame, ...] = _ENDING + _AGREED + _LIVED + _DONE

_BREEDS = r"(?:ng['’]ombe|mbuzi|kuku|kondoo|nguruwe|punda|bata|nyuki|paka|mbwa)"

STEPS: tuple[Frame, ...] = (
    *(frame(head, rf"{begun}(?P<object>(?P<attribute>ku\w+(?: (?!hii\b|hiyo\b)\w+){{0,4}}?)[:,]"
            r" (?:kwanza|anza)\b.*\b(?:kisha|halafu|alafu|baadaye|mwisho|ndipo)\b.*)",
            "procedure", type=MemoryType.PROCEDURAL, needs=("kwanza", "anza"))
      for head, begun in (("ili", "ili "), ("", ""))),
)  # fmt: skip
"""Whole clauses, before all others."""

SWAHILI_EVERYDAY_CLAUSES: tuple[Frame, ...] = (
    frame("", r"[a-z]+ (?:ili|uli|kili|ali|lili|vili|zili|wali)(?:yo|o|cho|ye|lo|vyo|zo)?ni(?:gusa"
          r"|vutia|furahisha|pendeza|kuna|chekesha|fundisha)\w*(?: (?:zaidi|sana|mno|kuliko \w+))*"
          r" ni"
          r" (?P<object>(?!nini|nani|ipi)\S.*)", "preference",
          needs=("nigusa", "nivutia", "nifurahisha", "nipendeza", "nikuna", "nichekesha",
          "nifundisha")),
    frame("jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili kila asubuhi jioni usiku",
          rf"(?P<object>(?:kila )?{WHEN}(?: {WHEN})?,? (?:(?:familia|timu|darasa) {MY}|{ME}|watoto"
          rf" {MY}) (?:hu|ina|tuna)\w{{2,}}a\b.*)", "pattern"),
    frame("", rf"(?P<object>(?:ni|tu)(?:ki|napo)\w+(?: [^\s,]+){{0,3}}?,? lazima"
          rf" (?!{PASSING_DOING})"
          r"(?:ni|tu)\w+e\b.*)", "pattern", needs=("lazima",)),
    frame("kila mara", rf"(?:kila {WHEN}|mara \w+ kwa (?:siku|wiki|mwezi|mwaka))(?:,? (?!{I_DO})"
          rf"[^\s,]+){{0,5}}?,? (?:(?:{ME}|huwa|lazima|daima) )*(?P<object>(?!{PASSING_DOING})"
          rf"(?:{I_DO}|na(?!o\b|ye\b|mba|mna|dra|ni\b|si\b|fasi)\w{{3,}}a\b).*)", "pattern"),
    frame("", rf"(?P<object>{LANGUAGE}) (?:pia )?(?:nina|na|tuna)ki(?:jua|ongea|zungumza"
          r"|fahamu|elewa)\b.*", "identity", attribute="language/",
          needs=("nakijua", "naki", "inaki", "unaki")),
    frame("shamba duka nyumba mgahawa saluni ofisi familia shule kampuni", rf"(?P<thing>shamba|duka"
          rf"|nyumba|mgahawa|saluni|ofisi|familia|shule|kampuni) {MY} (?:lina|ina|una|kina) "
          r"(?P<object>(?!shida|tatizo|kosa|hitilafu|njaa|matatizo|furaha|mgeni|wageni)[a-z]+"
          r" \S.*)",
          "identity"),
    frame("biashara shughuli kazi mradi", rf"(?:biashara|shughuli|kazi|mradi) {MY}(?: (?:kubwa|kuu"
          rf"|ya kila siku|ya sasa))? ni (?P<object>(?:(?:ku\w+|ya|za) \S|(?:{JOBS})\b).*)",
          "identity", attribute="job"),
    frame("", rf"(?:mbegu|mbolea|dawa|vifaa|nguo|sabuni|mafuta|unga|maziwa|chakula|bidhaa|kifurushi"
          rf"|laini|benki)(?: {MY})?,? (?:{ME} )?(?:huwa )?(?:na|nina|tuna)(?:tumia|nunua|agiza)"
          r" (?:[zylwc]h?a )?(?P<object>\S.*)", "tool", needs=("tumia", "nunua", "agiza")),
    frame("", rf"(?P<object>(?!hii|hiyo|je\b|{ME}\b|huwa\b|kila\b)[a-z]+ (?!{PASSING_DOING})(?:nina"
          rf"|na|tuna)\w{{3,}}a (?:[^,;.?]{{2,40}} )?(?:kila {WHEN}|siku zote|daima|kila"
          rf" mara)\b.*)",
          "pattern", needs=("kila", "siku zote", "daima")),
    frame("masikio macho mgongo magoti miguu moyo figo", rf"(?P<object>(?:masikio|macho|mgongo"
          rf"|magoti"
          rf"|miguu|moyo|figo) {MY} (?:hay\w+|hau\w+|hai\w+|yana (?:matatizo|shida|mtoto wa jicho)"
          r"|una (?:matatizo|shida)|zina (?:matatizo|shida)) .*)", "identity", attribute="health/"),
    frame("kijiweni mtaani shuleni kazini nyumbani wanaponiita chuoni marafiki wenzangu",
          rf"(?:[a-z]+ ){{1,3}}(?:huniita|wananiita|huitwa|ninaitwa|naitwa) {NAME}", "identity",
          attribute="name"),
    frame("kanisani msikitini", rf"(?:kanisani|msikitini),? (?:{ME} )?(?:huwa )?(?P<object>(?:nina"
          rf"|na"
          r"|hu)(?:imba|piga|fundisha|ongoza|tumika|hudumu|jitolea)\w* \S.*)", "pattern"),
    frame("", rf"(?P<object>(?:chama|kikundi|timu|darasa|kwaya|mkutano|kikao|vikoba|familia)(?:"
          rf" {MY})? (?:ki|li|i|u|wa|tu|vi)?(?:na|hu)(?:kutana|fanyika|anza) (?:kila"
          rf" )?{WHEN}\b(?!.*\b(?:leo|kesho)\b).*)",
          "pattern", needs=("kutana", "fanyika", "anza")),
    frame("tafadhali andika toa weka", r"(?:tafadhali )?(?P<object>(?:andika|toa|weka) (?:majibu"
          r"|maelezo"
          r"|jibu)(?: yako)? (?:kwa|katika|yenye|mafupi|marefu)\b.*(?:siku zote|kila mara|daima"
          r"|kuanzia sasa|kila wakati).*)", "instruction"),
    frame("sasa kwa siku", rf"(?:sasa|kwa sasa|siku hizi) (?:niko|nipo|tuko|tupo)"
          rf" {AT}(?!{COMPANIES})"
          rf"(?P<object>{PROPER})(?=[.!]*$)", "identity", attribute="home", confidence=0.7),
    frame("miaka umri", rf"(?:miaka|umri) {MY}(?: ni)?(?: miaka)? (?P<object>\d{{1,3}}"
          rf"|{NUMBER})(?=[.!,]|$| sasa)", "identity", attribute="age"),
    frame("ng paka mbwa kuku mbuzi kondoo nguruwe punda bata nyuki", rf"(?P<object>{_BREEDS} {MY} "
          rf"(?:ni |wako |wapo )(?:{COUNT})\b.*)", "identity", attribute="pets"),
    frame("duka kibanda saluni mgahawa genge kiosk ofisi zahanati zamu", rf"(?P<thing>duka|kibanda"
          rf"|saluni|mgahawa|genge|kiosk|ofisi|zahanati|zamu) {MY} (?:(?:hu|lina|kina|ina"
          rf"|una)fungul"
          rf"iwa|(?:hu|lina|kina|ina|una)fungwa|ni ya|ni za) (?P<object>(?:saa|asubuhi|usiku"
          rf"|mchana|jioni|kila|kuanzia)\b.*)",
          "identity"),
    frame("kwa katika kwenye", r"(?:kwa|katika|kwenye) (?:majibu|maelezo) (?:yako|yote),? "
          r"(?:(?:tafadhali|daima|kila mara) )*(?P<object>(?:tumia|andika|weka|u\w+e|usi\w+e)\b.*)",
          "instruction"),
    frame("nyumbani kazini shuleni kwetu", rf"(?:nyumbani|kazini|shuleni|kwetu)(?: kwetu|"
          rf" kwangu)?,?"
          rf" (?:{ME} )?(?:huwa )?(?:tuna|hu|na|nina)(?:ongea|zungumza)(?: kwa)? (?P<object>"
          r"(?-i:K)i\w+.*)", "identity", attribute="language/"),
    frame("uamuzi mwisho mwishowe hatimaye", rf"(?:uamuzi(?: {MY})?|mwisho(?:we)?|hatimaye),?"
          rf" (?:ni "
          r"|nime|tume)(?:amua |chagua |kubaliana )?(?P<object>(?:ku|tuta|nita)\w{2,} \S.*)",
          "decision", **EPISODIC),
    frame("", rf"(?:{RELATION_NAMES}) {MY} na (?:mimi|mi) (?:tume)(?:amua|kubaliana|panga|afikiana)"
          r"(?: kwamba| kuwa)? (?P<object>\S.*)", "decision",
          needs=("tumeamua", "tumekubaliana", "tumepanga"), **EPISODIC),
)  # fmt: skip
"""Whole clauses, after all others."""

UNDIVIDED_STEPS = (
    rf"(?=[^.!?]{{2,200}}\bkama (?:{JOBS})\b)(?![^.!?]{{0,200}}(?:\bkazi\b|ajiri|jiung|tumik"
    rf"|jitole|\bni[kp]o\b"
    r"|field|teuliwa))|"
    r"(?:(?:ku|ili ku|kwa ku|nik[iu]|ninapo|tuk[iu]|tunapo|(?:jinsi|namna|utaratibu|njia|hatua)"
    r" )\w+(?: \w+){0,5}[:,] (?:kwanza"
    r"|anza)\b(?=.{1,400}\b(?:kisha|halafu|alafu"
    r"|baadaye|mwisho)\b))"
)
"""Begins a list of steps, which is one clause whatever stands between them."""
