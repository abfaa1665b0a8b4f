"""What a chat request says about memory, and what its answer says about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kumbuka.usecases.authenticate import Caller

MAX_RECEIPT_IDS = 20


class Mode(StrEnum):
    ON = "on"
    READ = "read"
    """Recall without learning."""
    WRITE = "write"
    """Learning without recall."""
    OFF = "off"
    """Neither, and nothing is stored."""

    @property
    def reads(self) -> bool:
        return self in (Mode.ON, Mode.READ)

    @property
    def learns(self) -> bool:
        return self in (Mode.ON, Mode.WRITE)


@dataclass(frozen=True, slots=True)
class ChatRequest:
    request_id: str
    caller: Caller
    body: bytes
    mode: Mode = Mode.ON
    user_id: str | None = None
    """From the request's header; wins over the body's."""
    session_id: str | None = None
    is_retry: bool = False


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the client is told about the memory part of its request."""

    request_id: str
    status: str = Mode.OFF.value
    """The mode, or `degraded:` and `timeout`, `store`, `embedding` or `settings`."""
    memories: int = 0
    tokens: int = 0
    memory_ids: Sequence[str] = ()

    def headers(self) -> list[tuple[str, str]]:
        return [
            ("x-kumbuka-request-id", self.request_id),
            ("x-kumbuka-memory", self.status),
            ("x-kumbuka-memories", str(self.memories)),
            ("x-kumbuka-memory-tokens", str(self.tokens)),
            ("x-kumbuka-memory-ids", ",".join(self.memory_ids[:MAX_RECEIPT_IDS])),
        ]
