"""Embeddings from an endpoint on the network, in any of the forms of `shapes`.

What goes wrong is said in our own words with the model's name. What the endpoint wrote is never
repeated, because some endpoints repeat the key.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kumbuka.adapters.embeddings.choices import suffix
from kumbuka.adapters.embeddings.refusals import Meaning, Refusal, refusal
from kumbuka.adapters.embeddings.shapes import DIMENSIONS, Shape, UnexpectedAnswer
from kumbuka.adapters.embeddings.unit_vectors import UnusableVector, unit_blob
from kumbuka.adapters.urls import UrlRefused
from kumbuka.errors import EmbeddingFailed

if TYPE_CHECKING:
    import httpx

log = logging.getLogger("kumbuka.embeddings")

HALF_CHARACTERS = 3_000
"""Of a longer text the first and the last so many characters are sent."""
MAX_ANSWER_BYTES = 65_536
MAX_ANSWER_BYTES_A_TEXT = 262_144
"""Besides: 8,192 numbers of 32 characters."""
INLINE_TEXTS = 4
"""The answer for more than this is read in a thread: 64 texts take a tenth of a second."""
MAX_CALLS = 16
"""At once, of one embedder: a slow endpoint does not take every connection from the others."""
MAX_REFUSED_ALONE = 3
"""Where so many texts are refused one by one and none is accepted, it may not be the texts."""
PLAIN_TEXT = "A short sentence that every model accepts."
"""Sent then: where it is accepted it is the texts, and the rest of them is asked for."""
FIRST_WAIT_S = 0.5
"""Before the first repetition, where the endpoint does not say how long; then twice as long."""
REST_S = {Meaning.BUSY: 1.0, Meaning.QUOTA: 300.0, Meaning.DOWN: 5.0}
MAX_REST_S = 60.0
"""How long nothing is asked after a failure, so that those who ask next need not wait for it."""

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile(r"[!-~](?:[ -~]*[!-~])?")
_OURS = frozenset({"host", "content-length", "transfer-encoding", "connection", "accept-encoding"})


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where one model is asked for vectors."""

    base_url: str
    """Without a slash at its end, as `UrlPolicy.check` gives it."""
    model: str
    shape: Shape
    api_key: str | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Sent besides ours; one of them may take the place of the key's header."""
    dimensions: int | None = None
    """Asked for, and then the only size that is accepted. None: the model's own."""

    def sent_headers(self) -> dict[str, str]:
        """Raises EmbeddingFailed where the key or a header could not be sent."""
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.api_key:
            headers[self.shape.key_header] = self.shape.key_prefix + self.api_key.strip()
        headers |= {name.lower(): value.strip() for name, value in self.headers}
        for name, value in headers.items():
            if name in _OURS or not _NAME.fullmatch(name) or not _VALUE.fullmatch(value):
                raise EmbeddingFailed(
                    f"the key or a header for the embedding model {self.model!r} cannot be sent"
                )
        return headers | {"accept-encoding": "identity"}


@dataclass(frozen=True, slots=True)
class Patience:
    """How long one `embed` may take."""

    retries: int
    """Repetitions for an endpoint that is busy."""
    wait_s: float
    """What all waits between them may add up to."""
    call_s: float
    """One call, from the look-up of its name to the last byte of its answer."""


IN_CHAT = Patience(retries=2, wait_s=5.0, call_s=10.0)
IN_BACKGROUND = Patience(retries=6, wait_s=90.0, call_s=60.0)


