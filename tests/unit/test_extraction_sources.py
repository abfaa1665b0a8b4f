"""Whose words a message holds, and where its sentences end."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.sentences import mask_quotes, sentences
from kumbuka.memory.extraction.sources import own_words
from kumbuka.memory.model import Fact

FOREIGN = (
    "```\nI prefer MySQL\n```",
    "~~~python\nI prefer MySQL\n~~~",
    "```\nI prefer MySQL",
    "Look: `I like tea` fails",
    "<environment_details>I always use root</environment_details>",
    "<system-reminder>\nI live in Rome\n</system-reminder>",
    "<environment_details>\nI always use root",
    '<file path="a.md">I like tea</file>',
    "<a><a>I like tea</a>I like rum</a>",
    "<context>I am vegan. </context>",
    "> I prefer MySQL",
    "  > I live in Rome\n> and I like tea",
    "Assistant: I prefer small PRs.",
    "Assistant: Sure.\nI prefer small PRs.",
    "**Assistant:** I live in the cloud.",
    "Bob: I live in Rome. I like tea.",
    "[10:32] Maria Lopez: I like tea",
    "From: Bob\nSubject: lunch\n\nI like sushi.",
    "-----Original Message-----\nI live in Rome.",
    "On Mon, 3 May 2026, Bob wrote:\nI live in Rome.",
    "2026-01-02 10:00:00 I like logs",
    'My boss said "I hate Mondays. I like Fridays." and left.',
    "“I live in Rome,” he whispered.",
    "[file name]: notes.txt\n[file content begin]\nI like rum\n[file content end]",
    "[Document start]\nI like rum\n\nI live in Rome.",
    "<task>\n<file_content>I like rum</file_content>\n</task>",
)


@pytest.mark.parametrize("message", FOREIGN)
def test_the_words_of_others_teach_nothing(message: str) -> None:
    assert extract(message).statements == ()


CLOSED = tuple(message for message in FOREIGN if not message.startswith(("From:", "---", "On ")))


@pytest.mark.parametrize("message", CLOSED)
def test_own_words_before_foreign_ones_are_read(message: str) -> None:
    keys = [said.key for said in extract(f"I like jazz.\n\n{message}").statements]
    assert keys == ["preference:jazz"]


def test_a_transcript_keeps_the_users_side() -> None:
    text = "User: I like tea.\nAssistant: I like rum.\n\nI like gin.\nUser: I like milk."
    assert [s.object for s in extract(text).statements] == ["tea", "milk"]


def test_one_word_in_backticks_is_a_name() -> None:
    assert own_words("I use `ruff` here") == "I use `ruff` here"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I use node.js. I like v2.1.", ["I use node.js.", "I like v2.1."]),
        ("Ask Dr. Smith. I am late!", ["Ask Dr. Smith.", "I am late!"]),
        ("I met J. R. Tolkien. We ate.", ["I met J. R. Tolkien.", "We ate."]),
        ("I prefer C. I like tea.", ["I prefer C.", "I like tea."]),
        ("我喜欢茶。我住在上海。", ["我喜欢茶。", "我住在上海。"]),
        ("- one\n- two\n1. three", ["one", "two", "three"]),
        ('He said "No. Never." and left. Bye.', ['He said "No. Never." and left.', "Bye."]),
        ("See e.g. this one. Done", ["See e.g. this one.", "Done"]),
    ],
)
def test_a_sentence_ends_where_a_reader_would_end_it(text: str, expected: list[str]) -> None:
    found = sentences(text, frozenset({"e.g", "dr"}), frozenset({"i", "we"}))
    assert [sentence.text for sentence in found] == expected


def test_a_masked_text_keeps_its_length_and_apostrophes() -> None:
    text = "I don't like \"that song\" and it's Ana's 'old one'."
    masked = mask_quotes(text)
    assert len(masked) == len(text)
    assert "don't" in masked and "it's" in masked
    assert "song" not in masked and "old" not in masked


HOSTILE = (" ", '"', '" ', "<", "I like ", "not ", "<a>", "<a", "`", "```\n", "I like.\n", "> ",
           "' ", "“", "actually, ", "my sister ", "; ", "I always ", "漢", "I love you. ", "to a ",
           "Assistant:\n", "translate ", "and I ", "remember that ",
           "I use a instead of ", ".", "…)", "*")  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE)
def test_hostile_text_is_read_to_its_end(unit: str) -> None:
    text = (unit * (65536 // len(unit) + 1))[:65535] + "a"
    assert len(extract(text).statements) <= 20


@pytest.mark.parametrize(
    "message",
    [
        "<user_query>\nI like tea.\n</user_query>",
        "<task>I like tea.</task>\n<environment_details>I use root</environment_details>",
        "<attached_files>I hate tea</attached_files><user_query>I like tea.</user_query>",
        "<feedback>\nI like tea.\n</feedback>",
        "[file content begin]\nI hate tea\n[file content end]\nI like tea.",
        "I <b>like</b> tea.",
        "I like <em>tea</em>.",
    ],
)
def test_the_users_words_are_read_inside_what_an_editor_wraps_them_in(message: str) -> None:
    (fact,) = extract(message).statements
    assert (fact.content, fact.key) == ("I like tea.", "preference:tea")  # type: ignore[union-attr]


def learned(message: str) -> list[str]:
    return [said.content for said in extract(message).statements if isinstance(said, Fact)]


@pytest.mark.parametrize(
    ("message", "own"),
    [
        ("Asistente: Me gusta el ron.\nUsuario: Me gusta el té.", "Me gusta el té."),
        ("Benutzer: Ich mag Tee.\nAssistent: Ich mag Rum.", "Ich mag Tee."),
        ("Assistente: Eu gosto de rum.\nUsuário: Eu gosto de chá.", "Eu gosto de chá."),
        ("Msaidizi: Ninapenda kahawa.\nMtumiaji: Ninapenda chai.", "Ninapenda chai."),
        ("Hifadhi: naishi Arusha", "naishi Arusha"),
    ],
)
def test_the_users_side_of_a_transcript_is_told_in_their_language(message: str, own: str) -> None:
    assert [content.endswith(own) for content in learned(message)] == [True]


@pytest.mark.parametrize(
    "message",
    [
        "Bob  10:00 AM\nI like whisky.\nEve  10:02 AM\nI live in Oslo.",
        "Ana Silva, 18:04\nI like whisky.\nand I live in Oslo",
        "Bob [10:00]\nI like whisky.",
    ],
)
def test_a_pasted_chat_with_names_and_times_is_not_the_users(message: str) -> None:
    assert learned(message) == []
    assert learned(f"{message}\n\nI like tea.") == ["I like tea."]


@pytest.mark.parametrize("message", ["I like  tea.", "I like\u00a0tea.", "I\u202flike   tea."])
def test_any_width_of_space_parts_words(message: str) -> None:
    assert learned(message) == ["I like tea."]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ('He said: "I hate tea." I like rum.', ["I like rum."]),
        ("I like tea.I live in Rome.", ["I like tea.", "I live in Rome."]),
        ("I use node.js.I'm from Rome.", ["I use node.js.", "I'm from Rome."]),
        ("We use Socket.IO and asp.net Core.", ["We use Socket.IO and asp.net Core."]),
        ("I like tea. I like tea!", ["I like tea."]),
        ("I like tea. I like Tea too.", ["I like tea.", "I like Tea too."]),
    ],
)
def test_sentences_end_where_a_reader_ends_them(message: str, expected: list[str]) -> None:
    assert learned(message) == expected
