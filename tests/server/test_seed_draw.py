"""The draw of the seed: every seat commits before any number is shown, and all numbers are mixed."""

from __future__ import annotations

import json

import pytest

from astrodrome.kernel.seed_draw import commitment_to, faults, promise_of
from astrodrome.research.seed_shares import SeedShares
from astrodrome.server.protocol.terms import Terms
from tests.server.drawers import Drawer, draw_state, drawn, go_on, header_of, status
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run

NUMBER = "5" * 32


def test_the_seed_mixes_the_secret_and_the_numbers_of_all_seats() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "ppb")
        before = header_of(house, room)
        first, second = Drawer(room, (0,)), Drawer(room, (1,))
        assert (await first.come())["commitment"] == promise_of(room.table.row.id, f"{before.seed:032x}")
        await second.come()
        assert status(room) == "waiting", "nobody has committed yet"
        await go_on(first, second)
        assert status(room) == "running"
        log = header_of(house, room)
        assert log.draw is not None
        assert faults(log.draw, log.seed, 3) == []
        assert (log.draw.secret, log.draw.promise) == (f"{before.seed:032x}", room.table.commitment)
        assert [share.seat for share in log.draw.shares] == [0, 1], "bots give none"
        assert log.seed != before.seed
        assert room.table.game.seed == log.seed
        late = await Visitor(room, ()).come(since=0)
        assert late["room"]["draw"]["numbers"] == {str(share.seat): share.number for share in log.draw.shares}
        assert log.draw.secret not in json.dumps(late)

    run(test())


def test_no_number_is_asked_for_before_every_commitment_is_fixed() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp")
        first, second = Drawer(room, (0,)), Drawer(room, (1,))
        await first.come()
        await first.follow()
        assert first.draw is not None
        early = await first.ask("reveal", seat=0, number=NUMBER)
        assert (early["type"], early["rule"]) == ("refused", "AD-017")
        await second.come()
        assert not room.runner.beside.draw.closed
        await second.follow()
        state = draw_state(room)
        assert state is not None
        assert (state.closed, sorted(state.commitments), state.shown, state.numbers) == (True, [0, 1], (), {})

    run(test())


def test_one_screen_with_several_seats_starts_at_once() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "ppb")
        both = Drawer(room, (0, 1))
        await both.come()
        await go_on(both)
        assert status(room) == "running"
        draw = header_of(house, room).draw
        assert draw is not None
        assert len({share.number for share in draw.shares}) == 2

    run(test())


def test_who_gives_no_number_is_not_waited_for_and_not_named() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "ppp")
        plain, drawer = Visitor(room, (0,)), Drawer(room, (1,))
        await plain.come()
        await drawer.come()
        third = Visitor(room, (2,))
        await third.come()
        await go_on(drawer)
        assert status(room) == "running"
        draw = header_of(house, room).draw
        assert draw is not None
        assert [share.seat for share in draw.shares] == [1]
        alone = await drawn(house, "pb")
        await Visitor(alone, (0,)).come()
        log = header_of(house, alone)
        assert log.draw is not None
        assert (alone.table.status, log.draw.shares, faults(log.draw, log.seed, 2)) == ("running", (), [])

    run(test())


@pytest.mark.rule("AD-018")
def test_a_number_that_was_not_committed_to_is_refused() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pb")
        cheat = Drawer(room, (0,))
        await cheat.come()
        table = room.table.row.id
        assert (await cheat.ask("commit", seat=0, commitment=commitment_to(table, 1, 0, NUMBER)))["type"] == "ok"
        refused = await cheat.ask("reveal", seat=0, number="6" * 32)
        assert (refused["rule"], status(room)) == ("AD-018", "waiting")
        assert refused["message"] == "This is not the number that this seat has committed to."
        assert (await cheat.ask("reveal", seat=0, number=NUMBER))["type"] == "ok"
        assert status(room) == "running"

    run(test())


def test_whoever_goes_before_the_commitments_are_fixed_is_left_out() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp")
        first, second = Drawer(room, (0,)), Drawer(room, (1,))
        await first.come()
        await first.follow()
        await first.go()
        await second.come()
        await go_on(second)
        draw = header_of(house, room).draw
        assert status(room) == "running"
        assert draw is not None
        assert [share.seat for share in draw.shares] == [1]

    run(test())


def test_another_device_of_a_seat_does_not_replace_a_commitment_until_the_first_is_gone() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp")
        desk, phone, other = Drawer(room, (0,)), Drawer(room, (0,)), Drawer(room, (1,))
        desk.silent = True
        for each in (desk, phone, other):
            await each.come()
        await desk.follow()
        await other.follow()
        assert (await phone.ask("commit", seat=0, commitment="0" * 64))["rule"] == "AD-017"
        await go_on(other)
        assert status(room) == "waiting"
        await desk.go()
        table = room.table.row.id
        assert (await phone.ask("commit", seat=0, commitment=commitment_to(table, 2, 0, NUMBER)))["type"] == "ok"
        await go_on(other)
        assert (await phone.ask("reveal", seat=0, number=NUMBER))["type"] == "ok"
        assert status(room) == "running"

    run(test())


def test_a_table_that_waits_for_ready_draws_when_all_are() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pp", Terms(start="ready"))
        both = [Drawer(room, (seat,)) for seat in (0, 1)]
        for each in both:
            await each.come()
        await go_on(*both)
        assert not room.runner.beside.draw.closed
        for seat, each in enumerate(both):
            assert (await each.ask("ready", seat=seat))["type"] == "ok"
        await go_on(*both)
        assert status(room) == "running"

    run(test())


def test_a_disk_that_is_full_in_the_middle_of_a_draw_starts_later() -> None:
    async def test() -> None:
        house = House()
        room = await drawn(house, "pb")
        drawer = Drawer(room, (0,))
        await drawer.come()
        house.store.broken = True
        await drawer.follow()
        assert status(room) == "waiting"
        house.store.broken = False
        await house.clock.turn(6)
        await go_on(drawer)
        assert status(room) == "running"

    run(test())


def test_a_seed_that_was_given_is_not_drawn() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("pb", seed=9))
        drawer = Drawer(room, (0,))
        assert (await drawer.come())["room"]["draw"] is None
        assert status(room) == "running"
        assert (header_of(house, room).seed, header_of(house, room).draw) == (9, None)
        assert (await drawer.ask("commit", seat=0, commitment="0" * 64))["rule"] == "AD-017"

    run(test())


def test_a_client_never_shows_its_number_beside_other_commitments() -> None:
    shares = SeedShares("t" * 16)
    draw: Message = {"round": 1, "closed": False, "commitments": {}, "shown": []}
    asked = shares.answer(draw, 0)
    assert asked is not None
    closed = {**draw, "closed": True, "commitments": {"0": asked["commitment"], "1": "1" * 64}}
    shown = shares.answer(closed, 0)
    assert shown is not None
    assert shares.answer(closed, 0) == shown, "after a broken line it is shown again"
    other = {**closed, "commitments": {"0": asked["commitment"], "1": "2" * 64}}
    assert shares.answer(other, 0) is None, "somebody would choose a number after seeing ours"
    assert shares.answer({**closed, "shown": [0]}, 0) is None
