"""The static site on a plain file server, and somebody who opens it."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Request

from astrodrome.kernel.mypyc_support import override
from tools import site

BUILT = site.ROOT / ".tools" / "site" / "out"
PATIENCE_MS = 180_000
"""The engine starts in a few seconds; on a machine with other work it takes many."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    @override
    def log_message(self, format: str, *args: object) -> None:
        pass


class FileServer:
    """A plain file server, in a folder of its own as on a host with other pages."""

    def __init__(self, root: Path) -> None:
        self._games = root / "games"
        self._games.symlink_to(site.build_once(BUILT), target_is_directory=True)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.base = f"http://127.0.0.1:{self._server.server_address[1]}/games/"

    def publish(self, version: str) -> None:
        """Put another version of the site in its place, as a host does: the page has a mark with its name."""
        folder = self._games.with_name(version)
        shutil.copytree(self._games, folder, copy_function=os.link)
        for name, old, new in (
            ("index.html", "<head>", f'<head><meta name="version" content="{version}" />'),
            ("sw-files.js", '{"version": "', f'{{"version": "{version}'),
        ):
            text = (folder / name).read_text(encoding="utf-8")
            (folder / name).unlink()  # it is the file of the other version as well
            assert old in text, name
            (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        self._games.unlink()
        self._games.symlink_to(folder, target_is_directory=True)

    def stop(self) -> None:
        """Serve nothing any more."""
        self._server.shutdown()
        self._server.server_close()


class SiteVisitor:
    """A browser context at the site: what went wrong, and what was asked of others."""

    def __init__(self, browser: Browser, base: str, kept: dict[str, str] | None = None, **how: object) -> None:
        held = {"speed": "0", "guided": "1", **(kept or {})}
        memory = [{"name": f"astrodrome.{name}", "value": value} for name, value in held.items()]
        origin = base.removesuffix("/games/")
        self.context: BrowserContext = browser.new_context(
            **{"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **how},  # type: ignore[arg-type]
            storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": memory}]},  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.faults: list[str] = []
        self.base = base
        # Of the context: a service worker asks as well.
        self.context.on("request", self._asked)
        self.page = self.tab()

    def tab(self) -> Page:
        """Open one more tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        return page

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"asked: {request.url}")

    def ready(self, page: Page | None = None) -> None:
        """Wait until the engine is there: its bar has gone."""
        page = page or self.page
        page.wait_for_function("() => !document.querySelector('section.engine') && document.querySelector('main')")

    def kept_offline(self) -> None:
        """Wait until the service worker has everything."""
        self.page.wait_for_function(
            "() => navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')"
        )

    def offline_faults(self) -> None:
        """Forget what a browser says of a newer service worker that it could not look for."""
        self.faults[:] = [fault for fault in self.faults if "ERR_CONNECTION" not in fault and "sw.js" not in fault]

    def new_table(self, game: str) -> str:
        """Set up a table by clicks and start it; its address."""
        self.page.goto(f"{self.base}#/new/{game}")
        self.page.locator(".btn.go").last.click()
        self.page.wait_for_function("() => location.hash.startsWith('#/t/')")
        return self.page.url


@contextmanager
def visiting(browser: Browser, base: str, kept: dict[str, str] | None = None, **how: object) -> Iterator[SiteVisitor]:
    """Let somebody come to the site, who keeps this of former visits; nothing may go wrong, nobody else be asked."""
    visitor = SiteVisitor(browser, base, kept, **how)
    try:
        yield visitor
    finally:
        visitor.context.close()
    assert not visitor.faults, "\n".join(visitor.faults)
