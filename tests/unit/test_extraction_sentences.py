"""Everyday sentences, written down before the patterns, with what should be learned from each.

An entry is a message and its expected statements: a key, `-key` for a negated fact, `~object` for
an ended one. Precision and recall are counted over all of them.
"""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

POSITIVE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("I really love hiking in the mountains.", ("preference:hiking_in_the_mountains",)),
    ("hey, i prefer dark mode", ("preference:dark_mode",)),
    ("I can't stand cilantro.", ("-preference:cilantro",)),
    ("I'm a big fan of jazz.", ("preference:jazz",)),
    ("I'm not a fan of horror movies.", ("-preference:horror_movies",)),
    ("I dislike meetings before 10am.", ("-preference:meetings_before_10am",)),
    ("Honestly, I hate writing documentation.", ("-preference:writing_documentation",)),
    ("I enjoy cooking Thai food on weekends.", ("preference:cooking_thai_food_on_weekends",)),
    ("I prefer working in the morning.", ("preference:working_in_the_morning",)),
    ("I would rather take the train than fly.", ("preference:take_the_train",)),
    ("I love my job but I don't like the commute.", ("preference:my_job", "-preference:commute")),
    ("My favourite colour is green.", ("favourite:colour",)),
    ("My favorite color is teal, by the way.", ("favourite:colour",)),
    ("My favourite band is Radiohead.", ("favourite:band",)),
    ("Elixir is my favorite programming language.", ("favourite:programming_language",)),
    ("My favorite movie is \"The Godfather\".", ("favourite:movie",)),
    ("We decided to use Kafka for events.", ("decision:kafka_for_events",)),
    ("I've decided to learn Rust this year.", ("decision:learn_rust_this_year",)),
    ("We're going with Terraform for infrastructure.", ("decision:terraform_for_infrastructure",)),
    ("Let's use FastAPI for the backend.", ("decision:fastapi_for_the_backend",)),
    ("We chose Vue for the frontend.", ("decision:vue_for_the_frontend",)),
    ("I'll go with the monthly plan.", ("decision:monthly_plan",)),
    ("I always write tests first.", ("pattern:write_tests_first",)),
    ("I usually run in the evening.", ("pattern:run_in_the_evening",)),
    ("I never drink coffee after lunch.", ("-pattern:drink_coffee_after_lunch",)),
    ("Every morning I meditate for ten minutes.", ("pattern:meditate_for_ten_minutes",)),
    ("We deploy every Friday.", ("pattern:deploy_every_friday",)),
    ("I go to the gym three times a week.", ("pattern:go_to_the_gym_three_times_a_week",)),
    ("I typically wake up at 6.", ("pattern:wake_up_at_6",)),
    ("My name is Carlos.", ("identity:name",)),
    ("Hi! I'm Priya, nice to meet you.", ("identity:name",)),
    ("You can call me Sam.", ("identity:name",)),
    ("My pronouns are they/them.", ("identity:pronouns",)),
    ("I live in Nairobi.", ("identity:home",)),
    ("I just moved to Berlin last month.", ("identity:home",)),
    ("I'm based in São Paulo.", ("identity:home",)),
    ("I'm from Kenya but I live in Toronto.", ("identity:origin", "identity:home")),
    ("I grew up in a small town near Seville.", ("identity:origin",)),
    ("I work at Siemens as an engineer.", ("identity:employer",)),
    ("I work as a data analyst.", ("identity:job",)),
    ("I'm a nurse.", ("identity:job",)),
    ("I am a software engineer at Spotify.", ("identity:job",)),
    ("I speak French and a bit of German.", ("identity:language/french_and_a_bit_of_german",)),
    ("My birthday is May 4th.", ("identity:birthday",)),
    ("I'm 34 years old.", ("identity:age",)),
    ("I was born in 1990.", ("identity:birthday",)),
    ("I'm allergic to shellfish.", ("identity:allergy/shellfish",)),
    ("I have a peanut allergy.", ("identity:allergy/peanut",)),
    ("I'm lactose intolerant.", ("identity:allergy/lactose",)),
    ("I'm vegan.", ("identity:diet",)),
    ("I have been a vegetarian for ten years.", ("identity:diet",)),
    ("I don't eat pork.", ("-preference:pork",)),
    ("I don't drink alcohol.", ("-preference:alcohol",)),
    ("My wife's name is Laura.", ("identity:wife",)),
    ("My dog is called Rex.", ("identity:dog",)),
    ("I have a cat named Miso.", ("identity:cat",)),
    ("My brother Tom lives in Oslo.", ("identity:brother_tom/home",)),
    ("My mom loves orchids.", ("preference:mother/orchids",)),
    ("I have two kids.", ("identity:children",)),
    ("My time zone is CET.", ("identity:time_zone",)),
    ("I'm in the Pacific time zone.", ("identity:time_zone",)),
    ("I use Neovim as my editor.", ("tool:editor",)),
    ("I'm using Fedora on my laptop.", ("tool:operating_system/fedora_on_my_laptop",)),
    ("I drive a Toyota Prius.", ("possession:car",)),
    ("I own a small bakery.", ("possession:small_bakery",)),
    ("Remember that my flight is on June 3rd.", ("identity:flight",)),
    ("Don't forget that the API limit is 100 requests.", ("note:api_limit_is_100_requests",)),
    ("Note that our office closes at 6pm.", ("note:our_office_closes_at_6pm",)),
    ("Please remember I'm allergic to bees.", ("identity:allergy/bees",)),
    ("Keep in mind that I prefer short answers.", ("instruction:answer_length",)),
    ("For future reference, I live in Madrid.", ("identity:home",)),
    ("Always answer in German.", ("instruction:answer_language",)),
    ("Please keep your answers short.", ("instruction:answer_length",)),
    ("From now on, use metric units.", ("instruction:units",)),
    ("Never use emojis in your replies.", ("-instruction:emojis",)),
    ("I prefer that you answer in Italian.", ("instruction:answer_language",)),
    ("To deploy, first run make build, then push the tag.", ("procedure:deploy",)),
    ("I switched from Chrome to Firefox.", ("~Chrome", "tool:browser/firefox")),
    ("I no longer work at Google.", ("~Google",)),
    ("I stopped using Jira.", ("~Jira",)),
    ("I don't live in Paris anymore.", ("~Paris",)),
    ("I no longer eat meat.", ("-preference:meat",)),
    ("We use Linear instead of Jira now.", ("~Jira", "tool:ticket_system/linear")),
    ("I prefer tea, not coffee.", ("~coffee", "preference:tea")),
    ("Please forget that I live in Rome.", ("~Rome",)),
    ("Forget what I said about the budget.", ("~budget",)),
    ("Actually, I moved from Lisbon to Porto.", ("identity:home",)),
    ("I'm allergic to nuts, what can I cook tonight?", ("identity:allergy/nuts",)),
    ("I live in Lisbon and work at Feedzai.", ("identity:home", "identity:employer")),
    ("I like tea and I hate coffee.", ("preference:tea", "-preference:coffee")),
    ("- I like pizza\n- I don't like olives", ("preference:pizza", "-preference:olives")),
    ("I'm learning Japanese.", ("identity:learning/japanese",)),
    ("I study biology at the University of Porto.", ("identity:studies",)),
    ("I'm married to Joana.", ("~", "identity:spouse")),
    ("I'm left-handed.", ("identity:trait/left_handed",)),
    ("I am Brazilian.", ("identity:nationality",)),
    ("I play the violin.", ("identity:instrument/violin",)),
    ("I'm a morning person.", ("identity:trait/morning_person",)),
    ("I hope you're well. My name is Dr. Smith and I'm a dentist.",
     ("identity:name", "identity:job")),
    ("I'd rather not get phone calls.", ("-preference:get_phone_calls",)),
    ("My team uses GitLab.", ("tool:code_host/gitlab",)),
    ("My email is ana@example.com.", ("identity:email",)),
)  # fmt: skip

