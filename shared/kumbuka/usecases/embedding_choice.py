"""What the settings say of embeddings. A chat needs that and nothing of what is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import Choice

if TYPE_CHECKING:
    from kumbuka.ports import Services


def choice_of(settings: Settings) -> Choice:
    """What the settings say of embeddings."""
    return Choice(
        source=settings.embedding_source,
        fallback=settings.embedding_fallback,
        provider_model=settings.embedding_provider_model,
        custom_base_url=settings.custom_base_url,
        custom_model_id=settings.custom_model_id,
        static_enabled=settings.static_enabled,
        transformers_enabled=settings.transformers_enabled,
    )


async def choice_for(services: Services, owner_id: str) -> Choice:
    """Of an owner, by the settings that are stored. Raises StoreUnavailable."""
    return choice_of(settings_from(*await services.settings.layers(owner_id)))
