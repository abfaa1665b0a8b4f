"""Who said a passage of a transcript, and whom a question about a conversation means."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from kumbuka.memory.model import Memory
from kumbuka.text.folding import fold, is_cjk
from kumbuka.text.language import detect
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.words import parts

USER, ASSISTANT = ROLES = "user", "assistant"
_SHORTEST_NAME = 2
_EXAMINED_CHARACTERS = 2_000

_FIRST_PERSON: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": "i my mine myself",
        "es": "yo mi mis mio mia",
        "pt": "eu meu meus minha minhas",
        "id": "saya aku",
        "sw": "mimi yangu wangu langu changu zangu",
        "fr": "je j mon ma mes moi",
        "de": "ich mein meine meinen meinem meiner",
    }.items()
}
"""Without the forms that ask somebody to answer: "tell me", "remind me"."""

# "Can you tell me" asks for an answer now; these ask for what the assistant said then.
_ASKED_OF_ASSISTANT = LatePattern(
    r"\b(?:did|have|had|were) you\b"
    r"|\byou(?: had|'ve| have)? (?:said|told|gave|given|wrote|written|suggest(?:ed)?|listed|named"
    r"|recommend(?:ed)?|mention(?:ed)?|explained|propose[ds]?|described|answered|promised)\b"
    r"|\byour (?:last |earlier |previous )?"
    r"(?:advice|answer|explanation|idea|list|plan|recommendation|suggestion|tip)s?\b"
)


def speaker(memory: Memory) -> str:
    """`user`, `assistant`, or a name; empty where that is not known."""
    found = memory.metadata.get("speaker")
    return found if isinstance(found, str) else ""


def named_speaker(memory: Memory) -> str:
    """The speaker's name, empty for the roles: they are in no question."""
    found = speaker(memory)
    return "" if found in ROLES else found


def meant(query: str, speakers: Collection[str]) -> frozenset[str]:
    """Those of the speakers that a question means; none where it names nobody.

    A name is meant where one of its words is in the question. Of the roles, the assistant is meant
    where it asks for what "you" said, else the user where it says "I" or "my". Only the question's
    last characters count.
    """
    folded = fold(query[-_EXAMINED_CHARACTERS:])
    words = frozenset(parts(folded))
    found = {name for name in speakers if _is_named(name, folded, words)}
    role = _role_meant(query, folded, words)
    return frozenset(found | {role} if role in speakers else found)


def _is_named(name: str, folded: str, words: frozenset[str]) -> bool:
    if name in ROLES:
        return False
    return any(
        part in folded if is_cjk(part[0]) else part in words
        for part in parts(fold(name))
        if len(part) >= _SHORTEST_NAME
    )


def _role_meant(query: str, folded: str, words: frozenset[str]) -> str:
    if _ASKED_OF_ASSISTANT.search(folded):
        return ASSISTANT
    language = detect(query)
    is_first_person = "我" in folded if language == "zh" else words & _FIRST_PERSON[language]
    return USER if is_first_person else ""
