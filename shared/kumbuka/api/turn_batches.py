"""Batches of finished turns, as SQS hands them to a function."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from aws_lambda_powertools.utilities.batch import (
    BatchProcessor,
    EventType,
    process_partial_response,
)
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

from kumbuka.errors import KumbukaError
from kumbuka.ports import QueueMessage, Services
from kumbuka.usecases.work import Learner

log = logging.getLogger("kumbuka.learn")

LEAST_TIME_MS = 5_000
"""What is left of the function's time when no further turn is begun: it comes again."""

Step = Callable[[], Coroutine[Any, Any, None]]


class Context(Protocol):
    def get_remaining_time_in_millis(self) -> int: ...


class NotLearned(Exception):
    """The turn was buried, or comes again."""


class TurnBatches:
    """A Lambda handler that answers with the messages which were not learned.

    A turn that can never be learned is moved to the dead letters with its reason, and one that
    meets a store which is down comes again later; neither holds up the others.
    """

    def __init__(self, services: Services, *, start: Step) -> None:
        self._learner = Learner(services)
        self._start = start
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
            record_handler=lambda record: self._learn(record, context),
            processor=BatchProcessor(EventType.SQS, raise_on_entire_batch_failure=False),
        )
        if _has_time(context):
            self._runner.run(self._drain_outbox())
        return dict(answer)

    def close(self) -> None:
        self._runner.close()

    async def _drain_outbox(self) -> None:
        try:
            await self._learner.drain_outbox()
        except KumbukaError as error:
            # What became of the batch is known by now, and must be told whatever else fails.
            log.warning("the outbox waits: %s", error)

    def _learn(self, record: SQSRecord, context: Context) -> None:
        if not _has_time(context):
            raise NotLearned("the function's time is over")
        receives = int(record.attributes.approximate_receive_count or 1)
        message = QueueMessage(record.receipt_handle, record.body, receives)
        if not self._runner.run(self._learner.is_learned(message)):
            raise NotLearned("buried, or waiting")


def _has_time(context: Context) -> bool:
    return context.get_remaining_time_in_millis() > LEAST_TIME_MS
