"""What people say of their lives in Indonesian and Swahili with the subject left out or last.

An entry is a message and what the object of one of its statements must hold.
"""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

ENDED = (
    ("Saya sudah tidak lagi menjabat ketua RW.", "ketua RW"),
    ("udah unsub Netflix dari bulan kemaren", "Netflix"),
    ("Mulai bulan ini saya stop minum es karena batuk.", "es"),
    ("udah ga pacaran sama Rian", "Rian"),
    ("kami sekarang nggak jual rokok lagi di toko", "rokok"),
    ("kita sudah tinggalkan Jenkins, semuanya jalan di GitLab CI", "Jenkins"),
    ("gue barusan resign dari Shopee, mau fokus skripsi", "Shopee"),
    ("Sipandi tena pamba, siku hizi nalima alizeti.", "pamba"),
    ("sina tena ile pikipiki ya Boxer, niliiuza", "Boxer"),
    ("nimeachana na mpenzi wangu Rehema", "Rehema"),
    ("siuzi tena vinywaji vikali dukani kwangu", "vinywaji vikali"),
)
LEARNED = (
    ("aku udah ga kerja di BCA lagi, sekarang di Mandiri", "Mandiri"),
    ("tadinya jual pulsa, sekarang buka jasa fotokopi", "jasa fotokopi"),
    ("Selama ini saya pakai Windows, mulai bulan depan ganti Linux.", "Linux"),
    ("istri sama saya sudah sepakat mau jual kambingnya bulan depan", "jual kambingnya"),
    ("Panitia sepakat acara dipindah ke aula, bukan di lapangan.", "acara dipindah ke aula"),
    ("keputusan kami bulat: lahiran di bidan", "lahiran di bidan"),
    ("Tiap Jumat pagi rutin senam bareng ibu-ibu PKK.", "senam bareng ibu-ibu PKK"),
    ("abis shift malem gue pasti langsung tidur sampe siang", "tidur sampe siang"),
    ("Sholat dhuha sudah jadi rutinitas saya sebelum ngantor.", "Sholat dhuha"),
    ("Yang paling saya senangi itu nonton wayang kulit.", "nonton wayang kulit"),
    ("sopir truk antar pulau saya ini bos", "sopir truk antar pulau"),
    ("badanku gatal2 kalo makan kacang tanah, alergi dari kecil", "kacang tanah"),
    ("Kebun sawit saya ada empat hektar di Siak.", "empat hektar"),
    ("Kila Ijumaa jioni naenda mazoezi ya kwaya.", "mazoezi ya kwaya"),
    ("Jumapili asubuhi familia yetu huenda kanisani.", "kanisani"),
    ("tumekata shauri kujenga nyumba Kibaha", "kujenga nyumba Kibaha"),
    ("Nilihama Nakuru, sasa hivi nipo Kisumu.", "Kisumu"),
    ("naitwa Brayo niko Thika, nisaidie kuandika CV", "Thika"),
    ("Ripoti zangu nazitengeneza kwa Excel.", "Excel"),
    ("nyumbani tunaongea kihaya", "kihaya"),
    ("Nikinywa chai naweka tangawizi.", "tangawizi"),
    ("Tumeazimia kufunga mradi Desemba.", "mradi"),
    ("halo kak, aku putri umur 22 domisili semarang", "semarang"),
    ("Kami absen pakai Talenta.", "Talenta"),
    ("Kalau nyatat pengeluaran aku pake Money Lover.", "Money Lover"),
    ("semua foto gw backup di google photos", "google photos"),
    ("Nina kisukari kwa hiyo sili vitu vitamu.", "vitu vitamu"),
    ("Naishi na wazazi wangu Buguruni.", "Buguruni"),
    ("Tangu nipate presha situmii chumvi nyingi.", "chumvi"),
    ("Mimi mzaliwa wa Kigoma, nimekulia Tabora.", "Kigoma"),
)
BOTH = (
    ("Aku kerja di Gojek sebagai analis data sejak 2020.", "Gojek", "analis data"),
    ("Saya diterima di Telkom sebagai akuntan.", "Telkom", "akuntan"),
    ("Adik saya kerja di Shopee sebagai kurir.", "Shopee", "kurir"),
    ("Nafanya kazi Safaricom kama mhasibu.", "Safaricom", "mhasibu"),
    ("Nimeajiriwa na MTN kama dereva.", "MTN", "dereva"),
    ("Kaka yangu anafanya kazi MTN kama dereva.", "MTN", "dereva"),
)
ANSWERS = (
    "Saya minta jawaban dalam bentuk poin.",
    "Kalau jawab dalam bentuk poin ya.",
    "Saya nggak mau kamu pakai emoji.",
    "Mulai sekarang kita ngobrol pakai bahasa Inggris ya.",
    "Kalau kasih kode, tolong pakai TypeScript.",
    "Jangan kasih aku resep pake santan ya.",
    "Ongea nami kwa Kiswahili.",
    "Napenda ukinijibu kwa ufupi.",
    "Sitaki emoji kwenye majibu.",
    "Majibu yasiwe na maneno magumu.",
    "Usiweke emoji kwenye majibu yako.",
    "Usinipe mapishi ya nazi.",
    "Kuanzia sasa tuongee kwa Kiingereza.",
)
TASTES = (
    ("Macet bikin gue bete.", "-", "Macet"),
    ("Hujan selalu bikin aku tenang.", "+", "Hujan"),
    ("Catur itu aku banget.", "+", "Catur"),
    ("Tempat ramai itu bukan aku banget.", "-", "Tempat ramai"),
    ("Gak ada yang ngalahin bakso.", "+", "bakso"),
    ("Saya peminum teh tawar.", "+", "teh tawar"),
    ("Ndizi hainipendezi.", "-", "Ndizi"),
    ("Kelele hunichosha.", "-", "Kelele"),
    ("Pilau naikubali sana.", "+", "Pilau"),
    ("Dini yangu hairuhusu nyama ya nguruwe.", "-", "nyama ya nguruwe"),
    ("Nimepunguza sukari.", "-", "sukari"),
)
NOTHING = (
    "Pak RT kami tinggal di blok C dan suka memancing.",
    "Orang-orang bayar pakai QRIS.",
    "Tadi gue bayar pakai OVO.",
    "Kalau saya pakai Linux, apa game-nya jalan?",
    "Guru, dokter, dan polisi itu pekerjaan mulia.",
    "Watu huhifadhi pesa kwenye M-Pesa.",
    "Nikienda benki natakiwa kuwa na nini?",
    "Andika bei kwa kila bidhaa hii.",
    "Rina anak tetangga tinggal di Solo dan suka kopi.",
    "Di film itu tokohnya tinggal di Tokyo dan bekerja sebagai detektif.",
    "Setelah makan obat itu saya langsung mual, normal ga?",
    "koneksi di rumah saya putus lagi",
    "saya sudah tidak demam, boleh mandi?",
    "aku stop baca sampai halaman 10 ya, lanjutin",
    "Haha iya deh, aku kan anak sultan, tiap hari makan emas",
    "simu yangu haiwaki tena, nifanyeje?",
    "nimeacha funguo nyumbani leo",
    "Tulihama darasa kwa sababu ya mvua.",
    "serikali imeamua kupandisha bei ya mafuta",
    "Nifupishie barua hii:\n\nMimi ni mkulima na ninapenda ugali.",
)


