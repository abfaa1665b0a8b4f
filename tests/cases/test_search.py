"""Cases 39 to 50: what a search finds, and what never breaks it."""

from __future__ import annotations

import unicodedata

import pytest

from tests.cases.conversing import NOON, Conversing


@pytest.mark.case(39)
@pytest.mark.parametrize("strategy", ["semantic", "hybrid"])
async def test_an_old_fact_is_found_among_newer_ones(kumbuka: Conversing, strategy: str) -> None:
    await kumbuka.store("The zanzibar trip is in May.")
    for n in range(150):
        await kumbuka.store(f"Meeting note {n}: nothing was decided.")
    found = await kumbuka.search("zanzibar", strategy=strategy)
    assert found[0] == "The zanzibar trip is in May."
    assert "zanzibar trip" in await kumbuka.asked("When is the zanzibar trip?")


@pytest.mark.case(40)
async def test_a_question_mark_hides_no_word_and_stop_words_find_nothing(
    kumbuka: Conversing,
) -> None:
    await kumbuka.store("The billing service runs on port 9000.")
    await kumbuka.store("I know cats that eat mice at night.")
    assert (await kumbuka.search("billing?"))[0] == "The billing service runs on port 9000."
    preview = await kumbuka.api(
        "POST", "/memory/retrieve-preview", json={"query": "Where am I based at?"}
    )
    assert preview["memories"] == []


@pytest.mark.case(41)
@pytest.mark.parametrize(
    "query",
    ["what's the db?", "postgres?", "c++", "user:name", "AND", "a AND", "NEAR(", '"', "*", "-",
     "", "(", "a*", "^a", "{x}", "body:", "owner:1 OR 1", "x" * 100_000, "\x00", "🙂"],
)  # fmt: skip
async def test_any_text_is_a_safe_query(kumbuka: Conversing, query: str) -> None:
    await kumbuka.store("The db is postgres.")
    for path in ("/memory/search", "/memory/retrieve-preview"):
        await kumbuka.api("POST", path, json={"query": query})
    answer = await kumbuka.client.get("/api/memory", params={"q": query[:2000]})
    assert answer.status_code == 200
    assert (await kumbuka.chat(query or " ")).status_code == 200


@pytest.mark.case(42)
async def test_an_exact_token_is_an_exact_hit(kumbuka: Conversing) -> None:
    await kumbuka.store("DEC-0054 moves billing to the new ledger.")
    await kumbuka.store("DEC-0055 keeps the old ledger.")
    await kumbuka.store("We run version 1.0.21 of the parser.")
    await kumbuka.store("Of 10 parsers, 0 failed on 21 files.")
    assert (await kumbuka.search("DEC-0054"))[0].startswith("DEC-0054")
    assert (await kumbuka.search("1.0.21"))[0] == "We run version 1.0.21 of the parser."
    listed = await kumbuka.contents(q="1.0.21")
    assert listed == {"We run version 1.0.21 of the parser."}


@pytest.mark.case(43)
@pytest.mark.parametrize(
    ("content", "query"),
    [
        ("数据库迁移使用蓝绿部署", "数据库迁移"),
        ("数据库迁移使用蓝绿部署", "迁移"),
        ("明天下午三点开项目评审会议", "评审"),
        ("我们最近配置的", "配置"),
    ],
)
async def test_chinese_is_found_by_its_parts(kumbuka: Conversing, content: str, query: str) -> None:
    await kumbuka.store(content)
    await kumbuka.store("今天天气很好")
    assert await kumbuka.contents(q=query) == {content}
    assert (await kumbuka.search(query))[0] == content


@pytest.mark.case(44)
@pytest.mark.parametrize("query", ["café", unicodedata.normalize("NFD", "café"), "cafe", "CAFÉ"])
async def test_accents_and_their_spelling_do_not_matter(kumbuka: Conversing, query: str) -> None:
    await kumbuka.store("The café opens at eight.")
    assert await kumbuka.contents(q=query) == {"The café opens at eight."}


