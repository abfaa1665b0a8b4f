"""Secrets that the database keeps: unreadable without the deployment's own secret.

Encrypt-then-MAC with HMAC-SHA256 alone: two keys are derived from the deployment's secret (NIST SP
800-108, counter mode with one block each), the text is added to a key stream of HMAC(nonce,
counter), and the tag covers nonce and ciphertext. The nonce is random: no stream is used twice.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

_VERSION = b"1"
_NONCE, _TAG = 16, 32


class NotReadable(ValueError):
    """It was sealed under another secret, or changed since."""


def seal(secret: str, text: str) -> str:
    """ASCII that `unsealed` reads with the same secret."""
    nonce = secrets.token_bytes(_NONCE)
    body = _with_stream(_key(secret, b"encrypt"), nonce, text.encode())
    tag = _tag(secret, nonce + body)
    return base64.urlsafe_b64encode(_VERSION + nonce + body + tag).decode()


def unsealed(secret: str, sealed: str) -> str:
    """Raises NotReadable."""
    try:
        raw = base64.urlsafe_b64decode(sealed.encode())
    except (ValueError, binascii.Error) as error:
        raise NotReadable("it is not what was sealed") from error
    nonce, body, tag = raw[1 : 1 + _NONCE], raw[1 + _NONCE : -_TAG], raw[-_TAG:]
    is_whole = len(raw) >= len(_VERSION) + _NONCE + _TAG and raw[:1] == _VERSION
    if not is_whole or not hmac.compare_digest(tag, _tag(secret, nonce + body)):
        raise NotReadable("it was sealed under another secret, or changed since")
    return _with_stream(_key(secret, b"encrypt"), nonce, body).decode()


def _tag(secret: str, sealed: bytes) -> bytes:
    return hmac.digest(_key(secret, b"authenticate"), _VERSION + sealed, hashlib.sha256)


def _key(secret: str, purpose: bytes) -> bytes:
    return hmac.digest(secret.encode(), b"\x01kumbuka seal\x00" + purpose, hashlib.sha256)


def _with_stream(key: bytes, nonce: bytes, text: bytes) -> bytes:
    blocks = range(-(-len(text) // hashlib.sha256().digest_size))
    stream = b"".join(hmac.digest(key, nonce + n.to_bytes(4), hashlib.sha256) for n in blocks)
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))
