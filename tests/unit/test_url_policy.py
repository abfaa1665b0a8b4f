import ipaddress
from collections.abc import Sequence

import pytest
from kumbuka.adapters.urls import Standing, UrlPolicy, UrlRefused, standing

PUBLIC = "93.184.215.14"


class Names:
    """A name service whose answers are listed; the last one stays."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append((host, port))
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def policy(*allowed: str, answers: Sequence[str] = (PUBLIC,)) -> UrlPolicy:
    return UrlPolicy(frozenset(allowed), Names(answers))


@pytest.mark.parametrize(
    ("url", "checked"),
    [
        ("https://api.example.com/v1", "https://api.example.com/v1"),
        ("HTTPS://API.Example.com/v1/", "https://api.example.com/v1"),
        ("https://api.example.com.:443/v1", "https://api.example.com/v1"),
        ("http://api.example.com:8080", "http://api.example.com:8080"),
        ("https://xn--bcher-kva.example/a@b", "https://xn--bcher-kva.example/a@b"),
        ("https://under_score.example/v1//", "https://under_score.example/v1"),
        (f"https://{PUBLIC}/v1", f"https://{PUBLIC}/v1"),
        ("https://[2606:2800:21F::1]:444/v1", "https://[2606:2800:21f::1]:444/v1"),
    ],
)
def test_a_public_http_url_passes_in_one_spelling(url: str, checked: str) -> None:
    assert policy().check(url) == checked


@pytest.mark.parametrize(
    "url",
    [
        "",
        "api.example.com/v1",
        "//api.example.com",
        "ftp://api.example.com",
        "file:///etc/passwd",
        "gopher://api.example.com",
        "https:api.example.com",
        "https:///v1",
        "https://user@api.example.com",
        "https://user:pass@api.example.com",
        "https://@api.example.com",
        "https://api.example.com?key=1",
        "https://api.example.com/v1?",
        "https://api.example.com/#x",
        "https://api.example.com:0",
        "https://api.example.com:99999",
        "https://api.example.com:x",
        "https://api.example.com\\@127.0.0.1",
        "https://api.exa mple.com",
        "https://api.example.com/\r\nx: y",
        "https://api.example.com\t/",
        "https://bücher.example",
        "https://１２７.0.0.1",
        "https://127。0。0。1",
        "https://%31%32%37.0.0.1",
        "https://a..b",
        "https://-a.example",
        "https://.",
        "https://[::1",
        "https://[fe80::1%25eth0]",
        "https://[fe80::1%eth0]",
        "https://[v1.x]",
        "https://[127.0.0.1]",
        "https://" + "a" * 64 + ".example",
        "https://" + "a." * 130 + "example",
        "https://api.example.com/" + "x" * 100_000,
    ],
)
def test_what_is_not_a_plain_http_url_is_refused(url: str) -> None:
    with pytest.raises(UrlRefused):
        policy("127.0.0.1", "::1", "fe80::1").check(url)


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0x7f000001",
        "0x7f.0.0.1",
        "017700000001",
        "0177.0.0.1",
        "127.1",
        "127.0.1",
        "127.0.0.01",
        "0",
        "1.2.3.4.5",
        "256.1.1.1",
        "example.0x7f",
    ],
)
def test_odd_spellings_of_an_address_are_refused_even_where_it_is_allowed(host: str) -> None:
    with pytest.raises(UrlRefused, match="four decimal numbers"):
        policy("127.0.0.1", host).check(f"http://{host}/v1")


SPECIAL = [
    "0.0.0.0",
    "0.1.2.3",
    "169.254.169.254",
    "169.254.170.2",
    "168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::1",
    "100::1",
    "2001:db8::1",
    "2001::1",
    "2002:7f00:1::",
    "3fff::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "2606:2800::200:5efe:a9fe:a9fe",
]
PRIVATE = [
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "172.31.255.255",
    "192.168.1.1",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fdff::1",
    "2606:2800::5efe:10.0.0.1",
]
GLOBAL = ["1.1.1.1", PUBLIC, "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]


@pytest.mark.parametrize(
    ("kind", "address"),
    [(Standing.SPECIAL, a) for a in SPECIAL]
    + [(Standing.PRIVATE, a) for a in PRIVATE]
    + [(Standing.PUBLIC, a) for a in GLOBAL],
)
def test_an_address_is_what_it_leads_to(kind: Standing, address: str) -> None:
    assert standing(ipaddress.ip_address(address)) is kind


@pytest.mark.parametrize("address", [*SPECIAL, *PRIVATE])
async def test_no_address_that_is_not_public_passes_in_any_place(address: str) -> None:
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(UrlRefused):
        policy().check(f"http://{host}/v1")
    with pytest.raises(UrlRefused):
        await policy().addresses(address, 80)
    with pytest.raises(UrlRefused):
        await policy(answers=[PUBLIC, address]).addresses("api.example.com", 443)


@pytest.mark.parametrize("address", [*SPECIAL, *PRIVATE])
async def test_an_address_that_is_listed_passes(address: str) -> None:
    assert await policy(address).addresses(address, 80) == [address]
    allowed = policy(address, answers=[address])
    assert await allowed.addresses("api.example.com", 443) == [address]


async def test_a_listed_name_may_be_private_but_not_special() -> None:
    allowed = policy("embeddings.internal", answers=["10.0.0.7"])
    assert allowed.check("http://Embeddings.INTERNAL:8000") == "http://embeddings.internal:8000"
    assert await allowed.addresses("embeddings.internal", 8000) == ["10.0.0.7"]
    with pytest.raises(UrlRefused):
        await allowed.addresses("other.internal", 8000)
    for address in SPECIAL:
        with pytest.raises(UrlRefused):
            await policy("a.internal", answers=[address]).addresses("a.internal", 80)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", "db.localhost"])
def test_this_machine_is_refused_by_name_until_it_is_listed(host: str) -> None:
    with pytest.raises(UrlRefused, match="this machine"):
        policy().check(f"http://{host}:11434")
    assert policy(host.lower()).check(f"http://{host}:11434")


async def test_each_look_up_is_judged_anew() -> None:
    names = Names([PUBLIC], ["127.0.0.1"])
    changing = UrlPolicy(frozenset(), names)
    assert await changing.addresses("api.example.com", 443) == [PUBLIC]
    with pytest.raises(UrlRefused):
        await changing.addresses("api.example.com", 443)
    assert names.asked == [("api.example.com", 443)] * 2


async def test_a_name_without_an_address_is_no_refusal() -> None:
    with pytest.raises(OSError, match="no address"):
        await policy(answers=[]).addresses("api.example.com", 443)


async def test_an_answer_that_is_no_address_is_refused() -> None:
    with pytest.raises(UrlRefused):
        await policy(answers=["not an address"]).addresses("api.example.com", 443)
