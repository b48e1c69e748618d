"""Workers of a browser: a pool has one of its own, so that giving up on a job ends no other's."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from astrodrome.bots.celestia import moments
from astrodrome.games import game as spec_of
from astrodrome.reviews.coach import LEAST
from astrodrome.server.bot_pool.worker import JobResult, find
from astrodrome.server.browser import coach_budget
from astrodrome.server.browser.bot_budget import LIMIT_S
from astrodrome.server.browser.server import site_config
from astrodrome.server.browser.web_worker import starter
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.untrusted_input.check_jobs import CoachAsked, CoachFound, Found
from astrodrome.server.untrusted_input.checks import WorkerChecks
from tests.server.browser_host import Bytes, FakeHost
from tests.server.test_rooms import run


class SlowHost(FakeHost):
    """Its workers do jobs when a test says so; ending one fails all jobs that it has, as a browser does."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: dict[str, list[asyncio.Future[Bytes]]] = {}

    async def run_job(self, worker: str, function: str, job: bytes) -> Bytes:
        done: asyncio.Future[Bytes] = asyncio.get_running_loop().create_future()
        self.under_way.setdefault(worker, []).append(done)
        return await done

    def end_worker(self, worker: str) -> None:
        super().end_worker(worker)
        for job in self.under_way.pop(worker, []):
            if not job.done():
                job.set_exception(RuntimeError("ended"))

    async def busy(self, *workers: str) -> None:
        """Wait until these workers, and no others, have a job."""
        while set(self.under_way) != set(workers):
            await asyncio.sleep(0)


def test_giving_up_on_the_coach_ends_neither_a_recording_nor_a_check() -> None:
    async def test() -> None:
        host = SlowHost()
        checks = WorkerChecks(site_config(), starter(host), 1)
        coach, record, check = (
            asyncio.create_task(checks._ask("me", what, b"", 5.0)) for what in ("coach", "record", "log")
        )
        await host.busy("coach", "recordings", "checks")
        coach.cancel()
        await host.busy("recordings", "checks")
        assert host.ended == ["coach"]
        for name in ("recordings", "checks"):
            host.under_way[name][0].set_result(Bytes(msgspec.msgpack.encode(JobResult(name.encode()))))
        assert [await record, await check] == [b"recordings", b"checks"]
        await checks.close()

    run(test())


def test_a_worker_that_is_gone_says_nothing_about_its_job() -> None:
    async def test() -> None:
        host = SlowHost()
        checks = WorkerChecks(site_config(), starter(host), 1)
        record = asyncio.create_task(checks._ask("me", "record", b"", 5.0))
        await host.busy("recordings")
        host.end_worker("recordings")
        with pytest.raises(Reject) as refused:
            await record
        assert (refused.value.problem.code, refused.value.status) == ("busy", 503), "so nobody remembers it"
        assert refused.value.retry_s
        await checks.close()

    run(test())


def test_the_coach_of_a_slow_device_plays_out_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spec_of("celestia").new(2, {}, 3)
    body = msgspec.msgpack.encode(CoachAsked("celestia", game.save(log=False), game.asked[0], b"null"))
    check = find(site_config().check)

    def worlds(slower: float) -> int:
        monkeypatch.setattr(coach_budget, "probe_s", lambda: slower * LIMIT_S / coach_budget.LONGEST)
        coach_budget.share.cache_clear()
        found = msgspec.msgpack.decode(check("coach", body), type=Found)
        assert isinstance(found, CoachFound)
        told: int = json.loads(found.body)["worlds"]
        return told

    monkeypatch.setattr(moments, "WORLDS", 48)
    assert [worlds(0.5), worlds(1), worlds(2), worlds(100)] == [48, 48, 24, LEAST]
    coach_budget.share.cache_clear()
