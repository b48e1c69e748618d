"""Going back further than one may alone: who has to agree, and how long the request stands."""

from __future__ import annotations

import pytest

from astrodrome.server.protocol.terms import Terms
from tests.server.fakes import House, Visitor, rooms
from tests.server.test_rooms import run, seated


@pytest.mark.rule("AD-014")
def test_going_back_further_needs_the_consent_of_the_table() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(1)
        await second.bid(3, seat=1)
        assert first.room.table.game.state.scores == [0, 3]
        await first.ask("propose", seat=0, wish="undo")
        state = rooms(second.heard())[-1]
        assert (state["proposal"], state["request"]["wish"], state["request"]["missing"]) == (None, "undo", [1])
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert first.room.table.game.state.scores == [0, 0]
        assert list(first.last("entry")["prompts"]) == ["0"]
        await first.bid(1)
        await first.ask("propose", seat=0, wish="undo")
        await second.bid(0, seat=1)
        state = rooms(first.heard())[-1]
        assert (state["request"], state["settled"]["agreed"]) == (None, False), "the table has moved on"

    run(test())


@pytest.mark.rule("AD-014")
@pytest.mark.parametrize("stand_in", [False, True])
def test_nobody_goes_back_while_a_rival_is_away(stand_in: bool) -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("pp", rounds=9, beat_ms=100, terms=Terms(away_s=60 if stand_in else 0))
        first, second = await seated(house, table, 2)
        await second.bid(3, seat=1)
        await second.go()
        await first.bid(1)
        await house.clock.turn(100)
        assert first.room.table.seating.presence.stood_in == ({1} if stand_in else set())
        line = list(first.room.table.standing_entries)
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"
        request = first.room.runner.beside.proposals.request
        assert request is not None
        assert request.missing == (1,)
        await house.clock.turn(5 * 86_400)
        assert first.room.table.standing_entries == line, "those who are away have not agreed"
        back = Visitor(first.room, (1,))
        asked = (await back.come())["room"]["request"]
        assert (asked["by"], asked["missing"]) == (0, [1]), "it is there on return, days later"
        await back.ask("consent", seat=1, proposal=asked["number"], agree=True)
        assert len(first.room.table.standing_entries) < len(line)

    run(test())


@pytest.mark.rule("AD-014")
def test_a_request_to_go_back_survives_a_restart_and_ends_when_the_table_moves_on() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("ppp", rounds=9)
        first, second, _ = await seated(house, table, 3)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.ask("propose", seat=0, wish="undo")
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.again()
        third = Visitor(await house.room(table), (2,))
        request = (await third.come())["room"]["request"]
        assert (request["number"], request["by"], request["missing"]) == (1, 0, [2])
        await third.bid(0, seat=2)
        assert rooms(third.told)[-1]["request"] is None
        await house.again()
        assert (await Visitor(await house.room(table), (2,)).come())["room"]["request"] is None

    run(test())


@pytest.mark.rule("AD-011")
def test_a_request_to_go_back_stops_neither_play_nor_other_proposals() -> None:
    async def test() -> None:
        house = House()
        first, second, third = await seated(house, await house.table("ppp", rounds=9), 3)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.ask("propose", seat=0, wish="undo")
        assert (await second.ask("propose", seat=1, wish="undo"))["rule"] == "AD-011"
        assert (await second.ask("propose", seat=1, wish="pause"))["type"] == "ok"
        state = rooms(third.heard())[-1]
        assert (state["request"]["wish"], state["proposal"]["wish"]) == ("undo", "pause")
        await third.ask("consent", seat=2, proposal=state["proposal"]["number"], agree=False)
        assert first.room.runner.beside.proposals.request is not None
        assert (await third.bid(0, seat=2))["type"] == "ok"
        assert first.room.runner.beside.proposals.request is None

    run(test())


@pytest.mark.rule("AD-011", "AD-014")
@pytest.mark.parametrize("proposal", [False, True])
def test_whoever_goes_away_while_a_request_stands_has_not_agreed_to_it(proposal: bool) -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"
        if proposal:
            assert (await first.ask("propose", seat=0, wish="pause"))["type"] == "ok"
        await second.go()
        beside = first.room.runner.beside
        assert (beside.paused, len(first.room.table.standing_entries)) == (proposal, 2)
        assert beside.proposals.request is not None
        assert beside.proposals.request.missing == (1,)

    run(test())


@pytest.mark.rule("AD-014")
def test_after_a_no_the_same_answer_is_not_asked_about_again() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=9)
        first, second = await seated(house, table, 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.ask("propose", seat=0, wish="undo")
        await second.ask("consent", seat=1, proposal=1, agree=False)
        state = rooms(first.heard())[-1]
        assert (state["settled"]["against"], state["undo"], state["undo_ask"]) == (1, [], [])
        assert (await first.ask("propose", seat=0, wish="undo"))["key"] == "table-refused-back"
        await house.again()
        again = Visitor(await house.room(table), (0,))
        await again.come()
        assert (await again.ask("propose", seat=0, wish="undo"))["rule"] == "AD-014", "a restart forgets no no"
        await again.bid(0)
        assert (await again.ask("propose", seat=0, wish="undo"))["type"] == "ok", "another answer is another matter"

    run(test())


@pytest.mark.rule("AD-014")
def test_a_request_that_cannot_be_kept_is_not_made() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        house.store.broken = True
        assert (await first.ask("propose", seat=0, wish="undo"))["code"] == "storage"
        house.store.broken = False
        assert first.room.runner.beside.proposals.request is None
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"

    run(test())


def test_alone_with_bots_one_consents_by_oneself() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pb", rounds=3), 1)
        await first.bid(2)
        await house.clock.turn(1)
        assert first.room.table.game.state.scores == [2, 0]
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"
        assert first.room.table.game.state.scores == [0, 0]

    run(test())
