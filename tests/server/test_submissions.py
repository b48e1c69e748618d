"""Submitted answers: what one costs, and one that is sent again after a broken line is confirmed and played once."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from msgspec import Raw

from astrodrome.kernel.game import AnyGame, Game
from astrodrome.server.protocol.messages import decode
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.room.mailbox import Submit
from astrodrome.server.room.room import Room
from astrodrome.server.table import snapshot
from tests.laws.toys.rush.rules import SECONDS
from tests.laws.toys.rush.spec import SPEC as RUSH
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated

ONCE = {"copy": 1, "refuse": 1, "play_judged": 1}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often games are copied, asked and played, by method."""
    counts: Counter[str] = Counter()

    def count(name: str) -> None:
        real = getattr(Game, name)

        def counted(game: AnyGame, *args: Any, **more: Any) -> object:  # noqa: ANN401 - passed on
            counts[name] += 1
            return real(game, *args, **more)

        monkeypatch.setattr(Game, name, counted)

    for name in ONCE:
        count(name)
    return counts


def test_an_answer_is_judged_and_played_once_on_one_copy(calls: Counter[str]) -> None:
    async def test() -> None:
        first, second = await seated(house := House(), await house.table("pp", rounds=9), 2)
        number = first.room.table.game.number
        calls.clear()
        assert (await give(first, 2, number, 0))["type"] == "ok"
        assert calls == ONCE
        calls.clear()
        assert (await give(second, 1, number, 0, seat=1))["type"] == "ok"
        assert calls == ONCE, "also where it ends the round, for all to see"
        calls.clear()
        assert (await first.say("try", {"do": "Bid", "amount": 1}))["type"] == "ok"
        assert (await first.bid(9))["type"] == "refused"
        assert calls == {"copy": 2, "refuse": 2}, "what is only tried or refused is not played"

    run(test())


def test_an_answer_of_a_bot_or_of_the_clock_costs_no_more(calls: Counter[str]) -> None:
    async def test() -> None:
        house = House()
        await seated(house, await house.table("pb", rounds=9, beat_ms=1000), 1)
        calls.clear()
        await house.clock.turn(1.0)
        assert calls == ONCE
        timed = House(RUSH)
        await seated(timed, await timed.table("pp"), 2)
        calls.clear()
        await timed.clock.turn(SECONDS)
        assert calls == ONCE

    run(test())


def test_what_an_answer_brings_is_written_once_for_all_who_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        both, watcher = Visitor(first.room, (0, 1)), Visitor(first.room, ())
        for visitor in (both, watcher):
            await visitor.come()
        await first.bid(1)
        written: list[object] = []

        def counted(value: object) -> Raw:
            written.append(value)
            return raw(value)

        monkeypatch.setattr(snapshot, "raw", counted)
        await second.bid(2, seat=1)
        record, game = first.room.table.records[-1], first.room.table.game
        assert len(record.events) > 1
        seen = [game.view(None).public, *map(game.mine, (0, 1)), *map(game.prompt, (0, 1)), game.situation]
        assert Counter(map(repr, written)) == Counter(map(repr, [*record.events, *seen]))
        told = [len(visitor.last("entry")["events"]) for visitor in (both, watcher)]
        assert told == [len(record.seen_by((0, 1))), len(record.seen_by(()))]

    run(test())


def test_what_cannot_be_written_stops_the_table_before_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        name = await house.table("pp", rounds=9)
        first, second = await seated(house, name, 2)
        await first.bid(1)

        def fails(value: object) -> Raw:
            raise TypeError("no JSON")

        monkeypatch.setattr(snapshot, "raw", fails)
        assert (await second.bid(2, seat=1))["code"] == "fault"
        assert first.status == "stopped"
        assert len(house.store.entries[name]) == 1

    run(test())


def held_by(thing: object, seen: dict[int, object]) -> dict[int, object]:
    """Return everything of the server's own that something holds, however deep, by its identity."""
    below: list[object] = []
    if isinstance(thing, dict):
        below = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        below = list(thing)
    elif type(thing).__module__.startswith("astrodrome.server"):
        names = getattr(type(thing), "__struct_fields__", None) or vars(thing)
        below = [getattr(thing, name) for name in names]
    elif hasattr(thing, "__self__"):
        below = [thing.__self__]
    for one in below:
        if id(one) not in seen:
            seen[id(one)] = one
            held_by(one, seen)
    return seen


def test_nothing_that_a_room_holds_holds_the_room() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=9), 2)
        room = first.room
        for name in ("runner", "_start", "_changes", "_requests", "mailbox"):
            found = list(held_by(getattr(room, name), {}).values())
            assert len(found) > 2
            assert not any(isinstance(one, Room) for one in found), name

    run(test())


async def give(visitor: Visitor, amount: int, number: int, after: int | None, seat: int = 0) -> Message:
    """Give an answer as the page does, with the last entry one has."""
    action = {"do": "Bid", "amount": amount}
    body = {"type": "play", "id": 77, "seat": seat, "number": number, "action": action, "after": after}
    await visitor.room.mailbox.call(Submit(visitor.connection, decode(json.dumps(body))))
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
