"""Batches of messages, as SQS hands them to a function."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol

from kumbuka.errors import KumbukaError
from kumbuka.ports import QueueMessage

log = logging.getLogger("kumbuka.queue")

Step = Callable[[], Coroutine[Any, Any, None]]


class Context(Protocol):
    def get_remaining_time_in_millis(self) -> int: ...


class MessageBatches:
    """A Lambda handler that answers with the messages which were not done.

    A message that can never be done is moved to the dead letters with its reason, and one that
    meets a store which is down comes again later; neither holds up the others.
    """

    def __init__(
        self,
        is_done: Callable[[QueueMessage], Awaitable[bool]],
        *,
        start: Step,
        finish: Step,
        least_time_ms: int,
    ) -> None:
        """`start` runs once a process, `finish` after every batch. `least_time_ms` is what is left
        of the function's time when no further message is begun: it comes again."""
        self._is_done = is_done
        self._start = start
        self._finish = finish
        self._least_time_ms = least_time_ms
        self._started = False
        # The one loop of all batches: connections belong to it.
        self._runner = asyncio.Runner()

    def __call__(self, event: Mapping[str, Any], context: Context) -> dict[str, Any]:
        """`{"batchItemFailures": [{"itemIdentifier": message id}, …]}`.

        Raises ValueError for what is no batch of messages, and StoreUnavailable where the schema
        cannot be read: the whole batch comes again.
        """
        records = _records(event)
        if not records:
            return {"batchItemFailures": []}
        if not self._started:
            self._runner.run(self._start())
            self._started = True
        left = [
            {"itemIdentifier": message_id}
            for message_id, record in records
            if not self._is_settled(record, context)
        ]
        if self._has_time(context):
            self._runner.run(self._finished())
        return {"batchItemFailures": left}

    def close(self) -> None:
        self._runner.close()

    async def _finished(self) -> None:
        try:
            await self._finish()
        except KumbukaError as error:
            # What became of the batch is known by now, and must be told whatever else fails.
            log.warning("what follows a batch waits: %s", error)

    def _is_settled(self, record: Mapping[str, Any], context: Context) -> bool:
        """Whatever one message fails with, the others of its batch are done."""
        if not self._has_time(context):
            return False
        try:
            return self._runner.run(self._settled(_message(record)))
        except Exception as error:
            log.warning("a message comes again: %s", type(error).__name__)
            return False

    async def _settled(self, message: QueueMessage) -> bool:
        return await self._is_done(message)

    def _has_time(self, context: Context) -> bool:
        return context.get_remaining_time_in_millis() > self._least_time_ms


def _records(event: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """Each record with its message's id, which is all that a failure can be told by."""
    try:
        return [(record["messageId"], record) for record in event["Records"]]
    except (KeyError, TypeError) as error:
        raise ValueError("a batch of messages has Records with a messageId each") from error


def _message(record: Mapping[str, Any]) -> QueueMessage:
    receives = int(record["attributes"].get("ApproximateReceiveCount") or 1)
    return QueueMessage(record["receiptHandle"], record["body"], receives)
