"""Cases 39 to 46: which memories a text finds."""

from __future__ import annotations

import json
import unicodedata

import pytest

from tests.cases.conversing import Conversing

ODD_QUERIES = [
    "what's the db?",
    "postgres?",
    "c++",
    "user:name",
    "AND",
    "a AND",
    "NEAR(",
    '"',
    '""" OR "',
    "*",
    "-",
    "^a",
    "{a b}: c",
    "a NOT",
    "body : x",
    "%",
    "\x00",
    "\ud800",
    "😀",
    "'; DROP TABLE memories; --",
    "",
    " \n\t ",
    "postgres " * 11_000,
    "x" * 100_000,
    "(" * 100_000,
    "数" * 33_000,
]


async def ids(kumbuka: Conversing, query: str, **fields: object) -> list[str]:
    found = await kumbuka.api("POST", "/memory/search", json={"query": query, **fields})
    return [memory["id"] for memory in found["memories"]]


async def listed(kumbuka: Conversing, q: str) -> set[str]:
    return await kumbuka.contents(q=q)


async def offered(kumbuka: Conversing, query: str) -> set[str]:
    shown = await kumbuka.api("POST", "/memory/retrieve-preview", json={"query": query})
    return {memory["content"] for memory in shown["memories"]}


@pytest.mark.case(39)
async def test_an_old_fact_is_found_under_150_newer_ones(kumbuka: Conversing) -> None:
    fact = "zanzibar trip in May"
    await kumbuka.store(fact)
    for number in range(150):
        await kumbuka.store(f"The weekly meeting number {number} is about the roadmap.")
    for strategy in ("semantic", "hybrid"):
        for fusion in ("linear", "rrf"):
            found = await kumbuka.search("zanzibar", strategy=strategy, fusion=fusion)
            assert found[0] == fact, (strategy, fusion)
    assert fact in await offered(kumbuka, "zanzibar")
    assert await listed(kumbuka, "zanzibar") == {fact}
    assert fact in await kumbuka.asked("When do we go to zanzibar?")


@pytest.mark.case(40)
async def test_a_question_mark_hides_no_word(kumbuka: Conversing) -> None:
    await kumbuka.store("The billing service runs in Frankfurt.")
    for query in ("billing?", "billing", "Billing!", "¿billing?", "(billing)"):
        assert await kumbuka.search(query) == ["The billing service runs in Frankfurt."]
    assert await listed(kumbuka, "billing?") == {"The billing service runs in Frankfurt."}


@pytest.mark.case(40)
async def test_little_words_in_common_are_no_evidence(kumbuka: Conversing) -> None:
    await kumbuka.store("There are cats that eat mice at the barn.")
    assert "cats" not in await kumbuka.asked("Where am I based at?")
    assert await offered(kumbuka, "Where am I based at?") == set()


