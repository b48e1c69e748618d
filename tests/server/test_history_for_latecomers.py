"""What somebody who comes later is told, and who is dealt worlds: memory is the players' own (MR-024)."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.spec import SPEC as MEMORACERS
from astrodrome.kernel.game import AnyGame
from astrodrome.server.protocol.messages import World
from astrodrome.server.protocol.terms import Terms
from astrodrome.server.room.mailbox import Submit
from tests.laws.law_latecomers import ON_TILES
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated

MOST = 400


async def race(visitors: list[Visitor], answers: int = MOST) -> int:
    """Let everybody who is asked do what is listed first; return how many answered."""
    room = visitors[0].room
    for given in range(answers):
        game: AnyGame = room.table.game
        if game.over:
            return given
        seat = game.asked[0]
        action = game.spec.codec.encode_action(game.legal(seat)[0])
        assert isinstance(action, dict)
        assert (await visitors[seat].say("play", action, seat))["type"] == "ok"
    return answers


def faces(welcome: Message) -> list[Message]:
    """Return the faces that the past tells."""
    events = [event for past in welcome["past"] for event in past["events"]]
    assert "ReconnaissanceFlown" not in [event["event"] for event in events]
    return [event["face"] for event in events if event["event"] == "TileTurnedUp"]


@pytest.mark.rule("MR-024")
def test_a_reload_is_told_no_face_that_lies_down_again() -> None:
    async def test() -> None:
        house = House(MEMORACERS)
        visitors = await seated(house, await house.table("pp"), 2)
        room = visitors[0].room
        hidden = 0
        while await race(visitors, 1) and room.table.status == "running":
            up = [face for face in room.table.snapshot.table.row if face is not None]  # type: ignore[attr-defined]
            names = {face.name for face in up}
            for seats in ((), (0,), (0, 1)):
                for since in (0, 3):
                    welcome = await Visitor(room, seats).come(since=since)
                    assert {face["name"] for face in faces(welcome)} <= names
                    assert not ON_TILES & {event["event"] for past in welcome["past"] for event in past["events"]}
                    assert all(face in welcome["public"]["row"] for face in faces(welcome))
            shown = [event for record in room.table.records for event in record.events]
            hidden += len([event for event in shown if getattr(event, "face", None) not in (None, *up)])
        assert hidden, "tiles went face down again"
        over = await Visitor(room, ()).come(since=0)
        shown = [event for record in room.table.records for event in record.events]
        assert len(faces(over)) == len([event for event in shown if getattr(event, "face", None) is not None])

    run(test())


@pytest.mark.rule("MR-024")
def test_a_delayed_watcher_is_told_by_what_the_table_showed_then() -> None:
    async def test() -> None:
        house = House(MEMORACERS)
        visitors = await seated(house, await house.table("pp", terms=Terms(delay_s=30)), 2)
        for _ in range(12):
            await race(visitors, 1)
            await house.clock.turn(20)
            if visitors[0].room.table.game.over:
                return
            welcome = await Visitor(visitors[0].room, ()).come(since=0)
            assert all(face in welcome["public"]["row"] for face in faces(welcome))

    run(test())


def test_a_page_that_comes_during_the_reconnaissance_lap_gets_the_table_and_the_time_left() -> None:
    async def test() -> None:
        house = House(MEMORACERS)
        visitors = await seated(house, await house.table("pp", pace_ms=500), 2)
        await house.clock.turn(2)
        welcome = await Visitor(visitors[0].room, (0,)).come(since=0)
        assert (faces(welcome), welcome["prompts"]) == ([], {})
        assert welcome["held_ms"] == 18 * 500 - 2000
        assert [face is not None for face in welcome["public"]["row"]] == [True, True] + [False] * 8

    run(test())


async def ask_world(visitor: Visitor, seat: int) -> Message:
    """Ask for a world and return the reply."""
    await visitor.room.mailbox.call(Submit(visitor.connection, World(99, seat)))
    return next(message for message in visitor.heard() if message.get("id") == 99)


def test_a_world_is_dealt_to_declared_programs_alone_and_everybody_sees_the_declaration() -> None:
    async def test() -> None:
        house = House(MEMORACERS)
        first, second = await seated(house, await house.table("pp"), 2)
        refused = await ask_world(first, 0)
        assert (refused["type"], refused["code"], "save" in refused) == ("error", "no-program", False)
        program = Visitor(first.room, (0,))
        program.connection.program = True
        await program.come()
        assert [seat["program"] for seat in second.last("seats")["seats"]] == [True, False]
        dealt = await ask_world(program, 0)
        assert (dealt["type"], dealt["seat"]) == ("world", 0)
        assert (await ask_world(program, 1))["code"] == "not-your-seat"
        assert (await ask_world(first, 0))["code"] == "no-program", "the page beside it is still a page"
        await program.go()
        welcome = await Visitor(first.room, ()).come()
        assert [seat["program"] for seat in welcome["seats"]] == [True, False], "what was shown cannot be unseen"
        await house.again()
        welcome = await Visitor(await house.room(first.room.table.row.id), ()).come()
        assert [seat["program"] for seat in welcome["seats"]] == [True, False], "a restart does not wash it off"

    run(test())


def test_no_world_is_dealt_before_it_is_kept_that_a_program_plays() -> None:
    async def test() -> None:
        house = House(MEMORACERS)
        first, _ = await seated(house, await house.table("pp"), 2)
        program = Visitor(first.room, (0,))
        program.connection.program = True
        await program.come()
        house.store.broken = True
        refused = await ask_world(program, 0)
        assert (refused["code"], "save" in refused) == ("storage", False)
        house.store.broken = False
        assert (await ask_world(program, 0))["type"] == "world"
        assert house.store.seats[first.room.table.row.id][0].program

    run(test())
