"""What French says of a subject, and its clauses that need none: one frame for each way to say it.

The negation stands around the verb and its first half is often left out: "j'aime pas".
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.french_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
    spelt,
)
from kumbuka.memory.extraction.table import Frame, LazyPattern
from kumbuka.memory.model import MemoryType
from kumbuka.text.folding import fold


SPOKEN = {"suis": ("uis",)}
"""What is left of a verb behind its subject where both are written as they are said: "chuis"."""


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    """`heads` are the first words that the pattern can begin with; none: always tried."""
    first = dict.fromkeys(form for head in heads.split() for form in (head, fold(head), *SPOKEN.get(head, ())))
    return Frame(tuple(first), LazyPattern(spelt(said), re.I), category, **rest)


OBJECT = r"(?P<object>\S.*)"
SHORT = r"(?P<object>\S[^,;]*)"
NAME = r"(?P<object>[^\s,.!;]+(?: (?-i:[A-Z])[\w'-]+){0,3})"
PROPER = r"(?-i:[A-ZÀ-Þ])[\w.&+'#-]*(?: (?:(?-i:[A-ZÀ-Þ0-9])[\w.&+'-]*|(?:de|du|des|la|le)(?= ))){0,3}"
_OF = r"(?:de la |de l'|du |des |de |d')"
TO = r"(?:à la |à l'|au |aux |à )"
_ONE = r"(?:une? |des |le |la |les |l'|mon |ma |mes |notre |nos |deux |trois )?"
OFTEN = (
    r"(?: (?:vraiment|beaucoup|bien|trop|très|surtout|maintenant|désormais|actuellement|toujours"
    r"|aussi|plutôt|particulièrement|énormément|tellement|même|également|encore|juste|seulement"
    r"|plus que tout|par-dessus tout|en ce moment|à présent|dorénavant|principalement|tout"
    r"|essentiellement|souvent|franchement|absolument|personnellement|uniquement|aujourd'hui"
    r"|moi|quotidiennement|régulièrement|récemment|enfin|finalement|aussi|depuis peu"
    r"|depuis (?:\w+ ){1,3}?(?=à |au |en |dans |chez |comme ))(?![\w'-]))*"
)
NO = r"(?:ne |n')?"
NOT = r"(?:pas|guère)(?: (?:du tout|trop|vraiment|tellement|tant|beaucoup|forcément|spécialement))*"
_DAYS = r"(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)s?"
OFTEN_TIMES = (
    r"(?:(?:tous les|toutes les|chaque|un \w+ sur \w+) ?(?:deux |trois )?(?:\w+)|\w+(?: \w+)? par (?:jour|semaine|mois|an|nuit)"
    rf"|(?<=\s)(?:la nuit|les {_DAYS})|(?<=\s)le (?:{_DAYS}|matin|soir|midi|lendemain)(?! (?:\d|prochain|dernier))"
    r"|avant de (?:dormir|me coucher|partir)|au (?:petit[- ]déjeuner|réveil|goûter)"
    r"|quotidiennement|régulièrement)"
)
_TIMES_NEEDED = (
    *("tous les", "toutes les", "chaque", " par ", " le ", " la nuit", " les ", " sur ", "avant de", " au "),
    *("ment",),
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_MINUS: dict[str, Any] = {"polarity": "-"}
OF_USER: dict[str, Any] = {"of_user_only": True}
ANY: dict[str, Any] = {"topics": ANY_TOPIC, "replaces": True}
_END_HOME: dict[str, Any] = {"attribute": "home", "effect": "end_attribute"}
_END_JOB: dict[str, Any] = {"attribute": "employer", "effect": "end_attribute"}

_LIKES = r"(?:aim(?:e|ons|ent)|ador(?:e|ons|ent)|appréci(?:e|ons|ent)|kiff(?:e|ons|ent)|raffol(?:e|ons|ent))"
_EATS = r"(?:mang(?:e|eons|ent)|bois|boit|buvons|support(?:e|ons|ent)|tolèr(?:e|ent)|digère|blaire|veux|sens)"
_USES = r"(?:utilis(?:e|ons|ent)|emploi(?:e|ent)|me sers d(?:e |')|nous servons d(?:e |')|se sert d(?:e |'))"
_LIVES = r"(?:habit(?:e|ons|ent)|vis|vit|vivons|vivent|rési(?:de|dons|dent)|log(?:e|eons|ent))"
_WORKS = r"(?:travaill(?:e|ons|ent)|boss(?:e|ons|ent)|taff(?:e|ons|ent))"
_BE = r"(?:s?uis|est|sommes|sont)"
_HAVE = r"(?:ai|as|a|avons|ont)"
_JUST = r"(?: (?:récemment|enfin|finalement|juste|déjà|aussi|donc|tous|maintenant|fini par|bien|d'abord))*"
_WHERE = (
    r"(?:(?:à|au|aux|en|dans|sur|près de|près d'|à côté de|du côté de|non loin de|vers|chez) ?"
    r"|(?=(?-i:[A-Z]))|(?=(?:le|la|les|l'|un|une|rue|avenue)\b))"
    r"(?P<object>(?!(?:avec|le moment|la (?:vie|question|fin)|un monde|une (?:époque|société)|ce|cette"
    r"|mes|mon|ma)\b)\S.*?)(?= avec (?:mon|ma|mes|notre|nos)\b|$)"
)
_THE_NOT = r"(?!(?:ça|cela|ce|cette|ces|que|qu'|tu|vous|te|lui|y)\b|(?:ta|ton|tes|votre|vos)\b)"

ENDING_FRAMES: tuple[Frame, ...] = (
    frame("", rf"{NO}{_LIKES}{OFTEN} plus{OFTEN} {_THE_NOT}{OBJECT}", "preference",
          needs=(" plus ",), **_MINUS),
    frame("", rf"{NO}(?:mange|bois|buvons|mangeons|mangent){OFTEN} plus(?: jamais)? {_OF}?{OBJECT}",
          "preference", needs=(" plus ",), **_MINUS),
    frame("", rf"(?:n'y |ne |n')?{_LIVES} plus(?: {_WHERE})?", "identity", needs=(" plus",),
          fixed="home", **_END_HOME),
    frame("", rf"{NO}{_WORKS} plus (?:chez|pour|à la|au|à l'|à) ?{OBJECT}", "identity",
          needs=(" plus ",), **_END_JOB),
    frame("", rf"{NO}{_BE} plus allergique {TO}{OBJECT}", "identity", needs=(" plus ",),
          attribute="allergy/", effect="end_attribute"),
    frame("", rf"{NO}{_BE} plus (?P<object>végétarien(?:ne)?|végane?|vegane?)\b.*", "identity",
          needs=(" plus ",), attribute="diet", effect="end_attribute", fixed="diet"),
    frame("", rf"{NO}(?:{_USES}|{_HAVE}|fais|fait|faisons|joue|jouons|prends|prend|prenons|porte"
          r"|conduis|conduit|regarde|lis|lit|pratique|vais|va|étudie|apprends|fume|possède|roule)"
          rf"{OFTEN} plus(?! (?:de (?:temps|place|problème|batterie|questions?)|le temps|l'énergie|qu"
          rf"|à|besoin|envie|grand)\b)(?: en| sur)? {_OF}?{SHORT}", "end", effect="end",
          needs=(" plus ",)),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:arrêté|cessé|abandonné|lâché|quitté|stoppé)"
          r"(?: de (?=\w)| d'| avec)?(?: ?(?:utiliser|boire|manger|jouer|faire|prendre|regarder|aller)"
          rf"(?: {_OF}| à la | au | à )?)? ?(?!(?:mon|ma|mes|le|la) (?:travail|job|boulot|poste|boîte)\b"
          rf"|essayer|chercher|tout\b){SHORT}", "end", effect="end"),
    frame("ai a avons", rf"{_HAVE}{_JUST} (?:quitté|démissionné de|lâché) (?:mon|ma|mes) (?P<object>travail"
          r"|job|boulot|poste|boîte|emploi)\b.*", "identity", **_END_JOB),
    frame("", rf"{NO}(?P<object>fume|cours|nage|conduis|chante|danse|peins|vapote) plus(?: du tout)?[.!]*$", "end", effect="end",
          needs=(" plus",)),
    frame("", rf"{NO}{_BE} plus (?:une? |en |chez |à la |au |à |abonnée? (?:à|au) |client(?:e)? (?:de|chez) |inscrite? (?:à|au) )?(?!(?:sûre?|d'accord"
          rf"|là|intéressée?|capable|seule?|disponible|possible|obligée?|certaine?|jeune|grande?|tard)\b){SHORT}", "end", effect="end",
          needs=(" plus ",)),
    frame("ai a avons", rf"(?:{_HAVE}|me suis|nous sommes){_JUST} (?:résilié|désinstallé|supprimé|débarrassée?s? de|laissé tomber) (?:mon|ma|mes|notre|nos|l'|le |la )"
          rf" ?(?:abonnement (?:à |chez )?|compte )?{SHORT}", "end", effect="end"),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:vendu|donné|rendu|revendu|jeté) (?:mon|ma|mes|le|la|les"
          rf"|notre|nos|l') ?{SHORT}", "end", effect="end"),
)  # fmt: skip

SWAP_FRAMES: tuple[Frame, ...] = (
    frame("suis est sommes sont", rf"{_BE}{_JUST} (?:repassée?s?|passée?s?|migrée?s?|revenue?s?)"
          rf"(?: {_OF}(?P<old>(?!nouveau)\S.*?))? (?:à la|à l'|au|à|sur|vers|chez) ?{OBJECT}", "tool",
          topics=ANY_TOPIC, replaces=True),
    frame("suis est sommes sont", rf"{_BE}{_JUST} (?:repassée?s?|passée?s?) {_OF}(?P<old>\S.*?)"
          rf" (?:à la|à l'|au|à|sur) ?{OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:migré|basculé|changé) {_OF}(?P<old>\S.*?)"
          rf" (?:à|vers|sur|pour|chez) {OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:migré|basculé|déménagé) (?:notre|nos|le|la|les|mon|ma) "
          rf"(?P<thing>[^,;]{{2,40}}?)(?: de (?P<old>\S+))? (?:à|vers|sur|chez) {OBJECT}", "tool",
          replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:migré|basculé) (?:à|vers|sur|chez) {OBJECT}", "tool",
          topics=ANY_TOPIC, replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:remplacé|troqué|échangé) (?:le |la |les |l'|mon |ma |mes )?"
          rf"(?P<old>\S.*?) (?:par|contre|pour) {_ONE}{OBJECT}", "tool", replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:abandonné|quitté|lâché|délaissé|laissé tomber) {_ONE}"
          rf"(?P<old>\S.*?) (?:pour|au profit d(?:e |u |es )|en faveur d(?:e |u )) ?{_ONE}{OBJECT}", "tool",
          replaces=True),
    frame("", rf"{_USES}{OFTEN} (?P<object>\S.*?),? (?:au lieu d(?:e |u |'|es )|plutôt qu(?:e |')|à la place"
          rf" d(?:e |u |'|es )|et (?:plus|pas) ) ?(?P<old>\S.*)", "tool",
          needs=("au lieu", "plut", "la place", "et p")),
    frame("bois mange prends prend bois buvons mangeons",
          r"(?P<object>(?:bois|mange|prends|prend|buvons|mangeons) \S.*?),? (?:au lieu d(?:e |u |'|es )|plutôt"
          rf" qu(?:e |')|à la place d(?:e |u |')) ?{_ONE}(?P<old>\S.*)", "pattern", replaces=True),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:acheté|pris|reçu|récupéré|adopté|commandé) {_ONE}"
          rf"(?:nouvelle |nouveau |nouvel )?{SHORT}", "tool", topics=OWNED),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} changé d(?:e |')(?P<thing>[\w ]{{2,30}}?),? (?:et )?(?:c'est|je suis"
          rf" (?:chez|à)|pour)(?: maintenant)? {OBJECT}", "identity", replaces=True),
)  # fmt: skip

_PREFERENCES: tuple[Frame, ...] = (
    frame("préfère préfères préférons", r"préfèr(?:e|ent) qu(?:e tu|'on|e vous) (?P<negated>ne |n')?"
          r"(?P<object>(?:me |m')?(?:répond|parl|tutoi|vouvoi|appell|écri|expliqu|donn|utilis|fass|soi"
          r"|sois|évit)\w*.*)", "instruction", **OF_USER),
    frame("préfère préférons", r"préfèr(?:e|ons) (?P<object>(?:les |des )?(?:réponses|explications)\b.*)",
          "instruction", **OF_USER),
    frame("préfère préférons préfèrent préfères",
          rf"préf(?:ère|ères|érons|èrent){OFTEN} (?P<negated>ne pas |ne plus )?(?P<object>\w+(?:er|ir|re)\b[^,;]*)"
          r"(?:,? plutôt qu(?:e |')(?P<compared>\S.*)|$)", "preference"),
    frame("préfère préférons préfèrent préfères",
          rf"préf(?:ère|ères|érons|èrent){OFTEN} (?P<negated>ne pas |ne plus )?(?P<object>(?!qu)\S.*?)"
          r"(?:,? (?:plutôt qu(?:e |')|à la |à l'|à |au |aux )(?P<compared>\S.*)|(?=[!,;]|\.?$).*)", "preference"),
    frame("", rf"{NO}{_LIKES}{OFTEN} {NOT}{OFTEN}(?: (?:à|de|d'))? ?{_THE_NOT}{OBJECT}", "preference",
          needs=("pas", "gu"), **_MINUS),
    frame("", rf"{NO}{_EATS}{OFTEN} {NOT}{OFTEN}(?: {_OF})? ?{_THE_NOT}{OBJECT}", "preference",
          needs=("pas", "gu"), **_MINUS),
    frame("ne peux n'arrive peux", rf"{NO}(?:peux|peut|pouvons) (?:pas|plus) (?:supporter|sentir|blairer|voir|encadrer)"
          rf" (?!ta|ton|tes|votre|où|ce|pourquoi|comment){OBJECT}", "preference", **_MINUS),
    frame("aime adore apprécie kiffe raffole aimons adorons apprécions aiment adorent",
          rf"{_LIKES}{OFTEN}(?: (?:à|de|d'))? ?(?!(?:pas|plus|guère|jamais)\b|que |qu'|(?:ta|ton|tes|votre|vos|l'idée|cette|cet|ce)\b){OBJECT}",
          "preference"),
    frame("déteste détestons détestent hais exècre abhorre", rf"(?:détest(?:e|ons|ent)|hais|exècre|abhorre){OFTEN}"
          rf"(?: (?:de|d'))? ?(?!que |qu'|quand ){OBJECT}", "preference", **_MINUS),
    frame("ai a avons", rf"{_HAVE}{OFTEN} (?:horreur|une sainte horreur) (?:de la |de l'|du |des |de |d'){OBJECT}",
          "preference", **_MINUS),
    frame("n'ai ai", rf"{NO}ai jamais (?:aimé|supporté|apprécié) {OBJECT}", "preference", **_MINUS),
    frame("évite évitons fuis", rf"(?:évite|évitons|fuis){OFTEN} (?:d(?:e |'))?{OBJECT}", "preference", **_MINUS),
    frame("supporte digère vis", rf"(?:supporte|digère|vis) (?:très |plutôt |assez )?mal {OBJECT}", "preference", **_MINUS),
    frame("me suis craque", rf"(?:me passionne pour|suis dingue de|suis gourmande? de|craque pour|ne jure que par) {OBJECT}", "preference"),
    frame("ai a avons", rf"{_HAVE}{OFTEN} (?:un faible|une passion|une préférence) pour {OBJECT}", "preference"),
    frame("suis est ne n'est sommes", rf"{NO}{_BE}{OFTEN}(?P<negated> pas| plus)?{OFTEN}(?: du tout)?(?: une?)?"
          r"(?: (?:très |trop |super )?(?:grande?|gros(?:se)?|vraie?|immense|inconditionnel(?:le)?))?"
          r" (?:fans?|fana|amat(?:eur|rice)|passionnée?|accro|fou|folle|mordue?|adepte|branchée?|portée?|friande?"
          r"|fondue?)(?: inconditionnel(?:le)?| absolue?)?"
          rf" (?:de la |de l'|du |des |de |d'|à la |à l'|au |aux |à |par (?:la |le |les |l')?|sur (?:la |le |les |l')?)"
          rf"{OBJECT}", "preference"),
    frame("prends bois", r"(?:prends|bois) (?:mon|le) (?P<attribute>café|thé|expresso)(?: (?:maintenant|toujours"
          r"|désormais))* (?P<object>(?!à |au |chez )\S.*)", "preference"),
)  # fmt: skip

_DECISIONS: tuple[Frame, ...] = (
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:décidé|convenu)(?: (?P<negated>de ne (?:pas|plus) (?!\w+ plus)|"
          r"de ne (?:pas|plus) l')?| (?:de |d')?)?(?:(?:de |d')?(?:utiliser|partir sur|passer à|prendre|choisir|rester sur"
          r"|adopter|migrer vers|garder|continuer avec|opter pour) )?"
          r"(?P<object>(?!qu(?:e|') )\S.*?)(?:,? (?:plutôt qu(?:e |')|au lieu d(?:e |u |'|es )|à la place d(?:e |u "
          r"|'))(?P<old>\S.*)|$)", "decision", **EPISODIC),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:choisi|opté pour|retenu|tranché pour)(?: (?:d'utiliser|de prendre"
          r"|d'|de))? (?P<object>(?!ce\b|cette\b|la (?:première|deuxième)|l'option)\S.*?)(?:,? (?:plutôt qu(?:e |')|au lieu d(?:e "
          r"|u |'|es )|à la place d(?:e |u |'))(?P<old>\S.*)|$)", "decision", **EPISODIC),
    frame("part partons pars vais allons va", r"(?:pars|part|partons|(?:vais|allons|va) (?:partir|rester)) (?:plutôt |"
          rf"finalement )?(?:sur|avec) (?P<object>(?!un exemple|l'idée|une base|mes|ma|mon|des ami)\S.*)", "decision", **EPISODIC),
    frame("vais allons va", r"(?:vais|allons|va) (?:donc |finalement |maintenant )?(?:utiliser|adopter|passer (?:à|sur)"
          r"|prendre|migrer vers) (?P<object>(?!ta|ton|votre|cette|ce\b|la (?:première|deuxième)|un café|le temps|mon"
          r"|une douche|rendez)\S.*)", "decision", **EPISODIC),
    frame("utiliserai utiliserons utilisera", rf"utiliser(?:ai|ons|a) {OBJECT}", "decision", **EPISODIC),
    frame("garde gardons reste restons restera resterons", r"(?:garde|gardons|reste|restons|restera|resterons) (?:sur|avec|chez) (?P<object>(?!ma\b|mon\b|mes\b|moi|toi|nous"
          r"|cette|ce\b|l'idée|sa\b)\S.*)", "decision", **EPISODIC),
    frame("me nous suis sommes est", rf"(?:me |nous )?{_BE} décidée?s? (?:pour|à prendre|à utiliser) {OBJECT}", "decision",
          **EPISODIC),
)  # fmt: skip

_HABITS: tuple[Frame, ...] = (
    frame("", rf"{NO}(?P<object>(?!ai |suis |a |est |sais |vois |vu |aurais |voudrais |comprends )[\w'-]+(?: [\w'-]+)? "
          r"(?:presque |quasiment )?jamais\b(?! (?:dit|vu|compris|su|entendu|pensé|prétendu|affirmé)).*)", "pattern",
          needs=("jamais",), **_MINUS),
    frame("me lève nous levons réveille",
          r"(?P<object>(?:me|nous) (?:lève|réveille|levons|réveillons)\b.* (?:à|avant|vers|tôt|tard)\b.*)", "pattern",
          attribute="wake_up"),
    frame("me", r"(?P<object>me couche\b.* (?:à|avant|vers|tôt|tard)\b.*)", "pattern", attribute="bedtime"),
    frame("", rf"(?P<object>(?!ai |suis |sommes |a |est |dois |veux |peux |vais (?!{TO}|courir|nager|en )|ne |n'|viens de "
          rf"|crois |pense |sais |vois |trouve |essaie )[a-zà-ÿ'-]+(?: [^,;]*?)? {OFTEN_TIMES}(?: [^,;]*)?)", "pattern",
          needs=_TIMES_NEEDED),
    frame("", r"(?P<object>(?!ai |suis |sommes |a |est |dois |veux |peux |viens de |me demande|crois |pense |trouve |sais |habit|vi[st]|viv|travaill|boss|m'appel)"
          r"(?:(?:me|m'|nous|y|en) ?)?[a-zà-ÿ'-]+ (?:toujours|généralement|habituellement|d'habitude|systématiquement|souvent"
          r"|rarement) (?!pas|besoin|le même problème|la même erreur|une erreur|du mal)\S.*)",
          "pattern",
          needs=("toujours", "ment", "habitude", "souvent")),
    frame("vais va allons", r"(?P<object>(?:vais|va|allons) (?:au (?:travail|bureau|boulot|lycée)|à (?:l'école|la fac)|bosser|travailler) (?:à|en) \S.*)", "pattern",
          attribute="commute"),
    frame("commence commençons", r"(?P<object>commenc(?:e|ons) (?:toujours )?(?:ma journée|mes journées|la journée) (?:par|avec) \S.*)", "pattern"),
    frame("ai", r"ai (?:tendance à|pris l'habitude d(?:e |')) ?(?P<object>\S.*)", "pattern"),
    frame("ai avons", r"(?:ai|avons) (?:l'habitude|pour habitude) (?:de |d')(?P<object>\S.*)", "pattern"),
    frame("travaille bosse télétravaille", rf"(?P<object>(?:{_WORKS} (?:de|depuis) (?:chez moi|la maison|nuit)|{_WORKS}"
          r" (?:à distance|en télétravail|à temps partiel|à mi-temps|de nuit|en freelance)|télétravaille)\b.*)",
          "identity", attribute="work_mode"),
)  # fmt: skip

STATED_FRAMES = _PREFERENCES + _DECISIONS
HABIT_FRAMES = _HABITS

IDENTITY_FRAMES: tuple[Frame, ...] = (
    frame("m'appelle me nomme s'appelle", rf"(?:m'appelle|me nomme|me prénomme){OFTEN} {NAME}", "identity", attribute="name"),
    frame("suis", rf"(?-i:suis) (?!{NATIONALITIES}\b)(?P<object>(?-i:[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+)?))(?=[!,]|\.?$| et\b)", "identity",
          attribute="name", confidence=0.7, **OF_USER),
    frame("habite habitons vis vit vivons réside résidons loge habitent vivent",
          rf"{_LIVES}{OFTEN} {_WHERE}", "identity", attribute="home"),
    frame("suis est sommes", rf"{_BE}{OFTEN} (?:basée?s?|installée?s?|domiciliée?s?|située?s?) {_WHERE}", "identity",
          attribute="home"),
    frame("ai a avons ont", rf"{_HAVE}{_JUST} (?:déménagé|emménagé)(?: (?:{_OF})(?P<old>\S.*?))?{OFTEN} {_WHERE}",
          "identity", attribute="home", replaces=True),
    frame("viens vient venons", rf"(?:viens|vient|venons) (?:tout juste )?(?:de m'installer|de s'installer|de nous"
          rf" installer|de déménager|d'emménager){OFTEN} {_WHERE}", "identity", attribute="home", replaces=True),
    frame("me suis s'est nous", rf"(?:me suis|s'est|nous sommes|suis|est|sommes){_JUST} (?:installée?s?|partie?s? (?:vivre|habiter"
          rf"|m'installer|s'installer)|venue?s? (?:vivre|habiter)|retournée?s? (?:vivre|habiter)){OFTEN} {_WHERE}", "identity",
          attribute="home", replaces=True),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{_WORKS}{OFTEN} (?:comme|en tant que?) "
          r"(?:une? )?(?P<object>\S[^,;]*)", "identity", attribute="job"),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{_WORKS}{OFTEN} (?:chez|pour|à la|à l'|au(?! (?:moins|plus"
          rf"|milieu|calme|lieu|noir))) ?(?!moi\b|toi\b|nous\b|ça\b|maison\b|fois\b|mon\b|place\b|ce\b|cette\b|vivre\b|la maison)"
          r"(?P<object>\S.*?)(?= (?:comme|en tant que|depuis) |[!,;]|\.?$)", "identity", attribute="employer"),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{_WORKS}{OFTEN} dans (?:le secteur d(?:e la |u |e l'|e |es )"
          rf"|le domaine d(?:e la |u |e l'|e |es )|la |le |les |l'|une |un )(?P<object>(?!même|journée|matin|calme|noir|silence)\S.*)",
          "identity", attribute="industry"),
    frame("travaille travaillons bosse bossons taffe", rf"{_WORKS}{OFTEN} à (?P<object>{PROPER})", "identity", attribute="work_place"),
    frame("ai a avons viens", rf"(?:{_HAVE}{_JUST}|viens d[e']) ?(?:rejoint|rejoindre|été embauchée? (?:chez|par|à)|intégré|intégrer|commencé"
          rf" (?:chez|à)|signé chez|d'être embauchée? (?:chez|par)|être embauchée? (?:chez|par)) (?P<object>(?!la réunion|un|ta|vo)\S.*)",
          "identity", attribute="employer", replaces=True),
    frame("fais mesure", r"(?:fais|mesure) (?P<object>\d ?m(?:ètre)? ?\d{1,2}|\d{3} ?cm)\b.*", "identity", attribute="height"),
    frame("pèse", r"pèse (?P<object>\d+ ?(?:kg|kilos?))\b.*", "identity", attribute="weight"),
    frame("chausse", r"chausse du (?P<object>\d+)\b.*", "identity", attribute="shoe_size"),
    frame("suis est", r"(?:suis|est) (?:le |la |l')?(?:père|mère|papa|maman|parent)(?: célibataire)? d(?:e |')(?P<object>(?:\w+ )?(?:enfants?|filles?|fils|garçons?|jumeaux|jumelles)\b.*)",
          "identity", attribute="children"),
    frame("suis est", r"(?:suis|est) d'origine (?P<object>\S.*)", "identity", attribute="origin"),
    frame("suis est", rf"(?:suis|est) (?:de |d')(?P<object>{PROPER})[.!]*$", "identity", attribute="origin"),
    frame("gère dirige tiens enseigne manage", r"(?:gère|dirige|tiens|enseigne|manage) (?P<object>(?:une? |des |le |la |les |l')(?!même|coup|rythme|bon|route)\S.*)", "identity", attribute="job"),
    frame("suis est", r"(?:suis|est) (?:en |au )(?P<object>(?:master|licence|doctorat|thèse|terminale|prépa|bts|dut|but|lycée|collège|fac|école d\S+|alternance|apprentissage|\w+ année)\b.*)",
          "identity", attribute="studies"),
    frame("suis est", r"(?:suis|est) dans (?P<object>(?:l'|la |le )(?:informatique|compta\w*|finance|santé|bâtiment|btp|restauration|hôtellerie|enseignement|éducation|marketing|com\w*"
          r"|immobilier|banque|assurance|logistique|transport|agriculture|mode|culture|recherche|vente|social)\b.*)", "identity", attribute="industry"),
    frame("prends suis", r"(?:prends|suis sous) (?:du |de la |de l'|des |de |d')?(?P<object>\S.*)", "identity", topics=frozenset({"medication"})),
    frame("porte", rf"porte (?:des |un |une )?{SHORT}", "tool", topics=frozenset({"eyewear", "watch"})),
    frame("ai a ont", r"(?:ai|a|ont) (?P<object>\d{1,3}(?: (?:et|ans et) \d{1,3})?) ans\b.*", "identity", attribute="age"),
    frame("viens", r"viens d'avoir (?P<object>\d{1,3}) ans\b.*", "identity", attribute="age", replaces=True),
    frame("suis est", rf"(?:suis|est) née? (?:le |en (?=\d))(?P<object>\d.*)", "identity", attribute="birthday"),
    frame("suis est", rf"(?:suis|est) née? (?:et (?:j'ai )?(?:a )?grandi )?(?:à|en|au|aux|dans) (?P<object>(?-i:[A-Z])\S*.*)", "identity",
          attribute="origin"),
    frame("viens vient suis est ai a", rf"(?:viens|vient|(?:suis|est) (?:originaire|natifs?|native)|ai grandi|a grandi)"
          rf" (?:de la |de l'|du |des |de |d'|à |en |au |dans )(?P<object>(?-i:[A-Z])\S*.*)", "identity", attribute="origin"),
    frame("parle parlons parlent", rf"parl(?:e|ons|ent) (?:(?:couramment|bien|un peu|très bien|seulement|aussi) )*(?:le |l'|d')?"
          rf"(?P<object>{LANGUAGE_NAMES}\b.*)", "identity", attribute="language/"),
    frame("apprends apprend suis étudie", rf"(?:apprends|apprend|suis en train d'apprendre|étudie){OFTEN} (?:le |l')?(?P<object>{LANGUAGE_NAMES}"
          r"|le langage \w+|Python|Rust|Go|Java)\b.*", "identity", attribute="learning/"),
    frame("apprends", rf"apprends {OFTEN}?(?:à (?:jouer d(?:e la |u |e l'))?)?(?P<object>(?!que|qu'|ici|un peu|des choses|beaucoup)\S.*)", "identity",
          attribute="learning/"),
    frame("étudie étudions", rf"étudi(?:e|ons){OFTEN} (?P<object>(?!la (?:question|possibilité)|ta|vos?|votre|comment|cette|ce)\S.*)", "identity",
          attribute="studies"),
    frame("fais fait", rf"(?:fais|fait){OFTEN} (?:des études d(?:e |')|une licence d(?:e |')|un master (?:en |de )|une thèse (?:en |sur ))"
          rf"(?P<object>\S.*)", "identity", attribute="studies"),
    frame("suis est sommes", rf"{_BE}{OFTEN}(?: \w+ment)? allergique {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("ai a fais fait", rf"(?:ai|a|fais|fait){OFTEN} (?:une )?(?:\w+ )?allergie {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("suis est", rf"{_BE}{OFTEN}(?: \w+ment)? intolérante? {TO}{OBJECT}", "identity", attribute="allergy/"),
    frame("suis est sommes mange mangeons", rf"(?:{_BE}{OFTEN}|mang(?:e|eons)|suis devenue?|est devenue?)(?: devenue?s?)?(?: une?)?{OFTEN}"
          r" (?P<object>végétarien(?:ne)?s?|végane?s?|vegane?s?|végétalien(?:ne)?s?|flexitarien(?:ne)?s?|pescétarien(?:ne)?s?|halal|casher"
          r"|sans gluten|bio|crudivore)\b.*", "identity", attribute="diet"),
    frame("suis fais", rf"(?:suis|fais) (?:un )?régime (?P<object>(?!alimentaire)\S.*)", "identity", attribute="diet"),
    frame("suis est sommes", rf"{_BE}{OFTEN} (?P<object>mariée?s?|célibataire|divorcée?s?|pacsée?s?|fiancée?s?|veu(?:f|ve)|en couple)\b.*",
          "identity", attribute="marital_status"),
    frame("ai a avons", rf"{_HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|six|\d+|pas d') ?(?:\w+ )?(?:enfants?|filles?|fils"
          rf"|garçons?|gosses?|jumeaux|jumelles)(?: et (?:une?|deux|trois) (?:filles?|fils|garçons?))?)(?! (?:qui|nommé|appelé|prénommé))\b.*",
          "identity", attribute="children"),
    frame("ai a avons", rf"{_HAVE}{OFTEN} (?:une?|deux) (?:[\w-]+ )?(?P<attribute>{RELATION_NAMES})(?: [\w-]+)?(?: qui s'appelle| nommée?| appelée?"
          rf"| prénommée?| du nom de|,) {NAME}", "identity"),
    frame("ai a avons", rf"{_HAVE}{OFTEN} (?P<object>(?:une?|deux|trois|quatre|cinq|\d+) (?:\w+ )?(?:chiens?|chiennes?|chats?|chattes?|lapins?|hamsters?"
          r"|perroquets?|poules?|chevaux|cheval|tortues?|poissons? rouges?|chatons?|chiots?)\b.*)", "identity", attribute="pets"),
    frame("ai a", r"(?:ai|a) (?:du |de l'|des |une |un |la )?(?P<object>(?:diabète|asthme|épilepsie|dyslexie|tdah|arthrite|hypertension|migraines?"
          r"|maladie (?:cœliaque|de crohn)|insomnies?|endométriose|eczéma|rhume des foins|apnée du sommeil)\b.*)", "identity",
          attribute="health/"),
    frame("ai a", rf"(?:ai|a) (?:très |vraiment |une )?(?:peur|phobie|la phobie) (?:de la |de l'|du |des |de |d')(?P<object>(?!ne|faire|rater|perdre)\S.*)",
          "identity", attribute="fear/"),
    frame("suis est ne n'est", rf"{NO}{_BE}{OFTEN} (?P<negated>pas )?(?:une? )?(?P<object>gauch(?:er|ère)|droiti(?:er|ère)|daltonien(?:ne)?|sourde?|malentendante?"
          r"|aveugle|malvoyante?|dyslexique|diabétique|autiste|asthmatique|cœliaque|myope|épileptique|insomniaque|hypersensible|introvertie?|extravertie?"
          r"|perfectionniste|minimaliste|athée|(?:lève|couche)-(?:tôt|tard)|du matin|du soir|enceinte|débutante?|parent|maman|papa|bilingue|trilingue)\b.*",
          "identity", attribute="trait/"),
    frame("suis est", rf"(?:suis|est){OFTEN} (?P<object>à la retraite|retraitée?|au chômage|en recherche d'emploi|en congé (?:maternité|parental|sabbatique))\b.*",
          "identity", attribute="employment"),
    frame("suis est sommes", rf"{_BE}{OFTEN}(?: (?:une?|le|la|devenue?|passée?))?{OFTEN} (?P<object>(?:{JOBS})\b.*?)(?= (?:depuis|et (?:je|j'|mon|ma)) ?|[!,;]|\.?$)",
          "identity", attribute="job"),
    frame("suis est", rf"(?:suis|est){OFTEN}(?: une?)? (?P<object>{NATIONALITIES})(?=[!,]|\.?$| (?:et|mais|d'origine)\b)", "identity",
          attribute="nationality"),
    frame("joue jouons pratique", rf"(?:jou(?:e|ons)|pratique){OFTEN} (?:de la |de l'|du |des |de |d'|au |à la |aux |le |la |l')(?P<object>(?!jeu\b)\S.*)", "identity",
          topics=frozenset({"instrument"})),
    frame("joue jouons fais fait faisons pratique",
          rf"(?!.*\b(?:tous les|toutes les|chaque|fois par)\b)(?:jou(?:e|ons)|fais|fait|faisons|pratique){OFTEN} (?:de la |de l'|du |des |de |d'|au |à la |aux |à l'|le |la |l'|une? )(?P<object>\S.*)",
          "identity", topics=frozenset({"sport", "hobby", "instrument"})),
    frame("roule roulons conduis conduit conduisons", rf"(?:roul(?:e|ons) (?:en|avec)|condui(?:s|t|sons)){OFTEN} {_ONE}(?P<object>(?!trop|vite|mal|bien)\S.*)", "possession",
          attribute="car", of_user_only=False),
    frame("ai a avons possède possédons", rf"(?:{_HAVE}|possèd(?:e|ent)|possédons){OFTEN} (?:une?|deux|le|la|mon|ma)? ?{SHORT}", "tool", topics=OWNED),
    frame("possède possédons", rf"possèd(?:e|ent) {SHORT}", "possession"),
    frame("code codons programme développe développons programmons", rf"(?:code|codons|programme|programmons|développe|développons){OFTEN}"
          rf" (?:en|avec) {SHORT}", "tool"),
    frame("suis est sommes tourne tournons travaille bosse reste", rf"(?:{_BE}|tourn(?:e|ons)|{_WORKS}|rest(?:e|ons)){OFTEN} (?:sous|sur|chez|avec) {SHORT}", "tool",
          topics=ANY_TOPIC),
    frame("utilise utilisons emploie me nous se utilisent", rf"{_USES}{OFTEN} ?(?!(?:pas|plus|jamais)\b|ton|ta|tes|votre|cette|ce\b|cet\b|le code|la fonction|la méthode|le même"
          rf"|la commande){SHORT}", "tool"),
    frame("fais faisons achète", rf"(?:fais|faisons) (?:mes|nos|les) (?P<thing>courses) (?:chez|à) {OBJECT}", "tool", attribute="supermarket"),
    frame("suis", r"suis (?:client(?:e)? )?(?:à la|au|chez) (?P<object>\S.*)", "tool", topics=frozenset({"bank", "phone_provider"})),
)  # fmt: skip
