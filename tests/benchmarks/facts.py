"""Invented facts about one person's life, and questions that ask for them in other words.

Words are drawn with Zipf's frequencies, as in text that people write: a few names and things are
in hundreds of facts, most are in a few. The same seed gives the same facts.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from kumbuka.bootstrap import Kumbuka, build
from kumbuka.config import Config
from kumbuka.memory.model import MemoryType, Place, note_key
from kumbuka.ports import Choice
from kumbuka.usecases.writing import insert_all, new_memory

WORDS: Mapping[str, tuple[str, ...]] = {
    kind: tuple(words.split(", "))
    for kind, words in {
        "who": "sister, brother, mother, father, neighbour, colleague, boss, friend, cousin, uncle,"
        " aunt, roommate, teacher, dentist, landlord, trainer, nephew, niece, mentor, client",
        "name": "Eva, Daniel, Ana, Jonas, Mina, Carla, Hugo, Noor, Lars, Ines, Omar, Petra, Kemi,"
        " Farid, Gita, Bruno, Selma, Tariq, Olga, Pavel, Ruth, Stefan, Yuki, Zofia, Andre, Bianca,"
        " Chidi, Dagmar, Elif, Fiona, Georg, Hana, Igor, Jamila, Kofi, Leila, Marek, Nadia, Oskar,"
        " Priya, Quentin, Rosa, Samir, Thea, Ulrich, Vera, Wanda, Xenia, Yusuf, Zeno, Amara, Boris,"
        " Celine, Dimitri, Esther, Felipe, Greta, Hassan, Irina, Joaquin, Katya, Luca, Maya, Nils",
        "place": "Lisbon, Berlin, Porto, Madrid, Oslo, Nairobi, Lyon, Vienna, Osaka, Quito, Accra,"
        " Perth, Jakarta, Prague, Dublin, Seville, Bergen, Ghent, Turin, Tallinn, Cusco, Hanoi,"
        " Leeds, Bologna, Malmo, Gdansk, Utrecht, Valencia, Zagreb, Kyoto, Denver, Halifax, Cork,"
        " Bilbao, Aarhus, Graz, Kazan, Split, Riga, Tartu, Dakar, Tunis, Amman, Pune, Cebu",
        "thing": "bike, laptop, garden, kitchen, camera, violin, boat, tent, piano, drone, router,"
        " sofa, heater, scooter, telescope, printer, freezer, microscope, greenhouse, wardrobe,"
        " typewriter, guitar, canoe, loom, kiln, projector, turntable, van, aquarium, bookshelf,"
        " lantern, backpack, mixer, espresso machine, sewing machine, hammock, chandelier, kayak",
        "tool": "Postgres, Docker, Terraform, Kafka, Redis, Figma, Grafana, Ansible, Jenkins,"
        " Kubernetes, Blender, Excel, Notion, Jira, Snowflake, Airflow, Svelte, Rust, Scala,"
        " Tableau, Vault, Nginx, Consul, Helm, Bazel, Pandas, Spark, Cassandra",
        "project": "billing service, mobile app, warehouse report, search index, payroll export,"
        " landing page, sensor network, booking form, support desk, data lake, chat widget,"
        " invoice archive, login flow, map viewer, photo gallery, newsletter, tax calculator,"
        " inventory tracker, delivery planner, exam portal, podcast player, recipe book",
        "food": "lentil soup, sushi, risotto, pancakes, falafel, goulash, ramen, paella, dumplings,"
        " tacos, borscht, lasagne, hummus, ceviche, pho, pierogi, kimchi, couscous, gnocchi, curry,"
        " moussaka, bibimbap, shakshuka, tiramisu, pavlova, focaccia, gazpacho, tempura",
        "hobby": "chess, climbing, pottery, running, salsa, archery, yoga, sailing, birdwatching,"
        " knitting, fencing, origami, surfing, judo, baking, astronomy, cycling, calligraphy,"
        " beekeeping, woodcarving, badminton, juggling, diving, bouldering",
        "month": "January, February, March, April, May, June, July, August, September, October,"
        " November, December",
        "colour": "blue, red, green, yellow, black, white, orange, purple, turquoise, silver",
        "shop": "flea market, auction, hardware store, catalogue, antique dealer, warehouse sale,"
        " factory outlet, charity shop, boat fair, trade show",
        "company": "Northwind, Acme, Globex, Initech, Lumen, Vertex, Solstice, Harbor, Quartz,"
        " Falcon, Orchid, Tundra, Pelican, Cobalt, Juniper, Meridian, Saffron",
        "animal": "dog, cat, parrot, rabbit, tortoise, hamster, pony, goat, ferret, canary, gecko",
        "subject": "geometry, Portuguese, harmony, chemistry, first aid, typography, economics,"
        " Arabic, welding, statistics, philosophy, botany, Korean, bookkeeping, anatomy, mythology",
    }.items()
}
TEMPLATES = (
    ("My {who} {name} lives in {place}.", "In which city does my {who} {name} have a home?"),
    ("{name} from {company} uses {tool} for the {project}.",
     "What does {name} at {company} run the {project} with?"),
    ("I bought the {colour} {thing} at a {shop} in {place}.",
     "Where in {place} did my {colour} {thing} come from?"),
    ("My {who} {name} is learning {subject} in {place}.",
     "Which lessons does {name}, my {who}, take in {place}?"),
    ("We moved the {project} to {tool} in {month}.",
     "What did we migrate the {project} to last {month}?"),
    ("{name} cooks {food} whenever we meet in {place}.",
     "Which dish does {name} prepare for us in {place}?"),
    ("My {who} {name} started {hobby} in {month}.",
     "Which sport or pastime did my {who} {name} take up in {month}?"),
    ("The {project} of {company} is due in {month}.",
     "When must the {company} {project} be finished?"),
    ("{name}'s {animal} is afraid of the {thing}.",
     "What scares the {animal} that belongs to {name}?"),
    ("I lent the {colour} {thing} to {name} in {month}.",
     "Who has borrowed my {colour} {thing} since {month}?"),
    ("My {who} {name} works for {company} in {place}.",
     "Which firm employs {name}, my {who}, in {place}?"),
    ("For {company} I write the {project} in {tool}.",
     "Which technology did I choose for the {company} {project}?"),
    ("I go {hobby} with my {who} {name} near {place}.",
     "What do {name}, my {who}, and I do around {place}?"),
    ("The best {food} in {place} is the one that {name} makes.",
     "Who in {place} prepares the {food} that I like most?"),
    ("{name} repaired my {thing} and wanted {food} for it.",
     "What did {name} want for fixing the {thing}?"),
    ("The password hint of the {project} is the {colour} {animal} of {name}.",
     "Which hint did I note for {name} and the {project}?"),
)  # fmt: skip


@dataclass(frozen=True)
class InventedFact:
    content: str
    question: str


def invented_facts(count: int, seed: int = 7) -> list[InventedFact]:
    """So many facts, no two alike."""
    random_numbers = random.Random(seed)
    bounds = {kind: list(accumulate(_zipf(len(words)))) for kind, words in WORDS.items()}
    found: dict[str, InventedFact] = {}
    while len(found) < count:
        drawn = {
            kind: random_numbers.choices(words, cum_weights=bounds[kind])[0]
            for kind, words in WORDS.items()
        }
        statement, question = random_numbers.choice(TEMPLATES)
        fact = InventedFact(statement.format_map(drawn), question.format_map(drawn))
        found.setdefault(fact.content, fact)
    return list(found.values())


def _zipf(count: int) -> list[float]:
    return [1 / (rank + 2) for rank in range(count)]


async def store(
    kumbuka: Kumbuka,
    owner_id: str,
    facts: Sequence[InventedFact],
    profile: Mapping[str, str] | None = None,
) -> None:
    """Write them, and a short profile, as learning would have."""
    profile = PROFILE if profile is None else profile
    rows = [(note_key(fact.content), fact.content, "note") for fact in facts]
    rows += [(f"identity:{key}", text, "identity") for key, text in profile.items()]
    memories = [
        new_memory(
            Place(owner_id),
            type=MemoryType.FACTUAL,
            key=key,
            content=text,
            metadata={"category": category},
            said_at=at,
            now=at,
        )
        for at, (key, text, category) in enumerate(rows)
    ]
    await insert_all(kumbuka.services, Choice(), memories)


@asynccontextmanager
async def filled(folder: Path, owner_id: str, count: int) -> AsyncIterator[Kumbuka]:
    """A deployment on a file in the folder whose owner has so many invented facts."""
    kumbuka = build(Config(database_url=f"file:{folder / 'kumbuka.db'}"))
    await kumbuka.start()
    try:
        await store(kumbuka, owner_id, invented_facts(count))
        yield kumbuka
    finally:
        await kumbuka.close()


PROFILE = {
    "name": "My name is Robin Falk.",
    "home": "I live in Coimbra.",
    "job": "I am a bridge engineer.",
}
