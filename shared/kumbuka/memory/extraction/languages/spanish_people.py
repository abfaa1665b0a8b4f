"""Spanish for family, pets, health, diets, languages and what somebody owns."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import (
    HEIGHT,
    MAKES,
    NAME,
    NO,
    OBJECT,
    UPPER,
    WEIGHT,
    Saying,
    doing,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.spanish_clauses import MY
from kumbuka.memory.extraction.languages.spanish_life import (
    NOW,
    NUMBER,
    SPAN,
)
from kumbuka.memory.extraction.languages.spanish_words import RELATION_NAMES, TONGUES
from kumbuka.memory.extraction.table import Frame

_PETS = (
    r"(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|loros?|conej[oa]s?|hámsters?|caballos?"
    r"|yeguas?|pe[zc]e?s?|mascotas?"
    r"|tortugas?|gallinas|canarios?|periquitos?|hurón|hurones|cobayas?|cuyos?|galg[oa]s?"
    r"|cachorr[oa]s?|agapornis|ovejas|cabras"
    r"|abejas|burros?|serpiente|iguana|erizo|peces|michis?|lomitos?|jerbos?|pastora? alem\w+"
    r"|labradora?|caniche|bulldog|podenc[oa]s?"
    r"|border collie|beagle|chihuahua|mastín|husky|teckel)"
)
_ILLNESS = (
    r"(?:(?!revista|entrevista|apetitis|requis)\w+(?:itis|osis|emia|algia|patía|apnea|orexia|noia"
    r"|oidismo|roma|ancia renal)|asma|diabetes|tdah|epilepsia"
    r"|celiaquía|hipertensión|ansiedad|insomnio|depresión|vértigos?|colesterol|párkinson|alzhéimer"
    r"|esclerosis|cáncer|lupus|reuma"
    r"|hernias?(?: \w+)?|migrañas?|jaquecas|crohn|sop|síndrome [\w ]+|soplo|arritmia|varices"
    r"|ciática|lumbago|acúfenos|tinnitus"
    r"|miopía|astigmatismo|hipotiroidismo|hipertiroidismo|autismo|asperger|dislexia|toc\b"
    r"|bipolaridad|trastorno [\w ]+|reflujo"
    r"|colon irritable|cálculos|piedras en el riñón|problemas? (?:de|en|con) (?:la |el |los |las"
    r" )?(?:espalda|corazón|rodillas?|tiroides|estómago|sueño"
    r"|visión|audición|riñón|azúcar|tensión|piel|circulación|movilidad|cadera|hombro|cervicales"
    r"|ansiedad)|(?:la |el )?(?:tensión|presión|colesterol|azúcar|glucosa|ácido"
    r" úrico|hierro|triglicéridos)(?: \w+)? (?:alt[oa]s?|baj[oa]s?|por las nubes|disparad[oa]s?"
    r"|elevad[oa]s?|por los suelos|descontrolad[oa])|(?:una )?(?:lesión|discapacidad|enfermedad"
    r"|prótesis|minusvalía) [\w ]+|(?:un )?(?:marcapasos|bypass|stent|implante\b.*)"
    r"|piel (?:atópica|sensible|seca|grasa|mixta)|tendinitis|anemia|pie plano|pies planos|la"
    r" regla irregular|endometriosis|fibromialgia|la menopausia|menopausia)"
)

PEOPLE: tuple[Saying, ...] = (
    # family
    saying("soy|somos", "es", r" (?P<object>(?:madre|padre|papá|mamá|abuel[oa]|tí[oa]|padres"
           r"|madres|abuelos|hij[oa]|herman[oa]|padrino|madrina)(?: (?:solter[oa]|adoptiv[oa]"
           r"|primeriz[oa]|únic[oa]|mayor|menor|mediano?a?|de (?:un|una|dos|tres|cuatro|cinco"
           r"|seis|\d|mellizos|gemel|trillizos|familia numerosa)).*)?)(?=$|[.,;!]| y\b| pero\b).*",
           "identity", attribute="family"),
    saying("estoy", "está", r" (?P<object>embarazada|encinta|preñada|esperando (?:un |una |mi "
           r"|nuestr[oa] )?(?:primer |segund[oa] |tercer[oa]? )?(?:bebé|hijit[oa]|niñ[oa]|hij[oa]"
           r"|gemelos|mellizos))\b.*", "identity", attribute=
           "pregnancy"),
    saying("espero|esperamos|vamos a tener|voy a tener", "espera|esperan",
           r" (?P<object>(?:un |una |mi |nuestr[oa] )?(?:primer |segund[oa] |tercer )?(?:bebé"
           r"|niñ[oa]|hij[oa]|gemelos|mellizos|niet[oa])\b.*)", "identity", attribute="pregnancy"),
    saying("tengo|tenemos", "tiene|tienen", r" (?P<object>(?:un |una |dos |tres |cuatro |cinco "
           r"|seis |\d+ |muchos |varios )?(?:\w+ )?(?:parej[a]s?|novi[oa]|marido|mujer|espos[oa]"
           r"|herman[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|prim[oa]s?|cuñad[oa]s?|ahijad[oa]s?"
           r"|gemel[oa]s|melliz[oa]s|trillizos|niñ[oa]s?|bebé|peques?|chamac[oa]s?|pib[ea]s?"
           r"|chiquill[oa]s|familia numerosa)\b(?! que (?:quiere|necesita)).*)",
           "identity", attribute="family"),
    saying("somos", "son", rf" (?P<object>(?:{NUMBER}|muchos|familia) (?:en (?:casa|la familia|el"
           r" piso|total)|herman[oa]s|de familia|hijos|numerosa|personas en casa)\b.*)", "identity",
           attribute="household"),
    saying("me caso|nos casamos|me voy a casar|nos vamos a casar|me casé|nos hemos casado|me he"
           " casado|nos comprometimos|me comprometí", "se casa|se casó",
           r" (?:el |en |este |por |hace |con |dentro )(?P<object>\S.*)", "identity", attribute=
           "wedding"),
    saying("llevo|llevamos", "lleva|llevan", rf" (?P<object>{SPAN} (?:de )?(?:casad[oa]s?"
           r"|junt[oa]s|de novi[oa]s|saliendo|con mi (?:novi[oa]|parej[a]|marido|mujer|espos[oa]"
           r"|chic[oa])|de (?:matrimonio|relación)|divorciad[oa]s?|separad[oa]s?|solter[oa])\b.*)",
           "identity", attribute="relationship"),
    saying("llevo|llevamos|llevan",
          "lleva|llevan", rf" (?P<object>(?:casad[oa]s?|junt[oa]s|divorciad[oa]s?|separad[oa]s?"
           rf"|solter[oa]s?|viud[oa]|jubilad[oa]s?) {SPAN})\b.*",
           "identity", attribute="relationship"),
    saying("salgo|estoy saliendo|convivo|convivimos|vivo en pareja", "sale",
           rf" con (?P<object>(?:mi |un |una )?(?:novi[oa]|parej[a]|chic[oa]|{UPPER}\w+)\b.*)",
           "identity", attribute="relationship"),
    saying("", "cumple", r" (?:los )?(?P<object>\d{1,3})(?: años)?\b.*", "identity", attribute=
           "age"),
    saying("", "vive", r" (?P<object>con (?:nosotros|nosotras|conmigo))\b.*", "identity",
           attribute="household"),
    # pets
    saying("tengo|tenemos|adopté|adoptamos|he adoptado|hemos adoptado", "tiene|tienen",
           rf" (?:a )?(?:un|una|dos|tres) (?:\w+ )?{_PETS}(?: [^,;]{{1,25}}?)?,? (?:que se"
           r" llaman?|llamad[oa]s?|de nombre) " + NAME, "identity", attribute="pets"),
    saying("tengo|tenemos|adopté|adoptamos|he adoptado|hemos adoptado|convivo con|vivo con|crío"
           "|acogí|rescaté", "tiene|tienen|adoptó", r" (?:a )?(?P<object>(?:(?:un|una|mi|dos"
           rf"|tres|cuatro|cinco|seis|\d+|unos|unas|muchos|varios) )?(?:\w+ )?{_PETS}\b.*)",
           "identity", attribute="pets"),
    # allergies, diets, health
    saying("me", "le", r" (?:da|dan|produce|producen|provoca|provocan|causa) (?:mucha |muchísima"
           r" )?(?:alergia|urticaria|reacción alérgica|diarrea|acidez|ardor|reflujo|migraña"
           r"|dolor de (?:cabeza|barriga|tripa|estómago)|gases|náuseas)(?! (?:est[aeo]|el"
           rf" error)) {OBJECT}", "identity", attribute="allergy/"),
    saying("me|no me", "le|no le", r" (?:sienta|sientan|cae|caen)(?: muy| súper| bastante)?"
           r" (?:mal|fatal|pesad[oa]s?|como una patada|bien) (?P<object>(?!que\b)\S.*)", "identity",
           attribute="intolerance/"),
    saying("no puedo|no podemos|no debo|tengo prohibid[oa]|tengo prohibido", "no puede|no debe",
           r" (?:comer|tomar|beber|probar|ingerir|consumir|tener) (?:nada (?:con|de) |ni )?(?:el "
           r"|la |los |las )?(?P<object>(?!más\b|nada\b|hoy|ahora|decisiones|una decisión|notas"
           r"|fotos|en serio|hasta|est[aeo]|tranquil|sólid|aquí|allí|solo|mucho tiempo)\S.*)",
           "identity", attribute="intolerance/"),
    saying("tengo|sufro|padezco|tenemos|heredé", "tiene|sufre|padece",
           r" (?:de |una? |mucha |cierta |algo de |bastante )*(?:\w+ )?(?:alergia|intolerancia"
           r"|sensibilidad)s? (?:grave |fuerte |severa |alimentaria )?(?:al?|con) (?:el |la |los "
           r"|las )?(?P<object>\S.*)", "identity", attribute="allergy/"),
    saying("soy|somos|me hice|me he hecho|me volví|me he vuelto", "es|se hizo",
           rf"{NOW} (?:tod[oa]s |muy |bastante |estrictamente |casi )*"
           r"(?P<object>(?:ovo-?|lacto-?)*(?:vegan[oa]s?|vegetarian[oa]s?|ovolactovegetarian[oa]s?"
           r"|pescetarian[oa]s?|flexitarian[oa]s?|crudivegan[oa]|frugívor[oa]"
           r"|carnívor[oa])\b.*?)(?= (?:y|pero|así)\b|$|,)", "identity", attribute="diet"),
    saying("sigo|llevo|hago|estoy con|estoy haciendo|estoy siguiendo|estoy en|empecé|he empezado"
           "|mantengo", "sigue|lleva|hace", r" (?:(?:una|la|mi) )?(?P<object>(?:dieta"
           r"|alimentación|régimen)\b(?! de entrenamiento).*)", "identity", attribute="diet"),
    saying("llevo|llevamos", "lleva", rf" {SPAN} (?:siendo|comiendo) (?P<object>(?:vegan|vegetarian"
           r"|pescetarian|flexitarian)\w+)\b.*", "identity", attribute="diet"),
    saying("llevo|llevamos", "lleva", rf" {SPAN} (?:estudiando|aprendiendo|con) (?:el )?"
           rf"(?P<object>(?:{TONGUES})\b.*)", "identity", attribute="learning/"),
    saying("llevo|llevamos", "lleva", rf" {SPAN} (?:estudiando|cursando) (?P<object>(?!para|est"
           r"|es[aeo])\S.*)", "identity", attribute="studies"),
    doing("llevo|llevamos", "lleva", rf" {SPAN} (?:jugando|tocando|practicando|entrenando"
          r"|haciendo|yendo|coleccionando|nadando|corriendo|bailando|meditando|escalando)\b"
          r"(?! est[aeo]|.*\b(?:problema|error|cola)\b).*"),
    saying("estoy", "está", r" (?P<object>a (?:dieta|régimen|plan)\b.*)", "identity", attribute=
           "diet"),
    saying("como", "come", r" (?:de )?(?P<object>(?:todo(?: menos| excepto| salvo)?|solo|sólo"
           r"|únicamente|sin|halal|kosher|muy poc[oa]|poc[oa]|much[oa]) \S.*|sin (?:sal|gluten"
           r"|azúcar|lactosa)\b.*)", "identity", attribute="diet"),
    saying("solo|sólo|únicamente", "", r" (?P<object>(?:como|bebo|tomo) \S.*)", "preference"),
    saying("como|comemos", "come", r" de todo (?:menos|excepto|salvo|quitando) (?P<object>\S.*)",
           "preference", **NO),
    saying("como|comemos", "come", r" (?P<object>(?:halal|kosher|vegano|vegetariano|keto|plant"
           r" based)\b.*)", "identity", attribute="diet"),
    saying("me diagnosticaron|me han diagnosticado|me detectaron|me han detectado|me encontraron"
           "|me han encontrado|me descubrieron", "le diagnosticaron|le han diagnosticado|le"
           " detectaron", r"(?: (?:hace [\w ]{3,15}|de pequeñ[oa]|de niñ[oa]|el año pasado|con))*"
           r" (?:un |una )?(?P<object>(?!que\b|un error)\S.*)", "identity", attribute="health/"),
    saying("estoy diagnosticad[oa]|fui diagnosticad[oa]|estoy en tratamiento|sigo tratamiento"
           "|estoy medicad[oa]|estoy en terapia|me medico|me trato", "está en tratamiento",
           r" (?:de|con|por|para) (?:un |una |la |el )?(?P<object>\S.*)", "identity", attribute=
           "health/"),
    saying("sufro|padezco|tengo|arrastro|convivo con|vivo con", "sufre|padece|tiene",
           r" (?:de |del |un poco de |mucha |muchos? |una |un |algo de |la |el |bastante"
           rf" )*(?P<object>{_ILLNESS}(?=$|[.,;!]| ).*)", "identity", attribute="health/"),
    saying("soy|somos",
          "es",
          r" (?:muy |bastante )?(?:propens[oa]s?|dad[oa]s?) a (?:la |los |las |l[oa]s"
          r" )?(?P<object>(?!\w+[aeí]r\b)\S.*)",
           "identity", attribute="health/"),
    saying("tengo|llevo",
          "tiene|lleva",
          r" (?P<object>(?:el |la |los |las |un |una |mi )?(?:rodillas?|hombros?|espalda|cadera"
          r"|tobillos?|muñecas?"
           r"|codos?|columna|menisco|pie|pies|brazo|pierna|mano|ojo|oído|cuello|dedo|corazón"
           r"|cervicales|lumbares?)(?: \w+)?"
           r" (?:operad|lesionad|delicad|desgastad|fracturad|jodid|fastidiad|mal(?=$|[.,;!])"
           r"|fatal|de"
           r" titanio|amputad)\w*\b.*)", "identity",
           attribute="health/"),
    saying("me falta|tengo falta de|tengo déficit de|tengo carencia de|tengo deficiencia de",
          "le falta|tiene falta de",
           r" (?P<object>(?:vitamina|hierro|calcio|magnesio|ferritina|zinc|ácido fólico"
           r"|yodo)\b.*)", "identity", attribute="health/"),
    saying("sufro|padezco", "sufre|padece", r" (?:de |del )(?:la |el |los |las"
           r" )?(?P<object>(?!est[aeo]|vista de)\S.*)", "identity", attribute="health/"),
    saying("me operaron|me han operado|me operé|me intervinieron|me extirparon|me quitaron|me van"
           " a operar", "le operaron|le han operado", r" (?:de )?(?:la |el |los |las |una?"
           r" )?(?P<object>(?!el (?:carnet|móvil)|la (?:multa|mesa))\S.*)", "identity", attribute=
           "health/"),
    saying("llevo|uso|necesito", "lleva|usa", r" (?P<object>(?:un |una |las |unas |los )?(?:gafas"
           r"|lentes|lentillas|audífonos?|marcapasos|ortodoncia|brackets|prótesis|bastón|muletas"
           r"|peluca|plantillas|férula|sonda|bomba de insulina|parche|silla de ruedas|diu"
           r"|cpap)\b.*)", "identity", attribute="health/"),
    saying("estoy|voy|ando", "está|va", r" (?:en|con) (?P<object>silla de ruedas|muletas|bastón"
           r"|diálisis|quimio\w*|rehabilitación|terapia)\b.*", "identity", attribute="health/"),
    saying("tomo|me tomo|me pincho|me inyecto|uso", "toma", r" (?P<object>\S.*?(?: (?:para|por)"
           r" (?:la |el |las |los |mi |mis )?(?:tensión|colesterol|ansiedad|alergia|asma|tiroides"
           r"|diabetes|corazón|dolor\w*|depresión|migrañas?|azúcar|presión|insomnio|dormir"
           r"|epilepsia|reflujo|estómago|circulación|tdah)\b.*))", "identity", attribute=
           "medication/"),
    saying("tomo|me tomo|me pincho|me inyecto", "toma", r" (?:un |una |media )?(?:pastilla de )?"
           r"(?P<object>(?-i:[A-ZÁÉÍÓÚ])[\w-]+(?: \d+(?: ?mg)?)?)(?= desde\b| cada\b| a diario|"
           r" por las"
           r"| todos los| todas las| dos veces| \d veces).*", "identity", attribute="medication/"),
    saying("soy", "es", r" (?:muy |bastante |un poco |algo |súper |super |medio |más bien"
           r" )?(?P<object>(?:miope|celíac\w+|(?:pre)?diabétic\w+|asmátic\w+|hipertens\w+"
           r"|epiléptic\w+|daltónic\w+|zurd\w+|sord\w+|cieg\w+|autista|disléxic\w+|bipolar"
           r"|neurodivergente|tímid\w+|introvertid\w+|extrovertid\w+|despistad\w+|friolen?t?\w*"
           r"|friolera?o?|caluros\w+|puntual(?:es)?|ordenad\w+"
           r"|desordenad\w+|dormil\w+|madrugadora?|trasnochadora?|nocturn\w+|diurn\w+"
           r"|competitiv\w+|impacient\w+|perfeccionista|ansios\w+|sensible|cabezota|terc\w+"
           r"|callad\w+|sociable|cas[e]r\w+|hipocondríac\w+|claustrofóbic\w+|católic\w+|musulm\w+"
           r"|judí\w+|cristian\w+|ate[oa]|budista|evangélic\w+|agnóstic\w+|protestante|testigo de"
           r" jehová|gay|lesbiana"
           r"|bisexual|trans|no binari\w+|aries|tauro|géminis|cáncer|leo|virgo|libra|escorpio"
           r"|sagitario|capricornio|acuario|piscis|altísim\w+|bajit\w+|alt[oa]|pelirroj\w+"
           r"|rubi[oa]|moren[oa]|calv[oa])\b.*)", "identity", attribute="trait/"),
    saying("tengo|saqué|me saqué|no tengo",
          "tiene|no tiene", r" (?P<object>(?:el |la |un )?(?:carnet"
           r"|carné|licencia|permiso|título|certificado) (?:de|del) \S.*)", "possession"),
    saying("mido", "mide", rf" (?:un |una |unos )?{HEIGHT}", "identity", attribute="height"),
    saying("peso", "pesa", rf" (?:un |unos )?{WEIGHT}", "identity", attribute="weight"),
    saying("calzo", "calza", r" (?:un |una |el )?(?P<object>\d[\d.,]*\b.*)", "identity",
           attribute="shoe_size"),
    saying("uso|tengo|llevo", "usa|tiene", r" (?:la |una )?(?P<object>talla (?:[xsml\d]+)\b.*)",
           "identity", attribute="size/"),
    # languages
    saying("tengo|saqué|tenemos|me saqué|me estoy sacando|me saco|estoy sacándome|aprobé|estoy"
           " preparando|preparo|estoy con", "tiene", r" (?:un |el |nivel |un nivel"
           r" )*(?:[abc][12]|nativo|básico|intermedio|avanzado|bilingüe|alto|medio|bajo|buen"
           rf" nivel|nivel)(?: \w+)? (?:de|en) (?P<object>(?:{TONGUES})\b.*)", "identity",
           attribute="language/"),
    saying("me defiendo|chapurreo|me manejo|me apaño|entiendo|leo|escribo|sé|balbuceo|machaco"
           "|manejo|domino|hablo|hablamos|chapurreamos|me desenvuelvo",
           "habla|se defiende|entiende|sabe|domina",
           rf"{NOW} (?:en |con |el |bien |muy bien |un poco de |algo de |un poquito de |bastante"
           r" |perfectamente |fluido |con fluidez |fluidamente |hablar |un |solo |más o menos"
           rf" )*(?P<object>(?:{TONGUES})\b.*)", "identity", attribute="language/"),
    saying("no hablo|no entiendo|no sé|no domino|no leo", "no habla|no entiende",
           r" (?:nada de |ni papa de |ni jota de |muy bien |bien |mucho |casi nada de |el |ni"
           rf" )*(?P<object>(?:{TONGUES})\b.*)", "identity", attribute="language/", **NO),
    saying("soy|somos", "es", r" (?:bilingüe|trilingüe|políglota|nativ[oa]|hablante(?:"
           rf" nativ[oa])?|hispanohablante)(?:,| en| de|:)* (?P<object>(?:{TONGUES})\b.*)",
           "identity", attribute="language/"),
    saying("estoy aprendiendo|aprendo|estudio|estoy estudiando|voy a clases de|doy clases de"
           "|practico|estoy con el|empecé a estudiar|empecé a aprender|quiero aprender más",
           "aprende|estudia|está aprendiendo", rf"{NOW} (?:el |a hablar )?(?P<object>(?:{TONGUES}"
           r")\b.*)", "identity", attribute="learning/"),
    saying("estoy aprendiendo|estamos aprendiendo|aprendo|empecé a aprender",
           "está aprendiendo|aprende", r" a (?P<object>\w+[aeí]r\b.*)", "identity", attribute=
           "learning/"),
    # possessions
    saying("tengo|tenemos|me compré|me he comprado|nos compramos|compré|compramos|he comprado"
           "|hemos comprado|acabo de estrenar|acabo de comprar|acabo de comprarme|me acabo de"
           " comprar|me pillé|pillé|me agencié|me tocó|estreno|estrené|me regalaron|me han"
           " regalado|heredé|gané|traigo|conduzco|manejo"
           "|piloto|llevo",
           "tiene|tienen|se compró|compró|conduce|maneja", rf"{NOW} (?:un|una|unos|unas|el|la)"
           r" (?:nuev[oa] |viej[oa] |\w+ )?(?P<object>(?!(?-i:[A-Z]{2,})\b|(?:Excel|Word"
           r"|Dockerfile|DataFrame|Array|String|Post)\b)(?-i:[A-ZÁÉÍÓÚÑ]|iPhone|iPad"
           r"|iMac)[\w.+-]*(?: [\w.+-]+)*)", "possession"),
    saying("tengo|me compré|compré|conduzco|manejo|llevo|uso|heredé|me pillé|pillé|me agencié"
           "|me regalaron|me han regalado|me tocó|estrené|me conseguí|conseguí|gané",
           "tiene|se compró|conduce|usa",
           rf"{NOW} (?:(?:un|una|el|mi) )(?:nuev[oa] |viej[oa] |coche |móvil"
           rf" )?(?P<object>(?:{MAKES}|pixel|poco|nothing phone|macbook|surface|cybook|kobo|alexa"
           rf"|airpods)\b(?: (?!y\b|que\b|con\b|pero\b|para\b)[\w.-]+){{0,3}}).*",
           "possession"),
    saying("tengo|tenemos|me compré|compramos|heredé|alquilo|acabo de comprar|acabo de comprarme"
           "|me he comprado|nos hemos comprado|cuido|poseo|me regalaron|me han regalado"
           "|me pillé|pillé|me agencié|me tocó|conseguí|gané|estrené", "tiene|tienen",
           r" (?P<object>(?:un |una |mi |dos |tres |unas |unos )?(?:pequeñ[oa] |viej[oa] "
           r"|antigu[oa] )?(?:casa|piso|huerto|huerta|jardín|terraza|furgo\w*|autocaravana"
           r"|caravana|barco|velero|finca|terreno|chalet|parcela|guitarra|piano|bajo"
           r"|batería|violín|bici\w*|moto\w*|patinete|scooter|coche|carro|auto|camioneta"
           r"|furgoneta|camión|tractor|tablet|impresora|portátil|ordenador|pc|compu\w*|laptop"
           r"|cámara|dron|consola|tele\w*|monitor|e-?reader|kindle|reloj|smartwatch|airfryer"
           r"|freidora|thermomix|robot de cocina|horno|panificadora|cafetera|máquina de (?:coser"
           r"|café)|telescopio"
           r"|colección de [\w ]+|vinilos|tocadiscos|piscina|barbacoa|chimenea|placas solares"
           r"|paneles solares|invernadero|gallinero|garaje|taller|apartamento|estudio en|plantas"
           r"|orquídeas|tatuajes?|melena|barba)\b(?! (?:de|con) (?:código|error)).*)", "possession"
           ),
    doing("ando|me muevo|voy siempre|siempre voy|voy a (?:todos lados|todas partes|diario)",
          "anda|se mueve|va siempre",
          r"(?: (?:siempre|casi siempre|normalmente|a (?:todos lados|todas partes|diario)|por la"
          r" ciudad))*"
          r" (?:en|a) (?:bici\w*|moto|coche|carro|auto|metro|bus|autobús|patinete|tren|transporte"
          r" público|pie)"
          r"(?=$|[.,;!]| a tod| siempre| por la ciudad).*", attribute="commute"),
    saying("ando|voy|me muevo|circulo|viajo", "anda|va|se mueve",
           r"(?!.*\b(?:hoy|mañana|ahora|luego|de camino|ver)\b) (?:siempre )?en (?:un|una|mi)"
           r" (?P<object>(?!tren|grupo|rato|poco|minuto|avión"
           r"|barrio|prisa|amig)\S.*)", "possession"),
)  # fmt: skip

PEOPLE_FRAMES: tuple[Frame, ...] = (
    frame("el la mi los",
          r"(?:el|la|mi|los) (?:médic[oa]s?|doctora?|nutricionista|dietista|\w+ólog[oa]|\w+iatra)"
          r" me (?:ha |han )?(?:prohibido|prohibió|prohibieron|quitado|quitó|suprimido) (?:comer "
          r"|tomar |beber )?(?:el |la"
          r" |los |las )?(?P<object>(?!(?:los |el )?(?:puntos|peso|dolor|miedo|yeso"
          r"|escayola))\S.*)",
          "identity", attribute="intolerance/"),
    frame("el los",
          rf"(?:el|los) nombres? (?:de|del) {MY} (?P<attribute>{RELATION_NAMES}) (?:es|son)"
          rf" {NAME}", "identity"),
    frame("madre padre abuela abuelo", r"(?P<object>(?:madre|padre|abuel[oa]) de (?:una?|dos|tres"
          r"|cuatro|\d|gemel[oa]s"
          r"|melliz[oa]s)\b.*)", "identity", attribute="family"),
    frame("mi", rf"mi (?P<object>{TONGUES}) (?:es|está|no es) \S.*", "identity", attribute=
          "language/"),
    frame("mi mis nuestro nuestra",
          rf"{MY} (?P<thing>coche|carro|auto|moto|bici|bicicleta|móvil|celular|teléfono"
          r"|portátil|ordenador|compu|computadora|laptop|pc|cámara|tablet|furgo|furgoneta"
          r"|impresora|guitarra|tele|consola"
          r"|casa|piso) es (?:un|una) (?P<object>(?:(?:híbrid|eléctric|automátic|usad|viej|antigu"
          r"|nuev|descapotable|deportiv|diésel|diesel|gasolina|todoterreno|monovolumen|furgón"
          r"|berlina|suv|portátil|sobremesa|android|plegable|modelo|ranchera|familiar|utilitari"
          r"|pick-?up|chalet|ático|adosado|bajo|dúplex|estudio|finca|masía)\w*\b|\w+ (?:de"
          r" (?:segunda mano|gama|montaña|carretera|paseo|\d)|eléctric|híbrid|negr|blanc|roj|azul"
          r"|gris|verde|plegable|del? \d{4}|con \w+ (?:dormitorios|habitaciones)))\S*.*)",
          "possession"),
    frame("mi mis nuestro nuestra", rf"{MY} (?P<thing>coche|carro|auto|moto|bici|bicicleta|móvil"
          r"|celular|teléfono|portátil|ordenador|compu|computadora|laptop|pc|cámara|tablet|furgo"
          r"|furgoneta|impresora|guitarra|tele|consola), (?:un|una|el|la) (?P<object>[^,;]+),.*",
          "possession"),
    frame("", r"(?P<object>(?:(?:el|la|los|las|mi|un|una) )?(?!no\b|que\b|si\b|me\b|yo\b|eso\b"
          r"|est[aeo]\b|es[aeo]\b|lo\b|ya\b|hoy\b)[^,;:]{1,50}?) (?:siempre )?me (?:(?:da|dan"
          r"|produce|producen|causan?|provocan?)(?: mucha| muchísima)? (?:alergia|urticaria"
          r"|acidez|diarrea|migrañas?|dolor de (?:cabeza|tripa|barriga|estómago)|ardor|gases)"
          r"|(?:sienta|sientan|cae|caen)(?: muy| súper| bastante)? (?:mal|fatal|pesad[oa]s?|como"
          r" una patada))\b.*", "identity", attribute="allergy/", needs=(" me ",)),
    frame("me", r"me (?:sale|salen|pongo|hincho|lleno) (?:de |un |una )?(?:ronchas|urticaria"
          r"|granos|sarpullido|mal[oa]|enferm[oa]|eccema) (?:si|cuando|al|con) (?:como|comer|tomo"
          r"|bebo|tomar)? ?(?P<object>\S.*)", "identity", attribute="allergy/"),
    frame("", r"(?P<object>(?:el|la|los|las) (?!decis)[^,;:]{1,40}?),? (?:yo )?no (?:lo|la|los"
    r"|las) (?:puedo"
          r"|podemos|debo) (?:comer|tomar|beber|probar)\b(?! (?:hoy|ahora|todavía|en|como|por"
          r"|más|así)\b).*",
          "identity",
          attribute="intolerance/", needs=("puedo", "podemos", "debo")),
    frame("mi nuestro nuestra", rf"{MY} (?:perr[oa]|gat[oa]|cachorr[oa]|caballo|yegua|perrit[oa]"
    rf"|loro"
          r"|conejo) es (?P<object>(?:un|una) (?:(?:pastor|pastora|labrador|galgo|caniche|bulldog"
          r"|podenco|mastín|golden|husky|beagle|yorkshire|chihuahua|bóxer|mestizo|mestiza|cruce"
          r"|siamés|siamesa|persa|angora|border|dálmata|teckel|salchicha|schnauzer|maine|europeo)\b"
          r".*))", "identity", attribute="pets"),
    frame("mi mis", r"mis? (?:alergias?|intolerancias?)(?: son|:|(?<=s) es) (?:son )?(?:al?"
          r" )?(?:el "
          r"|la |los |las )?(?P<object>(?!muy\b|que\b|cosa|un\b|una\b)\S.*)", "identity",
          attribute="allergy/"),
    frame("mi", r"mi (?:alergia|intolerancia) (?:al?|a la|a los|a las)"
          r" (?P<object>\S[^,;]{1,30}?)(?= (?:me|está|es|ha|no|hace|se|empeora|va)\b|[.,;!]|$).*",
          "identity", attribute="allergy/"),
    frame("en", r"en (?:casa|mi casa|mi familia|mi país|el trabajo|la oficina) (?:hablamos|se"
          rf" habla|siempre hablamos)(?: siempre| solo| en)? (?P<object>(?:{TONGUES})\b.*)",
          "identity", attribute="language/"),
    frame("el mi al", rf"(?:el|al) (?P<object>{TONGUES}) (?:lo|le) (?:hablo|manejo|entiendo"
          r"|domino|chapurreo|estudio|llevo|sé|pego)\b.*", "identity", attribute="language/"),
)  # fmt: skip
