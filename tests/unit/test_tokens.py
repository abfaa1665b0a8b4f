from kumbuka.text.tokens import count_tokens


def test_four_characters_are_a_token_rounded_up() -> None:
    assert [count_tokens("a" * n) for n in (0, 1, 4, 5)] == [0, 1, 1, 2]


def test_each_cjk_character_is_a_token() -> None:
    assert count_tokens("数据库迁移") == 5
    assert count_tokens("use 数据库 now") == 3 + 2


def test_full_width_punctuation_is_not_cheaper_than_letters() -> None:
    assert count_tokens("好。") == 2
