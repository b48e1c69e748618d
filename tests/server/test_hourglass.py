"""Time in the rules: the clock is asked, sand runs, and the server answers for it."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.spec import SPEC as GALAXY_TRUCKER
from astrodrome.server.room.autopilot import HANDS_MS
from astrodrome.server.room.game_runner import RETRY_S
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


def turned(visitor: Visitor) -> int:
    """Count how often the glass was turned since somebody last listened."""
    return sum(names(told["events"]).count("GlassTurned") for told in visitor.heard() if told["type"] == "entry")


def test_whoever_comes_is_told_how_much_sand_is_left() -> None:
    async def test() -> None:
        house = House(RUSH)
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        assert (await first.come())["sand_ms"] is None, "the game has not begun"
        await second.come()
        assert first.last("entry")["sand_ms"] == SECONDS * 1000
        await house.clock.turn(7)
        await first.say("play", {"do": "Grab", "place": 0})
        assert second.last("entry")["sand_ms"] == (SECONDS - 7) * 1000
        await first.go()
        await house.clock.turn(5)
        back = Visitor(room, (0,))
        assert (await back.come())["sand_ms"] == (SECONDS - 12) * 1000, "sand runs on while somebody is there"

    run(test())


def test_an_empty_table_finds_its_sand_again() -> None:
    async def test() -> None:
        house = House(RUSH)
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        await house.clock.turn(SECONDS - 3)
        await first.go()
        await second.go()
        await house.clock.turn(40)
        back = Visitor(room, (0,))
        assert (await back.come())["sand_ms"] == 3000
        await house.clock.turn(2.9)
        assert not turned(back)
        await house.clock.turn(0.2)
        assert turned(back) == 1

    run(test())


def test_a_server_started_anew_goes_on_with_the_sand_that_was_left() -> None:
    async def test() -> None:
        house = House(RUSH)
        table = await house.table("pp")
        room = await house.room(table)
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        await house.clock.turn(SECONDS - 5)
        await first.say("play", {"do": "Grab", "place": 0})
        await house.clock.turn(1.5)
        await house.rooms.close()
        await house.again()
        back = Visitor(await house.room(table), (0,))
        sand = (await back.come())["sand_ms"]
        assert 3500 <= sand <= 4500, "at most the second since the last note is given back"
        await house.clock.turn(sand / 1000)
        entry = back.last("entry")
        assert "GlassTurned" in names(entry["events"])
        assert entry["sand_ms"] == SECONDS * 1000, "a glass that is turned is full"
        await house.rooms.close()
        await house.again()
        late = Visitor(await house.room(table), (1,))
        assert (await late.come())["sand_ms"] == SECONDS * 1000, "what was noted of another glass does not count"

    run(test())


def test_a_glass_whose_note_was_not_taken_runs_all_the_same() -> None:
    async def test() -> None:
        house = House(RUSH)
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        house.store.broken = True
        await house.clock.turn(SECONDS)
        assert not turned(first), "the database does not take the entry"
        house.store.broken = False
        await house.clock.turn(RETRY_S)
        assert turned(first) == 1

    run(test())


def test_where_all_act_at_once_a_bot_takes_as_long_as_hands_do() -> None:
    async def test() -> None:
        house = House(RUSH)
        house.thinker.answer = b'{"do":"Grab","place":0}'
        room = await house.room(await house.table("pb", beat_ms=400))
        first = Visitor(room, (0,))
        await first.come()
        first.heard()
        await house.clock.turn(HANDS_MS / 1000 - 0.1)
        assert not first.heard()
        await house.clock.turn(0.2)
        assert first.last("entry")["seat"] == 1

    run(test())


def test_a_bot_that_nobody_waits_for_leaves_the_yard_in_peace() -> None:
    async def test() -> None:
        house = House(GALAXY_TRUCKER)
        table = await house.table("pb", beat_ms=1, building="realtime", flights=["I"], hourglass=SECONDS)
        room = await house.room(table)
        ada = Visitor(room, (0,))
        house.thinker.answer = b'{"do":"TakeFaceDown"}'
        await ada.come()
        for following in (
            b'{"do":"Place","square":49,"turns":0}',
            b'{"do":"Finish","number":1}',
            b'{"do":"TurnHourglass"}',
        ):
            house.thinker.answer = following
            await house.clock.turn(HANDS_MS / 1000)
        assert 1 in room.table.game.asked, "it may look at cards"
        assert names(ada.last("entry")["events"]) == ["NumberTaken"]
        asked = len(house.thinker.jobs)
        await house.clock.turn(SECONDS / 2)
        assert len(house.thinker.jobs) == asked
        await house.clock.turn(SECONDS / 2)
        told = [one for message in ada.heard() if message["type"] == "entry" for one in names(message["events"])]
        assert told == ["SandRanOut", "HourglassTurned"], "the table waits for the glass"

    run(test())
