"""Make, list and revoke keys."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from kumbuka.errors import FieldProblem, InvalidRequest, KumbukaError
from kumbuka.memory.keys import PREFIX, Key, Right, check_id, hash_of
from kumbuka.ports import Services

MAX_NAME_CHARACTERS = 200
FIRST_OWNER = "default"
"""The owner of a deployment's first keys, so that all of them open the same memory."""
ADMIN_KEY = "KUMBUKA_ADMIN_KEY"


@dataclass(frozen=True, slots=True)
class NewKey:
    key: Key
    secret: str
    """Shown once; only its hash is stored."""


async def create_key(
    services: Services,
    *,
    name: str,
    rights: frozenset[Right],
    owner_id: str | None = None,
    secret: str | None = None,
) -> NewKey:
    """Without an owner the key gets one of its own. Raises InvalidRequest, StoreUnavailable."""
    if not name.strip() or len(name) > MAX_NAME_CHARACTERS:
        problem = FieldProblem("name", f"must be 1 to {MAX_NAME_CHARACTERS} characters")
        raise InvalidRequest("the name is not valid", problem)
    key = Key(
        key_id="key_" + secrets.token_hex(8),
        name=name,
        owner_id=check_id(owner_id, "owner") or "own_" + secrets.token_hex(12),
        rights=rights,
        created_at=services.clock(),
    )
    secret = secret or PREFIX + secrets.token_urlsafe(24)
    await services.keys.create(key, hash_of(secret))
    return NewKey(key, secret)


async def keep_admin_key(services: Services, secret: str) -> Key:
    """The deployment's own admin key, made where it is not there yet; a revoked one stays revoked.

    Raises StoreUnavailable.
    """
    if (found := await services.keys.find(hash_of(secret))) is not None:
        return found
    rights = frozenset((Right.ADMIN,))
    try:
        made = await create_key(
            services, name=ADMIN_KEY, rights=rights, owner_id=FIRST_OWNER, secret=secret
        )
    except KumbukaError:
        # Another process may have made it at the same moment.
        found = await services.keys.find(hash_of(secret))
        if found is None:
            raise
        return found
    return made.key
