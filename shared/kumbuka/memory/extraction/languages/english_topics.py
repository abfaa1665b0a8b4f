"""English nouns that say what kind of thing something is, and where facts of a kind are kept."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.memory.topics import topic_of_name


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_NOUNS: Mapping[str, str] = {
    "car": "car, van, truck, suv, pickup, sedan, hatchback, minivan, automobile, convertible,"
    " station wagon, estate, vehicle",
    "bike": "bike, bicycle, e-bike, ebike, cargo bike, racer",
    "motorbike": "motorbike, motorcycle, scooter, moped",
    "phone": "phone, smartphone, cell phone, mobile phone, handset, cellphone",
    "laptop": "laptop, notebook, computer, desktop, workstation, work machine",
    "tablet": "tablet",
    "ereader": "e-reader, ereader",
    "watch": "smartwatch, wristwatch",
    "camera": "camera, dslr",
    "keyboard": "keyboard",
    "mouse": "mouse, trackball, trackpad",
    "monitor": "monitor, screen, display",
    "headphones": "headphones, earbuds, headset, earphones",
    "desk": "desk, standing desk",
    "mattress": "mattress",
    "coffee_machine": "coffee machine, espresso machine, coffee maker, french press, aeropress",
    "eyewear": "glasses, contacts, contact lenses, lenses, varifocals",
    "instrument": "guitar, bass, bass guitar, drums, piano, keyboards, violin, viola, cello, flute,"
    " clarinet, saxophone, sax, trumpet, trombone, tuba, oboe, banjo, ukulele, harp, accordion,"
    " harmonica, organ, mandolin, double bass",
    "sport": "football, soccer, tennis, padel, squash, badminton, basketball, volleyball, handball,"
    " rugby, cricket, hockey, golf, baseball, softball, judo, karate, taekwondo, boxing, kickboxing"
    ", fencing, swimming, running, jogging, cycling, rowing, yoga, pilates, crossfit, climbing,"
    " bouldering, gymnastics, ballet, surfing, skiing, snowboarding, skating, table tennis, bjj,"
    " jiu-jitsu, triathlon, weightlifting, powerlifting, hiking, aikido, archery, zumba, spinning",
    "hobby": "knitting, pottery, chess, gardening, painting, photography, woodworking, baking,"
    " birdwatching, crochet, embroidery, calligraphy, origami, stamps, coins, sewing, astronomy,"
    " beekeeping, drawing, quilting",
    "diet": "diet, vegan, vegetarian, pescatarian, keto, paleo, low-carb, gluten-free, kosher,"
    " halal, mediterranean, mediterranean diet, carnivore, whole30, flexitarian, plant-based,"
    " dairy-free, intermittent fasting",
    "medication": "metformin, insulin, lisinopril, ibuprofen, paracetamol, sumatriptan,"
    " sertraline, citalopram, escitalopram, fluoxetine, omeprazole, atorvastatin, simvastatin,"
    " levothyroxine, ozempic, semaglutide, wegovy, ritalin, adderall, vyvanse, methylphenidate,"
    " amlodipine, losartan, ramipril, warfarin, xarelto, prednisone, antihistamines, cetirizine,"
    " loratadine, antibiotics, amoxicillin, statins, beta blockers, antidepressants, melatonin,"
    " vitamin d, vitamin c, vitamin b12, magnesium, iron, zinc,"
    " supplements, creatine, omega-3, fish oil, folic acid, vitamins,"
    " lithium, gabapentin, pregabalin, aspirin, naproxen, venlafaxine, bupropion, duloxetine,"
    " lamotrigine, inhaler, painkillers, blood thinners, the pill, propranolol, bisoprolol",
    "shift": "nights, days, night shift, night shifts, day shift, early shift, late shift, mornings"
    ", evening shift, morning shift, evenings, rotating shifts, early rota, late rota, night"
    " rota, day rota, earlies, lates",
    "team": "team, squad",
    "pet": "dog, cat, puppy, kitten, rabbit, hamster, hamsters, goldfish, fish, turtle, tortoise,"
    " parrot, budgie, canary, guinea pig, guinea pigs, ferret, gecko, snake, lizard, horse, pony,"
    " chickens, rabbits, cats, dogs, bunny, chinchilla, iguana, hedgehog, goat, goats",
    "subscription": "plan, free plan, free tier, pro plan, family plan, premium plan",
    "switches": "switches",
    "television": "tv, television, telly",
    "time_zone": "pacific time, eastern time, central time, mountain time, gmt, utc, cet, cest, est"
    ", edt, pst, pdt, cst, mst, bst, ist, jst, aest, eat",
    "degree": "master's, masters, bachelor's, bachelors, phd, mba, degree, apprenticeship, bootcamp"
    ", certificate, diploma, doctorate, nursing degree, teaching certificate",
    "studies": "law, psychology, economics, biology, chemistry, physics, mathematics, philosophy,"
    " history, linguistics, computer science, medicine, engineering, architecture, sociology,"
    " geography, literature, political science, journalism, statistics, anthropology",
    "language_learning": "spanish, french, german, italian, portuguese, dutch, swedish, norwegian,"
    " danish, finnish, polish, czech, russian, ukrainian, japanese, korean, chinese, mandarin,"
    " cantonese, arabic, hebrew, hindi, swahili, turkish, greek, latin, indonesian, vietnamese,"
    " thai, sign language, welsh, irish, catalan, english",
}
NOUN_TOPICS: Mapping[str, str] = {
    name: topic for topic, names in _NOUNS.items() for name in names.split(", ")
}

_OF_THING: Mapping[str, str] = {
    "database": "database, db, databases, data store, datastore, production database, prod db",
    "cloud": "cloud, hosting, servers, infrastructure provider, cloud provider, hoster, host",
    "ci": "ci, builds, build pipeline, pipeline, pipelines, ci pipeline, continuous integration",
    "ticket_system": "tickets, ticket, issues, bugs, bug tracker, issue tracker, ticket system,"
    " tasks, task tracker, ticketing, to-dos, todos, backlog",
    "helpdesk": "support, helpdesk, customer support, support tickets, help desk",
    "password_manager": "passwords, password manager, logins",
    "notes_app": "notes, note-taking, notes app",
    "team_chat": "chat, team chat",
    "mail": "mail, email provider, mail provider",
    "browser": "browser, web browser",
    "editor": "editor, ide, text editor, code editor",
    "operating_system": "os, operating system, distro, linux distribution",
    "bank": "bank, account, bank account, current account, checking account, money, savings",
    "broker": "investments, broker, portfolio, stocks, isa, pension",
    "supermarket": "groceries, supermarket, grocery shopping, weekly shop, food shopping, shopping",
    "phone_provider": "internet, internet provider, isp, phone provider, mobile provider, carrier,"
    " broadband, phone contract, provider",
    "streaming": "streaming, streaming service",
    "music_service": "music, playlists",
    "podcast_app": "podcasts, podcast app",
    "website": "blog, website, site, sites, homepage, newsletter, blogs, websites",
    "frontend": "frontend, front end, front-end, ui, web app",
    "backend": "backend, back end, back-end, api, apis, services, server code",
    "mobile_app": "mobile app, app, ios app, android app",
    "version_control": "version control",
    "code_host": "code, repos, repositories, repo",
    "monitoring": "monitoring, metrics, dashboards",
    "package_manager": "package manager",
    "password": "",
    "car": "car, vehicle, ride",
    "laptop": "laptop, computer, machine, work laptop, work computer, workstation",
    "phone": "phone, mobile, cell, smartphone, cell phone",
    "bike": "bike, bicycle",
    "gym": "gym, fitness studio",
    "newspaper": "newspaper, paper, news",
    "home": "flat, apartment, house, condo, place, home",
    "diet": "diet",
    "job": "title, job title, role, position, job, occupation, profession",
    "studies": "major, course of study, degree, studies, field of study",
    "school": "school, college, university, high school, uni",
    "employer": "employer",
    "time_zone": "time zone, timezone",
    "deadline": "due date",
    "team_size": "",
    "launch": "launch, launch date, go-live, release date",
    "project_name": "project, codename, code name, project name",
    "team": "team, squad",
    "company_name": "startup, start-up, company name",
    "rent": "rent",
    "medication": "medication, meds, medicine, pill, prescription",
    "shift": "shift, shifts, work schedule",
    "shoe_size": "shoe size, shoes, size in shoes",
    "keyboard": "keyboard",
}
THING_TOPICS: Mapping[str, str] = {
    name: topic for topic, names in _OF_THING.items() for name in names.split(", ") if name
}
"""What somebody's things are called, to the kind of what they are kept in, made with, done by."""

