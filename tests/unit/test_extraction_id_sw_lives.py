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
    ("Nina kisukari kwa hiyo sili vitu vitamu.", "vitu vitamu"),
    ("Naishi na wazazi wangu Buguruni.", "Buguruni"),
    ("Tangu nipate presha situmii chumvi nyingi.", "chumvi"),
    ("Mimi mzaliwa wa Kigoma, nimekulia Tabora.", "Kigoma"),
)
NOTHING = (
    "Pak RT kami tinggal di blok C dan suka memancing.",
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
