"""Runs the game of one table: it appends entries, sends them, and lets clocks and bots follow.

An entry is played on a copy and appended to the log; only when that is durable is the copy adopted and sent to all. A
failed append leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from astrodrome.kernel.game import AnyGame
from astrodrome.server.protocol.messages import OrdersKept, StandingAnswer
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.protocol.room_state import RoomState
from astrodrome.server.protocol.wording import stopped
from astrodrome.server.room import autopilot, recorder
from astrodrome.server.room.audience import Audience
from astrodrome.server.room.autopilot import Autopilot, Decided
from astrodrome.server.room.beside_game import beside_game, cannot_ask_back, cannot_take_back
from astrodrome.server.room.delayed_audience import DelayedAudience
from astrodrome.server.room.player_clocks import PlayerClocks
from astrodrome.server.room.seed_draw import SeedDrawing
from astrodrome.server.room.services import Services
from astrodrome.server.room.standing_answers import StandingAnswers, answers_for
from astrodrome.server.room.turn_notices import TurnNotices
from astrodrome.server.store.store import Aside, StoreError
from astrodrome.server.support.errors import GameFault
from astrodrome.server.table.hourglass import Hourglass
from astrodrome.server.table.pending_entry import PendingEntry, prepare_undo
from astrodrome.server.table.snapshot import EntryRecord
from astrodrome.server.table.table import Table

logger = logging.getLogger(__name__)

RETRY_S: Final = 5.0
"""How long a table waits before it tries again what the database did not take."""


class GameRunner:
    """The game of one table, and everything that follows it."""

    def __init__(self, table: Table, services: Services, held_until: float, post: Callable[[Decided], None]) -> None:
        self.table = table
        self.services = services
        self._clock = services.clock
        now = self._clock.now()
        self.audience = Audience(services.clock, services.config.limits.table_messages)
        if table.terms.delay_s:
            self.audience.delayed = DelayedAudience(table.terms.delay_s, table.moment, now)
        self.beside = beside_game(table, self._clock.wall_ms())
        self.draw = SeedDrawing(table)
        self.hourglass = Hourglass(table.sand)
        self.autopilot = Autopilot(table.row.id, services.thinker, self._clock, post)
        self._notices = TurnNotices(services.webhooks)
        self.held_until = held_until
        """Until when the last entry is being shown to everybody, and no question is put."""
        self.held = held_until > now
        self.standing = StandingAnswers()
        self.retry_at: float | None = None
        self.closed = False
        self._recording: asyncio.Task[None] | None = None

    def held_ms(self) -> int:
        """Return for how long the next questions are still held back."""
        return max(0, round((self.held_until - self._clock.now()) * 1000)) if self.held else 0

    # What the table is beside its game

    def state(self, seats: tuple[int, ...], *, late: bool = False, welcome: bool = False) -> RoomState:
        """Compose the table beside its game, as people with these seats see it.

        `late`: for somebody who sees the game as it was: clocks and proposals would show how it is now. `welcome`: with
        what the seed was drawn from, also when the game has begun.
        """
        table, beside, now = self.table, self.beside, self._clock.now()
        proposals, clocks = beside.proposals, beside.clocks
        return RoomState(
            ready=tuple(sorted(table.seating.ready)),
            paused=beside.paused,
            proposal=None if late else proposals.open,
            request=None if late else proposals.request,
            settled=None if late else proposals.settled,
            times=() if late or clocks is None else clocks.times(now),
            undo=tuple(seat for seat in seats if cannot_take_back(table, beside, seat) is None),
            undo_ask=tuple(seat for seat in seats if cannot_ask_back(table, beside, seat) is None),
            watchers=self.audience.watchers,
            next=table.next,
            draw=self.draw.state(self.audience.here, now) if welcome or table.status == "waiting" else None,
        )

    def send_state(self) -> None:
        """Send everybody how the table stands beside its game."""
        self.audience.send(self.state)

    def send_seats(self) -> None:
        """Send everybody who sits where."""
        self.audience.send(lambda _: self.table.seats_changed())

    # Entries

    async def commit(self, pending: PendingEntry, stand_in: bool = False) -> None:
        """Append an entry, adopt it and send it. `stand_in`: a bot has answered for a person."""
        table, record = self.table, pending.record
        aside = Aside(stand_in, self.times(pending.game))
        begun = time.perf_counter()
        await self.services.store.append(table.row.id, record.entry, pending.body, pending.status, aside)
        self.services.metrics.appends.note(time.perf_counter() - begun)
        table.adopt(pending)
        self._count(record, stand_in)
        self._end_orders()
        if (record.undo is not None or not record.is_secret) and self.beside.proposals.move_on():
            self.send_state()
        if not record.is_secret:
            self.announce(record)
        else:
            self.follow()
            if record.undo is not None:
                # In a window only the whole table goes back: all are asked again, whether or not they had answered.
                self.ask()
            else:
                answers = self.standing_answers()
                self.audience.send(lambda seats: table.question_message(seats, 0, record, answers), only=record.by)
        if table.status == "over":
            logger.info("table over", extra={"table": table.row.id, "game": table.spec.name})
            self._recording = asyncio.create_task(recorder.record(self.services, table.row.id))
            if table.seating.substituted:
                self.send_seats()

    def _count(self, record: EntryRecord, stand_in: bool) -> None:
        if record.undo is not None:
            self.services.metrics.moves.add("undo")
            return
        assert record.by is not None, "somebody has answered"
        seating = self.table.seating
        self.services.metrics.moves.add("stand-in" if stand_in else seating.mover(record.by))
        seating.note_answer(record.by, stand_in)

    async def go_back(self, to: int) -> None:
        """Let the table be as it was after so many answers: an entry like any other."""
        # Beyond the last answer the game is played again up to there: not here, where all tables wait for it.
        await self.commit(await self.services.threads.go_back(prepare_undo, self.table, to, self._clock.wall_ms()))

    def announce(self, record: EntryRecord) -> None:
        """Send an entry to all, hold the next questions back while it is shown, and let bots think on."""
        now, table = self._clock.now(), self.table
        paces = record.steps() if table.status == "running" else 0
        self.held_until = now + paces * table.row.pace_ms / 1000
        self.held = self.held_until > now
        self.follow()
        self._notices.send(table)
        sand_ms, answers = self.hourglass.left_ms(now), self.standing_answers()
        self.audience.send(
            lambda seats: table.entry_message(record, seats, self.held_ms(), sand_ms, answers), moment=table.moment
        )
        if self.beside.clocks is not None:
            self.send_state()

    def release(self) -> None:
        """Put the questions that were held back."""
        self.held = False
        self.ask()

    def ask(self, only: int | None = None) -> None:
        """Put the open questions again: to everybody, or to one seat alone."""
        answers = self.standing_answers()
        self.audience.send(lambda seats: self.table.question_message(seats, self.held_ms(), None, answers), only=only)

    # Standing orders

    def standing_answers(self) -> dict[int, StandingAnswer]:
        """Return what the table is about to answer, by seat; nothing while the last entry is shown."""
        now = self._clock.now()
        on_their_way = {} if self.held_ms() else self.standing.on_their_way()
        return {
            seat: StandingAnswer(raw(due.action), max(0, round((due.at - now) * 1000)))
            for seat, due in on_their_way.items()
        }

    def send_orders(self, seat: int) -> None:
        """Send those who hold a seat its standing orders. Nobody else hears of them."""
        self.audience.send(lambda seats: OrdersKept(self.table.orders_of(seats)), only=seat)

    def _end_orders(self) -> None:
        """End the orders whose time is over."""
        for seat, orders in self.table.orders.ended(self.table.game).items():
            self.table.orders.of[seat] = orders
            self.send_orders(seat)

    # What follows the game

    def moments(self) -> list[float | None]:
        """Return when something must be done about the game."""
        delayed, clocks, now = self.audience.delayed, self.beside.clocks, self._clock.now()
        return [
            self.held_until if self.held else None,
            self.retry_at,
            self.hourglass.due,
            self.hourglass.note_at,
            self.draw.due(now),
            self.beside.proposals.due,
            self.standing.moment(),
            None if clocks is None else clocks.due,
            None if delayed is None else delayed.due,
        ]

    def follow(self) -> None:
        """Let thinking clocks, the hourglass and bots follow the game: who is asked, and who plays for them."""
        if self.closed:  # what was under way when the table was abandoned
            return
        table, config, now = self.table, self.services.config, self._clock.now()
        self._follow_clocks()
        here = bool(self.audience) and not self.beside.paused
        stand_in = config.bot_or_random(table.spec.name, config.stand_in)
        bots = {} if self.beside.paused else autopilot.bots_asked(table, stand_in, visited=here)
        beat_from = max(now, self.held_until)
        beat_at = beat_from + autopilot.beat_s(table)
        self.autopilot.follow(table.game, bots, beat_at)
        self.standing.follow(table.game.number, answers_for(table) if here else {}, now, beat_at)
        # Like a stand-in, sand waits for somebody to be there.
        question = table.clock_question if table.status == "running" else None
        self.hourglass.follow(table.game, question, here, now, beat_from)

    def _follow_clocks(self) -> None:
        clocks = self.beside.clocks
        if clocks is None:
            return
        running = self.table.status == "running"
        self._run_clocks(clocks, self.table.game, running, self.beside.paused)
        self.table.seating.run_out(clocks.out(self._clock.now()) if running else set())

    def _run_clocks(self, clocks: PlayerClocks, game: AnyGame, running: bool, paused: bool) -> None:
        waiting = game.situation.waiting if running else ()
        there = bool(self.audience) or clocks.lasting
        runs = running and there and not paused and not self.held_ms()
        clocks.follow(self.table.seating.people(), waiting, game.number, runs, self._clock.now())

    def times(self, after: AnyGame | None = None, *, paused: bool | None = None) -> bytes | None:
        """Return the thinking clocks as they are to be kept: as they will be after an entry, or in a pause."""
        if self.beside.clocks is None:
            return None
        clocks = self.beside.clocks.copy()
        game = after or self.table.game
        running = self.table.status == "running" and not game.over
        self._run_clocks(clocks, game, running, self.beside.paused if paused is None else paused)
        return clocks.keep(self._clock.now(), self._clock.wall_ms())

    async def keep_sand(self) -> None:
        """Keep how much sand is left. Where the database does not take it, the next time will do."""
        sand = self.hourglass.note(self._clock.now())
        if sand is not None:
            with suppress(StoreError):
                await self.services.store.keep_sand(self.table.row.id, sand)

    def wake(self) -> None:
        """Drop a proposal that nobody has answered in time; look at the clocks."""
        now, proposals, clocks = self._clock.now(), self.beside.proposals, self.beside.clocks
        if proposals.due is not None and now >= proposals.due:
            proposals.drop()
            self.send_state()
        if clocks is not None and clocks.due is not None and now >= clocks.due:
            self._follow_clocks()
            self.send_state()

    # The end

    async def stop(self, fault: GameFault) -> None:
        """Stop this table alone; its log is kept."""
        self.services.metrics.errors.add("game")
        logger.error("table %s is stopped: %s", self.table.row.id, fault)
        self.table.status = "stopped"
        self.held = False
        self.follow()
        try:
            await self.services.store.stop_table(self.table.row.id)
        except StoreError:
            logger.exception("table %s could not be marked as stopped", self.table.row.id)
        self.audience.send(lambda _: stopped())

    def close(self) -> None:
        """Leave the table as it is kept, and send everybody away; they come back to it."""
        self.closed = True
        self.autopilot.close()
        self.audience.dismiss()
