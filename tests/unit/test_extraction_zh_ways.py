"""Chinese as people chat: openers, tails, smiles, spaces and other characters change no fact."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

SAID = (
    "我老公叫陈志远",
    "我今年三十五岁",
    "家里养了只柯基，叫可乐",
    "最后我决定买年度套餐",
    "每周三晚上我都去打羽毛球",
    "目前在招商银行做风控",
)
BEFORE = ("对了，", "那个，", "另外，", "话说，", "是这样的，", "怎么说呢，", "跟你说个事，")
AFTER = ("，顺便说一下。", " 🙂", "😂", "🐶🐶", " hhh", "，谢谢", ".", "～", "呀")


def keys(text: str) -> set[tuple[str, str]]:
    return {(f.key, f.object) for f in extract(text).statements if isinstance(f, Fact)}


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("before", BEFORE)
def test_a_word_to_begin_with_changes_nothing(before: str, said: str) -> None:
    assert keys(said)
    assert keys(before + said) == keys(said)


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("after", AFTER)
def test_a_smile_or_thanks_at_the_end_change_nothing(said: str, after: str) -> None:
    assert keys(said + after) == keys(said)


ONE_KEY = {
    "identity:home": (
        *("我跟老婆孩子住在{}", "我搬到{}了", "住{}", "现居{}，做设计", "老家河南，现在在{}定居！"),
        *("坐标{}", "人在{}", "我其实住在{}啦"),
    ),
    "identity:employer": ("我公司是{}", "我的雇主是{}", "我的工作单位是{}", "我刚入职{}"),
    "identity:name": ("我姓名{}", "我是{}", "我大名{}", "请叫我{}"),
    "identity:age": ("我年龄{}", "今年{}岁", "我都{}了"),
    "identity:diet": ("我正在{}", "我最近在{}", "我一直{}！"),
    "identity:studies": ("我学{}", "我本科学{}", "我在大学读{}", "我现在在学{}专业"),
    "identity:birthday": ("{}是我的生日", "我每年{}过生日", "我生日{}"),
    "identity:native_language": ("母语{}", "我的母语是{}"),
}
VALUES = {
    "identity:home": ("新北市板桥区", "布拉格", "浙江义乌", "臺北"),
    "identity:employer": ("招商银行", "字节跳动", "市图书馆"),
    "identity:name": ("欧阳娜", "王小明"),
    "identity:age": ("三十五", "28"),
    "identity:diet": ("吃素", "生酮", "低碳饮食"),
    "identity:studies": ("国际贸易", "计算机", "临床医学"),
    "identity:birthday": ("5月4日", "十月一号"),
    "identity:native_language": ("粤语", "英语"),
}


@pytest.mark.parametrize(
    ("key", "wording"), [(key, wording) for key, said in ONE_KEY.items() for wording in said]
)
def test_an_attribute_has_one_key_in_all_its_wordings(key: str, wording: str) -> None:
    for value in VALUES[key]:
        learned = keys(wording.format(value))
        assert key in {found for found, _ in learned}, (wording, value, learned)


PLACED = [
    ("我不能吃花生，过敏", "identity:allergy/花生"),
    ("過敏原：花生", "identity:allergy/花生"),
    ("榴莲我超爱", "preference:榴莲"),
    ("我常用的是VS Code", "tool:editor/vs_code"),
    ("我有个表妹叫小雨", "identity:cousin"),
    ("我会一点西班牙语", "identity:language/西班牙语"),
    ("我英语很流利", "identity:language_level/英语很流利"),
    ("我儿子在读大学", "identity:son/school"),
    ("请用要点列表回答", "instruction:bullet_points"),
    ("我养了一只猫 叫年糕", "identity:cat"),
    ("资深程序员一枚", "identity:job"),
    ("我在一家律所上班", "identity:employer"),
    ("我是北京大学毕业的", "identity:school"),
    ("我是复旦的研究生", "identity:school"),
    ("我硕士毕业于复旦", "identity:school"),
    ("我养了三年猫了", "identity:pets"),
    ("我的新手机是小米14", "possession:phone"),
    ("我刚买了华为Mate 60", "possession:phone"),
    ("我平时开比亚迪汉", "possession:car"),
    ("我喜欢简洁的回答", "instruction:answer_length"),
    ("我不吃花生，因为过敏", "identity:allergy/花生"),
    ("千万别放花生，我过敏", "identity:allergy/花生"),
    ("我有花生过敏症", "identity:allergy/花生"),
    ("我不擅长画画", "identity:skill/画画"),
    ("摄影是我的爱好", "identity:hobbies"),
    ("香菜真难吃，我不喜欢", "preference:香菜"),
    ("我不爱吃苦瓜", "preference:苦瓜"),
    ("我當設計師五年了", "identity:job"),
    ("我家三口人", "identity:family"),
    ("我178高", "identity:height"),
    ("请问一下，我对海鲜过敏，去青岛能吃啥", "identity:allergy/海鲜"),
    ("我现在改喝茶了", "preference:茶"),
    ("我最讨厌的食物是香菜", "preference:香菜"),
    ("我O型血", "identity:blood_type"),
    ("btw我吃素的哦", "identity:diet"),
    ("我们公司用飞书办公", "tool:team_chat/飞书"),
    ("我是浙大计算机系的研究生", "identity:school"),
]
NOTHING = [
    *("我在学校读到一篇文章", "我常去的那家店关门了", "我公司是周末也要打卡", "我讨厌死这个bug了"),
    *(
        "我是路过的",
        "我跟老婆孩子去迪士尼玩",
        "今年三十号放假",
        "程序员一枚能挣多少",
        "5月4日是青年节",
    ),
    *(
        "不敢吃隔夜菜会过敏吗",
        "过敏源检测多少钱",
        "这个方案我超爱",
        "我姓名写错了怎么改",
        "谢谢你🙂",
    ),
    *("对了，那个文件呢", "是这样的，我的电脑坏了", "怎么说呢，有点失望", "我呢，今天很累"),
    *("我用Python写的这段代码报错了", "95后都在干嘛", "程序员 单身 怎么破", "清华毕业有什么用"),
    *(
        "请问我是谁",
        "请问我住的地方附近有什么好吃的",
        "改喝什么好呢",
        "我最讨厌的人是谁",
        "我爱好广泛",
    ),
    *("我昨晚梦到我在腾讯上班", "哈哈我是秦始皇，打钱", "我认识一个人，他对花生过敏", "别放香菜"),
    *("假装你是我女朋友", "我也是", "是这样的，他住在上海", "178高穿多大码", "我希望能去日本工作"),
]


@pytest.mark.parametrize(("text", "key"), PLACED)
def test_a_wording_of_a_kind_lands_in_that_kind(text: str, key: str) -> None:
    assert {found for found, _ in keys(text)} == {key}


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_these_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


IN_ITS_PLACE = [
    ("我抽烟", "我戒烟了", "pattern:烟"),
    ("我体重70公斤", "我瘦到65公斤了", "identity:weight"),
    ("我体重70公斤", "我现在65公斤", "identity:weight"),
    ("我单身", "我谈恋爱了", "identity:marital_status"),
    ("我的专业是法律", "我换专业到会计了", "identity:studies"),
    ("请用中文回答", "改用英文回答", "instruction:answer_language"),
    ("回答简短一点", "我想要详细的回答", "instruction:answer_length"),
    ("我的手机是iPhone 12", "我换了小米14", "possession:phone"),
]


@pytest.mark.parametrize(("before", "after", "key"), IN_ITS_PLACE)
def test_what_took_the_place_of_something_has_its_key(before: str, after: str, key: str) -> None:
    assert {found for found, _ in keys(before)} == {key}
    assert {found for found, _ in keys(after)} == {key}


@pytest.mark.parametrize("text", ["我不吃素了", "我不再吃素", "我现在吃肉了", "我又开始吃肉了"])
def test_whoever_eats_meat_again_has_no_diet(text: str) -> None:
    assert Retraction("user", "", "identity:diet") in extract(text).statements


SPACED = [
    "我养了一只猫，叫年糕。",
    "我要代码的时候，请用TypeScript写。",
    "以前用有道云笔记，现在换成飞书了",
    "我在华为工作，是硬件工程师。",
    "说错了，我女儿今年8岁，不是7岁",
]


@pytest.mark.parametrize("said", SPACED)
@pytest.mark.parametrize("comma", [",", ", ", " ", "　", "～", "…"])
def test_a_comma_may_be_typed_in_any_way(said: str, comma: str) -> None:
    assert keys(said)
    assert keys(said.replace("，", comma)) == keys(said)
