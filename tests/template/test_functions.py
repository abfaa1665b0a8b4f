"""What every function has, and what each is told in its environment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from kumbuka.config import Config

from tests.fakes.cloudformation import UnknownReference
from tests.fakes.deployed_template import DeployedTemplate

FUNCTIONS = [
    "ChatFunction",
    "ExtractFunction",
    "MaintainFunction",
    "CleanupFunction",
    "SummarizeFunction",
]
EXTENSION = ":layer:AWS-Parameters-and-Secrets-Lambda-Extension"
SECRETS = {
    "KUMBUKA_SERVER_SECRET",
    "KUMBUKA_DATABASE_TOKEN",
    "KUMBUKA_UPSTREAM_API_KEY",
    "KUMBUKA_ADMIN_KEY",
    "KUMBUKA_QDRANT_API_KEY",
    "KUMBUKA_EMBEDDINGS_API_KEY",
    "KUMBUKA_RERANK_API_KEY",
}
QUEUE = "https://sqs.eu-west-1.amazonaws.com/123456789012/turns"
DEAD_LETTERS = QUEUE + "-dead"
SECRET_ARN = "arn:aws:secretsmanager:eu-west-1:123456789012:secret:ServerSecret-AbCdEf"
JOBS = "https://sqs.eu-west-1.amazonaws.com/123456789012/jobs"
DEAD_JOBS = JOBS + "-dead"
PHYSICAL = {
    "TurnsQueue": QUEUE,
    "TurnsDeadLetterQueue": DEAD_LETTERS,
    "JobsQueue": JOBS,
    "JobsDeadLetterQueue": DEAD_JOBS,
    "ServerSecret": SECRET_ARN,
}
TOLD_OF = {
    "ChatFunction": {QUEUE},
    "ExtractFunction": {QUEUE, JOBS},
    "MaintainFunction": {JOBS},
    "CleanupFunction": {JOBS},
    "SummarizeFunction": {JOBS},
}


class Read(Mapping[str, str]):
    """An environment that knows which of its variables were asked for."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self.asked_for: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.asked_for.add(name)
        return self._variables[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._variables)

    def __len__(self) -> int:
        return len(self._variables)


def test_the_functions_are_all_tested(deployed: DeployedTemplate) -> None:
    assert deployed.functions() == FUNCTIONS


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_runs_on_the_chosen_processor(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate, function: str
) -> None:
    assert deployed.properties(function)["Architectures"] == ["arm64"]
    assert deployed_whole.properties(function)["Architectures"] == ["x86_64"]
    assert deployed.properties(function)["Runtime"] == "python3.13"
    assert deployed.properties(function)["Handler"] == "app.handler"


