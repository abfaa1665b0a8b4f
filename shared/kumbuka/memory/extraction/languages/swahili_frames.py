"""What Swahili says of a subject: one frame for each way to say it."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.swahili_everyday import (
    MOVED_ON,
    SWAHILI_EVERYDAY_VERBS,
)
from kumbuka.memory.extraction.languages.swahili_identity import IDENTITY, MOVED
from kumbuka.memory.extraction.languages.swahili_parts import (
    AT,
    EPISODIC,
    FUTURE,
    NAME,
    NEGATIVE,
    NOT,
    NOT_HERE,
    OBJECT,
    OFTEN,
    PASSING_DOING,
    PERFECT,
    PROPER,
    SO,
    USUAL,
    WHEN,
    frame,
    holding,
    verb,
)
from kumbuka.memory.extraction.languages.swahili_told import RHYTHM, TOLD_VERBS
from kumbuka.memory.extraction.languages.swahili_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_LIKED = holding("penda pendelea") + (
    " pendanga furahia thamini vutiwa husudu kupenda wapenda pendezwa pendaga shabikia ienzi enzi"
    " penzika furahi mkubali mzimia wakubali ukubali ikubali zimia izimia kolea"
)
_NOT_LIKED = holding("pendi pendelei") + (
    " pendangi furahii vutiwi pendezwi kupendi pendagi shabikii fagilii patani"
)
_HATED = holding("chukia") + (
    " chukizwa kerwa kereka udhika udhiwa boreka boekwa choshwa chukizwa umizwa"
)
_USED = "tumia itumia kitumia zitumia tegemea itegemea"
_DONE_TO = (
    "kutumia|kunywa|kula|kuvuta|kucheza|kusoma|kwenda|kufanya|kuendesha|kuangalia|kununua|kufuga"
    "|kuuza|kulima|kupiga|kusikiliza|kuvaa"
)
_NO_THANKS = (
    r"(?!(?:wazo|jibu|majibu|maelezo|matokeo|njia|toleo|chaguo|mtindo) (?:lako|yako|hilo|hili|haya"
    r"|hayo|hiyo|la kwanza|ya kwanza|la pili)\b|kuku\w+|kukutana|kujuana|kuwa hapa)"
)

_ENDINGS = (
    verb(NOT, _NOT_LIKED, rf"{SO} tena{SO} {OBJECT}", "preference", **NEGATIVE),
    verb(NOT, _NOT_LIKED, r" (?P<object>\S.*?) tena\b", "preference", **NEGATIVE),
    verb(NOT, "ishi kai", rf"(?: tena {AT}{OBJECT}| {AT}(?P<old>\S.*?) tena\b)", "identity",
         attribute="home", effect="end_attribute", fixed="home"),
    verb(NOT, "fanyi", r" kazi(?: tena (?:(?:katika|kwenye|kwa|na|huko) )?(?P<object>(?!.*,? sasa"
         r" ni[kp]o)\S.*)"
         r"| (?:(?:katika|kwenye|kwa|na|huko) )?(?P<old>\S.*?) tena\b)", "identity",
         attribute="employer", effect="end_attribute", fixed="employer"),
    frame("si", r"si (?:tena )?(?:mtu wa kula |mla |mlaji wa )?(?P<object>mboga|vegetarian|vegan)"
          r"(?: tu)?(?: tena)?\b", "identity", attribute="diet", effect="end_attribute",
          fixed="diet"),
    frame("si", rf"si (?:tena (?P<object>(?:{JOBS})\b.*)|(?P<old>(?:{JOBS})\b.*?) tena\b)",
          "identity", attribute="job", effect="end_attribute", fixed="job"),
    frame("sina hana", r"(?:sina|hana) (?:tena )?(?:mzio|aleji|alegi)(?: tena)? (?:wa|ya|na|kwa)"
          r" (?P<object>\S.*?)(?: tena)?(?=[.!,]|$)", "identity", attribute="allergy/",
          effect="end_attribute"),
    verb(NOT, "tumii itumii nywi li chezi vuti endeshi somi angalii endi fanyi nunui tumikii vai"
         " fugi uzi limi sikilizi pigi miliki fuati",
         rf"{SO} tena{SO} {OBJECT}", "end", effect="end"),
    verb(NOT, "tumii itumii nywi li chezi vuti endeshi somi angalii endi nunui vai fugi uzi limi"
         " sikilizi pigi miliki fuati",
         r" (?P<object>\S.*?) tena\b", "end", effect="end"),
    verb(NOT, "hitaji", r" tena (?P<object>(?!msaada|kujua)\S.*)", "end", effect="end"),
    frame("sina hana hatuna", r"(?:sina|hana|hatuna) tena (?P<object>\S.*)", "end", effect="end"),
    verb(PERFECT, "acha achana", rf" (?:kazi (?:katika |kwenye |ya |huko |benki ya |kampuni ya )*)"
         rf"(?P<object>{PROPER})",
         "identity", attribute="employer", effect="end_attribute"),
    verb(PERFECT, "jiuzulu", rf" {AT}(?:kazi )?{AT}(?P<object>{PROPER})", "identity",
         attribute="employer", effect="end_attribute"),
    verb(PERFECT, "acha wacha achana sitisha futa ghairi jitoa jiondoa", r" (?:(?:na|kwenye|katika"
         r"|kabisa|usajili wa|akaunti ya"
         rf"|matumizi ya|kabisa) )*(?:(?:{_DONE_TO}) )?(?P<object>(?!kazi\b|kwa\b|kabisa\b|ujumbe"
         r"|faili|mstari)(?!.*\b(?:nyumbani|mezani|ofisini|garini"
         r"|shuleni|hotelini)\b)\S.*)", "end", effect="end"),
    verb("nime tume nisha nili tuli", "hama", rf" (?P<object>{PROPER})(?=[.,!]|$"
         rf"| na\b)", "end", effect="end"),
    verb(PERFECT, "uza", rf" (?:{RELATION_NAMES})?(?P<object>(?:gari|pikipiki|baiskeli|simu|nyumba"
         rf"|kiwanja|shamba|kompyuta|{PROPER}).*)", "end", effect="end"),
)  # fmt: skip

_TO = r"(?:kwenda|hadi|mpaka|kuelekea|na kwenda|kuja|kwa|na kuwa)"
_SHIFTED = "hama badilisha badili hamia geuka ondoka toka"
_CHANGES = (
    verb(PERFECT, _SHIFTED, rf"(?: \w+)? kutoka (?P<old>\S.*?) {_TO} (?:kwenye )?{OBJECT}", "tool",
         topics=ANY_TOPIC, replaces=True),
    verb(PERFECT, "badilisha badili hama", rf"(?: \w+)? kutoka (?P<old>\S.*?) {_TO} (?:kwenye )?"
         rf"{OBJECT}", "tool", replaces=True),
    verb(PERFECT, "hamia geukia", r" (?:kutumia )?(?P<object>\S.*?) kutoka (?P<old>\S.*)", "tool",
         topics=ANY_TOPIC, replaces=True),
    verb(f"{PERFECT} ime", "hamia geukia anza rudi rudia", r" (?:(?:kutumia|kwenye|katika|kwa) )*"
         rf"{OBJECT}", "tool", topics=ANY_TOPIC, replaces=True),
    verb(PERFECT, "badilisha badili", r" (?P<old>(?!mawazo|nia|kutoka|jina)\S.*?) (?:na kutumia"
         rf"|kuwa|na|kwa) {OBJECT}", "tool", replaces=True),
    verb(USUAL, "tumia itumia kitumia zitumia", r" (?:sasa )?(?P<object>\S.*?),? (?:badala ya|na si"
         r"|na sio|si|sio|wala si) (?P<old>\S.*?)(?: tena)?(?=[.!,]|$)", "tool", replaces=True),
    verb(USUAL, "penda pendelea", r" (?P<object>\S.*?),? (?:badala ya|na si|si|sio) (?P<old>\S.*)",
         "preference"),
    frame("nilikuwa nilikua tulikuwa zamani", r"(?:zamani )?(?:ni|tu)likuw?a (?:na|nina|tuna"
          r"|niki|tuki)tumia"
          r" (?P<old>[^,]{2,40}), (?:lakini |ila )?(?:sasa|sa[ah]?ivi|saa hii|siku hizi|kwa"
          r" sasa) (?:nina|na"
          r"|tuna)tumia"
          rf" {OBJECT}", "tool", replaces=True),
)  # fmt: skip

STYLE = (
    r"(?:mafupi|marefu|kifupi|ya kina|yenye kina|fupi|refu|rasmi|yasiyo rasmi|ya moja kwa moja"
    r"|kwa ufupi|kwa kifupi|kwa kina|kwa undani|kwa urefu|kwa (?:lugha ya )?Ki\w+|ya wazi|rahisi"
    r"|kwa vitone|kwa jedwali|yenye mifano|kwa lugha \w+)"
)
_PREFERENCES = (
    verb("nina na ninge tunge", "penda pendelea taka omba", rf"(?: kuwa| kwamba)? uniite {NAME}",
         "identity", attribute="name"),
    verb("nina na ninge tuna tunge", "penda pendelea taka omba", r"(?: kuwa| kwamba"
         r"| kama)? (?P<object>(?P<negated>usi)?(?:u|ni|uni|uwe una)?(?:jibu(?! l[ai])|nijibu|tumie"
         r"|eleze|elezee|andike|niandikie|niite|zungumze|ongee|we(?= \w)|pe|nipe|weke|kuwe|nieleze"
         r"|toe)\b.*)", "instruction", of_user_only=True),
    verb("nina na ninge tuna", "penda pendelea taka omba", r" (?P<object>(?:majibu|maelezo"
         rf"|ufafanuzi)(?: yako)?(?: ya(?:si)?we)? {STYLE}.*)", "instruction", of_user_only=True),
    verb(f"{USUAL} huwana nime tume ina", _LIKED, rf"(?!.* u(?:li"
         rf"|na)vyo){SO} {_NO_THANKS}(?:kuona )?(?!kama\b|ikiwa\b"
         r"|u(?:ni|si|tu)\w+|u(?:li|na)vyo\w+)(?P<object>\S.*?)"
         r"(?: kuliko (?P<compared>\S.*)|(?=[!;]|\.?$).*)", "preference"),
    verb(f"{NOT} hai", _NOT_LIKED, rf"{SO} {_NO_THANKS}{OBJECT}", "preference", **NEGATIVE),
    frame("ni", r"ni mtu (?:(?:ana|nina)ye|(?P<negated>(?:a|ni)siye))pend(?:a|elea)(?: (?:sana"
          r"|kabisa))*"
          r" (?P<object>\S.*)", "preference"),
    verb(USUAL, _HATED, rf"{SO} {OBJECT}", "preference", **NEGATIVE),
    verb("nime tume", "choshwa kinaishwa chukizwa chukia", rf"(?!.*\bleo\b){SO}"
         rf" (?P<object>{NOT_HERE}\S.*)", "preference", **NEGATIVE),
    frame("siwezi hatuwezi", r"(?:siwezi|hatuwezi) \w+(?: \w+){0,3}? bila (?:ya"
          r" )?(?P<object>(?!msaada|wewe"
          r"|mtandao|kosa)[^,;]+)", "pattern"),
    frame("siwezi sitakiwi siruhusiwi sivumilii hawezi havumilii hatuwezi sistahimili",
          r"(?:(?:siwezi|sitakiwi|siruhusiwi|hawezi|hatuwezi)(?: kabisa)? (?:stand"
          r"|(?:ku)?(?:vumilia|stahimili|la"
          r"|nywa))|(?:si"
          rf"|ha)vumilii|sistahimili){SO} {OBJECT}", "preference", **NEGATIVE),
    frame("siwezi hawezi", r"(?:siwezi|hawezi) kabisa (?P<object>(?!ku\w+a\b)\S.*)",
          "preference", **NEGATIVE),
    frame("ni si mpenzi shabiki mpenda mlevi mnywaji mraibu", r"(?P<negated>si )?(?:ni"
          r" )?(?:mpenzi|shabiki|mfuasi|mpenda|mraibu|mlevi"
          r"|mlaji(?! (?:wa )?mboga)"
          r"|mnywaji|msomaji|mtazamaji|mkusanyaji|msikilizaji)(?: (?:mkubwa|sana|sugu|damu|wa"
          r" kutupwa|kindakindaki|namba moja))* (?:wa |ya )?(?P<object>\S.*)",
          "preference"),
    frame("ni", r"ni mtu wa (?P<object>(?!kwanza|mwisho|kawaida|watu|hapa|aina|miaka)(?-i:[a-z])\S*"
          r"(?: (?!si\b|sio\b)[a-z]+){0,3})(?:,? (?:si|sio) (?P<compared>\S.*))?(?=[.!,]|$)",
          "preference"),
    frame("nina nna tuna ana", r"(?:nina|nna|tuna|ana) (?:mapenzi|shauku|hamu|upendo)(?: (?:makubwa"
          r"|kubwa|sana))? (?:na|ya|kwa|wa) (?P<object>(?!kujua|kwenda|kukutana)\S.*)",
          "preference"),
    verb(NOT, "nywi li", rf"(?!.*\bkamwe)(?!.*\btena\b){SO} (?P<object>(?!kitu|chochote)\S.*)",
         "preference", **NEGATIVE),
    frame("huwa", r"huwa (?:nina|na|tuna)(?:penda|pendelea|furahi|furahia)"
          rf"{SO} {OBJECT}", "preference"),
    frame("huwa", rf"huwa (?:si|hatu)(?:penda|pendi|pendelei|furahii|vutiwi|pendezwi)"
          rf"{SO} {OBJECT}", "preference", **NEGATIVE),
    verb("nime tume", "funga", r" (?:kula|kunywa) (?P<object>\S.*)", "preference", **NEGATIVE),
    frame("nimezoea tumezoea", r"(?:nime|tume)zoea (?P<object>(?!ku\w+a\b)\S.*)", "preference"),
)  # fmt: skip

_CHOSEN = (
    r"(?:(?P<negated>kuto)?(?:ku)?(?:tumia|baki na|endelea na|chukua|nunua|hamia|enda na|anza"
    r" kutumia|chagua)|(?:kwamba |kuwa )?(?:tu|ni)tatumia|kwenda na)"
)
_DECISIONS = (
    verb(f"{PERFECT} ime kime", "amua decide azimia kubaliana afikiana pitisha amuliwa",
         r"(?:[,:]? (?:sote|wote|kwamba|pamoja|kuwa|mwaka huu|sasa|rasmi|kabisa|hatimaye"
         rf"|leo))*[,:]? (?:{_CHOSEN} )?(?P<object>(?!kama\b|ikiwa\b|hivyo\b|n[ai] (?:wewe"
         rf"|nyinyi|yeye|hoja|maoni|hilo)|jaribio|majaribio"
         r"|mtihani)"
         rf"{NOT_HERE}\S.*?)(?: (?:sio|si|wala si|badala ya) \S.*)?$", "decision",
         **EPISODIC),
    verb("nina na tuna nita", "anza", r" (?P<object>(?:diet|kozi|masomo|chuo"
         r"|mazoezi)\b.*)", "decision", **EPISODIC),
    verb("nime tume", "apa dhamiria", r" (?P<object>ku\w+ \S.*)", "decision", **EPISODIC),
    verb("nime tume", "kubali", r" (?P<object>ku(?:chukua|hamia|anza|jiunga|fanya kazi|oana"
         r"|simamia)\b.*)", "decision",
         **EPISODIC),
    verb(PERFECT, "fikia", r" (?:uamuzi|makubaliano) (?:wa|ya) (?P<object>\S.*)", "decision",
         **EPISODIC),
    verb(f"{PERFECT} ime", "chagua teua", rf" (?:{_CHOSEN} )?(?P<object>(?!chaguo|namba|nambari"
         rf"|ya\b){NOT_HERE}\S.*)", "decision", **EPISODIC),
    verb(f"{FUTURE} ita", "tumia hamia", rf" (?P<object>{NOT_HERE}(?!hapo|hiyo)\S.*)",
         "decision", **EPISODIC),
    verb("sita hatuta", "nunua oa olewa hama hamia uza ongeza endelea chukua jenga fungua",
         r" ?(?P<object>(?!leo|kesho)\S.*)", "decision",
         polarity="-", **EPISODIC),
    verb(FUTURE, "chukua nunua jenga oa olewa funga somea anzisha", r" (?P<object>(?:kozi|mkopo"
         r"|likizo|bima|shamba|kiwanja|gari|nyumba|pikipiki|ndoa|biashara|shahada|diploma)\b.*)",
         "decision", **EPISODIC),
)  # fmt: skip

_SENSED = (
    r"wezi|jui|oni|elewi|amini|jisikii|sikii|taki|kumbuki|fahamu|pati|dhani|kubali|hitaji|pendi"
    r"|ogopi|umwi"
)
_HABITS = (
    *(verb(USUAL, "nywa kunywa kula la", rf" (?:tena )?(?P<object>{what})(?: tena| sasa"
           rf"| {OFTEN}.*)*[.!]*$", "preference", if_changed=True, replaces=True, ends=ends)
      for what, ends in ((r"(?:nyama|samaki|kuku|mayai|maziwa|jibini)(?: ya \S+)?",
                          ("identity:diet",)),
                         (rf"(?!nini\b|tu\b|pamoja|dawa|chakula|nje\b){NOT_HERE}\S+(?: (?:[yw]a|cha"
                          r"|la|za) \S+)?(?= tena| sasa)", ()))),
    frame("huwa", rf"huwa (?P<object>(?P<negated>(?:si|hatu)(?!ku|ja)(?=\w+[ie]\b))?"
          rf"(?!{PASSING_DOING}|na\b|kuna|ni\b|ina|i|u|vi|zi(?!nga)){NOT_HERE}\S.*)", "pattern"),
    frame("daima siku kila mara kwa", rf"(?:daima|siku zote|kila mara|kila wakati|mara nyingi"
          rf"|mara kwa mara|kwa kawaida),? (?:huwa )?(?P<object>(?!{PASSING_DOING})"
          rf"(?:nina|na|tuna|hu|ni|ana|wana)\w{{2,}}.*)", "pattern"),
    frame("mara", rf"mara chache(?: sana)? (?P<object>(?!{PASSING_DOING})(?:nina|na|tuna|hu)"
          r"\w{2,}.*)", "pattern", **NEGATIVE),
    frame("", rf"(?:huwa )?(?P<object>(?:si|hatu|ha)(?!ja|ku|{_SENSED})\w{{2,}}i)(?: karibu| hata)?"
          r" (?:kamwe|asilani|kabisa)[.!]*$", "pattern", needs=("kamwe", "asilani", "kabisa"),
          **NEGATIVE),
    verb(NOT, "li nywi", r" (?:chochote |kitu )?(?P<object>(?:baada|kabla) ya"
         r" \S.*)", "pattern", **NEGATIVE),
    frame("sina hana", r"(?:sina|hana) (?:tabia|desturi|mazoea|kawaida) ya (?P<object>\S.*)",
          "pattern", **NEGATIVE),
    frame("", rf"(?:huwa )?(?:si|hatu|ha)(?!ja|ku|{_SENSED})\w+?i (?P<object>(?!kazi\b|karibu\b"
          rf"|vizuri)\S.*?)"
          r" (?:kamwe|asilani|hata kidogo|kabisa|mara kwa mara|mara nyingi|kila siku)(?=[\s.!,]|$)",
          "pattern", needs=("kamwe", "asilani", "hata kidogo", "kabisa", "mara", "kila siku"),
          **NEGATIVE),
    frame("kamwe", r"kamwe (?:si|hatu|ha)(?!ja|ku)\w+?i (?P<object>\S.*)", "pattern", **NEGATIVE),
    frame("", rf"(?P<object>(?!{PASSING_DOING})(?:nina|na|tuna|ana|wana|hu|nna)\w{{2,}}[aiu]\b"
          rf"(?: [^\s,;]+){{0,9}}? {OFTEN}\b.*)", "pattern",
          needs=("kila", "mara", "daima", "siku zote", "kawaida")),
    frame("nina tuna ana", rf"(?:nina|tuna|ana) (?P<object>(?:kikao|mkutano|darasa|mazoezi|kipindi"
          rf"|ibada|zamu|masomo|kwaya|mechi)\b[^,;]* {OFTEN}.*)", "pattern"),
    frame("nina ana", r"(?:nina|ana) (?:tabia|desturi|mazoea|kawaida) ya (?P<object>\S.*)",
          "pattern"),
    frame("nimezoea tumezoea amezoea", r"(?:nime|tume|ame)zoea (?P<object>ku\w+\b.*)", "pattern"),
    verb(USUAL, "fanya", r" kazi (?P<object>(?:kutoka |nikiwa |kwa |toka )?(?:nyumbani|mbali"
         r"|zamu ya"
         r" usiku|usiku|muda wote|nusu siku)\b.*)", "identity", attribute="work_mode"),
    verb(NOT, "fanyi", rf" (?P<object>kazi (?:siku (?:ya|za) )?{WHEN}\b.*)", "pattern", **NEGATIVE),
    verb(USUAL, "vuta", r" (?P<object>sigara|bangi|shisha)\b.*", "pattern"),
    verb("si hatu", "kosi", r" (?P<object>(?!nguvu|pesa|cha\b)\S.*)", "pattern"),
    verb(USUAL, "nywa kunywa kula", r" (?P<object>\S.*?) zaidi (?:kuliko|ya) .*", "preference"),
    verb(USUAL, "cheza", r" (?P<object>(?!na\b)\S.*)", "pattern"),
    verb(USUAL, "nywa kunywa", r" (?P<attribute>kahawa|chai|pombe|bia|soda|maziwa|divai)"
         r" (?P<object>kila \S.*)", "preference"),
    verb(USUAL, "nywa kunywa kula", r" (?P<object>(?!sasa|nini)\S.* (?:asubuhi|jioni|usiku|mchana"
         r"|bila \S.*|yenye \S.*|na maziwa|chungu|kavu)\b.*)", "pattern"),
)  # fmt: skip

_KEEPS = (
    "hifadhi weka iweka ziweka yaweka viweka andika hariri rekodi panga tengeneza chora tunza fanya"
    " simamia lipa pokea tuma nunua uza"
)
_TOOLS = (
    verb(USUAL, _KEEPS, r"(?: (?!kazi\b)[^\s,;]+){0,4}? (?:kwa kutumia|kwenye|katika|kupitia|kwa)"
         r"(?: lugha ya)? (?P<object>(?!ajili|sababu|kweli|muda|bidii|hiyo|siku|wiki|mwezi|mwaka"
         rf"|saa|mkono|furaha){NOT_HERE}(?:{PROPER}|Excel|excel|python|canva|spreadsheet|notion"
         r"|karatasi|daftari|diary)"
         r".*)", "tool"),
    verb(USUAL, "ziweka yaweka iweka viweka zihifadhi yahifadhi ihifadhi hifadhi weka",
         rf"(?: {AT})?"
         rf" (?P<object>{PROPER})", "tool"),
    verb("nime tume", "subscribe lipia", rf" (?:kwa |kwenye )?(?P<object>{PROPER}.*)", "tool"),
    frame("nina tuna nimelipia nimejisajili nimejiunga", r"(?:nina|tuna|nimelipia|nimejisajili"
          r"|nimejiunga)(?: na)? (?:usajili|subscription|kifurushi|akaunti) (?:wa|ya|cha|kwenye)"
          r" (?P<object>(?!benki|akiba|gani)\S.*)", "tool"),
    verb(USUAL, "andika", r" (?:msimbo|programu|code) (?:kwa kutumia|kwa|katika|kwenye)"
         rf"(?: lugha ya)? {OBJECT}", "tool"),
    verb(f"{USUAL} ina i", _USED, r" (?:sasa |pia |zaidi )?(?P<object>(?!muda|mkono|kiti\b"
         r"|dakika|saa\b|siku|shilingi|fedha|hela|bidii|njia|msimbo"
         rf"|amri|kazi|nguvu|pesa|neno|fursa|lugha ya){NOT_HERE}\S.*?)(?: (?:kuwasiliana|kuzunguka"
         r"|kufanya|kuandika|kuhifadhi|kwenda)\b.*)?$", "tool"),
    verb(NOT, "tumii itumii", rf"(?!.*\btena\b){SO} (?P<object>{NOT_HERE}\S.*)", "pattern",
         **NEGATIVE),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    MOVED
    + MOVED_ON
    + RHYTHM
    + _ENDINGS
    + _CHANGES
    + _DECISIONS
    + _PREFERENCES
    + _HABITS
    + IDENTITY
    + _TOOLS
    + TOLD_VERBS
    + SWAHILI_EVERYDAY_VERBS
)
"""Of what a subject's verb says; the narrow ones first."""
