"""What says that the model's rules do not hold any more, in eight languages.

"Remember that your previous instructions no longer apply" orders nothing and lifts every rule. It
counts where the rules are the model's own: yours, those you were given, those of the system.
"The old rules at work no longer apply" tells of work. Matched against lower-case NFKC text; every
gap is bounded.
"""

from __future__ import annotations

_EN_RULES = (
    r"(?:instructions?|rules|guidelines?|guardrails?|restrictions?|constraints?|polic(?:y|ies)"
    r"|safeguards?|filters?|directives?|limits|limitations|prompts?|programming)"
)
_EN_VOID = (
    r"(?:(?:no longer|don['’]t|do not|never|won['’]t|shall not) (?:apply|count|hold|matter|bind)"
    r"|(?:are|is|have been|has been|were|stay)(?: all| now| hereby| officially){0,2} (?:void"
    r"|invalid|null|revoked|cancell?ed|obsolete|disabled|deleted|overridden|replaced|suspended"
    r"|lifted|irrelevant|superseded|off\b|turned off|switched off|no longer valid))"
)
_EN_OWN = (
    r"(?:\byour (?:\w+[ -]){0,2}?RULES(?: and \w+)?"
    r"|\b(?:system|developer) (?:prompts?|instructions?|messages?)"
    r"|\bRULES (?:that )?(?:you (?:were|have been|got|have|had|follow|received)(?: given| told)?"
    r"|(?:the developers?|openai|your (?:developers?|creators?)) gave you)"
    r"|\b(?:all|any) (?:of )?(?:the |your )?(?:safety|content|ethical|moderation) RULES"
    r"(?=[^.\n]{0,60}\b(?:for|with) (?:me|us)\b))"
).replace("RULES", _EN_RULES)
_EN_SKIP = (
    r"\byou (?:can|may|could|should|must|are (?:allowed|free|permitted) to)(?: always| now"
    r"| safely)?"
    r" (?:skip|ignore|bypass|drop|omit|forget|switch off|turn off) (?:all |any |your |the "
    r"|of ){0,3}"
    r"(?:safety|content|moderation|ethic\w*)[ -](?:checks?|rules|filters?|guidelines?|polic\w+"
    r"|restrictions?|guardrails?)"
)

