"""Spanish: where statements begin and end, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.iberian import (
    ASIDE,
    LEFT_OUT,
    UPPER,
    compiled,
    of_oneself,
    of_others,
    topic_finder,
    words,
)
from kumbuka.memory.extraction.languages.spanish_beginnings import (
    BEGINS,
    CLAUSES,
    FILLERS,
    FORGET,
    OF_ANOTHER,
    OPENER,
    PLURALS,
    REMEMBER,
    RUN_ON,
    SAID,
    TENSES,
    VERBS,
)
from kumbuka.memory.extraction.languages.spanish_clauses import MY
from kumbuka.memory.extraction.languages.spanish_habits import END_FRAMES
from kumbuka.memory.extraction.languages.spanish_requests import FORGET_ASKED
from kumbuka.memory.extraction.languages.spanish_words import (
    ATTRIBUTES,
    HABITS,
    NOUNS,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    TONGUES,
)
from kumbuka.memory.extraction.languages.spanish_work import WORK_BESIDE
from kumbuka.memory.extraction.table import (
    Language,
    by_head,
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
    opener=compiled(OPENER),
    blocked=compiled(
        r"(?:que(?= )(?! (?:(?:tus|las) respuestas|no se te|sepas|lo sepas|conste))|si(?! (?:hay"
        r" )?alg[oa]\w* (?:cosa )?que\b| hay una cosa que\b| te"
        r" (?:pido|pregunto|paso|mando|pego)\b| hay que \w+r\b[^,]{0,40}, (?:primero|se|hay))"
        r"|cuando(?! (?:te (?:pida|pregunte|hable|mande|pase|diga|consulte|escriba|comparta|suba"
        r"|pegue)|(?:me |te"
        r" )?(?!puedas|quieras|termines|acabes|tengas|llegues|sepas|estés|veas)\w+[ae]s)\b|"
        r" \w+(?:o|mos)\b[^,]{0,60}, (?:primero|siempre)\b"
        r"| (?:llego|salgo|me levanto|termino|viajo|cocino|entreno|estudio|trabajo) [^,]{0,40},"
        r" (?:siempre )?(?:me |lo )?\w+o\b)|aunque|ojalá|quizás?|tal vez|a lo"
        r" mejor|posiblemente|probablemente|supón"
        r"|supongamos|suponiendo|imagina|imaginemos|imagínate|digamos"
        r"|en caso de|como si|y si|qué(?! (?:(?:tus|las) respuestas|no se te|sepas|lo sepas"
        r"|conste|(?:asco|rabia|pereza|grima|miedo|fobia|manía|coraje)\b))|como (?=(?:se|te|puedo"
        r"|hago|haces|hace|está|estás|es|fue|funciona|l[eoa]s?|que|dije|dices|me|nos|no|si|todo"
        r"|va|van|andas|hay|quieras|\w+[aeí]r)\b)|c[ó]mo(?! (?:siempre"
        r"|odio|detesto|adoro|amo|me (?:gusta|encanta|fastidia|molesta|flipa)n? (?:el|la|los"
        r"|las)))|por qué|como (?:asistente|modelo|ia|una ia"
        r"|un modelo|inteligencia)|dónde|quién|quiénes|cuál|cuáles"
        r"|cuánt[oa]s?|acaso|me gustaría(?! que (?:siempre |me |no )*(?:respond|contest|habl"
        r"|us[ea]s|usara|escrib|trat|tute|expli|des\b|diera|seas|fuera|llam))|nos gustaría"
        r"|me encantaría|quisiera|desearía|querría|podrías?|puedes(?! (?:ya )?(?:llamarme|decirme"
        r" [A-Z]|olvid\w+|borrar|eliminar|quitar))"
        r"|puede|podemos|deberías?|debería"
        r"|debo|tengo que(?! (?:llevar|tomar|evitar|usar) )|tenemos que|hay que|necesito(?! que"
        r" (?:siempre|me (?:respond|contest)))"
        r"|necesitamos|escribe(?!me por)|escríbeme (?:un|el|la)|redacta|genera|crea|explica"
        r"(?!me\b.* siempre)|explícame(?!.* siempre\b)|dime(?! [\w'’-]+(?: [\w'’-]+)?(?:[.!]*$|,"
        r" (?:así|que|como)))"
        r"|dame(?! siempre)(?! (?:las |los |tus )(?:respuestas|medidas|precios|cantidades|fechas"
        r"|unidades"
        r"|temperaturas|distancias|horas|recetas|ejemplos)\b)|muestra|muéstrame|ayúdame|hazme"
        r"|haz(?! como (?:si|que) no)|corrige"
        r"|revisa|cambia|convierte|resume|analiza|compara|calcula|busca|recomienda|recomiéndame"
        r"|sugiere|sugiéreme|enséñame|cuéntame"
        r"|quiero (?!que (?:siempre |me |no |nunca )*\w+|(?:tus |las )?respuestas|olvid|borr)"
        r"|queremos|quería"
        r"|intento|estoy (?:intentando|pensando|buscando|considerando|tratando|planteándome"
        r"|dudando)|trato de|pienso|no (?:creo|digo|he dicho|dije|pienso|es cierto|es verdad|es"
        r" que|sé si|estoy segur)"
        r"|(?:(?:sí|ya|claro|ajá|seguro|vale|ah)[,. ]+){1,3}y yo soy|nunca (?:he dicho|dije"
        r"|diría)|jamás (?:he dicho|dije)|dudo|iba a|estaba (?:pensando"
        r"|por)|estuve|espero|ojala|sería|es cierto que|es verdad que|según|hipotéticamente|en"
        r" teoría|no es (?:cierto|verdad)|mañana(?! cumplo)|pon(?:gamos)? que"
        r"|puede que|casi(?! (?:siempre|nunca|tod))|por poco|yo en tu lugar|yo que tú|depende|a"
        r" veces|necesito que me digas)\b"
    ),
    reported=compiled(
        r"\b(?:dijo|dijeron|dice|(?<!me )dicen|decía|afirma|afirm[ó]|asegura|asegur[ó]|opina|piensa"
        r"|cree|creen|coment[ó]|comenta|pregunt[ó]|pregunta si|escribi[ó]|cont[ó]|(?<!en )cuenta"
        r" que|insiste"
        r"|respondió"
        r"|contest[ó]|según (?:mi|el|la|ell|un|su)|letra de|la canción dice|cita textual|frase de"
        r"|citando"
        r"|proclama|al[ée]rgic[oa]s? a(?:l| los?| las?| l)? (?:lunes|madrugar|trabaj\w+|reuniones"
        r"|gente|idiotas?|tont\w+|compromisos?|responsabilidad\w*|matemáticas|deporte"
        r"|ejercicio|malas"
        r" noticias|dramas?|política|levantarme|estudiar|limpiar|fregar|pobreza|impuestos)"
        r"|sostiene|declar[ó]|grit[ó]|cantaba|(?:anda|va) diciendo)\b(?!,? en vez)"
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
        rf"{RUN_ON}|"
        r"\s*(?:;|[,—–]|\s-\s|,?(?<!\byo)\s(?:y|e|pero|así que|aunque|pues|porque)"
        r"|(?<=\s)(?=(?:como|en|para) ))\s*(?:(?:y|pero|así que"
        rf"|además|por eso)\s+)?(?:(?={BEGINS})|(?P<elided>{LEFT_OUT}(?={OF_ANOTHER}\b)"
        rf"|{WORK_BESIDE}))"
    ),
    undivided=compiled(
        r"(?:para|cuando|cada vez que) [^,;:]{2,60}[,:]? (?:yo )?primero\b"
        r"|(?:me|nos) (?:cambié|cambiamos|mudé|mudamos) de (?:ciudad|pueblo|casa|país|trabajo"
        r"|empresa|curro|laburo|operador|banco|gimnasio)\b"
        r"|cambié de (?:trabajo|empresa|curro|laburo|banco|gimnasio)\b"
        r"|(?:ya )?(?:está|quedó|lo tengo|lo tenemos) (?:más que )?(?:decidido|claro|hablado"
        r"|acordado|resuelto)[:,] "
        r"|(?:[^,.;:]{1,20}[:,] )?(?:entre [^,;.]{1,40} (?:y|e|o) [^,;.]{1,40},? (?:yo"
        r" )?(?:siempre )?"
        r"(?:me quedo|elijo|prefiero|escojo|tiro|voy)\b"
        r"|(?:cuando|siempre que|cada vez que) [^,;:.]{2,60}, (?:\w+[ae]me|ve al grano)\b"
        r"|no (?:soy|vengo) del? [^,;.]{2,40}, (?:sino|soy|vengo) "
        r"|(?:ya )?no (?:vivo|vivimos|trabajo|trabajamos) [^,;.]{2,40}, (?:sino|ahora estoy|ahora"
        r" estamos)\b)"
    ),
    before_question=compiled(
        r"(?:[,;.—–]|\s-\s)\s*(?:(?:y|entonces|así que|pero|oye|y entonces|o) )?¿?(?=(?:(?:a|de"
        r"|en|con|para|por|desde"
        r"|hasta|cada|sobre) )?(?:qué|q (?!no\b|me\b|se\b)\w+"
        r"|que (?:me|le|puedo|hago|tal|podría|debo|tipo|cosa|otro"
        r"|otra|\w{3,}s)|cuál(?:es)?|cómo|dónde"
        r"|cuándo|quién(?:es)?|cuánt[oa]s?|adónde)\b|por qué|(?:(?:me|te|se|nos|le|lo|la)"
        r" )?(?:puede[sn]?|puedo|podemos"
        r"|podr[íi]a[sn]?|podés|hay|tienes|tenés|tiene|sabes|sabés|sabría[sn]?|conoces|conocés"
        r"|cree[sn]?|creés|recomienda[sn]?"
        r"|recomendás|recomendarías|sugieres|sugerirías|recomiéndame|ayudas|ayudás|ayudarías"
        r"|ayuda|ayúdame|ayudame|dices"
        r"|decís|dirías|das|explicas|explicás|pasas|haces|hacés|debería|deberíamos|conviene"
        r"|convendría|merece|vale la pena"
        r"|existe[n]?|sirve|serviría|alcanza|afecta|hace falta|necesito|tengo que|debo|es|está"
        r"|son|será|sería|cabe|toca"
        r"|va bien|queda|pasa algo|importa|influye|quedaría|recuerdas|te acuerdas|haría[sn]?"
        r"|aconseja[sn]?|cambiarías|ves"
        r"|te parece|dónde|alguna|algún|algo|alguien|ideas|sugerencias|consejos|opciones"
        r"|recetas|tips|planes|trucos|rutas|vale"
        r"|viene|va\b|hago|pongo|compro"
        r"|uso|cambio|mejor|llega|compensa|echas|echarías|harías|encuentras|consigues|buscas"
        r"|enseñas|cuentas|preparas|propones|escribes|revisas|corriges|miras)\b)"
        r"|\s*¿|\s(?:y|entonces|así que)\s(?=(?:qué|cuál|cómo|dónde|cuánto)\b)"
    ),
    remember=compiled(REMEMBER),
    forget=compiled(
        rf"(?:{FORGET})(?:,? (?:por favor|porfa|ya))?(?: de (?:tu|la) memoria| de tus (?:notas"
        r"|recuerdos))?(?: de)?"
        r" (?:(?:absolutamente )?tod[oa] )?(?:l[oa] (?:información )?que (?:te |os |le )?(?:dije"
        r"|conté|comenté|he dicho|he contado"
        r"|he comentado|mencioné|puse|sabes|sepas|sabe|tienes|tengas|recuerdes|recuerdas"
        r"|guardaste|guardes|has guardado|tenías"
        r"|había dicho|hayas? guardado|sabías|anotaste)(?: antes| guardado| anotado| apuntado|"
        r" ayer| el otro día)?"
        r" (?:de que|sobre|de|acerca de|respecto a|con)(?:l)? "
        r"|lo (?:relacionado con|referente a|de que"
        r"|del|de)(?! (?:arriba|abajo|antes|ahora|ayer)) ?|que |(?:sobre|acerca de) "
        r"|el (?:dato|tema|asunto|hecho) (?:de que |de |del )|la parte de |el hecho de que "
        r"|(?<=memoria )(?=(?:el|la|los|las) ))"
    ),
    forget_attribute=compiled(
        rf"(?:{FORGET})(?:,? por favor)?(?: de (?:tu|la) memoria| de tus notas)?(?: de)? (?:mi|mis)"
        r" (?:(?P<favourite>\w[\w -]{0,40}?) (?:favorit[oa]s?|preferid[oa]s?)|(?P<attribute>\w[\w"
        r" -]{0,40}?))(?: de (?:tu|la) memoria)?[.!\s]*$" + FORGET_ASKED
    ),
    subject=compiled(
        rf"(?P<user>(?!))|(?:a )?{MY} (?P<relation>{RELATION_NAMES})(?:,?"
        rf" (?P<name>{UPPER}[\w'’-]+)(?=,?\s))?{ASIDE},?\s"
    ),
    adverbs=compiled(
        r"(?:(?:también|ahora|siempre(?= (?:prefiere|le))|realmente|actualmente|hoy en día|solo"
        r"|además|sí que|sí|todavía|aún|y|,)\s+)+"
    ),
    clause_frames=by_head(CLAUSES + of_oneself(SAID, "también", FILLERS, TENSES) + END_FRAMES),
    verb_frames=by_head(of_others(SAID, FILLERS, PLURALS)),
    object_end=compiled(
        r"\s(?:(?:y|e|pero) (?:el|la|los|las|mi|mis) \w+ (?:no|ya no|está|están|es|son|se|me|va"
        r"|sale)\b|que (?:me (?:siento|hace|lío|pierdo|agobio|molesta|pone)|si no|luego|así|no me"
        r" (?:entero|aclaro))|por (?:causa|culpa|motivos?|razones|trabajo|el trabajo|estudios"
        r"|amor|religión"
        r"|salud|ética|principios|convicción|recomendación|prescripción|(?:mi|la) (?:salud"
        r"|religión|medicación))|porque|ya que|pero|aunque|pues|así que|cuando|(?<!como )si|para"
        r" que|antes que"
        r"|mientras|dado"
        r" que|puesto que|de modo que|por eso|como para|sino|excepto|salvo|y (?:quiero|quería"
        r"|necesito|funciona|falla|da|yo|me|mi|mis|no"
        r"|también|ella|[é]l|ellos|por|nunca|siempre|ahora|eso|ya|así|es|vive|trabaja|estudia"
        r"|tiene|uso|vivo|soy|tengo|trabajo"
        rf"|prefiero|odio|ando|estoy|hago|voy|llevo|{VERBS})\b)(?=\s|$)"
        r"|\s[—–-]+\s|\s?[;(]|,\s?(?:y |pero |así|aunque|porque|que\b|gracias|por favor|no\b|ni\b"
        r"|tampoco|como|si\b|donde|cuando|sobre todo|especialmente|verdad|yo\b|me\b|mi\b|además"
        r"|s[oó]lo\b|ahora|primero|la verdad|eso|por cierto|ya\b|lo\b|jaja|eh\b|xd|en serio"
        r"|(?:te )?lo juro"
        r"|sinceramente|tío\b|tía\b|(?:cada |a "
        r"|de |en |con |por"
        r" )?(?:qué|cuánt\w+|cuándo|dónde)\b|hay\b"
        r"|se puede|sabes|conoces|recomi\w+|ayúd\w+|ayuda\w*\b|necesito|quiero|busco|estoy|tengo"
        r"|vivo|dame|dime"
        r"|\w{2,}[aeáéí](?:me|melo|mela|nos)\b|haz\b|hazme|crees|vale\b|ok\b|a eso de|aun así"
        r"|para que|es\b|así|pues|aunque|incluso|sin"
        r" embargo|en general|al menos|qué|cuál|cómo|puedes|podrías)"
        r"|:\s|[!?¿¡]\s?"
    ),
    object_tail=compiled(
        r"[\s,]+(?:ojo|ni en broma|ni loc[oa]|ni de broma|bajo ningún concepto|de ninguna manera"
        r"|porfa(?:vor)?|porfis|plis|tío|tía|wey|güey|che|boludo|parce|vale|ok|entonces"
        r"|nomás|de toda la vida|desde (?:pequeñ[oa]|niñ[oa]|chic[oa]"
        r"|hace \w+(?: \w+){0,2})|con (?:locura|toda mi alma|pasión|todas mis fuerzas|cero"
        r" esfuerzo)|a muerte|y punto|y ya(?: está)?|y no le damos más vueltas"
        r"|y listo|o algo así|creo|ahora(?: mismo)?|actualmente|hoy en día|últimamente|también"
        r"|muchísimo|mucho|un"
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
        r"|cuándo|cuando|dónde|si|ni(?! \w+ \w+ ni)|tus?|sus?|cosas?|lo|les?|mismo|así|aquí|allí"
        r"|no(?! (?:tengo|tenemos|hay|puedo|como|se|me"
        r"|le|nos|es|está|son|uso|vivo|trabajo|hablo|bebo|soy|quiero|debo"
        r"|conduzco|manejo|veo|oigo|llevo|fumo|duermo|voy|salgo|necesito|suelo)\b)|de|en"
        r"|por|para|que|qué)(?=$|[\s,.]))"
    ),
    not_objects_of={
        "preference": compiled(
            r"(?:(?:las )?dos (?:opciones|versiones|ideas)|.* que (?:has|pusiste|propones|me"
            r" diste)\b|(?:el|la|los|las|tu|tus|su|es[ea]|est[ea]|lo de|lo) (?:dos\b|título"
            r"|párrafo"
            r"|final\b|texto|tono\b|formato|idea|respuesta|enfoque"
            r"|código|solución|resultado|versión(?! v?\d)|opción|dirección|diseño|primer[oa]?"
            r"|segund[oa]|tercer[oa]?|últim[oa]|anterior|siguiente|otr[oa]|mism[oa]|propuesta"
            r"|sugerencia|explicación|de arriba|de abajo|que (?:dices|has|propones|escribiste"
            r"|me))\b"
            r"|(?:es[oaes]{1,2}|est[oaes]{1,2}|cómo|tu|tus|lo|el tuyo|más)\b(?!\s(?:series"
            r"|películas))|que (?:me ayudes|digas|hayas|lo)|(?:saber|ver|decir|pedirte|preguntarte"
            r"|que me ayudes|ser sincer|verte|hablar contigo)\b)"
        ),
        "decision": compiled(
            r"(?:quedar (?:a|con|en)\b|contestar|no contest|responder\b|encontrar|vernos|(?:la"
            r"|el) (?:misma?|primer[ao]?|segund[ao]|otr[ao]|anterior|de arriba|siguiente"
            r"|función|código)\b|recursi|un (?:bucle|for|while)|una (?:lista|función|clase"
            r"|variable)\b|probar|intentar|preguntar|dejarlo|dejar (?:así|es[oae]|est[oae])"
            r"|es[oae]\b|est[oae]\b|opción\b|(?:la"
            r" )?opción \w\b|ir(?:me|nos)?(?: a(?! (?:vivir|estudiar|trabajar)\b)| al"
            r"| de)\b|salir|dormir|descansar|comer|pedir|esperar|ver\b|hacer(?:lo|la)?(?: (?:lo"
            r"|es[ot]o?|est[eo]|así|caso|algo|nada|"
            r"una? (?:prueba|pausa|descanso|función|bucle|script|lista|commit))\b|$)|no\b)"
        ),
        "pattern": compiled(
            r"(?:me (?:sale|da|dice|pasa|ha|han|olvido|pregunto|aparece)|(?:digo|veo que|creo"
            r"|pienso"
            r"|recibo|obtengo|entiendo|sé|dije|oí|escuché|pensé|supe|quise|vi|he|había|tuve"
            r"|tengo (?:una? )?(?:duda|pregunta|problema|error|idea))\b|es[oae]\b|est[oae]\b)"
        ),
        "tool": compiled(
            r"(?:(?:el|la|los|las) (?:primer[oa]?|segund[oa]|siguiente|últim[oa]|anterior|otr[oa]"
            r"|mism[oa]|función|código|método|script|comando|servidor|app|fórmula|consulta"
            r"|versión|de"
            r" arriba|de abajo)\b|es[oae]\b|est[oae]s?\b|mi |tu |puerto \d|para\b|como\b|casa$)"
        ),
        "identity": compiled(
            r"(?:(?:el|la|lo) mism[oa]\b|un (?:momento|problema|error|bug|poco|lío)|una (?:duda"
            r"|pregunta|idea|reunión|entrega|cita|app)\b|es[oae]\b|est[oae]s?\b|(?:listo|lista"
            r"|seguro|segura|cansad[oa]|perdid[oa]|atascad[oa]|content[oa]|feliz|triste"
            r"|nuev[oa](?=$| en\b| por\b| aquí)|consciente)\b|miedo\b|casa$|equipo$|ello$)"
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
