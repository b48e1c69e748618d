"""Advice for learners: who gets it, and that the table goes on meanwhile."""

from __future__ import annotations

import pytest

from astrodrome.server.table import daily
from tests.server.fakes import House
from tests.server.test_rooms import run, seated


@pytest.mark.rule("AD-027")
def test_who_plays_alone_against_bots_is_advised() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pbb", rounds=9, beat_ms=60_000), 1)
        number = first.room.table.game.number
        house.thinker.jobs.clear()
        house.thinker.seconds = 2.0
        house.thinker.answer = b'{"do":"Bid","amount":3}'
        await first.request("advise", seat=0, number=number)
        assert not [message for message in first.heard() if message["type"] == "advised"], "it takes its time"
        assert [(job.seat, job.bot) for job in house.thinker.jobs] == [(0, "adviser")]
        await house.clock.turn(3)
        told = first.last("advised")
        assert (told["seat"], told["number"], told["action"]) == (0, number, {"do": "Bid", "amount": 3})
        assert first.room.table.game.number == number, "advice plays nothing"
        house.thinker.answer = None
        await first.request("advise", seat=0, number=number)
        await house.clock.turn(3)
        assert first.last("advised")["action"] is None

    run(test())


@pytest.mark.rule("AD-027")
def test_among_people_nobody_is_advised() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("ppb", rounds=9, beat_ms=60_000), 2)
        number = first.room.table.game.number
        assert (await first.ask("advise", seat=0, number=number))["rule"] == "AD-027"
        assert (await second.ask("advise", seat=0, number=number))["rule"] == "AD-008", "nor for another's seat"
        (alone,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000), 1)
        late = alone.room.table.game.number + 1
        assert (await alone.ask("advise", seat=0, number=late))["rule"] == "AD-010"

    run(test())


@pytest.mark.rule("AD-027")
def test_a_question_is_thought_about_once_however_often_it_is_asked() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000), 1)
        number = first.room.table.game.number
        house.thinker.jobs.clear()
        house.thinker.seconds = 2.0
        for _ in range(20):
            await first.request("advise", seat=0, number=number)
        assert [job.bot for job in house.thinker.jobs] == ["adviser"]
        await house.clock.turn(3)
        told = [message for message in first.heard() if message["type"] == "advised"]
        assert len({message["id"] for message in told}) == 20, "each request has its answer"
        assert {message["action"]["amount"] for message in told} == {1}
        await first.request("advise", seat=0, number=number)
        assert len(house.thinker.jobs) == 2, "the next one is thought about again"
        await first.go()
        await house.clock.turn(3)
        assert not first.heard(), "nobody is left to be told"
        (back,) = await seated(house, first.room.table.row.id, 1)
        await back.request("advise", seat=0, number=number)
        await house.clock.turn(3)
        assert back.last("advised")["action"] is not None, "who comes back is advised again"

    run(test())


@pytest.mark.rule("AD-027")
def test_a_new_question_waits_for_the_thought_under_way() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=1000), 1)
        (other,) = await seated(house, first.room.table.row.id, 1)
        house.thinker.seconds = 5.0
        number = first.room.table.game.number
        await first.request("advise", seat=0, number=number)
        await first.bid(1)
        await house.clock.turn(1)
        later = first.room.table.game.number
        assert later > number
        house.thinker.jobs.clear()
        await first.request("advise", seat=0, number=later)
        await other.request("advise", seat=0, number=later)
        assert [job.bot for job in house.thinker.jobs if job.bot == "adviser"] == [], "nothing is broken off for it"
        await house.clock.turn(5)
        assert [job.bot for job in house.thinker.jobs if job.bot == "adviser"] == ["adviser"]
        await other.go()
        await house.clock.turn(6)
        told = [(one["number"], one["action"] is None) for one in first.heard() if one["type"] == "advised"]
        assert told == [(number, False), (later, False)]

    run(test())


@pytest.mark.rule("AD-027")
def test_a_daily_flight_has_no_advice() -> None:
    async def test() -> None:
        house = House()
        seed = daily.seed_of("auction", daily.today(house.clock.wall_ms()), daily.EDITION)
        for given, rule in ((seed, "AD-027"), (7, None)):
            (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000, seed=given), 1)
            number = first.room.table.game.number
            await first.request("advise", seat=0, number=number)
            await house.clock.turn(1)
            assert first.heard()[-1].get("rule") == rule

    run(test())
