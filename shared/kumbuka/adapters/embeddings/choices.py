"""What the settings and the configuration say of embeddings."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Choice:
    """What the settings say of embeddings, by the names that `/api/settings/memory` has."""

    source: str = "auto"
    """`embeddingSource`: auto, remote, static, transformers or none."""
    fallback: str | None = None
    """`embeddingFallback`."""
    provider_model: str | None = None
    """`embeddingProviderModel`: a model, or `openai/`, `cohere/`, `voyage/`, `gemini/` and one."""
    custom_base_url: str | None = None
    custom_model_id: str | None = None
    """`customModelId`: the model's name exactly as the endpoint knows it."""
    static_enabled: bool = True
    transformers_enabled: bool = False


@dataclass(frozen=True, slots=True)
class Remote:
    """What the configuration says of a remote endpoint."""

    url: str | None = field(default=None, repr=False)
    api_key: str | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    dimensions: int | None = None
    """To ask for, where the model can give several sizes."""
