"""Chinese that names the thing first, or leaves out who it is said of."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

FIRST = [
    ("俄语我也会一些", "identity:language/俄语", "俄语"),
    ("法语我不太会", "identity:language/法语", "法语"),
    ("牛奶我一喝就拉肚子", "identity:intolerance/牛奶", "牛奶"),
    ("猫毛一碰就打喷嚏", "identity:allergy/猫毛", "猫毛"),
    ("有空我就去钓鱼", "pattern:去钓鱼", "去钓鱼"),
    ("香菜实在接受不了", "preference:香菜", "香菜"),
    ("葱姜蒜一律不吃", "preference:葱姜蒜", "葱姜蒜"),
    ("晚上我不吃主食", "pattern:吃主食", "吃主食"),
    ("宫崎骏的电影我全都喜欢", "preference:宫崎骏的电影", "宫崎骏的电影"),
    ("苦瓜我碰都不碰", "preference:苦瓜", "苦瓜"),
    ("没有什么比泡温泉更舒服了", "preference:泡温泉", "泡温泉"),
    ("要论最爱吃的面那当然是兰州拉面", "favourite:面", "兰州拉面"),
    ("这学期我决定选修心理学", "decision:修心理学", "修心理学"),
    ("我们一家人商量过了，暑假去青岛", "decision:青岛", "青岛"),
    ("我喝美式，不加糖", "pattern:美式", "美式"),
    ("我有个可爱的女儿", "identity:children", "可爱的女儿"),
    ("我工作日都带饭", "pattern:带饭", "带饭"),
    ("我们公司的网站是用WordPress搭的", "tool:website/wordpress", "WordPress"),
    ("代码注释用中文写", "instruction:code_comments", "代码注释用中文写"),
    ("记账用的是随手记", "tool:随手记", "随手记"),
]
LEFT_OUT = [
    ("英文名Kevin", "identity:nickname", "Kevin"),
    ("全名叫欧阳雪", "identity:name", "欧阳雪"),
    ("大名李建国", "identity:name", "李建国"),
    ("籍贯江苏盐城", "identity:origin", "江苏盐城"),
    ("在昆明住了快十年了", "identity:home", "昆明"),
    ("刚在佛山买了房定居下来", "identity:home", "佛山"),
    ("供职于一家德企", "identity:employer", "德企"),
    ("家里都讲客家话", "identity:language/客家话", "客家话"),
    ("没事就喜欢撸猫", "preference:撸猫", "撸猫"),
    ("新买了个索尼相机", "possession:camera/索尼相机", "索尼相机"),
    ("膝盖受过伤，能跑步吗", "identity:health/膝盖受过伤", "膝盖受过伤"),
    ("女朋友叫苏雅", "identity:girlfriend", "苏雅"),
]
GONE = [
    ("前任那些事你都忘了吧", "前任"),
    ("那个项目的事就别记了", "项目"),
    ("我的病史你别记了", "病史"),
    ("我跟你说的分手的事，忘了它吧", "分手"),
]
NOTHING = [
    "英文名叫什么好听",
    "全名怎么填",
    "英语能用来写诗吗",
    "英语能帮人找工作",
    "孩子叫妈妈了，好开心",
    "老公叫我起床我不想起",
    "他把我的生日忘了",
    "你把那些事都忘了吗",
    "有空我就去看看你",
    "今天我不吃主食了",
    "很多人香菜实在接受不了",
    "膝盖受过伤的人能跑步吗",
    "就用刚才的方案",
    "我家的鹦鹉会说话",
    "孩子叫同学来家里",
    "我喝美式会不会失眠",
    "公司在用飞书吗",
    "大名鼎鼎的李白",
    "没什么比这更让人难过了",
    "很多网站都用WordPress搭的",
    "遇到这种情况请假合适吗",
    "会议的事忘了通知你",
    "吃芒果嘴会肿怎么办",
    "两只猫打架怎么办",
    "上海人喜欢吃甜的",
    "我们家定了外卖",
    "之前那个bug可以忘了吗",
]


@pytest.mark.parametrize(("text", "key", "value"), FIRST + LEFT_OUT)
def test_a_fact_is_learned_when_its_thing_comes_first(text: str, key: str, value: str) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.key, fact.object) == (key, value)


def test_a_how_to_keeps_its_last_step() -> None:
    (fact,) = extract("报销流程是先贴发票，再填表，最后送财务").statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.object) == ("procedure", "先贴发票，再填表，最后送财务")


def test_where_somebody_grew_up_is_no_employer() -> None:
    said = extract("我在重庆长大，后来到北京工作").statements
    assert [fact.key for fact in said if isinstance(fact, Fact)] == ["identity:origin"]


@pytest.mark.parametrize(("text", "value"), GONE)
def test_a_matter_named_first_is_forgotten_on_request(text: str, value: str) -> None:
    (ended,) = extract(text).statements
    assert isinstance(ended, Retraction)
    assert ended.object == value


def test_who_was_named_first_is_who_the_next_clause_is_about() -> None:
    partner, origin = extract("女朋友叫苏雅，四川人").statements
    assert isinstance(partner, Fact) and isinstance(origin, Fact)
    assert (origin.subject, origin.object) == ("girlfriend", "四川")


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_begins_like_a_statement_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()
