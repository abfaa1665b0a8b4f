"""Parts of Swahili patterns: persons, tenses, objects inside verbs, days and places.

The verb carries its subject, its tense and often its object in front (`ni-na-i-penda`, "I like
it"), so a frame names stems, and its first words are all the forms that these stems have in a
tense. Spoken language shortens the front ("nishaacha", "mi napenda") and lengthens the end
("napendaga").
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.letter_case import CaseBlind, LazyPattern, case_blind
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

OBJECT = r"(?P<object>\S.*)"
MY = (
    r"(?:yangu|wangu|langu|changu|zangu|vyangu|kwangu|yetu|wetu|letu|chetu|zetu|vyetu"
    r"|angu|(?<=rafiki)angu|(?<=baba)ngu|(?<=mama)ngu|(?<=dada)ngu|(?<=kaka)ngu|(?<=bibi)ngu"
    r"|(?<=babu)ngu)"
)
ME = r"(?:mimi|mi|mie|miye|sisi)"
PRESENT = "nina na tuna ana wana nna twa"
USUAL = "nina na tuna ana wana hu nna"
PERFECT = "nime tume ame wame nili tuli ali wali nika nisha tusha asha nimesha tumesha amesha"
FUTURE = "nita tuta ata wata nta tta"
NOT = "si hatu ha hawa c"
_INSIDE = "m wa u i ki vi li ya zi"
WHEN = (
    r"(?:siku|asubuhi(?: na mapema)?|jioni|usiku|mchana|alfajiri|wiki|mwezi|mwaka|jumatatu|jumanne"
    r"|jumatano|alhamisi|ijumaa|jumamosi|jumapili|mwisho wa \w+|mwanzo wa \w+|wikendi|saa|baada ya"
    r" \w+(?: m\w+)?|kabla ya \w+|tarehe \w+|likizo|weekend)"
)
OFTEN = (
    rf"(?:kila {WHEN}|mara (?:moja|mbili|tatu|nne|tano|nyingi|kadhaa|\w+) kwa (?:siku|wiki|mwezi"
    r"|mwaka)|siku zote|daima|kila mara|kila wakati|mara kwa mara|mara nyingi|kwa kawaida|kwa"
    r" (?:siku|wiki|mwezi|mwaka)(?: moja| mmoja)?)"
)
END = (
    r"(?=(?: (?:sasa|kwa sasa|siku hizi|pia|tu|(?:ha|he|hi){2,}\w?|[^\w\s,;.:!?()]+))*[.!]*"
    r"(?:[,;]|$| sio\b| si\b| na (?:ni|na)| (?:bado|ndo|sasa hivi) ?n))"
)
PROPER = r"(?:dar es salaam\b|(?-i:[A-Z])[\w.&'’+#-]*(?: (?-i:[A-Z])[\w.&'’+#-]*){0,4})"
NAME = (
    r"(?P<object>(?:(?:bwana|bi|mzee|mama|baba|kaka|dada|dkt\.?|dr\.?|fundi|bosi|chifu|mwalimu"
    r"|mchungaji)"
    r" (?=(?-i:[A-Z])|[a-z]{3,14}(?: tu)?(?:[.!,]|$)))?(?!(?:nani|nini|wapi|gani|ipi|lini"
    r"|kwa|na|ni|si|lakini|mimi|wewe|baadaye|kesho|hivyo|hivi|tena|la|ya|wa)\b)[^\s,.!]+"
    r"(?: (?:(?:bin|binti|wa|ya) )?(?-i:[A-Z])[\w'’-]+){0,3})"
)
NOT_HERE = (
    r"(?!(?:.* )?(?<!mradi )(?<!kazi )(?<!timu )(?<!siku )(?<!mwaka )(?<!mwezi )(?<!wiki )(?:hii"
    r"|hiyo|hili|hilo|hiki|hicho|hizi|hizo|haya|hayo|huu|huo|ifuatayo|hapa|hapo)\b(?! (?:wiki|mwezi"
    r"|mwaka|mpya)))"
)
AT = (
    r"(?:(?:katika|kwenye|huko|hapa|jijini|mjini|nchini|karibu na|pale|sasa|kwa sasa|pia|mji wa"
    r"|jiji la|kisiwani|mkoani|mkoa wa|kijiji cha|kijijini|mtaa wa|peke yangu|kikazi|kwa hostel"
    r"|hostel|maeneo ya|pande za|mitaa ya|eneo la|wilaya ya|nje ya) )*"
)
SO = r"(?: (?:sana|pia|zaidi|kabisa|mno|tu|na|kweli|hata|mimi|kwa kweli|vibaya|ajabu))*"
LANGUAGE = (
    r"(?:(?-i:K)i(?!la\b|tu\b|bao\b|na\b)[a-z]{2,}|ki(?:swahili|ingereza|zungu|faransa|jerumani"
    r"|arabu"
    r"|hispania|reno|china|japani|korea|hindi|italia|rusi|haya|chagg?a|sukuma|kikuyu|kuyu|luo|kamba"
    r"|luhya|meru|kisii|gusii|hehe|nyakyusa|gogo|pare|sambaa|digo|giriama|maa?sai|ganda|nyarwanda"
    r"|rundi|somali|turuki|ngoni|makonde|zaramo|nyamwezi|kerewe|jita|kurya|rangi|bena|kinga|pemba"
    r"|unguja|taita|embu|kalenjin|nandi)\b)"
)
"""A name of a language, in small letters only where it is one of those that many speak."""
PLACES = (
    r"(?:dar(?: es salaam)?|dodoma|arusha|mwanza|mbeya|moshi|tanga|morogoro|iringa|songea|tabora"
    r"|kigoma|bukoba|musoma|singida|shinyanga|mtwara|lindi|masasi|zanzibar|unguja|pemba|bagamoyo"
    r"|kibaha|njombe|sumbawanga|geita|babati|kahama|kilimanjaro|nairobi|mombasa|kisumu|nakuru"
    r"|eldoret|thika|malindi|lamu|garissa|kakamega|meru|nyeri|machakos|kitale|kampala|kigali"
    r"|bujumbura|goma|mjini|kijijini|kimara|mbezi|mbagala|kinondoni|temeke|ilala|sinza|ubungo"
    r"|tegeta|kigamboni|kenya|tanzania|uganda|rwanda|ulaya|marekani|uingereza)"
)
"""Names of places to live in, which a product is seldom called by."""
COMPANIES = (
    r"(?:(?:safaricom|vodacom|airtel|tigo|halotel|ttcl|tanesco|tpa|crdb|nmb|nbc|kcb|equity"
    r"|stanbic|mtn"
    r"|azam|bakhresa|google|microsoft|amazon|ikea)\b)"
)
"""Those that many work for, and that nobody lives in."""
I_DO = (
    r"(?:(?:nina|nna|tuna)\w{2,}[aeiu]|na(?!mba|mna|nasi|uli\b|fasi|kala\b|dra|dharia|faka|saba"
    r"|ye\b|hivyo|kadhalika|hata|pia\b|kisha|ni\b|si\b|mi\b|zi\b)\w{2,}[aiu]|ni\w{0,3}po\w+|hu(?!ku"
    r"|ko|yu|yo|u|o\b|ru|duma|zuni|jambo|tuba|sika|enda\b|wa\b)\w+a)\b"
)
"""A verb of what the speaker does, in the present or as a habit."""
PASSING_DOING = (
    r"(?:(?:nina|na|tuna|hu)?(?:pata (?:hitilafu|kosa|tatizo|shida)|sema|ambia|sikia|ona|jaribu"
    r"|sahau|shangaa|jiuliza|fikiri|dhani|amini|taka|omba|hitaji|kuta|jikuta|chelewa kidogo"
    r"|weza|jua|elewa|kosea|shindwa|tafuta|subiri|uliza)\b)"
)
COUNT = (
    r"(?:mmoja|wawili|watatu|wanne|watano|sita|saba|wengi|wa kike|wa kiume|pacha|mapacha|moja|mbili"
    r"|tatu|nne|tano|\d+)"
)
MONTH = (
    r"(?:januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba"
    r"|mwezi wa \w+)"
)
NUMBER = (
    r"(?:(?:kumi|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini)(?: na \w+)?"
    r"|mmoja|miwili|mitatu|minne|mitano|sita|saba|minane|tisa)"
)
REACTION = (
    r"(?:nikila|nikinywa|nikitumia|nikinusa|nikigusa|nikipaka) (?P<object>[^,;]{2,40}?),? (?:huwa"
    r" )?(?:(?:ngozi|mwili|tumbo|mdomo|koo|uso|macho|midomo)(?: y?w?angu)? (?:hu|una|ina|lina|yana"
    r"|linani|inani|unani)(?:washa|vimba|uma|choma|wasika)|(?:na|nina|nata|nita)(?:vimba|washwa"
    r"|wasika|kohoa|tapika|harisha|umwa|pata (?:upele|mzio"
    r"|vipele|mafua)|umia|pumua|toka (?:upele|vipele)|dhurika|chafya))\b.*"
)
REACTING = "nikila nikinywa nikitumia nikinusa nikigusa nikipaka"
"""What somebody is allergic to, by what it does to them."""
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
NEGATIVE: dict[str, Any] = {"polarity": "-"}


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), LazyPattern(said, re.I), category, **rest)


def verb(tense: str, stems: str, after: str, category: str, **rest: Any) -> Frame:
    """A frame that begins with one of the stems in one of a tense's persons."""
    heads = (person + stem for person in tense.split() for stem in stems.split())
    forms = rf"(?:{tense.replace(' ', '|')})(?:{stems.replace(' ', '|')})"
    return frame(" ".join(heads), forms + after, category, **rest)


def holding(stems: str) -> str:
    """The stems, alone and with an object in front ("penda", "ipenda")."""
    return " ".join(
        f"{inside}{stem}" for stem in stems.split() for inside in ("", *_INSIDE.split())
    )


def anycase(said: str) -> CaseBlind:
    return case_blind(said, re.I)
