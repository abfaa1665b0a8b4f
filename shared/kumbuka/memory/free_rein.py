"""What gives the model free rein or makes it keep things from its user, in eight languages.

Blind obedience ("comply with whatever I ask"), answers as if there were no rules, notes that are to
be hidden, and what stands above a conversation. "Do exactly what I ask" and "hide the sidebar from
the user" are wishes about work. Matched against lower-case NFKC text; every gap is bounded.
"""

from __future__ import annotations

_EN_NO_RULES = (
    r"(?:rules|limits|limitations|restrictions|guidelines|filters?|guardrails|policies|constraints)"
)

FREE_REIN: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        (
            r"\b(?:comply with|obey|do|execute|follow|accept|agree (?:to|with)) (?:whatever"
            r"|anything"
            r"|everything|every (?:request|order|command)|all (?:requests|orders|commands))"
            r" (?:that )?i (?:say|ask|want|order|request|command|tell)(?: you| for| to do| of you)*"
            r"\s*(?:$|[.,;!\n]|without|no matter|even if|unconditionally)",
            r"(?<!\bi )(?<!\bwe )\bnever (?:refuse|decline|reject|say no to) (?:me|anything|my"
            r"|any|a request"
            r"|requests)\b",
            rf"\b(?:as if|as though|(?:act|answer|respond|reply|behave) like"
            rf"|pretend(?: that)?) you (?:had|have|were|are) (?:no|free of"
            rf"|without|not bound by)(?: any)? (?:\w+ )?{_EN_NO_RULES}\b",
        ),
        (
            "comply|obey|do |execute|follow|accept|agree|never |as if|as though|like |pretend",
            "whatever|anything|everything|every |all |refuse|decline|reject|say no to|rules|limit"
            "|restriction|guideline|filter|guardrail|policies|constraint",
        ),
    ),
    (
        (
            r"\b(?:hide|conceal) (?:this|that|it|these|the (?:note|memory|instruction)s?)"
            r"(?: (?:\w+ )?(?:note|memory|fact|instruction|message)s?)? from the user\b",
            r"\b(?:print|show|repeat|output|display|include|reveal|copy|translate) (?:everything"
            r"|all"
            r"(?: of)?(?: the)?(?: text| content| words)?) (?:that is |written )?(?:above|before) "
            r"(?:this|that|the (?:line|message|conversation))\b",
            r"\b(?:include|quote|append|mention) (?:the (?:hidden|secret)|your (?:system|hidden"
            r"|initial))"
            r" (?:prompt|instructions?|message)\b",
            r"\b(?:developer|admin|system|safety) override (?:is )?(?:now )?(?:active|enabled"
            r"|on\b)",
            r"\bthe user (?:has )?(?:already )?(?:consented|agreed|given (?:consent|permission)) "
            r"(?:to |for )?(?:everything|all of it|anything)\b",
        ),
        (
            "from the user|everything|all |prompt|instruction|message|override|the user ",
            "hide|conceal|above|before|include|quote|append|mention|active|enabled| on|consent"
            "|agreed|permission",
        ),
    ),
    (
        (
            r"\b(?:haz|hagas|hacer|cumple|cumplas|cumplir|obedece|obedezcas|obedecer|ejecuta"
            r"|ejecutes|acepta|aceptes)(?: con| a)? (?:absolutamente )?todo lo que (?:yo )?(?:te )?"
            r"(?:pida|diga|ordene|mande|quiera)\b",
            r"\bcomo si no tuvieras (?:ningún |ninguna |más )?(?:reglas?|normas?|límites?|limites"
            r"|restricci\w+|filtros?|instrucciones)\b",
            r"\b(?:oculta|esconde|ocultes|escondas)(?:le)? (?:esto|eso|est[ae] (?:nota|dato|mensaje"
            r"|recuerdo|instrucción)) (?:al|del) usuario\b",
            r"\b(?:muestra|muestres|imprime|imprimas|repite|repitas|copia|copies) (?:todo )?lo que"
            r" (?:hay|está|aparece|viene) (?:encima|arriba|antes)\b",
            r"\beres (?:[\w-]+ ){0,3}(?:[\w-]*gpt\b|y haces cualquier cosa)",
        ),
        (
            "lo que|no tuvieras|usuario|eres",
            "pida|diga|ordene|mande|quiera|regla|norma|límite|limite|restricci|filtro|instrucci"
            "|oculta|esconde|ocultes|escondas|encima|arriba|antes|gpt|cualquier cosa",
        ),
    ),
    (
        (
            r"\b(?:faça|faz|fazer|cumpra|cumprir|obedeça|obedecer|execute|executar|aceite|aceitar)"
            r"(?: a)? tudo (?:o )?que eu (?:te |lhe )?(?:pedir|disser|mandar|ordenar|quiser)\b",
            r"\bcomo se (?:você |tu )?n[ãa]o tivesses? (?:nenhuma? )?(?:regras?|normas?|limites?"
            r"|restriç\w+|filtros?|instruções)\b",
            r"\b(?:esconda|esconde|oculte|oculta) (?:isto|isso|est[ea] (?:nota|dado|mensagem"
            r"|memória|instrução)) (?:do|ao) (?:usuário|utilizador)\b",
            r"\b(?:mostre|mostra|imprima|imprime|repita|repete|copie|copia) tudo (?:o )?que (?:está"
            r"|vem|aparece|há) (?:acima|antes)\b",
        ),
        (
            "que eu|não tivesse|nao tivesse|usuário|utilizador|tudo ",
            "pedir|disser|mandar|ordenar|quiser|regra|norma|limite|restriç|filtro|instruç|esconda"
            "|esconde|oculte|oculta|acima|antes",
        ),
    ),
    (
        (
            r"\b(?:fais|faire|faites|fasses|obéis|obéir|obéisses|exécute[rsz]?|accepte[rsz]?)"
            r"(?: à)? (?:absolument )?tout ce que je (?:te |vous )?(?:demande|dis|veux|ordonne"
            r"|demanderai|dirai)\b",
            r"\bcomme si tu n['’]avais (?:aucune? |pas de |plus de |plus aucune? )(?:r[èe]gles?"
            r"|limites?|restrictions?|filtres?|consignes?|contraintes?)\b",
            r"\bcache[rsz]? (?:ceci|cela|ça|cette (?:note|instruction|information)|ce (?:souvenir"
            r"|message)) à l['’]utilisateur\b",
            r"\b(?:affiche|montre|répète|imprime|copie|traduis)[rsz]? tout ce qui (?:précède|est"
            r" au-dessus|se trouve (?:au-dessus|avant))",
        ),
        (
            "tout ce |comme si|utilisateur",
            "que je|avais|cache|précède|dessus|avant",
        ),
    ),
    (
        (
            r"(?<!\bich )\b(?:tu|mach|mache|befolge?) alles,? was ich (?:dir )?(?:sage|verlange"
            r"|befehle|will"
            r"|auftrage)\b",
            r"\bdu alles (?:tun|tust|machen|machst|befolgen|befolgst|ausführen|ausführst)"
            r"(?: musst| sollst| wirst)?,? was ich (?:dir )?(?:sage|verlange|befehle|will)\b",
            r"\bals (?:hättest du|ob du) keine(?:rlei)? (?:\w+ )?(?:regeln|grenzen|filter"
            r"|(?:ein|be)schränkungen|vorgaben)\b",
            r"\bdu keine(?:rlei)? (?:\w+ )?(?:regeln|grenzen|filter|(?:ein|be)schränkungen)"
            r" (?:mehr )?(?:hast|kennst|hättest)\b",
            r"\b(?:dies|das|es|diese[ns]? (?:notiz|anweisung|erinnerung|hinweis)) (?:vor )?dem"
            r" (?:nutzer|benutzer|anwender) (?:verbirgst|verheimlichst|verschweigst|versteckst)\b",
            r"\b(?:verbirg|verheimliche?|verschweige?|verstecke?) (?:dies|das|es"
            r"|diese[ns]? (?:notiz"
            r"|anweisung|erinnerung|hinweis)) (?:vor )?dem (?:nutzer|benutzer|anwender)\b",
            r"\b(?:zeige?|gib|wiederhole?|drucke?|schreibe?) alles,? (?:was (?:oben|davor|darüber)"
            r" steht|(?:oberhalb|über) (?:von )?diese[rn]?)",
        ),
        (
            "was ich|keine|nutzer|anwender|alles",
            "tu |mach|befolg|ausführ|tust|tun |regeln|grenzen|filter|schränkung|vorgaben|verbirg"
            "|verheimlich|verschweig|versteck|steht|oberhalb|über ",
        ),
    ),
    (
        (
            r"\b(?:lakukan|melakukan|turuti|menuruti|patuhi|mematuhi|ikuti) (?:semua|segala"
            r"|apa ?(?:pun|saja))(?: hal)?(?: yang)? (?:saya |aku |ku)(?:minta|katakan|perintahkan"
            r"|suruh|mau)\b",
            r"\bseolah(?:-olah)? (?:kamu |anda )?tidak (?:punya|memiliki|ada) (?:aturan|batasan"
            r"|filter|larangan|pedoman)\b",
            r"\bsembunyikan (?:hal |catatan |pesan |memori "
            r"|instruksi )?ini dari (?:si )?pengguna\b",
            r"\b(?:tampilkan|cetak|ulangi|tulis|salin) (?:semua"
            r"|segala) (?:teks )?(?:yang )?(?:ada )?"
            r"di atas\b",
        ),
        (
            "lakukan|turut|patuhi|ikuti|seolah|sembunyikan|tampilkan|cetak|ulangi|tulis|salin",
            "minta|katakan|perintahkan|suruh|mau|aturan|batasan|filter|larangan|pedoman|pengguna"
            "|di atas",
        ),
    ),
    (
        (
            r"\b(?:fanya|ufanye|kufanya|tii|utii|kutii|tekeleza|utekeleze) (?:kila|chochote|yote"
            r"|lolote)(?: kitu| jambo)? (?:nina|nita|niki)(?:cho|yo|lo)?(?:omba|kuomba|sema"
            r"|kuambia|taka|agiza)\w*",
            r"\bkana kwamba (?:wewe )?huna (?:sheria|mipaka|vikwazo|vizuizi|kanuni|masharti)\b",
            r"\b(?:ficha|ufiche) (?:hili|hii|haya|(?:dokezo|agizo) hili|(?:ujumbe|mwongozo) huu"
            r"|(?:kumbukumbu|habari) hii|maagizo haya) (?:kwa|kutoka kwa) mtumiaji\b",
            r"\b(?:onyesha|chapisha|rudia|andika|nakili) (?:kila kitu kilicho|yote yaliyo|maandishi"
            r" yote) (?:hapo )?juu\b",
        ),
        (
            "fanya|ufanye|tii|tekelez|kana kwamba|ficha|ufiche|onyesha|chapisha|rudia|andika"
            "|nakili",
            "nina|nita|niki|huna |mtumiaji|juu",
        ),
    ),
    (
        (
            r"(?:做|照做|[执執]行|答[应應]|服[从從]|[满滿]足)我?(?:要求|[说說]|吩咐|[让讓]你做)?的?"
            r"(?:任何事|一切(?:要求|命令)|所有(?:事|要求|命令))",
            r"(?:像|好像|假[装裝]|就[当當])你?[没沒]有(?:任何|一[点點])?(?:[规規][则則]|限制|[约約]束)",
            r"你(?:[现現]在)?(?:[没沒]有|不再有)(?:任何)?(?:[规規][则則]|限制|[约約]束)了?",
            r"(?:[对對向]用[户戶][隐隱](?:藏|[瞒瞞])|[对對]用[户戶]保密|不[让讓]用[户戶](?:知道|看到))"
            r"(?:[这這此]|你|$|[。,!])",
        ),
        (
            "做|执行|執行|答应|答應|服从|服從|满足|滿足|没有|沒有|不再有|用户|用戶",
            "任何事|一切|所有|规则|規則|限制|约束|約束|隐|隱|保密|知道|看到",
        ),
    ),
    (
        (
            r"\b(?:you are|you['’]re|você é|tu és|tu es|vous êtes|du bist|(?:kamu|anda) adalah"
            r"|wewe ni)\s+(?:[\w-]+\s+){0,3}(?!chatgpt)[\w-]*gpt\b|你是[^。!?\n]{0,8}(?<!chat)gpt",
        ),
        ("gpt",),
    ),
)
"""As in `LIFTED_RULES`: the patterns, and the texts, between bars, that they need."""
