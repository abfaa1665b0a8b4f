"""Chinese for whom somebody works, at which hours they live, who is whose, and what they favour."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import NAME, NUMBER, frame
from kumbuka.memory.extraction.languages.chinese_health import BODY
from kumbuka.memory.extraction.languages.chinese_words import (
    ATTRIBUTES,
    JOBS,
    RELATION_NAMES,
    alternatives,
)
from kumbuka.memory.extraction.table import Frame

_ENDS = r"(?=，|。|；|、|~| |$)"
_OWN_JOB = (
    r"(?![^，。]{0,6}(?:学生|研究生|博士|硕士|本科))(?:一?[名个位])?[^，。的做当任在]{0,6}"
    rf"(?:{JOBS})(?=，|。|了|~| |$)"
)
_AT_WORK = "|".join(rf"(?<=在[^，。我]{{{width}}}[做当任])" for width in range(2, 11))
_OF_WORK = "|".join(rf"(?<=我是[^，。的我]{{{width}}}的)" for width in range(2, 11))
_ENDS_AN_EMPLOYER = (
    r"(?:(?<=(?:公司|集团|银行|医院|大学|中学|小学|高校|学院|酒店|餐厅|饭店|超市|机构"
    r"|诊所|腾讯|华为"
    r"|百度|京东|美团|小米|网易|滴滴|快手|联想|苹果|谷歌|微软|顺丰|携程|新浪|中兴|移动|联通|电信"
    r"|宜家|阿里|字节).)|(?<=[A-Za-z厂局社店].))"
)
EMPLOYED = rf"(?<=[做当任的]){_ENDS_AN_EMPLOYER}(?:{_AT_WORK}|{_OF_WORK})(?={_OWN_JOB})"
"""Between whom somebody works for and what they are there, which are two statements."""

_KNOWN = (
    r"腾讯|阿里(?:巴巴|云)?|字节(?:跳动)?|华为|百度|京东|美团|小米|网易|拼多多|滴滴|快手"
    r"|哔哩哔哩|B站"
    r"|联想|比亚迪|蔚来|小鹏|海底捞|星巴克|麦当劳|肯德基|苹果|谷歌|微软|亚马逊|特斯拉"
    r"|顺丰|携程|新浪"
    r"|中兴|海尔|格力|美的|招行|工行|建行|农行|国家电网|移动|联通|电信|宜家|沃尔玛"
)
_ORGANISATION = (
    rf"(?:{_KNOWN}|事业单位|国企|央企|外企|私企|[^，。的我]{{0,6}}律所"
    rf"|[A-Z][\w .&-]{{1,20}}|(?!公司|单位|医院|学校|外地|家里|这|那|哪|一个)[^，。的我]"
    r"{1,10}?(?:公司|集团|银行|医院|大学|中学|小学|高校|一中|二中|学院|幼儿园|酒店|餐厅"
    r"|饭店|厂|局|研究院"
    r"|研究所|事务所|机构|出版社|报社|电视台|超市|工作室|设计院|诊所))"
)
_HOUR = (
    rf"(?:(?:每天|每日|一般|通常|平时|都|基本|工作日|周末|早上|早晨|清晨|上午|中午|下午|晚上|晚"
    rf"|夜里|凌晨|大概|差不多|大约|总是|固定|习惯|准时|就|我|是|在|天天|雷打不动|现在"
    rf"|如今|目前|最近|已经|改成|改为|改到|变成){{0,6}}"
    rf"(?:{NUMBER}点(?:半|钟|整|一刻|三刻|多|{NUMBER}分?)?|\d{{1,2}}[：:]\d\d)"
    r"(?:左右|多|以前|以后|前|后|之后)?(?:就|才|准时|会|都|必须|必|一定|开始|准备){0,2})"
)
_DONE_THEN = rf"(?!.*(?:今天|明天|昨天|今早|今晚|昨晚|后天|这次|会议)){_HOUR}"
_FAVOURED = alternatives(
    {name.removeprefix("favourite:") for name in ATTRIBUTES if name.startswith("favourite:")}
    - {"东西", "地方"}
)

EVERYDAY: tuple[Frame, ...] = (
    frame("", rf"(?P<object>{_DONE_THEN}(?:起床(?:[去赶做遛送跑锻]"
          rf"[^，。了]{{1,6}})?|起来|起|醒))(?:了)?{_ENDS}", "pattern",
          attribute="wake_up", needs=("起", "醒")),
    frame("", rf"(?P<object>{_DONE_THEN}(?:睡觉|睡下|睡|上床|入睡|休息))(?:了)?{_ENDS}", "pattern",
          attribute="bedtime", needs=("睡", "上床", "休息")),
    frame("", rf"(?P<object>{_DONE_THEN}(?:到公司|出门|去)?(?:上班|开工|工作|打卡))(?:了)?{_ENDS}",
          "pattern", attribute="work_start", needs=("上班", "开工", "工作", "打卡")),
    frame("", rf"(?P<object>{_DONE_THEN}(?:下班|收工))(?:了)?{_ENDS}", "pattern",
          attribute="work_end", needs=("下班", "收工")),
    frame("我不", rf"我?(?:从小|一直)?不能?(?:吃|喝|碰|闻) ?"
          r"(?P<object>[^，。了过]{1,8}?)，?(?:因为)?(?:我)?(?:会|就"
          rf"|容易|是)?(?:严重)?过敏(?:的)?{_ENDS}", "identity", attribute="allergy/",
          needs=("过敏",)),
    frame("我碰闻吃喝一摸", r"我?一?(?:碰|闻|吃|喝|摸)(?:到|了|着)? ?(?P<object>[^，。了过]{1,8}?)"
          rf"，?我?(?:就|会|容易){{1,2}}(?:严重)?过敏{_ENDS}", "identity", attribute="allergy/",
          needs=("过敏",)),
    frame("我现平一都只习喝", r"(?:我|现在|平时|一般|都|只"
          r"|习惯)*(?:喝|的)(?P<object>(?P<attribute>咖啡|茶|奶茶|豆浆"
          r"|牛奶)(?:时|的时候|，)?(?:都|一般|从来|总|必须|一定|习惯|只)*(?:不加|不放|加"
          r"|放|要加|只加"
          rf"|得加|不要)[^，。了]{{1,8}}?)(?:了|的)?{_ENDS}", "preference", needs=("加", ""
          "放", "不要")),
    frame("我一都每周星礼", r"(?:我|一般|都|每)*(?P<object>(?:(?:周|星期"
          r"|礼拜)[一二三四五六日天][、和跟，]?){2,5}"
          r"(?:都|要|会|一般|固定)*(?:上|练|打|踢|学|跑|游|去|带|值|吃|做|休)[^，。了过]{1,10})"
          rf"{_ENDS}", "pattern"),
    frame("我一都每周星礼", r"(?:我|一般|都|每)*(?P<object>(?:周|星期|礼拜)[一二三四五六日天]"
          rf"(?:都|一般|固定)*(?:上[^，。了过]{{1,6}}课|休息|轮休|不上班|值班)){_ENDS}", "pattern"),
    frame("我每中一都习", rf"(?:我|每天|中午|一般|都|习惯)*(?P<object>(?:午休"
          rf"|午睡)[^，。了过]{{0,8}})"
          rf"{_ENDS}", "pattern"),
    frame("我干做当搞教开卖修种", rf"我?(?:是)?(?P<object>(?:干|做|当|搞|教|开|卖|修"
          rf"|种)(?!完|好|过|了|到|菜|饭)"
          r"[^，。了的我你他她]{1,6}?)(?:已经|都|也|有"
          r"|快){0,3}(?:[\d一二两三四五六七八九十几]{1,3}多?"
          rf"年(?:多|半)?|半辈子|一辈子)(?:了)?{_ENDS}", "identity", attribute="job",
          needs=("年", "辈子")),
    frame("我是一IiEe", r"我?(?:是)?(?:个|一个|典型的?)?(?P<object>[IiEe][NSns][TFtf][JPjp]"
          r"(?:-[AaTt])?)"
          rf"(?:人格|型|人)?(?:的)?{_ENDS}", "identity", attribute="trait/"),
    frame("我坐骑开走乘搭现平每", r"(?:我|现在|平时|一般|都|每天|习惯)*(?P<object>(?:坐"
          r"|骑|开|走|乘|搭)[^，。了过]"
          rf"{{0,6}}?(?:去)?(?:上下班|上班|上学|通勤|公司))(?:的|了)?{_ENDS}", "pattern",
          attribute="commute", needs=("班", "学", "通勤", "公司")),
    frame("我打踢弹拉下", r"我?(?:也|平时|一直|常|经常)?(?P<object>(?:(?:打"
          r"|踢)[网篮足排乒羽桌高台棒垒保橄门壁]"
          r"[^，。了过]{0,3}球|弹(?:吉他|钢琴|贝斯|古筝|尤克里里)|拉(?:小提琴|大提琴|二胡|手风琴)"
          rf"|下(?:围棋|象棋|国际象棋)))(?:的)?{_ENDS}", "pattern"),
)  # fmt: skip
"""Of whoever it is said, and of a speaker who is named in it."""

WORK: tuple[Frame, ...] = (
    *EVERYDAY,
    frame("就", rf"就读于 ?(?P<object>[^，。]{{2,14}}?){_ENDS}", "identity", attribute="school"),
    frame("在", rf"在 ?(?P<object>{_ORGANISATION})(?:做|当|担?任)$", "identity",
          attribute="employer"),
    frame("是", rf"是 ?(?P<object>{_ORGANISATION})的$", "identity", attribute="employer"),
    frame("一名个位", rf"(?P<object>{_OWN_JOB})$", "identity", attribute="job"),
    frame("", r"(?P<object>(?!是|在|当|做|的|对|喜|爱|不|有|想|会|和|跟|叫|问|找|让|把|被|像|从|给"
          r"|请|要|一|教|考|看|听|说|嫁|认识|讨厌|怕|恨|比|谢|见|换|约|养|这|那|你|他|她)"
          rf"{_OWN_JOB})", "identity",
          attribute="job"),
    frame("是", rf"是 ?(?P<object>{_ORGANISATION})的?(?:正式|老|一名|一个){{0,2}}(?:员工|职员|职工"
          rf"|雇员){_ENDS}", "identity", attribute="employer"),
    frame("刚进入新", rf"(?:刚|新|才)?(?:进|进入|入职|加入)了? ?(?P<object>{_ORGANISATION})"
          rf"(?:工作|上班|实习)?(?:了)?{_ENDS}", "identity", attribute="employer", replaces=True),
    frame("在", rf"在 ?(?P<object>{_ORGANISATION})(?:已经|都|也)?(?:干|做|待|呆)了?(?:快|有)?"
          rf"{NUMBER}多?(?:年|个月)(?:多|半)?(?:了)?{_ENDS}", "identity", attribute="employer"),
    frame("是在", r"(?:是|在) ?(?P<object>[^，。的我]{1,10}?(?:大学|学院|中学|高中|一中|二中|附中"
          rf"|清华|北大|复旦|浙大))的?(?:一名)?(?:大[一二三四]|研[一二三]|在读)?(?:学生|本科生"
          rf"|研究生|博士生?){_ENDS}", "identity", attribute="school"),
    frame("是学", r"(?:是|学) ?(?P<object>(?![^，。]{0,6}(?:大学|学院|[浙复清北南武交科]大"
          rf"|清华))[^，。的我]{{1,10}}?)(?:专业|系)(?:的)?(?:大[一二三四]"
          rf"|研[一二三]|在读)?(?:学生|本科生|研究生|博士生?){_ENDS}", "identity",
          attribute="studies"),
    frame("在读攻", r"(?:正|现)?(?:在)?(?:读|攻读|念) ?(?P<object>(?!什|哪|大|研|博|硕|本|小|初|高)"
          rf"[^，。的]{{2,8}}?)(?:专业)?(?:的)?(?:研究生|硕士|博士|本科){_ENDS}", "identity",
          attribute="studies"),
    frame("", r"(?:前年|去年|今年|\S{1,6}年)?(?:已经|就|都|走了|因病)*(?P<object>去世|过世"
          r"|离世|病逝|不在了|走了(?=，|。|$))", "identity", attribute="trait/",
          needs=("世", "逝", "不在了", "走了")),
    frame("学自", rf"(?:自学|学)(?:了|过)?(?:快|有)?(?:{NUMBER}多?(?:年|个月)(?:多|半)?)?(?:的)? ?"
          r"(?P<object>(?:英|日|法|德|韩|俄|西班牙|葡萄牙|意大利|阿拉伯|泰|越南|粤)[语文]|粤语|编程"
          rf"|钢琴|吉他|画画|书法|游泳)(?:了)?{_ENDS}", "identity", attribute="learning/"),
    frame("", rf"(?P<object>{BODY}[^，。]{{0,3}}(?:有(?:旧|老|点)?伤|受过伤|不(?:太|大)?好|有毛病))"
          rf"(?:的)?{_ENDS}", "identity", attribute="health/", needs=("伤", "好", "毛病")),
    frame("把", r"把(?:我的|原来的|旧)?(?P<old>[A-Za-z][\w +-]{1,16}?|手机|电脑|车|相机"
          r"|平板)(?:给|都)?"
          r"(?:换成|换为|升级成)了? ?(?P<object>[^，。了]{2,16})", "tool", replaces=True),
    frame("对", rf"对 ?(?P<object>[^，。]{{1,10}}?)(?:真的|实在|完全|根本)*(?:接受无能"
          rf"|无法接受|接受不了|欣赏不来"
          rf"|下不去嘴){_ENDS}", "preference", polarity="-"),
    frame("准备在考打决", rf"(?:准备|打算|在|正在|决定|备)*(?P<object>考(?:公务员|公"
          rf"|编制?|研|博|证)){_ENDS}",
          "identity", attribute="goal"),
    frame("是左急慢直暴", r"(?:是)?(?:个|一个"
          r"|典型的?)?(?P<object>左利手|急脾气|慢热|直性子|暴脾气)(?:的|人)?(?=，|。|$)",
          "identity", attribute="trait/"),
    frame("白金双巨狮处天射摩水", r"(?P<object>"
          r"(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|水瓶|双鱼)座)(?:的|男|女"
          r"|人)?(?=，|。|$)",
          "identity", attribute="star_sign"),
    frame("出旅吃上开睡跑看做逛坐买写", r"(?:出差|旅[游行]|出门|吃饭|上课|开会|睡觉|跑步"
          r"|看书|做饭|逛街|坐车|坐飞机"
          r"|买东西|写作业)(?:都|一般|必须|从来都?|总是?|习惯|只|一定)(?P<object>(?!是|不"
          r"|会|有|很|没|要)"
          r"[^，。了]{2,12})", "pattern"),
    frame("移", rf"移民(?:到|去)?了? ?(?P<object>(?!政策|手续"
          rf"|的)[^，。了]{{2,8}})(?:了)?{_ENDS}", "identity",
          attribute="home", replaces=True),
    frame("以曾之", rf"(?:以前|之前|曾经?|过去)(?:一直)?(?:是|当过?"
          rf"|做过?)(?:一?[名个位])?(?P<object>[^，。]{{0,6}}"
          rf"(?:{JOBS}|木匠|铁匠|裁缝|教师|军人))(?:的)?{_ENDS}", "identity", attribute="fo"
          "rmer_job"),
    frame("", rf"(?P<object>(?:跑步|健身|游泳|冥想|摄影|烘焙|钓鱼|骑行|徒步"
          rf"|练[^，。了的]{{1,4}}|写日记|画画|弹琴"
          rf"|打球|跳舞|唱歌|集邮|种花))(?:已经|都|快|有)*{NUMBER}多?(?:年|个月)(?:多"
          rf"|半)?(?:了)?{_ENDS}", "pattern",
          needs=("年", "月")),
    frame("学", rf"学(?:着)?(?P<object>舞蹈|钢琴|吉他|绘画|围棋|书法|武术|芭蕾|小提琴"
          rf"|滑冰|轮滑|开车|做饭|游泳|跳舞|滑雪|画画|理财|摄影|烘焙"
          rf"|编程){_ENDS}", "identity",
          attribute="learning/"),
    frame("是", rf"是(?:个|一个|纯)?(?P<object>小白|菜鸟|新手|萌新|外行|门外汉|零基础"
          rf"|老手){_ENDS}", "identity",
          attribute="trait/"),
    frame("", r"(?P<object>(?!把|将)[^，。我你他她这那]{1,5}?)(?:早就?|已经|都)?(?:戒"
          r"|卸载?|注销)掉?了"
          rf"(?:[^，。]{{1,4}}[年月](?:多)?了?)?{_ENDS}", "end", effect="end",
          needs=("戒", "卸", "注销")),
    frame("从", rf"从 ?(?P<object>[^，。]{{2,10}}?)(?:辞职?|离职|出来|跳槽)了{_ENDS}", "identity",
          attribute="employer", effect="end_attribute"),
    frame("跟和", rf"(?:跟|和)(?:老婆|老公|妻子|丈夫"
          rf"|爱人)(?P<object>离(?:婚)?)了{_ENDS}", "identity",
          attribute="marital_status", fixed="离婚"),
    frame("换", r"换(?P<attribute>手机|电脑|车)了，?(?:现在)?(?:用"
          r"|开)?(?:的是)? ?(?P<object>[^，。]{2,10})",
          "possession", replaces=True),
    frame("靠", r"靠 ?(?P<object>[A-Za-z][\w .+#-]*|飞书|钉钉|微信|语雀|石墨)(?:来)?(?:办公|工作"
          r"|写|做|管|记|画|学|剪|沟通)\S{0,6}", "tool"),
    frame("好", r"好(?P<object>[^，。]{1,8}?)(?:这|那)一?口", "preference"),
    frame("没", r"没有?(?:什么|啥|任何东西|别的)比 ?(?P<object>[^，。]{1,12}?)(?:更|还)"
          r"(?:让我|能让我|令我|叫我)?(?:开心|快乐|好吃|好喝|爽|舒服|放松|香|幸福)", "preference"),
    frame("收集", rf"(?P<object>(?:收集|集)(?!了一|完|数据|信息|资料|意见|证据)[^，。了的]{{2,8}}"
          rf"){_ENDS}", "pattern"),
    frame("在上", rf"(?:在|一直)?(?P<object>上[^，。了的我]{{1,8}}(?:课|班)){_ENDS}", "pattern",
          needs=("课",)),
    frame("穿", r"穿(?:的是)? ?(?P<object>[XSML]{1,4}|中|大|小|加大)[码号](?:的)?"
          rf"(?:衣服)?{_ENDS}",
          "identity", attribute="size"),
    frame("生", rf"生(?:了|过)(?P<object>(?:[一两二三四]|一对)[个对]?(?:[^，。]{{0,2}})(?:孩子|娃"
          rf"|女儿|儿子|宝宝|双胞胎|闺女|男孩|女孩)){_ENDS}", "identity", attribute="children"),
)  # fmt: skip

TOPIC_NAMED = (
    r"我?(?:以前|之前|原来|曾经)[^，。]{1,8}，[^，。]{0,5}戒了"
    rf"|(?:要说|说到|说起|论起?|论到|要论)(?:{_FAVOURED})，?我"
)
"""Begins a statement about what it names first."""

WORK_SAID: tuple[Frame, ...] = (
    *EVERYDAY,
    frame("", r"(?P<object>(?![我你他她它这那谁今昨明其]|什么|大家|以前|现在|也)"
          r"[\u3400-\u9fff]{2,4}|"
          rf"(?-i:[A-Z])[a-z]+)(?:就|都|也)?是(?:我|我们|我家|我们家|咱家)(?:家)?的?"
          rf"(?P<attribute>{RELATION_NAMES}){_ENDS}", "identity", needs=("是我", "是咱")),
    frame("", rf"(?:要说|说到|说起|论|论起|要论)?(?P<attribute>{_FAVOURED})(?:的话|嘛|呢)?，?我?"
          r"(?:还是|一直|个人|就|现在|如今|目前)?最(?:喜欢|爱|爱看|爱听|爱吃|爱玩"
          r"|爱喝)(?:的是|的就是)? ?"
          r"(?P<object>(?!的|什么|哪)\S[^，。]{0,20})", "favourite", needs=("最喜欢", "最爱")),
    frame("我", rf"我(?:一直|最|比较|特别|很)?(?:喜欢|爱|喜爱|钟爱)的(?P<attribute>{_FAVOURED})"
          r"(?:一直|还|就|现在)?(?:是|：) ?(?P<object>(?!什么|哪|那|这)\S[^，。]{0,20})",
          "favourite"),
    frame("", r"(?P<object>[^，。我你他她这那它]{1,8}?)，?我?(?:也|早就?|已经|都|现在|再也){1,3}"
          rf"不(?:用|玩|看|喝|吃|去|养|练|学|打|追|抽|买)了{_ENDS}", "end", effect="end",
          needs=("不用了", "不玩了", "不看了", "不喝了", "不吃了", "不去了", "不养了", "不练了",
          "不学了", "不打了", "不追了", "不抽了", "不买了")),
    frame("我", rf"我(?:们)?(?:现在|目前|如今|新)的?新?(?P<attribute>{RELATION_NAMES})"
          rf"(?:是|叫|换成了?|变成了?){NAME}", "identity", replaces=True),
    frame("我", r"我(?:们)?家?(?:养|喂)了?[^，。]{0,6}的(?P<object>[^，。的]{1,6}?)(?:上周"
          r"|昨天|前天|上个?月|去年"
          r"|最近|前几天|刚刚?|已经)*(?:走了|没了|死了|去世了|丢了|跑丢了|去汪星了"
          r"|去喵星了)", "end",
          effect="end"),
    frame("", rf"(?:相比|比起|跟|和)(?P<compared>[^，。我]{{1,8}}?)(?:相比|比起来"
          rf"|比)?，?我(?:还是|更|比较){{1,2}}"
          rf"(?:习惯|喜欢|爱|愿意|偏向|倾向)(?:于)?(?:用|吃|喝|看|坐"
          rf"|住)? ?(?P<object>[^，。]{{1,12}}?){_ENDS}",
          "preference", needs=("更", "还是", "比较")),
    frame("我以之原曾", r"我?(?:以前|之前|原来|曾经)(?:一直|老|常|总|很?爱|喜欢)?(?:抽|喝"
          r"|玩|吃|打)?(?P<object>[^，。]"
          r"{1,6})，(?:但|不过)?(?:去年|今年|后来|现在|已经|前年|上个?月|早就?"
          r"|都)*戒了", "pattern", polarity="-"),
    frame("我", r"我(?:们)?的?[^，。是的]{1,6}?(?:搭|建|跑|部署|托管|挂"
          r"|架)在 ?(?P<object>[A-Za-z][A-Za-z0-9 .+#-]*"
          rf"|阿里云|腾讯云|华为云)(?:上|里)?{_ENDS}", "tool"),
    frame("回答说写", rf"(?:回答|回复|说|写)完(?:后|之后)?(?:请|要|都|记得"
          rf"|给我)*(?P<object>(?:附|加|给|列|标|总结)"
          rf"[^，。了]{{2,12}}){_ENDS}", "instruction"),
    frame("请麻以用", r"(?:请|麻烦|以后|都)*(?P<object>用(?:第[一二三]人称|书面语"
          r"|英式英语|美式英语|敬称|北京时间)"
          rf"[^，。]{{0,8}}){_ENDS}", "instruction"),
    frame("请麻把将", r"(?:请|麻烦)?[把将]我?们?的?(?P<object>[^，。]{1,10}?)的(?:事情?"
          r"|事儿|信息|记录|资料)"
          r"(?:都|全部?|给|也)*(?:删|忘|抹|清)(?:掉|了|除)?(?:吧"
          r"|了)?[。！ ]*$", "end", effect="end"),
    frame("我", r"我(?:现在|目前)?(?:住|生活|居住|待|呆)的(?:城市|地方|小区|县城|镇|村子?"
          r"|区)(?:是|叫|在) ?"
          rf"(?P<object>(?!什么|哪|很|挺|比较)[^，。]{{2,12}}?){_ENDS}", "identity",
          attribute="home"),
    frame("我", r"我(?:现在|平时|一直|目前)?(?:上班|工作|任职|就职|待)的(?:公司|单位|企业"
          r"|机构)(?:是|叫) ?"
          rf"(?P<object>(?!什么|哪|很|个)[^，。]{{2,14}}?){_ENDS}", "identity", attribute=""
          "employer"),
    frame("我", r"我(?:现在|目前)?(?:做|干|从事)的(?:工作|行业|职业|活)?(?:是|就是) ?"
          rf"(?P<object>(?!什么|哪|很|个|不)[^，。]{{2,14}}?){_ENDS}", "identity", attribute="job"),
    frame("我", r"我(?:现在|大学|本科)?(?:学|读|念)的(?:专业)?(?:是"
          r"|就是) ?(?P<object>(?!什么|哪|很|个)"
          rf"[^，。]{{2,14}}?)(?:专业)?{_ENDS}", "identity", attribute="studies"),
    frame("我", r"我(?:现在|以前)?(?:读|念|上|考上)的(?:大学|学校|高中|初中|学院)(?:是"
          r"|叫) ?(?P<object>(?!什么|哪)"
          rf"[^，。]{{2,14}}?){_ENDS}", "identity", attribute="school"),
    frame("我", r"我(?:现在|平时)?(?:开|骑)的(?P<attribute>车|摩托|自行车|电动车|单车)(?:是|叫) ?"
          rf"(?P<object>(?!什么|哪|新的|二手的)[^，。]{{2,14}}?){_ENDS}", "possession"),
    frame("我", r"我(?:们)?家?养的(?:猫|狗|鸟|兔子|宠物)(?:是"
          r"|叫)(?:一?只)? ?(?P<object>(?!什么|哪)"
          rf"[^，。]{{1,10}}?){_ENDS}", "identity", attribute="pets"),
    frame("我", r"我(?:现在|平时|一直|常|最常|经常|目前"
          r"|主要)*用的(?P<thing>[^，。是都就]{1,5}?)(?:都|一直|就|基本)*(?:是|叫)"
          rf" ?(?P<object>(?!什么|哪|他|你|别人|朋友|公司|家里)[^，。]{{2,16}}?){_ENDS}", "tool"),
    frame("我", r"我(?:平时|最)?(?:爱|常|经常|喜欢|最爱|习惯)(?:吃|喝|听|看|玩|去|逛|读"
          r"|买|穿)的(?P<attribute>"
          rf"[^，。是]{{1,5}}?)(?:是|就是|一直是) ?(?P<object>(?!什么"
          rf"|哪)[^，。]{{1,16}}?){_ENDS}", "favourite"),
    frame("我", r"我(?:最|很|特别)?(?:讨厌|不喜欢|烦|受不了|恨)的(?:[^，。是的]{0,5})(?:是|就是) ?"
          rf"(?P<object>(?!什么|哪|你|他)[^，。]{{1,16}}?){_ENDS}", "preference", polarity="-"),
    frame("我", rf"我(?:们)?家(?:里|是)*(?P<object>(?:开|做|卖|种|养|搞)(?!心"
          rf"|玩笑)[^，。了]{{1,8}})的{_ENDS}",
          "identity", attribute="business"),
    frame("我", r"我(?:们)?的?(?P<thing>网站|博客|项目|服务|服务器|后端|前端|数据库|论文"
          r"|笔记|主页|小程序)用的是 ?"
          rf"(?P<object>[A-Za-z][A-Za-z0-9 .+#-]*|[^，。]{{2,8}}?){_ENDS}", "tool"),
    frame("作身", r"(?:作为|身为)(?:一[名个位])?(?P<object>[^，。的你您]"
          rf"{{0,6}}(?:{JOBS}))$", "identity", attribute="job"),
    frame("作身", r"(?:作为|身为)(?:一[名个位])?(?P<object>素食者|素食主义者|纯素食?者"
          r"|穆斯林)$", "identity",
          attribute="diet"),
    frame("作身", r"(?:作为|身为)(?P<object>(?:[一两二三]个孩子|[一两二三]娃)的(?:妈妈?"
          r"|爸爸?|父亲|母亲))$",
          "identity", attribute="family"),
    frame("我", r"我(?:现在|平时|一直|目前)*用的(?:都|一直|基本)+是 ?(?P<object>(?!什么|哪|别人)"
          rf"[^，。]{{2,16}}?){_ENDS}", "tool"),
    frame("回跟和", r"(?:回复?我?|(?:跟|和)我说)(?P<object>英文|中文|英语|日语|粤语"
          r"|普通话|法语)(?:就好|就行|即可|吧)"
          rf"{_ENDS}", "instruction"),
    frame("答结回内", r"(?:答案|结果|回答|内容)(?:请|都|给我|帮我)*(?P<object>(?:列成"
          r"|做成|整理成|写成)(?:表格|列表"
          rf"|清单|要点)[^，。]{{0,6}}){_ENDS}", "instruction"),
    frame("我", r"我?不是住在? ?(?P<old>[^，。]{2,8})，?(?:而)?是住在? ?"
          r"(?P<object>[^，。]{2,10}?)(?:住)?(?=，|。|$)", "identity", attribute="home",
          replaces=True),
)  # fmt: skip
"""Whole clauses."""
