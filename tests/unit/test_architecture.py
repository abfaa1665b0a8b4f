"""The rules of the code base that no other tool checks, and that the dependency rule bites."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kumbuka import errors
from kumbuka.api import management_errors, openai

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "shared" / "kumbuka"
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MAX_LINES = 400
NAMES_THAT_SAY_NOTHING = {"utils", "helpers", "common", "misc", "base"}
NOT_FOR_CHAT = {"fastapi", "pydantic", "boto3", "numpy", "uvicorn"}
MACHINES = re.compile(rb"/(?:home|Users|root|work|mnt)/[a-z]|/tmp/[a-z]|[A-Z]:\\Users")
LINT_IMPORTS = Path(sys.executable).with_name("lint-imports")


def path_of(module: Path) -> str:
    return str(module.relative_to(ROOT))


def imports_of(module: Path) -> Iterator[str]:
    """Full names, `from a import b` as `a.b`."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path_of(module)} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def importers_of(*names: str, among: list[Path]) -> set[str]:
    return {
        path_of(module)
        for module in among
        for found in imports_of(module)
        if any(found == name or found.startswith(name + ".") for name in names)
    }


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {path_of(m): len(m.read_text().splitlines()) for m in [*MODULES, *TESTS]}
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {path_of(m): {m.stem.strip("_"), m.parent.name} for m in [*MODULES, *TESTS]}
    assert [name for name, parts in names.items() if parts & NAMES_THAT_SAY_NOTHING] == []


def test_every_module_says_what_it_is_for() -> None:
    empty = [m for m in MODULES if m.name == "__init__.py" and not m.read_text().strip()]
    silent = [path_of(m) for m in MODULES if not ast.get_docstring(ast.parse(m.read_text()))]
    assert silent == [path_of(m) for m in empty if path_of(m) in silent]


def subclasses(kind: type[Exception]) -> Iterator[type[Exception]]:
    yield kind
    for child in kind.__subclasses__():
        yield from subclasses(child)


ERRORS = [kind for kind in subclasses(errors.KumbukaError) if kind.__module__ == errors.__name__]


def tree_of(docstring: str) -> dict[str, str]:
    """Class → parent, read off the drawing: an indent of four columns is one generation."""
    parents: dict[str, str] = {}
    line_of: list[str] = []
    for line in docstring.splitlines():
        found = re.match(r"([│├└─ ]*)([A-Z]\w+)(?:\s{2,}|$)", line)
        if found:
            depth = len(found[1]) // 4
            line_of[depth:] = [found[2]]
            parents[found[2]] = line_of[depth - 1] if depth else ""
    return parents


def test_the_docstring_draws_the_tree_of_errors_as_it_is() -> None:
    drawn = tree_of(errors.__doc__ or "")
    real = {kind.__name__: kind.__base__.__name__ for kind in ERRORS if kind.__base__}
    assert drawn == {**real, "KumbukaError": ""}


def test_every_error_has_a_status_and_a_code_of_its_own() -> None:
    assert set(openai.STATUS) == set(ERRORS)
    assert management_errors.status_of is openai.status_of
    codes = [kind.code for kind in ERRORS]
    assert len(codes) == len(set(codes))


def test_only_config_and_the_entry_of_the_runtime_read_the_environment() -> None:
    readers = {
        path_of(module)
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv", "environb")
    }
    assert readers == {"shared/kumbuka/config.py", "shared/kumbuka/runtime/__main__.py"}


def test_only_bootstrap_imports_the_configuration() -> None:
    importers = importers_of("kumbuka.config", among=MODULES)
    assert importers == {"shared/kumbuka/bootstrap.py"}


def test_nothing_is_mocked() -> None:
    mocks = ("unittest.mock", "mock", "pytest_mock")
    assert importers_of(*mocks, among=[*MODULES, *TESTS]) == set()


def test_no_test_is_skipped() -> None:
    skipping = re.compile(r"pytest\.(?:skip|importorskip|xfail|mark\.(?:skip|xfail))\b")
    others = [test for test in TESTS if test != Path(__file__)]
    assert [path_of(test) for test in others if skipping.search(test.read_text())] == []


BUILD_CHAT = """
import sys
from kumbuka.bootstrap import build, load_config
from kumbuka.api.chat import chat_app
kumbuka = build(load_config({"KUMBUKA_DATABASE_URL": "file:" + sys.argv[1]}))
chat_app(kumbuka.services, probe=kumbuka.is_up)
print(*{name.partition(".")[0] for name in sys.modules})
"""


def test_chat_starts_without_what_only_others_need(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BUILD_CHAT, str(tmp_path / "kumbuka.db")]
    loaded = set(subprocess.check_output(command, text=True).split())
    assert "starlette" in loaded
    assert loaded & NOT_FOR_CHAT == set()


def test_no_file_names_a_path_of_a_machine() -> None:
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)
    tracked = [ROOT / name for name in listed.split("\0") if name]
    texts = {path_of(file): file.read_bytes() for file in tracked if file.is_file()}
    texts.pop(path_of(Path(__file__)), None)
    assert [name for name, text in texts.items() if MACHINES.search(text)] == []


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [LINT_IMPORTS, "--no-cache"],
        cwd=folder,
        env={"PYTHONPATH": str(folder / "shared")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package and the contracts, to be spoilt."""
    shutil.copytree(
        PACKAGE,
        tmp_path / "shared" / "kumbuka",
        ignore=shutil.ignore_patterns("__pycache__", "models"),
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_dependency_rule_holds(copied: Path) -> None:
    checked = lint_imports(copied)
    assert checked.returncode == 0, checked.stdout
    assert "Contracts: 4 kept, 0 broken." in checked.stdout


@pytest.mark.parametrize(
    ("contract", "module", "line"),
    [
        ("Dependencies point inwards", "usecases/recall.py", "import kumbuka.api.openai"),
        ("Dependencies point inwards", "api/openai.py", "import kumbuka.adapters.logs"),
        ("Dependencies point inwards", "stray.py", '"""A module that no layer knows."""'),
        ("The core knows no vendor", "memory/model.py", "import httpx"),
        ("Only bootstrap reads the configuration", "cli/keys.py", "import kumbuka.config"),
        ("No cycles", "memory/model.py", "import kumbuka.memory.ranking"),
    ],
)
def test_a_planted_violation_is_caught(copied: Path, contract: str, module: str, line: str) -> None:
    spoilt = copied / "shared" / "kumbuka" / module
    with spoilt.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    checked = lint_imports(copied)
    assert checked.returncode == 1, checked.stderr
    assert f"{contract} BROKEN" in checked.stdout
