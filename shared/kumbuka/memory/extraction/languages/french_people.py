"""Who somebody is and whom they live with, in the many words that French has for it."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    HAVE,
    LIVES,
    NAME,
    NO,
    OBJECT,
    OFTEN,
    PROPER,
    TO,
    WHERE,
    frame,
)
from kumbuka.memory.extraction.languages.french_words import (
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_ENDS = (
    r"(?=\s?(?:[,;!(]|\.?$)| (?:et|mais|depuis|donc|alors|qui|dans|à|au|aux|en|de|du|chez"
    r"|pour)\b)"
)
_NUMBER = (
    r"(?:\d{1,3}|(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)[\w-]*(?: et \w+)?|dix"
    r"|onze|douze|treize|quatorze|quinze|seize|deux|trois|quatre|cinq|six|sept|huit|neuf)"
)
_MONTH = r"(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
_REGIONAL = (
    r"(?:(?:parisi|strasbourge|alsaci|normand|breton|savoyard|auvergnat|picard|basque|catalan"
    r"|lorrain|bourguignon|provençal|corse|vosgi|vendé|ardennais|berrichon|limousin|gascon|landais"
    r"|franc-comtois|réunionnais|martiniquais|guadeloupé|guyanais|mahorais|antillais|kabyle"
    r"|maghrébin|ch'ti|chti|ch'timi|lyonnais|marseillais|bordelais|nantais|lillois|toulousain"
    r"|rennais|niçois|grenoblois|montpelliérain|messin|nancéi|brestois|rouennais|angevin"
    r"|tourangeau|rémois|dijonnais|stéphanois|clermontois|bruxellois|genevois|lausannois"
    r"|montréalais|québécois|liégeois|banlieusard|provincial|expat)(?:ois|en)?(?:ne)?e?s?"
    r"|(?:franco|italo|germano|belgo|américano|algéro|anglo|luso|hispano|maroco|tuniso|sino"
    r"|helvético|nippo|russo|gréco|turco|polono)-[\w-]+)"
)
_STUDY = (
    r"(?:master|mastère|licence|doctorat|thèse|terminale|prépa|bts|dut|but|cap|bac pro|bachelor"
    r"|lycée|collège|fac|école d\S+|iut|mba|internat|cycle ingé\w*|classe prépa\w*|alternance"
    r"|apprentissage|l[123]|m[12]|seconde(?! p)|(?:\w+ )?année|bac|deug|dess|bep|paces|pass|las"
    r"|dnmade"
    r"|formation|reconversion|stage)"
)
_DEGREE = (
    r"(?:doctorat|master|mastère|bac(?: ?\+ ?\d| pro)?|diplôme|licence|bts|dut|but|cap|mba"
    r"|bachelor|brevet|agrégation|capes)"
)
_EXAM = (
    r"(?:concours|bac|brevet|agrég\w*|capes|permis|master|thèse|bts|cap|diplôme|toeic|toefl|ielts"
    r"|barreau|certification|crfpa|ecn|exam\w*)"
)
_NOT_ILLS = (
    r"(?!(?:chose|dose|visite|suite|limite|site|réussite|rose|prose|pause|overdose|quelque|élite"
    r"|écrite|petite|liste|faillite|invite)s?\b)"
)
ILL = (
    rf"(?:{_NOT_ILLS}(?:[\w-]{{3,}}(?:ose|ite|pathie|algie|plégie|phrénie|phobie)s?"
    r"|rhume des foins|diabète|asthme|épilepsie|dyslexie|dyspraxie|dyscalculie|tdah?h?|tsa|toc"
    r"|cancer|hypertension|hypotension|tension|cholestérol|hypothyroïdie|hyperthyroïdie|migraines?"
    r"|maladie [\w-]+(?: [\w-]+)?|insomnies?|eczéma|apnées? du sommeil|vertiges?|hernie \w+"
    r"|acouphènes?|sciatique|lumbago|anxiété|dépression|burn-?out|troubles? [\w ']{3,30}"
    r"|(?:gros |petits? |sérieux )?(?:problèmes?|soucis?) (?:de|d'|au|à la|aux) (?:la )?"
    r"(?:dos|cœur|thyroïde|santé|sommeil|vue|peau|hanche|genoux?|circulation|digestion|reins?|foie"
    r"|tension|poids|audition)"
    r"|intolérances?(?: alimentaires?)?|rhumatismes?|anémie|glaucome|cataracte|myopie"
    r"|astigmatie|strabisme|surdité|handicap(?: \w+)?|pacemaker|prothèse(?: \w+)?|daltonisme"
    r"|parkinson|alzheimer|crohn|ménière|raynaud|sclérose en plaques|fibromyalgie|spondylarthrite"
    r"|reflux|hémophilie|drépanocytose|mucoviscidose|bipolarité))"
)
_TONGUE = (
    rf"(?:{LANGUAGE_NAMES}|ch'ti|tamoul|tagalog|peul|bambara|malgache|arménien|serbe|croate"
    r"|bulgare|cantonais|farsi|ourdou|bengali|espéranto|géorgien|slovaque|letton|lituanien"
    r"|estonien|slovène|albanais|ouzbek|khmer|lao|mongol|gaélique|gallois|islandais|flamand"
    r"|luxembourgeois|romani|somali|amharique|yoruba|haoussa|soninké|darija|patois|lsf)"
)
_TONGUES = (
    rf"(?P<object>{_TONGUE}(?!\w)(?:(?:, | et | ?- ?|,? et aussi | ou )?(?:un peu )?(?:le "
    rf"|l'|d'|de l'|du |en )?{_TONGUE}(?!\w)){{0,4}})\b.*"
)
PETS = (
    r"(?:chiens?|chiennes?|chats?|chattes?|lapine?s?|hamsters?|perroquets?|perruches?|poules?"
    r"|chevaux|cheval|juments?|tortues?|poissons?(?: rouges?)?|chatons?|chiots?|furets?|canaris?"
    r"|cochons? d'inde|aquariums?|terrariums?|gerbilles?|gecko|serpents?|iguane|chèvres?|ânes?"
    r"|poneys?|moutons?|oies?"
    r"|canards?|abeilles?|ruches?|labradors?|labradoodle|goldens?(?: retrievers?)?|border collies?"
    r"|bergers? (?:allemands?|australiens?|belges?)|teckels?|caniches?|bouledogues?(?: français)?"
    r"|huskys?|yorkshires?|yorkies?|beagles?|jack russells?|cockers?|malinois|boxers?|rottweilers?"
    r"|dalmatiens?|chihuahuas?|bichons?|épagneuls?|braques?|setters?|lévriers?|dogues?|carlins?"
    r"|spitz|shiba(?: inu)?s?|corgis?|maine coons?|siamois|bengals?|chartreux|sphynx|ragdolls?"
    r"|européens?|croisés?)"
)
_OWN = r"(?:mon|ma|mes|notre|nos)"
_GREETING = (
    r"(?:bonjour|bonsoir|salut|coucou|hello|hey|yo|slt|bjr|cc)(?: (?:à tous|tout le "
    r"monde))?"
)

PEOPLE_FRAMES: tuple[Frame, ...] = (
    frame("me m'apelle", rf"(?:me présente|m'apelle|me prénomme)\s?[,:]? ?(?:je suis )?(?!vite"
          rf"|rapidement|un peu|en|brièvement|d'abord|juste|ici|moi|briève|pas){NAME}",
          "identity", attribute="name"),
    frame("réponds", rf"réponds au (?:doux )?(?:pré)?nom d(?:e |'){NAME}", "identity",
          attribute="name"),
    frame("ai a aurai aura vais va viens vient suis est fête fêterai fêtera",
          r"(?:(?:fêterai? (?:mes|ses)|ai|a|aurai|aura|vais avoir"
          r"|va avoir|viens d'avoir|vient d'avoir|viens de fêter (?:mes|ses)|vais (?:bientôt )?"
          r"fêter mes|fête mes|ai fêté mes|ai eu|a eu|vais sur mes|va sur ses|viens de passer les"
          r"|ai passé les|suis âgée? de|est âgée? de)(?: (?:bientôt|déjà|presque|tout juste"
          rf"|actuellement|pile|aujourd'hui))*) (?P<object>{_NUMBER}) (?:ans|balais|piges)\b"
          r"(?! d'(?:expérience|ancienneté)| de (?:mariage|métier|boîte|carrière|retard|garantie))"
          r".*", "identity", attribute="age"),
    frame("ai a", r"(?:ai|a) (?:la |passé la |bien entamé la )?(?P<object>vingtaine|trentaine"
          r"|quarantaine|cinquantaine|soixantaine)\b.*", "identity", attribute="age"),
    frame("suis est", rf"{BE} née?s? (?:(?:un|le|en) )?(?P<object>(?:\d{{1,2}}(?:er)? |début "
          rf"|fin )?{_MONTH}.*)",
          "identity", attribute="birthday"),
    frame("suis est", rf"{BE} (?:née? )?(?:de|en|de l'année) (?P<object>(?:19|20)\d\d)[.!\s]*$",
          "identity", attribute="birthday"),
    frame("habite vis loge crèche demeure vit habitons vivons réside", rf"(?:{LIVES}|crèche"
          r"|demeure|créche)"
          rf"{OFTEN}(?:,? (?:seule?s?|en (?:coloc(?:ation)?|couple|famille|concubinage)|avec "
          r"[^,;]{3,30}?|chez (?:mes|ma|mon) [\w-]+(?: [\w-]+)?|à (?:deux|trois|quatre|cinq)),?"
          rf"(?= (?:à|au|aux|en|dans|sur|près|chez|rue)\b))? {WHERE}", "identity",
          attribute="home"),
    frame("ai a avons", rf"{HAVE} posé (?:mes|nos|ses) (?:valises|cartons) (?:à|au|aux|en|dans) "
          rf"{OBJECT}", "identity", attribute="home", replaces=True),
    frame("suis est sommes sont", rf"{BE}{OFTEN}(?: (?:une?|pure?|vraie?|des))* (?P<object>"
          rf"{_REGIONAL})(?: (?:d'origine|de naissance|de cœur|d'adoption|pur(?:e)? \w+))?"
          rf"{_ENDS}.*", "identity", attribute="origin"),
    frame("suis est sommes sont", rf"{BE}{OFTEN}(?: (?:une?|pure?|vraie?|à moitié|moitié))* "
          rf"(?P<object>{NATIONALITIES}(?: et {NATIONALITIES})?)(?: (?:d'origine|de naissance"
          rf"|par (?:ma|mon) "
          rf"\w+))?(?=[!,]|\.?$| (?:et|mais|donc|depuis)\b).*", "identity",
          attribute="nationality"),
    frame("ai a", r"(?:ai|a)(?: aussi)? la (?:double )?nationalité (?P<object>\S.*)", "identity",
          attribute="nationality"),
    frame("ai a", r"(?:ai|a)(?: (?:toujours|aussi))? (?:passé (?:toute )?mon enfance|été élevée?"
          r"|grandi|passé toute ma jeunesse)"
          r" (?:à|en|au|aux|dans|chez|près de) (?P<object>\S.*)", "identity", attribute="origin"),
    frame("viens vient viennent suis est", r"(?:viens|vient|viennent|(?:suis|est|sont) "
          rf"originaires?){OFTEN} (?:de la |de l'|du |des |de |d'|en "
          r")(?P<object>(?-i:[A-Z0-9])\S*.*)",
          "identity", attribute="origin"),
    frame("suis est", rf"(?:suis|est){OFTEN} en (?P<object>{_STUDY}(?!\w).*)", "identity",
          attribute="studies"),
    frame("fais fait suis", rf"(?:fais|fait|suis|prépare|commence){OFTEN} (?:une? |ma |mon |mes "
          r"|des )"
          rf"(?:\w+ )?(?P<object>(?:{_STUDY}|études|cursus|école|cours|stage)(?!\w).*)",
          "identity", attribute="studies"),
    frame("prépare passe révise bosse", rf"(?:prépare|passe|révise|bosse){OFTEN} (?:le |un |mon |l'"
          rf"|une |ma |la |mes |les )(?P<object>{_EXAM}(?!\w).*)", "identity", attribute="studies"),
    frame("ai a", rf"(?:ai|a){OFTEN} (?:une?|mon|le) (?P<object>{_DEGREE}(?: \d)? (?:en |de |d'|du "
          r")[^,;]*)",
          "identity", attribute="degree"),
    frame("ai a", r"(?:ai|a) (?:fait|suivi) (?:des études d(?:e |')|une école d(?:e |')|une "
          r"formation (?:de |d'|en ))(?P<object>\S.*)", "identity", attribute="studies"),
    frame("suis est", rf"(?:suis|est){OFTEN} (?:étudiante?|inscrite?|élève|scolarisée?)?"
          r" ?(?:à la |à l'|à |au |aux )(?P<object>(?:fac|université|univ|iut|insa|ens\w*|sorbonne"
          r"|sciences po|hec|polytechnique|école|lycée|collège|beaux-arts|epita|epitech|42|centrale"
          r"|mines|conservatoire|inalco|uqam|unige|epfl|ulb|kul)(?!\w).*)", "identity",
          attribute="school"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|six|\d+) "
          r"(?:(?:petite?s?|grande?s?|jeunes?) )?(?:enfants?|filles?|fils|garçons?|gosses?|bébés?"
          r"|ados?|belles?-filles?|beaux?-fils|filleule?s?|nièces?|neveux?|petits-enfants|petits? "
          r"enfants) de [^,;]{2,30})", "identity",
          attribute="children"),
    frame("suis est", r"(?:suis|est) (?:le |la |l')?(?:heureu(?:x|se) |jeune |fi(?:er|ère) "
          r"|bientôt )*(?:père|mère|papa|maman|parent|papi|papy|mamie|mamy|grand-père|grand-mère"
          r"|belle-mère|beau-père|tonton|tata|tante|oncle|parrain|marraine)(?: (?:célibataire|solo"
          r"|divorcée?))? d(?:e |')(?P<object>(?!famille|accueil)\S[^,;]*)", "identity",
          attribute="children"),
    frame("suis est", r"(?:suis|est) (?P<object>(?:(?:fille|fils|enfant) unique|(?:l'|le |la )"
          r"(?:aînée?|cadette?|benjamine?|petite? derni(?:er|ère))(?: d[e'] ?[^,;]{2,40})?"
          r"|orphelin\w*|jumeau|jumelle))\b.*", "identity", attribute="siblings"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|\d+) (?:(?:petite?"
          r"|grande?|demi-?|\w+) ?)?(?:frères?|sœurs?|frangins?|frangines?)(?: (?:jumelles?"
          r"|jumeaux?))?)[.!\s]*$", "identity", attribute="siblings"),
    frame("vis vit habite", rf"{LIVES}{OFTEN} avec (?P<object>(?:mon|ma|mes) [^,;]{{3,50}})",
          "identity", attribute="household"),
    frame("ai a avons élève possède viens", rf"(?:{HAVE}|élève|possède|possédons|viens d'(?:adopter"
          r"|avoir)|viens de (?:prendre|recueillir))(?: adopté| recueilli| pris| eu)?"
          rf"{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|six|\d+|des) (?:(?:petite?s?"
          r"|grande?s?"
          rf"|vieux|vieille|vieil|jeunes?|gros(?:se)?|jolie?|nouve\w+) )?{PETS}(?!\w)[^,;]*"
          rf"(?:, (?-i:[A-ZÀ-Þ])[\w-]+(?: et (?-i:[A-ZÀ-Þ])[\w-]+)?)?)", "identity",
          attribute="pets"),
    frame("suis est sommes", rf"{BE}{OFTEN}(?: \w+ment)? (?:allergi(?:ques?|ks?|c|que)"
          rf"|intolérante?s?|hypersensibles?) {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("ai a fais fait", rf"(?:ai|a|fais|fait|développe){OFTEN} (?:une |des )?(?:\w+ "
          r")?(?:grosse "
          rf"|forte )?(?:allergies?|intolérances?|réactions?(?: allergiques?)?) {TO}{OBJECT}",
          "identity", attribute="allergy/"),
    frame("digère supporte tolère", rf"(?:digère|tolère|supporte){OFTEN} (?:très |plutôt |assez )?"
          r"mal (?:le |la |les |l')(?P<object>(?:gluten|lactose|fructose|lait|produits laitiers"
          r"|noix"
          r"|arachides|crustacés|fruits de mer|sulfites|blé|soja|œufs|alcool|viande rouge)\b.*)",
          "identity", attribute="allergy/"),
    frame("ne peux peut n'ai", rf"{NO}(?:peux|peut|dois|doit|ai)(?: (?:vraiment|malheureusement"
          r"|hélas))? pas (?:le droit )?(?:d'|de )?(?:manger|consommer|boire|ingérer)(?: (?:de la"
          r"|de l'|du|des|de|d'|le|la|les))? ?(?P<object>(?!plus|trop|tout|avant|maintenant|ce\b|ça"
          r"|tant|autant|sans|avec|à)\S[^,;]*)", "identity", attribute="allergy/"),
    frame("suis est sommes mange mangeons fais fait", rf"(?:{BE}|mang(?:e|eons)|fais|fait)"
          rf"(?!.*\bce (?:soir|midi|matin)\b)(?:{OFTEN}(?: devenue?s?| passée?s?| une?| au| le| "
          rf"du| à un)*{OFTEN}) (?P<object>"
          r"végé(?:ta\w+)?|vég[aé]\w*|vg|végan\w*|vegan\w*|flexi(?:tari\w+)?|pesc[oé]\w*"
          r"|(?:régime|alimentation) \S[^,;]*|sans (?:gluten|lactose|sucre|sel|porc|viande)[^,;]*"
          r"|halal|casher|kasher|jeûne intermittent|low[- ]carb|keto|cétogène|paléo|crudivore"
          r"|méditerranéen)(?![\w-])(?! sans | alimentaire).*", "identity", attribute="diet"),
    frame("souffre suis est", r"(?:souffre|suis (?:atteinte?|suivie?)|est atteinte?)"
          rf"{OFTEN} (?:de la |de l'|du |des |de |d'|pour (?:une?|des|de la|de l'|du) )"
          r"(?P<object>(?!la (?:chaleur|comparaison)|ton|ta|ce\b|cette|solitude)\S[^,;]*)",
          "identity", attribute="health/"),
    frame("ai a", r"(?:ai|a) été (?:diagnostiquée?|opérée?(?: d(?:e |u |'))?)(?: (?:comme|avec un"
          r"|avec une))? ?(?P<object>(?!hier|ce\b|en\b)\S[^,;]*)", "identity",
          attribute="health/"),
    frame("m'a m'ont", rf"m'(?:a|ont) (?:récemment )?(?:diagnostiqué|découvert|trouvé|détecté) "
          rf"(?:une?|de la|de l'|du|des|le|la|les) (?P<object>(?:\w+ )?{ILL}(?!\w)[^,;]*)",
          "identity", attribute="health/"),
    frame("ai a fais fait", rf"(?:ai|a|fais|fait){OFTEN} (?:de la |de l'|du |des |une |un |la |le "
          rf"|les |de gros |de |d')?(?P<object>(?:\w+ )?{ILL}(?!\w)[^,;]*)", "identity",
          attribute="health/"),
    frame("suis est", rf"(?:suis|est){OFTEN} (?P<object>(?:en fauteuil(?: roulant)?|à mobilité "
          r"réduite|handicapée?|bipolaire|malvoyante?|hémophile|diabétique|cardiaque|hypersomniaque"
          r"|tdah|tsa|hpi|haut potentiel|anémiée?|allaitante?|hypertendue?|migraineu(?:x|se)"
          r"|ménopausée?|anxieu(?:x|se)|dépressi(?:f|ve)|dyspraxique|bègue|somnambule"
          r"|hypocondriaque|claustrophobe|agoraphobe|arachnophobe|fumeu(?:r|se)|non-fumeu(?:r|se)"
          r"|ex-fumeu(?:r|se)|ambidextre|casani(?:er|ère)|noctambule|matinale?|frileu(?:x|se)"
          r"|timide|réservée?|bordélique|ordonnée?"
          r"|maladroite?|têtue?|impatiente?|bavarde?|étourdie?|distraite?|économe"
          r"|(?:nul(?:le)?|mauvaise?|douée?) en [^,;]+))\b.*",
          "identity", attribute="trait/"),
    frame("ne parle parlons parlent parlais cause comprends comprend maîtrise maîtrisons lis "
          "baragouine",
          rf"{NO}(?:parl(?:e|ons|ent)|cause|comprends?|maîtris(?:e|ons)|baragouine|lis)"
          r"(?P<negated> pas(?: du tout| vraiment)*(?! (?:bien|très bien|couramment)))?"
          rf"{OFTEN}(?: (?:couramment|bien|un peu|très bien|seulement|à peine|parfaitement|surtout"
          rf"|mal|uniquement|aussi bien|très peu|presque pas))*(?: (?:le"
          rf"|un peu le|un peu d'|un peu de))? ?(?:l'|d')?"
          rf"{_TONGUES}", "identity", attribute="language/"),
    frame("me ai a suis est m'exprime", r"(?:me débrouille|me défends|(?:ai|a) (?:un (?:très "
          r")?(?:bon "
          r"|petit |excellent )?niveau(?: (?:\w\d|courant|scolaire|intermédiaire|débutant|avancé))?"
          r"|(?:des|quelques|de bonnes|les) (?:notions|bases|rudiments)|appris)|(?:suis|est)"
          r"(?: (?:presque|quasi|complètement|parfaitement))* (?:bilingue|trilingue|à l'aise"
          r"|courante?|nulle?|débutante?))(?: (?:bien|pas mal|pas trop mal|assez bien|à peu "
          r"près))*,?"
          rf" ?(?:en|de|d'|du|le|l')? ?{_TONGUES}", "identity", attribute="language/"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?P<object>(?:anglo|franco|germano|hispano|luso|arabo"
          r"|néerlando|italo|russo|sino|créolo)phones?)\b.*", "identity", attribute="language/"),
)  # fmt: skip

ABOUT_FRAMES: tuple[Frame, ...] = (
    frame("m'occupe nous", r"(?:m'occupe|nous occupons) de (?P<object>(?:mon|ma|mes|notre|nos) "
          rf"(?:\w+ )?(?:{RELATION_NAMES})\b[^,;]*)", "identity", attribute="care"),
    frame("une un deux trois quatre cinq 2 3 4", r"(?P<object>(?:une?|deux|trois|quatre|cinq|\d) "
          r"(?:[\w-]+ )?(?:enfants?|filles?|fils|garçons?|gosses?)(?: et une? \w+)?)[\s.!]*$",
          "identity", attribute="children"),
    frame("", r"(?P<object>\d{1,2}) ans(?=[,;.!]|\s*$).*", "identity", attribute="age",
          needs=(" ans",)),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:à|sur|en|au) (?P<object>{PROPER}) depuis [^,;]*",
          "identity", attribute="home"),
    frame("ai a viens", rf"(?:{HAVE}|viens de){OFTEN} (?:repris|reprendre|commencé|commencer) "
          r"(?:mes |des |les "
          r"|la |une )?(?:études|fac|formation|licence|reconversion)(?: (?:en|de|d'|dans|pour "
          r"être))? ?"
          r"(?P<object>\S[^,;]*)", "identity", attribute="studies"),
    frame("porte", rf"porte{OFTEN} (?:un |une |des |mes )?(?P<object>(?:appareils? auditifs?"
          r"|sonotones?"
          r"|lentilles|lunettes|prothèses?|corset|attelle|minerve|semelles|appareil "
          r"dentaire)[^,;]*)",
          "identity", attribute="health/"),
    frame("parle parlons parlent", r"parl(?:e|ons|ent)(?: couramment)? (?:deux|trois|quatre|cinq"
          r"|\d) "
          rf"langues ?[:,(]? ?(?:le |l')?{_TONGUES}", "identity", attribute="language/"),
)  # fmt: skip

PEOPLE_CLAUSES: tuple[Frame, ...] = (
    frame("pour", r"pour mon anniv(?:ersaire)?,? (?:(?:qui tombe|c'est) )?le "
          rf"(?P<object>\d{{1,2}}(?:er)? {_MONTH})\b.*", "identity", attribute="birthday"),
    frame("bonjour bonsoir salut coucou hello hey yo slt bjr cc", rf"{_GREETING}[\s,:-]{{0,3}}"
          r"(?:moi )?(?:c'est|ici)(?: (?:moi|encore),?)* (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+(?: "
          r"(?-i:[A-ZÀ-Þ])[\w-]+)?)[\s.!,:]*$", "identity", attribute="name", confidence=0.8),
    frame("bonjour bonsoir salut coucou hello hey yo slt bjr cc", rf"{_GREETING}[\s,:-]{{0,3}}"
          r"moi,? c(?:'est)? (?P<object>(?!pareil|bon|clair|idem|encore|comme|pour|juste|simple|non"
          r"|oui|tout|pas|trop|plus)[a-zà-ÿ-]{3,14})[\s.!,:]*$", "identity", attribute="name",
          confidence=0.7),
    frame("moi", r"moi,? c'est (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+)(?=[\s.!,]*$|, ).*", "identity",
          attribute="name"),
    frame("mon ma mes", r"(?:mon|ma|mes) [\w-]+(?: [\w-]+)? m'appelle(?:nt)? "
          r"(?P<object>(?-i:[A-ZÀ-Þ])"
          r"[\w' -]{1,30})[\s.!]*$", "identity", attribute="name"),
    frame("", rf"(?P<object>{_NUMBER}) ans(?:,.*|[\s.!]*$)", "identity", attribute="age",
          needs=(" ans",), confidence=0.8),
    frame("habitant vivant résidant logeant", r"(?:habitant|vivant|résidant|logeant)(?: (?:à|en|au"
          r"|aux"
          rf"|dans|sur))? (?P<object>{PROPER}).*", "identity", attribute="home"),
    frame("mon", rf"mon (?P<object>{_TONGUE}) (?:est|reste)(?: \w+){{0,2}}? (?:bon|correct|courant"
          r"|moyen"
          r"|rouillé|scolaire|solide|approximatif|fluide|nul|limité)\b.*", "identity",
          attribute="language/"),
    frame("", rf"(?P<object>(?!étudiant)(?:{JOBS}) (?:en|de|chez|à|dans|au|indépendante?"
          rf"|libérale?|freelance"
          r"|retraitée?"
          r"|salariée?)(?![\w-])[^,;:!?]{0,40}?)[\s.]*$", "identity", attribute="job",
          confidence=0.6,
          needs=(" en ", " de ", " chez ", " dans ", "free", "lib", "ind", "retrait")),
    frame("ici", r"ici (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+(?: (?-i:[A-ZÀ-Þ])[\w-]+)?)(?: (?:de|du) .*"
          r"|[\s.!,:]*$)",
          "identity", attribute="name", confidence=0.7),
    frame("mon", rf"mon (?:petit nom|nom d'usage|nom complet|p'tit nom|pseudo|surnom)(?:,? c'est"
          rf"|,? est|\s?:) {NAME}", "identity", attribute="name"),
    frame("mon notre", r"mon anniv(?:ersaire)?,? (?:tombe|c'est|est|sera|a lieu)(?: toujours)? "
          rf"(?:le |en |un )?(?P<object>(?:\d{{1,2}}(?:er)? )?(?:{_MONTH}"
          rf"|\d{{1,2}}/\d{{1,2}})\b.*)",
          "identity", attribute="birthday"),
    frame("date née né", r"(?:date de naissance|née?)\s?(?::"
          r"|le) ?(?P<object>\d{1,2}(?:er)?[ ./-]\S.*)",
          "identity", attribute="birthday"),
    frame("née né", rf"née? (?:à|en|au|aux) (?P<object>{PROPER}),? (?:je|j'|et|mais).*", "identity",
          attribute="origin"),
    frame("née né", rf"née? (?:à|en|au|aux) (?P<object>{PROPER})[\s.!]*$", "identity",
          attribute="origin"),
    frame("originaire natif native", r"(?:originaire|natif|native) {0,1}(?:de la |de l'|du |des "
          r"|de |d')(?P<object>\S[^,;]*)", "identity", attribute="origin"),
    frame("domicilié domiciliée installé installée basé basée", rf"(?:domicili|install|bas)ée?s? "
          rf"(?:à|en|au|aux|dans|près d[e']) ?(?P<object>{PROPER}).*", "identity",
          attribute="home"),
    frame("chez", rf"chez (?:moi|nous),? (?:à|en|dans|au) (?P<object>{PROPER}).*", "identity",
          attribute="home"),
    frame("mes nos", r"(?:mes|nos) (?:origines|racines) sont (?P<object>\S[^,;]*)", "identity",
          attribute="origin"),
    frame("femme homme mec nana fille garçon étudiante étudiant", r"(?:femme|homme|mec|nana|fille"
          rf"|garçon|étudiante?) (?:de |âgée? de )(?P<object>{_NUMBER}) ans\b.*", "identity",
          attribute="age"),
    frame("allergique allergie allergies intolérant intolérante intolérance gros grosse grave",
          r"(?:gros(?:se)? |grave |forte )?(?:allergi(?:ques?|es?|k)|intolérant?e?s?|intolérances?)"
          rf"(?: \w+ment)? {TO}(?P<object>\S[^,;:!?]*?)(?: (?:chez moi|ici|de mon côté|détectée?"
          r"|depuis [^,;]{2,30}))*(?:,? (?:je|j'|on|donc|merci)\b.*|[\s.!]*$)", "identity",
          attribute="allergy/"),
    frame("végétarien végétarienne vegan végane végan végétarienne végé diabétique asthmatique "
          "daltonien daltonienne dyslexique gaucher gauchère célibataire", r"(?P<object>"
          r"végé(?:tari\w+)?|vegane?|végane?|diabétique|asthmatique|daltonien(?:ne)?|dyslexique"
          r"|gauch(?:er|ère)|célibataire)(?: (?:depuis [^,;]{2,30}|de naissance|de type \d))?"
          r",? (?:je|j'|on)\b.*", "identity", attribute="trait/"),
    frame("actuellement en étudiant étudiante toujours", r"(?:actuellement |toujours "
          r")*(?:étudiante? "
          rf")?en (?P<object>{_STUDY}(?!\w)[^,;:!?]*?)(?:,? (?:je|j')\b.*|[\s.!]*$)", "identity",
          attribute="studies"),
    frame("étudiant étudiante", r"(?P<object>étudiante? (?:en|à|au) [^,;:!?]{2,50}?)(?:,? (?:je|j')"
          r"\b.*|[\s.!]*$)", "identity", attribute="studies"),
    frame("", rf"(?P<object>(?:{JOBS})(?: (?!je\b|j')[^\s,;:!?]+){{0,4}}?)(?: (?:depuis "
          rf"[^,;]{{2,30}}"
          r"|de (?:métier|formation|profession)))?, (?=(?:je|j'|mon|ma|mes)\b).*", "identity",
          attribute="job", needs=(", je ", ", j'", ", mon ", ", ma ", ", mes ")),
    frame("en", r"en tant qu(?:e |')(?:une? )?(?P<object>végétarien(?:ne)?"
          r"|végane?)(?:,? (?:je|j')\b.*|[\s,.!]*$)", "identity", attribute="diet"),
    frame("en", rf"en tant qu(?:e "
          rf"|')(?:une? )?(?P<object>(?!étudiant)(?:{JOBS})\b[^,;]*?)(?:,? (?:je|j')\b.*"
          rf"|[\s,.!]*$)",
          "identity",
          attribute="job"),
    frame("mon ma notre nos mes", rf"{_OWN} (?:(?:petite?|vieux|vieille|vieil|gros(?:se)?"
          r"|adorable) "
          rf")?(?P<attribute>{PETS}),? (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+),?(?! (?:aime|adore|déteste"
          r"|préfère|est (?:allergique|diabétique|intolérant)|ne (?:mange|supporte|boit)|n'aime"
          r"|mange (?:que|sans)|prend)) \S.*", "identity"),
    frame("mon ma notre", rf"(?:mon|ma|notre) (?P<object>(?:petite? |vieux |vieille )?{PETS}) "
          r"(?:perd"
          r"|vomit|boite|refuse|tousse|gratte|se gratte|maigrit|ne mange plus|fait ses "
          r"griffes)\b.*",
          "identity", attribute="pets", confidence=0.7),
    frame("les le la l' des", r"(?:les |le |la |l')(?P<object>[^,;:]{2,40}?),? (?:me "
          r"(?:donne(?:nt)?"
          r"|déclenche(?:nt)?|provoque(?:nt)?|file(?:nt)?|cause(?:nt)?|rende(?:nt)?) (?:de l'|des "
          r"|une |un |toujours )*"
          r"(?:urticaire|allergies?|boutons|plaques|réactions?|eczéma|migraines?|œdème|asthme"
          r"|malade|crises?)\b.*|je (?:ne |n')?(?:les? |la |l')(?:digère|supporte|tolère) (?:pas"
          r"|mal"
          r"|plus)(?: (?:du tout|bien|trop))*[\s.!]*$|j'y suis (?:très )?allergique\b.*)",
          "identity", attribute="allergy/", needs=(" me ", "dig", "support", "tol", "allerg")),
    frame("à chez", r"(?:à la maison|chez (?:nous|moi)|en famille),? (?:on|nous|je) parl(?:e|ons)"
          rf"(?: (?:surtout|principalement|aussi|plutôt))* (?:le |l')?{_TONGUES}", "identity",
          attribute="language/"),
)  # fmt: skip
