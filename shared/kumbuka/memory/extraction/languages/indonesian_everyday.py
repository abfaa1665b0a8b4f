"""Indonesian as people type it of themselves: subjects left out, time first, everyday verbs.

Each frame takes an open class: whatever was stopped, decided on or done every Friday. Those of
clauses state their subject by a possessive or by a verb form that nobody uses of others.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_parts import (
    COUNT,
    DAY,
    DONE,
    END,
    EPISODIC,
    FILL,
    IF,
    IS,
    MUCH,
    NEGATED,
    NOT,
    NOT_HERE,
    OBJECT,
    OF_ME,
    OFTEN,
    PART_OF_DAY,
    PLACES,
    PROPER,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru mulai"
_ENDED = f"{_SINCE} {NEGATED}"
_ALREADY = r"(?:(?:sudah|udah|telah|udh|sdh|uda|dah|sekarang|skrg|kini) )"
_SPAN = r"(?:(?:hampir|lebih dari|sekitar) )?(?:\w+ )?(?:se)?(?:tahun|taun|thn|bulan|bln|minggu)"
_FAVOURITE = r"(?:favorit|kesukaan|kesayangan|andalan|idola|favorite|fav|jagoan)"
_DONE_DAILY = (
    r"(?:rutin|selalu|biasanya|pasti|wajib|harus|biasa|jogging|joging|senam|lari|jalan kaki"
    r"|jalan pagi"
    r"|jalan santai|ngopi|minum|makan|bangun|tidur|nonton|baca|belajar|main|olahraga|gym|nge\w+"
    r"|renang|berenang|sholat|salat|shalat|tahajud|dhuha|ngaji|mengaji|yoga|jualan|nyuci|nyapu"
    r"|masak|setor|sarapan|puasa|meditasi|sepedaan|bersepeda|gowes|futsal|badminton|badmintonan"
    r"|bulutangkis|voli|mancing|mudik|pulang kampung|nyetok|bikin|nulis|nyiram|menyiram|kerja bakti"
    r"|arisan|ikut|les|latihan|nabung|menabung|dengerin|ngasih makan|kasih makan|telponan"
    r"|teleponan|nelpon|video call|antar|nganter|jemput|bersih-bersih|beres-beres|ke (?:pasar"
    r"|gereja|masjid|gym|sawah|kebun|ladang|kantor|pura))"
)
"""What somebody who leaves the subject out does themselves."""
_PASSING = (
    r"(?:error|gagal|lupa|kena|bingung|muncul|crash|hujan|ada|banyak|orang|kamu|dia|mereka|apa"
    r"|siapa|dapat|dapet|dimarahi\w*|disuruh|sakit|capek|telat|salah)\b"
)
_NOT_ENDED = (
    r"(?!(?:bisa|mau|akan|ada|tahu|tau|ing[ae]t|muncul|error|perlu|harus|usah|jadi|sempat|kuat"
    r"|sanggup|mungkin|boleh|dapat|ketemu|terlihat|berfungsi|jalan|masalah|sabar|peduli|paham"
    r"|ngerti|percaya|yakin|sakit|mual|pusing|demam|hujan|kepikiran|sedih|marah|ngantuk"
    r"|lapar|takut|keluar|nyala|sama)\b)"
)

_ENDING = (
    frame(_ENDED, rf"{DONE}{NOT} (?:pernah |mau |boleh )?(?P<object>{_NOT_ENDED}[a-z-]+"
          r"(?: [^\s,;.!?]+){0,6}?) lagi\b", "end", effect="end"),
    frame(_ENDED, rf"{_ALREADY}*{NOT} lagi (?:pernah )?(?P<object>{_NOT_ENDED}[a-z-]+ "
          r"(?!lagi\b)\S.*)", "end", effect="end"),
    frame(f"{_ENDED} lama", rf"(?:{_ALREADY}(?:(?:lama|{_SPAN}(?:an)?(?: (?:ini|lebih))?) )?|lama"
          rf" (?:banget )?){NOT} "
          rf"(?:pernah )?(?P<object>(?:makan|minum|{USE}|main|nonton|merokok|ngerokok|jualan|nanam"
          rf"|menanam|ngajar|mengajar|naik|konsumsi|langganan|ikut)\b(?: [^\s,;.!?]+)"
          r"{0,6}?)(?=[.!,;]|$)", "end", effect="end"),
    frame(f"berhenti stop setop udahan {_SINCE}",
          rf"{DONE}(?:berhenti|stop|setop|udahan)(?: (?:dulu|total|sama|dari|dengan|untuk))*"
          r" (?P<object>(?!kerja\b|bekerja\b|di\b|dulu\b|baca\b|membaca\b|sampai\b|sini\b|sebentar"
          r"|sejenak|karena\b|asa\b|sekolah\b)[a-z]\S*(?: [^\s,;.!?]+){0,6}?)"
          r"(?= (?:karena|soalnya|sejak|gara-gara|demi|biar)\b|[.!,;]|$)", "end", effect="end"),
    frame(f"unsub unsubscribe uninstall cancel batalin membatalkan ngebatalin cabut copot lepas"
          f" unfollow hapus tutup nutup menutup matiin {_SINCE}",
          rf"{DONE}(?:unsub|unsubscribe|uninstall|unfollow|cancel|copot|(?:batalin|membatalkan"
          rf"|ngebatalin|cabut|hapus)(?= langganan| akun| aplikasi| member)|(?:nutup|menutup"
          rf"|tutup|matiin)(?= akun| rekening| kartu| usaha| toko| warung| langganan))"
          rf"(?: (?:dari|langganan|aplikasi|akun|member))* (?P<object>(?!itu\b|ini\b)\S.*?)"
          r"(?= dari | sejak | karena |[.!,;]|$)", "end", effect="end"),
    frame(f"pensiun keluar mundur mengundurkan resign cabut lepas berhenti {_SINCE}",
          rf"{DONE}(?:pensiun|mundur|mengundurkan diri|lepas jabatan|berhenti|turun|keluar(?= dari"
          r" (?:grup|komunitas|klub|organisasi|partai|paduan|kursus|les)))(?: (?:dari|jadi|sebagai"
          r"|menjadi|main))+ (?:jabatan |posisi |pekerjaan )?"
          rf"(?P<object>(?!sini|sana|situ|sekolah\b)\S.*?)(?= sejak | karena |[.!,;]|$)", "end",
          effect="end"),
    frame("mantan eks bekas", rf"(?:mantan|eks|bekas) (?P<object>(?:{JOBS}|perokok|anggota|pemain"
          r"|ketua)\b[^,;.!]*)", "end", effect="end"),
    frame(f"cerai pisah putus {_SINCE}", rf"{DONE}(?:putus|pisah|cerai) (?:sama|dari|dengan"
          rf"|ama) (?P<object>(?:pacar|suami|istri|tunangan|mantan)\S*(?: \S+)?)", "end",
          effect="end"),
    frame("dulu dulunya", rf"dulu(?:nya)? (?:(?:{I}|suka|sering|rajin|hobi|emang|sempat) )*"
          rf"(?P<object>(?!pernah\b)[a-z]\S*(?: [^\s,;]+){{0,6}}?),? (?:tapi )?(?:sekarang|skrg"
          rf"|skrng"
          rf"|kini) (?:(?:{I}|sudah|udah|udh) )*(?:{NOT}(?! {USE}| suka| bisa| ada)|berhenti|stop)"
          r"(?: lagi)?(?=[.!,;]|$)", "end", effect="end"),
)  # fmt: skip

MOVED: tuple[Frame, ...] = (
    *(frame(_ENDED,
            rf"{DONE}{NOT} (?:lagi )?(?:{verb})(?: lagi)? di (?P<old>[^,;]{{2,40}}?)(?: lagi)?,"
            rf" (?:tapi )?(?:sekarang|skrg|kini|udah|sudah) (?:(?:{verb}|pindah|aku|saya|gue"
            rf"|udah) )*(?:di|ke) {OBJECT}", "identity", attribute=attribute, replaces=True)
      for verb, attribute in (("kerja|bekerja|dinas|ngantor|ngajar|mengajar", "employer"),
                              ("tinggal|ngekos|ngekost|ngontrak|kos|domisili|stay", "home"))),
    frame(f"pindah {_SINCE}",
          rf"{DONE}pindah (?:kerja|kerjaan|kantor|tempat kerja)(?: dari .{{1,40}}?)?,?"
          rf" (?:(?:sekarang|skrg|kini|jadi) )?(?:di|ke) {OBJECT}", "identity",
          attribute="employer", replaces=True),
    frame(f"ganti beralih pindah migrasi bermigrasi switch {_SINCE}",
          rf"{DONE}(?:ganti|beralih|pindah(?! [^,;]{{1,60}}\b{PLACES}\b)|migrasi|bermigrasi"
          rf"|switch)(?: \w+)? dari (?P<old>"
          rf"[^,;]{{1,40}}?) (?:ke|jadi) (?P<object>(?!kamar|lantai|meja|kelas|rumah)\S.*)",
          "tool", replaces=True),
)  # fmt: skip

_DECIDED = (
    frame(f"mantap bulat yakin fix deal final positif pasti sepakat setuju kompak tekad niat"
          f" kekeh memutuskan {_SINCE}",
          rf"{DONE}(?:mantap|bulat|fix|deal|final|positif|sepakat|kompak|setuju|bertekad)(?:(?:"
          r" tekad(?:nya)?| banget| bgt| semua| bareng| bersama|,|:| ya| untuk| buat| akan| bahwa"
          rf"| kalau| kalo| mau| jadi| {I})*) (?P<object>(?!sama (?:kamu|anda)|dengan (?:kamu|anda"
          rf"|pendapat)|sekali\b|banget\b|itu\b|{NOT}\b)[a-z]\S*(?:ba)? {NOT_HERE}\S.*)",
          "decision", **EPISODIC),
    frame(f"pilih memilih milih ambil ngambil {_SINCE}",
          rf"{DONE}(?:jatuh(?:kan)? pilihan(?:nya)? (?:ke|pada|di)|milihnya|pilihnya|ambilnya) "
          rf"(?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
)  # fmt: skip

_HELD = (
    frame("meninggal wafat almarhum almarhumah sudah udah telah", r"(?:sudah |udah |telah )?"
          r"(?P<object>meninggal|wafat|tiada|almarhum(?:ah)?)\b", "identity",
          attribute="death"),
    frame("", r"(?:(?:backend|frontend|front-end|back-end|full ?stack|senior|junior|mobile|android"
          r"|ios|web|sales|tim|tukang|juru|penjaga|kepala|wakil|mantri|tenaga|guru|buruh|asisten)"
          r" )(?P<object>[a-z][\w-]*(?: (?!di\b|yang\b|itu\b|ini\b|dan\b)[\w-]+){0,3}?)"
          r"(?= di | dan |[.!,]|$)", "identity", attribute="job",
          needs=("backend", "frontend", "end ", "stack", "senior", "junior", "mobile", "android",
          "web ", "sales", "tukang", "juru", "penjaga", "kepala", "wakil", "mantri",
          "tenaga", "buruh", "asisten")),
    frame("kelas kls kl", r"(?P<object>(?:kelas|kls) (?:\d+|[XVI]+|satu|dua|tiga|empat|lima|enam)"
          r"\b.*)", "identity", attribute="studies"),
    frame(f"sakit kena punya ada darah tensi kolesterol kencing {_SINCE}",
          rf"{DONE}(?:(?:sakit|kena|punya|ada|mengidap|penderita) )?(?:riwayat )?(?P<object>gula"
          r"(?= darah|,|\.|$| sejak| dan| kering| basah)(?: darah)?(?: tinggi)?|kencing manis"
          r"|darah (?:tinggi|rendah)|asam (?:lambung|urat)|kolesterol(?: tinggi)?|encok|rematik"
          r"|jantung(?! hati)|maag|asma|migrain|vertigo|anemia|sinusitis|tbc|katarak|hernia"
          r"|saraf kejepit|skoliosis|tiroid|gerd|wasir|ambeien|epilepsi|ayan)\b", "identity",
          attribute="health/"),
    frame("gatal gatel bentol alergi sesak bersin mual langsung pasti suka selalu",
          r"(?:(?:langsung|pasti|suka|selalu|jadi) )*(?:gatal|gatel|bentol|sesak|bersin|mual|ruam"
          rf"|biduran|diare|mencret|muntah)\S*{MUCH} (?:{IF}|tiap|setiap|abis|habis) (?:{I} )?"
          rf"(?:abis |habis )?(?:makan|minum|kena|pakai|pake|nyium) (?P<object>[^,;]{{2,40}})",
          "identity", attribute="allergy/"),
    frame("ngomong ngomongnya ngobrol ngobrolnya bicara bicaranya berbahasa biasanya pakai pake",
          rf"(?:(?:ngomong|ngobrol|bicara|berbicara)(?:nya)?{FILL} (?:pakai|pake|dalam"
          rf"|campur(?:an)?) (?:bahasa"
          r" )?|berbahasa )(?P<object>(?!apa\b|itu\b|ini\b|toa\b|mic)[A-Za-z]\w+(?: (?:sama|dan)"
          r" (?-i:[A-Z])\w+)?)(?=[.!,]|$| di|"
          r" sama| kalau| kalo| dan\b)",
          "identity", attribute="language/"),
    frame("usia usianya umur umurnya berusia berumur sudah udah", rf"{DONE}(?:(?:usia|umur|berusia"
          rf"|berumur)(?:nya)? )?(?:sudah |udah )?kepala \w+,? (?:tepatnya|persisnya|pas)"
          r" (?P<object>\d{1,3})", "identity", attribute="age"),
    frame("tinggal hidup", rf"(?:tinggal|hidup)(?:nya)? (?P<object>(?:sendiri|sendirian|serumah"
          rf" (?:dengan|sama|bareng) \w+"
          rf"|(?:(?:berdua|bertiga|berempat) )?(?:sama|bareng|bersama|dengan)"
          rf" (?:kami|{RELATION_NAMES})(?:{OF_ME})?(?: dan \w+)?)\b[^,;.!]*)",
          "identity", attribute="household"),
    frame("anggota ketua bendahara sekretaris pengurus pemilik pengelola pendiri relawan pelatih"
          " penyuluh kader juragan",
          r"(?P<object>(?:anggota|ketua|bendahara|sekretaris|pengurus|pemilik|pengelola|pendiri"
          r"|relawan|pelatih|penyuluh|kader|juragan) (?!yang\b|itu\b|ini\b)[a-z]\S*.*?)"
          r"(?= di | dan |[.!,]|$)", "identity", attribute="job"),
)  # fmt: skip

FIRST_CLAUSES: tuple[Frame, ...] = (
    frame("sudah udah telah diputuskan disepakati hasil", r"(?:sudah |udah |telah )?(?:diputuskan"
          r"|disepakati|diputusin) (?:dalam|di|saat|pas) (?:rapat|musyawarah|grup|forum|pertemuan)"
          r"(?: \w+)?(?:,|:| bahwa| kalau| untuk)+ (?P<object>\S.*)", "decision", **EPISODIC),
    frame("usia usiaku umur umurku", rf"(?:usia|umur){OF_ME} (?:sudah |udah )?kepala \w+,?"
          rf" (?:tepatnya"
          r"|persisnya|pas) (?P<object>\d{1,3})", "identity", attribute="age"),
    frame("cara langkah urutan", rf"(?:cara|langkah|urutan) {I} (?P<object>(?P<attribute>[a-z][\w"
          rf" -]"
          r"{1,40}?)(?:itu)?: .*\b(?:lalu|terus|trus|kemudian|baru|habis itu|abis itu|setelah itu"
          r"|terakhir)\b.*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("sarapan minuman makanan camilan menu rutinitas olahraga", r"(?:sarapan|minuman"
          r"|makanan|camilan|menu|ritual|olahraga) (?:wajib|rutin|harian|andalan(?!ku\b| saya|"
          r" aku| gue| gw))(?:ku| saya| aku|"
          r" gue| gw)?(?: (?:tiap|setiap) \w+)?(?:,? (?:itu|adalah|ya)|:)? (?P<object>(?!apa\b"
          r"|yang mana)\S.*)",
          "pattern"),
)  # fmt: skip
"""Whole clauses, before all others."""

_LIVED = (
    frame("anak", r"(?P<object>anak (?:pramuka|basket|band|teater|osis|pecinta alam|mapala|motor"
          r"|vespa|rantau|kos|kost|kosan|pondok|pesantren|asrama|paskib\w*|futsal|pmr|rohis|voli"
          r"|dance|musik|jalanan|rumahan|kampung|desain|gunung|metal|punk|indie|himpunan|ukm"
          r"|bem)\b.*)",
          "identity", attribute="trait/"),
    frame("gampang mudah gampangan tipe", r"(?P<object>(?:gampang|mudah) (?:mabuk|masuk angin"
          r"|alergi|sakit|kepanasan|kedinginan|panik|lupa|tersinggung|nangis|capek|capai|lelah"
          r"|bosan|bosen|cemas|kaget|lapar|haus|kembung|keringetan|keringatan|baper|kagetan|pingsan"
          r"|pilek|batuk)"
          r"\b.*)", "identity", attribute="trait/"),
    frame("mengoleksi ngoleksi koleksi ngumpulin mengumpulkan mengkoleksi", r"(?:mengoleksi"
          r"|ngoleksi|koleksi|ngumpulin|mengumpulkan|mengkoleksi) (?P<object>(?!data\b|bahan|tugas"
          r"|info|uang\b"
          r"|berkas)\S.*?)(?= sejak | dari |[.!,;]|$)", "identity", attribute="hobbies"),
    frame(f"jadian pacaran tunangan bertunangan menikah nikah kawin {_SINCE}",
          rf"{DONE}(?:jadian|pacaran|tunangan|bertunangan|menikah|nikah|kawin)(?: \w+)? (?:sama|ama"
          rf"|dengan) (?P<object>{PROPER})", "identity", attribute="partner"),
    frame(f"wisuda lulus tamat {_SINCE}", rf"{DONE}(?:wisuda|lulus|tamat)(?: kuliah| sekolah|"
          rf" S[123])?"
          rf" dari (?P<object>\S.*)", "identity", attribute="degree"),
    frame(f"tinggalkan ninggalin meninggalkan tinggalin pensi quit off lepas bebas tobat {_SINCE}",
          rf"{DONE}(?:tinggalkan|ninggalin|meninggalkan|tinggalin|pensi(?: dari)?|quit(?: dari)?"
          r"|off dari|lepas dari|bebas dari|tobat dari) (?P<object>(?!rumah|hp\b|dompet|kunci"
          r"|pesan|pekerjaan|dunia|sini|sana|dia|aku)[^\s,;.!?]+(?: [^\s,;.!?]+){0,4}?)(?=,|"
          r" sejak |[.!;]"
          r"|$)", "end", effect="end"),
    frame("pasti selalu langsung biasanya", r"(?:(?:pasti|selalu|biasanya) )+(?P<object>langsung"
          r" \S.*)", "pattern"),
    frame("isi mengisi habisin menghabiskan", r"(?:isi|mengisi|habisin|menghabiskan) (?:waktu|hari"
          r"|weekend|akhir pekan)(?: \w+)? (?:dengan|dgn|buat|untuk) (?P<object>\S.*)", "identity",
          attribute="hobbies"),
)  # fmt: skip

_RHYTHM = (
    frame(f"akan bakal bakalan {_SINCE}", rf"{DONE}(?:akan|bakal|bakalan) (?P<object>(?:menikah"
          r"|nikah|bercerai|resign|pensiun|lahiran|(?:meng)?ambil (?:S[123]|cuti|kursus|KPR"
          r"|jurusan|kelas"
          r"|beasiswa)|(?:mem)?beli (?:rumah|mobil|motor|tanah)|pindah ke)\b(?!.*\b(?:apa|kalau"
          r"|mana)\b).*)", "decision", **EPISODIC),
    frame(f"{NEGATED} belum gabisa gakbisa", rf"(?:{NOT} ?|belum )bisa (?:mulai |langsung"
          r" )?(?P<object>(?:kerja|hidup|tidur|makan|bangun|fokus|belajar|mikir)(?: [a-z]+)? tanpa "
          r"(?!bantuan|kamu|internet|error)[^,;]+)", "pattern"),
    frame("makan sarapan mandi masuk", r"(?P<object>(?:makan (?:malam"
          r"|siang)"
          r"|sarapan|mandi|masuk kerja)(?:nya)? (?:(?:selalu|biasanya|sekitar|tiap|setiap) )*(?:jam"
          r"|pukul) \S.*)", "pattern"),
    frame("kalau kalo klo kl pas saat", rf"(?P<object>{IF} [\w -]{{2,30}}?,? (?:{I} )?(?:pasti"
          rf"|selalu|biasanya|biasa|wajib|mesti|sering|harus) (?!{_PASSING}|{I}\b)[a-z].*)",
          "pattern"),
)  # fmt: skip

EVERYDAY_VERBS: tuple[Frame, ...] = _ENDING + _DECIDED + _RHYTHM + _LIVED + _HELD
"""Tried where no narrower frame of a subject's verb matches."""

