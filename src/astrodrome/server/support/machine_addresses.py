"""The IPv4 addresses under which other devices of the same network reach this machine."""

from __future__ import annotations

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Final

OUTSIDE: Final = ("192.0.2.1", 9)
"""An address of the documentation's own network: choosing a route to it sends nothing."""
REQUESTS: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""The number of the request SIOCGIFADDR, which asks an interface for its address, by system."""
NAME_BYTES: Final = 16
"""The room for an interface's name in that request."""


def machine_addresses() -> list[str]:
    """Return this machine's addresses, first the one that its route to the outside uses; none is a loopback address.

    No name is looked up, which could take long: the event loop calls this.
    """
    found = [*_routed(), *_of_interfaces()]
    return [text for text in dict.fromkeys(found) if _reachable(IPv4Address(text))]


def _reachable(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)


def _routed() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(OUTSIDE)
        return [probe.getsockname()[0]]
    return []


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
