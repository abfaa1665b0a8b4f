"""The template as it is deployed with nothing chosen, and with everything."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate

EVERYTHING = {
    "DatabaseTokenSecret": "kumbuka/database-token",
    "UpstreamUrl": "https://models.example/v1",
    "UpstreamApiKeySecret": "kumbuka/upstream-key",
    "AdminKeySecret": "kumbuka/admin-key",
    "QdrantUrl": "https://points.example:6333",
    "QdrantApiKeySecret": "kumbuka/qdrant-key",
    "EmbeddingsUrl": "https://vectors.example/v1",
    "EmbeddingsModel": "text-embedding-3-small",
    "EmbeddingsApiKeySecret": "kumbuka/embeddings-key",
    "RerankUrl": "https://ranks.example/v1",
    "RerankModel": "rerank-v3.5",
    "RerankApiKeySecret": "kumbuka/rerank-key",
    "OptionalParts": "qdrant+onnx",
    "AuthMode": "passthrough",
    "Architecture": "x86_64",
    "AlarmTopicArn": "arn:aws:sns:eu-west-1:123456789012:alarms",
    "ApiLogsRole": "existing",
    "StageName": "prod",
    "ChatTimeoutS": "900",
    "LogRetentionDays": "7",
}


@pytest.fixture(scope="session")
def deployed() -> DeployedTemplate:
    """Every parameter has its default."""
    return DeployedTemplate.load()


@pytest.fixture(scope="session")
def deployed_whole() -> DeployedTemplate:
    """Every optional part is used."""
    return DeployedTemplate.load(parameters=EVERYTHING)
