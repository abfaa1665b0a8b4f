"""The built layer: the source as it is, small enough, and all that a function needs."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.contract.emulator import LAYER, PYTHON, ROOT, package_files
from tests.fakes.deployed_template import DeployedTemplate

SOURCE = ROOT / "shared" / "kumbuka"
MOST_BYTES = 60_000_000
IMPORT_ALONE = """
import json, sys
standard = list(sys.path)
sys.path += [sys.argv[1], sys.argv[2]]
import app
files = {name: getattr(module, "__file__", None) for name, module in list(sys.modules.items())}
print(json.dumps({
    "handler": callable(app.handler),
    "foreign": sorted(
        name for name, file in files.items()
        if file and not file.startswith((*standard, sys.argv[1], sys.argv[2]))
    ),
}))
"""
TEMPLATE = DeployedTemplate.load(parameters={"DatabaseUrl": "file:unused.db"})


def test_the_layer_holds_the_source_byte_for_byte() -> None:
    assert package_files(LAYER / "python" / "kumbuka") == package_files(SOURCE)


def test_the_layer_has_the_wrapper_where_the_template_names_it() -> None:
    named = TEMPLATE.environment("ChatFunction")["AWS_LAMBDA_EXEC_WRAPPER"]
    wrapper = LAYER / Path(named).relative_to("/opt")
    assert os.access(wrapper, os.X_OK)
    assert wrapper.read_bytes() == (ROOT / "layers" / "core" / wrapper.name).read_bytes()


def test_the_layer_is_small_enough() -> None:
    size = sum(file.stat().st_size for file in LAYER.rglob("*") if file.is_file())
    assert size <= MOST_BYTES


def test_every_module_of_the_package_is_compiled() -> None:
    package = LAYER / "python" / "kumbuka"
    compiled = {file.name.partition(".")[0] for file in package.rglob("__pycache__/*.pyc")}
    assert {file.stem for file in package.rglob("*.py")} <= compiled


@pytest.mark.parametrize("function", TEMPLATE.functions())
def test_a_function_imports_from_the_layer_alone(function: str, tmp_path: Path) -> None:
    env = TEMPLATE.environment(function) | {
        "PATH": os.environ["PATH"],
        "KUMBUKA_DATABASE_URL": f"file:{tmp_path / 'kumbuka.db'}",
        "KUMBUKA_SERVER_SECRET": "of the contract tests",
        "KUMBUKA_TURNS_QUEUE_URL": "https://sqs.eu-west-1.amazonaws.com/123456789012/turns",
        "KUMBUKA_TURNS_DEAD_LETTER_URL": "https://sqs.eu-west-1.amazonaws.com/123456789012/dead",
    }
    command = [str(PYTHON), "-S", "-I", "-B", "-c", IMPORT_ALONE]
    command += [str(LAYER / "python"), str(ROOT / TEMPLATE.code(function))]
    out = subprocess.check_output(command, env=env, text=True)
    assert json.loads(out) == {"handler": True, "foreign": []}
