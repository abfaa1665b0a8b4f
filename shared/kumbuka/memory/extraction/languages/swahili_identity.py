"""Who somebody is, in Swahili: names, places, work, family, health, languages, belongings."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.swahili_parts import (
    AT,
    COMPANIES,
    COUNT,
    END,
    LANGUAGE,
    MONTH,
    MY,
    NAME,
    NOT_HERE,
    NUMBER,
    OBJECT,
    PERFECT,
    PLACES,
    PRESENT,
    PROPER,
    REACTING,
    REACTION,
    SO,
    USUAL,
    frame,
    verb,
)
from kumbuka.memory.extraction.languages.swahili_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

PETS = (
    r"(?:paka|mbwa|sungura|kasuku|samaki|ndege|kobe|farasi|mbuzi|kuku|hamster|njiwa|bata|ng['’]ombe"
    r"|kondoo|nguruwe|punda|kanga|nyuki|sungura)"
)
_HAVE = (
    r"(?:ni?na|ana|tuna|wana|ninao|ninaye|nimepata|nina(?:miliki|fuga)|namiliki|nafuga|tunafuga"
    r"|tunamiliki|niko na|anafuga|nimejaliwa|tumejaliwa|(?:nime|tume)barikiwa)(?: kupata| na(?="
    r" watoto| mtoto))?"
)
_HAVING = (
    "nina nna ana tuna wana ninaye nimepata ninamiliki namiliki ninafuga nafuga anafuga tunafuga"
    " tunamiliki niko nimejaliwa tumejaliwa"
    " nimebarikiwa tumebarikiwa"
)
_ILLNESSES = (
    r"(?:kisukari|pumu|shinikizo la (?:juu la )?damu|presha|kifafa|vidonda vya tumbo|kipandauso"
    r"|ugonjwa wa \w+|ukimwi|vvu|selimundu|upofu wa rangi|adhd|(?:tatizo|shida|matatizo) (?:la|ya)"
    r" (?:moyo|figo|macho|mgongo|masikio|ini|usingizi|magoti|mapafu|kupumua|kusikia|ngozi)"
    r"|ujauzito|mimba|saratani|malaria sugu|homa ya ini|anemia|baridi yabisi|kichomi|bawasiri"
    r"|msongo wa mawazo|sikoseli|goita|hernia|gauti|asidi)"
)
_FIELDS = (
    r"(?:uchumi|falsafa|sheria|udaktari|uhandisi|biolojia|kemia|fizikia|hisabati|historia|jiografia"
    r"|isimu|sayansi|saikolojia|uhasibu|ualimu|uuguzi|usanifu|biashara|uandishi|fasihi|utawala"
    r"|takwimu|sosholojia|famasia|kilimo|teknolojia|masoko|siasa|elimu|mawasiliano|diploma|shahada"
    r"|nursing|computer science|engineering|business|education|economics|accounting|procurement"
    r"|cheti|stashahada|masters?|phd|digrii|degree|it\b|ict|ufundi|ushonaji|upishi)"
)
_FAITHS = (
    r"(?:mwislamu|muislamu|mkristo|mkatoliki|mprotestanti|mlutheri|mwanglikana|mhindu|mbudha"
    r"|msabato|mlokole)"
)
PEOPLES = (
    r"(?:m|wa)(?:chaga|chagga|sukuma|haya|kikuyu|luo|masai|maasai|kamba|gogo|nyamwezi|hehe|pare"
    r"|zaramo|luhya|ganda|nyakyusa|digo|giriama|meru|kisii|kalenjin|swahili|pemba|unguja|ha|iraqw"
    r"|ngoni|yao|makonde|bena|kinga|kurya|jita|rangi|sambaa|zigua|bondei|mbulu|arusha|taita|embu"
    r"|turkana|somali|baganda|nyankole|ndengereko|luguru|pogoro)"
)
NATIONS = (
    r"(?-i:M|Wa)(?:tanzania|kenya|ganda|rundi|nyarwanda|kongo|somali|habeshi|ingereza|marekani"
    r"|faransa|jerumani|hindi|china|zanzibari|nigeria|ethiopia|zambia|malawi|afrika kusini|arabu"
    r"|sudani|misri|ghana|kanada|italia|hispania|japani)"
)
_PROPERTY = (
    r"(?:nyumba|shamba|mashamba|duka|maduka|kiwanja|viwanja|kiosk\w*|mgahawa|hoteli|saluni|banda"
    r"|kiwanda|kituo|zahanati|genge|salon|kinyozi|karakana|studio|gereji|supermarket|baa|biashara"
    r"|kampuni|bustani|ekari|hekta|gitaa|kinanda|jenereta|kamera|printa|friji|jokofu|mashine"
    r"|cherehani|trekta|bajaji|boda ?boda|mtumbwi|boti|kibanda|ghala|stoo|piano|drone|runinga|redio"
    r"|pasipoti|akaunti ya (?:benki|akiba))"
)
_NOT_PLACE = (
    r"(?!(?:na|nasi|nami|tu|kwa|kama|hapa|hapo|vizuri|wapi|maisha|peke|hotelini|muda|kazini|ofisini"
    r"|darasani|timu|kitengo|darasa|chumba|tena|nyumba|mpya|yangu|kutumia|kwenye|katika|mwezi|wiki"
    r"|toleo|sana|ukurasa|mada|sehemu|programu|mfumo)\b)"
)
_WITH = (
    r"(?: na (?:familia|wazazi|mke|mume|watoto|dada|kaka|mama|baba|rafiki|watoto|mpenzi|bibi"
    r"|babu|mwanangu"
    r"|washkaji|marafiki|wenzangu"
    rf"|mjomba|shangazi)\w*(?: {MY})?)"
)

MOVED: tuple[Frame, ...] = (
    frame("nilikuwa nilikua tulikuwa zamani", rf"(?:zamani )?(?:ni|tu)likuw?a (?:na|nina|tuna"
          rf"|niki)(?:ishi"
          rf"|kaa)"
          rf" {AT}(?P<old>[^,]{{2,40}}), (?:lakini |ila )?(?:sasa|sa[ah]?ivi|saa hii|siku hizi"
          rf"|kwa sasa) (?:niko|nipo"
          rf"|naishi|nakaa|nimehamia) {AT}{OBJECT}", "identity", attribute="home"),
    verb("nime tume nisha nili tuli", "hama hamia", rf"(?: \w+)? kutoka (?P<old>[^,;]{{1,40}}?)"
         r" (?:kwenda|hadi|mpaka|kuja|na kuja)"
         rf" {AT}(?P<object>{PLACES}\b.*)", "identity", attribute="home", replaces=True),
    verb("nime tume nisha nili tuli", "hama hamia", rf"(?: \w+)? kutoka"
          rf" (?P<old>{PLACES}[^,;]{{0,25}}?)"
         rf" (?:kwenda|hadi|mpaka|kuja|na kuja) {AT}(?P<object>{PROPER}.*)", "identity",
         attribute="home", replaces=True),
    frame("sifanyi nilikuwa", rf"(?:sifanyi (?:tena )?kazi(?: tena)?|nilikuwa nafanya kazi) {AT}"
          rf"(?P<old>{PROPER})(?: tena)?,? (?:sasa|sa[ah]?ivi|saa hii|siku hizi|kwa sasa)"
          rf" (?:niko|nipo) {AT}"
          r"(?P<object>\S.*)", "identity", attribute="employer"),
)  # fmt: skip
"""Where somebody was before and is now, in one clause."""

_NAMES_AND_PLACES = (
    verb(USUAL, "itwa", rf" {NAME}", "identity", attribute="name"),
    frame("wananiita huniita wanapenda najulikana ninajulikana hujulikana hunita wananijua",
          rf"(?:wananiita|huniita|(?:ni)?najulikana(?: kama| kwa jina la)?|wananijua kama) {NAME}",
          "identity", attribute="name"),
    verb(f"{PRESENT} ina", "ishi kaa", rf" (?P<object>(?:peke yangu|na"
         rf" (?:{RELATION_NAMES})\w*(?: {MY})?(?: na \w+)?))"
         r"(?: tu| pekee)?(?=[.!]*$)", "identity", attribute="household"),
    verb("ame wame nime tume", "ishi kaa", rf" {AT}(?P<object>{PROPER}|{PLACES})(?= (?:kwa"
          rf" )?(?:miaka"
         rf"|miezi|mwaka|muda)"
         r"| tangu|[.,!]|$)", "identity", attribute="home"),
    verb(f"{PRESENT} ina hu", "ishi kaa", rf"(?! na {_ILLNESSES})(?:(?:{_WITH})+|{SO})(?: pia)?"
         rf" {AT}(?P<object>{_NOT_PLACE}\S.*?)"
         rf"(?={_WITH}|[!;]|\.?$)", "identity", attribute="home"),
    frame("nimekuwa tumekuwa", rf"(?:nime|tume)kuwa (?:niki|tuki)(?:ishi|kaa) {AT}(?P<object>\S.*?)"
          r"(?= kwa (?:miaka|miezi|muda|mwaka)| tangu|[,;!]|\.?$)", "identity", attribute="home"),
    verb("nime ame tume nili", "hamishwa hamishiwa", rf"(?: kikazi| kazi)?(?: kutoka .{{1,60}}?)?"
         rf" (?:kwenda |hadi |mpaka )?{AT}(?P<object>{PROPER}.*)", "identity", attribute="home"),
    verb(PERFECT, "hamia rudi rejea", rf" (?:(?:kutoka .{{1,60}}? (?:kwenda|hadi|mpaka|kuja))"
         rf" )?(?:nyumbani |kuishi )?{AT}(?P<object>(?:{PROPER}|{PLACES}\b).*)", "identity",
         attribute="home"),
    verb("nime tume nisha nimesha ame", "hamia", rf" {AT}(?P<object>{_NOT_PLACE}[a-z]\w{{3,}})"
         r"(?=[.!,]|$| (?:mwaka|mwezi|wiki|juzi|jana|na)\b)", "identity", attribute="home"),
    frame("nimepanga tumepanga napanga", rf"(?:nime|tume|na)panga (?:(?:chumba|nyumba|fleti) {AT}"
          rf"|{AT}(?={PLACES}\b(?! kesho)))(?P<object>\S.*)", "identity", attribute="home"),
    frame("niko nipo", rf"(?:niko|nipo) field {AT}{OBJECT}", "identity", attribute="employer"),
    verb(f"{PRESENT} ina", "toka tokea", rf" (?:asili )?{AT}(?P<object>(?:{PROPER}|{PLACES}\b).*)",
         "identity", attribute="origin"),
    verb(PRESENT, "toka tokea", r" (?:mkoa|kijiji|wilaya|kisiwa|familia|pwani|bara|nchi)"
         r" (?P<object>\S.*)", "identity", attribute="origin"),
    verb(PERFECT, "zaliwa", rf" (?:(?:tarehe|mwaka|mnamo|siku ya|{AT}{PROPER},?) )*"
         r"(?P<object>(?=.{0,20}\d)\S.*)",
         "identity", attribute="birthday"),
    verb("nina na hu ana", "sherehekea", r" (?:siku (?:yangu|yake) ya kuzaliwa|birthday (?:yangu"
         r"|yake))(?: (?:kila|tarehe|mwaka))*"
         r" (?P<object>(?=.{0,20}\d)\S.*)", "identity", attribute="birthday"),
    verb(PERFECT, "zaliwa kulia", rf" (?:na kukulia |na kulelewa )?{AT}(?P<object>(?:{PROPER}"
          rf"|{PLACES}\b).*)",
         "identity", attribute="origin"),
    frame("nina nna ana sasa niko nipo", r"(?:sasa )?(?:ni?na|ana|niko na|nipo na|ni wa)"
          rf" (?:umri wa miaka|miaka|umri wa) (?:kama )?(?P<object>\d{{1,3}}|{NUMBER})"
          rf"(?: hivi)?{END}", "identity", attribute="age"),
    frame("ni", r"ni (?:(?:mtu|msichana|mvulana|kijana|mwanamke|mwanaume|mwanamume|mama|baba|mzee"
          r"|binti|bibi|babu) (?:mwenye )?)?(?:wa )?(?:umri wa )?miaka (?P<object>\d{1,3}"
          r"|kumi\S*.*|ishirini.*|thelathini.*)",
          "identity", attribute="age"),
    frame("nina nna ana", r"(?:ni?na|ana) miaka (?P<object>\d{1,3}|\w+(?: na \w+)?),? (?:sio|si"
          r"|na si|na"
          r" sio) (?P<old>\S.*)", "identity", attribute="age"),
    frame("nina ana", r"(?:nina|ana) (?P<object>miezi \w+)" + END, "identity",
          attribute="age"),
    verb("nime ame nita na nina nata", "fikisha timiza gonga", r" (?:(?:umri wa )?miaka"
          r" )?(?P<object>\d{1,3}\b"
         rf"|{NUMBER})", "identity", attribute="age"),
)  # fmt: skip

_WORK = (
    verb(PRESENT, "fanya", rf"(?: pia)? kazi (?:{AT}|sasa )?kama (?:(?:mtu wa) )?{OBJECT}",
         "identity", attribute="job"),
    verb(PRESENT, "fanya", r" (?:pia )?(?P<object>kazi (?:ya|za) (?!usiku|nyumbani|mbali|leo"
          r"|ziada|shule"
         r"|hii)"
         r"\w\S.*?)(?= (?:katika|kwenye|huko) |[,;!]|\.?$)", "identity", attribute="job"),
    verb(USUAL, "fanya", r" (?P<object>biashara(?: ya| za| ndogo)? \S.*)", "identity",
         attribute="job"),
    verb(PRESENT, "fanya", rf" {AT}(?P<object>{COMPANIES}|(?-i:[A-Z]{{3,6}})(?= (?:kitengo|idara"
          rf"|tawi|upande"
         rf"|huduma|kama)\b))(?= (?:kitengo|idara|tawi|upande|huduma|kama|kwa)\b|[.,!]|$)",
         "identity",
         attribute="employer"),
    verb(PRESENT, "fanya piga", rf"(?: pia)? kazi {AT}(?:(?:kwa|na|kampuni ya|shirika la|huko"
          rf"|benki ya|ya)"
         r" )*(?P<object>(?!ya\b|nyumbani|kwa bidii|kwa|yangu|hii|hiyo|nyingi|sana|vizuri|usiku"
         r"|kama\b|za\b|ngumu"
         r"|nzuri|pamoja|zote|ofisini$)\S.*?)(?:,? (?:sio|si|na sio) (?P<old>[^,;]+))?"
         r"(?= kama |[!,;]|\.?$)", "identity",
         attribute="employer"),
    verb(PERFECT, "jiunga ajiriwa pata", r" (?:kazi )?(?:na|katika|kwenye|kazi|mpya|na"
         rf" kampuni ya|kampuni ya|shirika la| )*(?<= )(?P<object>{PROPER}.*)", "identity",
         attribute="employer"),
    verb("nime ame wame tume nisha", "anza", rf" kazi (?:mpya )?(?:katika|kwenye|kwa|huko|na)? ?"
         rf"(?P<object>{PROPER}.*)", "identity", attribute="employer"),
    frame("niko nina nafanya nimepata napiga", rf"(?:niko na|nina|nafanya|nimepata|napiga)"
          rf" (?:job|hustle|ajira|mjengo|kibarua|internship|attachment) {AT}(?:kwa |na"
          rf" )?(?P<object>(?!gani|nzuri|mpya"
          r"|ya\b)\S.*?)(?= hapa |[.,!]"
          r"|$)", "identity", attribute="employer"),
    verb("nita ata", "fanya", rf"(?: pia)? kazi {AT}(?:kwa |na )?(?P<object>{PROPER})", "identity",
         attribute="employer"),
    verb("nime ame", "ajiriwa jiajiri", rf" kama {OBJECT}", "identity", attribute="job"),
    verb("nime ame", "ajiriwa", r" (?:(?:na|katika|kwenye) )?(?P<object>(?!mwaka|hivi|tangu"
         r"|leo)\S.*"
         r")", "identity",
         attribute="employer"),
    frame("nimejiajiri amejiajiri", r"(?P<object>(?:nime|ame)jiajiri)\b", "identity",
          attribute="employment"),
    verb(USUAL, "jishughulisha", r" na (?P<object>\S.*)", "identity", attribute="job"),
    verb("nina na hu tuna ana nna", "uza", r" (?P<object>(?!gari langu|simu yangu"
         r"|nyumba yangu)\S.*)",
         "identity", attribute="job"),
    verb("nina na hu ana", "fundisha", r" (?P<object>\S.*)", "identity", attribute="job"),
    verb("nina na ana", "jitolea", rf" {AT}(?:kwa |na )?(?P<object>\S.*)", "identity",
         attribute="volunteering"),
    frame("nimestaafu amestaafu nishastaafu", r"(?P<object>(?:nime|ame|nisha)staafu)\b", "identity",
          attribute="employment"),
    frame("ni sasa", rf"(?:sasa )?ni (?P<object>(?!(?-i:[A-Z])\w+ (?-i:[A-Z])\w+(?:[.!,]"
          rf"|$))(?:\w+ )?(?:{JOBS})\b(?! (?:huyo|yule|yako"
          r"|wako)).*)",
          "identity", attribute="job"),
    verb("nime ame", "kuwa", rf" (?P<object>(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame("nimekuwa", rf"nimekuwa nikifanya kazi {AT}(?P<object>(?!kwa\b)\S.*?)(?= kwa |[.!,]|$)",
          "identity", attribute="employer"),
    verb(PRESENT, "somea", r" (?P<object>(?!hapa|katika|kwenye)\S.*)", "identity",
         attribute="studies"),
    verb(PRESENT, "soma chukua fanya", rf" (?:kozi ya )?(?P<object>{_FIELDS}(?!\w)(?! kwa"
          rf" (?-i:[A-Z])).*)", "identity",
         attribute="studies"),
    verb(PRESENT, "soma", r" (?:katika |kwenye )?(?P<object>(?:chuo|shule)\b.*)", "identity",
         attribute="school"),
    verb(PRESENT, "soma", r" (?:katika |kwenye )?(?P<object>(?:mwaka wa|kidato cha|darasa la|form)"
         r" \S.*)", "identity", attribute="studies"),
    verb("nina na ana", "fanya", r" (?P<object>vibarua|kibarua)\b", "identity", attribute="job"),
    frame("natafuta ninatafuta", r"(?:ni)?natafuta (?P<object>(?:kazi|ajira)(?: ya \w+)?)(?=[.,!]"
          r"|$| kwa sasa|"
          r" sasa)", "identity",
          attribute="employment"),
    frame("ni", r"ni mtu wa (?P<object>(?:IT|ICT|HR|masoko|fedha|uhasibu"
          r"|mauzo)\b.*)", "identity", attribute="job"),
    frame("sina sijaajiriwa nimefukuzwa nimepunguzwa", r"(?P<object>sina (?:kazi|ajira)|sijaajiriwa"
          r"|nime(?:fukuzwa|punguzwa) kazi(?:ni)?)(?=[.!,]|$| (?:kwa )?sasa| tangu| tena)",
          "identity", attribute="employment"),
    frame("niko nipo nafanya ninafanya", r"(?:niko|nipo|(?:ni)?nafanya kazi) (?:kwenye|katika) (?:"
          r"sekta|nyanja|tasnia|idara) ya (?P<object>\S.*)", "identity", attribute="industry"),
    verb("nina na ana nna", "soma", rf" {AT}(?P<object>(?!(?-i:K)i[a-z]{{4,}}){PROPER})(?=[.!,]|$)",
         "identity", attribute="school"),
    frame("niko nipo", r"(?:niko|nipo) (?:katika |kwenye )?(?:mwaka|muhula) wa \w+ (?:katika "
          r"|kwenye )?"
          r"(?P<object>(?:chuo|shule)\b.*)", "identity", attribute="school"),
    frame("niko nipo", r"(?:niko|nipo) (?:katika |kwenye )?(?P<object>(?:kidato|darasa|mwaka|muhula"
          r"|form|chuo)(?! \w+ hii)\b(?=.* ).*)", "identity", attribute="studies"),
    verb("nime ame nili", "hitimu maliza", rf" (?:masomo )?(?:(?:kutoka|katika|kwenye|chuo cha|chuo"
         rf" kikuu cha) )*(?P<object>{PROPER}.*|(?:chuo|shule|kidato|shahada"
         rf"|diploma)\b.*)", "identity",
         attribute="degree"),
    verb(PRESENT, "jifunza", rf" (?P<object>(?!jinsi|kuhusu|kwa|namna|mengi|mambo){NOT_HERE}\S.*)",
         "identity", attribute="learning/"),
)  # fmt: skip

_BODY = (
    verb("nina na", "weza", rf" ku(?:ongea|zungumza) (?P<object>{LANGUAGE}.*)", "identity",
         attribute="language/"),
    verb(USUAL, "zungumza ongea sema jua fahamu elewa", rf"{SO} (?:lugha (?:ya|za) )?"
         rf"(?P<object>{LANGUAGE}.*)", "identity", attribute="language/"),
    frame("nina nna ana ninayo niko", r"(?:ni?na|ana|ninayo|niko na) (?:tatizo la |shida ya"
          r" )?(?:mzio"
          r"|aleji|alegi|allergy)(?: (?:mkali|mbaya|kali|sana))?(?: (?:wa|ya|na|kwa|dhidi ya))?"
          r" (?P<object>(?!gani|je\b|(?:(?:wa|ya|na|kwa) )?(?:juma\w+|ijumaa|kazi|watu|ujinga"
          r"|mapenzi|mikutano)\b)\S.*)",
          "identity", attribute="allergy/"),
    frame("nina ana", r"(?:nina|ana) (?:shida|tatizo) (?:ya|la|na) (?P<object>lakto\w+|glut\w+)",
          "identity", attribute="allergy/"),
    frame(REACTING, REACTION, "identity", attribute="allergy/"),
    verb("nina na ana ninapata", "dhurika dhuriwa athirika", rf" (?:na|nikila) {OBJECT}",
         "identity", attribute="allergy/"),
    frame("ni nimekuwa tumekuwa", r"(?:ni|nimekuwa|tumekuwa) (?P<object>(?:mtu wa kula |mla "
          r"|mlaji (?:wa )?)mboga(?: mboga)?(?: tu)?"
          r"|vegetarian|vegan|mlamboga|mlaji mboga)\b", "identity", attribute="diet"),
    verb(USUAL, "kula la", r" (?!.*\b(?:leo|jana|sasa hivi)\b)(?P<object>(?:chakula|vyakula)"
         r" (?:cha|vya) halali|(?:mbogamboga|mboga|nyama|halali|mimea|matunda|nafaka|samaki|vyakula"
         r"|chakula|vitu)(?: (?:[vyzl]y?a|cha|na) \w+){0,4} (?:tu|pekee|peke yake))\b",
         "identity", attribute="diet"),
    frame("niko nipo nafuata ninafuata nafanya ninafanya", r"(?:(?:niko|nipo) (?:kwenye|katika)|"
          r"(?:ni)?na(?:fuata|fanya)) (?P<object>(?:diet|mlo|lishe|keto)\b.*)", "identity",
          attribute="diet"),
    verb("nina na tuna ana nime", "punguza epuka jiepusha", r"(?! (?:uzito|bei|kasi|muda|kilo"
          r"|gharama|deni|mwendo|picha|idadi)) (?:(?:na|kula|kunywa|matumizi ya) )*"
         r"(?P<object>\S.*)", "preference", polarity="-"),
    frame("ni", r"ni (?P<object>(?:mgonjwa|mwathirika) wa \S.*|mjamzito\b.*|kipofu|kiziwi|mlemavu"
          r"\b.*|mlemavu)", "identity", attribute="health/"),
    frame("nina ana naugua ninaugua anaugua ninaishi naishi nasumbuliwa ninasumbuliwa anasumbuliwa"
          " naumwa ninaumwa anaumwa niko",
          r"(?:nina|ana|(?:ni)?naugua|anaugua|(?:ni)?nasumbuliwa na|anasumbuliwa na|(?:ni)?naumwa"
          rf"|anaumwa|(?:ni)?naishi na|niko na) (?:ugonjwa wa |tatizo la |shida ya"
          rf" )?(?P<object>{_ILLNESSES}.*)",
          "identity", attribute="health/"),
    verb("nime nili ame ali", "pata", rf" (?P<object>kiharusi|saratani"
         rf"|{_ILLNESSES})\b.*", "identity",
         attribute="health/"),
    verb("nime nili ame ali", "gundulika gundulikana gundulikwa", r" (?:(?:na|nina|ana|kuwa na"
         r"|kuwa) )*(?:ugonjwa wa )?(?P<object>(?!nina|ana\b|hai|salama|mzio|aleji|allergy"
         r"|mzima)[a-z]\S.*)", "identity", attribute="health/"),
    frame("ninanyonyesha nanyonyesha ananyonyesha", r"(?P<object>(?:nina|na"
          r"|ana)nyonyesha)\b", "identity",
          attribute="health/"),
    verb("nina na ana nna", "tumia meza kunywa", r" (?P<object>(?:dawa (?:za|ya)|insulini|vidonge"
         r"|sindano) ?(?!gani).*)", "identity", attribute="medication/"),
    verb("nina na ana", "vaa", r" (?P<object>(?:miwani|lenzi|hijabu)\b.*)", "identity",
         attribute="health/"),
    verb(USUAL, "ogopa hofia", rf"{SO} (?P<object>(?!kwamba|kuwa\b|kama)\S.*)", "identity",
         attribute="fear/"),
)  # fmt: skip

_PEOPLE = (
    verb("na nina ana", "ugua", r" (?P<object>(?!sana|leo|sasa|nini|tangu"
         r"|mara)[a-z]\S*.*)", "identity",
         attribute="health/"),
    frame("nimeoa nimeolewa sijaoa sijaolewa nimeachika ameoa ameolewa nimeachana tumeoana",
          rf"(?P<object>(?:nime|sija|ame)(?:oa|olewa|achika)(?: na {PROPER})?"
          r"|nimeachana na mke wangu|tumeoana)"
          r"(?=[.!,]|$| na\b| mwezi| wiki| mwaka| tangu| bado)", "identity",
          attribute="marital_status"),
    frame("nilifunga tulifunga nimefunga tumefunga nimechumbiwa nimechumbia nina sina",
          r"(?P<object>(?:ni|tu)(?:li|me)funga ndoa|nimechumbi(?:w?a)|nina mchumba(?! (?:a\w+"
          r"|jina|kwa))|sina (?:mke|mume"
          r"|mchumba|mpenzi))\b.*", "identity", attribute="marital_status"),
    frame("sina hatuna", r"(?:sina|hatuna) (?P<object>watoto|mtoto)(?: bado)?(?=[.!,]|$)",
          "identity", attribute="children", polarity="-"),
    frame("nina tuna ana", rf"(?:nina|tuna|ana) (?P<object>(?:dada|kaka|ndugu|wadogo|wajukuu)"
          rf" {COUNT}\b.*)", "identity", attribute="siblings"),
    frame("alifariki amefariki alikufa amekufa aliaga ameaga walifariki", r"(?P<object>(?:a|wa)"
          r"(?:li|me)(?:fariki|kufa|aga dunia))\b.*", "identity", attribute="death"),
    frame("natumia ninatumia", r"(?:ni)?natumia (?P<object>mkono wa kushoto|kiti cha magurudumu)\b",
          "identity", attribute="trait/"),
    frame("nimefanyiwa nilifanyiwa amefanyiwa alifanyiwa", r"(?:nime|nili|ame|ali)fanyiwa"
          r" (?P<object>upasuaji\b.*)",
          "identity", attribute="health/"),
    frame("ni", r"ni (?:mtu )?(?P<object>mkimya|mpole|mwenye aibu|mchangamfu|introvert|mcheshi"
          r"|msahaulifu|yatima|mzazi peke yangu|single (?:mother|father|mom|dad"
          r"|parent))\b", "identity",
          attribute="trait/"),
    frame("nina ana", r"(?:nina|ana) (?:elimu|shahada|degree|masters?|diploma|cheti|stashahada"
          r"|digrii) (?:ya|cha)"
          r" (?P<object>\S.*)", "identity", attribute="degree"),
    frame("ni", rf"ni (?:tarehe )?(?P<object>\d{{1,2}} {MONTH}(?: \d{{4}})?){END}", "identity",
          attribute="birthday"),
    frame("kutoka", rf"kutoka (?P<object>{PROPER})(?=[.!,]|$)", "identity", attribute="origin",
          of_user_only=True),
    frame("ni", rf"ni (?P<object>mjane|mseja|{NATIONS})(?=[.!,]|$| na\b| mwenye| (?:ni"
          rf"|a)naye)", "identity",
          attribute="nationality"),
    frame("ni", r"ni (?P<object>kifungua mimba|kitinda mimba|(?:mtoto )?wa (?:kwanza|pili|tatu"
          r"|mwisho)"
          r"(?: kuzaliwa| katika familia)?|pacha|mtoto wa pekee|mzaliwa wa (?:kwanza|mwisho|pili))"
          r"(?=[.!,]|$| kati| na\b| kwetu| nyumbani)", "identity", attribute="trait/"),
    frame(_HAVING, rf"{_HAVE} (?P<attribute>{RELATION_NAMES})(?: {COUNT})?,? (?:aitwaye"
          rf"|anayeitwa|anaitwa|jina lake|kwa jina(?: la)?) {NAME}", "identity"),
    frame(_HAVING, rf"{_HAVE} (?:(?:mke|mume) na )?(?P<object>(?:mtoto|watoto|wana|mapacha|binti"
          rf"|mabinti|wajukuu|mjukuu)\b(?: {COUNT})*)"
          r"(?=[.!,]|$| na\b| wa\b| si\b| si[iy]?o\b| msichana| mvulana| mdogo| mkubwa|"
          r" wadogo)", "identity", attribute="children"),
    frame(_HAVING, rf"{_HAVE} (?P<object>{PETS}(?! (?:huyo|hiyo|wa nani))(?!\w).*)", "identity",
          attribute="pets"),
    frame(_HAVING, rf"{_HAVE} (?P<object>(?!swali|maswali|shida|tatizo|wazo|kosa)\S.*)",
          "possession", topics=OWNED),
    frame(_HAVING, rf"{_HAVE} (?P<object>{_PROPERTY}\b(?! (?:hii|hiyo|hili)\b).*)", "possession"),
    verb(PRESENT, "endesha miliki drive", rf" (?P<object>{NOT_HERE}(?!programu|seva|msimbo"
          rf"|majaribio"
         r"|skripti|biashara|kampuni|mradi)\S.*)", "possession"),
    verb("nime tume nisha nimesha", "nunua pata", rf" {OBJECT}", "possession", topics=OWNED),
    verb("nime tume", "fungua anzisha", rf" (?P<object>{_PROPERTY}\b.*)", "possession"),
    verb("nina na hu ana", "kusanya", r" (?P<object>(?!data|taarifa|maoni|fedha"
         r"|pesa)[a-z]\S*.*)", "identity",
         attribute="hobbies"),
    frame("niko nipo", r"(?:niko|nipo) (?:kwenye|katika) (?P<object>(?:kikundi|kwaya|timu|chama"
          r"|kamati|bendi|klabu)\b.*)",
          "identity", attribute="hobbies"),
    frame("ni", rf"ni (?P<object>{_FAITHS})(?=[.!,]|$| na\b)", "identity", attribute="religion"),
    frame("ni", rf"ni (?P<object>{PEOPLES})(?=[.!,]|$| na\b| wa\b| kutoka| kabisa| halisi)",
          "identity",
          attribute="origin"),
    frame("ni", r"ni (?:mzaliwa|mwenyeji|mtu|mwana|mtoto) wa (?P<object>(?!IT\b|ICT\b"
          r"|HR\b)(?-i:[A-Z])\S.*?)"
          r"(?= ila| lakini|[,;.!]|$)", "identity", attribute="origin"),
    frame("ni", r"ni (?:mzaliwa )?wa mwaka (?P<object>\d+)", "identity", attribute="birthday"),
    frame("ni", r"ni mzaliwa wa (?P<object>\S.*)", "identity", attribute="origin"),
    frame("ni", r"ni (?:mkazi|mwenyeji) wa (?P<object>\S.*)", "identity", attribute="home"),
    verb(PRESENT, "hifadhi weka", rf" (?P<thing>[a-z]\w+) {MY} (?:(?:kwenye|katika) )?"
         rf"(?P<object>{PROPER})", "identity", confidence=0.8),
    frame("ni", rf"ni (?P<object>(?!{PEOPLES}\b|{NATIONS}\b)(?-i:[A-Z])[\w'’-]+(?:"
          rf" (?-i:[A-Z])[\w'’-]+)?)(?=[.!,]|$| kutoka)",
          "identity", attribute="name", of_user_only=True, confidence=0.7),
)  # fmt: skip

IDENTITY: tuple[Frame, ...] = _NAMES_AND_PLACES + _WORK + _BODY + _PEOPLE
