"""Spanish for what somebody does again and again, at which times, and with what."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.iberian import (
    ENDS,
    NO,
    NO_VERB,
    OBJECT,
    PROPER,
    Saying,
    doing,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.spanish_frames import NOW
from kumbuka.memory.extraction.table import Frame

_DAYS = r"(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|findes?|fines de semana)"
_PART = (
    r"(?: (?:por|a|de) (?:la|las) (?:mañanas?|tardes?|noches?|madrugada|mediodía)| al mediodía)?"
)
_HOUR = (
    r"(?:a eso de |sobre |hacia )?(?:a )?(?:las? )(?:\d{1,2}(?:[:.]\d\d)?|una|dos|tres|cuatro"
    r"|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|cuarto|pico)| en punto| menos"
    r" \w+)?(?: de la \w+)?"
)
OFTEN = (
    r"(?:(?:casi )?tod[oa]s l[oa]s \w+|cada (?:\w+ )?(?:días?|mañana|tarde|noche|semanas?"
    r"|mes(?:es)?|años?"
    r"|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|primavera|otoño"
    r"|horas?|finde"
    rf"|{_DAYS}|navidad|vez que \w+(?: \w+)?){_PART}|(?:casi )?siempre los {_DAYS}"
    rf"|(?:los|las) (?:primeros |últimos )?{_DAYS}(?:(?:,| y| e| o)(?: los)? {_DAYS}){{0,3}}{_PART}"
    rf"|de {_DAYS} a {_DAYS}|entre semana|(?:una|dos|tres|cuatro|cinco|un par de|varias|muchas"
    r"|algunas|\d+)"
    r" (?:veces|vez|días|noches|tardes|mañanas|horas)(?: o \w+)? (?:a la|al|por|cada|en) (?:día"
    r"|semana|mes"
    r"|año|mañana|noche|finde|trimestre)|a diario|diariamente|por las (?:mañanas|tardes|noches)"
    r"|semanalmente|mensualmente|anualmente|cada dos por tres|un día sí y otro no|día por medio"
    r"|día sí,? (?:y )?día no)"
)
_WEAK = (
    rf"(?:{_HOUR}|por la (?:mañana|tarde|noche)|a (?:mediodía|primera hora|última hora|media"
    r" (?:mañana|tarde))"
    r"|(?:antes|después|luego) de (?:dormir\w*|acostarme|cenar|comer|desayunar|trabajar|almorzar"
    r"|levantarme"
    r"|clase|clases|currar|salir de casa|ir a (?:trabajar|dormir|la cama|clase)|empezar|la"
    r" (?:cena|comida"
    r"|siesta|escuela|oficina|ducha)|cada (?:comida|clase|entreno|reunión)|correr|entrenar|el"
    r" (?:trabajo"
    r"|gimnasio|almuerzo|desayuno|café|cole|curro))|al (?:despertar\w*|levantarme|acostarme"
    r"|mediodía"
    r"|salir del (?:trabajo|curro)|amanecer|atardecer)|nada más (?:levantarme|despertar\w*|llegar"
    r" a casa)"
    r"|en (?:verano|invierno|primavera|otoño|vacaciones|ayunas|mis ratos libres|mi tiempo libre"
    r"|mis días"
    r" libres|el metro|el bus|el autobús)|los días de \w+|de (?:noche|madrugada|camino al trabajo)"
    r"|mientras (?:(?:me|nos) )?(?!espero|reinicio|leo esto)\w+(?:o|oy|amos|emos|imos)\b"
    r"|(?:bien |muy )?(?:temprano|tempranito|tarde|tardísimo|prontito|pronto))"
)
_CLITIC = (
    r"(?:(?:me|nos|le|les|lo|la|los|las|se lo|se la|me lo) (?!radio|moto|foto|mano|[uú]nico"
    r"|primero|\w+[ai]do\b|malo|bueno|mejor|peor|mismo|nuevo|raro))?"
)
_SAY = (
    r"(?:(?:le|les|lo|la|los|las|se lo|se la) (?!radio|moto|foto|mano|[uú]nico|primero"
    r"|\w+[ai]do\b|malo|bueno|mejor|peor|mismo|nuevo|raro))?(?P<object>(?:(?:me|nos) )?"
)
_DO = (
    rf"{NO_VERB}"
    r"(?!(?:fallo|aviso|ruido|silencio|cero|puedo|quiero|debo|necesito|creo|digo|recibo|obtengo"
    r"|entiendo|pero|como si|cuando|todo"
    r"|ejemplo"
    r"|proyecto|método|código|archivo|tengo (?:que|un problema|una duda|médico|cita|examen"
    r"|reunión con)|veo que"
    r"|espero|supongo|pienso que|siento|intento|vamos a|voy a (?!\w+mente)(?:\w+r|ver)\b(?!"
    r" (?:al?|a la|por)"
    r" )|trabajo de|trabajo desde|sólo|solo|luego|mismo|otro|medio|año|tiempo|no|yo|punto|mucho"
    r"|poco"
    r"|quedo(?! con)|dejo|llego tarde)\b)\w+(?:o|oy|amos|emos|imos)\b"
)
_ROUTINE = (
    r"(?:ducho|baño|ceno|desayuno|almuerzo|meriendo|acuesto|levanto|despierto|duermo|madrugo"
    r"|entreno|estudio"
    r"|medito|leo|corro|camino|ayuno|cocino|plancho|nado|escribo|paseo|cenamos|comemos|desayunamos"
    r"|almorzamos|acostamos|levantamos|dormimos|tomo|bebo|hago|trasnocho|salgo a (?:correr"
    r"|caminar|pasear"
    r"|andar)|saco al? (?:la )?perr\w+|echo (?:la |una )?siesta|conecto|trabajo mejor|rindo"
    r"|concentro"
    r"|despertamos|riego|limpio|como|dibujo|pinto|practico|repaso|escucho|veo|juego|apago"
    r"|desconecto|repito|toco|canto|coso|tejo)"
)
_OFTEN_DONE = (
    r"leo|viajo|cocino|camino|madrugo|trasnocho|duermo|ceno|corro|nado|salgo|escribo|ando|bailo"
    r"|como"
    r"|estudio|trabajo|dibujo|pinto|compro|viajamos|cocinamos|salimos"
)
_NOT_TODAY = (
    r"(?!.*\b(?:hoy|(?<!cada )(?<! la )(?<!siguiente )mañana (?!por|temprano)|ayer|esta (?:noche"
    r"|tarde|mañana)|anoche|este (?:lunes"
    r"|finde)|ahora)\b)"
)
_AND_SO = (
    r"(?:,? (?:yo |nosotros |siempre |casi siempre |ya |normalmente |suelo |solemos |también |por"
    r" lo general )*)"
)

_STILL_AT_IT = r"(?!.*\b(?:ahora|minutos|rato|luego|mañana|hoy)\b)"
DONE_OFTEN: tuple[Saying, ...] = (
    doing("hago|hacemos", "hace|hacen", r" (?:siempre )?(?:yoga|pilates|deporte|ejercicio"
          r"|senderismo|crossfit"
          r"|escalada|pesas|cardio|ayuno|spinning|natación|teatro|voluntariado|cerámica|ganchillo"
          r"|punto|surf"
          r"|boxeo|meditación|gimnasia|calistenia|running|karate|judo|ciclismo|bici|alfarería"
          r"|manualidades"
          r"|mindfulness|acroyoga|danza|ballet|escape rooms|pan|mi propi[oa]|la compra|rutas"
          r"|patinaje|baile"
          r"|esgrima|tiro|teletrabajo|guardias)\b.*"),
    doing("voy|vamos", "va|van", rf"{_STILL_AT_IT} (?:siempre )?a(?:l)? (?:(?:clases? de|terapia"
          r"|pilates|yoga"
          r"|natación|crossfit|misa"
          r"|gimnasio|gym|psicólog\w+|conservatorio|fisio|coro|rocódromo|nadar|correr|piscina)\b"
          r"|la (?:piscina"
          r"|iglesia|academia|montaña) (?:siempre|cada|todos|los|una|dos|tres)).*"),
    doing("salgo|salimos", "sale", rf"{_STILL_AT_IT} (?:siempre )?a (?:correr|caminar|andar"
          r"|pasear|bailar"
          r"|rodar)\b.*"),
    doing("pago|compro|pido|cobro|reciclo|hago|apunto|leo|veo|escucho|cocino",
          "paga|compra|pide|hace|lee|ve",
          r" (?:siempre |casi )*(?:tod[oa]s?|casi nada)(?: (?:l[oa]s? \w+|mi \w+))? (?:con|en|por"
          r"|a|de|al) (?!.*\b(?:y|pero)"
          r" (?:no|me|se)\b)(?!est[aeo]|es[aeo]|nuevo|momento|vez)\S.*"),
    doing("madrugo|trasnocho", "madruga|trasnocha", r".*"),
    doing(_OFTEN_DONE, "lee|viaja|cocina|madruga", r" (?:mucho|muchísimo|poquísimo|bastante|muy"
          r" poco"
          r"|un montón|mogollón|mal|fatal|fuera|de más|mejor (?:de|por|con) \w+|much[oa]s? \w+"
          r"|poc[oa]s? \w+)\b.*"),
    doing("participo|colaboro|milito|canto|toco|juego|entreno|compito",
          "participa|canta|toca|juega",
          r" (?:en|con) (?:un |una |el |la )?(?:coro|grupo|banda|orquesta|equipo|ong|asociación"
          r"|liga|club"
          r"|protectora|comedor|peña|batucada|compañía|comparsa|charanga)\b.*"),
    saying("soy|somos", "es", r" (?:muy |más |mucho )?(?:de|dado a|dada a|propens[oa] a)"
           r" (?P<negated>no )?(?P<object>\w+[aeí]r(?:me|nos|se)?\b.*)", "pattern"),
    saying("no soy|no somos", "no es", r" (?:muy |nada |mucho )?(?:de|dado a|dada a)"
           r" (?P<object>\w+[aeí]r(?:me|nos|se)?\b.*)", "pattern", **NO),
    saying("procuro|procuramos|siempre intento|siempre procuro|siempre trato de|intento siempre"
           "|siempre intentamos|trato siempre de|me gusta siempre", "procura|siempre intenta",
           r" (?:siempre )?(?P<negated>no )?(?P<object>\w+[aeí]r(?:me|nos|se|lo|la|los|las)?\b.*)",
           "pattern"),
    saying("nunca|jamás|casi nunca|rara vez", "nunca|casi nunca|jamás",
           r" (?P<object>(?:(?:me|nos|lo|la|le|les) )?(?!he\b|ha\b|puedo|sé\b|entiendo|creo"
           r"|quiero|podr|debo)"
           r"\w+(?:o|oy|amos|emos|imos)\b.*)", "pattern", **NO),
    saying("casi siempre|normalmente|generalmente|habitualmente|por lo general|por norma general"
           "|de normal"
           "|la mayoría de veces|la mayoría de las veces|muchas veces|muy a menudo|casi nunca no",
           "normalmente|casi siempre", r",? (?P<negated>no )?"
           rf"{_SAY}{_DO}.*)", "pattern"),
    doing("me", "se", r" (?:acuesto|levanto|despierto|ducho|duermo)(?: (?:siempre|muy|bastante"
          r"|bien|a las|sobre"
          r"|súper|casi))* (?:tard\w+|temprano|tempranito|pronto|prontito|a las?|sobre las?|antes"
          r"|después|de noche"
          r"|por la (?:mañana|noche)|con)\b.*"),
    saying("llevo|llevamos", "lleva", r" (?:ya |más de |casi )?(?:\w+ ){1,2}(?:años|meses) sin"
           r" (?:(?:probar|comer|beber|tomar|usar|ver|comprar|pisar|jugar al?|ir al?) )?(?:el |la"
           r" |los |las )?(?P<object>(?!dormir|verte|internet|saber|trabaj|luz|cobrar|poder"
           r"|nada)\S.*)", "preference", **NO),
    doing("llevo|traigo|recojo|dejo", "lleva", r" (?:siempre )?a (?:mis?|los|las|la|el) \w+"
          rf" .*{OFTEN}.*"),
)  # fmt: skip

_BARE_NOUN = (
    r"(?!(?:notas?|apuntes|aire|asiento|impulso|parte|decisiones|cuenta|en|con|el|la|los|las|un"
    r"|una|unos"
    r"|unas"
    r"|algo|nada|eso|esto|fuera|hoy|ahora|a|al|y|pero|que|si|cuando|mañana|luego|por|para|sol[oa]s?"
    r"|tranquil\w*|bien|mal|juntos|también|ya|tarde|temprano|pronto|sobre|antes|después|mis?|tu|su"
    r"|fotos?|medidas|de|como|casi)\b)(?-i:[a-zñáéíóú])\w{2,}(?!.*\b(?:hoy|ahora)\b)"
)
_MOSTLY = (
    r"(?: (?:siempre|casi siempre|solo|sólo|solamente|much[oa]s?|poc[oa]s?|normalmente"
    r"|bastante))*"
)
MEALS: tuple[Saying, ...] = (
    doing("bebo|bebemos|tomo|tomamos|ceno|cenamos|desayuno|desayunamos|almuerzo|meriendo",
          "bebe|cena|desayuna|almuerza|merienda", rf"{_MOSTLY}(?: con)? {_BARE_NOUN}.*"),
    doing("como|comemos",
          "come", rf" (?:siempre|mucha?s?|poca?s?|bastante|solo|sólo) {_BARE_NOUN}.*"),
)  # fmt: skip

_FAILS = r"(?!.*\b(?:y|pero) (?:no|se|me|falla|desaparece|peta|da|sale|va|sigue)\b)"
_USED_FOR = (
    r"emito|declaro|contabilizo|presento|envío|mando|agendo|reservo|registro|controlo|resumo"
    r"|traduzco|estudio|repaso|edito|editamos|despliego|desplegamos|escribo|escribimos|hacemos"
    r"|hago|diseño|diseñamos"
    r"|dibujo|dibujamos"
    r"|grabo|grabamos|gestiono|gestionamos|organizo|organizamos|llevo|llevamos|planifico"
    r"|planificamos|apunto"
    r"|guardo|guardamos|alojo|alojamos|compilo|testeo|testeamos|monitorizo|monitorizamos|facturo"
    r"|facturamos"
    r"|maqueto|modelo|produzco|mezclo|compongo|retoco|programo|programamos|desarrollo|desarrollamos"
    r"|automatizo|automatizamos|documento|documentamos|tomo notas|anoto|me organizo|nos"
    r" organizamos|me comunico"
    r"|nos comunicamos|hablamos|publico|publicamos|vendo|vendemos|corro|montamos|monto|analizo"
    r"|analizamos"
    r"|entreno modelos|versionamos|renderizo|ilustro|transcribo|contabilizo|depuro|cobro|cobramos"
    r"|hospedo|hospedamos|subo|subimos|leo|veo|escucho|pinto|toco|me gestiono|me controlo|me"
    r" apunto|llevo mis|llevo las|llevo el"
)
_ABOUT_IT = r"(?: (?!(?:por|para|cuando|y|pero|de)\b)[^,;]{1,40}?)?"
_NAMED = rf"{_FAILS}(?P<object>{PROPER}[^,;]*)"
TOOLS: tuple[Saying, ...] = (
    saying("trabajo|trabajamos|curro|laburo|curramos", "trabaja|trabajan",
           rf" (?:todo el día |siempre |mucho )?con (?:el |la )?{_NAMED}", "tool"),
    saying(_USED_FOR, "edita|diseña|programa|escribe|dibuja", rf"{_ABOUT_IT} (?:con|sobre|usando"
           r"|mediante)"
           rf" (?:el |la |un |una |mi )?{_NAMED}", "tool"),
    saying("edito|emito|registro|controlo|agendo|facturo|llevo|editamos|despliego|desplegamos"
          "|escribo|diseño|diseñamos|dibujo|gestiono"
           "|gestionamos|organizo"
           "|planifico|apunto|guardo|guardamos|alojo|alojamos|maqueto|modelo|programo"
           "|programamos|desarrollo|desarrollamos|anoto|me organizo|nos organizamos|hospedo"
           "|hospedamos|tenemos"
           "|documentamos|publicamos|vendemos|compongo|produzco|mezclo|hacemos", "diseña|programa",
           r"(?: (?!(?:clases?|reuniones|vacaciones|trabajos?|.{0,15}\b(?:años?|meses|semanas|días"
           r"|tiempo|vida))\b)[^,;]{1,40}?)? en (?:el |la "
           r"|un |una )?"
           rf"(?!(?:{PROPER} (?:hay|hace))|Madrid|Barcelona|España|México|Argentina|Navidad"
           r"|Semana Santa|Chile|Colombia"
           rf"|Perú|Lima|Bogotá|Buenos Aires|Sevilla|Valencia|Bilbao){_NAMED}", "tool"),
    saying(_USED_FOR, "", rf"{_ABOUT_IT} (?:con|en|sobre|usando) (?:el |la |un |una )?{OBJECT}",
           "tool", topics=ANY_TOPIC),
    saying("me manejo|me apaño|nos apañamos|nos manejamos|me organizo|nos organizamos|me arreglo"
           "|tiro|tiramos"
           "|me muevo|me valgo|me desenvuelvo", "se maneja|se organiza|tira",
           r" (?:bien |siempre |mejor |mucho )*(?:con|de|del) (?:el |la )?(?P<object>(?!lo\b"
           r"|eso\b|la (?:gente|vida)|lujo"
           r"|poco|mi sueldo|orejas|humor|largo|los idiomas|niños)\S.*?)(?= para \w+|$).*", "tool"),
    saying("suelo|solemos|prefiero|acostumbro a", "suele", r" (?:usar|utilizar|trabajar con"
           r"|programar en|escribir en|tirar"
           rf" de) {OBJECT}", "tool"),
    saying("estoy|estamos|llevo|llevamos", "está", r" (?:\w+ (?:años|meses|semanas) )?(?:usando"
           r"|utilizando|trabajando con"
           r"|programando en|desarrollando (?:en|con)) (?P<object>(?!(?:la|una|un|el|esta|este)"
           r" (?:versión|función|método"
           r"|comando|script|código|bucle|librería|fórmula)\b|est[aeo]\b)\S.*)", "tool"),
    saying("uso|usamos|utilizo|utilizamos|empleo|empleamos|estoy usando|estamos usando",
           "usa|usan|utiliza|utilizan",
           rf"{NOW} (?P<object>(?!.*\by (?:no|se|me|falla|peta|da) )(?!.*\b(?:botón"
           r"|tecla)\b)(?!pronombres|(?:la |una )?talla\b)(?!(?:el|la|los|las) \w+ (?:de abajo"
           r"|siguiente|de"
           r" arriba))(?!(?:el|la|este|esta) "
           r"(?:siguiente|función|código|comando|método|script|fórmula|bucle|consulta|archivo)\b)"
           r"(?!(?:un|una) (?:función|bucle|for|variable|lista|script|método|clase)\b)\S.*)",
           "tool"),
)  # fmt: skip

_USE = (
    r"(?:uso|usamos|utilizo|utilizamos|tiro de|tiramos de|empleo|empleamos|trabajo con|trabajamos"
    r" con|suelo"
    r" usar|solemos usar|me apaño con|siempre uso|siempre usamos|recurro a|confío en|voy con)"
)
WEEKDAYS: tuple[Frame, ...] = (
    frame("los las cada el", rf"{_NOT_TODAY}(?P<object>(?:los|cada) {_DAYS}(?:(?:,| y| e| o)(?:"
          rf" los)? {_DAYS}){{0,3}}{_PART}"
          rf"(?:{_AND_SO}(?:no |nunca )?{_CLITIC}{_DO}| (?:toca|nos toca|me toca|es (?:noche|día"
          rf"|tarde) de)"
          r" \S).*)",
          "pattern"),
)  # fmt: skip
_ADJUNCT = (
    r"(?!.*\b(?:consola|error\w*|código|script|build|servidor|pantalla|archivo|fichero|terminal)\b)"
    r"(?!(?:en|a) (?!Nav|Noche|Semana|Reyes|Año|Carn)(?-i:[A-ZÁÉÍÓÚ]))(?:de|en|para|con|por|al|a"
    r"|tras|sin|después de|antes de) (?!veces\b)[^,;:]{1,40}?,? (?:yo"
    r" )?(?:casi )?"
)
_ADJUNCTS = "de en para con por al a tras sin después antes"
HABIT_FRAMES: tuple[Frame, ...] = (
    frame("el la los las mi mis",
          r"(?:el|la|los|las|mis?) [^,;:]{2,30}? (?:lo|la|los|las) (?:llevo|llevamos|gestiono"
          r"|gestionamos|hago"
          r"|hacemos|guardo|guardamos|apunto|apuntamos|escribo|edito|tengo|tenemos|controlo"
          r"|organizo|emito|compro|compramos)"
          rf" (?:en|con|por) (?:el |la )?{_NAMED}", "tool"),
    frame(_ADJUNCTS, rf"{_NOT_TODAY}{_ADJUNCT}siempre {_SAY}{_DO}.*)",
          "pattern", needs=("siempre ",)),
    frame(_ADJUNCTS, rf"{_NOT_TODAY}{_ADJUNCT}(?P<negated>nunca |jamás ){_SAY}{_DO}.*)", "pattern",
          needs=("nunca ", "jamás ")),
    frame(_ADJUNCTS, rf"{_ADJUNCT}(?P<negated>no )?(?:suelo|solemos|acostumbro a)"
          r" (?P<object>\w+[aeí]r(?:me|nos|lo|la)?\b.*)",
          "pattern", needs=("suelo ", "solemos ", "acostumbro ")),
    frame("en", r"en (?:mi |nuestra )?(?:casa|familia) (?:siempre )?(?P<object>se \w+(?:"
          rf" [^,;]{{1,50}}?)? (?:{OFTEN}|{_WEAK})\b.*)", "pattern"),
    frame("escribo te entro trabajo navego me", r"(?:te )?(?:escribo|entro|trabajo|navego|me"
          r" conecto|juego) desde (?:un|una|mi|el) (?P<object>(?!casa|móvil$|trabajo|tren|bus"
          r"|coche)\S.*)", "tool"),
    frame("todo", r"todo lo (?:hago|hacemos|llevo|gestiono|guardo|apunto|escribo|edito|organizo"
          rf"|programo) (?:en|con) (?:el |la )?{_NAMED}", "tool"),
    frame("", rf"(?P<object>{PROPER}) es lo que (?:más |siempre )?(?:uso|utilizo|usamos)\b.*",
          "tool", needs=("lo que",)),
    frame("para con en", r"para (?P<what>(?!(?:este|esta|esto|eso|mañana"
          r"|hoy)\b)[^,;:]{2,50}?),? (?:yo |nosotros"
          rf" |siempre |en casa |normalmente )*{_USE} (?P<object>(?!(?:un|una|el|la) (?:bucle"
          r"|función|for|lista|variable)"
          r"\b)\S.*)", "tool"),
    frame("", rf"{_NOT_TODAY}(?P<object>(?:casi )?{OFTEN}{_AND_SO}(?:no|nunca) {_CLITIC}{_DO}.*)",
          "pattern", needs=(" no ", " nunca ")),
    frame("", rf"{_NOT_TODAY}(?:casi )?{OFTEN}{_AND_SO}{_SAY}{_DO}.*)", "pattern",
          needs=("odos ", "odas ", "ada ", "os ", "ntre semana", "De ", "de ", " veces ", "vez ",
              "diari", "or las ",
                 "ensual", "eman", "par de ", "ias ", "días ")),
    frame("", rf"{_NOT_TODAY}{_WEAK}{_AND_SO}{_SAY}(?!(?:tengo|voy|salgo (?!a )|viajo|vuelo"
          r"|estoy)\b(?!.*"
          rf"\b(?:siempre|ya estoy)\b)){_DO}.*)", "pattern",
          needs=("las ", "la ", "ntes ", "espués ", "espues ", "uego ", "Al ", "al ", "ada más",
              "En ", "en ", "ientras ", "e noche",
                 "mediod", "días de", "emprano", "ronto")),
    frame("", rf"{_NOT_TODAY}(?P<negated>no |nunca )?{_SAY}{_DO}(?: [^,;]{{1,80}}?)?,? (?:casi"
          rf" )?{OFTEN}\b.*)",
          "pattern", needs=("tod", "cada ", "los ", " veces ", "una vez ", "diari", "por las ",
          "seman", "días ", "mensual",
                            " de lunes", "par de ")),
    frame("", rf"{_NOT_TODAY}(?P<negated>no |nunca )?{_SAY}{_ROUTINE}(?: [^,;]{{1,60}}?)?,?"
          rf" {_WEAK}\b.*)", "pattern",
          needs=(" las ", " la ", "antes ", "después ", "despues ", "luego ", " al ", "nada más",
              " en ", "de noche", "tard",
                 "tempran", "pront", "mediod", "días de", "mientras ")),
    frame("no", rf"(?P<negated>no) {_SAY}{_DO}(?: [^,;]{{1,40}}?)?) (?:nunca|jamás)\b.*", "pattern"
          ),
    frame("no", r"(?P<negated>no) (?P<object>(?:ceno|desayuno|madrugo|trasnocho|conduzco|manejo"
          r"|cocino|fumo|bebo|duermo"
          r" siesta|hago deporte|tomo café|voto|trabajo los \w+|veo la tele|uso redes sociales"
          r"|tengo redes(?: sociales)?"
          r"|tomo alcohol|tengo (?:coche|carro|carnet|tele|televisión|hijos|mascotas|pareja|horno"
          r"|lavavajillas|microondas"
          r"|airfryer|facebook|instagram|whatsapp|carné))(?=$|[.,;!]| y | pero ).*)", "pattern"),
    frame("", rf"{_SAY}{_DO} [^,;]{{1,60}}? (?:como un reloj|religiosamente|sin falta|por"
          r" costumbre|de toda la"
          r" vida)\b.*)", "pattern", needs=("reloj", "eligiosa", "sin falta", "costumbre",
          "la vida")),
)  # fmt: skip

_DID = r"(?:\w+(?:aba|ía)(?:mos)?)"
END_FRAMES: tuple[Frame, ...] = (
    frame("antes solía soliamos yo", r"(?:antes,? |yo antes )?(?:solía(?:mos)? (?:\w+r(?:me)? )?"
          rf"|{_DID} )(?:mucho |siempre"
          r" )?(?:al? |a la |en |con |por |de |el |la |los |las |un |una"
          r" )*(?P<object>[^,;]{2,60}?),? (?:pero )?(?:ahora|ya|hoy)"
          r" (?:ya )?no\b.*", "end", **ENDS),
    frame("hace", r"hace (?:ya |más de )?(?:\w+ ){1,3}?que (?:ya )?no (?:me |le )?\w+(?:o|oy|amos"
          r"|emos|imos) (?:al? |a la |en"
          rf" |con |de |el |la |los |las )*{OBJECT}", "end", **ENDS),
    frame("ya", r"ya no (?P<object>fumo|bebo|vapeo|corro|nado|medito|madrugo|conduzco|manejo"
          r"|cocino|ayuno|teletrabajo|juego"
          r"|entreno|opino)(?: (?:nada|más))?(?=$|[.,;!]| desde| y ).*", "end", **ENDS),
    frame("ya", r"ya no (?:me |le |nos )?(?!puedo|quiero|sé\b|se\b|recuerdo|entiendo|funciona"
          r"|aguanto|soporto|necesito|creo"
          r"|siento|encuentro|veo (?:el|la|nada)|tengo (?:que|ganas|dudas?|tiempo|problema)|hay"
          r"|es\b|está|sale|da\b|me\b"
          r"|quedo|hace)\w+(?:o|oy|amos|emos|imos)\b (?:al? |a la |en |con |por |de |el |la |los "
          r"|las |mis? |un |una |ningún"
          rf" |nada de )*{OBJECT}", "end", **ENDS),
    frame("dejé dejamos he hemos paré", r"(?:dejé|dejamos|he dejado|hemos dejado|paré|he parado)"
          r" de (?!ser\b|estar\b|ver (?:el|la|los) |funcionar"
          r"|entender|creer|tener (?:miedo|ganas))\w+r(?:me|nos|lo)? (?:al? |a la |en |con |por "
          r"|de |el |la |los |las |mis?"
          rf" )*{OBJECT}", "end", **ENDS),
    frame("me nos", r"(?:me|nos) (?:borré|borramos|di de baja|dimos de baja|he dado de baja|he"
          r" borrado|salí|quité|desapunté|he quitado|retiré|deshice|he desapuntado|separé"
          r"|desuscribí) (?:de(?:l| la| los)?"
          rf" ){OBJECT}", "end", **ENDS),
    frame("lo corté terminé rompí hemos", r"(?:lo dejé|lo he dejado|lo dejamos|corté|terminé"
          r"|rompí|he roto|he cortado) con"
          r" (?:(?:mi|mis) |(?=(?-i:[A-ZÁÉÍÓÚ])))(?P<object>\S.*)", "end", **ENDS),
    frame("cancelé di me", r"(?:cancelé|cancelamos|he cancelado|di de baja|he dado de baja) (?:mi"
          r" |el |la |nuestr[oa] )?(?:suscripción"
          r" (?:de|a) )?(?P<object>(?!(?:el |la |mi )?(?:reunión|cita|pedido|vuelo|reserva|cena"
          r"|viaje)\b)\S.*)", "end", **ENDS),
)  # fmt: skip
