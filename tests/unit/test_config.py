import pytest
from kumbuka.config import Config, process_environment
from kumbuka.errors import InvalidConfiguration

SECRETS = {
    "KUMBUKA_DATABASE_TOKEN": "token-1f3a",
    "KUMBUKA_UPSTREAM_API_KEY": "sk-upstream",
    "KUMBUKA_ADMIN_KEY": "kb_admin",
    "KUMBUKA_SERVER_SECRET": "server-pepper",
    "KUMBUKA_QDRANT_API_KEY": "qdrant-key",
    "KUMBUKA_EMBEDDINGS_API_KEY": "embeddings-key",
    "KUMBUKA_RERANK_API_KEY": "rerank-key",
}


class RecordingStore:
    """A secret store that remembers what it was asked."""

    def __init__(self, **values: str) -> None:
        self.values = values
        self.asked: list[str] = []

    def __call__(self, reference: str) -> str:
        self.asked.append(reference)
        name = reference.rpartition(":")[2].rpartition("/")[2]
        if name not in self.values:
            raise InvalidConfiguration([f"there is no secret {name!r}"])
        return self.values[name]


def problems(env, resolve=None):
    with pytest.raises(InvalidConfiguration) as caught:
        Config.from_env(env, resolve)
    return caught.value.problems


def test_an_empty_environment_is_a_laptop():
    config = Config.from_env({})
    assert config == Config()
    assert config.database_url == "file:kumbuka.db"
    assert (config.host, config.port, config.auth) == ("127.0.0.1", 8787, "keys")
    assert (config.upstream_url, config.turns_queue_url) == (None, None)
    assert (config.connect_timeout_s, config.first_byte_timeout_s) == (5.0, 120.0)
    assert (config.recall_deadline_ms, config.idle_timeout_s) == (800, 120.0)


def test_engine_tuning_has_the_known_defaults():
    config = Config.from_env({})
    assert (config.rrf_k, config.vec_top_k, config.vec_quantization) == (60, 20, "int8")
    assert (config.embedding_cache_max, config.embedding_cache_ttl_ms) == (1000, 300_000)


