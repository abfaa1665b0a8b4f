"""One attribute under one key, however Indonesian and Swahili word it, and what is none."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact

KEPT_UNDER = [
    # Indonesian
    ("identity:employer", "Saya sudah lima tahun kerja di Tokopedia.", "Tokopedia"),
    ("identity:employer", "Perusahaan tempat saya bekerja Bank Mandiri.", "Bank Mandiri"),
    ("identity:employer", "Kantor saya Tokopedia.", "Tokopedia"),
    ("identity:employer", "Aku baru diterima kerja di perpustakaan kota.", "perpustakaan kota"),
    ("identity:employer", "aku udah ga kerja di BCA lagi, sekarang di Mandiri", "Mandiri"),
    ("identity:employer", "saya dulu kerja di BCA, sekarang di Mandiri", "Mandiri"),
    ("identity:employer", "Aku pindah dari Tokopedia ke Gojek.", "Gojek"),
    ("identity:employer", "gw udah ga di BCA lagi, skrg di Traveloka", "Traveloka"),
    ("identity:marital_status", "Status saya lajang.", "lajang"),
    ("identity:shoe_size", "Sepatu saya ukuran 42.", "42"),
    ("identity:goal", "Saya bercita-cita jadi dokter.", "jadi dokter"),
    ("pattern:naik_krl", "Saya ke kantor naik KRL.", "naik KRL"),
    ("instruction:answer_length", "Tolong singkat kalau menjawab.", "singkat"),
    ("preference:wife/catur", "Istriku itu suka banget catur.", "catur"),
    ("identity:home", "saya dulu tinggal di Medan, sekarang di Bali", "Bali"),
    ("identity:job", "Saya dulu kasir, sekarang perawat.", "perawat"),
    ("identity:name", "Halo, saya budi, salam kenal.", "budi"),
    ("identity:allergy/udang", "Saya tidak bisa makan udang karena alergi.", "udang"),
    ("identity:allergy/udang", "Alergi saya: udang.", "udang"),
    ("identity:diet", "Saya sudah lama jadi vegetarian.", "vegetarian"),
    ("identity:cat", "di rumah ada kucing namanya Milo", "Milo"),
    ("identity:pets", "Aku baru adopsi kelinci", "kelinci"),
    ("identity:native_language", "Saya penutur asli bahasa Jawa.", "Jawa"),
    ("identity:language/sunda", "Aku sedikit bisa bahasa Sunda", "Sunda"),
    ("identity:hobbies", "Saya punya hobi memancing.", "memancing"),
    ("identity:studies", "Saya belajar Teknik Sipil di UGM.", "Teknik Sipil"),
    ("preference:film_horor", "Film horor favoritku", "Film horor"),
    ("preference:memancing", "Di waktu luang saya suka memancing.", "memancing"),
    ("instruction:emojis", "Jawab tanpa emoji.", "emoji"),
    # Swahili
    ("identity:home", "Nimehama kutoka Moshi kwenda Stratford.", "Stratford"),
    ("identity:home", "Nimeishi Dar es Salaam kwa miaka kumi.", "Dar es Salaam"),
    ("identity:employer", "Mimi hufanya kazi Safaricom.", "Safaricom"),
    ("identity:employer", "Nimefanya kazi Benki ya CRDB kwa miaka sita.", "Benki ya CRDB"),
    ("identity:employer", "Ninafanyia kazi MTN.", "MTN"),
    ("identity:employer", "Nimeanza kazi hospitali ya Muhimbili.", "hospitali ya Muhimbili"),
    ("identity:employer", "Kampuni ninayofanyia kazi ni Vodacom.", "Vodacom"),
    ("identity:employer", "Mimi ni mfanyakazi wa Safaricom.", "Safaricom"),
    ("identity:employer", "Nimetoka Vodacom kwenda Airtel.", "Airtel"),
    ("identity:email", "Email yangu ni juma@mfano.tz.", "juma@mfano.tz"),
    ("identity:height", "Nina urefu wa sentimita 170.", "sentimita 170"),
    ("identity:nationality", "Mimi ni raia wa Kenya.", "Kenya"),
    ("identity:goal", "Lengo langu mwaka huu ni kununua nyumba.", "kununua nyumba"),
    ("identity:work_hours", "Saa zangu za kazi ni nne.", "nne"),
    ("preference:kahawa", "Kahawa ni bora kuliko chai kwangu.", "Kahawa"),
    ("identity:learning/kiingereza", "Ninajifunza pia Kiingereza.", "Kiingereza"),
    ("instruction:answer_length", "Kuanzia sasa majibu yawe mafupi.", "majibu yawe mafupi"),
    ("identity:job", "Kazi yangu mhasibu.", "mhasibu"),
    ("identity:allergy/karanga", "Siwezi kula karanga kwa sababu ya mzio.", "karanga"),
    ("identity:allergy/samaki", "Ninasumbuliwa na mzio wa samaki.", "samaki"),
    ("identity:diet", "Mimi ni mlaji mboga.", "mlaji mboga"),
    ("preference:pilau", "Siku zote nimependa pilau.", "pilau"),
    ("preference:foleni", "Sijawahi kupenda foleni.", "foleni"),
    ("preference:kucheza_gitaa", "Wakati wa mapumziko napenda kucheza gitaa.", "kucheza gitaa"),
    ("pattern:nasoma_kitabu", "Siku zote nasoma kitabu.", "nasoma kitabu"),
    ("instruction:emojis", "Epuka emoji katika majibu yako.", "emoji"),
]

NOTHING = [
    # Indonesian
    "Coba tebak warna favoritku!",
    "film horor itu favorit banyak orang",
    "Alergi saya kambuh.",
    "Alergi saya: apa obatnya?",
    "Saya belajar dari kesalahan.",
    "Di kantor temanku ada kucing namanya Milo.",
    "Perusahaan tempat dia bekerja bangkrut.",
    "dulu aku tinggal sama nenek",
    "Sekarang aku di BCA",
    "aku alergi hari Senin haha",
    "gue alergi sama tugas wkwk",
    "Anak itu suka main bola.",
    "Oh ya, orang Indonesia makan nasi tiap hari.",
    "Saya dulu mau jadi dokter.",
    "Siapa tahu aku keterima kerja di bank.",
    # Swahili
    "Kampuni ninayofanyia kazi ni kubwa.",
    "Sasa nipo Airtel.",
    "Nina mzio wa Jumatatu haha",
    "Kazi yangu mwalimu ameikagua.",
    "Nipo Nairobi.",
    "Kazi yangu imekamilika.",
    "Jina langu gumu.",
    "Ninafanyia kazi mradi huu.",
    "Nimeanza kazi mapema leo.",
    "Nimepata kazi nyingi leo.",
    "Nipo Dodoma kwa likizo wiki hii.",
    "Hatujawahi kupenda mpango huu.",
    "Sijawahi kusema napenda chai.",
]


@pytest.mark.parametrize(("key", "text", "value"), KEPT_UNDER)
def test_an_attribute_has_one_key_in_all_its_wordings(key: str, text: str, value: str) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    assert [(fact.key, fact.object) for fact in facts] == [(key, value)]


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_learned_from_what_only_sounds_like_an_attribute(text: str) -> None:
    assert extract(text).statements == ()
