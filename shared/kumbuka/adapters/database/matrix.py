"""Vectors held in the process: an owner's as one matrix, scanned with numpy.

A matrix is kept per scope and brought up to date from what changed, so a scan of 10,000 vectors
reads no row. It is an answer to `ports.Nearest`, equal to the one the SQL gives.
"""

from __future__ import annotations

import json
import math
import sqlite3
import struct
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy
from numpy.typing import NDArray

from kumbuka.ports import Compared, Nearest, Row, Statement, Value
from kumbuka.text.vectors import BYTES, is_float32

BLOCK = 1024
"""Rows that are widened to float32 at a time: 1 MB stays in the processor's cache, and is too
little for BLAS to spread over threads, which on a busy machine wait 20 ms for one another."""
LARGE = 4_000
"""Rows from which a scan takes longer than the way to another thread and back."""
KEPT_WIDE = 2 * BLOCK
"""Rows up to which the codes are kept as float32 too: 2 MB for half of a scan's time."""
TRAILER = 11
"""Bytes after the codes in `vector8()` form: alpha, shift, zero, padding, type."""
Codes = NDArray[numpy.uint8] | NDArray[numpy.float32]
_AFFINE = struct.Struct("<ff")
TIE = 6
"""Decimals of a cosine; nearer than that is a tie, broken by the memory's number."""
TIES_WITHIN = 2 * 10.0**-TIE
"""Two cosines that round to the same are not further apart, float32's own error included."""


@dataclass
class Matrix:
    """Columns of equal length; a dead row stays until the next full read."""

    version: int
    resets: int
    numbers: NDArray[numpy.int64]
    codes: Codes
    """As they are stored: whole numbers of one byte, or float32."""
    alpha: NDArray[numpy.float32]
    shift: NDArray[numpy.float32]
    norm: NDArray[numpy.float32]
    alive: NDArray[numpy.bool_]

    @property
    def bytes(self) -> int:
        wide = self.codes.nbytes * 4 if len(self.codes) <= KEPT_WIDE else 0
        return self.codes.nbytes + wide + self.numbers.nbytes * 6

    @cached_property
    def wide(self) -> NDArray[numpy.float32] | None:
        """The codes as the scan multiplies them, of a matrix that is small."""
        return self.codes.astype(numpy.float32) if len(self.codes) <= KEPT_WIDE else None

    def places_of(self, numbers: Sequence[int]) -> NDArray[numpy.int64]:
        """Indexes of those of these memories that are alive, in the order of their numbers."""
        in_order, places = self._by_number
        if not len(places) or not numbers:
            return places[:0]
        wanted = numpy.array(sorted(numbers), numpy.int64)
        at = numpy.minimum(numpy.searchsorted(in_order, wanted), len(places) - 1)
        found: NDArray[numpy.int64] = places[at[in_order[at] == wanted]]
        return found

    @cached_property
    def _by_number(self) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64]]:
        """The numbers that are alive in order, and where each stands."""
        places = numpy.flatnonzero(self.alive)
        places = places[numpy.argsort(self.numbers[places])]
        return self.numbers[places], places


class WideQuery:
    """One query made ready for single comparisons, five times as fast as `vector8.Query`."""

    def __init__(self, blob: bytes) -> None:
        self._query = _wide(blob)
        self._size = len(self._query)
        self._ones = numpy.ones(self._size, numpy.float32)
        self._sum = float(self._query.sum())
        self._length = float(numpy.sqrt(self._query @ self._query))

    def cosine(self, blob: bytes) -> float:
        if is_float32(blob):
            codes, alpha, shift = numpy.frombuffer(blob, "<f4"), 1.0, 0.0
        else:
            codes = numpy.frombuffer(blob, numpy.uint8, self._size).astype(numpy.float32)
            alpha, shift = _AFFINE.unpack_from(blob, len(blob) - TRAILER)
        total, squares = float(codes @ self._ones), float(codes @ codes)
        dot = alpha * float(codes @ self._query) + shift * self._sum
        length = alpha * alpha * squares + 2 * alpha * shift * total + self._size * shift * shift
        return float(dot / max(math.sqrt(max(length, 0.0)) * self._length, 1e-12))


