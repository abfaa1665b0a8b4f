"""The order of documents from an endpoint on the network, in the forms of `shapes`.

What goes wrong is said in our own words; what the endpoint wrote is never repeated, because some
endpoints repeat the key.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kumbuka.adapters.embeddings.refusals import Meaning, Refusal, refusal
from kumbuka.adapters.rerank.shapes import (
    Shape,
    UnexpectedAnswer,
    rerank_url,
    scores,
    shape_and_model,
)
from kumbuka.adapters.urls import Resolver, UrlPolicy, UrlRefused, host_of, system_resolver
from kumbuka.errors import RerankFailed

if TYPE_CHECKING:
    import httpx

MAX_WAIT_S = 5.0
MAX_ANSWER_BYTES = 65_536
MAX_ANSWER_BYTES_A_DOCUMENT = 16_384
"""Besides: some endpoints send the documents back."""
MAX_CALLS = 16
"""At once: a slow endpoint does not take every connection."""
MAX_RETRIES = 2
"""For an endpoint that is busy, where the time allows."""
FIRST_WAIT_S = 0.25
"""Before a repetition, where the endpoint does not say how long; then twice as long."""
REST_S = {Meaning.BUSY: 1.0, Meaning.QUOTA: 300.0, Meaning.REFUSED: 0.0, Meaning.DOWN: 5.0}
MAX_REST_S = 60.0
"""How long a model is not asked after a failure, so that no chat waits for it again and again."""
MAX_RESTING = 100
"""Models that are remembered to rest; owners may each name one."""

_VALUE = re.compile(r"[!-~]+(?: [!-~]+)*")


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What the configuration says."""

    url: str = field(repr=False)
    api_key: str | None = field(default=None, repr=False)
    model: str | None = None
    """Where a call names none; a vendor may stand before it."""
    allowed_hosts: frozenset[str] = frozenset()
    """Hosts that the URL policy lets pass; the endpoint's own need not be among them."""

    def headers(self) -> dict[str, str]:
        """Raises RerankFailed where the key cannot be sent."""
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.api_key:
            if not _VALUE.fullmatch(self.api_key.strip()):
                raise RerankFailed("the key for the rerank endpoint cannot be sent")
            headers["authorization"] = f"Bearer {self.api_key.strip()}"
        return headers | {"accept-encoding": "identity"}


