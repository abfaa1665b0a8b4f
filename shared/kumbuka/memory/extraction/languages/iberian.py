"""How the tables of Spanish and Portuguese are built: what the two grammars have in common.

A verb says who acts, so that a sentence needs no pronoun: "vivo en Lima" is the user's, "vive en
Lima" is somebody else's and needs a subject. A `Saying` therefore holds both forms of its verb.
Accents are optional everywhere: people leave them out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kumbuka.memory.extraction.letter_case import CaseBlind, LazyPattern, case_blind
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType
from kumbuka.memory.topics import topic_of_name
from kumbuka.text.folding import fold
from kumbuka.text.slugs import slug

_ACCENTED = "áéíóúüñãõâêôàç"
_CLASS_OR_ACCENT = re.compile(rf"\[[^\]]*\]|[{_ACCENTED}]")
_WITH_PLAIN = {letter: f"[{letter}{fold(letter)}]" for letter in _ACCENTED}
_FIRST_WORD = re.compile(r"\w+")

EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
NO: dict[str, Any] = {"polarity": "-"}
ENDS: dict[str, Any] = {"effect": "end"}
ENDS_ATTRIBUTE: dict[str, Any] = {"effect": "end_attribute"}

OBJECT = r"(?P<object>\S.*)"
UPPER = r"(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇÑ])"
PROPER = rf"{UPPER}[\w.&'’+#-]*(?: (?:d[aeo]s? |del |de la |y |e )?{UPPER}[\w.&'’+#-]*){{0,3}}"
NAME = (
    r"(?P<object>(?:(?:dra?|sra?|prof|don|dona|doña)\.? )?[^\s,.!]+"
    rf"(?: (?:d[aeo]s? |del |de la )?{UPPER}[\w'’-]+){{0,3}})"
)
NO_VERB = (
    r"(?!(?:nuestro|vuestro|nosso|vosso|otro|outro|cierto|certo|todo|pedro|antonio|antônio"
    r"|antónio|mario|mário|pablo|paulo"
    r"|diego|diogo|alejandro|sergio|sérgio|fernando|rodrigo|santiago|marcelo|leonardo|bruno|hugo"
    r"|lorenzo|guillermo|gustavo"
    r"|arturo|artur|julio|júlio|claudio|cláudio|paco|nacho|francisco|marco|thiago|tiago|caio"
    r"|otávio|octavio|silvio|sílvio"
    r"|flavio|flávio|fabio|fábio|marcio|márcio|rogério|leandro|evandro|patricio|mauricio|maurício"
    r"|fabricio|fabrício|horacio"
    r"|ignacio|inácio|dario|darío|nuno|gonzalo|gonçalo|rodolfo|adolfo|álvaro|ricardo|eduardo"
    r"|bernardo|gerardo|camilo|danilo"
    r"|murilo|emilio|emílio|virgilio|alonso|alfonso|afonso|ernesto|alberto|roberto|gilberto"
    r"|norberto|humberto|rosario"
    r"|consuelo|rocío|amparo|[^\W\d_]+(?:aldo|fredo|iano|mundo))\b)"
)
"""Names, and words before a noun, that end as a speaker's verb does."""
GIVEN = (
    r"(?:alejandr[oa]|adri[aá]n|alicia|alonso|[aá]lvaro|amanda|ana|andr[eé]s?|andrea|antonio"
    r"|ant[oô]nio"
    r"|ariel|beatriz|bel[eé]n|bernardo|bianca|bruno|bruna|caio|camila|carla|carlos|carmen|carolina"
    r"|catarina|cec[ií]lia|c[eé]sar|clara|claudia|cl[aá]udia|cristina|daniel|daniela|david"
    r"|diana|diego"
    r"|diogo|eduardo|elena|elisa|emilia|emilio|enrique|esteban|eva|fabiana|felipe|fernand[oa]"
    r"|filipa"
    r"|florencia|francisc[oa]|gabriel|gabriela|gonzalo|gon[cç]alo|guadalupe|guilherme|guillermo"
    r"|gustavo|helena|henrique|hugo|ignacio|in[eê]s|in[eé]s|irene|isabel|isadora|iv[aá]n"
    r"|javier|jes[uú]s"
    r"|jimena|jo[aã]o|joana|joaqu[ií]n|jorge|jos[eé]|juan|juana|juli[aá]n|juliana|j[uú]lia|julieta"
    r"|karina|larissa|laura|leandro|leonardo|let[ií]cia|lorena|luana|lucas|luc[ií]a|luciana"
    r"|luis|luisa"
    r"|lu[ií]s|lu[ií]za?|manuel|manuela|marcela|marcelo|marcos|margarida|mar[ií]a|mariana|mario"
    r"|m[aá]rcia|m[aá]rio|marisol|marta|mart[ií]n|mateo|mateus|matheus|mat[ií]as|mauricio"
    r"|miguel|m[oó]nica"
    r"|natalia|nat[aá]lia|nicol[aá]s|noelia|nuria|[oó]scar|pablo|paola|patricia|patr[ií]cia"
    r"|paula|paulo"
    r"|pedro|pilar|rafael|rafaela|ra[uú]l|raquel|renata|renato|ricardo|rita|roberto|roc[ií]o"
    r"|rodrigo"
    r"|rosario|rub[eé]n|samuel|sandra|santiago|sara|sebasti[aá]n|sergio|s[eé]rgio|silvia"
    r"|s[ií]lvia|simone"
    r"|sof[ií]a|sonia|susana|tamara|tatiana|teresa|thiago|tiago|tom[aá]s|valentina|valeria|vanessa"
    r"|ver[oó]nica|vicente|v[ií]ctor|vinicius|virginia|vitor|vit[oó]ria|viviana|ximena|yolanda)"
)
"""Names that many have, as chats write them in small letters."""
MAKES = (
    r"(?:iphone|ipad|imac|mac(?:book\w*)?|apple watch|galaxy|samsung|xiaomi|redmi|motorola|moto"
    r" g\w*|huawei|oneplus"
    r"|realme|oppo|nokia|thinkpad|lenovo|dell|hp|asus|acer|kindle|ps[345]|playstation|xbox"
    r"|nintendo|switch|steam deck"
    r"|gopro|garmin|fitbit|roomba|thermomix|chromebook|raspberry|toyota|corolla|hilux|ford|fiat"
    r"|palio|argo|renault"
    r"|clio|sandero|logan|duster|seat|ibiza|peugeot|citroën|kia|hyundai|hb20|honda|civic|yamaha"
    r"|vespa|opel|corsa"
    r"|nissan|mazda|volkswagen|vw|bmw|audi|skoda|dacia|chevrolet|onix|volvo|tesla"
    r"|suzuki|mitsubishi)"
)
"""Makes and models of what people own, as they write them in small letters."""
FAVOURED = r"(?P<attribute>\w[\w -]{1,40}?)"
NAMED_OR_COUNTED = (
    rf"(?:{PROPER}(?: [\w.-]+){{0,3}}?|[$€£]?\d[\w.,:%/€$-]*(?: (?:de )?[\w/-]+){{0,4}}?"
)
"""Begins the alternatives of a value; whoever adds to them closes the group."""
EMPLOYERS = (
    r"(?:amazon|google|microsoft|mercadona|ikea|nubank|itaú|bradesco|petrobras|mercado li[bv]re"
    r"|globant|zara|inditex|santander|bbva|telefónica|movistar|walmart|oxxo|ifood|magalu|embraer"
    r"|magazine luiza|rappi|accenture|deloitte|ibm|capgemini|indra|renfe|correos|correios|carrefour"
    r"|lidl|decathlon|netflix|spotify|falabella|bancolombia)"
)
"""Who employs many, as they write it in small letters."""
HEIGHT = (
    r"(?P<object>(?:[12](?:[.,]\d{1,2})?|1\d\d|2[0-2]\d)(?: ?c?m\b| metros?| centímetros)?)"
    r"(?=$|[.,;!?]| [ye]\b| de alt).*"
)
WEIGHT = (
    r"(?P<object>\d{2,3}(?:[.,]\d)?(?: ?(?:kg|kilos?|quilos?|libras?)\b)?)(?=$|[.,;!?]| [ye]\b).*"
)
CLUBS = (
    r"(?:betis|madrid|barça|barcelona|atleti\w*|atlético|sevilla|valencia|athletic|depor\w*|celta"
    r"|sporting|zaragoza|espanyol|boca|river|racing|américa|cruz azul|chivas|nacional|peñarol)"
)
"""Whoever is "del Madrid" follows the club; the city has no article."""
WORKPLACES = (
    r"(?:startup|empresa|multinacional|consultora|consultoría|consultoria|agencia|agência|hospital"
    r"|clínica|universidade?|escuela|escola|colegio|colégio|banco|bufete|despacho|escritório"
    r"|restaurante|bar|hotel|tienda|loja|fábrica|supermercado|farmacia|farmácia|biblioteca"
    r"|ayuntamiento|prefeitura|ministerio|ministério|taller|oficina|panadería|padaria|librería"
    r"|livraria|gimnasio|ong|editorial|editora|laboratorio|laboratório|almacén|periódico|jornal"
    r"|revista|inmobiliaria|imobiliária|constructora|construtora|aseguradora|seguradora|notaría"
    r"|cartório|juzgado|cafetería|cafeteria|peluquería|instituto|facultad|faculdade|guardería"
    r"|creche|residencia de \w+|centro de salud|posto de saúde)"
)
LEFT_OUT = r"(?:(?<=\s[ye]\s)|(?<=\spero\s)|(?<=\smas\s))"
"""After a conjunction, before a verb that has the subject of the clause before. A speaker's verb
needs none."""
ASIDE = (
    r"(?:,? (?:que (?:ya )?(?:tiene|tem)|de|com?n?) \w+(?: [ye] \w+)? an?[ñn]?os,?|, (?:el|la|[oa])"
    r" (?:mayor|menor|pequeñ[oa]|median[oa]|caçula|do meio|mais (?:velh|nov)[oa]),)?"
)
"""Between the subject and what is said of them."""


