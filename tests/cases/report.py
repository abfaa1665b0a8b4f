"""`make cases`: which tests prove which case of the field list (docs/cases.md)."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

DUE = (
    *range(1, 7),
    *range(8, 18),
    *range(19, 24),
    *range(24, 56),
    *(57, 58, 59),
    *range(67, 75),
)
"""The cases that this version must pass."""
ON_BOTH_DATABASES = frozenset({2, 4, 5, 8, 17, 22, 23, *range(39, 56), 57, 59, *range(67, 75)})
"""The cases that run on a file and on a remote database."""
FOLDER = Path(__file__).parent


def marked(file: Path) -> Iterator[tuple[int, str]]:
    """`(case, test)` of every `@pytest.mark.case(n)` in a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for number in filter(None, map(_case, node.decorator_list)):
                yield number, f"{file.name}::{node.name}"


def _case(decorator: ast.expr) -> int | None:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.case":
        (number,) = decorator.args
        value: int = ast.literal_eval(number)
        return value
    return None


def proven() -> dict[int, list[str]]:
    tests: defaultdict[int, list[str]] = defaultdict(list)
    for file in sorted(FOLDER.glob("test_*.py")):
        for number, test in marked(file):
            tests[number].append(test)
    return dict(tests)


def main() -> int:
    tests = proven()
    for number in sorted({*DUE, *tests}):
        print(f"{number:>3}  {', '.join(tests.get(number, ['no test']))}")
    missing = [number for number in DUE if number not in tests]
    if missing:
        print(f"due and without a test: {', '.join(map(str, missing))}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
