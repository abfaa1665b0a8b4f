import sqlite3
import unicodedata
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.text.fulltext import index_text, match_query

TABLE = (
    "CREATE VIRTUAL TABLE memories_fts USING fts5"
    "(owner, body, tokenize='porter unicode61 remove_diacritics 2')"
)


def stored(*bodies: str) -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    database.execute(TABLE)
    rows = [("1", body) for body in bodies]
    database.executemany("INSERT INTO memories_fts VALUES (?, ?)", rows)
    return database


def matches(database: sqlite3.Connection, query: str) -> list[int]:
    expression = match_query(query).expression
    if not expression:
        return []
    sql = "SELECT rowid FROM memories_fts WHERE memories_fts MATCH ? ORDER BY rank"
    return [row for (row,) in database.execute(sql, (f"owner:1 AND body:({expression})",))]


def finds(query: str, content: str, key: str = "k", metadata: Mapping[str, object] = {}) -> bool:
    database = stored(index_text(content, key, metadata))
    try:
        return bool(matches(database, query))
    finally:
        database.close()


@pytest.mark.parametrize(
    ("query", "content"),
    [
        ("billing?", "We use Postgres 16 for billing."),
        ("DEC-0054", "As decided in DEC-0054, we ship weekly."),
        ("1.0.21", "Version 1.0.21 broke the build."),
        ("1.0.21", "Pinned to v1.0.21."),
        ("数据库迁移", "数据库迁移使用蓝绿部署"),
        ("迁移", "数据库迁移使用蓝绿部署"),
        ("评审", "明天下午三点开项目评审会议"),
        ("配置", "我们最近配置的"),
        ("我们最近配置的", "服务器配置已经完成"),
        (unicodedata.normalize("NFD", "café"), unicodedata.normalize("NFC", "the café on 5th")),
        ("cafe", "the café on 5th"),
        ("CAFÉ", "the cafe on 5th"),
        ("don't", "I don't like Mondays"),
        ("multi-agent", "a multi-agent system"),
        ("ubuntu 20.04", "runs on Ubuntu 20.04"),
        ("GB/s", "the disk reads 3 GB/s"),
        ('"--error-on-warnings"', "lint runs with --error-on-warnings"),
        ("node.js", "I prefer node.js over deno"),
        ("c++", "I prefer C++."),
        ("what's the db?", "the db is on port 6543"),
        ("and", "salt and pepper"),
    ],
)
def test_a_query_finds(query: str, content: str) -> None:
    assert finds(query, content)


@pytest.mark.parametrize(
    ("query", "content"),
    [
        ("Where am I based at?", "cats that eat mice"),
        ("1.0.21", "10 of 0 and 21"),
        ("1.0.21", "1 then 0 then 21"),
        ("DEC-0054", "in December 0054 things happened"),
        ("c++", "I prefer C."),
        ("c++", "I prefer C#."),
        ("node.js", "a node in a js file"),
        ("迁移", "移动和变迁"),
    ],
)
def test_a_query_does_not_find(query: str, content: str) -> None:
    assert not finds(query, content)


def test_keys_and_metadata_values_are_searched() -> None:
    metadata = {"tags": ["zanzibar", {"deep": "kilimanjaro"}], "port": 6543, "language": "en"}
    for query in ("zanzibar", "kilimanjaro", "6543", "favourite"):
        assert finds(query, "x", "favourite:editor", metadata)
    assert not finds("note", "x", "note:0123456789abcdef")
    assert "en" not in index_text("x", "k", metadata).split()


@pytest.mark.parametrize(
    "query",
    ["c++", "user:name", "AND", "a AND", "NEAR(", '"', "*", "-", "", "\0", "a\0b", "^", "{x}",
     "\ud800"],
)  # fmt: skip
def test_no_text_is_a_syntax_error(query: str) -> None:
    finds(query, "some content")


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_is_a_safe_query_over_any_content(query: str, content: str) -> None:
    finds(query, content, query, {"a": content})


@given(st.text(st.characters(blacklist_categories=("Cs",)), max_size=80))
def test_content_finds_itself_or_nothing_is_searchable(text: str) -> None:
    index_text(text, "k", {})
    assert all(term.startswith('"') and term.endswith('"') for term in match_query(text).terms)


@pytest.mark.parametrize("piece", ["a b'c-", "汉字", "a.", "x" * 50 + "/", "don't "])
def test_a_long_text_becomes_a_short_query(piece: str) -> None:
    assert len(match_query(piece * (100_000 // len(piece))).terms) <= 24


def test_exact_tokens_and_long_words_survive_the_limit() -> None:
    text = "aa bb cc ZX0001 dd ee architecture"
    assert match_query(text, 2).terms == ('"zx0001"', '"architecture"')