_HOLDS: Mapping[str, str] = {
    "possession": "car bike motorbike phone laptop tablet ereader watch camera keyboard mouse"
    " monitor headphones desk mattress television coffee_machine eyewear console switches",
    "tool": "editor operating_system browser shell terminal version_control code_host ci"
    " ticket_system notes_app team_chat messenger video_calls mail password_manager"
    " programming_language frontend web_framework mobile_framework website package_manager"
    " containers orchestration infrastructure database warehouse cache message_queue search_engine"
    " cloud monitoring testing api_style assistant design_tool helpdesk crm accounting calendar_app"
    " bank broker streaming music_service podcast_app supermarket phone_provider newspaper gym map"
    " backend mobile_app subscription documents spreadsheets slides file_storage",
    "pattern": "",
    "identity": "instrument sport hobby diet medication shift team pet time_zone degree home job"
    " studies school employer language_learning",
}
CATEGORY_OF_TOPIC: Mapping[str, str] = {
    topic: category for category, topics in _HOLDS.items() for topic in topics.split()
}
"""Every topic is kept in one category, however it was said, so that its facts meet."""

ANY_TOPIC: frozenset[str] = frozenset(CATEGORY_OF_TOPIC)
OWNED = frozenset(_HOLDS["possession"].split()) | _words(
    "operating_system browser shell editor database warehouse cache message_queue "
    "search_engine orchestration containers cloud pet phone_provider"
)
"""What one runs, has, wears or gets; "I have Python" says little."""

