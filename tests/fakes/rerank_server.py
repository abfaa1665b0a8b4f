"""A rerank endpoint on loopback that can be made to refuse, and a reranker without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kumbuka.errors import RerankFailed

from tests.fakes.embedding_server import Answer, Call, EmbeddingServer


def relevance(scores: Mapping[str, float], document: str) -> float:
    """What the first text that is part of the document is worth, else .1."""
    return next((score for part, score in scores.items() if part in document), 0.1)


class RerankServer(EmbeddingServer):
    """Answers with `script` first, then with the scores of `scores`, best first."""

    def __init__(
        self, *script: Answer, scores: Mapping[str, float] | None = None, under: str = "results"
    ) -> None:
        super().__init__(*script)
        self._scores = scores or {}
        self._under = under

    def _answer(self, call: Call) -> Answer:
        found = [
            {"index": place, "relevance_score": relevance(self._scores, document)}
            for place, document in enumerate(call.body["documents"])
        ]
        found.sort(key=lambda entry: -entry["relevance_score"])
        return Answer(body={"id": "1", self._under: found})


@dataclass
class ScriptedReranker:
    """Implements `ports.Reranker` in the process."""

    scores: Mapping[str, float] = field(default_factory=dict)
    trouble: str | None = None
    asked: list[tuple[str, list[str]]] = field(default_factory=list)
    waits_s: list[float] = field(default_factory=list)

    def model(self, model: str | None) -> str:
        return model or "scripted"

    async def rerank(
        self, query: str, documents: Sequence[str], *, model: str | None, wait_s: float
    ) -> list[float]:
        self.asked.append((query, list(documents)))
        self.waits_s.append(wait_s)
        if self.trouble is not None:
            raise RerankFailed(self.trouble)
        return [relevance(self.scores, document) for document in documents]

    async def close(self) -> None:
        return None
