"""One browser for all tests, one server for each module, one context for each person; failures leave a picture."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect

from tests.web.server import Server, Table
from tests.web.visitor import PATIENCE_MS, Eyes, Visitor, come
from tools import chromium

expect.set_options(timeout=PATIENCE_MS)
Come = Callable[..., Visitor]
Reporting = Generator[None, pytest.TestReport, pytest.TestReport]
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives the browsers of this run."""
    with chromium.driver() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    """The browser of this run."""
    with chromium.launched(driver) as started:
        yield started


@pytest.fixture
def windowed(driver: Playwright) -> Iterator[Browser]:
    """A browser with windows: push messages reach it, and pages can be installed in it."""
    with chromium.launched(driver, windows=True) as started:
        yield started


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that do it no harm."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: Server) -> Server:
    """The server a test plays at."""
    return shared_server


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Come]:
    """Let somebody come to the page: how they see it, and which seats of which tables they hold."""
    here: list[Visitor] = []
    request.node.stash[VISITORS] = here

    def one(*tables: Table, seats: tuple[int, ...] = (), eyes: Eyes | None = None, **kept: str) -> Visitor:
        visitor = come(browser, server, eyes or Eyes(), [(table, seats) for table in tables], **kept)
        here.append(visitor)
        return visitor

    yield one
    faults = [fault for visitor in here for fault in visitor.faults]
    for visitor in here:
        visitor.context.close()
    assert not faults, "\n".join(faults)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    """Keep a picture of every page that was open when a test failed, and say where."""
    report = yield
    if report.when == "call" and report.failed:
        for path in pictures(item):
            report.sections.append(("picture", str(path)))
    return report


def pictures(item: pytest.Item) -> list[Path]:
    """Take the pictures of a failed test."""
    folder = Path(tempfile.gettempdir()) / "astrodrome-web"
    folder.mkdir(exist_ok=True)
    name = re.sub(r"\W+", "-", item.name).strip("-")
    taken: list[Path] = []
    here = item.stash.get(VISITORS, [])
    for who, visitor in enumerate(here):
        for tab, page in enumerate(visitor.context.pages):
            path = folder / f"{name}-{who}-{tab}.png"
            try:
                page.screenshot(path=path, timeout=5000)
            except Error:
                continue
            taken.append(path)
    return taken
