"""German decisions, habits, things and tools, and what people leave behind, as they are told."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    EPISODIC,
    HAVE,
    MID,
    NO,
    OBJECT,
    PROPER,
    SHORT,
    Said,
    any_verb,
    doing,
    frame,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_A = r"(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)"
_THE = r"(?:(?:de[rnm]|die|das|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|ein(?:e[nrms]?)?|'?ne?n?) )?"
_DAY = r"(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)"
_PART = r"(?:Morgen|Vormittag|Mittag|Nachmittag|Abend|Nacht)"
_COUNT = r"(?:ein|zwei|drei|vier|fünf|sechs|\d+|mehr)[- ]?mal"
TIME = (
    r"(?:(?:fast |so gut wie |praktisch )?(?:jede[nrsm]? (?:\w+ )?(?:Tag|Morgen|Abend|Nacht|Mittag"
    r"|Woche"
    rf"|Monat|Jahr|{_DAY}|Wochenende|Nachmittag|Sommer|Winter|Herbst|Frühling)(?:{_PART})?|alle "
    r"(?:paar"
    r"|zwei|drei|vier|sechs|\d+) (?:Tage|Wochen|Monate|Stunden|Jahre))"
    rf"|{_DAY}s(?:abends|morgens|nachmittags|vormittags|mittags)?(?: (?:und|bis|oder) {_DAY}s)?"
    rf"|{_DAY}(?:{_PART})?s|(?:{_COUNT}) (?:pro|die|in der|im|am|jede|jeden) \w+|täglich"
    r"|wöchentlich"
    r"|am Tag|pro Tag|pro Woche|die Woche|monatlich|morgens|abends|mittags|nachts|vormittags"
    r"|nachmittags|tagsüber|werktags|unter der "
    r"Woche|am Wochenende|an Wochenenden|an Feiertagen|im (?:Winter|Sommer|Frühling|Herbst|Urlaub)"
    r"|(?:in|während) der Mittagspause|v(?:or de[mr]|orm) (?:Schlafengehen|Schlafen|Frühstück"
    r"|Einschlafen"
    r"|Arbeit|Sport|Essen)|nach (?:dem (?:Essen|Aufstehen|Abendessen|Mittagessen|Sport)|der Arbeit"
    r"|Feierabend)|zum (?:Frühstück|Mittagessen|Abendessen|Einschlafen|Kaffee)|auf dem Weg zur "
    r"Arbeit"
    r"|beim (?:Arbeiten|Joggen|Sport|Kochen|Putzen|Lernen|Autofahren)|regelmäßig|grundsätzlich"
    r"|normalerweise|üblicherweise|gewöhnlich|für gewöhnlich|meistens|meist|in der Regel|stets"
    r"|häufig"
    r"|traditionell|prinzipiell|generell|immer|oft)"
)
_NOT_OF_HABIT = (
    r"(?!(?:wenn|dass|weil|ob|als|bevor|nachdem|falls|sobald|wie|was|wo|die|der|das|hätte?|würde?"
    r"|wollte|möchte|könnte|sollte|war|hatte|frag|frage|weiß|wusste|muss|soll"
    r"|will|erwarten?|könnte"
    r"|suche?|brauche?|glaube?|denke?|finde?|bekomm|bekomme|krieg|kriege|wohne?|arbeite bei|heiße?"
    r"|mag"
    r"|liebe?|fahre? am Wochenende|hasse?|wünsch\w*|kann|versteh\w*|seh|sehe|verlier\w*)\b)"
)
_DECIDED = (
    r"(?:(?:es ist |das ist |ist )?(?:jetzt |nun |endlich )?(?:entschieden|beschlossen"
    r"|beschlossene Sache"
    r"|abgemacht|offiziell|fix)|(?:die |unsere |meine )?entscheidung(?: ist)?(?: gefallen)?"
    r"|(?:es |jetzt )?steht(?: jetzt| nun)? fest|wir haben (?:uns )?(?:abgestimmt|entschieden"
    r"|geeinigt|festgelegt)"
    r"|ich habe? mich (?:jetzt )?entschieden)"
)
_STRIPPED = (
    r"(?:(?:wir|ich|es|das)(?= ))? ?(?:nehmen?|nehme|gehen mit|gehe mit|bleiben? bei|bleibe bei"
    r"|setzen auf"
    r"|setze auf|wird|werden|wechseln (?:zu|auf)|machen|mache|kaufen|kaufe|ziehen|ziehe|fahren"
    r"|fahre"
    r"|verwenden|nutzen|für|auf|gegen)?(?: das mit| mit)? ?"
)
_KEPT = (
    r"(?:schreib|speicher|mach|führ|verwalt|organisier|plan|bearbeit|schneid|hör|schau|guck|les"
    r"|hoste?|host"
    r"|deploy|betreib|entwickel|entwickl|bau|erledig|buch|bezahl|zahl|bestell|kauf|sicher|archivier"
    r"|sammel"
    r"|samml|dokumentier|pfleg|halt|notier|tipp|zeichn|design|test|versionier|teil|track|lern|koch"
    r"|back"
    r"|red[ei]gier|prob|misch|programmier|code|gestalt|erstell|kommunizier|chatt|schick|leg"
    r"|produzier)"
    r"(?:e|en|n|st|t|le|re|ere|ern|eln)?"
)
_VIA = r"(?:in|mit|über|auf|bei|per|via|unter)"
_TOOL = (
    r"(?:de[rm] |die |das |einer? |einem |nem |ner )?(?P<object>(?!Ruhe|Papier|Freunden|Kollegen"
    r"|meine|Deutsch"
    rf"|Englisch|Stichpunkten|Zukunft|Ordnung|Bezug|Hand|Teil|Problem|Schritt|Tag){PROPER})"
)
OWNED_THING = (
    r"(?:[\w-]*(?:garten|maschine|pumpe|mobil|drucker|roller|panels|anlage|klavier|flügel|ofen"
    r"|konsole"
    r"|boot|hütte|oldtimer|roboter|sauger|fernseher|beamer|verstärker|lautsprecher|plattenspieler"
    r"|anhänger"
    r"|werkstatt|gewächshaus|terrasse|balkon|pool|sauna|kamin|spülmaschine|grill|fritteuse|teleskop"
    r"|mikroskop|drohne|garer|herd|backofen|kühlschrank|truhe|wallbox|mäher|trockner|kocher|mixer"
    r"|synthesizer|gitarre|geige|rad|wagen|kiste|bus|traktor|haus|wohnung|keller"
    r"|garage|box|server|nas|grafikkarte|thermomix|raspberry pi|airfryer|heißluftfritteuse|bulli"
    r"|camper"
    r"|wohnwagen|segelboot|kajak|kanu|hochbeet|hochbeete|gravelbike|tandem|ps5|ps4|switch|xbox"
    r"|vespa))"
)

EVERYDAY_FRAMES: tuple[Said, ...] = (
    any_verb(rf"(?P<object>{_NOT_OF_HABIT}(?!hab|bin|ist|sind|(?:werde|wird|kommt|heirate\w*"
             r"|wechsel\w*|wechsl\w*|beginn\w*|fang\w*|fäng\w*|flieg\w*"
             r"|zieh\w*) (?:[^,;]{1,30} )?im "
             r"(?:Winter|Sommer|Frühling|Herbst|Urlaub)\b)[a-zäöüß]{2,}<subject> "
          rf"(?:[^,;]{{1,40}}? )?"
             rf"{TIME}(?!\w)(?!,? wenn)[^,;]*)", "pattern", needs=("jed", "Jed", "alle ", "mal ",
             "lich",
             "ens", "ends", "ags", "oche", "vor", "nach", "zum ", "immer", "grunds", "weise",
             "meist",
             "egel", "stets", "häufig", "mäßig", "nachts", "abends", "Winter", "Sommer", "oft",
             " am Tag", "pro ")),
    doing(HAVE, r" (?P<object>(?:immer|stets|grundsätzlich|meistens|ständig) [^,;]{2,50}? (?:dabei"
          r"|an|mit"
          r"|griffbereit|auf dem Tisch))[\s.!]*$", "pattern"),
    doing(HAVE, rf" (?P<object>(?:{TIME} )(?:Training|Probe|Chorprobe|Unterricht|Dienst|frei"
          r"|Homeoffice"
          r"|Schicht|Yoga|Sport|Stammtisch|Bereitschaft|Kurs|Vorlesung)\b.*)", "pattern"),
    doing(f"{HAVE} besitz", rf"{MID}(?: (?:mir|uns))?(?: (?:gerade|neulich|kürzlich|endlich))* "
          rf"(?:{_A}|zwei"
          r"|drei|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|einige|mehrere|(?=\w+(?:panels|beete"
          r"|boxen)\b)) ?"
          rf"(?P<object>(?:[\w-]+ )?{OWNED_THING}"
          r")(?: (?:im|auf|in|zuhause|zu Hause|daheim|mit|gekauft|geholt|zugelegt|angeschafft"
          r"|stehen|bestellt"
          r"|gegönnt|bekommen)[^,;]*)?(?=[,;!]|[\s.]*$)", "possession"),
    doing(f"{HAVE} besitz", rf"{MID}(?: (?:mir|uns))?(?: (?:gerade|neulich|kürzlich|endlich))* "
          rf"(?:{_A}|mein"
          r"(?:e[nrms]?)?) (?:(?:alte|neue|gebrauchte|kleine)[nrs]? )?(?P<object>(?!(?:Excel|PDF"
          r"|Word|JSON"
          r"|CSV|API|URL|Meeting|Termin|Problem|Frage|Fehler|Bug|Idee|Projekt|Text|Aufgabe|Liste"
          r"|Datei|Mail"
          r"|Tabelle|Code|Skript|Bewerbung|Hausarbeit|Klausur|Prüfung|Interview|Verdacht|Eindruck"
          r"|Gefühl|Plan"
          rf"|Wunsch|Bitte|Anliegen)\b){PROPER} ?\d*[\w-]*) (?:gekauft|geholt|zugelegt|angeschafft"
          r"|gegönnt)"
          r"\b.*", "possession", confidence=0.7),
    doing(BE, rf"{MID} (?:stolze[rn]? )?(?:Besitzer|Eigentümer)(?:in)? (?:eine[rs]|von|des|der) "
          r"(?P<object>\S[^,;]*)", "possession"),
    doing(BE, rf"{MID} (?:auf|mit|unter) {_TOOL} unterwegs\b.*", "tool"),
    doing("spiel zock", rf"{MID} (?:auf|an) (?:de[rm] )?{SHORT}", "tool", topics=frozenset({
          "console"})),
    doing("führ", rf" (?P<thing>Tagebuch|Buch|Listen|Kalender) {_VIA} {_TOOL}\b.*", "tool"),
    any_verb(rf"{_KEPT}<subject>{MID} (?:alle )?(?:(?:mein|unser)(?:e[nrms]?)?|alle|die|de[nr]"
             rf"|das) (?P<thing>[a-zäöüß]+)(?: (?:immer|alle|nur|meist))* {_VIA} {SHORT}", "tool",
             topics=ANY_TOPIC, needs=("mein", "unser", "alle", "die ", "den ", "das ")),
    any_verb(rf"{_KEPT}<subject>{MID} (?:alle )?(?:(?:mein|unser)(?:e[nrms]?)?|alle|die|de[nr]"
             r"|das) "
          r"(?P<thing>"
             rf"[a-zäöüß-]+)(?: (?:immer|alle|nur|meistens|meist|hauptsächlich))* {_VIA} "
             rf"{_TOOL}[^,;]*?"
             r"[\s.!]*$", "tool", needs=("mein", "unser", "alle", "die ", "den ", "das ")),
    any_verb(rf"{_KEPT}<subject>{MID}(?: (?:alles|viel|nur|meist|hauptsächlich|immer|meistens))* "
          rf"{_VIA}"
             rf" {_TOOL}[^,;]*?[\s.!]*$", "tool", needs=(" in ", " mit ", " über ", " auf ",
             " bei "),
             topics=ANY_TOPIC),
    doing("host deploy betreib arbeit =arbeiten entwickel =entwickeln bau =testen",
          rf"{MID}(?: (?:alles|viel"
          rf"|nur|täglich))* (?:bei|über|mit|auf) {_TOOL}[^,;]*?[\s.!]*$", "tool"),
    doing(f"{HAVE} nutz", rf"{MID} {_A} (?P<object>[\w+]+)[- ](?:Abo|Konto|Account|Abonnement|Depot"
          r"|Mitgliedschaft)\b.*", "tool"),
    doing("code programmier entwickel =entwickle =coden", rf"{MID} (?:hauptsächlich |meist "
          r"|meistens |vor "
          rf"allem |nur |viel )*(?:in|mit) {SHORT}", "tool"),
    doing("nehm =nehme", rf"{MID} (?:als|für) (?P<thing>[\w -]{{2,30}}?) "
          rf"(?P<object>{PROPER})[\s.!]*$",
          "tool"),
    doing("mach =mache", rf"{MID} (?P<object>Yoga|Pilates|Crossfit|Krafttraining|Musik|Judo|Karate"
          r"|Parkour"
          r"|Kung Fu|Taekwondo|Leichtathletik|Kampfsport|Theater|Triathlon)\b(?! heute)[^,;]*",
          "identity",
          attribute="sport/"),
)  # fmt: skip

EVERYDAY_CLAUSES: tuple[Frame, ...] = (
    frame("es ist das die unsere meine entscheidung entschieden beschlossen steht jetzt wir ich "
          "abgemacht "
          "offiziell", rf"{_DECIDED}\s?[:,–-]\s?(?:dass )?(?:und )?{_STRIPPED}(?P<object>(?!nicht\b"
          r"|das\b"
          r"|dass)\S.*)", "decision", **EPISODIC),
    frame("", r"(?:(?:wir|ich) )?(?P<object>(?!das |es |die Frage)[^,;:]{3,60}?),? (?:das )?(?:ist"
          r"|steht)(?: "
          r"(?:jetzt|nun"
          r"|damit|endgültig))* (?:fest|beschlossen|entschieden|beschlossene Sache|fix)[\s.!]*$",
          "decision", needs=("fest", "schlossen", "schieden", "fix"), **EPISODIC),
    frame("es am nach letztendlich", r"(?:am ende |nach (?:langem|reiflich\w+)[^,]{3,30}? "
          r"|letztendlich )?(?:ist "
          r"es|es ist|es wird|wird es)(?: (?:jetzt|doch|nun|also|am Ende|tatsächlich))* (?:de[rn]"
          r"|die|das|ein(?:e)?"
          r")? ?(?P<object>(?!kalt|warm|spät|eng|nicht|schwierig|zeit|besser|so\b|schon|mir|gut"
          r"|nichts|knapp"
          r"|dunkel|immer)(?-i:[A-ZÄÖÜ])\S*[^,;]*?)(?: geworden| werden)[\s.!]*$", "decision",
          **EPISODIC),
    frame("es", r"es wird(?: (?:jetzt|nun|also|tatsächlich))* doch (?:de[rn]|die|das|ein(?:e)?)? ?"
          r"(?P<object>\S[^,;]*)", "decision", **EPISODIC),
    frame("", rf"(?P<object>{TIME}(?: {TIME})?(?:,? (?:um|gegen|ab|nach|vor) [\w:]+(?: Uhr)?)? "
          rf"{_NOT_OF_HABIT}(?!war\b)"
          r"[a-zäöüß]{2,} (?:ich|wir)(?: (?!nie\b|nicht mehr|nicht|gerade)\S.*|[\s.!]*$))",
          "pattern",
          needs=("jed", "Jed", "alle", "Alle", "mal ", "lich", "ens", "ends", "ags", "oche", "or",
          "ach ",
          "zum ", "Zum ", "rundsätz", "rundsatz", "weise", "meist", "Meist", "egel", "inter",
          "ommer",
          "ause", "mmer", "ft", "eim ")),
    frame("", rf"(?P<object>(?:{_DAY}s|{TIME}) (?:ist|is|sind|gibt's|gibt es|haben wir)(?: (?:bei "
          r"uns|bei mir"
          r"|immer|meist))+ (?!nicht|kein|so|zu|alles|viel|ziemlich)\S.*)", "pattern",
          needs=("bei uns",
          "bei mir", "immer", "meist")),
    frame("vor nach ab", r"(?P<object>(?:vor|nach|ab) [\w:]+(?: Uhr)? (?:esse?|trinke?|mache?"
          r"|schaue?|rauche?)"
          r" (?:ich|wir)) (?:nichts|nix|kein\w*)\b.*", "pattern", **_MINUS),
    frame("mein meine unser unsere", r"(?:mein|meine|unser|unsere) (?:[\w-]*(?:ritual|routine"
          r"|gewohnheit)"
          r")(?: am \w+)?(?: ist|:| besteht aus) (?P<object>\S.*)", "pattern"),
    frame("", r"(?:(?:mein|meine|unser|unsere) )?(?:[\w-]+e[rs]? )?Lieblings-?(?P<attribute>[\w-]+)"
          r"(?: (?:zum|beim|aller|unter|im|in|aus|von) [\w ]{2,25}?)?(?:\s?:| (?:ist|sind|is|heißt"
          r"|bleibt|war"
          rf" schon immer|lautet|wäre)){MID}(?: (?:und bleibt|eindeutig|definitiv|ganz klar|wohl"
          r"|klar"
          rf"|ohne Zweifel|mit Abstand))* {OBJECT}", "favourite", needs=("ieblings",)),
    frame("als", r"als Lieblings-?(?P<attribute>[\w-]+) (?:würde? ich|nenne? ich|hab ich|habe ich) "
          r"(?P<object>[^,;]+?)(?: (?:nennen|angeben|sagen))?[\s.!]*$", "favourite"),
    frame("mein meine", r"mein(?:e)? (?:Favorit(?:in)?|Nummer eins|Liebling|Top-Favorit)(?: "
          r"(?:unter|bei|von|in)"
          rf" (?:den |allen |meinen )?[\w ]{{2,25}}?)? (?:ist|bleibt|war schon immer|heißt){MID} "
          rf"{OBJECT}",
          "preference"),
    frame("mein meine meinen den die das unser unsere unseren",
          rf"{_THE}(?P<object>(?!{NO}\b)[^,;:!?]{{2,40}}?)"
          r" (?:hab|habe|haben) (?:ich|wir)(?: (?:jetzt|leider|endlich|inzwischen|längst|schon"
          r"|wieder|gestern"
          r"|letzte\w* \w+))* (?:verkauft|gelöscht|gekündigt|abgeschafft|abgegeben|aufgegeben"
          r"|abgebrochen"
          r"|deinstalliert|verschenkt|(?:meine[mr] \w+ )?geschenkt|geschmissen|abgesetzt|nicht mehr"
          r"|entsorgt)(?:[\s.!]*$| und (?:mir|uns|dafür|stattdessen) .*)", "end",
          **_END),
    frame("", rf"(?!{NO}\b|das |es |da |so |jetzt |seitdem |beim? |mit "
          rf")(?P<object>[^,;:!?]{{2,40}}?) (?:hab"
          r"|habe|haben)"
          r" (?:ich|wir)(?: (?:jetzt|leider|endlich|inzwischen|längst|schon|wieder|alle))* "
          r"(?:verkauft|gelöscht|abbestellt|gecancelt|abgemeldet|weggegeben"
          r"|gekündigt|abgeschafft|aufgegeben|abgebrochen|deinstalliert|abgesetzt"
          r"|geschmissen)[\s.!]*$",
          "end", needs=(" ich", " wir"), **_END),
    frame("", rf"{_THE}(?P<object>(?!{NO}\b|das\b|es\b|da\b|so\b)[^,;:!?]{{2,40}}?) (?:nutze?"
          r"|benutze?"
          r"|verwende?|spiele?|fahre?|nehme?|trage?|lese?|schaue?|höre?|trinke?|esse?|mache?|habe?"
          r"|haben"
          r"|brauche?|rauche?) (?:ich|wir)(?: (?:jetzt|leider|schon (?:lange|ewig)|seit \S+(?: "
          r"\S+)?|gar"
          r"|überhaupt))* (?:nicht|nich) mehr[\s.!]*$", "end", needs=("mehr",), **_END),
    frame("früher", r"früher (?:hab|habe|bin|war) ich (?P<object>[^,;]{2,40}?),? (?:aber )?(?:jetzt"
          r"|heute"
          r"|mittlerweile|inzwischen)(?: aber)? (?:nicht|nich|nie|gar nicht) mehr[\s.!]*$", "end",
          **_END),
    frame("früher", r"früher (?![^.!?]*\b(?:ich|wir)\b)(?P<old>[^,;]{2,30}?), (?:heute|jetzt"
          r"|inzwischen|mittlerweile) (?:nur noch |nur "
          r"|lieber )?(?P<object>[^,;]{2,40}?)[\s.!]*$", "tool", replaces=True),
    frame("", r"(?P<object>(?!das |es )[^,;:]{2,40}?) (?:war (?:nix|nichts)(?: für mich)?,? )(?:hab"
          r"|habe) ich "
          r"(?:wieder )?(?:aufgegeben|gelassen|abgebrochen)\b.*", "end", needs=("war ni",), **_END),
    frame("statt", r"statt (?P<old>[^,;]{2,30}?) (?:trinke?|esse?|nutze?|fahre?|nehme?|benutze?"
          r"|verwende?"
          r"|höre?|lese?|spiele?) (?:ich|wir)(?: (?:jetzt|nun|inzwischen|lieber|nur noch))* "
          r"(?P<object>\S"
          r"[^,;]*)", "pattern", replaces=True),
    frame("auf bei im in", r"(?:auf (?:allen )?(?:meine[mnr]|unsere[mnr]) [\w-]+"
          r"|bei (?:mir|uns)(?: (?:in der Firma|im Büro|zu Hause|zuhause|auf der Arbeit"
          r"|im Team))?|im (?:Büro|Team)|in der (?:Firma"
          r"|Arbeit)) "
          r"(?:läuft|laufen|nutzen wir|wird|verwenden wir|steht)(?: (?:alles|nur|meist"
          r"|überall))?(?: (?:mit|über"
          r"|auf|unter|in))? (?:ein(?:e)? )?(?P<object>(?!nichts|der Fehler|nicht|das)"
          rf"{PROPER})(?: gearbeitet| genutzt| auf .*| benutzt| verwendet| entwickelt)?[\s.!]*$",
          "tool"),
    frame("mein meine meinen", r"meine?n? (?P<object>(?:kaffee|tee|espresso|steak|eier|whisky|toast"
          r"|porridge"
          r"|matcha|latte) (?:trinke?|esse?|mag|nehme?) ich (?:immer |nur |am liebsten "
          r")*(?!nicht)\S.*)",
          "pattern"),
    frame("bei im in auf", r"(?:bei (?:uns|mir)(?: (?:im Team|in der Firma|im Büro|auf der Arbeit"
          r"|zu Hause|im Verein))?|im (?:Team|Büro|Verein)|in der (?:Firma|Arbeit|Schule)) (?:läuft"
          r"|machen wir|organisieren wir|mache ich) (?:fast |eigentlich |praktisch )?(?:alles"
          rf"|das meiste) (?:über|mit|auf|in) (?!eine[nmr]?\b|mein|die\b|der\b){SHORT}", "tool"),
    frame("unser unsere mein meine", r"(?:unser|mein)e? (?P<thing>Seite|Website|Shop|App|Blog"
          r"|Projekt|Server"
          r"|Cluster|Backend|Frontend|Plattform) (?:läuft|basiert|liegt|steht|hostet)(?: (?:jetzt"
          r"|nun|komplett"
          rf"|inzwischen))* (?:auf|bei|mit|unter|in) (?P<object>(?!Port\b){PROPER}).*", "tool"),
    frame("unser unsere mein meine der", r"(?:unser|unsere|mein|meine|der) (?:Stack|Tech-Stack"
          r"|Techstack|Setup"
          rf"|Toolchain|Technikstack)(?: (?:ist|besteht aus|sind|:|basiert auf|läuft auf))+{MID} "
          rf"{OBJECT}",
          "tool", attribute="stack"),
    frame("", rf"(?:(?:mein|unser)(?:e[nrms]?)?|alle mein\w*) (?P<thing>[a-zäöüß-]+) {_KEPT} (?:ich"
          r"|wir)(?: "
          rf"(?:alle|immer|nur|meist|meistens|hauptsächlich|inzwischen|jetzt))* {_VIA} "
          rf"{_TOOL}[^,;]*?[\s.!]*$",
          "tool", needs=(" ich", " wir")),
    frame("", rf"(?:(?:mein|unser)(?:e[nrms]?)?) (?P<thing>[a-zäöüß-]+) {_KEPT} (?:ich|wir)(?: "
          r"(?:alle|immer"
          rf"|nur|meist))* {_VIA} (?:de[rm] |einer? )?{SHORT}", "tool", needs=(" ich", " wir"),
          topics=ANY_TOPIC),
    frame("", r"(?P<thing>(?!(?:das|es|die|der|den|so|da|dann|jetzt|heute|was|wie|hier|dafür|damit"
          r"|davon"
          r"|gestern|morgen|und|aber|alles|sonst|leider|bin|hab|habe)\b)[\w-]{4,30}) "
          rf"{_KEPT} (?:ich|wir)(?: (?:alle|alles|immer|nur|meist|meistens|hauptsächlich"
          r"|inzwischen))*"
          rf" {_VIA} {_TOOL}[^,;]*?[\s.!]*$", "tool", needs=(" ich", " wir")),
    frame("als für zum", r"(?:als|für|zum) (?:meine |mein |die |das |den )?(?P<thing>[\w-]+(?: "
          r"[\w-]+)?) "
          r"(?:nehme?n?|nutze?n?|benutze?n?|verwende?n?|habe?n?|hab|läuft|haben) (?:ich|wir|bei "
          rf"mir){MID}(?: (?:meist|immer|nur))* {_TOOL}[\s.!]*$", "tool"),
    frame("so", r"so (?:mache?|läuft|geht|gehe|machen|installiere?|deploye?|backe?|koche?)(?: "
          r"(?:ich|wir))?"
          r"(?: immer)? (?P<attribute>[^:]{2,40}?)\s?: (?P<object>\S.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("unser unsere mein meine der die das", r"(?:unser|unsere|mein|meine|der|die|das) "
          r"(?:Ablauf|Prozess"
          r"|Vorgehen|Anleitung|Workflow|Rezept|Vorgehensweise)(?: (?:bei|für|zum|zur|beim|von) "
          r"(?P<attribute>[^:,;]{2,40}?))?(?:\s?:| ist(?: so)?:?) (?P<object>\S.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("", r"(?P<attribute>(?!das|es)[\w-]+(?: [\w-]+)?) (?:läuft|laufen|geht|gehen|machen wir"
          r"|mache ich)"
          r"(?: bei uns| bei mir)? so: (?P<object>\S.*)", "procedure", type=MemoryType.PROCEDURAL,
          needs=(" so:",)),
    frame("zum zur um für beim bei wenn", r"(?:zum|zur|um|für|beim|bei|wenn (?:ich|wir)) "
          r"(?P<attribute>"
          r"(?!mich\b|diese|das Problem|dich\b)[\w][\w -]{1,60}?),? (?P<object>(?:muss man "
          r"|[a-zäöüß]+ "
          r"(?:ich|wir) |man |zuerst |erst |als erstes )(?:[^;]*)\b(?:dann|danach|anschließend|zum "
          r"schluss"
          r"|am ende|zuletzt)\b.*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("wenn", r"wenn (?:ich|wir) (?P<attribute>[^,]{3,60}), (?P<object>(?:dann )?[a-zäöüß]+ "
          r"(?:ich|wir) "
          r"(?:immer |zuerst |erst |als erstes ).*)", "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip
