"""Long logs and their replays cost those who ask for them, and nobody else."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import zlib
from pathlib import Path
from typing import Any

import pytest

from astrodrome.kernel.log import Log
from astrodrome.server.http_api.replay_cache import OF_ONE, READ_BYTES, REFUSED_S, ReplayCache
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.store.statements import AT_ONCE, Statement
from astrodrome.server.support.limits import Limits
from astrodrome.server.untrusted_input.check_jobs import MOST_ENTRIES
from tests.server.auction.spec import SPEC
from tests.server.fakes import InlineChecks
from tests.server.harness import Server, config_for, serving
from tests.server.test_lobby_and_rematch import serve
from tests.server.test_replay_routes import ask, finished
from tests.server.test_untrusted_input import workers

MARK = 98_765_432_123


async def long_log(server: Server, rounds: int = 100) -> dict[str, Any]:
    """Return the log of an auction whose first answer was taken back again and again, with a time to know it by."""
    log: dict[str, Any] = (await server.http.get(f"/api/tables/{(await finished(server)).id}/log")).json()
    back = [{**log["entries"][0], "time": MARK}, {"undo": 0, "time": MARK}]
    return {**log, "entries": back * rounds + log["entries"]}


def test_the_log_of_a_table_is_given_as_it_is_kept_and_none_of_its_entries_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Server) -> None:
        log = await long_log(server)
        table = (await ask(server, "/api/logs", log))["table"]
        read: list[object] = []
        loads = json.loads

        def noted(data: bytes | str, **options: Any) -> object:  # noqa: ANN401 - whatever it takes
            if str(MARK) in (data if isinstance(data, str) else data.decode()):
                read.append(data)
            return loads(data, **options)

        with monkeypatch.context() as patched:
            patched.setattr(json, "loads", noted)
            answer = await server.http.get(f"/api/tables/{table}/log")
        assert read == []
        assert answer.json() == log
        assert Log.from_json(answer.content).to_json() == answer.content

    serve(tmp_path, test)


def test_a_log_that_an_address_asks_for_is_charged_by_its_size_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            log = await long_log(server, 1_000)
            table = (await ask(server, "/api/logs", log))["table"]
            size = len((await server.http.get(f"/api/tables/{table}/log")).content)
            assert size > READ_BYTES
        limits = Limits(address_bytes=0.001, address_bytes_burst=2 * size + READ_BYTES)
        async with serving(config_for(tmp_path, limits=limits, proxies=("127.0.0.1",))) as server:
            store, loads = server.app.state.rooms.services.store, 0
            load = store.load

            async def counted(table: str) -> object:
                nonlocal loads
                loads += 1
                return await load(table)

            monkeypatch.setattr(store, "load", counted)
            answers = [await server.http.get(f"/api/tables/{table}/log") for _ in range(9)]
            assert [answer.status_code for answer in answers] == [200, 200, *[429] * 7]
            assert "retry-after" in answers[-1].headers
            assert loads == 3, "after that a refusal costs the database nothing"
            other = await server.http.get(f"/api/tables/{table}/log", headers={"x-forwarded-for": "192.0.2.9"})
            assert other.status_code == 200

    asyncio.run(asyncio.wait_for(test(), 30))


def test_logs_and_replays_are_compressed_in_a_thread_and_a_replay_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Server) -> None:
        table = (await ask(server, "/api/logs", await long_log(server)))["table"]
        loop, compressed = threading.get_ident(), list[bool]()
        compressobj = zlib.compressobj

        def noted(*args: Any) -> object:  # noqa: ANN401 - whatever it takes
            compressed.append(threading.get_ident() == loop)
            return compressobj(*args)

        monkeypatch.setattr(zlib, "compressobj", noted)
        compress = gzip.compress

        def whole(data: bytes, level: int) -> bytes:
            compressed.append(threading.get_ident() == loop)
            return compress(data, level)

        monkeypatch.setattr(gzip, "compress", whole)
        for path, times in ((f"/api/tables/{table}/log", 4), (f"/api/tables/{table}/replay", 1)):
            compressed.clear()
            for _ in range(2):
                answer = await server.http.get(path)
                assert answer.headers["content-encoding"] == "gzip"
                plain = await server.http.get(path, headers={"accept-encoding": "identity"})
                assert plain.content == answer.content
            assert compressed == [False] * times

    serve(tmp_path, test)


class Counted(InlineChecks):
    """Checks that count recordings, which fail or wait where a test says so."""

    def __init__(self) -> None:
        super().__init__((SPEC,))
        self.recordings = 0
        self.limits_s: dict[str, float] = {}
        self.fails: Reject | None = None
        self.open = asyncio.Event()
        self.begun = asyncio.Event()
        self.open.set()

    async def _ask(self, who: str, what: str, body: bytes, limit_s: float) -> bytes:
        self.limits_s[what] = limit_s
        if what == "record":
            self.recordings += 1
            self.begun.set()
            await self.open.wait()
            if self.fails is not None:
                raise self.fails
        return await super()._ask(who, what, body, limit_s)


async def opened(server: Server, log: dict[str, Any], count: int) -> list[str]:
    """Return the addresses of the replays of tables made of a log; none is recorded yet."""
    return [f"/api/tables/{(await ask(server, '/api/logs', log))['table']}/replay" for _ in range(count)]


async def kept_log(server: Server, checks: Counted) -> dict[str, Any]:
    """Return a log, once the table that it is from was recorded."""
    log = await long_log(server)
    while not checks.recordings:
        await asyncio.sleep(0)
    checks.recordings = 0
    checks.begun.clear()
    return log


def test_a_replay_under_way_keeps_nobody_from_another_and_is_made_once(tmp_path: Path) -> None:
    async def test() -> None:
        checks = Counted()
        async with serving(config_for(tmp_path), checks=checks) as server:
            known, slow = await opened(server, await kept_log(server, checks), 2)
            assert (await server.http.get(known)).status_code == 200
            checks.open.clear()
            checks.begun.clear()
            waiting = [asyncio.create_task(server.http.get(slow)) for _ in range(3)]
            await checks.begun.wait()
            assert (await server.http.get(known)).status_code == 200
            checks.open.set()
            assert [(await task).status_code for task in waiting] == [200] * 3
            assert checks.recordings == 2
            assert checks.limits_s == {"log": 5.0, "record": 60.0}, "seconds of processor time"

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_replay_that_cannot_be_made_is_not_tried_again_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        checks = Counted()
        async with serving(config_for(tmp_path), checks=checks) as server:
            now = 0.0
            server.app.state.replays = ReplayCache(lambda: now)
            (path,) = await opened(server, await kept_log(server, checks), 1)
            checks.fails = rejection(422, "too-much-work", "too-much-work")
            answers = [await server.http.get(path) for _ in range(3)]
            assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(422, "too-much-work")] * 3
            assert answers[2].json() == answers[0].json()
            assert checks.recordings == 1
            checks.fails, now = rejection(503, "busy", "busy"), REFUSED_S
            assert [(await server.http.get(path)).status_code for _ in "ab"] == [503] * 2
            assert checks.recordings == 3, "what may go better at once is tried again"
            checks.fails = None
            assert (await server.http.get(path)).status_code == 200

    asyncio.run(asyncio.wait_for(test(), 30))


def test_one_address_waits_for_a_few_replays_at_once_and_is_charged_for_recordings(tmp_path: Path) -> None:
    async def test() -> None:
        checks = Counted()
        async with serving(config_for(tmp_path), checks=checks) as server:
            paths = await opened(server, await kept_log(server, checks), OF_ONE + 2)
        limits = Limits(address_bytes=0.001, address_bytes_burst=OF_ONE * READ_BYTES)
        async with serving(config_for(tmp_path, limits=limits), checks=checks) as server:
            checks.open.clear()
            waiting = [asyncio.create_task(server.http.get(path)) for path in paths[:OF_ONE]]
            while checks.recordings < OF_ONE:
                await asyncio.sleep(0)
            assert (await server.http.get(paths[-1])).json()["code"] == "busy"
            checks.open.set()
            assert {(await task).status_code for task in waiting} == {200}
            assert (await server.http.get(paths[0])).status_code == 200, "what was made once costs nothing"
            assert (await server.http.get(paths[-1])).json()["code"] == "rate"

    asyncio.run(asyncio.wait_for(test(), 30))


def test_recordings_take_no_process_that_checks_need() -> None:
    async def test() -> None:
        async with workers() as checks:
            recordings = [asyncio.create_task(checks._ask(f"{n}", "record", b"", 30.0)) for n in range(4)]
            await asyncio.sleep(0)
            assert (await checks._ask("you", "quick", b"", 30.0)).startswith(b"quick")
            for task in recordings:
                assert not task.done()
                task.cancel()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_long_log_is_kept_by_few_statements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        log = await long_log(server, AT_ONCE - 10)
        store, changes = server.app.state.rooms.services.store, []
        write = store._write

        async def noted(*change: Statement) -> None:
            changes.append(len(change))
            await write(*change)

        monkeypatch.setattr(store, "_write", noted)
        table = (await ask(server, "/api/logs", log))["table"]
        assert max(changes) < 10
        assert (await server.http.get(f"/api/tables/{table}/log")).json() == log

    serve(tmp_path, test)


def test_a_log_with_more_entries_than_a_game_needs_is_refused_with_both_figures(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        log = await long_log(server, 1)
        entries = log["entries"] + log["entries"][:1] * MOST_ENTRIES
        answer = await server.http.post("/api/logs", json={**log, "entries": entries[: MOST_ENTRIES + 1]})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-log")
        assert answer.json()["message"] == "entries: a log may have 8000 at most, found 8001"

    serve(tmp_path, test)
