"""What CloudFormation would make of the SAM template, computed offline.

SAM's own translator makes plain resources of it; parameters, conditions and the other intrinsic
functions are then resolved as at a deployment. What only a deployment knows, the physical ids,
comes from the caller or stays readable: the queue `TurnsQueue` is "TurnsQueue", its ARN
"TurnsQueue.Arn".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from samtranslator.parser.parser import Parser  # type: ignore[import-untyped]
from samtranslator.translator.translator import Translator  # type: ignore[import-untyped]
from samtranslator.yaml_helper import yaml_parse  # type: ignore[import-untyped]

from tests.fakes.cloudformation import Intrinsics

TEMPLATE = Path(__file__).parents[2] / "template.yaml"
SAMPLE = {"DatabaseUrl": "libsql://memory.example"}
"""A value for each parameter that has no default."""
PSEUDO = {
    "AWS::Region": "eu-west-1",
    "AWS::AccountId": "123456789012",
    "AWS::Partition": "aws",
    "AWS::URLSuffix": "amazonaws.com",
    "AWS::StackName": "kumbuka",
    "AWS::StackId": "arn:aws:cloudformation:eu-west-1:123456789012:stack/kumbuka/1",
}
ROUTED_TO = re.compile(r"/functions/(\w+)\.Arn/")
HTTP_METHODS = ("get", "head", "post", "put", "patch", "delete", "options")
ANY = "x-amazon-apigateway-any-method"

Resource = dict[str, Any]


@dataclass(frozen=True)
class Route:
    """A method of a path of the REST API; `method` is `ANY` or in capitals."""

    method: str
    path: str
    function: str
    """Logical id."""
    uri: str
    streams: bool
    timeout_ms: int


@dataclass(frozen=True)
class EventSource:
    """A queue that Lambda polls for a function; both by logical id."""

    queue: str
    function: str
    batch_size: int
    reports_item_failures: bool
    max_concurrency: int | None


@dataclass(frozen=True)
class Statement:
    """One statement of the policies of a function's role."""

    effect: str
    actions: tuple[str, ...]
    resources: tuple[str, ...]


