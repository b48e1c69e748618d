"""Clocks that are looked after: an error at one time does not end it."""

from __future__ import annotations

import asyncio

import pytest

from astrodrome.server.operations import due_tables
from astrodrome.server.operations.due_tables import DueTables
from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import TableBroken
from astrodrome.server.room.turn_notices import TurnNotices
from tests.server.fakes import House
from tests.server.test_rooms import seated


def test_an_unexpected_error_does_not_end_the_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    async def at_once(*_arguments: object) -> None:
        await asyncio.sleep(0)

    async def fail(_self: DueTables) -> None:
        looked.append(len(looked))
        raise KeyError

    monkeypatch.setattr(due_tables, "sleep_until", at_once)
    monkeypatch.setattr(DueTables, "wake_all", fail)

    async def test() -> None:
        due = DueTables(House().rooms)
        due.begin()
        while len(looked) < 2:
            await asyncio.sleep(0)
        await due.close()

    asyncio.run(asyncio.wait_for(test(), 5))


def test_a_table_that_cannot_be_read_is_tried_once_and_the_others_are_woken() -> None:
    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        broken, sound = [await house.table("pp", rounds=9, beat_ms=0, terms=Terms(thinking=day)) for _ in range(2)]
        for table in (broken, sound):
            for visitor in await seated(house, table, 2):
                await visitor.go()
        await house.clock.turn(25 * 3600)
        tried: list[str] = []
        find = house.rooms.find

        async def read(table: str, who: str = "") -> Room | None:
            tried.append(table)
            if table == broken:
                raise TableBroken("broken")
            return await find(table, who)

        house.rooms.find = read  # type: ignore[method-assign]
        due = DueTables(house.rooms)
        for _ in range(3):
            await due.wake_all()
            await house.clock.turn(1)
        assert tried.count(broken) == 1
        assert len(house.store.entries[sound]) == 2

    asyncio.run(asyncio.wait_for(test(), 20))


@pytest.mark.rule("AD-015")
def test_people_are_reminded_of_a_question_once_also_when_somebody_answers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reminded: list[int] = []
    monkeypatch.setattr(TurnNotices, "remind", lambda _, table, _deadlines: reminded.append(table.game.number))

    async def test() -> None:
        house = House()
        day = ThinkingTime(base_s=86_400, each="question")
        first, second = await seated(house, await house.table("pp", rounds=9, beat_ms=0, terms=Terms(thinking=day)), 2)
        due = DueTables(house.rooms)
        number = first.room.table.game.number
        await house.clock.turn(21 * 3600)
        await due.remind_all()
        await house.clock.turn(1)
        house.clock.day += 1  # the clock of the day was put right by a millisecond
        await first.bid(1)
        assert first.room.table.game.number == number, "the other has not answered"
        await due.remind_all()
        await house.clock.turn(1)
        assert reminded == [number]
        await second.bid(2, seat=1)
        await house.clock.turn(21 * 3600)
        await due.remind_all()
        await house.clock.turn(1)
        assert reminded == [number, first.room.table.game.number], "the next question has a reminder of its own"

    asyncio.run(asyncio.wait_for(test(), 20))
