"""Ports are loaded with the module that holds them, when one is asked for."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import kumbuka.ports as ports
import pytest

TREE = ast.parse(Path(ports.__file__).read_text(encoding="utf-8"))
TYPED = {
    (node.module, alias.name)
    for block in TREE.body
    if isinstance(block, ast.If)
    for node in block.body
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}
"""What a type checker sees: the module and the name."""


def test_every_port_that_a_type_checker_sees_is_there() -> None:
    assert {name for _, name in TYPED} == set(ports.__all__)
    assert all(
        getattr(ports, name) is getattr(import_module(str(home)), name) for home, name in TYPED
    )


def test_what_is_no_port_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Typo'"):
        ports.Typo  # type: ignore[attr-defined]  # noqa: B018
