"""Remembers the vectors of texts that were embedded lately, whatever embeds them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kumbuka.ports import Clock, Embedder

CacheKey = tuple[str, bytes]
Blobs = dict[CacheKey, bytes | None]


@dataclass(frozen=True, slots=True)
class CacheStatistics:
    hits: int
    """Texts that cost the inner embedder nothing, those that joined a running call included."""
    misses: int
    size: int
    """Entries held now."""


class CachedEmbedder:
    """Implements `ports.Embedder` around another.

    The least recently used beyond `max_entries` goes first; an entry older than `ttl_ms` is
    embedded anew. Equal texts asked for at once are embedded once, and fail together; a failure
    is not remembered.
    """

    def __init__(
        self,
        inner: Embedder,
        max_entries: int,
        ttl_ms: int,
        clock: Clock,
        *,
        is_local: bool = False,
    ) -> None:
        """`is_local` says that nobody waits for the inner embedder: a call of its own is cheaper
        than the task that others could join."""
        self._inner = inner
        self._max_entries = max_entries
        self._ttl_ms = ttl_ms
        self._clock = clock
        self._is_local = is_local
        self._entries: OrderedDict[CacheKey, tuple[int, bytes | None]] = OrderedDict()
        self._running: dict[CacheKey, asyncio.Task[Blobs]] = {}
        self._hits = self._misses = 0

    @property
    def signature(self) -> str:
        return self._inner.signature

    def statistics(self) -> CacheStatistics:
        return CacheStatistics(self._hits, self._misses, len(self._entries))

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """One blob a text, in order. Raises EmbeddingFailed."""
        signature = self._inner.signature
        keys = [_key(signature, text) for text in texts]
        wanted = dict(zip(keys, texts, strict=True))
        found = {key: self._entries[key][1] for key in wanted if self._is_fresh(key)}
        joined = {key: self._running[key] for key in wanted if self._is_running(key, found)}
        missing = {
            key: text for key, text in wanted.items() if key not in found and key not in joined
        }
        self._count(len(texts), len(missing))
        if missing and self._is_local:
            found |= await self._embed_missing(missing)
        elif missing:
            joined |= dict.fromkeys(missing, self._start(missing))
        for key, call in joined.items():
            # Shielded: a caller that gives up does not take away what others wait for.
            found[key] = (await asyncio.shield(call))[key]
        return [found[key] for key in keys]

    def _is_fresh(self, key: CacheKey) -> bool:
        entry = self._entries.get(key)
        if entry is None or self._clock() - entry[0] >= self._ttl_ms:
            return False
        self._entries.move_to_end(key)
        return True

    def _is_running(self, key: CacheKey, found: Mapping[CacheKey, object]) -> bool:
        return key not in found and key in self._running

    def _count(self, texts: int, misses: int) -> None:
        self._misses += misses
        self._hits += texts - misses

    def _start(self, missing: Mapping[CacheKey, str]) -> asyncio.Task[Blobs]:
        call = asyncio.get_running_loop().create_task(self._embed_missing(missing))
        self._running.update(dict.fromkeys(missing, call))
        call.add_done_callback(_seen)
        return call

    async def _embed_missing(self, missing: Mapping[CacheKey, str]) -> Blobs:
        try:
            blobs = await self._inner.embed(list(missing.values()))
        finally:
            for key in missing:
                self._running.pop(key, None)
        answers = dict(zip(missing, blobs, strict=True))
        self._keep(answers)
        return answers

    def _keep(self, answers: Blobs) -> None:
        now = self._clock()
        for key, blob in answers.items():
            if blob is None and not self._is_local:
                continue  # it was refused, which is a failure
            self._entries[key] = (now, blob)
            self._entries.move_to_end(key)
        while len(self._entries) > self._max_entries:
            self._entries.popitem(last=False)


def _seen(call: asyncio.Task[Blobs]) -> None:
    """Of a call that failed when everybody had given up waiting, nobody else reads the error."""
    if not call.cancelled():
        call.exception()


def _key(signature: str, text: str) -> CacheKey:
    return signature, hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
