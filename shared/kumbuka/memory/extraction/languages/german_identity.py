"""What German says of who someone is: home, work, health, family, things and tools."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.german_frames import (
    ARTICLE,
    BE,
    HAVE,
    MID,
    NAME,
    NO,
    NUMBER,
    OBJECT,
    PROPER,
    SHORT,
    USING,
    WHERE,
    Said,
    any_verb,
    doing,
)
from kumbuka.memory.extraction.languages.german_people import NOT_A_FIRM
from kumbuka.memory.extraction.languages.german_words import (
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
)

IDENTITY_FRAMES: tuple[Said, ...] = (
    doing("heiß =heißt", rf"{MID} {NAME}", "identity", attribute="name"),
    doing(BE, rf"{MID} (?:der|die) (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+)(?=[.!]*$|, (?:\d|und\b|aus\b))",
          "identity", attribute="name", of_user_only=True),
    doing("wohn leb haus =lebe residier", rf"{MID} (?:mit [^,;]{{3,40}}? )?{WHERE}", "identity",
          attribute="home"),
    doing(BE, rf"{MID}(?: [^,;]{{0,60}}?)? (?:nach|in d(?:en|ie|as)|aufs) "
          rf"(?P<object>[^,;]{{2,60}}?) (?:(?:um|zurück)?gezogen|ausgewandert|übergesiedelt)"
          r"\b.*", "identity", attribute="home", replaces=True, needs=("gezogen", "wandert",
          "siedelt")),
    doing(BE, rf"{MID} (?:in|bei|im) (?P<object>{PROPER}) (?:zu Hause|zuhause|ansässig|wohnhaft"
          r"|daheim)\b.*", "identity", attribute="home"),
    doing(HAVE, rf"{MID} (?:{ARTICLE}(?:neue )?(?:Wohnung|Haus|WG-Zimmer) in) "
          rf"(?P<object>{PROPER})(?: \w+)?[.!]*$", "identity", attribute="home"),
    doing("arbeit =jobbe", rf"{MID} (?:(?:in )?(?:Teilzeit|Vollzeit) |freiberuflich "
          rf"|selbstständig |\d\d Stunden )?als {OBJECT}", "identity", attribute="job"),
    doing("arbeit =jobbe", rf"{MID} (?:bei|beim|für|am) (?:de[rnm] |(?:einer|einem|'?ner|'?nem) "
          r"[^,;]{2,40}? (?:namens|mit (?:dem )?Namen) )?(?P<object>(?!mir"
          r"|meine[nrm]?\b|uns\b|der Arbeit|Computer|eine[nr]? (?:Projekt|Hausarbeit)"
          r"|Projekt)\S.*?)(?=,? als |$)", "identity", attribute="employer"),
    doing("arbeit =jobbe", rf"{MID} (?:in|im) (?:de[rnm] |eine[rm] )?(?P<object>(?!Moment|Büro"
          r"|Team|Ruhe|Homeoffice)\S.*)", "identity", attribute="industry"),
    doing(BE, rf"{MID} (?:bei|beim|in der) (?P<object>\S[^,;]*?) (?:angestellt|beschäftigt"
          r"|tätig)\b.*", "identity", attribute="employer"),
    doing(f"{HAVE} fang =fange", rf"{MID}(?: [^,;]{{0,30}}?)? bei (?P<object>[^,;]{{2,40}}?) "
          r"(?:angefangen|an|begonnen|unterschrieben)\b.*", "identity", attribute="employer",
          replaces=True),
    doing(BE, rf"{MID} Jahrgang (?P<object>\d+)\b.*", "identity", attribute="birthday"),
    doing(HAVE, rf"{MID} (?:die )?(?P<object>\w+) Staats(?:bürger|angehörig)\w*", "identity",
          attribute="nationality"),
    doing(HAVE, rf"{MID} (?P<object>{NUMBER} (?:\w+ )?(?:Geschwister|Brüder|Bruder|Schwestern"
          r"|Schwester|Enkel\w*))(?! namens)\b.*", "identity", attribute="siblings"),
    doing(BE, rf"{MID} Mitglied (?:im|in der|in|bei der|bei den|bei|der|des|beim) {OBJECT}",
          "identity", attribute="membership/"),
    doing(BE, rf"{MID} (?:im|in der) (?P<object>(?:Marketing|Vertrieb|Pflege|IT|Einkauf"
          r"|Gastronomie|Baubranche|Forschung|Logistik|Verwaltung|Produktion|Buchhaltung)\b.*)",
          "identity", attribute="industry"),
    doing("arbeit", rf"{MID} (?:an der|auf dem) {OBJECT}", "identity", attribute="employer"),
    doing("sammel =sammle", rf"{MID} (?P<object>(?!Ideen|Daten|Infos|Informationen|Feedback)\S.*)",
          "identity", attribute="hobby/"),
    any_verb(r"(?P<object>(?:singe?|tanze?|spiele?|male?|trainiere?)<subject> (?:im|in einem|in "
          r"einer|in der|beim) (?:\w+)?(?:Chor|chor|Band|Verein|verein|Orchester|Theater|Team"
          r"|Mannschaft|Club|club)\b.*)", "pattern", needs=("hor", "and", "erein", "rchester",
          "heater", "eam", "annschaft", "lub")),
    doing(HAVE, rf"{MID} am (?P<object>\d[^,;]*?) Geburtstag\b.*", "identity",
          attribute="birthday"),
    doing(BE, rf"{MID} (?P<object>\d[.,]\d\d ?(?:m|Meter)?|\d{{3}} ?(?:cm|Zentimeter)) groß\b.*",
          "identity", attribute="height"),
    doing("wieg", rf"{MID} (?P<object>\d+ ?(?:kg|Kilo))\b.*", "identity", attribute="weight"),
    doing("trag =trägt =habe =hab", rf"{MID} Schuhgröße (?P<object>\d+)\b.*", "identity",
          attribute="shoe_size"),
    doing("leit unterricht betreib führ =manage", rf"{MID} (?P<object>(?:ein(?:e[nrms]?)?|d(?:ie"
          r"|as|en)|mein(?:e[nrms]?)?|(?!Tagebuch)[A-ZÄÖÜ]\w+) ?(?!Liste|Tagebuch|Buch|Tests?"
          r"|Gespräch|Code|Befehl)\S.*)",
          "identity", attribute="job", needs=("leit", "unterricht", "betreib", "führ", "fuehr",
          "manage")),
    doing("mach", rf"{MID} (?:gerade |(?:ab|seit|im) \w+ )*(?:(?:eine|meine|seine"
    rf"|ihre) )?Ausbildung (?:zum|zur|als) "
          rf"{OBJECT}", "identity", attribute="studies"),
    doing("mach", rf"{MID} (?:(?:den|meinen|seinen|ihren) )?(?:Master|Bachelor|Doktor) (?:in|der) "
          rf"{OBJECT}", "identity", attribute="studies"),
    doing("promovier", rf"{MID} (?:in|über|an|zu) {OBJECT}", "identity", attribute="studies"),
    doing(BE, rf"{MID}(?: ein(?:e[nrms]?)?)? (?P<object>\w{{3,}}(?:student|studi)(?:in)?"
          rf"|(?:Student|Studi)(?:in)? "
          r"(?:der|des|für) [^,;]+?)(?= (?:und|aber) |[!,;]"
          r"|[\s.]*$)", "identity", attribute="studies"),
    doing("geh besuch", rf"(?!.*\b(?:heute|morgen|gleich|gestern)\b){MID} (?:auf|in|aufs"
    rf"|ins)? ?(?P<object>(?:das |die |den |eine? "
          r")?\S[^,;]*?(?:Gymnasium|Schule|schule|Klasse|Uni|Universität|Hochschule|Kita"
          r"|Kindergarten)\b.*)", "identity", attribute="school"),
    doing(BE, rf"{MID}(?: (?:streng|gläubige[rn]?|praktizierende[rn]?|eine?))* "
          r"(?P<object>katholisch"
          r"|evangelisch|muslimisch|jüdisch|Muslima?|Christ(?:in)?|Jude|Jüdin|Buddhist(?:in)?"
          r"|konfessionslos|ungläubig|gläubig)\b.*",
          "identity", attribute="religion"),
    doing(BE, rf"{MID} gebürtige[rn]? (?P<object>(?-i:[A-ZÄÖÜ])\w+)\b.*", "identity",
          attribute="origin"),
    doing(BE, rf"{MID} (?P<object>(?:acht|neun|zehn|elf|zwölf|\w+zehn|\w+zig|drei|vier|fünf|sechs"
          r"|sieben))(?: Jahre(?: alt)?)?[.!]*$", "identity", attribute="age"),
    doing(BE, rf"{MID}(?: gerade)? (?P<object>\d{{1,3}})(?: Jahre?(?: alt)?)?(?: "
          r"geworden)?(?=[!,]|\.?$| und\b| Jahre)", "identity", attribute="age"),
    doing(f"{BE} =wurde", rf"{MID} (?:am|im|anno)? ?(?P<object>(?:\d|(?:Januar|Februar|März|April"
          r"|Mai|Juni|Juli|August|September|Oktober|November|Dezember))[^,;]*?) (?:in "
          rf"[^,;]{{2,30}} )?geboren\b.*", "identity", attribute="birthday",
          needs=("geboren",)),
    doing(f"{BE} =wurde", rf"{MID} in (?P<object>[^,;]{{2,40}}?) (?:geboren|aufgewachsen)\b.*",
          "identity", attribute="origin", needs=("geboren", "aufgewachsen")),
    doing("komm stamm", rf"{MID} aus (?P<object>(?!dem (?:Urlaub|Haus|Bett)|der (?:Arbeit|Sache)"
          r"|einer Sitzung)\S.*)", "identity", attribute="origin"),
    doing("sprech =spreche =spricht =kann =können", rf"{MID} (?:(?:fließend|perfekt|gut|ein "
          rf"bisschen|etwas|ein wenig|nur) )*(?P<object>{LANGUAGE_NAMES}\b.*?)(?: (?:sprechen|kaum"
          r"|nur wenig|ganz gut|fließend|ein bisschen|leider|gar|überhaupt|(?P<negated>nicht)))*"
          r"[.!]*$", "identity", attribute="language/"),
    doing("lern", rf"{MID} (?P<object>(?!dass|wie|viel|gern|für|etwas|heute|morgen)\S.*)",
          "identity", attribute="learning/"),
    doing("studier", r" (?:in|an der|an) (?P<object>\S.*)", "identity", attribute="school"),
    doing("studier", rf"{MID} (?P<object>(?!an\b|in\b|gern)\S.*)", "identity", attribute="studies"),
    doing("reagier", rf"{MID} auf (?P<object>[^,;]{{2,40}}?) (?:\w+ )?allergisch\b.*", "identity",
          attribute="allergy/"),
    doing(f"{BE} reagier", rf"(?!.* nicht){MID}(?: \w+)? allergisch (?:gegen"
          rf"|auf) {OBJECT}", "identity",
          attribute="allergy/"),
    doing(BE, rf"{MID} (?:gegen|auf) (?P<object>\S[^,;]*?) allergisch\b.*", "identity",
          attribute="allergy/"),
    doing(HAVE, rf"{MID} (?:eine |'?ne )?(?:\w+ )?(?:Allergie|Unverträglichkeit|Intoleranz) "
          rf"(?:gegen|auf|gegenüber) {OBJECT}", "identity", attribute="allergy/"),
    doing(HAVE, rf"{MID} (?:eine |'?ne )?(?:starke |schwere |leichte "
          r")?(?P<object>[\w-]+(?:allergie|intoleranz|unverträglichkeit))\b.*", "identity",
          attribute="allergy/"),
    doing(BE, rf"{MID} (?P<object>[\w-]+intolerant)\b.*", "identity", attribute="allergy/"),
    doing(BE, rf"(?!.*\bnicht mehr\b){MID}(?: (?:strikte?[rn]?|überzeugte?r?|eine?"
    rf"|geworden))*{MID} "
          r"(?P<object>Vegetarier(?:in)?|Veganer(?:in)?|vegan|vegetarisch|Pes[ck]etarier(?:in)?"
          r"|Flexitarier(?:in)?|Frutarier(?:in)?)\b.*", "identity", attribute="diet"),
    doing("ernähr", rf"(?: (?:mich|uns|sich))?{MID}(?: (?:rein|überwiegend|weitgehend|strikt))? "
          r"(?P<object>(?!von\b|mich\b|nicht\b|nur\b|mit\b|\w+teils\b|fast\b|sehr\b|möglichst\b"
          r"|recht\b|eher\b)\w+)\b(?! von\b| mit\b).*",
          "identity", attribute="diet"),
    doing(BE, rf"{MID} (?P<object>mit [^,;]{{2,40}}? (?:verheiratet|verlobt))\b.*",
          "identity", attribute="marital_status", needs=("verh", "verl")),
    doing(BE, rf"{MID} (?P<object>(?:verheiratet|ledig|geschieden|verlobt|verwitwet|single|in "
          r"einer Beziehung|getrennt)(?: (?:mit|von) [^,;]+)?)\b.*", "identity",
          attribute="marital_status"),
    doing(HAVE, rf"{MID} (?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?) (?:[\w-]+ "
          rf")?(?P<attribute>{RELATION_NAMES})(?: namens| mit (?:dem )?Namen|,? (?:de[rn]|die"
          rf"|das)(?: auf den Namen)?|, er| ,) {NAME}(?: (?:heißt|hört))?", "identity",
          needs=("namens", "Namen", " der ", " die ", " das ", "den ")),
    doing(HAVE, rf"{MID} (?P<object>(?:{NUMBER}|{NO}) (?:\w+ )?(?:Kind(?:er)?|Sohn|Söhne|Tochter"
          rf"|Töchter|Jungs|Mädchen|Zwillinge)(?: und (?:{NUMBER}) (?:Kind(?:er)?|Sohn|Söhne"
          r"|Tochter|Töchter))?)\b.*", "identity", attribute="children"),
    doing(BE, rf"{MID} (?:der |die |alleinerziehende[rn]? |stolze[rn]? )*(?:Vater|Mutter|Papa"
    rf"|Mama) (?:von"
          r"|eine[rs]) (?P<object>\S.*)", "identity", attribute="children"),
    doing(HAVE, rf"(?!.*\b(?:gesehen|gefunden|gemalt|getroffen)\b){MID} (?P<object>{NUMBER} "
          r"(?:[\w-]+ )?(?:Hunde?|Hündin|Katzen?|Kater"
          r"|Kaninchen|Hamster|Papagei(?:en)?|Pferde?|Hühner|Schildkröten?|Meerschweinchen"
          r"|Wellensittiche?"
          r"|Welpen?)(?:,? (?-i:[A-ZÄÖÜ])[\w-]+(?: und (?-i:[A-ZÄÖÜ])[\w-]+)?)?)\b.*",
          "identity", attribute="pets"),
    doing(f"{HAVE} leid", rf"{MID} (?:an |unter )?(?:eine?n? )?(?P<object>(?:Typ-?\d?[- "
          r"])?(?:Diabetes|Asthma|ADHS|Epilepsie|Legasthenie|Zöliakie|Bluthochdruck|Migräne"
          r"|Arthrose|Rheuma|Heuschnupfen|Neurodermitis|Schlafstörungen"
          r"|Endometriose|Depressionen|Hashimoto|Schlafapnoe|Tinnitus)(?: Typ \d)?)\b.*",
          "identity", attribute="health/"),
    doing("leid", rf"{MID} (?:an|unter) (?P<object>(?!dem (?:Stress|Druck|Wetter)|der Hitze)\S.*)",
          "identity", attribute="health/"),
    doing("sitz", rf"{MID} (?P<object>im Rollstuhl)\b.*", "identity", attribute="health/"),
    doing(f"{HAVE}", rf"{MID} (?:[a-zäöüß]+e |echt )?(?:(?:Angst|Panik) vor |"
          r"(?=(?:Höhen|Flug|Platz|Prüfungs)angst\b|\w+phobie\b))(?P<object>(?!de[mr] (?:Prüfung"
          r"|Abgabe|Deadline))\S.*)", "identity", attribute="fear/"),
    doing(BE, rf"{MID}(?P<negated> {NO}| nicht)?(?: (?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?))? "
          r"(?P<object>Linkshänder(?:in)?|Rechtshänder(?:in)?|farbenblind|schwerhörig|auf einem "
          r"\w+ (?:taub|blind)|taub|gehörlos|blind|Legastheniker(?:in)?"
          r"|(?:Typ-?\d-)?Diabetiker(?:in)?"
          r"|Asthmatiker(?:in)?|Autist(?:in)?|introvertiert|extrovertiert"
          r"|Frühaufsteher(?:in)?|Langschläfer(?:in)?|Nachteule|Morgenmensch|Nachtmensch"
          r"|Perfektionist(?:in)?|Minimalist(?:in)?|Atheist(?:in)?|Nichtraucher(?:in)?"
          r"|Raucher(?:in)?|schwanger|alleinerziehend|Anfänger(?:in)?|kurzsichtig|tierlieb)\b.*",
          "identity", attribute="trait/"),
    doing(BE, rf"{MID} (?P<object>auf Jobsuche|in Rente|Rentner(?:in)?|pensioniert|arbeitslos"
          r"|arbeitssuchend|in Elternzeit|im Ruhestand|im Mutterschutz)\b.*", "identity",
          attribute="employment"),
    doing(BE, rf"{MID}(?: (?:(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)|von Beruf|gelernte[rn]?"
          rf"|ausgebildete[rn]?|als|angehende[rn]?|studierte[rn]?))*{MID} "
          rf"(?P<object>(?:[\w-]+e[rn]? )?(?:{JOBS})(?![\w]).*?)(?= und (?:ich|habe|wohne|mein"
          rf"|die |den |das |immer|viel|oft|meist|sehr|daher|deshalb|ständig|total|echt|ziemlich"
          rf"|dauernd|gerade|manchmal)"
          r"|[!,;]|\.?$)", "identity", attribute="job"),
    doing(BE, rf"{MID}(?: (?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)| gebürtige[rn]?)? "
          rf"(?P<object>{NATIONALITIES})(?=[!,]|\.?$| und\b)", "identity", attribute="nationality"),
    doing(BE, rf"(?!.*\bseit\b){MID} (?!(?:witwer?|waise|zeug[ei]n?|expert\w+|kund(?:e|in)"
    rf"|patient(?:in)?|mutter"
          r"|vater|mama|papa|oma|opa|tante|onkel|laie|erb(?:e|in)|fan|feuer|matsch|schrott|batman"
          r"|superman"
          r"|spiderman|gott|jesus|groot|hulk)\b)"
          rf"(?!{LANGUAGE_NAMES}\b)"
          r"(?!\w+(?:iker|ikerin|mensch|kind|typ|fan|trinker|esser|schläfer|raucher"
          r"|gänger"
          r"|besitzer|träger|neuling|profi|laie|freak|nerd|junkie|muffel|eule|mitglied|nutzer|ist"
          r"|istin)\b)"
          rf"(?P<object>(?-i:(?:[A-Z]')?[A-ZÀ-Þ][a-zà-ÿ]+(?:[ -][A-ZÀ-Þ][a-zà-ÿ]+)?))"
          r"(?=[!,]|\.?$| und\b)", "identity", attribute="name", confidence=0.7, of_user_only=True),
    doing("spiel", rf"{MID} (?P<object>(?!mit\b|gegen\b|heute|morgen)\S.*?)"
          r"(?= (?:in|im|bei|beim|mit|seit|auf|für) |[,;!.]|$).*", "identity",
          topics=frozenset({"instrument"})),
    doing("spiel mach treib geh =gehe trainier", rf"{MID} (?P<object>(?!mit\b|gegen\b|heute"
          r"|morgen)\S.*)", "identity", topics=frozenset({"sport", "hobby"})),
    doing("fahr =fährt", rf"{MID} (?:ein(?:e[nm])|'?nen) (?P<object>(?!Umweg|Test|Kurs"
          r"|anderen)\S.*)", "possession", attribute="car"),
    doing("fahr =fährt", rf"{MID} {ARTICLE}(?P<object>(?!mit\b|nach\b|zu)\S.*)", "tool",
          topics=frozenset({"car", "bike", "motorbike"})),
    doing(f"{HAVE} besitz", rf"{MID} {NO} (?P<object>(?:Führerschein|Fernseher|Haustiere?|Auto"
          r"|Garten|Balkon|Spülmaschine|Geschirrspüler|Backofen|Mikrowelle|Smartphone|Aufzug|Keller"
          r"|Drucker|Kreditkarte|Gefrierfach|Waschmaschine))(?=[,;.!]|$| und\b).*",
          "possession", polarity="-"),
    doing(f"{HAVE} besitz trag =trägt", rf"(?!.* nicht){MID} (?!{NO}\b){ARTICLE}{SHORT}", "tool",
          topics=OWNED),
    doing("nehm =nehme =nimmt", rf"(?!.*\bnicht\b){MID} {SHORT}", "identity", topics=frozenset({
          "medication"})),
    doing("programmier entwickl =entwickle code =coden schreib", rf"{MID} (?:hauptsächlich |meist "
          rf"|vor allem )?(?:in|mit) {SHORT}", "tool", topics=frozenset({"programming_language",
          "frontend", "web_framework", "editor", "mobile_framework"})),
    doing(f"{BE} arbeit lauf", rf"{MID} (?:auf|an|mit|unter) {ARTICLE}{SHORT}", "tool",
          topics=ANY_TOPIC),
    doing(f"{BE}", rf"{MID} bei {ARTICLE}{SHORT}", "tool",
          topics=frozenset({"bank", "phone_provider", "insurance", "supermarket", "mail"})),
    doing(USING, rf"{MID} (?P<object>(?!es\b|das\b(?! \w+e[nrs]? )|dafür|dazu|dies|nicht\b|{NO}\b"
          r"|d(?:ie|en|as|er) (?:Funktion|Befehl|Code|gleiche|Methode|folgende|Variable|Schleife)"
          r"|eine? (?:Schleife|Funktion|Variable|Liste))\S[^,;]*)", "tool"),
    doing(BE, rf"{MID} bei (?:der |dem |einem |einer )?(?P<object>{NOT_A_FIRM}{PROPER}"
          rf"|\d\w+)[.!]*$", "identity",
          attribute="employer"),
    doing("setz", rf"{MID} (?P<object>(?!mich\b|es\b)\S[^,;]*?) ein[.!]*$", "tool"),
    doing("kauf erledig mach", rf"{MID} (?:meine[n]?|unsere[n]?|die|den) (?P<thing>Wocheneinkauf"
          rf"|Einkäufe|Einkauf) (?:bei|im) {OBJECT}", "tool", attribute="supermarket"),
)  # fmt: skip
