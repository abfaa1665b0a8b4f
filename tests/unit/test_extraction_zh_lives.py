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
    ("我把健身房的会员取消了。", "健身房的会员"),
    ("我把猫送人了。", "猫"),
    ("早就不玩原神了", "原神"),
    ("我已经毕业了，不是学生了", "学生"),
    ("我已经从那家公司离职了", "公司"),
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


ENDINGS_OF_SPEECH = [
    "啊",
    "哈",
    "哦～",
    "呀！",
    "嘛",
    "诶",
    "hh",
    "哈哈哈",
    "……",
    "😂",
    "[捂脸]",
    "，真的",
]
ENDED_IN_SPEECH = [
    ("我是护士", "identity:job", "护士"),
    ("我今年35岁", "identity:age", "35"),
    ("我不吃香菜", "pattern:香菜", "香菜"),
    ("我住在南京", "identity:home", "南京"),
    ("我家养了只二哈", "identity:pets", "二哈"),
    ("我们家吃清真的", "identity:diet", "吃清真"),
]
BROUGHT_IN = [
    ("我有个姐姐，是护士", "sister", "identity:sister/job", "护士"),
    ("我有个女儿，今年五岁", "daughter", "identity:daughter/age", "五"),
    ("我有一个弟弟，叫陈思明，在上海读大学", "brother", "identity:brother/school", "上海读大学"),
    ("我养了一只狗，叫旺财，三岁了", "dog", "identity:dog/age", "三"),
    ("我老婆是老师，她喜欢喝咖啡", "wife", "preference:wife/咖啡", "咖啡"),
    ("女儿五岁，对花生过敏，零食怎么选？", "daughter", "identity:daughter/allergy/花生", "花生"),
]
AFTER_AN_ASIDE = [
    ("我想去日本旅游，我对海鲜过敏，帮我规划一下行程。", "海鲜"),
    ("我想问一下，我平时不吃香菜，有什么替代的调料？", "香菜"),
    ("我打算下个月去云南玩，我不太能吃辣，有什么推荐？", "辣"),
    ("我准备面试，我是做前端开发的", "做前端开发"),
    ("我贼喜欢看历史纪录片 推荐几部呗", "看历史纪录片"),
    ("情况是这样的，我喜欢爬山", "爬山"),
    ("之前跟你说过，我喜欢爬山", "爬山"),
    ("emmm 我的确喜欢爬山～求推荐", "爬山"),
    ("我喜欢爬山……怎么办", "爬山"),
]
OF_ONESELF = [
    ("我不会开车", "-", "identity:skill/开车"),
    ("我会弹钢琴", "+", "identity:skill/弹钢琴"),
    ("我一个人住", "+", "identity:household"),
    ("我和父母一起住", "+", "identity:household"),
    ("我性格比较内向", "+", "identity:trait/内向"),
    ("我是无肉不欢的人", "+", "identity:trait/无肉不欢"),
    ("我在国企，双休", "+", "identity:work_hours"),
    ("我冬天必吃酸菜", "+", "pattern:吃酸菜"),
    ("我通勤主要靠地铁", "+", "pattern:靠地铁"),
    ("晚饭我都是自己做", "+", "pattern:自己做"),
    ("我现在改吃素了", "+", "identity:diet"),
    ("我对橘子过敏，吃了嘴巴会肿。", "+", "identity:allergy/橘子"),
    ("我决定这个暑假去学车。", "+", "decision:去学车"),
    ("我们商量之后决定不买房了。", "-", "decision:买房"),
    ("我下班之后喜欢打两局羽毛球。", "+", "pattern:打两局羽毛球"),
    ("我不喝咖啡改喝茶了。", "+", "tool:茶"),
    ("我舅舅在新疆种棉花。", "+", "identity:uncle/job"),
    ("我早上起来先喝咖啡。", "+", "pattern:喝咖啡"),
    ("我的爱好是摄影和徒步。", "+", "identity:hobbies"),
    ("我不是在腾讯，是在阿里上班。", "+", "identity:employer"),
    ("我在家排行老三", "+", "identity:siblings"),
    ("我年初升了主管", "+", "identity:job"),
    ("我人在曼谷", "+", "identity:home"),
    ("我奶奶是苏州人", "+", "identity:grandmother/origin"),
    ("我家那口子特别爱钓鱼", "+", "preference:partner/钓鱼"),
    ("颜色我喜欢素一点的，不喜欢大红大紫", "-", "preference:大红大紫"),
    ("项目里我们用pnpm", "+", "tool:package_manager/pnpm"),
    ("我换车了，现在开理想L7", "+", "possession:理想l7"),
    ("我周一到周五上班", "+", "pattern:周一到周五上班"),
    ("请记住，我每周三晚上有瑜伽课。", "+", "pattern:每周三晚上有瑜伽课"),
    ("起床第一件事是喝杯温水", "+", "pattern:喝杯温水"),
    ("出门必带充电宝", "+", "pattern:带充电宝"),
    ("开一辆二手飞度", "+", "possession:二手飞度"),
    ("手机一直是苹果", "+", "possession:phone"),
    ("我带高三毕业班", "+", "identity:job"),
    ("婚礼定了，国庆在老家办", "+", "decision:国庆在老家办"),
    ("想了好久，还是决定留在老家发展", "+", "decision:留在老家发展"),
    ("我儿子最喜欢的动画片是《小猪佩奇》", "+", "favourite:son/动画片"),
    ("我在北大读博，研究方向是自然语言处理", "+", "identity:research"),
    ("我妻子在银行工作，她不喜欢做饭", "-", "preference:wife/做饭"),
    ("我们公司用飞书", "+", "tool:team_chat/飞书"),
    ("那个……我其实有点怕狗。", "+", "identity:fear/狗"),
    ("我去年结的婚", "+", "identity:marital_status"),
    ("我是北方人，嫁到了福建。", "+", "identity:home"),
    ("我们一家五口", "+", "identity:family"),
    ("我喜欢吃的东西很多，比如烤肉、寿司和麻辣烫。", "+", "preference:烤肉_寿司和麻辣烫"),
    ("平时看剧主要在爱奇艺和B站。", "+", "tool:爱奇艺和b站"),
    ("讨论之后我们敲定了去云南自驾。", "+", "decision:云南自驾"),
    ("先介绍一下：我叫小南", "+", "identity:name"),
]
STANDING = [
    ("我没有孩子", "-", "identity:has/孩子"),
    ("我不是素食者", "-", "identity:trait/素食者"),
    ("我没上过大学", "-", "identity:experience/上过大学"),
    ("我有驾照", "+", "identity:has/驾照"),
    ("我有女朋友", "+", "identity:marital_status"),
    ("我有一个公众号", "+", "possession:公众号"),
    ("我初中学历", "+", "identity:studies"),
    ("我是程序员出身", "+", "identity:background"),
    ("我是女生", "+", "identity:gender"),
    ("我在国外生活", "+", "identity:home"),
    ("我远程办公", "+", "identity:work_mode"),
    ("我写小说", "+", "identity:job"),
    ("我当过兵", "+", "identity:former_job"),
    ("我被裁了", "+", "identity:status"),
    ("我月薪八千", "+", "identity:salary"),
    ("我妹妹小雨属虎", "+", "identity:sister_小雨/zodiac"),
    ("我妹妹小雨教数学", "+", "identity:sister_小雨/job"),
    ("我老婆说粤语", "+", "identity:wife/language/粤语"),
]
ON_OCCASION = [
    ("写邮件的时候语气正式一些", "+", "语气正式"),
    ("给我推荐电影的时候别推荐恐怖片", "-", "推荐恐怖片"),
    ("帮我改作文的时候只改错别字", "+", "改错别字"),
    ("讲题的时候一步一步来", "+", "一步一步来"),
    ("涉及日期的用YYYY-MM-DD格式", "+", "用YYYY-MM-DD格式"),
    ("遇到不确定的直接说不知道", "+", "直接说不知道"),
    ("你以后别那么啰嗦行不行", "-", "啰嗦"),
    ("你说话温柔点", "+", "说话温柔点"),
    ("温度用摄氏度表示", "+", "温度用摄氏度表示"),
    ("别给我推荐牛肉", "-", "推荐牛肉"),
    ("咱俩聊天就用上海话吧", "+", "用上海话"),
    ("请不要用网络流行语。", "-", "网络流行语"),
    ("你可以用东北话跟我聊天。", "+", "用东北话跟我聊天"),
    ("提供代码的时候附上运行结果。", "+", "附上运行结果"),
    ("解题过程写详细点", "+", "解题过程写详细点"),
    ("给方案的话每个都标上预算", "+", "每个都标上预算"),
]
ASIDES_ALONE = [
    "我想写一个故事，我是一个国王，住在城堡里。",
    "我想用英语说，我叫李华，来自中国，怎么说？",
    "帮我写一封邮件，我是客户经理，对延误表示抱歉。",
    "我想知道如果我住在北京，我能不能申请公租房。",
    "我想有个女儿，叫甜甜。",
    "我在游戏里是法师，住在暴风城。",
    "我演的角色是个医生，在医院工作。",
    "我刚毕业，在找工作",
    "老婆今天生气了，怎么哄？",
    "孩子是父母的希望。",
    "猫是夜行动物。",
    "我是来问路的人",
    "冬天要多喝热水",
    "别给我推荐这个",
    "我不会这道题",
    "我会考虑一下的",
    "我周五要交报告",
    "周六我去看电影",
    "我周末去了趟医院",
    "写作业的时候先写哪科比较好",
    "你说话真好听",
    "回答得太好了",
    "帮我写一段他上学的时候的故事",
    "遇到红灯要停",
    "我平时比较清闲",
    "我不是第一次来的人",
    "我有驾照考试",
    "我写小说写到一半卡住了",
    "我儿子数学不好",
    "我妈做的饭好吃",
    "我当过真",
    "我不喜欢也不讨厌猫。",
    "我搬到了桌子上",
    "我加入了购物车",
    "我取消了订单",
    "我开了一个窗口",
    "我决定先吃饭",
    "我是店里的顾客",
    "你当面试官，我当求职者，我叫李明，有三年经验",
    "把第三段写详细点",
    "不做作业了，玩去",
    "每周一的课我没去",
    "签证定了，谢谢",
    "早起第一件事应该喝水",
    "饭我不吃了，你们吃吧",
    "地图上我用红色标出来了",
]


