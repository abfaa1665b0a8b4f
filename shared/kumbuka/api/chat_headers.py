"""Which headers mean something to us, and which pass in each direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.usecases.answer_request import Mode

RawHeaders = Iterable[tuple[bytes, bytes]]

HOP_BY_HOP = frozenset(
    {
        "connection",
        "keep-alive",
        "proxy-authenticate",
        "proxy-authorization",
        "proxy-connection",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
    }
)
NOT_FORWARDED = HOP_BY_HOP | {
    "host",
    "content-length",
    "cookie",
    "forwarded",
    "accept-encoding",
    "expect",
    "authorization",
    "x-omniroute-no-memory",
}
NOT_FORWARDED_PREFIXES = ("x-forwarded-", "x-amzn-", "x-kumbuka-")
NO_MEMORY = ("x-kumbuka-no-memory", "x-omniroute-no-memory")
TRUE = frozenset({"true", "1", "yes"})


class RequestHeaders:
    """The headers of one request, by lower-case name."""

    def __init__(self, raw: RawHeaders) -> None:
        self._raw = [(name.decode("latin-1").lower(), value) for name, value in raw]

    def text(self, name: str) -> str | None:
        """The first value, as UTF-8 where it is, else as Latin-1."""
        value = next((value for found, value in self._raw if found == name), None)
        if value is None:
            return None
        try:
            return value.decode("utf-8").strip()
        except UnicodeDecodeError:
            return value.decode("latin-1").strip()

    def forwarded(self) -> list[tuple[str, str]]:
        """What the upstream may see, `authorization` apart."""
        dropped = NOT_FORWARDED | _named_by_connection(self._raw)
        return [
            (name, value.decode("latin-1"))
            for name, value in self._raw
            if name not in dropped and not name.startswith(NOT_FORWARDED_PREFIXES)
        ]

    @property
    def content_length(self) -> int | None:
        text = self.text("content-length")
        return int(text) if text is not None and text.isascii() and text.isdigit() else None

    @property
    def has_body(self) -> bool:
        return bool(self.content_length) or self.text("transfer-encoding") is not None

    @property
    def is_retry(self) -> bool:
        count = self.text("x-stainless-retry-count") or ""
        return count.isascii() and count.isdigit() and count.strip("0") != ""

    def mode(self) -> Mode:
        """Raises InvalidRequest for a mode that does not exist."""
        if any((self.text(name) or "").lower() in TRUE for name in NO_MEMORY):
            return Mode.OFF
        text = self.text("x-kumbuka-memory")
        if text is None:
            return Mode.ON
        try:
            return Mode(text.lower())
        except ValueError:
            message = "must be one of " + ", ".join(Mode)
            problem = FieldProblem("x-kumbuka-memory", message)
            raise InvalidRequest(f"x-kumbuka-memory {message}", problem) from None


def _named_by_connection(raw: Sequence[tuple[str, bytes]]) -> frozenset[str]:
    named = [value.decode("latin-1") for name, value in raw if name == "connection"]
    return frozenset(part.strip().lower() for value in named for part in value.split(","))


def returned(headers: Iterable[tuple[str, str]], *, streams: bool) -> list[tuple[str, str]]:
    """The upstream's response headers that reach the client."""
    # A stream may grow by comments of ours, so it has no length that could be promised.
    dropped = HOP_BY_HOP | {"content-length"} if streams else HOP_BY_HOP
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in dropped and not name.lower().startswith("x-kumbuka-")
    ]


def content_type(headers: Iterable[tuple[str, str]]) -> str:
    found: Mapping[str, str] = {name.lower(): value for name, value in headers}
    return found.get("content-type", "").partition(";")[0].strip().lower()