@pytest.mark.case(45)
@pytest.mark.parametrize(
    ("content", "query"),
    [
        ("I don't eat mushrooms.", "don't eat"),
        ("The multi-agent planner is slow.", "multi-agent"),
        ("The server runs ubuntu 20.04 LTS.", "ubuntu 20.04"),
        ("The disk reads 3 GB/s.", "GB/s"),
        ("Pass --error-on-warnings to the linter.", '"--error-on-warnings"'),
        ("The backend is written in node.js.", "node.js"),
    ],
)
async def test_odd_words_find_what_holds_them(
    kumbuka: Conversing, content: str, query: str
) -> None:
    await kumbuka.store(content)
    await kumbuka.store("The garden needs water in July.")
    assert (await kumbuka.search(query))[0] == content
    assert await kumbuka.contents(q=query) == {content}


@pytest.mark.case(46)
@pytest.mark.parametrize("strategy", ["recent", "semantic", "hybrid"])
async def test_the_first_hit_does_not_depend_on_how_many_are_asked_for(
    kumbuka: Conversing, strategy: str
) -> None:
    for n in range(30):
        await kumbuka.store(f"Ticket {n} is about the {'login' if n % 3 else 'search'} page.")
    query = {"strategy": strategy}
    one = await kumbuka.search("search page ticket", limit=1, **query)
    assert one == (await kumbuka.search("search page ticket", limit=20, **query))[:1]


@pytest.mark.case(47)
async def test_an_expiry_in_the_past_is_accepted_and_hides(kumbuka: Conversing) -> None:
    memory = await kumbuka.store("The promo code is BANANA.", expiresAt="2020-01-01T00:00:00Z")
    assert memory["expiresAt"] == "2020-01-01T00:00:00.000Z"
    await kumbuka.store("The raffle is on Friday.", expiresAt="2026-11-30T12:00:10Z")
    assert "raffle" in await kumbuka.asked("When is the raffle?")
    kumbuka.now[0] = NOON + 10_000
    for strategy in ("recent", "semantic", "hybrid"):
        assert await kumbuka.search("promo code raffle Friday", strategy=strategy) == []
    assert await kumbuka.memories() == []
    assert "raffle is on Friday" not in await kumbuka.asked("When is the raffle?")


@pytest.mark.case(48)
async def test_two_memories_that_are_needed_are_both_given(kumbuka: Conversing) -> None:
    await kumbuka.store("The staging database listens on port 6543.")
    await kumbuka.store("The staging database password lives in the vault under stage-db.")
    await kumbuka.store("My aunt collects stamps.")
    asked = await kumbuka.asked("How do I connect to the staging database: port and password?")
    assert "6543" in asked
    assert "vault" in asked
    assert "stamps" not in asked


@pytest.mark.case(49)
@pytest.mark.parametrize("query", ["limit=500", "limit=0", "page=-1", "limit=ten"])
async def test_a_wrong_page_is_refused(kumbuka: Conversing, query: str) -> None:
    assert (await kumbuka.client.get(f"/api/memory?{query}")).status_code == 400


@pytest.mark.case(49)
async def test_by_cursor_each_memory_comes_once_while_others_arrive(kumbuka: Conversing) -> None:
    before = {(await kumbuka.store(f"Note {n}."))["id"] for n in range(20)}
    seen: list[str] = []
    cursor: str | None = ""
    while cursor is not None:
        page = await kumbuka.api("GET", "/memory", params={"limit": 3, "cursor": cursor})
        seen += [memory["id"] for memory in page["data"]]
        await kumbuka.store(f"A note that arrived after {len(seen)}.")
        cursor = page["nextCursor"]
    assert len(seen) == len(set(seen))
    assert set(seen) == before


@pytest.mark.case(50)
async def test_five_hundred_reads_leave_the_files_as_they_are(kumbuka: Conversing) -> None:
    for n in range(20):
        await kumbuka.store(f"The warehouse has {n} pallets of cork.")
    await kumbuka.kumbuka.database.compact()
    await kumbuka.search("warehouse")
    size = kumbuka.database.stat().st_size
    for n in range(125):
        await kumbuka.search(f"pallets {n}")
        await kumbuka.memories(q="cork")
        body = {"query": "How many pallets of cork are in the warehouse?"}
        await kumbuka.api("POST", "/memory/retrieve-preview", json=body)
        await kumbuka.api("GET", "/settings/memory")
    await kumbuka.kumbuka.database.compact()
    assert kumbuka.database.stat().st_size == size
    assert all(memory["accessCount"] == 0 for memory in await kumbuka.memories())
