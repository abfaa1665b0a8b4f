"""Portuguese for what somebody does again and again, at which times, and with what."""

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
from kumbuka.memory.extraction.languages.portuguese_frames import NOW
from kumbuka.memory.extraction.table import Frame

_DAY = (
    r"(?:(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|domingos?|fins? de semana"
    r"|fds|finais de semana)"
)
_PART = r"(?: (?:à|de|pela|a) (?:manhã|tarde|noite|noitinha|tardinha)| ao meio-dia| de madrugada)?"
_HOUR = (
    r"(?:lá )?(?:pel[oa]s?|às?|por volta d[aoe]s?|ao) (?:\d{1,2}(?:[:h.]\d{0,2})?|uma|duas|três"
    r"|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|meio-dia|meia-noite)(?: e (?:meia|pouco"
    r"|quinze))?(?: horas)?(?: em ponto| da \w+)?"
)
OFTEN = (
    r"(?:(?:quase )?(?:tod[oa]s? )(?:[oa]s? )?(?:santo )?(?:dias?|manhãs?|tardes?|noites?"
    r"|semanas?|m[êe]s(?:es)?|anos?|verão|inverno|natal|hora|vez que \w+(?: \w+)?"
    rf"|{_DAY}|almoço|fim de semana){_PART}|cada (?:\w+ )?(?:dias?|semanas?|m[êe]s(?:es)?|anos?"
    rf"|{_DAY}|quinze dias)|(?:quase sempre )?(?:aos?|às?|n[oa]s?|de|tod[oa]s?) (?:os |as"
    rf" )?{_DAY}(?:(?:,| e| ou)(?: (?:aos?|às?|n[oa]s?))? {_DAY}){{0,3}}{_PART}"
    rf"|de {_DAY} a {_DAY}|(?:durante|ao longo d)[a ]{{1,2}}(?:a )?semana|(?:umas? )?(?:uma|duas"
    r"|três|quatro|cinco|várias|muitas|algumas|\d+)(?:x| (?:vez(?:es)?|dias|noites|tardes|manhãs"
    r"|horas)) (?:por|ao|à|na|no|a cada) (?:dia|semana|mês|ano|manhã|noite)"
    r"|diariamente|semanalmente|mensalmente|anualmente|de quinze em quinze dias|de \w+ em \w+"
    r" (?:dias|semanas|meses)|dia sim,? dia não|um dia sim,? um dia não|sempre às \w+)"
)
_WEAK = (
    rf"(?:{_HOUR}|(?:de|pela|à|a) (?:manhã|tarde|noite|madrugada)(?:zinha)?|de manhãzinha|à"
    r" noitinha|ao (?:meio-dia|acordar|deitar|amanhecer|chegar em casa|sair do trabalho|pôr do"
    r" sol)|à hora do almoço|logo (?:cedo|de manhã)"
    r"|(?:antes|depois|logo depois|logo antes) (?:de (?:dormir|deitar|almoçar|jantar|comer"
    r"|trabalhar|sair de casa|ir (?:trabalhar|dormir|pra cama)|correr|treinar|cada (?:refeição"
    r"|aula|treino|reunião)|acordar)|do (?:almoço|jantar|trabalho|café|treino|banho|expediente)"
    r"|da (?:aula|janta|escola|academia|siesta|faculdade))"
    r"|enquanto (?:(?:eu|me|nos) )?(?!espero|reinicio)(?:\w+(?:o|amos|emos|imos)|vou|dou)\b|assim"
    r" que acordo|no (?:verão|inverno|metrô|ônibus|tempo livre|meu tempo livre)|nas"
    r" (?:férias|horas vagas)|em jejum|de noite|(?:bem |muito |super )?(?:cedo|cedinho|tarde"
    r"|tardíssimo))"
)
_CLITIC = r"(?:(?:me|nos|lhe|te|se) )?"
_DO = (
    rf"{NO_VERB}"
    r"(?!(?:erro|aviso|barulho|silêncio|zero|posso|quero|devo|preciso|acho|digo|recebo|obtenho"
    r"|entendo|como se|quando|tudo|exemplo"
    r"|projeto|método|código|arquivo|tenho (?:que|de|um problema|uma dúvida|médico|consulta|prova"
    r"|reunião com)|vejo que|espero|suponho|penso que|sinto|tento|vou (?!\w+mente)(?:\w+r|ver)\b"
    r"|vamos (?:ver|lá|usar|\w+r\b)|trabalho de"
    r"|só|logo|mesmo|outro|meio|ano|tempo|não|eu|ponto|muito|pouco|fico (?:feliz|com)|deixo|chego"
    r" atras\w+|consigo|o|pro|para o|primeiro|quinto)\b)(?:\w{2,}(?:o|amos|emos|imos|ámos)|vou"
    r"|dou|estou|sou|tô)(?:-me|-nos)?\b"
)
_GENTE = r"(?:a gente (?!vai \w+r\b|não|tem (?:que|de))\w+)"
_ROUTINE = (
    r"(?:tomo banho|tomo café|tomo|janto|almoço|lancho|deito|me deito|deito-me|acordo|levanto|me"
    r" levanto|levanto-me|durmo|madrugo|treino|estudo|medito|leio|corro|caminho|cozinho|passo"
    r" roupa|nado|escrevo|passeio|jantamos|almoçamos|dormimos|bebo|faço|saio pra (?:correr"
    r"|caminhar|passear)"
    r"|ando|passeio (?:o|com o) \w+|tiro (?:um|uma) (?:cochilo|soneca|sesta)|trabalho melhor"
    r"|rendo|me concentro|concentro-me|rego|limpo|desenho|pinto|pratico|reviso|ouço|escuto|vejo"
    r"|assisto|jogo|desligo|vou pra cama|vou dormir|vou para a cama|como|rezo|oro|repito|toco"
    r"|canto|costuro)"
)
_OFTEN_DONE = (
    r"leio|viajo|cozinho|caminho|madrugo|durmo|janto|corro|nado|saio|escrevo|ando|danço|como"
    r"|estudo|trabalho|desenho|pinto|viajamos|cozinhamos|bebo"
)
_NOT_TODAY = (
    r"(?!.*\b(?:hoje|amanhã|ontem|esta (?:noite|tarde|manhã|semana)|essa (?:noite|semana)|que vem"
    r"|agora)\b)"
)
_AND_SO = (
    r"(?:,? (?:eu |nós |sempre |quase sempre |já |normalmente |geralmente |costumo |costumamos "
    r"|também |lá em casa )*)"
)
_OBJECT_OF = rf"(?P<object>{_CLITIC}(?:{_DO}|{_GENTE})"

