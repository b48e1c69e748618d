"""Taking one's own answer back: until when it is free, what says so beforehand, and how often."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.log import Item
from astrodrome.server.table import undo
from tests.server.fakes import House, Visitor
from tests.server.test_rooms import run, seated


@pytest.mark.rule("AD-013", "AD-014")
def test_taking_back_is_free_until_something_was_seen() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=3)
        first, second = await seated(house, table, 2)
        assert (await first.ask("undo", seat=0))["rule"] == "AD-013"
        await first.bid(3)
        assert (await first.ask("undo", seat=0))["type"] == "ok"
        entry = [message for message in first.told if message["type"] == "entry"][-1]
        assert (entry["entry"], entry["undo"], list(entry["prompts"])) == (2, 0, ["0"])
        assert second.last("entry")["undo"] == 0
        assert (await first.ask("undo", seat=0))["rule"] == "AD-013", "it is taken back already"
        await first.bid(1)
        await second.bid(2, seat=1)
        assert first.room.table.game.state.scores == [0, 2], "the second bid counts, not the first"
        assert (await first.ask("undo", seat=0))["rule"] == "AD-014", "another has answered since"
        assert (await second.ask("undo", seat=1))["rule"] == "AD-014", "the bids were opened"
        assert house.store.entries[table][1].startswith(b'{"undo":0')
        before = first.room.table.game.digest()
        await house.again()
        assert (await house.room(table)).table.game.digest() == before
        late = await Visitor(await house.room(table), ()).come(since=0)
        assert [past["undo"] for past in late["past"]] == [None, None, 0, None, None]

    run(test())


@pytest.mark.rule("AD-014")
def test_taking_back_is_offered_only_where_it_may_be_free() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)

        async def offered(seat: int) -> tuple[list[int], list[int]]:
            state = (await Visitor(first.room, (seat,)).come())["room"]
            return state["undo"], state["undo_ask"]

        assert await offered(0) == ([], [])
        await first.bid(1)
        assert await offered(0) == ([0], [0])
        await second.bid(2, seat=1)
        assert await offered(0) == ([], [0]), "another has answered since"
        assert await offered(1) == ([1], [1]), "what it revealed is looked at when it is asked"
        assert (await second.ask("undo", seat=1))["rule"] == "AD-014"
        assert await offered(1) == ([], [1]), "and then known"

    run(test())


@pytest.mark.rule("AD-016")
def test_a_table_that_has_gone_back_too_often_goes_back_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 2)

    async def test() -> None:
        house = House()
        table = await house.table("pb", rounds=3, beat_ms=100_000)
        (first,) = await seated(house, table, 1)
        for _ in range(2):
            await first.bid(3)
            assert (await first.ask("undo", seat=0))["type"] == "ok"
        await first.bid(3)
        for ask, wish in (("undo", {}), ("propose", {"wish": "undo"})):
            assert (await first.ask(ask, seat=0, **wish))["rule"] == "AD-016"
        await house.again()
        again = Visitor(await house.room(table), (0,))
        await again.come()
        assert (await again.ask("undo", seat=0))["rule"] == "AD-016", "a restart does not begin to count again"

    run(test())


@pytest.mark.rule("AD-016")
def test_nobody_uses_up_how_often_the_others_may_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 5)

    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=3)
        first, second = await seated(house, table, 2)
        for _ in range(3):
            await first.bid(3)
            assert (await first.ask("undo", seat=0))["type"] == "ok"
        await first.bid(3)
        for ask, wish in (("undo", {}), ("propose", {"wish": "undo"})):
            assert (await first.ask(ask, seat=0, **wish))["key"] == "table-share-spent"
        await house.again()
        room = await house.room(table)
        first, second = Visitor(room, (0,)), Visitor(room, (1,))
        await first.come()
        await second.come()
        assert (await first.ask("undo", seat=0))["key"] == "table-share-spent", "a restart does not begin again"
        for number in (1, 2):
            await second.bid(1, seat=1)
            assert (await second.ask("propose", seat=1, wish="undo"))["type"] == "ok"
            assert (await first.ask("consent", seat=0, proposal=number, agree=True))["type"] == "ok"
        await second.bid(1, seat=1)
        assert (await second.ask("propose", seat=1, wish="undo"))["key"] == "table-too-often"

    run(test())


def test_going_back_plays_nothing_again_where_all_tables_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[threading.Thread] = []
    replay_items = Game.replay_items

    def watched(game: AnyGame, items: list[Item]) -> None:
        replayed.append(threading.current_thread())
        replay_items(game, items)

    monkeypatch.setattr(Game, "replay_items", watched)

    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(3)
        await first.ask("undo", seat=0)
        assert replayed == [], "the table has kept how it was before the last answer"
        await first.bid(3)
        await second.bid(1, seat=1)
        await first.ask("propose", seat=0, wish="undo")
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert first.last("entry")["undo"] == 0
        assert len(replayed) == 1
        assert threading.main_thread() not in replayed

    run(test())


def test_what_was_taken_back_meanwhile_is_not_taken_back_twice() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.bid(3)
        await first.ask("propose", seat=0, wish="undo")
        assert (await first.ask("undo", seat=0))["type"] == "ok"
        assert (await second.ask("consent", seat=1, proposal=1, agree=True))["rule"] == "AD-012"
        assert (first.status, len(first.room.table.standing_entries)) == ("running", 2)

    run(test())


@pytest.mark.rule("AD-014")
def test_what_can_be_taken_back_is_said_beforehand() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        number = first.room.table.game.number
        told = await first.ask("foresee", seat=0, number=number)
        assert (told["type"], told["back"]) == ("foreseen", "always")
        assert (await first.ask("foresee", seat=0, number=number + 1))["rule"] == "AD-010"
        await second.bid(1, seat=1)
        assert (await first.ask("foresee", seat=0, number=number))["back"] == "never", "the last bid opens them"
        assert (await second.ask("foresee", seat=1, number=number))["rule"] == "AD-010"

    run(test())


@pytest.mark.rule("AD-014")
def test_nothing_is_worked_out_where_a_table_began_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []
    monkeypatch.setattr(undo, "foresee", lambda _game, seat: worked.append(seat))

    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=3), 2)
        table = first.room.table
        table.row = replace(table.row, origin=table.game.save(log=False))
        assert (await first.ask("foresee", seat=0, number=table.game.number))["back"] == "never"
        assert not worked

    run(test())
