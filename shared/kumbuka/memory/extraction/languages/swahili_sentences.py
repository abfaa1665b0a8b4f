"""Where Swahili statements begin and end, and which sentences state nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_parts import MY, anycase
from kumbuka.memory.extraction.languages.swahili_words import ATTRIBUTE_NAMES, RELATION_NAMES

SPEAKING = (
    r"(?:ni(?:na|me|ta|li|sha|ki|napo|nge(?=penda|taka))\w{2,}|nina\b|nna\b|nna\w{2,}|na(?:ishi"
    r"|kaa|fanya|penda"
    r"|pendelea|tumia|toka|itwa"
    r"|chukia|zungumza|ongea|endesha|miliki|soma|jifunza|ugua|ogopa|cheza|kunywa|kula|furahia"
    r"|andika|jua|fuga|somea|fahamu|amka|lala|vuta|kerwa|thamini|vutiwa)\w*"
    r"|na(?!mba|mna|dharia|fasi|kala|dra|ni\b|ne\b|mi\b|si\b|we\b|ye\b|yo\b|zo\b|lo\b|zi\b|nga\b"
    r"|fsi|saba|faka|uli\b|am\b|nasi)\w{2,}[aiu]\b|tuna\b"
    r"|(?:si(?!si\b|mu\b|ku\b|o\b|a\b|kio\b|mba\b)|hatu)\w*i\b|sina\b|sija\w+|siwezi"
    r"|tu(?:na|me|ta|sha|ki|li)\w{2,}|ni[kp]o (?:na|kwenye|katika|field|mwaka|kidato|form|std"
    r"|darasa|chuo|year)|huwa\b"
    r"|siku zote (?:ni|hu)\w+)"
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
    r"(?:tafadhali[, ]+)?(?:unaweza|waweza|ungeweza"
    r"|naomba) (?:tafadhali )?(?=(?:ku)?kumbuka"
    r" (?:kuwa|kwamba)\b|.{1,80}\b(?:kuanzia sasa|siku zijazo|siku zote)\b)"
)
OPENER = anycase(
    r"(?:[\s\"(*_–—-]+|(?:(?:habari|hujambo|jambo|mambo(?: vipi)?|vipi|niaje|salamu|shikamoo|hi"
    r"|hello|halo)"
    r"(?: (?:yako|zenu|gani|za (?:asubuhi|mchana|jioni|leo)|rafiki|kumbuka|wote))?"
    r"|asante(?: sana| kwa \w+(?: \w+)?)?|ahsante(?: sana)?|sawa(?: sawa)?|haya|ndiyo"
    r"|ndio|hapana|ok(?:ay)?|naam|kwa kweli|kusema (?:kweli|ukweli)|ukweli ni kwamba"
    r"|kwa hakika|btw|fyi|ujue|jua(?: tu)?(?: kwamba| kuwa)|kwa taarifa(?: yako)?|taarifa"
    r"|sahihisho|marekebisho|samahani"
    r"(?:,? nilikosea|,? namaanisha)?|nilikosea|namaanisha|bado|lakini|ila|na|pia"
    r"|hata hivyo"
    r"|basi|kwa hiyo|hivyo|halafu|kisha|mwishowe|hatimaye|zamani|hapo awali|awali|sasa|kwa sasa"
    r"|leo|siku hizi"
    r"|hivi karibuni|jambo (?:moja|lingine)|kitu (?:kimoja|kingine)|zaidi ya hayo|kuhusu"
    r" mimi|kuhusu (?:kazi|familia) yangu|muktadha|kwa bahati (?:nzuri|mbaya)|kwa upande"
    r" wangu|binafsi|kwa maoni yangu|nadhani|nafikiri|naamini|kwanza|pili|mwisho|kwa"
    r" kawaida(?=,)|mabadiliko ya mpango|kama (?:nilivyosema|nilivyokuambia|unavyojua)"
    r"|tangu (?:utotoni|zamani|nizaliwe)|mwezi ujao(?= natimiza)|(?:mwaka|mwezi) huu"
    r"|nimebadili(?:sha)? mawazo|kwa sababu|kwa kuwa|tangu (?:mwaka|mwezi|wiki) \w+"
    r"|kumbukumbu|oh|ah|aha|lo|jamani|kwanza kabisa|pamoja na hayo|ikiwezekana"
    r"|tangu (?!lini|hapo)\w+(?: \w+){0,3}?(?=,? (?:si|hatu|na|nina|tuna)\w{3,}[ai]\b)"
    r"|kuanzia (?:kesho|wiki ijayo|mwezi ujao|jumatatu)|kazini|nyumbani)"
    rf"(?:[,:!.;–—-]+\s*|\s+(?=(?:{SPEAKING}|mimi\b|sisi\b|tafadhali|kumbuka|niite|jina"
    r"|dada"
    r"|kaka|mke|mume|mama|baba|mtoto|rangi|chakula|mi\b|usi\w+e|sasa|bosi|mbwa|paka|kihariri"
    r"|kwamba|kuwa|siku yangu|umri|[a-z]+ {MY} (?:ni|iko|yako|yapo|ina|una)\b))(?:kwamba |kuwa )?)"
    r"|(?:kabla ya|baada ya|wakati wa)(?: \w+){1,3}?,? (?=huwa\b|ni(?:na|me)|daima\b"
    r"|hu\w+a\b)"
    r"|(?:asubuhi|jioni|usiku|mchana|(?:siku za )?(?:wikendi|kazi|mapumziko)|jumapili"
    r"|jumamosi),? (?=huwa\b|nina"
    r"|hu\w+a\b)"
    r"|tafadhali[, ]+(?!andika|tafsiri|nisaidie)|(?:ni(?:na|li)?(?:dhani|fikiri|amini"
    rf"|sema|shakuambia|kuambia|jua))(?: kwamba| kuwa)? (?={SPEAKING}|mimi\b)"
    rf"|(?:unapaswa|inabidi|lazima) (?:ku|u)ju[ae] (?:kuwa|kwamba) )"
)
BLOCKED = anycase(
    r"(?:je|kama(?! (?:nilivyo|kawaida|unavyo|mtu|mwalimu|daktari))|ikiwa|iwapo|endapo"
    r"|laiti|lau|(?:mimi )?(?:ni|tu|u|a)(?:nge|ngeli)(?!(?:penda|pendelea|taka)(?: kuwa"
    r"| kwamba)? (?:u(?:ni|si|tu)?\w+[eu]\b|majibu))\w+|(?:ni?na|natu|tuna)tamani"
    r"|(?:ni?na|tuna)"
    r"(?:taka|hitaji|omba|tumaini|panga|tarajia|jaribu|jiuliza|waza)(?! (?:kuwa "
    r"|kwamba )?"
    r"(?:u(?:ni|si|tu)?\w+e\b|majibu|maelezo))|labda|eti\b|kwa mfano|siku moja|leo|kesho|jana"
    r"|juzi|asubuhi (?:hii|ya leo)|huenda|pengine|tuseme|fikiria"
    r"|chukulia"
    r"|jifanye|tuchukulie|tufanye|nani|nini|wapi|lini|kwa ?nini|mbona|vipi|(?:jinsi"
    r"|namna)(?! [^:?]{3,60}:)"
    r"|ni(?:na)?wezaje|(?:ni?na|tuna)weza|nifanyeje|nifanye|una(?!po\w+)(?!weza kuniita)\w+"
    r"|ume\w+|unge\w+"
    r"|(?:tafadhali )?(?:andika(?! (?:majibu |maelezo |jibu )?(?:yako )?kwa )(?! h(?:ii|ivi"
    r"|ili)\s?[:,])|niandikie|tafsiri|fupisha"
    r"|nisaidie|rekebisha"
    r"|nionyeshe|nielekeze|niambie|nieleze|eleza(?! (?:kwa|mambo))|tunga|orodhesha"
    r"|tengeneza"
    r"|pendekeza|nipendekezee|nitafutie|tafuta|hesabu(?! [zy]a)|badilisha|ongeza|angalia|kagua"
    r"|nikumbushe|toa(?! (?:majibu|mifano|vyanzo))|nipe(?! (?:majibu|mifano))|linganisha"
    r"|changanua)|sijui|sina (?:uhakika"
    r"|hakika)"
    r"|sidhani|sijawahi(?! (?:kula|kunywa|kuvuta|kupenda)\b)|siku?sema|sikumaanisha|simaanishi|si"
    r" (?:kweli|kwamba|kuwa)|sio"
    r" (?:kweli|kwamba)|haimaanishi|natumai\w*|ninatumai\w*|nusura|nilikuwa(?! (?:na|nina"
    r"|niki)\w+ [^,]{2,60}, (?:lakini |ila )?(?:sasa|siku hizi|kwa sasa|nime|tume))|nilitaka"
    r"|niko (?:kwenye (?:basi|gari|treni|foleni|simu|mkutano|kikao)|nje|njiani|sawa|tayari|hapa)"
    r"|nipo nyumbani"
    r"|nime(?:choka|changanyikiwa|toka(?= (?:sokoni|kazini|shuleni|nje|safari|hospitali|chuo|sasa"
    r"|$))|fika|rudi|lala|amka|kula|kunywa|soma|ona|sikia"
    r"|pata (?:kosa|hitilafu)|rekebisha)\b"
    r"|nina (?:njaa|kiu|usingizi|haraka|mpango|swali|tatizo(?! la)|wazo|shida (?:na|kwenye)|ndoto"
    r"|hamu ya|kikao (?:leo|kesho))"
    r"|ninge(?!penda|taka)\w+|nasubiri|nakuja|natafuta|naangalia|nauliza|nahitaji|natumaini"
    r"|nachagua|nakubaliana"
    r"|natania|kama msaidizi|mtu (?:mwenye|mmoja|anaye\w+)|watu (?:wenye|wanao\w+)|mapishi ya"
    r"|tofauti (?:ya|kati)"
    r"|inasemekana|hivi (?=mimi|mi\b|ni)|hivi ni|tunaomba|naomba (?:msaada|unisaidie)|sikuwahi)\b"
)
REPORTED = anycase(
    rf"\b(?:(?:a|wa)(?:na|li|me|ka|napo)?(?:ni|tu|ku|m)?{_SAY}\w{{0,4}}|hu(?:ni|tu)?"
    r"(?:sema|ambia)|kulingana na|kwa mujibu wa|inasemekana|eti|asema|wasema|walidai"
    r"|mashairi ya|maneno ya wimbo|unasema hivi|anasema|nukuu|wimbo unasema|natania|utani"
    r"|nadanganya|haha(?:ha)* ?$)\b"
)
SCENE = anycase(
    r"(?:(?:tafadhali |hebu )?(?:andika|niandikie|tunga|nitungie|simulia|nisimulie"
    r"|tuandike"
    r")(?: \w+)? ?(?:hadithi|shairi|barua|insha|mazungumzo|tamthilia|wimbo|riwaya|mchezo"
    r"|hotuba|ngano|tangazo)|jifanye|fikiria|hebu (?:tuigize|fikiria|tujifanye|tuseme)"
    r"|tuigize|wewe ni (?!rafiki)|chukulia|igiza|katika (?:hadithi|riwaya|tamthilia"
    r"|mchezo|igizo|tukio) (?:hii|hili|hiyo|yangu|huu)|tuseme|laiti)"
)
MATERIAL = anycase(
    r"\b(?:tafsiri|nitafsirie|itafsiri|utafsiri|translate)\b(?! ya\b)"
    r"|\A(?=[^:]*:)(?:.*?\b"
    r"(?:fupisha|hariri|sahihisha|rekebisha|boresha|changanua|kagua|soma|pitia"
    r"|endeleza"
    r"|badilisha)\b.*:\s*(?:\S.*)?$|.*?\b(?:haya|hii|hapa|huu|yafuatayo|ifuatayo"
    r"|hapa chini"
    r")\b.{0,60}\b(?:maandishi|barua|makala|ujumbe|msimbo|logi|insha|hadithi|hati|aya"
    r"|mazungumzo|maneno)\b.*:\s*$"
    r"|ni\w{2,}i[ea]\b.{0,40}\b(?:barua|ujumbe|makala|insha|hotuba|taarifa|maandishi|aya)\b.*:\s*$)"
)
CLAUSE_BREAK = anycase(
    r"[\s;,—–](?:(?<=[;—–])|(?<=,)(?<!mimi,)(?<!\bmi,)(?<!amua,)(?<!umbuka,)(?<!ahau,)|(?<=\s)"
    r"(?<!mimi\s)(?<!\bmi\s)(?:-\s|(?:na|lakini|ila|bali|halafu|kisha|hivyo|kwa hiyo|ingawa|pia"
    r"|huku"
    r"|ijapokuwa)\s))"
    r"\s*(?:(?:na|lakini|ila|halafu|kisha|ingawa|huku|ijapokuwa|pia|hivyo|bali|kwa hiyo) )?"
    rf"(?:(?=(?:(?:sasa|pia|kwa sasa|siku hizi) )?(?:{SPEAKING}|mimi\b|jina {MY}"
    rf"|(?:umri|kazi|makazi|lugha|mzio|mke|simu|gari) {MY}|(?-i:K)i[a-z]+ (?:pia )?naki\w+|wala"
    rf" (?:si|hatu)\w+i |(?:kwa sasa |siku hizi |sasa )?makazi |(?:duka|shamba|gari|mtoto|mke"
    rf"|mume) {MY} |(?:{RELATION_NAMES}) {MY} (?=a(?:na|me|li|si)|ni\b|wa(?:na|me|li)|hu\w|ha\w"
    rf"|huwa)"
    rf"|tafadhali\b|niite\b|kumbuka\b|mi (?=n|s)|\w+ (?:nili|nime|nisha)acha\b"
    r"|(?:rangi|chakula|kinywaji|kihariri) ni\w*pend))|(?P<elided>(?=ana(?!ye"
    r"|o)\w{3,}|ana (?:mzio|aleji|umri|miaka)\b|hapendi\b)))"
)
BEFORE_QUESTION = anycase(
    r"(?:[,;.—–]|\s-\s)\s*(?:(?:na|kwa hiyo|basi|lakini) )?(?=(?:je|nini|naweza"
    r"|ninaweza|unaweza|vipi|kwa ?nini|wapi|nani|lini|una|unapendekeza|kuna"
    r"|gani"
    r"|nifanye\w*|nipike|ni\w+ (?:nini|gani|ipi)|tafadhali|ninunue|nile|niende"
    r"|utapendekeza|ungependekeza|nianze|dawa gani|zawadi gani|nimpikie|nimnunulie|nitumie"
    r"|ni\w{3,}(?:ie|lie|shie)|nisaidie|niandalie|nipe|nisaidie|kuna)\b)"
    r"|[,;.—–!](?! (?:sivyo|si ndiyo|sio|siyo|au|kweli|ni kweli|unakumbuka|sawa"
    r"|eti)\b[^,]{0,25}$)(?= (?!(?:mimi|mi|na\w+|nina\w+) )[^,;.!]*$)|\s(?:na|kwa hiyo|hivyo)\s"
    r"(?=(?:je|nini|naweza|unaweza|vipi|wapi)\b)"
)
REMEMBER = anycase(
    r"(?:(?:tafadhali |pia |daima |naomba )*(?:(?:u)?kumbuk[ae]|usisahau(?! ku(?!wa\b)\w)|jua"
    r"|tunza|kwa kumbukumbu|zingatia"
    r"|uzingatie"
    r"|weka akilini|weka (?:kwenye )?kumbukumbu|hifadhi|fahamu|ufahamu|ujue|tambua|elewa|andika"
    r"|kukumbuka)(?: (?:hili|hii|vizuri|tafadhali|hivi|taarifa(?: hii)?|jambo hili|kwamba))?"
    r"(?:\s?[:,]|[:,]? (?:kuwa|kwamba)(?=\s)|(?<=umbuka)(?= ))\s+(?!(?:ku\w+a|wakati"
    r"|jinsi|yale|siku ile|lini|nini|vile|zamani|tulipo\w*|nilipo\w*|mimi kesho"
    r"|hadithi|mambo|tu)\b|ili\b)|(?:kumbusho|kumbukumbu|kumbuka)[:,] )"
)
_ABOUT = (
    r"(?:kuhusu |habari (?:za |ya |zote za |zote kuhusu |kuhusu )|mambo (?:ya |yote ya |kuhusu )"
    r"|taarifa (?:zote )?(?:za |ya |kuhusu )|kumbukumbu (?:zote )?(?:ya |za |kuhusu )|data (?:za "
    r"|ya )"
    r"|suala la |swala la )"
)
FORGET = anycase(
    r"(?:tafadhali |naomba |hebu )?(?:(?:sahau|usahau|futa|ufute|ondoa|uondoe"
    r"|achana na)(?: (?:kabisa"
    r"|tu|tafadhali))? (?:(?:yale|yote|kile|hayo|kila kitu|vyote|zote|ile|zile|hizo) )*"
    rf"(?:(?:nili(?:cho|yo|vyo)?\w*(?:sema|kuambia|eleza)\w* )?(?:{_ABOUT}|kwamba |kuwa )"
    r"(?:nilikuwa (?:naishi |nafanya kazi |natumia )|niliwahi kuishi )?|(?=mimi\b|napenda|ninapenda"
    rf"|nina\w+))|usi(?:ku|zi|i)?kumbuke tena (?:{_ABOUT})?)"
)
FORGET_ATTRIBUTE = anycase(
    r"(?:tafadhali )?(?:sahau|usahau|futa"
    r"|ondoa)(?: (?:tu|kabisa))? (?:(?P<favourite>[a-z][\w -]{0,40}?)"
    rf"(?: {MY})? (?:ni\w{{0,7}}pend\w+|pendwa)(?: zaidi)?|(?:jina la )?"
    rf"(?P<attribute>{ATTRIBUTE_NAMES}|{RELATION_NAMES}) {MY}"
    r"(?: ya kuzaliwa| ya simu)?)[.!\s]*$"
)
ASKS = anycase(
    r"(?:\b(?:nini|gani|wapi|lini|nani|vipi|ipi|yupi|ngapi)(?: (?:jamani|hasa|vile|sasa|basi"
    r"|tafadhali"
    r"|eti))*[\s.]*$|\Aje\b|, (?:sivyo|si ndiyo|sio|siyo|au)[\s.]*$|\bni nini\b"
    r"|\bunakumbuka[\s.]*$)"
)
"""A question that need not end in a question mark."""
