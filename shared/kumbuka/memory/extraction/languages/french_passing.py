"""French as it is said in passing: who people are, fixed times, things put first, fixed phrases.

"Léa est ma femme", "mon réveil sonne à six heures", "je carbure au café".
"""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    EPISODIC,
    HAVE,
    JUST,
    NO,
    OFTEN,
    PROPER,
    WORKS,
    frame,
)
from kumbuka.memory.extraction.languages.french_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    LANGUAGE_NAMES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_DONE = r"[\s.!]*$"
_CLOCK = (
    r"(?:à|vers|avant|après|dès|jusqu'à) (?:\d{1,2} ?(?:h(?:eures?)?|:)(?: ?\d\d| (?:et (?:demie?"
    r"|quart)|moins le quart))?|midi|minuit|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix"
    r"|onze) heures?(?: (?:et (?:demie?|quart)|trente|quinze|moins le quart))?)(?: du (?:matin"
    r"|soir)| pile| tapantes?)?"
    r"(?: (?:maintenant|désormais|en semaine|tous les jours))?"
)
_USUALLY = (
    r"(?: (?:toujours|maintenant|désormais|souvent|généralement|normalement|d'habitude|en "
    r"général|en semaine|le (?:matin"
    r"|soir|midi)|tous les (?:jours|matins|soirs)|chaque \w+|au plus t(?:ôt|ard)))*"
)
_NOT_NOW = (
    r"(?!.*\b(?:ce (?:soir|midi|matin)|demain|tout à l'heure|là|aujourd'hui|hier|exceptionn\w*)\b)"
)
_DRINK = (
    r"(?:thé|café|vin|bière|eau|lait|jus|soda|coca|cola|limonade|cidre|tisane|infusion|chocolat"
    r" chaud|matcha|maté|expresso|espresso|cappuccino|sirop|kéfir|kombucha|rhum|whisky|champagne)s?"
)
_SOME = r"(?:du |de la |de l'|des |que du |que de l'|que de la |surtout du |d'|de )"
_CAMP = (
    r"(?:thé|café|bière|vin|chien|chat|mer|montagne|ville|campagne|salé|sucré|été|hiver|lecture"
    r"|ciné(?:ma)?|séries?|livre|papier|vélo|train|plage|rock|rap|jazz|métal|classique|dark mode"
    r"|mode sombre|bain|douche|android|iphone|mac|linux|windows)s?"
)
_BOUGHT = (
    r"(?:[\w'-]*(?:vélo|voiture|piano|guitare|violon|machine|imprimante|jardin|maison|appart\w*"
    r"|console|télé|drone|appareil photo|tablette|ordi\w*|montre|scooter|moto|trottinette|caravane"
    r"|camping-car|van|bateau|voilier|thermomix|robot|four|poêle|cheminée|piscine|serre|potager"
    r"|télescope|microscope|ampli|batterie|liseuse|cafetière|friteuse|airfryer|kayak|canoë|tente)"
    r"\b(?: [^,;]{2,30}?)?|(?-i:[A-ZÀ-Þ])[\w-]+(?: (?-i:[A-ZÀ-Þ0-9])[\w-]*){0,3})"
)
_FIELD = (
    r"(?:droit|médecine|psycho(?:logie)?|bio(?:logie)?|chimie|physique|maths?|histoire|géo\w*"
    r"|éco\w*"
    r"|lettres(?: \w+)?|langues|compta\w*|informatique|info|socio(?:logie)?|philo(?:sophie)?"
    r"|archi(?:tecture)?|commerce|marketing|staps|lea|llce|socio|pharma(?:cie)?|kiné|sciences? "
    r"[\w ]{2,20}|histoire de l'art|génie \w+|mécanique|électronique|agronomie|journalisme"
    r"|infirmière|dentaire|véto)"
)
_HOW_TO_ANSWER = (
    rf"(?:en {LANGUAGE_NAMES}|en listes?\b[^,;]*|brièvement|simplement|court|sans [\w'-]+|avec des "
    r"[^,;]+|de (?:façon|manière) [^,;]+|en (?:une|deux|trois) phrases?|par (?:points|puces))"
)
_SAY = r"(?:répondre|parler|écrire|expliquer|formuler|rédiger)"
_PERSON = r"(?P<object>(?!Ça|Ce|Il|Elle|Qui|Quel)(?-i:[A-ZÀ-Þ])[\w'-]+)"

