"""Pauses, and what else the people of a table agree on: who is asked, and what ends a proposal."""

from __future__ import annotations

import pytest

from astrodrome.server.room.proposals import PATIENCE_S
from tests.server.fakes import House, Visitor, rooms
from tests.server.test_rooms import run, seated


@pytest.mark.rule("AD-009", "AD-011")
def test_a_pause_needs_everybody_and_stops_everything() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pppb", rounds=9, beat_ms=1000)
        first, second, third = await seated(house, table, 3)
        assert (await first.ask("propose", seat=0, wish="pause"))["type"] == "ok"
        proposal = rooms(second.heard())[-1]["proposal"]
        assert (proposal["by"], proposal["wish"], proposal["missing"]) == (0, "pause", [1, 2])
        assert (await second.ask("propose", seat=1, wish="pause"))["rule"] == "AD-011"
        assert (await second.ask("consent", seat=1, proposal=proposal["number"], agree=True))["type"] == "ok"
        assert not first.room.runner.beside.paused
        await third.ask("consent", seat=2, proposal=proposal["number"], agree=True)
        state = rooms(first.heard())[-1]
        assert (state["paused"], state["proposal"], state["settled"]["agreed"]) == (True, None, True)
        assert (await first.bid(1))["code"] == "paused"
        assert (await first.ask("undo", seat=0))["rule"] == "AD-009"
        assert (await first.ask("propose", seat=0, wish="pause"))["rule"] == "AD-009"
        await house.clock.turn(30)
        assert house.store.entries[table] == [], "no bot plays in a pause"
        await house.again()
        room = await house.room(table)
        back = Visitor(room, (1,))
        assert (await back.come())["room"]["paused"], "a restart does not end it"
        assert (await back.ask("resume", seat=1))["type"] == "ok"
        assert (await back.ask("resume", seat=1))["rule"] == "AD-012"
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 1

    run(test())


@pytest.mark.rule("AD-011", "AD-012")
def test_one_no_or_a_minute_ends_a_proposal() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.ask("propose", seat=0, wish="pause")
        assert (await first.ask("consent", seat=0, proposal=1, agree=True))["rule"] == "AD-012", "not one's own"
        await second.ask("consent", seat=1, proposal=1, agree=False)
        state = rooms(first.heard())[-1]
        assert (state["proposal"], state["settled"]["agreed"], state["settled"]["against"]) == (None, False, 1)
        assert (await second.ask("consent", seat=1, proposal=1, agree=True))["rule"] == "AD-012"
        await first.ask("propose", seat=0, wish="pause")
        await house.clock.turn(PATIENCE_S + 1)
        state = rooms(first.heard())[-1]
        assert (state["settled"]["number"], state["settled"]["agreed"], state["settled"]["against"]) == (2, False, None)
        assert not first.room.runner.beside.paused

    run(test())


def test_whoever_leaves_is_not_waited_for() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.ask("propose", seat=0, wish="pause")
        await second.go()
        assert first.room.runner.beside.paused

    run(test())


@pytest.mark.rule("AD-010")
def test_nothing_is_proposed_before_the_start_nor_after_the_end() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("po"), 1)
        for kind, fields in (("propose", {"wish": "pause"}), ("undo", {}), ("foresee", {"number": 0})):
            assert (await first.ask(kind, seat=0, **fields))["rule"] == "AD-010", kind
        (alone,) = await seated(house, await house.table("p", rounds=1), 1)
        await alone.bid(1)
        assert alone.status == "over"
        assert (await alone.ask("propose", seat=0, wish="undo"))["rule"] == "AD-010"

    run(test())
