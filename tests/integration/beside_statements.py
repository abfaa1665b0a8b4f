"""What people say that leaves true what they said before, by kind."""

from __future__ import annotations

from collections.abc import Mapping

BESIDE: Mapping[str, tuple[str, str]] = {
    "pets": (
        "I have a dog called Rex. | We have a cat named Tom.",
        "We got a rabbit. | I adopted a second dog, Bo. | We also have a parrot called Kiwi. | I"
        " have a hamster.",
    ),
    "langs": (
        "I speak French. | I'm fluent in French. | I'm learning French.",
        "I speak Italian. | I started learning Polish. | I'm learning Korean now. | I also speak"
        " some Dutch.",
    ),
    "likes": (
        "I love jazz. | I like hiking. | I enjoy sushi.",
        "I love techno. | I like sailing now. | I've started to enjoy ramen. | I'm into chess"
        " these days.",
    ),
    "hobbies": (
        "I play tennis. | I play the piano. | I paint.",
        "I took up pottery. | I started climbing. | I play chess now. | I joined a choir.",
    ),
    "tools": (
        "I use Figma for design. | We use Slack for chat. | I use Excel for budgets.",
        "I use Notion for notes now. | We use Jira for tickets. | I started using Todoist. | We"
        " host on AWS now.",
    ),
    "people": (
        "My sister lives in Oslo. | My brother works at Tesco. | My boss is Paul.",
        "My cousin moved to Rome. | My friend Ben works at Aldi now. | My sister's boss is Kim"
        " now. | My neighbour has a new dog.",
    ),
    "kids": (
        "My son Leo is 7. | My daughter plays violin. | I have two kids.",
        "My daughter Eva is 5. | My son plays football now. | My niece started school.",
    ),
    "trip": (
        "I live in Lisbon. | I work at Acme.",
        "I'm in Rome this week. | I'm visiting Acme's office in Oslo today. | I used to live in"
        " Porto. | My parents moved to Braga. | I worked at Globex before.",
    ),
    "allergies": (
        "I'm allergic to peanuts. | I'm vegetarian.",
        "I'm also allergic to cats. | I have hay fever. | My wife is vegan now. | My son is"
        " allergic to milk.",
    ),
    "plans": (
        "I drive a Golf. | I live in a flat. | I'm on the free plan.",
        "I'm thinking of buying a Tesla. | We might move to a house next year. | I may upgrade to"
        " pro.",
    ),
    "instr": (
        "Answer in German. | Keep answers short. | Use metric units.",
        "Don't use emojis. | Always cite sources. | Use bullet points for lists.",
    ),
    "dates": (
        "My birthday is May 4. | Our standup is at 9. | The deadline is March 3.",
        "My wife's birthday is June 1. | The retro is at 10 now. | The release moved to April 14.",
    ),
}
"""Whatever is said first holds beside whatever is said later; wordings are parted by `|`."""

PAIRS = (
    ("I have a dog called Rex.", "I adopted a second dog, Bo."),
    ("I drive a red Mazda.", "My wife's car got stolen."),
    ("I drive a red Mazda.", "My bike got stolen."),
    ("I rent from Mr Hale.", "My sister rents from Mrs Haddad now."),
    ("I support Leeds United.", "My son supports Arsenal now."),
    ("I support Leeds United.", "I like Arsenal's new stadium."),
    ("I drink oat milk.", "I drink green tea now."),
    ("I drink oat milk.", "My daughter drinks soy milk now."),
    ("I eat brown rice.", "I eat brown bread now."),
    ("I normally fly with Lufthansa.", "I avoid airport food these days."),
    ("I normally fly with Lufthansa.", "My boss avoids Lufthansa these days."),
    ("I normally fly with Lufthansa.", "I avoid Monday meetings now."),
    ("Answer in German.", "Write code in Python."),
    ("Write code in Python.", "Answer in German from now on."),
    ("Answer in German.", "Write the tests in Rust from now on."),
    ("Keep answers short.", "Write code in Python from now on."),
    ("My sister Anna lives in Oslo.", "Anton moved to Bergen."),
    ("My sister Anna lives in Oslo.", "My cousin Anna moved to Bergen."),
    ("My sister Anna lives in Oslo.", "Anna bought a car."),
    ("My sister Anna lives in Oslo.", "Anna got engaged."),
    ("I'm a student at Leeds.", "My brother studies at York now."),
    ("I speak French.", "I'm learning Korean now."),
    ("I'm learning French.", "I started learning Polish."),
    ("I play tennis.", "I play chess now."),
    ("I play tennis.", "I coach a tennis team now."),
    ("I play the piano.", "I sing in a choir now."),
    ("My dentist is Dr Lee.", "My new doctor is Dr Gomez."),
    ("My dentist is Dr Lee.", "My son's dentist is Dr Gomez now."),
    ("My hairdresser is Tina.", "My barista is Marco now."),
    ("Our vet is Dr Moss.", "My doctor is Dr Patel now."),
    ("My rent is 900 euros.", "My salary went up to 3000 euros."),
    ("My rent is 900 euros.", "My parking is 50 euros now."),
    ("I shop at Tesco.", "I work at Lidl now."),
    ("I shop at Tesco.", "My mother shops at Lidl now."),
    ("I have Netflix.", "My parents cancelled Netflix."),
    ("I watch everything on Netflix.", "I listen to podcasts on Spotify now."),
    ("I go to bed at 10.", "I get up at 6 now."),
    ("I go to bed at 10.", "The kids go to bed at 8 now."),
    ("I'm in the office on Mondays.", "I go to the gym on Wednesdays now."),
    ("I work from home.", "My wife is back in the office."),
    ("I work from home.", "I'm at the office today."),
    ("My favourite band is Muse.", "My favourite film is Alien now."),
    ("My favourite band is Muse.", "My sister's favourite band is Blur now."),
    ("Our sprints are two weeks long.", "Our holidays are three weeks long now."),
    ("We host on Heroku.", "We use Hetzner for backups now."),
    ("We host on Heroku.", "A friend hosts his blog on Hetzner now."),
    ("Use metric units.", "Use British spelling from now on."),
    ("We live in a flat.", "My parents bought a house."),
    ("We live in a flat.", "We're in a rented house this week."),
    ("I take 20 mg of citalopram.", "My mother takes 40 mg of citalopram now."),
    ("Keep your tone formal.", "My boss is rather casual now."),
    ("I work at Acme.", "I'm at the airport now."),
    ("I work at Acme.", "I'm at Starbucks now."),
    ("I'm single.", "My brother is in a relationship now."),
    ("I don't eat meat.", "My son eats meat again."),
    ("I don't eat meat.", "I eat lunch at home now."),
    ("I smoke.", "My wife quit smoking."),
    ("I smoke ten cigarettes a day.", "I don't drink anymore."),
    ("I prefer window seats.", "I prefer the train now."),
    ("I'm on Windows.", "My sister's laptop runs Linux now."),
    ("I take the bus to work.", "My son cycles to school now."),
    ("I take the bus to work.", "I cycle on weekends now."),
    ("My deadline is March 3.", "My tax return is due on April 14."),
    ("I have a cat named Tom.", "I bought a third cat tree."),
)
"""What is said first, and what is said later."""
