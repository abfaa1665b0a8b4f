"""Housekeeping as it is deployed: schedules start planners, and maintain does each owner's job."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from kumbuka.memory.model import NewMemory, Place
from kumbuka.ports import Statement
from kumbuka.usecases.remember import remember

from tests.assembly.deployment import Deployment, deployed

EVENTS = Path(__file__).parents[2] / "events"
NOWHERE = "http://127.0.0.1:9"
DAY = 86_400_000
OWNERS = ("ana", "ben", "eva")


async def fire(deployment: Deployment, schedule: str, event: str) -> Any:
    """What EventBridge Scheduler does when the time has come, with the role of the schedule."""
    target = deployment.aws.template.properties(schedule)["Target"]
    role = deployment.aws.template.properties(target["RoleArn"].removesuffix(".Arn"))
    statements = [s for p in role["Policies"] for s in p["PolicyDocument"]["Statement"]]
    (invoking,) = (s for s in statements if s["Action"] == "lambda:InvokeFunction")
    assert target["Arn"] in invoking["Resource"]
    function = deployment.functions[target["Arn"].removesuffix(".Arn")]
    return await function.invoke(json.loads((EVENTS / f"{event}.json").read_text()))


async def keep(deployment: Deployment, owner: str, content: str, **fields: Any) -> None:
    await remember(deployment.kumbuka.services, Place(owner), NewMemory(content, **fields))


async def test_a_day_of_cleanup_reaches_every_owner(tmp_path: Path) -> None:
    async with deployed(tmp_path, NOWHERE) as deployment:
        for owner in OWNERS:
            await keep(deployment, owner, f"The lift of {owner} is broken.", expires_at=1)
            await keep(deployment, owner, f"The lift of {owner} has a mirror.")
        assert await fire(deployment, "CleanupFunctionDaily", "cleanup/daily") == {"sent": 3}

        async def is_clean() -> bool:
            return await deployment.rows("SELECT count(*) FROM memories") == [(3,)]

        await deployment.until(is_clean)
        contents = await deployment.rows("SELECT content FROM memories ORDER BY content")
        assert [row[0] for row in contents] == [f"The lift of {o} has a mirror." for o in OWNERS]
        assert deployment.aws.messages("JobsDeadLetterQueue") == []
        assert "lift" not in deployment.log


async def test_a_week_of_summaries_reaches_the_owners_who_want_them(tmp_path: Path) -> None:
    async with deployed(tmp_path, NOWHERE) as deployment:
        now = time.time_ns() // 1_000_000
        settings = deployment.kumbuka.services.settings
        for owner in ("ana", "ben"):
            await settings.change(owner, {"autoSummarize": True}, now)
        for owner in OWNERS:
            for thing in ("black tea", "rye bread", "slow trains"):
                await keep(deployment, owner, f"I like {thing}.")
        old = Statement("UPDATE memories SET last_confirmed_at = ?", (now - 31 * DAY,))
        await deployment.kumbuka.database.write([old])
        sent = await fire(deployment, "SummarizeFunctionWeekly", "summarize/weekly")
        assert sent == {"sent": 3}
        # A second start, as a schedule that was not answered makes it, changes nothing.
        await fire(deployment, "SummarizeFunctionWeekly", "summarize/by_hand")
        current = (
            "SELECT owner_id, count(*) FROM memories WHERE archived_at IS NULL GROUP BY owner_id"
        )

        async def is_summarised() -> bool:
            return await deployment.rows(current) == [("ana", 1), ("ben", 1), ("eva", 3)]

        await deployment.until(is_summarised)
        assert deployment.aws.messages("JobsDeadLetterQueue") == []
