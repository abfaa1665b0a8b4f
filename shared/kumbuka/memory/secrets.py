"""Secrets in text: keys, tokens, passwords and card numbers, which are never stored.

Two kinds of rule: the shape alone gives it away (`AKIA…`, a private key block), or a word beside
it does ("my password is …") and then the value is judged, because "my password is wrong" tells
nothing. Every quantifier is bounded, so the time is linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise

from kumbuka.memory.chinese_secrets import CHINESE_SECRETS
from kumbuka.memory.french_german_secrets import FRENCH_GERMAN_SECRETS, NOT_TOLD, PARTICIPLE
from kumbuka.memory.hints import Hints
from kumbuka.memory.iberian_secrets import IBERIAN_SECRETS
from kumbuka.memory.indonesian_swahili_secrets import INDONESIAN_SWAHILI_SECRETS
from kumbuka.memory.secret_rule import Rule, look_at, looks_random
from kumbuka.memory.secret_shapes import SHAPES
from kumbuka.memory.told_passwords import TOLD_PASSWORDS
from kumbuka.text.late_pattern import LatePattern

REDACTED = "[secret]"


Rules = tuple[tuple[Rule, tuple[str, ...]], ...]
"""Each with those of its hints that a message may hold."""


def rules_for(text: str, words: Collection[str] = ()) -> Rules:
    """The rules worth trying on the sentences of a text, whether or not their lines are joined.
    `words` are what stands between its white space, where somebody has parted it already."""
    words = words or text.split()
    found = _HINTS.found_in(words)
    hinted = [number for number, bits in enumerate(_BITS) if found & bits]
    if not hinted:
        return ()
    look = look_at(text, words)
    return tuple(
        (_RULES[number], tuple(hint for hint, bit in _HINTED[number] if found & bit))
        for number in hinted
        if _RULES[number].may_find(look)
    )


def find_secret(text: str, rules: Rules | None = None) -> str | None:
    """The reason to refuse the text (`openai_key`, `password`, `card_number`, …), or None."""
    hinted = _hinted(text, rules_for(text) if rules is None else rules)
    return next((reason for _, _, reason in _found(text, hinted)), None) if hinted else None


def redact(text: str) -> str:
    """The text with `[secret]` in the place of each secret."""
    return _replaced(text, _apart(text), lambda reason: REDACTED)


@dataclass(frozen=True, slots=True)
class Redacted:
    text: str
    """With `[redacted: reason]` in the place of each secret."""
    reasons: tuple[str, ...] = ()  # one a secret, in order


def redacted(text: str) -> Redacted:
    """The text without its secrets, and what each of them was."""
    found = _apart(text)
    cleaned = _replaced(text, found, "[redacted: {}]".format) if found else text
    return Redacted(cleaned, tuple(reason for _, _, reason in found))


_Secret = tuple[int, int, str]  # start, end and reason


def _apart(text: str) -> list[_Secret]:
    """The secrets of a text in order. Those that overlap are one, of the first rule's reason."""
    found = _found(text, _hinted(text, rules_for(text)))
    ranked = [(start, end, rank, reason) for rank, (start, end, reason) in enumerate(found)]
    apart: list[tuple[int, int, int, str]] = []
    for secret in sorted(ranked):
        if apart and secret[0] < apart[-1][1]:
            before = apart.pop()
            first_rule = min(before, secret, key=lambda known: known[2])
            secret = (before[0], max(before[1], secret[1]), *first_rule[2:])
        apart.append(secret)
    return [(start, end, reason) for start, end, _, reason in apart]


def _replaced(text: str, found: list[_Secret], mark: Callable[[str], str]) -> str:
    parts: list[str] = []
    position = 0
    for start, end, reason in found:
        parts += [text[position:start], mark(reason)]
        position = end
    return "".join([*parts, text[position:]])


def _hinted(text: str, rules: Rules) -> list[Rule]:
    """The rules of which a hint stands in the text."""
    lowered = text.lower() if rules else ""
    return [rule for rule, hints in rules if any(map(lowered.__contains__, hints))]


