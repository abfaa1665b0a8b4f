"""Scopes as values: what they default to, and the number that clusters an owner's rows."""

from __future__ import annotations

from kumbuka.memory.model import Place
from kumbuka.memory.scopes import REACH_OF_SETTING, Reach, Scope, partition


def test_a_scope_reaches_a_user_unless_told_otherwise() -> None:
    assert Scope("ana").reach is Reach.USER
    assert Scope.whole_owner("ana") == Scope("ana", reach=Reach.OWNER)
    assert Scope("ana", "u1", "s").place == Place("ana", "u1", "s")


def test_no_setting_reaches_the_whole_owner() -> None:
    assert Reach.OWNER not in REACH_OF_SETTING.values()
    assert REACH_OF_SETTING["user"] is REACH_OF_SETTING["apiKey"] is Reach.USER


def test_a_partition_is_stable_and_fits_the_databases_integer() -> None:
    assert partition("ana") == partition("ana")
    owners = [f"own_{n}" for n in range(5000)] + ["", "é", "\ud83d", "x" * 10_000]
    numbers = [partition(owner) for owner in owners]
    assert len(set(numbers)) == len(owners)
    assert all(0 <= number < 2**48 for number in numbers)
