"""The request and response forms of embedding endpoints.

Every form takes several texts a call and answers JSON. A text is embedded in one way, whether it
is stored or asked about, because vectors are cached and compared by text alone: `input_type` and
`taskType` therefore never differ between the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

MAX_TEXTS = 64
"""A call. Vendors take from 96 up, but an answer is megabytes of JSON, and reading it takes time in
which nothing else is done."""


class UnexpectedAnswer(ValueError):
    """The answer does not have the form, or not as many vectors as there were texts."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How one vendor's endpoint is asked, and where in its answer the vectors stand."""

    name: str
    url: str
    """The vendor's own base URL."""
    model: str
    """What is used at the vendor's own URL where no model is named."""
    max_texts: int
    max_bytes: int
    """Of all texts of one call together, in UTF-8."""
    path: Callable[[str], str]
    """Model → what follows the base URL."""
    body: Callable[[str, Sequence[str], int | None], dict[str, Any]]
    """Model, texts, dimensions to ask for → the request's JSON."""
    vectors: Callable[[Any], Sequence[Any]]
    """The answer's JSON → one list of numbers a text, in order. Raises UnexpectedAnswer."""
    key_header: str = "authorization"
    key_prefix: str = "Bearer "


def _openai_body(model: str, texts: Sequence[str], dimensions: int | None) -> dict[str, Any]:
    return _with({"model": model, "input": list(texts)}, "dimensions", dimensions)


def _voyage_body(model: str, texts: Sequence[str], dimensions: int | None) -> dict[str, Any]:
    return _with({"model": model, "input": list(texts)}, "output_dimension", dimensions)


def _cohere_body(model: str, texts: Sequence[str], dimensions: int | None) -> dict[str, Any]:
    body = {
        "model": model,
        "texts": list(texts),
        "input_type": "search_document",
        "embedding_types": ["float"],
    }
    return _with(body, "output_dimension", dimensions)


def _gemini_body(model: str, texts: Sequence[str], dimensions: int | None) -> dict[str, Any]:
    name = _gemini_name(model)
    return {
        "requests": [
            _with(
                {"model": name, "content": {"parts": [{"text": text}]}},
                "outputDimensionality",
                dimensions,
            )
            for text in texts
        ]
    }


def _gemini_name(model: str) -> str:
    return model if model.startswith("models/") else f"models/{model}"


def _gemini_path(model: str) -> str:
    return f"/{quote(_gemini_name(model))}:batchEmbedContents"


def _with(body: dict[str, Any], name: str, value: int | None) -> dict[str, Any]:
    return body if value is None else {**body, name: value}


def _openai_vectors(answer: Any) -> Sequence[Any]:
    entries = _list(_field(answer, "data"))
    vectors = [_field(entry, "embedding") for entry in entries]
    places = [entry.get("index") for entry in entries]
    if all(place is None for place in places):
        return vectors
    by_place = {
        place: vector
        for place, vector in zip(places, vectors, strict=True)
        if isinstance(place, int) and not isinstance(place, bool)
    }
    if sorted(by_place) != list(range(len(entries))):
        raise UnexpectedAnswer("the answer's indexes do not count its vectors")
    return [by_place[place] for place in range(len(entries))]


def _cohere_vectors(answer: Any) -> Sequence[Any]:
    embeddings = _field(answer, "embeddings")
    # Version 1 of the interface gives the list itself where no types are asked for.
    return _list(embeddings if isinstance(embeddings, list) else _field(embeddings, "float"))


def _gemini_vectors(answer: Any) -> Sequence[Any]:
    return [_field(entry, "values") for entry in _list(_field(answer, "embeddings"))]


def _field(value: Any, name: str) -> Any:
    if not isinstance(value, dict) or name not in value:
        raise UnexpectedAnswer(f"the answer has no {name!r} where it should")
    return value[name]


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise UnexpectedAnswer("the answer holds no list where it should")
    return value


