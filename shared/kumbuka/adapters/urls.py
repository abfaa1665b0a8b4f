"""Which addresses a URL that somebody typed in may lead to.

A server that fetches what a user names can be made to fetch from its own network: the cloud's
metadata service, a database, a neighbour. So such a URL is checked twice. `UrlPolicy.check` looks
at its spelling; `UrlPolicy.addresses` asks the name service when a connection is made, refuses the
name if any of its addresses is not public, and gives the addresses to connect to, so that a second
answer of the name service has no say.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from urllib.parse import SplitResult, urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolver = Callable[[str, int], Awaitable[Sequence[str]]]
"""Host and port → its addresses as text, best first. Raises OSError where there are none."""

MAX_URL_CHARACTERS = 2_000
MAX_HOST_CHARACTERS = 253
DEFAULT_PORTS = {"http": 80, "https": 443}

_VISIBLE_ASCII = re.compile(r"[!-~]+")
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")


class UrlRefused(ValueError):
    """The URL is not one that may be called; the message is a sentence for whoever typed it."""


class Standing(Enum):
    """What kind of address it is."""

    PUBLIC = "public"
    PRIVATE = "private"
    """Of this machine or of a private network; a host that is allowed may have it."""
    SPECIAL = "special"
    """Link-local, metadata, multicast, reserved: only the address itself can be allowed."""


def _networks(*texts: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(text) for text in texts)


_PRIVATE = _networks(
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "::1/128",
    "fc00::/7",
)
# The registries of special-purpose addresses of IANA, and what clouds serve metadata at.
_SPECIAL = _networks(
    "0.0.0.0/8",
    "100.100.100.200/32",
    "168.63.129.16/32",
    "169.254.0.0/16",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/3",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
    "fd00:ec2::254/128",
    "fd20:ce::254/128",
)
_GLOBAL_IPV6 = ipaddress.IPv6Network("2000::/3")
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_ISATAP_MARKS = (0x00005EFE, 0x02005EFE)


def standing(address: Address) -> Standing:
    """Forms of IPv6 that carry an IPv4 address count as what they carry (RFC 4291, 5214, 6052)."""
    carried = _carried(address)
    if carried is not None and standing(carried) is not Standing.PUBLIC:
        return standing(carried)
    if _is_in(address, _SPECIAL):
        return Standing.SPECIAL
    if _is_in(address, _PRIVATE):
        return Standing.PRIVATE
    if isinstance(address, ipaddress.IPv6Address) and address not in _GLOBAL_IPV6 and not carried:
        return Standing.SPECIAL
    return Standing.PUBLIC


def _carried(address: Address) -> ipaddress.IPv4Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    number = int(address)
    is_isatap = (number >> 32) & 0xFFFFFFFF in _ISATAP_MARKS and address in _GLOBAL_IPV6
    if address in _NAT64 or is_isatap:
        return ipaddress.IPv4Address(number & 0xFFFFFFFF)
    return None


def _is_in(address: Address, networks: Iterable[Network]) -> bool:
    return any(address.version == network.version and address in network for network in networks)


async def system_resolver(host: str, port: int) -> Sequence[str]:
    """The name service of this machine."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


@dataclass(frozen=True, slots=True)
class UrlPolicy:
    """HTTP(S), a plain host, a public address.

    `allowed_hosts` are lower-case names and addresses: a name may then have private addresses, an
    address may be what it is. A name's addresses that are link-local, metadata, multicast or
    reserved stay refused until the address itself is listed.
    """

    allowed_hosts: frozenset[str] = frozenset()
    resolve: Resolver = system_resolver

    def check(self, url: str) -> str:
        """The URL, without a slash at its end. Raises UrlRefused. Asks no name service."""
        parts = _parts(url)
        host = _host(parts)
        literal = _literal(host)
        if literal is not None:
            self._judge(literal, host)
        elif _is_this_machine(host) and not self._allows(host):
            raise UrlRefused("names this machine, which is not allowed")
        port = parts.port
        shown = f"[{host}]" if ":" in host else host
        if port is not None and port != DEFAULT_PORTS[parts.scheme]:
            shown += f":{port}"
        return f"{parts.scheme}://{shown}{parts.path}".rstrip("/")

    async def addresses(self, host: str, port: int) -> list[str]:
        """Where to connect to, every address checked. Raises UrlRefused, or OSError for none."""
        literal = _literal(host)
        found = [host] if literal is not None else await self.resolve(host, port)
        if not found:
            raise OSError(f"no address for {host}")
        for text in found:
            self._judge(_address(text), host)
        return list(found)

    def _judge(self, address: Address, host: str) -> None:
        kind = standing(address)
        named = {str(address), str(_carried(address) or address)}
        if kind is Standing.PUBLIC or named & {_canonical(entry) for entry in self.allowed_hosts}:
            return
        if kind is Standing.PRIVATE and self._allows(host):
            return
        raise UrlRefused(f"leads to a {kind.value} address, which is not allowed")

    def _allows(self, host: str) -> bool:
        return _canonical(host) in {_canonical(entry) for entry in self.allowed_hosts}


def host_of(url: str) -> str:
    """The host of a URL, in lower case; empty where it has none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _parts(url: str) -> SplitResult:
    if len(url) > MAX_URL_CHARACTERS:
        raise UrlRefused(f"must not be longer than {MAX_URL_CHARACTERS} characters")
    # Programs disagree on what these mean, and a check must see what the connection will.
    if not _VISIBLE_ASCII.fullmatch(url) or "\\" in url:
        raise UrlRefused("must be plain ASCII without spaces; write other hosts as xn--…")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise UrlRefused("must be a URL such as https://api.example.com/v1") from error
    if parts.scheme not in DEFAULT_PORTS:
        raise UrlRefused("must start with https:// or http://")
    if "@" in parts.netloc:
        raise UrlRefused("must not hold a user or a password")
    if "?" in url or "#" in url:
        raise UrlRefused("must not have a query or a fragment")
    if port == 0:
        raise UrlRefused("must not name port 0")
    return parts


def _host(parts: SplitResult) -> str:
    host = (parts.hostname or "").removesuffix(".")
    if ":" in host or "[" in parts.netloc:
        if ":" not in host or "%" in host or _literal(host) is None:
            raise UrlRefused("must name a host, or an IPv6 address without a zone")
        return str(ipaddress.IPv6Address(host))
    labels = host.split(".")
    is_name = len(host) <= MAX_HOST_CHARACTERS and all(map(_LABEL.fullmatch, labels))
    if not host or not is_name:
        raise UrlRefused("must name a host in letters, digits, hyphens and dots")
    # Name services also read 127.1, 0x7f.1 and 2130706433 as addresses.
    if _NUMBER.fullmatch(labels[-1]) and _literal(host) is None:
        raise UrlRefused("must write an IPv4 address as four decimal numbers")
    return host


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _address(text: str) -> Address:
    try:
        return ipaddress.ip_address(text)
    except ValueError as error:
        raise UrlRefused("leads to an address that cannot be read") from error


def _canonical(host: str) -> str:
    bare = host.removesuffix(".").lower()
    return str(_literal(bare) or bare)


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or host.endswith(".localhost")
