"""What the bodies and queries of `/api` share: camelCase, strict fields, ids, times, metadata."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict
from pydantic.alias_generators import to_camel

from kumbuka.memory.metadata import metadata_of
from kumbuka.memory.model import Millis
from kumbuka.memory.times import iso, parse_iso

MAX_METADATA_BYTES = 16 * 1024


class Strict(BaseModel):
    """Unknown fields are errors: a typo must not pass for a default."""

    model_config = ConfigDict(alias_generator=to_camel, extra="forbid")


def _instant(value: Any) -> Millis | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise ValueError("must be an ISO 8601 time")
    try:
        at = parse_iso(value)
        iso(at)  # an instant that cannot be written back would break every list that it is in
    except (ValueError, OverflowError) as error:
        raise ValueError("must be an ISO 8601 time, such as 2026-11-30T12:00:00Z") from error
    return at


def whole(value: str) -> str:
    """Without the half characters that JSON can hold and UTF-8 cannot."""
    return value.encode("utf-8", "replace").decode()


def _not_blank(value: str) -> str:
    if not value.strip():
        raise ValueError("must not be blank")
    return value


def _of_whole_characters(value: str) -> str:
    """Ids are compared, so what cannot be stored as it is must not become another id."""
    if whole(value) != value:
        raise ValueError("must be valid Unicode text")
    return value


def _small(value: dict[str, Any]) -> dict[str, Any]:
    return metadata_of(value, MAX_METADATA_BYTES)


Instant = Annotated[Millis | None, BeforeValidator(_instant)]
Id = Annotated[str, AfterValidator(_of_whole_characters)]
Text = Annotated[str, AfterValidator(whole)]
Filled = Annotated[str, AfterValidator(whole), AfterValidator(_not_blank)]
Metadata = Annotated[dict[str, Any], AfterValidator(_small)]


class OfOwner(Strict):
    """The query of a route that is about one owner and nothing else."""

    api_key_id: Id | None = None


class OfOwnerAt(OfOwner):
    """The same, about what was known at a time."""

    as_of: Instant = None


class NoParameters(Strict):
    """The query of a route that takes none."""
