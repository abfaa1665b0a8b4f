"""One owner's memories among those of many others in one database, beside the same ones alone."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from kumbuka.adapters.store.numbers import range_of
from kumbuka.adapters.store.writer import MERGED_PAGES
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.scopes import partition

from tests.benchmarks.facts import PROFILE, filled
from tests.benchmarks.recall_time import OWNER, Recalls, asked, report_times
from tests.benchmarks.remote import served_by_sqld
from tests.benchmarks.report import Figure, Report, percentile

OWNERS = 200
EACH = 1_000
POOL = 10_000
"""Facts that the other owners' are drawn from."""
MOST_OVER_ALONE = 1.5
PART = 2_000


async def measure(folder: Path, report: Report) -> None:
    alone, pool, shared = folder / "alone", folder / "pool", folder / "shared"
    for place in (alone, pool, shared):
        place.mkdir()
    for place, count in ((alone, EACH), (pool, POOL)):
        async with filled(place, OWNER, count):
            pass
    kumbuka = build(Config(database_url=f"file:{shared / 'kumbuka.db'}"))
    await kumbuka.start()
    await kumbuka.close()
    _fill(shared / "kumbuka.db", pool / "kumbuka.db")
    files = [place / "kumbuka.db" for place in (alone, shared)]
    urls = [f"file:{file}" for file in files]
    _report(await asked(folder, OWNER, EACH, urls), "", report)
    with (
        served_by_sqld(folder / "sqld-alone", files[0]) as one,
        served_by_sqld(folder / "sqld-shared", files[1]) as other,
    ):
        _report(await asked(folder, OWNER, EACH, [one, other]), "sqld_", report)


def _report(recalls: Recalls, prefix: str, report: Report) -> None:
    alone, shared = recalls.times_ms
    rows = OWNERS * EACH
    report_times("tenants", f"{prefix}{EACH}_alone", alone, report)
    report_times("tenants", f"{prefix}{EACH}_of_{rows}", shared, report)
    for name, share in (("p50", 0.5), ("p95", 0.95)):
        ratio = percentile(shared, share) / percentile(alone, share)
        bound = MOST_OVER_ALONE if name == "p50" else None
        figure = Figure("tenants", f"{prefix}over_alone_{name}", ratio, "ratio", at_most=bound)
        report.add(figure)


def _fill(path: Path, pool: Path) -> None:
    """Rows of the product's writer, copied in the database: the measured owner's are the first of
    the pool, in the order they have alone, and everybody's stand among each other.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous = OFF", "cache_size = -400000", "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {pragma}").fetchall()
        connection.execute("ATTACH ? AS pool", (str(pool),))
        connection.execute("BEGIN")
        connection.execute(
            "CREATE TEMP TABLE wanted (at INTEGER PRIMARY KEY, number, owner_id, owner_no, source)"
        )
        connection.executemany("INSERT INTO wanted VALUES (?, ?, ?, ?, ?)", _wanted())
        indexes = _dropped_indexes(connection)
        _copy(connection)
        for index in indexes:
            connection.execute(index)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _wanted() -> list[tuple[int, int, str, int, int]]:
    """When each row comes, its number, whose it is, and the row of the pool that it copies."""
    random_numbers = random.Random(3)
    before_first, _ = range_of(partition(OWNER))
    profile = range(POOL + 1, POOL + len(PROFILE) + 1)
    numbers: dict[str, Sequence[int]] = {OWNER: [*range(1, EACH + 1), *profile]}
    for other in range(1, OWNERS):
        own = random_numbers.sample(range(1, POOL + 1), EACH)
        numbers[f"other-{other}"] = [*own, *profile]
    turns = [owner for owner, rows in numbers.items() for _ in rows]
    random_numbers.shuffle(turns)
    rows_of = {owner: enumerate(rows, 1) for owner, rows in numbers.items()}
    wanted: list[tuple[int, int, str, int, int]] = []
    for at, owner in enumerate(turns, 1):
        nth, source = next(rows_of[owner])
        number = range_of(partition(owner))[0] + nth
        wanted.append((at, number, owner, partition(owner), before_first + source))
    return wanted


def _dropped_indexes(connection: sqlite3.Connection) -> list[str]:
    """What makes them again: made at the end, they take a tenth of the time."""
    found = connection.execute(
        "SELECT name, sql FROM main.sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        " AND tbl_name IN ('memories', 'vectors')"
    ).fetchall()
    for name, _ in found:
        connection.execute(f"DROP INDEX {name}")
    return [sql for _, sql in found]


def _copy(connection: sqlite3.Connection) -> None:
    copied = {
        "memory_no": "w.number",
        "memory_id": "lower(hex(randomblob(16)))",
        "owner_id": "w.owner_id",
        "owner_no": "w.owner_no",
    }
    columns = [row[1] for row in connection.execute("PRAGMA main.table_info(memories)")]
    values = ", ".join(copied.get(name, f"m.{name}") for name in columns)
    connection.execute(
        f"INSERT INTO memories ({', '.join(columns)}) SELECT {values} FROM wanted AS w"
        " JOIN pool.memories AS m ON m.memory_no = w.source ORDER BY w.at"
    )
    connection.execute("INSERT INTO vector_versions SELECT DISTINCT owner_no, 1, 0 FROM wanted")
    connection.execute(
        "INSERT INTO vectors SELECT w.owner_no, w.number, v.signature, v.embedding, 1"
        " FROM wanted AS w JOIN pool.vectors AS v ON v.owner_no = ? AND v.memory_no = w.source"
        " ORDER BY w.owner_no, w.number",
        (partition(OWNER),),
    )
    _copy_text(connection)


def _copy_text(connection: sqlite3.Connection) -> None:
    """In parts, each merged as the writer merges: the index has some segments, as it would have."""
    for start in range(1, OWNERS * (EACH + len(PROFILE)) + 1, PART):
        connection.execute(
            "INSERT INTO memories_fts (rowid, body) SELECT w.number, t.body"
            " FROM wanted AS w CROSS JOIN pool.memories_fts AS t ON t.rowid = w.source"
            " WHERE w.at >= ? AND w.at < ? ORDER BY w.number",
            (start, start + PART),
        )
        pages = MERGED_PAGES * PART
        merge = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('merge', ?)"
        connection.execute(merge, (pages,))
