"""Messages that are about nothing: greetings, thanks, assent and farewell.

No memory helps to answer them, so they are given none. Only the whole message counts: "thanks,
what should I cook?" is a question.
"""

from __future__ import annotations

import re

from kumbuka.text.folding import fold, is_cjk
from kumbuka.text.words import has_content_word

MAX_CHARACTERS = 160
"""A longer message says something, whatever it is made of."""

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")

_PHRASES_BY_LANGUAGE = {
    "en": """hi|hey|hello|hello there|hi there|hey there|yo|hiya|howdy|greetings|good morning
        |morning|good afternoon|good evening|good night|goodnight|how are you|how are you doing
        |how's it going|what's up|sup|nice to meet you|welcome back|i'm back|thanks|thank you
        |thank u|thx|ty|tysm|many thanks|thanks a lot|thanks a bunch|thanks again|much appreciated
        |appreciated|i appreciate it|cheers|ta|no problem|np|you're welcome|ok|okay|k|kk|yes|yep
        |yeah|yup|ya|sure|sure thing|of course|no|nope|nah|right|alright|all right|fine|great|good
        |nice|cool|awesome|perfect|excellent|amazing|wonderful|brilliant|lovely|fantastic|super
        |sweet|wow|got it|i see|i understand|understood|makes sense|that makes sense|sounds good
        |looks good|lgtm|good job|well done|great job|nice work|great work|that's great|that's it
        |that works|that helped|that helps|it works|it worked|go ahead|please do|please|go on
        |continue|next|done|not sure|maybe|i don't know|never mind|nevermind|no worries|bye
        |bye bye|goodbye|good bye|see you|see ya|see you later|later|talk to you later|ttyl|cya
        |take care|have a nice day|have a good day|have a great day|have a good one|lol|haha
        |hahaha|hmm|hm|oh|ah|uh|um|test|testing|ping""",
    "es": """hola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|que tal|como estas
        |como va|gracias|muchas gracias|mil gracias|muchisimas gracias|te lo agradezco|de nada
        |vale|si|no|claro|claro que si|por supuesto|de acuerdo|entendido|entiendo|perfecto|genial
        |estupendo|excelente|muy bien|bien|bueno|listo|adelante|por favor|continua|sigue|adios
        |chao|chau|hasta luego|hasta manana|hasta pronto|nos vemos|que tengas un buen dia|jaja
        |jajaja""",
    "pt": """ola|oi|bom dia|boa tarde|boa noite|tudo bem|tudo bom|como vai|como voce esta|obrigado
        |obrigada|muito obrigado|muito obrigada|valeu|brigado|brigada|de nada|sim|nao|claro
        |com certeza|certo|entendi|entendido|perfeito|otimo|excelente|legal|beleza|blz|muito bem
        |bom|pronto|por favor|pode continuar|continue|tchau|adeus|ate logo|ate mais|ate amanha
        |ate breve|kkk|kkkk""",
    "id": """halo|hai|selamat pagi|selamat siang|selamat sore|selamat malam|pagi|siang|sore|malam
        |apa kabar|terima kasih|terima kasih banyak|makasih|makasih banyak|trims|thanks ya
        |sama sama|ya|iya|tidak|nggak|gak|oke|ok|baik|baiklah|setuju|siap|tentu|tentu saja
        |mengerti|saya mengerti|paham|bagus|mantap|keren|sip|hebat|benar|betul|lanjut|lanjutkan
        |silakan|tolong|dadah|sampai jumpa|sampai nanti|selamat tinggal|selamat jalan|wkwk""",
    "sw": """habari|habari yako|habari gani|habari za asubuhi|habari za mchana|habari za jioni
        |jambo|hujambo|hamjambo|sijambo|mambo|vipi|mambo vipi|poa|salama|nzuri|shikamoo|marahaba
        |karibu|asante|asante sana|ahsante|ahsante sana|asanteni|nashukuru|nakushukuru|shukrani
        |ndiyo|ndio|naam|hapana|sawa|sawa sawa|sawasawa|haya|vizuri|vizuri sana|safi|nimeelewa
        |naelewa|kweli|hakika|endelea|tafadhali|kwaheri|kwa heri|tutaonana|baadaye|usiku mwema
        |lala salama""",
    "fr": """bonjour|bonsoir|salut|coucou|bonne nuit|bonne journee|bonne soiree|ca va
        |comment ca va|comment allez vous|merci|merci beaucoup|merci bien|mille mercis|grand merci
        |un grand merci|de rien|je vous en prie|je t'en prie|oui|ouais|non|d'accord|daccord
        |bien sur|entendu|compris|je comprends|je vois|parfait|super|genial|excellent|tres bien
        |bien|c'est bon|c'est parfait|ca marche|vas y|allez y|s'il te plait|s'il vous plait|svp
        |stp|continue|continuez|au revoir|a bientot|a plus|a plus tard|a demain|a tout a l'heure
        |adieu|mdr""",
    "de": """hallo|hi|hey|moin|servus|gruss gott|guten morgen|guten tag|guten abend|gute nacht
        |morgen|wie geht's|wie geht es dir|wie geht es ihnen|danke|danke schon|dankeschon
        |danke sehr|vielen dank|vielen lieben dank|besten dank|herzlichen dank|tausend dank|bitte
        |bitte schon|gern geschehen|gerne|ja|jo|jep|nein|ne|nee|klar|alles klar|na klar|genau
        |richtig|stimmt|einverstanden|verstanden|ich verstehe|in ordnung|passt|gut|sehr gut|super
        |prima|toll|perfekt|klasse|ausgezeichnet|weiter|mach weiter|tschuss|auf wiedersehen
        |bis bald|bis spater|bis morgen|bis dann|ciao|schonen tag noch|schonen abend noch""",
    "zh": """你好|您好|你们好|大家好|嗨|哈喽|哈啰|早|早安|早上好|上午好|中午好|下午好|晚上好|晚安
        |谢谢|谢谢你|谢谢您|多谢|感谢|非常感谢|太感谢了|谢了|不客气|不用谢|没关系|没事|好|好的
        |好吧|好啊|好呀|行|行吧|可以|可以的|嗯|嗯嗯|是|是的|对|对的|不|不是|没错|当然|明白|明白了
        |知道了|了解|懂了|收到|没问题|太好了|很好|非常好|不错|厉害|完美|继续|请继续|再见|拜拜
        |回头见|明天见|哈哈|哈哈哈|辛苦了|麻烦了""",
}

