"""What Indonesian says of a subject: one frame for each way to say it, formal and spoken.

The verb has no person, so a frame follows a subject; names and properties follow what they are of
("nama saya", "namaku"), mostly without a verb between. Spoken language puts a subject behind its
verb as well ("suka banget gue sama kopi"), so a frame lets one stand there.
"""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.indonesian_changes import SHIFTED
from kumbuka.memory.extraction.languages.indonesian_everyday import EVERYDAY_VERBS, MOVED
from kumbuka.memory.extraction.languages.indonesian_identity import IDENTITY, LIVE, WORK
from kumbuka.memory.extraction.languages.indonesian_parts import (
    DONE,
    EPISODIC,
    FILL,
    IF,
    MUCH,
    NEGATED,
    NOT,
    NOT_HERE,
    OBJECT,
    OF_ME,
    OFTEN,
    PART_OF_DAY,
    PROPER,
    RELY,
    USE,
    VERY,
    WITH,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_told import TOLD_VERBS
from kumbuka.memory.extraction.languages.indonesian_words import JOBS
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_NO: dict[str, Any] = {"polarity": "-"}
_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru barusan emang"
_ENDED = f"{_SINCE} {NEGATED}"
_LIKE = (
    r"(?:suka(?:-sukanya)?|menyukai|doyan|senang|gemar|tertarik|minat|cocok|sreg|cenderung"
    r"|menggemari|demen|(?:seneng-)?seneng|enjoy|nikmatin|betah)(?:nya)?"
)
_LOVE = (
    r"(?:cinta|mencintai|menikmati|menyenangi|tergila-gila|keranjingan|kecanduan|ketagihan"
    r"|obsessed|addicted|love|into(?= banget| bgt)|menggeluti|menekuni|nge-?fans?|gandrung|jatuh"
    r" (?:cinta|hati)|gila(?! ya\b| kali\b| sih\b)|hobi(?:nya)?|prefer)"
)
_LOVER = (
    r"(?:(?:seorang )?(?:penggemar|peminum|pemuja|pecinta|pencinta|penikmat|penyuka|penggila|maniak"
    r"|kolektor|pengoleksi|pemburu|fans?|pendukung|suporter|supporter)(?:nya)?(?: berat| setia|"
    rf" fanatik| garis keras)?|tim(?= \S+ (?:{NOT}|diaduk|manis)))"
)
_HATE = (
    r"(?:benci|membenci|hate|sebal|sebel|jijik|anti|muak|mager|males|malas|ogah|kesel|kesal|gedek"
    r"|gedeg|eneg|enek|risih|ilfil|ilfeel|geli|sensi|empet|gerah|trauma|bete|bt|kapok)"
)
_DO = (
    rf"(?:{USE}|minum|makan|main|bermain|naik|punya|memiliki|belajar|kuliah(?: di)?|langganan"
    r"|berlangganan|ikut|nonton|menonton|pergi ke|latihan|baca|membaca|konsumsi|mengonsumsi"
    r"|beli|membeli|mengendarai|menyetir|ngopi|ngegym|nge-gym|jualan|ngajar|mengajar|buka"
    r"|follow|ngikutin|pelihara|piara)"
)
_SMOKE = (
    r"(?:(?:me|nge)?rokok|ngerokok|vaping|ngevape|begadang|olahraga|sarapan|ngopi|lari|ngegame)"
)
_WITHOUT_THANKS = (
    rf"(?!(?:(?:sama|ama|dengan|dgn|akan|pada) )?(?:{NOT}|idenya|sarannya|jawaban|hasil|cara"
    r" (?:kamu|ini|itu)|balasan|kamu|anda|bingung|lupa|sedih|kesel|kesal|gagal|telat|salah|heran"
    r"|kaget|capek|kesulitan|merasa|ngerasa|ketiduran|panik|mencret|mules|pusing|mual|sakit|kambuh"
    r"|nangis|ngantuk|gatal|gatel|bentol|bersin|batuk|pilek|sesak|kram|kesemutan|susah|sulit"
    r"|tiba-tiba|marah|ngambek|ngomel|menangis|rewel|bohong|muntah|ngompol|tantrum|lemas|lemes"
    r"|demam|hilang|terbangun|kebangun|insomnia|nggak|kepikiran)\b)"
)
"""Neither what was just answered nor a mood is a liking."""

_ENDINGS = (
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi )?{VERY}{_LIKE}{WITH} (?P<object>\S.*?) lagi\b",
          "preference", **_NO),
    frame(_ENDED, rf"(?:sudah|udah|telah|udh|sdh|uda|dah) {NOT} (?:lagi )?{_LIKE}(?: lagi)?{MUCH}"
          rf"{WITH} {OBJECT}", "preference", **_NO),
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi {_LIKE}|{_LIKE} lagi){WITH} {OBJECT}", "preference",
          **_NO),
    *(frame(_ENDED,
            rf"(?:{DONE}{NOT} (?:lagi {verb} di|{verb} lagi di) {OBJECT}"
            rf"|{DONE}{NOT} {verb} di (?P<old>\S.*?) lagi\b|(?:sudah|udah|telah|udh|sdh|uda) {NOT}"
            rf" {verb} di (?P<end>\S.*))",
            "identity", attribute=attribute, effect="end_attribute", fixed=attribute)
      for verb, attribute in ((LIVE, "home"), (WORK, "employer"))),
    frame(f"berhenti stop keluar resign cabut mundur {_SINCE}",
          rf"{DONE}(?:(?:berhenti|stop) (?:kerja|bekerja)|keluar|resign|mengundurkan diri|mundur"
          rf"|cabut"
          r"|pensiun|out) (?:dari|di) (?:pekerjaan di |kantor |perusahaan )?(?P<object>(?:PT "
          rf"|bank )?{PROPER}|(?!kantor|kerja|sini|sana|grup)[a-z]+(?= {I}\b| bulan\b| tahun\b|"
          rf" minggu\b| kemarin| sejak|[.!,]|$))",
          "identity", attribute="employer", effect="end_attribute"),
    frame(f"{_ENDED} bukan",
          rf"{DONE}(?:{NOT}|bukan) (?:lagi )?(?:seorang )?(?P<object>vegetarian|vegan|pescatarian)",
          "identity", attribute="diet", effect="end_attribute"),
    frame("bukan sudah udah", rf"{DONE}bukan (?:lagi (?:seorang )?(?P<object>(?:{JOBS})\b[^,;.]*?)"
          rf"|(?:seorang )?(?P<old>(?:{JOBS})\b[^,;.]*?) lagi)(?=[.!,]|$)", "identity",
          attribute="job", effect="end_attribute", fixed="job"),
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi )?alergi (?:(?:lagi|terhadap|sama|pada|dengan) )*"
          r"(?P<object>\S.*?)(?: lagi)?(?=[.!,]|$)",
          "identity", attribute="allergy/", effect="end_attribute"),
    frame(_ENDED, rf"{DONE}{NOT} (?:lagi {_DO}|{_DO} lagi) {OBJECT}", "end", effect="end"),
    frame(_ENDED, rf"(?:sudah|udah|telah|udh|sdh|uda|dah|sekarang|skrg) {NOT} (?:pernah )?{_DO}"
          r" (?P<object>(?!lagi\b)\S.*)", "end", effect="end"),
    frame(_ENDED, rf"{DONE}{NOT} {_DO} (?P<object>\S.*?) lagi\b", "end", effect="end"),
    frame(_ENDED, rf"(?:{DONE}{NOT} (?P<object>{_SMOKE}) lagi\b|(?:sudah|udah|udh|sdh|uda|telah)"
          rf" {NOT} (?P<old>{_SMOKE})\b)", "end", effect="end"),
    frame(_ENDED, rf"{DONE}(?:lama )?{NOT} (?!bisa|mau|akan|ada\b|tahu|tau|ing[ae]t|muncul|error"
          rf"|pernah|perlu|harus|usah|jadi|sempat|kuat|sanggup|{_LIKE})(?:[a-z-]+) "
          r"(?:sama |di |dengan )?(?P<object>[^,;.]{2,60}?) lagi\b", "end", effect="end"),
    frame(f"berhenti stop {_SINCE}", rf"{DONE}(?:berhenti|stop|udahan) {_DO} (?!sampai\b|sejak\b"
          rf"|dari\b|karena\b|total\b|mulai\b){OBJECT}",
          "end", effect="end"),
    frame(f"berhenti stop kapok putus udahan uninstall unfollow unsubscribe {_SINCE}",
          rf"{DONE}(?:berhenti|stop|kapok|udahan|putus(?= sama| dari| dengan| langganan)|uninstall"
          r"|hapus(?= aplikasi| (?-i:[A-Z]))|unsubscribe|unfollow)(?: (?:sama|dari|dengan))?"
          r" (?P<object>langganan \S.*|(?!kerja|bekerja|di\b|sejak\b|dari\b|karena\b|(?:baca "
          r"|nonton )?sampai|dulu|sebentar|sejenak|karena|"
          r"sekolah\b|asa\b|pakai emoji|pake emoji)\S.*)", "end", effect="end"),
    frame(f"menjual jual membuang meninggalkan ninggalin ngejual nutup menutup {_SINCE}",
          rf"{DONE}(?:menjual|jual|ngejual|membuang|buang|meninggalkan|tinggalkan|ninggalin"
          rf"|(?:nutup|menutup|tutup)(?= akun| rekening| toko| warung))"
          rf" (?P<object>(?:mobil|motor|sepeda|laptop|hp|rumah|akun|rekening|toko|warung"
          rf"|[a-z]+(?={OF_ME})|{PROPER}).*)", "end", effect="end"),
)  # fmt: skip

