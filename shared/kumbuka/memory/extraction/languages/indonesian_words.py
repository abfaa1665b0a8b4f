"""Indonesian words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.memory.topics import topic_of_name


def _to_names(listed: str) -> Mapping[str, str]:
    """From lines of `name: word, word`, each word's slug to the name."""
    pairs = (line.split(": ") for line in listed.strip().splitlines())
    return {
        word.strip().replace(" ", "_").replace("-", "_"): name.strip()
        for name, words in pairs
        for word in words.split(",")
    }


RELATIONS = _to_names(
    """
    sister: kakak perempuan, adik perempuan, adek perempuan, adek cewek, kakak cewek, adik cewek
    sister: saudara perempuan, saudari, mbak
    brother: kakak laki-laki, adik laki-laki, adek cowok, adik cowok, adek laki-laki
    brother: saudara laki-laki, abang, kakak cowok
    sibling: kakak, adik, adek, saudara, kakak kandung, adik kandung, kembaran
    wife: istri, isteri, bini, bojo
    husband: suami, misua, paksu
    partner: pasangan, pacar, kekasih, tunangan, gebetan, cowok, cewek, doi
    partner: calon suami, calon istri
    son: anak laki-laki, putra, anak cowok
    daughter: anak perempuan, putri, anak cewek
    child: si bungsu, si sulung
    child: anak, bayi, si kecil, baby, anak sulung, anak bungsu, anak pertama, anak kedua
    children: anak-anak
    mother: ibu, mama, bunda, emak, nyokap, mamah, mamak, ibuk, ibunda, mami, umi
    father: ayah, bapak, papa, bokap, papah, bapa, papi, ayahanda, abi
    parents: orang tua, orangtua, ortu
    grandmother: nenek, eyang putri, oma
    grandfather: kakek, eyang kakung, opa
    aunt: bibi, tante, bude, bulik
    uncle: paman, om, pakde, paklik
    cousin: sepupu, saudara sepupu
    nephew: keponakan laki-laki
    niece: keponakan, ponakan, keponakan perempuan
    grandson: cucu, cucu laki-laki
    mother_in_law: ibu mertua, mertua perempuan
    father_in_law: bapak mertua, ayah mertua
    parents_in_law: mertua
    brother_in_law: ipar, kakak ipar, adik ipar
    friend: teman, kawan, sahabat, temen, sohib
    best_friend: bestie, besti, sahabat karib, teman baik, sahabat terbaik
    roommate: teman sekamar, teman kos, teman sekos
    neighbour: tetangga
    colleague: rekan kerja, teman kerja, kolega, rekan kantor, teman kantor, teman sekantor
    boss: bos, atasan, manajer, supervisor, pimpinan
    teacher: guru, dosen, pembimbing, guru les, dosen pembimbing, wali kelas
    doctor: dokter, dokter gigi
    landlord: ibu kos, bapak kos, pemilik kos
    mentor: mentor
    cat: kucing, kucing peliharaan
    dog: anjing
    pet: hewan peliharaan, peliharaan
    parrot: burung beo, burung nuri
    bird: burung
    rabbit: kelinci
    hamster: hamster
    horse: kuda
    fish: ikan, ikan peliharaan
    """
)

