"""The settings of a deployment and, over it, of an owner: names, defaults, and what is accepted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from kumbuka.errors import FieldProblem, InvalidRequest, NotAvailable
from kumbuka.memory.model import MemoryType

EFFECTIVE_MAX_TOKENS = 8000
MAX_NAME_CHARACTERS = 300


@dataclass(frozen=True, slots=True)
class ProfileSettings:
    enabled: bool = True
    max_tokens: int = 200


@dataclass(frozen=True, slots=True)
class TemporalDecaySettings:
    enabled: bool = False
    half_life_days: float = 30.0


@dataclass(frozen=True, slots=True)
class MmrSettings:
    enabled: bool = False
    balance: float = 0.7
    """1 ranks by score alone, 0 by difference alone."""


@dataclass(frozen=True, slots=True)
class TranscriptSettings:
    enabled: bool = False
    """What both sides say is stored, and recalled beside facts."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every field is one of section "Settings" in docs/settings.md, in snake case."""

    enabled: bool = True
    max_tokens: int = 2000
    retention_days: int = 0
    retention_types: tuple[str, ...] = ("episodic",)
    delete_grace_days: int = 0
    strategy: str = "hybrid"
    fusion: str = "linear"
    fusion_weights: Mapping[str, float] | None = None
    candidate_multiplier: int = 4
    scope: str = "apiKey"
    min_score: float = 0.0
    profile: ProfileSettings = field(default_factory=ProfileSettings)
    temporal_decay: TemporalDecaySettings = field(default_factory=TemporalDecaySettings)
    mmr: MmrSettings = field(default_factory=MmrSettings)
    transcripts: TranscriptSettings = field(default_factory=TranscriptSettings)
    placement: str = "auto"
    extract_from: str = "user"
    extractor: str = "pattern"
    auto_summarize: bool = False
    summarize_after_days: int = 30
    embedding_source: str = "auto"
    embedding_fallback: str | None = None
    embedding_provider_model: str | None = None
    custom_base_url: str | None = None
    custom_model_id: str | None = None
    static_enabled: bool = True
    transformers_enabled: bool = False
    rerank_enabled: bool = False
    rerank_provider_model: str | None = None
    vector_store: str = "auto"
    qdrant: Mapping[str, Any] = field(default_factory=dict)
    """Of the deployment alone, as `memory.qdrant` reads it; set by a route of its own."""
    time_zone: str = "UTC"

    @property
    def budget(self) -> int:
        """Tokens that all blocks of one request may spend."""
        return min(self.max_tokens, EFFECTIVE_MAX_TOKENS) if self.enabled else 0


Check = Callable[[Any], Any]
"""Takes the JSON value; returns what `Settings` holds, or raises ValueError with a sentence."""


def _boolean(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("must be true or false")
    return value


def _whole(low: int, high: int) -> Check:
    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"must be a whole number from {low} to {high}")
        return value

    return check


def _number(low: float, high: float) -> Check:
    def check(value: Any) -> float:
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not low <= value <= high
        ):
            raise ValueError(f"must be a number from {low:g} to {high:g}")
        return float(value)

    return check


def _one_of(*names: str, later: tuple[str, ...] = ()) -> Check:
    def check(value: Any) -> str:
        if isinstance(value, str) and value in later:
            raise NotAvailable(f"{value!r} is not available in this version")
        if not isinstance(value, str) or value not in names:
            raise ValueError("must be one of " + ", ".join(names))
        return value

    return check


def _optional(check: Check) -> Check:
    """Or null, which takes the value back."""
    return lambda value: None if value is None else check(value)


def _name(value: Any) -> str:
    if not isinstance(value, str) or not 0 < len(value.strip()) <= MAX_NAME_CHARACTERS:
        raise ValueError(f"must be a text of 1 to {MAX_NAME_CHARACTERS} characters")
    return value.strip()


def _types(value: Any) -> tuple[str, ...]:
    known = set(MemoryType)
    if not isinstance(value, list) or not all(isinstance(v, str) and v in known for v in value):
        raise ValueError("must be a list of " + ", ".join(MemoryType))
    return tuple(dict.fromkeys(value))


def _weights(value: Any) -> Mapping[str, float] | None:
    if value is None:
        return None
    if not isinstance(value, dict) or not set(value) <= {"keyword", "vector"}:
        raise ValueError("must be an object with the numbers keyword and vector")
    return {name: _number(0, 100)(weight) for name, weight in value.items()}


def _zone(value: Any) -> str:
    from zoneinfo import ZoneInfo  # only when the setting is written: it costs the cold start

    try:
        return str(ZoneInfo(value))
    except (ValueError, TypeError, OSError, KeyError) as error:
        raise ValueError("must be the name of a time zone, such as Europe/Lisbon") from error