_SHIFT = (
    r"(?:pindah|beralih|ganti|berganti|migrasi|bermigrasi|berpindah|hijrah|berubah|pindahan|switch)"
)
_SHIFTED = (
    "pindah beralih ganti berganti migrasi bermigrasi berpindah hijrah berubah switch barusan"
    f" pindahan {_SINCE}"
)
_CHANGES = (
    frame(_SHIFTED, rf"{DONE}{_SHIFT} (?:\w+ )?dari (?P<old>\S.*?) (?:ke|menjadi|jadi) {OBJECT}",
          "tool", topics=ANY_TOPIC, replaces=True),
    frame(_SHIFTED, rf"{DONE}(?:beralih|ganti|berganti|migrasi|bermigrasi|switch)"
          rf" (?:\w+ )?dari (?P<old>\S.*?) (?:ke|menjadi|jadi) {OBJECT}", "tool", replaces=True),
    frame(_SHIFTED, rf"{DONE}{_SHIFT} (?:ke|pakai|pake|jadi) (?:pakai |pake )?{OBJECT}",
          "tool", topics=ANY_TOPIC, replaces=True),
    frame(_SHIFTED, rf"{DONE}(?:beralih|migrasi|bermigrasi|switch) ke {OBJECT}",
          "tool", replaces=True),
    frame(f"mengganti ganti menukar gantikan {_SINCE}",
          rf"{DONE}(?:mengganti|ganti|menukar|tukar)(?:kan)? (?P<old>(?!dari\b|ke\b)\S.*?)"
          rf" (?:dengan|jadi|menjadi|ke|sama) {OBJECT}", "tool", replaces=True),
    frame(f"pakai pake memakai menggunakan gunakan {_SINCE}",
          rf"{DONE}{USE} (?P<object>{NOT_HERE}\S.*?),? (?:dan )?(?:bukan(?:nya)?(?: lagi)?"
          r"|tidak lagi|alih-alih|ketimbang|daripada) (?P<old>\S.*)",
          "tool", replaces=True),
    frame("lebih suka", r"(?:lebih )?(?:suka|memilih) (?P<object>\S.*?),"
          r" (?:dan )?bukan(?:nya)? (?P<old>\S.*)", "preference"),
    frame("dulu dulunya", rf"dulu(?:nya)? (?:{I} )?(?:{USE} )?(?P<old>[^,;]{{2,60}}?),? (?:tapi )?"
          rf"(?:sekarang|skrg|kini) (?:{I} )?(?:udah |sudah )?(?:(?:ganti|pindah"
          rf"|beralih) )?(?:{USE}"
          rf"|jadi|ke) {OBJECT}", "tool", replaces=True),
    frame("dulu dulunya", rf"dulu(?:nya)? (?:{I} )?{USE} (?P<old>[^,;]{{2,60}}?),? (?:tapi )?"
          rf"(?:sekarang|skrg|kini) {OBJECT}", "tool", replaces=True),
)  # fmt: skip

