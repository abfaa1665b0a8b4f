"""Indonesian clauses that need no verb after a subject: imperatives, "warna favorit saya …"."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_frames import (
    END,
    EPISODIC,
    EVERY,
    IS,
    NAME,
    NOT,
    NOT_HERE,
    OBJECT,
    OF_ME,
    PASSING_DOING,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_words import ATTRIBUTE_NAMES, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_FAVOURITE = r"(?:favorit|kesukaan|kesayangan|andalan|idola|terfavorit|favorite|paporit)"
_NAMED = r"(?P<attribute>[a-z][\w -]{1,40}?)"
_LIKED = r"yang (?:paling )?(?:saya|aku|gue|kami|ku) ?(?:paling )?(?:suka|sukai|gemari)"
_VALUE = (
    r"(?P<object>(?!(?:tidak|nggak|bukan|belum|sudah|apa|siapa|yang mana|berapa|mana|rusak|hilang"
    r"|lambat|salah|error|sama\b|terlalu|sangat|akan|bisa|lagi|mati|penuh|benar)\b)\S.*)"
)
PASSING = (
    r"(?:tim|perusahaan|pertanyaan|masalah|kode|kodingan|error|galat|ide|tugas|pesan|jawaban"
    r"|saran|bug|skrip|query"
    r"|kata sandi|sandi|pin|token|kunci|password|rencana|langkah|kesalahan|hidup|teks|file|berkas"
    r"|fungsi|kelas|variabel|cerita|tokoh|draf|versi|pilihan|pesanan|barang|hal|mood|harapan"
    r"|pikiran|contoh|artikel|metode|baris|daftar|nilai|kolom|halaman|parameter|folder|tabel"
    r"|hasil|output|input|tes|maksud|kalimat|paragraf|judul|nama|soal|data|menurut|bagi|buat|untuk"
    r"|dengan|seperti|dari|ke|di|oleh|kata|tolong|jangan|sama|bukan|kalau|yang|dan|apa|siapa"
    r"|giliran"
    r"|akun|foto|gambar|tombol|seandainya|karena|bahwa|saat|ketika|sejak|biar|agar|supaya|kepada"
    r"|tentang|soal|antara|melihat|membuat|membantu|beri|kasih|bantu|\w+ (?:file|berkas|variabel"
    r"|fungsi))"
)
VALUE = (
    r"(?P<object>(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?"
    r"|(?:port )?\d[\w.,:%/-]*(?: \w+){0,3}?)"
)
_ANSWERS = r"(?:jawab|balas|respon|bicara|berbicara|ngomong|tulis|jelaskan)(?:lah|kan)?"
_STYLE = (
    r"(?:singkat|ringkas|pendek|padat|jelas|detail|rinci|mendetail|panjang|formal|santai|sopan"
    r"|langsung|to the point|lengkap)"
)
_ALWAYS = (
    r"(?:(?:mulai|dari) (?:sekarang|hari ini|saat ini)|ke ?depannya|selanjutnya|seterusnya"
    r"|lain kali|di masa depan|untuk seterusnya|setiap kali)"
)
_ME = r"(?:(?:saya|aku|ke saya|kepada saya|gue|pertanyaan saya|semua) )?"

CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("", rf"{_NAMED}(?: \w+)? {_FAVOURITE}(?:ku\b|nya| {I}\b)? (?:sudah )?(?:bukan(?: lagi)?)"
          rf" (?P<old>[^,;]+?)(?: lagi)?[,;] (?:(?:tapi|melainkan|sekarang|jadi|adalah) )*{OBJECT}",
          "favourite", needs=("favorit", "kesukaan", "kesayangan", "andalan")),
    frame("", rf"{_NAMED} {_FAVOURITE}{OF_ME}{IS} {_VALUE}", "favourite",
          needs=("favorit", "kesukaan", "kesayangan", "andalan", "idola")),
    frame("", rf"{_NAMED} {_LIKED}{IS} {_VALUE}", "favourite", needs=("yang paling", "yang ")),
    frame("", r"(?P<object>(?!apa|siapa|yang|ini\b|itu\b)[\w\ue000\"][^,;:]{0,60}?) (?:adalah|itu"
          rf"|jadi) {_NAMED} (?:{_FAVOURITE}{OF_ME}|{_LIKED})(?=[!,. ]|$)", "favourite",
          needs=("favorit", "kesukaan", "kesayangan", "andalan", "paling")),
    frame("panggil sebut mulai tolong", r"(?:(?:mulai|dari) sekarang,? )?(?:panggil"
                                        r"|sebut)(?:lah)?(?: saja| aja)? (?:(?:saya|aku|gue|gw)"
          rf"(?: dengan)?(?: saja| aja)?(?: dengan)?|(?:nama )?ku) {NAME}", "identity",
          attribute="name"),
    frame("kamu anda lo", r"(?:kamu|anda|lo) (?:bisa|boleh|dapat) (?:panggil|memanggil) (?:saya|aku"
          rf"|gue) (?:dengan )?{NAME}", "identity", attribute="name"),
    frame("", rf"(?:nama|panggilan)(?: (?:lengkap|asli|panggilan|depan))?{OF_ME}{IS} (?!di\b|file"
          rf"|bukan){NAME}", "identity", attribute="name", needs=("nama", "panggilan", "Nama",
                                                                  "Panggilan")),
    frame("", rf"(?P<attribute>{RELATION_NAMES}){OF_ME}(?: (?:itu|sekarang|yang))*(?: (?:adalah"
          rf"|namanya|bernama|ialah|dipanggil|dinamai)) {NAME}", "identity"),
    frame("nama", rf"nama (?P<attribute>{RELATION_NAMES}){OF_ME}{IS} {NAME}{END}", "identity"),
    frame("", rf"(?P<attribute>bos|atasan|manajer|dokter|dokter gigi|pacar|mentor|guru|dosen"
          rf"|pembimbing){OF_ME}(?: sekarang)? (?P<object>(?:(?:pak|bu|mas|mbak|dr\.?) )?"
          rf"(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+){{0,2}}){END}", "identity"),
    frame("", rf"(?P<attribute>{ATTRIBUTE_NAMES}){OF_ME}(?: \w+)? bukan(?:lah)?(?: lagi)?"
          rf" (?P<old>[^,;]+?)(?: lagi)?[,;] (?:(?:tapi|tetapi|melainkan|sekarang|jadi"
          rf"|yang benar) )*{OBJECT}", "identity", needs=("bukan",)),
    frame("", rf"(?P<attribute>{ATTRIBUTE_NAMES}){OF_ME}{IS}(?: (?:tanggal|pada|di|sekitar"
          rf"|jatuh|jatuh pada))* {_VALUE}", "identity"),
    frame("", rf"(?P<thing>(?!(?:{PASSING}"
              rf"|{RELATION_NAMES})\b)[a-z][\w-]*(?: (?!{I}\b)[a-z][\w-]*)?)"
          rf"{OF_ME}{IS}(?: (?:di|ada di|jalan di|berjalan di|(?:ditulis|dibuat|dibangun"
          r"|dikerjakan|disimpan|di-deploy|dihosting)"
          rf"(?: di| dengan| pakai| dalam| pada| menggunakan)|pakai|memakai|menggunakan|setiap|jam"
          rf"|pada|tanggal|hari|pukul|sekarang))* {VALUE}{END}", "identity", confidence=0.8),
    frame("ayo mari yuk", rf"(?:ayo|mari|yuk)(?: kita)? {USE} (?P<object>{NOT_HERE}\S.*)",
          "decision", **EPISODIC),
    frame("setiap tiap saban", rf"{EVERY},? (?:hari )?{I} (?P<object>(?!{PASSING_DOING}\b)\S.*)",
          "pattern"),
    frame("biasanya seringnya umumnya", rf"(?:biasanya|seringnya|umumnya)(?: kalau \w+)?,? (?:{I} )"
          rf"(?P<negated>{NOT} )?(?P<object>(?!{PASSING_DOING}\b)\S.*)", "pattern"),
    frame("untuk buat cara", r"(?:untuk|buat|cara) (?P<attribute>(?!.{0,50}\b(?:ini|itu|tersebut)"
          r"\b)[a-z][\w -]{1,50}?)[,:]? (?P<object>(?:pertama(?:-tama|nya)?\b|awalnya|mula-mula"
          r"|jalankan|buka\b|mulai\b|langkah pertama|\w+ .*\b(?:lalu|kemudian|terus|setelah itu)"
          r"\b).*)", "procedure", type=MemoryType.PROCEDURAL),
    frame("kalau jika bila saat", r"(?:kalau|jika|bila|saat) (?:kamu |anda )?(?:menjawab|membalas"
          r"|jawab|balas)\b[^,]{0,30},? (?:tolong |selalu )*(?P<negated>jangan )?(?P<object>\S.*)",
          "instruction"),
    frame("jawaban jawabannya jawabanmu penjelasan penjelasannya", r"(?:jawaban|penjelasan)(?:nya"
                                                                   r"|mu)?"
          r" (?:tolong |harus )*(?P<negated>jangan (?:terlalu )?)?(?P<object>(?:yang )?(?:singkat"
          r"|ringkas|pendek|panjang|detail|rinci|formal|santai|bertele-tele)\S*\b.*)",
          "instruction"),
    frame("kalau jika setiap bila", r"(?:kalau|jika|setiap|bila)(?: kali)? (?:saya|aku|gue)"
          r" (?:minta|meminta|tanya|bertanya|menanyakan|mengirim|kirim|menulis|nanya)\b[^,]{0,60},?"
          r" (?:tolong |selalu |harap )*(?P<negated>jangan )?(?P<object>(?:jawab|balas|beri|kasih"
          r"|pakai|gunakan|tulis|buat|jelaskan|sertakan)(?:kan|lah)?\b.*)", "instruction"),
    frame("", rf"(?:{_ALWAYS}),? (?:tolong |mohon |harap |kamu |selalu |harus )*"
          r"(?P<negated>jangan (?:lagi |pernah )?)?(?P<object>(?!saya|aku|gue|kami|kita|ini|itu|di"
          r"\b)(?:jawab|balas|respon|bicara|tulis|pakai|gunakan|panggil|beri|kasih|buat|sertakan"
          r"|jelaskan|sebut|ingat|hindari|tambahkan|tampilkan|format)\w*\b.*)", "instruction"),
    frame("selalu jangan tolong mohon harap", r"(?:(?:tolong|mohon|harap) )?(?:selalu|(?P<negated>"
          r"jangan pernah|jangan sekali-kali|jangan lagi)) (?P<object>(?!saya|aku|kami|lupa\b"
          r"|khawatir)(?:[a-z]+ \S.*))", "instruction"),
    frame("", rf"(?P<object>{_ANSWERS} {_ME}(?:(?:hanya|selalu|saja|dengan|secara|yang|pakai|lebih)"
          rf" )*(?:(?:dalam|pakai|dengan|memakai|menggunakan)? ?bahasa (?!ini|itu|yang|tubuh)\w+"
          rf"|{_STYLE})\b(?!.*\b(?:ini|berikut|tersebut|di atas|di bawah)\b).*)", "instruction",
          needs=("awab", "alas", "espon", "icara", "ulis", "elaskan", "gomong")),
    frame("pakai gunakan pake", r"(?P<object>(?:pakai|gunakan|pake) (?:bahasa (?!ini"
                                r"|itu)(?:yang )?\w+"
          r"|satuan metrik|sistem metrik|celsius|format 24 jam|poin-poin|bullet|nada"
          r"|gaya)\b(?!.*\b(?:ini|berikut)\b).*)", "instruction"),
    frame("jangan hindari tanpa", r"(?P<negated>jangan|hindari|tanpa)(?: (?:pakai|gunakan|pake"
          r"|memakai|menggunakan|kasih|beri|tambahkan|ada|terlalu banyak))* (?P<object>emoji"
          r"|emotikon|bahasa (?:formal|kaku|baku|gaul|asing)|jargon"
          r"|markdown|basa-basi|bullet|poin-poin|istilah teknis|tanda seru|singkatan|emoticon)\b.*",
          "instruction"),
)  # fmt: skip
"""Whole clauses: imperatives, "warna favorit saya …", "nama saya …"."""
