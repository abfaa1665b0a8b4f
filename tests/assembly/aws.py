"""AWS on loopback: moto's queues and secrets behind a gate that asks the template's policies."""

from __future__ import annotations

import asyncio
import fnmatch
import http.client
import json
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import boto3
from moto.server import ThreadedMotoServer

from tests.fakes.deployed_template import PSEUDO, DeployedTemplate, Statement
from tests.fakes.scripted_upstream import JSON, ReceivedRequest, Script, ScriptedServer

REGION = PSEUDO["AWS::Region"]
ACCOUNT = "123456789012"
CREDENTIAL = re.compile(r"Credential=([^/]+)/")
DENIED = {"__type": "com.amazonaws.sqs#AccessDeniedException", "message": "not allowed"}


class Aws:
    """The stack's queues and secrets, made as the template says.

    `physical` maps logical ids to what a deployment would put in their place.
    """

    def __init__(self, template: DeployedTemplate) -> None:
        self.template = template
        self.physical: dict[str, str] = {}
        self.is_down = False
        """Whether every call of a function to its queues fails."""
        self._moto = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
        self._stack = AsyncExitStack()
        self._gate = ScriptedServer([], respond=self._through_the_gate)
        self._allowed: dict[str, Sequence[Statement]] = {}

    async def __aenter__(self) -> Aws:
        await asyncio.to_thread(self._moto.start)
        self._host, self._port = self._moto.get_host_and_port()
        await self._stack.enter_async_context(self._gate)
        await asyncio.to_thread(self._deploy)
        for function in self.template.functions():
            self._allowed[identity(function)] = self._resolved(function)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        self.sqs.close()
        self.secrets.close()
        await asyncio.to_thread(self._moto.stop)

    async def extension(self, function: str) -> str:
        """The Parameters and Secrets extension beside a function; returns its port."""

        def answer(request: ReceivedRequest) -> Script:
            return self._secret(function, request)

        server = await self._stack.enter_async_context(ScriptedServer([], respond=answer))
        return server.url.rpartition(":")[2]

    def access(self, function: str) -> dict[str, str]:
        """The variables that Lambda gives a function to call AWS with."""
        return {
            "AWS_ACCESS_KEY_ID": identity(function),
            "AWS_SECRET_ACCESS_KEY": "of " + function,
            "AWS_SESSION_TOKEN": token(function),
            "AWS_REGION": REGION,
            "AWS_DEFAULT_REGION": REGION,
            "AWS_ENDPOINT_URL_SQS": self._gate.url,
        }

    def client(self, function: str) -> Any:
        """The queues as the function's role may use them."""
        return _client("sqs", self._gate.url, identity(function))

    def messages(self, queue: str) -> list[dict[str, Any]]:
        """What a queue holds and nobody has received, which stays so."""
        found = self.sqs.receive_message(
            QueueUrl=self.physical[queue],
            MaxNumberOfMessages=10,
            VisibilityTimeout=0,
            MessageAttributeNames=["All"],
        )
        messages: list[dict[str, Any]] = found.get("Messages", [])
        return messages

    def _deploy(self) -> None:
        address = f"http://{self._host}:{self._port}"
        # Every server of a process has the same account.
        urlopen(Request(f"{address}/moto-api/reset", method="POST")).close()
        self.sqs = _client("sqs", address, "deployment")
        self.secrets = _client("secretsmanager", address, "deployment")
        for queue in self.template.of_type("AWS::SQS::Queue"):
            url = self.sqs.create_queue(QueueName=queue)["QueueUrl"]
            self.physical[queue] = url
            self.physical[f"{queue}.Arn"] = f"arn:aws:sqs:{REGION}:{ACCOUNT}:{queue}"
            self.physical[f"{queue}.QueueName"] = queue
        for queue, properties in self.template.of_type("AWS::SQS::Queue").items():
            self.sqs.set_queue_attributes(
                QueueUrl=self.physical[queue], Attributes=self._attributes(properties)
            )
        for secret in self.template.of_type("AWS::SecretsManager::Secret"):
            made = self.secrets.create_secret(Name=secret, SecretString=f"the value of {secret}")
            self.physical[secret] = made["ARN"]

    def _attributes(self, properties: dict[str, Any]) -> dict[str, str]:
        attributes = {
            name: str(properties[name])
            for name in ("VisibilityTimeout", "MessageRetentionPeriod")
            if name in properties
        }
        if redrive := properties.get("RedrivePolicy"):
            attributes["RedrivePolicy"] = json.dumps(
                {
                    "deadLetterTargetArn": self.physical[redrive["deadLetterTargetArn"]],
                    "maxReceiveCount": str(redrive["maxReceiveCount"]),
                }
            )
        return attributes

    def _resolved(self, function: str) -> list[Statement]:
        return [
            Statement(
                statement.effect,
                statement.actions,
                tuple(self.physical.get(name, name) for name in statement.resources),
            )
            for statement in self.template.statements(function)
        ]

    def _may(self, caller: str, action: str, resource: str) -> bool:
        matching = [
            statement.effect
            for statement in self._allowed.get(caller, ())
            if any(fnmatch.fnmatchcase(action, pattern) for pattern in statement.actions)
            and any(fnmatch.fnmatchcase(resource, pattern) for pattern in statement.resources)
        ]
        return "Allow" in matching and "Deny" not in matching

    def _through_the_gate(self, request: ReceivedRequest) -> Script:
        if self.is_down:
            return _json(503, {"__type": "ServiceUnavailable", "message": "down"})
        signed = CREDENTIAL.search(request.header("authorization") or "")
        action = (request.header("x-amz-target") or "").removeprefix("AmazonSQS.")
        queue = json.loads(request.body)["QueueUrl"].rpartition("/")[2]
        resource = f"arn:aws:sqs:{REGION}:{ACCOUNT}:{queue}"
        if signed is None or not self._may(signed[1], f"sqs:{action}", resource):
            return _json(403, DENIED)
        return self._forwarded(request)

    def _forwarded(self, request: ReceivedRequest) -> Script:
        connection = http.client.HTTPConnection(self._host, self._port, timeout=30)
        try:
            headers = {n: v for n, v in request.headers if n not in ("host", "content-length")}
            connection.request(request.method, request.target, request.body, headers)
            answer = connection.getresponse()
            body = answer.read()
        finally:
            connection.close()
        kind = ("content-type", answer.headers.get("content-type", "application/x-amz-json-1.0"))
        return Script([body], answer.status, (kind, ("content-length", str(len(body)))))

    def _secret(self, function: str, request: ReceivedRequest) -> Script:
        """The extension answers only whoever holds the function's own session token."""
        if request.header("x-aws-parameters-secrets-token") != token(function):
            return _json(401, {"message": "no token"})
        name = parse_qs(urlsplit(request.target).query)["secretId"][0]
        if not self._may(identity(function), "secretsmanager:GetSecretValue", name):
            return _json(400, {"message": "AccessDeniedException"})
        return _json(
            200, {"SecretString": self.secrets.get_secret_value(SecretId=name)["SecretString"]}
        )


def identity(function: str) -> str:
    """The access key that stands for a function's role."""
    return "AKIA" + function.upper()


def token(function: str) -> str:
    return f"session of {function}"


def _client(service: str, address: str, key: str) -> Any:
    return boto3.client(
        service,  # type: ignore[call-overload]
        endpoint_url=address,
        region_name=REGION,
        aws_access_key_id=key,
        aws_secret_access_key="secret",
    )


def _json(status: int, body: dict[str, Any]) -> Script:
    content = json.dumps(body).encode()
    return Script([content], status, (JSON, ("content-length", str(len(content)))))
