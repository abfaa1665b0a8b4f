"""How Chinese tells a password, a PIN, a key or the number of an identity card.

A secret stands in Latin characters behind the word and 是, and ends where Chinese goes on: what has
a Chinese word after it ("密码是 bcrypt 加密的") says how secrets are kept. Every quantifier is
bounded: the time is linear in the text.
"""

from __future__ import annotations

import re

from kumbuka.memory.secret_phrase import SecretPhrase, is_mixed
from kumbuka.text.late_pattern import LatePattern

_SET = r"(?:[现現]在|已[经經]|[暂暫][时時])?(?:[设設]置?|改|[换換])?"
_SIGN = rf"(?P<sign>\s*{_SET}(?:是|[为為]|成了?|叫[做作]?|[:：=])\s*)"
_VALUE = r"[\"'`“「]?(?P<value>[!#-&(-+\--:<-_a-~]{3,200})"
_ENDS = LatePattern(
    r"[\"'`”」]?\s*(?:$|[,.;!?\n，。；！？、)）]|[哦喔啊呀呢吧了的哈]\s*(?:$|[,.\n，。！]))"
)
_PLACEHOLDER = LatePattern(
    r"[<\[{$%*]|x{3,}|your|\.\.\.|example|md5\b|sha\d|bcrypt|null|none", re.I
)
_OF_WHAT = r"(?:(?:[号號]|[码碼]|串|值)?)"


def _is_told(match: re.Match[str]) -> bool:
    """Whether the value ends its clause and is no placeholder."""
    value = match["value"].rstrip(".!?")
    is_value = len(value) >= 3 and _PLACEHOLDER.match(value) is None
    return is_value and _ENDS.match(match.string, match.start("value") + len(value)) is not None


def _is_key(match: re.Match[str]) -> bool:
    value = match["value"]
    return len(value) >= 8 and is_mixed(value) and _PLACEHOLDER.match(value) is None


CHINESE_SECRETS: tuple[SecretPhrase, ...] = (
    SecretPhrase(
        "password",
        ("密码", "密碼", "口令", "通行码", "通行碼"),
        LatePattern(rf"(?:密[码碼]|口令|通行[码碼]){_SIGN}{_VALUE}"),
        _is_told,
    ),
    SecretPhrase(
        "pin",
        ("pin", "验证码", "驗證碼", "安全码", "安全碼", "cvv"),
        LatePattern(
            rf"(?i)(?:pin\s?[码碼]?|[验驗][证證][码碼]|安全[码碼]|cvv2?){_SIGN}(?P<value>\d{{3,8}})(?!\d)"
        ),
        lambda match: True,
    ),
    SecretPhrase(
        "api_key",
        ("key", "token", "secret", "密钥", "密鑰", "金钥", "金鑰", "秘钥", "令牌", "凭证", "憑證"),
        LatePattern(
            rf"(?i)(?:key|token|secret|[密金秘][钥鑰]|令牌|[凭憑][证證]){_OF_WHAT}{_SIGN}{_VALUE}"
        ),
        _is_key,
    ),
    SecretPhrase(
        "national_id",
        ("身份证", "身份證", "身分證"),
        LatePattern(
            r"身[份分][证證](?:[号號][码碼]?)?(?P<sign>\s*(?:是|[为為]|[:：])?\s*)"
            r"(?P<value>\d{17}[\dXx]|[A-Z][12]\d{8})(?!\d)"
        ),
        lambda match: True,
    ),
)
