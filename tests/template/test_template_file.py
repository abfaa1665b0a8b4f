"""The template as a text that people deploy: lint, parameters, outputs, how it is built."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from cfnlint.api import lint_file  # type: ignore[import-untyped]

from tests.fakes.cloudformation import references
from tests.fakes.deployed_template import TEMPLATE, DeployedTemplate

REGION = "eu-west-1"
GUIDE = (TEMPLATE.parent / "docs" / "deploy.md").read_text(encoding="utf-8")
SECTIONS = ("Conditions", "Globals", "Resources", "Outputs")


def used_names(deployed: DeployedTemplate) -> set[str]:
    return {name for section in SECTIONS for name in references(deployed.source[section])}


def interface(deployed: DeployedTemplate) -> Any:
    return deployed.source["Metadata"]["AWS::CloudFormation::Interface"]


def test_cfn_lint_finds_nothing() -> None:
    assert [str(match) for match in lint_file(TEMPLATE, config={"regions": [REGION]})] == []


def test_every_parameter_is_used(deployed: DeployedTemplate) -> None:
    assert deployed.source["Parameters"].keys() - used_names(deployed) == set()


def test_every_condition_and_every_mapping_is_used(deployed: DeployedTemplate) -> None:
    declared = deployed.source["Conditions"].keys() | deployed.source["Mappings"].keys()
    assert declared - used_names(deployed) == set()


def test_every_parameter_is_described(deployed: DeployedTemplate) -> None:
    parameters = deployed.source["Parameters"]
    assert [name for name in parameters if not parameters[name].get("Description")] == []


def test_every_parameter_has_one_place_and_a_label_in_the_console(
    deployed: DeployedTemplate,
) -> None:
    shown = [
        name for group in interface(deployed)["ParameterGroups"] for name in group["Parameters"]
    ]
    parameters = sorted(deployed.source["Parameters"])
    assert sorted(shown) == parameters
    assert sorted(interface(deployed)["ParameterLabels"]) == parameters


def test_only_the_database_has_to_be_chosen(deployed: DeployedTemplate) -> None:
    parameters = deployed.source["Parameters"]
    assert [name for name in parameters if "Default" not in parameters[name]] == ["DatabaseUrl"]


def test_no_parameter_takes_a_secret_itself(deployed: DeployedTemplate) -> None:
    # Their values would stand in the console and in the history of the stack.
    secret = {name for name in deployed.source["Parameters"] if "Secret" in name}
    assert secret == {
        "DatabaseTokenSecret",
        "UpstreamApiKeySecret",
        "AdminKeySecret",
        "QdrantApiKeySecret",
        "EmbeddingsApiKeySecret",
        "RerankApiKeySecret",
        "SecretsExtensionArn",
    }


def test_the_outputs_name_what_a_client_and_an_operator_need(
    deployed_whole: DeployedTemplate,
) -> None:
    assert deployed_whole.outputs({"RestApi": "a1b2c3"}) == {
        "BaseUrl": "https://a1b2c3.execute-api.eu-west-1.amazonaws.com/prod/v1",
        "ChatFunctionName": "ChatFunction",
        "ExtractFunctionName": "ExtractFunction",
        "MaintainFunctionName": "MaintainFunction",
        "CleanupFunctionName": "CleanupFunction",
        "SummarizeFunctionName": "SummarizeFunction",
        "TurnsQueueUrl": "TurnsQueue",
        "TurnsDeadLetterQueueUrl": "TurnsDeadLetterQueue",
        "TurnsQueueArn": "TurnsQueue.Arn",
        "TurnsDeadLetterQueueArn": "TurnsDeadLetterQueue.Arn",
        "JobsQueueUrl": "JobsQueue",
        "JobsDeadLetterQueueUrl": "JobsDeadLetterQueue",
        "JobsQueueArn": "JobsQueue.Arn",
        "JobsDeadLetterQueueArn": "JobsDeadLetterQueue.Arn",
        "EventsDeadLetterQueueUrl": "EventsDeadLetterQueue",
        "ChatLogGroup": "ChatLogs",
        "ExtractLogGroup": "ExtractLogs",
        "MaintainLogGroup": "MaintainLogs",
        "CleanupLogGroup": "CleanupLogs",
        "SummarizeLogGroup": "SummarizeLogs",
        "AccessLogGroup": "AccessLogs",
        "ServerSecretArn": "ServerSecret",
    }


def test_what_the_guides_commands_ask_for_is_an_output(deployed: DeployedTemplate) -> None:
    asked = set(re.findall(r"\$([A-Z_]+_(?:URL|ARN))\b", GUIDE))
    assert "TURNS_DEAD_LETTER_QUEUE_ARN" in asked
    named = {name.title().replace("_", "") for name in asked}
    assert named - deployed.source["Outputs"].keys() == set()


def test_every_output_is_described(deployed: DeployedTemplate) -> None:
    assert all(output.get("Description") for output in deployed.source["Outputs"].values())


def test_a_build_never_ships_an_old_core() -> None:
    settings = tomllib.loads(TEMPLATE.with_name("samconfig.toml").read_text(encoding="utf-8"))
    assert settings["default"]["build"]["parameters"]["cached"] is False


def test_the_optional_parts_are_extras_of_the_package(deployed: DeployedTemplate) -> None:
    package = tomllib.loads((TEMPLATE.parent / "shared" / "pyproject.toml").read_text())
    recipe = (TEMPLATE.parent / "layers" / "optional" / "Makefile").read_text(encoding="utf-8")
    listed = re.search(r"^PARTS_THERE_ARE := (.+)$", recipe, flags=re.MULTILINE)
    assert listed is not None
    parts = listed[1].split()
    assert set(parts) <= package["project"]["optional-dependencies"].keys()
    assert deployed.source["Parameters"]["OptionalParts"]["AllowedValues"] == [
        "none",
        *parts,
        "+".join(parts),
    ]


def test_the_core_layer_is_built_for_the_processor_that_it_declares(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate
) -> None:
    for found, processor in ((deployed, "arm64"), (deployed_whole, "x86_64")):
        layers = found.of_type("AWS::Lambda::LayerVersion")
        (layer,) = (layers[name] for name in layers if name.startswith("CoreLayer"))
        assert layer["CompatibleArchitectures"] == [processor]
        assert layer["CompatibleRuntimes"] == ["python3.13"]


def test_the_guide_names_every_parameter_with_its_default(deployed: DeployedTemplate) -> None:
    rows = [line.split("|") for line in GUIDE.splitlines() if line.startswith("| `")]
    defaults: dict[str, str] = {}
    for row in rows:
        names = re.findall(r"`(\w+)`", row[1])
        values = [value.strip(" `") for value in row[2].split(",")]
        if len(names) == len(values):
            defaults.update(zip(names, values, strict=True))
    for name, parameter in deployed.source["Parameters"].items():
        assert name in defaults, name
        if parameter.get("Default"):
            assert defaults[name] == str(parameter["Default"]), name


def test_the_guide_names_every_alarm_every_queue_and_every_function(
    deployed: DeployedTemplate,
) -> None:
    kinds = ("AWS::CloudWatch::Alarm", "AWS::SQS::Queue", "AWS::Lambda::Function")
    made = [logical_id for kind in kinds for logical_id in deployed.of_type(kind)]
    assert [logical_id for logical_id in made if f"`{logical_id}`" not in GUIDE] == []
