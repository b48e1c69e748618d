"""Rooms with a clock turned by hand: how a table starts, takes answers, tells them, and survives what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest

from astrodrome.server.protocol.messages import Close
from astrodrome.server.room.mailbox import TakeSeat
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.errors import NoOpenSeat
from tests.server.fakes import House, Message, Visitor

EXPLODE: Message = {"do": "Explode"}
STUMBLE: Message = {"do": "Stumble"}


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 20))


async def seated(house: House, table: str, people: int) -> list[Visitor]:
    """Let the people of a table come, each with a socket of their own; what they heard so far is forgotten."""
    room = await house.room(table)
    visitors = [Visitor(room, (seat,)) for seat in range(people)]
    for visitor in visitors:
        await visitor.come()
    for visitor in visitors:
        visitor.heard()
    return visitors


def names(events: list[Message]) -> list[str]:
    return [event["event"] for event in events]


def test_a_table_waits_until_everybody_has_come() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("pp"))
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        welcome = await first.come()
        assert (welcome["status"], welcome["entry"], welcome["public"]) == ("waiting", None, None)
        assert (await first.bid(1))["code"] == "not-running"
        await second.come()
        start = first.last("entry")
        assert (start["entry"], start["seat"], start["status"]) == (0, None, "running")
        assert names(start["events"]) == ["Dealt", "RoundBegan"]
        assert list(start["prompts"]) == ["0"]

    run(test())


def test_a_table_starts_without_those_who_do_not_come() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        room = await house.room(await house.table("pp"))
        first = Visitor(room, (0,))
        await first.come()
        await house.clock.turn(59)
        assert first.status == "waiting"
        await house.clock.turn(2)
        assert first.status == "running"
        assert first.last("entry")["entry"] >= 0

    run(test())


def test_a_table_to_which_nobody_comes_does_not_start() -> None:
    async def test() -> None:
        house = House(away_s=60.0, idle_s=10_000.0)
        table = await house.table("pp")
        room = await house.room(table)
        await house.clock.turn(1000)
        assert house.store.tables[table].status == "waiting"
        await Visitor(room, (0,)).come()
        await house.clock.turn(1)
        assert house.store.tables[table].status == "running"

    run(test())


def test_an_open_seat_is_taken_once_and_then_the_table_starts() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("po")
        room = await house.room(table)
        first = Visitor(room, (0,))
        await first.come()
        assert await room.mailbox.call(TakeSeat("Ada", b"hash")) == 1
        assert first.last("seats")["seats"][1]["name"] == "Ada"
        assert house.store.seats[table][1].token_hash == b"hash"
        with pytest.raises(NoOpenSeat):
            await room.mailbox.call(TakeSeat("Eve", b"other"))
        await Visitor(room, (1,)).come()
        assert first.last("entry")["entry"] == 0

    run(test())


def test_bots_alone_start_when_somebody_watches() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("bb"))
        spectator = Visitor(room, ())
        await house.clock.turn(5)
        assert spectator.status == "waiting"
        await spectator.come()
        await house.clock.turn(5)
        assert spectator.status == "over"

    run(test())


def test_an_answer_is_told_to_all_after_it_is_kept() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, second = await seated(house, table, 2)
        assert (await first.bid(2))["entry"] == 1
        assert len(house.store.entries[table]) == 1
        entry = second.last("entry")
        assert (entry["entry"], entry["seat"], entry["events"]) == (1, 0, [])
        reply = await second.bid(3, seat=1)
        assert (reply["type"], reply["entry"]) == ("ok", 2)
        assert names(second.told[0]["events"]) == ["BidsOpened", "RoundBegan"]
        assert second.told[0]["public"] == {"round": 2, "scores": [0, 3]}

    run(test())


def test_a_game_ends_with_its_outcome_and_takes_no_more() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("p", rounds=1)
        (player,) = await seated(house, table, 1)
        await player.bid(3)
        last = player.told[0]
        assert (last["status"], last["outcome"]["winners"], last["prompts"]) == ("over", [0], {})
        assert house.store.tables[table].status == "over"
        assert (await player.bid(1))["rule"] == "AD-003"

    run(test())


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, _ = await seated(house, table, 2)
        reply = await first.bid(9)
        assert (reply["type"], reply["rule"], reply["key"], reply["args"]) == (
            "refused",
            "TOY-901",
            "too-much",
            {"most": 3},
        )
        assert reply["message"] == "Nobody may bid more than 3."
        assert (await first.say("play", {"do": "Bid", "amount": 1}, number=0))["rule"] == "AD-002"
        assert (await first.say("play", {"do": "Bid", "amount": 1}, number=2))["rule"] == "AD-002"
        assert house.store.entries[table] == []
        await first.bid(1)
        assert (await first.bid(2))["rule"] == "AD-001"

    run(test())


def test_a_try_is_judged_and_leaves_no_trace() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, second = await seated(house, table, 2)
        assert (await first.say("try", {"do": "Bid", "amount": 1}))["type"] == "ok"
        assert (await first.say("try", {"do": "Bid", "amount": 9}))["rule"] == "TOY-901"
        assert house.store.entries[table] == []
        assert second.heard() == []

    run(test())


def test_a_socket_plays_only_its_own_seats() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, _ = await seated(house, table, 2)
        for seat in (1, 2, -1, 255):
            assert (await first.bid(1, seat=seat))["code"] == "not-your-seat"
        assert house.store.entries[table] == []

    run(test())


def test_what_is_no_action_is_told_so() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)
        for action in (
            {},
            {"do": "Fly"},
            {"do": "Bid"},
            {"do": "Bid", "amount": "1"},
            {"do": "Bid", "amount": 1, "x": 1},
        ):
            assert (await first.say("play", action))["code"] == "bad-action"
        assert (await first.say("play", {"do": "Object"}))["rule"] == "AD-004"

    run(test())


def test_a_failed_append_leaves_the_table_as_it_was() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, second = await seated(house, table, 2)
        room = first.room
        digest = room.table.game.digest()
        house.store.broken = True
        with pytest.raises(StoreError):
            await first.bid(2)
        assert room.table.game.digest() == digest
        assert first.heard() == second.heard() == []
        house.store.broken = False
        assert (await first.bid(2))["entry"] == 1

    run(test())


def test_a_start_that_the_database_does_not_take_is_tried_again() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("p")
        player = Visitor(await house.room(table), (0,))
        house.store.broken = True
        assert (await player.come())["status"] == "waiting"
        await house.clock.turn(6)
        assert player.heard() == []
        house.store.broken = False
        await house.clock.turn(6)
        assert player.last("entry")["entry"] == 0

    run(test())


def test_an_entry_from_elsewhere_makes_the_table_read_anew() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, second = await seated(house, table, 2)
        house.store.entries[table].append(b'{"seat":1,"action":{"do":"Bid","amount":1}}')
        with pytest.raises(Exception, match="the room has ended"):
            await first.bid(2)
        second.heard()
        assert second.closed == Close.AGAIN
        again = Visitor(await house.room(table), (0,))
        assert (await again.come())["entry"] == 1
        assert (await again.bid(2))["entry"] == 2

    run(test())


def test_a_fault_in_a_game_stops_its_table_alone() -> None:
    async def test() -> None:
        house = House()
        bad, good = await house.table("pp", traps=True), await house.table("pp")
        first, second = await seated(house, bad, 2)
        other, _ = await seated(house, good, 2)
        await first.bid(1)
        before = first.room.table.game.digest()
        reply = await second.say("play", EXPLODE, seat=1)
        assert reply["code"] == "fault"
        assert first.room.table.game.digest() == before, "the answer was carried out on a copy"
        assert first.room.table.game.asked == (1,)
        stopped = first.last("stopped")
        assert stopped["message"] == "This table was stopped by a fault in its game. Its log is kept."
        assert stopped["message"] == "This table was stopped by a fault in its game. Its log is kept."
        assert stopped["why"] == {"key": "trouble.stopped-by-fault", "args": {}}
        assert (await first.bid(1))["code"] == "not-running"
        assert house.store.tables[bad].status == "stopped"
        assert len(house.store.entries[bad]) == 1
        assert (await other.bid(1))["type"] == "ok"
        await house.again()
        late = Visitor(await house.room(bad), (0,))
        assert (await late.come())["status"] == "stopped"

    run(test())


def test_a_fault_while_judging_is_told_without_its_insides_and_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", traps=True), 2)
        for kind in ("try", "play"):
            assert (await first.say(kind, STUMBLE))["code"] == "fault"
        assert (await first.bid(1))["type"] == "ok"
        card = str(first.room.table.game.state.cards[0])
        assert "KeyError" in caplog.text
        assert card not in caplog.text

    run(test())


def test_whoever_comes_back_is_told_what_was_missed() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", show=3), 2)
        await second.go()
        assert [seat["connected"] for seat in first.last("seats")["seats"]] == [True, False]
        await first.bid(2)
        back = Visitor(first.room, (1,))
        welcome = await back.come(since=1)
        assert [(past["entry"], past["seat"]) for past in welcome["past"]] == [(1, 0)]
        assert list(welcome["prompts"]) == ["1"]
        await back.bid(1, seat=1)
        whole = await Visitor(first.room, (0,)).come(since=0)
        assert [names(past["events"]) for past in whole["past"]] == [
            ["Dealt", "RoundBegan"],  # and not the card that was shown for a while
            [],
            ["BidsOpened", "RoundBegan"],
        ]
        assert (await Visitor(first.room, (0,)).come())["past"] == []

    run(test())


def test_a_restart_resumes_where_the_log_ends() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        first, _ = await seated(house, table, 2)
        await first.bid(2)
        digest = first.room.table.game.digest()
        await house.again()
        room = await house.room(table)
        assert room.table.game.digest() == digest
        welcome = await Visitor(room, (0, 1)).come(since=0)
        assert (welcome["entry"], welcome["status"], list(welcome["prompts"])) == (1, "running", ["1"])
        assert [past["entry"] for past in welcome["past"]] == [0, 1]

    run(test())


def test_an_idle_room_is_let_go_and_found_again() -> None:
    async def test() -> None:
        house = House(idle_s=600.0)
        table = await house.table("pp")
        first, second = await seated(house, table, 2)
        await first.bid(2)
        await first.go()
        await house.clock.turn(700)
        assert await house.room(table) is first.room
        await second.go()
        await house.clock.turn(700)
        room = await house.room(table)
        assert room is not first.room
        assert (await Visitor(room, (1,)).come())["entry"] == 1

    run(test())


def test_every_message_is_one_of_the_protocol() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", window=True, traps=True), 2)
        await first.bid(9)
        await first.bid(2)
        await second.bid(1, seat=1)
        await first.say("play", {"do": "Pass"})
        await second.say("play", {"do": "Pass"}, seat=1)
        await first.say("play", EXPLODE)
        first.heard()
        assert first.kinds == {"welcome", "seats", "entry", "asked", "refused", "ok", "error", "stopped"}

    run(test())
