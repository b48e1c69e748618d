"""What one address may ask of the server: open sockets, new tables, requests and messages.

An address is what the network says, or what a trusted proxy says (see `--proxy`). Of the newer kind of addresses
everybody has millions, so that those count by their network.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.types import Scope

from astrodrome.server.limits import Bucket, Limits
from astrodrome.server.metrics import Metrics

MOST: Final = 10_000
"""Addresses that are remembered; those longest silent are forgotten first."""
HOUR: Final = 3600.0


def counted_as(scope: Scope) -> str:
    """Return what an address counts as: itself, or the network of a long one.

    >>> counted_as({"client": ("2001:db8:1:2:3::4", 1)}), counted_as({"client": ("192.0.2.7", 1)})
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


@dataclass
class Visitor:
    """One address: its open sockets, and buckets for what it asks."""

    tables: Bucket
    requests: Bucket
    messages: Bucket
    sockets: int = 0


class Addresses:
    """All addresses that were heard of lately. A limit of 0 is no limit."""

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
        """Tell whether one more request is taken, and count it."""
        if not self._limits.address_requests:
            return True
        return self._noted("requests", self._of(address).requests.take(self._now()))

    def may_make_table(self, address: str) -> bool:
        """Tell whether one more table may be made, and count it."""
        if not self._limits.address_tables:
            return True
        return self._noted("tables", self._of(address).tables.take(self._now()))

    def may_say(self, address: str) -> bool:
        """Tell whether one more message is taken, over all sockets of an address, and count it."""
        if not self._limits.address_messages:
            return True
        return self._noted("messages", self._of(address).messages.take(self._now()))

    def open_socket(self, address: str) -> bool:
        """Count a socket that opens; whether the address may have it. It is to be closed either way."""
        visitor = self._of(address)
        visitor.sockets += 1
        self.sockets += 1
        most = self._limits.address_sockets
        return self._noted("sockets", not most or visitor.sockets <= most)

    def close_socket(self, address: str) -> None:
        """Count a socket that has closed."""
        self._of(address).sockets -= 1
        self.sockets -= 1

    def _noted(self, limit: str, taken: bool) -> bool:
        if not taken:
            self._metrics.refusals.add(limit)
        return taken

    def _of(self, address: str) -> Visitor:
        found = self._known.get(address)
        if found is None:
            limits, now = self._limits, self._now()
            found = Visitor(
                tables=Bucket(limits.address_tables / HOUR, max(1, limits.address_tables), now),
                requests=Bucket(limits.address_requests, max(1, limits.address_burst), now),
                messages=Bucket(limits.address_messages, max(1, int(3 * limits.address_messages)), now),
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