_TOLD = (
    r"(?:jawab|dijawab|balas|dibalas|menjawab|membalas|bicara|berbicara|pakai|pake|memakai"
    r"|menggunakan|panggil|dipanggil|memanggil|memberi|beri|kasih|dikasih|tulis|menulis|menjelaskan"
    r"|jelaskan|dijelasin|singkat)"
)
_NOR = r"(?P<object>\S.*?)(?: (?:atau|maupun) .*|$)"
"""Whoever likes neither of two things may not be asking which of them."""
_COMPARED = (
    r"(?P<object>\S.*?)(?: (?:daripada|drpd|ketimbang|dibanding(?:kan|in)?)(?: dengan)?"
    r" (?P<compared>\S.*)|(?=[!,;]|\.?$).*)"
)
_PREFERENCES = (
    frame(NEGATED, rf"(?P<negated>{NOT}) (?:mau|suka|ingin|pengen) (?:kalau |kalo )?(?:kamu|lo|lu"
          rf"|anda|jawaban(?:nya|mu)?|dijawab)(?: (?:yang|jawab|selalu))* (?P<object>(?:{_TOLD}"
          r"|minta|terlalu|panjang|pakai|pake|kasih|bertele-tele|menggurui|sok|formal)\b.*)",
          "instruction", of_user_only=True),
    frame("lebih suka ingin mau pengen minta maunya pengennya",
          r"(?:lebih suka|ingin|mau|pengen|minta|maunya|pengennya)(?: kalau| kalo| jika| agar|"
          r" supaya| biar)? (?:kamu|anda|lo|lu) (?P<negated>tidak |jangan |nggak |gak"
          rf" )?(?P<object>(?:(?:selalu )?{_TOLD}|selalu \w+)\b.*)",
          "instruction", of_user_only=True),
    frame("lebih suka ingin mau maunya pengennya sukanya minta", r"(?:lebih suka|suka|ingin|mau"
          r"|maunya|minta"
          r"|pengennya|sukanya)(?: yang)? (?:kalau |kalo )?(?P<object>(?:dijawab|dibalas"
          r"|dijelaskan|dijelasin|dipanggil|(?:jawaban|penjelasan|balasan|respons?)(?:nya)?(?:"
          r" yang)? (?:\w+"
          r" )?(?:singkat|pendek|ringkas|panjang|detail|rinci|lengkap|padat|formal|santai|dalam"
          r" (?:bahasa|bentuk|format|poin\S*|tabel)|pakai|pake|berupa|langsung|to the point|dengan"
          r"|bahasa|to-the-point))\b.*)",
          "instruction", of_user_only=True),
    frame("lebih lbh", r"(?:lebih|lbh) (?:suka|memilih|milih|senang|pilih|betah|tertarik"
          r"|menyukai|menggemari|(?:gampang |mudah )?menikmati|prefer|seneng|doyan|cocok|nyaman"
          rf"|enak|condong|cenderung)(?:nya)?{FILL}(?: (?:dengan|sama|ke))? {_COMPARED}",
          "preference"),
    frame("prefer mending mendingan", rf"(?:prefer|mending(?:an)?)(?: {I})? {_COMPARED}",
          "preference"),
    frame("lebih lbh", rf"(?:lebih|lbh) ke (?:tim |(?=.* (?:daripada|ketimbang)"
          rf" )){_COMPARED}", "preference"),
    frame(f"kurang gasuka gaksuka gadoyan gademen ganyaman {NEGATED} sangat benar paling emang"
          " memang agak",
          rf"{VERY}(?:{NOT} ?|kurang )(?:begitu |terlalu |terlampau |pernah )?(?:{_LIKE}|hobi"
          rf"|respek|nyaman|menikmati|menyenangi|ngefans|love){MUCH}{WITH} (?!kalau kamu|kalo kamu"
          rf"|jika|kamu){_WITHOUT_THANKS}(?:(?:kalau|kalo|di|ke) (?=\S+ \S))?(?:yang namanya |liat"
          rf" )?{_NOR}", "preference", **_NO),
    frame(f"gabisa gakbisa gatahan gakuat {NEGATED} sangat benar paling emang memang suka",
          rf"(?:suka )?{VERY}{NOT} ?(?:bisa"
          rf" )?(?:tahan|kuat|betah|sanggup|toleran){MUCH}{WITH} (?!lama\b|lagi\b)(?:(?:kalau|kalo"
          rf"|klo|kl) (?=\S+ \S))?(?:(?:makan|liat|lihat|nyium|denger|dengar|kena) )?{OBJECT}",
          "preference", **_NO),
    frame("benci membenci hate mager sebal sebel jijik anti muak males malas ogah kesel kesal gedek"
          " gedeg eneg"
          " enek risih ilfil ilfeel geli paling sangat agak emang memang empet gerah",
          rf"{VERY}{_HATE}{MUCH}(?: (?:sama|ama|sm|dengan|dgn|liat|lihat|denger|dengar|kalau|kalo"
          rf"|pada))? (?!dia\b|kamu\b|mereka\b|hari ini|lagi\b|kerja\b(?! \w)|ngapa|diri|buat kamu)"
          rf"{_WITHOUT_THANKS}(?:yang namanya )?{OBJECT}",
          "preference", **_NO),
    frame("bukan", r"bukan (?:penggemar|pecinta|fans?|tipe (?:orang )?yang suka|orang yang suka)"
          rf"(?: berat)? {OBJECT}", "preference", **_NO),
    frame("suka menyukai doyan gemar menggemari senang cinta mencintai sangat amat paling sgt"
          " benar bener tergila penggemar seorang demen seneng hobi menikmati"
          " lumayan cukup pecinta pencinta fans fan keranjingan kecanduan ketagihan ngefans"
          " gandrung"
          " nge jatuh gila tim penikmat peminum pemuja betah penyuka maniak enjoy emang memang"
          " sukanya doyannya"
          " hobinya senengnya obsessed addicted love into menggeluti menekuni kolektor pengoleksi"
          " pemburu penggila menyenangi"
          " pendukung suporter agak tertarik demennya lagi",
          rf"{VERY}(?:lagi )?(?:{_LIKE}|{_LOVE}|{_LOVER}){MUCH}{WITH} (?!kalau kamu|kalo kamu|jika"
          rf"|kamu\b){_WITHOUT_THANKS}(?:(?:kalau|kalo) (?=\S+ \S))?(?:yang namanya )?{OBJECT}",
          "preference"),
    frame("pilih memilih milih", r"(?:lebih )?(?:pilih|memilih|milih) (?P<object>\S.*?) (?:daripada"
          r"|ketimbang|dibanding(?:kan)?) (?P<compared>\S.*)", "preference"),
    frame("anaknya tipe tipikal", r"(?:anaknya|orangnya|tipe(?:nya)?"
          r"|tipikal) (?P<object>(?!suka)[a-z]+"
          r"(?: [a-z]+)??) (?:banget|bgt|sih)", "preference"),
)  # fmt: skip

