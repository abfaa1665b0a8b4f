"""What Lambda's event source mapping does: from a queue to a function, and what it reports back."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.assembly.aws import REGION, Aws
from tests.assembly.functions import Function, FunctionFailed
from tests.fakes.deployed_template import EventSource

POLL_S = 0.05
WANTED = ["ApproximateReceiveCount", "SentTimestamp"]


class Poller:
    """Receives with the function's own rights; deletes what the function did not report."""

    def __init__(self, source: EventSource, function: Function, aws: Aws) -> None:
        self._source = source
        self._function = function
        self._aws = aws
        self._url = aws.physical[source.queue]
        self._client = aws.client(function.name)
        self._running: set[asyncio.Task[None]] = set()
        self._polling: asyncio.Task[None] | None = None
        self._is_over = False
        self.batches: list[int] = []
        """How many messages each batch held."""

    async def __aenter__(self) -> Poller:
        self._polling = asyncio.create_task(self._poll())
        return self

    async def __aexit__(self, *_: object) -> None:
        # Ended and not cancelled: a call in its thread would go on, on a client that is closed.
        self._is_over = True
        if self._polling is not None:
            await self._polling
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self._client.close()

    async def _poll(self) -> None:
        while not self._is_over:
            if len(self._running) < (self._source.max_concurrency or 5):
                messages = await self._received()
                if messages:
                    self.batches.append(len(messages))
                    task = asyncio.create_task(self._hand_over(messages))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
                    continue
            await asyncio.sleep(POLL_S)

    async def _received(self) -> list[dict[str, Any]]:
        try:
            found = await asyncio.to_thread(
                self._client.receive_message,
                QueueUrl=self._url,
                MaxNumberOfMessages=min(self._source.batch_size, 10),
                MessageSystemAttributeNames=WANTED,
                MessageAttributeNames=["All"],
            )
        except self._client.exceptions.ClientError:
            return []  # not allowed, or the queue is down: Lambda goes on trying
        messages: list[dict[str, Any]] = found.get("Messages", [])
        return messages

    async def _hand_over(self, messages: list[dict[str, Any]]) -> None:
        event = {"Records": [self._record(message) for message in messages]}
        try:
            answer = await self._function.invoke(event)
        except FunctionFailed:
            return  # all of them become visible again
        failed: set[str] = set()
        if self._source.reports_item_failures:
            failed = {failure["itemIdentifier"] for failure in answer["batchItemFailures"]}
        learned = [message for message in messages if message["MessageId"] not in failed]
        await asyncio.shield(asyncio.to_thread(self._delete, learned))

    def _delete(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            receipt = message["ReceiptHandle"]
            self._client.delete_message(QueueUrl=self._url, ReceiptHandle=receipt)

    def _record(self, message: dict[str, Any]) -> dict[str, Any]:
        return {
            "messageId": message["MessageId"],
            "receiptHandle": message["ReceiptHandle"],
            "body": message["Body"],
            "attributes": message["Attributes"],
            "messageAttributes": {},
            "md5OfBody": message["MD5OfBody"],
            "eventSource": "aws:sqs",
            "eventSourceARN": self._aws.physical[f"{self._source.queue}.Arn"],
            "awsRegion": REGION,
        }
