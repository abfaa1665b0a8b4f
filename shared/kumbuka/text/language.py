"""Which of the eight languages a text is written in, from its script and its stop-words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from kumbuka.text.folding import fold
from kumbuka.text.stopwords import STOPWORDS

LANGUAGES = ("en", "es", "pt", "id", "sw", "fr", "de", "zh")
"""In the order in which a tie is decided."""

_EXAMINED_CHARACTERS = 2_000  # enough to be sure, and a bound on the cost
_EXAMINED_WORDS = 80

_WORD = re.compile(r"[^\W\d_]+")
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff]")
_OTHER_CJK = re.compile("[\u3041-\u30ff\uac00-\ud7a3]")

# Letters and marks that few of the eight use, and how much one text that has any is moved by it.
_TELLING_LETTERS: tuple[tuple[re.Pattern[str], str, float], ...] = (
    (re.compile("[ñ¿¡]"), "es", 1.5),
    (re.compile("[áíóú]"), "es", 0.3),
    (re.compile("[ãõ]"), "pt", 1.5),
    (re.compile("[áâêóôúç]"), "pt", 0.3),
    (re.compile("[èêëîïœùû]"), "fr", 0.6),
    (re.compile("[éàâçô]"), "fr", 0.3),
    (re.compile("[äöüß]"), "de", 1.0),
)

# Swahili puts subject and tense in front of the verb, where a list of words cannot see them.
_SWAHILI_VERB = re.compile(
    r"\b(?:nime\w+a|(?:nina|nita|nili|ninge|tume|tuta|hatu|sija|tuna(?!ng|netra|rungu|wicara|daksa"
    r"|grahita))"
    r"\w{2,}[aiu]"
    r"|(?:na|a(?:na|me|li|ta)|u(?:na|me|ta|si)|wa(?:na|me)|hu|ni|siku|sita)"
    r"(?:m|ku|wa|ji|ni|i|ki|zi|tu)?(?:pend|ish|fany|tumi|kaa|kul|kunyw|sem|tak|end(?:a|e)|kuja|jua"
    r"|hitaj|itwa|zungumz|som[ae]|andik|chuki|hami|wez|tok[ae]|jibu|eleza|ele[zw]|kumbu|badil|anz"
    r"|nunu|uza|cheza|ogop|vut|lal|amk)\w*"
    r"|(?:ha|si|hatu)(?:pend|ish|fany|tumi|kaa|nyw|sem|tak|end|ju|wez|zungumz|som|l|vut|chez|nunu"
    r"|vumili|vutiw|elew|hitaj)i|sija\w+)\b"
)

# "My" is the end of an Indonesian noun.
_INDONESIAN_OWN = re.compile(r"\b(?!usiku|haiku|sudoku)\w{3,}ku\b")

# "I am", which is a bean in English and a coin in French, unless a sentence begins with it.
_TELLING_BEGINNING = re.compile(
    r"\W{0,5}(?:yo |eu |ya no |nao |no )?(?P<verb>soy|sou)\b(?! (?:sauce|milk))"
)

# Words of everyday requests that one or two of the eight use, though they are no stop-words.
_TELLING_WORDS: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "es": "hoy ayer quiero prefiero preferimos llamo llamame gusta gustan encanta encantan debo"
        " puedo puedes hola gracias odio detesto adoro vivo vivimos trabajo trabajamos hablo uso"
        " usamos utilizo utilizamos nunca jamas ahora siempre suelo solemos decidi decidimos"
        " optamos"
        " deje dejado decidido cambiado primero ejecuta luego despues hemos cambie cambiamos"
        " recuerda olvida responde"
        " respondeme uses vendi compre estudio evito bebo tomo juego toco fumo cumplo naci crecio"
        " vegano vegana"
        " alergica alergico favorito favorita hermana hermano esposa esposo marido hija hijo"
        " jefe jefa tutea tuteame tratame hablame mude mudamos llevo aprendo conduzco manejo"
        " idioma ingles",
        "pt": "hoje ontem quero prefiro preferimos chamo chama gosto adoro amo odeio detesto moro"
        " moramos vivo trabalho trabalhamos falo uso usamos utilizo utilizamos nunca jamais"
        " costumo decidi decidimos optamos deixei parei mudei mudamos troquei trocamos"
        " lembre lembra esqueca responda responde vendi comprei estudo evito bebo tomo jogo"
        " toco fumo nasci cresci vegano vegana alergica alergico favorito favorita irma"
        " irmao esposa marido filha filho chefe aprendo dirijo corro devo posso obrigado obrigada"
        " ola gostamos sei ingles idioma",
        "id": "suka tinggal terima kasih malam pagi selamat hari bekerja punya ingin mau nama gue"
        " gua gw nggak enggak gak benci warna makanan minuman pakai pake panggil jawab pindah umur"
        " kesukaan kesukaanku bahasa lupakan ingat jangan biasanya jarang alergi kucing anjing"
        " kurang kerja sekarang ganti memakai bernama namanya adik kakak istri suami bapak ayah"
        " hobi tahun bulan minggu lahir kuliah belajar mobil rumah kantor dipanggil catat hapus"
        " gunakan kenalkan perkenalkan pertama kemudian pensiunan simpan dulu",
        "sw": "asante habari leo jana kesho napenda ninapenda ninaitwa naitwa ninaishi jina nataka"
        " niite rangi chakula nina paka mbwa kumbuka jibu nijibu sasa kazi kampuni lugha siku",
        "fr": "aujourd hui hier veux prefere aime habite appelle merci bonjour adore voudrais peux"
        " utilise utilisons deteste travaille bosse reponds repondez souviens oublie retiens vis"
        " mange bois parle jamais toujours maintenant desormais appeler preferee utiliser tutoie",
        "de": "heute gestern mochte mag bevorzuge heisse wohne danke hallo hasse brauche gerne gern"
        " lieber nutze nutzen benutze verwende verwenden arbeite trinke spiele fahre liebe lebe"
        " spreche heisst merk merke vergiss antworte immer nie niemals nenn nenne duze wohnt",
    }.items()
}

# Stop-words elsewhere that English has as words of its own: one alone says little.
_ENGLISH_WORDS = """
a also am an as at bin car come con dare den des die do dos elle era es fin hat he her here
hers him hin in is just la lag les man me mini more no nun of on once or os pa pan par per plus
pro pun quite sa sage si sin so solo sons son sou sous sur taken tan tant te ten ton tout tu
una uno us van via vile war was we will wo yo
"""
_LOOKALIKES = frozenset(_ENGLISH_WORDS.split())
_LOOKALIKE_WEIGHT = 0.25
_LEAST_EVIDENCE = 0.6
"""Below it another language has not spoken, and the text counts as English."""


def _weights() -> Mapping[str, tuple[tuple[str, float], ...]]:
    shares: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for word in STOPWORDS[language]:
            shares.setdefault(word, []).append(language)
    telling: dict[str, tuple[tuple[str, float], ...]] = {}
    for language, words in _TELLING_WORDS.items():
        for word in words:
            telling[word] = (*telling.get(word, ()), (language, 1.0))
    return telling | {word: _word_weights(word, languages) for word, languages in shares.items()}


def _word_weights(word: str, languages: list[str]) -> tuple[tuple[str, float], ...]:
    share = 1 / len(languages)
    lookalike = _LOOKALIKE_WEIGHT if word in _LOOKALIKES or len(word) == 1 else 1.0
    return tuple((name, share * (1.0 if name == "en" else lookalike)) for name in languages)


_WEIGHTS = _weights()


def detect(text: str, otherwise: str = "en") -> str:
    """The ISO 639-1 code of the text's language, one of the eight; `otherwise` when nothing speaks.

    `otherwise` also decides a tie: it is the language of what stands around the text.
    """
    return likely(text, otherwise)[0]


def likely(text: str, otherwise: str = "en") -> tuple[str, ...]:
    """The languages for which as much speaks as for any other, `otherwise` before the rest.

    "Uso Linux" may be Spanish or Portuguese.
    """
    head = text[:_EXAMINED_CHARACTERS]
    if not head.isascii() and _is_chinese(head):
        return ("zh",)
    folded = fold(head)
    scores = _evidence(_WORD.findall(folded)[:_EXAMINED_WORDS])
    if not head.isascii():
        _add_letters(scores, head.lower())
    if _SWAHILI_VERB.search(folded):
        scores["sw"] += 1.0
    if _INDONESIAN_OWN.search(folded):
        scores["id"] += 0.7
    if beginning := _TELLING_BEGINNING.match(folded):
        scores["es" if beginning["verb"] == "soy" else "pt"] += 1.0
    best = max(scores.values())
    if best < _LEAST_EVIDENCE:
        return (otherwise,)
    ordered = dict.fromkeys((otherwise, *LANGUAGES))
    return tuple(code for code in ordered if scores.get(code, 0.0) >= best)


def _is_chinese(text: str) -> bool:
    """Whether Han characters carry the text: one of them says about as much as two letters."""
    han = len(_HAN.findall(text))
    if han == 0 or _OTHER_CJK.search(text):
        return False
    return han * 2 >= sum(map(len, _WORD.findall(text))) - han


def _evidence(words: Iterable[str]) -> dict[str, float]:
    scores = dict.fromkeys(LANGUAGES, 0.0)
    for word in words:
        for language, weight in _WEIGHTS.get(word, ()):
            scores[language] += weight
    return scores


def _add_letters(scores: dict[str, float], lowered: str) -> None:
    for letters, language, weight in _TELLING_LETTERS:
        if letters.search(lowered):
            scores[language] += weight
