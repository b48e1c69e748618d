"""The addresses under which other devices of the same network reach this machine."""

from __future__ import annotations

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final

OUTSIDE: Final = ("192.0.2.1", 9)
OUTSIDE_6: Final = ("2001:db8::1", 9)
"""Addresses of the documentation's own networks: choosing a route to them sends nothing."""
REQUESTS: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""The number of the request SIOCGIFADDR, which asks an interface for its address, by system."""
NAME_BYTES: Final = 16
"""The room for an interface's name in that request."""
INTERFACES_6: Final = Path("/proc/net/if_inet6")
"""Linux lists its IPv6 addresses there: digits, index, prefix, scope, flags, interface."""
PASSING: Final = 0x01 | 0x08 | 0x20 | 0x40
"""The flags of addresses that are not to be handed out: temporary, a duplicate, deprecated, not checked yet."""


def machine_addresses() -> list[str]:
    """Return this machine's addresses, IPv4 first, and of these the one that its route to the outside uses.

    None is a loopback or link-local address: those lead nowhere from another device, or need the name of an interface
    there. No name is looked up, which could take long: the event loop calls this.
    """
    found = [*_routed(socket.AF_INET, OUTSIDE), *_of_interfaces()]
    found += _lasting() or _routed(socket.AF_INET6, OUTSIDE_6)
    return [text for text in dict.fromkeys(found) if _reachable(ip_address(text))]


def in_url(address: str) -> str:
    """Return a host as an address of the web has it: IPv6 in brackets.

    >>> in_url("192.168.1.20"), in_url("fd12::20"), in_url("games.example")
    ('192.168.1.20', '[fd12::20]', 'games.example')
    """
    return f"[{address}]" if ":" in address else address


def _reachable(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)


def _routed(family: socket.AddressFamily, outside: tuple[str, int]) -> list[str]:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(outside)
        return [probe.getsockname()[0]]
    return []


def _lasting() -> list[str]:
    """Return the IPv6 addresses of Linux that stay for a while: an invitation should work tomorrow too."""
    try:
        lines = INTERFACES_6.read_text(encoding="ascii").splitlines()
    except OSError:
        return []
    rows = [line.split() for line in lines]
    return [str(IPv6Address(int(row[0], 16))) for row in rows if not int(row[4], 16) & PASSING]


def _of_interfaces() -> list[str]:
    request = REQUESTS.get(sys.platform)
    if request is None:
        return []
    from fcntl import ioctl  # noqa: PLC0415 - not on every system

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an IPv4 address
                answer = ioctl(probe, request, struct.pack("256s", name.encode()[: NAME_BYTES - 1]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found
