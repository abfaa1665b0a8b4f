"""Indonesian: where statements begin and end, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.indonesian_changes import UNDIVIDED
from kumbuka.memory.extraction.languages.indonesian_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.indonesian_frames import VERB_FRAMES
from kumbuka.memory.extraction.languages.indonesian_parts import NOT, OF_ME, I, anycase
from kumbuka.memory.extraction.languages.indonesian_sentences import (
    ALONE,
    ASKS,
    BEFORE_QUESTION,
    BLOCKED,
    CLAUSE_BREAK,
    FORGET,
    FORGET_ATTRIBUTE,
    MATERIAL,
    OPENER,
    POLITE,
    REMEMBER,
    REPORTED,
    SCENE,
)
from kumbuka.memory.extraction.languages.indonesian_words import (
    ATTRIBUTES,
    JOBS,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    topic_of,
)
from kumbuka.memory.extraction.table import Language, by_head

_MINE_UNSAID = (
    r"(?:(?<=istri)|(?<=suami)|(?<=mertua)|(?<=nyokap)|(?<=bokap)|(?<=ortu)|(?<=doi)|(?<=si"
    r" bungsu)|(?<=si sulung))(?="
    r" (?:kerja|bekerja"
    rf"|tinggal|alergi|suka|doyan|hobi|asli|orang|punya|lagi hamil|pensiunan|namanya|{NOT} suka)\b)"
)
"""Relatives whom nobody names without a possessive but those of the speaker."""

INDONESIAN = Language(
    code="id",
    marker=anycase(rf"\b(?:{I}|{NOT}|\w+ku|tolong|mohon|harap|jangan|ingat\w*|catat\w*|simpan"
              rf"|lupakan"
              rf"|lupain"
               r"|hapus|selalu|panggil|jawab\w*|balas\w*|suka|alergi|mulai|untuk|cara|kalau|setiap"
               r"|biasanya|pindah|benci|ayo|mari|yuk|pakai|gunakan|hindari|tulis\w*|bayangkan"
               r"|terjemahkan|anggap\w*|buat\w*|bikin\w*|tanpa|kurang|doyan|kata|berikut"
               r"|ke ?depannya"
               r"|perbaiki|ringkas\w*|koreksi|parafrase\w*|bukan|tinggal|cerita|dipanggil|klo"
               r"|kalo|tiap|pake"
               r"|pecinta|penggemar|gausah|gosah|jgn|jawab\w*|langsung|fix|umur|kerja|punya|lagi"
               r"|udah"
               r"|udh|sudah|orang|lupain|inget\w*|catet|simpen|langkah|prosedur|dulu|dulunya"
               r"|keputusan|dengan|bulan depan|deal"
               r"|kecanduan|mending|lahir|ngekos|stay|intoleran|di\w{4,}|doyan|demen|jarang|noted"
               r"|delete|buang|stop|to the point|anggap|favorit|rapat|asal|domisili|lulusan"
               r"|mahasiswa"
               r"|terjemahin|translate|seandainya|ogah|males|penutur|ngefans|anti|misal\w*|jadi"
               r"|hampir|seminggu|harap|perlu"
               r"|ng\w{3,}|pensi|unsub|cancel|tadinya|awalnya|sebelumnya|panitia|warga|kelas|film"
               r"|lagu|buku|ortu|batal\w*|berhenti|stop|kuliah|hobi|memutuskan"
               r"|resign|keluar|minuman|makanan|sarapan|olahraga|penyanyi|(?:per)?kenal(?:kan"
               r"|in)|habis|abis|selesai"
               r"|pulang|jadwal|sapa|panggil\w*|baru|ganti|jika|bila|di rumah|di kantor|final|harga"
               r"|satuan)\b"),
    abbreviations=frozenset(
        ["dll", "dsb", "dst", "dr", "drs", "ir", "prof", "jl", "no", "tgl", "hlm", "sdr", "bpk",
         "yth", "pt", "cv", "spt", "mis", "a.n", "s.d", "tn", "ny", "telp", "kab", "kec", "rp"]),
    starters=frozenset(
        ["saya", "aku", "kami", "kita", "tapi", "dan", "jadi", "tolong", "dia", "mereka", "ini",
         "itu", "karena", "sekarang", "mohon"]),
    polite=POLITE,
    opener=OPENER,
    blocked=BLOCKED,
    reported=REPORTED,
    scene=SCENE,
    material=MATERIAL,
    clause_break=CLAUSE_BREAK,
    undivided=anycase(UNDIVIDED),
    before_question=BEFORE_QUESTION,
    remember=REMEMBER,
    forget=FORGET,
    forget_attribute=FORGET_ATTRIBUTE,
    subject=anycase(rf"(?:(?P<user>(?:{I}|i)(?: (?:dan|sama) (?:{RELATION_NAMES})(?:{OF_ME})?)?"
                    rf"|(?:tim|perusahaan"
                rf"|kantor|keluarga|sekolah|kampus)(?: (?-i:[A-Z]\w+))? {I})(?: (?:ini"
                r"|sendiri|pribadi|sekeluarga|berdua))?(?=\s)"
                rf"|(?:(?:ulang tahun|ultah|tanggal lahir|pekerjaan|profesi|kerjaan|umur|usia) )?"
                rf"(?P<relation>{RELATION_NAMES})(?: (?:pertama|kedua|ketiga|sulung|bungsu|tertua"
                rf"|terkecil|kandung))?(?:{OF_ME}|{_MINE_UNSAID})(?: (?:yang|yg) (?:(?:tinggal"
                rf" )?di \w+|cowok|cewek"
                rf"|cowo|cewe"
                rf"|perempuan|laki-laki|pertama|kedua|ketiga"
                r"|bungsu|sulung|kecil|besar|paling \w+))?(?:,? (?:(?:si|yang namanya|namanya) )?"
                r"(?P<name>(?:(?<=si )|(?<=nya ))[\w'’-]+|(?-i:Pak|Bu|Mas|Mbak|Kak|Bang)"
                r" (?-i:[A-Z])[\w'’-]+"
                r"|(?-i:[A-Z])[\w'’-]+)(?=,?\s))?,?(?: (?:dia|ia|orangnya)(?=\s)){0,2}(?=\s))\s*"),
    adverbs=anycase(r"(?:(?:juga|jg|sebenarnya|sebenernya|aslinya|sebetulnya|sejujurnya|pribadi"
                    r"|memang|emang|jujur(?:nya)?|ternyata|kebetulan|masih|tetap|tetep|pokoknya"
                    rf"|sendiri|sih|mah|tuh)\s+(?=(?:{NOT}|belajar|mempelajari|diet|hamil) )"
                    rf"|(?:memang|emang|juga|jg|resmi|secara"
                    rf" resmi|sebenarnya|sebenernya"
                    r"|sbnrnya|sih|itu|sekarang"
              r"|skrg"
                r"|kini|saat ini|masih|cuma|tuh|mah|nih|deh"
                r"|hanya|lg|lebih banyak|benar-benar|pribadi|ternyata|kebetulan|jujur|lagi|sudah"
                r"|udah|udh|sdh|akhirnya|sendiri|dari dulu|orangnya|adalah orang yang"
                rf"|(?:aja|dulu(?! (?:pernah |sempat )?(?:tinggal|ngekos|ngontrak|kerja|bekerja"
                rf"|ngantor|jadi|{JOBS})\b))"
                r"|paling|termasuk|ini|kan|pun|saja|sekeluarga|sangat|yang|yg|adalah|tipikal"
                r"|dari kecil|akhir-akhir ini|belakangan ini|hampir(?= tiap| setiap)|di (?:kantor"
                r"|rumah|kampus|sekolah)(?= (?:pakai|pake|memakai|selalu)))"
                rf"(?! (?:{NOT}|belajar|mempelajari|S[123]|diet|hamil|intermittent) )\s+"
                r"|(?:tipe|tipikal|termasuk|orangnya|anaknya)(?: orang)? (?:yang|yg)\s+|(?:sih"
                r"|tuh|mah|itu|emang"
                r"|memang|orangnya|jujur|sendiri|pribadi)\s+)+"),
    clause_frames=by_head(CLAUSE_FRAMES),
    verb_frames=by_head(VERB_FRAMES),
    object_end=anycase(r"\s(?:bukan(?= \d)|(?<!yang )(?<!yg )(?:sering|suka|udah|sudah|mulai|kok"
    r"|jadi)(?= (?:mati"
                   r"|hang|lemot|panas|error|rusak|mogok|ngadat|restart|nge?lag|ngehang|drop|bocor"
                   r"|penuh|lambat|retak)\b)|daripada|drpd|ketimbang|dibanding(?:kan|in)?|karena"
                   r"|krn|soalnya|sebab"
              r"|tapi|tp|tetapi"
                   r"|namun|meski(?:pun)?|walau(?:pun)?|sehingga|supaya|agar|sedangkan|sementara"
                   r"|kalau|kalo|klo|jika|alih-alih|padahal|biar|melainkan|asal(?:kan)?|gara-gara"
                   r"|jadi (?=saya|aku"
                   r"|tolong|minta|gak|ga|nggak|jangan)"
                   rf"|dan (?:{I}|dia|mereka|\w+ (?:saya|ku|gue)|(?=tinggal|punya|suka|kerja"
                   rf"|bekerja|kerja|sedikit"
                   r" (?!bahasa)))\b)(?=\s|$)|\s[—–-]+\s|\s?[;(]|,\s?(?:dan(?! [\w-]+(?:"
                   r" [\w-]+){0,2}[.!]*$)|tapi|tetapi|tolong"
                   r"|mohon|jadi|karena|soalnya|bisa|apa|ada|makasih|terima kasih|ya|bukan"
                   r"|terutama|ng?omong-ng?omong|omong-omong|btw|fyi"
                   r"|sekarang|saya|aku|gue|kami|kita|kalau|jika|bagaimana|gimana|kenapa|cuma|hanya"
                   r"|biar|supaya|yang|yg|haha|hehe|wkwk|namun|meski|walau|apalagi|padahal|kan"
                   r"|kasih|minta|butuh|perlu|pengen|bantu\w*"
                   r"|bikin\w*|buat\w*|buatkan|cari\w*|rekomen\w*|saran\w*|lebih baik|enaknya"
                   r"|kira-kira"
                   r"|tulis\w*"
                   r"|jelas\w*|berikan|hitung\w*|cek|makanya|trus|terus|trs|tp|krn|skrg|klo|kalo"
                   r"|jd|jgn"
                   r"|jangan|ganti|kok|kado|coba|kapan|berapa|siapa|mana|merantau|umur\w*|nama\w*"
                   r"|dia"
                   r"|adanya|gak|ga|nggak|tidak|ngga|lagi|lg|sy|gw|gua|lengkap dengan|plis|please"
                   r"|soal\w*|udah|sudah|\w+ku|gambar\w*|susun\w*|cocok\w*|padahal|untung|sampai"
                   r"|jelek|enak|seru|asik|mantap|pokoknya|[a-z]+ (?:banget|bgt|sekali|terus"
                   r"|mulu)|\w{3,}nya|baru|emang|memang|pernah|langsung)\b"
                   r"|:\s|[!?]\s"),
    object_tail=anycase(r"[\s,]+(?:lagi|banget|sekali|bgt|bgtt|parah|pol|abis|bener|sih|deh|dong|ya"
              r"|yah|kok|loh|lho|nih|tuh|saja"
                    r"|aja|juga|sekarang|saat ini|kini|(?:bulan|minggu|tahun|pekan) (?:lalu|ini"
                    r"|kemarin)|kemarin|mulai (?:sekarang|hari ini|besok|minggu depan|bulan depan)"
                    r"|tolong|makasih|terima kasih|ng?omong-ng?omong|omong-omong|fyi|(?:ya|yah"
                    r"|dong|sih) (?:kak|min|bang|bro|gan|sis|mas|mbak)|sebenarnya|dulu|dari dulu"
                    r"|nanti|pokoknya"
                    r"|sejak \S.{0,30}|dari (?:tahun )?\d{4}|sedikit(?:-sedikit)?|dikit-dikit"
                    r"|selamanya|baru-baru ini|akhir-akhir ini|belakangan ini"
                    r"|daripada \S.*|min|kak|bang|bro|gan|sama sekali|kan|haha|hehe|wkwk\w*|barusan"
                    r"|untuk (?:saya|aku|seterusnya)|\w+ (?:tahun|bulan|minggu) (?:yang )?lalu"
                    r"|oke|ok|saya|aku|kami|untuk semuanya|cukup|setengah mati|gue|gw|sy|kita|mah"
                    r"|btw|guys|sis|skrg|terus|orangnya|kalo aku|kalo gue|menurutku"
                    r"|dari kecil|sejak kecil|sepanjang masa|sejauh ini|garis keras|kalau aku"
                    r"|jadinya|doang"
                    r"|yah|yaa+|emang|memang|gitu|begitu|plis|please|dikit|hihi|xixi"
                    r"|[😀-🙏❤🤣🤤🥲✨]+)$"),
    article=anycase(r"(?:(?:sebuah|seekor|seorang|suatu|sang|para|si|yaitu|adalah|itu)\s+(?=\S))"),
    not_objects=anycase(r"(?:(?:dari|sejak) (?:kecil|dulu|lahir|bayi)\b|(?:ini|itu|tersebut|dia"
        r"|mereka|kamu|anda|kalian|(?:saya|aku)(?=$"
              r"|[,.!])|apa|apapun"
                    r"|banget|bgt|sekali|sesuatu|semua(?:nya)?|begitu|gitu|begini|siapa|mana"
                    r"|bagaimana|kapan|kenapa"
                    r"|(?:kalau|jika)(?!.*\b(?:biasanya|selalu|pasti|rutin)\b)|tidak|bukan|nggak"
                    r"|gak|keduanya|dua-duanya|sana|sini|situ|di"
                    r"|ke(?! [a-z]{3})"
                    r"|dan|atau|-)(?=$|[\s,.])|.*\b(?:itu|tersebut|tadi)$|.*[😂🤣😝😜])"),
    not_objects_of={
        **dict.fromkeys(["tool", "favourite", "possession"], anycase(r".*\batau\b")),
        "preference": anycase(r"(?:(?:cara|ide|jawaban|saran|kode|hasil|versi|opsi"
                  r"|pilihan|pendekatan"
                          r"|desain|solusi|usul|gaya|respons?|penjelasan|ini|itu|kamu|dia|mereka"
                          r"|semua|apa|yang (?:ini|itu|pertama|kedua|ketiga|terakhir|mana))"
                          r"(?:nya|mu)?(?:$|\s(?:itu|ini|kamu|anda|yang|pertama|kedua|ketiga"
                          r"|terakhir|tadi|di|dari))|.*\b(?:itu|ini|tersebut|tadi)$|.*\batau\b)"),
        "instruction": anycase(r".*\b(?:apa|mana|gimana|bagaimana)\b"),
        "decision": anycase(
            r"(?:(?:jawaban|opsi|pilihan|nomor)\b|(?:ini|itu|sama|apa|siapa|mana)(?=$|\s)"
            r"|.*(?<!proyek )(?<!tim )\b(?:itu|ini|tersebut|tadi)$|.*\batau\b)"
        ),
        "pattern": anycase(r".*\b(?:tadi|barusan)$|.*\b(?:error|gagal|crash|muncul pesan"
                  r"|muncul)\b|(?:itu|ini|begitu|gitu|saja)$"),
        "note": anycase(r"(?:ya|itu|ini|baik-baik|semua(?:nya)?|apa)$"),
        "identity": anycase(r"(?:(?:itu|ini|apa|sini|sana|situ|mana|sama|atau|rumah|kantor|di|tidak"
                        r"|bukan|siapa|kalau|bingung|penuh|baru|bagus)$|(?:apa|siapa|mana|berapa)\b"
                        r"|.*\b(?:itu|tersebut|tadi)$|.*\batau\b)"),
    },
    change=anycase(r"\b(?:sekarang|kini|mulai (?:sekarang|hari ini|besok|bulan ini|bulan depan"
               r"|minggu ini"
               r"|tahun ini|tadi)|dari sekarang|koreksi|ralat|maksud(?:ku| saya)|berubah pikiran"
               r"|akhir-akhir ini|belakangan ini|tidak lagi|nggak lagi|bukan \S+ lagi"
               r"|(?:perubahan|ganti) rencana|yang benar)\b"),
    addition=anycase(r"\b(?:juga|selain itu|tambahan|satu lagi|selain \w+)\b"),
    qualifier=anycase(r"(?:(?:sebuah|seekor|si) )?(?:(?:mobil|motor|laptop|hp|ponsel|sepeda|editor"
                  r"|aplikasi) (?=(?-i:[A-Z])))?(?=\S)"),
    purpose=anycase(r"\s(?:untuk|buat|di|pada|dengan|sebagai|saat|ke)\s"),
    unnamed="saya ",
    elided=anycase(rf"(?={ALONE})"),
    asks=ASKS,
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["semua", "semuanya", "segalanya"]),
    categories=CATEGORY_OF_TOPIC,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=anycase(rf"\b(?:{NOT}|bukan|jangan|belum)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    instructions=(
        ("units", anycase(r"\b(?:metrik|celsius|fahrenheit|kilomet\w+|imperial)\b")),
        ("emojis", anycase(r"\b(?:emoji|emotikon|emoticon)\b")),
        ("bullet_points", anycase(r"\b(?:bullet|poin-poin|butir)\b")),
        ("answer_language", anycase(r"\bbahasa (?!tubuh|sederhana|pemrograman|formal|santai|baku"
                                r"|yang)")),
        ("answer_length", anycase(r"\b(?:singkat|ringkas|pendek|padat|panjang|detail|rinci"
                  r"|mendetail"
                              r"|lengkap|to the point)\b")),
        ("answer_tone", anycase(r"\b(?:formal|santai|sopan|akrab|ramah|baku|lugas)\b")),
    ),
)  # fmt: skip
