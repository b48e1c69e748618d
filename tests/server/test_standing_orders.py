"""What the table answers for people: where they have no choice, by their orders, at the beat, and unnoticed."""

from __future__ import annotations

import json

import pytest

from astrodrome.kernel.decision import Window
from astrodrome.server.protocol.messages import decode
from astrodrome.server.room.mailbox import Submit
from astrodrome.server.table.seat_orders import NONE
from tests.server.fake_clock import FakeClock
from tests.server.fakes import House, Message, Visitor
from tests.server.test_rooms import run, seated

BEAT_S = 1.2
MEDDLING = 2  # tenths of a second
OBJECT: Message = {"do": "Object"}
PASS: Message = {"do": "Pass"}
ORDER: Message = {"action": OBJECT, "until": "auction"}


async def at_window(cards: tuple[int, ...], beat_ms: int = 1200, **options: object) -> tuple[House, list[Visitor]]:
    """Return a house and the people of a table in whose window those with an odd card may object."""
    house = House()
    table = await house.table("p" * len(cards), beat_ms=beat_ms, window=True, odd=True, rounds=3, **options)  # type: ignore[arg-type]
    people = await seated(house, table, len(cards))
    people[0].room.table.game.state.cards = list(cards)
    for seat, visitor in enumerate(people):
        await visitor.bid(seat, seat=seat)
    for visitor in people:
        visitor.heard()
    assert isinstance(people[0].room.table.game.decision, Window)
    return house, people


def send(visitor: Visitor, action: Message, seat: int) -> None:
    """Send an answer without waiting for its reply: it may be held until the beat."""

    number = visitor.room.table.game.number
    text = {"type": "play", "id": 99, "seat": seat, "number": number, "action": action}
    visitor.room.mailbox.post(Submit(visitor.connection, decode(json.dumps(text))))


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


@pytest.mark.rule("AD-023")
def test_who_has_no_choice_is_answered_for_at_the_beat_and_not_before() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((2, 4))
        assert first.room.table.game.asked == (0, 1)
        await house.clock.turn(BEAT_S - 0.01)
        assert first.heard() == second.heard() == []
        await house.clock.turn(0.02)
        assert first.last("entry")["situation"]["decision"] == "BiddersBid"
        assert first.room.table.seating.substituted == {}, "nobody has played for anybody"

    run(test())


@pytest.mark.rule("AD-023")
def test_a_person_is_told_what_the_table_will_answer_and_when() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", beat_ms=1200, window=True, odd=True)
        first, second = await seated(house, table, 2)
        first.room.table.game.state.cards = [2, 3]
        await first.bid(1)
        second.heard()
        await second.bid(2, seat=1)
        window = first.last("entry")
        assert window["standing"] == {"0": {"action": PASS, "in_ms": 1200}}
        assert list(window["prompts"]) == ["0"]
        assert second.told[-1]["standing"] == {}, "who has a choice is asked"
        again = Visitor(first.room, (0,))
        await house.clock.turn(0.4)
        assert (await again.come())["standing"]["0"]["in_ms"] == 800

    run(test())


@pytest.mark.rule("AD-023")
def test_who_wants_to_be_asked_always_is_asked() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((2, 4))
        assert (await first.ask("orders", seat=0, ask=True))["type"] == "ok"
        assert kinds(first.told) == ["orders", "asked"]
        assert first.told[-1]["standing"] == {}
        await house.clock.turn(60)
        assert first.room.table.game.asked == (0,), "the other seat had no choice and was answered for"
        assert (await first.say("play", PASS))["type"] == "ok"
        assert second.last("entry")["situation"]["decision"] == "BiddersBid"

    run(test())


@pytest.mark.rule("AD-023")
def test_nobody_is_answered_for_while_away_where_a_choice_is_a_secret() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((2, 4))
        await first.go()
        await house.clock.turn(30)
        assert second.room.table.game.asked == (0,)
        await Visitor(second.room, (0,)).come()
        await house.clock.turn(BEAT_S)
        assert second.last("entry")["situation"]["decision"] == "BiddersBid"

    run(test())


@pytest.mark.rule("AD-023")
def test_a_program_answers_for_itself() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((2, 4))
        first.room.table.seating.presence.arrive((0,), program=True)
        first.room.runner.follow()
        await house.clock.turn(30)
        assert second.room.table.game.asked == (0,)

    run(test())


@pytest.mark.rule("AD-024")
def test_what_is_set_aside_is_no_choice_until_its_span_ends() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((3, 4))
        await house.clock.turn(BEAT_S)
        assert first.room.table.game.asked == (0,)
        given: Message = {"action": OBJECT, "until": "round"}
        assert (await first.ask("orders", seat=0, aside=[given]))["type"] == "ok"
        assert first.told[0]["orders"] == {"0": {"ask": False, "aside": [given]}}
        await house.clock.turn(BEAT_S)
        heard = first.heard()
        assert kinds(heard) == ["orders", "entry"], "the order has ended with its round"
        assert heard[0]["orders"] == {"0": {"ask": False, "aside": []}}
        assert kinds(second.heard()).count("orders") == 0

    run(test())


@pytest.mark.rule("AD-024")
def test_an_order_survives_a_restart() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((3, 4))
        await first.ask("orders", seat=0, ask=True, aside=[ORDER])
        await house.again()
        room = await house.room(first.room.table.row.id)
        welcome = await Visitor(room, (0,)).come()
        assert welcome["orders"] == {"0": {"ask": True, "aside": [ORDER]}}
        assert (await Visitor(room, (1,)).come())["orders"] == {"1": {"ask": False, "aside": []}}
        assert (await Visitor(room, ()).come())["orders"] == {}
        assert second.room.table.orders.seat(1) is NONE

    run(test())


