"""What French tells of somebody in words that stand elsewhere: things as subjects, fixed phrases.

"Le jazz me détend", "mes devis, je les fais avec Obat", "dans mon atelier il y a un tour".
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.french_everyday import TIME
from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    EPISODIC,
    HAVE,
    LIVES,
    NO,
    OBJECT,
    OFTEN,
    PROPER,
    TO,
    frame,
)
from kumbuka.memory.extraction.languages.french_likes import OTHERS_THING
from kumbuka.memory.extraction.languages.french_openings import PREFACED
from kumbuka.memory.extraction.languages.french_people import ILL
from kumbuka.memory.extraction.languages.french_words import LANGUAGE_NAMES, spelt
from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_DONE = (
    r"(?=[\s.!]*$|\s?[,;(](?! ?(?:si|sauf|quand|lorsque|ou|dit|mais pas)\b)| [–—-] | (?:parce|car"
    r"|depuis|surtout|mais)\b)"
)
"""The end of what is said, or of what is said of the object."""
_THE = r"(?:(?:les|la|le|des|du|une?|mon|ma|mes) |de la |de l'|d'|l'|à la |au |aux |à |à l')?"
_TOPIC = rf"{_THE}(?P<object>(?!{OTHERS_THING})[^,;:!?.]{{2,50}}?)"
_VERY = (
    r"(?: (?:vraiment|trop|toujours|bien|énormément|beaucoup|grave|complètement|totalement|juste"
    r"|franchement|carrément|à chaque fois|tellement|plus que tout|immédiatement|tout de suite"
    r"|absolument|souvent|un peu|pas mal))*"
)
_NOT = r"(?:pas|plus|jamais|guère)(?: (?:du tout|trop|vraiment|tellement|bien|franchement))*"
_DOES_GOOD = (
    r"(?:me (?:met(?:tent)?{V} (?:de bonne humeur|en joie|la pêche)|détend(?:ent)?|relaxe(?:nt)?"
    r"|apaise(?:nt)?|calme(?:nt)?|booste(?:nt)?|ressource(?:nt)?|motive(?:nt)?|vide(?:nt)? la "
    r"tête|fai(?:t|son)t?{V} (?:du bien|vibrer|rêver|rire|voyager|craquer|fondre|kiffer)"
    r"|font{V} (?:du bien|vibrer|rêver|rire|voyager|craquer|fondre)|rend(?:ent)?{V} (?:heureu(?:x"
    r"|se)|joyeu(?:x|se)|zen)|donne(?:nt)?{V} (?:la pêche|de l'énergie|le sourire|du courage)"
    r"|remonte(?:nt)? le moral|procure(?:nt)?{V} \w+ \w+)|m'(?:apaise(?:nt)?|inspire(?:nt)?"
    r"|amuse(?:nt)?|émerveille(?:nt)?|émeu(?:t|vent)|enchante(?:nt)?|aide(?:nt)? à (?:me )?(?:"
    r"décompresser|détendre|déconnecter)))"
).replace("{V}", _VERY)
_DOES_BAD = (
    r"(?:me (?:fait|font){V} (?:fuir|horreur|vomir|gerber|bâiller|suer|hérisser le poil)"
    r"|me (?:sort(?:ent)? par les yeux|tape(?:nt)? sur (?:les nerfs|le système)|court|donne(?:nt)?"
    r"{V} (?:mal (?:à la tête|au crâne)|le bourdon|des boutons|la migraine|des cauchemars|le "
    r"cafard)|casse(?:nt)? les (?:pieds|oreilles)|pompe(?:nt)? l'air|gave(?:nt)?|déprime(?:nt)?)"
    r"|m'(?:épuise(?:nt)?|exaspère(?:nt)?|angoisse(?:nt)?))"
).replace("{V}", _VERY)
_BEST = (
    r"(?:le (?:meilleur|top|mieux|paradis|bonheur)|la (?:meilleure|base|vie|perfection)|les "
    r"meilleur(?:e)?s|ce qu'il y a de (?:mieux|meilleur)|ce qui se fait de mieux|mon péché mignon"
    r"|mon (?:bonheur|oxygène|équilibre|échappatoire)|toute ma vie|ma (?:bouffée d'air|religion))"
)
_WORST = (
    r"(?:un (?:vrai |véritable )?(?:supplice|calvaire|enfer|cauchemar)"
    r"|une (?:torture|corvée|plaie|horreur)|l'(?:enfer|horreur)|la plaie)"
)
_NUMBER = r"(?:une?|deux|trois|quatre|cinq|six|sept|huit|plusieurs|quelques|des|\d+)"
FRONTED = case_blind(
    spelt(
        PREFACED
        + r"(?:(?:avec (?=(?:mon|ma|mes) )|pour (?!que|moi|info|ce |cet|cette|demain|aujourd"
        r"|l'instant|le moment)|dans "
        r"(?!l[ae] "
        r"(?:film|photo|vidéo|vie)|ce|cette|mon (?:roman|histoire|rêve))|sur (?!la photo|une photo"
        r"|ce|cette)|chez |au (?:boulot|bureau|travail|magasin|club|taf|lycée|collège)|à la "
        r"(?:ferme"
        r"|boutique|maison|boîte|clinique)|comme |niveau |côté |question |après "
        r"(?=[^,;:.!?]{2,50}? "
        r"(?:on a|j'ai|nous avons|je suis|on est) (?:opté|choisi|décidé|tranché|fini|passée?s?|pris"
        r"|arrêté)))[^,;:.!?]{2,50}?,? (?P<subject>je|j'|on|nous) ?(?P<rest>(?!me demande|voudrais"
        r"|cherche|dois|veux|peux|vais)\S.*)"
        r"|(?P<thing>(?:les?|la|l'|mon|ma|mes|nos|notre|du|des|de la|de l') ?[^,;:.!?]{2,40}?),? "
        r"(?:moi "
        r")?(?P<speaker>je|on|nous) (?:les?|la|l') ?(?P<verb>(?!ai|avons|a)[a-zà-ÿ]+)(?P<after>"
        r"(?!.*\b(?:demain|hier|plus tard|aujourd|ce (?:soir|matin)|prochaine?)\b) .*))$"
    ),
    re.I,
)
"""A clause behind what it is for, or with its object in front: "mon café, je le prends noir"."""

FIRST_FRAMES: tuple[Frame, ...] = (
    frame("suis est", rf"{BE}{OFTEN} (?:une? )?(?P<object>étudiante? (?:en|à|au) [^,;]*?)"
          rf"(?= et (?:je|j'|on)\b|[,;!]|[\s.]*$)", "identity", attribute="studies"),
    frame("allergique allergiques", rf"allergiques? (?:depuis [^,;]{{3,25}} )?{TO}{OBJECT}",
          "identity", attribute="allergy/"),
    frame("suis est sommes", rf"{BE} (?:très )?allergiques? depuis [^,;]{{3,25}}? {TO}{OBJECT}",
          "identity", attribute="allergy/"),
    frame("ai a développe", rf"(?:{HAVE}{OFTEN} (?:développé|fait)"
          rf"|développe) une (?:\w+ )?(?:allergie"
          rf"|intolérance)(?: \w+)? {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("trouve trouvons", rf"trouv(?:e|ons){OFTEN} (?:les? |la |l')(?P<object>(?!idée|réponse"
          rf"|code|texte|solution|temps|résultat|film|fichier)[^,;]{{2,40}}?){_VERY} (?:géniale?s?"
          r"|supers?|délicieu(?:x|se)s?|passionnante?s?|magnifiques?|top)[\s.!]*$", "preference",
          confidence=0.7),
    frame("trouve trouvons", rf"trouv(?:e|ons){OFTEN} (?:les? |la |l')(?P<object>(?!idée|réponse"
          rf"|code|texte|solution|temps|résultat|film|fichier)[^,;]{{2,40}}?){_VERY} (?:null?e?s?"
          r"|ennuyeu(?:x|se)s?|insupportables?|horribles?|dégueulasses?|dégoûtante?s?|pénibles?)"
          r"[\s.!]*$", "preference", confidence=0.7, **_MINUS),
    frame("n'ai ai", rf"{NO}ai aucun (?:goût|intérêt|attrait) pour (?:les? |la |l')?{OBJECT}",
          "preference", **_MINUS),
    frame("suis sais", r"(?:suis de langue maternelle|sais (?:bien )?parler) (?:le |l')?"
          rf"(?P<object>{LANGUAGE_NAMES})\b.*", "identity", attribute="language/"),
    frame("suis est", rf"{BE}{OFTEN} (?P<object>en freelance|en auto-entreprise)\b.*", "identity",
          attribute="employment"),
    frame("prends prend prenons", r"(?!.*\b(?:demain|aujourd|hier|ce (?:soir|matin"
          r"|midi))\b)(?P<object>(?:prends?|prenons) (?:le|la|l'|mon|ma) ?(?:vélo"
          r"|voiture"
          r"|métro|bus|train|tram|rer|moto|scooter|trottinette) pour (?:aller|me rendre) [^,;]+)",
          "pattern", attribute="commute"),
    frame("m'a m'ont", rf"m'(?:a|ont) (?:diagnostiqué|découvert|trouvé|détecté) une (?:\w+ )?"
          rf"(?:allergie|intolérance)(?: \w+)? {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("ai a viens me suis", rf"(?:{HAVE}(?: (?:enfin|récemment|juste|aussi))* commencé"
          rf"|viens de "
          r"commencer|me (?:suis )?(?:mets|mise?)|suis en train)(?: à| d')? ?apprendre "
          r"(?:à (?:jouer d(?:e la |u |e l'))?)?(?P<object>(?!que|qu'|ici|un peu|une? |par cœur"
          r"|ma leçon)\S.*)",
          "identity", attribute="learning/"),
    frame("viens ai", rf"(?:viens de commencer"
          rf"|ai{OFTEN} commencé)(?: à travailler)? comme (?:une? )?"
          r"(?P<object>(?!ça|prévu|tout|d'hab)\S[^,;]*)", "identity", attribute="job",
          replaces=True),
    frame("ai a", rf"{HAVE}(?: (?:enfin|récemment|juste|aussi))* (?:décroché|obtenu|eu"
          rf"|trouvé) une? "
          r"(?:(?:nouveau|nouvel) )?(?:poste|emploi|job|boulot|cdi|cdd|stage|alternance) (?:chez"
          r"|à la"
          r"|à l'|au) ?(?P<object>(?!mi-temps|temps|distance)\S[^,;]*)", "identity",
          attribute="employer", replaces=True),
    frame("suis est", rf"{BE}{OFTEN} (?:salariée?|employée?) (?:de la |de l'|du |de |d')"
          r"(?P<object>(?!mi-temps|bureau|maison|jour|nuit)\S[^,;]*)", "identity",
          attribute="employer"),
    frame("utilise", rf"utilise toujours (?P<object>(?!Ctrl|Alt|Cmd){PROPER})(?: (?:sur|pour|avec"
          rf"|au|dans"
          rf"|à) [^,;]+)?"
          r"[\s.!]*$", "tool"),
    frame("suis est", rf"{BE}{OFTEN} (?:strictement|totalement|devenue?) (?P<object>végé\w*"
          rf"|végan\w*"
          r"|flexita\w*|pesc[éo]\w*)\b.*", "identity", attribute="diet"),
    frame("suis", rf"suis (?:d'|de |de la |du )(?P<object>{PROPER}),? (?:à l'origine|à la base"
          r"|d'origine)[\s.!]*$", "identity", attribute="origin"),
    frame("suis est", rf"{BE} une? (?:homme|femme|mec|nana|fille|garçon|père|mère|papa"
          rf"|maman) (?:de "
          r"|âgée? de )(?P<object>\d{1,3}|[a-zà-ÿ-]+(?: et un)?) ans\b.*", "identity",
          attribute="age"),
    frame("fume", r"(?P<object>fume(?: (?:beaucoup|un peu|peu|occasionnellement"
          r"|à l'occasion|(?:un|deux|une|\d+) (?:paquets?|clopes?"
          r"|cigarettes?) par jour))*)[\s.!]*$",
          "pattern", attribute="smoke"),
    frame("ne prends prend prenons", rf"{NO}(?P<object>(?:prends|prenons) pas (?:l'avion|le métro"
          r"|la voiture|le train|l'ascenseur|le bus))[\s.!]*$", "pattern", **_MINUS),
    frame("élève élevons", r"(?:élève|élevons) (?P<object>(?:deux|trois|quatre|cinq|\d+|des"
    r"|quelques) "
          r"(?!enfants?\b)\S[^,;]*)", "possession", attribute="animals"),
    frame("ne résiste", rf"{NO}(?:résiste|dis (?:jamais )?non)(?: (?:jamais|pas|rarement"
    rf"|difficilement"
          r"|mal))* (?:à la |à l'|à une? (?:bonne? |belle? )?|au |aux |à )"
          r"(?P<object>(?!toi|ça|l'envie de te)\S.*)", "preference"),
    frame("ne jure", rf"{NO}jure{OFTEN}(?: plus)? que par (?:les? |la |l'|mon |ma |mes )?{OBJECT}",
          "preference"),
    frame("suis est sommes", rf"{BE}(?: (?:beaucoup|carrément|clairement|vraiment))* (?:plus"
    rf"|plutôt|"
          r"team) (?P<object>(?!(?:que|âgée?|jeune|grande?|petite?|vieux|vieille|fort|fatigué)\b)"
          r"[^,;]{2,25}?) que (?P<compared>(?!(?:je|tu|ça|ce|toi|moi|lui|mon|ma"
          r"|prévu)\b)[^,;]{2,25}?)"
          r"(?: (?:perso|moi|en général))?[\s.!]*$", "preference"),
    frame("suis est sommes sont", rf"{BE}{OFTEN} (?:une? |de |des )?(?:grande?s?|gros(?:se)?s?"
    rf"|vraie?s?"
          r"|sacrée?s?|fervente?s?|éternel(?:le)?s?) (?P<object>(?:camp|lect|march|voyag|bricol"
          r"|dorm|mang|buv|jou|pêch|chass|nag|dans|rand\w+|amat|rêv|fum)\w*(?:eurs?|euses?|rices?)"
          r"[^,;]*|gourmande?s?[^,;]*|sportif\w*[^,;]*|sportive\w*)", "preference"),
    frame("suis est sommes", rf"{BE}(?: tout juste)? (?:r?entrée?|arrivée?|embauchée?|recrutée?) "
          r"(?:chez|dans|à la|à l'|au) ?(?P<object>(?!moi|nous|maison|hôpital pour|mon|ma)"
          rf"{PROPER}|(?:la |le |l')?(?:mairie|poste|sncf|banque|police|gendarmerie|ratp|edf)"
          r"[^,;]*?)(?= (?:à|en|il y a|depuis|comme|et|l'an)\b|[,;!]|[\s.]*$).*", "identity",
          attribute="employer"),
    frame("suis est", rf"{BE} (?P<object>[a-zà-ÿ'-]+(?: [a-zà-ÿ'-]+){{0,2}}?) (?:de (?:formation"
          r"|métier|profession))\b.*", "identity", attribute="job"),
    frame("suis est", rf"{BE}{OFTEN} (?:une? )?(?P<object>(?:aide|auxiliaire|assistante?|agent|chef"
          r"|conducteur|conductrice|technicien(?:ne)?|chargée?|responsable|hôtesse|femme|homme|chef"
          r"|maître|maîtresse|moniteur|monitrice|dame|accompagnante?|surveillante?) (?:de |d'|à "
          r"|en |des |du )?(?!l'aise)(?:soignante?|vie|social\w*|matern\w+|dentaire|ménag\w+"
          r"|territorial\w*"
          r"|entretien|sécurité|cuisine|chantier|rang|travaux|bus|train|car|caisse|accueil|chambre"
          r"|projet|produit|direction|école|maison|sport|cantine|nuit|puéricultur\w+|éducat\w+"
          r"|pédagog\w+|juridique|médical\w*|maintenance|\w*élèves)[^,;]*)", "identity",
          attribute="job"),
    frame("suis est", r"(?:suis|est) en (?P<object>(?:cp|ce[12]|cm[12]|[3456]e?(?:è|e)?(?:me)?"
    r"|sixième"
          r"|cinquième|quatrième|troisième|seconde|première|terminale|[12]re|1ère|2nde"
          r"|tle)\b(?! (?:ligne|vitesse|position|classe|partie|lecture|main|page|place|fois"
          r"|instance|intention|division|vague|semaine))[^,;]*)",
          "identity", attribute="studies"),
    frame("habite habitons vis vit vivons loge", rf"{LIVES}{OFTEN}(?: à (?:deux|trois|quatre|cinq"
    rf"|six"
          r"|sept))? dans une? [^,;]{3,40}? (?:près de|à|vers|en|du côté de|aux environs de"
          r"|proche de) "
          rf"(?:la |l')?(?P<object>{PROPER})[\s.!]*$", "identity", attribute="home"),
    frame("n'habite ne habite vis habitons", rf"{NO}{LIVES} (?:plus|pas) (?:à |en |au |dans le )?"
          r"(?P<old>[^,;]{2,30}?),? mais (?:à |en |au |dans le )?(?P<object>(?!je|j'"
          r"|c'est)\S[^,;]*)",
          "identity", attribute="home", replaces=True),
    frame("habite vis habitons", rf"{LIVES} (?P<object>(?!(?:seule?|loin|ici|là|bien|mal|ensemble"
    rf"|dans"
          r"|chez|en|à|au|avec|toujours|encore|plus|pas|près|sur|le|la|les|l|un|une|mes|mon|ma|de"
          r"|du"
          r"|maintenant|depuis|juste|donc|tout|très|mieux)\b)[a-zà-ÿ]{3,}"
          r"(?:[- ][a-zà-ÿ]{2,}){0,2}?)"
          r"(?: (?:maintenant|désormais|depuis .*|actuellement|now|en ce moment))?[\s.!]*$",
          "identity", attribute="home", confidence=0.7),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>{_NUMBER} (?:arrière-)?petits?[- ](?:enfants?"
          r"|fils|filles?))\b.*", "identity", attribute="children"),
    frame("me nous se chauffe cuisine", r"(?:me chauffe|nous chauffons|se chauffe|cuisine|cuisinons"
          rf"){OFTEN} (?:au|à la|à l'|aux|avec|sur) ?(?P<object>(?!travail|maison|fois"
          rf"|toi)\S[^,;]*)",
          "pattern"),
    frame("tourne tournons bosse bossons travaille roule", rf"(?:tourn(?:e|ons)|boss(?:e|ons)"
          rf"|travaill(?:e|ons)){OFTEN} (?:sous|sur) (?P<object>(?!mes|mon|ma|moi|les|le|la"
          rf"|un)"
          rf"{PROPER})(?: .*)?[\s.!]*$", "tool"),
    frame("suis est", rf"{BE}(?: (?:récemment|enfin|tout juste))? passée? (?:à|sur|sous) "
    rf"(?P<object>(?!autre|table|côté){PROPER})"
          r"(?: pour .*)?[\s.!]*$", "tool", replaces=True),
    frame("ai a avons", rf"{HAVE}(?: (?:finalement|enfin|donc|bien))* opté pour {OBJECT}",
    "decision", **EPISODIC),
    frame("ai a avons suis travaille bosse", rf"(?:{HAVE}{OFTEN} (?:rejoint|intégré|trouvé du "
    rf"travail "
          r"dans|signé (?:chez|avec))|(?:suis|travaille|bosse|ai commencé) (?:pour|dans|chez)) "
          r"une? "
          r"[^,;]{2,30}? (?:qui s'appelle|appelée?|nommée?|du nom de) (?P<object>\S[^,;]*)",
          "identity", attribute="employer", replaces=True),
    frame("fais a font", r"(?:fais|fait) (?:une (?:grosse |sévère )?(?:allergie|intolérance"
    r"|réaction) "
          r"(?:à la |à l'|au |aux |à ))(?P<object>\S.*)", "identity", attribute="allergy/"),
    frame("me sens", rf"me sens{_VERY} (?:bien|comme chez moi|à l'aise|vivante?|heureu(?:x|se)) "
    rf"(?:que "
          r")?(?:à la|au|en|dans|sur|parmi|avec) (?P<object>(?!toi|ce|cette)\S.*)", "preference"),
    frame("prends prend bois boit", r"(?:prends|prend|bois|boit) (?:mon |le )(?P<attribute>café|thé"
          r"|chocolat|espresso) (?P<object>(?:sans|avec|noir|nature|bien|très|au|à la|sucré) ?.*)",
          "preference"),
    frame("prends prenons mange bois", r"(?P<object>(?:prends|prend|mange|bois|buvons) (?:le |la "
    r"|les "
          r"|l')?(?:mon|ma|mes)? ?[^,;]{2,40}? (?:sans|avec|bien|très) \S[^,;]*)", "pattern",
          needs=("mon ", "ma ", "mes ", "Mon ", "Ma ", "Mes ")),
)  # fmt: skip

TOLD_CLAUSES: tuple[Frame, ...] = (
    frame("mon mes", rf"(?:mon|mes) (?:allergie"
          rf"|intolérance)s? {TO}(?P<object>[^,;]{{2,30}}?) (?:est"
          r"|s'aggrave|reste|me|m'|empire)\b.*", "identity", attribute="allergy/"),
    frame("mon", rf"mon (?:truc|dada|délire|kiff?|péché mignon)(?: à moi)?,? c'est{OFTEN} "
          r"(?:les? |la |l'|de )?(?P<object>(?!que|pas|quand)\S.*)", "preference"),
    frame("c'est", r"c'est (?P<object>(?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?)"
          r" (?:à l'appareil|qui (?:t'|vous )?(?:écri[st]|parle))\b.*", "identity",
          attribute="name"),
    frame("", r"(?!c'est|tout|rien|personne|reste|viens|je\b|on\b|il\b|elle\b|vous|nous|clique)"
          r"(?P<object>(?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?) (?:ici|à l'appareil)"
          r"[\s.!]*$", "identity", attribute="name", confidence=0.7,
          needs=(" ici", " à l")),
    frame("de", r"de (?:profession|métier|formation),? je suis (?:une? )?(?P<object>\S[^,;]*)",
          "identity", attribute="job"),
    frame("mon ma notre", r"(?:mon|ma|notre) (?:maison|appart(?:ement)?|studio|logement|ferme"
          r"|coloc) (?:se trouve|est située?|est) (?:à|en|près de) "
          rf"(?P<object>{PROPER})[\s.!]*$", "identity", attribute="home"),
    frame("ma notre", r"ma (?:grande |plus grande |seule )?passion,? (?:c'est|est|reste) "
          r"(?:la |le |les |l'|de |d')?(?P<object>(?!pas|de te|née)\S.*)", "preference"),
    frame("", rf"{_TOPIC} (?:ne )?m'(?:a|ont) jamais (?:vraiment )?(?:attirée?s?|intéressée?s?|plu"
          r"|branchée?s?|passionnée?s?|emballée?s?)\b.*", "preference", needs=(" jamais",),
          **_MINUS),
    frame("", rf"{_TOPIC},? (?:ça )?(?:ne )?me réussi(?:t|ssent) (?:pas|plus|guère)\b.*",
    "identity",
          attribute="allergy/", needs=(" me r",)),
    frame("au à en dans sur chez parmi", r"(?:au|à la|à l'|en|dans les?|dans la|sur|parmi|à) ?"
          r"(?P<object>(?!ce|cette|ton|ta)[^,;]{2,40}?),? je me sens (?:vraiment |toujours |si "
          r"|tellement "
          r")*(?:bien|comme chez moi|à l'aise|vivante?|heureu(?:x|se)|à ma place)\b.*",
          "preference"),
    frame("", rf"{_TOPIC},? (?:ça |ils |elles |il |elle )?{_DOES_GOOD}\b{_VERY}{_DONE}",
          "preference", needs=(" me ", " m'", " m’")),
    frame("", rf"{_TOPIC},? (?:ça |ils |elles |il |elle )?{_DOES_BAD}\b{_VERY}{_DONE}",
    "preference",
          needs=(" me ", " m'", " m’"), **_MINUS),
    frame("", rf"{_TOPIC},? (?:ça|cela) (?:ne )?passe{_VERY} (?:pas|plus)\b.*", "preference",
          needs=(" passe",), **_MINUS),
    frame("", rf"{_TOPIC},? (?:c'est|est|sont|ce sont){_VERY} (?:pour moi |à mes yeux )?{_BEST}\b"
          r"(?: (?:du monde|qui soit|au monde|qui existe|de tous|pour moi|absolue?|style du monde"
          r"|truc du monde|chose au monde|\w+ (?:du|au) monde))?[\s.!]*$", "preference",
          needs=("'est", "’est", " est ", "sont ")),
    frame("", rf"{_TOPIC},? (?:c'est|est|sont|ce sont){_VERY} {_WORST} pour moi\b.*", "preference",
          needs=("pour moi",), **_MINUS),
    frame("", rf"{_TOPIC},? (?:c'est|pour moi c'est){_VERY} {_WORST}[\s.!]*$", "preference",
          needs=("'est", "’est"), **_MINUS),
    frame("pour", r"pour (?:une? (?:bonne? )?|du |de la |des )(?P<object>[^,;]{2,40}?),? (?:je"
    r"|j') ?"
          r"(?:ferais n'importe quoi|tuerais|me damnerais|vendrais mon âme|traverserais|donnerais "
          r"tout|pourrais tuer)\b.*", "preference"),
    frame("il y a rien", r"(?:il )?(?:n'?)?(?:y a|existe) (?:pour moi )?rien de (?:plus (?:beau|bon"
          r"|agréable|reposant|délicieux)|mieux|meilleur|tel)(?: pour moi)? qu(?:e |')(?:de |une? "
          r"|d'"
          r"|la |le |les |l')?(?P<object>\S.*)", "preference"),
    frame("de parmi c'est entre", r"(?:(?:de|parmi|entre) (?:tous|toutes) [^,;]{2,30}?,? )?c'est "
          rf"{_THE}(?P<object>(?!ça|toi|moi|ce |cette|comme)[^,;]{{2,40}}?) (?:que je préfère|que "
          r"j'(?:aime|adore|apprécie|kiffe) (?:le plus|par-dessus tout)|qui me pla[iî]t le plus"
          r"|mon "
          r"préféré|ma préférée)\b.*", "preference"),
    frame("parmi", r"parmi mes (?P<attribute>[\w-]+?)s? (?:préféré|favori)(?:te)?e?s?,? (?:il y a"
    r"|je "
          r"citerais|on trouve|figure(?:nt)?) (?P<object>\S.*)", "favourite"),
    frame("", rf"{_THE}(?P<object>(?!{OTHERS_THING})[^,;:!?.]{{2,40}}?),? (?:moi )?(?:je |j'|on )"
    rf"(?:n'"
          rf"|ne )?(?:en |y ) ?(?:touche|mange|bois|prends|fume|regarde|écoute|vais|crois|consomme)"
          r"(?: (?:pas|jamais))(?: (?:du tout|trop|vraiment))*[\s.!]*$", "preference",
          needs=("'y ", "'en ", " y ", " en ", "’y ", "’en "), **_MINUS),
    frame("", rf"{_THE}(?P<object>(?!{OTHERS_THING})[^,;:!?.]{{2,40}}?),? (?:(?:moi )?(?:je |j'"
    rf"|on )"
          r"(?:n'|ne )?(?:en |y ) ?(?:fais|joue|touche|mange|bois|prends|fume|regarde|écoute|vais"
          r"|lis"
          r"|pratique) plus\b.*|(?:c'est|c) (?:fini|terminé|du passé|de l'histoire ancienne)(?: "
          r"pour moi\b.*| depuis .*)|j'ai (?:tout )?(?:arrêté|stoppé|laissé tomber|lâché"
          r"|abandonné)(?: (?:depuis"
          r"|l'an"
          r"|il y a|cette|ce|en) .*)?)[\s.!]*$", "end",
          needs=(" plus", "fini", "termin", "pass", "ancienne", "arr", "stop", "laiss", "lâch",
          "aband"), **_END),
    frame("", rf"{_THE}(?P<object>(?!{OTHERS_THING}|ça|ce|voies|accès)[^,;:!?.]{{2,40}}?) (?:m'est"
          r"|me sont|m'est toujours|me sont tou\w+)(?: (?:strictement|formellement|complètement))? "
          r"(?:interdite?s?|déconseillée?s?)\b.*", "identity", attribute="allergy/",
          needs=("interdit", "conseill")),
    frame("", rf"{_THE}(?P<object>(?!{OTHERS_THING}|ça)[^,;:!?.]{{2,40}}?) me (?:donne(?:nt)?|file"
          r"(?:nt)?|déclenche(?:nt)?|provoque(?:nt)?) (?:des (?:plaques|crampes|crises d'asthme"
          r"|rougeurs"
          r"|démangeaisons)|de l'eczéma|une crise d'asthme|mal au ventre|la diarrhée|un œdème)\b.*",
          "identity", attribute="allergy/", needs=(" me ",)),
    frame("à vu avec en", r"(?:à cause de|en raison de|vu|avec) (?:mon |ma |mes )(?P<object>"
    r"(?:\w+ )?"
          rf"{ILL}(?: [a-zà-ÿ]+)?)(?:,? (?:je|j'|on m')\b.*|[\s.]*$)", "identity", attribute=
          "health/"),
    frame("à au", r"(?:à la place|au lieu) (?:de la |de l'|du |des |de |d')(?P<old>[^,;]{2,30}?),? "
          r"(?:je |j'|on )(?:prends?|mange|bois|utilise|mets?|achète|cuisine avec)(?: (?:maintenant"
          r"|désormais|plutôt|de préférence))* (?:de la |de l'|du |des |de |d')?"
          r"(?P<object>\S[^,;]*)",
          "pattern", replaces=True),
    frame("dans sur chez à au derrière devant sous", r"(?:dans|sur|derrière|devant|sous|à|chez) "
    r"(?:mon"
          r"|ma|mes|notre|nos|moi|nous|la (?:ferme|maison)) ?(?:[a-zà-ÿ-]+ ?){0,2}?,? (?:il y a|y "
          r"a|on "
          r"a|j'ai|trône|se trouvent?|vivent|vit|nous avons) (?P<object>(?:une?|deux|trois|quatre"
          r"|cinq"
          r"|six|plusieurs|\d+) (?!problème|souci|bug|erreur|bruit|réunion|question|doute|fuite"
          r"|travaux"
          r"|type|mec|collègue|texte|exemple|idée|projet|rendez)(?:[a-zà-ÿ'-]+)[^,;]*)",
          "possession",
          confidence=0.7),
    frame("mon ma mes notre nos", r"(?:mon|ma|notre) (?P<thing>tel|téléphone|portable|phone|ordi"
    r"|pc"
          r"|vélo|voiture|caisse|bagnole|moto|tablette|montre) (?:c'est|c|est) (?:une? )?"
          r"(?P<object>"
          r"(?!trop|pas|en |mort|cassée?|kc|chiant|nul)\S[^,;]*)", "possession"),
    frame("mon ma notre", r"(?:mon|ma|notre) (?P<thing>entreprise|équipe|boîte|classe|ferme"
    r"|exploitation"
          r"|service|cabinet|atelier|famille|troupeau) (?:compte|emploie|fait) (?P<object>(?:\d+"
          r"|deux"
          r"|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|\w+ante) "
          r"\S[^,;]*)",
          "identity"),
    frame("", rf"(?P<object>{TIME},? (?:(?:notre|mon|ma) [\w-]+|la boutique|le magasin|le cabinet"
          r"|l'atelier|le club|la ferme) (?:est|ferme|ouvre|sont|reste)\b(?! en (?:panne|retard))"
          r"[^,;]*)", "pattern", needs=("ferm", "ouv")),
    frame("va allez viens venez", r"(?P<object>(?:va|allez|viens|venez)(?:-en)? (?:toujours "
    r"|directement "
          r"|droit |plutôt |direct |vite |tout de suite )*(?:au but|à l'essentiel|droit au but|aux "
          r"faits)\b.*)", "instruction"),
    frame("laisse laissez zappe vire oublie épargne", r"(?:laisse[zr]? (?:tomber|de côté)|zappe"
    r"|vire"
          r"|oublie|épargne-moi) (?:les |tes |le |la |l')?(?P<object>(?:é|e)mojis?|smileys?"
          r"|formules? "
          r"de politesse|blabla|introductions?|politesses|anglicismes|émoticônes|listes?|jargon"
          r"|conclusions?|excuses|fioritures|majuscules|superlatifs)\b.*", "instruction", **_MINUS),
    frame("tu vous on", r"(?:tu peux|vous pouvez|on peut|on va|on pourrait) (?:donc |aussi |très "
    r"bien )?"
          r"(?P<object>(?:(?:me |se |nous )?(?:dire|parler) (?:«? ?)?(?:tu|vous)\b).*)",
          "instruction", attribute="address_form"),
)  # fmt: skip
