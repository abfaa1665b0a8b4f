"""Store what was said: a turn's texts as it is learned, and logs of earlier conversations."""

from __future__ import annotations

from collections.abc import Sequence

from kumbuka.memory.model import Memory
from kumbuka.ports import MemoryWriter
from kumbuka.usecases.writing import Vectors, insert


async def store(writer: MemoryWriter, rows: Sequence[Memory], vectors: Vectors) -> int:
    """Insert the passages that are not stored yet and were not deleted since; how many those were.

    Runs in the transaction that claims the turn. Raises StoreUnavailable.
    """
    if not rows:
        return 0
    absent = await writer.absent(rows)
    await insert(writer, absent, vectors)
    return len(absent)
