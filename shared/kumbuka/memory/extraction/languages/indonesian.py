"""Indonesian: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.indonesian_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.indonesian_frames import (
    NOT,
    OF_ME,
    VERB_FRAMES,
    I,
)
from kumbuka.memory.extraction.languages.indonesian_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    topic_of,
)
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, by_head


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(pattern, flags)


_ELIDED = (
    rf"(?:(?:sekarang|kini|sudah|udah|baru|baru saja|akhirnya|masih|juga) )*(?:(?:{NOT}|kurang"
    r"|lebih) )?(?:suka|tinggal di|kerja di|bekerja|kerja sebagai|alergi|pindah|beralih|benci"
    r"|berasal|doyan|berumur|berusia|bisa bahasa|berbahasa|pakai|pake|memakai|menggunakan"
    r"|minum|makan|selalu|jarang|biasanya|punya dua|punya seekor|ganti|belajar|naik"
    r"|memutuskan|lahir|asli|berhenti|tetap (?:pakai|memakai|menggunakan))\b"
)
_TOPIC_ASKED = r"(?:soal|tentang|mengenai|perihal)"

INDONESIAN = Language(
    code="id",
    marker=_re(rf"\b(?:{I}|\w+ku|tolong|mohon|harap|jangan|ingat\w*|catat\w*|simpan|lupakan|lupain"
               r"|hapus|selalu|panggil|jawab\w*|balas\w*|suka|alergi|mulai|untuk|cara|kalau|setiap"
               r"|biasanya|pindah|benci|ayo|mari|yuk|pakai|gunakan|hindari|tulis\w*|bayangkan"
               r"|terjemahkan|anggap\w*|buat\w*|bikin\w*|tanpa|kurang|doyan|kata|berikut"
               r"|ke ?depannya"
               r"|perbaiki|ringkas\w*|koreksi|parafrase\w*|bukan|tinggal|cerita|dipanggil)\b"),
    abbreviations=frozenset(
        ["dll", "dsb", "dst", "dr", "drs", "ir", "prof", "jl", "no", "tgl", "hlm", "sdr", "bpk",
         "yth", "pt", "cv", "spt", "mis", "a.n", "s.d", "tn", "ny", "telp", "kab", "kec", "rp"]),
    starters=frozenset(
        ["saya", "aku", "kami", "kita", "tapi", "dan", "jadi", "tolong", "dia", "mereka", "ini",
         "itu", "karena", "sekarang", "mohon"]),
    polite=_re(r"(?:(?:tolong|mohon)[, ]+)?(?:bisakah|bisa|boleh|bolehkah|dapatkah|maukah|mau)"
               r" (?:kamu|anda|lo|kau|tolong)(?: tolong)? (?=(?:ingat\w*|catat|simpan) (?:bahwa"
               r"|kalau)\b|.{1,80}\b(?:mulai sekarang|ke ?depannya|seterusnya)\b)"),
    opener=_re(r"(?:[\s\"(*_–—-]+|(?:(?:hai|halo|hei|hi|hey|selamat (?:pagi|siang|sore|malam)"
               r"|assalamu'?alaikum)(?: (?:semua|kak|min|bang|kumbuka|claude))?|terima kasih"
               r"(?: (?:banyak|ya|atas \w+(?: \w+)?))?|makasih(?: (?:banyak|ya|\w+nya))?|oke?"
               r"|ok(?:ay)?|ya"
               r"|iya|tidak|nggak|enggak|baik(?:lah)?|sip|mantap|wah|oh(?: iya| ya)?|eh|nah|btw"
               r"|(?:per)?kenalkan|salam kenal|omong-omong|ngomong-ngomong|sebenarnya|sebetulnya"
               r"|sejujurnya|jujur(?: saja| aja)?"
               r"|btw|fyi|info(?: saja)?|sekadar info|asal tahu(?: saja)?|catatan|koreksi|ralat"
               r"|maaf(?:,? (?:salah|maksud(?:ku| saya)|saya salah))?|salah|maksud(?:ku| saya)"
               r"|tapi|tetapi|namun|dan|jadi|juga|selain itu|lalu|terus|kemudian|akhirnya|memang"
               r"|sekarang|kini|saat ini|hari ini|akhir-akhir ini|belakangan ini|dulu(?=,)|pokoknya"
               r"|perubahan rencana|ganti rencana|satu (?:hal )?lagi|tambahan|tentang saya"
               r"|soal saya"
               r"|tentang aku|konteks|latar belakang|sayangnya|untungnya|kebetulan|pertama|kedua"
               r"|terakhir|umumnya|secara umum|secara pribadi|pribadi|menurut (?:saya|aku)"
               r"|bagi (?:saya|aku)|setelah dipikir-pikir|karena|soalnya|berhubung"
               r"|(?:seperti|kayak) yang (?:saya|aku) (?:bilang|katakan)(?: tadi)?"
               r"|(?:kalau )?(?:soal|untuk urusan) [^,]{1,40}(?=,)|sudah diputuskan"
               r"|mulai (?:besok|lusa|(?:minggu|bulan|tahun) depan|hari ini)|kalau (?:bisa|boleh"
               r"|mungkin|memungkinkan)"
               r"|sejak (?:\w+ )?(?:tahun|bulan|minggu) (?:lalu|ini|\d+)|sejak \d+|di kantor"
               r"|di rumah|untuk (?:informasi|diketahui|kerjaan|catatan))"
               r"(?:[,:!.;–—-]+\s*|\s+(?=(?:saya|aku|gue|gua|gw|kami|kita|\w+ku|tolong|ingat|jangan"
               r"|panggil|warna|makanan|nama|umur|jawab|memutuskan|lebih|alergi|tinggal|pakai"
               r"|sudah|suka"
               r"|juga|kini|sekarang|tidak|nggak|ibu|ayah|adik|kakak|istri|suami|anak)\b))"
               r"|(?:tolong|mohon|harap)[, ]+(?=(?:selalu|jangan|jawab|balas|panggil|pakai|gunakan"
               r"|bicara|hindari|ingat|catat|simpan|lupakan)\w*)"
               r"|(?:sebelum|setelah|sesudah|habis|selama|di|pada|untuk|buat|tiap kali"
               r"|saat)(?: [\w-]+){1,4}?,? "
               r"(?=(?:saya|aku|gue|kami) (?:selalu|biasanya|biasa|sering|jarang|rutin|pakai|pake"
               r"|memakai|menggunakan|lebih suka|tidak pernah|nggak pernah)\b)"
               rf"|(?:{I} )(?:rasa|pikir|kira|akui|yakin|tahu)(?: bahwa| kalau)? (?={I}\b)"
               r"|(?:perlu (?:di|kamu )?(?:tahu|ketahui)i?|kamu perlu tahu)(?: bahwa"
               rf"|,)? (?={I}\b))"),
    blocked=_re(r"(?:(?:kalau|jika|bila)(?! (?:kamu |anda )?(?:menjawab|membalas|jawab|balas)\b)"
                r"(?! (?:saya|aku|gue) (?:minta|meminta|tanya|bertanya"
                r"|menanyakan|mengirim|kirim|menulis|nanya)\b)|jikalau|apabila|seandainya|andai"
                r"|andaikan|andaikata|misal|misalnya|misalkan|umpama\w*|bayangkan|anggap\w*"
                r"|pura-pura|apakah|apa|siapa\w*|di ?mana|ke ?mana|dari ?mana|kapan|kenapa|mengapa"
                r"|bagaimana|gimana|berapa|bisakah|bolehkah|maukah|haruskah|perlukah|bisa (?:kamu"
                r"|tolong|bantu|nggak|tidak|jelaskan)|boleh (?:tanya|minta|tahu)|(?:tolong |coba )?"
                r"(?:buatkan|buatlah|tuliskan|jelaskan(?! (?:secara|dengan|dalam))|terjemahkan"
                r"|ringkas(?:kan)?|perbaiki|bantu|carikan|cari|berikan (?:contoh|saya)|beri saya"
                r"|kasih (?:tahu|contoh|saya)|ceritakan|sebutkan|hitung|cek|periksa|ubah|konversi"
                r"|rekomendasikan|sarankan|kirim|ingatkan|bikinin|bikin(?:kan)?)\b"
                r"|(?:tolong |coba )(?:buat|tulis(?! (?:dalam|pakai|singkat))|tambahkan)\b"
                r"|tulis(?:lah|kan)? (?:cerita|puisi|kode|fungsi|email|surat|artikel|sebuah|esai)"
                r"|mungkin|barangkali|semoga|sepertinya|kayaknya|kelihatannya|katanya|konon"
                rf"|{I} (?:mungkin|barangkali|(?:ingin|mau|pengen|pingin|kepingin|berharap|harap)"
                r"(?! (?:kamu|anda|lo|agar kamu|supaya kamu|jawaban|penjelasan|balasan)\b)|ragu"
                r"|butuh"
                r"|perlu|hampir saja|sempat|kayaknya|sepertinya|coba|mencoba|rencananya|berencana"
                rf"|bermimpi|belum pernah|dulu|pernah|harus|lagi mikir|bukannya|(?:{NOT}|bukan"
                r"|belum)"
                r" (?:pernah )?(?:bilang|mengatakan|berkata|ngomong|yakin|tahu|tau|mengerti|paham"
                rf"|menyebut|berarti|bisa memutuskan|maksud))|bukan berarti|bukannya|{NOT} benar"
                rf"|{NOT} betul|bukan {I} yang|{NOT} berarti)\b"),
    reported=_re(r"(?:(?<!saya )(?<!aku )(?<!gue )(?<!saya sudah )\b(?:bilang|ngomong|berkata"
                 r"|mengatakan|mengaku|mengklaim|menyatakan|berpendapat|nulis|menceritakan"
                 r"|bertanya|menjawab:|menuduh|mengira|menyangka|berteriak|menyanyikan|bernyanyi)\b"
                 r"(?! (?:bahasa|ke saya))|\b(?:katanya|ujarnya|ujar|tuturnya|konon|kabarnya"
                 r"|lirik(?:nya)?|kutipan|dialog)\b|\bkata (?!sandi|kunci|kerja|benda|sifat|ganti)"
                 r"(?:\w+)|\bmenurut (?!saya|aku|gue|kami|kita)\w+)"),
    scene=_re(r"(?:(?:tolong |coba )?(?:tulis|buat|bikin|karang|ceritakan)(?:kan|lah|in)?(?: saya"
              r"| aku)? (?:sebuah |satu )?(?:cerita|cerpen|puisi|dialog|skenario|novel|naskah|lagu"
              r"|pantun|dongeng|monolog|drama|surat|email|pidato)|bayangkan|pura-pura\w*"
              r"|berpura-pura\w*|bermain peran|main peran|ayo main peran|anggap(?:lah)? (?:saja )?"
              r"(?:kamu|saya|aku)|jadilah|bertindaklah|berperanlah|kamu (?:adalah|sekarang) |dalam"
              r" (?:cerita|novel|adegan|skenario|permainan|game|naskah) (?:ini|itu|saya)|seandainya"
              r"|misalkan)"),
    material=_re(r"\b(?:terjemahkan|menerjemahkan|parafrase\w*|terjemahin|translate)\b|\A(?=[^:]*:)"
                 r"(?:.*?\b(?:ringkas\w*|koreksi(?= (?:kalimat|tata|teks|ejaan|email|surat|paragraf"
                 r"|tulisan))|perbaiki|periksa|analisis\w*|ubah|edit|lanjutkan|cek|baca|tinjau"
                 r"|sunting)\b.*:\s*(?:\S.*)?$|.*?\b(?:berikut|ini|di bawah)\b.{0,60}\b(?:teks"
                 r"|email|surat|artikel|cerita|esai|transkrip|kode|pesan|log|paragraf|dokumen"
                 r"|percakapan|chat)\w*\b.*:\s*$)"),
    clause_break=_re(r"(?<!\Asaya)(?<!\Aaku)\s*(?:;|[,—–]|\s-\s|,?\s(?:dan|tapi|tetapi|namun"
                     r"|sedangkan|sementara|lalu"
                     r"|walaupun|meskipun|terus))\s*(?:(?:dan|tapi|tetapi|namun|lalu|jadi|juga"
                     r"|melainkan|terus) )?(?:(?=(?:(?:sekarang|kini|biasanya) )?(?:saya|aku|gue"
                     r"|gua|gw|kami)\s(?!bilang|rasa\b|pikir)\w"
                     rf"|(?:nama|umur|usia|pekerjaan|hobi|ulang tahun|{RELATION_NAMES})"
                     rf"{OF_ME}\s|panggil\b|tolong\b|ingat\b|jangan lupa\b|sekarang (?:jadi"
                     r"|pakai)\b|\w+ (?:favorit|kesukaan)(?:ku\b| saya| aku))"
                     rf"|(?P<elided>(?={_ELIDED})))"),
    before_question=_re(r"(?:[,;.—–]|\s-\s)\s*(?:(?:dan|jadi|tapi|terus|nah) )?(?=(?:apa|apakah"
                        r"|bagaimana|gimana|bisa|bisakah|boleh|bolehkah|kenapa|mengapa|siapa"
                        r"|di ?mana|kapan|berapa|ada|adakah|mana|tolong|harus|sebaiknya|enaknya"
                        r"|cocoknya|kira-kira|punya)\b)|\s(?:dan|jadi|terus)\s(?=(?:apa|bagaimana"
                        r"|gimana|bisa|mana|di ?mana|berapa|kenapa)\b)"),
    remember=_re(r"(?:(?:(?:tolong|mohon|harap|selalu|juga) )*(?:(?:di)?ingat(?:lah|kan)?"
                 r"|catat(?:lah"
                 r"|kan)?|simpan(?:lah)?|perlu diingat|camkan|jangan (?:sampai )?lupa(?:kan)?"
                 r"|ketahuilah|kamu (?:harus|perlu) (?:tahu|ingat))(?: (?:ya|baik-baik"
                 r"|(?:info(?:rmasi)? |hal )?ini|dong"
                 r"|untuk (?:nanti|lain kali|selanjutnya)|di memori(?:mu)?))*(?:[:,]"
                 r"|(?:[:,])? (?:bahwa"
                 r"|kalau|fakta bahwa)(?=\s)|(?<!upa)(?<!impan)(?<!atat)(?<!ini)(?= ))\s+"
                 r"(?!(?:saat|waktu|ketika|kapan|apa|tidak|nggak|siapa|tadi|dulu|kemarin|film|untuk"
                 r"|lagi|kembali|saya besok|jam|juga|aku|masa|cara|di mana|gak|ga)\b)"
                 r"|(?:tolong |mohon )?(?:ingat|catat|simpan)(?: ya)?,? (?=saya (?!besok|nanti"
                 r"|untuk)|aku (?!besok|nanti|untuk))"
                 r"|(?:untuk diingat|sebagai catatan|catatan|pengingat|info)[:,] )"),
    forget=_re(r"(?:tolong |mohon )?(?:lupakan|lupain|abaikan|hapus)(?:lah)?(?: (?:saja"
               r"|aja))? (?:(?:semua"
               r" )?(?:apa )?(?:yang|apa yang)(?: tadi| pernah| sudah)? ?(?:saya|aku|gue"
               r"|ku) ?(?:bilang|katakan|ceritakan|sampaikan|sebutkan|omongin)(?: tadi"
               rf"| sebelumnya)? (?:{_TOPIC_ASKED}"
               rf"|bahwa|kalau) |(?:kata-kata|ucapan|pernyataan|cerita){OF_ME} {_TOPIC_ASKED} "
               rf"|(?:semua )?{_TOPIC_ASKED} |bahwa |kalau |fakta bahwa |info"
               rf"(?:rmasi)? {_TOPIC_ASKED} |(?=saya\b|aku\b))"),
    forget_attribute=_re(r"(?:tolong |mohon )?(?:lupakan|lupain|hapus)(?:lah)?(?: (?:saja|aja|soal"
                         r"|tentang|data))* (?:(?P<favourite>[a-z][\w -]{0,40}?) (?:favorit"
                         r"|kesukaan)"
                         rf"{OF_ME}|(?:nama )?(?P<attribute>{ATTRIBUTE_NAMES}|{RELATION_NAMES})"
                         rf"{OF_ME})(?: (?:dari|di) \w+(?: kamu)?)?[.!\s]*$"),
    subject=_re(rf"(?:(?P<user>{I}(?: dan (?:{RELATION_NAMES}){OF_ME})?|(?:tim|perusahaan"
                r"|kantor) (?:kami|kita|saya|aku))(?: (?:ini"
                r"|sendiri|pribadi|sekeluarga|berdua))?(?=\s)"
                rf"|(?P<relation>{RELATION_NAMES}){OF_ME}(?: yang (?:pertama|kedua"
                r"|bungsu|sulung))?(?:,? (?P<name>(?-i:[A-Z])[\w'’-]+)(?=,?\s))?,?(?=\s))\s*"),
    adverbs=_re(r"(?:(?:memang|emang|juga|sebenarnya|sih|itu|sekarang|kini|saat ini|masih|cuma"
                r"|hanya|lebih banyak|benar-benar|pribadi|ternyata|kebetulan|jujur|lagi|tuh|sudah"
                r"|udah|akhirnya|sendiri|dari dulu|mah|orangnya|adalah orang yang|paling"
                r"|termasuk|ini|kan|pun|saja|sekeluarga|sangat|yang)"
                r"(?! (?:tidak|tak|nggak|enggak|gak|ga|ngga|belajar|mempelajari) )\s+)+"),
    clause_frames=by_head(CLAUSE_FRAMES),
    verb_frames=by_head(VERB_FRAMES),
    object_end=_re(r"\s(?:daripada|ketimbang|dibanding(?:kan)?|karena|soalnya|sebab|tapi|tetapi"
                   r"|namun|meski(?:pun)?|walau(?:pun)?|sehingga|supaya|agar|sedangkan|sementara"
                   r"|kalau|jika|alih-alih|padahal|biar|melainkan|asal(?:kan)?|jadi (?=saya|aku"
                   r"|tolong)"
                   rf"|dan (?:{I}|dia|mereka|\w+ (?:saya|ku)|(?=tinggal|bekerja|kerja|sedikit"
                   r" (?!bahasa)))\b)(?=\s|$)|\s[—–-]+\s|\s?[;(]|,\s?(?:dan|tapi|tetapi|tolong"
                   r"|mohon|jadi|karena|soalnya|bisa|apa|ada|makasih|terima kasih|ya|bukan|terutama"
                   r"|sekarang|saya|aku|gue|kami|kita|kalau|jika|bagaimana|gimana|kenapa|cuma|hanya"
                   r"|biar|supaya|yang|haha|hehe|wkwk|namun|meski|walau|apalagi|padahal|kan)\b"
                   r"|:\s|[!?]\s"),
    object_tail=_re(r"[\s,]+(?:lagi|banget|sekali|bgt|sih|deh|dong|ya|yah|kok|loh|lho|nih|tuh|saja"
                    r"|aja|juga|sekarang|saat ini|kini|(?:bulan|minggu|tahun|pekan) (?:lalu|ini"
                    r"|kemarin)|kemarin|mulai (?:sekarang|hari ini|besok|minggu depan|bulan depan)"
                    r"|tolong|makasih|terima kasih|sebenarnya|dulu|dari dulu|nanti|pokoknya"
                    r"|sejak \S.{0,30}|selamanya|baru-baru ini|akhir-akhir ini|belakangan ini"
                    r"|daripada \S.*|min|kak|bang|bro|gan|sama sekali|kan|haha|hehe|wkwk\w*|barusan"
                    r"|untuk (?:saya|aku|seterusnya)|\w+ (?:tahun|bulan|minggu) (?:yang )?lalu"
                    r"|oke|ok|saya|aku|kami|untuk semuanya|cukup|setengah mati)$"),
    article=_re(r"(?:(?:sebuah|seekor|seorang|suatu|sang|para|si|yaitu|adalah|itu)\s+(?=\S))"),
    not_objects=_re(r"(?:(?:ini|itu|tersebut|dia|mereka|kamu|anda|kalian|saya|aku|apa|apapun"
                    r"|sesuatu|semua(?:nya)?|begitu|gitu|begini|siapa|mana|bagaimana|kapan|kenapa"
                    r"|kalau|jika|tidak|bukan|nggak|gak|keduanya|dua-duanya|sana|sini|situ|ke|di"
                    r"|dan|atau|-)(?=$|[\s,.])|.*\b(?:itu|tersebut|tadi)$|.*\batau\b)"),
    not_objects_of={
        "preference": _re(r"(?:(?:cara|ide|jawaban|saran|kode|hasil|versi|opsi|pilihan|pendekatan"
                          r"|desain|solusi|usul|gaya|respons?|penjelasan|ini|itu|kamu|dia|mereka"
                          r"|semua|apa|yang (?:ini|itu|pertama|kedua|ketiga|terakhir|mana))"
                          r"(?:nya|mu)?(?:$|\s(?:itu|ini|kamu|anda|yang|pertama|kedua|ketiga"
                          r"|terakhir|tadi|di|dari))|.*\b(?:itu|ini|tersebut|tadi)$|.*\batau\b)"),
        "pattern": _re(r".*\b(?:tadi|barusan)$|(?:itu|ini|begitu|gitu|saja)$"),
        "note": _re(r"(?:ya|itu|ini|baik-baik|semua(?:nya)?|apa)$"),
        "identity": _re(r"(?:(?:itu|ini|apa|sini|sana|situ|mana|sama|atau|rumah|kantor|di|tidak"
                        r"|bukan|siapa|kalau|bingung|penuh|baru|bagus)$|(?:apa|siapa|mana|berapa)\b"
                        r"|.*\b(?:itu|tersebut|tadi)$|.*\batau\b)"),
    },
    change=_re(r"\b(?:sekarang|kini|mulai (?:sekarang|hari ini|besok|bulan ini|bulan depan"
               r"|minggu ini"
               r"|tahun ini|tadi)|dari sekarang|koreksi|ralat|maksud(?:ku| saya)|berubah pikiran"
               r"|akhir-akhir ini|belakangan ini|tidak lagi|nggak lagi|bukan \S+ lagi"
               r"|(?:perubahan|ganti) rencana|yang benar)\b"),
    addition=_re(r"\b(?:juga|selain itu|tambahan|satu lagi|selain \w+)\b"),
    qualifier=_re(r"(?:(?:sebuah|seekor|si) )?(?:(?:mobil|motor|laptop|hp|ponsel|sepeda|editor"
                  r"|aplikasi) (?=(?-i:[A-Z])))?(?=\S)"),
    purpose=_re(r"\s(?:untuk|buat|di|pada|dengan|sebagai|saat|ke)\s"),
    elided=_re(rf"(?=(?:(?:{NOT}|kurang|lebih) )(?:begitu |terlalu )?(?:suka|doyan|gemar|senang)\b"
               r"|alergi \w|(?:biasa |akrab |sering )dipanggil|(?:suka|benci) (?:banget|sekali) "
               r"|(?:baru |baru saja |sudah )pindah"
               r" (?:ke|dari)\b|memutuskan (?:untuk )?(?:pakai|memakai|menggunakan|pindah))"),
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["semua", "semuanya", "segalanya"]),
    categories=CATEGORY_OF_TOPIC,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=_re(rf"\b(?:{NOT}|bukan|jangan|belum)\b\s*"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    instructions=(
        ("units", _re(r"\b(?:metrik|celsius|fahrenheit|kilomet\w+|imperial)\b")),
        ("emojis", _re(r"\b(?:emoji|emotikon|emoticon)\b")),
        ("bullet_points", _re(r"\b(?:bullet|poin-poin|butir)\b")),
        ("answer_language", _re(r"\bbahasa (?!tubuh|sederhana|pemrograman|formal|santai|baku"
                                r"|yang)")),
        ("answer_length", _re(r"\b(?:singkat|ringkas|pendek|padat|panjang|detail|rinci|mendetail"
                              r"|lengkap|to the point)\b")),
        ("answer_tone", _re(r"\b(?:formal|santai|sopan|akrab|ramah|baku|lugas)\b")),
    ),
)  # fmt: skip
