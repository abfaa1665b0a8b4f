"""French: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.french_clauses import CLAUSE_FRAMES, INSTRUCTION_FRAMES
from kumbuka.memory.extraction.languages.french_everyday import (
    DECISION_FRAMES,
    EVERYDAY_CLAUSES,
    EVERYDAY_FRAMES,
    FINALLY_FRAMES,
    SWITCH_FRAMES,
)
from kumbuka.memory.extraction.languages.french_frames import (
    ENDING_FRAMES,
    HABIT_FRAMES,
    STATED_FRAMES,
    SWAP_FRAMES,
)
from kumbuka.memory.extraction.languages.french_identity import IDENTITY_FRAMES
from kumbuka.memory.extraction.languages.french_idioms import (
    IDIOM_CLAUSES,
    IDIOM_FRAMES,
    TRADE_FRAMES,
)
from kumbuka.memory.extraction.languages.french_likes import (
    DISLIKE_FRAMES,
    LIKE_CLAUSES,
    LIKE_FRAMES,
)
from kumbuka.memory.extraction.languages.french_openings import (
    ASIDES,
    AT_HAND,
    BETWEEN_FIRM_AND_JOB,
    FORGET,
    LEFT_OUT,
    LIGHT_OPENERS,
    MYSELF,
    NOT_AFTER_A_TIME,
    NOT_OF_ANOTHER,
    NOT_STATED,
    OPENERS,
    OWN,
    OWN_STATED,
    POLITE,
    REQUESTED,
    REQUESTS,
    SAID_NEXT,
    SCENE,
    SMILES,
    SPEAKER,
    THOUGHT,
)
from kumbuka.memory.extraction.languages.french_passing import PASSING_CLAUSES, PASSING_FRAMES
from kumbuka.memory.extraction.languages.french_people import (
    ABOUT_FRAMES,
    PEOPLE_CLAUSES,
    PEOPLE_FRAMES,
)
from kumbuka.memory.extraction.languages.french_requests import FORGET_ASKED, REQUEST_FRAMES
from kumbuka.memory.extraction.languages.french_told import FIRST_FRAMES, FRONTED, TOLD_CLAUSES
from kumbuka.memory.extraction.languages.french_words import (
    ATTRIBUTES,
    LANGUAGE_NAMES,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    spelt,
    topic_of,
)
from kumbuka.memory.extraction.languages.french_work import WORK_FRAMES
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, in_order


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(spelt(pattern), flags)


_SAID = (
    FIRST_FRAMES
    + IDIOM_FRAMES
    + PASSING_FRAMES
    + SWITCH_FRAMES
    + ENDING_FRAMES
    + SWAP_FRAMES
    + LIKE_FRAMES
    + DISLIKE_FRAMES
    + DECISION_FRAMES
    + FINALLY_FRAMES
    + WORK_FRAMES
    + STATED_FRAMES
    + HABIT_FRAMES
    + IDENTITY_FRAMES
    + ABOUT_FRAMES
    + PEOPLE_FRAMES
    + EVERYDAY_FRAMES
    + TRADE_FRAMES
)

FRENCH = Language(
    code="fr",
    marker=_re(r"\w"),
    abbreviations=frozenset(
        [
            *("m", "mm", "mme", "mlle", "dr", "pr", "me", "st", "ste", "p.ex", "ex", "etc"),
            *("cf", "env", "av", "bd", "tél", "n°", "janv", "févr", "sept", "oct", "nov", "déc"),
            *("c.-à-d", "p.s"),
        ]
    ),
    starters=frozenset(
        [
            *("je", "j'ai", "j'aime", "mon", "ma", "mes", "nous", "on", "le", "la", "les", "et"),
            *("mais", "aussi", "donc", "il", "elle", "c'est", "merci", "tu"),
        ]
    ),
    polite=_re(POLITE),
    opener=_re(
        rf"(?:[\s\"(*_–—-]+|(?:{OPENERS})(?:\s?[,:!.;…–—-]+\s*|\s+(?={SAID_NEXT}))"
        rf"|{LIGHT_OPENERS}\s+(?!que?\b|qu')"
        r"|(?:s'il (?:te|vous) plaît|stp|svp|merci de|veuille[zr]?|merci d')[, ]*"
        rf"|(?:moi|perso),? (?=les? |la |l')|{THOUGHT}(?={SPEAKER}|{OWN}))"
    ),
    blocked=_re(
        r"(?:(?:et |même |comme |sauf )?s(?:i|'ils?)(?! (?:te|vous) pla| possible| (?:je |j'|tu "
        r")[^,]{3,60}, (?:corrige|dis-|préviens|demande|signale|propose|rappelle|ne ))|quand(?! "
        r"(?:je|j'|on|nous|tu me|tu m'|tu (?:écris|codes|réponds|fais|cites)))"
        r"|imagin(?:e|ez|ons)|suppos(?:e|ons)|au cas où|à supposer|à condition|est-ce|qu'est-ce"
        r"|pourquoi"
        r"|comment|où|quel(?:le)?s?|qui|que|quoi|combien|faut-il|dois-je|ai-je|suis-je|puis-je"
        r"|aurais"
        rf"|serait|y a-t-il|{REQUESTS}|{NOT_STATED})(?![\w-])"
    ),
    reported=_re(
        r"\ben tant qu(?:e |')(?:assistante?|ia|modèle|agent|chatbot|llm)\b|(?<!j'ai )(?<!t'ai "
        r")(?<!l'ai )(?<!déjà )(?<!jamais )(?<!jai )\b(?:dit|disait|disent|affirm(?:e|ait|é)"
        r"|prétend(?:ait|ent)?"
        r"|racont(?:e|ait|é)|déclar(?:e|ait|é)|répète|(?<!ne )(?<!je )jure|selon (?!moi|mes|mon)"
        r"|d'après (?!moi|mon|mes)|(?:il|elle|ils"
        r"|elles|on|patron|chef|mère|père|sœur|frère|ami|amie|collègue|médecin) (?:pense|croi"
        r"|trouve|assure|écri)\w*"
        r"|paroles?|chanson dit|m'a (?:écrit|répondu|demandé|expliqué|juré|assuré)|citation|je "
        r"cite)\b"
    ),
    scene=_re(SCENE),
    material=_re(
        r"\b(?:tradui(?:s|re|sez)(?:-moi)?|corrige[zr]?(?:-moi)?|reformule[zr]?"
        r"|(?<!je le )(?<!je la )(?<!je )(?<!je les )relis|paraphrase[zr]?|réécri(?:s|re|vez))\b"
        r"|\A(?=[^:]*:)(?:.*?\b(?:résume[zr]?|analyse[zr]?|améliore[zr]?|explique[zr]?"
        r"|vérifie[zr]?|convertis|complète[zr]?"
        r"|continue[zr]?|extrais|extraire|classe|commente)\b.*:\s*(?:\S.*)?$"
        r"|.*?\bvoici\b.{0,60}\b(?:texte|mail|e-mail|message"
        r"|lettre|article|histoire|code|erreur|poème|paragraphe|document|log|extrait|brouillon|ce "
        r"qu)\b.*:\s*$)"
    ),
    clause_break=_re(
        rf"(?:,\s?|\s)(?={ASIDES}{SMILES}?[\s.!]{{0,4}}$)|"
        r"\s(?=(?:jsuis|chuis|chui|jhabite|jbosse|jm'appelle) )(?<!que\s)(?<!quand\s)(?<!si\s)"
        r"(?<!où\s)(?<!moi\s)(?<!perso\s)|"
        rf"{NOT_AFTER_A_TIME}\s*(?:[;,—–]|\s-\s|\.\.\.|…|,?\s(?:et|mais|donc|alors|car|puis"
        rf"|tandis que|alors que|parce que|par contre|même si)(?!\w)|{BETWEEN_FIRM_AND_JOB})\s*"
        r"(?:(?:et|mais|donc|aussi|alors|du coup|puis|par contre|en revanche|or)\s+)?"
        rf"(?!{SPEAKER}(?:n'|ne )?(?:en |y |le |la |les )?(?:adore|aime|déteste|hais|supporte"
        r"|raffole"
        r"|kiffe|mange|bois|digère|tolère|blaire|accroche|ai horreur de|m'en (?:fiche|fous|moque)"
        r"|suis"
        r" (?:fan|dingue|accro|fou|folle)|ai arrêté|évite|fuis)(?: (?:bien|beaucoup|trop|pas|plus"
        r"|pas trop|pas du tout|moins|moyen|vraiment|du tout|complètement"
        r"|totalement))*(?: ça)?[\s.!]*$)"
        r"(?:(?=(?:(?:maintenant|désormais|aujourd'hui|actuellement|à présent),? "
        rf")?{SPEAKER}(?!pense|crois|dis\b|l'ai dit)|(?!(?:ma|notre) décision\b){OWN_STATED}"
        r"|s'il te plaît|va (?:droit|direct\w*|à l')|appelle-moi|souviens-toi|n'oublie|oublie "
        r"|retiens|réponds|tutoie-moi|ne "
        rf"m'|c'est (?:maintenant|désormais)|{REQUESTED}(?!\w)|(?:originaire|née?|habitant"
        r"|domicilié|installée?|basée?|allergique|intolérante?|passionnée?|étudiante?|mariée?|père"
        r"|mère|papa|maman) (?:de|d'|à|au|aux|en|dans|avec)(?!\w))"
        r"|(?P<elided>(?<![,;] )(?<!et )(?<!mais )(?<!donc )(?<!puis )(?<!car )(?=(?:comme"
        r"|chez)\s\w)|(?<=et )(?=(?:travaille|travaillons|habite|habitons|vis|parle|utilise"
        r"|déteste|adore|aime|préfère|suis|bosse"
        r"|joue|ai|fais|viens|roule|mange|boi[st]|supporte|n'aime|ne )\s)|(?<=ans et )(?=(?:une?"
        r"|deux|trois|quatre|\d) "
        r"(?:[\w-]+ )?(?:enfants?|filles?|fils|garçons?|gosses?|chats?|chiens?)(?![\w-]))"
        rf"|{LEFT_OUT}|(?<=mais )(?=(?:travaille|habite"
        r"|vis|déteste|adore|préfère|suis|n'aime|ne )\s)))"
    ),
    before_question=_re(
        r"(?:[,;.—–:!]|\s-\s)\s*(?:(?:et|donc|mais|alors|du coup|or|sinon|dis|stp|svp),?\s+)?"
        rf"(?=(?:qu'est|que|quels?|quelles?|comment|pourquoi|où|qui|combien|est-ce|as-tu|avez|quoi"
        r"|peux|pourrais|pouvez|pourriez|une idée|des idées|on|c'est|ça|y a|il y a|dois|faut"
        r"|connais|vous|tu|t'as|t'en|t'aurais|t'es|à ton avis|je peux|je dois|je \w+ (?:quoi"
        r"|comment|combien|lequel|laquelle)|des"
        rf" (?:conseils|suggestions)|{REQUESTED})(?!\w))"
        r"|\s(?=(?:tu (?:peux|sais|connais|pourrais|me conseill\w+|en penses|crois|penses|as "
        r"(?:des|une))|t'as|t'en penses"
        r"|peux-tu|as-tu|pourrais-tu)\b)|\s(?:et|donc|alors|du coup)\s(?=(?:qu'est|quelle?s?"
        r"|comment|pourquoi|tu|est-ce|toi|vous)(?!\w))"
    ),
    remember=_re(
        r"(?:(?:s'il te plaît,? |alors |bien )?(?:souviens[ -]toi|souvenez-vous|rappelle-toi"
        r"|rappelez-vous|n'oublie[zs]? (?:pas|jamais)|oublie pas"
        r"|retiens|retenez|retenir|note[zr]?|mémorise[zr]?|garde[zr]? (?:bien )?(?:en (?:tête"
        r"|mémoire)|à l'esprit)|sache[zr]?|prends note|prenez note"
        r"|enregistre[zr]?|souvenir|rappeler|pense[zr]? au fait|(?:il )?faut (?:que tu (?:saches"
        r"|retiennes|notes|te "
        r"(?:souviennes|rappelles))|savoir|retenir)|pense à retenir|(?:mets|ajoute|note|garde"
        r"|inscris|stocke)(?:-toi)?(?: ça)? (?:dans|à) ta mémoire|mets-toi dans la tête|tu "
        r"dois savoir)(?:,? (?:bien|aussi|stp|svp"
        r"|s'il te plaît|s'il vous plaît|ceci|cela|ça|pour (?:plus tard|la suite|la prochaine "
        r"fois)|quelque part),?)*(?:\s?:\s?|,? que | qu'|, )"
        r"|je (?:veux|voudrais|souhaite|aimerais) que tu (?:te souviennes|retiennes|saches|te "
        r"rappelles|notes)(?: bien)? (?:que |qu')"
        r"|(?:pour (?:ton |votre )?info(?:rmation)?|à (?:retenir|noter)|note à moi-même"
        r"|pour mémoire|rappel|mémo|pense-bête)\s?:\s?)(?!de\b|d'|comment\b|quand\b|où\b)"
    ),
    forget=_re(
        rf"{FORGET} (?:(?:tout )?ce que (?:je (?:t'|te |vous )?ai|j'? ?(?:t')?ai|jtai|on a|tu|vous)"
        r"(?: \w+){0,3}? "
        r"(?:sur|de|à propos d(?:e |u |es )|concernant)|tout(?:es?)? (?:sur|à propos d(?:e |u |es )"
        r"|ce qui (?:concerne|touche|a trait) (?:à |au )?)|(?:toutes? )?(?:l'|les |ces )"
        r"(?:infos?|informations?|données|fait|souvenirs?|trucs) (?:que |qu'|sur |concernant "
        r"|à propos d(?:e |u )|liées? à )|le fait (?:que |qu')|que |qu'"
        r"|(?=(?:l'histoire|tout ça)\b))"
    ),
    forget_attribute=_re(
        rf"{FORGET} (?:mon|ma|mes) (?:anciens? |ancienne |vieux )?"
        r"(?:(?P<favourite>\w[\w '-]{0,40}?) (?:préférée?s?|favori(?:te)?s?)"
        r"|(?:pré)?nom d(?:e |u )(?:mon |ma )?(?P<name>\w+)|(?P<attribute>\w[\w "
        r"'-]{0,40}?))(?: (?:stp|svp|merci|s'il (?:te|vous) plaît|complètement|définitivement|pour "
        r"de bon))*[.!\s]*$" + FORGET_ASKED
    ),
    subject=_re(
        r"(?:(?P<user>(?:(?:moi|perso|nous|pour ma part|de mon côté|moi perso),? )?(?:je(?=\s)|j'"
        rf"|{MYSELF}|on(?=\s)|nous(?=\s)|(?-i:I)(?=\s(?:suis|ai|vis|fais|viens)\b))"
        rf"|{OWN} (?=[^,;.]{{3,50}} et moi)(?:{RELATION_NAMES})(?: (?-i:[A-Z])[\w'-]+)? et"
        rf" moi,?(?: nous| on)?(?=\s)){NOT_OF_ANOTHER}"
        rf"|{OWN} (?P<relation>{RELATION_NAMES})(?: (?:aînée?|cadette?|benjamine?))?(?:,? "
        r"(?P<name>(?-i:[A-ZÀ-Þ][\w-]+)(?=,?\s)|(?!est|a |sont|aime|et |qui|ne |adore|déteste"
        r"|habite|elle|il)"
        r"[a-zà-ÿ]{3,12}(?= (?:est|a|fait|aime|adore|déteste|habite|bosse|travaille|vit|joue|mange"
        r"|préfère)\b)))?(?:,? (?:elle|il|ils|elles))?,?(?=\s))\s*"
    ),
    adverbs=_re(r"(?:(?:perso|personnellement|vraiment|aussi|également|moi|aujourd'hui),? )+"),
    clause_frames=in_order(
        IDIOM_CLAUSES
        + PASSING_CLAUSES
        + EVERYDAY_CLAUSES
        + TOLD_CLAUSES
        + CLAUSE_FRAMES
        + LIKE_CLAUSES
        + PEOPLE_CLAUSES
        + INSTRUCTION_FRAMES
        + REQUEST_FRAMES
    ),
    verb_frames=in_order(_SAID),
    object_end=_re(
        r"\s(?:plutôt qu(?:e|')|au lieu d|parce qu|car|puisque|mais|donc|alors|même si|sauf"
        r"|lorsque|à cause d(?:e|u|es)|grâce (?:à|aux?)|suite à|à force de|tant que|pour que|afin"
        r"|(?<!comme )si(?! possible)|vu que|étant donné"
        r"|et (?:je|j'|mon|ma|mes|on|nous|il|elle|c'est|tu|que|ça)|ce qui)(?![\w])|\s[—–-]+\s"
        r"|\s?[;(]|,\s?(?:et |mais |donc |qui|parce|car|sauf"
        r"|surtout|merci|s'il|par contre|notamment|si|pas|puis|du coup|comme|alors|quand|c'est|ça"
        r"|tu|je|j'|mon|ma|hein|quoi|en particulier|et|stp|svp"
        r"|même|enfin|bien que|plutôt|au lieu|comment|quel(?:le)?s?|où|pourquoi|combien|est-ce"
        r"|y a|il y a|juste|faut"
        r"|aide|que me|t'as|peux|écri[st]|propose|donne|conseille|fais)(?![\w])|\s?:\s"
        r"|\s?[!?](?=\s|$)"
    ),
    object_tail=_re(
        rf"[\s,]+(?:{ASIDES}|"
        r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]{1,20}|[:;=]-?[)(DP]{1,3}|xd"
        r"|\^\^|<3|depuis \S[^,;]{0,40}|maintenant|désormais|dorénavant|actuellement|en ce moment"
        r"|à présent|aujourd'hui|de nos jours|beaucoup|énormément|vraiment"
        r"|trop|aussi|également|plus que tout|par-dessus tout|le plus|le mieux|en général"
        r"|d'habitude|s'il te plaît|stp|svp|s'il vous plaît|merci|du coup|quoi"
        r"|hein|haha|lol|mdr|récemment|enfin|finalement|(?:le mois|la semaine|l'année|l'an|l'été"
        r"|l'hiver|l'automne|le printemps|\w+di) derni(?:er|ère)"
        r"|(?:ça fait|il y a) \S[^,;]{0,20}|cette (?:semaine|année)|ce (?:mois|printemps)(?:-ci)?"
        r"|cet (?:été|hiver)|à partir de \S.{0,30}|d[è]s \S.{0,30}|pour (?:l'instant|le moment)"
        r"|du tout|non plus|tout le temps|au quotidien|à la place|déjà|bientôt|pour tout|hier|à "
        r"nouveau|de nouveau|moi|définitivement|à vie|en fait)$"
    ),
    article=_re(r"(?:(?:une?|le|la|les|des|du|de la|de)\s+|(?:de l|l|d)'(?!abord))(?=\S)", 0),
    not_objects=_re(
        r"(?:(?:ça|cela|ce(?!rtain)|cet|cette|ces|que|quoi|comment|où|quand|si|tu|vous|ton|ta|tes"
        r"|votre|vos|il|elle|ils|elles|merci|hein|lol|mdr|rien|lui|leur|être|avoir|qui"
        r"|quel\w*)(?![\w'-])|qu'"
        r"|(?:le|la|les|l'|une?|des|du|de|pas|plus|bien|mieux|beaucoup|trop|moi|toi|nous|tout|tous"
        r"|y|en|autre chose|d'autres|chose|l'autre|les autres)$)"
    ),
    not_objects_of={
        "instruction": _re(rf".{{0,200}}\b{AT_HAND}"),
        "pattern": _re(
            r"m(?:e |')(?:demande|dis que|retrouve avec)|.{0,80}\b(?:cette semaine|ces jours-ci)\b"
        ),
        "preference": _re(
            rf".{{0,80}}\b{AT_HAND}|(?:personne|sans|avec)\b(?: (?:le |la |l')(?:derni|premi)\w+|$)"
            r"|[^,;]{0,60}\b(?:ce soir|ce midi|ce matin|tout à l'heure|demain|cette fois)\b"
            r"|(?:(?:bien|beaucoup|vraiment|trop|surtout|assez) )?(?:ta|ton|tes|votre|vos|ce(?!rt)"
            r"|cet"
            r"|cette|ces)\b|(?:la |le |l')?(?:fin|début|suite|titre|intro\w*|conclusion|paragraphe"
            r"|texte|passage|tournure)\b|utiliser (?:la|le|cette|ce) (?:méthode|approche|fonction"
            r"|code|commande)"
            r"|(?:(?:la |le |les |l'|une |un )?(?:idée|réponse(?!s)|façon|manière|première?|premier"
            r"|deuxième|seconde?|dernière?|suggestion|approche|code(?! )|solution"
            r"|résultat|version(?! v?\d)|option|fait|design|même|proposition|deux(?! )|côté)(?!\w))"
        ),
        "decision": _re(
            r"(?:de )?(?:te|t'|vous|lui|leur|me coucher|aller (?:me coucher|dormir|au lit)|dormir"
            r"|faire une pause)(?!\w)|.{0,60}\b(?:demain|ce soir|cet après-midi|tout à l'heure)\b|"
            r"(?:(?:l'|un )?outil\b|(?:la |le |les |l')?(?:même|première|deuxième|seconde|dernière"
            r"|fonction|code|option(?! (?-i:[A-Z0-9]))|solution|suivante?|ci-dessus)\b|ta\b"
            r"|ton\b|une? (?:boucle|liste|fonction|classe|variable|regex|pause|café)\b)"
        ),
        "tool": _re(
            r"(?:(?:la |le |les |l'|une |un |cette |ce )?(?:première?|suivante?|même|dernière"
            r"|fonction|code|commande|méthode|script|boucle|classe|variable|formule|requête"
            r"|port|serveur|appli|programme|site|tests?|exemple)(?!\w)|à\b|faire\b)"
        ),
        "identity": _re(
            r"(?:(?:le |la )?(?:même|moment|bonne voie|milieu)\b|un peu\b|une? (?:bug|problème"
            r"|souci|peu|truc|chose)\b|désolée?$|sûre?$|prête?$|là$|ici$|perdue?$|contente?$)"
        ),
    },
    negation=_re(r"(?:\bne\s|\bn'|(?<=\w )(?:pas|jamais)\b\s*)"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    change=_re(
        r"\b(?:après (?:mûre )?réflexion|tout compte fait|maintenant|désormais|dorénavant|à présent"
        r"|aujourd'hui|à partir de|à compter d"
        r"|d[è]s (?:maintenant|demain|lundi|janvier)|finalement|au final|correction|rectificati\w+"
        r"|erratum|mise à jour|plutôt que|au lieu d|à la place|changé d'avis|changement de "
        r"programme|ne \w+ plus|n'\w+ plus|n'est plus|depuis (?:hier|lundi|cette|ce|peu|le mois)"
        r"|je voulais dire|dernièrement|ces temps-ci|à l'avenir)(?!\w)"
    ),
    addition=_re(
        r"\b(?:aussi|également|en plus|en outre|une? autre|deuxième|seconde?|par ailleurs)\b"
    ),
    qualifier=_re(
        r"(?:(?:une?|le|la|les|mon|ma|mes|notre|nos)\s+|l')?(?:(?:vieux|vieille|vieil|nouveau"
        r"|nouvelle|nouvel|petite?|bonne?|bon|ancienne?|ancien|fidèle)\s+)*(?=\S)"
    ),
    purpose=_re(r"\s(?:pour|dans|en|sur|au|aux|à|avec|comme|quand|chez)\s"),
    undivided=_re(
        rf"(?:(?:{OPENERS})\s?[,:]?\s+){{0,2}}(?:"
        r"(?:les? |la |l'|mon |ma |mes |nos |notre |du |des )(?![^,]*\b(?:est|sont|a|ont|aime|dit"
        r"|va)\b)[\w'-]+(?: [\w'-]+){0,3}, (?:moi )?(?:je |j'|on )(?:n'|ne )?(?:en |y |les? |la "
        r"|l')[^,;]*$"
        r"|avant d(?:e |')[^,]{3,30}, (?:je |j'|on )|(?:(?:et|mais|donc|alors|bon|sinon|bonjour"
        r"|salut),? )?(?:(?:p(?:ou)?r|quand|lorsque|d'abord)\b"
        r"(?=.{1,400}\b(?:puis|ensuite|enfin|après|à la fin)\b)|voici comment\b|(?:la |ma |notre )?"
        r"(?:procédure|recette|marche à suivre)\b|(?:si|quand|lorsque|dès que|(?:à )?chaque fois "
        r"que)"
        r" [^,]{3,70}, (?:alors |merci de |tu (?:peux|dois) |ne |n')?(?!je|j'|on |nous |il |elle )"
        r"[\w-]{3,}[ ,]|c'est (?:décidé|acté|tranché|validé|réglé|voté|officiel)\b|(?:la |ma "
        r"|notre )?"
        r"décision prise|(?:le|mon|notre) choix est fait|(?:j'ai|on a|nous avons|l'équipe a) "
        r"(?:enfin "
        r"|finalement )?(?:tranché|voté|pris (?:ma|notre|une) décision)|après (?:mûre )?réflexion"
        r"|tout compte fait|(?:avant|après) (?:le |la |l')[\w -]{3,20}, (?:je |j'|on )|pendant "
        r"|durant |tous les \d|avant,? (?:je |j')))"
    ),
    elided=_re(
        r"(?:(?:donc|récemment|enfin|finalement) )*(?=(?:étant |suis (?:passée?|végét|végan"
        r"|allergique|basée?)|habite |bosse |adore |déteste |allergique (?:à|au)"
        r"|ai (?:décidé|choisi|arrêté|déménagé) |passée? de "
        r"|(?:cours|bois|mange|lis|nage|médite|dors|cuisine)(?= .*(?:tous les (?:jours|matins"
        r"|soirs)|chaque \w+|fois par))))"
    ),
    fronted=FRONTED,
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["tout", "tout ça", "trucs", "affaires"]),
    categories=CATEGORY_OF_TOPIC,
    habits={
        **{"fumer": "smoke", "fume": "smoke", "cigarette": "smoke", "clope": "smoke"},
        **{"tabac": "smoke", "courir": "run", "cours": "run", "jogging": "run"},
        **{"course à pied": "run", "vapoter": "vape"},
    },
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    instructions=(
        ("units", _re(r"métrique|impérial|celsius|fahrenheit|kilom|unités")),
        ("emojis", _re(r"\b[eé]mojis?\b|smiley")),
        ("bullet_points", _re(r"\bpuces\b")),
        ("answer_language", _re(r"\b(?:répon|parl|écri|expli|adress|exprim"
        rf"|communi)\w*.{{0,40}}\ben {LANGUAGE_NAMES}\b|(?:ais|ant|toujours|avenir"
        rf"|maintenant),? en {LANGUAGE_NAMES}\b")),
        ("address_form", _re(r"tutoi|tutoy|vouvoi|vouvoy")),
        ("answer_length", _re(r"\b(?:courte?s?|brefs?|brèves?|brièvement|concise?s?|concision"
        r"|longue?s?|détaillée?s?|en détail|succincte?s?|une phrase)\b")),
        ("answer_tone", _re(r"\b(?:formel|informel|familier|polie?|direct|franc(?!s)"
        r"|amical|soutenu)")),
    ),
)  # fmt: skip
