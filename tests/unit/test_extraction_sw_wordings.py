"""What people type in Swahili: kind by kind in many wordings, and what only sounds alike.

An entry is a message and what the object of one of its statements must hold.
"""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

LIKED = (
    ("mi napenda sana ugali na dagaa", "ugali"),
    ("chai ya rangi naipenda sana", "chai ya rangi"),
    ("nashabikia Gor Mahia tangu utotoni", "Gor Mahia"),
    ("nna mapenzi makubwa na soka", "soka"),
    ("mimi ni mtu wa chai si kahawa", "chai"),
    ("ninachopenda zaidi ni kupika", "kupika"),
    ("napenda rangi ya zambarau, nipendekezee pazia", "rangi ya zambarau"),
    ("Kwangu mimi, chai ni tamu kuliko kahawa.", "chai"),
    ("Chai bila sukari ndiyo chaguo langu siku zote.", "Chai bila sukari"),
    ("Mimi ni mtu anayependa kufanya kazi peke yake.", "kufanya kazi peke yake"),
    ("Familia yetu inapenda samaki.", "samaki"),
    ("Muziki wa taarab unanifurahisha sana.", "Muziki wa taarab"),
    ("Kwa muda mrefu nimevutiwa na ufugaji wa nyuki.", "ufugaji wa nyuki"),
    ("Kusoma kitabu cha karatasi ni bora kwangu kuliko simu.", "kitabu cha karatasi"),
    ("Vyakula ninavyopenda: ugali, maharage na mchicha.", "maharage"),
    ("Mimi ni mnywaji wa kahawa.", "kahawa"),
    ("Msanii ninayemkubali sana ni Rayvanny", "Rayvanny"),
    ("Kupanda mlima ni burudani yangu.", "Kupanda mlima"),
    ("Mahali tunapopenda kwenda likizo ni Zanzibar.", "Zanzibar"),
    ("Napenda kahawa, chai na chokoleti ya moto.", "chokoleti"),
    ("mi ni mtu wa chai ya rangi", "chai ya rangi"),
    ("Kuangalia mpira ndiyo starehe yangu.", "Kuangalia mpira"),
    ("Nakunywa chai zaidi kuliko kahawa.", "chai"),
)
DISLIKED = (
    ("vitunguu siwezi kula", "vitunguu"),
    ("cpendi kabisa kelele za usiku", "kelele za usiku"),
    ("cnywi pombe", "pombe"),
    ("Sipatani na watu wenye dharau.", "watu wenye dharau"),
    ("mi siwezi kabisa vitunguu vibichi", "vitunguu vibichi"),
    ("uji wa ulezi siupendi", "uji wa ulezi"),
    ("kunguru nawachukia", "kunguru"),
    ("nachoshwa na mikutano mirefu", "mikutano mirefu"),
    ("simpendi mbwa wa jirani", "mbwa wa jirani"),
    ("huwa sili kiamshakinywa", "kiamshakinywa"),
    ("Muziki wa rap si aina yangu.", "Muziki wa rap"),
    ("Kitu ninachochukia zaidi ni kusubiri.", "kusubiri"),
    ("kelele za asubuhi zinanikera", "kelele za asubuhi"),
    ("Mimi huwa sifurahii kuamka mapema", "kuamka mapema"),
    ("Mimi ni mtu asiyependa kelele.", "kelele"),
    ("kitu ambacho sipendi ni mikutano ya asubuhi sana", "mikutano ya asubuhi"),
    ("Mimi na nyama ya mbuzi hatuelewani kabisa", "nyama ya mbuzi"),
    ("Mimi ni mtu nisiyependa maneno mengi.", "maneno mengi"),
    ("Nimechoshwa kabisa na Twitter.", "Twitter"),
    ("nipe mapishi yasiyo na vitunguu, sivipendi vitunguu", "vitunguu"),
    ("aisee sivumilii kabisa joto", "joto"),
)
FAVOURITES = (
    ("Bendi ninayoipenda kuliko zote ni Sauti Sol.", "Sauti Sol"),
    ("kinywaji changu cha kupendwa ni maji ya madafu", "maji ya madafu"),
    ("msanii wangu bora ni Diamond Platnumz", "Diamond Platnumz"),
    ("rangi nayopenda ni nyekundu", "nyekundu"),
    ("Bendi niliyoipenda nikiwa sekondari ni Kilimanjaro Band.", "Kilimanjaro Band"),
)
DECIDED = (
    ("nishaamua, mwaka huu nanunua kiwanja sio gari", "nanunua kiwanja"),
    ("uamuzi wetu ni kujenga Kibaha", "kujenga Kibaha"),
    ("basi imeamuliwa, harusi ni Desemba", "harusi ni Desemba"),
    ("nimefikia uamuzi wa kuuza shamba", "kuuza shamba"),
    ("Baada ya kufikiria sana, nitachukua kozi ya uhasibu.", "kozi ya uhasibu"),
    ("Baada ya majadiliano, timu imeamua kutumia FastAPI.", "FastAPI"),
    ("Nimeamua rasmi: nahamia Arusha.", "nahamia Arusha"),
    ("Mwaka ujao tutahamia Mwanza.", "Mwanza"),
    ("Kwa frontend tumechagua Vue.", "Vue"),
    ("Kwa masikitiko nimeamua kufunga duka langu.", "kufunga duka"),
    ("Kuanzia mwaka huu nimeazimia kuweka akiba kila mwezi.", "kuweka akiba"),
    ("nimekubali kuchukua scholarship ya Korea", "scholarship"),
    ("Nimeapa kuacha sigara mwaka huu.", "kuacha sigara"),
    ("Kuanzia Jumatatu naanza diet.", "diet"),
)
HABITS = (
    ("Kila nikitoka kazini napitia gym kwa saa moja.", "napitia gym"),
    ("nikiamka huwa nakunywa maji ya moto", "nakunywa maji ya moto"),
    ("kabla ya kulala nasoma kurasa kumi", "nasoma kurasa kumi"),
    ("nina tabia ya kuandika shajara kila usiku", "kuandika shajara"),
    ("sisi hula pamoja kila Ijumaa", "hula pamoja"),
    ("tuna kikao kila Jumatatu saa tatu", "kikao"),
    ("Kwa siku nakunywa maji lita mbili.", "maji lita mbili"),
    ("Kabla ya kulala husoma kitabu kwa nusu saa", "husoma kitabu"),
    ("Ijumaa jioni hucheza bao na wazee.", "hucheza bao"),
    ("Ni kawaida yangu kunywa maji ya moto asubuhi.", "kunywa maji ya moto"),
    ("Kila Krismasi tunaenda kijijini Marangu", "kijijini Marangu"),
    ("chuoni naenda kwa baiskeli", "baiskeli"),
    ("Kitu cha kwanza ninachofanya nikiamka ni kuangalia barua pepe.", "kuangalia barua pepe"),
    ("Baada ya kula mchana lazima nilale kidogo", "nilale"),
    ("Siwezi kuanza kazi bila kunywa kahawa, ni mazoea yangu.", "kunywa kahawa"),
    ("kila wikendi lazima niende kuvua", "niende kuvua"),
    ("siwezi ishi bila pilipili", "pilipili"),
    ("Timu yetu itatumia Kotlin kwa app ya Android.", "Kotlin"),
    ("mwisho wa mwezi huwa nafanya kazi saa za ziada", "saa za ziada"),
)
IDENTITY = (
    ("Jina langu zuhura.", "zuhura"),
    ("watu hunijua kama Mzee Kijana", "Mzee Kijana"),
    ("naishi na mke na watoto kimara", "kimara"),
    ("siwezi kula nyanya, nina mzio", "nyanya"),
    ("nna miaka 27 sasa hivi nasoma masters", "27"),
    ("nafanya tanesco kitengo cha umeme, naomba barua", "tanesco"),
    ("Kwa miaka mingi sasa nakula matunda na mboga za majani pekee.", "mboga za majani pekee"),
    ("simu yangu infinix hot 30 haikai na chaji, nifanyeje", "infinix hot 30"),
    ("Mzio wangu mkubwa ni dagaa.", "dagaa"),
    ("Nikila pweza ngozi inawasha.", "pweza"),
    ("Mimi na familia yangu tunaishi Kigamboni.", "Kigamboni"),
    ("Mimi huishi Kinondoni.", "Kinondoni"),
    ("nina 22yrs", "22"),
    ("Naweza kuongea Kifaransa vizuri.", "Kifaransa"),
    ("Rafiki yangu wa karibu ni Mwajuma.", "Mwajuma"),
    ("Habari, kwa jina ni Neema Mrutu, lugha yangu ya kwanza ni Kipare.", "Neema Mrutu"),
    ("Habari, kwa jina ni Neema Mrutu, lugha yangu ya kwanza ni Kipare.", "Kipare"),
    ("watu huniita Mzee Kobe", "Mzee Kobe"),
    ("mwezi ujao natimiza miaka 30", "30"),
    ("Mimi ni mzaliwa wa Tanga ila makazi yangu yako Dodoma.", "Dodoma"),
    ("nimehamia dodoma", "dodoma"),
    ("naishi peke yangu Kinondoni", "Kinondoni"),
    ("kwetu ni Bukoba", "Bukoba"),
    ("nafanya biashara ya mitumba", "biashara ya mitumba"),
    ("ninajishughulisha na kilimo cha mpunga", "kilimo cha mpunga"),
    ("nina aleji ya vumbi na dagaa, dawa gani nzuri?", "vumbi na dagaa"),
    ("nikila karanga navimba", "karanga"),
    ("dawa za salfa zinanidhuru", "dawa za salfa"),
    ("nasumbuliwa na presha", "presha"),
    ("natumia dawa za presha kila siku", "dawa za presha"),
    ("Mbwa wetu anaitwa Tiger, ana kupe wengi, nitumie dawa gani?", "Tiger"),
    ("mume wangu anaitwa kelvin na hapendi samaki, nimpikie nini?", "kelvin"),
    ("najifunza Kifaransa", "Kifaransa"),
    ("Sifanyi tena kazi Vodacom, sasa niko Airtel.", "Airtel"),
    ("Mimi ni msichana wa miaka 23, nafanya kazi benki.", "23"),
    ("Kwa sasa sina kazi, nimepunguzwa kazini", "sina kazi"),
    ("Nimekulia Iringa lakini sasa nipo Dar.", "Dar"),
    ("Zamani niliishi Dar es Salaam, sasa hivi naishi Dodoma", "Dodoma"),
    ("Vumbi linanisababishia mzio.", "Vumbi"),
    ("Nimekuwa mla mboga kwa miaka miwili.", "mla mboga"),
    ("Tulifunga ndoa mwaka 2015.", "Tulifunga ndoa"),
    ("Nina dada watatu.", "dada watatu"),
    ("Nimebadilisha kazi, sasa niko NMB.", "NMB"),
    ("Namba yangu imebadilika kuwa 0712345678.", "0712345678"),
    ("Nina kiwanda kidogo cha kushona nguo.", "kiwanda kidogo"),
    ("Nasoma mwaka wa pili, kozi ya uhasibu", "mwaka wa pili"),
    ("Mimi ni mama wa miaka 52, mwalimu mstaafu wa shule ya msingi.", "mwalimu mstaafu"),
    ("Nimehamishwa kikazi kutoka Singida kwenda Tabora.", "Tabora"),
    ("Tumbo langu halivumilii maziwa ya ng'ombe", "maziwa ya ng'ombe"),
    ("nimegundulika nina gauti", "gauti"),
    ("mimi ni mjane mwenye mtoto mmoja", "mjane"),
    ("Kitaaluma mimi ni mhasibu.", "mhasibu"),
    ("Familia yangu inatoka Kilimanjaro.", "Kilimanjaro"),
    ("mwezi ujao nafikisha miaka 29", "29"),
    ("Nasherehekea siku yangu ya kuzaliwa kila 2 Februari.", "2 Februari"),
    ("niko na job equity bank hapa eldoret", "equity bank"),
    ("Rafiki zangu huniita Side.", "Side"),
    ("Ninaugua kizunguzungu.", "kizunguzungu"),
    ("Sijaoa bado.", "Sijaoa"),
    ("Nimehitimu uhandisi wa mitambo.", "uhandisi"),
    ("Mimi ni Rehema, mama wa nyumbani kutoka Tanga.", "mama wa nyumbani"),
    ("nilitaka tu kukwambia, nina aleji ya mayai", "mayai"),
    ("nakaa kwa hostel maeneo ya Kahawa West", "Kahawa West"),
    ("Naishi na bibi yangu tu.", "bibi yangu"),
    ("Natafuta kazi kwa sasa.", "kazi"),
    ("Ngozi yangu ni nyeti.", "nyeti"),
    ("Nakusanya stempu tangu shule ya msingi.", "stempu"),
    ("Mimi na mke wangu tumefungua mgahawa.", "mgahawa"),
    ("Mimi ni bibi mwenye wajukuu watatu.", "wajukuu watatu"),
    ("Chumba changu kiko Mabibo.", "Mabibo"),
    ("Jina langu la utani ni Dede.", "Dede"),
    ("Mimi ni mkuu wa ghala kwenye kiwanda cha nguo.", "mkuu wa ghala"),
    ("Lugha ninazojua: Kiswahili, Kiingereza na Kiarabu.", "Kiarabu"),
    ("Mimi ni yatima.", "yatima"),
)
USED = (
    ("Kuchora ramani natumia QGIS.", "QGIS"),
    ("Pesa zangu naweka NMB.", "NMB"),
    ("Nahifadhi nyaraka zangu Google Drive.", "Google Drive"),
    ("Hesabu zangu zote naziweka kwenye Excel.", "Excel"),
    ("kwa michoro mimi hutumia Canva", "Canva"),
    ("kampuni yetu hutumia Zoho", "Zoho"),
    ("nina shamba la ekari mbili", "shamba"),
    ("duka letu linatumia Odoo kwa mauzo", "Odoo"),
    ("Hesabu zote ninaandika kwenye Google Sheets.", "Google Sheets"),
    ("Kazi za timu tunazisimamia kwa Trello.", "Trello"),
)
INSTRUCTED = (
    ("usinipe majibu marefu, mistari mitatu inatosha", "majibu marefu"),
    ("naomba majibu mafupi", "mafupi"),
    ("usiniite bosi", "bosi"),
    ("nenda moja kwa moja kwenye jibu", "moja kwa moja"),
    ("kila ukijibu weka mfano mmoja", "mfano mmoja"),
    ("toka sasa jibu kwa aya moja", "aya moja"),
    ("Ukinipa mapishi, taja vipimo kwa gramu.", "taja vipimo"),
    ("Tafadhali usiwe rasmi sana.", "rasmi"),
    ("Usisahau kutaja vyanzo kila wakati.", "kutaja vyanzo"),
    ("Majibu yote yawe kwa Kiswahili.", "Kiswahili"),
    ("Tafadhali uwe unanielezea polepole kila ninapouliza.", "polepole"),
    ("Majibu yasizidi aya tatu.", "aya tatu"),
    ("Tafadhali tumia lugha ya kirafiki.", "lugha ya kirafiki"),
    ("nijibu kwa sheng kuanzia leo", "sheng"),
    ("Nataka uwe mkweli siku zote.", "mkweli"),
    ("Usiniulize maswali mengi kila wakati.", "maswali"),
    ("Eleza hatua kwa hatua kila ninapoomba mafunzo.", "hatua kwa hatua"),
)
NOTED = (
    ("niwekee kumbukumbu, kodi yangu inaisha tarehe tano", "kodi yangu"),
    ("usisahau kuwa kodi inalipwa tarehe tano", "kodi inalipwa"),
    ("hifadhi taarifa hii: funguo ziko kwa jirani", "funguo ziko kwa jirani"),
    ("jinsi tunavyofunga hesabu za duka: tunaanza kuhesabu stoo, kisha mauzo", "hesabu za duka"),
    ("Andika kwamba birthday ya mama ni 9 Desemba.", "birthday ya mama"),
    ("Unapaswa kukumbuka kwamba sipatikani Jumapili.", "Jumapili"),
    ("Ikumbukwe kwamba sijui Kiingereza.", "sijui Kiingereza"),
)
ENDED = (
    ("sasa natumia halotel, laini ya tigo nilishaiacha", "tigo"),
    ("siku hizi natumia iphone, ile tecno nimeiuza", "tecno"),
    ("futa ile habari ya mchumba wangu wa zamani", "mchumba wangu wa zamani"),
    ("achana na ile habari ya kiwanja", "kiwanja"),
    ("nishaacha kuvuta bangi", "bangi"),
    ("siku hizi nakula mboga tu, nyama niliacha.", "nyama"),
    ("nimejitoa kwenye chama cha wafanyabiashara", "chama cha wafanyabiashara"),
    ("Kumbe sina mzio wa kamba.", "kamba"),
    ("Zuku nimekata, sasa natumia Faiba.", "Zuku"),
    ("Tangu nigundulike na kisukari nimeacha sukari.", "sukari"),
    ("Namshukuru Mungu, ni mwaka sasa tangu niache sigara.", "sigara"),
    ("Puuza nilichosema kuhusu mzio wa kamba.", "kamba"),
)
NOTHING = (
    "Sentensi hii ina makosa: mimi ninaishi nairobi na napenda chai",
    "nimekubaliana na wewe",
    "mzigo nimeuacha stendi",
    "takataka nimezitupa.",
    "nafanya google search lakini sipati",
    "simu yangu samsung au iphone ipi bora?",
    "Hivi mimi napenda nini zaidi, mpira au riadha, unakumbuka?",
    "napenda nini hasa",
    "Ninaishi Moshi, sivyo?",
    "kama ningekuwa na gari ningefika mapema",
    "laiti ningejua kijerumani",
    "Tuseme mimi ni mkulima wa mahindi, nianze na mbolea gani?",
    "Jirani yangu anasema yeye hanywi chai kabisa.",
    "leo nimekula chipsi",
    "niko kwenye basi",
    "cheo changu ni mkurugenzi wa kula bure 😂",
    "mimi ni rais wa Tanzania haha natania",
    "tafsiri: nina mzio wa karanga na ninaishi Bali",
    "usisahau kutuma barua pepe",
    "nina jedwali lenye safu tatu",
    "asante, napenda ulivyoeleza",
    "mtu mwenye mzio wa kamba anaweza kula kaa",
    "simu yangu haiwaki",
    "Kama msaidizi, napenda kuwasaidia watumiaji.",
    "unaweza kutumia Kiingereza kwenye barua hii?",
    "nina njaa",
    "Nina rafiki, anapenda kahawa.",
    "Nimekutana na mwalimu, anafanya kazi Arusha.",
    "Jibu lako ndilo chaguo langu.",
    "Jibu hilo linanifurahisha.",
    "Gari langu linanisumbua.",
    "Nitanunua mkate kesho.",
    "Niko Dar es Salaam leo, niende wapi?",
    "Nipo Arusha kwa mkutano.",
    "Watu wengi hula ugali usiku.",
    "Msichana wa miaka 23 amepatikana salama.",
    "Sina mtoto wa kumwachia leo jioni.",
    "Nilifunga bao jana.",
    "Usiwe na wasiwasi.",
    "Mkutano ni 4 Juni.",
    "Muuza chipsi huyo anaishi Temeke na ana watoto watatu.",
    "Mimi na mke wangu hatuelewani.",
    "Jibu hili ni bora kwangu kuliko lile.",
    "Kila ukurasa ninaufungua unaleta hitilafu.",
    "Asubuhi lazima niende benki leo.",
    "Nimegundulika kuwa mzima.",
    "Sijisikii vizuri kabisa.",
    "Siamini kabisa!",
    "Timu yao imeamua kuacha.",
    "Uwe unaangalia barabara unapovuka.",
    "Ukiona nimechagua vibaya, niambie.",
    "Serikali imeamua kupandisha kodi.",
    "Nipe mapishi ya pilau, nina njaa.",
    "Bei inanikera leo.",
    "Nimechoshwa na kazi leo.",
    "Habari! nafurahi kukufahamu",
    "Napika pilau sasa hivi, niweke viungo gani?",
    "Laptop yangu imekuwa nzito sana siku hizi.",
    "Natafuta nyumba ya kupanga Sinza.",
    "Nilidhani napenda yoga, kumbe hapana.",
    "Nilifikiri naishi karibu na shule.",
    "Chumba changu ni kichafu.",
    "Mkuu wa shule amesema tusije.",
)


