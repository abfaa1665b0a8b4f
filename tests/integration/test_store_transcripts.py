"""Passages of transcripts: found with their neighbours, apart from facts, within one scope."""

from __future__ import annotations

import json

import pytest
from kumbuka.memory.model import MemoryType, Place
from kumbuka.memory.scopes import Corpus, Reach, Scope, partition, transcript_partition
from kumbuka.ports import Found, MemoryFilter, Statement, TurnSearch
from kumbuka.usecases.forget import forget, forget_matching

from tests.fakes.stored import NOON, Stored, stored

ONE = TurnSearch(limit=1, vector_limit=1)
SAID = (
    "Where shall we meet tomorrow?",
    "Let us take the harbour cafe.",
    "Fine, at nine.",
    "My tomatoes are ripe.",
)


async def say(
    store: Stored, place: Place, *said: str, thread: int = 7, at: int = NOON, **fields: object
) -> None:
    for n, text in enumerate(said):
        await store.keep(
            place,
            text,
            key=f"transcript:{thread}/{at + n}",
            type=MemoryType.EPISODIC,
            thread=thread,
            valid_from=at + n,
            **fields,
        )


def texts(found: Found) -> set[str]:
    return {turn.candidate.memory.content for turn in found.turns}


async def test_a_hit_comes_with_what_was_said_before_and_after_it(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID)
        found = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
    assert texts(found) == set(SAID[:3])
    by_text = {turn.candidate.memory.content: turn for turn in found.turns}
    before, hit, after = (by_text[text] for text in SAID[:3])
    assert (hit.previous, hit.next) == (before.number, after.number)
    assert before.previous is None
    assert hit.candidate.bm25 is not None
    assert before.candidate.bm25 is None
    assert all(turn.candidate.cosine is not None for turn in found.turns)


async def test_neighbours_are_of_the_same_conversation(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID[:2], thread=1)
        await say(store, Place("ana"), "A word in between.", thread=2)
        found = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
    assert texts(found) == set(SAID[:2])


async def test_passages_and_facts_do_not_take_each_others_places(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *(f"The boat number {n} is blue." for n in range(30)))
        await store.keep(Place("ana"), "The boat is blue.")
        alone = await store.found(Scope("ana"), "my blue boat", limit=5, vector_limit=5)
        both = await store.found(Scope("ana"), "my blue boat", limit=5, vector_limit=5, turns=ONE)
    assert [c.memory.content for c in alone.candidates] == ["The boat is blue."]
    assert alone.candidates == both.candidates
    assert alone.statistics == both.statistics
    assert alone.statistics.document_frequency == (1, 1)
    assert not alone.turns
    assert both.turn_statistics.rows == 30
    assert both.turn_statistics.document_frequency == (30, 30)


