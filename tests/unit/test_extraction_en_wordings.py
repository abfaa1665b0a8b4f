"""English statements in the wordings people use, with the sign and the key of what they teach."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

TASTES = (
    ("I'm a sucker for a good murder mystery.", "+ preference:good_murder_mystery"),
    ("Nothing beats an Earl Grey for me.", "+ preference:earl_grey"),
    ("I've got a soft spot for old Land Rovers.", "+ preference:old_land_rovers"),
    ("Jazz is my thing.", "+ preference:jazz"),
    ("I'm more of a cat person than a dog person tbh", "+ preference:cat"),
    ("Love a good curry.", "+ preference:good_curry"),
    ("I find gardening really relaxing.", "+ preference:gardening"),
    ("Give me a mountain over a beach any day.", "+ preference:mountain"),
    ("Oat milk in my coffee, always.", "+ preference:coffee"),
    ("I could talk about trains for hours.", "+ preference:trains"),
    ("can't be doing with small talk tbh", "- preference:small_talk"),
    ("not a fan of crowds", "- preference:crowds"),
    ("I'm not much of a drinker.", "- preference:drinker"),
    ("Sushi isn't my thing.", "- preference:sushi"),
    ("Loud chewing drives me up the wall.", "- preference:loud_chewing"),
    ("I've never been into football.", "- preference:football"),
    ("Hate mushrooms, what can I use instead?", "- preference:mushrooms"),
    ("I find meetings exhausting.", "- preference:meetings"),
    ("I don't really do mornings.", "- preference:mornings"),
    ("I've gone off coffee lately.", "- preference:coffee"),
)  # fmt: skip

FAVOURITES = (
    ("my all-time favourite book has to be The Remains of the Day", "+ favourite:book"),
    ("my fave pizza topping is anchovies", "+ favourite:pizza_topping"),
    ("favorite food is lasagna", "+ favourite:food"),
    ("My number one holiday spot is Crete.", "+ favourite:holiday_spot"),
    ("Of all sports, tennis is my favourite.", "+ favourite:sports"),
    ("I'd pick Lisbon as my favourite city, hands down.", "+ favourite:city"),
)  # fmt: skip

DECISIONS = (
    ("we're gonna use Svelte for the dashboard", "+ decision:svelte_for_the_dashboard"),
    ("We've decided against a wedding cake.", "- decision:wedding_cake"),
    ("We've gone with Stripe for payments.", "+ decision:stripe_for_payments"),
    ("Decided on oak flooring for the hallway.", "+ decision:oak_flooring_for_the_hallway"),
    ("We picked a spring launch for the mobile app.",
     "+ decision:spring_launch_for_the_mobile_app"),
)  # fmt: skip

HABITS = (
    ("I usually do my food shop on a Thursday night because it's quieter",
     "+ pattern:do_my_food_shop_on_a_thursday_night"),
    ("i hardly ever watch telly", "- pattern:watch_telly"),
    ("Sundays are for yoga.", "+ pattern:sundays"),
    ("Saturdays I sell my ceramics from a stall in Kreuzberg.",
     "+ pattern:sell_my_ceramics_from_a_stall_in_kreuzberg"),
    ("I drink a glass of wine with dinner.", "+ pattern:drink_a_glass_of_wine_with_dinner"),
    ("most mornings I swim in the lake", "+ pattern:swim_in_the_lake"),
    ("In my spare time I build model trains.", "+ pattern:build_model_trains"),
    ("I park in bay B17.", "+ pattern:park"),
    ("I sing alto.", "+ pattern:sing_alto"),
    ("I don't work Fridays.", "- pattern:work_fridays"),
    ("I've been going to the same barber for ten years.", "+ pattern:going_to_the_same_barber"),
    ("On Sundays, we bake bread.", "+ pattern:bake_bread"),
    ("I get paid on the last Friday of each month, straight into my account.", "+ identity:paid"),
    ("I spend my weekends hiking in the Peaks.", "+ pattern:spend_my_weekends_hiking_in_the_peaks"),
    ("I nip to the gym at lunch most weekdays.", "+ pattern:nip_to_the_gym_at_lunch_most_weekdays"),
)  # fmt: skip

PEOPLE = (
    ("hiya, Gemma here. could you proofread a cover letter for me?", "+ identity:name"),
    ("Everyone calls me Bex.", "+ identity:name"),
    ("Please address me as Dr Lund.", "+ identity:name"),
    ("My wife and I have a toddler called Finn.", "+ identity:child"),
    ("Our cat's called Mabel and she's fussy about everything.", "+ identity:cat"),
    ("Dr Okonjo looks after my teeth.", "+ identity:teeth"),
    ("Pixel, that's my cat.", "+ identity:cat"),
    ("Our school's head is Mr Achterberg and he wants the reports in Word.",
     "+ identity:school_head"),
    ("Our family doctor is Dr. Mbeki at the Harbour Street surgery.", "+ identity:family_doctor"),
    ("my bf's name is Arjun", "+ identity:boyfriend"),
    ("I live alone.", "+ identity:household"),
    ("I share a flat with João.", "+ identity:household"),
    ("We're naming the baby Iris.", "+ identity:child"),
    ("I'm five months pregnant.", "+ identity:pregnancy"),
    ("I have no siblings.", "+ identity:without/no_siblings"),
    ("We have a toddler.", "+ identity:children"),
)  # fmt: skip

LIVES = (
    ("I teach year 4, can you help me plan a lesson on the Romans?", "+ identity:teaches"),
    ("Doing a part-time masters in public health at Leeds at the moment.", "+ identity:studies"),
    ("I fix bikes for a living.", "+ identity:job"),
    ("I manage a team of eight.", "+ identity:runs/manage_a_team_of_eight"),
    ("I'm head of procurement at a hospital trust.", "+ identity:job"),
    ("I work in sales.", "+ identity:industry"),
    ("I turn 50 in March.", "+ identity:age"),
    ("I'll be seventy in April.", "+ identity:age"),
    ("I'm 6'2\" and 90 kg.", "+ identity:height"),
    ("Grew up speaking Welsh at home and my French is decent too.", "+ identity:language/welsh"),
    ("Home for me is Leeds.", "+ identity:home"),
    ("I'm in year 11 and sitting my GCSEs this summer.", "+ identity:school_year"),
    ("Been learning Korean since spring.", "+ identity:learning/korean"),
    ("As a vegetarian, I need other ideas.", "+ identity:trait/vegetarian"),
    ("I'm a Londoner.", "+ identity:trait/londoner"),
)  # fmt: skip

HEALTH = (
    ("nuts are a no go for me, i carry an epipen", "+ identity:allergy/nuts"),
    ("Allergic to shellfish, what can I order at a Thai place?", "+ identity:allergy/shellfish"),
    ("Strawberries give me hives.", "+ identity:allergy/strawberries"),
    ("I get hives from strawberries.", "+ identity:allergy/strawberries"),
    ("I've got a peanut allergy.", "+ identity:allergy/peanut"),
    ("Dairy doesn't agree with me.", "+ identity:allergy/dairy"),
    ("No nuts for me, I'm allergic.", "+ identity:allergy/nuts"),
    ("I suffer from migraines.", "+ identity:health/migraines"),
    ("I've got braces.", "+ identity:health/braces"),
    ("I walk with a cane.", "+ identity:aid/walk_with_a_cane"),
    ("The cardiologist has me on a low-salt diet because of my blood pressure.",
     "+ identity:regimen"),
    ("I'm not supposed to have caffeine.", "- preference:caffeine"),
    ("We eat halal.", "+ identity:diet"),
    ("vegan here, what can I bake?", "+ identity:diet"),
    ("i can't eat prawns or i blow up like a balloon", "- preference:prawns"),
    ("I had a stroke in 2019.", "+ identity:health/stroke"),
)  # fmt: skip

THINGS = (
    ("I do all my coding in Neovim on Fedora.", "+ tool:coding"),
    ("We deploy on Heroku.", "+ tool:deploy"),
    ("I plan in Trello.", "+ tool:plan"),
    ("Production runs on MySQL.", "+ identity:production"),
    ("Our team chats on Slack.", "+ tool:chats"),
    ("Jenkins runs our tests.", "+ identity:tests"),
    ("Vodafone supplies our internet.", "+ tool:phone_provider"),
    ("For my newsletter I use Mailchimp, 2,000 readers on the free plan.", "+ tool:website"),
    ("There's a Skoda Octavia in my driveway.", "+ possession:car"),
    ("I carry a Pixel 7.", "+ possession:phone"),
    ("I have a pacemaker.", "+ possession:pacemaker"),
    ("The wifi here is called Otter_Den.", "+ identity:wifi"),
    ("Book club meets on Tuesdays.", "+ identity:book_club"),
    ("Our car is insured with Allianz.", "+ identity:insured_car"),
    ("My electricity comes from a fixed tariff at 31 cents per kilowatt hour.",
     "+ identity:electricity"),
    ("Our wedding will be in Jaipur.", "+ identity:wedding"),
    ("The nursery will be yellow.", "+ identity:nursery"),
    ("My garden faces north.", "+ identity:faces_garden"),
    ("Car insurance: Aviva.", "+ identity:car_insurance"),
    ("The spare key is with Mrs Patel.", "+ identity:spare_key"),
    ("I keep three hens in the garden, which gives us plenty of eggs.",
     "+ identity:pet/three_hens_in_the_garden"),
    ("I think in Fahrenheit.", "+ instruction:units"),
)  # fmt: skip

REQUESTS = (
    ("Can you always give me metric units please", "+ instruction:units"),
    ("Whenever I paste an error, go straight to the fix, no preamble.",
     "+ instruction:go_straight_to_the_fix_no_preamble"),
    ("When you write code for me, use type hints.", "+ instruction:use_type_hints"),
    ("If I ask for code, always give me Python.", "+ instruction:always_give_me_python"),
    ("Short answers please.", "+ instruction:answer_length"),
    ("Prices in euros please.", "+ instruction:prices_in_euros"),
    ("Stop calling me sir.", "- instruction:calling_me_sir"),
    ("Skip the pleasantries.", "- instruction:pleasantries"),
    ("I don't want any disclaimers.", "- instruction:disclaimers"),
    ("Talk to me like I'm five.", "+ instruction:talk_to_me_like_i_m_five"),
    ("Assume I know Python.", "+ instruction:assume_i_know_python"),
    ("Code examples should always be in TypeScript.",
     "+ instruction:code_language"),
    ("I'd like you to use British spelling.", "+ instruction:spelling"),
    ("Don't give me recipes with nuts.", "- instruction:give_me_recipes_with_nuts"),
    ("Anything you suggest should be nut free.", "+ instruction:be_nut_free"),
    ("Could you please never use the word delve?", "- instruction:use_the_word_delve"),
    ("Never apologise.", "- instruction:apologise"),
    ("I hate it when you apologise.", "- instruction:apologise"),
)  # fmt: skip

PROCEDURES = (
    ("To deploy we first run the tests, then merge to main, then tag.", "+ procedure:deploy"),
    ("Our release process: bump the version, tag it, push the tag.", "+ procedure:release"),
    ("Here's how we deploy: merge to main, then run ./ship.sh.", "+ procedure:deploy"),
    ("When we release, we first freeze main, then tag, then publish.", "+ procedure:release"),
    ("For a rollback, first stop the workers, then redeploy the last tag.", "+ procedure:rollback"),
    ("Backups work like this: dump at 2am, encrypt, then push to S3.", "+ procedure:backups"),
)  # fmt: skip

OTHERS = (
    ("My brother is unemployed.", "+ identity:brother/employment"),
    ("My mum lives with us.", "+ identity:mother/household"),
    ("My dad has Parkinson's.", "+ identity:father/health/parkinson_s"),
    ("My daughter is six.", "+ identity:daughter/trait/six"),
    ("My daughter's in year 6.", "+ identity:daughter/trait/in_year_6"),
    ("hubby is diabetic", "+ identity:husband/trait/diabetic"),
    ("My husband's allergic to shellfish.", "+ identity:husband/allergy/shellfish"),
    ("my other half can't stand garlic so leave it out pls", "- preference:partner/garlic"),
    ("My grandmother speaks only Cantonese.", "+ pattern:grandmother/speaks_only_cantonese"),
    ("My brother-in-law runs the chippy.", "+ pattern:brother_in_law/runs_the_chippy"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        *TASTES,
        *FAVOURITES,
        *DECISIONS,
        *HABITS,
        *PEOPLE,
        *LIVES,
        *HEALTH,
        *THINGS,
        *REQUESTS,
        *PROCEDURES,
        *OTHERS,
    ],
)
def test_a_wording_teaches_its_statement(message: str, expected: str) -> None:
    first = extract(message).statements[0]
    assert isinstance(first, Fact)
    assert f"{first.polarity} {first.key}" == expected


OBJECTS = (
    ("I can't eat prawns or i blow up like a balloon", "prawns"),
    ("I'm vegan so keep that in mind", "vegan"),
    ("I teach year 4, can you help me plan a lesson on the Romans?", "teach year 4"),
    ("Our car is insured with Allianz.", "insured with Allianz"),
    ("I'd take a train over a plane any day.", "train"),
    ("I keep three hens in the garden, which gives us plenty of eggs.", "three hens in the garden"),
    ("I'm from Wales originally, but based in Bath these days.", "Wales"),
    ("We're sticking with MySQL for now.", "MySQL"),
    ("I don't like long answers.", "long answers"),
)


@pytest.mark.parametrize(("message", "expected"), OBJECTS)
def test_an_object_ends_where_the_statement_ends(message: str, expected: str) -> None:
    first = extract(message).statements[0]
    assert first.object == expected


FORGOTTEN = (
    ("scrap what I said about the loft conversion", "loft conversion"),
    ("Delete everything you have on my health.", "my health"),
    ("Never mind what I said about Lisbon.", "Lisbon"),
    ("Stop remembering my weight.", "my weight"),
    ("You can forget about the marathon.", "marathon"),
    ("I'd like you to forget my old address.", "my old address"),
)


@pytest.mark.parametrize(("message", "about"), FORGOTTEN)
def test_a_request_to_forget_ends_what_it_names(message: str, about: str) -> None:
    assert extract(message).statements == (Retraction("user", about),)


NOTED = (
    ("Jot this down: dentist is Dr Bauer", "+ note:dentist_is_dr_bauer"),
    ("Add this to your memory: I park on level 3.", "+ pattern:park"),
    ("I want you to remember that the gate code changes monthly.",
     "+ note:gate_code_changes_monthly"),
    ("Could you note down that I use a size 12 needle?", "+ tool:size_12_needle"),
)  # fmt: skip


@pytest.mark.parametrize(("message", "expected"), NOTED)
def test_a_request_to_remember_keeps_what_follows(message: str, expected: str) -> None:
    (fact,) = (said for said in extract(message).statements if isinstance(said, Fact))
    assert f"{fact.polarity} {fact.key}" == expected