def _is_held(text: str, about: str) -> bool:
    said = extract(text).statements
    return any(isinstance(one, Fact) and about.lower() in one.object.lower() for one in said)


@pytest.mark.parametrize(
    ("text", "about"),
    LIKED + FAVOURITES + DECIDED + HABITS + IDENTITY + USED + INSTRUCTED + NOTED,
)
def test_what_is_typed_in_any_order_and_spelling_is_learned(text: str, about: str) -> None:
    assert _is_held(text, about)


@pytest.mark.parametrize(("text", "about"), DISLIKED)
def test_a_dislike_keeps_the_denial_of_its_verb(text: str, about: str) -> None:
    assert _is_held(text, about)
    assert {said.polarity for said in extract(text).statements if isinstance(said, Fact)} == {"-"}


@pytest.mark.parametrize(("text", "about"), ENDED)
def test_what_is_over_or_taken_back_ends(text: str, about: str) -> None:
    ended = [said for said in extract(text).statements if isinstance(said, Retraction)]
    assert any(about in said.object for said in ended)


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_sounds_like_a_statement_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


OTHERS = (
    ("Mke wangu anaitwa Halima, ni mwalimu wa sekondari", "wife", "mwalimu wa sekondari"),
    ("Siku ya kuzaliwa ya mke wangu ni 4 Juni.", "wife", "4 Juni"),
    ("Baba yangu alifariki mwaka jana.", "father", "alifariki"),
    ("Dada yangu ameishi Ujerumani miaka mitano.", "sister", "Ujerumani"),
    ("Baba yangu alipata kiharusi miaka miwili iliyopita", "father", "kiharusi"),
    ("boyfriend wangu ana mzio wa karanga", "partner", "karanga"),
    ("Jirani yangu Mzee Joseph ana gereji.", "neighbour_mzee_joseph", "gereji"),
    ("Kitinda mimba wangu ana mzio wa maziwa.", "child", "maziwa"),
)


