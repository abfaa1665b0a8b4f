"""What `sam_local.sh` and docs/local.md rely on, shown without Docker."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.contract.emulator import LAYER, ROOT, STREAMING_RUNTIME, emulated
from tests.contract.stage import CHAT, EXTRACT, MAINTAIN, PLANNERS, event
from tests.fakes.deployed_template import DeployedTemplate

VARIABLES = ROOT / "tests" / "contract" / "sam_local_env.json"
GIVEN: dict[str, dict[str, str]] = json.loads(VARIABLES.read_text(encoding="utf-8"))
TEMPLATE = DeployedTemplate.load()


async def answers(folder: Path, function: str, events: Sequence[Any]) -> list[Any]:
    """As `sam local` starts the function: with the file's variables over the template's."""
    env = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(LAYER / "python"),
        "AWS_SAM_LOCAL": "true",
        "AWS_LAMBDA_FUNCTION_NAME": function,
        "AWS_LAMBDA_FUNCTION_TIMEOUT": str(TEMPLATE.properties(function)["Timeout"]),
        "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(TEMPLATE.properties(function)["MemorySize"]),
        **TEMPLATE.environment(function),
        **GIVEN[function],
        "KUMBUKA_DATABASE_URL": f"file:{folder / 'kumbuka.db'}",
    }
    code = ROOT / TEMPLATE.code(function)
    log = folder / "function.log"
    async with emulated(STREAMING_RUNTIME, folder=code, env=env, log_file=log) as emulator:
        return [json.loads(await emulator.invoke(event)) for event in events]


def test_the_file_gives_every_function_what_it_needs() -> None:
    assert set(GIVEN) == set(TEMPLATE.functions())


@pytest.mark.parametrize("function", GIVEN)
def test_the_template_declares_every_variable_that_the_file_gives(function: str) -> None:
    # `sam local` drops the others without a word.
    assert set(GIVEN[function]) <= set(TEMPLATE.environment(function))


async def test_with_the_files_variables_the_demo_model_answers_a_client_of_any_key(
    tmp_path: Path,
) -> None:
    names = ("health", "chat", "streamed_chat", "no_key")
    events = [event("chat", name, key="sk-of-the-events") for name in names]
    health, whole, streamed, refused = await answers(tmp_path, CHAT, events)
    assert [a["statusCode"] for a in (health, whole, streamed, refused)] == [200, 200, 200, 401]
    assert json.loads(whole["body"])["choices"]
    assert streamed["body"].endswith("data: [DONE]\n\n")


async def test_with_the_files_variables_a_turn_is_learned(tmp_path: Path) -> None:
    events = [event("extract", "one_turn", owner="ana")]
    assert await answers(tmp_path, EXTRACT, events) == [{"batchItemFailures": []}]


async def test_with_the_files_variables_a_job_is_done(tmp_path: Path) -> None:
    events = [event("maintain", "one_job", owner="ana")]
    assert await answers(tmp_path, MAINTAIN, events) == [{"batchItemFailures": []}]


@pytest.mark.parametrize(("kind", "case"), [("cleanup", "daily"), ("summarize", "weekly")])
async def test_with_the_files_variables_a_plan_finds_that_nobody_is_there(
    tmp_path: Path, kind: str, case: str
) -> None:
    assert await answers(tmp_path, PLANNERS[kind], [event(kind, case)]) == [{"sent": 0}]
