"""An answer that is sent again after a broken line is known again: it is confirmed, and played once."""

from __future__ import annotations

import json

from astrodrome.server.mail import Submit
from astrodrome.server.protocol import decode
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated


async def give(visitor: Visitor, amount: int, number: int, after: int | None, seat: int = 0) -> Message:
    """Give an answer as the page does, with the last entry one has."""
    action = {"do": "Bid", "amount": amount}
    body = {"type": "play", "id": 77, "seat": seat, "number": number, "action": action, "after": after}
    await visitor.room.call(Submit(visitor.connection, decode(json.dumps(body))))
    return next(message for message in visitor.heard() if message.get("id") == 77)


def test_an_answer_sent_again_is_confirmed_and_not_played_twice() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=9), 2)
        table = first.room.table
        number = table.game.number
        for after in (0, 0, None):
            reply = await give(first, 2, number, after)
            assert (reply["type"], reply["entry"]) == ("ok", 1), after
            assert len(table.records) == 2

    run(test())


def test_it_is_known_again_by_a_server_that_was_started_anew_and_after_the_table_has_moved_on() -> None:
    async def test() -> None:
        house = House()
        name = await house.table("pp", rounds=9)
        first, second = await seated(house, name, 2)
        number = first.room.table.game.number
        await give(first, 2, number, 0)
        await give(second, 1, number, 0, seat=1)
        await give(second, 3, number + 1, 2, seat=1)
        await house.again()
        again = Visitor(await house.room(name), (0,))
        await again.come(since=1)
        assert again.room.table.game.number == number + 1
        assert (await give(again, 2, number, 0))["type"] == "ok"
        assert (await give(again, 2, number, None))["type"] == "ok"
        assert len(again.room.table.records) == 4

    run(test())


def test_another_answer_to_a_question_that_is_gone_is_still_refused() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        number = first.room.table.game.number
        await give(first, 2, number, 0)
        assert (await give(first, 1, number, 0))["rule"] == "AD-001"
        await give(second, 1, number, 0, seat=1)
        assert (await give(first, 1, number, 0))["rule"] == "AD-002"
        assert (await give(second, 2, number, 0, seat=1))["rule"] == "AD-002"
        assert len(first.room.table.records) == 3

    run(test())


def test_the_answer_that_ended_the_game_is_confirmed_too() -> None:
    async def test() -> None:
        house = House()
        (only,) = await seated(house, await house.table("p", rounds=1), 1)
        number = only.room.table.game.number
        assert (await give(only, 2, number, 0))["type"] == "ok"
        assert only.status == "over"
        for after in (0, None):
            assert (await give(only, 2, number, after))["type"] == "ok"
        assert (await give(only, 3, number, 0))["rule"] == "AD-003"

    run(test())


def test_an_answer_taken_back_may_be_given_anew() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=9), 2)
        number = first.room.table.game.number
        await give(first, 2, number, 0)
        assert (await first.ask("undo", seat=0))["type"] == "ok"
        first.heard()
        assert (await give(first, 2, number, 2))["type"] == "ok"
        assert len(first.room.table.records) == 4

    run(test())


def test_nobody_learns_of_an_answer_that_way_but_whoever_holds_the_seat() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        number = first.room.table.game.number
        await give(first, 2, number, 0)
        assert (await give(second, 2, number, 0, seat=0))["code"] == "not-your-seat"

    run(test())