def _found(text: str, hinted: list[Rule]) -> Iterator[_Secret]:
    look = look_at(text, text.split())
    for rule in (rule for rule in hinted if rule.may_find(look)):
        group = "value" if "value" in rule.pattern.regex.groupindex else 0
        for match in rule.pattern.finditer(text):
            if rule.accepts(match):
                yield match.start(group), match.end(group), _reason(rule, match[group])


def _reason(rule: Rule, value: str) -> str:
    if rule.reason != "api_key":
        return rule.reason
    return next((reason for prefix, reason in _PREFIXES if value.startswith(prefix)), "api_key")


_PREFIXES = (
    ("sk-ant-", "anthropic_key"),
    ("sk-", "openai_key"),
    ("sk_", "stripe_key"),
    ("ghp_", "github_token"),
    ("AIza", "google_key"),
    ("xox", "slack_token"),
    ("AKIA", "aws_key"),
    ("eyJ", "jwt"),
)


# --- card numbers -------------------------------------------------------------------------------

_ISSUERS = (
    (("4",), (16, 19)),
    (("51", "52", "53", "54", "55", "22", "23", "24", "25", "26", "27"), (16,)),
    (("34", "37"), (15,)),
    (("30", "36", "38", "39"), (14,)),
    (("60", "62", "64", "65", "35", "50", "56", "57", "58", "63", "67"), (16, 17, 18, 19)),
)


def _is_card(match: re.Match[str]) -> bool:
    raw = match.group()
    digits = "".join(str(int(c)) for c in raw if c.isdigit())
    issued = any(digits.startswith(p) and len(digits) in lengths for p, lengths in _ISSUERS)
    return issued and _grouped_like_a_card(raw) and passes_luhn(digits)


def _grouped_like_a_card(raw: str) -> bool:
    groups = [len(group) for group in re.split(r"[ .-]", raw)]
    return len(groups) == 1 or (groups[0] == 4 and all(3 <= size <= 7 for size in groups[:-1]))


def passes_luhn(digits: str) -> bool:
    """The check digit of ISO/IEC 7812-1, annex B."""
    total = 0
    for position, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if position % 2 else 1)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


# --- values beside a word that names them --------------------------------------------------------

_SAID_OF_IT = (
    "about again all already also always another any as at bad being better blank by "
    "case-sensitive changed compromised correct different easy empty encrypted expired expiring "
    "fine for forgotten from gone good hard hashed hidden in incorrect insecure invalid it its "
    "just leaked long lost mine missing my needed never new no none not null ok okay old on only "
    "optional outdated our private protected random rejected required reset safe salted same "
    "saved secret secure set shared short simple so something spelled still stolen stored strong "
    "such that the their this to too true false unchanged undefined unknown unset up used valid "
    "very visible weak what working wrong your str string text int bool varchar char plaintext "
    "policy manager generated a an and or one falsch faux fausse salah mbaya below above there "
    "here "
)
_NOT_PASSWORDS = frozenset(_SAID_OF_IT.split()) | NOT_TOLD
_PLACEHOLDER = LatePattern(r"[<\[{$%*]|x{3,}|your|\.\.\.|…|example|placeholder|changeme\b", re.I)
_END_OF_CLAUSE = LatePattern(r"\s*(?:$|[.,;!?\n。，]|\band\b|\bbut\b)", re.I)


def _is_password(match: re.Match[str]) -> bool:
    value = match["value"].strip("\"'`“”.,;!?()")
    if len(value) < 3 or value.lower() in _NOT_PASSWORDS or _PLACEHOLDER.match(value):
        return False
    if match["sign"].strip() in {"=", ":", "："}:
        return True
    is_of_it = match["sign"][:1] in "'’" and value.isalpha()  # "the password's length"
    if is_of_it or PARTICIPLE.fullmatch(value):
        return False
    plain_word = value.isalpha() and value[1:].islower()
    return not plain_word or bool(_END_OF_CLAUSE.match(match.string, match.end()))


def _is_new_password(match: re.Match[str]) -> bool:
    """Of "the password to Bitwarden" the word is none: one with figures or signs is."""
    return _is_password(match) and not match["value"].strip(".!?()").replace("-", "").isalpha()


