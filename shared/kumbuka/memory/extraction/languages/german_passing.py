"""German as it is said in passing: answers of a form, things put first, fixed phrases.

"Wohnort: Leipzig", "Milo ist unser Hund", "mein Wecker klingelt um sechs".
"""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_everyday import OWNED_THING
from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    HAVE,
    MID,
    NO,
    OBJECT,
    PROPER,
    Said,
    doing,
    frame,
)
from kumbuka.memory.extraction.languages.german_people import NOT_A_FIRM, PETS, TONGUES, A
from kumbuka.memory.extraction.languages.german_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    LANGUAGE_NAMES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_DONE = r"[\s.!]*$"
_DIET = (
    r"(?:vegan|vegetarisch|pes[ck]etarisch|glutenfrei|laktosefrei|zuckerfrei|fleischlos|halal"
    r"|koscher|ketogen|keto|low[- ]?carb|pflanzlich|rohköstlich|paleo)"
)
_DRINK = (
    r"(?:(?!ein|den|das|mein|noch|kein|gern)[a-zäöüß]+e[nrs]? )?[\w-]*(?:kaffee|tee|wasser|bier"
    r"|wein"
    r"|milch|cola|saft|limo|espresso|cappuccino|matcha|mate|schorle|kakao|latte|smoothies?)"
)
_HOW_TAKEN = (
    r"(?:schwarz|pur|ungesüßt|lauwarm|kalt|heiß|stark|süß|(?:mit|ohne) (?!dir|mein|Freund)[^,;]+)"
)
_NOT_NOW = (
    r"(?!.*\b(?:gerade|grad|heute|eben|gleich|morgen|mal|schnell|kurz|erst|zu viel|übermorgen"
    r"|gestern|auf|aus|diesmal|ausnahmsweise)\b)"
)
_CLOCK = (
    r"(?:um|gegen|ab|vor|nach|kurz (?:vor|nach)) (?:\d{1,2}(?:[:.]\d\d)?(?: ?uhr(?: \d\d)?"
    r"| ?h)?|halb \w+|viertel \w+ \w+|punkt \w+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun"
    r"|zehn|elf|zwölf|mittags?|mitternacht)(?: uhr)?\b"
)
_OFTEN = (
    r"(?: (?:immer|jetzt|inzwischen|mittlerweile|neuerdings|meistens?|normalerweise|in der Regel"
    r"|morgens|abends|werktags|jeden \w+))*"
)
_PLACE = (
    r"(?:der (?:Schweiz|Türkei|Ukraine|Slowakei|Eifel|Pfalz|Lausitz|Steiermark|Rhön|Nähe"
    r" [^,;]+?)|den (?:USA|Niederlanden)|eine[mr] (?:[a-zäöüß]+ )*(?:Dorf|Ort|Kleinstadt"
    rf"|Großstadt|Stadt|Vorort|WG|Insel|Hof)[^,;]*?|{PROPER})"
)
_TOPIC = (
    r"(?P<object>(?!(?:das|es|die|der|den|was|so|wie|dies\w*|dein\w*|damit|davon|sowas|solche\w*"
    r"|mein\w*|unser\w*)\b)[^,;:!?.]{2,40}?)"
)
_PERSON = r"(?P<object>(?!Das|Es|Er|Sie|Wer|Hier|Was|Dies|Google|Kaffee)(?-i:[A-ZÄÖÜ])[\w'-]+)"
_TONGUES = TONGUES.removesuffix(r"\b.*")
_LEAVING = r"(?:im|ins|zum|zur|in den|in die|beim|auf den|auf die|mit dem|mit)"

