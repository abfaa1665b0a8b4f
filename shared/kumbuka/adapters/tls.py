"""TLS of what Kumbuka calls: one context for all, made when the first connection needs it.

To read the certificate authorities takes 50 to 100 ms, of a cold start a fifth.
"""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


@cache
def trusted() -> ssl.SSLContext:
    """Trusts certifi's authorities, or those that SSL_CERT_FILE or SSL_CERT_DIR names."""
    import httpx

    return httpx.create_ssl_context()


@contextmanager
def certificates_unread() -> Iterator[None]:
    """To import aiohttp in: it makes a context of the machine's authorities, be it ever used or
    not. Inside, that context trusts nobody, so whoever does use it is refused every connection.
    """
    original, here = ssl.create_default_context, threading.get_ident()

    def empty(*args: Any, **options: Any) -> ssl.SSLContext:
        if args or options or threading.get_ident() != here:
            return original(*args, **options)
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

    ssl.create_default_context = empty
    try:
        yield
    finally:
        ssl.create_default_context = original
