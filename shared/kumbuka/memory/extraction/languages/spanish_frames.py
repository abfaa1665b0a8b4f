"""Spanish for what somebody likes, decided, gave up and changed."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.iberian import (
    ENDS,
    ENDS_ATTRIBUTE,
    EPISODIC,
    NAME,
    NO,
    OBJECT,
    UPPER,
    Saying,
    saying,
)

NOW = r"(?: (?:ahora|ya|actualmente|también|siempre|hoy en día|mismo|todavía|aún))*"
MUCH = (
    r"(?: (?:mucho|muchísimo|bastante|tanto|un montón|demasiado|nada|para nada|también|más|menos"
    r"|especialmente|sobre todo|realmente|de verdad|cada vez más))*"
)
_PLEASE = (
    r"(?:gusta|gustan|late|laten|encanta|encantan|fascina|fascinan|chifla|chiflan|mola|molan|flipa"
    r"|flipan"
)
_PLEASE += r"|apasiona|apasionan|agrada|agradan|entusiasma|entusiasman|vuelve loco|vuelven loco)"
_FAN = (
    r"(?:fan|fanátic[oa]|aficionad[oa]|amante|adict[oa]|entusiasta|devot[oa]|forof[oa]|hincha"
    r"|seguidora?)"
)
_OVER = (
    r"(?: (?:antes que|en vez de|en lugar de|por encima de|sobre|más que"
    r"|(?<!junto )(?<!frente )(?<!gracias )a(?! las? \d)(?! la hora)(?! la (?:plancha|brasa))"
    r"(?! domicilio)(?= (?:el|la|los|las|un|una)\b| [A-Z])|al(?! (?:aire|horno|vapor|final|lado)))"
    r" (?P<compared>\S.*)|$)"
)
_OVER_DOING = (
    r"(?: (?:antes que|en vez de|en lugar de|que(?= (?:de|en|por|con|a)\b)|a(?= \w+[aeií]r\b))"
    r" (?P<compared>\S.*)|$)"
)
_INSTEAD = r"(?:en vez de|en lugar de|en sustitución de)"
HAVE_DONE = r"(?: (?:recientemente|por fin|finalmente|al final|ya))*"

_ENDINGS = (
    saying("dejé|dejamos|abandoné|abandonamos|he dejado|hemos dejado", "dejó|dejaron",
           r" (?:el |la |los |las )?(?P<old>[^,;]{1,40}?),? (?:y|para) (?:me|nos|se) (?:fui|fuimos"
           r"|pasé|pasamos|cambié"
           r"|cambiamos|mudamos|mudé|fue|fueron) al? (?P<object>\S.*)", "tool", replaces=True),
    saying("ya no me", "ya no le|ya no les", rf" {_PLEASE}{MUCH} {OBJECT}", "preference", **NO),
    saying("no me", "no le|no les", rf" {_PLEASE} más {OBJECT}", "preference", **NO),
    saying("ya no soporto|ya no aguanto|ya no disfruto", "", rf"(?: de| del)? {OBJECT}",
           "preference", **NO),
    saying("ya no vivo|ya no vivimos|ya no resido", "ya no vive|ya no viven", rf" en {OBJECT}",
           "identity", attribute="home", **ENDS_ATTRIBUTE),
    saying("ya no trabajo|ya no trabajamos", "ya no trabaja|ya no trabajan",
           rf" (?:en|para|con) {OBJECT}", "identity", attribute="employer", **ENDS_ATTRIBUTE),
    saying("ya no trabajo", "ya no trabaja", r" (?P<object>ahí|allí|allá)\b.*", "identity",
           attribute="employer", fixed="employer", **ENDS_ATTRIBUTE),
    saying("ya no trabajo", "ya no trabaja", rf" (?:de|como) {OBJECT}", "identity",
           attribute="job", **ENDS_ATTRIBUTE),
    saying("ya no soy|he dejado de ser|dejé de ser", "ya no es|dejó de ser",
           r" (?P<object>vegan[oa]|vegetarian[oa]|pescetarian[oa])", "identity", attribute="diet",
           fixed="diet", **ENDS_ATTRIBUTE),
    saying("ya no soy", "ya no es", r" (?:alérgic[oa]|intolerante) al? (?:la |los |las )?"
           r"(?P<object>\S.*)", "identity", attribute="allergy/", **ENDS_ATTRIBUTE),
    saying("ya no soy|ya no estoy", "ya no es|ya no está",
           rf"(?: (?:un|una|{_FAN} (?:de|del)))? (?P<object>(?!segur[oa]|capaz|cansad)\S.*)", "end",
           **ENDS),
    saying("ya no", "ya no", r" (?:me |le )?(?:uso|utilizo|usamos|utilizamos|tengo|tenemos|bebo"
           r"|tomo|como|fumo|juego(?: al| a la| a)?|toco|conduzco|manejo|estudio|voy al?|hago|leo"
           r"|veo|llevo|practico|escribo en|programo en|compro(?: en)?|corro|usa|utiliza|usan|tiene"
           r"|bebe|toma|come|fuma|juega(?: al| a la| a)?|toca|estudia|va al?|aprendo|hablo|pago"
           rf"|contratamos|trabajamos con|trabajo con) {OBJECT}", "end", **ENDS),
    saying("dejé de|dejamos de|he dejado de|hemos dejado de|he parado de|paré de", "dejó de",
           r" (?P<object>(?:fumar|beber|correr|nadar|vapear|meditar|comer carne|escalar))\b",
           "end", **ENDS),
    saying("dejé de|dejamos de|he dejado de|hemos dejado de|he parado de|paré de", "dejó de",
           r" (?:usar|utilizar|comer|beber|tomar|jugar(?: al| a la| a)?|tocar|ver|ir al?|leer|hacer"
           rf"|practicar|estudiar|comprar(?: en)?|trabajar con|ser) {OBJECT}", "end", **ENDS),
    saying("dejé|dejamos|he dejado|hemos dejado|abandoné|abandonamos|he abandonado|cancelé"
           "|cancelamos|he cancelado|me di de baja de|vendí|vendimos|he vendido|hemos vendido"
           "|regalé|devolví|me deshice de|me he deshecho de|nos deshicimos de", "vendió|dejó",
           r" (?![^,;]{1,30}? en (?:el|los|las|casa|mi|un|una|la (?:mesa|oficina|nevera|puerta"
           r"|cocina|entrada|mochila|carpeta|cama))\b)(?![^,;]*\w{3,}ndo\b)(?!\w{2,4} (?:código"
           r"|archivo|fichero|enlace"
           r"|link|mensaje|comentario|nota)\b)"
           r"(?:mi |mis |el |la |los |las |nuestr[oa]s? )?(?P<object>(?!trabajo\b|que\b|de\b|en\b"
           r"|a"
           r"\b|un\b|una\b|todo\b|esto\b|claro|mensaje|comentario|nota|código|archivo|fichero"
           r"|enlace|link|(?:el |la |los |las |mi |mis )?(?:reunión|cita\b|reserva\b|pedido|vuelo"
           r"|cena\b)|dos entradas"
           r"|entradas?\b)\S.*?)"
           r"(?: (?:para|por|a) \S.*)?$",
           "end", **ENDS),
    saying("dejé|he dejado|renuncié|he renunciado|me despidieron|perdí|me han despedido", "dejó",
           r"(?: (?:al?|mi|el|de|del))* (?P<object>trabajo|empleo|puesto)(?: en \S.*)?[.!]*$",
           "identity", attribute="employer", fixed="employer", **ENDS_ATTRIBUTE),
)  # fmt: skip

_SWAP = (
    r" (?:mi |mis |nuestr[oa]s? |el |la |los |las )?(?P<old>[^,;]{1,60}?) (?:por|con)"
    r" (?:un |una |el |la |los |las )?(?P<object>\S.*)"
)
_PLAIN_SWAP = (
    r" (?!(?:el|la|los|las|un|una|mi|mis|de) )(?P<old>[^,;]{3,60}?) (?:por|con) (?:un |una |el |la"
    r" )?"
    r"(?P<object>\w{3}.*)"
)
_CHANGES = (
    saying("cambié|cambiamos|he cambiado|hemos cambiado|sustituí|sustituimos|he sustituido"
           "|hemos sustituido|reemplacé|reemplazamos|he reemplazado|hemos reemplazado|troqué",
           "cambió|cambiaron|ha cambiado|han cambiado|sustituyó", rf"{HAVE_DONE}{_SWAP}", "tool",
           topics=ANY_TOPIC, replaces=True),
    saying("cambié|cambiamos|he cambiado|hemos cambiado|sustituí|sustituimos|he sustituido"
           "|hemos sustituido|reemplacé|reemplazamos|he reemplazado|hemos reemplazado|troqué",
           "cambió|cambiaron|ha cambiado|han cambiado|sustituyó", rf"{HAVE_DONE}{_PLAIN_SWAP}",
               "tool",
           replaces=True),
    saying("cambié|cambiamos|he cambiado|hemos cambiado|pasé|pasamos|me pasé|nos pasamos|he pasado"
           "|hemos pasado|me he pasado|nos hemos pasado|migré|migramos|he migrado|hemos migrado"
           "|me cambié|nos cambiamos|me he cambiado|nos hemos cambiado|salté",
           "cambió|pasó|se pasó|ha cambiado|se ha pasado|migró|migraron|se pasaron",
           rf"{HAVE_DONE}(?: (?:todo|(?:el|la|los|las|mi|nuestr[oa]s?) (?!color|tamaño|valor|ancho"
           r"|texto|nombre)(?:bases? de datos|\w+)))? (?:de|del|desde)"
           rf" (?!\d|(?:nivel|página|puesto|fase|etapa|capítulo|curso"
           rf"|grado)\b)(?P<old>[^,;]{{1,60}}?)"
           rf" (?:al?|hacia) {OBJECT}", "tool", replaces=True),
    saying("me pasé|nos pasamos|me he pasado|nos hemos pasado|me cambié|nos cambiamos|me he"
           " cambiado"
           "|nos hemos cambiado|migré|migramos|he migrado|hemos migrado|volví|he vuelto|hemos"
           " vuelto"
           "|volvimos", "se pasó|se cambió|se ha pasado|migró|volvió",
           rf"{HAVE_DONE} (?:al?|a usar|a utilizar) (?P<object>(?!casa|de\b|intent|la (?:carga|"
           r"página))\S.*)", "tool", topics=ANY_TOPIC, replaces=True),
    saying("uso|utilizo|usamos|utilizamos|prefiero usar|empleo|estoy usando|estamos usando",
           "usa|utiliza|usan|utilizan",
           rf"{NOW} (?P<object>\S.*?)(?:,? (?:{_INSTEAD}|y no)|, no) (?:usar )?"
           r"(?P<old>(?!(?:me|te|se|lo|la|es|está|funciona|termina|sirve|carga|va|hay|sé|puedo"
           r"|tengo|quiero|arranca"
           r"|devuelve|compila)\b)\S.*)", "tool"),
    saying("prefiero|preferimos|me gusta|me gustan|bebo|tomo|como", "prefiere|le gusta",
           rf" (?P<object>\S.*?)(?:, (?:y )?no| {_INSTEAD}) (?P<old>(?!me\b|tanto|solo|que\b)\S.*)",
           "preference"),
    saying("cambié|he cambiado", "", r" (?:de|mi) nombre(?: de \S+)? a " + NAME, "identity",
           attribute="name"),
)  # fmt: skip

_PREFERENCES = (
    saying("prefiero|quiero", "prefiere", r" que (?:me|le) (?:llam\w+|dig[ae]\w*"
           r" (?=(?-i:[A-ZÁÉÍÓÚÑ]))|digan|digas)(?<!digan)(?<!digas) ?" + NAME,
           "identity", attribute="name"),
    saying("prefiero|preferiría|quiero|me gustaría|necesito", "",
           r" que (?!seas (?:mi|un|una)\b)(?!(?:me )?(?:escrib|hag|d[eé]s|expli|muestr|resum|pong"
           r"|traduz|añad)\w* (?:un"
           r"|una|el|la|est[aeo]|unos|algo|cómo|qué|por|dos|tres|\d|es[aeo])\b)(?:siempre"
           r" )?(?P<negated>no |nunca )?(?:siempre )?(?P<object>(?:me )?(?:siempre"
           r" )?"
           r"(?:respond|contest|habl|escrib|us[ea]s|us[ea] |se[aá]s|des|dé|expli|trates|tutees"
           r"|muestr|incluy|"
           r"llames|añad|resum|evites|pongas|hagas preguntas)\w*\b.*)", "instruction",
           of_user_only=True),
    saying("prefiero|quiero|me gusta|necesito", "", r" que (?P<object>(?:las |tus )?(?:respuestas"
        r"|explicaciones"
           r"|contestaciones) \S.*)", "instruction", of_user_only=True),
    saying("prefiero|quiero", "", r" (?:siempre )?(?P<object>(?:las |tus )?(?:respuestas"
        r"|explicaciones)"
           r"\b.*)", "instruction", of_user_only=True),
    saying("prefiero|preferimos|preferiría|preferiríamos", "prefiere|prefieren",
           r" (?P<negated>no )?(?P<object>\w+[aeií]r(?:me|nos|se|lo|la|los"
           rf"|las)?\b.*?){_OVER_DOING}",
           "preference"),
    saying("prefiero|preferimos|preferiría", "prefiere|prefieren",
           rf"{MUCH} (?P<object>\S.*?){_OVER}", "preference"),
    saying("me gusta|me gustan|nos gusta|nos gustan", "le gusta|le gustan",
           r" más (?P<object>\S.*?) que (?P<compared>\S.*)", "preference"),
    saying("siempre me|siempre nos", "siempre le", rf" (?:ha|han) (?:gustado|encantado|fascinado)"
           rf"{MUCH} {OBJECT}", "preference"),
    saying("adoro|adoramos|amo|disfruto|disfrutamos", "adora|adoran|ama|disfruta",
           rf"{MUCH}(?: de| del| con)? {OBJECT}", "preference"),
    saying("odio|odiamos|detesto|detestamos|aborrezco", "odia|odian|detesta|aborrece",
           rf"{MUCH} {OBJECT}", "preference", **NO),
    saying("no como|no bebo|no tomo|no comemos|no bebemos|no pruebo", "no come|no bebe|no toma",
           rf" (?:nunca |nada (?:de|con|que (?:lleve|tenga)) )?{OBJECT}", "preference", **NO),
    saying("no soy|no somos", "no es",
           rf" (?:muy |un |una |gran )*(?:{_FAN}|partidari[oa]|de(?! {UPPER})) (?:de |del |al? )?"
           rf"{OBJECT}",
           "preference", **NO),
    saying("soy|somos", "es", rf"{NOW} (?:más )?(?:muy )?de (?P<object>(?!la opinión|los que|las"
        r" que"
           r"|fiar|letras|ciencias)(?:té|café|mate|gatos|perros|dulce|salado|playa|montaña|cerveza"
           r"|vino"
           r"|invierno|verano)\b.*?)(?: que (?:de |del )?(?P<compared>\S.*)|$)", "preference"),
    saying("estoy", "está", rf"{NOW} (?:enganchad[oa]|enamorad[oa]|obsesionad[oa]) (?:al?|con|de"
        r"|del)"
           rf" {OBJECT}", "preference"),
    saying("tomo|bebo|me tomo", "toma|bebe", r" (?:siempre )?(?:el |mi )?(?P<object>"
        r"(?P<attribute>café|té|mate|whisky)"
           r" (?!de esta|ahora|a las|por la|todos|cada|antes|después|en\b)\S.*)", "preference"),
)  # fmt: skip

_USING = (
    r"(?:(?:usar|utilizar|adoptar|ir con|quedar(?:nos|me) con|apostar por|pasar(?:nos|me) al?"
    r"|emplear) )?"
)
_DECISIONS = (
    saying("decidí|decidimos|he decidido|hemos decidido|acordamos|hemos acordado|resolvimos",
           "decidió|ha decidido|decidieron|han decidido|acordó",
           rf"{HAVE_DONE} (?P<negated>no (?=\w+[aeií]r\b)|en contra de )?"
           rf"(?:(?:por|que (?:vamos a|íbamos a)) )?{_USING}"
           r"(?P<object>(?!en contra)\S.*)", "decision", **EPISODIC),
    saying("descarté|descartamos|he descartado|hemos descartado", "descartó|descartaron",
        rf" (?:lo de |la idea de |la opción de |el plan de )?{_USING}{OBJECT}",
           "decision", polarity="-", **EPISODIC),
    saying("opté|optamos|he optado|hemos optado|nos decantamos|nos hemos decantado|me decanté",
        "optó|ha optado|optaron",
        rf" por {_USING}{OBJECT}",
           "decision", **EPISODIC),
    saying("elegí|elegimos|escogí|escogimos|he elegido|hemos elegido|hemos escogido|seleccionamos",
           "eligió|ha elegido|escogió", rf"{HAVE_DONE} {OBJECT}", "decision", **EPISODIC),
    saying("usaremos|usaré|utilizaremos|utilizaré|adoptaremos|adoptaré|emplearemos|iremos con"
           "|apostaremos por|migraremos a", "usará|utilizará|usarán", rf" {OBJECT}", "decision",
           **EPISODIC),
)  # fmt: skip

STATED: tuple[Saying, ...] = _ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS
