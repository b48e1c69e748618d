"""Opening a server of one's own machine to the devices of the same network, and closing it again.

The server keeps listening on 127.0.0.1. Opened, it also listens on each address of the machine, at the same port, and
accepts these addresses as its name. A server that was started for others (`serve`) has nothing to open.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.server.support.machine_addresses import in_url

Listen: TypeAlias = Callable[[str, int], Awaitable[asyncio.AbstractServer]]
"""Serve at an address and a port."""

OPENS: Final = (
    "Every device on this network can open the page and see public tables. The traffic is not encrypted. Nothing else "
    "on this computer is opened. Over plain http browsers offer neither installing nor notifications: keep the tab "
    "open, it rings at your turn."
)
"""What opening a server to its network means."""

logger: Final = logging.getLogger("astrodrome.lan")


class NoNetwork(AstrodromeError):
    """No other device can reach this machine; the message is one sentence."""


class Lan:
    """Whether devices of the same network can reach this server, and where."""

    def __init__(self, hosts: tuple[str, ...], find: Callable[[], list[str]]) -> None:
        self.hosts = set(hosts)
        """The host names under which the server may be called, those of the network among them; empty: any."""
        self.on_open: list[Callable[[], None]] = []
        """What must change before strangers come in."""
        self.find = find
        """How the addresses of this machine are found."""
        self._listen: Listen | None = None
        self._port = 0
        self._servers: dict[str, asyncio.AbstractServer] = {}
        self._one_at_a_time = asyncio.Lock()

    def attach(self, listen: Listen, port: int) -> None:
        """Let the server be opened: it runs, at a port of this machine."""
        self._listen = listen
        self._port = port

    @property
    def possible(self) -> bool:
        """Whether this server can be opened to its network."""
        return self._listen is not None

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses at which other devices reach the page; none while it is closed."""
        return tuple(f"http://{in_url(address)}:{self._port}" for address in self._servers)

    async def open(self) -> None:
        """Listen on every address of the machine; NoNetwork where there is none, or none can be listened on."""
        async with self._one_at_a_time:
            assert self._listen is not None, "nobody opens a server that cannot be opened"
            found = self.find()
            for gone in [address for address in self._servers if address not in found]:
                self._drop(gone)
            for address in found:
                if address in self._servers:
                    continue
                try:
                    self._servers[address] = await self._listen(address, self._port)
                except OSError as error:
                    logger.warning("cannot listen at %s port %d: %s", address, self._port, error.strerror)
                    continue
                self.hosts.add(address)
            if not self._servers:
                raise NoNetwork("No network address of this machine can be used: is it on a network?")
            for change in self.on_open:
                change()

    async def close(self) -> None:
        """Listen on this machine alone again; those who are connected stay so until they leave."""
        async with self._one_at_a_time:
            for address in tuple(self._servers):
                self._drop(address)

    def _drop(self, address: str) -> None:
        self._servers.pop(address).close()
        self.hosts.discard(address)


def notice(addresses: tuple[str, ...], codes: bool) -> str:
    """Return what the person at the terminal reads: where friends find the page, what is open now, and a QR code."""
    if not addresses:
        return "No network address of this machine was found: the page can be opened on this machine only."
    lines = [f"On this network: {' or '.join(address + '/' for address in addresses)}", OPENS]
    if codes:
        import segno  # noqa: PLC0415 - the server of a browser has no terminal to draw in, and does not bring it

        drawn = io.StringIO()
        segno.make(addresses[0] + "/", micro=False).terminal(out=drawn, compact=True)
        lines.append(drawn.getvalue().rstrip("\n"))
    return "\n".join(lines)
