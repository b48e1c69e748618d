"""A slow or faulty line between a page and the server, to bring about what a quick and true one never does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.web.server import Message

NEWS = ("entry", "asked", "seats")


class Line:
    """The sockets of a page. What the server tells can be held back; what the page says can be changed on the way."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self._stalled: set[WebSocketRoute] = set()
        self._open_now: list[WebSocketRoute] = []
        self.slow = False
        """Whether replies to answers wait until they are let through."""
        self._waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        self.change: Callable[[Message], Message] | None = None
        self.heard: list[Message] = []
        self.said: list[Message] = []
        """What the page has sent, also on a line that carries nothing."""
        self.played: set[int] = set()
        """The ids of the answers that the page has sent."""
        page.route_web_socket(re.compile("/socket$"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._open_now.append(page)

        def said(text: str | bytes) -> None:
            message: Message = json.loads(text)
            self.said.append(message)
            if page in self._stalled:
                return
            if message["type"] == "play":
                self.played.add(message["id"])
            if self.change is not None and message["type"] == "play":
                message = self.change(message)
            server.send(json.dumps(message))

        def told(text: str | bytes) -> None:
            message: Message = json.loads(text)
            if page in self._stalled:
                return
            self.heard.append(message)
            if self.slow and message["type"] == "ok" and message["id"] in self.played:
                self._waiting.append((page, text))
            elif not (self.held and message["type"] in NEWS):
                page.send(text)

        page.on_message(said)
        server.on_message(told)

    def stall(self) -> None:
        """Carry nothing more on the lines that are open, and tell nobody; a new line is carried."""
        self._stalled.update(self._open_now)

    def let_through(self) -> None:
        """Let the replies come that were waiting, and those to come."""
        self.slow = False
        for page, text in self._waiting:
            page.send(text)
        self._waiting.clear()
