"""Portuguese clauses of their own form: imperatives, favourites, and what one's things are."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.iberian import (
    EPISODIC,
    FAVOURED,
    NAME,
    NAMED_OR_COUNTED,
    NO,
    NO_VERB,
    OBJECT,
    PROPER,
    frame,
)
from kumbuka.memory.extraction.languages.portuguese_words import (
    ATTRIBUTE_NAMES,
    RELATION_NAMES,
    TONGUES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

MY = r"(?:(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))"
_MINE = "o a os as meu minha meus minhas nosso nossa nossos nossas"
_NOW = r"(?: (?:agora|já|sempre|hoje em dia|atualmente|continua|continuam|sendo|ainda))*"
_FAVOURITE = r"(?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?)"
_IS = r"(?: é| são| era| tem sido| seria| passou a ser| sempre foi| virou| fica sendo| será|:)"
_WEEKDAYS = (
    r"(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|segunda-feira|terça-feira"
    r"|quarta-feira|quinta-feira|sexta-feira|fins? de semana)"
)
_NUMBER = r"(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)"
_VALUE = (
    r"(?P<object>(?:o |a |os |as |um |uma |dia |o dia |no dia |às? |porta |andar )?"
    rf"{NAMED_OR_COUNTED}"
    rf"|{_WEEKDAYS}(?: [\w]+){{0,3}}?|uma(?=$|[.,;!]| da | e )|(?!uma?\b){_NUMBER}(?:"
    rf" \w+){{0,2}}?|meio-dia|meia-noite))"
)
_END = r"(?=(?: (?:agora|desde \S.*|a partir de \S.*|finalmente))?\.?(?:[,;!]|$))"
_PASSING = (
    r"(?:pergunta|problema|dúvida|(?:[oa] )?(?:costume|hábito|mania)|ideia|código|programa"
    r"|erro|mensagem|resposta|consulta|script"
    r"|senha"
    r"|chave|pin|token|segredo|próxim[oa]|seguinte|anterior|primeir[oa]|segund[oa]|últim[oa]|atual"
    r"|nov[oa]|melhor|pior|únic[oa]|vida|vez|culpa|função|classe|variável|arquivo|ficheiro|texto"
    r"|redação|conto|personagem|versão|escolha|ordem|coisa|coisas|maneira|esperança|exemplo|artigo"
    r"|tabela|lista|método|linha|coluna|página|plano|branch|commit|pasta|intenção|opinião|impressão"
    r"|objetivo|meta|sonho|amor|deus)"
)
_THING = (
    rf"(?P<thing>(?!(?:{_PASSING}|{RELATION_NAMES})\b|\w+ {_FAVOURITE}|\w+ (?:de cabeceira|do"
    rf" coração|número um|da vida|de sempre|do peito|de eleição)\b)[a-zãõáéíóúâêôç][\w-]*"
    rf"(?: (?!é\b|são\b|está|estão|se\b|roda|usa|fica|mora|tem\b|agora\b|já\b|não\b|{_FAVOURITE})"
    r"[a-zãõáéíóúâêôç][\w-]*){0,3}?)"
)
_ARE = (
    r"(?: (?:é|são|está|estão|roda|rodam|corre|funciona|funcionam|usa|usam|fica|ficam|se chama|cai"
    r"|vive|vai|vão|será|começa|chama-se)(?: agora| já)?"
    r"(?: (?:em|no|na|com|sobre|às?|de|desde|escrit[oa]s? em|feit[oa]s? (?:em|com)|hospedad[oa]s?"
    r" (?:em|no|na)|alojad[oa]s? (?:em|no|na)|o|a|um|uma|os|as))*)"
)
_ANSWER = (
    r"(?:me responda|me responde|responda-me|responde-me|responda|responde|respondam|me fale|me"
    r" fala"
    r"|fale comigo|fala comigo|fale|fala|escreva-me|me escreva|conteste|dirija-se a mim)"
)
_DO = (
    rf"(?:{_ANSWER}|use|usa|utilize|utiliza|escreva|escreve|me dê|[d]ê|explique|explica|me"
    r" explique"
    r"|mostre|mostra|me mostre|inclua|inclui|coloque|coloca|adicione|mantenha|mantém|seja|s[ê]|me"
    r" trate|trate-me|trata-me|me trata|me chame|chame-me|evite|evita|comece|começa|termine"
    r"|resuma"
    r"|resume|cite|cita|mencione|redija|faça|formate|comente|traduza|converta|pergunte|avise"
    r"|lembre|indique|justifique|vá direto|seja direto|ponha|me mande|me avise)"
)
_STYLE = (
    r"(?:\w+ )?(?:emojis?|emoticons?|listas?|tópicos|marcadores|jargão|jargões|markdown|exclamações"
    r"|pontos de exclamação|gírias?|tecnicismos|estrangeirismos|anglicismos|tabelas|desculpas"
    r"|negrito"
    r"|maiúsculas|palavrões|diminutivos|rodeios|enrolação|introduções|travessões|metáforas)\b.*"
)
_FROM_NOW_ON = (
    r"(?:a partir de agora|de agora em diante|daqui em diante|daqui pra frente|daqui para a frente"
    r"|doravante|a partir de hoje|de hoje em diante|no futuro|para a próxima|da próxima vez"
    r"|sempre que (?:me )?\w+(?: \w+){0,3})"
)
_NO_FAULT = r"(?!.*\b(?:erros?|falhas?|exceç\w+|null|nulo|undefined|memória)\b)"
_ONE_OFF = r"(?!.*\b(?:est[aeo]s?|ess[aeo]s?|isto|isso|seguintes?|abaixo|acima|pergunta)\b)"

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame(_MINE, rf"{MY} (?:nov[oa] )?{FAVOURED} {_FAVOURITE} (?:já não é|não é mais|não é)"
          rf" (?P<old>[^,;]+?), (?:mas )?(?:agora é|é|agora)(?: agora)? {OBJECT}", "favourite"),
    frame(_MINE, rf"{MY} (?:nov[oa] )?{FAVOURED} {_FAVOURITE}"
          rf"(?: (?!(?:não|já|que|é|são|era|e|mas)\b)[^\s,;.:]+){{0,4}}?{_NOW}{_IS}{_NOW}"
          r" (?P<object>(?!que\b|quando\b)\S.*)",
          "favourite"),
    frame(_MINE, rf"{MY} {_FAVOURITE} {FAVOURED}{_NOW}{_IS}{_NOW} {OBJECT}", "favourite"),
    frame("como de", rf"(?:como|de) {FAVOURED} {_FAVOURITE},? (?:eu )?(?:tenho|escolho|fico com)"
          rf" {OBJECT}", "favourite", needs=("avorit", "referid", "redilet")),
    frame("", r"(?P<object>(?!qual|quem|é\b|ess[aeo]\b|est[aeo]\b|isso\b|isto\b)[\w\ue000\"«]"
          rf"[^,;:]{{0,60}}?){_NOW} (?:é|são){_NOW} {MY} {FAVOURED} {_FAVOURITE}"
          r"(?= agora| de |[!,]|\.?$)", "favourite", needs=("avorit", "referid", "redilet")),
    frame("o meu", rf"(?:o )?meu (?:verdadeiro |novo )?nome (?:completo |verdadeiro )?(?:agora )?é"
          rf" (?:agora )?{NAME}", "identity", attribute="name"),
    frame("me chame chama chame-me chama-me pode podem podes",
          r"(?:(?:pode|podem|podes) )?(?:me (?:chame|chama|chamar)|chame-me|chama-me|chamar-me)"
          r"(?: de| por)?(?: (?:o|a))? (?!quando|se\b|às|amanhã|depois|louc[oa]|para|a atenção)"
          + NAME,
          "identity", attribute="name"),
    frame(_MINE, rf"{MY} (?:nov[oa] |atual )?(?P<attribute>{RELATION_NAMES})(?: agora)?"
          r"(?: se chamam?| chama-se| é"
          r"| agora é)(?: agora)? (?:o |a )?(?P<object>(?:(?:Dra?|Sra?)\. |doutora? |senhora? "
          rf"|professora? |dona )?{PROPER}){_END}",
          "identity"),
    frame(_MINE, rf"{MY} (?P<attribute>{RELATION_NAMES}) (?:se chamam?|chama-se) " + NAME,
          "identity"),
    frame(_MINE, rf"{MY} (?P<attribute>{ATTRIBUTE_NAMES})(?: (?:agora|atual))?"
        r"(?::| é| são| está|"
        r" fica)"
          r"(?: agora)?(?: (?:o|a|em|no|na|de|dia|no dia))* (?P<object>(?!que\b|muito\b|não\b"
          r"|como\b"
          r"|um pouco|lento|mal\b|incorret|mais\b|tão\b|demais)\S.*)", "identity"),
    frame(_MINE, rf"{MY} (?:nov[oa] )?{_THING}(?: agora| já)?{_ARE} {OBJECT}", "identity",
          topics=ANY_TOPIC),
    frame(_MINE, rf"{MY} (?:nov[oa] )?{_THING}(?: agora| já)?{_ARE} {_VALUE}{_END}", "identity",
          confidence=0.8),
    frame("o a", r"[oa] (?P<thing>(?:projeto|reunião|lançamento|entrega|prazo|orçamento|produto"
        r"|empresa|aluguel|casamento"
          rf"|prova|daily|retro)(?: \w+)?)(?: agora| já)?{_ARE} {_VALUE}{_END}",
          "identity", confidence=0.8),
    frame("somos", rf"somos (?:uma equipe de |uma equipa de |já )*(?P<object>(?:\d+|{_NUMBER})(?:"
        r" (?:pessoas|n[ao] \w+))?)(?=[.,;!]|$)",
          "identity", attribute="team_size"),
    frame(_MINE, rf"{MY} (?P<thing>equipe|equipa|empresa|time|grupo) (?:tem|somos|conta com)"
          rf"(?: agora)? (?P<object>(?:\d+|{_NUMBER}) \w+)", "identity"),
    frame("tudo o a", rf"(?:tudo|[oa] {_THING}) (?:agora )?(?:está|roda|corre|vive|funciona)"
          r"(?: agora)? (?:em|no|na|com) (?P<object>\S.*)", "tool", topics=ANY_TOPIC,
          if_changed=True),
    frame(f"a {_MINE}", rf"(?:{MY}|a|o) (?:equipe|equipa|empresa|time) (?:decidiu|acordou|escolheu"
          r"|optou por|optou pelo|resolveu) (?P<negated>não )?(?:usar |utilizar |adotar )?(?:o |a"
          r" )?"
          r"(?P<object>\S.*)", "decision", **EPISODIC),
    frame(_MINE, rf"{MY} (?:equipe|equipa|empresa|time) (?:agora )?(?:usa|utiliza|trabalha com)"
          r" (?:o |a )?(?P<object>\S.*)", "tool"),
    frame(_MINE, rf"{MY} (?:equipe|equipa|empresa|departamento|startup|time)"
          r" (?P<object>(?:desenvolve|mantém|projeta|gere|revisa|constrói|vende|fabrica|faz|cuida"
          r" de"
          r"|é responsável por) \S.*)", "identity", attribute="work/"),
    frame("em ao no", r"(?:em vez d[eoa]s?|ao invés d[eoa]s?|no lugar d[eoa]s?) (?:usar |tomar "
        r"|beber )?"
          r"(?P<old>\S.*?),? (?:agora )?(?:uso|usamos|utilizo|utilizamos|trabalho com) (?:agora )?"
          r"(?:o |a )?(?P<object>\S.*)", "tool"),
    frame("em ao no", r"(?:em vez d[eoa]s?|ao invés d[eoa]s?|no lugar d[eoa]s?) (?:usar |tomar "
        r"|beber )?"
          r"(?P<old>\S.*?),? (?:agora )?(?:bebo|tomo|como|prefiro) (?:agora )?(?P<object>\S.*)",
          "preference"),
    frame("", r"(?P<object>(?!eu\b|se\b|que\b|não\b|quando\b)\w[^,;:]{1,60}?),? (?:eu )?(?:adoro"
              r"|amo"
          r"|eu gosto muito|eu gosto)[.!]*$", "preference",
          needs=(" adoro", " amo", " eu gosto")),
    frame("", r"(?P<object>(?!eu\b|se\b|que\b|não\b|quando\b)\w[^,;:]{1,60}?),? (?:eu )?(?:não"
              r" suporto"
          r"|odeio|detesto|eu não gosto|não gosto)[.!]*$", "preference",
          needs=("não suporto", "odeio", "detesto", "não gosto", "nao gosto"), **NO),
    frame("o do", r"(?:d?o) que (?:eu )?(?:mais|sempre) (?:gosto|adoro|amo|curto)(?: n[ao]"
        r" \S[^,]{0,30}?)?"
          rf" (?:é|são)(?: de)? {OBJECT}", "preference"),
    frame("o", r"o que (?:eu )?(?:menos gosto|mais (?:odeio|detesto)|mais me (?:irrita|incomoda))"
          rf"(?: n[ao] \S[^,]{{0,30}}?)? (?:é|são)(?: de)? {OBJECT}", "preference", **NO),
    frame("guardamos gerimos hospedamos mantemos temos guardo giro hospedo mantenho tenho"
          " publicamos",
          r"(?:guardamos|gerimos|gerenciamos|hospedamos|mantemos|temos|guardo|hospedo|mantenho"
          r"|tenho|publicamos"
          r"|fazemos|controlamos|organizamos|organizo) (?:[oa]s? )?(?:noss[oa]s? |meus? |minhas?"
          rf" )?(?!uma? ){_THING}"
          r" (?:em|no|na|com o|com a|com) (?P<object>\S.*)", "identity", topics=ANY_TOPIC),
    frame("mudei mudamos troquei trocamos",
          r"(?:mudei|mudamos|troquei|trocamos) de (?P<thing>(?:operadora|companhia|banco|celular"
          r"|telemóvel|carro|academia|ginásio|seguro|seguradora|editor|navegador|mercado"
          r"|supermercado))[:,;.]? (?:e )?(?:agora )?"
          rf"(?:estou|estamos|tô|vou|tenho|temos|uso|usamos|é|para|pr[ao]) ?(?:n[ao]|com [oa]"
          rf"|em|com|o|a|um"
          rf"|uma)? ?(?P<object>{PROPER})", "identity", replaces=True),
    frame("mudei mudamos me nos", r"(?:me |nos )?(?:mudei|mudamos) de (?:cidade|casa|bairro"
                                  r"|país|estado)"
          r"[:,;.]? (?:e )?(?:agora )?(?:estou|estamos|tô|moro|moramos|vivo) (?:em|n[oa])"
          rf" (?P<object>{PROPER}).*", "identity", attribute="home", replaces=True),
    frame("vamos", rf"vamos (?:de|com|com o|com a) (?P<object>{PROPER}.*)", "decision", **EPISODIC),
    frame("usemos", r"(?:usemos|utilizemos) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("", rf"{NO_VERB}(?P<object>(?:(?:me|nos|não) )?(?!como sempre|digo|vejo|recebo|posso|acho"
          r"|quero)\w+(?:o|ou"
              r"|amos|emos"
          r"|imos) (?:quase )?sempre\b.*)", "pattern", needs=(" sempre",)),
    frame("lembre lembra lembre-se lembra-te não", r"(?:lembre-se|lembra-te|lembre|lembra|não"
        r" esqueça"
          r"|não se esqueça)(?: de)? (?:sempre|(?P<negated>nunca|não)) (?P<object>\w+[aeio]r\b.*)",
          "instruction"),
    frame("lembre lembra lembre-se lembra-te não", r"(?:lembre-se|lembra-te|lembre|lembra|não"
        r" esqueça"
          r"|não se esqueça) de (?P<object>(?:usar|responder|escrever|falar|me tratar) sempre\b.*)",
          "instruction"),
    frame("para pra", r"(?:para|pra) (?P<attribute>(?!.{0,50}\b(?:isto|isso|este erro|o"
        r" problema)\b)"
          r"\w+[aeioô]r\b[\w -]{0,50}?), (?P<object>(?:primeiro|é preciso|execute|executa"
          r"|executamos"
          r"|rode|roda|rodamos|abra|abre|comece|faça|entre|use|basta|você tem que|tem que"
          r"|primeiramente"
          r"|tens de|rodo|corre|corra)\b.*|.*\b(?:depois|em seguida)\b.*)", "procedure",
          type=MemoryType.PROCEDURAL),
    frame("a de daqui doravante no para da sempre", rf"{_FROM_NOW_ON}[,:]? (?:por favor,?"
        r" )?(?:sempre )?"
          rf"(?P<object>{_DO}\b.*)", "instruction"),
    frame("a de daqui doravante no para da sempre", rf"{_FROM_NOW_ON}[,:]? (?:por favor,? )?"
          rf"(?P<negated>não|nunca) (?:me )?(?P<object>(?:{_DO}|\w+[ea]s?)\b.*)", "instruction"),
    frame("a de daqui doravante no para da", rf"{_FROM_NOW_ON}[,:]? (?:quero|prefiro|gostaria"
        r"|preciso)"
          r" (?:de )?que (?:você )?(?P<negated>não |nunca )?(?P<object>\S.*)", "instruction"),
    frame("quando", r"quando (?:eu )?(?:te |lhe |me )?\w+[^,]{0,60}, (?P<negated>não )?(?:sempre )?"
          rf"(?P<object>(?:{_DO}|me \w+[ea])\b.*)", "instruction"),
    frame("sempre", rf"sempre,? {_NO_FAULT}(?P<object>{_DO}\b.*)", "instruction"),
    frame("nunca jamais", r"(?:nunca|jamais) (?:me )?(?P<object>(?:use|uses|utilize|escreva"
        r"|escrevas|dê|dês"
          r"|explique|mostre|inclua|coloque|adicione|seja|sejas|trate|trates|fale|fales|chame"
          r"|chames"
          r"|comece|comeces|termine|repita|repitas|peça|peças|faça|faças|responda|respondas|invente"
          r"|inventes|assuma|resuma|cite|traduza|pergunte|ponha|ponhas|abuse)\b.*)", "instruction",
          **NO),
    frame("", rf"(?P<object>{_DO} sempre\b.*|{_ANSWER}(?: \S+){{0,6}} sempre\b.*)", "instruction",
          needs=("sempre",)),
    frame("não", r"não (?:me )?(?:volte a )?(?P<object>(?:use|uses|utilize|utilizes|coloque"
        r"|coloques|inclua"
          r"|incluas|ponha|ponhas|adicione|abuse de|faça|faças|escreva|dê|dês|venha com|quero)"
          rf"(?: mais| tantos?| tantas?| os| as| o| a)* {_STYLE})", "instruction", **NO),
    frame("não", r"não (?:me )?(?P<object>(?:d(?:ê|ês) (?:explicações|respostas|conselhos) \w+"
        r"|peça desculpas?|peças desculpa|se desculpe|trate por"
        r" \w+"
          r"|chame de \w+|seja (?:tão )?\w+|sejas (?:tão )?\w+|repita (?:minha|a) pergunta)\b.*)",
          "instruction", **NO),
    frame("nada sem evite evita chega", r"(?:nada de|sem|evite|evita|chega de)(?: (?:usar|os|as|o"
        r"|a))*"
          rf" (?P<object>{_STYLE})", "instruction", **NO),
    frame("trate-me trata-me me fale fala", r"(?P<object>(?:trate-me|trata-me|me trate|me trata"
        r"|fale comigo"
          r"|fala comigo) (?:sempre )?(?:por|com|de|como) \S.*)", "instruction"),
    frame("me responda responde responda-me responde-me respondam fale fala escreva-me dirija-se",
          rf"{_ONE_OFF}(?P<object>{_ANSWER}(?: (?:só|somente|apenas|mais))*(?: (?:em (?:tópicos"
          r"|pontos"
          rf"|frases curtas|linguagem \w+|prosa|poucas palavras|detalhe|tom \w+|(?:{TONGUES}))"
          r"|de (?:forma|maneira|modo) \w+|com (?:exemplos|frases curtas|brevidade|respostas|poucas"
          r"|tom|detalhes?|clareza|parágrafos|emojis|humor)|brevemente|concisamente|curto|num tom"
          r" \w+"
          r"|sem (?:emojis|rodeios|enrolação|jargão|formalidades?)|formalmente|claramente)\b.*))",
          "instruction"),
    frame("seja sê", r"(?P<object>(?:seja|sê) (?:mais |muito |sempre |o mais )*(?:breve|concis[oa]"
        r"|diret[oa]"
          r"|formal|informal|clar[oa]|honest[oa]|detalhad[oa]|amável|crític[oa]|sincer[oa]"
          r"|objetiv[oa]"
          r"|sucint[oa])\b.*)", "instruction"),
    frame("mantenha mantém faça dê me quero faz dá", rf"{_ONE_OFF}(?P<object>(?:mantenha|mantém"
        r"|faça|me dê|dê"
          r"|dá-me|quero) (?:sempre )?(?:suas |as |tuas |as suas |as tuas )?(?:respostas"
          r"|explicações)\b.*)",
          "instruction"),
    frame("use usa utilize utiliza prefiro", r"(?P<object>(?:use|usa|utilize|utiliza) (?:sempre )?"
          r"(?:o |as? |os )?(?:sistema métrico|unidades métricas|métrico|graus|celsius|quilômetros"
          r"|quilómetros|formato de 24 horas|formato 24 horas|tópicos|marcadores|linguagem simples"
          r"|linguagem neutra|vírgulas? decimal|euros|reais|você|tu|português \w+)\b.*)",
              "instruction"),
    frame("vá vai", r"(?P<object>(?:vá|vai) (?:sempre )?direto ao (?:ponto|assunto)\b.*)",
        "instruction"),
    frame("me avise", r"(?P<object>me (?:avise|contate|mande|escreva) (?:por|pelo|no|na) \S.*)",
          "instruction"),
)  # fmt: skip
