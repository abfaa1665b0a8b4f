"""Instants as the API writes them: ISO 8601, UTC, milliseconds."""

from __future__ import annotations

from datetime import UTC, datetime

from kumbuka.memory.model import Millis


def iso(at: Millis) -> str:
    """`2026-11-30T04:05:06.789Z`."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_iso(text: str) -> Millis:
    """ISO 8601 → milliseconds; without a zone it is UTC. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return round(moment.timestamp() * 1000)
