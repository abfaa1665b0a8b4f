"""What is known of words is found again, and does not grow without end."""

from kumbuka.text.remembered import Remembered


def test_a_word_is_looked_at_once() -> None:
    looked: list[str] = []

    def look_at(word: str) -> int:
        looked.append(word)
        return len(word)

    known = Remembered(look_at, most=2, longest=5)
    assert [known[word] for word in ("tea", "tea", "milk")] == [3, 3, 4]
    assert looked == ["tea", "milk"]


def test_long_words_are_not_kept() -> None:
    known = Remembered(len, most=2, longest=5)
    assert known["chocolate"] == 9
    assert not known


def test_too_many_words_are_forgotten() -> None:
    known = Remembered(len, most=2, longest=5)
    assert [known[word] for word in ("tea", "milk", "water", "tea")] == [3, 4, 5, 3]
    assert set(known) == {"water", "tea"}