OPENAI = Shape(
    "openai",
    "https://api.openai.com/v1",
    "text-embedding-3-small",
    max_texts=MAX_TEXTS,
    max_bytes=250_000,
    path=lambda model: "/embeddings",
    body=_openai_body,
    vectors=_openai_vectors,
)
"""`POST /embeddings {"model","input":[text],"dimensions"?}` →
`{"data":[{"index","embedding":[number]}]}`. At most 2,048 texts and 300,000 tokens; the servers
that speak this form often take fewer. Too much: 400. Errors: `{"error":{"message","type","code"}}`,
no money left: 429 with the code `insufficient_quota`."""

VOYAGE = Shape(
    "voyage",
    "https://api.voyageai.com/v1",
    "voyage-3.5",
    max_texts=MAX_TEXTS,
    max_bytes=100_000,
    path=lambda model: "/embeddings",
    body=_voyage_body,
    vectors=_openai_vectors,
)
"""`POST /embeddings {"model","input":[text],"output_dimension"?}` → as OpenAI's. At most 1,000
texts and, by model, 120,000 to 1,000,000 tokens a call, more a character than elsewhere. Too much:
400. Errors: `{"detail"}`. `input_type` is left out, so that no prompt is put before a text."""

COHERE = Shape(
    "cohere",
    "https://api.cohere.com/v2",
    "embed-v4.0",
    max_texts=MAX_TEXTS,
    max_bytes=250_000,
    path=lambda model: "/embed",
    body=_cohere_body,
    vectors=_cohere_vectors,
)
"""`POST /embed {"model","texts":[text],"input_type","embedding_types":["float"],
"output_dimension"?}` → `{"embeddings":{"float":[[number]]}}`. At most 96 texts. Errors:
`{"message"}`; a trial key's month is over: 429 that names the calls a month."""

GEMINI = Shape(
    "gemini",
    "https://generativelanguage.googleapis.com/v1beta",
    "gemini-embedding-001",
    max_texts=MAX_TEXTS,
    max_bytes=250_000,
    path=_gemini_path,
    body=_gemini_body,
    vectors=_gemini_vectors,
    key_header="x-goog-api-key",
    key_prefix="",
)
"""`POST /models/{model}:batchEmbedContents {"requests":[{"model","content":{"parts":[{"text"}]},
"outputDimensionality"?}]}` → `{"embeddings":[{"values":[number]}]}` in order. At most 100 requests.
Errors: `{"error":{"code","message","status","details"}}`; 429 `RESOURCE_EXHAUSTED` is a rate, or a
day's quota where a `QuotaFailure` names a quota `…PerDay…`; `RetryInfo` says how long to wait."""

SHAPES: Mapping[str, Shape] = {s.name: s for s in (OPENAI, COHERE, VOYAGE, GEMINI)}

_HOSTS = {
    "api.openai.com": OPENAI,
    "api.cohere.com": COHERE,
    "api.cohere.ai": COHERE,
    "api.voyageai.com": VOYAGE,
    "generativelanguage.googleapis.com": GEMINI,
}
_SPEAKS_OPENAI = ("/openai", "/compatibility/v1")
"""How the other vendors' paths end where they speak OpenAI's form."""

DIMENSIONS: Mapping[str, int] = {
    "text-embedding-3-small": 1536,
    "text-embedding-3-large": 3072,
    "text-embedding-ada-002": 1536,
    "embed-v4.0": 1536,
    "embed-english-v3.0": 1024,
    "embed-multilingual-v3.0": 1024,
    "embed-english-light-v3.0": 384,
    "embed-multilingual-light-v3.0": 384,
    "voyage-3.5": 1024,
    "voyage-3.5-lite": 1024,
    "voyage-3-large": 1024,
    "voyage-code-3": 1024,
    "gemini-embedding-001": 3072,
}
"""What these models give where nothing is asked for; an answer of another size is believed."""


def shape_of(url: str) -> Shape:
    """The form that the host of this base URL speaks; OpenAI's where the host is not known."""
    parts = urlsplit(url)
    if parts.path.rstrip("/").endswith(_SPEAKS_OPENAI):
        return OPENAI
    return _HOSTS.get(parts.hostname or "", OPENAI)