def _is_password_before_its_name(match: re.Match[str]) -> bool:
    return any(c.isdigit() for c in match["value"]) and any(c.isalpha() for c in match["value"])


def _is_key_value(match: re.Match[str]) -> bool:
    value = match["value"]
    return not _PLACEHOLDER.match(value) and looks_random(value)


def _is_generated(match: re.Match[str]) -> bool:
    """Whether a long word's characters change their kind as often as only chance makes them.

    Names in camel case and paths change rarely; hashes and UUIDs have one case only.
    """
    kinds = [_kind(character) for character in match.group().rstrip(".")]
    changes = sum(one != other for one, other in pairwise(kinds))
    has_all = {"lower", "upper", "digit"} <= set(kinds)
    return has_all and kinds.count("digit") >= 3 and changes >= len(kinds) * 0.38


def _kind(character: str) -> str:
    if character.isdigit():
        return "digit"
    if character.isalpha():
        return "lower" if character.islower() else "upper"
    return "sign"


_IS = (
    r"(?P<sign>\s*[=:：]\s*|\s+(?:is|was|are|es|é|est|ist|adalah|ni)(?:\s+now)?:?\s+"
    r"|['’]s\s+)"
)
_CHANGED = r"(?:(?:was|is|has|been|just|now)\s+){0,3}(?:(?:changed|updated|switched|reset|set)\s+)?"
_BECAME = rf"\s+(?:{_CHANGED}to|became|becomes)\s+"
_FOR_WHAT = r"(?:\s+(?:for|to|of|on|from|de|para|pour|für)\s+[^.\n:=?]{1,40}?)?"
_KEY_WORDS = (
    r"(?:(?:api|access|secret|auth|authentication|authorization|bearer|client|service|account"
    r"|signing|encryption|license|licence|deploy|private|personal|refresh|session|bot|admin"
    r"|security)[ _-]?){1,3}(?:keys?|tokens?|secrets?|id)|tokens?|secrets?|credentials?|apikey"
    r"|clave(?: de)? api|chave(?: de)? api|api[ -]?schlüssel|clé(?: d['’])? ?api"
)
_RECOVERY_WORDS = (
    r"(?:recovery|seed|mnemonic|secret|backup|wallet)\s+(?:phrase|words)|mnemonic"
    r"|(?:wiederherstellungs|seed)-?phrase|phrase\s+(?:de\s+récupération|secrète|mnémonique)"
    r"|frase\s+(?:semilla|semente|secreta|mnemónica|de\s+recupera(?:ción|ção))|frasa\s+pemulihan"
    r"|kirejeshi|助[记記][词詞]"
)
_VALUE = r"[\"'`“]?(?P<value>[^\s\"'`“”,;]{3,400})"

_PASSWORD_WORDS = (
    *("password", "passwd", "pwd", "passphrase", "passcode", "mot de passe", "wifi key"),
    *("passwort", "kennwort", "kata sandi", "nenosiri", "neno la siri", "wi-fi key"),
)

