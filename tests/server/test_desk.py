"""Playing on: pauses and going back by consent, a bot for somebody who left, thinking times, what can be foreseen."""

from __future__ import annotations

import pytest

from astrodrome.server.agreeing import PATIENCE_S
from astrodrome.server.terms import Terms, ThinkingTime
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated


def rooms(messages: list[Message]) -> list[Message]:
    """Return what was told of the table beside its game."""
    return [message for message in messages if message["type"] == "room"]


@pytest.mark.rule("AD-009", "AD-011")
def test_a_pause_needs_everybody_and_stops_everything() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pppb", rounds=9, beat_ms=1000)
        first, second, third = await seated(house, table, 3)
        assert (await first.ask("propose", seat=0, wish="pause"))["type"] == "ok"
        proposal = rooms(second.heard())[-1]["proposal"]
        assert (proposal["by"], proposal["wish"], proposal["missing"]) == (0, "pause", [1, 2])
        assert (await second.ask("propose", seat=1, wish="pause"))["rule"] == "AD-011"
        assert (await second.ask("consent", seat=1, proposal=proposal["number"], agree=True))["type"] == "ok"
        assert not first.room.desk.paused
        await third.ask("consent", seat=2, proposal=proposal["number"], agree=True)
        state = rooms(first.heard())[-1]
        assert (state["paused"], state["proposal"], state["settled"]["agreed"]) == (True, None, True)
        assert (await first.bid(1))["code"] == "paused"
        assert (await first.ask("undo", seat=0))["rule"] == "AD-009"
        assert (await first.ask("propose", seat=0, wish="pause"))["rule"] == "AD-009"
        await house.clock.turn(30)
        assert house.store.entries[table] == [], "no bot plays in a pause"
        await house.again()
        room = await house.room(table)
        back = Visitor(room, (1,))
        assert (await back.come())["room"]["paused"], "a restart does not end it"
        assert (await back.ask("resume", seat=1))["type"] == "ok"
        assert (await back.ask("resume", seat=1))["rule"] == "AD-012"
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 1

    run(test())


@pytest.mark.rule("AD-011", "AD-012")
def test_one_no_or_a_minute_ends_a_proposal() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.ask("propose", seat=0, wish="pause")
        assert (await first.ask("consent", seat=0, proposal=1, agree=True))["rule"] == "AD-012", "not one's own"
        await second.ask("consent", seat=1, proposal=1, agree=False)
        state = rooms(first.heard())[-1]
        assert (state["proposal"], state["settled"]["agreed"], state["settled"]["against"]) == (None, False, 1)
        assert (await second.ask("consent", seat=1, proposal=1, agree=True))["rule"] == "AD-012"
        await first.ask("propose", seat=0, wish="pause")
        await house.clock.turn(PATIENCE_S + 1)
        state = rooms(first.heard())[-1]
        assert (state["settled"]["number"], state["settled"]["agreed"], state["settled"]["against"]) == (2, False, None)
        assert not first.room.desk.paused

    run(test())


def test_whoever_leaves_is_not_waited_for() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=9), 2)
        await first.ask("propose", seat=0, wish="pause")
        await second.go()
        assert first.room.desk.paused

    run(test())


@pytest.mark.rule("AD-010")
def test_nothing_is_proposed_before_the_start_nor_after_the_end() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("po"), 1)
        for kind, fields in (("propose", {"wish": "pause"}), ("undo", {}), ("foresee", {"number": 0})):
            assert (await first.ask(kind, seat=0, **fields))["rule"] == "AD-010", kind
        (alone,) = await seated(house, await house.table("p", rounds=1), 1)
        await alone.bid(1)
        assert alone.status == "over"
        assert (await alone.ask("propose", seat=0, wish="undo"))["rule"] == "AD-010"

    run(test())


@pytest.mark.rule("AD-015")
def test_the_others_may_let_a_bot_play_for_somebody_who_left() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("ppp", rounds=9, beat_ms=100, terms=Terms(away_s=0))
        first, second, third = await seated(house, table, 3)
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["rule"] == "AD-015"
        await third.go()
        await house.clock.turn(500)
        assert house.store.entries[table] == [], "only by vote"
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["type"] == "ok"
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.clock.turn(1)
        assert len(house.store.entries[table]) == 1
        back = Visitor(first.room, (2,))
        assert not (await back.come())["seats"][2]["stand_in"], "whoever comes back has the seat back"

    run(test())


