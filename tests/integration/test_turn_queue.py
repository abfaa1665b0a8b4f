"""One suite of claims for the local queue, SQS (as moto serves it) and the queue in memory."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

import boto3
import pytest
from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.adapters.queue.sqs import MAX_BODY_BYTES, SqsQueue
from kumbuka.errors import QueueUnavailable
from moto.server import ThreadedMotoServer

from tests.fakes.queue import InMemoryQueue

MAX_RECEIVES = 5
VISIBILITY_S = 1


class Clock:
    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    async def advance(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@dataclass
class Harness:
    queue: Any
    pass_time: Any
    dead: Any
    """The dead letters as `(body, reason)`."""


@pytest.fixture(scope="module")
def sqs():
    server = ThreadedMotoServer("127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    make = partial(
        boto3.client,
        "sqs",
        region_name="eu-west-1",
        endpoint_url=f"http://{host}:{port}",
        aws_access_key_id="test",
        aws_secret_access_key="test",
    )
    yield make
    server.stop()


@pytest.fixture(params=["local", "sqs", "memory"])
async def harness(request, tmp_path):
    if request.param == "sqs":
        made = sqs_harness(request.getfixturevalue("sqs"), request.node.name)
    else:
        made = clocked_harness(request.param, tmp_path)
    yield made
    await made.queue.close()


def clocked_harness(kind, tmp_path):
    clock = Clock()
    if kind == "local":
        queue = LocalQueue(tmp_path / "turns.db", clock, VISIBILITY_S, MAX_RECEIVES)
    else:
        queue = InMemoryQueue(clock, VISIBILITY_S, MAX_RECEIVES)
    return Harness(queue, clock.advance, queue.dead)


def sqs_harness(make, name):
    client = make()
    safe = "".join(c if c.isalnum() else "-" for c in name)[:70]
    dead_url = client.create_queue(QueueName=f"{safe}-dead")["QueueUrl"]
    arn = client.get_queue_attributes(QueueUrl=dead_url, AttributeNames=["QueueArn"])
    policy = f'{{"deadLetterTargetArn":"{arn["Attributes"]["QueueArn"]}","maxReceiveCount":"5"}}'
    url = client.create_queue(
        QueueName=safe,
        Attributes={"VisibilityTimeout": str(VISIBILITY_S), "RedrivePolicy": policy},
    )["QueueUrl"]
    client.close()
    queue = SqsQueue(url, dead_url, client_factory=make)
    return Harness(queue, lambda s: asyncio.sleep(s + 0.05), partial(dead_in_sqs, make, dead_url))


async def dead_in_sqs(make, url):
    client = make()
    found = client.receive_message(
        QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"]
    )
    client.close()
    return [
        (one["Body"], one.get("MessageAttributes", {}).get("reason", {}).get("StringValue", ""))
        for one in found.get("Messages", [])
    ]


async def receive_one(queue):
    (message,) = await queue.receive(10)
    return message


async def test_what_was_sent_is_received_unchanged(harness):
    bodies = ['{"said":"I prefer tea"}', "我喜欢喝茶 \U0001f375", 'a\nb\t"c" <&>']
    for body in bodies:
        await harness.queue.send(body)
    received = await harness.queue.receive(10)
    assert sorted(message.body for message in received) == sorted(bodies)
    assert {message.receives for message in received} == {1}


async def test_an_empty_queue_gives_nothing(harness):
    assert await harness.queue.receive(10) == []
    assert await harness.queue.depth() == 0


async def test_at_most_the_limit_is_handed_out(harness):
    for number in range(4):
        await harness.queue.send(str(number))
    first, second = await harness.queue.receive(3), await harness.queue.receive(3)
    assert (len(first), len(second)) == (3, 1)
    assert {message.body for message in first + second} == {"0", "1", "2", "3"}


async def test_a_held_message_is_handed_to_nobody_else_until_its_time_runs_out(harness):
    await harness.queue.send("turn")
    await receive_one(harness.queue)
    assert await harness.queue.receive(10) == []
    await harness.pass_time(VISIBILITY_S)
    again = await receive_one(harness.queue)
    assert (again.body, again.receives) == ("turn", 2)


async def test_a_settled_message_is_gone(harness):
    await harness.queue.send("turn")
    await harness.queue.done(await receive_one(harness.queue))
    await harness.pass_time(VISIBILITY_S)
    assert await harness.queue.receive(10) == []
    assert await harness.queue.depth() == 0


async def test_a_retried_message_comes_back_after_its_delay(harness):
    await harness.queue.send("turn")
    await harness.queue.retry(await receive_one(harness.queue), 1)
    assert await harness.queue.receive(10) == []
    await harness.pass_time(1)
    assert (await receive_one(harness.queue)).body == "turn"


async def test_a_message_may_be_retried_at_once(harness):
    await harness.queue.send("turn")
    await harness.queue.retry(await receive_one(harness.queue), 0)
    assert (await receive_one(harness.queue)).body == "turn"


async def test_retries_never_bury_a_message(harness):
    await harness.queue.send("turn")
    for _ in range(3 * MAX_RECEIVES):
        message = await receive_one(harness.queue)
        assert message.receives < MAX_RECEIVES
        await harness.queue.retry(message, 0)
    assert await harness.queue.depth() == 1
    assert await harness.dead() == []


async def test_a_message_that_is_never_settled_ends_among_the_dead_letters(harness):
    await harness.queue.send("poison")
    for receives in range(1, MAX_RECEIVES + 1):
        assert (await receive_one(harness.queue)).receives == receives
        await harness.pass_time(VISIBILITY_S)
    assert await harness.queue.receive(10) == []
    assert [body for body, _ in await harness.dead()] == ["poison"]
    assert await harness.queue.depth() == 0


async def test_a_buried_message_lies_among_the_dead_letters_with_its_reason(harness):
    await harness.queue.send("poison")
    await harness.queue.send("good")
    received = {message.body: message for message in await harness.queue.receive(10)}
    await harness.queue.bury(received["poison"], "not JSON: ligne 1 café")
    assert await harness.dead() == [("poison", "not JSON: ligne 1 café")]
    assert await harness.queue.depth() == 1


async def test_depth_counts_held_and_delayed_messages(harness):
    for number in range(3):
        await harness.queue.send(str(number))
    held = await harness.queue.receive(2)
    await harness.queue.retry(held[0], 5)
    assert await harness.queue.depth() == 3


async def test_many_sends_at_once_all_arrive(harness):
    await asyncio.gather(*(harness.queue.send(str(number)) for number in range(25)))
    received = []
    while found := await harness.queue.receive(10):
        received += [message.body for message in found]
    assert sorted(received, key=int) == [str(number) for number in range(25)]


async def test_a_queue_that_is_down_says_so(sqs, tmp_path):
    memory = InMemoryQueue(Clock())
    memory.is_down = True
    local = LocalQueue(tmp_path / "no-such-folder" / "turns.db", Clock())
    gone = SqsQueue("http://127.0.0.1:1/1/no-such-queue", client_factory=sqs)
    for queue in (memory, local, gone):
        with pytest.raises(QueueUnavailable):
            await queue.send("turn")
        with pytest.raises(QueueUnavailable):
            await queue.receive(1)
        with pytest.raises(QueueUnavailable):
            await queue.depth()
        await queue.close()


async def test_sqs_is_not_asked_to_take_more_than_it_can(sqs):
    queue = SqsQueue("http://127.0.0.1:1/1/turns", client_factory=sqs)
    with pytest.raises(QueueUnavailable, match="bytes"):
        await queue.send("é" * (MAX_BODY_BYTES // 2 + 1))


async def test_without_a_dead_letter_queue_sqs_redrives_a_buried_message(sqs):
    client = sqs()
    url = client.create_queue(QueueName="turns-alone")["QueueUrl"]
    client.close()
    queue = SqsQueue(url, client_factory=sqs)
    await queue.send("poison")
    await queue.bury(await receive_one(queue), "not JSON")
    assert await queue.depth() == 1
    await queue.close()
