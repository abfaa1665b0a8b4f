"""Spanish for how answers shall be from now on, and for how something is done."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import NO, frame
from kumbuka.memory.extraction.languages.spanish_words import TONGUES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_ONCE = (
    r"(?!.*\b(?:est[aeo]s?|esta vez|siguientes?|de abajo|de arriba|pregunta|correo|script|función"
    r"|texto que|solución|ejercicio|archivo|aún|todavía|variable|por ahora|ahora mismo|adivin\w+"
    r"|enunciado|test"
    r"|examen)\b)"
    r"(?!.*:\s)"
)
_ANSWER = (
    r"(?:(?:respónd|contést|hábl|escríb|explíc|trát|dirígete a |tutéa)(?:e?me|a?me|anos|enos|m[ií])"
    r"|respondeme|contestame|hablame|escribime|escribeme|explicame|tratame|tuteame|responde"
    r"|contesta|habla|respondé|contestá|hablá|respóndame|contésteme|hábleme|tráteme|responda"
    r"|conteste|respondedme|habladme|contéstenme|háblenme|respóndanme|trátenme|comunícate conmigo"
    r"|habla conmigo)"
)
_HOW = (
    r"(?:breves?|cort\w+|concis[oa]s?|escuet[oa]s?|larg[oa]s?|detallad[oa]s?|extens[oa]s?"
    r"|resumid[oa]s?"
    r"|al grano|direct[oa]s?|clar[oa]s?|sencill[oa]s?|simples?|formal(?:es)?|informal(?:es)?"
    r"|neutr[oa]s?|cercan[oa]s?|seri[oa]s?|amables?|sincer[oa]s?|honest[oa]s?|crític[oa]s?"
    r"|técnic[oa]s?"
    r"|sinceramente|completas?|puntual(?:es)?|estructurad[oa]s?|numerad[oa]s?)"
)
_THINGS = (
    r"(?:respuestas?|contestaciones|explicaciones|fechas?|precios?|medidas|unidades|horas"
    r"|temperaturas?"
    r"|distancias|cantidades|ejemplos|comentarios|recetas?|títulos|mensajes|importes|pesos"
    r"|resúmenes"
    r"|correos|código|citas|fuentes|números|decimales|listas|párrafos|porciones|ingredientes)"
)
_SUBJUNCTIVE = r"(?:(?:me|nos|me lo|me los) )?\w+(?:[ae]s|[aeio]ras|aras|ieras|ases)"
_MUST = (
    r"(?: (?:siempre|que sean|deben ser|tienen que ser|han de ser|mejor|las quiero|los quiero"
    r"|prefiero|solo|sólo|lo más|muy|más|bien|por favor|dámelas|dámelos|ponlas|ponlos|ponlo|van))*"
)
_IMPERATIVE = (
    r"(?:\w{2,}(?:melo|mela|melos|melas|me|lo|la|los|las|nos|noslo)\b|usa|utiliza|escribe|pon|da|di"
    r"|haz|incluye|añade|explica|muestra|responde|contesta|habla|cita|evita|resume|empieza|termina"
    r"|asume|propón|sugiere|indica|menciona|comenta|sé|ten|no \w+(?:es|as)|redacta|formatea|calcula"
    r"|convierte|traduce|usá|poné|decí|hacé|ponga|use|haga|escriba|mantén|prioriza|omite"
    r"|recomienda)"
)
_WHENEVER = (
    r"(?:siempre que|cada vez que|cuando|las veces que|si) (?=(?:me|te|yo|conteste|responda|hable"
    r"|escriba|explique|use|cite|dé|ponga|muestre|haga|redacte|recomiende|sugiera|mencione|haya"
    r"|pida"
    r"|pregunte|mande|pase|diga|suba|comparta|pegue|veas|corrija|generes|traduzca)\w*\b)"
    r"(?!\w+ (?:puedas|termines|acabes|quieras|tengas|apetezca|llegues|estés|vaya|digas que|olvid"
    r"|equivoc))"
)
_UP_TO_A_COMMA = r"[^,:]{1,90}"

REQUEST_FRAMES: tuple[Frame, ...] = (
    frame("quiero prefiero necesito me quisiera",
          rf"(?:quiero|prefiero|necesito|me gustaría|quisiera) que,? (?:a partir de (?:ahora|hoy)"
          rf"|de ahora en adelante|desde (?:ahora|hoy)|en adelante),? (?P<negated>no |nunca )?"
          rf"(?P<object>{_SUBJUNCTIVE}\b.*)", "instruction"),
    frame("usa utiliza pon dame incluye escribe haz evita usá poné",
          rf"{_ONCE}(?P<object>{_IMPERATIVE}"
          r" [^,;]{2,50}? (?:cuando|siempre que|cada vez que) (?:me|te) \w+(?:es|as|a|e)\b.*)",
          "instruction"),
    frame("explícame explicame explica háblame hablame",
          rf"{_ONCE}(?P<object>(?:explíca(?:me)?|háblame)"
          r" (?:siempre |todo |las cosas )?como (?:si|a) .*)", "instruction"),
    frame("siempre cada cuando",
          r"(?:siempre que|cada vez que|cuando) te (?:pida|pregunte|mande|pase|envíe|muestre|enseñe"
          r"|consulte|comparta|pegue|suba|hable)\b[^,:]{1,90}, (?P<negated>no"
          r" )?(?P<object>(?!(?:no|ya|la|el|lo|una?|es|era|eso|esa"
          r"|ese|este|esta|siempre|nunca|tarda|dice|falla|tiene|parece"
          r"|puede)\b)[^\W\d]{2,}(?:[aeé]|[ae]s|[aeáéí]"
          r"(?:me|lo|la|los|las|melo|mela))\b.*)", "instruction"),
    frame("siempre cada cuando las si", rf"{_WHENEVER}{_UP_TO_A_COMMA}[,:] (?:por favor,?"
          r" )?(?:siempre"
          r" )?(?P<negated>no (?=\w+[ae]s\b)|nunca )?(?:siempre )?(?:quiero que |prefiero que )?"
          rf"(?:que )?(?P<object>{_IMPERATIVE}\b.*|en (?:{TONGUES})\b.*|(?<=que )(?:sean?|vayan?"
          rf"|tengan?|lleven?|estén?) \S.*)",
          "instruction"),
    frame("siempre cada cuando", r"(?:siempre que|cada vez que|cuando) (?:hables|escribas|me"
          r" (?:hables"
          r"|respondas|contestes|escribas|expliques)|te (?:hable|escriba|pregunte))(?: \w+){0,2}"
          r" (?P<object>(?:usa|utiliza|hazlo|emplea|sé|evita|pon|dime|dame)\b.*)", "instruction"),
    frame("háblame hablame hábleme trátame tratame tráteme tutéame tuteame responde respóndeme"
          " respondeme contesta contéstame contestame habla respondé contestá hablá escríbeme"
          " escribime explícame dirígete respondedme habladme comunícate háblenme contéstenme"
          " respóndanme responda conteste respóndame contésteme explicame trátenme",
          rf"{_ONCE}(?P<object>{_ANSWER}(?:,? (?:siempre|solo|sólo|solamente|únicamente|mejor|por"
          r" favor"
          r"|más|todo|las cosas|porfa))* (?:(?:en|sin|con|como|de(?= (?:usted|tú|vos|forma|manera"
          r"|modo|lo más)\b)) (?!(?:un|una|el|la|los|las"
          r"|sí"
          r"|mi|mis|qué|quién|cuál|todo|memoria|voz alta|nada|eso|lo|nuevo|verdad|parte|donde)\b)"
          r"|como"
          rf" (?:si|a) |{_HOW})\S*.*)", "instruction"),
    frame("háblame hablame hábleme trátame tratame responde respóndeme contesta contéstame habla"
          " explícame escríbeme", rf"{_ONCE}(?P<object>{_ANSWER}(?:,? (?:siempre|solo|por favor"
          r"|mejor"
          r"|más))* (?:con|en|de) (?:un|una|el|la) (?:tono|lenguaje|estilo|manera|forma|voz"
          r"|registro"
          r"|acento|vocabulario|español|trato|formato|máximo)\b.*)", "instruction"),
    frame("", rf"{_ONCE}(?P<object>{_IMPERATIVE} [^;:]{{1,90}}?,? siempre)(?:,? \w+)?[.!]*$",
          "instruction", needs=(" siempre",)),
    frame("ponme ponle pon dame deme dime incluye añade agrega usa utiliza escribe cita indica da"
          " di"
          " haz hazme explica pónme mantén usá poné", rf"(?P<object>{_IMPERATIVE} siempre\b.*)",
          "instruction"),
    frame("dame deme ponme pon usa utiliza dime escribe escríbeme muestra usá poné expresa indica",
          rf"{_ONCE}(?P<object>{_IMPERATIVE} (?:siempre )?(?:tod[oa]s )?(?:las?|los|el|tus)"
          rf" {_THINGS}"
          r"(?: siempre)? (?:en|con|sin|como) \S.*)", "instruction"),
    frame("no", rf"{_ONCE}(?P<negated>no) (?:me|te|se) (?P<object>(?!digas? (?:que|nada)|digas$"
          r"|dejes"
          r"|falles|jodas|mates|hagas? (?!listas|preguntas|resúmenes|la pelota)|engañes|mientas"
          r"|preguntes? (?:cómo|por)|odies|juzgues|preocupes|olvides|pierdas|tomes|líes|asustes"
          r"|rías|des"
          r" (?:(?:la|el) (?:respuesta|solución|resultado|código)\b|la razón\b.*est|más pistas"
          r"|tiempo|ganas)|pongas? (?:el|la|un|una|otr[oa])\b|vayas|pases|quites)\w+[ae]s\b"
          r" \S[^,;]*)",
          "instruction"),
    frame("nunca jamás", rf"{_ONCE}(?P<negated>nunca|jamás) (?:vuelvas a )?me (?P<object>(?:digas"
          r"|hables|respondas|contestes|llames|trates|pongas|des|escribas|mandes|expliques"
          r"|corrijas|uses|resumas|preguntes)\b \S[^,;]*)", "instruction"),
    frame("usa use utiliza utilice emplea mantén mantenga adopta", rf"{_ONCE}(?P<object>(?:usa|use"
          r"|utiliza|utilice|emplea|mantén|mantenga|adopta) (?:siempre )?(?:un|una|el) (?:tono"
          r"|lenguaje|estilo|registro|trato|vocabulario|español) [^,;]*?(?:conmigo|siempre"
          r"|al (?:responder|contestar|hablar|escribir)\w*|(?:tus|las) respuestas)\b.*)",
          "instruction"),
    frame("no", r"(?P<negated>no) (?P<object>(?:me (?:tutees|ustedees|vosees|interrumpas|adules"
          r"|sermonees"
          r"|halagues)|te (?:disculpes|enrolles|repitas|extiendas|andes con rodeos|pases de"
          r" listo))\b.*)",
          "instruction"),
    frame("no", rf"{_ONCE}(?P<negated>no) (?:hace falta|es necesario|quiero|necesito|me gusta"
          r"|hay) que"
          r" (?:siempre )?(?:(?:te|se) |(?=me |nos |.*\b(?:cada vez|siempre|respuestas?|list"
          rf"|emoji|disculp)))(?P<object>{_SUBJUNCTIVE}\b.*)",
          "instruction"),
    frame("no", rf"{_ONCE}(?P<negated>no) (?P<object>(?:respondas|contestes|hables|escribas|uses"
          r"|utilices"
          r"|pongas|incluyas|añadas|metas|hagas|abuses de|empieces|termines|cites|emplees"
          r"|des)\b(?: más"
          r"| tant[oa]s?| l[oa]s)* (?:con|en|de|emojis|list\w+|tabl\w+|negrit\w+|viñet\w+|mayúsc\w+"
          r"|tecnic\w+|anglic\w+|rodeos|párraf\w+|disculp\w+|introduc\w+|resúmen\w+|frases"
          r"|palabras|exclam\w+"
          r"|signos|paréntesis|metáfor\w+|diminut\w+|tacos|jerga|explicacion\w+|advertenc\w+"
          r"|avisos|consejos"
          r"|moralin\w+|preguntas|opinion\w+)\b.*)", "instruction"),
    frame("para pará",
          rf"{_ONCE}pará? (?:ya )?de (?P<object>\w+r(?:me|te|se|lo)?\b \S.*)", "instruction", **NO),
    frame("deja dejá deje basta ahórrate ahorrate sáltate evítame evita evitá omite"
          " prescinde quita",
          rf"{_ONCE}(?P<object>(?:(?:deja|dejá) (?:ya )?de \w+r(?:me|te|se|lo)?"
          rf"|deje (?:ya )?de \w+rme"
          r"|basta de"
          r"|ahórr[ae]te|sáltate|evítame|evit[aá] (?:usar|los|las|el|la|repetir|poner|decir|dar"
          r"|hacer"
          r"|empezar|hablar)|omite|prescinde de|quita siempre)\b \S.*)", "instruction", **NO),
    frame("quiero prefiero necesito preferiría te me", rf"{_ONCE}(?:quiero|prefiero|necesito"
          r"|preferiría|te pido|te voy a pedir|te agradecería|me gustaría) que"
          rf" (?:siempre|(?P<negated>nunca)) (?P<object>{_SUBJUNCTIVE}\b.*)", "instruction"),
    frame("quiero prefiero necesito preferiría agradecería te me nos espero pido",
          rf"{_ONCE}(?:(?:quiero|prefiero|necesito|preferiría|te agradecería|agradecería|te pido|me"
          r" gustaría|nos gustaría|espero|te pediría|te voy a pedir|te ruego|me gusta|me viene"
          r" mejor|me ayuda|quisiera|os pido) que"
          rf" (?:siempre )?(?P<negated>no |nunca )?(?:siempre )?)(?P<object>{_SUBJUNCTIVE}\b"
          r"(?<!recuerdes)(?<!sepas)(?<!olvides)(?<!tengas)(?<!anotes)(?<!guardes)(?<!ayudes)(?<!e"
          r"scribas"
          r" un).*\b(?:siempre|conmigo|respuestas?|tono|direct[oa]s?|brev\w+|cort[oa]s?"
          r"|crític[oa]s?"
          r"|formal\w*|informal\w*|usted|tú|vos|tute\w+|emojis|listas?|viñetas|ejemplos?|fuentes"
          r"|pasos?"
          rf"|{TONGUES}|español\w*|conci\w+|detall\w+|sincer[oa]|honest[oa]|clar[oa]s?|sencill\w+"
          r"|rodeos"
          r"|al grano|frases|palabras|tablas?|tecnicismos|párrafos|markdown|negritas?|mayúsculas"
          r"|opciones"
          r"|faltas|errores|fallos|ortografía|corrij\w+|avis\w+|confirm\w+|consult\w+"
          r"|alternativas|amables?|seri[oa]s?|pacient\w+"
          r"|exigent\w+|llam\w+)\b.*)", "instruction"),
    frame("a", r"a mí (?:siempre )?(?P<object>(?:me hablas|me tratas|háblame|trátame|me respondes"
          r"|respóndeme|me contestas|contéstame|me escribes|me llamas|me tuteas|me explicas)\b"
          r" \S.*)",
          "instruction"),
    frame("", rf"(?:tod[oa]s )?(?:tus |las |los |la |el |mis )?(?P<object>{_THINGS}(?: (?:de|del"
          r"|que|para) (?!dos)"
          rf"[^,;:]{{1,25}}?)?,?{_MUST} (?:(?:en|con|sin|de|a) (?!(?:la|el|mi|un|una|qué|cuál|esta?"
          rf"|este)\b)\S|{_HOW}\b|siempre (?:en|con|sin)\b).*)", "instruction",
          needs=("siempre", "espuestas", "plicaciones", "odas las", "odos los", "deben",
              "tienen que",
                 "Fechas", "Precios", "Medidas", "Temperaturas")),
    frame("siempre en español inglés catalán", rf"(?P<object>(?:siempre )?en (?:{TONGUES})(?:,?"
          r" siempre|,? por favor|,? porfa)?)[.!]*$", "instruction", needs=("iempre",)),
    frame("tus mis sus las los en todas todos", r"(?P<object>(?:en )?(?:tus|las|todas las|todas"
          r" tus)"
          r" (?:respuestas|explicaciones|contestaciones|mensajes),? (?:(?:que )?(?:sean|deben"
          r"|tienen que"
          r"|han de|usa|pon|evita|incluye|no uses|no pongas|siempre)\b \S.*|cort\w+|brev\w+))",
          "instruction"),
    frame("sin", r"(?P<object>sin (?:rodeos|emojis|florituras|paja|relleno|tecnicismos|formalismos"
          r"|formalidades|disculpas|introducciones|preámbulos|listas|viñetas|negritas|markdown"
          r"|anglicismos"
          r"|adornos|moralejas|sermones|peloteo|halagos|palabras raras)\b.*)", "instruction", **NO),
    frame("nada sin a de en", r"(?:a partir de (?:ahora|hoy)|de ahora en adelante|en adelante"
          r"|desde ahora"
          r"|de aquí en adelante),? (?:por favor,? )?(?P<negated>nada de|sin|evita|deja de|para"
          r" de|se acabó"
          r" lo de|no más) (?P<object>\S.*)", "instruction"),
    frame("no", rf"{_ONCE}(?P<negated>no) quiero (?:más |tantos |tantas |ver |tus"
          r" )?(?P<object>(?:sermones|listas|emojis|viñetas|disculpas|tecnicismos|rodeos"
          r"|introducciones|respuestas (?:largas|genéricas)|resúmenes|parrafadas|párrafos largos"
          r"|negritas|explicaciones|consejos|halagos|peloteo|anglicismos|preguntas|opiniones)\b.*)",
          "instruction"),
    frame("con en para al de", rf"{_ONCE}(?:con|en|para|al|de) [^,;]{{2,40}},?"
          rf" (?P<object>{_IMPERATIVE} siempre\b.*)", "instruction", needs=("siempre",)),
    frame("que", r"que (?:tus|las) (?P<object>respuestas (?:no )?(?:sean|pasen|tengan|vayan"
          r"|lleven|ocupen|incluyan|superen) \S.*)", "instruction"),
    frame("a de en desde por", r"(?:por defecto|por norma|como norma|a partir de ya|desde ya|de"
          r" ya en adelante|a partir de (?:ahora|hoy)|de ahora en adelante|en adelante|desde ahora"
          r"|de aquí en adelante|de hoy en adelante|de ahora en más),? (?:por favor,? |porfa,?"
          r" )?(?:siempre )?"
          rf"(?:quiero que |prefiero que )?(?P<negated>no |nunca )?(?P<object>{_IMPERATIVE}\b.*"
          r"|(?:solo |todo )?en"
          rf" (?:{TONGUES})\b.*|(?:me|tus|las|tu) \S.*|{_SUBJUNCTIVE}\b.*)", "instruction"),
    frame("ve vaya vayamos", r"(?P<object>(?:ve|vaya|vayamos|id) (?:siempre )?(?:directo |directa"
          r" )?al"
          r" grano\b.*)", "instruction"),
    frame("sé se sea", r"(?P<object>(?:sé|sea) (?:más |muy |siempre |lo más |un poco más "
          rf"|conmigo )*{_HOW}\b"
          r".*)", "instruction"),
)  # fmt: skip

_NEXT = (
    r"(?:,? (?:y )?(?:luego|después|al final|por último|a continuación|seguido|finalmente|entonces"
    r"|acto seguido)\b)"
)
_MORE = rf"(?:{_NEXT}(?!.{{0,3}}$).*?(?={_NEXT}|$))"
"""The second step; the others are left to what the fact quotes."""
_GENERIC = (
    r"(?!(?:empezar|comenzar|terminar|acabar|resumir|resolver)\b)(?!.{0,50}\b(?:esto|eso|este"
    r" error|el problema|este (?:ejercicio|script))\b)"
)
_FIRST = r"(?:primero|lo primero(?: es| que hago es)?|en primer lugar|siempre|antes de nada)"
_NOT_NOW = r"(?!.*\b(?:mañana|hoy|necesito|quiero|quería|puedo|debería|tendría|podría)\b)"

_DOES = (
    r"(?:echo|pongo|saco|lavo|mezclo|caliento|abro|entro|corro|lanzo|ejecuto|meto|dejo|enciendo"
    r"|apago|subo|bajo|copio"
    r"|reviso|actualizo|paro|pido|relleno|mando|corto|desmonto|enjuago|cierro|conecto|descargo"
    r"|instalo|preparo|hiervo)"
)
_IT = r"(?:lo|la|los|las|le) "
_DOES_IT = rf"(?:{_IT}\w+o|\w+o (?:el|la|los|las|un|una|unos|unas|un poco|bien))"
PROCEDURE_FRAMES: tuple[Frame, ...] = (
    frame("para", rf"{_NOT_NOW}para (?P<attribute>{_GENERIC}\w+[aeií]r(?:me|se|lo|la"
                  rf"|los)?\b[\w '/.-]"
          rf"{{0,50}}?)[,:]? (?:yo )?(?:primero )?(?P<object>(?:{_DOES}|{_DOES_IT})\b[^,;]{{2,50}},"
          rf" (?:{_IT})?\w+o\b[^,;]*?)(?:,|,? y) (?:{_IT})?\w+o\b.*", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("el la los las mi mis", r"(?:el|la|los|las|mis?) (?P<attribute>[^,:;]{2,40}?) (?:yo"
    r" )?(?:lo|la"
          r"|los|las) (?:hago|hacemos|preparo|preparamos|cocino|monto|limpio) así: "
          r"(?P<object>\w+o\b.*)", "procedure", type=MemoryType.PROCEDURAL,
          needs=(" así:", " asi:")),
    frame("para",
          rf"{_NOT_NOW}para (?P<attribute>{_GENERIC}\w+[aeií]r(?:me|se|lo|la"
          rf"|los)?\b[\w '/.-]{{0,50}}?)"
          rf",? (?:yo )?(?:primero )?(?P<object>{_DOES}\b[^;]{{0,99}}?"
          rf"{_MORE}).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("para", rf"{_NOT_NOW}para (?P<attribute>{_GENERIC}\w+[aeií]r(?:me|se|lo|la|los)?\b[\w"
          r" '/.-]"
          rf"{{0,50}}?)[,:]? (?:yo |nosotros |siempre |en mi caso )*{_FIRST},? (?:hay que |se )?"
          rf"(?P<object>\S(?:.*?{_MORE}|.*)).*", "procedure", type=MemoryType.PROCEDURAL),
    frame("para", rf"{_NOT_NOW}para (?P<attribute>{_GENERIC}\w+[aeií]r(?:me|se|lo|la|los)?\b[\w"
          r" '/.-]"
          rf"{{0,50}}?)[,:]? (?:hay que|basta con|se) (?P<object>(?:\w+ ){{1,12}}?\w+{_MORE}).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("para", rf"{_NOT_NOW}para (?P<attribute>{_GENERIC}\w+[aeií]r(?:me|se|lo|la|los)?\b[\w"
          r" '/.-]"
          rf"{{0,50}}?): (?P<object>\S.*?{_MORE}).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("así mi el la nuestro", r"(?:así(?: es)?(?: como| que| es que)? (?:hago|hacemos|preparo"
          r"|preparamos|despliego|desplegamos|publico|publicamos)|(?:mi|el|la|nuestr[oa])"
          r" (?:proceso|procedimiento|receta|método|rutina|flujo|forma) (?:para|de))"
          r" (?P<attribute>[^:;]"
          rf"{{2,60}}?)(?: es(?: así)?)?: (?:{_FIRST},? )?(?P<object>\S(?:.*?{_MORE}|.*)).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("cuando cada si siempre antes", r"(?:cuando|cada vez que|siempre que|si hay que|antes de"
          r" (?=\w+r\b)) ?(?P<attribute>[^,:]{2,60}?), (?:yo )?(?:siempre )?(?:primero |(?=se \w"
          r"|hay que))"
          rf"(?P<object>(?:(?:{_IT})?\w+o|\w+mos|se \w+|hay que)\b,? \S.*)",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip

FORGET_ASKED = (
    r"|(?:olvid[ae](?:te)?|olvídate|borr[ae]|elimin[ae])(?: de)?"
    r" (?:(?P<asked_home>d[óo]nde viv(?:o|imos))"
    r"|(?P<asked_employer>d[óo]nde trabajo|para qui[ée]n trabajo)|(?P<asked_name>c[óo]mo me llamo)"
    r"|(?P<asked_age>cu[áa]ntos a[ñn]os tengo|qu[ée] edad tengo)"
    r"|(?P<asked_birthday>cu[áa]ndo (?:nac[íi]|cumplo(?: a[ñn]os)?|es mi cumplea[ñn]os))"
    r"|(?P<asked_job>a qu[ée] me dedico|en qu[ée] trabajo)"
    r"|(?P<asked_origin>de d[óo]nde (?:soy|vengo)))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
