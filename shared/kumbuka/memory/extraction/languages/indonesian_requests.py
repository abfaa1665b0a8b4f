"""Indonesian requests about how to answer: always, never, whenever, and in what form."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_parts import (
    IF,
    NEGATED,
    NOT,
    I,
    frame,
)
from kumbuka.memory.extraction.table import Frame

_ANSWERS = (
    r"(?:jawab|jawaban|balas|balasan|respon|bicara|berbicara|ngobrol|ngomong|tulis|jelaskan|jelasin"
    r"|penjelasan|bales)(?:lah|kan|nya|mu)?"
)
_STYLE = (
    r"(?:se(?:singkat|ringkas|jelas|detail|lengkap)\w* mungkin|singkat|ringkas|pendek|padat|jelas"
    r"|detail|rinci|mendetail|panjang|formal|santai|sopan|langsung|to the point|lengkap|simpel"
    r"|sederhana|poin|poin-poin|(?:pakai|pake|dengan|disertai|kasih) (?:contoh|analogi|ilustrasi"
    r"|langkah|alasan|sumber|angka|data)|bullet|tabel|gram|tiap poin|(?:maks(?:imal)?|cukup"
    r"|minimal|paling"
    r" banyak|dalam|satu|dua|tiga|\d+)(?: \w+)? (?:kalimat|paragraf|kata|baris|poin|langkah))"
)
_MANNER = (
    r"(?:emoji|kata (?:anda|lo|gue)|emot\w*|basa[- ]?basi|bahasa (?!isyarat|ini|itu)\w+|inggris"
    r"|istilah|jargon|markdown"
    r"|bullet\w*|poin-poin|tanda seru|singkatan|disclaimer|peringatan|pembuka\w*|penutup\w*"
    r"|pengantar|intro|salam|pujian|memuji|muji|minta maaf|meminta maaf|ceramah|ceramahin"
    r"|menceramahi|menggurui|ngegurui|bertele-tele|muter-muter|panjang|kepanjangan|formal|kaku|baku"
    r"|lebay|sok akrab|sok asik|tabel|kata (?:[\"“'‘]|\ue000|kasar|gaul)|kalimat panjang|analogi"
    r"|latex"
    r"|alay|ngulang|mengulang|ulangi pertanyaan|nanya balik|tanya balik|bertanya balik|ngarang"
    r"|mengarang|teknis|ribet|menyalahkan|menghakimi|gaul|kebanyakan|banyak teori|bercanda|link\S*"
    r"|tautan|referensi|sumber|catatan kaki|kesimpulan|ringkasan|komentar|sapaan|nasihat|nasehat"
    r"|saran tambahan|pantun|kata pengantar|gambar|kode panjang|huruf kapital|huruf besar)"
)
_REFUSED = (
    r"(?:(?:tolong |mohon |pokoknya |plis |please )?(?:jangan|jgn|jgn2|gausah|gaush|gosah|gak?"
    rf" usah|{NOT} (?:usah|perlu)|(?<=mohon )tidak|(?<=tolong )tidak|stop|hindari|tanpa|berhenti"
    r"|kurangi|kurangin)(?: (?:pernah|lagi|terlalu|dulu))*)"
)
_ALWAYS = (
    r"(?:(?:mulai|dari) (?:sekarang|skrg|hari ini|saat ini|besok)|ke ?depannya|selanjutnya"
    r"|seterusnya"
    r"|lain kali|di masa depan|untuk seterusnya|buat seterusnya|setiap kali|next time|besok-besok)"
)
_ME = rf"(?:(?:{I}|ke saya|kepada saya|pertanyaan saya|semua) )?"
_ASK = (
    r"(?:minta|meminta|tanya|bertanya|menanyakan|mengirim|kirim|menulis|nanya|nanyain|ngirim"
    r"|minta tolong)"
)
_GIVE = (
    r"(?:jawab|balas|beri|berikan|kasih|pakai|pake|gunakan|tulis|buat|bikin|jelaskan|jelasin"
    r"|sertakan|sertain|tambahkan|tambahin|sebutkan|tampilkan|langsung|cantumkan|kasi|ingatkan"
    r"|format|hindari|panggil|sebut|bicara|respon)"
)
_ANSWERING = (
    r"(?:menjawab|membalas|jawab|balas|bales|ngasih|kasih|memberi|memberikan|bikin|ngejawab|nulis"
    r"|menulis|menjelaskan|jelasin|ngejelasin|ngebandingin|membandingkan|merekomendasikan"
    r"|rekomendasi\w*|ngerespon|merespons?|ngoding|menyarankan|nyaranin)"
)
_ANSWER_HEADS = " ".join(
    word + ending
    for word in [
        "jawab",
        "jawaban",
        "balas",
        "balasan",
        "respon",
        "bicara",
        "berbicara",
        "ngobrol",
        "ngomong",
        "tulis",
        "jelaskan",
        "jelasin",
        "penjelasan",
        "bales",
    ]
    for ending in ("", "lah", "kan", "nya", "mu")
)
_FROM_NOW = "mulai dari ke kedepannya selanjutnya seterusnya lain di untuk buat setiap next besok"
_REFUSING = (
    f"tolong mohon pokoknya plis please jangan jgn jgn2 gausah gaush gosah stop"
    " hindari tanpa berhenti kurangi"
    f" kurangin {NEGATED}"
)

INSTRUCTIONS: tuple[Frame, ...] = (
    frame("jangan jgn tolong", rf"(?:tolong )?(?P<negated>jangan|jgn|stop)(?: (?:lagi|pernah))?"
          rf" (?:panggil|manggil|memanggil|sebut|nyebut)(?:lah|in)? (?:{I} )?(?:dengan )?"
          r"(?P<object>\S.*)", "instruction"),
    frame("kalau kalo klo kl jika bila saat setiap tiap", rf"(?:{IF}|setiap kali|tiap kali|tiap"
          r"|setiap) (?:kamu |anda |lo |lu |mau |selesai |habis |setelah"
          rf" )?{_ANSWERING}\b(?:[^,]{{0,40}}, |[^,]{{0,40}}? (?=pakai|pake|gunakan|kasih|beri"
          rf"|dalam bentuk|dalam bahasa"
          rf"|serta|jangan|jgn|tolong|langsung|singkat|selalu|tambah|cukup|gausah|{NOT}"
          r" usah))(?:(?:tolong|selalu|harus|ya) )*(?P<negated>(?:jangan|jgn|gausah|gak usah|ga"
          r" usah|nggak usah|tidak perlu) )?(?P<object>(?!apa\b|gimana|bagaimana|sebaiknya)\S.*)",
          "instruction"),
    frame(_ANSWER_HEADS, rf"(?P<object>{_ANSWERS}(?: (?:tolong|harus|ya|yang|yg|cukup"
          rf"|itu))* (?P<negated>jangan (?:terlalu )?)?(?:yang )?{_STYLE}\S*\b(?!.*\b(?:(?<!hari"
          r" )ini|berikut|tersebut|di atas|mana)\b)"
          r".*)", "instruction", needs=("awab", "balas", "bales", "penjelasan", "respon")),
    frame("kalau kalo klo kl jika setiap bila tiap", r"(?:kalau|kalo|klo|kl|jika|setiap|bila|tiap)"
          rf"(?: kali)? {I} {_ASK}\b[^,]{{0,60}},?"
          r" (?:(?:tolong|selalu|harap|kamu|ya|harus) )*(?P<negated>(?:jangan|jgn) )?"
          rf"(?P<object>{_GIVE}(?:kan|lah)?\b.*)", "instruction"),
    frame("jangan jgn tolong gausah", rf"(?:tolong )?(?P<negated>jangan|jgn|gausah)(?: pernah)?"
          rf" (?:kasih|beri|berikan|kasi|sarankan|saranin|rekomendasi\w*|tawarkan)(?: {I})? "
          r"(?P<object>(?:resep|menu|rekomendasi|makanan|saran|film|contoh|masakan|minuman)\b"
          r"(?!.*\b(?:ini|itu|tersebut)\b).*)", "instruction"),
    frame("jangan jgn", rf"(?:jangan|jgn) lupa (?:untuk |buat )?selalu (?P<object>{_GIVE}\w* \S.*)",
          "instruction"),
    frame("jika kalau kalo bila", rf"{IF} ada (?!waktu|yang\b|error|masalah|ide\b)[^,]{{2,30}},"
          rf" (?:tolong |selalu )*(?P<object>(?:{_GIVE}|terjemahkan)\w* \S.*)",
          "instruction"),
    frame("jawaban jawabannya balasan penjelasan", r"(?:jawaban|balasan|penjelasan)(?:nya|mu)?"
          r" (?P<negated>jangan|tidak boleh)"
          r" (?:sampai )?(?P<object>(?:lebih|terlalu|kepanjangan|melebihi"
          r"|panjang)\b.*)", "instruction"),
    frame("semua setiap seluruh jawaban balasan jawabanmu pokoknya tolong", rf"(?:pokoknya "
          rf"|tolong )?(?:(?:semua|setiap|seluruh) )?(?P<object>"
          r"(?:jawaban|balasan|penjelasan|respons?)(?:mu|nya| kamu| anda)? (?:harus|wajib|mesti"
          rf"|tolong)(?: selalu)? (?:dalam|pakai|pake|dengan|disertai|pakai|{_STYLE}"
          rf"|di\w+)\b.*)", "instruction"),
    frame("jelaskan jelasin jawab beri berikan kasih tulis sebutkan sertakan tolong mohon harap",
          rf"(?:tolong |mohon |harap )?(?P<object>{_GIVE}\w* [^,;]{{2,60}}? (?:setiap|tiap)(?:"
          rf" kali)? (?:(?:{I}|kamu|ada) )?(?:bertanya|tanya|nanya|minta"
          r"|menjelaskan|jelasin|memberi|ngasih|jawab|menjawab|bingung)\b.*)", "instruction"),
    frame("berikan beri kasih", rf"(?P<object>(?:berikan|beri|kasih) (?:saya )?(?:jawaban"
          rf"|penjelasan|balasan)(?: yang)?"
          rf" (?:dalam (?:bentuk|bahasa)|berupa|pakai|pake|{_STYLE})\b(?!.*\b(?:ini|tersebut"
          rf"|berikut)\b).*)", "instruction"),
    frame("batasi usahakan pastikan tolong mohon", rf"(?:tolong |mohon )?(?P<object>(?:batasi"
          r"|usahakan|pastikan) (?:setiap |semua )?(?:jawaban|balasan|penjelasan|respons?)\w*"
          r" (?:kamu )?(?:selalu )?(?:maksimal|tidak"
          rf" lebih|dalam|pakai|pake|hanya|paling banyak|{_STYLE})\b.*)", "instruction"),
    frame("tampilkan tulis cantumkan gunakan", r"(?P<object>(?:tampilkan|tulis|cantumkan)"
          r" (?:semua |setiap )?(?:harga|suhu|jarak|berat|ukuran|tanggal|waktu|jam|angka|biaya"
          r"|satuan) (?:selalu )?(?:dalam|pakai|dengan|pake)"
          r" (?!.*\b(?:ini|itu|tersebut|berikut)\b)\S.*)", "instruction"),
    frame("untuk buat", rf"(?:untuk|buat) [^,;]{{2,40}}, (?:tolong )?(?:selalu|(?P<negated>jangan"
          rf" pernah)) (?P<object>{_GIVE}\w* \S.*)", "instruction"),
    frame("setiap tiap", rf"(?:setiap|tiap) (?:jawaban|penjelasan|kode|resep|balasan"
          rf"|respons?) (?:(?:"
          rf"tolong|harus|selalu) )*(?P<object>{_GIVE}\w*\b.*)", "instruction"),
    frame(_FROM_NOW, rf"(?:{_ALWAYS}),? (?:(?:tolong|mohon|harap|kamu|kita|ayo|selalu|harus|kalau"
          rf" jawab"
          r"|kalo jawab) )*(?P<negated>(?:jangan|jgn|gausah) (?:lagi |pernah"
          rf" )?)?(?P<object>(?!{I}\b|ini|itu|di"
          rf"\b)(?:{_GIVE}|{_ANSWERS})\w*\b.*|dalam (?:bahasa|bentuk|format) \w+.*|{_STYLE}(?:"
          rf" (?:aja|saja|ya))*[.!]*$)", "instruction"),
    frame("selalu jangan jgn tolong mohon harap biasakan", r"(?:(?:tolong|mohon|harap) )?(?:selalu"
          r"|biasakan(?: untuk| buat)?|(?P<negated>"
          rf"jangan pernah|jangan sekali-kali|jangan lagi|jgn pernah)) (?P<object>(?!{I}\b|lupa\b"
          r"|khawatir|ada\b|terlambat|gagal|muncul|dapat)(?:[a-z-]+ \S.*))", "instruction"),
    frame(f"{_REFUSING} {_FROM_NOW}", rf"(?:{_ALWAYS},? )?(?P<negated>{_REFUSED})(?: (?:pakai"
          rf"|gunakan|pake|memakai|menggunakan"
          r"|kasih|beri|tambahkan|tambahin|ada|banyak|terlalu banyak|bikin|nulis|jawab|dijawab"
          r"|ngasih|sok|sama|jawaban|penjelasan|penggunaan|pemakaian|yang|terlalu|salam|pakai kata"
          rf"|pake kata|terus|nambahin|campur))* (?P<object>{_MANNER}"
          r"(?!.*\b(?:ini|itu|berikut|tersebut)\b).*)", "instruction",
          needs=("jangan", "Jangan", "jgn", "usah", "perlu", "ohon tidak", "olong tidak", "stop",
          "Stop", "indari", "tanpa",
          "Tanpa", "gosah", "henti", "urangi")),
    frame("harga satuan tanggal suhu jarak kode resep contoh angka waktu jadwal istilah nama",
          r"(?P<object>(?:harga|satuan|tanggal|suhu|jarak|kode|resep|contoh|angka|waktu|jadwal"
          r"|istilah|nama)(?: \w+)? (?:selalu|harus|tolong selalu) (?:(?:di)?(?:tulis|pakai|sebut"
          r"|beri|kasih|tampil|cantum|buat|format|konversi|jelas)\w*|dalam|pake|pakai)"
          r" (?!ada\b|muncul|error|gagal)\S.*)", "instruction"),
    frame(_ANSWER_HEADS, rf"{_ANSWERS}(?: {I})? (?P<negated>tanpa|jangan (?:pakai|pake|ada)) "
          rf"(?P<object>{_MANNER}(?!.*\b(?:ini|itu|berikut|tersebut)\b).*)", "instruction",
          needs=("tanpa", "jangan")),
    frame("tolong mohon harap", rf"(?:tolong|mohon|harap) (?P<object>{_STYLE}(?: (?:aja|saja))?"
          rf" {IF}"
          r" (?:jawab|menjawab|balas|membalas|menjelaskan|jelasin)\w*)(?=[.!]*$)", "instruction"),
    frame("langsung to cukup", r"(?P<object>(?:(?:langsung|cukup)(?: (?:aja|saja|jawab|kasih|ke))*"
          r" (?:inti|poin|jawaban|point"
          r"|solusi|kesimpulan)\w*|to the point(?: aja| saja)?)\b.*)", "instruction"),
    frame(_ANSWER_HEADS, rf"(?P<object>{_ANSWERS} {_ME}(?:(?:hanya|selalu|saja|dengan|secara|yang"
          rf"|pakai|pake"
          r"|lebih|nya|aja) )*(?:(?:dalam|pakai|pake|dengan|memakai|menggunakan)? ?(?:bahasa"
          r" (?!ini|itu|yang|tubuh)\w+|aku[ -]kamu|lo[ -]gue|saya[ -]anda|format \w+|bentuk \w+"
          rf"|nada \w+|gaya \w+)|{_STYLE})\b(?!.*\b(?:(?<!hari )ini|berikut|tersebut|di atas|di"
          rf" bawah)\b).*)", "instruction",
          needs=("awab", "alas", "espon", "icara", "ulis", "elaskan", "gomong", "gobrol", "jelas",
          "bales")),
    frame("pakai gunakan pake", r"(?P<object>(?:pakai|gunakan|pake) (?:bahasa (?!ini"
          r"|itu)(?:yang )?\w+|satuan \w+|sistem metrik|celsius|format (?:24 jam|tabel|poin|tanggal"
          r"|jam|waktu|angka|mata uang)|poin-poin|bullet|nada|gaya|aku[ -]kamu|lo[ -]gue"
          r"|saya[ -]anda|kata ganti|takaran gram|tabel|sudut pandang|analogi|contoh"
          r"|perumpamaan)\b(?!.*\b(?:(?<!hari )ini|berikut|itu|untuk"
          r" surat)\b).*)", "instruction"),
)  # fmt: skip

"""The first is tried before names: "jangan panggil aku X" gives none."""

FORGET_ASKED = (
    r"|(?:tolong |mohon )?(?:lupakan|lupain|hapus)(?:lah| saja| aja)?"
    r" (?:(?P<asked_home>di ?mana (?:saya|aku|gue|gw|kami) (?:tinggal|berdomisili))"
    r"|(?P<asked_employer>di ?mana (?:saya|aku|gue|gw) (?:bekerja|kerja))"
    r"|(?P<asked_name>siapa nama ?(?:saya|ku|aku|gue)|namaku siapa)"
    r"|(?P<asked_age>berapa (?:umur|usia) ?(?:saya|ku|aku|gue))"
    r"|(?P<asked_birthday>kapan (?:saya|aku|gue) (?:lahir|ulang tahun))"
    r"|(?P<asked_job>apa pekerjaan ?(?:saya|ku|aku))"
    r"|(?P<asked_origin>dari mana (?:saya|aku|gue) berasal))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