class MatrixCache:
    """Shared by the threads that read. A matrix in it is never changed, only replaced."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._held: OrderedDict[Any, Matrix] = OrderedDict()
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="kumbuka-scan")

    def close(self) -> None:
        self._threads.shutdown()

    def begin(self, connection: sqlite3.Connection, wanted: Nearest) -> Scan:
        """Compare the query with all vectors in scope. Call it inside a read transaction, and the
        scan's methods inside the same one. One that takes long runs in a thread of its own, beside
        what else the transaction reads.
        """
        matrix = self._current(connection, wanted)
        if len(matrix.numbers) < LARGE:
            cosines = _cosines(matrix, wanted.query)
            return Scan(wanted, matrix, lambda: cosines)
        return Scan(wanted, matrix, self._threads.submit(_cosines, matrix, wanted.query).result)

    def holds(self, wanted: Nearest) -> bool:
        """Whether it has a matrix of the scope, be it of now or of before."""
        with self._lock:
            return _key(wanted) in self._held

    def _current(self, connection: sqlite3.Connection, wanted: Nearest) -> Matrix:
        key = _key(wanted)
        row = connection.execute(wanted.state.sql, wanted.state.args).fetchone()
        version, resets = row or (0, 0)
        with self._lock:
            held = self._held.get(key)
        if held is not None and held.resets == resets and held.version >= version:
            return self._keep(key, held)
        matrix = None
        if held is not None and held.resets == resets and wanted.changes.sql:
            changes = Statement(wanted.changes.sql, (held.version, *wanted.changes.args))
            matrix = _changed(held, _run(connection, changes), version)
        if matrix is None:
            matrix = _read(_run(connection, wanted.candidates), version, resets, wanted.query)
        return self._keep(key, matrix)

    def _keep(self, key: Any, matrix: Matrix) -> Matrix:
        with self._lock:
            self._held[key] = matrix
            self._held.move_to_end(key)
            while (
                len(self._held) > 1 and sum(m.bytes for m in self._held.values()) > self._max_bytes
            ):
                self._held.popitem(last=False)
        return matrix


def _key(wanted: Nearest) -> tuple[str, tuple[Value, ...]]:
    return wanted.candidates.sql, tuple(wanted.candidates.args)


@dataclass
class Scan:
    """The cosines of a query to every vector in scope."""

    wanted: Nearest
    matrix: Matrix
    cosines: Callable[[], NDArray[numpy.float32]]

    def nearest(self, connection: sqlite3.Connection) -> list[Row]:
        """The rows that `wanted.sql` would give."""
        matrix, cosines = self.matrix, self.cosines()
        eligible = _eligible(matrix, self.wanted, connection)
        best = _best(matrix.numbers, cosines, eligible, self.wanted.limit)
        # In float64: of equal cosines the deviation is 0, and in float32 it would be 1e-4.
        found = cosines[eligible].astype(numpy.float64)
        if not len(found):
            return []
        total, mean, squares = len(found), float(found.mean()), float((found**2).mean())
        numbers = json.dumps([int(matrix.numbers[i]) for i in best])
        rows = _run(connection, self.wanted.fetch, numbers)
        known = self._cosines_of([row[-1] for row in rows])
        in_order = sorted(rows, key=lambda row: (-round(known.get(row[-1], -1.0), TIE), row[-1]))
        return [(*row[:-1], known.get(row[-1]), total, mean, squares) for row in in_order]

    def compared(self, connection: sqlite3.Connection, wanted: Compared) -> list[Row]:
        """The rows that `wanted.sql` would give."""
        rows = _run(connection, wanted.numbers)
        known = self._cosines_of([row[-1] for row in rows])
        return [(*row[:-1], known.get(row[-1])) for row in rows]

    def _cosines_of(self, numbers: Sequence[int]) -> dict[int, float]:
        """By memory number; none for what has no vector in scope."""
        places = self.matrix.places_of(numbers)
        cosines = self.cosines()[places]
        return dict(zip(self.matrix.numbers[places].tolist(), cosines.tolist(), strict=True))


def compared(connection: sqlite3.Connection, wanted: Compared) -> list[Row]:
    """The rows that `wanted.sql` would give, their vectors compared at once."""
    rows = _run(connection, wanted.vectors)
    blobs = [(at, row[-1]) for at, row in enumerate(rows) if row[-1] is not None]
    matrix = _matrix(blobs, 0, 0, wanted.query)
    found = dict(zip(matrix.numbers.tolist(), _cosines(matrix, wanted.query).tolist(), strict=True))
    return [(*row[:-1], found.get(at)) for at, row in enumerate(rows)]


def _run(connection: sqlite3.Connection, statement: Statement, *more: str) -> list[Row]:
    return connection.execute(statement.sql, (*more, *statement.args)).fetchall()


def _read(rows: Sequence[Row], version: int, resets: int, like: bytes) -> Matrix:
    """To be kept: rows of an owner, as the database has them."""
    return _matrix(rows, version, resets, like)


def _matrix(rows: Sequence[Row], version: int, resets: int, like: bytes) -> Matrix:
    dimensions = _dimensions(like)
    rows = [row for row in rows if len(row[1]) == len(like)]
    joined = numpy.frombuffer(b"".join(row[1] for row in rows), numpy.uint8)
    table = joined.reshape(len(rows), len(like))
    codes, alpha, shift = (
        _columns(table, dimensions) if not is_float32(like) else _float32_columns(table)
    )
    numbers = numpy.fromiter((row[0] for row in rows), numpy.int64, len(rows))
    norm = _norms(codes, alpha, shift)
    return Matrix(version, resets, numbers, codes, alpha, shift, norm, numpy.ones(len(rows), bool))


Columns = tuple[Codes, NDArray[numpy.float32], NDArray[numpy.float32]]


def _columns(table: NDArray[numpy.uint8], dimensions: int) -> Columns:
    codes = numpy.ascontiguousarray(table[:, :dimensions])
    at = table.shape[1] - TRAILER
    affine = numpy.ascontiguousarray(table[:, at : at + 8]).view("<f4").reshape(len(table), 2)
    return codes, affine[:, 0].copy(), affine[:, 1].copy()


def _float32_columns(table: NDArray[numpy.uint8]) -> Columns:
    """The same arithmetic holds: what is stored, times one, and nothing added."""
    codes = numpy.ascontiguousarray(table).view("<f4")
    ones = numpy.ones(len(table), numpy.float32)
    return codes, ones, numpy.zeros(len(table), numpy.float32)


def _dimensions(blob: bytes) -> int:
    return len(blob) // BYTES if is_float32(blob) else len(blob) - TRAILER - blob[-2]


def _norms(
    codes: Codes, alpha: NDArray[numpy.float32], shift: NDArray[numpy.float32]
) -> NDArray[numpy.float32]:
    norm = numpy.empty(len(codes), numpy.float32)
    for start in range(0, len(codes), BLOCK):
        rows = slice(start, start + BLOCK)
        wide = codes[rows].astype(numpy.float32) * alpha[rows, None] + shift[rows, None]
        norm[rows] = numpy.sqrt((wide * wide).sum(axis=1))
    return norm


def _changed(held: Matrix, rows: list[Row], version: int) -> Matrix | None:
    """The matrix with rows replaced, added and ended; None where a full read is cheaper."""
    dead = len(held.alive) - int(held.alive.sum())
    if len(rows) + dead > max(64, len(held.numbers) // 4):
        return None
    alive = held.alive & ~numpy.isin(held.numbers, [row[0] for row in rows])
    entering = [(row[0], row[1]) for row in rows if row[2]]
    if any(_dimensions(blob) != held.codes.shape[1] for _, blob in entering):
        return None
    if any(is_float32(blob) != (held.codes.dtype != numpy.uint8) for _, blob in entering):
        return None
    if not entering:
        return Matrix(
            version, held.resets, held.numbers, held.codes, held.alpha, held.shift, held.norm, alive
        )
    new = _read(entering, version, held.resets, entering[0][1])
    join = numpy.concatenate
    return Matrix(
        version,
        held.resets,
        join([held.numbers, new.numbers]),
        join([held.codes, new.codes]),
        join([held.alpha, new.alpha]),
        join([held.shift, new.shift]),
        join([held.norm, new.norm]),
        join([alive, new.alive]),
    )


def _eligible(
    matrix: Matrix, wanted: Nearest, connection: sqlite3.Connection
) -> NDArray[numpy.bool_]:
    if excluded := [row[0] for row in _run(connection, wanted.excluded)]:
        return matrix.alive & ~numpy.isin(matrix.numbers, excluded)
    return matrix.alive


def _cosines(matrix: Matrix, blob: bytes) -> NDArray[numpy.float32]:
    query = _wide(blob)
    cosines = _dots(matrix, query)
    cosines *= matrix.alpha
    cosines += matrix.shift * float(query.sum())
    length = float(numpy.sqrt((query * query).sum()))
    cosines /= numpy.maximum(matrix.norm * length, 1e-12)
    return cosines


def _dots(matrix: Matrix, query: NDArray[numpy.float32]) -> NDArray[numpy.float32]:
    """Of the query and every row's codes as they are stored."""
    dots = numpy.empty(len(matrix.codes), numpy.float32)
    for rows, block in _wide_blocks(matrix):
        numpy.dot(block, query, out=dots[rows])
    return dots


