"""What people type in Indonesian: kind by kind in many wordings, and what only sounds alike.

An entry is a message and what the object of one of its statements must hold.
"""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

LIKED = (
    ("Saya ini doyan banget sama sambal matah.", "sambal matah"),
    ("suka bgt aku tuh sama drama korea", "drama korea"),
    ("gue ngefans banget sama Raisa", "Raisa"),
    ("kalo aku sih lebih prefer dark mode", "dark mode"),
    ("kopi hitam tanpa gula itu aku suka banget", "kopi hitam tanpa gula"),
    ("mending naik kereta daripada pesawat", "naik kereta"),
    ("ak suka warna pastel, tolong bikinin palet dong", "warna pastel"),
)
DISLIKED = (
    ("males bgt gw sama rapat dadakan", "rapat dadakan"),
    ("gak suka banget gue sama orang telat", "orang telat"),
    ("durian aku ga suka", "durian"),
    ("gue gak tahan sama bau rokok", "bau rokok"),
    ("aku gak kuat makanan pedas, ganti resepnya ya", "makanan pedas"),
    ("sy tdk suka pete", "pete"),
    ("aku tipe yang gak suka telponan", "telponan"),
)
FAVOURITES = (
    ("Penulis favoritku dari dulu Dee Lestari.", "Dee Lestari"),
    ("makanan fav gue pecel lele", "pecel lele"),
    ("Soto Kudus adalah favorit saya sepanjang masa.", "Soto Kudus"),
    ("lagu favorit gw tuh Kangen dari Dewa 19", "Kangen"),
)
DECIDED = (
    ("udah fix ya, kita jadinya nikah di malang bukan di surabaya", "nikah di malang"),
    ("fix, gue ambil kelas malam", "kelas malam"),
    ("akhirnya kita ambil paket umroh bulan Februari", "paket umroh"),
    ("keputusan finalnya kita cat dinding warna krem", "cat dinding warna krem"),
    ("Tim sudah sepakat memakai Jira untuk proyek ini.", "Jira"),
)
HABITS = (
    ("Setiap habis subuh saya jalan kaki keliling kompleks.", "jalan kaki"),
    ("tiap pulang kerja gue mampir ke warkop", "mampir ke warkop"),
    ("aku kalo pagi sarapannya bubur ayam", "bubur ayam"),
    ("seminggu dua kali gue futsal", "futsal"),
    ("kebiasaanku minum air hangat pas bangun tidur", "minum air hangat"),
    ("kalo weekend biasanya kita camping", "camping"),
    ("kami sekeluarga makan malam bareng tiap Jumat", "makan malam bareng"),
)
IDENTITY = (
    ("Halo, kenalin, namaku Ningsih.", "Ningsih"),
    ("orang-orang biasa manggil aku Ucup", "Ucup"),
    ("aku udah kepala tiga nih", "kepala tiga"),
    ("aku lahir 21 april 1998, zodiakku apa?", "21 april 1998"),
    ("gw ngekos di jogja", "jogja"),
    ("rumahku daerah Kelapa Gading", "Kelapa Gading"),
    ("aku baru pindah ke bandung", "bandung"),
    ("gue orang sunda", "sunda"),
    ("kerjaanku analis data di bank mandiri", "analis data"),
    ("gue driver ojol", "driver ojol"),
    ("baru keterima kerja di Shopee nih", "Shopee"),
    ("kuliahku jurusan farmasi semester 5", "farmasi"),
    ("anak saya tiga", "tiga"),
    ("gue anak bungsu dari empat bersaudara", "anak bungsu"),
    ("Kucing oren saya si Mochi nggak mau makan, kenapa ya?", "Mochi"),
    ("gw intoleran laktosa, kopi susu yg aman apa?", "laktosa"),
    ("kalo makan udang gue langsung gatal-gatal", "udang"),
    ("gue lagi diet rendah karbo", "rendah karbo"),
    ("aku minum metformin tiap hari", "metformin"),
    ("lancar bahasa Inggris sama Belanda gue", "Inggris"),
)
USED = (
    ("Untuk urusan desain, saya mengandalkan Canva.", "Canva"),
    ("aku nyimpen foto di Google Drive", "Google Drive"),
    ("aku edit video pakai CapCut", "CapCut"),
    ("hpku samsung a54", "samsung a54"),
    ("punya sawah dua hektar di kampung", "sawah dua hektar"),
)
INSTRUCTED = (
    ("gausah basa basi di awal jawaban", "basa basi"),
    ("jawabnya singkat aja ya", "singkat"),
    ("jangan panggil aku kak", "kak"),
    ("kalau ngasih kode, kasih komentar juga", "komentar"),
    ("tolong kalau menjelaskan pakai analogi sehari-hari", "analogi"),
    ("langsung ke poinnya aja", "poinnya"),
    ("gue maunya dijawab singkat", "singkat"),
)
NOTED = (
    ("Tolong diingat, jadwal posyandu tiap tanggal 10.", "jadwal posyandu"),
    ("catet ya, si Dodi ga boleh tau soal kado", "Dodi"),
    ("Harap diingat, saya tidak bisa dihubungi hari Jumat siang.", "hari Jumat"),
    ("cara gue bikin cold brew: giling kasar, rendam 12 jam, lalu saring", "giling kasar"),
    ("klo nyeduh v60 aku giling dulu kopinya, trus basahin filter, baru tuang air", "nyeduh v60"),
)
ENDED = (
    ("hapus dong catatan tentang mantan gw", "mantan gw"),
    ("ga usah diinget lagi soal motor gue", "motor gue"),
    ("aku udah nggak ngerokok lagi", "ngerokok"),
    ("gue stop langganan Netflix", "Netflix"),
    ("gue udah ga main basket lagi", "basket"),
    ("kami sudah tidak memelihara ayam lagi", "ayam"),
)
NOTHING = (
    "Saya lebih suka teh atau kopi sih, masih ingat nggak?",
    "aku suka apa ya kira-kira",
    "Saya tinggal di Solo, kan?",
    "aku alergi udang, bener nggak?",
    "kalo gue tinggal di Bali enak kali ya",
    "andai aja gw bisa bahasa jepang",
    "misal gue kerja di Google, gajinya berapa",
    "moga-moga aku keterima kerja di Pertamina",
    "Kata tetangga saya, dia sudah pindah kerja ke Pertamina.",
    "hari ini aku makan soto",
    "gue lagi nunggu bus di halte",
    "aku presiden indonesia wkwk canda",
    "terjemahin: saya alergi kacang dan tinggal di Bali",
    "bisa tolong pakai bahasa inggris untuk surat ini?",
    "aku kira aku suka kopi ternyata enggak",
    "saya punya masalah sama kode ini",
    "rumah saya kebanjiran kemarin",
    "orang yang suka kopi biasanya susah tidur",
    "kalau saya alergi udang, gejalanya apa",
    "Sebagai asisten, saya suka membantu pengguna.",
    "untuk kali ini aja pakai bahasa inggris",
)


