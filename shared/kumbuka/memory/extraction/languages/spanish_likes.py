"""Spanish for what somebody likes, dislikes, puts first and makes up their mind for, in open
classes: any verb of feeling, any noun, the thing before or after its verb."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.iberian import (
    CLUBS,
    EPISODIC,
    NO,
    OBJECT,
    PROPER,
    UPPER,
    Saying,
    frame,
    saying,
)
from kumbuka.memory.extraction.table import Frame

VERY = (
    r"(?: (?:mucho|muchísimo|muchísim[oa]s?|much[oa]s?|tant[oa]s?|bastante|demasiad[oa]|cantidad|un"
    r" montón|un huevo|una barbaridad|la mar|un poco|algo|muy|tan|nada|para nada|también|tampoco"
    r"|siempre|más|menos|especialmente|sobre todo|realmente|de verdad|cada vez más|mogollón"
    r"|harto|ya|de toda la vida|sinceramente|la verdad|\w{4,}mente))*"
)
_PLEASE = (
    r"(?:(?:gusta|encanta|fascina|chifla|mola|flipa|apasiona|agrada|entusiasma|pirra|priva|pierde"
    r"|enamora|late|copa|cuadra|atrae|divierte|relaja|emociona|deleita|tira|inspira|vicia"
    r"|gustaba|encantaba)n?|interesan?(?! (?:el|la|los|las|un|una) \w+ que\b| saber| conocer)"
    r"|va(?= mucho)|van(?= mucho)|(?:vuelven?|trae|traen)"
    r" (?:loc[oa]s?|de cabeza)|hacen? (?:muy )?feliz|llaman? (?:mucho )?la atención"
    r"|hacen?(?: much[oa]| muchísima)? (?:ilusión|gracia)|ponen? de buen humor|dan? (?:la )?vida"
    r"|dan? paz|alegran? el día)"
)
_STRONG = r"(?:much[oa]|muchísim[oa]|tant[oa]|bastante|un poco de|algo de|una|un)"
_ANNOY = (
    r"(?:(?:molesta|disgusta|repugna|irrita|desagrada|fastidia|revienta|enferma|estresa|agobia"
    r"|aburre|cansa|satura|enoja|enfada|choca|caga|jode|espanta|asquea|horroriza|incomoda|repele"
    r"|exaspera|desespera|encabrona|emputa|raya|horripila|harta|crispa|frustra|deprime|abruma)n?"
    rf"|(?:da|dan|produce|producen|provoca|provocan)(?: {_STRONG})* (?:asco|rabia|pereza|repelús"
    r"|grima|cosa|flojera|hueva|paja|coraje|bronca|palo|yuyu|náuseas|fiaca|lata|ladilla|tirria"
    r"|vergüenza ajena|dentera|rechazo|urticaria|estrés|angustia|mal rollo|arcadas|bajón)"
    r"|(?:cae|caen)(?: muy| bastante| súper)? (?:mal|fatal|gord[oa]s?|pesad[oa]s?)"
    r"|(?:pone|ponen)(?: muy| bastante)? (?:nervios[oa]|de los nervios|de mal humor|mal[oa]"
    r"|enferm[oa]|triste|negr[oa]|histéric[oa])|(?:saca|sacan) de (?:quicio|mis casillas)"
    r"|(?:tiene|tienen) (?:hart[oa]|hasta (?:las narices|la coronilla|los huevos|la madre)))"
)
_WHAT = (
    r"(?:que (?=(?:me |te |se |nos |la gente |no me )*\w+[ae]n\b))?"
    r"(?P<object>(?!.*\b(?:hoy|lo mismo|est[aeo]s?)\b)(?!que\b|saber\b|conocer\b|si\b|cómo\b"
    r"|por\b|para\b|cuando\b|a\b|y\b|pero\b|con locura)\S.*)"
)
_FAN = (
    r"(?:fan(?:ática|ático|s)?|aficionad[oa]|amante|adict[oa]|entusiasta|devot[oa]|forof[oa]"
    r"|hincha|seguidora?|apasionad[oa]|friki|loc[oa]|viciad[oa]|enamorad[oa]|fiel|incondicional"
    r"|admiradora?|partidari[oa])"
)
_MEASURE = (
    r"(?: (?:muy|re|recontra|un|una|gran|súper|super|bastante|todo|toda|tan|el mayor|la mayor"
    r"|absolut[oa]|nada"
    r"|muy poco|poco|verdader[oa]|auténtic[oa]|mega|total|siempre|también|ahora|de siempre))*"
)
_TASTES = "gusta|gustan|encanta|encantan|mola|molan|apasiona|fascina|chifla|late|flipa"
_TASTE = rf"(?:{_TASTES})"

LIKES: tuple[Saying, ...] = (
    saying("me|nos", "le|les", rf"{VERY} {_PLEASE}{VERY} {_WHAT}", "preference"),
    saying("no me|no nos", "no le|no les", rf"{VERY} {_PLEASE}{VERY} (?:que )?{OBJECT}",
           "preference", **NO),
    saying("no me|no nos", "no le|no les", r" (?:va|van|convence|convencen|cae bien|caen bien"
           r"|pasa|hacen? (?:gracia|ilusión)"
           rf"|entra|entran|seduce|dice nada|dicen nada|cuadra|llama|llaman){VERY} {OBJECT}",
           "preference", **NO),
    saying("me|nos", "le|les", rf"{VERY} {_ANNOY}{VERY} {_WHAT}", "preference", **NO),
    saying("nunca me|jamás me|nunca nos|tampoco me", "nunca le|tampoco le",
           rf" (?:ha|han)? ?(?:gustado|gustaba|gustó|gustaron|gustan?|interesado|convencido|molado"
           rf"|llamado la atención|encantado){VERY} {OBJECT}", "preference", **NO),
    saying("no me|no nos", "no le", r" (?:ha|han) (?:gustado|interesado|convencido) nunca"
           rf" {OBJECT}",
           "preference", **NO),
    saying("siempre|desde siempre|toda la vida", "siempre",
           r" (?:me|nos|le) (?:ha|han) (?:gustado|encantado|fascinado|interesado|apasionado|molado"
           rf"|tirado|llamado la atención){VERY} {OBJECT}", "preference"),
    saying("siempre he|siempre hemos|toda la vida he", "siempre ha",
           rf" preferido {OBJECT}", "preference"),
    saying("no soy|no somos|nunca he sido|tampoco soy|no me considero", "no es",
           rf"{_MEASURE} (?:{_FAN}|de(?! {UPPER})) (?:de |del |al? |por )?(?:l[oa]s? )?"
           r"(?P<object>(?!piedra|hierro|aquí|acá|allí|lejos|los que|las que|esas?|esos?|fiar"
           r"|acuerdo|[^\n]{1,40}"
           r" sino\b)"
           r"\S.*)", "preference", **NO),
    saying("soy|somos|me considero|me declaro|me confieso|soy y seré", "es|son",
           rf"{_MEASURE} {_FAN}{_MEASURE} (?:de|del|al?|por)"
           r" (?P<object>(?!mis|mi (?!\w+ favorit))\S.*)", "preference"),
    saying("soy|somos", "es", r" (?:mucho |siempre )?más (?:bien )?de (?P<object>(?!lo\b|la opinión"
           r"|una\b)\S.*?)(?: que (?:de(?:l| la)? )?(?P<compared>\S.*)|$)", "preference"),
    saying("soy|somos",
          "es",
          r" (?:muy |más |de(?:l)? )?(?:team|equipo) (?P<object>(?!de\b|ganador)\S.*)",
          "preference"),
    saying("soy|somos", "es|son", rf"{_MEASURE} del (?P<object>{CLUBS})(?=$|[.,;!]| y\b| a muerte"
           r"| desde| de toda).*", "preference"),
    saying("soy|somos", "es", r" muy de (?P<object>(?!\w+[aeí]r(?:me|nos|se)?\b)\S.*)",
           "preference"),
    saying("soy|somos", "es|son", rf"{_MEASURE} (?P<object>(?:culé|merengue|madridista"
    rf"|colchoner[oa]"
           r"|bétic[oa]|sevillista|barcelonista|xeneize|americanista|cruzazulino"
           r"|athleticzale)s?)\b.*",
           "preference"),
    saying("soy", "es", r" (?:muy |más bien |bastante |súper |super )?(?P<object>(?:cafeter"
           r"|futboler"
           r"|cervecer|player|rocker|perrun|gatun|caser|fiester|moter|salser|ciclist|cinéfil"
           r"|golos|dulcer|carnívor|melóman|heavy|comilon|tetero|vinero|rumber|bolerist)\w*)\b.*",
           "preference"),
    saying("flipo|alucino|gozo|vibro|disfruto",
          "flipa|alucina|goza",
          rf"{VERY} con (?P<object>(?!(?:est[aeo]s?|es[aeo]s?|lo|que|cómo|tu|tus"
          rf"|vuestr\w+)\b)\S.*)", "preference"),
    saying("me pirro|me muero|me desvivo|me derrito|me vuelvo loc[oa]",
          "se pirra|se muere|se desvive",
           rf"{VERY} por (?P<object>(?!saber|ver(?:te|lo|la)?\b|contarte|empezar|que\b|llegar"
           rf"|dormir)\S.*)", "preference"),
    saying("me inclino|nos inclinamos|me decanto|nos decantamos|tiro", "se inclina|se decanta",
           rf"{VERY} (?:por|hacia|al?) {OBJECT}", "preference"),
    saying("valoro|valoramos|aprecio|admiro|venero|idolatro|gozo", "valora|aprecia|admira",
           rf"{VERY}(?: de| con)? (?P<object>(?!tu\b|que me|tus\b|la (?:ayuda|respuesta))\S.*)",
           "preference"),
    saying("tengo|siento|tenemos|le tengo", "tiene|siente", rf"(?: {_STRONG})?(?: gran| especial)?"
           rf" (?:debilidad|predilección|pasión|devoción|adoración|afición|preferencia|cariño)"
           rf"(?: especial)? (?:por|al?|hacia) {OBJECT}", "preference"),
    saying("tengo|le tengo|les tengo|siento|cogí|le cogí|le agarré|le he cogido", "tiene|le tiene",
           rf"(?: {_STRONG})* (?:manía|tirria|asco|aversión|odio|rechazo|repulsión|ojeriza) (?:al?"
           rf"|por|hacia) {OBJECT}", "preference", **NO),
    saying("no puedo|no podemos", "no puede", r" (?:con|ver|ni ver|soportar|aguantar) (?:a )?"
           r"(?P<object>(?!el (?:archivo|enlace|error|ejercicio|código)|est[aeo]|es[aeo]|más\b|mi\b"
           r"|la (?:página|imagen|pantalla)|tu\b|los (?:comentarios|resultados)|nada|mis)\S.*)",
           "preference", **NO),
    saying("no le veo|no le encuentro|nunca le he visto|no les veo", "no le ve",
           rf" (?:la gracia|el punto|el encanto) (?:al?|a los|a las) (?:el |la )?{OBJECT}",
           "preference", **NO),
    saying("no trago|no aguanto|no soporto|no banco|no tolero|no me trago|no aguantamos",
           "no traga|no banca|no soporta", rf"{VERY} (?:que )?(?:al? )?"
           r"(?P<object>(?!más\b|tu\b|tanto\b|este\b|est[aeo]\b|es[aeo]\b)\S.*)", "preference",
           **NO),
    saying("paso|pasamos", "pasa", r"(?: (?:totalmente|mucho|bastante|olímpicamente|completamente"
           r"|un"
           r" montón))? (?:de (?:las?|los|el|todo|toda|tanto|tanta|ver|ir|leer)|del) "
           r"(?P<object>(?!\w+ (?:a|al) |lunes|martes)\S.*)", "preference", **NO),
    saying("evito|evitamos|procuro evitar|rehúyo|huyo de", "evita|evitan",
           rf"{VERY} (?:a )?(?P<object>(?!(?:est[aeo]s?|es[aeo]s?|que)\b|problem)\S.*)",
           "preference",
           **NO),
    saying("no veo|no leo|no escucho|no consumo|no compro|no pruebo|no quiero saber nada de",
           "no ve|no escucha|no consume", r"(?: nunca| nada de| jamás)* (?P<object>(?!que\b|por\b"
           r"|nada\b|el (?:error|problema|botón|archivo|sentido|enlace|código)|la (?:diferencia"
           r"|opción|imagen|manera|forma|relación|solución)|ningun|ninguna|cómo|bien|motivo|el"
           r" (?:momento|motivo)|lo que|est[aeo]|es[aeo])\S.*)", "preference", **NO),
)  # fmt: skip

_DET = r"(?:el|la|los|las|lo|mi|mis|un buen|una buena|cualquier|todo lo|toda la)"
_FRONTED = (
    rf"(?P<object>(?:{_DET} )?(?!no\b|yo\b|a\b|si\b|que\b|qué\b|cuando\b|eso\b|est[aeo]\b|es[aeo]\b"
    r"|y\b|me\b|nos\b|pero\b|ya\b|ahora\b|siempre\b|nunca\b|lo que\b|también\b|tampoco\b|hoy\b"
    r"|ayer\b|tu\b|así\b)[^,;:]{1,60}?)"
)
_SHORT_END = (
    r"(?:,? (?:la verdad|mucho|un montón|muchísimo|eh|tío|tía|sinceramente|porfa)){0,2}[.!]*$"
)
_NEEDS = (" me ", " nos ")
_NOT_THIS = r"(?!.{0,40}\b(?:est[aeo]s?|esos?|esas?|tu|tus|código|respuesta|versión|opción)\b)"
_OF = r"(?: (?:de|del|en|para|desde) [^,;:]{1,30}?)?"
_EVER = r"(?:visto|leído|escuchado|oído|probado|comido|jugado|bebido|conocido|visitado|tenido)"
_BE = r"(?: (?:es|son|ha sido|siempre ha sido|siempre será|sigue siendo|será siempre|fue))"

_ONE_THING = (
    r"(?:si hay (?:algo|alguna cosa|una cosa)|si algo|algo|una (?:de las )?cosas?|lo"
    r" único|otra cosa)"
)
LIKE_FRAMES: tuple[Frame, ...] = (
    frame("el la los las",
          r"(?:el|la|los|las) (?P<attribute>\w[\w -]{1,30}?) de (?:mi vida|mi infancia|nuestras"
          r" vidas)"
          rf"{_BE} {OBJECT}", "favourite"),
    frame("qué que",
          r"(?!.*\b(?:est[aeo]s?|es[aeo]s?)\b)qué (?:asco|rabia|pereza|grima|miedo|fobia|manía"
          r"|coraje) (?:me dan?|le tengo|les tengo"
          r"|tengo)"
          r"(?: al?)? (?P<object>(?!que\b|cuando\b|tod[oa]\b|hoy\b)\S.*)",
          "preference", **NO),
    frame("cómo como cuánto cuanto",
          r"(?:cómo|cuánto) (?:odio|detesto|me (?:fastidia|molesta)n?) (?P<object>(?!que\b"
          r"|cuando\b)\S.*)",
          "preference", **NO),
    frame("cómo como cuánto cuanto",
          r"(?:cómo|cuánto) (?:adoro|amo|me (?:gusta|encanta|flipa)n?) (?P<object>(?!que\b"
          r"|cuando\b|tu\b)"
          r"\S.*)", "preference"),
    frame("no",
          r"no hay (?:(?!manera|forma|opción|solución|método|nadie)\w+ )?mejor(?: \w+)? (?:que"
          r"|como) (?P<object>(?!hacer[.!]*$|es[ot]o\b|nada\b)\S.*)",
          "preference"),
    frame("",
          rf"{_FRONTED},? (?:es|son|siempre será|siempre ha sido) (?:un[oa]s? )?(?:de|entre)"
          rf" (?:(?:mi|nuestr[oa])s"
          r" [\w -]{1,30}? (?:favorit|preferid|predilect)[oa]s|l[oa]s (?:\w+ )?que más me"
          rf" {_TASTE})\b.*", "preference", needs=("avorit", "referid", "redilect", "más me")),
    frame("si algo una lo otra",
          rf"{_ONE_THING} que (?:realmente |de verdad |más )?(?:no (?:soporto|aguanto|trago"
          rf"|tolero|me"
          rf" {_TASTE})|odio|detesto|me {_ANNOY})(?: \w+)? (?:es|son) (?:que )?{OBJECT}",
          "preference", **NO),
    frame("si algo una lo otra",
          rf"{_ONE_THING} que (?:realmente |de verdad |siempre |más )?(?:me {_TASTE}|adoro"
          rf"|disfruto)"
          rf"(?: \w+)? (?:es|son) {OBJECT}", "preference"),
    frame("ni",
          r"ni me (?:hables|hablen|hablés|mientes|menciones) (?:del?|a) (?:la |los |las |el"
          r" )?(?P<object>\S[^,;]*)\b.*",
          "preference", **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED}(?<! no)(?<! nunca)(?<! tampoco),? (?:a mí )?(?:(?:siempre"
          rf"|también) )?(?:me|nos){VERY}"
          rf" {_PLEASE}{VERY}(?: más que (?P<compared>[^,;]+))?{_SHORT_END}", "preference",
          needs=_NEEDS),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:a mí )?(?:(?:ya )?no|nunca|tampoco) (?:me|nos)"
          rf"(?: ha| han)?{VERY} (?:{_PLEASE}|va|van|gustado|gustó|interesado|convence|convencen"
          rf"|entra|entran|sienta bien|dice nada|llama|llaman){VERY}{_SHORT_END}", "preference",
          needs=_NEEDS, **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:a mí )?(?:siempre )?(?:me|nos){VERY} {_ANNOY}"
          rf"{VERY}{_SHORT_END}", "preference", needs=_NEEDS, **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? no (?:lo|la|los|las) (?:puedo|podemos) (?:ni )?(?:ver"
          rf"|soportar|aguantar|oír|oler|tragar){_SHORT_END}", "preference", needs=("puedo",
          "podemos"), **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:lo|la|los|las) (?:odio|detesto|aborrezco|evito)"
          rf"{VERY}{_SHORT_END}", "preference", needs=(" odio", " detest", " aborr", " evito"),
          **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:lo|la|los|las) (?:adoro|amo|disfruto)"
          rf"{VERY}{_SHORT_END}", "preference", needs=(" adoro", " amo", " disfruto")),
    frame("", rf"{_FRONTED} no (?:es|son) (?:para nada )?(?:lo mío|para mí|santo de mi devoción|mi"
          rf" fuerte|plato de mi gusto|lo nuestro){_SHORT_END}", "preference",
          needs=(" mío", " mio", " mí", " mi ", "nuestro"), **NO),
    frame("", rf"{_FRONTED} (?:es|son) (?:mi (?:debilidad|pasión|perdición|vicio|rollo|plan"
          rf" favorito|vida)|lo mío|lo que más me (?:gusta|llena)){_SHORT_END}", "preference",
          needs=(" mi ", " mío", " mio", "lo que")),
    frame("el la los las mi", rf"{_NOT_THIS}(?P<object>(?:el|la|los|las|mi) [^,;:]{{2,30}}? me"
          r" (?:gustan?|encantan?) (?:con|sin|muy|bien|poco|sol[oa]s?|al|a la|en su punto)\b"
          r"(?! (?:locura|que|diferencia)).*)", "preference", needs=(" me gust", " me encant")),
    frame("lo", r"lo (?:mío|nuestro) (?:siempre )?(?:es|son|ha sido) (?P<object>(?!que\b|un\b"
          r"|muy\b|no\b|peor|grave)\S.*)", "preference"),
    frame("lo", rf"lo (?:mío|nuestro) no (?:es|son) {OBJECT}", "preference", **NO),
    frame("lo", rf"lo que (?:de verdad |realmente |más |a mí |siempre )*me (?:va|van|{_PLEASE})"
          rf"{VERY}{_OF} (?:es|son) {OBJECT}", "preference"),
    frame("no", r"no hay (?:nada|cosa|[^,;]{1,25}?) que me (?:guste|encante|apetezca|relaje) más"
          r" que"
          rf" {OBJECT}", "preference"),
    frame("no", r"no hay (?:nada|cosa|[^,;]{1,25}?) que me (?:moleste|irrite|fastidie|dé más rabia"
          rf"|reviente|guste menos|desagrade) (?:más )?que {OBJECT}", "preference", **NO),
    frame("no", r"no hay (?:nada|cosa|[^,;]{1,25}?) que (?:más )?(?:odie|deteste|aborrezca"
          rf"|soporte menos)(?: más)? que {OBJECT}", "preference", **NO),
    frame("lo", rf"lo que (?:peor llevo|menos (?:me {_TASTE}|soporto|aguanto|me va)|más (?:odio"
          rf"|detesto|aborrezco|me cuesta)|no soporto|no aguanto){_OF} (?:es|son) (?:que"
          rf" )?{OBJECT}", "preference", **NO),
    frame("lo", rf"lo que (?:más )?me {_ANNOY}{VERY}{_OF} (?:es|son) (?:que )?{OBJECT}",
          "preference", **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:lo|la|los|las) llevo (?:fatal|mal|muy mal|regular"
          rf"|peor){_SHORT_END}", "preference", needs=(" llevo ",), **NO),
    frame("nada no", r"(?:no hay )?nada (?:como|mejor que) (?P<object>(?:un|una|el|la) (?:buen[oa]?"
          r" )?\S.*|(?!(?:hacer|probar|intentar|preguntar|ver)\b)\w+[aei]r\b.*)", "preference"),
    frame("entre", r"entre (?P<compared>[^,;]{1,60}?),? (?:yo )?(?:siempre )?(?:me quedo con|elijo"
          r"|prefiero|escojo|tiro por|voy con) (?P<object>\S.*)", "preference"),
    frame("el la los las", r"(?:el|la|los|las) (?P<attribute>\w[\w -]{1,30}?) que (?:más|siempre)"
          rf" (?:me {_TASTE}|disfruto|adoro|releo|leo|escucho|visito|pido|cocino|repito|veo"
          rf"|he (?:leído|visto|escuchado))(?: más)?{_OF}{_BE} {OBJECT}", "favourite"),
    frame("el la los las", r"(?:el|la|los|las) mejor(?:es)? (?P<attribute>(?!opción|idea"
    r"|respuesta|versión"
          rf"|solución|forma|manera|código)\w[\w -]{{1,30}}?) (?:que (?:he|hemos) {_EVER}{_OF}"
          rf"|para mí|a mi gusto|a mi juicio){_BE} {OBJECT}",
          "favourite"),
    frame("mi mis nuestro nuestra", r"(?:mi|mis|nuestr[oa]) (?P<attribute>\w[\w -]{1,30}?) (?:de"
          r" cabecera|de toda la vida|de siempre|del alma|estrella|fetiche|número uno|de confianza"
          rf"|ideal|por excelencia|del corazón){_BE} {OBJECT}", "favourite"),
    frame("mi mis nuestro nuestra", r"(?:mi|mis|nuestr[oa]) (?P<attribute>\w[\w -]{1,30}?)"
          rf" (?:favorit[oa]s?|preferid[oa]s?|predilect[oa]s?){_OF}{_BE} {OBJECT}", "favourite"),
    frame("de entre", r"(?:de|entre)(?: entre)? tod[oa]s (?:los|las) (?P<attribute>\w[\w"
          r" -]{1,30}?),? (?:mi (?:favorit[oa]|preferid[oa]) (?:es|son|siempre ha sido)|(?:el|la)"
          rf" que (?:más|prefiero) ?(?:me {_TASTE} )?es|me quedo con|prefiero) {OBJECT}",
          "favourite"),
    frame("le les voy", rf"(?:le (?:voy|vamos)|les voy) (?:al?|a los|a las) (?P<object>{PROPER})"
          r"(?=$|[.,;!]| desde| de toda| siempre)", "preference"),
)  # fmt: skip

_GO_WITH = (
    r"(?:usar|utilizar|adoptar|ir con|quedar(?:nos|me) con|apostar por|emplear|tirar (?:por|con)"
    r"|ir (?:por|a por|con)|contratar|implementar|migrar al?|pasar(?:nos|me) al?)"
)
DECISIONS: tuple[Saying, ...] = (
    saying("me quedo|nos quedamos|me quedé|me quedaré|nos quedaremos", "se queda", r" (?:al final"
           r" |finalmente |definitivamente )?con (?P<object>(?!la duda|ganas|hambre|dudas|las"
           r" ganas|es[aeo]|est[aeo]"
           r"|tu\b|la (?:primera|segunda|tercera|última|otra)|el (?:primero|segundo|tercero|último)"
           r")\S.*)", "decision", **EPISODIC),
    saying("firmé|contraté|contratamos", "firmó|contrató", r" (?:con |a )?(?:el |la )?"
           rf"(?P<object>(?:(?:la fibra|internet|la luz|el seguro|el gas) (?:con|de) )?{PROPER}"
           r"(?: (?:para|por) [^,;]{1,30})?)(?=[.!]*$| ayer\b| hace\b)", "decision", **EPISODIC),
    saying("me decidí|nos decidimos|me he decidido|nos hemos decidido|me decanté|nos decantamos|me"
           " incliné|apostamos|apuesto|hemos apostado|me la juego", "se decidió|apostó",
           rf" (?:al final |finalmente )?(?:por|al?) (?:{_GO_WITH} )?{OBJECT}", "decision",
           **EPISODIC),
    saying("tiramos|tiraremos|iremos|nos iremos|nos vamos|me voy|vamos", "", r" (?:entonces |al"
           rf" final )?(?:con|por|a por) (?:el |la )?(?P<object>{PROPER}.*)", "decision",
           **EPISODIC),
    saying("tiramos|tiraremos|iremos|nos iremos|nos vamos|me voy|vamos", "", r" (?:entonces |al"
           rf" final )?(?:con|por|a por) (?:el |la )?(?:opción de )?{OBJECT}", "decision",
           topics=ANY_TOPIC - OWNED, **EPISODIC),
    saying("quedamos|hemos quedado", "quedaron", r" en (?:que )?(?P<negated>no )?(?:usar "
           r"|utilizar )?(?P<object>(?:\w+[aeí]r(?:lo|la|nos)?|l[oa]s? \w+|(?:\w+ )?se|\w+(?:emos"
           r"|án|á))\b (?!de siempre).*)", "decision", **EPISODIC),
    saying("acordamos|hemos acordado|convinimos|pactamos|se decidió",
           "acordaron", r" (?:en |al final )?(?:que )?(?P<negated>no )?(?:usar |utilizar )?"
           r"(?P<object>(?!a las|para|con|el \w+ a las|mañana|hoy|en)\w\S*.*)", "decision",
           **EPISODIC),
    saying("he resuelto|hemos resuelto|he determinado|tomé la decisión de|tomamos la decisión de"
           "|he tomado la decisión de|hemos tomado la decisión de|mi decisión es|la decisión es"
           "|la decisión final es|nuestra decisión es", "ha resuelto",
           rf" (?P<negated>no )?(?:{_GO_WITH} )?(?P<object>(?!el (?:problema|error|bug|ejercicio)"
           r"|la (?:duda|incidencia)|est[aeo]|es[aeo])\S.*)", "decision", **EPISODIC),
    saying("no vamos|no voy", "", rf" a (?:{_GO_WITH}|renovar(?: el| la)?(?: con)?|seguir con"
           rf"|continuar con) {OBJECT}", "decision", polarity="-",
           **EPISODIC),
    saying("no usaremos|no usaré|no utilizaremos|no adoptaremos|no iremos con", "",
           rf" {OBJECT}", "decision", polarity="-", **EPISODIC),
    saying("vamos|voy", "", rf" a {_GO_WITH} (?P<object>(?!un bucle|una función|un for|un ejemplo"
           r"|est[aeo]|es[aeo])\S.*)", "decision", **EPISODIC),
)  # fmt: skip
_DECIDED = (
    r"(?:(?:ya )?(?:está|lo tengo|lo tenemos|quedó|queda) (?:más que )?(?:decidido"
    r"|claro(?=[:,] (?:yo |ya |al final )?(?:me |nos |lo |la )?(?!pregunt)\w{2,}(?:o|oy|amos|emos"
    r"|imos)\b)"
    r"|hablado|acordado|resuelto|pactado)|decidido"
    r"|decisión tomada|ya (?:lo )?(?:decidí|decidimos|he decidido|hemos decidido)|lo (?:he"
    r" decidido|decidí|hemos decidido|decidimos))"
)
DECISION_FRAMES: tuple[Frame, ...] = (
    frame("al finalmente", r"(?:al final|finalmente),? (?P<negated>no )?(?P<object>(?:(?:compra"
          r"|alquila|vende|contrata|viaja|monta|pinta|celebra|adopta|reforma|cambia)(?:remos|ré)"
          r"(?= (?:el|la|los|las|una?|en|con|al?|de) )"
          rf"|(?:nos )?iremos a {UPPER}|(?:vamos|voy) a {UPPER})\S*.*)", "decision", **EPISODIC),
    frame("al finalmente", rf"(?:al final|finalmente),? (?:va a ser|será) (?:el |la )?(?P<object>"
          rf"{PROPER}.*)", "decision", **EPISODIC),
    frame("al finalmente tras después",
          r"(?:al final|finalmente|(?:tras|después de) (?:(?:pensar|hablar|mirar|medit|valor)\w*"
          r"|darle)[^,;:]{0,30},),?"
          r" (?P<negated>no )?(?P<object>(?:me |nos )?(?:apunto|cojo|compro|alquilo|vendo"
          r"|acepto|rechazo|contrato|cambio|mudo|caso|matriculo|inscribo|quedo|dejo|elijo|opto"
          r"|monto|pido|presento|saco|hago|paso)\b(?! (?:siempre|sin|nada|con (?:ganas|hambre))\b)"
          r" \S.*)",
          "decision", **EPISODIC),
    frame("al finalmente", rf"(?:al final|finalmente),? (?:voy|vamos) a (?:{_GO_WITH} )?"
          r"(?P<object>(?!(?:ver|tener que|necesitar|decir\w*|preguntar\w*|intentar|probar)\b|ir\b)"
          r"\S.*)", "decision", **EPISODIC),
    frame("ya está lo decidido decisión queda quedó", rf"{_DECIDED}(?::| que|,) (?:al final )?(?:me"
          rf" voy a|nos vamos a|voy a|vamos a|va a ser|será)? ?(?:el |la )?(?:{_GO_WITH}"
          rf" )?(?P<negated>no )?(?P<object>(?!vai\b|vamos (?:usar o|de)\b)\S.*)",
          "decision", **EPISODIC),
)  # fmt: skip
