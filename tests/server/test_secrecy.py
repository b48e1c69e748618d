"""What a room tells to whom: compared byte by byte."""

from __future__ import annotations

from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room.proposals import PATIENCE_S
from tests.server.fakes import House, Visitor
from tests.server.test_rooms import names, run, seated


async def what_others_get(amount: int) -> tuple[bytes, bytes]:
    """Return all bytes that the other seat and a spectator get while seat 0 bids an amount, tries one, and waits."""
    house = House()
    first, second = await seated(house, await house.table("pp", show=2, pace_ms=10), 2)
    spectator = Visitor(first.room, ())
    await spectator.come()
    await house.clock.turn(1)
    await first.say("try", {"do": "Bid", "amount": amount})
    await first.bid(amount)
    late = Visitor(first.room, ())
    await late.come(since=0)
    for visitor in (second, spectator, late):
        visitor.heard()
    # The id of the table is drawn again each time, and no secret.
    table, promise = first.room.table.row.id.encode(), first.room.table.commitment.encode()
    told = (second.bytes, spectator.bytes + late.bytes)
    one, other = (each.replace(table, b"").replace(promise, b"") for each in told)
    return one, other


def test_a_sealed_answer_changes_no_byte_that_others_get() -> None:
    async def test() -> None:
        assert await what_others_get(0) == await what_others_get(3)

    run(test())


def test_a_spectator_gets_the_public_half_alone() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", seed=11), 2)
        spectator = Visitor(first.room, ())
        welcome = await spectator.come(since=0)
        assert (welcome["yours"], welcome["mine"], welcome["prompts"]) == ([], {}, {})
        assert names(welcome["past"][0]["events"]) == ["RoundBegan"]
        await first.bid(2)
        entry = spectator.last("entry")
        assert (entry["mine"], entry["prompts"]) == ({}, {})
        cards = first.room.table.game.state.cards
        assert not any(b'"card":%d' % card in spectator.bytes for card in cards)

    run(test())


def test_a_seat_gets_its_own_private_events_and_no_others() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp"), 2)
        cards = first.room.table.game.state.cards
        for visitor, seat in ((first, 0), (second, 1)):
            welcome = await Visitor(first.room, (seat,)).come(since=0)
            dealt = [event for event in welcome["past"][0]["events"] if event["event"] == "Dealt"]
            assert [(event["to"], event["card"]) for event in dealt] == [([seat], cards[seat])]
            assert list(welcome["mine"]) == [str(seat)]
            assert visitor.closed is None

    run(test())


def test_two_seats_at_one_screen_get_both_halves() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("pp"))
        welcome = await Visitor(room, (0, 1)).come()
        both = Visitor(room, (0, 1))
        welcome = await both.come()
        assert (welcome["yours"], list(welcome["mine"]), list(welcome["prompts"])) == ([0, 1], ["0", "1"], ["0", "1"])
        await both.bid(1)
        await both.bid(2, seat=1)
        assert both.told[0]["public"]["scores"] == [0, 2]

    run(test())


def test_in_a_window_nobody_sees_that_anybody_has_answered() -> None:
    async def test() -> None:
        house = House()
        room = await house.room(await house.table("ppp", window=True, rounds=2))
        people = [Visitor(room, (seat,)) for seat in range(3)]
        spectator = Visitor(room, ())
        for visitor in (*people, spectator):
            await visitor.come()
        for seat, visitor in enumerate(people):
            await visitor.bid(seat, seat=seat)
        for visitor in (*people, spectator):
            visitor.heard()
        reply = await people[2].say("play", {"do": "Object"}, seat=2)
        assert reply["entry"] == 3  # the last entry that everybody has seen, not the one just made
        assert [message["type"] for message in people[2].told] == ["asked"]
        assert people[2].told[0]["prompts"] == {}
        assert people[0].heard() == people[1].heard() == spectator.heard() == []
        late = await Visitor(room, ()).come(since=0)
        assert (late["entry"], [past["entry"] for past in late["past"]]) == (3, [0, 1, 2, 3])
        assert late["situation"]["waiting"] == [0, 1, 2]
        assert (await people[0].say("play", {"do": "Pass"}))[
            "entry"
        ] == 3  # nor does an answer tell how many came before
        await people[1].say("play", {"do": "Pass"}, seat=1)
        closed = spectator.last("entry")
        assert (closed["entry"], closed["seat"]) == (6, None)
        assert names(closed["events"]) == ["Objected", "RoundBegan"]
        since = await Visitor(room, ()).come(since=4)
        assert [(past["entry"], past["seat"]) for past in since["past"]] == [(6, None)]

    run(test())


async def heard_in_a_window(answering: tuple[int, ...]) -> list[bytes]:
    """Return all bytes that seat 2 and a spectator get in a window while these seats answer and want to take back.

    Before that seat 2 proposes to go back, afterwards seat 2 tries to: neither may tell of the others.
    """
    house = House()
    terms = Terms(thinking=ThinkingTime(base_s=600))
    people = await seated(house, await house.table("ppp", window=True, rounds=2, terms=terms), 3)
    spectator = Visitor(people[0].room, ())
    await spectator.come()
    for seat, visitor in enumerate(people):
        await visitor.bid(seat, seat=seat)
    await people[2].ask("propose", seat=2, wish="undo")
    for visitor in (*people, spectator):
        visitor.heard()
        visitor.bytes = b""
    for seat in answering:
        assert (await people[seat].say("play", {"do": "Pass"}, seat=seat))["type"] == "ok"
        assert (await people[seat].ask("undo", seat=seat))["rule"] == "AD-014"
    await people[2].ask("undo", seat=2)
    await people[2].ask("foresee", seat=2, number=people[2].room.table.game.number)
    await people[2].ask("chat", seat=2, text="well?")
    await people[2].ask("propose", seat=2, wish="pause")
    await house.clock.turn(PATIENCE_S + 1)
    for visitor in (people[2], spectator):
        visitor.heard()
    assert "room" in spectator.kinds
    return [people[2].bytes, spectator.bytes]


def test_in_a_window_no_byte_tells_who_has_answered() -> None:
    async def test() -> None:
        silent = await heard_in_a_window(())
        for answering in ((0,), (1,), (0, 1)):
            assert await heard_in_a_window(answering) == silent, answering

    run(test())


def test_a_window_is_as_secret_after_a_restart() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", window=True)
        first, second = await seated(house, table, 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await first.say("play", {"do": "Pass"})
        await house.again()
        room = await house.room(table)
        welcome = await Visitor(room, (1,)).come(since=0)
        assert (welcome["entry"], [past["entry"] for past in welcome["past"]]) == (2, [0, 1, 2])
        assert list((await Visitor(room, (0,)).come())["prompts"]) == []

    run(test())


def test_no_token_reaches_a_watcher_or_comes_back_to_a_seat() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=1), 2)
        watcher = Visitor(first.room, ())
        await watcher.come(since=0)
        await first.ask("chat", seat=0, text="hello")
        await first.ask("propose", seat=0, wish="pause")
        await second.ask("consent", seat=1, proposal=1, agree=False)
        await first.bid(1)
        await second.bid(2, seat=1)
        late = Visitor(first.room, ())
        await late.come(since=0)
        secrets = [b"token 0", b"token 1", *[row.token_hash or b"?" for row in first.room.table.seating.rows]]
        seed = b"%032x" % first.room.table.game.seed
        for visitor in (first, second, watcher, late):
            visitor.heard()
            assert not any(secret in visitor.bytes for secret in (*secrets, seed))

    run(test())
