"""How French sentences begin: greetings, requests, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.french_words import JOBS

JOINED = (
    r"(?:(?=g (?:une?|des|deux|trois|quatre|cinq|\d{1,2}|toujours|aussi|enfin|arrêté|décidé|choisi"
    r"|horreur|peur|déménagé|grandi|vendu|acheté|adopté|changé|plus de|la (?:phobie|flemme))\b)"
    r"|j ?(?=(?:m'appelle|s?uis|ai|aime|adore|habite|utilise|écoute|apprends|étudie|évite|enseigne"
    r"|préfère"
    r"|bosse|fais|vis|mange|bois|prends|déteste|kiffe|roule|parle|viens|travaille|joue|lis|regarde"
    r"|cours|supporte|peux)\b))"
)
"""The speaker, typed in one with the verb."""
SPEAKER = rf"(?:je |j'|on |nous |chuis |chui |moi je |perso je |{JOINED})"
OWN = r"(?:mon|ma|mes|notre|nos)"
OWN_STATED = (
    rf"{OWN}\s[\w'-]+(?:\s[\w'-]+){{0,3}},?\s(?:est|sont|c'est|s'appelle(?:nt)?|aime(?:nt)?"
    r"|adore(?:nt)?|déteste(?:nt)?"
    r"|préfère(?:nt)?|habite(?:nt)?|vi(?:t|vent)|travaille(?:nt)?|bosse|utilise(?:nt)?|n'|ne |a "
    r"|ont |tourne)"
)
_TIMES = (
    *("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "week-end", "matin"),
    *("lundis", "mardis", "mercredis", "jeudis", "vendredis", "samedis", "dimanches", "étés"),
    *("week-ends", "hivers"),
    *(
        "matins",
        "midi",
        "soir",
        "soirs",
        "jour",
        "jours",
        "semaine",
        "semaines",
        "mois",
        "habitude",
    ),
    *("général", "ment", "déjeuner", "dîner", "maintenant", "avenir", "travail", "an", "ans"),
)
NOT_AFTER_A_TIME = "".join(
    f"(?<!{time})" for time in (*_TIMES, "deux ans", "trois ans") if time not in {"an", "ans"}
)
SAID_NEXT = (
    rf"(?:{SPEAKER}|moi |{OWN}|ce sera |ce que j|c'est décidé|je suis |s'il te|s'il vous|merci de"
    r"|appelle|souviens|n'oublie|oublie|retiens|note"
    r"|répond|tutoie|vouvoie|sache|sois|soyez|écris-moi|à partir|dorénavant|désormais|ne |n')"
)
_LASTS = (
    r"(?:nous|on|le|la|les|l'|notre|nos|mon|ma|mes|il|chez nous)\b[^.!?\n]{0,80}\b(?:chaque"
    r"|tous les|toutes les|toujours|jamais|deux|trois|quatre|cinq|\d|lundis?|mardis?|mercredis?"
    r"|jeudis?|vendredis?|samedis?|dimanches?)"
)
"""What is told to be kept, for it holds on and on."""
OPENERS = (
    r"(?:bonjour|bonsoir|salut|coucou|hello|hey|yo|slt|bjr|bsr|cc|wesh)(?! ?,? ?(?:moi )?(?:c'est"
    r"|ici) [\w-]+(?: de [\w-]+)?\s?[!.,]*$)"
    r"|comme (?:(?:je|on) (?:(?:te |vous )?(?:l'ai|l'avais|l'a)(?: déjà)? |(?:te |vous )?(?:le )?)"
    r"(?:dit|disais|dis|précisé|mentionné|expliqué)|(?:déjà )?(?:dit|évoqué|mentionné|précisé)"
    r"(?: plus haut| avant)?|tu (?:le )?sais|convenu)"
    r"|(?:juste |c'est )?pour (?:situer(?: un peu)?|te situer|(?:le |te donner (?:du |le |un peu de"
    r" )?)?contexte|que tu (?:le )?saches|être (?:franc|franche|honnête|claire?|précise?))"
    r"|soit dit en passant|en passant|à vrai dire|pour tout (?:te )?dire"
    r"|j'allais oublier|j'oubliais|eh bien|en gros|en vrai|en bref|entre nous|tu vois|figure-toi"
    r"|ah|oh|eh|hé|genre|mouais|petite parenthèse|petit détail|à mon sujet|de mon côté|pour ma part"
    r"|merci(?: beaucoup| bien| d'avance)?|ok|okay|d'accord|oui|ouais|ouf|alors voilà"
    r"|non|bon|ben|bah|bref|alors|donc|et|mais|du coup|sinon|voilà|super|parfait|génial|top|cool"
    r"|au fait|en fait|d'ailleurs|par ailleurs|à propos(?: de moi)?"
    rf"|(?:juste )?pour (?:ton |votre )?info(?:rmation)?(?!\s?: {_LASTS})"
    r"|pour contexte|contexte|fyi|ps|p\.s|honnêtement|franchement"
    r"|perso(?:nnellement)?|personnellement|en général(?!,? (?:je |j'|on |nous )(?!préf|aim|ador"
    r"|détest|suis |ai "
    r"|n'aim|ne supporte|déteste|kiffe|utilis))|en ce moment|actuellement|maintenant"
    r"|désormais|dorénavant|aujourd'hui(?!,? (?:je |j'|on )(?:finis|termine|commence|mange|sors"
    r"|travaille|prends|suis (?:dispo|libre)))|à présent|ces temps-ci|ces derniers temps|de nos "
    r"jours"
    r"|(?:le \d{1,2}(?:er)?|en|fin|début|courant|d'ici|à partir d(?:e |')) ?"
    r"(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
    r"|l'an(?:née)? prochaine?|(?:le mois|la semaine) prochaine?|cet (?:été|hiver|automne)"
    r"|à la rentrée|au printemps|à côté(?: d(?:e |u )[\w' ]{3,20})?|en parallèle"
    r"|depuis (?:\w+ ){0,2}?\w+|ça fait (?:\w+ ){1,3}?que|d[è]s \w+|finalement|au final|après "
    r"réflexion|tout compte fait"
    r"|(?:je me suis|me suis|on s'est) (?:mal (?:exprimée?s?|expliquée?s?)|trompée?s?|plantée?s?"
    r"|emmêlée?s?[^,;:.]{0,20})(?: (?!de |d'|sur )[^,;:.]{2,25})?(?=\s?[,:;.–—-])"
    r"|(?:petite |une )?erreur(?: (?:de ma part|tout à l'heure))?(?=\s?[,:;.–—-])"
    r"|je me suis décidée?(?=\s?[:—–])|après (?:longue )?(?:discussion|hésitation|concertation)"
    r"|j'ai (?:fait (?:une (?:petite )?)?(?:erreur|faute)|dit (?:une bêtise|n'importe quoi)"
    r"|mal (?:dit|écrit))(?: (?:hier|avant|plus haut|tout à l'heure|au-dessus))?(?=\s?[,:;.–—-])"
    r"|(?:au temps|autant) pour moi|pas tout à fait|pas exactement|je (?:me )?(?:corrige|rectifie"
    r"|reprends)(?=\s?[,:;–—-])"
    r"|enfin|correction|rectification|rectificatif|mise à jour|màj|erratum|changement de programme"
    r"|pardon|désolée?|je voulais dire|petite précision|précision|comme|car|parce qu(?:e |')"
    r"|parce que|puisque|vu que|étant donné que|moi aussi|aussi|également"
    r"|de plus|en plus|par contre|en revanche"
    r"|cependant|toutefois|pourtant|heureusement|malheureusement|j'ai changé d'avis|côté \w+"
    r"|au (?:travail|boulot|bureau)|à la maison|chez (?:moi|nous)|dans ma vie|tu sais(?: quoi)?"
    r"|écoute|sache|première(?:ment)?|deuxième(?:ment)?|d'abord|ensuite|puis|plus précisément"
    r"|à (?:noter|savoir)(?!\s?:)|attention|alerte|sache que|bref|dans la vie|de (?:métier"
    r"|formation)"
    r"|petite info|pour rappel|rappel|nb|n\.b|hélas|du coup|tiens|dis|euh"
    r"|hum|bah"
    r"|après (?:mûre )?réflexion|depuis (?:toujours|tout petite?|toute petite)|à la base|au passage"
    r"|en musique|en cuisine|niveau \w+|question \w+"
)
SMILES = r"(?:\s?[\u2600-\u27BF\U0001F300-\U0001FAFF\uFE0F]{1,9})"
ASIDES = (
    r"(?:au fait|d'ailleurs|au passage|en passant|soit dit en passant|pour info(?:rmation)?|en vrai"
    r"|franchement|honnêtement|perso(?:nnellement)?|tu sais|tu vois|voilà|(?<=, )bref|quoi|hein"
    r"|mdr+|ptdr+"
    r"|lol|haha+|ahah\w*|hihi|jpp|xd|merci(?: d'avance)?|stp|svp|s'il te plaît|s'il vous plaît"
    r"|en gros|je crois|je pense|je te jure|comme je (?:te )?(?:l'ai )?(?:dit|disais)"
    r"|à vrai dire|pour tout dire|pour te situer|[\u2600-\u27BF\U0001F300-\U0001FAFF\uFE0F]{1,9})"
)
"""Said behind a statement, of which they change nothing."""
PREFACED = (
    r"(?:(?:et|mais|donc|alors|ah|bon|bref|au fait|d'ailleurs|pour (?:info|situer)"
    r"|comme je te l'ai dit"
    r"|salut|bonjour|sinon|du coup|eh bien|à vrai dire|dis|petite précision|franchement"
    r"|honnêtement|et puis"
    r"|pour ton info|en fait|coucou|hello|merci)[\s,:!]+){0,3}"
)
"""What a clause that is read in another order may begin with."""
LIGHT_OPENERS = r"(?:et puis|et|mais|donc|alors|ah|oh|ben|bah|du coup|ah oui|ah et|au fait|sinon)"
"""What anything may follow, with no comma between."""
THOUGHT = (
    r"(?:je (?:pense|crois|dois (?:dire|avouer)|t'avoue|te rappelle|précise|te signale|t'informe"
    r"|tiens à (?:dire|préciser))|il (?:se trouve|faut savoir|faut dire)|j'avoue|tu dois savoir"
    r"|il s'avère) (?:que |qu')"
)
REQUESTS = (
    r"peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux(?! m'appeler| laisser tomber le "
    r"[vt]ou| me (?:tutoyer|vouvoyer"
    r"|dire tu|dire vous)"
    r"| oublier| effacer| supprimer| retirer)"
    r"|tu (?:pourrais|saurais|connais|sais|crois|penses|as)|vous (?:pouvez(?! m'appeler)|pourriez)"
    r"|écri(?:s|vez)(?!-moi (?:toujours|en)| (?:sans|toujours) | (?:en \w+|brièvement"
    r"|simplement|court)[\s.!]*$)|écris-moi (?:une?|le|la|des)"
    r"|rédige|traduis|résume"
    r"|corrige(?! toujours)|reformule(?! toujours)|explique(?! (?:toujours|comme|simplement|avec"
    r"|sans|en fran))(?![ -]moi (?:toujours|tout\b"
    r"|les (?:choses|trucs)))|dis-moi(?! toujours)|donne-moi(?! (?:toujours|d'abord))"
    r"|montre-moi(?! toujours)|aide-moi|génère"
    r"|crée|fais-moi(?! court| simple)|ajoute(?! (?:toujours|à ta|dans ta|systém))|change"
    r"|convertis(?! toujours)"
    r"|liste(?! toujours)|propose-moi(?! toujours)|propose(?! toujours)|trouve|cherche"
    r"|calcule(?! toujours)"
    r"|compare|raconte|décris|invente|compose|lis|regarde(?! (?:jamais|beaucoup|souvent|toujours"
    r"|surtout|rarement|tous|chaque|pas mal|peu))|vérifie(?! toujours)|supprime (?!mon|ma"
    r"|mes|tout|ce que|de ta|les infos|l'info)"
)
REQUESTED = (
    r"(?:propose|donne|conseille|écri[st]|rédige|fais|aide|trouve|explique|dis|montre|liste|cherche"
    r"|suggère|recommande|prépare|génère|crée|corrige|relis|résume|traduis)(?:-(?:moi|nous))?"
)
FORGET = (
    r"(?:(?:tu peux |vous pouvez |merci d'|il faut )?(?:laisse[zr]? tomber|oublie[zr]?|efface[zr]?"
    r"|supprime[zr]?"
    r"|retire[zr]?|enlève[zr]?|oublier|effacer)|ne (?:retiens|garde|conserve) (?:pas|plus)(?: en "
    r"mémoire)?|(?:je )?ne veux plus que tu (?:te souviennes d[e']|retiennes|gardes|saches)"
    r"|arrête de te souvenir d[e'])(?: (?:s'il te plaît|donc|stp|svp|de ta mémoire|aussi"
    r"|complètement|maintenant|immédiatement))*"
)
NOT_STATED = (
    r"je (?:me demande|voudrais(?! (?:toujours|que tu))|doute|n'ai jamais dit|n'ai pas dit|ne dis "
    r"pas"
    r"|ne pense pas|ne crois pas|ne sais (?:pas|plus)|souhaite(?!rais que tu| que tu)|rêve|cherche"
    r"|dois(?! dire| avouer)|peux(?! [\w ]{0,20}?(?:pas|plus)\b)|pourrais(?! (?:manger|boire"
    r"|écouter|regarder|lire) )|veux(?! (?:que tu"
    r"|toujours|des réponses))|suppose"
    r"|devrais"
    r"|serais|viens de (?:lire|voir|recevoir|finir|terminer|passer)|vais (?:essayer|voir|tester|te)"
    r"|n'arrive|n'ai (?:pas|plus) (?:compris|réussi|trouvé|reçu)|suis (?:en train(?! d'apprendre)"
    r"|désolée?|sûre?"
    r"|pas"
    r" sûre?|d'accord|curieu|contente?|perdue?|bloquée?|fatiguée?)|te |vous |comprends(?! (?:l'|le "
    r"|bien )\w)|regarde"
    r"|n'affirme pas|n'ai pas affirmé|n'ai jamais (?:prétendu|affirmé)|faisais|disais)"
    r"|j'(?:aimerais(?! que tu| qu'on se| (?:toujours )?des (?:réponses|explications))|espère"
    r"|ai (?:besoin|envie|failli|une question|des "
    r"questions|essayé|vu\b|lu\b"
    r"|reçu|l'impression|du mal à|un (?:problème|souci|bug|doute|projet)|une (?:erreur|idée)"
    r"|compris"
    r"|oublié|remarqué|peur que|entendu|cru|pensé|testé)|envisage|hésite|imagine|essaie|essaye"
    r"|attends(?! (?:une? |des |notre |mon )(?:\w+ )?(?:bébé|enfant|garçon|fille|jum))"
    r"|ignore|en ai)"
    r"|(?:je |j'|on |nous )(?!préf|voudrais|aimerais que tu|pourrais (?:manger|boire|écouter)"
    r"|aimerais (?:toujours )?des (?:rép|expl))(?:n'|ne |m'|me |l'|le |y )?\w*(?:rais|rait|rions)\b"
    r"|ce n'est pas (?:vrai|que)|c'est faux|ce serait|ça serait|il (?:faudrait|paraît|se peut"
    r"|serait)"
    r"|peut-être|admettons|supposons|disons que (?:je|j')|mettons|on (?:dit|dirait|peut|m'a dit"
    r"|pourrait|devrait)|comme si"
)
SCENE = (
    r"(?:imagin(?:e|ez|ons)|fai(?:s|tes|sons) (?:comme si|semblant)|jou(?:e|ons) (?:le rôle|à"
    r"|un rôle)|tu es (?:une?|le|la|mon)"
    r"|(?:suppos|admett|imagin)ons|mettons que|écris(?:-moi)? (?:une?|le|la|l'|des|quelques"
    r"|mon|ma)|rédige|compose|invente"
    r"|dans (?:l'histoire|le roman|cette histoire|mon histoire|mon roman|la scène|ce scénario"
    r"|la pièce)|hypothétiquement|comporte-toi comme|agis comme|mets-toi à la place)(?![\w-])"
)
"""Begins fiction or material to work on."""
AT_HAND = (
    r"(?:ce|cet|cette|ces) (?:\w+ )?(?:(?:e-?)?mail|texte|message|question|fichier|code|exercice"
    r"|lettre"
    r"|article"
    r"|paragraphe|phrase|document|tableau|cas|fois|exemple|problème|mot|chapitre|poème|liste|image"
    r"|résumé"
    r"|cours|sujet|recette|projet|fonction|script|erreur|bug|consigne|réponse|version|partie"
    r"|page)s?\b"
)
"""What is worked on now."""
_HOW_LONG = range(3, 18)
_TRADES = "(?:eur|ste|ien|nne|[èe]re|ier|ble|ice|use)"
_BEHIND_A_FIRM = "|".join(
    rf"(?<={verb} (?:chez|pour) [^,;.]{{{n}}})" for verb in ("availle", "bosse") for n in _HOW_LONG
)
_BEHIND_A_JOB = "|".join(
    [
        *(rf"(?<={verb} comme [^,;.]{{{n}}})" for verb in ("availle", "bosse") for n in _HOW_LONG),
        *(rf"(?<=uis [\w-]{{{n}}}{_TRADES} )" for n in _HOW_LONG),
        *(rf"(?<= est [\w-]{{{n}}}{_TRADES} )" for n in _HOW_LONG),
    ]
)
BETWEEN_FIRM_AND_JOB = (
    rf"\s(?=comme [\w-]+(?:[\s.!]*$|,| (?:à|en|et|depuis) ))(?:{_BEHIND_A_FIRM})"
    r"|\s(?=chez (?!moi|toi|lui|elle|nous|vous|eux|mon|ma\b|mes|le |la |les |des|un)[^,;.]{2,40}"
    r"(?:[\s.!]*$|,| et | depuis ))(?<!bien )(?<!ible )(?<!reuse )(?<!ieuse )(?<!premier )"
    rf"(?:{_BEHIND_A_JOB})"
)
"""In "bosse chez Renault comme cuisinier", "suis vendeuse chez Zara": two facts."""
_NAMED = range(2, 28)
_A_PERSON = "(?:est|vit|ite|sse|lle)"
"""The ends of "est", "vit", "habite", "bosse", "travaille", "s'appelle"."""
_AFTER_A_PERSON = (
    r"(?=(?:elle|il) (?:n'|ne |est |aime|adore|déteste|préfère|supporte|mange|boit|travaille|bosse"
    r"|habite|vit|joue|fait |parle|étudie|apprend|vient|kiffe|utilise|collectionne|enseigne"
    r"|conduit|roule|fume|s'appelle|a \d))(?:"
    + "|".join(
        rf"(?<={_A_PERSON} [^,;.]{{{n}}}{conjunction})"
        for n in _NAMED
        for conjunction in (", ", " et ", " mais ", ", et ", ", mais ")
    )
    + ")"
)
"""In "ma copine est végane et elle déteste les champignons": who it was said of, said of again."""
_NAMING = "(?:lle |est |te, |e : |te: )"
"""The ends of "m'appelle", "moi c'est", "je me présente :"."""
_AFTER_A_NAME = (
    rf"(?<=, )(?=(?:une? )?(?:{JOBS})(?![\w-]))(?:"
    + "|".join(
        f"(?<={_NAMING}[^,;.]{{{n}}}, )|(?<={_NAMING}[^,;.]{{{n}}}, \\d\\d ans, )" for n in _NAMED
    )
    + ")"
)
"""Where somebody has said what they are called, and their age or trade comes next."""
_AGE = (
    r"(?<=, )(?=\d{1,2} ans(?=[,;.!]|$| et\b))(?:"
    + "|".join(f"(?<={_NAMING}[^,;.]{{{n}}}, )" for n in _NAMED)
    + "|"
    + "".join(rf"(?<![^ànu] (?-i:[A-ZÀ-Þ])[\w-]{{{n}}}, )" for n in range(1, 14))
    + ")"
)
"""Not of whom somebody has met: "j'ai rencontré Léa, 29 ans"."""
LEFT_OUT = rf"{_AGE}|{_AFTER_A_NAME}|{_AFTER_A_PERSON}"
MYSELF = rf"{JOINED}|ch(?=uis?\b)|(?-i:[Mm])oi(?= c'est (?-i:[A-ZÀ-Þ])| \d| (?:une? )?(?:{JOBS}))"
NOT_OF_ANOTHER = r"(?!\s?(?:elle|ils?|elles)\s)"
POLITE = (
    r"(?:s'il (?:te|vous) plaît,? )?(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux"
    r"|tu pourrais|est-ce que tu (?:peux|pourrais)|vous pouvez) (?:s'il te plaît |aussi |stp "
    r"|bien )*"
    r"(?:te |vous )?(?=(?:souvenir|rappeler|retenir|noter|mémoriser|garder en (?:tête|mémoire)"
    r"|enregistrer) (?:que|qu')|.{0,80}\b(?:à partir de maintenant|dorénavant|désormais|à "
    r"l'avenir)\b)"
)
