"""Whether what is learned from a message is still learned when it is said a little differently.

Nobody has to label a message again to put "by the way" before it or a smile behind it. So each
message of the committed sets is reworded in every way of its language: what was learned from it
has to be learned again, and from what taught nothing nothing may be learned.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact

from tests.benchmarks.extraction.labels import Message

Said = frozenset[tuple[str, str]]
"""The key, or that it is an end, and the subject of each statement."""


@dataclass(frozen=True)
class Ways:
    """How people say the same otherwise, in one language."""

    before: Sequence[str]
    """Put before a message, which goes on in a small letter."""
    after: Sequence[str]
    """Put behind a message in place of its full stop."""
    between: Sequence[tuple[str, str]] = ()
    """A regular expression, and what stands for its match."""
    small: Callable[[str], bool] = lambda word: True
    """Whether a first word is written small within a sentence."""


@dataclass
class Kept:
    """Of the reworded messages of a language: how many, and how many went wrong, by way."""

    taught: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    silent: int = 0
    invented: Counter[str] = field(default_factory=Counter)
    examples: list[tuple[str, str]] = field(default_factory=list)
    """Way and message of what went wrong."""

    @property
    def kept(self) -> float:
        return 1 - self.lost.total() / self.taught if self.taught else 1.0

    @property
    def silence(self) -> float:
        return 1 - self.invented.total() / self.silent if self.silent else 1.0


def _is_english_small(word: str) -> bool:
    return re.match(r"I\b|[A-Z]{2}", word) is None


_BE = r"\A(I'm|I am|We're|We are) (?=\w)"
_VERB = r"\A(I|We) (?=(?!am\b|are\b|was\b|have\b|used\b)[a-z]+ )"
_CHINESE_BETWEEN = (
    *(("是在喜住用有", "也"), ("是在喜住用有", "其实"), ("在住用", "现在还")),
    *(("是在喜住用有对养不", "确实"), ("是在喜住用有对养", "真的")),
    *(("在住用喜不讨养", "一直"), ("是在喜住用有对养不讨", "这人"), ("是在喜住用有对养", "呢，")),
)
"""First characters of verbs, and what may stand before them."""
_FR_VERB = r"(?:Je (?:travaille|vis|utilise|bosse|joue)|J'(?:utilise|habite))"
_DE_VERB = r"(?:wohne|arbeite|bin|habe|nutze|benutze|spiele|lerne)"
_ES_VERB = r"(?:vivo|trabajo|uso|prefiero|tengo|soy|estudio|toco) "
_PT_VERB = r"(?:moro|trabalho|uso|prefiro|tenho|sou|estudo|toco) "
WAYS: Mapping[str, Ways] = {
    "en": Ways(
        before=(
            *("FYI, ", "Just so you know, ", "Hi! ", "For context: ", "Oh, and ", "Well, ", "So "),
            *("As I mentioned, ", "By the way, ", "- ", "Also, ", "Honestly, ", "Hey, quick one: "),
            *("Sorry to bother you. ", "ok so ", "haha "),
            *("Thanks! ", "Can you help me plan my week? ", "Please help me out here. "),
        ),
        after=(
            *(", by the way.", " lol", " 🙂", "!", "", ". Thanks!", ". What do you suggest?"),
            *(", to be honest.", " tbh", "...", "!!!", " haha 😅", ", if that helps.", ", ok?"),
            *(", just so you know.", ". Please keep that in mind.", " btw"),
            ". Also, the weather has been strange lately.",
        ),
        between=(
            *((r"\A(?=I\b)", "I think "), (r"\A(?=I\b)", "I just want to add that ")),
            *((r"\AMy ", "I think my "), (r"\AOur ", "I believe our ")),
            *(
                (r"\b(I|don|can|doesn|isn)['’](?=[mt]|ve)", r"\1"),
                (r"\AI\b", "i"),
                (_VERB, r"\1 really "),
                (_VERB, r"\1 honestly "),
            ),
            *((_BE, r"\1 currently "), (_VERB, r"\1 currently ")),
            *((_BE, r"\1 also "), (_BE, r"\1 still "), (_BE, r"\1 actually "), (r"'", "’")),
            *((_BE, r"\1 definitely "), (_VERB, r"\1 also "), (_VERB, r"\1 still ")),
            *((_VERB, r"\1 actually "), (r"\bI'm ", "I am "), (r"\bdon't\b", "do not")),
            (r"\bI've\b", "I have"),
        ),
        small=_is_english_small,
    ),
    "es": Ways(
        before=(
            *("Por cierto, ", "Para que lo sepas, ", "¡Hola! ", "Bueno, ", "Ah, y ", "Mira, "),
            *("Como te dije, ", "- ", "Además, ", "Pues ", "Creo que ", "La verdad es que "),
            *("Oye, ", "O sea, ", "Te cuento: ", "Hola, buenas tardes. ", "Es que ", "jaja "),
            *("Perdona, una cosa más: ", "¿Me ayudas a planear la semana? "),
        ),
        after=(
            *(", por cierto.", " jaja", " 🙂", "!", "", ". ¡Gracias!", ". ¿Qué me recomiendas?"),
            *(
                ", la verdad.",
                " xd",
                "...",
                ", ¿vale?",
                ", ¿me ayudas?",
                ", gracias.",
                ", eh.",
                "!!!",
            ),
            ". Qué tiempo más raro hace últimamente.",
        ),
        between=(
            (rf"\A(?:Yo )?(?={_ES_VERB}|odio )", "Yo "),
            *((rf"\A(?={_ES_VERB})", f"{word} ") for word in ("También", "Yo personalmente")),
            *((rf"\A(?={_ES_VERB}|odio )", f"{word} ") for word in ("En realidad", "Ahora mismo")),
            *((rf"\A((?:Yo )?{_ES_VERB})", rf"\1{word} ") for word in ("actualmente", "también")),
            *((rf"\A((?:Yo )?{_ES_VERB})", rf"\1{word} ") for word in ("todavía", "además")),
            *((r"\A(?=me (?:gusta|encanta))", "A mí "), (r"\bestá\b", "esta"), ("[¿¡]", "")),
            *((r"\btambién\b", "tmb"), (r"\A(Mi \w+) (?=es |se llama )", r"\1 ahora ")),
        ),
    ),
    "pt": Ways(
        before=(
            *("Aliás, ", "Só para você saber, ", "Oi! ", "Bom, ", "Ah, e ", "Olha, "),
            *("Como eu disse, ", "- ", "Além disso, ", "Então ", "Acho que ", "A verdade é que "),
            *("Ei, ", "Tipo, ", "Te conto: ", "Oi, boa tarde. ", "É que ", "kkk "),
            *("Desculpa, mais uma coisa: ", "Você me ajuda a planejar a semana? "),
        ),
        after=(
            *(", aliás.", " kkk", " 🙂", "!", "", ". Obrigado!", ". O que você sugere?"),
            *(
                ", na verdade.",
                " rs",
                "...",
                ", tá?",
                ", me ajuda?",
                ", obrigado.",
                ", viu?",
                "!!!",
            ),
            ". O tempo anda esquisito ultimamente.",
        ),
        between=(
            (rf"\A(?:Eu )?(?={_PT_VERB}|odeio )", "Eu "),
            *(
                (rf"\A(?:Eu )?(?={_PT_VERB})", f"{word} ")
                for word in ("Eu também", "Na verdade eu")
            ),
            *(
                (rf"\A(?:Eu )?(?={_PT_VERB})", f"{word} ")
                for word in ("Eu pessoalmente", "Hoje eu")
            ),
            *((rf"\A((?:Eu )?{_PT_VERB})", rf"\1{word} ") for word in ("atualmente", "também")),
            *((rf"\A((?:Eu )?{_PT_VERB})", rf"\1{word} ") for word in ("ainda", "mesmo")),
            *(
                (r"\bnão\b", "nao"),
                (r"\bestou\b", "tô"),
                (r"\bvocê\b", "vc"),
                (r"\btambém\b", "tb"),
            ),
            (r"\A((?:O meu|A minha|Meu|Minha) \w+) (?=é |se chama )", r"\1 agora "),
        ),
    ),
    "fr": Ways(
        before=(
            *("Au fait, ", "Pour info, ", "Salut ! ", "Bon, ", "Ah, et ", "Eh bien, ", "Et puis "),
            *("Comme je te l'ai dit, ", "Pour situer : ", "- ", "D'ailleurs, ", "Alors "),
            *("À vrai dire, ", "Merci ! Sinon, ", "Dis, ", "Petite précision : ", "Franchement, "),
            "Tu peux m'aider à planifier ma semaine ? ",
        ),
        after=(
            *(", au fait.", " mdr", " 🙂", " !", "", ". Merci !", ". Tu me conseilles quoi ?"),
            *(
                " stp",
                ", merci d'avance.",
                ", voilà.",
                ", franchement.",
                " ptdr 😂",
                "...",
                " quoi",
            ),
            ". Le temps est bizarre en ce moment.",
        ),
        between=(
            *(
                (r"'", "’"),
                (r"\b(pr|d)é(?=f|t|m|c)", r"\1e"),
                (r"\A(J)'(?=\w)", r"\1"),
                (r"\A(?=Je |J')", "Moi "),
            ),
            *((rf"\A({_FR_VERB}) ", rf"\1 {word} ") for word in ("aussi", "actuellement")),
            *((rf"\A({_FR_VERB}) ", rf"\1 {word} ") for word in ("toujours", "quand même")),
            *((r"\A(J'adore|J'aime|Je déteste) ", r"\1 vraiment "), (r"\AJe (?:ne |n')", "je ")),
            *((r"\A(Je suis) (?!né|pas|passé)", r"\1 aussi "), (r"\A(?=Je |J')", "Je crois que ")),
            (r"\A((?:Mon|Ma|Mes) [\w' ]{2,30}? (?:est|sont)) ", r"\1 toujours "),
        ),
    ),
    "de": Ways(
        before=(
            *("Übrigens: ", "Nur damit du es weißt: ", "Hallo! ", "Also, ", "Ach ja, ", "Naja, "),
            *("Wie gesagt, ", "Zur Info: ", "- ", "Und ", "Also ", "Ehrlich gesagt, ", "Danke! "),
            *("Um ehrlich zu sein: ", "Kurze Info: ", "Achso, ", "Hm, "),
            "Kannst du mir helfen, meine Woche zu planen? ",
        ),
        after=(
            *(", übrigens.", " haha", " 🙂", "!", "", ". Danke!", ". Was schlägst du vor?"),
            *(
                ", danke.",
                ", ehrlich gesagt.",
                " lol 😂",
                "...",
                ", weißt du.",
                ", nur so nebenbei.",
            ),
            ". Das Wetter ist zurzeit komisch.",
        ),
        between=(
            *(
                (rf"\A(Ich {_DE_VERB}) ", rf"\1 {word} ")
                for word in ("auch", "übrigens", "immer noch", "eigentlich", "derzeit", "ja")
            ),
            *((r"\AIch (?=liebe |hasse |mag |arbeite |wohne |bin |habe |trinke |lerne )", ""),),
            *(
                (r"ü(?=r\b|ber|brig)", "ue"),
                (r"ß\b", "ss"),
                (r"\bnicht\b", "nich"),
                ("habe ", "hab "),
            ),
            *((r"\A(Ich (?:mag|liebe|hasse)) ", r"\1 echt "), (r"\A(?=Ich )", "Ich glaube, ")),
            (r"\A((?:Meine?|Unsere?) [\w-]+ (?:ist|heißt)) ", r"\1 übrigens "),
        ),
        small=lambda word: word.lower() in {"ich", "wir", "mein", "meine", "meinen", "bitte"},
    ),
    "id": Ways(
        before=(
            *("Oh ya, ", "Sekadar info, ", "Halo! ", "Nah, ", "Btw, ", "Jadi "),
            *("Seperti yang aku bilang, ", "- ", "Selain itu, ", "Jujur, ", "Kak, "),
            *("Terus terang, ", "Minta tolong ya. ", "Bisa bantu aku menyusun jadwal minggu ini? "),
        ),
        after=(
            *(", ngomong-ngomong.", " wkwk", " 🙂", "!", "", ". Makasih!", ". Ada saran?"),
            *(". Cuaca lagi aneh belakangan ini.", " ya kak", " hehe 😊", ". Bisa kasih ide dong?"),
            ", fyi.",
        ),
        between=(
            (r"\A(Saya|Aku|Gue) (?=\w)", r"\1 juga "),
            (r"\A(Saya|Aku|Gue) (?=\w)", r"\1 masih "),
            (r"\A(Saya|Aku|Gue) (?=\w)", r"\1 sebenarnya "),
            (r"\A(Saya|Aku|Gue) (?=\w)", r"\1 memang "),
            (r"\A(Saya|Aku|Gue) (?=\w)", r"\1 tuh "),
            *((r"\ASaya ", "Aku "), (r"\b(Saya|Aku) ", "gw "), (r"\btidak\b", "gak")),
            *((r"\byang\b", "yg"), (r"\bsudah\b", "udh"), (r"\b(pakai|memakai)\b", "pake")),
        ),
    ),
    "sw": Ways(
        before=(
            *("Btw, ", "Ili ujue, ", "Habari! ", "Basi, ", "Aha, na ", "Sawa, "),
            *("Kama nilivyosema, ", "- ", "Pia, ", "Kusema kweli, ", "Jamani, ", "Samahani, "),
            *("Unaweza kunisaidia kupanga wiki yangu? ", "Naomba msaada. "),
        ),
        after=(
            *(", kwa taarifa yako.", " haha", " 🙂", "!", "", ". Asante!", ". Unapendekeza nini?"),
            *(". Hali ya hewa imekuwa ya ajabu siku hizi.", " jamani", " lol 😊", ", asante sana."),
            ". Nisaidie tafadhali.",
        ),
        between=(
            *((r"\AN(?=(?:ina|ime|ili|a)\w+ )", "Mimi n"), (r"\A(Nina\w+|Ninapenda) ", r"\1 pia ")),
            *((r"\AN(?=(?:ina|a)\w+ )", "Kwa kweli n"), (r"\AN(?=ina\w+ )", "Mimi binafsi n")),
            *((r"\bnina(?=[b-z]\w{2,})", "na"), (r"\AN(?=ina\w+ )", "Kwa sasa n")),
            *((r"['’]", ""), (r"\bkwamba\b", "kuwa"), (r"\btafadhali\b", "tafadhali sana")),
        ),
    ),
    "zh": Ways(
        before=(
            *("对了，", "顺便说一下，", "你好！", "嗯，", "哦，", "那个，", "跟你说一下，"),
            *("就像我说的，", "- ", "另外，", "话说，", "补充一下：", "是这样的，"),
            *("跟你说个事，", "怎么说呢，", "今天好累啊。", "你能帮我安排一下这周吗？"),
        ),
        after=(
            *("，顺便说一下。", "哈哈", " 🙂", "！", "", "。谢谢！", "。你有什么建议？"),
            *("哦。", "😂", "～", "呀", " hhh", "，谢谢", "……", "。有什么推荐吗"),
        ),
        between=(
            *((rf"\A我(?=[{verbs}])", f"我{word}") for verbs, word in _CHINESE_BETWEEN),
            *((r"\A(?=我)", "其实"), (r"\A(?=我)", "说实话")),
            *(("，", " "), ("，", ","), ("。", ".")),
        ),
    ),
}


def said_in(text: str) -> Said:
    return frozenset(
        (said.key if isinstance(said, Fact) else "ended", said.subject)
        for said in extract(text).statements
    )


def reworded(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Each way, and the message said so."""
    ways = WAYS[language]
    for opener in ways.before:
        goes_on = opener.rstrip().endswith((",", ":")) or opener[-2:-1].isalpha()
        first = text[0].lower() if goes_on and ways.small(text.split()[0]) else text[0]
        yield f"{opener}…", opener + first + text[1:]
    if text[-1] not in "?？":
        bare = text.rstrip(".!。！")
        yield from ((f"…{tail}", bare + tail) for tail in ways.after)
    for source, instead in ways.between:
        changed = re.sub(source, instead, text, count=0 if instead == "’" else 1, flags=re.I)
        if changed != text:
            yield f"{instead} for {source[:30]}", changed


def kept_of(messages: Sequence[Message], language: str) -> Kept:
    kept = Kept()
    for message in messages:
        if "\n" in message.text or "```" in message.text:
            continue
        before = said_in(message.text)
        if bool(before) is bool(message.labels):  # else it went wrong before it was reworded
            _count(kept, message, before, language)
    return kept


def _count(kept: Kept, message: Message, before: Said, language: str) -> None:
    for way, text in reworded(message.text, language):
        now = said_in(text)
        if before:
            kept.taught += 1
            went_wrong, counter = not before <= now, kept.lost
        else:
            kept.silent += 1
            went_wrong, counter = bool(now), kept.invented
        if went_wrong:
            counter[way] += 1
            kept.examples.append((way, text))
