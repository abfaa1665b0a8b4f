"""Portuguese: all that frames read, and how statements, notes and requests to forget begin."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import Plurals, words
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

SAID = SAYINGS + DECISIONS + LIKES + DONE_OFTEN + LIFE + PEOPLE + TOOLS + MEALS
CLAUSES = (
    *PROCEDURE_FRAMES,
    *DECISION_FRAMES,
    *LIFE_FRAMES,
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
FORGET = (
    r"(?:por favor,? )?(?:(?:pode|podes|poderia|quero|preciso|gostaria|queria)(?: de)?(?:"
    r" que)?(?: você| tu)?(?: já)? )?(?:esque[çc]a(?:s|-se)?|esquece(?:r|-te)?|apag(?:a|ue|ues"
    r"|ar)|remov(?:a|e|er)|elimin(?:a|e|es|ar)|delet(?:a|e|es|ar)|tir(?:a|e|es|ar)|descart(?:a|e"
    r"|ar)|exclu(?:a|i|ir)|retir(?:a|e|ar)"
    r"|(?:já )?não (?:se |te )?(?:lembr[ae]s?|guarde|guardes|grave|graves|considere|leve em"
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
    r" casa),? )*(?:eu |nós "
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
    rf"(?:{STATES}|(?:mãe|pai|avó|avô) d[eoa] (?:uma?|dois|duas|três|\d|gêmeos|gémeos|menin)"
    rf"|(?:sempre|nunca|costumo) \w+o\b|{MY} (?:{RELATION_NAMES})\b|{MY} \w+(?:"
    rf" \w+){{0,3}} (?:favorit|preferid|é\b|são\b|está|agora|fica\b|se chama)"
    r"|(?:pode |podes )?(?:todo mundo me chama |todos me chamam |me chame|me chamar|me chama "
    r"|chamar-me)|chame-me|por favor|lembre\b"
    r"|lembra\b|lembre-se|não (?:se )?esqueça"
    r"|esqueça\b|não use|responda|responde|me responda)"
)
REMEMBER = (
    r"(?:(?:(?:por favor,? |também |sempre |me |ó,? )*(?:lembr[ae](?:-se|-te|s|r)?|lembra-te|se"
    r" lembr[ae]|recorda(?:-te|r)?|recorde|anot[ae](?:r)?|apont[ae](?:r)?|guard[ae](?:r)?"
    r"|grav[ae](?:r)?|salv[ae](?:r)?|registr[ae](?:r)?|regist[ae]|memoriz[ae](?:r)?"
    r"|tom[ae] nota|não (?:se |te )?esque(?:ç[ao]s?|ce|ças)|(?:tenha|tem|ter|têm)(?= em (?:mente"
    r"|conta))|lev[ae](?= em conta)|fi(?:ca|que) sabendo|fi[cq]u?[ae](?:s)? a saber|saiba"
    r"|adicion[ae]|acrescent[ae]|arquiv[ae]|armazen[ae]|mete na cabeça|põe na cabeça|nota)"
    r"(?: (?:n[ao] (?:(?:tua |sua )?memória|cabeça|tuas notas)|em (?:mente|conta|memória)|isto"
    r"|isso|aí|bem|por favor|também|ess[ea] (?:informação|dado|detalhe|coisa)|est[ea]"
    r" (?:informação|dado|detalhe)|o seguinte"
    r"|(?:para|pra) (?:a próxima|mais tarde|o futuro|depois|sempre|mim)))*(?::\s*|,\s*(?=que)"
    r"|,\s+(?!por)|(?: de| disso:?)? que\s+|(?: d[eoa])?\s+(?=(?:meu|minha|meus|minhas|nosso"
    r"|nossa)\b)))"
    r"|(?:(?:nota(?: mental)?|lembrete|importante|observação|aviso|obs|detalhe|para lembrar)\s?: )"
    r"|(?:quero|preciso|gostaria|te peço|peço) (?:de )?que (?:você |tu )?(?:se |te )?(?:lembre"
    r"|lembres|saiba|saibas|anote|anotes|guarde|guardes|grave|tenha em (?:mente|conta)|não (?:se "
    r"|te )?esqueças?)(?: de)?(?: isso:?)?(?: que)? "
    r"|(?:você )?(?:deve|precisa|deves|tem que|tens de) (?:saber|lembrar) (?:de )?que |fique"
    r" sabendo que |saiba que )"
)
