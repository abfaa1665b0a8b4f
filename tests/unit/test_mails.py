"""What a forwarded mail begins with."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.mails import starts_a_mail
from kumbuka.memory.spoken import spoken


@pytest.mark.parametrize(
    "line",
    [
        "---------- Forwarded message ---------",
        "-----Original Message-----",
        "Begin forwarded message:",
        "On Mon, 30 Nov 2026, Eva wrote:",
    ],
)
def test_what_follows_the_beginning_of_a_mail_is_not_the_users(line: str) -> None:
    text = f"I like tea.\n\n{line}\nI like rain."
    assert [said.object for said in extract(text).statements] == ["tea"]
    assert spoken(text, is_users=True) == "I like tea."


def test_one_line_like_a_header_begins_no_mail() -> None:
    assert not starts_a_mail(["Subject: my tea", "I like it."], 0)
    assert starts_a_mail(["From: Eva", "Subject: tea"], 0)


@pytest.mark.parametrize(
    "head",
    [
        "Von: Bob <b@x.com>\nAn: Ana\nBetreff: Hallo\n",
        "Von: Bob\nGesendet: Montag, 3. November 2025 10:00\nAn: Ana\nBetreff: Hallo\n",
        "De: Bob\nPara: Ana\nAsunto: hola\n",
        "De: bob@x.com\nPara: Ana\n",
        "De: Bob\nPara: Ana\nAssunto: oi\n",
        "De : Bob\nÀ : Ana\nObjet : salut\n",
        "Dari: Bob\nKepada: Ana\nSubjek: hai\n",
        "Kutoka: Bob\nKwa: Ana\nMada: habari\n",
        "发件人：Bob\n收件人：Ana\n",
        "*From:* Bob\n*Sent:* Monday\n",
        "-----Ursprüngliche Nachricht-----",
        "Anfang der weitergeleiteten Nachricht:",
        "-----Mensaje original-----",
        "---------- Mensagem encaminhada ---------",
        "-----Message d'origine-----",
        "-----Pesan Asli-----",
        "-----原始邮件-----",
        "Am Mo., 3. Nov. 2025 um 10:00 Uhr schrieb Bob <b@x.com>:",
        "El lun, 3 nov 2025 a las 10:00, Bob (<b@x.com>) escribió:",
        "Em seg., 3 de nov. de 2025 às 10:00, Bob <b@x.com> escreveu:",
        "Le lun. 3 nov. 2025 à 10:00, Bob <b@x.com> a écrit :",
        "Pada Sen, 3 Nov 2025 pukul 10.00 Bob <b@x.com> menulis:",
        "Mnamo Jum, 3 Nov 2025 saa 10:00 Bob <b@x.com> aliandika:",
        "Bob <b@x.com> 于2025年11月3日周一 10:00写道：",
        "On Mon, 3 Nov 2025 at 10:00, Bob of the Bobs <b@some-long-host.example.com>\nwrote:",
    ],
)
def test_a_mail_begins_in_the_language_of_whoever_pastes_it(head: str) -> None:
    text = f"I like tea.\n\n{head}\nI like rain."
    assert [said.object for said in extract(text).statements] == ["tea"]
    assert spoken(text, is_users=True) == "I like tea."


@pytest.mark.parametrize(
    "line",
    [
        "De: Madrid\nPara: Sevilla",
        "Von: Berlin\nAn: Hamburg",
        "On Monday I wrote:",
        "On day 3: I like tea.\nBob wrote:",
        "Am Montag schrieb ich einen Brief",
        "Le 3 mai il a écrit un livre",
    ],
)
def test_journeys_and_letters_of_ones_own_begin_no_mail(line: str) -> None:
    assert not starts_a_mail(line.split("\n"), 0)


def test_a_hostile_line_is_read_to_its_end() -> None:
    for unit in ("On 1 ", "am 3 schrieb ", "于 1 写道", "-", "From: ", "a@b "):
        line = (unit * 65_536)[:65_536]
        assert not starts_a_mail([line, line], 0)