ATTRIBUTES: Mapping[str, str] = {
    **_to_names(
        """
        name: nama, nama lengkap, nama panggilan, nama asli, nama depan, panggilan
        age: umur, usia, umurnya
        height: tinggi, tinggi badan
        weight: berat, berat badan
        birthday: ulang tahun, tgl lahir, tanggal lahir, hari ulang tahun, hari lahir, ultah
        birthday: hari jadi
        address: alamat, alamat rumah, alamat lengkap
        home: kota, rumah, tempat tinggal, domisili, lokasi, kota tempat tinggal
        origin: kampung halaman, asal, kota asal, daerah asal, tempat lahir, kampung
        email: email, surel, alamat email, e-mail
        phone: nomor
        phone: nomor telepon, nomor hp, no hp, telepon, nomor ponsel, nomor wa, nomor whatsapp
        job: pekerjaan, profesi, jabatan, posisi, kerjaan, peran, pekerjaan utama, kerjaan utama
        job: mata pencaharian, pekerjaan tetap, pekerjaan sehari-hari
        employer: perusahaan, tempat kerja, perusahaan tempat kerja
        office: kantor
        nationality: kewarganegaraan, kebangsaan
        religion: agama
        native_language: bahasa ibu, bahasa pertama, bahasa daerah
        blood_type: golongan darah, goldar
        shoe_size: ukuran sepatu, nomor sepatu
        size: ukuran baju
        time_zone: zona waktu
        studies: jurusan, program studi, prodi, kuliah
        school: kampus, sekolah, universitas
        hobbies: hobi, kegemaran
        goal: target, tujuan, cita-cita, target utama, tujuan utama
        salary: gaji
        budget: anggaran, bujet, budget
        diet: diet
        star_sign: zodiak, bintang
        anniversary: hari jadi pernikahan, ulang tahun pernikahan, hari pernikahan
        username: nama pengguna, username
        work_hours: jam kerja
        car: mobil, mobil keluarga, mobil pribadi
        motorbike: motor, sepeda motor
        bike: sepeda
        laptop: laptop, komputer
        phone_model: hp, ponsel, handphone, hape
        editor: editor, editor kode, editor teks, ide
        operating_system: sistem operasi
        browser: peramban, browser
        bank: bank
        """
    ),
    **{
        f"favourite:{word}": name
        for word, name in _to_names(
            """
            colour: warna
            food: makanan, masakan, hidangan, menu
            drink: minuman
            movie: film
            book: buku, novel
            author: penulis, pengarang
            song: lagu
            artist: penyanyi, musisi
            band: band, grup musik
            music: musik, genre musik
            team: tim bola, klub, tim, klub bola, tim sepak bola, klub sepak bola
            tv_show: serial, acara tv, sinetron, serial tv, drama
            programming_language: bahasa pemrograman
            language: bahasa
            editor: editor, editor kode, editor teks, ide
            sport: olahraga
            animal: hewan, binatang
            city: kota
            fruit: buah
            season: musim
            day: hari
            number: angka, nomor
            game: game, permainan, gim
            actor: aktor
            actress: aktris
            restaurant: restoran, tempat makan, warung
            place: tempat
            subject: mata pelajaran, mata kuliah, pelajaran
            snack: camilan, cemilan
            dessert: makanan penutup
            hobby: hobi
            framework: framework, kerangka kerja
            database: basis data, database
            flower: bunga
            brand: merek
            podcast: siniar, podcast
            """
        ).items()
    },
}


def alternatives(slugs: Mapping[str, str] | frozenset[str]) -> str:
    """Longest first, so that no name hides a longer one."""
    ordered = sorted(slugs, key=lambda name: (-len(name), name))
    return "|".join(name.replace("_", "[ -]") for name in ordered)


RELATION_NAMES = alternatives(RELATIONS)
ATTRIBUTE_NAMES = alternatives(
    frozenset(word for word in ATTRIBUTES if not word.startswith("favourite:"))
)

