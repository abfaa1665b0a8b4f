"""Portuguese for work beside the trade: for whom, between which hours, and how it ended."""

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
from kumbuka.memory.extraction.languages.portuguese_habits import OFTEN
from kumbuka.memory.extraction.languages.portuguese_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_A_JOB = rf"(?:{JOBS}|\w{{3,}}(?:dora?|tora?|ista|eir[oa]|nte|ic[oa]|log[oa]|[nd]ári[oa]))\b"
_KNOWN = rf"(?:{WORKPLACES}|{EMPLOYERS}|santa casa|cruz vermelha|correios|sus)"
_WHERE = range(3, 25)
_WHAT = range(4, 22)
_AFTER_AN_EMPLOYER = "|".join(
    preceded_by(start, _WHERE)
    for start in ("(?:ho|ha|po|os|es|do|te|ém) (?:n[oa]|em) ", "(?:ho|ha|po|os|es) num")
)
_AFTER_A_JOB = "|".join(
    preceded_by(start, _WHAT)
    for start in ("sou ", "(?:lho|lha|mpo) de ", "(?:lho|lha|mpo|ndo) como ")
)
WORK_BESIDE = (
    rf"(?=como (?:uma? )?{_A_JOB})(?:{_AFTER_AN_EMPLOYER})"
    rf"|(?=(?:n[oa]s?|em) {_KNOWN}\b)(?:{_AFTER_A_JOB})"
    r"|(?=(?:\d\d|(?:vint|trint|quarent|cinquent)\w(?: e \w+)?) anos(?:$|[.,;!]| e\b))(?<=, )"
)
"""Begins a second statement about whoever works: for whom, as what, and at which age."""
_ENDS_THERE = r"(?=$|[.,;!]| desde\b| há\b| faz\b| e\b| mas\b| com\b)"
_AT_AN_HOUR = (
    r"(?: sempre| normalmente| quase sempre)? (?:(?:lá )?pelas|às|à|por volta d[ae]s?|umas)"
    r" (?:\d|uma\b|duas\b|três\b|quatro\b|cinco\b|seis\b|sete\b|oito\b|nove\b|dez\b|onze\b|doze\b)"
    r"(?!.*\b(?:hoje|amanhã|ontem|esta|essa)\b).*"
)
_AT_WORK = (
    r"(?: (?:a )?(?:trabalhar|trampar)| (?:ao|no|do|pro|d[ao]|n[ao]) (?:trabalho|trampo|serviço"
    r"|escritório|turno|loja|hospital|fábrica|expediente|emprego)| (?:o|meu) (?:turno|expediente))"
)

