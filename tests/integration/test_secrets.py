"""The extension is a double on loopback that answers in its format; boto3 talks to moto."""

import json
import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import boto3
import pytest
from kumbuka.adapters.secrets.aws import resolver
from kumbuka.errors import InvalidConfiguration
from moto.server import ThreadedMotoServer

VALUES = {
    "team/api key": "sk-from-secrets-manager",
    "/kumbuka/pepper": "from-parameter-store",
    "blank": " \n",
    "a number": 5,
}


class ExtensionDouble(BaseHTTPRequestHandler):
    not_ready = 0
    tokens: tuple[str, ...] = ()

    def do_GET(self):
        server = type(self)
        server.tokens += (self.headers["X-Aws-Parameters-Secrets-Token"],)
        if server.not_ready:
            server.not_ready -= 1
            return self.answer(400, b"not ready to serve traffic, please wait")
        url = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if url.path == "/secretsmanager/get":
            return self.found(query["secretId"], lambda value: {"SecretString": value})
        assert query["withDecryption"] == "true"
        return self.found(query["name"], lambda value: {"Parameter": {"Value": value}})

    def found(self, name, shape):
        if name == "broken":
            return self.answer(200, b"sk-half-a-value")
        if name not in VALUES:
            return self.answer(400, b"an error occurred (ResourceNotFoundException)")
        return self.answer(200, json.dumps(shape(VALUES[name])).encode())

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        return None


@pytest.fixture
def extension():
    handler = type("Handler", (ExtensionDouble,), {})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def aws():
    server = ThreadedMotoServer("127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    make = partial(
        boto3.client,
        region_name="eu-west-1",
        endpoint_url=f"http://{host}:{port}",
        aws_access_key_id="test",
        aws_secret_access_key="test",
    )
    secrets, parameters = make("secretsmanager"), make("ssm")
    secrets.create_secret(Name="team/api key", SecretString=VALUES["team/api key"])
    parameters.put_parameter(
        Name="/kumbuka/pepper", Value=VALUES["/kumbuka/pepper"], Type="SecureString"
    )
    yield make
    secrets.close()
    parameters.close()
    server.stop()


@pytest.fixture(params=["extension", "boto3"])
def resolve(request):
    if request.param == "boto3":
        return resolver(client_factory=request.getfixturevalue("aws"))
    server = request.getfixturevalue("extension")
    return resolver("session-token", extension=server.server_address)


def test_a_secret_and_a_parameter_are_read_by_name(resolve):
    assert resolve("secretsmanager:team/api key") == VALUES["team/api key"]
    assert resolve("ssm:/kumbuka/pepper") == VALUES["/kumbuka/pepper"]


@pytest.mark.parametrize("reference", ["secretsmanager:gone", "ssm:/gone"])
def test_a_missing_secret_is_named(resolve, reference):
    with pytest.raises(InvalidConfiguration, match=reference):
        resolve(reference)


def test_a_reference_of_another_kind_is_refused(resolve):
    with pytest.raises(InvalidConfiguration):
        resolve("vault:name")


def test_the_extension_gets_the_session_token(extension):
    resolver("session-token", extension=extension.server_address)("ssm:/kumbuka/pepper")
    assert extension.RequestHandlerClass.tokens == ("session-token",)


def test_an_extension_that_is_starting_is_waited_for(extension):
    extension.RequestHandlerClass.not_ready = 3
    resolve = resolver("session-token", extension=extension.server_address)
    assert resolve("ssm:/kumbuka/pepper") == VALUES["/kumbuka/pepper"]


def test_an_answer_that_cannot_be_read_is_not_quoted(extension):
    resolve = resolver("session-token", extension=extension.server_address)
    with pytest.raises(InvalidConfiguration, match="no JSON") as caught:
        resolve("secretsmanager:broken")
    assert "sk-half" not in str(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("name", ["blank", "a number"])
def test_a_secret_that_holds_no_text_is_not_taken_for_none(extension, name):
    resolve = resolver("session-token", extension=extension.server_address)
    with pytest.raises(InvalidConfiguration, match=f"{name}.*holds no text"):
        resolve(f"secretsmanager:{name}")


def test_an_extension_that_is_not_there_is_an_error_that_names_the_secret():
    resolve = resolver("session-token", extension=("127.0.0.1", 1))
    with pytest.raises(InvalidConfiguration, match=r"ssm:/kumbuka/pepper.*does not answer"):
        resolve("ssm:/kumbuka/pepper")
