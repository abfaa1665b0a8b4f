"""Portuguese for family, pets, health, diets, languages and what somebody owns."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import (
    HEIGHT,
    MAKES,
    NAME,
    NO,
    WEIGHT,
    Saying,
    doing,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.portuguese_clauses import MY
from kumbuka.memory.extraction.languages.portuguese_frames import NOW
from kumbuka.memory.extraction.languages.portuguese_life import NUMBER, SPAN
from kumbuka.memory.extraction.languages.portuguese_words import RELATION_NAMES, TONGUES
from kumbuka.memory.extraction.table import Frame

_PETS = (
    r"(?:cachorr[oa]s?|cachorrinh[oa]s?|cão|cães|cadelas?|gat[oa]s?|gatinh[oa]s?|papagaios?"
    r"|coelh[oa]s?|hamsters?|cavalos?|éguas?|peixes?|bichos?|pets?|tartarugas?|jabutis?|galinhas"
    r"|canários?|periquitos?|calopsitas?|furão|furões|porquinho[- ]da[- ]índia|vira-latas?|vira"
    r" lata|galgos?|cabras|ovelhas|abelhas|burros?|cobra|iguana"
    r"|labradora?|golden|poodle|buldogue|pinscher|shih tzu|beagle|chihuahua|rottweiler|husky"
    r"|salsicha|pitbull|spitz|border collie|aquário)"
)
_ILLNESS = (
    r"(?:(?!revis|entrevist)\w+(?:ite|ites|ose|emia|algia|patia|apneia|orexia|oidismo|oma)\b|asma"
    r"|colesterol|escoliose"
    r"|diabetes?|tdah|phda|epilepsia|doença celíaca|hipertensão|ansiedade|insônia|insónia"
    r"|depressão|vertigem|vertigens|parkinson|alzheimer|esclerose|câncer|cancro|lúpus|reumatismo"
    r"|hérnias?(?: de disco)?|enxaquecas?|crohn|sop\b|síndrome [\w ]+|sopro|arritmia|varizes"
    r"|ciático|lombalgia"
    r"|zumbido|miopia|astigmatismo|hipotireoidismo|hipotiroidismo|hipertireoidismo|autismo"
    r"|asperger|dislexia|toc\b|bipolaridade|transtorno [\w ]+|perturbação [\w ]+|refluxo"
    r"|intestino irritável|cólon irritável|pedras? n[oa]s? (?:rim|rins|vesícula)|problemas?"
    r" (?:d[eoa]|n[oa]s?) (?:coluna|costas|coração|joelhos?|tireoide|tiróide|estômago|sono|visão"
    r"|audição|rins?|pressão|pele|circulação|ombro|quadril)"
    r"|(?:a )?(?:pressão|tensão|glicose|colesterol|triglicerídeos|ácido úrico|ferro)(?: \w+)?"
    r" (?:alt[oa]|baix[oa])|(?:uma )?(?:lesão|deficiência|doença|prótese) [\w ]+|marca-?passo"
    r"|pele (?:atópica|sensível|seca|oleosa|mista)|anemia|pé chato|endometriose|fibromialgia"
    r"|menopausa|lábio leporino|labirintite|gastrite|rinite(?: alérgica)?|sinusite)"
)
PEOPLE: tuple[Saying, ...] = (
    # family
    saying("sou|somos", "é", r" (?P<object>(?:mãe|pai|avó|avô|tia|tio|pais|avós|filh[oa]|irmã"
           r"|irmão|padrinho|madrinha|padrasto|madrasta|mamãe|papai)(?: (?:solo|solteir[oa]"
           r"|adotiv[oa]|de primeira viagem|únic[oa]|coruja|mais (?:velh|nov)[oa]|do meio|caçula"
           r"|d[eoa] (?:uma?|dois|duas|três|quatro|cinco|\d|gêmeos|gémeos|trigêmeos"
           r"|menin[oa]s?)).*)?)(?=$|[.,;!]| e\b| mas\b).*", "identity", attribute="family"),
    saying("sou|somos", "é", r" (?:casad[oa]s?|solteir[oa]|divorciad[oa]|viúv[oa]|separad[oa])(?:"
           r" com [^,;]{1,30}?)? e (?P<object>(?:mãe|pai|avó|avô|tenho)\b \S.*)", "identity",
           attribute="family"),
    saying("estou|tô|fiquei", "está", r" (?:à espera de )?(?P<object>(?:grávida|gestante"
           r"|esperando (?:um |uma |(?:o )?meu |(?:a )?minha |(?:o )?nosso |nossa"
           r" )?(?:primeir[oa] |segund[oa] |terceir[oa] )?(?:bebê|bebé|nenê|menin[oa]|filh[oa]"
           r"|gêmeos|gémeos))\b.*)", "identity", attribute="pregnancy"),
    saying("espero|esperamos|vamos ter|vou ter|estou à espera de|estamos à espera de",
           "espera|esperam", r" (?P<object>(?:um |uma |meu |minha |o nosso |nosso"
           r" )?(?:primeir[oa] |segund[oa] )?(?:bebê|bebé|nenê|menin[oa]|filh[oa]|gêmeos|gémeos"
           r"|net[oa])\b.*)", "identity", attribute="pregnancy"),
    saying("tenho|temos|ganhei|crio", "tem|têm", r" (?P<object>(?:um |uma |dois |duas |três "
           r"|quatro |cinco |seis |\d+ |muitos |vários )?(?:casal de |\w+ )?(?:namorad[oa]|marido"
           r"|mulher|espos[oa]|noiv[oa]|irmãos?|irmãs?|filh[oa]s?|filhotes?|net[oa]s?"
           r"|sobrinh[oa]s?|prim[oa]s?|cunhad[oa]s?|afilhad[oa]s?|entead[oa]s?|gêmeos|gémeos"
           r"|crianças?|bebê|bebé|menin[oa]s?|miúd[oa]s?|família grande)\b(?! que (?:quer"
           r"|precisa)).*)", "identity", attribute="family"),
    saying("somos", "são", rf" (?P<object>(?:{NUMBER}|muitos) (?:em casa|lá em casa|cá em casa|na"
           r" família|irmãos|irmãs|filhos|no total)\b.*)", "identity", attribute="household"),
    saying("vou casar|vou me casar|vamos casar|vamos nos casar|caso|caso-me|me caso|casamos|casei"
           "|me casei|casei-me|nos casamos|ficamos noivos|fiquei noiv[oa]|casámos", "casa|casou",
           r" (?:em |no |na |este |ano |mês |daqui )(?P<object>\S.*)", "identity", attribute=
           "wedding"),
    saying("namoro|namoramos|estou casad[oa]|sou casad[oa]|estamos juntos|estou junto|vivo junto"
           "|estou divorciad[oa]|estou separad[oa]|estou com (?:meu|minha|o meu|a minha) \\w+"
           "|estamos casados", "namora|está casad[oa]", rf" (?P<object>(?:há|faz|desde) {SPAN}.*)",
           "identity", attribute="relationship"),
    saying("namoro|saio|moro junto|vivo junto", "namora", r" (?:com )?(?P<object>(?:uma? |o |a"
           r" )?(?:menin[oa]|rapaz|rapariga|moç[oa]|(?-i:[A-ZÁÉÍÓÚÂÊÔÇ])\w+)\b.*)", "identity",
           attribute="relationship"),
    saying("sou|estou|fiquei", "é|está", r" (?P<object>(?:noiv[oa]|casad[oa]|solteir[oa]"
           r"|divorciad[oa]|viúv[oa]|separad[oa]|comprometid[oa]|amigad[oa])(?: há \w+(?: \w+)?|"
           r" desde \w+)?)(?=$|[.,;!]| e\b| mas\b)", "identity", attribute="marital_status"),
    saying("",
          "mora|vive", r" (?P<object>com (?:a gente|nós|comigo|conosco|connosco)|comigo|conosco"
           r"|connosco)\b.*", "identity", attribute="household"),
    # pets
    saying("tenho|temos|adotei|adotamos|adotámos|resgatei|resgatamos|crio|ganhei", "tem|têm|adotou",
           rf" (?:uma?|dois|duas|três) (?:\w+ )?{_PETS}(?: [^,;]{{1,25}}?)?,? (?:que se chamam?"
           r"|chamad[oa]s?|de nome|com o nome(?: de)?) " + NAME, "identity", attribute="pets"),
    saying("tenho|temos|adotei|adotamos|adotámos|resgatei|resgatamos|crio|criamos|moro com|vivo"
           " com", "tem|têm|adotou", r" (?P<object>(?:(?:uma?|meu|minha|dois|duas|três|quatro"
           rf"|cinco|seis|\d+|uns|umas|muitos|vários) )?(?:\w+ )?{_PETS}\b.*)", "identity",
           attribute="pets"),
    # allergies, diets, health
    saying("me", "", r" (?:dá|dão|causa|causam|provoca|provocam) (?:muita |uma )?(?:alergia"
           r"|urticária|coceira|azia|diarreia|refluxo|enxaqueca|dor de (?:cabeça|barriga"
           r"|estômago)|gases|enjoo) (?P<object>(?!est[ea]|ess[ea])\S.*)", "identity", attribute=
           "allergy/"),
    saying("me|não me", "", r" (?:faz|fazem|cai|caem|assenta) (?:muito |super )?(?:mal|bem"
           r"|pesado) (?P<object>(?!que\b)\S.*)", "identity", attribute="intolerance/"),
    saying("não posso|não podemos|não devo|estou proibid[oa] de|evito", "não pode",
           r" (?:comer|tomar|beber|ingerir|consumir|nem ver|com|provar)(?: nada (?:com|de))?"
           r" (?:[oa]s? )?(?P<object>(?!mais\b|nada\b|hoje|agora|decis|notas|fotos|est[ea]"
           r"|ess[ea]|sólid|aqui|lá\b|isso|você|pressa)\S.*)", "identity", attribute="intolerance/"
           ),
    saying("passo|fico|me sinto", "passa|fica", r" (?:muito |super |tod[oa] )?(?:mal|ruim"
    r"|inchad[oa]"
           r"|empipocad[oa]|enjoad[oa]|(?:cheia|cheio) de (?:bolinhas?|manchas?|coceira)"
           r"|coçando) (?:com|quando como|se como|quando tomo|se tomo|ao comer"
           r"|ao tomar) (?P<object>(?!isso|ess[ea]|est[ea]|você)\S.*)", "identity", attribute=
           "intolerance/"),
    saying("tenho|sofro|temos", "tem|sofre", r" (?:de |uma? |muita |certa )*(?:\w+ )?(?:alergia"
           r"|intolerância|sensibilidade)s? (?:grave |forte |severa |alimentar )?(?:ao?s?|à?s?"
           r"|com) (?P<object>\S.*)", "identity", attribute="allergy/"),
    saying("sou|somos|virei|me tornei|tornei-me|viramos", "é|virou",
           rf"{NOW} (?:tod[oa]s |muito |bastante |estritamente |quase )*"
           r"(?P<object>(?:ovo-?|lacto-?)*(?:vegan[oa]s?|vegetarian[oa]s?|ovolactovegetarian[oa]s?"
           r"|pescetarian[oa]s?|flexitarian[oa]s?|crudívor[oa]|carnívor[oa])\b.*?)(?= (?:e|mas"
           r"|então)\b|$|,)", "identity", attribute="diet"),
    saying("sigo|faço|estou fazendo|estou a fazer|estou seguindo|estou numa|comecei|mantenho"
           "|entrei numa", "segue|faz", r" (?:(?:uma|a|minha) )?(?P<object>(?:dieta|alimentação"
           r"|reeducação alimentar|regime|low carb|cetogênica|keto)\b.*)", "identity", attribute=
           "diet"),
    saying("estou|tô|ando", "está", r" (?:de|em|a) (?P<object>(?:dieta|regime)\b.*)", "identity",
           attribute="diet"),
    saying("como|comemos", "come", r" de tudo (?:menos|exceto|fora|tirando) (?P<object>\S.*)",
           "preference", **NO),
    saying("como|comemos|só como", "come", r" (?:só |apenas )?(?P<object>(?:halal|kosher|vegano"
           r"|vegetariano|low carb|sem (?:sal|glúten|açúcar|lactose)|comida \w+)\b.*)", "identity",
           attribute="diet"),
    saying("fui diagnosticad[oa]|me diagnosticaram|diagnosticaram-me|recebi o diagnóstico|recebi"
           " diagnóstico|descobri|descobriram", "foi diagnosticad[oa]",
           r"(?: que tenho| com| de| que tinha)+ (?P<object>(?!que\b|um erro|um jeito|uma forma"
           r"|como)\S.*)", "identity", attribute="health/"),
    saying("estou em tratamento|faço tratamento|estou medicad[oa]|estou em terapia|me trato"
           "|trato-me|estou a fazer tratamento", "está em tratamento",
           r" (?:de|com|por|para|pra|contra) (?:[oa] )?(?P<object>\S.*)", "identity", attribute=
           "health/"),
    saying("sofro|tenho|convivo com|vivo com|peguei", "sofre|tem",
           r" (?:d[eoa]s? |um pouco de |muit[oa]s? |uma? |algo de |[oa] |bastante"
           rf" )*(?P<object>{_ILLNESS}(?=$|[.,;!]| ).*)", "identity", attribute="health/"),
    saying("tenho tendência a|sou propens[oa] a|sou dad[oa] a|tenho propensão a",
          "tem tendência a|é propens[oa] a",
           r" (?:[oa]s? )?(?P<object>(?!\w+[aeiô]r\b)\S.*)", "identity", attribute="health/"),
    saying("tenho|estou com",
          "tem|está com",
          r" (?P<object>(?:o |a |os |as |um |uma |meu |minha )?(?:joelhos?|ombros?|costas|coluna"
          r"|quadril|anca"
           r"|tornozelos?|pulsos?|cotovelos?|menisco|pé|pés|braço|perna|mão|olho|ouvido|pescoço"
           r"|dedo|coração|lombar)(?: \w+)?"
           r" (?:operad|lesionad|delicad|desgastad|fraturad|ruim|ruins|mal(?=$|[.,;!])|amputad|de"
           r" titânio)\w*\b.*)", "identity", attribute="health/"),
    saying("tenho falta de|tenho deficiência de|tenho carência de|tenho défice de|me falta"
          "|falta-me", "tem falta de",
           r" (?P<object>(?:vitamina|ferro|cálcio|magnésio|ferritina|zinco|ácido fólico"
           r"|iodo)\b.*)", "identity", attribute="health/"),
    saying("sofro", "sofre", r" (?:d[eoa]s?|com) (?P<object>(?!est[ea]|ess[ea]|isso|a demora)\S.*)",
           "identity", attribute="health/"),
    saying("operei|fui operad[oa]|vou operar|fiz cirurgia|fiz uma cirurgia|tirei|retirei|me"
           " operaram|operaram-me", "operou|foi operad[oa]", r"(?: (?:a|o|d[eoa]s?|n[oa]s?))*"
           r" (?P<object>(?:joelho|coluna|vesícula|apêndice|útero|coração|tireoide|tiróide|vista"
           r"|olhos?|quadril|anca|ombro|hérnia|estômago|nariz|desvio de septo|menisco|siso"
           r"|amígdalas|próstata|mama|catarata|bariátrica|rim)\b.*)", "identity", attribute=
           "health/"),
    saying("uso|preciso de|tenho", "usa", r" (?P<object>(?:um |uma |os |as )?(?:óculos|lentes(?:"
           r" de contato)?|aparelho(?: auditivo| nos dentes| dentário)?|marca-?passo|prótese"
           r"|bengala|muletas|peruca|palmilhas?|bomba de insulina|cadeira de rodas|diu|cpap"
           r"|dentadura)\b.*)", "identity", attribute="health/"),
    saying("faço|estou fazendo|estou a fazer|ando fazendo", "faz",
           r" (?P<object>(?:hemodiálise|diálise|quimio\w*|radioterapia|fisioterapia"
           r"|reabilitação)\b.*)", "identity", attribute="health/"),
    saying("tomo|estou tomando|estou a tomar|uso|injeto", "toma",
           r" (?P<object>\S.*? (?:para|pra|pro|por causa d[ae]) (?:[oa]s? |minha |meu"
           r" )?(?:pressão|tensão|colesterol|ansiedade|alergia|asma|tireoide|tiróide|diabetes"
           r"|coração|dor\w*|depressão|enxaqueca|glicose|insônia|dormir|epilepsia|refluxo"
           r"|estômago|circulação|tdah)\b.*)", "identity", attribute="medication/"),
    saying("tomo|injeto|estou tomando|estou a tomar", "toma", r" (?:um |uma |meio )?(?:comprimido"
           r" de )?(?P<object>(?-i:[A-ZÁÉÍÓÚÇ])[\w-]+(?: \d+(?: ?mg)?)?)(?= desde\b| cada\b|"
           r" tod[oa]s?\b"
           r"| diariamente| duas vezes| \d vezes| há\b).*", "identity", attribute="medication/"),
    saying("estou tomando|estou a tomar|ando tomando", "está tomando",
           r" (?P<object>(?!café|chá|banho|água|cerveja|conta|cuidado|sol|um |uma |notas|coragem"
           r"|sorvete)\w+.*)", "identity", attribute="medication/", topics=frozenset({"medication"
           })),
    saying("sou", "é", r" (?:muito |bastante |um pouco |meio |super |bem |mais"
           r" )?(?P<object>(?:míope|celíac\w+|(?:pré-?)?diabétic\w+|asmátic\w+|hipertens\w+"
           r"|epiléptic\w+|epilétic\w+|daltônic\w+|daltónic\w+|canhot\w+|surd[oa]|ceg[oa]"
           r"|cadeirante|autista|disléxic\w+|bipolar|neurodivergente|tímid\w+|introvertid\w+"
           r"|extrovertid\w+|distraíd\w+|friorent\w+|calorent\w+|pontual|organizad\w+"
           r"|desorganizad\w+|dorminhoc\w+"
           r"|madrugadora?|notívag\w+|noturn\w+|matutin\w+|competitiv\w+|impacient\w+"
           r"|perfeccionista|ansios\w+|sensível|teimos\w+|calad\w+|sociável|caseir\w+"
           r"|hipocondríac\w+|claustrofóbic\w+|católic\w+|evangélic\w+|muçulman\w+|judi[ao]|judeu"
           r"|cristã\w*|espírita|umbandista|candomblecista|ateu|ateia|budista|agnóstic\w+"
           r"|testemunha de jeová|gay|lésbica|bissexual|trans\b|não[- ]binári\w+|baix[oa]|alt[oa]"
           r"|ruiv[oa]|loir[oa]|moren[oa]|careca)\b.*)", "identity", attribute="trait/"),
    saying("tenho|tirei|não tenho", "tem|não tem", r" (?P<object>(?:a |o |um )?(?:carteira|carta"
           r"|licença|habilitação|diploma|certificado) (?:de|do|da|em) \S.*)", "possession"),
    saying("meço", "mede", rf" {HEIGHT}", "identity", attribute="height"),
    saying("tenho", "tem", rf" (?=\S+(?: \w+)? de altura){HEIGHT}", "identity",
           attribute="height"),
    saying("peso", "pesa", rf" (?:uns )?{WEIGHT}", "identity", attribute="weight"),
    saying("calço", "calça", r" (?P<object>\d[\d.,]*\b.*)", "identity", attribute="shoe_size"),
    saying("visto|uso", "veste", r" (?:tamanho |manequim |o tamanho |o )?(?P<object>(?:tamanho "
           r"|manequim )?(?:PP|P|M|G|GG|XG|XL|\d\d))(?=$|[.,;!]| e\b| de\b| na\b)", "identity",
           attribute="size/"),
    # languages
    saying("tenho|tirei|temos|passei no", "tem", r" (?:um |o |nível |um nível )*(?:[abc][12]"
           r"|nativo|básico|intermediário|intermédio|avançado|bilíngue|alto|médio|baixo|bom"
           rf" nível|fluência|noções)(?: \w+)? (?:de|em) (?P<object>(?:{TONGUES})\b.*)", "identity",
           attribute="language/"),
    saying("me viro|viro-me|arranho|me desenrasco|desenrasco-me|entendo|leio|escrevo|sei|domino"
           "|falo|falamos|a gente fala|compreendo|safo-me|me defendo|enrolo",
           "fala|se vira|entende|sabe|domina", rf"{NOW} (?:em |no |o |bem |muito bem |um pouco"
           r" de |um pouquinho de |bastante |perfeitamente |fluentemente |falar |só |mais ou"
           rf" menos |meu )*(?P<object>(?:{TONGUES})\b.*)", "identity", attribute="language/"),
    saying("não falo|não entendo|não sei|não domino|não leio", "não fala|não entende",
           r" (?:nada de |nem um pouco de |muito bem |bem |muito |quase nada de |o |patavina de"
           rf" )*(?P<object>(?:{TONGUES})\b.*)", "identity", attribute="language/", **NO),
    saying("sou|somos", "é", r" (?:bilíngue|bilingue|trilíngue|poliglota|nativ[oa]|falante(?:"
           rf" nativ[oa])?|fluente)(?:,| em| de|:)* (?P<object>(?:{TONGUES})\b.*)", "identity",
           attribute="language/"),
    saying("estou aprendendo|aprendo|estudo|estou estudando|faço aulas? de|faço curso de|pratico"
           "|comecei a estudar|comecei a aprender|estou a aprender|ando a aprender|tô aprendendo",
           "aprende|estuda|está aprendendo", rf"{NOW} (?:o |a falar )?(?P<object>(?:{TONGUES})\b."
           r"*)", "identity", attribute="learning/"),
    saying("estou aprendendo|estou a aprender|aprendo|comecei a aprender|tô aprendendo|ando a"
           " aprender", "está aprendendo|aprende", r" a (?P<object>\w+[aeiô]r\b.*)", "identity",
           attribute="learning/"),
    # possessions
    saying("tenho|temos|comprei|compramos|acabei de comprar|ganhei|herdei|estreei|peguei|dirijo"
           "|conduzo|guio|piloto|uso", "tem|têm|comprou|dirige|conduz",
           rf"{NOW} (?:um|uma|uns|o|a) (?:nov[oa] |velh[oa]"
           r" |(?:tênis|celular|telemóvel|carro|relógio|notebook|fone|moto|bike|tablet|tv) )?"
           r"(?P<object>(?!(?-i:[A-Z]{2,})\b(?! \w*\d)|(?:Excel|Word|Dockerfile|DataFrame"
           r"|Array|String|Post)\b)(?-i:[A-ZÁÉÍÓÚÇ]|iPhone|iPad|iMac)[\w.+-]*(?: [\w.+-]+)*)",
           "possession"),
    saying("tenho|comprei|dirijo|conduzo|uso|herdei|ganhei|peguei|estreei|arrumei|arranjei"
           "|descolei", "tem|comprou|dirige|usa",
           rf"{NOW} (?:(?:um|uma|o|meu) )(?:nov[oa] |velh[oa] |carro |celular"
           rf" )?(?P<object>(?:{MAKES}|pixel|poco|surface|kobo|alexa|airpods|biz|cg|titan|fan"
           rf"|hornet|pop)"
           r"\b(?: (?!e\b|que\b|com\b|mas\b|para\b|pra\b)[\w.-]+){{0,3}}).*",
           "possession"),
    saying("tenho|temos|comprei|compramos|herdei|alugo|acabei de comprar|cuido de|ganhei|possuo"
           "|peguei|arrumei|arranjei|estreei|descolei", "tem|têm", r" (?P<object>(?:um |uma |meu"
           r" |minha |dois |duas |uns |umas )?(?:pequen[oa]"
           r" |velh[oa] |antig[oa] )?(?:casa|apartamento|apê|horta|jardim|varanda|quintal|sítio"
           r"|chácara|terreno|trailer|motorhome|autocaravana|barco|veleiro|fazenda|violão"
           r"|guitarra|piano|teclado|baixo|bateria|violino|bike|bicicleta|moto|mota|patinete"
           r"|trotinete|scooter|carro|fusca|caminhonete|carrinha|caminhão|trator|tablet"
           r"|impressora|notebook|portátil|computador|pc|laptop"
           r"|câmera|câmara|drone|console|consola|tv|televisão|monitor|kindle|relógio|smartwatch"
           r"|air ?fryer|fritadeira|bimby|forno|panificadora|cafeteira|máquina de (?:costura"
           r"|café)|telescópio|coleção de [\w ]+|vinis|toca-discos|piscina|churrasqueira|lareira"
           r"|painéis solares|placas solares|estufa|galinheiro|garagem|plantas|orquídeas"
           r"|tatuage[nm]s?|barba)\b(?! (?:de|com) (?:código|erro)).*)", "possession"),
    doing("ando|me locomovo|vou sempre|vou (?:a|pra|para) tod[oa]s? (?:lado|canto|parte|lugar)s?",
          "anda|se locomove|vai sempre",
          r"(?: (?:sempre|quase sempre|normalmente|(?:a|pra|para) tod[oa]s? (?:lado|canto|parte"
          r"|lugar)s?|pela cidade))*"
          r" (?:de|a) (?:bike|bicicleta|moto|mota|carro|metrô|metro|ônibus|autocarro|patinete"
          r"|trotinete|trem|comboio"
          r"|transporte público|pé)(?=$|[.,;!]| (?:pra|para|a) tod| sempre| pela cidade).*",
          attribute="commute"),
    saying("ando|rodo|me locomovo", "anda", r" (?:sempre )?(?:de|num|numa|no meu|na minha)"
           r" (?P<object>(?!ônibus|trem|metrô|avião|táxi|carona|uber|férias|mal\b|novo|um lado"
           r"|saco|volta|acordo|encontro|olho)(?:[A-Z][\w-]+.*|bike|bicicleta|moto|mota|fusca"
           r"|trotinete|patinete))(?=$|[.,;!]| )", "possession"),
)  # fmt: skip

PEOPLE_FRAMES: tuple[Frame, ...] = (
    frame("o a meu minha",
          r"(?:o|a|o meu|a minha|meu|minha) (?:médic[oa]|doutora?|nutricionista|\w+ologista"
          r"|\w+ólog[oa])"
          r" (?:me )?(?:proibiu(?:-me)?|cortou(?:-me)?|tirou(?:-me)?) (?:de )?(?:comer |tomar "
          r"|beber )?(?:[oa]s? )?"
          r"(?P<object>(?!(?:os |o )?(?:pontos|peso|dor\b|medo|gesso))\S.*)",
          "identity", attribute="intolerance/"),
    frame("meu o a minha",
          rf"{MY} (?P<object>(?:colesterol|pressão|tensão|glicose|açúcar|triglicerídeos)(?: \w+)?"
          r" (?:é|está|tá|anda) (?:sempre )?(?:muito )?(?:alt[oa]s?|baix[oa]s?|n[oa]s alturas"
          r"|elevad[oa]s?|descontrolad[oa]))\b.*",
          "identity", attribute="health/"),
    frame("o os",
          rf"os? nomes? d[eoa]s? (?:meus?|minhas?|noss[oa]s?) (?P<attribute>{RELATION_NAMES})"
          rf" (?:é|são) {NAME}",
          "identity"),
    frame("mãe pai avó avô", r"(?P<object>(?:mãe|pai|avó|avô) d[eoa] (?:uma?|dois|duas|três"
          r"|quatro|\d|gêmeos|gémeos"
          r"|menin[oa]s)\b.*)", "identity", attribute="family"),
    frame("", r"(?P<object>(?:(?:[oa]s?|meu|minha|um|uma) )?(?!não\b|que\b|se\b|me\b|eu\b|isso\b"
          r"|ess[ea]\b|est[ea]\b|já\b|hoje\b|você\b)[^\W\d_][^,;:]{1,50}?) (?:sempre )?(?:não"
          r" )?me (?:(?:dá|dão|causam?|provocam?)(?: muita)? (?:alergia|urticária|coceira|azia"
          r"|diarreia|enxaqueca|dor de (?:cabeça|barriga|estômago)|refluxo|gases)"
          r"|(?:faz|fazem|cai|caem|assenta)(?: muito| super)? (?:mal|bem|pesado))\b.*", "identity",
          attribute="allergy/", needs=(" me ",)),
    frame("", r"(?P<object>(?!eu\b|hoje\b|se\b|que\b)(?:[oa]s? )?[^\W\d_][^,;:]{1,30}?),? (?:eu"
    r" )?não"
          r" (?:posso|devo) (?:comer|tomar|beber)\b(?! (?:hoje|agora|nada)).*", "identity",
          attribute="intolerance/", needs=("posso", "devo")),
    frame("o a meu minha nosso nossa", rf"{MY} (?:cachorr[oa]|cão|cadela|gat[oa]|cavalo|égua"
    rf"|coelho)"
          r" é (?P<object>(?:um|uma) (?:(?:pastor|pastora|labrador|galgo|poodle|buldogue|golden"
          r"|husky"
          r"|beagle|yorkshire|chihuahua|boxer|vira-lata|rafeiro|podengo|siamês|siamesa|persa|angorá"
          r"|border|dálmata|salsicha|schnauzer|pinscher|shih|lhasa|maine|srd)\b.*))", "identity",
          attribute="pets"),
    frame("a minha", rf"{MY} (?:alergia|intolerância) (?:ao?s?|à?s?)"
          r" (?P<object>\S[^,;]{1,30}?)(?= (?:me|está|tá|é|não|faz|piora|anda|vai)\b|[.,;!]"
          r"|$).*", "identity", attribute="allergy/"),
    frame("em lá cá na", r"(?:(?:lá |cá )?em casa|na (?:minha )?família|no trabalho)(?: a gente|"
          r" nós)? (?:falamos|fala-se|se fala|fala|sempre falamos)(?: sempre| só| em)?"
          rf" (?P<object>(?:{TONGUES})\b.*)", "identity", attribute="language/"),
    frame("o a meu", rf"(?:o )?meu (?P<object>{TONGUES}) (?:é|está|não é|tá) \S.*", "identity",
          attribute="language/"),
    frame("o a meu minha nosso nossa",
          rf"{MY} (?P<thing>carro|moto|mota|bike|bicicleta|celular|telemóvel|telefone"
          r"|notebook|portátil|computador|pc|câmera|câmara|tablet|impressora|tv|console|casa"
          r"|apartamento|apê) é (?:um|uma)"
          r" (?P<object>(?:(?:híbrid|elétric|automátic|usad|velh|antig|nov|conversível|esportiv"
          r"|diesel|gasolina|utilitári|suv|sedã|hatch|picape|portátil|android|dobrável|modelo"
          r"|perua|popular|sobrado|cobertura|duplex|estúdio|kitnet|T\d)\w*\b|\w+ (?:d[eo]"
          r" (?:segunda mão|gama|montanha|\d)|elétric|híbrid|pret|branc|vermelh|azul|cinza|verde"
          r"|dobrável|ano \d{4}|em segunda mão|com \w+ quartos))\S*.*)", "possession"),
    frame("o a meu minha", rf"{MY} (?P<thing>carro|moto|mota|bike|bicicleta|celular|telemóvel"
          r"|telefone|notebook|portátil|computador|pc|câmera|câmara|tablet|impressora|tv"
          r"|console), (?:um|uma|[oa]) (?P<object>[^,;]+),.*", "possession"),
)  # fmt: skip
