"""A table under whatever people do to it, in any order: no answer is lost, no secret seen, and it always ends.

Join, leave, act, act twice, act too late, reconnect, take back, pause, talk, let time pass, kill and restart.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from astrodrome.server.protocol.messages import Close
from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room.mailbox import Attach
from tests.server.fakes import House, Message, Visitor

T = TypeVar("T")
SEATS = 3
SEAT = st.integers(0, SEATS - 1)


class TableMachine(RuleBasedStateMachine):
    """One auction of three, and people who come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.house: House
        self.table = ""
        self.visitors: list[Visitor] = []
        self.acknowledged: list[tuple[int, Message]] = []
        """Seat and action of every answer that was said to be in the log, in order."""

    def do(self, what: Coroutine[object, object, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(what, 20))

    @initialize(window=st.booleans(), timed=st.booleans(), delay=st.sampled_from([0, 5]))
    def begin(self, window: bool, timed: bool, delay: int) -> None:
        async def make() -> None:
            self.house = House(away_s=30.0)
            thinking = ThinkingTime(base_s=40, increment_s=2) if timed else None
            terms = Terms(thinking=thinking, delay_s=delay)
            self.table = await self.house.table("ppp", rounds=4, window=window, terms=terms, beat_ms=500)

        self.do(make())
        for seat in range(SEATS):
            self.come((seat,))

    def come(self, seats: tuple[int, ...], since: int | None = None) -> Visitor:
        async def enter() -> Visitor:
            room = await self.house.room(self.table)
            visitor = Visitor(room, seats)
            delayed = None if seats else room.audience.delayed
            if delayed is not None and self.house.clock.now() < delayed.opens and visitor.status == "running":
                await room.mailbox.call(Attach(visitor.connection, since))
                assert (visitor.heard(), visitor.closed) == ([], Close.AGAIN), "watchers are not let in yet"
            else:
                await visitor.come(since)
                self.visitors.append(visitor)
            return visitor

        return self.do(enter())

    def here(self, seat: int) -> Visitor | None:
        return next((one for one in self.visitors if seat in one.connection.seats), None)

    # What people do

    @rule(seat=SEAT, since=st.sampled_from([None, 0, 2, 99]))
    def another_tab(self, seat: int, since: int | None) -> None:
        self.come((seat,), since)

    @rule(since=st.sampled_from([None, 0]))
    def a_watcher_comes(self, since: int | None) -> None:
        self.come((), since)

    @rule(which=st.integers(0, 20))
    def somebody_leaves(self, which: int) -> None:
        if self.visitors:
            self.do(self.visitors.pop(which % len(self.visitors)).go())

    @rule(seat=SEAT, amount=st.integers(-1, 5), twice=st.booleans(), late=st.integers(0, 1))
    def somebody_acts(self, seat: int, amount: int, twice: bool, late: int) -> None:
        visitor = self.here(seat)
        if visitor is None:
            return
        game = visitor.room.table.game
        bids = type(game.decision).__name__ == "BiddersBid" if not game.over else True
        action: Message = {"do": "Bid", "amount": amount} if bids else {"do": "Pass" if amount < 3 else "Object"}
        number = game.number - late
        for _ in range(2 if twice else 1):
            before = len(self.house.store.entries[self.table])
            reply = self.do(visitor.say("play", action, seat, number))
            grown = len(self.house.store.entries[self.table]) - before
            if reply["type"] == "ok" and not grown:
                assert (seat, action) in self.answers(), "only what is in the log is confirmed again"
                continue
            assert (reply["type"] == "ok") == (grown >= 1), reply
            if reply["type"] == "ok":
                assert not late, "an answer to an older question was taken"
                self.acknowledged.append((seat, action))

    @rule(seat=SEAT, wish=st.sampled_from(["undo", "pause", "replace"]), about=SEAT)
    def somebody_proposes(self, seat: int, wish: str, about: int) -> None:
        self.ask(seat, "propose", wish=wish, about=about)

    @rule(seat=SEAT, agree=st.booleans(), shift=st.integers(0, 1))
    def somebody_answers(self, seat: int, agree: bool, shift: int) -> None:
        visitor = self.here(seat)
        if visitor is not None:
            proposal = visitor.room.runner.beside.proposals.open
            self.ask(seat, "consent", proposal=(proposal.number if proposal else 0) + shift, agree=agree)

    @rule(seat=SEAT, kind=st.sampled_from(["undo", "resume", "leave", "ready"]))
    def somebody_asks(self, seat: int, kind: str) -> None:
        self.ask(seat, kind)

    def ask(self, seat: int, kind: str, **fields: object) -> None:
        visitor = self.here(seat)
        if visitor is not None:
            reply = self.do(visitor.ask(kind, seat=seat, **fields))
            assert reply["type"] in ("ok", "refused"), reply

    @rule(seat=st.one_of(st.none(), SEAT), text=st.text(max_size=400))
    def somebody_talks(self, seat: int | None, text: str) -> None:
        visitor = next(
            (
                one
                for one in self.visitors
                if (seat in one.connection.seats if seat is not None else not one.connection.seats)
            ),
            None,
        )
        if visitor is not None:
            entries = len(self.house.store.entries[self.table])
            reply = self.do(visitor.ask("chat", seat=seat, text=text))
            assert reply.get("code") in (None, "rate", "too-large"), reply
            assert len(self.house.store.entries[self.table]) == entries, "chat never enters the log"

    @rule(seconds=st.sampled_from([0.3, 2, 20, 70]))
    def time_passes(self, seconds: float) -> None:
        self.do(self.house.clock.turn(seconds))

    @rule()
    def the_server_is_killed(self) -> None:
        async def kill() -> None:
            for room in self.house.rooms.in_memory():
                room._end()
                room._task.cancel()
            await self.house.again()

        self.do(kill())
        self.visitors = []

    # What always holds

    def answers(self) -> list[tuple[int, Message]]:
        """The log as seats and actions; what was taken back stays in it."""
        items = [json.loads(body) for body in self.house.store.entries[self.table]]
        return [(item["seat"], item["action"]) for item in items if "undo" not in item]

    @invariant()
    def nothing_acknowledged_is_lost_or_doubled(self) -> None:
        if not self.table:
            return
        log = iter(self.answers())
        assert all(mine in log for mine in self.acknowledged), "in the log, in order"
        people = [answer for answer in self.answers() if answer in self.acknowledged]
        assert len(people) >= len(self.acknowledged)

    @invariant()
    def nobody_sees_what_is_not_theirs(self) -> None:
        for visitor in self.visitors:
            visitor.heard()
            cards = visitor.room.table.game.state.cards
            for seat, card in enumerate(cards):
                if seat not in visitor.connection.seats and cards.count(card) == 1 and visitor.status != "over":
                    assert b'"card":%d,' % card not in visitor.bytes
                    assert b'"card":%d}' % card not in visitor.bytes

    def teardown(self) -> None:
        """The table goes on to its end, whatever was done to it."""
        if self.table:
            self.finish()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        if tasks:
            self.loop.run_until_complete(asyncio.wait(tasks))
        self.loop.close()

    def finish(self) -> None:
        players = [self.come((seat,)) for seat in range(SEATS)]
        if players[0].status == "waiting":
            return
        self.ask(0, "resume")
        for _ in range(100):
            game = players[0].room.table.game
            if game.over:
                break
            seat = game.asked[0]
            action = json.loads(json.dumps({"do": "Bid", "amount": 1}))
            if type(game.decision).__name__ != "BiddersBid":
                action = {"do": "Pass"}
            self.do(players[seat].say("play", action, seat))
        assert players[0].room.table.game.over, "a table can always go on or end"
        kept = players[0].room.table.game.digest()
        self.the_server_is_killed()
        assert self.come(()).room.table.game.digest() == kept, "the log is the game"


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=200,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
