"""What Swahili says of a subject: one frame for each way to say it.

The verb carries its subject and its tense in front (`ni-na-penda`, "I like"), so a frame names
stems, and its first words are all the forms that these stems have in a tense.
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.swahili_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

OBJECT = r"(?P<object>\S.*)"
MY = (
    r"(?:yangu|wangu|langu|changu|zangu|vyangu|kwangu|yetu|wetu|letu|chetu|zetu|vyetu"
    r"|(?<=rafiki)angu|(?<=baba)ngu|(?<=mama)ngu)"
)
PRESENT = "nina na tuna ana wana nna twa"
USUAL = "nina na tuna ana wana hu nna"
PERFECT = "nime tume ame wame nili tuli ali wali nika"
FUTURE = "nita tuta ata wata"
NOT = "si hatu ha hawa"
WHEN = (
    r"(?:siku|asubuhi|jioni|usiku|mchana|alfajiri|wiki|mwezi|mwaka|jumatatu|jumanne|jumatano"
    r"|alhamisi|ijumaa|jumamosi|jumapili|mwisho wa \w+|wikendi|saa|baada ya \w+|kabla ya \w+)"
)
OFTEN = (
    rf"(?:kila {WHEN}|mara (?:moja|mbili|tatu|nne|tano|nyingi|kadhaa|\w+) kwa (?:siku|wiki|mwezi"
    r"|mwaka)|siku zote|daima|kila mara|kila wakati|mara kwa mara|mara nyingi|kwa kawaida)"
)
END = r"(?=(?: (?:sasa|kwa sasa|siku hizi|pia|tu))*[.!]*(?:[,;]|$))"
_PROPER = r"(?:(?-i:[A-Z])[\w.&'’+#-]*(?: (?-i:[A-Z])[\w.&'’+#-]*){0,4})"
NAME = (
    r"(?P<object>(?:(?:bwana|bi|mzee|mama|baba|dkt\.?|dr\.?) )?(?!(?:nani|nini|wapi|gani|ipi|lini"
    r"|kwa|na|ni|si|lakini|mimi|wewe|baadaye|kesho)\b)[^\s,.!]+(?: (?:(?:bin|binti|wa"
    r"|ya) )?(?-i:[A-Z])[\w'’-]+){0,3})"
)
NOT_HERE = (
    r"(?!(?:.* )?(?<!mradi )(?<!kazi )(?<!timu )(?<!siku )(?:hii|hiyo|hili|hilo|hiki|hicho"
    r"|hizi|hizo|haya|hayo|huu|huo|ifuatayo|hapa"
    r"|hapo)\b(?! (?:wiki|mwezi|mwaka)))"
)
_AT = (
    r"(?:(?:katika|kwenye|huko|hapa|jijini|mjini|nchini|karibu na|pale|sasa|kwa sasa|pia|mji wa"
    r"|jiji la|kisiwani|mkoani|kijiji cha) )*"
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_NO: dict[str, Any] = {"polarity": "-"}


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), LazyPattern(said, re.I), category, **rest)


def verb(tense: str, stems: str, after: str, category: str, **rest: Any) -> Frame:
    """A frame that begins with one of the stems in one of a tense's persons."""
    heads = (person + stem for person in tense.split() for stem in stems.split())
    forms = rf"(?:{tense.replace(' ', '|')})(?:{stems.replace(' ', '|')})"
    return frame(" ".join(heads), forms + after, category, **rest)


_LIKED = (
    "penda pendelea furahia ipenda kipenda upenda ipendelea thamini vutiwa husudu"
    " kupenda wapenda mpenda zipenda yapenda lipenda vipenda pendezwa"
)
_NOT_LIKED = "pendi pendelei furahii ipendi kipendi vutiwi pendezwi upendi kupendi zipendi lipendi"
_SO = r"(?: (?:sana|pia|zaidi|kabisa|mno|tu|na|kweli|hata))*"
_USED = "tumia itumia kitumia zitumia"
_DONE_TO = "kutumia|kunywa|kula|kuvuta|kucheza|kusoma|kwenda|kufanya|kuendesha|kuangalia|kununua"

