"""A function's batch of turns: what is learned, what comes again, what is buried."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from aws_lambda_powertools.utilities.batch.exceptions import UnexpectedBatchTypeError
from kumbuka.api.turn_batches import LEAST_TIME_MS, TurnBatches
from kumbuka.errors import QueueUnavailable, StoreUnavailable
from kumbuka.memory.turns import Turn
from kumbuka.ports import QueueMessage

from tests.fakes.in_memory import World
from tests.fakes.notes import Notes, turn
from tests.fakes.scripted_upstream import ScriptedUpstream


@dataclass
class Context:
    left_ms: list[int]
    """What each question for the time is answered with, the last for ever."""

    def get_remaining_time_in_millis(self) -> int:
        return self.left_ms.pop(0) if len(self.left_ms) > 1 else self.left_ms[0]


class SettledTurns:
    """The queue's side of settling."""

    def __init__(self) -> None:
        self.buried: list[tuple[str, str]] = []
        self.retried: list[str] = []

    async def bury(self, message: QueueMessage, reason: str) -> None:
        self.buried.append((message.receipt, reason))

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        self.retried.append(message.receipt)


class Function:
    def __init__(self) -> None:
        self.world = World(ScriptedUpstream())
        self.notes = Notes()
        self.turns = SettledTurns()
        self.starts = 0
        services = replace(self.world.services, turns=self.turns, memories=self.notes)
        self.handler = TurnBatches(services, start=self._start)

    async def _start(self) -> None:
        self.starts += 1

    def failures(self, *bodies: str, left_ms: Sequence[int] = (60_000,)) -> list[str]:
        """Ids of the messages that the function did not learn; theirs is their place."""
        answer = self.handler(batch(*bodies), Context(list(left_ms)))
        return [failure["itemIdentifier"] for failure in answer["batchItemFailures"]]


def batch(*bodies: str) -> dict[str, Any]:
    return {"Records": [record(str(number), body) for number, body in enumerate(bodies)]}


def record(message_id: str, body: str) -> dict[str, Any]:
    return {
        "messageId": message_id,
        "receiptHandle": f"receipt {message_id}",
        "body": body,
        "attributes": {"ApproximateReceiveCount": "1"},
        "messageAttributes": {},
        "eventSource": "aws:sqs",
        "eventSourceARN": "arn:aws:sqs:eu-west-1:1:turns",
        "awsRegion": "eu-west-1",
    }


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(turn("one").to_json()) | fields)


@pytest.fixture
def function() -> Iterator[Function]:
    function = Function()
    yield function
    function.handler.close()


def test_every_turn_of_a_batch_is_learned(function: Function) -> None:
    assert function.failures(turn("one").to_json(), turn("two").to_json()) == []
    assert function.notes.learned == ["one", "two"]


def test_the_schema_is_brought_up_once_a_process(function: Function) -> None:
    function.failures(turn("one").to_json())
    function.failures(turn("two").to_json())
    assert function.starts == 1


def test_only_the_poison_of_a_batch_is_buried_with_its_reason(function: Function) -> None:
    failures = function.failures(turn("one").to_json(), "no turn", turn("two").to_json())
    assert function.notes.learned == ["one", "two"]
    ((receipt, reason),) = function.turns.buried
    assert receipt == "receipt 1"
    assert reason.startswith("not a turn")
    # Where no dead-letter queue is named, the queue's own policy needs the message back.
    assert failures == ["1"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("[" * 100_000, "recursion"),
        ("null", "no JSON object"),
        ('["turn_id"]', "no JSON object"),
        ('{"turn_id": "t"}', "without owner_id, user_id"),
        (changed(said_at=10**30), "the time"),
        (changed(said_at=-1), "the time"),
        (changed(said_at=True), "time"),
        (changed(user_text=None), "a text field"),
    ],
)
def test_what_can_never_be_a_turn_is_buried_at_its_first_receive(
    function: Function, body: str, reason: str
) -> None:
    assert function.failures(body) == ["0"]
    ((_, told),) = function.turns.buried
    assert told.startswith("not a turn: ")
    assert reason in told


def test_a_turn_that_meets_a_store_which_is_down_comes_again(function: Function) -> None:
    function.notes.troubles = [StoreUnavailable("down")]
    assert function.failures(turn("one").to_json(), turn("two").to_json()) == ["0"]
    assert function.notes.learned == ["two"]
    assert function.turns.retried == ["receipt 0"]


def test_a_batch_that_fails_whole_is_told_message_by_message(function: Function) -> None:
    function.notes.troubles = [RuntimeError("odd"), RuntimeError("odd")]
    assert function.failures(turn("one").to_json(), turn("two").to_json()) == ["0", "1"]


def test_what_the_time_does_not_allow_is_not_begun(function: Function) -> None:
    left_ms = (60_000, LEAST_TIME_MS, 60_000)
    assert function.failures(turn("one").to_json(), turn("two").to_json(), left_ms=left_ms) == ["1"]
    assert function.notes.learned == ["one"]


def test_the_outbox_is_learned_after_the_batch(function: Function) -> None:
    function.world.outbox.turns = [turn("waiting")]
    function.failures(turn("one").to_json())
    assert function.notes.learned == ["one", "waiting"]
    assert function.world.outbox.turns == []


def test_an_event_that_is_no_batch_is_refused(function: Function) -> None:
    with pytest.raises((UnexpectedBatchTypeError, ValueError)):
        function.handler({}, Context([60_000]))


@pytest.mark.parametrize("error", [QueueUnavailable("down"), RuntimeError("odd")])
def test_an_outbox_that_fails_does_not_hide_what_became_of_the_batch(
    function: Function, error: Exception
) -> None:
    async def take(limit: int) -> list[Turn]:
        raise error

    function.world.outbox.take = take  # type: ignore[method-assign]
    assert function.failures(turn("one").to_json(), "no turn") == ["1"]
    assert function.notes.learned == ["one"]


def test_a_batch_without_messages_has_no_failures(function: Function) -> None:
    assert function.failures() == []


def test_the_same_turn_twice_is_learned_once(function: Function) -> None:
    assert function.failures(turn("one").to_json(), turn("one").to_json()) == []
    assert (function.notes.learned, function.notes.repeated) == (["one"], ["one"])
