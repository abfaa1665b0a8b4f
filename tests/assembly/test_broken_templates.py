"""Each part of the template that the stack lives by is broken in a copy, and the stack shows it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.assembly.chats import chat, event, streamed, turn
from tests.assembly.deployment import Deployment, broken_copy, deployed
from tests.fakes.scripted_upstream import Gate, Script, ScriptedServer

NOWHERE = "http://127.0.0.1:9"
POISON = '{"turn_id": 7}'
A_WHILE_S = 1.5
"""Long enough for a turn to be learned, where it is."""


def replaced(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


def without(pattern: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, "", text, flags=re.MULTILINE)


async def ask(deployment: Deployment, path: str = "/v1/chat/completions") -> httpx.Response:
    async with httpx.AsyncClient(timeout=30) as client:
        return await client.post(
            deployment.gateway.url + path,
            json=chat("I like tea."),
            headers={"authorization": f"Bearer {deployment.key}"},
        )


async def test_without_the_route_the_api_knows_no_chat(tmp_path: Path) -> None:
    template = broken_copy(
        tmp_path,
        replaced("Path: /v1/{proxy+}", "Path: /v2/{proxy+}"),
        replaced("Path: /{proxy+}", "Path: /other/{proxy+}"),
    )
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        assert (await ask(deployment)).status_code == 403


async def test_without_the_stream_mode_the_api_cannot_read_the_answer(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, without(r"^ +ResponseTransferMode: RESPONSE_STREAM\n"))
    async with (
        ScriptedServer([streamed("Hello")]) as upstream,
        deployed(tmp_path, upstream.url, template=template) as deployment,
    ):
        assert (await ask(deployment)).status_code == 502


async def test_without_the_wrapper_nothing_streams(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, without(r"^ +AWS_LAMBDA_EXEC_WRAPPER: .*\n"))
    async with (
        ScriptedServer([streamed("Hello")]) as upstream,
        deployed(tmp_path, upstream.url, template=template) as deployment,
    ):
        assert (await ask(deployment)).status_code != 200


async def test_a_timeout_that_is_too_short_cuts_the_answer(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, replaced("Timeout: !Ref ChatTimeoutS", "Timeout: 2"))
    async with (
        ScriptedServer([Script([event("Hel"), Gate()])]) as upstream,
        deployed(tmp_path, upstream.url, template=template) as deployment,
    ):
        assert "deadline_exceeded" in (await ask(deployment)).text


async def test_without_the_right_to_send_no_turn_is_queued(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, without(r"^ +- Sid: QueueTurns\n(?: {16}.*\n)+"))
    async with (
        ScriptedServer([streamed("Hello")]) as upstream,
        deployed(tmp_path, upstream.url, template=template) as deployment,
    ):
        assert (await ask(deployment)).status_code == 200
        assert await deployment.rows("SELECT count(*) FROM outbox") == [(1,)]


async def test_without_the_right_to_receive_no_turn_is_learned(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, without(r"^ +- sqs:ReceiveMessage\n"))
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(turn("one", "I like tea."))
        await asyncio.sleep(A_WHILE_S)
        assert await deployment.learned() == []


async def test_without_the_right_to_bury_poison_stays_in_the_queue(tmp_path: Path) -> None:
    template = broken_copy(
        tmp_path,
        replaced(
            "Resource: [!GetAtt TurnsQueue.Arn, !GetAtt TurnsDeadLetterQueue.Arn]",
            "Resource: [!GetAtt TurnsQueue.Arn]",
        ),
    )
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(turn("one", "I like tea."), POISON)
        await deployment.until(deployment.learned)
        await asyncio.sleep(A_WHILE_S)
        assert deployment.aws.messages("TurnsDeadLetterQueue") == []


async def test_without_the_right_to_its_secrets_no_function_starts(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, replaced("secretsmanager:GetSecretValue", "secretsmanager:No"))
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        assert (await ask(deployment)).status_code == 502
        assert "KUMBUKA_SERVER_SECRET could not be read" in deployment.log
        assert "the value of" not in deployment.log


async def test_without_reports_of_single_failures_a_poison_turn_is_lost(tmp_path: Path) -> None:
    template = broken_copy(
        tmp_path,
        without(r"^ +FunctionResponseTypes: .*\n"),
        replaced("KUMBUKA_TURNS_DEAD_LETTER_URL: !Ref TurnsDeadLetterQueue", "UNUSED: x"),
    )
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(turn("one", "I like tea."), POISON)
        await deployment.until(deployment.learned)
        await asyncio.sleep(A_WHILE_S)
        assert await deployment.is_drained()


async def test_with_them_it_comes_again_until_the_queues_own_policy_buries_it(
    tmp_path: Path,
) -> None:
    template = broken_copy(
        tmp_path,
        replaced("KUMBUKA_TURNS_DEAD_LETTER_URL: !Ref TurnsDeadLetterQueue", "UNUSED: x"),
        replaced("VisibilityTimeout: 360", "VisibilityTimeout: 1"),
        replaced("maxReceiveCount: 20", "maxReceiveCount: 2"),
    )
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(turn("one", "I like tea."), POISON)

        async def is_buried() -> bool:
            return bool(deployment.aws.messages("TurnsDeadLetterQueue"))

        await deployment.until(is_buried)


async def test_without_redrive_it_comes_again_for_ever(tmp_path: Path) -> None:
    template = broken_copy(
        tmp_path,
        replaced("KUMBUKA_TURNS_DEAD_LETTER_URL: !Ref TurnsDeadLetterQueue", "UNUSED: x"),
        replaced("VisibilityTimeout: 360", "VisibilityTimeout: 1"),
        without(r"^ +RedrivePolicy:\n(?: {8}.*\n)+"),
    )
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(POISON)

        async def came_often() -> bool:
            return len(deployment.pollers[0].batches) >= 4

        await deployment.until(came_often)
        assert deployment.aws.messages("TurnsDeadLetterQueue") == []


async def test_batches_are_as_large_as_the_template_lets_them_be(tmp_path: Path) -> None:
    template = broken_copy(tmp_path, replaced("BatchSize: 10", "BatchSize: 2"))
    things = ["tea", "jazz", "chess", "rain", "figs"]
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(*(turn(thing, f"I like {thing}.") for thing in things))

        async def all_learned() -> bool:
            return len(await deployment.learned()) == len(things)

        await deployment.until(all_learned)
        assert max(deployment.pollers[0].batches) <= 2


async def test_a_turn_that_hides_too_briefly_is_handed_out_while_it_is_worked_on(
    tmp_path: Path,
) -> None:
    template = broken_copy(tmp_path, replaced("VisibilityTimeout: 360", "VisibilityTimeout: 0"))
    async with deployed(tmp_path, NOWHERE, template=template) as deployment:
        await deployment.send(turn("one", "I like tea."))

        async def came_twice() -> bool:
            return len(deployment.pollers[0].batches) >= 2

        await deployment.until(came_twice)
        assert await deployment.learned() in ([], ["I like tea."])
