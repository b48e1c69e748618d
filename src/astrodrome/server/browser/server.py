"""The server of a browser: what its worker starts, and then passes the page's requests to."""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette

from astrodrome.games import GAMES
from astrodrome.server.app import create_app
from astrodrome.server.bot_pool.pool import BotPool
from astrodrome.server.browser import bot_budget
from astrodrome.server.browser.asgi import Answer, Socket, fetch
from astrodrome.server.browser.host import Buffer, Host
from astrodrome.server.browser.journal_store import JournalStore
from astrodrome.server.browser.review_worker import reviewer
from astrodrome.server.browser.web_worker import starter
from astrodrome.server.support.config import Config
from astrodrome.server.untrusted_input.checks import WorkerChecks


def site_config() -> Config:
    """Return the settings of a server that only the person at this screen can reach."""
    return Config(
        database="browser://",
        games=GAMES,
        away_s=0.0,
        workers=1,
        ceiling_s=60.0,
        check_s=60.0,
        decide="astrodrome.server.browser.bot_budget:decide",
        check="astrodrome.server.browser.coach_budget:check",
        hosts=(),
        prepared=False,
    )


class BrowserServer:
    """The application, running."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._running = app.router.lifespan_context(app)
        """Held for as long as the server runs: where it is let go of, everything is closed."""

    @property
    def share(self) -> float:
        """The share of their play-outs that bots may use on this device."""
        return bot_budget.share()

    async def begin(self) -> None:
        """Open what lives as long as the application."""
        await self._running.__aenter__()

    async def close(self) -> None:
        """Close it; a worker that simply ends needs not."""
        await self._running.__aexit__(None, None, None)

    async def fetch(self, method: str, address: str, body: Buffer | None) -> Answer:
        """Carry out one request of the page."""
        return await fetch(self._app, method, address, b"" if body is None else body.to_bytes())

    def open(self, address: str, heard: Callable[[str], None], closed: Callable[[int], None]) -> Socket:
        """Open a socket of the page; it says what it hears, and when it is closed from this side."""
        return Socket(self._app, address, heard, closed)


async def start(host: Host) -> BrowserServer:
    """Start the server: read the tables, then wait for the page. It ends with its worker."""
    config = site_config()
    store = await JournalStore.open(host)
    bots = BotPool(config, start=starter(host))
    checks = WorkerChecks(config, starter(host), 1)
    server = BrowserServer(create_app(config, thinker=bots, checks=checks, store=store, reviews=reviewer(host)))
    await server.begin()
    return server
