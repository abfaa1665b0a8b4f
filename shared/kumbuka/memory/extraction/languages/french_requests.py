"""What somebody asks of every answer in French, as an order, a wish or a remark."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.french_frames import frame
from kumbuka.memory.extraction.languages.french_words import LANGUAGE_NAMES
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_ALWAYS = (
    r"(?:(?:toujours|systématiquement|uniquement|seulement|plutôt|désormais|maintenant|dorénavant"
    r"|bien|juste|directement|simplement|stp|à chaque fois|en priorité|tout le temps|si possible"
    r"|moi|plus|moins|un peu) )*"
)
_MANNER = (
    r"(?:clairs?|claire|directe?|concise?|précise?|brève?|bref|courte?|simples?|polie?"
    r"|formel(?:le)?"
    r"|franche?|franc|honnête|cool|sympa|critique|sérieu(?:x|se)|chaleureu(?:x|se)|créati(?:f|ve)"
    r"|synthétique|pédagogue|technique|familier|familière|détaillée?|drôle|neutre|succincte?|cash"
    r"|rigoureu(?:x|se)|naturel(?:le)?|patiente?|factuel(?:le)?|bienveillante?|exigeante?|succin\w*"
    r"|sèche?|sec|bavarde?|verbeu(?:x|se)|long|longue|positive?|positif|professionnel(?:le)?)"
)
_SPEAK = (
    r"(?:répond(?:s|ez|re)?|parl(?:e|ez|er)|écri(?:s|vez|re)|expli(?:que|quez|quer)|adress(?:e|ez)"
    r"(?:-toi)?|exprim(?:e|ez)(?:-toi)?|cause|formule|rédige)(?:[ -](?:moi|nous|lui))?"
)
_HOW = (
    r"(?:en (?!quoi|fait\b|ce qui|me\b|moins d)|sous (?:la )?forme|avec (?!un ami|mon|ma)|sans "
    r"(?!faire|erreur)|par (?:une|des|listes)|dans un (?:langage|style|français|ton)|comme (?:à|si"
    r"|un)|de (?:façon|manière) |au format |court|bref|brièvement|simplement|uniquement|clairement"
    r"|cash|franchement|directement|poliment|normalement|moins |plus )"
)
_ONCE = r"(?!.*(?::\s|\b(?:ce|cet|cette|ces) (?!form|ton|style)|\bci-(?:dessous|dessus|joint)))"
_STYLE = (
    r"(?:emojis?|émojis?|smileys?|jargon|markdown|listes?(?: à puces)?|puces|tirets|anglicismes?"
    r"|formules? (?:de politesse|toutes faites|creuses|d'usage)|questions? (?:en retour|de suivi)"
    r"|points? d'exclamation|tableaux?|titres?|blabla|fioritures"
    r"|disclaimers?"
    r"|avertissements?|excuses|introductions?|intros?|conclusions?|résumés?|compliments|flatteries"
    r"|leçons? de morale|morale|commentaires|majuscules|abréviations|métaphores|clichés|répétitions"
    r"|phrases? (?:toutes faites|d'intro\w*|à rallonge|trop longues)|longs? discours|pavés?|romans?"
    r"|gras|code inutile|explications inutiles|détails inutiles|mots compliqués|termes techniques"
    r"|langue de bois|superlatifs|gifs?|blagues?|guillemets|parenthèses|astérisques)"
)
_NO_NEED = (
    r"(?:(?:c'est |il n'y a |y a )?pas (?:besoin|la peine|nécessaire)|inutile|(?:t'es|tu es|tu n'es"
    r"|t'étais) pas obligée?|(?:t'as|tu as|tu n'as) pas (?:besoin )?(?:à|de|d')?|évite[zr]?"
    r"|arrête[zr]?"
    r"|cesse[zr]?|stop)"
)
_TO_USER = (
    r"(?:(?:me |m'|te |t'|vous |nous )?(?:vouvoy|tutoy|excus|répét|félicit|remerci|flatt|moralis"
    r"|sermonn|infantilis|coup|justifi|parl|répond|appel|compliment|contredi|expliqu|rappel|donn"
    r"|fair"
    r"|propos|mett|utilis|employ|commenc|termin|conclu|ajout|tourn|dir|invent|préciser|lister"
    r"|détaill"
    r"|résum|paraphras|reformul|demand|fin|pos|écri|cit|jug|flirt|mentir)\w*)"
)

REQUEST_FRAMES: tuple[Frame, ...] = (
    frame("dans pour en sur avec", r"(?:dans|pour|en|sur|avec) [^,;:]{3,40},? (?P<object>(?:mets"
          r"|mettez|donne[zr]?|utilise[zr]?|écris|indique[zr]?|ajoute[zr]?|cite[zr]?|précise[zr]?"
          r"|explique[zr]?|réponds|commente[zr]?|fais)(?:-(?:moi|nous))? (?:[\w']+ ){0,2}?"
          r"(?:toujours|systématiquement|jamais)\b.*)", "instruction",
          needs=("toujours", "ment", "jamais")),
    frame("pas inutile t'es tu t'as évite évitez éviter arrête arrêtez cesse stop c'est y il",
          rf"{_NO_NEED} (?:de |d'|à )?(?P<object>{_TO_USER}.*)", "instruction", **_MINUS),
    frame("pas plus jamais sans stop évite évitez éviter arrête zéro aucun aucune fini moins",
          rf"(?:pas|plus|jamais|sans|stop|zéro|aucune?|fini|moins|évite[zr]?|arrête[zr]?)(?: trop"
          r"| d'utiliser| avec| aux?)?(?: de| d'| les| le| la| l'| tes| ces)? "
          rf"?(?P<object>{_STYLE})"
          r"(?!\w).*", "instruction", **_MINUS),
    frame("", r"(?P<negated>ne |n')(?:me |m'|te |t')?(?:utilis|emplo|mets|mett|fais|fait|donn|pos"
          r"|termin"
          r"|ajout"
          rf"|colle|abus|sors|écri)\w*[ -]?(?:moi )?(?:pas|plus|jamais)(?: (?:trop|plus))? "
          rf"(?:par )?(?:de |d'|des |un |une |le |la |les )?(?P<object>(?:{_STYLE}|questions?)"
          r"(?!\w).*)", "instruction",
          needs=("pas ", "plus ", "jamais ")),
    frame("ne", rf"(?P<negated>ne (?:pas|plus|jamais) )(?P<object>{_TO_USER}.*)", "instruction"),
    frame("ne n'", r"(?P<negated>ne )(?P<object>(?:me |m'|te |t')(?:fais|fait|donne|parle|réponds"
          r"|répondez|coupe|contredis|appelle|flatte|demande|propose|sors|raconte|traite|juge|mens)"
          r" (?:pas|plus|jamais)\b(?! (?:ce|cette|encore|de (?:la|mon))\b).*)", "instruction"),
    frame("réponds répond répondez répondre parle parlez parler écris explique expliquez exprime "
          "adresse cause formule rédige", rf"{_ONCE}(?P<object>{_SPEAK},? {_ALWAYS}{_HOW}.*)",
          "instruction"),
    frame("fais fait faites", rf"{_ONCE}(?!.* (?:plus|moins) (?!.*(?:avenir|toujours|désormais"
          r"|réponses)))"
          rf"(?P<object>(?:fais|faites)(?:[ -]moi)? {_ALWAYS}(?:des (?:"
          r"réponses|phrases|explications) \w+.*|court|bref|simple|concis|long|synthétique"
          r"|dans le (?:court|simple))\b.*)",
          "instruction"),
    frame("sois soyez reste restez sois-moi", rf"(?P<object>(?:sois|soyez|reste[zr]?) {_ALWAYS}"
          rf"(?:(?:très|aussi|le plus|toujours) )*{_MANNER}(?!\w).*)", "instruction"),
    frame("va allez viens droit directement", r"(?P<object>(?:va|allez|viens-en)? ?(?:toujours "
          r"|direct(?:ement)? )?(?:droit au but|à l'essentiel|au plus (?:court|simple)|au fait"
          r"|direct au but)\b.*)", "instruction"),
    frame("garde gardez adopte adoptez prends utilise emploie conserve", r"(?P<object>(?:garde[zr]?"
          r"|adopte[zr]?|prends|utilise[zr]?|emploie|conserve) (?:toujours |bien |plutôt |avec moi "
          r")*"
          r"(?:un |le |une |mon |des )(?:ton|style|langage|vocabulaire|registre|niveau de langue"
          r"|tutoiement|vouvoiement|unités|format|réponses? \w+|langue simple|mots simples)\b.*)",
          "instruction"),
    frame("tutoie tutoyez vouvoie vouvoyez", r"(?P<object>(?:tutoie|tutoyez|vouvoie|vouvoyez)[ -]?"
          r"(?:moi|nous)\b.*)", "instruction", attribute="address_form"),
    frame("tu on vous te", r"(?:(?:tu|vous) (?:peux|pouvez|dois) (?:me|nous) |te gêne pas pour me "
          r"|on (?:peut|va|pourrait) se )(?P<object>(?:tutoyer|vouvoyer|tutoie|dire tu)\b.*)",
          "instruction", attribute="address_form"),
    frame("pose posez demande vérifie cite donne précise indique termine commence finis propose "
          "ajoute mets mettez convertis commente relis pense pensez penser n'oublie oublie tu vous "
          "veille assure-toi utilise écris détaille rappelle signale préviens justifie",
          r"(?P<object>(?:(?:tu|vous) (?:dois|devez|devras|peux|pourras) |pense[zr]? (?:bien )?à "
          r"|n'oublie[zs]? (?:pas|jamais) d[e'] ?|veille[zr]? (?:bien )?à )?(?:me |m'|te |t')?"
          r"(?:ne )?[a-zà-ÿ]{3,}(?:-(?:moi|toi|les?|la|nous))*(?: [\w'-]+){0,3}? ?(?:toujours"
          r"|systématiquement|à chaque (?:fois|réponse)|jamais|par défaut|quand tu (?:me "
          r")?(?:réponds"
          r"|écris|parles|codes))\b.*)", "instruction",
          needs=("toujours", "ment", "chaque", "jamais", "par d", "quand tu")),
    frame("tu vous", r"(?:tu|vous) (?:ne )?(?:dois|devez|devras) (?:toujours|systématiquement"
          r"|(?P<negated>(?:jamais|plus jamais))) (?P<object>(?:me |m'|te |t')?\w+(?:er|ir"
          r"|re)\b.*)",
          "instruction"),
    frame("pose posez", r"(?P<object>pose[zr]?(?:-moi|-nous)?(?: plus)? (?:d'abord )?(?:des|les"
          r"|tes)? "
          r"?questions?\b(?! (?:sur|à|du|de)\b).*)", "instruction"),
    frame("donne donnez propose proposez cite indique montre", r"(?P<object>(?:donne[zr]?"
          r"|propose[zr]?"
          r"|cite[zr]?|indique[zr]?|montre[zr]?)(?:-moi)? (?:toujours |aussi |d'abord |plusieurs )+"
          r"\S.*)", "instruction", needs=("toujours", "d'abord", "d’abord")),
    frame("à dorénavant désormais dès la pour par dans quand", r"(?:à partir de maintenant|à "
          r"l'avenir|dorénavant|désormais|dès maintenant|à compter d'aujourd'hui|à partir "
          r"d'aujourd'hui|la prochaine fois|pour la suite|par défaut|dans (?:tes|vos) "
          r"(?:réponses|messages)|pour (?:tes|toutes tes) réponses)(?:,|:)? (?:stp |s'il te plaît "
          r")?(?P<negated>(?:ne |n')(?=.{1,25}\b(?:pas|plus|jamais)\b)|(?:pas|plus) de |sans "
          r")?(?P<object>(?!je\b|j'|mon\b|ma\b|mes\b|on\b|nous\b|il\b|elle\b|le\b|la\b|les\b|ce\b"
          r"|c'|appelle|tu\b)[a-zà-ÿ-]{3,} \S.*)", "instruction"),
    frame("j'aimerais je", r"(?:j'(?:aimerais|apprécierais|aime)|je (?:voudrais|veux|souhaite"
          r"|souhaiterais|préfère|préférerais|préférerai)|il faut|faut) (?:bien )?(?:que tu|que "
          r"vous"
          r"|qu'on) (?P<negated>(?:ne |n')(?=.{1,25}\b(?:pas|plus|jamais)\b))?(?:me |m'|nous |se )?"
          r"(?P<object>(?:(?:répond|tutoi|tutoy|vouvoi|vouvoy|sois|soi|soyez|évit|arrêt|cess"
          r"|appell)"
          r"\w*|di(?:s|t|ses|sais) (?:vous|tu)\b|(?:parl|expli|écri|donn|utilis|fass|cit|mett"
          r"|propos|pos|vérifi|di[st]|corrig"
          r"|précis)"
          r"\w*(?= .*\b(?:toujours|systématiquement|jamais|à chaque fois|en [a-zà-ÿ]+ais"
          r"|en \w+and|simplement|comme)\b)).*)", "instruction"),
    frame("les tes vos dates prix unités code exemples heures montants températures réponses",
          r"(?:les "
          r"|tes |vos )?(?P<object>(?:dates|prix|unités|code|exemples|heures|montants|températures"
          r"|mesures|distances|réponses|sources|chiffres|noms|titres|commentaires|variables)"
          r"(?: du code)?,? (?:c'est )?(?:toujours |plutôt |uniquement |de préférence |bien )+"
          r"(?:en|au|avec|à|sous|sans|dans)\b.*)", "instruction"),
    frame("quand lorsque chaque à dès si", r"(?:quand|lorsque|dès que|(?:à )?chaque fois que|si) "
          r"(?:je|j'|tu|on) ?[^,]{3,70}, (?:alors |merci de |tu (?:peux|dois) )?(?P<negated>(?:ne "
          r"|n')(?=.{1,25}\b(?:pas|plus|jamais)\b))?(?P<object>(?:donne|relis|propose|fais|réponds"
          r"|utilise|écris|mets|explique|montre|cite|ajoute|précise|commence|vérifie|pose|corrige"
          r"|parle|sois|évite|indique|rappelle|demande|garde|reformule|résume|liste|détaille"
          r"|convertis"
          r"|traduis|arrête|dis|préviens|termine|pars|limite|va|envoie|calcule|signale|compare)"
          r"(?:-(?:moi|le|la|les|toi|nous))*\b(?! (?:un mail|une lettre))[ ,].*)", "instruction",
          needs=("uand", "orsque", "ès que", "haque fois")),
    frame("je j'aimerais", r"(?:je (?:veux|préfère|souhaite|voudrais)|j'aimerais) (?:toujours "
          r"|uniquement |que )?(?:les "
          r"|des "
          rf"|tes )?(?P<object>(?:réponses?|explications?|exemples|code|phrases) (?:(?:plus|très"
          r"|toujours|assez) )*(?:courtes?|brèves?|longues?|détaillées?|simples?|concis\w*"
          r"|précis\w*"
          rf"|directes?|techniques?|claires?|en {LANGUAGE_NAMES}|sans \w+|avec \w+)\b.*)",
          "instruction"),
)  # fmt: skip

FORGET_ASKED = (
    r"|(?:oublie[zr]?|efface[zr]?|supprime[zr]?)(?: donc)? (?:(?P<asked_home>o[ùu] (?:j['’]habite"
    r"|je (?:vis|loge)|on habite|nous habitons))|(?P<asked_employer>(?:o[ùu]|pour qui|chez qui) je"
    r" (?:bosse|travaille))|(?P<asked_name>comment je m['’]appelle)"
    r"|(?P<asked_age>quel [âa]ge j['’]ai|l['’][âa]ge que j['’]ai)"
    r"|(?P<asked_birthday>quand (?:je suis n[ée]e?|c['’]est mon anniversaire"
    r"|est mon anniversaire))|(?P<asked_job>ce que je fais"
    r"(?: dans la vie| comme (?:m[ée]tier|travail))?|quel est mon (?:m[ée]tier|travail))"
    r"|(?P<asked_origin>d['’]o[ùu] je (?:viens|suis)))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
