"""Chinese as people chat: openers, tails, smiles, spaces and other characters change no fact."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact

SAID = (
    "我老公叫陈志远",
    "我今年三十五岁",
    "家里养了只柯基，叫可乐",
    "最后我决定买年度套餐",
    "每周三晚上我都去打羽毛球",
    "目前在招商银行做风控",
)
BEFORE = ("对了，", "那个，", "另外，", "话说，", "是这样的，", "怎么说呢，", "跟你说个事，")
AFTER = ("，顺便说一下。", " 🙂", "😂", "🐶🐶", " hhh", "，谢谢", ".", "～", "呀")


def keys(text: str) -> set[tuple[str, str]]:
    return {(f.key, f.object) for f in extract(text).statements if isinstance(f, Fact)}


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("before", BEFORE)
def test_a_word_to_begin_with_changes_nothing(before: str, said: str) -> None:
    assert keys(said)
    assert keys(before + said) == keys(said)


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("after", AFTER)
def test_a_smile_or_thanks_at_the_end_change_nothing(said: str, after: str) -> None:
    assert keys(said + after) == keys(said)
