"""Quiet hours: nothing at night by somebody's own clock, everything in the morning, and reminders in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from astrodrome.server.notices.quiet import BEFORE_MS, HOUR_MS, QuietHours
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import Statement
from tests.server.fake_clock import FakeClock
from tests.server.harness import Made, Server
from tests.server.test_days_alone import LOOKS_S, gone
from tests.server.test_notices import WAIT_S, Browser, Sink, ask, days, house, play_a_round

PARIS = ZoneInfo("Europe/Paris")
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Paris")


def paris(year: int, month: int, day: int, hour: int, minute: int) -> int:
    """Return a moment of Paris as the time of day."""
    return round(datetime(year, month, day, hour, minute, tzinfo=PARIS).timestamp() * 1000)


def test_a_night_lasts_from_evening_to_morning_by_the_clock_of_its_zone() -> None:
    evening, morning = paris(2026, 11, 16, 22, 0), paris(2026, 11, 17, 8, 0)
    for inside in (evening, paris(2026, 11, 16, 23, 59), paris(2026, 11, 17, 0, 0), morning - 1):
        assert NIGHT.around(inside) == (evening, morning)
    assert NIGHT.around(evening - 1) is None
    assert NIGHT.around(morning) is None
    assert QuietHours(60, 60, "Europe/Paris").around(evening) is None
    noon = QuietHours(12 * 60, 14 * 60, "Asia/Tokyo")
    begin, end = noon.around(round(datetime(2026, 11, 16, 13, tzinfo=ZoneInfo("Asia/Tokyo")).timestamp() * 1000)) or (
        0,
        0,
    )
    assert end - begin == 2 * HOUR_MS


def test_the_night_of_the_change_to_winter_time_is_an_hour_longer() -> None:
    night = NIGHT.around(paris(2026, 10, 25, 4, 0))
    assert night == (paris(2026, 10, 24, 22, 0), paris(2026, 10, 25, 8, 0))
    assert night[1] - night[0] == 11 * HOUR_MS


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_end_after_every_moment_in_them() -> None:
    night = QuietHours(22 * 60, 2 * 60 + 30, "Europe/Paris")
    second = paris(2026, 10, 25, 1, 59) + 70 * 60_000  # 2:09 for the second time
    found = night.around(second)
    assert found is not None
    assert found[1] > second


@pytest.mark.parametrize(
    ("deadline", "early"),
    [
        (paris(2026, 11, 17, 20, 0), None),  # the usual reminder comes by day
        (paris(2026, 11, 17, 9, 0), None),  # in the morning an hour is left
        (paris(2026, 11, 17, 8, 59), paris(2026, 11, 16, 22, 0) - BEFORE_MS),
        (paris(2026, 11, 17, 3, 0), paris(2026, 11, 16, 22, 0) - BEFORE_MS),
        (paris(2026, 11, 17, 1, 59), None),
    ],
)
def test_a_reminder_that_the_morning_brings_too_late_comes_before_the_night(deadline: int, early: int | None) -> None:
    assert NIGHT.early_reminder(deadline) == early


class Evening:
    """A table of days whose second player sleeps, in a house whose clock the test turns."""

    def __init__(self, server: Server, sink: Sink, clock: FakeClock, made: Made, browser: Browser) -> None:
        self.server, self.sink, self.clock, self.made, self.browser = server, sink, clock, made, browser

    async def until(self, when: int) -> None:
        """Turn the clock to a time of day, and let the server look around."""
        await self.clock.turn((when - self.clock.wall_ms()) / 1000)
        for _ in range(3):
            await self.clock.turn(LOOKS_S)
            await asyncio.sleep(0.05)

    async def told(self, count: int) -> str:
        """Wait until so many messages came; the last of them."""
        async with asyncio.timeout(WAIT_S):
            while len(self.sink.pushes) < count:
                await self.clock.turn(LOOKS_S / 10)
                await asyncio.sleep(0.02)
        assert len(self.sink.pushes) == count
        return str(self.browser.read(self.sink.pushes[-1][1])["body"])


def asked_at(
    folder: Path,
    when: tuple[int, int, int, int, int],
    test: Callable[[Evening], Awaitable[None]],
    hours: tuple[int, int] = (22, 8),
) -> None:
    """Ask somebody at a time of day who has quiet hours and is away."""

    async def run() -> None:
        clock = FakeClock()
        clock.day += paris(*when) - clock.wall_ms()
        async with house(folder, clock) as (server, sink, port):
            made, browser = await days(server), Browser(port)
            given = await ask(server, "/notices", {**browser.body, "lang": "en"})
            quiet = {"token": given["token"], "start_min": hours[0] * 60, "end_min": hours[1] * 60}
            await ask(server, "/notices/quiet", {**quiet, "zone": "Europe/Paris", "offset_min": 60})
            await ask(server, f"/tables/{made.id}/notices", {"tokens": [made.tokens[1]], "contact": given["token"]})
            await play_a_round(server, made)
            await test(Evening(server, sink, clock, made, browser))

    asyncio.run(run())


def test_what_happens_at_night_is_told_in_the_morning(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.until(paris(2026, 11, 17, 7, 50))
        assert evening.sink.pushes == []
        await evening.until(paris(2026, 11, 17, 8, 0))
        assert await evening.told(1) == "The table waits for you."

    asked_at(tmp_path, (2026, 11, 16, 23, 0), test)


def test_who_has_answered_at_night_is_not_told_in_the_morning(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        made, server = evening.made, evening.server
        async with server.client(made.id) as second:
            await second.hello(made.tokens[1])
            number = (await server.room(made.id)).table.game.number
            await second.play({"do": "Bid", "amount": 3}, 1, number)
        await evening.until(paris(2026, 11, 17, 9, 0))
        assert evening.sink.pushes == []

    asked_at(tmp_path, (2026, 11, 16, 23, 0), test)


@pytest.mark.rule("AD-015")
def test_somebody_whose_time_is_out_at_night_is_reminded_in_the_evening_and_once(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        assert await evening.told(1) == "The table waits for you."
        await gone(evening.server, evening.made, evening.clock)
        await evening.until(paris(2026, 11, 17, 21, 31))
        assert "It runs out at 03:0" in await evening.told(2)
        await evening.until(paris(2026, 11, 18, 2, 30))
        assert len(evening.sink.pushes) == 2, "and nothing at night"

    asked_at(tmp_path, (2026, 11, 17, 3, 0), test, (22, 3))


def test_a_reminder_whose_time_came_while_no_server_ran_is_sent_when_one_starts(tmp_path: Path) -> None:
    async def before(clock: FakeClock) -> tuple[Browser, int]:
        async with house(tmp_path, clock) as (server, sink, port):
            made, browser = await days(server), Browser(port)
            given = await ask(server, "/notices", {**browser.body, "lang": "en"})
            await ask(server, f"/tables/{made.id}/notices", {"tokens": [made.tokens[1]], "contact": given["token"]})
            await play_a_round(server, made)
            await sink.next()
            await gone(server, made, clock)
            return browser, len(sink.pushes)

    async def after(clock: FakeClock, browser: Browser) -> None:
        async with house(tmp_path, clock) as (server, sink, port):
            store = server.app.state.rooms.services.store
            assert isinstance(store, SqlStore)
            target = browser.endpoint.replace(browser.endpoint.split("/")[2], f"127.0.0.1:{port}")
            change = "update contacts set target = replace(target, ?, ?)"
            await store.write(Statement(change, (browser.endpoint, target), rows=None))
            for _ in range(5):
                await clock.turn(LOOKS_S)
                await asyncio.sleep(0.05)
            async with asyncio.timeout(WAIT_S):
                while not sink.pushes:
                    await clock.turn(1)
                    await asyncio.sleep(0.02)
            assert "Less than four hours" in browser.read(sink.pushes[0][1])["body"]
            await clock.turn(LOOKS_S)
        async with house(tmp_path, clock) as (_, sink, _):
            for _ in range(5):
                await clock.turn(LOOKS_S)
                await asyncio.sleep(0.05)
            assert sink.pushes == [], "once"

    async def test() -> None:
        clock = FakeClock()
        browser, told = await before(clock)
        assert told == 1
        await clock.turn(21 * 3600)
        await after(clock, browser)

    asyncio.run(test())


def test_quiet_hours_are_of_a_known_contact_and_leave_time_to_tell(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, _, port):
            given = await ask(server, "/notices", Browser(port).body)
            hours = {"token": given["token"], "start_min": 1320, "end_min": 480, "zone": "Europe/Nowhere"}
            await ask(server, "/notices/quiet", {**hours, "offset_min": 60})
            await ask(server, "/notices/quiet", {**hours, "start_min": 0, "end_min": 841}, 422)
            await ask(server, "/notices/quiet", {**hours, "start_min": 1440}, 400)
            await ask(server, "/notices/quiet", {**hours, "token": "nobody's"}, 404)

    asyncio.run(test())
