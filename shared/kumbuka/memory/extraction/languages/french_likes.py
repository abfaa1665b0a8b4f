"""French likes and dislikes, in the many words that people have for them."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    HAVE,
    NO,
    NOT,
    OBJECT,
    OFTEN,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_OF = r"(?:de la |de l'|du |des |de |d')"
_TO = r"(?:à la |à l'|au |aux |à )"
_THE = r"(?:les |le |la |l'|des |du |de la |de l'|de |d'|un |une )?"
_GREAT = (
    r"(?:(?:très|trop|raide|complètement|totalement|super|hyper|vraiment|assez|plutôt|grave|plus"
    r"|grande?|gros(?:se)?|vraie?"
    r"|immense|petite?|sacrée?|énorme|éternelle?|inconditionnel(?:le)?|forte?|nette?"
    r"|particulière?|certaine?|profonde?|sainte?) )*"
)
_KEEN = (
    r"(?:fans?|fana|addict|amat(?:eur|rice)s?|passionnée?s?|accros?|fous?|folle|dingues?"
    r"|mordue?s?|adeptes?|friande?s?|fondue?s?|gaga|amoureu(?:x|se)|gourmande?s?|férue?s?"
    r"|client(?:e)?s?(?! (?:à|au|chez))|support(?:er|eur|rice|trice)s?|branchée?s?|portée?s?"
    r"|attirée?s?"
    r"|consommat(?:eur|rice))"
)
_KEEN_OF = (
    r"(?: (?:inconditionnel(?:le)?|absolue?|invétérée?))? (?:de la |de l'|du |des |de |d'|à la "
    r"|à l'|aux |au |à |par (?:la |le |les |l')?|sur (?:la |le |les |l')?)"
)
OTHERS_THING = (
    r"(?:(?:ce|cet|cette|ces|ça|cela|ton|ta|tes|votre|vos|mon|ma|mes|notre|nos|son|sa|ses|leurs?"
    r"|qui|que|quoi|si|quand|tu|vous|il|elle|ils|elles|on|je|nous|et|mais|ou|là|rien|tout|bon"
    r"|premi(?:er|ère)|derni(?:er|ère)|deuxième|seconde?|oui|non|moi|merci|ok|voilà)(?![\w-])"
    r"|(?:j|c|qu|d)')"
)
"""Begins what is of another, of the talk itself or of the moment, not of a kind."""
_LAST = (
    r"(?:premi(?:er|ère)|derni(?:er|ère)|deuxième|seconde?|version|réponse|idée|code|résultat"
    r"|proposition|solution|phrase|texte|titre|paragraphe|message|fin)\b"
)
_TOPIC = (
    rf"(?:(?:les|la|le|des|du|une?) |de la |l')?(?P<object>(?!{OTHERS_THING}|{_LAST}"
    r"|[^,;:!?.]{0,50}(?<!qui) est (?:encore|en retard|toujours en)\b)[^,;:!?.]{2,50}?)"
)
_IS_MY = (
    r"(?:,? (?:bah |ben )?(?:c'est|est|sont|reste)(?: (?:vraiment|clairement|trop|carrément|toute|"
    r"aussi|juste|un peu|devenue?s?))*)"
)
_SO = (
    r"(?: (?:vraiment|trop|grave|au plus haut point|énormément|beaucoup|bien|prodigieusement"
    r"|tellement|pas mal|toujours|un peu|carrément|franchement|à fond|de ouf"
    r"|profondément))*[\s.!]*$"
)
_ANNOYS = (
    r"(?:soûle(?:nt)?|saoule(?:nt)?|gonfle(?:nt)?|énerve(?:nt)?|agace(?:nt)?|insupporte(?:nt)?"
    r"|horripile(?:nt)?|dégoûte(?:nt)?"
    r"|répugne(?:nt)?|stresse(?:nt)?|angoisse(?:nt)?|fatigue(?:nt)?|ennuie(?:nt)?|barbe(?:nt)?"
    r"|emmerde(?:nt)?|écœure(?:nt)?"
    r"|rebute(?:nt)?|débecte(?:nt)?|hérisse(?:nt)?)"
)
_PLEASES = (
    r"(?:plaî(?:t|sent)|plait|passionne(?:nt)?|fascine(?:nt)?|éclate(?:nt)?|enchante(?:nt)?"
    r"|branche(?:nt)?)"
)
_HATED = (
    r"(?:ennuyeu(?:x|se)s?|barbante?s?|déprimante?s?|fatigante?s?|stressante?s?|oppressante?s?"
    r"|lourde?s?|nulle?s?|chiante?s?|pénibles?|insupportables?|moches?|relous?"
    r"|soporifiques?|surfaite?s?|horribles?|infectes?|dégueu(?:lasse)?s?|détestables?|glauques?)"
)
_LOVED = (
    r"(?:passionnante?s?|géniale?s?|géniaux|superbes?|fascinante?s?|magnifiques?|délicieu(?:x|se)s?"
    r"|extraordinaires?|reposante?s?|apaisante?s?|trop bien|top|captivante?s?)"
)

LIKE_FRAMES: tuple[Frame, ...] = (
    frame("aime aimons", r"aim(?:e|ons)(?: bien| beaucoup| nettement)? (?:mieux|plus|davantage) "
          rf"{_THE}(?P<object>(?!toi|tout)[^,;]{{2,40}}?) qu(?:e |'){_THE}(?P<compared>\S.*)",
          "preference"),
    frame("pourrais", rf"pourrais (?:manger|boire|écouter|regarder|lire) {_THE}(?P<object>[^,;]"
          r"{2,40}?) (?:tous les jours|toute la journée|à tous les repas|en boucle)\b.*",
          "preference"),
    frame("suis est sommes", rf"{BE}{OFTEN} à fond (?:dans|sur) (?:la |le |les |l')?"
          r"(?P<object>(?!ce\b|cette|mon|ma|mes)\S.*)", "preference"),
    frame("suis est ne n'est sommes", rf"{NO}{BE}{OFTEN}(?P<negated> (?:pas|plus|guère))?{OFTEN}"
          rf"(?: du tout)?(?: une?| des)? {_GREAT}{_KEEN}{_KEEN_OF}"
          rf"(?!toi\b|vous\b|ta\b|ton\b|tes\b|ce\b|cette\b){OBJECT}", "preference"),
    frame("ai a avons ont", rf"{HAVE}{OFTEN} (?:une?|de la) {_GREAT}(?:faible|passion|préférence"
          r"|penchant|affection|tendresse|attirance|coup de cœur|amour) (?:pour|envers) "
          rf"(?!toi\b|vous\b){OBJECT}", "preference"),
    frame("ai a avons", rf"{HAVE} (?:toujours|depuis (?:toujours|\w+)|très longtemps) (?:adoré"
          rf"|aimé|kiffé|apprécié|préféré)(?: (?:de|à))? {OBJECT}", "preference"),
    frame("n'ai ai n'a", rf"{NO}(?:ai|a) jamais (?:trop |vraiment )?(?:(?:pu )?(?:encadrer|blairer"
          r"|supporter|saquer|piffer|sentir|pifer)|aimé|supporté|apprécié|accroché (?:à la|à|aux?"
          r"|avec))"
          rf"(?! (?:que|quand|dit)\b) {OBJECT}", "preference", **_MINUS),
    frame("aimerai adorerai kifferai détesterai", r"(?:aimerai|adorerai|kifferai)(?: toujours"
          rf"| éternellement) {OBJECT}", "preference"),
    frame("m'éclate me", rf"(?:m'éclate|me régale|me détends|me ressource){OFTEN} "
          r"(?:en|avec|dans|à)(?: (?:la|le|les|un|une))? (?P<object>(?!ce\b|ça\b|ton\b)\S[^,;]*)",
          "preference"),
    frame("prends prend", rf"(?:prends|prend){OFTEN} (?:beaucoup de |un vrai |énormément de )?"
          rf"plaisir (?:à|avec|dans) {OBJECT}", "preference"),
    frame("ne peux n'arrive n'imagine peux", rf"{NO}(?:peux|saurais|peut|arrive)(?: vraiment"
          r"| juste)? (?:pas|plus)(?: à)? "
          rf"(?:me passer|vivre|rester|commencer (?:ma|la) journée|tenir)(?: sans| {_OF}| d')"
          r"(?: (?:mon|ma|mes|le|la|les|un|une))? ?(?P<object>(?!ça\b|toi\b|vous\b)\S[^,;]*)",
          "preference"),
    frame("ne", rf"ne (?:jure|vis|vit){OFTEN} que (?:par|pour) {_THE}{OBJECT}", "preference"),
    frame("n'écoute écoute ne n'aime n'apprécie", rf"{NO}(?:écoute|lis|regarde|mange|bois|joue|lit"
          r"|porte|aime|apprécie)"
          r"(?: presque| quasiment)? (?:que|qu')(?: ?(?:à|aux?) )? ?(?:de la |de l'|du |des |de |d'"
          r"|le |la |les |l')?(?P<object>(?!ce\b|on\b|tu\b|ça\b)\S.*)", "preference"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:bien |beaucoup |nettement )?plus à l'aise "
          r"(?P<object>[^,;]{2,40}?) qu(?:e |')(?P<compared>\S.*)", "preference"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:plutôt |plus |très |team |assez |bien )+"
          r"(?P<object>(?!que\b)[^,;]{2,30}?) que (?:de la |du |des |de )?"
          r"(?P<compared>(?!je|tu|ça|ce|d'|(?:toi|moi|lui|elle|nous|vous|eux|jamais|hier|prévu)\b)"
          r"\S.*)", "preference"),
    frame("suis est sommes", rf"{BE}{OFTEN}(?: (?:plutôt|à fond|clairement))* (?:team|très "
          r"branchée?"
          r"|plutôt du genre|pro[- ]) ?(?P<object>(?!à\b)\S[^,;]*)", "preference"),
    frame("suis est ne n'est", rf"{NO}{BE}{OFTEN} (?P<negated>pas )?(?:quelqu'un qui|du genre à"
          rf"|de ceux qui|le genre à) (?:préf[èé]re\w*|ador\w+|aim\w+|kiff\w+) {OBJECT}",
          "preference"),
    frame("trouve trouvons trouvent", rf"trouv(?:e|ons|ent){OFTEN} les (?P<object>(?!{_LAST})"
          rf"[^,;]{{2,40}}?) (?:(?:vraiment|trop|très|super|hyper|assez|franchement) )*{_LOVED}"
          r"[\s.!]*$", "preference"),
    frame("trouve trouvons trouvent", rf"trouv(?:e|ons|ent){OFTEN} (?:les|la|le) (?P<object>"
          rf"(?!{_LAST})[^,;]{{2,40}}?) "
          rf"(?:(?:vraiment|trop|très|super|hyper|assez|franchement) )*{_HATED}[\s.!]*$",
          "preference", **_MINUS),
    frame("vénère affectionne idolâtre surkiffe chéris savoure dévore",
          rf"(?:vénère|affectionne|idolâtre|surkiffe|chéris|savoure|dévore){OFTEN} "
          rf"(?!{OTHERS_THING}){OBJECT}", "preference"),
    frame("aime adore", rf"(?:aime|adore){OFTEN} (?:bien |beaucoup )?(?:quand|lorsque|que) "
          r"(?P<object>(?:c'est|ce soit|ça (?:soit|pique|bouge)|tout (?:est|soit)) "
          r"(?!toi|comme ça|bien|clair|mieux|bon)\S.*)",
          "preference"),
    frame("ai a avons", rf"{HAVE}{OFTEN} horreur (?:qu'on|que l'on|quand on|quand|d'avoir à) "
          rf"(?!tu\b|vous\b){OBJECT}", "preference", **_MINUS),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:en horreur|horreur) {_THE}(?!{OTHERS_THING}){OBJECT}",
          "preference", **_MINUS),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:le |la |les |l')(?P<object>[^,;]{{2,40}}?) en "
          r"(?:horreur|aversion)\b.*", "preference", **_MINUS),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:(?:toujours|vraiment|beaucoup|pas mal|trop) )*"
          r"(?:du mal|de la peine)"
          r"(?: (?:avec|à supporter)) (?:les |la |le |l')(?P<object>(?!code|question|exercice"
          r"|consigne|concept|notion|syntaxe|dernier|formule)\S.*)", "preference", **_MINUS),
    frame("ai a", rf"{HAVE}{OFTEN} une (?:\w+ )?(?:aversion|dent|répulsion|allergie totale) "
          rf"(?:pour|contre|envers) {OBJECT}", "preference", **_MINUS),
    frame("ne peux n'arrive peux peut n'", rf"{NO}(?:peux|peut|pouvons)(?: (?:vraiment|juste"
          r"|carrément|franchement))* (?:pas|plus)(?: (?:du tout|vraiment))* (?:supporter|sentir"
          r"|blairer|voir|encadrer|saquer|piffer|pifer|souffrir)(?: en peinture)?"
          r" (?!ta|ton|tes|votre|où|ce|pourquoi|comment|si|comme|la (?:photo|page|suite|fin))"
          rf"{OBJECT}", "preference", **_MINUS),
    frame("n'accroche accroche n'adhère ne raffole", rf"{NO}(?:accroche|adhère|raffole|court après"
          rf"|cours après){OFTEN} {NOT}{OFTEN}(?: avec| à| au| aux)?(?: {_OF})? ?{_THE}"
          rf"(?!{OTHERS_THING}){OBJECT}", "preference", **_MINUS),
    frame("ne n'aime supporte aime", rf"{NO}(?:supporte|aime|apprécie|tolère){OFTEN} ni "
          rf"(?!toi|lui){OBJECT}", "preference", **_MINUS),
    frame("fuis évite boycotte bannis zappe", rf"(?:fuis|évite|boycotte|bannis|zappe){OFTEN}"
          r"(?: (?:autant que possible|comme la peste|au maximum|le plus possible))*"
          rf" (?:d(?:e |'))?{_THE}(?!{OTHERS_THING}|{_LAST})(?P<object>\S[^,;]*?)"
          r"(?: comme la peste| autant que possible| au maximum)?[\s.!]*$", "preference", **_MINUS),
    frame("ne n'en mange bois consomme", rf"{NO}(?:en )?(?:mange|bois|consomme|fume){OFTEN} ni "
          rf"{OBJECT}", "preference", **_MINUS),
)  # fmt: skip

DISLIKE_FRAMES: tuple[Frame, ...] = (
    frame("ai a avons", rf"{HAVE} (?:toujours|depuis toujours|longtemps) (?:détesté|haï|exécré"
          rf"|évité){OFTEN} {OBJECT}", "preference", **_MINUS),
    frame("aime apprécie aimons", r"(?:aime|apprécie|aimons) (?:moyennement|modérément|moyen|assez "
          r"peu|très peu|peu) (?P<object>\S.*)", "preference", **_MINUS),
    frame("suis est", rf"{BE}{OFTEN} (?:hyper |très |super |assez |à fond )*(?:branchée?|team) "
          r"(?P<object>(?!sur|à|au)\S[^,;]*)", "preference"),
)  # fmt: skip

LIKE_CLAUSES: tuple[Frame, ...] = (
    frame("", rf"{_TOPIC},? (?:ça |ils |elles )?(?:(?:ne )?(?:m'intéresse(?:nt)?|me branche(?:nt)?"
          r"|me passionne(?:nt)?|m'attire(?:nt)?|me dit|m'emballe(?:nt)?) (?:pas|plus|guère)"
          r"|m'indiffère(?:nt)?|je m'en (?:fiche|fous|moque)|j'en ai (?:rien à faire|horreur))"
          r"(?: (?:du tout|trop|vraiment|plus que ça|complètement|totalement|royalement))*[\s.!]*$",
          "preference", needs=(" m'", " m’", " me ", "en "), **_MINUS),
    frame("mon ma", r"(?:mon (?:truc|dada|kif+|délire|péché mignon|grand plaisir)|ma (?:came"
          r"|faiblesse|grande passion))(?: à moi| absolue?)?,? (?:c'est|est|reste) (?:de |d')?"
          rf"{_THE}(?P<object>(?!pas\b|plus\b|que\b|quand tu)\S.*)", "preference"),
    frame("rien", r"rien (?:ne )?(?:me (?:plaît|détend|fait|rend)|m'amuse|m'apaise)(?: (?:autant"
          r"|davantage|plus|mieux|plaisir|heureu(?:x|se)))* (?:que |qu')(?:de )?"
          rf"{_THE}{OBJECT}", "preference"),
    frame("ce moi", r"(?:moi,? )?ce (?:que j'(?:aime|adore|apprécie|kiffe)|que je préfère|qui me "
          r"(?:plaît|plait|passionne|détend|fait vibrer))(?: (?:le plus|par-dessus tout|vraiment"
          r"|surtout|bien|faire|manger|boire|(?:le|en|au|à|dans|comme) [^,;]{3,25}?))*,? (?:c'est"
          r"|ce sont) "
          r"(?!quand tu|que tu|ta|ton|la (?:fin|suite))(?:de |d')?(?P<object>\S.*)", "preference"),
    frame("ce moi", r"(?:moi,? )?ce (?:que je (?:déteste|hais|n'aime pas|supporte pas|ne supporte "
          rf"pas)|qui (?:me |m'){_ANNOYS})(?: (?:le plus|par-dessus tout|vraiment|surtout"
          r"|vraiment pas))*,? (?:c'est|ce sont) (?!quand tu|que tu|ta|ton)(?:de |d')?"
          r"(?P<object>\S.*)", "preference", **_MINUS),
    frame("ça", rf"ça (?:m'|me )(?:{_ANNOYS})(?: (?:trop|vraiment|grave|toujours))*,? "
          r"(?:les |(?=(?:qu'on|quand (?:on|les|quelqu'un))\b))(?P<object>\S.*)",
          "preference", **_MINUS),
    frame("rien", rf"rien (?:(?:ne )?vaut |de (?:tel|mieux) (?:que |qu'|pour [^,;]{{2,20}}? que "
          rf")){_THE}(?P<object>\S[^,;]*?)(?: (?:pour moi|à mes yeux"
          r"|selon moi))?[\s.!]*$", "preference"),
    frame("rien", r"(?:rien de (?:pire|plus (?:pénible|chiant)) (?:que |qu'))"
          rf"{_THE}{OBJECT}", "preference", **_MINUS),
    frame("fan grand grande gros grosse passionné passionnée accro dingue amateur amatrice fou "
          "folle mordu mordue friand friande féru férue fans passionnés super inconditionnel "
          "adepte", rf"{_GREAT}{_KEEN}{_KEEN_OF}(?P<object>(?!toi\b)\S[^,;:!?]*?)"
          r"(?: depuis [^,;:!?]{2,30}?)?(?:,? (?:je|on|j'|nous)\b.*|[\s.!]*$)", "preference"),
    frame("pas plus", rf"(?:pas|plus)(?: (?:trop|vraiment|du tout|très|super|spécialement"
          rf"|forcément))* {_GREAT}{_KEEN}{_KEEN_OF}(?P<object>\S[^,;]*)", "preference", **_MINUS),
    frame("plutôt", r"plutôt (?P<object>[^,;]{2,30}?) que (?P<compared>(?!je|tu|ça|ce|de|d')"
          r"[^,;]{2,30}?)(?: (?:perso|moi|en général|pour ma part))*[\s.!]*$", "preference"),
    frame("", rf"{_TOPIC}(?:,? (?:j'adore|je kiffe|j'aime|j'en raffole)(?: (?:bien|beaucoup|trop"
          r"|grave|vraiment|toujours|de ouf))*(?: ça)?|,? (?:moi )?j'(?:en|y) suis (?:vraiment "
          r"|trop |complètement )*(?:dingue|fou|folle|accro|fan)"
          rf"|{_IS_MY} (?:mon (?:truc|dada|délire|kif|péché mignon|kiff|univers|domaine|élément)"
          r"|ma (?:passion|vie|came|tasse de thé|grande passion)"
          r"|le (?:pied|top|bonheur|kif))|,? je m'en lasse (?:pas|jamais))[\s.!]*$", "preference",
          needs=("j'", "j’", "'est", "’est", " est ", "sont", "je ", "J'")),
    frame("", rf"{_TOPIC},? (?:ça |ils |elles )?me {_PLEASES}{_SO}", "preference",
          needs=(" me ", " m'", " m’")),
    frame("", rf"{_TOPIC},? (?:ça |ils |elles )?m(?:e |')(?:{_ANNOYS}|(?:rend(?:ent)?"
          r"|met(?:tent)?) "
          rf"(?:dingues?|fou|folle|malade|triste|hors de moi|mal à l'aise|en rogne|dehors)"
          r"|(?:donne(?:nt)?|file(?:nt)?) (?:la nausée|de l'urticaire|envie de (?:vomir|fuir)|le "
          r"cafard)"
          rf"){_SO}", "preference",
          needs=(" me ", " m'", " m’"), **_MINUS),
    frame("", rf"{_TOPIC}(?:,? (?:bof|beurk|berk|non merci|no way|jamais|franchement|désolée?|moi"
          r"|perso|alors là))*(?:,? (?:je (?:ne |n')?(?:(?:les?|la|l') ?)?"
          r"(?:(?:aime|supporte|blaire|kiffe|apprécie|raffole|accroche) (?:vraiment )?(?:pas|plus"
          r"|guère)"
          r"|déteste|hais|fuis|évite|peux (?:pas|plus) (?:voir|supporter|encadrer|blairer)"
          r"|n'en (?:mange|bois|raffole) (?:pas|plus)|en (?:mange|bois|raffole) (?:pas|plus))"
          r"|j'(?:aime|accroche|adhère|adore) (?:vraiment )?(?:pas|moins|moyen)|j'ai horreur de ça"
          r"|j'en (?:mange|bois|raffole) (?:pas|plus))"
          r"(?: (?:ça|trop|du tout|vraiment|des masses|tellement))*"
          r"|,? (?:c'est|ce n'est|est|sont|ce sera)(?: vraiment)? (?:pas|plus)"
          r"(?: (?:du tout|vraiment|trop|trop trop))* "
          r"(?:mon (?:truc|délire|kif|fort|dada)|ma (?:tasse de thé|came|passion)|pour moi)"
          r"|,? très peu pour moi|,? non merci|,? (?:bof|beurk|berk)(?: bof)?)[\s.!]*$",
          "preference",
          needs=("je ", "j'", "j’", "pas ", "peu pour", "merci", "bof", "erk", "plus "), **_MINUS),
)  # fmt: skip
