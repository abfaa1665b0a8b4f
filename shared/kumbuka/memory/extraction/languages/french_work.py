"""What French says of work: who does it, and for whom."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    HAVE,
    OBJECT,
    OFTEN,
    PROPER,
    WORKS,
    frame,
)
from kumbuka.memory.extraction.table import Frame

WORK_FRAMES: tuple[Frame, ...] = (
    frame("entraîne coache", r"(?:entraîne|coache) (?:les |une |l'|le |la )(?P<object>(?!cerveau"
          r"|modèle)\S[^,;]*)", "identity", attribute="job"),
    frame("donne", r"donne (?:des |quelques )?(?P<object>(?:cours|leçons) (?!de (?:mon|ma|mes))"
          r"[^,;]+)", "identity", attribute="job"),
    frame("ai a avons", rf"{HAVE} repris (?P<object>(?:l'|la |le )?(?:entreprise|ferme|exploitation"
          r"|boutique|commerce|cabinet|restaurant|affaire|garage|boulangerie)\b[^,;]*?)"
          r"(?= il y a|[,;!]|\.?$).*", "identity", attribute="job", replaces=True),
    frame("me", r"me (?:lance|mets|suis (?:lancée?|mise?)) (?P<object>à mon compte|en freelance"
          r"|dans l'auto-entreprise)\b.*", "identity", attribute="employment", replaces=True),
    frame("travaille bosse", rf"(?P<object>{WORKS} (?:à temps plein|à plein temps|à domicile)\b.*)",
          "identity", attribute="work_mode"),
    frame("quitte quittons", rf"quitt(?:e|ons) (?:la |le |l')?(?P<object>{PROPER}) (?:à la|en|fin"
          r"|dans|le|cet|l'an|après|au) .*", "end", effect="end"),
    frame("travaille travaillons bosse bossons taffe travaillent", rf"{WORKS}{OFTEN} (?:comme |en "
          r"tant qu(?:e |'))(?:une? )?(?P<object>\S[^,;]*?)(?: (?:le|les) (?:week-?ends?|soirs?"
          r"|nuits?|\w+dis?))?(?=[,;!]|\.?$)", "identity", attribute="job"),
    frame("exerce exerçons", rf"exerce{OFTEN} (?:comme|le métier de|la profession de|en tant que?"
          r"|en"
          rf" qualité de) (?:une? )?{OBJECT}", "identity", attribute="job"),
    frame("gagne", rf"gagne{OFTEN} ma vie (?:comme|en tant que?"
          rf"|en (?=\w+ant )) ?(?:une? )?{OBJECT}", "identity",
          attribute="job"),
    frame("occupe ai a", r"(?:occupe|ai décroché|a décroché|ai)(?: actuellement)? (?:un|le) poste "
          rf"d(?:e |'){OBJECT}", "identity", attribute="job"),
    frame("ai a viens", rf"(?:(?:{HAVE}) été|viens d'être|vient d'être) (?:promue?|nommée?"
          r"|titularisée?"
          rf")(?: (?:au poste de|en tant que|comme))? (?P<object>(?!en\b|chez\b)\S.*)", "identity",
          attribute="job", replaces=True),
    frame("ai a avons", rf"{HAVE} (?:mon|ma|notre|sa|son) propre (?P<object>\S[^,;]*)", "identity",
          attribute="job"),
    frame("suis est", rf"{BE}{OFTEN} (?:une? |le |la )?(?P<object>(?:gérante?|patronne?"
          r"|fondat(?:eur"
          r"|rice)|cofondat(?:eur|rice)|propriétaire(?! d'une? (?:chien|chat|cheval|lapin"
          r"|perroquet|golden|voiture|\w+ retriever))|associée?|bénévole|élue?|maire) "
          r"(?:d'|de|du|des|à|au|aux|dans) ?[^,;]*)", "identity", attribute="job"),
    frame("suis est sommes", rf"{BE}{OFTEN} (?:salariée?s?|employée?s?|embauchée?s?|cadre|titulaire"
          r"|intérimaire|en (?:cdi|cdd|poste|alternance|stage|apprentissage|intérim|mission)"
          r"|détachée?|consultante?)(?: (?:comme|en tant que) [^,;]{3,30}?)? (?:chez|à la|à l'|à|au"
          r"|aux|pour|dans|par) ?(?P<object>(?!mi-temps|temps|distance|domicile|plein|mon\b|ma\b"
          r"|durée)\S[^,;]*)", "identity", attribute="employer"),
    frame("viens vient ai a commence", rf"(?:viens|vient|{HAVE}{OFTEN}) ?(?:de |d'|juste "
          r")*(?:commencé"
          r"|commencer|débuté|débuter|signé|signer|rejoint|rejoindre|rentrer|rentré|entrer|entré"
          r"|être (?:recrutée?|prise?|embauchée?)|été (?:recrutée?|prise?|embauchée?)|trouvé du "
          r"(?:boulot|travail|taf)|trouvé un (?:boulot|travail|taf|job|poste))"
          r"(?: (?:un (?:nouveau )?(?:boulot|job|poste)|en cdi))? (?:chez|par|pour) "
          rf"{OBJECT}", "identity", attribute="employer", replaces=True),
    frame("suis est", rf"{BE}{OFTEN} (?:passée? )?chez (?P<object>{PROPER})(?: depuis "
          r"\S.*)?[.!\s]*$",
          "identity", attribute="employer", if_changed=True),
    frame("suis est bosse travaille", r"(?:suis|est|bosse|travaille) (?:dans|en) (?P<object>(?:le "
          r"|la |l'|les )?(?:compta\w*|rh|ressources humaines|finance|santé|bâtiment|btp"
          r"|restauration|hôtellerie|enseignement|éducation|marketing|com\w*|immobilier|immo|banque"
          r"|assurance|logistique|transports?|agriculture|mode|culture|recherche|vente|social"
          r"|informatique|cyber\w*|data|dev|web|tech|événementiel|luxe|tourisme|grande distribution"
          r"|aéro\w*|énergie|nucléaire|médico-social|petite enfance|audiovisuel|édition|presse"
          r"|jeu vidéo|humanitaire|public|pénitentiaire|armée|police|gendarmerie|douanes?))\b.*",
          "identity", attribute="industry"),
)  # fmt: skip
