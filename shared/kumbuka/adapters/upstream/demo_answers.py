"""What the built-in model answers, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from kumbuka.memory.conversation import Conversation, text_of
from kumbuka.memory.injection import CLOSING, OPENING, without_blocks
from kumbuka.text.tokens import count_tokens

MAX_QUOTED_CHARACTERS = 200


def answer_to(conversation: Conversation) -> str:
    """What it was given, in sentences."""
    texts = [text_of(message.content) for message in conversation.messages]
    notes = [line for text in texts for line in _notes(text)]
    last = conversation.last_user_turn
    said = _shortened(without_blocks(last.text)) if last else ""
    lines = [
        "I am Kumbuka's built-in demo model: I cannot think, but I can show what I was given.",
        f"Messages in this request: {len(texts)}. You said: {said}",
    ]
    if notes:
        lines += [f"Memories that came with it: {len(notes)}.", *notes]
    else:
        lines.append("No memory came with it.")
    lines.append("Set KUMBUKA_UPSTREAM_URL and KUMBUKA_UPSTREAM_API_KEY for a real model.")
    return "\n".join(lines)


def _notes(text: str) -> Iterator[str]:
    """The lines of the memory blocks in a text."""
    for piece in text.split(OPENING)[1:]:
        block = piece.partition(CLOSING)[0]
        yield from (line for line in block.splitlines() if line.startswith("- "))


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    cut = line[:MAX_QUOTED_CHARACTERS]
    return cut if cut == line else cut + "…"


def usage_of(conversation: Conversation, answer: str, choices: int) -> dict[str, int]:
    """The `usage` of a completion, in tokens."""
    prompt = sum(count_tokens(text_of(message.content)) for message in conversation.messages)
    completion = count_tokens(answer) * choices
    return {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
    }
