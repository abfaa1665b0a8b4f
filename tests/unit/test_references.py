"""Which memories a sentence that tells of a change ends, and what it leaves by itself."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction.endable import may_end
from kumbuka.memory.extraction.endings import ends, gone_on_with, told
from kumbuka.memory.extraction.follow_ups import followed, rarity_of
from kumbuka.memory.extraction.lasting import kept, tells_of_a_change
from kumbuka.memory.extraction.matters import matters
from kumbuka.memory.extraction.tellings import tellings
from kumbuka.memory.extraction.values import values_of
from kumbuka.memory.model import Memory

from tests.fakes.told import PLACE, is_ended, memory


def lasting(message: str) -> list[str]:
    return [telling.sentence for telling in tellings(message) if tells_of_a_change(telling)]


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("Our standup is at 9:15.", "Standup got pushed to 10:00."),
        ("My wifi is called Otter_Den.", "Renamed the wifi, it shows up as LighthouseFive."),
        ("My salary is 38k.", "Got the raise: 44k."),
        ("Our CI is Jenkins.", "Jenkins is switched off, GitHub Actions does the builds."),
        ("I drink oat milk.", "I've switched to cow's milk."),
        ("I report to Delphine Roux.", "After the reorg my manager is Hamza Qureshi."),
        ("I study law.", "Transferred to economics this term."),
        ("My landlord is Mr Petrov.", "The building was sold and Mrs Haddad is the landlady."),
    ],
)
def test_another_value_of_its_kind_takes_the_place_of_the_one_known(
    known: str, message: str
) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I volunteer at the food bank.", "I've stopped at the food bank."),
        ("I brew kombucha at home.", "Poured out the last kombucha, done brewing."),
        ("I drink a glass of wine with dinner.", "I've quit alcohol."),
        ("I commute by train.", "I cycle in these days, no more trains."),
        ("I've got braces.", "Braces are off!!"),
        ("I'm allergic to penicillin.", "Tests are back: penicillin is fine, it's sulfa drugs."),
        ("All my notes are in Evernote.", "I exported the lot from Evernote into Obsidian."),
        ("I'm lactose intolerant.", "Turns out I'm not lactose intolerant after all."),
    ],
)
def test_what_is_over_is_named_by_any_words_of_it(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I'm single.", "I've started seeing someone, Leila."),
        ("I'm five months pregnant.", "Our little girl was born on the 3rd."),
        ("I live alone.", "My brother Tendai moved in with me."),
        ("I'm a smoker.", "I've been smoke free since Easter."),
        ("I smoke ten a day.", "Haven't touched a cigarette since Easter."),
        ("My mother lives with us.", "Mum went into the Lindenhof care home."),
    ],
)
def test_of_states_that_exclude_each_other_the_later_one_holds(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I own a Trek road bike.", "I got new tyres for the Trek."),
        ("My dentist is Dr. Okafor.", "Dr. Okafor changed my appointment to Thursday."),
        ("I pay for Netflix.", "Netflix cancelled the show I liked."),
        ("I support Ajax.", "Ajax sold their keeper."),
        ("My sister Leila lives in Toronto.", "Leila got a new job in Toronto."),
        ("My rent is 900 euros.", "The rent for the flat next door went up to 1,100 euros."),
        ("I wear glasses.", "I left my glasses at the office."),
        ("We use Slack.", "I'm thinking of moving from Slack to Teams."),
        ("We use Slack.", "I nearly cancelled Slack but they gave us a discount."),
        ("I'm vegetarian.", "My son stopped being vegetarian."),
        ("I live in Lisbon.", "My brother moved to Porto."),
        ("Our standup is at 9:15.", "Today's standup was moved to 10:00 because of the drill."),
        ("I'm single.", "My flatmate got engaged."),
        ("I moved to Porto.", "I no longer live in Lisbon."),
        ("I weigh 94 kilos.", "The kitchen scale says 86 grams of flour."),
        ("I'm allergic to nuts.", "The restaurant cleared the tables, nuts were everywhere."),
        ("I use VS Code.", "I also use Helix now for quick edits."),
    ],
)
def test_what_is_true_beside_a_change_stays(known: str, message: str) -> None:
    assert not is_ended(known, message)


@pytest.mark.parametrize(
    "message",
    [
        "I changed to a dynamic tariff where nights are the cheapest.",
        "Left AWS for Hetzner.",
        "Chiara quit. Babatunde leads design.",
        "Passed my driving test today!",
        "finally binned that samsung btw, fairphone 5 and loving it. so what's a good recipe?",
    ],
)
def test_a_change_in_somebodys_life_is_kept_though_no_pattern_reads_it(message: str) -> None:
    assert lasting(message)


@pytest.mark.parametrize(
    "message",
    [
        "I upgraded Node to 22 and now npm install hangs. Why?",
        "I moved the div into the header and it broke the layout.",
        "The meeting got moved to 3 today, remind me what was on the agenda.",
        "I might switch to a Mac next year, who knows.",
        "If Hamza quits, I'll apply for his job.",
        "Einstein left Germany in 1933.",
        "Write a story about a man who quit his job.",
    ],
)
def test_what_passes_or_is_worked_at_is_not_kept(message: str) -> None:
    assert not lasting(message)


def test_what_is_kept_of_a_change_can_end_by_another() -> None:
    (first,) = tellings("Standup got pushed to 10:00.")
    fact = kept(first)
    about = {"category": fact.category, "polarity": "+", "subject": "user", "object": fact.object}
    known = Memory("m", PLACE, fact.type, fact.key, fact.content, about, 0, 0, 0, 0)
    (second,) = tellings("Standup is at 9:45 from now on.")
    assert may_end(known)
    assert ends(second, known)
    assert told(second, known).key == fact.key


def test_what_may_have_ended_goes_on_with_the_words_that_say_so() -> None:
    known = [memory("My therapist is Dr. Weiss."), memory("I live in Leeds.")]
    (telling,) = tellings("I'm seeing Dr. Weiss on Mondays from now on.")
    before = followed(telling.said, telling.sentence, known, rarity_of(known))
    assert before is known[0]
    fact = gone_on_with(telling, before)
    assert fact.content == "My therapist is Dr. Weiss. I'm seeing Dr. Weiss on Mondays from now on."
    assert fact.key == before.key


def test_a_change_goes_on_with_what_it_shares_more_than_a_name_with() -> None:
    known = [memory("My sister Leila lives in Toronto."), memory("I keep bees, four hives.")]
    for said, before in (("Leila sold her car in Toronto.", None), ("Sold hives and bees.", 1)):
        found = followed(said, said, known, rarity_of(known), lasts=True)
        assert found is (None if before is None else known[before])


def test_a_word_that_many_memories_share_shows_nothing() -> None:
    known = [memory(f"I use a bench in park {n}.", key=f"tool:{n}") for n in range(4)]
    said = "The bench is green from now on."
    assert followed(said, said, known, rarity_of(known)) is None


def test_what_is_said_of_one_matter_in_several_words_is_one() -> None:
    assert matters("My salary is 38k.") & matters("Got the raise: 44k.") == {"pay"}


def test_a_value_has_a_kind_and_the_word_before_it() -> None:
    found = {(value.kind, value.text, value.before) for value in values_of("I park in bay B17.")}
    assert ("code", "b17", "bay") in found
