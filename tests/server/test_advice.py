"""Advice for learners: who gets it, and that the table goes on meanwhile."""

from __future__ import annotations

import pytest

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
def test_only_the_last_question_of_a_learner_is_thought_about() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000), 1)
        number = first.room.table.game.number
        house.thinker.seconds = 2.0
        await first.request("advise", seat=0, number=number)
        await first.request("advise", seat=0, number=number)
        await house.clock.turn(3)
        told = [message for message in first.heard() if message["type"] == "advised"]
        assert [message["action"] is None for message in told] == [True, False], "the first is given up, and said so"
        await first.request("advise", seat=0, number=number)
        await first.go()
        await house.clock.turn(3)
        assert not first.heard(), "nobody is left to be told"

    run(test())
