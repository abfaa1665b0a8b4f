"""The REST API in front of the chat function."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.fakes.deployed_template import DeployedTemplate

CONTEXT = re.compile(r"\$context\.([a-zA-Z.]+)")
ERROR_FIELDS = {"message", "type", "param", "code"}


def only(deployed: DeployedTemplate, kind: str) -> Any:
    (found,) = deployed.of_type(kind).values()
    return found


def stage_settings(deployed: DeployedTemplate) -> Any:
    (settings,) = only(deployed, "AWS::ApiGateway::Stage")["MethodSettings"]
    return settings


def test_every_path_reaches_the_chat_function(deployed: DeployedTemplate) -> None:
    routes = {(route.method, route.path, route.function) for route in deployed.routes()}
    assert routes == {
        ("ANY", "/", "ChatFunction"),
        ("ANY", "/{proxy+}", "ChatFunction"),
        ("ANY", "/v1/{proxy+}", "ChatFunction"),
    }


def test_every_route_of_chat_streams(deployed: DeployedTemplate) -> None:
    for route in deployed.routes():
        assert route.streams, route
        assert route.uri.endswith("/ChatFunction.Arn/response-streaming-invocations"), route


def test_the_gateway_waits_longer_than_the_function_may_last(
    deployed_whole: DeployedTemplate,
) -> None:
    timeout_s = int(deployed_whole.properties("ChatFunction")["Timeout"])
    assert timeout_s == 900
    assert [route.timeout_ms for route in deployed_whole.routes()] == [timeout_s * 1000] * 3


def test_the_gateway_may_call_the_function_for_each_route(deployed: DeployedTemplate) -> None:
    permissions = deployed.of_type("AWS::Lambda::Permission").values()
    allowed = {permission["SourceArn"].partition("RestApi/*/")[2] for permission in permissions}
    assert allowed == {"*/", "*/*", "*/v1/*"}
    assert {p["FunctionName"] for p in permissions} == {"ChatFunction"}


def test_json_reaches_the_function_as_text_and_uploads_as_bytes(deployed: DeployedTemplate) -> None:
    body = only(deployed, "AWS::ApiGateway::RestApi")["Body"]
    binary = set(body["x-amazon-apigateway-binary-media-types"])
    assert {"multipart/form-data", "application/octet-stream"} < binary
    assert not [kind for kind in binary if "*" in kind or "json" in kind or "text" in kind]
    assert {kind.partition("/")[0] for kind in binary} == {
        "application",
        "audio",
        "image",
        "multipart",
    }


def test_the_endpoint_is_regional(deployed: DeployedTemplate) -> None:
    # An edge-optimised one ends a stream after 30 silent seconds.
    api = only(deployed, "AWS::ApiGateway::RestApi")
    assert api["EndpointConfiguration"] == {"Types": ["REGIONAL"]}


def test_the_api_is_throttled_counted_and_traced() -> None:
    deployed = DeployedTemplate.load(parameters={"ThrottleRate": "7", "ThrottleBurst": "9"})
    settings = stage_settings(deployed)
    assert (settings["ResourcePath"], settings["HttpMethod"]) == ("/*", "*")
    assert settings["ThrottlingRateLimit"] == "7"
    assert settings["ThrottlingBurstLimit"] == "9"
    assert settings["MetricsEnabled"] is True
    assert only(deployed, "AWS::ApiGateway::Stage")["TracingEnabled"] is True


def test_no_log_of_the_api_holds_bodies_or_headers(deployed: DeployedTemplate) -> None:
    assert stage_settings(deployed)["DataTraceEnabled"] is False
    logged = CONTEXT.findall(only(deployed, "AWS::ApiGateway::Stage")["AccessLogSetting"]["Format"])
    assert "status" in logged
    assert not [name for name in logged if "header" in name.lower() or "identity" in name]


def test_an_access_log_line_is_json(deployed: DeployedTemplate) -> None:
    setting = only(deployed, "AWS::ApiGateway::Stage")["AccessLogSetting"]
    assert setting["DestinationArn"] == "AccessLogs.Arn"
    line = json.loads(CONTEXT.sub("-", setting["Format"]))
    assert {"requestId", "method", "path", "status", "responseMs"} < line.keys()


@pytest.mark.parametrize("kind", ["DEFAULT_4XX", "DEFAULT_5XX"])
def test_what_the_gateway_refuses_itself_has_the_shape_of_openai(
    deployed: DeployedTemplate, kind: str
) -> None:
    body = only(deployed, "AWS::ApiGateway::RestApi")["Body"]
    response = body["x-amazon-apigateway-gateway-responses"][kind]
    assert "statusCode" not in response
    template = response["responseTemplates"]["application/json"]
    answered = template.replace("$context.error.messageString", '"Too Many Requests"')
    assert json.loads(answered)["error"].keys() == ERROR_FIELDS


def test_the_stage_waits_for_the_role_that_it_logs_through(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate
) -> None:
    def waits_for(found: DeployedTemplate) -> list[str]:
        tags = only(found, "AWS::ApiGateway::Stage")["Tags"]
        return [tag["Value"] for tag in tags if tag["Key"] == "logs-account"]

    assert waits_for(deployed) == ["ApiLogsAccount"]
    assert waits_for(deployed_whole) == ["existing"]


def test_an_account_that_has_a_role_for_logs_keeps_it(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate
) -> None:
    assert list(deployed.of_type("AWS::ApiGateway::Account")) == ["ApiLogsAccount"]
    assert list(deployed_whole.of_type("AWS::ApiGateway::Account")) == []
    # Other APIs of the account log through it after this stack is gone.
    for logical_id in ("ApiLogsAccount", "ApiLogsWriter"):
        assert deployed.resources[logical_id]["DeletionPolicy"] == "RetainExceptOnCreate"
