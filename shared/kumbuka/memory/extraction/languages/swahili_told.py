"""Swahili that says two things in one clause, leaves the copula out or names the thing first."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_everyday import WORKPLACE
from kumbuka.memory.extraction.languages.swahili_parts import (
    AT,
    COMPANIES,
    COUNT,
    EPISODIC,
    ME,
    MY,
    NEGATIVE,
    NOT_HERE,
    OBJECT,
    OFTEN,
    PASSING_DOING,
    PLACES,
    PRESENT,
    PROPER,
    USUAL,
    frame,
    verb,
)
from kumbuka.memory.extraction.languages.swahili_words import JOBS
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

THEN = r"(?:kisha|halafu|baadaye|baada ya hapo|mwisho(?:we)?|alafu|ndipo|hatimaye|kisha)"

_MAKES = (
    r"(?:tecno|infinix|itel|samsung|iphone|nokia|oppo|vivo|redmi|xiaomi|huawei|hp|dell|lenovo"
    r"|asus|acer"
    r"|macbook|toyota|nissan|subaru|mazda|suzuki|honda|boxer|tvs|bajaj|haojue|vitz|noah|ist|harrier"
    r"|probox|passo|mitsubishi|yamaha|isuzu)"
)
"""Of phones, computers and vehicles, as they are typed in a hurry."""

TOLD_VERBS: tuple[Frame, ...] = (
    frame("kama", rf"kama (?P<object>(?:{JOBS})\b.*?)(?=[.,;!]|$| tangu| kwa (?:miaka|muda)| na n"
          r"| hapa| sasa)", "identity", attribute="job"),
    frame("niko nipo", rf"ni[kp]o {AT}(?P<object>{COMPANIES}[^,;.]{{0,20}}?|benki (?:ya )?{PROPER})"
          r"(?= kama |[.!,;]|$| tangu)", "identity", attribute="employer"),
    frame("niko nipo nko npo", rf"ni?[kp]o {AT}(?!{COMPANIES}|mjini|kijijini)(?P<object>{PROPER}"
          rf"|{PLACES})(?=[.!]*$|[,;]| kikazi| kwa sasa| siku hizi)", "identity", attribute="home",
          confidence=0.7),
    verb(PRESENT, "jipatia tafuta pata", r" (?:riziki|mkate|kipato|kula)(?: \wa?angu)?(?: cha kila"
         r" siku| wa kila siku)? (?:kama|kwa) (?P<object>(?!ajili)\S.*)",
         "identity", attribute="job"),
    verb(PRESENT, "tumikia", rf" (?P<object>{WORKPLACE})(?= kama |[.,!]|$)", "identity",
         attribute="employer"),
    frame("niko nipo nko", r"ni?[kp]o (?P<object>single|mseja|kwenye (?:ndoa|mahusiano|uhusiano)"
          r"|mjamzito"
          r")\b", "identity", attribute="marital_status"),
    frame("yuko yupo ako", rf"(?:yuko|yupo|ako) {AT}(?!mjini|kijijini|(?-i:H)ospitali)"
          rf"(?P<object>{PROPER}|{PLACES})(?=[.!]*$|,| kikazi| siku hizi)", "identity",
          attribute="home", confidence=0.7),
    frame("nina ana", r"(?:nina|ana) (?:hofu|woga) (?:ya|wa) (?P<object>\S.*)", "identity",
          attribute="fear/"),
    frame("siko sipo", rf"si[kp]o tena {AT}(?P<object>\S.*)", "end", effect="end"),
    verb(USUAL, "tumia", r" (?P<object>(?:kahawa|chai|pombe|bia|soda|maziwa|juisi|uji|kilevi"
          r"|sukari)"
         r"\b.*)", "preference"),
    frame("nina ana", rf"(?:nina|ana) asili ya (?P<object>{PROPER})", "identity",
          attribute="origin"),
    verb("nime nili ame ali", "gundulika gundulikana gundulikwa", r" (?:na|nina|ana|kuwa na|kuwa"
         r" nina|kuwa ana) (?:mzio|aleji|allergy) (?:wa|ya|na) (?P<object>\S.*)", "identity",
         attribute="allergy/"),
    verb("nime tume ame", "katazwa", r"(?: na daktari)? (?:kula|kunywa|kutumia) (?P<object>\S.*?)"
         r"(?: na daktari.*)?$", "preference", **NEGATIVE),
    verb("sija hatuja", "la nywa kula kunywa", r" (?P<object>\S.*?) (?:kwa|tangu) (?:miaka|mwaka"
         r"|miezi|muda)\b.*", "preference", **NEGATIVE),
    verb("nime tume", "nunua chukua leta", r" (?P<object>(?:paka|mbwa|sungura|kasuku|farasi"
         r"|hamster)\b(?! (?:huyu|huyo)).*)", "identity", attribute="pets"),
    verb("nina na nna ana", "soma", r" (?P<object>(?-i:K)i[a-z]{4,})(?=[.!,]|$| siku| kwa sasa)",
         "identity", attribute="learning/"),
    verb("nime ame tume", "anza", rf" kujifunza (?P<object>(?!jinsi|kuhusu|namna){NOT_HERE}\S.*)",
         "identity", attribute="learning/"),
    frame("ni", r"ni mzungumzaji(?: mzawa| mahiri| mzuri)? wa (?:lugha ya )?(?P<object>\S.*)",
          "identity", attribute="language/"),
    verb(USUAL, "anza ingia toka enda rudi maliza fungua", r" (?P<object>(?:kazi|kazini|shule"
         r"|shuleni|darasa|darasani|duka|ofisi|ofisini|nyumbani|chuoni) saa (?!.*\b(?:leo|kesho)\b)"
         r"\S.*)", "pattern"),
    verb("nili ali", "soma", rf" {AT}(?P<object>(?-i:[A-Z]{{3,}})\b|(?:chuo|shule)\b[^,;.]*)",
         "identity", attribute="degree"),
    frame("nimemuoa nilimuoa", rf"ni(?:me|li)muoa (?P<object>{PROPER})", "identity",
          attribute="partner"),
    verb("nime ame nili", "somea", r" (?P<object>(?!hapa|katika|kwenye|nini)\S.*)", "identity",
         attribute="degree"),
    verb("nina na nime", "sherehekea", r" siku ya kuzaliwa(?: yangu)?(?: (?:kila|tarehe))*"
         r" (?P<object>(?=.{0,20}\d)\S.*)", "identity", attribute="birthday"),
)  # fmt: skip

_HOURS = (("amka", "wake_up"), ("lala", "bedtime"))
_HOUR = r" (?P<object>saa (?!.*\b(?:leo|kesho|jana|ngapi)\b)\S.*)"

RHYTHM: tuple[Frame, ...] = tuple(
    one
    for stem, attribute in _HOURS
    for one in (
        verb("nina na tuna ana hu", stem, _HOUR, "pattern", attribute=attribute),
        frame("huwa", rf"huwa (?:nina|na|hu|ana){stem}{_HOUR}", "pattern", attribute=attribute),
    )
)

TOLD_CLAUSES: tuple[Frame, ...] = (
    *(frame("kila siku daima kwa", rf"{OFTEN},? (?:(?:{ME}|huwa) )*(?:nina|na|hu|tuna){stem}"
            rf"{_HOUR}",
            "pattern", attribute=attribute, needs=(stem,)) for stem, attribute in _HOURS),
    frame("niko nipo", rf"ni[kp]o {AT}(?P<object>{PROPER}|chuo[^,;.]*?) (?:mwaka wa|muhula wa"
          rf"|kidato cha)"
          r" .*", "identity", attribute="school"),
    frame("niko nipo", rf"ni[kp]o {AT}(?!{COMPANIES})(?P<object>{PROPER}) (?:siku hizi|tangu"
          r" (?:mwaka|\d{4}))\b.*", "identity", attribute="home"),
    frame("kwa", rf"kwa taaluma,? (?:{ME} )?ni (?P<object>(?:{JOBS})\b.*)", "identity",
          attribute="job"),
    frame("birthday", rf"birthday {MY}:? (?P<object>(?=.{{0,20}}\d)[^,;.!]*)", "identity",
          attribute="birthday"),
    frame("gari simu laptop kompyuta pikipiki", rf"(?P<attribute>gari|simu|laptop|kompyuta"
          rf"|pikipiki) {MY}:? (?:aina ya |ya )?(?P<object>(?:(?:i(?=(?-i:[A-Z])))?{PROPER}"
          rf"|{_MAKES}(?: (?!\w?(?:ina|li|ki|ime|hai)\w{{3,}})[\w+-]+)??)(?: [\w+-]*\d[\w+-]*"
          rf"(?: (?:pro|max|plus|mini|ultra|lite))*)?)(?=[.,!]|$| (?:ina|hai|ime|in[ai]|lina"
          rf"|hali|lime"
          rf"|hu)\w+)", "identity"),
    frame("simu gari laptop kompyuta benki", r"(?P<attribute>simu|gari|laptop|kompyuta|benki)"
          r" n(?:in)?a(?:yo|lo)(?:i|li)?(?:tumia|endesha)(?: kwa sasa| sasa| zaidi)? ni"
          r" (?:aina ya |ya )?(?P<object>\S.*)", "identity"),
    frame("programu app aplikasi", r"(?:programu|app|aplikasi) n(?:in)?a(?:yo|zo)(?:i|zi)?tumia"
          r"(?: [^,;]{2,30}?)? ni (?P<object>(?!ipi|gani)\S.*)", "tool"),
    frame("", rf"(?P<object>(?-i:K)i[a-z]{{3,}}) (?:ndiyo|ndio|ni) lugha {MY} ya (?:kwanza|mama"
          r"|asili|kuzaliwa)\b.*", "identity", attribute="native_language", needs=(" lugha ",)),
    frame("kundi", rf"kundi {MY} la damu(?::| ni) (?P<object>\S.*)", "identity",
          attribute="blood_type"),
    frame("rangi msanii mwimbaji mchezaji chakula kinywaji", rf"(?P<attribute>rangi|msanii|mwimbaji"
          rf"|mchezaji|chakula|kinywaji) {MY} ni (?P<object>(?!ki[a-z]|baridi|moto|tayari|ipi"
          rf"|gani|nani"
          rf"|nini|mbaya|nzuri|huyu|hii|hiki)\S.*)", "favourite"),
    frame("usafiri", rf"usafiri {MY} ni {OBJECT}", "possession"),
    frame("kifungua kinywaji chakula mlo", rf"(?:kifungua kinywa {MY}|(?:kinywaji|chakula|mlo) {MY}"
          rf" [cw]h?a (?:asubuhi|mchana|jioni|usiku|kila siku)) (?:ni|huwa(?: ni)?)"
          rf" (?P<object>(?!nini|gani)\S.*)",
          "pattern"),
    frame("lugha", rf"lugha {MY} ya (?:kila siku|nyumbani|kazi)(?::| ni) (?P<object>\S.*)",
          "identity", attribute="language/"),
    frame("mimi mi mie", rf"{ME} na (?P<object>{PROPER}|(?:mpenzi|mchumba|mke|mume) {MY})"
          r" tume(?:achana|tengana|peana talaka)\b.*", "end", effect="end"),
    frame("", rf"(?P<object>ni(?:ki|napo)(?!wa\b|ku)\w+(?: [^\s,]+){{0,3}}?,?"
          rf" (?!{PASSING_DOING})na(?!takiwa|weza|hitaji|jikuta|ni\b"
          r"|mi\b|ye\b|o\b)\w{3,}a\b(?!.*\b(?:kesho|leo|sasa|hapa|hii|hiyo)\b).*)", "pattern",
          needs=("niki", "Niki", "ninapo", "Ninapo")),
    frame("", rf"[a-z]+(?: [a-z]+){{0,3}}? (?:{ME} )?(?:huwa )?(?:na|nina|tuna)(?:zi|ya|i|vi"
          rf"|li|ki|wa)"
          r"\w{3,}a (?:kwenye|katika|kwa|kupitia) (?P<object>(?-i:[A-Z])[\w+-]*(?:"
          r" (?-i:[A-Z])[\w+-]*)*)"
          r"(?=[.!,]|$)", "tool", needs=(" kwenye ", " katika ", " kwa ", " kupitia ")),
    frame("", rf"(?:[a-z]+ {MY}(?: (?:zote|yote|wote))?|stoo|stoku|dukani|shambani) "
          r"(?:na|nina|tuna)(?:tumia|hifadhi)"
          rf" (?P<object>(?-i:[A-Z])[\w+-]*(?: (?-i:[A-Z])[\w+-]*)*)(?=[.!,]|$)", "tool",
          needs=("tumia", "hifadhi")),
    frame("", rf"(?P<object>(?P<attribute>(?:ni|tu)(?:napo|ki)\w+(?: (?!hii\b"
          rf"|hiyo\b)\w+){{0,4}}?),? (?:kwanza (?:nina|na|tuna)\w+|(?:nina|na|tuna)\w+"
          rf" [^,.;]*?\bkwanza\b)[^,.;]*,? {THEN}\b.*)",
          "procedure", type=MemoryType.PROCEDURAL, needs=("kwanza",)),
    frame("raha furaha", rf"(?:raha|furaha) {MY}(?: kubwa)? ni (?P<object>(?!kwamba|kuwa\b"
          rf"|kuona)\S.*)",
          "preference"),
    frame("hakuna", r"hakuna (?:kitu )?(?:ni)?na\w*penda\w* kama (?P<object>(?!hii|hiyo|wewe)\S.*)",
          "preference"),
    frame("tutumie twende tuendelee hebu basi", r"(?:hebu |basi,? )?(?:tutumie|twende na"
          r"|tuendelee na)"
          rf" (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("dini", rf"dini {MY} hairuhusu (?:kula |kunywa |kutumia )?{OBJECT}", "preference",
          **NEGATIVE),
    frame("kahawa chai mi mimi", rf"(?:{ME} )?(?P<attribute>kahawa|chai)(?: {MY},? (?:napenda"
          rf"|huwa|iwe)"
          rf"|(?: {MY})?,? (?:n(?:in)?aipenda|lazima iwe|iwe)) (?P<object>(?!sana|zaidi|mno"
          rf"|kuliko|kila"
          r"|kwa\b|tu\b|ajabu|kweli|kupita)\S.*)", "preference"),
    frame("hakuna", r"hakuna (?:kama|kitu kama|kinachoshinda|kinachozidi) (?P<object>(?!hii|hiyo"
          r"|hivyo|wewe|mimi)[^,;.]{2,40}?)(?: kwangu)?(?=[.!]*$)", "preference"),
    frame("mungu watoto", rf"(?:mungu ame(?:ni|tu)jalia (?:kupata )?(?=mtoto|watoto)|watoto {MY}"
          r" (?:ni|wako) )"
          rf"(?P<object>(?:(?:mtoto|watoto) )?{COUNT})(?=[.,!]|$)", "identity",
          attribute="children"),
    frame("muda", rf"muda {MY} (?:wa ziada|wa mapumziko|huru)(?: mwingi)? (?:hu|na|nina)u?tumia"
          r" (?:kwa )?(?P<object>ku\w+.*)", "identity", attribute="hobbies"),
    frame("nikiwa ninapokuwa nikipata ninapopata", r"(?:nikiwa|ninapokuwa|nikipata|ninapopata)"
          r" (?:na )?(?:nafasi|muda|likizo|mapumziko)\w*,? (?:huwa )?(?:na|nina)pend(?:a|elea)"
          r" (?P<object>\S.*)", "preference"),
    frame("kazi darasa shule ibada zamu", rf"(?P<thing>kazi|darasa|shule|ibada|zamu) {MY} (?:hu|ina"
          r"|lina|una)(?:anza|isha|malizika) (?P<object>saa \S.*)", "identity"),
    frame("kazi ajira", rf"(?:kazi|ajira) {MY} (?:iko|ipo) {AT}(?P<object>(?!mbali|karibu|salama"
          r"|wapi|vizuri|poa)\S.*)", "identity", attribute="employer"),
    frame("favourite favorite", rf"favou?rite (?P<attribute>\w+) {MY}(?::| ni)"
          r" (?P<object>(?!ipi|gani)\S.*)", "favourite"),
)  # fmt: skip

PROCEDURES: tuple[Frame, ...] = (
    frame("ili kwa", r"(?:ili |kwa ajili ya |kwa (?=ku))(?P<attribute>(?!.{0,50}\b(?:hii|hiyo"
          r"|hili|hilo)\b)[a-z][\w -]{1,50}?)[,:] (?P<object>(?:kwanza|anza|endesha|fungua|\w+"
          r" (?=.*\b(?:kisha|halafu|ndipo|baadaye)\b)).*)",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("jinsi namna utaratibu hatua njia", rf"(?:jinsi|namna|utaratibu|hatua|njia)(?: (?:{MY}"
          rf"|yetu))?"
          r" (?P<object>(?P<attribute>(?:(?:ya|za|wa) )?[a-z][\w -]{1,50}?): (?=[^,]*\b(?:kwanza"
          r"|\w*anza)\b|.*, )\S.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("", rf"(?P<object>(?P<attribute>ku\w+(?: (?!hii\b"
          r"|hiyo\b)\w+){0,4}?)[,:] (?=[^:]{0,80}\bkwanza\b"
          rf"|[^:]{{4,90}},? {THEN}\b)[^,.;]+)(?:, .*)?$", "procedure", type=MemoryType.PROCEDURAL,
          needs=("kwanza", "kisha", "halafu", "alafu")),
)  # fmt: skip
