"""Indonesian that tells of a change: what somebody had, was or did, and what it is now."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_parts import (
    COMPANIES,
    DONE,
    IF,
    NEGATED,
    NOT,
    USE,
    I,
    frame,
)
from kumbuka.memory.extraction.languages.indonesian_words import JOBS
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_SINCE = "sudah udah udh sdh uda dah telah sekarang skrg kini akhirnya baru mulai"
NOW = r"(?:sekarang|skrg|skrng|kini|mulai (?:\w+ )?(?:ini|depan|besok|lusa))"
ONCE = r"(?:tadinya|dulu(?:nya)?|awalnya|sebelumnya|selama ini|biasanya|kemarin-kemarin)"
_EMPLOYED = (
    r"(?:(?:be)?kerja|ngantor|magang|dinas|bertugas|mengabdi|diterima|keterima|join|(?:ber)?gabung"
    r"|karyawan|pegawai|(?:meng|ng)ajar|direkrut|diangkat|ditempatkan|praktik|karier|karir)"
)

AT = r"(?:(?:selalu|biasanya|sekitar|tiap|setiap) )*(?:jam|pukul) "
THAT_DAY = r"(?!.*\b(?:tadi|besok|nanti|kemarin|lusa|hari ini|berapa)\b)"
HOURS: tuple[tuple[str, str, str], ...] = (
    ("bangun", "bangun(?:nya)?(?: tidur| pagi)?", "wake_up"),
    ("tidur", "tidur(?:nya)?", "bedtime"),
)
"""The verb, its forms and the one attribute of those who get up, or go to bed, at some hour."""
DAILY = r"(?:(?:selalu|biasanya|biasa|rutin|pasti|tiap hari|setiap hari) )*"

ONCE_AND_NOW: tuple[Frame, ...] = (
    frame("dulu dulunya tadinya awalnya", rf"{ONCE} (?:(?:pernah|sempat) )?(?:kerja|bekerja"
          rf"|ngantor) (?:di|sama) (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{NOW} (?:(?:sudah|udah|{I}"
          r"|kerja|bekerja|pindah|ngantor) )*(?:di|ke) (?P<object>(?!rumah\b)\S.*)", "identity",
          attribute="employer", replaces=True),
    frame("dulu dulunya tadinya awalnya", rf"{ONCE} (?:(?:pernah|sempat) )?(?:tinggal|ngekos"
          rf"|ngontrak|menetap|netap) di (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{NOW} (?:(?:sudah"
          rf"|udah"
          rf"|{I}|tinggal|pindah|ngekos|menetap|netap) )*(?:di|ke) (?P<object>\S.*)", "identity",
          attribute="home", replaces=True),
    frame("dulu dulunya tadinya awalnya", rf"{ONCE} (?:(?:pernah|sempat|jadi|kerja|sebagai) )*"
          rf"(?P<old>(?:{JOBS})\b[^,;]{{0,30}}?),? (?:tapi )?{NOW} (?:(?:sudah|udah|{I}|jadi"
          rf"|menjadi"
          rf"|kerja|sebagai) )*(?P<object>(?:{JOBS})\b.*)", "identity", attribute="job",
          replaces=True),
)  # fmt: skip
"""What somebody was or where, and what or where they are now, in one clause."""

_NOT_OWNED = (
    r"(?!(?:barang|tiket|produk|stok|film|file|data|link|kode|sampah|pesan|pesanan|makanan|foto"
    r"|video"
    r"|fungsi|baris|fitur|cache|tabel|kolom|user|postingan|chat|ini|itu|yang|apa)(?:nya)?\b)"
)
_GIVEN_AWAY = (
    r"(?:jual|buang|lepas|balikin|kembalikan|cabut|putus|hibahkan|lelang|kasih(?:kan|in)?)"
)

SOLD: tuple[Frame, ...] = (
    frame("", rf"(?P<object>{_NOT_OWNED}[a-z0-9][\w +-]{{1,30}}?)(?:(?:nya|ku| {I})?(?: (?:yang "
          rf"|yg )?lama"
          rf"(?:nya|ku| {I})?)|nya|ku| {I}) (?:sudah|udah|udh|dah|telah) (?:di|ku ?|{I} )"
          rf"(?:{_GIVEN_AWAY}|hapus|uninstall|tutup|nonaktifkan)(?:in|kan)?(?= (?:ke|sama|bulan"
          rf"|minggu"
          r"|tahun|kemarin|semua)\b|[.!,]|$).*", "end", effect="end",
          needs=("jual", "buang", "lepas", "balik", "cabut", "putus", "hibah", "lelang", "kasih",
          "hapus", "uninstall", "tutup", "nonaktif")),
    frame("kartu akun kos kosan kontrakan rumah mobil motor hp laptop sepeda langganan",
          r"(?P<object>(?:kartu|akun|kosan?|kontrakan|rumah|mobil|motor|hp|laptop|sepeda"
          r"|langganan) "
          rf"(?!ini|itu|dia|orang|tetangga|teman|temen|mereka)[\w ]{{2,25}}?) (?:sudah|udah|udh"
          rf"|dah|telah)"
          rf" di(?:{_GIVEN_AWAY}|hapus"
          r"|tutup)(?:in|kan)?(?=[.!,]|$)", "end", effect="end"),
)  # fmt: skip
"""What was sold or thrown away, said before that it was."""

SHIFTED: tuple[Frame, ...] = (
    frame("batal", r"batal (?P<object>pindah|nikah|menikah|resign|kuliah|berangkat|liburan|mudik"
          r"|beli"
          r" \w+)(?=[.!,]|$)", "decision", polarity="-", type=MemoryType.EPISODIC),
    frame("naik", r"(?P<object>naik (?:sepeda|motor|mobil|bus|bis|kereta|krl|mrt|lrt|angkot|ojek"
          r"|ojol|gojek|grab|transjakarta|becak|kapal)\b[^,;]*? (?:ke (?:kantor|kampus|sekolah"
          r"|tempat kerja|pasar)|tiap|setiap)\b(?!.*\b(?:tadi|besok|kemarin)\b).*)", "pattern"),
    frame(f"pensiun {_SINCE}", rf"{DONE}(?P<object>pensiun dari (?!sini|jabatan|posisi)\S.*)",
          "identity", attribute="employment", ends=("identity:employer",)),
    *(frame(f"{head} selalu biasanya biasa rutin tiap setiap",
            rf"{DAILY}(?P<object>{said} {AT}{THAT_DAY}\S.*)", "pattern", attribute=attribute)
      for head, said, attribute in HOURS),
    frame(f"resign keluar cabut berhenti {_SINCE}", rf"{DONE}(?:resign|keluar|cabut|berhenti)"
          rf" (?:kerja )?dari (?P<old>[^,;]{{2,40}}?),? (?:(?:dan|terus|lalu|tapi) )?{NOW}"
          rf" (?:(?:{I}|sudah|udah|kerja|pindah|ngantor) )*(?:di|ke) (?P<object>(?!rumah\b)\S.*)",
          "identity", attribute="employer", replaces=True),
    frame(f"ganti alih beralih banting {_SINCE}", rf"{DONE}(?:ganti|alih|beralih|banting setir"
          rf"(?: dari [^,;]{{2,30}}?)?)(?: (?:profesi|kerjaan|pekerjaan|karier|karir))?"
          rf"(?:,| jadi| ke| menjadi| sekarang| {I})+ (?P<object>(?:{JOBS})\b.*)", "identity",
          attribute="job", replaces=True),
    frame(f"pindah {_SINCE}", rf"{DONE}pindah (?:kuliah|kampus|sekolah)(?: dari [^,;]{{2,40}}?)? ke"
          r" (?P<object>\S.*)", "identity", attribute="school", replaces=True),
    frame("pakai pake memakai menggunakan gunakan makai make",
          rf"{USE} (?P<old>[^,;]{{2,40}}?),? (?:tapi )?{NOW} (?:{I} )?(?:(?:udah|sudah|mau|ganti"
          rf"|pindah"
          rf"|beralih|ke|jadi) )+(?:{USE} )?(?P<object>(?!{NOT}\b)\S.*)", "tool", replaces=True),
    frame(f"pindah beralih {_SINCE}", rf"{DONE}(?:pindah|lompat|hijrah) dari (?P<old>{COMPANIES}"
          r"[^,;]{0,20}?|[^,;]{2,30}?(?= ke (?i:pt|cv) )) ke (?P<object>\S.*)", "identity",
          attribute="employer", replaces=True),
    frame(f"{_SINCE} {NEGATED}", rf"{DONE}{NOT} di (?P<old>{COMPANIES}|[^,;]{{2,30}}?(?= lagi,?"
          rf" (?:tapi )?{NOW} di {COMPANIES}))(?: lagi)?,? (?:tapi )?{NOW} (?:(?:sudah|udah"
          rf"|{I}) )*"
          r"di (?P<object>\S.*)", "identity", attribute="employer", replaces=True),
    frame(NEGATED, rf"{NOT} (?:bisa|boleh|kuat) (?:makan|minum|kena|pakai|pake) "
          rf"(?P<object>[^,;]{{2,40}}?),? (?:(?:karena|krn|soalnya|gara-gara|sebab) )?(?:{I}"
          rf" )?(?:(?:punya"
          r"|ada|memang|emang) )*alergi\b.*", "identity", attribute="allergy/"),
    frame(f"{_SINCE} {NEGATED}", rf"{DONE}{NOT} (?:kerja|bekerja|ngantor|gawe) di (?P<old>[^,;]"
          rf"{{2,40}}?)(?: lagi)?,? (?:tapi )?{NOW} (?:(?:sudah|udah|{I}|kerja|bekerja|pindah"
          rf"|ngantor)"
          r" )*(?:di|ke) (?P<object>(?!rumah\b)\S.*)", "identity", attribute="employer",
          replaces=True),
    *ONCE_AND_NOW,
)  # fmt: skip

UNDIVIDED = (
    rf"(?:{I} )?{DONE}(?:resign|keluar|cabut) dari [^,;]{{2,40}}, (?:(?:dan|terus|lalu|tapi)"
    rf" )?{NOW}\b|"
    rf"{IF} (?:kamu )?(?:(?:me[nm]?|nge?)?(?:kasih|beri|bikin|nulis|jawab|jelas(?:kan|in)|balas)"
    rf"|memberi"
    rf"|ngasih)\b[^,;]{{0,40}}, (?:tolong"
    rf"|selalu"
    r"|jangan|pakai|pake|gunakan)\b|"
    rf"(?:{IF}|untuk|buat|cara|langkah|prosedur|tiap|setiap)\b(?=[^.!?]{{3,90}}\b(?:dulu|pertama)\b"
    r"[^.!?]{3,200}\b(?:lalu|kemudian|terus|trus|baru|(?:habis|abis|setelah) itu|terakhir)\b)|"
    rf"(?=[^.!?]{{2,200}}\b(?:sebagai|sbg) (?:seorang )?(?:{JOBS})\b)(?![^.!?]{{0,200}}"
    rf"\b{_EMPLOYED})|"
    rf"(?:[^,;.!?]{{1,30}}, |jadi |nah )?(?:{I} (?:(?!{ONCE}|{NOT})\w+ )?)?(?:{ONCE} (?:tinggal"
    rf"|ngekos|ngontrak|kerja|bekerja|ngantor|jadi|{JOBS})\b"
    rf"|{DONE}{NOT}"
    rf" (?:(?:kerja|bekerja|ngantor|gawe) )?di )[^,;]{{2,40}}, (?:tapi )?{NOW}\b"
    rf"|(?:(?:{ONCE},? )?(?:{I} )?(?:{USE}|jual|jualan|kerja|usaha|dagang|nganggur) [^,;]{{2,40}},"
    rf" (?:tapi )?{NOW} (?:{I} )?(?:udah|sudah|mau|ganti|pindah|beralih|buka|jual|jualan|usaha"
    r"|bisnis|dagang)\b)|(?:untuk|buat) [^,;]{2,40}, (?:tolong )?(?:selalu|jangan pernah)"
    r" (?!saya|aku|gue|gw)\w+ \S"
)
"""Begins a sentence that tells what was and what is now, which is one clause."""
