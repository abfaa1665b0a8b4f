"""Parts of Indonesian patterns: pronouns, denials, days and fillers, written formally and in chat.

Who types fast drops vowels ("sdh", "bgt", "klo") and puts particles ("sih", "tuh", "mah") wherever
there is a space, so each part takes all spellings of its word and what may stand around it.
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.letter_case import CaseBlind, LazyPattern, case_blind
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

OBJECT = r"(?P<object>\S.*)"
I = r"(?:saya|sy|aku|ak|aq|ku|gue|gua|gw|gwe|ane|kami|kita)"  # noqa: E741
OF_ME = rf"(?:[- ]?ku\b| {I}\b)"
NOT = r"(?:tidak|tak|nggak|enggak|engga|ngga|nggk|gak|gk|ga|kagak|kaga|kgk|ndak|tdk)"
DONE = (
    r"(?:(?:sudah|udah|telah|udh|sdh|uda|dah|akhirnya|baru saja|baru aja|baru|barusan|sekarang"
    r"|skrg|skrang|kini|udah fix) )*"
)
VERY = (
    r"(?:(?:sangat|amat|benar-benar|bener-bener|begitu|terlalu|paling|lumayan|cukup|emang|memang"
    r"|agak|sgt) )*"
)
FILL = r"(?: (?:sih|tuh|mah|nih|itu|deh|juga|jg|emang|kan|ya|lah|sendiri))*"
MUCH = (
    r"(?: (?:banget|bgt|sekali|parah|pol|abis|kali|bener|beneran|setengah mati|berat|amat|sih"
    rf"|tuh|nih|mah|deh|juga|jg|emang|{I}))*"
)
"""After a verb of liking, where spoken language may put its subject as well."""
WITH = r"(?: (?:sama|ama|sm|dengan|dgn|akan|pada|kepada|terhadap|ke))?"
USE = r"(?:pakai|pake|memakai|menggunakan|gunakan|gunain|makai|make)"
RELY = rf"(?:{USE}|mengandalkan|ngandelin|andalkan|andelin|andalin|bergantung pada|bergantung sama)"
IF = r"(?:kalau|kalo|klo|kl|kalu|jika|bila|saat|waktu|pas)"
DAY = r"(?:senin|selasa|rabu|kamis|jum[’']?at|sabtu|minggu|ahad)"
PART_OF_DAY = (
    r"(?:pagi|siang|sore|malam|malem|subuh|magrib|maghrib|weekend|wiken|akhir pekan|libur|liburan"
    r"|hujan|puasa|senggang|lowong|waktu luang|ramadan|lebaran|hari kerja|gajian|wfh|tanggal"
    r" (?:muda|tua))"
)
EVERY = r"(?:(?:setiap|tiap|tiap-tiap|saban)(?! kali\b)(?: [^\s,]+){1,4}?)"
OFTEN = (
    rf"(?:(?:setiap|tiap|tiap-tiap|saban) (?:hari {DAY}|{DAY}|(?:\w+ )?(?:hari|{PART_OF_DAY}|pekan"
    r"|bulan|tahun|jam|awal bulan|akhir bulan|tanggal \d+|habis \w+|sebelum \w+|selesai \w+"
    r"|bangun \w+|pulang \w+|mau \w+))"
    r"|(?:\w+ kali|sekali|\d+ ?x) (?:seminggu|sehari|sebulan|setahun|sepekan|dalam seminggu)"
    r"|(?:se)?(?:hari|minggu|bulan|tahun) sekali|seminggu \w+ kali|sehari \w+ kali)"
)
END = (
    r"(?=(?: (?:sekarang|saat ini|kok|ya|sih|loh|lho|nih|dong|btw|aja|tuh|skrg|(?:ha|he|hi"
    r"|wk){2,}\w?"
    r"|[^\w\s,;.:!?()]+))*[.!]*"
    r"(?:[,;]|$| bukan\b))"
)
PROPER = r"(?:(?-i:[A-Z])[\w.&'’+#-]*(?: (?-i:[A-Z])[\w.&'’+#-]*){0,4})"
NAME = (
    r"(?P<object>(?:(?:pak|bu|mas|mbak|bang|kak|si|mama|bunda) )?(?!(?:saya|aku|kamu|apa|siapa"
    r"|dia|yang|itu|ini|adalah|sama|di|sudah|belum|tidak|bukan|salah|saja|aja|kalau|jika|besok"
    r"|nanti|dengan|lagi|sih|juga|pakai|pake|anak|orang|dari|dan)\b)"
    r"[^\s,.!]+(?: (?-i:[A-Z])[\w'’-]+){0,3})"
)
IS = (
    r"(?:(?: (?:sekarang|itu|kini|sudah|tetap|masih|tuh|sih|mah|emang|memang|pasti|jelas|sampai"
    r" sekarang|dari dulu|dari kecil|sejak kecil|sepanjang masa|sejauh ini|selama ini|(?:sejak"
    r"|dari|pas|zaman|waktu|semasa) \w+|tetep|selalu|skrg))*(?: (?:adalah|ialah|yaitu|yakni|jadi"
    r"|menjadi)|:| =)?)"
)
NOT_HERE = (
    r"(?!(?:.* )?(?<!proyek )(?<!kantor )(?<!tim )(?<!minggu )(?<!bulan )(?<!tahun )(?:ini|tersebut"
    r"|berikut|tadi|di atas|di bawah)\b(?! (?:hari|minggu|tahun|jam|pukul|usia|umur|meja|rumah)))"
)
PLACES = (
    r"(?:jakarta|jaksel|jakpus|jaktim|jakbar|jakut|bandung|surabaya|medan|semarang|yogyakarta|yogya"
    r"|jogja|solo|surakarta|malang|bogor|depok|bekasi|tangerang|bsd|palembang|makassar|denpasar"
    r"|bali|ubud|padang|pekanbaru|riau|batam|balikpapan|samarinda|banjarmasin|pontianak|manado"
    r"|lampung|jambi|bengkulu|aceh|mataram|lombok|kupang|flores|ambon|maluku|jayapura|papua"
    r"|kalimantan|sulawesi|sumatr?a|sumatera|jawa|cirebon|tegal|purwokerto|magelang|klaten|kediri"
    r"|blitar|jember|banyuwangi|sidoarjo|gresik|tasikmalaya|garut|sukabumi|cianjur|karawang|serang"
    r"|cilegon|kudus|salatiga|madiun|palu|kendari|gorontalo|ternate|sorong|singapura|malaysia"
    r"|australia|jepang|korea|belanda|jerman|amerika|inggris|kota|desa|kampung|luar negeri|kos|kost"
    r"|kosan|kontrakan|apartemen|rumah)"
)
"""Names and kinds of places to live in, which a product is never called by."""
COMPANIES = (
    r"(?:(?:pt|cv|bank) (?-i:[A-Z])\w*|(?:bca|bri|bni|btn|mandiri|tokopedia|gojek|goto|grab|shopee"
    r"|traveloka|bukalapak|blibli|tiket\.com|pertamina|pln|telkom\w*|indosat|astra|unilever"
    r"|indofood"
    r"|garuda|pelni|djarum|google(?! (?:classroom|meet|docs|drive|sheets?|calendar|forms?|maps))"
    r"|microsoft(?! (?:teams|office|word))|amazon|meta|ikea)\b)"
)
"""Those that many work for, and that nobody lives in."""
NUMERAL = (
    r"(?:(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)"
    r"(?: (?:belas|puluh))?(?: (?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan))?)"
)
COUNT = (
    r"(?:(?:se(?:ekor|orang|buah)|satu|dua|tiga|empat|lima|enam|banyak|beberapa|\d+)(?: (?:ekor"
    r"|orang|anak|buah|biji))?)"
)
MONTHS = ("januari", "februari", "maret", "april", "mei", "juni", "juli", "agustus", "september",
          "oktober", "november", "desember")  # fmt: skip
MONTH = rf"(?:{'|'.join(MONTHS)})"
NOT_THERE = r",? (?:dan )?bukan(?:nya)?(?: lagi)? (?:di )?(?P<old>[^,;]+?)(?: lagi)?[.!]*$"
"""After where somebody is, where they are no more."""
REACTING = "kalau kalo klo kl tiap setiap abis habis makan minum kena"
REACTION = (
    rf"(?:(?:{IF}|tiap|setiap) )?(?:{I} )?(?:abis |habis )?(?:makan|minum|kena|pakai|pake|nyium)"
    rf" (?P<object>[^,;]{{2,40}}?),? (?:{I} |(?:muka|badan|kulit|perut|bibir|mulut|tenggorokan"
    rf"|tangan"
    rf"|mata|lidah)(?:nya|{OF_ME})? )?(?:(?:langsung|pasti|selalu|suka|bisa|jadi) )*"
    r"(?:gatal|gatel|bentol|sesak|alergi|bersin|ruam|mual|mules|diare|muntah|bengkak|biduran"
    r"|merah-merah)\S*\b.*"
)
"""What somebody is allergic to, by what it does to them."""
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
NEGATED = "tidak tak nggak enggak engga ngga nggk gak gk ga kagak kaga kgk ndak tdk"


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), LazyPattern(said, re.I), category, **rest)


def anycase(said: str) -> CaseBlind:
    return case_blind(said, re.I)
