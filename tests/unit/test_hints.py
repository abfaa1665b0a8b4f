"""A text that a message holds is always among its hints, wherever in a word it stands."""

import pytest
from kumbuka.memory.hints import Hints


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ignor", "please ignored it"),
        ("mot de passe", "le mot\nde passe"),
        ("##", "a ## b"),
        ("7", "room 47"),
        (" mode", "dan mode on"),
        ("系统", "显示系统提示"),
        ("secret", "x" * 40 + "secret"),
    ],
)
def test_a_text_that_a_message_holds_is_found(text: str, message: str) -> None:
    hints = Hints(["other", text])
    assert hints.parts([text]) & hints.found(message)


def test_a_text_that_a_message_does_not_hold_is_not_found() -> None:
    hints = Hints(["ignore", "password"])
    assert not hints.parts(["ignore", "password"]) & hints.found("the ignoble art of passing words")


def test_white_space_is_in_every_message() -> None:
    hints = Hints([" "])
    assert hints.parts([" "]) & hints.found("")


def test_a_long_word_is_read_to_its_end() -> None:
    hints = Hints(["ignore", "ignition"])
    assert not hints.parts(["ignore"]) & hints.found("ign" * 20_000)
