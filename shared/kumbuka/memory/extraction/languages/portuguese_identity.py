"""Portuguese for who somebody is, what they do again and again, and what they have and use."""

from __future__ import annotations

from dataclasses import replace

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.iberian import (
    EMPLOYERS,
    NAME,
    NO,
    OBJECT,
    PROPER,
    Saying,
    doing,
    saying,
)
from kumbuka.memory.extraction.languages.portuguese_frames import (
    IN,
    NOW,
    STATED,
)
from kumbuka.memory.extraction.languages.portuguese_words import (
    JOBS,
    RELATION_NAMES,
    TONGUES,
)

_VERB = r"(?:(?:me|nos|o|a|lhe|se) )?"
_FIRST_PERSON = (
    r"(?:(?:a gente|me|nos|o|a|os|as|lhe) )?(?:\w+(?:o|ou|amos|emos|imos|ámos)(?:-\w+)?\b"
    r"|(?<=gente )\w)"
)
_NOT_A_HABIT = (
    r"(?!termina\b|funciona|carrega\b|acaba\b|chega\b|aparece|devolve|há\b|que\b|foi\b|é\b|está\b"
    r"|havia|quis|quero|posso|soube|achei|acho\b|pensei|disse|dizem"
    r"|tenho que|tive\b|dá\b|sai\b|falha|estou|estava|será|teve|o mesmo|e quando|em\b|de\b|o\b|a\b"
    r"|os\b"
    r"|as\b|sim\b|não\b|vai\b|recebo|tinha\b|fui\b|fiz\b|vi\b|vejo (?:que|um|o erro)|entendo"
    r"|entendi|sei\b|esqueço|me (?:dá"
    r"|diz|pergunto)"
    r"|mais\b|tem\b|erro\b)"
)
_HABITS = (
    saying("sempre|quase sempre|normalmente|habitualmente|geralmente|usualmente|frequentemente"
           "|em geral|costumeiramente|tipicamente|por hábito|raramente não",
           "", rf",? (?:eu )?(?P<negated>não )?(?P<object>{_NOT_A_HABIT}{_FIRST_PERSON}.*)",
           "pattern"),
    saying("", "sempre|quase sempre|normalmente|geralmente",
           rf",? (?P<negated>não )?(?P<object>{_NOT_A_HABIT}{_VERB}\S.*)", "pattern"),
    saying("nunca|jamais|quase nunca|raramente|dificilmente", "",
           rf" (?:eu )?(?P<object>{_NOT_A_HABIT}{_FIRST_PERSON}.*)", "pattern", **NO),
    saying("", "nunca|jamais|quase nunca|raramente",
           rf" (?:eu )?(?P<object>{_NOT_A_HABIT}{_VERB}\S.*)", "pattern", **NO),
    saying("não costumo|não costumamos", "não costuma", rf" {OBJECT}", "pattern", **NO),
    saying("costumo|costumamos|tenho o hábito de|tenho o costume de|tenho costume de|tendo a",
           "costuma|costumam", rf" {OBJECT}", "pattern"),
    doing("acordo|levanto|levanto-me|me levanto|desperto", "acorda|levanta",
          r" (?:\w+ )?(?:às|à|ao|antes|cedo|tarde|por volta)\b.*", attribute="wake_up"),
    doing("durmo|me deito|deito-me|vou dormir|vou para a cama|vou pra cama", "dorme",
          r" (?:\w+ )?(?:às|à|ao|antes|cedo|tarde|por volta|depois)\b.*", attribute="bedtime"),
    doing("vou|venho",
          "vai|vem",
          r" (?:sempre |quase sempre )?(?:de (?!novo\b|volta\b)[\w ]{2,20}|a pé|pedalando)"
          r" (?:(?:para|pr[oa]|ao?|à) ?[oa]? ?(?:trabalho|trampo|escritório|faculdade|escola"
          r"|serviço|aula)|trabalhar"
          r"|(?:pra|para|a) tod[oa] (?:lado|canto|parte))\b.*", attribute="commute"),
    doing("vou|venho", "vai", r" (?:para o trabalho|pro trabalho|ao trabalho|trabalhar|para o"
        r" escritório"
          r"|pra faculdade|para a faculdade) (?:de|a|em|no|na)\b.*", attribute="commute"),
    saying("trabalho|trabalhamos", "trabalha|trabalham",
           r" (?P<object>de casa|em casa|remotamente|remoto|em regime remoto|à distância|à noite"
           r"|de noite|por turnos|meio período|em meio período|a tempo inteiro|a tempo parcial"
           r"|em tempo integral|como freelancer|por conta própria|em home office|no modelo"
           r" híbrido)\b(?! (?:em|n[oa]s?|num|numa|para|pra) (?!casa)\w)"
           r"(?!.*\b(?:segundas?|terças?|quartas?|quintas?|sextas?|dias (?:por|na))\b).*",
           "identity", attribute="work_mode"),
    doing("fumo|fumamos", "fuma", r"(?: .*)?", attribute="smoke"),
    doing("jogo|jogamos", "joga|jogam", r" (?!(?:um|este|esse|fora|lixo) )\S.*"),
    doing("toco|tocamos", "toca|tocam", r" (?!(?:no|na|em|o|a) (?:assunto|tema|ponto|botão|tecla"
        r"|tela|ícone|link)|no botão)\S.*"),
    doing("pratico|praticamos|coleciono|colecionamos|cultivo|treino|treinamos|medito|corro|nado"
          "|escalo"
          "|patino|danço|canto|remo|dou aulas|pinto|bordo|cozinho|pedalo|surfo|faço (?:ioga|yoga"
          "|pilates"
          "|exercício|esporte|desporto|academia|trilha|crossfit|escalada|natação|judô|tricô)"
          "|ando de (?:bicicleta|bike|skate)",
          "pratica|coleciona|treina|corre|nada|escala|dança|canta",
          r"(?! (?:o|este|isto|esse|os) (?:script|comando|código|teste|programa|servidor)\b)"
          r"(?! com (?:um|o) )(?: .*)?"),
)  # fmt: skip

