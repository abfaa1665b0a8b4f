"""What Chinese says of what somebody likes, decided and does."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import (
    COUNT,
    DO,
    EPISODIC,
    EVERY,
    LIGHT,
    LIKE,
    NO,
    NOT_HERE,
    NUMBER,
    OBJECT,
    PART,
    PASSING,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_PREFERENCES = (
    frame("不没再已并根",
          r"(?:并|根本)?(?:不|没那么|没有那么|没有?多|不是|没有)(?:很|特别|太|怎么|大|是很"
          rf"|是特别|是太|是那么|那么|这么|咋)?{LIKE}{LIGHT}{OBJECT}", "preference", **NO),
    frame("讨厌恨烦嫌反受忍接无见听看瞧抗鄙排抵介吃喝玩",
          r"(?:讨厌|厌恶|痛恨|憎恨|恨(?!不得)|反感|厌烦|厌倦|嫌弃|烦(?!恼|躁|你|请|您|死|了)"
          r"|烦死|受不了|忍受?不了|接受不了|见不得|听不得|看不上|看不惯|瞧不起|无法忍受|无法接受"
          rf"|不能忍|抗拒|鄙视|排斥|抵触|介意|(?:吃|喝|看|听|玩|受)(?:腻|够|怕)){LIGHT}了?{OBJECT}",
          "preference", **NO),
    frame("对",
          r"对 ?(?P<object>\S.*?) ?(?:(?:一直|都|向来|实在){0,3}(?:不太?|不怎么|没有?什么|没有?"
          r"|毫无"
          r"|提不起|并不)(?:感)?(?:什么|太多)?(?:兴趣|感冒|来电|好感|胃口)|一点儿?兴趣[都也]没有?"
          r"|兴趣不大|不太?有兴趣|(?:很|比较|非常|特别)?(?:反感|无感|厌恶|讨厌|深恶痛绝|敬而远之"
          r"|抵触|排斥|有阴影|有恐惧症?))", "preference", **NO),
    frame("对",
          r"对 ?(?P<object>\S.*?) ?(?:[很非常特别也挺超一直十分都最]{0,4})(?:感兴趣|有兴趣|着迷"
          r"|情有独钟|痴迷|上瘾|有好感)", "preference"),
    frame("不", rf"不敢{DO}?(?P<object>(?!说|相信|确定|保证|想|动|当|肯定){NOT_HERE}\S.*)",
          "preference", **NO),
    frame("滴烟", r"(?:滴|烟)(?P<object>酒)不沾", "pattern", **NO),
    frame("懒拒", rf"(?:懒得|懒于|拒绝)(?:使用|用)?{OBJECT}", "preference", **NO),
    frame("不没", rf"(?:不太?能|不能|没法|很难|难以)(?:接受|忍受|容忍)(?:不了)?{OBJECT}",
          "preference", **NO),
    frame("不", rf"不(?:推荐|支持|看好)?(?:也|又)不(?:喜欢|爱){OBJECT}", "preference", **NO),
    frame("不", rf"不(?:认同|支持|赞成|信任|相信|信){OBJECT}", "preference", **NO),
    frame("一",
          r"一(?:看到?|听到?|想到?|闻到?|吃|喝) ?(?P<object>\S{1,10}?)就(?:头疼|头痛|烦|想吐|恶心"
          r"|犯困|难受|反胃|生气|害怕)", "preference", **NO),
    frame("不",
          r"不(?:希望|喜欢|想)(?:你|您|让你)(?:总|老|再|在回答里|在回复里|回答时)*(?:使用|用|加"
          r"|说|给)? ?(?P<object>\S{2,20})", "instruction", **NO),
    frame("晕", r"(?P<object>晕(?:车|船|机|血|针|3D))", "identity", attribute="trait/"),
    frame("嫌",
          rf"嫌(?:弃)? ?(?P<object>{NOT_HERE}(?![贵麻吵慢烦远累])\S.*?)(?=太|不|吵|麻烦|贵|慢)",
          "preference", **NO),
    frame("不", rf"不(?:太|大|怎么)?习惯(?:用|吃|喝|在)?{OBJECT}", "preference", **NO),
    frame("再不", rf"(?:再也)?不想(?:再)?{DO}{OBJECT}", "preference", needs=("再",), **NO),
    frame("不",
          r"不(?:想|希望)(?:要|看到|收到) ?(?P<object>\S{0,8}?(?:太长|啰嗦|复杂|冗长"
          r"|过长)\S{0,3}(?:回答|回复|解释|答案))", "instruction", **NO),
    frame("觉认",
          r"(?:觉得|认为)(?P<object>[^，。这那你他她它]{1,10}?)(?:很|太|特别|非常|超|真的?|实在"
          r"|超级)(?:难吃|难喝|恶心|讨厌|难闻|难听|无聊|烦人|烦)", "preference", **NO),
    frame("觉认",
          r"(?:觉得|认为)(?P<object>[^，。这那你他她它]{1,10}?)(?:很|特别|非常|超|真的?|超级"
          r"|最)(?:好吃|好喝|好听|好玩|好用)", "preference", confidence=0.8),
    frame("宁", rf"宁[愿可肯]{OBJECT}", "preference"),
    frame("更倾偏", rf"(?:更)?(?:倾向于?|偏向于?|愿意)(?:用|使用|选择?)?{OBJECT}", "preference"),
    frame("比相跟和",
          r"(?:比起|相比(?:于)?|跟|和) ?(?P<compared>\S.*?) ?(?:相比|比起来"
          rf"|比)?[，]? ?(?:还是)?(?:更|比较){LIKE}{LIGHT}{OBJECT}", "preference"),
    frame("喜热偏钟酷爱迷中青痴沉享佩崇欣敬推",
          rf"{LIKE}{LIGHT} ?(?P<object>{NOT_HERE}\S.*?) ?(?:胜过|多过|多于|超过|甚于|而不是|而非"
          r"|，?不是|，不喜欢|，不爱) ?(?P<compared>\S.*)", "preference"),
    frame("喜热偏钟酷爱迷中青痴沉享佩崇欣敬推", rf"{LIKE}(?!的){LIGHT}了?{OBJECT}", "preference"),
    frame("是",
          r"是(?:个|一个|一名|一位)?(?:超级|资深|铁杆|忠实|重度"
          r"|十足)?的? ?(?P<object>\S{1,14}?)(?:的)?(?:铁杆|忠实|超级|资深|重度|狂热)?(?:粉丝"
          r"|球迷|迷|控|爱好者|铁粉|发烧友)(?=，|。|！|$)", "preference"),
    frame("怕害恐", rf"(?:害怕|恐惧|怕)(?!麻烦你|是|不|我|你|他|她){OBJECT}", "identity",
          attribute="fear/"),
    frame("有",
          r"有(?:轻微的?|严重的?|一点|点)? ?(?P<object>恐高症?|密集恐惧症|幽闭恐惧症|社交恐惧症"
          r"|社恐)", "identity", attribute="fear/"),
    frame("恐", r"(?P<object>恐高)", "identity", attribute="fear/"),
)  # fmt: skip

_TOOLISH = r"(?:使用|采用|选用|改用|换用|换成|选择|选定|用|选|上|走|采取)"
_DECIDED = (
    r"(?:决定|下定?决心|打定主意|选好|定好|定下来?|商定|敲定|拍板|选定|确定|商量好|说好|讨论决定"
    r"|讨论后决定|一致决定|一致同意|达成一致)"
)
_DECISIONS = (
    frame("最终经一已讨商开",
          rf"(?:最终|最后|经过讨论|讨论后|商量后|一致|已经|开会)*{_DECIDED}(?:了|好|要"
          rf"|下来)*，?(?:以后|今后|都|统一|还是|就|要)*(?P<negated>不(?:再)?)?{_TOOLISH}?(?:了)?"
          rf"{OBJECT}", "decision", needs=("定", "好", "拍板", "同意", "一致"), **EPISODIC),
    frame("决定商敲拍选确说讨达下打最经一已开",
          rf"(?:最终|最后|经过讨论|讨论后|商量后|一致|已经|开会|还是)*{_DECIDED}(?:了|好|要"
          r"|下来)*[，：:]?(?:以后|今后|都|统一|还是|就|要|将|会)*(?P<negated>不(?:再)?)?"
          rf"{_TOOLISH}?了?(?!试|看看|不了|但|不过|可是|先(?:睡|休息|不)){OBJECT}", "decision",
          **EPISODIC),
    frame("选最就",
          r"(?:最终|最后|还是|就)*(?:选择(?=[A-Za-z])|选择?了|选择(?:使用|用)|选用了?|选定了?"
          rf"|敲定了?){OBJECT}", "decision", **EPISODIC),
    frame("定", r"(?P<object>定[在于]\S.*)", "decision", **EPISODIC),
    frame("把", r"把(?P<object>[^，]{1,10}?(?:定[在到为于]|安排在|推迟到|提前到)(?!了？)\S.*)",
          "decision", **EPISODIC),
    frame("没最",
          r"(?:最终|最后)?没有?选(?P<old>[^，]+?)，(?:而是|而)?(?:最终|最后)?(?:选择?了?|用了?)"
          rf"{OBJECT}", "decision", **EPISODIC),
    frame("选就敲定",
          r"(?:就)?(?:选了?|敲定|定了|选定)(?:用)?(?P<object>(?!第|这|那|哪|好|择|修|题|中|手|举"
          rf"|出|在|于|[^，。]{{0,5}}那|[A-Da-d](?:，|。|$)|[^，。]{{0,4}}的那){NOT_HERE}\S.*)",
          "decision", **EPISODIC),
    frame("一都全", rf"(?:一致|都|全票)+(?:同意|决定|赞成)(?:采用|使用|用|选择|选)?{OBJECT}",
          "decision", **EPISODIC),
    frame("会将要打准就",
          r"(?:会|将会?|要|打算|准备|就)(?:在|以后|今后|都|只|开始)*(?:使用|采用|用(?!到|过|完"
          rf"|得|于)){OBJECT}", "decision", **EPISODIC),
)  # fmt: skip

_HABITS = (
    frame("从绝永向决坚死一",
          r"(?:从来?都?不|从不|坚决不|死都不|绝不|绝对不|永远不|向来不|决不|一向不|从来没有?"
          r"|从没)(?:会|再)?(?:使用|用|吃|喝)?(?P<object>(?!说|提|表示|讲|认为|觉得|想过|见|听说"
          rf"|明白|知道|懂|学会|去过|\S{{0,6}}(?<![抽吸喝碰沾熬])过){NOT_HERE}\S.*)", "pattern",
          **NO),
    frame("总老通一经常时往习向平坚从每天",
          r"(?:(?:总是|老是|通常|一般|经常|常常|时常|往往|总|常(?!年|见|州|德|熟|用|住|驻|识|务)"
          r"|向来"
          r"|平时|平常|一向|一般都)(?:都|会|是|只|要)*)(?P<negated>不(?!小心|知|得不|同"
          rf"|自觉)(?:怎么|太|大|常)?)?(?:使用|用)?(?P<object>(?!{PASSING}){NOT_HERE}\S.*)",
          "pattern"),
    frame("早中下晚凌上每大天",
          rf"(?P<object>(?:每天|天天|大概|{PART}){{0,3}}(?:{NUMBER}|\d+[:：]\d+)(?:点(?:半|钟|多|"
          rf"{NUMBER}分)?)?(?:左右)?(?:就|才|准时)?(?:起床|起|睡觉|睡|上班|下班|吃\S饭|跑步|健身"
          r"|出门|到公司|上床)\S*)", "pattern"),
    frame("吃喝听看用穿", r"(?:吃|喝|听|看|用|穿)不(?:了|惯|来)(?P<object>\S.*)", "pattern", **NO),
    frame("一每",
          rf"(?P<object>[一每](?:周|个?星期|个?月|天|年|个?礼拜)(?!{PASSING})[^，。]{{1,8}}?"
          rf"{COUNT}(?:[次天顿杯趟回]|个(?!周|月|星期))\S*)", "pattern"),
    frame("习", rf"习惯(?:性地?|了|于|在|上)?(?P<object>(?!是){NOT_HERE}\S.*)", "pattern"),
    frame("一都是自", r"(?:一直)?都?是?自己(?P<object>(?:做|带|洗|剪|修|种|煮|泡|腌|酿)\S+)",
          "pattern"),
    frame("不",
          r"不(?:坐|养|买|骑|信|点|订|涂|戴|扎|染|逛|追|炒|住)(?P<object>(?!下|起|到|完|动|惯|得"
          rf"|任|住|了|过|自|心|中|定|明|断|算){NOT_HERE}\S.*)", "pattern", **NO),
    frame("不",
          r"不用(?P<object>社交\S*|\S{0,6}(?:软件|手机|平台|应用|浏览器|输入法|产品|编辑器|系统"
          r"|香水|牙膏|护肤品|塑料袋))(?=，|。|！|$)", "pattern", **NO),
    frame("只", r"只(?P<object>在[^，。]{1,8}(?:喝|吃|用|看|听|玩|跑|写|工作|学|做)\S*)",
          "pattern"),
    frame("坚", r"坚持(?:每天|天天)?(?P<object>(?!认为|说|要求|己见)\S.*)", "pattern"),
    frame("每天逢周星睡饭早晚上中下傍清凌夜",
          rf"(?:一般|通常)?{EVERY}{EVERY}?，?(?:我|都|会|要|必须|得|一般|通常|从来|从|基本|总是"
          rf"|经常|习惯|固定|准时|只"
          rf"|必)*(?P<negated>不(?!小心|知|得不))?(?P<object>(?!{PASSING}|好|我)\S.*)", "pattern",
          needs=("每", "天天", "周", "星期", "睡前", "饭后", "都", "会", "一般", "通常", "准时")),
    frame("几隔一", rf"(?:几乎)?{EVERY}(?:都|会|要)*(?P<object>(?!{PASSING})\S.*)", "pattern",
          needs=("每", "天天")),
    frame("一", rf"(?P<object>一(?:周|个?星期|个?月|天|年|个?礼拜){COUNT}[次天顿杯个].*)",
          "pattern"),
    frame("不",
          r"(?:不|没法)(?:太|怎么|大|能|可以|太能|大能|再|敢|肯)?(?:吃|喝|抽|沾"
          r"|碰)(?P<object>(?!下|起|到|完|动(?!物|画|漫)|惯|力|亏|惊|饭了|得|的)\S.*)", "pattern",
          **NO),
    frame("不",
          r"不(?:太|怎么|大)?(?P<object>(?:看(?!好|懂|到|见|出|清|起|来|上|重|惯|得)|玩(?!笑)"
          r"|开车|骑|熬夜(?!了)|听(?!懂|到|见|说|话)|穿(?!越)|打(?!算|扰)|刷(?!新)|追(?!求|究)"
          r"|化妆|做饭|加班|用(?=[A-Za-z ]|微信|手机|抖音|微博|支付宝))(?!了)\S.*|开车|熬夜|化妆"
          r"|加班|做饭)", "pattern", **NO),
)  # fmt: skip

LIKES: tuple[Frame, ...] = _DECISIONS[:1] + _PREFERENCES + _DECISIONS[1:] + _HABITS
