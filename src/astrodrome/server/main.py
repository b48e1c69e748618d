"""Starting a server: bind, say where it is, open the page, serve until stopped."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from astrodrome.games import GAMES
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.mypyc_support import override
from astrodrome.server.app import create_app
from astrodrome.server.http_api.connection_timeouts import timed_protocol
from astrodrome.server.operations.logs import redacted_address
from astrodrome.server.operations.shutdown import stop_gracefully
from astrodrome.server.store.open_store import is_shared, open_store
from astrodrome.server.store.store import StoreError
from astrodrome.server.support import interpreter
from astrodrome.server.support.config import LOCAL_HOSTS, Config
from astrodrome.server.support.direct_writes import DirectWrites
from astrodrome.server.support.limits import Limits

PORT: Final = 8765
FILE: Final = "tables.sqlite"
LOCAL: Final = ("127.0.0.1", "localhost", "::1")
ANY: Final = ("0.0.0.0", "::", "")
"""Addresses that a server can listen at but not be reached at."""
STOP_S: Final = 5
"""How long sockets are given to close when the server stops; writes are always finished."""
HARD_S: Final = 30.0
"""How long a stopping server may take before it ends, whatever hangs; what it has confirmed is kept all the same."""


class CannotStart(AstrodromeError):
    """The server cannot start; the message is one sentence that says why."""


def data_folder() -> Path:
    """Return the folder in which a person's data are kept on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Astrodrome"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Astrodrome"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "astrodrome"


def default_database() -> str:
    """Return the file in which tables are kept where no other is named."""
    return str(data_folder() / FILE)


def local_config(database: str | None = None, test_seeds: bool = False, host: str = "127.0.0.1") -> Config:
    """Return the settings of a server for the games that are there."""
    hosts = LOCAL_HOSTS if host in LOCAL else ()
    inside = host in LOCAL
    return Config(database or default_database(), GAMES, test_seeds=test_seeds, hosts=hosts, notices_inside=inside)


def play(port: int = PORT, database: str | None = None, open_page: bool = True, test_seeds: bool = False) -> int:
    """Serve on this machine until interrupted; return the exit status, after one sentence where it cannot start."""
    try:
        serve(local_config(database, test_seeds), port=port, open_page=open_page)
    except CannotStart as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def tell(sentence: str) -> None:
    """Say something to the person at the terminal."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def serve(
    config: Config,
    host: str = "127.0.0.1",
    port: int = PORT,
    open_page: bool = False,
    say: Callable[[str], None] = tell,
) -> None:
    """Serve until stopped (Ctrl-C, SIGTERM). CannotStart says in one sentence why it cannot; port 0 takes any."""
    try:
        asyncio.run(_probe(config.database))
    except StoreError as error:
        raise CannotStart(f"Astrodrome cannot start: {error}.") from None
    listener = bind(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listener.getsockname()[1]}/"

    def announce() -> None:
        interpreter.tune()
        say(f"Astrodrome is at {address} (tables are kept in {redacted_address(config.database)}; Ctrl-C stops it).")
        if open_page and has_display():
            # Browsers can take their time to start, and the server must answer meanwhile.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    app = create_app(among_nodes(config, host, listener.getsockname()[1]))
    with listener, suppress(KeyboardInterrupt):
        server = AnnouncedServer(uvicorn_config(app, config.limits, config.proxies), app, config.drain_s, announce)
        server.give_up = os._exit
        server.run(sockets=[listener])


def among_nodes(config: Config, host: str, port: int) -> Config:
    """Return the settings of a server; one whose database others may share says where they reach it."""
    if config.node_address is not None or not is_shared(config.database):
        return config
    name = socket.gethostname() if host in ANY else f"[{host}]" if ":" in host else host
    return replace(config, node_address=f"http://{name}:{port}")


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
        if self.started:
            self._announce()

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


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens; CannotStart where the port is taken or may not be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere this would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotStart(_why_not(error, host, port)) from None
    return listener


def _why_not(error: OSError | OverflowError, host: str, port: int) -> str:
    if isinstance(error, OverflowError):
        return f"Port {port} does not exist: expected 0 to 65535."
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program: stop it, or choose another port with --port."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} may not be used by this account: choose another with --port."
    return f"Cannot listen at {host} port {port}: {error.strerror or error}."


def has_display() -> bool:
    """Whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _probe(database: str) -> None:
    """Open the database once, to find out early that it cannot be opened."""
    store = await open_store(database)
    await store.close()