GROUPS: Mapping[str, Mapping[str, tuple[str, Check]]] = {
    "profile": {
        "enabled": ("enabled", _boolean),
        "maxTokens": ("max_tokens", _whole(0, 2000)),
    },
    "temporalDecay": {
        "enabled": ("enabled", _boolean),
        "halfLifeDays": ("half_life_days", _number(0.01, 36_500)),
    },
    "mmr": {
        "enabled": ("enabled", _boolean),
        "lambda": ("balance", _number(0, 1)),
    },
    "transcripts": {
        "enabled": ("enabled", _boolean),
    },
}
"""Settings that are objects: field of the API → its attribute and its check."""


def _group(name: str) -> Check:
    """What is to change of a group; the rest of it stays."""

    def check(value: Any) -> dict[str, Any]:
        members = GROUPS[name]
        if not isinstance(value, dict) or not set(value) <= set(members):
            raise ValueError("must be an object with " + " and ".join(members))
        return {members[field][0]: members[field][1](item) for field, item in value.items()}

    return check


CHECKS: Mapping[str, Check] = {
    "enabled": _boolean,
    "maxTokens": _whole(0, 16_000),
    "retentionDays": _whole(0, 3650),
    "retentionTypes": _types,
    "deleteGraceDays": _whole(0, 365),
    "strategy": _one_of("recent", "exact", "semantic", "hybrid"),
    "fusion": _one_of("linear", "rrf", "weighted"),
    "fusionWeights": _weights,
    "candidateMultiplier": _whole(1, 20),
    "scope": _one_of("session", "user", "apiKey", "global"),
    "minScore": _number(0, 1000),
    "profile": _group("profile"),
    "temporalDecay": _group("temporalDecay"),
    "mmr": _group("mmr"),
    "transcripts": _group("transcripts"),
    "placement": _one_of("auto", "system", "user"),
    "extractFrom": _one_of("user", "both"),
    "extractor": _one_of("pattern", later=("llm",)),
    "autoSummarize": _boolean,
    "summarizeAfterDays": _whole(1, 3650),
    "embeddingSource": _one_of("auto", "remote", "static", "transformers", "none"),
    "embeddingFallback": _optional(_one_of("remote", "static", "transformers", "none")),
    "embeddingProviderModel": _optional(_name),
    "customBaseUrl": _optional(_name),
    "customModelId": _optional(_name),
    "staticEnabled": _boolean,
    "transformersEnabled": _boolean,
    "rerankEnabled": _boolean,
    "rerankProviderModel": _optional(_name),
    "vectorStore": _one_of("auto", "libsql", "sqlite-vec", "qdrant"),
    "timeZone": _zone,
}
"""Field of the API → its check. A field that is listed here is built."""

NOT_BUILT = frozenset(
    {
        "primaryBackend",
        "fallbackBackends",
        "backendConfigs",
    }
)


def camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)


ATTRIBUTES: dict[str, str] = {camel(f.name): f.name for f in fields(Settings) if f.name != "qdrant"}


def check_changes(changes: Any) -> dict[str, Any]:
    """A partial update, as sent → the values for `Settings`, by attribute name; of a group, the
    part that changes.

    Raises InvalidRequest with every wrong field, or NotAvailable where a feature is not built.
    """
    if not isinstance(changes, dict):
        raise InvalidRequest("the settings must be a JSON object")
    values: dict[str, Any] = {}
    problems: list[FieldProblem] = []
    missing: list[FieldProblem] = []
    for name, value in changes.items():
        try:
            values[_attribute(name)] = _checker(name)(value)
        except NotAvailable as error:
            missing.append(FieldProblem(name, str(error)))
        except ValueError as error:
            problems.append(FieldProblem(name, str(error)))
    if problems:
        raise InvalidRequest("some settings are not valid", *problems, *missing)
    if missing:
        raise NotAvailable("some settings are not available in this version", *missing)
    return values


def _attribute(name: str) -> str:
    return ATTRIBUTES.get(name, name)


def _checker(name: str) -> Check:
    if name in NOT_BUILT:
        raise NotAvailable("is not available in this version")
    if name not in CHECKS:
        raise ValueError("is not a setting")
    return CHECKS[name]


def settings_from(*layers: Mapping[str, Any]) -> Settings:
    """Defaults, then each stored layer over it (deployment, owner): JSON as it was accepted.

    A stored value that this version does not accept any more is left out.
    """
    settings = Settings(qdrant=layers[0].get("qdrant", {}) if layers else {})
    for layer in layers:
        for name, value in layer.items():
            try:
                values = check_changes({name: value})
                if name in GROUPS:
                    attribute = ATTRIBUTES[name]
                    held = getattr(settings, attribute)
                    values[attribute] = replace(held, **values[attribute])
                settings = replace(settings, **values)
            except InvalidRequest:
                continue
    return settings


def as_json(settings: Settings) -> dict[str, Any]:
    """The settings as `/api/settings/memory` shows them."""
    plain = {api: getattr(settings, name) for api, name in ATTRIBUTES.items()}
    plain["retentionTypes"] = list(settings.retention_types)
    for name, members in GROUPS.items():
        group = getattr(settings, ATTRIBUTES[name])
        plain[name] = {field: getattr(group, held) for field, (held, _) in members.items()}
    return plain