def _wide_blocks(matrix: Matrix) -> Iterator[tuple[slice, NDArray[numpy.float32]]]:
    codes, kept = matrix.codes, matrix.wide
    starts = range(0, len(codes), BLOCK)
    if kept is not None:
        for start in starts:
            yield slice(start, start + BLOCK), kept[start : start + BLOCK]
        return
    room = numpy.empty((BLOCK, codes.shape[1]), numpy.float32)
    for start in starts:
        part = codes[start : start + BLOCK]
        block = room[: len(part)]
        numpy.copyto(block, part)
        yield slice(start, start + BLOCK), block


def _wide(blob: bytes) -> NDArray[numpy.float32]:
    if is_float32(blob):
        return numpy.frombuffer(blob, "<f4")
    at = len(blob) - TRAILER
    alpha, shift = numpy.frombuffer(blob[at : at + 8], "<f4")
    codes = numpy.frombuffer(blob, numpy.uint8, _dimensions(blob))
    wide: NDArray[numpy.float32] = codes.astype(numpy.float32) * alpha + shift
    return wide


def _best(
    numbers: NDArray[numpy.int64],
    cosines: NDArray[numpy.float32],
    eligible: NDArray[numpy.bool_],
    limit: int,
) -> list[int]:
    """Indexes of the nearest, ties by number; a partial sort finds what may be among them."""
    places = numpy.flatnonzero(eligible)
    if len(places) > limit:
        own = cosines[places]
        bound = numpy.partition(own, len(own) - limit)[len(own) - limit]
        places = places[own >= bound - TIES_WITHIN]
    rounded = numpy.round(cosines[places].astype(numpy.float64), TIE)
    order = numpy.lexsort((numbers[places], -rounded))[:limit]
    return [int(i) for i in places[order]]
