"""English turns of phrase: the thing said first, the best of a kind, corrections, what is over."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, MemoryType, Retraction

AROUND_A_THING = (
    ("The pen I like best is the Pilot G2.", "+ favourite:pen"),
    ("The team I support is Arsenal.", "+ favourite:team"),
    ("Of all the seasons I like autumn best.", "+ favourite:seasons"),
    ("Friday is the day I like most.", "+ favourite:day"),
    ("Risotto has to be my favourite dish.", "+ favourite:food"),
    ("No singer comes close to Joni Mitchell for me.", "+ favourite:artist"),
    ("Oslo is where I live.", "+ identity:home"),
    ("leeds born and bred", "+ identity:origin"),
    ("trail running is what keeps me sane", "+ preference:trail_running"),
    ("spicy food and me dont get along", "- preference:spicy_food"),
    ("My idea of hell is camping.", "- preference:camping"),
    ("If there's one thing I can't stand it's queues.", "- preference:queues"),
    ("Civil engineer by trade.", "+ identity:job"),
    ("Every morning starts with twenty minutes of yoga.",
     "+ pattern:starts_with_twenty_minutes_of_yoga"),
)  # fmt: skip

LIVES = (
    ("I've been with Ikea for nine years.", "+ identity:employer"),
    ("I work full time as a dental hygienist.", "+ identity:job"),
    ("I read law at Durham.", "+ identity:studies"),
    ("I only eat halal.", "+ identity:diet"),
    ("I'm twenty-six.", "+ identity:age"),
    ("polish is my first language", "+ identity:language/polish"),
    ("I bought a drone last month.", "+ possession:drone"),
    ("We voted to adopt Terraform.", "+ decision:adopt_terraform"),
    ("I'm going part-time from January.", "+ decision:part_time_from_january"),
    ("We're not moving to Kubernetes after all.", "- decision:kubernetes_after_all"),
    ("My brother Femi works nights as a nurse.", "+ identity:brother_femi/job"),
    ("My parents run a bakery in Graz.", "+ identity:parents/job"),
    ("My son goes to Harvard.", "+ identity:son/school"),
)  # fmt: skip

REQUESTS = (
    ("stop swearing", "instruction"),
    ("Don't ask me follow-up questions.", "instruction"),
    ("Limit your answers to three sentences.", "instruction"),
    ("Ask before you change anything in my code.", "instruction"),
    ("Even if I write in German, answer in English.", "instruction"),
    ("Start every answer with a summary.", "instruction"),
)  # fmt: skip


@pytest.mark.parametrize(("message", "expected"), (*AROUND_A_THING, *LIVES))
def test_an_everyday_turn_of_phrase_teaches_what_it_says(message: str, expected: str) -> None:
    (fact,) = (said for said in extract(message).statements if isinstance(said, Fact))
    assert f"{fact.polarity} {fact.key}" == expected


@pytest.mark.parametrize(("message", "category"), REQUESTS)
def test_a_standing_request_is_an_instruction(message: str, category: str) -> None:
    (fact,) = extract(message).statements
    assert isinstance(fact, Fact)
    assert fact.category == category


CORRECTED = (
    ("actually scratch that, i'm 34 not 33", "identity:age", "34"),
    ("my bad, im 35 not 36", "identity:age", "35"),
    ("ok final call: we're going with postgres for the billing service",
     "decision:postgres_for_the_billing_service", "postgres for the billing service"),
)  # fmt: skip


@pytest.mark.parametrize(("message", "key", "value"), CORRECTED)
def test_a_correction_or_last_word_is_read_behind_what_announces_it(
    message: str, key: str, value: str
) -> None:
    facts = [said for said in extract(message).statements if isinstance(said, Fact)]
    assert [(fact.key, fact.object) for fact in facts] == [(key, value)]


def test_a_note_that_names_what_is_not_so_affirms_the_rest() -> None:
    (fact,) = extract("make a note, mum's flat is number 14 not 41").statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.polarity) == ("note", "+")


OVER = (
    ("I deleted my Twitter account.", "Twitter account"),
    ("The Audi's been sold.", "Audi"),
    ("I've cut out sugar.", "sugar"),
    ("I don't go swimming any more.", "swimming"),
)  # fmt: skip


@pytest.mark.parametrize(("message", "value"), OVER)
def test_what_is_over_ends(message: str, value: str) -> None:
    ended = [said for said in extract(message).statements if isinstance(said, Retraction)]
    assert any(value in each.object for each in ended)


STEPS = (
    "My way of making sourdough: feed the starter, wait 8 hours, then mix.",
    "For migrations we first dump the database, then run alembic.",
    "We deploy by merging to main, waiting for the build and clicking promote.",
    "Steps to restore the db: stop the app, load the dump, then restart.",
)


@pytest.mark.parametrize("message", STEPS)
def test_steps_are_a_procedure_in_whatever_words(message: str) -> None:
    (fact,) = extract(message).statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.type) == ("procedure", MemoryType.PROCEDURAL)


NOTHING = (
    "My phone is at 12%.",
    "My battery is at 40 percent.",
    "Use a dictionary instead of a list here.",
    "We use the word dog for many breeds.",
    "I've been married to this bug for a week lol",
    "I'm a potato today.",
    "Never again lol",
    "I always forget how this works.",
    "I run out of memory every time.",
    "I'm going with Anna to the cinema tonight.",
    "We went to Stanford for a conference.",
    "I cut out the second paragraph.",
    "I have two exams before lunch.",
    "I'm going full-time crazy here.",
    "I've been in Berlin for two days.",
    "The version I prefer most is the first one.",
    "Paris is where the conference was held.",
    "Steps to reproduce: open the page, click save, then it crashes.",
    "The list is sorted by swapping pairs and then shrinking the range.",
    "We sort by comparing pairs and swapping them in this algorithm.",
    "My son flies home tomorrow.",
    "He drives a bus for a living.",
    "Forget that, what about the second option?",
    "Whatever it is, fix it.",
)  # fmt: skip


@pytest.mark.parametrize("message", NOTHING)
def test_what_only_looks_like_such_a_turn_teaches_nothing(message: str) -> None:
    assert extract(message).statements == ()
