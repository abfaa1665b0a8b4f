"""Spanish for who somebody is and how they live, in the words of everyday: names, ages, homes,
work, studies, family, health, languages and what they own."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import (
    CLUBS,
    EMPLOYERS,
    NAME,
    OBJECT,
    PROPER,
    SAID_ALL,
    UPPER,
    WORKPLACES,
    Saying,
    doing,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.spanish_clauses import MY
from kumbuka.memory.extraction.languages.spanish_words import (
    ATTRIBUTE_NAMES,
    DEMONYMS,
    JOBS,
    RELATION_NAMES,
    TONGUES,
)
from kumbuka.memory.extraction.table import Frame

NOW = (
    r"(?: (?:ahora|ya|actualmente|también|siempre|hoy en día|mismo|todavía|aún|además|solo|de"
    r" momento))*"
)
NUMBER = (
    r"(?:\d{1,3}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce"
    r"|quince"
    r"|dieci\w+|veint\w+|treinta(?: y \w+)?|cuarenta(?: y \w+)?|cincuenta(?: y \w+)?|sesenta(?: y"
    r" \w+)?"
    r"|setenta(?: y \w+)?|ochenta(?: y \w+)?|noventa(?: y \w+)?|varios|varias|un par de)"
)
SPAN = (
    rf"(?:ya )?(?:como |casi |más de |unos |toda )?(?:{NUMBER} )?(?:años?|meses|mes|semanas?"
    r"|días?|tiempo|la vida|media vida)(?: y (?:medio|pico))?"
)
_JOB_NOUN = (
    rf"(?:{JOBS}|docente|agente|dependient[ea]|limpiadora?|moz[oa] de almacén|peón|obrer[oa]"
    r"|conserje|chófer|chofer"
    r"|informátic[oa]|qa|dev|tester|bróker|celadora?|copywriter|encargad[oa]|responsable(?! de"
    r" mis)|coordinadora?|dueñ[oa](?! de mi)"
    r"|propietari[oa]|jef[ea]|gerente|directiv[oa]|monitora?|becari[oa]|operari[oa]|soldadora?"
    r"|torner[oa]|bombero"
    r"|desempleada?|parad[oa]|pensionista|rentista|voluntari[oa] en|au pair|canguro"
    r"|limpiacristales|topógraf[oa]"
    r"|aparejadora?|procuradora?|fiscal|policía|guardia civil|mili(?:tar|co)|monja|cura|sacerdote"
    r"|pastora?"
    r"|(?!optim|pesim|ego|femin|real|tur|mach|rac|sex|perfeccion|ideal|individual|fatal)\w{3,}ista"
    r"|(?!madruga|habla|conserva|trabaja|trasnocha|segui|compra|gana|solta|since|extran|compañ"
    r"|prim|verdad|caball|cafet"
    r"|friol|futbol|cerve|play|rock|perr|gatu|cas(?=er)|fiest|mot(?=er)|sals|hered|vaquer"
    r"|aventur|lig"
    r"|ter[cd]|ent|forast|call"
    r"|pasaj|viaj|consum|busc|fuma|bebe|compro|mandon|jug|lec|due[ñn])\w{3,}(?:dora?|tora?|era?o?"
    r"|ero))(?=$|[.,;!?]| (?:en|de|y|para|por"
    r"|freelance|autónom|desde|pero|con|en)\b)"
)
_NOT_AN_EMPLOYER = (
    r"(?!casa\b|remoto|equipo\b|ello|est[aeo]\b|es[aeo]\b|mi\b|mis\b|ti\b|\d|(?:un|una|el|la|los"
    r"|las|otro|otra|varios) (?:nuev[oa]"
    r" |pequeñ[oa] |gran )?(?:proyecto|informe|app|aplicación|tarea|presentación|página|script"
    r"|función|módulo|texto|libro"
    r"|artículo|novela|ensayo|trabajo|tesis|tfg|tfm|paper|documento|versión|campaña|sistema"
    r"|programa|juego|videojuego|api"
    r"|algoritmo|modelo|diseño|gui[oó]n|canción|historia|cosa|problema|solución|feature|rama|pr\b"
    r"|idea|noche|tarde|mañana"
    r"|traducción|video|vídeo|lista|plan|caso|tema|tablero|dashboard|serie|proceso|momento|mismo"
    r"|mejora|propuesta|bot|excel"
    r"|refactor|migración|web\b|curso|discurso)\b)"
)
_DEGREE = (
    r"(?:máster|master|grado(?: superior| medio)?|fp|ciclo|doctorado|doble grado|carrera|curso"
    r"|posgrado|postgrado|diplomado"
    r"|bachillerato|bachiller|tesis|licenciatura|ingeniería|técnico|tecnicatura|maestría"
    r"|prácticas|residencia|mir|pir|mba"
    r"|oposiciones?|oposición|selectividad|ebau|bootcamp|certificación|especialidad|módulo"
    r"|erasmus|la eso|eso)"
)

LIFE: tuple[Saying, ...] = (
    # names
    saying("me conocen|me dicen|me llaman|me decían|me apodan|me puedes decir|me podés decir|me"
           " puedes llamar|me podés llamar"
           "|me puede llamar|me puedes tratar", "le dicen|le llaman",
           r" (?:todos |todo el mundo |siempre |en casa |mis amigos )?(?:como |por )?"
           r"(?:el |la )?(?!(?:la atención|para|por|de|del|a|cuando|que|mucho|poderos|cada|desde"
           r"|l[oa]s?)\b)" + NAME, "identity", attribute="name"),
    saying("me pusieron", "", r" (?:de nombre )?(?P<object>(?-i:[A-ZÁÉÍÓÚÑ])[\w'’-]+(?:"
           r" (?-i:[A-ZÁÉÍÓÚÑ])[\w'’-]+)?)(?=$|[.,;!]| pero| y| como| por).*",
           "identity", attribute="name"),
    saying("soy|yo soy", "", rf" (?:el |la )?(?P<object>{PROPER})(?=$|[!,;.]| y\b|, | de (?:la "
           r"|el |l)?[a-zñ]| del | otra vez| de nuevo)(?! de (?:Madrid|España))",
           "identity", attribute="name", confidence=0.7),
    # ages and birthdays
    saying("tengo|ya tengo", "tiene", r"(?: ya| casi| unos| como| apenas| solo)?"
           rf" (?P<object>{NUMBER}) añ(?:os|itos)(?: (?:ya|cumplidos|recién cumplidos|de edad"
           r"|largos))*"
           rf"(?:{SAID_ALL}|(?= y\b| pero\b| aunque\b| recién| así que| por))", "identity",
           attribute="age"),
    saying("tengo",
          "",
          rf" (?P<object>\d{{2}})(?: tacos| primaveras| palos| ya)?(?:{SAID_ALL}|(?= y\b| pero\b))"
          r"(?!,\d)(?!%)(?! ?[€$])",
           "identity", attribute="age"),
    saying("cumplo|cumpliré|hago", "cumple", r" (?:ya )?(?:los )?(?P<object>\d{1,3}"
           rf"|{NUMBER}(?= años)|(?:veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y"
           rf" \w+)?"
           r")(?: años)?(?: ya)?(?=$|[.,;!]| el\b| en\b| este\b| mañana|"
           r" dentro| la\b| hoy| y\b| pronto).*",
           "identity", attribute="age"),
    saying("voy a cumplir|estoy por cumplir|estoy a punto de cumplir|ando por|rondo|paso de"
           "|cumplí|he cumplido|acabo de cumplir|acabo de hacer",
           "va a cumplir|ronda|cumplió", rf" (?:ya )?(?:los )?(?P<object>\d{{1,3}}|{NUMBER}(?="
           r" años|[.,;!]|$| en\b| el\b| hace\b))\b.*", "identity", attribute="age"),
    saying("soy", "es", r" (?:un|una) (?:mujer|hombre|chic[oa]|señora?|tí[oa]|chav[oa]l?|persona"
           rf"|joven|jubilad[oa]|estudiante|madre|padre|\w+) (?:mayor )?de (?P<object>{NUMBER})"
           r" años\b.*",
           "identity", attribute="age"),
    saying("soy|nací", "es|nació", r" (?:en |de |del )(?:el )?(?:año |la quinta del"
           r" )?(?P<object>(?:19|20)?\d\d)(?=$|[.,;!]| y\b| así)", "identity", attribute="birthday"
           ),
    saying("cumplo|hago|cumplimos", "cumple", r" años (?:el |en |a )(?:día )?(?P<object>\S.*)",
           "identity", attribute="birthday"),
    # homes and origins
    saying("vivo|vivimos|resido|residimos|ando viviendo|estoy instalad[oa]|estoy afincad[oa]"
           "|sigo viviendo|paro|me quedo a vivir|estoy"
           " viviendo|estamos viviendo", "vive|viven|reside",
           rf"{NOW}(?: (?:desde [^,;]{{1,25}}|hace {SPAN}|sol[oa]s?|junt[oa]s|con (?:mi|mis|un"
           r"|una|dos|tres|el|la|otr[oa]s|mi pareja) ?[^,;]{0,30}?"
           r"|de alquiler|en (?:un|una) (?:piso|casa|apartamento|departamento|depa|pueblo|ciudad"
           r"|barrio|chalet|ático|aldea|estudio|zona|finca|masía|cabaña|caravana|residencia)(?:"
           r" [^,;]{1,25}?)??|en el (?:extranjero|campo|centro)|, en concreto|feliz\w*))*,?"
           r" (?:en|cerca de|por|al (?:lado|norte|sur|este|oeste) de|a las afueras de)"
           r" (?P<object>(?!el mundo|(?:constante |pleno )?(?:estado|estrés|vilo|tensión|crisis"
           r"|guerra)\b|la era|un mundo|una? |el extranjero|alquiler|las nubes"
           r"|pareja|familia"
           r"|paz|modo|función|casa de|mi |su |lo\b|directo|bucle)\S.*?)(?= con (?:mi|mis"
           r"|nuestr[oa]s?)\b| desde\b| hace\b|$)",
           "identity", attribute="home"),
    saying("soy|somos", "es|son", rf"{NOW} (?:vecin[oa]s?|residentes?|habitantes?) (?:de|en)"
           rf" (?:el |la )?(?P<object>{PROPER}.*)", "identity", attribute="home"),
    saying("vivo|vivimos", "vive|viven", r" (?:desde \w+ )?(?:en|a) (?P<object>(?:un|una)"
           r" (?!mundo|nube|sinvivir|caos|infierno|pesadilla|ay\b|sociedad|época|era\b|burbuja"
           r"|estado"
           r"|constante|sueño|bucle)\S.*)", "identity",
           attribute="home"),
    saying("vivo|vivimos|volví a vivir|he vuelto a vivir|sigo viviendo|estoy viviendo",
          "vive|viven",
           r"(?: de alquiler| en un piso| en una casa)? (?P<object>(?:sol[oa]|con (?:mis?|un|una"
           r"|dos|tres"
           r"|otr[oa]s|el|la) [^,;]{1,40}))(?=$|[.,;!]| y\b| pero\b)", "identity", attribute=
           "household"),
    saying("llevo|llevamos", "lleva|llevan", rf" (?:ya |casi |más de )?{NUMBER} años en"
           rf" (?P<object>(?:(?:una?|el|la) )?(?!universi|escuela|colegio|facultad|instituto|biblio"
           rf"|gimnasio|banco|residencia)(?:{WORKPLACES}\b(?! de campaña)(?!.* ingres)"
           rf"|{EMPLOYERS}\b).*)", "identity", attribute="employer"),
    saying("llevo|llevamos", "lleva|llevan", rf" {SPAN} (?:viviendo )?(?:aquí |acá )?en"
           rf" (?P<object>{PROPER})(?=$|[.,;!]| y\b| pero\b| como\b).*", "identity", attribute=
           "since/"),
    saying("llevo|llevamos", "lleva|llevan", rf" {SPAN} viviendo (?:aquí |acá )?en {OBJECT}",
           "identity", attribute="home"),
    saying("me vine|nos vinimos|me he venido|nos hemos venido|me fui|nos fuimos|me he ido|me"
           " trasladé|me mudé|nos mudamos|me acabo de mudar|me instalé|nos instalamos|me he"
           " instalado"
           "|me voy|nos vamos|me mudo|nos mudamos|acabo de llegar|me vengo",
           "se vino|se fue|se mudó|se instaló|se muda", r"(?: (?:hace [\w ]{3,15}|ya|por fin"
           r"|definitivamente|el (?:mes|año) pasado|este año))*"
           r"(?:,? a vivir)(?: (?:con [^,;]{1,25}|sol[oa]))? (?:a|en|al) (?P<object>(?!un|una"
           r"|otr[oa]|casa de|l[oa]s?\b)\S.*)", "identity", attribute="home"),
    saying("me instalé|nos instalamos|me he instalado|me asenté|me establecí|me quedé a vivir",
           "se instaló", r" en (?P<object>(?-i:[A-ZÁÉÍÓÚÑ])\S*.*)", "identity", attribute="home"),
    saying("tengo|tenemos|alquilo|alquilamos|comparto|compartimos|compré|compramos|he comprado"
           "|hemos comprado|me compré|nos compramos", "tiene|alquila",
           r" (?:mi casa|nuestra casa|piso|un piso|una casa|casa|departamento|un departamento|un"
           r" depa|habitación|una habitación|(?:un )?cuarto|una pieza"
           r"|un monoambiente)(?: [^,;]{1,30}?)?"
           rf" en (?P<object>(?:el |la )?(?:barrio de |centro de |pueblo de )?{PROPER}.*)",
           "identity", attribute="home"),
    saying("soy|somos|procedo|vengo|venimos", "es|son|viene", rf" (?:originari[oa] |oriund[oa] "
           rf"|natural |nativ[oa] )?(?:de|del(?! {CLUBS}\b)) (?P<object>(?!(?:{TONGUES})\b|dulce"
           rf"|salado|letras"
           rf"|ciencias|los que"
           r"|las que|l[oa]s?\b|risa|fiar|noche"
           r"|costumbres|acuerdo|madera|carne|buen|mal\b|verdad|aquí|acá|allí|fuera|café|té\b"
           r"|mate|poc[oa]s?|much[oa]s?|esos|esas|un\b|una\b|trabaj|clase|\w+[aeí]r(?:me|se"
           r"|nos)?\b|mi\b|tu\b|marketing|ventas|soporte"
           r"|rrhh|contabilidad|sistemas|gatos|perros|playa|montaña|letra|pelo|ojos|estatura"
           r"|mente|confianza|hablar|pan\b|pasta\b|carnes|pescado|verduras|frío|calor)[\w'"
           r" -]{3,30})[.!]*$", "identity", attribute="origin", confidence=0.7),
    saying("soy|somos|vengo", "es|son", r" de (?:un|una) (?P<object>(?:pueblo|pueblito|pueblecito"
           r"|pueblín|ciudad|aldea|barrio|isla|villa|comarca|zona|región)\b \S.*)", "identity",
           attribute="origin"),
    saying("me crié|me he criado|nos criamos|crecí|nací|me crie", "se crió|creció|nació",
           r"(?: y (?:crecí|me crié))? (?:en|cerca de|entre) (?P<object>(?!el \d|\d|un ambiente|una"
           r" familia|los \d)\S.*?)(?= pero\b| y (?:vivo|crecí|me)\b|$)",
           "identity", attribute="origin"),
    saying("soy|somos", "es|son", rf"{NOW} (?P<object>(?:{DEMONYMS}|canari[oa]|madrileñ[oa]"
           r"|valencian[oa]|aragones[a]?|asturian[oa]|extremeñ[oa]|manch?eg[oa]|murcian[oa]"
           r"|navarr[oa]|riojan[oa]|cántabr[oa]"
           r"|leones[a]?|castellan[oa]|sevillan[oa]|malagueñ[oa]|granadin[oa]|bilbaín[oa]"
           r"|barcelones[a]?|porteñ[oa]|cordobes[a]?|rosarin[oa]|chilang[oa]|regi[oa]|tapatí[oa]"
           r"|norteñ[oa]|limeñ[oa]|paisa|caleñ[oa]"
           r"|bogotan[oa]|santandereano?|boliviano?|tic[oa]|nica|boricua|guarij[oa]|mallorquín"
           r"|mallorquina|menorquín|menorquina|ibicenc[oa]|gaditan[oa]|onubense|jienense"
           r"|almeriense|salmantin[oa]|zaragozan[oa])s?)"
           r"(?= de (?:nacimiento|pura cepa|toda la vida|origen|adopción|corazón)| por los cuatro"
           r" costados)", "identity", attribute="nationality"),
    # work
    saying("soy", "es", r" (?P<object>(?:estudiante|alumn[oa]|universitari[oa]|opositora?"
           r"|doctorand[oa]) (?:de|en) (?!intercambio)\S.*)", "identity", attribute="studies"),
    saying("soy|somos|trabajo de|trabajo como|ejerzo de|ejerzo como|hago de|curro de|laburo de"
           "|chambeo de|trabajé de|estoy de|empecé de|empiezo de|actúo como",
           "es|trabaja de|trabaja como|ejerce de|hace de",
           rf"{NOW} (?P<object>(?:el |la |un |una )?(?:\w+ )?{_JOB_NOUN}.*?)(?= y (?:trabajo"
           r"|vivo|tengo|ando|estoy|llevo|me|hago|soy|estudio|quiero|no|siempre|a veces|voy)\b|,"
           r" (?!de|en)|$)",
           "identity", attribute="job"),
    saying("estoy|ando|sigo|llevo", "está|anda", rf"{NOW}(?: {SPAN})? (?:en )?(?:el )?(?:de"
           r" )?(?P<object>(?:paro\b(?! de\b)|desemplead[oa]|sin trabajo|sin empleo|parad[oa]"
           r"|jubilad[oa]|prejubilad[oa]|retirad[oa]|pensionad[oa]|baja(?=$|[.,;!]| desde\b"
           r"| por\b)|baja (?:médica|maternal"
           r"|paternal|laboral)|excedencia|becari[oa]"
           r"|prácticas|(?:camarer|dependient|cajer|recepcionist|auxiliar|monitor|repartidor"
           r"|interin)\w+|opositando|buscando (?:trabajo|empleo|curro|laburo|pega|chamba)"
           r"|freelance|autónom[oa])\b.*)", "identity", attribute="work_status"),
    saying("llevo|llevamos", "lleva", rf" {SPAN} (?:trabajando |currando |ejerciendo |dedicándome"
           r" )?(?:de|como) (?P<object>(?!est[aeo])\S.*)", "identity", attribute="job"),
    saying("llevo|llevamos", "lleva", rf" {SPAN} (?:trabajando|currando|laburando|dedicad[oa]"
           rf"|dedicándome) (?:en|para|con|al?) (?P<object>{_NOT_AN_EMPLOYER}\S.*)", "identity",
           attribute="employer"),
    saying("tengo|tenemos|llevo|llevamos|regento|regentamos|monté|montamos|abrí|abrimos|dirijo"
           "|administro", "tiene|tienen|lleva|regenta|dirige", r" (?P<object>(?:un|una|mi"
           r" propi[oa]|el|la|nuestr[oa]) (?:pequeñ[oa] |propi[oa] )?(?:\w+ería|tienda|empresa"
           r"|negocio|bar|restaurante|academia"
           r"|clínica|consulta|estudio|despacho|taller|bufete|agencia|startup|pyme|ong|franquicia"
           r"|granja|finca|bodega"
           r"|hostal|hotel|librería|canal de \w+|podcast|blog|tiendecita|kiosco|quiosco|estanco"
           r"|puesto|salón|gimnasio|escuela|consultora|asesoría|farmacia|inmobiliaria|food"
           r" truck)\b(?! (?:que|de) (?:mañana|error)).*)",
           "identity", attribute="business"),
    saying("trabajo|trabajamos|curro|laburo|chambeo|camello|estoy trabajando|estoy currando|estoy"
           " laburando", "trabaja|trabajan|curra", rf"{NOW}(?: (?:a turnos|desde casa|en remoto"
           r"|de noche|a media jornada|a tiempo \w+|por las \w+|duro))? (?:en|para)"
           rf" {_NOT_AN_EMPLOYER}(?:el |la |los |las |una? )?(?P<object>\S.*?)(?= como | de"
           rf" (?:{JOBS})\b|[!,;]|\.?$)",
           "identity", attribute="employer"),
    saying("entré|empecé|he empezado|empiezo|me incorporé|me contrataron|me ficharon|me fichó"
           "|acabo de entrar|acabo de empezar|acabo de incorporarme|me han contratado|me han"
           " cogido|me cogieron|conseguí trabajo|me salió trabajo|me uní|fiché",
           "entró|empezó|consiguió trabajo",
           r"(?: a trabajar| a currar)?(?: de \w+| como \w+)?(?: (?:en|a|al|por|con|para))(?:"
           rf" (?:el|la|los))? (?P<object>{PROPER})(?=$|[.,;!]| el\b| hace| la\b| este| como|"
           r" de\b| y\b| en\b| con\b).*", "identity", attribute="employer"),
    saying("entré a trabajar|empecé a trabajar|he empezado a trabajar|empiezo a trabajar"
           "|conseguí trabajo|conseguí empleo|me contrataron|me han contratado|me salió trabajo",
           "empezó a trabajar|consiguió trabajo", r"(?: de \w+| como \w+)? (?:en|para)"
           rf"(?: (?:el|la))? (?P<object>(?:una? )?(?:{WORKPLACES}|{EMPLOYERS})\b.*?)(?= el \w+"
           rf" pasado| en [a-z]+$"
           r"|[.,;!]| hace| este| y\b|$).*", "identity", attribute="employer"),
    saying("ocupo|desempeño|tengo|ejerzo", "ocupa", r" el (?:puesto|cargo|rol) de (?P<object>\S.*)",
           "identity", attribute="job"),
    saying("doy|damos|imparto|enseño|hago", "da|imparte|enseña",
           r" (?:clases?|talleres|formaciones|cursos) (?:particulares )?(?:de|a|en)"
           r" (?P<object>(?!est[aeo]|cómo|un lado)\S.*)", "identity", attribute="job"),
    saying("me dedico|me he dedicado|nos dedicamos|me gano la vida", "se dedica|se gana la vida",
           r"(?: (?:profesionalmente|principalmente|desde \w+|ahora|toda la vida))* (?:(?:al?|con"
           r"|como|de|haciendo) |(?=\w+ndo\b))(?P<object>\S.*)", "identity", attribute="job"),
    saying("trabajo|trabajamos", "trabaja", r" (?:por|en|de|desde|a) (?P<object>cuenta propia"
           r"|turnos|casa|remoto|noche|distancia|(?:media )?jornada \w+|tiempo (?:completo"
           r"|parcial))(?=$|[.,;!]| y\b| desde\b)", "identity", attribute="work_mode"),
    doing("me jubilé|me retiré|me prejubilé",
          "se jubiló", r"\b.*", "identity", attribute="work_status"),
    doing("vendo|fabrico|arreglo|reparo|crío|cultivo|siembro|planto|diseño|restauro|paseo|limpio"
          "|produzco|elaboro",
          "vende|fabrica|arregla|repara|cría|cultiva|diseña|produce",
          r" (?!(?:entradas|boletos|errores|bugs|cosas|mis|tus|los|las|platos|dudas"
          r"|problemas)\b)(?=(?-i:[a-zñáéíóú]))(?:\w+s|soja|trigo|arroz|miel"
          r"|vino|queso|leche|pan|ropa|fruta|aceite|maíz|café|cerveza|lana|jabón)\b(?!.*\b(?:hoy"
          r"|mañana|ahora)\b).*", "identity",
          attribute="job"),
    # studies
    saying("estoy haciendo|hago|estoy cursando|curso|estoy sacándome|me estoy sacando|me saco"
           "|estoy preparando|preparo|me preparo|estoy terminando|estoy acabando|voy a empezar"
           "|empecé|empiezo|he empezado|terminé|acabé|he terminado|he acabado|estudio|estoy"
           " estudiando|estoy con", "hace|estudia|cursa|está haciendo|prepara|terminó",
           rf"{NOW} (?P<object>(?:un |una |el |la |las |mi |mis |los |segundo de |primero de "
           r"|tercero de |cuarto de |quinto de |último año de )?(?:doble |segundo"
           rf" )?{_DEGREE}\b.*|(?:el |mi )?(?:carnet|carné) de \w+.*)", "identity", attribute=
           "studies"),
    saying("estoy estudiando|estudio|me estoy formando|me formo|me preparo|estoy opositando"
           "|oposito", "estudia|está estudiando", r" (?:para (?:ser )?|como |a )(?P<object>(?:un "
           r"|una )?(?!el examen|un examen|mañana|la prueba|exámenes)\S.*)", "identity", attribute=
           "studies"),
    saying("empecé|empiezo|he empezado|terminé|acabé|he terminado|estoy terminando|estoy acabando"
           "|estoy sacándome|me estoy sacando|me saqué|dejé a medias|cursé|hice", "empezó|terminó",
           rf"{NOW} (?P<object>(?!(?:el|la|los|las|un|una) )\S.*?)(?= en (?:septiembre|octubre"
           r"|\d{4})| este año|$).*", "identity", attribute="studies",
           topics=frozenset({"studies"})),
    saying("voy|estoy|paso", "va|está", rf"{NOW} (?:en|a|por) (?P<object>(?:mi )?(?:el"
           r" )?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuarto|quinto|sexto|séptimo|octavo|noveno"
           r"|décimo|último|\d+(?:[º°]|ro|do|er|to|mo)?o?) (?:de |año|curso|semestre|ciclo"
           r"|trimestre"
           r"|cuatrimestre)\S*.*)", "identity", attribute="studies"),
    saying("me gradué|me licencié|me titulé|me recibí|me formé|me doctoré|me diplomé|estoy"
           " graduad[oa]|soy graduad[oa]|soy licenciad[oa]|soy titulad[oa]|soy doctora?|soy"
           " diplomad[oa]|soy egresad[oa]|soy técnic[oa]|soy máster",
           "se graduó|se licenció|es licenciad[oa]",
           r" (?:en|de|como) (?P<object>\S.*)", "identity", attribute="studies"),
    saying("hice|saqué|me saqué|tengo", "hizo|tiene", r" (?P<object>(?:un |una |el |la |los"
           rf" )?{_DEGREE} (?:en|de) \S.*)", "identity", attribute="studies"),
    saying("soy", "es", r" (?P<object>(?:estudiante|alumn[oa]|universitari[oa]|opositora?"
           r"|becari[oa]|doctorand[oa]|residente|opositor)\b.*)", "identity", attribute="studies"),
)  # fmt: skip

LIFE_FRAMES: tuple[Frame, ...] = (
    frame("aquí acá te le os les habla me", r"(?:me presento[:,]|(?:aquí|acá)(?: (?:es|está"
    r"|anda))?|(?:te|le|os"
          r"|les) (?:habla|escribe|saluda)|habla) (?:el |la )?(?P<object>(?:don |doña"
          r" )?(?!España|México|Argentina|Chile|Perú|Colombia|Uruguay)"
          rf"{UPPER}[\w'’-]+(?: {UPPER}[\w'’-]+){{0,2}})(?=$|[.,;!?]| de (?:nuevo|la|el|[A-Z])|"
          r" otra vez| y\b| con\b| desde\b| del\b)", "identity", attribute="name"),
    frame("dime decime díganme puedes podés pueden me puede llámame",
          r"(?:(?:me )?(?:puedes|podés|pueden|puede) (?:decirme|decir|llamarme|llamar)|dime"
          r"|decime|díganme|llámame)(?: solo| simplemente)?"
          r" (?P<object>(?-i:[A-ZÁÉÍÓÚÑ])[\w'’-]+)(?=$|[.!,;]| (?:si|que|como|a secas|nomás|y)\b)",
          "identity", attribute="name"),
    frame("mi nombre apellido apodo", r"(?:mi )?(?P<attribute>nombre(?: completo)?|apellido"
          r"|apodo|alias|mote|nick)(?: es|:| siempre ha sido) (?:el |la )?(?P<object>\S+(?:"
          rf" {UPPER}\S+){{0,3}})[.!]*$", "identity"),
    frame("a con tengo", rf"(?:a|con) (?:mis |casi )?(?P<object>{NUMBER}) añ(?:os|itos)(?: ya|"
          r" recién cumplidos)?,? (?=(?:y|me|no|ya|sigo|soy|estoy|vivo|tengo|todavía|aún|he"
          r"|acabo|decidí|empec|quiero)\b).*", "identity", attribute="age"),
    frame("aquí acá por", r"(?:por )?(?:aquí|acá),? en (?:el |la )?(?P<object>(?:barrio de"
          rf" )?{PROPER})(?=$|[.,;!?]| (?:donde|hace|hay|tenemos|no|llueve|está|estamos|son|se|me"
          r"|la|el|los|las|ya|nunca|siempre|vivimos|cuesta|todo|vivo|que)\b).*", "identity",
          attribute="home", confidence=0.7),
    frame(f"{'mi mis nuestro nuestra'}", rf"{MY} (?P<attribute>cumpleaños|cumple|santo"
          r"|aniversario|(?:ciudad|pueblo|barrio|casa|hogar)(?= \w+(?: en)?(?: el| la)?"
          r" (?-i:[A-ZÁÉÍÓÚÑ])))(?: siempre)? (?:cae|es|está|queda|lo"
          r" celebro|se celebra)(?: en| el| por| la| de)* (?P<object>(?!muy\b|que\b|un poco|lej"
          r"|cerca\b|lind|precios|peque|grande|bonit|hoy\b|mañana\b)\S.*)", "identity"),
    frame("mi mis nuestro nuestra", rf"{MY} (?P<attribute>(?:perr|gat|loro|conej|hámster|caballo"
          r"|yegua|tortuga|cachorr|mascota|hurón|canario|pez|cobaya|perrit|gatit)\w*),? (?:que"
          rf" )?(?:se llaman?|el|la|llamad[oa]s?|es)? ?(?P<object>{UPPER}[\w'’-]+)(?:,| \().*",
          "identity"),
    frame("mi mis nuestro nuestra el", rf"(?:{MY}|el) (?P<attribute>{RELATION_NAMES}|nombre"
          rf"|apellido|{ATTRIBUTE_NAMES}) no (?:se llama|es|está en|son) [^,;]{{1,40}}?,? (?:sino"
          r"|es|se llama|está en)(?: que)?(?: es| se llama)?(?: el| la| en)* (?P<object>\S.*)",
          "identity"),
    frame("mi", rf"mi empresa (?:es|se llama) (?:el |la )?(?P<object>{PROPER})(?=$|[.,;!]| y\b).*",
          "identity", attribute="employer"),
    frame("el", r"el (?P<object>\d{1,2} de \w+(?: de \d{4})?) (?:es mi cumple\w*|cumplo años)\b.*",
          "identity", attribute="birthday"),
    frame("no", r"no (?:soy|vengo) de(?:l)? [^,;]{1,40}?,? (?:sino|soy|vengo)(?: de(?:l)?)?"
          r" (?P<object>\S.*)", "identity", attribute="origin"),
    frame("no ya",
          r"(?:ya )?no (?:vivo|vivimos|resido) en (?P<old>[^,;]{1,40}?),? (?:sino|vivo|vivimos"
          r"|resido|ahora est(?:oy|amos))(?: en)? (?P<object>\S.*)", "identity", attribute="home"),
    frame("no ya",
          r"(?:ya )?no (?:trabajo|curro|laburo) (?:en|para) (?P<old>[^,;]{1,40}?),? (?:sino"
          r"|trabajo|curro|laburo|ahora est(?:oy|amos))(?: en| para| con)? (?P<object>\S.*)",
          "identity", attribute=
          "employer"),
    frame("no", r"no me llamo [^,;]{1,40}?,? (?:sino|me llamo) (?P<object>\S.*)", "identity",
          attribute="name"),
    frame("no", rf"no tengo {NUMBER} años?,? (?:sino|tengo) (?P<object>{NUMBER})\b.*", "identity",
          attribute="age"),
)  # fmt: skip
