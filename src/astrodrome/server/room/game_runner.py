"""Runs the game of one table: it appends entries, sends them, and lets clocks and bots follow.

An entry is played on a copy and appended to the log; only when that is durable is the copy adopted and sent to all. A
failed append leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from astrodrome.server.protocol.wording import stopped
from astrodrome.server.room import autopilot, recorder
from astrodrome.server.room.audience import Audience
from astrodrome.server.room.autopilot import Autopilot, Decided
from astrodrome.server.room.beside_game import beside_game
from astrodrome.server.room.delayed_audience import DelayedAudience
from astrodrome.server.room.question_hold import QuestionHold
from astrodrome.server.room.room_updates import RoomUpdates
from astrodrome.server.room.services import Services
from astrodrome.server.room.standing_answers import StandingAnswers, answers_for
from astrodrome.server.room.table_clocks import TableClocks
from astrodrome.server.room.turn_notices import TurnNotices
from astrodrome.server.store.store import Aside, StoreError
from astrodrome.server.support.errors import GameFault
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
        self.audience = Audience(services.clock, services.config.limits.table_messages)
        if table.terms.delay_s:
            self.audience.delayed = DelayedAudience(table.terms.delay_s, table.moment, self._clock.now())
        self.beside = beside_game(table, self._clock.wall_ms())
        self.hold = QuestionHold(self._clock, held_until)
        self.clocks = TableClocks(table, self.beside, self.audience, self.hold, self._clock)
        self.updates = RoomUpdates(table, self.beside, self.audience, self._clock)
        self.standing = StandingAnswers(self._clock, self.hold)
        self.autopilot = Autopilot(table.row.id, services.thinker, self._clock, post)
        self.notices = TurnNotices(services.webhooks, services.notifier)
        self.retry_at: float | None = None
        self.closed = False
        self._recording: asyncio.Task[None] | None = None

    # Entries

    async def commit(self, pending: PendingEntry, stand_in: bool = False) -> None:
        """Append an entry, adopt it and send it. `stand_in`: a bot has answered for a person."""
        await self.append(pending, stand_in)
        self.adopt(pending, stand_in)

    async def append(self, pending: PendingEntry, stand_in: bool = False) -> None:
        """Append an entry: it is durable on return, and must then be adopted."""
        aside = Aside(stand_in, *self.clocks.times(pending.game))
        begun = time.perf_counter()
        await self.services.store.append(self.table.row.id, pending.record.entry, pending.body, pending.status, aside)
        self.services.metrics.appends.note(time.perf_counter() - begun)

    def adopt(self, pending: PendingEntry, stand_in: bool = False) -> None:
        """Let an entry that is durable be the last one, and send it."""
        table, record = self.table, pending.record
        table.adopt(pending)
        self._count(record, stand_in)
        self._end_orders()
        if (record.undo is not None or not record.is_secret) and self.beside.proposals.move_on():
            self.updates.send_state()
        if not record.is_secret:
            self.announce(record)
        else:
            self.follow()
            if record.undo is not None:
                # In a window only the whole table goes back: all are asked again, whether or not they had answered.
                self.ask()
            else:
                answers = self.standing.announced()
                self.audience.send(lambda seats: table.question_message(seats, 0, record, answers), only=record.by)
        if table.status == "over":
            logger.info("table over", extra={"table": table.row.id, "game": table.spec.name})
            self._recording = asyncio.create_task(recorder.record(self.services, table.row.id))
            if table.seating.substituted:
                self.updates.send_seats()

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
        self.hold.begin(paces * table.row.pace_ms / 1000)
        self.follow()
        self.notices.send(table, self.clocks.deadlines())
        held_ms, sand_ms, answers = self.hold.left_ms(), self.clocks.hourglass.left_ms(now), self.standing.announced()
        self.audience.send(
            lambda seats: table.entry_message(record, seats, held_ms, sand_ms, answers), moment=table.moment
        )
        if self.beside.player_clocks is not None:
            self.updates.send_state()

    def release(self) -> None:
        """Put the questions that were held back."""
        self.hold.end()
        self.ask()

    def ask(self, only: int | None = None) -> None:
        """Put the open questions again: to everybody, or to one seat alone."""
        held_ms, answers = self.hold.left_ms(), self.standing.announced()
        self.audience.send(lambda seats: self.table.question_message(seats, held_ms, None, answers), only=only)

    def _end_orders(self) -> None:
        """End the orders whose time is over."""
        for seat, orders in self.table.orders.ended(self.table.game).items():
            self.table.orders.of[seat] = orders
            self.updates.send_orders(seat)

    # What follows the game

    def moments(self) -> list[float | None]:
        """Return when something must be done about the game."""
        delayed = self.audience.delayed
        return [
            self.hold.due,
            self.retry_at,
            self.beside.draw.due(self._clock.now()),
            self.beside.proposals.due,
            self.standing.moment(),
            None if delayed is None else delayed.due,
            *self.clocks.moments(),
        ]

    def follow(self) -> None:
        """Let clocks and bots follow the game: who is asked, and who plays for them."""
        if self.closed:  # what was under way when the table was abandoned
            return
        table, config, now = self.table, self.services.config, self._clock.now()
        beat_from = max(now, self.hold.until)
        self.clocks.follow(beat_from)
        here = bool(self.audience) and not self.beside.paused
        stand_in = config.bot_or_random(table.spec.name, config.stand_in)
        bots = {} if self.beside.paused else autopilot.bots_asked(table, stand_in, visited=here)
        beat_at = beat_from + autopilot.beat_s(table)
        self.autopilot.follow(table.game, bots, beat_at)
        self.standing.follow(table.game.number, answers_for(table) if here else {}, now, beat_at)

    def wake(self) -> None:
        """Drop a proposal that nobody has answered in time; look at the clocks."""
        now, proposals, clocks = self._clock.now(), self.beside.proposals, self.beside.player_clocks
        if proposals.due is not None and now >= proposals.due:
            proposals.drop()
            self.updates.send_state()
        if clocks is not None and clocks.due is not None and now >= clocks.due:
            self.clocks.follow_thinking()
            self.updates.send_state()

    # The end

    async def stop(self, fault: GameFault) -> None:
        """Stop this table alone; its log is kept."""
        self.services.metrics.errors.add("game")
        logger.error("table %s is stopped: %s", self.table.row.id, fault)
        self.table.status = "stopped"
        self.hold.end()
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