JOBS = (
    r"veteran|mantri|penyuluh|penambak|pengrajin|perajin|pemahat|pelukis|penari|sinden|dalang"
    r"|pemangku|biksu|takmir|marbot|muazin|santri|santriwati|kyai|kiai|dai|pembalap|pesilat"
    r"|pemulung|pengamen|pengepul|makelar|agen|reseller|dropshipper|juragan|mandor|operator|pekerja"
    r"|kondektur|kernet|kenek|abk|pppk|p3k|satpol|sekuriti|security|cleaning service|office boy"
    r"|ob(?= )|spg|spb|supervisor|komisaris|panitera|sipir|penghulu|perangkat desa|koordinator"
    r"|programer|gamer|streamer|vlogger|influencer|model|vokalis|gitaris|drummer|novelis|penyair"
    r"|sutradara|juru|petugas|peladang|pekebun|pensiunan|terapis|radiolog|analis|pemancing|pembatik"
    r"|penenun|pandai besi|peternak|pemerah|loper|tabib|pawang|nahkoda|guide|bartender|baker"
    r"|spesialis|pelajar|pengasuh|baby sitter|art(?= )|guru|dosen|driver ojol|ojol|driver|nakes"
    r"|buruh|kuli|honorer|ustazah|youtuber|kreator|selebgram|penyiar|reporter|presenter|barber"
    r"|peternak|pelaut|nakhoda|masinis|lurah|camat|auditor|aktuaris|radiografer|perias|asn|tni"
    r"|polri|irt|bendahara|recruiter|hrd|hr|customer service|cs|telemarketer|marketing|qa|tester"
    r"|ui/ux|ux|penjual|peracik|kreator konten|content creator|content writer|copywriter|ilustrator"
    r"|animator|social media|asisten|ojek online|dokter|perawat|bidan|apoteker|insinyur|programmer"
    r"|pemrogram|pengembang|developer|desainer|designer|analis|akuntan|pengacara|notaris|hakim"
    r"|jaksa|wartawan|jurnalis|penulis|editor|penerjemah|mahasiswa|mahasiswi|pelajar|siswa|siswi"
    r"|peneliti|ilmuwan|arsitek|pilot|pramugari|polisi|tentara|pemadam|koki|chef|barista|pelayan"
    r"|kasir|sopir|pengemudi|supir|petani|nelayan|pedagang|pengusaha|wirausaha|wiraswasta|karyawan"
    r"|pegawai|pns|manajer|direktur|konsultan|psikolog|psikiater|fotografer|videografer|seniman"
    r"|musisi|penyanyi|aktor|aktris|atlet|pelatih|teknisi|mekanik|montir|tukang|satpam|penjahit"
    r"|pustakawan|sekretaris|resepsionis|pekerja lepas|freelance|freelancer|ibu rumah tangga|bapak"
    r" rumah tangga|pensiunan|ekonom|ahli|staf|admin|teller|bankir|sales|marketer|pemasar|kepala"
    r"|ketua|wakil|founder|pendiri|ceo|cto|cfo|data scientist|data analyst|data engineer|software"
    r" engineer|engineer|devops|product manager|project manager|scrum master|intern|anak magang"
    r"|magang|fisioterapis|ahli gizi|dokter gigi|dokter hewan|kurir|ojek|pemandu|tour guide"
    r"|make[- ]?up artist|statistikawan|geolog|ahli kimia|surveyor|kontraktor|pramuniaga|relawan"
    r"|ustaz|pendeta|petugas kebersihan|jurnalis lepas|karyawati|pekerja sosial|penyelam|pemahat"
)

ILLNESS = (
    r"(?:asma|diabetes|maag|mag|gerd|asam (?:lambung|urat)|darah (?:tinggi|rendah)|hipertensi"
    r"|migrain|vertigo|epilepsi|adhd|anemia|jantung|kista|kolesterol|lupus|disleksia|tipes|tbc"
    r"|skoliosis|eksim|hepatitis|kanker|bipolar|insomnia|sinus|sinusitis|ambeien|wasir|usus buntu"
    r"|tiroid|talasemia|hiv|autisme?|depresi|gangguan \w+|penyakit \w+|batu ginjal|varises"
    r"|psoriasis|gagal ginjal|stroke|rematik|bronkitis|polio|ginjal)"
)
FAITHS = r"(?:muslim(?:ah)?|islam|kristen|katolik|hindu|buddha|budha|konghucu|protestan)"
PROPERTY = (
    r"(?:rumah|apartemen|kos-kosan|kontrakan|sawah|kebun|tanah|lahan|toko|warung|kedai|kafe|usaha"
    r"|bisnis|online ?shop|olshop|butik|salon|bengkel|ruko|vila|villa|kapal|perahu|tambak|kolam"
    r"|ladang|ternak|peternakan|akuarium|drone|printer|oven|genset|koleksi|gitar|piano|kamera"
    r"|laundry|depot|restoran|rumah makan|katering|catering|tabungan|sepeda|traktor|sertifikat"
    r"|kartu kredit|paspor|konsol|ps5|ps4|kindle|mesin (?:jahit|kopi|cuci))"
)
PEOPLES = (
    r"(?:jawa|sunda|batak|minang|betawi|bugis|madura|bali|dayak|melayu|aceh|banjar|toraja|papua"
    r"|ambon|tionghoa|manado|minahasa|sasak|nias|palembang|lampung|osing|baduy|tengger|mandailing)"
)
MAJORS = (
    r"(?:(?:pendidikan |ilmu |teknik |sastra |manajemen )?(?:teknik|hukum|ekonomi|kedokteran"
    r"|arsitektur|farmasi|keperawatan|kebidanan|desain|statistika|matematika|fisika|kimia|biologi"
    r"|pertanian|manajemen|dkv|sastra|psikologi|fisip|informatika|akuntansi|komunikasi|komputer"
    r"|peternakan|kehutanan|geografi|geologi|sejarah|filsafat|sosiologi|antropologi|politik"
    r"|hubungan internasional|sistem informasi|ilmu [a-z]+|teknik [a-z]+|sastra [a-z]+"
    r"|pendidikan [a-z]+|administrasi [a-z]+|kesehatan masyarakat|gizi|agribisnis|perhotelan"
    r"|pariwisata|perbankan|perpajakan|jurnalistik))"
)

