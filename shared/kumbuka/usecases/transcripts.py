"""Store what was said: a turn's texts as it is learned, and logs of earlier conversations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from kumbuka.memory.json_values import BadLine
from kumbuka.memory.logged_turns import LoggedTurns
from kumbuka.memory.message_logs import LeftOut, Logged, LoggedMessage
from kumbuka.memory.model import Memory, Millis, Place
from kumbuka.memory.transcripts import (
    SMALL_TALK,
    USER,
    passage_rows,
    passages,
    speaker_of,
    thread_of,
)
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.writing import Vectors, embedded, insert

if TYPE_CHECKING:
    from kumbuka.ports import Choice, MemoryWriter, Services

STORED_AT_ONCE = 256
"""Rows a transaction: an import that is stopped loses what was read since the last one."""
REMEMBERED_TURNS = 100_000
"""Turns that an import recognises without asking the store, where a log repeats itself."""
MAX_BAD_LINES = 1_000
"""Bad lines that are named; further ones are counted."""
REPEATED, ERASED, REFUSED = "repeated", "erased", "refused"


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of the messages of a log."""

    messages: int
    """Read, whatever became of them."""
    passages: int
    """Stored now."""
    known: int
    """Passages that were stored before, or deleted since they were said."""
    left_out: Mapping[str, int]
    """Messages that were not stored, by reason: a silent role's name, `no_text`, `small_talk`,
    `refused`, `repeated`; and, as `erased`, passages said before their owner or user was erased."""
    refused: Mapping[str, int]
    """How often something was taken out of a message, by reason, as in learning."""
    bad_lines: int
    skipped: Sequence[BadLine] = ()
    """The first bad lines, and why each was skipped."""


async def store(writer: MemoryWriter, rows: Sequence[Memory], vectors: Vectors) -> int:
    """Insert the passages that are not stored yet and were not deleted since; how many those were.

    Runs in the transaction that claims the turn. Raises StoreUnavailable.
    """
    if not rows:
        return 0
    absent = await writer.absent(rows)
    await insert(writer, absent, vectors)
    return len(absent)


async def import_messages(services: Services, place: Place, messages: Iterable[Logged]) -> Imported:
    """Store the messages of a log as passages of transcripts, some hundreds of rows at a time.

    The owner is the place's; a user and a session that it names hold for every message, else each
    message's own. Importing a log again changes nothing, and a longer one adds what is new, also
    after one that was stopped. Whether the owner keeps transcripts of chats plays no part. Raises
    StoreUnavailable.
    """
    choice = await choice_for(services, place.owner_id)
    run = _Import(services, choice, place)
    for message in messages:
        if run.takes(message):
            await run.flush()
    await run.flush()
    return run.imported()


@dataclass
class _Import:
    services: Services
    choice: Choice
    place: Place
    turns: LoggedTurns = field(default_factory=LoggedTurns)
    waiting: dict[str, Memory] = field(default_factory=dict)
    """By memory id."""
    untimed: set[str] = field(default_factory=set)
    """Of them, those of which nobody knows when they were said."""
    seen: dict[tuple[str | None, str | None, str], None] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    skipped: list[BadLine] = field(default_factory=list)

    def imported(self) -> Imported:
        return Imported(
            messages=self.counts["messages"],
            passages=self.counts["passages"],
            known=self.counts["known"],
            left_out=dict(+self.left_out),
            refused=dict(self.refused),
            bad_lines=self.counts["bad_lines"],
            skipped=tuple(self.skipped),
        )

    def takes(self, found: Logged) -> bool:
        """Whether there is enough to be stored."""
        if isinstance(found, BadLine):
            self.counts["bad_lines"] += 1
            if len(self.skipped) < MAX_BAD_LINES:
                self.skipped.append(found)
            return False
        self.counts["messages"] += 1
        if isinstance(found, LeftOut):
            self.left_out[found.reason] += 1
        else:
            self._take(found)
        return len(self.waiting) >= STORED_AT_ONCE

    def _take(self, message: LoggedMessage) -> None:
        place = Place(
            self.place.owner_id,
            self.place.user_id or message.user_id,
            self.place.session_id or message.session_id,
        )
        turn = self.turns.turn(message, place)
        if self._is_repeated((place.user_id, place.session_id, turn.turn_id)):
            self.left_out[REPEATED] += 1
            return
        said = passages(message.text, is_users=message.role == USER)
        self.refused.update(said.refused)
        if not said.texts:
            self.left_out[REFUSED if said.refused else SMALL_TALK] += 1
        now = self.services.clock()
        speaker = speaker_of(message.role, message.name)
        rows = passage_rows(
            place,
            turn.turn_id,
            [(speaker, text) for text in said.texts],
            thread=thread_of(place, turn.conversation),
            said_at=now if turn.said_at is None else turn.said_at,
            now=now,
        )
        by_id = {row.memory_id: row for row in rows}
        self.waiting |= by_id
        if turn.said_at is None:
            self.untimed |= by_id.keys()

    def _is_repeated(self, turn: tuple[str | None, str | None, str]) -> bool:
        if turn in self.seen:
            return True
        self.seen[turn] = None
        if len(self.seen) > REMEMBERED_TURNS:
            del self.seen[next(iter(self.seen))]
        return False

    async def flush(self) -> None:
        if not self.waiting:
            return
        rows = list(self.waiting.values())
        # Asked beforehand: what is stored already must not be embedded, and paid for, again.
        async with self.services.memories.writing() as writer:
            kept = await self._unerased(writer, rows)
            wanted = await self._absent(writer, kept)
        vectors = await embedded(self.services, self.choice, _contents(wanted))
        stored = await self._stored(wanted, vectors) if wanted else 0
        self.left_out[ERASED] += len(rows) - len(kept)
        self.counts["known"] += len(kept) - stored
        self.counts["passages"] += stored
        self.waiting, self.untimed = {}, set()

    async def _stored(self, rows: Sequence[Memory], vectors: Vectors) -> int:
        async with self.services.memories.writing() as writer:
            absent = await self._absent(writer, await self._unerased(writer, rows))
            await insert(writer, absent, vectors)
        return len(absent)

    async def _absent(self, writer: MemoryWriter, rows: Sequence[Memory]) -> list[Memory]:
        """As the writer says, where any deletion came after what has no time: the log is older than
        its import, and must not bring back what someone deleted since the last one."""
        asked = [
            replace(row, valid_from=0) if row.memory_id in self.untimed else row for row in rows
        ]
        absent = {row.memory_id for row in await writer.absent(asked)}
        return [row for row in rows if row.memory_id in absent]

    async def _unerased(self, writer: MemoryWriter, rows: Sequence[Memory]) -> list[Memory]:
        erased = {place: await writer.erased_at(place) for place in {row.place for row in rows}}
        return [row for row in rows if _is_after(row.valid_from, erased[row.place])]


def _contents(rows: Sequence[Memory]) -> list[str]:
    return list(dict.fromkeys(row.content for row in rows))


def _is_after(said_at: Millis, erased_at: Millis | None) -> bool:
    return erased_at is None or said_at > erased_at
