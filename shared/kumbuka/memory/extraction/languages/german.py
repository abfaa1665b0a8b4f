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
    STATED_FRAMES,
    SWAP_FRAMES,
    after_subject,
    before_subject,
)
from kumbuka.memory.extraction.languages.german_identity import IDENTITY_FRAMES
from kumbuka.memory.extraction.languages.german_words import (
    ATTRIBUTES,
    LANGUAGE_NAMES,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    spelt,
    topic_of,
)
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, in_order


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(spelt(pattern), flags)


_I = r"(?:ich|wir)"
_OWN = r"(?:mein|meine|unser|unsere)"
_FINITE = (
    r"(?:ist|sind|heißt|heißen|mag|mögen|liebt|hasst|wohnt|wohnen|lebt|leben|arbeitet|arbeiten|hat"
    r"|haben|nutzt|läuft|isst|trinkt|spielt|spricht|kommt|vertragen|verträgt)"
)
_OWN_STATED = rf"{_OWN}\s[\w-]+(?:\s[\w-]+){{0,2}}\s{_FINITE}\b"
_VERB_FIRST = r"(?!ob\b|dass\b|wenn\b|was\b|wie\b)[a-zäöüß]{2,}"
_SAID_NEXT = (
    rf"(?:{_I}\b|{_OWN}\b|{_VERB_FIRST}\s{_I}\b|bitte\b|merk|denk|vergiss|nenn|antwort|duz|sei\b"
    r"|du kannst mich|nie\b|immer\b|schreib"
    r"|jeden\b|am liebsten|morgens|abends|sprich|verwende|benutz|keine\b|notier|behalt|am "
    r"wochenende)"
)
_OPENERS = (
    r"achtung|hallo(?: zusammen)?|hi|hey|moin|servus|grüezi|guten (?:tag|morgen|abend)|danke(?: "
    r"dir)?"
    r"|vielen dank|ok|okay|gut|alles klar|ja|nein|nee|doch|also|na ja|naja|tja|ach|oh|übrigens"
    r"|nebenbei|apropos|aber|und|oder|denn|außerdem|zudem|allerdings|jedoch|dennoch|deshalb|daher"
    r"|deswegen|darum|jetzt|nun|inzwischen|mittlerweile|aktuell|derzeit|zurzeit|momentan|im moment"
    r"|heute|heutzutage|neuerdings|ehrlich gesagt|offen gesagt|ganz ehrlich"
    r"|persönlich|privat|beruflich|eigentlich|leider|zum glück|natürlich|generell|im allgemeinen"
    r"|allgemein|kurz zu mir|zu mir|über mich|kurz(?: noch)?|zur info(?:rmation)?|zur einordnung"
    r"|info|kontext|hintergrund|fyi|ps|p\.s|korrektur|nachtrag|berichtigung|update|planänderung"
    r"|änderung|kleine korrektur|sorry|entschuldigung|ich meinte|wie (?:gesagt|erwähnt|du weißt"
    r"|schon gesagt)|nach langem überlegen|am ende|schließlich|letztendlich|letztlich|endlich"
    r"|nochmal"
    r"|ich habe (?:es mir|meine meinung) (?:anders überlegt|geändert)|weißt du|du weißt ja|wichtig"
    r"|hinweis|erstens|zweitens|zuerst|dann|danach|weil|da|obwohl|zwar|wobei|nur so nebenbei"
    r"|bei (?:uns|mir)(?: zu hause| im team| in der firma)?|zu hause|bei der arbeit|auf der arbeit"
    r"|für mich|super|prima|toll|cool|perfekt|klasse"
)
_LED_BY = (
    r"(?!am wochenende|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im "
    r"(?:urlaub|traum)|vor dem|nach de[mr]|zum (?:frühstück|mittag|abend)|am liebsten|am meisten"
    r"|in (?:meiner|der) freizeit|beim|in der regel|an wochen|unter der woche|in diesem fall|bei "
    r"diesem)"
    r"(?:seit|ab|in|im|am|bei|beim|nach|vor|für|zu|zum|zur|(?:mit|auf|an|von|aus|gegen)(?! "
    r"[^,;.:]{0,50}? (?:steh|halt|kann|bin|reagier|freu|komm)\w* (?:ich|wir)\b)|letzte[nsrm]?"
    r"|dieses|diesen|nächstes|ursprünglich|früher war ich [^,]{2,40}, jetzt)\b[^,;.:]{0,50}? "
    rf"(?={_VERB_FIRST}\s{_I}\b)"
)
_THOUGHT = (
    r"(?:ich (?:glaube|denke|finde|muss (?:sagen|zugeben|gestehen)|gebe zu|wollte (?:dir "
    r")?(?:noch )?sagen)|du (?:solltest|musst) wissen|man muss wissen|fakt ist),? (?:dass )?"
)
_NOT_STATED = (
    r"ich (?:würde(?! mir wünschen, dass du)|möchte(?!,? dass du| (?:immer |lieber )?(?:kurze"
    r"|knappe|ausführliche|deutsche|präzise))|hätte|könnte|wünsch(?:te|e)(?! mir,? dass du)|hoffe"
    r"|frage? mich|weiß (?:noch )?nicht|weiss nicht|habe nie (?:gesagt|behauptet)"
    r"|hab nie (?:gesagt|behauptet)|sage nicht|sag nicht|behaupte nicht|glaube nicht|denke nicht"
    r"|will(?!,? dass du| (?:immer )?(?:kurze|knappe|ausführliche))|muss(?! (?:sagen|zugeben"
    r"|gestehen))|soll|sollte|suche|brauche|versuche|überlege|plane"
    r"|dachte|war|hatte|wollte(?! (?:dir )?(?:noch )?sagen)|konnte|musste|verstehe|sehe|bekomme"
    r"|kriege|erhalte|bin (?:mir|gerade dabei|dabei|nicht sicher|unsicher|verwirrt|am \w+en|auf "
    r"der suche|fertig|bereit|neugierig|gespannt|froh|traurig|müde"
    r"|krank|dankbar|sicher|einverstanden)|habe? (?:eine? (?:frage|problem|fehler|idee|projekt"
    r"|aufgabe|bug|termin)|ein paar fragen"
    r"|(?:gerade|gestern|heute)(?! [^,]{2,50} (?:angefangen|gekauft|gekündigt|aufgehört))|versucht"
    r"|gelesen|gehört|gesehen"
    r"|das gefühl|keine (?:ahnung|lust|zeit)|noch nie|vergessen|dir|deine?)"
    r"|kann(?! (?:mit )?[^,]{2,60} (?:nicht (?:ausstehen|leiden|riechen|ertragen|ab)|nichts "
    r"anfangen)| (?:fließend|gut|ein bisschen|etwas|perfekt|auch)? ?\w+(?:isch|deutsch)\b))"
    r"|wir (?:würden|möchten|hätten|könnten|müssen|sollten|sollen|wollen|überlegen|brauchen"
    r"|suchen)|es (?:ist|wäre) (?:nicht (?:wahr|so)|gut|schön|toll|besser)|es stimmt nicht|das "
    r"wäre|man (?:sagt|könnte|kann|sollte)"
    r"|vielleicht|angeblich|gern(?:e)? (?:würde|hätte)|am liebsten (?:würde|hätte)|nicht, dass ich"
    r"|gestern|vorgestern|neulich|morgen(?! \w+e ich immer)"
)
_REQUESTS = (
    r"kannst du|könntest du|können sie|könnten sie|würdest du|magst du|hast du|bist du|weißt "
    r"du(?!,? ich)|gibt es|soll(?:te)? ich|darf ich|muss ich|kann ich|habe ich|bin ich|mag ich|ist"
    r"|sind|war|hat|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|einen|eine|den|die|das|mal)\b"
    r"|übersetze?|fasse? (?!dich)|korrigiere?|erkläre? (?:mir )?(?:bitte )?(?:den|die|das|wie|was"
    r"|warum|mal|diese\w*)\b|zeige? mir|gib mir(?! (?:immer|bitte immer|kurze|temperaturen|preise"
    r"|zeiten))|hilf mir|erstelle?"
    r"|generiere?|füge?|ändere|liste|schlag|finde?|such(?:e)?|berechne"
    r"|vergleiche?|erzähl(?:e)?|beschreib(?:e)?|erfinde|dichte|lies|schau|prüfe?|analysiere?"
    r"|verbessere?|mach(?:e)? (?:mir )?(?:ein|einen|eine)\b|konvertiere|sag mir"
)

