"""Phrases are found as one regular expression of all of them finds them."""

from __future__ import annotations

import re

import pytest
from kumbuka.text.phrases import Phrases

SOURCE = (
    r"moved|takes? over|any ?more|(?:come|came|grown) to (?:love|like)|\w{3,}ed (?:me|us) to"
    r"|don['’]?t (?:need|have)|shr[a|iu]nk|['’]s the new|pushed (?:back|it)|since(?! you\b)"
)
WHOLE = re.compile(rf"\b(?:{SOURCE})\b", re.IGNORECASE)
PHRASES = Phrases(SOURCE)


@pytest.mark.parametrize(
    "text",
    [
        *("We MOVED.", "removed", "Ana take over", "Ana takes over.", "take overs", "no anymore"),
        *("not any more", "anymore?", "I came to like it", "grown to hate", "They asked me to go"),
        *("ed me to", "I dont need it", "I don’t have it", "don't do", "it shrunk", "shrank"),
        *("Oslo's the new Rome", "pushed", "pushed back", "pushed it.", "since you", "since May"),
        *("", "moved_on", "come\nto love", "came to  love", "it's 2moved"),
    ],
)
def test_phrases_stand_in_a_text_where_the_one_expression_matches(text: str) -> None:
    assert PHRASES.stand_in(text) is (WHOLE.search(text) is not None)


def test_a_text_of_one_word_over_and_over_is_read_in_linear_time() -> None:
    assert not PHRASES.stand_in("takes " * 50_000)
