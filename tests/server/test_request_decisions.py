"""Deciding a request to the table: the effect says what is to happen, and nothing has changed yet."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.server.protocol.requests import Commit, Consent, Fill, Leave, Propose, Ready, Resume, Undo
from astrodrome.server.room.effects import (
    NOT_SEATED,
    AdoptDraw,
    AdoptProposals,
    ChangeSeat,
    Effect,
    HandOver,
    Refuse,
    SetPause,
    SetReady,
    TakeBack,
)
from astrodrome.server.room.table_requests import NO_WISH, Circumstances, TableRequest, decide
from tests.server.fakes import BOTS, House, Visitor
from tests.server.test_rooms import run, seated


def decided(visitor: Visitor, message: TableRequest) -> Effect:
    room, clock = visitor.room, visitor.room.services.clock
    runner = room.runner
    at = Circumstances(room.table, runner.beside, room.audience.here, BOTS, clock.now(), 30.0)
    return decide(at, visitor.connection, message)


def test_a_proposal_that_is_granted_is_not_open_before_it_is_carried_out() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        beside = first.room.runner.beside
        effect = decided(first, Propose(1, 0, "pause"))
        assert isinstance(effect, AdoptProposals)
        assert (beside.proposals.open, effect.keep) == (None, False)
        assert effect.proposals.open is not None
        assert effect.proposals.open.missing == (1,)
        assert decided(second, Consent(2, 1, effect.proposals.open.number, True)) == Refuse(NO_WISH)
        assert decided(first, Resume(3, 0)) == Refuse(NO_WISH)
        beside.paused = True
        assert decided(first, Resume(4, 0)) == SetPause(paused=False)

    run(test())


def test_an_answer_can_be_taken_back_by_the_seat_that_gave_it() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.bid(1)
        last = first.room.table.last_answer
        assert last is not None
        assert decided(first, Undo(1, 0)) == TakeBack(last)
        asked = decided(first, Propose(2, 0, "undo"))
        assert isinstance(asked, AdoptProposals)
        assert asked.keep, "a request to go back outlasts a restart"
        assert isinstance(decided(second, Undo(3, 1)), Refuse)
        assert first.room.table.standing_entries == [1]

    run(test())


def test_seats_change_hands_by_an_effect() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("po"))
        first = Visitor(room, (0,))
        await first.come()
        filled = decided(first, Fill(1, 1, "easy"))
        assert isinstance(filled, ChangeSeat)
        assert (filled.row.kind, filled.row.bot, filled.blamed) == ("bot", "easy", 0)
        assert isinstance(decided(first, Fill(2, 1, "nobody")), Refuse)
        assert decided(first, Ready(3, 0)) == SetReady(0, ready=True)
        assert decided(first, Ready(4, 1)) == Refuse(NOT_SEATED)
        assert [row.kind for row in room.table.seating.rows] == ["person", "open"]
        assert not room.table.seating.ready
        playing, _ = await seated(house, await house.table("pp"), 2)
        assert decided(playing, Leave(5, 0, for_good=True)) == HandOver(0, "left")

    run(test())


def test_a_commitment_is_on_a_copy_of_the_draw_until_that_is_adopted() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        house.store.tables[table] = replace(house.store.tables[table], dice="drawn")
        first = Visitor(await house.room(table), (0,))
        await first.come()
        effect = decided(first, Commit(1, 0, "5" * 64))
        assert isinstance(effect, AdoptDraw)
        drawn = [draw.state((), 0.0) for draw in (first.room.runner.beside.draw, effect.draw)]
        assert [state and state.commitments for state in drawn] == [{}, {0: "5" * 64}]

    run(test())
