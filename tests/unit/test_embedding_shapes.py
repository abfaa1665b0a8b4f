"""What is sent to embedding endpoints, what is read from them, and which one is asked."""

import json

import pytest
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.endpoints import NotConfigured, endpoint_for
from kumbuka.adapters.embeddings.refusals import Meaning, Refusal, refusal
from kumbuka.adapters.embeddings.shapes import (
    COHERE,
    DIMENSIONS,
    GEMINI,
    OPENAI,
    SHAPES,
    VOYAGE,
    UnexpectedAnswer,
    shape_of,
)
from kumbuka.adapters.embeddings.unit_vectors import UnusableVector, unit_blob
from kumbuka.adapters.urls import UrlPolicy, UrlRefused
from kumbuka.ports import Choice
from kumbuka.text import vector8

URL = "https://models.example/v1"


def judged(status, body=None, **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return refusal(status, named, body if isinstance(body, bytes) else json.dumps(body).encode())


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://api.openai.com/v1", OPENAI),
        ("https://api.cohere.com/v2", COHERE),
        ("https://api.cohere.com/compatibility/v1", OPENAI),
        ("https://api.voyageai.com/v1", VOYAGE),
        ("https://generativelanguage.googleapis.com/v1beta", GEMINI),
        ("https://generativelanguage.googleapis.com/v1beta/openai/", OPENAI),
        ("http://127.0.0.1:11434/v1", OPENAI),
    ],
)
def test_the_form_is_known_by_the_host(url, shape):
    assert shape_of(url) is shape


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_dimensions_are_asked_for_only_where_they_are_set(shape):
    assert "imension" not in json.dumps(shape.body("m", ["a", "b"], None))
    assert "imension" in json.dumps(shape.body("m", ["a", "b"], 256))
    assert shape.model in DIMENSIONS


def test_a_models_name_cannot_leave_its_place_in_a_path():
    assert GEMINI.path("models/x") == "/models/x:batchEmbedContents"
    assert GEMINI.path("x?key=y#z") == "/models/x%3Fkey%3Dy%23z:batchEmbedContents"


def test_each_form_finds_its_vectors():
    for shape, answer in [
        (OPENAI, {"data": [{"index": 1, "embedding": [2]}, {"index": 0, "embedding": [1]}]}),
        (VOYAGE, {"data": [{"embedding": [1]}, {"embedding": [2]}]}),
        (COHERE, {"embeddings": {"float": [[1], [2]]}}),
        (COHERE, {"embeddings": [[1], [2]]}),
        (GEMINI, {"embeddings": [{"values": [1]}, {"values": [2]}]}),
    ]:
        assert list(shape.vectors(answer)) == [[1], [2]]


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize(
    "answer",
    [
        None,
        1,
        "x",
        [],
        {},
        {"data": None, "embeddings": None},
        {"data": {}, "embeddings": {}},
        {"data": [None], "embeddings": {"float": None}},
        {"data": [{"embedding": [1], "index": True}], "embeddings": {"float": {}}},
        {"data": [{"embedding": [1], "index": 1}], "embeddings": "x"},
        {"data": [{"embedding": [1], "index": 0}] * 2, "embeddings": 1},
        {"data": [{"embedding": [1], "index": "0"}], "embeddings": True},
    ],
)
def test_an_answer_of_another_form_is_told_apart(shape, answer):
    with pytest.raises(UnexpectedAnswer):
        shape.vectors(answer)


GEMINI_MINUTE = {
    "error": {
        "code": 429,
        "message": "You exceeded your current quota, please check your plan and billing details.",
        "status": "RESOURCE_EXHAUSTED",
        "details": [
            {
                "@type": "type.googleapis.com/google.rpc.QuotaFailure",
                "violations": [{"quotaId": "EmbedContentRequestsPerMinutePerProject"}],
            },
            {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "34.5s"},
        ],
    }
}
GEMINI_DAY = json.loads(json.dumps(GEMINI_MINUTE).replace("PerMinute", "PerDay"))


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (402, None),
        (429, {"error": {"code": "insufficient_quota", "type": "insufficient_quota"}}),
        (429, {"error": {"message": "You exceeded your current quota, please check your plan"}}),
        (403, {"error": {"type": "billing_not_active"}}),
        (
            429,
            {"message": "You are using a Trial key, which is limited to 1000 API calls / month."},
        ),
        (429, GEMINI_DAY),
        (429, [GEMINI_DAY]),
        (400, {"detail": "Insufficient balance"}),
    ],
)
def test_a_quota_that_is_used_up_is_told_from_a_rate(status, body):
    assert judged(status, body).meaning is Meaning.QUOTA