@pytest.mark.parametrize("ending", ENDINGS_OF_SPEECH)
@pytest.mark.parametrize(("text", "key", "value"), ENDED_IN_SPEECH)
def test_a_particle_at_the_end_adds_nothing(text: str, key: str, value: str, ending: str) -> None:
    (fact,) = extract(text + ending).statements
    assert isinstance(fact, Fact)
    assert (fact.key, fact.object) == (key, value)


@pytest.mark.parametrize(("text", "subject", "key", "value"), BROUGHT_IN)
def test_whoever_is_brought_in_is_who_the_next_clause_is_about(
    text: str, subject: str, key: str, value: str
) -> None:
    said = extract(text).statements[-1]
    assert isinstance(said, Fact)
    assert (said.subject, said.key, said.object) == (subject, key, value)
    assert not any(s.subject == "user" and s.object == value for s in extract(text).statements)


@pytest.mark.parametrize(("text", "value"), AFTER_AN_ASIDE)
def test_a_plan_or_a_request_does_not_hide_what_it_rests_on(text: str, value: str) -> None:
    assert [statement.object for statement in extract(text).statements] == [value]


@pytest.mark.parametrize(("text", "polarity", "key"), OF_ONESELF)
def test_skills_traits_and_ways_are_learned(text: str, polarity: str, key: str) -> None:
    said = extract(text).statements[-1]
    assert isinstance(said, Fact)
    assert (said.polarity, said.key) == (polarity, key)


@pytest.mark.parametrize(("text", "polarity", "key"), STANDING)
def test_where_somebody_stands_is_learned(text: str, polarity: str, key: str) -> None:
    (fact,) = (said for said in extract(text).statements if isinstance(said, Fact))
    assert (fact.polarity, fact.key) == (polarity, key)


@pytest.mark.parametrize(("text", "polarity", "value"), ON_OCCASION)
def test_how_to_answer_is_asked_for_by_occasion(text: str, polarity: str, value: str) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.polarity, fact.object) == ("instruction", polarity, value)


@pytest.mark.parametrize("text", ASIDES_ALONE)
def test_plans_roles_and_general_truths_teach_nothing(text: str) -> None:
    assert extract(text).statements == ()


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
    "shape",
    [
        "在厂里",
        "我的",
        "心中的我",
        "家里有个，",
        "他我，我他",
        "的亩的",
        "我想，",
        "我有个姐，",
        "女儿，是",
    ],
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