_ENDINGS = (
    verb(NOT, _NOT_LIKED, rf"{_SO} tena{_SO} {OBJECT}", "preference", **_NO),
    verb(NOT, _NOT_LIKED, r" (?P<object>\S.*?) tena\b", "preference", **_NO),
    verb(NOT, "ishi kai", rf"(?: tena {_AT}{OBJECT}| {_AT}(?P<old>\S.*?) tena\b)", "identity",
         attribute="home", effect="end_attribute", fixed="home"),
    verb(NOT, "fanyi", r" kazi(?: tena (?:(?:katika|kwenye|kwa|na|huko) )?(?P<object>\S.*)"
         r"| (?:(?:katika|kwenye|kwa|na|huko) )?(?P<old>\S.*?) tena\b)", "identity",
         attribute="employer", effect="end_attribute", fixed="employer"),
    frame("si", r"si (?:tena )?(?:mtu wa kula |mla |mlaji wa )?(?P<object>mboga|vegetarian|vegan)"
          r"(?: tu)?(?: tena)?\b", "identity", attribute="diet", effect="end_attribute",
          fixed="diet"),
    frame("sina hana", r"(?:sina|hana) (?:tena )?(?:mzio|aleji|alegi)(?: tena)? (?:wa|ya|na|kwa)"
          r" (?P<object>\S.*?)(?: tena)?(?=[.!,]|$)", "identity", attribute="allergy/",
          effect="end_attribute"),
    verb(NOT, "tumii itumii nywi li chezi vuti endeshi somi angalii endi fanyi nunui tumikii vai",
         rf"{_SO} tena{_SO} {OBJECT}", "end", effect="end"),
    verb(NOT, "tumii itumii nywi li chezi vuti endeshi somi angalii endi nunui vai",
         r" (?P<object>\S.*?) tena\b", "end", effect="end"),
    frame("sina hana hatuna", r"(?:sina|hana|hatuna) tena (?P<object>\S.*)", "end", effect="end"),
    verb(PERFECT, "acha achana", rf" (?:kazi (?:katika |kwenye |ya |huko )?)(?P<object>{_PROPER})",
         "identity", attribute="employer", effect="end_attribute"),
    verb(PERFECT, "acha achana", rf" (?:(?:na|kabisa) )*(?:(?:{_DONE_TO}) )?"
         r"(?P<object>(?!kazi\b|kwa\b)\S.*)", "end", effect="end"),
    verb(PERFECT, "uza", rf" (?:{RELATION_NAMES})?(?P<object>(?:gari|pikipiki|baiskeli|simu"
         rf"|kompyuta|{_PROPER}).*)", "end", effect="end"),
)  # fmt: skip

_TO = r"(?:kwenda|hadi|mpaka|kuelekea|na kwenda|kuja|kwa|na kuwa)"
_SHIFTED = "hama badilisha badili hamia geuka ondoka toka"
_CHANGES = (
    verb(PERFECT, _SHIFTED, rf"(?: \w+)? kutoka (?P<old>\S.*?) {_TO} (?:kwenye )?{OBJECT}", "tool",
         topics=ANY_TOPIC, replaces=True),
    verb(PERFECT, "badilisha badili", rf"(?: \w+)? kutoka (?P<old>\S.*?) {_TO} (?:kwenye )?"
         rf"{OBJECT}", "tool", replaces=True),
    verb(PERFECT, "hamia geukia", r" (?:kutumia )?(?P<object>\S.*?) kutoka (?P<old>\S.*)", "tool",
         topics=ANY_TOPIC, replaces=True),
    verb(PERFECT, "hamia geukia anza rudi rudia", r" (?:(?:kutumia|kwenye|katika|kwa) )*"
         rf"{OBJECT}", "tool", topics=ANY_TOPIC, replaces=True),
    verb(PERFECT, "badilisha badili", r" (?P<old>(?!mawazo|nia|kutoka|jina)\S.*?) (?:na kutumia"
         rf"|kuwa|na|kwa) {OBJECT}", "tool", replaces=True),
    verb(USUAL, _USED, r" (?:sasa )?(?P<object>\S.*?),? (?:badala ya|na si|na sio|si|sio|wala si)"
         r" (?P<old>\S.*?)(?: tena)?(?=[.!,]|$)", "tool", replaces=True),
    verb(USUAL, "penda pendelea", r" (?P<object>\S.*?),? (?:badala ya|na si|si|sio) (?P<old>\S.*)",
         "preference"),
)  # fmt: skip

