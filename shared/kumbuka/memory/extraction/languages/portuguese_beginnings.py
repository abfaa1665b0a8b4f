"""Portuguese: all that frames read, and how statements, notes and requests to forget begin."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import UPPER, Plurals, Tenses, in_groups, words
from kumbuka.memory.extraction.languages.portuguese_clauses import (
    CLAUSE_FRAMES,
    MY,
)
from kumbuka.memory.extraction.languages.portuguese_habits import (
    DONE_OFTEN,
    HABIT_FRAMES,
    MEALS,
    TOOLS,
    WEEKDAYS,
)
from kumbuka.memory.extraction.languages.portuguese_identity import SAYINGS
from kumbuka.memory.extraction.languages.portuguese_life import (
    LIFE,
    LIFE_FRAMES,
)
from kumbuka.memory.extraction.languages.portuguese_likes import (
    DECISION_FRAMES,
    DECISIONS,
    LIKE_FRAMES,
    LIKES,
)
from kumbuka.memory.extraction.languages.portuguese_people import (
    PEOPLE,
    PEOPLE_FRAMES,
)
from kumbuka.memory.extraction.languages.portuguese_requests import (
    PROCEDURE_FRAMES,
    REQUEST_FRAMES,
)
from kumbuka.memory.extraction.languages.portuguese_words import RELATION_NAMES
from kumbuka.memory.extraction.languages.portuguese_work import WORK, WORK_FRAMES

SAID = WORK + SAYINGS + DECISIONS + LIKES + DONE_OFTEN + LIFE + PEOPLE + TOOLS + MEALS
CLAUSES = (
    *PROCEDURE_FRAMES,
    *DECISION_FRAMES,
    *LIFE_FRAMES,
    *WORK_FRAMES,
    *PEOPLE_FRAMES,
    *WEEKDAYS,
    *CLAUSE_FRAMES,
    *REQUEST_FRAMES,
    *LIKE_FRAMES,
    *HABIT_FRAMES,
)
PLURALS = Plurals(
    words("não já se lhe o a nunca jamais sempre quase também nem"),
    {"é": "são", "tem": "têm", "faz": "fazem", "vai": "vão", "dá": "dão", "foi": "foram"},
    {"ou": "aram", "eu": "eram", "iu": "iram", "á": "ão", "ê": "eem", "a": "am", "e": "em"},
)
TENSES = Tenses(
    in_groups(
        amos="us trabalh estud fal tom evit toc pratic compr cuid alug ador and esper jog pass gost"
        " organiz guard desenh edit program escut valoriz admir detest mor cant",
        emos="beb com aprend vend",
        imos="divid",
    )
    | {"estou": "estamos", "sou": "somos", "tenho": "temos", "vou": "vamos", "odeio": "odiamos"}
    | {"faço": "fazemos", "dou": "damos", "saio": "saímos", "sigo": "seguimos", "vivo": "vivemos"}
    | {"venho": "vimos", "prefiro": "preferimos", "leio": "lemos", "vejo": "vemos"},
    {
        "ei": "{s}amos{r}|{s}ámos{r}|acabei de {s}ar{r}|acabamos de {s}ar{r}|acabámos de {s}ar{r}",
        "di": "{s}demos{r}|acabei de {s}der{r}|acabamos de {s}der{r}",
    },
    {
        "ei": "nos {s}amos{r}|acabei de me {s}ar{r}|acabamos de nos {s}ar{r}|acabámos de nos"
        " {s}ar{r}"
    },
    {"qu": "c", "gu": "g", "c": "ç"},
)
FILLERS = (
    r"também|ainda|atualmente|além disso|hoje em dia|de momento|por enquanto|na verdade|mesmo"
    r"|mil vezes|de longe|com todas as forças|profundamente"
    r"|sinceramente|pessoalmente|agora mesmo|igualmente|realmente|de paixão|de coração|demais|lá"
    r"|cá|aqui|por aqui"
)
"""May stand between a verb and what it is about."""
FORGET = (
    r"(?:por favor,? )?(?:(?:pode|podes|poderia|quero|preciso|gostaria|queria)(?: de)?(?:"
    r" que)?(?: você| tu)?(?: já)? )?(?:esque[çc]a(?:s|-se)?|esquece(?:r|-te)?|apag(?:a|ue|ues"
    r"|ar)|remov(?:a|e|er)|elimin(?:a|e|es|ar)|delet(?:a|e|es|ar)|tir(?:a|e|es|ar)|descart(?:a|e"
    r"|ar)|exclu(?:a|i|ir)|retir(?:a|e|ar)"
    r"|(?:já )?não (?:(?:quero|precisa|precisas|é preciso|preciso)(?: mais)? (?:que (?:você |tu"
    r" )?)?)?"
    r"(?:se |te )?(?:lembr[ae]s?|lembrar|guardar|considerar|levar em conta|guarde|guardes|grave"
    r"|graves|considere|leve em"
    r" conta)(?: mais)?|(?:faz|faça|finge|finja) (?:de conta )?que (?:eu )?(?:não|nunca) (?:te"
    r" )?(?:disse|falei|contei))"
)
VERBS = (
    r"(?:prefiro|preferimos|suporto|aguento|tolero|odeio|odiamos|detesto|adoro|adoramos|amo|curto"
    r"|gosto|gostamos|uso"
    r"|usamos|utilizo|utilizamos|moro|moramos|vivo|vivemos|resido|trabalho|trabalhamos|estudo"
    r"|aprendo|falo|sou|somos"
    r"|estou|tô|tou|estamos|tenho|temos|bebo|tomo|corro|jogo|toco|leio|resolvi|resolvemos|não"
    r" (?:como|bebo|tomo)"
    r"|já não (?:como|bebo|tomo)|escrevo|programo|dirijo|conduzo|nasci|cresci|fiz|decidi"
    r"|decidimos|escolhi|escolhemos"
    r"|optei|optamos|troquei|trocamos|mudei|mudamos|migrei|migramos|passei|passamos|parei|paramos"
    r"|deixei|deixamos"
    r"|larguei|comprei|vendi|vendemos|costumo|costumamos|evito|adotei|vou|vamos|fumo|coleciono"
    r"|pratico|treino|sofro"
    r"|não posso (?:comer|tomar|beber|com)|voltei|fico|ficamos|chamo-me|mudei-me|me \w+(?:o|ei|am"
    r"|amos)|nos mudamos|trampo|janto"
    r"|almoço|acordo|durmo|madrugo"
    r"|faço|fazemos|dou|saio|ando|meço|peso|calço|entendo|domino|edito|viajo|cozinho|medito|nado"
    r"|completei|larguei|saí"
    r"|cancelei|abandonei|desisti|terminei|acabei|comecei|entrei|procuro|valorizo|admiro|torço"
    r"|crio|divido|minha família)"
)
STATES = (
    r"(?:(?:agora|já|também|além disso|hoje|sempre|nunca|hoje em dia|atualmente|lá em casa|cá em"
    r" casa|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro"
    r"|dezembro)|(?:ano|mês) que vem),? )*(?:eu |nós "
    rf"|a gente (?=\w)|todos )?(?:já )?(?:não )?(?:sempre |nunca |só )?{VERBS}\b|a gente (?:usa"
    rf"|mora"
    r"|tem|gosta|prefere|vive|trabalha)\b"
)
FIRST_PERSON = (
    r"(?:(?:não |já |eu |nós |sempre |nunca |também |ainda |a gente )*(?:(?:me|nos|lhe) \w|(?:vou"
    r"|vamos|dou|sou|estou|tô|sei|fui|fiz)\b"
    r"|\w{2,}(?:o|ei|amos|emos|imos)(?:-me)?\b|a gente\b)|aqui\b|daqui fala|cá\b)"
)
OF_ANOTHER = (
    r"(?:(?:também|agora|não|já não|nunca|sempre|quase|se) )*(?:(?:mora|vive|trabalha|estuda|joga"
    r"|toca|fala|come|bebe|toma|fuma|odeia|detesta|adora|ama|gosta|prefere|usa|costuma|pratica"
    r"|coleciona|dirige|sofre|treina|chama)m?|é|são|está|estão|tá|tem|têm|vai|vão|faz|fazem|nasceu)"
)
"""What others do, after something else that was said of them: "e mora em Osasco"."""
BEGINS = (
    rf"(?:{STATES}|(?:(?:à|de|pela) (?:manhã|tarde|noite)|(?:às|aos|n[oa]s) (?:segundas?|terças?"
    rf"|quartas?|quintas?|sextas?|sábados?|domingos?|fins de semana)|tod[oa]s? (?:[oa]s? )?\w+"
    rf"|cada \w+),? (?:eu |não |nunca |sempre |me |a gente )*\w+(?:o|ou|amos|emos|imos)\b|(?:o|a"
    rf"|meu|minha) (?:médic[oa]|doutora?|nutricionista|\w+ologista) (?:me"
    rf" )?(?:proib|cort|tir)|(?:mãe|pai|avó|avô) d[eoa] (?:uma?|dois|duas|três|\d|gêmeos|gémeos"
    rf"|menin)"
    rf"|(?:sempre|nunca|costumo) \w+o\b|{MY} (?:{RELATION_NAMES})\b|{MY} \w+(?:"
    rf" \w+){{0,3}} (?:favorit|preferid|é\b|são\b|está|agora|fica\b|se chama)"
    r"|(?:pode |podes )?(?:todo mundo me chama |todos me chamam |me chame|me chamar|me chama "
    r"|chamar-me)|chame-me|por favor|lembre\b"
    r"|lembra\b|lembre-se|não (?:se )?esqueça"
    r"|esqueça\b|não use|responda|responde|me (?:responda|responde|escrev[ae]|explic?qu?[ae]"
    r"|trat[ae]|fal[ae] (?:em|como|de))\b|(?:vai|vá|seja|sê) direto|vai ao ponto(?! de))"
)
REMEMBER = (
    r"(?:(?:(?:por favor,? |também |sempre |me |ó,? )*(?:lembr[ae](?:-se|-te|s|r)?|lembra-te|se"
    r" lembr[ae]|recorda(?:-te|r)?|recorde|anot[ae](?:r)?|apont[ae](?:r)?|guard[ae](?:r)?"
    r"|grav[ae](?:r)?|salv[ae](?:r)?|registr[ae](?:r)?|regist[ae]|memoriz[ae](?:r)?"
    r"|tom[ae] nota|(?:vê (?:lá )?se )?não (?:se |te )?esque(?:ç[ao]s?|ce|ças)|(?:tenha|tem|ter"
    r"|têm)(?= em (?:mente"
    r"|conta))|lev[ae](?= em conta)|fi(?:ca|que) sabendo|fi[cq]u?[ae](?:s)? a saber|saiba"
    r"|fi(?:ca|que) com|adicion[ae]|acrescent[ae]|arquiv[ae]|armazen[ae]|mete na cabeça|põe na"
    r" cabeça|nota)"
    r"(?: (?:n[ao] (?:(?:tua |sua )?memória|cabeça|tuas notas)|em (?:mente|conta|memória)|isto"
    r"|isso|aí|bem|por favor|também|ess[ea] (?:info\w*|dado|detalhe|coisa)|est[ea]"
    r" (?:info\w*|dado|detalhe)|o seguinte"
    r"|(?:para|pra) (?:a próxima|mais tarde|o futuro|depois|sempre|mim)))*(?::\s*|,\s*(?=que)"
    r"|,\s+(?!por)|(?: de| disso:?)? que\s+|(?: d[eoa])?\s+(?=(?:meu|minha|meus|minhas|nosso"
    r"|nossa)\b)))"
    r"|(?:(?:nota(?: mental)?|lembrete|importante|observação|aviso|obs|detalhe|dado"
    r"|para lembrar)\s?: )|(?:deixa|deixo|fica|ficam?) (?:anotad|registrad|avisad|guardad)[oa]"
    r"(?: aí)?(?::| que) "
    r"|(?:quero|preciso|gostaria|te peço|peço) (?:de )?que (?:você |tu )?(?:se |te )?(?:lembre"
    r"|lembres|saiba|saibas|anote|anotes|guarde|guardes|grave|tenha em (?:mente|conta)|não (?:se "
    r"|te )?esqueças?)(?: de)?(?: isso:?)?(?: que)? "
    r"|(?:você )?(?:deve|precisa|deves|tem que|tens de) (?:saber|lembrar) (?:de )?que |te lembro"
    r" (?:de )?que |fique"
    r" sabendo que |saiba que )"
)
OPENER = (
    r"(?!(?:(?:sim|ah|tá|claro|sei|aham|pois)[,. ]+){1,3}e eu sou )"
    r"(?:[\s\"(*_–—-]+|(?:desculp\w+|perdão|perdoe\w*|me perdoe|antes de (?:tudo|mais nada)"
    r"|uma (?:dúvida|pergunta)|explico|te explico|meu (?:caso|contexto)|minha situação|alguns"
    r" dados|dados)\b[^,;:.!?]{0,40}[,:]\s*|(?:em (?:janeiro|fevereiro|março|abril|maio|junho"
    r"|julho|agosto|setembro|outubro|novembro|dezembro)|(?:ano|mês) que vem),? (?=(?:começo|entro"
    r"|me mudo|nos mudamos|me caso|casamos)\b)|(?:como|já que|visto que) (?=(?:eu |também |já"
    r" )*(?:moro|moramos|vivo|sou|somos|tenho|temos|trabalho|estou|tô|uso|odeio|prefiro|falo|gosto"
    r"|não (?:como|bebo|tomo|posso|suporto|gosto)|me chamo|adoro)\b)|como (?:bo[ma]|tod[oa]"
    r"|muit[oa]s) [^\W\d]+,\s*"
    r"|(?:(?:(?:o |a )?(?:meu|minha|nosso|nossa) [^,;:.]{2,25}? e eu|eu e (?:o |a )?(?:meu"
    r"|minha) [^,;:.]{2,25}?)) (?=(?:já |não |nos |também )*\w+(?:amos|emos|imos|omos"
    r"|ámos)\b)|(?:olá|oi(?: gente| pessoal)?|ei|opa|e aí|bom dia|boa tarde|boa noite"
    r"|muito obrigad[oa]|obrigad[oa]|valeu|ok|okay|tá(?: bom)?|bom|bem|pois(?: é)?|claro|certo"
    r"|perfeito|ótimo|legal|beleza|olha|olhe|ah|eh|haha\w*|kkk*|na verdade|na real|a verdade é"
    r" que|de fato|de facto"
    r"|aliás|a propósito|por sinal|só (?:para|pra) (?:você saber|constar|saber|avisar)|(?:para"
    r"|pra) (?:você saber|sua informação|constar|tua informação)|para que (?:saiba|saibas"
    r"|conste)|fique sabendo que|caso (?:ajude|interesse)|se (?:servir|ajudar)|pessoalmente"
    r"|sinceramente|francamente|honestamente|no geral|além disso|e|mas|então|portanto|por isso"
    r"|daí|desculpe|desculpa|perdão"
    r"|correção|corrijo|atualização|corrigindo|retifico|me enganei|enganei-me|errei|eu|nós"
    r"|hoje em dia"
    r"|atualmente|agora mesmo|neste momento|agora|hoje(?! (?:à noite|às|tomo|como|janto"
    r"|almoço|bebo|saio|acordo|vou|tenho|não|trabalho|faço|me)\b)|ontem|anteontem|outro"
    r" dia|ultimamente"
    r"|recentemente|(?:no (?:fim|final)|finalmente)(?! (?:não )?(?:vou|vamos) (?:(?:me |nos"
    r" )?\w+r\b|pr[ao]\b"
    r"|para\b|ao\b|à\b))|por fim"
    r"|enfim"
    r"|ainda bem(?: que)?|no meu caso|(?:(?:lá|aqui|cá)"
    r" )?(?:em casa|no trabalho|n[oa] (?:escritório|empresa|firma|time|equip[ea]|faculdade"
    r"|escola))|da minha parte|cá|aqui|lá"
    r"|como (?:eu )?(?:já )?(?:te )?(?:disse|falei|comentei|mencionei)(?: antes)?|(?:já"
    r" )?(?:te |lhe )?(?:disse|falei|contei)(?: para você| pra você)? que|(?:quero|queria)"
    r" (?:dizer|contar|comentar|esclarecer)(?: que)?|acho que|creio que|diria que|suponho que"
    r"|parece que|acontece que|devo (?:dizer|admitir|confessar) que|tenho que (?:dizer"
    r"|admitir) que|confesso que|é que|o fato é que|o facto é que"
    r"|sobre mim|um pouco sobre mim|contexto|(?:só |mais )?(?:um|uma|outr[oa]) (?:\w+"
    r" )?(?:detalhe|coisa|dado|aviso|observação|informação|fato|curiosidade|nota)(?:"
    r" importante| rápid[oa])?|dado(?!\s?:)|mudança de planos?|mudei de (?:ideia"
    r"|ideias|opinião)|(?:uma|outra|mais uma) (?:última )?coisa|(?:uma )?curiosidade|desde"
    r" (?:que \w+ \w+|ontem|hoje|[oa] \w+(?: passad[oa])?|janeiro|fevereiro|março|abril|maio"
    r"|junho|julho|agosto|setembro|outubro|novembro|dezembro|sempre|criança)|este (?:ano|mês)"
    r"|esta semana|semana passada|na semana passada|(?:no )?(?:mês|ano) passado|(?:há|faz) \w+"
    r" (?:dias?|semanas?|mês|meses|anos?)(?: que)?|primeiro|segundo(?! (?:meu|minha|o|a)\b)"
    r"|ps|obs|só|simplesmente"
    r"|realmente|é o seguinte|prazer|tudo bem"
    r"|fala(?: aí)?(?! (?:comigo|em|mais|de|assim|do|sem)\b)|salve|boas|viva|pá|cara|mano|gente"
    r"|galera|pessoal|de profissão|fica sabendo|sabia que|olha só"
    r"|vê só|deixa eu te contar|te conto(?: que)?|já te aviso(?: que)?|por via das dúvidas"
    r"|como dado|em resumo|faz (?:muito|pouco) tempo(?: que)?|enfim|tipo"
    r"|assim|resumindo|pra contextualizar|para contextualizar|oi tudo bem|desde (?:pequen[oa]"
    r"|criança|novinh[oa]|sempre|miúd[oa])|na (?:minha|nossa) (?:empresa|casa|equipe|equipa"
    r"|família"
    r"|faculdade)|no (?:meu|nosso) (?:time|trabalho|trampo|dia a dia|grupo|projeto|emprego)"
    r"|no trampo|depois de muito (?:pensar|refletir)|definitivamente|no fim das contas|é"
    r" verdade que não, mas)"
    rf"(?:[,:!.;–—-]+\s*|\s+(?=(?:já )?(?:não )?(?:{BEGINS}|[oa]s?\b|lembre|lembra|sempre"
    rf"|nunca|{FIRST_PERSON})))"
    r"|(?:eu|e|mas|pois|é que|a verdade é que|kk+|(?:ha){2,}|(?:rs)+|lol|além disso|agora|hoje em"
    r" dia|atualmente|nós|então|acho que"
    r"|acontece que|agora mesmo|(?:(?:lá|aqui|cá) )?(?:em casa|no trabalho|n[oa] (?:escritório"
    r"|empresa|firma|time|equip[ea]|faculdade))|hoje(?! (?:à noite|às|tomo|como|janto|almoço"
    r"|bebo|saio|acordo|vou|tenho|não|trabalho|faço|me)\b)(?! (?:à noite|às|tomo|como|janto"
    r"|almoço|bebo|saio|acordo|vou|tenho|não|trabalho|faço|me)\b)|realmente|pessoalmente|só"
    r"|simplesmente|ultimamente|recentemente|finalmente(?! (?:vou|vamos) (?:me |nos )?\w+r\b)|de"
    r" fato|na"
    r" verdade|aqui(?! (?:quem"
    r" )?(?:é|fala)| em\b| n[oa]\b)|cá|oi|olá|no trampo|tipo|cara|mano|de profissão|no fim(?="
    r" (?:fic|acab|decid|opt|escolh))"
    r"|(?:amanhã|mês que vem|ano que vem|semana que vem|em \w+|este \w+|daqui a \w+ \w+)(?="
    r" (?:faço|completo|vou fazer) \d)|descobri que(?= (?:tenho|sou|estou)\b)"
    r"|já(?= (?:estou|estamos|moro|trabalho|uso|sou) )"
    r"|(?:eu )?(?:quis|queria) dizer que|desde (?:pequen[oa]|criança)|na"
    r" (?:empresa|firma|faculdade))\s+(?=\w)"
    r"|(?:além|fora) d[oae]s? [^,;]{2,25}?,? (?=(?:também )?(?:falo|sei|domino|entendo|toco|tenho"
    r"|uso|trabalho|sou|arranho)\b)"
    r"|por favor,?\s+|(?:sim|não)[,:!.;–—-]+\s*|(?:a partir de (?:agora|hoje)|de agora em"
    r" diante|daqui em diante),? "
    rf"(?={STATES})|[oa] (?={UPPER}\w+ (?:não )?(?:gosta|prefere|adora|odeia|mora|trabalha"
    r"|vive|é|tem|usa|detesta|fala|estuda)\b))"
)
RUN_ON = (
    r"\s(?=(?:me chamo|tenho \d\d\b|moro (?:em|n[oa])|trabalho (?:em|n[oa]|de|como)|sou de)\b)"
    r"(?<!que\s)(?<!\bq\s)(?<!onde\s)(?<!quando\s)(?<!se\s)(?<!não\s)(?<!nao\s)(?<!eu\s)"
    r"(?<!como\s)(?<!já\s)(?<!bém\s)(?<!pre\s)(?<!ora\s)(?<!nunca\s)(?<!\be\s)(?<!\bo\s)(?<!oje\s)"
    r"(?<!do\s)(?<!no\s)(?<!lo\s)(?<!ao\s)(?<!um\s)(?<!de\s)(?<!ito\s)"
)
"""Between two statements of a chat that writes no commas."""
