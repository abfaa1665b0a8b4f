"""What memory adds to one chat request, and what the request leaves behind.

`Answering.prepare` is everything before the upstream is asked. Memory never breaks a chat: where
it fails, the request goes on without it and the receipt says why. `Answering.accepted` is called
when the upstream's headers say that it took the request; the `Commit` it returns is awaited
before the end of the answer is released.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from kumbuka.errors import EmbeddingFailed, StoreUnavailable
from kumbuka.memory.conversation import Conversation, UserTurn, parse, with_blocks
from kumbuka.memory.gate import Evidence
from kumbuka.memory.injection import Composition, carries_block, compose, without_blocks
from kumbuka.memory.keys import check_id
from kumbuka.memory.model import Memory, Millis, Place
from kumbuka.memory.ranking import Hit
from kumbuka.memory.scopes import REACH_OF_SETTING, Scope
from kumbuka.memory.settings import Settings
from kumbuka.memory.smalltalk import is_small_talk
from kumbuka.memory.turns import Turn, tail
from kumbuka.ports import Injection, RecallQuery, RecordedBlock, Services
from kumbuka.usecases.answer_commit import Commit
from kumbuka.usecases.answer_request import MAX_RECEIPT_IDS, ChatRequest, Mode, Receipt
from kumbuka.usecases.background import BackgroundTasks
from kumbuka.usecases.cached_settings import CachedSettings
from kumbuka.usecases.question import Question, Recalled
from kumbuka.usecases.recall import recall

OWN_TOOLS = frozenset({"memory_search", "memory_add"})
"""A client that offers these to the model handles memory itself."""

log = logging.getLogger("kumbuka.chat")

Recall = Callable[[Services, Question], Awaitable[Recalled]]


@dataclass(frozen=True, slots=True)
class Prepared:
    body: bytes
    """For the upstream: the client's own bytes where nothing is added."""
    receipt: Receipt
    conversation: Conversation
    turn: Turn | None = None
    """To be queued if the upstream takes the request."""
    injection: Injection | None = None
    """To be recorded if the upstream takes the request."""
    counts_as_chat: bool = False
    wants_answer: bool = False
    """The turn also needs the assistant's text."""
    new_owner: str | None = None
    """A pass-through owner to be remembered if the upstream takes the request."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A request whose memory is on, as the steps of `prepare` share it."""

    request: ChatRequest
    conversation: Conversation
    place: Place
    now: Millis
    give_up_at: float
    """Of the event loop's clock."""

    @property
    def fresh_turn(self) -> UserTurn | None:
        """The turn this request is about; None in the steps of a tool loop."""
        return self.conversation.last_user_turn if self.conversation.ends_in_user_turn else None

    @property
    def earlier_turns(self) -> list[str]:
        turns = self.conversation.user_turns
        if self.fresh_turn is not None:
            turns = turns[:-1]
        return [turn.messages_hash for turn in turns]

    def scope(self, settings: Settings) -> Scope:
        place = self.place
        reach = REACH_OF_SETTING[settings.scope]
        return Scope(place.owner_id, place.user_id, place.session_id, reach)


@dataclass(frozen=True, slots=True)
class _Given:
    """What recall found for the request, or why it found nothing."""

    recalled: Recalled | None = None
    blocks: Mapping[str, RecordedBlock] | None = None
    trouble: str | None = None


