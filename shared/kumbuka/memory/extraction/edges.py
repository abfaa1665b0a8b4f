"""What stands around the words that name a thing: punctuation, and the smile behind them."""

from __future__ import annotations

from kumbuka.text.late_pattern import LatePattern

PUNCTUATION = " \t\n.,;:!?…\"'“”‘’«»`*_。！？，；：、「」『』"

_LAST_OF_LAUGHTER = frozenset(
    [
        *("ha", "ah", "he", "eh", "hi", "ja", "je", "rs", "wk", "ol", "ao", "fl", "kk", "dr"),
        *("xd", "dd", "hh", "rr", "哈哈", "呵呵", "嘿嘿", "嘻嘻"),
    ]
)
MOST_LAUGHS, LONGEST_LAUGH = 3, 24
LAUGHTER = LatePattern(
    r"(?:\s+(?i:(?:ha|he|hi|ja|je|rs|wk|ah|eh){2,}h?|lo+l|lmf?ao|rofl|k{3,}|mdr+|ptdr+|xd+|hh+)"
    r"|\s*(?:哈{2,}|呵{2,}|嘿{2,}|嘻{2,}))\Z"
)


def without_end(text: str) -> str:
    """Without the punctuation, emoji and laughter at its end; one without a word stays as it is."""
    bare = text.rstrip(PUNCTUATION)
    named = _without_emoji(bare)
    for _ in range(MOST_LAUGHS):
        if named[-2:].lower() not in _LAST_OF_LAUGHTER:
            break
        laughter = LAUGHTER.search(named, max(0, len(named) - LONGEST_LAUGH))
        if laughter is None:
            break
        named = _without_emoji(named[: laughter.start()].rstrip(PUNCTUATION))
    return named or bare


def _without_emoji(bare: str) -> str:
    if bare.isascii() or not _is_emoji(bare[-1]):
        return bare
    end = len(bare)
    while end and (_is_emoji(bare[end - 1]) or bare[end - 1] in PUNCTUATION):
        end -= 1
    return bare[:end]


def without_edges(text: str) -> str:
    """Without what stands at either end; the dot of `.NET` is part of the name."""
    bare = without_end(text).lstrip(PUNCTUATION)
    begins = text.lstrip()
    return "." + bare if begins[:1] == "." and begins[1:2].isalnum() else bare


def _is_emoji(character: str) -> bool:
    """Of the pictures, and of what joins and colours them; ° and ♯ are part of a name."""
    return (
        character >= "\U0001f000"
        or ("☀" <= character <= "➿" and not "♩" <= character <= "♯")
        or character in "\u200d\ufe0f⭐⭕"
    )
