"""Chinese words that stand for the closed vocabulary of attributes, relations and topics.

All in simplified characters: patterns see a text as `SPELLING` writes it, so the traditional forms
are read by the same patterns, while facts keep the characters they were said in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from kumbuka.memory.topics import topic_of_name

_TRADITIONAL = """
歡欢 愛爱 討讨 厭厌 歲岁 來来 個个 們们 這这 對对 過过 會会 說说 語语 話话 講讲 讀读 寫写 聽听 買买
賣卖 開开 關关 車车 電电 腦脑 機机 號号 碼码 郵邮 媽妈 爺爷 孫孙 兒儿 貓猫 鳥鸟 魚鱼 馬马 龜龟 從从
換换 轉转 遷迁 決决 選选 擇择 採采 習习 慣惯 總总 經经 時时 間间 點点 週周 現现 後后 裡里 裏里 請请
記记 憶忆 別别 讓让 給给 應应 該该 準准 備备 實实 確确 認认 為为 與与 並并 還还 沒没 無无 當当 業业
職职 員员 師师 學学 醫医 護护 畫画 書书 編编 輯辑 設设 計计 產产 顧顾 問问 發发 數数 據据 庫库 資资
務务 運运 動动 遊游 戲戏 顏颜 綠绿 藍蓝 紅红 黃黄 飲饮 麵面 飯饭 飛飞 樂乐 團团 隊队 劇剧 聲声 詞词
簡简 潔洁 體体 範范 圍围 難难 嗎吗 麼么 誰谁 幾几 樣样 種种 類类 項项 結结 離离 單单 訂订 國国 灣湾
東东 廣广 島岛 臺台 縣县 鄉乡 鎮镇 區区 門门 場场 嚴严 異异 係系 級级 極极 較较 願愿 寧宁 絕绝 處处
藥药 蝦虾 雞鸡 豬猪 鴨鸭 鵝鹅 傷伤 頭头 髮发 腳脚 養养 隻只 條条 輛辆 雙双 兩两 萬万 億亿 錢钱 價价
優优 熱热 喚唤 稱称 囑嘱 覆复 複复 復复 舊旧 變变 調调 將将 於于 標标 題题 幫帮 謝谢 錯错 誤误 專专
興兴 帳账 戶户 憑凭 進进 遠远 際际 網网 絡络 線线 紙纸 筆笔 視视 觀观 覺觉 環环 樹树 葉叶 燈灯 聯联
聖圣 誕诞 節节 慶庆 齡龄 歷历 屬属 蘭兰 紐纽 約约 倫伦 陸陆 灘滩 漢汉 瀋沈 陽阳 鄭郑 劉刘 陳陈 楊杨
趙赵 吳吴 張张 許许 韓韩 馮冯 鄧邓 蕭萧 蘇苏 盧卢 蔣蒋 賈贾 鍾钟 譚谭 龍龙 湯汤 賴赖 龔龚 賓宾 喬乔
戰战 術术 藝艺 劃划 報报 壓压 氣气 殘残 聾聋 僅仅 雖虽 儘尽 盡尽 僱雇 傭佣 貼贴 圖图 輸输 顯显 刪删
檔档 徹彻 啟启 僑侨 擁拥 騎骑 駕驾 駛驶 遺遗 獨独 妳你 妝妆 裝装 縮缩 傾倾 嚮向 幹干 乾干 併并 嬸婶
嶽岳 親亲 鄰邻 闆板 夥伙 誌志 廳厅 館馆 樓楼 橋桥 灑洒 禮礼 燒烧 鹹咸 鹽盐 湊凑 錄录 軟软 夢梦 緊紧
榮荣 衛卫 啞哑 聰聪 塊块 濟济 徵征 驗验 練练 終终 淨净 滿满 戀恋 婦妇 殺杀 續续 顆颗 齊齐 蘋苹 檸柠
薑姜 蔥葱 蘿萝 蔔卜 鹵卤 滷卤 羅罗 獎奖 懷怀 緒绪 憂忧 鬱郁 癥症 膽胆 貧贫 濕湿 癲癫 癇痫 蠻蛮 領领
鴿鸽 鸚鹦 鵡鹉 閨闺 婭娅 嬤嬷 爾尔 樸朴 擺摆 擔担 擴扩 攝摄 曬晒 構构 槓杠 櫃柜 歐欧 減减 測测 漁渔
潤润 濃浓 瀏浏 煩烦 燉炖 營营 獅狮 獲获 瑪玛 痠酸 療疗 盤盘 碩硕 礎础 禦御 稅税 穩稳 窩窝 筍笋 糧粮
紀纪 純纯 組组 細细 紹绍 統统 綁绑 維维 緯纬 縫缝 織织 罵骂 羨羡 聞闻 膚肤 臉脸 臟脏 艦舰 莊庄 蓋盖
蟲虫 蟻蚁 補补 襪袜 訓训 託托 診诊 詢询 試试 詩诗 誠诚 談谈 論论 諮咨 證证 識识 譯译 議议 讚赞 豐丰
貢贡 貨货 費费 賃赁 賽赛 贊赞 趕赶 跡迹 蹟迹 軍军 軌轨 輕轻 輪轮 遞递 遲迟 醬酱 釀酿 釘钉 釣钓 鈔钞
鉛铅 鋼钢 鍋锅 鍵键 鏡镜 鐘钟 鐵铁 閃闪 閉闭 閒闲 閱阅 陰阴 隨随 險险 雜杂 雲云 靈灵 靜静 響响 頁页
順顺 預预 頓顿 頻频 額额 風风 餅饼 餓饿 饅馒 駐驻 驚惊 骯肮 髒脏 鬆松 鬧闹 鮮鲜 鯊鲨 麗丽 麥麦 黨党
齒齿 勝胜 勞劳 勢势 匯汇 協协 厲厉 嘗尝 噴喷 嚐尝 囉啰 園园 圓圆 執执 堅坚 墊垫 夠够 奧奥 奮奋 寢寝
寵宠 寶宝 導导 尋寻 層层 岡冈 崗岗 帶带 幣币 廢废 強强 彈弹 恆恒 惱恼 惡恶 態态 慮虑 懶懒 掛挂 揀拣
損损 搖摇 搶抢 撥拨 撿捡 擊击 敗败 斷断 暈晕 曆历 楓枫 檢检 權权 殼壳 毀毁 氈毡 況况 洩泄 淚泪 淺浅
漲涨 爛烂 牆墙 犧牺 狀状 瓊琼 畢毕 癮瘾 皺皱 睏困 瞭了 禪禅 秈籼 稈秆 穀谷 競竞 紋纹 納纳 紛纷 紮扎
絲丝 綜综 緣缘 繞绕 繪绘 繫系 義义 肅肃 脹胀 腎肾 腫肿 膠胶 膩腻 舉举 艙舱 莖茎 華华 葷荤 蒼苍 薩萨
虛虚 螢萤 蟬蝉 蠟蜡 衝冲 製制 覽览 觸触 訊讯 註注 訴诉 詐诈 評评 誇夸 諸诸 謂谓 財财 責责 貴贵 貿贸
賠赔 質质 購购 賺赚 躍跃 載载 輩辈 輔辅 轎轿 辦办 農农 逕径 連连 適适 醜丑 銀银 銘铭 銷销 鋪铺 錶表
鍛锻 鎖锁 鏈链 鑰钥 長长 陣阵 隱隐 霧雾 韻韵 頂顶 須须 頗颇 頸颈 飄飘 飼饲 餘余 饗飨 騙骗 鬍胡 鬥斗
齋斋 龐庞 疊叠 礙碍 黏粘 臘腊 薦荐 罰罚 贏赢 鑽钻 慘惨 懸悬 曉晓 潛潜 積积 築筑 籃篮 籠笼 糾纠 緩缓
蘆芦 襯衬 訪访 諾诺 轟轰 遙遥 釋释 鑑鉴 銜衔 閣阁 隸隶 鞏巩 頒颁 顛颠 飽饱 駱骆 鮪鲔 鱔鳝 鵑鹃
"""

_PICTURES = (*range(0x2600, 0x266A), *range(0x2700, 0x27C0), *range(0x1F300, 0x1FB00))
SPELLING: Mapping[int, int] = {
    **{ord(pair[0]): ord(pair[1]) for pair in _TRADITIONAL.split()},
    **str.maketrans(",;?!！\u3000", "，；？。。 "),
    **dict.fromkeys([*map(ord, "～…\ufe0f"), *_PICTURES], ord("，")),
}
"""Traditional characters as simplified ones, Latin punctuation as Chinese, an exclamation mark as a
full stop, and what stands between sentences without ending one as commas; one for one."""


def _to_names(listed: str) -> Mapping[str, str]:
    """From lines of `name: word word`, each word to the name."""
    pairs = (line.split(":") for line in listed.strip().splitlines())
    return {word.lower(): name.strip() for name, words in pairs for word in words.split()}


def alternatives(words: Iterable[str]) -> str:
    """Longest first, so that no word hides a longer one."""
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


RELATIONS = _to_names(
    """
    sister: 姐姐 妹妹 姐 妹 大姐 二姐 小妹 老姐 老妹 亲姐姐 亲妹妹 双胞胎妹妹 双胞胎姐姐
    sister: 姊姊
    brother: 哥哥 弟弟 哥 弟 大哥 二哥 小弟 老哥 老弟 亲哥 亲弟弟 双胞胎弟弟 双胞胎哥哥
    cousin: 表哥 表弟 堂哥 堂弟 表姐 表妹 堂姐 堂妹
    wife: 老婆 妻子 太太 媳妇 媳妇儿 夫人 内人 爱人
    husband: 老公 丈夫 先生
    partner: 对象 伴侣 另一半 恋人
    girlfriend: 女朋友 女友
    boyfriend: 男朋友 男友
    fiance: 未婚妻 未婚夫
    son: 儿子 大儿子 小儿子 小子
    daughter: 女儿 大女儿 小女儿 闺女
    child: 孩子 小孩 宝宝 娃 老大 老二
    children: 孩子们
    mother: 妈妈 母亲 妈 老妈
    father: 爸爸 父亲 爸 老爸
    parents: 父母 爸妈 爸爸妈妈 家人
    grandmother: 奶奶 外婆 姥姥 祖母 外祖母
    grandfather: 爷爷 外公 姥爷 祖父 外祖父
    aunt: 大姨 二姨 三姨 小姑 大姑
    uncle: 大舅 二舅 小舅 二叔 三叔 小叔
    sister_in_law: 小姨子 大姨子 小姑子 弟妹
    brother_in_law: 小舅子 大舅子 小叔子
    aunt: 姑姑 阿姨 姨妈 舅妈 婶婶 伯母 小姨 姑妈
    partner: 那口子 那位
    grandmother: 阿嬷 太奶奶 姥娘
    grandfather: 阿公 太爷爷
    husband: 孩子他爸 孩子爸 孩他爸
    wife: 孩子他妈 孩子妈 孩他妈
    boyfriend: 男票
    girlfriend: 女票
    ex_husband: 前夫
    ex_wife: 前妻
    uncle: 叔叔 舅舅 伯伯 伯父 姑父 姨父 大伯
    nephew: 侄子 外甥
    niece: 侄女 外甥女
    grandson: 孙子 外孙
    granddaughter: 孙女 外孙女
    son_in_law: 女婿
    daughter_in_law: 儿媳 儿媳妇
    apprentice: 徒弟
    partner: 老伴 老伴儿 老头子
    parents_in_law: 公公婆婆 公婆 岳父岳母
    business_partner: 合伙人
    mother_in_law: 婆婆 岳母 丈母娘
    father_in_law: 公公 岳父 老丈人
    brother_in_law: 姐夫 妹夫
    sister_in_law: 嫂子 弟媳
    friend: 朋友 好友 哥们 哥们儿
    best_friend: 闺蜜 死党 最好的朋友 发小
    roommate: 室友 舍友 合租室友
    neighbour: 邻居
    colleague: 同事 搭档
    classmate: 同学 同桌
    boss: 老板 上司 领导 经理 主管 组长 上级
    teacher: 老师 班主任 导师
    doctor: 医生 主治医生 牙医
    landlord: 房东
    mentor: 师父 师傅
    cat: 猫主子 喵主子 猫儿子 猫闺女
    dog: 狗儿子 狗闺女
    cat: 猫 猫咪 小猫 猫猫 布偶 布偶猫 橘猫 英短 美短
    dog: 狗 狗狗 小狗 狗子 柯基 金毛 哈士奇 柴犬 泰迪 边牧 拉布拉多 贵宾犬
    cat: 暹罗猫 缅因猫 狸花猫 三花 加菲猫 奶牛猫 田园猫 喵
    dog: 二哈 柴柴 法斗 比熊 萨摩 阿拉斯加 雪纳瑞 田园犬 德牧 博美 吉娃娃
    pet: 宠物 主子 毛孩子
    rabbit: 兔子 小兔子
    parrot: 鹦鹉
    hamster: 仓鼠
    tortoise: 乌龟
    fish: 金鱼
    """
)
RELATION_NAMES = alternatives(RELATIONS)

ATTRIBUTES: Mapping[str, str] = {
    "preference:咖啡": "coffee",
    "preference:茶": "tea",
    **_to_names(
        """
        research: 研究方向 科研方向
        lucky_number: 幸运数字
        motto: 座右铭 口头禅
        schedule: 作息 作息时间
        address: 门牌 门牌号
        contact: 微信号 微信 qq号
        name: 名字 姓名 全名 本名 真名 昵称 网名 英文名 英文名字 中文名 中文名字 大名 小名 外号
        age: 年龄 年纪
        height: 身高
        weight: 体重
        birthday: 生日 出生日期 出生年月
        address: 地址 住址 家庭地址 收货地址 家庭住址
        home: 住处 居住地 常住地 现居地 住的地方 所在城市 城市 所在地 家
        origin: 老家 家乡 籍贯 祖籍 祖上 故乡 出生地 户口 户籍
        email: 邮箱 电子邮箱 邮箱地址 电子邮件 邮件地址 工作邮箱 email
        phone: 手机 电话 电话号码 手机号 手机号码 联系电话
        job: 职业 工作 岗位 职位 职务 头衔 本职工作 本职 主业
        employer: 公司 雇主 工作单位 单位 东家
        industry: 行业
        nationality: 国籍
        religion: 信仰 宗教信仰 宗教
        native_language: 母语 第一语言
        blood_type: 血型
        shoe_size: 鞋码 鞋号
        size: 衣服尺码 尺码
        time_zone: 时区
        studies: 专业 大学专业 专业方向
        school: 学校 大学 母校
        hobbies: 爱好 兴趣 兴趣爱好 业余爱好
        goal: 目标 人生目标 年度目标 梦想
        salary: 工资 薪水 月薪 年薪
        budget: 预算
        diet: 饮食习惯
        star_sign: 星座
        zodiac: 生肖 属相
        anniversary: 结婚纪念日
        username: 用户名 微信名 游戏名 游戏id
        nickname: 花名 艺名 笔名
        github: github用户名 github账号
        work_hours: 工作时间 上班时间
        car: 车 汽车 座驾
        bike: 自行车
        laptop: 笔记本 笔记本电脑 电脑 工作电脑
        tablet: 平板 平板电脑
        keyboard: 键盘
        camera: 相机 单反 微单
        editor: 编辑器 代码编辑器
        operating_system: 操作系统 系统
        browser: 浏览器 默认浏览器
        bank: 银行
        marital_status: 婚姻状况
        licence_plate: 车牌 车牌号
        office: 办公室
        deadline: 截止日期
        """
    ),
    **{
        f"favourite:{word}": name
        for word, name in _to_names(
            """
            colour: 颜色 色彩
            food: 食物 菜 美食 菜肴 食品 东西
            cuisine: 菜系
            drink: 饮料 饮品
            movie: 电影 影片
            book: 书 小说 书籍
            author: 作家 作者
            song: 歌 歌曲
            artist: 歌手 音乐人 艺人
            band: 乐队 乐团
            music: 音乐 音乐类型 音乐风格
            team: 球队 足球队 篮球队
            tv_show: 电视剧 剧集 剧 综艺 节目
            programming_language: 编程语言 程序语言 开发语言
            language: 语言
            editor: 编辑器 代码编辑器 文本编辑器 ide
            sport: 运动 体育运动
            animal: 动物
            city: 城市
            fruit: 水果
            vegetable: 蔬菜
            season: 季节
            number: 数字
            game: 游戏
            actor: 演员 男演员
            actress: 女演员
            director: 导演
            restaurant: 餐厅 饭店 馆子 餐馆
            place: 地方
            subject: 科目 学科
            snack: 零食 小吃
            dessert: 甜点 甜品
            hobby: 爱好
            framework: 框架
            database: 数据库
            flower: 花
            brand: 品牌 牌子
            podcast: 播客
            holiday: 节日
            tea: 茶
            coffee: 咖啡
            athlete: 球员 运动员 球星
            anime: 动漫 动画 番
            browser: 浏览器
            """
        ).items()
    },
}
ATTRIBUTE_NAMES = alternatives(word for word in ATTRIBUTES if ":" not in word)

JOBS = (
    r"工程师|程序员|设计师|律师|会计师?|医师|药师|教师|老师|摄影师|厨师|架构师|分析师|咨询师|理财师"
    r"|规划师|策划师?|医生|牙医|兽医|护士|教授|讲师|学生|大[一二三四]学生|研究生|博士生?|硕士生?"
    r"|实习生|留学生|作家|画家|作者|编剧|音乐家|科学家|艺术家|企业家|银行家|记者|编辑|演员|歌手"
    r"|导演|模特|经理|总监|主管|总裁|顾问|助理|秘书|前台|客服|司机|农民|渔民|警察|军人|士兵|消防员"
    r"|研究员|公务员|飞行员|售货员|销售员?|服务员|收银员|快递员|外卖员|运动员|裁判|教练|导游|翻译"
    r"|裁缝|木匠|电工|水管工|工人|店主|店长|老板|创始人|创业者|合伙人|投资人|自由职业者?|自由撰稿人"
    r"|开发者|开发人员|开发|测试|运维|运营|产品|码农|程序猿|博主|主播|up主|站长|管理员|图书管理员"
    r"|保安|保姆|家庭主妇|全职妈妈|全职爸爸|退休教师|法官|检察官|公证员|飞行员|空姐|空乘|化学家"
    r"|物理学家|数学家|心理医生|治疗师|营养师|美容师|理发师|调酒师|咖啡师|面包师|建筑师|造价师"
    r"|大夫|保洁|月嫂|护工|技师|厨子|木工|中介|海员|船员|矿工|猎头|店员|财务|审计师?|人事|hr|财务"
    r"|出纳|ceo|cto|cfo|pm|dba"
)

_NOUNS = _to_names(
    """
    car: 汽车 轿车 电动车 越野车 suv 面包车 特斯拉 比亚迪 蔚来 小鹏 宝马 奔驰 奥迪 大众汽车
    car: 大众高尔夫 丰田
    car: 本田 沃尔沃 小米su7 小米yu7
    motorbike: 摩托车 摩托
    bike: 自行车 山地车 公路车 单车
    phone: 手机 小米 红米 华为手机 华为mate 华为p 华为nova 安卓手机 苹果手机
    laptop: 笔记本 笔记本电脑 电脑 台式机 台式电脑
    tablet: 平板 平板电脑
    watch: 手表 智能手表
    camera: 相机 单反 微单
    headphones: 耳机
    keyboard: 键盘 机械键盘
    monitor: 显示器
    eyewear: 眼镜 隐形眼镜
    instrument: 吉他 钢琴 小提琴 大提琴 古筝 二胡 琵琶 笛子 架子鼓 尤克里里 萨克斯
    console: 游戏机
    television: 电视 电视机
    diet: 素食 纯素 生酮 鱼素
    bank: 工商银行 建设银行 招商银行 中国银行 农业银行 交通银行 工行 建行 招行
    messenger: 微信
    team_chat: 飞书 钉钉 企业微信
    mail: qq邮箱 163邮箱
    music_service: 网易云音乐 qq音乐
    documents: 腾讯文档 语雀 石墨文档
    """
)
THINGS: Mapping[str, str] = {
    **_NOUNS,
    **_to_names(
        """
        car: 车 座驾
        home: 住处 居住地 家 常住地 现居地
        job: 职业 工作 岗位 职位
        studies: 专业
        school: 学校
        employer: 公司 雇主 单位
        editor: 编辑器 代码编辑器 ide
        operating_system: 操作系统 系统
        browser: 浏览器 默认浏览器
        database: 数据库 生产数据库
        backend: 后端 服务端 后台
        frontend: 前端
        ci: 持续集成 流水线 ci
        cloud: 云 云服务 服务器
        notes_app: 笔记 记笔记 做笔记
        ticket_system: 任务管理 工单 项目管理 需求管理
        team_chat: 团队沟通 沟通 内部沟通
        version_control: 版本控制
        code_host: 代码 代码托管
        password_manager: 密码管理器 密码管理
        bank: 银行 工资卡
        shoe_size: 鞋码
        time_zone: 时区
        diet: 饮食习惯
        """
    ),
}

MAX_PHRASE = 60
_HAN = re.compile(r"[\u3400-\u9fff]+")


def topic_of(text: str) -> str:
    """The topic of the noun that a phrase ends or begins with, else of a name in it."""
    phrase = text[:MAX_PHRASE].translate(SPELLING).lower().strip()
    for start in range(max(0, len(phrase) - 6), len(phrase)):
        if topic := _NOUNS.get(phrase[start:]):
            return topic
    for end in range(min(6, len(phrase)), 1, -1):
        if topic := _NOUNS.get(phrase[:end]):
            return topic
    return topic_of_name(_HAN.sub(" ", phrase)) or topic_of_name(text[:MAX_PHRASE])