# What follows such a phrase without giving it a subject: "thank you so much for your help".
_FILLERS = """so|very|much|so much|very much|again|a lot|a bunch|really|for now|then|too|man|mate
    |dude|buddy|friend|my friend|everyone|all|guys|there|today|now|for that|for this|for it
    |for everything|for your help|for the help|for all your help|for your time|for helping
    |for helping me|it|you|sir|and|just|that|this|mucho|por todo|por tu ayuda|amigo|muito|por tudo
    |pela ajuda|banyak|atas bantuannya|sana|rafiki|kwa msaada wako|pour tout|pour votre aide
    |pour ton aide|beaucoup|fur alles|fur deine hilfe|fur die hilfe|sehr|了|啊|呀|哦|吧|的|啦|呢
    |哈|你的帮助|您的帮助"""


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(_words(phrase)) for phrase in text.split("|"))


def is_small_talk(text: str) -> bool:
    """Whether a message gives no reason to recall anything: small talk, or no content word."""
    return not has_content_word(text) or is_pleasantry(text)


def is_pleasantry(text: str) -> bool:
    """Whether a message is a greeting, thanks, assent or farewell, and nothing else."""
    return len(text) <= MAX_CHARACTERS and _is_made_of_phrases(_words(text))


def _words(text: str) -> list[str]:
    """Folded words with their apostrophes; CJK letters one by one."""
    found: list[str] = []
    for word in _WORD.findall(fold(text).replace("’", "'")):
        found.extend(word if any(map(is_cjk, word)) else (word,))
    return found


_PHRASES = frozenset().union(*map(_phrases, _PHRASES_BY_LANGUAGE.values()))
_LONGER = _PHRASES | _phrases(_FILLERS)


def _is_made_of_phrases(words: list[str]) -> bool:
    """Whether the words split into phrases and fillers, a phrase first."""
    reachable = [False] * (len(words) + 1)
    for end in range(1, len(words) + 1):
        for length in range(1, min(_LONGEST, end) + 1):
            start = end - length
            known = _LONGER if start else _PHRASES
            if (start == 0 or reachable[start]) and " ".join(words[start:end]) in known:
                reachable[end] = True
                break
    return reachable[-1]


_LONGEST = max(phrase.count(" ") + 1 for phrase in _LONGER)
