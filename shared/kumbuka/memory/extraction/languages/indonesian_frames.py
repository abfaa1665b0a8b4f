"""What Indonesian says of a subject: one frame for each way to say it, formal and spoken.

The verb has no person, so a frame follows a subject; names and properties follow what they are of
("nama saya", "namaku"), mostly without a verb between.
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.indonesian_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

OBJECT = r"(?P<object>\S.*)"
I = r"(?:saya|aku|gue|gua|gw|kami|kita)"  # noqa: E741
OF_ME = rf"(?:[- ]?ku\b| {I}\b)"
NOT = r"(?:tidak|tak|nggak|enggak|ngga|gak|ga|gk|kagak|ndak|tdk|kaga)"
DONE = r"(?:(?:sudah|udah|telah|udh|akhirnya|baru saja|baru|barusan|sekarang|kini) )*"
VERY = r"(?:(?:sangat|amat|benar-benar|bener-bener|begitu|terlalu|paling|lumayan|cukup) )*"
USE = r"(?:pakai|pake|memakai|menggunakan|gunakan|gunain|makai|make)"
_DAYS = r"(?:senin|selasa|rabu|kamis|jum[’']?at|sabtu|minggu|ahad)"
EVERY = (
    rf"(?:(?:setiap|tiap|tiap-tiap|saban) (?:hari {_DAYS}|{_DAYS}|(?:\w+ )?(?:hari|pagi|siang|sore"
    r"|malam|minggu|pekan|bulan|tahun|akhir pekan|weekend|subuh|libur|jam|awal bulan|akhir bulan"
    r"|habis \w+|sebelum \w+|selesai \w+|bangun \w+|pulang \w+)))"
)
OFTEN = (
    rf"(?:{EVERY}|(?:\w+ kali|sekali) (?:seminggu|sehari|sebulan|setahun|sepekan|dalam seminggu)"
    r"|(?:se)?(?:hari|minggu|bulan|tahun) sekali|seminggu \w+ kali|sehari \w+ kali)"
)
END = r"(?=(?: (?:sekarang|saat ini|kok|ya|sih|loh|lho|nih|dong))*[.!]*(?:[,;]|$))"
_PROPER = r"(?:(?-i:[A-Z])[\w.&'’+#-]*(?: (?-i:[A-Z])[\w.&'’+#-]*){0,4})"
NAME = (
    r"(?P<object>(?:(?:pak|bu|mas|mbak|bang|kak|si) )?(?!(?:saya|aku|kamu|apa|siapa|dia|yang"
    r"|itu|ini|adalah|sama|di|sudah|belum|tidak|bukan|salah|saja|aja|kalau|jika|besok|nanti)\b)"
    r"[^\s,.!]+(?: (?-i:[A-Z])[\w'’-]+){0,3})"
)
IS = r"(?:(?: (?:sekarang|itu|kini|sudah))*(?: (?:adalah|ialah|yaitu|jadi|menjadi)|:| =)?)"
NOT_HERE = (
    r"(?!(?:.* )?(?<!proyek )(?<!kantor )(?<!tim )(?:ini|tersebut|berikut|tadi"
    r"|di atas|di bawah)\b(?! (?:hari|minggu|tahun)))"
)
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_NO: dict[str, Any] = {"polarity": "-"}


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), LazyPattern(said, re.I), category, **rest)


_NEGATED = "tidak tak nggak enggak ngga gak ga gk kagak ndak tdk kaga"
_ENDED = f"sudah udah udh telah sekarang kini {_NEGATED}"
_LIKE = (
    r"(?:suka|menyukai|doyan|senang|gemar|tertarik|minat|cocok|menggemari|demen|seneng)"
    r"(?: (?:sama|dengan|akan|pada|kepada|ama))?"
)
_LIVE = r"(?:tinggal|menetap|berdomisili|ngekos|ngontrak|kos|bermukim|berdiam|stay)"
_WORK = r"(?:bekerja|kerja|bertugas|ngantor|berkantor|dinas|mengajar|ngajar)"
_DO = (
    rf"(?:{USE}|minum|makan|main|bermain|naik|punya|memiliki|belajar|kuliah(?: di)?|langganan"
    r"|berlangganan|ikut|nonton|menonton|pergi ke|latihan|baca|membaca|konsumsi|mengonsumsi"
    r"|beli|membeli|ngerokok|mengendarai|menyetir)"
)

_ENDINGS = (
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi )?{VERY}{_LIKE} (?P<object>\S.*?) lagi\b",
          "preference", **_NO),
    frame(_ENDED, rf"(?:sudah|udah|telah|udh) {NOT} (?:lagi )?{_LIKE} {OBJECT}",
          "preference", **_NO),
    frame(_ENDED, rf"{DONE}{NOT} lagi {_LIKE} {OBJECT}", "preference", **_NO),
    *(frame(_ENDED,
            rf"(?:{DONE}{NOT} (?:lagi {verb} di|{verb} lagi di) {OBJECT}"
            rf"|{DONE}{NOT} {verb} di (?P<old>\S.*?) lagi\b|(?:sudah|udah|telah) {NOT} {verb}"
            r" di (?P<end>\S.*))",
            "identity", attribute=attribute, effect="end_attribute", fixed=attribute)
      for verb, attribute in ((_LIVE, "home"), (_WORK, "employer"))),
    frame("berhenti keluar resign cabut mundur sudah udah telah",
          rf"{DONE}(?:berhenti (?:kerja|bekerja)|keluar|resign|mengundurkan diri|mundur|cabut)"
          rf" (?:dari|di) (?:pekerjaan di |kantor |perusahaan )?(?P<object>{_PROPER})",
          "identity", attribute="employer", effect="end_attribute"),
    frame(f"{_ENDED} bukan",
          rf"{DONE}(?:{NOT}|bukan) (?:lagi )?(?:seorang )?(?P<object>vegetarian|vegan|pescatarian)",
          "identity", attribute="diet", effect="end_attribute"),
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi )?alergi (?:(?:lagi|terhadap|sama|pada|dengan) )*"
          r"(?P<object>\S.*?)(?: lagi)?(?=[.!,]|$)",
          "identity", attribute="allergy/", effect="end_attribute"),
    frame(_ENDED, rf"{DONE}{NOT} lagi {_DO} {OBJECT}", "end", effect="end"),
    frame(_ENDED, rf"(?:sudah|udah|telah|udh|sekarang) {NOT} (?:pernah )?{_DO} {OBJECT}",
          "end", effect="end"),
    frame(_ENDED, rf"{DONE}{NOT} {_DO} (?P<object>\S.*?) lagi\b", "end", effect="end"),
    frame("berhenti stop sudah udah", rf"{DONE}(?:berhenti|stop) {_DO} {OBJECT}",
          "end", effect="end"),
    frame("berhenti stop kapok sudah udah telah putus",
          rf"{DONE}(?:berhenti|stop|kapok) (?P<object>langganan \S.*|"
          r"(?!kerja|bekerja|di\b|dulu|sebentar|sejenak|karena)\S.*)", "end", effect="end"),
    frame("menjual jual membuang sudah udah telah meninggalkan",
          rf"{DONE}(?:menjual|jual|membuang|buang|meninggalkan|tinggalkan)"
          rf" (?P<object>(?:mobil|motor|sepeda|laptop|{_PROPER}).*)", "end", effect="end"),
)  # fmt: skip

_SHIFT = (
    r"(?:pindah|beralih|ganti|berganti|migrasi|bermigrasi|berpindah|hijrah|berubah|pindahan|switch)"
)
_SHIFTED = (
    "pindah beralih ganti berganti migrasi bermigrasi berpindah hijrah berubah switch sudah udah"
    " telah baru akhirnya barusan sekarang kini pindahan"
)
_CHANGES = (
    frame(_SHIFTED, rf"{DONE}{_SHIFT} (?:\w+ )?dari (?P<old>\S.*?) (?:ke|menjadi|jadi) {OBJECT}",
          "tool", topics=ANY_TOPIC, replaces=True),
    frame(_SHIFTED, rf"{DONE}(?:beralih|ganti|berganti|migrasi|bermigrasi|switch)"
          rf" (?:\w+ )?dari (?P<old>\S.*?) (?:ke|menjadi|jadi) {OBJECT}", "tool", replaces=True),
    frame(_SHIFTED, rf"{DONE}{_SHIFT} (?:ke|pakai|jadi) (?:pakai )?{OBJECT}",
          "tool", topics=ANY_TOPIC, replaces=True),
    frame(_SHIFTED, rf"{DONE}(?:beralih|migrasi|bermigrasi|switch) ke {OBJECT}",
          "tool", replaces=True),
    frame("mengganti ganti menukar gantikan sudah udah telah akhirnya baru",
          rf"{DONE}(?:mengganti|ganti|menukar|tukar)(?:kan)? (?P<old>(?!dari\b|ke\b)\S.*?)"
          rf" (?:dengan|jadi|menjadi|ke|sama) {OBJECT}", "tool", replaces=True),
    frame("pakai pake memakai menggunakan gunakan sekarang kini sudah udah",
          rf"{DONE}{USE} (?P<object>{NOT_HERE}\S.*?),? (?:dan )?(?:bukan(?:nya)?(?: lagi)?"
          r"|tidak lagi|alih-alih|ketimbang|daripada) (?P<old>\S.*)",
          "tool", replaces=True),
    frame("lebih suka", r"(?:lebih )?(?:suka|memilih) (?P<object>\S.*?),"
          r" (?:dan )?bukan(?:nya)? (?P<old>\S.*)", "preference"),
)  # fmt: skip

_ANSWER = r"(?:jawab|balas|respon|menjawab|membalas|bicara|berbicara|tulis|menulis|jelaskan)"
_PREFERENCES = (
    frame("lebih suka ingin mau pengen minta",
          r"(?:lebih suka|ingin|mau|pengen|minta)(?: kalau| jika| agar| supaya)? (?:kamu|anda|lo)"
          r" (?P<negated>tidak |jangan |nggak )?(?P<object>(?:selalu )?(?:jawab|balas|menjawab"
          r"|membalas|bicara|berbicara|pakai|memakai|menggunakan|panggil|memanggil|memberi|beri"
          r"|tulis|menulis|menjelaskan|jelaskan|singkat)\b.*)", "instruction", of_user_only=True),
    frame("lebih suka ingin mau", r"(?:lebih suka|suka|ingin|mau) (?P<object>(?:jawaban|penjelasan"
          r"|balasan|respons?)(?:nya)?(?: yang)? (?:\w+ )?(?:singkat|pendek|ringkas|panjang|detail"
          r"|rinci|lengkap|padat|formal|santai|dalam bahasa|pakai|berupa|langsung)\b.*)",
          "instruction", of_user_only=True),
    frame("lebih", r"lebih (?:suka|memilih|milih|senang|pilih|prefer|seneng|doyan"
                   r"|cocok)(?: (?:dengan"
          r"|sama))? (?P<object>\S.*?)(?: (?:daripada|ketimbang|dibanding(?:kan)?)(?: dengan)?"
          r" (?P<compared>\S.*)|(?=[!,;]|\.?$).*)", "preference"),
    frame("prefer", rf"prefer {OBJECT}", "preference"),
    frame(f"kurang {_NEGATED} sangat benar-benar paling",
          rf"{VERY}(?:{NOT}|kurang) (?:begitu |terlalu |terlampau |terlalu )?{_LIKE}"
          rf" (?!kalau|jika|kamu)(?:yang namanya )?{OBJECT}", "preference", **_NO),
    frame(f"{_NEGATED} sangat benar-benar paling", rf"{VERY}{NOT} (?:tahan|kuat|bisa tahan|betah)"
          rf" (?:dengan |sama )?{OBJECT}", "preference", **_NO),
    frame("benci membenci sebal sebel jijik anti alergi muak paling sangat",
          rf"{VERY}(?:benci|membenci|sebal|sebel|jijik|anti|muak|males|malas)"
          rf"(?: (?:sama|dengan|banget sama|banget|sekali))? (?:yang namanya )?{OBJECT}",
          "preference", **_NO),
    frame("suka menyukai doyan gemar menggemari senang cinta mencintai sangat amat paling"
          " benar-benar bener-bener tergila-gila penggemar seorang demen seneng hobi menikmati"
          " lumayan cukup pecinta fans",
          rf"{VERY}(?:{_LIKE}|cinta|mencintai|menikmati|tergila-gila pada|(?:seorang )?"
          rf"(?:penggemar(?: berat)?|pecinta|fans(?: berat)?)|hobi)(?: banget| sekali)?"
          rf"(?: sama| dengan)? (?!kalau|jika|kamu)(?:yang namanya )?{OBJECT}", "preference"),
    frame("pilih memilih", r"(?:lebih )?(?:pilih|memilih) (?P<object>\S.*?) (?:daripada|ketimbang"
          r"|dibanding(?:kan)?) (?P<compared>\S.*)", "preference"),
)  # fmt: skip

_DECIDED = r"(?:memutuskan|putuskan|mutusin|sepakat|bersepakat|setuju|bertekad|menetapkan)"
_TAKE = (
    rf"(?:{USE}|pindah ke|beralih ke|ambil|mengambil|pilih|memilih|beli|membeli|ikut"
    r"|mengadopsi|adopsi)"
)
_DECISIONS = (
    frame("memutuskan putuskan mutusin sepakat bersepakat setuju bertekad menetapkan sudah udah"
          " telah akhirnya",
          rf"{DONE}{_DECIDED} (?:untuk |buat )?(?P<negated>tidak |nggak |batal )?(?:jadi )?"
          rf"(?:{_TAKE} )?{OBJECT}", "decision", **EPISODIC),
    frame(f"{_NEGATED} batal", rf"(?:(?:{NOT}) jadi|batal) {_TAKE} {OBJECT}", "decision",
          polarity="-", **EPISODIC),
    frame("tetap", rf"tetap (?:{USE}|dengan) (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("akan bakal jadi jadinya bakalan sudah udah akhirnya",
          rf"{DONE}(?:akan|bakal|bakalan|jadi|jadinya) (?:{USE}|beralih ke|mengadopsi)"
          rf" (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("memilih pilih akhirnya sudah udah telah",
          rf"{DONE}(?:memilih|pilih) (?:untuk )?(?:{USE} )?(?P<object>(?!opsi|nomor|yang\b)"
          rf"{NOT_HERE}\S.*)", "decision", **EPISODIC),
)  # fmt: skip

PASSING_DOING = (
    r"(?:dapat|mendapat|mendapatkan|dapet|gagal|error|bingung|lupa|salah|kena|bilang|berkata"
    r"|mengatakan|ngomong|cerita|bercerita|dengar|mendengar|lihat|melihat|coba|mencoba|tahu|tau"
    r"|ke|pergi ke|berpikir|kepikiran|merasa|ketemu|bertemu|ada|bisa|menyangka|menyebut|ingin"
    r"|mau|dipanggil|disapa|menulis bahwa|punya|minta|meminta|menang|menyesal|menemukan"
    r"|melihatnya|suka)"
)
_HABITS = (
    *(frame("makan minum sudah udah mulai kembali",
            rf"{DONE}(?:mulai |kembali |boleh )*(?:makan|minum) (?P<object>{what})"
            rf"(?: lagi| sekarang| {OFTEN}.*)*[.!]*$", "preference", if_changed=True,
            replaces=True, ends=ends)
      for what, ends in ((r"(?:daging|ayam|ikan|sapi|seafood|telur|susu|keju)(?: \S+)??",
                          ("identity:diet",)),
                         (rf"(?!apa\b|obat\b){NOT_HERE}\S+(?: \S+)??", ()))),
    frame("selalu biasanya biasa sering seringkali kerap rutin terbiasa umumnya masih",
          r"(?:masih )?(?:selalu|biasanya|biasa|sering|seringkali|kerap|rutin|terbiasa|umumnya)"
          rf" (?P<negated>(?:{NOT}) )?(?P<object>(?!{PASSING_DOING}\b|saja\b){NOT_HERE}\S.*)",
          "pattern"),
    frame("jarang hampir sangat",
          rf"(?:sangat )?(?:jarang|hampir {NOT} pernah)(?: sekali)? "
          rf"(?P<object>(?!{PASSING_DOING}\b){NOT_HERE}\S.*)", "pattern", **_NO),
    frame(_NEGATED, rf"{NOT} pernah (?:mau )?(?P<object>(?!{PASSING_DOING}\b){NOT_HERE}\S.*)",
          "pattern", **_NO),
    frame(_NEGATED, rf"{NOT} (?:bisa |boleh )?(?:minum|makan) (?P<object>(?!apa|ini"
                    rf"|itu)(?!.* lagi\b){NOT_HERE}\S.*)", "preference", **_NO),
    frame(_NEGATED, rf"{NOT} (?P<object>(?:minum|makan|merokok|ngerokok|sarapan|begadang|{USE})\b"
          rf"(?! (?:apa|ini|itu)\b)(?!.* lagi\b){NOT_HERE}.*)", "pattern", **_NO),
    frame("", rf"(?P<object>(?!{NOT}\b|bukan\b|mau\b|ingin\b|dapat\b|harus\b|bisa\b|akan\b|perlu\b"
          rf"|punya\b|kena\b)[a-z-]+(?: [^\s,;]+){{0,9}}? {OFTEN}\b.*)", "pattern",
          needs=("setiap", "tiap", "sekali", " kali", "saban")),
    frame("", r"(?P<object>(?:ber)?olahraga [^\s,;]+ kali .*)", "pattern", needs=(" kali",)),
    frame("kerja bekerja", r"(?:kerja|bekerja) (?P<object>dari rumah|jarak jauh|remote|shift malam"
          r"|paruh waktu|lepas|hybrid)\b.*", "identity", attribute="work_mode"),
    frame("bangun tidur", r"(?P<object>(?:bangun|tidur) (?:jam|pukul) \S.*)", "pattern"),
    frame("merokok ngerokok", r"(?P<object>(?:me|nge)rokok)(?=[.!]*$|,)", "pattern"),
)  # fmt: skip

_PEOPLE = r"(?:anak|putra|putri|bayi)"
_PETS = (
    r"(?:kucing|anjing|kelinci|hamster|burung|ikan|kura-kura|kuda|sugar glider|iguana|landak|ayam)"
)
_COUNT = (
    r"(?:(?:se(?:ekor|orang)|satu|dua|tiga|empat|lima|enam|banyak|beberapa|\d+)(?: (?:ekor|orang"
    r"|anak))?)"
)
_IDENTITY = (
    frame("bernama namanya dipanggil biasa akrab disapa sering",
          rf"(?:bernama|namanya|(?:biasa |akrab |sering )?(?:dipanggil|disapa)) {NAME}", "identity",
          attribute="name"),
    frame("tinggal menetap berdomisili ngekos ngontrak kos bermukim stay sudah udah baru sekarang"
          " kini",
          rf"{DONE}{_LIVE} (?:sendiri |(?:bersama|bareng|sama"
          rf"|dengan) [^,.;]{{1,30}}? )?(?:sekarang )?(?:di|dekat) {OBJECT}",
          "identity", attribute="home"),
    frame("pindah sudah udah telah baru akhirnya barusan sekarang hijrah",
          rf"{DONE}(?:pindah|hijrah|balik|kembali|pulang kampung)(?: rumah| kos| tempat tinggal)?"
          rf"(?: dari .{{1,60}}?)? ke (?!apa|mana|sini|situ|sana|kerja|kantor|kantor baru"
          rf"|langkah|halaman|topik|bagian)(?P<object>{_PROPER}.*)", "identity", attribute="home"),
    frame("pindah bergabung gabung join diterima masuk sudah udah telah baru mulai akhirnya",
          rf"{DONE}(?:pindah (?:kerja|kantor|tugas)|bergabung|gabung|join|diterima(?: kerja|"
          r" bekerja)?|mulai (?:kerja|bekerja)|masuk kerja)(?: dari .{1,60}?)? (?:ke|di|dengan)"
          rf" (?P<object>{_PROPER}.*)", "identity", attribute="employer"),
    frame("kerja bekerja bertugas ngantor berkantor dinas sudah udah sekarang baru masih",
          rf"{DONE}{_WORK} (?:sekarang )?(?:di|pada|untuk|buat) (?P<object>(?!rumah\b|sini|sana"
          r"|luar\b|depan|malam|proyek ini|bidang)\S.*?)(?= sebagai | jadi |[!,;]|\.?$)",
          "identity", attribute="employer", needs=("kerja", "tugas", "kantor", "ngantor", "dinas",
                                                   "ajar")),
    frame("kerja bekerja berprofesi menjadi jadi sekarang sudah udah baru diangkat",
          rf"{DONE}(?:(?:kerja|bekerja|berprofesi|diangkat|bertugas) (?:sebagai|jadi|menjadi)"
          rf"|(?:menjadi|jadi) (?=(?:seorang )?(?:{JOBS})\b)) (?:seorang )?{OBJECT}", "identity",
          attribute="job"),
    frame("kerja bekerja", r"(?:kerja|bekerja) di bidang (?P<object>\S.*)", "identity",
          attribute="industry"),
    frame("asli asal berasal datang lahir orang aslinya asalnya dari kelahiran",
          r"(?:asli|asal(?:nya)?(?: dari)?|berasal dari|datang dari|lahir(?: dan besar)? di|orang"
          rf"|aslinya(?: dari| orang)?|dari|kelahiran) (?P<object>{_PROPER}.*)", "identity",
          attribute="origin"),
    frame("lahir kelahiran", r"(?:lahir|kelahiran)(?= ) (?:pada |tanggal |tahun "
                             r"|pada tanggal )*(?P<object>(?=.{0,20}\d)\S.*)",
          "identity", attribute="birthday"),
    frame("berumur berusia umur usia sudah sekarang udah genap baru",
          rf"{DONE}(?:genap |baru )?(?:(?:berumur|berusia|umur|usia) )?(?P<object>\d{{1,3}})"
          rf"(?: tahun| thn| th){END}", "identity", attribute="age"),
    frame("", r"(?P<object>\d{1,3}) (?:tahun|thn)(?=[.!,]|$)", "identity", attribute="age",
          needs=("tahun", "thn")),
    frame("bisa fasih lancar berbahasa berbicara menguasai bicara mahir",
          r"(?:(?:bisa|fasih|lancar|mahir|menguasai|berbicara|bicara)(?: (?:dalam|berbicara|bicara"
          r"|ngomong|pakai))* ?(?:bahasa|berbahasa)|berbahasa|bicara|berbicara bahasa)"
          r" (?P<object>(?-i:[A-Z]).*|(?:inggris|jawa|sunda|jepang|mandarin|arab|bali)\b.*)",
          "identity", attribute="language/"),
    frame("alergi punya ada memiliki menderita mengidap sangat",
          r"(?:(?:punya|ada|memiliki|menderita|mengidap|sangat) )?(?:riwayat )?alergi(?: (?:parah"
          r"|berat|banget|terhadap|sama|pada|dengan|akan|ke|makanan))*"
          r" (?P<object>(?!apa|nggak|tidak|bulu itu)\S.*)", "identity", attribute="allergy/"),
    frame("intoleran intoleransi punya", r"(?:punya )?intoleran(?:si)? (?:terhadap )?"
          rf"{OBJECT}", "identity", attribute="allergy/"),
    frame("seorang adalah vegetarian vegan pescatarian sekarang jadi sudah menjadi diet makan",
          rf"{DONE}(?:(?:adalah|seorang|jadi|menjadi|diet|makan) )*(?P<object>vegetarian|vegan"
          r"|pescatarian|pescetarian|flexitarian|keto|halal|bebas gluten)\b(?! food)",
          "identity", attribute="diet"),
    frame("penderita mengidap menderita punya sakit memiliki",
          r"(?:mengidap|(?:punya|memiliki|sakit)(?= (?:riwayat |penyakit )?(?:asma|diabetes|maag"
          r"|gerd|asam|darah tinggi|hipertensi|migrain|vertigo|epilepsi|adhd|anemia|jantung|kista"
          r"|kolesterol|lupus|disleksia)\b)|menderita|(?=penderita ))"
          r" ?(?:riwayat |penyakit )?(?P<object>(?!kerugian|karena)\S.*)", "identity",
          attribute="health/"),
    frame("buta kidal tuna anak tuli", r"(?P<object>anak (?:tunggal|sulung|bungsu|tengah|pertama"
                                       r"|kedua)|buta warna|kidal|tuna ?rungu|tuna ?netra|tuli)\b",
          "identity", attribute="trait/"),
    frame("sudah udah belum masih lajang jomblo bercerai cerai janda duda menikah baru single",
          r"(?:masih |(?:sudah|udah|baru(?: saja)?) )?(?P<object>(?:belum )?(?:menikah|berkeluarga"
          r"|nikah)|lajang|jomblo|single|bercerai|cerai|janda|duda|bertunangan)(?=[.!,]|$| dan\b"
          r"| sejak| dengan)", "identity", attribute="marital_status"),
    frame("kuliah studi belajar mahasiswa sekarang baru mengambil ambil mahasiswi jurusan sedang",
          rf"{DONE}(?:sedang )?(?:kuliah|studi|(?:mengambil|ambil) jurusan|jurusan|mahasiswa|"
          rf"mahasiswi|mengambil program)(?: (?:di )?(?:jurusan|program studi|prodi|S[123]))*"
          rf" (?P<object>(?!di\b|lagi|dulu|sambil|sekarang)\S.*)", "identity", attribute="studies"),
    frame("kuliah sekolah sekarang sedang masih", rf"{DONE}(?:sedang |masih )?(?:kuliah|sekolah) di"
          rf" {OBJECT}", "identity", attribute="school"),
    frame("sedang lagi belajar mempelajari masih baru", r"(?:(?:sedang|lagi|masih|baru(?: mulai)?) "
          r"(?:belajar|mempelajari|mendalami)|(?:mempelajari|mendalami)) "
          rf"(?P<object>(?!cara|untuk|tentang|bagaimana|dari|di\b){NOT_HERE}\S.*)", "identity",
          attribute="learning/"),
    frame("punya memiliki pelihara memelihara ada",
          rf"(?:punya|memiliki|pelihara|memelihara) (?:{_COUNT} )?(?P<attribute>{RELATION_NAMES})"
          rf"(?: (?:yang )?(?:bernama|namanya|dipanggil)) {NAME}", "identity"),
    frame("punya memiliki dikaruniai mempunyai", rf"(?:punya|memiliki|dikaruniai|mempunyai)"
          rf" (?P<object>{_COUNT} {_PEOPLE}\b(?: (?:perempuan|laki-laki|kembar))?)",
          "identity", attribute="children"),
    frame("punya memiliki pelihara memelihara mempunyai",
          rf"(?:punya|memiliki|pelihara|memelihara|mempunyai) (?P<object>(?:{_COUNT} )?{_PETS}\b"
          rf"(?! itu| ini).*)", "identity", attribute="pets"),
    frame("punya memiliki naik mengendarai menyetir bawa mempunyai beli membeli sudah udah baru"
          " sekarang",
          rf"{DONE}(?:punya|memiliki|naik|mengendarai|menyetir|nyetir|bawa|mempunyai|beli|membeli)"
          r" (?:sebuah )?(?P<object>(?!ide\b|masalah|pertanyaan|kendala|soal\b|error)\S.*?)"
          r"(?: (?:ke|untuk ke) [^,;]*)?$", "possession", topics=OWNED),
    frame("muslim muslimah kristen katolik hindu buddha beragama penganut",
          r"(?:beragama |penganut |seorang )?(?P<object>muslim(?:ah)?|islam|kristen|katolik|hindu"
          r"|buddha|konghucu)\b",
          "identity", attribute="religion"),
    frame("sudah udah baru pensiun", rf"{DONE}(?P<object>pensiun)\b", "identity",
          attribute="employment"),
    frame("belajar", r"belajar (?P<object>bahasa (?!itu|ini)\w+.*)", "identity",
          attribute="learning/"),
    frame("hobi berhobi", rf"(?:hobi|berhobi) {OBJECT}", "identity", attribute="hobbies"),
    frame("takut fobia", r"(?:takut|fobia)(?: (?:sama|dengan|pada|akan))? "
          r"(?P<object>(?!kalau|salah|jika|untuk)\S.*)", "identity", attribute="fear/"),
    frame("ngoding coding nulis menulis", rf"(?:ngoding|coding|nulis kode|menulis kode) (?:pakai|"
          rf"dengan|dalam|di|pake) {OBJECT}", "tool"),
    frame("adalah seorang", rf"(?:adalah seorang|seorang|adalah) (?P<object>(?!yang|orang yang|"
          rf"manusia|pengguna|satu)(?:\w+ ){{0,2}}?(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame("", rf"(?P<object>{_PROPER})(?=[.!]*$|, | dari (?-i:[A-Z])| dan (?:saya|aku)\b)",
          "identity",
          attribute="name", of_user_only=True, confidence=0.7),
    frame("", rf"(?:sekarang )?(?P<object>(?:{JOBS})\b(?! (?:yang|itu|ini|saya|bilang|kata)\b)"
          rf"(?: (?!di\b|yang|itu|ini|dan\b)[\w-]+){{0,3}})(?= di | dan |[.!,]|$)", "identity",
          attribute="job"),
    frame("pakai pake memakai menggunakan gunakan make sudah udah sekarang kini masih",
          rf"{DONE}(?:masih )?{USE} (?P<object>(?!baju|kode|fungsi|metode|cara|rumus|jaket|nada"
          rf"|cuma|untuk|dulu|saja\b|kata|logika|perintah|skrip|variabel|loop){NOT_HERE}\S.*)",
          "tool"),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    _ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS + _HABITS + _IDENTITY
)
"""Of what follows a subject; the narrow ones first."""
