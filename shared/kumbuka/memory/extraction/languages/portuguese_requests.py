"""Portuguese for how answers shall be from now on, and for how something is done."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import NO, frame
from kumbuka.memory.extraction.languages.portuguese_words import TONGUES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_ONCE = (
    r"(?!.*\b(?:est[ea]s?|ness[ea]s?|nest[ea]s?|ess[ea]s?|dest[ea]|dess[ea]|desta vez|seguintes?"
    r"|abaixo|acima|pergunta|e-?mail|script|função|texto que|solução|exercício|arquivo|ficheiro"
    r"|ainda|variável"
    r"|por agora|por enquanto|adivinh\w+|enunciado|prova)\b)"
    r"(?!.*:\s)"
)
_ANSWER = (
    r"(?:(?:me |mo )?(?:respond[ae]m?|fal[ae]|escrev[ae]|explic?qu?[ae]|trat[ae]|cham[ae])(?:-me"
    r"|s)?(?: comigo| pra mim| para mim)?|conteste|dirija-se a mim|comunique-se comigo|conversa"
    r" comigo|converse comigo)"
)
_HOW = (
    r"(?:breves?|curt[oa]s?|curtinh[oa]s?|concis[oa]s?|sucint[oa]s?|enxut[oa]s?|long[oa]s?"
    r"|detalhad[oa]s?|resumid[oa]s?|diret[oa]s?|objetiv[oa]s?|clar[oa]s?|simples|formal|formais"
    r"|informal|informais|neutr[oa]s?|séri[oa]s?|gentil|amáve(?:l|is)"
    r"|sincer[oa]s?|honest[oa]s?|crític[oa]s?|técnic[oa]s?|complet[oa]s?|brevemente|formalmente"
    r"|claramente|objetivamente|direto ao ponto)"
)
_THINGS = (
    r"(?:respostas?|explicações|datas?|preços?|medidas|unidades|horas|temperaturas?|distâncias"
    r"|quantidades|exemplos|comentários|receitas?|títulos|mensagens|valores|pesos|resumos|código"
    r"|citações|fontes|números|decimais|listas|parágrafos|porções|ingredientes)"
)
_SUBJUNCTIVE = (
    r"(?:(?:me |nos )?\w+(?:e|a|es|as|asse|esse|isse|asses|esses|isses|osse)(?:-me|-se)?)"
)
_MUST = (
    r"(?: (?:sempre|que sejam|devem ser|deve ser|têm que ser|tem que ser|têm de ser|precisam ser"
    r"|quero|prefiro|só|mais|bem|por favor|no máximo|de preferência|vêm|ficam))*"
)
_IMPERATIVE = (
    r"(?:(?:me |mo )?(?:us[ae]|utiliz[ae]|escrev[ae]|põe|ponha|coloc?qu?[ae]|d[áê]|diz|diga|faz"
    r"|faça|inclui|inclua|adiciona|adicione|explic?qu?[ae]|mostr[ae]|respond[ae]|fal[ae]|cit[ae]"
    r"|evit[ae]|resum[ae]|começ[ae]|comec[ea]|termin[ae]|assum[ae]|sugir?[ae]|suger[ei]"
    r"|indic?qu?[ae]|mencion[ae]"
    r"|coment[ae]|sê|seja|tenha|redig[ae]|redij[ae]|format[ae]|calcul[ae]|convert[ae]|traduz"
    r"|traduza|mant[éê]m|mantenha|prioriz[ae]|omit[ae]|recomend[ae]|corrig[ae]|corrij[ae]"
    r"|mand[ae]|manda|passa|passe|trat[ae]|cham[ae]|apresent[ae]|troqu?[ae]|pergunt[ae]|avis[ae]"
    r"|confirm[ae]|simplific?qu?[ae]|oferec[ae]|dá-me|dê-me|diz-me|explica-me|dirija-se"
    r"|organiz[ae]|lista|liste|separ[ae])(?:-m[eo]|-o|-a|-os|-as|-lhe)?)"
)
_WHENEVER = (
    r"(?:sempre que|toda vez que|todas as vezes que|cada vez que|quando|se) (?=(?:eu |você |tu"
    r" )?(?:te |lhe |me |você )?(?:pedir\w*|peço|perguntar\w*|pergunto|mandar\w*|enviar\w*"
    r"|passar\w*|falar\w*|escrever\w*|responder\w*|explicar\w*|der(?:es)?|fizer(?:es)?"
    r"|usar(?:es)?|citar(?:es)?|colar|postar|compartilhar|partilhar|subir|disser|for (?:responder"
    r"|escrever|me|explicar|falar|usar)|gerar(?:es)?|corrigir(?:es)?|traduzir(?:es)?"
    r"|sugerir(?:es)?|recomendar(?:es)?|houver)\b)"
)
REQUEST_FRAMES: tuple[Frame, ...] = (
    frame("", rf"{_ONCE}(?P<object>{_IMPERATIVE} [^,;]{{2,50}}? (?:quando|sempre que"
              rf"|toda vez que) (?:me|for"
          r"|você|eu) \w+.*)", "instruction", needs=(" quando", "empre que", "vez que")),
    frame("explica explique me fala fale", rf"{_ONCE}(?P<object>(?:me )?(?:expli(?:ca|que)"
                                           rf"|fal[ae])(?:-me)?"
          r" (?:sempre |tudo |as coisas )?como (?:se|para|a) .*)", "instruction"),
    frame("sempre", r"sempre (?P<object>(?:me )?(?:d[áê]|mand[ae]|coloc?qu?[ae]|cit[ae]"
                    r"|inclu[ai]|indic?qu?[ae]"
          r"|mostr[ae]|diga|diz|fala|fale|usa|use|põe|ponha)\b.*)", "instruction"),
    frame("coloca coloque põe ponha mostra mostre dá dê usa use escreve escreva", rf"{_ONCE}"
          rf"(?P<object>{_IMPERATIVE} (?:sempre )?(?:tod[oa]s )?(?:os|as|o|a) (?:preços"
          rf"|valores|medidas|datas"
          r"|temperaturas|distâncias|horas|quantidades|receitas|exemplos|respostas) (?:em|com"
          r"|sem|como)"
          r" \S.*)", "instruction"),
    frame("quero prefiro preciso gostaria queria",
          rf"(?:quero|prefiro|preciso|gostaria|queria) (?:de )?que,? (?:a partir de (?:agora"
          rf"|hoje)|de agora em diante|daqui (?:em|por) diante|desde já),? (?:você |tu"
          rf" )?(?P<negated>não |nunca )?"
          rf"(?P<object>{_SUBJUNCTIVE}\b.*)", "instruction"),
    frame("não nao",
          rf"{_ONCE}(?P<negated>n[ãa]o) (?P<object>(?:corrij|critiqu|julgu|coment|interromp|elogi"
          rf"|adul|repit)[aeo]s?"
          r" (?:[oa]s? )?(?:meus?|minhas?) \S.*)", "instruction"),
    frame("sempre toda cada quando",
          r"(?:sempre que|toda vez que|cada vez que|quando) (?:eu )?(?:te |lhe )?(?:pedir"
          r"|perguntar|mandar"
          r"|passar|enviar|mostrar|colar|consultar|compartilhar|partilhar)(?:-te)?\b[^,:]{1,90},"
          r" (?P<negated>não )?(?:me )?(?P<object>"
          r"(?!(?:não|já|uma?|era|ela|ele|essa|esse|esta|este|isso|sempre|nunca|demora|falha|tem"
          r"|parece|pode)\b)[^\W\d]{3,}"
          r"(?:[ae]s?)(?:-[mo]e?|-[oa]s?)?\b.*)", "instruction"),
    frame("sempre toda todas cada quando se", rf"{_WHENEVER}[^,:]{{1,90}}[,:] (?:por favor,?"
          r" )?(?:sempre )?(?P<negated>não |nunca )?(?:me )?(?:sempre )?(?:quero que |prefiro"
          rf" que )?(?:que )?(?P<object>{_IMPERATIVE}\b.*|em (?:{TONGUES})\b.*|(?<=que"
          rf" )(?:seja[m]?|tenha[m]?|leve[m]?|venha[m]?) \S.*)",
          "instruction"),
    frame("sempre toda cada quando", rf"{_WHENEVER}[^,:]{{1,40}}? (?P<object>(?:use|usa|utilize"
          r"|seja|sê|evite|evita|ponha|põe|fale|fala|responda|responde)\b \S.*)", "instruction"),
    frame("me responda responde responda-me responde-me respondam fale fala escreva escreve"
          " explique explica trate-me trata-me trata trate chame-me escreva-me escreve-me"
          " conversa converse comunique-se dirija-se conteste fala-me",
          rf"{_ONCE}(?P<object>{_ANSWER}(?:,? (?:sempre|só|somente|apenas|por favor|mais|tudo|as"
          r" coisas|de preferência|bem))*"
          r" (?:(?:em|sem|de|com|como|por|num|numa|no|na|feito) (?!(?:sim|qual|quem|tudo|memória"
          r"|voz alta|nada|isso|uma palavra|novo|verdade|parte|onde|mim|que|o que|dragões"
          rf"|pressa)\b)|como se|{_HOW})\S*.*)", "instruction"),
    frame("", rf"{_ONCE}(?P<object>{_IMPERATIVE} [^;:]{{1,90}}?,? sempre)(?:,? \w+)?[.!]*$",
          "instruction", needs=(" sempre",)),
    frame("", rf"(?P<object>{_IMPERATIVE} sempre\b.*)", "instruction", needs=(" sempre",)),
    frame("me dá dê dá-me dê-me põe ponha coloca coloque use usa utilize escreva escreve mostra"
          " mostre diz diga indica indique", rf"{_ONCE}(?P<object>{_IMPERATIVE} (?:sempre"
          rf" )?(?:tod[oa]s )?(?:[oa]s? |suas |tuas |as suas )?{_THINGS}(?: sempre)? (?:em|no|na"
          r"|com|sem|como) \S.*)", "instruction"),
    frame("não nao", rf"{_ONCE}(?P<negated>n[ãa]o) (?P<object>(?:me|te|se) (?!(?:agrada|encanta"
          r"|fascina|interessa|atrai|irrita|incomoda|importa|convence|faz|dá|cai|sinto|vejo"
          r"|chamo|lembro|sai|serve|parece|ajuda|deixa|considero|mudei|dou|viro|diz nada|deixou"
          r"|respondeu|deu)\b|diga? que|digas que|deixe|falhe|preocup|esque|lembr|engan|mint"
          r"|julgu|apress|assust|pergunt\w+ (?:como|por)|d[êe]s? (?:a resposta|a solução|o"
          r" resultado|o código|mais dicas|razão))\w+[ea]s?\b \S[^,;]*)", "instruction"),
    frame("não nao", rf"{_ONCE}(?P<negated>n[ãa]o) (?P<object>\w+[ea]s?-(?:me|te|se)\b \S[^,;]*"
          r"|(?:me trate|me chame|me interrompa|te desculpes|se desculpe|peça desculpas?|peças"
          r" desculpa|enrole|enroles)\b.*)", "instruction"),
    frame("não nao", rf"{_ONCE}(?P<negated>n[ãa]o) (?:precisa|precisas|é preciso|é necessário"
          r"|quero que|quero|preciso que|gosto que|há necessidade de|tens de|tem que)(?: você|"
          rf" tu| de| que)* (?:sempre )?(?:te |se |me )?(?P<object>(?:{_SUBJUNCTIVE}|\w+[aei]r)\b"
          r" \S.*)", "instruction", needs=("desculp", "respost", "list", "emoji", "tópico",
          "marcador", "toda hora", "sempre", "repet", "explic", "agradec", "introdu", "resum",
          "tabela", "negrito", "formal", "cada vez", "toda vez", "jarg", "chamar", "tratar")),
    frame("não nao", r"(?P<negated>n[ãa]o) quero (?:mais |ver |tant[oa]s |suas |tuas"
          r" )?(?P<object>(?:sermão|sermões|listas?|emojis|marcadores|desculpas|rodeios"
          r"|introduções|respostas (?:longas|genéricas)|resumos|parágrafos longos|negritos?"
          r"|explicações|conselhos|elogios|puxa-saquismo|anglicismos|estrangeirismos|perguntas"
          r"|opiniões|enrolação)\b.*)", "instruction"),
    frame("não nao nunca", rf"{_ONCE}(?P<negated>n[ãa]o|nunca) (?P<object>(?:responda|respondas"
          r"|fale|fales|escreva|escrevas|use|uses|utilize|utilizes|ponha|ponhas|coloque|coloques"
          r"|inclua|incluas|faça|faças|abuse|abuses|comece|comeces|termine|termines|cite|cites"
          r"|dê|dês)\b(?: mais| tant[oa]s?| [oa]s?| muit[oa]s?)*"
          r" (?:com|em|de|sem|emoj\w+|list\w+|tabel\w+|negrit\w+|marcador\w+|tópic\w+|maiúsc\w+"
          r"|termos|jarg\w+|gíri\w+|anglic\w+|estrangeir\w+|rodei\w+|parágraf\w+|desculp\w+"
          r"|introdu\w+|resum\w+|frases|palavras|exclama\w+|sinais|parêntes\w+|metáfor\w+"
          r"|diminut\w+|palavr\w+|explica\w+|avisos|conselhos|perguntas|opini\w+|travess\w+)\b.*)",
          "instruction"),
    frame("nunca jamais", rf"{_ONCE}(?P<negated>nunca|jamais) (?:mais )?(?:me )?(?P<object>(?:diga"
          r"|digas|fale|responda|chame|trate|mande|explique|corrija|use|escreva|comece|termine)\b"
          r" (?!nunca)\S[^,;]*)", "instruction",
          needs=("me ", "modelo", "comigo", "frase", "respost")),
    frame("não nao", rf"{_ONCE}(?P<negated>n[ãa]o) (?P<object>(?:us[ae]|põe|coloc?qu?[ae]|mand[ae]"
          r"|bot[ae]) (?:mais |muit[oa]s? |tant[oa]s? |[oa]s? )?(?:emoji|list|tabel|negrit"
          r"|marcador|tópic|gíri|jarg|anglic|exclama|travess|palavr|textão|introdu)\w*\b[^,;]*"
          r"|(?:me )?enrol[ae]s?(?: comigo| tanto)?(?=$|[.,;!])[^,;]*)", "instruction"),
    frame("não nao", rf"{_ONCE}(?P<negated>n[ãa]o) (?:precisas?|é preciso|quero que)"
    rf" (?P<object>(?:me"
          r" (?:cumprimentar|elogiar|agradecer|saudar|bajular|chamar de \w+)|(?:ficar )?(?:se"
          r" )?(?:desculpando|desculpar|repetir|explicar tudo))\b.*)", "instruction"),
    frame("use usa utilize utiliza mantenha mantém adote", rf"{_ONCE}(?P<object>(?:us[ae]"
    rf"|utiliz[ae]"
          r"|mantenha|mantém|adot[ae]) (?:sempre )?(?:um|uma|o) (?:tom|linguagem|estilo|registro"
          r"|tratamento|vocabulário|português) [^,;]*?(?:comigo|sempre|ao (?:responder|falar"
          r"|escrever)|(?:suas|tuas|nas) respostas)\b.*)", "instruction"),
    frame("para pára",
          rf"{_ONCE}p[aá]ra de (?P<object>(?:me )?\w+r(?:-me)?\b.*)", "instruction", **NO),
    frame("pare chega evita evite deixa deixe corta corte poupa-me me dispensa dispense",
          rf"{_ONCE}(?P<object>(?:(?:pare|deix[ae]|chega) de (?:me )?\w+(?:r(?:-me)?)?"
          r"|evit[ae] (?:usar |[oa]s? )?|(?:corta|corte|dispens[ae]|poupa-me|me poupe"
          r" d)[eoa]?s?)\b ?\S.*)", "instruction", **NO),
    frame("quero prefiro preciso preferia gostaria gostava queria adoraria peço te",
          rf"{_ONCE}(?:quero|prefiro|preciso|preferia|gostaria|gostava|queria|adoraria|agradecia"
          r"|agradeço|te peço|peço|vou te pedir|espero) (?:de )?que (?:você |tu |vocês"
          r" )?(?:(?:sempre )?(?P<negated>não |nunca )?(?:sempre"
          rf" )?)(?P<object>{_SUBJUNCTIVE}\b.*\b(?:sempre|comigo|respostas?|tom|diret[oa]s?"
          r"|brev\w+|curt[oa]s?"
          r"|crític[oa]s?|formal\w*|informal\w*|por tu|por você|por senhor\w*|senhora?|você"
          rf"|emojis|listas?|marcadores|tópicos|exemplos?|fontes|passos?|passo a passo|{TONGUES}"
          r"|conci\w+|detalh\w+|sincer[oa]|honest[oa]|clar[oa]s?|simples|rodeios|enrolação|ao"
          r" ponto|frases|palavras|tabelas?|parágrafos|markdown|negritos?|maiúsculas|opções"
          r"|alternativas|amáve\w+|gentil|séri[oa]s?|paciente|exigente|objetiv[oa]|meus erros"
          r"|minhas falhas|ortografia|português)\b.*)",
          "instruction"),
    frame("quero prefiro preciso gostaria gostava queria", rf"{_ONCE}(?:quero|prefiro|preciso"
          r"|gostaria|gostava|queria) (?:de )?que (?:você |tu )?(?:sempre|(?P<negated>nunca))"
          rf" (?P<object>{_SUBJUNCTIVE}\b.*)", "instruction"),
    frame("", r"(?:tod[oa]s (?:[oa]s )?)?(?:(?:as |os )?(?:suas|tuas|seus) |as |os |a |o"
          rf" )?(?P<object>{_THINGS}(?: (?:d[eoa]s?|que|para|pra) (?!no\b"
          rf"|dois)[^,;:]{{1,25}}?)?,?{_MUST} (?:(?:em|no|na|com|sem|de) (?!(?:meu|minha|uma?"
          rf"|qual|maio|casa)\b)\S|{_HOW}\b).*)", "instruction",
          needs=("sempre", "espostas", "xplicações", "xplicacoes", "odas as", "odos os", "devem",
              "têm que", "tem que", "Datas", "Preços", "Medidas", "Temperaturas", "no máximo",
              "precisam")),
    frame("sempre em", rf"(?P<object>(?:sempre )?em (?:{TONGUES})(?: d[eo] \w+)?(?:,? sempre|,?"
          r" por favor)?)[.!]*$", "instruction", needs=("empre",)),
    frame("suas tuas as em", r"(?P<object>(?:em )?(?:(?:as )?(?:suas|tuas)|todas as|as)"
          r" (?:respostas|explicações|mensagens),? (?:(?:que )?(?:sejam|devem|têm que|tem que"
          r"|precisam|use|usa|evite|evita|inclua|não use|não uses|não ponha|sempre)\b \S.*"
          r"|curt\w+|brev\w+))", "instruction"),
    frame("sem nada", r"(?:sem|nada de) (?P<object>(?:rodeios|emojis|floreios|enrolação|encher"
          r" linguiça|jargão|termos técnicos|formalidades?|desculpas|introduções|preâmbulos"
          r"|listas|marcadores|tópicos|negritos?|markdown|anglicismos|estrangeirismos|sermão"
          r"|sermões|puxa-saquismo|elogios|conversa fiada|blá-blá-blá|palavras difíceis)\b.*)",
          "instruction", **NO),
    frame("a de daqui doravante por desde no", r"(?:a partir de (?:agora|hoje|já)|de agora em"
          r" diante|de hoje em diante|daqui (?:em|por) diante|daqui pra frente|daqui para a"
          r" frente|doravante|por padrão|por omissão|por defeito|no futuro|desde já),? (?:por"
          r" favor,? )?(?P<negated>nada de|sem|chega de|evita|evite|para de|pare de|não |nunca"
          r" ) ?(?:me )?(?P<object>\S.*)", "instruction"),
    frame("a de daqui doravante por desde no", r"(?:a partir de (?:agora|hoje|já)|de agora em"
          r" diante|de hoje em diante|daqui (?:em|por) diante|daqui pra frente|daqui para a"
          r" frente|doravante|por padrão|por omissão|por defeito|no futuro|desde já),? (?:por"
          r" favor,? )?(?:sempre )?(?:quero que (?:você )?|prefiro que"
          rf" )?(?P<object>{_IMPERATIVE}\b.*|(?:só |tudo )?em (?:{TONGUES})\b.*|(?:me|suas|as"
          rf" suas|tuas) \S.*|respostas \S.*|{_SUBJUNCTIVE}\b \S.*)", "instruction"),
    frame("com em para no na ao", rf"{_ONCE}(?:com|em|para|no|na|ao) [^,;]{{2,40}},?"
          rf" (?P<object>{_IMPERATIVE} sempre\b.*)", "instruction", needs=("sempre",)),
    frame("vá vai", r"(?P<object>(?:vá|vai) (?:sempre )?(?:direto |logo )?(?:direto )?ao"
    r" (?:ponto(?! de)"
          r"|assunto)\b.*)", "instruction"),
    frame("seja sê", r"(?P<object>(?:seja|sê) (?:mais |muito |sempre |o mais |um pouco mais "
          rf"|comigo )*{_HOW}\b.*)", "instruction"),
)  # fmt: skip

_NEXT = (
    r"(?:,? (?:e )?(?:só )?(?:depois|em seguida|então|aí|por fim|por último|no fim|finalmente"
    r"|a seguir|logo)\b)"
)
_MORE = rf"(?:{_NEXT}(?!.{{0,3}}$).*?(?={_NEXT}|$))"
"""The second step; the others are left to what the fact quotes."""
_GENERIC = (
    r"(?!(?:começar|terminar|acabar|resumir|resolver)\b)(?!.{0,50}\b(?:isto|isso|este erro|o"
    r" problema|est[ea] (?:exercício|script))\b)"
)
_FIRST = (
    r"(?:primeiro(?: de tudo)?|primeiramente|antes de (?:tudo|mais nada)|a primeira coisa(?: é)?"
    r"|começo por|em primeiro lugar)"
)
_NOT_NOW = r"(?!.*\b(?:amanhã|hoje|preciso|quero|queria|posso|deveria|poderia)\b)"
_TASK = rf"(?P<attribute>{_GENERIC}\w+[aeioô]r(?:-se|-me)?\b[\w '/.-]{{0,50}}?)"
_DOES = (
    r"(?:ponho|tiro|lavo|misturo|esquento|aqueço|abro|entro|rodo|executo|meto|deixo|ligo|desligo"
    r"|subo|desço|copio|reviso"
    r"|atualizo|paro|peço|preencho|mando|corto|desmonto|enxáguo|fecho|conecto|baixo|instalo"
    r"|preparo|fervo|despejo)"
)
PROCEDURE_FRAMES: tuple[Frame, ...] = (
    frame("para pra", rf"{_NOT_NOW}(?:para|pra) {_TASK}[,:]? (?:eu )?(?:primeiro"
                      rf" )?(?P<object>(?:{_DOES}|apago|\w+o (?:[oa]s?|uma?|um pouco|bem)"
          r"|acendo|descasco|bato|pico)\b[^,;]{2,50}, \w+o\b[^,;]*?)(?:,|,? e) \w+o\b.*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("o a os as meu minha", r"(?:[oa]s?|meu|minha) (?P<attribute>[^,:;]{2,40}?) (?:eu|a gente"
          r"|nós) (?:faço|faz|fazemos|preparo|cozinho|monto|limpo) assim: (?P<object>\w+o\b.*)",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("para pra",
          rf"{_NOT_NOW}(?:para|pra) {_TASK},? (?:eu |a gente )?(?:primeiro"
          rf" )?(?P<object>{_DOES}\b[^;]{{0,99}}?"
          rf"{_MORE}).*", "procedure", type=MemoryType.PROCEDURAL),
    frame("para pra", rf"{_NOT_NOW}(?:para|pra) {_TASK}[,:]? (?:eu |a gente |nós |sempre"
          rf" )*{_FIRST},? (?:é preciso |tem que |a gente )?(?P<object>\S(?:.*?{_MORE}|.*)).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("para pra", rf"{_NOT_NOW}(?:para|pra) {_TASK}[,:]? (?:é (?:preciso|só)|basta|tem que"
          rf"|tem de|há que|a gente) (?P<object>(?:\S+ ){{1,12}}?\S+?{_MORE}).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("para pra", rf"{_NOT_NOW}(?:para|pra) {_TASK}[,:] (?P<object>\S.*?{_MORE}).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("é assim e o a meu minha nosso nossa", r"(?:(?:é )?assim(?: é)?(?: que| como)? (?:eu"
          r" )?(?:faço|fazemos|preparo|preparamos|publico|publicamos)|(?:(?:o|a) )?(?:(?:meu"
          r"|minha|nosso|nossa) )?(?:processo|procedimento|receita|método|rotina|fluxo|passo a"
          r" passo) (?:para|pra|de|do|da)) (?P<attribute>[^:;]{2,60}?)(?: é(?: assim)?)?:"
          rf" (?:{_FIRST},? )?(?P<object>\S(?:.*?{_MORE}|.*)).*",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("quando sempre toda cada antes se", r"(?:quando|sempre que|toda vez que|cada vez que"
          r"|antes de (?=\w+r\b)) ?(?P<attribute>[^,:]{2,60}?), (?:eu )?(?:sempre )?(?:primeiro "
          r"|(?=é preciso|tem que))"
          rf"(?P<object>(?:\w+o|\w+mos|\w+-se|é preciso|tem que|a gente)\b,? \S(?:.*?{_MORE}"
          rf"|.*)).*",
          "procedure", type=MemoryType.PROCEDURAL),
)  # fmt: skip

FORGET_ASKED = (
    r"|(?:esque[çc][ae]|apag(?:a|ue)|delet[ae]|elimin[ae])(?:-te)?(?: de)?"
    r" (?:(?P<asked_home>onde (?:eu |n[óo]s )?(?:moro|vivo|moramos|vivemos))"
    r"|(?P<asked_employer>onde (?:eu )?trabalho|para quem (?:eu )?trabalho)"
    r"|(?P<asked_name>como (?:eu )?me chamo)|(?P<asked_age>quantos anos (?:eu )?tenho)"
    r"|(?P<asked_birthday>quando (?:eu )?(?:nasci|fa[çc]o anos|[ée] (?:o )?meu anivers[áa]rio))"
    r"|(?P<asked_job>(?:com|em) (?:o )?que (?:eu )?trabalho|o que (?:eu )?fa[çc]o(?: da vida)?)"
    r"|(?P<asked_origin>de onde (?:eu )?(?:sou|venho)))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
