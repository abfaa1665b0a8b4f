"""Which of the eight languages a text is written in, from its script and its stop-words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from struct import Struct

from kumbuka.text.folding import fold
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.remembered import Remembered
from kumbuka.text.stopwords import STOPWORDS
from kumbuka.text.telling_words import TELLING_WORDS

LANGUAGES = ("en", "es", "pt", "id", "sw", "fr", "de", "zh")
"""In the order in which a tie is decided."""

_EXAMINED_CHARACTERS = 2_000  # enough to be sure, and a bound on the cost
_EXAMINED_WORDS = 80

_RUN = re.compile(r"\w+")
_WORD = re.compile(r"[^\W\d_]+")
_FOLDED_ONE_BY_ONE = LatePattern("[\x00-\x7f¡«·»¿À-ÖØ-öø-ÿŒœ\u2010-\u2026]*")
"""A text of these is folded as its words are by themselves."""
_HAN = LatePattern("[\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff]")
_CHINESE_BEGINNING = LatePattern(r"\s*(?:[我咱请請你]|以[后後]|记住|記住)")
_OTHER_CJK = LatePattern("[\u3041-\u30ff\uac00-\ud7a3]")

# Letters and marks that few of the eight use, and how much one text that has any is moved by it.
_TELLING_LETTERS: tuple[tuple[frozenset[str], str, float], ...] = (
    (frozenset("ñ¿¡"), "es", 1.5),
    (frozenset("áíóú"), "es", 0.3),
    (frozenset("ãõ"), "pt", 1.5),
    (frozenset("áâêóôúç"), "pt", 0.3),
    (frozenset("èêëîïœùû"), "fr", 0.6),
    (frozenset("éàâçô"), "fr", 0.3),
    (frozenset("äöüß"), "de", 1.0),
)

# Swahili puts subject and tense in front of the verb, where a list of words cannot see them.
_SWAHILI_VERB = LatePattern(
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

# Other verbs of a speaker, shortened or with an object inside, and what is asked not to be done.
_SPOKEN_STARTS = ("na", "ni", "si", "usi")
_SPOKEN_SWAHILI = LatePattern(
    r"\b(?:na(?:ch[ou]|ji|sh|su|fu|fa|tege|ong|mil|jul|umw|tum|uz|kaa|va(?=a\b)|i|ya|wa|ki|zi)\w+[aiu]"
    r"|ni(?:me|sha|mesha|ki(?!ta\b)|napo)\w+[aiu]|ni\w{0,5}pend\w*|si(?:m|wa|u|ya|i|ki|vi|li|zi)?pend\w*i|usi\w{3,}[eu])\b"
)

# "My" is the end of an Indonesian noun.
_INDONESIAN_OWN = LatePattern(r"\b(?!usiku|haiku|sudoku)\w{3,}ku\b")

# "I am", which is a bean in English and a coin in French, unless a sentence begins with it.
_TELLING_BEGINNING = LatePattern(
    r"\W{0,5}(?:yo |eu |ya no |nao |no )?(?P<verb>soy|sou)\b(?! (?:sauce|milk))"
)

# What Germans begin with who leave out "I"; in English, a box.
_GERMAN_BEGINNING = LatePattern(
    r"\W{0,5}(?:bin (?!day|is|was|full|there|laden|the|bag|it|collection)|hab |mein(?:e|en)? "
    r"|find (?=\w+ (?:richtig|total|echt|super|toll|voll)))"
)

# Whom something is done to, before the verb: "me crié en Quito".
_IBERIAN_BEGINNING = LatePattern(
    r"\W{0,5}(?:yo |eu |a mi |ya |ja |no |nao |nunca )*(?:(?:me|nos) \w{2}"
    r"|(?:se|sea|seja) (?:\w+ )?breve)"
)

# How verbs, nouns and diminutives end in Portuguese, in Spanish, and in both.
_PORTUGUESE_ENDING = LatePattern(
    r"\b(?!hei|lei|rei)\w{3,}(?:[^bdkltwz]ei|nh[ao]s?|lh[ao]s?|coes"
    r"|cao)\b"
)

_SPANISH_ENDING = LatePattern(r"\b\w{3,}(?:cion|ciones|idad|idades|iendo)\b")
_IBERIAN_ENDING = LatePattern(r"\b\w{3,}(?:ados|adas|idos|idas|ando|amente|[aei]mos)\b")
# An article where Spanish would say "or".
_BEFORE_ARTICLE = (
    *("usa", "usar", "uso", "usor", "usamos", "utilizo", "evito", "adoro", "detesto", "estudo"),
    *("tomo", "toco", "vendi", "vendemos"),
)
_PORTUGUESE_ARTICLE = LatePattern(rf"\b(?:{'|'.join(_BEFORE_ARTICLE)}) [oa]s? \w")
_IN_PHRASES = frozenset(
    {"soy", "sou", "bin", "hab", "mein", "meine", "meinen", "find", *_BEFORE_ARTICLE}
)

# What a word of each shape begins or ends with, to spare the others a pattern.
_SWAHILI_TENSES = ("nime", "nina", "nita", "nili", "ninge", "tume", "tuta", "hatu", "sija", "tuna")
_SWAHILI_PERSONS = ("na", "a", "u", "wa", "hu", "ni", "siku", "sita")
_SWAHILI_ROOTS = (
    *("pend", "ish", "fany", "tumi", "kaa", "kul", "kunyw", "sem", "tak", "end", "kuja", "jua"),
    *("hitaj", "itwa", "zungumz", "som", "andik", "chuki", "hami", "wez", "tok", "jibu", "ele"),
    *("kumbu", "badil", "anz", "nunu", "uza", "cheza", "ogop", "vut", "lal", "amk"),
)
_PORTUGUESE_ENDS = ("ei", "nha", "nhas", "nho", "nhos", "lha", "lhas", "lho", "lhos", "coes", "cao")
_SPANISH_ENDS = ("cion", "ciones", "idad", "idades", "iendo")
_IBERIAN_ENDS = ("ados", "adas", "idos", "idas", "ando", "amente", "amos", "emos", "imos")


def _may_be_swahili(word: str) -> bool:
    if word.startswith(_SWAHILI_TENSES) or (word.endswith("i") and word.startswith(("ha", "si"))):
        return True
    return word.startswith(_SWAHILI_PERSONS) and any(root in word for root in _SWAHILI_ROOTS)


# Words of a shape, and how much a text that has any is moved by it.
_SHAPES: tuple[tuple[Callable[[str], bool], LatePattern, str, float], ...] = (
    (_may_be_swahili, _SWAHILI_VERB, "sw", 1.0),
    (lambda word: word.startswith(_SPOKEN_STARTS), _SPOKEN_SWAHILI, "sw", 0.7),
    (lambda word: word.endswith("ku"), _INDONESIAN_OWN, "id", 0.7),
    (lambda word: word.endswith(_PORTUGUESE_ENDS), _PORTUGUESE_ENDING, "pt", 0.5),
    (lambda word: word.endswith(_SPANISH_ENDS), _SPANISH_ENDING, "es", 0.5),
    (lambda word: word.endswith(_IBERIAN_ENDS), _IBERIAN_ENDING, "es", 0.4),
    (lambda word: word.endswith(_IBERIAN_ENDS), _IBERIAN_ENDING, "pt", 0.4),
)

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
_SURE, _NEAR, _HEARD = 1.2, 0.5, 0.3
"""Where less speaks than makes sure, a language for which nearly as much speaks is likely too."""

# What is said for all languages is one number: eight scores beside each other, then how often each
# sign was seen, then how many words there were. So that of a text is the sum of those of its words.
_UNIT = 3_360
"""How much of a score is 1.0: every share of eight, and a quarter of it, is a whole number."""
_SCORE_BITS, _COUNT_BITS = 32, 16
_SIGNS_AT = _SCORE_BITS * len(LANGUAGES)
_SCORES = Struct(f"<{len(LANGUAGES)}I")
_SCORES_ALONE = (1 << _SIGNS_AT) - 1


def _score(language: str, weight: float) -> int:
    return round(weight * _UNIT) << _SCORE_BITS * LANGUAGES.index(language)


_SIGNS: tuple[int, ...] = (
    *(_score(language, weight) for _, _, language, weight in _SHAPES),
    *(_score(language, weight) for _, language, weight in _TELLING_LETTERS),
)
"""How much a text is moved by each sign, however often it stands there: the shapes of words, then
the letters."""
_PHRASE_AT = _SIGNS_AT + _COUNT_BITS * len(_SIGNS)
_WORDS_AT = _PHRASE_AT + _COUNT_BITS
_SEEN = (1 << _COUNT_BITS) - 1
_SIGNS_ALONE = ((1 << _WORDS_AT) - 1) ^ _SCORES_ALONE


def _weights() -> Mapping[str, int]:
    shares: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for word in STOPWORDS[language]:
            shares.setdefault(word, []).append(language)
    telling: dict[str, int] = {}
    for language, words in TELLING_WORDS.items():
        weight = _score(language, 1.0)
        for word in words:
            telling[word] = telling.get(word, 0) + weight
    return telling | {word: _word_weight(word, languages) for word, languages in shares.items()}


def _word_weight(word: str, languages: list[str]) -> int:
    share = 1 / len(languages)
    lookalike = _LOOKALIKE_WEIGHT if word in _LOOKALIKES or len(word) == 1 else 1.0
    return sum(_score(name, share * (1.0 if name == "en" else lookalike)) for name in languages)


_WEIGHTS = _weights()


def detect(text: str, otherwise: str = "en") -> str:
    """The ISO 639-1 code of the text's language, one of the eight; `otherwise` when nothing speaks.

    `otherwise` also decides a tie: it is the language of what stands around the text.
    """
    return likely(text, otherwise)[0]


def likely(text: str, otherwise: str = "en") -> tuple[str, ...]:
    """The languages that it may be in, the likeliest first; `otherwise` decides a tie.

    "Uso Linux" may be Spanish or Portuguese, and of "me interesa" a word is English too.
    """
    head = text[:_EXAMINED_CHARACTERS]
    if not head.isascii() and _is_chinese(head):
        return ("zh",)
    told = _told(head)
    if signs := (told & _SIGNS_ALONE) >> _SIGNS_AT:
        told += sum(w for n, w in enumerate(_SIGNS) if signs >> _COUNT_BITS * n & _SEEN)
        if signs >> (_PHRASE_AT - _SIGNS_AT):
            told += sum(_score(*phrase) for phrase in _phrases(fold(head)))
    scores = _SCORES.unpack((told & _SCORES_ALONE).to_bytes(_SCORES.size, "little"))
    best = max(scores)
    if best >= _SURE * _UNIT and scores.count(best) == 1:
        return (LANGUAGES[scores.index(best)],)
    least = best if best >= _SURE * _UNIT else max(best - _NEAR * _UNIT, _HEARD * _UNIT)
    heard = [(score, code) for code, score in zip(LANGUAGES, scores, strict=True) if score >= least]
    found = [
        code for score, code in sorted(heard, key=lambda pair: (-pair[0], pair[1] != otherwise))
    ]
    if best < _LEAST_EVIDENCE * _UNIT:
        return (otherwise, *(code for code in found if code != otherwise))
    return tuple(found)


def _phrases(folded: str) -> Iterator[tuple[str, float]]:
    """What some words say together, and how much."""
    if beginning := _TELLING_BEGINNING.match(folded):
        yield ("es" if beginning["verb"] == "soy" else "pt"), 1.0
    if _IBERIAN_BEGINNING.match(folded):
        yield "es", 0.6
        yield "pt", 0.6
    if _GERMAN_BEGINNING.match(folded):
        yield "de", 0.6
    if _PORTUGUESE_ARTICLE.search(folded):
        yield "pt", 0.3


def _is_chinese(text: str) -> bool:
    """Whether Han characters carry the text: one of them says about as much as three letters, and
    who begins with one of these names things in Latin letters."""
    if _HAN.search(text) is None or _OTHER_CJK.search(text):
        return False
    if _CHINESE_BEGINNING.match(text):
        return True
    han = len(_HAN.findall(text))
    return han * 3 >= sum(map(len, _WORD.findall(text))) - han


def _told_by_chunk(written: str) -> int:
    """What the words between two spaces tell."""
    runs = _RUN.findall(fold(written))
    words = _words(runs)
    told = sum(_WEIGHTS.get(word, 0) for word in words) + (len(words) << _WORDS_AT)
    if not _IN_PHRASES.isdisjoint(runs):
        told += 1 << _PHRASE_AT
    for number, (is_possible, shape, _, _) in enumerate(_SHAPES):
        if any(is_possible(run) and shape.fullmatch(run) for run in runs):
            told += _sign(number)
    return told if written.isascii() else told + _letters(written)


def _words(runs: Sequence[str]) -> list[str]:
    return [word for run in runs for word in ((run,) if run.isalpha() else _WORD.findall(run))]


def _letters(text: str) -> int:
    """The signs of the letters that a text holds."""
    written, told = set(text.lower()), enumerate(_TELLING_LETTERS, len(_SHAPES))
    return sum(_sign(number) for number, seen in told if not seen[0].isdisjoint(written))


def _sign(number: int) -> int:
    return 1 << _SIGNS_AT + _COUNT_BITS * number


_TOLD_BY_CHUNKS = Remembered(_told_by_chunk, most=8_192, longest=24)


def _told(head: str) -> int:
    """What a text tells before its signs are weighed."""
    if head.isascii() or _FOLDED_ONE_BY_ONE.fullmatch(head):
        return _told_by(head.split())
    return _told_by(fold(head).split()) | _letters(head)


def _told_by(chunks: list[str]) -> int:
    """Words are heard up to a number; signs are seen wherever they stand."""
    told = sum(map(_TOLD_BY_CHUNKS.__getitem__, chunks))
    if told >> _WORDS_AT <= _EXAMINED_WORDS:
        return told
    scores, left = 0, _EXAMINED_WORDS
    for chunk in chunks:
        of_chunk = _TOLD_BY_CHUNKS[chunk]
        if of_chunk >> _WORDS_AT > left:
            words = _words(_RUN.findall(fold(chunk)))[:left]
            return told & _SIGNS_ALONE | scores + sum(_WEIGHTS.get(word, 0) for word in words)
        left -= of_chunk >> _WORDS_AT
        scores += of_chunk & _SCORES_ALONE
    return told & _SIGNS_ALONE | scores
