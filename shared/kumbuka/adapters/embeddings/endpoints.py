"""Which remote endpoint the settings and the configuration name together."""

from __future__ import annotations

from urllib.parse import urlsplit

from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.remote import Endpoint
from kumbuka.adapters.embeddings.shapes import SHAPES, Shape, shape_of
from kumbuka.adapters.urls import DEFAULT_PORTS, UrlPolicy, host_of
from kumbuka.ports import Choice


class NotConfigured(ValueError):
    """Something that a remote source needs is not set; the message says what."""


def endpoint_for(choice: Choice, remote: Remote, policy: UrlPolicy) -> Endpoint:
    """Raises NotConfigured, or UrlRefused.

    The configured key and headers go to the configured endpoint's scheme, host and port only: a
    user who names another URL does not get them sent there.
    """
    url = choice.custom_base_url or remote.url
    if not url:
        raise NotConfigured("no endpoint is configured: KUMBUKA_EMBEDDINGS_URL is not set")
    url = policy.check(url)
    usual = None if choice.custom_base_url else remote.model
    shape, model = _shape_and_model(choice, url, usual)
    is_ours = remote.url is not None and _origin(remote.url) == _origin(url)
    return Endpoint(
        _base(url, shape),
        model,
        shape,
        remote.api_key if is_ours else None,
        remote.headers if is_ours else (),
        remote.dimensions if is_ours else None,
    )


def _shape_and_model(choice: Choice, url: str, usual: str | None) -> tuple[Shape, str]:
    """`usual` is the deployment's model, in the form of `embeddingProviderModel`."""
    provider_model = choice.provider_model or usual or ""
    vendor, slash, rest = provider_model.partition("/")
    known = SHAPES.get(vendor) if slash else None
    shape = known or shape_of(url)
    named = rest if known else provider_model
    own = shape.model if host_of(url) == host_of(shape.url) else None
    model = choice.custom_model_id or named or own
    if not model:
        raise NotConfigured("no model is named: set embeddingProviderModel or customModelId")
    return shape, model


def _base(url: str, shape: Shape) -> str:
    """A bare host gets the vendor's usual path; the end of the call's own path is taken off."""
    own_path = urlsplit(shape.url).path
    if not urlsplit(url).path:
        return url + own_path
    return url.removesuffix("/embeddings").removesuffix("/embed")


def _origin(url: str) -> tuple[str, str, int | None]:
    parts = urlsplit(url)
    host = (parts.hostname or "").removesuffix(".")
    return parts.scheme, host, parts.port or DEFAULT_PORTS.get(parts.scheme)
