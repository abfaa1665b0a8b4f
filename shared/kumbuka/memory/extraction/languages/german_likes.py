"""German likes and dislikes, in the many words that people have for them."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    HAVE,
    MID,
    NO,
    OBJECT,
    Said,
    any_verb,
    doing,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_PLAIN = r"(?P<object>(?!es\b|das\b|dich|dir\b|dies|dein|wenn|dass|nicht\b|kein)\S[^,;!?]*?)"
_ENDS = r"(?: (?:echt|total|einfach|sehr|wirklich|auch|halt|ja|immer|übrigens|so|richtig))*[\s.!]*$"
OTHERS_THING = (
    r"(?:(?:das|es|die|der|den|dem|dies\w*|jene\w*|dein\w*|ihr\w*|sein\w*|mein\w*|unser\w*|euer"
    r"|eure"
    r"|was|so|wie|wer|wen|sowas|ja|nein|nee|jetzt|dann|davon|damit|darauf|dafür|darum|deshalb|da"
    r"|hier|dort|gestern|heute|morgen|er|sie|du|ich|wir|und|aber|ob|wenn|weil|dass|leider|letzte\w*"
    r"|nächste\w*|erste\w*|zweite\w*|alles|nichts|klar|sonst|wo|warum|danke|super|beide\w*|lieber"
    r"|am|eigentlich|trotzdem|übrigens|ok|okay|gut|nur|auch|mal|doch|also|na|ach|manchmal|immer"
    r"|vielleicht|gerne?|hoffentlich|gerade|irgendwie|inzwischen|kein\w*)(?![\w-]))"
)
"""Begins what is of another, of the talk itself or of the moment, not of a kind."""
_TOPIC = rf"(?P<object>(?!{OTHERS_THING})[^,;:!?.]{{2,50}}?)"
_OF_TOPIC = (
    r"(?P<object>(?!dir\b|dich\b|das\b|dein|dies|euch\b|ihnen\b"
    r"|meine[rm]\b)[^,;:!?.]{2,50}?)"
)
_VERY = (
    r"(?: (?:voll|total|echt|genau|absolut|wirklich|richtig|einfach|auch|schon immer|irgendwie|eher"
    r"|ganz klar|definitiv|mega|sehr|tierisch|halt|ja|immer|mir|ganz|besonders|super|so|extrem"
    r"|leider"
    r"|eigentlich|überhaupt|gar|persönlich|unheimlich|noch nie|meistens|viel|eben|ehrlich gesagt"
    r"|so ?was von|dermaßen|unglaublich))*"
)
_GOOD = (
    r"(?:super|toll|großartig|klasse|genial|lecker|köstlich|schön|spannend|gut|geil|mega|cool|prima"
    r"|faszinierend|interessant|herrlich|entspannend|hammer|fantastisch|wunderbar|am besten)"
)
_BAD = (
    r"(?:furchtbar|schrecklich|eklig|widerlich|doof|blöd|nervig|ätzend|\w*langweilig|anstrengend"
    r"|grauenhaft|schlimm|scheiße|kacke|öde|überbewertet|abartig|unerträglich|grässlich"
    r"|fürchterlich"
    r"|bescheuert|zum Kotzen|nicht (?:so |sonderlich |besonders )?(?:gut|toll|lecker|spannend))"
)
_MY_THING = (
    r"(?:mein(?:s| Ding| Lebenselixier| Hobby| größtes Hobby| Ein und Alles| Leben)|meine (?:\w+ )?"
    r"(?:Leidenschaft|Welt|Droge|Passion|Liebe|Schwäche|Laster))"
)
_NOT_MY_THING = (
    r"(?:(?:nichts|nix) für mich|nicht (?:so |ganz |wirklich )*(?:mein(?:s| Ding| Fall| Geschmack"
    r"| Bier)|meine (?:Welt|Sache)|mein Ding)|mir (?:ein Graus|zuwider|ein Gräuel)|ein Graus|gar "
    r"nichts für mich|(?:für mich )?tabu(?: für mich)?)"
)
_GLADLY = (
    r"(?:(?:sehr|besonders|wirklich|total|echt|richtig|unheimlich|auch|wahnsinnig|super|mega"
    r"|voll|extrem|leidenschaftlich|schrecklich|furchtbar|ziemlich|eigentlich|am Wochenende|abends"
    r"|immer noch|so|ganz|privat) )*(?:gerne?|am liebsten)"
)

LIKE_FRAMES: tuple[Said, ...] = (
    doing(BE, rf"{MID} (?P<negated>(?:nicht (?:so )?)?{NO} |nicht (?:so )?(?:der |die "
          r")?)?(?:ein(?:e)? "
          r"|der |die )?(?:[\w-]+(?:e|er|es|en) )?(?:Riesen|Mega|Hardcore|Super)?-?(?:fans?|freund"
          r"(?:in)?|liebhaber(?:in)?|anhänger(?:in)?|verfechter(?:in)?) (?:von|der|des|vom) "
          rf"{OBJECT}", "preference"),
    doing(BE, rf"{MID} (?:ein(?:e)? |n |ne |'n |'ne )?(?:leidenschaftliche[rn]?|begeisterte[rn]?"
          r"|passionierte[rn]?|absolute[rn]?|totale[rn]?|eingefleischte[rn]?) (?P<object>"
          r"(?!Anfänger|Laie|Neuling)\S[^,;]*)", "preference"),
    doing(BE, rf"{MID} (?:(?:eher|mehr|so|total|voll|klar|eindeutig|definitiv|absolut"
          rf") )*(?:(?:der|die|ein|eine|Team|fürs?|(?P<negated>{NO})) )+"
          r"(?P<object>(?!Unmensch)[\w-]+(?:trinker|mensch|typ|fan|esser|leser"
          r"|hörer|liebhaber"
          r"|gucker|nascher)(?:in)?)\b.*", "preference"),
    doing(BE, rf"{MID} (?:eher |mehr |total |voll |klar |ganz )*Team (?P<object>\S[^,;]*)",
          "preference"),
    doing(BE, rf"{MID} (?P<negated>nicht )?(?:total |echt |ganz |völlig )*(?:verrückt nach"
          r"|begeistert"
          r" von|süchtig nach|vernarrt in|verliebt in|heiß auf|hin und weg von|abhängig von|wild "
          r"auf"
          rf"|scharf auf) {OBJECT}", "preference"),
    doing("feier", rf"{MID} (?P<object>(?!meinen?\b|heute|morgen|Geburtstag|am\b|mit\b|dich|es\b"
          r"|das\b"
          r"|den\b|im\b|wir|in\b|unser)\S[^,;]*?)(?: (?:total|voll|hart|mega|sehr"
          r"|extrem))*[\s.!]*$",
          "preference"),
    doing("=mags =mag's =liebs =lieb's =mag =liebe =lieb =mögen", r"(?:(?<=s)| es)(?: (?:gern|total"
          r"|richtig|sehr|wenn es|auch|eher))* "
          r"(?P<object>(?!wenn du|nicht|dass|dich)\S[^,;]*)", "preference"),
    doing("=kann =können", rf"{MID}(?: (?:mich|uns)) (?:total |sehr )?für "
          r"(?P<object>(?!dich)[^,;]+?)"
          r" begeistern\b.*", "preference"),
    doing("=kann =können", rf"{MID} ohne (?P<object>(?!dich|deine)[^,;]+?) nicht (?:leben|sein"
          r"|auskommen|arbeiten)\b.*", "preference"),
    doing(HAVE, rf"{MID} (?P<object>(?!mich|dich|es\b|das\b|dir)\S[^,;]*?) (?:(?:immer )?schon "
          r"(?:immer"
          r" )?|immer )(?:sehr |total )?(?:geliebt|gemocht|gern gehabt|toll gefunden)[\s.!]*$",
          "preference"),
    doing(HAVE, rf"{MID} (?:eine? |'?ne? |'?nen )?(?:\w+ )?(?:Schwäche|Vorliebe|Leidenschaft|Faible"
          rf"|Hang|Liebe) (?:für|zu|zur|zum) {OBJECT}", "preference"),
    doing("find", rf"{MID} {_PLAIN}{_VERY} {_GOOD}{_ENDS}", "preference",
          needs=("u", "o", "ö", "e", "ll")),
    doing("find", rf"{MID} {_PLAIN}{_VERY} {_BAD}{_ENDS}", "preference", **_MINUS),
    any_verb(rf"(?P<object>(?!würde|hätte|möchte)[a-zäöüß]{{2,}}e)<subject> {_GLADLY} (?:mit "
             r"(?:mein|unser)\w* [\w-]+|alleine?|draußen|in der Natur)[\s.!]*$", "preference",
             needs=("gern", "liebst")),
    any_verb(r"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte|bräuchte)[a-zäöüß]{2,})<subject>"
             r"(?: (?:wirklich|auch|eigentlich|privat|zuhause|abends|beide|alle|immer))* "
             rf"{_GLADLY} "
             r"(?P<object>(?!würde|hätte|dass|wenn|als\b|nicht\b|dir\b|dich\b|ihnen|euch|wissen"
             r"|mal\b|geschehen)[^,;!?]+?)(?:, (?:vor allem|v\.a\.|besonders|meistens?"
             r"|hauptsächlich|insbesondere|am"
             r" liebsten|zum Beispiel|z\.B\.) "
             r"[^;!?]+?)?[\s.!]*$", "preference", needs=("gern", "liebst")),
    any_verb(r"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte|bräuchte)[a-zäöüß]{2,})<subject>"
             rf" (?!{_GLADLY})"
             r"(?P<object>(?!es\b|das\b|mich\b|dir\b|dich\b|ihnen|euch|nur\b)[^,;!?]+?) "
             rf"{_GLADLY}(?: (?:aus|ein|an|vor|fern|auf))?[\s.!]*$", "preference",
             needs=("gern", "liebst")),
    doing(HAVE, rf"{MID} (?:null|überhaupt keinen|gar keinen|nie|selten|keinen|wenig) Bock auf "
          r"(?P<object>(?!heute|morgen|das\b|dich|dein)\S[^,;]*)", "preference", **_MINUS),
    doing("=kann =können", rf"{MID} (?P<object>(?!mich|mir|es\b|das\b|dir|dem\b|deine)\S[^,;]*?) "
          r"(?:gar |überhaupt |absolut )?(?:nichts|nix|wenig) abgewinnen\b.*", "preference",
          **_MINUS),
    doing("=kann =können", rf"{MID} mit (?P<object>(?!dir|deine|dem Code|dem Fehler|der Meldung)"
          r"\S[^,;]*?) (?:gar |überhaupt |absolut )?(?:nichts|nix|wenig) anfangen\b.*",
          "preference",
          **_MINUS),
    doing("=konnte", rf"{MID} (?P<object>(?!mich|mir|es\b|das\b|dir)\S[^,;]*?) (?:noch )?nie "
          r"(?:leiden|ausstehen|riechen|ertragen|ab)\b.*", "preference", **_MINUS),
    doing("hass verabscheu =hasse", rf"{MID} es(?: (?:total|einfach|wirklich))*,? wenn (?:man |die "
          r"|der "
          r"|das )?(?P<object>(?!du\b|ich (?:nicht|den|die))\S.*)", "preference", **_MINUS),
    doing("hass =hasse verabscheu", rf"{MID} (?P<object>(?!es\b|das\b|dich|dass|wenn)[^,;]+?) "
          r"(?:wie die "
          r"Pest|abgrundtief|über alles)\b.*", "preference", **_MINUS),
    doing("ess =esse =isst trink mag =mögen schau guck", rf"{MID} {NO} (?P<object>(?!Spaß|Stress"
          r"|Lust)"
          r"\S[^,;]*)", "preference", **_MINUS),
)  # fmt: skip

LOVE_FRAMES: tuple[Said, ...] = (
    doing(BE, rf"{MID} nicht so (?:der|die|ein) (?:große |große[rn]? "
          rf")?(?P<object>[\w -]{{2,30}}?)[ -]?(?:fan"
          r"|freund(?:in)?|typ|mensch|esser(?:in)?|trinker(?:in)?)\b.*", "preference", **_MINUS),
    any_verb(r"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte|will|soll|muss)[a-zäöüß]{2,})<subject>"
             r"(?: (?:eigentlich|immer|viel|auch|meistens|generell|grundsätzlich|jetzt"
             r"|inzwischen))* lieber "
             r"(?P<object>(?!nicht\b|dass|wenn|mal\b|noch|erst|später|morgen|heute|bei "
             r"dir)[^,;!?]+?)"
             r"(?:,? (?:als|statt|anstatt) (?P<compared>[^,;!?]+?))?[\s.!]*$", "preference",
             needs=("lieber",)),
    doing(HAVE, rf"{MID} (?:(?:viel|großen|riesigen|richtig|total|immer) )*(?:Spaß|Freude) (?:am|an"
          r"|beim"
          r"|mit|dabei,) (?P<object>(?!dir|der Aufgabe|diese)\S[^,;]*)", "preference"),
    doing("=kann =können =konnte", rf"{MID} es{MID} (?:nicht|nich|gar nicht|noch nie) (?:leiden"
          r"|ausstehen|ab"
          r"|haben|ertragen),? wenn (?:man |die |der |das )?(?P<object>(?!du\b)\S.*)", "preference",
          **_MINUS),
    doing(HAVE, rf"{MID} (?P<object>(?!dich|es\b|das\b|dir)[^,;]+?) (?:(?:schon )?immer (?:schon "
          r")?)"
          r"(?:gehasst|verabscheut|gemieden)[\s.!]*$", "preference", **_MINUS),
)  # fmt: skip

LIKE_CLAUSES: tuple[Frame, ...] = (
    frame("ohne", r"ohne (?P<object>(?!dich|deine)[^,;]{2,40}?) (?:geht|läuft|kann|könnte|komm\w*)"
          r"(?: ich)?(?: (?:bei mir|gar|morgens|einfach|echt|überhaupt))* "
          r"(?:nichts|nix|nicht (?:leben|sein|in die Gänge|aus))\b.*", "preference"),
    frame("auf", rf"auf {_OF_TOPIC} (?:könnte|kann|möchte|will|mag|würde) (?:ich|wir)"
          r"(?: \w+){0,2}? (?:nicht|nie|niemals|ungern) verzichten\b.*", "preference"),
    frame("auf", rf"auf {_OF_TOPIC} (?:hab|habe|haben) (?:ich|wir)(?: (?:echt|total|absolut"
          r"|einfach))* "
          r"(?:null|überhaupt keinen|gar keinen|nie|keinen) Bock[\s.!]*$", "preference", **_MINUS),
    frame("über", rf"über {_OF_TOPIC} geht (?:bei mir |für mich |einfach )?(?:nichts|nix)[\s.!]*$",
          "preference"),
    frame("", rf"{_TOPIC} (?:hat|haben) es mir{_VERY} angetan\b.*", "preference",
          needs=(" angetan",)),
    frame("mit", rf"mit {_OF_TOPIC} (?:bin|werde) ich (?:\w+ )?nie (?:\w+ )?warm\b.*", "preference",
          **_MINUS),
    frame("nichts es nix", r"(?:nichts|nix|es) geht (?:für mich |bei mir )?(?:nichts |nix )?über "
          r"(?:einen? |ein |das |die |den )?(?P<object>(?!deine)\S[^,;]*)", "preference"),
    frame("als", r"als (?:[\w-]+e[rn]? )?(?P<object>[\w-]{3,}?)-?(?:fan|liebhaber|freund|enthusiast"
          r"|junkie"
          r"|sammler|nerd)(?:in)? (?:such|suche|brauch|brauche|hab|habe|bin|will|frag|frage|würd"
          r"|kann|muss"
          r"|interessiert) (?:ich|mich)\b.*", "preference"),
    frame("vor", r"vor (?P<object>(?!dir|allem)[^,;:]{2,40}?) (?:ekele?|ekle|fürchte|graust|graut"
          r"|grause?)"
          r" (?:ich |es )?(?:mich|mir)\b.*", "preference", **_MINUS),
    frame("", rf"{_TOPIC}, (?:bäh|igitt|pfui|würg|nein danke|nee danke|ohne mich|niemals|bloß nicht"
          r"|geht gar "
          r"nicht)[\s.!]*$", "preference", needs=("bäh", "igitt", "pfui", "würg", "danke", "ohne",
          "niemals",
          "nicht"), **_MINUS),
    frame("", rf"{_TOPIC} mach(?:t|en) mich{_VERY} (?:wahnsinnig|verrückt|aggressiv|krank|wütend"
          r"|irre|fertig"
          r"|kirre|nervös)[\s.!]*$", "preference", needs=(" mich",), **_MINUS),
    frame("", rf"{_TOPIC} mach(?:t|en) mich{_VERY} (?:glücklich|froh)[\s.!]*$", "preference",
          needs=(" mich",)),
    frame("", rf"{_TOPIC} (?:ist|sind)(?: (?:für mich|echt|einfach|nur))* (?:die Hölle|ein Albtraum"
          r"|der Horror"
          r"|eine Qual|die Pest|ein No-Go|ein Graus|das Letzte)(?: für mich)?[\s.!]*$",
          "preference",
          needs=("Höl", "höl", "lbtraum", "orror", "Qual", "Pest", "pest", "Letzte", "raus"),
          **_MINUS),
    frame("", rf"{_TOPIC} (?:hab|habe) ich (?:immer schon|schon immer|immer) (?:gehasst"
          r"|verabscheut)[\s.!]*$",
          "preference", needs=(" ich ",), **_MINUS),
    frame("mein", r"mein Herz (?:schlägt|gehört) (?:für )?(?:de[nmr] |das |die "
          r")?(?P<object>\S[^,;]*)",
          "preference"),
    frame("was", r"was ich (?:richtig |wirklich |echt |total |besonders |sehr |am liebsten |am "
          r"meisten "
          r"|immer )*(?:gern )?(?:mag|liebe|esse|trinke|mache|höre|lese)(?: (?:sind|ist)|,? (?:das "
          r")?"
          r"(?:sind|ist)) (?P<object>(?!egal|klar|nicht|dein|doch|hier\b|da\b)\S.*)", "preference"),
    frame("was", r"was ich (?:gar |überhaupt |wirklich |echt |total |absolut |am meisten "
          r")*(?:nicht "
          r"(?:mag|leiden kann|ausstehen kann|abkann)|hasse|verabscheue),? (?:das )?(?:sind|ist) "
          rf"{OBJECT}", "preference", **_MINUS),
    frame("am", r"am (?:aller)?liebsten (?:mag|liebe|hab|habe) (?:ich|wir) (?P<object>(?!es\b|das\b"
          r"|wenn)\S[^,;]*)",
          "preference"),
    frame("am", r"am liebsten (?:ist|sind) mir (?P<object>(?!es\b|das\b|wenn)\S[^,;]*)",
          "preference"),
    frame("lieber", r"lieber (?P<object>[^,;:]{2,30}?) (?:als|statt) (?P<compared>[^,;:]{2,30}?)"
          r"(?: (?:bei mir|für mich|immer))?[\s.!]*$", "preference"),
    frame("bei", r"bei (?P<object>[^,;:]{2,40}?) (?:krieg|kriege|bekomm|bekomme) ich (?:immer "
          r"|echt )*"
          r"(?:die Krise|Zustände|zu viel|einen Anfall|nen Anfall|das Kotzen|Gänsehaut|Pickel"
          r"|Aggressionen)\b.*", "preference", **_MINUS),
    frame("mir", r"mir graut(?:'s| es)? (?:immer )?vor (?P<object>(?!dir|heute|morgen)\S[^,;]*)",
          "preference", **_MINUS),
    frame("mit von", rf"(?:mit|von) {_OF_TOPIC} (?:kann|konnte|halte|halt) ich (?:\w+ )?(?:nichts"
          r"|nix"
          r"|wenig|nicht viel|gar nix)(?: anfangen)?[\s.!]*$", "preference", **_MINUS),
    frame("kein keine nicht", r"(?:bin )?(?:kein|keine|nicht so der|nicht so die) (?:[\w-]+(?:er"
          r"|e) )?"
          r"(?:fan|freund(?:in)?) von (?P<object>[^,;:!?]{2,50}?)[\s.!]*$", "preference", **_MINUS),
    frame("", rf"{_TOPIC} (?:ist|sind|is|bleibt|war)(?: schon immer)?{_VERY} (?:mit Abstand "
          rf")?{_MY_THING}"
          r"[\s.!]*$", "preference", needs=(" mein",)),
    frame("", rf"{_TOPIC} (?:ist|sind|is|war)(?: noch nie)?{_VERY} {_NOT_MY_THING}[\s.!]*$",
          "preference",
          needs=(" mich", " mein", " mir", "Graus", "graus"), **_MINUS),
    frame("", rf"{_TOPIC} (?:mach(?:t|en)|bereite[nt]+|geben?|bring[te]n?) mir{_VERY} (?:Spaß"
          r"|Freude"
          r"|Laune)[\s.!]*$", "preference", needs=(" mir",)),
    frame("", rf"{_TOPIC} (?:geh(?:t|en)) mir{_VERY} (?:auf (?:die Nerven|den (?:Keks|Geist|Sack"
          r"|Zeiger|Senkel|Wecker))|gegen den Strich|an die Nieren)[\s.!]*$", "preference",
          needs=(" mir",), **_MINUS),
    frame("", rf"{_TOPIC} (?:finde?|fand) ich{_VERY} {_GOOD}[\s.!]*$", "preference",
          needs=(" ich", )),
    frame("", rf"{_TOPIC} (?:finde?|fand) ich{_VERY} {_BAD}[\s.!]*$", "preference",
          needs=(" ich",), **_MINUS),
    frame("", rf"{_TOPIC} (?:mag|liebe?|feiere?|vergöttere|verschling[e]?|genieße?) (?:ich"
          rf"|wir){_VERY}"
          r"(?: (?:gern|gerne|am liebsten|am meisten|über alles|hart))?[\s.!]*$", "preference",
          needs=(" ich", " wir")),
    frame("", rf"{_TOPIC} (?:mag|esse?|trinke?|schaue?|guck|höre?|lese?|feier|brauche?) (?:ich|wir)"
          rf"{_VERY} (?:nicht|nich|nie)"
          r"(?: (?:so|gern|gerne|besonders|sonderlich|wirklich|unbedingt))*[\s.!]*$", "preference",
          needs=(" ich", " wir"), **_MINUS),
    frame("", rf"{_TOPIC} (?:kann|konnte) ich{_VERY} (?:nicht|nie|noch nie|nix|nichts) (?:ausstehen"
          r"|leiden|riechen|ertragen|sehen|ab|abhaben|abgewinnen|haben)[\s.!]*$", "preference",
          needs=(" ich",), **_MINUS),
    frame("", rf"{_TOPIC} (?:hasse?|verabscheue?|meide?|boykottiere?) ich{_VERY}"
          r"(?: (?:wie die Pest|über alles))?[\s.!]*$", "preference", needs=(" ich",), **_MINUS),
    frame("", rf"{_TOPIC} (?:hab|habe) ich (?:immer schon|schon immer) (?:geliebt|gemocht|gern "
          r"gehabt"
          r"|gern gegessen)[\s.!]*$", "preference", needs=(" ich ",)),
    frame("", rf"{_TOPIC} (?:nerv|stress|langweil|ekel|deprimier|annerv)(?:t|en|ier\w+) mich\b(?! "
          r"gerade)"
          r".*", "preference", needs=(" mich",), **_MINUS),
    frame("", rf"{_TOPIC} (?:fasziniert?|begeister[nt]|interessier(?:t|en)|entspannt?|beruhig(?:t"
          r"|en))"
          r" mich\b(?P<negated> (?:(?:gar|überhaupt|echt|leider|wirklich|so) )*(?:nicht|kaum|null"
          r"|nie"
          r"|wenig|kein bisschen))?.*", "preference", needs=(" mich",)),
)  # fmt: skip
