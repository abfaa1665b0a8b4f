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
    ("Buat saya, teh tawar jauh lebih enak daripada kopi.", "teh tawar"),
    ("Kopi tanpa gula selalu jadi pilihan saya.", "Kopi tanpa gula"),
    ("saya lagi suka-sukanya main padel", "main padel"),
    ("literally aku obsessed banget sama lari trail", "lari trail"),
    ("Baca buku fisik jauh lebih asyik buat saya dibanding e-book.", "Baca buku fisik"),
    ("Makanan kesukaan saya: tempe, tahu, dan sayur bening.", "sayur bening"),
    ("Aku pecinta hujan, suaranya bikin tenang.", "hujan"),
    ("Saya kolektor berat film Studio Ghibli.", "Studio Ghibli"),
    ("idola saya sejak SMA itu Raisa", "Raisa"),
    ("Saya penggila sepak bola.", "sepak bola"),
    ("Saya jatuh hati pada kota Bandung.", "kota Bandung"),
    ("aku lebih ke tim teh sih daripada kopi", "teh"),
    ("Dibanding pantai saya lebih pilih gunung.", "gunung"),
    ("Kalau bepergian, saya lebih suka kereta api.", "kereta api"),
    ("istriku suka koleksi tas, kalau aku lebih suka tanaman hias", "tanaman hias"),
    ("Saya merasa nyaman bekerja di tempat sepi.", "bekerja di tempat sepi"),
)
DISLIKED = (
    ("males bgt gw sama rapat dadakan", "rapat dadakan"),
    ("gak suka banget gue sama orang telat", "orang telat"),
    ("durian aku ga suka", "durian"),
    ("gue gak tahan sama bau rokok", "bau rokok"),
    ("aku gak kuat makanan pedas, ganti resepnya ya", "makanan pedas"),
    ("sy tdk suka pete", "pete"),
    ("aku tipe yang gak suka telponan", "telponan"),
    ("Musik dangdut bukan selera saya.", "Musik dangdut"),
    ("Hal yang paling saya benci adalah menunggu.", "menunggu"),
    ("aku nggak nyaman di tempat yang terlalu ramai", "ramai"),
    ("Saya tidak suka jeroan atau pete.", "jeroan"),
    ("Saya paling nggak bisa makan pedas.", "pedas"),
    ("makanan cepat saji kurang pas di lidah saya", "makanan cepat saji"),
    ("Anti durian garis keras nih saya", "durian"),
    ("Saya kurang begitu menikmati musik keras.", "musik keras"),
    ("aku tuh gasuka kopi item", "kopi item"),
    ("Makanan pantangan saya jeroan.", "jeroan"),
    ("mager banget gue kalo disuruh olahraga", "disuruh olahraga"),
    ("Saya harus menghindari garam karena hipertensi.", "garam"),
    ("duh gw ga kuat deh sama cuaca panas", "cuaca panas"),
)
FAVOURITES = (
    ("Penulis favoritku dari dulu Dee Lestari.", "Dee Lestari"),
    ("makanan fav gue pecel lele", "pecel lele"),
    ("Soto Kudus adalah favorit saya sepanjang masa.", "Soto Kudus"),
    ("lagu favorit gw tuh Kangen dari Dewa 19", "Kangen"),
    ("Masakan favorit keluarga kami rawon.", "rawon"),
)
DECIDED = (
    ("udah fix ya, kita jadinya nikah di malang bukan di surabaya", "nikah di malang"),
    ("fix, gue ambil kelas malam", "kelas malam"),
    ("akhirnya kita ambil paket umroh bulan Februari", "paket umroh"),
    ("keputusan finalnya kita cat dinding warna krem", "cat dinding warna krem"),
    ("Tim sudah sepakat memakai Jira untuk proyek ini.", "Jira"),
    ("Sudah kami putuskan, resepsi di gedung serbaguna.", "resepsi di gedung"),
    ("Tim sudah sepakat, kita bakal deploy di Kubernetes.", "Kubernetes"),
    ("Aku gak jadi lanjut kuliah S2 tahun ini", "kuliah S2"),
    ("gue gajadi beli iPhone", "iPhone"),
    ("Saya batal ke Jepang tahun ini.", "Jepang"),
    ("Saya dan suami sepakat ambil asuransi kesehatan swasta.", "asuransi"),
    ("Akhirnya diputuskan anak saya masuk SMA negeri saja.", "SMA negeri"),
    ("Dengan berat hati saya memutuskan menutup toko saya.", "menutup toko"),
    ("Buat frontend, keputusan kami adalah Vue.", "Vue"),
    ("Kami akan menikah bulan Juni tahun depan.", "menikah"),
    ("Saya akan mengambil cuti bulan depan.", "cuti"),
    ("Untuk layanan pembayaran kami putuskan memakai Golang.", "Golang"),
)
HABITS = (
    ("Setiap habis subuh saya jalan kaki keliling kompleks.", "jalan kaki"),
    ("tiap pulang kerja gue mampir ke warkop", "mampir ke warkop"),
    ("aku kalo pagi sarapannya bubur ayam", "bubur ayam"),
    ("seminggu dua kali gue futsal", "futsal"),
    ("kebiasaanku minum air hangat pas bangun tidur", "minum air hangat"),
    ("kalo weekend biasanya kita camping", "camping"),
    ("kami sekeluarga makan malam bareng tiap Jumat", "makan malam bareng"),
    ("Tiap Sabtu pagi saya ke pasar bareng ibu.", "ke pasar"),
    ("Saya ke kantor naik KRL tiap hari.", "naik KRL"),
    ("gw kalo kerja pasti sambil dengerin lofi", "dengerin lofi"),
    ("Kalau hari Minggu biasanya kami belanja ke pasar", "belanja"),
    ("Jam 5 pagi saya sudah bangun.", "bangun"),
    ("Sehari saya minum air putih minimal dua liter.", "air putih"),
    ("Anak-anak selalu saya antar ke sekolah jam tujuh.", "antar ke sekolah"),
    ("Saya makan malam sekitar jam enam.", "makan malam"),
    ("Pagi-pagi sekali saya pasti menyiram tanaman dulu.", "menyiram tanaman"),
    ("Hal pertama yang aku lakukan tiap bangun tidur adalah ngecek email.", "ngecek email"),
    ("kamis malem jadwalku badminton", "badminton"),
    ("Sambil sarapan saya biasanya membaca berita.", "membaca berita"),
    ("Setiap Kamis malam ada kajian rutin yang saya ikuti.", "kajian rutin"),
    ("Saya nggak bisa kerja tanpa kopi.", "tanpa kopi"),
    ("Minggu pagi jadwal sepedaan sama komunitas", "sepedaan"),
    ("gue gabisa hidup tanpa sambel", "tanpa sambel"),
    ("gw main gitar di band kampus", "gitar"),
    ("Saya berangkat kerja naik motor.", "naik motor"),
    ("Rabu dan Sabtu saya latihan voli.", "latihan voli"),
    ("akhir bulan gue pasti lembur", "lembur"),
    ("Saya tidak pernah makan malam di atas jam tujuh.", "makan malam"),
    ("Saya lebih sering minum teh daripada kopi.", "minum teh"),
    ("Pagi hari saya biasa jogging di alun-alun.", "jogging"),
)
IDENTITY = (
    ("aku pelihara anjing corgi namanya bobi", "corgi"),
    ("aku msh 23 th", "23"),
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
    ("Perkenalkan, Dina dari Palembang.", "Dina"),
    ("Aku cewek 23 tahun, kerja di startup.", "23"),
    ("Saya ibu dari dua anak.", "dua anak"),
    ("Aku single parent.", "single parent"),
    ("Saya introvert.", "introvert"),
    ("sekarang lagi nganggur, baru kena PHK", "nganggur"),
    ("Saya besar di Balikpapan tapi sekarang di Jakarta.", "Jakarta"),
    ("Kami menikah tahun 2015.", "menikah"),
    ("Nomor saya ganti jadi 0812345678.", "0812345678"),
    ("Saya ibu-ibu umur 52 tahun, pensiunan guru SD.", "pensiunan guru SD"),
    ("Per 1 Juni saya pindah tugas dari Medan ke Batam.", "Batam"),
    ("Perut saya nggak bisa terima susu sapi", "susu sapi"),
    ("saya umat Katolik", "Katolik"),
    ("Sehari-hari saya narik ojek online", "narik ojek online"),
    ("bulan depan umurku genap 29", "29"),
    ("Saya ngontrak apartemen di Kalibata City", "Kalibata City"),
    ("Tubuh saya tidak toleran terhadap gluten.", "gluten"),
    ("Saya cukup fasih berbahasa Mandarin.", "Mandarin"),
    ("Saya mahasiswi tingkat akhir, sedang menyusun skripsi tentang UMKM.", "skripsi"),
    ("Di kolam belakang rumah saya pelihara ikan koi.", "ikan koi"),
    ("Tolong carikan resep sup, soalnya saya alergi udang.", "udang"),
    ("Saya ganti nomor, sekarang 0857123456.", "0857123456"),
    ("Saya memakai kacamata.", "kacamata"),
    ("gw tinggalnya di kosan daerah dago", "dago"),
    ("Saya sedang mencari kerja.", "kerja"),
    ("Saya baru saja lulus kuliah.", "lulus kuliah"),
    ("Keluarga kami beranggotakan lima orang.", "lima orang"),
    ("Saya ikut paduan suara gereja.", "paduan suara"),
    ("Tensi saya biasanya tinggi.", "Tensi"),
    ("Nama saya Slamet, asal Boyolali.", "Boyolali"),
    ("saya kerja jaga malam jadi satpam pabrik", "satpam pabrik"),
    ("Lambung saya sensitif, kopi bikin kambuh.", "Lambung saya sensitif"),
    ("Saya nenek dengan tiga cucu.", "tiga cucu"),
    ("gw anak arsitektur semester 5", "arsitektur"),
    ("Kosan saya di daerah Jatinangor.", "Jatinangor"),
    ("Saya dibesarkan di Bukittinggi.", "Bukittinggi"),
    ("Saya sudah 10 tahun jadi sopir truk.", "sopir truk"),
    ("Saya menjalankan toko daring perlengkapan bayi.", "toko daring"),
    ("Bahasa yang saya kuasai: Indonesia, Inggris, dan Arab.", "Arab"),
)
USED = (
    ("Untuk urusan desain, saya mengandalkan Canva.", "Canva"),
    ("aku nyimpen foto di Google Drive", "Google Drive"),
    ("aku edit video pakai CapCut", "CapCut"),
    ("hpku samsung a54", "samsung a54"),
    ("punya sawah dua hektar di kampung", "sawah dua hektar"),
    ("Semua pembukuan saya catat di Google Sheets.", "Google Sheets"),
    ("Kami membangun aplikasi dengan Laravel dan MySQL.", "Laravel"),
    ("Saya mengetik pakai keyboard mekanik.", "keyboard mekanik"),
)
INSTRUCTED = (
    ("gausah basa basi di awal jawaban", "basa basi"),
    ("jawabnya singkat aja ya", "singkat"),
    ("jangan panggil aku kak", "kak"),
    ("kalau ngasih kode, kasih komentar juga", "komentar"),
    ("tolong kalau menjelaskan pakai analogi sehari-hari", "analogi"),
    ("langsung ke poinnya aja", "poinnya"),
    ("gue maunya dijawab singkat", "singkat"),
    ("Kalau jelasin sesuatu, jangan pakai istilah teknis atau jargon.", "jargon"),
    ("Jangan lupa selalu sebutkan sumbernya.", "sebutkan sumbernya"),
    ("Pakai format tanggal DD/MM/YYYY ya.", "format tanggal"),
    ("Tolong jelaskan pelan-pelan ya setiap saya bertanya.", "jelaskan pelan-pelan"),
    ("Pokoknya semua jawaban harus dalam bahasa Indonesia.", "bahasa Indonesia"),
    ("Sertakan contoh setiap kali menjelaskan konsep.", "contoh"),
    ("Batasi jawaban maksimal tiga paragraf.", "tiga paragraf"),
    ("Hindari penggunaan bahasa Inggris.", "bahasa Inggris"),
    ("Tampilkan harga dalam rupiah.", "rupiah"),
    ("Untuk contoh kode, selalu gunakan Python.", "Python"),
    ("Berikan jawaban dalam bentuk tabel.", "tabel"),
    ("Saya lebih suka kalau dijelaskan pakai contoh.", "contoh"),
    ("Balas saya pakai bahasa Sunda mulai hari ini.", "bahasa Sunda"),
    ("Jangan bertanya balik terus ya.", "bertanya balik"),
    ("Jawaban jangan lebih dari 100 kata.", "100 kata"),
    ("Jika ada kode, beri komentar dalam bahasa Indonesia.", "beri komentar"),
    ("Mohon tidak menggunakan singkatan.", "singkatan"),
)
NOTED = (
    ("Tolong diingat, jadwal posyandu tiap tanggal 10.", "jadwal posyandu"),
    ("catet ya, si Dodi ga boleh tau soal kado", "Dodi"),
    ("Harap diingat, saya tidak bisa dihubungi hari Jumat siang.", "hari Jumat"),
    ("cara gue bikin cold brew: giling kasar, rendam 12 jam, lalu saring", "giling kasar"),
    ("klo nyeduh v60 aku giling dulu kopinya, trus basahin filter, baru tuang air", "nyeduh v60"),
    ("Jangan lupa catat: arisan bulan depan di rumah saya.", "arisan"),
)
ENDED = (
    ("skrg gw pake iphone, samsungnya udah dijual", "samsung"),
    ("hapus dong catatan tentang mantan gw", "mantan gw"),
    ("ga usah diinget lagi soal motor gue", "motor gue"),
    ("aku udah nggak ngerokok lagi", "ngerokok"),
    ("gue stop langganan Netflix", "Netflix"),
    ("gue udah ga main basket lagi", "basket"),
    ("kami sudah tidak memelihara ayam lagi", "ayam"),
    ("Aku udah berhenti ngopi sejak Januari.", "ngopi"),
    ("Sekarang saya kerja di Tokopedia, bukan di Gojek lagi.", "Gojek"),
    ("Ternyata saya tidak alergi udang.", "udang"),
    ("Indihome sudah saya putus, sekarang pakai Biznet.", "Indihome"),
    ("Sejak divonis diabetes saya sudah stop gula.", "gula"),
    ("HP saya ganti dari Samsung ke iPhone.", "Samsung"),
    ("udah 3 bulan gue lepas dari vape", "vape"),
    ("Lupakan saja alamat kantor yang pernah saya sebutkan.", "alamat kantor"),
    ("lupain kalo gue pernah bilang suka durian", "durian"),
    ("Alhamdulillah sudah setahun saya berhenti merokok.", "merokok"),
    ("Langganan Spotify saya sudah berhenti.", "Spotify"),
    ("Saya sudah keluar dari grup paduan suara.", "paduan suara"),
)
NOTHING = (
    "hp ku jatuh ke air",
    "benerin kalimat ini: aku tinggal di bogor",
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
    "Saya punya teman, dia suka kopi.",
    "Kalau saya pindah ke Bali, saya pasti kerja remote.",
    "Saya nggak nyaman dengan jawaban kamu.",
    "Jawaban kamu selalu jadi pilihan saya.",
    "Harga emas selalu naik setiap tahun.",
    "Ternyata saya lupa bawa dompet.",
    "suka gatal-gatal kalau malam, kenapa ya?",
    "Perempuan 23 tahun itu ditemukan selamat.",
    "Saya lagi nganggur malam ini, ada film bagus?",
    "Saya tanggal 4 Juni ada acara, bisa buatkan undangan?",
    "Penulis itu tinggal di Bandung dan punya tiga kucing.",
    "Dia pacarnya temenku, kerja di bank.",
    "Jawaban ini kurang cocok buat saya.",
    "Kue-nya sudah aku buang tadi.",
    "Ibu-ibu di kampung suka arisan.",
    "Suami punya kewajiban menafkahi istri.",
    "Senin depan jadwalku kosong.",
    "Setelah rapat, bos memutuskan kami lembur.",
    "Anaknya suka mainan, umur 3 tahun.",
    "Catatan itu saya simpan di Drive kemarin, kok hilang?",
    "Nggak bisa kerja tanpa internet hari ini.",
    "Carikan resep, saya lapar.",
    "gak jadi nanya deh",
    "Rumah saya bocor, gimana benerinnya?",
    "Saya sempat tinggal di Bali dua bulan waktu magang dulu.",
    "Di RPG ini aku penyihir level 20.",
    "Kalau ada waktu, tulis surat untuk saya.",
    "Saya merasa nyaman di sini.",
    "Akun Instagram saya sudah diretas.",
    "Kamis dan Jumat saya libur.",
    "Saya sering nggak ngerti maksud dia.",
    "Wkwk aku sultan, rumahku istana.",
    "Kalau besok hujan, saya nggak jadi lari.",
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


OTHERS = (
    ("Suamiku namanya Rangga, dia kerja sebagai pilot", "husband_rangga", "pilot"),
    ("Istri saya namanya Maya, dia guru TK.", "wife_maya", "guru TK"),
    ("Ulang tahun istri saya 4 Juni.", "wife", "4 Juni"),
    ("Bapak saya sudah meninggal.", "father", "meninggal"),
    ("istri suka banget sama drakor, kado apa ya?", "wife", "drakor"),
    ("Tetangga saya Pak Joko punya bengkel.", "neighbour_pak_joko", "bengkel"),
)


@pytest.mark.parametrize(("text", "subject", "about"), OTHERS)
def test_what_is_said_of_a_relation_is_theirs(text: str, subject: str, about: str) -> None:
    said = [one for one in extract(text).statements if isinstance(one, Fact)]
    assert (subject, about) in [(one.subject, one.object) for one in said]


@pytest.mark.parametrize(
    ("text", "left", "key"),
    (
        ("Saya pindah dari Kudus ke Jepara.", "Kudus", "identity:home"),
        ("Saya pindah dari Medan ke Batam bulan lalu.", "Medan", "identity:home"),
        ("gw pindah dari Gmail ke Proton", "Gmail", "tool:proton"),
    ),
)
def test_who_moves_between_places_changes_home_and_between_products_a_tool(
    text: str, left: str, key: str
) -> None:
    ended, said = extract(text).statements
    assert isinstance(ended, Retraction)
    assert isinstance(said, Fact)
    assert (ended.object, said.key) == (left, key)


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
