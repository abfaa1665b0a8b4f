"""The remote endpoints of one process: which one a choice names, and the clients they share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.endpoints import NotConfigured, endpoint_for
from kumbuka.adapters.embeddings.remote import (
    IN_BACKGROUND,
    IN_CHAT,
    Endpoint,
    Patience,
    RemoteEmbedder,
)
from kumbuka.adapters.urls import Resolver, UrlPolicy, UrlRefused, host_of, system_resolver
from kumbuka.ports import Choice

if TYPE_CHECKING:
    import httpx


class RemoteSources:
    """The configured endpoint's host may be private; one that a user names must be allowed."""

    def __init__(
        self,
        remote: Remote,
        allowed_hosts: frozenset[str],
        *,
        in_background: bool = False,
        quantization: str = "int8",
        resolve: Resolver | None = None,
    ) -> None:
        resolve = resolve or system_resolver
        self._remote = remote
        self._quantization = quantization
        self._patience: Patience = IN_BACKGROUND if in_background else IN_CHAT
        self._users = UrlPolicy(allowed_hosts, resolve)
        self._operators = UrlPolicy(
            allowed_hosts | ({host_of(remote.url or "")} - {""}),
            resolve,
        )
        self._clients: dict[UrlPolicy, httpx.AsyncClient] = {}

    def endpoint(self, choice: Choice) -> tuple[Endpoint, UrlPolicy]:
        """What the choice names, and what its addresses must be. Raises NotConfigured."""
        policy = self._users if choice.custom_base_url else self._operators
        try:
            return endpoint_for(choice, self._remote, policy), policy
        except UrlRefused as error:
            raise NotConfigured(f"its URL {error}") from error

    def has_key(self, choice: Choice) -> bool:
        try:
            return self.endpoint(choice)[0].api_key is not None
        except NotConfigured:
            return False

    def embedder(self, endpoint: Endpoint, policy: UrlPolicy) -> RemoteEmbedder:
        return RemoteEmbedder(
            endpoint,
            lambda: self._client(policy),
            patience=self._patience,
            quantization=self._quantization,
        )

    def url_problem(self, url: str) -> str | None:
        """What is wrong with a URL that a user wants to set, as the end of a sentence."""
        try:
            self._users.check(url)
        except UrlRefused as error:
            return str(error)
        return None

    async def close(self) -> None:
        clients, self._clients = self._clients, {}
        for client in clients.values():
            await client.aclose()

    def _client(self, policy: UrlPolicy) -> httpx.AsyncClient:
        """One for all endpoints under one policy, so that a forgotten one leaves nothing open."""
        if policy not in self._clients:
            from kumbuka.adapters.checked_http import checked_client

            self._clients[policy] = checked_client(policy)
        return self._clients[policy]
