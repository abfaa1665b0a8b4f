import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.memory.smalltalk import is_pleasantry, is_small_talk


@pytest.mark.parametrize(
    "text",
    [
        "hi", "thanks!", "ok", "hola", "asante", "thank you so much", "谢谢", "好的", "👍", "...",
        "",
        "Thank you so much for your help!!", "Hi! How's it going?", "ok thanks bye", "Danke schön!",
        "muito obrigado", "terima kasih banyak", "merci beaucoup", "很好，谢谢你", "asante sana",
        "what about that?", "yes please", "D’accord, merci",
    ],
)  # fmt: skip
def test_the_whole_message_is_small_talk(text: str) -> None:
    assert is_small_talk(text)


@pytest.mark.parametrize(
    "text",
    [
        "thanks, what should I cook?", "who am I?", "tea", "billing?", "where do I live?",
        "test the build", "good restaurants", "好的，明天下午三点开会", "我住在哪里", "no sugar",
        "hi there, remember the staging port",
    ],
)  # fmt: skip
def test_a_message_about_something_is_not(text: str) -> None:
    assert not is_small_talk(text)


def test_a_long_message_is_not_weighed_word_by_word() -> None:
    assert not is_small_talk("good night " * 20_000)


@given(st.text(max_size=200))
def test_any_text_has_an_answer(text: str) -> None:
    assert is_small_talk(text) in (True, False)


@pytest.mark.parametrize(
    "text", ["ok", "Thanks!", "hola", "谢谢", "thank you so much for your help"]
)
def test_a_pleasantry_is_small_talk(text: str) -> None:
    assert is_pleasantry(text)
    assert is_small_talk(text)


@pytest.mark.parametrize("text", ["And where is it?", "what about that?", "👍"])
def test_small_words_alone_are_small_talk_and_no_pleasantry(text: str) -> None:
    assert not is_pleasantry(text)
    assert is_small_talk(text)
