"""One message in, its statements and refusals out."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain

from kumbuka.memory.extraction.clauses import Clause, clause_of, part_of
from kumbuka.memory.extraction.facts import USER, Statement, read_opened, without_openers
from kumbuka.memory.extraction.handed_over import Handed, handed_over
from kumbuka.memory.extraction.languages import tables_of
from kumbuka.memory.extraction.languages.english_words import RELATIONS
from kumbuka.memory.extraction.sentences import Sentence, sentences
from kumbuka.memory.extraction.sources import CUT, own_words
from kumbuka.memory.extraction.table import Language
from kumbuka.memory.model import Fact, Retraction, normalised
from kumbuka.memory.poison import Attacks, attacks_for, folded, is_instruction_to_model
from kumbuka.memory.secrets import Rules, find_secret, rules_for
from kumbuka.memory.turns import tail
from kumbuka.text.folding import is_cjk
from kumbuka.text.language import LANGUAGES, detect, likely
from kumbuka.text.late_pattern import Late, LatePattern
from kumbuka.text.slugs import slug

MAX_STATEMENTS = 20
MIN_CHARACTERS, MAX_CHARACTERS = 3, 500


@dataclass(frozen=True, slots=True)
class Extraction:
    """What a message taught."""

    statements: tuple[Statement, ...] = ()
    """In the order said, at most 20; an ending stands before what replaces it."""
    refused: Mapping[str, int] = field(default_factory=dict)
    """How often something was not stored, by reason: `secret:openai_key`, `instruction`."""


@dataclass(slots=True)
class _Reading:
    """What is known while a message is read."""

    language: str
    """The language of most of it; its sentences may be in others."""
    names: dict[str, str] = field(default_factory=dict)
    """Names of people whose relation was said, to their subject."""
    skipped_paragraph: int = -1
    skips_rest: bool = False
    _tables: dict[tuple[str, ...], tuple[Language, ...]] = field(default_factory=dict)

    def tables(self, languages: tuple[str, ...]) -> tuple[Language, ...]:
        """Those of a sentence's likely languages, and those that it may be in besides."""
        if languages not in self._tables:
            self._tables[languages] = tables_of(*languages, self.language, "en")
        return self._tables[languages]


def extract(text: str) -> Extraction:
    """The facts and retractions of a user's message, and counts of what was refused.

    Of a longer text the last 64 KiB are read. The time is linear in the text.
    """
    own = own_words(tail(text))
    Late.read_parts_of(own)
    refused: Counter[str] = Counter()
    statements: dict[Statement, None] = {}
    reading = _Reading(detect(own))
    suspicion = _suspicion(own)

    def is_read(line: str) -> bool:
        """Whether something may be learned from it still, or something in it refused."""
        if len(statements) < MAX_STATEMENTS:
            return bool(line)
        return suspicion is not None and suspicion.may_be_in(line)

    for sentence in sentences(own, *_around_dots(reading.language), is_read):
        reason = suspicion.refusal(sentence.text) if suspicion else None
        if reason:
            refused[reason] += 1
        if len(statements) < MAX_STATEMENTS:
            for statement in _read(sentence, reading):
                if reason and suspicion and suspicion.refusal(_text(statement)):
                    continue
                if not _is_said_again(statement, statements):
                    statements[statement] = None
    return Extraction(tuple(statements)[:MAX_STATEMENTS], dict(refused))


def _is_said_again(statement: Statement, before: Iterable[Statement]) -> bool:
    """Whether the message said it before in nearly the same words ("I like tea. I like tea!")."""
    return isinstance(statement, Fact) and any(
        isinstance(said, Fact)
        and said.key == statement.key
        and normalised(said.content) == normalised(statement.content)
        for said in before
    )


