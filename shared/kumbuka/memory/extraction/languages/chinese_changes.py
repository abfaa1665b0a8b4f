"""What Chinese says of what has ended, and of what took its place."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import (
    DO,
    END,
    EPISODIC,
    LIGHT,
    LIKE,
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
          rf"{_AGAIN}不再?(?:是很|太|怎么|那么|这么)?{LIKE}{LIGHT} ?(?P<object>"
          rf"{NOT_HERE}\S.*?)了?{END}", "preference", needs=("不再", "再也不", "早就不", "已经不"),
          **NO),
    frame("不再早已", rf"{_AGAIN}不再?住(?:在)? ?(?P<object>{NOT_HERE}\S.*)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame("不再早已", rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:工作|上班|任职|干|做)了?",
          "identity", attribute="employer", effect="end_attribute", needs=("不再", "了")),
    frame("不再早已", rf"{_AGAIN}不再?在 ?(?P<object>\S.*?) ?(?:住|生活|居住)了?", "identity",
          attribute="home", effect="end_attribute", needs=("不再", "了")),
    frame("从离", r"(?:从|离开了?) ?(?P<object>\S.*?) ?(?:离职|辞职|退休|毕业离开|$)", "identity",
          attribute="employer", effect="end_attribute", needs=("离职", "辞职", "退休")),
    frame("搬", r"搬(?:离|出)了? ?(?P<object>\S.*)", "identity", attribute="home",
          effect="end_attribute"),
    frame("离辞", r"(?P<object>离职|辞职|辞掉|辞去)(?:了)?(?:工作)?(?=了|，|。|$)", "identity",
          attribute="employer", effect="end_attribute", fixed="employer"),
    frame("不再早已", rf"{_AGAIN}(?:不再?|没再|不是)(?P<object>吃素|素食者?|素食主义者?|纯素)",
          "identity", attribute="diet", effect="end_attribute", needs=("不再", "了")),
    frame("不再早已", rf"{_AGAIN}不再?(?:对 ?(?P<object>\S.*?) ?过敏)了?", "identity",
          attribute="allergy/", effect="end_attribute", needs=("过敏",)),
    frame("对", r"对 ?(?P<object>\S.*?) ?(?:不再?|没有?)过敏了?", "identity", attribute="allergy/",
          effect="end_attribute", needs=("过敏",)),
    frame("不再早已", rf"(?:再也|再|已经|早就|早)不(?:再)?{DO}{OBJECT}", "end", effect="end"),
    frame("不没", rf"(?:不|没)再{DO}{OBJECT}", "end", effect="end"),
    frame("不",
          r"不(?:用|使用|玩|喝|吃|抽|学|养|订|开|骑|练|追|打|去|看|听|弹|做"
          rf"|写) ?(?P<object>(?!下|起|到|完|动|懂|见|惯|着|得){NOT_HERE}\S.*?)了(?=，|。|！|；"
          r"|$)", "end", effect="end"),
    frame("停放弃取抛",
          r"(?:停止|停用|弃用|放弃|取消|抛弃|停掉)了?(?:使用|订阅|对|吃|喝|服用|学习?"
          rf"|练)? ?(?P<object>{NOT_HERE}\S.*?)(?:的订阅|会员)?了?{END}", "end", effect="end"),
    frame("戒",
          r"戒(?:掉|了|掉了)? ?(?P<object>(?!指|备|心)\S.*?)(?:很久|多年)?了?(?=，|。|！|；|$)",
          "pattern", **NO),
    frame("把卖",
          r"(?:把)?(?:卖掉?了?)? ?(?P<object>(?:那辆|我的|旧|老)*\S.*?)(?:给)?(?:卖|扔|送"
          r"|处理)(?:掉|人)?了", "end", effect="end", topics=ANY_TOPIC),
    frame("卖", r"卖(?:掉)?了(?:我的|那辆|旧|老)* ?(?P<object>\S.*)", "end", effect="end",
          topics=ANY_TOPIC),
)  # fmt: skip

_TO = r"(?:到|成|为|用|去|至|回|向)"
_SHIFT = r"(?:切换|迁移|转移|转换|升级|搬家?|换|改|转|切|迁|移|跳槽|调)"
_PLACE_END = r"(?:住|生活|居住|定居|工作|上班|读书|去|来)?了?"
_CHANGES = (
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
          r"(?:搬家?|迁居?|移居|搬迁)(?:到|去|来|回|至)了? ?(?P<object>(?!这|那|新|楼|隔壁|一个"
          rf"|哪|公司)\S.*?){_PLACE_END}{END}", "identity", attribute="home", replaces=True),
    frame("跳换入加", r"(?:跳槽|跳|换工作)(?:到|去|至)了? ?(?P<object>\S.*)", "identity",
          attribute="employer", replaces=True),
    frame("入加", r"(?:入职|加入)了? ?(?P<object>(?!这|那|群|会议|队伍|一个|我们|你们)\S.*)",
          "identity", attribute="employer"),
    frame("不",
          rf"不(?:再)?(?:用|使用) ?(?P<old>\S.*?)了?，? ?(?:改|换|转)(?:用|成|到)了? ?{OBJECT}",
          "tool", replaces=True),
    frame("改换转",
          r"(?:改用|换用|转用|改吃|改喝|改学|转学|改玩|转投|转战|换到|转到|换成"
          r"|改成用)了? ?(?P<object>(?!一个|另|别的|其他|一点|[\d一二三四五六七八九十]+[点号月])"
          rf"{NOT_HERE}\S.*)", "tool", replaces=True),
    frame("改换转切迁升", rf"(?:改|换|转|切换?|迁移?|升级|调){_TO}了? ?{OBJECT}", "tool",
          topics=ANY_TOPIC, replaces=True),
)  # fmt: skip

CHANGES: tuple[Frame, ...] = _ENDINGS + _CHANGES
