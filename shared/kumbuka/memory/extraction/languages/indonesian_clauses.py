"""Indonesian clauses that need no verb after a subject: imperatives, "warna favorit saya …"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kumbuka.memory.extraction.languages.indonesian_everyday import EVERYDAY_CLAUSES, FIRST_CLAUSES
from kumbuka.memory.extraction.languages.indonesian_frames import PASSING_DOING
from kumbuka.memory.extraction.languages.indonesian_identity import PETS
from kumbuka.memory.extraction.languages.indonesian_parts import (
    COUNT,
    DONE,
    END,
    EPISODIC,
    EVERY,
    FILL,
    IF,
    IS,
    MUCH,
    NAME,
    NOT,
    NOT_HERE,
    OBJECT,
    OF_ME,
    OFTEN,
    PART_OF_DAY,
    REACTING,
    REACTION,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_requests import INSTRUCTIONS
from kumbuka.memory.extraction.languages.indonesian_told import TOLD_CLAUSES
from kumbuka.memory.extraction.languages.indonesian_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    RELATION_NAMES,
    RELATIONS,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_FAVOURITE = (
    r"(?:favorit|kesukaan|kesayangan|andalan|idola|terfavorit|favorite|paporit|pavorit|fav|fave"
    r"|jagoan|langganan)"
)
_FAVOURED = ("favorit", "kesukaan", "kesayangan", "andalan", "idola", "fav", "avorit", "jagoan",
             "langganan", "Favorit")  # fmt: skip
_NAMED = r"(?P<attribute>[a-z][\w -]{1,40}?)"
_LIKED = (
    rf"(?:yang|yg) (?:paling )?(?:{I} ?|ku ?)(?:paling )?(?:suka|sukai|gemari|demen|doyan|senangi"
    rf"|cintai|kagumi|idolakan|gandrungi|sayangi|puja)"
    r"(?: banget| sejauh ini| sejak \w+| dari \w+| selama ini)?"
)
_VALUE = (
    rf"(?P<object>(?!\w+ (?:libur|tutup)\b)(?!(?:resmi|kambuh|kumat|sembuh|bocor|retak|kotor"
    rf"|berantakan|banjir|kosong|sepi|ramai|hancur|kemalingan"
    rf"|kebanjiran|dijual|{NOT}|bukan|belum|sudah|udah|udh|sdh|apa|siapa|yang mana|berapa|mana"
    r"|rusak|hilang|lambat|salah|error|sama\b|terlalu|sangat|akan|bisa|lagi|mati|penuh|benar|mau"
    r"|sering|selalu|suka|kok|kenapa|gimana|mogok|lemot|panas|mahal|murah|jauh|bagus|jelek|capek"
    r"|habis|abis|kena|di[a-z]{4,}|butuh|perlu|harus|boleh|minta|banyak|sakit|naik|turun"
    r"|ke[a-z]{3,}an|makin|sempat|kayak|kayaknya|tiba-tiba|cepet|ga\b|emang|pakai|pake|memakai"
    r"|menggunakan|muncul|berubah|terhapus|ilang|jatuh|jatoh|pecah|simp[ae]n|taruh|taro|catat"
    r"|tulis|nyala|meledak|jadi lambat|ganti|pindah|beralih|migrasi|buka|tutup"
    r"|libur|kirim|minta|lagi)\b)\S.*)"
)
PASSING = (
    r"(?:tim|mantan|bekas|perusahaan|pertanyaan|masalah|kode|kodingan|error|galat|ide|tugas|pesan"
    r"|jawaban|saran|bug|skrip|query|kata sandi|sandi|pin|token|kunci|password|rencana|langkah"
    r"|kesalahan|hidup|teks|file|berkas|fungsi|kelas|variabel|cerita|tokoh|draf|versi|pilihan"
    r"|pesanan|barang|hal|mood|harapan|pikiran|contoh|artikel|metode|baris|daftar|nilai|kolom"
    r"|halaman|parameter|folder|tabel|hasil|output|input|tes|maksud|kalimat|paragraf|judul|nama"
    r"|soal|data|menurut|bagi|buat|untuk|dengan|seperti|dari|ke|di|oleh|kata|tolong|jangan|sama"
    r"|bukan|kalau|kalo|yang|dan|apa|siapa|giliran|akun|foto|gambar|tombol|seandainya|karena|bahwa"
    r"|saat|ketika|sejak|biar|agar|supaya|kepada|tentang|soal|antara|melihat|membuat|membantu|beri"
    r"|kasih|bantu|\w+ (?:file|berkas|variabel|fungsi))"
)
VALUE = (
    r"(?P<object>(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?"
    r"|(?:port )?\d[\w.,:%/-]*(?: \w+){0,3}?)"
)
_STACK = (
    r"(?:stack|tech stack|backend|frontend|database|basis data|server|aplikasi|app|website|web"
    r"|situs|proyek|project|api|blog|toko online|pipeline|infra\w*|kantor|tim|sekolah|kampus)"
)
_RHYTHM = (
    r"(?:(?:selepas|sehabis|sepulang|sebelum|setelah|sesudah|abis|habis) (?:ma[gh]+rib|subuh|isya"
    r"|asar|ashar|zuhur|sholat|salat|shalat|makan malam|kerja|tidur|sekolah|kantor|ngantor"
    r"|bangun tidur|kuliah))"
)
_FIRST = r"(?:dulu(?:an)?|pertama(?:-tama|nya)?|awalnya|mula-mula)"
_THEN = (
    r"(?:lalu|kemudian|terus|trus|trs|baru|setelah itu|abis itu|habis itu|abis tu|selanjutnya"
    r"|terakhir|sesudah itu)"
)


def _own(nouns: Iterable[str]) -> str:
    """The first words of nouns, bare and with the ending that says whose they are."""
    firsts = dict.fromkeys(re.split(r"[ _-]", noun)[0] for noun in nouns)
    return " ".join(f"{first} {first}ku" for first in firsts)


_KIN = _own((*RELATIONS, "bos", "atasan", "manajer", "dokter", "dosen", "pembimbing", "tunangan"))
_ANIMALS = _own(PETS.strip("(?:)").split("|"))
_PROPERTIES = _own(name for name in ATTRIBUTES if not name.startswith("favourite:"))
_GEAR = _own(
    [
        "kamera",
        "headset",
        "keyboard",
        "monitor",
        "tablet",
        "gitar",
        "piano",
        "drone",
        "printer",
        "konsol",
        "jam",
        "sepeda",
        "tv",
        "mobil",
        "motor",
        "laptop",
        "hp",
        "rumah",
    ]
)
_NTH = r"(?: (?:pertama|kedua|ketiga|keempat|sulung|bungsu|tertua|terkecil|kandung|tiri|angkat))?"
_OWN_NAME = _own(["nama", "panggilan", "nick", "nickname"])
_ROOTS = _own(["asal", "kampung", "suku", "etnis", "daerah"])
_HOMES = _own(["rumah", "kos", "kost", "kosan", "kontrakan", "apartemen", "tempat", "domisili"])
_JOBS = _own(["kerjaan", "kerja", "pekerjaan", "kerja", "profesi"])
_TASTES = _own(["selera", "hobi", "kegemaran"])
_STACKS = _own(_STACK.strip("(?:)").replace(r"\w*", "struktur").split("|"))
_WHO = (
    frame("panggil sebut mulai tolong dari", r"(?:(?:mulai|dari) (?:sekarang|skrg),? )?(?:tolong )?"
          r"(?:panggil|sebut)(?:lah)?(?: saja| aja)? "
          rf"(?!polisi|ambulans|pemadam|dokter|taksi|tukang)(?:(?:{I}(?: dengan)?(?: saja| aja)?"
          rf"(?: dengan)?|(?:nama )?ku) )?{NAME}", "identity", attribute="name"),
    frame("kamu anda lo lu", rf"(?:kamu|anda|lo|lu) (?:bisa|boleh|dapat) (?:panggil|memanggil|"
          rf"manggil) {I} (?:dengan )?{NAME}", "identity", attribute="name"),
    frame("orang teman temen semua", rf"(?:orang-orang|orang|temen-"
          rf"temen|teman-teman|semua(?: orang)?)(?: \w+)? (?:manggil|panggil|memanggil|menyebut)"
          rf" {I} {NAME}", "identity", attribute="name"),
    frame(_OWN_NAME, rf"(?:nama|panggilan|nick(?:name)?)(?: (?:lengkap|asli|panggilan|depan"
          rf"|panjang|beken"
          rf"))?{OF_ME}{IS} (?!di\b|file|bukan){NAME}", "identity", attribute="name",
          needs=("nama", "panggilan", "Nama", "Panggilan", "nick")),
    frame("dengan", r"dengan (?P<object>(?-i:[A-Z])[a-z]+(?: (?-i:[A-Z])[a-z]+){0,2}) di sini\b",
          "identity", attribute="name"),
    frame(_KIN, rf"(?P<attribute>{RELATION_NAMES}){_NTH}{OF_ME}(?: (?:itu|sekarang|yang|yg))*(?:,?"
          r" (?:adalah|namanya|bernama|ialah|dipanggil|dinamai|kami namai)) (?:si )?"
          rf"{NAME}(?![^\s,.!])(?!,? (?:dia|ia|orangnya) )", "identity"),
    frame(REACTING, REACTION, "identity", attribute="allergy/"),
    frame("kuliah kuliahku jurusan jurusanku prodi prodiku", rf"(?:kuliah|jurusan"
          rf"|prodi){OF_ME}(?:nya)?{IS}(?: (?:ambil|di|jurusan|prodi))* (?P<object>(?!di\b|{NOT}\b"
          r"|sudah|udah|lagi\b|kapan|lancar|simp[ae]n|taruh|taro|pakai|pake|tulis|catat"
          r"|masih|susah|berat)\S.*?)(?: semester \w+)?$", "identity", attribute="studies"),
    frame("bahasa", rf"bahasa yang (?:{I} |ku ?)(?:kuasai|bisa|pahami|gunakan)(?: (?:adalah|ada"
          rf"|itu)|:)*"
          r" (?P<object>(?!apa\b)\S.*)", "identity", attribute="language/"),
    frame("langganan akun keanggotaan", rf"(?:langganan|akun|keanggotaan) (?P<object>\S+(?:"
          rf" \S+)?){OF_ME} (?:(?:sudah|udah"
          r"|telah) )+(?:berhenti|habis|stop|dibatalkan|ditutup|diputus"
          r"|dihapus)\b.*", "end", effect="end"),
    frame("bahasa", rf"bahasa (?:sehari-hari|rumah){OF_ME}{IS}(?: bahasa)? {_VALUE}",
          "identity", attribute="language/"),
    frame(_GEAR, rf"(?P<thing>kamera|headset|keyboard|monitor|tablet|gitar|piano|drone|printer"
          rf"|konsol"
          rf"|jam tangan|sepeda|tv){OF_ME}{IS} {_VALUE}", "possession"),
    frame(_GEAR, rf"(?P<object>(?:mobil|motor|laptop|hp|rumah|sepeda|kamera)){OF_ME} (?:sudah|udah"
          rf"|udh)"
          r" (?:ku|di|aku |gue )?(?:jual|buang)\b.*", "end", effect="end"),
    frame("dulu dulunya", rf"dulu(?:nya)? (?:{I} )?{USE} (?P<old>[^,;]{{2,60}}?),? (?:tapi )?"
          rf"(?:sekarang|skrg|kini) (?:(?:udah|{I}|pindah|ganti|ke"
          rf"|{USE}) )*{OBJECT}", "tool", replaces=True),
    frame("nama", rf"nama (?P<attribute>{RELATION_NAMES}){_NTH}{OF_ME}{IS} {NAME}{END}",
          "identity"),
    frame(_KIN, rf"(?P<attribute>bos|atasan|manajer|dokter|dokter gigi|pacar|mentor|guru|dosen"
          rf"|pembimbing|istri|suami|tunangan|(?:{RELATION_NAMES})(?=(?:ku| {I}) (?:pak|bu|mas"
          rf"|mbak|kak|si|dr\.?) )){OF_ME}(?: sekarang)?(?: si)? (?P<object>(?:(?:pak|bu|mas|mbak"
          rf"|dr\.?) )?(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+){{0,2}}){END}", "identity"),
    frame(_ANIMALS, rf"(?P<attribute>{PETS}(?: peliharaan)?)(?: [a-z]+)?{OF_ME},? (?:si|namanya"
          rf"|bernama"
          rf"|yang namanya|yg namanya|yang bernama|dinamai) (?P<object>[^\s,.!]+)", "identity"),
    frame(_ANIMALS, rf"(?P<thing>{PETS}(?:-\w+)?(?: peliharaan)?){OF_ME}(?: (?:ada|jenis(?:nya)?"
          rf"|ras|itu))* (?P<object>{COUNT}\b(?: \w+)?|lovebird|golden\S*|persia|anggora|husky"
          r"|pudel|poodle|kampung"
          rf"|(?-i:[A-Z])\w+)(?=[.!,]|$)", "identity", attribute="pets"),
    frame("anak anakku anak-anakku adik", rf"anak(?:-anak)?{OF_ME}(?: (?:ada|sudah|udah|cuma"
          rf"|baru))*"
          rf" (?P<object>{COUNT}\b(?:,? (?:cowok|cewek|perempuan|laki-laki|kembar)\b)?)(?=[.!,]|$)",
          "identity", attribute="children"),
    frame("alergi alergiku", rf"alergi{OF_ME}{IS} {_VALUE}", "identity", attribute="allergy/"),
    frame("hidung hidungku tubuh tubuhku pencernaan usus kulit kulitku perut perutku badan"
          " badanku lambung"
          " lambungku", r"(?:kulit|hidung|perut|badan|lambung|tubuh"
          rf"|pencernaan|usus){OF_ME} (?:sangat )?(?:sensitif|alergi|{NOT} (?:(?:bisa|kuat|mau)"
          rf" )?(?:cocok|terima|menerima|tahan|kuat|toleran|nerima|cerna)){MUCH}(?: (?:"
          rf"sama|terhadap|dengan|kalau kena))? {OBJECT}", "identity", attribute="allergy/"),
    frame("mata mataku lambung lambungku perut perutku gigi gigiku tekanan gula tensi tensiku"
          " kulit kulitku rambut rambutku",
          r"(?P<object>(?:mata|tekanan darah|gula darah|kolesterol|tensi|kulit|rambut|lambung"
          rf"|perut|gigi){OF_ME} (?:(?:agak|sangat|biasanya|cukup|memang) )?(?:minus|plus|silinder"
          r"|rabun|tinggi|rendah|kering"
          r"|sensitif(?=[.,!]|$)|berminyak|berjerawat|keriting|rontok)\b[^,;]*)", "identity",
          attribute="health/"),
    frame("rumah rumahku", rf"(?P<object>rumah{OF_ME} (?:tipe|type|luasnya|ukuran|luas)\b.*)",
          "possession"),
    frame(_ROOTS, rf"(?:asal|kampung(?: halaman)?|suku|etnis|daerah asal){OF_ME}{IS}(?: (?:dari"
          rf"|di|ada"
          rf" di|orang))* {_VALUE}", "identity", attribute="origin",
          needs=("asal", "ampung", "suku", "Asal", "etnis")),
    frame(_HOMES, rf"(?:rumah|kos|kost|kosan|kontrakan|apartemen|tempat tinggal"
          rf"|domisili){OF_ME}{IS}"
          rf"(?: (?:di|daerah|ada di|dekat|deket|dkt|sekitar|kawasan|di daerah))+ {_VALUE}",
          "identity", attribute="home", needs=("rumah", "kos", "Kos", "Kontrak", "Apart", "Domi",
          "Rumah", "apart", "tinggal", "omi",
          "kontrakan")),
    frame("kantor kantorku", rf"kantor{OF_ME}{IS}(?: (?:di|daerah|ada di|dekat|sekitar))+ {_VALUE}",
          "identity", attribute="office"),
    frame(_JOBS, rf"(?:kerjaan|pekerjaan|kerja|profesi){OF_ME}{IS}(?: (?:sebagai|jadi"
          rf"|sehari-hari))* {_VALUE}"
          , "identity", attribute="job", needs=("kerja", "rofesi")),
    frame(_TASTES, rf"selera musik{OF_ME}{IS} {_VALUE}", "preference",
          needs=("selera", "hobi", "kegemaran", "Hobi")),
)  # fmt: skip

_LIKES = (
    frame("", rf"{_NAMED}(?: \w+)? {_FAVOURITE}(?:ku\b|nya| {I}\b)? (?:sudah )?(?:bukan(?: lagi)?)"
          rf" (?P<old>[^,;]+?)(?: lagi)?[,;] (?:(?:tapi|melainkan|sekarang|jadi|adalah) )*{OBJECT}",
          "favourite", needs=_FAVOURED),
    frame("favorit favoritku kesukaan kesukaanku fav favku", rf"(?P<attribute>{_FAVOURITE}){OF_ME}"
          rf"{IS} {_VALUE}", "favourite"),
    frame("", rf"{_NAMED} {_LIKED}{IS} {_VALUE}", "favourite", needs=("yang paling", "yang ")),
    frame("", rf"(?:[a-z]+ )?(?:yang|yg) (?:paling )?(?:{I} |ku ?)?(?:paling )?(?:benci|{NOT}"
          rf" suka|sebel"
          rf"|hindari)(?:i|in)?{MUCH}{IS} {_VALUE}", "preference", polarity="-",
          needs=("benci", "suka", "sebel", "hindari")),
    frame("", rf"(?P<object>(?!ini\b|itu\b|apa\b|yang\b)[a-z][^,;:]{{1,50}}?) (?:(?:itu|sih|memang"
          rf"|emang|mah|jelas) )*(?:bukan|{NOT} (?:masuk|sesuai)|kurang (?:masuk|sesuai)) (?:selera"
          rf"|tipe|genre|gaya|style|cup of tea|favorit|kesukaan){OF_ME}(?=[!,. ]|$)", "preference",
          polarity="-", needs=("bukan", "selera", "tipe", "genre", "gaya", "style")),
    frame("", r"(?P<object>(?!apa|siapa|yang|ini\b|itu\b|yg\b|(?:jawaban|saran|ide|hasil"
          r"|cara)\b)[\w\ue000\"][^,;:]{0,60}?)(?: (?:adalah"
          rf"|itu|jadi|tetap|tetep|masih|emang|memang|selalu|menjadi))+ (?:{_NAMED}"
          rf" )?(?:(?:{_FAVOURITE}|pilihan(?: (?:utama|pertama))?|hidup|candu|hiburan|pelarian"
          rf"|me time|kelemahan|separuh"
          rf" (?:jiwa|nyawa)|comfort food|guilty pleasure|mood"
          rf" ?booster|jalan ninja|(?:menu|minuman|camilan|sarapan) wajib){OF_ME}|{_LIKED})"
          r"(?=[!,. ]|$)", "favourite",
          needs=(*_FAVOURED, "hidup", "candu", "hiburan", "pelarian", "me time", "kelemahan",
              "separuh", "paling", "pilihan",
          "comfort", "guilty", "booster", "ninja",
          "wajib")),
    frame("", rf"(?P<object>(?!apa\b|siapa|ini\b|itu\b|kalo|kalau|yang\b|orang yang|{I}\b)[\w"
          rf"\ue000\"][^,;:?]{{1,60}}?)(?:\?|,)?{FILL} {I}{FILL} (?P<negated>(?:{NOT}|kurang) )?"
          rf"(?:begitu |terlalu |paling |emang |memang )?(?:suka|doyan|demen|gemar|seneng|hobi)"
          rf"{MUCH}[.!]*$", "preference", needs=("suka", "doyan", "demen", "gemar", "seneng")),
    frame("", rf"(?P<object>(?!apa\b|siapa|ini\b|itu\b|kalo|kalau|yang\b|orang yang|{I}\b)[\w"
          rf"\ue000\"][^,;:?]{{1,60}}?)(?:\?|,)?{FILL} {I}{FILL} (?:paling )?(?:benci|sebel|anti"
          rf"|jijik){MUCH}[.!]*$", "preference", polarity="-", needs=("benci", "sebel", "anti",
          "jijik")),
    frame("", rf"{_NAMED} {_FAVOURITE}(?:(?: keluarga| sekeluarga)?{OF_ME}{IS}|:) {_VALUE}",
          "favourite", needs=_FAVOURED),
    frame("sudah udah telah", rf"(?:sudah |udah |telah ){I} (?:putuskan|sepakati|putusin|tetapkan)"
          rf"(?:,| untuk| buat| bahwa| kalau)* (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("akhirnya jadinya", rf"(?:akhirnya|jadinya) {I} (?:jadi )?(?:pilih|ambil|pakai|pake)"
          rf" (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("akhirnya jadinya", rf"(?:akhirnya|jadinya) {I} (?:jadi )?(?P<object>(?:beli|sewa"
          rf"|daftar|nikah|pindah|kuliah|liburan|ikut|ngontrak) {NOT_HERE}\S.*)", "decision",
          **EPISODIC),
    frame("ayo mari yuk", rf"(?:ayo|mari|yuk)(?: kita)? {USE} (?P<object>{NOT_HERE}\S.*)",
          "decision", **EPISODIC),
    frame("keputusan keputusannya hasil akhirnya rapat fix udah sudah diputuskan kesepakatan"
          " hasilnya tim"
          " deal oke ok mantap bulat final",
          r"(?:(?:keputusan|hasil|kesepakatan)(?:nya)?(?: (?:akhir|final\w*|rapat|diskusi|keluarga"
          r"|kami|kita|saya|aku|gue|gw|musyawarah))*|(?:rapat|tim) (?:sudah |udah )?(?:memutuskan"
          r"|sepakat"
          rf"|menyepakati)|{DONE}(?:fix|diputuskan|disepakati|diputusin|deal|final|mantap|bulat"
          r"|final)|oke? fix)(?: (?:ya|banget|bulat|sudah|udah|bahwa|kalau|kalo|adalah|kita|kami"
          r"|aku|gue|gw|mau|untuk|pake|pakai))*[,:]? (?:(?:kita|kami|aku|gue) )?(?:(?:mau|pake"
          r"|pakai) )?(?:jadi(?:nya)? )?(?P<object>(?!bug|error|kode|masalah|ini\b|itu\b|pencarian"
          rf"|tes\b|perhitungan|query|{NOT}\b|apa\b)\S.*?)(?:,? (?:dan )?bukan(?:nya)? (?:di |ke "
          r"|yang )?(?P<old>\S.*))?$", "decision", **EPISODIC),
)  # fmt: skip

_THINGS = (
    frame(_PROPERTIES, rf"(?P<attribute>{ATTRIBUTE_NAMES}){OF_ME}(?: \w+)? bukan(?:lah)?(?: lagi)?"
          rf" (?P<old>[^,;]+?)(?: lagi)?[,;] (?:(?:tapi|tetapi|melainkan|sekarang|jadi"
          rf"|yang benar) )*{OBJECT}", "identity", needs=("bukan",)),
    frame(_PROPERTIES, rf"(?P<attribute>{ATTRIBUTE_NAMES}){OF_ME}{IS}(?: (?:tanggal|tgl|pada|di"
          rf"|sekitar|genap|masuk|menginjak|udah|ya"
          rf"|jatuh(?= (?:tanggal|tgl|pada|hari|\d))|merek|merk|tipe))* {_VALUE}", "identity"),
    frame(_PROPERTIES, rf"(?!(?:kantor|tim|perusahaan|tempat|sekolah|kampus|editor)\b.* dari )"
          rf"(?P<attribute>{ATTRIBUTE_NAMES}){OF_ME}(?: (?:sudah|udah|sekarang|baru))*"
          r" (?:di)?(?:ganti|berubah|pindah) (?:dari (?P<old>\S.*?) )?(?:jadi|menjadi|ke|di)"
          r" (?P<object>(?!lebih"
          r"|apa\b)\S.*)", "identity", replaces=True, needs=("ganti", "berubah", "pindah")),
    frame("perkenalkan kenalkan kenalin", r"(?:per)?kenal(?:kan|in),? (?P<object>(?-i:[A-Z])[a-z]+"
          r"(?: (?-i:[A-Z])[a-z]+)?)(?=,| dari\b|[.!]|$)", "identity", attribute="name"),
    frame("makanan minuman pantangan", rf"(?:(?:makanan|minuman) )?pantangan{OF_ME}{IS}"
          rf" {_VALUE}", "preference",
          polarity="-"),
    frame("tgl", rf"tgl (?P<attribute>lahir){OF_ME}{IS} {_VALUE}", "identity"),
    frame("", rf"(?P<thing>(?!aku\b|(?:{PASSING}"
          rf"|{RELATION_NAMES})(?:ku)?\b)[a-z][\w-]*(?: (?!{I}\b)[a-z][\w-]*)?)"
          rf"{OF_ME}(?: (?:semua(?:nya)?|kebanyakan))?{IS}(?: (?:di|ada di|jalan di|berjalan di"
          r"|(?:ditulis|dibuat|dibangun|dikerjakan|disimpan|di-deploy|dihosting)(?: di| dengan|"
          r" pakai| dalam| pada| menggunakan)|setiap"
          rf"|jam|pada|tanggal|hari|pukul|sekarang))* {VALUE}{END}", "identity", confidence=0.8),
    frame(_STACKS, rf"(?P<thing>{_STACK})(?: (?:kantor|sekolah|toko|tim|kampus))?{OF_ME}{IS}"
          rf" {USE} (?P<object>"
          rf"(?!{NOT}\b|lagi|sudah|udah|di\b|ada|error|jelek|lambat|bagus|bermasalah|sedang|masih"
          rf"|apa\b|tutup|libur)(?:[\w.+#-]+(?: (?:sama|dan|\+|&) [\w.+#-]+)*)){END}", "tool"),
    frame("di", rf"di (?:rumah|kantor|keluarga)(?:{OF_ME})?,? (?:{I} )?(?:ngomong|bicara|berbahasa"
          rf"|ngobrol|pakai|pake)(?:nya)?(?: (?:pakai|pake|dalam))? (?P<object>bahasa \S.*"
          rf"|(?-i:[A-Z])\w+)",
          "identity", attribute="language/"),
    frame("di", rf"di (?:kantor|rumah|tempat kerja|kampus|sekolah|tim|toko)(?:{OF_ME})?,? (?:{I} )?"
          rf"(?P<object>{USE} \S.*)", "tool"),
)  # fmt: skip

_HABITS = (
    frame("setiap tiap saban", rf"{EVERY},? {I}{FILL} (?:(?:selalu|pasti|biasanya|biasa"
          rf"|suka|rutin) )?(?P<object>(?!{PASSING_DOING})\S.*)", "pattern"),
    frame("", rf"(?:hampir |minimal |paling nggak )?{OFTEN},? {I}{FILL} (?:(?:selalu|pasti|biasanya"
          rf"|biasa|rutin) )?(?P<object>(?!{PASSING_DOING})\S.*)", "pattern",
          needs=("tiap", "sekali", " kali", "x se", "saban", "hampir")),
    frame("selepas sehabis sepulang sebelum setelah sesudah abis habis", rf"{_RHYTHM},? {I} (?!akan"
          rf"\b|mau\b|tadi\b|langsung pulang)(?:(?:selalu|pasti|biasanya|biasa|suka|rutin) )?"
          rf"(?P<object>(?!{PASSING_DOING})\S.*)", "pattern"),
    frame("biasanya seringnya umumnya kadang", r"(?:biasanya|seringnya|umumnya)"
          rf"{FILL}(?: (?:kalau|kalo|tiap) \w+)?,? (?:{I} )"
          rf"(?P<negated>{NOT} )?(?P<object>(?!{PASSING_DOING})\S.*)", "pattern"),
    frame("kalau kalo klo kl pas", rf"{IF} (?:{PART_OF_DAY}"
          rf"|(?:hari )?\w+ {PART_OF_DAY}),? (?:biasanya"
          rf" |selalu |pasti )?{I}{FILL} (?:(?:biasanya|selalu|pasti|biasa|suka|sering) )?"
          rf"(?P<object>(?!{PASSING_DOING})\S.*)", "pattern"),
    frame("sudah udah emang memang kebiasaan kebiasaanku rutinitas rutinitasku jadwal jadwalku"
          " ritual ritualku",
          rf"(?:(?:sudah|udah|emang|memang) )?(?:kebiasaan|rutinitas|jadwal|ritual)(?:"
          rf" \w+)?{OF_ME}(?: (?:tiap|setiap)"
          rf" [\w ]{{1,20}}?(?= adalah|:| itu| jam))?{IS} (?P<object>(?!apa\b|berantakan|padat"
          rf"|kacau|{NOT}\b)\S.*)",
          "pattern"),
    frame("sehari seminggu sebulan setahun", rf"(?P<object>(?:sehari|seminggu|sebulan|setahun) {I}"
          rf" (?:(?:biasa|biasanya|bisa|rata-rata|minimal|cuma) )*(?:minum|makan|baca|masak|belanja"
          rf"|nonton|olahraga|lari|{USE}|habis|tidur) (?!apa\b|berapa)\S.*)", "pattern"),
    frame("jam pukul", rf"(?P<object>(?:jam|pukul) [\w.]{{1,9}}(?: (?:pagi|siang|sore|malam"
          rf"|subuh))?"
          rf" {I} (?:(?:sudah|udah|baru|biasa|biasanya|selalu|pasti) )+(?:bangun|tidur|berangkat"
          rf"|pulang|makan|mulai|siap|ngantor|olahraga|lari)\b.*)", "pattern"),
    frame("", rf"(?P<object>(?!yang\b|kamu\b)[a-z][^,;:?]{{2,40}}? (?:selalu|biasanya|rutin|pasti)"
          rf" (?:{I} |ku)[a-z]{{4,}}"
          rf" .*)", "pattern", needs=("selalu", "biasanya", "rutin", "pasti")),
    frame("jarang hampir", rf"(?:jarang|hampir {NOT} pernah)(?: (?:banget|bgt|sekali))? {I}"
          rf" (?P<object>(?!{PASSING_DOING})\S.*)", "pattern", polarity="-"),
)  # fmt: skip

_PROCEDURES = (
    frame("untuk buat cara klo kalau kalo kl langkah prosedur tiap setiap saat",
          r"(?:untuk|buat|cara(?: (?:bikin|buat))?|kalau|kalo|klo|kl|tiap(?: kali)?"
          r"|setiap(?: kali)?"
          r"|saat|langkah(?:-langkah)?|prosedur)(?: (?:mau|(?:kami|kita|aku|gue|saya)(?: (?:untuk"
          rf"|buat))?))* (?P<object>(?P<attribute>(?!.{{0,50}}\b(?:ini|itu|tersebut)"
          rf"\b)[a-z][\w -]{{1,50}}?)(?:[,:] (?=\S.*, )| (?={I}\b))(?=[^,]{{0,60}}\b{_FIRST}\b"
          rf"|[^:]{{4,90}}"
          rf"(?:, | dan ){_THEN}\b|(?:jalankan|buka|mulai)\b)(?:(?<=[,:] )\S.*|[^,.;]+)).*",
          "procedure", type=MemoryType.PROCEDURAL, needs=("dulu", "pertama", "Pertama",
          "awal", "mula", "lalu",
          "terus", "trus", "trs", "baru", "itu", "jalankan",
          "buka", "kemudian", "terakhir")),
    frame("untuk buat cara", r"(?:untuk|buat|cara) (?P<object>(?P<attribute>(?!.{0,50}\b(?:ini|itu"
          r"|tersebut)\b)[a-z][\w -]{1,50}?)[,:]? (?:pertama(?:-tama|nya)?\b|awalnya|mula-mula"
          rf"|jalankan|buka\b|mulai\b|langkah pertama|\w+ (?=.*\b{_THEN}\b))"
          r".*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("langkah cara prosedur", r"(?:langkah(?:-langkah)?|cara|prosedur)"
          r" (?P<object>(?P<attribute>[a-z][\w -]{1,50}?): [^,.;]+, .*)", "procedure",
          type=MemoryType.PROCEDURAL),
)  # fmt: skip

CLAUSE_FRAMES: tuple[Frame, ...] = (
    FIRST_CLAUSES
    + TOLD_CLAUSES
    + _LIKES
    + INSTRUCTIONS[:1]
    + _WHO
    + _PROCEDURES
    + _THINGS
    + _HABITS
    + INSTRUCTIONS[1:]
    + EVERYDAY_CLAUSES
)
"""Whole clauses: imperatives, "warna favorit saya …", "nama saya …"."""
