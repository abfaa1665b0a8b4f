"""Who somebody is and whom they live with, in the many words that German has for it."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_frames import (
    ARTICLE,
    BE,
    HAVE,
    MID,
    NO,
    NUMBER,
    OBJECT,
    PROPER,
    Said,
    doing,
    frame,
)
from kumbuka.memory.extraction.languages.german_words import JOBS, LANGUAGE_NAMES, NATIONALITIES
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
A = r"(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)"
NOT_A_FIRM = (
    r"(?!(?:Seite|Kapitel|Punkt|Schritt|Aufgabe|Level|Folge|Friseur|Arzt|Zahnarzt|Hausarzt"
    r"|Bäcker|Essen|Sport"
    r"|Training|Einkaufen|Kochen|Putzen|Lernen|Arbeit|Oma|Opa|Mama|Papa|Mutti|Rot|Tisch|Kasse"
    r"|Sonne|Regen|Bewusstsein|Verstand)\b"
    r"|Freund|Bekannt|Nachbar|Famili|Instagram|Facebook|TikTok|Discord|Steam|LinkedIn)"
)
_CITY = r"(?-i:[A-ZÄÖÜ])[\w-]+"
_TENS = (
    r"(?:\d{1,3}|\w*(?:zehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|zwei"
    r"|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf)"
)
_MONTH = (
    r"(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)"
)
_DATE = rf"(?:\d{{1,2}}\. ?(?:{_MONTH}|\d{{1,2}}\.?)(?: ?\d{{2,4}})?|{_MONTH}(?: \d{{4}})?)"
_TONGUE = (
    rf"(?:{LANGUAGE_NAMES}|armenisch|georgisch|bulgarisch|slowakisch|slowenisch|mazedonisch"
    r"|litauisch"
    r"|lettisch|estnisch|isländisch|afrikaans|tamil|urdu|paschtu|dari|amharisch|somali|tigrinya"
    r"|mongolisch|kantonesisch|malaiisch|tagalog|irisch|walisisch|bairisch|bayrisch|sächsisch"
    r"|schwäbisch|friesisch|sorbisch|romanes|esperanto|aramäisch|kasachisch|usbekisch|bengalisch)"
)
TONGUES = (
    rf"(?P<object>{_TONGUE}(?!\w)(?:(?:,? und |, ?| oder | sowie )(?:auch )?(?:etwas |ein bisschen "
    rf"|ein wenig |gut |fließend )?{_TONGUE}(?!\w)){{0,4}})\b.*"
)
PETS = (
    r"(?:[\w-]*(?:hunde?|hündin|hündchen|katzen?|kater|kätzchen|kaninchen|hasen?|hamster"
    r"|papagei(?:en)?|pferde?|pony|hühner|schildkröten?|meerschweinchen|sittiche?|welpen?|fische?"
    r"|bienen|ziegen?|schafe?|esel|ratten?|mäuse|frettchen|schlangen?|gecko|enten?|gänse|vögel)"
    r"|Dackel|Pudel|Labrador|Labbi|Golden Retriever|Retriever|Border Collie|Collie|Mops|Beagle"
    r"|Husky|Terrier|Jack Russell|Spitz|Dobermann|Boxer|Rottweiler|Dogge|Chihuahua|Malteser"
    r"|Havaneser"
    r"|Australian Shepherd|Aussie|Shepherd|Vizsla|Cockerspaniel|Spaniel|Setter|Weimaraner|Bulldogge"
    r"|Corgi|Shiba|Maine Coon|Perser|Siamkatze"
    r"|Britisch Kurzhaar|Stubentiger|Aquarium|Terrarium|Kois?|Vierbeiner)"
)
ILL = (
    r"(?:(?:chronische[rsn]? |schwere[rsn]? |starke[rsn]? |leichte[rsn]? |kaputte[rsn]? "
    r"|künstliche[rsn]?"
    r" |hohe[rsn]? |niedrige[rsn]? )?[\w-]*(?:diabetes|asthma|adhs|ads|epilepsie|legasthenie"
    r"|zöliakie"
    r"|blutdruck|migräne|arthrose|rheuma|arthritis|heuschnupfen|dermitis|ekzeme?|störung(?:en)?"
    r"|endometriose|depression(?:en)?|hashimoto|apnoe|tinnitus|vorfall|schmerzen|prothese|schwäche"
    r"|unterfunktion|überfunktion|schrittmacher|krankheit|syndrom|insuffizienz|krebs|thrombose"
    r"|allergien?|skoliose|hernie|reflux|sklerose|parkinson|gicht|osteoporose|gelenk|cholesterin"
    r"|cholesterinwerte|anämie|autismus|burnout|burn-out|angstzustände|schuppenflechte|psoriasis"
    r"|neuropathie|fibromyalgie|lipödem|inkontinenz|hörsturz|hörgeräte?|herzfehler|stoma|gastritis"
    r"|reizdarm|grauen Star|glaukom|alzheimer|demenz|parkinson|behinderung|einschränkung"
    r"|unverträglichkeit(?:en)?|intoleranz|lrs|dyskalkulie|asperger|copd|pcos|trisomie))"
)
_NOT_ILL = (
    r"(?!(?:Kopf|Bauch|Hals|Zahn|Ohren|Gliederter|Gelenk)?schmerzen\b|Sprach|Netz|Verbindungs)"
)
_SCHOOL = (
    r"(?:\w*(?:Gymnasium|Schule|schule|Klasse|Uni|Universität|Hochschule|gymnasium|Semester"
    r"|Lehrjahr|Ausbildungsjahr|Abitur|Abi|Referendariat|Oberstufe|FH|TU|LMU|RWTH))"
)

PEOPLE_FRAMES: tuple[Said, ...] = (
    doing(f"{BE} =is", rf"{MID} (?:(?:übrigens|hier) )?(?:der|die) (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+)"
          rf" aus {PROPER}[\s.!]*$", "identity", attribute="name", of_user_only=True),
    doing("hör", r" auf den Namen (?P<object>\S[^,;.!]*)", "identity", attribute="name"),
    doing(f"{BE} =werd =werde =wird =wurde", rf"{MID}(?: (?:im|am|in|letzte\w*|diese\w*|nächste\w*"
          r"|dies\w*)(?: \S+){1,2}?)?"
          r"(?: (?:gerade|schon|erst|bald|jetzt|stolze|knapp|fast|ungefähr|auch))* "
          rf"(?P<object>{_TENS})"
          r"(?: Jahre?)?(?: alt)?(?: (?:geworden|jung|und [^,;]*))?(?=[,!;]|[\s.]*$)", "identity",
          attribute="age"),
    doing(BE, rf"{MID}(?: (?:gestern|heute|vorgestern|neulich|vor kurzem|letzte \w+|im \w+))? "
          rf"(?P<object>{_TENS})(?: Jahre)?(?: alt)? geworden\b.*", "identity", attribute="age"),
    doing(BE, rf"{MID} {A} (?:Mann|Frau|Mädchen|Junge|Vater|Mutter|Kerl) von (?P<object>{_TENS})"
          r" Jahren\b.*", "identity", attribute="age"),
    doing(BE, rf"{MID} (?P<object>(?:Anfang|Mitte|Ende) (?:\d0|\w+ßig|\w+zig))\b.*", "identity",
          attribute="age"),
    doing(BE, rf"{MID} (?:Baujahr|Jahrgang|Jg\.?) '?(?P<object>\d{{2,4}})\b.*", "identity",
          attribute="birthday"),
    doing("feier", rf"{MID} (?:meinen )?Geburtstag (?:immer )?(?:am|im) (?P<object>{_DATE})\b.*",
          "identity", attribute="birthday"),
    doing(HAVE + " feier", rf"{MID} (?:am|im) (?P<object>{_DATE})(?: immer)? (?:\w+ "
          r")?Geburtstag\b.*",
          "identity", attribute="birthday"),
    doing(f"{BE} =wurde", rf"{MID} (?:am |im )?(?P<object>(?:{_DATE}|\d{{4}})[^,;]*?)(?: in "
          rf"[^,;]{{2,30}})? geboren\b.*", "identity", attribute="birthday", needs=("geboren",)),
    doing(f"{BE} =wurde", rf"{MID} (?:in|im|auf) (?:de[rmn] )?(?P<object>[^,;]{{2,40}}?) (?:geboren"
          r"|aufgewachsen|groß geworden|zur Welt gekommen)\b.*", "identity", attribute="origin"),
    doing(HAVE, rf"{MID} (?P<object>[\w-]+(?:ische|ne) (?:Wurzeln|Vorfahren|Eltern))\b.*",
          "identity",
          attribute="origin"),
    doing(BE, rf"{MID}(?: (?:{A}|halb|halbe[rn]?|echte[rn]?|waschechte[rn]?|geborene[rn]?"
          r"|gebürtige[rn]?"
          rf"|stolze[rn]?|überzeugte[rn]?|zugezogene[rn]?))* (?P<object>(?:{NATIONALITIES}|"
          r"(?!Lehr|Lehrer|Schüler)(?-i:[A-ZÄÖÜ])\w+(?:burger|liner|nchner|lner|furter|dorfer"
          r"|bremer|"
          r"ziger|sdner|garter|berger|enser|ostocker|einer Ländler|hesse|hessin|bayer|bayerin"
          r"|schwabe"
          r"|schwäbin|sachse|sächsin|badener|franke|fränkin|tiroler|wiener|grazer|zürcher|basler"
          r"|berner"
          rf"|rheinländer|westfale|friese|friesin)(?:in)?))(?=[!,]|[\s.]*$| (?:und|aber|mit)\b).*",
          "identity", attribute="nationality"),
    doing(BE, rf"{MID} (?:gebürtig|ursprünglich) aus (?:de[rmn] )?{OBJECT}", "identity",
          attribute="origin"),
    doing(BE, rf"{MID} aus (?P<object>(?!dem (?:Urlaub|Haus|Bett)|der (?:Arbeit|Sache)|Versehen)"
          rf"{PROPER})[\s.!]*$", "identity", attribute="origin"),
    doing(HAVE, rf"{MID} (?:{ARTICLE})(?:(?:kleine|neue|schöne|eigene)[nsr]? )?(?:Wohnung|Haus"
          rf"|WG-Zimmer|Zimmer|Wohnsitz|Häuschen) (?:in|bei) (?P<object>{PROPER})(?: \w+)?[\s.!]*$",
          "identity", attribute="home"),
    doing("wohn leb haus =lebe", rf"{MID} (?:in|bei|auf|im|am|zur Miete)(?: {A}| de[rmn]| mein\w*"
          r")?(?P<object> (?!Moment\b)\S[^,;]*)", "identity", attribute="home"),
    doing("verdien", rf"{MID}(?: mein(?:e)?)? (?:Geld|Brötchen|Lebensunterhalt) (?:als|mit) "
          rf"{OBJECT}",
          "identity", attribute="job"),
    doing("mach =mache", r"(?: beruflich| hauptberuflich) (?:was (?:mit|in) )?(?P<object>\S[^,;]*)",
          "identity", attribute="job"),
    doing("fahr", rf"{MID} (?:beruflich |hauptberuflich )?(?P<object>LKW|Lkw|Taxi|Bus|Straßenbahn"
          r"|Sattelzug|Gabelstapler)(?: (?:beruflich|von Beruf))?[\s.!]*$", "identity",
          attribute="job"),
    doing(HAVE, rf"{MID} (?:ein(?:e|en)?|'?ne?n?) eigene[nsr]? (?P<object>\S[^,;]*)", "identity",
          attribute="job"),
    doing(f"{BE} =wurde", rf"{MID}(?: (?:gerade|kürzlich|neulich|zum \d\S+))* (?:zur|zum) "
          r"(?P<object>[^,;]{3,40}?) (?:befördert|ernannt|gewählt|aufgestiegen)\b.*", "identity",
          attribute="job", replaces=True),
    doing(BE, rf"{MID} als (?P<object>[^,;]{{3,50}}?)(?: bei [^,;]{{2,30}})? (?:tätig|angestellt"
          r"|beschäftigt|unterwegs|im Einsatz)\b.*", "identity", attribute="job"),
    doing(BE, rf"{MID} (?:Inhaber|Besitzer|Chef|Gründer|Geschäftsführer)(?:in)? (?:von|eine[rs]|der"
          r"|des|einer) (?P<object>(?!Hund|Katze|Auto)\S[^,;]*)", "identity", attribute="job"),
    doing(BE, rf"{MID}(?: [^,;]{{2,25}}?)? (?:bei|beim|an der|am|in der|im|für) (?:de[rmn] )?"
          r"(?P<object>\S[^,;]*?) "
          r"(?:angestellt|beschäftigt|tätig|unterwegs|unter Vertrag|eingestellt|verbeamtet"
          r"|eingestiegen"
          r"|gelandet|an der Kasse|im (?:Lager|Büro|Einkauf|Vertrieb|Außendienst|Labor))\b.*",
          "identity", attribute="employer"),
    doing("schaff =schaffe maloch =malche", rf"{MID} (?:bei|beim|für|in|im) (?:de[rmn] )?{OBJECT}",
          "identity", attribute="employer"),
    doing("arbeit =jobbe jobb", rf"{MID}(?: (?:nebenbei|nebenher|halbtags|Vollzeit|Teilzeit"
          rf"|neben [^,;]{{3,20}}?))* (?:am"
          r"|im|in|in der|an der|auf dem|beim|bei) (?:eine[rm] |de[rmn] )?(?P<object>(?!Moment|Büro"
          r"|Team|Ruhe|Homeoffice|eine[rm]? (?:Projekt|Hausarbeit)|Projekt|Computer|mir\b"
          r"|Schreibtisch|meine|der Lösung|Rechner|einer|Thema|Code)\S[^,;]*)", "identity",
          attribute="employer"),
    doing(BE, rf"{MID} (?:jetzt |nun |inzwischen )?(?:bei|beim) (?:der |dem "
          rf")?(?P<object>{NOT_A_FIRM}{_CITY}(?: "
          rf"{_CITY}){{0,2}})(?: (?:jetzt|gelandet))?[\s.!]*$", "identity", attribute="employer"),
    doing("studier", rf"{MID}(?: (?:an der|in|im|am) [^,;]{{2,30}}?)? (?P<object>(?!an\b|in\b|im\b"
          r"|gern|hier|noch|die (?:Doku|Frage))\S[^,;]*)", "identity", attribute="studies"),
    doing("mach =mache", rf"{MID} (?:(?:{A}|mein(?:e|en)?|das|den) )?(?P<object>(?:Ausbildung"
          r"|Umschulung|Weiterbildung|Fortbildung|FSJ|Praktikum|Abi(?:tur)?|Fachabi(?:tur)?|duales "
          r"Studium|Fernstudium|Referendariat|Master|Bachelor|Meister|Führerschein|Volontariat"
          r"|Realschulabschluss)\b[^,;]*)", "identity", attribute="studies"),
    doing(HAVE, rf"{MID} (?P<object>(?!das\b|es\b|den Code)[^,;]{{2,40}}?) studiert\b.*",
          "identity",
          attribute="studies", needs=("studiert",)),
    doing(HAVE, rf"{MID} (?:{A} )?(?P<object>(?:Master|Bachelor|Doktor|Diplom|Abschluss"
          r"|Staatsexamen"
          r"|Meister|Abitur|Magister|Ausbildung) (?:in|als|zum|zur) [^,;]+)", "identity",
          attribute="degree"),
    doing("schreib =schreibe", r"(?: (?:gerade|grad|aktuell|derzeit|momentan|noch))* (?:an "
          r")?(?:mein(?:e"
          r"|er)|die) (?P<object>(?:Bachelor|Master|Doktor|Diplom|Fach)arbeit\b[^,;]*)", "identity",
          attribute="studies"),
    doing(BE, rf"{MID}(?: (?:noch|gerade|{A}))* (?P<object>(?:Schüler|Student|Studi|Ersti|Doktorand"
          rf"|Azubi|Lehrling|Referendar|Praktikant|Werkstudent)(?:in)?\b[^,;]*)", "identity",
          attribute="studies"),
    doing(f"{BE} geh", rf"{MID} (?:im|in der|in die|auf (?:die|das|der)|an der|aufs) "
          r"(?P<object>(?:[\w.]+ "
          rf")?{_SCHOOL}\b[^,;]*)", "identity", attribute="school"),
    doing("bring", r" mir(?: (?:gerade|grad|selbst|aktuell|seit \S+))* (?P<object>[^,;]{2,40}?) "
          r"(?:selbst )?bei\b.*", "identity", attribute="learning/"),
    doing("bereit", r" mich(?: (?:gerade|grad|aktuell))* auf (?:die|das|den|meine?n?) "
          r"(?P<object>[^,;]{3,50}?) vor\b.*", "identity", attribute="studies"),
    doing(BE, rf"{MID}(?: (?:frisch|glücklich|seit \S+ \S+|nicht mehr))* (?P<object>(?:verheiratet"
          r"|verlobt|geschieden|ledig|single|verwitwet|getrennt|vergeben|liiert|verpartnert"
          r"|in (?:einer |ner )?(?:Beziehung|Fernbeziehung)))\b.*", "identity",
          attribute="marital_status"),
    doing(BE, rf"{MID}(?: (?:ein|das))* (?P<object>Einzelkind|Zwilling|Drilling|Sandwichkind|Waise|"
          r"Nesthäkchen|Adoptivkind)\b.*", "identity", attribute="siblings"),
    doing(HAVE, rf"{MID} (?P<object>(?:{NUMBER} )?(?:(?:kleine|große|ältere|jüngere)[nrs]? )?(?:"
          r"Zwillings|Halb|Stief)?(?:bruder|schwester|brüder|schwestern|geschwister))[\s.!]*$",
          "identity", attribute="siblings"),
    doing(HAVE, rf"{MID} (?P<object>{NUMBER} (?:(?:kleine|große|erwachsene)[nrs]? )?(?:Kind(?:er)?"
          r"|Sohn|Söhne|Tochter|Töchter|Jungs?|Mädchen|Mädels|Zwillinge|Enkel\w*|Baby|Teenager)\b"
          r"(?:, (?-i:[A-ZÄÖÜ])[\w-]+)?[^,;]*)", "identity", attribute="children"),
    doing(BE, rf"{MID}(?: (?:frischgebackene[rn]?|stolze[rn]?|alleinerziehende[rn]?|zweifache[rn]?"
          rf"|dreifache[rn]?|{A}|bald))* (?P<object>(?:Vater|Mutter|Papa|Mama|Opa|Oma|Onkel|Tante"
          r"|Patin|Pate)(?: (?:von|eine[rs]|geworden|zweier|dreier)[^,;]*)?)[\s.!]*$", "identity",
          attribute="children"),
    doing("erwart =erwarten", rf"{MID}(?: (?:im|am|zum) \S+)* (?:{A} |unser(?:e|en)? |mein(?:e"
          r"|en)? |(?=Zwillinge|Drillinge|Nachwuchs))"
          r"(?P<object>(?:\w+ )?(?:Kind|Baby|Sohn|Tochter|Mädchen|Junge|Nachwuchs"
          r"|Zwillinge)[^,;]*)",
          "identity", attribute="children"),
    doing("leb wohn", rf"{MID} (?:zusammen )?mit (?P<object>(?:mein|unser)\w* [^,;]{{2,40}}?)(?: "
          r"zusammen)?[\s.!]*$", "identity", attribute="household"),
    doing(f"{BE}", rf"{MID}(?: (?:im|in der|mit) [^,;]{{3,30}}?)? (?P<object>schwanger)\b.*",
          "identity", attribute="trait/"),
    doing(f"{HAVE} halt besitz", r"(?!.*\b(?:gesehen|gefunden|fotografiert|gemalt|gezeichnet"
          rf"|getroffen)\b){MID}(?: uns| mir)? (?P<object>(?:{NUMBER} |paar |mehrere |{A} )?"
          r"(?:(?:kleine|große|alte|junge|süße|neue)[nrs]? )?"
          rf"{PETS}\b[^,;]*(?:, (?-i:[A-ZÄÖÜ])[\w-]+(?: und (?-i:[A-ZÄÖÜ])[\w-]+)?)?)", "identity",
          attribute="pets"),
    doing(f"{BE} reagier", rf"(?!.* nicht){MID}(?: \w+)? allergisch (?:gegen"
          rf"|auf) {OBJECT}", "identity",
          attribute="allergy/"),
    doing(BE, rf"{MID} Allergiker(?:in)?(?:,? (?:und zwar |vor allem |hauptsächlich |besonders "
          r"|gegen |auf )+(?P<object>\S.*))", "identity", attribute="allergy/"),
    doing(HAVE, rf"{MID} (?:{A} )?(?:(?:starke|schwere|leichte|heftige|krasse|böse|fiese|üble"
          r"|extreme|angeborene)[nrs]? )?(?P<object>[\w-]*(?:allergie|intoleranz"
          r"|unverträglichkeit)n?)\b(?! gegen).*", "identity", attribute="allergy/"),
    doing(f"{HAVE} leid", rf"{MID} (?:an |unter )?(?:{A} )?(?:\w+ )?(?:Allergie|Unverträglichkeit"
          rf"|Intoleranz) (?:gegen|auf|gegenüber) {OBJECT}", "identity", attribute="allergy/"),
    doing("=darf =dürfen =kann", rf"{MID} (?:{NO} (?P<object>[^,;]{{2,40}}?)) (?:essen|trinken|zu "
          r"mir nehmen|vertragen|verdauen)\b.*", "identity", attribute="allergy/"),
    doing("krieg bekomm", rf"{MID} (?:immer |sofort |leicht )*(?:von|durch|bei) "
          rf"(?P<object>[^,;]{{2,40}}?)"
          r" (?:immer |sofort |schlimme[nrs]? |\w+ )?(?:Ausschlag|Kopfschmerzen|Migräne"
          r"|Bauchschmerzen"
          r"|Atemnot|Durchfall|Quaddeln|Pickel|Asthma|Juckreiz|Nesselsucht|Bauchweh)\b.*",
          "identity",
          attribute="allergy/"),
    doing("ess =esse =isst leb", rf"(?!.*\bheute\b){MID}(?: (?:rein|strikt|streng|überwiegend"
          rf"|weitgehend|nur))* "
          r"(?P<object>vegan|vegetarisch|halal|koscher|glutenfrei|laktosefrei|ketogen|keto"
          r"|low[- ]carb|zuckerfrei|pes[ck]etarisch|flexitarisch|fleischlos|pflanzlich|salzarm"
          r"|rohköstlich|paleo|fructosearm|basisch)\b.*", "identity", attribute="diet"),
    doing("mach =mache", rf"{MID} (?P<object>Intervallfasten|Keto|Low[- ]Carb|Paleo|Saftkuren|Diät"
          r"|Trennkost|16:8)\b.*", "identity", attribute="diet"),
    doing(BE, rf"{MID} (?P<object>auf (?:\w+ )?Diät)\b.*", "identity", attribute="diet"),
    doing(f"{HAVE} leid", rf"{MID}(?: (?:es|was) mit (?:de[rmn] )|(?: an| unter| mit)?(?: {A}| "
          r"de[rmn]"
          rf"| mein(?:e[rmn]?)?)? )(?P<object>{_NOT_ILL}(?:{ILL}|(?:(?:künstliche|kaputte|schlechte"
          r"|schwache|empfindliche)[rsn]? )?(?:Rücken|Schilddrüse|Knien?|Hüfte|Herz|"
          r"Magen|Bandscheibe|Kreislauf|Blase)))\b(?! von| vom| gerade| heute).*", "identity",
          attribute="health/"),
    doing("nehm =nehme =nimmt", rf"(?!.*\bnicht\b){MID}(?: (?:täglich|morgens|abends|regelmäßig"
          rf"|\d+ ?mg))* (?P<object>"
          r"(?:die |[\w-]*)(?:tabletten|pille|tropfen|spray|spritzen|medikamente|blocker|verdünner"
          r"|senker|verdünner"
          r"|hemmer|antidepressiva|antibiotika|hormone|insulin|cortison|eisen|vitamin \w+))\b.*",
          "identity", attribute="medication/"),
    doing(f"{BE}", rf"{MID}(?P<negated> {NO}| nicht)?(?: {A}| totale[rn]?| absolute[rn]?)* "
          r"(?P<object>"
          r"Epileptiker(?:in)?|Diabetiker(?:in)?|Allergiker(?:in)?|Bluter|depressiv|gehbehindert"
          r"|schwerbehindert|hochsensibel|hochbegabt|neurodivers|autistisch|bipolar|sehbehindert"
          r"|stumm|weitsichtig|nachtblind|herzkrank|laktoseintolerant|glutenintolerant|schüchtern"
          r"|ungeduldig|ordentlich|chaotisch|abergläubisch|zweisprachig|dreisprachig|mehrsprachig"
          r"|beidhändig|tätowiert|wetterfühlig|\w+phob)\b.*", "identity", attribute="trait/"),
    doing(BE, rf"{MID} (?P<object>(?:zwei|drei|mehr)sprachig[^;]*)", "identity",
          attribute="language/"),
    doing("sprech =spreche =spricht =kann =können red rede versteh beherrsch lern",
          rf"{MID}(?: mit "
          r"(?:mein|unser)\w* \w+)?(?: (?:fließend|perfekt|gut|ein bisschen|etwas|ein wenig|nur"
          r"|leider"
          r"|gebrochen|ganz gut|recht gut|sehr gut|verhandlungssicher|solide|einigermaßen|schlecht"
          r"|wenig|kaum|relativ|ziemlich|mittlerweile|hauptsächlich|(?P<negated>kein)))*"
          rf" {TONGUES}", "identity", attribute="language/"),
    doing("beherrsch =beherrsche sprech =spreche =spricht", rf"{MID} (?P<object>{NUMBER} "
          r"Sprachen)\b.*",
          "identity", attribute="language/"),
    doing(HAVE, rf"{MID} (?:{A} |gute |solide |nur )*(?:B[12]|C[12]|A[12]|Grundkenntnisse"
          r"|Kenntnisse"
          rf"|Sprachniveau \w+|Schulkenntnisse|Abi|Matura|Niveau \w+)(?: (?:in|auf))? {TONGUES}",
          "identity", attribute="language/"),
    doing(BE, rf"{MID} (?:(?:\w+ )?Muttersprachler(?:in)? (?:in|für)|fit in|sicher in) {TONGUES}",
          "identity", attribute="language/"),
)  # fmt: skip

_AS = (
    r" (?:habe?|bin(?! ich (?:nicht|kein|un))|arbeite?|suche?|brauche?|muss|kann|esse?|will"
    r"|verbringe?|sitze|mache?|hätte|darf|trinke?|koche?|achte?|interessiert) (?:ich|mich)\b.*"
)
PEOPLE_CLAUSES: tuple[Frame, ...] = (
    frame("ich", r"ich bin'?s,? (?:der |die )?(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+)[\s.!,]*$",
          "identity",
          attribute="name"),
    frame("hier", r"hier (?:ist|spricht|schreibt) (?:der |die )?(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+(?: "
          r"(?-i:[A-ZÄÖÜ])[\w-]+)?) (?:aus|von|vom) .*", "identity", attribute="name",
          confidence=0.8),
    frame("", r"(?!(?:heute|alles|jetzt|nur|auch|bin|gleich|bleib|komm|gestern|morgen|viel"
          r"|was|wer)\b)"
          r"(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) hier(?=[,!]|[\s.]*$).*",
          "identity", attribute="name", needs=(" hier",), confidence=0.8),
    frame("", r"(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?:ist )?mein "
          r"Name[\s.!,]*$",
          "identity", attribute="name", needs=("mein Name", "mein name")),
    frame("meine mein alle", r"(?:meine|mein) [\w-]+ nenn(?:t|en) mich (?P<object>\S[^,;.!]*)",
          "identity", attribute="name"),
    frame("", rf"(?P<object>{_TENS}) Jahre(?: alt)?(?:,.*|[\s.!]*$)", "identity", attribute="age",
          needs=(" Jahre", " jahre"), confidence=0.8),
    frame("mit", r"mit (?:Vor|Nach|Spitz)namen heiße? ich (?P<object>\S[^,;.!]*)", "identity",
          attribute="name"),
    frame("mit", rf"mit (?:meinen |jetzt |schon )+(?P<object>{_TENS}) (?:Jahren|Lenzen)\b.*",
          "identity",
          attribute="age"),
    frame("am im", rf"(?:am|im) (?P<object>{_DATE}) (?:hab|habe|feiere?|ist) (?:ich )?(?:immer "
          r"|meinen |mein )*Geburtstag\b.*", "identity", attribute="birthday"),
    frame("geburtstag", rf"geburtstag (?:hab|habe|feiere?) ich (?:am|im) (?P<object>{_DATE}).*",
          "identity", attribute="birthday"),
    frame("geb geboren geburtsdatum", rf"(?:geb\.?|geboren am|geburtsdatum:?|geboren:) (?:am )?"
          rf"(?P<object>{_DATE}).*", "identity", attribute="birthday"),
    frame("aufgewachsen geboren großgeworden groß", r"(?:geboren|aufgewachsen|groß geworden|"
          r"großgeworden)(?: und aufgewachsen)? (?:bin|wurde) ich (?:aber |eigentlich |übrigens )*"
          r"(?:in|im|auf|bei) (?:de[rmn] )?(?P<object>\S[^,;]*)", "identity", attribute="origin"),
    frame("bei", rf"bei (?:uns|mir) (?:in|im) (?P<object>{_CITY}(?: {_CITY})?) .*", "identity",
          attribute="home", confidence=0.8),
    frame("zuhause daheim", r"(?:zuhause|daheim|zu hause) (?:bin|sind) (?:ich|wir) in (?P<object>\S"
          r"[^,;]*)", "identity", attribute="home"),
    frame("zuhause daheim bei", r"(?:zuhause|daheim|zu hause|bei uns|in der Familie) (?:reden"
          r"|sprechen"
          rf"|spreche|rede|wird) (?:wir|ich)?(?: (?:meist|nur|immer|hauptsächlich))* ?{TONGUES}",
          "identity", attribute="language/"),
    frame("mit", rf"mit (?:mein|unser)\w* [\w-]+ (?:rede|spreche|reden|sprechen) (?:ich|wir)"
          rf"(?: (?:meist|nur|immer))* {TONGUES}", "identity", attribute="language/"),
    frame("mein meine", rf"mein(?:e)? (?P<object>{_TONGUE})(?:kenntnisse)? (?:ist|sind) (?!nicht)"
          r"(?:\w+ )*(?:gut|okay|ok|fließend|solide|eingerostet|mittelmäßig|brauchbar|passabel"
          r"|schlecht|mies)\b.*", "identity", attribute="language/"),
    frame("als", r"als (?:\w+e[rn]? )?(?P<object>(?:Vegetarier|Veganer|Flexitarier|Pes[ck]etarier)"
          rf"(?:in)?){_AS}", "identity", attribute="diet"),
    frame("als", r"als (?:\w+e[rn]? )?(?P<object>(?:Diabetiker|Linkshänder|Asthmatiker|Allergiker"
          rf"|Autist|Frühaufsteher)(?:in)?){_AS}", "identity", attribute="trait/"),
    frame("als", rf"als (?P<object>(?:[\w-]+e[rn]? )?{JOBS}(?: \S+){{0,4}}?){_AS}", "identity",
          attribute="job"),
    frame("als", rf"als (?P<object>Student(?:in)?(?: \S+){{0,4}}?){_AS}", "identity",
          attribute="studies"),
    frame("beruflich hauptberuflich", r"(?:beruflich|hauptberuflich) (?:mach|mache|bin) ich (?:was "
          r"(?:mit|in) )?(?P<object>\S[^,;]*)", "identity", attribute="job"),
    frame("mein meine", r"mein(?:e)? (?:Job|Beruf|Tätigkeit|Arbeit)(?: ist|:) (?P<object>(?!sehr"
          r"|nicht"
          r"|so\b|an|stressig|weg|hart|lang|toll|scheiß)\S[^,;]*)", "identity", attribute="job"),
    frame("studium studiengang studienfach beruf wohnort name alter", r"(?:studium|studiengang"
          r"|studienfach): ?(?P<object>\S[^,;]*).*", "identity", attribute="studies"),
    frame("beruf", r"beruf: ?(?P<object>\S[^,;]*).*", "identity", attribute="job"),
    frame("wohnort", r"wohnort: ?(?P<object>\S[^,;]*).*", "identity", attribute="home"),
    frame("name", r"name: ?(?P<object>\S[^,;]*).*", "identity", attribute="name", confidence=0.7),
    frame("mein meine unser unsere", r"(?:mein|meine|unser|unsere) (?:(?:kleine|alte|süße|liebe"
          r"|neue|"
          rf"dicke)[rs]? )?(?P<attribute>{PETS}),? (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+),? (?!(?:mag"
          r"|liebt"
          r"|hasst|frisst (?:kein|nur|gern)|verträgt|ist (?:allergisch|gestorben|tot)|bekommt|und) "
          r")\S.*",
          "identity"),
    frame("mein meine unser unsere", r"(?:mein|meine|unser|unsere) (?:(?:kleine|alte|süße|liebe"
          r"|neue)[rs]? "
          r")?(?P<attribute>hund|katze|kater|hündin|kaninchen|pferd|hamster) (?!gerade|heute|immer"
          r"|nicht|nie\b|schon|wieder|noch|nur|sehr|viel|oft|jetzt|auch|leider|seit"
          r"|gut|schlecht|kaum|und|der|die|die|ganz|total|mal\b)(?P<object>[a-zäöü]"
          r"[a-zäöüß]{2,12}) (?:ist|is|hat|frisst|schläft|kratzt|bellt|haart)\b.*", "identity",
          confidence=0.6),
    frame("mein meine unser unsere", r"(?:mein|meine|unser|unsere) (?P<object>(?:[\w-]+e[rs]? "
          rf")?{PETS}) "
          r"(?:frisst|haart|kratzt|humpelt|kotzt|erbricht|niest|hustet|jault|zieht|pinkelt|verliert"
          r"|nimmt ab)\b.*", "identity", attribute="pets", confidence=0.7),
    frame("gegen auf von", r"(?:gegen|auf) (?P<object>[^,;:]{2,50}?) (?:bin|reagiere?) ich (?:\w+ "
          r"){0,2}allergisch\b.*", "identity", attribute="allergy/"),
    frame("von bei durch", r"(?:von|bei|durch) (?P<object>[^,;:]{2,40}?) (?:krieg|kriege|bekomm"
          r"|bekomme)"
          r" ich (?:immer |sofort |leicht |schlimme[nrs]? |\w+ )*(?:Ausschlag|Kopfschmerzen|Migräne"
          r"|Bauchschmerzen|Atemnot|Durchfall|Quaddeln|Asthma|Juckreiz|Nesselsucht|Bauchweh)\b.*",
          "identity", attribute="allergy/"),
    frame("allergie unverträglichkeit allergisch laktoseintolerant", r"(?!.* nicht)(?:allergie"
          r"|unverträglichkeit"
          r"|allergisch) (?:gegen|auf) (?P<object>[^,;:!?]{2,40}?)(?: (?:hab|habe) ich(?: auch)?| "
          r"(?:vorhanden|bekannt))?[\s.!]*$", "identity", attribute="allergy/"),
    frame("", rf"(?P<object>(?:{ILL}|[\w-]+(?:allergie|intoleranz|unverträglichkeit))) (?:hab"
          r"|habe) ich(?: (?:leider|auch|noch|schon immer|seit \S+(?: \S+)?))*[\s.!]*$", "identity",
          attribute="health/", needs=(" ich",)),
    frame("", rf"(?!{NO}\b|nicht|das |es |die )(?P<object>[^,;:!?]{{2,40}}?) vertrag(?:e)? ich(?: "
          r"(?:leider|überhaupt|gar|einfach|so))* (?:nicht|nich)(?: (?:gut|so gut|mehr))?[\s.!]*$",
          "identity", attribute="allergy/", needs=(" ich",)),
    frame("bei", r"bei mir (?:wurde|haben sie|hat man|ist) (?:\w+ )?(?:ein(?:e[nrs]?)? )?"
          r"(?P<object>\S[^,;]*?) (?:diagnostiziert|festgestellt|entdeckt|bekannt)\b.*", "identity",
          attribute="health/"),
)  # fmt: skip