class Answering:
    """The chat path's use case, with what it keeps between requests."""

    def __init__(
        self,
        services: Services,
        *,
        recall: Recall = recall,
        background: BackgroundTasks | None = None,
    ) -> None:
        self._services = services
        self._recall = recall
        self._known_owners: set[str] = set()
        self.background = background or BackgroundTasks()
        settings = services.settings
        # One cache a process, so that a change made through it is seen at once.
        self.settings = (
            settings
            if isinstance(settings, CachedSettings)
            else CachedSettings(settings, services.clock)
        )

    async def prepare(self, request: ChatRequest) -> Prepared:
        """Raises InvalidRequest for what cannot be a chat request; for memory's failures, never."""
        conversation = parse(request.body)
        if request.mode is Mode.OFF:
            return _untouched(request, conversation)
        asked = self._asked(request, conversation)
        settings, trouble = await self._settings(asked)
        if settings is not None and not settings.enabled:
            return _untouched(request, conversation)
        if settings is None or not request.mode.reads:
            return self._without_memory(asked, settings, trouble)
        given = await self._given(asked, settings)
        return self._with_memory(asked, settings, given)

    def accepted(self, prepared: Prepared) -> Commit:
        """The upstream answered 2xx: start to queue the turn and to record what was given."""
        commit = Commit(
            self._services,
            self.background,
            turn=prepared.turn,
            waits_for_answer=prepared.wants_answer,
            injection=prepared.injection,
            counts_as_chat=prepared.counts_as_chat,
            new_owner=self._unknown(prepared.new_owner),
        )
        commit.start()
        return commit

    def _unknown(self, owner_id: str | None) -> str | None:
        if owner_id is None or owner_id in self._known_owners:
            return None
        if len(self._known_owners) >= 100_000:
            self._known_owners.clear()
        self._known_owners.add(owner_id)
        return owner_id

    def _asked(self, request: ChatRequest, conversation: Conversation) -> _Asked:
        user_id = check_id(request.user_id, "x-kumbuka-user-id")
        if user_id is None and conversation.user_id is not None:
            field, value = conversation.user_id
            user_id = check_id(value, field)
        session_id = check_id(request.session_id, "x-kumbuka-session-id")
        return _Asked(
            request,
            conversation,
            Place(request.caller.owner_id, user_id, session_id),
            self._services.clock(),
            asyncio.get_running_loop().time() + self._services.recall_deadline_s,
        )

    async def _settings(self, asked: _Asked) -> tuple[Settings | None, str | None]:
        owner_id = asked.place.owner_id
        try:
            async with asyncio.timeout_at(asked.give_up_at):
                return await self.settings.current(owner_id), None
        except Exception as error:
            _log_trouble("settings", error)
        # An owner who switched memory off must not be learned from because the store is down.
        known = self.settings.last_known(owner_id)
        return (known if known and not known.enabled else None), "settings"

    async def _given(self, asked: _Asked, settings: Settings) -> _Given:
        if settings.budget <= 0 or _handles_memory_itself(asked.conversation):
            return _Given()
        fresh = asked.fresh_turn
        scope = asked.scope(settings)
        try:
            async with asyncio.timeout_at(asked.give_up_at):
                if fresh is None or is_small_talk(fresh.text):
                    return _Given(blocks=await self._recorded(asked, scope))
                question = Question(
                    scope,
                    fresh.text,
                    asked.now,
                    settings,
                    asked.earlier_turns,
                    asked.give_up_at,
                )
                recalled = await self._recall(self._services, question)
            return _Given(recalled, recalled.blocks, recalled.degraded)
        except Exception as error:
            _log_trouble("recall", error)
            return _Given(trouble=_trouble(error))

    async def _recorded(self, asked: _Asked, scope: Scope) -> Mapping[str, RecordedBlock]:
        if not asked.earlier_turns:
            return {}
        query = RecallQuery(
            scope=scope,
            now=asked.now,
            match="",
            count_terms=(),
            embedding=None,
            signature="",
            limit=0,
            conversation=asked.earlier_turns,
        )
        return (await self._services.memories.search(query)).blocks

    def _without_memory(
        self, asked: _Asked, settings: Settings | None, trouble: str | None
    ) -> Prepared:
        receipt = Receipt(asked.request.request_id, _status(asked.request.mode, trouble))
        prepared = Prepared(asked.request.body, receipt, asked.conversation)
        return self._with_turn(prepared, asked, settings)

    def _with_memory(self, asked: _Asked, settings: Settings, given: _Given) -> Prepared:
        request, conversation = asked.request, asked.conversation
        composition = _compose(asked, settings, given)
        blocks = _by_message(conversation, composition)
        receipt = Receipt(
            request.request_id,
            _status(request.mode, given.trouble),
            len(composition.memory_ids),
            composition.tokens,
            composition.memory_ids[:MAX_RECEIPT_IDS],
        )
        prepared = Prepared(
            with_blocks(conversation, blocks, settings.placement),
            receipt,
            conversation,
            injection=_injection(asked, receipt, composition, given),
            counts_as_chat=asked.fresh_turn is not None,
        )
        return self._with_turn(prepared, asked, settings)

    def _with_turn(self, prepared: Prepared, asked: _Asked, settings: Settings | None) -> Prepared:
        caller = asked.request.caller
        return replace(
            prepared,
            turn=_turn(asked) if asked.request.mode.learns else None,
            wants_answer=settings is not None and _wants_answer(settings),
            new_owner=caller.owner_id if caller.authorization else None,
        )


def _wants_answer(settings: Settings) -> bool:
    return settings.extract_from == "both" or settings.transcripts.enabled


