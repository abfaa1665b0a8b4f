"""Who somebody is, in Indonesian: names, places, work, family, health, languages, belongings."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.indonesian_parts import (
    COMPANIES,
    COUNT,
    DONE,
    END,
    FILL,
    MONTH,
    MONTHS,
    MUCH,
    NAME,
    NOT_HERE,
    NOT_THERE,
    NUMERAL,
    OBJECT,
    PROPER,
    REACTING,
    REACTION,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_words import (
    FAITHS,
    ILLNESS,
    JOBS,
    MAJORS,
    NO_ORIGIN,
    PEOPLES,
    PROPERTY,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame

LIVE = (
    r"(?:tinggal|menetap|netap|berdomisili|domisili|ngekos|ngekost|ngontrak|kos|kost|bermukim"
    r"|berdiam|stay|merantau|numpang|ngekost)"
)
WORK = (
    r"(?:bekerja|kerja|pkl|koas|bertugas|ngantor|berkantor|dinas|mengajar|ngajar|magang|praktik"
    r"|praktek|mengabdi|honorer)"
)
_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru barusan"
_PEOPLE = r"(?:anak|putra|putri|bayi|cucu|adik|adek|kakak|saudara)"
PETS = (
    r"(?:kucing|anjing|kelinci|hamster|burung|ikan|kura-kura|kuda|sugar glider|iguana|landak|ayam"
    r"|anabul|lovebird|merpati|bebek|kambing|sapi|ular|reptil|marmut|cupang|koi|musang|lele)"
)
_NOT_PLACE = (
    r"(?!(?:tim|divisi|kelas|meja|kamar|lantai|topik|bab|level|menu|halaman|server|branch|folder"
    r"|jurusan|tempat|yang|hati|lain|bagian|jalur|versi|mode|tab|aplikasi|sini|situ|sana|mana|apa"
    r"|kerja|kantor|langkah|rumah|kos|posisi|sebelah|grup|format|bahasa|kursi|antrean|pertanyaan"
    r"|soal|akun|laptop|hp|satu|dua|tiga)\b)"
)
_PLACE = rf"(?P<object>{_NOT_PLACE}\S.*)"

_NAMES_AND_PLACES = (
    frame("bernama namanya dipanggil biasa akrab disapa sering biasanya dipanggilnya manggil",
          rf"(?:bernama|namanya|(?:biasa(?:nya)? |akrab |sering )?(?:dipanggil(?:nya)?|disapa"
          rf"|panggil)) {NAME}", "identity",
          attribute="name"),
    frame(f"tinggal tinggalnya ngekosnya menetap netap berdomisili domisili ngekos"
          " ngekost ngontrak kos kost bermukim"
          f" stay merantau numpang masih anak {_SINCE}",
          rf"{DONE}(?:masih )?(?:anak (?=kos))?{LIVE}(?:nya|an)?{FILL} (?:sendiri(?:an)? (?:di"
          rf" (?=apartemen|rumah|kos))?|(?:apartemen|rumah|kamar|kosan"
          rf"|kontrakan|kost?) |(?:bersama|bareng|sama|dengan)"
          r" [^,.;]{1,30}? )?(?:(?:sekarang|skrg|masih) )?(?:di|dekat|deket|ke|daerah|sekitar)"
          rf" (?!sini\b|sana\b|mana\b)(?P<object>\S.*?)(?:{NOT_THERE}|(?: sama| bareng| bersama|"
          r" dengan| berdua|,? merantau)\b.*)?$",
          "identity", attribute="home"),
    frame(f"pindah hijrah {_SINCE}",
          rf"{DONE}(?:pindah|hijrah|balik|kembali|pulang kampung|pindahan)(?: rumah| kos| kost|"
          r" tugas| dinas| tempat tinggal| domisili)?(?: dari (?P<old>[^,;]{1,60}?))? ke"
          rf" {_PLACE}", "identity",
          attribute="home"),
    frame("sekarang skrg kini udah sudah di", rf"(?:(?:sekarang|skrg|kini|(?:udah|sudah) \w+"
          rf" (?:tahun|bulan)) )?di (?P<object>(?!{COMPANIES}){PROPER})(?=[.!]*$|, (?:merantau"
          rf"|ngekos|kerja"
          r"|tinggal))", "identity", attribute="home", of_user_only=True, confidence=0.7),
    frame("satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sudah udah",
          rf"{DONE}(?:{NUMERAL}|\d+) (?:tahun|bulan|taun)(?:an)? (?:tinggal |menetap )?di {OBJECT}",
          "identity", attribute="home"),
    frame("warga penduduk", r"(?:warga|penduduk)(?: asli)? (?P<object>(?!negara (?:yang|baik)|yang"
          r"|biasa|sekitar|net)\S.*)", "identity", attribute="home"),
    frame(f"pindah bergabung gabung join diterima keterima masuk mulai dapet dapat {_SINCE}",
          rf"{DONE}(?:pindah (?:kerja|kantor)|bergabung|gabung|join|(?:diterima|keterima)"
          rf"(?: kerja| bekerja| magang)?|mulai (?:kerja|bekerja)|masuk kerja|(?:dapet|dapat) kerja"
          rf"(?:an)?)(?: dari .{{1,60}}?)? (?:(?:ke|di|dengan|sama) )?"
          rf"(?P<object>(?:PT |bank )?{PROPER}.*)", "identity", attribute="employer"),
    frame("kerja bekerja bertugas ngantor berkantor dinas masih lagi sedang magang"
          " ngajar mengajar pkl koas"
          f" praktik praktek mengabdi kerjanya {_SINCE}",
          rf"{DONE}(?:masih |lagi |sedang )?{WORK}(?:nya)?{FILL} (?:(?:sekarang|kantoran|tetap"
          rf"|kontrak|lepas) )*(?:di|pada|untuk"
          r"|buat) (?P<object>(?!rumah(?! sakit| makan)\b|sini|sana|luar\b|depan|malam|proyek ini"
          rf"|bidang|mana\b|balik)\S.*?)(?:{NOT_THERE}|(?= sebagai | jadi | sbg |[!,;]|\.?$))",
          "identity", attribute="employer", needs=("kerja", "tugas", "kantor", "ngantor", "dinas",
          "ajar", "magang", "prakt", "abdi", "pkl", "PKL", "koas")),
    frame(f"karyawan karyawati pegawai staf guru dosen honorer {_SINCE}",
          rf"{DONE}(?:karyawan|karyawati|pegawai)(?: tetap| kontrak| honorer)? (?:di )?"
          rf"(?P<object>(?!swasta|negeri|biasa|kontrak|tetap|honorer)\S.*)", "identity",
          attribute="employer"),
    frame("kerja bekerja berprofesi menjadi jadi diangkat bertugas kerjanya cari mencari"
          f" lagi {_SINCE}",
          rf"{DONE}(?:lagi )?(?:(?:kerja|bekerja|berprofesi|diangkat|bertugas)(?:nya)?{FILL}"
          rf" (?:sebagai|sbg|jadi|menjadi)"
          rf"|(?:menjadi|jadi|kerjanya)(?= (?:seorang )?(?:{JOBS})\b(?! kamu))|(?:men)?cari"
          rf" (?:nafkah|makan|duit|uang)"
          rf" (?:sebagai|jadi)) (?:seorang )?{OBJECT}", "identity",
          attribute="job"),
    frame("kerja bekerja", rf"(?:kerja|bekerja)(?: (?!di\b|pada\b|untuk\b)[a-z]+){{1,3}}?"
          rf" (?:sebagai|jadi)"
          rf" (?P<object>(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame("kerja bekerja", r"(?:kerja|bekerja) di bidang (?P<object>\S.*)", "identity",
          attribute="industry"),
    frame("menjalankan mengelola merintis jualan berjualan jual menjual dagang berdagang buka"
          " membuka usaha bisnis ternak beternak"
          " bertani sehari-hari",
          rf"(?:sehari-hari )?(?P<object>(?:jualan|berjualan|dagang|berdagang|bisnis|beternak"
          rf"|bertani|(?:buka|membuka|punya|menjalankan|mengelola|merintis) (?=usaha|warung|toko"
          rf"|bengkel|jasa|salon|kedai|kafe"
          rf"|laundry|katering|catering|olshop)) ?(?!apa\b|ini\b|itu\b){NOT_HERE}\S.*)", "identity",
          attribute="job"),
    frame("narik nyopir nyupir ngojek ngegrab melaut bertani berkebun menjahit",
          r"(?P<object>(?:narik|nyopir|nyupir) (?:ojek|ojol|angkot|becak|taksi|grab|gojek|truk"
          r"|bus|bis"
          r"|travel)\b[^,;.!]*|ngojek|ngegrab|melaut)", "identity", attribute="job"),
    frame("ngajar mengajar", r"(?:ngajar|mengajar) (?P<object>(?!di\b|dulu)\S.*)", "identity",
          attribute="job"),
    frame("dibesarkan tumbuh asli asal berasal datang lahir aslinya asalnya dari kelahiran besar"
          " anak wong arek"
          " urang suku keturunan blasteran orang putra putri darah berdarah perantau",
          r"(?:asli(?: orang| wong| arek)?|asal(?:nya)?(?: dari)?|berasal dari|datang dari"
          r"|lahir(?: dan besar)? di|dibesarkan di|tumbuh (?:besar )?di|besar di|aslinya(?: dari|"
          rf" orang)?|dari|kelahiran|wong|arek|urang|suku|keturunan|blasteran|anak(?! {MAJORS}\b)"
          r"(?= (?-i:[A-Z][a-z]))|putr[ai] daerah|(?:ber)?darah|perantau(?: dari| asal)?)"
          r" (?P<object>(?:keluarga )?(?:suku"
          rf" )?{NO_ORIGIN}(?!\d|tanggal|tahun|bulan)[^\W\d][^,;]*?)"
          r"(?= (?:yang (?:tinggal|kerja|merantau)|dan besar)\b|[,;.!]|$)", "identity",
          attribute="origin"),
    frame("", rf"(?:(?:asli|campuran|keturunan|tulen) )*(?P<object>{PEOPLES}(?:[- ]{PEOPLES})?)"
          r"(?: (?:asli|tulen|tapi.*))?(?=[.!,]|$)", "identity", attribute="origin"),
    frame("orang org", rf"(?:orang|org) (?P<object>(?:asli )?(?:{PROPER}"
          rf"|{NO_ORIGIN}[a-z]{{3,}}))(?=[.!,]|$"
          rf"| yang (?:tinggal|kerja|merantau)| tapi| dan| asli| btw| nih| juga)", "identity",
          attribute="origin"),
    frame("lahir kelahiran dilahirkan ultah ulang", rf"(?:lahir|kelahiran|dilahirkan|ultah|ulang"
          rf" tahun)(?:nya)?{FILL} (?:(?:di|setiap|tiap|pada|tanggal|tgl|tahun|thn|hari) "
          rf"|{PROPER},? )*(?P<object>(?=.{{0,20}}\d)\S.*)",
          "identity", attribute="birthday"),
    frame(f"berumur berusia umur usia umurnya usianya genap masih msh msih masuk menginjak"
          f" {_SINCE} bulan tahun",
          rf"(?:(?:bulan|tahun) (?:depan|ini) )?{DONE}(?:genap |ma?si?h |mau |masuk |menginjak"
          rf" )?(?:(?:berumur|berusia|umur(?:nya)?|usia(?:nya)?) )?(?:baru |sudah |udah |ma?si?h )?"
          rf"(?P<object>\d{{1,3}}|{NUMERAL}|kepala (?:dua|tiga|empat|lima|enam))"
          rf"(?: tahun| thn| th| bulan| taun)(?:an)?(?:{END}|(?= (?:belum|dan|tapi|sudah|udah"
          rf"|kemarin|bulan (?:ini|lalu)"
          rf"|tinggal|lagi|masih|baru|kelas)\b))", "identity", attribute="age"),
    frame(f"umurnya usianya umur usia berumur berusia genap masih {_SINCE}",
          rf"{DONE}(?:masih )?(?:umur(?:nya)?|usia(?:nya)?|berumur|berusia|genap)"
          rf"{FILL} (?P<object>\d{{1,3}}|{NUMERAL}){END}", "identity", attribute="age"),
    frame(f"kepala berkepala {_SINCE}", rf"{DONE}(?:ber)?(?P<object>kepala (?:dua|tiga|empat|lima"
          rf"|enam)){END}",
          "identity", attribute="age"),
    frame("", rf"(?:\d+|{NUMERAL}) (?:tahun|bulan)(?:an)? (?:lebih )?(?:jadi|menjadi|kerja"
          rf" (?:sebagai|jadi)) (?P<object>"
          rf"(?:{JOBS})\b.*)", "identity", attribute="job", needs=("tahun", "bulan")),
    frame("", r"(?P<object>\d{1,3}) (?:tahun|thn|th)(?= btw| nih| ya\b| bukan\b|[.!,]"
          r"|$)", "identity",
          attribute="age", needs=("tahun", "thn", " th")),
)  # fmt: skip

_BODY = (
    frame("cukup lumayan agak sedikit bisa fasih lancar berbahasa berbicara menguasai bicara mahir"
          " ngerti"
          " mengerti ngomong"
          " sehari-hari paham",
          r"(?:(?:cukup|lumayan|agak|sedikit) )?(?:(?:bisa|fasih|lancar|mahir|menguasai|berbicara"
          r"|bicara"
          r"|ngerti|mengerti|paham|ngomong|sehari-hari)(?: (?:dalam|berbicara|bicara|ngomong|pakai"
          r"|pake|sedikit|dikit|lumayan|dikit-dikit))* ?(?:bahasa|bhs|berbahasa)|berbahasa|bicara"
          r"|(?:bisa )?ngomong(?="
          r" (?-i:[A-Z]))) (?P<object>(?-i:[A-Z]).*|(?:inggris|jawa|sunda|jepang|mandarin|arab"
          r"|bali|korea|jerman|perancis|prancis|belanda|batak|bugis|madura|minang|padang|banjar"
          r"|isyarat|indonesia|melayu|spanyol|rusia|italia)\b.*)",
          "identity", attribute="language/"),
    frame("pakai pake memakai menggunakan", r"(?:pakai|pake|memakai|menggunakan) bahasa "
          r"(?P<object>(?!pemrograman|kode|apa\b|yang)\S.*)", "identity", attribute="language/"),
    frame("alergi alergian punya ada memiliki menderita mengidap sangat emang alerginya",
          r"(?:(?:punya|ada|memiliki|menderita|mengidap|sangat|emang) )?(?:riwayat"
          r" )?alergi(?:nya|an)?(?: (?:parah|berat|banget|bgt|terhadap|sama|sm|pada|dengan|dgn|akan"
          rf"|ke|(?:makanan|obat)(?:,? (?:yaitu|yakni)|:|)|{I}))* (?P<object>(?!apa|nggak|tidak"
          rf"|(?:(?:sama|sm|pada|dengan|dgn) )?(?:hari|tugas|kerja|kerjaan|rapat"
          rf"|meeting|mantan|cowok|cewek|cinta|drama|orang)\b|(?:\w+ )?(?:kambuh|kumat|sembuh)\b"
          rf"|bulu itu|gak\b|ga\b|nih\b"
          r"|itu\b)\S.*?)(?: nih| tuh)?"
          r"(?: (?:aku|gue|gw|saya))?(?= jadi\b|[,;.!]|$)", "identity", attribute="allergy/"),
    frame("intoleran intoleransi punya ada sensitif kulitnya", r"(?:punya "
          r"|ada )?(?:intoleran(?:si)?"
          rf"|sensitif)(?: (?:terhadap|sama|dengan|pada|banget|akan))* {OBJECT}", "identity",
          attribute="allergy/"),
    frame(REACTING, REACTION, "identity", attribute="allergy/"),
    frame(f"seorang adalah vegetarian vegan pescatarian jadi menjadi diet makan lagi cuma hanya"
          f" lama sedang intermittent keto halal menganut {_SINCE}",
          rf"{DONE}(?:(?:lama|adalah|seorang|jadi|menjadi|diet|makan|lagi|sedang|cuma|hanya|yang"
          rf"|menganut|gaya hidup) )*"
          r"(?P<object>vegetarian|vegan|pescatarian|pescetarian|flexitarian|keto|halal|bebas gluten"
          r"|intermittent fasting|mayo)\b(?! food| atau\b)",
          "identity", attribute="diet"),
    frame("diet lagi sedang ikut jalanin menjalani", r"(?:(?:lagi|sedang|ikut|jalanin|menjalani) )*"
          r"(?:diet|pola makan) (?P<object>(?!coke|dulu|nih|ketat$|aja)\S.*)", "identity",
          attribute="diet"),
    frame("pantang puasa ngurangin mengurangi menghindari hindari ngindarin batasi membatasi"
          " harus perlu",
          r"(?:harus |perlu )?(?:pantang|ngurangin|mengurangi|menghindari|ngindarin"
          r"|membatasi)(?: (?:makan|minum"
          r"|makanan|konsumsi|asupan|sama|dulu))* (?P<object>\S.*)", "preference", polarity="-"),
    frame("cuma hanya", r"(?:cuma|hanya) (?:makan|minum|bisa makan) (?:yang )?(?P<object>\S.*)",
          "preference"),
    frame("penderita mengidap menderita punya sakit memiliki pengidap kena ada idap didiagnosis"
          " didiagnosa lagi terkena", rf"(?:lagi )?(?:mengidap|menderita|didiagnos[ia]s?|pengidap"
          rf"|penderita|(?:punya|memiliki|sakit|kena|ada|terkena)(?= (?:riwayat |penyakit )?"
          rf"{ILLNESS}\b))(?: (?:riwayat|penyakit|sakit))* (?P<object>(?!kerugian|karena)\S.*)",
          "identity", attribute="health/"),
    frame("diabetes asma bipolar hipertensi adhd autis maag gerd hamil lagi sedang lg",
          r"(?:(?:lagi|sedang|lg) )?(?P<object>(?:diabetes|asma|bipolar|hipertensi|adhd|autis|maag"
          r"|gerd|difabel|hamil|mengandung|menyusui|busui|bumil)\b(?! palsu).*)", "identity",
          attribute="health/"),
    frame("minus silinder rabun pakai pake mata", r"(?:(?:pakai|pake) )?(?P<object>(?:inhaler"
          r"|behel|alat bantu dengar|kursi roda|insulin|kb|minus|silinder|rabun|mata minus"
          r"|mata silinder)\b(?! (?:kamu|ini|itu)).*)",
          "identity", attribute="health/"),
    frame("minum konsumsi mengonsumsi rutin tiap selalu lagi", r"(?:(?:rutin|tiap hari|selalu|lagi"
          r"|masih) )*(?:minum|konsumsi|mengonsumsi) (?P<object>(?:obat|vitamin|suplemen|pil"
          r"|insulin"
          r"|metformin|amlodipin\w*|statin|antidepresan|parasetamol|paracetamol|omeprazole)\b"
          r"(?! (?:apa|tadi|ini|dulu)\b).*)", "identity", attribute="medication/"),
    frame("yatim piatu buta kidal tuna anak tuli", r"(?P<object>anak (?:tunggal|sulung|bungsu"
          r"|tengah|pertama|kedua|ketiga|keempat|ke-?\d+|terakhir|paling \w+|semata wayang|kembar)"
          r"|buta warna|kidal|yatim(?: piatu)?|piatu|tuna ?rungu|tuna ?netra|tuli)\b",
          "identity", attribute="trait/"),
    frame(f"belum masih lajang jomblo jomlo bercerai cerai janda duda menikah single nikah orang"
          f" tunangan orangtua bertunangan {_SINCE}",
          r"(?:masih |(?:sudah|udah|udh|sdh|baru(?: saja| aja)?) )?(?P<object>(?:menikah|nikah)"
          r" (?:dengan|sama)"
          rf" {PROPER}|(?:belum )?(?:menikah"
          r"|berkeluarga|nikah)|lajang|jomb?lo|single|bercerai|cerai|janda|duda"
          r"|(?:ber)?tunangan|single (?:parent|mom|dad)|orang ?tua tunggal)(?=[.!,]|$| dan\b| sejak"
          r"| dengan| sama\b| nih\b| (?:bulan|minggu) (?:lalu|kemarin)| anak \w+| \w+ tahun|"
          r" (?:di |pada |tahun )+)", "identity",
          attribute="marital_status"),
)  # fmt: skip

_STUDIES = (
    frame(f"kuliah studi mahasiswa mengambil ambil ngambil mahasiswi jurusan sedang lagi"
          f" menempuh kuliahnya anak {_SINCE}",
          rf"{DONE}(?:(?:sedang|lagi|masih|seorang) )*(?:kuliah(?:nya)?|studi|(?:mengambil|ambil"
          r"|ngambil|nempuh|menempuh)(?= (?:jurusan|S[123]|s[123]|program|studi|spesialis|magister"
          r"|kuliah))|jurusan|mahasiswa|mahasiswi)(?: (?:(?:di )?(?:jurusan|program studi|prodi"
          r"|fakultas)|S[123]|bidang|program|semester \w+|tingkat \w+|smt \w+))*"
          r" (?P<object>(?!di\b|lagi|dulu|akhir\b|sambil|sekarang|itu|semester"
          rf"|tingkat)\S.*?)(?: semester \w+)?$", "identity",
          attribute="studies"),
    frame("mahasiswa mahasiswi murid siswa siswi pelajar santri", r"(?P<object>mahasisw[ai]"
          r" (?:tingkat"
          r"|semester|baru|akhir|tahun)\b.*|(?:murid|siswa|siswi|pelajar|santri) (?:sd|smp|sma"
          r"|smk|mts|ma"
          r"|pondok|kelas)\b.*)", "identity", attribute="studies"),
    frame("lagi masih sedang S2 S1 S3 anak kelas", r"(?:(?:lagi|masih"
          r"|sedang) )?(?P<object>(?:S[123]|s[123]|kelas \d+|anak (?:kelas \d+"
          rf"|{MAJORS}|it|sma|smk|smp|ipa|ips))\b.*)",
          "identity", attribute="studies"),
    frame("lulusan alumni alumnus tamatan sarjana lulus jebolan", r"(?:lulusan|alumni|alumnus"
          r"|alumna|tamatan|jebolan|lulus(?= (?:dari|S[123]))|(?=sarjana))(?: dari)? ?"
          r"(?P<object>\S.*)", "identity", attribute="degree"),
    frame(f"kuliah sekolah maba sedang masih kuliahnya lagi belajar {_SINCE}", rf"{DONE}(?:sedang "
          rf"|masih "
          r"|lagi )?(?:kuliah|sekolah|kuliahnya|mondok|nyantri|maba|belajar(?= di"
          r" (?:(?-i:[A-Z]{2,6})\b|universitas|kampus))) di (?!sini|sana|mana|rumah)"
          rf"{OBJECT}", "identity", attribute="school"),
    frame("sedang lagi belajar mempelajari masih baru lg mendalami nyusun menyusun les kursus"
          " nyelesain menyelesaikan garap",
          r"(?:(?:sedang|lagi|lg|masih|baru(?: mulai)?) (?:(?:ambil|ngambil|ikut) (?=kursus|les"
          r" ))?(?:belajar|mempelajari|mendalami|les"
          r"|kursus|nyusun"
          r"|menyusun|(?:ngerjain|nyelesain|menyelesaikan|garap|nulis|menulis)(?= skripsi|"
          r" tesis))|(?:mempelajari|mendalami|nyusun|menyusun|les|kursus|(?:nyelesain"
          r"|menyelesaikan|garap)(?= skripsi| tesis)))"
          r" (?P<object>(?!cara|untuk|tentang|bagaimana|dari|di\b"
          rf"|nih\b){NOT_HERE}\S.*)", "identity",
          attribute="learning/"),
    frame("belajar", r"belajar (?P<object>bahasa (?!itu|ini)\w+.*)", "identity",
          attribute="learning/"),
)  # fmt: skip

_OWNING = (
    r"(?:punya|memiliki|pelihara|memelihara|piara|miara|melihara|mempunyai|ngerawat|merawat|rawat)"
)
_HAVING = (
    "punya memiliki pelihara memelihara piara miara melihara mempunyai ada ngerawat merawat rawat"
)
_BELONGINGS = (
    frame(_HAVING, rf"{_OWNING} (?P<object>(?:{COUNT} )?{PETS} (?!(?:yang|yg|si|namanya|nama"
          rf"|bernama)\b)"
          r"[a-z]+ (?:(?:yang|yg) )?(?:namanya|bernama|dinamai|dikasih nama) \S+)", "identity",
          attribute="pets"),
    frame(_HAVING,
          rf"{_OWNING} (?:{COUNT} )?(?P<attribute>{RELATION_NAMES})"
          rf"(?: (?:[a-z]+ )?(?:yang )?(?:bernama|namanya|dipanggil)) {NAME}", "identity"),
    frame(f"{_HAVING} dikaruniai",
          rf"(?:{_OWNING}|dikaruniai|ada) (?P<object>(?:{COUNT} {_PEOPLE}|anak (?:{COUNT}"
          rf"|kembar|cowok|cewek|perempuan|laki-laki))\b(?: (?:perempuan|laki-laki|kembar|cowok"
          rf"|cewek))?)", "identity", attribute="children"),
    frame(f"{_HAVING} {_SINCE}",
          rf"{DONE}{_OWNING}(?: (?:hewan )?peliharaan)? (?P<object>(?:{COUNT}"
          rf" )?{PETS}\b(?! itu| ini)(?: {COUNT})?.*)",
          "identity", attribute="pets"),
    frame(f"punya memiliki naik mengendarai menyetir bawa mempunyai beli membeli nyetir pakai pake"
          f" memakai megang pegang {_SINCE}",
          rf"{DONE}(?:punya|memiliki|naik|mengendarai|menyetir|nyetir|bawa|mempunyai|beli|membeli"
          rf"|pakai|pake|memakai|megang)"
          r" (?:sebuah )?(?P<object>(?!ide\b|masalah|pertanyaan|kendala|soal\b|error)\S.*?)"
          r"(?: (?:ke|untuk ke) [^,;]*)?$", "possession", topics=OWNED),
    frame("punya memiliki mempunyai ada", rf"(?:punya|memiliki|mempunyai) (?P<object>(?:{COUNT} |"
          rf"(?:se\w+|sepetak|sebidang) )?(?:unit )?{PROPERTY}\b(?! (?:ini|itu)\b).*)",
          "possession"),
    frame("muslim muslimah kristen katolik hindu buddha beragama penganut seorang islam protestan"
          " umat"
          " pemeluk jemaat", rf"(?:beragama |penganut |seorang |agama |umat |pemeluk |jemaat"
          rf" )?(?P<object>{FAITHS})\b",
          "identity", attribute="religion"),
    frame("kerja bekerja", r"(?:kerja|bekerja) (?P<object>serabutan|lepas|kontrak|harian"
          r"|borongan|freelance"
          r"|part[- ]time)\b", "identity", attribute="job"),
    frame(f"lulus {_SINCE}", rf"{DONE}(?P<object>lulus (?:kuliah|sekolah|SMA|SMK|SMP"
          rf"|S[123]))(?=[.,!]|$| tahun)",
          "identity", attribute="degree"),
    frame("sedang lagi masih cari mencari nyari", r"(?:(?:sedang|lagi|masih) )?(?:cari|mencari"
          r"|nyari) (?P<object>(?:kerja|pekerjaan|kerjaan)(?: (?:baru|remote|sampingan|tetap))?)"
          r"(?=[.,!]|$)", "identity", attribute="employment"),
    frame("merasa ngerasa nyaman", r"(?:merasa |ngerasa )?(?:lebih )?nyaman (?:kalau |kalo |saat"
          r" |dengan )?(?P<object>(?!di"
          r" sini|sekali|banget|aja|jawaban|penjelasan)[a-z]\S* \S.*)", "preference"),
    frame("berangkat pulang pergi ngantor", r"(?:berangkat|pulang|pergi|ngantor)(?: (?:kerja|ke"
          r" kantor|ke kampus|ke sekolah|sekolah|kuliah))? (?P<object>(?:naik|pakai|pake|jalan kaki"
          r"|nebeng|bawa) ?(?!apa\b)(?!.*\btadi)"
          r".*)", "pattern", needs=("kerja", "kantor", "kampus", "sekolah", "kuliah", "ngantor")),
    frame(f"pensiun nganggur menganggur pengangguran lagi masih {_SINCE}", rf"(?:(?:lagi|masih) )?"
          rf"{DONE}(?P<object>pensiun|nganggur|menganggur|pengangguran)"
          rf"(?=[.!,]|$| sejak| dan\b| tapi| jadi| karena| (?:sudah|udah)| tahun)", "identity",
          attribute="employment"),
    frame("seorang ibu ayah bapak mama papa nenek kakek oma opa", r"(?:seorang )?(?:ibu|ayah"
          r"|bapak|mama|papa|nenek|kakek|oma|opa)(?: (?:muda|tunggal|rumah tangga))?(?: (?:dari"
          rf"|dengan))? (?P<object>{COUNT} (?:orang )?(?:anak|cucu"
          r"|putra|putri|balita)\b)", "identity", attribute="children"),
    frame("seorang cewek cowok cewe cowo perempuan pria wanita laki ibu bapak emak", r"(?:seorang"
          r" )?(?:cewe|cowo|cewek"
          r"|cowok|perempuan|pria|wanita|laki-laki|ibu-ibu|bapak-bapak|emak-emak)(?: (?:umur|usia"
          r"|berusia|berumur))? (?P<object>\d{1,3}) (?:tahun|thn|th)\b", "identity",
          attribute="age"),
    frame("orangnya introvert ekstrovert pemalu perfeksionis pendiam penyendiri ambivert pelupa"
          " seorang tipe orang", r"(?:(?:orangnya|seorang|tipe|orang|yang) )*(?P<object>introvert"
          r"|ekstrovert|ambivert|pemalu|perfeksionis|pendiam|penyendiri|pelupa)\b", "identity",
          attribute="trait/"),
    frame("", rf"(?:(?:adalah|itu|tanggal|tgl|pada|jatuh|hari|besok) )*(?P<object>\d{{1,2}}"
          rf" {MONTH}(?: \d{{4}})?){END}", "identity", attribute="birthday",
          needs=(*MONTHS, *map(str.title, MONTHS))),
    frame("hobi berhobi hobinya", rf"(?:hobi|berhobi|hobinya){FILL} {OBJECT}", "identity",
          attribute="hobbies"),
    frame("takut fobia phobia", rf"(?:takut|fobia|phobia){MUCH}(?: (?:sama|dengan|pada|akan))? "
          r"(?P<object>(?!kalau|kalo|salah|jika|untuk|dia\b|kamu\b)\S.*)", "identity",
          attribute="fear/"),
    frame("adalah seorang", rf"(?:adalah seorang|seorang|adalah) (?P<object>(?!yang|orang yang|"
          rf"manusia|pengguna|satu)(?:\w+ ){{0,2}}?(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame(f"ganti {_SINCE}", rf"{DONE}ganti (?:nomor|nomer|no)(?: (?:hp|wa|telepon|ponsel))?,?"
          r" (?:(?:sekarang|jadi|ke|yang baru|nomor baru)"
          r" )+(?P<object>\+?\d[\d -]+)", "identity", attribute="phone", replaces=True),
    frame("", rf"(?P<object>{PROPER})(?=[.!]*$|, | dari (?-i:[A-Z])| di sini| dan (?:saya|aku)\b)",
          "identity",
          attribute="name", of_user_only=True, confidence=0.7),
    frame("", rf"(?:sekarang |cuma |hanya |emang )?(?P<object>(?:{JOBS})\b"
          rf"(?! (?:yang(?! (?:be)?kerja)|itu|ini|saya|bilang|kata)\b)"
          rf"(?: (?!di\b|yang|itu|ini|dan\b)[\w-]+){{0,3}})(?= di | dan | yang (?:be)?kerja|[.!,]"
          rf"|$)", "identity",
          attribute="job"),
)  # fmt: skip


IDENTITY: tuple[Frame, ...] = (
    *_NAMES_AND_PLACES, *_BODY, *_STUDIES, *_BELONGINGS,
)  # fmt: skip