_STILL_AT_IT = r"(?!.*\b(?:agora|minutos|daqui a|logo mais|amanhã|hoje|já volto)\b)"
DONE_OFTEN: tuple[Saying, ...] = (
    doing("faço|fazemos", "faz|fazem", r" (?:sempre |muito |muita )?(?:yoga|ioga|pilates|esporte"
          r"|desporto|exercício|trilha|caminhada|crossfit|escalada|musculação|cárdio|jejum"
          r"|spinning|natação|teatro|voluntariado|cerâmica|crochê|tricô|surfe|boxe|meditação"
          r"|ginástica|corrida|karatê|judô|jiu-jitsu|capoeira"
          r"|ciclismo|dança|balé|pão|artesanato|hidroginástica|academia|home office|terapia"
          r"|análise|feira|minha própria|funcional|low carb|plantões|plantão|hemodiálise"
          r"|fisioterapia|patinação|esgrima|marmita)\b.*"),
    doing("vou|vamos", "vai|vão", rf"{_STILL_AT_IT} (?:sempre )?(?:à|ao|pra|pro|para a|para o|às"
          r"|a)(?:s)?"
          r" (?:(?:aulas? de|terapia|pilates|ioga|yoga|natação|crossfit|missa|academia|ginásio"
          r"|psicólog\w+|culto|igreja|fisio\w*|coral|piscina|estádio|feira)\b)(?! agora| já volto"
          r"| hoje).*"),
    doing("saio|saímos", "sai", rf"{_STILL_AT_IT} (?:sempre )?(?:para|pra|a) (?:correr|caminhar"
          r"|passear|pedalar"
          r"|dançar|andar)\b.*"),
    doing("pago|compro|peço|cobro|reciclo|faço|anoto|leio|vejo|ouço|cozinho",
          "paga|compra|faz|lê|vê",
          r" (?:sempre |quase )*(?:tud?[oa]s?(?: [oa]s? \w+)?|quase nada) (?:com|em|n[oa]s?|por"
          r"|pel[oa]s?|à|de|d[oa])"
          r" (?!.*\b(?:e|mas) (?:não|me|se)\b)(?!est[ea]|ess[ea]|novo|momento|vez)\S.*"),
    doing("madrugo|acordo com as galinhas", "madruga", r".*"),
    doing(_OFTEN_DONE, "lê|viaja|cozinha|madruga", r" (?:muito|muitíssimo|pouquíssimo|bastante"
          r"|muito pouco|demais|mal|fora|melhor (?:de|à|com) \w+|muit[oa]s? \w+|pouc[oa]s?"
          r" \w+)\b.*"),
    doing("participo|colaboro|milito|canto|toco|jogo|treino|compito|danço",
          "participa|canta|toca|joga", r" (?:em|num|numa|no|na|com) (?:um |uma |o |a )?(?:coral"
          r"|coro|grupo|banda|orquestra|time|equipe|ong|associação|liga|clube|abrigo|bloco"
          r"|companhia|escola de samba|filarmónica|rancho)\b.*"),
    doing("durmo|acordo|levanto|deito|me deito|deito-me|levanto-me|me levanto", "dorme|acorda",
          r"(?: (?:sempre|muito|bem|super|quase sempre))* (?:tard\w+|ced\w+|às?|lá pel[ao]s?|por"
          r" volta|antes|depois|de noite|de madrugada|pelas|ao)\b.*"),
    saying("sou|somos", "é", r" (?:muito |mais )?de (?P<object>\w+[aeiô]r(?:-me|-se)?\b.*)",
           "pattern"),
    saying("não sou|não somos", "não é", r" (?:muito |nada )?de (?P<object>\w+[aeiô]r(?:-me"
           r"|-se)?\b.*)", "pattern", **NO),
    saying("procuro|procuramos|tento sempre|sempre tento|sempre procuro|busco sempre|faço questão"
           " de|tenho por hábito|tenho a mania de|tenho mania de", "procura|faz questão de",
           r" (?:sempre )?(?P<negated>não )?(?P<object>\w+[aeiô]r(?:-me|-se|-lo|-la)?\b.*)",
           "pattern"),
    saying("quase sempre|normalmente|geralmente|habitualmente|em geral|por norma|por regra|na"
           " maioria das vezes|muitas vezes|com frequência|regra geral", "normalmente|quase sempre",
           rf",? (?:eu )?(?P<negated>não )?{_OBJECT_OF}.*)", "pattern"),
    saying("sou|sou sempre|sou quase sempre", "", r" (?:sempre |quase sempre )?eu (?:que|quem)"
           r" (?:sempre )?(?P<object>(?:\w+o|vou|dou|\w+a|\w+e) \S.*)", "pattern"),
    saying("a gente", "", r" (?:sempre|costuma|normalmente|geralmente) (?P<object>(?!vai ter"
           r"|não)\w+ \S.*)", "pattern"),
)  # fmt: skip