HELD_ONCE = _words(
    "car phone laptop bank home job employer diet shift time_zone operating_system gym school "
    "studies keyboard supermarket phone_provider eyewear switches bike subscription "
    "indentation theme seat roast contact"
)
"""Of these, whoever gets one has let the other go, unless they say "also"."""

HABITS: Mapping[str, str] = {
    **{"smoking": "smoke", "cigarettes": "smoke", "vaping": "vape", "running": "run"},
    **{"jogging": "jog", "swimming": "swim", "cycling": "cycle", "biking": "cycle"},
    **{"hiking": "hike", "climbing": "climb", "rowing": "row", "meditating": "meditate"},
    **{"meditation": "meditate", "journaling": "journal", "journalling": "journal"},
}

HELD_BESIDE = _words(
    "allergy language trait health fear work medication pet team degree hobby sport instrument "
    "children"
)
"""A new one of these ends no other, unless the verb says that it does ("switched from")."""

_TAIL = re.compile(r"\s(?:for|in|on|at|with|as|to|from|since|by|because|when|while)\s", re.I)
_DOSE = re.compile(
    r"(?:\d[\d.,]*|an?|one|two|three) ?(?:mg|mcg|µg|ml|units?|milligrams?|pills?|tablets?"
    r"|puffs?)(?: (?:of )?)?",
    re.I,
)
_WORD = re.compile(r"[^\s,;.!?]+")
MAX_NOUN_WORDS = 3


def topic_of(text: str) -> str:
    """The topic of the noun that a phrase ends in, else of a name in it; empty if not known.

    `an old electric van` is a car, `Ventolin inhaler` a medication, `Monzo for savings` a bank.
    """
    dose = _DOSE.match(text)
    phrase = _TAIL.split(text[dose.end() :] if dose else text, maxsplit=1)[0][:MAX_PHRASE]
    words = _WORD.findall(phrase.lower())
    for width in range(min(MAX_NOUN_WORDS, len(words)), 0, -1):
        if topic := NOUN_TOPICS.get(" ".join(words[-width:])):
            return topic
    return topic_of_name(phrase) or ("medication" if dose and words else "")


MAX_PHRASE = 100
