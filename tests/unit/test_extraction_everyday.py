"""Everyday sentences, written down before the patterns that read them, with what they teach.

An entry is a message, the categories that are right for it, its polarity and what its object must
hold. What changed is in `test_extraction_updates.py`.
"""

from __future__ import annotations

from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

STATED: tuple[tuple[str, str, str, str], ...] = (
    ("I can't stand coriander.", "preference", "-", "coriander"),
    ("I'm really into modular synths lately.", "preference", "+", "modular synths"),
    ("My wife works at a hospital.", "identity", "+", "hospital"),
    ("We ended up choosing Kafka for the event bus.", "decision", "+", "Kafka"),
    ("I usually go for a run before breakfast.", "pattern", "+", "run before breakfast"),
    ("My daughter is called Ines.", "identity", "+", "Ines"),
    ("I grew up in Ghent.", "identity", "+", "Ghent"),
    ("Please keep your answers under three sentences.",
     "instruction", "+", "answers under three sentences"),
    ("I've got two cats and a parrot.", "identity|possession", "+", "two cats"),
    ("I'm on the night shift this year.", "identity", "+", "night shift"),
    ("Our office is in Malmö.", "identity", "+", "Malmö"),
    ("I drive a Subaru Outback.", "possession|tool", "+", "Subaru Outback"),
    ("We're using Terraform for all our infra.", "tool", "+", "Terraform"),
    ("My favourite dish is moussaka.", "favourite", "+", "moussaka"),
    ("I don't eat pork.", "preference", "-", "pork"),
    ("I went with the 14-inch model in the end.", "decision", "+", "14-inch model"),
    ("I've been playing the violin since I was six.", "identity|pattern|possession", "+", "violin"),
    ("My flight home leaves at 18:40.", "identity", "+", "18:40"),
    ("I take my tea with lemon.", "preference", "+", "lemon"),
    ("I'm a freelance illustrator.", "identity", "+", "freelance illustrator"),
    ("My mother tongue is Tamil.", "identity", "+", "Tamil"),
    ("We never deploy on Fridays.", "pattern", "-", "deploy on Fridays"),
    ("Our sprint starts every Wednesday.", "pattern|identity", "+", "Wednesday"),
    ("I'm allergic to bee stings.", "identity", "+", "bee stings"),
    ("My landlord's name is Mr. Osei.", "identity", "+", "Osei"),
    ("I have asthma.", "identity", "+", "asthma"),
    ("I'd rather get a phone call than an email.", "preference", "+", "phone call"),
    ("Remember that the garage code changes every month.", "note|semantic", "+", "garage code"),
    ("I bank with Revolut.", "identity|tool", "+", "Revolut"),
    ("I'm subscribed to the Economist.", "identity|tool|possession", "+", "Economist"),
    ("Our backend is written in Rust.", "identity|tool", "+", "Rust"),
    ("I wear a size 38.", "identity|possession", "+", "38"),
    ("My thesis supervisor is Professor Lindqvist.", "identity", "+", "Lindqvist"),
    ("My deadline is the 14th of March.", "identity", "+", "14th of March"),
    ("I moved from Notion to Obsidian last spring.", "tool", "+", "Obsidian"),
    ("I quit drinking coffee.", "end", "-", "coffee"),
    ("I got rid of my motorbike.", "end", "-", "motorbike"),
    ("I no longer work for Ericsson.", "end", "-", ""),
    ("We dropped Cypress in favour of Playwright.", "tool", "+", "Playwright"),
    ("The kids are now at Greenfield Primary.", "identity", "+", "Greenfield Primary"),
    ("I report to Selma.", "identity", "+", "Selma"),
    ("I'm with Vodafone for my mobile.", "identity|tool", "+", "Vodafone"),
    ("I cycle to the office every day.", "pattern", "+", "cycle to the office"),
    ("On Sundays we visit my grandparents.", "pattern", "+", "visit my grandparents"),
    ("I love the smell of old books.", "preference", "+", "smell of old books"),
    ("I'm not a fan of horror movies.", "preference", "-", "horror movies"),
    ("My go-to drink is ginger ale.", "favourite", "+", "ginger ale"),
    ("I studied architecture in Porto.", "identity", "+", "architecture"),
    ("I'm learning sign language.", "identity", "+", "sign language"),
    ("My partner is vegan.", "identity", "+", "vegan"),
    ("Our team has eleven people.", "identity", "+", "eleven"),
    ("I go to the climbing gym twice a week.", "pattern", "+", "climbing gym"),
    ("I'm left-handed.", "identity", "+", "left-handed"),
    ("Call me Teddy.", "identity", "+", "Teddy"),
    ("My pronouns are they/them.", "identity", "+", "they/them"),
    ("I run Fedora on all my machines.", "tool", "+", "Fedora"),
    ("I've switched to decaf.", "tool|preference", "+", "decaf"),
    ("From now on, answer me in French.", "instruction", "+", "French"),
    ("I prefer dark mode.", "preference", "+", "dark mode"),
    ("Don't use bullet points in your replies.", "instruction", "-", "bullet points"),
    ("My monthly budget for food is 350 euros.", "identity", "+", "350"),
    ("I own a sailing boat.", "possession", "+", "sailing boat"),
    ("My husband hates olives.", "preference", "-", "olives"),
    ("I'm diabetic.", "identity", "+", "diabetic"),
    ("We have standup at 9:15.", "identity|pattern", "+", "9:15"),
    ("I'm on sertraline.", "identity|tool", "+", "sertraline"),
    ("My car is a 2014 Ford Fiesta.", "identity", "+", "Ford Fiesta"),
    ("Turns out I'm intolerant to fructose.", "identity", "+", "fructose"),
    ("I play goalkeeper in a Sunday league.", "pattern|identity", "+", "goalkeeper"),
    ("Our company is called Brightwater.", "identity", "+", "Brightwater"),
    ("I've decided to learn Haskell.", "decision", "+", "Haskell"),
    ("My time zone is Asia/Kolkata.", "identity", "+", "Asia/Kolkata"),
    ("I do my shopping at Migros.", "pattern|tool|identity", "+", "Migros"),
    ("I have a meeting with my coach every second Tuesday.",
     "pattern", "+", "every second Tuesday"),
    ("My best friend lives in Oslo.", "identity", "+", "Oslo"),
    ("I go by Lex.", "identity", "+", "Lex"),
    ("I speak Dutch and a bit of Polish.", "identity", "+", "Dutch"),
    ("We're a family of five.", "identity", "+", "five"),
    ("I retired last year.", "identity", "+", "retired"),
    ("I use a standing desk.", "tool", "+", "standing desk"),
)  # fmt: skip

