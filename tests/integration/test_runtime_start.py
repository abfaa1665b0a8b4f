"""SnapStart, the script that Lambda starts the runtime by, and what starting it imports."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.fakes.runtime_process import rest_event, running

SNAP_START = {"AWS_LAMBDA_INITIALIZATION_TYPE": "snap-start"}
NOT_FOR_THE_RUNTIME = {"fastapi", "pydantic", "boto3", "numpy", "uvicorn", "starlette", "httpx"}
FUNCTIONS = Path(__file__).parents[2] / "functions"
WRAPPER = Path(__file__).parents[2] / "layers" / "core" / "streaming-wrapper"


async def test_the_app_starts_after_the_restore_and_hooks_run_around_it() -> None:
    async with running(env=SNAP_START) as runtime:
        await runtime.api.until(lambda: runtime.api.requests)
        assert runtime.api.requests[0].path.endswith("/restore/next")
        assert runtime.steps.seen == ["before snapshot"]
        runtime.api.restored.set()
        await runtime.api.over(runtime.api.invoke(rest_event("/x")))
        assert runtime.steps.seen == ["before snapshot", "after restore", "started"]
        assert await runtime.stop() == 0


async def test_a_failing_hook_after_the_restore_is_a_restore_error() -> None:
    async with running(env={**SNAP_START, "SPOILT": "restore"}) as runtime:
        runtime.api.restored.set()
        assert await runtime.ended() == 1
        assert runtime.api.init_error is None
        assert runtime.api.restore_error is not None
        assert runtime.api.restore_error["errorMessage"] == "restore is spoilt"


async def test_a_failing_hook_before_the_snapshot_is_an_init_error() -> None:
    async with running(env={**SNAP_START, "SPOILT": "snapshot"}) as runtime:
        assert await runtime.ended() == 1
        assert runtime.api.init_error is not None
        assert runtime.api.init_error["errorMessage"] == "snapshot is spoilt"
        assert runtime.steps.seen == []


async def test_an_app_that_cannot_start_after_the_restore_is_a_restore_error() -> None:
    async with running("steps.broken", env=SNAP_START) as runtime:
        runtime.api.restored.set()
        assert await runtime.ended() == 1
        assert runtime.api.restore_error is not None
        assert runtime.api.restore_error["errorType"] == "LifespanFailed"


async def test_the_hooks_of_the_managed_runtime_run_too(tmp_path: Path) -> None:
    registry = """
import os, steps, asyncio
def get_before_snapshot():
    return [(steps.told("first registered"), (), {}), (steps.told("last registered"), (), {})]
def get_after_restore():
    return [(lambda name, *, end: asyncio.run(steps.tell(name + end)), ("rest",), {"end": "ored"})]
"""
    (tmp_path / "snapshot_restore_py.py").write_text(registry)
    async with running(env={**SNAP_START, "PYTHONPATH": runtime_path(tmp_path)}) as runtime:
        runtime.api.restored.set()
        await runtime.steps.at("started")
        assert runtime.steps.seen == [
            "before snapshot",
            "last registered",
            "first registered",
            "restored",
            "after restore",
            "started",
        ]


def runtime_path(folder: Path) -> str:
    return f"{Path(__file__).parents[2] / 'shared'}:{folder}"


async def test_the_wrapper_runs_the_layers_runtime_by_the_given_interpreter(
    tmp_path: Path,
) -> None:
    layer = tmp_path / "a layer"
    (layer / "python" / "kumbuka").mkdir(parents=True)
    (layer / "python" / "kumbuka" / "__init__.py").touch()
    (layer / "python" / "kumbuka" / "runtime.py").write_text("import sys\nsys.exit(42)\n")
    wrapper = layer / "streaming-wrapper"
    wrapper.write_bytes(WRAPPER.read_bytes())
    wrapper.chmod(WRAPPER.stat().st_mode)
    async with running(command=(str(wrapper), sys.executable, "bootstrap.py")) as runtime:
        assert await runtime.ended() == 42


async def test_the_wrapper_keeps_the_runtime_of_sam_local() -> None:
    command = (str(WRAPPER), sys.executable, "-c", "import sys; sys.exit(sys.argv[1:] == ['a b'])")
    async with running(command=(*command, "a b"), env={"AWS_SAM_LOCAL": "true"}) as runtime:
        assert await runtime.ended() == 1


async def test_what_keeps_the_chat_function_from_its_start_is_one_line_of_json() -> None:
    env = {"LAMBDA_TASK_ROOT": str(FUNCTIONS / "chat"), "KUMBUKA_LOG_LEVEL": "ERROR"}
    async with running("app.handler", env=env) as runtime:
        assert await runtime.ended() == 1
    told = json.loads("\n".join(runtime.log))
    assert (told["level"], told["logger"]) == ("CRITICAL", "kumbuka.runtime")
    assert "KUMBUKA_SERVER_SECRET must be set on AWS" in told["error"]


def test_the_runtime_starts_without_a_framework() -> None:
    script = (
        "import sys, kumbuka.runtime.process\nprint(*{m.partition('.')[0] for m in sys.modules})"
    )
    loaded = set(subprocess.check_output([sys.executable, "-c", script], text=True).split())
    assert "mangum" in loaded
    assert loaded & NOT_FOR_THE_RUNTIME == set()