_THEN = r"(?:lalu|kemudian|terus|trus|trs|baru|(?:setelah|abis|habis|sesudah) itu|terakhir)"
PASSING_DOING = (
    r"(?:dapat|mendapat|mendapatkan|dapet|gagal|error|bingung|lupa|salah|kena|bilang|berkata"
    r"|mengatakan|ngomong|cerita|bercerita|ngerti|mengerti|paham|sadar|dengar|mendengar|lihat"
    r"|melihat|coba|mencoba|tahu|tau"
    r"|berpikir|kepikiran|merasa|ketemu|bertemu|ada|bisa|menyangka|menyebut|ingin"
    r"|mau|dipanggil|disapa|menulis bahwa|punya|minta|meminta|menang|menyesal|menemukan"
    r"|melihatnya|suka|kesulitan|ngerasa|denger|kasihan|sedih|nanya|tanya|bertanya|lihatin|salah"
    r"|ditolak|dimarahin|diminta|disuruh|berharap|dong|aja|gini|gitu|begini|begitu)\b"
)
_DECIDED = (
    r"(?:memutuskan|putuskan|putusin|mutusin|sepakat|bersepakat|setuju(?= untuk| pakai| buat)"
    r"|bertekad|menetapkan|netapin|fix|bulat|mantap)"
)
_TAKE = (
    rf"(?:{USE}|pindah ke|beralih ke|ambil|mengambil|pilih|memilih|beli|membeli|ikut"
    r"|mengadopsi|adopsi)"
)
_STEP = (
    r"(?:ambil|ngambil|mengambil|beli|membeli|daftar|mendaftar|nikah|menikah|kuliah|pindah|ikut|"
    r"berangkat|liburan|naik|sewa|menyewa|nyewa|ngontrak|kontrak|buka|membuka|bangun|renovasi|cat"
    r"|ngecat|resign|nyicil|kredit|jual|menjual|ganti|lanjut|bikin|membuat|adain|mengadakan"
    r"|pesan|pesen|booking|mudik|umrah|umroh|merantau|kerja|pilih|milih|memilih|pakai|pake"
    r"|memakai|menggunakan|tinggal|tetap|undang|lamar|melamar|acaranya|resepsinya|nikahnya)"
)
_WANTED = (
    "memutuskan putuskan mutusin sepakat bersepakat setuju bertekad menetapkan fix bulat mantap"
)
_DECISIONS = (
    frame(f"{_WANTED} putusin netapin {_SINCE}",
          rf"{DONE}{_DECIDED}(?: nih| deh)?,? (?:(?:{I}|bahwa|kalau|kalo|mau|untuk|buat|ya"
          rf"|banget) )*(?P<negated>tidak |nggak |gak |ga |batal )?(?:jadi )?(?:{_TAKE} )?"
          r"(?P<object>(?!sama (?:kamu|anda|dia)|dengan (?:kamu|anda|dia)|sekali|itu\b)\S.*)",
          "decision", **EPISODIC),
    frame(f"{NEGATED} batal gajadi gakjadi nggajadi nggakjadi", rf"(?:{NOT} ?jadi|batal) "
          rf"(?:ke |{_TAKE} |{_STEP} |(?=\w{{3,}}(?:in|kan) |me\w{{4,}} |ng?\w{{4,}} |ke (?!sana"
          r"|sini)))(?P<object>(?!nanya|tanya|bertanya|deh\b)[^,;]+)",
          "decision", polarity="-", **EPISODIC),
    frame("tetap tetep", rf"(?:tetap|tetep) (?:{USE}|dengan|di) (?P<object>{NOT_HERE}\S.*)",
          "decision", **EPISODIC),
    frame(f"akan bakal jadi jadinya bakalan {_SINCE}",
          rf"{DONE}(?:akan|bakal|bakalan|jadi|jadinya) (?:{USE}|beralih ke|mengadopsi|deploy di)"
          rf" (?P<object>{NOT_HERE}\S.*)", "decision", **EPISODIC),
    frame(f"jadi jadinya {_SINCE}", rf"{DONE}(?:jadi|jadinya),? (?P<object>{_STEP}\b"
          rf"(?!nya\b)(?! (?:apa|mana|yang mana)\b){NOT_HERE} \S.*?)"
          r"(?:,? (?:dan )?bukan(?:nya)? (?:di |ke |yang )?(?P<old>\S.*))?$", "decision",
          **EPISODIC),
    frame("", rf"(?P<object>(?!{PASSING_DOING})(?!{NOT}\b)[a-z-]+ "
          rf"(?:[^,;]{{2,60}} )?dulu(?: [^,;]{{1,40}})?),? {_THEN}\b"
          rf"[^,;]{{3,80}},? {_THEN}\b.*", "procedure", needs=("dulu",),
          type=MemoryType.PROCEDURAL),
    frame("akhirnya", rf"akhirnya (?:{I} )?(?P<object>(?:ambil|ngambil|mengambil|daftar|sewa|"
          rf"menyewa|ngontrak|nyicil|memutuskan|resign|buka)\b {NOT_HERE}\S.*)", "decision",
          **EPISODIC),
    frame(f"memilih pilih milih {_SINCE}",
          rf"{DONE}(?:memilih|pilih|milih) (?:untuk )?(?P<negated>{NOT} )?(?:{USE}"
          rf" )?(?P<object>(?!opsi|nomor|yang\b"
          rf"|opsi|nomer){NOT_HERE}\S.*)", "decision", **EPISODIC),
)  # fmt: skip