PASSING_FRAMES: tuple[Said, ...] = (
    Said("als", rf"als<subject> (?P<object>{JOBS}(?:in|r)?(?:-[\w-]+)?)(?: in "
          rf"[^,;]+)?{_DONE}", "identity",
         {"attribute": "job"}),
    Said("bei beim", rf"(?:bei|beim)<subject> (?:der |dem |einer |einem "
          rf")?(?P<object>{NOT_A_FIRM}\S[^,;]*)",
         "identity", {"attribute": "employer"}),
    Said("", rf"(?P<object>\d\d)<subject>{_DONE}", "identity", {"attribute": "age"}),
    doing(f"{BE} ess =esse =isst leb ernähr", rf"(?!.*\bheute\b){MID}(?: (?:mich|uns|sich))?{MID}"
          r"(?: (?:nur|rein|strikt|streng|fast|komplett|überwiegend|zu Hause|zuhause|daheim))* "
          rf"(?P<object>{_DIET})(?: (?:unterwegs|geworden|lebend))?{_DONE}", "identity",
          attribute="diet"),
    doing("koch", rf"(?!.*\bheute\b){MID} (?:nur|ausschließlich|immer|grundsätzlich|meist(?:ens)?) "
          rf"(?P<object>{_DIET}){_DONE}", "identity", attribute="diet"),
    doing(BE, rf"{MID} (?:in|auf) (?P<object>{_PLACE}) (?:zu Hause|zuhause|ansässig|wohnhaft"
          rf"|daheim)\b.*", "identity", attribute="home", needs=("aus", "daheim", "ans", "haft")),
    doing(HAVE, rf" (?:mich|uns){MID} (?:in|bei|auf) (?P<object>{_PLACE}) niedergelassen\b.*",
          "identity", attribute="home", replaces=True, needs=("niederge",)),
    doing(HAVE, rf"{MID} {A} (?:\w+ )?(?:Wohnung|Haus|Häuschen|WG-Zimmer|Zimmer) (?:in|bei|auf) "
          rf"(?P<object>{_PLACE}){_DONE}", "identity", attribute="home", needs=("ohnung", "aus",
          "äus", "immer")),
    doing(BE, r"(?: (?:gebürtig|ursprünglich|eigentlich|auch))? aus (?P<object>(?!haus|versehen"
          r"|spaß|prinzip|neugier"
          rf"|zufall|holz|dem|der|den|diesem|zeitmangel|langeweile|allem"
          rf"|eigener)[a-zäöüß-]{{4,}}){_DONE}", "identity",
          attribute="origin", confidence=0.7),
    doing("verdien =verdiene", rf"{MID} (?:mein|unser)e? (?:Geld|Brötchen|Lebensunterhalt) "
          rf"(?:bei|beim) (?:de[rm] )?{OBJECT}", "identity", attribute="employer"),
    doing("arbeit =jobbe jobb", rf"{MID}(?: (?:halbtags|ganztags|nebenbei|nebenher|nachts|remote"
          r"|aushilfsweise|hauptberuflich|nebenberuflich|stundenweise|am Wochenende|in (?:Teilzeit"
          rf"|Vollzeit)|Teilzeit|Vollzeit))+ als {OBJECT}", "identity", attribute="job",
          needs=(" als ",)),
    doing(HAVE, rf"{MID}(?: (?:im|letzte\w*|vor|Anfang|diese\w*|seit) [^,;]{{3,20}}?)? als "
          rf"(?P<object>{JOBS}\b[^,;]*?) (?:angefangen|begonnen)\b.*", "identity",
          attribute="job", replaces=True, needs=(" als ",)),
    doing(HAVE, rf"{MID}(?: damit)? angefangen,? (?P<object>(?!das\b|es\b)[^,;]{{2,40}}?) zu "
          r"studieren\b.*", "identity", attribute="studies", needs=("zu studieren",)),
    doing(BE, rf"{MID}(?: an der [^,;]{{2,30}}?)? (?:(?:eingeschrieben|immatrikuliert) (?:für|in) "
          rf"(?P<object>\S[^,;]*))", "identity", attribute="studies", needs=("schrieben", "immat")),
    doing(BE, rf"{MID} (?:für|in) (?P<object>[^,;]{{2,40}}?) (?:eingeschrieben|immatrikuliert)\b"
          r".*", "identity", attribute="studies", needs=("schrieben", "immat")),
    doing("trink =trinke", rf"{_NOT_NOW}(?: (?:viel|meist|nur|auch|privat|grundsätzlich|meistens"
          r"|immer|hauptsächlich|eigentlich))* "
          rf"(?P<object>{_DRINK}(?: {_HOW_TAKEN}| und {_DRINK})?){_DONE}", "preference"),
    doing("ess =esse trink =trinke rauch", rf"{_NOT_NOW}{MID} wieder "
          rf"(?P<object>(?!zu\b|mal\b|mehr|richtig|normal|alles|was\b)\w[\w-]+){_DONE}",
          "preference", replaces=True, needs=("wieder",)),
    doing(BE, rf"{MID}(?: (?:eine?|eher|so|der|die|starke[rn]?|große[rn]?|passionierte[rn]?))* "
          rf"(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+trinker(?:in)?){_DONE}", "preference",
          needs=("trinker",)),
    doing("=kann =können", rf"{MID} von (?P<object>(?!dir|dein)[^,;]{{2,40}}?) (?:einfach |gar "
          r"|echt )*nicht genug (?:bekommen|kriegen|haben)\b.*", "preference", needs=("genug",)),
    doing(BE, rf"{MID} nicht (?:so |wirklich )*(?:der|die) (?:Typ|Mensch) für {OBJECT}",
          "preference", needs=(" für ", " fuer ", " fur "), **_MINUS),
    doing("mach =mache", rf"{MID}(?: um (?P<object>[^,;]{{2,40}}?))(?: (?:immer|lieber|stets))* "
          rf"(?:einen|'?nen) (?:\w+ )?Bogen{_DONE}", "preference", needs=("Bogen", "bogen"),
          **_MINUS),
    doing("mach =mache", rf"{MID}(?: (?:immer|lieber|stets))* (?:einen|'?nen) (?:\w+ )?Bogen um "
          rf"{OBJECT}", "preference", needs=("Bogen", "bogen"), **_MINUS),
    doing(HAVE, rf"{MID} (?P<object>(?:Zwillinge|Drillinge|Nachwuchs|(?:erwachsene |kleine )?"
          rf"(?:Kinder|Enkel(?:kinder)?))(?: (?:zu Hause|zuhause|daheim|im Haus|und [^,;]+))?)"
          rf"{_DONE}", "identity", attribute="children", needs=("linge", "wuchs", "inder", "nkel")),
    doing(BE, rf"{MID} (?:stolze )?Eltern (?:von|eine[rs]) {OBJECT}", "identity",
          attribute="children", needs=("Eltern", "eltern")),
    doing(HAVE, rf"{MID}(?: [^,;]{{3,20}}?)? (?P<object>{PROPER} geheiratet){_DONE}", "identity",
          attribute="marital_status", needs=("geheiratet",)),
    doing(BE, rf"{MID} mit (?P<object>{PROPER})(?: seit [^,;]{{2,30}})? (?:zusammen|liiert){_DONE}",
          "identity", attribute="partner", of_user_only=True, ends=("identity:marital_status",),
          needs=("zusammen", "liiert")),
    doing(f"{HAVE} besitz", rf"{MID}(?: (?:mir|uns|zuhause|zu Hause|daheim|privat|im Keller|im "
          rf"Garten|in der \w+))+ (?:{A}|zwei|drei|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?) "
          rf"(?P<object>(?:[\w-]+ )?{OWNED_THING})(?: (?:stehen|hängen|liegen))?{_DONE}",
          "possession"),
    doing(HAVE, rf"{MID}(?: (?:von|zum|zur|zu|letzte\w*|gestern|vor) [^,;]{{3,30}}?)? (?:{A}|zwei"
          r"|drei|das|den|die) (?P<object>(?:[\w-]+ )?"
          rf"{OWNED_THING}) (?:(?:von|zum|zur|zu) [^,;]{{3,30}}? )?(?:geerbt|geschenkt "
          rf"bekommen|bekommen|gewonnen|übernommen)\b.*", "possession",
          needs=("geerbt", "bekommen", "gewonnen", "nommen")),
    doing(BE, rf"{MID} (?:eine? |stolze[rn]? |zweifache[rn]? )*(?P<object>(?:Hunde|Katzen|Pferde"
          r"|Vogel|Kaninchen|Hühner|Haustier)[\w-]*(?:besitzer|halter|eltern|mama|papa|mutti"
          rf"|vater|mutter)(?:in)?){_DONE}", "identity", attribute="pets",
          needs=("besitz", "halter", "eltern", "mama", "papa", "mutt", "vater")),
    doing(BE, rf"{MID} (?:zweisprachig )?mit (?:der Sprache )?{_TONGUES} (?:aufgewachsen|groß"
          r" geworden)\b.*", "identity", attribute="language/", needs=("wachsen", "worden")),
    doing(HAVE, rf"{MID} (?:jahrelang |früher |lange )?(?P<object>{LANGUAGE_NAMES}) (?:(?:in|an|auf"
          r"|als|im|bei) [^,;]{3,25} |jahrelang |früher )?gelernt\b.*", "identity",
          attribute="language/", needs=("gelernt",)),
    doing("fang =fange fäng beginn =beginne start", rf"(?P<object>{_OFTEN} {_CLOCK}(?: (?:an"
          r"|zu arbeiten|mit (?:der|meiner) (?:Arbeit|Schicht)|mit dem (?:Job|Dienst)|(?:an )"
          rf"(?:zu arbeiten|mit der Arbeit)|zu arbeiten an))*){_DONE}", "pattern",
          attribute="work_start"),
    doing("mach =mache hör", rf"(?P<object>{_OFTEN} {_CLOCK}(?: (?:Feierabend|Schluss|auf(?: zu "
          rf"arbeiten)?))){_DONE}", "pattern", attribute="work_end"),
    doing(f"{HAVE}", rf"(?P<object>{_OFTEN} {_CLOCK} (?:Feierabend|Schluss|Dienstschluss))"
          rf"{_DONE}", "pattern", attribute="work_end"),
    doing(HAVE, rf"{MID} (?:früher|lange|erst|zuerst) in (?P<old>[^,;]{{2,30}}?) gewohnt(?: "
          rf"und)?,? (?:und |aber )?"
          rf"(?:jetzt|inzwischen|heute|mittlerweile)(?: wohne ich)? in "
          rf"(?P<object>[^,;]+?){_DONE}", "identity",
          attribute="home", replaces=True, needs=("gewohnt",)),
    doing("nutz benutz verwend nehm =nehme", r" (?:zum|zur|beim|fürs?)(?: die| das| den| "
          r"meine?n?)? "
          r"(?P<thing>[\w-]+)(?: (?:am liebsten|meistens?|immer|nur|hauptsächlich|gerne?"
          r"|eigentlich|vor"
          rf" allem|seit \S+))+ (?P<object>(?!nicht|kein)\S[^,;]*?){_DONE}", "tool",
          needs=("zum ", "zur ", "beim ", "für", "fuer", "fur")),
    doing(HAVE, r" (?:Schuhgröße|Größe) (?P<object>\d\d)(?: bei (?:den "
          r")?Schuhen)?[\s.!]*$", "identity",
          attribute="shoe_size", needs=("röße", "roße", "rösse", "roesse", "rosse")),
    doing("fang =fange beginn =beginne start", rf"{MID}(?: (?:im|ab|nächste\w*|demnächst|bald"
          rf"|in) [^,;]{{3,20}}?)? "
          r"(?:eine?n?|'?ne?n?|mein\w*) (?P<object>(?:[\w-]+ )?(?:Referendariat|Ausbildung"
          r"|Studium|Lehre|Umschulung"
          r"|Praktikum|Volontariat|Weiterbildung|Promotion)\b[^,;]*?)(?: an)?[\s.!]*$", "identity",
          attribute="studies"),
    doing("arbeit =arbeite", rf"{MID} (?P<object>(?:(?:mo|di|mi|do|fr)\w* (?:bis|und|-) \w+ "
          rf")?{_OFTEN}(?: ?(?:immer |meistens |täglich "
          r"|werktags )?(?:von|zwischen) (?:\d{1,2}(?:[:.]\d\d)?|acht|neun|sieben|sechs|zehn|halb"
          r" \w+)(?: Uhr)? (?:bis|und|-) [\w:.]+(?: \w+)?(?: Uhr)?))"
          rf"{_DONE}", "identity", attribute="work_hours"),
    doing(BE, rf"{_OFTEN} (?P<object>(?:erst |nur |immer )*(?:(?:ab|bis|zwischen|von) "
          rf"[^,;]{{2,30}}? "
          rf")(?:erreichbar|verfügbar|online|im Büro|ansprechbar)){_DONE}", "pattern",
          attribute="availability", needs=("ab ", "bis ", "zwischen", "von ")),
    Said("esse ess essen frühstücke frühstücken koche kochen trinke dusche gehe geh gehen mache "
         "machen", rf"(?!.* (?:heute|morgen|gleich|nachher|gerade)\b)(?P<object>(?:esse?n?"
               rf"|frühstücke?n?"
             rf"|koche?n?|trinke?n?|dusche?n?|gehe?n?|mache?n?)<subject>{_OFTEN} {_CLOCK}"
             r"(?: (?:zu (?:Abend|Mittag)|Mittag|Abendbrot|Abendessen|Mittagessen|Frühstück"
             r"|meinen \w+ \w+|mit (?:dem|den) \w+(?: raus)?|aus dem Haus|zur Arbeit|joggen"
             rf"|laufen|eine Runde))?){_DONE}", "pattern", {}),
    Said("spiele spiel jogge laufe schwimme tanze singe lese rauche rauch lerne fahre fahr nutze "
         "trinke esse trage mache besuche gehe geh höre schaue nehme",
         rf"(?:(?:spiele?|jogge|laufe|schwimme|tanze|singe|lese|rauche?|lerne|fahre?"
             r"|nutze|trinke|esse|trage|mache|besuche|gehe?|geh|höre|schaue?|nehme)<subject>"
             r" (?:jetzt |schon (?:lange |ewig )?|leider |seit \S+(?: \S+)? )*nicht (?:mehr|länger)"
             rf" (?:{_LEAVING} "
             rf")?(?P<object>[^,;]{{2,40}}?)){_DONE}", "end", {"needs": ("nich",), **_END}),
    doing(BE, rf"{MID} (?:nicht länger|{NO} (?=\S+ länger)) ?(?P<object>\S+)"
          rf"(?: länger)?{_DONE}", "end", needs=("länger", "laenger", "langer"), **_END),
    doing(BE, rf"{MID} (?:bei|aus) (?:de[rm] )?(?P<object>{PROPER}) (?:raus|weg|ausgestiegen)"
          rf"{_DONE}", "end", needs=("raus", "weg", "stiegen"), **_END),
)  # fmt: skip

