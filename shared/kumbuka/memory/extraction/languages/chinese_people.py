"""What Chinese says of somebody's age, home, work and studies without the verbs of a sentence.

"我江苏人", "坐标成都", "98年的", "搞科研的": what is said is known by its own form.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.chinese_frames import (
    CLASSIFIER,
    COUNT,
    DAY,
    GENERAL,
    NUMBER,
    PART,
    PASSING,
    frame,
)
from kumbuka.memory.extraction.languages.chinese_places import PLACE, PLACE_HEADS
from kumbuka.memory.extraction.languages.chinese_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    JOBS,
)
from kumbuka.memory.extraction.table import Frame

_STOP = r"(?=了|啦|，|。|；|、|~|～|（|\(| |$|不是|而不是|但|已经)"
_YEARS = rf"(?:了?(?:快|有|将近)?(?:{NUMBER}多?(?:年|个月)(?:多|半)?|半年多?|好几年|好多年|很久))"
_TENS = r"(?:[1-9]\d|[二三四五六七八九]?十[一二三四五六七八九]?)"
_DIGITS = r"[\d零〇一二三四五六七八九十]"
_DATE = (
    rf"(?:(?:农历|阴历|阳历|公历|新历)?(?:{_DIGITS}{{2,4}}年)?(?:{_DIGITS}{{1,3}}|腊"
    rf"|正)月{_DIGITS}{{1,3}}[日号]?"
    r"|(?:农历|阴历)?[正腊]?[一二三四五六七八九十]{0,2}月?[初廿][一二三四五六七八九十]"
    r"|\d{1,2}[./-]\d{1,2})"
)
_PERSON = (
    r"(?:人|妹子|妹|姑娘|小伙子?|汉子|大汉|大妈|大叔|大爷|大哥|小哥|靓仔|娃|女孩|男孩|仔|伢子|土著"
    r"|囡囡|大妞|老乡)"
)
_MAJOR = (
    r"(?:金融|计算机|会计|法律|法学|医|临床|护理|英语|中文|新闻|传媒|传播|设计|美术|音乐|艺术|建筑"
    r"|土木|机械|电子|自动化|软件|国际|贸易|财务|审计|统计|材料|化工|环境|车辆|航空|园林|社会学"
    r"|考古|天文|地理|地质|测绘|口腔|药学|中医|麻醉|影像|工商|物流|人力资源|人工智能|大数据|信息"
    r"|测控|通信|化学|物理|数学|生物|心理|教育|经济|管理|市场营销|历史|哲学|政治|农学|兽医|编导"
    r"|播音|日语|法语|德语)"
)
_LEVEL = (
    r"(?:大[一二三四五]|高[一二三]|研[一二三]|博[一二三四]|初[一二三]|(?:小学|国中|国小|高职|初中"
    r"|高中)?[一二三四五六七八九]年级|(?:小学|国中|国小|初中|高中)[一二三四五六]年级"
    r"|幼儿园(?:[小中大]班)?|[小中大]班|学前班|托班|国[一二三]|小[一二三四五六])"
)
_EXAM = (
    r"(?:高考|中考|考研|研究生|公务员|公|编|教资|教师资格证?|雅思|托福|托业|GRE|GMAT|CPA|法考|司考"
    r"|四级|六级|专四|专八|N[1-5]|注会|驾照|博|证|PMP|软考|一建|二建|国考|省考|学测|多益)"
)
_WORKS = (
    r"(?:做|当|搞|干|担任|从事|任|负责|教|送|卖|开|跑|带|管|写|拉|研究|种|修|摆|养(?!老|病|伤))"
)
_NO_TRADE = (
    r"(?!什么|啥|这|那|完|好|错|对|过|到|出(?!租|版|纳|海|口)|得|不|了|作业|饭|菜|梦|事|人家"
    r"|客(?!服|户|运|栈)|题|实验|一个|点|早|晚|玩笑|核酸|检查|手术|会(?!计|展|员)|车去|步|些|东西"
    r"|伴|美甲|头发|PPT|报告|报表)"
)
_LATIN_OR_FIRM = (
    r"(?:[A-Za-z][A-Za-z0-9&.-]{1,18}|华为|腾讯|阿里\S{0,2}|百度|京东|美团|字节(?:跳动)?|网易|小米"
    r"|滴滴|快手|拼多多|小红书|携程|比亚迪|蔚来|理想|联想|中兴|大疆|商汤|B站|哔哩哔哩|知乎|微软"
    r"|谷歌|苹果|亚马逊|英伟达|台积电|联发科|富士康|海康|顺丰|宁德时代|\S{2,8}(?:公司|银行|集团"
    r"|大学|医院|事务所|研究院|工厂|学校|中学|小学|局|所|研究所|出版社|报社|电视台))"
)
_TRAITS = (
    r"(?:左撇子|路痴|社恐|社牛|夜猫子|独生(?:子女?|女)|单亲妈妈|单亲爸爸|颜控|完美主义者?|吃货"
    r"|恋家的人|(?:重度)?拖延症?|(?:轻微)?强迫症|洁癖|选择困难症?|急性子|慢性子|素颜党|环保主义者"
    r"|佛系|慢热|内向|外向|[IE][NS][TF][JP])"
)
_ATTRIBUTE_HEADS = "".join(sorted({name[0] for name in ATTRIBUTES if ":" not in name}))

_SCHOOL = (
    r"(?:[^，。的这那]{1,8}?(?:大学|学院|中学|高中|小学|理工|师范)|清华|北大|复旦"
    r"|[^，。的这那]{0,2}交大|[浙南武中川厦人港台]大|哈佛|牛津|剑桥|耶鲁|斯坦福|MIT)"
)

PEOPLE: tuple[Frame, ...] = (
    frame("是读念上本硕博研毕从在",
          rf"(?:是|读|念|上|本科|硕士|博士|研究生|毕业于|从|在| ){{0,3}}(?P<object>{_SCHOOL})"
          rf"(?:[^，。的]{{1,6}}(?:系|专业|院))?"
          rf"(?:毕业的?|的(?:一[名个])?(?:在读)?(?:大[一二三四])?(?:本科|研究|博士|硕士|学)生)(?=，"
          rf"|。| |$)", "identity", attribute="school", needs=("毕业", "生")),
    frame("读念上本硕博研", rf"(?:读|念|上|本科|硕士|博士|研究生)(?:毕业于|就读于|在|是)? ?"
                     rf"(?P<object>{_SCHOOL})(?=，|。| |$)", "identity", attribute="school"),
    frame("在正学读念修",
          r"(?:正?在)?(?:(?:大学|学校|本科)(?:里|期间)?)?(?:学|读|念|修)(?:的是?)? ?"
          r"(?P<object>[^，。的]{2,8}?)专业(?=，|。| |$)", "identity", attribute="studies"),
    frame("在",
          r"在(?:大学|学校|本科|研究生|高职|大专)(?:里|期间|阶段)?(?:读|念|学|修|主修)(?:的是)?"
          r"(?P<object>(?!书|习|校|院|会|过|到|完|了)[^，。]{2,10})", "identity",
          attribute="studies"),
    frame("年", rf"(?:年龄|年纪)(?:是|为|：|:|有|今年)? ?(?P<object>{_TENS})(?=岁|，|。|了| |$)",
          "identity", attribute="age"),
    frame("才", rf"才(?P<object>{_TENS})(?=，|。|$|岁)", "identity", attribute="age"),
    frame("现", r"现住(?:在)? ?(?P<object>[^，。]{2,12})", "identity", attribute="home"),
    frame("博硕本研大M", r"(?P<object>(?:博士|硕士|本科|研究生|大专|MBA)(?:在读|毕业(?!于)|学历))",
          "identity", attribute="studies"),
    frame("考", r"考(?:上|进|入|到)了? ?(?P<object>(?!了|的|这|那|公)[^，。了]{2,10})", "identity",
          attribute="school"),
    frame("123456789", r"(?P<object>[1-9]\d)(?=，)", "identity", attribute="age",
          of_user_only=True),
    frame("合整租借寄",
          r"(?:合租|整租|租(?:的房子|房)?|借住|寄宿)在 ?(?P<object>(?!这|那|哪)[^，。]{2,12})",
          "identity", attribute="home"),
    frame("是",
          r"是(?P<object>(?:汉|蒙古|回|藏|维吾尔|苗|壮|满|彝|土家|侗|白|朝鲜|哈萨克|傣|瑶|羌|畲|黎"
          r"|布依)族)", "identity", attribute="ethnicity"),
    frame("在",
          r"在 ?(?P<object>(?!家|网上|这|那|学校里|线上|自)[^，。]{2,8}?(?:读|念|学(?!校|院|习"
          r"|会))(?!书|完|到|过)[^，。]{1,10})(?=，|。|$)", "identity", attribute="school"),
    frame("",
          r"(?:是)?(?:学)?(?P<object>(?!这|那|什么|不|很|最|比较"
          r"|挺)[^，。我你他的是很]{2,6})专业(?:的|毕业|出身)?(?=，|。|$)", "identity",
          attribute="studies", needs=("专业",), of_user_only=True),
    frame("辅", r"辅修(?:的是|了)? ?(?P<object>[^，。]{2,12})", "identity", attribute="studies"),
    frame("有还上下",
          rf"(?:上面|下面|还)?(?:还)?有(?P<object>{COUNT}?[个位](?:亲|双胞胎)?(?:哥哥|姐姐|弟弟"
          rf"|妹妹|哥|姐|弟|妹))(?=，(?!名?字?叫)|。|$)", "identity", attribute="siblings"),
    frame("丁", r"(?P<object>丁克)", "identity", attribute="family"),
    frame("弹拉吹敲打",
          r"(?P<object>(?:弹|拉|吹|敲|打)(?:尤克里里|吉他|钢琴|古筝|琵琶|贝斯|小提琴|大提琴|二胡"
          r"|手风琴|长笛|竹笛|笛子|萨克斯|单簧管|小号|架子鼓|非洲鼓|口琴))", "identity",
          attribute="hobbies"),
    frame("辞裸离",
          r"(?:辞职|裸辞|离职)(?:后|了|来|去|以后)?，?(?:做|当|开"
          r"|干)(?:了)?(?:一?[名个家])?(?P<object>[^，。了]{2,10})了?(?=，|。|$)", "identity",
          attribute="job", replaces=True),
    frame("是", r"是(?P<object>(?:夜班|白班|倒班|三班倒|弹性工作制|远程办公))", "identity",
          attribute="work_hours"),
    frame("是",
          r"是(?:个|一个)?(?P<object>[一二两三四俩仨几]个?(?:孩子|娃|儿子|女儿|闺女"
          r"|宝宝)的?(?:妈妈?|爸爸?|爹|娘|母亲|父亲|家长))", "identity", attribute="children"),
    frame("俩仨一两三有家",
          r"(?:家里)?(?:有)?(?P<object>(?:俩|仨|[一两三]个)(?:孩子|娃|儿子|女儿|闺女|宝宝|小孩|小子"
          r"|丫头))", "identity", attribute="children"),
    frame("还没未已尚",
          r"(?P<object>(?:还没|还未|没|未|尚未)(?:结婚|成家|恋爱|谈过恋爱|生孩子|要孩子)"
          r"|已婚(?:已育|未育)?|未婚(?:未育)?)", "identity", attribute="marital_status"),
    frame("嫁", r"(?:远)?嫁(?:到|去|来|在)了? ?(?P<object>[^，。了]{2,8})", "identity",
          attribute="home"),
    frame("0123456789一二两三四五六七八九十刚才快",
          r"[刚快才]?满?(?P<object>[\d一二两三四五六七八九十]{1,3}个半?月)(?:大|了)?(?=，|。|$)",
          "identity", attribute="age"),
    frame("过", rf"过(?:了)?(?P<object>{NUMBER})岁", "identity", attribute="age"),
    frame("是生", r"(?:是)?(?:在) ?(?P<object>[^，。]{2,8}?)(?:出生|长大|土生土长)(?:的|，|。|$)",
          "identity", attribute="origin"),
    frame("生", r"生(?:在|于) ?(?P<object>(?![\d一二])[^，。]{2,8}?)(?=，|。|$|，|长)", "identity",
          attribute="origin"),
    frame("到去",
          r"(?:到|去)了? ?(?P<object>(?!公司|单位|哪|这|那|处|底|了)[^，。]{2,8}?)(?:上班|工作|任职"
          r"|报到|就职)了?(?=，|。|$|了)", "identity", attribute="employer"),
    frame("是", r"是 ?(?P<object>[^，。的这那他她你]{2,8}?)(?:员工|职员|雇员|家属)(?=，|。|$)",
          "identity", attribute="employer"),
    frame("在",
          r"在(?:一?家)? ?(?P<object>(?:外企|国企|央企|私企|民企|大厂|体制内|事业单位|机关|初创"
          r"|创业公司|小公司|大公司|部队|政府|高校|医院|学校|律所|银行|投行|互联网\S{0,2}))(?:服役"
          r"|上班|工作|里)?(?=，|。|$)", "identity", attribute="employer"),
    frame("在",
          r"在 ?(?P<object>(?!这|那|哪)[^，。]{2,10}?)(?:规培|轮岗|进修|见习|挂职|驻场|支教|援建"
          r"|服役|值班室)", "identity", attribute="employer"),
    frame("转",
          r"转(?:岗|去|做|到)?(?:做)?(?P<object>(?:产品|运营|前端|后端|算法|测试|管理|销售|设计"
          r"|行政|开发|数据|市场|财务)[^，。了]{0,4})(?:岗|方向)?了", "identity", attribute="job",
          replaces=True),
    frame("就", r"(?:就职|供职|任职)(?:于|在)? ?(?P<object>(?!的)[^，。]{2,14})", "identity",
          attribute="employer"),
    frame("文理艺体",
          r"(?:是)?(?:个)?(?P<object>(?:文科|理科|工科|艺术|体育|医学|法学|商科|美术)生)(?=，|。|$"
          r"|，)", "identity", attribute="studies"),
    frame("高", r"高中(?:是|读的|念的)?(?P<object>(?:文科|理科|艺术|体育)生?)", "identity",
          attribute="studies"),
    frame("租安落买", r"(?:租屋|租房|租住|安家|安了家|落户|买房)在 ?(?P<object>[^，。]{2,10})",
          "identity", attribute="home"),
    frame("住", rf"住(?:在)? ?(?P<object>(?:{PLACE})[^，。 ]{{0,8}})", "identity",
          attribute="home"),
    frame("住", r"住(?:的是|的地方是) ?(?P<object>(?!这|那)[^，。]{2,12})", "identity",
          attribute="home"),
    frame("免", r"免贵(?P<object>姓[\u3400-\u9fff]{1,2})", "identity", attribute="name"),
    # age and birth
    frame("生", rf"生日(?:就)?(?:是|在|为|：|:)? ?(?P<object>{_DATE})", "identity",
          attribute="birthday"),
    frame("每都在是农阴阳公新旧腊正初廿0123456789一二三四五六七八九十",
          rf"(?:每年)?(?:都)?(?:在|是)? ?(?P<object>{_DATE})(?:的|那天)?(?:过|庆祝"
          rf"|是我的?)?(?:的)?生日", "identity", attribute="birthday", needs=("生日",)),
    frame("是", r"是 ?(?P<object>[^，。的]{2,10}?)(?:那天|当天)?(?:出)?生的", "identity",
          attribute="birthday", needs=("生的",)),
    frame("",
          rf"(?:是)? ?(?P<object>(?:19|20)?\d\d年|[零一二三四五六七八九〇]{{2,4}}年"
          rf"|[零一二五六七八九]{{2}})(?:{_DIGITS}{{1,2}}月)?"
          r"(?:份)?(?:的|生的?|生人|出生的?)(?:人)?(?=，|。|；| |~|$|属)", "identity",
          attribute="birthday", needs=("年", "后")),
    frame("", rf"(?:是)? ?(?P<object>\d\d年{_DIGITS}{{1,2}}月(?:份)?)(?:的|生的?)(?=，|。|$)",
          "identity", attribute="birthday", needs=("年",)),
    frame("是一8970八九七零个",
          r"(?:是)?(?:一?[个枚名])?(?P<object>(?:[0-9]0|[零七八九]零|[89]5|九五|八五|零五"
          r"|05)后)(?:的?\S{0,4})?(?=，|。|；| |$)", "identity", attribute="age"),
    frame("",
          r"(?:今年|年方|虚岁|周岁|实岁|刚满?|刚过|已经|马上|快要?|就要|快满|才|都|差不多|到了|是"
          r"|正好|满|要| ){0,4}"
          rf"(?P<object>{NUMBER})(?:周)?岁(?:半|多|出头|左右|大"
          rf"|零?[\d一二三四五六七八九十]+个月)?(?=了|，|。|；|、|~|$|的|啦"
          r"| |不是|[男女]|程序|上班)", "identity", attribute="age", needs=("岁",)),
    frame("今年虚周刚满马",
          r"(?:今年|年方|虚岁|周岁|刚?满|刚过|已经|正好|马上|快|都|是| ){1,4}"
          rf"(?P<object>{_TENS})(?:出头|[多来])?(?=[了，。； ]|$)", "identity", attribute="age"),
    frame("都已快才123456789二三四五六七八九十",
          rf"(?:都|已经|快要?|才|马上)*(?P<object>{_TENS}(?:出头|(?:多|来)?(?:岁)?(?=了)|多岁?(?=的"
          rf"|，|。|$)))", "identity", attribute="age", of_user_only=True),
    frame("男女", rf"[男女](?:生|性|孩|士)?，? ?(?P<object>{_TENS})岁?(?=，|。| |$)", "identity",
          attribute="age"),
    frame("是在农阴阳公新旧腊正初廿0123456789一二三四五六七八九十",
          rf"(?:是)?(?:在)?(?P<object>{_DATE})(?:出)?生的?(?=，|。|$)", "identity",
          attribute="birthday"),
    # home and origin
    frame("坐",
          rf"坐标(?:是|在|：|:)? ?(?P<object>(?:{PLACE})[^，。 ]{{0,8}}|[\u3400-\u9fff]{{2,6}}(?:市"
          rf"|区|县|省)?)"
          r"(?=，|。|；| |$|的)", "identity", attribute="home"),
    frame("现居定旅长客蜗常暂寄落移扎安",
          r"(?:现?居住?|定居|旅居|长居|客居|蜗居|常居|暂居|暂住|寄居|落户|移居|扎根|安家)(?:在|于"
          r"|到)?了? ?(?P<object>(?!了|的|多年)[^，。]{2,16})", "identity", attribute="home"),
    frame("人家",
          rf"(?:人|家)(?:现在|目前|就|现|都|一直)*(?:住)?(?:在)? ?(?P<object>(?:{PLACE})[^，。 "
          rf"]{{0,10}}?)"
          r"(?:工作|生活|上班|打工|打拼)?(?=，|。|；| |$|那边|这边|附近)", "identity",
          attribute="home"),
    frame("家",
          r"家(?:就|现在)?(?:住在?|在) ?(?P<object>(?!这|那|哪|家|等|干|休|一起)[^，。 ]{2,12})",
          "identity", attribute="home"),
    frame("在",
          r"在 ?(?P<object>(?!这|那|哪|一起|国外|外地|家|学校|公司|外面)[^，。]{2,14}?)(?:漂|打拼"
          r"|租屋|安了家|讨生活|混日子|混|安家|落脚|扎根|谋生|闯荡|养老|租(?:了"
          r"|的)?(?:一?[间个套])?(?:房子?|公寓|单间)|买了?(?:一?套)?房子?(?:定居(?:下来)?)?)(?:了|着"
          r"|的|，|。|$|\S*年)", "identity", attribute="home"),
    frame("在",
          rf"在 ?(?P<object>(?:{PLACE})[^，。]{{0,6}}?)(?:已经)?(?:待|呆|住|生活|居住){_YEARS}",
          "identity", attribute="home", needs=("年", "月", "很久")),
    frame("老地土正是祖籍算" + PLACE_HEADS,
          rf"(?:是|算)?(?:老|地道的?|土生土长的?|正宗的?|纯正的?|个|一个|祖籍|籍贯"
          rf"|半个)*(?P<object>(?:{PLACE})[\u3400-\u9fff]{{0,5}}?)(?:{_PERSON}(?:一枚|一个|一只"
          rf"|一名)?|(?<!毕业)(?<!大学)(?<!学院)(?<!公司)的|滴)(?=，|。|；| |$|啦|哦)", "identity",
          attribute="origin"),
    frame("是", r"是 ?(?P<object>日本|马来西亚)(?:人|华人)", "identity", attribute="origin"),
    frame("是从打", r"(?:是)?从 ?(?P<object>[^，。]{2,8}?)(?:那边|过)?(?:来|过来|出来|考出来)的",
          "identity", attribute="origin", needs=("来的",)),
    frame("从", r"从小(?:就|一直)?(?:在|是在) ?(?P<object>[^，。]{2,8}?)(?:长大|生活)", "identity",
          attribute="origin"),
    # work
    frame("在",
          rf"在(?P<object>(?!这|那|哪|家|电脑|手机|网上|学校里)[^，。]{{2,9}}?{_WORKS}{_NO_TRADE}[^"
          rf"，。了过完]{{2,10}}?)"
          r"(?:工作|岗位?)?(?=，|。|；| |$|的(?:，|。|$)|，)", "identity", attribute="job"),
    frame("在",
          rf"在 ?(?P<object>(?!这|那|哪|家)[^，。]{{2,12}}?)(?:已经)?(?:干|做|待|呆|工作|上班"
          rf"|打工){_YEARS}", "identity", attribute="employer", needs=("年", "月", "很久")),
    frame("在",
          rf"在 ?(?P<object>{_LATIN_OR_FIRM})(?:的)?(?:总部|上班|工作|任职|就职|实习|当差)?(?=，|。"
          rf"|！|；|$)", "identity", attribute="employer"),
    frame("是",
          r"是 ?(?P<object>[^，。的这那]{2,10})的(?:一[名个位])?(?:正式|老|新|在职)?(?:员工|职员"
          r"|雇员|实习生|销售|程序员|工程师|老师|医生|护士)(?=，|。|$)", "identity",
          attribute="employer"),
    frame("是做搞干跑送卖教当开养种拍修带摆弄拉在",
          rf"(?:是|就是)?(?P<object>(?:做|搞|干|跑|送|卖|教|当|开(?!始|心|玩笑|会)|种|拍|修|带|摆"
          rf"|弄|拉){_NO_TRADE}[^，。的了]{{1,10}})的"
          r"(?=，|。|；| |$)", "identity", attribute="job", of_user_only=False),
    frame("做干搞从吃入",
          rf"(?:做|干|搞|从事|入|吃) ?(?P<object>{_NO_TRADE}[^，。的]{{1,10}}?)(?:这"
          rf"|那)(?:一)?(?:行|块|方面|口饭)", "identity", attribute="job"),
    frame("干做", rf"(?:干|做) ?(?P<object>{_NO_TRADE}[^，。的了]{{2,8}}?){_YEARS}", "identity",
          attribute="job", needs=("年",)),
    frame("开做跑",
          r"(?P<object>(?:开(?:网约车|出租车?|滴滴|货车|大车|公交车?|卡车|挂车|校车)|跑(?:外卖|滴滴"
          r"|网约车|货运|长途|销售|业务|保险|单)))(?=，|。|；|$|的)", "identity", attribute="job"),
    frame("做搞",
          r"(?:做|搞) ?(?P<object>[^，。的了]{0,4}(?:电商|外贸|微商|自媒体|直播|生意|代购|中介|保险"
          r"|房产|金融|培训|教育|咨询|工程|装修|餐饮|物流|医美|农业|公益|社工|硬件|软件|游戏|影视"
          r"|广告|公关|法务|财务|行政|审计|撰稿|写手|插画|摄影|配音|主播|博主|笔译|口译|翻译|动画"
          r"|供应链|采购|品控|质检|客服|运维|SRE|算法|投行|风控|量化|猎头|招聘|安防|芯片|嵌入式"
          r"|建材|服装))(?=，|。|；|$)", "identity", attribute="job"),
    frame("兼副业", r"(?:兼职|副业|业余)(?:是|做|当|在|：|:)+(?P<object>(?!什么)[^，。]{2,10})",
          "identity", attribute="side_job"),
    frame("当做任",
          rf"(?:当|做|任)(?:了)?(?:快|有)?{NUMBER}多?年(?:的)? ?(?P<object>[^，。]{{2,10}})(?=，|。"
          rf"|！|$|了)", "identity", attribute="job", needs=("年",)),
    frame("转改",
          r"(?:转行|改行|转岗|转型|转(?=运营|产品|前端|后端|测试|开发|销售|管理|设计|行政|算法|市场"
          r"|财务))(?:去|到|成|当|做|成为|为)*了? ?(?P<object>(?!的"
          r"|过)[^，。]{2,10})", "identity", attribute="job", replaces=True),
    frame("待失休退无",
          r"(?P<object>待业|失业|退休|无业|休学|休产假)(?:在家|中|了|状态|人员)*(?=，|。|；| |$"
          r"|[一二两三四五\d])", "identity", attribute="status"),
    frame("开自和跟与合经创办",
          r"(?:[和跟与][^，]{1,6})?(?:自己|合伙|一起)*(?:开|经营|创办|创业做|办|搞)(?:了"
          r"|着)?(?:一?[家间个所]|自己的)?(?P<object>[^，。]{0,8}(?:店|工作室|公司|餐馆|餐厅|民宿"
          r"|超市|诊所|厂|农场|农庄|网店|淘宝店|咖啡馆|培训班|健身房|酒吧|书店|花店|事务所))(?=，"
          r"|。|；|$|了)", "identity", attribute="business"),
    frame("",
          rf"(?:一?[名个位枚])?(?P<object>(?:[\u3400-\u9fff]{{0,2}}|[A-Za-z]+ ?)(?:{JOBS}))(?:一枚"
          rf"|一名|一只|一个)?(?=，|。|；| |$)", "identity", attribute="job", of_user_only=True),
    frame("是",
          r"(?:是)(?:一?[名个位枚])?(?P<object>[^，。的]{1,6}(?<!老)师|[^，。的会党成团队]{1,6}员"
          r"|[^，。的]{1,6}(?:主任|专员|院士|校长|馆长|队长|组长|牧师|作家|画家|店员|农场主))(?=，"
          r"|。|；| |$)", "identity", attribute="job"),
    # studies
    frame("本硕研博大专高中学",
          r"(?:本科|硕士|研究生|博士|大学|大专|专科|中专|高中|学)(?:阶段|期间|时|的时候)?(?:是|就"
          r"|也)?(?:在)?(?:学|读|念|主修|就读于|修)?(?:的)?(?:专业)?(?:是)? ?(?P<object>(?!生|里|的"
          r"|毕|学|老|以|同|时|习)[^，。]{2,12}?)(?:专业|系)?(?:读|念|上|毕业)?(?:的)?(?:书)?(?=，"
          r"|。|；|$)", "identity", attribute="studies", of_user_only=True,
          needs=("学的", "读的", "念的", "是", "在", "修", "科学", "科读", "士学", "士读", "生学",
          "生读", "大学读", "大学学", "博读")),
    frame("是现今读上念在刚目马初高大研博小国幼中一二三四五六七八九",
          rf"(?:是|现在|今年|读|上|念|在读|在|刚|目前|马上|就){{0,4}}(?P<object>{_LEVEL})(?:的)?(?:"
          rf"学生|在读|狗|生|党|了|学妹|学长)?"
          r"(?=，|。|；| |$)", "identity", attribute="school"),
    frame("学读念",
          rf"(?:学|读|念)(?:的)?(?:是)? ?(?P<object>{_MAJOR}[^，。用年]{{0,5}}?)(?:专业"
          rf"|系)?(?:的)?(?=，|。|；|$)", "identity", attribute="studies"),
    frame("学练自", rf"(?:自?学|练)(?:习)? ?(?P<object>[^，。了]{{1,8}}?)(?:已经)?{_YEARS}",
          "identity", attribute="learning/", needs=("年", "月", "很久")),
    frame("在正备准考复冲最",
          r"(?:正在|在|最近在|准备|正){0,3}(?:备战|备考|准备|考|复习|冲刺|二战|三战)(?P<object>"
          rf"{_EXAM}[^，。]{{0,6}})", "identity", attribute="goal"),
    frame("攻就在正", r"(?:正)?(?:在)?(?:攻读|就读)(?:的是|于)?(?P<object>[^，。]{2,14})",
          "identity", attribute="studies"),
    frame("在",
          r"在 ?(?P<object>(?!国外|外地|家|学校|这|那)[^，。]{1,12}?) ?(?:念书|读书|上学|读研|读博"
          r"|读大[一二三四]|读研[一二三]|读本科|读硕士?|读博士|留学|上大学|上高中|上初中|上小学"
          r"|交换|进修)", "identity", attribute="school"),
    frame("是", r"(?:是)? ?(?P<object>[^，。的]{2,10}?)毕业的", "identity", attribute="school",
          needs=( "毕业的",)),
    frame("",
          r"(?P<object>(?:中专|大专|本科|高中|初中|专科|硕士|博士|[\u3400-\u9fff]{2,8}(?:大学|学院"
          r"|大|理工|师范)|清华|复旦|[^，。的我]{0,2}交大))毕业(?=的|了|，|。|$|\S{0,2}年)",
          "identity", attribute="school",
          needs=("毕业",)),
    frame("有家一二三四五六七八123456789", rf"(?:家|里|一共|总共|有){{0,4}}(?P<object>一家{COUNT}口"
          rf"|{COUNT}口(?:人|之家))", "identity", attribute="family"),
    frame("有",
          rf"有(?![^，。]{{2,6}}，?(?:名字)?叫)(?P<object>{COUNT}?{CLASSIFIER}?(?:双胞胎|龙凤胎|亲"
          rf"|表|堂|同父异母的?)(?:弟弟|妹妹|哥哥|姐姐|弟|妹|哥"
          rf"|姐)?)", "identity", attribute="siblings"),
    frame(_ATTRIBUTE_HEADS,
          rf"(?P<attribute>{ATTRIBUTE_NAMES})(?:现在|已经|其实|就|应该)*(?:是|为|在|叫|：|:|换成了?"
          rf"|改成了?) ?"
          r"(?P<object>(?!什么|不|啥|多少|哪|这|那|谁|的)\S.*)", "identity"),
    frame("性脾",
          r"(?:性格|脾气|个性|性子)(?:比较|很|挺|有点儿?|偏|属于|是|特别|非常|也|一直|从小|有些"
          r"|算){0,3}"
          rf"(?P<object>(?!怎么|什么|不合|好像|变)[^，。我你他她这那]{{1,8}}?)(?:的那种|型"
          rf"|的)?{_STOP}", "identity",
          attribute="trait/", needs=("内向", "外向", "急", "慢", "好", "倔", "直", "温",
          "开朗", "安静", "敏感", "大大咧咧",
          "暴", "随和", "独立", "活泼", "孤僻", "偏", "较", "很", "挺", "有点")),
    frame("是属算",
          r"(?:是|属于|算是)(?:一?个|那种|比较|特别|很|非常|挺|一种|典型的?){0,3}(?P<object>(?!来"
          r"|第|刚|最后|唯一|去|说|问|被|在|有|为|做|能|想|要"
          r"|要是)[^，。的你他她这那我]{2,8}?)(?:型|类型|那种)?的(?:那种)?人(?=，|。"
          r"|$)", "identity", attribute="trait/"),
    frame("是有属重典左路社夜独单颜完吃恋拖强素环佛慢内外内ieIE急洁选",
          rf"(?:是|有点儿?|属于)?(?:个|一个|典型的?|重度|资深|那种|一枚"
          rf"|有点儿?)*(?P<object>{_TRAITS})(?:的人)?(?=，|。|；| |$)",
          "identity", attribute="trait/"),
)  # fmt: skip

_ME = r"(?:我们?|咱们?|本人|俺|I)"
PEOPLE_SAID: tuple[Frame, ...] = (
    frame("",
          rf"(?P<object>{_DATE})(?:那天|这天)?(?:就|正好)?是{_ME}的?(?:\S{{1,4}}岁)?生日(?=，|。| "
          rf"|$)", "identity", attribute="birthday", needs=("生日",)),
    frame("我咱本俺现目如I人",
          rf"(?:{_ME})? ?(?:人?(?:现在|目前|如今|现)人?|人(?=在))(?:还|都|就|也"
          rf"|是)?(?:住)?在 ?(?P<object>(?:{PLACE})[^，。 ]{{0,6}}?)(?<!工作)(?<!上班)"
          r"(?:这边|那边)?(?=，|。|；|$|了)", "identity", attribute="home", needs=("在",)),
    frame("我咱本俺现目如I",
          rf"(?:{_ME})? ?(?:现在|目前|如今|现)(?:还|都|就|也|是)?在 ?(?P<object>{_LATIN_OR_FIRM})(?"
          rf"=，|。|；|$|了)", "identity", attribute="employer", needs=("在",)),
    frame("我咱本俺",
          rf"{_ME}(?:人)?(?:现在)?在 ?(?P<object>[^，。不]{{2,10}}?)，?(?:而)?不(?:是)?在 ?(?P<old>"
          rf"[^，。了]{{2,10}})(?=，|。|$)", "identity", attribute="home",
          needs=("不在", "不是在")),
    frame("我咱本俺",
          rf"{_ME}不在 ?(?P<object>(?:{PLACE})[^，。 ]{{0,6}}?)(?:住|待|生活|呆)?了(?=，|。|$)",
          "identity", attribute="home", effect="end_attribute", needs=("不在",)),
    frame("每工周逢基几差天",
          rf"(?:基本上?|几乎|差不多)?(?:天天|每(?:天|日|晚|早|周{DAY}?|个?月|年|个?工作日|个?周末"
          rf"|逢周末)|工作日|逢周末|周末(?=我?(?:都|会|就|必|固定|一般|基本"
          rf"|雷打不动)))(?:{PART})?(?:{NUMBER}(?:点半?|号|日)|\d+[:：]\d+)?，?(?:我|都是|都|会|要"
          rf"|就|必|固定|一般|基本|雷打不动|得|还|还要|准时){{0,4}}(?P<object>(?!{PASSING}|的|提醒"
          rf"|给我|帮我|叫我|记得|发我|可以|应该|需要|最多|至少|限|有效|气温|我|能|多少|来|那|人"
          rf"|游客|大概多少|愉快|快乐|见|结束|开心"
          rf"|好$)(?![^，。]{{0,20}}(?:{GENERAL}))[^，。]{{2,30}})", "pattern"),
)  # fmt: skip
"""Whole clauses."""
