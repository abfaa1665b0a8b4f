"""German in fixed phrases: what one cannot get enough of, where one got stuck, what it is to be.

"Brokkoli krieg ich nicht runter", "wir sind doch beim alten Anbieter geblieben".
"""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    EPISODIC,
    HAVE,
    MID,
    PROPER,
    Said,
    any_verb,
    doing,
    frame,
)
from kumbuka.memory.extraction.languages.german_people import A
from kumbuka.memory.extraction.languages.german_words import JOBS
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_DONE = r"[\s.!]*$"
_DWELLING = r"(?:Wohnung|Haus|Häuschen|Zimmer|Bude|Apartment|Reihenhaus|WG-Zimmer|Einliegerwohnung)"
_SIGNS = (
    r"(?:Widder|Stier|Zwillinge?|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock|Wassermann"
    r"|Fische?)"
)
_SURE = (
    r"(?: (?:jetzt|definitiv|endgültig|doch|nun|erstmal|auf jeden Fall|ganz klar|weiterhin|am "
    r"Ende))"
)
_GENRE = (
    r"(?:Formeln|Code|Datumsangaben|Preise|Rezepte|Listen|Zahlen|Namen|Beispiele|Tabellen|Zitate"
    r"|Quellen|Befehle|Uhrzeiten|Maße|Mails|Texte)"
)
_LIKED = (
    r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|davon)\b)[^,;:!?.]{2,40}?)"
)

