"""What Chinese says of who somebody is: home, work, health, family, things."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import (
    CLASSIFIER,
    COUNT,
    DAY,
    NAME,
    NO,
    NOT_HERE,
    NUMBER,
    OF_USER,
    PART,
    PASSING,
    SKILL,
    SURNAME,
    USE,
    frame,
)
from kumbuka.memory.extraction.languages.chinese_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.table import Frame

_LIVED = r"(?:生活|居住|定居|(?<![卡停记抓堵])住|租房|落户|安家)"
_WORKED = r"(?:工作|上班|任职|就职|供职|做事|打工|搬砖|实习|任教|教书|当差)"
_NOT_EMPLOYER = (
    r"(?!家(?!乐福|得利)|这|那|哪|公司|办公室|外面|国外|外地|电脑|上面|线上|晚上|找|换|赶|投|周|早"
    r"|室|一起|努力|远程|忙|咖啡)"
)
_PETS = (
    r"(?:猫|狗|兔子?|仓鼠|鹦鹉|乌龟|金鱼|鱼|鸟|柯基|金毛|哈士奇|柴犬|布偶|橘猫|英短|泰迪|边牧"
    r"|拉布拉多|猫咪|狗狗|宠物|马|龙猫|刺猬|蜥蜴|蛇)"
)
_KIDS = r"(?:孩子|小孩|儿子|女儿|双胞胎|娃|龙凤胎|兄弟姐妹|宝宝|男孩|女孩)"
_LANGUAGE = (
    r"(?:(?![的是真假实谎笑大废坏好梦脏闲电说讲听])\S{1,3}[语话文]|法语|英文|普通话|粤语|闽南话?"
    r"|上海话"
    r"|客家话|手语)"
)
_NOT_PEOPLE = (
    r"(?!.{0,6}(?:的|好|个|男|女|老|年|普通|成|主|穷|富|本|负责|当事|创始|合伙|残疾|病|打工|生意"
    r"|读书|文化|音乐|手艺|媒体|圈内|外星|过来|局外|同龄|机器|工|别|新|候选|继承|主持)人)"
)
_NOT_NAME = r"(?!.{0,3}[员师生者家工迷控族党型手民粉身的座人性士长])"
_ILL = (
    r"(?:糖尿病|高血压|低血压|哮喘|偏头痛|抑郁症|焦虑症|癫痫|关节炎|心脏病|失眠|胃病|胃炎|甲亢|甲减"
    r"|痛风|贫血|多动症|鼻炎|鼻窦炎|颈椎病|腰椎间盘突出|湿疹|高血脂|高血糖|妥瑞氏症|自闭症|阅读障碍"
    r"|ADHD|肾结石|乙肝|强直性脊柱炎|干眼症|腱鞘炎|脂肪肝|荨麻疹|洁癖|强迫症|社恐"
    r"|社交恐惧症?|拖延症|选择困难症?|路怒症|幽闭恐惧症?|密集恐惧症?)"
)
_DRUG = (
    r"(?:[\u3400-\u9fff]{0,6}?(?:地平|双胍|沙坦|他汀|洛尔|西林|拉唑|普利|芬|胰岛素|阿司匹林|布洛芬"
    r"|褪黑素|维生素\S?|钙片|抗抑郁药|降压药|降糖药|避孕药|优甲乐|抗过敏药|叶酸|中药|鱼油|益生菌"
    r"|他敏|雷他定|替利嗪))"
)
_ENDS = r"(?=，|。|；|、|~|～| |$)"
IDENTITY: tuple[Frame, ...] = (
    frame("名叫全本真姓改取大",
          r"(?:名字)?(?:姓名(?:是|叫|为|：|:)?|(?<=名字)是|叫做?|名叫|[全本真]名[叫是]?|名字叫做?"
          r"|名为|大名[叫是]?|取名叫?"
          rf"|改名(?:叫|为)?了?){NAME}", "identity", attribute="name"),
    frame("姓", r"(?P<object>姓[\u3400-\u9fff]{1,2}(?:[，,]?名[\u3400-\u9fff]{1,2})?)(?=，|。|$)",
          "identity", attribute="name"),
    frame("住居定家租",
          r"(?:家)?(?:住(?:在)?|居住(?:在|于)|定居(?:在|于)?|家住|租住在|租房(?:子)?在"
          r"|安家在)了? ?(?P<object>(?![一二三四五六七八九十\d]{1,3}[楼层]|酒店|院|宿舍里"
          r"|一起|得|不|过|这|那|哪|宾馆|进|下|隔壁|楼上"
          r"|楼下|的)\S.*)", "identity", attribute="home"),
    frame("在于长",
          r"(?:长期|长居|常住)?(?:在|于) ?(?P<object>(?!这|那|哪|一起|国外|外地"
          rf"|第)\S.{{0,24}}?) ?{_LIVED}(?:了|着|多年|很久|，|。| "
          rf"|$)", "identity", attribute="home",
          needs=("住", "生活", "定居", "租房", "落户", "安家")),
    frame("是AaBbOoRr", r"是?(?P<object>(?:AB|A|B|O|Rh阴性)型)血?(?=，|。|$)", "identity",
          attribute="blood_type"),
    frame("身", r"身高(?:是|有|为|大概|大约)? ?(?P<object>(?:\d|一米|两米)[\w.]{0,8})", "identity",
          attribute="height"),
    frame("体", rf"体重(?:是|有|为|大概|大约)? ?(?P<object>{NUMBER}[\w.]{{0,8}})", "identity",
          attribute="weight"),
    frame("在读上念",
          r"(?:在)?(?:读|念|上)(?:的是)? ?(?P<object>(?:大[一二三四]|研[一二三]|高[一二三]"
          r"|初[一二三]|博[一二三]|博士|硕士|研究生|MBA|本科|小学|初中|高中|大学|幼儿园"
          r"|\S{1,6}(?:大学|学院))\S{0,6})", "identity", attribute="school"),
    frame("在",
          r"在 ?(?P<object>(?!国外|外地|外国|家|学校)\S{1,14}?) ?(?:留学|读书|上学|求学|读博|读研"
          r"|交换|上大学)", "identity", attribute="school"),
    frame("在",
          r"在 ?(?P<object>东[一二三四五六七八九十\d]{1,2}区|西[一二三四五六七八九十\d]{1,2}区"
          r"|(?:UTC|GMT)[+-]?\d*|北京时间|\S{2,6}时区)", "identity", attribute="time_zone"),
    frame("鞋穿",
          r"(?:鞋码(?:是|为)?|穿) ?(?P<object>\d{2}(?:\.5)?码?)(?:的?鞋)?(?=，|。|$|的)",
          "identity", attribute="shoe_size"),
    frame("在正准备", r"(?:在|正在)?(?:备考|准备考) ?(?P<object>\S.*)", "identity",
          attribute="goal"),
    frame("会",
          rf"会(?:说|讲)?(?:一点儿?|一些|几句|简单的|流利的"
          rf"|点儿?)?(?P<object>(?:{COUNT}[种门](?:语言|外语).*|{_LANGUAGE}(?:[和、]"
          rf"{_LANGUAGE})*(?=，|。|$)))", "identity", attribute="language/"),
    frame("会不只",
          rf"(?P<negated>不(?:太|怎么|大"
          rf"|是很)?)?(?:只)?会(?P<object>{SKILL}[^，。一个了]{{0,12}}?){_ENDS}",
          "identity", attribute="skill/"),
    frame("上工办公单",
          r"(?:(?:上班|工作|办公)的?(?:地方|地点|位置)|(?:公司|单位)(?:地址)?)(?:就|现在|目前"
          r"|也)*(?:是?在|是|：) ?(?P<object>(?!这|那|哪|什么|线上|招|做|搞)[^，。招搞]{2,14})(?=，"
          r"|。|$)", "identity", attribute="workplace"),
    frame("本硕博研",
          r"(?:本科|硕士|博士|研究生)(?:是|在|就读于|毕业于|念的"
          r"|读的)* ?(?P<object>[^，。的]{1,8}?(?:大学|学院|理工|师范|[交科北农工财政师]大|清华"
          r"|复旦|浙大|武大|斯坦福|哈佛|牛津|剑桥|耶鲁|MIT|港大))(?=，|。|$| )",
          "identity", attribute="school"),
    frame("研", r"研究(?P<object>(?!生|一下|所|院|了|员|过|这|那|怎么)[^，。了]{2,12})(?=，|。|！|$"
          r"|的)", "identity", attribute="job"),
    frame("带", r"带(?P<object>[^，。我你他她]{0,4}(?:毕业班|[初高][一二三]|[一二三四五六]年级"
          r"|[大中小]班|实习生|研究生|博士生))(?=，|。|$)", "identity", attribute="job"),
    frame("练", r"(?P<object>练(?:瑜伽|书法|太极拳?|武术|跆拳道|琴|毛笔字|字|拳击|普拉提|舞|空手道"
          r"|散打|游泳))(?=，|。|$| )", "identity", attribute="hobbies"),
    frame("教",
          r"教(?:的是)?(?P<object>(?!我|你|他|她|训|育|会|练|了|给|程|大家|人"
          r"|不)[^，。了过]{1,8})(?=，|。|$)", "identity", attribute="job"),
    frame("升",
          r"升(?:职|任|为|到|成|上)?(?:了|为|成|到|上)+(?P<object>[^，。了]{0,6}(?:主管|经理|总监"
          r"|组长|科长|处长|店长|部长|主任|副总|总裁|[科处局厅]级|高级\S{1,6}|副?教授|护士长"
          r"|班长))", "identity", attribute="job",
          replaces=True),
    frame("衣上裤T",
          r"(?:衣服|上衣|裤子|T恤)(?:一般|平时|都|是)*穿?(?P<object>(?:[XSML]{1,4}"
          r"|\d{2,3})码?)(?=，|。|$|的)", "identity", attribute="size"),
    frame("实是上朝九双单轮两三大9",
          r"(?:实行|是|上)?(?P<object>朝[九八]晚[五六九]|九九六|996|大小周|双休|单休|轮休|两班倒"
          r"|三班倒)(?:的)?(?=，|。|$)", "identity", attribute="work_hours"),
    frame("在",
          r"(?P<object>在家(?:全职)?(?:带|照顾|看)(?:孩子|娃|宝宝|老人|小孩|孙子|孙女))(?=，|。|！"
          r"|$)", "identity", attribute="job"),
    frame("是在家排",
          r"(?:是(?:家里|家中|我家)的?|(?:在家里?|家里"
          r"|家中)?排行?)(?P<object>老[大二三四五六七幺小]|第[一二三四五六七]|独苗|独子|长子|长女"
          r"|长孙|最小)", "identity", attribute="siblings"),
    frame("离", r"(?P<object>离过(?:一次|两次)?婚)", "identity", attribute="marital_status"),
    frame("在恋谈",
          r"(?P<object>(?:在一起|恋爱|谈恋爱|谈)(?:了|快|有"
          r"|已经)*[\d一二两三四五六七八九十半]{1,3}(?:多)?(?:年|个月)(?:多|半)?)(?=了|，|。"
          r"|$)", "identity", attribute="marital_status"),
    frame("一独自是",
          r"(?:是)?(?P<object>(?:自己)?一个人(?:租房|单独|在外)?住|独居|自己住)", "identity",
          attribute="household"),
    frame("和跟与",
          r"(?P<object>[和跟与][^，。]{1,8}?(?:一起|一块儿?|同)(?:居)?住?)(?:在|，|。|；| |$)",
          "identity", attribute="household", needs=("住", "同居")),
    frame("怀退失待休",
          r"(?P<object>怀孕|退休|失业|待业|休产假|休学)(?:了|中|在家|$|，|。"
          r"|\S{0,6}个?月)", "identity",
          attribute="status"),
    frame("是",
          r"(?:是)?(?P<object>单亲(?:妈妈|爸爸|家庭)|丁克\S{0,2}|新手(?:妈妈|爸爸)|\S{0,4}(?:宝妈"
          r"|奶爸)|孤儿|双胞胎)", "identity", attribute="family"),
    frame("老祖", r"(?:老家|祖籍) ?(?P<object>(?!的|有|那)\S.*)", "identity", attribute="origin"),
    frame("是学", r"是?学(?P<object>[\u3400-\u9fff]{1,6})的(?=，|。|$)", "identity",
          attribute="studies"),
    frame("学读念", r"(?:学|读|念)的(?:专业)?是 ?(?P<object>\S.*)", "identity",
          attribute="studies"),
    frame("做搞写",
          r"(?:做|搞|写)(?P<object>(?:风控|前端|后端|测试|运营|销售|产品|设计|开发|算法|金融|教育"
          r"|外贸|财务|人事|市场|翻译|客服|管理|研究|投资|保险|房产|物流|餐饮|电商|自媒体|运维"
          r"|数据\S{0,2})\S{0,4}?)(?:工作|方面)?(?=，|。|$|的)", "identity", attribute="job"),
    frame("自开经",
          r"(?:自己)?(?:开了?|经营(?:着|了)?|创办了?)(?:一?家|一间|个|自己的)(?P<object>(?!窗口|会"
          r"|头|户|证明|灯|玩笑|视频|房间|小差|例外|单|直播|网页|文件|标签|账户)\S{1,14})",
          "identity", attribute="business"),
    frame("在吃服每", rf"(?:每天|长期|一直|正)?(?:在|都)?(?:吃|服用)(?:着)?(?P<object>{_DRUG})",
          "identity", attribute="medication/"),
    frame("血", r"(?P<object>血压高|血糖高|血脂高)", "identity", attribute="health/"),
    frame("人", r"人(?:现在|目前)?(?:住)?在 ?(?P<object>(?!这|那|哪|家|外|路上|线|公司|车)\S.*)",
          "identity", attribute="home"),
    frame("常长", r"(?:常住|长居|长住|常驻)(?:在)?(?P<object>\S.*)", "identity", attribute="home"),
    frame("在于", rf"(?:在"
          rf"|于) ?(?P<object>{_NOT_EMPLOYER}\S[^，。]{{0,30}}?) ?(?:的?总部)?{_WORKED}",
          "identity", attribute="employer", needs=("工", "班", "职", "事", "搬", "实习", "教")),
    frame("就供受任", r"(?:就职|供职|受雇|任职|任教|就读)于 ?(?P<object>\S.*)", "identity",
          attribute="employer"),
    frame("为给", rf"(?:为|给) ?(?P<object>{_NOT_EMPLOYER}\S.{{0,20}}?) ?(?:工作|打工|干活)",
          "identity", attribute="employer"),
    frame("在",
          r"在 ?(?:\S.{0,30}?) ?(?:做|当|担任|从事|任(?!务|何|意|性)|教(?!程|室|训|堂"
          r"|育))(?P<object>(?!饭|作业|梦|事|客|人家|面|一个|检查|手术|体检|核酸|实验|理疗|透析"
          r"|美甲|头发|按摩)\S.*)", "identity", attribute="job",
          needs=("做", "当", "任", "从事", "教")),
    frame("是做当担从",
          r"(?:是做|做|干|搞)(?P<object>\S{1,14}?)(?:这一?行|工作|方面|相关工作)?的(?=，|。|$)",
          "identity", attribute="job", needs=("的",)),
    frame("从",
          r"从事(?:的是|着)? ?(?P<object>\S.*?)(?:工作|行业|领域)?(?:的工作)?(?=，|。|；|$|已|多年"
          r"|有)", "identity", attribute="job"),
    frame("是当担任做都",
          r"(?:都)?(?:(?:是|当|担任|任|做)(?:了|的)?)(?:公司|团队|我们组"
          r"|部门)?(?:的)?(?:一?[名个位])?(?P<object>(?!我|你|他|她|这|那"
          rf"|不)[^，。；！]{{0,14}}?(?:{JOBS})(?![家的]))(?=，|[\d一二两三四五六七八九十]+多?年"
          rf"|。|；|$|了|，|~|\s|兼|、|和|（"
          r"|[(])", "identity", attribute="job"),
    frame("是",
          r"是(?P<object>自由职业|做生意的|个体户|北漂|全职太太|退休人员|待业|宝妈|上班族|公司职员"
          r"|在读\S{1,6}|\S{0,6}大学生|高中生|初中生|小学生)", "identity", attribute="job"),
    frame("",
          rf"(?:满|快|刚满?|刚过|周岁|马上)?(?P<object>{NUMBER})(?:周)?岁(?=了|，|。|；|$|的"
          r"|啦)", "identity", attribute="age", needs=("岁",)),
    frame("今", rf"今年 ?(?P<object>{NUMBER})(?=了|，|。|$)", "identity", attribute="age"),
    frame("是", r"是(?P<object>\d0后|[零七八九]零后)", "identity", attribute="age"),
    frame("生出于",
          r"(?:出生于|生于|出生在|是) ?(?P<object>(?=.{0,12}(?:年|月"
          r"|日))[\d一二三四五六七八九十零〇年月日号-]{2,16})(?:出生|生|的)?", "identity",
          attribute="birthday"),
    frame("",
          r"(?:是)? ?(?P<object>[\d一二三四五六七八九十零〇]{1,4}年?(?:[\d一二三四五六七八九十]{1"
          r",3}月)?(?:[\d一二三四五六七八九十]{1,3}[日号])?) ?(?:出生|生的|生人)", "identity",
          attribute="birthday", needs=("出生", "生的", "生人")),
    frame("来出生老祖籍是在土",
          r"(?:来自|出生(?:并长大)?[于在]|生于|生在|长在|老家(?:是|在)|祖籍(?:是|在)?"
          r"|籍贯(?:是)?|家乡(?:是"
          r"|在)) ?(?P<object>(?!于)(?!.{0,12}的(?:信|消息|邮件|建议|礼物))\S.*)", "identity",
          attribute="origin"),
    frame("在", r"在 ?(?P<object>\S.{0,20}?) ?(?:出生|长大|土生土长)", "identity",
          attribute="origin", needs=("出生", "长大")),
    frame("是",
          rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|一个|个|正宗的?"
          r"|地地道道的?)?(?P<object>[\u3400-\u9fff]{0,4}[国洲本度亚西其斯陆兰大坡台来](?:裔"
          r"|籍))", "identity", attribute="nationality"),
    frame("是",
          rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|一个|个)?(?P<object>(?:[中美英法德韩泰外]国"
          r"|日本|印度|俄罗斯|巴西|加拿大|意大利|新加坡|马来西亚|越南|印尼|澳大利亚|西班牙"
          r"|葡萄牙))人", "identity", attribute="nationality"),
    frame("是",
          rf"是{_NOT_PEOPLE}(?:土生土长的?|地道的?|地地道道的?|一个|个|正宗的?|纯正的?"
          r"|老)*(?P<object>[\u3400-\u9fff]{2,5})人(?=，|。|；|$|，)", "identity",
          attribute="origin"),
    frame("会能讲说懂精可通",
          r"(?:会|能|可以|能够)?(?:流利地?)?(?:说|讲|懂|精通)(?:得)?(?:一口)?(?:一点|一些|点"
          rf"|流利的?|地道的?|三种语言，?|{COUNT}[种门]语言[：，]?)* ?(?P<object>{_LANGUAGE}.*)",
          "identity", attribute="language/"),
    frame("对",
          r"对 ?(?P<object>\S.*?) ?(?:有|会|是|都|严重|轻微|有点|也|有些|非常|特别|轻度"
          r"|重度){0,3}(?:过敏|不耐受)", "identity", attribute="allergy/",
          needs=("过敏", "不耐受")),
    frame("有患",
          r"(?:有|患有)(?:严重的?|轻微的?|轻度的?|点儿?|些)?(?P<object>(?!什么)\S{1,12}?)(?:过敏症?"
          r"|不耐受症?|不耐症?)", "identity", attribute="allergy/", needs=("过敏", "不耐")),
    frame("",
          r"(?P<object>(?!对|有|没|不|什么|会|很|就|过|容易|我|吃)[^，。对我的会]{1,8}?)(?:严重"
          r"|轻微|轻度)?(?:过敏|不耐受|不耐症)(?!源|药|原|测|反应|体质"
          r"|季)", "identity", attribute="allergy/", needs=("过敏", "不耐")),
    frame("是",
          r"(?:是)(?:个|一个|一名|一位|严格的?|半个)*(?P<object>素食者|素食主义者|纯素食?者"
          r"|纯素主义者|严格素食\S{0,3}|鱼素者|弹性素食\S{0,3}|穆斯林)", "identity",
          attribute="diet"),
    frame("吃在正坚是", r"(?:正?在|坚持|是)?(?P<object>吃(?:全|纯|长)?素|吃斋"
                  r"|吃清真)", "identity", attribute="diet"),
    frame("在进执遵做吃坚清纯素低高生地无轻间是",
          r"(?:在|进行|执行|遵循|是)*(?:做|吃|坚持)?(?P<object>(?:清真|纯素|素食|低脂|低盐|低糖"
          r"|高蛋白)饮食|生酮饮食|低碳饮食|地中海饮食|无麸质饮食|轻断食|间歇性断食|素食)",
          "identity", attribute="diet"),
    frame("是单已未离结订还没",
          r"(?:是)?(?:已经|还是|还|还没)?(?P<object>单身狗?|已婚|未婚|离异|离婚|结(?:的|过|了)?婚"
          r"|订婚|丧偶)(?:了|的|人士|状态)?(?=，|。|；|$|\d|[一二两三四五六七八九十])", "identity",
          attribute="marital_status"),
    frame("有养",
          rf"(?:有|养)了?(?:一|两|{COUNT})?{CLASSIFIER}?(?:\S{{0,4}}?)(?P<attribute>"
          rf"{RELATION_NAMES})，?(?:名字)?(?:名)?(?:叫做?|名叫|是叫){NAME}", "identity",
          needs=("叫",)),
    frame("有", rf"有(?P<object>(?:{COUNT}{CLASSIFIER}?|[个对])(?:\S{{0,4}})?{_KIDS})", "identity",
          attribute="children"),
    frame("有",
          rf"有(?P<object>(?:{COUNT}{CLASSIFIER}\S{{0,3}}?(?:弟弟|妹妹|哥哥|姐姐|弟|妹|哥"
          r"|姐)[和、]?)+)", "identity", attribute="siblings"),
    frame("养有", rf"(?:养了?|有)(?P<object>{COUNT}{CLASSIFIER}(?:\S{{0,6}}?){_PETS})", "identity",
          attribute="pets"),
    frame("养", rf"养(?:了|着|过)?(?P<object>\S{{0,6}}?{_PETS})", "identity", attribute="pets"),
    frame("有患得",
          r"(?:有|患有|患|得了|得过)(?:轻度|轻微的?|重度|中度|严重的?|先天性|慢性|点"
          rf"|[12一二]型)*(?P<object>(?:[12一二]型)?{_ILL})", "identity", attribute="health/"),
    frame("是近色患左",
          r"(?:是)?(?:个)?(?P<object>左撇子|色盲|色弱|近视\S{0,6}|聋人|盲人|夜猫子|早起的?人"
          r"|完美主义者|路痴|内向\S{0,3}|外向\S{0,3}|[iIeE]人|独生子女?|[INTJEFSP]{4}|无神论者"
          r"|乐天派|急性子|慢性子|新手|初学者|Rust新手)(?=，|。|；|$|的)", "identity",
          attribute="trait/"),
    frame("是属",
          r"(?:是)?(?:一?个|典型的?|标准的?|妥妥的)*(?P<object>(?:白羊|金牛|双子|巨蟹|狮子|处女"
          r"|天秤|天蝎|射手|摩羯|水瓶|双鱼)座)", "identity", attribute="star_sign"),
    frame("属", r"属(?P<object>[鼠牛虎兔龙蛇马羊猴鸡狗猪])", "identity", attribute="zodiac"),
    frame("信", r"信(?:奉|仰)?(?P<object>佛教?|耶稣|主|道|[\u3400-\u9fff]{1,5}教)(?=，|。|的|$"
          r"| )", "identity", attribute="religion"),
    frame("学主读念攻修",
          r"(?:学的?是|主修的?是?|攻读|读的?是|念的?是|修读|学|读|念) ?(?P<object>\S{1,16}?)(?:专业"
          r"|系)(?:的)?(?=，|。|$|毕业)", "identity", attribute="studies"),
    frame("主", r"主修(?:的是)? ?(?P<object>\S.*)", "identity", attribute="studies"),
    frame("在正",
          r"(?:正)?在 ?(?P<object>\S{1,14}?(?:大学|学院|中学|高中|小学)) ?(?:读|念|上|学习|就读"
          r"|留学)\S*", "identity", attribute="school"),
    frame("在就毕本硕研博大高", r"(?:本科|硕士|研究生|博士|大学|高中)?(?:就读于|毕业于"
          r"|在读于) ?(?P<object>\S.*)", "identity", attribute="school"),
    frame("正在学开",
          r"(?:正在|在|开始|正)(?:努力|自学|学习|学着|学|练习|练|复习)(?P<object>(?!如何|怎么|怎样"
          r"|校|会|习(?:如何|怎么))\S.*)", "identity", attribute="learning/"),
    frame("爱业兴",
          r"(?:业余)?(?:爱好|兴趣)(?:是|有|包括|为|：)? ?(?P<object>(?!广泛|很|不|者|的|比较|挺"
          r"|多)\S.*)", "identity",
          attribute="hobbies"),
    frame("开骑",
          r"(?:开|骑|驾驶)(?:的是|着)?(?:一?[辆台部])? ?(?P<object>(?!会|始|玩笑|心|发|源|车上|车去"
          r"|车回)\S.*)", "possession", topics=ANY_TOPIC),
    frame("有买换入拥",
          rf"(?:有|买了|入手了?|拥有|新买了|刚买了|购入了?|换了)(?:一|{COUNT})?{CLASSIFIER}?(?:新"
          r"|二手)?(?:的)? ?(?P<object>(?!问题|事|想法|人|点|时候|些)\S.*)", "possession",
          topics=ANY_TOPIC),
    frame("负", r"负责(?:的是)? ?(?P<object>(?!任)\S.*)", "identity", attribute="job"),
    frame("有养", r"(?:有|养成了?|保持着?)(?P<object>(?!什么|这)\S{1,20}?)的(?:好|坏)?习惯",
          "pattern", needs=("习惯",)),
    frame("开", r"开始(?P<object>(?!学|自学|写|做|用|觉得|怀疑|想|担心)\S{2,12})了(?=，|。|$)",
          "pattern", if_changed=True),
    frame("很极甚", r"(?:很少|极少|甚少|不常|不经常)(?:会|去|用)?(?P<object>(?!有|见|人|数)\S.*)",
          "pattern", **NO),
    frame("一必",
          rf"(?:一定|必须|必定)(?:会|要|得|先|都)*(?P<object>(?!{PASSING}|程度|是|有)\S.*)",
          "pattern", needs=("会", "要", "先", "都")),
    frame("",
          r"[^，。；这那你他她]{1,14}?(?:前|后|时|的时候|之前|之后|完\S{0,4}"
          r"|[喝吃][\u3400-\u9fff]{1,3})，?(?:都|一般|通常|总是|总|习惯|必须|一定|会|从来|从"
          rf"|只|绝)+(?:会|要|先|都|是)*(?P<negated>不)?(?P<object>(?!{PASSING}|在|有|是)\S.*)",
          "pattern", needs=("总", "都", "一般", "通常", "习惯", "一定", "从", "只"),
          of_user_only=True),
    frame("喝吃", r"[喝吃](?P<object>[\u3400-\u9fff]{1,4}?(?:不加|不放|加|要加|只加|得加)\S.*)",
          "preference"),
    frame("周", r"(?P<object>周[一二三四五六日]到周[一二三四五六日]\S.*)", "pattern"),
    frame("的",
          rf"的(?P<attribute>{ATTRIBUTE_NAMES})(?:现在|已经|其实)*(?:是|为|在|叫|换成了?"
          r"|改成了?) ?(?P<object>(?!什么|不)\S.*)", "identity"),
    frame("创", r"创业(?:做|搞)?(?P<object>\S.*)", "identity", attribute="business"),
    frame("只", rf"只(?:吃|喝|用|穿|看|听|买|玩)(?P<object>(?!有|是|要|能|过){NOT_HERE}\S.*)",
          "pattern"),
    frame("坐骑开走", r"(?P<object>(?:坐|骑|开|走|乘)\S{1,8}?(?:上下班|上班|上学|通勤)\S*)",
          "pattern"),
    frame("早中下晚周工睡饭空",
          rf"(?:{PART}(?:{NUMBER}点半?)?(?:以?[后前]|之[后前])?|周末|工作日|周{DAY}|空腹)(?:从|绝"
          r"|都|一律|通常)*(?P<negated>不)(?P<object>(?!想|要|在|知|能|行|好|方便|舒服)\S.*)",
          "pattern"),
    frame("隔", r"隔(?:天|日|一天|周)(?P<object>\S.*)", "pattern"),
    frame("写做画剪听看记编查管聊",
          r"(?:写|做|画|剪|听|看|记|编|查|管|聊)(?:[\u3400-\u9fff]{1,3}|[A-Za-z+#]{1,12}) ?(?:时"
          r"|的时候)?(?:一般|一直|主要"
          r"|都|平时|现在|常)*用(?:的是)? ?"
          r"(?P<object>[A-Za-z][A-Za-z\d .+#-]*)", "tool", needs=("用",)),
    frame("使采选用在跑装",
          rf"{USE}(?:的?是|的(?=[A-Za-z])|着)? ?"
          rf"(?P<object>(?!户|力|心|过|完|处|途|法|意|来|了|不|于|到|的|是|个"
          rf"|一[种个段]|英文|中文|手|嘴|眼|脚步|钱|步)(?![^，。]{{0,24}}(?:[做写画搞弄打导拍剪跑算"
          rf"]|生成)了)(?![^，。]{{0,24}}[写做画搞]的(?:这|那|一|代码|程序|脚本|网站"
          rf"|项目)){NOT_HERE}\S.*?)(?=[来去](?:写|做|管|记|存"
          r"|画|学|听|看|跑|当|聊|剪|处|开|办|编|部)|(?<=[\w+#.)] )(?:写|做|记|存|画|跑|当|搭|聊|听"
          r"|看|剪|学|发|管)|(?<=[A-Za-z0-9+#.)])(?:写|做|记|存|画|跑|当|搭|聊|听|看|剪|学|发|管)"
          r"|(?:管理|记录|剪视频|修图|作图|画画|画图|追剧|听书|买菜|打车|导航|记账|背单词"
          r"|记笔记|写代码|写文章|写作|做笔记|做饭|存储|开发|办公|编辑|部署|处理|编程"
          r"|作为|搭建|沟通|聊天|听歌|编写|上网|追踪|跟踪|监控|收发|调试|构建|测试|生成|同步|备份"
          r"|实现|重写|重构|缩进|协作|工作(?!法|流))|，|。|；|！|$|的人|已经|很多年|多年"
          r"|有\d)", "tool"),
    frame("写",
          r"写(?:的(?:主要)?是|代码(?:主要|一般|都|基本)*用|代码用的是"
          r"|代码) ?(?P<object>[A-Za-z].*)", "tool"),
    frame("是",
          rf"是{_NOT_NAME}(?P<object>{SURNAME}[\u3400-\u9fff]{{1,2}}"
          r"|(?-i:[A-Z])[a-z]+(?: (?-i:[A-Z])[a-z]+)?)(?=，|。|$)", "identity",
          attribute="name", confidence=0.7, **OF_USER),
)  # fmt: skip
