"""What a chat says reaches Qdrant: through the turns, the jobs, and the functions of both."""

from __future__ import annotations

import time
from pathlib import Path

from tests.assembly.chats import say, streamed
from tests.assembly.deployment import Deployment, deployed
from tests.fakes.qdrant import QdrantServer
from tests.fakes.scripted_upstream import ScriptedServer

COLLECTION = "kumbuka_memory"


async def choose_qdrant(deployment: Deployment) -> None:
    settings = deployment.kumbuka.services.settings
    await settings.change(None, {"vectorStore": "qdrant"}, time.time_ns() // 1_000_000)


async def test_a_learned_fact_becomes_a_point_and_leaves_no_job_behind(tmp_path: Path) -> None:
    async with (
        QdrantServer() as points,
        ScriptedServer([streamed("Noted.")]) as upstream,
        deployed(tmp_path, upstream.url, parameters={"QdrantUrl": points.url}) as deployment,
    ):
        await choose_qdrant(deployment)
        said = "I prefer TypeScript for examples."
        assert await say(deployment.base_url, deployment.key, said) == "Noted."

        async def is_copied() -> bool:
            return bool(points.ids(COLLECTION))

        await deployment.until(is_copied)
        (payload,) = points.payloads(COLLECTION)
        assert (payload["apiKeyId"], payload["content"]) == ("ana", said)
        assert deployment.aws.messages("JobsDeadLetterQueue") == []
        assert said not in deployment.log


async def test_a_job_waits_until_qdrant_is_back(tmp_path: Path) -> None:
    async with (
        QdrantServer() as points,
        ScriptedServer([streamed("Noted.")]) as upstream,
        deployed(tmp_path, upstream.url, parameters={"QdrantUrl": points.url}) as deployment,
    ):
        points.status = 503
        await choose_qdrant(deployment)
        await say(deployment.base_url, deployment.key, "I prefer TypeScript for examples.")

        async def was_tried() -> bool:
            return bool(points.calls)

        async def is_copied() -> bool:
            return bool(points.ids(COLLECTION))

        await deployment.until(was_tried)
        points.works()
        await deployment.until(is_copied)
        assert deployment.aws.messages("JobsDeadLetterQueue") == []