_LESSONS = (
    r"(?:aulas?|curso|cursinho|academia|ginásio|crossfit|ioga|yoga|pilates|natação|oficina|clube"
    r"|coral|autoescola|escola|mestrado|faculdade|conservatório|spinning|zumba|boxe|dança)"
)
_OWN = rf"(?:{MAKES}|pixel|celular|telemóvel|notebook|carro|moto|bike|relógio|tv)"
_DRINK = r"(?:café|chá|mate|cerveja|vinho|açúcar|leite|refrigerante|coca|manteiga|carne)"
WORK: tuple[Saying, ...] = (
    saying("trabalho|trabalhamos|trampo", "trabalha", r" em casa(?=$|[.,;!]| e\b| há\b"
                                                      r"| desde\b| faz\b)",
           "identity", attribute="work_mode", fixed="em casa"),
    saying("trabalho|trabalhamos|trampo|estou", "trabalha", r" (?:em |de )?home office(?=$"
    r"|[.,;!]| e\b"
           r"| há\b| desde\b| faz\b)", "identity", attribute="work_mode", fixed="home office"),
    saying("trabalho|trabalhamos|trampo|meu horário é", "trabalha", r" (?P<object>(?:de"
    r" (?:segunda|terça"
           r"|quarta|quinta|sexta|sábado|domingo) a (?:segunda|terça|quarta|quinta|sexta"
           r"|sábado|domingo)"
           r"(?:,? das? \d\S* às? \d\S*)?|das? \d\S* às? \d\S*))(?=$|[.,;!]| e\b| n[oa]\b| em\b).*",
           "identity", attribute="work_hours"),
    saying("trabalho por conta própria|trabalho por minha conta", "",
           r" (?:como|de) (?P<object>\S.*)", "identity", attribute="job"),
    saying("assino|sou assinante d[aeo]|sou cliente d[aeo]", "assina", rf" (?:[oa]"
    rf" )?(?P<object>{PROPER})"
           r"(?=$|[.,;!]| desde\b| há\b| e\b| para\b).*", "tool"),
    saying("compro|compramos|faço compras|faço as compras", "compra",
           r"(?: (?:sempre|quase sempre|tudo|a comida|a fruta))* n[oa] "
           rf"(?P<object>{PROPER})(?=$|[.,;!]| sempre| porque| e\b).*", "tool"),
    saying("ganho|recebo", "ganha", r" (?:uns |quase )?(?P<object>\d[\d.,]* ?(?:k"
                                    r"|mil)?(?: ?(?:reais|euros|€"
           r"|dólares|conto))?(?: (?:por|ao|cada) (?:mês|ano|semana|hora|dia)| mensais"
           r"| líquidos| brutos)"
           r"\b.*)", "identity", attribute="salary"),
    saying("sou", "é", r" (?P<object>[oa] (?:caçula|mais (?:velh|nov)[oa]|do meio|primeir[oa]"
                       r"|segund[oa]"
           r"|terceir[oa]) de (?:\w+ )?(?:irm[ãa]o?s|filh[oa]s|\w+)(?: irm[ãa]o?s)?)(?=$"
           r"|[.,;!]| e\b)",
           "identity", attribute="siblings"),
    saying("somos", "são", r" (?:em )?(?P<object>(?:\d|dois|três|quatro|cinco|seis|sete"
                           r"|oito) (?:irm[ãa]o?s"
           r"|em casa|pessoas|filhos|na família))\b.*", "identity", attribute="household"),
    saying("sou", "é", r" (?:de |do signo de )?(?P<object>áries|touro|gêmeos|câncer|virgem"
                       r"|libra|escorpião"
           r"|sagitário|capricórnio|aquário|peixes|ariano|taurin[oa]|geminian[oa]"
           r"|cancerian[oa]|leonin[oa]"
           r"|virginian[oa]|librian[oa]|escorpian[oa]|sagitarian[oa]|capricornian[oa]|aquarian[oa]"
           r"|piscian[oa])(?=$|[.,;!]| e\b| com\b)", "identity", attribute="star_sign"),
    saying("sou", "é", r" (?P<object>CLT|PJ|MEI)(?=$|[.,;!]| e\b| há\b| desde\b)", "identity",
           attribute="job"),
    saying("sou|torço", "é|torce", r" (?:do|pelo|pro|para o|pela|da) (?P<object>flamengo"
                                   r"|mengão|corinthians"
           r"|timão|palmeiras|verdão|vasco|grêmio|fluminense|botafogo|cruzeiro|benfica"
           r"|sporting|internacional"
           r"|são paulo fc|santos fc|atlético(?: \w+)?|galo|ponte preta|bahia|vitória|sport"
           r"|náutico|ceará"
           r"|fortaleza)(?=$|[.,;!]| e\b| desde\b)(?<!\bda bahia)(?<!do ceará)", "preference"),
    saying("tenho", "tem", r" (?P<object>[12][.,]\d\d)(?: m(?:etros?)?)?(?: de altura)?(?=$"
                           r"|[.,;!]| e\b)",
           "identity", attribute="height"),
    saying("i como", "como", rf" (?:uma? )?(?P<object>{_A_JOB}.*?){_ENDS_THERE}", "identity",
           attribute="job"),
    saying("i no|i na|i em|i nos|i nas", "no|na|em|nos|nas",
           rf" (?P<object>{_KNOWN}\b.*?){_ENDS_THERE}", "identity", attribute="employer"),
    saying("i", "", r" (?P<object>(?:\d\d|(?:vint|trint|quarent|cinquent)\w(?: e \w+)?)) anos\b.*",
           "identity", attribute="age"),
    saying("me inscrevi|me matriculei|inscrevi-me|matriculei-me", "se inscreveu",
           rf" (?:n[oa]s?|em|numa?) (?:aulas de )?(?P<object>{_LESSONS}\b.*)", "decision",
           **EPISODIC),
    saying("combinei|combinamos|a gente combinou", "", r" de (?P<negated>não )?(?P<object>(?:se"
           r" |nos )?(?!sair|almoçar|jantar|ir\b|tomar|ligar)\w+[aei]r\b.*\b(?:às|aos|tod[oa]s?"
           r"|sempre|cada|semana|usar)\b.*)", "decision", **EPISODIC),
    saying("costumo|costumamos|tenho o costume de|tenho o hábito de|procuro sempre", "costuma",
           r" (?:sempre )?(?P<object>(?:acordar|levantar|me levantar|despertar)\b.* (?:às?"
           r"|pelas|lá pelas)"
           r" \S.*)", "pattern", attribute="wake_up"),
    saying("costumo|costumamos|tenho o costume de|tenho o hábito de|procuro sempre", "costuma",
           r" (?:sempre )?(?P<object>(?:dormir|me deitar|deitar|ir dormir"
           r"|ir pra cama)\b.* (?:às?|pelas"
           r"|lá pelas) \S.*)", "pattern", attribute="bedtime"),
    saying("sou|estou|tô|fui", "é|está", r" (?:funcionári[oa]|empregad[oa]|contratad[oa]"
           r"|colaboradora?|estagiári[oa]|trabalhadora?|servidora?)(?: efetiv[oa])? (?:d[aoe]s?"
           rf"|n[ao]s?|em|por|pela|pelo) (?P<object>{PROPER}|(?:uma? )?{_KNOWN}\b[^,;]*?)"
           rf"{_ENDS_THERE}", "identity", attribute="employer"),
    saying("acabei de começar|acabei de entrar|fui chamad[oa]|fui efetivad[oa]|fui contratad[oa]"
           "|me contrataram|comecei a trabalhar|comecei a trampar", "foi contratad[oa]",
           rf" (?:n[ao]s?|em|por|pela|pelo|numa?) (?P<object>{_KNOWN}\b[^,;]*?)"
           rf"(?=$|[.,;!]| esta?\b| há\b| faz\b| e\b| mês\b| ano\b| semana\b| em\b).*", "identity",
           attribute="employer", replaces=True),
    saying("sou|eu sou|aqui é", "", rf" (?:[oa] )?(?P<object>{GIVEN}(?: {GIVEN})?)"
           r"(?=$|[.,;!?]| e\b| d[eoa]\b)(?! d[eo] (?:time|partido))", "identity", attribute="name",
           confidence=0.7),
    saying("estou|tô|tou", "está", r" (?:há|faz) (?:quase |mais de )?\w+ anos (?:n[ao]s?|em)"
           rf" (?P<object>(?!universi|escola|colégio|faculdade|instituto|biblio)(?:{WORKPLACES}"
           rf"|{EMPLOYERS})\b.*?){_ENDS_THERE}", "identity", attribute="employer"),
    saying("estou|tô|tou", "está", rf" n[ao]s? (?P<object>{PROPER}) (?:desde|há|faz) (?:\d|\w+ "
           r"(?:anos?|meses)|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro"
           r"|outubro|novembro|dezembro)\b.*", "identity", attribute="since/"),
    saying("estou trabalhando|tô trabalhando|tou a trabalhar|estou a trabalhar|trampo|ando"
           " trabalhando", "está trabalhando", r" (?:de|como) (?:uma? )?"
           r"(?P<object>(?!noite|casa|segunda|pé|\d)\S.*?)(?= (?:em|n[oa]s?|para|pra|numa?) "
           r"|[!,;]|\.?$)", "identity", attribute="job"),
    doing("entro|entramos|começo|começamos|pego", "entra|começa", _AT_WORK + _AT_AN_HOUR,
          attribute="work_start"),
    doing("saio|saímos|largo|termino|acabo", "sai|termina|larga", _AT_WORK + _AT_AN_HOUR,
          attribute="work_end"),
    doing("trabalho|trabalhamos|trampo", "trabalha", r"(?: (?:de|em) casa| remoto| (?:em |de )?home"
          r" office| no escritório| à noite)?(?: sempre| só)? (?:às?|aos?|n[ao]s?"
          r"|tod[oa]s?(?: as| os)?)"
          r" (?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?"
          r"|fins? de semana)\b.*"),
    saying("migrei|migramos", "migrou", r" (?:pr[oa]|para [oa]) (?P<object>"
           r"(?!outr|meu|minha|casa|lado|próxim|segund|primeir|final|interior|norte|sul"
           r"|centro|frente"
           r"|direito|medicina|turno)[a-z][\w.+#-]{2,20})(?=$|[.,;!]| há\b| e\b| desde\b| este\b"
           r"| faz\b)", "tool", replaces=True),
    saying("pedi demissão|pedi as contas|pedi a conta|me demiti|demiti-me|fui demitid[oa]|fui"
           " despedid[oa]|fui mandad[oa] embora|me mandaram embora|mandaram-me embora"
           "|me despediram|despediram-me", "", r"(?=$|[.,;!]| ontem| hoje| há| faz| semana| mês"
           r"| d[ao] (?:trabalho|emprego|trampo|empresa|firma|serviço)| e\b| por\b| esta?\b).*",
           "identity", attribute="employer", fixed="employer", **ENDS_ATTRIBUTE),
    saying("", "morreu|faleceu|nos deixou", r"\b.*", "identity", attribute="trait/",
           fixed="morreu"),
)  # fmt: skip

