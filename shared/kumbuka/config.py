"""The deployment's configuration: read once from the environment, typed, every error at once.

No value is ever part of an error message, because a secret may stand in the wrong variable.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar
from urllib.parse import urlsplit

from kumbuka.errors import InvalidConfiguration, KumbukaError

REFERENCES = ("secretsmanager:", "ssm:/")
DATABASE_SCHEMES = ("file", "libsql", "https", "http")
WEB_SCHEMES = ("https", "http")
AUTH_MODES = ("keys", "passthrough")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_TOKEN_SIGNS = str.maketrans("!#$%&'*+.^_`|~-", "a" * 15)
QUANTIZATIONS = ("int8", "none")
MAX_MODEL_CHARACTERS = 200
LOCAL_RECALL_DEADLINE_MS, LAMBDA_RECALL_DEADLINE_MS = 800, 1500

Resolve = Callable[[str], str]
_N = TypeVar("_N", int, float)


def process_environment() -> dict[str, str]:
    """A copy of this process's environment; nothing else reads it."""
    return dict(os.environ)


@dataclass(frozen=True, slots=True)
class Config:
    """One field a variable. None means: not set, and there is no default.

    Secrets and addresses, which may hold one, are not part of `repr`.
    """

    database_url: str = field(default="file:kumbuka.db", repr=False)
    database_token: str | None = field(default=None, repr=False)
    upstream_url: str | None = field(default=None, repr=False)
    """As given, with or without `/v1`. None: the demo model answers."""
    upstream_api_key: str | None = field(default=None, repr=False)
    auth: str = "keys"
    """`keys` or `passthrough`."""
    admin_key: str | None = field(default=None, repr=False)
    server_secret: str | None = field(default=None, repr=False)
    """None on a laptop only: it is made there and kept."""
    turns_queue_url: str | None = field(default=None, repr=False)
    """None: the local queue."""
    turns_dead_letter_url: str | None = field(default=None, repr=False)
    jobs_queue_url: str | None = field(default=None, repr=False)
    jobs_dead_letter_url: str | None = field(default=None, repr=False)
    qdrant_url: str | None = field(default=None, repr=False)
    qdrant_api_key: str | None = field(default=None, repr=False)
    embeddings_url: str | None = field(default=None, repr=False)
    embeddings_api_key: str | None = field(default=None, repr=False)
    embeddings_model: str | None = None
    """Where the settings name none, in the form of `embeddingProviderModel`."""
    rerank_url: str | None = field(default=None, repr=False)
    rerank_api_key: str | None = field(default=None, repr=False)
    rerank_model: str | None = None
    """Where the settings name none, in the form of `rerankProviderModel`."""
    embeddings_headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Sent to the embedding endpoint besides ours."""
    workspace: str | None = None
    """A folder, or `s3://bucket/prefix`."""
    allowed_private_hosts: frozenset[str] = frozenset()
    """Lower-case host names and addresses that the URL policy lets pass."""
    recall_deadline_ms: int = LOCAL_RECALL_DEADLINE_MS
    connect_timeout_s: float = 5.0
    first_byte_timeout_s: float = 120.0
    idle_timeout_s: float = 120.0
    host: str = "127.0.0.1"
    port: int = 8787
    """0 takes any free port."""
    log_level: str = "INFO"
    rrf_k: int = 60
    vec_top_k: int = 20
    vec_quantization: str = "int8"
    """`int8` or `none`."""
    embedding_cache_max: int = 1000
    """Entries; 0 keeps none."""
    embedding_cache_ttl_ms: int = 300_000
    static_model: str | None = None
    """A folder in the shipped format, or its name in `static_cache_dir`. None: the shipped one."""
    static_cache_dir: str | None = None
    """A folder of such folders."""
    transformers_model: str | None = None
    """A folder with an ONNX model, or the packaged one's name. None: the packaged one."""
    on_lambda: bool = False

    @classmethod
    def from_env(cls, env: Mapping[str, str], resolve: Resolve | None = None) -> Config:
        """Read every variable; an empty one counts as unset.

        `resolve` turns `secretsmanager:name` and `ssm:/name` into the value, once a name.
        Raises InvalidConfiguration with every problem found.
        """
        variables = _Variables(env, resolve)
        config = _read(cls, variables, on_lambda=bool(env.get("AWS_LAMBDA_FUNCTION_NAME")))
        if config.on_lambda and not config.server_secret:
            variables.refuse("KUMBUKA_SERVER_SECRET", "must be set on AWS")
        if variables.problems:
            raise InvalidConfiguration(variables.problems)
        return config


