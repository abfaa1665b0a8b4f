"""Cases 43 and 44 in other scripts: what is written without spaces, with marks, or with strokes."""

from __future__ import annotations

import unicodedata

import pytest

from tests.cases.conversing import Conversing

NOTES = (
    "The garden needs water in July.",
    "東京オフィスは月曜日に開く",
    "服务器部署在上海机房",
    "서울 사무실은 강남에 있다",
    "การประชุมที่กรุงเทพวันจันทร์",
    "पुणे में बैठक सोमवार को है",
    "Встреча в Москве во вторник",
    "Łódź is where the ørsted team sits.",
    "Straße 5 in München, Ｆｕｌｌｗｉｄｔｈ",
    "El niño llegó a São Paulo",
)


@pytest.mark.case(43)
async def test_scripts_without_spaces_are_found_by_their_parts(kumbuka: Conversing) -> None:
    for note in NOTES:
        await kumbuka.store(note)
    for query, part in {
        "オフィス": "東京",
        "月曜": "東京",
        "上海": "服务器",
        "机房": "服务器",
        "강남": "서울",
        "กรุงเทพ": "การประชุม",
    }.items():
        (found,) = await kumbuka.contents(q=query)
        assert part in found
        assert part in (await kumbuka.search(query))[0]


@pytest.mark.case(44)
@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKD"])
async def test_marks_strokes_and_widths_do_not_matter(kumbuka: Conversing, form: str) -> None:
    for note in NOTES:
        await kumbuka.store(unicodedata.normalize("NFD" if form == "NFC" else "NFC", note))
    for query, part in {
        "पुणे": "सोमवार",
        "МОСКВЕ": "вторник",
        "lodz": "team",
        "Ørsted": "team",
        "strasse": "5 in",
        "munchen": "5 in",
        "fullwidth": "5 in",
        "NINO": "Paulo",
        "são paulo": "Paulo",
    }.items():
        found = await kumbuka.contents(q=unicodedata.normalize(form, query))
        assert len(found) == 1, query
        assert part in unicodedata.normalize("NFC", found.pop())
