"""Indonesian clauses that tell of a change, of a group and its choice, or of a thing first."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_changes import (
    AT,
    DAILY,
    HOURS,
    NOW,
    ONCE,
    ONCE_AND_NOW,
    SOLD,
    THAT_DAY,
)
from kumbuka.memory.extraction.languages.indonesian_parts import (
    COMPANIES,
    COUNT,
    DAY,
    DONE,
    EPISODIC,
    FILL,
    IF,
    NAME,
    NEGATED,
    NOT,
    NOT_HERE,
    NUMERAL,
    OF_ME,
    OFTEN,
    PART_OF_DAY,
    PLACES,
    PROPER,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_words import (
    ATTRIBUTES,
    JOBS,
    RELATION_NAMES,
    alternatives,
)
from kumbuka.memory.extraction.table import Frame

_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru mulai"
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
_KINDS = alternatives(
    frozenset(name.removeprefix("favourite:") for name in ATTRIBUTES if "favourite:" in name)
)
_WORKPLACE = (
    rf"(?:(?:PT |CV |bank )?{PROPER}|(?:sebuah |suatu )?(?:startup|perusahaan|pabrik|toko|kantor"
    r"|bank|rumah sakit|rumah makan|restoran|hotel|sekolah|perpustakaan|klinik|apotek|bengkel"
    r"|kafe|agensi|kementerian|dinas|universitas|kampus|yayasan|koperasi)\b[^,;.!]*)"
)
_ANIMAL = (
    r"(?:kucing|anjing|kelinci|hamster|burung(?: \w+)?|ikan(?: \w+)?|kura-kura|kuda|iguana|landak"
    r"|sugar glider)"
)
_NO_NAME = (
    rf"(?!(?:{JOBS}|baru|orang|anak|asli|dari|lagi|sudah|udah|mau|suka|pengguna|user|pemula|cuma|di"
    r"|ingin|punya|butuh|sedang|tidak|gak|bukan|vegan|vegetarian|alergi|tinggal|kerja|yang)\b)"
)

_FEELING_GOOD = (
    r"(?:senang|seneng|bahagia|tenang|rileks|semangat|semangt|happy|nyaman|bersemangat|fresh"
    r"|adem|damai)"
)
_FEELING_BAD = (
    r"(?:bete|bt|kesel|kesal|sebel|sebal|jijik|eneg|enek|ilfil|muak|risih|mual|stres|stress|pusing"
    r"|emosi|takut|jengkel|geli|males|malas|bosan|bosen)"
)
_HABITUAL_CAUSE = (
    r"(?P<object>(?!(?:ini|itu|kamu|dia|jawaban\w*|saran\w*|hasil\w*|error|bug|kode|tugas|kabar"
    r"|berita|film ini|cuaca|soal|masalah|hal|yang)\b)(?![^,;]*\b(?:ini|itu|tadi|tersebut|kemarin"
    r"|kamu|dia)\b)[a-z][\w-]*(?: [\w-]+){0,3}?) (?:(?:selalu|suka|sering|pasti|tuh|itu|sih) )*"
    r"(?:bikin|buat|membuat|bikinin) (?:saya|aku|gue|gw|gua|ku) (?:(?:jadi|merasa|langsung|makin)"
    r" )*"
)
"""What does something to the speaker whenever it is there."""

TOLD_CLAUSES: tuple[Frame, ...] = (
    *ONCE_AND_NOW,
    *SOLD,
    *(frame("setiap tiap saban biasanya", rf"(?:{OFTEN}|biasanya),? {I} {DAILY}(?P<object>{said}"
            rf" {AT}{THAT_DAY}\S.*)", "pattern", attribute=attribute, needs=(head,))
      for head, said, attribute in HOURS),
    frame("", rf"{_HABITUAL_CAUSE}(?:gatal|gatel|bentol|sesak|bersin|ruam|biduran|alergi|bengkak)"
          r"\S*\b.*", "identity", attribute="allergy/", needs=("bikin", "buat")),
    frame("", rf"{_HABITUAL_CAUSE}{_FEELING_GOOD}\b.*", "preference", needs=("bikin", "buat")),
    frame("", rf"{_HABITUAL_CAUSE}{_FEELING_BAD}\b.*", "preference", polarity="-",
          needs=("bikin", "buat")),
    frame("", r"(?P<object>[a-z][^,;:?]{1,40}?) (?:(?:tuh|itu|sih|mah|emang|memang) )*"
          rf"(?P<negated>(?:bukan|{NOT}) )?(?:saya|aku|gue|gw|gua) banget[.!]*$", "preference",
          needs=("banget",)),
    frame(f"{NEGATED} tiada", rf"(?:{NOT} ada|tiada|gada) (?:yang|yg) (?:bisa )?(?:ngalahin"
          r"|mengalahkan|menandingi|seenak|lebih enak dari) (?P<object>(?!kamu|dia\b)\S.*)",
          "preference"),
    frame("panggilnya panggilannya panggilan", rf"(?:panggil|panggilan)nya(?: cukup)? {NAME}"
          r"(?= (?:aja|saja|ya)\b|[.,!]|$)", "identity", attribute="name"),
    frame("sapa panggil", rf"(?:sapa|panggil) {I} dengan(?: sebutan| nama| panggilan)? {NAME}",
          "identity", attribute="name"),
    frame("aku saya gue gw", rf"{I} (?P<object>{_NO_NAME}[a-z]{{3,14}}),? (?:salken|salam kenal)"
          r"\b.*", "identity", attribute="name"),
    frame("peliharaan peliharaanku hewan", rf"(?:hewan )?peliharaan{OF_ME}(?: (?:itu|ada|adalah"
          rf"|cuma))* (?P<object>(?:{COUNT} )?{_ANIMAL}\b[^,;.!]*)", "identity", attribute="pets"),
    frame("di", rf"di (?:rumah|kos|kosan)(?:{OF_ME})? (?:{I} )?(?:ada|punya|pelihara|piara) "
          rf"(?P<object>(?:{COUNT} )?{_ANIMAL}\b(?! (?:liar|itu|ini|tetangga|orang"
          rf"|mati)\b)(?!.*\b(?:nama|si )\w*)"
          r"[^,;.!]*)", "identity", attribute="pets"),
    frame("sarapan sarapanku bekal bekalku camilan camilanku makan", r"(?:sarapan|bekal|camilan"
          rf"|makan (?:siang|malam)){OF_ME} (?:(?:selalu|biasanya|pasti|cuma|wajib|hampir selalu)"
          rf" )+"
          r"(?P<object>(?!apa\b|telat|di\b)[a-z]\S*.*)", "pattern"),
    frame("saya aku gue gw gua", rf"{I} (?:dan|sama|ama) (?P<object>{PROPER}|(?:pacar|tunangan"
          rf"|istri"
          rf"|suami){OF_ME}) (?:(?:sudah|udah|udh|akhirnya|baru) )*(?:putus|pisah|cerai)\b.*",
          "end", effect="end"),
    frame("sama dengan ke", rf"(?:sama|dengan|ke) (?:{RELATION_NAMES})(?:{OF_ME})?,? (?:{I}"
          rf" )?(?:ngomong"
          r"|bicara|ngobrol)(?:nya)?(?: pakai| pake)? (?P<object>(?:bahasa )?(?-i:[A-Z])\w+"
          r"|bahasa \w+)",
          "identity", attribute="language/"),
    frame("", rf"(?!(?:{RELATION_NAMES}|tim|teman)\b)[a-z]{{3,}}(?: (?!dan\b)[a-z]+){{0,2}}?"
          rf" ?{OF_ME}"
          rf"(?: (?:masih|selalu|sekarang|semua|cuma))* {USE} (?P<object>{PROPER})(?=[.!,]|$)",
          "tool",
          needs=("pakai", "pake", "memakai", "menggunakan")),
    frame("", rf"(?!.*\b(?:ini|itu|tadi|kemarin)\b)[a-z-]+(?: [a-z]+){{0,3}}? (?:saya |aku |gue "
          rf"|gw |kami |ku ?)(?:(?:back ?up"
          rf"|upload|unggah"
          rf"|simpan|simpen)\w* (?:di|ke|lewat)|[a-z]{{4,}} (?:{USE}|lewat|via))"
          rf" (?P<object>(?!sini|sana"
          r"|rumah|kantor|lemari|gudang|laci)[\w-]+(?: [\w-]+){0,2})(?=[.!,]|$)", "tool",
          needs=("up", "unggah", "simp", "pakai", "pake", "lewat", "via ", "upload")),
    frame("kopi teh kopiku tehku", rf"(?P<attribute>kopi|teh){OF_ME} (?:(?:harus|selalu|biasanya"
          r"|wajib|pasti) )+(?P<object>(?!apa\b)\S.*)", "preference"),
    frame("kelas kelasku kuliah kuliahku shift les latihan kursus jadwal sekolah alarm alarmku",
          rf"(?P<thing>kelas|kuliah|shift|les|latihan|kursus|sekolah|alarm){OF_ME}"
          r" (?P<object>(?:(?:di)?mulai(?:nya)? |selesai |masuk(?:nya)? |disetel )?(?:jam|pukul)"
          r" (?!.*\b(?:besok|tadi|kemarin|nanti|hari ini)\b)\S.*)", "identity"),
    frame("alergi", rf"alergi{OF_ME}: ?(?P<object>(?!{NOT}\b|apa\b)\S.*)", "identity",
          attribute="allergy/"),
    frame("perusahaan kantor tempat", rf"(?:(?:perusahaan|kantor) )?tempat {I} (?:be)?kerja(?: "
          rf"(?:sekarang|skrg|itu|adalah|namanya|bernama))* (?P<object>{_WORKPLACE})", "identity",
          attribute="employer"),
    frame("kantor kantorku", rf"kantor{OF_ME}(?: (?:itu|namanya|adalah|sekarang))* "
          rf"(?P<object>(?!{PLACES}\b)(?:PT |CV |bank )?{PROPER}|sebuah \w+)(?=[.!]*$)", "identity",
          attribute="employer"),
    frame("", rf"(?P<object>(?!(?:[^,;:?]{{0,60}} )?(?:{_KINDS})(?: (?:itu|paling|adalah))*"
          rf" (?:favorit"
          rf"|kesukaan|kegemaran))(?!ini\b|itu\b|apa\b|yang\b|jawaban|{I}\b|\d+ |coba|tebak|kasih"
          r"|sebut|.*\b(?:adalah|ialah|yaitu|itu|jadi)\b)[a-z][^,;:?]{2,40}?) (?:(?:itu|emang"
          r"|memang"
          rf"|tetap) )*(?:favorit|kesukaan|kegemaran){OF_ME}(?: (?:banget|bgt|sejak \w+|dari \w+))?"
          r"(?=[.!]*$)", "preference",
          needs=("favorit", "kesukaan", "kegemaran")),
    frame("di pada waktu saat kalau kalo", rf"(?:(?:di|pada|kalau|kalo|saat) )?(?:waktu|saat|lagi)"
          rf" (?:luang|senggang|santai)(?:nya|ku)?,? {I} (?:biasanya )?(?:paling )?(?:suka|hobi"
          rf"|senang|seneng|gemar) (?P<object>[a-z]\S*.*)", "preference"),
    frame("status statusku", rf"status{OF_ME}(?: (?:sekarang|sudah|udah|masih|itu|adalah))* "
          r"(?P<object>menikah|lajang|jomblo|single|cerai|bercerai|duda|janda"
          r"|bertunangan)(?=[.!,]|$)",
          "identity", attribute="marital_status"),
    frame("sepatu sepatuku", rf"sepatu{OF_ME} (?:ukuran|nomor|nomer|size)(?:nya)?"
          rf" (?P<object>\d\d)\b",
          "identity", attribute="shoe_size"),
    frame("di", rf"di (?:rumah|kos|kosan|kontrakan)(?:{OF_ME})? (?:{I} )?ada (?:{COUNT} )?"
          rf"(?P<attribute>{_ANIMAL}) (?:(?:yang|yg) )?(?:namanya|bernama|dikasih nama|si) (?:si )?"
          r"(?P<object>[^\s,.!]+)", "identity"),
    frame("saya aku gue gw gua", rf"{I} (?P<object>{_NO_NAME}[a-z]{{3,14}}),? salam kenal\b.*",
          "identity", attribute="name"),
    frame("tadinya dulu dulunya awalnya sebelumnya selama biasanya kemarin",
          rf"{ONCE},? (?:{I} )?{USE} (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{NOW} (?:{I} )?(?:(?:udah"
          rf"|sudah|mau|ganti|pindah|beralih|ke|jadi|{USE}) )+(?P<object>(?!{NOT}\b)\S.*)", "tool",
          replaces=True),
    frame("tadinya dulu dulunya awalnya sebelumnya selama",
          rf"{ONCE},? (?:{I} )?[^,;]{{3,50}}?,? (?:tapi )?{NOW} (?:(?:{I}|udah|sudah) )*"
          r"(?P<object>(?:buka|jual|jualan|usaha|bisnis|dagang|jadi (?!lebih|gak|ga\b|malas|susah"
          r"|sering|nggak|tidak|jarang|suka)|kerja (?:di|sebagai|jadi)) ?\S.*)", "identity",
          attribute="job"),
    frame("panitia warga keluarga kelas kelompok pengurus manajemen direksi dewan rapat tim"
          " komunitas"
          " yayasan koperasi divisi angkatan orang ortu kantor",
          rf"{_GROUP}(?:{OF_ME})?(?: (?:sudah|udah|akhirnya|telah|tadi|kemarin))* (?:sepakat"
          rf"|memutuskan"
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

_PASSING = (
    r"(?:bingung|gagal|error|lupa|salah|mau|ingin|pengen|bisa|akan|coba|nyoba|belum|pernah|belajar"
    r"|disuruh|diminta|bosan|capek|kesulitan|susah|males|malas|takut|suka|benci|tadi|kemarin|sempat"
    r"|jangan|tolong|nonton|makan|minum|tinggal|kerja di|lagi|sedang|pakai|pake|memakai)\b"
)

TOLD_VERBS: tuple[Frame, ...] = (
    frame("ada", rf"ada (?P<object>(?:{COUNT} )?{_ANIMAL}\b(?! (?:liar|itu|ini)\b)[^,;.!]*)",
          "identity", attribute="pets", of_user_only=True),
    frame("", rf"(?:(?:kalau|kalo|klo) )?(?!{_PASSING}|{NOT}\b)[a-z-]{{3,}}(?: [a-z-]+){{0,3}}?"
          rf" (?:{USE}"
          rf"|lewat|via) (?P<object>{PROPER})(?=[.!,;]|$| (?:untuk|buat|di|tiap|setiap)\b)", "tool",
          needs=("pakai", "pake", "makai", "lewat", "via ", "menggunakan")),
    frame(NEGATED, rf"{NOT} punya (?P<object>anak)(?=[.!,]|$)", "identity", attribute="children",
          polarity="-"),
    frame(NEGATED, rf"{NOT} punya (?P<object>pacar|pasangan|suami|istri)(?=[.!,]|$)", "identity",
          attribute="marital_status", polarity="-"),
    frame("langganan berlangganan",
          rf"(?:ber)?langganan (?P<object>(?!di\b|ke\b|apa\b){NOT_HERE}\S.*)",
          "tool"),
    frame("sebagai sbg", rf"(?:sebagai|sbg) (?:seorang )?(?P<object>(?:{JOBS})\b(?: (?!di\b|yang"
          r"|itu|ini|dan\b|saya|aku|me\w|ber\w|harus|tidak|suka|merasa)[\w-]+){0,3}?)(?=[.,;!]|$"
          r"| di | sejak| selama| dan | untuk| dari)", "identity", attribute="job"),
    frame("", r"(?P<object>[1-9]\d)(?: (?:nih|btw))?[.!]*$", "identity", attribute="age",
          of_user_only=True, confidence=0.7),
    frame(f"ulang ultah {_SINCE}", rf"{DONE}(?:ulang tahun|ultah)(?:nya)?(?: yang)? ke[- ]?"
          r"(?P<object>\d{1,3})\b", "identity", attribute="age"),
    frame("maunya mau ingin pengen lebih suka sukanya pengennya", r"(?:lebih )?(?:maunya|mau|ingin"
          r"|pengen|suka|sukanya|pengennya)(?: kalau| kalo)? (?:dipanggil|disapa)(?: dengan)? "
          rf"{NAME}", "identity", attribute="name", of_user_only=True),
    frame("punya", r"punya (?:kebiasaan|rutinitas|ritual|tradisi)(?: (?:unik|buruk|aneh|baik"
          r"|jelek))? (?P<object>(?!apa\b|baru\b|yang\b)\S.*)", "pattern"),
    frame("mulai masuk berangkat pulang selesai", r"(?P<object>(?:(?:mulai|masuk|selesai) (?:kerja"
          r"|kantor|kuliah|sekolah|ngantor|shift)|(?:berangkat|pulang) (?:ke )?(?:kerja|kantor"
          r"|sekolah|kampus|kuliah))(?: (?:selalu|biasanya|sekitar|tiap|setiap))* (?:jam|pukul) "
          r"(?!.*\b(?:tadi|besok|nanti|kemarin|lusa|hari ini)\b)\S.*)", "pattern"),
    frame("kalau kalo klo kl", rf"(?P<object>{IF} (?:ngopi|ngeteh|minum \w+|makan \w+|sarapan"
          r"|masak|tidur|belanja|nulis|ngoding|nonton \w+|olahraga),? (?:selalu|harus|pasti"
          r"|biasanya|tanpa|pakai|pake|di|sambil|wajib|suka|jam|pukul"
          rf"|(?P<negated>{NOT})(?: pernah)?) (?!apa\b|mana\b)\S.*)",
          "pattern"),
    frame("", rf"{DONE}(?:(?:hampir|lebih dari|sekitar) )?(?:\d+|{NUMERAL}|setengah|se)["
          rf" -]?(?:tahun"
          r"|taun|thn|bulan)(?:an)?(?: (?:lebih|ini))* (?:(?:be)?kerja (?:di|buat|untuk)|di(?="
          rf" {COMPANIES})) "
          r"(?P<object>(?!rumah\b(?! sakit| makan)|sini|sana|luar\b|mana\b|bidang)\S.*)",
          "identity", attribute="employer", needs=("tahun", "taun", "thn", "bulan")),
    frame(f"mulai diterima keterima join gabung bergabung dapet dapat masuk {_SINCE}",
          rf"{DONE}(?:(?:mulai|diterima|keterima|dapet|dapat|masuk) (?:be)?kerja(?:an)?(?: baru)?"
          r"|join|(?:ber)?gabung|diterima|keterima)(?: (?:di|ke|dengan)|(?<=join))"
          rf" (?P<object>{_WORKPLACE})", "identity", attribute="employer"),
    frame(f"adopsi mengadopsi ngadopsi {_SINCE}", rf"{DONE}(?:(?:me)?ng)?adopsi (?:{COUNT}"
          rf" )?(?P<attribute>"
          rf"{_ANIMAL}) (?:(?:yang|yg) )?(?:namanya|bernama|si) (?P<object>[^\s,.!]+)", "identity"),
    frame(f"adopsi mengadopsi ngadopsi {_SINCE}", rf"{DONE}(?:(?:me)?ng)?adopsi"
          rf" (?P<object>(?:{COUNT} )?{_ANIMAL}"
          r"\b[^,;.!]*)", "identity", attribute="pets"),
    frame("tingginya tinggi", r"tinggi(?:nya)?(?: badan(?:nya)?)? (?P<object>1[3-9]\d(?: ?cm)?)\b",
          "identity", attribute="height"),
    frame("beratnya", r"berat(?:nya)?(?: badan(?:nya)?)? (?P<object>\d{2,3} ?(?:kg|kilo))\b",
          "identity", attribute="weight"),
    frame("bercita-cita bercita", r"bercita-cita (?:untuk )?(?P<object>[a-z]\S*.*)", "identity",
          attribute="goal"),
    frame("ke", r"ke (?:kantor|kampus|sekolah|tempat kerja) (?:(?:biasanya|selalu|biasa) )?"
          r"(?P<object>(?:naik|jalan kaki|nebeng|gowes)(?! apa\b)\b.*)", "pattern"),
    frame("minumnya makannya sarapannya ngemilnya bekalnya", r"(?:minum|makan|sarapan|ngemil"
          r"|bekal)nya"
          r" (?:(?:selalu|biasanya|cuma|pasti|lebih sering) )*(?P<object>(?!apa\b|di\b|jam\b|berapa"
          rf"|banyak|sedikit|dikit|sama\b|udah|sudah|belum|{NOT}\b|habis|abis|enak|mahal|kapan|lagi"
          r"|nanti|bareng)[a-z]\S*.*)", "preference"),
    frame("penutur native", r"(?:penutur(?: asli| jati)?|native speaker)(?: bahasa)? "
          r"(?P<object>(?!apa\b)\S.*)", "identity", attribute="native_language"),
    frame("punya", r"punya hobi (?P<object>(?!apa\b|yang\b|baru\b|sama\b)\S.*)", "identity",
          attribute="hobbies"),
    frame("belajar ambil ngambil mengambil", r"(?:belajar|(?:meng|ng)?ambil) (?P<object>(?!bahasa"
          r"|banyak|bareng|(?:sama|dari|tentang|soal|untuk|buat|cara)\b)[^,;.!]{3,40}?) di (?=(?:"
          r"kampus|universitas|institut|politeknik|fakultas|sekolah tinggi)\b|(?-i:[A-Z]{2,6})\b)",
          "identity", attribute="studies"),
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
    frame(f"masih baru mau masuk tk paud sd smp sma smk {_SINCE}", r"(?:(?:masih|sudah|udah|baru"
          r"|mau|sekarang|masuk|di|duduk di) )*(?P<object>(?:tk|paud|sd|smp|sma|smk|mts|playgroup"
          r"|bangku \w+)(?: kelas \w+| negeri \w+)?)(?=[.!,;]|$| di | tahun)", "identity",
          attribute="studies"),
    frame("domisili tinggalnya ktp", rf"(?:domisili|tinggalnya|ktp)(?: (?:sekarang|skrg|saat ini))?"
          rf" (?P<object>{PROPER}|(?:{PLACES}|kabupaten|kab|perumahan|komplek\w*|gang|jalan|jl)\b"
          r"[^,;.!]*)", "identity", attribute="home"),
    frame("bucin kepincut kagum mengagumi mengidolakan ngidolain idolain menggandrungi fanatik"
          " candu"
          " kesengsem salut emang memang",
          r"(?:emang |memang )?(?:bucin|kepincut|kagum|mengagumi|mengidolakan|ngidolain|idolain"
          r"|menggandrungi|fanatik|kesengsem)(?: (?:banget|bgt|parah|sekali|berat|sama|ama|dengan"
          r"|pada|kepada))* (?P<object>(?!kamu|anda|jawaban|hasil|cara)\S.*)", "preference"),
    frame("beranggotakan", r"beranggotakan (?P<object>\S.*)", "identity", attribute="household"),
    frame("ikut aktif bergabung gabung tergabung anggota", r"(?:ikut|(?:aktif|bergabung|gabung"
          r"|tergabung) (?:di|dalam)|anggota) (?P<object>(?:paduan suara|karang taruna|komunitas"
          r"|klub|organisasi|band|pramuka|pkk|sanggar|ukm"
          r"|bem|pengajian|majelis|posyandu|koperasi)\b.*)", "identity", attribute="hobbies"),
    frame("main bermain", r"(?:ber)?main (?P<object>(?:gitar|piano|drum|bass|biola|suling"
          r"|ukulele|keyboard)\b"
          r"(?! (?:tadi|kemarin|hari ini)).*)", "pattern"),
)  # fmt: skip
