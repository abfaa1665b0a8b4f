"""Whether a text may name a date at all, told before anything that reads dates is loaded.

Most messages name none, and a first chat shall not wait for what it does not need.
"""

from __future__ import annotations

import re

from kumbuka.text.folding import fold
from kumbuka.text.words import prepared

_WORDS = """
abril agosti agosto agustus akhir alhamisi an annee annees ano anoche anos ans anteayer
anteontem antes antier aout apr april aprili aug august aujourd avant avril ayer bulan ce cet
day days dec december decembre desemba desember dezember dezembro dia dias diciembre dienstag
dimanche domingo donnerstag enero esta feb febrero februar februari february fevereiro fevrier
fim fin freitag friday gestern hari heure heures heute hier hoje hora horas hour hours hoy
ijumaa jahr jahre jahren jahres jam jan jana janeiro janner januar januari january janvier
jeudi jour jours jueves juillet juin jul julai julho juli julio july jumamosi jumanne jumapili
jumat jumatano jumatatu jun june junho juni junio juzi kamis kemarin last leo lundi lunes
machi mai maio mar march marco mardi maret mars martes marz marzo may mayo mei mercredi mes
meses miaka miercoles miezi minggu mittwoch mois monat monate monaten monats monday montag
month months mwaka mwezi nov novemba november novembre novembro noviembre oct october octobre
octubre oktoba oktober ontem outubro pekan quarta quinta rabu saa sabado sabtu samedi samstag
saturday sebulan segunda selasa semaine semaines semalam semana semanas seminggu senin sep
sept septemba september septembre septiembre setahun setembro setiembre sexta siku sonnabend
sonntag stunde stunden sunday tadi tag tage tagen tahun terca this thursday today tuesday
vendredi viernes vorgestern wednesday week weekend weeks wikendi wiki woche wochen wochenende
year years yesterday
"""
ANCHORS = frozenset(_WORDS.split())
"""At least one word of every date that is written in words, in every language of `date_words`."""
_FIGURES = re.compile(
    "[0-9]{1,4}[-./][0-9]{1,2}[-./][0-9]|(?:19|2[01])[0-9]{2}|[年月日天周期拜昨今前]"
)


def may_name_a_date(text: str) -> bool:
    """False only where `date_words` finds none."""
    text = prepared(text)
    if _FIGURES.search(text):
        return True
    return not ANCHORS.isdisjoint(re.findall(r"[^\W_]+", fold(text)))