def test_a_function_has_the_folder_of_its_name(deployed: DeployedTemplate) -> None:
    assert [deployed.code(function) for function in FUNCTIONS] == [
        "functions/chat",
        "functions/extract",
        "functions/maintain",
        "functions/cleanup",
        "functions/summarize",
    ]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_no_function_is_without_tracing(deployed: DeployedTemplate, function: str) -> None:
    assert deployed.properties(function)["TracingConfig"] == {"Mode": "Active"}


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_logs_to_a_group_of_its_own_that_forgets(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    logging = deployed_whole.properties(function)["LoggingConfig"]
    assert logging["LogFormat"] == "JSON"
    group = deployed_whole.properties(logging["LogGroup"])
    assert group["RetentionInDays"] == "7"
    assert group["LogGroupName"] == f"/kumbuka/kumbuka/{function.removesuffix('Function').lower()}"


@pytest.mark.parametrize("function", FUNCTIONS)
def test_lambda_drops_no_line_that_kumbuka_wrote(deployed: DeployedTemplate, function: str) -> None:
    assert deployed.properties(function)["LoggingConfig"]["ApplicationLogLevel"] == "DEBUG"


def test_every_log_group_forgets(deployed: DeployedTemplate) -> None:
    groups = deployed.of_type("AWS::Logs::LogGroup").values()
    assert [group["RetentionInDays"] for group in groups] == ["30"] * 6


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_has_a_dead_letter_path(deployed: DeployedTemplate, function: str) -> None:
    dead_letters = deployed.properties(function)["DeadLetterConfig"]["TargetArn"]
    assert dead_letters == "EventsDeadLetterQueue.Arn"
    allowed = [s.resources for s in deployed.statements(function) if "sqs:SendMessage" in s.actions]
    assert dead_letters in [resource for resources in allowed for resource in resources]


def test_only_chat_runs_on_the_streaming_runtime(deployed: DeployedTemplate) -> None:
    wrappers = {f: deployed.environment(f).get("AWS_LAMBDA_EXEC_WRAPPER") for f in FUNCTIONS}
    assert wrappers == dict.fromkeys(FUNCTIONS) | {"ChatFunction": "/opt/streaming-wrapper"}


@pytest.mark.parametrize("function", FUNCTIONS)
def test_the_environment_is_one_that_the_configuration_accepts(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    env = Read(deployed_whole.environment(function, PHYSICAL))
    on_lambda = {**env, "AWS_LAMBDA_FUNCTION_NAME": function}
    config = Config.from_env(on_lambda, resolve=lambda reference: f"value of {reference}")
    assert config.on_lambda
    queues = {config.turns_queue_url, config.jobs_queue_url} - {None}
    assert queues == TOLD_OF[function]
    assert config.qdrant_url == "https://points.example:6333"
    assert config.server_secret == f"value of secretsmanager:{SECRET_ARN}"
    assert config.database_token == "value of secretsmanager:kumbuka/database-token"


@pytest.mark.parametrize("function", FUNCTIONS)
def test_kumbuka_reads_every_variable_that_has_its_name(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    env = Read(deployed_whole.environment(function, PHYSICAL))
    Config.from_env(env, resolve=lambda reference: "value")
    assert {name for name in env if name.startswith("KUMBUKA_")} <= env.asked_for


def test_chat_alone_knows_the_upstream_and_the_admin_key(deployed_whole: DeployedTemplate) -> None:
    chat, extract, maintain, cleanup, summarize = (
        deployed_whole.environment(f).keys() for f in FUNCTIONS
    )
    own = {"KUMBUKA_UPSTREAM_URL", "KUMBUKA_UPSTREAM_API_KEY", "KUMBUKA_ADMIN_KEY"}
    assert own <= chat
    assert own & (extract | maintain | cleanup | summarize) == set()
    assert extract - chat == {"KUMBUKA_TURNS_DEAD_LETTER_URL", "KUMBUKA_JOBS_QUEUE_URL"}
    assert maintain - chat == {"KUMBUKA_JOBS_QUEUE_URL", "KUMBUKA_JOBS_DEAD_LETTER_URL"}
    assert cleanup - chat == summarize - chat == {"KUMBUKA_JOBS_QUEUE_URL"}


def test_who_reads_or_writes_points_knows_their_key_and_nobody_else(
    deployed_whole: DeployedTemplate,
) -> None:
    knows = {f for f in FUNCTIONS if "KUMBUKA_QDRANT_API_KEY" in deployed_whole.environment(f)}
    assert knows == {"ChatFunction", "MaintainFunction"}


@pytest.mark.parametrize(
    ("service", "functions"),
    [
        ("EMBEDDINGS", {"ChatFunction", "ExtractFunction", "MaintainFunction"}),
        ("RERANK", {"ChatFunction"}),
    ],
)
def test_who_embeds_or_ranks_knows_the_endpoint_and_its_key_and_nobody_else(
    deployed: DeployedTemplate,
    deployed_whole: DeployedTemplate,
    service: str,
    functions: set[str],
) -> None:
    for part in ("URL", "MODEL", "API_KEY"):
        variable = f"KUMBUKA_{service}_{part}"
        knows = {f for f in FUNCTIONS if variable in deployed_whole.environment(f)}
        assert knows == functions
        assert not any(variable in deployed.environment(f) for f in FUNCTIONS)


def test_maintain_knows_both_queues_of_jobs(deployed: DeployedTemplate) -> None:
    env = deployed.environment("MaintainFunction", PHYSICAL)
    assert env["KUMBUKA_JOBS_QUEUE_URL"] == JOBS
    assert env["KUMBUKA_JOBS_DEAD_LETTER_URL"] == DEAD_JOBS


def test_extract_knows_both_queues_of_turns(deployed: DeployedTemplate) -> None:
    env = deployed.environment("ExtractFunction", PHYSICAL)
    assert env["KUMBUKA_TURNS_QUEUE_URL"] == QUEUE
    assert env["KUMBUKA_TURNS_DEAD_LETTER_URL"] == DEAD_LETTERS


@pytest.mark.parametrize("function", FUNCTIONS)
def test_no_secret_stands_in_a_variable(deployed_whole: DeployedTemplate, function: str) -> None:
    env = deployed_whole.environment(function)
    secret = {name: env[name] for name in env if name.endswith(("_SECRET", "_TOKEN", "_KEY"))}
    assert secret.keys() <= SECRETS
    assert secret
    assert all(value.startswith("secretsmanager:") for value in secret.values())


def test_a_secret_that_is_not_used_is_not_mentioned(deployed: DeployedTemplate) -> None:
    mentioned = deployed.environment("ChatFunction").keys() & SECRETS
    assert mentioned == {"KUMBUKA_SERVER_SECRET"}


def test_the_server_secret_is_generated_and_outlives_the_stack(deployed: DeployedTemplate) -> None:
    secret = deployed.resources["ServerSecret"]
    assert "SecretString" not in secret["Properties"]
    assert secret["Properties"]["GenerateSecretString"]["PasswordLength"] >= 32
    assert secret["DeletionPolicy"] == "RetainExceptOnCreate"
    assert secret["UpdateReplacePolicy"] == "Retain"


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_reads_secrets_through_the_extension(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate, function: str
) -> None:
    core, arm = deployed.properties(function)["Layers"]
    assert core.startswith("CoreLayer")
    assert arm.rpartition(":")[0].endswith(EXTENSION + "-Arm64")
    assert arm.startswith("arn:aws:lambda:eu-west-1:015030872274:")
    extension = deployed_whole.properties(function)["Layers"][-1]
    assert extension.rpartition(":")[0].endswith(EXTENSION)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_was_built_of_the_optional_parts_is_a_layer_of_every_function(
    deployed_whole: DeployedTemplate, function: str
) -> None:
    core, optional, _ = deployed_whole.properties(function)["Layers"]
    assert core.startswith("CoreLayer")
    assert optional.startswith("OptionalLayer")
    layers = deployed_whole.of_type("AWS::Lambda::LayerVersion").values()
    assert {tuple(layer["CompatibleArchitectures"]) for layer in layers} == {("x86_64",)}


def test_without_optional_parts_there_is_one_layer_of_ours(deployed: DeployedTemplate) -> None:
    (core,) = deployed.of_type("AWS::Lambda::LayerVersion")
    assert core.startswith("CoreLayer")


def test_every_listed_region_has_an_account_and_a_version_for_each_processor(
    deployed: DeployedTemplate,
) -> None:
    listed = deployed.source["Mappings"]["SecretsExtension"]
    assert len(listed) > 30
    for region, row in listed.items():
        assert row.keys() == {"Account", "Arm", "X86"}, region
        assert all(isinstance(value, str) and value.isdigit() for value in row.values()), region
        assert len(row["Account"]) == 12, region


def test_an_extension_of_ones_own_replaces_the_listed_one() -> None:
    own = "arn:aws-cn:lambda:cn-north-1:287114880934:layer:Extension:100"
    deployed = DeployedTemplate.load(
        parameters={"SecretsExtensionArn": own, "AWS::Region": "cn-north-1"}
    )
    assert deployed.properties("ChatFunction")["Layers"][1] == own


def test_a_region_that_is_not_listed_needs_an_extension_of_ones_own() -> None:
    with pytest.raises(UnknownReference, match="SecretsExtension"):
        DeployedTemplate.load(parameters={"AWS::Region": "cn-north-1"})