LAUGHS = r"(?:(?:ja|je|ji|ha|he|rs|k)+h?|xd+|lol)"
SAID_ALL = rf"(?=\s*(?:$|[.,](?!\d)|[;!?…)☀-⟿\U0001f000-\U0001faff]|{LAUGHS}\b))"
"""What ends a statement: punctuation, a smile, laughter."""

_SHORT_IN_CHATS = {
    "que": "q(?:ue)?",
    "porque": "(?:porque|pq|xq)",
    "também": "(?:também|tbm?)",
    "también": "(?:también|tmb|tb)",
    "você": "(?:você|vc)",
}
_SHORTENED = re.compile(
    rf"\(\?<[!=][^)]*\)|(?:(?<!\w)|(?<=\\b))(?:{'|'.join(_SHORT_IN_CHATS)})(?![\w\[?*+{{])"
)
"""A look-behind, which has to have one width, or a word to shorten."""


def tolerant(source: str) -> str:
    """The pattern with every accent optional, and words that chats shorten; a character class
    stays as it is."""
    spoken = _SHORTENED.sub(lambda found: _SHORT_IN_CHATS.get(found.group(), found.group()), source)
    return _CLASS_OR_ACCENT.sub(_with_plain, spoken)


def _with_plain(match: re.Match[str]) -> str:
    found = match.group()
    return _WITH_PLAIN.get(found, found)