NOTHING: tuple[str, ...] = (
    "Do you think I should learn Go?",
    "If my car were faster I'd drive to Spain.",
    'My brother said "I love skiing".',
    "Imagine I am a pirate who lives on an island.",
    "How do I switched branches without losing work?",
    "I had pizza yesterday.",
    "I'm on the train right now.",
    "I'm at the airport.",
    "My code is throwing a KeyError on line 30.",
    "I got a flat tyre this morning.",
    "I went to the zoo with my niece on Saturday.",
    "We have a problem with the printer.",
    "Could I use Redis here?",
    "I might move to Berlin next year.",
    "I wish I lived by the sea.",
    "I was thinking about buying a Tesla.",
    "Write a poem in which I live on Mars.",
    "My function is slow when the list is long.",
    "I used the first option and it crashed.",
    "I'm working on a bug in the parser.",
    "I have a question about taxes.",
    "I've got an error in my config.",
    "I'm using the function below.",
    "> I always use vim",
    "According to my doctor, people who smoke live shorter lives.",
    "What if I prefer the other one?",
    "Suppose we use Kafka for this.",
    "I'm on page 40 of the manual.",
    "I'm in a hurry.",
    "I went with my sister to the dentist.",
    "I've been trying to fix this for hours.",
    "I'm done with this task.",
    "My boss thinks I love meetings.",
    "I changed the variable to a string.",
    "I moved the file to another folder.",
    "I got a 404 from the server.",
    "We moved the function to the top of the module.",
    "I ended up with a merge conflict.",
    "The build now takes ten minutes.",
    "I switched to the other branch.",
    "I replaced the loop with a comprehension.",
    "I'm now getting a timeout.",
    "I would never say that I hate my job.",
    "I now get a segmentation fault when I run the binary.",
    "We return a dictionary from this function now.",
    "I changed the port to 8081 and now nothing works.",
    "My server is down now.",
    "The tests pass locally but fail in CI now.",
    "I moved the config into a separate file.",
    "I upgraded to version 2.3 and everything broke.",
    "Now it prints the right value.",
    "I switched the loop order and it is faster now.",
    "We call the endpoint twice now, which is wrong.",
    "I renamed the variable to user_count.",
    "The button is blue now but it should be red.",
    "I added a new column to the table.",
    "My query takes 20 seconds now.",
    "I got a weird warning from pandas.",
    "I replaced the regex with a parser.",
    "I put the key on the second line.",
    "The page loads slowly these days.",
    "I started the server again.",
    "We dropped the table by accident.",
    "I sold 30 tickets in the simulation.",
    "My script stopped working after the update.",
    "The app crashed on Chrome after I changed the css.",
    "I deployed to Heroku and now I get an H10 error.",
    "I quit the program and restarted it.",
    "They moved the button to the left.",
    "The meeting ran over again.",
    "I'm stuck at step 3 now.",
    "I'm running the script on my server now.",
    "I left the parameter empty.",
    "I took the first element of the list.",
    "My cat just jumped on the keyboard, sorry for the typo.",
    "I got three emails today.",
    "We went to Rome last summer.",
    "I bought milk on the way home.",
    "I'm at the dentist right now.",
    "I ate too much sushi yesterday.",
    "I picked the second option in the dialog.",
    "I set the timeout to 30.",
    "I cut the string after the comma.",
    "I made a pull request.",
    "I put the laptop on the table.",
    "We changed the schema to allow nulls.",
    "I went with my gut on that one.",
    "I gave the model more context, and now it answers better.",
    "I used to like this show.",
    "He switched to Linux last year.",
    "She now lives in Berlin and works at Bosch.",
    "If we moved to AWS, what would it cost?",
    "Should I switch to Fedora now?",
    "You are now a pirate and you live on a ship.",
    "I read the docs, but it's still unclear.",
    "It's all Greek to me.",
    "It's Python 3 code, not Python 2.",
    "The error is gone now, thanks!",
    "I finally fixed the bug.",
    "I have to finish this by Friday.",
    "My tests are green now.",
    "I put 2 cups of flour in the bowl.",
    "I take the derivative of both sides.",
    "I play with the parameters until it works.",
    "I use the second formula now.",
    "We use a for loop now instead of recursion.",
    "I drive the motor with a PWM signal now.",
    "I run the container on port 80 now.",
    "I'm on version 3.2 of the plugin.",
    "I'm in the settings menu now.",
    "The job is running on node 4 now.",
    "The pod moved to another node.",
)


def shown(said: Fact | Retraction) -> tuple[str, str, str]:
    if isinstance(said, Retraction):
        return ("end", "-", said.object)
    return (said.category, said.polarity, said.object)


def counted() -> tuple[int, int, int]:
    """Messages that were read right, statements that were found, messages that state something.

    An ending beside what replaces it is no statement of its own.
    """
    right = found = 0
    for message, categories, polarity, about in STATED:
        said = [shown(statement) for statement in extract(message).statements]
        hits = [
            one
            for one in said
            if one[0] in categories.split("|") and one[1] == polarity and about in one[2]
        ]
        right += bool(hits)
        found += len(hits) or len(said)
    found += sum(len(extract(message).statements) for message in NOTHING)
    return right, found, len(STATED)


def test_what_is_learned_of_everyday_sentences_was_said() -> None:
    right, found, _ = counted()
    assert right / found >= 0.97


def test_most_everyday_sentences_teach_what_they_say() -> None:
    right, _, wanted = counted()
    assert right / wanted >= 0.95