def _read(kind: type[Config], variables: _Variables, *, on_lambda: bool) -> Config:
    text, url, header = variables.text, variables.url, variables.header
    whole, seconds, choice = variables.whole, variables.seconds, variables.choice
    deadline_ms = LAMBDA_RECALL_DEADLINE_MS if on_lambda else LOCAL_RECALL_DEADLINE_MS
    return kind(
        database_url=url("KUMBUKA_DATABASE_URL", schemes=DATABASE_SCHEMES) or "file:kumbuka.db",
        database_token=header("KUMBUKA_DATABASE_TOKEN"),
        upstream_url=url("KUMBUKA_UPSTREAM_URL", "OPENAI_BASE_URL", is_base=True),
        upstream_api_key=header("KUMBUKA_UPSTREAM_API_KEY", "OPENAI_API_KEY"),
        auth=choice("KUMBUKA_AUTH", AUTH_MODES),
        admin_key=text("KUMBUKA_ADMIN_KEY"),
        server_secret=text("KUMBUKA_SERVER_SECRET"),
        turns_queue_url=url("KUMBUKA_TURNS_QUEUE_URL"),
        turns_dead_letter_url=url("KUMBUKA_TURNS_DEAD_LETTER_URL"),
        jobs_queue_url=url("KUMBUKA_JOBS_QUEUE_URL"),
        jobs_dead_letter_url=url("KUMBUKA_JOBS_DEAD_LETTER_URL"),
        qdrant_url=url("KUMBUKA_QDRANT_URL"),
        qdrant_api_key=header("KUMBUKA_QDRANT_API_KEY"),
        embeddings_url=url("KUMBUKA_EMBEDDINGS_URL"),
        embeddings_api_key=header("KUMBUKA_EMBEDDINGS_API_KEY"),
        embeddings_model=variables.model("KUMBUKA_EMBEDDINGS_MODEL"),
        rerank_url=url("KUMBUKA_RERANK_URL"),
        rerank_api_key=header("KUMBUKA_RERANK_API_KEY"),
        rerank_model=variables.model("KUMBUKA_RERANK_MODEL"),
        embeddings_headers=variables.headers("KUMBUKA_EMBEDDINGS_HEADERS"),
        workspace=variables.workspace("KUMBUKA_WORKSPACE"),
        allowed_private_hosts=variables.hosts("KUMBUKA_ALLOWED_PRIVATE_URLS"),
        recall_deadline_ms=whole("KUMBUKA_RECALL_DEADLINE_MS", deadline_ms, 1, 60_000),
        connect_timeout_s=seconds("KUMBUKA_CONNECT_TIMEOUT_S", 5.0),
        first_byte_timeout_s=seconds("KUMBUKA_FIRST_BYTE_TIMEOUT_S", 120.0),
        idle_timeout_s=seconds("KUMBUKA_IDLE_TIMEOUT_S", 120.0),
        host=text("KUMBUKA_HOST") or "127.0.0.1",
        port=whole("KUMBUKA_PORT", 8787, 0, 65_535),
        log_level=choice("KUMBUKA_LOG_LEVEL", LOG_LEVELS, default="INFO", fold=str.upper),
        rrf_k=whole("MEMORY_RRF_K", 60, 1, 100_000),
        vec_top_k=whole("MEMORY_VEC_TOP_K", 20, 1, 1_000),
        vec_quantization=choice("MEMORY_VEC_QUANTIZATION", QUANTIZATIONS),
        embedding_cache_max=whole("MEMORY_EMBEDDING_CACHE_MAX", 1000, 0, 10_000_000),
        embedding_cache_ttl_ms=whole("MEMORY_EMBEDDING_CACHE_TTL_MS", 300_000, 0, 10**12),
        static_model=text("MEMORY_STATIC_MODEL"),
        static_cache_dir=text("MEMORY_STATIC_CACHE_DIR"),
        transformers_model=text("MEMORY_TRANSFORMERS_MODEL"),
        on_lambda=on_lambda,
    )


