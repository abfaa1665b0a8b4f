"""Portuguese for who somebody is and how they live, in the words of everyday: names, ages, homes,
work and studies."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import (
    EMPLOYERS,
    NAME,
    PROPER,
    SAID_ALL,
    UPPER,
    WORKPLACES,
    Saying,
    doing,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.portuguese_clauses import MY
from kumbuka.memory.extraction.languages.portuguese_frames import IN
from kumbuka.memory.extraction.languages.portuguese_words import (
    ATTRIBUTE_NAMES,
    DEMONYMS,
    JOBS,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame

_NOW = (
    r"(?: (?:agora|já|atualmente|também|sempre|hoje em dia|mesmo|ainda|além disso|só|por"
    r" enquanto))*"
)
NUMBER = (
    r"(?:\d{1,3}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze"
    r"|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezenove|dezanove|vinte(?:"
    r" e \w+)?|trinta(?: e \w+)?"
    r"|quarenta(?: e \w+)?|cinquenta(?: e \w+)?|sessenta(?: e \w+)?|setenta(?: e \w+)?|oitenta(?:"
    r" e \w+)?|noventa(?: e \w+)?|vári[oa]s)"
)
SPAN = (
    rf"(?:já )?(?:quase |mais de |uns |umas )?(?:{NUMBER} )?(?:anos?|meses|mês|semanas?|dias?"
    r"|tempo|a vida(?: toda)?)(?: e (?:meio|pouco))?"
)
_JOB_NOUN = (
    rf"(?:{JOBS}|docente|agente|bolsista|diarista|empregad[oa] (?:doméstica|de mesa)|porteir[oa]"
    r"|zelador[a]?|manicure|esteticista|dev\b|tester|qa\b|operári[oa]|operadora?|montadora?"
    r"|soldadora?|torneir[oa]|pintora?|pedreiro|topógraf[oa]|síndic[oa]|responsável"
    r"|coordenadora?|don[oa](?! d[ea] mim)|proprietári[oa]|gestora?|explicadora?|canalizador"
    r"|rececionista|recepcionista|lojista|feirante|caminhoneir[oa]|motoboy|uber\b|entregador|babá"
    r"|ama\b|cuidadora?|costureira|doceir[oa]|boleir[oa]|influencer|youtuber|streamer|copywriter"
    r"|redatora?|roteirista|produtora?|consultor|concurseir[oa]|vestibulanda?o?|pastora?|padre"
    r"|freira|fiscal|procuradora?|promotora?|delegad[oa]|perit[oa]|socorrista"
    r"|(?!otim|pessim|ego|femin|real|tur|mach|rac|perfeccion|ideal|fatal|corint|flameng|palme"
    r"|vasca|benfiqu|sport|gremi|são-paul|santi|paul|tricol|natural|motor(?=ista roxo))\w{3,}ista"
    r"|(?!torce|segui|trabalha|apaixon|ganha|venc|madruga|conhece|leit|apoia|fala|sonha|morad"
    r"|joga|pesca(?=dor nas)|colecion|admira|aprecia|ama)\w{3,}(?:dora?|tora?))(?=$|[.,;!?]|"
    r" (?:em|n[oa]s?|d[eoa]s?|e|para|pra|por|pel[oa]|desde|há|mas|com|num|numa|freelancer"
    r"|autônom[oa]|autónom[oa])\b)"
)
_NOT_AN_EMPLOYER = (
    r"(?!(?:[oa]s? |uma? )?(?:nov[oa] |pequen[oa] |grande )?(?:casa\b|remoto|equipe\b|equipa\b"
    r"|isso\b|isto\b|projeto|relatório|app\b|aplicativo|aplicação|tarefa|apresentação|página"
    r"|script|função|módulo|texto|livro|artigo|romance|ensaio|trabalho\b|tese|tcc|paper|documento"
    r"|versão|campanha|sistema|programa|jogo|api\b|algoritmo|modelo"
    r"|design\b|roteiro|canção|música\b|história|coisa|problema|solução|feature|branch|pr\b|ideia"
    r"|noite|tarde|manhã|madrugada|tradução|vídeo|lista|plano|caso|tema|dashboard|série|processo"
    r"|momento|mesmo|melhoria|proposta|bot\b|planilha|refator|migração|site\b|curso\b|discurso"
    r"|setor|área|ramo|meio período|horário|turno|par\b|conjunto|feriado|sábado|domingo|segunda"
    r"|fim de semana|meu|minha|est[ea]|ess[ea]|\d))"
)
_DEGREE = (
    r"(?:mestrado|doutorado|doutoramento|graduação|pós(?:-graduação)?|faculdade|licenciatura"
    r"|bacharelado|curso(?: técnico| superior| profissional)?|técnico|tese|tcc|mba|ensino médio"
    r"|supletivo|eja|residência|especialização|estágio|intercâmbio|erasmus|cursinho|vestibular"
    r"|enem|concurso|bootcamp|certificação|secundário|autoescola|aulas? de \w+|magistério|ead)"
)
LIFE: tuple[Saying, ...] = (
    # names
    saying("me chamam|chamam-me|todo mundo me chama|todos me chamam|me conhecem|sou conhecid[oa]"
           "|meus amigos me chamam|os amigos chamam-me|minha família me chama|me apelidaram|pode"
           " me chamar|podem me chamar|podes chamar-me|podes tratar-me|pode me tratar|pode chamar"
           "|me trata|trata-me|atendo", "chamam-no",
           r" (?:de|por|como|só de|apenas de|só por) (?:[oa] )?(?!(?:senhora?|você|tu|amig[oa]"
           r"|igual|forma|modo|maneira|novo)\b)" + NAME, "identity", attribute="name"),
    saying("sou|eu sou|aqui é|aqui fala|aqui quem fala é|daqui fala|quem fala é|quem escreve é"
           "|fala aqui|é", "", rf" (?:[oa] )?(?P<object>{PROPER})(?=$|[!,;.?]| e\b| d[aoe]"
           r" (?:[a-zçã]|[A-Z]{2,})| de novo| outra vez| aqui)(?<!é Brasil)(?<!é Portugal)",
           "identity", attribute="name", confidence=0.7),
    # ages and birthdays
    saying("tenho|já tenho|estou com|tô com|completei|fiz|acabei de fazer|acabei de completar|vou"
           " fazer|vou completar|faço|completo|farei|estou com quase|já fiz|beiro",
           "tem|está com|faz|completou|vai fazer",
           rf"(?: já| quase| uns| apenas| só)? (?P<object>{NUMBER}) (?:anos|aninhos"
           r"|primaveras)(?: (?:já|(?:recém-?)?feitos|(?:recém-?)?completos|de idade|bem vividos"
           r"|recém-?completados))*"
           rf"(?:{SAID_ALL}|(?= e\b| mas\b| então| amanhã| em\b| este\b| no\b| na\b| mês| ano|"
           rf" semana| hoje| dia| daqui))",
           "identity", attribute="age"),
    saying("faço|fiz|completei|vou fazer|completo|acabei de fazer|acabei de completar|farei",
           "faz|fez|vai fazer", r" (?:os )?(?P<object>\d{1,2}"
           r"|(?:vint|trint|quarent|cinquent|sessent)\w(?: e \w+)?)(?: anos)?(?=$|[.,;!]| em\b|"
           r" amanhã"
           r"| este\b| mês| ano| no\b| na\b| semana| hoje| ontem| dia| já\b)(?! em (?:matemática"
           r"|português)).*",
           "identity", attribute="age"),
    saying("tenho",
          "", rf" (?P<object>\d{{2}})(?: já| nas costas)?(?:{SAID_ALL}|(?= e\b| mas\b))(?!,\d)(?!%)"
          r"(?! ?[€$])", "identity",
           attribute="age"),
    saying("sou", "é", r" (?:um|uma) (?:mulher|homem|rapaz|rapariga|moça|moço|senhora?|pessoa"
           rf"|jovem|estudante|mãe|pai|aposentad[oa]|\w+) de (?P<object>{NUMBER}) anos\b.*",
           "identity", attribute="age"),
    saying("sou|nasci", "é|nasceu", r" (?:em|de|do ano de) (?P<object>(?:19|20)?\d\d)(?=$|[.,;!]|"
           r" e\b)", "identity", attribute="birthday"),
    saying("faço|comemoro", "faz", r" (?:anos|aniversário|niver) (?:a|em|no|dia|no dia|na)(?:"
           r" dia)? (?P<object>\S.*)", "identity", attribute="birthday"),
    # homes and origins
    saying("moro|moramos|vivo|vivemos|resido|residimos|estou morando|estamos morando|estou a"
           " viver|estou vivendo|voltei a morar|a gente mora|a gente vive|vim morar|viemos morar"
           "|fui morar|fomos morar|vim viver|vou morar|passei a morar|tô morando|me instalei"
           "|instalei-me", "mora|moram|vive|vivem|reside|foi morar",
           rf"{_NOW}(?: (?:desde [^,;]{{1,25}}|há {SPAN}|faz {SPAN}|sozinh[oa]s?|junt[oa]s|de"
           r" aluguel|com (?:meus?|minhas?|os? meus?|as? minhas?|um|uma|dois|duas|o|a|outr[oa]s)"
           rf" ?[^,;]{{0,30}}?|{IN} (?:uma?|um) (?:apê|apartamento|casa|quarto|sítio|kitnet"
           r"|república|bairro|cidade|vila|aldeia|chácara|fazenda|prédio|condomínio|cidadezinha"
           r"|sobrado|andar)(?: [^,;]{1,25}?)??|no interior|no exterior|em pleno centro"
           r"|bem))*,?"
           rf" (?:{IN}|perto d[eoa]s?|pertinho d[eoa]|nos arredores de|ao lado d[eoa]|pra|para)"
           r" (?:o |a )?(?P<object>(?!mundo\b|(?:constante |pleno )?(?:estado|estresse|stress"
           r"|corre|correria|sufoco|tensão|crise|guerra)\b|um mundo|uma? |exterior|aluguel|nuvens"
           r"|paz\b"
           r"|função|lua\b|casa d|meu |minha |frente|cá\b|lá\b)\S.*?)(?= com (?:o meu|a minha"
           r"|meus?|minhas?)\b| desde\b| há\b| faz\b|$)", "identity", attribute="home"),
    saying("moro|moramos|vivo|vivemos|a gente mora", "mora|vive",
           rf" {IN} (?P<object>(?:um |uma )?(?:apê|apartamento|casa|sítio|kitnet|república"
           r"|chácara|fazenda|cidade|aldeia|vila|quarto|prédio|condomínio|sobrado)\b.*)",
           "identity", attribute="home"),
    saying("moro|moramos|vivo|vivemos|voltei a morar|voltei a viver|fui morar|continuo morando",
          "mora|vive",
           r"(?: de aluguel| numa casa| num apartamento)? (?P<object>(?:sozinh[oa]|com (?:meus?"
           r"|minhas?|os? meus?|as? minhas?|um|uma|dois|duas|outr[oa]s) [^,;]{1,40}))(?=$|[.,;!]|"
           r" e\b| mas\b)", "identity", attribute="household"),
    saying("estou|estamos|tô|vivo|moro", "está", rf" (?:(?:há|faz) {SPAN} {IN}|{IN}"
           rf" (?=[^,;]{{2,30}} (?:há|faz) )) ?(?P<object>{PROPER})(?=$|[.,;!]| e\b| mas\b|"
           r" como\b| há\b| faz\b).*", "identity", attribute="since/"),
    saying("me mudei|nos mudamos|mudei-me|acabei de me mudar|acabei de mudar|acabámos de nos"
           " mudar|acabamos de nos mudar|acabamos de mudar|vou me mudar|vamos nos mudar|mudei"
           "|mudámo-nos|me transferi|me muda|voltei|voltamos|cheguei", "se mudou|mudou-se|voltou"
           "|acabou de se mudar|acabou de mudar",
           r"(?: (?:(?:na )?semana passada|(?:no )?mês passado|recentemente|há [\w ]{3,12}"
           r"|faz [\w ]{3,12}|finalmente|ano passado|este"
           r" ano|sozinh[oa]|de \w+))* (?:para|pra|pro|pros|pras) (?:o |a |morar em"
           rf" )?(?P<object>(?:{UPPER}|(?:uma? )?(?:(?:cidade|cidadezinha|vila|aldeia|bairro"
           r"|ilha|sítio|fazenda|chácara) \w|(?:casa|apartamento|apê) (?:em|n[oa])\b)|são "
           r"|sant[ao] |porto |belo )\S*.*)",
           "identity", attribute="home"),
    saying("tenho|temos|alugo|alugamos|divido|dividimos|comprei|compramos", "tem|aluga",
           r" (?:minha casa|casa|a minha casa|um apartamento|uma casa|apê|um apê|apartamento|um"
           rf" quarto)(?: [^,;]{{1,30}}?)? {IN} (?P<object>(?:bairro d[eoa] |centro d[eo]"
           rf" )?{PROPER}.*)", "identity", attribute="home"),
    saying("sou|somos", "é|são", r" (?:moradora?|moradores|residentes?|habitantes?) (?:d[aoe]|em"
    r"|n[oa])"
           rf" (?P<object>{PROPER}.*)", "identity", attribute="home"),
    saying("sou|somos|venho|vimos|procedo", "é|são|vem", r" (?:originári[oa] |oriund[oa] |natural"
           r" |nascid[oa] e criad[oa] )?(?:d[eoa]|em) (?P<object>(?!doce|salgado|humanas|exatas"
           r"|quem|rir|ferro|noite|boa|acordo|carne|verdade|aqui|cá\b|fora|café|chá\b|pouc[oa]s?"
           r"|muit[oa]s?|um\b|uma\b|trabalh|classe|\w+[aei]r\b|meu|minha|teu|marketing|vendas"
           r"|suporte|rh\b|ti\b|contabilidade|corrida\b|academia|aula|mercado|médico|rua\b"
           r"|escola|lua\b|tipo|geração|família|paz|gatos?|cachorros?"
           r"|praia|montanha"
           r"|qualquer|novo\b|outro|outra|longe|perto|perto|dieta|esquerda|direita|libra|áries"
           r"|touro|gêmeos|câncer|leão|virgem|escorpião|sagitário|capricórnio|aquário|peixes"
           r"|maior|menor|balada|festa|ninguém)[\w' -]{3,30})[.!]*$", "identity", attribute=
           "origin", confidence=0.7),
    saying("sou|somos|venho|vim", "é|vem", r" d[eoa] (?:uma? )?(?P<object>(?:aldeia|cidade"
           r"|cidadezinha|vila|vilarejo|bairro|ilha|interior|povoado|sertão|roça|litoral|zona"
           r" \w+)\b(?: \S.*)?)", "identity", attribute="origin"),
    saying("nasci|cresci|fui criad[oa]|me criei|criei-me", "nasceu|cresceu|foi criad[oa]",
           rf"(?: e (?:cresci|fui criad[oa]))? (?:{IN}|entre) (?P<object>(?!\d|um ambiente|uma"
           r" família)\S.*?)(?= mas\b| e (?:moro|vivo|cresci|me)\b|$)", "identity", attribute=
           "origin"),
    saying("sou|somos", "é|são", rf"{_NOW} (?P<object>(?:{DEMONYMS}|candang[oa]|manauara"
           r"|sergipan[oa]|alagoan[oa]|potiguar|paraiban[oa]|piauiense|maranhense|capixaba"
           r"|fluminense|goian[oa]|goianiense|tocantinense|acrean[oa]|soteropolitan[oa]"
           r"|recifense|alentejan[oa]|algarvi[oa]|minhot[oa]|transmontan[oa]|beirã[o]?"
           r"|tripeir[oa]|alfacinha)s?)(?= de (?:nascimento|coração|raiz|origem|gema|alma)|,"
           r" d[eoa] |$|[.,;!]| e\b| mas\b)", "identity", attribute="nationality"),
    # work
    saying("sou|somos|trabalho de|trabalho como|atuo como|exerço como|estou de|trampo de|trampo"
           " como|fui|estou como", "é|trabalha de|trabalha como|atua como",
           rf"{_NOW} (?P<object>(?:[oa] |um |uma )?(?:\w+ )?{_JOB_NOUN}.*?)(?= e (?:trabalho|moro"
           r"|vivo|tenho|ando|estou|me|faço|sou|estudo|quero|não|sempre|às vezes|vou|adoro"
           r"|gosto)\b|, (?!d|em|n[oa])|$)", "identity", attribute="job"),
    saying("estou|tô|ando|sigo", "está|anda", r"(?: (?:agora|atualmente|há \w+ \w+))? (?:em |de"
           r" )?(?P<object>(?:desempregad[oa]|sem trabalho|sem emprego|aposentad[oa]|reformad[oa]"
           r"|pensionista|baixa médica|licença(?=$|[.,;!]| desde\b| por\b)"
           r"|licença[- ](?:maternidade|paternidade|médica)|procurando"
           r" (?:emprego|trabalho)|à procura de (?:emprego|trabalho)|estagiando|a estagiar"
           r"|estágio|freela\w*)\b.*)", "identity", attribute="work_status"),
    saying("sou", "é", r" (?P<object>(?:CLT|PJ|MEI|autônom[oa]|autónom[oa]|aposentad[oa]"
           r"|reformad[oa]|estagiári[oa]|dona de casa|do lar|freela\w*|funcionári[oa] públic[oa]"
           r"|concursad[oa])\b.*)", "identity", attribute="job"),
    saying("trabalho|atuo|trampo", "trabalha", rf" (?:há|faz) {SPAN} {IN} (?P<object>(?:uma? )?"
           rf"(?:{WORKPLACES}|{EMPLOYERS})\b.*)", "identity", attribute="employer"),
    saying("estou|tô", "está", rf" (?:há|faz) (?:quase |mais de )?{NUMBER} anos {IN}"
           rf" (?P<object>(?:uma?"
           rf" )?(?!universi|escola$|colégio$|faculdade|instituto|biblio|banco|residencia)"
           rf"(?:{WORKPLACES}|{EMPLOYERS})\b.*)", "identity", attribute="employer"),
    saying("trabalho|atuo|trampo", "trabalha", rf" (?:há|faz) {SPAN} {IN} (?P<object>{PROPER}.*)",
           "identity", attribute="employer"),
    saying("trabalho|atuo|sirvo|dou aulas|dou aula|ensino", "trabalha|atua",
           rf" (?:há|faz) {SPAN} (?:como|de|com|em|no|na) (?P<object>\S.*)", "identity", attribute=
           "job"),
    saying("trabalho|trabalhamos|trampo|estou trabalhando|estou a trabalhar|tô trabalhando|atuo|a"
           " gente trabalha|estagio|estou estagiando|estou a estagiar|faço estágio|sirvo",
           "trabalha|trabalham", rf"{_NOW}(?: (?:de casa|à noite|remoto|remotamente|por turnos"
           r"|meio período|há \w+ \w+))? (?:em|no|na|nos|nas|para|pra|pro|num|numa)"
           rf" {_NOT_AN_EMPLOYER}(?:o |a |uma? )?(?P<object>\S.*?)(?= como | de (?:{JOBS})\b"
           r"|[!,;]|\.?$)", "identity", attribute="employer"),
    saying("entrei|comecei|começo|fui contratad[oa]|acabei de entrar|acabei de começar|passei|fui"
           " efetivad[oa]|consegui (?:um )?(?:emprego|trabalho|vaga)|me contrataram"
           "|contrataram-me|fui chamad[oa]", "entrou|começou|foi contratad[oa]",
           rf"(?: a trabalhar| trabalhando)?(?: de \w+| como \w+)?(?: (?:{IN}|para|pra|pro|pela"
           rf"|pelo|com))(?: (?:o|a))? (?P<object>{PROPER})(?=$|[.,;!]| n[ao]\b| há| faz| esta|"
           r" este| como| mês| ano| semana| ontem| e\b| de\b| em\b).*", "identity", attribute=
           "employer"),
    saying("entrei para trabalhar|comecei a trabalhar|consegui emprego|consegui trabalho|consegui"
           " um emprego|me contrataram|fui contratad[oa]|começo a trabalhar", "começou a trabalhar",
           rf"(?: de \w+| como \w+)? (?:{IN}|para|pela|pelo|por)(?: [oa])? (?P<object>(?:uma?"
           rf" )?(?:{WORKPLACES}|{EMPLOYERS})\b.*?)(?= (?:no|na) \w+ passad| em [a-zç]+$|[.,;!]"
           r"| há| faz| este| e\b| mês| ano|$).*", "identity", attribute="employer"),
    saying("tenho|temos|toco|abri|abrimos|montei|montamos|dirijo|administro|giro", "tem|abriu|toca",
           r" (?P<object>(?:um|uma|meu próprio|minha própria|o meu|a minha|um pequeno|uma"
           r" pequena) (?:\w+[ae]ria|loja|empresa|negócio|bar|restaurante|escola|clínica"
           r"|consultório"
           r"|estúdio|escritório|oficina|agência|startup|fazenda|pousada|hotel|livraria|canal"
           r" (?:no|de) \w+|podcast|blog|lojinha|quiosque|banca|salão|academia|ginásio"
           r"|consultoria|farmácia|imobiliária|food truck|café|tasca|mercearia|barraca)\b.*)",
           "identity", attribute="business"),
    saying("minha profissão é|a minha profissão é|de profissão sou|meu trabalho é|o meu trabalho"
           " é|ganho a vida|ganho a vida como|vivo de|me sustento como|faço bicos|faço bico|faço"
           " uns bicos|presto serviço|exerço", "", r" (?:de |com |como |a profissão de |o cargo"
           r" de )?(?P<object>(?!favor|aluguel|sonhos|fazer isso|est[ea]|ess[ea])\S.*)", "identity",
           attribute="job"),
    saying("dou|damos|leciono|ensino", "dá|leciona|ensina", r" (?:aulas?|formações|oficinas"
           r"|explicações)?(?: particular(?:es)?)? ?(?:d[eoa]|em) (?P<object>(?!presente|graça|cara"
           r"|ombros)\S.*)", "identity", attribute="job"),
    saying("trabalho|trabalhamos|atuo|mexo|lido", "trabalha|atua",
           rf"{_NOW} (?:com|em) (?:o |a )?+(?P<object>(?!photoshop|excel|word|figma|canva|autocad"
           rf"|python|java\b"
           r"|casa|uma?\b|meu|isto|isso|equipe|conjunto"
           r"|você|ele|ela|est[ea]|ess[ea]|\d|remoto|home|pressa|calma|prazer|dedicação"
           r"|afinco)(?-i:[a-zçáéíóúâêô])[\w -]{2,40})(?=$|[.,;!]| há| faz| e moro)", "identity",
           attribute="industry"),
    saying("trabalho|trabalhamos",
          "trabalha", r" (?:por|em|de|à|a) (?P<object>recibos verdes|conta própria|turnos"
           r"|casa|home office|noite|distância|regime \w+|tempo (?:inteiro|integral|parcial))(?=$"
           r"|[.,;!]| e\b| há\b| desde\b)", "identity", attribute="work_mode"),
    doing("me aposentei|aposentei-me|me reformei|reformei-me",
          "se aposentou", r"\b.*", "identity", attribute="work_status"),
    doing("vendo|fabrico|conserto|arranjo|crio|cultivo|planto|colho|desenho|restauro|passeio"
          "|produzo|costuro", "vende|fabrica|conserta|cria|planta",
          r" (?!(?:ingressos|entradas|bilhetes|erros|bugs|coisas|meus|minhas|os|as|pratos|dúvidas"
          r"|problemas)\b)(?=(?-i:[a-zçãáéíóúâêô]))"
          r"(?:\w+s|soja|trigo|arroz|mel|vinho|queijo|leite|pão|roupa|fruta|azeite|milho|café"
          r"|cerveja|lã|gado|sabão|cacau)\b"
          r"(?!.*\b(?:hoje|amanhã|agora)\b).*", "identity", attribute="job"),
    # studies
    saying("faço|estou fazendo|tô fazendo|estou a fazer|estou a tirar|estou a acabar|estou a"
           " terminar|estou acabando|tiro|tirei|curso|estou"
           " cursando|estou terminando|terminei|acabei|concluí|comecei|começo|vou começar|estou"
           " no|estudo para|estudo pra|estudo pro|estou estudando para|estou estudando pra|estou"
           " estudando pro|estou a estudar para|me preparo para|presto|fiz",
           "faz|cursa|está fazendo|terminou|estuda para",
           rf"{_NOW} (?P<object>(?:um |uma |o |a |meu |minha |no |na )?{_DEGREE}\b.*)", "identity",
           attribute="studies"),
    saying("faço|curso|estudo|estou cursando|estou a estudar|estou estudando|estou fazendo|estou"
           " a fazer", "faz|cursa|estuda", rf"{_NOW} (?P<object>{UPPER}\w+(?: (?:d[aeo]|e)"
           rf" {UPPER}?\w+| {UPPER}\w+){{0,3}} (?:n[ao]|em) \S.*)", "identity", attribute="studies"
           ),
    saying("estou|tô|vou|entrei|passei", "está|vai", rf"{_NOW} (?:n[oa]|para o|pro|a)"
           r" (?P<object>(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]"
           r"|sétim[oa]|oitav[oa]|últim[oa]|\d+[.ºª°]*o?) (?:ano|período|semestre|fase|ciclo"
           r"|série)\b.*)", "identity", attribute="studies"),
    saying("curso|faço|estou fazendo|estou a fazer",
          "cursa|faz", r" (?:o |a )?(?P<object>(?:primeir[oa]|segund[oa]|terceir[oa]"
           r"|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|últim[oa]|\d+[.ºª°]*o?) (?:ano"
           r"|período|semestre)\b.*)", "identity", attribute="studies"),
    saying("me formei|formei-me|sou formad[oa]|me graduei|licenciei-me|me licenciei|sou"
           " licenciad[oa]|sou graduad[oa]|sou bacharel|sou mestre|sou doutora?|sou técnic[oa]|me"
           " doutorei|doutorei-me|sou pós-graduad[oa]|estou formad[oa]", "se formou|é formad[oa]",
           r" (?:em|no|na|como|pela) (?P<object>\S.*)", "identity", attribute="studies"),
    saying("sou", "é", r" (?P<object>(?:estudante|alun[oa]|universitári[oa]|calour[oa]"
           r"|vestibuland[oa]|bolsista|mestrand[oa]|doutorand[oa]|residente|caloir[oa])\b.*)",
           "identity", attribute="studies"),
)  # fmt: skip

_MINE = "o a os as meu minha meus minhas nosso nossa"
LIFE_FRAMES: tuple[Frame, ...] = (
    frame("aqui daqui quem é fala me", r"(?:me apresento[:,]|aqui(?: quem)? (?:é|fala|escreve"
    r"|está)(?: é)?|daqui"
          r" (?:fala|é)|quem (?:fala|escreve)(?: aqui)? é|fala aqui|é) (?:[oa]"
          r" )?(?P<object>(?:dona |seu )?(?!Brasil|Portugal|Angola|São Paulo"
          rf"|Lisboa)(?:{UPPER}[\w'’-]+)(?: {UPPER}[\w'’-]+){{0,2}})(?=$|[.,;!?]| d[aoe] | de"
          r" novo| outra vez| e\b)", "identity", attribute="name"),
    frame(_MINE + " nome sobrenome apelido", rf"(?:{MY} )?(?P<attribute>nome(?: completo| do"
          r" meio| social)?|sobrenome|apelido|alcunha|nick)(?: é|:| sempre foi) (?:[oa]"
          rf" )?(?P<object>\S+(?: {UPPER}\S+){{0,3}})[.!]*$", "identity"),
    frame("aos com", rf"(?:aos|com|nos meus) (?:meus )?(?P<object>{NUMBER}) anos(?: já|"
          r" feitos)?,? (?=(?:e|me|não|já|continuo|sou|estou|moro|tenho|ainda|resolvi|decidi"
          r"|comec|quero)\b).*", "identity", attribute="age"),
    frame("aqui cá", rf"(?:aqui|cá) (?:em|n[oa]) (?P<object>{PROPER})(?=$|[.,;!?]| (?:onde|faz"
          r"|tem|há|temos|não|chove|está|tá|são|se|a|o|já|nunca|sempre|moro|custa|tudo)\b).*",
          "identity", attribute="home", confidence=0.7),
    frame(_MINE, rf"{MY} (?P<attribute>aniversário|niver|(?:cidade|bairro|aldeia|casa|terra"
          r" natal|terra)(?= \w+(?: em| n[oa])? (?-i:[A-ZÁÉÍÓÚÂÊÔÇ])))(?: sempre)? (?:cai|é|fica"
          r"|está)(?: em| n[oa]| dia| no dia| a)*"
          r" (?P<object>(?!muito\b|que\b|um pouco|long|perto\b|lind|pequen|grande|bonit|hoje\b"
          r"|amanhã\b|minha|meu)\S.*)", "identity"),
    frame(_MINE, rf"{MY} (?P<attribute>(?:cachorr|cadel|cão|gat|papagai|coelh|hamster|caval|égua"
          r"|tartarug|calopsit|periquit|bich|dog|pet)\w*),? (?:que )?(?:se chamam?|[oa]"
          rf"|chamad[oa]|é [oa])? ?(?P<object>{UPPER}[\w'’-]+)(?:,| \().*", "identity"),
    frame(_MINE, rf"{MY} (?P<attribute>{RELATION_NAMES}|nome|sobrenome|{ATTRIBUTE_NAMES}) não"
          r" (?:se chama|é|fica em|são|chama-se) [^,;]{1,40}?,? (?:e sim|mas sim|mas|é|se"
          r" chama|chama-se|fica em)(?: se chama)?(?: [oa]| em| dia)* (?P<object>\S.*)", "identity"
          ),
    frame(_MINE, rf"{MY} empresa (?:é|se chama|chama-se) (?:[oa] )?(?P<object>{PROPER})"
          r"(?=$|[.,;!]| e\b).*", "identity", attribute="employer"),
    frame("mudei troquei", r"(?:mudei|troquei) de (?:trabalho|emprego|empresa|trampo)[:,;.]? (?:e"
          rf" )?(?:agora )?(?:estou|tô|trabalho) (?:em|n[oa]) (?P<object>{PROPER}).*", "identity",
          attribute="employer"),
    frame("dia", rf"dia (?P<object>\d{{1,2}} de \w+(?: de \d{{4}})?) (?:é (?:{MY} (?:aniversário"
          r"|niver)\b)|faço anos)\b.*", "identity", attribute="birthday"),
    frame(_MINE, rf"{MY} (?:alergias?|intolerâncias?)(?: são|:|(?<=s) é) (?:são )?(?:a |ao |à |às"
          r" |aos |o |os |as )?(?P<object>(?!muito\b|que\b|cois|uma?\b)\S.*)", "identity",
          attribute="allergy/"),
    frame("não já nao", r"(?:já )?n[ãa]o sou d[eoa]s? [^,;]{1,40}?,? (?:e sim|mas sim|mas|sou)(?:"
          r" d[eoa]s?)? (?P<object>\S.*)", "identity", attribute="origin"),
    frame("não já nao", r"(?:já )?n[ãa]o (?:moro|moramos|vivo|resido)(?: mais)? (?:em|n[oa]s?)"
          r" (?P<old>[^,;]{1,40}?),? (?:e sim|mas sim|mas|agora|moro|moramos|vivo|resido)(?: moro|"
          r" vivo)?(?: agora)?(?: estou| estamos| tô| tou)?(?: em| n[oa]s?)? (?P<object>\S.*)",
          "identity", attribute="home"),
    frame("não já nao", r"(?:já )?n[ãa]o trabalho(?: mais)? (?:em|n[oa]s?|para|pra)"
          r" (?P<old>[^,;]{1,40}?),? (?:e sim|mas sim|mas|agora|trabalho)(?: agora)?(?: trabalho|"
          r" estou|"
          r" tô| tou)?(?: em|"
          r" n[oa]s?| para| pra)? (?P<object>\S.*)", "identity", attribute="employer"),
    frame("não nao", r"n[ãa]o (?:me chamo|chamo-me) [^,;]{1,40}?,? (?:e sim|mas sim|mas|me chamo"
          r"|chamo-me) (?P<object>\S.*)", "identity", attribute="name"),
    frame("não nao", rf"n[ãa]o tenho {NUMBER} anos?,? (?:e sim|mas|tenho) (?P<object>{NUMBER})\b.*",
          "identity", attribute="age"),
)  # fmt: skip
