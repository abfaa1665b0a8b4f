"""Where Swahili statements begin and end, and which sentences state nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_parts import MY, anycase
from kumbuka.memory.extraction.languages.swahili_requests import FORGET_ASKED
from kumbuka.memory.extraction.languages.swahili_words import ATTRIBUTE_NAMES, JOBS, RELATION_NAMES

SPEAKING = (
    r"(?:ni(?:na|me|ta|li|sha|ki|napo|nge(?=penda|taka))\w{2,}|nina\b|nna\b|nna\w{2,}|na(?:ishi|kaa"
    r"|fanya|penda|pendelea|tumia|toka|itwa|chukia|zungumza|ongea|endesha|drive|miliki|soma"
    r"|jifunza|ugua"
    r"|ogopa|cheza|kunywa|kula|furahia|andika|jua|fuga|somea|fahamu|amka|lala|vuta|kerwa|thamini"
    r"|vutiwa)\w*|na(?!mba|mna|dharia|fasi|kala|dra|ni\b|ne\b|mi\b|si\b|we\b|ye\b|yo\b|zo\b|lo\b"
    r"|zi\b|nga\b|fsi|saba|faka|uli\b|am\b|nasi)\w{2,}[aiu]\b|tuna\b|(?:si(?!si\b|mu\b|ku\b|o\b|a\b"
    r"|kio\b|mba\b)|hatu)\w*i\b|c(?:pend|penda?nd|tumi|l|nyw|ish|jui|tak|wez|vut|ka|fany|vumili"
    r"|fag)\w*i\b|sina\b|sija\w+|siwezi|(?:sita|hatuta)\w{3,}|tu(?:na|me|ta|sha|ki"
    r"|li)\w{2,}|ni[kp]o (?:na\b"
    r"|kwenye|katika|field|mwaka|kidato|form|std|darasa|chuo|year)|huwa\b|siku zote (?:ni|hu"
    r"|na)\w+)"
)
DEMONSTRATIVE = (
    r"(?:h(?:ilo|ili|iyo|ii|icho|iki|uyo|uyu|izo|izi|ayo|aya|ivyo|ivi|uo|uu|awa|ao)|ile|lile|yule"
    r"|kile|vile|zile|yale|ule|[lyzwcv]y?ako|wenu|yenu)"
)
_SAY = (
    r"(?:sema|ambia|dai|amini kuwa|amini kwamba|fikiri|uliza|jibu(?= kuwa| kwamba)|imba|nukuu"
    r"|andika kwamba|andika kuwa|lalamika|simulia|eleza kuwa|eleza kwamba|sisitiza)"
)

POLITE = anycase(
    r"(?:tafadhali[, ]+)?(?:unaweza|waweza|ungeweza|naomba) (?:tafadhali )?(?=(?:ku)?kumbuka"
    r" (?:kuwa|kwamba)\b|.{1,80}\b(?:kuanzia sasa|siku zijazo|siku zote)\b)"
)
OPENER = anycase(
    r"(?:[\s\"(*_–—-]+|(?:(?:habari|hujambo|jambo|mambo(?: vipi)?|vipi|niaje|salamu|shikamoo|hi"
    r"|hello|halo)(?: (?:yako|zenu|gani|za (?:asubuhi|mchana|jioni|leo)|rafiki|kumbuka|wote))?"
    r"|asante(?: sana| kwa \w+(?: \w+)?)?|ahsante(?: sana)?|sawa(?: sawa)?|haya|ndiyo|ndio|hapana"
    r"|ok(?:ay)?|naam|kwa kweli|kusema (?:kweli|ukweli)|ukweli ni kwamba|kwa hakika|btw|fyi|ujue"
    r"|jua(?: tu)?(?: kwamba| kuwa)|kwa (?:taarifa|njia)(?: yako)?|ili ujue(?: tu)?|unajua"
    r"|taarifa|sahihisho|marekebisho"
    r"|samahani(?:,? nilikosea|,? namaanisha)?|nilikosea|namaanisha|bado|lakini|ila|na|pia|hata"
    r" hivyo|basi|kwa hiyo|hivyo|halafu|kisha|mwishowe|hatimaye|zamani|hapo awali|awali|sasa|kwa"
    r" sasa|leo|siku hizi|sasa hivi|hivi sasa|saa hii|saa hizi|saivi|sahivi|kumbe|(?:mwaka|mwezi"
    r"|wiki) (?:ujao|ijayo)(?= (?:tu"
    r"|ni)ta)|hivi karibuni|jambo (?:moja|lingine)|kitu (?:kimoja|kingine)|zaidi ya hayo|kuhusu"
    r" mimi|kuhusu (?:kazi|familia) yangu|muktadha|kwa bahati (?:nzuri|mbaya)|kwa upande wangu"
    r"|binafsi|kwa maoni yangu|nadhani|nafikiri|naamini|kwanza|pili|mwisho|kwa kawaida(?=,)"
    r"|mabadiliko ya mpango|kama (?:nilivyosema|nilivyokuambia|unavyojua)|tangu (?:utotoni|zamani"
    r"|nizaliwe)|mwezi ujao(?= (?:na|nina|nita)(?:timiza|fikisha))|kitaaluma|kikazi|kiasili|kidini"
    r"|(?:mwaka|mwezi) huu|nimebadili(?:sha)? mawazo|kwa sababu|kwa kuwa|tangu (?:mwaka|mwezi"
    r"|wiki) \w+|kumbukumbu|oh|ah|aha|lo|jamani|kwanza kabisa|pamoja na hayo|ikiwezekana|tangu"
    r" (?!lini|hapo)\w+(?: \w+){0,3}?(?=,? (?:si|hatu|na|nina|tuna|nime|tume)\w{3,}[ai]\b)|aki"
    r"|wallahi|aisee|jamani|namshukuru Mungu|daktari(?: wangu)? (?:alisema|amesema"
    r"|ali(?:ni)?ambia|ame(?:ni)?ambia)(?: kuwa| kwamba)?(?= nina (?:mzio|aleji|allergy|kisukari"
    r"|pumu|presha)\b)|yaani|ndio kwanza|nilitaka (?:tu )?(?:ku(?:kw"
    r"|ku)ambia|ujue)|(?:mwaka mzima|miaka \w+|miezi \w+|muda mrefu) sasa|kwa (?:muda mrefu"
    r"|taaluma|asili|dini|kabila|miaka \w+)(?: sasa)?|(?:kwa"
    r" )?upande wa \w+(?=,)|kuanzia (?:kesho|jumatatu|(?:mwaka|mwezi|wiki) (?:huu|hii|ujao|ijayo))"
    rf"|kazini|nyumbani)(?:[,:!.;–—-]+\s*|\s+(?=(?:{SPEAKING}|mimi\b|sisi\b|tafadhali|kumbuka|niite"
    r"|jina|dada|kaka|mke|mume|mama|baba|mtoto|rangi|chakula|mi\b|usi\w+[eu]|sasa|bosi|mbwa|paka"
    r"|kila|kazini|nyumbani|kuanzia|siku hizi|kampuni|kitaaluma|unaweza kuniita|kwetu|mwili|timu"
    r"|mara|nijib\w+|jibu|epuka|wakati wa|siku ya|saizi|malengo|lengo|hifadhi|majibu|saa zangu"
    r"|sahau|futa|jambo|ili kutoa|mwishowe"
    r"|hatimaye|habari|kwa (?:jina|kawaida|sasa)|jinsi|afadhali|heri|asili|ku\w+a|tuseme|siku yangu"
    rf"|(?:{ATTRIBUTE_NAMES}) {MY}|[a-z]+ ni\w{{0,5}}pend\w*|[a-z]+ (?:za|ya) [a-z]+ na\w{{3,}}"
    rf"|{RELATION_NAMES}"
    rf"|kihariri|kwamba|kuwa|siku yangu|umri|[a-z]+ {MY} (?:ni|iko|yako|yapo|ina|una)\b))(?:kwamba "
    r"|kuwa )?)|(?:kabla ya|baada ya|wakati wa)(?! (?:ku)?(?:lala|kazi|chakula|kula|swala|sala"
    r"|ibada|mazoezi|amka|shule|oga)\b)(?: \w+){1,3}?,? (?=huwa\b|(?:ni|tu)(?:na|me|ta)"
    r"|napend"
    r"|daima\b|(?:timu|kampuni|familia|kikao|kamati|bodi)\b)|(?:asubuhi|jioni|usiku|mchana|(?:siku"
    r" za )?(?:wikendi|kazi|mapumziko)|jumapili|jumamosi),? (?=huwa\b|nina)"
    r"|tafadhali(?: sana)?[, ]+(?!sana|andika|tafsiri|nisaidie)|(?:(?:ni)?na(?:dhani|fikiri"
    r"|amini)|ni(?:na"
    rf"|li)?(?:sema|shakuambia|kuambia|jua))(?: kwamba| kuwa)? (?={SPEAKING}|mimi\b)|(?:unapaswa"
    r"|inabidi|lazima) (?:ku|u)ju[ae] (?:kuwa|kwamba) )"
)
_GROUND = (
    r" [^,.?!]{3,80}, (?:maana |kwani |kwa sababu )?(?:mimi |mi )?(?:nina (?:mzio|aleji|kisukari"
    r"|presha|mtoto|watoto)|si\w{0,2}pendi|siwezi kula|sili |napenda |ninapenda |naishi |ninaishi "
    r"|ni (?:mla|mjamzito))"
)
"""After a request, what it is made for: a statement of its own."""
BLOCKED = anycase(
    r"(?:je|(?:ni|tu)ki(?!la\b|nywa|nusa|gusa|paka|tumia|ku\w)\w+\b[^.?!]{0,60}\b(?:ni|tu)(?:ta"
    r"|nge|ngeli)\w+|kama(?! (?:nilivyo|kawaida|unavyo|mtu|mwalimu|daktari))|ikiwa|iwapo|endapo"
    r"|laiti|lau"
    r"|(?:mimi )?(?:ni|tu|u|a)(?:nge|ngeli)(?!(?:penda|pendelea|taka)(?: kuwa| kwamba)? (?:u(?:ni"
    r"|si|tu)?\w+[eu]\b|majibu))\w+|(?:ni?na|natu|tuna)tamani|(?:ni?na|tuna)(?:taka|hitaji|omba"
    r"|tumaini|panga|tarajia|jaribu|jiuliza|waza)(?! (?:kuwa |kwamba )?(?:u(?:ni|si|tu)?\w+e\b"
    r"|majibu|maelezo))|labda|eti\b|kwa mfano|siku moja|leo|kesho|jana|juzi|asubuhi (?:hii|ya leo)"
    r"|huenda|pengine|tuseme|fikiria|chukulia|jifanye|tuchukulie|tufanye|nani|nini|wapi|lini|kwa"
    r" ?nini|mbona|vipi|(?:jinsi|namna)(?! [^:?]{3,60}:)|ni(?:na)?wezaje|(?:ni?na|tuna)weza(?!"
    r" ku(?:ongea|zungumza) (?-i:K)i(?!.*\bvipi\b))"
    r"|nifanyeje|nifanye|una(?!po\w+)(?!weza kuniita)(?!(?:paswa|takiwa) kukumbuka)\w+|ume\w+"
    r"|unge\w+|(?:tafadhali )?(?:andika(?! (?:kwamba|kuwa|bei|tarehe|vipimo|umbali)\b)(?!"
    r" (?:majibu |maelezo |jibu"
    r" )?(?:yako )?kwa )(?! h(?:ii|ivi|ili)\s?[:,])|niandikie(?! kwa (?-i:K)i)|tafsiri"
    r"|fupisha(?! majibu)"
    rf"|nisaidie(?!{_GROUND})|rekebisha|nionyeshe|nielekeze|niambie|nieleze|eleza(?! (?:kwa|kama"
    rf" una|mambo)"
    rf"|[^.?!]{{0,60}}\bkila )|tunga|orodhesha|tengeneza|(?:pendekeza|nipendekezee|nitafutie"
    rf"|tafuta)(?!{_GROUND})|hesabu(?! (?:[zy]a|zote|yote|zetu|zangu|yangu)\b)|badilisha|ongeza"
    r"|angalia|kagua|nikumbushe|toa(?! (?:majibu|mifano|vyanzo))|nipe(?! (?:majibu|jibu"
    rf"|mifano))(?!{_GROUND})|linganisha|changanua)|sijui|sina (?:uhakika|hakika)|sidhani"
    r"|sijawahi(?! (?:kula|kunywa|kuvuta|ku\w{0,3}penda)\b)|siku?sema|sikumaanisha|simaanishi|si"
    r" (?:kweli"
    r"|kwamba|kuwa)|sio (?:kweli|kwamba)|haimaanishi|natumai\w*|ninatumai\w*|nusura|nilikuwa(?!"
    r" (?:na|nina|niki)\w+ [^,]{2,60}, (?:lakini |ila )?(?:sasa|siku hizi|kwa sasa|nime|tume))"
    r"|nili(?:dhani|fikiri)|nilitaka|niko (?:kwenye (?:basi|gari|treni|foleni|simu|mkutano|kikao)"
    r"|nje|njiani|sawa|tayari|hapa)|nipo nyumbani|nime(?:choka|changanyikiwa|toka(?= (?:sokoni"
    r"|kazini|shuleni|nje|safari|hospitali|chuo|sasa|$))|fika|rudi(?! kuishi)|lala|amka|kula"
    r"|kunywa|soma|ona|sikia|pata (?:kosa|hitilafu)|rekebisha)\b|nina (?:njaa|kiu|usingizi|haraka"
    r"|mpango|swali|tatizo(?! la)|wazo|shida (?:na|kwenye)|ndoto|hamu ya|kikao (?:leo|kesho))"
    r"|ninge(?!penda|taka)\w+|nasubiri|nakuja|natafuta(?! (?:kazi|ajira|riziki)\b)|naangalia"
    r"|nauliza"
    r"|nahitaji|natumaini|nachagua|nakubaliana|natania|kama msaidizi|mtu (?:mwenye|mmoja|anaye\w+)"
    r"|watu (?:wenye|wanao\w+)|mapishi ya|tofauti (?:ya|kati)|inasemekana|hivi (?=mimi|mi\b|ni)"
    r"|hivi ni|tunaomba|naomba (?:msaada|unisaidie)|sikuwahi)\b"
)
REPORTED = anycase(
    rf"\b(?:(?:a|wa)(?:na|li|me|ka|napo)?(?:ni|tu|ku|m)?{_SAY}\w{{0,4}}|hu(?:ni|tu)?"
    r"(?:sema|ambia)|kulingana na|kwa mujibu wa|inasemekana|eti|asema|wasema|walidai"
    r"|mashairi ya|maneno ya wimbo|unasema hivi|anasema|nukuu|wimbo unasema|natania|(?<!la"
    r" )utani|nadanganya)\b|[😂🤣😝😜](?:\W+\w+){0,3}\W*$"
)
SCENE = anycase(
    r"(?:(?:tafadhali |hebu )?(?:andika|niandikie|tunga|nitungie|simulia|nisimulie|tuandike)(?:"
    r" \w+)? ?(?:hadithi|shairi|barua|insha|mazungumzo|tamthilia|wimbo|riwaya|mchezo|hotuba|ngano"
    r"|tangazo)|jifanye|fikiria|hebu (?:tuigize|fikiria|tujifanye|tuseme)|tuigize|wewe ni"
    r" (?!rafiki)|chukulia|igiza|katika (?:hadithi|riwaya|tamthilia|mchezo|igizo|tukio) (?:hii|hili"
    r"|hiyo|yangu|huu)|tuseme|laiti)"
)
MATERIAL = anycase(
    r"\b(?:tafsiri|nitafsirie|itafsiri|utafsiri|translate)\b(?! ya\b)"
    r"|\A(?=[^:]*:)(?:.*?\b(?:fupisha|hariri|sahihisha|rekebisha|boresha|changanua|kagua|soma|pitia"
    r"|endeleza|badilisha|ni(?:rekebish|sahihish|boresh|haririe|fupish)\w*|sentensi (?:hii"
    r"|ifuatayo|yangu))\b.*:\s*(?:\S.*)?$|.*?\b(?:haya|hii|hapa|huu|yafuatayo|ifuatayo|hapa"
    r" chini)\b.{0,60}\b(?:maandishi|barua|makala|ujumbe|msimbo|logi|insha|hadithi|hati|aya"
    r"|mazungumzo|maneno)\b.*:\s*$|ni\w{2,}i[ea]\b.{0,40}\b(?:barua|ujumbe|makala|insha|hotuba"
    r"|taarifa|maandishi|aya)\b.*:\s*$)"
)
_BEHIND = (
    r"(?:(?:ha|he|hi){2,}\w?|lol|jamani|bwana|bana|aisee|kwa taarifa yako|btw|fyi|tafadhali"
    r"|(?:asante|ahsante|shukrani)(?: sana)?|[\U0001f000-\U0001ffff☀-➿])"
)
"""Closes a sentence without being part of what it states."""
CLAUSE_BREAK = anycase(
    rf"(?:, ?|\s)(?={_BEHIND}\W{{0,12}}$)|"
    r"[\s;,—–](?:(?<=[;—–])|(?<=,)(?<!mimi,)(?<!\bmi,)(?<!amua,)(?<!umbuka,)(?<!hauri,)(?<!ahau,)"
    r"|(?<=\s)(?<!mimi\s)(?<!\bmi\s)(?:-\s|(?:na|wala|lakini|ila|bali|halafu|kisha|hivyo|kwa hiyo"
    r"|ingawa|pia|huku|ijapokuwa)\s"
    rf"|(?<!kazi )(?<!iriwa )(?<!ajiri )(?<!iziki )(?=kama (?:{JOBS})\b)|(?<!sasa )(?<!hizi"
    rf" )(?<!, )(?=ni[kp]o (?-i:[A-Z]))))\s*(?:(?:na|lakini|ila"
    rf"|halafu|kisha|ingawa|huku|ijapokuwa|pia"
    r"|hivyo|bali|kwa hiyo|kwani|maana|manake|kwa sababu|kwa kuwa) )?(?:(?=(?:(?:sasa|pia|kwa sasa"
    rf"|siku hizi|sasa hivi|hivi sasa) )?(?!nina (?:mzio|aleji|allergy)(?:"
    rf" na\w+)?[.!]*$)(?:{SPEAKING}|mimi\b|jina {MY}|(?:umri|kabila|dini|asili|timu|benki|urefu"
    rf"|uzito|lengo|ndoto|hobi|kazi|makazi|lugha"
    rf"|mzio|mke|simu|gari) {MY}|(?-i:K)i[a-z]+ (?:pia )?naki\w+|wala (?:si|hatu)\w+i |(?:kwa sasa "
    rf"|siku hizi |sasa )?makazi |(?:duka|shamba|gari|mtoto|mke|mume) {MY} |(?:{RELATION_NAMES})"
    rf" {MY} (?=a(?:na|me|li|si)|ni\b|wa(?:na|me|li)|hu\w|ha\w|huwa)|tafadhali\b|niite\b|kumbuka\b"
    r"|mi (?=n|s)|(?:[a-z]+ ){1,4}(?:nili|nime|nisha|nilisha|nimesha)\w{0,3}(?:acha|tupa|uza"
    r"|gawa|hama)(?=[.,!]|$)|[a-z]+(?: [a-z]+){0,2} (?:si|na|nina"
    r"|hatu|tuna)(?:m|wa|u|i|ki|vi|li|ya|zi)(?:pend|chuki)\w+|(?<=lakini )(?:sasa|kwa sasa|siku"
    r" hizi) ni[kp]o (?-i:[A-Z])|(?:rangi|chakula|kinywaji|kihariri) ni\w*pend))"
    rf"|(?P<elided>(?=ana(?!ye|o)\w{{3,}}|ana (?:mzio|aleji|umri|miaka)\b|hapendi\b"
    rf"|ni[kp]o (?-i:[A-Z])|(?:ni|kama) (?:{JOBS})\b"
    rf"|(?:{JOBS}) (?:mstaafu|wa|katika|kwenye|kutoka)\b)))"
)
BEFORE_QUESTION = anycase(
    r"(?:[,;.—–]|\s-\s)\s*(?:(?:na|kwa hiyo|basi|lakini) )?(?=(?:je|nini|naweza|(?:ni|u"
    r"|tu)?nawezaje|nifanyeje|ninaweza|unaweza|vipi|kwa ?nini|wapi|nani|lini|una|unapendekeza|kuna"
    r"|gani|nifanye\w*|nipike|ni\w+ (?:nini|gani|ipi)|tafadhali|ninunue|nile|niende|utapendekeza"
    r"|ungependekeza|nianze|(?:ni|na|tu|u)\w+ (?:\w+ )?(?:nini|gani|ipi|wapi|vipi|lini|ngapi)"
    r"|dawa gani|zawadi gani|nimpikie|nimnunulie|nitumie|ni\w{3,}(?:ie|lie"
    r"|shie)|nisaidie|niandalie|nipe|nisaidie|kuna)\b)|[,;.—–!](?! (?:sivyo|si ndiyo|sio|siyo|au"
    r"|kweli|ni kweli|unakumbuka|sawa|eti)\b[^,]{0,25}$)(?= (?!(?:mimi|mi|na\w+|nina\w+)"
    r" )[^,;.!]*$)|\s(?:na|kwa hiyo|hivyo)\s(?=(?:je|nini|naweza|unaweza|vipi|wapi)\b)"
)
REMEMBER = anycase(
    r"(?:(?:tafadhali |pia |daima |naomba |ningependa |nataka |unapaswa |unatakiwa )*(?:ikumbukwe"
    r"|ifahamike"
    r"|(?:u)?kumbuk[ae]|usisahau(?! ku(?!wa\b)\w)|jua|tunza|kwa kumbukumbu|zingatia|uzingatie|weka"
    r" akilini|(?:ni)?wek(?:a|ee) (?:kwenye )?kumbukumbu|(?:ni)?tunz(?:a|ie) kumbukumbu|hifadhi"
    r"|fahamu|ufahamu|ujue|tambua|elewa|andika"
    r"|kukumbuka)(?: (?:hili|hii|vizuri|tafadhali|hivi|taarifa(?: hii)?|jambo hili|tu"
    r"|kwamba))?(?:\s?[:,]|[:,]? (?:kuwa|kwamba)(?=\s)|(?<=umbuka)(?= )|(?<=sahau)(?= (?:mi|mimi"
    r"|nina|sina|si\w+i)\b))\s+(?!(?:ku\w+a|wakati"
    r"|jinsi|yale|siku ile|lini|nini|vile|zamani|tulipo\w*|nilipo\w*|mimi kesho|hadithi|mambo|tu)\b"
    r"|ili\b)|(?:kumbusho|kumbukumbu|kumbuka)[:,] )"
)
_ABOUT = (
    r"(?:kuhusu |habari (?:za |ya |zote za |zote kuhusu |kuhusu )|mambo (?:ya |yote ya |kuhusu )"
    r"|taarifa (?:zote )?(?:za |ya |kuhusu )|kumbukumbu (?:zote )?(?:ya |za |kuhusu )|data (?:za "
    r"|ya )|suala la |swala la )"
)
FORGET = anycase(
    r"(?:tafadhali |naomba |hebu )?(?:(?:sahau|usahau|puuza|futa|ufute|ondoa|uondoe|achana na)(?:"
    r" (?:kabisa|tu|tafadhali))? (?:(?:yale|yote|kile|hayo|kila kitu|vyote|zote|ile|zile|hizo)"
    rf" )*(?:(?:nili(?:cho|yo|vyo)?\w*(?:sema|kuambia|eleza)\w* )?(?:{_ABOUT}|kwamba |kuwa"
    r" )(?:nilikuwa (?:naishi |nafanya kazi |natumia )|niliwahi kuishi )?|(?=mimi\b|napenda"
    rf"|ninapenda|nina\w+)|(?=(?!(?:swali|maswali|ujumbe|jibu|maneno|ombi|amri|maagizo"
    rf"|msimbo)\b)[a-z][\w ]{{1,40}}? {MY}\b))|usi(?:ku|zi|i)?kumbuke tena (?:{_ABOUT})?)"
)
FORGET_ATTRIBUTE = anycase(
    r"(?:tafadhali )?(?:sahau|usahau|futa|ondoa)(?: (?:tu|kabisa))?"
    rf" (?:(?P<favourite>[a-z][\w -]{{0,40}}?)(?: {MY})? (?:ni\w{{0,7}}pend\w+|pendwa)(?: zaidi)?"
    rf"|(?:jina la )?(?P<attribute>{ATTRIBUTE_NAMES}|{RELATION_NAMES}) {MY}(?: ya kuzaliwa| ya"
    r" simu)?)(?: (?:ya|la|wa|cha) (?:zamani|kwanza))?"
    r"(?: (?:kwenye|katika|kutoka) (?:kumbukumbu|hifadhi)\w*(?: (?:yako|zako))?)?[.!\s]*$"
    + FORGET_ASKED
)
ASKS = anycase(
    r"(?:\b(?:nini|gani|wapi|lini|nani|vipi|ipi|yupi|ngapi)(?: (?:jamani|hasa|vile|sasa|basi"
    r"|tafadhali|eti))*[\s.]*$|\Aje\b|, (?:sivyo|si ndiyo|sio|siyo|au)[\s.]*$|\bni nini\b"
    r"|\bunakumbuka[\s.]*$)"
)
"""A question that need not end in a question mark."""
