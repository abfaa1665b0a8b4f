"""What the bodies and queries of `/api` share: camelCase, strict fields, times."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict
from pydantic.alias_generators import to_camel

from kumbuka.errors import FieldProblem, NotAvailable
from kumbuka.memory.model import Millis
from kumbuka.memory.times import parse_iso


class Strict(BaseModel):
    """Unknown fields are errors: a typo must not pass for a default."""

    model_config = ConfigDict(alias_generator=to_camel, extra="forbid")


def _instant(value: Any) -> Millis | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise ValueError("must be an ISO 8601 time")
    try:
        return parse_iso(value)
    except (ValueError, OverflowError) as error:
        raise ValueError("must be an ISO 8601 time, such as 2026-11-30T12:00:00Z") from error


def whole(value: str) -> str:
    """Without the half characters that JSON can hold and UTF-8 cannot."""
    return value.encode("utf-8", "replace").decode()


def _not_blank(value: str) -> str:
    if not value.strip():
        raise ValueError("must not be blank")
    return value


Instant = Annotated[Millis | None, BeforeValidator(_instant)]
Text = Annotated[str, AfterValidator(whole)]
Filled = Annotated[str, AfterValidator(whole), AfterValidator(_not_blank)]


def refuse_as_of(value: str | None) -> None:
    if value is not None:
        problem = FieldProblem("asOf", "is not available in this version")
        raise NotAvailable("asOf is not available in this version", problem)
