"""What French says of who someone is: home, work, health, family, things and tools."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    HAVE,
    JUST,
    LIVES,
    NAME,
    NO,
    OBJECT,
    OF,
    OF_USER,
    OFTEN,
    ONE,
    PROPER,
    SHORT,
    TO,
    USES,
    WHERE,
    WORKS,
    frame,
)
from kumbuka.memory.extraction.languages.french_words import (
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame

IDENTITY_FRAMES: tuple[Frame, ...] = (
    frame("suis est ne n'est", rf"{NO}{BE}{OFTEN} (?P<negated>pas )?(?:très )?(?P<object>croyante?"
          r"|pratiquante?|religieu(?:x|se)|athée)\b.*", "identity", attribute="religion"),
    frame("suis est", rf"{BE} une? (?:homme|femme|mec|nana|fille|garçon|ado|maman|papa|mère|père"
          r"|étudiante?|retraitée?|jeune \w+) de (?P<object>\d{1,2}|\w+) ans\b.*", "identity",
          attribute="age"),
    frame("suis est sommes", rf"{BE} membre (?:actif |active )?(?:de la |de l'|du |des |de |d')"
          rf"{OBJECT}", "identity", attribute="membership/"),
    frame("vis vit habite vivons", rf"{LIVES}{OFTEN} (?P<object>(?:tout )?seule?|en couple)"
          r"(?: depuis [^,;]+)?[\s.!]*$", "identity", attribute="household"),
    frame("viens vient venons", r"(?:viens|vient|venons) de (?:me|se|nous) (?P<object>marier"
          r"|pacser|fiancer|séparer)\b.*", "identity", attribute="marital_status", replaces=True),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:locataire|propriétaire)s?(?: d(?:e |')[^,;]+?)? à "
          rf"(?P<object>{PROPER})[\s.!]*$", "identity", attribute="home"),
    frame("suis est", r"(?:suis|est) (?:sous traitement|en traitement|traitée?|suivie?) pour "
          r"(?:une? |des |de la |le |la |les |mon |ma |l')?(?P<object>\S[^,;]*)", "identity",
          attribute="health/"),
    frame("réagis réagit", r"réagi(?:s|t)(?: très| plutôt)? mal "
          rf"{TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("prends suis suit prend", r"(?:prends?|suis|suit) des (?:cours|leçons) d(?:e |')"
          r"(?P<object>(?!\w+ dans)\S[^,;]*)", "identity", attribute="learning/"),
    frame("débute", rf"débute{OFTEN} (?:au |en |à la |à l'|dans (?:le |la |l'))"
          r"(?P<object>(?!mon|ma)\S[^,;]*)", "identity", attribute="learning/"),
    frame("suis est sommes", rf"{BE} (?P<object>catholique|protestante?|musulmane?|juive?|juif"
          r"|bouddhiste"
          r"|agnostique)s?\b.*", "identity", attribute="religion"),
    frame("m'appelle me nomme s'appelle", rf"(?:m'appelle|me nomme|me prénomme){OFTEN} {NAME}",
          "identity", attribute="name", of_user_only=True),
    frame("suis", rf"(?-i:suis) (?!{NATIONALITIES}\b)(?P<object>(?-i:(?:[A-Z]')?[A-ZÀ-Þ][a-zà-ÿ]+"
          r"(?:[ -][A-ZÀ-Þ][a-zà-ÿ]+)?))(?=[!,]|\.?$| et\b)", "identity",
          attribute="name", confidence=0.7, **OF_USER),
    frame("habite habitons vis vit vivons réside résidons loge habitent vivent",
          rf"{LIVES}{OFTEN} {WHERE}", "identity", attribute="home"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:basée?s?|installée?s?|domiciliée?s?|située?s?) "
          rf"{WHERE}", "identity",
          attribute="home"),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:déménagé|emménagé)(?: "
          rf"(?:{OF})(?P<old>\S.*?))?{OFTEN} {WHERE}",
          "identity", attribute="home", replaces=True),
    frame("viens vient venons", r"(?:viens|vient|venons) (?:tout juste )?(?:de m'installer|de "
          r"s'installer|de nous"
          rf" installer|de déménager|d'emménager){OFTEN} {WHERE}", "identity", attribute="home",
          replaces=True),
    frame("me suis s'est nous", rf"(?:me suis|s'est|nous sommes|suis|est|sommes){JUST} "
          r"(?:installée?s?|partie?s? (?:vivre|habiter"
          r"|m'installer|s'installer)|venue?s? (?:vivre|habiter)|retournée?s? (?:vivre"
          rf"|habiter)){OFTEN} {WHERE}", "identity",
          attribute="home", replaces=True),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{WORKS}{OFTEN} (?:comme|en "
          r"tant que?) "
          r"(?:une? )?(?P<object>\S[^,;]*)", "identity", attribute="job"),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{WORKS}{OFTEN} (?:chez|pour"
          r"|à la|à l'|au(?! (?:moins|plus"
          r"|milieu|calme|lieu|noir))) ?(?!moi\b|toi\b|nous\b|ça\b|maison\b|fois\b|mon\b|place\b"
          r"|ce\b|cette\b|vivre\b|la maison)"
          r"(?P<object>\S.*?)(?= (?:comme|en tant que|depuis) |[!,;]|\.?$)", "identity",
          attribute="employer"),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{WORKS}{OFTEN} dans (?:le "
          r"secteur d(?:e la |u |e l'|e |es )"
          r"|le domaine d(?:e la |u |e l'|e |es )|la |le |les |l'|une |un )(?P<object>(?!même"
          r"|journée|matin|calme|noir|silence)\S.*)",
          "identity", attribute="industry"),
    frame("travaille travaillons bosse bossons taffe", rf"{WORKS}{OFTEN} à (?P<object>{PROPER})",
          "identity", attribute="work_place"),
    frame("ai a avons viens", rf"(?:{HAVE}{JUST}|viens d[e']) ?(?:rejoint|rejoindre|été "
          r"embauchée? (?:chez|par|à)|intégré|intégrer|commencé"
          r" (?:chez|à la|à l'|à (?!\w+(?:er|ir|re)\b))|signé chez|d'être embauchée? (?:chez|par)"
          r"|être embauchée? (?:chez|par)) "
          r"(?P<object>(?!la réunion|un|ta|vo)\S.*)",
          "identity", attribute="employer", replaces=True),
    frame("fête suis", r"(?:fête mon anniversaire|suis du) (?:le )?(?P<object>\d[^,;]*)",
          "identity", attribute="birthday"),
    frame("fais mesure", r"(?:fais|mesure) (?P<object>\d ?m(?:ètre)? ?\d{1,2}|\d{3} ?cm)\b.*",
          "identity", attribute="height"),
    frame("pèse", r"pèse (?P<object>\d+ ?(?:kg|kilos?))\b.*", "identity", attribute="weight"),
    frame("chausse fais", r"(?:chausse|fais) du (?P<object>\d\d(?: et demi)?)(?: (?:en|de) "
          r"(?:chaussures?|pointure))?[\s.!]*$", "identity", attribute="shoe_size"),
    frame("sommes est", rf"{BE} (?P<object>(?:une famille|un foyer) de \w+|(?:deux|trois|quatre"
          r"|cinq|six|sept|\d) (?:à la maison|dans la famille|au foyer))\b.*", "identity",
          attribute="household"),
    frame("n'ai ai n'avons avons n'a a", rf"{NO}{HAVE} pas (?:de |d'|le |la )?(?P<object>(?:permis"
          r"|voiture|animaux|télé(?:vision)?|four|micro-ondes|smartphone|lave-vaisselle"
          r"|lave-linge|balcon"
          r"|jardin|chien|chat|congélateur|imprimante|carte (?:bleue|de crédit)|frigo)(?![\w-])"
          r"[^,;]*)", "possession", polarity="-"),
    frame("ai a suis avons", rf"(?:{HAVE}|suis|suit){OFTEN} (?:une? )(?P<object>(?:alimentation"
          r"|régime) (?!alimentaire\b)[^,;]+)", "identity", attribute="diet"),
    frame("suis est", r"(?:suis|est) (?:le |la |l')?(?:père|mère|papa|maman|parent)(?: "
          r"célibataire)? d(?:e |')(?P<object>(?:\w+ )?(?:enfants?|filles?|fils|garçons?|jumeaux"
          r"|jumelles)\b.*)",
          "identity", attribute="children"),
    frame("viens vient suis est", rf"(?:viens|vient|{BE} originaire) d'une? (?P<object>(?:petite? "
          r"|tout petit )*(?:village|ville|bled|hameau|coin|région|banlieue|île|ferme)\b[^,;]*)",
          "identity", attribute="origin"),
    frame("attends attend attendons attendent", r"attend(?:s|ons|ent)? (?:une?|des|notre|mon|ma) "
          r"(?P<object>(?:(?:petite?|premier|première|deuxième|troisième) )?(?:bébé|enfant|garçon"
          r"|fille|jumeaux|jumelles)\b[^,;]*)", "identity", attribute="children"),
    frame("ai a avons me suis nous s'est", rf"(?:{HAVE}{JUST} (?=divorcé)|(?:me suis|nous sommes"
          rf"|s'est){JUST} (?=mari|pacs|fianc))(?P<object>divorcé|mariée?s?|pacsée?s?|fiancée?s?)"
          r"(?![\w-]).*", "identity", attribute="marital_status"),
    frame("suis est", r"(?:suis|est) d'origine (?P<object>\S.*)", "identity", attribute="origin"),
    frame("suis est", rf"(?:suis|est) (?:de |d')(?P<object>{PROPER})(?=[.!,]|$).*", "identity",
          attribute="origin"),
    frame("gère gèrent dirige dirigent tiens tient tiennent tenons enseigne enseignent manage "
          "encadre coordonne pilote", r"(?!.* (?:avec|via|sur) (?-i:[A-Z]))"
          r"(?:gère|gèrent|dirige|dirigent|tiens|tient|tiennent|tenons|enseigne|enseignent|manage"
          r"|encadre|coordonne|pilote) "
          r"(?P<object>(?:une? |des |le |la |les |l')(?!même|coup|rythme|bon|route)\S.*)",
          "identity", attribute="job"),
    frame("suis est", r"(?:suis|est) (?:en |au )(?P<object>(?:master|licence|doctorat|thèse"
          r"|terminale|prépa|bts|dut|but|lycée|collège|fac|école d\S+|alternance|apprentissage"
          r"|\w+ année)\b.*)",
          "identity", attribute="studies"),
    frame("suis est", r"(?:suis|est) dans (?P<object>(?:l'|la |le )(?:informatique|compta\w*"
          r"|finance|santé|bâtiment|btp|restauration|hôtellerie|enseignement|éducation|marketing"
          r"|com\w*"
          r"|immobilier|banque|assurance|logistique|transport|agriculture|mode|culture|recherche"
          r"|vente|social)\b.*)", "identity", attribute="industry"),
    frame("prends suis", r"(?:prends|suis sous) (?:des? |un |une )?(?P<object>anti\w+(?: "
          r"[\w-]+)?)\b.*",
          "identity", attribute="medication/"),
    frame("prends suis", r"(?:prends|suis sous) (?:du |de la |de l'|des |de |d')?(?P<object>\S.*)",
          "identity", topics=frozenset({"medication"})),
    frame("porte", rf"porte (?:des |un |une )?{SHORT}", "tool", topics=frozenset({"eyewear",
          "watch"})),
    frame("ai a ont", r"(?:ai|a|ont) (?P<object>(?:\d{1,3}|(?:vingt|trente|quarante|cinquante"
          r"|soixante|quatre-vingt)\S*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze"
          r"|treize|quatorze|quinze|seize|dix-\w+)(?: (?:et|ans et) \w+)?) ans\b.*", "identity",
          attribute="age"),
    frame("viens", r"viens d'avoir (?P<object>\d{1,3}) ans\b.*", "identity", attribute="age",
          replaces=True),
    frame("suis est", r"(?:suis|est) née? (?:le |en (?=\d))(?P<object>\d.*)", "identity",
          attribute="birthday"),
    frame("suis est", r"(?:suis|est) née? (?:et (?:j'ai )?(?:a )?grandi )?(?:à|en|au|aux|dans) "
          r"(?P<object>(?-i:[A-Z])\S*.*)", "identity",
          attribute="origin"),
    frame("viens vient suis est ai a", r"(?:viens|vient|(?:suis|est) (?:originaire|natifs?"
          r"|native)|ai grandi|a grandi)"
          r" (?:de la |de l'|du |des |de |d'|à |en |au |dans )(?P<object>(?-i:[A-Z])\S*.*)",
          "identity", attribute="origin"),
    frame("parle parlons parlent", r"parl(?:e|ons|ent) (?:(?:couramment|bien|un peu|très bien"
          r"|seulement|aussi) )*(?:le |l'|d')?"
          rf"(?P<object>{LANGUAGE_NAMES}\b.*?)(?=,? (?:avec|à la maison|chez|au travail|depuis) "
          rf"|[.!]*$).*", "identity", attribute="language/"),
    frame("apprends apprend suis étudie", r"(?:apprends|apprend|suis en train d'apprendre"
          rf"|étudie){OFTEN} (?:le |l')?(?P<object>{LANGUAGE_NAMES}"
          r"|le langage \w+|Python|Rust|Go|Java)\b.*", "identity", attribute="learning/"),
    frame("apprends", rf"apprends {OFTEN}?(?:à (?:jouer d(?:e la |u |e l'))?)?(?P<object>(?!que"
          r"|qu'|ici|un peu|des choses|beaucoup)\S.*)", "identity",
          attribute="learning/"),
    frame("étudie étudions", rf"étudi(?:e|ons){OFTEN} (?P<object>(?!la (?:question|possibilité)|ta"
          r"|vos?|votre|comment|cette|ce)\S.*)", "identity",
          attribute="studies"),
    frame("fais fait", rf"(?:fais|fait){OFTEN} (?:des études d(?:e |')|une licence d(?:e |')|un "
          r"master (?:en |de )|une thèse (?:en |sur ))"
          rf"(?P<object>\S.*)", "identity", attribute="studies"),
    frame("suis est sommes", rf"{BE}{OFTEN}(?: \w+ment)? allergique {TO}{OBJECT}", "identity",
          attribute="allergy/"),
    frame("ai a fais fait", rf"(?:ai|a|fais"
          rf"|fait){OFTEN} (?:une )?(?:\w+ )?allergie(?: [a-zà-ÿ]+)? {TO}{OBJECT}",
          "identity", attribute="allergy/"),
    frame("suis est", rf"{BE}{OFTEN}(?: \w+ment)? intolérante? {TO}{OBJECT}", "identity",
          attribute="allergy/"),
    frame("suis est sommes mange mangeons", rf"(?!.*\bce (?:soir|midi|matin)\b)(?:{BE}{OFTEN}"
          rf"|mang(?:e|eons)|suis devenue?|est "
          rf"devenue?)(?: devenue?s?)?(?: une?)?{OFTEN}"
          r" (?P<object>végétarien(?:ne)?s?|végane?s?|vegane?s?|végétalien(?:ne)?s?"
          r"|flexitarien(?:ne)?s?|pescétarien(?:ne)?s?|halal|casher"
          r"|sans gluten|bio|crudivore)\b.*", "identity", attribute="diet"),
    frame("suis fais", r"(?:suis|fais) (?:un )?régime (?P<object>(?!alimentaire)\S.*)",
          "identity", attribute="diet"),
    frame("suis est sommes sont", rf"{BE}{OFTEN} (?P<object>(?:mariée?s?|célibataire|divorcée?s?"
          r"|pacsée?s?|fiancée?s?|veu(?:f|ve)|en couple)(?: (?:à|avec) [^,;]+)?)\b.*",
          "identity", attribute="marital_status"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|six|\d+|pas "
          r"d') ?(?:\w+ )?(?:enfants?|filles?|fils"
          r"|garçons?|gosses?|jumeaux|jumelles)(?: et (?:une?|deux|trois) (?:filles?|fils"
          r"|garçons?))?(?: de \w+ (?:ans|mois))?)(?! (?:qui|nommé|appelé|prénommé))\b.*",
          "identity", attribute="children"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:une?|deux) (?:[\w-]+ "
          rf")?(?P<attribute>{RELATION_NAMES})(?: [\w-]+)?(?: qui s'appelle| nommée?| appelée?"
          rf"| prénommée?| du nom de|,) {NAME}", "identity"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|\d+) (?:\w+ "
          r")?(?:chiens?|chiennes?|chats?|chattes?|lapins?|hamsters?"
          r"|perroquets?|poules?|chevaux|cheval|tortues?|poissons? rouges?|chatons?|chiots?)\b.*)",
          "identity", attribute="pets"),
    frame("ai a", r"(?:ai|a) (?:du |de l'|des |une |un |la |le )?(?P<object>(?:rhume des foins"
          r"|diabète|asthme|épilepsie|dyslexie|tdah|arthrite|hypertension|migraines?"
          r"|maladie (?:cœliaque|de crohn)|insomnies?|endométriose|eczéma|apnée du sommeil)\b.*)",
          "identity",
          attribute="health/"),
    frame("ai a", r"(?:ai|a) (?:très |vraiment |une )?(?:peur|phobie|la phobie"
          r"|trouille)(?: (?:bleue"
          r"|panique|terrible|maladive|folle))? (?:de la |de l'"
          r"|du |des |de |d')(?P<object>(?!ne|faire|rater|perdre)\S.*)",
          "identity", attribute="fear/"),
    frame("suis est ne n'est", rf"{NO}{BE}{OFTEN} (?P<negated>pas )?(?:une? "
          r")?(?P<object>gauch(?:er|ère)|droiti(?:er|ère)|daltonien(?:ne)?|sourde?|malentendante?"
          r"|aveugle|malvoyante?|dyslexique|diabétique|autiste|asthmatique|cœliaque|myope"
          r"|épileptique|insomniaque|hypersensible|introvertie?|extravertie?|céliaque"
          r"|perfectionniste|minimaliste|athée|(?:lève|couche)-(?:tôt|tard)|du matin|du soir"
          r"|enceinte|débutante?|(?:parent|maman|papa)(?! d| solo| célib)|bilingue(?! \w)"
          r"|trilingue(?! \w)|non[- ]binaire|gay|lesbienne|queer)\b.*",
          "identity", attribute="trait/"),
    frame("suis est", rf"(?:suis|est){OFTEN} (?P<object>à mon compte|à son compte|à la retraite"
          r"|retraitée?|au chômage|en recherche d'emploi|en congé (?:maternité|parental"
          r"|sabbatique)|en arrêt maladie)\b.*",
          "identity", attribute="employment"),
    frame("suis est sommes", rf"{BE}{OFTEN}(?: (?:une?|le|la|devenue?|passée?))?{OFTEN} "
          rf"(?P<object>(?:{JOBS})\b.*?)(?= (?:depuis|et (?:je|j'|mon|ma|toujours|souvent|très"
          rf"|plutôt)) ?|[!,;]|\.?$)",
          "identity", attribute="job"),
    frame("suis est", rf"(?:suis|est){OFTEN}(?: une?)? (?P<object>{NATIONALITIES})(?=[!,]|\.?$| "
          r"(?:et|mais|d'origine)\b)", "identity",
          attribute="nationality"),
    frame("joue jouons pratique", rf"(?:jou(?:e|ons)|pratique){OFTEN} (?:de la |de l'|du |des |de "
          r"|d'|au |à la |aux |le |la |l')(?P<object>(?!jeu\b)\S.*?)(?= (?:dans|depuis|avec|au "
          r"sein|en|à|aux?|pour|le|tous) |[,;!.]|$).*",
          "identity", topics=frozenset({"instrument"})),
    frame("joue jouons fais fait faisons pratique",
          r"(?!.*\b(?:tous les|toutes les|chaque|fois par)\b)(?:jou(?:e|ons)|fais|fait|faisons"
          rf"|pratique){OFTEN} (?:de la |de l'|du |des |de |d'|au |à la |aux |à l'|le |la |l'"
          r"|une? )(?P<object>\S.*)",
          "identity", topics=frozenset({"sport", "hobby", "instrument"})),
    frame("roule roulons", rf"roul(?:e|ons){OFTEN} (?:en|à|avec) {ONE}(?P<object>(?:vélo|vtt"
          r"|trottinette|moto|scooter|bicyclette)(?![\w-])[^,;]*)", "possession",
          attribute="transport"),
    frame("roule roulons conduis conduit conduisons", r"(?:roul(?:e|ons)(?: maintenant| "
          rf"désormais)? (?:en|avec)|condui(?:s|t|sons)){OFTEN} (?!(?:une? |des |les? |la |l'|mes )"
          r"(?:réunion|projet|entretien|équipe|étude|enquête|séance))"
          rf"{ONE}(?P<object>(?!trop|vite|mal|bien)\S.*)", "possession", attribute="car"),
    frame("ai a avons possède possédons", rf"(?:{HAVE}|possèd(?:e|ent)"
          rf"|possédons){OFTEN} (?!pas |plus |jamais )(?![a-zà-ÿ]+\xe9e?s? |[a-zà-ÿ]+(?:u|i|is"
          rf"|it)e?s? (?:à|aux?|du"
          r"|des?|une?|les?|la|mon|ma|mes|notre)\b)(?:(?:une?"
          rf"|deux|le|la|mon|ma) |l')?{SHORT}", "tool", topics=OWNED),
    frame("possède possédons", rf"possèd(?:e|ent) {SHORT}", "possession"),
    frame("code codons programme développe développons programmons", r"(?:code|codons|programme"
          rf"|programmons|développe|développons){OFTEN}"
          rf" (?:en|avec) {SHORT}", "tool"),
    frame("suis est sommes tourne tournons travaille bosse reste", rf"(?:{BE}|tourn(?:e|ons)"
          rf"|{WORKS}|rest(?:e|ons)){OFTEN} (?:sous|sur|chez|avec) {SHORT}", "tool",
          topics=ANY_TOPIC),
    frame("utilise utilisons emploie me nous se utilisent", rf"{USES}{OFTEN} ?(?!(?:pas|plus"
          r"|jamais)\b|ton|ta|tes|votre|cette|ce\b|cet\b|le code|la fonction|la méthode|le même"
          rf"|la commande){SHORT}", "tool"),
    frame("fais faisons achète", r"(?:fais|faisons) (?:mes|nos|les) (?P<thing>courses) (?:chez"
          rf"|à) {OBJECT}", "tool"),
    frame("suis", r"suis (?:client(?:e)? )?(?:à la|au|chez) (?P<object>\S.*)", "tool",
          topics=frozenset({"bank", "phone_provider"})),
    frame("me nous suis", rf"(?:me|nous) (?:suis|sommes) assurée?s? (?:chez|à la|au){OFTEN} "
          rf"{OBJECT}", "identity", attribute="insurance"),
)  # fmt: skip
