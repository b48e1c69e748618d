"""A draw of the seed that stops in the middle: who is waited for, what the others may do, and what the log says."""

from __future__ import annotations

import pytest

from astrodrome.server.room.mailbox import TakeSeat
from astrodrome.server.room.seed_draw import LATE_S, MOST_RESTARTS
from astrodrome.server.support.tokens import hash_token
from tests.server.drawers import Drawer, draw_late, draw_state, drawn, go_on, header_of, one_shows_nothing, status
from tests.server.fakes import House
from tests.server.test_rooms import run


@pytest.mark.rule("AD-017")
def test_a_seat_that_never_shows_its_number_stops_the_start_for_all_to_see() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        assert status(room) == "waiting"
        assert (await first.ask("fill", seat=1, bot="easy"))["rule"] == "AD-007", "it has a moment to do so"
        await house.clock.turn(LATE_S)
        assert first.last("room")["draw"]["late"] == [1]
        before = draw_state(room)
        assert before is not None
        again = await second.ask("commit", seat=1, commitment="0" * 64)
        assert again["type"] == "ok", "a new number needs a new draw"
        state = draw_state(room)
        assert state is not None
        assert (state.round, state.given_up, state.closed) == (2, (1,), False)
        assert (await first.ask("commit", seat=0, commitment=before.commitments[0]))["type"] == "ok"
        assert (await first.ask("reveal", seat=0, number=first.shares[0]._numbers[1]))["rule"] == "AD-018"

    run(test())


@pytest.mark.rule("AD-017")
def test_a_seat_that_has_the_draw_begin_again_and_again_is_late_at_once() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        assert (await second.ask("commit", seat=1, commitment="0" * 64))["type"] == "ok"
        assert draw_late(room) == set(), "a number may be lost once"
        await go_on(first, second)
        assert (await second.ask("commit", seat=1, commitment="1" * 64))["type"] == "ok"
        assert draw_late(room) == {1}, "no time has gone by"
        await house.again()
        room = await house.room(room.table.row.id)
        first = Drawer(room, (0,))
        assert (await first.come())["room"]["draw"]["late"] == [1], "a restart does not begin to count again"
        assert (await first.ask("fill", seat=1, bot="easy"))["type"] == "ok"
        assert draw_late(room) == set(), "another has the seat now"
        await go_on(first)
        assert status(room) == "running"

    run(test())


@pytest.mark.rule("AD-017")
def test_a_seat_gives_up_a_few_draws_and_then_no_more() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        for number in range(MOST_RESTARTS):
            assert (await second.ask("commit", seat=1, commitment=f"{number:064x}"))["type"] == "ok"
            await go_on(first, second)
        kept = house.store.tables[room.table.row.id].draw
        assert (await second.ask("commit", seat=1, commitment="f" * 64))["rule"] == "AD-017"
        assert house.store.tables[room.table.row.id].draw == kept
        assert (await first.ask("fill", seat=1, bot="easy"))["type"] == "ok"

    run(test())


def test_the_others_do_without_a_seat_that_shows_nothing_and_the_log_says_so() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        shown = dict(first.shares[0]._numbers)
        await house.clock.turn(LATE_S)
        assert (await first.ask("fill", seat=1, bot="easy", name="Vega"))["type"] == "ok"
        assert second.connection.seats == ()
        await go_on(first)
        assert status(room) == "running"
        draw = header_of(house, room).draw
        assert draw is not None
        assert (draw.round, draw.given_up, [share.seat for share in draw.shares]) == (2, (1,), [0])
        assert draw.shares[0].number != shown[1], "a number that was shown is never used again"

    run(test())


def test_a_seat_left_in_the_middle_of_a_draw_is_taken_by_another_and_all_commit_anew() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        assert (await second.ask("leave", seat=1))["type"] == "ok"
        await first.follow()
        assert await room.mailbox.call(TakeSeat("Chloé", hash_token("new"), None)) == 1
        third = Drawer(room, (1,))
        await third.come()
        await go_on(first, third)
        draw = header_of(house, room).draw
        assert status(room) == "running"
        assert draw is not None
        assert (draw.round, draw.given_up, len(draw.shares)) == (2, (1,), 2)

    run(test())


def test_a_line_that_breaks_between_commitment_and_number_is_taken_up_again() -> None:
    async def test() -> None:
        house = House()
        room, first, second = await one_shows_nothing(house)
        await second.go()
        assert status(room) == "waiting", "what was committed to is waited for"
        back = Drawer(room, (1,))
        back.shares = second.shares
        await back.come()
        await go_on(first, back)
        draw = header_of(house, room).draw
        assert status(room) == "running"
        assert draw is not None
        assert (draw.round, len(draw.shares)) == (1, 2)

    run(test())


@pytest.mark.parametrize("silent", [True, False])
def test_a_server_started_anew_in_the_middle_goes_on_with_the_same_commitments(silent: bool) -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp")
        first, second = Drawer(room, (0,)), Drawer(room, (1,))
        first.silent, second.silent = silent, True
        await first.come()
        await second.come()
        await go_on(first, second)
        fixed = draw_state(room)
        assert fixed is not None
        await house.again()
        room = await house.room(room.table.row.id)
        again = [Drawer(room, (seat,)) for seat in (0, 1)]
        for each, before in zip(again, (first, second), strict=True):
            each.shares = before.shares
            assert (await each.come())["room"]["draw"]["commitments"] == {
                str(s): c for s, c in fixed.commitments.items()
            }
        await go_on(*again)
        draw = header_of(house, room).draw
        assert status(room) == "running"
        assert draw is not None
        assert (draw.round, {s.seat: s.commitment for s in draw.shares}) == (1, fixed.commitments)

    run(test())


def test_a_server_started_anew_before_anything_is_fixed_begins_again() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp")
        first = Drawer(room, (0,))
        await first.come()
        await first.follow()
        await house.again()
        room = await house.room(room.table.row.id)
        both = [Drawer(room, (seat,)) for seat in (0, 1)]
        both[0].shares = first.shares
        for each in both:
            await each.come()
        await go_on(*both)
        assert status(room) == "running"

    run(test())
