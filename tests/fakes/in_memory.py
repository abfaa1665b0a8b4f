"""Plain fakes of the ports that an answer needs. Each keeps what it was given, for the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from typing import Any

from kumbuka.errors import KumbukaError, NotFound
from kumbuka.memory.keys import Key, Right, hash_of
from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.ranking import Hit, ScopeStatistics
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import (
    Choice,
    Coverage,
    Embedded,
    Found,
    Injection,
    MemoryFilter,
    MemoryWriter,
    Page,
    QueueMessage,
    RecallQuery,
    RecordedBlock,
    Services,
    Unindexed,
    Upstream,
)
from kumbuka.usecases.question import Question, Recalled, Resolution

from tests.fakes.copies import InMemoryCopies
from tests.fakes.housekeeping import InMemoryHousekeeping

DAY = 86_400_000
NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z."""


@dataclass
class FakeClock:
    now: Millis = NOON

    def __call__(self) -> Millis:
        return self.now


@dataclass
class Trouble:
    """How a fake behaves at its next calls."""

    error: Exception | None = None
    hangs_s: float = 0.0

    async def happen(self) -> None:
        if self.hangs_s:
            await asyncio.sleep(self.hangs_s)
        if self.error is not None:
            raise self.error


@dataclass
class InMemoryInjections:
    """Records, and the blocks that a later request of the same conversation gets back."""

    trouble: Trouble = field(default_factory=Trouble)
    saved: list[Injection] = field(default_factory=list)
    chats: int = 0
    accessed: list[str] = field(default_factory=list)
    outdated: set[str] = field(default_factory=set)
    """Ids of memories that are no longer current."""

    async def save(self, injection: Injection, *, count_chat: bool) -> None:
        await self.trouble.happen()
        self.saved.append(injection)
        self.chats += count_chat

    async def count_access(self, injection: Injection) -> None:
        await self.trouble.happen()
        self.accessed += injection.block_memory_ids

    async def find(self, scope: Scope, request_id: str) -> dict[str, Any]:
        for injection in self.saved:
            if injection.request_id == request_id and injection.place == scope.place:
                return {"requestId": request_id, "memoryIds": list(injection.memory_ids)}
        raise NotFound("no such request")

    async def hit_rate(self, owner_id: str, now: Millis) -> float:
        given = sum(bool(injection.memory_ids) for injection in self.saved)
        return given / self.chats if self.chats else 0.0

    def blocks(self, place: Place, hashes: Sequence[str]) -> dict[str, RecordedBlock]:
        return {
            i.messages_hash: RecordedBlock(
                i.messages_hash,
                i.block,
                i.block_memory_ids,
                i.has_profile,
                not self.outdated & set(i.block_memory_ids),
            )
            for i in self.saved
            if i.keeps_block and i.block and i.place == place and i.messages_hash in hashes
        }


@dataclass
class InMemoryMemories:
    """Only what the chat path asks a store for: the recorded blocks."""

    injections: InMemoryInjections
    trouble: Trouble = field(default_factory=Trouble)
    queries: list[RecallQuery] = field(default_factory=list)

    async def search(self, query: RecallQuery) -> Found:
        await self.trouble.happen()
        self.queries.append(query)
        blocks = self.injections.blocks(query.scope.place, query.conversation)
        return Found((), ScopeStatistics(0, 0.0, 0.0, ()), blocks=blocks)

    async def get(
        self, scope: Scope, memory_id: str, now: Millis, as_of: Millis | None = None
    ) -> Memory:
        raise NotFound("no such memory")

    async def history(
        self, scope: Scope, memory_id: str, as_of: Millis | None = None
    ) -> list[Memory]:
        raise NotFound("no such memory")

    async def page(
        self,
        scope: Scope,
        filter: MemoryFilter,
        *,
        any_user: bool,
        limit: int,
        offset: int,
        cursor: str | None,
        now: Millis,
    ) -> Page:
        return Page((), 0, {}, 0, None)

    async def written(
        self, scope: Scope, corpus: Corpus, *, after: str | None, limit: int
    ) -> list[tuple[Memory, str]]:
        return []

    async def is_any_later(self, scope: Scope, at: Millis) -> bool:
        return False

    def writing(self) -> AbstractAsyncContextManager[MemoryWriter]:
        raise AssertionError("an answer writes no memory")

    async def compact(self) -> None:
        return None


