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

METHODS = {
    "/healthz": ("GET", "HEAD"),
    "/chat/completions": ("POST",),
    "/models": ("GET", "HEAD"),
}
"""Paths of which we know what may be asked; of any other the upstream judges."""
MODEL_METHODS = ("GET", "HEAD", "DELETE")


class Paths:
    """The app's table of endpoints."""

    def __init__(self, health: ASGIApp, chat: ASGIApp, pass_through: ASGIApp) -> None:
        self._health = health
        self._chat = chat
        self._pass_through = pass_through

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = local_path(scope)
        endpoint = self._endpoint(path)
        if endpoint is None:
            await send_json(
                send, 404, error_body(404, f"there is no {path!r} here", code="not_found")
            )
            return
        allowed = _allowed(_below_v1(path))
        if allowed and scope["method"] not in allowed:
            message = f"{scope['method']} is not possible here"
            body = error_body(405, message, code="method_not_allowed")
            await send_json(send, 405, body, [("allow", ", ".join(allowed))])
            return
        await endpoint(scope, receive, send)

    def _endpoint(self, path: str) -> ASGIApp | None:
        if path == "/healthz":
            return self._health
        below = _below_v1(path)
        segments = [unquote(segment) for segment in below.split("/")[1:]]
        # `..` would leave the upstream's `/v1`, also where only the upstream decodes it.
        if not segments or any(segment in ("", ".", "..") for segment in segments):
            return None
        if below == "/chat/completions":
            return self._chat
        return self._pass_through if below != path or segments[0] in RESOURCES else None


def _allowed(below: str) -> tuple[str, ...]:
    if below.startswith("/models/"):
        return MODEL_METHODS
    return METHODS.get(below, ())


def local_path(scope: Scope) -> str:
    """The path as the client wrote it, below where the app is mounted; no double or last slash."""
    raw = scope.get("raw_path")
    root = scope.get("root_path", "")
    path = raw.decode("latin-1").partition("?")[0] if raw else quote(scope["path"])
    if root and path.startswith(root + "/"):
        path = path[len(root) :]
    return "/" + "/".join(segment for segment in path.split("/") if segment)


def upstream_path(scope: Scope) -> str:
    return _below_v1(local_path(scope))


def _below_v1(path: str) -> str:
    return path[3:] if path.startswith("/v1/") else path