_BARE_NOUN = (
    r"(?!(?:notas?|ar|assento|parte|decisões|conta|cuidado|banho|sol|posse|coragem|em|com|[oa]s?"
    r"|uma?s?"
    r"|algo|nada|iss?t?o|fora|hoje|agora|à|ao|e|mas|que|se|quando|amanhã|logo|depois|por|para|pra"
    r"|sozinh\w*"
    r"|tranquil\w*|bem|mal|juntos|também|já|tarde|cedo|lá|antes|meus?|minhas?|fotos?|d[eoa]s?"
    r"|como|quase"
    r"|às|n[oa]s?)\b)(?-i:[a-zçãáéíóúâêô])\w{2,}(?!.*\b(?:hoje|agora)\b)"
)
_MOSTLY = (
    r"(?: (?:sempre|quase sempre|só|somente|apenas|muit[oa]s?|pouc[oa]s?|normalmente"
    r"|bastante))*"
)
MEALS: tuple[Saying, ...] = (
    doing("bebo|bebemos|tomo|tomamos|janto|jantamos|almoço|almoçamos|lancho",
          "bebe|toma|janta|almoça",
          rf"{_MOSTLY} {_BARE_NOUN}.*"),
    doing("como|comemos",
          "come", rf" (?:sempre|muit[oa]s?|pouc[oa]s?|bastante|só|apenas) {_BARE_NOUN}.*"),
)  # fmt: skip

