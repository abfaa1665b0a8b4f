"""French in fixed phrases: where somebody ended up, what is not for them, whose dog it is."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.french_frames import (
    BE,
    EPISODIC,
    HAVE,
    JUST,
    OFTEN,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_DONE = r"[\s.!]*$"
_DWELLING = r"(?:appart(?:ement)?|maison|studio|chambre|deux-pièces|duplex|loft|chalet)"
_SURE = r"(?: (?:définitivement|donc|finalement|plutôt|bien|du coup|officiellement|clairement))"
_KEPT = (
    r"(?:rendez-vous|rdv|notes|photos|mots de passe|fichiers|factures|tickets|recettes|contacts"
    r"|tâches|documents|mails|projets|listes|devis|playlists?|sauvegardes)"
)
_THE = r"(?:(?:les|la|le) |l')?"
_TOPIC = r"(?P<object>(?!ça|cela|ce\b|ton|ta\b|cette)[^,;:!?.]{2,40}?)"

IDIOM_FRAMES: tuple[Frame, ...] = (
    frame("part pars partons reste restons", rf"(?:pars|part|partons|reste|restons){_SURE}+ (?:sur"
          r"|avec|chez) (?P<object>(?!mes|mon|ma\b|des)\S[^,;]*)", "decision", **EPISODIC),
    frame("suis est bosse travaille", r"(?:(?:bosse|travaille) (?:à la caisse|au rayon [\w-]+|en "
          r"rayons?)|(?:suis|est|bosse|travaille) (?:à la (?:compta|plonge|sécurité)|au (?:drive"
          r"|service \w+)|en (?:cuisine|salle)|à l'accueil)) (?:chez|à|au) (?P<object>\S[^,;]*)",
          "identity", attribute="employer"),
    frame("ai avons a viens", rf"{HAVE}{OFTEN} (?:une? )(?:petit |nouveau )?(?:poste|job|boulot|taf"
          r"|cdi|cdd|contrat|stage|alternance) (?:chez|à la|au|dans) (?P<object>(?!temps"
          r"|mi-temps)\S"
          r"[^,;]*)", "identity", attribute="employer"),
    frame("ai avons a", rf"{HAVE}{JUST} (?:loué|trouvé|pris|acheté) (?:une? )(?:petite? |grande? )?"
          rf"{_DWELLING} (?:à|en|au|près de) (?P<object>(?!louer|vendre|deux"
          rf"|trois)\S[^,;]*?){_DONE}",
          "identity", attribute="home", replaces=True),
    frame("ai avons a suis", rf"(?:{HAVE}{JUST} atterri|(?:suis|est) (?:restée?|posée?)) (?:à|en"
          rf"|au) "
          rf"(?P<object>(?!.*\b(?:ce|cet|hier|demain)\b|la maison|table|jeun|terre|forme|ligne"
          rf"|pied)\S[^,;]*?){_DONE}", "identity",
          attribute="home", replaces=True, needs=("atterri", "posé")),
    frame("conduis conduit", r"(?:conduis|conduit) (?P<object>(?:une? |des |le |les )?(?:bus"
          r"|camions?"
          r"|poids lourds?|trains?|métro|trams?(?:way)?|taxi|cars? scolaires?|semi-remorques?)\b"
          r"[^,;]*)", "identity", attribute="job"),
    frame("repasse passe prépare", r"(?:repasse|passe|prépare) (?:mon|le) (?P<object>(?:bac(?! "
          r"à)|brevet"
          r"|cap|bts|daeu|concours)\b[^,;]*)", "identity", attribute="studies"),
    frame("me", r"me lasse (?:jamais|pas) (?:de la |de l'|du |des |de |d')(?P<object>\S[^,;]*)",
          "preference"),
    frame("ai a avons", rf"{HAVE}{OFTEN} (?:beaucoup de |énormément de |un peu de |vraiment du "
          r"|toujours du )mal avec (?P<object>(?!toi|ça|cette|ce\b)\S[^,;]*)", "preference",
          **_MINUS),
    frame("gagne", r"gagne (?:ma|mon) (?:croûte|pain) (?:comme|en tant que?|en étant) (?:une? )?"
          r"(?P<object>\S[^,;]*)", "identity", attribute="job"),
    frame("sommes est suis", rf"{BE}{JUST} restée?s? (?:chez|avec|fidèles? à) (?P<object>(?!toi|lui"
          r"|elle|moi|nous|eux|mes|mon|ma\b)\S[^,;]*)", "decision", **EPISODIC),
    frame("suis", rf"{BE} (?P<object>(?:bélier|taureau|gémeaux?|scorpion|sagittaire|capricorne"
          r"|verseau|poissons)(?: ascendant [\w-]+)?|(?:lion|vierge|balance|cancer) ascendant "
          r"[\w-]+)"
          rf"{_DONE}", "identity", attribute="star_sign"),
)  # fmt: skip

IDIOM_CLAUSES: tuple[Frame, ...] = (
    frame("", rf"{_THE}{_TOPIC},? c'est (?:toute )?(?:ma vie|mon oxygène|ma raison de vivre|sacré"
          rf"){_DONE}", "preference", needs=("c'est", "c’est", "c est")),
    frame("", rf"{_THE}{_TOPIC},? (?:c'est (?:non|mort|niet|hors de question)|ça me parle pas"
          rf"|ça le "
          rf"fait pas|c'est sans moi)(?: pour moi)?{_DONE}", "preference", needs=("pour moi",
          "parle pas", "fait pas", "sans moi"), **_MINUS),
    frame("tous toutes mes mon", rf"(?:tous |toutes )?(?:mes|nos) (?P<thing>{_KEPT}) (?:sont|vont"
          rf"|finissent|restent)(?: (?:tous|toutes|toujours))* (?:dans|sur|chez) "
          rf"(?P<object>{PROPER})"
          rf"{_DONE}", "tool"),
    frame("tu on laisse", r"(?:tu peux |on peut )?(?P<object>(?:laisser?|arrêter?) (?:tomber )?le "
          rf"(?:vouvoiement|vous|tutoiement)){_DONE}", "instruction", attribute="address_form"),
    frame("tout", r"tout ce que (?:j'ai|je t'ai) (?:dit|raconté|écrit)(?: \w+)? (?:sur|à propos "
          r"de) "
          r"(?P<object>[^,;]{2,40}?),? tu peux (?:l'|le )?(?:oublier|effacer|supprimer)\b.*", "end",
          effect="end"),
    frame("le la", r"(?:le|la) (?P<attribute>film|livre|disque|chanson|série|album|roman|jeu) "
          r"de ma "
          r"vie,? (?:c'est|est|reste) (?P<object>\S.*)", "favourite"),
    frame("c'est", r"c'est (?:à|en|au|dans) (?P<object>[^,;]{2,30}?) que (?:j'habite|je vis|je "
          r"loge)"
          r"\b.*", "identity", attribute="home"),
    frame("dans chez", r"(?:dans (?:notre|ma|mon|la) (?:boîte|entreprise|équipe|service|cabinet"
          r"|école"
          r"|asso)|chez nous),? tout (?:passe|se fait|tourne) (?:par|sur|avec|via) (?P<object>"
          rf"[\w.+-]+(?: [\w.+-]+)?){_DONE}", "tool"),
    frame("coucou bonjour salut hello bonsoir hey", r"(?:coucou|bonjour|salut|hello|bonsoir"
          r"|hey)[\s,]+"
          r"(?:moi )?c'est (?P<object>(?-i:[A-ZÀ-Þ])[\w-]+) (?:de|d') ?(?-i:[A-ZÀ-Þ])[\w-]+"
          rf"{_DONE}", "identity", attribute="name"),
)  # fmt: skip