def compiled(source: str) -> CaseBlind:
    return case_blind(tolerant(source))


def preceded_by(start: str, widths: Iterable[int]) -> str:
    """Alternatives of look-behinds, which have one width each: `start`, and a phrase of as many
    characters as a width says."""
    return "|".join(rf"(?<={start}[\w ]{{{width}}} )" for width in widths)


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def both_spellings(names: Mapping[str, str]) -> dict[str, str]:
    """By name with and without its accents; what is named without them does not hide another."""
    return {fold(name): value for name, value in names.items()} | dict(names)


def one_each(listed: Mapping[str, str]) -> dict[str, str]:
    """`{"car": "coche, auto"}` → `{"coche": "car", "auto": "car"}`, in both spellings."""
    return both_spellings(
        {name: value for value, names in listed.items() for name in names.split(", ") if name}
    )


def in_groups(**stems: str) -> dict[str, str]:
    """`in_groups(amos="us")` → `{"uso": "usamos"}`."""
    return {
        f"{stem}o": stem + ending for ending, listed in stems.items() for stem in listed.split()
    }


def attributes_of(person: Mapping[str, str], favourite: Mapping[str, str]) -> dict[str, str]:
    """By slug, what the names of a person's attributes and of their favourite things mean."""
    return {
        **{slug(name): to for name, to in favourite.items()},
        **{slug(name): to for name, to in person.items()},
        **{
            f"favourite:{slug(name)}{plural}": to
            for name, to in favourite.items()
            for plural in ("", "s", "es")
        },
    }


