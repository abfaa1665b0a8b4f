"""What metadata may be: an object of JSON, of a bounded size and depth."""

from __future__ import annotations

import json
from typing import Any

MAX_METADATA_DEPTH = 32
"""Far above what people nest, far below what readers of JSON give up at."""


def metadata_of(value: dict[str, Any], most_bytes: int) -> dict[str, Any]:
    """The object as it can be stored: half characters, which JSON can hold and UTF-8 cannot, are
    replaced. Raises ValueError that says what it must be."""
    if _is_deep(value):
        raise ValueError(f"must be nested at most {MAX_METADATA_DEPTH} levels deep")
    try:
        raw = json.dumps(value, ensure_ascii=False, allow_nan=False).encode("utf-8", "replace")
    except ValueError as error:
        raise ValueError("must not hold numbers that JSON does not have") from error
    if len(raw) > most_bytes:
        raise ValueError(f"must be at most {most_bytes} bytes of JSON")
    read: dict[str, Any] = json.loads(raw)
    return read


def _is_deep(value: Any) -> bool:
    level = [value]
    for _ in range(MAX_METADATA_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
    return bool(level)


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