def test_a_table_may_wish_for_a_bot_sooner() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("pp", rounds=2, beat_ms=100, terms=Terms(away_s=30))
        first, second = await seated(house, table, 2)
        await second.go()
        await house.clock.turn(29)
        assert house.store.entries[table] == []
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 1
        assert first.room.table.seats_changed().seats[1].substituted == 0, "that would tell of secret answers"
        await first.bid(1)
        await house.clock.turn(1)
        await first.bid(1)
        assert first.status == "over"
        told = [message for message in first.told if message["type"] == "seats"][-1]
        assert [seat["substituted"] for seat in told["seats"]] == [0, 2]
        await house.again()
        assert (await house.room(table)).table.summary().seats[1].substituted == 2

    run(test())


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
def test_going_back_further_needs_the_consent_of_the_table() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(1)
        await second.bid(3, seat=1)
        assert first.room.table.game.state.scores == [0, 3]
        await first.ask("propose", seat=0, wish="undo")
        assert rooms(second.heard())[-1]["proposal"]["wish"] == "undo"
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert first.room.table.game.state.scores == [0, 0]
        assert list(first.last("entry")["prompts"]) == ["0"]
        await first.bid(1)
        await first.ask("propose", seat=0, wish="undo")
        await second.bid(0, seat=1)
        state = rooms(first.heard())[-1]
        assert (state["proposal"], state["settled"]["agreed"]) == (None, False), "the table has moved on"

    run(test())


def test_alone_with_bots_one_consents_by_oneself() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("pb", rounds=3), 1)
        await first.bid(2)
        await house.clock.turn(1)
        assert first.room.table.game.state.scores == [2, 0]
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"
        assert first.room.table.game.state.scores == [0, 0]

    run(test())


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
        assert first.room.table.line == [], "before the bid, as it was proposed, and not before the pass"
        assert first.last("entry")["undo"] == 0

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
        await second.ask("consent", seat=1, proposal=1, agree=True)
        assert (first.status, len(first.room.table.line)) == ("running", 2)

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


def clocks(state: Message) -> list[tuple[int, bool]]:
    """Return the seconds each seat has left, and whether they run."""
    return [(round(time["left_ms"] / 1000), time["runs"]) for time in state["times"]]


def test_thinking_times_run_for_those_who_are_asked() -> None:
    async def test() -> None:
        house = House()
        terms = Terms(thinking=ThinkingTime(base_s=60, increment_s=5))
        table = await house.table("pp", rounds=9, terms=terms)
        first, second = await seated(house, table, 2)
        await house.clock.turn(10)
        await first.bid(1)
        assert clocks(rooms(first.told)[-1]) == [(55, False), (50, True)]
        await house.clock.turn(20)
        await second.bid(2, seat=1)
        assert clocks(rooms(second.told)[-1]) == [(55, True), (35, True)]
        await house.clock.turn(30)
        await first.ask("propose", seat=0, wish="pause")
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.clock.turn(300)
        assert clocks((await Visitor(first.room, ()).come())["room"]) == [(25, False), (5, False)]

    run(test())


def test_when_time_is_out_the_stand_in_answers() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=9, terms=Terms(thinking=ThinkingTime(base_s=60)))
        first, second = await seated(house, table, 2)
        await second.bid(1, seat=1)
        await house.clock.turn(59)
        assert len(house.store.entries[table]) == 1
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 3, "without an increment no time comes back"
        assert first.room.table.seating.substituted == {0: 2}
        await second.bid(1, seat=1)
        await house.clock.turn(1)
        assert len(house.store.entries[table]) == 5

    run(test())


def test_clocks_survive_a_restart_and_days_go_by_meanwhile() -> None:
    async def test() -> None:
        house = House()
        game = await house.table("pp", rounds=9, terms=Terms(thinking=ThinkingTime(base_s=60)))
        day = ThinkingTime(base_s=86_400, each="question")
        slow = await house.table("pp", rounds=9, terms=Terms(thinking=day))
        for table in (game, slow):
            first, second = await seated(house, table, 2)
            await house.clock.turn(10)
            await first.bid(1)
            await first.go()
            await second.go()
        await house.again()
        await house.clock.turn(3600)
        assert clocks((await Visitor(await house.room(game), (1,)).come())["room"])[1][0] == 50
        left = clocks((await Visitor(await house.room(slow), (1,)).come())["room"])[1][0]
        assert 86_400 - 3700 < left < 86_400 - 3500
        await house.clock.turn(86_400)
        assert len(house.store.entries[slow]) >= 2

    run(test())


def test_in_a_window_clocks_do_not_tell_who_has_answered() -> None:
    async def test() -> None:
        house = House()
        terms = Terms(thinking=ThinkingTime(base_s=60))
        first, second = await seated(house, await house.table("pp", window=True, rounds=2, terms=terms), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.say("play", {"do": "Pass"})
        assert [runs for _, runs in clocks((await Visitor(first.room, ()).come())["room"])] == [True, True]

    run(test())
