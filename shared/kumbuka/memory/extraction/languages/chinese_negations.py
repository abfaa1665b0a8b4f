"""What Chinese says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:其实|原来|结果|后来发现|最后发现|事实上|实际上)[，,]?)?"
_BEFORE = rf"{_OPENED}(?P<who>[^，,；;。！？了～…\s-]{{1,14}}?)"
_TRULY = r"(?:已经|早就|从来都?|现在|其实|并|根本|压根|真的|可|也|都|还|暂时)*"
_NOT = rf"{_TRULY}(?:不再|不(?![但仅只同错锈断少久管论然得动掉]|过(?!敏)))"
_ANIMAL = r"(?:狗|猫|鸟|兔|鱼|仓鼠|乌龟|宠物)"
_CHILDREN = r"(?:孩子|小孩|儿子|女儿)"
_HAVE_NOT = rf"{_TRULY}(?:没有|没(?!有|事|问题|关系|钱|空|时间))"

DENIED = Denied(
    sign=case_blind(r"不|没|误诊"),
    denials=(
        denial(
            rf"{_OPENED}(?P<who>我|我们)(?:的)?(?P<what>[^，,；;。]{{1,12}})过敏是误诊.*",
            "{who}对{what}过敏",
        ),
        denial(rf"{_BEFORE}{_HAVE_NOT}(?P<what>[^，,；;。]{{1,12}})过敏", "{who}对{what}过敏"),
        denial(rf"{_BEFORE}对(?P<what>[^，,；;。]{{1,12}}){_NOT}过敏", "{who}对{what}过敏"),
        denial(
            rf"{_OPENED}(?P<who>我们?)(?P<what>[^对，,；;。]{{2,10}}?){_NOT}过敏",
            "{who}对{what}过敏",
        ),
        denial(rf"{_BEFORE}{_NOT}", "{who}"),
        denial(rf"{_BEFORE}{_HAVE_NOT}养?(?={_ANIMAL})", "{who}养了一只"),
        denial(rf"{_BEFORE}{_HAVE_NOT}(?={_CHILDREN})", "{who}有两个"),
        denial(rf"{_BEFORE}{_HAVE_NOT}", "{who}有"),
        denial(rf"{_BEFORE}{_HAVE_NOT}", "{who}"),
    ),
    denying=case_blind(r"不是|不再|不|没有|没|从未|無"),
    in_part=case_blind(
        r"不(?:只|仅|但|光|一定|总|太|确定|知道|想|要|用说|完全|单)|没有?(?:问题|钱|时间|空|关系|个人|事)|今天|明天|这周|本周|这个月|暂时|因为|还没想|一个人|周[一二三四五六日末]"
    ),
    instead=case_blind(r"[，,]?而是"),
    end=case_blind(r"(?:了|的了|啦)?[。！!.\s]*$"),
)