_NOT_TODAY = r"(?!.*\b(?:hoje|ontem|amanhã|esta (?:manhã|noite)|que vem)\b)"
_OF_A_DAY = rf"{_NOT_TODAY}(?:quase )?{OFTEN},? (?:eu )?(?:sempre |já )?(?P<object>"
WORK_FRAMES: tuple[Frame, ...] = (
    frame("casado casada solteiro solteira viúvo viúva divorciado divorciada separado separada",
          r"(?P<object>(?:casad|solteir|viúv|divorciad|separad)[oa])(?= há\b| faz\b| desde\b|,)",
          "identity", attribute="marital_status"),
    frame("pode podes", r"(?:pode|podes) (?P<object>(?:me )?(?:trat|cham)\w+(?:-me)? (?:por|de)"
          r" (?:tu|você)\b.*)", "instruction"),
    frame("mudei troquei", r"(?:mudei|troquei) de (?:emprego|trabalho|trampo"
                           r"|empresa)[:,;.]? (?:e )?(?:agora )?"
          rf"(?:estou|tô|trabalho) (?:n[oa]|em) (?P<object>{PROPER}).*", "identity",
          attribute="employer",
          replaces=True),
    frame("não já", r"(?:já )?não (?:estou|tô|tou|ando|saio|namoro) (?:mais )?(?:com )?(?:o "
                    r"|a )?(?:meu|minha)"
          r" (?P<object>(?:namorad[oa]|noiv[oa]|marido|mulher|espos[oa]"
          r"|companheir[oa])\b[^,;]*?)(?: mais)?"
          r"(?=$|[.,;!]| desde\b| e\b).*", "end", effect="end"),
    frame("", rf"{_OF_A_DAY}(?:acordo|me levanto|levanto)\b.*)", "pattern", attribute="wake_up",
          needs=("acordo", "levanto")),
    frame("", rf"{_OF_A_DAY}(?:durmo|me deito|vou dormir|vou pra cama|deito)\b.*)", "pattern",
          attribute="bedtime", needs=("durmo", "deito", "vou ")),
    frame("", r"(?P<object>(?!ela\b|ele\b|est[ea]\b|ess[ea]\b|isso|quem|você|hoje|agora|deus\b)"
          rf"{PROPER}) (?:é|são) (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)"
          rf" (?P<attribute>{RELATION_NAMES})(?=$|[.,;!]| e\b| mas\b)", "identity",
          needs=(" meu", " minh", " noss")),
    frame("antes", r"antes (?:eu |a gente )?(?:usava|utilizava|usávamos|trabalhava com"
    r"|programava em)"
          r" (?:[oa] )?(?P<old>[^,;]{1,40}?),? (?:mas |e )?agora (?:(?:é|uso|utilizo|usamos|com"
          r"|no|na"
          r"|passei para|passei pro|tô no|tô na) )?(?:[oa] )?(?P<object>(?!não\b|me\b|se\b"
          r"|já\b)\S.*)",
          "tool", replaces=True),
    frame("troquei trocamos", rf"(?:troquei|trocamos) (?:[oa]s? )?(?:meu |minha )?(?P<old>{_OWN}\b"
          r"[^,;]{0,20}?) (?:por|pel[oa]) (?:uma? )?(?P<object>\S.*)", "possession"),
    frame("troquei trocamos", r"(?!.*\b(?:receita|massa|molho|bolo)\b)"
          rf"(?:troquei|trocamos) (?:[oa]s? )?(?P<old>{_DRINK}\b[^,;]{{0,20}}?)"
          r" (?:por|pel[oa]s?) (?P<object>\S.*)", "preference"),
    frame("não já", r"(?:já )?não (?:estou|tô|tou|ando|saio|namoro) (?:mais )?com (?:[oa] )?"
          rf"(?P<object>{UPPER}[\w'’-]+)(?: mais)?(?=$|[.,;!]| desde\b| e\b).*", "end",
          effect="end", needs=("mais", "já")),
    frame("a toda todo de", r"(?:(?:toda|todas as|de) manhãs?,? |todo dia,? )?(?P<object>a"
    r" primeira coisa"
          r" que (?:eu )?faço (?:(?:de|toda) manhã |ao acordar |quando acordo |todo dia |quando"
          r" chego \w+ \w+ )?é \S.*)", "pattern", needs=("manhã", "acord", "todo dia", "chego")),
    frame("segunda terça quarta quinta sexta sábado domingo toda todo", r"(?P<object>(?:tod[oa] )?"
          r"(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)? (?:é (?:sempre )?(?:dia"
          r"|noite) de|tem sempre|sempre tem) \w+ (?:aqui |lá |cá )?(?:em casa|na (?:nossa|minha)"
          r" casa)\b.*)", "pattern"),
    frame("celebro comemoro", r"(?:celebro|comemoro) (?:o )?meu (?P<attribute>aniversário|niver)"
          r" (?:em |no |dia |a )+(?P<object>\S.*)", "identity"),
    frame("de", r"de (?P<thing>carro|celular|telemóvel|moto|bike|notebook|editor|navegador)"
          r" (?:tenho|uso|dirijo|conduzo) (?:o |a |uma? )?(?P<object>\S.*)", "identity"),
    frame("me trata trate chama chame tratem", r"(?:me (?:trat[ae]m?|cham[ae]m?)|(?:trat[ae]m?"
          rf"|cham[ae]m?)-me) (?:só )?(?:por|de|como) (?:[oa] )?(?P<object>{UPPER}[\w'’-]+)"
          r"(?=$|[.,;!]| e\b| mas\b)", "identity", attribute="name"),
    frame("meus todos todo toda a o os", rf"(?:[oa]s? )?(?:meus amigos|amigos|família|galera"
    rf"|malta|todos|todo mundo|pessoal"
          rf"|toda a gente)"
          rf" (?:só )?(?:me chama[m]?|chama[m]?-me) (?:de |por )?(?:[oa]"
          rf" )?(?P<object>{UPPER}[\w'’-]+)"
          r"(?=$|[.,;!]| e\b| mas\b)", "identity", attribute="name"),
    frame("em no na", rf"(?:em|no|na) (?P<object>{PROPER}) (?:eu )?(?:moro|moramos|vivo|resido)"
          r"(?= desde\b| agora\b| com\b| há\b|[.,;!]|$).*", "identity", attribute="home"),
    frame("às as à", r"(?P<object>(?:às|à) (?:\d[\d:h]*|\w+)(?: (?:da \w+|em ponto|e meia))?,?"
          r" (?:eu )?(?:já )?(?:acordo|levanto|me levanto))\b(?!.*\b(?:hoje|amanhã)\b).*",
          "pattern", attribute="wake_up"),
    frame("às as à", r"(?P<object>(?:às|à) (?:\d[\d:h]*|\w+)(?: (?:da \w+|em ponto|e meia))?,?"
          r" (?:eu )?(?:já )?(?:durmo|me deito|vou dormir))\b(?!.*\b(?:hoje|amanhã)\b).*",
          "pattern", attribute="bedtime"),
)  # fmt: skip
