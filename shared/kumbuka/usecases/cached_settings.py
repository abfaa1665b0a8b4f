"""The settings that hold for an owner, read at most every 30 seconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kumbuka.memory.model import Millis
from kumbuka.memory.settings import Settings, settings_from

if TYPE_CHECKING:
    from kumbuka.ports import Clock, SettingsStore

Layers = tuple[Mapping[str, Any], Mapping[str, Any]]

MAX_AGE_MS = 30_000
MAX_OWNERS = 10_000


def cached(settings: SettingsStore, clock: Clock) -> CachedSettings:
    """The store itself where it remembers already."""
    return settings if isinstance(settings, CachedSettings) else CachedSettings(settings, clock)


class CachedSettings:
    """A SettingsStore over another that remembers. A change made through it is seen at once."""

    def __init__(self, store: SettingsStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[str, tuple[Millis, Settings]] = {}
        self._changes = 0

    async def current(self, owner_id: str) -> Settings:
        """Raises StoreUnavailable where nothing young enough is known."""
        known = self._known.get(owner_id)
        if known is not None and self._clock() - known[0] < MAX_AGE_MS:
            return known[1]
        learn = self.reading()
        return learn(owner_id, await self._store.layers(owner_id))

    def reading(self) -> Callable[[str, Layers], Settings]:
        """To be called before settings are read, whoever reads them; what it returns keeps them
        under the owner, unless a change came between."""
        changes, read_at = self._changes, self._clock()

        def learn(owner_id: str, layers: Layers) -> Settings:
            settings = settings_from(*layers)
            if changes == self._changes:
                self._remember(owner_id, read_at, settings)
            return settings

        return learn

    def last_known(self, owner_id: str) -> Settings | None:
        """What held when it could last be read, however long ago."""
        known = self._known.get(owner_id)
        return known[1] if known else None

    def forget(self, owner_id: str | None) -> None:
        """Read this owner's settings anew, or everyone's."""
        self._changes += 1
        if owner_id is None:
            self._known.clear()
        else:
            self._known.pop(owner_id, None)

    def _remember(self, owner_id: str, read_at: Millis, settings: Settings) -> None:
        self._known.pop(owner_id, None)
        if len(self._known) >= MAX_OWNERS:
            del self._known[next(iter(self._known))]
        self._known[owner_id] = (read_at, settings)

    async def layers(self, owner_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
        return await self._store.layers(owner_id)

    async def change(self, owner_id: str | None, changes: Mapping[str, Any], now: Millis) -> None:
        try:
            await self._store.change(owner_id, changes, now)
        finally:
            self.forget(owner_id)