class DeployedTemplate:
    """Resources whose condition does not hold are left out."""

    def __init__(self, source: Resource, transformed: Resource, names: Mapping[str, str]) -> None:
        self.source = source
        """The template as it is written, no intrinsic function resolved."""
        self.transformed = transformed
        """After SAM's transform, no intrinsic function resolved."""
        self._names = dict(names)
        self.resources: dict[str, Resource] = {
            logical_id: self._intrinsics({}).resolve(resource)
            for logical_id, resource in transformed["Resources"].items()
            if "Condition" not in resource or self._intrinsics({}).holds(resource["Condition"])
        }
        """Logical id → `Type`, `Properties` … with every intrinsic function resolved."""

    @classmethod
    def load(
        cls, path: Path = TEMPLATE, parameters: Mapping[str, str] | None = None
    ) -> DeployedTemplate:
        """`parameters` may hold pseudo parameters, such as `AWS::Region`.

        Raises samtranslator's InvalidDocumentException, and UnknownReference.
        """
        source = yaml_parse(path.read_text(encoding="utf-8"))
        defaults = {
            name: str(parameter["Default"])
            for name, parameter in source["Parameters"].items()
            if "Default" in parameter
        }
        values = {**defaults, **SAMPLE, **(parameters or {})}
        return cls(source, _transformed(path, values), {**PSEUDO, **values})

    @property
    def parameters(self) -> dict[str, str]:
        return {name: self._names[name] for name in self.source["Parameters"]}

    def functions(self) -> list[str]:
        return list(self.of_type("AWS::Lambda::Function"))

    def of_type(self, kind: str) -> dict[str, Resource]:
        """Logical id → resolved properties of every resource of this CloudFormation type."""
        return {
            logical_id: resource.get("Properties", {})
            for logical_id, resource in self.resources.items()
            if resource["Type"] == kind
        }

    def properties(self, logical_id: str) -> Resource:
        """Resolved. Raises KeyError for a resource that would not be made."""
        found: Resource = self.resources[logical_id]["Properties"]
        return found

    def environment(
        self, function: str, physical: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """A function's variables.

        `physical` maps a logical id to what `Ref` gives after a deployment (for a queue its URL,
        for a secret its ARN) and `LogicalId.Attribute` to the attribute's value.
        """
        declared = self.transformed["Resources"][function]["Properties"].get("Environment", {})
        resolved = self._intrinsics(physical or {}).resolve(declared)
        return {name: str(value) for name, value in resolved.get("Variables", {}).items()}

    def code(self, function: str) -> str:
        """The folder of the repository that holds its handler."""
        return str(self.source["Resources"][function]["Properties"]["CodeUri"])

    def routes(self) -> list[Route]:
        return [
            _route(method, path, operation["x-amazon-apigateway-integration"])
            for api in self.of_type("AWS::ApiGateway::RestApi").values()
            for path, operations in api["Body"]["paths"].items()
            for method, operation in operations.items()
            if method in (*HTTP_METHODS, ANY)
        ]

    def event_sources(self) -> list[EventSource]:
        mappings = self.of_type("AWS::Lambda::EventSourceMapping").values()
        return [_event_source(mapping) for mapping in mappings]

    def statements(self, function: str) -> list[Statement]:
        """What a function's role allows and denies, by its own policies."""
        documents = (policy["PolicyDocument"] for policy in self.role(function).get("Policies", []))
        return [
            Statement(s["Effect"], _listed(s["Action"]), _listed(s["Resource"]))
            for document in documents
            for s in document["Statement"]
        ]

    def role(self, function: str) -> Resource:
        """The properties of the role that a function takes on."""
        return self.properties(self.properties(function)["Role"].removesuffix(".Arn"))

    def outputs(self, physical: Mapping[str, str] | None = None) -> dict[str, str]:
        resolved = self._intrinsics(physical or {}).resolve(self.transformed.get("Outputs", {}))
        return {name: str(output["Value"]) for name, output in resolved.items()}

    def _intrinsics(self, physical: Mapping[str, str]) -> Intrinsics:
        return Intrinsics(
            names={**self._names, **physical},
            resources=frozenset(self.transformed["Resources"]),
            conditions=self.transformed.get("Conditions", {}),
            mappings=self.transformed.get("Mappings", {}),
        )


@dataclass(frozen=True)
class _Session:
    """Instead of boto3's, which asks the machine's AWS profile for a region."""

    region_name: str


def _transformed(path: Path, parameters: Mapping[str, str]) -> Resource:
    # Parsed anew: the translator changes what it is given.
    template = yaml_parse(path.read_text(encoding="utf-8"))
    for resource in template["Resources"].values():
        for name in {"CodeUri", "ContentUri"} & resource.get("Properties", {}).keys():
            # It takes for granted that the code was uploaded.
            resource["Properties"][name] = "s3://uploaded/code"
    translator = Translator({}, Parser(), boto_session=_Session(PSEUDO["AWS::Region"]))
    plain: Resource = translator.translate(template, dict(parameters))
    return plain


def _route(method: str, path: str, integration: Resource) -> Route:
    uri = integration["uri"]
    routed = ROUTED_TO.search(uri)
    return Route(
        method="ANY" if method == ANY else method.upper(),
        path=path,
        function=routed[1] if routed else "",
        uri=uri,
        streams=integration.get("responseTransferMode") == "STREAM",
        timeout_ms=integration.get("timeoutInMillis", 29_000),
    )


def _event_source(mapping: Resource) -> EventSource:
    limit = mapping.get("ScalingConfig", {}).get("MaximumConcurrency")
    return EventSource(
        queue=mapping["EventSourceArn"].removesuffix(".Arn"),
        function=mapping["FunctionName"],
        batch_size=mapping["BatchSize"],
        reports_item_failures="ReportBatchItemFailures" in mapping.get("FunctionResponseTypes", []),
        max_concurrency=None if limit is None else int(limit),
    )


def _listed(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
