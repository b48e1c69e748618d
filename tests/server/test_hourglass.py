"""Time in the rules: the clock is asked, sand runs, and the server answers for it."""

from __future__ import annotations

from tests.laws.toys.rush.rules import GLASSES, SECONDS
from tests.laws.toys.rush.spec import SPEC as RUSH
from tests.server.fakes import House, Visitor
from tests.server.test_rooms import names, run


def test_the_clock_answers_when_its_sand_has_run_out() -> None:
    async def test() -> None:
        house = House(RUSH)
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        await house.clock.turn(SECONDS - 1)
        assert not any("GlassTurned" in names(told["events"]) for told in first.heard() if told["type"] == "entry")
        await house.clock.turn(1)
        turned = second.last("entry")
        assert "GlassTurned" in names(turned["events"])
        assert turned["seat"] is None
        await house.clock.turn(SECONDS * (GLASSES - 1))
        assert first.last("entry")["status"] == "over"

    run(test())


def test_no_sand_runs_at_an_empty_table() -> None:
    async def test() -> None:
        house = House(RUSH)
        table = await house.table("pp")
        room = await house.room(table)
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        await house.clock.turn(SECONDS / 2)
        await first.go()
        await second.go()
        await house.clock.turn(SECONDS * 5)
        back = Visitor(await house.room(table), (0,))
        assert (await back.come())["status"] == "running"
        await house.clock.turn(SECONDS)
        assert "GlassTurned" in names(back.last("entry")["events"])

    run(test())


def test_answers_of_builders_do_not_turn_the_glass_anew() -> None:
    async def test() -> None:
        house = House(RUSH)
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        await house.clock.turn(SECONDS - 5)
        assert (await first.say("play", {"do": "Grab", "place": 0}))["type"] == "ok"
        await house.clock.turn(5)
        assert "GlassTurned" in names(first.last("entry")["events"])

    run(test())