_USED_FOR = (
    r"emito|declaro|contabilizo|envio|mando|agendo|reservo|registro|resumo|traduzo|estudo|reviso"
    r"|lanço|edito|editamos|publico|publicamos|escrevo|escrevemos|fazemos|faço|desenho|desenhamos"
    r"|gravo"
    r"|gravamos|giro|gerencio|gerenciamos|gerimos|organizo|organizamos|controlo|controlamos"
    r"|planejo|planeio|anoto|guardo|guardamos|hospedo|hospedamos|alojo|alojamos|compilo|testo"
    r"|testamos|monitoro|monitoramos|faturo|faturamos|modelo|produzo"
    r"|mixo|componho|retoco|programo|programamos|desenvolvo|desenvolvemos|automatizo"
    r"|automatizamos|documento|documentamos|tomo notas|me organizo|organizo-me|nos organizamos|me"
    r" comunico|vendo|vendemos|rodo|rodamos|corro|montamos|monto|analiso|analisamos|versionamos"
    r"|renderizo|ilustro|transcrevo|depuro|cobro|leio|vejo|ouço|escuto|pinto|toco|diagramo"
    r"|projeto|crio|criamos|subimos|subo"
)
_ABOUT_IT = r"(?: (?!(?:por|para|pra|quando|e|mas|de)\b)[^,;]{1,40}?)?"
_FAILS = r"(?!.*\b(?:e|mas) (?:não|se|me|falha|some|trava|dá|sai|vai|fica|continua)\b)"
_NAMED = rf"{_FAILS}(?P<object>{PROPER}[^,;]*)"
TOOLS: tuple[Saying, ...] = (
    saying("trabalho|trabalhamos|trampo|mexo", "trabalha|trabalham",
           rf" (?:o dia todo |sempre |muito )?com (?:o |a )?{_NAMED}", "tool"),
    saying(_USED_FOR, "edita|desenha|programa|escreve", rf"{_ABOUT_IT} (?:com|usando|pelo|pela"
           rf"|via) (?:o |a |um |uma |meu |minha )?{_NAMED}", "tool"),
    saying("edito|emito|lanço|registro|controlo|agendo|anoto|editamos|publico|publicamos|escrevo"
          "|desenho|gerencio|giro|gerimos|organizo"
           "|organizamos|controlo|planejo|anoto|guardo|guardamos|hospedo|hospedamos|alojo"
           "|alojamos|diagramo|modelo|programo|programamos|desenvolvo|desenvolvemos|me organizo"
           "|organizo-me|fazemos|documentamos|vendemos|componho|produzo|projeto|crio|criamos"
           "|versionamos", "desenha|programa|edita",
           r"(?: (?!(?:aulas?|reuniões|férias|trabalhos?)\b)[^,;]{1,40}?)? (?:no|na|em|num"
           r"|numa) (?!Lisboa|Porto|Brasil|Portugal|São Paulo|Rio|Recife|Salvador|Natal|Coimbra"
           rf"|Braga|Angola){_NAMED}", "tool"),
    saying(_USED_FOR, "", rf"{_ABOUT_IT} (?:com|no|na|em|num|numa|usando|pelo|pela) (?:o |a |um "
           rf"|uma )?{OBJECT}", "tool", topics=ANY_TOPIC),
    saying("a gente", "", r" (?:aqui |lá |sempre |também )?(?:usa|utiliza|trabalha com|programa"
           r" em|roda em|roda no|roda na|faz deploy n[oa]|hospeda n[oa]|desenvolve em|publica"
           r" n[oa]|organiza tudo n[oa]|se comunica pel[oa]|testa com|testa no) (?:o |a"
           r" )?(?P<object>(?!(?:um|uma) (?:função|laço|lista)\b)\S.*)", "tool"),
    saying("me viro|viro-me|me oriento|me organizo|organizo-me|nos organizamos|oriento-me|me"
           " arranjo", "se organiza", r" (?:bem |sempre |melhor |muito )*(?:com|pelo|pela|no|na)"
           r" (?:o |a )?(?P<object>(?!isso\b|a (?:gente|vida)|pouco|francês|inglês"
           r"|espanhol)\S.*?)(?= para \w+| pra \w+|$).*", "tool"),
    saying("costumo|costumamos|prefiro", "costuma", r" (?:usar|utilizar|trabalhar com|programar"
           rf" em|escrever no) (?:o |a )?{OBJECT}", "tool"),
    saying("estou|estamos|tô|ando", "está", r" (?:usando|utilizando|trabalhando com|programando"
           r" em|desenvolvendo (?:em|com)|a usar|a utilizar|a trabalhar com|a programar em) (?:o "
           r"|a )?(?P<object>(?!(?:um|uma|est[ea]|ess[ea])? ?(?:versão|função|método|comando"
           r"|script|código|laço|biblioteca|fórmula)\b|est[ea]\b|ess[ea]\b)\S.*)", "tool"),
    saying("uso|utilizo|escrevo|trabalho|jogo|acesso", "", r" (?:de|do|da|a partir de|num|numa"
           r"|em) (?:um|uma|meu|minha) (?P<object>(?:PC|Mac|MacBook|iPhone|iPad|notebook|celular"
           r"|telemóvel|portátil|Chromebook|tablet)\b.*)", "possession"),
    saying("uso|usamos|utilizo|utilizamos|emprego|estou usando|estamos usando|estou a usar|estamos"
           " a usar",
           "usa|usam|utiliza|utilizam",
           rf"{NOW} (?P<object>(?!.*\be (?:não|se|me|falha|trava|dá) )(?!.*\b(?:botão"
           r"|tecla)\b)(?!pronomes|(?:o )?(?:tamanho|manequim)\b)(?!(?:o|a|os|as) \w+ (?:abaixo"
           r"|seguinte|acima))(?!(?:o"
           r"|a|este|esta|essa)"
           r" (?:seguinte|função|código|comando|método|script|fórmula|laço|consulta|arquivo"
           r"|ficheiro)\b)"
           r"(?!(?:um|uma) (?:função|laço|loop|for|variável|lista|script|método|classe)\b)\S.*)",
               "tool"),
)  # fmt: skip