@pytest.mark.rule("AD-024")
def test_orders_that_the_game_does_not_know_are_refused() -> None:
    async def test() -> None:
        _, (first, _) = await at_window((3, 4))
        wrong: list[Message] = [
            {"action": {"do": "Pass"}, "until": "auction"},
            {"action": {"do": "Bid", "amount": 3}, "until": "auction"},
            {"action": OBJECT, "until": "voyage"},
            {"action": {"do": "Object", "why": 1}, "until": "auction"},
            {"action": {"amount": 1}, "until": "auction"},
        ]
        for one in wrong:
            assert (await first.ask("orders", seat=0, aside=[one]))["rule"] == "AD-024"
        assert (await first.ask("orders", seat=1, ask=True))["rule"] == "AD-008", "the seat of another"
        assert first.room.table.orders.of == {}

    run(test())


async def heard_by_others(
    card: int, *, order: bool = False, clicks: float | None = None, meddles: bool = False
) -> list[tuple[float, bytes]]:
    """Return what seat 1 and a spectator hear of a window, each with its time; seat 1 has no choice there.

    Seat 0 has an odd card or an even one, has an order or none, or clicks after some seconds. A spectator who meddles
    answers for it.
    """
    house, (first, second) = await at_window((card, 4))
    spectator = Visitor(first.room, ())
    await spectator.come()
    for visitor in (second, spectator):
        visitor.heard()
        visitor.bytes = b""
    if order:
        await first.ask("orders", seat=0, aside=[ORDER])
    heard: list[tuple[float, bytes]] = []
    for tick in range(20):
        if clicks is not None and round(clicks * 10) == tick:
            send(first, PASS, 0)
        if meddles and tick == MEDDLING:
            send(spectator, PASS, 0)
        await house.clock.turn(0.1)
        for visitor in (second, spectator):
            visitor.bytes = b""
            visitor.heard()
            heard.append((round((tick + 1) / 10, 1), visitor.bytes))
    return heard


@pytest.mark.rule("AD-025")
def test_nobody_can_tell_an_empty_hand_an_order_and_a_quick_click() -> None:
    async def test() -> None:
        nothing = await heard_by_others(2)
        assert [time for time, said in nothing if said] == [BEAT_S] * 2
        assert nothing == await heard_by_others(3, order=True)
        assert nothing == await heard_by_others(3, clicks=0.1)
        assert nothing == await heard_by_others(3, clicks=1.1)
        assert nothing == await heard_by_others(2, clicks=0.3), "who has nothing may click as well"
        assert nothing != await heard_by_others(3, clicks=1.5), "who thinks longer is waited for"

    run(test())


@pytest.mark.rule("AD-025")
def test_who_answers_for_another_seat_learns_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = FakeClock.call_at
    # A real loop is always a little late.
    monkeypatch.setattr(FakeClock, "call_at", lambda clock, when, then: ring(clock, when + 0.0005, then))

    async def test() -> None:
        nothing = await heard_by_others(2, meddles=True)
        assert nothing == await heard_by_others(3, clicks=0.1, meddles=True)
        assert nothing == await heard_by_others(3, clicks=0.5, meddles=True)

    run(test())


@pytest.mark.rule("AD-025")
def test_a_quick_answer_is_confirmed_at_the_beat() -> None:
    async def test() -> None:
        house, (first, _) = await at_window((3, 5))
        send(first, OBJECT, 0)
        await house.clock.turn(1.1)
        assert first.heard() == []
        await house.clock.turn(0.1)
        assert kinds(first.heard()) == ["asked", "ok"]

    run(test())


@pytest.mark.rule("AD-025")
def test_alone_against_bots_an_answer_counts_at_once() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pb", beat_ms=1200, window=True, odd=True)
        (player,) = await seated(house, table, 1)
        player.room.table.game.state.cards = [3, 3]
        await player.bid(1)
        await house.clock.turn(BEAT_S)
        assert (await player.say("play", PASS))["type"] == "ok"

    run(test())


def test_what_the_database_does_not_take_at_the_beat_is_answered_later() -> None:
    async def test() -> None:
        house, (first, second) = await at_window((3, 4))
        house.store.broken = True
        send(first, PASS, 0)
        await house.clock.turn(BEAT_S)
        assert [message["code"] for message in first.heard()] == ["storage"]
        house.store.broken = False
        await first.say("play", PASS)
        await house.clock.turn(10)
        assert second.last("entry")["situation"]["decision"] == "BiddersBid"

    run(test())


@pytest.mark.rule("AD-026")
def test_a_window_that_opens_again_is_not_put_again_to_who_has_passed_unless_something_changed() -> None:
    async def test() -> None:
        house, (first, second, third) = await at_window((3, 5, 2), again=True)
        await house.clock.turn(BEAT_S)
        await first.say("play", PASS)
        number = first.room.table.game.number
        await second.say("play", OBJECT, seat=1)
        game = first.room.table.game
        assert (game.number, game.asked) == (number + 1, (0, 1, 2)), "by the rules all are asked again"
        assert first.last("entry")["standing"]["0"]["action"] == PASS
        await house.clock.turn(BEAT_S)
        assert first.room.table.game.asked == (1,), "who has objected may do so again"
        assert third.last("entry")["situation"]["waiting"] == [0, 1, 2]
        game.state.round += 1
        assert first.room.table.orders.answer(game, 0) is None

    run(test())
