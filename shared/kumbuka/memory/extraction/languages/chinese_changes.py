"""What Chinese says of what has ended, and of what took its place."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import (
    DO,
    END,
    EPISODIC,
    LIGHT,
    LIKE,
    NAME,
    NO,
    NOT_HERE,
    OBJECT,
    frame,
)
from kumbuka.memory.extraction.languages.chinese_words import ATTRIBUTE_NAMES
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.table import Frame

_AGAIN = r"(?:再也|再|已经|早就|早)?"
_ENDINGS = (
    frame("放",
          r"放弃了? ?(?P<old>[^，]+?)，(?:最终|最后|转而|而是|改)?(?:选择了?|选了?|采用了?|使用"
          rf"|用){OBJECT}", "decision", **EPISODIC),
    frame("不再早已",
          rf"{_AGAIN}不再?(?:是很|太|怎么|那么|这么)?{LIKE}{LIGHT} ?(?P<object>{NOT_HERE}\S.*?)"
          rf"了?{END}", "preference", needs=("不再", "再也不", "早就不", "已经不"), **NO),
    frame("不再早已", rf"{_AGAIN}不再?住(?:在)? ?(?P<object>{NOT_HERE}\S.*)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame("不再早已", rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:工作|上班|任职|干|做)了?",
          "identity", attribute="employer", effect="end_attribute", needs=("不再", "了")),
    frame("不再早已", rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:住|生活|居住)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame("从离", r"(?:从|离开了?) ?(?:[那这原前老][家个]的?|原来的"
          r"|之前的)?(?P<object>\S.*?) ?(?:离职|辞职|退休|毕业离开|$)", "identity",
          attribute="employer", effect="end_attribute", needs=("离职", "辞职", "退休")),
    frame("搬", r"搬(?:离|出)了? ?(?P<object>\S.*)", "identity", attribute="home",
          effect="end_attribute"),
    frame("离辞", r"(?P<object>离职|辞职|辞掉|辞去)(?:了)?(?:工作)?(?=了|，|。|$)", "identity",
          attribute="employer", effect="end_attribute", fixed="employer"),
    frame("不再早已", rf"{_AGAIN}(?:不再?|没再|不是)(?P<object>吃素|素食者?|素食主义者?|纯素)",
          "identity", attribute="diet", effect="end_attribute", needs=("不再", "了"),
          fixed="diet"),
    frame("吃开", r"(?:开始)?(?P<object>吃(?:肉|荤))了(?=，|。|$)", "identity", attribute="diet",
          effect="end_attribute", fixed="diet"),
    frame("不再早已", rf"{_AGAIN}不再?(?:对 ?(?P<object>\S.*?) ?过敏)了?", "identity",
          attribute="allergy/", effect="end_attribute", needs=("过敏",)),
    frame("对", r"对 ?(?P<object>\S.*?) ?(?:不再?|没有?)过敏了?", "identity", attribute="allergy/",
          effect="end_attribute", needs=("过敏",)),
    frame("不再早已", rf"(?:再也|再|已经|早就|早)不(?:再)?{DO}{OBJECT}", "end", effect="end"),
    frame("不没", rf"(?:不|没)再{DO}{OBJECT}", "end", effect="end"),
    frame("不",
          r"不(?:用|使用|玩|喝|吃|抽|学|养|订|开|骑|练|追|打|去|看|听|弹|做"
          rf"|写) ?(?P<object>(?!下|起|到|完|动|懂|见|惯|着|得){NOT_HERE}[^，。；改]+?)了(?=，"
          rf"|。|！"
          r"|；|$)", "end", effect="end"),
    frame("停放弃取抛",
          r"(?:停止|停用|弃用|放弃|取消|抛弃|停掉)了?(?:使用|订阅|对|吃|喝|服用|学习?"
          rf"|练)? ?(?P<object>{NOT_HERE}\S.*?)(?:的订阅|会员)?了?{END}", "end", effect="end"),
    frame("戒",
          r"戒(?:掉|了|掉了)? ?(?P<object>(?!指|备|心)\S.*?)(?:很久|多年"
          r"|[\d一二两三四五六七八九十半几]{1,3}"
          r"(?:多|来)?(?:年|个月|天|周)(?:多|半)?)?了?(?=，|。|；|$)",
          "pattern", **NO),
    frame("把卖",
          r"(?:把)?(?:卖掉?了?)? ?(?P<object>(?:那辆|我的|旧|老){0,3}\S.*?)(?:给)?(?:卖|扔|送"
          r"|处理)(?:掉|人)?了", "end", effect="end", topics=ANY_TOPIC),
    frame("卖", r"卖(?:掉)?了(?:我的|那辆|旧|老)* ?(?P<object>\S.*)", "end", effect="end",
          topics=ANY_TOPIC),
)  # fmt: skip

_TO = r"(?:到|成|为|用|去|至|回|向)"
_SHIFT = r"(?:切换|迁移|转移|转换|升级|搬家?|换|改|转|切|迁|移|跳槽|调)"
_PLACE_END = r"(?:住|生活|居住|定居|工作|上班|读书|去|来)?了?"
_CHANGES = (
    frame("换转", r"(?:换|转)专业(?:到|去|成|学|为|，现在学)了? ?(?P<object>[^，。了的]{1,10})",
          "identity", attribute="studies", replaces=True),
    frame("改开",
          r"(?:改(?:为|成)?|开始)吃(?P<object>素|斋|全素|纯素|清真)了?(?=，|。|；|$)",
          "identity",
          attribute="diet", replaces=True),
    frame("换",
          r"换(?P<object>苹果|安卓|华为|小米|三星|鸿蒙|(?-i:[A-Z])[A-Za-z0-9 ]{1,14})(?:手机)?了(?="
          r"，|。|$)", "tool", replaces=True),
    frame("从由", r"[从由] ?(?P<old>\S.*?) ?(?:搬家?|迁居)(?:到|去|来|回)了? ?(?P<object>\S.*)",
          "identity", attribute="home", needs=("搬", "迁居"), replaces=True),
    frame("从由", r"[从由] ?(?P<old>\S.*?) ?(?:跳槽|跳)(?:到|去|至)了? ?(?P<object>\S.*)",
          "identity", attribute="employer", needs=("跳",), replaces=True),
    frame("从由",
          rf"[从由] ?(?P<old>\S.*?) ?(?:全面|全部|彻底|都|正式)?{_SHIFT}{_TO}了? ?(?:使用|用|喝"
          rf"|吃)?(?P<object>{NOT_HERE}\S.*)", "tool", replaces=True),
    frame("把将",
          rf"[把将](?P<thing>[^，]{{1,12}}?)(?:从|由) ?(?P<old>\S.*?) ?{_SHIFT}{_TO}了? ?{OBJECT}",
          "tool", replaces=True, needs=("从", "由")),
    frame("把将", rf"[把将](?P<attribute>{ATTRIBUTE_NAMES})(?:都|也)?{_SHIFT}{_TO}了? ?{OBJECT}",
          "identity", replaces=True),
    frame("把将", rf"[把将] ?(?P<old>{NOT_HERE}\S.*?) ?(?:都|全部?)?{_SHIFT}{_TO}了? ?{OBJECT}",
          "tool", topics=ANY_TOPIC, replaces=True),
    frame("用以", r"[用以] ?(?P<object>\S.*?) ?(?:代替|取代|替换|替代|换掉)了? ?(?P<old>\S.*)",
          "tool", replaces=True),
    frame("搬迁移",
          r"(?:搬家?|迁居?|移居|搬迁)(?:到|去|来|回|至|进)了?+ ?(?P<object>(?!这|那"
          r"|新(?![北竹西加疆乡余德])|楼|隔壁"
          r"|一个|桌|床|车上|地上|柜|架|[^，。]{1,4}上(?:，|。|$)"
          rf"|哪|公司(?!附近|旁))\S.*?){_PLACE_END}{END}", "identity", attribute="home",
          replaces=True),
    frame("跳换入加", r"(?:跳槽|跳|换工作)(?:到|去|至)了? ?(?P<object>\S.*)", "identity",
          attribute="employer", replaces=True),
    frame("入加", r"(?:入职|加入)了?+ ?(?P<object>(?!这|那|群|会议|会员|购物车|讨论|游戏|战队"
          r"|队伍|一个|我们|你们)\S.*)",
          "identity", attribute="employer"),
    frame("不",
          rf"不(?:再)?(?:用|使用|[喝吃玩看听骑坐开抽学练]) ?(?P<old>\S.*?)了?，? ?(?:改|换"
          rf"|转)(?:[用成到喝吃玩看听骑坐开抽学练])了? ?{OBJECT}",
          "tool", replaces=True),
    frame("不",
          r"不是?在 ?(?P<old>[^，。]{2,10}?)(?:上班|工作"
          r"|任职)?了?，(?:而)?是?在 ?(?P<object>[^，。]{2,10}?)(?:工作|上班|任职|干活)(?=，|。"
          r"|！|$)",
          "identity", attribute="employer", replaces=True),
    frame("改",
          r"改(?:吃|喝)了? ?(?P<object>(?!素|了|一个|别的|其他)[^，。了]{1,12})",
          "preference", replaces=True),
    frame("改换转",
          r"(?:改用|换用|转用|改学|转学|改玩|转投|转战|转到|换成"
          r"|改成用)了? ?(?P<object>(?!一个|另|别的|其他|一点|[\d一二三四五六七八九十]+[点号月])"
          rf"{NOT_HERE}\S.*)", "tool", replaces=True),
    frame("改换转切迁升", rf"(?:改|换|转|切换?|迁移?|升级|调){_TO}了? ?{OBJECT}", "tool",
          topics=ANY_TOPIC, replaces=True),
)  # fmt: skip

CHANGES: tuple[Frame, ...] = _ENDINGS + _CHANGES

_ME = r"(?:(?:我们?|咱们?|本人|俺) ?)"
_ALREADY = r"(?:已经|早就?|都|现在|目前|刚刚?|上个?月|上周|去年|今年|前不久|最近|终于|后来){0,3}"
_BELONGINGS = (
    r"(?:[^，。我]{0,4}(?:车|房子?|电脑|手机|平板|相机|键盘|耳机|吉他|钢琴|手表|显卡|显示器|游戏机"
    r"|Switch|PS5|iPad|iPhone|MacBook|Kindle|基金|股票|猫咪?|狗狗?|兔子|仓鼠|鹦鹉|乌龟|鱼))"
)
ENDED: tuple[Frame, ...] = (
    frame("我咱公",
          r"(?:我们|咱们)?(?:公司|团队|组里|部门)(?:现在|最近|已经|统一|全部|都|刚){0,3}(?:换成"
          r"|改用|换到|切换到|切到|改成|迁到)了? ?(?P<object>(?!这|那|新)[^，。]{2,14}?)了?(?=，|。"
          r"|$)", "tool", replaces=True, needs=("换", "改", "切", "迁")),
    frame("我咱本俺",
          rf"{_ME}{_ALREADY}从 ?(?P<object>[^，。]{{2,8}}?)(?:搬走|搬出来|撤出|离开|跑路)了", "end",
          effect="end", needs=("从",)),
    frame("车房电手平相键吉钢摩自",
          r"(?P<object>车|房子|电脑|旧手机|平板|相机|吉他|钢琴|摩托车?|自行车|电动车)(?:已经|早就?"
          r"|都|刚|上个?月|去年){0,2}(?:卖|送人|处理)(?:掉)?了(?=，|。|$)", "end", effect="end",
          needs=("卖", "送人", "处理")),
    frame("我咱本俺", rf"{_ME}{_ALREADY}不(?:再)?是 ?(?P<object>[^，。不]{{2,8}}?)了(?=，|。|$)",
          "end", effect="end", needs=("不是", "不再是")),
    frame("我咱本俺",
          rf"{_ME}{_ALREADY}不在 ?(?:那[家个]|原来(?:那家|的)?|之前(?:那家|的)?|老)?(?P<object>"
          rf"(?!家|这|那|公司|线|状态|了)[^，。]{{2,10}}?)(?:上班"
          rf"|工作|干|做|住|待)?了(?=，|。|$)", "end", effect="end", needs=("不在",)),
    frame("我咱本俺不",
          rf"(?:{_ME}){_ALREADY}不(?:再)?(?:当|做|干|搞|跑|开|教|养|带) ?(?P<object>(?!这|那|下去"
          rf"|完)[^，。]{{1,8}}?)了(?=，|。|$)", "end", effect="end", needs=("不",)),
    frame("我咱本俺早搬",
          rf"(?:{_ME})?{_ALREADY}(?:搬出|搬离|离开)了? ?(?P<object>(?!来|去|家|这"
          rf"|那)[^，。]{{2,8}}?)了?(?=，|。|$)", "end", effect="end",
          needs=("搬出", "搬离", "离开")),
    frame("我本叫不",
          rf"(?:{_ME})?不(?:是)?叫 ?(?P<old>[^，。]{{1,8}}?)，?(?:而)?(?:是)?(?:我)?叫{NAME}",
          "identity", attribute="name", replaces=True, needs=("不叫", "不是叫")),
    frame("我咱本俺",
          rf"{_ME}[和跟与](?:我)?(?:的)?(?:[^，。]{{1,8}}的)?(?P<object>男朋友|女朋友|对象|老公"
          rf"|老婆|男友|女友|前任"
          rf"|未婚夫|未婚妻){_ALREADY}(?:分手|离婚|分开?|掰|断|吹|黄|散|离)了", "end",
          effect="end"),
    frame("我咱本俺把",
          rf"(?:{_ME})?{_ALREADY}把(?:我的|家里的|那个|原来的|旧)?(?P<object>[^，。]{{1,10}}?)(?:给"
          rf"|都|也)?(?:卸载?|注销|退订|停用|弃用|取消|戒|退|辞|断)(?:掉)?了", "end", effect="end",
          needs=("卸", "注销", "退", "停用", "弃用", "取消", "戒", "辞", "断")),
    frame("我咱本俺把",
          rf"(?:{_ME})?{_ALREADY}把(?:我的|家里的|那[个台辆]|原来的|旧"
          rf"|老)*(?P<object>{_BELONGINGS})(?:给|都|也)?(?:卖|扔|送人?|出|处理)(?:掉)?了", "end",
          effect="end", needs=("把",)),
    frame("",
          rf"(?P<object>(?!这|那|它|他|她|你)[^，。我]{{1,8}}?)，?{_ME}{_ALREADY}(?:卸载?了|戒了"
          rf"|戒掉了|注销了|停用了|退订了|不[用玩吃喝看学养练]了)(?=，|。|；|$"
          rf"|[一二两三四五\d好])", "end", effect="end",
          needs=("卸", "戒", "注销", "停用", "退订", "不")),
    frame("我咱本俺", rf"{_ME}(?P<object>[^，。我不就也把想要能会]{{1,5}}?){_ALREADY}戒(?:了|掉了)",
          "end", effect="end", needs=("戒",)),
    frame("我咱本俺退注取",
          rf"(?:{_ME})?{_ALREADY}(?:退出了?+(?!登录|程序|游戏)|退掉了?|退订了?|退了|注销了?"
          rf"|卸载了?|取消订阅了?"
          rf"|停掉了?|退坑了?|脱粉了?|取关了?) ?(?P<object>(?!这|那|程序|登录|账号登"
          rf"|系统)[^，。]{{1,12}}?)"
          r"(?:的)?(?:会员|订阅)?(?:了)?(?=，|。|；|$)", "end", effect="end",
          needs=("退", "注销", "卸载", "取消", "停掉", "脱粉", "取关")),
    frame("我咱本俺离从",
          rf"(?:{_ME})?{_ALREADY}(?:离开|从)了? ?(?P<object>(?!家|这|那|公司"
          rf"|学校)[^，。]{{2,10}}?)(?:离开|出来|跑路|裸辞|被裁)?了(?=，|。|；|$)", "end",
          effect="end", needs=("离开", "裸辞", "跑路", "被裁", "出来了")),
    frame("我咱本俺以之过原曾",
          rf"(?:{_ME})?(?:以前|之前|过去|原来|曾经|早些年)(?:很|都|一直|特别|是|经常|天天|爱|喜欢"
          rf"|超|最){{0,3}}(?:爱|喜欢|用|玩|吃|喝|抽|住在?|在|做|当|看|练|学|养|开)(?:吃|喝|看|玩"
          rf"|用)?"
          r"(?:的)?(?P<object>(?!这|那|过)[^，。]{1,12}?)(?:工作|上班|住|的)?(?:的)?$", "end",
          effect="end"),
)  # fmt: skip
"""Whole clauses. What somebody did formerly is read only where the sentence goes on with now."""