_USE = (
    r"(?:uso|usamos|utilizo|utilizamos|emprego|trabalho com|trabalhamos com|costumo usar|a gente"
    r" usa|recorro a[o]?|vou de|uso sempre|sempre uso)"
)
WEEKDAYS: tuple[Frame, ...] = (
    frame("aos às as nos nas ao à de no na toda todo segunda terça quarta quinta sexta sábado"
          " domingo", rf"{_NOT_TODAY}(?P<object>(?:(?:aos?|às?|as|n[oa]s?|toda|todo)"
          rf" )?{_DAY}(?:(?:,| e| ou)(?: (?:aos?|às?|n[oa]s?))?"
          rf" {_DAY}){{0,3}}{_PART}{_AND_SO}(?:(?:não |nunca )?{_CLITIC}(?:{_DO}|{_GENTE})|sou"
          rf" (?:sempre )?eu"
          r" (?:que|quem)).*)", "pattern"),
)  # fmt: skip
_ADJUNCT = (
    r"(?!.*\b(?:console|erros?|código|script|build|servidor|tela|arquivo|ficheiro|terminal)\b)"
    r"(?!(?:em|n[oa]s?) (?!Natal|Ano|Carn|Pás|Semana)(?-i:[A-ZÁÉÍÓÚ]))(?:de|em|n[oa]s?|para|pra"
    r"|com|por|pel[oa]|ao|à|sem|depois d[eoa]|antes d[eoa])"
    r" (?!vezes\b)[^,;:]{1,40}?,?"
    r" (?:eu |a gente )?(?:quase )?"
)
_ADJUNCTS = "de em no na nos nas para pra com por pelo pela ao à sem depois antes"
HABIT_FRAMES: tuple[Frame, ...] = (
    frame("o a os as meu minha meus minhas",
          r"(?:[oa]s?|meus?|minhas?) [^,;:]{2,30}?,? (?:eu|nós) (?:faço|fazemos|guardo|guardamos"
          r"|anoto|escrevo|edito|controlo|organizo|emito|compro|compramos|publico|gerencio)"
          rf" (?:n[oa]|em|com o|com a|com|pelo|pela) {_NAMED}", "tool"),
    frame(_ADJUNCTS, rf"{_NOT_TODAY}{_ADJUNCT}sempre {_OBJECT_OF}.*)",
          "pattern", needs=("sempre ",)),
    frame(_ADJUNCTS, rf"{_NOT_TODAY}{_ADJUNCT}(?P<negated>nunca |jamais ){_OBJECT_OF}.*)",
          "pattern",
          needs=("nunca ", "jamais ")),
    frame(_ADJUNCTS, rf"{_ADJUNCT}(?P<negated>não )?(?:costumo|costumamos)"
          rf" (?P<object>\w+[aeiô]r(?:-me|-se)?\b.*)",
          "pattern", needs=("costum",)),
    frame("para pra pras pros pro", r"(?:para|pr[ao]s?) (?!(?:este|esta|isto|isso|amanhã|hoje|o"
          rf" próximo)\b)[^,;:]{{2,50}}?,? (?:eu |nós |sempre |em casa |normalmente )*{_USE} (?:o"
          r" |a )?(?P<object>(?!(?:um|uma|o|a) (?:laço|função|for|lista|variável)\b)\S.*)", "tool"),
    frame("em lá cá na no aqui", r"(?:em|lá em|cá em|na minha) (?:minha )?casa,? (?:a gente "
          r"|sempre |só )*(?P<object>(?:\w+a-se|\w+e-se|se \w+|\w+amos|\w+emos|\w+imos|almoça"
          rf"|janta|acorda)(?: [^,;]{{1,50}}?)? (?:{OFTEN}|{_WEAK})\b.*)", "pattern"),
    frame("",
          rf"{_NOT_TODAY}(?P<object>(?:quase )?{OFTEN}{_AND_SO}(?:não|nunca) {_CLITIC}(?:{_DO}"
          rf"|{_GENTE}).*)",
          "pattern", needs=(" não ", " nao ", " nunca ")),
    frame("", rf"{_NOT_TODAY}(?:a )?(?:quase )?{OFTEN}{_AND_SO}{_OBJECT_OF}.*)",
          "pattern",
          needs=("oda ", "odo ", "odos ", "odas ", "ada ", "os ", "às ", "as ", "Durante ",
              "durante ", "De ", "de ", " vez", "iariamente", "emanal", "ensal", "Ao ", "ao ", "À ",
              "à ")),
    frame("", rf"{_NOT_TODAY}{_WEAK}{_AND_SO}(?P<object>{_CLITIC}(?!(?:tenho|vou|saio(?! pra)"
          rf"|viajo|estou)\b(?!.*\b(?:sempre|já estou|pra academia|correr)\b))(?:{_DO}"
          rf"|{_GENTE}).*)", "pattern",
          needs=("às ", "as ", "à ", "À ", "ogo ", "ela ", "ntes ", "epois ", "ao ", "Ao ", "De ",
              "de ", "No ", "Nas ", "Em ", "edo", "arde", "Assim", "nquanto ")),
    frame("", rf"{_NOT_TODAY}(?:a gente )?(?P<negated>não |nunca )?(?P<object>{_CLITIC}(?:{_DO}"
          rf"|(?<=gente )\w+|(?<=gente se )\w+)(?: [^,;]{{1,80}}?)?,? (?:quase )?{OFTEN}\b.*)",
          "pattern",
          needs=("tod", "cada ", "aos ", "às ", "nos ", "nas ", " vez", "diari", "semana", "mensal",
              "de segunda", "sábado", "domingo", "dias")),
    frame("", rf"{_NOT_TODAY}(?P<negated>não |nunca )?(?P<object>{_CLITIC}{_ROUTINE}(?:"
          rf" [^,;]{{1,60}}?)?,? {_WEAK}\b.*)", "pattern",
          needs=("às ", " as ", " à ", "antes ", "depois ", "logo ", " ao ", " no ", " nas ",
              " de manhã",
              " de noite", "pela ", "tard", "ced", "lá pel", "jejum", "de madrugada", "enquanto ")),
    frame("não nao", rf"(?:n[ãa]o) (?P<object>{_CLITIC}{_DO}(?: [^,;]{{1,40}}?)?) (?:nunca|jamais"
          r"|de jeito nenhum|de forma nenhuma)\b.*", "pattern", **NO),
    frame("não nao", r"n[ãa]o (?P<object>(?:janto|almoço|madrugo|dirijo|conduzo|cozinho|fumo|bebo"
          r"|durmo de tarde|faço exercício|tomo café da manhã|voto|trabalho (?:aos|às) \w+|vejo"
          r" tv|uso redes sociais|tenho redes(?: sociais)?|tomo álcool|tenho (?:carro|carta|cnh"
          r"|tv|televisão|filhos|animais|namorad[oa]|forno|micro-ondas|airfryer|facebook"
          r"|instagram|whatsapp))(?=$|[.,;!]| e | mas ).*)", "pattern", **NO),
    frame("", rf"(?P<object>{_CLITIC}{_DO} [^,;]{{1,60}}? (?:religiosamente|sem falta|por hábito"
          r"|como um relógio)\b.*)", "pattern", needs=("eligiosa", "sem falta", "hábito", "relógio"
          )),
)  # fmt: skip