def _untouched(request: ChatRequest, conversation: Conversation) -> Prepared:
    return Prepared(request.body, Receipt(request.request_id), conversation)


def _status(mode: Mode, trouble: str | None) -> str:
    return f"degraded:{trouble}" if trouble else mode.value


def _trouble(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "timeout"
    return "embedding" if isinstance(error, EmbeddingFailed) else "store"


def _log_trouble(step: str, error: Exception) -> None:
    # The message of an unexpected error may quote what it failed on; its type does not.
    expected = isinstance(error, TimeoutError | StoreUnavailable | EmbeddingFailed)
    level = logging.WARNING if expected else logging.ERROR
    log.log(level, "%s failed: %s", step, type(error).__name__)


def _handles_memory_itself(conversation: Conversation) -> bool:
    last = conversation.last_user_turn
    return bool(conversation.tool_names & OWN_TOOLS) or (
        last is not None and carries_block(last.text)
    )


def _compose(asked: _Asked, settings: Settings, given: _Given) -> Composition:
    recalled = given.recalled
    hits: Sequence[Memory] = [hit.memory for hit in recalled.hits] if recalled else ()
    return compose(
        budget=settings.budget,
        hits=hits,
        profile=recalled.profile if recalled else (),
        blocks=given.blocks,
        earlier_turns=asked.earlier_turns,
        time_zone=settings.time_zone,
    )


def _by_message(conversation: Conversation, composition: Composition) -> dict[int, str]:
    index_of = {turn.messages_hash: turn.index for turn in conversation.user_turns}
    blocks = {index_of[turn]: block for turn, block in composition.put_back.items()}
    if composition.new_block:
        blocks[conversation.user_turns[-1].index] = composition.new_block
    return blocks


def _turn(asked: _Asked) -> Turn | None:
    """None where there is nothing to learn from: a tool loop's step, or a turn without words."""
    fresh = asked.fresh_turn
    text = without_blocks(fresh.text) if fresh is not None else ""
    if fresh is None or not text.strip():
        return None
    place = asked.place
    return Turn(
        turn_id="turn_" + asked.request.request_id.removeprefix("req_"),
        owner_id=place.owner_id,
        user_id=place.user_id,
        session_id=place.session_id,
        messages_hash=fresh.messages_hash,
        user_text=tail(text),
        assistant_text=None,
        model=asked.conversation.model,
        said_at=asked.now,
        is_retry=asked.request.is_retry,
        conversation_hash=asked.conversation.user_turns[0].messages_hash,
    )


def _injection(
    asked: _Asked, receipt: Receipt, composition: Composition, given: _Given
) -> Injection | None:
    """None where there is nothing to say: a tool loop's step to which nothing came back."""
    turn = asked.conversation.last_user_turn
    fresh = asked.fresh_turn is not None
    if turn is None or not (fresh or composition.memory_ids):
        return None
    return Injection(
        request_id=receipt.request_id,
        place=asked.place,
        messages_hash=turn.messages_hash,
        at=asked.now,
        status=receipt.status,
        tokens=composition.tokens,
        block=composition.new_block,
        block_memory_ids=composition.new_memory_ids,
        memory_ids=composition.memory_ids,
        has_profile=composition.has_profile,
        detail=_detail(composition, given.recalled),
        keeps_block=fresh,
    )


def _detail(composition: Composition, recalled: Recalled | None) -> dict[str, Any]:
    """Why each memory is in the request, in names and numbers; no one's words."""
    if recalled is None:
        return {}
    return {
        "resolution": asdict(recalled.resolution),
        "profile": [memory.memory_id for memory in recalled.profile],
        "hits": [_explained(hit, recalled) for hit in recalled.hits],
        "leftOut": dict(composition.left_out),
    }


def _explained(hit: Hit, recalled: Recalled) -> dict[str, Any]:
    evidence = recalled.evidence.get(hit.memory.memory_id)
    return {
        "id": hit.memory.memory_id,
        "score": hit.score,
        "tier": hit.tier,
        "vecScore": hit.vec_score,
        "ftsScore": hit.fts_score,
        "rankScore": hit.score if hit.rank_score is None else hit.rank_score,
        "inDates": hit.memory.memory_id in recalled.of_times,
        "evidence": _proof(evidence) if evidence is not None else None,
    }


def _proof(evidence: Evidence) -> dict[str, Any]:
    """`asdict` in a tenth of its time."""
    return {
        "cosine": evidence.cosine,
        "coverage": evidence.coverage,
        "rare_token": evidence.rare_token,
        "passes": evidence.passes,
    }