NO_ORIGIN = (
    r"(?!(?:yang|tua|baik|biasa|lain|pertama|kedua|ketiga|penting|aneh|sibuk|jahat|kaya|miskin"
    r"|dewasa|rumahan|awam|kantoran|lapangan|susah|bodoh|pintar|gila|introvert|ekstrovert|pemalu"
    r"|sabar|ramah|malas|rajin|dalam|itu|ini|terakhir|luar|asing|kampung|desa|kota|besar|kecil"
    r"|tadi|kemarin|mana|sini|rumah|kantor|tim|awal|dulu|kecil|dompet|seperti|sekolah)\b)"
)

_NOUNS = _to_names(
    """
    car: mobil, mobil keluarga, mobil pribadi
    motorbike: motor, sepeda motor, skuter, vespa
    bike: sepeda
    phone: hp, ponsel, handphone, telepon, smartphone, hape
    car: avanza, xenia, innova, kijang, ertiga, xpander, fortuner, terios, agya, ayla, calya
    car: sigra, brio, alphard, veloz, kijang innova
    motorbike: nmax, vario, scoopy, aerox, pcx, supra, mio
    laptop: laptop, komputer, pc, notebook
    tablet: tablet
    watch: jam tangan, smartwatch
    camera: kamera
    headphones: headphone, earphone, headset
    keyboard: keyboard, papan ketik
    monitor: monitor
    eyewear: kacamata, lensa kontak, softlens
    instrument: gitar, piano, biola, drum, bass, ukulele, suling, angklung, gamelan
    console: konsol
    television: tv, televisi
    bank: bank
    diet: vegetarian, vegan, pescatarian, keto
    """
)
THINGS: Mapping[str, str] = {
    word.replace("_", " "): topic
    for word, topic in {
        **_NOUNS,
        **_to_names(
            """
            home: rumah, tempat tinggal, domisili, kota
            job: pekerjaan, profesi, jabatan, posisi, kerjaan
            studies: jurusan, program studi, prodi
            school: kampus, sekolah, universitas
            employer: perusahaan, tempat kerja
            editor: editor, editor kode, editor teks, ide
            operating_system: sistem operasi
            browser: peramban, browser
            database: database, basis data
            shoe_size: ukuran sepatu
            time_zone: zona waktu
            diet: diet, pola makan
            """
        ),
    }.items()
}

_TAIL = re.compile(r"\s(?:untuk|buat|di|pada|dengan|sebagai|ke|dari|sejak|karena|saat)\s", re.I)
_WORD = re.compile(r"[^\s,;.!?]+")
MAX_NOUN_WORDS = 2
MAX_PHRASE = 100


def topic_of(text: str) -> str:
    """The topic of the noun that a phrase begins with, else of a name in it; empty if not known.

    `motor Honda Beat` is a motorbike, `Notion untuk catatan` a place for notes.
    """
    phrase = _TAIL.split(text[:MAX_PHRASE], maxsplit=1)[0]
    words = _WORD.findall(phrase.lower())
    for width in range(min(MAX_NOUN_WORDS, len(words)), 0, -1):
        if topic := _NOUNS.get("_".join(words[:width])):
            return topic
    return topic_of_name(phrase)
