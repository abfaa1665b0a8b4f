"""Modules that are loaded while a function that starts waits for something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from threading import Thread


@contextmanager
def loading(module: str) -> Iterator[None]:
    """Import a module beside what is done meanwhile; it has been tried when that is over.

    Raises nothing: whoever imports the module afterwards finds it, or meets what it raises.
    """
    thread = Thread(target=_load, args=(module,))
    thread.start()
    try:
        yield
    finally:
        thread.join()


def _load(module: str) -> None:
    with suppress(Exception):
        import_module(module)
