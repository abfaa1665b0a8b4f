"""What instructions to the model look like in Spanish and Portuguese, with accents or without.

"My cat ignores every rule" tells of a cat: an order to drop rules stands where an order can begin,
or is about the model's own, earlier or built-in ones.
"""

from __future__ import annotations

import re

_ACCENTS = {"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n"}
_ACCENTS |= {"ã": "a", "õ": "o", "â": "a", "ê": "e", "ô": "o", "ç": "c", "à": "a"}
_ACCENTED = re.compile("[" + "".join(_ACCENTS) + "]")


def _loose(*patterns: str) -> tuple[str, ...]:
    """The patterns with every accent optional. No accented letter stands in a class."""
    return tuple(
        _ACCENTED.sub(lambda found: f"[{found.group()}{_ACCENTS[found.group()]}]", pattern)
        for pattern in patterns
    )


# --- Spanish --------------------------------------------------------------------------------------

_ES_START = (
    r"(?:^|[.!?¡¿;:,\n>\"'(-]|\b(?:y|e|luego|ahora|por favor|que|debes|puedes|tienes que|vas a"
    r"|hay que|quiero que|te pido que))\s*"
)
_ES_DROP = (
    r"\b(?:ignor(?:a|e|es|en|ad|ar|éis|ando|á)|olvid(?:a|e|es|en|ad|ar|á|ate|ese)(?: de)?"
    r"|descart(?:a|e|es|en|ar)|omit(?:e|a|as|an|ir)|desobedec(?:e|er)|desobedezc(?:a|as)"
    r"|sáltate|sáltese|saltarte|anul(?:a|e|es|ar)|elud(?:e|a|as|ir)|incumpl(?:e|a|as|ir)"
    r"|viol(?:a|es|ar)|pas(?:a|e|es) por alto|ha(?:z|ga|gas) caso omiso(?: de)?"
    r"|no (?:sigas|siga|obedezcas|respetes|cumplas|hagas caso|tengas en cuenta)"
    r"|dej(?:a|e|es) de (?:seguir|obedecer|cumplir|respetar))\b"
)
_ES_ALL = (
    r"(?:\s+(?:todas?|todos?|las?|los?|el|al?|tus?|sus?|mis?|de|del|cualquiera?|cada|es[ao]s?"
    r"|est[ao]s?|otras?|demás)){0,5}"
)
_ES_RULES = (
    r"(?:instrucci(?:ón|ones)|reglas?|normas?|indicaciones|órdenes|orden|directrices|directivas"
    r"|restricciones|políticas|limitaciones|mensajes|prompts?|contexto|filtros|pautas"
    r"|salvaguardas|programación)"
)
_ES_EARLIER = (
    r"(?:(?:que (?:hayas recibido|te (?:dieron|dio|di|han dado|he dado|dijeron))|recibidas"
    r"|anteriores?|previ[ao]s?|de arriba|de antes|precedentes|iniciales|originales|existentes"
    r"|actuales|de(?:l| tu)? sistema|de seguridad|de tus? \w+|del desarrollador"
    r"|de fábrica|por defecto)\b)"
)
_ES_TELL = (
    r"\b(?:revel(?:a|e|es|ar|ame)|revélame|revelando|muestr(?:a|e|es|ame)|muéstra(?:me|nos)"
    r"|mostrar(?:me)?"
    r"|imprim(?:e|a|as|ir)|dime|dinos|díganos|repit(?:e|a|as)|enséñ(?:a|ame)|filtr(?:a|es|ar)"
    r"|expón|escríbeme|dame|compart(?:e|a|as)|recita|vuelca|copia|transcribe|publica)\b"
    r"(?:\s+(?:el|la|los|las|tus?|sus?|me|todo|todas|aquí|literalmente|contenido|texto|exacto"
    r"|completo|de|del|palabra|por)){0,6}\s+"
)
_ES_FREE = (
    r"sin (?:ningún |ninguna |tus )?(?:restricci\w+|filtros?|límites?|censura|limitaciones|reglas"
    r"|normas)"
)
_ES_ACT = (
    r"(?:enviar|revelar|ignorar|obedecer|filtrar|mentir|ocultar|negarse|saltarse|borrar"
    r"|desobedecer|exponer)"
)

