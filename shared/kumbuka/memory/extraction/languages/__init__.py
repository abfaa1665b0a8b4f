"""The languages that are understood, in the order in which they are tried."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english import ENGLISH
from kumbuka.memory.extraction.table import Language

LANGUAGES: tuple[Language, ...] = (ENGLISH,)
