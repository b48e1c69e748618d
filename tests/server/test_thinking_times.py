"""Thinking times: for whom they run, when they stand still, and what happens when they are out."""

from __future__ import annotations

import pytest

from astrodrome.server.operations.due_tables import DueTables
from astrodrome.server.protocol.terms import Terms, ThinkingTime
from tests.server.fakes import House, Message, Visitor, rooms
from tests.server.test_rooms import run, seated


def clocks(state: Message) -> list[tuple[int, bool]]:
    """Return the seconds each seat has left, and whether they run."""
    return [(round(time["left_ms"] / 1000), time["runs"]) for time in state["times"]]


def test_thinking_times_run_for_those_who_are_asked() -> None:
    async def test() -> None:
        house = House()
        terms = Terms(thinking=ThinkingTime(base_s=60, increment_s=5))
        table = await house.table("pp", rounds=9, terms=terms)
        first, second = await seated(house, table, 2)
        await house.clock.turn(10)
        await first.bid(1)
        assert clocks(rooms(first.told)[-1]) == [(55, False), (50, True)]
        await house.clock.turn(20)
        await second.bid(2, seat=1)
        assert clocks(rooms(second.told)[-1]) == [(55, True), (35, True)]
        await house.clock.turn(30)
        await first.ask("propose", seat=0, wish="pause")
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.clock.turn(300)
        assert clocks((await Visitor(first.room, ()).come())["room"]) == [(25, False), (5, False)]

    run(test())


def test_when_time_is_out_the_stand_in_answers() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=9, terms=Terms(thinking=ThinkingTime(base_s=60)))
        first, second = await seated(house, table, 2)
        await second.bid(1, seat=1)
        await house.clock.turn(59)
        assert len(house.store.entries[table]) == 1
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 3, "without an increment no time comes back"
        assert first.room.table.seating.substituted == {0: 2}
        await second.bid(1, seat=1)
        await house.clock.turn(1)
        assert len(house.store.entries[table]) == 5

    run(test())


def test_clocks_survive_a_restart_and_days_go_by_meanwhile() -> None:
    async def test() -> None:
        house = House()
        game = await house.table("pp", rounds=9, terms=Terms(thinking=ThinkingTime(base_s=60)))
        day = ThinkingTime(base_s=86_400, each="question")
        slow = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        for table in (game, slow):
            first, second = await seated(house, table, 2)
            await house.clock.turn(10)
            await first.bid(1)
            await first.go()
            await second.go()
        await house.again()
        await house.clock.turn(3600)
        assert clocks((await Visitor(await house.room(game), (1,)).come())["room"])[1][0] == 50
        left = clocks((await Visitor(await house.room(slow), (1,)).come())["room"])[1][0]
        assert 86_400 - 3700 < left < 86_400 - 3500
        await house.clock.turn(86_400)
        assert len(house.store.entries[slow]) >= 2

    run(test())


def test_a_clock_of_the_day_that_is_set_back_gives_no_thinking_time() -> None:
    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        first, _ = await seated(house, table, 2)
        await house.clock.turn(3600)
        await first.bid(1)
        await house.again()
        house.clock.day -= 7_200_000
        left = clocks((await Visitor(await house.room(table), (1,)).come())["room"])[1][0]
        assert left == 86_400 - 3600

    run(test())


def test_the_time_for_a_question_goes_by_while_nobody_is_there() -> None:
    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        for visitor in await seated(house, table, 2):
            await visitor.go()
        await house.again()
        await house.clock.turn(3600)
        left = clocks((await Visitor(await house.room(table), (1,)).come())["room"])
        assert left == [(86_400 - 3600, True)] * 2, "also before the first answer"

    run(test())


def test_the_time_for_a_question_stands_still_in_a_pause_and_over_a_restart() -> None:
    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        first, second = await seated(house, table, 2)
        await first.ask("propose", seat=0, wish="pause")
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.again()
        await house.clock.turn(2 * 86_400)
        state = (await Visitor(await house.room(table), (1,)).come())["room"]
        assert clocks(state) == [(86_400, False)] * 2

    run(test())


@pytest.mark.rule("AD-015")
def test_a_game_of_days_is_not_played_by_bots_while_people_are_away() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, beat_ms=100, terms=Terms(thinking=day))
        first, second = await seated(house, table, 2)
        await first.go()
        await house.clock.turn(3600)
        assert house.store.entries[table] == [], "no bot comes for a tab that was closed"
        await second.go()
        await house.clock.turn(22 * 3600)
        look = Visitor(await house.room(table), (1,))
        await look.come()
        await house.clock.turn(10)
        assert house.store.entries[table] == [], "after 23 hours no bot has answered"
        await look.bid(2, seat=1)
        await look.go()
        await house.clock.turn(3600)
        look = Visitor(await house.room(table), (1,))
        await look.come()
        await house.clock.turn(10)
        assert len(house.store.entries[table]) == 2, "after 24 hours the question is answered for those who did not"
        assert house.store.stand_ins[table] == {2}

    run(test())


@pytest.mark.rule("AD-015")
def test_a_table_of_days_goes_on_at_its_own_time_with_everybody_gone() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=2, beat_ms=100, terms=Terms(thinking=day, away_s=60))
        for visitor in await seated(house, table, 2):
            await visitor.go()
        due = DueTables(house.rooms)

        async def pass_hours(hours: int) -> int:
            await house.clock.turn(hours * 3600)
            await due.wake_all()
            await house.clock.turn(1)
            return len(house.store.entries[table])

        assert await pass_hours(23) == 0, "after 23 hours no bot has answered"
        assert house.rooms.known(table) is None, "nobody is there: the table is not in memory"
        assert await pass_hours(1) == 2, "after 24 hours the table answers for both"
        assert house.store.stand_ins[table] == {1, 2}
        assert await pass_hours(23) == 2, "and the next question has its own day"
        assert await pass_hours(1) == 4

    run(test())


def test_a_table_of_days_that_pauses_is_not_woken() -> None:
    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        first, second = await seated(house, table, 2)
        await first.ask("propose", seat=0, wish="pause")
        assert house.store.due
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert not house.store.due

    run(test())


def test_a_time_of_minutes_for_each_question_waits_for_its_people() -> None:
    async def test() -> None:
        house = House()
        minute = ThinkingTime(base_s=60, each="question")
        table = await house.table("pp", rounds=9, terms=Terms(thinking=minute))
        for visitor in await seated(house, table, 2):
            await visitor.go()
        await house.clock.turn(300)
        assert house.store.entries[table] == []
        assert not house.store.due

    run(test())


def test_in_a_window_clocks_do_not_tell_who_has_answered() -> None:
    async def test() -> None:
        house = House()
        terms = Terms(thinking=ThinkingTime(base_s=60))
        first, second = await seated(house, await house.table("pp", window=True, rounds=2, terms=terms), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.say("play", {"do": "Pass"})
        assert [runs for _, runs in clocks((await Visitor(first.room, ()).come())["room"])] == [True, True]

    run(test())
