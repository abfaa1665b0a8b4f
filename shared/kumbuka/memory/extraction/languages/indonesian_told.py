"""Indonesian clauses that tell of a change, of a group and its choice, or of a thing first."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_parts import (
    DAY,
    DONE,
    EPISODIC,
    FILL,
    NEGATED,
    NOT,
    NOT_HERE,
    NUMERAL,
    OF_ME,
    OFTEN,
    PART_OF_DAY,
    PROPER,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru mulai"
_NOW = r"(?:sekarang|skrg|skrng|kini|mulai (?:\w+ )?(?:ini|depan|besok|lusa))"
_ONCE = r"(?:tadinya|dulu(?:nya)?|awalnya|sebelumnya|selama ini|biasanya|kemarin-kemarin)"
_GROUP = (
    r"(?:panitia|warga|keluarga(?: besar)?|kelas|kelompok(?: tani)?|pengurus|manajemen|direksi"
    r"|dewan|rapat|tim|komunitas|yayasan|koperasi|divisi|angkatan|orang tua|ortu|kantor)"
)
_FELT = (
    r"(?!(?:merasa\w*|mengalami|menemu\w+|melihat|mendengar|mengerti|mengingat|bermasalah|berfungsi"
    r"|bernafsu|berani|berlaku|bersemangat|berselera|berharap|bermaksud|berniat|berhasil|menjadi"
    r"|berdaya|berasa|menerima|mendapat\w*|memiliki|menjawab|menyala|bergerak|berbunyi|nyala"
    r"|nyambung|ngerti|ngerasa|nyangka)\b)"
)

TOLD_CLAUSES: tuple[Frame, ...] = (
    frame("tadinya dulu dulunya awalnya sebelumnya selama biasanya kemarin",
          rf"{_ONCE},? (?:{I} )?{USE} (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{_NOW} (?:{I}"
          rf" )?(?:(?:udah"
          rf"|sudah|mau|ganti|pindah|beralih|ke|jadi|{USE}) )+(?P<object>(?!{NOT}\b)\S.*)", "tool",
          replaces=True),
    frame("tadinya dulu dulunya awalnya sebelumnya selama",
          rf"{_ONCE},? (?:{I} )?[^,;]{{3,50}}?,? (?:tapi )?{_NOW} (?:(?:{I}|udah|sudah) )*"
          r"(?P<object>(?:buka|jual|jualan|usaha|bisnis|dagang|jadi (?!lebih|gak|ga\b|malas|susah"
          r"|sering|nggak|tidak|jarang|suka)|kerja (?:di|sebagai|jadi)) ?\S.*)", "identity",
          attribute="job"),
    frame("panitia warga keluarga kelas kelompok pengurus manajemen direksi dewan rapat tim"
          " komunitas"
          " yayasan koperasi divisi angkatan orang ortu kantor",
          rf"{_GROUP}(?:{OF_ME})?(?: (?:sudah|udah|akhirnya|telah))* (?:sepakat|memutuskan"
          r"|menyepakati|setuju|mutusin|kompak),?(?: (?:mau|untuk|buat|akan|bakal|bahwa|kalau"
          rf"|{USE}|{I}))* (?P<object>{NOT_HERE}\S.*?)(?:,? (?:dan )?bukan(?:nya)? (?:di |ke |yang"
          rf" )?(?P<old>\S.*))?$", "decision",
          **EPISODIC),
    frame("", rf"(?P<object>(?!apa\b|ini\b|itu\b|hal\b|sudah\b|udah\b)[a-z][^,;:?]{{2,80}}?),?"
          r" (?:(?:sudah|udah|emang|memang|selalu) )*(?:jadi|menjadi|adalah|itu) (?:rutinitas"
          r"|kebiasaan|ritual|tradisi|agenda"
          rf"|hobi)(?: \w+)?{OF_ME}.*", "pattern",
          needs=("rutinitas", "kebiasaan", "ritual", "tradisi", "agenda", "hobi")),
    frame("setiap tiap saban hampir seminggu sebulan sehari", rf"(?P<object>(?:hampir )?{OFTEN}(?:"
          rf" (?:pagi|siang|sore|malam|malem))?,? (?:keluarga|anak-anak|tim|kelas) ?{OF_ME}{FILL}"
          r" (?!suka\b)"
          r"[a-z]+ \S.*)", "pattern"),
    frame("ke kemana", rf"(?:ke ?mana[- ]?(?:mana|2)|ke (?:kantor|kampus|sekolah|pasar|tempat"
          rf" kerja))"
          rf"(?: {I})? (?:(?:selalu|biasanya|biasa|cuma|pasti) )*(?P<object>(?:naik|pakai|pake|bawa"
          r"|jalan kaki|nebeng|sepedaan|gowes)(?! apa\b|: )\b.*)", "pattern"),
    frame("", rf"(?P<thing>(?:sawah|kebun|ladang|tanah|lahan|tambak|kolam|rumah|toko)(?:"
          rf" [a-z]+)?){OF_ME}(?: (?:ada|seluas|luasnya|cuma|sekitar|itu))*"
          rf" (?P<object>(?:\d[\d.,]*|{NUMERAL}|setengah|seperempat|se)[ -]?(?:hektar|hektare|ha"
          r"|meter|petak|are|bahu|rante|lantai|kamar)\b.*)",
          "identity", needs=("hektar", " ha", "meter", "petak", "are", "bahu", "rante", "lantai",
          "kamar")),
    frame("saya aku gue gw gua kami kita buat bagi menurut", rf"(?:(?:buat|bagi|menurut) )?{I},? "
          rf"(?P<object>(?!{NOT}\b|bukan\b|itu\b|ini\b|kamu\b)[a-z][^,;:]{{1,50}}?) (?:(?:tetap"
          r"|tetep|jauh|memang|emang|itu|selalu) )*lebih (?:enak|nyaman|seru|asik|asyik|nikmat"
          r"|mantap|menarik|sedap|nendang) (?:daripada|dari|ketimbang|dibanding(?:kan)?)"
          r" .*", "preference"),
    frame("", rf"(?P<object>(?!{NOT}\b|bukan\b|itu\b|ini\b|kamu\b|yang\b"
          rf"|apa\b)[a-z][^,;:?]{{1,50}}?)"
          r" (?:jauh |memang |emang )?lebih (?:enak|nyaman|seru|asik|asyik|nikmat|mantap|menarik"
          rf"|menyenangkan|cocok) (?:buat|bagi|untuk|menurut) ?{I} (?:daripada|dari|ketimbang"
          r"|dibanding(?:kan)?) .*", "preference", needs=("lebih",)),
    frame("", rf"(?P<object>(?!{NOT}\b|ini\b|itu\b|kamu\b|yang\b|apa\b"
          rf"|jawaban)[a-z][^,;:?]{{1,50}}?) (?:sih |itu |emang |memang )*(?:kurang|{NOT})"
          r" (?:(?:begitu|terlalu) )?(?:pas|cocok|masuk|enak) (?:di (?:lidah|perut|mulut|hati"
          rf"|kuping|telinga){OF_ME}|(?:buat|sama|bagi|untuk) {I})(?=[!,. ]"
          rf"|$)", "preference", polarity="-", needs=("kurang", "cocok", "pas ", "masuk",
          "enak")),
    frame("hal kegiatan yang yg ritual rutinitas", rf"(?:(?:hal|kegiatan|ritual) )?(?:(?:pertama"
          rf"|wajib|rutin) )?(?:(?:yang|yg) )?(?:(?:selalu|biasa|pertama|wajib|pasti) )*(?:{I} |ku"
          r" ?)?(?:lakukan|kerjakan|lakuin|kerjain)(?: (?:[^,;:]{2,40}))? (?:adalah|itu|ya)"
          rf" (?P<object>(?!apa\b)[a-z].*)", "pattern", needs=("laku", "kerja")),
    frame("tiap setiap senin selasa rabu kamis jumat sabtu minggu ahad", rf"(?:setiap |tiap )?{DAY}"
          rf"(?:, {DAY})*,? (?:dan|sama|&) {DAY}(?: {PART_OF_DAY})? {I} (?:(?:biasanya|selalu"
          rf"|pasti) )?(?P<object>(?!libur|tidak bisa|besok|kosong)[a-z]+"
          r" \S.*)", "pattern"),
    frame("senin selasa rabu kamis jumat sabtu minggu ahad malam tiap setiap pagi sore",
          rf"(?:(?:tiap|setiap|malam|hari) )*(?:{DAY}|{PART_OF_DAY})(?: {PART_OF_DAY})?(?: itu"
          rf"| adalah)? (?:jadwal(?:{OF_ME})?|(?:waktu|giliran|jatah){OF_ME})(?: (?:buat|untuk"
          rf"|adalah|itu))?"
          r" (?P<object>(?!apa\b|kosong|padat)\S.*)", "pattern"),
    frame("", rf"(?P<object>(?!ini\b|itu\b|{I}\b|sudah\b|udah\b)[a-z][^,;:?]{{1,40}}?)(?<!nya)"
          r" (?:sudah|udah|telah|udh) (?:saya |aku |gue |gw |kami |ku ?)(?:putus|stop|jual|buang"
          r"|tinggal|hapus|uninstall"
          rf"|batal|cabut|tutup|henti|unfollow|unsub)(?:kan|in)?\b.*", "end", effect="end",
          needs=("putus", "stop", "jual", "buang", "tinggal", "hapus", "uninstall", "batal",
          "cabut",
          "tutup", "henti", "unfollow", "unsub")),
)  # fmt: skip

SHIFTED: tuple[Frame, ...] = (
    frame("pakai pake memakai menggunakan gunakan makai make",
          rf"{USE} (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{_NOW} (?:{I} )?(?:(?:udah|sudah|mau|ganti"
          rf"|pindah"
          rf"|beralih|ke|jadi) )+(?:{USE} )?(?P<object>(?!{NOT}\b)\S.*)", "tool", replaces=True),
)  # fmt: skip

UNDIVIDED = (
    rf"(?:(?:{_ONCE},? )?(?:{I} )?(?:{USE}|jual|jualan|kerja|usaha|dagang|nganggur) [^,;]{{2,40}},"
    rf" (?:tapi )?{_NOW} (?:{I} )?(?:udah|sudah|mau|ganti|pindah|beralih|buka|jual|jualan|usaha"
    r"|bisnis|dagang)\b)|(?:untuk|buat) [^,;]{2,40}, (?:tolong )?(?:selalu|jangan pernah)"
    r" (?!saya|aku|gue|gw)\w+ \S"
)
"""Begins a sentence that tells what was and what is now, which is one clause."""

TOLD_VERBS: tuple[Frame, ...] = (
    frame("kemana kemana2 ke", r"ke ?mana[- ]?(?:mana|2) (?:(?:selalu|biasanya|cuma|pasti) )*"
          r"(?P<object>(?:naik|pakai|pake|bawa|nebeng) \S.*)", "pattern"),
    frame(_SINCE, rf"(?:(?:sudah|udah|telah|udh|sdh|uda|dah|sekarang|skrg) ){NOT}"
          rf" (?P<object>{_FELT}(?:pacaran|kerja|tinggal|kuliah|langganan|ngantor|nge\w{{3,}}"
          r"|ny\w{3,}|me\w{4,}|ber\w{4,})"
          r"(?: [^\s,;.!?]+){1,6}?)(?: lagi)?(?=[.!,;]|$)", "end", effect="end"),
    frame(f"{NEGATED} {_SINCE}", rf"{DONE}{NOT} (?:lanjut(?:in)?|nerusin|meneruskan|melanjutkan"
          rf"|perpanjang|memperpanjang)(?: lagi)? (?P<object>(?!dulu\b|baca|cerita"
          rf"|ngomong)[a-z]\S*.*)",
          "end", effect="end"),
    frame(f"masih baru mau tk paud sd smp sma smk {_SINCE}", r"(?:(?:masih|sudah|udah|baru|mau"
          r"|sekarang|masuk|di|duduk di) )*(?P<object>(?:tk|paud|sd|smp|sma|smk|mts|playgroup"
          r"|bangku"
          r" \w+)(?: kelas \w+| negeri \w+)?)(?=[.!,;]|$| di )", "identity", attribute="studies"),
    frame("domisili tinggalnya ktp", rf"(?:domisili|tinggalnya|ktp)(?: (?:sekarang|skrg|saat ini))?"
          rf" (?P<object>{PROPER})", "identity", attribute="home"),
    frame("bucin kepincut kagum mengagumi mengidolakan ngidolain idolain menggandrungi fanatik"
          " candu"
          " kesengsem salut emang memang",
          r"(?:emang |memang )?(?:bucin|kepincut|kagum|mengagumi|mengidolakan|ngidolain|idolain"
          r"|menggandrungi|fanatik|kesengsem)(?: (?:banget|bgt|parah|sekali|berat|sama|ama|dengan"
          r"|pada|kepada))* (?P<object>(?!kamu|anda|jawaban|hasil|cara)\S.*)", "preference"),
)  # fmt: skip
