"""Swahili requests about how to answer: always, never, whenever, and in what form."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.swahili_frames import STYLE
from kumbuka.memory.extraction.languages.swahili_parts import frame
from kumbuka.memory.extraction.table import Frame

_ANSWER = (
    r"(?:ni|uni|u|tu)?(?:jibu|jibie|andike|andikie|zungumze|zungumza|ongee|ongea|ongeleshe|eleze"
    r"|elezee|eleza"
    r"|fafanulie)"
)
_ALWAYS = (
    r"(?:(?:kuanzia|toka|tangu) (?:sasa|leo|hapa)(?: na kuendelea)?|siku zijazo|baadaye|siku zote"
    r"|daima|kila mara|kila wakati|kila unapojibu|wakati wote|kila unaponijibu|kila ukijibu|kila"
    r" ukinijibu)"
)
_DO = (
    r"(?:tumia|tumie|ni?pe|nipe|niite|epuka|weka|weke|toa|toe|andika|anza|maliza|ongeza|hakikisha"
    r"|fanya|taja|orodhesha|onyesha|eleza|fupisha)"
)
_MANNER = (
    r"(?:emoji\w*|neno \w+|(?:sana|mengi|kirefu)(?= (?:uki|unapo))|vikaragosi|emoticon|jargon"
    r"|markdown|lugha (?:rasmi|ngumu|ya \w+)|maneno (?:magumu"
    r"|ya \w+|mengi)|alama za mshangao|istilah\w*|vitone|misimu|majibu \w+|maelezo (?:mengi|marefu)"
    r"|(?-i:K)i(?:swahili|ingereza|faransa|arabu)\S*|msamaha|radhi|utangulizi|hitimisho|salamu|sifa"
    r"|pongezi|aya \w+|sentensi \w+|orodha|insha|tahadhari|maonyo|mzaha|utani|swali langu|maswali"
    r"|kirefu(?=[.!]*$)|kingereza|kizungu|jedwali|majedwali|sentensi ndefu|kiingereza|porojo)"
)
_HOW = (
    r"(?:kwa (?:lugha ya )?(?:(?-i:K)i[a-z]{3,}|sheng|kiswahili|kiingereza)|(?:(?:kwa|na)"
    r" )?ki(?:zungu"
    r"|swahili|ingereza)|kwa (?:ufupi|kifupi"
    r"|kina|vitone|jedwali|undani|urefu|lugha rahisi|lugha rasmi|lugha nyepesi|lugha \w+|sentensi"
    r" \w+|aya \w+|heshima|mistari \w+|maneno \w+|upole|hatua|mifano)|sheng|kama una\w+ \w+|kwa"
    r" (?:pointi|hoja|vipengele|herufi \w+)|kama (?:mwalimu|mshkaji|kaka|dada|rafiki"
    r"|mtaalamu|mtoto)|kifupi|moja kwa moja|mafupi|marefu)"
)

INSTRUCTIONS: tuple[Frame, ...] = (
    frame("usiniite acha usiniitage", r"(?P<negated>usiniite|usiniitage|acha kuniita|msiniite)"
          r" (?P<object>\S.*)", "instruction"),
    frame("kila nikiuliza nikiomba ninapouliza ninapoomba nikikuuliza nikikuomba ninapokuuliza"
          " ninapokuomba nikitaka",
          r"(?:kila )?ni(?:ki|napo)(?:ku)?(?:uliza|omba|taka)\b[^,]{0,60}, (?:tafadhali |daima )*"
          r"(?!kwanza|huwa|lazima|n(?:in)?a\w{3,}a\b)(?P<negated>usi)?(?P<object>\w+ \S.*)",
          "instruction"),
    frame("", rf"{_ALWAYS},? (?:tafadhali |uwe )*(?P<object>(?P<negated>usi)?(?:{_ANSWER}"
          rf"|{_DO})\b.*)",
          "instruction", needs=("anzia", "angu", "iku", "aima", "ila", "aadaye", "akati", "oka")),
    frame("", rf"(?P<object>(?:{_ANSWER}|andika|nipe majibu|toa majibu) (?:(?:daima|tu"
          r"|maswali yangu|nami|kila mara|kila wakati|na mimi|majibu|mimi|siku zote)"
          rf" )*{_HOW}\b(?!.*\b(?:hii|hili|hilo|hiyo|ifuatayo|haya)\b).*)",
          "instruction", needs=("ib", "ndik", "ungum", "nge", "lez", "afan")),
    frame("tumia", r"(?P<object>tumia (?:lugha (?:rahisi|rasmi|nyepesi|ya (?:kirafiki|heshima"
          r"|kawaida|mtaani|upole)|ya (?-i:K)i\w+)|(?-i:K)i(?:swahili|ingereza|faransa|jerumani"
          r"|arabu|hispania|reno|china)|vipimo vya \w+|metriki|selsiasi|kilomita|shilingi|dola"
          r"|gramu|lita"
          r"|sentimita|mfumo wa metriki|mfumo wa saa 24|vitone|orodha|mifano|jedwali)\b"
          r"(?!.*\b(?:hii|hili|hilo|hiyo)\b).*)", "instruction"),
    frame("uwe naomba", r"(?:naomba )?uwe (?P<object>una(?:ni|tu)?(?:jibu|elez|andik|tumi|fafanu"
          r"|pa\b|weka"
          r"|toa|taj|ongea|zungumz)\w* \S.*)", "instruction"),
    frame("usinipe usinipendekezee usinitajie usiniambie usinieleze", r"(?P<negated>usini(?:pe"
          r"|pendekezee|tajie|ambie|eleze)) (?P<object>(?:kuhusu|habari za|mapishi|chakula"
          r"|vyakula|maelezo|ushauri|maoni|vidokezo|filamu|mifano"
          r"|mapendekezo)\b"
          r"(?!.*\b(?:hii|hili|hiyo|haya)\b).*)", "instruction"),
    frame("andika weka taja onyesha", r"(?P<object>(?:andika|weka|taja|onyesha) (?:bei|tarehe"
          r"|vipimo"
          r"|umbali|joto|uzito)(?: zote| yote| vyote)? (?:kwa|katika) (?!.*\b(?:hii|hili"
          r"|hiyo)\b)\S.*)",
          "instruction"),
    frame("bei tarehe vipimo umbali joto uzito kiasi", r"(?P<object>(?:bei|tarehe|vipimo|umbali"
          r"|joto|uzito|kiasi)(?: (?:zote|yote|vyote|wote))? (?:[iuyzv]i?a?(?:andike|we|tumie"
          r"|wekwe|onyeshe))"
          r" (?:kwa|katika) (?!.*\b(?:hii|hili|hiyo)\b)\S.*)", "instruction"),
    frame("usiwe", r"(?P<negated>usiwe) (?:na )?(?P<object>(?:rasmi|mkali|maneno|maelezo|porojo"
          r"|mzungumzaji|mrefu)\b.*)", "instruction"),
    frame("usisahau", r"usisahau (?P<object>ku(?:taja|weka|toa|eleza|jibu|andika|tumia)\w* .*\b(?:"
          r"daima|kila|siku zote)\b.*)", "instruction"),
    frame("eleza nieleze jibu nijibu fafanua onyesha toa weka", rf"(?P<object>(?:{_ANSWER}|{_DO}"
          rf"|fafanua) [^,;]{{2,60}}?"
          r" kila (?:nina|niki|unapo|uki)\w+.*)", "instruction"),
    frame("jibu nijibu unijibu eleza andika epuka", rf"(?:{_ANSWER} )?(?P<negated>bila|epuka)(?:"
          rf" (?:kutumia|kuweka|kutoa|matumizi ya))? (?P<object>{_MANNER})(?: (?:katika|kwenye)"
          rf" [^,;]*)?"
          r"(?=[.!]*$)", "instruction"),
    frame("", rf"{_ALWAYS},? (?P<object>majibu(?: yako)?(?: yote)? (?:yawe|yasiwe|yasizidi) \S.*)",
          "instruction", needs=("majibu",)),
    frame("kila", r"kila jibu (?P<object>(?:liwe|lazima|uwe|weka|liwe na)\b.*)", "instruction"),
    frame("nenda enda", r"(?P<object>(?:nenda|enda) moja kwa moja\b.*)", "instruction"),
    frame("usiniulize usiulize usitumie usiweke epuka acha wacha bila usiandike usinipe"
          " usiniandikie"
          " usichanganye"
          " usiombe usirudie"
          " usianze usimalize usiongeze usitoe usinijibu usijibu punguza usinielezee",
          r"(?P<negated>usi(?:ni)?(?:tumie|weke|andike|pe|ulize|andikie|changanye|ombe|rudie|anze"
          r"|malize|ongeze|toe|jibu|elezee|wekee)|epuka|w?acha (?:kutumia|kuomba|kurudia|kuweka"
          r"|kuandika)|bila|punguza)(?: (?:kutumia|na|kwa|tena))* "
          rf"(?P<object>{_MANNER}(?!.*\b(?:hii|hili|hilo|hiyo|haya|hizo)\b).*?)(?: (?:kwenye"
          rf"|katika|kwa)"
          r" (?:majibu|maelezo|jibu)(?: (?:yako|yote|lako))*)?[.!]*$", "instruction"),
    frame("sitaki hatutaki hakuna usiwe majibu jibu", r"(?P<negated>sitaki|hatutaki|hakuna haja ya"
          r"(?: kutumia| kuweka)?|usiwe (?:na|unatumia|ukitumia|unaweka)|(?:majibu|jibu)(?: yako|"
          r" lako)?"
          rf" (?:yasiwe|lisiwe)(?: na)?) (?P<object>{_MANNER}(?!.*\b(?:hii|hili|hiyo)\b).*?)(?:"
          rf" (?:kwenye"
          r"|katika|kwa) (?:majibu|maelezo|jibu)(?: (?:yako|yote|lako))*)?[.!]*$", "instruction"),
    frame("napenda ninapenda ningependa", rf"(?:ni)?n(?:a|ge)penda (?P<object>u(?:ki|napo)ni\w+"
          rf" {_HOW}\b.*)", "instruction"),
    frame("unapojibu unaponijibu ukijibu ukinijibu unapoandika ukiandika"
          " unapoeleza ukieleza unaponieleza"
          " unaponipa ukinipa ukinieleza ukiniandikia unaponiandikia kila", r"(?:kila )?(?:unapo"
                r"|uki)(?:ni)?(?:jibu|andika|andikia|eleza"
          r"|elezea|pa)\b[^,]{0,30}?,? (?:tafadhali |daima )?(?P<negated>usi)?(?P<object>(?:tumia"
          r"|tumie|weka|weke|toa"
          r"|jibu|taja|anza|nipe|andika|eleza|hakikisha|fanya|ongeza|kuwa)\b.*)", "instruction"),
    frame("unapojibu unaponijibu ukijibu ukinijibu", r"(?:unapo|uki)(?:ni)?jibu\b[^,]{0,30},"
          r" (?:tafadhali )?(?P<negated>usi)?(?P<object>\S.*)", "instruction"),
    frame("", r"(?P<negated>usi)(?P<object>(?:ni|tu)?\w+e (?!.*\b(?:h[iuao]\w{1,2}o|h[iua]\w{1,2}"
          r"|ile|lile|kumbuke)\b).*\b(?:kamwe|tena|daima|kila mara)\b.*)",
          "instruction", needs=("usi", "Usi")),
    frame("majibu fanya hakikisha", rf"(?P<object>(?:(?:fanya|hakikisha) )?majibu(?: yako)?(?:"
          rf" yote)? (?:yawe"
          rf"|ni lazima yawe|yaandikwe(?= kwa)|yasiwe|yasizidi(?= )|yasipite(?= )) ?(?:(?<=zidi"
          rf" )\w+ \w+|(?<=pite"
          rf" )\w+ \w+|{STYLE}|{_HOW}).*)", "instruction"),
    frame("nipe toa weka tumia taja onyesha fupisha",
          rf"(?P<object>{_DO} [^,;]{{2,80}}?(?: (?=kila (?:unapo|uki|ninapo|niki)\w+.*)"
          r"| (?:siku zote|daima|kila mara|kila wakati)(?=[.!]*$))).*", "instruction"),
    frame("daima siku kila", rf"{_ALWAYS} (?P<object>{_DO} \S.*)", "instruction"),
)  # fmt: skip
"""The first is tried before names: "usiniite bosi" gives none."""

FORGET_ASKED = (
    r"|(?:tafadhali )?(?:sahau|futa|ondoa)(?: kuhusu)?"
    r" (?:(?P<asked_home>(?:mahali |sehemu |mji )?(?:nina|na)(?:po|ko|mo)?ishi(?: wapi)?)"
    r"|(?P<asked_employer>(?:mahali )?(?:nina|na)(?:po|ko)fanya kazi|ninafanya kazi wapi)"
    r"|(?P<asked_name>n?inaitwa nani|naitwa nani)|(?P<asked_age>nina umri gani|nina miaka mingapi)"
    r"|(?P<asked_birthday>(?:nilizaliwa lini|nilipozaliwa))"
    r"|(?P<asked_job>(?:kazi )?(?:ninafanya|ninayofanya|nafanya)(?: kazi)?(?: gani)?)"
    r"|(?P<asked_origin>(?:mahali )?(?:nina|na|nili)(?:po|ko)?toka(?: wapi)?))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
