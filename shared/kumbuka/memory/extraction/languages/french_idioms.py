"""French in fixed phrases: where somebody ended up, what is not for them, whose dog it is."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    EPISODIC,
    HAVE,
    JUST,
    LIVES,
    OFTEN,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.languages.french_words import JOBS
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_DONE = r"[\s.!]*$"
_DWELLING = r"(?:appart(?:ement)?|maison|studio|chambre|deux-pièces|duplex|loft|chalet)"
_SURE = r"(?: (?:définitivement|donc|finalement|plutôt|bien|du coup|officiellement|clairement))"
_KEPT = (
    r"(?:rendez-vous|rdv|notes|photos|mots de passe|fichiers|factures|tickets|recettes|contacts"
    r"|tâches|documents|mails|projets|listes|devis|playlists?|sauvegardes)"
)
_THE = r"(?:(?:les|la|le) |l')?"
_CLASS = (
    r"(?:maternelle|(?:petite|moyenne|grande) section|cp|ce[12]|cm[12]|sixième|cinquième|quatrième"
    r"|troisième|seconde|première|terminale|[3-6] ?(?:e|ème)|[12] ?(?:re|nde|de)|primaire|crèche"
    r"|prépa|fac|(?:première|deuxième|troisième|dernière) année(?: d(?:e |')[^,;]+?)?)"
)
_WHEN = (
    r"(?: (?:à la rentrée|cette année|maintenant|l'an(?:née)? prochaine?|en (?:septembre|janvier)"
    r"|bientôt|depuis [^,;]+))?"
)
_TOPIC = r"(?P<object>(?!ça|cela|ce\b|ton|ta\b|cette)[^,;:!?.]{2,40}?)"

IDIOM_FRAMES: tuple[Frame, ...] = (
    frame("entre rentre passe est suis a ai", rf"(?:(?:r?entre|passe|{BE}|(?:ai|a) commencé)"
          rf"{OFTEN} (?:en|à la) |entre (?:au|à l'))(?P<object>{_CLASS}(?: (?-i:[A-Z]{{1,4}}))?"
          rf"|collège|lycée|école primaire){_WHEN}{_DONE}", "identity", attribute="studies"),
    frame("commence", rf"commence{OFTEN} (?:le |la |l'|sa |son )(?P<object>{_CLASS}|collège|lycée"
          rf"|école){_WHEN}{_DONE}", "identity", attribute="studies"),
    frame("n' habite n'habite ne vis habitons vivons", rf"(?:ne |n')?{LIVES} plus (?:à|en|au|aux"
          r"|dans) (?P<old>[^,;]{2,30}?),? mais (?:à|en|au|aux|dans) (?P<object>\S[^,;]*)",
          "identity", attribute="home", replaces=True, needs=(" plus ",)),
    frame("fais ai fait", r"(?:fais|fait|ai|a) (?:de l'|des |une |de la |un )(?:\w+ )?(?:urticaire"
          r"|plaques|boutons|réactions?|crises? d'asthme|eczéma|œdème|rougeurs"
          r"|allergie)(?: [a-zà-ÿ']+)?"
          r"(?: (?:dès que|quand|si|chaque fois que) (?:je|j'|il|elle|on) ?(?:en )?(?:mange|bois"
          r"|boit|touche|avale|prends|prend)) (?:de la |de l'|du |des |les? |la |un |une )?"
          rf"(?P<object>\S[^,;]*?){_DONE}", "identity", attribute="allergy/"),
    frame("ai a avons", rf"{HAVE} (?:fait|suivi|commencé) (?:mes|ses|nos) études (?:à|en|au|aux) "
          rf"(?P<object>\S[^,;]*?){_DONE}", "identity", attribute="school"),
    frame("ai a avons possède possédons", rf"(?:{HAVE}|possède|possédons){OFTEN} (?P<object>(?:deux"
          r"|trois|quatre|cinq|six|plusieurs|\d+) (?:[a-zà-ÿ]+ )?(?:guitares|vélos|voitures|motos"
          r"|ordinateurs|ordis|montres|consoles|pianos|violons|tablettes|téléphones|appareils photo"
          rf"|imprimantes|télés|scooters|bateaux|caravanes|ruches)(?: [^,;]+?)?){_DONE}",
          "possession"),
    frame("stocke stockons sauvegarde sauvegardons garde gardons range rangeons mets met mettons "
          "note "
          "notons écris centralise", rf"(?:stock|sauvegard|gard|rang|mets?|mettons|not|écri"
          rf"|centralis)"
          rf"(?:e|ons|eons|s|t)?{OFTEN} tout (?:sur|dans|chez|avec) (?:une? |mon |ma |notre )?"
          rf"(?P<object>{PROPER}){_DONE}", "tool"),
    frame("développe développons code programme fais crée conçois dessine monte",
          rf"(?:développ(?:e|ons)|code|programme|fais|crée|conçois|dessine|monte){OFTEN} (?:des "
          rf"|mes |nos "
          rf"|les )[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:avec|en|sous|sur) (?P<object>{PROPER}){_DONE}",
          "tool"),
    frame("dessine écris joue code bosse travaille", rf"(?:dessine|écris|joue|code|bosse|travaille)"
          rf"{OFTEN} sur (?P<object>ipad(?: pro)?|iphone|mac(?:book)?|tablette|imac)(?: (?:avec"
          rf"|via)"
          rf" [^,;]+)?{_DONE}", "possession", topics=OWNED),
    frame("passe passons", rf"pass(?:e|ons){OFTEN} (?:à|sur|sous"
          rf"|chez) (?P<object>{PROPER})(?: (?:dès"
          r" (?:maintenant|demain|lundi|janvier)|maintenant|désormais|à partir d[e'] ?[^,;]+|en "
          rf"(?:production|prod)|pour de bon|définitivement)){_DONE}", "decision", **EPISODIC),
    frame("achète achetons garde gardons commande", rf"(?:achète|achetons|garde|gardons"
          rf"|commande){OFTEN} "
          r"(?P<object>(?:le |la |l'|les )(?!chien|chat|petit|enfant|gosse|pain|bébé)\S[^,;]*?)"
          rf"(?: finalement)?{_DONE}", "decision", if_changed=True, **EPISODIC),
    frame("ne travaille bosse", rf"(?:ne )?(?:travaille|bosse) plus (?:comme|en tant que?) "
          rf"(?P<object>\S[^,;]*?){_DONE}", "end", effect="end"),
    frame("me nous", r"(?:me lance|nous lançons) dans (?:une? |des )(?P<object>(?:formation"
          r"|reconversion"
          r"|études|licence|master|thèse|école|cap|bts|apprentissage)\b[^,;]*)", "identity",
          attribute="studies"),
    frame("viens vient me s'est", r"(?:viens|vient) (?:enfin |juste )?de (?:me|se) faire "
          r"(?:embaucher|recruter|engager) (?:chez|par|à la|à l'|au|à) ?(?P<object>\S[^,;]*)",
          "identity", attribute="employer", replaces=True),
    frame("me", r"me (?:suis )?(?:fait|faite) (?:embaucher|recruter|engager) (?:chez|par|à la|à l'"
          r"|au|à) ?(?P<object>\S[^,;]*)", "identity", attribute="employer", replaces=True),
    frame("viens vient venons", rf"(?:viens|vient|venons) (?:enfin |juste |tout juste )?de passer "
          rf"(?:à |au |aux |à la |sur |sous )(?:l'|un "
          rf"|une )?(?P<object>(?:i(?=(?-i:[A-Z])))?{PROPER}){_DONE}", "tool",
          replaces=True),
    frame("me", r"me (?:suis (?:re)?mise?|mets|remets)(?: (?:doucement|sérieusement|enfin"
          r"|récemment|un peu))* (?:à la |à l'|au |aux |à )(?P<object>(?!la |l'|table|jour|côté"
          r"|travail\b"
          r"|l'abri|l'aise|place|fond|plusieurs|\w+(?:er|ir|re)\b|\d)\S[^,;]*)", "identity",
          attribute="learning/", topics=frozenset({"sport", "hobby", "instrument"})),
    frame("ai a avons", rf"{HAVE}{JUST} (?:revendu|bradé|cédé) (?:mon |ma |mes |notre |nos "
          rf"|la |le |l')(?P<object>(?!monnaie|livre|copie|devoir|dossier)\S[^,;]*?){_DONE}", "end",
          effect="end"),
    frame("ai a avons possède", rf"(?:{HAVE}|possède){OFTEN} (?:une |(?:une )?vieille |(?:une "
          r")?petite )+(?P<object>(?:[1-5]0[0-9]|[1-5]00[0-9]|c[1-5]|ds[345]|2cv|deux-chevaux|4l"
          rf"|r5|r19|205|206)(?: (?:hdi|gti|sw|cc|break|diesel|essence))?)(?: et [^,;]+)?{_DONE}",
          "possession", attribute="car"),
    frame("écris tape bosse travaille joue code", rf"(?:écris|tape|bosse|travaille|joue|code)"
          rf"{OFTEN} sur (?:un |une |mon |ma )(?:(?:petite?|vieux|vieil|vieille|gros) )*(?P<object>"
          rf"{PROPER}){_DONE}", "possession"),
    frame("communique s'organise s'écrit communiquons échange échangeons discute discutons parle "
          "parlons organise",
          rf"(?:communiqu(?:e|ons)|échang(?:e|eons)|discut(?:e|ons)|se parle|s'organise"
          rf"|s'écrit){OFTEN} (?:sur|via"
          rf"|par) (?P<object>{PROPER})(?: (?:avec|entre|au) [^,;]+)?{_DONE}", "tool"),
    frame("part pars partons reste restons", rf"(?:pars|part|partons|reste|restons){_SURE}+ (?:sur"
          r"|avec|chez) (?P<object>(?!mes|mon|ma\b|des)\S[^,;]*)", "decision", **EPISODIC),
    frame("suis est bosse travaille", r"(?:(?:bosse|travaille) (?:à la caisse|au rayon [\w-]+|en "
          r"rayons?)|(?:suis|est|bosse|travaille) (?:à la (?:compta|plonge|sécurité)|au (?:drive"
          r"|service \w+)|en (?:cuisine|salle)|à l'accueil)) (?:chez|à|au) (?P<object>\S[^,;]*)",
          "identity", attribute="employer"),
    frame("ai avons a viens", rf"{HAVE}{OFTEN} (?:une? )(?:petit |nouveau )?(?:poste|job|boulot"
          rf"|taf|mi-temps"
          r"|cdi|cdd|contrat|stage|alternance) (?:chez|à la|au|dans) (?P<object>(?!temps"
          r"|mi-temps)\S"
          r"[^,;]*)", "identity", attribute="employer"),
    frame("ai avons a", rf"{HAVE}{JUST} (?:loué|trouvé|pris|acheté) (?:une? )(?:petite? |grande? )?"
          rf"{_DWELLING} (?:à|en|au|près de) (?P<object>(?!louer|vendre|deux"
          rf"|trois)\S[^,;]*?){_DONE}",
          "identity", attribute="home", replaces=True),
    frame("ai avons a suis", rf"(?:{HAVE}{JUST} atterri|(?:suis|est) (?:restée?|posée?)) (?:à|en"
          rf"|au) "
          rf"(?P<object>(?!.*\b(?:ce|cet|hier|demain)\b|la maison|table|jeun|terre|forme|ligne"
          rf"|pied)\S[^,;]*?){_DONE}", "identity",
          attribute="home", replaces=True, needs=("atterri", "posé")),
    frame("conduis conduit", r"(?:conduis|conduit) (?P<object>(?:une? |des |le |les )?(?:bus"
          r"|camions?"
          r"|poids lourds?|trains?|métro|trams?(?:way)?|taxi|cars? scolaires?|semi-remorques?)\b"
          r"[^,;]*)", "identity", attribute="job"),
    frame("repasse passe prépare", r"(?:repasse|passe|prépare) (?:mon|le) (?P<object>(?:bac(?! "
          r"à)|brevet"
          r"|cap|bts|daeu|concours)\b[^,;]*)", "identity", attribute="studies"),
    frame("me", r"me lasse (?:jamais|pas) (?:de la |de l'|du |des |de |d')(?P<object>\S[^,;]*)",
          "preference"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:beaucoup de |énormément de |un peu de |vraiment du "
          r"|toujours du )mal avec (?P<object>(?!toi|ça|cette|ce\b)\S[^,;]*)", "preference",
          **_MINUS),
    frame("gagne", r"gagne (?:ma|mon) (?:croûte|pain) (?:comme|en tant que?|en étant) (?:une? )?"
          r"(?P<object>\S[^,;]*)", "identity", attribute="job"),
    frame("sommes est suis", rf"{BE}{JUST} restée?s? (?:chez|avec|fidèles? à) (?P<object>(?!toi|lui"
          r"|elle|moi|nous|eux|mes|mon|ma\b)\S[^,;]*)", "decision", **EPISODIC),
    frame("suis", rf"{BE} (?P<object>(?:bélier|taureau|gémeaux?|scorpion|sagittaire|capricorne"
          r"|verseau|poissons)(?: ascendant [\w-]+)?|(?:lion|vierge|balance|cancer) ascendant "
          r"[\w-]+)"
          rf"{_DONE}", "identity", attribute="star_sign"),
)  # fmt: skip

_TRADE_NEEDED = (
    *("eur", "euse", "trice", "ier", "ière", "iere", "iste", "ien", "logue", "graphe", "prof"),
    *("médecin", "medecin", "kiné", "kine", "psy", "chef", "ingé", "inge", "agent", "dév", "dev"),
    *("aide", "avocat", "architecte", "comptable", "cadre", "pilote", "secrétaire", "vétérinaire"),
    *("cadre", "étudiant", "retrait", "designer", "freelance", "notaire", "boulang", "boucher"),
)
TRADE_FRAMES: tuple[Frame, ...] = (
    frame("", rf"(?!s?uis |ai |as? |est |sont |ne |n'|me |m'|vais |fais |peux |dois |veux )"
          rf"(?:une? )?(?P<object>(?:{JOBS})(?![\w-])(?: (?:en|de|du|des|d'|chez|à|au|dans"
          r"|pour|indépendante?|libérale?|freelance|retraitée?|municipale?|[a-z]+e?)[^,;:!?]"
          rf"{{0,40}}?)?)(?: depuis [^,;]+)?{_DONE}", "identity", attribute="job",
          needs=_TRADE_NEEDED, confidence=0.7),
)  # fmt: skip
"""Behind a name: "je m'appelle Paul, médecin à Nantes"."""

IDIOM_CLAUSES: tuple[Frame, ...] = (
    frame("on tout ma mes mon les", r"(?:on|tout le monde|(?:mes|ma|mon|les) [\w-]+(?: [\w-]+)?) "
          r"(?:me surnomm(?:e|ent)|m'(?:a|ont)(?: toujours)? (?:surnommé|appelé)e?)(?: "
          r"(?:toujours|tous|souvent))* (?P<object>(?!quand|si\b|hier|ce\b|pour)[^\s,;.!]+)"
          rf"(?: depuis [^,;]+| au [^,;]+)?{_DONE}", "identity", attribute="name"),
    frame("le la les l'", r"(?:le |la |l')(?P<attribute>[\w'-]+(?: [\w'-]+)?) que (?:je préfère|"
          r"j'aime le plus)(?: (?:au monde|de tous|de loin|par-dessus tout))?,? (?:c'est|est"
          r"|reste) (?P<object>(?!celle|celui|quand|que\b|pas\b|ton|ta\b)\S.*)", "favourite"),
    frame("mon le", r"(?:mon|le) (?P<attribute>café|thé|chocolat|expresso|steak|pain),? (?:c'est"
          r"|je l'aime|je le (?:bois|prends|veux|mange))(?: (?:toujours|bien|très|que|plutôt))* "
          r"(?P<object>(?:sans |avec |noir|nature|corsé|serré|allongé|bien |bleu|saignant|à point"
          r"|sucré|au |à la |très |long|court|décaféiné)[^,;]*)", "preference"),
    frame("jamais pas", r"(?P<negated>jamais|pas) (?:de |d'|du |des )(?P<object>(?:café|thé|alcool"
          r"|viande|sucre|écran|écrans|téléphone|portable|porc|lait|gluten|dessert|soda|sel)s?"
          r"(?: (?:après|avant|le|la|à|au|entre|pendant|dans) [^,;]+?)?) (?:pour moi|chez moi|chez "
          rf"nous){_DONE}", "preference"),
    frame("un une", r"(?P<object>une? (?:jour|soir|matin|dimanche|samedi|week-?end|lundi|mardi"
          r"|mercredi|jeudi|vendredi|semaine|été|année) sur (?:deux|trois|quatre),? (?:je |j'|on "
          r"|nous )(?!ai \w+é\b|a une? (?:panne|bug|souci|erreur|problème))\S[^,;]*)", "pattern"),
    frame("des", r"(?P<object>des (?:réponses|phrases|explications|exemples) (?:(?:plus|très|bien"
          r"|assez) )?(?:courtes?|brèves?|simples?|concises?|concrets?|précises?|détaillées?"
          rf"|claires?|directes?))(?:,? (?:s'il te plaît|stp|svp|merci))?{_DONE}", "instruction"),
    frame("faire conduire prendre attendre ranger repasser nettoyer cuisiner",
          r"(?P<object>(?:faire|conduire|prendre|attendre|ranger|repasser|nettoyer"
          r"|cuisiner) [^,;:!?.]{2,30}?),"
          rf" (?:quelle (?:horreur|corvée|plaie)|c'est (?:pas|non) pour moi|beurk){_DONE}",
          "preference", **_MINUS),
    frame("", rf"{_THE}{_TOPIC}, (?:non merci|sans façon|je (?:ne )?peux (?:juste |vraiment )?pas)"
          rf"{_DONE}", "preference", needs=("non merci", "sans fa", "peux "), **_MINUS),
    frame("sans", r"sans (?:mon |ma |mes |le |la |les |un |une )?(?P<object>(?!toi|lui|elle|ça|ce\b"
          r"|ton|ta\b|doute)[^,;:!?.]{2,30}?),? (?:je|j'|on) ?(?:ne |n')?(?:suis (?:bonne?"
          r"|capable) "
          r"(?:à|de) rien|fonctionne pas|démarre pas|tiens pas|survis pas|peux pas (?:vivre"
          rf"|commencer|fonctionner|travailler)|suis perdue?)(?: [^,;]+)?{_DONE}", "preference"),
    frame("de parmi entre", r"(?:de|parmi|entre) (?:tous|toutes) les [a-zà-ÿ -]{3,25},? (?P<object>"
          r"(?!c'est|je\b|il\b|elle\b)[^,;]{2,40}?),? (?:c'est|est|reste) (?:de loin )?(?:mon|ma) "
          rf"(?:préférée?|favorite?){_DONE}", "preference"),
    frame("comme", r"comme (?P<attribute>[\w' -]{3,20}?),? (?:ma préférence va (?:à la |à l'|au "
          r"|aux |à )|je préfère (?:de loin )?(?:la |le |les |l'))"
          r"(?P<object>\S[^,;]*)", "favourite"),
    frame("", rf"{_THE}{_TOPIC},? c'est (?:toute )?(?:ma vie|mon oxygène|ma raison de vivre|sacré"
          rf"){_DONE}", "preference", needs=("c'est", "c’est", "c est")),
    frame("", rf"{_THE}{_TOPIC},? (?:c'est (?:non|mort|niet|hors de question)|ça me parle pas"
          rf"|ça le "
          rf"fait pas|c'est sans moi)(?: pour moi)?{_DONE}", "preference", needs=("pour moi",
          "parle pas", "fait pas", "sans moi"), **_MINUS),
    frame("tous toutes mes mon", rf"(?:tous |toutes )?(?:mes|nos) (?P<thing>{_KEPT}) (?:sont|vont"
          rf"|finissent|restent)(?: (?:tous|toutes|toujours))* (?:dans|sur|chez) "
          rf"(?P<object>{PROPER})"
          rf"{_DONE}", "tool"),
    frame("tu on laisse", r"(?:tu peux |on peut )?(?P<object>(?:laisser?|arrêter?) (?:tomber )?le "
          rf"(?:vouvoiement|vous|tutoiement)){_DONE}", "instruction", attribute="address_form"),
    frame("tout", r"tout ce que (?:j'ai|je t'ai) (?:dit|raconté|écrit)(?: \w+)? (?:sur|à propos "
          r"de) "
          r"(?P<object>[^,;]{2,40}?),? tu peux (?:l'|le )?(?:oublier|effacer|supprimer)\b.*", "end",
          effect="end"),
    frame("le la", r"(?:le|la) (?P<attribute>film|livre|disque|chanson|série|album|roman|jeu) "
          r"de ma "
          r"vie,? (?:c'est|est|reste) (?P<object>\S.*)", "favourite"),
    frame("c'est", r"c'est (?:à|en|au|dans) (?P<object>[^,;]{2,30}?) que (?:j'habite|je vis|je "
          r"loge)"
          r"\b.*", "identity", attribute="home"),
    frame("dans chez", r"(?:dans (?:notre|ma|mon|la) (?:boîte|entreprise|équipe|service|cabinet"
          r"|école"
          r"|asso)|chez nous),? tout (?:passe|se fait|tourne) (?:par|sur|avec|via) (?P<object>"
          rf"[\w.+-]+(?: [\w.+-]+)?){_DONE}", "tool"),
    frame("coucou bonjour salut hello bonsoir hey", r"(?:coucou|bonjour|salut|hello|bonsoir"
          r"|hey)[\s,]+"
          r"(?:moi )?c'est (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+) (?:de|d') ?(?-i:[A-ZÀ-Þ])[\w-]+"
          rf"{_DONE}", "identity", attribute="name"),
)  # fmt: skip
