"""Indonesian and Swahili said with openers, fillers, thanks and laughter around the statement."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact

SAME = [
    # Indonesian: the plain statement, and another way to say it
    ("Saya lebih suka teh hijau.", "Saya lebih suka teh hijau, ngomong-ngomong."),
    ("Saya tinggal di Bandung.", "Saya tinggal di Bandung, fyi."),
    ("Saya tidak makan daging sapi.", "Saya sebenarnya tidak makan daging sapi."),
    ("Aku ga suka durian.", "aku masih ga suka durian"),
    ("Tiap Jumat malam aku main futsal.", "Oh ya, tiap Jumat malam aku main futsal."),
    ("Tolong selalu jawab dalam bahasa Indonesia.",
     "Btw, tolong selalu jawab dalam bahasa Indonesia."),
    ("Mulai sekarang jawab yang singkat saja.", "Nah, mulai sekarang jawab yang singkat saja."),
    ("Ulang tahun saya 17 September.", "Jadi ulang tahun saya 17 September."),
    ("Penyanyi favoritku Tulus.", "Jadi penyanyi favoritku Tulus."),
    ("Saya selalu sarapan bubur ayam.", "Saya selalu sarapan bubur ayam ya kak"),
    ("Saya pensiunan guru SMP.", "Saya pensiunan guru SMP wkwk"),
    ("Umur saya 26 tahun.", "Kak, umur saya 26 tahun 🙂"),
    ("Lupakan yang saya bilang soal liburan ke Bali.",
     "Lupakan yg gw bilang soal liburan ke Bali."),
    # Swahili
    ("Ninapendelea chai ya tangawizi.", "Ninapendelea chai ya tangawizi haha"),
    ("Nina umri wa miaka 32.", "Nina umri wa miaka 32 🙂"),
    ("Rangi ninayoipenda ni bluu.", "Ili ujue, rangi ninayoipenda ni bluu."),
    ("Dada yangu Eva anapenda chai.", "Btw, dada yangu Eva anapenda chai, asante sana."),
    ("Kazini tunatumia Slack.", "Aha, na kazini tunatumia Slack."),
    ("Kuanzia sasa toa majibu mafupi.", "Jamani, kuanzia sasa toa majibu mafupi."),
    ("Usitumie emoji unaponijibu.", "Aha, na usitumie emoji unaponijibu."),
    ("Kumbuka kwamba mkutano wetu ni kila Jumanne.",
     "Kumbuka kwamba mkutano wetu ni kila Jumanne lol 😊"),
    ("Bamia sizipendi hata kidogo.", "Bamia sizipendi hata kidogo jamani"),
    ("Ninapenda kuogelea.", "Kusema kweli, napenda kuogelea, kwa taarifa yako."),
]  # fmt: skip

JESTS = [
    "mimi ni rais wa Tanzania haha natania",
    "cheo changu ni mkurugenzi wa kula bure 😂 jamani",
    "aku presiden Indonesia 😂 makasih ya",
    "Jadi bayangkan kamu tinggal di Roma.",
]


def _keys(text: str) -> list[str]:
    return [said.key for said in extract(text).statements if isinstance(said, Fact)]


@pytest.mark.parametrize(("plain", "said"), SAME)
def test_what_stands_around_a_statement_does_not_change_what_it_teaches(
    plain: str, said: str
) -> None:
    assert extract(plain).statements
    assert _keys(said) == _keys(plain)


@pytest.mark.parametrize("text", JESTS)
def test_thanks_behind_a_jest_do_not_make_it_true(text: str) -> None:
    assert extract(text).statements == ()