def test_every_variable_is_read_with_its_type():
    config = Config.from_env(
        {
            **SECRETS,
            "KUMBUKA_DATABASE_URL": "libsql://memory.turso.io",
            "KUMBUKA_UPSTREAM_URL": "https://api.example.com/v1/",
            "KUMBUKA_AUTH": "passthrough",
            "KUMBUKA_TURNS_QUEUE_URL": "https://sqs.eu-west-1.amazonaws.com/1/turns",
            "KUMBUKA_TURNS_DEAD_LETTER_URL": "https://sqs.eu-west-1.amazonaws.com/1/dead",
            "KUMBUKA_JOBS_DEAD_LETTER_URL": "https://sqs.eu-west-1.amazonaws.com/1/dead-jobs",
            "KUMBUKA_JOBS_QUEUE_URL": "https://sqs.eu-west-1.amazonaws.com/1/jobs",
            "KUMBUKA_QDRANT_URL": "https://qdrant.example.com:6333",
            "KUMBUKA_EMBEDDINGS_URL": "http://127.0.0.1:11434/v1",
            "KUMBUKA_EMBEDDINGS_HEADERS": '{"x-team": "search", "api-key": "k"}',
            "KUMBUKA_EMBEDDINGS_MODEL": "voyage/voyage-3.5",
            "KUMBUKA_RERANK_URL": "https://rerank.example.com",
            "KUMBUKA_RERANK_MODEL": "voyage/rerank-2.5",
            "KUMBUKA_WORKSPACE": "s3://notes/team",
            "KUMBUKA_ALLOWED_PRIVATE_URLS": "LocalHost:11434, http://10.0.0.7/v1 [::1]",
            "KUMBUKA_RECALL_DEADLINE_MS": "250",
            "KUMBUKA_CONNECT_TIMEOUT_S": "0.5",
            "KUMBUKA_FIRST_BYTE_TIMEOUT_S": "30",
            "KUMBUKA_IDLE_TIMEOUT_S": "45",
            "KUMBUKA_HOST": "0.0.0.0",
            "KUMBUKA_PORT": "0",
            "KUMBUKA_LOG_LEVEL": "debug",
            "MEMORY_RRF_K": "10",
            "MEMORY_VEC_TOP_K": "50",
            "MEMORY_VEC_QUANTIZATION": "none",
            "MEMORY_EMBEDDING_CACHE_MAX": "0",
            "MEMORY_EMBEDDING_CACHE_TTL_MS": "1000",
            "MEMORY_STATIC_MODEL": "/models/mine",
            "MEMORY_STATIC_CACHE_DIR": "/var/cache/kumbuka",
            "MEMORY_TRANSFORMERS_MODEL": "MiniLM-L6",
        }
    )
    assert config == Config(
        database_url="libsql://memory.turso.io",
        database_token="token-1f3a",
        upstream_url="https://api.example.com/v1/",
        upstream_api_key="sk-upstream",
        auth="passthrough",
        admin_key="kb_admin",
        server_secret="server-pepper",
        turns_queue_url="https://sqs.eu-west-1.amazonaws.com/1/turns",
        turns_dead_letter_url="https://sqs.eu-west-1.amazonaws.com/1/dead",
        jobs_dead_letter_url="https://sqs.eu-west-1.amazonaws.com/1/dead-jobs",
        jobs_queue_url="https://sqs.eu-west-1.amazonaws.com/1/jobs",
        qdrant_url="https://qdrant.example.com:6333",
        qdrant_api_key="qdrant-key",
        embeddings_url="http://127.0.0.1:11434/v1",
        embeddings_api_key="embeddings-key",
        embeddings_headers=(("x-team", "search"), ("api-key", "k")),
        embeddings_model="voyage/voyage-3.5",
        rerank_url="https://rerank.example.com",
        rerank_model="voyage/rerank-2.5",
        rerank_api_key="rerank-key",
        workspace="s3://notes/team",
        allowed_private_hosts=frozenset({"localhost", "10.0.0.7", "::1"}),
        recall_deadline_ms=250,
        connect_timeout_s=0.5,
        first_byte_timeout_s=30.0,
        idle_timeout_s=45.0,
        host="0.0.0.0",
        port=0,
        log_level="DEBUG",
        rrf_k=10,
        vec_top_k=50,
        vec_quantization="none",
        embedding_cache_max=0,
        embedding_cache_ttl_ms=1000,
        static_model="/models/mine",
        static_cache_dir="/var/cache/kumbuka",
        transformers_model="MiniLM-L6",
    )


def test_empty_values_and_surrounding_space_count_as_unset():
    config = Config.from_env({"KUMBUKA_PORT": " ", "KUMBUKA_ADMIN_KEY": " kb_x\n"})
    assert (config.port, config.admin_key) == (8787, "kb_x")


def test_the_openai_variables_are_the_fallback_of_the_upstream():
    openai = {"OPENAI_BASE_URL": "https://openai.example/v1", "OPENAI_API_KEY": "sk-openai"}
    config = Config.from_env(openai)
    assert config.upstream_url == "https://openai.example/v1"
    assert config.upstream_api_key == "sk-openai"
    own = {"KUMBUKA_UPSTREAM_URL": "https://own.example", "KUMBUKA_UPSTREAM_API_KEY": "sk-own"}
    config = Config.from_env({**openai, **own})
    assert (config.upstream_url, config.upstream_api_key) == ("https://own.example", "sk-own")


def test_on_lambda_recall_may_take_longer():
    lambda_env = {"AWS_LAMBDA_FUNCTION_NAME": "chat", "KUMBUKA_SERVER_SECRET": "s"}
    assert Config.from_env(lambda_env).recall_deadline_ms == 1500
    assert Config.from_env(lambda_env).on_lambda
    chosen = {**lambda_env, "KUMBUKA_RECALL_DEADLINE_MS": "900"}
    assert Config.from_env(chosen).recall_deadline_ms == 900


