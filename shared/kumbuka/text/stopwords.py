"""Words that carry no subject, per language, in the form `text.folding.fold` gives them.

Only the list of a text's own language may be applied to it: French "car" and "son", German "war"
and "die" are content words in English. Question words, pronouns and auxiliaries are in; verbs that
say what a memory is about ("like", "live", "work") are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_ENGLISH = """
a about above after again all also am an and any are as at be because been before being below
between both but by can could did do does doing done down during each either else ever every few
for from further had has have having he hello her here hers herself hi him himself his how however
i if in into is it its itself just let me might more most much must my myself neither no nor not
of off ok okay on once only or other ought our ours ourselves out over own please quite rather
really same shall she should since so some such than thanks that the their theirs them themselves
then there these they this those though through thus to too under until up upon us very was we
were what whatever when where whether which while who whom whose why will with within without would
yes yet you your yours yourself yourselves
"""

_SPANISH = """
a al algo algun alguna algunas alguno algunos alli ante antes aqui asi aun aunque bien cada casi
como con contra cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde dos durante e
el ella ellas ellos en entonces entre era eramos eran eres es esa esas ese eso esos esta estaba
estaban estamos estan estar estas este esto estos estoy fue fueron ha habia han has hasta hay he
la las le les lo los mas me mi mia mias mientras mio mios mis misma mismo mucha mucho muchos muy
nada ni no nos nosotras nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para
pero poco por porque pues que quien quienes se sea segun ser si sido siempre sin sobre sois somos
son soy su sus suya suyo tal tambien tampoco tan tanto te tengo tiene tienen tienes toda todas
todavia todo todos tu tus un una unas uno unos usted ustedes vosotros voy y ya yo
"""

_PORTUGUESE = """
a agora ainda alem algo alguem algum alguma algumas alguns ali antes ao aos apenas aquela aquelas
aquele aqueles aquilo as assim ate bem cada com como contra cujo da das de dela dele deles depois
desde desta deste do dos e ela elas ele eles em enquanto entao entre era eram essa essas esse esses
esta estao estas estava estavam este estes estou eu foi foram ha isso isto ja la lhe lhes mais mas
me mesma mesmo meu meus minha minhas muita muito muitos na nao nas nem no nos nossa nossas nosso
nossos num numa o onde os ou outra outras outro outros para pela pelas pelo pelos per pois por
porem porque pouco pra pro qual quais quando quanta quanto quantos que quem se seja sem sempre sendo
ser seu seus si so sobre somos sou sua suas tal tambem tao te tem temos tenho ter teu teus toda
todas todo todos tu tua tuas tudo um uma umas uns voce voces
"""

_INDONESIAN = """
ada adalah agar aku akan anda antara apa apabila apakah atau bagaimana bagi bahwa banyak beberapa
begitu belum berapa bisa boleh bukan dalam dan dapat dari daripada demi dengan di dia dong hal
hanya harus hingga ia ini itu jadi jangan jika juga kalau kalian kami kamu kan kapan karena ke
kenapa kepada ketika kita kok lagi lah lalu lebih maka mana masih mau maupun melainkan memang
mengapa mereka meskipun milik namun nya oleh pada para pernah pula pun saat saja sambil sampai
sana sangat saya sebab sebagai sebelum sebuah sedang sehingga sejak sekali sekarang selain selalu
selama seluruh semua sendiri seorang seperti serta sesudah setelah setiap si siapa silakan sini
situ sudah supaya tapi telah tentang terhadap tersebut tetapi tiap tidak tolong untuk walaupun
yaitu yakni yang ya
"""

_SWAHILI = """
aidha ajili ama ambaye ambao ambapo au baada bado bali basi bila cha changu chako chake fulani
gani haba hadi haikuwa hapa hapana hapo hata hayo hii hiki hili hilo hivi hivyo hizi hizo hivyo
huko huku huo hujambo huwa huyo huyu ikawa ikiwa ila ili ingawa ingekuwa ipi isipokuwa jinsi je
juu kabla kadhalika kama kati katika kila kile kisha kuhusu kuliko kupitia kutoka kuwa kwa kwake
kwako kwamba kwangu kwani kwao kwenye kwetu la labda lake lako lakini lakuwa langu lao letu lini
lile lipi mbele mimi mwa mwake mwako mwangu na naam namna nani ndani ndicho ndio ndiyo ndiye ni nini
ninyi nje nyingi nyinyi nyuma ole pa pale pamoja pia pili sana sasa sawa si sisi tafadhali tu tena
vile vipi vya vyake vyako vyangu wa wake wako wakati wangu wao wapi watu wenu wetu wewe wote ya yake
yako yale yangu yao yenu yetu yeye yote yule yupi za zaidi zake zako zangu zao zetu zile zote
"""

_FRENCH = """
a afin ai aie ainsi alors apres as au aucun aucune aupres aussi autre autres aux avait avaient
avant avec avez avoir avons bien c ca car ce ceci cela celle celles celui ces cet cette ceux chaque
chez comme comment d dans de depuis des donc dont du elle elles en encore entre es est et etaient
etais etait etant etes etre eu eux font fait faut furent hors ici il ils j je jusque l la laquelle
le lequel les lesquels leur leurs lors lorsque lui m ma mais me meme memes mes mien mienne moi moins
mon n ne ni non nos notre nous on ont ou oui par parce parmi pas pendant peu peut plus plutot pour
pourquoi pourtant puis puisque qu quand que quel quelle quelles quels quelque quelques qui quoi s
sa sans se selon sera serait seront ses si sien sienne soi soient sois soit sommes son sont sous
suis sur t ta tandis tant te tel telle tes toi ton tous tout toute toutes tres trop tu un une vers
voici voila vos votre vous vu y
"""

_GERMAN = """
aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei
beim bin bis bist bitte da dabei dadurch dafur damit dann daran darauf darin darum das dass dein
deine deinem deinen deiner dem den denen denn der deren des dessen dich die dies diese diesem
diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer
eure fur gegen gewesen hab habe haben hast hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr
ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jener jetzt kann kannst
kein keine keinem keinen keiner konnen konnte man manche mehr mein meine meinem meinen meiner mich
mir mit muss mussen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen
seiner seit sich sie sind so solche soll sollen sollte sondern sonst um und uns unser unsere unter
viel vom von vor wann war waren warst warum was weil welche welchem welchen welcher welches wem wen
wenn wer werde werden wie wieder will wir wird wirst wo wollen wurde wurden zu zum zur zwar zwischen
"""

_CHINESE = """
我 你 您 他 她 它 的 了 吗 呢 吧 啊 嘛 呀 哦 是 这 那 在 和 就 也 都 很 被 把 与 及 或 请 对
我们 你们 他们 她们 它们 咱们 自己 我的 你的 他的 她的 这个 那个 这些 那些 这里 那里 这样 那样
这是 那是 什么 怎么 怎样 怎么样 为什么 为何 哪里 哪儿 哪个 哪些 谁 谁的 几个 多少 如何 是否 是不是
有没有 能不能 可不可以 一个 一些 一下 一种 一样 因为 所以 但是 可是 不过 如果 虽然 而且 并且 或者
还是 以及 然后 只是 就是 都是 也是 不是 没有 已经 正在 将要 曾经 现在 最近 时候 之后 之前 以后 以前
可以 能够 应该 需要 必须 可能 关于 对于 由于 为了 通过 按照 根据 除了 非常 十分 比较 更加 特别
一直 总是 经常 还有 其他 其它 另外 那么 于是 此外 请问 告诉 帮我 给我 知道 觉得
"""


def _list(words: str) -> frozenset[str]:
    return frozenset(words.split())


STOPWORDS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "en": _list(_ENGLISH),
        "es": _list(_SPANISH),
        "pt": _list(_PORTUGUESE),
        "id": _list(_INDONESIAN),
        "sw": _list(_SWAHILI),
        "fr": _list(_FRENCH),
        "de": _list(_GERMAN),
        "zh": _list(_CHINESE),
    }
)
"""Language (ISO 639-1) to its folded stop-words."""