_LABELS = (
    r"(?:Wohnort|Beruf|Alter|Geburtsdatum|Geburtstag|Muttersprache|Hobb(?:y|ys|ies)|Sternzeichen"
    r"|Schuhgröße|Blutgruppe|Spitzname|Vorname|Arbeitgeber|Studienfach|Körpergröße|Heimatstadt"
    r"|Geburtsort)"
)

PASSING_CLAUSES: tuple[Frame, ...] = (
    frame("wohnort beruf alter geburtsdatum geburtstag muttersprache hobby hobbys hobbies "
          "sternzeichen schuhgröße blutgruppe spitzname vorname arbeitgeber studienfach "
          "körpergröße heimatstadt geburtsort", rf"(?P<attribute>{_LABELS})\s?: "
          r"(?P<object>(?!kein|nicht|egal|unbekannt|\?|_|\.\.|-)\S[^,;]*)", "identity"),
    frame("allergien allergie meine bekannte unverträglichkeiten", r"(?:meine |bekannte )?"
          r"(?:Allergien?|Unverträglichkeit(?:en)?)\s?: (?:gegen )?(?P<object>(?!kein|nicht|nein)"
          r"\S.*)", "identity", attribute="allergy/"),
    frame("sprachen", rf"Sprachen\s?: (?P<object>{LANGUAGE_NAMES}\b.*)", "identity",
          attribute="language/"),
    frame("handy auto laptop editor mein meine", r"(?:mein |meine )?(?P<thing>Handy|Auto|Wagen"
          rf"|Laptop|Rechner|Kamera|Editor|Browser|Fahrrad)\s?: (?P<object>{PROPER})", "identity"),
    frame("wohnhaft ansässig beheimatet", rf"(?:wohnhaft|ansässig|beheimatet)(?: (?:bin|sind) (?:"
          rf"ich|wir))? (?:in|bei|auf) (?P<object>{_PLACE}){_DONE}", "identity", attribute="home"),
    frame("zuhause zu daheim", rf"(?:zuhause|zu Hause|daheim) (?:bin|sind) (?:ich|wir) (?:in|auf"
          rf"|bei) (?P<object>{_PLACE}){_DONE}", "identity", attribute="home"),
    frame("meine unsere", r"(?:mein|unser)e (?:familiären )?Wurzeln (?:liegen|sind|hab ich|habe ich"
          rf") in (?P<object>{_PLACE}){_DONE}", "identity", attribute="origin"),
    frame("mein meinen geburtstag", r"(?:meine?n? )?Geburtstag (?:fällt|liegt|ist|feiere ich|habe?"
          r" ich)(?: \w+)? (?:auf den|auf|am) (?P<object>\d{1,2}\. ?(?:\d{1,2}\.|[a-zäöü]+)"
          r"(?: ?\d{2,4})?)\b.*", "identity", attribute="birthday"),
    frame("ich", r"ich \((?:[mwd]|männlich|weiblich|divers)[,/ ]+(?P<object>\d{1,2})(?: Jahre"
          r"| J\.?)?\).*", "identity", attribute="age"),
    frame("", rf"{_TOPIC} (?:löst|lösen|ruft|rufen|verursacht|verursachen) bei mir(?: \w+){{0,2}}? "
          r"(?:Asthma|Ausschlag|Allergien?|Juckreiz|Atemnot|Nesselsucht|(?:eine? )?(?:\w+e )?\w*"
          r"reaktion(?:en)?|Schnappatmung)\b.*", "identity", attribute="allergy/",
          needs=("bei mir",)),
    frame("bei von", r"(?:bei|von) (?P<object>(?!dem Wetter|dir|Stress)[^,;:]{2,40}?) (?:schwillt"
          r"|schwellen|juckt|brennt|kribbelt)(?: (?:mir|mich))?(?: \w+){0,3}? (?:Hals|Haut"
          r"|Nase|Augen?|Mund|Zunge|Lippen?|Gaumen|Gesicht|Kehle|Ohren)\b.*", "identity",
          attribute="allergy/", needs=(" mi",)),
    frame("mich uns", r"(?:mich|uns) (?:begeister[nt]|fasziniert|faszinieren|interessiert"
          r"|interessieren|entspann(?:t|en)|beruhigt|beruhigen|inspiriert|inspirieren|reizt|reizen"
          r"|nervt|nerven)"
          r"(?!.*(?:nicht|kaum|null|wenig|gerade|grad|ob\b|was\b|wie\b|dass)) (?P<object>(?!das\b"
          r"|es\b|dein|die (?:Antwort|Frage|Idee)|hier|dies)(?!.*\b(?:nerv)\b)\S[^,;?]*)",
          "preference", needs=("begeist", "faszin", "interess", "entspann", "beruhig", "inspir",
          "reiz")),
    frame("mich uns", r"(?:mich|uns) (?:begeister[nt]|fasziniert|faszinieren|interessiert"
          r"|interessieren|reizt|reizen) (?P<object>(?!das\b|es\b|dein|hier|dies|ob\b|was\b)"
          rf"[^,;?]{{2,40}}?) (?:\w+ ){{0,2}}?(?:nicht|kaum|null|wenig|nie)(?: \w+)?{_DONE}",
          "preference", **_MINUS),
    frame("mich uns", r"(?:mich|uns) (?:nervt|nerven|stresst|stressen|langweilt|langweilen|ekelt"
          r"|ekeln) (?P<object>(?!das\b|es\b|dein|hier|dies|gerade|grad|heute|dass|wie\b)\S[^,;?]*"
          r")", "preference", **_MINUS),
    frame("", rf"{_TOPIC} (?:gehen (?:für mich |bei mir |echt |einfach )*|geht (?:(?:für mich|bei"
          rf" mir) )(?:echt |einfach )*)(?:gar|überhaupt|absolut) nicht{_DONE}", "preference",
          needs=("nicht", "nich "), **_MINUS),
    frame("gegen", r"gegen (?P<object>(?!dich|dein)[^,;]{2,40}?) (?:hab|habe) ich (?:eine?|ne|echt"
          rf" eine?|so eine?|was|eine große) ?(?:\w+ )?(?:Abneigung|Aversion)?{_DONE}",
          "preference", **_MINUS),
    frame("um", r"um (?P<object>(?!dich|das\b)[^,;]{2,40}?) (?:mache?|machen) (?:ich|wir)"
          rf"(?: (?:immer|lieber|stets))* (?:einen|'?nen) (?:\w+ )?Bogen{_DONE}", "preference",
          **_MINUS),
    frame("sag sagt", r"(?P<object>sagt? (?:bitte |ruhig |einfach |gern |gerne )*(?:du|sie) zu "
          r"mir)\b.*",
          "instruction", attribute="address_form"),
    frame("zum zur für fürs beim als", r"(?:zum|zur|fürs?|beim|als)(?: die| das| den| "
          r"meine?n?)? (?P<thing>[\w-]+"
          r"(?: [\w-]+)?) (?:nehme?|nutze?|benutze?|verwende?) (?:ich|wir)(?: (?:nur|immer"
          r"|meistens?|hauptsächlich"
          rf"|am liebsten|gerne?))+ (?P<object>(?!nicht|kein)\S[^,;]*?){_DONE}", "tool"),
    frame("so", r"so (?!ist|sind|war|geht|steht|wie)[a-zäöüß]+ (?:ich|wir|man) "
          r"(?P<attribute>[^:]{2,50}):\s?"
          r"(?P<object>.*\b(?:dann|danach|anschließend|zuletzt|zum Schluss|am "
          r"Ende)\b.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("mein meine unser unsere", rf"(?:mein|unser)e? (?P<attribute>{ATTRIBUTE_NAMES}) (?:ist"
          rf"|lautet|heißt)"
          r"(?: (?:doch|gar|eigentlich|übrigens))* nicht (?:am |der |die |das |im "
          r")?(?P<old>[^,;]{1,30}?),? sondern "
          r"(?:am |der |die |das |im )?(?P<object>\S[^,;]*)", "identity", replaces=True),
    frame("mit", r"mit (?P<object>(?!dir|dem|der|den|dies|deine|mir)[^,;:]{2,40}?) komme? "
          r"ich(?: (?:einfach|gar"
          rf"|überhaupt|echt))* nicht (?:klar|zurecht){_DONE}", "preference", **_MINUS),
    frame("deine die antworten", r"(?:(?:deine|die) )?Antworten (?:(?:ab jetzt|bitte|künftig|in "
          r"Zukunft|immer|etwas"
          r"|möglichst) )*(?P<object>(?:kurz|kürzer|knapp|knapper|einfach|einfacher|sachlich"
          r"|ausführlicher) (?:halten"
          r"|fassen|formulieren|schreiben))\b.*", "instruction"),
    frame("rede red sprich schreib schreibe antworte sei", r"(?:rede?|sprich|schreibe?|antworte"
          r"|sei) (?:bitte |mit mir "
          r"|doch )*(?P<negated>nicht (?:so |immer so |mehr so |zu )?)(?P<object>(?:förmlich"
          r"|geschwollen|hochgestochen"
          r"|technisch|lang|ausführlich|umständlich|kompliziert|formell|steif"
          r"|belehrend)\b.*)", "instruction"),
    frame("lass lasst bleib", r"(?:lasst? mich|bleib mir)(?: (?:bloß|ja|nur|bitte))* (?:mit|vom"
          rf"|von) (?P<object>(?!dem|dein|dir|deine)[^,;]{{2,40}}?) (?:in Ruhe|weg|vom Leib)"
          rf"{_DONE}", "preference", **_MINUS),
    frame("", rf"{_PERSON} ist (?:mein|unser)e? (?:(?:\w+e[rs]?) )?(?!Freund\b|Kumpel\b"
          rf"|Team\b|Firma\b)(?P<attribute>{RELATION_NAMES}){_DONE}", "identity",
          needs=(" ist mein", " ist unser")),
    frame("", rf"{_PERSON} ist (?:schon lange |leider )?nicht (?:mehr|länger) (?:mein|unser)e? (?:"
          rf"\w+e[rs]? )?(?:{RELATION_NAMES}){_DONE}", "end", needs=(" ist ",), **_END),
    frame("", rf"{_PERSON} und ich (?:sind|leben)(?: \w+){{0,2}}? (?:nicht (?:mehr|länger) zusammen"
          rf"|getrennt|auseinander){_DONE}", "end", needs=(" und ich ",), **_END),
    frame("", rf"{_PERSON} und ich haben uns(?: \w+){{0,3}}? getrennt{_DONE}", "end",
          needs=(" und ich ",), **_END),
    frame("bei beim", r"(?:bei|beim)(?: de[rm])? (?P<object>[^,;]{2,30}?) (?:hab|habe) ich(?: \w+"
          rf"){{0,2}}? (?:gekündigt|aufgehört){_DONE}", "end", needs=("gek", "aufge"), **_END),
    frame("zu", r"zu (?:unserer|meiner|unserem|meinem) (?:Familie|Haushalt) (?:gehör|zähl)(?:t|en)"
          rf"(?: (?:auch|noch|seit \S+(?: \S+)?))* (?P<object>[^,;]{{0,30}}?{PETS}\b.*)",
          "identity", attribute="pets"),
    frame("als", r"als (?:\w+e[r]? )?(?:Mutter|Vater|Mama|Papa|Elternteil) (?:von|eine[rs]|zweier"
          r"|dreier) (?P<object>[^,;]{3,40}?) (?:hab|habe|bin|kann|muss|komme|brauche|schlafe|weiß"
          r"|suche|hätte|möchte|will) ich\b.*", "identity", attribute="children"),
    frame(LANGUAGE_NAMES[3:-1].replace("|", " "), rf"(?P<object>{LANGUAGE_NAMES}) ist meine"
          rf" (?:Muttersprache|Erstsprache){_DONE}", "identity", attribute="native_language"),
    frame("mein meine", rf"mein(?:e)? (?:Wecker|Tag) (?P<object>(?:klingelt|geht|steht|beginnt"
          rf"|startet|fängt){_OFTEN} {_CLOCK})(?: los| an)?{_DONE}", "pattern",
          attribute="wake_up"),
    frame("allergisch gegen auf", r"(?:allergisch )?(?:gegen|auf) (?P<object>[^,;]{2,40}?) (?:bin"
          r"|reagiere) ich (?:\w+ ){0,2}?nicht mehr(?: allergisch)?\b.*", "identity",
          attribute="allergy/", effect="end_attribute"),
    frame("mittag mittags abendbrot abendessen frühstück", r"(?P<object>(?:Mittag|Abendbrot"
          rf"|Abendessen|Frühstück|mittags) (?:essen?|esse|mache?n?|gibt es|gibt's)"
          rf"(?: (?:ich|wir|bei uns|bei mir)){_OFTEN} {_CLOCK}){_DONE}", "pattern"),
    frame("in auf ohne", rf"(?P<object>(?:in (?:einfache[rn]?|leichter|kurzen|ganzen|klarer"
          rf"|wenigen)"
          r" \w+|auf \w+isch|auf deutsch|ohne \w+) (?:antworten|schreiben|erklären|formulieren)"
          rf"(?: bitte)?){_DONE}", "instruction"),
    frame("hi hallo hey moin servus huhu hallöchen na", r"(?:hi|hallo|hey|moin|servus|huhu"
          r"|hallöchen|na),? (?:(?:ich bin|hier ist|hier schreibt|bin) (?:der|die)|ich bins,?) "
          r"(?P<object>(?!neue|alte|letzte|beste|erste|einzige)[^\W\d_][\w-]{2,14})"
          r"(?=[\s.!,]*$| und\b| aus\b).*", "identity", attribute="name"),
    frame("mein meine", r"mein(?:e)? (?P<object>(?:Job|Zeit|Stelle|Ausbildung|Praktikum|Vertrag|Abo"
          r"|Mitgliedschaft) (?:bei|im|in|beim) [^,;]{2,40}?) (?:ist|war) (?:jetzt |nun |seit "
          r"[^,;]{2,20} )?(?:Geschichte|vorbei|beendet|passé|Vergangenheit)\b.*", "end",
          needs=("Gesch", "vorbei", "beendet", "pass", "Vergang"), **_END),
)  # fmt: skip