@pytest.mark.parametrize(
    ("body", "headers", "wait_s"),
    [
        ({}, {"retry_after": "3"}, 3.0),
        ({}, {"retry_after": "0"}, 0.0),
        ({}, {"retry_after": "1.5", "retry_after_ms": "250"}, 0.25),
        (
            {},
            {
                "retry_after": "Wed, 21 Oct 2026 07:28:10 GMT",
                "date": "Wed, 21 Oct 2026 07:28:00 GMT",
            },
            10.0,
        ),
        ({}, {"retry_after": "Wed, 21 Oct 2026 07:28:10 GMT"}, None),
        ({}, {"retry_after": "soon"}, None),
        ({}, {"retry_after": "-5"}, None),
        ({}, {"retry_after": "9" * 5000}, None),
        ({}, {"retry_after": "nan"}, None),
        (GEMINI_MINUTE, {}, 34.5),
        ({"detail": "You have not yet added your payment method"}, {}, None),
        ({"error": {"details": [1, {"violations": 1}, {"violations": [1]}]}}, {}, None),
        (b"<html>", {}, None),
        (b"[" * 100_000, {}, None),
        ([], {}, None),
    ],
)
def test_a_busy_endpoint_says_how_long_to_wait(body, headers, wait_s):
    assert judged(429, body, **headers) == Refusal(Meaning.BUSY, 429, wait_s)
    assert judged(503, body, **headers) == Refusal(Meaning.BUSY, 503, wait_s)


@pytest.mark.parametrize("status", [400, 413, 422])
def test_what_may_be_the_texts_fault_is_told_from_what_is_not(status):
    too_large = {"detail": "The max allowed tokens per submitted batch is 120000."}
    assert judged(status, too_large).meaning is Meaning.REFUSED
    bad_key = {"error": {"message": "API key not valid. Please pass a valid API key."}}
    assert judged(status, bad_key).meaning is Meaning.DOWN


@pytest.mark.parametrize("status", [301, 401, 403, 404, 405, 500, 502, 504])
def test_anything_else_is_down(status):
    assert judged(status, {"error": {"message": "x"}}).meaning is Meaning.DOWN


def endpoint(choice, remote=None, *allowed):
    return endpoint_for(choice, remote or Remote(URL, "key"), UrlPolicy(frozenset(allowed)))


@pytest.mark.parametrize(
    ("url", "provider_model", "found"),
    [
        ("https://api.openai.com", None, ("https://api.openai.com/v1", "text-embedding-3-small")),
        ("https://api.openai.com/v1/", "m", ("https://api.openai.com/v1", "m")),
        ("https://api.cohere.com", None, ("https://api.cohere.com/v2", "embed-v4.0")),
        ("https://api.voyageai.com/v1/embeddings", None, ("https://api.voyageai.com/v1", None)),
        ("https://models.example", "BAAI/bge-m3", ("https://models.example/v1", "BAAI/bge-m3")),
        ("https://models.example/api", "openai/x", ("https://models.example/api", "x")),
    ],
)
def test_an_endpoint_is_found_from_url_and_model(url, provider_model, found):
    made = endpoint(Choice(provider_model=provider_model), Remote(url, "key"))
    assert (made.base_url, made.model) == (found[0], found[1] or VOYAGE.model)
    assert made.api_key == "key"


def test_a_vendor_before_the_model_says_which_form_is_spoken():
    assert endpoint(Choice(provider_model="cohere/embed-v4.0")).shape is COHERE
    assert endpoint(Choice(provider_model="other/embed-v4.0")).shape is OPENAI


def test_a_custom_model_is_taken_as_it_stands():
    assert endpoint(Choice(custom_model_id="openai/x")).model == "openai/x"


@pytest.mark.parametrize(
    ("choice", "remote"),
    [(Choice(), Remote(URL, "key")), (Choice(provider_model="m"), Remote())],
)
def test_without_a_model_or_a_url_there_is_no_endpoint(choice, remote):
    with pytest.raises(NotConfigured):
        endpoint(choice, remote)


@pytest.mark.parametrize(
    "url",
    [
        "https://models.example.evil.example/v1",
        "http://models.example/v1",
        "http://models.example:443/v1",
        "https://models.example:8443/v1",
        "https://other.example/v1",
    ],
)
def test_the_key_and_headers_stay_with_the_configured_origin(url):
    remote = Remote(URL, "key", (("x-tenant", "t"),), 256)
    choice = Choice(custom_base_url=url, custom_model_id="m")
    made = endpoint(choice, remote)
    assert (made.api_key, made.headers, made.dimensions) == (None, (), None)
    same = endpoint(Choice(custom_base_url="https://MODELS.example:443/v2", custom_model_id="m"))
    assert same.api_key == "key"


def test_a_users_url_is_checked():
    with pytest.raises(UrlRefused):
        endpoint(Choice(custom_base_url="http://169.254.169.254/v1", custom_model_id="m"))


def test_a_vector_is_scaled_to_one_and_packed():
    assert unit_blob([3, 4.0]) == unit_blob([36.0, 48.0]) == vector8.encode([0.6, 0.8])
    assert unit_blob([3e-200, 4e-200]) == unit_blob([3e200, 4e200]) == unit_blob([3, 4])


@pytest.mark.parametrize(
    "values",
    [[], [0.0, -0.0], [float("nan"), 1], [float("inf")], [1, None], ["1"], [[1]], [10**400]],
)
def test_what_is_no_vector_is_not_packed(values):
    with pytest.raises(UnusableVector):
        unit_blob(values)
