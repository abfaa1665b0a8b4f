"""What was said, stored as it is learned: once, deletable, and only where it is wanted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest
from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.model import Memory
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.ports import Choice, Embedded, MemoryFilter, Statement
from kumbuka.usecases.forget import erase, forget, forget_matching

from tests.fakes.in_memory import NoEmbeddings
from tests.fakes.stored import NOON, Stored, stored

HOUR = 3_600_000
QUESTION = "Where did we moor the boat last summer?"
ANSWER = "You moored it behind the fish market in Setúbal."
LONG = "The harbour master of Setúbal wrote again. " * 60
ANA = Scope.whole_owner("ana")


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    async with stored(storage) as made:
        made.now[0] = NOON + 10 * HOUR
        await made.services.settings.change("ana", {"transcripts": {"enabled": True}}, NOON)
        yield made


async def passages(store: Stored, owner: str = "ana") -> list[Memory]:
    return [row for row in await store.rows(owner) if row.thread is not None]


async def said(store: Stored) -> list[tuple[str, str]]:
    rows = sorted(await passages(store), key=lambda row: (row.valid_from, row.key))
    return [(row.metadata["speaker"], row.content) for row in rows]


async def test_a_turn_is_stored_with_its_answer_and_found_by_its_words(store: Stored) -> None:
    await store.hear(QUESTION, assistant_text=ANSWER, session_id="s1", turn="t1")
    assert await said(store) == [("user", QUESTION), ("assistant", ANSWER)]
    first, second = await passages(store)
    assert first.thread == second.thread
    assert first.place.session_id == "s1"
    assert first.metadata["sessionId"] == "s1"
    (counted,) = await store.database.read([Statement("SELECT count(*) FROM vectors")])
    assert counted.rows[0][0] == 2


async def test_what_is_off_stores_nothing(store: Stored) -> None:
    await store.services.settings.change("ana", {"transcripts": {"enabled": False}}, NOON)
    await store.hear(QUESTION, assistant_text=ANSWER)
    await store.hear("I like tea.", assistant_text=ANSWER)
    assert await passages(store) == []
    (claimed,) = await store.database.read([Statement("SELECT count(*) FROM processed_turns")])
    assert claimed.rows[0][0] == 1


async def test_a_fact_is_learned_beside_what_was_said(store: Stored) -> None:
    await store.hear("I like tea.", assistant_text="Green or black?")
    assert sorted(row.content for row in await store.rows() if row.thread is None) == [
        "I like tea."
    ]
    assert await said(store) == [("user", "I like tea."), ("assistant", "Green or black?")]


async def test_a_turn_delivered_twice_is_stored_once(store: Stored) -> None:
    for _ in range(2):
        await store.hear(QUESTION, assistant_text=ANSWER, turn="t1")
    await store.hear(QUESTION, assistant_text=ANSWER, turn="t2", at=NOON + 1000, is_retry=True)
    assert len(await passages(store)) == 2


async def test_a_turn_of_many_passages_is_stored_whole_and_in_order(store: Stored) -> None:
    await store.hear(LONG, assistant_text=LONG, turn="t1")
    rows = sorted(await passages(store), key=lambda row: row.metadata["part"])
    speakers = [row.metadata["speaker"] for row in rows]
    assert speakers == ["user"] * 3 + ["assistant"] * 3
    assert " ".join(row.content for row in rows[:3]) == LONG.strip()


async def test_a_deleted_passage_is_not_brought_back(store: Stored) -> None:
    await store.hear(QUESTION, assistant_text=ANSWER, turn="t1")
    for row in await passages(store):
        if row.content == QUESTION:
            await forget(store.services, ANA, row.memory_id)
    await store.hear(QUESTION, assistant_text=ANSWER, turn="t1")
    assert await said(store) == [("assistant", ANSWER)]
    await store.database.write([Statement("DELETE FROM processed_turns")])
    await store.hear(QUESTION, assistant_text=ANSWER, turn="t1")
    assert await said(store) == [("assistant", ANSWER)]


async def test_a_bulk_delete_means_what_was_said_alone(store: Stored) -> None:
    await store.hear("I like tea.", assistant_text="Green or black?")
    wanted = MemoryFilter(include_superseded=True, corpus=Corpus.TRANSCRIPTS)
    assert await forget_matching(store.services, ANA, wanted) == 2
    assert await store.current() == ["I like tea."]


async def test_an_erase_counts_what_was_said_and_drops_older_turns(store: Stored) -> None:
    await store.hear(QUESTION, assistant_text=ANSWER, user="u1")
    await store.hear(QUESTION, assistant_text=ANSWER, user="u2", turn="other")
    counts = await erase(store.services, "ana", "u1")
    assert counts["memories"] == 2
    await store.hear("What about the tent?", user="u1", turn="older", at=NOON + 1)
    assert {row.place.user_id for row in await passages(store)} == {"u2"}
    await store.hear("What about the tent?", user="u1", turn="newer", at=store.now[0] + 1)
    assert {row.place.user_id for row in await passages(store)} == {"u1", "u2"}


async def test_an_ending_leaves_what_was_said_alone(store: Stored) -> None:
    await store.hear("I use Vim on 0 servers, really.", turn="t1", at=NOON)
    await store.hear("Forget that I use 0.", turn="t2", at=NOON + 1)
    assert all(row.superseded_at is None for row in await passages(store))


class FailingEmbeddings(NoEmbeddings):
    async def embed(
        self, choice: Choice, texts: Sequence[str], *, wait_s: float | None = None
    ) -> Embedded:
        raise EmbeddingFailed("the source is down")


async def test_where_embedding_fails_the_words_are_stored(store: Stored) -> None:
    store.services = replace(store.services, embeddings=FailingEmbeddings())
    await store.hear(QUESTION, assistant_text=ANSWER)
    assert len(await passages(store)) == 2
    (counted,) = await store.database.read([Statement("SELECT count(*) FROM vectors")])
    assert counted.rows[0][0] == 0


async def test_secrets_reach_neither_rows_nor_the_text_index(store: Stored) -> None:
    secret = "sk-proj-aB3dE5gH7jK9mN1pQ2sT4vW6xY8z"
    answer = f"I used {secret} there."
    await store.hear(f"Use {secret} for the deploy.", assistant_text=answer, turn="t1")
    assert all("[redacted: openai_key]" in content for _, content in await said(store))
    (bodies,) = await store.database.read([Statement("SELECT body FROM memories_fts")])
    assert not any("ab3de5" in row[0].lower() for row in bodies.rows)