@lru_cache(maxsize=len(LANGUAGES))
def _around_dots(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Abbreviations, and words that begin a sentence after one: English stands in any message."""
    tables = tables_of("en", language)
    abbreviations = frozenset[str]().union(*(table.abbreviations for table in tables))
    return abbreviations, frozenset[str]().union(*(table.starters for table in tables))


def _text(statement: Statement) -> str:
    return statement.content if isinstance(statement, Fact) else statement.object


@dataclass(frozen=True, slots=True)
class _Suspicion:
    """What a message may hold that is to be refused; its sentences are searched for it."""

    secrets: Rules
    attacks: Attacks
    signs: tuple[str, ...]
    """Texts in lower case, one of which stands in each sentence that is refused."""

    is_plain: bool
    """Attacks are looked for in nothing but the lower case of the message."""

    def refusal(self, text: str) -> str | None:
        if not self.may_be_in(text):
            return None
        if self.secrets and (secret := find_secret(text, self.secrets)):
            return f"secret:{secret}"
        if self.attacks and is_instruction_to_model(text, self.attacks):
            return "instruction"
        return None

    def may_be_in(self, text: str) -> bool:
        if any(map(text.lower().__contains__, self.signs)):
            return True
        return not self.is_plain and any(map(folded(text).__contains__, self.signs))


def _suspicion(own: str) -> _Suspicion | None:
    # An object is read without its backticks, which may have parted what belongs together.
    parts = "{}\n{}".format(own, own.replace("`", "")) if "`" in own else own
    words = set(parts.split())
    secrets, attacks = rules_for(parts, words), attacks_for(parts, words)
    if not secrets and not attacks:
        return None
    hints = chain.from_iterable(hints for _, hints in secrets)
    needed = chain.from_iterable(suspect.seen[0] for suspect in attacks)
    is_plain = not attacks or own.isascii() or folded(own) == own.lower()
    return _Suspicion(secrets, attacks, tuple(dict.fromkeys((*hints, *needed))), is_plain)


def _read(sentence: Sentence, reading: _Reading) -> Iterator[Statement]:
    if reading.skips_rest or sentence.paragraph == reading.skipped_paragraph:
        return
    if len(sentence.text) > 2 * MAX_CHARACTERS or not is_long_enough(sentence.text):
        return
    if handed := _handed_over(sentence, reading):
        reading.skipped_paragraph = sentence.paragraph
        reading.skips_rest = handed is Handed.FOLLOWS
        return
    for table in reading.tables(likely(sentence.text, reading.language)):
        if table.spelling:
            sentence = sentence.spelled(table.spelling)
        whole = clause_of(sentence.text, sentence.masked, sentence.text, table.index.known())
        if whole.search(table.marker) is None:
            continue
        found = False
        for statement in _read_in(whole, sentence, table, reading):
            found = True
            yield statement
        if found or reading.skips_rest or sentence.paragraph == reading.skipped_paragraph:
            return


def _handed_over(sentence: Sentence, reading: _Reading) -> Handed | None:
    """The text to work on behind a request, which may be in another language than the request."""
    colon = _COLON.match(sentence.masked)
    if colon is None and not sentence.is_question and sentence.text[0] not in _ASKING:
        return None
    if handed := handed_over(sentence.text):
        return handed
    return Handed.HERE if colon and _asks_for_work(sentence, colon.end(), reading) else None


_ASKING = frozenset("帮请麻")
"""Begins a Chinese request, which needs no mark at its end."""
_COLON = LatePattern(r"[^:：\n]{3,80}(?:：|:(?=\s|\Z))")


def _asks_for_work(sentence: Sentence, end: int, reading: _Reading) -> bool:
    """Whether the tables take what the sentence begins with for a request about what follows."""
    request, masked = sentence.text[:end], sentence.masked[:end]
    if request == sentence.text:
        return False  # it is read as a whole
    tables = tables_of(*likely(request, reading.language))
    clauses = [clause_of(request, masked, request, table.index.known()) for table in tables]
    opened = list(map(without_openers, clauses, tables))
    return opened[0].match(tables[0].blocked) is not None or any(
        clause.search(table.material) or body.match(table.scene)
        for clause, body, table in zip(clauses, opened, tables, strict=True)
    )


def is_long_enough(text: str) -> bool:
    """Three characters; one of an East Asian script weighs as much as two."""
    if len(text) >= MIN_CHARACTERS:
        return True
    width = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
    return width >= MIN_CHARACTERS


def _read_in(
    whole: Clause, sentence: Sentence, table: Language, reading: _Reading
) -> Iterator[Statement]:
    is_question = sentence.is_question
    asks = not is_question and whole.search(table.asks) is not None
    material = whole.search(table.material)
    if polite := whole.match(table.polite):
        whole, is_question, asks = whole.after(polite.end()), False, False
    body = without_openers(whole, table)
    if asks:  # "forget where I live" asks nothing
        is_question = body.match(table.forget_attribute) is None
    if material:
        reading.skips_rest = sentence.text.rstrip().endswith((":", "："))
        reading.skipped_paragraph = sentence.paragraph
        return
    if body.match(table.scene):
        reading.skipped_paragraph = sentence.paragraph
        return
    if body.match(table.blocked):
        return
    said = []
    for clause in _clauses(whole, is_question, table):
        opened = body if clause is whole else without_openers(clause, table)
        if found := tuple(_kept(read_opened(opened, clause, table, reading.names))):
            said.append(found)
            _learn_names(found, reading.names)
    if said and body.search(table.reported):
        return
    alone = len(said) == 1 and not is_question
    for statement in chain.from_iterable(said):
        yield _with_all_of(sentence.text, statement) if alone else statement


def _with_all_of(content: str, statement: Statement) -> Statement:
    """Where one clause of a sentence says something, the others are its circumstances."""
    if isinstance(statement, Retraction) or statement.content == content:
        return statement
    if len(content) > MAX_CHARACTERS or CUT in content:
        return statement
    return replace(statement, content=content)


def _kept(said: tuple[Statement, ...]) -> Iterator[Statement]:
    for statement in said:
        content = statement.content if isinstance(statement, Fact) else ""
        if len(content) <= MAX_CHARACTERS and CUT not in content:
            yield statement


def _learn_names(found: tuple[Statement, ...], names: dict[str, str]) -> None:
    for statement in found:
        if isinstance(statement, Fact):
            _learn_name(statement, names)


def _learn_name(statement: Fact, names: dict[str, str]) -> None:
    if statement.subject != USER:
        relation, _, name = statement.subject.partition("_")
        if name:
            names.setdefault(name.capitalize(), statement.subject)
    elif statement.category == "identity" and _is_like_a_name(statement.object[:1]):
        relation = statement.key.removeprefix("identity:")
        if relation in _RELATIONS:
            names.setdefault(statement.object, slug(f"{relation} {statement.object}"))


def _is_like_a_name(first: str) -> bool:
    return first.isupper() or is_cjk(first)


USER_SUBJECT = "I "
_RELATIONS = frozenset(RELATIONS.values())


def _clauses(whole: Clause, is_question: bool, table: Language) -> Iterator[Clause]:
    """The clauses that state something. One that stands on its own is its facts' content."""
    end = len(whole.masked)
    if is_question:
        question = whole.search(table.before_question)
        if question is None:
            return
        end = question.start()
    start, subject = 0, ""
    breaks = _breaks(whole, end, table)
    is_one = not breaks and end == len(whole.masked)
    for match in breaks:
        yield _clause(whole, start, match.start(), is_one, subject)
        if match["elided"] is None:
            subject = ""
        else:
            subject = _subject_of(_clause(whole, start, len(whole.text), False, subject), table)
        start = match.end()
    yield _clause(whole, start, end, is_one, subject)


def _breaks(whole: Clause, end: int, table: Language) -> Sequence[re.Match[str]]:
    if whole.match(table.undivided):
        return ()
    if end < len(whole.masked):
        found = table.clause_break.finditer(whole.masked, 0, end)
    else:
        found = whole.finditer(table.clause_break)
    return [match for match in found if match.start() > 1]


def _subject_of(clause: Clause, table: Language) -> str:
    """What a clause is about, in front of the one after it that leaves that out."""
    opened = without_openers(clause, table)
    for tried in (opened, clause) if opened.masked != clause.masked else (clause,):
        match = tried.match(table.subject)
        if subject := tried.masked[: match.end()].strip() if match else "":
            return f"{subject} "
    return USER_SUBJECT if opened.match(table.elided) else table.unnamed


def _clause(whole: Clause, start: int, end: int, is_one: bool, subject: str) -> Clause:
    if is_one and not subject:
        return whole
    text, masked = whole.text[start:end], whole.masked[start:end]
    if subject:
        return clause_of(subject + text, subject + masked, whole.text, whole.known)
    return part_of(whole, start, end, text.strip(" ,;，；、"))
