"""What one address may ask of the server: open sockets, new tables, requests and messages.

An address is what the network says, or what a trusted proxy says (see `--proxy`). Of the newer kind of addresses
everybody has millions, so that those count by their network (/64), and all networks of a site (/48) together.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.types import Scope

from astrodrome.server.support.limits import Bucket, Limits
from astrodrome.server.support.metrics import Metrics

MOST: Final = 10_000
"""Addresses that are remembered; those longest silent are forgotten first."""
HOUR: Final = 3600.0
WIDER: Final = 4
"""How much more than one network all networks of a site may ask for together."""


def rate_limit_key(scope: Scope) -> str:
    """Return the key under which a client is rate-limited: its IPv4 address, or its IPv6 network (/64).

    >>> rate_limit_key({"client": ("2001:db8:1:2:3::4", 1)}), rate_limit_key({"client": ("192.0.2.7", 1)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def site_of(address: str) -> str | None:
    """Return the site (/48) of an IPv6 network; None for IPv4.

    >>> site_of("2001:db8:1:2::"), site_of("192.0.2.7")
    ('2001:db8:1::/48', None)
    """
    try:
        return str(ipaddress.IPv6Network((address, 48), strict=False))
    except ValueError:
        return None


@dataclass
class Visitor:
    """One address: its open sockets, and buckets for what it asks."""

    tables: Bucket
    requests: Bucket
    messages: Bucket
    posted: Bucket
    wide: int = 1
    """How much more it may have open than one address."""
    sockets: int = 0


class AddressLimits:
    """The limits of all addresses that were seen lately. A limit of 0 is no limit."""

    def __init__(self, limits: Limits, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._metrics = metrics
        self._now = now
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        self.sockets = 0
        """Open sockets of all addresses."""

    def __len__(self) -> int:
        return len(self._known)

    def may_request(self, address: str) -> bool:
        """Whether one more request is taken, and count it."""
        if not self._limits.address_requests:
            return True
        return self._noted("requests", all(one.requests.take(self._now()) for one in self._all_of(address)))

    def may_make_table(self, address: str) -> bool:
        """Whether one more table may be made, and count it."""
        if not self._limits.address_tables:
            return True
        return self._noted("tables", all(one.tables.take(self._now()) for one in self._all_of(address)))

    def may_post(self, address: str, size: int) -> bool:
        """Whether so many more bytes are taken, and count them: they have to be processed."""
        if not self._limits.address_bytes:
            return True
        return self._noted("bytes", all(one.posted.take(self._now(), size) for one in self._all_of(address)))

    def may_say(self, address: str) -> bool:
        """Whether one more message is taken, over all sockets of an address, and count it."""
        if not self._limits.address_messages:
            return True
        return self._noted("messages", all(one.messages.take(self._now()) for one in self._all_of(address)))

    def open_socket(self, address: str) -> str | None:
        """Count a socket that opens, which is to be closed either way; the key of a sentence where it may not stay."""
        self.sockets += 1
        most, full = self._limits.address_sockets, False
        for visitor in self._all_of(address):
            visitor.sockets += 1
            full = full or (bool(most) and visitor.sockets > most * visitor.wide)
        if self._limits.all_sockets and self.sockets > self._limits.all_sockets:
            self._noted("all-sockets", taken=False)
            return "server-full"
        return None if self._noted("sockets", not full) else "address-full"

    def close_socket(self, address: str) -> None:
        """Count a socket that has closed."""
        self.sockets -= 1
        for visitor in self._all_of(address):
            visitor.sockets -= 1

    def _noted(self, limit: str, taken: bool) -> bool:
        if not taken:
            self._metrics.refusals.add(limit)
        return taken

    def _all_of(self, address: str) -> list[Visitor]:
        """Return what counts for an address: itself, and the site of a long one."""
        site = site_of(address)
        return [self._of(address)] if site is None else [self._of(address), self._of(site, WIDER)]

    def _of(self, address: str, wide: int = 1) -> Visitor:
        found = self._known.get(address)
        if found is None:
            limits, now = self._limits, self._now()
            found = Visitor(
                tables=Bucket(wide * limits.address_tables / HOUR, max(1, wide * limits.address_tables), now),
                requests=Bucket(wide * limits.address_requests, max(1, wide * limits.address_burst), now),
                posted=Bucket(wide * limits.address_bytes, wide * limits.address_bytes_burst, now),
                messages=Bucket(wide * limits.address_messages, max(1, int(3 * wide * limits.address_messages)), now),
                wide=wide,
            )
            self._known[address] = found
        self._known.move_to_end(address)
        if len(self._known) > MOST:
            self._forget()
        return found

    def _forget(self) -> None:
        """Forget the address that has been silent longest and has no socket open."""
        for address, visitor in self._known.items():
            if not visitor.sockets:
                del self._known[address]
                return