_BESIDES = (
    r"(?:(?:beim|zum|im|bei|unterwegs|draußen|unter|mit|in der|auf der|auf dem) ?(?!mir|dir|uns"
    r"|euch)[^,;]{0,25}?)"
)
_SCHOOL = (
    r"(?:(?:\w+e |\d+\. )?(?:Klasse|Schule|Grundschule|Vorschule|Kita|Krippe|Realschule|Oberstufe"
    r"|Hauptschule|Gesamtschule)|(?:Gymnasium|Internat)|Kindergarten)"
)
IDIOM_FRAMES: tuple[Said, ...] = (
    any_verb(rf"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte)[a-zäöüß]{{2,}})<subject> {_BESIDES} "
             r"(?:(?:sehr|wirklich|total|echt|immer|meistens|auch) )*(?P<negated>nicht (?:so )?)?"
             r"(?:gerne?|am liebsten|lieber) (?P<object>(?!würde|hätte|dass|wenn|als\b|nicht\b"
             rf"|dir\b|dich\b|mal\b)[^,;!?]+?){_DONE}", "preference", needs=("gern", "lieb")),
    doing(BE, rf"{MID} nicht (?P<old>\d{{1,3}}),? sondern (?:schon |erst )?(?P<object>\d{{1,3}})"
          rf"(?: Jahre?(?: alt)?)?{_DONE}", "identity", attribute="age", replaces=True,
          needs=("sondern",)),
    doing("komm geh", r"(?: (?:jetzt|nun|schon|bald|im \w+|zum \w+|nach (?:den|dem) \w+"
          r"|ab \w+|nächste[ns] \w+|diese[sn] \w+))* (?:in (?:die|den)|aufs|auf (?:die|das)|ins) "
          rf"(?P<object>{_SCHOOL}){_DONE}", "identity", attribute="school"),
    any_verb(rf"(?P<object>(?!würde|hätte|möchte)[a-zäöüß]{{2,}}e?)<subject> (?:sehr |nur |eher )?"
             rf"ungerne?{_DONE}", "preference", needs=("ungern",), **_MINUS),
    doing("arbeit", rf"{MID} nicht mehr als (?P<object>\S[^,;]*?){_DONE}", "end", **_END),
    doing("besitz", rf"{MID} (?P<object>(?:zwei|drei|vier|fünf|mehrere|\d+) (?:[a-zäöüß]+ )?"
          rf"(?-i:[A-ZÄÖÜ])[^,;]*?){_DONE}", "possession"),
    doing("speicher sicher entwickl entwickel zeichn bau schneid =schneide bearbeit =speichere",
          rf"{MID} (?:alles|meine? \w+|unsere? \w+|(?-i:[A-ZÄÖÜ])\w+) (?:auf|in|mit) (?:ein(?:er"
          rf"|em)"
          rf" |'?ner |'?nem |der |dem )?(?P<object>{PROPER}){_DONE}", "tool"),
    doing("zeichn mal arbeit schreib spiel", rf"{MID} auf (?:ein(?:er|em)|'?ner|'?nem|mein(?:er"
          r"|em)) (?:alten |kleinen |neuen )?(?P<object>(?:(?-i:[A-ZÄÖÜ])[\w-]*|ipad|macbook"
          r"|thinkpad"
          rf"|imac)(?: [\w-]+)?)(?: mit [^,;]+)?{_DONE}", "possession", topics=OWNED),
    doing("surf chatt =chatte kommunizier telefonier", rf"{MID}(?: in der \w+)? (?:mit|über|via)"
          rf" (?P<object>{PROPER}){_DONE}", "tool"),
    doing("=werde =werden", rf"{MID} (?:die|das|den) (?P<object>(?:Stelle|Angebot|Job|Wohnung|Platz"
          r"|Studienplatz|Auftrag|Vertrag)\b[^,;]*?) (?:annehmen|nehmen|unterschreiben|ablehnen)"
          rf"{_DONE}", "decision", **EPISODIC),
    doing(BE, rf"{MID} (?:zu Hause|zuhause|daheim) (?P<object>zu (?:zweit|dritt|viert|fünft|sechst"
          rf"|siebt)){_DONE}", "identity", attribute="household"),
    doing("bekomm krieg erwart", rf"{MID}(?: (?:im \w+|bald|demnächst|nächste\w* \w+|unser"
    rf"|unsere))* "
          r"(?P<object>(?:(?:ein(?:en)?|erstes|zweites|drittes|viertes|Kind) )*(?:Baby|Kind|Sohn"
          rf"|Mädchen|Jungen?|Tochter|Nachwuchs|Zwillinge|Enkelkind)){_DONE}", "identity",
          attribute="children"),
    doing("hol mach =hole", rf"{MID} (?:(?:gerade|grad|abends|jetzt) )*(?:mein|das|den|meinen) "
          rf"(?P<object>Abi(?:tur)?|Schulabschluss|Realschulabschluss|Hauptschulabschluss|Fachabi"
          rf"\w*|Meister|Führerschein|Techniker|Master|Bachelor)(?: \w+)? ?(?:nach)?{_DONE}",
          "identity", attribute="studies"),
    doing(HAVE, rf"(?: (?:mich|uns|mir))?{MID} (?:dazu )?(?:entschlossen|vorgenommen|durchgerungen)"
          r"(?: dazu)?, (?P<object>\S.*?)(?: zu (?:nehmen|nutzen|verwenden|kaufen))?[\s.!]*$",
          "decision", needs=("entschlossen", "vorgenommen", "durchgerungen"),
          **EPISODIC),
    doing(f"{HAVE} betreib führ", rf"{MID} {A} (?P<object>(?:kleine[ns]? |eigene[ns]? |große[ns]? "
          r")*[\w-]*(?:schreinerei|tischlerei|bäckerei|werkstatt|druckerei|brauerei|töpferei"
          rf"|buchhandlung|apotheke|boutique|fahrschule|tanzschule|hundeschule|imkerei)){_DONE}",
          "identity", attribute="job"),
    doing(BE, rf"(?!.*\b(?:gerade|grad|heute|eben)\b){MID} (?:bei|beim)(?: de[rm])? "
          rf"(?P<object>[^,;]{{2,30}}?) (?:an der (?:Kasse|Theke"
          r"|Pforte|Rezeption)|im (?:Lager|Einkauf|Vertrieb|Versand|Außendienst|Verkauf"
          r"|Marketing)|in"
          r" der (?:Küche|Pflege|Buchhaltung|Produktion|IT|Verwaltung))\b.*", "identity",
          attribute="employer"),
    doing(f"{BE} sitz", r"(?: (?:an der|in) [^,;]{2,30}?)? im (?:\d+\.|\w+ten) Semester "
          rf"(?P<object>\S[^,;]*?)(?: (?:an der|in) [^,;]+)?{_DONE}", "identity",
          attribute="studies", needs=("emester",)),
    doing(HAVE, rf"(?: (?:mir|uns))?{MID} in (?P<object>{PROPER}) {A} (?:\w+ )?{_DWELLING} "
          rf"(?:gemietet|gekauft|genommen|gefunden|gebaut){_DONE}", "identity", attribute="home",
          replaces=True, needs=("gem", "gek", "gen", "gef", "geb")),
    doing(BE, rf"{MID} (?:aber |dann |irgendwie )*in (?P<object>[^,;]{{3,30}}?) (?:hängen "
          rf"?geblieben"
          r"|sesshaft geworden|heimisch geworden)\b.*", "identity",
          attribute="home", replaces=True, needs=("blieben", "worden")),
    doing("fahr", rf"{MID} (?:beruflich |hauptberuflich )?(?P<object>LKW|Lkw|Taxi|Bus|Straßenbahn"
          rf"|Bagger|Gabelstapler) (?:bei|für) (?:de[rn] )?[^,;]+?{_DONE}", "identity",
          attribute="job", needs=(" bei ", " für ", " fuer ")),
    doing("ess =esse =isst leb ernähr", rf"(?!.*\bheute\b)(?: (?:mich|uns))? seit [^,;]{{3,20}}? "
          r"(?:nur noch |rein |komplett |fast nur )?(?P<object>vegan|vegetarisch|pflanzlich"
          rf"|glutenfrei|laktosefrei|zuckerfrei|low[- ]?carb|keto|fleischlos){_DONE}", "identity",
          attribute="diet"),
    doing("=kann =können", rf"{MID}(?: (?:einfach|gar|echt))* nicht genug (?:bekommen|kriegen"
          rf"|haben)"
          rf" von (?P<object>(?!dir)\S[^,;]*?){_DONE}", "preference", needs=("genug",)),
    doing(BE, rf"{_SURE}* (?:bei|beim) (?P<object>(?!dir|ihm|ihr|uns|Tisch)[^,;]{{2,40}}?) "
          rf"geblieben"
          rf"{_DONE}", "decision", needs=("geblieben",), **EPISODIC),
    doing("=gehen =bleiben =setzen =nehmen", r"(?: (?:jetzt|doch|nun))*(?: (?:definitiv"
          r"|endgültig|ganz klar"
          r"|auf jeden Fall|weiterhin))+ (?:mit |bei |auf )?(?P<object>(?!dir|bei|mit|auf|Freund"
          r"|nach"
          rf"|zu\b|in\b"
          r"|raus|heim|los|da\b|hier|stehen|sitzen|den (?:Bus|Zug))[^,;]{2,40}?)(?:,.*)?"
          rf"{_DONE}", "decision", needs=(" mit ", " bei ", " auf "), **EPISODIC),
    doing(HAVE, rf"{MID} (?:[a-zäöüß]+e )?(?:Angst|Panik|Schiss) vorm (?P<object>\S[^,;]*)",
          "identity", attribute="fear/", needs=("vorm",)),
    doing(BE, rf"{MID}(?: ein(?:e)?)? (?P<object>{_SIGNS}) (?:vom|von|als) Sternzeichen\b.*",
          "identity", attribute="star_sign", needs=("ternzeichen",)),
    doing(BE, rf" (?:jetzt |hier |bei uns )*(?P<object>zu (?:zweit|dritt|viert|fünft|sechst"
          rf"|siebt)) "
          rf"(?:zu Hause|zuhause|daheim|im Haushalt|in der Familie){_DONE}", "identity",
          attribute="household", needs=("zu ",)),
)  # fmt: skip

