"""Settings: defaults, layers, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.errors import InvalidRequest, NotAvailable
from kumbuka.memory.settings import (
    ATTRIBUTES,
    CHECKS,
    GROUPS,
    NOT_BUILT,
    Settings,
    as_json,
    check_changes,
    settings_from,
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


def test_every_setting_is_shown_checked_and_accepted_as_it_is_shown() -> None:
    shown = as_json(Settings())
    assert set(shown) == set(CHECKS)
    assert not set(shown) & NOT_BUILT
    assert settings_from(shown) == Settings()


def test_an_owners_layer_stands_over_the_deployments() -> None:
    settings = settings_from({"maxTokens": 500, "strategy": "recent"}, {"maxTokens": 100})
    assert (settings.max_tokens, settings.strategy) == (100, "recent")


def test_a_stored_value_that_is_not_accepted_any_more_is_left_out() -> None:
    stored = {"maxTokens": -1, "gone": 1, "strategy": "recent", "extractor": "llm"}
    assert settings_from(stored) == Settings(strategy="recent")


def test_every_wrong_field_is_named_at_once() -> None:
    wrong = {"maxTokens": 16_001, "enabled": 1, "colour": "red", "timeZone": "Mars/Base", "mmr": 1}
    with pytest.raises(InvalidRequest) as refused:
        check_changes(wrong)
    assert {problem.field for problem in refused.value.details} == set(wrong)


@pytest.mark.parametrize("name", sorted(NOT_BUILT))
def test_a_feature_that_is_not_built_is_not_available(name: str) -> None:
    with pytest.raises(NotAvailable):
        check_changes({name: {}})


def test_a_value_of_a_feature_that_is_not_built_is_not_available() -> None:
    with pytest.raises(NotAvailable):
        check_changes({"extractor": "llm"})


@given(st.sampled_from(sorted(CHECKS)), json_values)
def test_any_json_value_is_accepted_or_refused_and_nothing_else(name: str, value: Any) -> None:
    try:
        accepted = check_changes({name: value})
    except InvalidRequest:
        return
    for attribute in {ATTRIBUTES[group] for group in GROUPS} & accepted.keys():
        whole = type(getattr(Settings(), attribute))  # a group is accepted in part
        accepted[attribute] = whole(**accepted[attribute])
    assert settings_from({name: value}) == Settings(**accepted)


@pytest.mark.parametrize("value", [True, "7", 1.5, None, -1, 16_001, float("nan")])
def test_a_number_of_tokens_is_a_whole_number_within_its_bounds(value: object) -> None:
    with pytest.raises(InvalidRequest):
        check_changes({"maxTokens": value})


def test_a_switched_off_memory_has_no_budget() -> None:
    assert Settings(enabled=False).budget == 0
    assert Settings(max_tokens=16_000).budget == 8000


def test_a_part_of_the_profile_leaves_the_rest() -> None:
    settings = settings_from({"profile": {"enabled": False}}, {"profile": {"maxTokens": 50}})
    assert (settings.profile.enabled, settings.profile.max_tokens) == (False, 50)
