"""The numbers of memories. Those of a partition stand in a block of their own, so that what is kept
in the order of numbers, rows and the postings of the text index, is read in one stretch.
"""

from __future__ import annotations

from kumbuka.ports import Statement

SHARED_BITS = 12
"""Of a partition's 48 bits, those that its block does not tell. Among 10,000 owners two partitions
share a block in one database of 300: a word is then counted in the rows of both."""
NUMBER_BITS = 27
"""134 million memories a block."""

RESERVED_NUMBER = "(SELECT last_no - ? FROM memory_numbers WHERE block = ?)"
"""One of the numbers that `reserved` took last, counted back from their end."""


def block_of(partition: int) -> int:
    return partition >> SHARED_BITS


def range_of(partition: int) -> tuple[int, int]:
    """The lowest and the highest number of the partition's block."""
    first = block_of(partition) << NUMBER_BITS
    return first, first + (1 << NUMBER_BITS) - 1


def reserved(partition: int, count: int) -> Statement:
    """Takes so many numbers. None is ever given again: whoever still holds something by the number
    of a deleted memory must not take it for another's."""
    first, _ = range_of(partition)
    return Statement(
        "INSERT INTO memory_numbers (block, last_no) VALUES (?, ?)"
        " ON CONFLICT (block) DO UPDATE SET last_no = last_no + ?",
        (block_of(partition), first + count, count),
    )
