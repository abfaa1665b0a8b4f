"""What Chinese says of languages somebody speaks, and of what is named before the speaker.

"英语也能交流", "俄语我会一点", "牛奶我一喝就拉肚子": first the thing, then what is made of it.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import NAME, NO, PASSING, frame
from kumbuka.memory.extraction.table import Frame

_TONGUE = (
    r"(?:英|法|德|日|韩|俄|西|意|葡|泰|越南|阿拉伯|西班牙|葡萄牙|意大利|粤|汉|拉丁|印尼|闽南|客家"
    r"|台|客|藏|维吾尔|蒙古|荷兰|瑞典)[语文]|(?:闽南|客家|上海|四川|温州|潮汕|东北|普通|广东|湖南"
    r"|台山|宁波|苏州|长沙|武汉)话|粤语|中文|国语|手语|日文|英文"
)
TONGUES: tuple[Frame, ...] = (
    frame("母", rf"母语(?:是|为|：|就是)? ?(?P<object>{_TONGUE})", "identity",
          attribute="native_language"),
    frame("托雅GT四六多",
          r"(?P<object>(?:托福|雅思|托业|GRE|GMAT|四级|六级|多益)(?:考了|考过|是|过了|过|有"
          r"|成绩)*(?:了)?[\d.]{1,5}分?)", "identity", attribute="language_level/"),
    frame("英法德日韩俄西意葡泰越阿粤汉中普口闽客上四温潮东广湖国手",
          rf"(?P<object>(?:{_TONGUE}|口语)(?:现在|已经|也|还|只有|只是|大概|口语|听力|写作|是|过了"
          rf"|考过|考了|有|的)*(?:水平|程度)?(?:大概|大约|差不多|是|在|有){{0,2}}"
          r"(?:[四六]级|专[四八]|N[1-5]|[ABCabc][12]|雅思|零基础|不(?:太|是很|大|怎么)?(?:好|行)"
          r"|TOPIK\S{1,3}|[一二三四五六七八]级|(?:很|非常|还算|挺|比较|特别)?(?:差|烂|流利|好|不错)"
          r"|一般|还行|没问题|凑合|入门|半吊子|说得\S{1,4})(?:水平|左右"
          r"|基础)?)", "identity", attribute="language_level/"),
    frame("英法德日韩俄西意葡泰越阿粤汉中普闽客上四温潮东广湖国手",
          rf"(?P<object>{_TONGUE})(?:也|都|还|勉强|基本|大概){{0,2}}(?:(?:能|可以|够)(?:日常|简单"
          rf"|基本"
          r"|流利)*(?:交流|沟通|对话|听懂|看懂|说|聊天?)|会(?:说|讲)?(?:一?点儿?|一些|几句)?"
          r"|懂(?:一?点"
          r"儿?|一些))(?=，|。| |$)", "identity", attribute="language/"),
    frame("不", rf"不(?:太|怎么|大)?(?:会|懂)(?:说|讲|看)?(?P<object>{_TONGUE})", "identity",
          attribute="language/", **NO),
    frame("听看略在只能",
          rf"能?(?:听得?懂|看得?懂|略懂|会听|只会(?:说|讲)?|在家(?:里)?(?:都|一般|主要)?(?:说"
          rf"|讲))(?:一点|一些|点)? ?(?P<object>{_TONGUE})", "identity", attribute="language/"),
    frame("说讲",
          rf"(?:说|讲) ?(?P<object>(?:{_TONGUE})(?:[和、](?:{_TONGUE}))*)(?:的)?(?=，|。|$)",
          "identity", attribute="language/"),
)  # fmt: skip

_ME = r"(?:我们?|本人|俺|咱)"
_ENDS = r"(?=，|。|；|~| |$)"
_THING = r"(?P<object>(?![这那它他她你我一])[^，。我你他她]{1,6}?)"
FRONTED: tuple[Frame, ...] = (
    frame("英网昵", rf"(?:英文名|网名|昵称)(?:叫|是|：)?(?![怎什啥的好为字可要不和或都有在会起取])"
          rf"{NAME}", "identity", attribute="nickname"),
    frame("英法德日韩俄西意葡泰越阿粤汉中普闽客上四温潮东广湖国手",
          rf"(?P<object>{_TONGUE})，?{_ME}(?:也|都|还|只|就|勉强|基本|大概"
          rf"|日常){{0,3}}(?P<negated>不(?:太"
          r"|怎么|大)?)?(?:会|懂|能|可以|听得懂|看得懂)(?:说|讲|听|看|交流|沟通|对话|聊天?)?懂?"
          rf"(?:一?点儿?|一些|几句)?(?:的)?{_ENDS}", "identity", attribute="language/",
          needs=("我", "本人", "俺", "咱")),
    frame("", rf"{_THING}，?{_ME}?(?:只要)?一(?:吃|喝|碰|闻|摸|沾|靠近)(?:到|着|了)?，?(?:就|便|都"
          rf"|准|必"
          r"|马上){1,2}(?:会|要)?(?:过敏|起(?:红?疹子?|红点|包|风团)|发?痒|肿|打喷嚏|喘|流鼻涕"
          r"|嘴麻)",
          "identity", attribute="allergy/",
          needs=("一吃", "一喝", "一碰", "一闻", "一摸", "一沾", "一靠近")),
    frame("", rf"{_THING}，?{_ME}?(?:只要)?一(?:吃|喝|碰)(?:到|着|了)?，?(?:就|便|都|准|必"
          rf"|马上){{1,2}}(?:会"
          r"|要)?(?:闹|特别)?(?:拉肚子|胃[疼痛胀]|胀气|腹泻|心慌|睡不着|失眠|头晕|反酸|上火|长痘"
          r"|爆痘"
          r"|肚子[疼痛胀]"
          r"|不舒服)", "identity", attribute="intolerance/", needs=("一吃", "一喝", "一碰")),
    frame("没", r"没有?(?:什么|啥)(?:东西|事情?)?(?:能)?比(?:得上"
          r"|得过)? ?(?P<object>[^，。我你他]{1,12}?)(?:更|还|要)"
          r"(?:更|让我|令我)?(?:开心|快乐|好吃|好喝|爽|舒服|放松|香|幸福|过瘾|治愈|惬意"
          r"|解压)", "preference"),
    frame("有没闲一得",
          rf"(?:一?有空|一?有时间|没事|一?闲下来|闲着|得空)(?:的时候|时|了)?，?{_ME}(?:就|都|会"
          rf"|一般|总"
          rf"|经常|常|习惯|喜欢|爱){{1,3}}(?P<object>(?!{PASSING}|再|给|告诉|回|联系|帮"
          rf"|[^，。]{{0,6}}[你他她])"
          rf"[^，。了]{{2,12}}?){_ENDS}", "pattern"),
)  # fmt: skip
"""Whole clauses."""
