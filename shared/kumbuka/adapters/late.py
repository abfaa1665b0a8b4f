"""Parts that are made, and their modules loaded, when something of them is first asked for.

A process has every part and a function uses a few of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

Part = TypeVar("Part")


def late(make: Callable[[], Part]) -> Part:
    """What stands for the part that `make` makes once; it has every attribute of it."""
    return cast(Part, _Late(make))


class _Late:
    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._part: object = None

    def __getattr__(self, name: str) -> Any:
        if self._part is None:
            self._part = self._make()
        return getattr(self._part, name)
