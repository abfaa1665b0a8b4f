"""Spanish and Portuguese said a little otherwise: one attribute has one key in all its wordings."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact

SAME_KEY = (
    (
        "identity:home",
        "Vivo en Nueva York.",
        "Vivo todavía en Nueva York.",
        "Vivo aquí en Nueva York.",
        "jaja vivo en Nueva York",
        "Me acabo de mudar a un pueblo cerca de Ávila.",
        "Moro em Nova Iguaçu.",
        "Moro aqui em Nova Iguaçu.",
        "Me mudei para uma vila perto de Évora.",
        "kkk moro em Olinda",
        "É que moro em Olinda.",
    ),
    (
        "identity:employer",
        "Trabajo en mercadona.",
        "Empecé a trabajar en una startup en marzo.",
        "Llevo seis años en el Hospital San Juan.",
        "Mi empresa es Acme.",
        "Trabalho no nubank.",
        "Trabalho lá no Itaú.",
        "Comecei a trabalhar em uma startup em março.",
        "Trabalho há seis anos em Embraer.",
        "Estou há seis anos em uma escola pública.",
        "Minha empresa é Acme.",
    ),
    (
        "identity:studies",
        "Estudio biología marina.",
        "Estoy estudiando biología marina.",
        "Soy estudiante de Derecho.",
        "Estudo Direito.",
        "Estou estudando Direito.",
        "Sou estudante de Direito.",
        "Faço Engenharia Civil.",
    ),
    (
        "identity:age",
        "Tengo 37 años jaja",
        "Tengo 37 años 🙂",
        "Tengo actualmente 37 años.",
        "Tenho 29 anos kkk",
        "Tenho 29 anos 🙂",
        "Fiz 34 ontem.",
    ),
    (
        "identity:birthday",
        "El 3 de mayo es mi cumpleaños.",
        "Mi cumpleaños es el 3 de mayo.",
        "Dia 3 de maio é meu aniversário.",
        "Meu aniversário é 3 de maio.",
    ),
    (
        "identity:allergy/pólen",
        "Minhas alergias são pólen.",
        "Sou também alérgica a pólen, viu?",
        "Tenho alergia a pólen, tá?",
    ),
    ("identity:allergy/marisco", "Mis alergias: el marisco.", "Soy también alérgica al marisco."),
    (
        "preference:cocinar",
        "cocinar me gusta",
        "cocinar no me gusta",
        "No hay nada como cocinar.",
    ),
    ("identity:language/inglés", "Hablo inglés.", "Hablo todavía inglés.", "Hablo inglés, ¿vale?"),
    ("identity:job", "Sou parteira.", "Sou ainda parteira.", "Sou parteira, viu?"),
    ("identity:height", "La verdad es que mido 1,80.", "Eu meço 1,75.", "Tenho 1,80 de altura."),
    ("identity:weight", "Ahora peso unos 70 kilos.", "Eu peso 68 kg."),
    ("preference:betis", "Soy del Betis.", "Soy muy del Betis, la verdad."),
    (
        "decision:postgres",
        "Al final va a ser Postgres.",
        "Está decidido: va a ser Postgres.",
        "No fim vai ser o Postgres.",
    ),
    (
        "preference:acordar_cedo",
        "Odeio acordar cedo, sério.",
        "Amo de paixão acordar cedo.",
        "Não vejo graça em acordar cedo.",
    ),
    ("preference:madrugar", "Odio madrugar, en serio.", "Odio madrugar, te lo juro."),
    (
        "pattern:cozinho_em_casa",
        "À noite cozinho em casa.",
        "à noite cozinho em casa rs",
    ),
)
NOTHING = (
    "Tengo todavía un error en la línea 12.",
    "Tengo también una duda.",
    "Uso también la función map en este script.",
    "Estoy aquí en el sofá.",
    "Soy nuevo aquí.",
    "Soy nueva en Python, ¿por dónde empiezo?",
    "Mis alergias son muy molestas.",
    "Mi empresa es muy grande.",
    "El 3 de mayo es el cumpleaños del rey.",
    "Llevo seis horas en el hospital, dice mi jefe.",
    "Dime más cosas.",
    "jaja imagina que tengo 80 años y vivo solo, ¿qué ayudas me tocarían?",
    "jaja escribe un cuento que empiece así: Me llamo Tomás y nunca duermo.",
    "Llevo tres días en cama.",
    "Al final va a ser un problema.",
    "Mido 2 metros de tela.",
    "Peso 200 gramos de harina.",
    "No fim vai ser pior.",
    "Llevo un mes en el hospital ingresado.",
    "Llevo tres años en una tienda de campaña.",
    "Entré en la tienda y no había nada.",
    "Firmé en el banco.",
    "Me uní a la biblioteca de React.",
    "Me mudé a una casa nueva.",
    "Estoy estudiando la posibilidad de mudarme.",
    "Estoy estudiando el error.",
    "Tengo 20 €.",
    "No hay nada como probar.",
    "Entrei na loja e não tinha nada.",
    "Passei no banco ontem.",
    "Me mudei para uma casa nova.",
    "Faço química no cabelo.",
    "Tenho 50 % de desconto.",
    "Estou estudando o código.",
    "Tenho ainda um erro na linha 12.",
    "Tenho também uma dúvida.",
    "Uso também a função map neste script.",
    "Sou novo no Python, por onde começo?",
    "Minhas alergias são muito chatas.",
    "Minha empresa é muito grande.",
    "Dia 3 de maio é feriado.",
    "Faço direito as coisas.",
    "Trabalho há três horas em um relatório.",
    "Minha irmã gosta de chá, né?",
    "Eu moro em Recife, certo?",
    "kkk escreve um poema que comece por: Eu moro na lua e crio dragões.",
)


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, *said in SAME_KEY for text in said])
def test_an_attribute_has_one_key_however_it_is_said(key: str, text: str) -> None:
    facts = [said for said in extract(text).statements if isinstance(said, Fact)]
    assert [fact.key for fact in facts] == [key]


@pytest.mark.parametrize("never", ["no", "nunca", "tampoco"])
def test_a_dislike_told_after_its_object_is_a_dislike(never: str) -> None:
    said = [extract(f"{thing} {never} me gusta").statements for thing in ("cocinar", "El sushi")]
    facts = [fact for (fact,) in said if isinstance(fact, Fact)]
    assert [(fact.object, fact.polarity) for fact in facts] == [("cocinar", "-"), ("sushi", "-")]


@pytest.mark.parametrize("text", NOTHING)
def test_fillers_make_nothing_of_what_states_nothing(text: str) -> None:
    assert extract(text).statements == ()
