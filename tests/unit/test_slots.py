"""Which memories a plain statement ends, that tells of no change: those of the slot it fills."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction.follow_ups import changes_the_number
from kumbuka.memory.extraction.slots import fills_a_slot
from kumbuka.memory.extraction.tellings import tellings

from tests.unit.test_references import is_ended, memory


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My shop opens at nine.", "I'm opening at half past seven for the commuters."),
        ("I close on Mondays.", "Sunday is my closing day."),
        ("I play bridge on Thursdays.", "Our bridge afternoon is Friday."),
        ("I get up at 10.", "My alarm rings at 6:15."),
        ("I eat dinner at eight.", "With the baby we have dinner at half five."),
        ("I pay 35 a month for the gym.", "The gym costs me 49."),
        ("My goal weight is 70 kilos.", "I'm aiming for 66 kilos."),
        ("I teach year four.", "I've got year six from this September."),
        ("We release every two weeks.", "We release once a month."),
        ("We keep six hens.", "We're down to four hens."),
    ],
)
def test_a_plain_statement_of_another_value_ends_the_older_one(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My accountant is Mrs. Finch.", "Gupta & Sons do my books."),
        ("Our cat's vet is Dr. Moss.", "We take the cat to Dr. Bell."),
        ("My bread comes from Hartmann's bakery.", "The bread comes from Oven & Oak."),
        ("My favourite pizza is a Margherita.", "Diavola is the pizza for me."),
    ],
)
def test_who_or_what_fills_a_part_ends_who_filled_it(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I drink green tea while I read.", "Oolong is what's in my cup when I read."),
        ("Breakfast for me is two eggs.", "I have muesli for breakfast."),
        ("my dog eats kibble", "the dog is on raw food"),
        ("I sleep on the left side of the bed.", "My side of the bed is the right."),
    ],
)
def test_a_habit_of_an_occasion_ends_the_one_before(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My shop opens at nine.", "The shop closes at six."),
        ("My shop opens at nine.", "The shop next door opens at eight."),
        ("I get up at 6 on weekdays.", "On Sundays I get up at nine."),
        ("My bridge afternoon is Thursday.", "My chess afternoon is Friday."),
        ("My rent is 900 euros.", "My parking space is 80 euros."),
        ("My rent is 900 euros.", "My sister's rent is 1,200 euros."),
        ("My boss is Renée.", "Renée's boss is Mr. Okafor."),
        ("My best friend is Tariq.", "My friend Oskar is visiting."),
        ("My train leaves at 7:12.", "My train home leaves at 17:40."),
        ("I'm the goalkeeper of our team.", "Tom is the striker of our team."),
        ("I have two cats.", "I have three chickens."),
        ("I drink tea with breakfast.", "I drink coffee after lunch."),
        ("I have a glass of wine with dinner.", "I have an espresso after dinner."),
        ("My mother lives in Graz.", "My mother is in Rome until Sunday."),
        ("My rent is 900 euros.", "My rent is 900 euros, both months paid."),
        ("My favourite number is 7.", "My phone number is 555-0199."),
        ("I use tabs for indentation.", "I use spaces for indentation."),
    ],
)
def test_what_may_hold_beside_it_ends_nothing(known: str, message: str) -> None:
    assert not is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My team lead is Sven.", "The platform team has a new lead, Birgit."),
        ("We use Kotlin for the Android app.", "The iOS app will be rewritten in Swift."),
        ("My mother lives in Graz.", "My mother-in-law has moved to Linz."),
        ("I'm scared of flying.", "I'm not scared of spiders any more."),
        ("Our CI is GitHub Actions.", "Jenkins builds the firmware these days."),
    ],
)
def test_what_befell_another_thing_ends_nothing(known: str, message: str) -> None:
    assert not is_ended(known, message)


@pytest.mark.parametrize(
    "message",
    [
        "Write a function that sorts a list.",
        "I like jazz.",
        "Thanks, that works.",
        "Please check the second paragraph.",
    ],
)
def test_what_states_nothing_of_a_thing_fills_no_slot(message: str) -> None:
    assert not fills_a_slot(message)


def test_a_question_about_a_slot_fills_none() -> None:
    assert tellings("Is my rent 950 a month?") == ()


@pytest.mark.parametrize(
    ("known", "message", "changes"),
    [
        ("I've got two hens.", "A fox took both hens, sadly.", True),
        ("There are six of us on the team.", "Two colleagues left, leaving four.", True),
        ("We have two cars.", "We sold the second car and make do with one.", True),
        ("I have three kids.", "The kids started school in September.", False),
        ("I have two cats.", "My cat lost a tooth.", False),
        ("I have two hens.", "I might sell one hen.", False),
    ],
)
def test_whoever_comes_or_goes_changes_the_number(known: str, message: str, changes: bool) -> None:
    assert changes_the_number(message, memory(known)) is changes


def test_a_long_line_of_values_is_read_in_linear_time() -> None:
    assert not fills_a_slot("my " + "1 a " * 20_000)
