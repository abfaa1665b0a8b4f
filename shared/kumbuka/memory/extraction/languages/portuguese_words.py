"""Portuguese words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

from collections.abc import Mapping

from kumbuka.memory.extraction.languages.iberian import (
    alternatives,
    attributes_of,
    both_spellings,
    one_each,
)
from kumbuka.text.slugs import slug

_RELATIONS = one_each(
    {
        "sister": "irmã, irmãzinha, mana, irmã mais velha, irmã mais nova, irmã gêmea, irmã gémea",
        "brother": "irmão, irmãozinho, mano, irmão mais velho, irmão mais novo, irmão gêmeo,"
        " irmão gémeo",
        "wife": "esposa, mulher",
        "husband": "esposo, marido",
        "partner": "parceiro, parceira, companheiro, companheira",
        "girlfriend": "namorada",
        "boyfriend": "namorado",
        "fiance": "noivo, noiva",
        "son": "filho, filhinho, miúdo, filho mais velho, filho mais novo, filhote",
        "daughter": "filha, filhinha, miúda, filha mais velha, filha mais nova",
        "child": "bebê, bebé",
        "children": "filhos, crianças",
        "mother": "mãe, mamãe, mamã",
        "father": "pai, papai, papá",
        "parents": "pais",
        "grandmother": "avó, vó, vovó",
        "grandfather": "avô, vô, vovô",
        "grandson": "neto",
        "granddaughter": "neta",
        "aunt": "tia",
        "uncle": "tio",
        "cousin": "primo, prima",
        "niece": "sobrinha",
        "nephew": "sobrinho",
        "mother_in_law": "sogra",
        "father_in_law": "sogro",
        "sister_in_law": "cunhada",
        "brother_in_law": "cunhado",
        "friend": "amigo, amiga",
        "best_friend": "melhor amigo, melhor amiga",
        "roommate": "colega de quarto, colega de casa, colega de apartamento",
        "neighbour": "vizinho, vizinha",
        "boss": "chefe, gestor, gestora, supervisor, supervisora, gerente, patrão, patroa",
        "colleague": "colega, colega de trabalho",
        "team": "equipe, equipa, time",
        "company": "empresa, companhia",
        "teacher": "professor, professora, prof",
        "doctor": "médico, médica, doutor, doutora",
        "dentist": "dentista",
        "twin": "gêmeo, gêmea, gémeo, gémea",
        "client": "cliente",
        "landlord": "senhorio, senhoria",
        "mentor": "mentor, mentora",
        "dog": "cachorro, cachorra, cão, cadela, cachorrinho, cachorrinha, cãozinho",
        "cat": "gato, gata, gatinho, gatinha",
        "parrot": "papagaio",
        "rabbit": "coelho, coelha",
        "hamster": "hamster",
        "horse": "cavalo, égua",
        "fish": "peixe",
        "stepfather": "padrasto",
        "stepmother": "madrasta",
        "stepson": "enteado",
        "stepdaughter": "enteada",
        "son_in_law": "genro",
        "daughter_in_law": "nora",
        "godmother": "madrinha",
        "godfather": "padrinho",
        "godchild": "afilhado, afilhada",
        "great_grandmother": "bisavó",
        "great_grandfather": "bisavô",
        "ex": "ex, ex-marido, ex-mulher, ex-namorado, ex-namorada",
        "pet": "bicho de estimação, animal de estimação, pet, mascote",
        "siblings": "irmãos",
        "sisters": "irmãs",
        "daughters": "filhas",
        "grandparents": "avós",
        "grandchildren": "netos, netas",
        "in_laws": "sogros",
        "uncles": "tios",
        "aunts": "tias",
        "nephews": "sobrinhos, sobrinhas",
        "cousins": "primos, primas",
        "twins": "gêmeos, gêmeas, gémeos, gémeas",
        "dogs": "cachorros, cachorras, cães, cadelas",
        "cats": "gatos, gatas, gatinhos",
    }
)
RELATIONS: Mapping[str, str] = {slug(name): to for name, to in _RELATIONS.items()}
RELATION_NAMES = alternatives(_RELATIONS)

_OF_A_PERSON = one_each(
    {
        "time_zone": "fuso horário, fuso",
        "email": "e-mail, email, correio eletrônico, correio eletrónico",
        "phone": "número, número de telefone, telefone de contato, número de telemóvel, telefone,"
        " celular, telemóvel",
        "address": "endereço, morada",
        "birthday": "aniversário, niver, data de nascimento, dia de anos",
        "pronouns": "pronomes",
        "nationality": "nacionalidade",
        "job": "trabalho, profissão, ofício, cargo, ocupação, emprego, função",
        "name": "nome, nome completo, apelido, nome verdadeiro",
        "employer": "empregador, empregadora",
        "age": "idade",
        "height": "altura, estatura",
        "weight": "peso",
        "shoe_size": "número do sapato, número de sapato, número de calçado, tamanho de sapato",
        "blood_type": "tipo sanguíneo, tipo de sangue, grupo sanguíneo",
        "native_language": "língua materna, língua nativa, idioma nativo",
        "studies": "curso, faculdade",
        "religion": "religião",
        "goal": "objetivo, meta, objetivo principal",
        "hobbies": "hobby, hobbies, passatempo, passatempos",
        "star_sign": "signo",
        "salary": "salário, ordenado",
        "budget": "orçamento",
        "work_hours": "horário, horário de trabalho, expediente",
        "anniversary": "aniversário de casamento",
        "username": "usuário, nome de usuário, nome de utilizador",
        "github": "usuário do github, usuário no github",
        "diet": "dieta",
        "home": "cidade, localização, residência",
        "origin": "cidade natal, terra natal, terra",
        "deadline": "prazo, data de entrega, entrega",
        "office": "escritório",
        "gym": "academia, ginásio",
        "project_name": "projeto",
        "school": "escola, colégio, universidade",
        "bank": "banco",
    }
)
_OF_A_FAVOURITE = one_each(
    {
        "colour": "cor",
        "food": "comida, prato",
        "cuisine": "cozinha, culinária, gastronomia",
        "programming_language": "linguagem, linguagem de programação",
        "language": "idioma, língua",
        "movie": "filme",
        "book": "livro, romance",
        "author": "autor, autora, escritor, escritora",
        "artist": "artista, cantor, cantora, músico",
        "band": "banda, grupo, grupo musical",
        "song": "música, canção",
        "team": "time, equipe, equipa, clube, time de futebol, equipa de futebol",
        "tv_show": "série, programa, seriado",
        "editor": "editor, editor de texto, editor de código, ide",
        "sport": "esporte, desporto",
        "drink": "bebida",
        "season": "estação, estação do ano, época do ano",
        "animal": "animal, bicho",
        "number": "número",
        "dessert": "sobremesa, doce",
        "fruit": "fruta",
        "vegetable": "legume, verdura",
        "game": "jogo, videojogo, videogame",
        "tea": "chá",
        "coffee": "café",
        "restaurant": "restaurante",
        "city": "cidade",
        "country": "país",
        "day": "dia, dia da semana",
        "month": "mês",
        "flower": "flor",
        "cheese": "queijo",
        "beer": "cerveja",
        "wine": "vinho",
        "ice_cream": "sorvete, gelado",
        "flavour": "sabor",
        "subject": "matéria, disciplina",
        "genre": "gênero, género",
        "framework": "framework",
        "browser": "navegador",
        "place": "lugar, sítio",
        "holiday": "feriado",
        "actor": "ator",
        "actress": "atriz",
    }
)
ATTRIBUTES: Mapping[str, str] = attributes_of(_OF_A_PERSON, _OF_A_FAVOURITE)
ATTRIBUTE_NAMES = alternatives(_OF_A_PERSON)

THINGS: Mapping[str, str] = one_each(
    {
        "database": "banco de dados, base de dados, bancos de dados",
        "cloud": "nuvem, hospedagem, alojamento, servidores, infraestrutura",
        "ci": "ci, integração contínua, builds",
        "ticket_system": "tickets, chamados, tarefas, bugs, issues",
        "helpdesk": "suporte, atendimento",
        "password_manager": "senhas, gerenciador de senhas, gestor de senhas, cofre de senhas",
        "notes_app": "notas, anotações, apontamentos",
        "team_chat": "chat, chat da equipe, chat da equipa",
        "browser": "navegador",
        "editor": "editor, ide, editor de código, editor de texto",
        "operating_system": "sistema operacional, sistema operativo, distro",
        "bank": "banco, conta, conta bancária",
        "supermarket": "supermercado, compras, mercado",
        "phone_provider": "operadora, internet",
        "music_service": "música, playlists",
        "website": "blog, site, página",
        "frontend": "frontend, front",
        "backend": "backend, api, servidor",
        "code_host": "código, repositório, repositórios, repos",
        "version_control": "controle de versão, controlo de versões",
        "car": "carro, automóvel, veículo",
        "laptop": "notebook, note, portátil, laptop, computador, pc",
        "motorbike": "moto, motocicleta",
        "phone": "celular, telemóvel, telefone, smartphone",
        "bike": "bike, bicicleta",
        "gym": "academia, ginásio",
        "newspaper": "jornal",
        "home": "casa, apartamento, apê, lar",
        "diet": "dieta",
        "studies": "curso, estudos, graduação",
        "school": "escola, colégio, faculdade, universidade",
        "time_zone": "fuso horário, fuso",
        "deadline": "prazo, data de entrega, entrega",
        "medication": "medicação, remédio, medicamento",
        "shift": "turno",
        "keyboard": "teclado",
        "rent": "aluguel, renda",
        "team": "equipe, equipa, time",
    }
)

NOUNS: Mapping[str, str] = one_each(
    {
        "car": "carro, automóvel, furgão, caminhonete, carrinha",
        "bike": "bike, bicicleta",
        "motorbike": "moto, motocicleta, mota, scooter",
        "phone": "celular, telemóvel, telefone, smartphone",
        "laptop": "notebook, portátil, laptop, computador",
        "tablet": "tablet",
        "camera": "câmera, câmara",
        "keyboard": "teclado",
        "monitor": "monitor, ecrã",
        "headphones": "fones, fones de ouvido, auscultadores",
        "desk": "escrivaninha, secretária",
        "eyewear": "óculos, lentes, lentes de contato",
        "instrument": "violão, guitarra, baixo, bateria, piano, violino, violoncelo, flauta,"
        " clarinete, saxofone, sax, trompete, ukulele, acordeão, gaita, cavaquinho, viola",
        "sport": "futebol, tênis, ténis, padel, squash, badminton, basquete, basquetebol, vôlei,"
        " voleibol, handebol, andebol, rugby, golfe, judô, judo, caratê, boxe, natação, ciclismo,"
        " remo, ioga, yoga, pilates, crossfit, escalada, atletismo, surfe, surf, skate, futsal",
        "hobby": "tricô, cerâmica, xadrez, jardinagem, pintura, fotografia, marcenaria, costura,"
        " crochê, croché, bordado, caligrafia, astronomia",
        "diet": "vegano, vegana, vegetariano, vegetariana, pescetariano, pescetariana, keto, paleo,"
        " sem glúten, cetogênica, mediterrânea",
        "medication": "metformina, insulina, ibuprofeno, paracetamol, sertralina, fluoxetina,"
        " omeprazol, levotiroxina, atorvastatina, losartana, enalapril, antibióticos, vitamina d,"
        " magnésio, ferro, melatonina, aspirina, creatina, dipirona",
        "shift": "turno da noite, turno do dia, turno da tarde, turno da manhã",
        "pet": "cachorro, cachorra, cão, cadela, gato, gata, coelho, hamster, papagaio, tartaruga,"
        " peixe, cavalo, canário, periquito, furão, calopsita, galinhas",
        "degree": "mestrado, doutorado, doutoramento, licenciatura, mba, bacharelado",
        "studies": "direito, psicologia, economia, biologia, química, física, matemática,"
        " filosofia,"
        " história, linguística, informática, medicina, engenharia, arquitetura, sociologia,"
        " letras, jornalismo, enfermagem, veterinária, ciência da computação, belas artes,"
        " odontologia, farmácia, pedagogia, fisioterapia, nutrição, administração, contabilidade,"
        " ciências contábeis, publicidade, marketing, turismo, relações internacionais, geografia,"
        " geologia, antropologia, teologia, gastronomia, serviço social, design de moda,"
        " biotecnologia, gestão",
        "language_learning": "inglês, francês, alemão, italiano, espanhol, português, holandês,"
        " sueco, norueguês, dinamarquês, polonês, russo, ucraniano, japonês, coreano, chinês,"
        " mandarim, árabe, hebraico, hindi, turco, grego, latim, catalão, guarani, tupi",
        "indentation": "tabs, espaços, tabulações",
        "theme": "modo escuro, modo claro, tema escuro, tema claro",
        "seat": "assento na janela, assento no corredor, janela, corredor",
    }
)

HABITS: Mapping[str, str] = both_spellings(
    {"fumar": "smoke", "vapear": "vape", "correr": "run", "nadar": "swim", "escalar": "climb"}
    | {"pedalar": "cycle", "andar de bicicleta": "cycle", "meditar": "meditate", "remar": "row"}
)

DEMONYMS = (
    r"brasileir[oa]|português|portuguesa|angolan[oa]|moçambican[oa]|cabo-verdian[oa]|timorense"
    r"|guineense|são-tomense|espanhola?|mexican[oa]|argentin[oa]|colombian[oa]|chilen[oa]"
    r"|peruan[oa]|venezuelan[oa]|uruguai[oa]|paraguai[oa]|bolivian[oa]|equatorian[oa]|cuban[oa]"
    r"|dominican[oa]|francês|francesa|inglês|inglesa|irlandês|irlandesa|alemão|alemã|italian[oa]"
    r"|holandês|holandesa|belga|suíç[oa]|austríac[oa]|polonês|polonesa|polac[oa]|russ[oa]"
    r"|ucranian[oa]|suec[oa]|norueguês|norueguesa|dinamarquês|dinamarquesa|greg[oa]|turc[oa]"
    r"|american[oa]|estadunidense|norte-american[oa]|canadense|canadian[oa]|chinês|chinesa|japonês"
    r"|japonesa|corean[oa]|indian[oa]|marroquin[oa]|egípci[oa]|quenian[oa]|australian[oa]"
    r"|baian[oa]|carioca|paulista|paulistan[oa]|mineir[oa]|gaúch[oa]|nordestin[oa]|pernambucan[oa]"
    r"|cearense|paranaense|catarinense|lisboet[oa]|lisboeta|portuense|açorian[oa]|madeirense"
    r"|romen[oa]|sul-african[oa]|nigerian[oa]"
)
TONGUES = (
    r"português|espanhol|castelhano|inglês|francês|alemão|italiano|catalão|basco|galego|chinês"
    r"|mandarim|japonês|coreano|russo|ucraniano|polonês|polaco|árabe|holandês|neerlandês|sueco"
    r"|norueguês|dinamarquês|finlandês|grego|turco|hebraico|hindi|guarani|tupi|romeno|búlgaro"
    r"|tcheco|checo|húngaro|suaíli|indonésio|vietnamita|tailandês|latim|esperanto|crioulo|libras"
)
JOBS = (
    r"engenheir[oa]|médic[oa]|doutora?|professora?|profe?|enfermeir[oa]|desenvolvedora?"
    r"|programadora?"
    r"|designer|cientista|analista|estudante|advogad[oa]|dentista|gerente|consultora?|escritora?"
    r"|jornalista|chef|cozinheir[oa]|pilot[oa]|arquitet[oa]|contadora?|contabilista|artista"
    r"|músic[oa]|pesquisadora?|investigadora?|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]"
    r"|economista|psicólog[oa]|terapeuta|farmacêutic[oa]|veterinári[oa]|encanadora?|canalizadora?"
    r"|eletricista|carpinteir[oa]|marceneir[oa]|mecânic[oa]|agricultora?|fazendeir[oa]|motorista"
    r"|caminhoneir[oa]|taxista|ator|atriz|fotógraf[oa]|editora?|tradutora?|intérprete"
    r"|bibliotecári[oa]|fundadora?|autônom[oa]|autónom[oa]|freelancer|freela|estagiári[oa]"
    r"|administradora?|técnic[oa]|bombeir[oa]|policial|polícia|soldado|militar|garçom|garçonete"
    r"|barista|vendedora?|bancári[oa]|treinadora?|tutora?|cirurgiã|cirurgião|fisioterapeuta"
    r"|padeir[oa]|confeiteir[oa]|alfaiate|costureir[oa]|cabeleireir[oa]|barbeir[oa]|empreendedora?"
    r"|empresári[oa]|aposentad[oa]|reformad[oa]|dona de casa|dono de casa|funcionári[oa]|servidora?"
    r" públic[oa]|juiz|juíza|secretári[oa]|diretora?|chefe de|product manager|product owner"
    r"|scrum master|gerente de|data scientist|devops|tech lead|ceo|cto|concurseir[oa]|pedreir[oa]"
    r"|geólog[oa]|historiadora?|filósof[oa]|sociólog[oa]|antropólog[oa]|roteirista|cineasta"
    r"|bailarin[oa]|dançarin[oa]|cantora?|pediatra|cardiologista|oftalmologista|fonoaudiólog[oa]"
    r"|nutricionista|florista|joalheir[oa]|comissári[oa]|auxiliar|caixa|entregadora?|vigilante"
    r"|parteir[oa]|faxineir[oa]|serralheir[oa]|ferreir[oa]|açougueir[oa]|sapateir[oa]"
    r"|relojoeir[oa]|camareir[oa]|copeir[oa]|peixeir[oa]|vaqueir[oa]|lavadeira|jardineir[oa]"
    r"|pescadora?|marinheir[oa]|educadora?|publicitári[oa]|corretora?|assistente"
    r"|coordenadora?|\w+(?:ólog[oa]|ógraf[oa]|iatra|ologista)"
)
