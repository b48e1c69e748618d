"""Somebody in front of a browser: a context of their own, what went over their sockets, and what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, StorageState, WebSocket

from tests.web.server import Message, Server, Table

PATIENCE_MS = 30_000
STEP_MS = 15
Lang = Literal["en", "fr", "de", "en-XA"]
"""`en-XA` is the test language: English, but long and accented."""
Theme = Literal["light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("light", "dark", "contrast")
Held = tuple[Table, tuple[int, ...]]


@dataclass(frozen=True)
class Eyes:
    """How somebody sees the page: language, theme, size of the window, speed of what moves."""

    lang: Lang = "en"
    theme: Theme = "light"
    width: int = 1440
    height: int = 900
    speed: Literal["0", "1", "2"] = "0"
    reduced: bool = False


@dataclass
class Visitor:
    """A browser context and its latest page."""

    server: Server
    context: BrowserContext
    page: Page
    heard: list[Message] = field(default_factory=list)
    said: list[Message] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    homes: list[str] = field(default_factory=list)
    """Addresses of the server beside its own, where the test knows that it is called there."""
    alone: bool = False
    """The server goes away in this test: lines that cannot be opened are no faults."""

    def go(self, path: str) -> None:
        """Open an address of the page."""
        self.page.goto(self.server.base + path)

    def another_page(self) -> Page:
        """Open a second tab of the same browser; it is listened to as well."""
        page = self.context.new_page()
        self.listen(page)
        return page

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something is so."""
        for _ in range(PATIENCE_MS // STEP_MS):
            if true():
                return
            self.page.wait_for_timeout(STEP_MS)
        raise AssertionError(f"waited in vain: {what}; last heard: {self.heard[-1:]}"[:600])

    def listen(self, page: Page) -> None:
        """Note what goes over the sockets of a page, and what goes wrong in it."""
        page.on("websocket", self._socket)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def _console(self, message: ConsoleMessage) -> None:
        gone = self.alone and ("ERR_CONNECTION" in message.text or "WebSocket connection" in message.text)
        blocked = message.text.startswith("Service Worker registration blocked by Playwright")
        if message.type in ("error", "warning") and not gone and not blocked:
            self.faults.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.server.base, "data:", *self.homes)):
            self.faults.append(f"asked elsewhere: {request.url}")


def wear(page: Page, theme: Theme) -> None:
    """Have the system ask for a theme, which a page follows until somebody chooses one."""
    page.emulate_media(
        color_scheme="dark" if theme == "dark" else "light",
        contrast="more" if theme == "contrast" else "no-preference",
    )


def speak(page: Page, lang: Lang) -> None:
    """Choose a language in the page's menu, which stays closed, and wait until the page speaks it."""
    page.locator(f"input[type=radio][value='{lang}']").first.evaluate("one => one.checked || one.click()")
    page.locator(f"html[lang='{lang}']").wait_for(state="attached")


def content(page: Page, table: Table) -> str:
    """Return all of a page, but for what differs from visit to visit: the table's id and numbers of form fields."""
    return re.sub(r'"c\d+', '"c', page.content().replace(table.id, "TABLE"))


def come(browser: Browser, server: Server, eyes: Eyes, held: Sequence[Held], **kept: str) -> Visitor:
    """Open a browser context that holds these seats and remembers these settings."""
    tables = [
        {"table": table.id, "game": table.game, "tokens": table.held(*seats), "seen": at}
        for at, (table, seats) in enumerate(held, 1)
    ]
    memory = {"speed": eyes.speed, "tables": json.dumps(tables), **kept}
    if eyes.lang == "en-XA":
        memory["lang"] = eyes.lang
    storage: StorageState = {
        "cookies": [],
        "origins": [
            {
                "origin": server.base,
                "localStorage": [{"name": f"astrodrome.{name}", "value": value} for name, value in memory.items()],
            }
        ],
    }
    context = browser.new_context(
        viewport={"width": eyes.width, "height": eyes.height},
        locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "en-XA": "en-GB"}[eyes.lang],
        color_scheme="dark" if eyes.theme == "dark" else "light",
        contrast="more" if eyes.theme == "contrast" else "no-preference",
        reduced_motion="reduce" if eyes.reduced else "no-preference",
        storage_state=storage,
        # What a test keeps from the page must not come from a cache; tests/web/test_site.py is about that.
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE_MS)
    visitor = Visitor(server, context, context.new_page())
    visitor.listen(visitor.page)
    return visitor