_SAID = ENDING_FRAMES + SWAP_FRAMES + STATED_FRAMES + HABIT_FRAMES + IDENTITY_FRAMES

GERMAN = Language(
    code="de",
    marker=_re(r"\w"),
    abbreviations=frozenset(
        [
            *("z.b", "d.h", "u.a", "bzw", "usw", "etc", "ca", "dr", "prof", "hr", "fr", "str"),
            *("nr", "inkl", "ggf", "evtl", "vgl", "bspw", "abs", "art", "st", "o.ä", "u.ä"),
            *("i.d.r", "tel", "jan", "feb", "aug", "sept", "okt", "nov", "dez", "mio", "mrd"),
            *("z", "d", "u", "max", "min"),
            *map(str, range(1, 32)),
        ]
    ),
    starters=frozenset(
        ["ich", "wir", "mein", "meine", "unser", "unsere", "aber", "und", "es", "er", "sie", "das",
        "die", "der", "bitte", "also", "außerdem", "jetzt"]
    ),
    polite=_re(
        r"(?:bitte )?(?:kannst|könntest|könnten|können|würdest) (?:du|sie) (?:dir )?(?:bitte "
        r"|auch |mal )*(?=(?:merken|notieren|im (?:Kopf|Hinterkopf) behalten|daran denken)"
        r"|.{1,80}\b(?:ab jetzt|ab sofort|in zukunft|künftig|von nun an)\b)"
    ),
    opener=_re(
        rf"(?:[\s\"(*_–—-]+|(?:{_OPENERS})(?:\s?[,:!.;–—-]+\s*|\s+(?={_SAID_NEXT}))|(?:bitte"
        rf"|bitte auch|kannst du bitte|könntest du bitte)[, ]+|{_LED_BY}|{_THOUGHT}(?={_I}\b"
        rf"|{_OWN}\b))"
    ),
    blocked=_re(
        r"(?:wenn(?! (?:du (?:mir )?(?:antwort|schreib|code)|ich (?:dich )?(?:nach|um|code|etwas "
        r"frag)))|falls|sofern|ob|sobald|angenommen|nehmen wir an|gesetzt|stell(?:e|en sie)? "
        r"(?:dir|sich)|tu so|was|wer|wie|wo|wann|warum|wieso|weshalb|welche[rsnm]?|woher|wohin"
        rf"|als ob|selbst wenn|auch wenn|es sei denn|würde|hätte|wäre|{_REQUESTS}"
        rf"|{_NOT_STATED})(?![\w-])"
    ),
    reported=_re(
        r"\b(?:sagt(?:e|en)?|gesagt(?! hab)|meint(?:e)?|behauptet(?:e)?|erzählt(?:e)?|laut (?!mir)"
        r"|zufolge|denkt|glaubt|findet,|schreibt,|schrieb|fragte|fragt,|antwortete|(?:alle|viele"
        r"|sie|leute|manche|freunde|eltern|kollegen) (?:denken|glauben|meinen|sagen|behaupten"
        r"|finden)|munkelt|vermutet|heißt es|nimmt an|liedtext|zitat|zitiert|singt|würden?|wäre"
        r"|hätten?"
        r"|als (?:dein )?(?:ki|assistent\w*|sprachmodell|chatbot|ki-[\w-]+))\b(?<!ich gesagt)"
    ),
    scene=_re(
        r"(?:stell(?:e|en sie)? (?:dir|sich) vor|tu(?:n wir)? so|tun sie so|nehmen wir an"
        r"|angenommen|spiel(?:e)? (?:die rolle|eine[nr]?|mal|den|mit mir)|du bist (?:jetzt |ab "
        r"jetzt |nun )?(?:ein|eine|der|die|mein)\b"
        r"|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|eine|einen|den|die|das)\b|verfasse?|dichte?"
        r"|erfinde?|in (?:der|meiner|dieser) (?:geschichte|szene|erzählung)|in (?:meinem|dem"
        r"|diesem) (?:roman|spiel|drehbuch|szenario)|hypothetisch"
        r"|verhalte? dich wie|agiere? als|entwirf)(?![\w-])"
    ),
    material=_re(
        r"\b(?:übersetze?n?|korrigiere?n?|lektoriere?n?|umformuliere?n?|paraphrasiere?n?"
        r"|korrekturlesen|umschreiben|formuliere? .{0,30}\bum\b|schreibe? .{0,30}\bum\b)\b"
        r"|\A(?=[^:]*:)(?:.*?\b(?:fasse?|analysiere?|verbessere?|erkläre?|prüfe?|konvertiere?"
        r"|vervollständige?|bewerte?|kommentiere?|extrahiere?|zusammenfassen"
        r"|ergänze?)\b.*:\s*(?:\S.*)?$"
        r"|.*?\b(?:hier (?:ist|sind|kommt)|folgende\w*|das ist)\b.{0,60}\b(?:text|mail|e-mail"
        r"|nachricht|brief|artikel|geschichte|code|fehler|gedicht|absatz|dokument|log|auszug"
        r"|entwurf|ausgabe)\b.*:\s*$)"
    ),
    clause_break=_re(
        r"\s+aber\s+(?=[^\s,;]+ (?:mag|liebe|hasse|esse|trinke|kann|finde|halte|vertrage) ich\b)"
        r"|\s*(?:[;,—–]|\s-\s|…|,?\s(?:und|aber|doch|sondern|denn|also|dann|während|obwohl"
        r"|weil))\s*(?:(?:und|aber|doch|also|dann|deshalb|daher|denn|weil|da|jedoch|dafür)\s+)?"
        rf"(?:(?=(?:(?:jetzt|inzwischen|mittlerweile|nun|heute) )?(?:{_I}\s(?!glaube|denke|sagte"
        r"|meine\b)\w|(?:wohne|arbeite|lebe|bin|habe|hab|mag|liebe|hasse|nutze|benutze|verwende"
        rf"|trinke|esse|fahre|spiele|spreche|heiße|komme|bevorzuge)\s{_I}\b)"
        rf"|{_OWN_STATED}|bitte\s|nenn mich|merk dir|denk dran|vergiss\s|antworte\s|duz)"
        r"|(?P<elided>(?:(?<=und )|(?<=[,;] ))(?=(?:jetzt |inzwischen |seit \w+ )?(?:wohne?|wohnen"
        r"|arbeite?|arbeiten|lebe?|bin|habe|hab|komm|mag|liebe|hasse|nutze|nutzen|benutze|verwende"
        r"|verwenden|trinke|esse|fahre|spiele|spreche|heiße|komme|bevorzuge|studiere|lerne|kann"
        r"|arbeitet|wohnt|hat|isst|mache|heißt|ist|mag|liebt|hasst|spielt|lebt|leben|leite"
        r"|unterrichte|trage|reise)\s(?!ich\b|wir\b|du\b|sie\b|es\b))"
        r"|(?<=aber )(?=(?:wohne|arbeite|lebe|mag|liebe|hasse|bevorzuge|nicht)\s)))"
    ),
    before_question=_re(
        r"(?:[,;.—–:]|\s-\s)\s*(?:(?:und|also|aber|doch)\s+)?(?=(?:was|wie|wo|wer|wann|warum|wieso"
        r"|welche[rsnm]?|kannst|könntest|können|hast|hättest|gibt|gibt's|soll|sollte|darf|muss"
        r"|kann|weißt|kennst|hat|ist|sind|lohnt|geht|irgendwelche|eine idee|ideen|tipps|empfiehlst"
        r"|würdest|magst|meinst)\b)"
        r"|\s(?:und|also)\s(?=(?:was|wie|welche[rsnm]?|kannst|könntest|wo|gibt es)\b)"
    ),
    remember=_re(
        r"(?:bitte )?(?:(?:merke? dir|merkt euch|merken sie sich|merken|notiere? (?:dir)?"
        r"|notieren(?: sie sich)?|speichere?(?: dir)?|denke? (?:bitte )?(?:immer )?(?:daran|dran)"
        r"|denken sie daran|daran denken|vergiss (?:bitte )?nicht|vergessen sie nicht|behalte? "
        r"(?:bitte )?(?:im (?:Kopf|Hinterkopf|Gedächtnis)|in Erinnerung)"
        r"|im (?:Kopf|Hinterkopf) behalten|beachte?|erinnere? dich (?:daran)?|du (?:solltest"
        r"|sollst|musst) (?:wissen|dir merken)|wisse|halte? (?:bitte )?fest|nimm zur "
        r"Kenntnis)(?:,? (?:bitte|auch|gut|mal|für (?:später|die Zukunft|das nächste Mal|künftige "
        r"\w+)|Folgendes))*"
        r"(?:\s?:\s?|,? dass )|(?:nicht vergessen|zur Erinnerung|Erinnerung|Notiz|Merkzettel"
        r"|merken|Notiz an mich|zum Merken|Wichtig)\s?:\s?(?!zu\b)|ich (?:möchte|will),? dass du "
        r"(?:dir merkst|weißt|nicht vergisst),? dass )"
    ),
    forget=_re(
        r"(?:vergiss|vergesst|vergessen sie|lösche?|streich(?:e)?)(?: bitte| wieder)*,? (?:alles, "
        r"was ich (?:dir )?über (?=\S)|was ich (?:dir )?(?:gerade )?(?:über|zu|von) (?=\S)|das "
        r"mit (?:de[rm] )?|die Sache mit (?:de[rm] )?|dass (?=\S)|die Info(?:rmation)?,? dass )"
    ),
    forget_attribute=_re(
        r"(?:vergiss|lösche?|entferne?|streich(?:e)?)(?: bitte)? (?:meinen?|meine|unsere[n]?) "
        r"(?:Lieblings-?(?P<favourite>[\w-]+)|(?P<attribute>\w[\w -]{0,40}?))[.!\s]*$"
    ),
    subject=_re(
        r"(?:(?P<user>(?:ich|wir)(?=\s)|(?-i:I)(?=\s(?:jetzt |inzwischen )?(?:[a-zäöüß]+e|bin|hab"
        rf"|kann|wohn|arbeit|komm)\b)|{_OWN} (?:{RELATION_NAMES})(?: "
        r"(?-i:[A-ZÄÖÜ])[\w-]+)? und ich(?=\s))"
        rf"|{_OWN} (?:(?:jüngere?r?|ältere?r?|alte?r?|neue?r?) "
        rf")?(?P<relation>{RELATION_NAMES})(?:,? "
        r"(?P<name>(?-i:[A-ZÄÖÜ][\w-]+))(?=,?\s))?,?(?=\s))\s*"
    ),
    adverbs=_re(r"(?:(?:persönlich|selbst|beide|alle|übrigens) )+"),
    clause_frames=in_order(INSTRUCTION_FRAMES + CLAUSE_FRAMES + before_subject(_SAID)),
    verb_frames=in_order(after_subject(_SAID)),
    object_end=_re(
        r"\s(?:statt|anstatt|weil|denn|da ich|aber|sondern|obwohl|damit|sodass|außer|solange"
        r"|wenn(?! möglich)|falls|und (?:ich|mein|meine|wir|es|er|sie|das ist|bin|habe|wohne"
        r"|arbeite|mag))(?!\w)|\s[—–-]+\s|\s?[;(]|,\s?(?:und |aber |weil|denn|da |außer|vor allem"
        r"|danke|bitte"
        r"|zum Beispiel|wenn|nicht|dann|wie|also|das|ich|mein|meine|oder|was|besonders"
        r"|insbesondere|der|die|wo|sondern|weshalb|obwohl|statt|gerne?|falls|wobei|nur|auch|sonst"
        r"|deshalb|deswegen|daher)(?!\w)|\s?:\s|\s?[!?](?=\s|$)"
    ),
    object_tail=_re(
        r"[\s,]+(?:seit \S[^,;]{0,40}|jetzt|nun|inzwischen|mittlerweile|aktuell|zurzeit|momentan"
        r"|derzeit|im Moment|heutzutage|sehr|wirklich|total|auch|am meisten|am liebsten|über alles"
        r"|im Allgemeinen|normalerweise|bitte|danke|übrigens|halt|eben|haha|lol|kürzlich"
        r"|neulich|endlich|letzte[nsrm]? (?:Woche|Monat|Jahr|Sommer|Winter|Herbst|Frühling|\w+tag)"
        r"|vor \w+ (?:\w+ )?(?:Jahren|Monaten|Wochen|Tagen|Jahr|Monat|Woche)|dieses Jahr|diese "
        r"Woche|diesen Monat|ab (?:jetzt|sofort|heute|morgen|\w+)|von nun an|zuhause|zu Hause|hier"
        r"|wieder|schon|noch|besonders(?: gern(?:e)?)?|gern|gerne|so gern|sehr gern|künftig|in "
        r"Zukunft|fürs Erste|vorerst|lieber|einfach|ja|selbst|hauptsächlich|statt dessen"
        r"|stattdessen|an sich|mehr|eigentlich|alt|insgesamt|tätig|angestellt|beschäftigt|fließend"
        r"|sprechen)$"
    ),
    article=_re(r"(?:'?n(?:e[nrm]?)?|[Ee]in(?:e[nrms]?)?|der|die|das|den|dem|des)\s+(?=\S)", 0),
    not_objects=_re(
        r"(?:(?:es|dies\w*|jene[nrs]?|dass|was|wie|wo|wann|wenn|ob|du|dich|dir|ihn|ihm|dein\w*"
        r"|euer|er|sie(?!/)|alles|nichts|etwas|ihr|hier|dort|so|zu|man|jemand\w*|sich|mich|mir|uns"
        r"|ich"
        r"|wir|wer|nicht|nie|warum|welche\w*)(?![\w-])|das(?:$|[ ,]+(?:ist|war|so|auch|nicht|alles"
        r"|hier|da)\b)"
        r"|(?:ein(?:e[nrms]?)?|der|die|das|den|dem|sehr|mehr|viel|gern|gerne|lieber|beide[s]?|noch"
        r"|da|auch|keine?|mal)$)"
    ),
    not_objects_of={
        "preference": _re(
            r"(?:(?:die |der |das |den |ein(?:e[nrs]?)? )?(?:Idee|Antwort|Art|Weise|erste[rns]?"
            r"|zweite[rns]?|letzte[rns]?|Vorschlag|Ansatz|Code|Lösung|Ergebnis|Version(?! v?\d)"
            r"|Option|Tatsache|Design|gleiche[ns]?|beiden|Seite)(?!\w))"
        ),
        "decision": _re(
            r"(?:(?:das|den|die) [\w-]*(?:tool|werkzeug)\b|(?:die |der |das |den "
            r")?(?:gleiche[nrs]?|erste[nrs]?|zweite[nrs]?|letzte[nrs]?|Funktion|Code|Option|Lösung"
            r"|folgende[nrs]?|obige[nrs]?)\b|dein\w*\b|ein(?:e[nrs]?)? (?:Schleife|Liste|Funktion"
            r"|Klasse|Variable|Pause)\b)"
        ),
        "tool": _re(
            r"(?:(?:die |der |das |den |dem |ein(?:e[nrms]?)? |diese[nrs]? )?(?:erste[nrs]?"
            r"|nächste[nrs]?|gleiche[nrs]?|letzte[nrs]?|Funktion|Code|Befehl|Methode|Skript"
            r"|Schleife|Klasse|Variable|Formel|Abfrage|Port|Server|App|Programm|Seite|Tests?"
            r"|Beispiel)(?!\w)|um\b|dazu\b|dabei\b)"
        ),
        "identity": _re(
            r"(?:(?:der |dem )?(?:gleiche[nr]?|Moment|Nähe$)\b|ein bisschen\b|ein(?:e[nrs]?)? "
            r"(?:Bug|Problem|Frage|Fehler|Idiot|Sache)\b|sicher$|bereit$|fertig$|da$|hier$"
            r"|zufrieden$|müde$|neu$|krank$)"
        ),
    },
    negation=_re(r"\b(?:nicht|nie|niemals|kein(?:e[nrms]?)?)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    change=_re(
        r"\b(?:jetzt|nun|inzwischen|mittlerweile|ab (?:sofort|heute|morgen|januar|februar|märz"
        r"|april|mai|juni|juli|august|september|oktober|november|dezember|montag)|von nun an"
        r"|künftig|in Zukunft|neuerdings|nicht mehr|kein\w* .{1,40}\bmehr|statt(?:dessen)?|anstatt"
        r"|anstelle|korrektur|berichtigung|nachtrag"
        r"|ich meinte|anders überlegt|meinung geändert|planänderung|doch lieber|seit (?:gestern"
        r"|letzter|kurzem|dieser|heute)|heutzutage|am ende doch|umgestiegen|gewechselt)(?!\w)"
    ),
    addition=_re(
        r"\b(?:auch|außerdem|zusätzlich|ebenfalls|zudem|weitere[nrs]?|zweite[nrs]?|noch ein\w*)\b"
    ),
    qualifier=_re(
        r"(?:(?:ein(?:e[nrms]?)?|der|die|das|den|dem|mein(?:e[nrms]?)?"
        r"|unser(?:e[nrms]?)?)\s+)?(?:(?:alte[nrs]?|neue[nrs]?|gute[nrs]?|kleine[nrs]?"
        r"|gebrauchte[nrs]?)\s+)*(?=\S)"
    ),
    purpose=_re(r"\s(?:für|zum|zur|in|im|auf|mit|bei|beim|als|wenn|am)\s"),
    elided=_re(
        r"(?:(?:inzwischen|jetzt|aktuell|mittlerweile) )?(?=(?:bin|wohne|arbeite|mag|liebe|hasse"
        r"|trinke|esse|habe?|spreche|heiße|komme aus|studiere|bevorzuge|vertrage) (?!ich\b|wir\b"
        r"|du\b))"
    ),
    subordinate=_re(
        rf"(?P<subject>ich|wir|{_OWN} [\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?P<rest>\S.*?) "
        r"(?P<verb>bin|ist|sind|hab|mag|kann|[a-zäöüß]+(?:e|t|en))[\s.!]*$"
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
        ("answer_language", _re(r"\b(?:antwort|schreib|sprich|sprech|rede|erklär"
        rf"|kommuni)\w*.{{0,40}}\bauf {LANGUAGE_NAMES}\b|\b(?:deutsche|englische) Antworten|\bauf "
        rf"{LANGUAGE_NAMES} antworten")),
        ("address_form", _re(r"\b(?:duz|siez)\w*|\bper (?:du|sie)\b")),
        ("answer_length", _re(r"\b(?:kurz\w*|kürzer|knapp\w*|ausführlich\w*|lange?n?|prägnant"
        r"|detailliert\w*|ein(?:em|en) satz)\b")),
        ("answer_tone", _re(r"\b(?:förmlich|formell|locker|höflich|direkt|ehrlich|sachlich"
        r"|freundlich)")),
    ),
)  # fmt: skip
