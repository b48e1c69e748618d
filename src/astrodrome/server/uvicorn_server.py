"""How uvicorn runs the application: the sockets it listens on, announcing that it is up, and stopping gracefully."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.http_api.connection_timeouts import timed_protocol
from astrodrome.server.operations.lan import Lan, NoNetwork
from astrodrome.server.operations.shutdown import stop_gracefully
from astrodrome.server.support.config import Config
from astrodrome.server.support.limits import Limits
from astrodrome.server.uvicorn_sockets import DirectWrites

STOP_S: Final = 5
"""How long sockets are given to close when the server stops; writes are always finished."""
HARD_S: Final = 30.0
"""How long a stopping server may take before it ends, whatever hangs; what it has confirmed is kept all the same."""


class AnnouncedServer(uvicorn.Server):
    """A server that says when it is up, and shuts down gracefully."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, drain_s: float, announce: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._drain_s = drain_s
        self._announce = announce
        self.give_up: Callable[[int], object] | None = None
        """What ends the process, with a status, when stopping takes too long; None: it is not ours to end."""

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        config: Config = self._app.state.config
        if sockets and config.lan != "never":
            await self._prepare_lan(sockets[0].getsockname()[1], at_once=config.lan == "open")
        self._announce()

    async def _prepare_lan(self, port: int, at_once: bool) -> None:
        lan: Lan = self._app.state.lan
        lan.attach(self.listen, port)
        if at_once:
            with suppress(NoNetwork):  # the announcement says so
                await lan.open()

    async def listen(self, address: str, port: int) -> asyncio.AbstractServer:
        """Listen at one more address of this machine; OSError where that cannot be."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself calls it
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        listener = listening_socket(address, port)
        server = await asyncio.get_running_loop().create_server(protocol, sock=listener, backlog=self.config.backlog)
        self.servers = [*[one for one in self.servers if one.is_serving()], server]
        return server

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify everybody, finish what was begun, then close; what hangs is abandoned after a while."""
        patience = None if self.give_up is None else threading.Timer(self._drain_s + HARD_S, self.give_up, (1,))
        if patience is not None:
            patience.daemon = True
            patience.start()
        try:
            await stop_gracefully(self._app.state.rooms, self._drain_s, lambda: self.force_exit)
            await super().shutdown(sockets)
        finally:
            if patience is not None:
                patience.cancel()


def uvicorn_config(app: Starlette, limits: Limits, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=timed_protocol(limits),
        ws=DirectWrites,
        # What is a little over the limit is answered with a sentence; what is far over it is not even read.
        ws_max_size=4 * limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_s,
        ws_ping_timeout=limits.pong_s,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        timeout_graceful_shutdown=STOP_S,
    )


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere this would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener
