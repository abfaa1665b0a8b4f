"""What stands around the words that name a thing: punctuation, and the smile behind them."""

from __future__ import annotations

PUNCTUATION = " \t\n.,;:!?…\"'“”‘’«»`*_。！？，；：、「」『』"


def without_end(text: str) -> str:
    """Without the punctuation and the emoji at its end; one without a word stays as it is."""
    bare = text.rstrip(PUNCTUATION)
    if bare.isascii() or not _is_emoji(bare[-1]):
        return bare
    end = len(bare)
    while end and (_is_emoji(bare[end - 1]) or bare[end - 1] in PUNCTUATION):
        end -= 1
    return bare[:end] or bare


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
