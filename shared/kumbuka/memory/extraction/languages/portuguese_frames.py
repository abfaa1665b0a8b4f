"""Portuguese for what somebody likes, decided, gave up and changed."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.iberian import (
    ENDS,
    ENDS_ATTRIBUTE,
    EPISODIC,
    NAME,
    NO,
    OBJECT,
    Saying,
    saying,
)

IN = r"(?:em|no|na|nos|nas|num|numa)"
NOW = r"(?: (?:agora|já|atualmente|também|sempre|hoje em dia|mesmo|ainda|só))*"
MUCH = (
    r"(?: (?:bué|um bocado|muito|muitíssimo|imenso"
    r"|bastante|tanto|demais|nada|nem um pouco|também|mais|menos"
    r"|mesmo"
    r"|especialmente|principalmente|realmente|de verdade|cada vez mais|é|pra caramba))*"
)
_OF = r"(?: (?:de|do|da|dos|das|d['’]))"
_FAN = (
    r"(?:fã|fanátic[oa]|amante|viciad[oa]|entusiasta|apaixonad[oa]|devot[oa]|louc[oa]|torcedora?)"
)
_OVER = (
    r"(?: (?:em vez d[eoa]s?|em lugar d[eoa]s?|ao invés d[eoa]s?|acima d[eoa]s?|mais (?:do )?que"
    r"|do que|(?<!junto )(?<!graças )(?<!devido )ao|(?<!junto )(?<!graças )à(?!s? \d)(?! mesa)"
    r"(?! noite)(?! tarde)(?! vista)|a(?= (?:\w+|[A-Z]\S*)[.!]*$)(?! (?:pé|seco|vapor|dois|sós)))"
    r" (?P<compared>\S.*)|$)"
)
_OVER_DOING = (
    r"(?: (?:em vez d[eoa]s?|em lugar d[eoa]s?|ao invés d[eoa]s?|do que|a(?= \w+[aeioô]r\b))"
    r" (?P<compared>\S.*)|$)"
)
_INSTEAD = r"(?:em vez d[eoa]s?|em lugar d[eoa]s?|no lugar d[eoa]s?|ao invés d[eoa]s?)"
HAVE_DONE = r"(?: (?:recentemente|finalmente|por fim|afinal|já|acabamos por))*"
_THE = r"(?:(?:o|a|os|as|um|uma|meu|minha|nosso|nossa|o meu|a minha|o nosso|a nossa) )?"

_ENDINGS = (
    saying("larguei|largamos|deixei|deixamos|abandonei|abandonamos", "largou|largaram",
           r" (?:o |a |os |as )?(?P<old>[^,;]{1,40}?),? e (?:fui|fomos|passei|passamos|migrei"
           r"|migramos|mudamos|mudei"
           r"|foi|foram) (?:para|pra|pro|ao?) (?:o |a )?(?P<object>\S.*)", "tool", replaces=True),
    saying("já não gosto|não gosto mais|já não gostamos|não gostamos mais|deixei de gostar"
           "|parei de gostar", "já não gosta|não gosta mais|deixou de gostar", rf"{_OF} {OBJECT}",
           "preference", **NO),
    saying("já não suporto|não suporto mais|não aguento mais|já não aguento|já não curto"
           "|não curto mais", "", rf" {OBJECT}", "preference", **NO),
    saying("não gosto", "não gosta", rf"{_OF} (?P<object>\S.*?) mais[.!]*$", "preference", **NO),
    saying("não moro mais|já não moro|não moramos mais|já não moramos|não vivo mais|já não vivo"
           "|deixei de morar", "não mora mais|já não mora|não vive mais|já não vive",
           rf" (?:em|no|na|nos|nas) {OBJECT}", "identity", attribute="home", **ENDS_ATTRIBUTE),
    saying("não moro|não vivo", "não mora|não vive",
           r" (?:em|no|na|nos|nas) (?P<object>\S.*?) mais[.!]*$", "identity", attribute="home",
           **ENDS_ATTRIBUTE),
    saying("não trabalho mais|já não trabalho|não trabalhamos mais|deixei de trabalhar",
           "não trabalha mais|já não trabalha", rf" (?:em|no|na|nos|nas|para|pra|com) {OBJECT}",
           "identity", attribute="employer", **ENDS_ATTRIBUTE),
    saying("não trabalho mais|já não trabalho", "não trabalha mais", r" (?P<object>lá|aí|ali)\b.*",
           "identity", attribute="employer", fixed="employer", **ENDS_ATTRIBUTE),
    saying("não trabalho mais|já não trabalho|deixei de trabalhar",
           "não trabalha mais|já não trabalha", rf" (?:de|como) {OBJECT}", "identity",
           attribute="job", **ENDS_ATTRIBUTE),
    saying("não sou mais|já não sou|deixei de ser", "não é mais|já não é|deixou de ser",
           r" (?P<object>vegan[oa]|vegetarian[oa]|pescetarian[oa])", "identity", attribute="diet",
           fixed="diet", **ENDS_ATTRIBUTE),
    saying("não sou mais|já não sou", "não é mais|já não é",
           r" (?:alérgic[oa]|intolerante) (?:a|ao|à|aos|às) (?P<object>\S.*)", "identity",
           attribute="allergy/", **ENDS_ATTRIBUTE),
    saying("não sou mais|já não sou|não estou mais|já não estou", "não é mais|já não é",
           rf"(?: (?:um|uma|{_FAN} (?:de|do|da|por)))? (?P<object>(?!segur[oa]|capaz|cansad)\S.*)",
           "end", **ENDS),
    saying("não uso mais|já não uso|não usamos mais|já não usamos|não utilizo mais|já não utilizo"
           "|não tenho mais|já não tenho|não temos mais|não bebo mais|já não bebo|não tomo mais"
           "|já não tomo|não como mais|já não como|não fumo mais|já não fumo|não jogo mais"
           "|já não jogo|não toco mais|já não toco|não dirijo mais|não estudo mais|já não estudo"
           "|não faço mais|já não faço|não leio mais|não vejo mais|já não vejo|não corro mais"
           "|não pratico mais|não vou mais|já não vou|não assino mais|já não assino|não aprendo"
           " mais",
           "não usa mais|já não usa|não tem mais|já não tem|não bebe mais|não come mais"
           "|não fuma mais|já não fuma|não joga mais|não toca mais|não usam mais|já não usam",
           r" (?:ao?|à|no|na|o|as|os) (?P<object>\S.*)", "end", **ENDS),
    saying("não uso mais|já não uso|não usamos mais|já não usamos|não utilizo mais|já não utilizo"
           "|não tenho mais|já não tenho|não temos mais|não bebo mais|já não bebo|não tomo mais"
           "|já não tomo|não como mais|já não como|não fumo mais|já não fumo|não jogo mais"
           "|já não jogo|não toco mais|já não toco|não dirijo mais|não estudo mais|já não estudo"
           "|não faço mais|já não faço|não leio mais|não vejo mais|já não vejo|não corro mais"
           "|não pratico mais|não vou mais|já não vou|não assino mais|já não assino|não aprendo"
           " mais",
           "não usa mais|já não usa|não tem mais|já não tem|não bebe mais|não come mais"
           "|não fuma mais|já não fuma|não joga mais|não toca mais|não usam mais|já não usam",
           rf" {OBJECT}", "end", **ENDS),
    saying("não uso|não usamos|não tenho|não temos|não bebo|não tomo|não como|não fumo|não jogo"
           "|não toco|não estudo|não faço|não utilizo",
           "não usa|não tem|não bebe|não come|não joga",
           r" (?P<object>\S.*?) mais[.!]*$", "end", **ENDS),
    saying("parei de|paramos de|deixei de|deixamos de|larguei de", "parou de|deixou de",
           r" (?P<object>(?:fumar|beber|correr|nadar|vapear|meditar|comer carne|escalar))"
           r"(?=$|[.,; ])", "end", **ENDS),
    saying("parei de|paramos de|deixei de|deixamos de|larguei de", "parou de|deixou de",
           r" (?:usar|utilizar|comer|beber|tomar|jogar|tocar|ver|assistir|ir ao?|ir à|ler|fazer"
           r"|praticar|estudar|comprar(?: no| na| em)?|trabalhar com|ser|assinar)"
           rf" (?:o |a |os |as )?{OBJECT}", "end", **ENDS),
    saying("larguei|largamos|abandonei|abandonamos|cancelei|cancelamos|vendi|vendemos|devolvi"
           "|me livrei|me desfiz|desfiz-me|livrei-me|aposentei|dei adeus", "vendeu|largou",
           rf" (?:do |da |de |ao |à )?{_THE}(?P<object>(?!(?:a |o |minha |meu )?(?:reunião"
           r"|consulta|pedido|voo|reserva|jantar\b|viagem|(?:dois |duas |uns |umas )?(?:entradas?"
           r"|ingressos?|bilhetes?)\b)|emprego\b|trabalho\b"
           r"|que\b|de\b|em\b"
           r"|tudo\b"
           r"|isso\b|mensagem|comentário|nota|código|arquivo|ficheiro|link)\S.*?)(?: (?:para|por"
           r"|pelo|pela) \S.*)?$",
           "end", **ENDS),
    saying("saí|larguei|deixei|pedi demissão|fui demitid[oa]|fui despedid[oa]|perdi",
           "saiu|largou|perdeu", r"(?: (?:do|da|de|o|a|meu|minha))* (?P<object>emprego|trabalho)"
           r"(?: n[ao] \S.*)?$", "identity", attribute="employer", fixed="employer",
           **ENDS_ATTRIBUTE),
)  # fmt: skip

_SWAP = (
    rf" {_THE}(?P<old>[^,;]{{1,60}}?) (?:pelo|pela|pelos|pelas|por|com)"
    rf" (?:um |uma |o |a )?(?P<object>\S.*)"
)
_PLAIN_SWAP = (
    r" (?:o |a )?(?P<old>(?-i:[A-Z])[^,;]{2,60}?) (?:pelo|pela|por|com) (?:o |a"
    r" )?(?P<object>\w{3}.*)"
)
_CHANGES = (
    saying("troquei|trocamos|trocámos|substituí|substituímos|mudei|mudamos",
           "trocou|trocaram|substituiu|substituíram", rf"{HAVE_DONE}{_SWAP}", "tool",
           topics=ANY_TOPIC, replaces=True),
    saying("troquei|trocamos|trocámos|substituí|substituímos",
           "trocou|trocaram|substituiu|substituíram", rf"{HAVE_DONE}{_PLAIN_SWAP}", "tool",
           replaces=True),
    saying("mudei|mudamos|mudámos|migrei|migramos|migrámos|passei|passamos|passámos|troquei"
           "|trocamos"
           "|saí|saímos|mudei-me|passei-me", "mudou|mudaram|migrou|migraram|passou|passaram",
           rf"{HAVE_DONE}(?: (?:tudo|(?:[oa]s?|noss[oa]s?) (?:bancos? de dados|bases? de dados"
           rf"|\w+)))? (?:de|do|da|dos|das) (?P<old>[^,;]{{1,60}}?)"
           rf" (?:para|pra|pro|ao?|à) (?:o |a |os |as )?{OBJECT}", "tool", topics=ANY_TOPIC,
           replaces=True),
    saying("migrei|migramos|migrámos|passei|passamos|passámos|troquei|trocamos|mudei|mudamos",
           "migrou|migraram|passou|passaram", rf"{HAVE_DONE} (?:do|da) (?P<old>[^,;]{{1,60}}?)"
           rf" (?:para|pra|pro) (?:o |a |os |as )?{OBJECT}", "tool", replaces=True),
    saying("mudei|mudamos|migrei|migramos|passei|passamos|voltei|voltamos|voltámos|passei a usar",
           "mudou|migrou|migraram|passou|voltou",
           rf"{HAVE_DONE} (?:(?:para|pra|pro|ao?|à) )?(?:usar )?(?:o |a )?"
           r"(?P<object>(?!casa|trás|tent|d[eoa]s?\b)\S.*)",
           "tool", topics=ANY_TOPIC, replaces=True),
    saying("passei|passamos|voltei|voltamos|comecei|começamos", "passou|voltou|começou",
           r" a (?:usar|utilizar) (?:o |a )?(?P<object>\S.*)", "tool", replaces=True),
    saying("uso|utilizo|usamos|utilizamos|estou usando|estamos usando|estou a usar|estamos a usar",
           "usa|utiliza|usam|utilizam",
           rf"{NOW} (?P<object>\S.*?),? (?:{_INSTEAD}|e não|não) (?:usar )?"
           r"(?P<old>(?!(?:me|te|se|é|está|funciona|termina|serve|carrega|vai|há|sei|posso|tenho"
           r"|quero|roda|compila|devolve)\b)\S.*)", "tool"),
    saying("prefiro|preferimos|bebo|tomo|como", "prefere|toma",
           rf" (?P<object>\S.*?)(?:, (?:e )?não| {_INSTEAD}) (?P<old>(?!me\b|tanto|só|que\b)\S.*)",
           "preference"),
    saying("gosto", "gosta", rf"{_OF} (?P<object>\S.*?), (?:e )?não (?:de |do |da )?"
           r"(?P<old>(?!me\b|tanto|só|que\b|gost)\S.*)", "preference"),
    saying("mudei|troquei", "", r" (?:de|o meu|meu) nome(?: de \S+)? para " + NAME, "identity",
           attribute="name"),
)  # fmt: skip

_ANSWERING = (
    r"(?:me |mo |lhe )?(?:sempre )?(?:respond|fal[ea]|escrev|us[ea]|sej[ea]|dê|dês|expli[qc]|trat"
    r"|mostr"
    r"|inclu|cham|resum|evit|coloqu|ponh|traduz|cit)\w*\b"
)
_PREFERENCES = (
    saying("prefiro|quero|gostaria|gosto", "prefere",
           r" que (?:me |você me |vocês me |tu me )?(?:cham\w+|trat\w+)(?: por| de)? " + NAME,
           "identity", attribute="name"),
    saying("prefiro|gosto", "prefere", r" (?:de )?ser chamad[oa] (?:de|por) " + NAME, "identity",
           attribute="name"),
    saying("prefiro|preferia|quero|queria|gostaria|preciso", "",
           r"(?!.*\b(?:de novo|outra vez|novamente)\b) (?:de )?que (?!(?:fosse|seja|fique"
           r"|ficasse) )(?!(?:você |tu )?(?:me )?(?:escrev|faç"
           r"|d[eê]|expli|mostr|resum|ponh"
           r"|traduz|coloq|cri)\w* (?:um|uma|o|a|est[ea]|ess[ea]|uns|algo|como|por|dois|três"
           r"|\d)\b)(?:você |vocês |tu )?(?:sempre )?(?P<negated>não |nunca )?(?:sempre )?"
           rf"(?P<object>{_ANSWERING}.*)", "instruction", of_user_only=True),
    saying("prefiro|quero|gosto|preciso", "", r" (?:de )?que (?P<object>(?:as |suas |tuas |as suas"
        r" )?(?:respostas"
           r"|explicações) \S.*)", "instruction", of_user_only=True),
    saying("prefiro|quero", "", r" (?:sempre )?(?P<object>(?:as |suas |tuas )?(?:respostas"
           r"|explicações)\b.*)", "instruction", of_user_only=True),
    saying("prefiro|preferimos|preferia", "prefere|preferem",
           rf" (?P<negated>não )?(?P<object>\w+[aeioô]r(?:-me|-se)?\b.*?){_OVER_DOING}",
           "preference"),
    saying("prefiro|preferimos|preferia", "prefere|preferem",
           rf"{MUCH} (?P<object>\S.*?){_OVER}", "preference"),
    saying("gosto|gostamos", "gosta|gostam", rf" mais{_OF} (?P<object>\S.*?) (?:do que|que)"
           r" (?:de |do |da )?(?P<compared>\S.*)", "preference"),
    saying("não gosto|não gostamos|nunca gostei|não curto|não sou chegad[oa]|não curtimos",
           "não gosta|não gostam|não curte",
           rf"{MUCH}(?:{_OF}| a| em)? (?P<object>(?!mais\b)\S.*)", "preference", **NO),
    saying("não como|não bebo|não tomo|não comemos|não bebemos", "não come|não bebe|não toma",
           r" (?:nunca |nada de )?(?P<object>(?!mais\b)\S.*)", "preference", **NO),
    saying("sou|somos|me considero|considero-me", "é|são",
           rf"{NOW}(?: (?:muito|um|uma|grande|super))* {_FAN} (?:de|do|da|dos|das|por|pelo|pela) "
           rf"{OBJECT}", "preference"),
    saying("sou|somos", "é", rf"{NOW} mais (?:de |d[oa]s? )?(?P<object>(?:chá|café|mate|gatos?"
        r"|cachorros?|cães"
           r"|doce|salgado|praia|montanha|cerveja|vinho|inverno|verão)\b.*?)(?: (?:do )?que (?:de "
           r"|d[oa]s? )?"
           r"(?P<compared>\S.*)|$)", "preference"),
    saying("estou|ando", "está", r" (?:viciad[oa]|apaixonad[oa]|obcecad[oa]) (?:em|no|na|por|pelo"
           rf"|pela|com) {OBJECT}", "preference"),
    saying("me|meu|minha", "", r" (?:irrita|incomoda|incomodam|irritam|dá nojo|dão nojo) "
           rf"(?:muito )?{OBJECT}", "preference", **NO),
    saying("tomo|bebo", "toma|bebe", r" (?:sempre )?(?:o |meu |o meu"
        r" )?(?P<object>(?P<attribute>café|chá|chimarrão)"
           r" (?!da manhã|agora|de hoje|às|à\b|todo|antes|depois|n[ao]\b|de manhã)\S.*)",
               "preference"),
    saying("torço", "torce", rf" (?:pel[oa]|por|para o) {OBJECT}", "preference"),
    saying("tenho horror|tenho nojo|tenho pavor", "tem horror|tem nojo",
           rf" (?:a|de|ao|à|do|da) {OBJECT}", "preference", **NO),
)  # fmt: skip

_USING = (
    r"(?:(?:usar|utilizar|adotar|ir com|ir de|ficar com|apostar (?:em|no|na)|migrar para|passar"
    r" para"
    r"|empregar) )?(?:o |a |os |as )?"
)
_DECISIONS = (
    saying("decidi|decidimos|resolvi|resolvemos|acordamos|combinamos|ficou decidido|definimos",
           "decidiu|decidiram|resolveu|resolveram",
           rf"{HAVE_DONE} (?P<negated>não (?=\w+r\b)|contra (?:o |a )?)?"
           rf"(?:(?:por|pelo|pela|que vamos) )?{_USING}(?P<object>(?!contra|às?\b|ao meio"
           r"|responder\b|nos encontrar|encontrar|sair\b|ir (?:dormir|embora|comer"
           r"|descansar)\b)\S.*)", "decision",
           **EPISODIC),
    saying("descartei|descartamos",
          "descartou|descartaram",
          rf" (?:a ideia d[eoa] |a opção d[eoa] |o plano d[eoa] )?{_USING}{OBJECT}",
           "decision", polarity=
        "-",
           **EPISODIC),
    saying("optei|optamos|optámos", "optou|optaram", rf" (?:por|pelo|pela|pelos|pelas)"
           rf" {_USING}{OBJECT}", "decision", **EPISODIC),
    saying("escolhi|escolhemos|selecionamos|elegemos", "escolheu|escolheram",
           rf"{HAVE_DONE} {_USING}{OBJECT}", "decision", **EPISODIC),
    saying("ficamos|fiquei|fico|ficámos", "ficou|ficaram",
           rf"{HAVE_DONE} com (?:o |a )?(?P<object>(?!dúvida|medo|fome|raiva|sono|vontade"
           r"|isso)\S.*)",
           "decision", **EPISODIC),
    saying("usaremos|usarei|utilizaremos|utilizarei|adotaremos|adotarei|iremos com", "usará|usarão",
           rf" (?:o |a )?{OBJECT}", "decision", **EPISODIC),
)  # fmt: skip

STATED: tuple[Saying, ...] = _ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS
