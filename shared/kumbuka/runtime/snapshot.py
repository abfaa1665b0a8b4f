"""What runs before an environment is snapshotted, and after one is restored from it (SnapStart).

Hooks registered here run with those of `snapshot_restore_py`, the registry of the managed
runtime, where that can be imported. A hook must not need a running event loop.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

Hook = Callable[[], Any]

_before: list[Hook] = []
_after: list[Hook] = []


def before_snapshot(hook: Hook) -> Hook:
    """Run `hook` before the snapshot, the last registered first; a decorator too."""
    _before.append(hook)
    return hook


def after_restore(hook: Hook) -> Hook:
    """Run `hook` after each restore, in the order of registration; a decorator too."""
    _after.append(hook)
    return hook


def run_before_snapshot() -> None:
    """Raises what a hook raises; the rest do not run."""
    for hook in [*reversed(_before), *reversed(_vendor_hooks("get_before_snapshot"))]:
        hook()


def run_after_restore() -> None:
    """Raises what a hook raises; the rest do not run."""
    for hook in [*_vendor_hooks("get_after_restore"), *_after]:
        hook()


def _vendor_hooks(getter: str) -> Sequence[Hook]:
    registry = _vendor_registry()
    if registry is None:
        return ()
    return [_bound(*registered) for registered in getattr(registry, getter)()]


def _bound(function: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> Hook:
    return lambda: function(*args, **kwargs)


def _vendor_registry() -> ModuleType | None:
    try:
        return importlib.import_module("snapshot_restore_py")
    except ImportError:
        return None
