"""The sentences of a message that may tell of the end of something, with those around them.

Neither a question nor a plan nor another's words do. What they end is told by `endings`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kumbuka.memory.extraction.facts import Clause, without_openers
from kumbuka.memory.extraction.languages import table_of
from kumbuka.memory.extraction.languages.english_signs import HINT, SHOULD_ANSWER, SIGN, TOLD_TO_DO
from kumbuka.memory.extraction.languages.english_slots import VALUE
from kumbuka.memory.extraction.languages.english_worlds import PERMITS_WITH, states_of_others
from kumbuka.memory.extraction.sentences import Sentence, sentences
from kumbuka.memory.extraction.sources import CUT, own_words
from kumbuka.memory.extraction.table import Language
from kumbuka.memory.poison import is_instruction_to_model
from kumbuka.memory.secrets import find_secret
from kumbuka.memory.turns import tail
from kumbuka.text.language import detect
from kumbuka.text.words import content_words

MAX_TELLINGS = 8
MAX_READ = 16_384
MAX_SENTENCE, MAX_CONTENT = 400, 480
MAX_PRIOR = 160


@dataclass(frozen=True, slots=True)
class Telling:
    """A sentence that may tell of an ending, and those around it."""

    prior: str
    said: str
    """With quotations masked, as the others."""
    following: Sequence[str]
    content: str
    """What a memory of it keeps: the sentences as they were written."""
    sentence: str
    """As it was written."""
    asks: bool = False
    """The message asks for something, too."""
    is_plain: bool = False
    """It says what holds, by no word that tells of an end."""
    is_aside: bool = False
    """It says something by no word that tells of an end, and fills no slot that is known of."""
    message: str = ""
    """The user's own words in it."""


def tellings(text: str) -> tuple[Telling, ...]:
    """The sentences of a user's message that may tell of an ending, at most 8.

    Of a longer text the end is read. The time is linear in the text.
    """
    said = tail(text)
    if not (_may_tell(said) or VALUE.search(said) or _may_permit(said) or states_of_others(said)):
        return ()
    own = own_words(said)[-MAX_READ:]
    table = table_of("en")
    if table is None or detect(own) != "en":
        return ()
    if find_secret(own) is not None or is_instruction_to_model(own):
        return ()
    found: list[Telling] = []
    asks = "?" in own or SHOULD_ANSWER.search(own) is not None
    for run in _runs(own, table):
        found += (
            replace(telling, asks=asks, message=own)
            for telling in _tellings(run)
            if not (telling.is_aside and asks)
        )
        if len(found) >= MAX_TELLINGS:
            break
    return tuple(found[:MAX_TELLINGS])


def _may_tell(text: str) -> bool:
    return HINT.stand_in(text) or SIGN.stand_in(text)


def _may_permit(text: str) -> bool:
    lower = text.lower()
    return any(piece in lower for piece in PERMITS_WITH)


def _runs(own: str, table: Language) -> Iterator[list[Sentence]]:
    """Sentences that follow each other and state something."""
    run: list[Sentence] = []
    skipped = -1
    for sentence in sentences(own, table.abbreviations, table.starters):
        sentence = _before_question(sentence, table)
        whole = Clause(sentence.text, sentence.masked, sentence.text)
        body = without_openers(whole, table).masked
        if table.material.search(sentence.masked) or table.scene.match(body):
            skipped = sentence.paragraph
        if run and (sentence.paragraph != run[-1].paragraph):
            yield run
            run = []
        if skipped != sentence.paragraph and _states(sentence, body, table):
            run.append(sentence)
        elif run:
            yield run
            run = []
    yield run


def _states(sentence: Sentence, body: str, table: Language) -> bool:
    return not (
        sentence.is_question
        or len(sentence.text) > MAX_SENTENCE
        or CUT in sentence.text
        or table.blocked.match(body)
        or (table.reported.search(body) and TOLD_TO_DO.search(body) is None)
    )


def _before_question(sentence: Sentence, table: Language) -> Sentence:
    """What it states before it asks: "scrapped the Corsa, any tips for the bus?" """
    asked = table.before_question.search(sentence.masked) if sentence.is_question else None
    if asked is None or not asked.start():
        return sentence
    end = asked.start()
    return Sentence(sentence.text[:end], sentence.masked[:end], sentence.paragraph, False)


def _tellings(run: Sequence[Sentence]) -> Iterator[Telling]:
    for position, sentence in enumerate(run):
        is_plain = not _may_tell(sentence.masked)
        is_aside = is_plain and not _fills_a_slot(sentence.masked)
        if is_aside and not states_of_others(sentence.masked):
            continue
        prior = run[position - 1] if position else None
        following = run[position + 1 : position + 3]
        yield Telling(
            prior.masked if prior else "",
            sentence.masked,
            tuple(other.masked for other in following),
            _content(prior, sentence, following),
            sentence.text,
            is_plain=is_plain,
            is_aside=is_aside,
        )


def _fills_a_slot(said: str) -> bool:
    if _may_permit(said):
        return True
    if VALUE.search(said) is None:
        return False
    # Few sentences come so far.
    from kumbuka.memory.extraction.parallels import may_be_parallel
    from kumbuka.memory.extraction.references import tells_a_state
    from kumbuka.memory.extraction.slots import declares, states_a_value

    return may_be_parallel(said) or states_a_value(said) or tells_a_state(said) or declares(said)


def _content(prior: Sentence | None, said: Sentence, following: Sequence[Sentence]) -> str:
    parts = [said.text]
    if prior is not None and len(prior.text) <= MAX_PRIOR and len(content_words(prior.text)) > 1:
        parts.insert(0, prior.text)
    for sentence in following:
        if sum(map(len, parts)) + len(sentence.text) <= MAX_CONTENT:
            parts.append(sentence.text)
    return " ".join(part.strip() for part in parts)