def test_on_lambda_the_server_secret_is_required():
    assert problems({"AWS_LAMBDA_FUNCTION_NAME": "chat"}) == [
        "KUMBUKA_SERVER_SECRET must be set on AWS"
    ]


def test_every_error_is_named_at_once():
    found = problems(
        {
            "KUMBUKA_DATABASE_URL": "kumbuka.db",
            "OPENAI_BASE_URL": "ftp://example.com",
            "KUMBUKA_AUTH": "none",
            "KUMBUKA_PORT": "70000",
            "KUMBUKA_IDLE_TIMEOUT_S": "soon",
            "KUMBUKA_CONNECT_TIMEOUT_S": "nan",
            "KUMBUKA_LOG_LEVEL": "loud",
            "KUMBUKA_WORKSPACE": "gs://bucket",
            "KUMBUKA_QDRANT_URL": "https://",
            "KUMBUKA_ALLOWED_PRIVATE_URLS": "localhost,[::1",
            "MEMORY_VEC_QUANTIZATION": "int4",
            "MEMORY_RRF_K": "0",
            "KUMBUKA_ADMIN_KEY": "ssm:/admin",
        }
    )
    assert {problem.split()[0] for problem in found} == {
        "KUMBUKA_DATABASE_URL",
        "OPENAI_BASE_URL",
        "KUMBUKA_AUTH",
        "KUMBUKA_PORT",
        "KUMBUKA_IDLE_TIMEOUT_S",
        "KUMBUKA_CONNECT_TIMEOUT_S",
        "KUMBUKA_LOG_LEVEL",
        "KUMBUKA_WORKSPACE",
        "KUMBUKA_QDRANT_URL",
        "KUMBUKA_ALLOWED_PRIVATE_URLS",
        "MEMORY_VEC_QUANTIZATION",
        "MEMORY_RRF_K",
        "KUMBUKA_ADMIN_KEY",
    }
    assert len(found) == 13


@pytest.mark.parametrize(
    "url", ["file:", "libsql://", "mysql://host", "https://host:port", "https://[::1", "//host"]
)
def test_a_database_url_that_cannot_work_is_refused(url):
    assert problems({"KUMBUKA_DATABASE_URL": url})


@pytest.mark.parametrize(
    "url", ["file:/data/k.db", "libsql://h.turso.io", "https://h", "http://127.0.0.1:8080"]
)
def test_every_kind_of_database_url_is_accepted(url):
    assert Config.from_env({"KUMBUKA_DATABASE_URL": url}).database_url == url


def test_a_url_with_a_password_is_refused():
    (problem,) = problems({"KUMBUKA_UPSTREAM_URL": "https://me:hunter2@example.com"})
    assert "hunter2" not in problem


@pytest.mark.parametrize("end", ["?api-version=1", "#top", "/v1?", "/openai?key=hunter2"])
@pytest.mark.parametrize("name", ["KUMBUKA_UPSTREAM_URL", "OPENAI_BASE_URL"])
def test_an_upstream_that_no_path_can_follow_is_refused(name, end):
    (problem,) = problems({name: f"https://example.com{end}"})
    assert problem.startswith(f"{name} must end with its path")
    assert "hunter2" not in problem


SENT_IN_HEADERS = (
    *("KUMBUKA_DATABASE_TOKEN", "KUMBUKA_UPSTREAM_API_KEY", "KUMBUKA_QDRANT_API_KEY"),
    *("KUMBUKA_EMBEDDINGS_API_KEY", "KUMBUKA_RERANK_API_KEY"),
)


