"""The state of every embedding source, tried and not assumed."""

from __future__ import annotations

import asyncio

from kumbuka.adapters.embeddings.sources import SOURCES, EmbeddingSources, within
from kumbuka.errors import EmbeddingFailed
from kumbuka.ports import Choice, EmbeddingProvider

PROBE = "A short sentence to try an embedding source with."
PROBE_S = 5.0


async def embedding_providers(sources: EmbeddingSources, choice: Choice) -> list[EmbeddingProvider]:
    """Every source; those that are configured are tried with a short sentence, for 5 s at most."""
    return list(await asyncio.gather(*(_provider(sources, choice, name) for name in SOURCES)))


async def _provider(sources: EmbeddingSources, choice: Choice, name: str) -> EmbeddingProvider:
    try:
        sources.require(name, choice)
    except EmbeddingFailed as error:
        return _unused(sources, name, choice, str(error))
    has_key = name == "remote" and sources.has_key(choice)
    try:
        source = sources.source(name, choice)
        # Past the cache, which may hold an answer from before the source failed.
        (blob,) = await within(PROBE_S, source.made.embed([PROBE]), source.model)
    except EmbeddingFailed as error:
        model = sources.model(name, choice)
        return EmbeddingProvider(name, False, True, model, has_key=has_key, reason=str(error))
    reason = None if blob else "no vector came back"
    return EmbeddingProvider(
        name, not reason, True, source.model, source.dimensions, has_key, reason
    )


def _unused(sources: EmbeddingSources, name: str, choice: Choice, reason: str) -> EmbeddingProvider:
    """A source that the settings or the deployment leave out."""
    if name == "transformers":
        try:
            model = sources.transformer()
        except EmbeddingFailed as error:
            return EmbeddingProvider(name, False, False, reason=str(error))
        is_there, size = model.is_installed, model.dimensions
        return EmbeddingProvider(name, is_there, False, model.name, size, reason=reason)
    is_there = name == "static" and not choice.static_enabled
    return EmbeddingProvider(name, is_there, False, reason=reason)
