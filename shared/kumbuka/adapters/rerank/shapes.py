"""The request and response forms of rerank endpoints, which differ little."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from kumbuka.adapters.urls import host_of


class UnexpectedAnswer(ValueError):
    """The answer does not have the form, or not one score for each document."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How one vendor's endpoint is asked."""

    url: str
    """The vendor's own base URL."""
    model: str
    """What is used at the vendor's own URL where no model is named."""
    count_field: str = "top_n"
    """What the number of wanted results is called."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """Sent besides."""

    def body(self, model: str, query: str, documents: Sequence[str]) -> dict[str, Any]:
        """Without a model where none is named: servers with a single one need none."""
        named = {"model": model} if model else {}
        wanted = {self.count_field: len(documents)}
        return {**named, "query": query, "documents": list(documents), **wanted, **self.more}


COHERE = Shape("https://api.cohere.com/v2", "rerank-v3.5")
JINA = Shape(
    "https://api.jina.ai/v1",
    "jina-reranker-v2-base-multilingual",
    more={"return_documents": False},
)
VOYAGE = Shape(
    "https://api.voyageai.com/v1", "rerank-2.5", "top_k", more={"return_documents": False}
)
SHAPES = {"cohere": COHERE, "jina": JINA, "voyage": VOYAGE}
ANY = Shape("http://localhost/v1", "")
"""What servers of one's own speak: vLLM, llama.cpp, LiteLLM, Infinity."""


def shape_and_model(url: str, provider_model: str | None) -> tuple[Shape, str]:
    """`voyage/rerank-2.5` → the vendor's form and the model; without a vendor the URL's host tells.

    The model is empty where the endpoint is to choose.
    """
    host = host_of(url)
    by_host = next((shape for shape in SHAPES.values() if host_of(shape.url) == host), ANY)
    vendor, slash, rest = (provider_model or "").partition("/")
    if slash and vendor in SHAPES:
        return SHAPES[vendor], rest
    return by_host, provider_model or by_host.model


def rerank_url(url: str) -> str:
    """A bare host gets the vendor's usual path; the end of the call's own path may be given."""
    shape, _ = shape_and_model(url, None)
    if not urlsplit(url).path.strip("/"):
        url = url.rstrip("/") + urlsplit(shape.url).path
    return url if url.endswith("/rerank") else f"{url}/rerank"


def scores(answer: Any, count: int) -> list[float]:
    """One score a document, in order: `{"results": [{"index", "relevance_score"}]}`, the same in
    `data`, or the list alone with `score`. Raises UnexpectedAnswer."""
    entries = answer
    if isinstance(answer, dict):
        entries = answer.get("results", answer.get("data"))
    if not isinstance(entries, list):
        raise UnexpectedAnswer("the answer has no list of results")
    found = dict(_place_and_score(entry) for entry in entries)
    if len(found) != len(entries) or sorted(found) != list(range(count)):
        raise UnexpectedAnswer("the results are not one for each document")
    return [found[place] for place in range(count)]


def _place_and_score(entry: Any) -> tuple[int, float]:
    if not isinstance(entry, dict):
        raise UnexpectedAnswer("a result is not an object")
    place, score = entry.get("index"), entry.get("relevance_score", entry.get("score"))
    if not isinstance(place, int) or isinstance(place, bool):
        raise UnexpectedAnswer("a result has no index")
    if not isinstance(score, int | float) or isinstance(score, bool):
        raise UnexpectedAnswer("a result has no score")
    try:
        number = float(score)
    except OverflowError as error:
        raise UnexpectedAnswer("a score is not finite") from error
    if not math.isfinite(number):
        raise UnexpectedAnswer("a score is not finite")
    return place, number
