"""Which endpoint a path means, with `/v1` or without, and what the upstream calls it."""

from __future__ import annotations

from urllib.parse import quote, unquote

from starlette.types import ASGIApp, Receive, Scope, Send

from kumbuka.api.openai import error_body, send_json

RESOURCES = frozenset(
    (
        *("assistants", "audio", "batches", "chat", "chatkit", "completions", "containers"),
        *("conversations", "edits", "embeddings", "evals", "files", "fine_tuning", "images"),
        *("messages", "models", "moderations", "organization", "realtime", "rerank", "responses"),
        *("threads", "uploads", "vector_stores", "videos"),
    )
)
"""First segments that mean the upstream even without `/v1`."""

HEALTH, HEALTH_METHODS = "/healthz", ("GET", "HEAD")


class Paths:
    """The app's table of endpoints."""

    def __init__(self, health: ASGIApp, chat: ASGIApp, pass_through: ASGIApp) -> None:
        self._health = health
        self._chat = chat
        self._pass_through = pass_through

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, method = local_path(scope), scope["method"]
        endpoint = self._endpoint(path, method)
        if endpoint is None:
            await send_json(
                send, 404, error_body(404, f"there is no {path!r} here", code="not_found")
            )
            return
        if path == HEALTH and method not in HEALTH_METHODS:
            body = error_body(405, f"{method} is not possible here", code="method_not_allowed")
            await send_json(send, 405, body, [("allow", ", ".join(HEALTH_METHODS))])
            return
        await endpoint(scope, receive, send)

    def _endpoint(self, path: str, method: str) -> ASGIApp | None:
        """Of what the upstream has, it judges the method too: only a posted chat is ours."""
        if path == HEALTH:
            return self._health
        below = _below_v1(path)
        segments = [unquote(segment) for segment in below.split("/")[1:]]
        if not segments or not all(map(_stays_below, segments)):
            return None
        if below == "/chat/completions" and method == "POST":
            return self._chat
        return self._pass_through if below != path or segments[0] in RESOURCES else None


def _stays_below(segment: str) -> bool:
    """`..` would leave the upstream's `/v1`, also where only the upstream decodes it, or the
    slashes around it."""
    return bool(segment) and not {".", ".."}.intersection(segment.replace("\\", "/").split("/"))


def local_path(scope: Scope) -> str:
    """The path as the client wrote it, below where the app is mounted; no double or last slash."""
    raw = scope.get("raw_path")
    # Whoever has the app at `/v1` means the same by it as a client who writes it.
    root = scope.get("root_path", "").removesuffix("/v1")
    path = raw.decode("latin-1").partition("?")[0] if raw else quote(scope["path"])
    if root and path.startswith(root + "/"):
        path = path[len(root) :]
    return "/" + "/".join(segment for segment in path.split("/") if segment)


def upstream_path(scope: Scope) -> str:
    return _below_v1(local_path(scope))


def _below_v1(path: str) -> str:
    return path[3:] if path.startswith("/v1/") else path
