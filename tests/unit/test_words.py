import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.text.folding import fold
from kumbuka.text.stems import stem
from kumbuka.text.words import content_words, exact_tokens, has_content_word


def test_stop_words_of_the_texts_language_are_dropped() -> None:
    assert content_words("Where am I based at?") == ("based",)
    assert content_words("what's the db?") == ("db",)
    assert content_words("mon fils a une voiture et son chat dort") == (
        "fils",
        "voiture",
        "chat",
        "dort",
    )


@pytest.mark.parametrize("word", ["car", "son", "war", "die"])
def test_content_words_of_english_survive_other_languages_lists(word: str) -> None:
    assert content_words(f"my new {word} story") == ("new", word, "story")
    assert content_words(word) == (word,)


def test_words_come_once_in_order_without_clitics() -> None:
    assert content_words("Caroline's dog met Caroline’s cat") == ("caroline", "dog", "met", "cat")
    assert content_words("multi-agent and tea/coffee") == ("multi", "agent", "tea", "coffee")


def test_small_words_alone_leave_nothing() -> None:
    for text in ("what about that?", "don't", "AND", "…", "", "👍", "是什么"):
        assert content_words(text) == ()
        assert not has_content_word(text)


def test_asking_who_one_is_counts_as_content() -> None:
    assert has_content_word("Who am I?")
    assert has_content_word("我是谁？")


def test_chinese_becomes_pairs_of_letters_between_stop_words() -> None:
    assert content_words("我们最近配置的") == ("配置",)
    assert content_words("数据库迁移") == ("数据", "据库", "库迁", "迁移")
    assert content_words("我喜欢什么茶") == ("喜欢", "茶")


@pytest.mark.parametrize(
    "token",
    [
        "DEC-0054", "1.0.21", "node.js", "c++", "C#", ".NET", "ZX0001", "GB/s", "snake_case",
        "--error-on-warnings", "src/app/main.py", "gpt-4", "2026-02-10", "20.04", "v1.0.21",
    ],
)  # fmt: skip
def test_exact_looking_tokens_stay_as_written(token: str) -> None:
    assert exact_tokens(f'we saw "{token}", yes.') == (token,)


@pytest.mark.parametrize("text", ["tea/coffee", "user:name", "well...maybe", "e.g. this", "5-star"])
def test_ordinary_writing_is_not_exact(text: str) -> None:
    assert exact_tokens(text) == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("billing", "bills"), ("painted", "painting"), ("running", "run"), ("baked", "baking"),
        ("happiness", "happy"), ("adoption", "adopting"), ("cities", "city"), ("planned", "plans"),
    ],
)  # fmt: skip
def test_inflections_share_a_stem(one: str, other: str) -> None:
    assert stem(one) == stem(other)


def test_unlike_words_keep_their_stems_apart() -> None:
    assert len({stem(w) for w in ("tea", "team", "cat", "eat", "bus", "buses1", "迁移")}) == 7


@given(st.text(max_size=300))
def test_any_text_has_words_in_folded_form(text: str) -> None:
    assert all(content_words(text))
    exact_tokens(text)


def test_a_mark_inside_a_word_does_not_part_it() -> None:
    assert content_words("पुणे में बैठक") == tuple(map(fold, ("पुणे", "में", "बैठक")))
    assert content_words("re\u0301sume\u0301 नमस्ते") == ("resume", fold("नमस्ते"))


def test_thai_is_cut_into_pairs_as_it_has_no_spaces() -> None:
    assert set(content_words("กรุงเทพ")) <= set(content_words("ประชุมที่กรุงเทพวันจันทร์"))
