"""What is said not to be so, in each language: never learned as if it were, and the end of what
says that it is."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

DENIED = {
    "I live in Paris.": ["I don't live in Paris.", "I'm not living in Paris."],
    "I'm from Texas.": [
        "I'm not from Texas.",
        "I don't come from Texas.",
        "I was never from Texas.",
    ],
    "I work at Google.": ["I don't work at Google.", "I'm not working at Google."],
    "I'm a nurse.": ["I'm not a nurse.", "I was never a nurse.", "I'm no nurse."],
    "My name is Tom.": ["My name isn't Tom.", "My name's not Tom.", "I'm not called Tom."],
    "I'm 30 years old.": ["I'm not 30 years old.", "I am not 30."],
    "I'm vegan.": ["I'm not vegan.", "I was never vegan.", "I never was a vegan."],
    "I'm allergic to penicillin.": [
        "I'm not allergic to penicillin.",
        "I don't have a penicillin allergy.",
        "I have no penicillin allergy after all.",
        "I have no allergy to penicillin.",
        "I outgrew my penicillin allergy.",
        "My penicillin allergy was a misdiagnosis.",
        "I was never allergic to penicillin.",
    ],
    "My son is allergic to nuts.": [
        "My son has no nut allergy.",
        "My son doesn't have a nut allergy.",
        "My son outgrew his nut allergy.",
    ],
    "I have a dog.": ["I don't have a dog.", "I have no dog.", "I haven't got a dog."],
    "I'm married.": ["I'm not married.", "I'm no longer married."],
    "My sister lives in Rome.": ["My sister no longer lives in Rome."],
    "My sister is a teacher.": ["My sister isn't a teacher.", "My sister's not a teacher."],
    "My favorite color is blue.": [
        "My favorite color isn't blue.",
        "Blue isn't my favorite color.",
    ],
    "My birthday is March 3.": ["My birthday isn't March 3."],
    "Vivo en Madrid.": ["No vivo en Madrid.", "Nunca viví en Madrid."],
    "Soy enfermera.": ["No soy enfermera.", "Ya no soy enfermera."],
    "Me llamo Tomás.": ["No me llamo Tomás.", "Mi nombre no es Tomás."],
    "Soy alérgica a la penicilina.": [
        "No soy alérgica a la penicilina.",
        "Al final no tengo alergia a la penicilina.",
        "Mi alergia a la penicilina fue un diagnóstico equivocado.",
    ],
    "Mi hijo es alérgico a las nueces.": ["Mi hijo no tiene alergia a las nueces."],
    "Mi color favorito es el azul.": ["El azul no es mi color favorito."],
    "Moro em Lisboa.": ["Não moro em Lisboa.", "Nunca morei em Lisboa."],
    "Sou enfermeira.": ["Não sou enfermeira."],
    "Sou alérgico a penicilina.": ["Afinal não sou alérgico a penicilina."],
    "Meu filho é alérgico a nozes.": ["Meu filho não tem alergia a nozes."],
    "Minha cor favorita é azul.": ["Azul não é minha cor favorita."],
    "J'habite à Lyon.": ["Je n'habite pas à Lyon.", "J'habite pas à Lyon."],
    "Je m'appelle Tom.": ["Je m'appelle pas Tom.", "Mon nom n'est pas Tom."],
    "Je suis allergique à la pénicilline.": [
        "Je ne suis pas allergique à la pénicilline.",
        "Je n'ai pas d'allergie à la pénicilline.",
        "Je n'ai jamais été allergique à la pénicilline.",
        "Mon allergie à la pénicilline était une erreur.",
    ],
    "Mon fils est allergique aux noix.": ["Mon fils n'a pas d'allergie aux noix."],
    "J'ai un chien.": ["Je n'ai pas de chien.", "Je n'ai aucun chien."],
    "Ich wohne in Berlin.": ["Ich wohne nicht in Berlin.", "Ich habe nie in Berlin gewohnt."],
    "Ich bin Krankenschwester.": [
        "Ich bin keine Krankenschwester.",
        "Ich bin nicht Krankenschwester.",
    ],
    "Ich bin gegen Penicillin allergisch.": [
        "Ich bin nicht gegen Penicillin allergisch.",
        "Ich habe keine Allergie gegen Penicillin.",
        "Ich habe keine Penicillinallergie.",
        "Meine Penicillinallergie war eine Fehldiagnose.",
    ],
    "Mein Geburtstag ist am 3. März.": ["Mein Geburtstag ist nicht am 3. März."],
    "Ich benutze Vim.": ["Ich benutze Vim nicht.", "Ich benutze kein Vim."],
    "Saya tinggal di Jakarta.": [
        "Saya tidak tinggal di Jakarta.",
        "Saya nggak tinggal di Jakarta.",
    ],
    "Saya seorang perawat.": ["Saya bukan perawat."],
    "Saya alergi kacang.": ["Ternyata alergi kacang saya salah diagnosis."],
    "Anak saya alergi kacang.": ["Anak saya tidak punya alergi kacang."],
    "Warna favorit saya biru.": ["Warna favorit saya bukan biru."],
    "Ninaishi Nairobi.": ["Siishi Nairobi.", "Mimi siishi Nairobi."],
    "Mimi ni muuguzi.": ["Mimi si muuguzi.", "Mimi sio muuguzi."],
    "Nina mzio wa penisilini.": ["Sina mzio wa penisilini.", "Sikuwa na mzio wa penisilini."],
    "Dada yangu anaishi Roma.": ["Dada yangu haishi Roma."],
    "我住在北京。": ["我不住在北京。", "我没住在北京。"],
    "我是护士。": ["我不是护士。"],
    "我对青霉素过敏。": ["我对青霉素不过敏。", "我没有青霉素过敏。", "我青霉素不过敏。"],
    "我最喜欢的颜色是蓝色。": ["我最喜欢的颜色不是蓝色。", "蓝色不是我最喜欢的颜色。"],
    "我的生日是3月3日。": ["我的生日不是3月3日。"],
}
PAIRS = [(stated, denial) for stated, denials in DENIED.items() for denial in denials]


@pytest.mark.parametrize(("stated", "denial"), PAIRS)
def test_a_denial_ends_the_statement_that_it_denies(stated: str, denial: str) -> None:
    (fact,) = extract(stated).statements[:1]
    assert isinstance(fact, Fact)
    ends = [said for said in extract(denial).statements if isinstance(said, Retraction)]
    ended = {(end.subject, end.key) for end in ends} | {(end.subject, end.object) for end in ends}
    assert not ended.isdisjoint([(fact.subject, fact.key), (fact.subject, fact.object)])


@pytest.mark.parametrize("denial", [denial for _, denial in PAIRS])
def test_nothing_is_learned_of_what_is_denied_as_if_it_were_so(denial: str) -> None:
    facts = [said for said in extract(denial).statements if isinstance(said, Fact)]
    assert [fact for fact in facts if fact.polarity == "+"] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I don't work at Google, I work at Apple.", ("identity:employer", "Apple")),
        ("My name isn't Tom, it's Tim.", ("identity:name", "Tim")),
        ("No soy de Madrid sino de Sevilla.", ("identity:origin", "Sevilla")),
        ("Não sou de Lisboa, mas do Porto.", ("identity:origin", "Porto")),
        ("Je ne suis pas de Paris mais de Lyon.", ("identity:origin", "Lyon")),
        ("Ich wohne nicht in Berlin, sondern in Hamburg.", ("identity:home", "Hamburg")),
        ("Saya bukan perawat melainkan dokter.", ("identity:job", "dokter")),
        ("Siishi Nairobi bali Mombasa.", ("identity:home", "Mombasa")),
        ("我不是护士，而是老师。", ("identity:job", "老师")),
    ],
)
def test_what_is_so_instead_is_learned(text: str, expected: tuple[str, str]) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    assert [(fact.key, fact.object) for fact in facts] == [expected]


@pytest.mark.parametrize(
    ("text", "category", "polarity"),
    [
        ("I don't like Python.", "preference", "-"),
        ("I'm not a fan of jazz.", "preference", "-"),
        ("I never use tabs.", "pattern", "-"),
        ("I don't speak German.", "identity", "-"),
        ("No puedo comer nueces.", "identity", "+"),
        ("No me gusta el café.", "preference", "-"),
        ("Não posso comer nozes.", "identity", "+"),
        ("Je ne peux pas manger de noix.", "identity", "+"),
        ("Ich darf keine Nüsse essen.", "identity", "+"),
        ("Ich mag keinen Kaffee.", "preference", "-"),
        ("Saya tidak suka kopi.", "preference", "-"),
        ("Sipendi kahawa.", "preference", "-"),
        ("我不喜欢咖啡。", "preference", "-"),
        ("I live in a house that isn't big.", "identity", "+"),
        ("entiendo el gallego pero no lo hablo", "identity", "+"),
    ],
)
def test_what_a_negation_states_of_somebody_is_kept(
    text: str, category: str, polarity: str
) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.category, fact.polarity) == (category, polarity)


@pytest.mark.parametrize(
    "text",
    [
        "I'm not just a nurse.",
        "I'm not only a nurse but also a teacher.",
        "I'm not working on Fridays.",
        "I have no idea what to cook.",
        "I don't think Paris is nice.",
        "Ich bin nicht nur Krankenschwester, sondern auch Lehrerin.",
        "Je n'ai que deux chats.",
        "Saya bukan hanya perawat.",
        "我不只是护士。",
        "我没有钱。",
        "I don't have any allergies.",
    ],
)
def test_what_is_denied_in_part_ends_nothing(text: str) -> None:
    assert extract(text).statements == ()
