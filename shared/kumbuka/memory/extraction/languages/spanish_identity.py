"""Spanish for who somebody is, what they do again and again, and what they have and use."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.iberian import (
    CLUBS,
    EMPLOYERS,
    NAME,
    NO,
    OBJECT,
    PROPER,
    Saying,
    doing,
    saying,
)
from kumbuka.memory.extraction.languages.spanish_frames import HAVE_DONE, NOW, STATED
from kumbuka.memory.extraction.languages.spanish_words import (
    DEMONYMS,
    RELATION_NAMES,
    TONGUES,
)

PLACE = (
    r"(?P<object>(?!el mundo|la era|un mundo|una sociedad|mi mundo|las nubes|(?:un |una |pleno "
    r"|plena |constante )?(?:estado|estrés|sinvivir|vilo|tensión|caos|infierno|sueño|pesadilla"
    r"|burbuja|guerra|crisis|pecado|nube))\S.*?)"
)
PLACE += r"(?= con (?:mi|mis|nuestr[oa]s?)\b|$)"
_VERB = r"(?:(?:me|nos|lo|la|le|les|se) )?"
_FIRST_PERSON = (
    r"(?:(?:yo|(?:me|nos|lo|la|los|las|le|les)(?: l[oa]s?)?) )?(?:\w+(?:o|oy|amos|emos|imos)\b"
    r"|(?:he|hemos) \w)"
)
_NOT_A_HABIT = (
    r"(?!termina\b|funciona|carga\b|arranca|acaba\b|llega\b|aparece|devuelve|he\b|ha\b|han\b|hay\b"
    r"|que\b|fue|es\b|está|había|hubo|quise|quiero|puedo|supe|creo\b|creí"
    r"|pensé|dije|dicen|tengo que|me (?:ha|sale|da|dice|pasa)\b|sale\b|falla|estoy|estaba|eres|"
    r"serás|tendrás|te\b|lo mismo|y cuando|en\b|a\b|de\b|el\b|la\b|los\b|las\b|sí\b|no\b|va a|"
    r"recibo|(?:(?:me|te|lo|la|nos|le) )?(?!antes|despu[eé]s|tres|veces|menos|jueves|viernes"
    r"|lunes|meses)\w{2,}[ae]s\b|me (?:equivoco|confundo)|veo (?:que|un|el error)|obtengo|sé\b"
    r"|entiendo|entendí|olvido(?!\w))"
)
_HABITS = (
    saying("siempre|casi siempre|normalmente|habitualmente|generalmente|usualmente|a menudo"
           "|por lo general|de costumbre|típicamente|por costumbre",
           "", rf",? (?P<negated>no )?(?P<object>{_NOT_A_HABIT}{_FIRST_PERSON}.*)", "pattern"),
    saying("", "siempre|casi siempre|normalmente|a menudo|generalmente",
           rf",? (?P<negated>no )?(?P<object>{_NOT_A_HABIT}{_VERB}\S.*)", "pattern"),
    saying("", "nunca|jamás|casi nunca|rara vez",
           rf" (?P<object>{_NOT_A_HABIT}{_VERB}\S.*)", "pattern", **NO),
    saying("no suelo|no solemos|no acostumbro", "no suele", rf" (?:a )?{OBJECT}", "pattern", **NO),
    saying("suelo|solemos|acostumbro|acostumbramos|tengo la costumbre de|tengo por costumbre"
           "|tiendo a", "suele|suelen|acostumbra",
           rf" (?:a )?{OBJECT}", "pattern"),
    saying("me", "se", r" (?P<object>(?:levanto|despierto|levanta|despierta) (?:\w+ )?(?:a|sobre"
        r"|antes"
           r"|temprano|pronto|tarde|hacia)\b.*)", "pattern", attribute="wake_up"),
    saying("me", "se", r" (?P<object>(?:acuesto|voy a (?:la cama|dormir)|duermo|acuesta) (?:\w+"
        r" )?(?:a"
           r"|sobre|antes|temprano|pronto|tarde)\b.*)", "pattern", attribute="bedtime"),
    doing("voy|vengo|vamos",
          "va|viene", r" (?:siempre |casi siempre )?(?:en (?!\w+ minutos|un rato|media"
          r" hora)[\w ]{2,20}|a pie|andando|caminando) (?:al? (?:trabajo|curro|trabajar|la"
          r" (?:oficina|uni\w*"
          r"|facultad|escuela)|clase|cole\w*)|todos lados|todas partes|a todas partes)\b.*",
          attribute="commute"),
    saying("voy|vengo|viajo", "va", r" (?P<object>(?:al trabajo|a la oficina|a trabajar|a la"
        r" universidad"
           r"|a la uni|a clase)(?! en (?:\w+ )?(?:minutos|rato|hora|\d)) (?:en|a|andando"
           r"|caminando|pedaleando)\b.*)", "pattern",
           attribute="commute"),
    saying("trabajo|trabajamos|teletrabajo", "trabaja|trabajan",
           r"(?: (?P<object>desde casa|en remoto|de forma remota|remotamente|a distancia|de noche"
           r"|por turnos|a tiempo parcial|media jornada|a media jornada|a tiempo completo"
           r"|como freelance|por cuenta propia)\b(?! (?:en|para) (?!casa)\w)"
           r"(?!.*\b(?:lunes|martes|miércoles|jueves|viernes|días? (?:a|por))\b).*)",
           "identity", attribute="work_mode"),
    doing("fumo|fumamos", "fuma", r"(?: .*)?", attribute="smoke"),
    doing("juego|jugamos", "juega|juegan", r" (?:al?|a la) (?!(?:un|este|ese) )\S.*"),
    doing("toco|tocamos", "toca|tocan", r" (?:el|la|en|con) (?!botón|tecla|pantalla|puerta|tema"
        r"|punto|icono|enlace)\S.*"),
    doing("practico|practicamos|colecciono|coleccionamos|cultivo|entreno|entrenamos|medito|corro"
          "|nado|escalo|patino|bailo|canto|remo|doy clases|ayuno|pinto|tejo|bordo|cocino|horneo"
          "|hago (?:yoga|pilates|deporte|ejercicio|senderismo|crossfit|escalada)",
          "practica|colecciona|entrena|corre|nada|escala|baila|canta",
          r"(?! (?:el|este|esto|ese|los) (?:script|comando|código|test|programa|servidor)\b)"
          r"(?! con (?:un|el) )(?: .*)?"),
)  # fmt: skip

_DEGREE = r"(?:(?:un|una|muy|bastante|algo|totalmente|completamente|gravemente|sever[oa]mente) )*"
_IDENTITY = (
    saying("me llamo|me llaman|me dicen|todos me llaman|todos me dicen", "se llama",
           r"(?: ahora)? (?!(?:la atención|para|por|de|del|a|cuando|que|mucho|poderos)\b)" + NAME,
           "identity", attribute="name"),
    saying("vivo|vivimos|resido|residimos|estoy viviendo|estamos viviendo|radico", "vive|viven"
        "|reside",
           rf"{NOW}(?: desde hace (?:\w+ ){{1,3}}?(?:años?|meses|tiempo))?"
           rf" (?:en|cerca de|a las afueras de) (?!pareja\b|familia\b|comuni\w+){PLACE}",
           "identity", attribute="home"),
    saying("llevo|llevamos", "lleva|llevan", r" (?:\w+ ){1,3}viviendo en (?P<object>\S.*)",
        "identity",
           attribute="home"),
    saying("me mudé|nos mudamos|me he mudado|nos hemos mudado|me trasladé|nos trasladamos"
           "|me he trasladado|me fui a vivir|nos fuimos a vivir|me voy a vivir|me acabo de mudar"
           "|acabo de mudarme|acabamos de mudarnos|nos acabamos de mudar|me cambié de casa",
           "se mudó|acaba de mudarse|se mudaron|se ha mudado|se trasladó|se fue a vivir",
           rf"{HAVE_DONE}(?: (?:de|desde) [^,;]{{1,60}}?)? a (?P<object>(?!(?:una?(?! (?:(?:pueblo"
           rf"|pueblit"
           r"o|ciudad|aldea|barrio|isla|villa|finca) \w|(?:piso|casa|departamento|depa"
           r"|apartamento) en\b))"
           r"|otr[oa]|la"
           r" siguiente"
           r"|este|vivir)\b)\S.*)", "identity", attribute="home"),
    saying("soy|somos|vengo|provengo", "es|son|viene",
           rf"{NOW}(?: originari[oa]| oriund[oa]| natural)? (?:de|del(?! {CLUBS}\b))"
           rf" (?P<object>(?:un pueblo|una"
           r" ciudad"
           rf"|{PROPER}).*)", "identity", attribute="origin"),
    saying("nací", "nació", r" (?:el|en) (?P<object>(?:\d|enero|febrero|marzo|abril|mayo|junio"
        r"|julio"
           r"|agosto|se[p]?tiembre|octubre|noviembre|diciembre).*)", "identity", attribute=
               "birthday"),
    saying("nací|crecí|me crié|me he criado|nací y crecí", "nació|creció",
           r" en (?P<object>(?!el (?:año )?\d|\d)\S.*)",
        "identity",
           attribute="origin"),
    saying("cumplo años|mi cumpleaños es", "cumple años", r" (?:el )?(?:día )?(?P<object>\S.*)",
           "identity", attribute="birthday"),
    saying("trabajo|trabajamos|chambeo|laburo|curro", "trabaja|trabajan",
           rf"{NOW} (?:de|como) (?:un |una )?(?P<object>(?!noche|lunes|día|forma|manera|pie|verdad"
           r"|casa|\d)"
           r"\S.*?)(?= (?:en|para) |[!,;]|\.?$)", "identity", attribute="job"),
    saying("trabajo|trabajamos|chambeo|laburo|curro", "trabaja|trabajan",
           rf"{NOW} (?:en|para) (?!{EMPLOYERS}\b)(?P<object>(?:el sector|la industria) .*"
           rf"|(?!(?:casa|un|una|el|la"
           rf"|los"
           r"|las|mi|este|esto"
           rf"|ello|remoto|equipo)\b|\d)(?-i:[a-zñáéíóú]).*)", "identity", attribute="industry",
           needs=(" en ", " para ")),
    saying("soy|somos", "es|son", rf"{NOW} (?P<object>(?:{DEMONYMS})s?)(?=$|[!,;.]| y\b| de\b|"
        r" pero)",
           "identity", attribute="nationality"),
    saying("soy|somos", "es|son", rf"{NOW} {_DEGREE}(?:alérgic[oa]s?|intolerantes?) al?"
           r" (?:el |la |los |las )?(?P<object>\S.*)", "identity", attribute="allergy/"),
    saying("soy|somos|me he hecho|me hice|me he vuelto|me volví|llevo una dieta|sigo una dieta"
           "|sigo una"
           " alimentación", "es|son|se hizo|se ha hecho|sigue una dieta",
           rf"{NOW} (?:estrictamente |casi )?(?P<object>vegan[oa]s?|vegetarian[oa]s?"
           r"|pescetarian[oa]s?"
           r"|flexitarian[oa]s?|omnívor[oa]s?|keto|cetogénica|sin gluten|paleo|mediterránea|baja"
           r" en \w+"
           r"|kosher|halal)\b.*", "identity", attribute="diet"),
    saying("soy", "es", r" (?P<negated>no )?(?P<object>zurd[oa]|diestr[oa]|daltónic[oa]|celíac[oa]"
           r"|diabétic[oa]|asmátic[oa]|disléxic[oa]|autista|sord[oa]|cieg[oa]|ambidiestr[oa]"
           r"|insomne"
           r"|introvertid[oa]|extrovertid[oa]|madrugadora?|noctámbul[oa]|ate[oa]|hipertens[oa]"
           r"|miope"
           r"|perfeccionista|(?:una )?persona (?:de mañanas|nocturna|tímida|ordenada|madrugadora)"
           r"|principiante|minimalista|zurdo|trasnochadora?)\b.*", "identity", attribute="trait/"),
    saying("domino", "domina", rf" (?:el )?(?P<object>(?:{TONGUES})\b.*)", "identity",
           attribute="language/"),
    saying("estoy|estamos|me he|me", "está", rf"{NOW} (?:prometid[oa]|casad[oa]s?|casé|casado) con"
           rf" (?P<object>{PROPER}|una? (?!vestido|traje|anillo)\w+(?: de {PROPER})?)", "identity",
           attribute="spouse"),
    saying("me he|nos hemos|me|nos", "se ha|se", r" (?P<object>divorciado|divorciamos|divorcié"
        r"|separado|separé|casado"
           r"|casé|casamos)(?! con\b).*", "identity", attribute="marital_status"),
    saying("estoy|soy|estamos", "está|es", rf"{NOW} (?P<object>casad[oa]s?|solter[oa]"
        r"|divorciad[oa]s?"
           r"|separad[oa]|viud[oa]|prometid[oa]|en pareja)(?=$|[!,;.]| y\b| desde\b"
           r"| con (?:una?|dos|tres|hij)).*", "identity",
           attribute="marital_status"),
    saying("tengo|tenemos", "tiene|tienen", r" (?:(?:un|una|dos|tres|cuatro|\d+) )(?:\w+ )?"
           rf"(?P<attribute>{RELATION_NAMES}) (?:de [^,;]{{1,20}} )?(?:que se llaman?"
           r"|llamad[oa]s?) "
           + NAME, "identity"),
    saying("tengo|tenemos", "tiene|tienen", r" (?P<object>(?:un|una|dos|tres|cuatro|cinco|seis"
        r"|\d+) "
           r"(?:\w+ )?(?:hij[oa]s?|niñ[oa]s?|mellizos|gemelos)\b.*)", "identity", attribute=
               "children"),
    saying("tengo|tenemos", "tiene|tienen", r" (?P<object>(?:un|una|dos|tres|cuatro|cinco|\d+)"
        r" (?:\w+ )?"
           r"(?:perr[oa]s?|gat[oa]s?|loros?|conejos?|hámsters?|caballos?|pe[zc]e?s?|mascotas?"
           r"|tortugas?"
           r"|gallinas|canarios?)\b.*)", "identity", attribute="pets"),
    saying("tengo|tenemos", "tiene|tienen", r" (?P<object>(?:un|una|dos|tres|cuatro|cinco|\d+)"
        r" (?:\w+ )?"
           r"(?:herman[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?)\b.*)", "identity", attribute=
               "siblings"),
    saying("me da|me dan|le tengo|tengo|le temo", "le da|le dan|tiene",
           r" (?:mucho |muchísimo |bastante )?(?:miedo|pánico|terror|fobia)(?: al?)?"
           r" (?P<object>(?!de que)\S.*)",
           "identity", attribute="fear/"),
    saying("estoy aprendiendo|aprendo|estamos aprendiendo", "está aprendiendo"
        "|aprende",
           rf"{NOW} (?:a )?(?P<object>(?!cómo|que\b|sobre\b|para\b|este|esto)\S.*)", "identity",
           attribute="learning/"),
    saying("estudio|estudiamos|estoy estudiando", "estudia|estudian",
           rf"{NOW} (?P<object>(?:{TONGUES})\b.*)", "identity",
           attribute="learning/"),
    saying("estudio|estudiamos", "estudia|estudian", rf"{NOW} en (?:el |la )?(?P<object>(?!casa"
        r"|línea|grupo)"
           r"\S.*)", "identity", attribute="school"),
    saying("estudio|estudié|he estudiado|curso|estoy estudiando", "estudia|estudió",
           rf"{NOW} (?P<object>(?!(?:el|la|los|las) (?!carrera|grado|licenciatura|ingenier|máster"
           r"|maestría|doctorado|bachiller|secundaria)\w)(?!(?:cómo"
        r"|para|en casa"
           r"|mucho|por las|con|todos)\b)\S.*)", "identity", attribute="studies"),
    saying("tomo|me tomo|uso", "toma", rf" (?:un |una )?{OBJECT}", "identity",
           topics=frozenset({"medication"})),
    saying("tengo|conduzco|manejo|llevo|me compré|me he comprado|compré|compramos|he comprado"
           "|nos compramos|estreno", "tiene|conduce|maneja|se compró|compró",
           rf"{NOW} (?P<object>(?!.*\b(?:rot[oa]|averiad[oa]|estropead[oa]|taller|bloquead[oa]"
           r"|caíd[oa]|llen[oa]|mañana)\b)(?:un |una |mi )?\S.*)", "possession", topics=OWNED),
    saying("conduzco|manejo", "conduce|maneja", r" (?P<object>(?:un|una) \S.*)", "possession"),
    saying("adopté|adoptamos|hemos adoptado|he adoptado", "adoptó",
           rf" (?:a )?{OBJECT}", "identity",
           attribute="pets"),
    saying("programo|programamos|desarrollo|escribo código", "programa",
           rf"{NOW} (?:principalmente |sobre todo |casi siempre )?(?:en|con) {OBJECT}", "tool"),
    saying("trabajo|trabajamos|chambeo|laburo|curro", "trabaja", rf"{NOW} con {OBJECT}",
           "tool", topics=ANY_TOPIC),
    saying("estoy|estamos", "está", rf" (?:ahora )?(?:en|con) {OBJECT}", "tool",
           topics=ANY_TOPIC - {"bank", "supermarket", "team", "home", "phone_provider"},
           if_changed=True),
    saying("uso|utilizo|mis pronombres son", "usa|sus pronombres son", r" (?:los )?(?:pronombres )?"
           r"(?P<object>(?:ella?|elle|él|she|he|they)(?:/\w+)+)", "identity", attribute="pronouns"),
)  # fmt: skip

SAYINGS: tuple[Saying, ...] = STATED + _HABITS + _IDENTITY
