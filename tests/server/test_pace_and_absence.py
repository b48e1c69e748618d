"""Holds, the beat, absence and stand-ins, with a clock turned by hand."""

from __future__ import annotations

from tests.server.fakes import House, Visitor
from tests.server.test_rooms import names, run, seated


def test_what_is_shown_to_all_holds_the_next_questions_back() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("pp", show=4, pace_ms=500))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        start = first.last("entry")
        assert (start["held_ms"], start["prompts"]) == (2000, {})
        assert "CardShown" in names(start["events"])
        assert (await first.bid(1))["code"] == "held"
        await house.clock.turn(1.5)
        assert (await first.bid(1))["code"] == "held"
        await house.clock.turn(0.5)
        asked = first.last("asked")
        assert (asked["held_ms"], list(asked["prompts"])) == (0, ["0"])
        assert (await first.bid(1))["type"] == "ok"

    run(test())


def test_whoever_comes_during_a_hold_gets_the_time_left_and_not_the_event() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("p", show=4, pace_ms=500))
        await Visitor(room, (0,)).come()
        await house.clock.turn(1.25)
        late = Visitor(room, (0,))
        welcome = await late.come(since=0)
        assert (welcome["held_ms"], welcome["prompts"]) == (750, {})
        assert b"4711" not in late.bytes

    run(test())


def test_a_clock_that_jumps_back_does_not_lengthen_a_hold() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("p", show=4, pace_ms=500)
        await Visitor(await house.room(table), (0,)).come()
        await house.clock.turn(1)
        await house.again()
        house.clock.day -= 3_600_000
        welcome = await Visitor(await house.room(table), (0,)).come()
        assert welcome["held_ms"] == 2000, "as long as showing it takes, and no longer"

    run(test())


def test_a_hold_outlasts_a_restart() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("p", show=4, pace_ms=500)
        await Visitor(await house.room(table), (0,)).come()
        await house.clock.turn(1)
        await house.again()
        player = Visitor(await house.room(table), (0,))
        welcome = await player.come()
        assert (welcome["held_ms"], welcome["prompts"]) == (1000, {})
        assert (await player.bid(1))["code"] == "held"
        await house.clock.turn(1)
        assert list(player.last("asked")["prompts"]) == ["0"]

    run(test())


def test_bots_answer_at_the_beat_and_not_before() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pb", beat_ms=1200)
        (player,) = await seated(house, table, 1)
        await house.clock.turn(1.19)
        assert player.heard() == []
        await house.clock.turn(0.02)
        assert player.last("entry")["seat"] == 1

    run(test())


def test_a_bot_that_thinks_longer_than_the_beat_answers_when_it_has_thought() -> None:
    async def test() -> None:
        house = House()
        house.thinker.seconds = 3.0
        table = await house.table("pb", beat_ms=1200)
        (player,) = await seated(house, table, 1)
        await house.clock.turn(2.9)
        assert player.heard() == []
        await house.clock.turn(0.2)
        assert player.last("entry")["seat"] == 1

    run(test())


def test_bots_wait_for_the_end_of_a_hold_and_then_for_the_beat() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pb", show=4, pace_ms=500, beat_ms=1000)
        (player,) = await seated(house, table, 1)
        await house.clock.turn(2.9)
        assert [message["type"] for message in player.heard()] == ["asked"]
        await house.clock.turn(0.2)
        assert player.last("entry")["seat"] == 1

    run(test())


def test_a_bot_gets_the_saved_game_without_its_log() -> None:
    async def test() -> None:
        house = House()
        await seated(house, await house.table("pb"), 1)
        (job,) = house.thinker.jobs
        assert (job.game, job.seat, job.bot) == ("auction", 1, "hard")
        assert b'"entries":null' in job.save
        assert b'"seed":null' in job.save

    run(test())


def test_a_bot_without_a_legal_answer_plays_the_first_legal_action() -> None:
    async def test() -> None:
        for nonsense in (None, b"", b"{", b'{"do":"Bid","amount":99}', b'{"do":"Fly"}'):
            house = House()
            house.thinker.answer = nonsense
            table = await house.table("pb")
            await seated(house, table, 1)
            await house.clock.turn(0.1)
            assert house.store.entries[table][0].startswith(b'{"seat":1,"action":{"do":"Bid","amount":0}')

    run(test())


def test_a_bot_tries_again_when_the_database_fails() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pb", beat_ms=100)
        await seated(house, table, 1)
        house.store.broken = True
        await house.clock.turn(1)
        assert house.store.entries[table] == []
        house.store.broken = False
        await house.clock.turn(6)
        assert len(house.store.entries[table]) == 1

    run(test())


def test_the_stand_in_plays_for_whoever_is_away_until_they_are_back() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("pp", rounds=9, beat_ms=100)
        first, second = await seated(house, table, 2)
        await second.go()
        first.heard()
        await house.clock.turn(59.9)
        assert house.store.entries[table] == []
        await house.clock.turn(0.3)
        messages = first.heard()
        assert [m["type"] for m in messages] == ["seats", "entry"]
        assert messages[0]["seats"][1] == {**messages[0]["seats"][1], "connected": False, "stand_in": True}
        assert (messages[1]["seat"], house.thinker.jobs[0].bot) == (1, "normal")
        await first.bid(2)
        back = Visitor(first.room, (1,))
        welcome = await back.come()
        assert welcome["seats"][1]["stand_in"] is False
        entries = len(house.store.entries[table])
        await house.clock.turn(30)
        assert len(house.store.entries[table]) == entries
        assert (await back.bid(1, seat=1))["type"] == "ok"

    run(test())


def test_a_second_tab_keeps_its_owner_present() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("pp", rounds=9)
        first, second = await seated(house, table, 2)
        tab = Visitor(first.room, (1,))
        await tab.come()
        await second.go()
        await house.clock.turn(100)
        assert house.store.entries[table] == []

    run(test())


def test_absence_can_be_for_ever() -> None:
    async def test() -> None:
        house = House(away_s=0.0)
        table = await house.table("pp", rounds=9)
        first, second = await seated(house, table, 2)
        await second.go()
        await house.clock.turn(100_000)
        assert house.store.entries[table] == []
        assert (await first.bid(1))["type"] == "ok"

    run(test())


def test_at_an_empty_table_no_stand_in_plays() -> None:
    async def test() -> None:
        house = House(away_s=60.0, idle_s=10_000.0)
        table = await house.table("pb", rounds=9)
        (player,) = await seated(house, table, 1)
        await house.clock.turn(1)
        await player.go()
        await house.clock.turn(300)
        assert len(house.store.entries[table]) == 1
        await Visitor(player.room, ()).come()  # somebody watches: now the stand-in plays
        await house.clock.turn(1)
        assert len(house.store.entries[table]) == 18

    run(test())