_USUALLY = (
    r"(?:selalu|biasanya|biasa|lebih sering|kebiasaan|sering|seringkali|sering kali|kerap|rutin"
    r"|terbiasa|umumnya|pasti|udah biasa|sudah biasa|udah kebiasaan|wajib|seringnya|kadang suka)"
)
_HABITS = (
    *(frame("makan minum mulai kembali sudah udah",
            rf"(?!lagi\b){DONE}(?:mulai |kembali |boleh )*(?:makan|minum) (?P<object>{what})"
            rf"(?: lagi| sekarang| {OFTEN}.*)*[.!]*$", "preference", if_changed=True,
            replaces=True, ends=ends)
      for what, ends in ((r"(?:daging|ayam|ikan|sapi|seafood|telur|susu|keju)(?: \S+)??",
                          ("identity:diet",)),
                         (rf"(?!apa\b|obat\b|malam\b|siang\b"
                          rf"|bareng){NOT_HERE}\S+(?: \S+)??(?= lagi| sekarang)", ()))),
    frame("selalu biasanya biasa lebih kebiasaan sering seringkali kerap rutin terbiasa umumnya"
          " masih pasti udah"
          " sudah wajib seringnya kadang dari",
          rf"(?:masih |dari dulu |memang )?{_USUALLY}{FILL}"
          rf" (?P<negated>(?:{NOT}) )?(?P<object>(?!{PASSING_DOING}|saja\b|dipanggil|disapa"
          rf"|manggil){NOT_HERE}\S.*)", "pattern"),
    frame("jarang hampir sangat paling",
          rf"(?:sangat |paling )?(?:jarang|hampir {NOT} pernah)(?: (?:sekali|banget|bgt|{I}))* "
          rf"(?P<object>(?!{PASSING_DOING}){NOT_HERE}\S.*)", "pattern", **_NO),
    frame(NEGATED, rf"{NOT} pernah (?:{I} )?(?:mau )?(?P<object>(?!{PASSING_DOING}){NOT_HERE}\S.*)",
          "pattern", **_NO),
    frame(f"gabisa gakbisa {NEGATED} paling emang memang sangat", rf"{VERY}{NOT} ?(?:bisa |boleh"
          rf" |mau )?(?:minum"
          rf"|makan|konsumsi|mengonsumsi) (?!apa|ini|itu|dulu\b|siang\b|malam\b)(?!.* lagi\b)"
          rf"{NOT_HERE}{_NOR}", "preference", **_NO),
    frame(NEGATED, rf"{NOT} (?P<object>(?:minum|makan|merokok|ngerokok|sarapan|begadang|ngopi|{USE}"
          rf")\b(?! (?:apa|ini|itu)\b)(?!.* lagi\b){NOT_HERE}.*)", "pattern", **_NO),
    frame("kalau kalo klo kl pas saat", rf"{IF} (?:{PART_OF_DAY}|{OFTEN}),? (?:{I} )?"
          rf"(?:{_USUALLY} )?(?P<object>(?!{PASSING_DOING}|{I}\b|apa\b)\S.*)", "pattern"),
    frame("setiap tiap saban", rf"{OFTEN},? (?:{_USUALLY} )?(?P<object>(?!{PASSING_DOING}|{I}\b)"
          r"\S.*)", "pattern"),
    frame("setiap tiap saban", rf"(?P<object>(?:setiap|tiap|saban) (?!{I}\b|kali\b)[^,;]{{3,40}}"
          rf" (?!{PASSING_DOING})\S.*)", "pattern"),
    frame("", rf"(?P<object>(?!{NOT}\b|bukan\b|mau\b|ingin\b|dapat\b|harus\b|bisa\b|akan\b|perlu\b"
          rf"|punya\b|kena\b|lagi\b|selalu\b)[a-z-]+(?: [^\s,;]+){{0,9}}? {OFTEN}\b.*)", "pattern",
          needs=("setiap", "tiap", "sekali", " kali", "saban", "x se")),
    frame("", r"(?P<object>(?:ber)?olahraga [^\s,;]+ kali .*)", "pattern", needs=(" kali",)),
    frame("kerja bekerja wfh", r"(?!.*(?:malam|siang|pagi|waktu) di )(?:kerja|bekerja)?(?: full|"
          r" terus)? ?(?P<object>dari rumah"
          r"|jarak jauh|remote|shift malam|paruh waktu|lepas|hybrid|wfh)\b.*", "identity",
          attribute="work_mode"),
    frame("merokok ngerokok perokok", r"(?P<object>(?:me|nge)rokok|perokok(?: aktif| berat)?)"
          r"(?=[.!]*$|,)", "pattern"),
)  # fmt: skip