SPANISH = _loose(
    rf"{_ES_DROP}{_ES_ALL}\s+{_ES_RULES}\s+{_ES_EARLIER}",
    rf"{_ES_DROP}{_ES_ALL}\s+(?:anteriores|previas|previos)\s+{_ES_RULES}\b",
    rf"{_ES_START}{_ES_DROP}(?:\s+de)?\s+(?:tod[ao]s (?:las |los )?(?:tus |sus )?|tus |cualquier )"
    rf"{_ES_RULES}\b(?!\s+(?:de|del|sobre|para|en)\b)",
    rf"{_ES_DROP}\s+(?:todo )?lo (?:anterior\b|que (?:te (?:dijeron|han dicho|dije antes)"
    r"|sabes|aprendiste|hay (?:arriba|antes)|está arriba)\b(?! (?:sobre|de|del)\b))",
    rf"{_ES_TELL}(?:system prompt|prompts?(?: \w+)? de(?:l| tu)? sistema"
    r"|prompt (?:inicial|ocult\w+|original|secreto|interno|completo)"
    r"|(?:mensajes?|instrucciones|reglas|directrices|configuración) (?:de(?:l| tu)? (?:sistema"
    r"|desarrollador)|ocult\w+|iniciales|secret\w+|intern\w+))\b",
    rf"\b(?:eres|serás|vas a ser) (?:ahora )?(?:dan\b|un[ao]? (?:\w+ ){{0,4}}{_ES_FREE})",
    r"\b(?:debes|deberás|tienes que|tendrás que|has de|vas a) (?:siempre |ahora |solo )?"
    r"(?:obedecer(?:me)?|acatar|ignorar (?:tus|las|todas|cualquier)|hacer todo lo que|negarte a"
    r" todo"
    r"|fingir que no)",
    r"\b(?:a partir de ahora|desde ahora|de ahora en adelante),? (?:me )?(?:obedece(?:me|rás)?\b"
    r"|obedéceme|harás (?:todo )?lo que|haz todo lo que|ignorarás|no tendrás)",
    r"\b(?:el asistente|la ia|el modelo|el chatbot|el bot) (?:siempre |nunca |jamás )?(?:debe"
    r"|deberá|tiene que|está"
    r" obligad[ao] a)"
    rf" (?:siempre |nunca |ahora )?{_ES_ACT}",
    rf"\b(?:actúa|responde|respondas|contesta|compórtate|finge"
    rf"|opera)\b[^.\n]{{0,40}}\b{_ES_FREE}\b",
    rf"{_ES_START}(?:desactiva|apaga|elimina|quita|deshabilita) (?:todos |todas )?(?:tus|sus)"
    r" (?:\w+ )?"
    r"(?:filtros?|restricciones|protecciones|salvaguardas|límites|medidas de seguridad|moderación"
    r"|reglas)",
    r"\b(?:ya )?no tienes (?:\w+ )?(?:restricciones|límites|filtros|reglas|normas)\b",
    r"\bmodo (?:desarrollador|dios|dan|jailbreak|sin restricciones) (?:activad|habilitad|encendid)"
    r"|\b(?:activa|entra en|habilita|actívate en) (?:el )?modo (?:desarrollador|dios|dan|jailbreak"
    r"|sin restricciones)",
    r"\b(?:nuevas|actualizadas|secretas) instrucciones(?: del sistema)?\s?(?::|para (?:la ia|el"
    r" modelo"
    r"|el asistente))",
    r"\bno (?:se lo |le )?(?:digas|informes|avises|cuentes|reveles)(?: nada| esto)? al"
    r" usuario\b(?! de\b)",
    r"\b(?:envía|envíe|envíes|manda|reenvía|sube|filtra) (?:todas? |todos? )?(?:las |los |mis |sus"
    r" )?"
    r"(?:\w+ )?(?:conversaciones|mensajes|contraseñas|secretos|credenciales|datos|claves|recuerdos"
    r"|memorias)[^.\n]{0,30} a (?:https?:|www\.|esta (?:url|dirección)|este servidor|un servidor)",
)
SPANISH_NEEDS = (
    "ignor|olvid|descart|omit|desobede|sáltate|saltate|sáltese|saltarte|anul|elud|incumpl|viol|por"
    " alto"
    "|omiso|no sigas|no siga|no obede|no respetes|no cumplas|no hagas|no tengas|seguir|obedec"
    "|obedéc"
    "|cumplir|respetar|revel|muestr|muéstra|mostrar|imprim|dime|dinos|díganos|repit|enseñ|enséñ"
    "|filtr"
    "|expón|expon|escríbeme|escribeme|dame|compart|recita|vuelca|copia|transcribe|publica|eres"
    "|serás"
    "|seras|vas a|debes|deberás|deberas|tienes|tendrás|tendras|has de|harás|haras|haz todo"
    "|asistente"
    "|la ia|el modelo|chatbot|el bot|actúa|actua|respond|contesta|compórtate|comportate|finge|opera"
    "|desactiva|apaga|elimina|quita|deshabilita|modo |instrucciones|al usuario|envía|envia|manda"
    "|sube",
    "instrucci|regla|norma|indicaciones|órdenes|ordenes|orden |directrices|directivas|restricci"
    "|políticas|politicas|limitaciones|mensajes|prompt|contexto|filtro|pautas|salvaguardas"
    "|programación|programacion|lo anterior|lo que|sistema|desarrollador|configuración|dan|sin "
    "|obede"
    "|obedéc|acatar|ignorar|negar|fingir|debe|tiene que|obligad|protecciones|límites|limites"
    "|moderación|moderacion|seguridad|modo |usuario|http|www.|url|dirección|direccion|servidor",
)

