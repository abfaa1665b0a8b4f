"""From the environment to parts that work."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.adapters.queue.sqs import SqsQueue
from kumbuka.adapters.upstream.demo import DemoUpstream
from kumbuka.adapters.upstream.http import HttpUpstream
from kumbuka.bootstrap import NOT_BUILT, Kumbuka, build, database_path, load_config, serving
from kumbuka.config import Config
from kumbuka.errors import InvalidConfiguration, StoreUnavailable
from kumbuka.ports import Choice
from starlette.types import ASGIApp, Message

from tests.fakes.kumbuka_process import FOREIGN
from tests.fakes.served_process import served


@pytest.fixture(autouse=True)
def no_settings_of_the_developer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(FOREIGN)]:
        monkeypatch.delenv(name)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"file:{tmp_path / 'kumbuka.db'}"


def of(url: str, **more: str) -> Kumbuka:
    return build(load_config({"KUMBUKA_DATABASE_URL": url, **more}))


def problems_of(**env: str) -> list[str]:
    with pytest.raises(InvalidConfiguration) as refused:
        load_config(env)
    return refused.value.problems


def test_settings_of_features_that_are_not_built_are_refused_all_at_once() -> None:
    env = dict.fromkeys(NOT_BUILT, "https://secret.example/x")
    env |= {"KUMBUKA_WORKSPACE": "notes"}
    env |= {"KUMBUKA_DATABASE_URL": "libsql://db.example?authToken=secret"}
    problems = problems_of(**env)
    assert all(any(name in problem for problem in problems) for name in env)
    assert "secret" not in " ".join(problems)


def test_every_variable_that_is_read_is_documented() -> None:
    asked: set[str] = set()

    class Asked(dict[str, str]):
        def get(self, name: str, default: str | None = None) -> str | None:  # type: ignore[override]
            asked.add(name)
            return default

    Config.from_env(Asked())
    page = Path(__file__).parents[2] / "docs" / "configuration.md"
    text = page.read_text(encoding="utf-8")
    assert {name for name in asked if f"`{name}`" not in text} == {"AWS_LAMBDA_FUNCTION_NAME"}


async def test_the_models_of_the_deployment_reach_what_asks_them(url: str) -> None:
    made = of(
        url,
        KUMBUKA_EMBEDDINGS_URL="https://vectors.example/v1",
        KUMBUKA_EMBEDDINGS_API_KEY="sk-one",
        KUMBUKA_EMBEDDINGS_MODEL="voyage/voyage-3.5",
        KUMBUKA_RERANK_URL="https://ranks.example/v1",
        KUMBUKA_RERANK_MODEL="cohere/rerank-v3.5",
    )
    assert made.services.embeddings.signature(Choice()) == "remote:voyage-3.5:1024:int8"
    assert made.services.reranker is not None
    assert made.services.reranker.model(None) == "rerank-v3.5"
    await made.close()


def test_they_are_named_beside_what_is_not_valid() -> None:
    env = {"KUMBUKA_WORKSPACE": "secret", "KUMBUKA_PORT": "secret"}
    problems = problems_of(**env)
    assert all(any(name in problem for problem in problems) for name in env)
    assert "secret" not in " ".join(problems)


def test_a_database_in_memory_needs_a_queue_elsewhere() -> None:
    for given in ({}, {"KUMBUKA_TURNS_QUEUE_URL": "https://sqs.eu-west-1.amazonaws.com/1/turns"}):
        with pytest.raises(InvalidConfiguration, match="KUMBUKA_JOBS_QUEUE_URL"):
            of("file::memory:", **given)


def test_an_admin_key_that_would_be_forwarded_upstream_is_refused() -> None:
    (problem,) = problems_of(KUMBUKA_AUTH="passthrough", KUMBUKA_ADMIN_KEY="my-own-words")
    assert problem.startswith("KUMBUKA_ADMIN_KEY")
    assert "my-own-words" not in problem
    load_config({"KUMBUKA_AUTH": "passthrough", "KUMBUKA_ADMIN_KEY": "kb_my-own-words"})
    load_config({"KUMBUKA_ADMIN_KEY": "my-own-words"})


@pytest.mark.parametrize(
    ("database_url", "path"),
    [
        ("file:kumbuka.db", "kumbuka.db"),
        ("file:/var/lib/k.db", "/var/lib/k.db"),
        ("file:///var/lib/k.db", "/var/lib/k.db"),
        ("file:my%20notes.db", "my notes.db"),
        ("file:k.db?mode=rwc", "k.db"),
        ("file::memory:", ":memory:"),
        ("libsql://db.example", "kumbuka.db"),
    ],
)
def test_a_database_url_names_a_file_or_where_local_files_stand(
    database_url: str, path: str
) -> None:
    assert database_path(Config(database_url=database_url)) == path


async def test_each_part_is_what_the_configuration_says(url: str) -> None:
    local = of(url)
    assert isinstance(local.services.turns, LocalQueue)
    assert isinstance(local.services.jobs, LocalQueue)
    assert not local.services.qdrant_defaults.is_used
    assert isinstance(local.services.upstream, DemoUpstream)
    assert (local.services.auth, local.services.recall_deadline_s) == ("keys", 0.8)
    await local.close()
    remote = of(
        url,
        KUMBUKA_TURNS_QUEUE_URL="https://sqs.eu-west-1.amazonaws.com/1/turns",
        KUMBUKA_JOBS_QUEUE_URL="https://sqs.eu-west-1.amazonaws.com/1/jobs",
        KUMBUKA_QDRANT_URL="http://10.0.0.7:6333/",
        KUMBUKA_QDRANT_API_KEY="qd-key",
        OPENAI_BASE_URL="https://models.example",
        KUMBUKA_AUTH="passthrough",
        KUMBUKA_RECALL_DEADLINE_MS="250",
    )
    assert isinstance(remote.services.turns, SqsQueue)
    assert isinstance(remote.services.jobs, SqsQueue)
    qdrant = remote.services.qdrant_defaults
    assert (qdrant.is_used, qdrant.url) == (True, "http://10.0.0.7:6333")
    assert "qd-key" not in repr(remote.services)
    # What the deployment itself names may be private, and nothing else.
    assert remote.services.tier is not None
    assert remote.services.tier.url_problem("http://10.0.0.7:6333") is None
    assert remote.services.tier.url_problem("http://10.0.0.8:6333")
    assert isinstance(remote.services.upstream, HttpUpstream)
    assert (remote.services.auth, remote.services.recall_deadline_s) == ("passthrough", 0.25)
    await remote.close()


async def test_building_touches_no_database(url: str, tmp_path: Path) -> None:
    await of(url).close()
    assert os.listdir(tmp_path) == ["kumbuka.secret"]


async def test_the_local_secret_is_made_once_and_only_its_owner_can_read_it(
    url: str, tmp_path: Path
) -> None:
    first, second = of(url), of(url)
    assert len(first.services.server_secret) == 64
    assert first.services.server_secret == second.services.server_secret
    assert stat.S_IMODE(os.stat(tmp_path / "kumbuka.secret").st_mode) == 0o600
    given = of(url, KUMBUKA_SERVER_SECRET="given")
    assert given.services.server_secret == "given"
    for kumbuka in (first, second, given):
        await kumbuka.close()


def test_processes_that_start_at_once_agree_on_the_secret(url: str, tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as starts:
        made = list(starts.map(of, [url] * 16))
    assert len({kumbuka.services.server_secret for kumbuka in made}) == 1
    assert os.listdir(tmp_path) == ["kumbuka.secret"]
    for kumbuka in made:
        asyncio.run(kumbuka.close())


@pytest.mark.parametrize("content", [b"", b" \n", b"\xff\xfe"])
def test_a_secret_that_is_lost_is_not_replaced_in_silence(
    url: str, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "kumbuka.secret").write_bytes(content)
    with pytest.raises(StoreUnavailable, match="secret"):
        of(url)
    assert (tmp_path / "kumbuka.secret").read_bytes() == content


async def test_one_process_serves_chat_and_management(url: str) -> None:
    kumbuka = of(url)
    async with served(serving(kumbuka)) as address, httpx.AsyncClient(base_url=address) as client:
        assert (await client.get("/healthz")).json() == {"status": "up"}
        openai_error = (await client.get("/v1/models")).json()["error"]
        assert set(openai_error) == {"message", "type", "param", "code"}
        answers = await asyncio.gather(*(client.get("/api/memory") for _ in range(4)))
        assert {answer.status_code for answer in answers} == {401}
        assert set(answers[0].json()["error"]) == {"code", "message", "details", "requestId"}
        outside = (await client.get("/apiary")).json()["error"]
        assert set(outside) == {"message", "type", "param", "code"}
        assert (await client.get("/api/openapi.json")).json()["info"]["title"] == "Kumbuka"


async def lifespan(app: ASGIApp) -> list[Message]:
    asked: Iterator[Message] = iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])
    answers: list[Message] = []

    async def receive() -> Message:
        return next(asked)

    async def send(message: Message) -> None:
        answers.append(message)

    await app({"type": "lifespan"}, receive, send)
    return answers


async def test_a_start_migrates_and_a_stop_closes_what_was_opened(url: str, tmp_path: Path) -> None:
    kumbuka = of(url)
    answers = await lifespan(serving(kumbuka))
    assert [answer["type"] for answer in answers] == [
        "lifespan.startup.complete",
        "lifespan.shutdown.complete",
    ]
    assert "kumbuka.db" in os.listdir(tmp_path)
    assert [name for name in os.listdir(tmp_path) if name.endswith("-wal")] == []


async def test_a_start_that_fails_says_why(url: str, tmp_path: Path) -> None:
    os.mkdir(tmp_path / "kumbuka.db")
    kumbuka = of(url)
    (answer,) = await lifespan(serving(kumbuka))
    assert answer["type"] == "lifespan.startup.failed"
    assert "database" in answer["message"]
    await kumbuka.close()