class _Variables:
    """Typed access to the environment that notes problems and goes on."""

    def __init__(self, env: Mapping[str, str], resolve: Resolve | None) -> None:
        self._env = env
        self._resolve = resolve
        self._resolved: dict[str, str | None] = {}
        self.problems: list[str] = []

    def refuse(self, name: str, reason: str) -> None:
        self.problems.append(f"{name} {reason}")

    def text(self, name: str, *fallbacks: str) -> str | None:
        return self._found(name, *fallbacks)[1]

    def header(self, name: str, *fallbacks: str) -> str | None:
        """A key that requests carry in a header."""
        name, value = self._found(name, *fallbacks)
        if value is not None and not _fits_header(value):
            self.refuse(name, "must hold only characters that an HTTP header can carry")
        return value

    def headers(self, name: str) -> tuple[tuple[str, str], ...]:
        """A JSON object: the name of each header and its value."""
        value = self.text(name)
        if value is None:
            return ()
        import json  # few deployments set any

        try:
            found = json.loads(value)
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, dict) and all(map(_is_header, found.items())):
            return tuple(found.items())
        self.refuse(name, 'must be a JSON object of headers, such as {"x-team": "search"}')
        return ()

    def url(
        self,
        name: str,
        *others: str,
        schemes: tuple[str, ...] = WEB_SCHEMES,
        is_base: bool = False,
    ) -> str | None:
        """Behind one that `is_base` paths are put."""
        name, value = self._found(name, *others)
        if value is None:
            return None
        problem = _url_problem(value, schemes)
        if is_base and not problem and ("?" in value or "#" in value):
            problem = "must end with its path, without a query or a fragment"
        if problem:
            self.refuse(name, problem)
        return value

    def choice(
        self,
        name: str,
        allowed: tuple[str, ...],
        default: str | None = None,
        fold: Callable[[str], str] = str.lower,
    ) -> str:
        """One of `allowed`, whatever its case; the first is the default if none is given."""
        default = default or allowed[0]
        value = fold(self.text(name) or default)
        if value in allowed:
            return value
        self.refuse(name, f"must be one of {', '.join(allowed)}")
        return default

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        value = self._number(name, int, default)
        if value is not None and low <= value <= high:
            return value
        self.refuse(name, f"must be a whole number from {low} to {high}")
        return default

    def seconds(self, name: str, default: float) -> float:
        value = self._number(name, float, default)
        if value is not None and 0 < value <= 3600:
            return value
        self.refuse(name, "must be a number of seconds above 0, at most 3600")
        return default

    def hosts(self, name: str) -> frozenset[str]:
        """Hosts, separated by commas or spaces; of a URL or `host:port` the host counts."""
        entries = (self.text(name) or "").replace(",", " ").split()
        found = [_host(entry) for entry in entries]
        if None in found:
            self.refuse(name, "must list hosts or URLs, separated by commas")
        return frozenset(host for host in found if host)

    def workspace(self, name: str) -> str | None:
        value = self.text(name)
        if value and "://" in value and not (value.startswith("s3://") and _host(value)):
            self.refuse(name, "must be a folder or s3://bucket/prefix")
        return value

    def model(self, name: str) -> str | None:
        value = self.text(name)
        if value and not (len(value) <= MAX_MODEL_CHARACTERS and value.isprintable()):
            self.refuse(name, f"must name a model in at most {MAX_MODEL_CHARACTERS} characters")
        return value

    def _number(self, name: str, kind: type[_N], default: _N) -> _N | None:
        value = self.text(name)
        if value is None:
            return default
        try:
            return kind(value)
        except ValueError:
            return None

    def _found(self, *names: str) -> tuple[str, str | None]:
        for name in names:
            value = self._env.get(name, "").strip()
            if value.startswith(REFERENCES):
                return name, self._dereferenced(name, value)
            if value:
                return name, value
        return names[0], None

    def _dereferenced(self, name: str, reference: str) -> str | None:
        if reference not in self._resolved:
            self._resolved[reference] = self._looked_up(name, reference)
        return self._resolved[reference]

    def _looked_up(self, name: str, reference: str) -> str | None:
        if self._resolve is None:
            self.refuse(name, "names a stored secret, and no secret store is connected")
            return None
        try:
            return self._resolve(reference).strip() or None
        except KumbukaError as error:
            self.refuse(name, f"could not be read: {error}")
            return None


def _url_problem(value: str, schemes: tuple[str, ...]) -> str | None:
    expected = f"must be a URL that starts with {' or '.join(f'{s}:' for s in schemes)}"
    try:
        parts = urlsplit(value)
        has_host = bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return expected
    if parts.scheme not in schemes:
        return expected
    if parts.scheme == "file":
        return None if value != "file:" else "must name a file after file:"
    if not has_host:
        return expected
    if parts.username is not None or parts.password is not None:
        return "must not hold a user or a password"
    return None


def _fits_header(value: str) -> bool:
    """Visible ASCII, spaces and tabs: RFC 9110, section 5.5, without its obsolete bytes."""
    return all(sign == "\t" or " " <= sign <= "~" for sign in value)


def _is_header(pair: tuple[str, object]) -> bool:
    """A token and a value: RFC 9110, sections 5.1 and 5.5."""
    name, value = pair
    is_token = name.isascii() and name.translate(_TOKEN_SIGNS).isalnum()
    return is_token and isinstance(value, str) and bool(value.strip()) and _fits_header(value)


def _host(entry: str) -> str | None:
    try:
        return urlsplit(entry if "//" in entry else f"//{entry}").hostname
    except ValueError:
        return None
