"""What people of many trades and ages say of themselves, and what only sounds like it."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction


def learned(message: str) -> list[str]:
    """`preference olives`, `pattern- eat out`, `~Volvo` for an ending."""
    return [
        f"~{said.object}"
        if isinstance(said, Retraction)
        else f"{said.category}{said.polarity.replace('+', '')} {said.object}"
        for said in extract(message).statements
    ]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I do all my ledgers in Xero.", ["tool Xero"]),
        ("I keep it all in a paper diary.", ["tool paper diary"]),
        ("We run everything on bare metal in Oslo.", ["tool bare metal in Oslo"]),
        ("helix is my daily driver", ["tool helix"]),
        ("i'm on a pixel 8 btw, where is that setting?", ["tool pixel 8"]),
        ("I've switched us all over to oat milk.", ["decision oat milk"]),
        (
            "I've made up my mind: the stall will close on Mondays.",
            ["decision stall will close on Mondays"],
        ),
    ],
)
def test_the_means_of_all_work_of_a_kind_are_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Got three ponies and a field.", ["identity three ponies"]),
        ("Stay-at-home dad of twin girls.", ["identity Stay-at-home dad of twin girls"]),
        ("Retired physics teacher here.", ["identity Retired physics teacher"]),
        ("Wool brings me out in a rash.", ["identity Wool"]),
        ("I've taught here for over twenty years.", ["pattern taught here"]),
        ("We're raising our niece.", ["identity our niece"]),
        ("I haven't got a car.", ["possession- car"]),
        ("The wife does the books.", ["pattern does the books"]),
    ],
)
def test_who_is_in_a_household_is_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I can't kneel because of my hip.", ["identity- kneel"]),
        ("My doctor has told me to cut out salt.", ["pattern cut out salt"]),
        ("I spent ten years in the navy.", ["identity ten years in the navy"]),
        ("We open at 9 every day.", ["pattern open at 9 every day"]),
        ("Most of my clients are pensioners.", ["identity pensioners"]),
        ("We don't eat out much.", ["pattern- eat out much"]),
        ("I'd go for Postgres every time.", ["preference Postgres"]),
        ("Don't bother explaining basic git.", ["instruction- explaining basic git"]),
        ("If you're not sure, say so.", ["instruction say so"]),
    ],
)
def test_how_a_living_is_made_and_what_cannot_be_done_is_learned(
    message: str, expected: list[str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "I own an EpiPen because I'm allergic to wasps.",
            ["possession EpiPen", "identity wasps"],
        ),
        ("I drive for Bolt and study law.", 2),
        ("born and raised in Galway, moved over to Boston in 2009", 2),
    ],
)
def test_what_shares_a_subject_or_gives_a_reason_is_learned_too(
    message: str, expected: list[str] | int
) -> None:
    said = learned(message)
    assert (len(said) if isinstance(expected, int) else said) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Crowds make me anxious.", ["preference- Crowds"]),
        ("Loud restaurants stress me out.", ["preference- Loud restaurants"]),
        ("Rainy days make me happy.", ["preference Rainy days"]),
        ("My guilty pleasure is reality TV.", ["preference reality TV"]),
        ("I get bored by superhero films.", ["preference- superhero films"]),
        ("I couldn't care less about fashion.", ["preference- fashion"]),
        ("Raw tomato is the one thing I won't eat.", ["preference- Raw tomato"]),
        ("There's nothing worse than cold tea.", ["preference- cold tea"]),
        ("Lasagna is my favorite.", ["preference Lasagna"]),
        ("I used to hate olives but now I love them.", ["preference olives"]),
        ("If I had to pick a favourite city it'd be Kyoto.", ["favourite Kyoto"]),
        ("I like both cats and dogs.", ["preference cats and dogs"]),
    ],
)
def test_what_something_does_to_somebody_tells_whether_they_like_it(
    message: str, expected: list[str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("so basically i work as a barber in leeds", ["identity barber in leeds"]),
        ("Quick background: I'm a dental hygienist.", ["identity dental hygienist"]),
        ("I reckon you should know I'm scared of needles.", ["identity needles"]),
        ("For my money, nothing tops a Sunday roast.", ["preference Sunday roast"]),
        ("Dinner ideas: my niece is vegan.", ["identity vegan"]),
        ("I should mention I'm deaf in one ear.", ["identity deaf"]),
        ("Speaking as a pharmacist, I'd disagree.", ["identity pharmacist"]),
        ("If you don't mind, call me Mo.", ["identity Mo"]),
    ],
)
def test_what_leads_up_to_a_statement_is_passed_over(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I'm the caretaker at a primary school.", ["identity caretaker at a primary school"]),
        ("My job is driving a school bus.", ["identity driving a school bus"]),
        ("For a living I fix lifts.", ["identity fix lifts"]),
        ("I left teaching to become a carpenter.", ["~teaching", "identity carpenter"]),
        ("I got laid off last week.", ["~", "identity laid off"]),
        ("I'm studying to become a midwife.", ["identity midwife"]),
        ("I'm learning to play the ukulele.", ["identity play the ukulele"]),
        ("I'm in 10th grade.", ["identity 10th grade"]),
        ("I'm an American living in Seoul.", ["identity American living in Seoul"]),
        ("I cancelled my gym membership.", ["~gym membership"]),
        ("We gave up on the extension.", ["~extension"]),
        ("I'm switching from Evernote to Obsidian.", ["~Evernote", "tool Obsidian"]),
        ("Me and my girlfriend are moving to Berlin.", ["decision Berlin"]),
        ("Both my brothers live in Auckland.", ["identity Auckland"]),
        ("Whenever I travel I bring my own pillow.", ["pattern bring my own pillow"]),
        ("I don't use social media.", ["~social media", "pattern- use social media"]),
        ("My kid's name is Theodore but he goes by Teddy.", ["identity Theodore"]),
    ],
)
def test_what_somebody_does_and_has_left_is_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I've never been abroad.", ["pattern- abroad"]),
        ("I've been at IBM for 12 years.", ["identity at IBM"]),
        ("I've always been a cat person.", ["identity cat person"]),
        ("I've recently been diagnosed with ADHD.", ["identity ADHD"]),
        ("I've moved in with my girlfriend.", ["identity with my girlfriend"]),
        ("I've just become a grandfather.", ["identity grandfather"]),
        ("I'm renovating an old farmhouse.", ["pattern renovating an old farmhouse"]),
        ("I'm giving up meat for good.", ["decision- meat"]),
        ("I'm getting into bouldering.", ["preference bouldering"]),
        ("I can type 90 words a minute.", ["identity type 90 words a minute"]),
        ("I can only work mornings.", ["pattern work mornings"]),
        ("I can't work Fridays.", ["pattern- work Fridays"]),
        ("I only stay in hotels.", ["pattern stay in hotels"]),
        ("I surf.", ["pattern surf"]),
        ("I bruise easily.", ["identity bruise easily"]),
        ("I need subtitles to follow films.", ["identity subtitles to follow films"]),
        ("Neither my husband nor I drive.", ["pattern- drive"]),
        ("For birthdays we always go to the same café.", ["pattern go to the same café"]),
        ("I'm self-taught.", ["identity self-taught"]),
        ("I'm in a long distance relationship.", ["identity in a long distance relationship"]),
        ("My cholesterol is high.", ["identity is high"]),
        ("I no longer speak to my brother.", ["pattern- speak to my brother"]),
        ("I see a physio every two weeks.", ["pattern physio every two weeks"]),
    ],
)
def test_what_has_been_is_going_on_or_can_be_done_is_learned(
    message: str, expected: list[str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I settled on a Tuesday slot.", ["decision Tuesday slot"]),
        ("We've agreed to meet every other Friday.", ["decision meet every other Friday"]),
        ("I won't be renewing Netflix.", ["decision- Netflix"]),
        ("I decided that we'll homeschool.", ["decision homeschool"]),
        ("I stopped running after my injury.", ["~running", "~"]),
        ("I no longer drive.", ["pattern- drive"]),
        ("We broke up.", ["~", "~", "~", "identity separated"]),
        ("We closed the shop in June.", ["~shop"]),
        ("The dog died last year.", ["~dog"]),
        ("My grandmother passed away in May.", ["identity passed away"]),
        ("I worked at Nokia for 10 years.", ["identity worked at Nokia"]),
        ("I went back to university last autumn.", ["identity back to university"]),
        ("I started therapy.", ["identity therapy"]),
        ("I passed my driving test.", ["identity my driving test"]),
        ("I joined a choir.", ["identity choir"]),
        ("Our deadline is the end of March.", ["identity end of March"]),
        ("Our clients are law firms.", ["identity law firms"]),
        ("My kids call me Baba.", ["identity Baba"]),
        ("I work 60 hours a week.", ["pattern work 60 hours a week"]),
    ],
)
def test_what_was_settled_ended_or_begun_is_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("My kids are picky eaters.", ["identity picky eaters"]),
        ("My parents are divorced.", ["identity divorced"]),
        ("My brother isn't religious.", ["identity- religious"]),
        ("My husband snores.", ["pattern snores"]),
        ("My mum can't walk far.", ["identity- walk far"]),
        ("My sister just had a baby.", ["identity baby"]),
        ("My son won't eat anything green.", ["preference- green"]),
        ("My parents don't speak English.", ["identity- English"]),
        ("My car has a dashcam.", ["possession dashcam"]),
        ("My flat doesn't have an oven.", ["possession- oven"]),
        ("My allergies are pollen and dust.", ["identity pollen and dust"]),
        ("My biggest fear is spiders.", ["identity spiders"]),
        ("My job involves a lot of travel.", ["identity travel"]),
    ],
)
def test_what_is_said_of_ones_own_people_and_things_is_learned(
    message: str, expected: list[str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Do not add comments to code.", ["instruction- add comments to code"]),
        ("Please don't mention my ex.", ["instruction- mention my ex"]),
        ("Give me short answers.", ["instruction Give me short answers"]),
        ("Answer with one sentence.", ["instruction Answer with one sentence"]),
        ("Keep your tone friendly.", ["instruction Keep your tone friendly"]),
        ("For code, always use snake case.", ["instruction always use snake case"]),
        ("Assume I'm on Windows.", ["instruction Assume I'm on Windows"]),
        (
            "Stick to vegetarian recipes when you suggest meals.",
            ["instruction Stick to vegetarian recipes when you suggest meals"],
        ),
        ("Remind me that my passport expires in May.", ["identity May"]),
    ],
)
def test_how_answers_shall_always_be_is_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    "message",
    [
        "This song makes me happy.",
        "Your answer makes me cringe.",
        "As a kid I used to love Lego.",
        "What I like most about this draft is the ending.",
        "I can't get into my account.",
        "I left the party to be alone.",
        "I started playing the video and it froze.",
        "My job is failing in the pipeline.",
        "I'm a nurse in this scenario.",
        "I'm the father of three in the riddle.",
        "I'm joking, I don't own a yacht.",
        "I picked up the kids at four.",
        "We decided to order in tonight.",
        "Call me maybe.",
        "I can play the video but there's no sound.",
        "I've been on hold since nine.",
        "I've never had this error.",
        "I've had the same problem for years.",
        "I'm restoring a backup.",
        "I'm giving up on this puzzle.",
        "I'm getting into the car now.",
        "I only get one result.",
        "I only have milk.",
        "I split the string on commas.",
        "I need subtitles for this video.",
        "Got my first error!",
        "Paris is where I lost my wallet.",
        "I fear the worst.",
        "I have Excel open.",
        "My kids are asleep.",
        "My kids are driving me crazy.",
        "My sister isn't answering.",
        "My boss wants it by Friday.",
        "My son is doing his homework.",
        "My cat won't eat since yesterday.",
        "My flat has a leak.",
        "My allergies are killing me today.",
        "I decided on a whim to call you.",
        "Don't add comments in this code.",
        "Give me short answers to these three questions.",
        "Keep the tone formal in this email.",
        "Remind me to buy milk.",
        "I stopped laughing when he fell.",
        "We split up in the game to find clues.",
        "I closed the shop early.",
        "I worked on this for hours.",
        "I went back to school to fetch my bag.",
        "I started a new file.",
        "I passed the salt.",
        "Our users are confused by the new menu.",
        "My kids call me all the time.",
        "My code always fails on the third iteration.",
        "She loves gardens and hates crowds.",
    ],
)
def test_a_mood_a_role_or_an_errand_teaches_nothing(message: str) -> None:
    assert learned(message) == []


@pytest.mark.parametrize(
    "message",
    [
        "i literally cant stand olives",
        "I quit two years ago.",
        "I do everything in one function here, is that bad?",
    ],
)
def test_spelling_and_time_are_not_taken_for_the_object(message: str) -> None:
    assert [said for said in learned(message) if said != "preference- olives"] == []


@pytest.mark.parametrize(
    "message",
    [
        "I didn't leave because I hate the place, I left for the money.",
        "I live in hope.",
        "I got into trouble at school today.",
        "We agreed to disagree.",
        "I decided to check the logs first.",
        "I got married in the game and then my horse died.",
        "Got an error when I ran the script.",
        "I can't see the image you posted.",
        "I can't sleep tonight.",
        "There's no way I'm going back to Homebrew.",
        "My colleague asked whether I still work at Tesco.",
        "Anything with a battery is banned on that flight.",
        "I was about to buy a Prius but didn't.",
        "I'm raising an exception in line 4.",
        "I keep losing at chess.",
    ],
)
def test_what_only_sounds_like_a_life_teaches_nothing(message: str) -> None:
    assert not [said for said in extract(message).statements if isinstance(said, Fact)]


def test_a_row_of_reasons_takes_time_in_proportion() -> None:
    assert learned("because I " * 5000) == []