@pytest.mark.case(41)
async def test_no_text_is_an_error(kumbuka: Conversing) -> None:
    await kumbuka.store("The billing database is Postgres.")
    for query in ODD_QUERIES:
        # JSON can hold what UTF-8 cannot, so the escapes travel.
        body = json.dumps({"query": query}).encode()
        for path in ("search", "retrieve-preview"):
            answer = await kumbuka.client.post(
                f"/api/memory/{path}", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 200, (path, query[:20], answer.text)
        chat = {"messages": [{"role": "user", "content": query}]}
        answer = await kumbuka.client.post("/v1/chat/completions", content=json.dumps(chat))
        assert answer.status_code == 200, (query[:20], answer.text)
        assert answer.headers["x-kumbuka-memory"] == "on", query[:20]


@pytest.mark.case(41)
async def test_no_short_text_is_an_error_in_the_list(kumbuka: Conversing) -> None:
    await kumbuka.store("The billing database is Postgres.")
    for query in ODD_QUERIES:
        if len(query) < 100 and query.isascii():
            answer = await kumbuka.client.get("/api/memory", params={"q": query})
            assert answer.status_code == 200, (query, answer.text)


@pytest.mark.case(42)
async def test_an_exact_name_is_found_exactly(kumbuka: Conversing) -> None:
    decision, release = "DEC-0054: we ship on Fridays.", "Release 1.0.21 fixed the login."
    spread = "10 of 0 tests in 21 runs."
    for content in (decision, release, spread, "DEC-0055: we ship on Mondays.", "1.0.2 is old."):
        await kumbuka.store(content)
    assert (await kumbuka.search("DEC-0054"))[0] == decision
    assert await listed(kumbuka, "DEC-0054") == {decision}
    assert (await kumbuka.search("1.0.21"))[0] == release
    assert await listed(kumbuka, "1.0.21") == {release}
    assert decision in await kumbuka.asked("What was DEC-0054 about?")
    asked = await kumbuka.asked("What changed in 1.0.21?")
    assert release in asked
    assert spread not in asked


@pytest.mark.case(43)
async def test_chinese_is_found_by_two_characters(kumbuka: Conversing) -> None:
    deploy, review = "数据库迁移使用蓝绿部署", "明天下午三点开项目评审会议"
    config = "我们最近配置的服务器在东京"
    for content in (deploy, review, config):
        await kumbuka.store(content)
    wanted = {"数据库迁移": deploy, "迁移": deploy, "评审": review, "配置": config}
    for query, content in wanted.items():
        assert (await kumbuka.search(query))[0] == content
        assert await listed(kumbuka, query) == {content}
        assert content in await offered(kumbuka, query)
    assert deploy in await kumbuka.asked("数据库迁移怎么做？")


@pytest.mark.case(44)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
async def test_an_accent_is_found_however_it_is_typed(kumbuka: Conversing, form: str) -> None:
    content = unicodedata.normalize(form, "The café by the river roasts its own beans.")
    await kumbuka.store(content)
    for query in ("café", unicodedata.normalize("NFD", "café"), "cafe", "CAFÉ", "Cafe"):
        assert await kumbuka.search(query) == [content]
        assert await listed(kumbuka, query) == {content}
        assert await offered(kumbuka, query) == {content}


@pytest.mark.case(45)
async def test_words_with_signs_in_them_are_found(kumbuka: Conversing) -> None:
    wanted = {
        "don't": "We don't deploy on Fridays.",
        "multi-agent": "The multi-agent planner is in Rust.",
        "ubuntu 20.04": "The runners are on ubuntu 20.04 until June.",
        "GB/s": "The new disk reads 7 GB/s in the benchmark.",
        '"--error-on-warnings"': "CI calls the linter with --error-on-warnings always.",
        "node.js": "The gateway is written in node.js with workers.",
        "c++": "The engine is c++ and nothing else.",
        "C#": "The plugin is in C# for the editor.",
    }
    for content in wanted.values():
        await kumbuka.store(content)
    for query, content in wanted.items():
        assert (await kumbuka.search(query))[0] == content, query
        assert content in await listed(kumbuka, query), query


@pytest.mark.case(46)
@pytest.mark.parametrize("strategy", ["recent", "semantic", "hybrid"])
async def test_the_ranking_does_not_depend_on_the_limit(kumbuka: Conversing, strategy: str) -> None:
    for number in range(40):
        await kumbuka.store(f"Note {number}: the harbour has {number % 7} boats and a café.")
    for query in ("harbour", "boats 3", "note 17", "where are boats", "x"):
        for fusion in ("linear", "rrf"):
            asked = {"strategy": strategy, "fusion": fusion}
            full = await ids(kumbuka, query, limit=20, **asked)
            for limit in (1, 2, 7):
                assert await ids(kumbuka, query, limit=limit, **asked) == full[:limit]
            assert (await ids(kumbuka, query, limit=100, **asked))[:20] == full
