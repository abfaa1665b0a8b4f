"""Messages on an Amazon SQS standard queue. boto3 is imported when the first call needs it."""

from __future__ import annotations

import asyncio
import math
import re
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from kumbuka.errors import QueueUnavailable
from kumbuka.ports import QueueMessage

if TYPE_CHECKING:
    from mypy_boto3_sqs.client import SQSClient

MAX_REASON_CHARACTERS = 500
MAX_BODY_BYTES = 256 * 1024 - 4 * MAX_REASON_CHARACTERS - 64
"""SQS's limit, less the room for a reason of the longest kind and its attribute's name."""
MAX_DELAY_S = 900
"""SQS's longest delay of a new message."""
RECEIVE_BATCH = 10
FRESH_COPY_FROM_RECEIVE = 3
REGION = re.compile(r"^https://sqs\.([a-z0-9-]+)\.amazonaws\.")

Answer = TypeVar("Answer")
ClientFactory = Callable[[], "SQSClient"]


class SqsQueue:
    """Implements `ports.MessageQueue`; how long a message is held is the queue's own setting.

    Without `dead_letter_url`, a buried message is left to the queue's redrive policy, which must
    allow at least four receives. With `wait_s` (0..20) a receive waits so long for a message.
    """

    def __init__(
        self,
        url: str,
        dead_letter_url: str | None = None,
        *,
        client_factory: ClientFactory | None = None,
        wait_s: int = 0,
    ) -> None:
        self._url = url
        self._dead_letter_url = dead_letter_url
        self._client_factory = client_factory or (lambda: _client(url))
        self._wait_s = wait_s
        self._client_lock = threading.Lock()
        self._client: SQSClient | None = None

    async def warm(self) -> None:
        """Import and build what the first call would. Raises QueueUnavailable."""
        await self._call("connect to", lambda client: None)

    async def send(self, body: str) -> None:
        """Returns when SQS has the message. Raises QueueUnavailable, also for one over 256 KB."""
        _refuse_unsendable(body)
        await self._call(
            "send to", lambda client: client.send_message(QueueUrl=self._url, MessageBody=body)
        )

    async def receive(self, limit: int) -> list[QueueMessage]:
        """At most `limit` messages, ten at the most. Raises QueueUnavailable."""
        if limit < 1:
            return []
        answer = await self._call(
            "receive from",
            lambda client: client.receive_message(
                QueueUrl=self._url,
                MaxNumberOfMessages=min(limit, RECEIVE_BATCH),
                MessageSystemAttributeNames=["ApproximateReceiveCount"],
                WaitTimeSeconds=self._wait_s,
            ),
        )
        return [
            QueueMessage(
                found["ReceiptHandle"],
                found["Body"],
                int(found["Attributes"]["ApproximateReceiveCount"]),
            )
            for found in answer.get("Messages", [])
        ]

    async def done(self, message: QueueMessage) -> None:
        """Forget the message. Raises QueueUnavailable."""
        await self._call("delete from", lambda client: self._delete(client, message))

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        """Hand it out again after the delay. Raises QueueUnavailable.

        SQS cannot take a receive back, so a message that was received before goes on as a fresh
        copy, which no redrive policy counts against it.
        """
        if message.receives < FRESH_COPY_FROM_RECEIVE:
            await self._call("retry on", lambda client: self._show(client, message, delay_s))
        else:
            await self._call("retry on", lambda client: self._renew(client, message, delay_s))

    async def bury(self, message: QueueMessage, reason: str) -> None:
        """Move it to the dead letters, the reason as its attribute. Raises QueueUnavailable."""
        dead_letter_url = self._dead_letter_url
        if dead_letter_url is None:
            return
        attribute = _sendable_reason(reason)

        def move(client: SQSClient) -> None:
            client.send_message(
                QueueUrl=dead_letter_url,
                MessageBody=message.body,
                MessageAttributes={"reason": {"DataType": "String", "StringValue": attribute}},
            )
            self._delete(client, message)

        await self._call("bury from", move)

    async def discard(self, is_over: Callable[[str], bool]) -> int:
        """SQS shows a message to whoever receives it, and to nobody else: none is removed here."""
        return 0

    async def wait(self, timeout_s: float) -> bool:
        """Nothing to wait for: a receive waits in SQS itself."""
        return True

    async def depth(self) -> int:
        """About how many messages are not settled, held and delayed ones included."""
        answer = await self._call(
            "read from",
            lambda client: client.get_queue_attributes(
                QueueUrl=self._url,
                AttributeNames=[
                    "ApproximateNumberOfMessages",
                    "ApproximateNumberOfMessagesNotVisible",
                    "ApproximateNumberOfMessagesDelayed",
                ],
            ),
        )
        return sum(map(int, answer.get("Attributes", {}).values()))

    async def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await asyncio.to_thread(client.close)

    def _delete(self, client: SQSClient, message: QueueMessage) -> None:
        client.delete_message(QueueUrl=self._url, ReceiptHandle=message.receipt)

    def _show(self, client: SQSClient, message: QueueMessage, delay_s: float) -> None:
        client.change_message_visibility(
            QueueUrl=self._url,
            ReceiptHandle=message.receipt,
            VisibilityTimeout=math.ceil(delay_s),
        )

    def _renew(self, client: SQSClient, message: QueueMessage, delay_s: float) -> None:
        delay = min(math.ceil(delay_s), MAX_DELAY_S)
        client.send_message(QueueUrl=self._url, MessageBody=message.body, DelaySeconds=delay)
        self._delete(client, message)

    async def _call(self, verb: str, work: Callable[[SQSClient], Answer]) -> Answer:
        return await asyncio.to_thread(self._translated, verb, work)

    def _translated(self, verb: str, work: Callable[[SQSClient], Answer]) -> Answer:
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            return work(self._connected())
        except (BotoCoreError, ClientError) as error:
            raise QueueUnavailable(f"could not {verb} the SQS queue: {error}") from error

    def _connected(self) -> SQSClient:
        with self._client_lock:
            if self._client is None:
                self._client = self._client_factory()
            return self._client


def _client(url: str) -> SQSClient:
    import boto3
    from botocore.config import Config

    region = REGION.search(url)
    return boto3.client(
        "sqs",
        region_name=region[1] if region else None,
        config=Config(connect_timeout=3, read_timeout=30, retries={"total_max_attempts": 3}),
    )


def _sendable_reason(reason: str) -> str:
    """SQS refuses an empty value, and control characters."""
    printable = "".join(c if c.isprintable() else " " for c in reason[:MAX_REASON_CHARACTERS])
    return printable.strip() or "no reason given"


def _refuse_unsendable(body: str) -> None:
    try:
        size = len(body.encode())
    except UnicodeEncodeError as error:
        raise QueueUnavailable("the message is not valid Unicode text") from error
    if size > MAX_BODY_BYTES:
        raise QueueUnavailable(f"a message of {size} bytes is over {MAX_BODY_BYTES}")