_DEGREE = r"(?: (?:um|uma|muito|bastante|totalmente|completamente|gravemente|severamente))*"
_OF_A = r"(?: (?:a|ao|à|aos|às))"
_COUNT = r"(?:um|uma|dois|duas|três|quatro|cinco|seis|\d+)"
_MONTHS = (
    r"(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
)
_IDENTITY = (
    saying("me chamo|chamo-me|me chamam|todos me chamam|me chamam de|todo mundo me chama|chamam-me",
           "se chama|chama-se", r"(?: (?:agora|de))* (?!(?:atenção|para|por|d[eo]\b|da|a|quando"
           r"|que|muito)\b)"
           + NAME, "identity", attribute="name"),
    saying("faz|há", "", r" (?:\w+ ){1,3}que (?:moro|vivo) (?:em|no|na) (?P<object>\S.*)",
        "identity",
           attribute="home"),
    saying("sou|somos|venho|vim", "é|são|vem", rf"{NOW}(?: (?:natural|originári[oa]|oriund[oa]))?"
           r" (?:de|do|da|dos|das) (?P<object>(?:uma cidade|uma vila|interior"
           rf"|{PROPER}).*)", "identity", attribute="origin"),
    saying("nasci", "nasceu", rf" (?:no dia |em |a |dia )(?P<object>(?:\d|{_MONTHS}).*)",
           "identity",
           attribute="birthday"),
    saying("faço anos|faço aniversário", "faz anos|faz aniversário", r" (?:no |em |a )?(?:dia )?"
           r"(?P<object>\S.*)", "identity", attribute="birthday"),
    saying("trabalho|trabalhamos", "trabalha|trabalham",
           rf"{NOW} (?:de|como|enquanto) (?:um |uma )?(?P<object>(?!noite|segunda|dia|forma"
           r"|maneira|pé"
           rf"|casa|manhã|\d)\S.*?)(?= (?:{IN}|para) |[!,;]|\.?$)", "identity", attribute="job"),
    saying("trabalho|trabalhamos|atuo|trampo", "trabalha|trabalham|atua",
           rf"{NOW} (?:em|com) (?!{EMPLOYERS}\b|[oa] (?-i:[A-Z]))(?P<object>(?!(?:casa|um|uma"
           rf"|meu|isto|isso|equipe"
           rf"|conjunto)\b|\d)"
           r"(?-i:[a-zñáéíóúâêôç]).*)",
           "identity", attribute="industry", needs=(" em ", " com ")),
    saying("trabalho|trabalhamos|atuo|trampo", "trabalha|trabalham|atua",
           rf"{NOW} (?P<object>(?:no setor|na área|no ramo|na indústria) \S.*)", "identity",
           attribute="industry"),
    saying("entrei|comecei|começo|fui contratad[oa]", "entrou|começou",
           rf"(?: a trabalhar)?(?: (?:{IN}|para|pela|pelo|por))(?: (?:o|a))? (?P<object>{PROPER})"
           r"(?:$|[.,;]| n[ao] \w+| há| esta| este| como).*", "identity", attribute="employer"),
    saying("sou", "é", r" (?P<object>(?:estudante|alun[oa]|universitári[oa]|mestrand[oa]"
           r"|doutorand[oa]) (?:de|em|do|da) (?!intercâmbio)\S.*)", "identity",
           attribute="studies"),
    saying("sou", "é", rf"{NOW} (?P<object>(?:um |uma )?(?:\w+ )?(?:{JOBS})\b.*)", "identity",
           attribute="job"),
    saying("sou|somos|tenho alergia|temos alergia|tenho intolerância|sofro de alergia",
           "é|são|tem alergia|tem intolerância",
           rf"{NOW}{_DEGREE}(?: (?:alérgic[oa]s?|intolerantes?"
           rf"|celíac[oa]))?(?<!sou)(?<!\bé)(?<!somos){_OF_A}"
           r" (?P<object>\S.*)", "identity", attribute="allergy/"),
    saying("sou", "é", r" (?P<object>intolerante à lactose|intolerante ao glúten)\b", "identity",
           attribute="allergy/"),
    saying("sou|somos|virei|me tornei|tornei-me|sigo uma dieta|faço uma dieta|faço dieta"
           "|sigo dieta",
           "é|são|virou|se tornou|segue uma dieta",
           rf"{NOW}(?: (?:estritamente|quase))? (?P<object>vegan[oa]s?|vegetarian[oa]s?"
           r"|pescetarian[oa]s?"
           r"|pescatarian[oa]|flexitarian[oa]s?|onívor[oa]|keto|cetogênica|low carb|sem glúten"
           r"|paleo"
           r"|mediterrânea|kosher|halal)\b.*", "identity", attribute="diet"),
    saying("sou", "é", r" (?P<negated>não )?(?P<object>canhot[oa]|destr[oa]|daltônic[oa]"
        r"|daltónic[oa]"
           r"|celíac[oa]|diabétic[oa]|asmátic[oa]|disléxic[oa]|autista|surd[oa]|ceg[oa]"
           r"|hipertens[oa]"
           r"|ambidestr[oa]|introvertid[oa]|extrovertid[oa]|madrugadora?|notívag[oa]|ateu|ateia"
           r"|míope"
           r"|perfeccionista|tímid[oa]|(?:uma )?pessoa (?:matinal|noturna|da manhã|tímida"
           r"|organizada)"
           r"|iniciante|minimalista)\b.*", "identity", attribute="trait/"),
    saying("domino|sou fluente em", "domina|é fluente em",
           rf" (?:o )?(?P<object>(?:{TONGUES})\b.*)",
           "identity", attribute="language/"),
    saying("me casei|casei-me|casei",
          "se casou|casou", rf"{NOW} com (?:o |a )?(?P<object>{PROPER})", "identity",
           attribute="spouse"),
    saying("sou|estou|fiquei",
          "é|está", rf"{NOW} (?:casad[oa]|noiv[oa])(?: (?:há|faz) [\w ]{{3,20}}?)? com (?:o |a )?"
           rf"(?P<object>{PROPER}|uma? (?!vestid)\w+(?: d[aeo] {PROPER})?)", "identity",
           attribute="spouse"),
    saying("me|nos|eu me", "se", r" (?P<object>divorciei|divorciamos|separei|casei|casamos)(?!"
        r" com\b).*", "identity",
           attribute="marital_status"),
    saying("sou|estou", "é|está", rf"{NOW} (?P<object>casad[oa]s?|solteir[oa]|divorciad[oa]s?"
           r"|separad[oa]|viúv[oa]|noiv[oa])(?=$|[!,;.]| e\b| há\b| desde\b"
           r"| com (?:uma? (?:filh|menin)|dois|duas|três|filh)).*", "identity",
           attribute="marital_status"),
    saying("tenho|temos", "tem|têm", rf" {_COUNT} (?:\w+ )?(?P<attribute>{RELATION_NAMES})"
           r"(?: de [^,;]{1,20})?,? (?:que se chamam?|chamad[oa]s?"
           r"|com (?:o )?nome(?: de)?) " + NAME,
           "identity"),
    saying("tenho|temos", "tem|têm", rf" (?P<object>{_COUNT} (?:\w+ )?(?:filh[oa]s?|crianças|gêmeos"
           r"|gémeos|menin[oa]s?)\b.*)", "identity", attribute="children"),
    saying("tenho|temos", "tem|têm", rf" (?P<object>{_COUNT} (?:\w+ )?(?:cachorr[oa]s?|cão|cães"
        r"|cadelas?"
           r"|gat[oa]s?|papagaios?|coelhos?|hamsters?|cavalos?|peixes?|tartarugas?|galinhas"
           r"|calopsitas?)"
           r"\b.*)", "identity", attribute="pets"),
    saying("tenho|temos", "tem|têm", rf" (?P<object>{_COUNT} (?:\w+ )?(?:irmã[os]?s?|irmãos"
        r"|prim[oa]s?"
           r"|sobrinh[oa]s?|net[oa]s?)\b.*)", "identity", attribute="siblings"),
    saying("tenho", "tem", r" (?:muito |bastante )?(?:medo|pavor|pânico|fobia) (?:de|do|da|dos|das)"
           r" (?P<object>(?!que)\S.*)", "identity", attribute="fear/"),
    saying("morro", "morre", r" de medo (?:de|do|da|dos|das) (?P<object>(?!que)\S.*)", "identity",
           attribute="fear/"),
    saying("estou aprendendo|ando aprendendo|ando a aprender|aprendo|estou a aprender|estamos"
           " aprendendo",
           "está aprendendo|está a aprender|aprende",
           rf"{NOW}(?: a)? (?P<object>(?!como|que\b|sobre\b|para\b|este|isto|isso)\S.*)",
           "identity",
           attribute="learning/"),
    saying("estudo|estudamos|estou estudando|estou a estudar", "estuda|estudam",
           rf"{NOW} (?P<object>(?:{TONGUES})\b.*)",
           "identity",
           attribute="learning/"),
    saying("estudo|estudamos", "estuda|estudam", rf"{NOW} (?:n[ao]|em) (?P<object>(?!casa"
        r"|grupo)\S.*)",
           "identity", attribute="school"),
    saying("estudo|estudei|curso|estou estudando|estou a estudar|faço faculdade de|faço mestrado"
           " em|faço doutorado em|sou"
           " formad[oa] em"
           "|me formei em|formei-me em",
           "estuda|cursa|estudou", rf"{NOW} (?P<object>(?![oa]s? (?!curso|carreira|licenciatura"
           r"|faculdade|mestrado|ensino|engenharia)\w)(?!(?:como|para"
           r"|em casa|muito|com|à|todos)\b)"
           r"\S.*)", "identity", attribute="studies"),
    saying("faço|comecei|terminei|concluí|estou a tirar|tirei|fiz|larguei|tranquei", "faz",
           rf"{NOW} (?P<object>(?!direito (?:[oa]s?|isso|tudo)\b|história\b"
           rf"|química\b)\S.*)",
           "identity", topics=frozenset({"studies"})),
    saying("tomo|uso", "toma", rf" (?:um |uma |o |a )?{OBJECT}", "identity",
           topics=frozenset({"medication"})),
    saying("tenho|dirijo|conduzo|comprei|compramos|comprámos|ganhei|peguei|arrumei|arranjei|estreei"
           "|descolei", "tem|dirige|conduz|comprou",
           rf"{NOW} (?P<object>(?!.*\b(?:quebrad[oa]|avariad[oa]|estragad[oa]|oficina|travad[oa]"
           r"|chei[oa]|amanhã)\b)(?:um |uma |o |a |meu )?\S.*)", "possession", topics=OWNED),
    saying("dirijo|conduzo|guio", "dirige|conduz", r" (?P<object>(?:um|uma) \S.*)", "possession"),
    saying("adotei|adotamos|adotámos", "adotou", rf" {OBJECT}", "identity", attribute="pets"),
    saying("programo|programamos|desenvolvo|escrevo código", "programa",
           rf"{NOW}(?: (?:principalmente|sobretudo|quase sempre))* (?:em|com) {OBJECT}", "tool"),
    saying("trabalho|trabalhamos|mexo", "trabalha", rf"{NOW} com (?:o |a )?{OBJECT}", "tool",
           topics=ANY_TOPIC),
    saying("estou|estamos", "está", rf" (?:agora )?(?:no|na|com o|com a|em) {OBJECT}", "tool",
           topics=ANY_TOPIC - {"bank", "supermarket", "team", "home",
           "phone_provider"}, if_changed=True),
    saying("uso|utilizo|meus pronomes são|os meus pronomes são", "usa",
           r" (?:os )?(?:pronomes )?(?P<object>(?:ela?|ele|elu|she|he|they)(?:/\w+)+)", "identity",
           attribute="pronouns"),
)  # fmt: skip


def _as_spoken(one: Saying) -> Saying:
    """With "tô" beside "estou"."""
    written = [verb for verb in one.first.split("|") if verb.startswith("estou")]
    spoken = [verb.replace("estou", short, 1) for verb in written for short in ("tô", "tou")]
    return replace(one, first="|".join([one.first, *spoken])) if spoken else one


SAYINGS: tuple[Saying, ...] = tuple(map(_as_spoken, STATED + _HABITS + _IDENTITY))
