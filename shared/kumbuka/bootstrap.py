"""Configuration → services: the only place that names vendors."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from kumbuka.adapters.database.sqlite import MEMORY, SqliteDatabase
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.adapters.late import late
from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.adapters.store import schema
from kumbuka.adapters.store.copies import SqlCopyBook
from kumbuka.adapters.store.injections import SqlInjectionRecords
from kumbuka.adapters.store.keys import SqlKeyStore
from kumbuka.adapters.store.memories import SqlMemoryStore
from kumbuka.adapters.store.outbox import SqlOutbox
from kumbuka.adapters.store.settings import SqlSettingsStore
from kumbuka.adapters.store.vectors import SqlVectorIndex
from kumbuka.config import Config, process_environment
from kumbuka.errors import InvalidConfiguration
from kumbuka.memory.keys import PREFIX
from kumbuka.memory.model import Millis
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.ports import Services, Statement
from kumbuka.usecases.announce import Announcer
from kumbuka.usecases.cached_settings import CachedSettings

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from kumbuka.api.message_batches import MessageBatches
    from kumbuka.api.scheduled import ScheduledPlan
    from kumbuka.api.turn_batches import TurnBatches
    from kumbuka.ports import (
        Choice,
        Clock,
        Database,
        EmbeddingProvider,
        Housekeeping,
        MessageQueue,
        Reranker,
        Upstream,
        VectorTier,
    )

NOT_BUILT = ("KUMBUKA_WORKSPACE",)
"""Variables of features that this version does not have: refused, not ignored."""
JOB_VISIBILITY_S = 300.0
"""A job may take that long; nobody else begins it meanwhile."""
LOCAL_NAME = "kumbuka.db"
"""What a remote database's local files are named after."""


def system_clock() -> Millis:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Kumbuka:
    """A running deployment's parts."""

    config: Config
    services: Services
    database: Database
    embeddings: EmbeddingSources
    announcer: Announcer

    async def start(self) -> None:
        """Bring the database to the newest schema. Raises StoreUnavailable."""
        await schema.migrate(self.database, self.services.clock)

    async def is_up(self) -> bool:
        await self.database.read([Statement("SELECT 1")])
        return True

    async def close(self) -> None:
        await self.announcer.drain()
        await self.services.turns.close()
        await self.services.jobs.close()
        await self.services.upstream.close()
        await self.embeddings.close()
        if self.services.tier is not None:
            await self.services.tier.close()
        if self.services.reranker is not None:
            await self.services.reranker.close()
        await self.database.close()


def load_config(overrides: Mapping[str, str] | None = None) -> Config:
    """From the process's environment, with the command line's values over it.

    Raises InvalidConfiguration with every problem at once.
    """
    env = {**process_environment(), **(overrides or {})}
    problems = [
        f"{name} is set, and this version does not have that feature"
        for name in NOT_BUILT
        if env.get(name, "").strip()
    ]
    try:
        config = Config.from_env(env, _resolve(env))
    except InvalidConfiguration as error:
        raise InvalidConfiguration(error.problems + problems) from error
    problems += _problems(config)
    if problems:
        raise InvalidConfiguration(problems)
    return config


def _problems(config: Config) -> list[str]:
    problems = _database_problems(config)
    problems += _url_problems(config, "KUMBUKA_EMBEDDINGS_URL", config.embeddings_url)
    problems += _url_problems(config, "KUMBUKA_RERANK_URL", config.rerank_url)
    problems += _url_problems(config, "KUMBUKA_QDRANT_URL", config.qdrant_url)
    problems += _model_problems(config)
    if config.auth == "passthrough" and not (config.admin_key or PREFIX).startswith(PREFIX):
        # Any other key is the client's own there, and goes to the upstream.
        problems.append(f"KUMBUKA_ADMIN_KEY must start with {PREFIX} in passthrough mode")
    return problems


def _database_problems(config: Config) -> list[str]:
    if config.database_url.startswith("file:"):
        return []
    from kumbuka.adapters.database.turso import http_address

    try:
        http_address(config.database_url)
    except InvalidConfiguration as error:
        return error.problems
    return []


def _url_problems(config: Config, name: str, url: str | None) -> list[str]:
    if url is None:
        return []
    from kumbuka.adapters.urls import UrlPolicy, UrlRefused, host_of

    # What the deployment itself names may be private.
    allowed = config.allowed_private_hosts | {host_of(url)}
    try:
        UrlPolicy(allowed).check(url)
    except UrlRefused as error:
        return [f"{name} {error}"]
    return []