@pytest.mark.parametrize(("text", "subject", "about"), OTHERS)
def test_what_is_said_of_a_relation_is_theirs(text: str, subject: str, about: str) -> None:
    said = [one for one in extract(text).statements if isinstance(one, Fact)]
    assert (subject, about) in [(one.subject, one.object) for one in said]


NEGATED = (
    ("nimeamua sitaoa mwaka huu", "sitaoa"),
    ("Mimi sina tabia ya kunywa soda.", "kunywa soda"),
    ("Mimi sikeshi kamwe.", "sikeshi"),
    ("Napendelea muziki wa injili, lakini bongo flava siipendi.", "bongo flava"),
    ("sitanunua gari jipya, nitatengeneza hili la zamani", "gari jipya"),
    ("Sili chochote baada ya saa mbili usiku.", "baada ya saa mbili usiku"),
    ("Sivuti sigara wala sinywi pombe.", "pombe"),
)


@pytest.mark.parametrize(("text", "about"), NEGATED)
def test_what_is_denied_is_kept_as_denied(text: str, about: str) -> None:
    denied = [one for one in extract(text).statements if isinstance(one, Fact)]
    assert ("-", about) in [(one.polarity, one.object) for one in denied]


def test_who_moves_between_towns_changes_home() -> None:
    left, now = extract("Nimehama kutoka Masasi kwenda Mtwara.").statements
    assert isinstance(left, Retraction)
    assert isinstance(now, Fact)
    assert (left.object, now.object, now.key) == ("Masasi", "Mtwara", "identity:home")


def test_one_clause_tells_where_somebody_was_and_is() -> None:
    left, now = extract("zamani nilikuwa naishi Tanga, sasa niko Bagamoyo").statements
    assert isinstance(left, Retraction)
    assert isinstance(now, Fact)
    assert (left.object, now.object, now.key) == ("Tanga", "Bagamoyo", "identity:home")