NEGATIVE: tuple[str, ...] = (
    "What is the capital of France?",
    "Do you like tea?",
    "Can you help me write a cover letter?",
    "I need you to refactor this function.",
    "I want a script that renames files.",
    "I like this answer.",
    "I love it!",
    "I'd like a summary of the article.",
    "I'm tired today.",
    "I'm going to the supermarket.",
    "I'm working on a bug in the parser.",
    "If I move to Spain I will learn Spanish.",
    "I might switch to Linux.",
    "I wish I lived in Hawaii.",
    "Imagine I am a pirate and I live on a ship.",
    "Write a poem about how I love the sea.",
    "Translate to Spanish: I like dogs.",
    'How do I say "I like tea" in French?',
    "My friend told me he hates broccoli.",
    "She said I like to argue.",
    '"I always lie," said the man.',
    "I never said I like Java.",
    "I get an error when I run the script.",
    "I have a question about pandas.",
    "I have a meeting at 3.",
    "I use the function below to parse dates.",
    "My code doesn't work.",
    "My question is about loops.",
    "I think the bug is in line 10.",
    "I don't understand recursion.",
    "I don't know what to do.",
    "I'm not sure which one to pick.",
    "I'm sorry for the confusion.",
    "Unless I hear back I'll use Stripe.",
    "Should I use Redis for caching?",
    "I tried restarting but it still fails.",
    "Thanks, I like the second option.",
    "Let's say I live in Tokyo, what would rent be?",
    "Write an email saying I am allergic to nuts.",
    "```\nI prefer MySQL\n```",
    "> I live in Rome",
    "Assistant: I prefer small PRs.",
    "My function returns None.",
    "We have a deadline tomorrow.",
    "I work on it every time it breaks, help",
    "Let's use a for loop here.",
    "I'm looking for a good restaurant in Lisbon.",
    "I am trying to install numpy.",
    "I'll try that.",
    "I will use this.",
    "Would I like Norway?",
    "Please answer the question above.",
    "I am a bit confused.",
    '<file name="a.txt">I like tea</file>',
    "I'll be back in an hour.",
    "My internet is slow.",
    "I always get this error when compiling.",
)


