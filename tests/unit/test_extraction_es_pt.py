"""What is learned from Spanish and Portuguese: keys, polarity, endings, and what is left alone."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.languages import table_of
from kumbuka.memory.model import Fact, Retraction

SPANISH = (
    ("Prefiero el té verde.", "preference:té_verde", "+"),
    ("Prefiero el mate al café.", "preference:mate", "+"),
    ("Me encantan las novelas policiacas", "preference:novelas_policiacas", "+"),
    ("No me gusta nada el cilantro.", "preference:cilantro", "-"),
    ("a mi no me gustan los lunes", "preference:lunes", "-"),
    ("Odio madrugar.", "preference:madrugar", "-"),
    ("No soporto el ruido.", "preference:ruido", "-"),
    ("La comida picante me encanta.", "preference:comida_picante", "+"),
    ("Mi color favorito es el rojo.", "favourite:colour", "+"),
    ("Mi lenguaje de programación favorito es Elixir.", "favourite:programming_language", "+"),
    ("El naranja es mi color preferido.", "favourite:colour", "+"),
    ("Hemos decidido usar Postgres 16 para la facturación.",
     "decision:postgres_16_para_la_facturación", "+"),
    ("Decidimos no usar Redux.", "decision:redux", "-"),
    ("Optamos por Svelte.", "decision:svelte", "+"),
    ("Siempre hago una copia antes de desplegar.",
     "pattern:hago_una_copia_antes_de_desplegar", "+"),
    ("Nunca uso tabuladores.", "pattern:uso_tabuladores", "-"),
    ("Suelo desayunar a las siete.", "pattern:desayunar_a_las_siete", "+"),
    ("Salgo a correr todas las mañanas.", "pattern:salgo_a_correr_todas_las_mañanas", "+"),
    ("Me llamo Ana y vivo en Lisboa.", "identity:name", "+"),
    ("Llámame Pepe.", "identity:name", "+"),
    ("Vivo en Rosario.", "identity:home", "+"),
    ("Nos mudamos a Quito el mes pasado.", "identity:home", "+"),
    ("Soy de Oaxaca.", "identity:origin", "+"),
    ("Tengo 34 años.", "identity:age", "+"),
    ("Trabajo en Telefónica como analista.", "identity:employer", "+"),
    ("Soy ingeniera de software.", "identity:job", "+"),
    ("Soy argentino.", "identity:nationality", "+"),
    ("Hablo catalán y francés.", "identity:language/catalán_y_francés", "+"),
    ("Soy alérgico a los cacahuetes.", "identity:allergy/cacahuetes", "+"),
    ("soy alergica al polen", "identity:allergy/polen", "+"),
    ("Soy vegetariana.", "identity:diet", "+"),
    ("Mi hermana Eva prefiere el té.", "preference:sister_eva/té", "+"),
    ("A mi hermano Luis no le gusta el fútbol.", "preference:brother_luis/fútbol", "-"),
    ("Mi hija se llama Mía.", "identity:daughter", "+"),
    ("Mi coche es un Seat León.", "possession:car", "+"),
    ("Mi jefa es Petra.", "identity:boss", "+"),
    ("Uso Neovim para programar.", "tool:editor/neovim_para_programar", "+"),
    ("Responde siempre en español.", "instruction:answer_language", "+"),
    ("No uses emojis, por favor.", "instruction:emojis", "-"),
    ("A partir de ahora usa unidades métricas.", "instruction:units", "+"),
    ("Recuerda que la base de pruebas está en el puerto 6543.",
     "note:base_de_pruebas_está_en_el_puerto_6543", "+"),
    ("Recuerda que me gusta el té.", "preference:té", "+"),
    ("Para desplegar, primero ejecuta make build y luego make push.", "procedure:desplegar", "+"),
    ("Mi cumpleaños es el 3 de mayo.", "identity:birthday", "+"),
)  # fmt: skip

PORTUGUESE = (
    ("Eu prefiro café sem açúcar.", "preference:café_sem_açúcar", "+"),
    ("Prefiro chá a café.", "preference:chá", "+"),
    ("Gosto muito de música clássica.", "preference:música_clássica", "+"),
    ("Adoro filmes antigos", "preference:filmes_antigos", "+"),
    ("Não gosto de coentro.", "preference:coentro", "-"),
    ("nao gosto de acordar cedo", "preference:acordar_cedo", "-"),
    ("Odeio reuniões longas.", "preference:reuniões_longas", "-"),
    ("Não suporto barulho.", "preference:barulho", "-"),
    ("Minha cor favorita é azul.", "favourite:colour", "+"),
    ("A minha linguagem de programação favorita é o Elixir.",
     "favourite:programming_language", "+"),
    ("Decidimos usar o Postgres 16 no faturamento.", "decision:postgres_16_no_faturamento", "+"),
    ("Decidimos não usar Redux.", "decision:redux", "-"),
    ("Optamos pelo Svelte.", "decision:svelte", "+"),
    ("Sempre faço backup antes de publicar.", "pattern:faço_backup_antes_de_publicar", "+"),
    ("Nunca uso tabs.", "pattern:uso_tabs", "-"),
    ("Costumo almoçar ao meio-dia.", "pattern:almoçar_ao_meio_dia", "+"),
    ("Corro todas as manhãs.", "pattern:corro_todas_as_manhãs", "+"),
    ("Meu nome é Ana e moro em Lisboa.", "identity:name", "+"),
    ("Chamo-me Rui.", "identity:name", "+"),
    ("Me chama de Zé.", "identity:name", "+"),
    ("Moro em Recife.", "identity:home", "+"),
    ("Mudei-me para Faro no mês passado.", "identity:home", "+"),
    ("Sou de Manaus.", "identity:origin", "+"),
    ("Tenho 34 anos.", "identity:age", "+"),
    ("Trabalho na Petrobras como analista.", "identity:employer", "+"),
    ("Sou engenheira de software.", "identity:job", "+"),
    ("Sou brasileiro.", "identity:nationality", "+"),
    ("Falo inglês e alemão.", "identity:language/inglês_e_alemão", "+"),
    ("Sou alérgico a amendoim.", "identity:allergy/amendoim", "+"),
    ("sou alergica a camarao", "identity:allergy/camarao", "+"),
    ("Sou vegana.", "identity:diet", "+"),
    ("Minha irmã Eva prefere chá.", "preference:sister_eva/chá", "+"),
    ("Meu irmão Luís não gosta de futebol.", "preference:brother_luís/futebol", "-"),
    ("Minha filha se chama Mia.", "identity:daughter", "+"),
    ("Meu carro é um Fiat Argo.", "possession:car", "+"),
    ("Minha chefe é a Petra.", "identity:boss", "+"),
    ("Uso o Neovim para programar.", "tool:editor/neovim_para_programar", "+"),
    ("Responda sempre em português.", "instruction:answer_language", "+"),
    ("Não use emojis, por favor.", "instruction:emojis", "-"),
    ("A partir de agora use unidades métricas.", "instruction:units", "+"),
    ("Lembre-se de que o banco de testes fica na porta 6543.",
     "note:banco_de_testes_fica_na_porta_6543", "+"),
    ("Lembra que eu gosto de chá.", "preference:chá", "+"),
    ("Para publicar, primeiro execute make build e depois make push.", "procedure:publicar", "+"),
    ("Meu aniversário é dia 3 de maio.", "identity:birthday", "+"),
)  # fmt: skip

TOLD_OTHERWISE = (
    ("Lo que más me gusta es cocinar pasta.", "preference:cocinar_pasta", "+"),
    ("A mi mujer le encanta el chocolate negro.", "preference:wife/chocolate_negro", "+"),
    ("Llevo diez años viviendo en Berlín.", "identity:home", "+"),
    ("Las incidencias las llevamos en Jira.", "tool:ticket_system", "+"),
    ("He cambiado de trabajo: ahora estoy en Ferrovial.", "identity:employer", "+"),
    ("Antes vivía en Murcia pero ahora vivo en Alicante.", "identity:home", "+"),
    ("Cuando escribas código, usa comentarios en español.", "instruction:answer_language", "+"),
    ("Mis colores favoritos son el verde y el azul.", "favourite:colour", "+"),
    ("¿Podrías recordar que soy vegano?", "identity:diet", "+"),
    ("Mi esposo Andrés es alérgico a los mariscos.",
     "identity:husband_andrés/allergy/mariscos", "+"),
    ("Mi tipo de sangre es O negativo.", "identity:blood_type", "+"),
    ("Ahora tomo el café solo.", "preference:coffee", "+"),
    ("Somos un equipo de cinco personas.", "identity:team_size", "+"),
    ("O que eu mais gosto é de cozinhar massa.", "preference:cozinhar_massa", "+"),
    ("A gente gosta de acampar.", "preference:acampar", "+"),
    ("Moro há dez anos em Berlim.", "identity:home", "+"),
    ("Nossos chamados agora ficam no Linear.", "tool:ticket_system", "+"),
    ("Antes eu morava em Manaus, mas agora moro em Belém.", "identity:home", "+"),
    ("Quando escrever código, use comentários em português.", "instruction:answer_language", "+"),
    ("Minhas cores favoritas são verde e azul.", "favourite:colour", "+"),
    ("Você poderia lembrar que sou vegano?", "identity:diet", "+"),
    ("Tô morando em Floripa.", "identity:home", "+"),
    ("Meu marido André é alérgico a camarão.", "identity:husband_andré/allergy/camarão", "+"),
    ("Meu nome é Eduardo mas todo mundo me chama de Duda.", "identity:name", "+"),
    ("Agora tomo café preto.", "preference:coffee", "+"),
    ("Somos uma equipe de cinco pessoas.", "identity:team_size", "+"),
)  # fmt: skip

ENDED = (
    ("Ya no uso Vim; ahora uso Helix.", "Vim"),
    ("Cambié de VS Code a Zed.", "VS Code"),
    ("Hemos cambiado Jira por Linear.", "Jira"),
    ("Dejé de fumar.", "fumar"),
    ("He dejado de usar Docker.", "Docker"),
    ("Vendí mi moto.", "moto"),
    ("Uso Podman en vez de Docker.", "Docker"),
    ("Olvida lo que te dije sobre el proyecto Delfín.", "proyecto Delfín"),
    ("Não uso mais o Vim; agora uso o Helix.", "Vim"),
    ("Já não uso o Vim.", "Vim"),
    ("Mudei do VS Code para o Zed.", "VS Code"),
    ("Trocamos o Jira pelo Linear.", "Jira"),
    ("Parei de usar Docker.", "Docker"),
    ("Vendi minha moto.", "moto"),
    ("Uso Podman em vez de Docker.", "Docker"),
    ("Esqueça o que eu disse sobre o projeto Golfinho.", "projeto Golfinho"),
)

ENDED_KEYS = (
    ("Ya no vivo en Madrid.", "identity:home"),
    ("Ya no trabajo en Acme.", "identity:employer"),
    ("Ya no soy vegano.", "identity:diet"),
    ("Olvida mi color favorito.", "favourite:colour"),
    ("Não moro mais em Braga.", "identity:home"),
    ("Já não trabalho na Acme.", "identity:employer"),
    ("Não sou mais vegano.", "identity:diet"),
    ("Esqueça minha cor favorita.", "favourite:colour"),
)

NOTHING = (
    "¿Prefiero el té o el café?",
    "¿Vivo en Madrid?",
    "Si me gusta la demo, usaré vuestro producto.",
    "Mi jefe dijo: «odio los lunes».",
    "> Prefiero MySQL",
    "Nunca dije que me gusta Java.",
    "Me gustaría aprender a pilotar.",
    "Ojalá viviera en Roma.",
    "Imagina que soy un pirata. Vivo en un barco.",
    "Escribe un cuento en el que vivo en Marte. Me llamo Zorg.",
    "Traduce esto al inglés: me gusta el pan.",
    "Ayer comí pizza.",
    "Necesito ayuda con un script.",
    "Me gusta esa idea.",
    "Uso la función de abajo para ordenar.",
    "Quizás me mude a Lima.",
    "Según mi vecino, vivo en la mejor calle.",
    "Cuando tenga tiempo usaré Rust.",
    "Dame una receta con pollo.",
    "Quiero saber cómo funciona Docker.",
    "Estoy cansado.",
    "Tengo una pregunta sobre Python.",
    "Prefiro chá ou café?",
    "Se eu gostar da demo, vou usar o produto.",
    "Meu chefe disse: «odeio segundas».",
    "Eu nunca disse que gosto de Java.",
    "Gostaria de aprender a pilotar.",
    "Quem me dera morar em Roma.",
    "Imagine que sou um pirata. Moro num navio.",
    "Escreva um conto em que moro em Marte. Meu nome é Zorg.",
    "Traduza para o inglês: eu gosto de pão.",
    "Ontem comi pizza.",
    "Preciso de ajuda com um script.",
    "Gostei dessa ideia.",
    "Uso a função abaixo para ordenar.",
    "Talvez eu me mude para Lima.",
    "Quando tiver tempo vou usar Rust.",
    "Me dê uma receita com frango.",
    "Quero saber como funciona o Docker.",
    "Estou cansado.",
    "Tenho uma dúvida sobre Python.",
    "Tengo una lista de clientes y quiero ordenarla.",
    "Tengo dos tablas en mi base de datos, ¿cómo las uno?",
    "Mi función recibe dos parámetros.",
    "Mi equipo perdió el partido.",
    "Siempre que ejecuto esto, se cae.",
    "Nunca termina el bucle.",
    "No me gusta cómo queda el gráfico.",
    "Cambié el color de rojo a azul.",
    "Moví la función de utils.py a main.py.",
    "He instalado node pero no arranca.",
    "Vamos a usar recursión.",
    "Decidí probar tu solución y funciona.",
    "Me gusta, gracias.",
    "Me encanta, quedó perfecto.",
    "Estoy escribiendo una novela sobre un pirata que vive en Cuba.",
    "El protagonista se llama Juan y odia el mar.",
    "Trabajo en un informe sobre ventas.",
    "Estoy trabajando en una presentación.",
    "Hoy tengo reunión con el cliente.",
    "Tengo 3 errores en la consola.",
    "Tengo 20 minutos.",
    "Soy consciente de ello.",
    "Estoy listo.",
    "Vivo estresado.",
    "Dejé el código abajo.",
    "Uso lo que me dijiste.",
    "El usuario vive en Madrid y prefiere el té.",
    "Hablo del segundo párrafo.",
    "Juego con los parámetros pero nada.",
    "Tenho uma lista de clientes e quero ordenar.",
    "Tenho duas tabelas no meu banco de dados, como faço para juntar?",
    "Minha função recebe dois parâmetros.",
    "Meu time perdeu o jogo.",
    "Sempre que executo isso, trava.",
    "O laço nunca termina.",
    "Prefiro que você faça em uma linha só.",
    "Não gosto de como ficou o gráfico.",
    "Mudei a cor de vermelho para azul.",
    "Movi a função de utils.py para main.py.",
    "Instalei o node mas não funciona.",
    "Vamos usar recursão.",
    "Decidi testar sua solução e funciona.",
    "Gostei, obrigado.",
    "Adorei, ficou perfeito.",
    "Estou escrevendo um romance sobre um pirata que mora em Cuba.",
    "O protagonista se chama João e odeia o mar.",
    "Trabalho num relatório de vendas.",
    "Estou trabalhando numa apresentação.",
    "Hoje tenho reunião com o cliente.",
    "Tenho 3 erros no console.",
    "Tenho 20 minutos.",
    "Estou pronto.",
)


OF_OTHERS = (
    ("Mi cuñado es electricista y vive en Toledo.", "identity:brother_in_law/home", "+"),
    ("Mi hermana trabaja de azafata y no come carne.", "preference:sister/carne", "-"),
    ("Mis hijos no comen pescado.", "preference:children/pescado", "-"),
    ("Mi hija, que tiene 4 años, odia la leche.", "preference:daughter/leche", "-"),
    ("Mi padrastro es cubano.", "identity:stepfather/nationality", "+"),
    ("El nombre de mi perra es Trufa.", "identity:dog", "+"),
    ("Meu cunhado é eletricista e mora em Osasco.", "identity:brother_in_law/home", "+"),
    ("Meus filhos não comem peixe.", "preference:children/peixe", "-"),
    ("Minha avó, que tem 90 anos, mora com a gente.", "identity:grandmother/household", "+"),
    ("A gente mora em Santos e tem dois gatos.", "identity:pets", "+"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "key", "polarity"), SPANISH + PORTUGUESE + TOLD_OTHERWISE + OF_OTHERS
)
def test_a_statement_is_learned_under_its_key(text: str, key: str, polarity: str) -> None:
    said = [fact for fact in extract(text).statements if isinstance(fact, Fact)]
    assert (key, polarity) in [(fact.key, fact.polarity) for fact in said]


def test_a_fact_names_its_language() -> None:
    said = [extract("Odio madrugar. Uso Linux."), extract("Odeio acordar cedo. Uso Linux.")]
    codes = [fact.language for found in said for fact in found.statements if isinstance(fact, Fact)]
    assert codes == ["es", "es", "pt", "pt"]


@pytest.mark.parametrize(("text", "ended"), ENDED)
def test_what_was_given_up_ends(text: str, ended: str) -> None:
    endings = [said for said in extract(text).statements if isinstance(said, Retraction)]
    assert ended in [ending.object for ending in endings]


@pytest.mark.parametrize(("text", "key"), ENDED_KEYS)
def test_an_attribute_that_no_longer_holds_ends(text: str, key: str) -> None:
    (ending,) = extract(text).statements
    assert isinstance(ending, Retraction)
    assert ending.key == key


@pytest.mark.parametrize("text", NOTHING)
def test_what_states_nothing_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


MIXED = (
    "I live in Lisbon. Prefiero el té verde. Moro com a minha irmã. Odeio acordar cedo.",
    ["identity:home", "preference:té_verde", "identity:household", "preference:acordar_cedo"],
)


def test_each_sentence_is_read_in_its_own_language() -> None:
    text, keys = MIXED
    said = [fact for fact in extract(text).statements if isinstance(fact, Fact)]
    assert [fact.key for fact in said] == keys
    assert [fact.language for fact in said] == ["en", "es", "pt", "pt"]


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("I live in Lisbon.", "Me mudé a Oporto."),
        ("Vivo en Lima.", "Agora moro em Recife."),
        ("My favourite colour is red.", "Mi color favorito es el azul."),
        ("Meu nome é Ana.", "Me llamo Ana María."),
        ("My car is a Golf.", "Mi coche es un Tesla."),
    ],
)
def test_what_changed_is_known_in_another_language(first: str, later: str) -> None:
    keys = {fact.key for text in (first, later) for fact in extract(text).statements}
    assert len(keys) == 1


@pytest.mark.parametrize(
    "unit",
    [
        *("me gusta ", "mi hermana ", "siempre uso x, ", "y ", "e ", "minha irmã ", "sempre "),
        *(
            "meu ",
            "como ",
            "para limpiar ",
            "no fim vou ",
            "entre x y ",
            "mi tía, de ",
            "de postre ",
        ),
    ],
)
def test_a_hostile_text_is_read_to_its_end(unit: str) -> None:
    sentence = (unit * 120)[:900] + ". "
    text = (sentence * (65_536 // len(sentence)))[-65_000:] + "\nPrefiero el té. Prefiro o chá."
    assert len(extract(text).statements) <= 20


def test_whoever_writes_english_waits_for_no_other_table() -> None:
    table_of.cache_clear()
    extract("I live in Lisbon. I prefer green tea and I never drink coffee.")
    assert table_of.cache_info().currsize == 1
