"""German: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.german_clauses import CLAUSE_FRAMES, INSTRUCTION_FRAMES
from kumbuka.memory.extraction.languages.german_frames import (
    ENDING_FRAMES,
    HABIT_FRAMES,
    IDENTITY_FRAMES,
    STATED_FRAMES,
    SWAP_FRAMES,
    after_subject,
    before_subject,
)
from kumbuka.memory.extraction.languages.german_words import (
    ATTRIBUTES,
    LANGUAGE_NAMES,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    spelt,
    topic_of,
)
from kumbuka.memory.extraction.table import Language, by_head


def _re(pattern: str, flags: int = re.I) -> re.Pattern[str]:
    return re.compile(spelt(pattern), flags)


_I = r"(?:ich|wir)"
_OWN = r"(?:mein|meine|unser|unsere)"
_FINITE = (
    r"(?:ist|sind|heißt|heißen|mag|mögen|liebt|hasst|wohnt|wohnen|lebt|leben|arbeitet|arbeiten|hat"
    r"|haben|nutzt|läuft|isst|trinkt|spielt|spricht|kommt|vertragen|verträgt)"
)
_OWN_STATED = rf"{_OWN}\s[\w-]+(?:\s[\w-]+){{0,2}}\s{_FINITE}\b"
_VERB_FIRST = r"(?!ob\b|dass\b|wenn\b|was\b|wie\b)[a-zäöüß]{2,}"
_SAID_NEXT = (
    rf"(?:{_I}\b|{_OWN}\b|{_VERB_FIRST}\s{_I}\b|bitte\b|merk|denk|vergiss|nenn|antwort|duz|sei\b|du kannst mich|nie\b|immer\b|schreib"
    r"|jeden\b|am liebsten|morgens|abends|sprich|verwende|benutz|keine\b|notier|behalt|am wochenende)"
)
_OPENERS = (
    r"hallo(?: zusammen)?|hi|hey|moin|servus|grüezi|guten (?:tag|morgen|abend)|danke(?: dir)?|vielen dank|ok|okay|gut|alles klar|ja|nein|nee|doch|also|na ja|naja|tja|ach|oh|übrigens"
    r"|nebenbei|apropos|aber|und|oder|denn|außerdem|zudem|allerdings|jedoch|dennoch|deshalb|daher|deswegen|darum|jetzt|nun|inzwischen|mittlerweile|aktuell|derzeit|zurzeit|momentan|im moment"
    r"|heute|heutzutage|neuerdings|seit \w+(?: \w+)?|ehrlich gesagt|offen gesagt|ganz ehrlich|persönlich|privat|beruflich|eigentlich|leider|zum glück|natürlich|generell|im allgemeinen"
    r"|allgemein|kurz zu mir|zu mir|über mich|kurz(?: noch)?|zur info(?:rmation)?|zur einordnung|info|kontext|hintergrund|fyi|ps|p\.s|korrektur|nachtrag|berichtigung|update|planänderung"
    r"|änderung|kleine korrektur|sorry|entschuldigung|ich meinte|wie (?:gesagt|erwähnt|du weißt|schon gesagt)|nach langem überlegen|am ende|schließlich|letztendlich|letztlich|endlich|nochmal"
    r"|ich habe (?:es mir|meine meinung) (?:anders überlegt|geändert)|weißt du|du weißt ja|wichtig|hinweis|erstens|zweitens|zuerst|dann|danach|weil|da|obwohl|zwar|wobei|nur so nebenbei"
    r"|bei (?:uns|mir)(?: zu hause| im team| in der firma)?|zu hause|in meiner freizeit|bei der arbeit|auf der arbeit|für mich|super|prima|toll|cool|perfekt|klasse"
)
_LED_BY = (
    r"(?!am wochenende|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im (?:urlaub|traum)|vor dem|nach de[mr]|zum (?:frühstück|mittag|abend)|in der regel|an wochen|unter der woche|in diesem fall|bei diesem)"
    r"(?:seit|ab|in|im|am|bei|beim|nach|vor|für|zu|zum|zur|mit|auf|an|von|aus|als|letzte[nsrm]?|dieses|diesen|nächstes|ursprünglich|früher war ich [^,]{2,40}, jetzt)\b[^,;.:]{0,50}? "
    rf"(?={_VERB_FIRST}\s{_I}\b)"
)
_THOUGHT = (
    r"(?:ich (?:glaube|denke|finde|muss (?:sagen|zugeben|gestehen)|gebe zu|wollte (?:dir )?(?:noch )?sagen)|du (?:solltest|musst) wissen|man muss wissen|fakt ist),? (?:dass )?"
)
_NOT_STATED = (
    r"ich (?:würde(?! mir wünschen, dass du)|möchte(?!,? dass du| (?:immer |lieber )?(?:kurze|knappe|ausführliche|deutsche|präzise))|hätte|könnte|wünsch(?:te|e)(?! mir,? dass du)|hoffe|frage? mich|weiß nicht|weiss nicht|habe nie (?:gesagt|behauptet)"
    r"|hab nie (?:gesagt|behauptet)|sage nicht|sag nicht|behaupte nicht|glaube nicht|denke nicht|will(?!,? dass du| (?:immer )?(?:kurze|knappe|ausführliche))|muss(?! (?:sagen|zugeben|gestehen))|soll|sollte|suche|brauche|versuche|überlege|plane"
    r"|dachte|war|hatte|wollte(?! (?:dir )?(?:noch )?sagen)|konnte|musste|verstehe|sehe|bekomme|kriege|erhalte|bin (?:mir|gerade dabei|dabei|nicht sicher|unsicher|verwirrt|am \w+en|auf der suche|fertig|bereit|neugierig|gespannt|froh|traurig|müde"
    r"|krank|dankbar|sicher|einverstanden)|habe? (?:eine? (?:frage|problem|fehler|idee|projekt|aufgabe|bug|termin)|ein paar fragen|gerade|gestern|heute|versucht|gelesen|gehört|gesehen|das gefühl|keine (?:ahnung|lust|zeit)|noch nie|vergessen|dir|deine?)"
    r"|kann(?! (?:mit )?[^,]{2,60} (?:nicht (?:ausstehen|leiden|riechen|ertragen|ab)|nichts anfangen)| (?:fließend|gut|ein bisschen|etwas|perfekt|auch)? ?\w+(?:isch|deutsch)\b))"
    r"|wir (?:würden|möchten|hätten|könnten|müssen|sollten|sollen|wollen|überlegen|brauchen|suchen)|es (?:ist|wäre) (?:nicht (?:wahr|so)|gut|schön|toll|besser)|es stimmt nicht|das wäre|man (?:sagt|könnte|kann|sollte)"
    r"|vielleicht|angeblich|gern(?:e)? (?:würde|hätte)|am liebsten (?:würde|hätte)|nicht, dass ich|gestern|vorgestern|neulich|morgen(?! \w+e ich immer)"
)
_REQUESTS = (
    r"kannst du|könntest du|können sie|könnten sie|würdest du|magst du|hast du|bist du|weißt du(?!,? ich)|gibt es|soll(?:te)? ich|darf ich|muss ich|kann ich|habe ich|bin ich|mag ich|ist|sind|war|hat|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|einen|eine|den|die|das|mal)\b"
    r"|übersetze?|fasse? (?!dich)|korrigiere?|erkläre? (?:mir )?(?:bitte )?(?:den|die|das|wie|was|warum|mal|diese\w*)\b|zeige? mir|gib mir(?! (?:immer|bitte immer|kurze))|hilf mir|erstelle?|generiere?|füge?|ändere|liste|schlag|finde?|such(?:e)?|berechne"
    r"|vergleiche?|erzähl(?:e)?|beschreib(?:e)?|erfinde|dichte|lies|schau|prüfe?|analysiere?|verbessere?|mach(?:e)? (?:mir )?(?:ein|einen|eine)\b|konvertiere|sag mir"
)

GERMAN = Language(
    code="de",
    marker=_re(
        r"\b(?:ich|wir|mein\w*|unser\w*|mir|mich|uns|merke?|merk|denke?|vergiss|notiere?|behalte?|nenne?|antworte?\w*|schreibe?|sprich|rede|duze?n?|sieze?n?|sei|bleibe?|fasse?|halte?"
        r"|verwende?|benutze?|nutze?|keine?|vermeide?|immer|nie|niemals|ab jetzt|künftig|in zukunft|zum|zur|übersetze?|korrigiere?|stell|angenommen|tu|du bist|spiel|schreibt|lösche?|speichere?"
        r"|der|die|das|wichtig|erinnere?|beachte?|hör|lass|lektoriere?|hier ist|hier sind|folgende\w*|formuliere?|erkläre?|gib|mach|emojis?|bin|habe?|mag|wohne|arbeite)\b"
    ),
    abbreviations=frozenset(
        ["z.b", "d.h", "u.a", "bzw", "usw", "etc", "ca", "dr", "prof", "hr", "fr", "str", "nr", "inkl", "ggf", "evtl", "vgl", "bspw", "abs", "art", "st", "o.ä", "u.ä", "i.d.r", "tel"]
        + ["jan", "feb", "aug", "sept", "okt", "nov", "dez", "mio", "mrd", "z", "d", "u", "max", "min", *map(str, range(1, 32))]
    ),
    starters=frozenset(
        ["ich", "wir", "mein", "meine", "unser", "unsere", "aber", "und", "es", "er", "sie", "das", "die", "der", "bitte", "also", "außerdem", "jetzt"]
    ),
    polite=_re(
        r"(?:bitte )?(?:kannst|könntest|könnten|können|würdest) (?:du|sie) (?:dir )?(?:bitte |auch |mal )*(?=(?:merken|notieren|im (?:Kopf|Hinterkopf) behalten|daran denken)"
        r"|.{1,80}\b(?:ab jetzt|ab sofort|in zukunft|künftig|von nun an)\b)"
    ),
    opener=_re(
        rf"(?:[\s\"(*_–—-]+|(?:{_OPENERS})(?:\s?[,:!.;–—-]+\s*|\s+(?={_SAID_NEXT}))|(?:bitte|bitte auch|kannst du bitte|könntest du bitte)[, ]+|{_LED_BY}|{_THOUGHT}(?={_I}\b|{_OWN}\b))"
    ),
    blocked=_re(
        r"(?:wenn(?! (?:du (?:mir )?(?:antwort|schreib|code)|ich (?:dich )?(?:nach|um|code|etwas frag)))|falls|sofern|ob|sobald|angenommen|nehmen wir an|gesetzt|stell(?:e|en sie)? (?:dir|sich)|tu so|was|wer|wie|wo|wann|warum|wieso|weshalb|welche[rsnm]?|woher|wohin"
        rf"|als ob|selbst wenn|auch wenn|es sei denn|würde|hätte|wäre|{_REQUESTS}|{_NOT_STATED})(?![\w-])"
    ),
    reported=_re(
        r"\b(?:sagt(?:e|en)?|gesagt(?! hab)|meint(?:e)?|behauptet(?:e)?|erzählt(?:e)?|laut (?!mir)|zufolge|denkt|glaubt|findet,|schreibt,|schrieb|fragte|fragt,|antwortete|liedtext|zitat|zitiert|singt|würden?|wäre|hätten?"
        r"|als (?:ki|assistent|sprachmodell|chatbot|kI-\w+))\b(?<!ich gesagt)"
    ),
    scene=_re(
        r"(?:stell(?:e|en sie)? (?:dir|sich) vor|tu(?:n wir)? so|tun sie so|nehmen wir an|angenommen|spiel(?:e)? (?:die rolle|eine[nr]?|mal|den|mit mir)|du bist (?:jetzt |ab jetzt |nun )?(?:ein|eine|der|die|mein)\b"
        r"|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|eine|einen|den|die|das)\b|verfasse?|dichte?|erfinde?|in (?:der|meiner|dieser) (?:geschichte|szene|erzählung)|in (?:meinem|dem|diesem) (?:roman|spiel|drehbuch|szenario)|hypothetisch"
        r"|verhalte? dich wie|agiere? als|entwirf)(?![\w-])"
    ),
    material=_re(
        r"\b(?:übersetze?n?|korrigiere?n?|lektoriere?n?|umformuliere?n?|paraphrasiere?n?|korrekturlesen|umschreiben|formuliere? .{0,30}\bum\b|schreibe? .{0,30}\bum\b)\b"
        r"|\A(?=[^:]*:)(?:.*?\b(?:fasse?|analysiere?|verbessere?|erkläre?|prüfe?|konvertiere?|vervollständige?|bewerte?|kommentiere?|extrahiere?|zusammenfassen|ergänze?)\b.*:\s*(?:\S.*)?$"
        r"|.*?\b(?:hier (?:ist|sind|kommt)|folgende\w*|das ist)\b.{0,60}\b(?:text|mail|e-mail|nachricht|brief|artikel|geschichte|code|fehler|gedicht|absatz|dokument|log|auszug|entwurf|ausgabe)\b.*:\s*$)"
    ),
    clause_break=_re(
        r"\s*(?:[;,—–]|\s-\s|…|,?\s(?:und|aber|doch|sondern|denn|also|dann|während|obwohl|weil))\s*(?:(?:und|aber|doch|also|dann|deshalb|daher|denn|weil|da|jedoch|dafür)\s+)?"
        rf"(?:(?=(?:(?:jetzt|inzwischen|mittlerweile|nun|heute) )?(?:{_I}\s(?!glaube|denke|sagte|meine\b)\w|(?:wohne|arbeite|lebe|bin|habe|hab|mag|liebe|hasse|nutze|benutze|verwende|trinke|esse|fahre|spiele|spreche|heiße|komme|bevorzuge)\s{_I}\b)"
        rf"|{_OWN_STATED}|bitte\s|nenn mich|merk dir|denk dran|vergiss\s|antworte\s|duz)"
        r"|(?P<elided>(?<=und )(?=(?:jetzt |inzwischen |seit \w+ )?(?:wohne|wohnen|arbeite|arbeiten|lebe|bin|habe|hab|mag|liebe|hasse|nutze|nutzen|benutze|verwende|verwenden|trinke|esse|fahre|spiele|spreche|heiße|komme|bevorzuge|studiere|lerne|kann|arbeitet|wohnt|hat|isst|mache)\s)"
        r"|(?<=aber )(?=(?:wohne|arbeite|lebe|mag|liebe|hasse|bevorzuge|nicht)\s)))"
    ),
    before_question=_re(
        r"(?:[,;.—–:]|\s-\s)\s*(?:(?:und|also|aber|doch)\s+)?(?=(?:was|wie|wo|wer|wann|warum|wieso|welche[rsnm]?|kannst|könntest|können|hast|hättest|gibt|gibt's|soll|sollte|darf|muss|kann|weißt|kennst|hat|ist|sind|lohnt|geht|irgendwelche|eine idee|ideen|tipps|empfiehlst|würdest|magst|meinst)\b)"
        r"|\s(?:und|also)\s(?=(?:was|wie|welche[rsnm]?|kannst|könntest|wo|gibt es)\b)"
    ),
    remember=_re(
        r"(?:bitte )?(?:(?:merke? dir|merkt euch|merken sie sich|merken|notiere? (?:dir)?|notieren(?: sie sich)?|speichere?(?: dir)?|denke? (?:bitte )?(?:immer )?(?:daran|dran)|denken sie daran|daran denken|vergiss (?:bitte )?nicht|vergessen sie nicht|behalte? (?:bitte )?(?:im (?:Kopf|Hinterkopf|Gedächtnis)|in Erinnerung)"
        r"|im (?:Kopf|Hinterkopf) behalten|beachte?|erinnere? dich (?:daran)?|du (?:solltest|sollst|musst) (?:wissen|dir merken)|wisse|halte? (?:bitte )?fest|nimm zur Kenntnis)(?:,? (?:bitte|auch|gut|mal|für (?:später|die Zukunft|das nächste Mal|künftige \w+)|Folgendes))*"
        r"(?:\s?:\s?|,? dass )|(?:nicht vergessen|zur Erinnerung|Erinnerung|Notiz|Merkzettel|merken|Notiz an mich|zum Merken|Wichtig)\s?:\s?(?!zu\b)|ich (?:möchte|will),? dass du (?:dir merkst|weißt|nicht vergisst),? dass )"
    ),
    forget=_re(
        r"(?:vergiss|vergesst|vergessen sie|lösche?|streich(?:e)?)(?: bitte| wieder)*,? (?:alles, was ich (?:dir )?über (?=\S)|was ich (?:dir )?über (?=\S)|das mit (?:de[rm] )?|die Sache mit (?:de[rm] )?|dass (?=\S)|die Info(?:rmation)?,? dass )"
    ),
    forget_attribute=_re(
        r"(?:vergiss|lösche?|entferne?|streich(?:e)?)(?: bitte)? (?:meinen?|meine|unsere[n]?) (?:Lieblings-?(?P<favourite>[\w-]+)|(?P<attribute>\w[\w -]{0,40}?))[.!\s]*$"
    ),
    subject=_re(
        rf"(?:(?P<user>(?:ich|wir|(?-i:I))(?=\s)|{_OWN} (?:{RELATION_NAMES})(?: (?-i:[A-ZÄÖÜ])[\w-]+)? und ich(?=\s))"
        rf"|{_OWN} (?:(?:jüngere?r?|ältere?r?|alte?r?|neue?r?) )?(?P<relation>{RELATION_NAMES})(?:,? (?P<name>(?-i:[A-ZÄÖÜ][\w-]+))(?=,?\s))?,?(?=\s))\s*"
    ),
    adverbs=_re(r"(?:(?:persönlich|selbst|beide|alle|übrigens) )+"),
    clause_frames=by_head(
        INSTRUCTION_FRAMES + CLAUSE_FRAMES + before_subject(ENDING_FRAMES + SWAP_FRAMES + STATED_FRAMES + HABIT_FRAMES + IDENTITY_FRAMES)
    ),
    verb_frames=by_head(after_subject(ENDING_FRAMES + SWAP_FRAMES + STATED_FRAMES + HABIT_FRAMES + IDENTITY_FRAMES)),
    object_end=_re(
        r"\s(?:statt|anstatt|weil|denn|da ich|aber|sondern|obwohl|damit|sodass|außer|solange|wenn(?! möglich)|falls|und (?:ich|mein|meine|wir|es|er|sie|das ist|bin|habe|wohne|arbeite|mag))(?!\w)|\s[—–-]+\s|\s?[;(]|,\s?(?:und |aber |weil|denn|da |außer|vor allem|danke|bitte"
        r"|zum Beispiel|wenn|nicht|dann|wie|also|das|ich|mein|meine|oder|was|besonders|insbesondere|der|die|wo|sondern|weshalb|obwohl|statt|gerne?|falls|wobei|nur|auch|sonst|deshalb|deswegen|daher)(?!\w)|\s?:\s|\s?[!?](?=\s|$)"
    ),
    object_tail=_re(
        r"[\s,]+(?:seit \S[^,;]{0,40}|jetzt|nun|inzwischen|mittlerweile|aktuell|zurzeit|momentan|derzeit|im Moment|heutzutage|sehr|wirklich|total|auch|am meisten|am liebsten|über alles|im Allgemeinen|normalerweise|bitte|danke|übrigens|halt|eben|haha|lol|kürzlich"
        r"|neulich|endlich|letzte[nsrm]? (?:Woche|Monat|Jahr|Sommer|Winter|Herbst|Frühling|\w+tag)|vor \w+ (?:\w+ )?(?:Jahren|Monaten|Wochen|Tagen|Jahr|Monat|Woche)|dieses Jahr|diese Woche|diesen Monat|ab (?:jetzt|sofort|heute|morgen|\w+)|von nun an|zuhause|zu Hause|hier"
        r"|wieder|schon|noch|besonders(?: gern(?:e)?)?|gern|gerne|so gern|sehr gern|künftig|in Zukunft|fürs Erste|vorerst|lieber|einfach|ja|selbst|hauptsächlich|statt dessen|stattdessen|an sich|mehr|eigentlich|alt|insgesamt|tätig|angestellt|beschäftigt|fließend|sprechen)$"
    ),
    article=_re(r"(?:[Ee]in(?:e[nrms]?)?|der|die|das|den|dem|des)\s+(?=\S)", 0),
    not_objects=_re(
        r"(?:(?:es|dies\w*|jene[nrs]?|dass|was|wie|wo|wann|wenn|ob|du|dich|dir|ihn|ihm|dein\w*|euer|er|sie|alles|nichts|etwas|ihr|hier|dort|so|zu|man|jemand\w*|sich|mich|mir|uns|ich|wir|wer|nicht|nie|warum|welche\w*)(?![\w-])|das(?:$|[ ,]+(?:ist|war|so|auch|nicht|alles|hier|da)\b)"
        r"|(?:ein(?:e[nrms]?)?|der|die|das|den|dem|sehr|mehr|viel|gern|gerne|lieber|beide[s]?|noch|da|auch|keine?|mal)$)"
    ),
    not_objects_of={
        "preference": _re(
            r"(?:(?:die |der |das |den |ein(?:e[nrs]?)? )?(?:Idee|Antwort|Art|Weise|erste[rns]?|zweite[rns]?|letzte[rns]?|Vorschlag|Ansatz|Code|Lösung|Ergebnis|Version(?! v?\d)|Option|Tatsache|Design|gleiche[ns]?|beiden|Seite)(?!\w))"
        ),
        "decision": _re(
            r"(?:(?:die |der |das |den )?(?:gleiche[nrs]?|erste[nrs]?|zweite[nrs]?|letzte[nrs]?|Funktion|Code|Option|Lösung|folgende[nrs]?|obige[nrs]?)\b|dein\w*\b|ein(?:e[nrs]?)? (?:Schleife|Liste|Funktion|Klasse|Variable|Pause)\b)"
        ),
        "tool": _re(
            r"(?:(?:die |der |das |den |dem |ein(?:e[nrms]?)? |diese[nrs]? )?(?:erste[nrs]?|nächste[nrs]?|gleiche[nrs]?|letzte[nrs]?|Funktion|Code|Befehl|Methode|Skript|Schleife|Klasse|Variable|Formel|Abfrage|Port|Server|App|Programm|Seite|Tests?|Beispiel)(?!\w)|um\b|dazu\b|dabei\b)"
        ),
        "identity": _re(
            r"(?:(?:der |dem )?(?:gleiche[nr]?|Moment|Nähe$)\b|ein bisschen\b|ein(?:e[nrs]?)? (?:Bug|Problem|Frage|Fehler|Idiot|Sache)\b|sicher$|bereit$|fertig$|da$|hier$|zufrieden$|müde$|neu$|krank$)"
        ),
    },
    negation=_re(r"\b(?:nicht|nie|niemals|kein(?:e[nrms]?)?)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    change=_re(
        r"\b(?:jetzt|nun|inzwischen|mittlerweile|ab (?:sofort|heute|morgen|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag)|von nun an|künftig|in Zukunft|neuerdings|nicht mehr|kein\w* .{1,40}\bmehr|statt(?:dessen)?|anstatt|anstelle|korrektur|berichtigung|nachtrag"
        r"|ich meinte|anders überlegt|meinung geändert|planänderung|doch lieber|seit (?:gestern|letzter|kurzem|dieser|heute)|heutzutage|am ende doch|umgestiegen|gewechselt)(?!\w)"
    ),
    addition=_re(r"\b(?:auch|außerdem|zusätzlich|ebenfalls|zudem|weitere[nrs]?|zweite[nrs]?|noch ein\w*)\b"),
    qualifier=_re(
        r"(?:(?:ein(?:e[nrms]?)?|der|die|das|den|dem|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?)\s+)?(?:(?:alte[nrs]?|neue[nrs]?|gute[nrs]?|kleine[nrs]?|gebrauchte[nrs]?)\s+)*(?=\S)"
    ),
    purpose=_re(r"\s(?:für|zum|zur|in|im|auf|mit|bei|beim|als|wenn|am)\s"),
    elided=_re(
        r"(?:(?:inzwischen|jetzt|aktuell|mittlerweile) )?(?=(?:bin|wohne|arbeite|mag|liebe|hasse|trinke|esse|habe (?:mich|beschlossen|zwei|drei|ein(?:e[nrms]?)? (?:hund|katze|sohn|tochter))|spreche|heiße|komme aus|studiere|bevorzuge) )"
    ),
    subordinate=_re(
        rf"(?P<subject>ich|wir|{_OWN} [\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?P<rest>\S.*?) (?P<verb>bin|ist|sind|hab|mag|kann|[a-zäöüß]+(?:e|t|en))[\s.!]*$"
    ),
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["alles", "sachen", "zeug", "kram"]),
    categories=CATEGORY_OF_TOPIC,
    habits={
        **{"rauchen": "smoke", "rauche": "smoke", "zigaretten": "smoke", "joggen": "run"},
        **{"laufen": "run", "dampfen": "vape", "schwimmen": "swim", "wandern": "hike"},
    },
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    instructions=(
        ("units", _re(r"metrisch|imperial|celsius|fahrenheit|kilom|einheiten")),
        ("emojis", _re(r"\bemojis?\b|smiley")),
        ("bullet_points", _re(r"stichpunkt|aufzählung|bullet")),
        ("answer_language", _re(rf"\b(?:antwort|schreib|sprich|sprech|rede|erklär|kommuni)\w*.{{0,40}}\bauf {LANGUAGE_NAMES}\b|\b(?:deutsche|englische) Antworten|\bauf {LANGUAGE_NAMES} antworten")),
        ("address_form", _re(r"\b(?:duz|siez)\w*|\bper (?:du|sie)\b")),
        ("answer_length", _re(r"\b(?:kurz\w*|kürzer|knapp\w*|ausführlich\w*|lange?n?|prägnant|detailliert\w*|ein(?:em|en) satz)\b")),
        ("answer_tone", _re(r"\b(?:förmlich|formell|locker|höflich|direkt|ehrlich|sachlich|freundlich)")),
    ),
)  # fmt: skip
