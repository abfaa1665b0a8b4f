"""Portuguese, of Brazil and of Portugal: where statements begin and end, and what states"
" nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.iberian import (
    ASIDE,
    LEFT_OUT,
    UPPER,
    compiled,
    of_oneself,
    of_others,
    topic_finder,
    words,
)
from kumbuka.memory.extraction.languages.portuguese_beginnings import (
    BEGINS,
    CLAUSES,
    FILLERS,
    FORGET,
    OF_ANOTHER,
    OPENER,
    PLURALS,
    REMEMBER,
    RUN_ON,
    SAID,
    TENSES,
    VERBS,
)
from kumbuka.memory.extraction.languages.portuguese_clauses import MY
from kumbuka.memory.extraction.languages.portuguese_habits import END_FRAMES
from kumbuka.memory.extraction.languages.portuguese_requests import FORGET_ASKED
from kumbuka.memory.extraction.languages.portuguese_words import (
    ATTRIBUTES,
    HABITS,
    NOUNS,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    TONGUES,
)
from kumbuka.memory.extraction.languages.portuguese_work import WORK_BESIDE
from kumbuka.memory.extraction.table import (
    Language,
    by_head,
)

PORTUGUESE = Language(
    code="pt",
    marker=compiled(r"\w"),
    abbreviations=words(
        "sr sra srta dr dra d ex p.ex etc aprox nº n av prof profa eng pág tel s.a vs obs"
    ),
    starters=words(
        "eu me meu minha o a os as não já mas e também por além moro vivo trabalho sou"
        " tenho prefiro uso gosto nosso nossa"
    ),
    polite=compiled(
        r"(?:por favor,? )?(?:você )?(?:pode|poderia|podes|podias|consegue) (?:por favor )?(?:me "
        r"|se )?"
        r"(?=(?:lembrar|anotar|guardar|gravar|ter em mente|salvar)(?: isso| isto)?(?:(?: de)?"
        r" que\b|:| (?:o |a )?(?:meu|minha)\b)|(?:esquecer|apagar|deletar|remover)\b"
        r"|.{1,80}\b(?:a partir de"
        r" agora|de agora em diante|daqui em diante|no futuro)\b)"
    ),
    opener=compiled(OPENER),
    blocked=compiled(
        r"(?:se(?! (?:tem|há|existe) (?:algo|uma coisa|alguma coisa) (?:de )?que\b| eu (?:pedir"
        r"|perguntar|mandar|colar)\b)|quando(?! (?:eu |você )?(?:te |lhe |me"
        r" )?(?!puder|quiser|terminar|acabar|tiver|souber|chegar|der certo"
        r"|estiver)\w+[aei]r(?:es)?\b| for \w+r\b| (?:eu )?\w+(?:o|mos)\b[^,]{0,60}, (?:primeiro"
        r"|sempre|eu)\b)|embora"
        r"|tomara|oxalá"
        r"|talvez|quem sabe|possivelmente|provavelmente|suponha|suponhamos|supondo|imagine|imagina"
        r"|imaginemos|digamos|caso|como se|como (?:você|vc|tu|eu|a gente|vocês|ele|ela|faz|fazer"
        r"|posso|é|está|foi|funciona|[^\W\d]+r)\b|e se|que(?! (?:nojo|raiva|preguiça|medo|pavor"
        r"|ódio"
        r"|ranço|agonia)\b)|o que(?! (?:eu )?(?:mais|menos|sempre)\b)|qual"
        r"|quais|por que|porque|(?:como"
        r"|enquanto) (?:assistente|modelo|ia|uma ia|um modelo|inteligência)|onde|aonde"
        r"|quem(?! (?:fala|escreve)\b)|quant[oa]s?|será que|acaso|no (?:seu|teu) lugar|eu no"
        r" (?:seu|teu) lugar|depende"
        r"|(?:(?:sim|ah|tá|claro|sei|aham|pois)[,. ]+){1,3}e eu sou |às vezes|quase"
        r" (?!sempre|nunca|tod|\d)|por pouco|pode ser"
        r" que|vai que"
        r"|(?:eu )?gostaria(?! (?:de )?que (?:você )?(?:sempre |me |não )*(?:respond|fal|us[ea]"
        r"|escrev|trat|expli|dê|sej|cham|foss))|gostaríamos|adoraria|queria(?! que (?:você |tu"
        r" )?(?:esquec|apag|me \w+ass))|quereria|desejaria"
        r"|pode(?! me (?:chamar|tratar)| chamar| esquecer| apagar)|poderia|podes(?! (?:me chamar"
        r"|chamar-me|tratar-me|esquecer|apagar))|podias|consegue|podemos"
        r"|deveria|devo|devia|tenho (?:que|de) (?!alerg"
        r"|medo)|temos (?:que|de)|é preciso|preciso(?! (?:de )?que (?:sempre|me|você))|precisamos"
        r"|escreva(?!-me por)(?!.* sempre\b)|escreve(?!.* sempre\b)|redija|gere|crie|cria(?!.*"
        r" sempre\b)"
        r"|explique(?!.*\bsempre\b)|explica(?!.*\bsempre\b)|me explique(?!.*\bsempre\b)"
        r"|diga(?:-me)?|me diga|dê-me|me dê(?! (?:sempre|respostas)|.*,? sempre[.!]*$)|me dá(?!"
        r" (?:sempre )?(?:as "
        r"|os )?(?:medidas|respostas|preços|datas|quantidades|unidades|receitas|exemplos)\b)"
        r"|mostre|mostra|me mostre"
        r"|me ajude|me ajuda|ajude-me|ajuda-me|faça(?! (?:as |suas )?respostas| de conta que"
        r" (?:eu )?n)|faz(?! (?:já |mais de )?(?:\w+ ){1,3}que\b|.* sempre\b| de conta que (?:eu"
        r" )?n)"
        r"|corrija|revise|mude|mude |altere|converta|resuma|analise|compare|calcule|procure|busque"
        r"|recomende|me recomende|sugira|me sugira|ensine|me ensine|conte|me conte|quero (?!que"
        r" (?:você |tu )?(?:sempre |me |não |nunca )*\w+|(?:suas |as )?respostas|emojis)|queremos"
        r"|tento|estou (?:tentando|pensando|procurando|considerando|a tentar|a pensar|à procura|em"
        r" dúvida)|penso em|pretendo|não (?:acho|digo|disse|penso|creio|é verdade|é que|sei se"
        r"|tenho certeza)|nunca (?:disse|falei|diria)|jamais (?:disse|falei)|duvido|ia |estava"
        r" (?:pensando|a pensar)|espero|seria|é verdade que|segundo (?:meu|minha|o|a)(?! ano)"
        r"|hipoteticamente|em teoria|amanhã(?! (?:faço|completo))|quem me dera|quem dera)\b"
    ),
    reported=compiled(
        r"\b(?:(?<!eu )(?<!te )(?<!lhe )(?<!o que )disse|disseram|diz(?! respeito)|(?<!me )dizem"
        r"|dizia|al[ée]rgic[oa]s? (?:a|à|ao|às|aos) (?:segundas?|acordar|trabalh\w+"
        r"|reuni(?:ão|ões)|gente"
        r"|idiotas?|burrice|compromissos?|responsabilidades?|matemática|exercício|academia"
        r"|drama|boletos?"
        r"|estudar|política|fofoca|falsidade|pobreza|levantar)|afirma"
        r"|afirmou|garante|garantiu|acha que|opina|pensa que|acredita|comentou|(?<!, )comenta que"
        r"|perguntou|pergunta se|escreveu|contou|(?<!em )conta que|insiste|respondeu|segundo (?:o"
        r"|a|meu"
        r"|minha)|letra d[ea]|a canção|a música diz|citação|citando|frase de|declarou|gritou"
        r"|cantava|vive dizendo)\b"
    ),
    scene=compiled(
        r"(?:imagine|imagina|imaginemos|suponha|suponhamos|finja|finge|vamos (?:fingir|brincar"
        r"|fazer de conta|supor|imaginar)|faz de conta|faça de conta|jogo de interpretação"
        r"|roleplay|aja como|atue como|você é (?:um|uma|o|a) |tu és (?:um|uma) |escreva (?:-?me"
        r" )?(?:uma?|o|a|uns|umas|algo) |me escreva (?:uma?) |escreve(?:-me)? (?:uma?|o|a) |redija"
        r"|invente|inventa|componha|crie (?:um|uma) (?:conto|história|poema|diálogo|personagem"
        r"|texto|carta)|n[oa] (?:conto|história|romance|cena|diálogo|jogo|peça)\b|neste (?:conto"
        r"|jogo)|nesta (?:história|cena)|hipoteticamente|digamos que)"
    ),
    material=compiled(
        r"\b(?:traduza|traduz|traduz-me|traduza-me|parafraseie|reescreva|reescreve|reformule"
        r"|corrija para mim)\b"
        r"|\A(?=[^:]*:)(?:.*?\b(?:resuma|corrija|corrige|melhore|analise|revise|explique"
        r"|classifique|verifique|conserte|leia|converta|complete|continue|depure"
        r"|extraia)\b.*:\s*(?:\S.*)?$"
        r"|.*?\b(?:aqui (?:está|vai|tem)|segue|este é|esta é|abaixo)\b.{0,60}\b(?:texto|e-?mail"
        r"|carta|artigo|conto|história|ensaio|transcrição|código|mensagem|registro|log|saída|erro"
        r"|poema|letra|parágrafo|documento)\b.*:\s*$)"
    ),
    clause_break=compiled(
        rf"{RUN_ON}|"
        r"\s*(?:;|[,—–]|\s-\s|,?(?<!\beu)\s(?:e|mas|então|porém|embora|pois|porque|por"
        r" isso)|(?<=\s)(?=(?:como|n[oa]s?|em) ))\s*(?:(?:e"
        rf"|mas|então|além disso|por isso)\s+)?(?:(?={BEGINS})"
        rf"|(?P<elided>{LEFT_OUT}(?={OF_ANOTHER}\b)|{WORK_BESIDE}))"
    ),
    undivided=compiled(
        r"(?:para|pra|quando|toda vez que) [^,;:]{2,60}[,:]? (?:eu )?primeiro\b"
        r"|(?:me |nos )?(?:mudei|mudamos) de (?:cidade|casa|bairro|país|estado)\b"
        r"|(?:mudei|troquei) de (?:emprego|trabalho|trampo|empresa|banco|academia)\b"
        r"|(?:já )?(?:está|tá|ficou) (?:mais que )?(?:decidido|resolvido|fechado|acertado)[:,] "
        r"|já (?:decidi|resolvi)[:,] "
        r"|(?:[^,.;:]{1,20}[:,] )?(?:entre [^,;.]{1,40} (?:e|ou) [^,;.]{1,40},? (?:eu )?"
        r"(?:sempre )?"
        r"(?:fico|escolho|prefiro|vou|opto)\b"
        r"|(?:quando|sempre que|toda vez que) [^,;:.]{2,60}, (?:me (?:respond|explic|escrev|fal"
        r"|trat)\w+"
        r"|vai|vá|seja)\b"
        r"|não (?:sou|venho) d[eoa]s? [^,;.]{2,40}, (?:sou|venho|e sim|mas sim) "
        r"|(?:já )?não (?:moro|moramos|vivo|vivemos|trabalho)(?: mais)? [^,;.]{2,40}, (?:e sim"
        r"|mas sim|(?:mas )?agora"
        r" (?:estou|estamos|tô|tou|tamos))\b)"
    ),
    before_question=compiled(
        r"(?:[,;.—–]|\s-\s)\s*(?:(?:e|então|mas|aí|ou) )?(?=(?:(?:a|de|em|com|para|pra|por|desde"
        r"|até|cada|sobre) )?(?:o que|que(?! (?:eu|não)\b)|qual|quais|como|onde|aonde"
        r"|quando|quem|quant[oa]s?)\b|por ?que\b|(?:(?:me|te|se|nos|lhe|o|a|você|tu|dá|a gente)"
        r" )?(?:pode[ms]?|posso|podemos|poderia[ms]?|podias|consegue[s]?|há|tem|tens|sabe[s]?"
        r"|conhece[s]?"
        r"|acha[s]?|recomenda[s]?|recomendaria|sugere[s]?|sugeriria|indica[s]?|ajuda[s]?|ajude"
        r"|diz(?:es)?|dá(?:s)?|explica[s]?|passa[s]?|faz(?:es)?|deveria|devo|deve|convém|vale a"
        r" pena|compensa|existe[m]?|serve[m]?"
        r"|funciona|adianta|afeta|preciso|[é]|está|tá|viu|hein|ok|beleza|combinado|são|será|seria"
        r"|cabe|vai|fica|muda|importa"
        r"|influencia|lembra[s]?|aconselha[s]?|trocaria|vê[s]?|dá para|dá pra|rola|alguma|algum"
        r"|alguém|tenho que|tenho de|bora|algo|ideias|sugestões|dicas|opções|vale|troco|faço"
        r"|ponho|compro|uso|melhor|arranja[s]?"
        r"|faria[s]?|encontra[s]?|procura[s]?|ensina[s]?|conta[s]?|prepara[s]?|propõe[s]?"
        r"|escreve[s]?|revisa|revê[s]?|corrige[s]?|monta|topa)\b)"
        r"|\s(?:e|então)\s(?=(?:o que|qual|como|onde|que)\b)"
    ),
    remember=compiled(REMEMBER),
    forget=compiled(
        rf"(?:{FORGET})(?:,? (?:por favor|já|aí))?(?: d[ea] (?:(?:tua |sua )?memória)| d[ao]s"
        r" (?:tuas |suas )?notas)?(?: d[eoa])? (?:(?:absolutamente )?tud?[oa] )?(?:(?:o|a"
        r"|aquilo)(?: informação)? que (?:eu )?(?:te |lhe )?(?:disse|falei|contei|comentei"
        r"|mencionei|escrevi|anotou|guardou|tinha dito|havia dito)(?: antes| ontem| outro dia)?"
        r" (?:sobre|d[eoa]s?|a respeito d[eoa]|acerca d[eoa]) |(?:o )?que (?:(?:você |tu"
        r" )?(?:sabe|sabes|tem|tens|guardou|guardaste|lembra|anotou)(?: guardado| anotado)?)"
        r" (?:sobre|d[eoa]s?|a respeito d[eoa]|acerca d[eoa]) |(?:d?aquilo|isso|aquela"
        r" (?:história|conversa|coisa)|ess[ea] (?:história|conversa)) (?:de que|sobre|d[oae]s?) "
        r"|que |tudo (?:sobre|a"
        r" respeito d[eoa]) |(?:sobre|acerca d[eoa]) |(?:o|a) (?:dado|tema|assunto|fato|facto"
        r"|parte|lance) (?:de que |d[eoa] )|(?<=memória )(?=[oa]s? ))(?:o |a )?"
    ),
    forget_attribute=compiled(
        rf"(?:{FORGET})(?:,? por favor)?(?: d[ea] (?:tua |sua )?memória| das (?:tuas |suas"
        r" )?notas)? (?:d?[oa]s? )?(?:meus?|minhas?) (?:(?P<favourite>\w[\w -]{0,40}?)"
        r" (?:favorit[oa]s?|preferid[oa]s?)"
        r"|(?P<attribute>\w[\w -]{0,40}?))(?: da (?:tua |sua )?memória)?[.!\s]*$" + FORGET_ASKED
    ),
    subject=compiled(
        rf"(?P<user>a gente)\s|{MY} (?P<relation>{RELATION_NAMES})(?: caçula| do meio)?(?:,?"
        r" (?:[oa]"
        rf" )?(?P<name>{UPPER}[\w'’-]+)(?=,?\s))?{ASIDE},?\s"
    ),
    adverbs=compiled(
        r"(?:(?:também|agora|sempre(?= (?:prefere|gost|ador))|realmente|atualmente|hoje em dia|só"
        r"|além disso|sim|ainda|e|,)\s+)+"
    ),
    clause_frames=by_head(CLAUSES + of_oneself(SAID, "também", FILLERS, TENSES) + END_FRAMES),
    verb_frames=by_head(of_others(SAID, FILLERS, PLURALS)),
    object_end=compiled(
        r"\s(?:(?:e|mas) (?:[oa]s?|meus?|minhas?|o meu|a minha) \w+ (?:não|já não|está|tá|estão|é"
        r"|são|se|me|vai|só|nunca)\b|que (?:eu (?:me )?(?:sinto|fico|perco)|senão|depois|assim"
        r"|não me (?:entendo|acho))|por (?:causa|culpa|conta d|motivos?|razões|trabalho|estudos"
        r"|amor|religião|saúde"
        r"|ética|princípios?|recomendação)|porque|já que|mas|embora|pois|então|quando|(?<!que"
        r" )(?<!como )se|para que|enquanto"
        r"|visto que"
        r"|por isso"
        r"|porém|exceto|salvo|só que|e (?:quero|queria|preciso|funciona|falha|d[á]|eu|me|meu|minha"
        r"|não|também|ela|ele|eles|por|nunca|sempre"
        r"|agora|isso|já|assim|mora|trabalha|estuda|tem|vive|uso|moro|vivo|sou|tenho|trabalho"
        rf"|prefiro|odeio|adoro|gosto|{VERBS})\b|(?:rs)+$)(?=\s"
        r"|$)"
        r"|\s[—–-]+\s|\s?[;(]|,\s?(?:e |mas |então|embora|porque|que\b|obrigad|por favor|não\b"
        r"|nem\b|também não|como|se\b|onde|quando|sobretudo|principalmente|especialmente|viu|né"
        r"|só\b|apenas\b|eu\b|me\b|meu\b|minha\b|além|agora|primeiro|na verdade|isso|aliás"
        r"|sério\b|juro\b"
        r"|sinceramente|já\b|haha|kkk|é\b"
        r"|pois|inclusive|no entanto|em geral|pelo menos|o que|qual|você|pode|poderia|sabe"
        r"|quant\w+|tem\b|dá (?:pra|para)|recomend\w+|me (?:ajuda|indica|passa|dá|faz)|ajuda\w*"
        r"|preciso|quero|estou|tenho|moro|faz\b|vale\b|ok\b|tá\b|lá pel|aí\b)"
        r"|:\s|[!?]\s?"
    ),
    object_tail=compiled(
        r"[\s,]+(?:de jeito (?:nenhum|algum)|de forma (?:nenhuma|alguma)|nem pensar|nem a pau"
        r"|desde (?:pequen[oa]|criança|miúd[oa]|sempre|novinh[oa])|de coração|de paixão"
        r"|com todas as forças|cara|mano|pá|tá|ok|então|e ponto(?: final)?|se faz favor|faz favor"
        r"|por gentileza|e nada bate|mês passado|ano passado|semana passada|agora(?: mesmo)?"
        r"|atualmente|hoje em dia|ultimamente|também|muitíssimo|muito"
        r"|demais|bastante|por favor|obrigad[oa]|a partir de (?:agora|hoje)|de agora em diante"
        r"|daqui em diante|desde (?:ontem|janeiro|fevereiro|março|abril|maio|junho|julho|agosto"
        r"|setembro|outubro|novembro|dezembro|o|a|que|sempre|hoje|20\d\d|criança)\b.{0,30}"
        r"|para sempre|pra sempre|em geral|no geral|aliás|haha\w*|kk+|(?:rs)+|(?:no )?(?:mês|ano"
        r"|verão"
        r"|inverno|outono) passado|(?:na )?(?:semana|segunda|terça|quarta|quinta|sexta) passada"
        r"|(?:há|faz) (?:\w+ |mais de )?(?:\w+ )?(?:dias?|semanas?|mês|meses|anos?)(?: atrás)?|\w+"
        r" (?:dias|semanas|meses|anos) atrás|este (?:mês|ano)|esta semana|neste (?:mês|ano)"
        r"|ontem|hoje|de novo|outra vez|no final|no fim|finalmente|enfim|sempre|mais (?:do )?que"
        r" (?:nada|tudo|nunca)|acima de tudo|sobretudo|principalmente|na verdade|para tudo|pra"
        r" tudo|definitivamente|de vez|de verdade|desde então|em vez \S.*|ao invés \S.*|por"
        r" enquanto|por ora|no momento|de momento|recentemente|de uma vez por todas|sabe|viu|né|tá"
        r"|mesmo|também não|pra caramba|e pronto|mais|em (?:19|20)\d\d)$"
    ),
    article=compiled(r"(?:um|uma|uns|umas|o|a|os|as|ao|à|do|da|de)\s+(?=\S)"),
    not_objects=compiled(
        r"(?:(?:te|vos|iss[oa]|ist[oa]|ess[ea]s?|est[ea]s?|aquilo|el[ea]s?|ti|tu|você|vocês|nada"
        r"|tudo"
        r"|algo|alguma coisa|alguém|muito|pouco|quando|onde|se|nem|teus?|tuas?|seus?|suas?"
        r"|coisas?|lhes?|mesmo"
        r"|assim|aqui|ali|não(?! (?:dirijo|conduzo|vejo|ouço|fumo|durmo|saio|uso|tenho|bebo|como"
        r"|preciso|costumo|trabalho|moro)\b)|de|em|por|para|e|ou|que|mais|cá|lá|disso|disto"
        r"|dessa|desse"
        r"|nisso)(?=$|[\s,.]))"
    ),
    not_objects_of={
        "preference": compiled(
            r"(?:(?:as )?duas (?:opções|versões|ideias)|.* que (?:você|tu) (?:pôs|fez|escreveu"
            r"|propôs|deu|fizeste)\b|(?:[oa]s?|seu|sua|teu|tua|ess[ea]|est[ea]|dess[ea])"
            r" (?:duas\b|dois\b|título"
            r"|parágrafo|final\b|texto|tom\b|formato|ideia|resposta|abordagem"
            r"|código|solução|resultado|versão(?! v?\d)|opção|direção|design|primeir[oa]"
            r"|segund[oa]|terceir[oa]|últim[oa]|anterior|seguinte|outr[oa]|mesm[oa]|proposta"
            r"|sugestão|explicação|de cima|de baixo|que você (?:disse|fez|escreveu|propôs))\b"
            r"|(?:iss[oa]|ist[oa]|ess[ea]s?|est[ea]s?|dess[ea]s?|dest[ea]s?|disso|disto|c[oó]mo|seu"
            r"|sua|teu|tua|você|vocês|mais)\b(?!\s(?:séries|filmes))|que (?:você me ajud|me ajud"
            r"|diga|tenha)|(?:saber|ver|dizer|te pedir|te perguntar|pedir|perguntar|ser sincer"
            r"|conversar com você)\b)"
        ),
        "decision": compiled(
            r"(?:testar|tentar|perguntar|deixar|(?:[oa] )?(?:mesm[oa]|primeir[oa]|segund[oa]"
            r"|outr[oa]|anterior|de cima|seguinte|função"
            r"|código)\b|recursão|um (?:laço|loop|for|while)|uma (?:lista|função|classe"
            r"|variável)\b|iss[oa]\b|ist[oa]\b|ess[ea]\b|est[ea]\b|opção\b|(?:a )?opção \w$|ir(?!"
            r" (?:morar|viver|estudar|trabalhar)\b)(?:"
            r" a| ao| para)?\b|sair|dormir|descansar|comer|pedir|esperar|ver\b|fazer(?: (?:isso"
            r"|isto|assim|algo|nada|o que|"
            r"uma? (?:teste|pausa|função|laço|script|lista|commit))\b|$)|não\b)"
        ),
        "pattern": compiled(
            r"(?:(?:digo|vejo que|acho|penso|recebo|obtenho|entendo|sei|disse|ouvi|escutei|pensei"
            r"|soube|quis|vi|havia|tive|fui|esqueço|tenho (?:uma? )?(?:dúvida|pergunta|problema"
            r"|erro|ideia))\b|me (?:dá|diz|pergunto|aparece)|iss[oa]\b|ist[oa]\b)"
        ),
        "tool": compiled(
            r"(?:(?:[oa]s?) (?:primeir[oa]|segund[oa]|seguinte|últim[oa]|anterior|outr[oa]"
            r"|mesm[oa]|função|código|método|script|comando|servidor|app|fórmula|consulta|de cima"
            r"|de baixo)\b|ess[ea]s?\b|est[ea]s?\b|iss[oa]\b|meu |minha |seu |sua |porta \d|para\b"
            r"|como\b|casa$)"
        ),
        "identity": compiled(
            r"(?:[oa] mesm[oa]\b|um (?:momento|problema|erro|bug|pouco|caos)|uma (?:dúvida"
            r"|pergunta|ideia|reunião|entrega|app)\b|iss[oa]\b|ess[ea]s?\b|est[ea]s?\b|(?:pronto"
            r"|pronta|segur[oa]|cansad[oa]|perdid[oa]|travad[oa]|preso|content[e]|feliz|triste"
            r"|nov[oa](?=$| nisso| n[oa]\b| em\b| aqui)|ciente|confus[oa])\b|medo\b|casa$|equipe$)"
        ),
    },
    change=compiled(
        r"\b(?:agora|a partir de (?:agora|hoje)|de agora em diante|daqui em diante|hoje em dia"
        r"|atualmente|já não|não \w+ mais|em vez d[eoa]|ao invés d[eoa]|no lugar d[eoa]|correção"
        r"|quis dizer|queria dizer|me enganei|enganei-me|retifico|mudança de planos|mudei de"
        r" (?:ideia|ideias|opinião)|ultimamente|desde (?:hoje|este|esta|ontem)|acabei de|passei"
        r" a)\b"
    ),
    addition=compiled(r"\b(?:também|além disso|outr[oa]|segund[oa]|igualmente|ainda por cima)\b"),
    qualifier=compiled(
        r"(?:(?:um|uma|[oa]s?|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))\s+)?(?:(?:velh[oa]s?"
        r"|antig[oa]s?|nov[oa]s?|atual|querid[oa])\s+)*(?=\S)"
    ),
    purpose=compiled(r"\s(?:para|pra|por|em|no|na|nos|nas|com|como|quando|na hora de|de|do|da)\s"),
    topic_of=topic_finder(NOUNS),
    things=THINGS,
    anything=words("tudo coisas"),
    categories=CATEGORY_OF_TOPIC,
    habits=HABITS,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=compiled(r"\b(?:já não|não|nunca|jamais)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    instructions=(
        (
            "units",
            compiled(r"\b(?:métric|imperial|celsius|fahrenheit|quil[oóô]metr|milhas|24 horas)"),
        ),
        ("emojis", compiled(r"\b(?:emojis?|emoticons?)\b")),
        ("bullet_points", compiled(r"\b(?:tópicos?|listas?|marcadores|pontos)\b")),
        (
            "answer_language",
            compiled(
                rf"\b(?:respond|fal[ea]|escrev|respostas|idioma|use|usa)\w*\b.{{0,40}}\b(?:em|o"
                rf"|no) (?:{TONGUES})\b"
            ),
        ),
        (
            "answer_length",
            compiled(
                r"\b(?:brev\w+|curt[oa]s?|concis\w+|sucint\w+|long[oa]s?|detalh\w+|extens[oa]s?"
                r"|resumid\w+|direto ao ponto|poucas palavras|uma frase|sem rodeios|sem"
                r" enrolação)\b"
            ),
        ),
        (
            "answer_tone",
            compiled(
                r"\b(?:formal\w*|informal\w*|amável|amig\w+|diret[oa]|por tu|por você|trat\w+"
                r"|coloquial\w*|tom|séri[oa])\b"
            ),
        ),
    ),
)