@dataclass
class InMemoryKeys:
    trouble: Trouble = field(default_factory=Trouble)
    keys: dict[str, Key] = field(default_factory=dict)
    owners: set[str] = field(default_factory=set)
    finds: int = 0
    touched: list[str] = field(default_factory=list)

    def add(self, secret: str, owner_id: str, *rights: Right) -> Key:
        key = Key(f"key_{len(self.keys)}", "test", owner_id, frozenset(rights), NOON)
        self.keys[hash_of(secret)] = key
        return key

    async def find(self, hash: str) -> Key | None:
        self.finds += 1
        await self.trouble.happen()
        return self.keys.get(hash)

    async def create(self, key: Key, hash: str) -> None:
        self.keys[hash] = key

    async def list(self, owner_id: str | None = None) -> list[Key]:
        return [key for key in self.keys.values() if owner_id in (None, key.owner_id)]

    async def revoke(self, key_id: str, now: Millis) -> Key:
        for hash, key in self.keys.items():
            if key.key_id == key_id:
                self.keys[hash] = replace(key, revoked_at=now)
                return self.keys[hash]
        raise NotFound("no such key")

    async def touch(self, key_id: str, now: Millis) -> None:
        await self.trouble.happen()
        self.touched.append(key_id)

    async def is_known_owner(self, owner_id: str) -> bool:
        await self.trouble.happen()
        return owner_id in self.owners

    async def remember_owner(self, owner_id: str, now: Millis) -> None:
        await self.trouble.happen()
        self.owners.add(owner_id)


