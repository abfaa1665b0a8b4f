"""What Spanish, Portuguese and Chinese say of work, hours and whose people are whose."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

TWO = [
    ("Trabajo en Ikea como diseñadora.", {"employer": "Ikea", "job": "diseñadora"}),
    ("Trabajo como enfermera en el Hospital Clínic.", {"job": "enfermera"}),
    ("Curro de programador en la Telefónica.", {"job": "programador", "employer": "Telefónica"}),
    ("Llevo tres años en Ikea como diseñadora.", {"employer": "Ikea", "job": "diseñadora"}),
    ("soy Ana, 34 años, de Lugo", {"name": "Ana", "age": "34"}),
    ("Trabalho no Itaú como designer.", {"employer": "Itaú", "job": "designer"}),
    ("Trabalho numa clínica como enfermeira.", {"employer": "clínica", "job": "enfermeira"}),
    ("Sou enfermeiro no Hospital das Clínicas.", {"employer": "Hospital das Clínicas"}),
    ("sou a Ana, 34 anos, de Olinda", {"name": "Ana", "age": "34"}),
    ("我在腾讯做设计师。", {"employer": "腾讯", "job": "设计师"}),
    ("我是人民医院的护士", {"employer": "人民医院", "job": "护士"}),
    ("我在一家咨询公司做顾问", {"employer": "咨询公司", "job": "顾问"}),
    ("我是某985高校的讲师", {"employer": "某985高校", "job": "讲师"}),
]

KEYS = [
    ("Me levanto a las 7.", "pattern:wake_up"),
    ("Entro a trabajar a las 7:30.", "pattern:work_start"),
    ("Salgo del curro a las once.", "pattern:work_end"),
    ("Me fichó Telefónica.", "identity:employer"),
    ("Luz es mi mujer.", "identity:wife"),
    ("Coco es mi perro.", "identity:dog"),
    ("Mi color favorito: verde.", "favourite:colour"),
    ("Mi edad: 34 años.", "identity:age"),
    ("En Lima vivo desde 2015.", "identity:home"),
    ("De coche tengo un Tesla.", "possession:car"),
    ("Mi hermano murió en 2020.", "identity:brother/trait/murió"),
    ("Entro no trabalho às 7:30.", "pattern:work_start"),
    ("Às 6 eu acordo.", "pattern:wake_up"),
    ("Sou funcionário da Natura.", "identity:employer"),
    ("Lia é minha esposa.", "identity:wife"),
    ("Trata-me por Zeca.", "identity:name"),
    ("Meu livro favorito: Dom Casmurro.", "favourite:book"),
    ("我六点起床。", "pattern:wake_up"),
    ("我每天六点起床。", "pattern:wake_up"),
    ("我一般十一点睡", "pattern:bedtime"),
    ("我9点上班", "pattern:work_start"),
    ("小雪是我老婆", "identity:wife"),
    ("要说颜色，我最喜欢绿色", "favourite:colour"),
    ("我喜欢的颜色是绿色", "favourite:colour"),
    ("我是北京大学的学生", "identity:school"),
    ("我碰到海鲜会过敏", "identity:allergy/海鲜"),
]

NOTHING_OF_WORK = [
    "Uso Vim como editor.",
    "Compré un ordenador en Ikea.",
    "Uso o Vim como editor.",
    "Comprei um computador no Carrefour.",
    "我明天六点起床",
    "我在家做饭",
]

LOST_WORK = ["Me despidieron.", "Renuncié a mi trabajo.", "Pedi demissão.", "Me mandaram embora."]


def facts(text: str) -> list[Fact]:
    return [said for said in extract(text).statements if isinstance(said, Fact)]


@pytest.mark.parametrize(("text", "said"), TWO)
def test_one_clause_says_for_whom_and_as_what_somebody_works(
    text: str, said: dict[str, str]
) -> None:
    found = {fact.key.removeprefix("identity:"): fact.object for fact in facts(text)}
    assert found.items() >= said.items()


@pytest.mark.parametrize(("text", "key"), KEYS)
def test_an_attribute_has_one_key_in_every_wording(text: str, key: str) -> None:
    assert [fact.key for fact in facts(text)] == [key]


@pytest.mark.parametrize("text", NOTHING_OF_WORK)
def test_what_is_bought_or_used_somewhere_is_no_work(text: str) -> None:
    keys = {fact.key for fact in facts(text)}
    assert not keys & {"identity:employer", "identity:job", "pattern:wake_up"}


@pytest.mark.parametrize("text", LOST_WORK)
def test_whoever_lost_their_work_has_no_employer(text: str) -> None:
    ended = [said.key for said in extract(text).statements if isinstance(said, Retraction)]
    assert ended == ["identity:employer"]
