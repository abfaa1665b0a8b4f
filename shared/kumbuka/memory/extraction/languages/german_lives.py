"""Where somebody lives and works, with whom, and what with, in German words that are rarer."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    EPISODIC,
    HAVE,
    MID,
    NAME,
    NO,
    NUMBER,
    OBJECT,
    PROPER,
    Said,
    any_verb,
    doing,
    frame,
)
from kumbuka.memory.extraction.languages.german_people import PETS, TONGUES, A
from kumbuka.memory.extraction.languages.german_words import RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_END: dict[str, Any] = {"effect": "end"}
_ONLY = (
    r"(?: (?:fast|eigentlich|beinahe|praktisch|so gut wie|inzwischen|zu Hause|privat))*"
    r" (?:nur(?: noch)?|ausschließlich|überwiegend|hauptsächlich|vorwiegend|vor allem)"
)
_NOT_A_KIND = (
    r"(?!(?:das|es|was|wenn|dann|wegen|weil|um|am|im|in|zu|zum|ab|bei|beim|mal|kurz|noch|wenig"
    r"|schnell|eben|rasch|Bahnhof|die Hälfte|deine?|diese\w*|mit|mein\w*|eine?n?|zwei|drei|\d+)\b)"
)
_PASTIMES = (
    r"(?:klettere|bouldere?|reite?|jogge?|wandere|angele?|angle|imkere|gärtnere|nähe?|stricke?"
    r"|häkele?|häkle|töpfere|male?|zeichne|fotografiere?|bastele?|bastle|segele?|segle|surfe?"
    r"|rudere|fechte|boxe?|turne?|tanze?|singe?|musiziere?|meditiere?|blogge?|schwimme?|radele?"
    r"|radle|musiziere?|schnitze?|bloggen|imkern|klettern|wandern|reiten|tanzen|singen)"
)
_MONTH = (
    r"(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November"
    r"|Dezember|Frühjahr|Frühling|Sommer|Herbst|Winter)"
)
_AHEAD = (
    rf"(?:(?:ab|im|zum|Anfang|Mitte|Ende) {_MONTH}|nächste[nsrm]? (?:{_MONTH}|Jahr|Monat|Schuljahr"
    r"|Semester)|kommende[nsrm]? (?:\w*semester|Jahr|Monat|Schuljahr)|im neuen Jahr|zum"
    r" (?:Jahreswechsel|Winter|Sommer|Quartal)\w*|in (?:zwei|drei|vier|fünf|sechs) Monaten)"
)

ABOUT_FRAMES: tuple[Said, ...] = (
    doing("wohn leb", rf"{MID} (?:in|auf) (?:einer?|'?ner|'?nem|einem) [^,;]*? (?:in|bei|auf) "
          r"(?P<object>[a-zäöüß-]{4,}|"
          rf"{PROPER})[\s.!]*$", "identity", attribute="home"),
    doing(BE, rf" (?:jetzt |nun )?seit (?:\w+ ){{1,3}}(?:in|auf) (?P<object>(?!der|dem|einer"
          r"|Behandlung"
          rf"|Rente){PROPER})[\s.!]*$", "identity", attribute="home"),
    doing(BE, rf"{MID} (?:eine )?(?P<object>\w+köpfige Familie|zu (?:zweit|dritt|viert|fünft"
          r"|sechst) (?:zu Hause|daheim|in der Familie|im Haushalt))[\s.!]*$", "identity",
          attribute="household"),
    doing("pendel =pendle", rf"{MID} (?P<object>zwischen [^,;]+|(?:von|nach) [^,;]+)", "pattern",
          attribute="commute"),
    doing("nenn", r" mich (?P<object>(?!immer|selbst|nicht)\S[^,;.!]*)", "identity",
          attribute="name"),
    doing(HAVE, rf"{MID} (?:{A}|meine?n?) (?:(?:neue|feste|unbefristete)[nsr]? )?(?:Minijob|Job"
          r"|Nebenjob"
          r"|Stelle|Ausbildungsplatz|Ausbildungsstelle|Vertrag|Festanstellung|Praktikum"
          r"|Werkstudentenstelle)"
          r" (?:bei|beim|an der|im|am) (?:de[rm] )?(?P<object>\S[^,;]*)", "identity",
          attribute="employer"),
    doing("mach =mache", rf"{MID} (?:{A} )?(?:Lehre|Ausbildung|Umschulung) (?:als|zum|zur) "
          rf"{OBJECT}",
          "identity", attribute="studies"),
    doing(HAVE, rf"{MID} (?P<object>(?:{NUMBER} |{A} )?(?:Stief|Adoptiv|Pflege|Paten)?(?:tochter"
          r"|sohn|kind"
          r"|kinder|töchter|söhne)(?: \([^)]*\))?)[\s.!]*$", "identity", attribute="children"),
    doing("trag =trägt", rf"{MID} (?:{A} )?(?P<object>Hörgeräte?|Kontaktlinsen|Zahnspange|Prothese"
          r"|Einlagen|Orthese|Korsett|Gleitsichtbrille)\b.*", "identity", attribute="health/"),
    doing("sprech =spreche =spricht =kann", rf"{MID} (?:zwei|drei|vier|fünf|\d) Sprachen ?[:,(] "
          rf"?{TONGUES}",
          "identity", attribute="language/"),
    doing(BE, rf"{MID} (?:(?:zufriedene|treue|langjährige)[rn]? )?(?:Kund(?:e|in)"
          rf"|Abonnent(?:in)?) (?:bei|von|der|im|beim)(?: de[rm])? (?!euch|ihnen|dir|uns"
          rf"|mir){OBJECT}",
          "tool"),
    doing(BE, rf"{MID} (?:bei|über) (?:de[rm] )?(?P<object>[^,;]{{2,30}}?) (?:kranken)?versichert"
          r"\b.*", "identity", attribute="insurance"),
    doing(HAVE, rf"{MID} (?:{A} |mein\w* )?(?:Abo|Konto|Girokonto|Depot|Account|Abonnement"
          r"|Handyvertrag"
          rf"|Jahreskarte) (?:bei|von|für)(?: de[rm])? {OBJECT}", "tool"),
    doing("hör les =lese =liest schau guck trink ess =esse =isst trag spiel zock kauf",
          rf"{MID}{_ONLY} {_NOT_A_KIND}{OBJECT}", "preference"),
    doing("lieb hass =mag =mögen", rf"{MID} es{MID},? (?P<negated>nicht )?(?P<object>(?!wenn|dass"
          r"|wie\b)[^;!?]{2,80}? (?:zu [a-zäöüß]+|[a-zäöüß]+zu[a-zäöüß]+en))[\s.!]*$",
          "preference", needs=("zu",)),
    any_verb(rf"(?P<object>{_PASTIMES}<subject>(?: (?:viel|oft|leidenschaftlich|selbst|selber"
             r"|nebenbei|privat|hobbymäßig|ab und zu|(?:in|im|beim) (?!Dreieck|Regen"
             r"|Kreis|Moment)[^,;]+))*)[\s.!]*$", "pattern"),
    doing(BE, rf"{MID} (?:eine? )(?P<object>\d{{1,2}})[ -]?jährige[rn]?\b.*", "identity",
          attribute="age", of_user_only=True),
    doing("leb wohn", rf"{MID}(?: seit [^,;]{{3,25}}?)? (?P<object>alleine?|getrennt)[\s.!]*$",
          "identity", attribute="household"),
    doing("engagier", rf" (?:mich|uns){MID}(?: ehrenamtlich)? (?:bei|beim|in|im|für)(?: de[rmn]"
          rf"| die| das)? {OBJECT}", "identity", attribute="membership/"),
    doing(f"{BE} arbeit helf =helfe", rf"{MID} ehrenamtlich(?: (?:aktiv|tätig))? (?:bei|beim|in"
          rf"|im|für)(?: de[rmn])? "
          rf"{OBJECT}", "identity", attribute="membership/"),
    doing("geb =gebe", rf"{MID} (?P<object>(?:Nachhilfe|Unterricht|(?:[\w-]+)(?:kurse|unterricht"
          r"|stunden|training))(?: (?:in|für|im|an) [^,;]+)?)[\s.!]*$", "identity",
          attribute="job"),
    doing("trainier coach", rf"{MID} (?:die|eine|das|unsere) (?P<object>(?-i:[A-ZÄÖÜ])[^,;]+)",
          "identity", attribute="job"),
    doing(HAVE, rf"{MID}(?: vor [^,;]{{3,20}}?)? (?:de[nr]|die|das) (?P<object>(?:[\w-]*(?:betrieb"
          r"|hof|laden|firma|praxis|kanzlei|geschäft|restaurant))\b[^,;]*?) übernommen\b.*",
          "identity", attribute="job", replaces=True),
    doing("mach =mache", rf" mich{MID} (?P<object>selbstst?ändig)\b.*", "identity",
          attribute="employment", replaces=True),
    doing("mach =mache besuch", rf"{MID} (?:{A}|den) (?P<object>[\w-]+(?:kurs|workshop|lehrgang"
          r"|seminar)\b[^,;]*)", "pattern"),
    doing("=könnte =könnten", r" (?:jeden Tag|täglich|ständig|stundenlang) (?P<object>[^,;]{2,40}?)"
          r" (?:essen|trinken|hören|schauen|spielen|lesen|gucken)[\s.!]*$", "preference"),
    doing("=war", r" (?P<negated>noch nie |nie )?(?:schon immer )?(?:der |die |eine? )?(?P<object>"
          r"[\w-]+(?:mensch|typ|fan|trinker|esser|leser|freund)(?:in)?)[\s.!]*$", "preference"),
    doing("heirat", rf"{MID} (?P<object>{_AHEAD})[^,;]*", "identity", attribute="wedding"),
    doing("hör =höre", rf"{MID}(?: (?:zum|zur|im|Ende|am) [^,;]{{3,20}}?)? bei (?:de[rm] )?"
          r"(?P<object>(?!dir|mir)[^,;]{2,30}?) auf[\s.!]*$", "end", **_END),
    doing("fang =fange", rf"{MID} mit (?P<object>{PROPER}) an[\s.!]*$", "identity",
          attribute="learning/"),
    doing(BE, rf"{MID} (?P<object>(?:eine (?:absolute |totale )?Niete|schlecht|miserabel|ganz gut"
          r"|super|unbegabt|begabt) in (?-i:[A-ZÄÖÜ])[^,;]*)", "identity", attribute="trait/"),
    doing(HAVE, rf"{MID} (?:die|meine|eine) (?:\w+ )?Entscheidung getroffen[,:]? (?:dass )?"
          rf"{OBJECT}", "decision", **EPISODIC),
    doing(HAVE, rf"{MID} (?:den |die |das |{A} )?(?P<object>[^,;]{{2,30}}?) abonniert\b.*", "tool"),
    doing("pfleg betreu", rf"{MID} (?P<object>(?:mein|unser)\w* (?:\w+ )?(?:{RELATION_NAMES})\b"
          r"[^,;]*)", "identity", attribute="care"),
    doing("nehm =nehme kauf buch mach", rf"{MID} (?P<object>(?!das\b|es\b)[^,;]{{2,40}}?) doch "
          r"nicht[\s.!]*$", "end", needs=("doch nicht",), **_END),
    doing(f"{HAVE} betreib", rf"{MID} {A} (?P<object>(?:\w+e[nrs]? )?[\w-]*(?:salon|laden|praxis"
          r"|kanzlei|agentur|bäckerei|metzgerei|gärtnerei|pension|gasthof|biohof))\b(?! besucht"
          r"| gesucht)[^,;]*", "identity", attribute="job"),
    any_verb(r"(?P<object>rauch[est]?<subject>(?: (?:viel|gelegentlich|ab und zu"
             r"|wenig|auf dem Balkon|(?:eine|zwei|\d+) (?:Schachteln?"
             r"|Zigaretten) am Tag))*)[\s.!]*$",
             "pattern", attribute="smoke"),
    doing(HAVE, rf"{MID} (?:{A}|den|die|das) (?P<object>[\w-]*(?:führerschein|angelschein"
          r"|segelschein|jagdschein|tauchschein|trainerschein|fluglizenz))\b.*", "possession"),
    doing(HAVE, rf"(?: (?:mich|uns))?{MID} (?P<object>(?:von (?:mein\w+|ihm|ihr|de[mr])(?: "
          rf"[\w-]+)? )?(?:getrennt|scheiden lassen)(?=[\s.!,]*$)|scheiden lassen|verlobt"
          rf"|geheiratet"
          r"|getrennt(?=[\s.!,]*$))\b.*", "identity", attribute="marital_status"),
    doing("ess =esse =isst mag =mögen trink vertrag", rf"{MID} weder {OBJECT}", "preference",
          polarity="-"),
    doing("verschling vergötter", rf"{MID} {_NOT_A_KIND}{OBJECT}", "preference"),
    doing(HAVE, rf"{MID} (?:mich|uns){MID} (?:für|bei|zu|zum|zur|beim|im|in)(?: de[rnms]| das| {A}"
          rf"| die)? (?P<object>(?!dich|dir)[^,;]+?) (?:angemeldet|eingeschrieben)\b.*", "decision",
          **EPISODIC),
    doing("fahr flieg zieh geh =gehe komm mach nehm =nehme kauf",
          rf"(?!.* (?:heute|morgen|gleich|nachher) ){MID}(?: (?:jetzt|doch|nun"
          r"|also))* doch nicht (?:mehr )?(?:nach |in (?:de[nr] |die )?|zu[rm]? )?(?P<object>[^,;]"
          r"{2,40}?)(?: um| mit)?(?=[,;!.]|\s*$).*", "end", **_END),
    any_verb(r"(?P<object>\d{1,2}) Jahre(?: alt| jung)?(?=[,;.!]|\s*$).*", "identity", attribute=
          "age",
             needs=(" Jahre",)),
    doing("trainier", rf"{MID} (?P<object>für (?:de[rn]|das|einen?|'?nen|meinen?) [^,;]+)",
          "pattern"),
    doing("zieh", rf"{MID}(?: (?:bald|demnächst"
          rf"|{_AHEAD}))? (?:mit [^,;]{{2,25}} )?nach (?P<object>{PROPER})"
          rf"(?: {_AHEAD})?(?: um| zusammen)?[\s.!]*$", "decision", attribute="move", **EPISODIC),
)  # fmt: skip

_VERY = r"(?: (?:eher|eindeutig|ganz klar|schon immer|halt|einfach|definitiv|nun mal))*"
ABOUT_CLAUSES: tuple[Frame, ...] = (
    frame("zu an", r"(?:zu|an) meinem Geburtstag(?: am|,? (?:also )?(?:dem|am)) (?P<object>\d{1,2}"
          r"\. ?(?:\d{1,2}\.|[A-ZÄÖÜa-zäöü]+))(?!\w).*", "identity", attribute="birthday"),
    frame("hier", r"(?-i:hier) (?:der |die )?(?P<object>(?-i:[A-ZÄÖÜ])[a-zäöüß]+)[\s.!,]*$",
          "identity", attribute="name", confidence=0.7),
    frame("ich kurz zu", r"(?:ich (?:möchte|darf|will) mich (?:kurz )?vorstellen|ich stelle mich "
          r"(?:kurz |mal )?vor|kurz zu mir|zu meiner Person)\s?[:,–-] (?:ich bin |ich heiße )?"
          rf"{NAME}", "identity", attribute="name"),
    frame("mein meine", rf"meine? (?:[\w-]+e[rs]? )?(?:Ding|Leidenschaft|Schwäche|Laster|Passion"
          rf"|Welt) (?:ist|sind|bleibt|war){_VERY} (?:der |die |das )?(?P<object>(?!nicht|kein"
          r"|dass)\S.*)", "preference"),
    frame("mir es ich", r"(?:mir (?:wäre|ist) (?:es )?lieber|es wäre mir lieber|ich fände es (?:gut"
          r"|besser|schön|angenehmer)),? wenn (?:du|wir) (?:mich |mir |uns |immer |dabei )*"
          r"(?P<object>(?:[^,;]{2,40} )?(?:duzt|siezt|duzen|siezen|antwortest|schreibst|erklärst"
          r"|formulierst|nennst|verzichtest))[\s.!]*$", "instruction"),
    frame("am", r"am (?:schönsten|tollsten|besten|leckersten) (?:finde?|gefällt|gefallen|schmeckt"
          r"|schmecken) (?:ich|mir)(?: es)? (?P<object>(?!dein|das\b)\S.*)", "preference"),
    frame("", r"(?P<object>(?!das\b|es\b|die\b|der\b|dein)[^,;:!?.]{2,40}?) (?:liegt|liegen"
          r"|gefällt|gefallen|schmeckt|schmecken) mir (?:viel |deutlich |irgendwie )?(?:mehr"
          r"|besser)"
          r" als (?P<compared>[^,;]+?)[\s.!]*$", "preference", needs=(" mir ",)),
    frame("", r"(?P<object>(?!das\b|es\b|die\b|der\b|dein)[^,;:!?.]{2,40}?) (?:bekommt|bekommen) "
          r"mir(?: (?:leider|gar|überhaupt|einfach))* nicht\b.*", "identity",
          attribute="allergy/", needs=(" mir",)),
    frame("ich", r"ich (?P<object>verheiratet|verwitwet|geschieden|ledig|single)[\s.!,]*$",
          "identity", attribute="marital_status"),
    frame("", r"(?P<object>(?!das\b|es\b|dies)[^,;:!?.]{2,40}?) darf ich(?: (?:leider|gar|überhaupt"
          r"|auch|aktuell))* nicht(?: (?:mehr|zu mir))? (?:essen|nehmen|trinken)[\s.!]*$",
          "identity", attribute="allergy/", needs=("darf ich",)),
    frame("bei", r"bei (?:uns|mir)(?: zu Hause)? gibt(?:'s| es)(?: (?:grundsätzlich|nie|prinzipiell"
          rf"|zu Hause))* (?P<negated>{NO}) (?P<object>(?!Problem|Grund|Regen|Strom|Internet|Netz)"
          r"\S.*)", "preference"),
    frame("nichts", r"nichts (?:gefällt|schmeckt|entspannt|beruhigt|macht|begeistert) (?:mir|mich) "
          r"(?:so|mehr|besser|glücklicher|lieber)(?: (?:gut|sehr|glücklich|Spaß|Freude))* (?:wie"
          r"|als) (?:eine? |ein |de[rn] |die |das )?(?P<object>\S.*)", "preference"),
    frame("", r"(?P<object>[^,;:!?.]{2,40}?) (?:geht|gehen) (?:(?:bei|für) (?:mir|mich) )(?:echt "
          r"|leider |einfach )*(?:gar |überhaupt |absolut )nicht(?: klar)?(?=[,;!.]|\s*$).*",
          "preference", polarity="-", needs=(" mir", " mich")),
    frame("mein meine meinen unsere unser", r"(?:mein|unser)e? (?:alte[rs]? )?(?P<object>(?!Text"
          r"|Seite|Datei|Code|Link|Version|Dokument|Antwort|Programm|App|Browser|Skript)[^,;]"
          r"{2,40}?) (?:(?:gilt|stimmt|existiert) (?:so |jetzt |leider )*nicht mehr|ist (?:so "
          r"|jetzt "
          r"|leider )*nicht mehr (?:gültig|aktuell|richtig))(?=[,;!.]|\s*$).*", "end", needs=(
          "nicht mehr",),
          **_END),
    frame("in bei im", r"(?:in|bei|im) (?:unsere[rnm]|meine[rnm]) [\w-]+ (?:läuft|erfolgt|passiert"
          r"|geht|machen wir|erledigen wir|laufen) (?:(?:die|der|das|unsere?) )?(?P<thing>[\w-]+) "
          rf"(?:über|mit|per|via) (?P<object>{PROPER})[\s.!]*$", "tool"),
    frame("mein meine unser unsere", rf"(?:mein|unser)e? (?:(?:alte|liebe)[rs]? )?(?P<object>"
          rf"{PETS}(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?:ist|wurde|musste)(?: [^,;]"
          r"{2,40}?)?(?<! fast)(?<!Lachen)(?<!Angst)(?<!Hunger)(?<!Langeweile) (?:gestorben"
          r"|verstorben|eingeschläfert(?: werden)?)\b.*", "end",
          needs=("storben", "schläf", "schlaef"), **_END),
    frame("zu", r"zu meinen (?:größten |liebsten )?(?:Hobb(?:y|ie)s|Leidenschaften|Interessen"
          r"|Lieblingsbeschäftigungen) (?:gehör|zähl)(?:t|en) (?P<object>\S.*)", "identity",
          attribute="hobby/"),
    frame("das die", r"(?:das|die (?:Sache|Geschichte|Info\w*)) (?:mit|über|zu) (?:de[rmn] "
          r"|meine[rmn]? )?(?P<object>[^,;]{2,40}?) (?:kannst|darfst|könntest) du(?: (?:bitte"
          r"|wieder|ruhig|gern|gerne|jetzt))* (?:vergessen|löschen|streichen)[\s.!]*$", "end",
          **_END),
    frame("mein meine meinen unsere unseren", r"(?:mein|unser)(?:en?)? (?:alte[nr]? )?(?P<object>"
          r"[^,;]{2,40}?) (?:kannst|darfst) du(?: (?:bitte|wieder|ruhig|gern|gerne|jetzt))* "
          r"(?:vergessen|löschen|streichen)[\s.!]*$", "end", **_END),
)  # fmt: skip
