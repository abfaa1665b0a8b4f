"""English: one attribute is kept under one key in all its wordings, whatever stands around it."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact


def learned(message: str) -> dict[str, str]:
    """Keys to objects; a minus before the key of what is denied."""
    facts = [said for said in extract(message).statements if isinstance(said, Fact)]
    return {("-" if said.polarity == "-" else "") + said.key: said.object for said in facts}


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("identity:home", "Lisbon", "I reside in Lisbon."),
        ("identity:home", "Lisbon", "I've lived in Lisbon for ten years."),
        ("identity:home", "Lisbon", "I live alone in Lisbon."),
        ("identity:home", "Lisbon", "I moved back to Lisbon."),
        ("identity:home", "Lisbon", "I call Lisbon home."),
        ("identity:home", "Lisbon", "Ive moved to Lisbon"),
        ("identity:employer", "Globex", "I've worked at Globex since 2015."),
        ("identity:employer", "3M", "I'm currently working for 3M."),
        ("identity:employer", "startup", "I got a job at a startup."),
        ("identity:employer", "Globex", "I got hired by Globex."),
        ("identity:employer", "Siemens", "I work in Berlin for Siemens."),
        ("identity:employer", "Globex", "I used to work at Acme but now I'm at Globex."),
        ("identity:job", "truck driver", "I'm a truck driver."),
        ("identity:job", "nurse", "By trade I'm a nurse."),
        ("identity:job", "nurse", "My profession: nurse"),
        ("identity:job", "florist", "I've worked as a florist for years."),
        ("identity:job", "florist", "I became a florist."),
        ("identity:name", "O'Brien", "I'm O'Brien."),
        ("identity:name", "Jean-Luc", "Hi, I'm Jean-Luc and I need help."),
        ("identity:name", "Øyvind", "I'm Øyvind btw"),
        ("identity:age", "34", "I'm a 34-year-old."),
        ("identity:origin", "Leeds", "My hometown is Leeds."),
        ("identity:origin", "Kenya", "Originally from Kenya here."),
        ("identity:birthday", "May 3", "my bday is May 3"),
        ("identity:diet", "vegan", "I became vegan."),
        ("identity:allergy/peanuts", "peanuts", "I can't eat peanuts, I'm allergic."),
        ("identity:allergy/peanuts", "peanuts", "I've got an allergy to peanuts."),
        ("identity:allergy/peanuts", "Peanuts", "Peanuts give me an allergic reaction."),
        ("identity:allergy/peanuts", "peanuts", "I've been allergic to peanuts since childhood."),
        ("identity:allergy/peanuts", "peanuts", "My allergies: peanuts"),
        ("identity:language/swiss_german", "Swiss German", "I speak a little Swiss German."),
        ("identity:language/swiss_german", "Swiss German", "I'm a native Swiss German speaker."),
        ("identity:learning/polish", "Polish", "I started learning Polish."),
        ("identity:pet/dog", "dog", "I own a dog."),
        ("identity:pet/dog", "dog", "I've had a dog since 2019."),
        ("identity:dog", "Rex", "I have a dog called Rex."),
        ("identity:dog", "Rex", "We got a dog, we named him Rex."),
        ("identity:dog", "Rex", "My dog's name is Rex."),
        ("identity:golden_retriever", "Milo", "We adopted a golden retriever called Milo."),
        ("identity:son", "Sam", "I have a son named Sam."),
        ("identity:girlfriend", "Mia", "I have a girlfriend, her name is Mia."),
        ("identity:daughter", "Ida", "Our daughter was born yesterday, we named her Ida."),
        ("identity:child", "Olivia", "We just had a third, baby Olivia!"),
        ("identity:address", "48 Elm Avenue", "New address: 48 Elm Avenue."),
        ("identity:phone", "555 123 4567", "My new number is 555 123 4567."),
        ("tool:editor/vs_code", "VS Code", "I do everything in VS Code."),
        ("possession:car", "Tesla", "I'm driving a Tesla now."),
        ("pattern:meditating", "meditating", "I have a habit of meditating."),
        ("preference:coffee", "coffee", "I've started drinking coffee again."),
        ("preference:sushi", "sushi", "Nothing beats sushi."),
        ("-preference:long_walks", "long walks", "I can't stand long walks."),
        ("-preference:jazz", "jazz", "I'm not a big jazz fan."),
        ("-pattern:smoke", "smoke", "I haven't smoked for three months."),
        ("instruction:answer_language", "English", "Switch back to English please."),
        ("instruction:answer_language", "French", "Use French when you talk to me."),
        ("instruction:answer_language", "French", "Speak French to me."),
    ],
)
def test_an_attribute_has_one_key_in_all_its_wordings(key: str, value: str, message: str) -> None:
    assert learned(message) == {key: value}


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "I'm a software engineer at Acme.",
            {"identity:job": "software engineer", "identity:employer": "Acme"},
        ),
        (
            "I have a cat and a dog.",
            {"identity:pet/cat": "cat", "identity:pet/dog": "dog"},
        ),
        (
            "I'm a nurse working at Globex.",
            {"identity:job": "nurse", "identity:employer": "Globex"},
        ),
        (
            "I'm Sara, I live in Berlin with my husband Tom.",
            {"identity:name": "Sara", "identity:home": "Berlin", "identity:husband": "Tom"},
        ),
        (
            "I grew up in Kyiv but now live in Lisbon.",
            {"identity:origin": "Kyiv", "identity:home": "Lisbon"},
        ),
    ],
)
def test_each_fact_of_a_sentence_has_its_own_key(message: str, expected: dict[str, str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    "aside",
    [
        " tbh",
        " btw",
        " lol",
        " 🙂",
        ", to be honest.",
        ", just so you know.",
        " haha 😅",
        "...",
        ", ok?",
    ],
)
def test_what_is_said_behind_a_statement_is_no_part_of_it(aside: str) -> None:
    assert learned(f"I never drink alcohol{aside}") == {"-pattern:drink_alcohol": "drink alcohol"}
    assert learned(f"I speak Polish and Czech{aside}") == learned("I speak Polish and Czech.")


@pytest.mark.parametrize(
    "opener", ["ok so ", "haha ", "Oh, and ", "FYI, ", "I just want to add that ", "I think "]
)
def test_what_is_said_before_a_statement_does_not_change_it(opener: str) -> None:
    assert learned(f"{opener}our son lives in Rome.") == {"identity:son/home": "Rome"}


@pytest.mark.parametrize(
    "message",
    [
        "I met a teacher at Eton.",
        "I play a doctor at Seattle Grace in this show.",
        "I met a cat and a dog.",
        "I moved back to the first question.",
        "I talked to a nurse at St Mary's.",
        "I met an engineer working at Google yesterday.",
        "My sister met a doctor at Google.",
        "I want to be an engineer at SpaceX.",
        "I'm not an engineer at Acme.",
        "Is my husband Tom invited?",
        "She went out with her husband Tom.",
        "I can't eat this soup, it's too hot.",
        "Switch to the next slide please.",
        "Use French in this paragraph.",
        "In my novel, I have a dog called Rex.",
        "Do you have a dog called Rex?",
        "He has a dog called Rex.",
        "I have a variable named Sam.",
        "I have a question, Sam.",
        "I haven't smoked today.",
        "I started drinking coffee at 8 this morning.",
        "I got hired by accident.",
        "I'm French-Canadian.",
        "We had a first draft, baby steps!",
        "Nothing beats this.",
        "I became a laughing stock.",
        "You should always be careful.",
        "If I were a truck driver, I'd sleep a lot.",
    ],
)
def test_what_only_looks_like_one_teaches_nothing(message: str) -> None:
    assert learned(message) == {}