PASSING_FRAMES: tuple[Frame, ...] = (
    frame("comme", rf"comme (?:une? )?(?P<object>{JOBS})(?: (?:à|en|depuis) "
          rf"[^,;]+)?{_DONE}", "identity",
          attribute="job"),
    frame("chez", rf"chez (?P<object>(?!moi|toi|lui|elle|nous|vous|eux)[^,;]+?)(?: depuis "
          rf"[^,;]+)?{_DONE}",
          "identity", attribute="employer"),
    frame("bois boit buvons bois", rf"{_NOT_NOW}(?:bois|boit|buvons){OFTEN} {_SOME}"
          rf"(?P<object>{_DRINK}(?: (?!et je|mais)[^,;]{{2,30}}?)?){_DONE}", "preference"),
    frame("vis vit habite vivons loge suis", r"(?:vis|vit|habite|vivons|loge|suis) en "
          r"(?:coloc(?:ation)?|couple"
          r"|famille|résidence \w+|cité u)(?: avec [^,;]{3,30}?)? (?:à|en|au|près de) "
          r"(?P<object>(?!mi-temps)\S"
          rf"[^,;]*?){_DONE}", "identity", attribute="home"),
    frame("m'appelle", r"m'appelle pas (?P<old>[^\s,;]+),? mais "
          r"(?P<object>[^\s,;.!]+).*", "identity",
          attribute="name", replaces=True),
    frame("me nous", r"(?:me suis|nous sommes|s'est)(?: \w+)? (?P<object>séparée?s?(?: de "
          r"[^,;]+)?|divorcée?s?)"
          rf"{_DONE}", "identity", attribute="marital_status", replaces=True),
    frame("suis", rf"{BE} (?:maintenant )?chez (?P<object>(?!moi|toi|lui|elle|nous|vous|eux|des"
          rf"|le|la|les|mon|ma"
          rf"|mes|un)[\w-]{{2,}}) (?:maintenant|désormais|à présent){_DONE}", "identity",
          attribute="employer", replaces=True),
    frame("rédige écris prépare", r"(?:rédige|écris|prépare|finis) (?:mon|ma) "
          r"(?P<object>(?:mémoire|thèse|rapport de"
          r" stage)\b[^,;]*)", "identity", attribute="studies"),
    frame("commence démarre débute attaque", r"(?:commence|démarre|débute|attaque) (?:une?|mon"
          r"|ma) (?P<object>(?:"
          r"formation|licence|master|bts|alternance|apprentissage|doctorat|thèse|stage|école"
          r"|reconversion"
          r"|année)\b[^,;]*)", "identity", attribute="studies"),
    frame("ai avons a possède", rf"(?:{HAVE}|possède){OFTEN} (?:une? |deux )(?:petite? |grande? "
          rf")?(?P<object>(?:potager"
          r"|jardin|verger|balcon|terrasse|serre|piscine|poulailler|atelier|cave|garage"
          r"|grange)\b[^,;]*)",
          "possession"),
    frame("viens vient venons", r"(?:viens|vient|venons) (?:tout juste )?d(?:e (?:m'|me |s'"
          r"|nous )?|')(?:acheter"
          r"|offrir|prendre|payer|commander|recevoir) (?:une? |le |la |l'|mon |ma "
          r")(?P<object>\S[^,;]*)",
          "possession", topics=OWNED),
    frame("suis", rf"{BE} (?:plutôt )?(?:du genre|de nature)(?: à)? (?P<object>(?!de quoi"
          rf"|humaine)\S[^,;]*)",
          "identity", attribute="trait/"),
    frame("suis", r"suis (?:de |d')(?P<object>(?!mauvaise|bonne|retour|garde|nature|passage"
          r"|sortie|repos|service"
          r"|permanence|taille|petite|grande|base|souche|ceux|celles|plus|tout|trop|moins|corvée"
          r"|métier|gauche|droite"
          r"|cette|formation|profession|mèche|race|type|sexe|confession|religion|caractère"
          r"|tempérament|jour|nuit"
          r"|semaine|marche|équipe|accord|humeur|avis|origine|attaque|astreinte|bien|bon|cœur"
          r"|mon\b|ton\b)[a-zà-ÿ-]{4,})"
          rf"(?: (?:à l'origine|à la base"
          rf"|même))?{_DONE}", "identity", attribute="origin", confidence=0.7),
    frame("ai avons a", rf"{HAVE}{JUST} (?:refusé|décliné) (?P<object>(?:l'offre|la proposition"
          rf"|le poste|l'invitation|la"
          r" promotion|le contrat|le devis)\b[^,;]*)", "decision", polarity="-", **EPISODIC),
    frame("connais pratique maîtrise parle", r"(?:connais|pratique|maîtrise|parle)(?: un peu| "
          r"bien)? (?:la )?(?P<object>"
          r"langue des signes|LSF)\b.*", "identity", attribute="language/"),
    frame("ne m'entends", rf"{NO}m'entends pas (?:bien |du tout )?avec (?P<object>(?:les |le "
          rf"|la |l')\S[^,;]*)",
          "preference", **_MINUS),
    frame("suis sommes", rf"{BE} assurée?s? (?:chez|à la|au|auprès de)(?: la)? "
          rf"(?P<object>\S[^,;]*)", "identity",
          attribute="insurance"),
    frame("carbure tourne fonctionne marche", r"(?:carbure|tourne|fonctionne|marche)"
          rf"{OFTEN} (?:au |à la |à l')(?P<object>{_DRINK}(?: [^,;]+)?){_DONE}", "preference"),
    frame("suis sommes", rf"{BE} (?:plutôt|très|team|plus|clairement|carrément|assez) (?:team )?"
          rf"(?P<object>{_CAMP}(?: [^,;]{{2,20}}?)?)(?:,? (?:plutôt )?que? (?P<compared>[^,;]+?))?"
          rf"{_DONE}", "preference"),
    frame("suis ne", rf"{NO}{BE} pas (?:trop|très|vraiment|tellement|du tout|fort) "
          r"(?P<object>(?:films?|séries?|jeux|musique|sport|ciné\w*|rock|rap|jazz|open spaces?"
          r"|viande"
          rf"|poisson|fromage|dessert|sucre|{_CAMP})\b[^,;]*?){_DONE}", "preference", **_MINUS),
    frame("trouve trouvons", r"trouv(?:e|ons) (?P<object>(?:les |la |le |l')(?!réponse|idée|code"
          r"|texte|titre|résultat)[^,;]{2,40}?) (?:trop |vraiment |complètement |super |hyper )*"
          r"(?:nul(?:le)?s?|moches?|ennuyeu(?:x|ses?)|chiants?|chiantes?|insupportables?|horribles?"
          rf"|pénibles?|dégueu\w*|immondes?|affreu(?:x|ses?)|surcotée?s?|barbants?){_DONE}",
          "preference", **_MINUS),
    frame("viens vient venons", r"(?:viens|vient|venons) (?:tout juste )?d(?:e (?:m'|s'|nous )|')"
          rf"(?:acheter|offrir|prendre|payer|commander) (?:une? |des )(?P<object>{_BOUGHT}){_DONE}",
          "possession"),
    frame("ai avons a", rf"{HAVE}{JUST} (?:hérité d'|reçu |gagné |récupéré )(?:une? |des )"
          rf"(?P<object>{_BOUGHT}(?: à coudre| 3D| à café| de \w+)?)(?: (?:pour|à|de) (?:mon|ma"
          rf"|noël"
          rf"|mes)\b[^,;]*)?{_DONE}", "possession"),
    frame("ai avons a possède", rf"(?:{HAVE}|possède) (?:une? |deux )(?:petite? |grande? "
          rf")?(?:appart"
          r"(?:ement)?|maison|studio|chambre|deux-pièces|duplex|loft)(?: en location)? (?:à|au|en"
          rf"|dans|près de) (?P<object>(?!vendre|louer|mon|ma\b|location)(?-i:[A-Z])?\S[^,;]*?)"
          rf"{_DONE}", "identity", attribute="home"),
    frame("ai avons viens vient", rf"(?:{HAVE} (?:été )?|viens d[e'] ?(?:être )?|vient d[e'] "
          rf"?(?:être )?)"
          r"(?:embauchée?s?|recrutée?s?|prise?|engagée?|signé|signer|commencé|commencer|rejoint) "
          rf"(?:au|à la|à l'|aux) ?(?P<object>(?!lit|table|piscine|sport|yoga)(?-i:[A-Z])[^,;]*?)"
          rf"{_DONE}", "identity", attribute="employer", replaces=True),
    frame("ai avons a", rf"{HAVE}{OFTEN} étudié (?:le |la |les |l')(?P<object>(?!question|dossier"
          r"|possibilité|sujet|offre|projet|cas\b)[^,;]{2,40}?)(?: (?:à|pendant|en) [^,;]+)?"
          rf"{_DONE}", "identity", attribute="studies"),
    frame("prépare prépares", r"prépare (?:une? |mon |ma )(?P<object>(?:licence|master|bts|dut|but"
          r"|cap|thèse|doctorat|bac|concours|agrég\w*|diplôme)\b[^,;]*)", "identity",
          attribute="studies"),
    frame("suis est", rf"{BE}{OFTEN} inscrite? (?:en|à la fac (?:de|d')|en fac (?:de|d')|en licence"
          rf" (?:de|d')) ?(?P<object>(?!ligne|ton|ta)\S[^,;]*)", "identity", attribute="studies"),
    frame("fais fait suis", rf"(?:fais|fait|{BE} en)(?: (?:du |de la |des |de l'))? ?"
          rf"(?P<object>{_FIELD})(?: (?:à la fac|à l'université|en fac|à [A-ZÀ-Þ][\w-]+))?{_DONE}",
          "identity", attribute="studies"),
    frame("ai a", rf"{HAVE} grandi (?:en parlant|avec|dans) (?:le |l')?(?P<object>{LANGUAGE_NAMES})"
          r"\b.*", "identity", attribute="language/"),
    frame("suis", rf"{BE}{OFTEN} en couple avec (?P<object>{PROPER})(?: depuis .*)?{_DONE}",
          "identity", attribute="partner", of_user_only=True, ends=("identity:marital_status",)),
    frame("remange rebois refume remangeons", r"(?:remange|rebois|refume|remangeons) (?:de la |du "
          r"|des |de l')?(?P<object>\S[^,;]*)", "preference", replaces=True),
    frame("sors", rf"sors(?: {OFTEN})? avec (?P<object>{PROPER})(?: depuis .*)?{_DONE}", "identity",
          attribute="partner", of_user_only=True),
    frame("suis", rf"{BE} avec (?P<object>{PROPER}) depuis \S.*", "identity",
          attribute="partner", of_user_only=True),
    frame("ai avons", rf"(?P<object>{HAVE}{JUST} épousé {PROPER})\b.*", "identity",
          attribute="marital_status"),
    frame("ai avons a", rf"{HAVE}{OFTEN} (?P<object>(?:des |deux )?(?:jumeaux|jumelles|triplés|"
          rf"enfants|petits-enfants|gosses|ados)(?: (?:de|en|à|et) [^,;]+)?){_DONE}", "identity",
          attribute="children"),
    frame("viens vient venons", r"(?:viens|vient|venons) d'avoir (?P<object>(?:une?|des|notre"
          r"|deux) "
          r"(?:[\w-]+ )?(?:enfants?|filles?|fils|garçons?|bébés?|jumeaux|jumelles)\b[^,;]*)",
          "identity", attribute="children"),
    frame("commence attaque débute embauche démarre", rf"{_NOT_NOW}(?P<object>(?:commence|attaque"
          rf"|débute|embauche|démarre)(?: (?:le (?:travail|boulot|taf)|à (?:travailler|bosser)|ma "
          rf"journée|mon service))?{_USUALLY} {_CLOCK}){_DONE}", "pattern", attribute="work_start"),
    frame("finis termine débauche quitte sors", rf"{_NOT_NOW}(?P<object>(?:finis|termine|débauche"
          rf"|quitte le (?:boulot|bureau|travail)|sors du (?:boulot|bureau|travail))(?: (?:le "
          rf"(?:travail|boulot|taf)|de (?:travailler|bosser)|ma journée))?{_USUALLY} {_CLOCK})"
          rf"{_DONE}", "pattern", attribute="work_end"),
    frame("travaille bosse taffe travaillons bossons", rf"{_NOT_NOW}{WORKS}{_USUALLY} "
          r"(?P<object>(?:(?:du|le) \w+di (?:au|et le) \w+di )?"
          r"(?:de|entre) \d{1,2} ?h(?:eures?)?(?: ?\d\d)? (?:à|et) \S[^,;]*)", "identity",
          attribute="work_hours"),
    frame("suis serai sommes", rf"{_NOT_NOW}{BE} (?P<object>(?:dispo(?:nible)?s?|joignables?"
          rf"|libres?|en ligne|au bureau){_USUALLY} (?:à partir de|après|entre|dès|jusqu'à|de) "
          rf"\d[^,;]*){_DONE}", "pattern", attribute="availability"),
    frame("mange dîne déjeune dînons mangeons déjeunons prends pars prend part petit-déjeune soupe "
          "promène sors couche me", rf"{_NOT_NOW}(?P<object>(?:mange(?:ons)?|dîne|dînons|déjeune"
          r"(?:ons)?|petit-déjeune|soupe|prends (?:mon|le|ma) [\w' -]{3,30}?|pars (?:au|à la|de la"
          rf"|pour le) [\w -]{{3,20}}?|sors (?:le|la|mon|ma) \w+){_USUALLY} {_CLOCK}){_DONE}",
          "pattern"),
    frame("prends prend prenons garde gardons choisis utilise utilisons", rf"(?:prend(?:s|ons)?"
          rf"|gard(?:e|ons)|choisi(?:s|t|ssons)){OFTEN} (?!.*\b(?:ce (?:soir|midi|week)|demain"
          rf"|week-end|heures?)\b)(?P<object>(?:l'option |la version |le plan"
          r" )?(?!Monsieur|Madame|Uber|Instagram)(?-i:[A-ZÀ-Þ])[^,;\d]{1,30}?)(?: (?:pour|comme) "
          rf"[^,;]+)?{_DONE}", "decision", **EPISODIC),
    frame("digère supporte tolère", rf"(?:digère|supporte|tolère)(?: (?:très|super|hyper))? mal "
          r"(?:les |le |la |l')(?P<object>(?!chaleur|bruit|froid|remarque|critique|gens)[^,;]+?)"
          rf"{_DONE}", "identity", attribute="allergy/"),
    frame("suis", rf"{BE} sur (?:un |une )?(?P<object>(?:iPhone|Pixel|Galaxy|Samsung|Fairphone"
          rf"|Xiaomi|Huawei|OnePlus)\b[^,;]*?){_DONE}", "possession", attribute="phone"),
)  # fmt: skip

