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


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "hi im jonas, 34, from Bergen",
            {"identity:name": "jonas", "identity:age": "34", "identity:origin": "Bergen"},
        ),
        (
            "My name is Anna, 31, nurse in Oslo.",
            {"identity:name": "Anna", "identity:age": "31", "identity:job": "nurse in Oslo"},
        ),
        (
            "hi im keisha, 27, could you help me with a cover letter",
            {"identity:name": "keisha", "identity:age": "27"},
        ),
        (
            "I work at Siemens as a nurse.",
            {"identity:employer": "Siemens", "identity:job": "nurse"},
        ),
        (
            "I work as a physiotherapist at St Thomas' Hospital.",
            {"identity:job": "physiotherapist", "identity:employer": "St Thomas' Hospital"},
        ),
        (
            "Retired chemistry teacher here, 68 years old and new to this.",
            {"identity:job": "Retired chemistry teacher", "identity:age": "68"},
        ),
        (
            "allergic to nuts, vegetarian, hate mushrooms",
            {
                "identity:allergy/nuts": "nuts",
                "identity:diet": "vegetarian",
                "-preference:mushrooms": "mushrooms",
            },
        ),
    ],
)
def test_each_part_of_a_list_about_oneself_is_learned(
    message: str, expected: dict[str, str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("identity:allergy/shellfish", "shellfish", "I have a severe allergy to shellfish."),
        ("identity:allergy/nut", "nut", "I've a really bad nut allergy."),
        ("identity:allergy/lactose", "lactose", "I've got a mild intolerance to lactose."),
        ("identity:language/polish", "polish", "i speak polish"),
        ("identity:name", "Mary Ann", "everyone calls me Mary Ann"),
        ("identity:name", "Sam", "I'd like to be called Sam"),
        ("identity:pronouns", "they/them", "i go by they/them"),
        ("identity:birthday", "4 May 1990", "born 4 May 1990"),
        ("identity:age", "34", "34f here"),
        ("identity:wife/pregnancy", "pregnant", "wife is pregnant, due in June"),
        ("identity:roommate/allergy/cats", "cats", "flatmate is allergic to cats"),
        ("identity:boss", "Martin", "boss is called Martin and he hates long emails"),
        ("identity:studies", "law at leeds", "studying law at leeds, any tips for revision"),
        ("possession:phone", "pixel 8", "got a pixel 8 here, how do i mute it"),
        ("possession:car", "2012 golf", "drive a 2012 golf, what oil does it take?"),
        ("identity:diet", "vegan", "been vegan for 3 years, how do i get b12"),
        ("identity:home", "Oslo", "After uni I moved to Oslo."),
        ("tool:operating_system", "ubuntu 22.04", "running ubuntu 22.04 here, wifi keeps dropping"),
        ("decision:monorepo", "monorepo", "We decided on a monorepo."),
        ("decision:weekly_releases", "weekly releases", "We opted for weekly releases."),
        ("identity:diet", "vegan", "give me dinner ideas, I'm vegan"),
        ("preference:sci_fi", "sci-fi", "tell me a good book, I love sci-fi"),
        ("identity:job", "Nurse", "Nurse here, need some help with excel"),
        ("preference:window_seats", "window seats", "My preference is for window seats."),
        ("pattern:skip_breakfast", "skip breakfast", "I skip breakfast."),
        ("identity:birthday", "May 1990", "I was born in May 1990."),
        (
            "decision:move_to_kubernetes",
            "move to Kubernetes",
            "The decision is to move to Kubernetes.",
        ),
        ("-decision:redux", "Redux", "We're not going to use Redux."),
        ("identity:siblings", "three siblings", "I have three siblings."),
        ("identity:employer", "Siemens", "For the past three years I've worked at Siemens."),
        (
            "decision:terraform",
            "Terraform",
            "After a long discussion, our team chose Terraform over Pulumi.",
        ),
        ("decision:postgres_16", "Postgres 16", "Yesterday we decided to go with Postgres 16."),
        (
            "-preference:open_plan_offices",
            "open plan offices",
            "not a fan of open plan offices tbh, anyway can you proofread this for me",
        ),
    ],
)
def test_adjectives_left_out_words_and_circumstances_leave_the_key_alone(
    key: str, value: str, message: str
) -> None:
    assert learned(message) == {key: value}


@pytest.mark.parametrize(
    "message",
    [
        "The winner is Tom, 34, from Bergen.",
        "im stuck, 20 errors from pytest",
        "I bought 12, 34 from Bergen.",
        "son is undefined in my code",
        "wife is a noun",
        "have a look at this",
        "own a domain via this registrar",
        "drive a nail into the wall",
        "using a for loop here breaks it",
        "raising an exception here",
        "I returned it to Tesco as a gift",
        "I'm working as fast as I can",
        "Normally I get a 200 response",
        "help me write a bio for Anna, I'm a nurse from Leeds",
        "help me fix this, I'm getting an error",
        "manager is a role in our RBAC",
        "partner is spelled with an r",
        "cat is a unix command",
        "company is called with two args",
        "son is 4 characters long",
        "usually at the end there's a newline",
        "drive a wedge between them",
        "Yesterday we decided to go home early.",
        "They sell tofu, vegetarian, from Asia",
        "I use it for Excel as an analyst tool",
        "I bought this at Tesco as a student",
        "I've made up my mind to leave it",
        "running python gives an error",
        "on windows, the app crashes",
        "We decided on a loop.",
        "in my first year of analysis I get NaN",
        "please translate this, I hate mondays",
        "can you proofread this: I love jazz and I live in Rome",
    ],
)
def test_what_resembles_a_list_or_a_left_out_subject_teaches_nothing(message: str) -> None:
    assert learned(message) == {}


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I work remotely for a Dutch startup called Flink.", ("identity:employer", "Flink")),
        ("I cook with butter.", ("pattern:cook_with_butter", "cook with butter")),
        ("Rule: always answer in French.", ("instruction:answer_language", "answer in French")),
    ],
)
def test_what_a_firm_a_verb_and_a_label_are(message: str, expected: tuple[str, str]) -> None:
    (fact,) = extract(message).statements
    assert isinstance(fact, Fact)
    assert (fact.key, fact.object) == expected


def test_a_title_is_no_place_of_birth() -> None:
    assert extract("Born in the USA is a great song.").statements == ()