_TOOLS = (
    frame("deploy ngedeploy hosting ngehosting membangun mengembangkan ngembangin develop",
          r"(?:(?:nge)?(?:deploy|hosting)|membangun|mengembangkan|ngembangin|develop)(?:"
          rf" [^\s,;]+){{0,2}}? (?:di|ke|dengan|{USE}) (?P<object>(?!sini|sana|cara|rumah"
          rf"|kantor){NOT_HERE}\S.*)", "tool"),
    frame("ngetik mengetik motret memotret merekam ngoding coding nulis menulis ngedit mengedit"
          " edit nyatet mencatat catat bikin membuat"
          " desain mendesain ngatur mengatur kelola mengelola ngelola nyusun menggambar gambar"
          " ngerjain mengerjakan olah mengolah transfer bayar belanja meeting kerja bekerja"
          " ngedesain ngegambar ngitung",
          rf"(?![^,;]*\bdulu\b[^,;]*, {_THEN}\b)(?:ngetik|mengetik|motret|memotret|merekam|ngoding"
          r"|coding|nulis|menulis|ngedit|mengedit|edit|nyatet|mencatat|catat|bikin|membuat|desain"
          r"|mendesain|ngatur|mengatur|kelola|mengelola|ngelola|nyusun|menggambar|gambar|ngerjain"
          r"|mengerjakan|olah|mengolah|transfer|bayar|meeting|kerja|bekerja|ngedesain|ngegambar"
          r"|ngitung)(?: [^\s,;]+){0,4}?"
          rf" (?:{USE}|dengan|dalam|lewat|(?<!kerja )di) "
          rf"(?P<object>(?!rumah|kantor|sini|bidang){NOT_HERE}\S.*)", "tool",
          needs=("pak", "dengan", "dalam", "lewat", " di ", "guna", "Pak", "make", "maka")),
    frame("nyimpen menyimpan simpan naruh menaruh nyatet mencatat belanja langganan berlangganan"
          " nabung menabung",
          rf"(?:nyimpen|menyimpan|simpan|naruh|menaruh|nyatet|mencatat|belanja|langganan"
          rf"|berlangganan|nabung|menabung)(?: [^\s,;]+){{0,4}}? (?:di|ke|pakai|pake|dengan) "
          rf"(?P<object>(?!sini|sana|rumah|luar){NOT_HERE}\S.*)", "tool"),
    frame(f"pakai pake memakai menggunakan gunakan make makai masih mengandalkan ngandelin andalkan"
          " andelin andalin"
          f" bergantung {_SINCE}",
          rf"{DONE}(?:masih |selalu )?{RELY} (?P<object>(?!baju|jas\b|payung|sepatu|helm|masker"
          rf"|celana|kode|fungsi|metode|cara|rumus|jaket"
          rf"|nada|cuma|untuk|buat|dulu|saja\b|kata|logika|perintah|skrip|variabel|loop|kacamata"
          rf"|behel|hijab|jilbab|kamu|itu\b|\w+mu\b){NOT_HERE}\S.*)",
          "tool"),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    SHIFTED
    + MOVED
    + _ENDINGS
    + _CHANGES
    + _PREFERENCES
    + _DECISIONS
    + _HABITS
    + IDENTITY
    + _TOOLS
    + EVERYDAY_VERBS
    + TOLD_VERBS
)
"""Of what follows a subject; the narrow ones first."""