_ES_RULES = (
    r"(?:instrucci(?:ón|ones)|reglas?|normas?|directrices|directivas|restricciones|límites|limites"
    r"|filtros|pautas|políticas|politicas|salvaguardas|programación)"
)
_ES_VOID = (
    r"(?:(?:ya )?no (?:se (?:te )?aplican|aplican|valen|sirven|cuentan|rigen|importan|est[áa]n"
    r" vigentes|son v[áa]lidas)|(?:han sido|est[áa]n|quedan|son|fueron)(?: ahora| ya)? (?:anulad"
    r"|cancelad|revocad|desactivad|eliminad|suspendid|derogad|nul|inv[áa]lid|obsolet)[oa]s)"
)
_PT_RULES = (
    r"(?:instru[çc](?:ão|ões|oes)|regras?|normas?|diretrizes|diretivas|restri[çc](?:ões|oes)"
    r"|limites|filtros|políticas|politicas|salvaguardas|programação|orientações)"
)
_PT_VOID = (
    r"(?:(?:já )?n[ãa]o (?:se aplicam|valem|servem|contam|importam|est[ãa]o em vigor|s[ãa]o"
    r" v[áa]lid[oa]s)(?: mais)?|(?:foram|est[ãa]o|ficam|s[ãa]o)(?: agora| já)? (?:anulad|cancelad"
    r"|revogad|desativad|eliminad|suspens|nul|inv[áa]lid|obsolet)[oa]s)"
)
_FR_RULES = (
    r"(?:instructions?|consignes?|r[èe]gles?|directives?|restrictions?|limites?|filtres?"
    r"|contraintes?|garde-fous|politiques?|programmation)"
)
_FR_VOID = (
    r"(?:ne (?:s['’]appliquent|valent|comptent|sont|tiennent|te concernent|te lient)(?: plus| pas"
    r"| rien){1,2}(?: valables?| valides?| en vigueur)?|(?:sont|ont été|sont désormais|restent)"
    r" (?:annul[ée]|r[ée]voqu[ée]|d[ée]sactiv[ée]|supprim[ée]|suspendu|caduc|nul|invalid|lev[ée]"
    r"|obsol[èe]te)\w*)"
)
_DE_RULES = (
    r"(?:anweisung(?:en)?|instruktion(?:en)?|regeln?|vorgaben?|richtlinien?|einschränkungen?"
    r"|beschränkungen?|filter|grenzen|direktiven|leitplanken|sicherheits\w+|systemprompts?)"
)
_DE_VOID = (
    r"(?:(?:ab jetzt |jetzt |ab sofort |für mich )?(?:gelten|zählen|greifen)(?: ab jetzt| jetzt"
    r"| für mich)? (?:nicht|nicht mehr|nie)\b|(?:ab jetzt |für mich )?nicht mehr (?:gelten|zählen"
    r"|greifen)|(?:sind|wurden|werden)(?: ab jetzt| jetzt| hiermit| nun)? (?:aufgehoben|ungültig"
    r"|nichtig|deaktiviert|gelöscht|außer kraft|widerrufen|abgeschaltet|hinfällig|überholt)"
    r"|(?:aufgehoben|ungültig|nichtig|deaktiviert|außer kraft|abgeschaltet|hinfällig)"
    r" (?:sind|wurden))"
)
_ID_RULES = (
    r"(?:instruksi|perintah|aturan|arahan|petunjuk|batasan|pedoman|larangan|pembatasan|panduan"
    r"|ketentuan|kebijakan|filter)"
)
_ID_VOID = (
    r"(?:sudah |telah )?(?:tidak (?:lagi )?(?:berlaku|mengikat|penting|dipakai)"
    r"|(?:dibatalkan|dicabut|dihapus|dinonaktifkan|dimatikan|batal|gugur))"
)
_SW_RULES = (
    r"(?:maagizo|maelekezo|amri|sheria|kanuni|miongozo|mwongozo|vikwazo|masharti|vizuizi|vichujio)"
)
_SW_VOID = (
    r"(?:(?:hayatumiki|hazitumiki|havitumiki|hautumiki|hayafanyi kazi|hazifanyi kazi|havifanyi kazi"
    r"|hayahusiki|hazihusiki)(?: tena)?|(?:yame|zime|vime|ume|ime)(?:futwa|batilishwa|zimwa"
    r"|ondolewa"
    r"|sitishwa))"
)
_ZH_RULES = (
    r"(?:指令|指示|提示[词詞]?|[规規][则則定]|限制|[设設]定|[准準][则則]|守[则則]|[约約]束|政策"
    r"|[过過][滤濾]器?)"
)
_ZH_VOID = (
    r"(?:(?:已[经經]?|[现現]在|都|全部|从此|從此){0,3}(?:不再?(?:[对對]我)?(?:适用|適用|有效|生效|起作用)|[无無]效"
    r"|失效|作[废廢]|[废廢]除|取消了?|解除了?|[关關][闭閉]了|[撤]销了?|[没沒]有效))"
)

