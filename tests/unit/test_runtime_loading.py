"""What a function loads while it waits."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from kumbuka.runtime.loading import loading

MODULE = "json.tool"
"""Small, and loaded by nobody else."""


@pytest.fixture(autouse=True)
def unloaded() -> Iterator[None]:
    held = sys.modules.pop(MODULE, None)
    yield
    if held is not None:
        sys.modules[MODULE] = held


def test_a_module_is_there_when_what_went_on_beside_it_is_over() -> None:
    with loading(MODULE):
        pass
    assert MODULE in sys.modules


def test_a_module_is_there_though_what_went_on_beside_it_failed() -> None:
    with pytest.raises(ValueError, match="no secret"), loading(MODULE):
        raise ValueError("no secret")
    assert MODULE in sys.modules


def test_who_imports_a_module_that_cannot_be_loaded_meets_the_error() -> None:
    with loading("kumbuka.no_such_module"):
        pass
    with pytest.raises(ModuleNotFoundError):
        import_module("kumbuka.no_such_module")
