"""What Chinese says of a subject: one frame for each way to say it.

Nothing parts the words, so a frame's heads are first characters, and an object ends where a
particle, a comma or the word that closes its frame stands ("在 … 工作", "对 … 过敏").
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.chinese_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.table import Frame, LazyPattern
from kumbuka.memory.model import MemoryType

NOT_HERE = (
    r"(?!这(?!不勒)|那(?!不勒)|它|他|她|你|您|刚才|上面|下面|以上|以下|上述|下列|什么|谁|哪|怎么|前者|后者)"
)
OBJECT = rf" ?(?P<object>{NOT_HERE}\S.*)"
NUMBER = r"(?:\d{1,3}|[零一二两三四五六七八九十百]{1,5})"
COUNT = r"(?:[一二两三四五六七八九十几多\d]{1,3}|好几|很多|许多)"
CLASSIFIER = r"(?:[个只条匹头对名位辆台部把架套张支款双栋枚块间群])"
END = r"(?=(?:了|的|啦|呢|吧|哦|啊|呀|哈|噢|，|。|！|；|~|～|…| |$))"
_AGAIN = r"(?:再也|再|已经|早就|早)?"
_LIKE = (
    r"(?:喜欢上?|喜爱|热爱|爱上|偏爱|偏好|钟爱|酷爱|钟情于|迷上|热衷于|中意|青睐|痴迷于|痴迷|沉迷于?|迷恋|爱(?!人|好|情|心"
    r"|你|护|惜|丽丝|尔兰|荷华|马仕|奇艺|沙尼亚))"
)
DOING = r"(?:吃|喝|看|听|玩|去|读|用|买|穿|养|做|写|住|坐|逛|打)"
_LIGHT = r"(?:着|过|的是)?(?:(?:吃|喝)(?!力|亏|惊|醋|货|苦|素|瘪|斋|彩|饭|药))?"
"""To eat or to drink something is to like it."""
PASSING = (
    r"(?:遇到|收到|看到|看见|碰到|得到|报错|出错|失败|出现|卡|找不到|搞不|弄不|分不清|觉得|以为|认为|在想|在找|想(?!办法)"
    r"|说|问|提示|显示|返回|崩溃|会收到|会遇到|会报|会出|会看到|会得到|被|是(?!自己|先))"
)
NAME = (
    r" ?[“\"「『]?(?P<object>(?!我|你|他|她|它|什么|啥|这|那|不|过|做|上|人|来|去|好|车|停|外卖|醒|板|苦|嚣|卖|喊|绝|座|响|错)"
    r"(?:[A-Za-z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,3}|[\u3400-\u9fff\ue000·]{1,8}?))[”\"」』]?"
    rf"(?=(?:就好|就行|就可以|即可|吧|好了|了|哦|啊|呀|哈|，|。|！|；|、|（|[(]| ?和|~|～|$|的|或者|或))"
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
NO: dict[str, Any] = {"polarity": "-"}
OF_USER: dict[str, Any] = {"of_user_only": True}


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    """`heads` are the first characters, as one text; none: always tried."""
    return Frame(tuple(heads.split() or [""]), LazyPattern(said, re.I), category, **rest)


def _of(characters: str) -> str:
    return " ".join(characters)


_USE = r"(?:使用|采用|选用|用着|在用|用|跑在|跑|装的是|装)"
_DO = (
    r"(?:喝|吃|抽|用|使用|玩|看|听|练|学|学习|打|做|订阅|订|买|开|骑|住|穿|养|追|上|逛|刷|去|读|写|弹|跑|熬|需要|碰|沾|参加)"
)
_ENDINGS = (
    frame(_of("不再早已"), rf"{_AGAIN}不再?(?:是很|太|怎么|那么|这么)?{_LIKE}{_LIGHT}"
          rf" ?(?P<object>{NOT_HERE}\S.*?)了?{END}", "preference", needs=("不再", "再也不", "早就不",
          "已经不"), **NO),
    frame(_of("不再早已"), rf"{_AGAIN}不再?住(?:在)? ?(?P<object>{NOT_HERE}\S.*)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame(_of("不再早已"), rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:工作|上班|任职|干|做)了?", "identity",
          attribute="employer", effect="end_attribute", needs=("不再", "了")),
    frame(_of("不再早已"), rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:住|生活|居住)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame(_of("从离"), r"(?:从|离开了?) ?(?P<object>\S.*?) ?(?:离职|辞职|退休|毕业离开|$)", "identity",
          attribute="employer", effect="end_attribute", needs=("离职", "辞职", "退休")),
    frame(_of("离辞"), r"(?P<object>离职|辞职|辞掉|辞去)(?:了)?(?:工作)?(?=了|，|。|$)", "identity",
          attribute="employer", effect="end_attribute", fixed="employer"),
    frame(_of("不再早已"), rf"{_AGAIN}(?:不再?|没再|不是)(?P<object>吃素|素食者?|素食主义者?|纯素)", "identity",
          attribute="diet", effect="end_attribute", needs=("不再", "了")),
    frame(_of("不再早已"), rf"{_AGAIN}不再?(?:对 ?(?P<object>\S.*?) ?过敏)了?", "identity",
          attribute="allergy/", effect="end_attribute", needs=("过敏",)),
    frame(_of("对"), r"对 ?(?P<object>\S.*?) ?(?:不再?|没有?)过敏了?", "identity",
          attribute="allergy/", effect="end_attribute", needs=("过敏",)),
    frame(_of("不再早已"), rf"(?:再也|再|已经|早就|早)不(?:再)?{_DO}{OBJECT}", "end", effect="end"),
    frame(_of("不没"), rf"(?:不|没)再{_DO}{OBJECT}", "end", effect="end"),
    frame(_of("不"), rf"不(?:用|使用|玩|喝|吃|抽|学|养|订|开|骑|练|追|打|去|看|听|弹|做|写)"
          rf" ?(?P<object>(?!下|起|到|完|动|懂|见|惯|着|得){NOT_HERE}\S.*?)了(?=，|。|！|；|$)", "end", effect="end"),
    frame(_of("停放弃取抛"), r"(?:停止|停用|弃用|放弃|取消|抛弃|停掉)了?(?:使用|订阅|对|吃|喝|服用|学习?|练)?"
          rf" ?(?P<object>{NOT_HERE}\S.*?)(?:的订阅|会员)?了?{END}", "end", effect="end"),
    frame(_of("戒"), r"戒(?:掉|了|掉了)? ?(?P<object>(?!指|备|心)\S.*?)(?:很久|多年)?了?(?=，|。|！|；|$)",
          "pattern", **NO),
    frame(_of("把卖"), r"(?:把)?(?:卖掉?了?)? ?(?P<object>(?:那辆|我的|旧|老)*\S.*?)(?:给)?(?:卖|扔|送|处理)(?:掉|人)?了",
          "end", effect="end", topics=ANY_TOPIC),
    frame(_of("卖"), r"卖(?:掉)?了(?:我的|那辆|旧|老)* ?(?P<object>\S.*)", "end", effect="end", topics=ANY_TOPIC),
)  # fmt: skip

_TO = r"(?:到|成|为|用|去|至|回|向)"
_SHIFT = r"(?:切换|迁移|转移|转换|升级|搬家?|换|改|转|切|迁|移|跳槽|调)"
_PLACE_END = r"(?:住|生活|居住|定居|去|来)?了?"
_CHANGES = (
    frame(_of("从由"), rf"[从由] ?(?P<old>\S.*?) ?(?:搬家?|迁居)(?:到|去|来|回)了? ?(?P<object>\S.*)",
          "identity", attribute="home", needs=("搬", "迁居"), replaces=True),
    frame(_of("从由"), rf"[从由] ?(?P<old>\S.*?) ?(?:跳槽|跳)(?:到|去|至)了? ?(?P<object>\S.*)",
          "identity", attribute="employer", needs=("跳",), replaces=True),
    frame(_of("从由"), rf"[从由] ?(?P<old>\S.*?) ?(?:全面|全部|彻底|都|正式)?{_SHIFT}{_TO}了? ?"
          rf"(?:使用|用|喝|吃)?(?P<object>{NOT_HERE}\S.*)", "tool", replaces=True),
    frame(_of("把将"), rf"[把将](?P<thing>[^，]{{1,12}}?)(?:从|由) ?(?P<old>\S.*?) ?{_SHIFT}{_TO}了? ?{OBJECT}",
          "tool", replaces=True, needs=("从", "由")),
    frame(_of("把将"), rf"[把将](?P<attribute>{ATTRIBUTE_NAMES})(?:都|也)?{_SHIFT}{_TO}了? ?{OBJECT}",
          "identity", replaces=True),
    frame(_of("把将"), rf"[把将] ?(?P<old>{NOT_HERE}\S.*?) ?(?:都|全部?)?{_SHIFT}{_TO}了? ?{OBJECT}",
          "tool", replaces=True),
    frame(_of("用以"), r"[用以] ?(?P<object>\S.*?) ?(?:代替|取代|替换|替代|换掉)了? ?(?P<old>\S.*)", "tool",
          replaces=True),
    frame(_of("搬迁移"), rf"(?:搬家?|迁居?|移居|搬迁)(?:到|去|来|回|至)了? ?(?P<object>(?!这|那|新|楼|隔壁|一个|哪|公司)"
          rf"\S.*?){_PLACE_END}{END}", "identity", attribute="home", replaces=True),
    frame(_of("跳换入加"), r"(?:跳槽|跳|换工作)(?:到|去|至)了? ?(?P<object>\S.*)", "identity",
          attribute="employer", replaces=True),
    frame(_of("入加"), r"(?:入职|加入)了? ?(?P<object>(?!这|那|群|会议|队伍|一个|我们|你们)\S.*)", "identity",
          attribute="employer"),
    frame(_of("不"), rf"不(?:再)?(?:用|使用) ?(?P<old>\S.*?)了?，? ?(?:改|换|转)(?:用|成|到)了? ?{OBJECT}", "tool", replaces=True),
    frame(_of("改换转切迁升"), rf"(?:改用|换用|转用|改吃|改喝|改学|(?:改|换|转|切换?|迁移?|升级|转投|转战){_TO})了? ?"
          rf"(?P<object>(?!一个|另|别的|其他){NOT_HERE}\S.*)", "tool", replaces=True),
)  # fmt: skip

_PREFERENCES = (
    frame(_of("不没再已"), rf"(?:不|没那么|没有那么|没有?多)(?:太|怎么|大|是很|是特别|是太|是那么|那么|这么|咋)?{_LIKE}{_LIGHT}{OBJECT}",
          "preference", **NO),
    frame(_of("讨厌恨烦嫌反受忍接无"), r"(?:讨厌|厌恶|痛恨|憎恨|恨(?!不得)|反感|厌烦|厌倦|嫌弃|烦(?!恼|躁|你|请|您|死了?$)|受不了|忍受?不了"
          rf"|接受不了|无法忍受|无法接受|不能忍|抗拒|鄙视){_LIGHT}{OBJECT}", "preference", **NO),
    frame(_of("对"), r"对 ?(?P<object>\S.*?) ?(?:(?:不太?|不怎么|没有?什么|没有?|毫无|提不起|并不)(?:感)?(?:什么)?(?:兴趣|感冒|来电)"
          r"|(?:很|比较|非常|特别)?(?:反感|无感|厌恶|讨厌))", "preference", **NO),
    frame(_of("对"), r"对 ?(?P<object>\S.*?) ?(?:[很非常特别也挺超一直十分都最]{0,4})(?:感兴趣|有兴趣|着迷|情有独钟|痴迷|上瘾|有好感)",
          "preference"),
    frame(_of("宁"), rf"宁[愿可肯]{OBJECT}", "preference"),
    frame(_of("更倾偏"), rf"(?:更)?(?:倾向于?|偏向于?|愿意)(?:用|使用|选择?)?{OBJECT}", "preference"),
    frame(_of("比相跟和"), r"(?:比起|相比(?:于)?|跟|和) ?(?P<compared>\S.*?) ?(?:相比|比起来|比)?[，]? ?(?:还是)?(?:更|比较)"
          rf"{_LIKE}{_LIGHT}{OBJECT}", "preference"),
    frame(_of("喜热偏钟酷爱迷中青痴沉"), rf"{_LIKE}{_LIGHT} ?(?P<object>{NOT_HERE}\S.*?)"
          r" ?(?:胜过|多过|多于|超过|甚于|而不是|而非|，?不是|，不喜欢|，不爱) ?(?P<compared>\S.*)", "preference"),
    frame(_of("喜热偏钟酷爱迷中青痴沉"), rf"{_LIKE}(?!的){_LIGHT}了?{OBJECT}", "preference"),
    frame(_of("是"), rf"是(?:个|一个|一名|一位)?(?:超级|资深|铁杆|忠实|重度|十足)?的? ?(?P<object>\S{{1,14}}?)(?:的)?"
          r"(?:铁杆|忠实|超级|资深|重度|狂热)?(?:粉丝|球迷|迷|控|爱好者|铁粉|发烧友)(?=，|。|！|$)", "preference"),
    frame(_of("怕害恐"), rf"(?:害怕|恐惧|怕)(?!麻烦你|是|不){OBJECT}", "identity", attribute="fear/"),
    frame(_of("有"), r"有 ?(?P<object>恐高症|密集恐惧症|幽闭恐惧症|社交恐惧症|社恐)", "identity", attribute="fear/"),
    frame(_of("恐"), r"(?P<object>恐高)", "identity", attribute="fear/"),
)  # fmt: skip

_TOOLISH = r"(?:使用|采用|选用|改用|换用|换成|选择|选定|用|选|上|走|采取)"
_DECIDED = r"(?:决定|定下来?|商定|敲定|拍板|选定|确定|商量好|说好|讨论决定|讨论后决定|一致决定|一致同意|达成一致)"
_DECISIONS = (
    frame(_of("最终经一已讨商开"), rf"(?:最终|最后|经过讨论|讨论后|商量后|一致|已经|开会)*{_DECIDED}(?:了|好|要|下来)*，?(?:以后|今后|都|统一|还是|就|要)*"
          rf"(?:由)?{_TOOLISH}?(?:了)?{OBJECT}", "decision", needs=("定", "好", "拍板", "同意", "一致"), **EPISODIC),
    frame(_of("决定商敲拍选确说讨达"), rf"{_DECIDED}(?:了|好|要|下来)*，?(?:以后|今后|都|统一|还是|就|要|将|会)*{_TOOLISH}?了?{OBJECT}",
          "decision", **EPISODIC),
    frame(_of("选最就"), rf"(?:最终|最后|就)?(?:选择?了|选择(?:使用|用)|选用了?|选定了?|敲定了?){OBJECT}", "decision", **EPISODIC),
    frame(_of("会将要打准就"), rf"(?:会|将会?|要|打算|准备|就)(?:在)?(?:使用|采用|用){OBJECT}", "decision", **EPISODIC),
)  # fmt: skip

_DAY = r"(?:[一二三四五六日天末]|\d)"
_PART = r"(?:早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|夜晚|凌晨|睡前|饭后|早|晚)"
EVERY = (
    rf"(?:每(?:个|隔)?(?:天|日|周{_DAY}?|星期{_DAY}?|礼拜{_DAY}?|月|年|晚|早|周末|工作日|季度|次[^，我]{{1,10}}?(?:时候|时|前|后)|"
    rf"{COUNT}(?:天|周|个?月|年|小时)|早晨|早上|晚上|次)(?:都)?{_PART}?|天天|逢?周末|周{_DAY}{_PART}?|星期{_DAY}{_PART}?|睡前|饭后|{_PART})"
)
OFTEN = r"(?:总是|老是|总|通常|一般|经常|常常|时常|常|往往|习惯性地?|习惯于?|向来|平时|平常|坚持|从来都是?|一直都|一向|会|都|喜欢|大多|基本上?|每次)"
_HABITS = (
    frame(_of("从绝永向决"), rf"(?:从来?都?不|从不|绝不|绝对不|永远不|向来不|决不|一向不|从来没有?|从没)(?:会|再)?"
          rf"(?:使用|用|吃|喝)?(?P<object>(?!说|提|表示|讲|认为|觉得|想过|见|听说|明白|知道|懂|学会|去过|用过|试过|吃过|喝过|看过){NOT_HERE}\S.*)",
          "pattern", **NO),
    frame(_of("总老通一经常时往习向平坚从每天"), rf"(?:(?:总是|老是|通常|一般|经常|常常|时常|往往|总|常(?!州|德|熟|用|住|识|务)|向来|平时|平常|一向|一般都)"
          rf"(?:都|会|是|只|要)*)(?P<negated>不(?!小心|知|得不|同|自觉))?(?:使用|用)?(?P<object>(?!{PASSING}){NOT_HERE}\S.*)", "pattern"),
    frame(_of("习"), rf"习惯(?:性地?|了|于|在|上)?(?P<object>(?!是){NOT_HERE}\S.*)", "pattern"),
    frame(_of("坚"), r"坚持(?:每天|天天)?(?P<object>(?!认为|说|要求|己见)\S.*)", "pattern"),
    frame(_of("每天逢周星睡饭早晚上中下傍清凌夜"), rf"(?:一般|通常)?{EVERY}{EVERY}?，?(?:我|都|会|要|必须|得|一般|通常|只|必)*"
          rf"(?P<negated>不(?!小心|知|得不))?(?P<object>(?!{PASSING}|好|我)\S.*)", "pattern",
          needs=("每", "天天", "周", "星期", "睡前", "饭后", "都", "会", "一般", "通常")),
    frame(_of("几隔一"), rf"(?:几乎)?{EVERY}(?:都|会|要)*(?P<object>(?!{PASSING})\S.*)", "pattern",
          needs=("每", "天天")),
    frame(_of("一"), rf"(?P<object>一(?:周|个?星期|个?月|天|年|个?礼拜){COUNT}[次天顿杯个].*)", "pattern"),
    frame(_of("不"), r"不(?:太|怎么|大|能|可以)?(?:吃|喝|抽|沾|碰)(?P<object>(?!下|起|到|完|动|惯|力|亏|惊|饭了|得|的)\S.*)", "pattern",
          **NO),
    frame(_of("不"), r"不(?:太|怎么|大)?(?P<object>(?:看(?!好|懂|到|见|出|清|起|来|上|重|惯|得)|玩(?!笑)|开车|骑|熬夜|听(?!懂|到|见|说|话)|穿(?!越)|"
          r"打(?!算|扰)|刷(?!新)|追(?!求|究)|化妆|做饭|加班|用(?=[A-Za-z ]|微信|手机|抖音|微博|支付宝))\S.*|开车|熬夜|化妆|加班|做饭)", "pattern", **NO),
)  # fmt: skip

_LIVED = r"(?:生活|居住|定居|住|租房|落户|安家)"
_WORKED = r"(?:工作|上班|任职|就职|供职|做事|打工|搬砖|实习|任教|教书|当差)"
_NOT_EMPLOYER = r"(?!家(?!乐福|得利)|这|那|哪|公司|办公室|外面|国外|外地|电脑|上面|线上|晚上|周|早|室|一起|努力|远程|忙|咖啡)"
_PETS = r"(?:猫|狗|兔子?|仓鼠|鹦鹉|乌龟|金鱼|鱼|鸟|柯基|金毛|哈士奇|柴犬|布偶|橘猫|英短|泰迪|边牧|拉布拉多|猫咪|狗狗|宠物|马|龙猫|刺猬|蜥蜴|蛇)"
_KIDS = r"(?:孩子|小孩|儿子|女儿|双胞胎|娃|龙凤胎|兄弟姐妹|宝宝)"
_LANGUAGE = r"(?:\S{1,3}[语话文]|法语|英文|普通话|粤语|闽南话?|上海话|客家话|手语)"
_NOT_PEOPLE = r"(?!.{0,6}(?:好|个|男|女|老|年|普通|成|主|穷|富|本|负责|当事|创始|合伙|残疾|病|打工|生意|读书|文化|音乐|手艺|媒体|圈内|外星|过来|局外|同龄|机器|工|别|新|候选|继承|主持)人)"
_NOT_NAME = r"(?!.{0,3}[员师生者家工迷控族党型手民粉身的座人性士长])"
_SURNAME = r"[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万钱严武戴莫孔汤小阿老]"
_ILL = r"(?:糖尿病|高血压|低血压|哮喘|偏头痛|抑郁症|焦虑症|癫痫|关节炎|心脏病|失眠|胃病|胃炎|甲亢|甲减|痛风|贫血|多动症|鼻炎|鼻窦炎|颈椎病|腰椎间盘突出|湿疹|高血脂|高血糖|妥瑞氏症|自闭症|阅读障碍|ADHD|肾结石|乙肝|强直性脊柱炎|干眼症|腱鞘炎|脂肪肝|荨麻疹)"
_IDENTITY = (
    frame(_of("名叫全本姓"), rf"(?:名字)?(?:(?<=名字)是|叫做?|名叫|全名叫?|本名叫?|名字叫做?|名为|大名叫?|取名叫?|改名叫?了?){NAME}", "identity", attribute="name"),
    frame(_of("姓"), r"(?P<object>姓[\u3400-\u9fff](?:[，,]?名[\u3400-\u9fff]{1,2})?)(?=，|。|$)", "identity", attribute="name"),
    frame(_of("住居定家租"), rf"(?:家)?(?:住(?:在)?|居住(?:在|于)|定居(?:在|于)?|家住|租住在|租房(?:子)?在|安家在)了? ?"
          rf"(?P<object>(?!酒店|院|宿舍里|一起|得|不|过|这|那|哪|宾馆|进|下|隔壁|楼上|楼下|的)\S.*)", "identity", attribute="home"),
    frame(_of("在于长"), rf"(?:长期|长居|常住)?(?:在|于) ?(?P<object>(?!这|那|哪|一起|国外|外地)\S.{{0,24}}?) ?{_LIVED}(?:了|着|多年|很久|，|。|$)",
          "identity", attribute="home", needs=("住", "生活", "定居", "租房", "落户", "安家")),
    frame(_of("常长"), r"(?:常住|长居|长住)(?:在)?(?P<object>\S.*)", "identity", attribute="home"),
    frame(_of("在于"), rf"(?:在|于) ?(?P<object>{_NOT_EMPLOYER}\S.{{0,30}}?) ?(?:的?总部)?{_WORKED}", "identity", attribute="employer",
          needs=("工作", "上班", "任职", "就职", "供职", "做事", "打工", "搬砖", "实习", "任教", "教书")),
    frame(_of("就供受任"), r"(?:就职|供职|受雇|任职|任教|就读)于 ?(?P<object>\S.*)", "identity", attribute="employer"),
    frame(_of("为给"), rf"(?:为|给) ?(?P<object>{_NOT_EMPLOYER}\S.{{0,20}}?) ?(?:工作|打工|干活)", "identity", attribute="employer"),
    frame(_of("在"), r"在 ?(?:\S.{0,30}?) ?(?:做|当|担任|从事|任|教)(?P<object>(?!饭|作业|梦|事|客|人家|面|一个)\S.*)", "identity", attribute="job",
          needs=("做", "当", "任", "从事", "教")),
    frame(_of("是做当担从"), rf"(?:是做|做|干|搞)(?P<object>\S{{1,14}}?)(?:这一?行|工作|方面|相关工作)?的(?=，|。|！|$)", "identity",
          attribute="job", needs=("的",)),
    frame(_of("从"), r"从事(?:的是|着)? ?(?P<object>\S.*?)(?:工作|行业|领域)?(?:的工作)?(?=，|。|！|；|$|已|多年|有)", "identity", attribute="job"),
    frame(_of("是当担任做"), rf"(?:(?:是|当|担任|任|做)(?:了|的)?)(?:公司|团队|我们组|部门)?(?:的)?(?:一?[名个位])?(?P<object>(?!我|你|他|她|这|那|不)"
          rf"[^，。；！]{{0,14}}?(?:{JOBS})(?![家的]))(?=，|。|！|；|$|了|，|~|\s|兼|、|和|（|[(])", "identity", attribute="job"),
    frame(_of("是"), r"是(?P<object>自由职业|做生意的|个体户|北漂|全职太太|退休人员|待业|宝妈|上班族|公司职员|在读\S{1,6}|\S{0,6}大学生|高中生|初中生|小学生)",
          "identity", attribute="job"),
    frame("", rf"(?:满|快|刚满?|刚过|周岁|马上)?(?P<object>{NUMBER})(?:周)?岁(?=了|，|。|！|；|$|的|啦)", "identity", attribute="age", needs=("岁",)),
    frame(_of("是"), rf"是(?P<object>\d0后|[零七八九]零后)", "identity", attribute="age"),
    frame(_of("生出于"), r"(?:出生于|生于|出生在|是) ?(?P<object>(?=.{0,12}(?:年|月|日))[\d一二三四五六七八九十零〇年月日号-]{2,16})(?:出生|生|的)?",
          "identity", attribute="birthday"),
    frame("", r"(?:是)? ?(?P<object>[\d一二三四五六七八九十零〇]{1,4}年?(?:[\d一二三四五六七八九十]{1,3}月)?(?:[\d一二三四五六七八九十]{1,3}[日号])?) ?(?:出生|生的|生人)",
          "identity", attribute="birthday", needs=("出生", "生的", "生人")),
    frame(_of("来出生老祖籍是在土"), r"(?:来自|出生(?:并长大)?[于在]|生于|老家(?:是|在)|祖籍(?:是|在)?|籍贯(?:是)?|家乡(?:是|在)) ?(?P<object>(?!于)(?!.{0,12}的(?:信|消息|邮件|建议|礼物))\S.*)",
          "identity", attribute="origin"),
    frame(_of("在"), r"在 ?(?P<object>\S.{0,20}?) ?(?:出生|长大|土生土长)", "identity", attribute="origin", needs=("出生", "长大")),
    frame(_of("是"), rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|一个|个|正宗的?|地地道道的?)?(?P<object>[\u3400-\u9fff]{{0,4}}[国洲本度亚西其斯陆兰大坡台来]"
          r"(?:裔|籍))", "identity", attribute="nationality"),
    frame(_of("是"), rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|一个|个)?(?P<object>(?:[中美英法德韩泰外]国|日本|印度|俄罗斯|巴西|加拿大|意大利|新加坡|马来西亚|越南|印尼|澳大利亚|西班牙|葡萄牙))人",
          "identity", attribute="nationality"),
    frame(_of("是"), rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|地地道道的?|一个|个|正宗的?|纯正的?|老)*(?P<object>[\u3400-\u9fff]{{2,5}})人(?=，|。|！|；|$|，)", "identity",
          attribute="origin"),
    frame(_of("会能讲说懂精可通"), rf"(?:会|能|可以|能够)?(?:流利地?)?(?:说|讲|懂|精通)(?:得)?(?:一口)?(?:一点|一些|点|流利的?|地道的?|三种语言，?|{COUNT}[种门]语言[：，]?)*"
          rf" ?(?P<object>{_LANGUAGE}.*)", "identity", attribute="language/"),
    frame(_of("对"), r"对 ?(?P<object>\S.*?) ?(?:有|会|是|都|严重|轻微|有点|也|有些|非常|特别|轻度|重度)*(?:过敏|不耐受)", "identity", attribute="allergy/",
          needs=("过敏", "不耐受")),
    frame(_of("有患"), r"(?:有|患有)(?:严重的?|轻微的?|轻度的?|点儿?|些)?(?P<object>(?!什么)\S{1,12}?)(?:过敏症?|不耐受症?|不耐症?)", "identity",
          attribute="allergy/", needs=("过敏", "不耐")),
    frame("", r"(?P<object>(?!对|有|没|不|什么)[^，。]{1,8}?)(?:严重|轻微|轻度)?(?:过敏|不耐受|不耐症)(?!源|药|原|测|反应|体质|季)", "identity", attribute="allergy/",
          needs=("过敏", "不耐")),
    frame(_of("是"), r"(?:是)(?:个|一个|一名|一位|严格的?|半个)*(?P<object>素食者|素食主义者|纯素食?者|纯素主义者|严格素食\S{0,3}|鱼素者|弹性素食\S{0,3}|穆斯林)", "identity",
          attribute="diet"),
    frame(_of("吃"), r"(?P<object>吃(?:全|纯|长)?素|吃斋|吃清真)", "identity", attribute="diet"),
    frame(_of("在进执遵"), r"(?:在|进行|执行|遵循)*(?:做|吃|坚持)?(?P<object>生酮饮食|低碳饮食|地中海饮食|无麸质饮食|轻断食|间歇性断食|素食)", "identity", attribute="diet"),
    frame(_of("是单已未离结订还没"), r"(?:是)?(?:已经|还是|还|还没)?(?P<object>单身狗?|已婚|未婚|离异|离婚|结婚|订婚|丧偶)(?:了|的|人士|状态)?(?=，|。|！|；|$|\d|[一二两三四五六七八九十])",
          "identity", attribute="marital_status"),
    frame(_of("有养"), rf"(?:有|养)了?(?:一|两|{COUNT})?{CLASSIFIER}?(?:\S{{0,4}}?)(?P<attribute>{RELATION_NAMES})，?(?:名字)?(?:名)?(?:叫做?|名叫|是叫){NAME}", "identity",
          needs=("叫",)),
    frame(_of("有"), rf"有(?P<object>{COUNT}{CLASSIFIER}?(?:\S{{0,4}})?{_KIDS})", "identity", attribute="children"),
    frame(_of("养有"), rf"(?:养了?|有)(?P<object>{COUNT}{CLASSIFIER}(?:\S{{0,6}}?){_PETS})", "identity", attribute="pets"),
    frame(_of("养"), rf"养(?:了|着|过)?(?P<object>\S{{0,6}}?{_PETS})", "identity", attribute="pets"),
    frame(_of("有患得"), rf"(?:有|患有|患|得了|得过)(?:轻度|重度|中度|严重的?|先天性|慢性|点|[12一二]型)*(?P<object>(?:[12一二]型)?{_ILL})", "identity", attribute="health/"),
    frame(_of("是近色患左"), r"(?:是)?(?:个)?(?P<object>左撇子|色盲|色弱|近视\S{0,6}|聋人|盲人|夜猫子|早起的?人|完美主义者|路痴|内向\S{0,3}|外向\S{0,3}|[iIeE]人|独生子女?"
          r"|[INTJEFSP]{4}|无神论者|乐天派|急性子|慢性子|新手|初学者|Rust新手)(?=，|。|！|；|$|的)", "identity", attribute="trait/"),
    frame(_of("是属"), r"(?:是)?(?P<object>(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|水瓶|双鱼)座)", "identity", attribute="star_sign"),
    frame(_of("属"), r"属(?P<object>[鼠牛虎兔龙蛇马羊猴鸡狗猪])", "identity", attribute="zodiac"),
    frame(_of("信"), r"信(?:奉|仰)?(?P<object>佛教?|基督教?|伊斯兰教|天主教|道教)", "identity", attribute="religion"),
    frame(_of("学主读念攻修"), r"(?:学的?是|主修的?是?|攻读|读的?是|念的?是|修读|学|读|念) ?(?P<object>\S{1,16}?)(?:专业|系)(?:的)?(?=，|。|！|$|毕业)", "identity", attribute="studies"),
    frame(_of("主"), r"主修(?:的是)? ?(?P<object>\S.*)", "identity", attribute="studies"),
    frame(_of("在正"), r"(?:正)?在 ?(?P<object>\S{1,14}?(?:大学|学院|中学|高中|小学)) ?(?:读|念|上|学习|就读|留学)\S*", "identity", attribute="school"),
    frame(_of("在就毕"), r"(?:就读于|毕业于|在读于) ?(?P<object>\S.*)", "identity", attribute="school"),
    frame(_of("正在学开"), r"(?:正在|在|开始|正)(?:努力|自学|学习|学着|学|练习|练|复习)(?P<object>(?!如何|怎么|怎样|校|会|习(?:如何|怎么))\S.*)", "identity", attribute="learning/"),
    frame(_of("爱业兴"), r"(?:业余)?(?:爱好|兴趣)(?:是|有|包括|为) ?(?P<object>\S.*)", "identity", attribute="hobbies"),
    frame(_of("开骑"), r"(?:开|骑|驾驶)(?:的是|着)?(?:一?[辆台部])? ?(?P<object>(?!会|始|玩笑|心|发|源|车上|车去|车回)\S.*)", "possession", topics=ANY_TOPIC),
    frame(_of("有买换入拥"), rf"(?:有|买了|入手了?|拥有|新买了|刚买了|购入了?|换了)(?:一|{COUNT})?{CLASSIFIER}?(?:新|二手)?(?:的)? ?(?P<object>(?!问题|事|想法|人|点|时候|些)\S.*)",
          "possession", topics=ANY_TOPIC),
    frame(_of("负"), r"负责(?:的是)? ?(?P<object>(?!任)\S.*)", "identity", attribute="job"),
    frame(_of("使采选用在跑装"), rf"{_USE}(?:的?是|着)? ?(?P<object>(?!户|力|心|过|完|处|途|法|意|来|了|不|于|到|个|一[种个段]|英文|中文|手|嘴|眼|脚步|钱|步){NOT_HERE}\S.*?)"
          r"(?=(?:来|去)?(?:写|做|管理?|记|存|画|开发|办公|编辑|部署|处理|编程|跑|当|作为|搭建|搭|聊|沟通|听|看|编写|上网|剪|学|发|追踪|跟踪|监控|收发|调试|构建|测试|生成|同步|备份|修|构|实现|工作)|，|。|；|！|$|的人|已经|很多年|多年|有\d)",
          "tool"),
    frame(_of("写"), r"写(?:的(?:主要)?是|代码(?:主要|一般|都|基本)*用|代码用的是|代码) ?(?P<object>[A-Za-z].*)", "tool"),
    frame(_of("是"), rf"是{_NOT_NAME}(?P<object>{_SURNAME}[\u3400-\u9fff]{{1,2}}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?=，|。|！|$)", "identity", attribute="name", confidence=0.7, **OF_USER),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    _ENDINGS + _CHANGES + _DECISIONS[:1] + _PREFERENCES + _DECISIONS[1:] + _HABITS + _IDENTITY
)
"""Of what follows a subject; the narrow ones first."""
