"""Instants as the API writes them: ISO 8601, UTC, milliseconds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kumbuka.memory.model import Millis

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def iso(at: Millis) -> str:
    """`2026-11-30T04:05:06.789Z`. Exact in every year; raises OverflowError outside 1 to 9999."""
    moment = _EPOCH + at * _MILLISECOND
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_iso(text: str) -> Millis:
    """ISO 8601 → milliseconds; without a zone it is UTC. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return round((moment - _EPOCH) / _MILLISECOND)
