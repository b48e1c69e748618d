"""What strangers send is checked in processes of their own, bounded in time, memory and number, and charged by size."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from astrodrome.games import GAMES, game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.bot_pool.worker import CHECKING, THINKING
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.support.limits import Limits
from astrodrome.server.untrusted_input.checks import OF_ONE, PROCESSES, SMALL, WorkerChecks
from tests.server.fakes import InlineChecks
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run


@asynccontextmanager
async def workers(function: str = "tests.server.deciders:check") -> AsyncIterator[WorkerChecks]:
    checks = WorkerChecks(config_for(Path(), check=function))
    try:
        yield checks
    finally:
        await checks.close()


def test_a_check_runs_in_another_process() -> None:
    async def test() -> None:
        async with workers() as checks:
            what, size, pid, niceness = (await checks._ask("here", "anything", b"12345", 5.0)).split()
            assert (what, size) == (b"anything", b"5")
            assert int(pid) != os.getpid()
            assert int(niceness) == min(19, os.nice(0) + CHECKING), "it gets what the server and its bots leave"
            assert CHECKING > THINKING

    run(test())


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (3, 2), (16, PROCESSES)])
def test_checks_leave_a_core_to_the_server(cores: int | None, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(os, "cpu_count", lambda: cores)
        async with workers() as checks:
            await checks._ask("here", "anything", b"", 5.0)
            assert len(checks._workers._workers) == processes

    run(test())


@pytest.mark.parametrize("what", ["spins", "swallows"])
def test_a_check_that_uses_up_its_processor_time_is_ended_and_the_next_is_answered(what: str) -> None:
    async def test() -> None:
        async with workers() as checks:
            with pytest.raises(Reject, match="more processor time") as refused:
                await checks._ask("here", what, b"", 0.2)
            assert refused.value.status == 422
            assert (await checks._ask("here", "next", b"", 5.0)).startswith(b"next")

    run(test())


def test_a_check_that_takes_too_much_memory_is_refused() -> None:
    async def test() -> None:
        async with workers() as checks:
            with pytest.raises(Reject, match="more processor time"):
                await checks._ask("here", "hoards", b"", 5.0)

    run(test())


def test_one_address_cannot_fill_the_queue_for_others() -> None:
    async def test() -> None:
        async with workers() as checks:
            mine = [asyncio.create_task(checks._ask("me", "waits", b"", 30.0)) for _ in range(OF_ONE + 20)]
            done, waiting = await asyncio.wait(mine, return_when=asyncio.FIRST_COMPLETED)
            refused = [task.exception() for task in done]
            assert [error.status for error in refused if isinstance(error, Reject)] == [503] * len(done)
            yours = asyncio.create_task(checks._ask("you", "quick", b"", 30.0))
            for task in waiting:
                task.cancel()
            assert (await yours).startswith(b"quick")

    run(test())


class Noted(InlineChecks):
    """Checks that note what they were asked."""

    def __init__(self, games: tuple[AnySpec, ...]) -> None:
        super().__init__(games)
        self.asked: list[str] = []

    async def _ask(self, who: str, what: str, body: bytes, limit_s: float) -> bytes:
        self.asked.append(what)
        return await super()._ask(who, what, body, limit_s)


def test_tables_of_content_are_never_checked_on_the_loop_and_small_set_ups_are(tmp_path: Path) -> None:
    async def test() -> None:
        checks = Noted(GAMES)
        async with serving(config_for(tmp_path, games=GAMES), checks=checks) as server:
            for spec in GAMES:
                small: dict[str, Any] = {"game": spec.name, "seats": 2, "options": {}}
                assert (await server.http.post("/api/preview", json=small)).status_code == 200
                assert not checks.asked
                large = {**small, "options": {"content": plain(spec.our_content())}}  # type: ignore[misc]
                answer = await server.http.post("/api/preview", json=large)
                assert answer.status_code == 200, answer.text
                seats = [{"kind": "person"}] * 2
                made = await server.http.post("/api/tables", json={**large, "seats": seats})
                assert made.status_code == 201, made.text
                assert checks.asked == ["set-up", "set-up"]
                checks.asked.clear()
            await server.http.post("/api/logs", json={"format": 1})
            assert checks.asked == ["log"]

    run(test())


def test_a_worker_checks_a_real_set_up_and_says_what_is_wrong_with_another(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path, games=GAMES)
        async with (
            workers("astrodrome.server.untrusted_input.check_jobs:work") as real,
            serving(config, checks=real) as server,
        ):
            content: Any = plain(game("celerium").our_content())  # type: ignore[misc]
            body = {"game": "celerium", "seats": 2, "options": {"content": content}}
            answer = await server.http.post("/api/preview", json=body, timeout=60)
            assert answer.status_code == 200, answer.text
            assert answer.json()["options"]["content"] == content
            content["planets"][2]["name"] = ""
            refused = await server.http.post("/api/preview", json=body, timeout=60)
            assert (refused.status_code, refused.json()["field"]) == (422, "content.planets[2].name")

    run(test())


def test_what_an_address_posts_is_charged_by_its_size(tmp_path: Path) -> None:
    limits = Limits(address_bytes=1.0, address_bytes_burst=8 * SMALL)

    async def test() -> None:
        async with serving(config_for(tmp_path, limits=limits, proxies=("127.0.0.1",))) as server:
            body = {"game": "auction", "seats": 2, "options": {"x": "y" * 3 * SMALL}}
            answers = [await server.http.post("/api/preview", json=body) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [422, 422, 429, 429]
            assert answers[-1].json()["code"] == "rate"
            assert "retry-after" in answers[-1].headers
            other = await server.http.post("/api/preview", json=body, headers={"x-forwarded-for": "192.0.2.9"})
            assert other.status_code == 422

    run(test())


def test_a_body_announced_as_too_large_is_not_even_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            reader, writer = await asyncio.open_connection(*server.address.split(":"))
            head = "POST /api/preview HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            writer.write(f"{head}content-length: 858000\r\n\r\n".encode())
            assert b" 413 " in await asyncio.wait_for(reader.readline(), 10)
            writer.close()

    run(test())


def test_a_body_that_does_not_arrive_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(body_s=0.1))) as server:
            reader, writer = await asyncio.open_connection(*server.address.split(":"))
            head = "POST /api/preview HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            writer.write(f"{head}content-length: 100\r\n\r\n{{".encode())
            assert b" 408 " in await asyncio.wait_for(reader.readline(), 10)
            writer.close()

    run(test())


def test_who_hangs_up_in_the_middle_of_a_body_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            host, port = server.address.split(":")
            _, writer = await asyncio.open_connection(host, int(port))
            head = "POST /api/preview HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            writer.write(f"{head}content-length: 100\r\n\r\n{{".encode())
            metrics = server.app.state.rooms.services.metrics
            while not server.uvicorn.server_state.tasks:
                await asyncio.sleep(0.001)
            writer.close()
            while not metrics.answers.of("4xx") + metrics.answers.of("5xx"):
                await asyncio.sleep(0.001)
            assert (metrics.answers.of("4xx"), metrics.errors.of("http")) == (1, 0)

    run(test())