_DID = r"(?:(?:eu )?\w+(?:ava|ia|ávamos|íamos))"
_HERE = (
    r"(?:d[eoa]s? |n[oa]s? |em |com |por |ao?s? |à?s? |pel[oa] |pr[oa] |o |a |os |as |um |uma "
    r"|meus? |minhas? )*"
)
END_FRAMES: tuple[Frame, ...] = (
    frame("antes eu costumava", r"(?:antes,? |antigamente,? )?(?:eu )?(?:costumava(?:mos)?"
          rf" (?:\w+r )?|{_DID} )(?:muito |sempre )?{_HERE}(?P<object>[^,;]{{2,60}}?),? (?:mas "
          r"|só que )?(?:agora|já|hoje)(?: em dia)? (?:já )?não\b.*", "end", **ENDS),
    frame("eu costumava", r"(?:eu )?costumava (?:muito )?(?P<object>\w+r(?: [^,;]{1,40}?)?),?"
          r" (?:mas|só que|porém|e)(?: já| agora| hoje)? não \w+ mais.*", "end", **ENDS),
    frame("faz há tem", r"(?:faz|há|tem) (?:já |mais de )?(?:\w+ ){1,3}?que (?:já )?não (?:me"
          rf" )?\w+(?:o|amos|emos|imos|ou) {_HERE}{OBJECT}", "end", **ENDS),
    frame("não já nao", r"(?:n[ãa]o (?P<object>fumo|bebo|corro|nado|medito|madrugo|dirijo|conduzo"
          r"|cozinho|treino|jogo|pedalo) mais)(?=$|[.,;!]| desde| e ).*", "end", **ENDS),
    frame("já ja", r"j[áa] não (?P<object>fumo|bebo|corro|nado|medito|madrugo|conduzo|dirijo"
          r"|cozinho|treino|jogo|pedalo)(?=$|[.,;!]| desde| e ).*", "end", **ENDS),
    frame("já ja", r"j[áa] não (?:me )?(?!posso|quero|sei\b|lembro|entendo|funciona|aguento"
          r"|suporto|preciso|acho|sinto|consigo|vejo (?:o|a|nada)|tenho (?:que|vontade|dúvidas?"
          rf"|tempo)|há|é\b|está|dá\b)\w+(?:o|ou|amos|emos|imos)\b {_HERE}{OBJECT}", "end", **ENDS),
    frame("não nao", r"n[ãa]o (?:me )?(?!posso|quero|sei\b|lembro|entendo|funciona|preciso|acho"
          r"|sinto|consigo|tenho (?:mais )?(?:que|vontade|paciência|dúvidas?|tempo)|há|é\b|está"
          r"|tem\b)\w+(?:o|ou"
          rf"|amos|emos|imos)\b mais {_HERE}{OBJECT}", "end", **ENDS),
    frame("não nao", r"n[ãa]o (?:me )?(?!posso|quero|sei\b|lembro|entendo|preciso|acho|sinto"
          r"|consigo|tenho (?:que|vontade|tempo))\w+(?:o|ou|amos|emos|imos)\b"
          rf" {_HERE}(?P<object>[^,;]{{2,60}}?) mais[.!]*$", "end", **ENDS),
    frame("parei deixei paramos deixamos larguei", r"(?:parei|paramos|deixei|deixamos|larguei)"
          r" de (?!ser\b|estar\b|funcionar|entender|ter (?:medo|vontade))\w+r(?:-me)?"
          rf" {_HERE}{OBJECT}", "end", **ENDS),
    frame("saí sai me parei desisti terminei rompi acabei cancelei tranquei cortei abandonei deixei"
          " desliguei separei", r"(?:saí|me desliguei|me desinscrevi|desisti|terminei(?:"
          r" tudo)?(?= com | o (?:namoro|noivado|casamento)| (?:meu|o) relacionamento)"
          r"|rompi|acabei(?= com (?:meu|minha|[oa] (?:meu|minha))| o (?:namoro|noivado))|cancelei"
          r"|tranquei|cortei(?= (?:o |a )?(?:açúcar|glúten|carne|álcool|café|refrigerante|sal"
          r"|lactose|pão|doces?|cigarro|cafeína|frituras?|laticínios|leite)\b)|abandonei"
          r"|deixei(?! um| [^,;]{1,40} n[oa]s? )|parei com|me separei|me"
          rf" livrei|dei baixa|abri mão|me aposentei(?= d)) {_HERE}(?:assinatura d[eoa] )?"
          r"(?P<object>(?!(?:d[eoa]s? |a |o |minha |meu )?(?:de|carrinho|casa|reunião|consulta"
          r"|pedido|voo"
          r"|reserva"
          r"|jantar|viagem|cena|est[ea]|ess[ea]|isso|trabalho (?:agora|hoje)|fazer|ler|escrever"
          r"|código|arquivo|ficheiro|mensagem|comentário|link|linha|texto|tarefa|exercício"
          r"|projeto|livro|série|filme|carrinho|festa|aula|médico|loja|sala|bar\b|paciência|tempo"
          r"|comentário|grupo|site|carro|banho|cama|lista|lá"
          r"|aqui)\b)(?![^,;]{1,30}? (?:em"
          r"|n[oa]s?) (?:casa|mesa|gaveta|porta|cama|escritório|carro|meu|minha|cozinha|mochila"
          r"|pasta))(?!\w+r\b)\S.*)", "end", **ENDS),
    frame("pedi fui", r"(?:pedi (?:demissão|as contas)|fui (?:demitid[oa]|despedid[oa]|mandad[oa]"
          r" embora)) (?P<object>d[aoe] \S.*)", "identity", attribute="employer", fixed="employer",
          effect="end_attribute"),
)  # fmt: skip
