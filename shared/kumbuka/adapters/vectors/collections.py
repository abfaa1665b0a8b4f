"""How a collection is made and searched: vectors, quantisation, indexes of the payload.

Qdrant's client is imported where one of its models is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kumbuka.memory.qdrant import QdrantSettings

if TYPE_CHECKING:
    from qdrant_client import models

OVERSAMPLING = 2.0
"""How many more quantised candidates are compared again with the whole vectors."""


def size(info: models.CollectionInfo) -> int:
    """Of the collection's one vector; 0 where it has several by name, so not one of ours."""
    return int(getattr(info.config.params.vectors, "size", 0))


def search_params(at: QdrantSettings) -> models.SearchParams | None:
    from qdrant_client import models

    if at.quantization == "none":
        return None
    rescored = models.QuantizationSearchParams(rescore=True, oversampling=OVERSAMPLING)
    return models.SearchParams(quantization=rescored)


def quantization(at: QdrantSettings) -> Any:
    from qdrant_client import models

    if at.quantization == "int8":
        made = models.ScalarQuantizationConfig(type=models.ScalarType.INT8, always_ram=True)
        return models.ScalarQuantization(scalar=made)
    if at.quantization == "binary":
        return models.BinaryQuantization(binary=models.BinaryQuantizationConfig(always_ram=True))
    return None


def quantization_change(at: QdrantSettings) -> Any:
    from qdrant_client import models

    return quantization(at) or models.Disabled.DISABLED


def quantization_of(info: models.CollectionInfo) -> str:
    held = info.config.quantization_config
    if getattr(held, "scalar", None) is not None:
        return "int8"
    return "binary" if getattr(held, "binary", None) is not None else "none"


def index(field: str, kind: str) -> Any:
    from qdrant_client import models

    if field == "apiKeyId":
        # Keeps an owner's points together on disk.
        return models.KeywordIndexParams(type=models.KeywordIndexType.KEYWORD, is_tenant=True)
    return models.PayloadSchemaType(kind)
