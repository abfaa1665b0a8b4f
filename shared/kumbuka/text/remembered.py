"""What is known of words, as people use the same ones over and over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Known = TypeVar("Known")


class Remembered(dict[str, Known]):
    """By word, what a look at it told; forgotten where there are too many. Long ones, of which
    there is no end, are looked at each time."""

    def __init__(self, look_at: Callable[[str], Known], most: int, longest: int) -> None:
        super().__init__()
        self._look_at = look_at
        self._most = most
        self._longest = longest

    def __missing__(self, word: str) -> Known:
        told = self._look_at(word)
        if len(word) <= self._longest:
            if len(self) >= self._most:
                self.clear()
            self[word] = told
        return told
