"""What a forwarded mail begins with."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.mails import starts_a_mail
from kumbuka.memory.spoken import spoken


@pytest.mark.parametrize(
    "line",
    [
        "---------- Forwarded message ---------",
        "-----Original Message-----",
        "Begin forwarded message:",
        "On Mon, 30 Nov 2026, Eva wrote:",
    ],
)
def test_what_follows_the_beginning_of_a_mail_is_not_the_users(line: str) -> None:
    text = f"I like tea.\n\n{line}\nI like rain."
    assert [said.object for said in extract(text).statements] == ["tea"]
    assert spoken(text, is_users=True) == "I like tea."


def test_one_line_like_a_header_begins_no_mail() -> None:
    assert not starts_a_mail(["Subject: my tea", "I like it."], 0)
    assert starts_a_mail(["From: Eva", "Subject: tea"], 0)
