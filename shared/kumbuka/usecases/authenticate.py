"""Find out who asks, and whether they may.

A key that this process has verified is trusted for 30 seconds, then checked again; while the
store is down it keeps working until 10 minutes after its last check.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

from kumbuka.errors import (
    AuthUnavailable,
    KumbukaError,
    NotAllowed,
    NotAuthenticated,
    StoreUnavailable,
)
from kumbuka.memory.keys import PREFIX, Key, Right, hash_of, passthrough_owner
from kumbuka.memory.model import Millis
from kumbuka.ports import Services
from kumbuka.usecases.background import BackgroundTasks

RECHECK_MS = 30_000
TRUSTED_MS = 600_000
TOUCH_MS = 60_000
RETRY_MS = 5_000
"""How long a store that did not answer is left alone by a key that is trusted."""
MAX_KEYS = 10_000
STORE_TIMEOUT_S = 5.0

PASSTHROUGH_RIGHTS = frozenset({Right.CHAT, Right.MEMORY})

log = logging.getLogger("kumbuka.authenticate")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Caller:
    owner_id: str
    rights: frozenset[Right]
    key_id: str | None = None
    """None in pass-through mode: the key is the client's own."""
    authorization: str | None = None
    """What the upstream is sent instead of our own key; only in pass-through mode."""

    def may(self, right: Right) -> bool:
        return right in self.rights or Right.ADMIN in self.rights


@dataclass(slots=True)
class _Verified:
    key: Key
    verified_at: Millis
    check_at: Millis
    """When the store is to be asked again."""


class Authenticator:
    def __init__(self, services: Services, background: BackgroundTasks | None = None) -> None:
        self._services = services
        self._background = background or BackgroundTasks()
        self._verified: dict[str, _Verified] = {}
        self._touched: dict[str, Millis] = {}
        self._forgotten = 0
        self._own_hash = hash_of(services.admin_key) if services.admin_key else None

    async def caller(self, authorization: str | None, right: Right) -> Caller:
        """Who sent this `Authorization` header.

        Raises NotAuthenticated, NotAllowed where `right` is missing, AuthUnavailable.
        """
        secret = _bearer(authorization)
        if self._services.auth == "passthrough" and not secret.startswith(PREFIX):
            return await self._client_of_the_upstream(secret, right)
        if self._services.auth == "passthrough" and right is Right.CHAT:
            # Such a key would be forwarded, and the upstream has no business to see it.
            raise NotAuthenticated("this endpoint takes the key of its upstream, not one of ours")
        key = await self._verify(hash_of(secret))
        if not key.may(right):
            raise NotAllowed(f"this key does not have the right {right.value!r}")
        self._touch(key.key_id)
        return Caller(key.owner_id, key.rights, key.key_id)

    def forget(self, key_id: str) -> None:
        """A key was revoked: check it anew the next time."""
        self._forgotten += 1
        for hash in [h for h, known in self._verified.items() if known.key.key_id == key_id]:
            del self._verified[hash]

    async def _client_of_the_upstream(self, secret: str, right: Right) -> Caller:
        if right not in PASSTHROUGH_RIGHTS:
            raise NotAllowed(f"an upstream's key does not have the right {right.value!r}")
        owner_id = passthrough_owner(secret, self._services.server_secret)
        if right is not Right.CHAT:
            await self._check_known(owner_id)
        return Caller(owner_id, PASSTHROUGH_RIGHTS, authorization=f"Bearer {secret}")

    async def _check_known(self, owner_id: str) -> None:
        known = self._services.keys.is_known_owner(owner_id)
        if not await _answered(known, STORE_TIMEOUT_S):
            raise NotAuthenticated("this key is not known: the upstream has not accepted it yet")

    async def _verify(self, hash: str) -> Key:
        now = self._services.clock()
        known = self._verified.get(hash)
        if known is None or now - known.verified_at > TRUSTED_MS:
            return await self._check(hash, STORE_TIMEOUT_S)
        if now >= known.check_at:
            # Set first, so that one of many requests checks and the others go on.
            known.check_at = now + RETRY_MS
            await self._recheck(hash)
        return known.key

    async def _recheck(self, hash: str) -> None:
        try:
            await self._check(hash, self._services.recall_deadline_s)
        except AuthUnavailable:
            log.warning("the store is down; a key verified before is trusted")

    async def _check(self, hash: str, timeout_s: float) -> Key:
        asked_at, forgotten = self._services.clock(), self._forgotten
        key = await _answered(self._found(hash), timeout_s)
        self._verified.pop(hash, None)
        if key is None or key.revoked_at is not None:
            raise NotAuthenticated("this key is not known, or it was revoked")
        if forgotten == self._forgotten:
            self._remember(hash, _Verified(key, asked_at, asked_at + RECHECK_MS))
        return key

    async def _found(self, hash: str) -> Key | None:
        key = await self._services.keys.find(hash)
        if key is None and hash == self._own_hash and self._services.admin_key:
            from kumbuka.usecases.manage_keys import keep_admin_key  # once in a deployment's life

            return await keep_admin_key(self._services, self._services.admin_key)
        return key

    def _remember(self, hash: str, verified: _Verified) -> None:
        if len(self._verified) >= MAX_KEYS:
            del self._verified[next(iter(self._verified))]
        self._verified[hash] = verified

    def _touch(self, key_id: str) -> None:
        now = self._services.clock()
        if now - self._touched.get(key_id, -TOUCH_MS) < TOUCH_MS:
            return
        if len(self._touched) >= MAX_KEYS:
            self._touched.clear()
        self._touched[key_id] = now
        self._background.start(self._note_use(key_id, now))

    async def _note_use(self, key_id: str, now: Millis) -> None:
        try:
            await self._services.keys.touch(key_id, now)
        except KumbukaError as error:
            log.info("a key's last use was not noted: %s", type(error).__name__)


async def _answered(question: Awaitable[Answer], timeout_s: float) -> Answer:
    try:
        return await asyncio.wait_for(question, timeout_s)
    except (StoreUnavailable, TimeoutError) as error:
        raise AuthUnavailable("the key could not be checked: the store did not answer") from error


def _bearer(authorization: str | None) -> str:
    scheme, _, rest = (authorization or "").strip().partition(" ")
    secret = rest.strip()
    # What no header can carry is nobody's key, and could not be passed on.
    if scheme.lower() != "bearer" or not (secret and secret.isascii() and secret.isprintable()):
        raise NotAuthenticated("send your key as `Authorization: Bearer kb_…`")
    return secret
