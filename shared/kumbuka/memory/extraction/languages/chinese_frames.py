"""What Chinese says of a subject: one frame for each way to say it.

Nothing parts the words, so a frame's heads are first characters, and an object ends where a
particle, a comma or the word that closes its frame stands ("在 … 工作", "对 … 过敏").
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

NOT_HERE = (
    r"(?!这(?!不勒)|那(?!不勒|种(?=[^，。]{2,24}的[^，。])|些(?=[^，。]{2,24}的[^，。]))|它|他|她"
    r"|你|您|刚才|上面|下面|以上|以下|上述|下列|什么|谁|哪|怎么"
    r"|前者|后者|了|，|第[一二三四五六七八九十\d])"
)
OBJECT = rf" ?(?P<object>{NOT_HERE}\S.*)"
NUMBER = r"(?:\d{1,3}|[零一二两三四五六七八九十百]{1,5})"
COUNT = r"(?:[一二两三四五六七八九十几多\d]{1,3}|好几|很多|许多)"
CLASSIFIER = r"(?:[个只条匹头对名位辆台部把架套张支款双栋枚块间群])"
END = r"(?=(?:了|的|啦|呢|吧|哦|啊|呀|哈|噢|，|。|！|；|~|～|…| |$))"
LIKE = (
    r"(?:享受(?!不|到|了)|佩服|崇拜|欣赏(?!不)|敬佩|推崇|喜欢(?:上(?!面|述|次|一|学|班|网|课|街|海"
    r"|山))?|喜爱|热爱|爱上(?!班|学|课|网|街)|偏爱|偏好"
    r"|钟爱|酷爱|钟情于|迷上|热衷于|中意|青睐|痴迷于|痴迷|沉迷于?|迷恋|爱(?!莫|了|上|死|人|好|情|心"
    r"|你"
    r"|护"
    r"|惜|丽丝|尔兰|荷华|马仕|奇艺|沙尼亚))"
)
DOING = r"(?:吃|喝|看|听|玩|去|读|用|买|穿|养|做|写|住|坐|逛|打)"
LIGHT = r"(?:着|过|的是)?(?:(?:吃|喝|看|听)点儿?|(?:吃|喝)(?!力|亏|惊|醋|货|苦|素|瘪|斋|彩|饭|药))?"
"""To eat or to drink something is to like it."""
PASSING = (
    r"(?:遇到|收到|看到|看见|碰到|得到|报错|出错|失败|出现|卡|找不到|搞不|弄不|分不清|觉得|以为"
    r"|认为|在想|在找|想(?!办法)|说|问|提示|显示|返回|崩溃|都忘|失眠|头[疼痛]|咳嗽|发烧|拉肚子"
    r"|做噩梦|有(?:一)?个|有事|有空|要去|得去|会收到|会遇到|会报|会出|会看到|会得到|被|忘|是(?!自己"
    r"|先))"
)
NAME = (
    r" ?[“\"「『]?(?P<object>(?!我|你|他|她|它|什么|啥|这|那|不|过|做|加|参|回|别|先|一起|干|滚|走"
    r"|睡|等|快点|赶|注意|减|戒|考|找|当|改|重新|早点|多[喝吃运读看]|少|上|人|来|去|好|车|停|外卖"
    r"|醒"
    r"|板|苦|嚣|卖|喊|绝|座|响|错)(?:[\u3400-\u9fff]{0,2}[A-Za-z][\w.'’-]*(?: (?-i:[A-Z])[\w.'’-]*"
    r"){0,3}"
    r"|(?:(?![去给把帮买写让])[\u3400-\u9fff\ue000·]){1,8}?))[”\"」』]?(?=(?:就好|就行|就可以|即可"
    r"| (?=[\u3400-\u9fff])|吧|好了|了|哦|啊|呀|哈|，|。|！|；|、|（|[(]| ?和|~|～|$|的|或者|或))"
)
GENERAL = (
    r"(?:的(?:[\u3400-\u9fff]{0,3}人|朋友|同学|话|好处|坏处|时候)|压力|容易|对身体|重要|好处|坏处"
    r"|危害|意味着|是(?:一种"
    r"|不是|否)|应该|需要|必须|太贵|很贵|麻烦$|怎么|如何|什么"
    r"|哪|多少|稳定|方便|便宜|能不能|可不可以|吗|呢|几|要不要|咋|啥|合适|健康|有害|推荐|"
    r"(?<!本)科学|算"
    r"|的[\u3400-\u9fff]{1,4}(?:更|很|都|有|会|最|才|比|太|是|要)"
    r"|难不难|好不好|能瘦|有用)"
)
"""What holds for everybody goes on like this."""
SURNAME = (
    r"[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏"
    r"吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万钱"
    r"严武戴莫孔汤小阿老]"
)
DAY = r"(?:[一二三四五六日天末]|\d)"
PART = (
    r"(?:(?:早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|夜晚|凌晨|睡前|饭后|饭前|下班后?|上班前"
    r"|放学后?|起床后|洗完澡|午休|早|晚)"
    r"(?:以后|之后|以前|之前|后|前)?)"
)
EVERY = (
    rf"(?:每个?月(?:的)?(?:最后一?个?|第[一二三四]个?)周{DAY}|周{DAY}[到至]周{DAY}"
    rf"|每周[一二三四五六日]{{2,4}}|每(?:个|隔)?(?:天|日|周{DAY}?|星期{DAY}?|礼拜{DAY}?|月|年|晚|早"
    rf"|周末|工作日|季度"
    rf"|次[^，我]{{1,10}}?(?:时候|时|前|后)|{COUNT}(?:天|周|个?月|年|小时)|早晨|早上|晚上"
    rf"|次)(?:都)?{PART}?|天天|每?逢?周末|周{DAY}(?!到|至){PART}?|星期{DAY}{PART}?|睡前|饭后"
    rf"|{PART})"
)
USE = r"(?:在使用|使用|采用|选用|用着|在用|用|跑在|跑|装的是|装)"
DO = (
    r"(?:喝|吃|抽|用|使用|玩|看|听|练|学|学习|打|做|订阅|订|买|开|骑|住|穿|养|追|上|逛|刷|去|读|写"
    r"|弹|跑|熬|需要|碰|沾|参加)"
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
NO: dict[str, Any] = {"polarity": "-"}
OF_USER: dict[str, Any] = {"of_user_only": True}


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    """`heads` are the first characters it can begin with; none: always tried."""
    return Frame(tuple(heads), LazyPattern(said, re.I), category, **rest)
