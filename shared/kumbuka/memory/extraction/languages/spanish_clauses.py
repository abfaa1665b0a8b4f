"""Spanish clauses of their own form: imperatives, favourites, and what somebody's things are."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.iberian import (
    EPISODIC,
    FAVOURED,
    NAME,
    NAMED_OR_COUNTED,
    NO,
    NO_VERB,
    OBJECT,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.languages.spanish_words import (
    ATTRIBUTE_NAMES,
    RELATION_NAMES,
    TONGUES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

MY = r"(?:mi|mis|nuestr[oa]s?)"
_MINE = "mi mis nuestro nuestra nuestros nuestras"
_NOW = r"(?: (?:ahora|ya|siempre|hoy en día|actualmente|sigue|siguen|siendo|todavía))*"
_FAVOURITE = r"(?:favorit[oa]s?|preferid[oa]s?|predilect[oa]s?)"
_IS = r"(?: es| son| era| ha sido| sería| pasó a ser| ha pasado a ser| será|:)"
_WEEKDAYS = r"(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fines de semana)"
_NUMBER = r"(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)"
_VALUE = (
    r"(?P<object>(?:el |la |los |las |un |una |el día |las? |puerto |piso )?"
    rf"{NAMED_OR_COUNTED}"
    rf"|{_WEEKDAYS}(?: [\w]+){{0,3}}?|una(?=$|[.,;!]| de la| y )|(?!un[oa]?\b){_NUMBER}(?:"
    rf" \w+){{0,2}}?|mediodía|medianoche))"
)
_END = r"(?=(?: (?:ahora|desde \S.*|a partir de \S.*|por fin))?\.?(?:[,;!]|$))"
_PASSING = (
    r"(?:pregunta|problema|duda|idea|código|programa|error|mensaje|respuesta|consulta|script"
    r"|contraseña|clave|pin|token|secreto|próxim[oa]|siguiente|anterior|primer[oa]?|segund[oa]"
    r"|últim[oa]|actual|nuev[oa]|mejor|peor|únic[oa]|vida|turno de|culpa|función|clase|variable"
    r"|archivo|fichero|texto|ensayo|cuento|personaje|versión|elección|orden|cosa|cosas|manera"
    r"|esperanza|costumbre|hábito|manía|ejemplo|artículo|tabla|lista|método|línea|columna"
    r"|fila|página|plan|rama|commit"
    r"|carpeta|intención|opinión|impresión|suposición|objetivo|meta|sueño|amor|dios)"
)
_THING = (
    rf"(?P<thing>(?!(?:{_PASSING}|{RELATION_NAMES})\b|\w+ {_FAVOURITE}|\w+ (?:de cabecera|fetiche"
    rf"|del alma|de toda la vida|de siempre|estrella|número uno|de confianza|ideal|por excelencia"
    r"|del corazón)\b)[a-zñáéíóú][\w-]*"
    rf"(?: (?!es\b|son\b|está|están|se\b|corre|usa|queda|vive|tiene|ahora\b|ya\b|no\b|{_FAVOURITE})"
    r"[a-zñáéíóú][\w-]*){0,3}?)"
)
_ARE = (
    r"(?: (?:es|son|está|están|corre|corren|funciona|funcionan|usa|usan|queda|se llama|cae|vive"
    r"|viven|va|van|será|empieza|se guarda|se guardan|se aloja|tiene lugar)(?: ahora| ya)?"
    r"(?: (?:en|con|sobre|a|al|de|desde|escrit[oa]s? en|hech[oa]s? (?:en|con)|alojad[oa]s? en"
    r"|guardad[oa]s? en|desplegad[oa]s? en|el|la|un|una|los|las))*)"
)
_ANSWER = (
    r"(?:respóndeme|responde|contéstame|contesta|háblame|habla|escríbeme|respóndame|responda"
    r"|contésteme|conteste|hábleme|hable|respondé|contestá|hablá|hablame|respondeme|respondedme)"
)
_DO = (
    rf"(?:{_ANSWER}|usa|utiliza|escribe|dame|explícame|explica|muéstrame|muestra|incluye|pon|añade"
    r"|mantén|s[é]|trátame|tutéame|llámame|evita|empieza|termina|resume|cita|menciona|redacta|haz"
    r"|use|utilice|escriba|deme|explique|explíqueme|muestre|incluya|ponga|añada|mantenga|sea|emplea"
    r"|evite|empiece|termine|resuma|cite|mencione|[d]é|formatea|comenta|traduce|agrega|usá|poné"
    r"|convierte|saluda|despídete|pregúntame|avísame|recuérdame|indica|justifica|ve al grano)"
)
_DO_NOT = (
    r"(?:uses|utilices|emplees|escribas|me des|des|expliques|me expliques|muestres|incluyas|pongas"
    r"|añadas|agregues|seas|me trates|me hables|me llames|empieces|termines|repitas|te disculpes"
    r"|respondas|me respondas|contestes|hables|pidas|hagas|metas|abuses|asumas|inventes|saludes"
    r"|use|utilice|emplee|escriba|incluya|ponga|añada|sea|repita|responda|se disculpe|me trate"
    r"|me hable|haga|dé|resumas|cites|menciones|traduzcas|me preguntes|preguntes)"
)
_STYLE = (
    r"(?:\w+ )?(?:emojis?|emoticonos|viñetas|jerga|markdown|exclamaciones|signos de exclamación"
    r"|tecnicismos|anglicismos|tablas|listas|disculpas|negritas|mayúsculas|palabrotas|diminutivos"
    r"|rodeos|relleno|introducciones|guiones largos|metáforas|usted|tú)\b.*"
)
_FROM_NOW_ON = (
    r"(?:a partir de ahora|de ahora en adelante|en adelante|desde ahora|a partir de hoy"
    r"|de aquí en adelante|de hoy en adelante|en el futuro|de ahora en más|para la próxima"
    r"|siempre que (?:me )?\w+(?: \w+){0,3})"
)
_TASTES = (
    r"(?:gusta|gustan|encanta|encantan|fascina|fascinan|chifla|chiflan|mola|molan|apasiona"
    r"|apasionan)"
)
_NO_FAULT = r"(?!.*\b(?:error|errores|fallos?|excepci\w+|null|nulo|undefined|memoria)\b)"
_ONE_OFF = r"(?!.*\b(?:est[aeo]s?|siguientes?|de abajo|de arriba|pregunta)\b)"

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame(_MINE, rf"{MY} (?:nuev[oa] )?{FAVOURED} {_FAVOURITE} (?:ya no es|no es)"
        r" (?P<old>[^,;]+?),"
          rf" (?:sino|ahora es|es|ahora)(?: ahora)? {OBJECT}", "favourite"),
    frame(_MINE, rf"{MY} (?:nuev[oa] )?{FAVOURED} {_FAVOURITE}"
          rf"(?: (?!(?:no|ya|que|es|son|era|y|pero)\b)[^\s,;.:]+){{0,4}}?{_NOW}{_IS}{_NOW}"
          r" (?P<object>(?!que\b|cuando\b)\S.*)",
          "favourite"),
    frame(_MINE, rf"{MY} {_FAVOURITE} {FAVOURED}{_NOW}{_IS}{_NOW} {OBJECT}", "favourite"),
    frame("como de", rf"(?:como|de) {FAVOURED} (?:{_FAVOURITE} )?(?:tengo|elijo|me quedo con"
          rf"|prefiero)"
          rf" {OBJECT}", "favourite", needs=("avorit", "referid", "redilect")),
    frame("", r"(?P<object>(?!qué|cuál|quién|es\b|est[aeo]\b|ese\b|eso\b|esa\b)[\w\ue000\"«]"
          rf"[^,;:]{{0,60}}?){_NOW} (?:es|son){_NOW} {MY} {FAVOURED} {_FAVOURITE}"
          r"(?= ahora| de |[!,]|\.?$)", "favourite", needs=("avorit", "referid", "redilect")),
    frame("mi", r"mi (?:verdadero |nuevo )?nombre (?:completo |real |de pila )?(?:ahora )?es"
        rf" {NAME}",
          "identity", attribute="name"),
    frame("llámame llamame llámeme llámenme puedes podés pueden",
          r"(?:(?:puedes|podés|pueden) )?(?:llámame|llámeme|llámenme|llamarme|llamame)"
          r" (?!cuando|si|a las|mañana|luego|loc[oa]|por)" + NAME, "identity", attribute="name"),
    frame("dime díganme decime", r"(?:dime|díganme|decime)"
        r" (?P<object>(?-i:[A-ZÁÉÍÓÚÑ])[\w'-]+)(?=[.!,]|$)",
          "identity", attribute="name"),
    frame("mi mis", rf"mis? {_FAVOURITE}(?: de \w+| absolut[oa])?{_IS} {OBJECT}", "favourite"),
    frame("mi nuestro nuestra mis", rf"{MY} (?:nuev[oa] |actual"
                                    rf" )?(?P<attribute>{RELATION_NAMES})(?: ahora|"
        r" mayor| menor)?"
          r"(?: se llaman?| es| ahora es)(?: ahora)? (?:la |el )?(?P<object>"
          rf"(?:(?:Dra?|Sra?)\. |doctora? |señora? |profesora? |don |doña )?{PROPER}){_END}",
              "identity"),
    frame("mi nuestro nuestra mis", rf"{MY} (?P<attribute>{RELATION_NAMES}) se llaman? " + NAME,
          "identity"),
    frame("mi mis", rf"mis? (?P<attribute>{ATTRIBUTE_NAMES})(?: (?:ahora|actual))?(?: es| son|"
        r" está|:)"
          r"(?: ahora)?(?: (?:el|en|la|de|de la))* (?P<object>(?!que\b|muy\b|no\b|demasiado|cómo"
          r"|un poco"
          r"|lento|mal\b|incorrect|más\b|tan\b)\S.*)", "identity"),
    frame(_MINE, rf"{MY} (?:nuev[oa] )?{_THING}(?: ahora| ya)?{_ARE} {OBJECT}", "identity",
          topics=ANY_TOPIC),
    frame(_MINE, rf"{MY} (?:nuev[oa] )?{_THING}(?: ahora| ya)?{_ARE} {_VALUE}{_END}", "identity",
          confidence=0.8),
    frame("el la", r"(?:el|la) (?P<thing>(?:proyecto|reunión|lanzamiento|entrega|plazo|fecha límite"
          r"|presupuesto|producto|empresa|alquiler|boda|examen|daily|retro)(?: \w+)?)"
          rf"(?: ahora| ya)?{_ARE} {_VALUE}{_END}", "identity", confidence=0.8),
    frame("somos", rf"somos (?:un equipo de |ya )*(?P<object>(?:\d+|{_NUMBER})"
          r"(?: (?:personas|en (?:el|la) \w+))?)(?=[.,;!]|$)", "identity", attribute="team_size"),
    frame("nuestro nuestra mi", r"(?:nuestro|nuestra|mi) (?P<thing>equipo|empresa|grupo) (?:tiene"
        r"|somos"
          rf"|cuenta con)(?: ahora)? (?P<object>(?:\d+|{_NUMBER}) \w+)", "identity"),
    frame("todo el", rf"(?:todo|el {_THING}) (?:ahora )?(?:está|corre|vive|funciona)(?: ahora)?"
          r" (?:en|con|sobre) (?P<object>\S.*)", "tool", topics=ANY_TOPIC, if_changed=True),
    frame("nuestro nuestra mi el", r"(?:nuestro|nuestra|mi|el) (?:equipo|empresa) (?:decidió"
          r"|ha decidido|acordó|eligió|optó por) (?P<negated>no )?(?:usar |utilizar |adoptar )?"
          r"(?P<object>\S.*)", "decision", **EPISODIC),
    frame("nuestro nuestra mi", r"(?:nuestro|nuestra|mi) (?:equipo|empresa) (?:ahora )?(?:usa"
        r"|utiliza"
          r"|trabaja con) (?P<object>\S.*)", "tool"),
    frame("nuestro nuestra mi", r"(?:nuestro|nuestra|mi) (?:equipo|empresa|departamento|startup)"
          r" (?P<object>(?:desarrolla|mantiene|diseña|gestiona|revisa|construye|vende|fabrica|hace"
          r"|se encarga de|lleva) \S.*)", "identity", attribute="work/"),
    frame("en", r"en (?:vez|lugar) de (?:usar |tomar |beber )?(?P<old>\S.*?),? (?:ahora )?(?:uso"
        r"|usamos"
          r"|utilizo|utilizamos|trabajo con) (?:ahora )?(?P<object>\S.*)", "tool"),
    frame("en", r"en (?:vez|lugar) de (?:usar |tomar |beber )?(?P<old>\S.*?),? (?:ahora )?(?:bebo"
        r"|tomo"
          r"|como|prefiero) (?:ahora )?(?P<object>\S.*)", "preference"),
    frame("el la los las lo", rf"(?P<object>(?:el|la|los|las|lo) [^,;:]{{1,60}}?) (?:siempre )?no"
        r" (?:me|nos)"
          rf" {_TASTES}(?: (?!es\b|son\b)\w+){{0,2}}[.!]*$", "preference", **NO),
    frame("el la los las lo", rf"(?P<object>(?:el|la|los|las|lo) [^,;:]{{1,60}}?)(?<! no)(?<!"
           rf" nunca)"
        r"(?<! jamás)(?<! tampoco) (?:siempre )?(?:me|nos)"
          rf" {_TASTES}(?: (?!es\b|son\b)\w+){{0,2}}[.!]*$", "preference"),
    frame("el la los las no", r"(?P<object>(?:el|la|los|las|no) [^,;:]{1,60}?) (?:no (?:lo|la|los"
        r"|las)"
          r" (?:soporto|aguanto)|(?:lo|la|los|las) (?:odio|detesto)|me da asco|me dan asco)[.!]*$",
          "preference", **NO),
    frame("el la los las", r"(?P<object>(?:el|la|los|las) [^,;:]{1,40}?) (?:lo|la|los|las)"
        r" (?:prefiero|tomo"
          r"|bebo|quiero) (?P<how>\S.*)", "preference"),
    frame("lo", rf"lo que (?:más|siempre) me {_TASTES}(?: de \S[^,]{{0,30}}?)? (?:es|son) {OBJECT}",
          "preference"),
    frame("lo", r"lo que (?:menos me gusta|más (?:odio|detesto|me molesta|me irrita))(?: de"
        r" \S[^,]{0,30}?)?"
          rf" (?:es|son) {OBJECT}", "preference", **NO),
    frame("las los el la", rf"(?:las|los|el|la) {_THING} (?:ahora )?(?:lo|la|los|las) (?:llevamos"
        r"|gestionamos"
        r"|guardamos"
          r"|tenemos|hacemos|llevo|guardo|gestiono|tengo|hago|alojamos|alojo)(?: ahora| ya)? (?:en"
          r"|con) (?P<object>\S.*)",
          "identity", topics=ANY_TOPIC),
    frame("llevamos guardamos gestionamos alojamos desplegamos tenemos llevo guardo gestiono alojo"
          " despliego"
          " hacemos hago tengo", r"(?:llevamos|guardamos|gestionamos|alojamos|desplegamos|tenemos"
          r"|llevo|guardo"
          r"|gestiono|alojo|despliego|hacemos|hago|tengo) (?:el|la|los|las|mi|mis|nuestr[oa]s?)"
          rf" {_THING}"
          r" (?:en|con) (?P<object>\S.*)", "identity", topics=ANY_TOPIC),
    frame("cambié he cambiamos hemos",
          r"(?:cambié|he cambiado|cambiamos|hemos cambiado) de (?P<thing>(?:operador\w*|compañía"
          r"|banco|móvil|celular|coche|carro|gimnasio|gym|seguro|editor|navegador|súper"
          r"|supermercado))[:,;.]? (?:y )?(?:ahora )?"
          rf"(?:estoy|estamos|voy|tengo|tenemos|uso|usamos|es|a|al) ?(?:con|en|al?|el|la|un|una)?"
          rf" ?(?P<object>{PROPER})", "identity", replaces=True),
    frame("cambié he", r"(?:cambié|he cambiado) de (?:trabajo|empresa|curro)[:,;.]? (?:y"
        r" )?(?:ahora )?"
          rf"(?:estoy|trabajo) en (?P<object>{PROPER}).*", "identity", attribute="employer"),
    frame("me nos", r"(?:me|nos) (?:cambié|cambiamos|he cambiado|mudé|mudamos) de (?:ciudad"
                    r"|pueblo|casa"
          r"|barrio|país|provincia)[:,;.]? (?:y )?(?:ahora )?(?:estoy|estamos|vivo|vivimos) en"
          rf" (?P<object>{PROPER}).*", "identity", attribute="home", replaces=True),
    frame("vamos", rf"vamos con (?P<object>{PROPER}.*)", "decision", **EPISODIC),
    frame("usemos", r"(?:usemos|utilicemos) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("",
          rf"{NO_VERB}(?P<object>(?:(?:me|nos|lo|la|no) )?(?!como siempre|digo|veo|recibo|puedo"
          rf"|creo"
          r"|quiero)\w+(?:o|oy|amos|emos|imos) (?:casi )?siempre\b.*)", "pattern", needs=(
          " siempre",)),
    frame("recuerda recuerde acuérdate no", r"(?:recuerda|recuerde|acuérdate de|no olvides)"
          r" (?:siempre|(?P<negated>nunca|no)) (?P<object>\w+[aeií]r\b.*)", "instruction"),
    frame("recuerda recuerde acuérdate no", r"(?:recuerda|recuerde|acuérdate de|no olvides)"
          r" (?P<object>(?:usar|responder|contestar|escribir|hablar|hablarme|responderme|tratarme)"
          r" siempre\b.*)", "instruction"),
    frame("para", r"para (?P<attribute>(?!.{0,50}\b(?:esto|eso|este error|el problema)\b)\w+[aeií]r"
          r"(?:me|se|lo|la)?\b[\w -]{0,50}?), (?P<object>(?:primero|hay que|ejecuta|ejecutamos"
          r"|lanza"
          r"|corre|abre|empieza|haz|entra|usa|se ejecuta|basta|tienes que|debes|primero hay)\b.*"
          r"|.*\b(?:luego|después)\b.*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("a de en desde para siempre", rf"{_FROM_NOW_ON}[,:]? (?:por favor,? )?(?:siempre )?"
          rf"(?P<object>{_DO}\b.*)", "instruction"),
    frame("a de en desde para siempre", rf"{_FROM_NOW_ON}[,:]? (?:por favor,? )?(?P<negated>no"
        r"|nunca)"
          rf" (?P<object>{_DO_NOT}\b.*)", "instruction"),
    frame("a de en desde para", rf"{_FROM_NOW_ON}[,:]? (?:quiero|prefiero|me gustaría|necesito)"
        r" que "
          r"(?P<negated>no |nunca )?(?P<object>\S.*)", "instruction"),
    frame("cuando", r"cuando (?:te |me )?\w+[^,]{0,60}, (?P<negated>no )?(?:siempre )?(?P<object>"
          rf"(?:{_DO}|{_DO_NOT}|\w+[aeáéí](?:melo|mela|me|lo|la|los|las))\b.*)", "instruction"),
    frame("siempre", rf"siempre,? {_NO_FAULT}(?P<object>{_DO}\b.*)", "instruction"),
    frame("nunca jamás", rf"(?:nunca|jamás) (?P<object>{_DO_NOT}\b.*)", "instruction", **NO),
    frame("", rf"(?!.*\b(?:variable|de arriba|de abajo)\b)(?P<object>{_DO} siempre\b.*"
          rf"|{_ANSWER}(?: \S+){{0,6}} siempre\b.*)", "instruction",
          needs=("siempre",)),
    frame("no", r"no (?:vuelvas a )?(?:me )?(?P<object>(?:uses|utilices|emplees|pongas|incluyas"
        r"|añadas|metas"
          r"|abuses de|use|utilice|ponga|incluya|agregues|usar|me pongas|me hables de|me trates"
          r" de|hagas|des)"
          rf"(?: más| tantas?| tantos?| los| las| el| la)* {_STYLE})", "instruction", **NO),
    frame("no", r"no (?P<object>(?:me des (?:explicaciones|respuestas|rodeos|consejos) \w+|te"
        r" disculpes|se disculpe|me trates de \w+|me hables de \w+|me"
        r" llames"
          r" \w+|seas (?:tan )?\w+|repitas (?:mi|la) pregunta|me tutees|me des la razón)\b.*)",
          "instruction", **NO),
    frame("nada sin evita evite basta", r"(?:nada de|sin|evita|evite|basta de)(?: (?:usar|los|las"
        r"|el|la))*"
          rf" (?P<object>{_STYLE})", "instruction", **NO),
    frame("tutéame trátame trateme háblame hábleme tratame tuteame trátenme",
        r"(?P<object>tutéame\b.*"
          r"|(?:trátame|tráteme) (?:siempre )?(?:de|con) \S.*|(?:háblame|hábleme) (?:siempre"
          r" )?(?:de (?:usted|tú|vos)|con)\b.*)", "instruction"),
    frame("respóndeme responde contéstame contesta háblame habla respóndame responda contésteme"
          " conteste"
          " hábleme hable respondé contestá hablá hablame respondeme",
              rf"{_ONE_OFF}(?P<object>{_ANSWER}"
          r"(?: (?:solo|solamente|únicamente|más))*(?: (?:en (?:viñetas|puntos|frases cortas"
          r"|lenguaje"
          rf" \w+|voz \w+|prosa|(?:{TONGUES})|no más de|menos de|pocas palabras|detalle|un tono"
          r" \w+|tono \w+)"
          r"|de (?:forma|manera|modo) \w+|con (?:ejemplos|frases cortas|brevedad|respuestas|pocas"
          r"|un tono"
          r"|tono|detalle|claridad|párrafos|emojis|viñetas|humor)|brevemente|concisamente|cort[oa]"
          r"|sin (?:emojis|rodeos|tecnicismos|jerga|relleno|formalidades)|formalmente|claro)\b.*))",
          "instruction"),
    frame("sé se sea", r"(?P<object>(?:sé|sea) (?:más |muy |siempre |lo más )*(?:breve|concis[oa]"
        r"|direct[oa]"
          r"|formal|informal|clar[oa]|honest[oa]|detallad[oa]|amable|crític[oa]|sincer[oa])\b.*)",
          "instruction"),
    frame("mantén haz dame quiero mantenga deme hazme", rf"{_ONE_OFF}(?P<object>(?:mantén|haz|dame"
        r"|mantenga"
          r"|deme|quiero) (?:siempre )?(?:tus |las |tus )?(?:respuestas|explicaciones"
          r"|contestaciones)\b.*)",
          "instruction"),
    frame("usa use utiliza utilice prefiero", r"(?P<object>(?:usa|use|utiliza|utilice|prefiero)"
        r" (?:siempre )?"
          r"(?:el |los |las )?(?:sistema métrico|unidades métricas|métrico|grados|celsius"
          r"|kilómetros"
          r"|formato de 24 horas|viñetas|lenguaje sencillo|lenguaje inclusivo|comas decimales"
          r"|euros|usted"
          r"|tú|voseo|tuteo)\b.*)", "instruction"),
    frame("ve vaya", r"(?P<object>(?:ve|vaya) (?:siempre )?(?:directo )?al grano\b.*)",
        "instruction"),
    frame("escríbeme contáctame avísame mándame", r"(?P<object>(?:escríbeme|contáctame|avísame)"
        r" (?:por|al|a"
          r" mi|en) \S.*)", "instruction"),
)  # fmt: skip