PASSING_CLAUSES: tuple[Frame, ...] = (
    frame("", rf"{_PERSON},? (?:est|c'est) (?:mon|ma|notre) (?:\w+ )?(?!pote\b|copain\b"
          r"|ami\b|amie\b|boîte|équipe)"
          rf"(?P<attribute>{RELATION_NAMES}){_DONE}", "identity",
          needs=(" mon ", " ma ", " notre ")),
    frame("", rf"{_PERSON} (?:n'|ne |)est plus (?:mon|ma|notre) (?:\w+ "
          rf")?(?:{RELATION_NAMES}){_DONE}",
          "end", effect="end", needs=("est plus",)),
    frame("l'anniversaire l'anniv", rf"l'anniv(?:ersaire)? de (?:mon|ma|notre) "
          rf"(?P<attribute>{RELATION_NAMES})(?: \w+)? (?:est|c'est|tombe) (?P<object>le \d[^,;]*)",
          "identity"),
    frame("utilise emploie mets garde", r"(?P<object>(?:utilise|emploie|mets|garde) (?:désormais"
          r"|dorénavant|à l'avenir|à"
          r" partir de maintenant|toujours) \S.*)", "instruction"),
    frame("raccourcir simplifier abréger détailler développer "
          "limiter", r"(?P<object>(?:raccourcir|simplifier|abréger"
          r"|détailler|développer|limiter) (?:davantage |un peu |plus )?(?:tes|vos) (?:réponses"
          r"|explications|phrases))\b.*",
          "instruction"),
    frame("toujours uniquement", r"(?:toujours|uniquement) (?P<object>(?:avec|sans) (?:une? "
          r"|des |d'|les |tes )?(?:exemples?"
          r"|sources?|code|emojis?|commentaires?|tableaux?|liens?|unités?)\b.*)", "instruction"),
    frame("mon ma", rf"(?:mon|ma) (?P<attribute>{ATTRIBUTE_NAMES}),? (?:n'est pas|c'est pas|ce "
          rf"n'est pas|est pas) (?:le |la "
          r"|l'|à )?(?P<old>[^,;]{1,30}?),? mais (?:le |la |l'|à |plutôt "
          r")*(?P<object>\S[^,;]*)", "identity",
          replaces=True),
    frame("", r"(?:les |le |la |l'|mon |ma |mes )?(?P<object>(?!ça|cela)[^,;:]{2,30}?), (?:je"
          r"|on) (?:ne |n'|l'|l’|les |ne l'"
          r"|ne les )*(?:ai|a|avons|utilise|regarde|bois|mange|fais) plus(?: du "
          r"tout)?[\s.!]*$", "end", effect="end",
          needs=(" plus",)),
    frame("ce", r"ce que (?:je|j') ?(?:préfère|aime|adore)(?: le plus)? [a-zà-ÿ]+(?:er|ir|re),? "
          r"(?:c'est|ce sont) "
          r"(?P<object>(?!quand|que|de\b)\S.*)", "preference"),
    frame("avant", r"avant,? (?:j'habitais|je vivais|j'étais) (?:à|en|au|aux|dans) "
          r"(?P<old>[^,;]{2,30}?),? (?:et |mais )?"
          r"(?:maintenant|aujourd'hui|désormais|là),? (?:je suis|je vis|j'habite|c'est) (?:à|en"
          r"|au|aux|dans)"
          rf" (?P<object>[^,;]+?){_DONE}", "identity", attribute="home", replaces=True),
    frame("en le la tous chaque d'habitude généralement normalement du", r"(?:en semaine|tous "
          r"les [\w-]+|le [\w-]+"
          r"|chaque \w+|d'habitude|en général|généralement|normalement|du \w+ au \w+),? (?:je|on"
          r"|nous) (?P<object>"
          rf"(?:me|se|nous) (?:lève|réveille"
          rf"|levons){_USUALLY} {_CLOCK}){_DONE}", "pattern", attribute="wake_up",
          needs=(" lèv", " lev", "réveil", "reveil")),
    frame("en le la tous chaque d'habitude généralement normalement du", r"(?:en semaine|tous "
          r"les [\w-]+|le [\w-]+"
          r"|chaque \w+|d'habitude|en général|généralement|normalement|du \w+ au \w+),? (?:je|on"
          r"|nous) (?P<object>"
          rf"(?:me|se|nous) (?:couche"
          rf"|couchons){_USUALLY} {_CLOCK}){_DONE}", "pattern", attribute="bedtime",
          needs=(" couch",)),
    frame("", r"(?P<attribute>[a-zà-ÿ][\w'-]+(?: [\w'-]+){0,2}) (?:préférée?|favorite?)\s?: "
          r"(?P<object>"
          r"(?!lequel|laquelle|aucun)\S.*)", "favourite", needs=(" préf", " pref", " favor")),
    frame("", r"(?:(?:les|la|le) |l')?(?P<object>(?!ça|cela|ce)[^,;:]{2,40}?),? c'est (?:mon "
          r"point faible|ma faiblesse|mon"
          r" péché mignon|ma vie|mon kiff?|ma came|mon dada|ma drogue|mon petit "
          r"plaisir)[\s.!]*$", "preference",
          needs=("c'est", "c’est")),
    frame("quand", r"quand tu (?:me |m')?(?:écris|codes|réponds|fais|expliques|donnes"
          r"|proposes|parles|montres|cites) ?[^,]{0,30}?,? (?P<object>(?:enlève|retire|laisse|mets"
          r"|utilise|ajoute|donne|évite|commente|explique|sois|reste) .*)", "instruction"),
    frame("mon ma", rf"(?:mon (?:réveil|téléphone)) (?P<object>sonne{_USUALLY} {_CLOCK}){_DONE}",
          "pattern", attribute="wake_up"),
    frame("mon ma mes", r"(?:mon|ma) (?:péché mignon|petit plaisir|grand plaisir|faiblesse"
          r"|drogue|plaisir coupable|kryptonite)(?:\s?:|,? c'est| est| reste) (?P<object>(?!de\b|d'"
          r"|que\b|pas\b)\S.*)", "preference"),
    frame("très", r"(?:très )?peu pour moi,? (?P<object>(?:les|le|la|l'|les) ?\S[^,;]*)",
          "preference", **_MINUS),
    frame("", r"(?:(?:les|la|le) |l')?(?P<object>(?!ça|cela|ce)[^,;:]{2,40}?),? (?:me stressent?"
          r"|me gonflent?|me saoulent?|me soûlent?|me gavent?|me fatiguent?)(?: (?:vraiment"
          rf"|trop|grave|beaucoup))*{_DONE}", "preference", needs=(" me ",), **_MINUS),
    frame("comme en", r"(?:comme|en) (?P<attribute>[\w' -]{3,30}?) (?:préférée?|favorite?),? "
          r"(?:j'ai"
          r"|je (?:dirais|choisis|mets|prends)|c'est) (?P<object>(?!pas\b|du mal)\S.*)",
          "favourite"),
    frame("c'est", r"c'est (?P<object>[^,;:]{2,40}?),? (?:mon|ma) (?P<attribute>[\w' -]{3,30}?) "
          rf"(?:préférée?|favorite?){_DONE}", "favourite", needs=("préf", "pref", "favor")),
    frame("pour selon", r"(?:pour|selon) moi,? (?:le|la) meilleure? (?P<attribute>film|livre|série"
          r"|jeu|plat|dessert|boisson|fromage|groupe|chanson|ville|pays|saison|sport|roman|langage"
          r"|éditeur|restaurant|animal|artiste|chanteu(?:r|se)|équipe|couleur|bière|vin)(?: du "
          r"monde| de tous les temps)?,? (?:c'est|est|reste) (?P<object>(?!de\b|celui|quand|que"
          r"\b)\S.*)", "favourite"),
    frame("", r"(?:le |la |l')?(?P<object>"
          rf"{LANGUAGE_NAMES}),? (?:est|c'est) ma langue (?:maternelle|natale){_DONE}", "identity",
          attribute="native_language", needs=("langue",)),
    frame("papa maman père mère parent parents jeune", r"(?:jeune )?(?:papa|maman|père|mère"
          r"|parents?)"
          r"(?: (?:solo|célibataire|comblée?))? (?:de |d')(?P<object>(?:\w+ )?(?:enfants?|filles?"
          r"|fils|garçons?|jumeaux|jumelles|gosses|ados?|loulous)\b[^,;]*)", "identity",
          attribute="children"),
    frame("en", r"en tant qu(?:e |')(?:papa|maman|père|mère|parent)(?: (?:solo|célibataire))? "
          r"(?:de "
          r"|d')(?P<object>[^,;]{3,40})", "identity", attribute="children"),
    frame("mon mes notre", r"mon (?:corps|organisme|estomac|ventre|système) (?:ne |n')?(?:tolère"
          r"|supporte|digère|accepte) pas (?:bien )?(?:les |le |la |l')?(?P<object>\S[^,;]*)",
          "identity", attribute="allergy/"),
    frame("mes allergies allergie", r"(?:mes |mon )?allergies?(?: connues?)?\s?: (?P<object>"
          r"(?!aucune|non|rien)\S.*)", "identity", attribute="allergy/"),
    frame("mon ma", r"(?:mon|ma) (?P<thing>tel|téléphone|portable|voiture|caisse|ordi|vélo|moto)"
          rf"\s?: (?P<object>{PROPER})", "identity"),
    frame("âgé âgée", r"âgée? de (?P<object>\d{1,3}) ans\b.*", "identity", attribute="age"),
    frame("chez", r"chez (?:moi|nous),? c'est (?:à|au|en|dans|sur) (?P<object>(?:(?-i:[A-Z])"
          r"|une? (?:petite? )?(?:village|ville|ferme|hameau)|l'(?-i:[A-Z])|la (?-i:[A-Z]))[^,;]*)",
          "identity", attribute="home"),
    frame("tu vous", r"(?:tu dois|vous devez|tu peux|il faut que tu) (?:me |m'|toujours "
          rf"|systématiquement )*(?P<object>{_SAY}(?: toujours)? {_HOW_TO_ANSWER})(?: (?:désormais"
          rf"|maintenant|stp|toujours))?{_DONE}", "instruction"),
    frame("dorénavant désormais maintenant à", r"(?:dorénavant|désormais|à l'avenir|à partir de "
          rf"maintenant),? (?:c'est |que )?(?P<object>{_HOW_TO_ANSWER})(?:,? (?:s'il te plaît|stp"
          rf"|svp|merci))?{_DONE}", "instruction"),
    frame("répondre parler écrire expliquer me m'écrire m'expliquer", rf"(?P<object>(?:me "
          rf"|m')?{_SAY}"
          rf" {_HOW_TO_ANSWER})(?: (?:désormais|dorénavant|maintenant|stp|à l'avenir))* "
          rf"?\??{_DONE}",
          "instruction"),
    frame("pose demande", r"(?P<object>(?:pose|demande)-moi (?:toujours |d'abord )?(?:(?:qu')?une "
          r"seule question|les questions une|une question à la fois|(?:toujours )?(?:confirmation"
          r"|mon avis|avant)|des précisions|si (?:quelque chose|un point|un truc|tu (?:hésites"
          r"|as un"
          r" doute)))\b.*)", "instruction"),
    frame("sois", rf"(?P<object>sois (?:toujours |plus |moins |très )*(?:bref|brève|concise?|direct"
          rf"|directe|clair|claire|cash|franc|franche|précise?)){_DONE}", "instruction"),
    frame("utilise emploie commente", r"(?P<object>(?:(?:utilise|emploie) (?:toujours )?les "
          r"(?:kilomètres|mètres|degrés|euros|celsius|unités \w+|guillemets \w+|accents)|commente "
          rf"(?:toujours )?(?:le|ton|tout le) code en {LANGUAGE_NAMES})\b.*)", "instruction"),
    frame("on nous", rf"(?:on|nous) (?:s'est|nous sommes) (?:séparée?s|quittée?s)(?: "
          rf"[^,;]{{3,20}})?"
          rf"[,;] (?P<object>{PROPER}) et moi\b.*", "end", effect="end"),
)  # fmt: skip
