"""Reads `secretsmanager:name` and `ssm:/name` from AWS.

Inside a function that means the Parameters and Secrets Lambda extension, which answers over HTTP
on localhost and caches; elsewhere it means boto3, imported when the first secret is read.
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

from kumbuka.errors import InvalidConfiguration

SECRETS_MANAGER, PARAMETER_STORE = "secretsmanager:", "ssm:"
EXTENSION = ("localhost", 2773)
TIMEOUT_S = 3.0
STARTING_S = 2.0
"""How long the extension may take to come up beside the function."""
PAUSE_S = 0.02

ClientFactory = Callable[[str], Any]


def resolver_in(env: Mapping[str, str]) -> Callable[[str], str]:
    """The extension on Lambda, boto3 elsewhere."""
    # A laptop may hold a session token too, and has no extension.
    if "AWS_LAMBDA_FUNCTION_NAME" not in env:
        return resolver()
    port = env.get("PARAMETERS_SECRETS_EXTENSION_HTTP_PORT", "")
    address = (EXTENSION[0], int(port)) if port.isdecimal() else EXTENSION
    return resolver(env.get("AWS_SESSION_TOKEN", ""), extension=address)


def resolver(
    session_token: str | None = None,
    *,
    extension: tuple[str, int] = EXTENSION,
    client_factory: ClientFactory | None = None,
) -> Callable[[str], str]:
    """A function from a reference to its value.

    Given the function's `AWS_SESSION_TOKEN` it asks the extension, without one boto3. The returned
    function raises InvalidConfiguration, which names the secret and never holds its value.
    """
    if session_token is not None:
        return _Extension(extension, session_token).read
    return _Api(client_factory or _client).read


class _Extension:
    def __init__(self, address: tuple[str, int], session_token: str) -> None:
        self._address = address
        self._headers = {"X-Aws-Parameters-Secrets-Token": session_token}

    def read(self, reference: str) -> str:
        kind, name = _split(reference)
        if kind == SECRETS_MANAGER:
            path = f"/secretsmanager/get?secretId={quote(name, safe='')}"
            return _value(reference, self._answer(reference, path), "SecretString")
        path = f"/systemsmanager/parameters/get?name={quote(name, safe='')}&withDecryption=true"
        answer = self._answer(reference, path)
        return _value(reference, answer.get("Parameter"), "Value")

    def _answer(self, reference: str, path: str) -> dict[str, Any]:
        end = time.monotonic() + STARTING_S
        while True:
            try:
                status, body = self._get(path)
            except (OSError, http.client.HTTPException) as error:
                failure = _failure(reference, "the Lambda extension does not answer", error)
            else:
                if status == 200:
                    return _parsed(reference, body)
                if not _is_starting(status, body):
                    raise _failure(reference, f"the Lambda extension answered {status}")
                failure = _failure(reference, "the Lambda extension is not ready")
            if time.monotonic() >= end:
                raise failure
            time.sleep(PAUSE_S)

    def _get(self, path: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(*self._address, timeout=TIMEOUT_S)
        try:
            connection.request("GET", path, headers=self._headers)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()


class _Api:
    def __init__(self, client_factory: ClientFactory) -> None:
        self._client_factory = client_factory

    def read(self, reference: str) -> str:
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            return self._read(reference)
        except ClientError as error:
            code = error.response.get("Error", {}).get("Code", "an error")
            raise _failure(reference, f"AWS answered {code}", error) from error
        except BotoCoreError as error:
            raise _failure(reference, str(error), error) from error

    def _read(self, reference: str) -> str:
        kind, name = _split(reference)
        if kind == SECRETS_MANAGER:
            answer = self._client_factory("secretsmanager").get_secret_value(SecretId=name)
            return _value(reference, answer, "SecretString")
        client = self._client_factory("ssm")
        answer = client.get_parameter(Name=name, WithDecryption=True)
        return _value(reference, answer["Parameter"], "Value")


def _client(service: str) -> Any:
    import boto3
    from botocore.config import Config

    # One call for any service; the stubs know a literal name only.
    make: Callable[..., Any] = boto3.client
    return make(service, config=Config(connect_timeout=3, read_timeout=10))


def _split(reference: str) -> tuple[str, str]:
    kind, colon, name = reference.partition(":")
    if kind + colon not in (SECRETS_MANAGER, PARAMETER_STORE) or not name:
        raise InvalidConfiguration(["a reference is secretsmanager:name or ssm:/name"])
    return kind + colon, name


def _value(reference: str, answer: Any, field: str) -> str:
    value = answer.get(field) if isinstance(answer, dict) else None
    if not (isinstance(value, str) and value.strip()):
        raise _failure(reference, "it holds no text")
    return value


def _parsed(reference: str, body: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(body)
    except ValueError:
        # Not chained: the cause quotes the body.
        raise _failure(reference, "the Lambda extension answered no JSON") from None
    return answer if isinstance(answer, dict) else {}


def _is_starting(status: int, body: bytes) -> bool:
    return status == 400 and b"not ready" in body


def _failure(
    reference: str, reason: str, cause: BaseException | None = None
) -> InvalidConfiguration:
    failure = InvalidConfiguration([f"the secret {reference!r}: {reason}"])
    failure.__cause__ = cause
    return failure
