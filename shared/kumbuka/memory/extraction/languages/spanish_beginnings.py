"""Spanish: all that frames read, and how statements, notes and requests to forget begin."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import UPPER, Plurals, Tenses, in_groups, words
from kumbuka.memory.extraction.languages.spanish_clauses import (
    CLAUSE_FRAMES,
    MY,
)
from kumbuka.memory.extraction.languages.spanish_habits import (
    DONE_OFTEN,
    HABIT_FRAMES,
    MEALS,
    TOOLS,
    WEEKDAYS,
)
from kumbuka.memory.extraction.languages.spanish_identity import SAYINGS
from kumbuka.memory.extraction.languages.spanish_life import (
    LIFE,
    LIFE_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_likes import (
    DECISION_FRAMES,
    DECISIONS,
    LIKE_FRAMES,
    LIKES,
)
from kumbuka.memory.extraction.languages.spanish_people import (
    PEOPLE,
    PEOPLE_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_requests import (
    PROCEDURE_FRAMES,
    REQUEST_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_words import RELATION_NAMES
from kumbuka.memory.extraction.languages.spanish_work import WORK, WORK_FRAMES

PLURALS = Plurals(
    words("no ya le les se lo la los las me nunca jamás siempre casi también tampoco rara vez a"),
    {"es": "son", "fue": "fueron", "hizo": "hicieron"},
    {"ió": "ieron", "ó": "aron", "á": "án", "a": "an", "e": "en"},
)
TENSES = Tenses(
    in_groups(
        amos="us trabaj estudi habl tom odi evit toc practic compr cuid alquil disfrut ador and"
        " esper"
        " tir pas llev necesit organiz guard gestion dibuj edit program escuch valor admir detest",
        emos="beb com aprend vend le",
        imos="viv compart conviv sufr sub escrib",
    )
    | {"estoy": "estamos", "soy": "somos", "tengo": "tenemos", "voy": "vamos", "he": "hemos"}
    | {
        "hago": "hacemos",
        "doy": "damos",
        "salgo": "salimos",
        "sigo": "seguimos",
        "suelo": "solemos",
    }
    | {"vengo": "venimos", "juego": "jugamos", "prefiero": "preferimos", "padezco": "padecemos"},
    {
        "é": "{s}amos{r}|he {s}ad?o{r}|hemos {s}ad?o{r}|acabo de {s}ar{r}|acabamos de {s}ar{r}",
        "í": "{s}imos{r}|he {s}ido{r}|hemos {s}ido{r}|acabo de {s}er{r}|acabo de {s}ir{r}"
        "|acabamos de {s}er{r}|acabamos de {s}ir{r}",
    },
    {
        "é": "nos {s}amos{r}|me he {s}ad?o{r}|nos hemos {s}ad?o{r}|me acabo de {s}ar{r}|acabo de"
        " {s}arme{r}"
        "|nos acabamos de {s}ar{r}|acabamos de {s}arnos{r}",
        "í": "nos {s}imos{r}|me he {s}ido{r}|nos hemos {s}ido{r}",
    },
    {"qu": "c", "gu": "g", "c": "z"},
)
FILLERS = (
    r"mil veces|con diferencia|con toda mi alma|con todas mis fuerzas|profundamente|también"
    r"|todavía|aún|actualmente"
    r"|además|hoy en día|de momento|por ahora|en realidad|la verdad"
    r"|sinceramente|personalmente|ahora mismo|igualmente|realmente|justo|con locura|a muerte|aquí"
    r"|acá|allá"
)
"""May stand between a verb and what it is about."""
FORGET = (
    r"(?:por favor,? )?(?:(?:puedes|podrías|podés|te pido|quiero|necesito|me gustaría"
    r"|quisiera)(?: que)?(?: ya)? )?(?:olvida(?:te|r|rte)?"
    r"|olvídate|olvide|olvidá(?:te)?|olvides|te olvides|borra(?:r|me)?|bórra(?:me|te)"
    r"|borrá(?:me)?|borres|elimina(?:r|me)?|elimínam[e]"
    r"|eliminá|elimines|quita(?:r|me)?|quitá|quites|descarta(?:r)?|descartá|suprime|quítame|deja"
    r" de recordar|(?:ya )?no (?:me |hace falta que |es necesario que "
    r"|quiero que |necesito que )?(?:recuerdes"
    r"|guardes|tengas en cuenta|te acuerdes(?: de)?|memorices|te quedes con|conserves)|haz como"
    r" (?:si|que) no (?:te )?(?:hubiera dicho"
    r"|he dicho|dije|hubiese dicho|supieras))"
)
SAID = WORK + SAYINGS + DECISIONS + LIKES + DONE_OFTEN + LIFE + PEOPLE + TOOLS + MEALS
CLAUSES = (
    *PROCEDURE_FRAMES,
    *DECISION_FRAMES,
    *LIFE_FRAMES,
    *WORK_FRAMES,
    *PEOPLE_FRAMES,
    *WEEKDAYS,
    *CLAUSE_FRAMES,
    *REQUEST_FRAMES,
    *LIKE_FRAMES,
    *HABIT_FRAMES,
)

VERBS = (
    r"(?:prefiero|preferimos|soporto|aguanto|tolero|no (?:como|bebo|tomo|pruebo|puedo (?:comer"
    r"|tomar"
    r"|beber|probar|con))|odio|odiamos|detesto"
    r"|adoro"
    r"|amo|disfruto|uso|usamos|utilizo|utilizamos|vivo|vivimos|resido|trabajo|trabajamos|estudio"
    r"|aprendo|hablo|soy|somos|estoy|estamos|tengo|tenemos|llevo|bebo|tomo|corro|juego|toco|leo"
    r"|escribo|programo|conduzco|manejo|nací|crecí|cumplí|decidí|decidimos|elegí|elegimos|opté"
    r"|optamos|cambié|cambiamos|pasé|pasamos|migré|migramos|dejé|dejamos|compré|vendí|vendimos"
    r"|suelo"
    r"|solemos|evito|he (?:cambiado|dejado|decidido|pasado|elegido|migrado|empezado|adoptado"
    r"|vendido"
    r"|comprado|optado)|hemos (?:cambiado|dejado|decidido|pasado|elegido|migrado|comprado|adoptado"
    r"|optado)|adopté|adoptamos|voy|vamos|fumo|colecciono|practico|odiaba|padezco|sufro|entreno"
    r"|empecé|ando|curro|laburo|chambeo|hago|hacemos|doy|salgo|ceno|cenamos|desayuno|madrugo"
    r"|cocino|medito|nado|cumplo|mido|peso|calzo|entiendo|domino|diseño|edito|despliego|desplegamos"
    r"|viajo|viajamos|duermo|crío|comparto|ejerzo|regento|cursé|curso|terminé|renuncié|abandoné"
    r"|cancelé|acabo de|acabamos de|llevamos|procuro|valoro|admiro|paso de|nunca \w+o|siempre \w+o)"
)
_CLITIC = r"(?:(?:me|nos|se me|le tengo) (?!(?:lo|la|los|las)\b)\w+)"
STATES = (
    r"(?:(?:ahora|ya|también|además|hoy|siempre|nunca|hoy en día|actualmente|a mí|luego|en"
    r" casa|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
    r"|diciembre|primavera|verano|otoño|invierno)|el (?:año|mes) que viene),? )*"
    r"(?:yo |nosotros |todos |todo el mundo )?(?:no |ya no |tampoco )?(?:siempre |nunca |solo "
    r"|sólo )?"
    rf"(?:{VERBS}\b|{_CLITIC})"
)
FIRST_PERSON = (
    r"(?:(?:no |ya no |yo |nosotros |siempre |nunca |también |tampoco |aún |todavía )*(?:(?:me"
    r"|nos|le|les|lo"
    r"|se) \w|(?:he|hemos|voy|vamos|doy|soy|estoy|sé|di)\b|\w{2,}(?:o|amos|emos|imos|[é])\b)"
    r"|acordamos|aquí\b)"
)
OF_ANOTHER = (
    r"(?:(?:también|además|ahora|no|ya no|nunca|siempre|casi|le|les|se) )*(?:(?:está(?! decidid)"
    r"|tiene|vive"
    r"|trabaja|estudia|juega|toca|habla|come|bebe|toma|fuma|odia|adora|prefiere|usa|lleva|va|hace"
    r"|suele|practica|colecciona|conduce|cumple|sufre|padece|entrena|gusta|encanta|llama|duele"
    r"|cae|da|sienta)n?|es|son|nació|nacieron)"
)
"""What others do, after something else that was said of them: "y vive en Toledo"."""
BEGINS = (
    rf"(?:{STATES}|(?:por las (?:mañanas|tardes|noches)|los (?:lunes|martes|miércoles|jueves"
    rf"|viernes|sábados?|domingos?|fines de semana|findes)|cada \w+|tod[oa]s l[oa]s \w+|de noche"
    rf"|entre semana),? (?:yo |no |nunca |siempre |me |nos )*\w+(?:o|oy|amos|emos|imos)\b|(?:el"
    rf"|la|mi) (?:médic[oa]|doctora?|nutricionista|\w+ólog[oa]) me \w|(?:madre"
    rf"|padre|abuel[oa]) de (?:una?|dos|tres|cuatro|\d|gemel|melliz)|(?:el|la"
    r"|los|las) [^,;:.]{1,30} (?:me|nos) (?:gusta|encanta)|(?:siempre"
    r"|nunca|suelo) \w+o\b"
    rf"|(?:a )?{MY} (?:{RELATION_NAMES})\b|{MY} \w+(?: \w+){{0,3}} (?:favorit|preferid|es"
    r"|son"
    r"|está|ahora|se llama)"
    r"|(?:respónd|contést|escríb|hábl|explíc|trát)[ea]me\b|ve al grano"
    r"|llámame|llamame|puedes llamarme|podés llamarme|por favor|recuerda\b|no olvides|olvida\b|no"
    r" uses|responde|respóndeme"
    r"|contesta)"
)
REMEMBER = (
    r"(?:(?:(?:por favor|porfa),? |también |siempre |me )*(?:recuerd[ae](?:lo|me)?|recordá"
    r"|recuerden|recordar|recuérd[ae]me"
    r"|recuérdalo|recordad|acuérdate|acordate|acuérdese|anota(?:lo|te)?|anotá(?:te)?|anótate"
    r"|anótalo|anotar|anote|anótame"
    r"|apunta(?:lo|te)?|apuntá(?:te)?|apúnta(?:te|lo|me)|apuntar|apunte|apuntate|toma nota|tomá"
    r" nota|tome nota|no (?:te |se te )?olvides?"
    r"|(?:que )?no se te olvide|guarda(?:te|lo)?|guardá(?:te)?|guárda(?:te|lo|me)|guardar|guarde"
    r"|memoriza(?:lo)?|memorizá"
    r"|graba(?:te)?|grába(?:te|lo)|registra|registrá|quédate|quedate|ten(?:lo|te)?|tene?lo|tenlo"
    r"|téngalo|tener|tené|tenga"
    r"|ten presente|tené presente|añade|agrega|almacena|archiva|conserva|métete en la cabeza|toma"
    r" en cuenta|tomá en cuenta"
    r"|nota|ve apuntando)(?: (?:en|a|de) (?:(?:tu |la |tus )?(?:memoria|notas)|cuenta|mente|la"
    r" cabeza)| presente| bien"
    r"| por favor| porfa| también| esto| (?:con )?est[ae] (?:dato|info\w*|cosa|idea)| lo"
    r" siguiente| de| eso| un"
    r" dato| dato"
    r"| para (?:la próxima|más tarde|el futuro|después|luego|siempre|otra vez|cuando te pregunte))*"
    r"(?<!\bten)(?<!tenga)(?<!tener)(?<!tené)(?:(?::|,| con)? que |[:,] ?| (?=(?:mi|mis"
    r"|nuestr[oa])\b))"
    r"|(?:(?:nota(?: mental)?|recordatorio|dato importante|importante|apunte|dato|memo|aviso|ojo"
    r"|para recordar)\s?: )"
    r"|(?:te pido|quiero|necesito|me gustaría|quisiera|te agradecería) que (?:recuerdes|sepas"
    r"|anotes|apuntes|guardes|memorices"
    r"|tengas (?:en cuenta|presente)|no olvides|te acuerdes|te quedes con)(?: de)?(?: esto:?)?(?:"
    r" que)? |(?:debes|deberías|tienes"
    r" que|has de|hay que) (?:saber|recordar|tener en cuenta) que |que sepas que |te recuerdo"
    r" que |que conste"
    r" que(?! no\b| yo\b| me\b)"
    r" |ojo,? (?:con"
    r" )?que |que no se te (?:olvide|vaya a olvidar|pase) que "
    r"|(?:(?:te )?dejo|queda|deja) (?:apuntad|anotad|registrad|constanci)[oa](?: de)? que )"
)
OPENER = (
    r"(?!(?:(?:sí|ya|claro|ajá|seguro|vale|ah)[,. ]+){1,3}y yo soy )"
    r"(?:[\s\"(*_¡¿–—-]+"
    r"|(?:además|aparte|fuera) del? [^,;]{2,25}?,? (?=(?:también )?(?:hablo|sé|domino|entiendo|toco"
    r"|tengo|uso|trabajo|soy|me)\b)"
    r"|(?:disculp\w+|perdon\w+|siento|lamento|antes de nada|lo primero|una"
    r" consulta|te (?:explico|pongo en situación)|mi (?:caso|situación|contexto)|unos datos"
    r"|algunos datos|datos|al grano)\b[^,;:.!?¿]{0,40}[,:]\s*|(?:en (?:enero|febrero|marzo|abril"
    r"|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño"
    r"|invierno)|el (?:año|mes) que viene),? (?=(?:empiezo|entro|me mudo|nos mudamos|me caso|nos"
    r" casamos|cumplo)\b)|(?:como|ya que|dado que|puesto que)"
    r" (?=(?:yo |también |ya )*(?:vivo|vivimos|soy|somos|tengo|tenemos|trabajo|estoy|uso|odio"
    r"|prefiero|llevo|hablo"
    r"|no (?:como|bebo|tomo|puedo|soporto|me gusta)|me (?:gusta|encanta|llamo))\b)|como"
    r" (?:buen[oa]?|much[oa]s"
    r"|tod[oa]) [^\W\d]+,\s*|(?:(?:mi|nuestr[oa]) [^,;:.]{2,25}? y yo|yo y mi [^,;:.]{2,25}?"
    r"|entre (?:mi|nuestr[oa]) [^,;:.]{2,25}? y yo) (?=(?:ya |no |nos |también )*\w+(?:amos"
    r"|emos|imos|omos)\b)|(?:hola(?: a todos| de nuevo)?|buenas(?: tardes| noches)?|buenos días"
    r"|muchas gracias|gracias|ok|okay"
    r"|vale|bueno|pues|claro|bien|perfecto|genial|mira|oye|uf|ah|ay|eh|jaja\w*|la verdad(?: es"
    r" que)?|en realidad"
    r"|de hecho|por cierto|por si acaso|por si (?:te )?(?:sirve|ayuda|interesa)(?: de algo)?"
    r"|para que (?:lo |te |conste )?(?:sepas|tengas en cuenta"
    r"|hagas una idea)|personalmente|sinceramente|francamente|honestamente|en general|en lo"
    r" personal|además|y|pero|así que|entonces|perdón|perdona"
    r"|disculpa|corrección|corrijo|actualización|rectifico|me corrijo|me equivoqué|yo|nosotros"
    r"|nosotras|hoy en día|actualmente|ahora mismo|ahora|hoy(?! (?:a las?|por la|\w+[ée]"
    r"|desayuno|ceno|como|almuerzo|salgo|voy|tengo|me|tomo|bebo|trabajo|no)\b)|ayer|anoche"
    r"|anteayer|el otro día"
    r"|últimamente|recientemente|(?:al final|finalmente)(?! (?:voy|vamos) a \w+r| (?:no )?(?:me "
    r"|nos"
    r" )?(?:\w+remos\b|(?:compra|alquila|vende|contrata)ré\b|apunto|cojo|compro|alquilo|vendo"
    r"|acepto|rechazo|contrato|cambio|mudo|caso|matriculo"
    r"|inscribo|quedo|elijo|opto|presento|dejo|pido)\b)|por fin"
    r"|menos mal(?:"
    r" que)?"
    r"|a (?:mí|nosotros)(?=,? (?:personalmente|también|tampoco|no|sí|me|nos|lo que)\b)"
    r"(?: personalmente)?|en mi caso|(?:aquí |allí )?(?:en casa|en el trabajo|en la (?:oficina"
    r"|empresa|universidad|uni)|en el (?:equipo|curro|despacho|laburo)|en la (?:ofi|uni|tienda"
    r"|escuela|consulta)|en (?:el|la) \w+(?= (?:usamos|utilizamos|tiramos|trabajamos con|llevamos"
    r"|gestionamos)\b))|por mi parte"
    r"|como (?:ya )?(?:te )?(?:dije|comenté|decía|mencioné)(?: antes)?|(?:ya )?te (?:dije"
    r"|comenté|cuento|comento|he dicho)(?: que)?"
    r"|(?:quiero|quería|quise) (?:decir|contarte|comentarte|aclarar)(?: que)?|creo que|diría"
    r" que|supongo que|me parece que|resulta que|debo (?:decir|admitir|reconocer) que|tengo"
    r" que (?:decir|admitir|reconocer) que"
    r"|confieso que|es que|lo cierto es que|sobre mí|un poco sobre mí|contexto"
    r"|dato(?!\s?:)|eso sí"
    r"|cambio de planes|he cambiado de (?:opinión|idea)|cambié de (?:opinión|idea)"
    r"|desde (?:hace (?:\w+ )?\w+|ayer|hoy|el \w+(?: pasado)?|la semana pasada|enero|febrero"
    r"|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|que \w+ \w+)"
    r"|este (?:año|mes)|esta semana(?! \w+o\b)|la semana pasada|el (?:mes|año) pasado|hace"
    r" (?:\w+"
    r" )(?:días?|semanas?|mes|meses|años?)(?: que)?|primero|segundo|(?:solo |sólo )?(?:un|una"
    r"|otr[oa]) (?:\w+ )?(?:cosa|dato|detalle|aviso|apunte|nota|aclaración|observación"
    r"|curiosidad)(?: más| curios[oa]| importante| rápid[oa])?|también quiero decir que"
    r"|ps|posdata|pd|solo|simplemente|realmente|la neta|mejor|porfa(?:vor)?|hey|ey|holi|qué"
    r" (?:tal(?: (?:todo|estás|va))?|onda|hubo|pasa|más)|buen día|encantad[oa]"
    r"|de profesión|la verdad sea dicha|(?:que )?(?:lo )?sepas que|fíjate que|te (?:aviso"
    r"|digo|confieso)"
    r"(?: que)?|por si no lo (?:sabías|sabes)|tal cual|en resumen|hace (?:mucho|poco"
    r"|tiempo)(?: que)?|como dato|para"
    r" ponerte en contexto|te pongo en contexto|mi caso|en fin|total(?: que)?|nada|verás"
    r"|resulta|osea|o sea|a ver|che"
    r"|mirá|dale|listo|wey|güey|oiga|disculpe|perdone|saludos|de momento|definitivamente"
    r"|(?:ya )?sabes que"
    r"|desde (?:pequeñ[oa]|niñ[oa]|chic[oa]|siempre|joven)|en (?:la|mi|nuestra) (?:empresa"
    r"|oficina|casa|startup|agencia"
    r"|familia|universidad)|en (?:el|mi|nuestro) (?:equipo|trabajo|curro|laburo|día a día"
    r"|grupo|despacho|proyecto))"
    rf"(?:[,:!.;–—-]+\s*|\s+(?=(?:no |ya no )?(?:{BEGINS}|el\b|la\b|los\b|las\b|recuerda"
    rf"|siempre|nunca|{FIRST_PERSON})))"
    r"|(?:yo|y|pero|es que|pues|(?:ja){2,}|(?:je){2,}|xd|lol|además|ahora|hoy en día|actualmente"
    r"|nosotros|nosotras|entonces"
    r"|creo que|resulta que|ahora mismo|mejor(?= \w+[aeáéí]me\b)|de profesión|fíjate que"
    r"|sabes que"
    r"|a mí(?= (?:también |tampoco |no |sí )?me\b)|a mí(?= (?:el|la|los|las) [^,;]{2,40} (?:no )?me"
    r" \w)|ya(?= (?:nunca|vivo|vivimos|trabajo|trabajamos|uso|tengo|soy|hablo)\b)|a nosotros"
    r"|en casa|en el trabajo|hoy(?! (?:a las?|por la|\w+[ée]|desayuno|ceno|como|almuerzo"
    r"|salgo|voy|tengo|me|tomo|bebo|trabajo|no)\b)|realmente"
    r"|personalmente|solo|simplemente|últimamente|recientemente|finalmente(?! (?:voy|vamos) a"
    r" \w+r| no \w+o\b)|de hecho|en"
    r" realidad|la verdad es que|la verdad|por cierto)\s+"
    r"|por favor,?\s+|(?:sí|no)[,:!.;–—-]+\s*|(?:a partir de (?:ahora|hoy)|de ahora en"
    r" adelante|desde ahora),? "
    rf"(?={STATES})|(?:mañana|el \w+ que viene|la semana que viene|en \w+|este \w+|dentro de"
    rf" \w+ \w+|pronto) (?=(?:cumplo|hago \d))|a (?={UPPER}\w+ (?:no )?les? \w+))"
)
RUN_ON = (
    r"\s(?=(?:me llamo|tengo \d\d\b|vivo en|trabajo (?:en|de|como)|soy de)\b)"
    r"(?<!que\s)(?<!\bq\s)(?<!donde\s)(?<!cuando\s)(?<!si\s)(?<!no\s)(?<!yo\s)(?<!como\s)"
    r"(?<!ya\s)(?<!bién\s)(?<!pre\s)(?<!ora\s)(?<!hoy\s)(?<!nunca\s)(?<!\by\s)(?<!el\s)(?<!un\s)"
    r"(?<!mi\s)(?<!tu\s)(?<!su\s)(?<!al\s)(?<!de\s)(?<!cho\s)"
)
"""Between two statements of a chat that writes no commas."""