# --- Portuguese -----------------------------------------------------------------------------------

_PT_START = (
    r"(?:^|[.!?;:,\n>\"'(-]|\b(?:e|depois|agora|por favor|que|que você|você deve|deve|pode|tem que"
    r"|você|quero que))\s*"
)
_PT_DROP = (
    r"\b(?:ignor(?:e|a|es|em|ar|ando)|esque(?:ça|ças|çam|ce|cer)(?:-se)?(?: d[eoa]s?)?"
    r"|desconsider(?:e|a|es|ar)|descart(?:e|a|es|ar)|omit(?:a|e|as|ir)|desobede(?:ça|ças|ce|cer)"
    r"|pul(?:e|es|ar)|anul(?:e|a|es|ar)|burl(?:e|a|es|ar)|viol(?:e|es|ar)|despreze|contorn(?:e|es"
    r"|ar)"
    r"|não (?:siga|sigas|obedeça|obedeças|respeite|respeites|cumpra|cumpras|leve em conta)"
    r"|deix(?:e|a|es) de (?:seguir|obedecer|cumprir|respeitar)|par(?:e|a|es) de (?:seguir|obedecer"
    r"|cumprir))\b"
)
_PT_ALL = (
    r"(?:\s+(?:todas?|todos?|tudo|as?|os?|à|às|aos?|suas?|seus?|tuas?|teus?|minhas?|d[eoa]s?"
    r"|quaisquer"
    r"|qualquer|cada|ess[ea]s?|est[ea]s?|outras?|demais)){0,5}"
)
_PT_RULES = (
    r"(?:instruç(?:ão|ões)|regras?|normas?|orientações|ordens|ordem|diretrizes|diretivas|restrições"
    r"|políticas|limitações|mensagens|prompts?|contexto|filtros|comandos|salvaguardas|programação)"
)
_PT_EARLIER = (
    r"(?:(?:que (?:você )?(?:recebeu|recebeste|te (?:deram|dei)|lhe (?:deram|dei)|foram dadas)"
    r"|recebidas|anteriores?|prévi[ao]s?|acima|de antes|precedentes|iniciais|originais|existentes"
    r"|atuais|d[eo] (?:seu |teu )?sistema|de segurança|do desenvolvedor|de fábrica|padrão)\b)"
)
_PT_TELL = (
    r"\b(?:revel(?:e|a|es|ar|ando)|mostr(?:e|a|es|ar)|imprim(?:a|e|as|ir)|diga|digas|dize"
    r"|repit(?:a|as)"
    r"|repete|exib(?:a|e|as|ir)|vaz(?:e|ar)|expo(?:nha|r)|escreva|dê|compartilh(?:e|a|ar)"
    r"|partilh(?:e|a)"
    r"|recite|copie|transcreva|publique)\b(?:-me|-nos)?(?:\s+(?:o|a|os|as|seus?|suas?|teus?|tuas?"
    r"|me"
    r"|para|mim|todo|todas|aqui|literalmente|conteúdo|texto|exato|completo|d[eoa]s?)){0,6}\s+"
)
_PT_FREE = (
    r"sem (?:nenhuma? |qualquer |suas |seus )?(?:restriç\w+|filtros?|limites?|censura|limitações"
    r"|regras"
    r"|normas)"
)
_PT_ACT = (
    r"(?:enviar|revelar|ignorar|obedecer|vazar|mentir|esconder|recusar-se|burlar|apagar|desobedecer"
    r"|expor)"
)

