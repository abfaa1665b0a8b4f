"""French clauses that need no subject before their verb: "mon … est …", imperatives, customs."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.french_frames import (
    EPISODIC,
    NAME,
    OBJECT,
    OFTEN,
    OFTEN_TIMES,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.languages.french_words import (
    ATTRIBUTE_NAMES,
    LANGUAGE_NAMES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_OWN = r"(?:mon|ma|mes|notre|nos)"
_IS = (
    r"(?:,? c'? ?est|,? c(?= )|,? ce sont|,? ça reste|,? (?:est|sont)(?: devenue?s?| resté| et "
    r"(?:restera|resteront|reste))?"
    r"|,? reste(?:nt)?"
    r"|\s?:"
    r"|,? (?:a|ont) toujours été|,? tombe|,? serait? toujours)"
    rf"{OFTEN}(?: (?:plus|pas) (?P<old>[^,;]+?)[,;] (?:mais )?(?:c'est )?{OFTEN}?)?"
)
_FAVOURITE = (
    r"(?:préférée?s?|pré?fs?|favori(?:te)?s?|fétiche)(?: de tous les temps| du moment| (?:au|à la"
    r"|en|dans|parmi|pour) [^,;:]{2,20}?| "
    r"actuelle?)?"
)
_VALUE = (
    rf"(?P<object>(?:(?:le |la |les |l'|un |une |docteur |dr\.? |au |port )*)(?:{PROPER}(?: "
    rf"[\w.&'-]+){{0,3}}?|[$€£]?\d[\w.,:%/€$h-]*"
    r"(?: [\w/€]+){0,3}?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit)(?: "
    r"\w+){0,3}?"
    r"|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?: \w+){0,2}?))"
)
_END = (
    r"(?=(?: (?:maintenant|désormais|à présent|aujourd'hui|dorénavant|depuis \S.*))?\.?\s?(?:[,;!]"
    r"|$))"
)
_PASSING = (
    r"(?:question|problème|souci|avis|idée|code|programme|erreur|requête|demande|prompt|message"
    r"|réponse|compréhension"
    r"|suggestion|bug|script|mot de passe|mdp|pin|secret|token|clé|prochaine?|dernière?|premi(?:er"
    r"|ère)|meilleure?|seule?|seul"
    r"|vie|tour|faute|test|fonction|classe|variable|fichier|texte|histoire|personnage|héros|héroïne"
    r"|protagoniste|narrateur|brouillon"
    r"|version|choix|commande|ordre"
    r"|but|rêve|humeur|espoir|pensée|exemple|article|méthode|boucle|ligne|liste|valeur|plan"
    r"|colonne|tableau|page|paramètre"
    r"|argument|branche|titre|poème|dossier|requêtes|tests|résultat|sortie|entrée|conclusion"
    r"|impression|point|cas|côté"
    r"|hypothèse|devoir|dissertation|lettre|phrase|paragraphe|réunion d'hier)s?"
)
_THING = (
    rf"(?P<thing>(?!{_PASSING}\b(?! postal))(?!(?:{RELATION_NAMES})\b(?! (?:d'"
    rf"|de )))[a-zà-ÿ][\w'-]*(?: "
    rf"(?!est\b|sont\b|et\b|tourne|s'app)[\w'-]+){{0,3}}?)"
)
_STANDS = (
    r"(?:,? c'est|,? (?:est|sont)(?: (?:hébergée?s?|basée?s?|écrite?s?|développée?s?|codée?s?"
    r"|stockée?s?|déployée?s?|faite?s?|prévue?s?|fixée?s?"
    r"|située?s?|passée?s?|gérée?s?|repoussée?s?|déplacée?s?|reportée?s?|décalée?s?|avancée?s?))?"
    r"|,? (?:tourne(?:nt)?|s'appelle(?:nt)?|se trouve(?:nt)?|utilise(?:nt)?"
    r"|commence(?:nt)?|a lieu|ont lieu|part|passe))"
    rf"{OFTEN}(?: (?:sur|en|à|au|chez|dans|sous|avec|par|pour|le|de))?{OFTEN}"
)
_ANSWER = (
    r"(?:répond(?:s|ez)|parl(?:e|ez)|écri(?:s|vez)|expli(?:que|quez)|adress(?:e|ez)|exprim(?:e|ez)"
    r"|communi(?:que|quez))"
    r"(?:-(?:moi|nous|toi|vous))?"
)
_ALWAYS = (
    r"(?:toujours|systématiquement|uniquement|seulement|plutôt|désormais|maintenant|dorénavant"
    r"|bien)"
)
_HENCE = (
    r"(?:à partir de maintenant|à l'avenir|dorénavant|désormais|d[è]s maintenant|à compter "
    r"d'aujourd'hui|à partir d'aujourd'hui"
    r"|la prochaine fois|pour la suite|par défaut|dans (?:tes|vos) (?:réponses|messages)|quand tu "
    r"(?:me )?(?:réponds|parles|écris))"
)
_TASKS = (
    r"(?:le|la|les|ce|cette|ces|un|une|mon|ma|mes|ton|du|au|en|à|de|sur|ici|ça|pas|plus|qu\w*)\b"
)
_TO_MODEL = (
    r"(?:répond|parl|écri|expli|utilis|emplo|tutoi|tutoy|vouvoi|vouvoy|appel|évit|donn|mets|mett"
    r"|sois|soyez|reste|fais|faites|ajout|inclu|commenc|termin"
    r"|préfér|propos|indiqu|précis|cit|va droit|rédig|gard|limit|met|calcul|convert|arrond"
    r"|vérifi)\w*"
)

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("mon ma mes notre nos", rf"{_OWN} (?:nouve(?:au|lle) )?(?P<attribute>\w[\w "
          rf"'-]{{1,40}}?) {_FAVOURITE}(?:{_IS}|,? s'appelle(?:nt)?) {OBJECT}", "favourite"),
    frame("", rf"(?P<object>(?!(?:ce|cette|quel|quelle|c'est|qui|tu)\b)[^,;:]{{1,60}}?),? (?:est"
          rf"|sont|c'est|reste){OFTEN}"
          rf" (?:mon|ma|mes|notre|nos) (?P<attribute>\w[\w '-]{{1,40}}?) {_FAVOURITE}\b.*",
          "favourite",
          needs=("préfér", "prefer", "favori", "fétiche")),
    frame("mon", rf"mon (?:vrai |petit )?(?:nom|prénom|surnom)(?: complet| de famille)?{_IS} "
          rf"{NAME}", "identity", attribute="name"),
    frame("moi", r"moi,? (?:c'est|c(?= (?-i:[A-ZÀ-Þ]))|je m'appelle) (?!(?:pareil|nous|toi|moi"
          r"|lui|bon|clair|non|oui"
          r"|rien|tout|pas|trop|plus|fini|simple|mort|là|idem|l|la|le|les|une?)\b)"
          rf"{NAME}(?=[\s.!,]*$| et\b)", "identity",
          attribute="name"),
    frame("appelle appelez appelle-moi nomme", r"(?:appelle|appelez|nomme)[ -]moi (?:plutôt |juste "
          r"|simplement )?"
          r"(?P<object>(?!quand|si|un|une|demain|plus|à\b|ce\b)\S.*)", "identity",
          attribute="name"),
    frame("tu vous", r"(?:tu peux|vous pouvez|tu dois) m'appeler (?P<object>(?!quand|si|à\b"
          r"|demain)\S.*)", "identity", attribute="name"),
    frame("on tout", r"(?:on|tout le monde) m'appelle (?P<object>\S.*)", "identity",
          attribute="name"),
    frame("mon ma mes notre nos", rf"{_OWN} (?P<attribute>{RELATION_NAMES})(?:,? "
          rf"(?:s'appelle(?:nt)?|se prénomme|se nomme){OFTEN}) {NAME}", "identity"),
    frame("mon ma mes notre nos", rf"{_OWN} (?P<attribute>{RELATION_NAMES}){_IS} "
          rf"(?P<object>(?:(?:monsieur|madame|mme|m\.|docteur|dr\.?) )?{PROPER}){_END}",
          "identity"),
    frame("le", rf"le (?:pré)?nom de (?:mon|ma|mes|notre) (?P<attribute>{RELATION_NAMES}){_IS} "
          rf"{NAME}", "identity"),
    frame("mon ma mes notre nos", rf"{_OWN} (?P<attribute>{ATTRIBUTE_NAMES})(?: "
          rf"(?:perso(?:nnel(?:le)?)?|pro(?:fessionnel(?:le)?)?|principale?|actuelle?))?{_IS}"
          rf"(?: (?:le|au|à|en|de|fixée? au))?{OFTEN} (?P<object>(?!pas\b|plus\b|trop\b|très\b"
          r"|cassée?|lente?|fausse?|en panne|bloquée?|si\b|qu|de ne|"
          rf"incorrect|invalide|vide|dans\b|trouv)\S.*)", "identity"),
    frame("mon ma notre", r"(?:mon|ma|notre) (?:nouve(?:au|lle) )?(?P<thing>voiture|vélo|moto"
          r"|téléphone|portable|smartphone|ordinateur|ordi|pc|appareil photo|montre|clavier"
          rf"|écran){_IS} (?:une? |le |la |l')(?P<object>(?!problème|seule?|plus|même)\S.*)",
          "identity"),
    frame("mon ma mes notre nos", rf"{_OWN} {_THING}{_STANDS} {OBJECT}", "identity",
          topics=OWNED | ANY_TOPIC),
    frame("mon ma mes notre nos", rf"{_OWN} {_THING}{_STANDS} {_VALUE}{_END}", "identity",
          confidence=0.8),
    frame("la le les l'", r"(?!.* dans [\w-]+ (?:minutes?|heures?|secondes?)\b)"
          r"(?:la |le |les |l')(?P<thing>(?:prochaine |date de )?(?:réunion"
          r"|deadline|date limite|échéance|sortie|mise en production|démo|livraison|standup"
          r"|stand-up"
          r"|rétro|projet|conférence|mariage|examen|cours|répétition|budget|loyer|entreprise"
          rf"|équipe)(?: [\w'-]+){{0,2}}?){_STANDS} {_VALUE}{_END}",
          "identity", confidence=0.8),
    frame("l'équipe la notre mon", r"(?:l'équipe|la boîte|notre équipe|mon équipe) a (?:décidé"
          r"|choisi)(?: de| d')? ?(?:utiliser |partir sur |passer à |prendre |adopter )?"
          r"(?P<object>\S.*?)(?:,? (?:plutôt que|au lieu de) (?P<old>\S.*)|$)", "decision",
          **EPISODIC),
    frame("", r"(?:(?:les|la|le|des|une?) |l')?(?P<object>[^,;:]{2,50}?),? (?:j'adore(?: ça)?"
          r"|j'aime (?:bien|beaucoup|trop)(?: ça)?|c'est (?:mon truc|ma passion)|me passionnent?"
          r"|me plaî(?:t|sent) (?:beaucoup|bien))[\s.!]*$",
          "preference", needs=("j'", "j’", "c'est", "c’est", "me p")),
    frame("", r"(?:(?:les|la|le|des|une?) |l')?(?P<object>[^,;:]{2,50}?),? (?:je déteste(?: ça)?"
          r"|je hais(?: ça)?|j'aime (?:pas|moins)(?: trop| du tout)?(?: ça)?|je (?:ne |n')?(?:aime"
          r"|supporte) pas(?: ça)?|(?:ce n'est|c'est) pas (?:mon truc|pour moi)"
          r"|(?:me dégoûte|m'énerve|m'insupporte|m'horripile|me déplaî|m'agace)(?:nt|t|sent)?(?: "
          r"\w+)?|ne me plaî(?:t|sent) (?:pas|plus)|très peu pour moi|m'a jamais plu)[\s.!]*$",
          "preference",
          polarity="-", needs=("je ", "j'", "j’", "pas ", "m'", "me ", "peu pour", "m’")),
    frame("ce", r"ce sera(?: donc)? (?P<object>(?!tout|bon|bien|mieux|plus|long|facile|pour|le "
          r"cas)\S.*)", "decision", **EPISODIC),
    frame("notre mon", r"(?:notre|mon) choix s'est (?:finalement )?(?:porté|arrêté) sur "
          r"(?P<object>\S.*)", "decision", **EPISODIC),
    frame("c'est", r"c'est décidé,?(?: :)? (?:on|je|nous) (?:part|pars|partons|prend|prends"
          r"|prenons|utilise|utilisons|passe|passons|reste|garde) ?(?:sur |à |avec "
          r")?(?P<object>\S.*)",
          "decision", **EPISODIC),
    frame("tous toutes chaque le d'habitude en généralement habituellement la avant après deux "
          "trois une au",
          rf"(?:{OFTEN_TIMES}|(?:le|la) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
          r"|week-?end|matin|midi|soir|nuit)(?: (?:matin|midi|soir))?"
          r"|d'habitude|en général|généralement|habituellement|(?:avant|après) (?:chaque|le|la) "
          r"[\w -]{2,20}?|au (?:petit[- ]déjeuner|réveil|goûter)|une fois par \w+),? "
          r"(?:je |j'|on |nous )(?P<negated>ne |n')?(?P<object>(?!ai\b|(?!fais\b|vais\b"
          r"|connais\b)\w+ais\b|suis (?!en |à )|dois"
          r"|voudrais|vais devoir)\S.*)", "pattern"),
    frame("pour pr", r"p(?:ou)?r (?P<attribute>(?!moi\b|ma\b|mon\b|info|l'instant|.{0,40}\b(?:ce"
          r"|cette|ça"
          r"|ces)\b)\w[\w '-]{1,50}?)(?:,| :|, il faut) (?P<object>(?:(?:il faut |on |je |tu "
          r")?(?:d'?abord|commence|lance|exécute|fais|faire)\b"
          r"|[\w'-]+ .*\b(?:puis|ensuite)\b).*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("pour", r"pour (?P<attribute>(?!moi\b|ma\b|mon\b|.{0,40}\b(?:ce|cette|ça|ces)\b)\w[\w "
          r"'-]{1,50}?),? (?:il faut|on doit|on commence par|je commence par|nous devons) "
          r"(?P<object>\S.*\b(?:puis|ensuite|avant de|d'abord)\b.*)",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip

INSTRUCTION_FRAMES: tuple[Frame, ...] = (
    frame("quand lorsque chaque à", r"(?:quand|lorsque|(?:à )?chaque fois que) (?:je|tu|on) "
          rf"[^,]{{3,70}}, (?:merci de |tu (?:peux|dois) )?(?P<negated>ne "
          rf"|n')?(?P<object>{_TO_MODEL}(?!\w)(?: |-)\S.*)",
          "instruction"),
    frame("ne n'", r"(?P<negated>ne |n')(?P<object>(?:(?:me |m')(?:vouvoi|tutoi|appel)\w* (?:pas"
          rf"|plus|jamais)|(?:me |m'|te |t')?{_TO_MODEL} (?:pas|plus|jamais)\b.*(?:réponses?"
          r"|emojis?|phrases|excus|listes"
          r"|majuscules|introduction|conclusion|blagues|longs?|détails|anglicismes|jargon"
          r"|compliments|politesse|métaphores)).*)", "instruction"),
    frame("évite évitez arrête arrêtez", r"(?:évite[zr]?|arrête[zr]?) (?P<object>(?:les |le |la "
          r"|l'|de |d')(?:anglicismes|jargon|réponses?|longues?|longs|phrases|répét\w+"
          r"|introductions?|conclusions?|blagues|compliments|t'excuser|vous excuser"
          r"|politesse|listes|superlatifs|majuscules|termes|tutoiement|vouvoiement|me (?:vou"
          r"|tu)\w+)\b.*)", "instruction", polarity="-"),
    frame("j'aimerais j' je", r"(?:j'aimerais|je voudrais|je souhaiterais"
          r"|je préférerais) (?:que tu|qu'on) "
          r"(?:me |m')?(?P<object>(?:répond|parl|écri|expli|tutoi|vouvoi|sois|soi|utilis|évit"
          r"|cit|précis|mett|arrêt|rest|limit|commenc|termin|vérifi|donn)\w*.*)", "instruction"),
    frame("me m'écrire m'expliquer répondre parler écrire expliquer éviter utiliser",
          r"(?P<object>(?:(?:me )?(?:répondre|parler)"
          r"|(?:m')?écrire|(?:m')?expliquer|utiliser|éviter) (?:toujours |bien |plutôt )?(?:en "
          rf"{LANGUAGE_NAMES}|brièvement|les emojis|les? |des |de ).*)", "instruction"),
    frame("à dorénavant désormais d[è]s la pour par dans quand", rf"{_HENCE}(?:,|:)? (?:s'il te "
          rf"plaît,? |merci de )?(?P<negated>(?:ne |n')(?=.{{1,25}}\b(?:pas|plus|jamais)\b))?"
          r"(?P<object>(?!je\b|j'|mon\b|ma\b|mes\b|on\b|nous\b|il\b|elle\b|le\b|la\b"
          rf"|les\b){_TO_MODEL}\b.*)", "instruction"),
    frame("à dorénavant désormais dès", rf"{_HENCE},? (?:tu|vous) (?P<object>(?:dois|devez|réponds"
          r"|répondez|peux|me)\b.*)", "instruction"),
    frame("", rf"(?P<object>{_ANSWER} (?:(?:{_ALWAYS}|-?moi|me) )*(?:en (?:{LANGUAGE_NAMES}"
          r"|listes?|phrases courtes|une phrase|puces|tutoyant)|briève?ment|court|avec concision"
          r"|de (?:façon|manière) \w+|simplement|sans (?!faire|erreur)\w+|comme (?:à|si)).*)",
          "instruction", needs=("épond", "epond", "arl", "cri", "xpli", "dress", "xprim",
          "ommuni")),
    frame("explique expliquez", r"(?P<object>expli(?:que|quez)[ -]moi (?:toujours |bien )?(?:tout"
          r"|les (?:choses|trucs))\b.*)", "instruction"),
    frame("", rf"(?P<object>{_TO_MODEL}(?:-(?:moi|nous))? (?:\w+ ){{0,2}}?(?:toujours"
          r"|systématiquement)\b.*)", "instruction", needs=("toujours", "ment")),
    frame("", r"(?P<negated>(?:ne |n'))(?P<object>(?:me |m')?(?:utilis|emplo|mets|mett|répond|parl"
          r"|écri|donn|fais|fait|tutoi|tutoy|vouvoi|vouvoy|appel|ajout|commenc|termin|propos"
          r"|modifi|touch|excus|sois|soyez)\w*"
          r"(?:-\w+)? (?:jamais|plus|pas (?:d'|de )?(?=emoji|émoji|smiley|jargon|markdown|listes"
          r"|puces|tirets|anglicisme|formules|points d'exclam))\b.*)", "instruction",
          needs=("jamais", "plus", "pas d")),
    frame("", r"(?P<negated>(?:ne |n')?)(?P<object>(?:utilis|emplo|mets|mett)\w* (?:pas|plus"
          r"|jamais) d(?:e |')(?:emojis?|émojis?|smileys?|jargon|markdown|listes? à puces|puces"
          r"|tirets|anglicismes?)\b.*)", "instruction",
          needs=("pas d", "plus d", "jamais d")),
    frame("pas plus jamais sans stop évite évitez arrête", r"(?P<negated>(?:pas|plus|jamais|sans"
          r"|stop|évite[zr]?|arrête[zr]?)(?: d'utiliser| avec| aux?)?)(?: de| d'| les| le)? "
          r"?(?P<object>emojis?|émojis?|smileys?|jargon|markdown|listes? à puces|anglicismes?"
          r"|points? d'exclamation|formules de politesse)\b.*", "instruction"),
    frame("réponses réponse exemples exemple code explications toujours uniquement que",
          r"(?P<object>(?:(?:réponses?|exemples?|code|explications?)(?: de code)? (?:(?:toujours"
          r"|uniquement|plutôt) )?(?:en|courtes?|brèves?|concises?|détaillées?|avec|sans)"
          rf"|(?:toujours|uniquement|que|seulement) (?:en {LANGUAGE_NAMES}|des réponses))\b.*)",
          "instruction"),
    frame("donne donnez indique indiquez exprime affiche utilise écris",
          r"(?P<object>(?:donne[zr]?|indique[zr]?|exprime|affiche|utilise|écris)(?:-moi)? "
          r"(?:toujours )?(?:les |des |le )?(?:températures|prix|heures|mesures|dates|distances"
          r"|montants|code|sources) (?:toujours )?(?:en|au|avec|dans)\b.*)", "instruction"),
    frame("sois soyez reste restez", r"(?P<object>(?:sois|soyez|reste[zr]?) (?:(?:toujours|plus"
          r"|très|le plus|aussi|bien) )*(?:concise?|brève?|bref|brefs|direct|directe|précis"
          r"|précise|formel|franc|honnête|poli|court|succinct|clair)\b.*)", "instruction"),
    frame("tutoie tutoyez vouvoie vouvoyez", r"(?P<object>(?:tutoie|tutoyez|vouvoie|vouvoyez"
          r"|tutoyons)-(?:moi|nous)\b.*|tutoyons-nous.*|on (?:peut )?se tutoie\b.*)",
          "instruction", attribute="address_form"),
    frame("tu on", r"(?P<object>(?:tu peux me (?:tutoyer|vouvoyer)|on (?:peut se|se) tuto(?:yer"
          r"|ie))\b.*)", "instruction", attribute="address_form"),
    frame("utilise utilisez emploie donne garde fais", r"(?P<object>(?:utilise[zr]?|emploie|donne"
          r"|exprime|garde|fais) (?:toujours |plutôt |bien |moi )*(?:le système (?:métrique"
          r"|impérial)|les unités|des unités|les degrés|des (?:listes|puces|phrases courtes"
          r"|réponses"
          r" courtes|exemples concrets)|un (?:ton|langage|style|vocabulaire)|des réponses|tes "
          r"réponses|les réponses|le (?:tutoiement|vouvoiement)|le format 24)\b.*)", "instruction"),
    frame("je j'aime", r"(?:je (?:veux|préfère|souhaite) (?:toujours |des réponses|que tu (?:me )?"
          r"|qu'on (?:me )?)|j'aime (?:bien )?(?:quand tu|que tu|les réponses) ?(?:me "
          r")?)(?P<object>(?:répond|parl|écri|expli|tutoi|vouvoi|sois|donn|utilis|fass|cour|brèv"
          r"|détaill|concis|en )\w*.*)",
          "instruction"),
    frame("je j'aime", r"(?P<object>(?:je (?:veux|préfère|souhaite)|j'aime) (?:toujours )?(?:des"
          r"|les) "
          r"réponses (?:courtes|brèves|concises|longues|détaillées|précises|directes|en \w+).*)",
          "instruction"),
)  # fmt: skip
