"""German: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.german_clauses import CLAUSE_FRAMES, INSTRUCTION_FRAMES
from kumbuka.memory.extraction.languages.german_everyday import EVERYDAY_CLAUSES, EVERYDAY_FRAMES
from kumbuka.memory.extraction.languages.german_frames import (
    ENDING_FRAMES,
    HABIT_FRAMES,
    STATED_FRAMES,
    SWAP_FRAMES,
    after_subject,
    before_subject,
)
from kumbuka.memory.extraction.languages.german_identity import IDENTITY_FRAMES
from kumbuka.memory.extraction.languages.german_idioms import (
    IDIOM_CLAUSES,
    IDIOM_FRAMES,
    TRADE_FRAMES,
)
from kumbuka.memory.extraction.languages.german_likes import LIKE_CLAUSES, LIKE_FRAMES, LOVE_FRAMES
from kumbuka.memory.extraction.languages.german_lives import ABOUT_CLAUSES, ABOUT_FRAMES
from kumbuka.memory.extraction.languages.german_openings import (
    ASIDES,
    AT_HAND,
    BARE,
    BETWEEN_FIRM_AND_JOB,
    FORGET,
    LED_BY,
    LEFT_OUT,
    LIGHT_OPENERS,
    MATERIAL,
    MYSELF,
    NOT_STATED,
    OPENERS,
    OWN,
    OWN_STATED,
    POLITE,
    REPORTED,
    REQUESTED,
    REQUESTS,
    SAID_NEXT,
    SCENE,
    SMILES,
    SPEAKER,
    THOUGHT,
)
from kumbuka.memory.extraction.languages.german_passing import PASSING_CLAUSES, PASSING_FRAMES
from kumbuka.memory.extraction.languages.german_people import PEOPLE_CLAUSES, PEOPLE_FRAMES
from kumbuka.memory.extraction.languages.german_requests import FORGET_ASKED, REQUEST_FRAMES
from kumbuka.memory.extraction.languages.german_switches import DECISION_FRAMES, SWITCH_FRAMES
from kumbuka.memory.extraction.languages.german_told import (
    FIRST_FRAMES,
    FRONTED,
    TOLD_CLAUSES,
    TOLD_FRAMES,
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
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, in_order


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(spelt(pattern), flags)


_SAID = (
    FIRST_FRAMES
    + IDIOM_FRAMES
    + PASSING_FRAMES
    + SWITCH_FRAMES
    + ENDING_FRAMES
    + SWAP_FRAMES
    + DECISION_FRAMES
    + LIKE_FRAMES
    + LOVE_FRAMES
    + STATED_FRAMES
    + HABIT_FRAMES
    + IDENTITY_FRAMES
    + ABOUT_FRAMES
    + PEOPLE_FRAMES
    + EVERYDAY_FRAMES
    + TOLD_FRAMES
)

GERMAN = Language(
    code="de",
    marker=_re(r"\w"),
    abbreviations=frozenset(
        [
            *("z.b", "d.h", "u.a", "bzw", "usw", "etc", "ca", "dr", "prof", "hr", "fr", "str"),
            *("nr", "inkl", "ggf", "evtl", "vgl", "bspw", "abs", "art", "st", "o.ä", "u.ä"),
            *("i.d.r", "tel", "jan", "feb", "aug", "sept", "okt", "nov", "dez", "mio", "mrd", "z"),
            *("d", "u", "max", "min", *map(str, range(1, 32))),
            *(f"{day}.{month}" for day in range(1, 32) for month in range(1, 13)),
        ]
    ),
    starters=frozenset(
        ["ich", "wir", "mein", "meine", "unser", "unsere", "aber", "und", "es", "er", "sie", "das"]
    ) | {"die", "der", "bitte", "also", "außerdem", "jetzt"},
    polite=_re(POLITE),
    opener=_re(
        rf"(?:[\s\"(*_–—-]+|(?:{OPENERS})(?:\s?[,:!.;…–—-]+\s*|\s+(?={SAID_NEXT}))"
        rf"|{LIGHT_OPENERS}\s+|(?:bitte"
        rf"|bitte auch|kannst du bitte|könntest du bitte)[, ]+|{LED_BY}|{THOUGHT}(?={SPEAKER}\b"
        rf"|{OWN}\b))"
    ),
    blocked=_re(
        r"(?:wenn(?! (?:du (?:mir )?(?:antwort|schreib|code)|ich (?:dich )?(?:nach|um|code|etwas "
        r"frag|dir)|ich [^,]{3,70}, (?:dann )?(?:bitte )?(?:korrigier|antworte|gib|nenn|sag|schreib"
        r"|erklär"
        r"|zeig|mach|nutz|verwend|sei|frag|kommentier|übersetz|halt|lass|bleib|füg|formulier|rechne"
        r"|stell)e?\b|(?:ich|wir) [^,]{3,60}, (?:dann )?\w+ (?:ich|wir) (?:zuerst|erst|immer|als "
        r"erstes)))|falls|sofern|ob|sobald|angenommen|nehmen wir an|gesetzt|stell(?:e|en sie)? "
        r"(?:dir|sich)|tu so|was(?! ich (?:richtig|wirklich|echt|total|besonders|sehr|am|gar"
        r"|überhaupt|gern|hasse|mag|liebe))|wer|wie|wo|wann|warum|wieso|weshalb|welche[rsnm]?|woher"
        r"|wohin"
        rf"|als ob|selbst wenn|auch wenn|es sei denn|w(?:[ü]|ue)rde|h(?:[ä]|ae)tte|wäre|{REQUESTS}"
        rf"|{NOT_STATED})(?![\w-])"
    ),
    reported=_re(REPORTED),
    scene=_re(SCENE),
    material=_re(MATERIAL),
    clause_break=_re(
        rf"(?:,\s?|\s)(?={ASIDES}{SMILES}?[\s.!]{{0,4}}$)|"
        r"\s+aber\s+(?=[^\s,;]+ (?:mag|liebe|hasse|esse|trinke|kann|finde|halte|vertrage) ich\b)"
        r"|\s*(?:[;,—–]|\s-\s|…|,?\s(?:und|aber|doch|sondern|denn|also|dann|während|obwohl"
        rf"|weil)|{BETWEEN_FIRM_AND_JOB})\s*(?:(?:und|aber|doch|also|dann|deshalb|daher|denn"
        rf"|weil|da|jedoch|dafür)\s+)?"
        rf"(?:(?=(?:(?:jetzt|inzwischen|mittlerweile|nun|heute) )?(?:{SPEAKER}\s(?!(?:haben uns"
        rf"|sind|leben) [^.]{{0,20}}(?:getrennt|zusammen|auseinander)|glaube|denke"
        r"|sagte|meine\b)\w|(?:wohne?|arbeite?|lebe?|bin|habe?|mag|liebe?|hasse?|nutze?|benutze?"
        rf"|verwende?|trinke?|esse?|fahre?|spiele?|spreche?|heiße?|komme?|bevorzuge?)\s{SPEAKER}\b"
        r"|(?<=, )(?!(?:dass|ob|wenn|weil|was|wie|wo|die|der|das|den|dem|bevor|nachdem|sobald|damit"
        r"|obwohl|als|falls|während|ehe|bis|seit|warum|wer|wen|woran|womit|wobei|wofür|woher|dann"
        rf"|welch\w*|glaube?|denke?|meine?|finde?|sondern)\b)[a-zäöüß]{{3,}}\s{SPEAKER}\b)"
        rf"|{OWN_STATED}|bitte\s|nenn mich|merk dir|denk dran|vergiss\s|antworte\s|komm "
        rf"(?:direkt|gleich|bitte)|fass dich|halt dich"
        r"|spar dir|lass (?:die|das|den) |sei (?:bitte|einfach|ehrlich)|duz"
        rf"|{REQUESTED}(?!\w)|(?!her )(?:[\w.-]+ ){{1,4}}?(?:bin|habe?|wohne?|arbeite?|lebe?"
        rf"|nutze?|fahre?|kann|spreche?|trage?|höre?|lese?|koche?|vertrage?|mag|esse?"
        r"|trinke?|komme?|studiere?|heiße?|spiele?|wurde|hab|mache?|gehe?|lerne?|wohnen|leben"
        r"|arbeiten|haben|nutzen|sind|fahren) (?:ich|wir)\b)"
        r"|(?P<elided>(?<![,;] )(?<!und )(?<!aber )(?<!doch )(?<!sondern )(?<!denn )(?<!also "
        r")(?<!dann )(?=(?:als|beim?)\s[\w])|(?:(?<=und )|(?<=[,;] )|(?<=sondern )|(?<=aber "
        r"))(?=(?:jetzt |inzwischen "
        r"|seit \w+ )?(?:wohne?|wohnen|arbeite?|arbeiten|lebe?|bin|haben?|hab|komm|mag|liebe|hasse"
        r"|(?:nutzen?|benutze|verwende)(?! (?:kein|bitte|nie|immer|in deine|mir|stets|nur|auch))"
        r"|sind|fahren|kochen|essen|trinken|spielen|mögen|lieben|backe"
        r"|male|nähe|stricke|jogge|wandere|pendel?e|rauche|vertrage|singe|tanze|klettere|laufe"
        r"|studiert|geht|fährt|trinkt|kocht|nutzt|lernt|verträgt|verwenden|trinke?|esse?|fahre?"
        r"|spiele?|spreche|heiße|komme|bevorzuge|studiere?|lerne?|kann|gehe?"
        r"|besuche|führe|betreibe|lese|koche|nehme|sammle|züchte|schwimme|höre"
        r"|arbeitet|wohnt|hat|isst|mache|heißt|ist|mag|liebt|hasst|spielt|lebt|leben|leite"
        r"|unterrichte|trage|reise)\s(?!ich\b|wir\b|du\b|sie\b|es\b))"
        rf"|{LEFT_OUT}"
        rf"|(?<=[a-zäöüß], )(?<!inder, )(?<!hne, )(?<!chter, )(?<!ungs, )(?<!dchen, )(?<!dels, )"
        r"(?=(?:1[5-9]|[2-9]\d)(?:,| und\b))|(?<=, )(?=\d{1,2} Jahre(?: alt| jung)?(?=[,;.!]|$| "
        r"und\b))|(?:(?<=und )|(?<=, ))(?=(?:alleinerziehend|verheiratet|verwitwet|geschieden|ledig"
        r"|single|schwanger"
        r"|pensioniert|arbeitslos|selbständig|selbstständig|freiberuflich|schwerhörig|farbenblind)"
        r"(?:[\s.!]*$|,| und\b))|(?<=aber )(?=(?:wohne|arbeite|lebe|mag|liebe|hasse|bevorzuge"
        r"|nicht)\s)|(?<=und )(?=(?:mach|brauch|geh|trink|ess|spiel|lern|studier|les|hör|koch"
        r"|nutz|schreib|zock|lauf"
        r"|jogg|kauf|nehm|brauche|fotografiere|schreibe|sammle|sammel|zocke|surfe|engagiere"
        r"|interessiere)"
        r" (?!ich\b|wir\b|bitte|mir\b|mal\b|es\b|das\b|die\b|den\b|doch|einfach|kein|nicht|dich"
        r"|ihn|du\b))))"
    ),
    before_question=_re(
        r"(?:[,;.—–:]|\s-\s)\s*(?:(?:und|also|aber|doch)\s+)?(?=(?:was|wie|wo|wer|wann|warum|wieso"
        r"|welche[rsnm]?|kannst|könntest|können|hast|hättest|gibt|gibt's|soll|sollte|darf|muss"
        r"|kann|weißt|kennst|hat|ist|sind|lohnt|geht|irgendwelche|eine idee|ideen|tipps|empfiehlst"
        r"|würdest|magst|meinst|fällt dir|faellt dir|woran|worauf|worüber|\w+(?:t|st) (?:das|du|es"
        r"|man|sie|ihr)|ist das|kannste|haste|sag|such|wär|wäre|bräuchte|brauch ich"
        r"|soll ich|hättste|gäb|ab wann|mit was|womit|wofür|wohin|wodurch|lässt|schreibst"
        r"|welch\w*|gibts)\b)|\s(?=(?:kannst|weißt|hast|könntest|würdest|kennst|meinst"
        r"|empfiehlst) du\b)|\s(?:und|also)\s(?=(?:du(?=\s?\?)|was|wie|welche[rsnm]?|kannst"
        r"|könntest|wo|gibt es)\b)"
    ),
    remember=_re(
        r"(?:bitte )?(?:(?:merke? dir(?! nicht)|merkt euch|merken sie sich|merken|notiere?(?: dir)?"
        r"|notieren(?: sie sich)?|speichere?(?: dir)?|denke? (?:bitte )?(?:immer )?(?:daran|dran)"
        r"|denken sie daran|daran denken|vergiss (?:bitte )?nicht|vergessen sie nicht|behalte? "
        r"(?:(?:bitte|mal) )*(?:im (?:Kopf|Hinterkopf|Gedächtnis)|in Erinnerung)"
        r"|im (?:Kopf|Hinterkopf) behalten|beachte?|erinnere? dich (?:daran)?|du (?:solltest"
        r"|sollst|musst) (?:wissen|dir merken)|wisse|halte? (?:bitte )?fest|nimm zur "
        r"Kenntnis)(?:,? (?:bitte|auch|gut|mal|das|für (?:später|die Zukunft|das nächste Mal"
        r"|künftige \w+)|Folgendes))*"
        r"(?:\s?:\s?|,? dass |,? (?=(?:die|der|das|den|mein|meine|unser|unsere|bei) [\w-]+ "
        r"(?:\w+ ){0,3}?(?:ist|sind|heißt|hat|liegt|läuft|kommt|wird|steht|fährt|kostet)\b))"
        r"|(?:schreibe? dir (?:bitte )?auf|nimm in dein Gedächtnis auf|speichere? (?:dir )?"
        r"(?:bitte )?(?:ab)?|halte? (?:bitte )?fest|wichtig für dich(?: zu wissen)?|für später"
        r"|(?:nur |für dich )?zur Info(?:rmation)?(?: (?:für|fürs) [\w ]{2,20})?"
        r"|merkzettel|du solltest dir merken)(?:\s?:\s?|,? dass )|nicht vergessen, (?=(?:der|die"
        r"|das|mein|unser))|(?:nicht vergessen|zur Erinnerung|Erinnerung|Notiz|Merkzettel"
        r"|merken|Notiz an mich|zum Merken|Wichtig)\s?:\s?(?!zu\b)|ich (?:möchte|will),? dass du "
        r"(?:dir merkst|weißt|nicht vergisst),? dass |ich erinnere dich (?:daran,? )?dass )"
    ),
    forget=_re(
        rf"(?:{FORGET},? |du kannst (?:bitte )?(?=alles löschen))(?:(?:alles(?: löschen)?|was"
        r"|das),? (?:was )?(?:(?:ich|du|wir) )?(?:(?:dir|mir|da) )?"
        r"(?:(?:gerade|mal|neulich|vorhin) )?(?:über|zu[rm]?|von) (?=\S)|alles (?:über|zu[rm]?"
        r"|von) (?=\S)"
        r"|(?:alle |die |meine )?(?:Infos?|Informationen|Daten|Einträge) (?:über|zu[rm]?|von) "
        r"(?=\S)|das mit (?:de[rm] )?|die (?:Sache|Infos?|Geschichte) mit (?:de[rm] )?"
        r"|(?:aus deinem Gedächtnis,? )?dass (?=\S)"
        r"|die Info(?:rmation)?,? dass |nicht mehr,? (?:wo|dass|wie|was) )"
    ),
    forget_attribute=_re(
        rf"(?:(?:{FORGET}|du kannst|speichere?) (?:meinen?|meine|unsere[n]?) (?:alte[nr]? )?"
        rf"|{FORGET},? (?:alles,? )?was ich(?: dir| mal)* (?:über|zu[rm]?|von) (?!mein|unser))"
        r"(?:Lieblings-?(?P<favourite>[\w-]+)|(?P<attribute>\w[\w -]{0,40}?))"
        r"(?: (?:vergessen|löschen|nicht mehr|bitte|wieder|aus deinem Gedächtnis|gesagt|erzählt"
        r"|geschrieben|habe?))*[.!\s]*$" + FORGET_ASKED
    ),
    subject=_re(
        rf"(?:(?:(?:hi|hallo|hey|moin),? )?(?P<user>{MYSELF}"
        r"|(?-i:I)(?=\s(?:jetzt |inzwischen )?(?:[a-zäöüß]+e|als|beim?|bin|hab"
        rf"|kann|wohn|arbeit|komm|geh|spiel|mach|lern|studier|leb|mag|trink|fahr)\b)|{OWN} "
        rf"(?=[^,;.]{{3,50}} und ich)(?:{RELATION_NAMES})(?: (?-i:[A-ZÄÖÜ])[\w-]+)? und ich(?=\s))"
        rf"|{OWN} (?:(?:jüng(?:ere?r?|ste?r?)|älte(?:re?r?|ste?r?)|alte?r?|neue?r?|mittlere?r?) "
        rf")?(?P<relation>{RELATION_NAMES})(?:,? "
        r"(?P<name>(?-i:[A-ZÄÖÜ][\w-]+)(?=,?\s)|(?!sie |er |ist|is|hat|mag|und|auch|heißt|kann"
        r"|will|wird|war"
        r"|lebt|isst)"
        r"[a-zäöü][a-zäöüß]{2,12}(?= (?:ist|is|hat|mag|liebt|hasst|wohnt|lebt|arbeitet|isst"
        r"|trinkt|fährt|steht|findet|kann|geht|macht|nutzt|lernt|sammelt"
        r"|spielt|kommt|verträgt|studiert)\b)))?(?:,? (?:sie|er))?,?(?=\s))\s*"
    ),
    adverbs=_re(r"(?:(?:persönlich|selbst|beide|alle|übrigens) )+"),
    clause_frames=in_order(
        INSTRUCTION_FRAMES
        + REQUEST_FRAMES
        + IDIOM_CLAUSES
        + PASSING_CLAUSES
        + ABOUT_CLAUSES
        + EVERYDAY_CLAUSES
        + CLAUSE_FRAMES
        + LIKE_CLAUSES
        + PEOPLE_CLAUSES
        + TOLD_CLAUSES
        + before_subject(_SAID)
    ),
    verb_frames=in_order(after_subject(_SAID + TRADE_FRAMES)),
    object_end=_re(
        r"\s(?:statt|anstatt|weil|denn|da ich|aber|sondern|obwohl|damit|sodass|außer|solange"
        r"|wenn(?! möglich)|falls|und (?:ich|mein|meine|wir|es|er|sie|das ist|bin|habe|wohne"
        r"|suche?|brauche?|will|möchte|hätte|würde|frage?|überlege?|weiß|muss|soll|hab|bräuchte"
        r"|arbeite|mag))(?!\w)|\s[—–-]+\s|\s?[;(]|,\s?(?:und |aber |weil|denn|da |außer|vor allem"
        r"|danke|bitte|zum Beispiel|wenn|nicht|dann|wie|also|das|ich|mein|meine|oder|was|besonders"
        r"|insbesondere|der|die|wo|sondern|weshalb|obwohl|statt|gerne?|falls|wobei|nur|auch|sonst"
        r"|deshalb|deswegen|daher|läuft|geht|ist|sind|war|schon|hast|kannst|kann|bin|hab|habe"
        r"|brauch\w*|welche\w*|lohnt|gibts?|wer|wann|warum|wieso|soll|sollte|darf|wohin|womit|woher"
        rf"|such|{REQUESTED})(?!\w)|\s?:\s|\s?[!?](?=\s|$)"
    ),
    object_tail=_re(
        rf"[\s,]+(?:{ASIDES}|"
        r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]{1,20}|[:;=]-?[)(DP]{1,3}|xd"
        r"|\^\^|<3|seit \S[^,;]{0,40}|jetzt|nun|inzwischen|mittlerweile|aktuell|zurzeit|momentan"
        r"|derzeit|im Moment|heutzutage|sehr|wirklich|total|auch|am meisten|am liebsten|über alles"
        r"|im Allgemeinen|normalerweise|bitte|danke|übrigens|halt|eben|haha|lol|kürzlich"
        r"|neulich|endlich|letzte[nsrm]? (?:Woche|Monat|Jahr|Sommer|Winter|Herbst|Frühling|\w+tag)"
        r"|vor \w+ (?:\w+ )?(?:Jahren|Monaten|Wochen|Tagen|Jahr|Monat|Woche)|dieses Jahr|diese "
        r"Woche|diesen Monat|ab (?:jetzt|sofort|heute|morgen|\w+)|von nun an|zuhause|zu Hause|hier"
        r"|wieder|schon|noch|besonders(?: gern(?:e)?)?|gern|gerne|so gern|sehr gern|künftig|in "
        r"Zukunft|fürs Erste|vorerst|lieber|einfach|ja|selbst|hauptsächlich|statt dessen"
        r"|stattdessen|an sich|mehr|eigentlich|alt|insgesamt|tätig|angestellt|beschäftigt|fließend"
        r"|sprechen|geschrieben|gehostet|programmiert)$"
    ),
    article=_re(r"(?:'?n(?:e[nrm]?)?|[Ee]in(?:e[nrms]?)?|der|die|das|den|dem|des)\s+(?=\S)", 0),
    not_objects=_re(
        r"(?:(?:es|dies\w*|jene[nrs]?|dass|was|wie|wo|wann|wenn|ob|du|dich|dir|ihn|ihm|dein\w*"
        r"|euer|er|sie(?!/)|alles|nichts|etwas|ihr|hier|dort|so|zu|man|jemand\w*|sich|mich|mir|uns"
        r"|wer|nicht|nie|warum|welche\w*)(?![\w-])|das(?:$|[ ,]+(?:ist|war|so|auch|nicht|alles"
        r"|hier|da)\b)"
        r"|(?:ein(?:e[nrms]?)?|der|die|das|den|dem|sehr|mehr|viel|gern|gerne|lieber|beide[s]?|noch"
        r"|da|auch|keine?|mal)$)"
    ),
    not_objects_of={
        "instruction": _re(rf".{{0,200}}\b{AT_HAND}"),
        "pattern": _re(r"immer$|.{0,80}\b(?:diese Woche|frage? mich|frage? ich mich)\b"),
        "preference": _re(
            rf".{{0,80}}\b{AT_HAND}|niemand\w*$|(?:lieber )?(?:kürzer|länger|einfacher|anders|ohne "
            r"den letzten)\b|"
            r"(?:(?:was|dass|dein\w*|diese\w*) |danke\b|(?:die |der |das |den )?(?:folgende"
            r"|obige)\w*\b"
            r"|(?:die |der |das |den |ein(?:e[nrs]?)? )?(?:Idee|Antwort|Art|Weise|erste[rns]?"
            r"|zweite[rns]?|letzte[rns]?|Vorschlag|Ansatz|Code|Lösung|Ergebnis|Version(?! v?\d)"
            r"|Option|Tatsache|Design|gleiche[ns]?|beiden|Seite)(?!\w))"
        ),
        "decision": _re(
            r"(?:dich|dir|ihn|ihm)\b|.{0,60}\b(?:ins bett|schlafen|für (?:heute|morgen)|heute "
            r"abend)\b|(?:(?:das|den|die) [\w-]*(?:tool|werkzeug)\b|(?:die |der |das |den "
            r")?(?:gleiche[nrs]?|erste[nrs]?|zweite[nrs]?|letzte[nrs]?|Funktion|Code|Option|Lösung"
            r"|folgende[nrs]?|obige[nrs]?)\b|dein\w*\b|ein(?:e[nrs]?)? (?:Schleife|Liste|Funktion"
            r"|Klasse|Variable|Pause)\b)"
        ),
        "tool": _re(
            r".{0,60}\b(?:überfordert|unzufrieden|zufrieden|fertig|verwirrt|am Ende)\b|"
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
        rf"(?:(?:inzwischen|jetzt|aktuell|mittlerweile|übrigens|leider|momentan) )?(?=(?:{BARE}) "
        r"(?!ich\b|wir\b|du\b|er\b|man\b|dir\b|bitte\b|(?:Stichpunkt|Aufzählung|Bullet|einfache"
        r"|kurze)|sie (?:ist|hat|sind)\b))"
    ),
    undivided=_re(
        rf"(?:(?:{OPENERS})\s?[,:]?\s+){{0,2}}(?:"
        r"(?:bevor|nachdem|ehe) (?:ich|wir) [^,]{3,50}, [a-zäöüß]+ (?:ich|wir) |"
        r"(?:(?:und|aber|also|ok|okay|hallo|hi),? )?(?:(?:zum|zur|um|für|beim|bei|wenn (?:ich"
        r"|wir))\b(?=.{1,400}\b(?:dann|danach|anschließend|zum schluss|zuletzt)\b)|so (?:läuft|geht"
        r"|[a-zäöüß]+ (?:ich|wir|man))\b[^:]{2,50}:|(?:unser|mein|der|die|das)\w* (?:ablauf"
        r"|prozess|vorgehen|anleitung"
        r"|workflow|rezept)\b|[\w-]+ (?:läuft|laufen|geht|gehen)(?: bei \w+)? so:|(?:immer "
        r")?(?:wenn|sobald)"
        r" (?:ich|du) [^,]{3,70}, (?:dann )?(?!(?:bin|hab|habe|muss|kann|will|werde|w(?:[ü]|ue)rde"
        r"|mag) )(?:bitte"
        r" )?[a-zäöüß]+ (?!ich\b|wir\b)|(?:es ist |das ist |jetzt ist )?(?:entschieden"
        r"|beschlossen)\s?[:,]"
        r"|(?:die |unsere )?entscheidung (?:ist )?gefallen|(?:es |jetzt )?steht(?: jetzt)? fest"
        r"|wir haben (?:uns )?abgestimmt|früher |was ich (?:mag|liebe)\b))"
    ),
    subordinate=_re(
        rf"(?P<subject>ich|wir|{OWN} [\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?P<rest>(?!(?:will"
        rf"|wollen|muss|müssen"
        r"|soll|sollen|kann|können|darf|dürfen|möchte|möchten|hat|haben|ist|sind|wird|werden?|war"
        r"|hatte|habe|hab|bin)\b)\S.*?) "
        r"(?P<verb>bin|ist|sind|hab|mag|kann|[a-zäöüß]+(?:e|t|en))[\s.!]*$"
    ),
    fronted=FRONTED,
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["alles", "sachen", "zeug", "kram"]),
    categories=CATEGORY_OF_TOPIC,
    habits={
        **{"rauchen": "smoke", "rauche": "smoke", "rauch": "smoke", "zigaretten": "smoke"},
        **{"joggen": "run", "jogge": "run", "jogg": "run", "laufen": "run", "dampfen": "vape"},
        **{"schwimmen": "swim", "wandern": "hike"},
    },
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    instructions=(
        ("units", _re(r"metrisch|imperial|celsius|fahrenheit|kilom|einheiten")),
        ("emojis", _re(r"\bemojis?\b|smiley")),
        ("bullet_points", _re(r"stichpunkt|aufzählung|bullet")),
        ("answer_language", _re(r"\b(?:antwort|schreib|sprich|sprech|rede|erklär"
        rf"|kommuni)\w*.{{0,40}}\bauf {LANGUAGE_NAMES}\b|\b(?:deutsche|englische) Antworten|\bauf "
        rf"{LANGUAGE_NAMES} antworten|\bauf {LANGUAGE_NAMES}(?: bitte)?[\s.!]*\Z")),
        ("address_form", _re(r"\b(?:duz|siez)\w*|\bper (?:du|sie)\b")),
        ("answer_length", _re(r"\b(?:kurz\w*|kürzer|knapp\w*|ausführlich\w*|lange?n?|prägnant"
        r"|detailliert\w*|ein(?:em|en) satz)\b")),
        ("answer_tone", _re(r"\b(?:förmlich|formell|locker|höflich|direkt|ehrlich|sachlich"
        r"|freundlich)")),
    ),
)  # fmt: skip