def _model_problems(config: Config) -> list[str]:
    if not (config.static_model or config.static_cache_dir or config.transformers_model):
        return []
    from kumbuka.adapters.embeddings import own_models

    problems = {
        "MEMORY_STATIC_CACHE_DIR": own_models.cache_problem(config.static_cache_dir),
        "MEMORY_STATIC_MODEL": own_models.static_problem(_static_folder(config)),
        "MEMORY_TRANSFORMERS_MODEL": own_models.transformer_problem(config.transformers_model),
    }
    return [f"{name} {problem}" for name, problem in problems.items() if problem]


def build(config: Config, *, clock: Clock = system_clock) -> Kumbuka:
    """Connects nothing yet: each part opens what it needs when it is first used."""
    path = database_path(config)
    database = _database(config, path)
    secret = config.server_secret or _secret(path)
    embeddings = _embeddings(config, clock)
    settings = CachedSettings(SqlSettingsStore(database), clock)
    jobs, copies = _job_queue(config, path, clock), SqlCopyBook(database)
    tier, defaults = _qdrant(config, secret)
    announcer = Announcer(jobs, copies, settings.current, defaults)
    services = Services(
        memories=SqlMemoryStore(database, secret, clock, announcer.changed),
        vectors=SqlVectorIndex(database, announcer.changed),
        keys=SqlKeyStore(database, settings.reading),
        settings=settings,
        injections=SqlInjectionRecords(database),
        outbox=SqlOutbox(database),
        turns=_turn_queue(config, path, clock),
        jobs=jobs,
        copies=copies,
        housekeeping=late(partial(_housekeeping, database, announcer)),
        tier=tier,
        qdrant_defaults=defaults,
        embeddings=embeddings,
        upstream=_upstream(config, clock),
        clock=clock,
        server_secret=secret,
        auth=config.auth,
        admin_key=config.admin_key,
        recall_deadline_s=config.recall_deadline_ms / 1000,
        rrf_k=config.rrf_k,
        vector_candidates=config.vec_top_k,
        embedding_providers=partial(_providers, embeddings),
        reranker=_reranker(config),
        cache_statistics=embeddings.statistics,
    )
    return Kumbuka(config, services, database, embeddings, announcer)


def serving(kumbuka: Kumbuka) -> ASGIApp:
    """Everything in one process: chat, management and learning."""
    from kumbuka.api.served import served_app

    return served_app(
        kumbuka.services, start=kumbuka.start, probe=kumbuka.is_up, close=kumbuka.close
    )


def chatting(kumbuka: Kumbuka) -> ASGIApp:
    """Chat alone, as a function answers it; learning is another function's."""
    from kumbuka.adapters.store import branches  # noqa: F401  what the first answer is found with
    from kumbuka.api.chat_function import chat_function_app

    return chat_function_app(
        kumbuka.services,
        start=kumbuka.start,
        warm=kumbuka.services.turns.warm,
        probe=kumbuka.is_up,
        close=kumbuka.close,
    )


def learning(kumbuka: Kumbuka) -> TurnBatches:
    """The handler of a function that a queue of turns calls."""
    from kumbuka.api.turn_batches import TurnBatches

    return TurnBatches(kumbuka.services, start=kumbuka.start, finish=kumbuka.announcer.drain)


def maintaining(kumbuka: Kumbuka) -> MessageBatches:
    """The handler of a function that a queue of jobs calls."""
    from kumbuka.api.job_batches import job_batches

    return job_batches(kumbuka.services, start=kumbuka.start, finish=kumbuka.announcer.drain)


def planning(kumbuka: Kumbuka, kind: str) -> ScheduledPlan:
    """The handler of a function that a schedule calls; `kind` of the jobs that it sends."""
    from kumbuka.api.scheduled import ScheduledPlan

    return ScheduledPlan(kumbuka.services, kind, start=kumbuka.start)


def _database(config: Config, path: str) -> Database:
    if config.database_url.startswith("file:"):
        return SqliteDatabase(path)
    from kumbuka.adapters.database.turso import TursoDatabase

    return TursoDatabase(config.database_url, config.database_token)


def database_path(config: Config) -> str:
    """`file:kumbuka.db`, `file:///var/kumbuka.db` → the path.

    Beside it stand the local queue and the local secret; with a remote database, in the folder that
    the process was started in.
    """
    if not config.database_url.startswith("file:"):
        return LOCAL_NAME
    rest = config.database_url.removeprefix("file:").partition("?")[0]
    return MEMORY if rest == MEMORY else unquote(rest.removeprefix("//"))


