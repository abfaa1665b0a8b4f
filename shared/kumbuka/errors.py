"""Every deliberate error of Kumbuka.

KumbukaError
├── InvalidRequest             the caller can mend it; names the fields
│   ├── BodyTooLarge           the body is over the limit of its surface
│   ├── NotAvailable           a setting or a value whose feature is not built
│   └── Conflict               it contradicts what is stored
├── NotAuthenticated           no key, or a key that is not known
├── NotAllowed                 the key lacks the right, or names another owner
├── NotFound                   no such memory, record or key in the caller's scope
├── AuthUnavailable            the key could not be checked: the store is down
├── StoreUnavailable           the database did not answer; trying later may help
│   ├── StoreBusy              another writer held the database for too long
│   └── StoreDamaged           the database answers, but for a part that is missing or broken
├── VectorStoreUnavailable     the second vector store did not answer; the database still does
│   └── WrongDimension         its collection holds vectors of another length
├── QueueUnavailable           the queue did not take or give a message
├── EmbeddingFailed            no usable vector came back
├── RerankFailed               no usable order came back
├── UpstreamUnreachable        the upstream refused, reset or broke the connection
│   └── UpstreamTimeout        the upstream did not answer in time
│       └── DeadlineExceeded   nor before the platform ends the request
├── PoisonMessage              a queue message that can never be processed
└── InvalidConfiguration       the environment holds values that cannot work
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FieldProblem:
    """One thing that is wrong with one field of a request."""

    field: str
    message: str


class KumbukaError(Exception):
    """The root: everything Kumbuka raises on purpose."""

    code = "internal_error"


class InvalidRequest(KumbukaError):
    code = "invalid_request"

    def __init__(self, message: str, *details: FieldProblem) -> None:
        super().__init__(message)
        self.details = details


class BodyTooLarge(InvalidRequest):
    code = "body_too_large"


class NotAvailable(InvalidRequest):
    code = "not_available"


class Conflict(InvalidRequest):
    code = "conflict"


class NotAuthenticated(KumbukaError):
    code = "not_authenticated"


class NotAllowed(KumbukaError):
    code = "not_allowed"


class NotFound(KumbukaError):
    code = "not_found"


class AuthUnavailable(KumbukaError):
    code = "auth_unavailable"


class StoreUnavailable(KumbukaError):
    code = "store_unavailable"


class StoreBusy(StoreUnavailable):
    code = "store_busy"


class StoreDamaged(StoreUnavailable):
    code = "store_damaged"


class VectorStoreUnavailable(KumbukaError):
    code = "vector_store_unavailable"


class WrongDimension(VectorStoreUnavailable):
    code = "wrong_dimension"

    def __init__(self, collection: str, held: int, wanted: int) -> None:
        super().__init__(
            f"the collection {collection} holds vectors of {held} dimensions,"
            f" the embedding has {wanted}"
        )
        self.held = held
        self.wanted = wanted


class QueueUnavailable(KumbukaError):
    code = "queue_unavailable"


class EmbeddingFailed(KumbukaError):
    code = "embedding_failed"

    def __init__(self, message: str, again_in_s: float | None = None) -> None:
        """`again_in_s` is when the same call may succeed, where the source is only busy."""
        super().__init__(message)
        self.again_in_s = again_in_s


class RerankFailed(KumbukaError):
    code = "rerank_failed"


class UpstreamUnreachable(KumbukaError):
    code = "upstream_unreachable"


class UpstreamTimeout(UpstreamUnreachable):
    code = "upstream_timeout"


class DeadlineExceeded(UpstreamTimeout):
    code = "deadline_exceeded"


class PoisonMessage(KumbukaError):
    code = "poison_message"


class InvalidConfiguration(KumbukaError):
    code = "invalid_configuration"

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
