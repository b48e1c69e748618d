"""Chat: who hears whom, how much may be said, and that it never touches the game."""

from __future__ import annotations

import pytest

from astrodrome.server.store.store import CHAT_LINES_KEPT
from astrodrome.server.table.chat import LENGTH
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\u202eevil\u2066 text",
    "👩‍👩‍👧‍👦" * 20,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳",
    "line\nbreak\x00\x07",
)


def said(messages: list[Message]) -> list[str]:
    return [message["line"]["text"] for message in messages if message["type"] == "said"]


async def company(house: House) -> tuple[Visitor, Visitor, Visitor, Visitor]:
    """Two players and two watchers."""
    first, second = await seated(house, await house.table("pp", rounds=1), 2)
    watchers = [Visitor(first.room, ()) for _ in range(2)]
    for watcher, name in zip(watchers, ("Wanda", "Wim"), strict=True):
        watcher.connection.name = name
        await watcher.come()
        watcher.heard()
    return first, second, watchers[0], watchers[1]


def test_players_hear_players_and_watchers_hear_watchers_until_the_end() -> None:
    async def test() -> None:
        house = House()
        first, second, wanda, wim = await company(house)
        assert (await first.ask("chat", seat=0, text="Good luck"))["type"] == "ok"
        assert (await wanda.ask("chat", text="She will win"))["type"] == "ok"
        assert said(second.heard()) == ["Good luck"]
        assert said(wim.heard()) == ["She will win"]
        assert said(first.told) == ["Good luck"]
        late = await Visitor(first.room, ()).come()
        assert [line["text"] for line in late["chat"]] == ["She will win"]
        for visitor, seat in ((first, 0), (second, 1)):
            await visitor.bid(1, seat)
        assert first.status == "over"
        await first.ask("chat", seat=0, phrase="good-game")
        assert [m["line"]["phrase"] for m in wim.heard() if m["type"] == "said"] == ["good-game"]
        late = await Visitor(first.room, ()).come()
        assert len(late["chat"]) == 3

    run(test())


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts_are_plain_text(text: str) -> None:
    async def test() -> None:
        house = House()
        first, second, *_ = await company(house)
        await first.ask("chat", seat=0, text=text)
        (heard,) = said(second.heard())
        assert len(heard) <= LENGTH
        assert not any(letter in heard for letter in "\u202e\u2066\n\x00\x07\u200d")
        assert second.connection.closing is False

    run(test())


def test_too_long_too_fast_and_nothing_are_sent_back() -> None:
    async def test() -> None:
        house = House()
        first, second, *_ = await company(house)
        assert (await first.ask("chat", seat=0, text="x" * 10_000))["code"] == "too-large"
        assert (await first.ask("chat", seat=0, text=" \u200b "))["code"] == "too-large"
        replies = [(await first.ask("chat", seat=0, text=f"{n}")).get("code", "ok") for n in range(10)]
        assert replies == ["ok"] * 4 + ["rate"] * 6
        assert said(second.heard()) == ["0", "1", "2", "3"]
        await house.clock.turn(2)
        assert (await first.ask("react", seat=0, face="clap"))["type"] == "ok"
        assert [m["face"] for m in second.heard() if m["type"] == "reacted"] == ["clap"]

    run(test())


def test_chat_is_kept_with_the_table_and_never_in_the_log() -> None:
    async def test() -> None:
        house = House()
        first, second, *_ = await company(house)
        table = first.room.table.row.id
        digest = first.room.table.game.digest()
        for number in range(CHAT_LINES_KEPT + 20):
            await first.ask("chat", seat=0, text=f"line {number}")
            await house.clock.turn(2)
        assert house.store.entries[table] == []
        assert first.room.table.game.digest() == digest
        await house.again()
        welcome = await Visitor(await house.room(table), (1,)).come()
        assert welcome["chat"][-1]["text"] == f"line {CHAT_LINES_KEPT + 19}"
        assert second.closed is None

    run(test())


def test_what_the_disk_does_not_take_is_not_said() -> None:
    async def test() -> None:
        house = House()
        first, second, *_ = await company(house)
        house.store.broken = True
        assert (await first.ask("chat", seat=0, text="lost"))["code"] == "storage"
        assert said(second.heard()) == []

    run(test())
