"""Spanish: where statements begin and end, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.iberian import (
    NEVER_ELIDED,
    UPPER,
    compiled,
    of_oneself,
    of_others,
    topic_finder,
    words,
)
from kumbuka.memory.extraction.languages.spanish_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.spanish_identity import SAYINGS
from kumbuka.memory.extraction.languages.spanish_words import (
    ATTRIBUTES,
    HABITS,
    NOUNS,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    TONGUES,
)
from kumbuka.memory.extraction.table import Language, by_head

_MY = r"(?:mi|mis|nuestr[oa]s?)"
_VERBS = (
    r"(?:prefiero|preferimos|soporto|aguanto|tolero|no (?:como|bebo|tomo)|odio|odiamos|detesto"
    r"|adoro|amo|disfruto|uso|usamos|utilizo|utilizamos"
    r"|vivo"
    r"|vivimos|resido|trabajo|trabajamos|estudio|aprendo|hablo|soy|somos|estoy|estamos|tengo"
    r"|tenemos"
    r"|llevo|bebo|tomo|corro|juego|toco|leo|escribo|programo|conduzco|manejo|nací|crecí|cumplí"
    r"|decidí"
    r"|decidimos|elegí|elegimos|opté|optamos|cambié|cambiamos|pasé|pasamos|migré|migramos|dejé"
    r"|dejamos"
    r"|compré|vendí|vendimos|suelo|solemos|evito|he (?:cambiado|dejado|decidido|pasado|elegido"
    r"|migrado|empezado"
    r"|adoptado|vendido)|hemos (?:cambiado|dejado|decidido|pasado|elegido|migrado)|adopté|voy a"
    r" usar"
    r"|vamos a usar|fumo|colecciono|practico|odiaba|padezco|sufro|entreno|empecé)"
)
_CLITIC = (
    r"(?:(?:me|nos) (?:gusta|gustan|encanta|encantan|fascina|chifla|apasiona|llamo|mud[eé]|mudamos"
    r"|he|pasé"
    r"|hemos|da|dan|molesta|molestan|levanto|acuesto|dedico|llaman|dicen|despierto|interesa|cambié"
    r"|mola"
    r"|mude)\b)"
)
_STATES = (
    r"(?:(?:ahora|ya|también|además|hoy|siempre|nunca|hoy en día|actualmente|a mí),? )*(?:yo "
    rf"|nosotros |todos |todo el mundo )?(?:no |ya no )?(?:siempre |nunca )?(?:{_VERBS}\b"
    rf"|{_CLITIC})"
)
_BEGINS = (
    rf"(?:{_STATES}|(?:el|la|los|las) [^,;:.]{{1,30}} (?:me|nos) (?:gusta|encanta)|(?:siempre"
    r"|nunca|suelo) \w+o\b"
    rf"|(?:a )?{_MY} (?:{RELATION_NAMES})\b|{_MY} \w+(?: \w+){{0,3}} (?:favorit|preferid|es|son"
    r"|está|ahora)"
    r"|llámame|llamame|puedes llamarme|podés llamarme|por favor|recuerda\b|no olvides|olvida\b|no"
    r" uses|responde|respóndeme"
    r"|contesta)"
)

SPANISH = Language(
    code="es",
    marker=compiled(r"\w"),
    abbreviations=words(
        "sr sra srta dr dra d dña ud uds vd p.ej ej etc aprox núm nro av avda prof profa"
        " lic ing pág tel ee.uu s.a vs"
    ),
    starters=words(
        "yo me mi mis el la los las no ya pero y también por además vivo trabajo soy"
        " tengo prefiero uso nuestro nuestra"
    ),
    polite=compiled(
        r"¿?\s?(?:por favor,? )?(?:puedes|podrías|puede|podría|podés|te importaría) (?:por favor"
        r" )?(?=(?:recordar|"
        r"anotar|apuntar|tener en cuenta) que\b|.{1,80}\b(?:a partir de ahora|de ahora en adelante"
        r"|en adelante"
        r"|en el futuro)\b)"
    ),
    opener=compiled(
        r"(?:[\s\"(*_¡¿–—-]+|(?:hola(?: a todos| de nuevo)?|buenas(?: tardes| noches)?|buenos días"
        r"|muchas gracias|gracias|ok|okay"
        r"|vale|bueno|pues|claro|bien|perfecto|genial|mira|oye|uf|ah|ay|eh|jaja\w*|la verdad(?: es"
        r" que)?|en realidad"
        r"|de hecho|por cierto|por si acaso|por si (?:te )?(?:sirve|ayuda|interesa)(?: de algo)?"
        r"|para que (?:lo |te |conste )?(?:sepas|tengas en cuenta"
        r"|hagas una idea)|personalmente|sinceramente|francamente|honestamente|en general|en lo"
        r" personal|además|y|pero|así que|entonces|perdón|perdona"
        r"|disculpa|corrección|corrijo|actualización|rectifico|me corrijo|me equivoqué|yo|nosotros"
        r"|nosotras|hoy en día|actualmente|ahora mismo|ahora|hoy|ayer|anoche|anteayer|el otro día"
        r"|últimamente|recientemente|al final|por fin|finalmente|menos mal(?: que)?"
        r"|a (?:mí|nosotros)(?=,? (?:personalmente|también|tampoco|no|sí|me|nos|lo que)\b)"
        r"(?: personalmente)?|en mi caso|(?:aquí |allí )?(?:en casa|en el trabajo|en la (?:oficina"
        r"|empresa|universidad|uni)|en el (?:equipo|curro|despacho))|por mi parte"
        r"|como (?:ya )?(?:te )?(?:dije|comenté|decía|mencioné)(?: antes)?|(?:ya )?te (?:dije"
        r"|comenté|cuento|comento|he dicho)(?: que)?"
        r"|(?:quiero|quería|quise) (?:decir|contarte|comentarte|aclarar)(?: que)?|creo que|diría"
        r" que|supongo que|me parece que|resulta que|debo (?:decir|admitir|reconocer) que|tengo"
        r" que (?:decir|admitir|reconocer) que"
        r"|confieso que|es que|lo cierto es que|sobre mí|un poco sobre mí|contexto|dato|eso sí"
        r"|cambio de planes|he cambiado de (?:opinión|idea)|cambié de (?:opinión|idea)"
        r"|desde (?:hace (?:\w+ )?\w+|ayer|hoy|el \w+(?: pasado)?|la semana pasada|enero|febrero"
        r"|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|que \w+ \w+)"
        r"|este (?:año|mes)|esta semana|la semana pasada|el (?:mes|año) pasado|hace (?:\w+"
        r" )(?:días?|semanas?|mes|meses|años?)(?: que)?|primero|segundo|(?:solo |sólo )?(?:un|una"
        r"|otr[oa]) (?:\w+ )?(?:cosa|dato|detalle|aviso|apunte|nota|aclaración|observación"
        r"|curiosidad)(?: más| curios[oa]| importante| rápid[oa])?|dato|también quiero decir que"
        r"|ps|posdata|pd|solo|simplemente|realmente|la neta)"
        rf"(?:[,:!.;–—-]+\s*|\s+(?=(?:no |ya no )?(?:{_BEGINS}|el\b|la\b|los\b|las\b|recuerda"
        r"|siempre|nunca)))"
        r"|(?:yo|y|pero|es que|pues|además|ahora|hoy en día|actualmente|nosotros|nosotras|entonces"
        r"|creo que|resulta que|ahora mismo|a mí(?= (?:también |tampoco |no |sí )?me\b)|a nosotros"
        r"|en casa|en el trabajo|hoy|realmente"
        r"|personalmente|solo|simplemente|últimamente|recientemente|finalmente|de hecho|en"
        r" realidad|la verdad es que|la verdad|por cierto)\s+"
        r"|por favor,?\s+|(?:sí|no)[,:!.;–—-]+\s*|(?:a partir de (?:ahora|hoy)|de ahora en"
        r" adelante|desde ahora),? "
        rf"(?={_STATES})|a (?={UPPER}\w+ (?:no )?les? \w+))"
    ),
    blocked=compiled(
        r"(?:si|cuando(?! (?:te (?:pida|pregunte|hable|mande|pase|diga|consulte)|(?:me |te"
        r" )?\w+[ae]s)\b)|aunque|ojalá|quizás?|tal vez|a lo"
        r" mejor|posiblemente|probablemente|supón"
        r"|supongamos|suponiendo|imagina|imaginemos|imagínate|digamos"
        r"|en caso de|como si|y si|qué|cómo(?! siempre)|por qué|como (?:asistente|modelo|ia|una ia"
        r"|un modelo|inteligencia)|dónde|quién|quiénes|cuál|cuáles"
        r"|cuánt[oa]s?|acaso|me gustaría(?! que (?:siempre |me |no )*(?:respond|contest|habl"
        r"|us[ea]s|escrib|trates|tutees|expli|des\b|seas))|nos gustaría"
        r"|me encantaría|quisiera|desearía|querría|podrías?|puedes(?! (?:llamarme|decirme [A-Z]))"
        r"|puede|podemos|deberías?|debería"
        r"|debo|tengo que|tenemos que|hay que|necesito(?! que (?:siempre|me (?:respond|contest)))"
        r"|necesitamos|escribe(?!me por)|escríbeme (?:un|el|la)|redacta|genera|crea|explica"
        r"|explícame|dime(?! [A-Z]\w+[.!]*$)"
        r"|dame(?! siempre)(?! (?:las )?respuestas)|muestra|muéstrame|ayúdame|hazme|haz|corrige"
        r"|revisa|cambia|convierte|resume|analiza|compara|calcula|busca|recomienda|recomiéndame"
        r"|sugiere|sugiéreme|enséñame|cuéntame"
        r"|quiero (?!que (?:siempre |me |no |nunca )*\w+|(?:tus |las )?respuestas)|queremos|quería"
        r"|intento|estoy (?:intentando|pensando|buscando|considerando|tratando|planteándome"
        r"|dudando)|trato de|pienso|no (?:creo|digo|he dicho|dije|pienso|es cierto|es verdad|es"
        r" que|sé si|estoy segur)"
        r"|nunca (?:he dicho|dije|diría)|jamás (?:he dicho|dije)|dudo|iba a|estaba (?:pensando"
        r"|por)|estuve|espero|ojala|sería|es cierto que|es verdad que|según|hipotéticamente|en"
        r" teoría|no es (?:cierto|verdad)|mañana)\b"
    ),
    reported=compiled(
        r"\b(?:dijo|dijeron|dice|(?<!me )dicen|decía|afirma|afirmó|asegura|aseguró|opina|piensa"
        r"|cree|creen|comentó|comenta|preguntó|pregunta si|escribió|contó|cuenta que|insiste"
        r"|respondió"
        r"|contestó|según (?:mi|el|la|ell|un|su)|letra de|la canción|cita textual|frase de|citando"
        r"|proclama|sostiene|declaró|gritó|canta)\b(?!,? en vez)"
    ),
    scene=compiled(
        r"(?:imagina|imaginemos|imagínate|supón|supongamos|finge|finjamos|hagamos (?:como|de"
        r" cuenta)|hagamos un juego|juguemos|juego de rol|actúa como|haz de|eres (?:un|una|el|la) "
        r"|escribe(?:me)? (?:una?|el|la|unos|unas|algo) |redacta|inventa|compón|crea (?:un|una)"
        r" (?:cuento|historia|poema|diálogo|personaje|texto|carta)|en (?:el|la|mi|este|esta)"
        r" (?:cuento|historia|novela|escena|diálogo|juego|relato|obra)|hipotéticamente|pongamos"
        r" que|digamos que)"
    ),
    material=compiled(
        r"\b(?:traduce|tradúceme|tradúcelo|traducid|traduzca|parafrasea|reescribe|reformula"
        r"|corrígeme)\b"
        r"|\A(?=[^:]*:)(?:.*?\b(?:resume|corrige|mejora|analiza|revisa|explica|clasifica|comprueba"
        r"|arregla|lee|convierte|completa|continúa|depura|extrae|puntúa)\b.*:\s*(?:\S.*)?$"
        r"|.*?\b(?:aquí (?:está|tienes|va|te dejo)|este es|esta es|a"
        r" continuación)\b.{0,60}\b(?:texto|correo|carta|artículo|cuento|historia|ensayo"
        r"|transcripción|código|mensaje|registro|log|salida|error|poema|letra|párrafo"
        r"|documento)\b.*:\s*$)"
    ),
    clause_break=compiled(
        r"\s*(?:;|[,—–]|\s-\s|,?\s(?:y|e|pero|así que|aunque|pues|porque))\s*(?:(?:y|pero|así que"
        rf"|además|por eso)\s+)?(?={_BEGINS})|{NEVER_ELIDED}"
    ),
    before_question=compiled(
        r"(?:[,;.—–]|\s-\s)\s*(?:(?:y|entonces|así que|pero)\s+)?¿?(?=(?:qué|cuál|cuáles|cómo"
        r"|puedes|podrías|me puedes|me podrías|hay|tienes|dónde|cuándo|quién|por qué|me"
        r" recomiendas|me sugieres|recomiéndame|es|debería|cuánto)\b)"
        r"|\s*¿|\s(?:y|entonces|así que)\s(?=(?:qué|cuál|cómo|dónde)\b)"
    ),
    remember=compiled(
        r"(?:(?:por favor,? |también |siempre )*(?:(?:recuerda|recordar|recuerde|recuérdame"
        r"|acuérdate(?:"
        r" de)?|acordate(?: de)?|anota|anotar|apuntar|guardar|anote|apunta|apunte|toma nota(?:"
        r" de)?|no olvides|no te"
        r" olvides(?: de)?|guarda|memoriza|graba"
        r"|ten en cuenta|tener en cuenta|tené en cuenta|tenga en cuenta|ten presente)(?: (?:esto|lo"
        r" siguiente))?(?:(?: para (?:la próxima|más tarde|el futuro|después))?(?:[:,]| que)\s*"
        r"|\s+(?=(?:mi|mis|nuestr[oa])\b))"
        r"|(?:nota(?: mental)?|recordatorio|dato importante|importante)\s?: )"
        r"|(?:quiero|necesito|me gustaría) que (?:recuerdes|sepas|anotes|tengas en cuenta)(?:"
        r" que)? |(?:debes|deberías|tienes que|has de) (?:saber|recordar) que |que sepas que )"
    ),
    forget=compiled(
        r"(?:por favor,? )?(?:olvida|olvídate|olvide|olvidate|borra|elimina|descarta)(?: de)?"
        r" (?:todo )?(?:lo que (?:te )?(?:dije|conté|comenté|he dicho|mencioné|sabes)(?: antes)?"
        r" (?:sobre|de|acerca de|del) |lo (?:relacionado con|de que|de|del) |que |todo (?:sobre"
        r"|acerca de) )"
    ),
    forget_attribute=compiled(
        r"(?:por favor,? )?(?:olvida|olvídate de|olvide|borra|elimina) (?:mi|mis)"
        r" (?:(?P<favourite>\w[\w -]{0,40}?) (?:favorit[oa]s?|preferid[oa]s?)|(?P<attribute>\w[\w"
        r" -]{0,40}?))[.!\s]*$"
    ),
    subject=compiled(
        rf"(?P<user>(?!))|(?:a )?{_MY} (?P<relation>{RELATION_NAMES})(?:,?"
        rf" (?P<name>{UPPER}[\w'’-]+)(?=,?\s))?,?\s"
    ),
    adverbs=compiled(
        r"(?:(?:también|ahora|siempre(?= (?:prefiere|le))|realmente|actualmente|hoy en día|solo"
        r"|además|sí que|sí|todavía|aún|y|,)\s+)+"
    ),
    clause_frames=by_head(CLAUSE_FRAMES + of_oneself(SAYINGS, "también")),
    verb_frames=by_head(of_others(SAYINGS)),
    object_end=compiled(
        r"\s(?:porque|ya que|pero|aunque|pues|así que|cuando|si|para que|antes que|mientras|dado"
        r" que|puesto que|de modo que|por eso|como para|sino|excepto|salvo|y (?:quiero|quería"
        r"|necesito|funciona|falla|da|yo|me|mi|mis|no"
        r"|también|ella|[é]l|ellos|por|nunca|siempre|ahora|eso|ya|así|es|vive|trabaja|estudia"
        r"|tiene|uso|vivo|soy|tengo|trabajo"
        r"|prefiero|odio)\b)(?=\s|$)"
        r"|\s[—–-]+\s|\s?[;(]|,\s?(?:y |pero |así|aunque|porque|que\b|gracias|por favor|no\b|ni\b"
        r"|tampoco|como|si\b|donde|cuando|sobre todo|especialmente|verdad|yo\b|me\b|mi\b|además"
        r"|ahora|primero|la verdad|eso|por cierto|ya\b|lo\b|jaja|es\b|así|pues|aunque|incluso|sin"
        r" embargo|en general|al menos|qué|cuál|cómo|puedes|podrías)"
        r"|:\s|[!?¿¡]\s?"
    ),
    object_tail=compiled(
        r"[\s,]+(?:ahora(?: mismo)?|actualmente|hoy en día|últimamente|también|muchísimo|mucho|un"
        r" montón|por favor|gracias|a partir de (?:ahora|hoy)|de ahora en adelante|en adelante"
        r"|desde (?:hace|ayer|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre"
        r"|noviembre|diciembre|el|la|que|siempre|hoy|(?:19|20)\d\d)\b.{0,30}"
        r"|para siempre|en general|por cierto|jaja\w*|el (?:mes|año|lunes|martes|miércoles|jueves"
        r"|viernes|sábado|domingo|verano|invierno|otoño) pasado|la semana pasada|la primavera"
        r" pasada|hace (?:\w+ |más de )?(?:\w+ )?(?:días?|semanas?|mes|meses|años?)|este (?:mes"
        r"|año)|esta semana"
        r"|ayer|hoy|de nuevo|otra vez|al final|por fin|siempre|más que nada|más que nunca|sobre"
        r" todo|la verdad|para todo|definitivamente|del todo|de verdad|desde entonces|en vez \S.*"
        r"|en lugar \S.*|de momento|por ahora|por el momento|recientemente|instead|de una vez por"
        r" todas|durante (?:\w+ ){1,3}años|sabes|eh|igual|así|en (?:19|20)\d\d)$"
    ),
    article=compiled(r"(?:un|una|unos|unas|el|la|los|las|lo|al|del)\s+(?=\S)"),
    not_objects=compiled(
        r"(?:(?:es[oae]s?|est[oae]s?|aquello|ello|ella|ellos|te|tú|usted|nada|todo|algo|mucho|poco"
        r"|cuándo|cuando|dónde|si|ni|tus?|sus?|cosas?|lo|les?|mismo|así|aquí|allí|no|de|en"
        r"|por|para|que|qué)(?=$|[\s,.]))"
    ),
    not_objects_of={
        "preference": compiled(
            r"(?:(?:el|la|los|las|tu|tus|su|es[ea]|est[ea]|lo de|lo) (?:idea|respuesta|enfoque"
            r"|código|solución|resultado|versión(?! v?\d)|opción|dirección|diseño|primer[oa]?"
            r"|segund[oa]|tercer[oa]?|últim[oa]|anterior|siguiente|otr[oa]|mism[oa]|propuesta"
            r"|sugerencia|explicación|de arriba|de abajo|que (?:dices|has|propones|escribiste"
            r"|me))\b"
            r"|(?:es[oaes]{1,2}|est[oaes]{1,2}|cómo|tu|tus|lo|el tuyo|más)\b(?!\s(?:series"
            r"|películas))|que (?:me ayudes|digas|hayas|lo)|(?:saber|ver|decir|pedirte|preguntarte"
            r"|que me ayudes|ser sincer|verte|hablar contigo)\b)"
        ),
        "decision": compiled(
            r"(?:(?:la|el) (?:misma?|primer[ao]?|segund[ao]|otr[ao]|anterior|de arriba|siguiente"
            r"|función|código)\b|recursi|un (?:bucle|for|while)|una (?:lista|función|clase"
            r"|variable)\b|probar|intentar|preguntar|dejar|es[oae]\b|est[oae]\b|opción\b|(?:la"
            r" )?opción \w$|ir(?:me|nos)?(?: a| al"
            r"| de)\b|salir|dormir|descansar|comer|pedir|esperar|ver|hacer|no\b)"
        ),
        "pattern": compiled(
            r"(?:me (?:sale|da|dice|pasa|ha|han|olvido|pregunto|aparece)|(?:digo|veo que|creo"
            r"|pienso"
            r"|recibo|obtengo|entiendo|sé|dije|oí|escuché|pensé|supe|quise|vi|he|había|tuve"
            r"|tengo (?:una? )?(?:duda|pregunta|problema|error|idea))\b|es[oae]\b|est[oae]\b)"
        ),
        "tool": compiled(
            r"(?:(?:el|la|los|las) (?:primer[oa]?|segund[oa]|siguiente|últim[oa]|anterior|otr[oa]"
            r"|mism[oa]|función|código|método|script|comando|servidor|app|fórmula|consulta|de"
            r" arriba|de abajo)\b|es[oae]\b|est[oae]s?\b|mi |tu |puerto \d|para\b|como\b|casa$)"
        ),
        "identity": compiled(
            r"(?:(?:el|la|lo) mism[oa]\b|un (?:momento|problema|error|bug|poco|lío)|una (?:duda"
            r"|pregunta|idea|reunión|entrega|cita|app)\b|es[oae]\b|est[oae]s?\b|(?:listo|lista"
            r"|seguro|segura|cansad[oa]|perdid[oa]|atascad[oa]|content[oa]|feliz|triste|nuev[oa]"
            r"|nuev[oa] en esto|consciente)\b|miedo\b|casa$|equipo$|ello$)"
        ),
    },
    change=compiled(
        r"\b(?:ahora|a partir de (?:ahora|hoy)|de ahora en adelante|en adelante|hoy en día"
        r"|actualmente|ya no|en vez de|en lugar de|corrección|quise decir|quería decir|me"
        r" equivoqué|rectifico|cambio de planes|cambié de (?:opinión|idea)|he cambiado de"
        r" (?:opinión|idea)|últimamente|desde (?:hoy|este|esta|ayer|el (?:lunes|mes|año))|me he"
        r" (?:mudado|pasado)|acabo de)\b"
    ),
    addition=compiled(r"\b(?:también|además|asimismo|otr[oa]|segund[oa]|igualmente|aparte)\b"),
    qualifier=compiled(
        r"(?:(?:un|una|el|la|los|las|mi|mis|nuestr[oa]s?)\s+)?(?:(?:viej[oa]s?|antigu[oa]s?"
        r"|nuev[oa]s?|actual|querid[oa])\s+)*(?=\S)"
    ),
    purpose=compiled(r"\s(?:para|por|en|con|como|cuando|a la hora de|de)\s"),
    topic_of=topic_finder(NOUNS),
    things=THINGS,
    anything=frozenset(["todo", "cosas", "las cosas", "todas mis cosas"]),
    categories=CATEGORY_OF_TOPIC,
    habits=HABITS,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=compiled(r"\b(?:ya no|no|nunca|jamás)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    instructions=(
        ("units", compiled(r"\b(?:métric|imperial|celsius|fahrenheit|kilómetr|millas|24 horas)")),
        ("emojis", compiled(r"\b(?:emojis?|emoticonos?)\b")),
        ("bullet_points", compiled(r"\b(?:viñetas?|listas?|puntos)\b")),
        (
            "answer_language",
            compiled(
                r"\b(?:respond|respónd|contest|contést|habl|escrib|respuestas"
                rf"|idioma)\w*\b.{{0,40}}\ben (?:{TONGUES})\b"
            ),
        ),
        (
            "answer_length",
            compiled(
                r"\b(?:brev\w+|cort[oa]s?|concis\w+|escuet\w+|larg[oa]s?|detall\w+|extens[oa]s?"
                r"|resumid\w+|al grano|pocas palabras|una frase|sin rodeos)\b"
            ),
        ),
        (
            "answer_tone",
            compiled(
                r"\b(?:formal\w*|informal\w*|amable\w*|direct[oa]|de tú|de usted|usted|tutea\w*"
                r"|tutee\w*|tutéame|coloquial\w*|tono|cercan[oa]|seri[oa])\b"
            ),
        ),
    ),
)