TRADE_FRAMES: tuple[Said, ...] = (
    any_verb(rf"(?=(?:eine? )?(?-i:[A-ZÄÖÜ]))(?:eine? )?(?P<object>(?:{JOBS})(?![\w-])(?: (?:aus"
    rf"|in|bei|von|im|auf|an) "
             rf"[^,;:!?]{{2,40}}?)?){_DONE}", "identity", attribute="job", confidence=0.7,
             of_user_only=True),
    any_verb(r"(?:(?:Mutter|Mama|Vater|Papa) (?:von|eine[rs]) )(?P<object>\S[^,;]*)", "identity",
             attribute="children", needs=("utter", "ater", "ama", "apa")),
)  # fmt: skip
"""Behind a name: "ich bin Sabine, Buchhalterin aus Graz"."""

IDIOM_CLAUSES: tuple[Frame, ...] = (
    frame("meine mein alle jeder die", r"(?:meine? [a-zäöüß]+|alle|jeder|die (?:meisten|anderen)) "
          r"sag(?:en|t) (?:immer |nur |alle )*(?P<object>(?!nein|ja\b|das|es\b|nie|so\b|Sie\b"
          rf"|Du\b)(?-i:[A-ZÄÖÜ])[\w-]+) zu mir{_DONE}", "identity", attribute="name"),
    frame("mir", r"mir (?:geht|gehen|ging) (?P<object>(?!das\b|es\b|dein|du\b|diese|dies\b"
          r"|.*\b(?:heute|gerade|grad)\b)"
          r"[^,;:!?.]{2,40}?)(?: (?:echt|total|voll|so|ziemlich|tierisch|ganz schön"
          r"|immer))* (?:auf "
          rf"(?:die Nerven|den (?:Geist|Keks|Sack|Wecker))|gegen den Strich){_DONE}", "preference",
          **_MINUS),
    frame("hör hört hören", r"hör(?:en Sie|t)? (?:bitte |endlich |mal )*auf,? (?:damit,? )?"
          r"(?P<object>(?:mich |mir |dich |so |immer |ständig )*(?:[^,;]{0,40}? )?(?:zu \w+en"
          rf"|\w+zu\w+en)){_DONE}", "instruction", **_MINUS),
    frame("vegan vegetarisch vegetarier vegetarierin veganer veganerin", r"(?:vegan|vegetarisch"
          r"|Vegetarier(?:in)?|Veganer(?:in)?) bin ich (?:jetzt |schon lange )?nicht mehr\b.*",
          "identity", attribute="diet", effect="end_attribute", fixed="diet"),
    frame("zum zur für fürs beim", r"(?:zum|zur|fürs?|beim) (?P<thing>[\w-]+) (?:nehme?|nutze?"
          r"|benutze?|verwende?) (?:ich|wir) (?P<object>(?!nicht|kein|lieber|den|die|das|ein|dich"
          r"|es\b"
          rf"|immer|meist|gern)[\w.+-]+(?: [\w.+-]+)?){_DONE}", "tool"),
    frame("alle meine die", r"(?:alle|meine [a-zäöüß]+|die meisten) sagen (?:immer |nur |einfach )*"
          rf"(?P<object>(?!Nein|Ja)(?-i:[A-ZÄÖÜ])[a-zäöüß]{{2,12}}){_DONE}", "identity",
          attribute="name", confidence=0.7),
    frame("nutz nutze benutz benutze verwend verwende schreib schreibe", r"(?:nutz|benutz|verwend"
          r"|schreib)e? (?:bitte |mir )+keine?n? (?P<object>[\w-]+(?: [\w-]+)?)(?: mehr)?"
          rf"{_DONE}", "instruction", **_MINUS),
    frame("alles", rf"(?P<object>alles (?:bitte )?auf (?:Deutsch|Englisch|Französisch|Spanisch))"
          rf"{_DONE}", "instruction"),
    frame("du", rf"du (?:sollst|musst|darfst|kannst) mich (?:bitte |ruhig "
          rf"|gerne? )*(?P<object>siezen"
          rf"|duzen){_DONE}", "instruction", attribute="address_form"),
    frame("es", r"es wird (?:jetzt |also |doch |nun |definitiv )+(?:der|die|das|ein(?:e|en)?) "
          rf"(?P<object>(?!Zeit)\S[^,;]*?){_DONE}", "decision", **EPISODIC),
    frame("mein", r"mein Geburtstag fällt(?: immer)? (?:auf|in) (?:den |die |das )?(?P<object>"
          rf"(?!ein Wochenende|einen)\S[^,;]*?){_DONE}", "identity", attribute="birthday"),
    frame("immer", r"(?P<object>immer (?:mit|ohne|in|auf) (?:Quellen\w*|Beispiel\w*|Code\w*"
          r"|Emojis?|Stichpunkten|Kommentaren?|Tabellen?|Einheiten|Links?|Erklärung\w*|Deutsch"
          rf"|Englisch)\b[^,;]*?){_DONE}", "instruction"),
    frame("", rf"{_LIKED} mach(?:t|en) mir(?: (?:immer|einfach|total|richtig|echt"
          rf"|sehr))* (?:(?:viel"
          rf"|großen|riesig|gute|so viel) )?(?:Spaß|Freude|Laune){_DONE}", "preference",
          needs=(" mir ",)),
    frame("nie keine bloß", r"(?:nie (?:wieder|mehr)|bloß keine) (?P<object>Emojis?|Smileys?"
          r"|Aufzählungen|Stichpunkte|Floskeln|Anglizismen|Fremdwörter"
          r"|Entschuldigungen)(?:,? (?:bitte"
          rf"|ja|danke))?{_DONE}", "instruction", **_MINUS),
    frame("", r"(?P<attribute>(?!mein|unser|das|die|der|problem|frage|aufgabe|rezept)[\w-]+(?: "
          r"[\w-]+)?)(?: bei (?:uns|mir)| in der Firma)?\s?: (?P<object>(?:zuerst|erst|als "
          r"erstes|erstens)\b[^?]*\b(?:dann|danach|anschließend|zuletzt|zum Schluss|am Ende)\b.*)",
          "procedure", type=MemoryType.PROCEDURAL, needs=(": erst", ": zuerst", ": als erstes",
          ": Erst", ": Zuerst", ": Als erstes")),
    frame("lieblingsfilm lieblingsserie lieblingsbuch lieblingsessen lieblingsfarbe lieblingsband "
          "lieblingstier lieblingssport lieblingsstadt lieblingsgetränk lieblingslied "
          "lieblingsspiel lieblingsverein lieblingsfach lieblingsautor lieblingsautorin "
          "lieblingsgericht lieblingsjahreszeit lieblingsurlaubsland lieblingsobst",
          r"Lieblings(?P<attribute>[\w-]+)(?:\s?[:=]|,| -) ?(?P<object>\S[^;?]*)", "favourite"),
    frame("der die das für", r"(?:für mich )?(?:ist )?(?:der|die|das) (?:beste|schönste|tollste) "
          r"(?P<attribute>Buch|Film|Serie|Spiel|Band|Stadt|Essen|Sport|Lied|Album|Jahreszeit"
          r"|Tier|Autor|Autorin|Sprache)(?: aller Zeiten| der Welt| überhaupt)? (?:ist|bleibt)"
          r"(?: (?:für mich|meiner Meinung nach|ganz klar|eindeutig|immer noch|und bleibt))+ "
          r"(?P<object>(?!das\b|wenn|dass|nicht|gerade|noch|schon|leider|aus)\S[^,;]*)",
          "favourite"),
    frame("kaffee tee mein den", r"(?:(?:mein|den) )?(?P<attribute>Kaffee|Tee|Espresso|Steak) "
          r"(?:(?:muss|soll|darf) |(?:bitte |immer |nur |am liebsten |ausschließlich )+)(?P<object>"
          rf"(?!ich\b|nicht|kein)(?:mit|ohne|schwarz|stark|süß|nur|immer|medium|blutig|durch)\b"
          rf"[^,;]*?)(?: sein| für mich| bei mir)?{_DONE}", "preference"),
    frame("der die hier", r"(?:der|die|hier) (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+)(?: aus [\w "
          r"-]{3,20}?)? "
          r"(?:schreibt|spricht|meldet sich)(?: (?:hier|da|wieder|mal|nochmal))*"
          rf"{_DONE}", "identity", attribute="name"),
    frame("die meine unter alle jeder viele man", r"(?:die meisten|die Leute|die anderen|alle(?: "
          r"Welt)?|jeder|viele|man|meine [a-zäöüß]+) (?:nennen|nennt|rufen|ruft) mich (?:immer "
          r"|nur |alle )*"
          r"(?P<object>(?!nie|nicht|an\b|wenn|verrückt|dumm|faul|schlau|krank|so\b|heute|gleich"
          r"|morgen)\S[^,;]*)", "identity", attribute="name"),
    frame("mir", r"mir (?:macht|machen) (?P<object>(?!das\b|es\b|dein)[^,;]{2,30}?)(?: (?:total"
          r"|echt"
          r"|ganz schön|sehr|ziemlich|immer))* zu schaffen\b.*", "identity", attribute="health/"),
    frame("alle meine mein unsere unser", r"(?:alle )?(?:mein|unser)e? "
          r"(?P<thing>[\w-]*(?:Termine|Notizen|Fotos"
          r"|Passwörter|Dateien|Daten|Tickets|Rezepte|Kontakte|Aufgaben|Mails|Dokumente|Backups"
          r"|Texte"
          r"|Rechnungen|Playlists?|Unterlagen|Code|Bilder|Projekte|Einkaufslisten?|Kalender)) "
          r"(?:stehen"
          r"|liegen|landen|sind|steht|liegt|landet|läuft|laufen)(?: (?:alle|bei mir|bei uns|immer"
          rf"|komplett|nur))* (?:in|im|bei|auf|über) (?P<object>{PROPER}){_DONE}", "tool"),
    frame("du das lass", r"(?:du kannst |lass )?(?P<object>(?:das )?[\"„]?(?:sie|siezen)[\"“]? (?:"
          rf"ruhig |gern |gerne |bitte |auch )*(?:weglassen|weg|sein lassen|bleiben "
          rf"lassen)){_DONE}",
          "instruction", attribute="address_form"),
    frame("alles das", r"(?:alles|das),? was ich (?:dir )?(?:über|zu|von) (?P<object>[^,;]{2,40}?) "
          r"(?:erzählt|gesagt|geschrieben)(?: habe?)?,? (?:kannst du|bitte|kannste|darfst du)(?: "
          rf"(?:bitte|wieder|ruhig|gern))* (?:vergessen|löschen|streichen){_DONE}", "end", **_END),
    frame("den die das der", r"(?:de[nr]|die|das) (?:Plan|Idee|Sache|Termin|Geschichte|Info) (?:mit"
          r"|zu|über|von)(?: de[mr]| meine[mr]?)? (?P<object>[^,;]{2,40}?) (?:kannst|darfst) du"
          r"(?: (?:bitte|wieder|ruhig|gern|jetzt))* (?:vergessen|löschen|streichen)\b.*", "end",
          **_END),
    frame("mit", r"mit (?P<object>(?!dir|dem|der|dies|deine)[^,;:]{2,40}?) tue? ich mich(?: (?:echt"
          rf"|total|immer|sehr|etwas|eher))* schwer{_DONE}", "preference", **_MINUS),
    frame("kein keine", r"keine? [\w-]+ (?:ist mir lieber|gefällt mir besser|schmeckt mir "
          r"besser) als "
          r"(?:der |die |das )?(?P<object>\S[^,;]*)", "preference"),
    frame("", rf"{_LIKED} (?:krieg|bekomm)e? ich(?: (?:einfach|echt|beim besten Willen))* nicht "
          rf"(?:runter|rein){_DONE}", "preference", needs=("runter", "rein"), **_MINUS),
    frame("wohnen leben arbeiten", r"(?:wohnen|leben) tue? (?:ich|wir)(?: (?:jetzt|nun|aber|seit"
          rf" [^,;]+?))? (?:in|auf|bei) "
          rf"(?P<object>\S[^,;]*?){_DONE}", "identity", attribute="home"),
    frame("arbeiten", rf"arbeiten tue? (?:ich|wir)(?: jetzt| aber)? (?:bei|beim|für)(?: de[rm])? "
          rf"(?P<object>\S[^,;]*?){_DONE}", "identity", attribute="employer"),
    frame("vor in im", r"(?:vor der (?:Tür|Haustür)|in der (?:Garage|Einfahrt)|im (?:Hof|Carport"
          r"|Keller|Garten|Stall)) (?:steht|stehen|liegt|hängt)(?: (?:bei mir|bei uns|noch|auch))* "
          r"(?P<object>(?:eine?|zwei|drei|'?ne?) (?!Problem|Mann|Frau|Auto, |Fremd)(?:[a-zäöüß]+ )?"
          r"(?-i:[A-ZÄÖÜ])[^,;]*)", "possession", topics=OWNED),
    frame(_GENRE[3:-1].replace("|", " ").lower(), rf"(?P<object>{_GENRE} (?:schreibe?|gib|nenne?"
          r"|mache?|zeige?|setze?|formatiere?)(?: mir)?(?: bitte)? (?:immer|stets|grundsätzlich) "
          r"\S.*)", "instruction"),
    frame("entscheidung die", r"(?:die )?Entscheidung steht\s?[:,–-]\s?(?:es wird|wird|es ist) "
          r"(?:de[rn] |die |das |eine? )?(?P<object>\S[^,;]*)", "decision", **EPISODIC),
    frame("in bei", r"(?:in|bei) (?:unsere[rm]|meine[rm]) (?:Firma|Abteilung|Familie|Praxis|Team"
          r"|Klasse|Schule|Büro|Verein|Betrieb"
          r"|Laden|Start-?up|Kanzlei|Agentur) läuft (?:alles|so gut wie alles) "
          rf"(?:über|mit|per|via) (?P<object>[\w.+-]+(?: [\w.+-]+)?){_DONE}", "tool"),
)  # fmt: skip