class RemoteEmbedder:
    """Implements `ports.Embedder`.

    The signature is `remote:<model>:<dimensions>:int8`, or without its end where vectors are not
    quantised. Until the first answer the dimensions are
    the configured ones, else what the model is known to give, else 0: no stored vector has that
    signature, so nothing is compared with what another model made. Read it after `embed`.

    Of several texts, one that the endpoint does not accept is left without a vector and logged;
    the call fails where none is accepted, not even a plain sentence. After a failure nothing is
    asked for a short while.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        client: Callable[[], httpx.AsyncClient],
        *,
        patience: Patience = IN_CHAT,
        quantization: str = "int8",
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._endpoint = endpoint
        self._client = client
        self._patience = patience
        self._quantization = quantization
        self._sleep = sleep
        self._monotonic = monotonic
        self._calls = asyncio.Semaphore(MAX_CALLS)
        self._dimensions = endpoint.dimensions
        self._resting = _Rest(float("-inf"), "", is_busy=False)

    @property
    def signature(self) -> str:
        return f"remote:{self._endpoint.model}:{self.dimensions}{suffix(self._quantization)}"

    @property
    def dimensions(self) -> int:
        """0 where that is not known yet."""
        return self._dimensions or DIMENSIONS.get(self._endpoint.model, 0)

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """One blob a text, in order; None for a blank text and for one that is not accepted.

        Raises EmbeddingFailed.
        """
        sent = {place: _clipped(text) for place, text in enumerate(texts) if text.strip()}
        found = await self._found(sent) if sent else {}
        return [found.get(place) for place in range(len(texts))]

    async def _found(self, sent: Mapping[int, str]) -> dict[int, bytes]:
        if self._monotonic() < self._resting.until:
            raise self._resting.error(self._monotonic())
        outcome = _Outcome()
        waits = _Waits(self._patience)
        batches = deque(_batches(sent, self._endpoint.shape))
        while batches:
            if outcome.is_hopeless:
                if not await self._takes_anything(waits):
                    break
                outcome.is_proven = True
            batch = batches.popleft()
            try:
                blobs = await self._ask([sent[place] for place in batch], waits)
            except _Refused as error:
                batches.extendleft(outcome.halves(batch, str(error)))
            else:
                outcome.add(batch, blobs)
        self._report(len(sent), outcome)
        return outcome.found

    async def _takes_anything(self, waits: _Waits) -> bool:
        try:
            return bool((await self._ask([PLAIN_TEXT], waits))[0])
        except _Refused:
            return False

    def _report(self, sent: int, outcome: _Outcome) -> None:
        if not outcome.found and not outcome.is_proven:
            raise EmbeddingFailed(self._said(outcome.refused[0]))
        if outcome.refused:
            log.warning(
                "%s for %d of %d texts, which have no vector now",
                self._said(outcome.refused[0]),
                len(outcome.refused),
                sent,
            )

    async def _ask(self, texts: Sequence[str], waits: _Waits) -> list[bytes | None]:
        """One batch, repeated while the endpoint is busy and there is patience left."""
        while True:
            status, headers, body = await self._post(texts)
            if 200 <= status < 300:
                return await self._read(body, len(texts))
            judged = refusal(status, headers, body)
            said = f"{judged.meaning.value} (status {status})"
            if judged.meaning is Meaning.REFUSED:
                raise _Refused(said)
            wait_s = waits.take(judged.wait_s) if judged.meaning is Meaning.BUSY else None
            if wait_s is None:
                raise self._failed(said, judged)
            await self._sleep(wait_s)

    async def _post(self, texts: Sequence[str]) -> tuple[int, Mapping[str, str], bytes]:
        endpoint = self._endpoint
        body = endpoint.shape.body(endpoint.model, texts, endpoint.dimensions)
        url = endpoint.base_url + endpoint.shape.path(endpoint.model)
        headers = endpoint.sent_headers()
        import httpx  # where it is first used: static embeddings do without

        try:
            async with asyncio.timeout(self._patience.call_s), self._calls:
                return await self._exchange(url, headers, json.dumps(body).encode(), len(texts))
        except UrlRefused as error:
            raise self._failed(f"is at a URL that {error}") from error
        except TimeoutError as error:
            raise self._failed("did not answer in time") from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise self._failed("could not be reached") from error

    async def _exchange(
        self, url: str, headers: Mapping[str, str], body: bytes, count: int
    ) -> tuple[int, Mapping[str, str], bytes]:
        client = self._client()
        # The whole call has one time limit, so that a slow drip of bytes ends too.
        sent = client.stream("POST", url, headers=headers, content=body, timeout=None)
        async with sent as response:
            answer = bytearray()
            async for chunk in response.aiter_raw():
                answer += chunk
                if len(answer) > MAX_ANSWER_BYTES + count * MAX_ANSWER_BYTES_A_TEXT:
                    raise self._failed("answered with more than it was asked for")
        return response.status_code, response.headers, bytes(answer)

    async def _read(self, body: bytes, count: int) -> list[bytes | None]:
        if count <= INLINE_TEXTS:
            return self._blobs(body, count)
        return await asyncio.to_thread(self._blobs, body, count)

    def _blobs(self, body: bytes, count: int) -> list[bytes | None]:
        """A blob a text, None for a vector of no use; the size is learned and then kept to."""
        try:
            vectors = self._endpoint.shape.vectors(json.loads(body))
        except (UnexpectedAnswer, ValueError, RecursionError) as error:
            raise self._failed("gave an answer of another form") from error
        if len(vectors) != count:
            raise self._failed(f"gave {len(vectors)} vectors for {count} texts")
        sizes = {len(vector) if isinstance(vector, list) else 0 for vector in vectors}
        expected = self._dimensions or max(sizes)
        if not expected:
            raise self._failed("gave an empty vector")
        if sizes != {expected}:
            wrong = min(sizes - {expected})
            raise self._failed(f"gave a vector of {wrong} numbers, not {expected}")
        self._dimensions = expected
        return [_blob(vector, self._quantization) for vector in vectors]

    def _failed(self, what: str, judged: Refusal | None = None) -> EmbeddingFailed:
        """What to raise; from now on nothing is asked for a while."""
        asked_s = judged.wait_s if judged and judged.wait_s is not None else 0.0
        rest_s = REST_S[judged.meaning if judged else Meaning.DOWN]
        now = self._monotonic()
        is_busy = judged is not None and judged.meaning is Meaning.BUSY
        until = now + max(rest_s, min(asked_s, MAX_REST_S))
        self._resting = _Rest(until, self._said(what), is_busy)
        return self._resting.error(now)

    def _said(self, what: str) -> str:
        return f"the embedding model {self._endpoint.model!r} {what}"


@dataclass(frozen=True, slots=True)
class _Rest:
    """Nothing is asked until then, and why."""

    until: float
    reason: str
    is_busy: bool
    """Afterwards the same call may succeed."""

    def error(self, now: float) -> EmbeddingFailed:
        return EmbeddingFailed(self.reason, max(0.0, self.until - now) if self.is_busy else None)


@dataclass(slots=True)
class _Outcome:
    """What has come of the texts of one `embed` so far."""

    found: dict[int, bytes] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    """Why, once a text that was refused alone or whose vector is of no use."""
    is_proven: bool = False
    """The endpoint accepts texts, so that what it refused was refused for its own sake."""

    @property
    def is_hopeless(self) -> bool:
        accepts = self.is_proven or bool(self.found)
        return not accepts and len(self.refused) >= MAX_REFUSED_ALONE

    def add(self, batch: Sequence[int], blobs: Sequence[bytes | None]) -> None:
        self.found |= {place: blob for place, blob in zip(batch, blobs, strict=True) if blob}
        self.refused += ["gave a vector that is zero or not finite"] * blobs.count(None)

    def halves(self, batch: list[int], reason: str) -> list[list[int]]:
        """What to try in place of a refused batch, the last first; a single text is given up."""
        middle = len(batch) // 2
        if not middle:
            self.refused.append(reason)
            return []
        return [batch[middle:], batch[:middle]]


class _Refused(Exception):
    """The batch was not accepted as it is; the message says how."""


class _Waits:
    """What is left of the patience of one `embed`."""

    def __init__(self, patience: Patience) -> None:
        self._times = patience.retries
        self._left_s = patience.wait_s
        self._usual_s = FIRST_WAIT_S

    def take(self, asked_s: float | None) -> float | None:
        """How long to wait before the next repetition; None where there is to be none."""
        wait_s = self._usual_s if asked_s is None else asked_s
        if not self._times or wait_s > self._left_s:
            return None
        self._times -= 1
        self._left_s -= wait_s
        self._usual_s *= 2
        return wait_s


def _batches(sent: Mapping[int, str], shape: Shape) -> Iterator[list[int]]:
    """The places of texts that go together: as many as the form takes, and at least one."""
    batch: list[int] = []
    size = 0
    for place, text in sent.items():
        length = len(text.encode())
        if batch and (len(batch) == shape.max_texts or size + length > shape.max_bytes):
            yield batch
            batch, size = [], 0
        batch.append(place)
        size += length
    if batch:
        yield batch


def _clipped(text: str) -> str:
    """What is sent of a text. Half a surrogate pair, which JSON in UTF-8 cannot hold, goes."""
    if len(text) > 2 * HALF_CHARACTERS:
        text = f"{text[:HALF_CHARACTERS]} {text[-HALF_CHARACTERS:]}"
    return text.encode("utf-8", "replace").decode()


def _blob(vector: list[float], quantization: str) -> bytes | None:
    time.sleep(0)  # lets the event loop's thread have the interpreter in between
    try:
        return unit_blob(vector, quantization)
    except UnusableVector:
        return None
