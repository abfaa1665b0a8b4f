"""Spanish words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

from collections.abc import Mapping

from kumbuka.memory.extraction.languages.iberian import (
    alternatives,
    attributes_of,
    both_spellings,
    one_each,
)
from kumbuka.text.slugs import slug

_RELATIONS = one_each(
    {
        "sister": "hermana, hermanita, hermana mayor, hermana menor, hermana pequeña, tata,"
        " hermana gemela, hermana melliza",
        "brother": "hermano, hermanito, hermano mayor, hermano menor, hermano pequeño,"
        " hermano gemelo, hermano mellizo",
        "wife": "esposa, mujer, señora",
        "husband": "esposo, marido",
        "partner": "pareja, compañero sentimental",
        "girlfriend": "novia, polola",
        "boyfriend": "novio, pololo",
        "fiance": "prometido, prometida",
        "son": "hijo, hijito, nene, hijo mayor, hijo menor, hijo pequeño, hijo mediano, niño",
        "daughter": "hija, hijita, nena, hija mayor, hija menor, hija pequeña, hija mediana, niña",
        "child": "bebé, peque",
        "children": "hijos, niños, peques",
        "mother": "madre, mamá, mami",
        "father": "padre, papá, papi",
        "parents": "padres, papás",
        "grandmother": "abuela, abuelita, yaya",
        "grandfather": "abuelo, abuelito, yayo",
        "grandson": "nieto",
        "granddaughter": "nieta",
        "aunt": "tía",
        "uncle": "tío",
        "cousin": "primo, prima",
        "niece": "sobrina",
        "nephew": "sobrino",
        "mother_in_law": "suegra",
        "father_in_law": "suegro",
        "sister_in_law": "cuñada",
        "brother_in_law": "cuñado",
        "friend": "amigo, amiga",
        "best_friend": "mejor amigo, mejor amiga",
        "roommate": "compañero de piso, compañera de piso, compañero de cuarto,"
        " compañera de cuarto",
        "neighbour": "vecino, vecina",
        "boss": "jefe, jefa, supervisor, supervisora, encargado, encargada",
        "colleague": "colega, compañero, compañera, compañero de trabajo, compañera de trabajo",
        "team": "equipo",
        "company": "empresa, compañía",
        "teacher": "profe, profesor, profesora, maestro, maestra",
        "doctor": "médico, médica, doctor, doctora, médico de cabecera",
        "dentist": "dentista",
        "twin": "gemelo, gemela, mellizo, melliza",
        "client": "cliente, clienta",
        "landlord": "casero, casera",
        "mentor": "mentor, mentora",
        "dog": "perro, perra, perrito, perrita, cachorro, cachorra",
        "cat": "gato, gata, gatito, gatita",
        "parrot": "loro",
        "rabbit": "conejo, coneja",
        "hamster": "hámster",
        "horse": "caballo, yegua",
        "fish": "pez",
        "pet": "mascota, mascotas",
        "stepfather": "padrastro",
        "stepmother": "madrastra",
        "stepson": "hijastro",
        "stepdaughter": "hijastra",
        "son_in_law": "yerno",
        "daughter_in_law": "nuera",
        "godmother": "madrina",
        "godfather": "padrino",
        "godchild": "ahijado, ahijada",
        "great_grandmother": "bisabuela",
        "great_grandfather": "bisabuelo",
        "ex": "ex, exmarido, exmujer, exnovio, exnovia",
        "siblings": "hermanos",
        "sisters": "hermanas",
        "daughters": "hijas",
        "grandparents": "abuelos",
        "grandchildren": "nietos, nietas",
        "in_laws": "suegros",
        "uncles": "tíos",
        "aunts": "tías",
        "nephews": "sobrinos, sobrinas",
        "cousins": "primos, primas",
        "twins": "gemelos, gemelas, mellizos, mellizas",
        "dogs": "perros, perras, perritos, cachorros",
        "cats": "gatos, gatas, gatitos",
    }
)
RELATIONS: Mapping[str, str] = {slug(name): to for name, to in _RELATIONS.items()}
RELATION_NAMES = alternatives(_RELATIONS)

_OF_A_PERSON = one_each(
    {
        "time_zone": "zona horaria, huso horario",
        "email": "correo, correo electrónico, email, mail, e-mail",
        "phone": "número, número de teléfono, teléfono de contacto, teléfono, móvil, celular",
        "address": "dirección, domicilio",
        "birthday": "cumpleaños, cumple, fecha de nacimiento",
        "pronouns": "pronombres",
        "nationality": "nacionalidad",
        "job": "trabajo, profesión, oficio, puesto, cargo, ocupación, rol",
        "name": "nombre, nombre completo, apodo, nombre real",
        "employer": "empleador",
        "age": "edad",
        "height": "estatura, altura",
        "weight": "peso",
        "shoe_size": "talla de zapatos, talla de zapato, número de zapato, talla de pie",
        "blood_type": "grupo sanguíneo, tipo de sangre",
        "native_language": "lengua materna, idioma materno, idioma nativo, lengua nativa",
        "studies": "carrera, grado",
        "religion": "religión",
        "goal": "objetivo, meta, objetivo principal",
        "hobbies": "hobby, afición, aficiones, pasatiempo, pasatiempos, hobbies",
        "star_sign": "signo, signo zodiacal, signo del zodiaco, horóscopo",
        "salary": "sueldo, salario",
        "budget": "presupuesto",
        "work_hours": "horario, horario laboral, horario de trabajo, jornada",
        "anniversary": "aniversario, aniversario de bodas",
        "username": "usuario, nombre de usuario",
        "github": "usuario de github",
        "diet": "dieta",
        "home": "ciudad, ubicación, residencia",
        "origin": "ciudad natal, pueblo natal, pueblo",
        "deadline": "fecha límite, plazo, entrega, fecha de entrega",
        "office": "oficina, despacho",
        "gym": "gimnasio, gym",
        "project_name": "proyecto",
        "school": "colegio, escuela, universidad, instituto",
        "bank": "banco",
    }
)
_OF_A_FAVOURITE = one_each(
    {
        "colour": "color",
        "food": "comida, plato, platillo",
        "cuisine": "cocina, gastronomía",
        "programming_language": "lenguaje, lenguaje de programación",
        "language": "idioma",
        "movie": "película, peli, film",
        "book": "libro, novela",
        "author": "autor, autora, escritor, escritora",
        "artist": "artista, cantante, músico, música favorita",
        "band": "grupo, banda, grupo de música, grupo musical",
        "song": "canción, tema",
        "team": "equipo, equipo de fútbol, club",
        "tv_show": "serie, programa, serie de televisión",
        "editor": "editor, editor de texto, editor de código, ide",
        "sport": "deporte",
        "drink": "bebida",
        "season": "estación, estación del año, época del año",
        "animal": "animal",
        "number": "número",
        "dessert": "postre",
        "fruit": "fruta",
        "vegetable": "verdura",
        "game": "juego, videojuego",
        "tea": "té",
        "coffee": "café",
        "restaurant": "restaurante",
        "city": "ciudad",
        "country": "país",
        "day": "día, día de la semana",
        "month": "mes",
        "flower": "flor",
        "cheese": "queso",
        "beer": "cerveza",
        "wine": "vino",
        "ice_cream": "helado",
        "flavour": "sabor",
        "subject": "asignatura, materia",
        "genre": "género",
        "framework": "framework",
        "browser": "navegador",
        "place": "lugar, sitio",
        "holiday": "fiesta",
        "actor": "actor",
        "actress": "actriz",
    }
)
ATTRIBUTES: Mapping[str, str] = attributes_of(_OF_A_PERSON, _OF_A_FAVOURITE)
ATTRIBUTE_NAMES = alternatives(_OF_A_PERSON)

THINGS: Mapping[str, str] = one_each(
    {
        "database": "base de datos, bases de datos, bbdd",
        "cloud": "nube, hosting, alojamiento, servidores, infraestructura",
        "ci": "ci, integración continua, compilaciones, builds",
        "ticket_system": "tickets, incidencias, tareas, bugs, issues",
        "helpdesk": "soporte, atención al cliente",
        "password_manager": "contraseñas, gestor de contraseñas, administrador de contraseñas",
        "notes_app": "notas, apuntes",
        "team_chat": "chat, chat de equipo, chat del equipo",
        "browser": "navegador",
        "editor": "editor, ide, editor de código, editor de texto",
        "operating_system": "sistema operativo, distro",
        "bank": "banco, cuenta, cuenta bancaria",
        "supermarket": "compra, súper, supermercado",
        "phone_provider": "operador, operadora, compañía telefónica, internet",
        "music_service": "música, listas de reproducción",
        "website": "blog, web, sitio, sitio web, página, página web",
        "frontend": "frontend, front",
        "backend": "backend, api, servidor",
        "code_host": "código, repositorio, repositorios, repos",
        "version_control": "control de versiones",
        "car": "coche, carro, auto, vehículo",
        "laptop": "portátil, laptop, ordenador, computadora, computador, compu, pc, notebook",
        "phone": "móvil, celular, teléfono, cel, smartphone",
        "bike": "bici, bicicleta",
        "motorbike": "moto, motocicleta",
        "gym": "gimnasio, gym",
        "newspaper": "periódico, diario",
        "home": "casa, piso, apartamento, departamento, hogar",
        "diet": "dieta",
        "studies": "carrera, estudios",
        "school": "colegio, escuela, instituto, universidad",
        "time_zone": "zona horaria, huso horario",
        "deadline": "fecha límite, plazo, entrega, fecha de entrega",
        "medication": "medicación, medicina",
        "shift": "turno",
        "keyboard": "teclado",
        "rent": "alquiler, renta",
        "team": "equipo",
    }
)

NOUNS: Mapping[str, str] = one_each(
    {
        "car": "coche, carro, auto, furgoneta, camioneta, todoterreno",
        "bike": "bici, bicicleta",
        "motorbike": "moto, motocicleta, scooter",
        "phone": "móvil, celular, teléfono, smartphone",
        "laptop": "portátil, laptop, ordenador, computadora, notebook",
        "tablet": "tableta, tablet",
        "camera": "cámara",
        "keyboard": "teclado",
        "monitor": "monitor, pantalla",
        "headphones": "auriculares, audífonos, cascos",
        "desk": "escritorio",
        "eyewear": "gafas, lentes, lentillas, anteojos",
        "instrument": "guitarra, bajo, batería, piano, violín, chelo, flauta, clarinete, saxofón,"
        " saxo,"
        " trompeta, ukelele, acordeón, armónica, teclados",
        "sport": "fútbol, tenis, pádel, squash, bádminton, baloncesto, básquet, voleibol,"
        " balonmano,"
        " rugby, béisbol, golf, judo, kárate, boxeo, natación, ciclismo, remo, yoga, pilates,"
        " crossfit, escalada, atletismo, esquí, surf, senderismo, ping pong, pimpón",
        "hobby": "punto, cerámica, ajedrez, jardinería, pintura, fotografía, carpintería, costura,"
        " ganchillo, bordado, caligrafía, astronomía",
        "diet": "vegano, vegana, vegetariano, vegetariana, pescetariano, pescetariana, keto, paleo,"
        " sin gluten, cetogénica, mediterránea",
        "medication": "metformina, insulina, ibuprofeno, paracetamol, sertralina, fluoxetina,"
        " omeprazol, levotiroxina, atorvastatina, losartán, enalapril, antibióticos, vitamina d,"
        " magnesio, hierro, melatonina, aspirina, creatina",
        "shift": "turno de noche, turno de día, turno de tarde, turno de mañana",
        "pet": "perro, perra, gato, gata, cachorro, conejo, hámster, loro, tortuga, pez, caballo,"
        " canario, periquito, hurón, cobaya, gallinas",
        "degree": "máster, doctorado, grado, licenciatura, mba",
        "studies": "derecho, psicología, economía, biología, química, física, matemáticas,"
        " filosofía,"
        " historia, lingüística, informática, medicina, ingeniería, arquitectura, sociología,"
        " filología, periodismo, enfermería, veterinaria, bellas artes, magisterio, odontología,"
        " farmacia, marketing, turismo, administración, empresariales, ade, trabajo social,"
        " ciencias políticas, fisioterapia, teología, antropología, geología, geografía, finanzas,"
        " contabilidad, gastronomía, bioquímica, biotecnología, telecomunicaciones, nutrición",
        "language_learning": "inglés, francés, alemán, italiano, portugués, español, neerlandés,"
        " sueco,"
        " noruego, danés, polaco, ruso, ucraniano, japonés, coreano, chino, mandarín, árabe,"
        " hebreo,"
        " hindi, turco, griego, latín, catalán, euskera, gallego, quechua, guaraní",
        "indentation": "tabuladores, espacios, tabulaciones",
        "theme": "modo oscuro, modo claro, tema oscuro, tema claro",
        "seat": "asiento de ventana, asiento de ventanilla, asiento de pasillo, asientos de"
        " pasillo,"
        " asientos de ventanilla",
    }
)

HABITS: Mapping[str, str] = both_spellings(
    {"fumar": "smoke", "vapear": "vape", "correr": "run", "nadar": "swim", "escalar": "climb"}
    | {"montar en bici": "cycle", "meditar": "meditate", "remar": "row"}
)

DEMONYMS = (
    r"español|mexican[oa]|argentin[oa]|colombian[oa]|chilen[oa]|peruan[oa]|venezolan[oa]"
    r"|uruguay[oa]"
    r"|paraguay[oa]|bolivian[oa]|ecuatorian[oa]|cuban[oa]|dominican[oa]|guatemaltec[oa]"
    r"|hondureñ[oa]"
    r"|salvadoreñ[oa]|nicaragüense|costarricense|panameñ[oa]|puertorriqueñ[oa]|portugues[oa]?"
    r"|portugués|brasileñ[oa]|frances[oa]?|francés|inglesa?|inglés|irlandes[oa]?|irlandés|alemán"
    r"|alemana|italian[oa]|holandesa?|holandés|belga|suiz[oa]|austriac[oa]|polac[oa]|rus[oa]"
    r"|ucranian[oa]|suec[oa]|norueg[oa]|danesa?|danés|griego|griega|turc[oa]|estadounidense"
    r"|american[oa]|canadiense|chin[oa]|japonesa?|japonés|corean[oa]|indi[oa]|marroquí|senegalesa?"
    r"|senegalés|egipci[oa]|keniata|australian[oa]|catalan[oa]|catalán|vasc[oa]|galleg[oa]"
    r"|andaluza?"
    r"|española|rumano|rumana|búlgar[oa]|filipin[oa]|haitian[oa]"
)
TONGUES = (
    r"español|castellano|inglés|francés|alemán|italiano|portugués|catalán|euskera|vasco|gallego"
    r"|valenciano|chino|mandarín|japonés|coreano|ruso|ucraniano|polaco|árabe|neerlandés|holandés"
    r"|sueco|noruego|danés|finés|griego|turco|hebreo|hindi|quechua|guaraní|náhuatl|aimara|rumano"
    r"|búlgaro|checo|húngaro|swahili|suajili|indonesio|vietnamita|tailandés|latín|esperanto"
)
JOBS = (
    r"ingenier[oa]|médic[oa]|doctora?|profesora?|profe|maestr[oa]|enfermer[oa]|desarrolladora?"
    r"|programadora?|diseñadora?|científic[oa]|analista|estudiante|abogad[oa]|dentista|gerente"
    r"|consultora?|escritora?|periodista|chef|cociner[oa]|pilot[oa]|arquitect[oa]|contadora?"
    r"|contable"
    r"|artista|músic[oa]|investigadora?|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]|economista"
    r"|psicólog[oa]|terapeuta|farmacéutic[oa]|veterinari[oa]|fontaner[oa]|plomer[oa]|electricista"
    r"|carpinter[oa]|mecánic[oa]|agricultora?|granjer[oa]|conductora?|camioner[oa]|taxista|actor"
    r"|actriz|fotógraf[oa]|editora?|traductora?|intérprete|bibliotecari[oa]|fundadora?|autónom[oa]"
    r"|freelance|freelancer|becari[oa]|administradora?|administrativ[oa]|técnic[oa]|bomber[oa]"
    r"|policía"
    r"|soldado|militar|camarer[oa]|meser[oa]|barista|vendedora?|comercial|banquer[oa]|entrenadora?"
    r"|tutora?|ciruja(?:no|na)|fisioterapeuta|matron[oa]|panader[oa]|sastre|modista|peluquer[oa]"
    r"|emprendedora?|empresari[oa]|jubilad[oa]|ama de casa|amo de casa|funcionari[oa]|juez[a]?"
    r"|secretari[oa]|director|directora|jef[ea] de|product manager|product owner|scrum master"
    r"|project manager|data scientist|data engineer|devops|tech lead|ceo|cto|opositora?|albañil"
    r"|notari[oa]|geólog[oa]|historiadora?|filósof[oa]|soci[oó]log[oa]|antropólog[oa]|filólog[oa]"
    r"|guionista|cineasta|bailarín|bailarina|cantante|pediatra|cardiólog[oa]|oftalmólog[oa]"
    r"|radiólog[oa]|logopeda|nutricionista|sumiller|florista|joyer[oa]|community manager|azafat[oa]"
    r"|auxiliar|cajer[oa]|repartidora?|guardia|vigilante|jardiner[oa]|pescadora?|marin[oe]r[oa]"
    r"|\w+(?:ólog[oa]|ógraf[oa]|iatra|onom[oa])"
)
