"""Conventions that an English speaker wants texts and code to keep."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact


def keys(text: str) -> list[str]:
    return [said.key for said in extract(text).statements if isinstance(said, Fact)]


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ("Use British spelling with me.", "American spelling, please, in all replies.", "spelling"),
        ("Use two spaces for indentation.", "Use tabs, not spaces.", "indentation"),
        ("Please indent code with four spaces.", "I indent with tabs.", "indentation"),
        ("I use two-space indentation.", "I indent with tabs.", "indentation"),
        ("I cite in APA.", "Cite everything in Chicago style from now on.", "citation_style"),
        ('Sign my emails with "Best, Jo".', 'End emails as "Cheers, Joanna".', "sign_off"),
        ("explain like I'm five", "explain at grad level pls", "explanation_level"),
        ("Explain things simply.", "Explain things at an expert level.", "explanation_level"),
        ("Reply in Spanish.", "Henceforth reply in Italian.", "answer_language"),
    ],
)
def test_two_conventions_for_the_same_share_a_key(before: str, after: str, key: str) -> None:
    assert keys(before) == keys(after) == [f"instruction:{key}"]


@pytest.mark.parametrize(
    "text",
    [
        "Please comment every function you write.",
        "Number every step you give me.",
        "Cite all sources you suggest, please.",
    ],
)
def test_what_holds_for_all_that_is_written_is_an_instruction(text: str) -> None:
    assert [key.partition(":")[0] for key in keys(text)] == ["instruction"]


@pytest.mark.parametrize(
    "text",
    [
        "Explain this function at a high level.",
        "explain in simple terms what a monad is",
        "Explain everything in this file.",
        "End the email with a joke.",
        "Close all tabs in the script.",
        "sign the email with my name",
        "Cite the paper below in APA.",
        "Format this in APA style.",
        "comment every line of this function",
        "I cited Chicago in the talk.",
        "Use four spaces in this file to indent the list?",
    ],
)
def test_what_is_asked_for_one_text_is_none(text: str) -> None:
    assert keys(text) == []