@pytest.mark.parametrize("sign", ["密", "\u2026", "\udcff", "\r", "\n", "\x00", "\x7f", "é"])
def test_every_key_that_no_header_can_carry_is_refused_at_once(sign):
    found = problems(dict.fromkeys(SENT_IN_HEADERS, f"sk-one{sign}two") | {"KUMBUKA_PORT": "x"})
    assert {problem.split()[0] for problem in found} == {*SENT_IN_HEADERS, "KUMBUKA_PORT"}
    assert "sk-one" not in str(found)


def test_a_key_for_a_header_is_refused_by_the_variable_it_came_from():
    (problem,) = problems({"OPENAI_API_KEY": "sk-密"})
    assert problem.startswith("OPENAI_API_KEY ")
    store = RecordingStore(shared="sk-one\nsk-two")
    (problem,) = problems({"KUMBUKA_RERANK_API_KEY": "ssm:/shared"}, store)
    assert problem.startswith("KUMBUKA_RERANK_API_KEY ")
    assert "sk-one" not in problem


def test_secrets_and_addresses_are_not_in_the_repr():
    shown = repr(Config.from_env({**SECRETS, "KUMBUKA_DATABASE_URL": "libsql://h?authToken=eyJh"}))
    assert not [value for value in [*SECRETS.values(), "eyJh"] if value in shown]


def test_no_value_is_part_of_an_error():
    env = dict.fromkeys(
        ("KUMBUKA_AUTH", "KUMBUKA_PORT", "KUMBUKA_UPSTREAM_URL", "MEMORY_RRF_K"), "sk-misplaced"
    )
    found = problems(env)
    assert len(found) == 4
    assert "sk-misplaced" not in str(found)


def test_any_value_may_be_a_reference_and_each_name_is_read_once():
    store = RecordingStore(shared="sk-shared", level="DEBUG\n")
    config = Config.from_env(
        {
            "KUMBUKA_UPSTREAM_API_KEY": "secretsmanager:shared",
            "KUMBUKA_RERANK_API_KEY": "secretsmanager:shared",
            "KUMBUKA_LOG_LEVEL": "ssm:/kumbuka/level",
        },
        store,
    )
    assert (config.upstream_api_key, config.rerank_api_key) == ("sk-shared", "sk-shared")
    assert config.log_level == "DEBUG"
    assert sorted(store.asked) == ["secretsmanager:shared", "ssm:/kumbuka/level"]


def test_a_reference_that_cannot_be_read_names_its_variable():
    env = {"KUMBUKA_ADMIN_KEY": "secretsmanager:gone", "KUMBUKA_PORT": "x"}
    found = problems(env, RecordingStore())
    assert "KUMBUKA_ADMIN_KEY could not be read: there is no secret 'gone'" in found
    assert len(found) == 2


@pytest.mark.parametrize("name", ["KUMBUKA_EMBEDDINGS_MODEL", "KUMBUKA_RERANK_MODEL"])
@pytest.mark.parametrize("value", ["m" * 201, "one\ntwo", "\udcff"])
def test_what_cannot_be_a_models_name_is_refused(name, value):
    assert problems({name: value}) == [f"{name} must name a model in at most 200 characters"]


def test_the_process_environment_is_a_copy():
    copy = process_environment()
    copy["KUMBUKA_PORT"] = "1"
    assert process_environment().get("KUMBUKA_PORT") != "1"


@pytest.mark.parametrize(
    "value",
    ["x-team: search", "[]", '"x"', '{"x team": "a"}', '{"x": 1}', '{"x": ""}', '{"x": "a\\nb"}'],
)
def test_headers_that_cannot_be_sent_are_refused_and_not_shown(value):
    (problem,) = problems({"KUMBUKA_EMBEDDINGS_HEADERS": value})
    assert problem.startswith("KUMBUKA_EMBEDDINGS_HEADERS must be a JSON object of headers")


def test_headers_are_never_printed():
    assert "sesame" not in repr(
        Config.from_env({"KUMBUKA_EMBEDDINGS_HEADERS": '{"api-key": "sesame"}'})
    )