STYLE = (
    r"(?:mafupi|marefu|kifupi|ya kina|yenye kina|fupi|refu|rasmi|yasiyo rasmi|ya moja kwa moja"
    r"|kwa ufupi|kwa kifupi|kwa kina|kwa undani|kwa urefu|kwa (?:lugha ya )?Ki\w+)"
)
_PREFERENCES = (
    verb("nina na ninge", "penda pendelea taka omba", rf"(?: kuwa| kwamba)? uniite {NAME}",
         "identity", attribute="name"),
    verb("nina na ninge tuna tunge", "penda pendelea taka omba", r"(?: kuwa| kwamba"
                                                                 r"| kama)? (?P<object>"
         r"(?P<negated>usi)?(?:u|ni|uni)?(?:jibu|nijibu|tumie|eleze|elezee|andike|niandikie|niite"
         r"|zungumze|ongee|pe|nipe|weke|kuwe)\b.*)", "instruction", of_user_only=True),
    verb("nina na ninge tuna", "penda pendelea taka", rf" (?P<object>(?:majibu|maelezo|ufafanuzi)"
         rf" {STYLE}.*)", "instruction", of_user_only=True),
    verb(USUAL, _LIKED, rf"{_SO} (?:kuona )?(?!kama\b|ikiwa\b|u(?:ni|si|tu)\w+)(?P<object>\S.*?)"
         r"(?: kuliko (?P<compared>\S.*)|(?=[!,;]|\.?$).*)", "preference"),
    verb(NOT, _NOT_LIKED, rf"{_SO} {OBJECT}", "preference", **_NO),
    verb(USUAL, "chukia chukizwa ichukia kichukia zichukia kerwa udhika udhiwa boreka",
         rf"{_SO} {OBJECT}", "preference", **_NO),
    frame("siwezi sivumilii hawezi havumilii hatuwezi",
          r"(?:(?:siwezi|hawezi|hatuwezi) (?:ku)?(?:vumilia|stahimili|la|nywa)|(?:si"
          rf"|ha)vumilii){_SO} {OBJECT}", "preference", **_NO),
    frame("ni si", r"(?P<negated>si )?(?:ni )?(?:mpenzi|shabiki|mfuasi|mpenda|mraibu)"
          r"(?: (?:mkubwa|sana|wa kutupwa))? (?:wa |ya )?(?P<object>\S.*)", "preference"),
    verb(NOT, "nywi li", rf"(?!.*\bkamwe)(?!.*\btena\b){_SO} (?P<object>(?!kitu)\S.*)",
         "preference", **_NO),
)  # fmt: skip

_CHOSEN = (
    r"(?:(?P<negated>kuto)?(?:ku)?(?:tumia|baki na|endelea na|chukua|nunua|hamia|enda na|anza"
    r" kutumia|chagua)|kwamba tutatumia|kuwa tutatumia|kwenda na)"
)
_DECISIONS = (
    verb(f"{PERFECT} ime", "amua azimia kubaliana", rf"(?: (?:sote|wote|kwamba|pamoja))*"
         rf" (?:{_CHOSEN} )?(?P<object>(?!kama\b|ikiwa\b){NOT_HERE}\S.*)", "decision", **EPISODIC),
    verb(f"{PERFECT} ime", "chagua teua", rf" (?:{_CHOSEN} )?(?P<object>(?!chaguo|namba|nambari"
                                          rf"|ya\b){NOT_HERE}\S.*)", "decision", **EPISODIC),
    verb(FUTURE, "tumia hamia", rf" (?P<object>{NOT_HERE}(?!hapo|hiyo)\S.*)",
         "decision", **EPISODIC),
)  # fmt: skip