@dataclass
class InMemorySettings:
    trouble: Trouble = field(default_factory=Trouble)
    deployment: dict[str, Any] = field(default_factory=dict)
    owners: dict[str, dict[str, Any]] = field(default_factory=dict)
    reads: int = 0

    async def layers(self, owner_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
        self.reads += 1
        await self.trouble.happen()
        return dict(self.deployment), dict(self.owners.get(owner_id, {}))

    async def change(self, owner_id: str | None, changes: Mapping[str, Any], now: Millis) -> None:
        layer = self.deployment if owner_id is None else self.owners.setdefault(owner_id, {})
        layer.update(changes)

    def forget(self, owner_id: str | None) -> None:
        """Nothing is kept: every call reads."""


class NoEmbeddings:
    """No source is wanted."""

    async def embed(
        self, choice: Choice, texts: Sequence[str], *, wait_s: float | None = None
    ) -> Embedded:
        return Embedded([None] * len(texts), "")

    def signature(self, choice: Choice) -> str:
        return ""

    def url_problem(self, url: str) -> str | None:
        return None


class InMemoryVectors:
    """Every row has its vector."""

    async def coverage(self, owner_id: str | None, signature: str) -> Coverage:
        return Coverage(0, 0)

    async def unindexed(
        self, owner_id: str | None, signature: str, *, after: int, limit: int, every: bool
    ) -> list[Unindexed]:
        return []

    async def put(self, rows: Sequence[tuple[Unindexed, bytes]], signature: str) -> None:
        assert not rows


@dataclass
class InMemoryOutbox:
    trouble: Trouble = field(default_factory=Trouble)
    turns: list[Turn] = field(default_factory=list)

    async def put(self, turn: Turn) -> None:
        await self.trouble.happen()
        self.turns.append(turn)

    async def take(self, limit: int) -> list[Turn]:
        return self.turns[:limit]

    async def remove(self, turn_id: str) -> None:
        self.turns = [turn for turn in self.turns if turn.turn_id != turn_id]


@dataclass
class InMemoryTurns:
    trouble: Trouble = field(default_factory=Trouble)
    bodies: list[str] = field(default_factory=list)

    @property
    def turns(self) -> list[Turn]:
        return [Turn.from_json(body) for body in self.bodies]

    async def send(self, body: str) -> None:
        await self.trouble.happen()
        self.bodies.append(body)

    async def receive(self, limit: int) -> list[QueueMessage]:
        return [QueueMessage(body, body, 1) for body in self.bodies[:limit]]

    async def done(self, message: QueueMessage) -> None:
        self.bodies.remove(message.body)

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        return None

    async def bury(self, message: QueueMessage, reason: str) -> None:
        self.bodies.remove(message.body)

    async def discard(self, is_over: Callable[[str], bool]) -> int:
        before = len(self.bodies)
        self.bodies = [body for body in self.bodies if not is_over(body)]
        return before - len(self.bodies)

    async def warm(self) -> None:
        pass

    async def depth(self) -> int:
        return len(self.bodies)

    async def close(self) -> None:
        return None


@dataclass
class ScriptedRecall:
    """Finds what the test says, and the recorded blocks of the conversation."""

    injections: InMemoryInjections
    hits: list[Memory] = field(default_factory=list)
    profile: list[Memory] = field(default_factory=list)
    degraded: str | None = None
    trouble: Trouble = field(default_factory=Trouble)
    questions: list[Question] = field(default_factory=list)

    async def __call__(self, services: Services, question: Question) -> Recalled:
        self.questions.append(question)
        await self.trouble.happen()
        return Recalled(
            hits=[Hit(memory, 1.0, "hybrid", 0.5, 2.0, 10) for memory in self.hits],
            profile=self.profile,
            blocks=self.injections.blocks(question.scope.place, question.conversation),
            resolution=Resolution("static", "potion-base-8M", "libsql", "hybrid"),
            degraded=self.degraded,
        )


@dataclass
class World:
    """Services made of fakes, each at hand."""

    upstream: Upstream
    auth: str = "keys"
    recall_deadline_s: float = 0.8
    clock: FakeClock = field(default_factory=FakeClock)
    keys: InMemoryKeys = field(default_factory=InMemoryKeys)
    settings: InMemorySettings = field(default_factory=InMemorySettings)
    injections: InMemoryInjections = field(default_factory=InMemoryInjections)
    outbox: InMemoryOutbox = field(default_factory=InMemoryOutbox)
    turns: InMemoryTurns = field(default_factory=InMemoryTurns)
    jobs: InMemoryTurns = field(default_factory=InMemoryTurns)

    def __post_init__(self) -> None:
        self.memories = InMemoryMemories(self.injections)
        self.recall = ScriptedRecall(self.injections)

    @property
    def services(self) -> Services:
        return Services(
            memories=self.memories,
            vectors=InMemoryVectors(),
            keys=self.keys,
            settings=self.settings,
            injections=self.injections,
            outbox=self.outbox,
            turns=self.turns,
            jobs=self.jobs,
            copies=InMemoryCopies(),
            housekeeping=InMemoryHousekeeping(),
            embeddings=NoEmbeddings(),
            upstream=self.upstream,
            clock=self.clock,
            server_secret="server secret of the tests",
            auth=self.auth,
            recall_deadline_s=self.recall_deadline_s,
            rrf_k=60,
            vector_candidates=20,
        )

    def store_is_down(self, error: KumbukaError) -> None:
        for fake in (self.memories, self.keys, self.settings, self.injections, self.outbox):
            fake.trouble.error = error
        self.recall.trouble.error = error


def memory_of(
    content: str, *, memory_id: str = "", day: int = 0, type: MemoryType = MemoryType.FACTUAL
) -> Memory:
    """A current memory, last confirmed `day` days after the tests' noon."""
    at = NOON + day * DAY
    name = memory_id or f"m-{content}"
    return Memory(
        memory_id=name,
        place=Place("owner-a"),
        type=type,
        key=f"note:{name}",
        content=content,
        metadata={},
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
    )
