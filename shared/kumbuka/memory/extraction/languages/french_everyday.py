"""French decisions, habits, things and tools, and what people leave behind, as they are told."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    EPISODIC,
    HAVE,
    JUST,
    NO,
    OBJECT,
    OFTEN,
    ONE,
    PROPER,
    SHORT,
    TO,
    frame,
)
from kumbuka.memory.extraction.languages.french_people import PETS
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_DAY = r"(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)s?"
_PART = r"(?:matin|midi|soir|après-midi|nuit|aprem)s?"
TIME = (
    r"(?:(?:presque |quasiment )?(?:tous les|toutes les|chaque) (?!fois)[\w-]+(?: (?:du (?:mois|"
    rf"matin)|semaines?|jours?|mois|ans|{_PART}))?"
    rf"|(?:le|les|la) (?:{_DAY}|{_PART})(?: {_PART})?(?! (?:\d|même|prochain|dernier|où|de ))"
    rf"|du {_DAY} au {_DAY}|en (?:semaine|hiver|été|vacances|voyage|général)|l'(?:été|hiver)"
    r"|au (?:petit[- ]déj\w*(?:euner)?|réveil|goûter|déjeuner|dîner|boulot|bureau)"
    r"|(?:pendant|à|durant) (?:la|ma|notre) pause(?: \w+){0,2}?"
    r"|(?:pendant|sur|à|dans) (?:mon|mes) (?:temps libre|heures perdues|moments perdus|loisirs"
    r"|vacances)|(?:avant|après) (?:chaque |le |la "
    r"|mon |ma )[\w -]{2,20}?|avant d(?:e |')(?!dire|répondre|tout\b|signer)[\w' -]{3,30}?|dès le "
    r"(?:matin|réveil|lever)|de bon matin|tôt le matin"
    r"|(?:une|deux|trois|quatre|cinq|\d) fois (?:par|tous les|toutes les) [\w ]{2,12}?|\d x par \w+"
    r"|un (?:jour|soir|week-?end) sur (?:deux|trois)|souvent|généralement|habituellement|d'habitude"
    r"|d'hab|régulièrement|normalement|la plupart du temps|quotidiennement|traditionnellement)"
)
_STRIPPED = (
    r"(?:(?:pars?t?|partons|partira|prends?|prenons|prendra|garde|gardons|utilise\w*|passe\w*"
    r"|reste\w*|migre\w*|fais|fait|faisons|fera|va|vais|choisi\w*|opte|bascule|adopte\w*|signe"
    r"|achète|part) )?(?:(?:donc|finalement|bien|plutôt) )?(?:partir |prendre |rester |passer )?"
    r"(?:sur |à la |à l'|à |au |avec |vers |chez |pour |en )?"
)
_DECIDED = (
    r"(?:c'est (?:décidé|acté|tranché|validé|réglé|signé|officiel|choisi|voté|arrêté|bouclé)"
    r"|(?:la |ma |notre )?décision (?:est )?prise|(?:le|mon|notre) choix est (?:fait|arrêté)"
    r"|(?:j'ai|on a|nous avons|l'équipe a|la boîte a) (?:enfin |finalement |bien )?(?:tranché|voté"
    r"|fait (?:mon|notre) choix|pris (?:ma|notre|une|la) décision))"
)
_KEPT = (
    r"(?:gère|gérons|stocke|stockons|prends|prenons|note|notons|écoute|monte|héberge|hébergeons"
    r"|déploie|déployons|range|classe|suis|retouche|édite|rédige|écris|écrivons|organise|planifie"
    r"|sauvegarde|sauvegardons|lis|regarde|tiens|paie|commande|achète|conçois|dessine|build|teste"
    r"|versionne|enregistre|garde|mets|mettons|centralise|documente|fais|faisons|synchronise"
    r"|archive|compile|publie|publions|partage|partageons|maquette|prépare|facture|imprime|scanne"
    r"|traite|crée|composons|compose|produis|mixe|numérise|tape|design|poste|anime|streame)"
)
_VIA = r"(?:sur|dans|avec|via|chez|sous|en|par)"
_NOT_A_TOOL = (
    r"(?!(?:moi|toi|lui|eux|nous|vous|ma|mon|mes|ton|ta|tes|un|une|le|la|les|ce|cette|cet|ça"
    r"|plaisir|soin|attention|cours|train|avance|ligne|général|ce|papier|amour|quelqu)\b|l'|d')"
)
_OWNED = (
    r"(?:machine à [\w ]{3,20}?|camping-car|van(?: aménagé)?|caravane|jardin|potager|balcon"
    r"|terrasse|piscine|piano(?: droit| à queue)?|lave-vaisselle|four \w+|friteuse|air ?fryer"
    r"|thermomix|robot \w+|cookeo|aspirateur \w+|imprimante(?: 3d| laser)?|enceinte \w+|trottinette"
    r"(?: électrique)?|poêle à \w+|cheminée|bateau|voilier|canoë|kayak|vidéoprojecteur|télé\w*"
    r"|pompe à chaleur|panneaux solaires|maison(?: [\w-]+){0,3}|résidence secondaire|chalet|cave"
    r"|garage|drone|serre|yaourtière|barbecue|jacuzzi|gravel|tandem|utilitaire|van|tracteur"
    r"|remorque"
    r"|parcelle|terrain|verger|ferme|gîte|atelier|wok|plancha|télescope|microscope|machine à coudre"
    r"|platine|vinyles|ampli|synthé|guitare \w+|carte graphique|raspberry(?: pi)?|nas|serveur "
    r"perso)"
)

SWITCH_FRAMES: tuple[Frame, ...] = (
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:abandonné|quitté|lâché|délaissé|laissé tomber|viré"
          rf"|largué|plaqué|arrêté|désinstallé|remplacé|troqué) {ONE}(?P<old>(?!pas\b|tout\b)"
          r"[^,;]{2,40}?) (?:pour (?:passer (?:à|sous|sur|chez) |mettre |installer |prendre "
          r"|adopter"
          r" |rejoindre |revenir (?:à|sur|sous) )?|au profit d(?:e l'|e |u |es )|en faveur d(?:e "
          r"|u )"
          rf"|et (?:suis |je suis )?passée?s? (?:à|sous|sur|chez) ){ONE}(?P<object>(?!faire|être"
          r"|me\b|m'|de bon|toujours|le moment|l'instant|aller|raison|des raisons|avoir|\w+er\b)"
          r"\S.*)", "tool", replaces=True),
    frame("suis est sommes", rf"{BE}{JUST} (?:passée?s?|repassée?s?|partie?s?|revenue?s?) (?:chez"
          rf"|sous|sur|à) (?P<object>(?!autre|table|côté){PROPER})[.!\s]*$", "tool",
          replaces=True),
    frame("me s'est nous", rf"(?:me suis|s'est|nous sommes){JUST} (?:re)?mise?s? {TO}"
          r"(?P<object>(?!table|genoux|jour|l'aise|place|travailler|faire|\w+(?:er|ir|re)\b)\S.*)",
          "pattern", replaces=True),
    frame("bois mange prends prend bois utilise utilisons lis fais", r"(?P<object>(?:bois|mange"
          r"|prends|utilise|utilisons|lis|fais) [^,;]{2,40}? (?:maintenant|désormais|à présent)),?"
          r" (?:et )?(?:plus|pas|fini) (?:de la |de l'|du |des |de |d'|le |la )?(?P<old>\S.*)",
          "pattern", replaces=True),
    frame("ai a avons", rf"{HAVE}{JUST} (?:quitté|lâché|plaqué) (?:mon|ma|mes) (?:travail|job"
          r"|boulot"
          r"|poste|taf|cdi|emploi|place) (?:chez|à la|à l'|au|à|dans) ?(?P<object>\S[^,;]*)", "end",
          **_END),
    frame("joue jouons ne n'écoute va vais", rf"{NO}(?:joue|jouons|vais|va|crois|touche|participe"
          rf"){OFTEN} plus(?: jamais)? (?:à la |à l'|au |aux |à |chez |sur )(?P<object>(?!rien|ça"
          r"|moi)\S[^,;]*)", "end", needs=(" plus ",), **_END),
    frame("ai a avons", rf"{HAVE}{JUST} (?:résilié|désinstallé|viré|bazardé|dégagé|mis fin à"
          r"|annulé|arrêté|stoppé|clôturé|jeté|balancé) "
          r"(?:(?:mon|ma|mes|notre|l'|le|la) ?)?(?:(?:abonnement|compte|forfait|contrat|carte) "
          r"(?:à |chez |de |au )?)?(?P<object>(?!de\b|tout\b|là\b|hier|ce\b|une réunion|rendez)"
          r"(?![^,;]* pour )\S[^,;]*)", "end", **_END),
    frame("s'est me suis nous ai avons a", rf"(?:s'est|me suis|nous sommes|{HAVE}){JUST} "
          r"(?:séparée?s?"
          r"|divorcée?|rompu|quittée?s?)(?: (?:avec|de|d'avec))? ?(?P<object>(?-i:[A-ZÀ-Þ])[\w-]+)"
          r"[.!\s]*$", "end", **_END),
)  # fmt: skip

DECISION_FRAMES: tuple[Frame, ...] = (
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:renoncé|dit non) {TO}{OBJECT}", "decision",
          **EPISODIC, **_MINUS),
    frame("ne prendrai prendrons prendra garderai garderons choisirons choisirai achèterons "
          "achèterai commanderons commanderai opterons opterai", r"(?P<negated>ne )?(?:prendr"
          r"|garder|choisir|achèter"
          r"|commander|opter)(?:ai|ons|a)(?: (?:donc|finalement|plutôt|bien|pour|pas"
          r"|plus))* (?P<object>"
          r"(?!ta\b|ton\b|cette|ce\b)\S.*)", "decision", if_changed=True, **EPISODIC),
    frame("me nous s'est", rf"(?:me suis|nous sommes|s'est){JUST} inscrite?s? (?:à la |à l'|à |au "
          r"|aux |en |dans )(?P<object>(?!la newsletter|ton|ta\b|votre|vos)\S[^,;]*)", "decision",
          **EPISODIC),
    frame("s'est nous sommes me suis est", rf"(?:s'est|nous sommes|me suis|sommes|est|suis|s'est "
          rf"tous){JUST}(?: (?:tous|toutes))? (?:mise?s? d'accord|tombée?s? d'accord|décidée?s?"
          r"|fixée?s?|arrêtée?s?|entendue?s?|rabattue?s?) (?:sur|pour|à) (?:qu'on )?"
          r"(?:prendre |utiliser |partir sur |passer (?:à|sur) )?"
          r"(?P<object>(?!ce point|ça\b|cela|toi\b)\S.*)", "decision", **EPISODIC),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:validé|acté|voté|entériné|arrêté) (?:le choix d(?:e "
          r"|')|(?:mon|notre) choix sur |pour |l'idée de |la migration vers |le passage à )"
          r"(?P<object>\S.*)", "decision", **EPISODIC),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:choisi|pris|retenu) l'option (?P<object>(?!a\b|b\b"
          r"|\d)"
          r"\S.*)", "decision", **EPISODIC),
    frame("ai a avons", rf"{HAVE}{JUST} (?:convenu|décidé) (?:de |d')(?:passer|partir|rester"
          r"|migrer)"
          r" (?:à|sur|vers|avec) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("vais va allons", r"(?:vais|va|allons) (?:donc |bien )?(?:finalement|plutôt|désormais) "
          r"(?:prendre|partir|choisir|utiliser|garder|rester|acheter|faire|passer|opter)"
          r" (?:sur |avec |à |pour )?(?P<object>(?!ta|ton|votre|cette|ce\b)\S.*)",
          "decision", **EPISODIC),
    frame("prends prend prenons choisis", r"(?:prends|prend|prenons|choisis|choisit|choisissons)"
          rf"{OFTEN} (?P<object>(?!ta|ton|votre|cette|ce\b|ça|la (?:première|deuxième)|du\b|de la)"
          r"\S.*)", "decision", if_changed=True, **EPISODIC),
)  # fmt: skip

_PASTIMES = (
    r"(?:chante|danse|peins|dessine|tricote|couds|jardine|randonne|grimpe|pêche|bricole|brode"
    r"|médite|surfe|skie|photographie|sculpte|navigue|pagaie|jongle|mixe|crochète)"
)
_PLACED = (
    r"(?:dans (?:une?|le|la|notre) [^,;]+|en (?:club|chorale|salle|amateur|mer|forêt"
    r"|compétition|groupe|orchestre|extérieur|montagne)[^,;]*|au [^,;]+|à (?:la|l') ?[^,;]+"
    r"|beaucoup|pas mal|pour le plaisir|depuis [^,;]+|moi-même|à mes heures perdues)"
)
_MONTH = r"(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
_AHEAD = (
    rf"(?:(?:en|à partir d(?:e |')|début|fin|courant) ?{_MONTH}|à (?:la rentrée|l'automne|Noël"
    r"|Pâques)|l'an(?:née)? prochaine?|cet (?:été|hiver|automne)|au printemps|le mois prochain"
    r"|dans (?:deux|trois|quatre|cinq|six|quelques) mois|après les vacances)"
)
_LEAVES = (
    r"(?:(?:pars?|partons) (?:vivre|m'installer|étudier|travailler|enseigner|un an|une année"
    r"|six mois|en Erasmus|en congé (?:parental|maternité|sabbatique)|à la retraite))"
)

FINALLY_FRAMES: tuple[Frame, ...] = (
    frame("chante danse peins dessine tricote couds jardine randonne grimpe pêche bricole brode "
          "médite surfe skie photographie sculpte navigue pagaie jongle mixe crochète",
          r"(?!.*\b(?:aujourd'hui|ce soir|demain|hier|maintenant|ce week)\b)"
          rf"(?P<object>{_PASTIMES}(?: {_PLACED})*)[\s.!]*$", "pattern"),
    frame("m'entraîne nous prépare préparons vise visons", r"(?P<object>(?:m'entraîne"
          r"|nous entraînons)(?: dur)?"
          r" pour [^,;]+|(?:prépar|vis)(?:e|ons) (?:une?|mon|ma|le|notre) (?:(?:premier"
          r"|première) )?"
          r"(?:(?:semi-?)?marathon|trail|triathlon|ironman|ultra|10 ?km)\b[^,;]*)", "pattern"),
    frame("fais fait faisons", r"(?P<object>(?:fais|fait|faisons) (?:la navette|l'aller-retour"
          r"|les allers-retours|le trajet) (?:entre|de|tous|chaque)[^,;]*)", "pattern",
          attribute="commute"),
    frame("suis est sommes", rf"(?P<object>{BE}{OFTEN} (?:en (?:repos|congé|télétravail"
          r"|déplacement|cours|week-end)|de (?:repos|garde|nuit|service|permanence|matin|astreinte)"
          r"|off|libre|indisponible|au bureau|à la maison|chez (?:moi|mes \w+)) (?:tous|toutes"
          r"|chaque|un \w+ sur|du \w+ au"
          rf"|les? {_DAY}(?! (?:\d|prochain|dernier)))\b[^,;]*)", "pattern"),
    frame("déménage déménageons emménage emménageons m'installe nous", r"(?:(?:re)?déménag(?:e"
          r"|eons)"
          rf"|emménag(?:e|eons)|m'installe|nous installons)(?: {_AHEAD})? (?:à|au|aux|en|dans|près "
          rf"de) (?P<object>(?!{_MONTH}|la rentrée|dans|un\b|ce\b)\S[^,;]*?)(?: {_AHEAD})?[\s.!]*$",
          "decision", attribute="move", **EPISODIC),
    frame("pars part partons", rf"(?P<object>{_LEAVES}\b[^,;]*?)(?: {_AHEAD})\b[^,;]*", "decision",
          **EPISODIC),
    frame("me se nous", rf"(?:me marie|se marie"
          rf"|nous marions)(?: [^,;]{{0,20}}?)? (?P<object>{_AHEAD}"
          r")\b[^,;]*", "identity", attribute="wedding"),
    frame("ai a avons", rf"{HAVE}{JUST} (?:pris|accepté|signé|choisi) (?P<object>l(?:'offre|e poste"
          r"|a proposition|e cdi|'appart\w*|e contrat) \S.*)", "decision", **EPISODIC),
    frame("suis est sommes", rf"{BE}{JUST} (?:partie?s?|restée?s?) sur (?P<object>(?!ce|cette|une "
          r"base|l'idée)"
          r"\S.*)", "decision", **EPISODIC),
    frame("ai a avons", rf"{HAVE}{JUST} (?:fini|terminé) par (?:choisir|prendre|opter pour|garder"
          r"|acheter|adopter|retenir) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("ai a avons", rf"{HAVE}{JUST} (?:validé|acté|voté) (?:le passage|la migration|le retour) "
          r"(?:à la |à l'|à |au |aux |vers |sur )(?P<object>\S.*)", "decision", **EPISODIC),
    frame("ne mange bois fais n'avale avale prends grignote", r"(?:ne |n')?(?P<object>[a-zà-ÿ]+ "
          r"(?:plus )?"
          r"rien (?:avant|après|entre|le (?:matin|soir|midi)|la nuit|au petit).*)", "pattern",
          **_MINUS),
    frame("joue jouons stream", rf"(?:jou(?:e|ons)|stream){OFTEN} (?:sur|à) {SHORT}", "tool",
          topics=frozenset({"console"})),
)  # fmt: skip

_OWN_PLACED = (
    r"(?:mon|ma|mes|notre|nos) (?P<thing>(?!compte|mot)[\w-]+(?: (?:de |d'|du |à )?[\w-]+)?) "
    r"(?:est|sont)(?: (?:tous|toutes))? (?:éditée?|gérée?|stockée?|hébergée?|écrite?|rangée?|faite?"
    r"|tenue?|suivie?|sauvegardée?|envoyée?|traitée?|planifiée?|organisée?|archivée?|centralisée?"
    rf"|publiée?|montée?|retouchée?|saisie?|classée?)s? {_VIA} {_NOT_A_TOOL}(?P<object>{PROPER})"
)
EVERYDAY_FRAMES: tuple[Frame, ...] = (
    frame("bosse travaille bossons travaillons", r"(?P<object>(?:boss|travaill)(?:e|ons) "
          r"(?:toujours"
          r"|souvent|généralement|mieux|beaucoup mieux|uniquement|surtout) (?:avec|en|le|la|dans"
          r"|sans"
          r"|debout|tard|tôt) ?.*)", "pattern"),
    frame("ai a avons", r"(?P<object>(?:ai|a|avons) (?:cours|entraînement|répétition|répèt|réunion"
          r"|chorale|danse|piscine|judo|solfège|yoga|sport|foot|permanence|garde|astreinte|théâtre"
          r"|kiné|psy|télétravail)(?: [\w' -]{1,40}?)? (?:tous les|toutes les|chaque|le"
          rf"|les) (?:{_DAY}|{_PART}|semaines?|mois)(?! (?:\d|prochain|dernier))\b.*)", "pattern"),
    frame("me nous déplace", r"(?:me déplace|nous déplaçons|me déplace) ?"
          rf"{OFTEN} (?:en|à|avec) {ONE}(?P<object>\S[^,;]*)", "possession", attribute="transport"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:équipée?s?|propriétaires?) d(?:e |'){ONE}"
          r"(?P<object>(?!mon\b|ma\b)\S[^,;]*)", "possession"),
    frame("suis est sommes ai a avons", rf"(?:{BE}{OFTEN} (?:abonnée?s?|inscrite?s?) (?:à la |à l'"
          rf"|à |au |aux |chez |sur )|{HAVE}{OFTEN} (?:une? |mon )?(?:abonnement|compte|forfait"
          r"|carte"
          r"|licence|livret) (?:à la |à l'|à |au |chez |sur )?)(?P<object>(?!jour|un\b|une\b|la "
          r"(?:liste|newsletter))(?-i:[A-ZÀ-Þ])\S*[^,;]*)", "tool"),
    frame("ai a avons possède possédons viens vient me suis s'est nous",
          rf"(?:{HAVE}|possèd(?:e|ent)"
          r"|possédons|(?:viens|vient|venons) (?:de (?:m'|s'|nous )?(?:acheter|offrir|prendre"
          r"|récupérer|recevoir|commander)|d'acheter)|me suis (?:achetée?|offerte?|prise?|payée?)"
          rf"|s'est (?:acheté|pris|offert)){OFTEN}(?: acheté| pris| commandé)? (?:une?|deux|des|mon"
          r"|ma|le|la|notre) (?:(?:petite?|vieille|vieux|nouvelle|nouveau|gros(?:se)?|grande?"
          r"|super)"
          rf" )*(?P<object>{_OWNED}(?!\w)[^,;]*?)(?=,|;|\.?$| (?:à la maison|chez moi|et (?:je|j'"
          r"|on))"
          r"\b)", "possession"),
    frame("ai a avons possède viens vient me suis", r"(?:ai|avons|possède|(?:viens|vient) (?:de "
          r"(?:m'|s'|nous )?(?:acheter|offrir|prendre|recevoir|commander)|d'acheter)|me suis"
          rf" (?:achetée?|offerte?|prise?)){OFTEN}(?: acheté| pris| commandé)? une? (?:(?:petite?"
          r"|vieille|vieux|nouvelle|nouveau|super|ancienne?) )*(?P<object>(?!(?:Excel|PDF|CDI|CDD|"
          r"Word|PowerPoint|RDV|QCM|TP|TD|DM|JSON|CSV|SQL|API|URL|IP|ID|BTS|CAP|IUT|Bac|Noël|CV)\b)"
          rf"{PROPER}(?: \d[\w-]*)?(?: (?:hybride|électrique|diesel|essence|d'occasion"
          r"|neuve?))?)(?=[,;!]|\.?$| (?:et|avec|depuis|de \d|d'occasion|qui)\b)",
          "possession", confidence=0.7),
    frame("code codons programme développe développons programmons dev dév dévs scripte bidouille",
          rf"(?:code|codons|programme|programmons|développe|développons|dev|dév|scripte|bidouille)"
          rf"{OFTEN} (?:en|avec|sous|sur) {SHORT}", "tool"),
    frame("", rf"{_KEPT}{OFTEN} (?:toutes? |tous )?(?:mes|mon|ma|nos|notre|le|la|les) (?P<thing>"
          rf"[a-zà-ÿ-]+(?: (?:de|d'|du|en)? ?[a-zà-ÿ-]+)?){OFTEN} {_VIA} {_NOT_A_TOOL}"
          rf"(?P<object>{PROPER}).*", "tool", needs=(" mes ", " mon ", " ma ", " nos ", " notre ",
          " le ", " la ", " les ")),
    frame("", rf"(?!suis (?:avec|par|en|chez|dans) )(?:{_KEPT}|(?:les |le |la "
          rf"|l'){_KEPT}){OFTEN} (?:tout )?(?:ça )?{_VIA} "
          rf"{_NOT_A_TOOL}"
          rf"(?P<object>{PROPER}).*", "tool",
          needs=(" sur ", " dans ", " avec ", " via ", " chez ", " sous ")),
    frame("", rf"{_KEPT}{OFTEN} (?:toutes? |tous )?(?:mes|mon|ma|nos|notre) "
          r"(?P<thing>[a-zà-ÿ-]+(?: "
          rf"(?:de|d'|du)? ?[a-zà-ÿ-]+)?){OFTEN} {_VIA} {_NOT_A_TOOL}{SHORT}", "tool",
          topics=ANY_TOPIC, needs=(" mes ", " mon ", " ma ", " nos ", " notre ")),
    frame("passe passons", rf"(?:passe|passons){OFTEN} (?:par|via) {_NOT_A_TOOL}(?P<object>{PROPER}"
          r")(?: pour \S.*)?[.!\s]*$", "tool"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:client(?:e)?s?|adhérente?s?|licenciée?s?) (?:chez|de"
          r"|à la|à|au|du|dans) (?P<object>\S[^,;]*)", "tool"),
)  # fmt: skip

EVERYDAY_CLAUSES: tuple[Frame, ...] = (
    frame("mon ma mes notre nos", rf"{_OWN_PLACED}[\s.!]*$", "tool"),
    frame("mon ma notre", rf"(?:mon|ma|notre) (?:(?:vieux|vieille|petite?) )?(?P<object>"
          rf"{PETS}(?: (?-i:[A-ZÀ-Þ])[\w-]+)?) (?:est (?:mort|décédé)e?"
          r"|nous a quittés|a été euthanasiée?)(?! de (?!vieillesse|maladie|son |sa )|-)\b.*",
          "end", **_END),
    frame("parmi dans", r"(?:parmi|dans) mes (?:passe-temps|loisirs|hobb(?:ies|ys)|passions"
          r"|centres d'intérêt),? (?:il y a|je compte|figurent?|on trouve) (?P<object>\S.*)",
          "identity", attribute="hobby/"),
    frame("mon ma mes notre", r"(?:mon|ma|mes|notre) (?:ancien(?:ne)?s? )?(?P<object>[^,;]{2,40}?)"
          r",? (?:n')?(?:est|sont) plus (?:valables?|d'actualité|à jour|l[ea] bon(?:ne)?|bons?"
          r"|bonnes?|valides?)\b.*", "end", needs=(" plus ",), **_END),
    frame("l'histoire la le mon ma mes", r"(?:l'histoire (?:de la |de l'|du |de |d'|avec )|la "
          r"question d(?:u |e la |e )|mon |ma |mes )(?:ancien(?:ne)? )?(?P<object>[^,;]{2,40}?),? "
          r"tu peux (?:l'|les? |la )(?:oublier|effacer|supprimer)\b.*", "end", **_END),
    frame("je j' on nous", r"(?:je |j'|on |nous )(?P<object>[^,;:]{3,80}),? (?:c'est (?:décidé"
          r"|acté|officiel|tranché|réglé)|(?:ma|notre|la) décision est prise)[\s.!]*$", "decision",
          needs=("écid", "ecid", "acté", "officiel", "tranch", "réglé"), **EPISODIC),
    frame("c'est décision la ma notre le mon j'ai on nous l'équipe",
          rf"{_DECIDED}\s?[,:]?\s?(?:donc |"
          r"que |qu')?(?:ce sera|c'est|on|je|nous|j'|l'équipe)? ?(?:utilisera |partira sur )?"
          rf"{_STRIPPED}(?P<object>(?!pas\b|ça\b|un peu)\S.*)", "decision", **EPISODIC),
    frame("ce", r"ce sera(?: (?:donc|finalement|bien|plutôt))* (?P<object>(?!tout|bon|bien|mieux"
          r"|plus|long|facile|difficile|pour|le cas|prêt|fini|possible|trop|super|génial|parfait)"
          r"\S.*)", "decision", if_changed=True, **EPISODIC),
    frame("mon ma mes notre nos", r"(?:mon|ma|mes|notre|nos) (?:préférée?s?|favori(?:te)?s?|pré?fs?"
          r"|"
          r"préf)(?: (?:à moi|dans tout ça|absolue?|de loin))?(?:,? c'est|,? (?:est|sont|reste"
          rf"|restent)|\s?:){OFTEN} {OBJECT}", "preference"),
    frame("comme côté en niveau", rf"(?:comme|côté|niveau|en) (?P<attribute>[\w '-]{{2,30}}?) "
          r"(?:préférée?s?|favorite?s?|fétiche),? (?:j'ai|je dirais|c'est|je choisis)"
          rf"{OFTEN} {OBJECT}", "favourite"),
    frame("tous toutes chaque le les la d'habitude d'hab en généralement habituellement avant "
          "après "
          "deux trois une un au pendant durant sur dans à du l'été l'hiver souvent presque "
          "quasiment "
          "régulièrement normalement quotidiennement traditionnellement quatre cinq",
          rf"{TIME}(?:,? (?:et )?{TIME})?,? (?:je |j'|on |nous )(?P<negated>ne |n')?(?P<object>"
          r"(?!ai (?!cours|entraîn|répét|réunion|piscine|danse|yoga|sport|garde|chorale|judo|foot"
          r"|théâtre|solfège|musique|kiné)|suis (?!en |à |de "
          r")"
          r"|a (?!cours|entraîn|répét|réunion|piscine)"
          r"|dois|voudrais|vais devoir|me demande|veux|peux|pense|crois|reçois|cherche|préf[éè]r"
          r"|adore|aime|déteste|étais|avais|(?!fais\b|vais\b)\w+(?:ais|rai|rons|ions)\b)\S.*)",
          "pattern"),
    frame("le les du chaque tous", rf"(?:(?:le|les|du|chaque|tous les) {_DAY}(?: {_PART})?(?: et "
          r"(?:le"
          rf" )?{_DAY})?(?! (?:\d|même|prochain|dernier))|(?:le|chaque|tous les) {_PART}),? "
          r"c'est(?: "
          r"(?:toujours|souvent))? "
          r"(?P<object>(?!quand|pas|plus|trop|bien|la (?:merde|fête)|férié|noël|un|moi|mon "
          r"anniversaire|l'anniversaire|mort|là|dur|chaud|possible)\S.*)", "pattern"),
    frame("le tous chaque", rf"(?:(?:le|tous les|chaque) {_DAY}(?: {_PART})?(?! (?:\d|même|prochain"
          r"|dernier))),? (?P<object>(?!(?:je|on|nous|il|elle|ils|elles|tu|vous|c'est|ça|mon|ma|mes"
          r"|le|la"
          r"|les|un|une|y|qu|et|à|au|de|du|est|sera|ou|c'|j'|l')\b)[a-zà-ÿ]{4,}[^,;:!?]*)[\s.!]*$",
          "pattern", confidence=0.7),
    frame("mon ma notre mes", r"(?:mon|ma|notre|mes) (?:petite? )?(?:rituel|routine|habitude"
          r"|rituels)(?: [\w' -]{2,30}?)?(?:,? c'est|,? est|\s?:) (?:de )?(?P<object>\S.*)",
          "pattern"),
    frame("ma notre la mon nos", r"(?:ma|notre|la|mon|nos) (?:stack|techno|config|setup|chaîne|"
          r"environnement|outillage|outils?)(?: (?:technique|perso|de dev|actuelle?|du moment|front"
          r"|back|principale?))*(?:,? c'est|,? (?:est|sont)|\s?:| repose sur| tourne sur"
          rf"| s'appuie sur){OFTEN}(?: (?:basée? sur|composée? de|du|en|de))? {OBJECT}", "tool",
          attribute="stack"),
    frame("nous moi chez au dans en", r"(?:(?:nous|moi),? )?(?:au (?:labo|boulot|taf|bureau"
          r"|travail|cabinet)|dans (?:l'équipe|ma boîte|la boîte|mon équipe)|chez nous|en interne"
          r"|en cours),? (?:c'est|on est (?:sur|sous|en)|on (?:bosse|code|travaille) "
          rf"(?:sur|avec|en|sous)){OFTEN} {SHORT}", "tool", topics=ANY_TOPIC),
    frame("tout chez au ici", r"(?:(?:chez nous|au (?:boulot|travail|bureau)|ici|en interne),? )?"
          r"tout (?:est|tourne|passe|se fait|est (?:hébergé|écrit|codé|fait)) (?:en|sur|par|chez"
          r"|sous"
          rf"|avec|dans) (?P<object>{PROPER})[.!\s]*$", "tool"),
    frame("pour", r"pour (?P<thing>(?:mes |mon |ma |les |le |la |l'|nos |notre )?[\w' -]{2,30}?),? "
          r"(?:j'utilise|on utilise|nous utilisons|je passe par|on passe par|je prends|je me sers "
          rf"d(?:e |')|c'est|on a|j'ai|je suis sur|on est sur){OFTEN} {_NOT_A_TOOL}(?P<object>"
          rf"{PROPER}).*", "tool"),
    frame("mon ma mes notre nos", r"(?:mon|ma|mes|notre|nos) (?P<thing>(?!compte|mot)[\w-]+(?: "
          r"(?:de"
          r" |d'|du |à )?[\w-]+)?) (?:sont|est|se trouve(?:nt)?|tourne(?:nt)?|passe(?:nt)?"
          r"|partent)(?: (?:tous"
          r"|toutes|stockées?|gérée?s?|hébergée?s?|écrite?s?|rangée?s?|faite?s?))* (?:sur|dans|chez"
          rf"|sous|avec|via|par|en) {_NOT_A_TOOL}(?P<object>{PROPER})[.!\s]*$", "tool",
          topics=ANY_TOPIC),
    frame("fini terminé adieu stop basta", r"(?:(?:c'est )?(?:fini|terminé)|adieu|basta|stop) "
          r"(?:avec "
          r")?(?:le |la |les |l')(?P<object>(?!emojis?|émojis?|smiley|listes?|travail\b|jargon"
          r"|blabla|excuses)[^,;:]{2,30}?)(?: (?:pour moi|chez nous|pour nous|définitivement))+"
          r"[.!\s]*$", "end", **_END),
    frame("le la les l'", r"(?:le |la |les |l')(?P<object>[^,;:]{2,30}?),? (?:j'ai (?:complètement "
          r"|totalement |enfin |fini par )?(?:arrêté|abandonné|laissé tomber|lâché)|(?:pour moi )?"
          r"c'est (?:fini|terminé|du passé)(?: pour moi)?)[.!\s]*$", "end",
          needs=("arr", "abandonn", "laiss", "lâch", "lach", "fini", "termin", "pass"), **_END),
    frame("avant autrefois", r"(?:avant|autrefois|à une époque|jadis),? (?:je |j'|on )(?P<object>"
          r"[\w-]+(?:ais|ait)\b[^,;]*),? (?:mais )?(?:(?:plus|pas) (?:maintenant|aujourd'hui|du "
          r"tout)|(?:maintenant )?c'est (?:fini|terminé)|j'ai (?:tout )?arrêté)[.!\s]*$", "end",
          **_END),
    frame("la ma notre voici procédure", r"(?:(?:la |ma |notre )?(?:procédure|marche à suivre"
          r"|méthode|recette|technique) (?:pour|de|d'|du) ?(?P<attribute>[^,:;]{3,60}?)(?:,? c'est"
          r"|\s?:|,? est de|,? consiste à)|voici comment (?:je|on|nous) [^:]{3,60}?\s?:) "
          r"(?P<object>\S.*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("pour", r"pour (?P<attribute>(?!moi\b|info|l'instant|.{0,40}\b(?:ce|cette|ça"
          r"|ces)\b)\w[\w "
          r"'-]{1,50}?)(?:,| :)? (?:(?:je|on) commenc\w+ par (?:l[ea]s? )?)?(?P<object>(?:(?:moi,? "
          r")?(?:je |j'|on |nous |tu |il faut )).*\b(?:"
          r"puis|ensuite|enfin|après ça|avant de|et après)\b.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("pour", r"pour (?P<attribute>(?!moi\b|info|l'instant|.{0,40}\b(?:ce|cette|ça"
          r"|ces)\b)\w[\w "
          r"'-]{1,50}?)\s?(?:,|:) (?P<object>(?!tu|peux|comment|qu)[\w-]+ .*\b(?:puis|ensuite|enfin"
          r"|après ça)\b.*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("quand lorsque lorsqu'on", r"(?:quand |lorsque |lorsqu')(?:je|on|nous) (?P<attribute>"
          r"[^,]{3,60}), (?P<object>(?:je|j'|on|nous) .*\b(?:puis|ensuite|enfin)\b.*)",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip
