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

SAME_KEY = [
    ("Me levanto a las 7.", "Todos los días me levanto a las 6."),
    ("Suelo levantarme a las 7.", "Ahora me levanto a las 6."),
    ("Mi jefa es Rosa.", "Mi nueva jefa es Marta."),
    ("Mi color favorito es el verde.", "El color que más me gusta es el azul."),
    ("Acordo às 7.", "Todo dia acordo às 6."),
    ("Costumo acordar às 7.", "Agora acordo às 6."),
    ("Minha chefe é a Rosa.", "Minha nova chefe é a Marta."),
    ("Minha academia é a Smart Fit.", "Mudei de academia, agora é a Bodytech."),
    ("我七点起床。", "我改成六点起床了。"),
    ("我每天七点起床。", "我现在每天六点起床。"),
    ("我最喜欢的颜色是绿色。", "颜色我现在最喜欢蓝色。"),
    ("我喝咖啡加糖。", "我现在喝咖啡不加糖。"),
    ("我骑车上班。", "我现在坐地铁上班。"),
    ("我老板是老王。", "我现在的老板是老李。"),
    ("我学法律。", "我转专业学医了。"),
]

SAID_IN_JEST = [
    "jajaja soy alergico a los lunes",
    "Sou alérgico a segunda-feira kkk",
    "哈哈哈哈我对上班过敏",
    "Hoje trabalho de casa.",
    "Me pasé a saludar.",
    "昨天的电影我很喜欢。",
]

EVERYDAY = [
    ("además del español hablo quechua", "identity:language/quechua"),
    ("me cambié de ciudad, ahora estoy en Valencia", "identity:home"),
    ("soy la menor de cinco hermanos", "identity:siblings"),
    ("trabajo de lunes a viernes de 9 a 18", "identity:work_hours"),
    ("mi moto es una Yamaha", "possession:motorbike"),
    ("nací en el 90", "identity:birthday"),
    ("gano 1500 euros al mes", "identity:salary"),
    ("soy muy friolera", "identity:trait/friolera"),
    ("Trabajo desde casa los viernes.", "pattern:trabajo_desde_casa_los_viernes"),
    ("hola, soy rodrigo, me ayudas con una carta?", "identity:name"),
    ("mudei de cidade, agora tô em Floripa", "identity:home"),
    ("trabalho em casa", "identity:work_mode"),
    ("trabalho de segunda a sexta das 9 às 18", "identity:work_hours"),
    ("sou a caçula de cinco irmãos", "identity:siblings"),
    ("sou do Benfica", "preference:benfica"),
    ("Acho coentro um saco.", "preference:coentro"),
    ("sempre me dá a fonte", "instruction:me_dá_a_fonte"),
    ("我左膝盖有伤", "identity:health/左膝盖有伤"),
    ("我INFP", "identity:trait/infp"),
    ("我干装修十几年了", "identity:job"),
    ("我周二周四上瑜伽课", "pattern:周二周四上瑜伽课"),
    ("相比安卓我更习惯用苹果", "preference:苹果"),
    ("我以前抽烟，去年戒了", "pattern:烟"),
    ("我在学开车", "identity:learning/开车"),
    ("吃海鲜我会过敏", "identity:allergy/海鲜"),
    ("我住的城市是宁波", "identity:home"),
    ("我常用的浏览器是Edge", "tool:browser"),
    ("我常喝的茶是普洱", "favourite:tea"),
    ("我开的车是帕萨特", "possession:car"),
    ("我读的大学是厦大", "identity:school"),
    ("我上班的公司是网易", "identity:employer"),
    ("我讨厌的食物是苦瓜", "preference:苦瓜"),
    ("我哥移民加拿大了", "identity:brother/home"),
    ("我爷爷以前是木匠", "identity:grandfather/former_job"),
    ("我们家是开饭馆的", "identity:business"),
    ("我就读于四川大学", "identity:school"),
    ("我跑步三年了", "pattern:跑步"),
    ("怕黑，晚上睡不着咋办", "identity:fear/黑"),
    ("有个上小学的儿子，暑假咋安排", "identity:children"),
    ("学日语半年了，考N几合适", "identity:learning/日语"),
    ("衬衫只穿白的", "pattern:白的"),
    ("爸妈都退休了，想带他们旅游", "identity:parents/status"),
    ("回我英文就好", "instruction:answer_language"),
]

ENDED = [
    ("ya no estoy con mi novio", "novio"),
    ("deje de fumar hace un mes", "fumar"),
    ("não tô mais com meu namorado", "namorado"),
    ("我养了三年的仓鼠上周走了", "仓鼠"),
    ("把我前男友的事删掉", "前男友"),
    ("微博我早就不用了", "微博"),
    ("淘宝早卸了", "淘宝"),
    ("咖啡戒了半年了", "咖啡"),
    ("从顺丰辞了", "顺丰"),
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


@pytest.mark.parametrize(("old", "new"), SAME_KEY)
def test_what_is_now_is_kept_where_what_was_stood(old: str, new: str) -> None:
    before, after = facts(old)[-1], facts(new)[-1]
    assert before.key == after.key
    assert before.object != after.object


@pytest.mark.parametrize("text", SAID_IN_JEST)
def test_jests_and_what_is_of_today_teach_nothing(text: str) -> None:
    assert extract(text).statements == ()


@pytest.mark.parametrize(("text", "key"), EVERYDAY)
def test_what_chats_say_of_everyday_is_learned(text: str, key: str) -> None:
    assert [fact.key for fact in facts(text)] == [key]


@pytest.mark.parametrize(("text", "ended"), ENDED)
def test_what_is_over_is_ended(text: str, ended: str) -> None:
    over = [said.object for said in extract(text).statements if isinstance(said, Retraction)]
    assert ended in over
    assert not facts(text)
