"""The server of a browser: the same tables through the same messages, kept in a journal before they count."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.browser import journal_store
from astrodrome.server.browser.journal_store import JournalStore
from astrodrome.server.browser.server import BrowserServer, site_config, start
from astrodrome.server.store.store import Conflict, StoreError
from astrodrome.server.support.clock import LoopClock
from tests.server.browser_host import Bytes, FakeHost, Journal
from tests.server.test_store import SEATS, TABLE, kept

Message = dict[str, Any]


def run(test: Awaitable[None]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(test, 60)

    asyncio.run(limited())


class BrowserLoop(asyncio.SelectorEventLoop):
    """A loop like that of Pyodide: what lies in the past cannot be scheduled."""

    @override
    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return super().call_at(self.time() + delay, callback, *args, context=context)

    @override
    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        return self.call_later(when - self.time(), callback, *args, context=context)


def test_a_moment_that_has_passed_comes_at_once_on_a_slow_machine() -> None:
    async def test() -> None:
        clock, came = LoopClock(), asyncio.Event()
        clock.call_at(clock.now() - 1.0, came.set)
        await asyncio.wait_for(came.wait(), 5)

    with asyncio.Runner(loop_factory=BrowserLoop) as runner:
        runner.run(test())


async def with_table(host: FakeHost) -> JournalStore:
    store = await JournalStore.open(host)
    await store.create(TABLE, SEATS)
    await store.start(TABLE.id, 5)
    await store.append(TABLE.id, 1, b"one", "running")
    return store


def test_what_is_acknowledged_is_there_for_the_next_tab() -> None:
    async def test() -> None:
        host = FakeHost()
        store = await with_table(host)
        before = await kept(store)
        again = await JournalStore.open(FakeHost(host.kept))
        assert await kept(again) == before
        await again.append(TABLE.id, 2, b"two", "over")
        third = await JournalStore.open(FakeHost(host.kept))
        assert (await kept(third)).entries == (b"one", b"two")
        assert (await kept(third)).table == replace(TABLE, status="over", started=5)

    run(test())


def test_a_change_that_is_not_kept_never_happened() -> None:
    async def test() -> None:
        host = FakeHost()
        store = await with_table(host)
        host.full = True
        with pytest.raises(StoreError, match="QuotaExceededError"):
            await store.append(TABLE.id, 2, b"two", "running")
        assert (await kept(store)).entries == (b"one",)
        host.full = False
        await store.append(TABLE.id, 2, b"deux", "running")
        assert (await kept(await JournalStore.open(FakeHost(host.kept)))).entries == (b"one", b"deux")

    run(test())


def test_a_conflict_leaves_no_trace_in_the_journal() -> None:
    async def test() -> None:
        host = FakeHost()
        store = await with_table(host)
        held = list(host.kept.changes)
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 1, b"other", "running")
        assert host.kept.changes == held
        assert (await kept(store)).entries == (b"one",)

    run(test())


def test_a_change_is_seen_only_when_it_is_kept_even_if_its_caller_has_gone() -> None:
    class SlowHost(FakeHost):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()
            self.go.set()

        async def append_change(self, number: int, change: bytes) -> None:
            await self.go.wait()
            await super().append_change(number, change)

    async def test() -> None:
        host = SlowHost()
        store = await with_table(host)
        host.go.clear()
        writing = asyncio.create_task(store.append(TABLE.id, 2, b"two", "running"))
        await asyncio.sleep(0)
        reading = asyncio.create_task(store.load(TABLE.id))
        await asyncio.sleep(0.01)
        assert not reading.done()
        writing.cancel()
        host.go.set()
        found = await reading
        assert found is not None
        assert found.entries == (b"one", b"two")

    run(test())


def test_a_long_journal_becomes_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_store, "SMALLEST", 2000)

    async def test() -> None:
        host = FakeHost()
        store = await with_table(host)
        shapes = set[int]()
        for entry in range(2, 40):
            await store.append(TABLE.id, entry, b"x" * 2000, "running")
            shapes.add(len(host.kept.changes))
            again = await JournalStore.open(FakeHost(copy_of(host.kept)))
            assert len((await kept(again)).entries) == entry
        assert 0 in shapes
        assert len(shapes) > 2

    run(test())


def copy_of(journal: Journal) -> Journal:
    copied = Journal()
    copied.snapshot, copied.changes = journal.snapshot, list(journal.changes)
    return copied


def test_a_journal_that_cannot_be_read_says_so() -> None:
    async def test() -> None:
        journal = Journal()
        journal.changes = [Bytes(b"\xc1")]
        with pytest.raises(StoreError, match="cannot be kept in this browser"):
            await JournalStore.open(FakeHost(journal))

    run(test())


class Page:
    """A page with one socket."""

    def __init__(self, server: BrowserServer, table: str) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.socket = server.open(
            f"/api/tables/{table}/socket", lambda text: self.heard.put_nowait(json.loads(text)), self.closed.set_result
        )

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    async def until(self, kind: str) -> Message:
        while True:
            message = await self.heard.get()
            if message["type"] == kind:
                return message


async def ask(server: BrowserServer, method: str, address: str, body: object = None) -> tuple[int, Any]:
    sent = None if body is None else Bytes(json.dumps(body).encode())
    answer = await server.fetch(method, address, sent)
    assert answer.kind == "application/json"
    return answer.status, json.loads(answer.body)


SEATED = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "normal"}]


def test_a_table_is_played_left_and_found_again_in_the_next_tab() -> None:
    async def test() -> None:
        host = FakeHost()
        server = await start(host)
        made = {"game": "memoracers", "seats": SEATED, "options": {}, "pace_ms": 0, "beat_ms": 0}
        status, table = await ask(server, "POST", "/api/tables", made)
        assert status == 201
        page = Page(server, table["table"])
        page.say(type="hello", tokens=[table["seats"][0]["token"]], since=0)
        assert (await page.until("welcome"))["status"] in ("waiting", "running")
        first = await page.until("entry")
        page.socket.close(1000)
        assert host.kept.changes

        later = await start(FakeHost(copy_of(host.kept)))
        page = Page(later, table["table"])
        page.say(type="hello", tokens=[table["seats"][0]["token"]], since=0)
        welcome = await page.until("welcome")
        assert welcome["entry"] >= first["entry"]
        page.say(type="ping", id=7)
        assert (await page.until("pong"))["id"] == 7
        await server.close()
        await later.close()

    run(test())


def test_the_page_hears_why_a_request_or_a_socket_is_refused() -> None:
    async def test() -> None:
        server = await start(FakeHost())
        assert (await ask(server, "GET", "/api/tables/nothing"))[0] == 404
        assert (await ask(server, "POST", "/api/tables", {"game": "chess"}))[0] == 400
        assert (await ask(server, "GET", "/api/nowhere?x=%20"))[0] == 404
        page = Page(server, "a" * 16)
        page.say(type="hello", tokens=[], since=0)
        assert (await page.until("error"))["code"] == "no-table"
        assert await page.closed == 4404
        await server.close()

    run(test())


def test_bots_and_checks_work_beside_the_server() -> None:
    async def test() -> None:
        host = FakeHost()
        server = await start(host)
        seats = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
        made = {"game": "memoracers", "seats": seats, "options": {}, "pace_ms": 0, "beat_ms": 0}
        _, table = await ask(server, "POST", "/api/tables", made)
        page = Page(server, table["table"])
        page.say(type="hello", tokens=[], since=0)
        await page.until("entry")
        await page.until("entry")
        assert host.jobs > 0
        assert (await ask(server, "POST", "/api/logs", {"game": "memoracers"}))[0] in (400, 422)
        await server.close()

    run(test())


def test_the_server_of_a_browser_waits_for_nobody_and_listens_nowhere() -> None:
    config = site_config()
    assert config.away_s == 0
    assert config.lan == "never"
    assert not config.test_seeds