_KIN_COUNTED = "anak anakku cucu cucuku adik adikku kakak kakakku saudara saudaraku putra putri"
_GOALS = (
    r"(?:ambil|ngambil|beli|daftar|nikah|pindah|pakai|pake|sewa|nyewa|ngontrak|jual|buka|bangun"
    r"|renovasi|resign|kuliah|umrah|umroh|mudik|liburan|cat|nyicil|kredit|lanjut|ganti|pilih|milih"
    r"|tetap|lahiran|bikin|ikut|adopsi|migrasi|sekolah|masuk|kerja|les|operasi|investasi|nabung"
    r"|menikah|membeli|menjual|mengambil|menyewa|memakai|menggunakan|membuka|membangun)"
)

_HABITUALLY = r"(?:pasti|selalu|biasanya|biasa|rutin|sering|suka|langsung|wajib|mesti)"

EVERYDAY_CLAUSES: tuple[Frame, ...] = (
    frame("kalau kalo klo kl pas saat kalau abis habis sehabis selesai selepas pulang sepulang"
          " sebelum"
          " setelah sesudah selama tiap setiap saban pagi siang sore malam malem subuh weekend"
          " hari",
          rf"(?P<object>(?:[^\s,;.?]+,? ){{2,7}}?(?:{I}{FILL} (?={_HABITUALLY}\b)(?!suka\b.*"
          rf" (?:sama"
          rf"|banget))(?!langsung\b)(?:{_HABITUALLY} )+|(?:biasanya|selalu|pasti|seringnya) {I} )"
          rf"(?!{_PASSING})[a-z].*)", "pattern"),
    frame("sudah udah emang memang menjadi jadi", rf"(?:(?:sudah|udah|emang|memang) )*(?:jadi"
          rf"|menjadi) (?:rutinitas|kebiasaan|ritual|tradisi|hobi)(?: \w+)?{OF_ME}(?: untuk| buat"
          r"| kalau)? (?P<object>\S.*)", "pattern"),
    frame("waktu wktu hari", rf"(?:waktu|wktu) (?:luang|senggang|kosong|libur)(?:{OF_ME})?(?:"
          rf" (?:biasa"
          rf"(?:nya)?|sering|selalu|{I}|di|ku))* ?(?:(?<=biasanya)(?= [a-z])|isi|diisi|kuisi"
          rf"|pakai|dipakai|habiskan|abisin"
          rf"|dihabiskan|buat|untuk)(?: (?:dgn|dengan|buat|untuk))* (?P<object>(?!apa\b)\S.*)",
          "identity", attribute="hobbies"),
    frame("", rf"(?:[a-z]+ ){{1,3}}?(?:yang|yg) (?:(?:lagi|lg|selalu|sering|biasa|rutin|masih"
          rf"|paling|terus) )+(?:{I} )?(?:ku)?[a-z]+(?: (?:tiap|setiap) \w+| sekarang)?(?: (?:itu"
          r"|tuh|ya|adalah"
          rf"|cuma))* (?P<object>{PROPER})(?=[.!,]|$)", "pattern",
          needs=(" saya ", " aku ", " gue ", " gw ", " ku")),
    frame("", rf"(?:[a-z]+ ){{1,3}}?(?:kami|kita) (?:(?:sudah|udah|udh|akhirnya|telah)"
          rf" )*(?:sepakat|memutuskan|mutusin|putuskan|putusin|sepakati|kompak|bertekad)(?:"
          rf" (?:mau|untuk|buat|akan|bahwa|kalau))* "
          rf"(?P<object>{NOT_HERE}\S.*)", "decision",
          needs=("sepakat", "putus", "mutusin", "kompak", "tekad"), **EPISODIC),
    frame("", rf"(?P<thing>(?:bengkel|warung|toko|kios|lapak|kedai|sekolah|klinik|salon|laundry"
          rf"|kafe"
          rf"|sawah|kebun|ladang|kampus|pesantren|pondok)){OF_ME}(?: (?:ada|letaknya|lokasinya|itu"
          rf"|terletak))* di (?P<object>(?!mana|sini|sana|situ|grup)\S.*)", "identity",
          needs=(" di ",)),
    frame("", rf"(?P<thing>(?:dagangan|jualan|tanaman|ternak|peliharaan|ikan|bahan|pupuk)){OF_ME}"
          rf"(?: (?:kebanyakan|utamanya|utama|itu|adalah|cuma|semuanya|macam-macam|ada))+ "
          rf"(?P<object>(?!{NOT}\b|mati|habis|rusak|apa\b|layu)\S.*)", "identity",
          needs=("dagangan", "jualan", "tanaman", "ternak", "peliharaan", "ikan", "bahan", "pupuk",
          "Dagangan", "Jualan", "Tanaman", "Ternak")),
    frame("setiap tiap saban hampir seminggu sehari sebulan setahun dua tiga sekali",
          rf"(?:hampir )?(?P<object>(?:{OFTEN}|(?:setiap|tiap|saban) (?:{DAY}|{PART_OF_DAY}|hari"
          rf"|malam|habis \w+|bulan \w+|musim \w+)(?: (?:pagi|siang|sore|malam|malem))?),?"
          rf" (?:{_DONE_DAILY}) (?!{_PASSING})(?!.*\b(?:apa|berapa|siapa|kamu|anda|orang-orang)\b)"
          r"\S.*)", "pattern"),
    frame("dengan setelah sesudah demi atas berkat meski walau walaupun usai", rf"(?:dengan|setelah"
          rf"|sesudah|demi|atas|berkat|meski|walau(?:pun)?|usai)(?: [a-z-]+){{1,6}}?,? {I}"
          r" (?:(?:sudah|udah|akhirnya|juga) )*(?:memutuskan|mutusin|sepakat|mantap|bertekad"
          r"|bulat)(?: (?:untuk|buat|akan"
          rf"|mau))* (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame("setiap tiap saban", rf"(?P<object>(?:{OFTEN}|(?:setiap|tiap|saban) {DAY})(?: (?:pagi"
          r"|siang|sore|malam|malem))? ada (?:kelas|kajian|latihan|les|arisan|pengajian|kuliah"
          r"|ibadah|misa|kursus)\b"
          r".*)", "pattern"),
    frame("hari weekday weekdays", rf"(?P<object>(?:hari (?:kerja|biasa)|weekdays?),? {I}"
          rf" (?!{_PASSING})"
          r"[a-z]+ \S.*)", "pattern"),
    frame("", rf"(?!.*\b(?:ini|itu|tadi)\b)[a-z-]+(?: [a-z]+){{0,3}}? (?:saya |aku |gue |gw |kami"
          r" |ku ?)(?:catat|simpan|tulis|kelola|atur|taruh|kerjakan|susun|hitung|edit)\w* (?:di"
          r"|pakai|pake|dengan|lewat)"
          rf" (?P<object>{PROPER}|excel|notion|canva|spreadsheet)(?=[.,!]|$)", "tool",
          needs=("catat", "simpan", "tulis", "kelola", "atur", "taruh", "kerjakan", "susun",
          "hitung",
          "edit")),
    frame("keputusan pilihan hasil kesepakatan akhirnya", rf"(?:keputusan|pilihan|kesepakatan)"
          rf"(?:nya)?(?:{OF_ME})? (?:sudah |udah )?(?:bulat|final|fix|mantap|jatuh (?:ke|pada))"
          r"(?:,|:| adalah| untuk)* (?P<object>[^,;]+)", "decision", **EPISODIC),
    frame("", rf"(?:{RELATION_NAMES})(?:{OF_ME})? (?:sama|dan|ama) {I} (?:(?:sudah|udah|udh"
          rf"|akhirnya) )*(?:sepakat|setuju|memutuskan|mutusin|kompak|jadi)(?: (?:mau|untuk|buat"
          rf"|akan|bahwa))* (?P<object>{NOT_HERE}\S.*)", "decision",
          needs=("sepakat", "setuju", "memutus", "mutusin", "kompak", "jadi"), **EPISODIC),
    frame("akhirnya jadinya oke ok yaudah ya setelah tim",
          rf"(?:akhirnya|jadinya|oke?|yaudah|ya udah|setelah [^,;]{{3,40}}),? (?:(?:tim|keluarga"
          rf"|kantor) )?{I} (?:(?:mau|udah|sudah|jadi|akan) )*(?:pilih|milih|memilih|mutusin"
          rf"|memutuskan|sepakat|putusin)(?: (?:untuk|buat|pakai|pake))* (?P<object>{NOT_HERE}"
          r"(?!opsi|nomor)\S.*)", "decision", **EPISODIC),
    frame("akhirnya jadinya yaudah oke fix", rf"(?:akhirnya|jadinya|yaudah|fix|oke fix),? {I} "
          rf"(?:(?:mau|udah|sudah|jadi|akan) )+(?P<object>{_GOALS} {NOT_HERE}\S.*)", "decision",
          **EPISODIC),
    frame("", rf"(?P<object>(?!apa\b|ini\b|itu\b|kamu\b|{I}\b|yang\b|kalau\b|kalo\b)[\w\ue000\"]"
          rf"[^,;:?]{{1,50}}?) (?:(?:tetap|tetep|masih|emang|memang|itu|adalah|jadi|udah) )*"
          r"(?:nomor satu|no\.? ?1|nomer satu|juara|terbaik|(?:is )?the best|paling enak|paling"
          r" top|paling seru)"
          rf" (?:buat|bagi|menurut|untuk|versi|di hati) ?{I}(?=[.!,]|$)", "preference",
          needs=("buat", "bagi", "menurut", "untuk", "versi", "hati")),
    frame("fav favorit favoritku favku kesukaan idola idolaku", rf"{_FAVOURITE}(?:{OF_ME})?{MUCH}"
          rf"{IS} (?P<object>(?:(?:lagu|film|buku|novel|makanan|minuman|drama)-?(?:2|nya|2nya)"
          r" )?(?-i:[A-Z])\S.*)", "preference"),
    frame("yang yg hal kegiatan", rf"(?:(?:hal|kegiatan) )?(?:yang|yg) paling (?:{I} |ku ?)?(?:suka"
          rf"|sukai|senangi|gemari|favoritin|seneng|nikmati|cintai|demen)(?: {I})?(?: (?:itu|adalah"
          r"|ya|tuh|dari dulu|sejauh ini|ialah)|:)+ (?P<object>(?!kalau|kalo|apa\b|siapa)\S.*)",
          "preference"),
    frame("", rf"(?:[a-z-]+ )?(?P<attribute>[a-z]+) (?:yang|yg) paling (?:{I} |ku ?)?(?:berkesan"
          rf"|membekas|menyentuh|ngena|enak|seru"
          rf"|bagus|{_FAVOURITE}|suka|sukai) (?:menurut|buat|bagi|versi) ?{I}{IS} "
          rf"(?P<object>(?!apa\b|yang\b)\S.*)", "favourite",
          needs=("menurut", "buat", "bagi", "versi")),
    frame("kalau kalo klo soal urusan", rf"(?:{IF}|soal|urusan) (?:(?:soal|urusan) )?[a-z"
          rf" -]{{3,25}}?,? (?:{I} )?(?:paling suka|lebih suka|lebih milih|sukanya|favorit\w*"
          rf"|andalan\w*|jagoan\w*)(?:{OF_ME})?(?: sama| ya"
          rf"| tetap| tetep| itu| tuh)* (?P<object>(?!apa\b|yang mana)\S.*)", "preference"),
    frame(_KIN_COUNTED, rf"(?:anak|cucu|adik|kakak|saudara|putra|putri)(?:-\w+)?{OF_ME}"
          rf"(?: (?:ada|sudah|udah|cuma|baru|total(?:nya)?))* (?P<object>{COUNT}\b)"
          rf"(?=[.!,]|$| di | yang )", "identity", attribute="children"),
    frame("badan badanku kulit kulitku perut perutku muka mukaku tenggorokan bibir lidah",
          rf"(?:badan|kulit|perut|muka|tenggorokan|bibir|lidah){OF_ME} (?:(?:langsung|pasti|suka"
          rf"|selalu|jadi|bisa) )*(?:gatal|gatel|bentol|merah|ruam|bengkak|mules|perih|sakit"
          rf"|biduran)\S*{MUCH} (?:{IF}|tiap|setiap|abis|habis) (?:{I} )?(?:abis |habis )?"
          r"(?:makan|minum|kena|pakai|pake|nyium) (?P<object>[^,;]{2,40})", "identity",
          attribute="allergy/"),
    frame("", rf"(?P<object>(?:{JOBS})\b(?: (?!yang\b|itu\b|ini\b|favorit"
          rf"|langganan)[a-z]+){{0,3}}?)"
          rf" {I}(?: ini| mah| tuh)*(?=[.!,]|$| (?:bos|bang|kak|pak|bu|min)\b)", "identity",
          attribute="job", needs=tuple(f" {one}" for one in ("saya", "aku", "gue", "gw", "gua"))),
    frame("ngajar mengajar jualan dagang kerja kerjaan usaha",
          r"(?:(?:ngajar|mengajar) (?P<object>(?!di\b|dulu)[^,;.!]+?)(?= di | sejak |[.!,]|$)"
          r").*", "identity", attribute="job"),
    frame("cara langkah", rf"cara {I} (?P<object>(?P<attribute>[a-z][\w -]{{1,40}}?)(?:itu)?[:,] "
          r".*\b(?:lalu|terus|trus|kemudian|baru|habis itu|abis itu|setelah itu|terakhir)\b.*)",
          "procedure", type=MemoryType.PROCEDURAL),
    frame("", rf"(?:pembayaran|transaksi|pembukuan|pencatatan|stok|laporan|absensi|kasir|jadwal"
          rf"|kerjaan|pekerjaan|desain"
          rf"|catatan|tugas|data)(?:{OF_ME})?(?: (?:di|dan)(?: [a-z]+){{1,3}}?(?:{OF_ME})?)?"
          rf" (?:(?:masih|selalu"
          rf"|sekarang|semua|cuma) )*{USE} (?P<object>(?!{NOT}\b|apa\b|siapa)(?:{PROPER}|[a-z]+)"
          rf")(?: terus| semua)?{END}", "tool", needs=("pakai", "pake", "guna", "memakai")),
    frame("", rf"(?P<thing>(?:warung|toko|kios|bengkel|kedai|salon|kafe|klinik|praktik|laundry"
          rf"|usaha|kantor|restoran)){OF_ME} (?:(?:biasa(?:nya)?|selalu|itu) )?(?P<object>buka"
          rf" (?:dari"
          r" |mulai |setiap |tiap |jam |pukul |hari )\S.*)", "identity", needs=("buka",)),
    frame("", rf"(?P<thing>(?:sawah|kebun|ladang|tanah|lahan|rumah|tambak|kolam|pekarangan))"
          rf"{OF_ME}(?: (?:sudah|udah|sekarang|masih))* (?P<object>(?:luas(?:nya)?|ditanami"
          rf"|tanam(?:an)?(?:nya)?|isinya|ukuran(?:nya)?"
          r"|tipe) \S.*)", "identity", needs=("luas", "tanam", "isinya", "ukuran", "tipe")),
)  # fmt: skip
"""Whole clauses, after all others."""
