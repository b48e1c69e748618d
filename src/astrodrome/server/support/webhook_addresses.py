"""Which addresses a webhook may have: web addresses, and none that lead into our own network in any spelling."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Number: TypeAlias = IPv4Address | IPv6Address

EMBEDDED: Final = (
    (ip_network("::ffff:0:0/96"), 0),  # mapped
    (ip_network("::ffff:0:0:0/96"), 0),  # translated
    (ip_network("::/96"), 0),  # compatible
    (ip_network("64:ff9b::/96"), 0),  # NAT64
    (ip_network("2002::/16"), 80),  # 6to4
)
"""Networks of long addresses that hold a short one, and how many bits stand behind it."""
CLOSED: Final = (
    ip_network("64:ff9b:1::/48"),  # NAT64 of the local network
    ip_network("2001::/32"),  # Teredo: where it leads cannot be seen
    ip_network("fec0::/10"),  # site-local
)
ISATAP: Final = (0x00005EFE, 0x02005EFE)
"""The middle of a long address that holds a short one at its end."""


class BadAddress(ValueError):
    """An address that no webhook may have; the message says what was expected."""


def check_address(address: str) -> None:
    """Check the address of a webhook; BadAddress says why it is not taken."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError as error:
        raise BadAddress(f"expected a web address, found one that cannot be read ({error})") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadAddress("expected a web address that begins with https:// or http://")
    if parts.username or parts.password:
        raise BadAddress("expected a web address without a name and password in it")
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in address):
        raise BadAddress("expected a web address without spaces in it")


def resolve_outside(host: str, port: int, inside: bool) -> str:
    """Return the IP address of a host outside; BadAddress where it stands inside our own network.

    A server that others use must not be sent to knock at the doors behind it. `inside`: it may be. This asks for the
    number of a name, which can take long.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadAddress(f"no such host: {error}") from None
    for *_, place in found:
        number = ipaddress.ip_address(str(place[0]).partition("%")[0])
        if inside or is_outside(number):
            return str(number)
    raise BadAddress("this host is not reached from here")


def is_outside(number: Number) -> bool:
    """Whether an IP address is a public one, and so is every address embedded in it.

    >>> [is_outside(ipaddress.ip_address(n)) for n in ("192.0.43.7", "64:ff9b::7f00:1", "2002:7f00:1::", "::7f00:1")]
    [True, False, False, False]
    """
    plain = number.is_global and not number.is_multicast and not number.is_reserved
    if isinstance(number, IPv4Address):
        return plain
    if any(number in network for network in CLOSED):
        return False
    hidden = list(_hidden(number))
    # Whether a network is global (6to4 is not, NAT64 is) says nothing about the host behind it.
    return all(is_outside(one) for one in hidden) if hidden else plain


def _hidden(number: IPv6Address) -> Iterator[IPv4Address]:
    """Return the short addresses that a long one holds."""
    value = int(number)
    for network, behind in EMBEDDED:
        if number in network:
            yield IPv4Address(value >> behind & 0xFFFFFFFF)
    if value >> 32 & 0xFFFFFFFF in ISATAP:
        yield IPv4Address(value & 0xFFFFFFFF)
