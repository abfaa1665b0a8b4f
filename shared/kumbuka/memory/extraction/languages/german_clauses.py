"""German clauses that need no subject before their verb: "mein … ist …", imperatives, customs."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.german_frames import (
    EPISODIC,
    FREQUENT,
    MID,
    NAME,
    OBJECT,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.languages.german_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_OWN = r"(?:mein|meine|unser|unsere)"
_IS = (
    rf"(?:\s?:| (?:ist|sind|heißt|bleibt|war schon immer|lautet)(?: und bleib(?:t"
    rf"|en))?){MID}(?: (?:nicht mehr|nicht) "
    r"(?P<old>[^,;]+?),? sondern)?"
)
_DAY = r"(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)s?"
_VALUE = (
    r"(?P<object>(?:(?:der |die |das |dem |den |ein(?:e[nrm]?)? |Dr\.? |Doktor |Frau |Herr |Port "
    rf"|rund |um ))*(?:{PROPER}(?: [\w.&'-]+){{0,3}}?|[$€£]?\d[\w.,:%/€$-]*(?: [\w/€]+){{0,3}}?"
    rf"|{_DAY}(?: \w+){{0,3}}?|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?: "
    rf"\w+){{0,2}}?|mittags|mitternachts))"
)
_END = (
    r"(?=(?: (?:gehostet|geschrieben|gebaut|entwickelt|gespeichert|deployt|verschoben|verlegt"
    r"|umbenannt|angesetzt|erhöht|gesenkt|gekürzt|verlängert))?\.?\s?(?:[,;!]|$))"
)
_PASSING = (
    r"(?:Frage|Problem|Meinung|Idee|Code|Programm|Fehler|Anfrage|Prompt|Nachricht|Antwort"
    r"|Verständnis|Vorschlag|Bug|Skript|Passwort|Kennwort|Pin|Geheimnis|Token|Schlüssel"
    r"|nächste[rs]?|letzte[rs]?"
    r"|erste[rs]?|beste[rs]?|einzige[rs]?|Leben|Schuld|Test|Funktion|Klasse|Variable|Datei|Text"
    r"|Geschichte|Figur|Held|Heldin|Protagonist|Hauptfigur|Charakter|Entwurf|Version|Wahl"
    r"|Bestellung|Traum|Hoffnung|Gedanke|Beispiel|Artikel"
    r"|Methode|Schleife"
    r"|Zeile|Liste|Wert|Plan|Spalte|Tabelle|Seite|Parameter|Argument|Branch|Titel|Gedicht|Ordner"
    r"|Ergebnis|Ausgabe|Eingabe|Fazit|Eindruck|Punkt|Fall|Lieblings\w*|Aufsatz|Brief|Satz|Absatz"
    r"|Zweitname|zweite[rs]? Vorname"
    r"|Lösung|Aufgabe|Zug|Bus|Kopf|Akku|Laune|Tag)"
)
_THING = (
    rf"(?P<thing>(?!{_PASSING}n?\b)(?!(?:{RELATION_NAMES})\b)(?:(?:neue[rs]?|aktuelle[rs]?) "
    rf")?[a-zäöüß][\w-]*(?: (?!ist\b|sind\b|hat\b|läuft|und\b|wird|wurde|heißt)[\w-]+){{0,2}}?)"
)
_STANDS = (
    r" (?:(?:ist|sind|läuft|laufen|liegt|liegen|heißt|heißen|findet|beginnt|beginnen|startet|endet"
    r"|stehen|kosten|nutzen|verwenden|fängt|steht|hat|kostet|beträgt|nutzt|verwendet|dauert)"
    r"|(?:wurde|wird"
    r"|ist|sind)(?= .*(?:verschoben|verlegt|umbenannt|erhöht|gesenkt|gekürzt|verlängert)))"
    rf"{MID}(?: (?:auf|in|bei|am|um|mit|im|bis|aus|an|unter|von \S+ auf))?{MID}"
)
_ANSWER = (
    r"(?:antworte|antworten Sie|schreibe?|schreiben Sie|sprich|rede|erkläre?|formuliere?"
    r"|kommuniziere)"
)
_HENCE = (
    r"(?:ab jetzt|ab sofort|von nun an|ab heute|in Zukunft|künftig|zukünftig|ab hier|fortan"
    r"|nächstes Mal|beim nächsten Mal|in deinen Antworten|standardmäßig)"
)
_TO_MODEL = (
    r"(?:antworte?|schreibe?|sprich|rede|erkläre?|formuliere?|nutze?|benutze?|verwende?|gib|nenne?"
    r"|halte?|lass|vermeide?|mach|mache|sei|bleib|bleibe|duze?|sieze?|verzichte|zeige?|füge?|liste"
    r"|beginne?|starte"
    r"|beende|sag|sage|stelle?|frag|frage|fange?|fasse?|liefere?|zitiere?|begründe?|kommentiere?"
    r"|setze?"
    r"|hör)"
)

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("mein meine unser unsere", rf"{_OWN} (?:(?:neue[rs]?|absolute[rs]?|aktuelle[rs]?) "
          rf")*Lieblings-?(?P<attribute>[\w-]+){_IS} {OBJECT}", "favourite"),
    frame("mein meine unser unsere", rf"{_OWN} (?:liebste[rs]?|bevorzugte[rs]?) "
          rf"(?P<attribute>[\w-]+(?: [\w-]+)?){_IS} {OBJECT}", "favourite"),
    frame("", rf"(?P<object>(?!(?:was|welche[rs]?|das|es|wer|wie)\b)[^,;:]{{1,60}}?) (?:ist|sind"
          rf"|bleibt){MID} (?:mein|meine|unser|unsere) (?:absolute[rs]? )?(?:Lieblings-?"
          r"|liebste[rs]? |bevorzugte[rs]? )(?P<attribute>[\w-]+)\b.*", "favourite",
          needs=("ieblings", "iebste", "evorzugte")),
    frame("mein", r"mein (?:richtiger |voller |vollständiger )?(?:Name|Vorname|Nachname"
          rf"|Spitzname){_IS} (?:(?:Dr|Prof)\. )*{NAME}", "identity", attribute="name"),
    frame("nenn nenne nennt", r"nenne? mich (?:bitte |einfach |lieber |ab jetzt "
          r")*(?P<object>(?!nicht|wenn|ein\b)\S.*)", "identity", attribute="name"),
    frame("du sie", r"(?:du kannst|du darfst|sie können|sie dürfen) mich (?:gerne? |auch |einfach "
          r"|ruhig )*(?P<object>(?!duzen|siezen|nicht|morgen|jederzeit|alles|fragen)\S[^,;]*?) "
          r"nennen\b.*", "identity", attribute="name"),
    frame("alle freunde meine man viele", r"(?:alle|(?:meine )?Freunde|man|viele) nenn(?:en|t) "
          r"mich (?P<object>\S.*)", "identity", attribute="name"),
    frame("hier", r"hier (?:ist|spricht|schreibt) (?:der |die "
          r")?(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?)[.!,]*$", "identity",
          attribute="name", confidence=0.7),
    frame("mein meine", rf"{_OWN} Pronomen{_IS} (?P<object>\w+/\w+(?:/\w+)?)", "identity",
          attribute="pronouns"),
    frame("ich", r"ich (?:benutze|verwende|nutze) die Pronomen (?P<object>\w+/\w+)", "identity",
          attribute="pronouns"),
    frame("unser unsere mein meine", r"(?:mein|meine|unser|unsere) (?:Hund|Katze|Kater|Hündin)"
          r" ist ein(?:e)? (?P<object>(?-i:[A-ZÄÖÜ])\S*)[.!]*$", "identity", attribute="pet_breed"),
    frame("ich wir", r"(?:ich|wir) (?:mag|mögen|liebe) es(?: (?P<negated>(?:gar |überhaupt "
          r")?nicht))?,?"
          r" wenn (?:man |die |der |das )?(?P<object>(?!du\b)\S.*)", "preference"),
    frame("ich wir", r"(?:ich|wir) (?:hasse|hassen) es,? wenn (?:man |mein |meine |die |der )?"
          r"(?P<object>(?!du\b)\S.*)", "preference", polarity="-"),
    frame("von", r"von beruf bin ich (?P<object>\S.*)", "identity", attribute="job"),
    frame("geboren aufgewachsen", r"(?:geboren(?: und aufgewachsen)?|aufgewachsen) (?:bin|wurde) "
          r"ich in (?P<object>\S.*)", "identity", attribute="origin"),
    frame("geboren", r"geboren (?:bin|wurde) ich (?:am|im) (?P<object>\S.*)", "identity",
          attribute="birthday"),
    frame("bei", r"bei mir wurde (?P<object>\S[^,;]*?) (?:diagnostiziert|festgestellt)\b.*",
          "identity", attribute="health/"),
    frame("in beim", r"(?P<object>(?:in (?:meiner|der) Freizeit|beim \w+(?: \w+)?) "
          r"(?!war|hatte|wurde|bin|habe?\b)[a-zäöüß]+ (?:ich|wir)\b.*)", "pattern"),
    frame("mein meine unser unsere", rf"{_OWN} (?:neue[rs]? |aktuelle[rs]? )?(?P<thing>Auto|Wagen"
          r"|Fahrrad|Rad|Motorrad|Handy|Smartphone|Laptop|Rechner|Computer|Kamera|Uhr|Tastatur"
          r"|Drucker|Fernseher|Staubsauger|Grill|Herd"
          r"|Kaffeemaschine|Waschmaschine|Rasenmäher|Kinderwagen|Wohnmobil|Roller|Konsole|Headset"
          rf"|Monitor|Dienstwagen){_IS} (?:ein(?:e[nm]?)?|der|die|das) (?P<object>(?!Problem"
          rf"|Schrott|Witz|Traum|Albtraum|Chaos|Grund"
          r"|neu)\S.*)", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} (?P<attribute>{RELATION_NAMES}) (?:heißt"
          rf"|heißen){MID} {NAME}", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} (?P<attribute>{RELATION_NAMES}){_IS} "
          rf"(?P<object>(?:(?:Frau|Herr|Dr\.?|Doktor) )?(?!{JOBS}(?!\w)|{NATIONALITIES}\b"
          r"|(?:Vegetarier|Veganer|Diabetiker|Rentner|Linkshänder|Asthmatiker|Single|Nichtraucher"
          rf"|Raucher)(?:in)?\b){PROPER}){_END}", "identity"),
    frame("der", r"der (?:Name|Vorname) (?:meine[rs]|unsere[rs]) "
          rf"(?P<attribute>{RELATION_NAMES})s?{_IS} {NAME}", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} (?:größtes |private |berufliche |aktuelle |neue "
          rf")?(?P<attribute>{ATTRIBUTE_NAMES}){_IS}(?: (?:am|im|auf|bei|in|der|die|das))?{MID} "
          r"(?P<object>(?!(?:doch |gar |eigentlich )?nicht\b|zu\b|kaputt|falsch|leer|ungültig"
          r"|sehr\b|so\b|weg\b|dass|wenn"
          r"|was|wie"
          r"|abgelaufen|gesperrt|kein|gefunden)\S.*)", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} {_THING}{_STANDS} (?P<object>\S.*)", "identity",
          topics=OWNED | ANY_TOPIC),
    frame("mein meine unser unsere", rf"(?!.* hat (?!\d)"
          rf"|.* ist eine? ){_OWN} {_THING}{_STANDS} {_VALUE}{_END}",
          "identity",
          confidence=0.8),
    frame("der die das", r"(?!.* in [\w-]+ (?:Minuten?|Stunden?|Sekunden?)\b)"
          r"(?:der|die|das) (?P<thing>(?:nächste |neue )?(?:Meeting|Besprechung"
          r"|Deadline|Abgabe|Abgabetermin|Frist|Release|Launch|Demo|Standup|Stand-up|Retro|Projekt"
          r"|Konferenz|Hochzeit|Prüfung|Kurs|Probe|Budget|Miete|Firma|Team|Termin|Sitzung|Sprint)"
          rf"(?: (?:für|von|des|der|mit) [\w-]+)?){_STANDS} {_VALUE}{_END}", "identity",
          confidence=0.8),
    frame("", r"(?P<object>(?!(?:das|es|die|was|so|wie|wen)\b(?! \w+e)|sowas|ja|nein|jetzt"
          r"|dann)[^,;:]{2,50}?) (?:mag|liebe|bevorzuge|esse|trinke|ertrage) ich(?: (?:eigentlich"
          r"|wirklich|leider|persönlich|auch|überhaupt|gar|absolut|so))* nicht(?: (?:so|mehr|gern"
          r"|gerne|besonders|gut|sehr|wirklich))*[\s.!]*$",
          "preference", polarity="-", needs=(" ich",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|sowas|ja|nein|jetzt"
          r"|dann|davon|damit|darauf)\b)[^,;:]{2,50}?) (?:hasse|verabscheue) ich(?: (?:einfach"
          r"|wirklich|total|echt))*[\s.!]*$", "preference", polarity="-", needs=(" ich",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|sowas|ja|nein|jetzt"
          r"|dann|davon|damit|darauf)\b)[^,;:]{2,50}?) (?:mag|liebe) ich(?: (?:einfach|wirklich"
          r"|total|echt|sehr|gern|gerne|besonders|am liebsten|am meisten|lieber|über "
          r"alles))*[\s.!]*$", "preference", needs=(" ich",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,40}?) (?:esse|trinke|lese|höre|spiele|fahre) ich (?P<negated>nicht "
          r"|überhaupt nicht |gar nicht )?(?:sehr |besonders )?(?:gern|gerne|am liebsten"
          r"|lieber)[\s.!]*$", "preference", needs=(" ich ",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,40}?) (?:schmeckt|schmecken|gefällt|gefallen) mir(?: (?:sehr|gut"
          r"|richtig|besonders|total))*[\s.!]*$", "preference", needs=(" mir",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,40}?) (?:schmeckt|schmecken|gefällt|gefallen|liegt|taugt) mir(?: "
          r"(?:überhaupt|gar|leider|so))* nicht[\s.!]*$", "preference", polarity="-",
          needs=(" mir",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,40}?) (?:ist|sind) (?:nichts für mich|nicht mein(?:s| Ding| Fall| "
          r"Geschmack)|mir (?:zuwider|ein Graus))[\s.!]*$", "preference", polarity="-",
          needs=(" mich", " mein", " mir ")),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,50}?) (?:kann|konnte) ich(?: (?:einfach|überhaupt|gar|absolut"
          r"|wirklich|noch nie))* (?:nicht |nie )?(?:ausstehen|leiden|riechen|ertragen"
          r"|sehen)[\s.!]*$", "preference", polarity="-", needs=(" ich ",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,50}?) (?:halte|ertrage|finde) ich(?: (?:einfach|überhaupt|gar"
          r"|absolut|wirklich))* (?:nicht(?: aus)?|furchtbar|schrecklich|eklig|widerlich|doof|blöd"
          r"|nervig|ätzend|langweilig|anstrengend|grauenhaft|schlimm)[\s.!]*$", "preference",
          polarity="-", needs=(" ich ",)),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,50}?) finde ich(?: (?:einfach|wirklich|echt|richtig|total|sehr))* "
          r"(?:super|toll|großartig|klasse|genial|lecker|köstlich|schön|spannend)[\s.!]*$",
          "preference", needs=(" ich ",)),
    frame("mit von auf gegen", r"(?:mit|von|auf|gegen) (?P<object>[^,;:]{2,50}?) (?:kann ich "
          r"(?:gar |überhaupt )?nichts anfangen|halte ich (?:gar |überhaupt )?(?:nichts|wenig)"
          r"|stehe ich (?:gar |überhaupt |so )?nicht|habe ich (?:eine Abneigung|was))[\s.!]*$",
          "preference", polarity="-"),
    frame("auf", r"auf (?P<object>[^,;:]{2,50}?) stehe ich(?: (?:total|voll|sehr))*[\s.!]*$",
          "preference"),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie)\b)[^,;:]{2,50}?) vertrage ich(?: "
          r"(?:leider|überhaupt|gar|einfach))* nicht(?: (?:gut|so gut|mehr))?[\s.!]*$", "identity",
          attribute="allergy/", needs=(" ich ",)),
    frame("gegen auf", r"(?:gegen|auf) (?P<object>[^,;:]{2,50}?) (?:bin|reagiere) ich (?:\w+ "
          r")?allergisch\b.*", "identity", attribute="allergy/"),
    frame("mir", r"mir (?:schmeckt|schmecken|gefällt|gefallen) (?P<object>\S[^,;]*?) (?:überhaupt "
          r"|gar |leider |so )*nicht\b.*", "preference", polarity="-"),
    frame("mir", r"mir (?:schmeckt|schmecken|gefällt|gefallen) (?P<object>(?!dein|die\b|der\b"
          r"|das\b|es\b|dies)\S[^,;]*?)(?: (?:sehr|gut|besser|am besten|besonders))*(?: als "
          r"(?P<compared>\S.*))?[\s.!]*$", "preference"),
    frame("mir", r"mir ist (?P<object>\S[^,;]*?) lieber(?: als (?P<compared>\S.*))?[\s.!]*$",
          "preference"),
    frame("", r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit|kein\w*"
          r"|davon)\b)[^,;:]{2,50}?) (?:ist|sind) mir lieber(?: als (?P<compared>\S.*))?[\s.!]*$",
          "preference", needs=(" mir ",)),
    frame("", r"(?P<object>(?!(?:mein\w*|unser\w*|dein\w*|das|es|die|der|den|was|so|wie|dies\w*"
          r"|dein\w*|damit"
          r"|davon)\b)[^,;:]{2,50}?) (?:nervt|nerven|stresst|stressen|langweilt|langweilen) "
          r"mich\b(?! (?:heute|gerade|grad|jetzt)).*", "preference", polarity="-",
          needs=(" mich",)),
    frame("am", rf"am (?:aller)?liebsten (?:[a-zäöüß]+) (?:ich|wir){MID} (?P<object>\S.*)",
          "preference"),
    frame("", rf"(?P<object>(?:{FREQUENT})(?: (?:um|gegen|nach|vor) [\w-]+)?(?: Uhr)? "
          r"[a-zäöüß]+(?:e|en|bin) (?:ich|wir) (?!nie\b)\S.*)",
          "pattern",
          needs=("jed", "Jed", "mal ", "lich", "ens", "ends", "ags", "Woche", "vor dem", "Vor dem",
          "nach de", "Nach de", "zum ", "Zum ", "grunds", "Grunds", "weise", "meist", "Meist",
          "Regel")),
    frame("wir", r"(?!.* nicht[\s.!]*$)wir (?:nehmen|bleiben bei|setzen auf"
          r"|gehen mit) (?P<object>(?!an\b|uns\b|mal\b|Oma|Opa|Mama|Papa|Freund"
          r"|dir\b)\S.*)", "decision", **EPISODIC),
    frame("unsere die", r"(?:unsere|die|meine) (?:Wahl|Entscheidung) (?:fiel|ist) (?:auf|für) "
          r"(?P<object>\S[^,;]*?)(?: gefallen)?[.!]*$", "decision", **EPISODIC),
    frame("unser das die", r"(?:unser team|das team|die firma"
          r"|unsere firma) hat(?: sich)? (?:gerade "
          r"|jetzt )?(?:beschlossen|entschieden),? (?P<object>\S.*)", "decision", **EPISODIC),
    frame("unser das die", r"(?:unser team|das team|die firma|unsere firma) hat(?: sich)? (?:für "
          r"|(?P<negated>gegen ))?(?P<object>\S[^,;]*?)(?: (?:statt|anstatt) (?P<old>\S[^,;]*?))? "
          r"(?:entschieden"
          r"|gewählt|beschlossen)\b.*", "decision", needs=("entsch", "gew", "beschl"), **EPISODIC),
    frame("zum zur um für beim", r"(?:zum|zur|um|für|beim) (?P<attribute>(?!mich\b|diese|das\b"
          r"|.{0,40}\b(?:diese[rsmn]?|das Problem|den Fehler)\b)[\w][\w -]{1,50}?)(?:,| :|:)? "
          r"(?P<object>(?:(?:muss man |musst du |man muss |führe ich |führe |mache ich |gehen wir "
          r")?(?:zuerst|erst|als Erstes)\b|[\w-]+ .*\b(?:dann|danach|anschließend)\b).*)",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip

INSTRUCTION_FRAMES: tuple[Frame, ...] = (
    frame("ab von in künftig zukünftig fortan nächstes beim standardmäßig",
          rf"{_HENCE},?:? (?:bitte )?(?P<object>(?!ich\b|wir\b|mein){_TO_MODEL}\b.*)",
          "instruction"),
    frame("ab von in künftig zukünftig fortan", rf"{_HENCE},?:? (?:bitte )?(?P<negated>nicht "
          r"|keine? )?(?P<object>(?:nur |immer )?(?:auf|kurz|mit|ohne|Emojis|in)\b.*)",
          "instruction"),
    frame("du sie", r"(?:du|sie) (?:sollst|sollten|solltest|musst|darfst|kannst)(?: "
          rf"{_HENCE})?(?: mir| mich| bitte| immer| nur| gerne?)* (?P<negated>nie |niemals |nicht "
          r"|keine? )?(?P<object>\S.*\b(?:antworten|schreiben|sprechen|duzen|siezen|verwenden"
          r"|benutzen|erklären)\b.*)", "instruction"),
    frame("wenn immer sobald", rf"(?:immer )?(?:wenn|sobald) (?:ich|du) [^,]{{3,70}}, (?:dann "
          rf")?(?:bitte )?(?P<object>{_TO_MODEL}(?!\w) \S.*)", "instruction"),
    frame("ich", r"ich (?:möchte|will|hätte gern|wünsche mir|mag es|bevorzuge es|würde mir "
          r"wünschen),? (?:dass|wenn) du (?:mir |mich |immer |bitte )*(?P<negated>nie |niemals "
          r"|nicht )?(?P<object>(?:\S.* )?(?:antwortest|schreibst|sprichst|duzt|siezt|erklärst"
          r"|verwendest|benutzt|bist|gibst|hältst|vermeidest|verzichtest)\b.*)", "instruction"),
    frame("ich", r"ich (?:möchte|will|bevorzuge|hätte gern|mag|wünsche mir) (?:immer |lieber |am "
          r"liebsten )*(?P<object>(?:kurze|knappe|ausführliche|lange|präzise|direkte|deutsche"
          r"|englische|einfache) (?:und \w+ )?(?:Antworten|Erklärungen)\b.*)", "instruction"),
    frame("", rf"(?P<object>{_ANSWER} (?:(?:mir|bitte|immer|nur|stets|ausschließlich|am besten|ab "
          r"jetzt|lieber|grundsätzlich|in Zukunft|uns|alles|Dinge|Sachen|es|dabei) )*(?:auf "
          rf"{LANGUAGE_NAMES}|in (?:einfache[rn]?|kurzen|ganzen|einem|deutscher|englischer"
          r"|stichpunkten|wenigen) ?\w*|kurz|knapp|ausführlich|höflich|förmlich|locker|mit "
          r"Stichpunkten|stichpunktartig"
          r"|so \w+ wie|möglichst \w+|ohne \w+|als (?:Liste|Stichpunkte)|präzise|sachlich|einfach"
          r"|verständlich)\b.*)", "instruction", needs=("ntwort", "chreib", "prich", "ede ", "rkl",
          "ormulier", "ommuni")),
    frame("", rf"(?P<object>{_TO_MODEL} (?:[\w-]+ ){{0,3}}?(?:immer|stets|grundsätzlich|nur "
          r"noch)\b.*)", "instruction", needs=("immer", "stets", "grund", "nur noch")),
    frame("", rf"(?P<object>{_TO_MODEL} (?:(?:mir|mich|bitte|dabei|uns|dich) )*(?P<negated>nie"
          r"|niemals|nie wieder|nie mehr)\b.*)", "instruction", needs=("nie",)),
    frame("immer stets nie niemals", r"(?P<negated>nie |niemals )?(?:immer |stets "
          r")?(?P<object>(?:auf (?=\w+isch|deutsch)|kurz|Emojis|in)\b.* ?(?:antworten|schreiben"
          r"|verwenden|benutzen|bleiben)\b.*)", "instruction"),
    frame("", r"(?P<object>(?:Code|Codebeispiele|Beispiele|Antworten|Erklärungen|Antwort) "
          r"(?:(?:bitte|immer|nur|künftig) )*(?:in|auf|mit|ohne|kurz|knapp)\b.*|(?:auf "
          rf"{LANGUAGE_NAMES}|kurz(?: und knapp)?|in Stichpunkten|stichpunktartig) (?:bitte "
          r")?(?:antworten|schreiben)\b.*"
          r"|(?:nur|immer|lieber) (?:kurze|knappe|ausführliche|deutsche) Antworten\b.*|halte? "
          r"(?:bitte )?dich (?:bitte )?kurz\b.*)", "instruction", needs=("ntwort", "ode",
          "eispiel", "rkl", "schreiben", "dich")),
    frame("bitte keine ohne kein vermeide nie verzichte lass", r"(?P<negated>keine?|ohne"
          r"|vermeide?(?: bitte)?|nie|verzichte (?:bitte )?auf|lass (?:bitte )?)(?: die| das| "
          r"alle)? ?(?P<object>Emojis?|Smileys?|Fachjargon|Jargon|Markdown|Anglizismen"
          r"|Aufzählungen|Stichpunkte|Floskeln|Höflichkeitsfloskeln|Ausrufezeichen|Füllwörter"
          r"|Fachbegriffe|lange[ns]? \w+|Romane|langatmige\w* \w+"
          r"|Einleitungen?|Zusammenfassungen?|Smalltalk)\b.*", "instruction"),
    frame("verwende benutze nutze mach schreib schreibe gib setz verwend benutz",
          r"(?:verwende?|benutze?|nutze?|mach|schreibe?|gib|setze?)(?: mir| bitte| in deinen "
          r"Antworten| ab jetzt)* (?P<negated>keine?|nie|niemals)(?: mehr)? (?P<object>(?:Emojis?"
          r"|Smileys?|Fachjargon|Jargon|Markdown|Anglizismen|Aufzählungen|Stichpunkte"
          r"|Floskeln|Fachbegriffe|Füllwörter|Ausrufezeichen|langen? Antworten"
          r"|Entschuldigungen)\b.*)", "instruction"),
    frame("fass fasse", r"(?P<object>fasse? dich (?:bitte |immer |ab jetzt )*(?:kurz|kürzer"
          r"|knapp)\b.*)", "instruction", attribute="answer_length"),
    frame("halte halt", r"(?P<object>halte? (?:bitte )?(?:(?:deine|die|alle) Antworten|dich)(?: "
          r"immer| bitte| möglichst)* (?:unter|bei (?:maximal|höchstens)|kurz|knapp|einfach"
          r"|sachlich|kürzer)\b.*)", "instruction"),
    frame("sei bleib bleibe", r"(?P<object>(?:sei|bleibe?) (?:(?:bitte|immer|stets|möglichst|in "
          r"deinen Antworten|ruhig|mir gegenüber) )*(?:direkt|ehrlich|kurz|knapp|präzise|höflich"
          r"|förmlich|locker|sachlich|formell|prägnant|konkret|beim (?:Du|Sie))\b.*)",
          "instruction"),
    frame("duze duz sieze siez duzen siezen", r"(?P<object>(?:duze?|sieze?) mich\b.*|(?:duzen"
          r"|siezen) Sie mich\b.*|(?:duzen|siezen)\b.*)", "instruction", attribute="address_form"),
    frame("du wir sie", r"(?:du kannst|du darfst|sie können|sie dürfen|wir können|lass)"
          r" (?:mich|uns) (?:gerne? |ruhig |bitte )*(?P<object>(?:duzen|siezen)\b.*)",
          "instruction",
          attribute="address_form"),
    frame("sprich rede", r"(?P<object>(?:sprich|rede) mich (?:bitte )?(?:immer "
          r")?(?:mit|per) \S.*)", "instruction", attribute="address_form"),
    frame("nutze benutze verwende gib rechne verwend benutz nutz", r"(?P<object>(?:nutze?|benutze?"
          r"|verwende?|gib|rechne) (?:mir |bitte |immer |stets )*(?:metrische|imperiale|Celsius"
          r"|Fahrenheit|Aufzählungen|Stichpunkte|Bullet|kurze Sätze|kurze Antworten|einfache "
          r"Sprache|einen (?:lockeren|förmlichen|formellen|sachlichen)|das (?:metrische|24)"
          r"|die (?:Du|Sie)-Form|konkrete Beispiele|ein(?:en)? Beispiel)\b.*)", "instruction"),
    frame("gib nenn nenne rechne zeig zeige verwende nutze schreib", r"(?P<object>(?:gib|nenne?"
          r"|rechne|zeige?|verwende|nutze|schreibe?) (?:mir |bitte |alle )*(?:Temperaturen|Preise"
          r"|Zeiten|Uhrzeiten|Maße|Datumsangaben|Entfernungen|Währungen|Beträge|Code|Quellen) "
          r"(?:(?:immer|bitte|nur) )*(?:in|als|mit|auf)\b.*)", "instruction"),

)  # fmt: skip
