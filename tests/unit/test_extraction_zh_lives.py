"""Chinese as nurses, farmers, shopkeepers, pupils and grandparents speak of themselves."""

from __future__ import annotations

import time

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

LEARNED = [
    ("我在镇上开了家五金店", "user", "identity:business", "镇上开了家五金店"),
    ("我是三甲医院急诊科的护士", "user", "identity:job", "护士"),
    ("我在东莞的电子厂打螺丝", "user", "identity:job", "东莞的电子厂打螺丝"),
    ("我是公司的法务", "user", "identity:job", "法务"),
    ("我给人家做月嫂", "user", "identity:job", "做月嫂"),
    ("我家种了二十亩柑橘", "user", "possession:二十亩柑橘", "二十亩柑橘"),
    ("我承包了村里的鱼塘", "user", "possession:村里的鱼塘", "村里的鱼塘"),
    ("家里有个大院子", "user", "possession:大院子", "大院子"),
    ("我在乡下有套老宅子", "user", "possession:老宅子", "老宅子"),
    ("我平时讲粤语", "user", "identity:language/粤语", "粤语"),
    ("敝姓欧阳", "user", "identity:name", "姓欧阳"),
    ("我妈给我起的名字叫雨桐", "user", "identity:name", "雨桐"),
    ("在下今年四十有五", "user", "identity:age", "四十有五"),
    ("下个月就满十八了！", "user", "identity:age", "十八"),
    ("我生日跟国庆节同一天", "user", "identity:birthday", "国庆节"),
    ("毕业以后就留在南京了", "user", "identity:home", "南京"),
    ("我表姐在税务局上班", "cousin", "identity:cousin/employer", "税务局"),
    ("我孙女在加拿大读书", "granddaughter", "identity:granddaughter/school", "加拿大"),
    ("我媳妇怀二胎了", "wife", "identity:wife/status", "怀二胎"),
    ("我的主队是山东泰山", "user", "preference:山东泰山", "山东泰山"),
    ("我心中的歌神永远是张学友", "user", "favourite:歌神", "张学友"),
    ("颜色里头我独爱墨绿", "user", "favourite:colour", "墨绿"),
    ("我是湖人死忠", "user", "preference:湖人", "湖人"),
    ("我不吃动物内脏", "user", "pattern:动物内脏", "动物内脏"),
    ("我念高职", "user", "identity:school", "高职"),
    ("村里人叫我英子", "user", "identity:name", "英子"),
    ("我买了三亩地盖民宿", "user", "possession:三亩地盖民宿", "三亩地盖民宿"),
    ("追了五年周深了", "user", "preference:周深", "周深"),
    ("进货我都是找广州的老供应商", "user", "pattern:找广州的老供应商", "找广州的老供应商"),
    ("你就把我当成小白", "user", "instruction:把我当成小白", "把我当成小白"),
    ("你得记住我不吃葱姜蒜", "user", "pattern:葱姜蒜", "葱姜蒜"),
    (
        "和家里商量过了，今年过年不回去",
        "user",
        "decision:今年过年不回去",
        "今年过年不回去",
    ),
]
DISLIKED = [
    ("香菜这玩意儿我是真接受不了", "香菜"),
    ("我这人胆小，恐怖片一概不看", "恐怖片"),
]
SEVERAL = [
    ("退伍军人，现在当保安", ["退伍军人", "保安"]),
    ("我是糖友，食谱里别放糖", ["糖友", "食谱里别放糖"]),
    ("我们组后端统一用Go，前端是Vue3", ["Go", "Vue3"]),
    ("我爱人和我都是重庆人，现在定居昆明", ["重庆", "昆明"]),
]
NOTED = [
    ("你帮我记着，下周三下午三点儿子开家长会", "下周三下午三点儿子开家长会"),
    ("给你说个事儿你记住，物业电话是8866", "物业电话是8866"),
    ("麻烦存个备忘，保险单号末尾是七七二", "保险单号末尾是七七二"),
]
ENDED = [
    ("把我之前说的买房的事忘了吧。", "买房"),
    ("健身卡我退了，以后不去了", "健身卡"),
    ("养的那只仓鼠上周没了", "仓鼠"),
    ("我把工作辞了", "工作"),
    ("我已经不在那家律所干了", "律所"),
    ("我早就不混饭圈了", "饭圈"),
    ("车我已经卖给表弟了", "车"),
    ("我跟我媳妇都不去健身房了", "健身房"),
    ("我和谈了五年的女朋友吹了", "女朋友"),
]
NOTHING = [
    "对对对，我就是秦始皇，快打钱哈哈哈",
    "我是你爹哈哈哈",
    "我要是年轻十岁，我就去学画画",
    "程序员一般都用Mac",
    "广东人爱喝汤",
    "我刚刚吃了个苹果",
    "小说主角是个开出租车的",
    "真想住在大理啊",
    "我手上这个bug改了三天了",
    "农民一般几月份种玉米",
    "邻居们叫我小点声",
    "在医院当护士累不累",
    "我爷爷那辈人都爱抽旱烟",
    "我刚在医院做检查",
    "我在超市卖场迷路了",
    "衣服我洗了，碗我也刷了",
    "那部电影里我最喜欢的片段是结尾",
]


@pytest.mark.parametrize(("text", "subject", "key", "value"), LEARNED)
def test_a_life_is_learned_in_the_words_of_whoever_lives_it(
    text: str, subject: str, key: str, value: str
) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.subject, fact.key, fact.object) == (subject, key, value)


@pytest.mark.parametrize(("text", "value"), DISLIKED)
def test_what_somebody_cannot_bear_may_stand_first(text: str, value: str) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.polarity, fact.object) == ("preference", "-", value)


@pytest.mark.parametrize(("text", "values"), SEVERAL)
def test_each_half_of_a_sentence_is_learned(text: str, values: list[str]) -> None:
    assert [statement.object for statement in extract(text).statements] == values


@pytest.mark.parametrize(("text", "value"), NOTED)
def test_what_is_to_be_remembered_may_follow_a_comma(text: str, value: str) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.object) == ("note", value)


@pytest.mark.parametrize(("text", "value"), ENDED)
def test_what_is_over_or_gone_is_named(text: str, value: str) -> None:
    (ended,) = extract(text).statements
    assert isinstance(ended, Retraction)
    assert ended.object == value


@pytest.mark.parametrize(
    "shape", ["在厂里", "我的", "心中的我", "家里有个，", "他我，我他", "的亩的"]
)
def test_hostile_text_is_read_in_linear_time(shape: str) -> None:
    def spent(size: int) -> float:
        started = time.process_time()
        extract(shape * (size // len(shape)))
        return time.process_time() - started

    extract(shape)
    assert spent(20_000) < 8 * spent(5_000) + 0.2


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_sounds_like_a_life_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()
