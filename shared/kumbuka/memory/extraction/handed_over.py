"""Requests for work on a text that follows, in whatever language the text is.

"Auf Englisch bitte: …", "Can you proofread this?", "Hazlo más formal: …": what follows is the text,
and says nothing of whoever sends it. The tables know such requests in their own language; here they
are told by their verbs and by the language that they ask for, since the text is often in another.
"""

from __future__ import annotations

import re
from enum import Enum

from kumbuka.text.late_pattern import LatePattern


class Handed(Enum):
    """Where the text stands that a request hands over."""

    HERE = 1
    """Behind the request, in its own paragraph."""
    FOLLOWS = 2
    """In all that follows."""


_LANGUAGES = (
    r"(?:(?:in|into|to) (?:\w+ )?(?:english|german|french|spanish|portuguese|italian|dutch|chinese"
    r"|mandarin|japanese|korean|russian|polish|turkish|arabic|hindi|indonesian|swahili|swedish)"
    r"|(?:auf|ins|in) (?:englisch|deutsch|französisch|spanisch|portugiesisch|italienisch"
    r"|niederländisch|chinesisch|japanisch|russisch|polnisch|türkisch|arabisch)e?"
    r"|(?:en|al|a) (?:inglés|español|francés|alemán|portugués|italiano|chino|japonés|ruso)"
    r"|(?:em|para o|para|pro) (?:inglês|português|francês|alemão|espanhol|italiano|chinês|japonês)"
    r"|en (?:anglais|français|allemand|espagnol|portugais|italien|chinois|japonais|russe|arabe)"
    r"|(?:ke|dalam|dlm|pake|pakai) (?:(?:bahasa|bhs) )?(?:inggris|indonesia|jerman|prancis"
    r"|spanyol|mandarin|jepang|arab|belanda)"
    r"|kwa (?:kiingereza|kiswahili|kifaransa|kijerumani|kihispania|kichina|kiarabu))\b"
    r"|[用成](?:英文|英语|中文|汉语|法语|德语|日语|韩语|西班牙语|葡萄牙语)"
)
_SPEAKS_OF_ONESELF = (
    r"\b(?:i|i['’]\w+|my|we|our|ich|mein\w*|wir|unser\w*|yo|mis?|nuestr\w+|eu|meus?|minhas?|je|j"
    r"|mon|ma|mes|nous|saya|aku|gue|mimi|kami|kita)\b|[我咱]"
)
_OF_ALL_ANSWERS = (
    r"\b(?:answer|repl(?:y|ies)|respon\w+|antwort\w*|respuest\w*|respost\w*|répon\w+|jawab\w*"
    r"|jibu\w*|always|immer|siempre|sempre|toujours|selalu|daima|speak|talk|chat|sprich|habla"
    r"|parle|bicara|remember|merk\w*|recuerda|lembr\w+|souviens|ingat|kumbuka)\b|回答|回复|记住|总是"
)
_CHANGED = (
    r"(?:make|get) (?:this|it|that|the \w+) (?:sound )?(?:more|less|a bit|a little|much|shorter"
    r"|longer|clearer|simpler|better|nicer|formal|polite|professional|friendlier|concise)"
    r"(?: [\w-]+){0,3}"
    r"|mach(?:e|st)? (?:das|es|dies|den \w+|die \w+)(?: \w+)? (?:mal |bitte |etwas |viel )*"
    r"(?:formeller|kürzer|länger|höflicher|freundlicher|besser|klarer|einfacher|professioneller"
    r"|lockerer|knapper)"
    r"|(?:hazlo|haz esto|ponlo|que suene) (?:un poco )?(?:más|menos) \w+"
    r"|(?:deixa|deixe|torna|torne|faz|faça|põe)(?: isso| isto| o texto)? (?:um pouco )?"
    r"(?:mais|menos) \w+"
    r"|(?:rends|rendez|fais|mets)(?: ça|-le| ceci| cela| le texte)? (?:un peu )?(?:plus|moins) \w+"
    r"|(?:bikin|buat|jadikan)(?: (?:ini|teks ini))? (?:lebih|jadi lebih|agak) \w+"
    r"|(?:ifanye|fanya)(?: (?:hii|hiki|maandishi haya))? (?:iwe |kuwa )?(?:rasmi|fupi|nzuri|bora)"
    r"(?: zaidi)?"
)
_WORK = (
    r"(?:proof-?read|translate|rewrite|rephrase|reword|paraphrase|spell-?check|correct|polish)"
    r" (?:this|these|the following|it|the (?:text|email|letter|paragraph) below)"
    r"(?: (?:text|email|mail|letter|message|paragraph|sentence|one|bit))?"
    r"|(?:das|dies|folgendes|diesen text|diese mail|den text) (?:mal |bitte |kurz |für mich )*"
    r"(?:korrigieren|übersetzen|umschreiben|korrekturlesen|umformulieren|lektorieren)"
    r"|(?:corregir|corriges|traducir|traduces|reescribir|parafrasear)(?:me)? (?:esto|este texto"
    r"|lo siguiente|este correo)|corr[ií]gemel?[oa]|trad[uú]cemel?[oa]"
    r"|(?:corrigir|corrige|traduzir|traduz|reescrever|parafrasear)(?: pra mim| para mim)?"
    r" (?:isto|isso|este texto|esse texto|o seguinte|este e-?mail|esse e-?mail)"
    r"|(?:me )?(?:corriger|corriges|traduire|traduis|reformuler|relire) (?:ça|ceci|cela|ce texte"
    r"|ce mail|ce qui suit)"
    r"|(?:koreksi|terjemahkan|terjemahin|perbaiki|benerin|tulis ulang|parafrase)"
    r"(?: (?:teks|kalimat|email|tulisan))? (?:ini|berikut)(?: (?:dong|ya|deh))?"
    r"|(?:u?ni)?(?:sahihishi[ae]|rekebishi[ae]|tafsiri[ae]?|sahihisha|tafsiri|hariri"
    r"|andika upya)"
    r" (?:hii|hiki|haya|huu|maandishi haya|barua hii)"
    r"|(?:帮我|请|麻烦你?|帮忙)(?:翻译|润色|改写|校对|修改|改)(?:一下|下)?(?:成[^，。：:]{1,4})?"
    r"(?:语法|这段话?|这封邮件|这句话?|文字)?"
)
_POLITE = (
    r"(?:(?:hi|hey|hello|please|pls|plz|can|could|would|will|you|kannst|könntest|würdest|du|mir"
    r"|bitte|mal|mir mal|puedes|podrías|por favor|me|pode|poderia|consegue|você|tu peux|peux-tu"
    r"|pourrais-tu|vous pouvez|pouvez-vous|s['’]il te plaît|svp|bisa|tolong|minta|mohon|naomba"
    r"|tafadhali|unaweza|help me|hola|olá|oi|salut|bonjour|hallo|halo|just|quickly|kurz|kindly),? "
    r"|[¿¡])*"
)
_AFTER = (
    r"(?:,? (?:for me|please|pls|plz|thanks|bitte|danke|por favor|porfa|gracias|obrigad[oa]|stp|svp"
    r"|s['’]il (?:te|vous) plaît|merci|ya|dong|tolong|tafadhali|asante|mal|quickly))*"
)
_REQUEST = LatePattern(
    rf"\A{_POLITE}(?:(?:{_WORK}){_AFTER}\s?(?:[?？.!…]*\s*\Z|[:：?？])"
    rf"|(?:{_CHANGED}){_AFTER}\s?(?:[:：]))",
    re.I,
)
_BEFORE_COLON = LatePattern(r"[^:：\n]{2,60}?(?=\s?[:：](?:\s|\Z|(?<=：)))")
_ASKS_FOR_A_LANGUAGE = LatePattern(_LANGUAGES, re.I)
_OF_SOMETHING_ELSE = LatePattern(rf"{_SPEAKS_OF_ONESELF}|{_OF_ALL_ANSWERS}", re.I)


def handed_over(sentence: str) -> Handed | None:
    """What a sentence that asks something or holds a colon hands over. The time is linear in the
    text."""
    if not (_REQUEST.match(sentence) or _asks_for_a_language(sentence)):
        return None
    text = sentence.replace("：", ":").partition(":")[2]
    return Handed.HERE if text.strip() else Handed.FOLLOWS


def _asks_for_a_language(sentence: str) -> bool:
    head = _BEFORE_COLON.match(sentence)
    if head is None or len(head.group().split()) > 7:
        return False
    said = head.group()
    return bool(_ASKS_FOR_A_LANGUAGE.search(said)) and not _OF_SOMETHING_ELSE.search(said)