def alternatives(names: Iterable[str]) -> str:
    """Longest first, so that no name hides a longer one."""
    return "|".join(sorted(map(re.escape, names), key=lambda name: (-len(name), name)))


def frame(heads: str, said: str, category: str, **kind: Any) -> Frame:
    """`heads` are the words that the pattern can begin with, between spaces; none: any."""
    return Frame(_heads(heads.split()), LazyPattern(tolerant(said), re.I), category, **kind)


def _heads(words: Iterable[str]) -> tuple[str, ...]:
    firsts = [word.partition("-")[0] for word in words]
    return tuple(dict.fromkeys(head for word in firsts for head in (word, fold(word))))


@dataclass(frozen=True, slots=True)
class Plurals:
    """How a language says of several people what it says of one."""

    before_verb: frozenset[str]
    """Words that stand before a verb."""
    irregular: Mapping[str, str]
    endings: Mapping[str, str]
    """The first that a verb ends in is replaced."""

    def added(self, verbs: str) -> str:
        """Alternatives of verbs, each with its plural beside it."""
        if "(" in verbs:
            return verbs
        each = verbs.split("|")
        return "|".join(dict.fromkeys([*each, *filter(None, map(self._plural, each))]))

    def _plural(self, phrase: str) -> str:
        words = phrase.split(" ")
        at = next((n for n, word in enumerate(words) if word not in self.before_verb), None)
        plural = "" if at is None else self._of_verb(words[at])
        return (
            " ".join([*words[:at], plural, *words[at + 1 :]]) if at is not None and plural else ""
        )

    def _of_verb(self, verb: str) -> str:
        ending = next((end for end in self.endings if verb.endswith(end)), "")
        regular = verb.removesuffix(ending) + self.endings[ending] if ending else ""
        return self.irregular.get(verb, regular)


@dataclass(frozen=True, slots=True)
class Tenses:
    """How a language says what a speaker does of a group they are of, and what they did otherwise:
    beside "compré" stand "compramos", "he comprado" and "acabo de comprar"."""

    of_group: Mapping[str, str]
    pasts: Mapping[str, str]
    """By the ending of a simple past, its other forms; `{s}` is the stem, `{r}` the rest."""
    reflexive_pasts: Mapping[str, str]
    stems: Mapping[str, str]
    """How a stem's end is written before other endings."""

    def added(self, verbs: str) -> str:
        """Alternatives of verbs, each with its other forms beside it."""
        if "(" in verbs:
            return verbs
        each = verbs.split("|")
        return "|".join(dict.fromkeys([*each, *(form for one in each for form in self._of(one))]))

    def _of(self, phrase: str) -> list[str]:
        is_reflexive = phrase.startswith("me ")
        verb, _, rest = phrase.removeprefix("me ").partition(" ")
        rest = f" {rest}" if rest else ""
        if group := self.of_group.get(verb):
            return [f"nos {group}{rest}" if is_reflexive else group + rest]
        pasts = self.reflexive_pasts if is_reflexive else self.pasts
        ending = next((end for end in pasts if verb.endswith(end) and len(verb) > 3), "")
        stem = self._written(verb.removesuffix(ending))
        return pasts[ending].format(s=stem, r=rest).split("|") if ending else []

    def _written(self, stem: str) -> str:
        end = next((end for end in self.stems if stem.endswith(end)), "")
        return stem.removesuffix(end) + self.stems[end] if end else stem


