"""Secrets in the database: readable with the deployment's secret, by nobody else."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.adapters.secrets.sealed import NotReadable, seal, unsealed


@given(st.text(max_size=300), st.text(alphabet=st.characters(codec="utf-8"), max_size=80))
def test_what_was_sealed_is_read_with_the_same_secret(text: str, secret: str) -> None:
    text = text.encode("utf-8", "ignore").decode()
    assert unsealed(secret, seal(secret, text)) == text


def test_another_secret_reads_nothing() -> None:
    with pytest.raises(NotReadable):
        unsealed("another", seal("one", "qd-key"))


def test_one_text_is_never_sealed_alike_twice() -> None:
    assert len({seal("secret", "qd-key") for _ in range(50)}) == 50


def test_a_changed_byte_is_noticed_wherever_it_stands() -> None:
    raw = base64.urlsafe_b64decode(seal("secret", "qd-key"))
    for place in range(len(raw)):
        changed = raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :]
        with pytest.raises(NotReadable):
            unsealed("secret", base64.urlsafe_b64encode(changed).decode())


@pytest.mark.parametrize("text", ["", "qd-key", "é", "MQ==", "x" * 200, "\ud800"])
def test_what_was_never_sealed_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        unsealed("secret", text)


def test_the_text_is_not_in_what_is_stored() -> None:
    raw = base64.urlsafe_b64decode(seal("secret", "qd-key" * 20))
    assert b"qd-key" not in raw