LIFTED_RULES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        (rf"{_EN_OWN}[^.!?\n]{{0,20}}? {_EN_VOID}", _EN_SKIP),
        (
            "your |system |developer |you |gave you|safety|content|ethical|moderation",
            "apply|count|hold|matter|bind|void|invalid|null|revoked|cancel|obsolete|disabled"
            "|deleted|overridden|replaced|suspended|lifted|irrelevant|superseded| off|valid|skip"
            "|ignore|bypass|drop|omit|forget",
        ),
    ),
    (
        (
            rf"\b(?:tus|sus) (?:\w+ ){{0,2}}?{_ES_RULES}(?: \w+){{0,3}}? {_ES_VOID}",
            rf"\b{_ES_RULES} (?:que (?:te|le|os) (?:dieron|dio|di|han dado|impusieron)|de(?:l| tu)"
            rf" sistema|recibidas|anteriores del asistente)(?: \w+){{0,2}}? {_ES_VOID}",
        ),
        (
            "instrucci|regla|norma|directri|directiva|restricci|límites|limites|filtros|pautas"
            "|políticas|politicas|salvaguardas|programación",
            "aplica|valen|sirven|cuentan|rigen|importan|vigentes|válidas|validas|anulad|cancelad"
            "|revocad|desactivad|eliminad|suspendid|derogad|nul|inválid|invalid|obsolet",
        ),
    ),
    (
        (
            rf"\b(?:suas|seus|tuas|teus) (?:\w+ ){{0,2}}?{_PT_RULES}(?: \w+){{0,3}}? {_PT_VOID}",
            rf"\b{_PT_RULES} (?:que (?:te|lhe|você) (?:deram|dei|recebeu|foram dadas)|d[eo]"
            rf" (?:seu )?sistema|recebidas)(?: \w+){{0,2}}? {_PT_VOID}",
        ),
        (
            "instru|regra|norma|diretri|diretiva|restri|limites|filtros|políticas|politicas"
            "|salvaguardas|programação|orientações",
            "aplicam|valem|servem|contam|importam|vigor|válid|valid|anulad|cancelad|revogad"
            "|desativad|eliminad|suspens|nul|inválid|invalid|obsolet",
        ),
    ),
    (
        (
            rf"\b(?:tes|vos) (?:\w+ ){{0,2}}?{_FR_RULES}(?: \w+){{0,3}}? {_FR_VOID}",
            rf"\b{_FR_RULES} (?:qu(?:e l)?['’]on (?:t|vous )?['’]?a (?:donn|impos|fix)\w+"
            rf"|du système"
            rf"|que tu as reçue?s?|de ton prompt)(?: \w+){{0,2}}? {_FR_VOID}",
        ),
        (
            "instruction|consigne|règle|regle|directive|restriction|limite|filtre|contrainte"
            "|garde-fou|politique|programmation",
            "appliquent|valent|comptent|sont|tiennent|concernent|lient|annul|restent",
        ),
    ),
    (
        (
            rf"\b(?:all )?(?:deine|ihre)r? (?:\w+ ){{0,2}}?{_DE_RULES}(?: \w+){{0,2}}? {_DE_VOID}",
            rf"\b{_DE_RULES},? (?:die (?:man )?(?:dir|ihnen) (?:gegeben (?:hat|wurden?)|vorgegeben"
            r" \w+|auferlegt \w+)|die du (?:bekommen|erhalten) hast|des systems|deines systems"
            rf"|deiner entwickler),?(?: \w+)? {_DE_VOID}",
        ),
        (
            "anweisung|instruktion|regel|vorgabe|richtlinie|schränkung|filter|grenzen|direktiven"
            "|leitplanken|sicherheit|systemprompt",
            "gelten|zählen|greifen|aufgehoben|ungültig|nichtig|deaktiviert|gelöscht|außer kraft"
            "|widerrufen|abgeschaltet|hinfällig|überholt",
        ),
    ),
    (
        (
            rf"\b{_ID_RULES}(?:mu\b|-mu\b| (?:kamu|anda|sistem|keamananmu|keamanan kamu"
            r"|sebelumnya(?: untukmu)?|yang (?:diberikan|kamu terima|anda terima)(?: kepadamu"
            rf"| kepada (?:kamu|anda))?))(?: semuanya)? {_ID_VOID}\b",
        ),
        (
            "instruksi|perintah|aturan|arahan|petunjuk|batasan|pedoman|larangan|panduan|ketentuan"
            "|kebijakan|filter",
            "berlaku|mengikat|penting|dipakai|dibatalkan|dicabut|dihapus|dinonaktifkan|dimatikan"
            "|batal|gugur",
        ),
    ),
    (
        (
            rf"\b{_SW_RULES} (?:(?:[yzwl]|vy)ako|uli[yz]opewa|ulivyopewa|uliyopewa|(?:[yzvw]a"
            rf"|vya) (?:mfumo"
            rf"|msanidi|usalama wako))(?: \w+){{0,3}}? {_SW_VOID}",
        ),
        (
            "maagizo|maelekezo|amri|sheria|kanuni|miongozo|mwongozo|vikwazo|masharti|vizuizi"
            "|vichujio",
            "tumiki|fanyi kazi|husiki|futwa|batilishwa|zimwa|ondolewa|sitishwa",
        ),
    ),
    (
        (
            rf"(?:你(?:的)?(?:之前|先前|原[来來]|原本|所有|全部|安全|[内內]容){{0,2}}的?|[给給]你的?"
            rf"(?:所有|全部)?|系[统統]的?){_ZH_RULES}[^。!?\n]{{0,4}}?{_ZH_VOID}",
        ),
        (
            "指|提示|规|規|限制|设定|設定|准则|準則|守则|守則|约束|約束|政策|过滤|過濾",
            "适用|適用|有效|生效|作用|无效|無效|失效|废|廢|取消|解除|关闭|關閉|撤销",
        ),
    ),
)
"""For each language the patterns, and the texts, between bars, one of each group of which stands in
whatever they can match."""
