"""What French says of a subject, and its clauses that need none: one frame for each way to say it.

The negation stands around the verb and its first half is often left out: "j'aime pas".
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.french_words import spelt
from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType
from kumbuka.text.folding import fold

SPOKEN = {"suis": ("uis", "ui", "étant", "etant"), "peux": ("peut",), "ai": ("g",)}
"""What is left of a verb behind its subject where both are written as said: "chuis", "g"."""


_THIRD = {
    **{"prends": ("prend",), "fais": ("fait",), "mets": ("met",), "bois": ("boit",)},
    **{"viens": ("vient",), "lis": ("lit",), "vais": ("va",), "suis": ("est", "sommes")},
}
"""What follows "on", of verbs whose first person is written otherwise."""
_FIRST_PERSON = re.compile(r"(?<![\w\\])(?:prends|fais|mets|viens)(?![\w|?*+])")


def _or_third(match: re.Match[str]) -> str:
    verb = match.group()
    return f"{verb}?" if verb in {"prends", "mets"} else f"{verb[:-1]}[st]"


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    """`heads` are the first words that the pattern can begin with; none: always tried."""
    first = dict.fromkeys(
        form
        for head in heads.split()
        for form in (head, fold(head), *SPOKEN.get(head, ()), *_THIRD.get(head, ()))
    )
    said = said.replace("(?:suis|est)", BE).replace("(?:ai|", "(?:ai|g|")
    spoken = _FIRST_PERSON.sub(_or_third, said)
    return Frame(tuple(first), LazyPattern(spelt(spoken), re.I), category, **rest)


OBJECT = r"(?P<object>\S.*)"
SHORT = r"(?P<object>\S[^,;]*)"
NAME = (
    r"(?P<object>(?:(?:monsieur|madame|mme|docteur|dr\.?) )?"
    r"[^\s,.!;]+(?: (?-i:[A-Z])[\w'-]+){0,3})"
)
PROPER = (
    r"(?-i:[A-ZÀ-Þ])[\w.&+'#-]*(?: (?:(?-i:[A-ZÀ-Þ0-9])[\w.&+'-]*|(?:de|du|des|la|le)(?= ))){0,3}"
)
OF = r"(?:de la |de l'|du |des |de |d')"
TO = r"(?:à la |à l'|au |aux |à )"
ONE = r"(?:une? |des |le |la |les |l'|mon |ma |mes |notre |nos |deux |trois )?"
OFTEN = (
    r"(?: (?:vraiment|beaucoup|bien|trop|très|surtout|maintenant|désormais|actuellement|toujours"
    r"|aussi|plutôt|particulièrement|énormément|tellement|même|également|encore|juste|seulement"
    r"|plus que tout|par-dessus tout|en ce moment|à présent|dorénavant|principalement|tout"
    r"|essentiellement|souvent|franchement|absolument|personnellement|uniquement|aujourd'hui"
    r"|tous les deux|toutes les deux|ensemble|moi|sans hésit\w+|clairement|largement|carrément"
    r"|totalement|complètement|super|hyper|grave"
    r"|vachement"
    r"|assez|genre|parfois|quand même|évidemment|évidement|de loin|bcp|tjs|tjrs|pas mal|en général"
    r"|depuis toujours|toute l'année|quotidiennement|régulièrement|récemment|enfin|finalement|aussi"
    r"|depuis peu"
    r"|depuis (?:\w+ ){1,3}?(?=à |au |en |dans |chez |comme ))(?![\w'-]))*"
)
NO = r"(?:ne |n')?"
NOT = r"(?:pas|guère)(?: (?:du tout|trop|vraiment|tellement|tant|beaucoup|forcément|spécialement))*"
_DAYS = r"(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)s?"
OFTEN_TIMES = (
    r"(?:(?:tous les|toutes les|chaque) ?(?:deux |trois )?[\w-]+|un \w+ sur (?:deux|trois|quatre)"
    r"|\w+(?: \w+)? par (?:jour|semaine|mois|an|nuit)"
    rf"|(?<=\s)(?:la nuit|les {_DAYS})|(?<=\s)le (?:{_DAYS}|matin|soir|midi|lendemain)(?! (?:\d"
    r"|prochain|dernier))"
    r"|avant de (?:dormir|me coucher|partir)|au (?:petit[- ]déjeuner|réveil|goûter)"
    r"|quotidiennement|régulièrement)"
)
_TIMES_NEEDED = (
    *(
        "tous les",
        "toutes les",
        "chaque",
        " par ",
        " le ",
        " la nuit",
        " les ",
        " sur ",
        "avant de",
        " au ",
    ),
    *("ment",),
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_MINUS: dict[str, Any] = {"polarity": "-"}
OF_USER: dict[str, Any] = {"of_user_only": True}
ANY: dict[str, Any] = {"topics": ANY_TOPIC, "replaces": True}
_END_HOME: dict[str, Any] = {"attribute": "home", "effect": "end_attribute"}
_END_JOB: dict[str, Any] = {"attribute": "employer", "effect": "end_attribute"}

_LIKES = (
    r"(?:aim(?:e|ons|ent)|ador(?:e|ons|ent)|appréci(?:e|ons|ent)|kiff(?:e|ons|ent)|raffol(?:e|ons"
    r"|ent))"
)
_EATS = (
    r"(?:mang(?:e|eons|ent)|bois|boit|buvons|support(?:e|ons|ent)|tolèr(?:e|ent)|digère|blaire"
    r"|veux|sens)"
)
USES = (
    r"(?:utilis(?:e|ons|ent)|emploi(?:e|ent)|me sers(?: surtout| souvent)? d(?:e |')"
    r"|nous servons d(?:e |')|se sert "
    r"d(?:e |'))"
)
LIVES = r"(?:habit(?:e|ons|ent)|vis|vit|vivons|vivent|rési(?:de|dons|dent)|log(?:e|eons|ent))"
WORKS = r"(?:travaill(?:e|ons|ent)|boss(?:e|ons|ent)|taff(?:e|ons|ent))"
BE = r"(?:s?uis|ui|est|sommes|sont|étant)"
HAVE = r"(?:ai|g|as|a|avons|ont)"
JUST = (
    r"(?: (?:récemment|enfin|finalement|juste|déjà|aussi|donc|tous|maintenant|fini par|bien"
    r"|d'abord))*"
)
WHERE = (
    r"(?:(?:aux?|à|en|dans|sur|près de|à côté de|du côté de|non loin de|vers|chez) |près d'"
    r"|(?=(?-i:[A-Z]))|(?=(?:le|la|les|l'|un|une|rue|avenue)\b))"
    r"(?P<object>(?!(?:avec|le moment|la (?:vie|question|fin)|un monde|une (?:époque|société)|ce"
    r"|cette"
    r"|mes|mon|ma)\b)\S.*?)(?= avec (?:mon|ma|mes|notre|nos)\b|$)"
)
_THE_NOT = r"(?!(?:ça|cela|ce|cette|ces|que|qu'|tu|vous|te|lui|y)\b|(?:ta|ton|tes|votre|vos)\b)"

ENDING_FRAMES: tuple[Frame, ...] = (
    frame("", rf"{NO}(?:{_LIKES}|supporte|tolère){OFTEN} plus{OFTEN} {_THE_NOT}{OBJECT}",
          "preference",
          needs=(" plus ",), **_MINUS),
    frame("", rf"{NO}(?:mange|bois|buvons|mangeons|mangent){OFTEN} plus(?: jamais)? (?!depuis"
          rf"|du tout|rien|trop){OF}?{OBJECT}",
          "preference", needs=(" plus ",), **_MINUS),
    frame("", rf"{NO}{LIVES} plus {WHERE}", "identity", needs=(" plus ",), **_END_HOME),
    frame("", rf"(?:n'y |y |ne |n')?{LIVES} plus(?: ici| là| là-bas)?[.!]*$", "identity",
          needs=(" plus",), fixed="home", **_END_HOME),
    frame("", rf"{NO}{WORKS} plus (?:chez|pour|à la|au|à l'|à) ?{OBJECT}", "identity",
          needs=(" plus ",), **_END_JOB),
    frame("", rf"{NO}{BE} plus allergique {TO}{OBJECT}", "identity", needs=(" plus ",),
          attribute="allergy/", effect="end_attribute"),
    frame("", rf"{NO}{BE} plus (?P<object>végétarien(?:ne)?|végane?|vegane?)\b.*", "identity",
          needs=(" plus ",), attribute="diet", effect="end_attribute", fixed="diet"),
    frame("", rf"{NO}(?:{USES}|{HAVE}|fais|fait|faisons|joue|jouons|prends|prend|prenons|porte"
          r"|conduis|conduit|regarde|lis|lit|pratique|vais|va|étudie|apprends|fume|possède|roule"
          r"|pars|part|partons|déménage|mets)"
          rf"{OFTEN} plus(?! (?:de (?:temps|place|problème|batterie|questions?)|depuis"
          rf"|du principe|le temps"
          r"|l'énergie"
          r"|qu"
          rf"|à|besoin|envie|grand)\b)(?: en| sur)? (?:{OF}|au |à la |aux |à l')?{SHORT}", "end",
          effect="end",
          needs=(" plus ",)),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:arrêté|cessé|abandonné|lâché|quitté|stoppé)"
          r"(?: de (?=\w)| d'| avec| chez)?(?: ?(?:utiliser|boire|manger|jouer|faire|prendre"
          r"|regarder"
          rf"|aller)(?=\s\w)(?: {OF}| à la | au | à )?)? ?(?!(?:mon|ma|mes|le|la) (?:travail|job"
          rf"|boulot|poste"
          r"|boîte)\b"
          rf"|essayer|chercher|tout\b)(?![^,;]* à \d+ ans){SHORT}", "end", effect="end"),
    frame("ai a avons", rf"{HAVE}{JUST} (?:quitté|démissionné de|lâché) (?:mon|ma|mes) "
          r"(?P<object>travail"
          r"|job|boulot|poste|boîte|emploi)\b.*", "identity", **_END_JOB),
    frame("", rf"{NO}(?P<object>fume|cours|nage|conduis|chante|danse|peins|vapote|bois) plus(?: du "
          r"tout)?(?: depuis [^,;]{2,30})?[.!]*$", "end", effect="end",
          needs=(" plus",)),
    frame("", rf"{NO}{BE} plus (?:ensemble )?avec (?P<object>{PROPER})\b.*", "end", effect="end",
          needs=(" plus ",)),
    frame("ai a avons", rf"{HAVE}{JUST} démissionné(?: de (?:chez )?| chez "
          r")(?P<object>\S[^,;]*)", "end", effect="end"),
    frame("", rf"{NO}{BE} plus (?:une? |en |chez |à la |au |à |abonnée? (?:à|au) |client(?:e)? "
          r"(?:de|chez) |inscrite? (?:à|au) )?(?!(?:[^,;]{2,30} qu(?:e |')|l'aise|très\b|trop\b"
          r"|si\b|vraiment|convaincue?|motivée?|sûre?|d'accord"
          r"|là|intéressée?|capable|seule?|disponible|possible|obligée?|certaine?|jeune|grande?"
          rf"|tard)\b){SHORT}", "end", effect="end",
          needs=(" plus ",)),
    frame("ai a avons", rf"(?:{HAVE}|me suis|nous sommes){JUST} (?:résilié|désinstallé|supprimé"
          rf"|débarrassée?s? de|laissé tomber(?![^,;]* (?:dans|par terre|sur)\b)) (?:mon|ma|mes"
          rf"|notre|nos|les |l'|le |la |(?={PROPER}"
          r"[\s.!]*$))"
          rf" ?(?:abonnement (?:à |chez )?|compte )?{SHORT}", "end", effect="end"),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:vendu|donné|rendu|revendu|jeté) (?:mon|ma|mes|le"
          r"|la|les"
          rf"|notre|nos|l') ?{SHORT}", "end", effect="end"),
)  # fmt: skip

SWAP_FRAMES: tuple[Frame, ...] = (
    frame("suis est sommes sont", rf"{BE}{JUST} (?:repassée?s?|passée?s?|migrée?s?|revenue?s?)"
          rf"(?: {OF}(?P<old>(?!nouveau)\S.*?))? (?:à la|à l'|au|à|sur|vers|chez) ?{OBJECT}",
          "tool",
          topics=ANY_TOPIC, replaces=True),
    frame("suis est sommes sont", rf"{BE}{JUST} (?:repassée?s?|passée?s?) {OF}(?P<old>\S.*?)"
          rf" (?:à la|à l'|au|à|sur) ?{OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:migré|basculé|changé) {OF}(?P<old>\S.*?)"
          rf" (?:à|vers|sur|pour|chez) {OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:migré|basculé|déménagé) (?:notre|nos|le|la|les"
          r"|mon|ma) "
          rf"(?P<thing>[^,;]{{2,40}}?)(?: de (?P<old>\S+))? (?:à|vers|sur|chez) {OBJECT}", "tool",
          replaces=True),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:migré|basculé) (?:à|vers|sur|chez) {OBJECT}",
          "tool",
          topics=ANY_TOPIC, replaces=True),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:remplacé|troqué|échangé) (?:le |la |les |l'|mon "
          r"|ma |mes )?"
          rf"(?P<old>\S.*?) (?:par|contre|pour) {ONE}{OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:abandonné|quitté|lâché|délaissé|laissé tomber) "
          rf"{ONE}"
          r"(?P<old>\S.*?) (?:pour|au profit d(?:e |u |es )|en faveur d(?:e |u )) "
          rf"?{ONE}{OBJECT}", "tool",
          replaces=True),
    frame("", rf"{USES}{OFTEN} (?P<object>\S.*?),? (?:au lieu d(?:e |u |'|es )|plutôt qu(?:e |')"
          r"|à la place"
          rf" d(?:e |u |'|es )|et (?:plus|pas) ) ?(?P<old>\S.*)", "tool",
          needs=("au lieu", "plut", "la place", "et p")),
    frame("bois mange prends prend bois buvons mangeons",
          r"(?P<object>(?:bois|mange|prends|prend|buvons|mangeons) \S.*?),? (?:au lieu d(?:e |u |'"
          r"|es )|plutôt"
          rf" qu(?:e |')|à la place d(?:e |u |')) ?{ONE}(?P<old>\S.*)", "pattern", replaces=True),
    frame("ai a avons ont me suis nous s'est", rf"(?:{HAVE}{JUST} (?:acheté|pris|reçu|récupéré"
          rf"|adopté|commandé)"
          r"|(?:s'est|me suis|nous sommes) (?:achetée?s?|offerte?s?|prise?s?|payée?s?)) "
          rf"{ONE}"
          rf"(?:nouvelle |nouveau |nouvel )?{SHORT}", "tool", topics=OWNED),
    frame("ai a avons ont", rf"{HAVE}{JUST} changé d(?:e |')(?P<thing>[\w ]{{2,30}}?),? (?:et "
          r")?(?:c'est|je suis"
          rf" (?:chez|à)|pour)(?: maintenant)? {OBJECT}", "identity", replaces=True),
)  # fmt: skip

_PREFERENCES: tuple[Frame, ...] = (
    frame("préfère préfères préférons", r"préfèr(?:e|ent) qu(?:e tu|'on|e vous) (?P<negated>ne "
          r"|n')?"
          r"(?P<object>(?:me |m')?(?:répond|parl|tutoi|vouvoi|appell|écri|expliqu|donn|utilis|fass"
          r"|soi"
          r"|sois|évit)\w*.*)", "instruction", **OF_USER),
    frame("préfère préférons", r"préfèr(?:e|ons) (?P<object>(?:les |des )?(?:réponses"
          r"|explications)\b.*)",
          "instruction", **OF_USER),
    frame("préfère préférons préfèrent préfères",
          rf"préf(?:ère|ères|érons|èrent){OFTEN} (?P<negated>ne pas |ne plus )?(?P<object>\w+(?:er"
          r"|ir|re)\b[^,;]*)"
          r"(?:,? plutôt qu(?:e |')(?P<compared>\S.*)|$)", "preference"),
    frame("préfère préférons préfèrent préfères",
          rf"préf(?:ère|ères|érons|èrent){OFTEN} (?P<negated>ne pas |ne plus "
          r")?(?P<object>(?!qu)\S.*?)"
          r"(?:,? (?:plutôt qu(?:e |')|à la |à l'|à |au |aux )(?P<compared>\S.*)"
          r"|(?=[!,;]|\.?$).*)", "preference"),
    frame("n'aime aime adore aimons", rf"{NO}(?:{_LIKES}){OFTEN}(?P<negated> pas)?(?: du tout| "
          r"trop)? (?:quand|lorsque|qu'on|que l'on) (?P<object>(?!tu\b|vous\b)\S.*)", "preference",
          needs=("aim", "ador")),
    frame("déteste détestons ne supporte", rf"{NO}(?:détest(?:e|ons)|supporte)(?: pas)?{OFTEN} "
          r"(?:quand|lorsque|qu'on|que l'on) (?P<object>(?!tu\b|vous\b)\S.*)", "preference",
          **_MINUS),
    frame("ne n'", rf"{NO}(?:supporte|tolère|digère){OFTEN} {NOT} (?:bien )?(?:le |la |les "
          r"|l')?(?P<object>(?:gluten|lactose|fructose|lait|produits laitiers|noix|arachides"
          r"|crustacés|fruits de mer|sulfites)\b.*)", "identity", attribute="allergy/"),
    frame("collectionne", r"collectionne (?P<object>\S.*)", "identity", attribute="hobby/"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|\d+) (?:\w+ "
          r")?(?:frères?|sœurs?)(?: et (?:une?|deux|trois)? ?(?:frères?|sœurs?))?)(?! (?:qui"
          r"|nommé|appelé))\b.*", "identity", attribute="siblings"),
    frame("", rf"{NO}{_LIKES}{OFTEN} {NOT}{OFTEN}(?: (?:à|de|d'))? ?{_THE_NOT}{OBJECT}",
          "preference",
          needs=("pas", "gu"), **_MINUS),
    frame("", rf"{NO}{_EATS}{OFTEN} {NOT}{OFTEN}(?: {OF})? ?{_THE_NOT}{OBJECT}", "preference",
          needs=("pas", "gu"), **_MINUS),
    frame("ne peux n'arrive peux", rf"{NO}(?:peux|peut|pouvons) (?:pas|plus) (?:supporter|sentir"
          r"|blairer|voir|encadrer)"
          rf" (?!ta|ton|tes|votre|où|ce|pourquoi|comment){OBJECT}", "preference", **_MINUS),
    frame("aime adore apprécie kiffe raffole aimons adorons apprécions aiment adorent",
          rf"{_LIKES}{OFTEN}(?: (?:à|de|d'))? ?(?!(?:pas|plus|guère|jamais|bien|beaucoup|vraiment"
          rf"|trop|peut-être)\b|que |qu'|(?:ta|ton"
          rf"|tes|votre|vos|l'idée|cette|cet|ce)\b){OBJECT}",
          "preference"),
    frame("déteste détestons détestent hais exècre abhorre", r"(?:détest(?:e|ons|ent)|hais|exècre"
          rf"|abhorre){OFTEN}"
          rf"(?: (?:de|d'))? ?(?!que |qu'|quand ){OBJECT}", "preference", **_MINUS),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:horreur|une sainte horreur) (?:de la |de l'|du |des "
          rf"|de |d'){OBJECT}",
          "preference", **_MINUS),
    frame("n'ai ai", rf"{NO}ai jamais (?:aimé|supporté|apprécié) {OBJECT}", "preference", **_MINUS),
    frame("évite évitons fuis", rf"(?:évite|évitons|fuis){OFTEN} (?:d(?:e |'))?{OBJECT}",
          "preference", **_MINUS),
    frame("supporte vis", rf"(?:supporte|vis) (?:très |plutôt |assez )?mal {OBJECT}",
          "preference", **_MINUS),
    frame("m'intéresse s'intéresse ne", rf"(?P<negated>ne )?[ms]'intéresse{OFTEN}(?: pas)?(?: du "
          r"tout)? (?:à la |à l'|au |aux |à )(?P<object>\S.*)", "preference"),
    frame("écoute regarde lis mange bois porte achète", r"(?:écoute|regarde|lis|mange|bois|porte"
          r"|achète)(?: (?:presque|quasi(?:ment)?))? (?:surtout|principalement|beaucoup|plutôt"
          r"|uniquement|exclusivement|essentiellement|majoritairement|souvent) (?:de la |de l'|du "
          r"|des |de |d'|les )?(?P<object>(?!avec|chez|le (?:soir|matin|midi)|quand|au|à |dans"
          r"|pour)\S.*)", "preference"),
    frame("me suis craque", r"(?:me passionne pour|suis dingue de|suis gourmande? de|craque(?: "
          r"toujours| souvent)? pour"
          rf"|ne jure que par) {OBJECT}", "preference"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:un faible|une passion|une préférence) pour {OBJECT}",
          "preference"),
    frame("suis est ne n'est sommes", rf"{NO}{BE}{OFTEN}(?P<negated> pas| plus)?{OFTEN}(?: du "
          r"tout)?(?: une?)?"
          r"(?: (?:très |trop |super )?(?:grande?|gros(?:se)?|vraie?|immense"
          r"|inconditionnel(?:le)?))?"
          r" (?:fans?|fana|amat(?:eur|rice)|passionnée?|accro|fou|folle|mordue?|adepte|branchée?"
          r"|portée?|friande?"
          r"|fondue?)(?: inconditionnel(?:le)?| absolue?)?"
          r" (?:de la |de l'|du |des |de |d'|à la |à l'|au |aux |à |par (?:la |le |les |l')?|sur "
          r"(?:la |le |les |l')?)"
          rf"{OBJECT}", "preference"),
    frame("prends bois", r"(?:prends|bois) (?:mon|le) (?P<attribute>café|thé|expresso)(?: "
          r"(?:maintenant|toujours"
          r"|désormais))* (?P<object>(?!à |au |chez )\S.*)", "preference"),
)  # fmt: skip

_DECISIONS: tuple[Frame, ...] = (
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:décidé|convenu)(?: (?P<negated>de ne (?:pas"
          r"|plus) (?!\w+ plus)|"
          r"de ne (?:pas|plus) l')?| (?:de |d')?)?(?:(?:de |d')?(?:utiliser|partir sur|passer à"
          r"|prendre|choisir|rester sur"
          r"|adopter|migrer vers|garder|continuer avec|opter pour) )?"
          r"(?P<object>(?!qu(?:e|') )\S.*?)(?:,? (?:plutôt qu(?:e |')|au lieu d(?:e |u |'|es )|à "
          r"la place d(?:e |u "
          r"|'))(?P<old>\S.*)|$)", "decision", **EPISODIC),
    frame("ai a avons ont", rf"{HAVE}{JUST} (?:choisi|opté pour|retenu|tranché pour)(?: "
          r"(?:d'utiliser|de prendre|(?P<negated>de ne pas(?: avoir(?= d))?)"
          r"|d'|de))? (?P<object>(?!ce\b|cette\b|la (?:première|deuxième)|l'option(?! "
          r"(?-i:[A-Z])))\S.*?)(?:,? "
          r"(?:plutôt qu(?:e |')|au lieu d(?:e "
          r"|u |'|es )|à la place d(?:e |u |'))(?P<old>\S.*)|$)", "decision", **EPISODIC),
    frame("part partons pars vais allons va", r"(?:pars|part|partons|(?:vais|allons|va) (?:partir"
          r"|rester)) (?:plutôt |"
          r"finalement )?(?:sur|avec) (?P<object>(?!un exemple|l'idée|une base|mes|ma|mon|des "
          r"ami)\S.*)", "decision", **EPISODIC),
    frame("vais allons va", r"(?:vais|allons|va) (?:donc |finalement |maintenant )?(?:utiliser"
          r"|adopter|passer (?:à|sur)"
          r"|prendre|migrer vers) (?P<object>(?!ta|ton|votre|cette|ce\b|la (?:première|deuxième)"
          r"|un café|le temps|mon"
          r"|une douche|rendez)\S.*)", "decision", **EPISODIC),
    frame("utiliserai utiliserons utilisera", rf"utiliser(?:ai|ons|a) {OBJECT}", "decision",
          **EPISODIC),
    frame("garde gardons reste restons restera resterons", r"(?:garde|gardons|reste|restons"
          r"|restera|resterons) (?:sur|avec|chez) (?P<object>(?!ma\b|mon\b|mes\b|moi|toi|nous"
          r"|cette|ce\b|l'idée|sa\b)\S.*)", "decision", **EPISODIC),
    frame("me nous suis sommes est", rf"(?:me |nous )?{BE} décidée?s? (?:pour|à prendre|à "
          rf"utiliser) {OBJECT}", "decision",
          **EPISODIC),
)  # fmt: skip

_HABITS: tuple[Frame, ...] = (
    frame("", rf"{NO}(?P<object>fume|bois|vapote) pas(?: du tout)?[.!]*$", "pattern",
          needs=(" pas",),
          **_MINUS),
    frame("", rf"{NO}(?P<object>[a-zà-ÿ]+ pas (?:le (?:{_DAYS})|le matin|le soir|après \d+ "
          r"?h\w*)\b.*)",
          "pattern", needs=(" pas ",), **_MINUS),
    frame("", rf"{NO}(?P<object>(?!ai |suis |a |est |sais |vois |vu |aurais |voudrais |comprends "
          r")[\w'-]+(?: [\w'-]+)? "
          r"(?:presque |quasiment )?jamais\b(?! (?:dit|vu|compris|su|entendu|pensé|prétendu"
          r"|affirmé)).*)", "pattern",
          needs=("jamais",), **_MINUS),
    frame("me lève nous levons réveille",
          r"(?P<object>(?:me|nous) (?:lève|réveille|levons|réveillons)\b.* (?:à|avant|vers|tôt"
          r"|tard)\b.*)", "pattern",
          attribute="wake_up"),
    frame("me", r"(?P<object>me couche\b.* (?:à|avant|vers|tôt|tard)\b.*)", "pattern",
          attribute="bedtime"),
    frame("", rf"(?P<object>(?!ai |suis |sommes |a |est |dois |veux |peux |vais (?!{TO}|courir"
          r"|nager|en )|ne |n'|viens de "
          rf"|crois |pense |sais |vois |trouve |essaie )[a-zà-ÿ'-]+(?: [^,;]*?)? {OFTEN_TIMES}(?: "
          r"[^,;]*)?)", "pattern",
          needs=_TIMES_NEEDED),
    frame("", r"(?P<object>(?!ai |suis |sommes |a |est |doi[st] |veu[xt] |peu[xt] |viens de "
          r"|me demande|crois |pense |trouve |sais |habit|vi[st]|viv|travaill|boss|m'appel)"
          r"(?:(?:me|m'|nous|y|en) ?)?[a-zà-ÿ'-]+ (?:toujours|généralement|habituellement"
          r"|d'habitude|systématiquement|souvent"
          r"|rarement) (?!pas|besoin|le même problème|la même erreur|une erreur|du mal)\S.*)",
          "pattern",
          needs=("toujours", "ment", "habitude", "souvent")),
    frame("vais va allons", r"(?P<object>(?:vais|va|allons) (?:au (?:travail|bureau|boulot|lycée)"
          r"|à (?:l'école|la fac)|bosser|travailler) (?:à|en) \S.*)", "pattern",
          attribute="commute"),
    frame("commence commençons", r"(?P<object>commenc(?:e|ons) (?:toujours )?(?:ma journée|mes "
          r"journées|la journée) (?:par|avec) \S.*)", "pattern"),
    frame("ai", r"ai (?:tendance à|pris l'habitude d(?:e |')) ?(?P<object>\S.*)", "pattern"),
    frame("ai avons", r"(?:ai|avons) (?:l'habitude|pour habitude) (?:de |d')(?P<object>\S.*)",
          "pattern"),
    frame("travaille bosse télétravaille", rf"(?P<object>(?:{WORKS} (?:de|depuis) (?:chez moi|la "
          rf"maison|nuit)|{WORKS}"
          r" (?:à distance|en télétravail|à temps partiel|à mi-temps|de nuit|en freelance)"
          r"|télétravaille)\b.*)",
          "identity", attribute="work_mode"),
)  # fmt: skip

STATED_FRAMES = _PREFERENCES + _DECISIONS
HABIT_FRAMES = _HABITS