async def test_one_scope_never_sees_the_passages_of_another(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana", "u1", "s1"), "The harbour of u1.", thread=1)
        await say(store, Place("ana", "u2", "s1"), "The harbour of u2.", thread=2)
        await say(store, Place("ben"), "The harbour of Ben.", thread=3)
        many = TurnSearch(limit=20, vector_limit=20)
        for scope, expected in (
            (Scope("ana", "u1"), {"The harbour of u1."}),
            (Scope("ana", "u1", "s2"), {"The harbour of u1."}),
            (Scope("ana", "u1", "s2", Reach.SESSION), set()),
            (Scope("ana", "u2", "s1", Reach.SESSION), {"The harbour of u2."}),
            (Scope("ana", "u2", reach=Reach.GLOBAL), {"The harbour of u2."}),
            (Scope("ana"), set()),
            (Scope("ben"), {"The harbour of Ben."}),
        ):
            found = await store.found(scope, "the harbour", turns=many)
            assert texts(found) == expected, scope


async def test_what_expired_is_neither_a_hit_nor_a_neighbour(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID[:2])
        await say(store, Place("ana"), "Gone by now.", at=NOON + 9, expires_at=NOON)
        found = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
    assert texts(found) == set(SAID[:2])


async def test_many_passages_are_found_as_few_are(storage: str) -> None:
    """With numpy in the process, or in SQL: 300 vectors are past the bound between the two."""
    async with stored(storage) as store:
        await say(store, Place("ana"), *(f"A word about thing {n}." for n in range(300)))
        await say(store, Place("ana"), *SAID, thread=8)
        found = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
        expected = set(SAID[:3])
        assert texts(found) == expected
        assert found.turn_statistics.rows == 304
        (hit,) = (t for t in found.turns if t.candidate.memory.content == SAID[1])
        assert await forget(store.services, Scope("ana"), hit.candidate.memory.memory_id) is None
        again = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
    assert SAID[1] not in texts(again)


async def test_a_passage_is_deleted_with_its_text_and_vector(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID)
        await store.keep(Place("ana"), "The boat is blue.")
        wanted = MemoryFilter(corpus=Corpus.TRANSCRIPTS)
        assert await forget_matching(store.services, Scope.whole_owner("ana"), wanted) == 4
        results = await store.database.read(
            [
                Statement("SELECT content FROM memories"),
                Statement("SELECT body FROM memories_fts"),
                Statement("SELECT owner_no FROM vectors"),
            ]
        )
    contents, bodies, owners = (result.rows[0][0] for result in results)
    assert contents == "The boat is blue."
    assert bodies.startswith("the boat is blue.")
    assert owners == partition("ana")
    assert [len(result.rows) for result in results] == [1, 1, 1]


@pytest.mark.parametrize(
    ("corpus", "expected"),
    [(Corpus.FACTS, 1), (Corpus.TRANSCRIPTS, 2), (Corpus.ALL, 3)],
)
async def test_a_list_is_of_one_corpus_or_of_all(
    storage: str, corpus: Corpus, expected: int
) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), "The boat sails.", "The boat sank.")
        await store.keep(Place("ana"), "The boat is blue.")
        for text in ("", '"boat"'):
            page = await store.services.memories.page(
                Scope("ana"),
                MemoryFilter(corpus=corpus, text=text),
                any_user=False,
                limit=9,
                offset=0,
                cursor=None,
                now=NOON,
            )
            assert page.total == expected


async def test_an_erase_takes_the_passages_too(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana", "u1"), *SAID)
        async with store.services.memories.writing() as writer:
            counts = await writer.erase("ana", "u1", NOON)
        left = await store.database.read(
            [Statement("SELECT count(*) FROM vectors WHERE owner_no = ?", (number(),))]
        )
    assert counts["memories"] == 4
    assert left[0].rows[0][0] == 0


async def test_new_vectors_of_passages_go_to_their_own_partition(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID)
        rows = await store.services.vectors.unindexed("ana", "other", after=0, limit=9, every=False)
        await store.services.vectors.put([(row, b"x" * 267) for row in rows], "other")
        stands, versions = await store.database.read(
            [
                Statement("SELECT DISTINCT owner_no, signature FROM vectors"),
                Statement("SELECT owner_no FROM vector_versions"),
            ]
        )
    assert [tuple(row) for row in stands.rows] == [(number(), "other")]
    assert json.dumps([row[0] for row in versions.rows]) == json.dumps([number()])


def number() -> int:
    return transcript_partition("ana")


async def test_only_what_was_said_is_searched_not_how_it_is_kept(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID, metadata={"speaker": "user", "turnId": "turn_9"})
        for text in ("transcript", "user", "turn_9"):
            found = await store.found(Scope("ana"), text, turns=ONE)
            assert all(turn.candidate.bm25 is None for turn in found.turns), text


async def test_passages_are_found_by_their_words_where_no_vector_can_be_read(storage: str) -> None:
    async with stored(storage) as store:
        await say(store, Place("ana"), *SAID)
        await store.database.write([Statement("DROP TABLE vectors")])
        found = await store.found(Scope("ana"), "harbour cafe", turns=ONE)
    assert "vector" in found.failed
    assert texts(found) == set(SAID[:3])
