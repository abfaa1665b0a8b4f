"""Batches of messages, as SQS hands them to a function."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from aws_lambda_powertools.utilities.batch import (
    BatchProcessor,
    EventType,
    process_partial_response,
)
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

from kumbuka.errors import KumbukaError
from kumbuka.ports import QueueMessage

log = logging.getLogger("kumbuka.queue")

Step = Callable[[], Coroutine[Any, Any, None]]


class Context(Protocol):
    def get_remaining_time_in_millis(self) -> int: ...


class NotDone(Exception):
    """The message was buried, or comes again."""


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

    def __call__(self, event: dict[str, Any], context: Context) -> dict[str, Any]:
        """`{"batchItemFailures": [{"itemIdentifier": message id}, …]}`.

        Raises UnexpectedBatchTypeError for what is no batch of messages, and StoreUnavailable
        where the schema cannot be read: the whole batch comes again.
        """
        if event.get("Records") == []:
            return {"batchItemFailures": []}
        if not self._started:
            self._runner.run(self._start())
            self._started = True
        answer = process_partial_response(
            event=event,
            record_handler=lambda record: self._do(record, context),
            processor=BatchProcessor(EventType.SQS, raise_on_entire_batch_failure=False),
        )
        if self._has_time(context):
            self._runner.run(self._finished())
        return dict(answer)

    def close(self) -> None:
        self._runner.close()

    async def _finished(self) -> None:
        # What became of the batch is known by now, and must be told whatever else fails.
        try:
            await self._finish()
        except KumbukaError as error:
            log.warning("what follows a batch waits: %s", error)
        except Exception:
            log.exception("what follows a batch failed")

    def _do(self, record: SQSRecord, context: Context) -> None:
        if not self._has_time(context):
            raise NotDone("the function's time is over")
        receives = int(record.attributes.approximate_receive_count or 1)
        message = QueueMessage(record.receipt_handle, record.body, receives)
        if not self._runner.run(self._settled(message)):
            raise NotDone("buried, or waiting")

    async def _settled(self, message: QueueMessage) -> bool:
        return await self._is_done(message)

    def _has_time(self, context: Context) -> bool:
        return context.get_remaining_time_in_millis() > self._least_time_ms