@pytest.mark.parametrize(("text", "about"), ENDED)
def test_what_is_left_ends_whatever_the_verb(text: str, about: str) -> None:
    ended = [said.object for said in extract(text).statements if isinstance(said, Retraction)]
    assert any(about in one for one in ended)


@pytest.mark.parametrize(("text", "about"), LEARNED)
def test_a_life_told_without_its_subject_is_learned_of_the_user(text: str, about: str) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    assert any(about in fact.object and fact.subject == "user" for fact in facts)


@pytest.mark.parametrize("text", NOTHING)
def test_others_moments_and_jokes_teach_nothing_of_the_user(text: str) -> None:
    assert extract(text).statements == ()


@pytest.mark.parametrize(("text", "employer", "job"), BOTH)
def test_where_somebody_works_and_as_what_are_two_facts(text: str, employer: str, job: str) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    kept = {fact.key.rpartition("/")[2].removeprefix("identity:"): fact.object for fact in facts}
    assert kept == {"employer": employer, "job": job}


@pytest.mark.parametrize("text", ANSWERS)
def test_how_answers_are_wanted_is_an_instruction(text: str) -> None:
    assert [said.category for said in extract(text).statements if isinstance(said, Fact)] == [
        "instruction"
    ]


@pytest.mark.parametrize(("text", "polarity", "what"), TASTES)
def test_what_a_thing_does_to_the_user_is_a_taste(text: str, polarity: str, what: str) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    assert [(fact.category, fact.polarity, fact.object) for fact in facts] == [
        ("preference", polarity, what)
    ]
