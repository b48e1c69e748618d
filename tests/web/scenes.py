"""Screens of the page in their true states, each brought about once: for axe, for narrow windows, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Held, Visitor, come


@dataclass
class Scenes:
    """Opens screens for somebody who sees the page in a certain way. Others at their tables keep their pages open."""

    browser: Browser
    server: Server
    eyes: Eyes
    finished: Table
    """A race that is over, for the screens that come after it."""
    open: list[Visitor] = field(default_factory=list)
    closers: list[Callable[[], None]] = field(default_factory=list)
    """What else ends with the scene: others at the table."""

    def visitor(self, *held: Held, **kept: str) -> Visitor:
        """Let somebody come."""
        visitor = come(self.browser, self.server, self.eyes, held, **kept)
        self.open.append(visitor)
        return visitor

    def at(self, path: str, *held: Held) -> Page:
        """Open an address."""
        visitor = self.visitor(*held)
        visitor.go(path)
        return visitor.page

    def table(self, table: Table) -> Page:
        """Open a table with all its seats in hand."""
        return self.at(table.path, (table, ()))

    def close(self) -> None:
        """Close all pages."""
        for visitor in self.open:
            visitor.context.close()
        for close in self.closers:
            close()
        self.open.clear()
        self.closers.clear()


Scene = Callable[[Scenes], Page]
