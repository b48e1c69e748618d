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

from astrodrome.games import GAMES
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.server.app import create_app
from astrodrome.server.operations.lan import notice
from astrodrome.server.operations.logs import redacted_address
from astrodrome.server.store.open_store import is_shared, open_store
from astrodrome.server.store.store import StoreError
from astrodrome.server.support import interpreter
from astrodrome.server.support.config import LOCAL_HOSTS, Config, LanMode
from astrodrome.server.support.machine_addresses import in_url, machine_addresses
from astrodrome.server.uvicorn_server import AnnouncedServer, listening_socket, uvicorn_config

PORT: Final = 8765
FILE: Final = "tables.sqlite"
LOCAL: Final = ("127.0.0.1", "localhost", "::1")
ANY: Final = ("0.0.0.0", "::", "")
"""Addresses that a server can listen at but not be reached at."""


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


def play(
    port: int = PORT,
    database: str | None = None,
    open_page: bool = True,
    test_seeds: bool = False,
    lan: LanMode = "on request",
) -> int:
    """Serve on this machine until interrupted; return the exit status, after one sentence where it cannot start."""
    try:
        serve(replace(local_config(database, test_seeds), lan=lan), port=port, open_page=open_page)
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
    addresses = reached_at(host, listener.getsockname()[1])
    app = create_app(among_nodes(config, host, listener.getsockname()[1]))

    def announce() -> None:
        interpreter.tune()
        where = " and ".join(addresses)
        say(f"Astrodrome is at {where} (tables are kept in {redacted_address(config.database)}; Ctrl-C stops it).")
        if config.lan == "open":
            say(notice(app.state.lan.addresses, codes=(sys.stdout.encoding or "").lower().startswith("utf")))
        if open_page and has_display():
            # Browsers can take their time to start, and the server must answer meanwhile.
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    with listener, suppress(KeyboardInterrupt):
        server = AnnouncedServer(uvicorn_config(app, config.limits, config.proxies), app, config.drain_s, announce)
        server.give_up = os._exit
        server.run(sockets=[listener])


def reached_at(host: str, port: int) -> list[str]:
    """Return the addresses of the page for a server that listens at a host: nobody can open 0.0.0.0."""
    found = machine_addresses() if host in ANY else []
    if host != "::":  # the other two are IPv4 alone
        found = [address for address in found if ":" not in address]
    names = found or ["127.0.0.1" if host in ANY else host]
    return [f"http://{in_url(name)}:{port}/" for name in names]


def among_nodes(config: Config, host: str, port: int) -> Config:
    """Return the settings of a server; one whose database others may share says where they reach it."""
    if config.node_address is not None or not is_shared(config.database):
        return config
    name = socket.gethostname() if host in ANY else in_url(host)
    return replace(config, node_address=f"http://{name}:{port}")


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens; CannotStart where the port is taken or may not be used."""
    try:
        return listening_socket(host, port)
    except (OSError, OverflowError) as error:
        raise CannotStart(_why_not(error, host, port)) from None


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
