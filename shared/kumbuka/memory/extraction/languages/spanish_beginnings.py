"""Spanish: all that frames read, and how statements, notes and requests to forget begin."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.iberian import Plurals, words
from kumbuka.memory.extraction.languages.spanish_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.spanish_habits import (
    DONE_OFTEN,
    HABIT_FRAMES,
    MEALS,
    TOOLS,
    WEEKDAYS,
)
from kumbuka.memory.extraction.languages.spanish_identity import SAYINGS
from kumbuka.memory.extraction.languages.spanish_life import (
    LIFE,
    LIFE_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_likes import (
    DECISION_FRAMES,
    DECISIONS,
    LIKE_FRAMES,
    LIKES,
)
from kumbuka.memory.extraction.languages.spanish_people import (
    PEOPLE,
    PEOPLE_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_requests import (
    PROCEDURE_FRAMES,
    REQUEST_FRAMES,
)
from kumbuka.memory.extraction.languages.spanish_words import RELATION_NAMES

PLURALS = Plurals(
    words("no ya le les se lo la los las me nunca jamás siempre casi también tampoco rara vez a"),
    {"es": "son", "fue": "fueron", "hizo": "hicieron"},
    {"ió": "ieron", "ó": "aron", "á": "án", "a": "an", "e": "en"},
)
FORGET = (
    r"(?:por favor,? )?(?:(?:puedes|podrías|podés|te pido|quiero|necesito|me gustaría"
    r"|quisiera)(?: que)?(?: ya)? )?(?:olvida(?:te|r|rte)?"
    r"|olvídate|olvide|olvidá(?:te)?|olvides|te olvides|borra(?:r|me)?|bórra(?:me|te)"
    r"|borrá(?:me)?|borres|elimina(?:r|me)?|elimínam[e]"
    r"|eliminá|elimines|quita(?:r|me)?|quitá|quites|descarta(?:r)?|descartá|suprime|quítame|deja"
    r" de recordar|(?:ya )?no (?:me |hace falta que |es necesario que )?(?:recuerdes"
    r"|guardes|tengas en cuenta|te acuerdes(?: de)?|memorices|te quedes con|conserves)|haz como"
    r" (?:si|que) no (?:te )?(?:hubiera dicho"
    r"|he dicho|dije|hubiese dicho|supieras))"
)
SAID = SAYINGS + DECISIONS + LIKES + DONE_OFTEN + LIFE + PEOPLE + TOOLS + MEALS
CLAUSES = (
    *PROCEDURE_FRAMES,
    *DECISION_FRAMES,
    *LIFE_FRAMES,
    *PEOPLE_FRAMES,
    *WEEKDAYS,
    *CLAUSE_FRAMES,
    *REQUEST_FRAMES,
    *LIKE_FRAMES,
    *HABIT_FRAMES,
)

MY_OWN = r"(?:mi|mis|nuestr[oa]s?)"
VERBS = (
    r"(?:prefiero|preferimos|soporto|aguanto|tolero|no (?:como|bebo|tomo|pruebo|puedo (?:comer"
    r"|tomar"
    r"|beber|probar|con))|odio|odiamos|detesto"
    r"|adoro"
    r"|amo|disfruto|uso|usamos|utilizo|utilizamos|vivo|vivimos|resido|trabajo|trabajamos|estudio"
    r"|aprendo|hablo|soy|somos|estoy|estamos|tengo|tenemos|llevo|bebo|tomo|corro|juego|toco|leo"
    r"|escribo|programo|conduzco|manejo|nací|crecí|cumplí|decidí|decidimos|elegí|elegimos|opté"
    r"|optamos|cambié|cambiamos|pasé|pasamos|migré|migramos|dejé|dejamos|compré|vendí|vendimos"
    r"|suelo"
    r"|solemos|evito|he (?:cambiado|dejado|decidido|pasado|elegido|migrado|empezado|adoptado"
    r"|vendido"
    r"|comprado|optado)|hemos (?:cambiado|dejado|decidido|pasado|elegido|migrado|comprado|adoptado"
    r"|optado)|adopté|adoptamos|voy|vamos|fumo|colecciono|practico|odiaba|padezco|sufro|entreno"
    r"|empecé|ando|curro|laburo|chambeo|hago|hacemos|doy|salgo|ceno|cenamos|desayuno|madrugo"
    r"|cocino|medito|nado|cumplo|mido|peso|calzo|entiendo|domino|diseño|edito|despliego|desplegamos"
    r"|viajo|viajamos|duermo|crío|comparto|ejerzo|regento|cursé|curso|terminé|renuncié|abandoné"
    r"|cancelé|acabo de|acabamos de|llevamos|procuro|valoro|admiro|paso de|nunca \w+o|siempre \w+o)"
)
_CLITIC = r"(?:(?:me|nos|se me|le tengo) (?!(?:lo|la|los|las)\b)\w+)"
STATES = (
    r"(?:(?:ahora|ya|también|además|hoy|siempre|nunca|hoy en día|actualmente|a mí|luego|en"
    r" casa),? )*"
    r"(?:yo |nosotros |todos |todo el mundo )?(?:no |ya no |tampoco )?(?:siempre |nunca |solo "
    r"|sólo )?"
    rf"(?:{VERBS}\b|{_CLITIC})"
)
FIRST_PERSON = (
    r"(?:(?:no |ya no |yo |nosotros |siempre |nunca |también |tampoco |aún |todavía )*(?:(?:me"
    r"|nos|le|les|lo"
    r"|se) \w|(?:he|hemos|voy|vamos|doy|soy|estoy|sé|di)\b|\w{2,}(?:o|amos|emos|imos|[é])\b)"
    r"|acordamos|aquí\b)"
)
OF_ANOTHER = (
    r"(?:(?:también|además|ahora|no|ya no|nunca|siempre|casi|le|les|se) )*(?:(?:está|tiene|vive"
    r"|trabaja|estudia|juega|toca|habla|come|bebe|toma|fuma|odia|adora|prefiere|usa|lleva|va|hace"
    r"|suele|practica|colecciona|conduce|cumple|sufre|padece|entrena|gusta|encanta|llama|duele"
    r"|cae|da|sienta)n?|es|son|nació|nacieron)"
)
"""What others do, after something else that was said of them: "y vive en Toledo"."""
BEGINS = (
    rf"(?:{STATES}|(?:madre|padre|abuel[oa]) de (?:una?|dos|tres|cuatro|\d|gemel|melliz)|(?:el|la"
    r"|los|las) [^,;:.]{1,30} (?:me|nos) (?:gusta|encanta)|(?:siempre"
    r"|nunca|suelo) \w+o\b"
    rf"|(?:a )?{MY_OWN} (?:{RELATION_NAMES})\b|{MY_OWN} \w+(?: \w+){{0,3}} (?:favorit|preferid|es"
    r"|son"
    r"|está|ahora|se llama)"
    r"|llámame|llamame|puedes llamarme|podés llamarme|por favor|recuerda\b|no olvides|olvida\b|no"
    r" uses|responde|respóndeme"
    r"|contesta)"
)
REMEMBER = (
    r"(?:(?:(?:por favor|porfa),? |también |siempre |me )*(?:recuerd[ae](?:lo|me)?|recordá"
    r"|recuerden|recordar|recuérd[ae]me"
    r"|recuérdalo|recordad|acuérdate|acordate|acuérdese|anota(?:lo|te)?|anotá(?:te)?|anótate"
    r"|anótalo|anotar|anote|anótame"
    r"|apunta(?:lo|te)?|apuntá(?:te)?|apúnta(?:te|lo|me)|apuntar|apunte|apuntate|toma nota|tomá"
    r" nota|tome nota|no (?:te |se te )?olvides?"
    r"|(?:que )?no se te olvide|guarda(?:te|lo)?|guardá(?:te)?|guárda(?:te|lo|me)|guardar|guarde"
    r"|memoriza(?:lo)?|memorizá"
    r"|graba(?:te)?|grába(?:te|lo)|registra|registrá|quédate|quedate|ten(?:lo|te)?|tene?lo|tenlo"
    r"|téngalo|tener|tené|tenga"
    r"|ten presente|tené presente|añade|agrega|almacena|archiva|conserva|métete en la cabeza|toma"
    r" en cuenta|tomá en cuenta"
    r"|nota|ve apuntando)(?: (?:en|a|de) (?:(?:tu |la |tus )?(?:memoria|notas)|cuenta|mente|la"
    r" cabeza)| presente| bien"
    r"| por favor| porfa| también| esto| est[ae] (?:dato|info\w*|cosa)| lo siguiente| de| eso| un"
    r" dato| dato"
    r"| para (?:la próxima|más tarde|el futuro|después|luego|siempre|otra vez|cuando te pregunte))*"
    r"(?<!\bten)(?<!tenga)(?<!tener)(?<!tené)(?:(?::|,| con)? que |[:,] ?| (?=(?:mi|mis"
    r"|nuestr[oa])\b))"
    r"|(?:(?:nota(?: mental)?|recordatorio|dato importante|importante|apunte|dato|memo|aviso|ojo"
    r"|para recordar)\s?: )"
    r"|(?:te pido|quiero|necesito|me gustaría|quisiera|te agradecería) que (?:recuerdes|sepas"
    r"|anotes|apuntes|guardes|memorices"
    r"|tengas (?:en cuenta|presente)|no olvides|te acuerdes|te quedes con)(?: de)?(?: esto:?)?(?:"
    r" que)? |(?:debes|deberías|tienes"
    r" que|has de|hay que) (?:saber|recordar|tener en cuenta) que |que sepas que |ojo,? (?:con"
    r" )?que |que no se te (?:olvide|vaya a olvidar|pase) que )"
)
