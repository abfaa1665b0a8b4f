"""What each function may do in the account: what it uses, and nothing else."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate

FUNCTIONS = [
    "ChatFunction",
    "ExtractFunction",
    "MaintainFunction",
    "CleanupFunction",
    "SummarizeFunction",
]
SECRET_PREFIX = "arn:aws:secretsmanager:eu-west-1:123456789012:secret:"
ANY_RESOURCE = {"xray:PutTraceSegments", "xray:PutTelemetryRecords"}
"""X-Ray has no resources to name."""


def granted(deployed: DeployedTemplate, function: str) -> dict[str, set[str]]:
    """Action → resources, over all statements of the function's role."""
    found: dict[str, set[str]] = {}
    for statement in deployed.statements(function):
        assert statement.effect == "Allow"
        for action in statement.actions:
            found.setdefault(action, set()).update(statement.resources)
    return found


def test_chat_may_queue_turns_and_no_more(deployed: DeployedTemplate) -> None:
    assert granted(deployed, "ChatFunction") == {
        "sqs:SendMessage": {"TurnsQueue.Arn", "EventsDeadLetterQueue.Arn"},
        "secretsmanager:GetSecretValue": {"ServerSecret"},
        "logs:CreateLogStream": {"ChatLogs.Arn"},
        "logs:PutLogEvents": {"ChatLogs.Arn"},
        "xray:PutTraceSegments": {"*"},
        "xray:PutTelemetryRecords": {"*"},
    }


def test_extract_may_consume_turns_and_move_them(deployed: DeployedTemplate) -> None:
    assert granted(deployed, "ExtractFunction") == {
        "sqs:ReceiveMessage": {"TurnsQueue.Arn"},
        "sqs:DeleteMessage": {"TurnsQueue.Arn"},
        "sqs:ChangeMessageVisibility": {"TurnsQueue.Arn"},
        "sqs:GetQueueAttributes": {"TurnsQueue.Arn"},
        "sqs:SendMessage": {
            "TurnsQueue.Arn",
            "TurnsDeadLetterQueue.Arn",
            "JobsQueue.Arn",
            "EventsDeadLetterQueue.Arn",
        },
        "secretsmanager:GetSecretValue": {"ServerSecret"},
        "logs:CreateLogStream": {"ExtractLogs.Arn"},
        "logs:PutLogEvents": {"ExtractLogs.Arn"},
        "xray:PutTraceSegments": {"*"},
        "xray:PutTelemetryRecords": {"*"},
    }


def test_maintain_may_consume_jobs_and_move_them(deployed: DeployedTemplate) -> None:
    assert granted(deployed, "MaintainFunction") == {
        "sqs:ReceiveMessage": {"JobsQueue.Arn"},
        "sqs:DeleteMessage": {"JobsQueue.Arn"},
        "sqs:ChangeMessageVisibility": {"JobsQueue.Arn"},
        "sqs:GetQueueAttributes": {"JobsQueue.Arn"},
        "sqs:SendMessage": {
            "JobsQueue.Arn",
            "JobsDeadLetterQueue.Arn",
            "EventsDeadLetterQueue.Arn",
        },
        "secretsmanager:GetSecretValue": {"ServerSecret"},
        "logs:CreateLogStream": {"MaintainLogs.Arn"},
        "logs:PutLogEvents": {"MaintainLogs.Arn"},
        "xray:PutTraceSegments": {"*"},
        "xray:PutTelemetryRecords": {"*"},
    }


@pytest.mark.parametrize("name", ["Cleanup", "Summarize"])
def test_a_planner_may_queue_jobs_and_no_more(deployed: DeployedTemplate, name: str) -> None:
    assert granted(deployed, f"{name}Function") == {
        "sqs:SendMessage": {"JobsQueue.Arn", "EventsDeadLetterQueue.Arn"},
        "secretsmanager:GetSecretValue": {"ServerSecret"},
        "logs:CreateLogStream": {f"{name}Logs.Arn"},
        "logs:PutLogEvents": {f"{name}Logs.Arn"},
        "xray:PutTraceSegments": {"*"},
        "xray:PutTelemetryRecords": {"*"},
    }


@pytest.mark.parametrize("function", FUNCTIONS)
def test_only_tracing_is_allowed_on_every_resource(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    unbounded = {
        action
        for action, resources in granted(deployed_whole, function).items()
        if any(resource == "*" or resource.endswith(":*") for resource in resources)
    }
    assert unbounded == ANY_RESOURCE


@pytest.mark.parametrize("function", FUNCTIONS)
def test_no_action_is_a_pattern(deployed_whole: DeployedTemplate, function: str) -> None:
    assert [action for action in granted(deployed_whole, function) if "*" in action] == []


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_function_reads_exactly_the_secrets_that_it_names(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    env = deployed_whole.environment(function)
    named = {
        value.removeprefix("secretsmanager:")
        for value in env.values()
        if value.startswith("secretsmanager:")
    }
    readable = granted(deployed_whole, function)["secretsmanager:GetSecretValue"]
    by_name = {
        resource.removeprefix(SECRET_PREFIX).removesuffix("-??????") for resource in readable
    }
    assert by_name == named
    several = {"ChatFunction": 7, "ExtractFunction": 3, "MaintainFunction": 4}
    assert len(named) == several.get(function, 2)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_function_may_send_to_every_queue_that_it_is_told_of(
    deployed: DeployedTemplate, function: str
) -> None:
    queues = deployed.of_type("AWS::SQS::Queue").keys() & deployed.environment(function).values()
    assert {f"{queue}.Arn" for queue in queues} <= granted(deployed, function)["sqs:SendMessage"]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_role_has_no_policies_but_its_own(deployed: DeployedTemplate, function: str) -> None:
    role = deployed.role(function)
    assert "ManagedPolicyArns" not in role
    (trust,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert trust["Principal"] == {"Service": "lambda.amazonaws.com"}


def test_no_two_functions_share_a_role(deployed: DeployedTemplate) -> None:
    roles = [deployed.properties(function)["Role"] for function in FUNCTIONS]
    assert len(set(roles)) == len(roles)
