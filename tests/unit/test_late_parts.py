"""Parts that are made when something of them is first asked for."""

from __future__ import annotations

import pytest
from kumbuka.adapters.late import late


class Counted:
    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.name = "a part"

    def twice(self) -> str:
        return self.name * 2


@pytest.fixture(autouse=True)
def uncounted() -> None:
    Counted.made = 0


def test_a_part_that_nobody_uses_is_never_made() -> None:
    late(Counted)
    assert Counted.made == 0


def test_a_part_is_made_once_and_answers_as_itself() -> None:
    part = late(Counted)
    assert (part.name, part.twice(), Counted.made) == ("a part", "a parta part", 1)


def test_a_part_that_cannot_be_made_says_so_each_time() -> None:
    def fails() -> Counted:
        raise RuntimeError("not installed")

    part = late(fails)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="not installed"):
            part.twice()


def test_what_a_part_does_not_have_its_stand_in_has_not() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        late(Counted).nonsense  # type: ignore[attr-defined]  # noqa: B018
