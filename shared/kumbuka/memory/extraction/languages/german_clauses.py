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
    LANGUAGE_NAMES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_OWN = r"(?:mein|meine|unser|unsere)"
_IS = rf"(?:\s?:| (?:ist|sind|heißt|bleibt|war schon immer|lautet)){MID}(?: (?:nicht mehr|nicht) (?P<old>[^,;]+?),? sondern)?"
_DAY = r"(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)s?"
_VALUE = (
    rf"(?P<object>(?:(?:der |die |das |dem |den |ein(?:e[nrm]?)? |Dr\.? |Doktor |Frau |Herr |Port |rund |um ))*(?:{PROPER}(?: [\w.&'-]+){{0,3}}?|[$€£]?\d[\w.,:%/€$-]*(?: [\w/€]+){{0,3}}?"
    rf"|{_DAY}(?: \w+){{0,3}}?|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?: \w+){{0,2}}?|mittags|mitternachts))"
)
_END = r"(?=(?: (?:gehostet|geschrieben|gebaut|entwickelt|gespeichert|deployt|verschoben|verlegt|umbenannt|angesetzt|erhöht|gesenkt|gekürzt|verlängert))?\.?\s?(?:[,;!]|$))"
_PASSING = (
    r"(?:Frage|Problem|Meinung|Idee|Code|Programm|Fehler|Anfrage|Prompt|Nachricht|Antwort|Verständnis|Vorschlag|Bug|Skript|Passwort|Kennwort|Pin|Geheimnis|Token|Schlüssel|nächste[rs]?|letzte[rs]?"
    r"|erste[rs]?|beste[rs]?|einzige[rs]?|Leben|Schuld|Test|Funktion|Klasse|Variable|Datei|Text|Geschichte|Figur|Entwurf|Version|Wahl|Bestellung|Traum|Hoffnung|Gedanke|Beispiel|Artikel|Methode|Schleife"
    r"|Zeile|Liste|Wert|Plan|Spalte|Tabelle|Seite|Parameter|Argument|Branch|Titel|Gedicht|Ordner|Ergebnis|Ausgabe|Eingabe|Fazit|Eindruck|Punkt|Fall|Lieblings\w*|Aufsatz|Brief|Satz|Absatz|Lösung|Aufgabe)"
)
_THING = rf"(?P<thing>(?!{_PASSING}n?\b)(?!(?:{RELATION_NAMES})\b)(?:(?:neue[rs]?|aktuelle[rs]?) )?[a-zäöüß][\w-]*(?: (?!ist\b|sind\b|hat\b|läuft|und\b|wird|wurde|heißt)[\w-]+){{0,2}}?)"
_STANDS = (
    r" (?:(?:ist|sind|läuft|laufen|liegt|liegen|heißt|findet|beginnt|startet|endet|fängt|steht|hat|kostet|nutzt|verwendet|dauert)|(?:wurde|wird|ist|sind)(?= .*(?:verschoben|verlegt|umbenannt|erhöht|gesenkt|gekürzt|verlängert)))"
    rf"{MID}(?: (?:auf|in|bei|am|um|mit|im|bis|aus|an|unter|von \S+ auf))?{MID}"
)
_ANSWER = r"(?:antworte|antworten Sie|schreibe?|schreiben Sie|sprich|rede|erkläre?|formuliere?|kommuniziere)"
_HENCE = r"(?:ab jetzt|ab sofort|von nun an|ab heute|in Zukunft|künftig|zukünftig|ab hier|fortan|nächstes Mal|beim nächsten Mal|in deinen Antworten|standardmäßig)"
_TO_MODEL = (
    r"(?:antworte?|schreibe?|sprich|rede|erkläre?|formuliere?|nutze?|benutze?|verwende?|gib|nenne?|halte?|lass|vermeide?|mach|mache|sei|bleib|bleibe|duze?|sieze?|verzichte|zeige?|füge?|liste|beginne?|starte"
    r"|beende|sag|sage|stelle?|frag|frage|fasse?|liefere?|zitiere?|begründe?|kommentiere?|setze?|hör)"
)

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("mein meine unser unsere", rf"{_OWN} (?:neue[rs]? )?Lieblings-?(?P<attribute>[\w-]+){_IS} {OBJECT}", "favourite"),
    frame("mein meine unser unsere", rf"{_OWN} (?:liebste[rs]?|bevorzugte[rs]?) (?P<attribute>[\w-]+(?: [\w-]+)?){_IS} {OBJECT}", "favourite"),
    frame("", rf"(?P<object>(?!(?:was|welche[rs]?|das|es|wer|wie)\b)[^,;:]{{1,60}}?) (?:ist|sind|bleibt){MID} (?:mein|meine|unser|unsere) (?:absolute[rs]? )?(?:Lieblings-?|liebste[rs]? |bevorzugte[rs]? )(?P<attribute>[\w-]+)\b.*", "favourite",
          needs=("ieblings", "iebste", "evorzugte")),
    frame("mein", rf"mein (?:richtiger |voller |vollständiger )?(?:Name|Vorname|Nachname|Spitzname){_IS} {NAME}", "identity", attribute="name"),
    frame("nenn nenne nennt", rf"nenne? mich (?:bitte |einfach |lieber |ab jetzt )*(?P<object>(?!nicht|wenn|ein\b)\S.*)", "identity", attribute="name"),
    frame("du sie", r"(?:du kannst|du darfst|sie können|sie dürfen) mich (?:gerne? |auch |einfach |ruhig )*(?P<object>(?!duzen|siezen|nicht|morgen|jederzeit|alles|fragen)\S[^,;]*?) nennen\b.*", "identity", attribute="name"),
    frame("alle freunde", r"(?:alle|(?:meine )?Freunde) nennen mich (?P<object>\S.*)", "identity", attribute="name"),
    frame("mein meine unser unsere", rf"{_OWN} (?P<attribute>{RELATION_NAMES}) (?:heißt|heißen){MID} {NAME}", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} (?P<attribute>{RELATION_NAMES}){_IS} (?P<object>(?:(?:Frau|Herr|Dr\.?|Doktor) )?(?:{PROPER})){_END}(?<!in)(?<!er)", "identity"),
    frame("der", rf"der (?:Name|Vorname) (?:meine[rs]|unsere[rs]) (?P<attribute>{RELATION_NAMES})s?{_IS} {NAME}", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} (?:private |berufliche |aktuelle |neue )?(?P<attribute>{ATTRIBUTE_NAMES}){_IS}(?: (?:am|im|auf|bei|in|der|die|das))?{MID} (?P<object>(?!nicht\b|zu\b|kaputt|falsch|leer|ungültig|sehr\b|so\b|weg\b|dass|wenn|was|wie"
          r"|abgelaufen|gesperrt|kein|gefunden)\S.*)", "identity"),
    frame("mein meine unser unsere", rf"{_OWN} {_THING}{_STANDS} (?P<object>\S.*)", "identity", topics=OWNED | ANY_TOPIC),
    frame("mein meine unser unsere", rf"{_OWN} {_THING}{_STANDS} {_VALUE}{_END}", "identity", confidence=0.8),
    frame("der die das", r"(?:der|die|das) (?P<thing>(?:nächste |neue )?(?:Meeting|Besprechung|Deadline|Abgabe|Abgabetermin|Frist|Release|Launch|Demo|Standup|Stand-up|Retro|Projekt|Konferenz|Hochzeit|Prüfung|Kurs|Probe|Budget|Miete|Firma|Team|Termin|Sitzung|Sprint)"
          rf"(?: (?:für|von|des|der|mit) [\w-]+)?){_STANDS} {_VALUE}{_END}", "identity", confidence=0.8),
    frame("", r"(?P<object>(?!(?:das|es|die|was|so|wie|wen)\b(?! \w+e)|sowas|ja|nein|jetzt|dann)[^,;:]{2,50}?) (?:mag|liebe|bevorzuge|vertrage|esse|trinke|ertrage) ich(?: (?:eigentlich|wirklich|leider|persönlich|auch|überhaupt|gar|absolut|so))* nicht(?: (?:so|mehr|gern|gerne|besonders|gut|sehr|wirklich))*[\s.!]*$",
          "preference", polarity="-", needs=(" ich",)),
    frame("", r"(?P<object>(?!(?:das|es|die|was|so|wie)\b(?! \w+e)|sowas|ja|nein|jetzt|dann)[^,;:]{2,50}?) (?:hasse|verabscheue) ich(?: (?:einfach|wirklich|total|echt))*[\s.!]*$", "preference", polarity="-", needs=(" ich",)),
    frame("", r"(?P<object>(?!(?:das|es|die|was|so|wie)\b(?! \w+e)|sowas|ja|nein|jetzt|dann)[^,;:]{2,50}?) (?:mag|liebe) ich(?: (?:einfach|wirklich|total|echt|sehr|gern|gerne|besonders|am liebsten|am meisten|lieber|über alles))*[\s.!]*$", "preference", needs=(" ich",)),
    frame("", r"(?P<object>[^,;:]{2,40}?) (?:esse|trinke|lese|höre|spiele|fahre) ich (?P<negated>nicht |überhaupt nicht |gar nicht )?(?:sehr |besonders )?(?:gern|gerne|am liebsten|lieber)[\s.!]*$", "preference", needs=(" ich ",)),
    frame("", r"(?P<object>[^,;:]{2,40}?) (?:schmeckt|schmecken|gefällt|gefallen) mir(?: (?:sehr|gut|richtig|besonders|total))*[\s.!]*$", "preference", needs=(" mir",)),
    frame("", r"(?P<object>[^,;:]{2,40}?) (?:schmeckt|schmecken|gefällt|gefallen|liegt|taugt) mir(?: (?:überhaupt|gar|leider|so))* nicht[\s.!]*$", "preference", polarity="-", needs=(" mir",)),
    frame("", r"(?P<object>[^,;:]{2,40}?) (?:ist|sind) (?:nichts für mich|nicht mein (?:Ding|Fall|Geschmack)|mir (?:zuwider|ein Graus))[\s.!]*$", "preference", polarity="-", needs=(" mich", " mein", " mir ")),
    frame("am", rf"am liebsten (?:[a-zäöüß]+) (?:ich|wir){MID} (?P<object>\S.*)", "preference"),
    frame("", rf"(?P<object>(?:{FREQUENT}) [a-zäöüß]+(?:e|en|bin) (?:ich|wir) (?!nie\b)\S.*)", "pattern",
          needs=("jed", "Jed", "mal ", "lich", "ens", "ends", "ags", "Woche", "vor dem", "Vor dem", "nach de", "Nach de", "zum ", "Zum ", "grunds", "Grunds", "weise", "meist", "Meist", "Regel")),
    frame("wir", r"wir (?:nehmen|bleiben bei|setzen auf|gehen mit) (?P<object>(?!an\b|uns\b|mal\b|dir\b)\S.*)", "decision", **EPISODIC),
    frame("unsere die", r"(?:unsere|die|meine) (?:Wahl|Entscheidung) (?:fiel|ist) (?:auf|für) (?P<object>\S[^,;]*?)(?: gefallen)?[.!]*$", "decision", **EPISODIC),
    frame("unser das die", r"(?:unser team|das team|die firma|unsere firma) hat(?: sich)? (?:für )?(?P<object>\S[^,;]*?)(?: (?:statt|anstatt) (?P<old>\S[^,;]*?))? (?:entschieden|gewählt|beschlossen)\b.*", "decision", needs=("entsch", "gew", "beschl"), **EPISODIC),
    frame("zum zur um für beim", r"(?:zum|zur|um|für|beim) (?P<attribute>(?!mich\b|diese|das\b|.{0,40}\b(?:diese[rsmn]?|das Problem|den Fehler)\b)[\w][\w -]{1,50}?)(?:,| :|:)? (?P<object>(?:(?:muss man |musst du |man muss |führe ich |führe |mache ich |gehen wir )?(?:zuerst|erst|als Erstes)\b|[\w-]+ .*\b(?:dann|danach|anschließend)\b).*)",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip

INSTRUCTION_FRAMES: tuple[Frame, ...] = (
    frame("ab von in künftig zukünftig fortan nächstes beim standardmäßig", rf"{_HENCE},?:? (?:bitte )?(?P<object>(?!ich\b|wir\b|mein){_TO_MODEL}\b.*)", "instruction"),
    frame("ab von in künftig zukünftig fortan", rf"{_HENCE},?:? (?:bitte )?(?P<negated>nicht |keine? )?(?P<object>(?:nur |immer )?(?:auf|kurz|mit|ohne|Emojis|in)\b.*)", "instruction"),
    frame("du sie", rf"(?:du|sie) (?:sollst|sollten|solltest|musst|darfst|kannst)(?: {_HENCE})?(?: mir| mich| bitte| immer| nur| gerne?)* (?P<negated>nie |niemals |nicht |keine? )?(?P<object>\S.*\b(?:antworten|schreiben|sprechen|duzen|siezen|verwenden|benutzen|erklären)\b.*)", "instruction"),
    frame("wenn immer sobald", rf"(?:immer )?(?:wenn|sobald) (?:ich|du) [^,]{{3,70}}, (?:dann )?(?:bitte )?(?P<object>{_TO_MODEL}(?!\w) \S.*)", "instruction"),
    frame("ich", r"ich (?:möchte|will|hätte gern|wünsche mir|mag es|bevorzuge es|würde mir wünschen),? (?:dass|wenn) du (?:mir |mich |immer |bitte )*(?P<negated>nie |niemals |nicht )?(?P<object>\S.*\b(?:antwortest|schreibst|sprichst|duzt|siezt|erklärst|verwendest|benutzt|bist|gibst|hältst|vermeidest|verzichtest)\b.*)", "instruction"),
    frame("ich", r"ich (?:möchte|will|bevorzuge|hätte gern|mag|wünsche mir) (?:immer |lieber |am liebsten )*(?P<object>(?:kurze|knappe|ausführliche|lange|präzise|direkte|deutsche|englische|einfache) (?:und \w+ )?(?:Antworten|Erklärungen)\b.*)", "instruction"),
    frame("", rf"(?P<object>{_ANSWER} (?:(?:mir|bitte|immer|nur|stets|ausschließlich|am besten|ab jetzt|lieber|grundsätzlich|in Zukunft|uns) )*(?:auf {LANGUAGE_NAMES}|in (?:einfache[rn]?|kurzen|ganzen|einem|deutscher|englischer|stichpunkten|wenigen) ?\w*|kurz|knapp|ausführlich|höflich|förmlich|locker|mit Stichpunkten|stichpunktartig"
          r"|so \w+ wie|möglichst \w+|ohne \w+|als (?:Liste|Stichpunkte)|präzise|sachlich|einfach|verständlich)\b.*)", "instruction", needs=("ntwort", "chreib", "prich", "ede ", "rkl", "ormulier", "ommuni")),
    frame("", rf"(?P<object>{_TO_MODEL} (?:(?:mir|mich|bitte|dabei|uns) )*(?:immer|stets|grundsätzlich|nur noch)\b.*)", "instruction", needs=("immer", "stets", "grund", "nur noch")),
    frame("", rf"(?P<object>{_TO_MODEL} (?:(?:mir|mich|bitte|dabei|uns|dich) )*(?P<negated>nie|niemals|nie wieder|nie mehr)\b.*)", "instruction", needs=("nie",)),
    frame("immer stets nie niemals", r"(?P<negated>nie |niemals )?(?:immer |stets )?(?P<object>(?:auf (?=\w+isch|deutsch)|kurz|Emojis|in)\b.* ?(?:antworten|schreiben|verwenden|benutzen|bleiben)\b.*)", "instruction"),
    frame("bitte keine ohne kein vermeide nie verzichte lass", r"(?P<negated>keine?|ohne|vermeide?(?: bitte)?|nie|verzichte (?:bitte )?auf|lass (?:bitte )?)(?: die| das| alle)? ?(?P<object>Emojis?|Smileys?|Fachjargon|Jargon|Markdown|Anglizismen|Aufzählungen|Stichpunkte|Floskeln|Höflichkeitsfloskeln|Ausrufezeichen|Füllwörter|Fachbegriffe|langen? \w+"
          r"|Einleitungen?|Zusammenfassungen?|Smalltalk)\b.*", "instruction"),
    frame("verwende benutze nutze mach schreib schreibe gib setz verwend benutz", rf"(?:verwende?|benutze?|nutze?|mach|schreibe?|gib|setze?)(?: mir| bitte| in deinen Antworten| ab jetzt)* (?P<negated>keine?|nie|niemals)(?: mehr)? (?P<object>(?:Emojis?|Smileys?|Fachjargon|Jargon|Markdown|Anglizismen|Aufzählungen|Stichpunkte"
          r"|Floskeln|Fachbegriffe|Füllwörter|Ausrufezeichen|langen? Antworten|Entschuldigungen)\b.*)", "instruction"),
    frame("fass fasse", r"(?P<object>fasse? dich (?:bitte |immer |ab jetzt )*(?:kurz|kürzer|knapp)\b.*)", "instruction", attribute="answer_length"),
    frame("halte halt", r"(?P<object>halte? (?:bitte )?(?:(?:deine|die|alle) Antworten|dich)(?: immer| bitte| möglichst)* (?:kurz|knapp|einfach|sachlich|kürzer)\b.*)", "instruction"),
    frame("sei bleib bleibe", r"(?P<object>(?:sei|bleibe?) (?:(?:bitte|immer|stets|möglichst|in deinen Antworten|ruhig|mir gegenüber) )*(?:direkt|ehrlich|kurz|knapp|präzise|höflich|förmlich|locker|sachlich|formell|prägnant|konkret|beim (?:Du|Sie))\b.*)", "instruction"),
    frame("duze duz sieze siez duzen siezen", r"(?P<object>(?:duze?|sieze?) mich\b.*|(?:duzen|siezen) Sie mich\b.*|(?:duzen|siezen)\b.*)", "instruction", attribute="address_form"),
    frame("du wir sie", r"(?P<object>(?:du kannst|du darfst|sie können|sie dürfen|wir können|lass) (?:mich|uns) (?:gerne? |ruhig |bitte )*(?:duzen|siezen)\b.*)", "instruction", attribute="address_form"),
    frame("sprich rede", r"(?P<object>(?:sprich|rede) mich (?:bitte )?(?:immer )?(?:mit|per) \S.*)", "instruction", attribute="address_form"),
    frame("nutze benutze verwende gib rechne verwend benutz nutz", r"(?P<object>(?:nutze?|benutze?|verwende?|gib|rechne) (?:mir |bitte |immer |stets )*(?:metrische|imperiale|Celsius|Fahrenheit|Aufzählungen|Stichpunkte|Bullet|kurze Sätze|kurze Antworten|einfache Sprache|einen (?:lockeren|förmlichen|formellen|sachlichen)|das (?:metrische|24)"
          r"|die (?:Du|Sie)-Form|konkrete Beispiele|ein(?:en)? Beispiel)\b.*)", "instruction"),
    frame("hör", r"hör (?:bitte )?auf,? (?P<object>(?:dich|mich|mir|so|ständig|immer)\b.*)", "instruction", polarity="-"),
)  # fmt: skip