@dataclass(frozen=True, slots=True)
class Saying:
    """One thing to say, of oneself and of others."""

    first: str
    """Alternatives for the verb in the first person, each beginning with a plain word."""
    third: str
    """The same in the third person; empty where it is said of oneself alone."""
    rest: str
    category: str
    kind: Mapping[str, Any]
    is_whole: bool = False
    """The verb is part of what is said: "juego al tenis", not "al tenis"."""


def saying(first: str, third: str, rest: str, category: str, **kind: Any) -> Saying:
    return Saying(first, third, rest, category, kind)


def doing(first: str, third: str, rest: str, category: str = "pattern", **kind: Any) -> Saying:
    """A saying whose object begins with its verb."""
    return Saying(first, third, rest, category, kind, is_whole=True)


def of_oneself(
    sayings: Iterable[Saying], also: str, fillers: str, tenses: Tenses
) -> tuple[Frame, ...]:
    """`also` is the language's word for it, which may stand before the verb; `fillers` are what
    may stand behind it."""
    return tuple(_frame(one, _first_of(one, tenses), also, fillers) for one in sayings if one.first)


def _first_of(one: Saying, tenses: Tenses) -> str:
    """A name and an age are one person's."""
    return one.first if one.kind.get("attribute") in {"name", "age"} else tenses.added(one.first)


def of_others(sayings: Iterable[Saying], fillers: str, plurals: Plurals) -> tuple[Frame, ...]:
    """Of one and of several others."""
    return tuple(_frame(one, plurals.added(one.third), "", fillers) for one in sayings if one.third)


def _frame(one: Saying, verbs: str, also: str, fillers: str) -> Frame:
    heads = [found.group() for verb in verbs.split("|") if (found := _FIRST_WORD.match(verb))]
    before = f"(?:{also} )?" if also else ""
    filled = "" if one.is_whole else f"(?: (?:{fillers})(?= ))?+"
    said = rf"(?:{verbs})\b{filled}{one.rest}"
    said = before + (f"(?P<object>{said})" if one.is_whole else said)
    return frame(" ".join([*heads, also]), said, one.category, **one.kind)


_DETERMINER = re.compile(
    r"(?:(?:un|una|unos|unas|el|la|los|las|um|uma|uns|umas|o|a|os|as|mi|mis|meu|minha|nuev[oa]"
    r"|nov[oa]"
    r"|dos|dois|duas|tres|três|\d+) )+",
    re.I,
)
_DOSE = re.compile(r"\d[\d.,]* ?(?:mg|mcg|µg|ml|unidades|comprimidos?)(?: de)? ", re.I)
_TAIL = re.compile(r"\s(?:para|por|en|em|no|na|con|com|sin|sem|como|desde|porque|que|de)\s", re.I)
_WORD = re.compile(r"[^\s,;.!?]+")
MAX_NOUN_WORDS = 3
MAX_PHRASE = 100


def topic_finder(nouns: Mapping[str, str]) -> Callable[[str], str]:
    """Reads the topic of a phrase off the noun it begins with, else off a name in it.

    `un coche eléctrico` is a car, `Jira para las tareas` a ticket system.
    """

    def topic_of(text: str) -> str:
        phrase = text[:MAX_PHRASE]
        dose = _DOSE.match(phrase)
        phrase = phrase[dose.end() :] if dose else phrase
        if determiner := _DETERMINER.match(phrase):
            phrase = phrase[determiner.end() :]
        words = _WORD.findall(phrase.lower())
        for width in range(min(MAX_NOUN_WORDS, len(words)), 0, -1):
            if topic := nouns.get(" ".join(words[:width])):
                return topic
        named = topic_of_name(_TAIL.split(phrase, maxsplit=1)[0])
        return named or ("medication" if dose and words else "")

    return topic_of
