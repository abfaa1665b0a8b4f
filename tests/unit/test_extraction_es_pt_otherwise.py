"""Spanish and Portuguese said a little otherwise: one attribute has one key in all its wordings."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

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
SAID = (
    ("me he comprao un pixel 8", "possession", "pixel 8"),
    ("me pillé un redmi note 13", "possession", "redmi note 13"),
    ("peguei um ps5", "possession", "ps5"),
    ("arrumei uma bike", "possession", "bike"),
    ("me presento: Óscar Beltrán", "identity", "Óscar Beltrán"),
    ("me apresento: Otávio Beltrão", "identity", "Otávio Beltrão"),
    ("Oi, aqui é a Fernanda.", "identity", "Fernanda"),
    ("me gano la vida traduciendo", "identity", "traduciendo"),
    ("estoy en el paro desde junio", "identity", "paro"),
    ("Trabajo por mi cuenta como fotógrafo.", "identity", "fotógrafo"),
    ("Trabalho por conta própria como fotógrafo.", "identity", "fotógrafo"),
    ("soy divorciado con una hija", "identity", "divorciado"),
    ("mi hermano Dani acaba de mudarse a Dublín", "identity", "Dublín"),
    ("meu irmão Dani acabou de se mudar pra Dublin", "identity", "Dublin"),
    ("te recuerdo que soy alérgica al látex", "identity", "látex"),
    ("tiro de ChatGPT para los correos", "tool", "ChatGPT"),
    ("Soy vecino de Vallecas.", "identity", "Vallecas"),
    ("Sou morador da Tijuca.", "identity", "Tijuca"),
    ("soy Tauro", "identity", "Tauro"),
    ("estoy casada con un irlandés", "identity", "irlandés"),
    ("sou casada com um alemão", "identity", "alemão"),
    ("soy ovolactovegetariana", "identity", "ovolactovegetariana"),
    ("sou ovolactovegetariana", "identity", "ovolactovegetariana"),
    ("Los frutos secos no los puedo comer.", "identity", "frutos secos"),
    ("Amendoim eu não posso comer.", "identity", "Amendoim"),
    ("mi perro es un pastor alemán", "identity", "pastor alemán"),
    ("meu cachorro é um vira-lata", "identity", "vira-lata"),
    ("mis hijos van al colegio San José", "identity", "colegio San José"),
    ("Prefiero mil veces el campo.", "preference", "campo"),
    ("me aburre soberanamente el golf", "preference-", "golf"),
    ("morro de preguiça de passar roupa", "preference-", "passar roupa"),
    ("nada bate um churrasco", "preference", "churrasco"),
    ("soy culé", "preference", "culé"),
    ("El autor que más releo es Borges.", "favourite", "Borges"),
    ("O autor que mais releio é Saramago.", "favourite", "Saramago"),
    ("De todos os livros que li, o que mais amo é Dom Casmurro.", "favourite", "Dom Casmurro"),
    ("el mejor disco para mí es Omega", "favourite", "Omega"),
    ("está hablado: pintamos la casa de blanco", "decision", "pintamos la casa de blanco"),
    ("al final no iremos a Grecia", "decision-", "iremos a Grecia"),
    ("no fim não vamos pra Grécia", "decision-", "vamos pra Grécia"),
    ("acabei não comprando o apê", "decision-", "comprando o apê"),
    ("he firmado con Orange", "decision", "Orange"),
    ("assinei com a Claro", "decision", "Claro"),
    ("me apunté a clases de cerámica", "decision", "clases de cerámica"),
    ("me inscrevi no crossfit", "decision", "crossfit"),
    ("antes usaba Evernote, ahora Joplin", "tool", "Joplin"),
    ("antes eu usava Evernote, agora é Joplin", "tool", "Joplin"),
    ("Trabalho com o Photoshop.", "tool", "Photoshop"),
    ("estoy suscrito a Filmin", "tool", "Filmin"),
    (
        "no me hagas listas, escribeme en parrafos normales",
        "instruction",
        "escribeme en parrafos normales",
    ),
    ("para de pedir desculpa, vai direto ao ponto", "instruction", "vai direto ao ponto"),
    ("usa un tono formal conmigo", "instruction", "usa un tono formal conmigo"),
    ("Cuando me corrijas, explícame el porqué.", "instruction", "explícame el porqué"),
    ("não precisa me cumprimentar", "instruction-", "me cumprimentar"),
    ("Recuerda que no conduzco de noche.", "note-", "no conduzco de noche"),
    ("dato: la alarma se apaga a las ocho", "note", "la alarma se apaga a las ocho"),
    ("guarda essa info: o cnpj sai em janeiro", "note", "o cnpj sai em janeiro"),
    ("fica registrado que o contrato vence em abril", "note", "o contrato vence em abril"),
    (
        "para arrancar el coche: acelero un poco, giro la llave y espero",
        "procedure",
        "acelero un poco, giro la llave",
    ),
    ("o pão eu faço assim: misturo, sovo e asso", "procedure", "misturo, sovo e asso"),
    ("elimina de tu memoria el nombre de mi ex", "ending", "nombre de mi ex"),
    ("não tô mais com o Marcos", "ending", "Marcos"),
)
NOTHING = (
    "Claro, y yo soy Papá Noel.",
    "Sim, claro, e eu sou o Pai Natal.",
    "te amo",
    "venho da corrida",
    "me tocó esperar dos horas",
    "pillé el bus por los pelos",
    "antes funcionaba, ahora no",
    "al final compraremos pan",
    "nunca me hagas caso jaja",
    "el informe no lo puedo tomar en serio",
    "la decisión no la puedo tomar hoy",
    "voy al colegio a recoger a mi hijo",
    "peguei o ônibus errado",
    "arrumei o bug",
    "acabei não entendendo nada",
    "combinei de ligar pra ele às cinco",
    "a melhor opção pra mim é a B",
    "vai ao ponto de ônibus",
    "não posso tomar decisão hoje",
    "me inscrevi no canal",
    "dejé el móvil cargando",
    "está claro: no funciona",
    "está claro que el fallo es tuyo",
    "lo tengo claro, gracias",
    "no me pongas el ejemplo 3",
    "troquei o leite por água na receita",
    "sexta tem churrasco na casa do Beto",
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


def kind_of(statement: Fact | Retraction) -> str:
    """`preference-` for what is not liked; `ending` for what no longer holds."""
    if isinstance(statement, Retraction):
        return "ending"
    return statement.category + statement.polarity.replace("+", "")


@pytest.mark.parametrize(("text", "kind", "value"), SAID)
def test_another_way_to_say_it_teaches_the_same(text: str, kind: str, value: str) -> None:
    said = [(kind_of(statement), statement.object) for statement in extract(text).statements]
    assert said[-1] == (kind, value)
