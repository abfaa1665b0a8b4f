"""Portuguese for what somebody likes, dislikes, puts first and makes up their mind for, in open
classes: any verb of feeling, any noun, the thing before or after its verb."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.iberian import (
    EPISODIC,
    NO,
    OBJECT,
    PROPER,
    UPPER,
    Saying,
    frame,
    saying,
)
from kumbuka.memory.extraction.languages.portuguese_clauses import MY
from kumbuka.memory.extraction.table import Frame

VERY = (
    r"(?: (?:bué|muito|muitíssimo|bastante|demais|imenso|um monte|um bocado|tanto|pouco|nada|mesmo"
    r"|também|todos|todas"
    r"|sempre|mais|menos|especialmente|sobretudo|realmente|de verdade|cada vez mais|pra caramba|à"
    r" beça|agora|assim"
    r"|um pouco|\w{4,}mente))*"
)
_OF = r"(?: (?:d[eoa]s?|com|por|pel[oa]s?|em|n[oa]s?|a|ao?s?|à?s?))?"
_PLEASE = (
    r"(?:(?:encanta|fascina|agrada|apaixona|entusiasma|diverte|relaxa|acalma|anima|inspira"
    r"|emociona|alegra|atrai|interessa)m?"
    r"|faz(?:em)? (?:muito )?(?:bem|feliz)|chama(?:m)? (?:muito )?(?:a )?atenção|deixa(?:m)?"
    r" (?:muito )?feliz|traz(?:em)? paz)"
)
_ANNOY = (
    r"(?:(?:irrita|incomoda|chateia|aborrece|enoja|cansa|estressa|stressa|desanima|repugna|enjoa"
    r"|exaspera|desespera|revolta"
    r"|enerva|entedia|angustia|deprime|frustra|assusta|sufoca|enlouquece)m?|(?:dá|dão|da|dao"
    r"|causa|causam)(?: muit[oa]| um[a]?| tant[oa])?"
    r" (?:nojo|raiva|preguiça|sono|agonia|ranço|gastura|nervoso|ansiedade|nos nervos|asco"
    r"|arrepios?|urticária|repulsa|enjoo|vergonha alheia"
    r"|tédio|ódio|azia moral|pavor|aflição|impressão|seca)|tira(?:m)? do sério|põe(?:m)?"
    r" (?:doid[oa]|nervos[oa])|deixa(?:m)? (?:muito |bem )?(?:nervos[oa]"
    r"|irritad[oa]|estressad[oa]|de mau humor|pra baixo))"
)
_FAN = (
    r"(?:fã|fãs|fan|amante|viciad[oa]|apaixonad[oa]|louc[oa]|doid[oa]|maluc[oa]|fanátic[oa]"
    r"|entusiasta|devot[oa]|tarad[oa]|alucinad[oa]"
    r"|admiradora?|adept[oa]|chegad[oa]|ligad[oa]|vidrad[oa]|torcedora?|adepta|obcecad[oa]"
    r"|fascinad[oa]|grande apreciadora?|apreciadora?)"
)
_MEASURE = (
    r"(?: (?:muito|um|uma|grande|super|bem|bastante|completamente|totalmente|absolutamente"
    r"|simplesmente|nada|tão|pouco|meio|mega|total|sempre|também"
    r"|mesmo|de carteirinha|incondicional|assumid[oa]|confess[oa]|[oa] maior|lá|desde \w+))*"
)
_TO = r"(?:de|do|da|dos|das|por|pelo|pela|pelos|pelas|em|no|na|nos|nas|com|a|ao|à)"
_WHAT = (
    r"(?:quando |que (?=(?:me |te |se |a gente |as pessoas |não me )?\w+(?:em"
    r"|am)\b))?(?P<object>(?!.*\b(?:hoje|isso|isto)\b)(?!que\b|saber\b|se\b|isso\b|isto\b"
    r"|ess[ea]s?\b|est[ea]s?\b|e\b"
    r"|mas\b|não\b|quando\b|para\b|vê-lo|por\b|ver que)\S.*)"
)

LIKES: tuple[Saying, ...] = (
    saying("acho|achamos", "acha",
           r" (?P<object>(?!.*\b(?:es[st][eas]s?|isto|isso|seus?|suas?|teus?|tuas?|código"
           r"|respostas?|ideia|texto|que|ficou|foi)\b)[^,;]{2,40}?) (?:um saco|um"
           r" porre|uma (?:chatice|porcaria|seca|droga|tortura)|horríve(?:l|is)|horroros[oa]s?"
           r"|insuportáve(?:l|is)|péssim[oa]s?|nojent[oa]s?|chat[oa]s?|chatíssim[oa]s?|sem graça"
           r"|intragáve(?:l|is)|um (?:tédio|pé no saco|suplício))(?: demais)?[.!]*$",
           "preference", **NO),
    saying("gosto|gostamos|gosta a gente|gosto eu", "gosta|gostam",
           rf"{VERY} (?:mesmo )?(?:é )?d[eoa]s? {OBJECT}", "preference"),
    saying("amo|adoro|amamos|adoramos|curto|curtimos|aprecio|apreciamos|venero|idolatro|valorizo"
           "|admiro|prezo", "ama|adora|curte|aprecia|valoriza",
           rf"{VERY} (?P<object>(?!isso|isto|ess[ea]|est[ea]|tua|sua\b|você|e grosso)\S.*)",
           "preference"),
    saying("morro|sou capaz de morrer",
          "morre", rf"{VERY} (?:de amores )?por (?P<object>(?!saber|ver\b|isso|dentro|aqui)\S.*)",
           "preference"),
    saying("piro|me acabo|me interesso|interesso-me|me amarro|amarro-me|me identifico"
           "|identifico-me|me ligo|me"
           " derreto|me divirto|viajo", "se interessa|interessa-se",
           rf"{VERY} (?:em|por|com|no|na|nos|nas|pel[oa]s?) {OBJECT}", "preference"),
    saying("me|nos|a mim|a mim me", "", rf"{VERY} {_PLEASE}{VERY} {_WHAT}", "preference"),
    saying("me|nos", "", rf"{VERY} {_ANNOY}{VERY} {_WHAT}", "preference", **NO),
    saying("não me|nao me|já não me|nem me|não nos", "não lhe", rf"{VERY} (?:{_PLEASE}|atrai"
           rf"|atraem|diz nada|dizem nada|convence|convencem|desce|descem|cativa|seduz){VERY}"
           rf" {OBJECT}", "preference", **NO),
    saying("sempre|desde sempre|a vida toda", "sempre", r" (?:gostei|adorei|amei|curti|preferi"
           rf"|fui fã|gostamos|preferimos|gostou|preferiu){VERY}{_OF} {OBJECT}", "preference"),
    saying("nunca|jamais|nunca na vida", "nunca", r" (?:gostei|curti|suportei|aguentei|fui fã"
           rf"|fui muito fã|fui de|me interessei|me atraiu|gostou|suportou){VERY}{_OF} {OBJECT}",
           "preference", **NO),
    saying("não sou|não somos|nunca fui|não me considero|nem sou|nao sou", "não é",
           rf"{_MEASURE} (?:{_FAN}|d[eoa]s?)(?: (?:d[eoa]s?|por|pel[oa]))? (?P<object>(?!daqui"
           r"|cá\b|lá\b|ferro|longe|\w+r(?:-me|-se)?\b|acordo|quem|[^\n]{1,40} mas d[eoa]\b"
           r"|[^,]{1,40}, sou)\S.*)", "preference", **NO),
    saying("sou|somos|me considero|considero-me|me confesso|tô|estou|ando", "é|são|está",
           rf"{_MEASURE} {_FAN}{_MEASURE} {_TO} (?P<object>(?!você|mim|cansaço|sono|raiva|fome"
           r"|alegria|felicidade|ti\b)\S.*)", "preference"),
    saying("sou|somos", "é", rf"{_MEASURE} mais (?:d[eoa]s? )?(?P<object>(?!velh|nov|alt|baix"
           r"|que\b|ou menos)\S.*?) (?:do )?que (?:d[eoa]s? )?(?P<compared>\S.*)", "preference"),
    saying("sou|somos",
          "é",
          r" (?:muito |mais |d[eo] )?(?:team|time|equipa) (?P<object>(?!d[aeo]\b|que\b)\S.*)",
          "preference"),
    saying("sou|somos", "é", r" (?:muito|bem|mais|super) d[eoa]s? (?P<object>(?!\w+[aei]r(?:-me"
           r"|-se)?\b|que\b)\S.*)", "preference"),
    saying("tenho|sinto|temos", "tem", r"(?: muit[oa]| um[a]?| grande| verdadeir[oa]| especial)*"
           r" (?:queda|fraco|paixão|predileção|adoração|carinho|preferência|fascínio|fascinação"
           r"|loucura|admiração|simpatia)(?: especial| enorme| grande)?"
           rf" {_TO} {OBJECT}", "preference"),
    saying("tenho|peguei|sinto|ganhei|temos", "tem|sente", r"(?: muit[oa]| um[a]?| grande| um"
           r" certo| total| tant[oa]| verdadeir[oa]| zero| nenhuma)* (?:horror|nojo|pavor|birra"
           r"|raiva|ranço|ódio|aversão|antipatia|preguiça|repulsa|trauma|agonia|implicância|asco"
           r"|bode|cisma|gastura|pó)"
           rf" {_TO} (?P<object>(?!mim\b|você|ti\b|que\b)\S.*)", "preference", **NO),
    saying("não tenho|não temos", "não tem", r" (?:a menor |nenhuma |muita |a mínima"
           r" )?(?:paciência|saco|pachorra|estômago|gosto) (?:para|pra|pro|com|de|por|pel[oa])(?:"
           r" os?| as?)? (?P<object>(?!isso|ess[ea]|est[ea]|fazer isso|mais\b)\S.*)", "preference",
           **NO),
    saying("não suporto|não aguento|não tolero|não engulo|não curto|não aprecio|não encaro|não"
           " topo|não consigo com|não posso com|não posso ver|não gramo|não vou com a cara d|não"
           " vou à bola com|não morro de amores por|não me dou bem com|não ligo para|não ligo pra"
           "|nem morto como|não sinto falta de",
           "não suporta|não curte|não aprecia|não engole", rf"(?:[eoa]s?)?{VERY} (?:quando |que"
           r" )?(?:o |a |os |as )?(?P<object>(?!mais\b|isso|isto|ess[ea]|est[ea]|tua|sua\b|você"
           r"|a dor|tanto\b)\S.*)", "preference", **NO),
    saying("odeio|detesto|abomino|repudio|desprezo|evito|fujo", "odeia|detesta|abomina|evita",
           rf"{VERY}(?: d[eoa]s?)? (?:quando |que )?(?P<object>(?!isso|isto|ess[ea]|est[ea]|você"
           r"|problema)\S.*)", "preference", **NO),
    saying("fico|eu fico|fico sempre", "fica", rf"{VERY} (?:irritad[oa]|nervos[oa]|doid[oa]"
           r"|louc[oa]|estressad[oa]|chatead[oa]|furios[oa]|fulo|fula|put[oa]|incomodad[oa]"
           r"|agoniad[oa]) (?:com|quando|de) (?P<object>(?!isso|isto|ess[ea]|est[ea]|você"
           r"|ti\b)\S.*)", "preference", **NO),
    saying("não vejo|não acho|nunca vi|não encontro", "não vê", rf" (?:muita )?graça (?:em|n[oa]s?)"
           rf" {OBJECT}", "preference", **NO),
    saying("não vejo|não assisto|não leio|não ouço|não consumo|não compro|não uso|não quero saber"
           " de", "não vê|não assiste|não ouve", r"(?: nunca| nada de| jamais)* (?P<object>(?!a"
           r" hora|que\b|por\b|porque|problema|nada\b|mais\b|o (?:botão|erro|arquivo|sentido"
           r"|ficheiro|menu)|(?:a )?(?:diferença|opção|imagem|variável)|nenhum|ness[ea]|como|bem\b"
           r"|motivo|onde|.* mais[.!]*$)\S.*)", "preference", **NO),
    saying("não troco|não trocaria|não vivo sem|não passo sem|não abro mão de|não dispenso|não"
           " resisto a", "não troca|não vive sem|não dispensa", r" (?:o |a |os |as |um |uma |meu "
           r"|minha )*(?P<object>(?!ess[ea]|est[ea]|isso)\S.*?)(?= por \w+| de jeito|$).*",
           "preference"),
    saying("prefiro|preferimos", "prefere", r" (?:mil vezes |sempre |de longe |muito mais |mais"
           r" )(?P<object>\S.*?)(?: (?:a|ao|à|do que|que) (?P<compared>\S.*)|$)", "preference"),
    saying("tomo|como|bebo|gosto do meu", "toma", r" (?:o |meu |o meu |a |minha"
           r" )(?P<object>(?:café|chá|pão|bife|cerveja|leite|carne)\b (?:sem|com|bem|mal|sempre"
           r"|puro|preto|forte|gelad)\S*.*)", "preference"),
)  # fmt: skip

_FRONTED = (
    r"(?P<object>(?!eu\b|se\b|que\b|não\b|nao\b|quando\b|isso\b|isto\b|ess[ea]s?\b|est[ea]s?\b"
    r"|me\b|mas\b|e\b|já\b|agora\b|hoje\b|ontem\b|nunca\b|sempre\b|também\b|você\b|também\b|a"
    r" gente\b|tu\b|assim\b|ele\b|ela\b|sou\b|tenho\b)[^\W\d_][^,;:]{1,60}?)"
)
_END = (
    r"(?:,? (?:muito|demais|mesmo|de verdade|pra caramba|imenso|na verdade|sinceramente|viu"
    r"|né)){0,2}[.!]*$"
)
_NOT_THIS = (
    r"(?!.{0,40}\b(?:est[ea]s?|ess[ea]s?|tua|teu|código|resposta|versão|opção|explicação)\b)"
)
_EVER = r"(?:li|vi|ouvi|provei|comi|joguei|bebi|conheci|visitei|tive|escutei|assisti|experimentei)"
_BE = (
    r"(?: (?:é|são|sempre foi|foi|continua sendo|vai ser sempre|será sempre|sempre será)(?: o| a|"
    r" os| as)?)"
)
_WHERE = r"(?: (?:d[eoa]s?|em|n[oa]s?|para|pra|desde) [^,;:]{1,30}?)?"

_ONE_THING = (
    r"(?:se (?:tem|há|existe) (?:algo|uma coisa|alguma coisa)|algo|uma (?:das )?coisas?"
    r"|a única coisa|outra coisa)"
)
LIKE_FRAMES: tuple[Frame, ...] = (
    frame("o a os as",
          rf"[oa]s? (?P<attribute>\w[\w -]{{1,30}}?) da minha (?:vida|infância){_BE} {OBJECT}",
          "favourite"),
    frame("que",
          r"que (?:nojo|raiva|preguiça|medo|pavor|ódio|ranço|agonia) (?:(?:eu )?tenho d[eoa]s?"
          r"|(?:que )?me d(?:á|ão)|dessa?)"
          r" (?P<object>(?!que\b|quando\b|tud?o?\b|iss?t?o\b|ess[ea])\S.*)", "preference", **NO),
    frame("como", rf"como (?:eu )?(?:odeio|detesto) {OBJECT}", "preference", **NO),
    frame("como",
          r"como (?:eu )?(?:adoro|amo|gosto d[eoa]s?) (?P<object>(?!você|vc|ti\b)\S.*)",
          "preference"),
    frame("não nao",
          r"(?:não|nem) (?:há|tem|existe) (?:(?!jeito|forma|maneira|opção|solução|método"
          r"|ninguém)\w+ )?melhor(?: \w+)?"
          r" (?:do que|que|como) (?P<object>(?!fazer[.!]*$|iss?t?o\b|nada\b)\S.*)", "preference"),
    frame("",
          rf"{_FRONTED},? (?:é|são|sempre foi|sempre será) (?:um|uma|uns|umas|d[oa]s|entre)(?:"
          rf" d[oa]s)? (?:[oa]s )?"
          r"(?:(?:meus|minhas|noss[oa]s) [\w -]{1,30}? (?:favorit|preferid|predilet)[oa]s|(?:\w+"
          r" )?que (?:eu )?mais"
          r" (?:gosto|amo|adoro|curto))\b.*",
          "preference", needs=("avorit", "referid", "redilet", "mais ")),
    frame("se algo uma a outra",
          rf"{_ONE_THING} (?:de )?que (?:eu )?(?:realmente |mais )?(?:não (?:suporto|aguento"
          rf"|tolero|gosto|curto"
          rf"|engulo)|odeio|detesto|me {_ANNOY})(?: \w+)? (?:é|são) (?:que |quando )?(?:de"
          rf" )?{OBJECT}", "preference", **NO),
    frame("se algo uma a outra",
          rf"{_ONE_THING} (?:de )?que (?:eu )?(?:realmente |sempre |mais )?(?:gosto|adoro|amo"
          rf"|curto|me {_PLEASE})"
          rf"(?: \w+)? (?:é|são) (?:de )?{OBJECT}", "preference"),
    frame("nem",
          r"nem me (?:fal[ea]s?|venh\w+ com) (?:d[eoa]s? |em |n[oa] )?(?P<object>\S[^,;]*)\b.*",
          "preference", **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:eu |a gente )?(?:sempre )?(?:adoro|amo|curto|gosto"
          rf" muito|gosto|aprecio|ama|adora){_END}", "preference", needs=(" adoro", " amo",
          " curto", " gosto", " a gente ")),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:eu )?(?:não suporto|não gosto|não curto|não aguento"
          r"|não engulo|odeio|detesto|não como|não bebo|não dá|não encaro|não aprecio"
          r"|não (?:posso|consigo) (?:nem )?(?:ver|ouvir|sentir o cheiro)"
          r"|dispenso)(?: nada| de jeito nenhum| de forma alguma| nem pintad[oa]| nem"
          rf" amarrad[oa]| nem mort[oa])?{_END}", "preference",
          needs=(" não ", " nao ", " odeio", " detesto", " dispenso"), **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:sempre )?(?:me|nos){VERY} {_PLEASE}{_END}",
          "preference", needs=(" me ", " nos ")),
    frame("", rf"{_NOT_THIS}{_FRONTED},? (?:sempre )?(?:me|nos){VERY} {_ANNOY}{_END}", "preference",
          needs=(" me ", " nos "), **NO),
    frame("", rf"{_NOT_THIS}{_FRONTED} (?:não me|não nos) (?:{_PLEASE}|desce|descem|atrai|diz"
          rf" nada){VERY}{_END}", "preference", needs=(" me ", " nos "), **NO),
    frame("", rf"{_FRONTED} (?:não (?:é|são) (?:comigo|pra mim|para mim|a minha praia|minha praia"
          r"|a minha cena|meu forte|minha cara)|não faz(?:em)? (?:o )?meu (?:tipo|gênero"
          rf"|estilo)){_END}", "preference", needs=("não é", "não são", "nao e", "não faz"), **NO),
    frame("", rf"{_FRONTED} (?:é|são) (?:(?:a |o )?(?:minha|meu) (?:praia|paixão|vício|fraqueza"
          rf"|perdição|vida|fraco|cara|cena|xodó)|comigo mesmo|tudo de bom|tudo pra mim){_END}",
          "preference", needs=(" minha ", " meu ", "comigo", "tudo ")),
    frame("o a minha meu", r"(?:o |a )?(?:minha (?:praia|paixão|cena|fraqueza|perdição)|meu"
          r" (?:fraco|vício|negócio|forte|lance|xodó)) (?:é|são|sempre foi) (?P<object>\S.*)",
          "preference"),
    frame("o do aquilo", r"(?:d?o|aquilo) (?:de )?que (?:eu |a gente )?(?:mais |sempre "
          rf"|realmente )?(?:gosto|adoro|amo|curto|me atrai|me encanta|me faz feliz|me"
          rf" {_PLEASE})(?: mais|"
          rf" mesmo| muito)?{_WHERE} (?:é|são)(?: d[eoa]s?| mesmo)* {OBJECT}", "preference"),
    frame("o aquilo", r"(?:o|aquilo) (?:de )?que (?:eu )?(?:(?:menos|mais) (?:gosto|odeio"
          r"|detesto|me irrita|me incomoda|me chateia)|não suporto|não aguento|me (?:irrita"
          rf"|incomoda|chateia|tira do sério|mata))(?: mesmo| mais)?{_WHERE} (?:é|são)(?:"
          rf" d[eoa]s?| quando| que| gente que)* {OBJECT}", "preference", **NO),
    frame("nada", r"nada (?:bate(?! com)|supera|se compara (?:a|com)) (?:[oa]s? |uma?"
    r" )?(?P<object>(?!est[ea]"
          r"|ess[ea]|iss?t?o)\S.*)", "preference"),
    frame("não nada", r"(?:não há |não tem |não existe )?nada (?:melhor (?:do )?que|como|de que"
          r" (?:eu )?goste mais (?:do )?que|que (?:eu )?(?:goste|ame) mais (?:do )?que|me faz"
          r" mais feliz (?:do )?que) (?P<object>\S.*)", "preference"),
    frame("não nada", r"(?:não há |não tem |não existe )?(?:nada|coisa) (?:pior (?:do )?que|que"
          r" (?:eu )?(?:odeie|deteste) mais (?:do )?que|que me (?:irrite|incomode) mais (?:do"
          r" )?que) (?P<object>\S.*)", "preference", **NO),
    frame("entre", r"entre (?P<compared>[^,;]{1,60}?),? (?:eu )?(?:sempre )?(?:fico com|escolho"
          r"|prefiro|vou de|opto por) (?:o |a |os |as )?(?P<object>\S.*)", "preference"),
    frame("a o as os", r"[oa]s? (?P<attribute>\w[\w -]{1,30}?) (?:d[eoa] |em )?(?:que|qual)"
          r" (?:eu )?(?:mais|sempre) (?:gosto|amo|adoro|curto|ouço|leio|uso|como|releio|assisto"
          r"|vejo|peço"
          r"|bebo|tomo|visito|cozinho|repito|(?:re)?vi|li|ouvi)(?:"
          rf" mais)?{_WHERE}{_BE} {OBJECT}", "favourite"),
    frame("a o as os", r"[oa]s? (?P<attribute>\w[\w -]{1,30}?) (?:d[eoa] |em )?que (?:eu"
          rf" )?(?:gosto|amo|adoro|curto) mais{_WHERE}{_BE} {OBJECT}", "favourite"),
    frame("o a os as", r"[oa]s? melhor(?:es)? (?P<attribute>\w[\w -]{1,30}?) que (?:eu )?(?:já"
          rf" )?(?:{_EVER})(?: na vida| até hoje)?{_WHERE}{_BE} {OBJECT}", "favourite"),
    frame("o a os as meu minha meus minhas nosso nossa", rf"{MY} (?P<attribute>\w[\w"
          r" -]{1,30}?) (?:do coração|de sempre|da vida|de todos os tempos|de estimação|número"
          rf" um|de cabeceira|do peito|de eleição|de infância|de toda a vida){_BE} {OBJECT}",
          "favourite"),
    frame("o a os as meu minha meus minhas nosso nossa", rf"{MY} (?P<attribute>\w[\w"
          r" -]{1,30}?) (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|de"
          rf" eleição){_WHERE}{_BE} {OBJECT}", "favourite"),
    frame("o a os as meu minha", rf"{MY} (?:favorit[oa]|preferid[oa]){_WHERE}{_BE} {OBJECT}",
          "favourite"),
    frame("de entre dentre", r"(?:de|d?entre) (?:tod[oa]s )?(?:[oa]s )?(?P<attribute>\w[\w"
          r" -]{1,30}?)(?: que (?:eu )?(?:já )?(?:li|vi|ouvi|provei|comi|visitei|joguei|conheço"
          r"|conheci|experimentei|tive))?,? (?:(?:[oa] )?(?:meu|minha|(?:de )?que (?:eu )?mais"
          r" (?:gosto|amo|adoro|curto|me marcou)|que prefiro|preferid[oa])(?:"
          rf" (?:favorit[oa]|preferid[oa]))? (?:é|são)(?: o| a)?|(?:eu )?(?:fico com|escolho"
          rf"|prefiro)(?: [oa]s?)?) {OBJECT}", "favourite"),
    frame("o a os as", r"[oa]s? melhor(?:es)? (?P<attribute>(?!opção|ideia|resposta|versão"
          r"|solução|forma|jeito|maneira|código)\w[\w -]{1,30}?) (?:pra mim|para mim"
          rf"|na minha opinião){_BE} {OBJECT}", "favourite"),
    frame("pra para", r"(?:pra|para) mim,? [oa]s? melhor(?:es)? (?P<attribute>(?!opção|ideia"
    r"|forma|jeito)\w[\w -]{1,30}?)"
          rf"{_BE} {OBJECT}", "favourite"),
    frame("café cafe chá cha o", r"(?:o |meu )?(?P<object>(?P<attribute>café|chá|mate|cerveja|vinho"
          r"|leite) (?:eu )?(?:só |sempre )?(?:tomo|bebo) (?:só |sempre |bem )?(?:puro|preto|sem"
          r"|com|amarg\w+|gelad\w+|quente|forte|frac\w|doce|morno)\b.*)", "preference"),
    frame("sou torço", r"(?:sou|torço (?:pro|para o|pelo|pela|pra|desde pequeno pelo))"
          rf" (?P<object>(?:d[oa] )?{PROPER})(?: (?:desde|doente|roxo|até morrer|fanático|de"
          r" coração)\b.*|[.!]*$)(?<!sou [A-Z])", "preference", needs=(" desde", " roxo", " doente",
          "torço", "até morrer", "coração", "fanático")),
    frame("sou", r"sou (?P<object>(?:flamenguist|corintian|palmeirens|são-paulin|santist|vascaín"
          r"|tricolor|botafoguens|grêmist|gremist|colorad|cruzeirens|atletican|benfiquist"
          r"|sportinguist|portist|bahi(?=a doente)|fluminens(?=e roxo))\w*)\b.*", "preference"),
)  # fmt: skip

_GO_WITH = (
    r"(?:usar|utilizar|adotar|ir (?:de|com|pelo|pela)|ficar com|apostar (?:em|no|na)|escolher"
    r"|contratar|migrar (?:para|pra|pro)|passar (?:para|pra|pro)|padronizar em|optar (?:por|pelo"
    r"|pela))"
)
DECISIONS: tuple[Saying, ...] = (
    saying("fechamos|fechei|bati o martelo|batemos o martelo|me decidi|decidi-me|nos decidimos"
           "|apostamos|apostei|acabei optando|acabamos optando|me fixei|ficámos|ficamos|fiquei"
           "|vou ficar|vamos ficar", "fechou|bateu o martelo|se decidiu|decidiu-se|acabou optando",
           r" (?:no fim |mesmo |então )?(?:com|em|no|na|nos|nas|por|pel[oa]s?) (?:o |a |os |as"
           r" )?(?P<object>(?!dúvida|medo|fome|raiva|sono|vontade|isso|pressa|(?:o|a) (?:primeir"
           r"|segund|últim|outr)|primeir|segund|febre|gripe|dor|casa\b|ciúme|pena|você|ele|ela"
           r"|saudade)\S.*)", "decision", **EPISODIC),
    saying("acabei|acabamos|acabámos", "acabou", r" (?:por )?(?:escolhendo|escolher|optando"
           r"|optar|ficando|ficar|comprando|comprar|indo|decidindo|adotando)(?: (?:com|por"
           rf"|pel[oa]|de))?(?: o| a| os| as)? {OBJECT}", "decision", **EPISODIC),
    saying("vamos|vou|iremos|bora", "vai", rf" (?:acabar )?(?:{_GO_WITH}) (?:o |a |os |as"
           r" )?(?P<object>(?!um laço|uma função|um for|isso|ess[ea]|est[ea]|seu código|sua"
           r" )\S.*)", "decision", **EPISODIC),
    saying("vamos|bora|iremos", "", rf" (?:de|com)(?: [oa])? (?P<object>{PROPER}.*?)"
           r"(?: então| mesmo)?[.!]*$", "decision", **EPISODIC),
    saying("vamos|bora|iremos", "", rf" (?:de|com)(?: [oa])? {OBJECT}", "decision",
           topics=ANY_TOPIC - OWNED, **EPISODIC),
    saying("morro|tenho", "morre|tem", r" (?:de )?(?:muita |muito )?(?:preguiça|raiva|ódio|nojo"
           r"|ranço|agonia|horror|pavor) (?:de|d[oa]s?|a) (?P<object>(?!você|vc|ti\b|iss?t?o\b"
           r"|ess[ea]"
           r"|est[ea]|quem\b|hoje)\S.*)", "preference", **NO),
    saying("não vamos|não vou|não iremos", "", rf" (?:{_GO_WITH}|renovar(?: com)?|continuar com"
           rf"|seguir com) (?:o |a )?{OBJECT}", "decision",
           polarity="-", **EPISODIC),
    saying("assinei|contratei|contratamos", "assinou|contratou", r" (?:com )?(?:[oa] )?"
           rf"(?P<object>(?:(?:a fibra|internet|o seguro|o plano) (?:com|d[aeo]) )?{PROPER}"
           r"(?: (?:para|por|pra) [^,;]{1,30})?)(?=[.!]*$| ontem\b| há\b)", "decision",
           **EPISODIC),
    saying("combinamos|combinámos|acordamos|acertamos|ficou combinado|ficou acertado|ficou"
           " acordado|ficou definido|ficou decidido|ficou resolvido|definimos|decidiu-se|foi"
           " decidido", "combinaram|acordaram",
           r"(?:,|:)? (?:que |de |em )?(?:(?:a gente|nós) )?(?P<negated>não )?(?:vamos |vai"
           r" )?(?:usar |usamos |utilizar )?(?:o |a |os |as )?(?P<object>(?!às?\b|ao\b|na\b|no\b"
           r"|de nos|de sair"
           r"|amanhã|hoje)\S.*)", "decision", **EPISODIC),
    saying("a decisão é|a decisão final é|a decisão foi|nossa decisão é|minha decisão é|tomei a"
           " decisão de|tomamos a decisão de|a escolha foi|a escolha é", "",
           rf" (?P<negated>não )?(?:{_GO_WITH} )?(?:o |a |de )?{OBJECT}", "decision", **EPISODIC),
)  # fmt: skip
_DECIDED = (
    r"(?:(?:(?:tá|está|ficou|já está|já tá) (?:mais que )?(?:decidido|resolvido|fechado"
    r"|combinado|acertado)|decidido|fechado|decisão tomada|bati o martelo|batemos o martelo|já"
    r" (?:decidi"
    r"|decidimos|resolvi|resolvemos)|decidi|resolvi|decidimos|tomei uma decisão|está resolvido))"
)
DECISION_FRAMES: tuple[Frame, ...] = (
    frame("no finalmente", r"(?:no fim|no final|finalmente),? (?:vou|vamos) (?:usar|utilizar|adotar"
          r"|escolher|ficar com) (?:o |a )?(?P<object>[^,;]+?) (?:em vez d[eoa]|no lugar d[eoa]|ao"
          r" invés d[eoa]) (?P<old>\S.*)", "decision", **EPISODIC),
    frame("no finalmente", r"(?:no fim|no final|finalmente),? (?:vou|vamos) (?:usar|utilizar|adotar"
          rf"|escolher|ficar com) (?:o |a )?{OBJECT}", "decision", **EPISODIC),
    frame("no finalmente", r"(?:no fim|no final|finalmente),? (?:a gente )?(?P<negated>não )?"
          rf"(?P<object>(?:vamos|vou|vai) (?:pr[ao]|para(?: [oa])?|ao|à) {UPPER}\S*.*)", "decision",
          **EPISODIC),
    frame("acabei acabamos", r"(?:acabei|acabamos) (?P<negated>não )"
          r"(?P<object>(?:comprando|alugando|vendendo|indo|contratando|mudando|aceitando|casando"
          r"|viajando|largando|trocando|matriculando)\b \S.*)",
          "decision", **EPISODIC),
    frame("depois", r"depois de (?:(?:muito )?(?:pensar|conversar|pesquisar|refletir)|muita"
    r" conversa)"
          r"[^,;:]{0,30}, (?:eu |a gente )?(?P<negated>não )?(?P<object>(?:me |nos )?(?:compro"
          r"|alugo"
          r"|vendo|aceito|recuso|contrato|troco|mudo|caso|matriculo|inscrevo|fico|largo|escolho"
          r"|opto"
          r"|pego|assino|fecho)\b \S.*)", "decision", **EPISODIC),
    frame("no finalmente", rf"(?:no fim|no final|finalmente),? vai ser (?:o |a"
           rf" )?(?P<object>{PROPER}"
          r".*)", "decision", **EPISODIC),
    frame("no finalmente", rf"(?:no fim|no final|finalmente),? (?:vou|vamos) (?:{_GO_WITH} )?"
          r"(?P<object>(?!(?:ver|ter (?:que|de)|precisar|dizer|perguntar|tentar|testar"
          r"|ir)\b)(?:me |nos )?\w+r(?:-me)?\b.*"
          r"|(?<=com )\S.*)", "decision", **EPISODIC),
    frame("tá está ta ficou já decidido fechado decisão bati batemos decidi resolvi decidimos"
          " tomei",
          rf"{_DECIDED}(?:(?: [^:,]{{1,25}})?:|,(?= (?:vamos|vou|ficamos|usamos|a gente|nos \w|me"
          rf" \w|\w+o\b))| que(?= (?:vou"
          rf"|vamos|vai ser|a gente"
          r"|não))) (?:eu |nós |a gente )?(?P<negated>não )?(?:(?:vou|vamos|vai) (?:me |nos"
          rf" )?)?(?:ser )?(?:{_GO_WITH} |de |com )?(?:fazer |ficar com )?(?:o |a )?{OBJECT}",
                 "decision",
          **EPISODIC),
)  # fmt: skip