PORTUGUESE = _loose(
    rf"{_PT_DROP}{_PT_ALL}\s+{_PT_RULES}\s+{_PT_EARLIER}",
    rf"{_PT_DROP}{_PT_ALL}\s+(?:anteriores|prévias|prévios)\s+{_PT_RULES}\b",
    rf"{_PT_START}{_PT_DROP}\s+(?:tod[ao]s (?:as |os )?(?:suas |seus |tuas |teus )?|suas |seus "
    r"|tuas |teus "
    rf"|as suas |as tuas |quaisquer )"
    rf"{_PT_RULES}\b(?!\s+(?:d[eoa]s?|sobre|para|n[oa]s?|em)\b)",
    rf"{_PT_DROP}\s+(?:tudo )?o que (?:está acima|veio antes|você (?:sabe|aprendeu)|te (?:disseram"
    r"|ensinaram)|lhe disseram|foi dito (?:antes|acima))\b(?! (?:sobre|d[eoa])\b)",
    rf"{_PT_TELL}(?:system prompt|prompts?(?: \w+)? d[eo] (?:seu |teu )?sistema"
    r"|prompt (?:inicial|ocult\w+|original|secreto|interno|completo)"
    r"|(?:mensage[mn]s?|instruções|regras|diretrizes|configuração) (?:d[eo] (?:seu |teu"
    r" )?(?:sistema"
    r"|desenvolvedor)|ocult\w+|iniciais|secret\w+|intern\w+))\b",
    r"\b(?:você|tu) (?:agora )?(?:é|és|será|serás) (?:agora )?(?:o )?(?:dan\b|uma? (?:\w+"
    rf" ){{0,4}}{_PT_FREE})",
    r"\b(?:você|tu) (?:deve|deves|tem que|tens de|terá que|vai) (?:sempre |agora |só )?(?:me )?"
    r"(?:obedecer(?:-me)?|acatar|ignorar (?:suas|as|todas|qualquer)|fazer tudo o que|recusar tudo"
    r"|fingir que não)",
    r"\b(?:a partir de agora|de agora em diante|daqui em diante),? (?:você )?(?:me )?(?:obedeça"
    r"|obedecerá"
    r"|fará tudo o que|faça tudo o que|ignorará|não terá)",
    r"\b(?:o assistente|a ia|o modelo|o chatbot|o bot) (?:sempre |nunca |jamais )?(?:deve|deverá"
    r"|tem que|tem de|é obrigad[ao]"
    r" a)"
    rf" (?:sempre |nunca |agora )?{_PT_ACT}",
    rf"\b(?:aja|responda|responde|comporte-se|finja|opere|atue)\b[^.\n]{{0,40}}\b{_PT_FREE}\b",
    rf"{_PT_START}(?:desative|desativa|desligue|remova|elimine|tire) (?:todos |todas )?(?:os |as"
    r" )?(?:seus|suas"
    r"|teus|tuas) (?:\w+ )?(?:filtros?|restrições|proteções|salvaguardas|limites|medidas de"
    r" segurança"
    r"|moderação|regras)",
    r"\bvocê não tem (?:mais )?(?:\w+ )?(?:restrições|limites|filtros|regras|normas)\b",
    r"\bmodo (?:desenvolvedor|deus|dan|jailbreak|sem restrições) (?:ativad|habilitad|ligad)"
    r"|\b(?:ative|entre n?o|entre em|habilite) (?:o )?modo (?:desenvolvedor|deus|dan|jailbreak"
    r"|sem restrições)",
    r"\b(?:novas|atualizadas|secretas) instruções(?: do sistema)?\s?(?::|para (?:a ia|o modelo"
    r"|o assistente))",
    r"\bnão (?:conte|diga|informe|avise|revele)(?: nada| isso| isto)? ao (?:usuário"
    r"|utilizador)\b(?! d[eoa]s?\b)",
    r"\b(?:envie|mande|encaminhe|vaze|suba) (?:todas? |todos? )?(?:as |os |minhas |suas )?(?:\w+ )?"
    r"(?:conversas|mensagens|senhas|segredos|credenciais|dados|chaves|lembranças|memórias)"
    r"[^.\n]{0,30} para (?:https?:|www\.|est[ea] (?:url|endereço|servidor)|um servidor)",
)
PORTUGUESE_NEEDS = (
    "ignor|esque|desconsider|descart|omit|desobede|pule|pular|anul|burl|viol|despreze|contorn|não"
    " siga"
    "|nao siga|não obede|nao obede|não respeite|nao respeite|não cumpra|nao cumpra|leve em conta"
    "|seguir"
    "|obede|cumprir|respeitar|revel|mostr|imprim|diga|dize|repit|repete|exib|vaz|expo|escreva|dê"
    "|de |de-me"
    "|compartilh|partilh|recite|copie|transcreva|publique|você|voce|tu |a partir de agora|em diante"
    "|assistente|a ia|o modelo|chatbot|o bot|aja|respond|comporte|finja|opere|atue|desativ|desligue"
    "|remova|elimine|tire|modo |instruções|instrucoes|ao usuário|ao usuario|ao utilizador|envie"
    "|mande"
    "|encaminhe|suba",
    "instruç|instruc|regra|norma|orientações|orientacoes|ordens|ordem|diretrizes|diretivas|restriç"
    "|restric"
    "|políticas|politicas|limitações|limitacoes|mensage|prompt|contexto|filtro|comandos"
    "|salvaguardas"
    "|programação|programacao|o que está|o que esta|o que veio|o que você|o que voce|o que te|o"
    " que lhe"
    "|o que foi|sistema|configuração|configuracao|desenvolvedor|dan|sem |obede|acatar|ignorar"
    "|fazer tudo"
    "|recusar|fingir|tudo o que|não terá|nao tera|deve|tem que|tem de|obrigad|proteções|protecoes"
    "|limites|moderação|moderacao|segurança|seguranca|modo |usuário|usuario|utilizador|http|www."
    "|endereço|endereco|servidor",
)