PASSING_DOING = (
    r"(?:(?:nina|na|tuna|hu)?(?:pata (?:hitilafu|kosa|tatizo|shida)|sema|ambia|sikia|ona|jaribu"
    r"|sahau|shangaa|jiuliza|fikiri|dhani|amini|taka|omba|hitaji|kuta|jikuta|chelewa kidogo"
    r"|weza|jua|elewa|kosea|shindwa)\b)"
)
_DOES = r"(?:nina|na|tuna|ana|wana|hu|nna|ni|tu|a|wa|si|ha|hatu)"
_HABITS = (
    *(verb(USUAL, "nywa kunywa kula la", rf" (?:tena )?(?P<object>{what})(?: tena| sasa"
           rf"| {OFTEN}.*)*[.!]*$", "preference", if_changed=True, replaces=True, ends=ends)
      for what, ends in ((r"(?:nyama|samaki|kuku|mayai|maziwa|jibini)(?: ya \S+)?",
                          ("identity:diet",)),
                         (rf"(?!nini\b|tu\b){NOT_HERE}\S+(?: (?:[yw]a|cha|la|za) \S+)?", ()))),
    frame("huwa", rf"huwa (?P<negated>(?=si|hatu|ha(?!u)))?(?P<object>(?!{PASSING_DOING}|na\b"
          rf"|kuna|ni\b|ina|i|u|vi|zi|li){NOT_HERE}\S.*)", "pattern"),
    frame("daima siku kila mara kwa", rf"(?:daima|siku zote|kila mara|kila wakati|mara nyingi"
          rf"|mara kwa mara|kwa kawaida),? (?:huwa )?(?P<object>(?!{PASSING_DOING})"
          rf"(?:nina|na|tuna|hu|ni|ana|wana)\w{{2,}}.*)", "pattern"),
    frame("mara", rf"mara chache(?: sana)? (?P<object>(?!{PASSING_DOING})(?:nina|na|tuna|hu)"
          r"\w{2,}.*)", "pattern", **_NO),
    frame("", r"(?:huwa )?(?:si|hatu|ha)(?!ja|ku)\w+?i (?P<object>(?!kazi\b)\S.*?)"
          r" (?:kamwe|asilani|hata kidogo|kabisa)(?=[\s.!,]|$)", "pattern",
          needs=("kamwe", "asilani", "hata kidogo", "kabisa"), **_NO),
    frame("kamwe", r"kamwe (?:si|hatu|ha)(?!ja|ku)\w+?i (?P<object>\S.*)", "pattern", **_NO),
    frame("", rf"(?P<object>(?!{PASSING_DOING})(?:nina|na|tuna|ana|wana|hu|nna)\w{{2,}}[aiu]\b"
          rf"(?: [^\s,;]+){{0,9}}? {OFTEN}\b.*)", "pattern",
          needs=("kila", "mara", "daima", "siku zote", "kawaida")),
    verb(USUAL, "fanya", r" kazi (?P<object>(?:kutoka |nikiwa |kwa |toka )?(?:nyumbani|mbali"
                         r"|zamu ya"
         r" usiku|usiku|muda wote|nusu siku)\b.*)", "identity", attribute="work_mode"),
    verb(NOT, "fanyi", rf" (?P<object>kazi (?:siku (?:ya|za) )?{WHEN}\b.*)", "pattern", **_NO),
    verb(USUAL, "vuta", r" (?P<object>sigara|bangi|shisha)\b.*", "pattern"),
    verb(USUAL, "amka lala", r" (?P<object>saa \S.*)", "pattern"),
    verb(USUAL, "cheza", r" (?P<object>(?!na\b)\S.*)", "pattern"),
    verb(USUAL, "nywa kunywa kula", r" (?P<object>(?!sasa|nini)\S.* (?:asubuhi|jioni|usiku|mchana"
         r"|bila \S.*|yenye \S.*|na maziwa|chungu|kavu)\b.*)", "pattern"),
)  # fmt: skip