def _is_held(text: str, about: str) -> bool:
    said = extract(text).statements
    return any(isinstance(one, Fact) and about.lower() in one.object.lower() for one in said)


def _polarities(text: str) -> set[str]:
    return {said.polarity for said in extract(text).statements if isinstance(said, Fact)}


@pytest.mark.parametrize(
    ("text", "about"),
    LIKED + FAVOURITES + DECIDED + HABITS + IDENTITY + USED + INSTRUCTED + NOTED,
)
def test_what_is_typed_in_any_order_and_spelling_is_learned(text: str, about: str) -> None:
    assert _is_held(text, about)


@pytest.mark.parametrize(("text", "about"), DISLIKED)
def test_a_dislike_keeps_its_denial_wherever_the_subject_stands(text: str, about: str) -> None:
    assert _is_held(text, about)
    assert _polarities(text) == {"-"}


@pytest.mark.parametrize(("text", "about"), ENDED)
def test_what_is_over_or_taken_back_ends(text: str, about: str) -> None:
    ended = [said for said in extract(text).statements if isinstance(said, Retraction)]
    assert any(about in said.object for said in ended)


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_sounds_like_a_statement_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


def test_a_name_in_small_letters_belongs_to_the_relation_before_it() -> None:
    (said,) = extract("adekku si bayu gila gundam, kado apa ya yg pas").statements
    assert isinstance(said, Fact)
    assert (said.subject, said.object) == ("sibling_bayu", "gundam")


def test_what_somebody_eats_is_not_a_liking_unless_it_is_new() -> None:
    assert extract("aku makan nasi goreng").statements == ()
    (said, *_) = extract("sekarang aku makan daging lagi").statements[-1:]
    assert isinstance(said, Fact)
    assert said.object == "daging"


KEYS = (
    ("Saya vegetarian.", "identity:diet"),
    ("aku masih 17 tahun, boleh kerja paruh waktu?", "identity:age"),
    ("Database kami pakai Postgres.", "tool:database"),
    ("Bahasa ibu saya bahasa Jawa.", "identity:native_language"),
    ("saya pakai kacamata minus 3", "possession:eyewear"),
    ("akhirnya aku pilih jurusan psikologi", "decision:jurusan_psikologi"),
)


@pytest.mark.parametrize(("text", "key"), KEYS)
def test_spoken_wordings_meet_the_formal_ones_under_one_key(text: str, key: str) -> None:
    (said,) = extract(text).statements
    assert isinstance(said, Fact)
    assert said.key == key
