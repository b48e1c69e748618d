"""The worker processes: real ones, that die, hang and raise; and the fair queue before them."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from astrodrome.server.bot_pool.pool import BotPool
from astrodrome.server.bot_pool.worker import THINKING, Job, WorkerSettings, frame
from astrodrome.server.bot_pool.workers import Worker
from astrodrome.server.support.fair_queue import FairQueue, QueueFull, Ticket
from astrodrome.server.support.limits import Limits
from tests.server.harness import config_for
from tests.server.test_rooms import run


def job(bot: str = "hard", seat: int = 1) -> Job:
    return Job("auction", b"saved", seat, bot, 2**50 + 7)


@asynccontextmanager
async def pool(decide: str = "by_name", **settings: object) -> AsyncIterator[BotPool]:
    config = config_for(Path(), decide=f"tests.server.deciders:{decide}", **settings)
    workers = BotPool(config)
    try:
        yield workers
    finally:
        await workers.close()


def test_a_job_arrives_whole_in_a_gentle_process_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with pool("quick") as workers:
            answer = await workers.decide("table", job())
            assert answer is not None
            facts = json.loads(answer)
            assert facts == {
                "game": "auction",
                "save": 5,
                "seat": 1,
                "bot": "hard",
                "seed": 2**50 + 7,
                "pid": facts["pid"],
                "nice": min(19, os.nice(0) + THINKING),
            }
            assert facts["pid"] != os.getpid()
            again = await workers.decide("table", job())
            assert again is not None
            assert json.loads(again)["pid"] == facts["pid"]

    run(test())
    assert "hello from a bot" in capfd.readouterr().err


def test_no_process_is_started_before_the_first_bot_thinks() -> None:
    async def test() -> None:
        async with pool() as workers:
            assert workers._workers == []
            await workers.decide("table", job("quick"))
            assert len(workers._workers) == max(1, (os.cpu_count() or 2) - 1)

    run(test())


@pytest.mark.parametrize("bot", ["dies", "raises", "slow"])
def test_the_reserve_answers_for_a_bot_that_fails(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        # A bot that never answers uses up half the ceiling; the rest must do for a new process on a busy machine.
        async with pool(ceiling_s=12.0, workers=1) as workers:
            begun = time.monotonic()
            assert await workers.decide("table", job(bot)) == b"easy"
            assert time.monotonic() - begun < 12.0
            assert await workers.decide("table", job("fine")) == b"fine"
        assert "gave no answer" in caplog.text
        assert "saved" not in caplog.text

    run(test())


def test_where_nobody_answers_in_time_there_is_none() -> None:
    async def test() -> None:
        async with pool(ceiling_s=0.2, workers=1, reserve="slow", bots=lambda _: ("slow",)) as workers:
            assert await workers.decide("table", job("slow")) is None

    run(test())


def test_a_game_without_the_reserve_is_played_by_the_random_bot() -> None:
    async def test() -> None:
        async with pool(bots=lambda _: ("random",), workers=1) as workers:
            assert await workers.decide("table", job("raises")) == b"random"

    run(test())


def test_a_cancelled_thought_gives_its_place_up() -> None:
    async def test() -> None:
        async with pool(workers=1) as workers:
            await workers.decide("table", job("warm"))
            thoughts = [asyncio.create_task(workers.decide("table", job("slow"))) for _ in range(3)]
            await asyncio.sleep(0.1)
            for thought in thoughts:
                thought.cancel()
            assert await workers.decide("table", job("next")) == b"next"

    run(test())


def test_a_worker_finishes_what_nobody_waits_for_and_goes_on() -> None:
    async def test() -> None:
        async with pool(workers=1) as workers:
            first = await workers.decide("table", job("says-who"))
            for _ in range(3):
                thought = asyncio.create_task(workers.advise("table", job("takes-a-moment")))
                await asyncio.sleep(0.1)
                thought.cancel()
            assert await workers.decide("another", job("says-who")) == first, "the same process"

    run(test())


def test_a_table_has_only_so_many_places_and_leaves_the_others_to_the_rest() -> None:
    async def test() -> None:
        async with pool(workers=1, limits=Limits(queue=6, table_queue=2)) as workers:
            await workers.decide("table", job("warm"))
            greedy = [asyncio.create_task(workers.advise("greedy", job("takes-a-moment"))) for _ in range(10)]
            await asyncio.sleep(0)
            assert await workers.advise("table", job("fine")) == b"fine"
            answers = await asyncio.gather(*greedy)
            assert 2 <= answers.count(b"takes-a-moment") <= 3
            assert answers.count(None) >= 7

    run(test())


def test_a_process_that_cannot_be_started_for_a_thought_given_up_leaves_the_place_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        begun, given_up = asyncio.Event(), asyncio.Event()

        async def fails(setting: WorkerSettings) -> Worker:
            begun.set()
            await given_up.wait()
            raise OSError("too many processes")

        async with pool(workers=1) as workers:
            with monkeypatch.context() as patched:
                patched.setattr(workers, "_start", fails)
                thought = asyncio.create_task(workers.decide("table", job("slow")))
                await begun.wait()
                thought.cancel()
                await asyncio.gather(thought, return_exceptions=True)
                given_up.set()
                await asyncio.sleep(0.05)
            assert [task.done() for task in workers._workers] == [False]
            assert await workers.decide("table", job("next")) == b"next"

    run(test())


def test_a_full_queue_is_answered_by_the_reserve() -> None:
    async def test() -> None:
        async with pool(workers=1, limits=Limits(queue=2)) as workers:
            await workers.decide("table", job("warm"))
            answers = await asyncio.gather(*[workers.decide("table", job("takes-a-moment")) for _ in range(5)])
            assert answers.count(b"takes-a-moment") == 2
            assert answers.count(b"easy") >= 1

    run(test())


def test_processes_end_with_the_pool() -> None:
    async def test() -> None:
        async with pool("quick") as workers:
            answer = await workers.decide("table", job())
            assert answer is not None
            pid = json.loads(answer)["pid"]
            os.kill(pid, 0)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(test())


def test_a_worker_ends_when_its_server_is_gone() -> None:
    command = [sys.executable, "-m", "astrodrome.server.bot_pool.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(frame(WorkerSettings(sys.path, "tests.server.deciders:by_name")))
        process.stdin.write(frame(job("takes-a-moment")))
        process.stdin.close()
        assert process.wait(10) == 0


def test_the_queue_is_fair_between_tables() -> None:
    async def order(tables: Sequence[str]) -> list[str]:
        queue: FairQueue[str] = FairQueue(100)
        for index, table in enumerate(tables):
            await queue.put(table, Ticket(f"{table}{index}", asyncio.get_running_loop().create_future()))
        return [(await queue.get()).job for _ in tables]

    async def test() -> None:
        assert await order("aaaabc") == ["a0", "b4", "c5", "a1", "a2", "a3"]

    run(test())


def test_the_queue_is_bounded_and_lets_the_hurried_first() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue(2)

        def ticket(name: str) -> Ticket[str]:
            return Ticket(name, asyncio.get_running_loop().create_future())

        gone = ticket("gone")
        await queue.put("a", gone)
        await queue.put("a", ticket("second"))
        with pytest.raises(QueueFull):
            await queue.put("b", ticket("third"))
        await queue.put("b", ticket("hurried"), hurried=True)
        gone.result.cancel()
        assert [(await queue.get()).job for _ in range(2)] == ["hurried", "second"]
        assert len(queue) == 0

    run(test())


def test_jobs_that_were_given_up_take_no_place() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue(4, each=2)

        def ticket(name: str) -> Ticket[str]:
            return Ticket(name, asyncio.get_running_loop().create_future())

        given_up = [ticket(f"gone{nth}") for nth in range(4)]
        for nth, one in enumerate(given_up):
            await queue.put("ab"[nth // 2], one)
        with pytest.raises(QueueFull):
            await queue.put("c", ticket("full"))
        for one in given_up:
            one.result.cancel()
        for table in "aac":
            await queue.put(table, ticket(table))
        assert len(queue) == 3
        with pytest.raises(QueueFull):
            await queue.put("a", ticket("third"))
        assert [(await queue.get()).job for _ in range(3)] == ["a", "c", "a"]

    run(test())