_COUNT = r"(?:mmoja|wawili|watatu|wanne|watano|sita|saba|wengi|wa kike|wa kiume|pacha|mapacha|\d+)"
_PETS = r"(?:paka|mbwa|sungura|kasuku|samaki|ndege|kobe|farasi|mbuzi|kuku|hamster|njiwa|bata)"
_HAVE = r"(?:nina|ana|tuna|wana|ninao|ninaye|nimepata|nina(?:miliki|fuga)|namiliki|nafuga)"
_HAVING = "nina ana tuna wana ninaye nimepata ninamiliki namiliki ninafuga nafuga anafuga"
_ILLNESSES = (
    r"(?:kisukari|pumu|shinikizo la (?:juu la )?damu|presha|kifafa|vidonda vya tumbo|kipandauso"
    r"|ugonjwa wa \w+|tatizo la (?:moyo|figo|macho)|ukimwi|vvu|selimundu|upofu wa rangi|adhd)"
)
_FIELDS = (
    r"(?:uchumi|falsafa|sheria|udaktari|uhandisi|biolojia|kemia|fizikia|hisabati|historia|jiografia"
    r"|isimu|sayansi|saikolojia|uhasibu|ualimu|uuguzi|usanifu|biashara|uandishi|fasihi|utawala"
    r"|takwimu|sosholojia|famasia|kilimo|teknolojia|masoko|siasa|elimu|mawasiliano)"
)
_FAITHS = (
    r"(?:mwislamu|muislamu|mkristo|mkatoliki|mprotestanti|mlutheri|mwanglikana|mhindu|mbudha"
    r"|msabato)"
)
_PEOPLES = (
    r"(?-i:M|Wa)(?:chaga|chagga|sukuma|haya|kikuyu|luo|masai|maasai|kamba|gogo|nyamwezi|hehe|pare"
    r"|zaramo|luhya|ganda|nyakyusa|digo|giriama|meru|kisii|kalenjin|swahili|pemba|unguja|ha|iraqw)"
)
_IDENTITY = (
    verb(USUAL, "itwa", rf" {NAME}", "identity", attribute="name"),
    verb(PRESENT, "ishi kaa", rf"{_SO}(?: na (?:familia|wazazi|mke|mume|dada|kaka|mama|baba|rafiki"
         rf"|watoto|mpenzi)\w*(?: {MY})?(?= (?-i:[A-Z])| katika| huko))? {_AT}(?P<object>(?!na\b"
         r"|kwa\b|hapa$|hapo|vizuri|wapi|maisha"
         r"|peke|hotelini|muda)\S.*?)(?= na (?:familia|wazazi|mke|mume|rafiki|dada|kaka|mama)\b"
         r"|[!;]|\.?$)", "identity", attribute="home"),
    verb(PERFECT, "hamia rudi rejea hama", rf" (?:(?:kutoka .{{1,60}}? (?:kwenda|hadi|mpaka|kuja))"
         rf" )?(?:nyumbani |kuishi )?{_AT}(?P<object>{_PROPER}.*)", "identity", attribute="home"),
    verb(PRESENT, "fanya", rf" kazi (?:{_AT}|sasa )?kama (?:(?:mtu wa) )?{OBJECT}", "identity",
         attribute="job"),
    verb(PRESENT, "fanya", rf" kazi {_AT}(?:(?:kwa|na|kampuni ya|shirika la|huko|benki ya|ya)"
         r" )*(?P<object>(?!ya\b|nyumbani|kwa bidii|kwa|yangu|hii|hiyo|nyingi|sana|vizuri|usiku"
         r"|kama\b|za\b|ngumu"
         r"|nzuri|pamoja|zote|ofisini$)\S.*?)(?= kama |[!,;]|\.?$)", "identity",
         attribute="employer"),
    verb(PERFECT, "jiunga ajiriwa pata", r" (?:kazi )?(?:na|katika|kwenye|kazi|mpya|na"
         rf" kampuni ya|kampuni ya|shirika la| )*(?<= )(?P<object>{_PROPER}.*)", "identity",
         attribute="employer"),
    verb("nime ame wame tume", "anza", rf" kazi (?:mpya )?(?:katika|kwenye|kwa|huko|na)? ?"
         rf"(?P<object>{_PROPER}.*)", "identity", attribute="employer"),
    verb("nita ata", "fanya", rf" kazi {_AT}(?:kwa |na )?(?P<object>{_PROPER})", "identity",
         attribute="employer"),
    verb("nime ame", "ajiriwa", r" (?:na|katika|kwenye) (?P<object>\S.*)", "identity",
         attribute="employer"),
    verb(PRESENT, "toka tokea", rf" (?:asili )?{_AT}(?P<object>{_PROPER}.*)", "identity",
         attribute="origin"),
    verb(PERFECT, "zaliwa", r" (?:tarehe |mwaka |mnamo |siku ya )*(?P<object>(?=.{0,20}\d)\S.*)",
         "identity", attribute="birthday"),
    verb(PERFECT, "zaliwa kulia", rf" (?:na kukulia )?{_AT}(?P<object>{_PROPER}.*)", "identity",
         attribute="origin"),
    frame("nina ana sasa", r"(?:sasa )?(?:nina|ana) (?:umri wa )?miaka (?P<object>\d{1,3}|\w+ na"
          rf" \w+|ishirini|thelathini|arobaini|hamsini){END}", "identity", attribute="age"),
    verb("nime ame", "fikisha timiza", r" (?:umri wa )?miaka (?P<object>\d{1,3})\b", "identity",
         attribute="age"),
    verb(USUAL, "zungumza ongea sema jua fahamu", rf"{_SO} (?:lugha (?:ya|za) )?"
         r"(?P<object>(?-i:K)i[a-z]+.*)", "identity", attribute="language/"),
    frame("nina ana ninayo", r"(?:nina|ana|ninayo) (?:tatizo la )?(?:mzio|aleji|alegi|allergy)"
          r"(?: (?:mkali|mbaya|kali|sana))?(?: (?:wa|ya|na|kwa|dhidi ya))? (?P<object>\S.*)",
          "identity", attribute="allergy/"),
    verb("nina na ana ninapata", "dhurika dhuriwa", rf" (?:na|nikila) {OBJECT}",
         "identity", attribute="allergy/"),
    frame("ni", r"ni (?P<object>(?:mtu wa kula |mla |mlaji (?:wa )?)mboga(?: mboga)?(?: tu)?"
          r"|vegetarian|vegan|mlamboga|mlaji mboga)\b", "identity", attribute="diet"),
    verb(USUAL, "kula la", r" (?P<object>(?:mboga|nyama|halali) tu|chakula cha halali|mimea"
         r" tu)\b", "identity", attribute="diet"),
    frame("ni", r"ni (?P<object>(?:mgonjwa|mwathirika) wa \S.*)", "identity",
          attribute="health/"),
    frame("nina ana naugua ninaugua anaugua ninaishi naishi",
          r"(?:nina|ana|ni?naugua|anaugua"
          rf"|ni?naishi na) (?:ugonjwa wa )?(?P<object>{_ILLNESSES}.*)",
          "identity", attribute="health/"),
    frame("nimeoa nimeolewa sijaoa sijaolewa nimeachika ameoa ameolewa nimeachana",
          r"(?P<object>(?:nime|sija|ame)(?:oa|olewa|achika)|nimeachana na mke wangu)"
          r"(?=[.!,]|$| na\b)", "identity", attribute="marital_status"),
    frame("ni", r"ni (?P<object>mjane|mseja|mhaya|(?-i:M|Wa)(?:tanzania|kenya|ganda|rundi|nyarwanda"
          r"|kongo|somali|habeshi|ingereza|marekani|faransa|jerumani|hindi|china|zanzibari"
          r"|nigeria|ethiopia|zambia|malawi))(?=[.!,]|$| na\b)", "identity",
          attribute="nationality"),
    frame(_HAVING, rf"{_HAVE} (?P<attribute>{RELATION_NAMES})(?: {_COUNT})? (?:aitwaye"
          rf"|anayeitwa|jina lake|kwa jina(?: la)?) {NAME}", "identity"),
    frame(_HAVING, rf"{_HAVE} (?P<object>(?:mtoto|watoto|wana|mapacha|binti"
                   rf"|mabinti)\b(?: {_COUNT})*)"
          r"(?=[.!,]|$| na\b| wa\b)", "identity", attribute="children"),
    frame(_HAVING, rf"{_HAVE} (?P<object>{_PETS}\b(?! (?:huyo|hiyo|wa nani)).*)", "identity",
          attribute="pets"),
    frame(_HAVING, rf"{_HAVE} (?P<object>(?!swali|maswali|shida|tatizo|wazo|kosa)\S.*)",
          "possession", topics=OWNED),
    verb(PRESENT, "endesha miliki", rf" (?P<object>{NOT_HERE}(?!programu|seva|msimbo|majaribio"
         r"|skripti|biashara|kampuni|mradi)\S.*)", "possession"),
    verb("nime tume", "nunua pata", rf" {OBJECT}", "possession", topics=OWNED),
    verb(PRESENT, "somea", r" (?P<object>(?!hapa|katika|kwenye)\S.*)", "identity",
         attribute="studies"),
    verb(PRESENT, "soma", rf" (?:kozi ya |shahada ya )?(?P<object>{_FIELDS}\b.*)", "identity",
         attribute="studies"),
    verb(PRESENT, "soma", r" (?:katika |kwenye )?(?P<object>(?:chuo|shule)\b.*)", "identity",
         attribute="school"),
    verb(PRESENT, "jifunza", rf" (?P<object>(?!jinsi|kuhusu|kwa|namna|mengi){NOT_HERE}\S.*)",
         "identity", attribute="learning/"),
    verb(USUAL, "ogopa hofia", rf"{_SO} (?P<object>(?!kwamba|kuwa\b|kama)\S.*)", "identity",
         attribute="fear/"),
    frame("nina ana", r"(?:nina|ana) hofu ya (?P<object>\S.*)", "identity", attribute="fear/"),
    frame("ni sasa", rf"(?:sasa )?ni (?P<object>(?:\w+ )?(?:{JOBS})\b(?! (?:huyo|yule|yako"
                     r"|wako)).*)",
          "identity", attribute="job"),
    verb("nime ame", "kuwa", rf" (?P<object>(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame("ni", rf"ni (?P<object>{_FAITHS})(?=[.!,]|$| na\b)", "identity", attribute="religion"),
    frame("ni", rf"ni (?P<object>{_PEOPLES})(?=[.!,]|$| na\b| wa\b)", "identity",
          attribute="origin"),
    frame("ni", r"ni (?:mzaliwa|mwenyeji) wa (?P<object>\S.*)", "identity", attribute="origin"),
    frame("ni", r"ni mkazi wa (?P<object>\S.*)", "identity", attribute="home"),
    frame("nimestaafu amestaafu", r"(?P<object>(?:nime|ame)staafu)\b", "identity",
          attribute="employment"),
    frame("nimekuwa", rf"nimekuwa nikifanya kazi {_AT}(?P<object>(?!kwa\b)\S.*?)(?= kwa |[.!,]|$)",
          "identity", attribute="employer"),
    verb(PRESENT, "hifadhi weka", rf" (?P<thing>[a-z]\w+)(?: {MY})? (?:kwenye|katika) "
         rf"(?P<object>{_PROPER})", "identity", confidence=0.8),
    frame("ni", r"ni (?P<object>(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)?)(?=[.!,]|$| kutoka)",
          "identity", attribute="name", of_user_only=True, confidence=0.7),
    verb(USUAL, "andika", r" (?:msimbo|programu|code) (?:kwa|katika|kwa kutumia)(?: lugha ya)?"
         rf" {OBJECT}", "tool"),
    verb(f"{USUAL} ina", _USED, r" (?:sasa |pia |zaidi )?(?P<object>(?!muda|njia|msimbo"
         rf"|amri|kazi|nguvu|pesa|neno|fursa|lugha ya){NOT_HERE}\S.*)", "tool"),
    verb(NOT, "tumii itumii", rf"(?!.*\btena\b){_SO} (?P<object>{NOT_HERE}\S.*)", "pattern",
         **_NO),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    _ENDINGS + _CHANGES + _DECISIONS + _PREFERENCES + _HABITS + _IDENTITY
)
"""Of what a subject's verb says; the narrow ones first."""
