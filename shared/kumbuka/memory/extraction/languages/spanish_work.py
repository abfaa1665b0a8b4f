"""What Spanish says of work beside the trade: for whom, between which hours, and how it ended."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import (
    EMPLOYERS,
    ENDS_ATTRIBUTE,
    EPISODIC,
    GIVEN,
    MAKES,
    PROPER,
    UPPER,
    WORKPLACES,
    Saying,
    doing,
    frame,
    preceded_by,
    saying,
)
from kumbuka.memory.extraction.languages.spanish_habits import OFTEN
from kumbuka.memory.extraction.languages.spanish_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_A_JOB = (
    rf"(?:{JOBS}|(?!orden)\w{{3,}}(?:dora?|tora?|ista|er[oa]|nte|ic[oa]|log[oa]|[nd]ari[oa]))\b"
)
_ORGANISATION = rf"(?:(?:el|la|los|las) )?(?:{WORKPLACES}|{EMPLOYERS}|cruz roja|correos|caixa)\b"
_AFTER_AN_EMPLOYER = preceded_by("(?:jo|ja|ro|os|es|do|te|én|ía|ás) en ", range(3, 25))
_AFTER_A_JOB = "|".join(
    preceded_by(start, range(4, 22))
    for start in ("soy ", "(?:ajo|aja|rro|uro) de ", "(?:jo|ja|ro|do) como ")
)
WORK_BESIDE = (
    rf"(?=como (?:una? )?{_A_JOB})(?:{_AFTER_AN_EMPLOYER})"
    rf"|(?=(?:en|para) {_ORGANISATION})(?:{_AFTER_A_JOB})"
    r"|(?=(?:\d\d|(?:veint|trein|cuaren|cincuen)\w+(?: y \w+)?) años(?:$|[.,;!]| y\b))(?<=, )"
)
"""Begins a second statement about whoever works: for whom, as what, and at which age."""
_ENDS_THERE = r"(?=$|[.,;!]| desde\b| hace\b| y\b| pero\b| con\b)"
_SINCE = r"(?=$|[.,;!]| desde\b| hace\b| y\b| pero\b| el\b| la\b| en\b| este\b| como\b| con\b).*"
_AT_AN_HOUR = (
    r"(?: siempre| normalmente| casi siempre)? (?:a|sobre|hacia) (?:eso de )?las? (?:\d|una\b|dos\b"
    r"|tres\b|cuatro\b|cinco\b|seis\b|siete\b|ocho\b|nueve\b|diez\b|once\b|doce\b)"
    r"(?!.*\b(?:hoy|mañana$|ayer|esta)\b).*"
)
_AT_WORK = (
    r"(?: (?:a|de) (?:trabajar|currar|laburar|chambear)| (?:al?|del|en el|de la|a la|en la)"
    r" (?:trabajo|curro|laburo|oficina|turno|tienda|ofi|despacho|hospital|fábrica)"
    r"| (?:el|mi) turno| (?:la|mi) jornada)"
)
_LESSONS = (
    r"(?:clases?|cursos?|cursillo|gimnasio|gym|academia|crossfit|yoga|pilates|natación|taller"
    r"|club|coro|autoescuela|escuela|máster|grado|conservatorio|spinning|zumba|boxeo|pádel)"
)
_OWN = rf"(?:{MAKES}|pixel|móvil|celular|portátil|coche|carro|auto|moto|bici|reloj|tele)"
_DRINK = r"(?:café|té|mate|cerveza|vino|azúcar|leche|refrescos|coca-?cola|mantequilla|carne)"

WORK: tuple[Saying, ...] = (
    saying("usaremos|usaré|vamos a usar|voy a usar|utilizaremos|nos quedamos con|elegimos"
           "|optamos por"
           "|hemos elegido|he elegido|decidimos usar|decidí usar"
           "|hemos decidido usar", "", r" (?:al final )?"
           r"(?P<object>[^,;]+?),? (?:en vez de|en lugar de|y no(?= (?-i:[A-Z]))) (?:usar "
           r"|con |por )?"
           r"(?P<old>(?!lo\b|eso\b|que\b)\S.*)", "decision", **EPISODIC),
    saying("i como", "como", rf" (?:una? )?(?P<object>{_A_JOB}.*?){_ENDS_THERE}", "identity",
           attribute="job"),
    saying("i en|i para", "en|para", r" (?:(?:el|la|los|las) )?"
           rf"(?P<object>(?:una? )?(?:{WORKPLACES}|{EMPLOYERS}|cruz roja|correos|caixa)\b.*?)"
           rf"{_ENDS_THERE}", "identity", attribute="employer"),
    saying("i", "", r" (?P<object>(?:\d\d|(?:veint|trein|cuaren|cincuen)\w+(?: y \w+)?)) años\b.*",
           "identity", attribute="age"),
    saying("me apunté|me matriculé|me inscribí", "se apuntó|se ha apuntado", r" (?:al?|en|con)"
    r" (?:un |una |unas"
           rf" |el |la |clases de )?(?P<object>{_LESSONS}\b.*)", "decision", **EPISODIC),
    saying("suelo|solemos|acostumbro a|acostumbro|tengo la costumbre de|intento siempre", "suele",
           r" (?:siempre )?(?P<object>(?:levantar|despertar)(?:me|nos|se)\b.* (?:a"
           r"|sobre) (?:eso de )?las?"
           r" \S.*)", "pattern", attribute="wake_up"),
    saying("suelo|solemos|acostumbro a|acostumbro|tengo la costumbre de|intento siempre", "suele",
           r" (?:siempre )?(?P<object>(?:(?:acostar|dormir)(?:me|nos|se)|irme a (?:dormir"
           r"|la cama))\b.*"
           r" (?:a|sobre) (?:eso de )?las? \S.*)", "pattern", attribute="bedtime"),
    saying("soy|estoy|fui", "es|está", r" (?:empleada?o?|contratad[oa]|trabajadora?|becari[oa]"
           r"|fij[oa]|indefinid[oa]|interin[oa]|de prácticas)(?: fij[oa])? (?:de|del|en|por|para)"
           rf" (?:(?:el|la|los|las) )?(?P<object>{PROPER}|(?:una? )?(?:{WORKPLACES}|{EMPLOYERS})\b"
           rf"[^,;]*?){_ENDS_THERE}", "identity", attribute="employer"),
    saying("soy|yo soy|aquí", "", rf" (?P<object>{GIVEN}(?: {GIVEN})?)(?=$|[.,;!?]| y\b| de\b"
                                  rf"| del\b)",
           "identity", attribute="name", confidence=0.7),
    saying("me fichó|me contrató|me ha fichado|me ha contratado|me cogió", "",
           rf" (?:(?:el|la|los|las) )?(?P<object>{PROPER}|(?:una? )?(?:{WORKPLACES}|{EMPLOYERS})\b"
           rf"[^,;]*?){_SINCE}", "identity", attribute="employer", replaces=True),
    saying("me incorporé|acabo de empezar|me ficharon|me cogieron|me han cogido"
           "|acabo de incorporarme|he empezado", "",
           r"(?: a trabajar| a currar)? (?:en|a|al|por|con) (?:(?:el|la|los|las) )?"
           rf"(?P<object>(?:una? )?(?:{WORKPLACES}|{EMPLOYERS})\b[^,;]*?){_SINCE}", "identity",
           attribute="employer", replaces=True),
    saying("estoy trabajando|estoy currando|estoy laburando", "está trabajando",
           r" (?:de|como) (?:una? )?(?P<object>(?!noche|lunes|día|pie|casa|\d)\S.*?)"
           r"(?= (?:en|para) |[!,;]|\.?$)", "identity", attribute="job"),
    doing("entro|entramos|empiezo|empezamos|comienzo", "entra|empieza", _AT_WORK + _AT_AN_HOUR,
          attribute="work_start"),
    saying("me pasé|nos pasamos|me he pasado|me cambié|me he cambiado|migré|migramos|ahora voy con",
           "se pasó", r" al? (?P<object>(?!casa\b|tu\b|su\b|el\b|la\b|los\b|las\b|un\b|una\b|otr"
           r"|mi\b|ver\b|\w+[aei]r(?:te|l[oae]s?|me|se)?\b|derecho|medicina|ciencias|letras"
           r"|es[aeo]\b"
           r"|est[aeo]\b)[a-z][\w.+#-]{2,20})(?=$|[.,;!]| hace\b| y\b| desde\b| este\b| para\b)",
           "tool", replaces=True),
    saying("trabajo|trabajamos|curro|mi horario es", "trabaja", r" de (?P<object>(?:(?:lunes|martes"
           r"|miércoles|jueves|viernes|sábado|domingo) a (?:lunes|martes|miércoles|jueves"
           r"|viernes|sábado"
           r"|domingo)(?:,? de \d\S* a \d\S*)?|\d\S* a \d\S*))(?=$|[.,;!]| y\b| en\b| con\b).*",
           "identity", attribute="work_hours"),
    saying("trabajo por mi cuenta|trabajo por libre|trabajo por cuenta propia", "",
           r" (?:como|de) (?P<object>\S.*)", "identity", attribute="job"),
    saying("soy", "es", r" (?:del signo )?(?P<object>aries|tauro|géminis|cáncer|virgo|libra"
           r"|escorpio|sagitario|capricornio|acuario|piscis)(?=$|[.,;!]| y\b| con\b)", "identity",
           attribute="star_sign"),
    saying("estoy suscrit[oa] al?|estoy abonad[oa] al?|tengo contratad[oa]|soy clienta? de",
           "está suscrit[oa] al?", rf" (?:la |el )?(?P<object>{PROPER})(?=$|[.,;!]| desde\b"
           r"| y\b| para\b).*", "tool"),
    saying("compro|compramos|hago la compra|hacemos la compra", "compra",
           r"(?: (?:siempre|casi siempre|todo|la fruta|la comida))* en (?:el )?"
           rf"(?P<object>(?!Bolsa\b){PROPER})(?=$|[.,;!]| siempre| porque| y\b).*", "tool"),
    saying("tengo|llevo|estoy de", "tiene|lleva|está de", r" (?P<object>\d+ (?:meses|semanas) de"
           r" embarazo)\b.*", "identity", attribute="pregnancy"),
    saying("", "va", r" (?:al?|a la) (?P<object>(?:colegio|cole|instituto|insti|escuela|guardería"
           r"|universidad)\b(?! (?:a \w+r|andando|en |mañana|hoy|con)).*)", "identity",
           attribute="school"),
    saying("gano|cobro", "gana|cobra", r" (?:unos |como |casi )?(?P<object>\d[\d.,]* ?(?:k"
                                       r"|mil)?(?: ?(?:€|\$"
           r"|euros|pesos|dólares|soles|lucas))?(?: (?:al|por|a la|cada) (?:mes|año|semana"
           r"|hora|día)"
           r"| mensuales| netos| brutos)\b.*)", "identity", attribute="salary"),
    saying("soy", "es", r" (?P<object>(?:el|la) (?:menor|mayor|pequeñ[oa]|median[oa]"
                        r"|primer[oa]|segund[oa]"
           r"|tercer[oa]|últim[oa]) de (?:\w+ )?(?:herman[oa]s|hij[oa]s|primos|la familia|\w+)"
           r"(?: herman[oa]s)?)(?=$|[.,;!]| y\b)", "identity", attribute="siblings"),
    doing("entro|entramos", "entra", _AT_AN_HOUR, attribute="work_start"),
    doing("salgo|salimos|termino|acabo|acabamos", "sale|termina|acaba", _AT_WORK + _AT_AN_HOUR,
          attribute="work_end"),
    doing("trabajo|trabajamos|teletrabajo|curro", "trabaja", r"(?: (?:desde|en) casa| en remoto"
          r"| a distancia| en la oficina| de noche)?(?: siempre| solo)? (?:todos los|los"
          r"|cada) (?:lunes"
          r"|martes|miércoles|jueves|viernes|sábados?|domingos?|fines de semana|findes)\b.*"),
    saying("me despidieron|me han despedido|me echaron|me han echado|me corrieron|me rajaron",
           "", r"(?=$|[.,;!]| del? (?:la |mi )?(?:trabajo|curro|laburo|empleo|empresa|chamba|pega)"
           r"| ayer| hoy| hace| la semana| el (?:mes|lunes|martes|miércoles|jueves|viernes)"
           r"| por| y\b).*",
           "identity", attribute="employer", fixed="employer", **ENDS_ATTRIBUTE),
    saying("", "murió|falleció|ha muerto|ha fallecido|se murió|se me murió|se nos murió", r"\b.*",
           "identity", attribute="trait/", fixed="murió"),
)  # fmt: skip

_NOT_TODAY = r"(?!.*\b(?:hoy|ayer|esta (?:mañana|noche)|mañana (?!por)|el \w+ que viene)\b)"
_OF_A_DAY = rf"{_NOT_TODAY}(?:casi )?{OFTEN},? (?:yo )?(?:siempre |ya )?(?P<object>"
WORK_FRAMES: tuple[Frame, ...] = (
    frame("casado casada soltero soltera viudo viuda divorciado divorciada separado separada",
          r"(?P<object>(?:casad|solter|viud|divorciad|separad)[oa])(?= hace\b| desde\b|,"
          r"| y (?:con|sin)\b)",
          "identity", attribute="marital_status"),
    frame("puedes podés puede", r"(?:puedes|podés|puede) (?P<object>(?:tutearme"
                                r"|tratarme (?:de|por) (?:tú"
          r"|usted|vos)|hablarme (?:de|por) (?:tú|usted|vos)|hablarme (?:con confianza"
          r"|informal\w*))\b.*)",
          "instruction"),
    frame("ya no", r"(?:ya )?no (?:estoy|ando|salgo|sigo) (?:más )?con mi"
                   r" (?P<object>(?:novi[oa]|parej[a]"
          r"|marido|mujer|espos[oa]|chic[oa])\b[^,;]*?)(?=$|[.,;!]| desde\b"
          r"| y\b).*", "end", effect="end"),
    frame("", rf"{_OF_A_DAY}(?:me (?:levanto|despierto)|nos levantamos)\b.*)", "pattern",
          attribute="wake_up", needs=("levanto", "despierto", "levantamos")),
    frame("", rf"{_OF_A_DAY}(?:me (?:acuesto|duermo)|me voy a (?:dormir|la cama)"
              rf"|nos acostamos)\b.*)",
          "pattern", attribute="bedtime", needs=("acuesto", "duermo", "voy a", "acostamos")),
    frame("", r"(?P<object>(?!ella\b|él\b|est[aeo]\b|es[aeo]\b|quién|usted|tú\b|hoy|ahora|dios\b)"
          rf"{PROPER}) (?:es|son) (?:mi|mis|nuestr[oa]s?) (?P<attribute>{RELATION_NAMES})"
          r"(?=$|[.,;!]| y\b| pero\b)", "identity", needs=(" mi ", " mis ", " nuestr")),
    frame("antes", r"antes (?:yo )?(?:usaba|utilizaba|usábamos|tiraba de|trabajaba con"
    r"|programaba en)"
          r" (?P<old>[^,;]{1,40}?),? (?:pero |y )?ahora (?:(?:es|uso|utilizo|usamos|con|en"
          r"|tiro de|voy con|me he pasado a) )?(?P<object>(?!no\b|me\b|se\b|ya\b|va\b)\S.*)",
          "tool", replaces=True),
    frame("cambié he", rf"(?:cambié|he cambiado) (?:el|la|mi|los|las)"
    rf" (?P<old>{_OWN}\b[^,;]{{0,20}}?)"
          r" por (?:un|una|el|la) (?P<object>\S.*)", "possession"),
    frame("cambié he dejé", r"(?!.*\b(?:receta|masa|salsa|bizcocho)\b)"
          rf"(?:cambié|he cambiado|dejé|he dejado) (?:el|la|los|las)"
          rf" (?P<old>{_DRINK}\b[^,;]{{0,20}}?) por (?:el|la|los|las) (?P<object>\S.*)",
          "preference"),
    frame("lo", r"lo primero que (?:siempre )?hago (?:siempre )?(?P<object>(?:por las? mañanas?"
    r"|cada"
          r" (?:mañana|día)|(?:nada más|al) (?:levantarme|despertarme|llegar)\w*[^,;]{0,25}"
          r"|todos los días)(?: siempre)? es \S.*)", "pattern"),
    frame("cada todas por", r"(?:cada mañana|todas las mañanas|por las mañanas),? lo primero que"
          r" hago es (?P<object>\S.*)", "pattern"),
    frame("celebro celebramos", r"(?:celebro|celebramos) (?:mi|nuestro) (?P<attribute>cumpleaños"
          r"|cumple|aniversario|santo) (?:el |en )(?P<object>\S.*)", "identity"),
    frame("de", r"de (?P<thing>coche|carro|auto|móvil|celular|moto|bici|portátil|ordenador|editor"
          r"|navegador) (?:tengo|uso|llevo|conduzco|utilizo) (?:el |la |una? )?(?P<object>\S.*)",
          "identity"),
    frame("mis todos toda todo", rf"(?:mis amig[oa]s|mi familia|tod[oa]s|todo el mundo|en casa)"
          rf" me (?:llaman?|dicen?|conocen? como) (?:el |la )?(?P<object>{UPPER}[\w'’-]+)"
          r"(?=$|[.,;!]| y\b| pero\b)", "identity", attribute="name"),
    frame("en", r"en (?:el |la )?(?P<object>(?!enero|febrero)"
          rf"{PROPER}) (?:vivo|vivimos|resido)(?= desde\b| ahora\b| con\b| hace\b|[.,;!]|$).*",
          "identity", attribute="home"),
    frame("se", r"se (?:me |nos )?(?:murió|ha muerto|fue al cielo) (?:mi|nuestr[oa]|el|la)"
          rf" (?P<object>(?:{RELATION_NAMES})\b[^,;]*?)(?=$|[.,;!]| (?:el|ayer|hace|la|en)\b).*",
          "end", effect="end"),
)  # fmt: skip
