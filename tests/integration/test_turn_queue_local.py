"""What only a queue in a file can promise."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time

import pytest
from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.errors import QueueUnavailable

SENDER = """
import asyncio, sys
from pathlib import Path
from kumbuka.adapters.queue.local import LocalQueue

async def main():
    queue = LocalQueue(Path(sys.argv[1]), lambda: 1000)
    number = 0
    while True:
        await queue.send(str(number))
        print(number, flush=True)
        number += 1

asyncio.run(main())
"""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@pytest.fixture
def path(tmp_path):
    return tmp_path / "turns.db"


@pytest.fixture
async def queue(path):
    queue = LocalQueue(path, now_ms)
    yield queue
    await queue.close()


async def bodies(queue):
    received = []
    while found := await queue.receive(1000):
        received += [message.body for message in found]
    return received


def test_a_killed_process_loses_nothing_that_send_returned_for(path):
    sender = subprocess.Popen([sys.executable, "-c", SENDER, str(path)], stdout=subprocess.PIPE)
    with sender:
        for _ in range(200):
            last = int(sender.stdout.readline())
        sender.send_signal(signal.SIGKILL)
        last = max([last, *map(int, sender.stdout.read().split())])
    assert sender.returncode == -signal.SIGKILL

    async def received():
        queue = LocalQueue(path, now_ms)
        found = await bodies(queue)
        await queue.close()
        return found

    found = asyncio.run(received())
    assert found[: last + 1] == [str(number) for number in range(last + 1)]
    assert len(found) <= last + 2


async def test_messages_and_dead_letters_survive_a_restart(path, queue):
    await queue.send("poison")
    (message,) = await queue.receive(1)
    await queue.bury(message, "not JSON")
    await queue.send("turn")
    await queue.close()
    reopened = LocalQueue(path, now_ms)
    assert await bodies(reopened) == ["turn"]
    assert await reopened.dead() == [("poison", "not JSON")]
    await reopened.close()


async def test_what_dies_with_its_process_comes_at_once_twice_and_then_when_its_time_has_passed(
    path,
):
    now = 0

    async def life(number):
        """What a process finds that ends with all of it at hand."""
        queue = LocalQueue(path, lambda: now, visibility_s=30)
        if not number:
            await queue.send("turn")
        found = [message.receives for message in await queue.receive(10)]
        await queue.close()
        return found

    assert [await life(number) for number in range(20)] == [[1], [2], [3], *[[]] * 17]
    now = 30_000
    assert await life(20) == [4]
    now = 60_000
    assert await life(21) == [5]
    now = 90_000
    assert await life(22) == []  # buried


async def test_two_queues_on_one_file_never_hold_the_same_message(path, queue):
    other = LocalQueue(path, now_ms)
    sends = [(queue, other)[n % 2].send(str(n)) for n in range(60)]
    await asyncio.gather(*sends)
    found = await asyncio.gather(*((queue, other)[n % 2].receive(10) for n in range(10)))
    received = [message.body for messages in found for message in messages]
    assert sorted(received, key=int) == [str(n) for n in range(60)]
    await other.close()


async def test_a_receipt_that_ran_out_does_not_show_a_message_that_another_holds(path):
    now = 0
    queue = LocalQueue(path, lambda: now, visibility_s=1)
    await queue.send("turn")
    (stale,) = await queue.receive(1)
    now = 1000
    (current,) = await queue.receive(1)
    await queue.retry(stale, 0)
    assert await queue.receive(1) == []
    assert current.receives == 2
    await queue.close()


async def test_a_file_that_was_removed_is_made_anew(path, queue):
    await queue.send("before")
    for file in path.parent.iterdir():
        file.unlink()
    await queue.send("after")
    assert await bodies(queue) == ["after"]
    with sqlite3.connect(path) as seen:
        assert seen.execute("SELECT count(*) FROM messages").fetchone() == (1,)
    seen.close()


async def test_a_broken_file_is_an_error_until_it_is_mended(path, queue):
    await queue.send("before")
    await queue.close()
    broken = LocalQueue(path, now_ms)
    whole = path.read_bytes()
    path.write_bytes(b"not a database, but long enough to be read as one" * 100)
    with pytest.raises(QueueUnavailable) as caught:
        await broken.send("during")
    assert isinstance(caught.value.__cause__, sqlite3.Error)
    path.write_bytes(whole)
    await broken.send("after")
    assert await bodies(broken) == ["before", "after"]
    await broken.close()


async def test_every_send_of_a_failing_group_fails(tmp_path):
    queue = LocalQueue(tmp_path / "no-such-folder" / "turns.db", now_ms)
    sends = await asyncio.gather(*(queue.send("x") for _ in range(3)), return_exceptions=True)
    assert [type(failure) for failure in sends] == [QueueUnavailable] * 3
    (tmp_path / "no-such-folder").mkdir()
    await queue.send("later")
    await queue.close()


async def test_text_that_is_not_unicode_fails_alone(queue):
    good, bad = await asyncio.gather(
        queue.send("good"), queue.send("\ud800"), return_exceptions=True
    )
    assert good is None and isinstance(bad, QueueUnavailable)
    assert await bodies(queue) == ["good"]


async def test_a_cancelled_send_does_not_disturb_the_others(queue):
    first = asyncio.create_task(queue.send("first"))
    await asyncio.sleep(0)
    second = asyncio.create_task(queue.send("second"))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert "second" in await bodies(queue)


async def test_wait_returns_when_something_is_sent(queue):
    waiting = asyncio.create_task(queue.wait(20))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await queue.send("turn")
    assert await asyncio.wait_for(waiting, 10) is True


async def test_wait_sees_what_another_process_sends(path, queue):
    waiting = asyncio.create_task(queue.wait(20))
    await asyncio.sleep(0.05)
    other = LocalQueue(path, now_ms)
    await other.send("turn")
    assert await asyncio.wait_for(waiting, 10) is True
    await other.close()


async def test_wait_gives_up_after_its_time(queue):
    assert await queue.wait(0.01) is False


async def test_a_settled_message_is_not_in_the_file_any_more(path, queue):
    await queue.send("my secret habit")
    (message,) = await queue.receive(1)
    await queue.done(message)
    await queue.close()
    assert b"secret habit" not in b"".join(file.read_bytes() for file in path.parent.iterdir())


async def test_an_idle_queue_keeps_no_settled_text_in_any_file(path, queue):
    other = LocalQueue(path, now_ms)
    assert await other.depth() == 0
    await queue.send("my secret habit")
    (message,) = await queue.receive(1)
    await queue.done(message)
    assert await queue.wait(0.01) is False
    assert b"secret habit" not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    await other.send("later")
    assert await queue.wait(1) is True
    await other.close()


async def test_a_closed_queue_says_so(queue):
    await queue.close()
    with pytest.raises(QueueUnavailable):
        await queue.send("late")


HOLDER = """
import asyncio, sys
from pathlib import Path
from kumbuka.adapters.queue.local import LocalQueue

async def main():
    queue = LocalQueue(Path(sys.argv[1]), lambda: 1000)
    await queue.send("turn")
    print(len(await queue.receive(1)), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_what_a_killed_process_held_is_handed_out_at_once(path):
    async def received():
        queue = LocalQueue(path, lambda: 1001)
        found = await queue.receive(1)
        await queue.close()
        return [(message.body, message.receives) for message in found]

    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE)
    with holder:
        assert holder.stdout.readline() == b"1\n"
        assert asyncio.run(received()) == []
        holder.kill()
    assert asyncio.run(received()) == [("turn", 2)]
