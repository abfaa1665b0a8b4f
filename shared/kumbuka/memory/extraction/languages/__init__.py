"""The languages that are understood: one table each, built when a text first needs it.

A table holds hundreds of patterns. Whoever writes English waits for no other language's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module

from kumbuka.memory.extraction.table import Language

_TABLES: Mapping[str, str] = {
    "en": "ENGLISH",
    "es": "SPANISH",
    "pt": "PORTUGUESE",
    "id": "INDONESIAN",
    "sw": "SWAHILI",
    "fr": "FRENCH",
    "de": "GERMAN",
    "zh": "CHINESE",
}
"""By ISO 639-1 code, the table's name; it stands in the module of that name in lower case."""

LANGUAGES: tuple[str, ...] = tuple(_TABLES)


@lru_cache
def table_of(code: str) -> Language | None:
    """The table of a language by its ISO 639-1 code; None where none is written yet."""
    name = _TABLES.get(code)
    if name is None:
        return None
    module = f"{__name__}.{name.lower()}"
    table: Language = getattr(import_module(module), name)
    return replace(table, denied=import_module(f"{module}_negations").DENIED)


def tables_of(*codes: str) -> tuple[Language, ...]:
    """The tables of these languages that there are, each once, in this order."""
    found = (table_of(code) for code in dict.fromkeys(codes))
    return tuple(table for table in found if table is not None)