def shown(statement: Fact | Retraction) -> str:
    if isinstance(statement, Retraction):
        return f"~{statement.object}"
    return statement.key if statement.polarity == "+" else f"-{statement.key}"


def learned(message: str) -> tuple[str, ...]:
    return tuple(shown(statement) for statement in extract(message).statements)


def counted() -> tuple[int, int, int]:
    """Statements that are right, that were found, and that should have been found."""
    right = found = wanted = 0
    for message, expected in (*POSITIVE, *((message, ()) for message in NEGATIVE)):
        got = set(learned(message))
        right += len(got & set(expected))
        found += len(got)
        wanted += len(expected)
    return right, found, wanted


def test_almost_all_that_is_learned_was_said() -> None:
    right, found, _ = counted()
    assert right / found >= 0.97


def test_most_of_what_was_said_is_learned() -> None:
    right, _, wanted = counted()
    assert right / wanted >= 0.85


def test_sentences_that_state_nothing_teach_nothing() -> None:
    assert {message: learned(message) for message in NEGATIVE if learned(message)} == {}


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I like C# and Java.", "C# and Java"),
        ("I use A* search and *args.", "A* search and *args"),
        ("I use Google+ and 4 * 4 tyres.", "Google+ and 4 * 4 tyres"),
        ("I live in St. Louis.", "St. Louis"),
        ("I live in Washington D.C. with my family.", "Washington D.C"),
        ("My favorite author is J.R.R. Tolkien.", "J.R.R. Tolkien"),
        ("I prefer tabs vs. spaces.", "tabs vs. spaces"),
    ],
)
def test_no_mark_and_no_dot_inside_a_line_is_lost(message: str, expected: str) -> None:
    (statement,) = extract(message).statements
    assert isinstance(statement, Fact)
    assert (statement.content, statement.object) == (message, expected)


def test_a_list_mark_at_the_beginning_of_a_line_is_not_content() -> None:
    said = extract("## I prefer tea.\n- I live in Oslo.\n2. I hate C# and Java.").statements
    assert [fact.content for fact in said if isinstance(fact, Fact)] == [
        "I prefer tea.",
        "I live in Oslo.",
        "I hate C# and Java.",
    ]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("My new favorite editor is Helix.", "favourite:editor"),
        ("Helix is now my favorite editor.", "favourite:editor"),
        ("We decided against MongoDB.", "-decision:mongodb"),
        ("We've decided against using MongoDB.", "-decision:mongodb"),
        ("I usually don't drink coffee.", "-pattern:drink_coffee"),
        ("I never ever deploy on Fridays.", "-pattern:deploy_on_fridays"),
        ("I gave up Vim for Helix.", "~Vim"),
        ("I gave up coffee.", "~coffee"),
    ],
)
def test_a_change_is_keyed_like_what_it_changes(message: str, expected: str) -> None:
    assert learned(message) == (expected,)
