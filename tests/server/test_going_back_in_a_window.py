"""Going back while all may answer in secret: nothing tells who has answered."""

from __future__ import annotations

import pytest

from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated


async def in_a_window(kinds: str = "ppp") -> list[Visitor]:
    """Return the people of a table at which a window has just opened; what they heard so far is forgotten."""
    house = House()
    people = await seated(house, await house.table(kinds, window=True, rounds=2), len(kinds))
    for seat, visitor in enumerate(people):
        await visitor.bid(seat, seat=seat)
    for visitor in people:
        visitor.heard()
    return people


async def goes_back_alone(answering: tuple[int, ...], asking: int) -> tuple[Message, Message | None, int]:
    """Return what a seat is told that would take back, and what it foresees, in a window where these have answered."""
    people = await in_a_window()
    for seat in answering:
        await people[seat].say("play", {"do": "Pass"}, seat=seat)
    for visitor in people:
        visitor.heard()
    asks = people[asking]
    number = asks.room.table.game.number
    foreseen = None if asking in answering else await asks.ask("foresee", seat=asking, number=number)
    reply = await asks.ask("undo", seat=asking)
    told = len(asks.told) + sum(len(visitor.heard()) for visitor in people)
    return {**reply, "id": 0}, foreseen, told


@pytest.mark.rule("AD-014")
@pytest.mark.parametrize(("asking", "cases"), [(0, [(0,), (0, 1), (1, 0), (2, 0), (0, 2)]), (2, [(), (0,), (0, 1)])])
def test_in_a_window_taking_back_does_not_tell_who_has_answered(asking: int, cases: list[tuple[int, ...]]) -> None:
    async def test() -> None:
        found = [await goes_back_alone(answering, asking) for answering in cases]
        assert found == [found[0]] * len(cases)
        reply, foreseen, told = found[0]
        assert (reply["rule"], reply["key"], told) == ("AD-014", "table-window-back", 0)
        assert foreseen is None or foreseen["back"] == "never"

    run(test())


@pytest.mark.rule("AD-014")
def test_in_a_window_an_agreed_way_back_asks_everybody_anew() -> None:
    async def test() -> None:
        people = await in_a_window()
        first, second, third = people
        for seat, visitor in enumerate(people[:2]):
            await visitor.say("play", {"do": "Pass"}, seat=seat)
        await first.ask("propose", seat=0, wish="undo")
        for seat, visitor in enumerate(people[1:], start=1):
            await visitor.ask("consent", seat=seat, proposal=1, agree=True)
        assert first.room.table.game.asked == (0, 1, 2)
        for seat, told in enumerate((first.heard(), second.heard(), third.told)):
            assert [list(m["prompts"]) for m in told if m["type"] == "asked"] == [[str(seat)]], seat
        late = await Visitor(first.room, ()).come(since=0)
        assert (late["entry"], [past["entry"] for past in late["past"]]) == (3, [0, 1, 2, 3])

    run(test())


@pytest.mark.rule("AD-014")
def test_a_secret_answer_leaves_the_way_back_that_was_proposed() -> None:
    async def test() -> None:
        first, second = await in_a_window("pp")
        await first.ask("propose", seat=0, wish="undo")
        second.heard()
        await first.say("play", {"do": "Pass"})
        assert [m["type"] for m in first.told] == ["asked"]
        assert second.heard() == []
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert first.room.table.standing_entries == [], "before the bid, as it was proposed, and not before the pass"
        assert first.last("entry")["undo"] == 0

    run(test())