def _turn_queue(config: Config, path: str, clock: Clock) -> MessageQueue:
    if config.turns_queue_url:
        from kumbuka.adapters.queue.sqs import SqsQueue

        return SqsQueue(config.turns_queue_url, config.turns_dead_letter_url)
    return LocalQueue(_beside(path, "-queue.db"), clock)


def _job_queue(config: Config, path: str, clock: Clock) -> MessageQueue:
    if config.jobs_queue_url:
        from kumbuka.adapters.queue.sqs import SqsQueue

        return SqsQueue(config.jobs_queue_url, config.jobs_dead_letter_url)
    return LocalQueue(_beside(path, "-jobs.db"), clock, JOB_VISIBILITY_S)


def _housekeeping(database: Database, announcer: Announcer) -> Housekeeping:
    from kumbuka.adapters.store.housekeeping import SqlHousekeeping

    return SqlHousekeeping(database, announcer.changed)


async def _providers(sources: EmbeddingSources, choice: Choice) -> list[EmbeddingProvider]:
    from kumbuka.adapters.embeddings.providers import embedding_providers

    return await embedding_providers(sources, choice)


def _embeddings(config: Config, clock: Clock) -> EmbeddingSources:
    deployment = Deployment(
        Remote(
            config.embeddings_url,
            config.embeddings_api_key,
            config.embeddings_headers,
            config.embeddings_model,
        ),
        config.allowed_private_hosts,
        _static_folder(config),
        config.embedding_cache_max,
        config.embedding_cache_ttl_ms,
        quantization=config.vec_quantization,
        transformer=config.transformers_model,
    )
    return EmbeddingSources(deployment, clock)


def _static_folder(config: Config) -> Path | None:
    """As it is given, or else of that name among the models of the cache."""
    if config.static_model is None:
        return None
    folder = Path(config.static_model)
    return folder if folder.is_dir() else Path(config.static_cache_dir or "", folder)


def _reranker(config: Config) -> Reranker | None:
    if config.rerank_url is None:
        return None
    from kumbuka.adapters.rerank.remote import Endpoint, RemoteReranker

    return RemoteReranker(
        Endpoint(
            config.rerank_url,
            config.rerank_api_key,
            config.rerank_model,
            config.allowed_private_hosts,
        )
    )


def _qdrant(config: Config, secret: str) -> tuple[VectorTier, QdrantSettings]:
    """The adapter, which is loaded when it is used, and what the environment names."""
    tier = late(partial(_tier, config, secret))
    if config.qdrant_url is None:
        return tier, QdrantSettings()
    sealed = tier.seal(config.qdrant_api_key) if config.qdrant_api_key else None
    url = config.qdrant_url.rstrip("/")
    return tier, QdrantSettings(enabled=True, url=url, sealed_key=sealed)


def _tier(config: Config, secret: str) -> VectorTier:
    from kumbuka.adapters.urls import UrlPolicy, host_of
    from kumbuka.adapters.vectors.qdrant import QdrantTier

    named = {host_of(config.qdrant_url)} if config.qdrant_url else set()
    return QdrantTier(secret, UrlPolicy(config.allowed_private_hosts | named))


def _upstream(config: Config, clock: Clock) -> Upstream:
    if config.upstream_url is None:
        from kumbuka.adapters.upstream.demo import DemoUpstream

        return DemoUpstream(lambda: clock() / 1000)
    from kumbuka.adapters.upstream.http import HttpUpstream

    return HttpUpstream(
        config.upstream_url,
        config.upstream_api_key,
        connect_timeout_s=config.connect_timeout_s,
        first_byte_timeout_s=config.first_byte_timeout_s,
        idle_timeout_s=config.idle_timeout_s,
    )


def _resolve(env: Mapping[str, str]) -> Callable[[str], str]:
    def resolve(reference: str) -> str:
        from kumbuka.adapters.secrets.aws import resolver_in  # where a value names a secret

        return resolver_in(env)(reference)

    return resolve


def _beside(path: str, ending: str) -> Path:
    """A file that belongs to the database: `kumbuka.db` → `kumbuka-queue.db`."""
    if path == MEMORY:
        needed = "KUMBUKA_TURNS_QUEUE_URL and KUMBUKA_JOBS_QUEUE_URL"
        raise InvalidConfiguration([f"KUMBUKA_DATABASE_URL: :memory: needs {needed}"])
    whole = Path(path)
    return whole.with_name(whole.stem + ending)


def _secret(path: str) -> str:
    from kumbuka.adapters.secrets import local  # on AWS the secret is given

    return local.passing_secret() if path == MEMORY else local.kept_secret(_beside(path, ".secret"))