class RemoteReranker:
    """Implements `ports.Reranker`. After a failure the model is not asked for a short while; after
    a used-up quota, for minutes."""

    def __init__(
        self,
        endpoint: Endpoint,
        resolve: Resolver | None = None,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._endpoint = endpoint
        allowed = endpoint.allowed_hosts | ({host_of(endpoint.url)} - {""})
        self._policy = UrlPolicy(allowed, resolve or system_resolver)
        self._sleep = sleep
        self._monotonic = monotonic
        self._calls = asyncio.Semaphore(MAX_CALLS)
        self._open: httpx.AsyncClient | None = None
        self._resting: dict[str, tuple[float, str]] = {}

    def model(self, model: str | None) -> str:
        return self._shape_and_model(model)[1]

    async def rerank(
        self, query: str, documents: Sequence[str], *, model: str | None, wait_s: float
    ) -> list[float]:
        """One score a document, in order, within `wait_s`, which is 5 s at most.

        Raises RerankFailed.
        """
        if not documents:
            return []
        shape, name = self._shape_and_model(model)
        self._refuse_resting(name)
        wait_s = min(wait_s, MAX_WAIT_S)
        if wait_s <= 0:
            raise RerankFailed("no time was left for the rerank endpoint")
        body = shape.body(name, _whole(query), [_whole(text) for text in documents])
        ends_at = self._monotonic() + wait_s
        try:
            async with asyncio.timeout(wait_s):
                return await self._asked(json.dumps(body).encode(), len(documents), ends_at)
        except TimeoutError as error:
            raise self._rested(name, _Trouble("did not answer in time")) from error
        except _Trouble as trouble:
            raise self._rested(name, trouble) from trouble.__cause__

    async def close(self) -> None:
        client, self._open = self._open, None
        if client is not None:
            await client.aclose()

    def _shape_and_model(self, model: str | None) -> tuple[Shape, str]:
        return shape_and_model(self._endpoint.url, model or self._endpoint.model)

    async def _asked(self, body: bytes, count: int, ends_at: float) -> list[float]:
        """Repeated while the endpoint is busy and there is time."""
        usual_s = FIRST_WAIT_S
        for repetitions_left in range(MAX_RETRIES, -1, -1):
            status, headers, answer = await self._post(body, count)
            if 200 <= status < 300:
                return _scores(answer, count)
            judged = refusal(status, headers, answer)
            wait_s = usual_s if judged.wait_s is None else judged.wait_s
            in_time = self._monotonic() + wait_s < ends_at
            if judged.meaning is not Meaning.BUSY or not repetitions_left or not in_time:
                raise _Trouble(_said(judged), judged)
            await self._sleep(wait_s)
            usual_s *= 2
        raise AssertionError("the last repetition answers or fails")

    async def _post(self, body: bytes, count: int) -> tuple[int, Mapping[str, str], bytes]:
        headers = self._endpoint.headers()
        import httpx  # where it is first used: most deployments have no such endpoint

        try:
            url = rerank_url(self._policy.check(self._endpoint.url))
            async with self._calls:
                return await self._exchange(url, headers, body, count)
        except UrlRefused as error:
            raise _Trouble(f"is at a URL that {error}") from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _Trouble("could not be reached") from error

    async def _exchange(
        self, url: str, headers: Mapping[str, str], body: bytes, count: int
    ) -> tuple[int, Mapping[str, str], bytes]:
        # The whole call has one time limit, so that a slow drip of bytes ends too.
        sent = self._client().stream("POST", url, headers=headers, content=body, timeout=None)
        async with sent as response:
            answer = bytearray()
            async for chunk in response.aiter_raw():
                answer += chunk
                if len(answer) > MAX_ANSWER_BYTES + count * MAX_ANSWER_BYTES_A_DOCUMENT:
                    raise _Trouble("answered with more than it was asked for")
        return response.status_code, response.headers, bytes(answer)

    def _client(self) -> httpx.AsyncClient:
        if self._open is None:
            from kumbuka.adapters.checked_http import checked_client

            self._open = checked_client(self._policy)
        return self._open

    def _refuse_resting(self, model: str) -> None:
        rests_until, reason = self._resting.get(model, (float("-inf"), ""))
        if self._monotonic() < rests_until:
            raise RerankFailed(reason)

    def _rested(self, model: str, trouble: _Trouble) -> RerankFailed:
        """What to raise; from now on the model is not asked for a while."""
        said = f"the rerank endpoint {trouble}"
        judged = trouble.judged
        asked_s = judged.wait_s if judged and judged.wait_s is not None else 0.0
        rest_s = REST_S[judged.meaning if judged else Meaning.DOWN]
        if rest_s:
            while len(self._resting) >= MAX_RESTING:
                del self._resting[next(iter(self._resting))]
            rests_until = self._monotonic() + max(rest_s, min(asked_s, MAX_REST_S))
            self._resting[model] = (rests_until, said)
        return RerankFailed(said)


class _Trouble(Exception):
    """What the endpoint did, as the end of a sentence."""

    def __init__(self, what: str, judged: Refusal | None = None) -> None:
        super().__init__(what)
        self.judged = judged


def _scores(answer: bytes, count: int) -> list[float]:
    try:
        return scores(json.loads(answer), count)
    except (UnexpectedAnswer, ValueError, RecursionError) as error:
        raise _Trouble("gave an answer of another form") from error


def _said(judged: Refusal) -> str:
    what = "refused the texts" if judged.meaning is Meaning.REFUSED else judged.meaning.value
    return f"{what} (status {judged.status})"


def _whole(text: str) -> str:
    """Without half a surrogate pair, which JSON in UTF-8 cannot hold."""
    return text.encode("utf-8", "replace").decode()