_PHRASES = (
    *(*INDONESIAN_SWAHILI_SECRETS, *IBERIAN_SECRETS, *FRENCH_GERMAN_SECRETS, *CHINESE_SECRETS),
    *TOLD_PASSWORDS,
)
_RULES: tuple[Rule, ...] = (
    *SHAPES,
    *(Rule(p.reason, p.hints, p.pattern, p.accepts) for p in _PHRASES),
    Rule(
        "password",
        _PASSWORD_WORDS,
        LatePattern(rf"(?i)(?:{'|'.join(_PASSWORD_WORDS)})s?{_FOR_WHAT}{_IS}{_VALUE}"),
        _is_password,
    ),
    Rule(
        "password",
        ("password", "passphrase", "passcode"),
        LatePattern(rf"(?i)\bpass(?:word|phrase|code)s?(?P<sign>{_BECAME}){_VALUE}"),
        _is_new_password,
    ),
    Rule(
        "password",
        _PASSWORD_WORDS,
        LatePattern(
            rf"(?i)(?:{'|'.join(_PASSWORD_WORDS)})(?:\s+[^\s.,;:!?]{{1,20}}){{0,2}}?"
            rf"(?P<sign>\s+(?:pour|auf|jadi|menjadi|kuwa)\s+){_VALUE}"
        ),
        _is_new_password,
    ),
    Rule(
        "password",
        ("password", "passcode"),
        LatePattern(rf"(?i)(?<![^\s\"'`]){_VALUE}[\"'`”]?\s+(?:as|is)\s+(?:my|the|our)\s+"
        rf"pass(?:word|code)\b"),
        _is_password_before_its_name,
    ),
    Rule(
        "pin",
        ("pin", "cvv", "cvc"),
        LatePattern(
            r"(?i)\b(?:pin(?:\s+(?:code|number))?(?:\s+(?:for|to|of)\s+[^.\n:=?]{1,40}?)?"
            rf"(?:\s+is|['’]s|:|=|{_BECAME})\s*(?=\d{{4,8}}\b)"
            rf"|cv[vc]2?(?:\s+(?:code|number))?(?:{_IS}|\s*)(?=\d{{3,4}}\b))(?P<value>\d{{3,8}})\b"
        ),
        least_digits=3,
    ),
    Rule(
        "recovery_phrase",
        ("phrase", "mnemonic", "semilla", "semente", "recupera", "frasa", "kirejeshi", "助记词",
         "助記詞"),
        LatePattern(rf"(?i)(?:{_RECOVERY_WORDS}){_FOR_WHAT}(?:{_IS}|\s*(?:是|[为為])\s*)[\"'`“]?"
        r"(?P<value>(?:\w{3,12}[ ,]{1,3}){11,23}\w{3,12})"),
    ),
    Rule(
        "national_id",
        ("ssn", "social security"),
        LatePattern(r"(?i)\b(?:ssn|social security(?: number)?)[^\d\n]{1,20}"
        r"(?P<value>\d{3}-?\d{2}-?\d{4})\b"),
        least_digits=9,
    ),
    Rule(
        "api_key",
        ("key", "token", "secret", "credential", "clave", "chave", "schlüssel", "clé"),
        LatePattern(rf"(?i)(?<![a-z0-9])(?:{_KEY_WORDS}){_FOR_WHAT}{_IS}{_VALUE}"),
        _is_key_value,
        is_random=True,
    ),
    Rule(
        "api_key",
        ("key", "token", "secret"),
        LatePattern(r"\b[A-Z0-9_]{0,40}(?:KEY|TOKEN|SECRET)[A-Z0-9_]{0,20}\s?[=:]\s?" + _VALUE),
        _is_key_value,
        is_random=True,
    ),
    Rule(
        "api_key",
        ("key",),
        LatePattern(rf"(?i)\b(?:my|our|the)\s+keys?{_FOR_WHAT}{_IS}{_VALUE}"),
        _is_key_value,
        is_random=True,
    ),
    Rule(
        "generated",
        tuple("0123456789"),
        # An address of Ethereum is public: 40 hexadecimal digits, where a key has 64.
        LatePattern(
            r"(?<![\w./:+=@#?&%-])(?!0x[0-9a-fA-F]{40}(?!\w))[A-Za-z0-9_.+/=-]{30,400}(?![\w/:+=@-])"
        ),
        _is_generated,
        least_width=30,
        least_digits=3,
    ),
    Rule(
        "api_key",
        ("bearer ",),
        LatePattern(r"(?i)\bbearer\s+(?P<value>[\w.~+/=-]{12,2000})"),
        _is_key_value,
        is_random=True,
    ),
    Rule(
        "card_number",
        tuple("0123456789０１２３４５６７８９"),
        LatePattern(r"\d(?<![\d+.\w]\d)(?:[ .-]?\d){13,18}(?![\d\w])"),
        _is_card,
        least_digits=14,
    ),
)  # fmt: skip
_HINTS = Hints(hint for rule in _RULES for hint in rule.hints)
_BITS = tuple(_HINTS.parts(rule.hints) for rule in _RULES)
_HINTED = tuple(tuple((hint, _HINTS.part(hint)) for hint in rule.hints) for rule in _RULES)
