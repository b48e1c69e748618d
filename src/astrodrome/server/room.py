"""A room: one table, one mailbox. Whatever happens to a table happens here, one thing after another.

An answer is played on a copy, appended to the log, and only when that is durable is the copy adopted and told to all.
A failed append leaves the table as it was; a fault in the game stops this table alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from astrodrome.kernel.records import TIME_UP, Action
from astrodrome.kernel.seats import CLOCK
from astrodrome.server import automatic, recording
from astrodrome.server import step as steps
from astrodrome.server.automatic import Autopilot, Decided
from astrodrome.server.clock import Timer
from astrodrome.server.connection import Connection
from astrodrome.server.crowd import Crowd
from astrodrome.server.desk import Desk
from astrodrome.server.gallery import Gallery
from astrodrome.server.hourglass import Hourglass
from astrodrome.server.mail import (
    AddKeys,
    Attach,
    Detach,
    GoesOn,
    Mail,
    NoOpenSeat,
    Request,
    RoomClosed,
    Shut,
    Submit,
    Take,
    Wake,
)
from astrodrome.server.mailroom import Mailroom
from astrodrome.server.picture import Record
from astrodrome.server.protocol import Close, Stopped
from astrodrome.server.services import Services
from astrodrome.server.step import GameFault
from astrodrome.server.store import Aside, Conflict, Kind, SeatRow, StoreError
from astrodrome.server.table import Table
from astrodrome.server.window import Window
from astrodrome.server.wording import trouble

logger = logging.getLogger(__name__)

RETRY_S = 5.0
"""How long a table waits before it tries again what the database did not take."""


class Room(Mailroom):
    """One table and whoever is at it."""

    def __init__(self, table: Table, services: Services, held_until: float, forget: Callable[[Room], None]) -> None:
        super().__init__()
        self.table = table
        self.services = services
        self._clock = services.clock
        self._forget = forget
        self.crowd = Crowd(services.clock, services.config.limits.table_messages)
        now = self._clock.now()
        if table.terms.delay_s:
            self.crowd.gallery = Gallery(table.terms.delay_s, table.moment, now)
        self._held_until = held_until
        self._held = held_until > now
        self._taken_at = now
        self._empty_at = now
        self.lease: int | None = None
        """Under which lease this node has the table; None: it shares its database with nobody."""
        self._retry_at: float | None = None
        self._timer: Timer | None = None
        self._recording: asyncio.Task[None] | None = None
        self._autopilot = Autopilot(table.row.id, services.thinker, self._clock, self.post)
        self._hourglass = Hourglass(table.sand)
        self.desk = Desk(self)
        self._window = Window(self)
        self._plan()
        self.begin(f"table {table.row.id}")

    @property
    def away_s(self) -> float:
        """After how many seconds a bot plays for whoever has left; 0: never by itself."""
        wished = self.table.terms.away_s
        return self.services.config.away_s if wished is None else float(wished)

    @property
    def crowded(self) -> bool:
        """Whether no more sockets are let in."""
        return len(self.crowd) >= self.services.config.limits.sockets

    # The mailbox

    async def _deal_with(self, mail: Mail) -> tuple[int, Exception | None]:
        try:
            result = await self._handle(mail)
        except GameFault as fault:
            await self._stop(fault)
        except Conflict:
            logger.warning("table %s was changed from elsewhere and is read anew", self.table.row.id)
            self._end()
        except NoOpenSeat as error:
            return 0, error
        except StoreError as error:
            self.services.metrics.errors.add("storage")
            self._retry_at = self._clock.now() + RETRY_S
            self._plan()
            return 0, error
        except Exception as error:  # noqa: BLE001 - a fault of ours: the table is read anew, the others go on
            self.services.metrics.errors.add("room")
            logger.error("table %s is read anew: %s", self.table.row.id, steps.whereabouts(error))  # noqa: TRY400
            self._end()
        else:
            self._plan()
            return result, None
        return 0, None if self.open else RoomClosed("the room has ended")

    async def _handle(self, mail: Mail) -> int:
        if isinstance(mail, Take):
            return await self._take_seat(mail)
        match mail:
            case Attach():
                await self._attach(mail)
            case Detach():
                await self._detach(mail.connection)
            case Submit():
                await self._window.submit(mail.connection, mail.message)
            case Decided():
                await self._decided(mail)
            case Request():
                await self._request(mail)
            case AddKeys() | GoesOn():
                self.desk.note(mail)
            case Wake():
                await self._wake()
            case Shut():
                self._end()
        return 0

    # Time

    def held_ms(self) -> int:
        """Return for how long the next questions are still held back."""
        return max(0, round((self._held_until - self._clock.now()) * 1000)) if self._held else 0

    def _plan(self) -> None:
        """Set the timer to the next moment at which something must be done."""
        away_s = self.away_s
        moments = [self._held_until if self._held else None, self._retry_at]
        moments += [self._hourglass.due, self._hourglass.note_at, *self.desk.moments()]
        moments.append(None if self.crowd.gallery is None else self.crowd.gallery.due)
        if away_s and self.table.status in ("waiting", "running"):
            moments.append(self.table.seating.next_absence(away_s))
            if self.table.status == "waiting" and self.crowd and self._taken_at + away_s > self._clock.now():
                moments.append(self._taken_at + away_s)
        if not self.crowd and not self._autopilot.busy:
            moments.append(self._empty_at + self.services.config.idle_s)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [moment for moment in moments if moment is not None]
        if due and self.open:
            self._timer = self._clock.call_at(min(due), lambda: self.post(Wake()))

    async def _wake(self) -> None:
        now = self._clock.now()
        self._retry_at = None
        if self._held and now >= self._held_until:
            self._held = False
            self.crowd.tell(lambda seats: self.table.asked(seats, 0))
        away_s = self.away_s
        if away_s and self.table.seating.replace_absent(now, away_s):
            self.crowd.tell(lambda _: self.table.seats_changed())
        await self.start_if_ready()
        self.desk.wake()
        self.crowd.show_gallery()
        if self._hourglass.due is not None and now >= self._hourglass.due:
            self._hourglass.put_off(now + RETRY_S)
            await self.play(CLOCK, TIME_UP)
        self.follow()
        if self._hourglass.note_at is not None and now >= self._hourglass.note_at:
            await self._note_sand(now)
        if not self.crowd and not self._autopilot.busy and now >= self._empty_at + self.services.config.idle_s:
            self._end()

    # People

    async def _attach(self, mail: Attach) -> None:
        connection = mail.connection
        gallery = None if connection.seats else self.crowd.gallery
        if gallery is not None and self._clock.now() < gallery.opens and self.table.status == "running":
            connection.close(Close.AGAIN, "come back")
            return
        news = self.table.seating.arrive(connection.seats)
        if news:
            self.crowd.tell(lambda _: self.table.seats_changed())
        self.crowd.here.append(connection)
        if not connection.seats:
            self.crowd.tell(self.desk.state, but=connection)
        self.follow()
        state = self.desk.state(connection.seats, late=gallery is not None and self.table.status == "running")
        late = None if gallery is None else gallery.moment
        times = (self.held_ms(), self._sand_ms()) if late is None else (0, None)
        connection.say(self.table.welcome(connection.seats, mail.since, *times, state, late))
        await self.start_if_ready()
        self.follow()

    async def _detach(self, connection: Connection) -> None:
        if connection not in self.crowd.here:
            return
        self.crowd.here.remove(connection)
        now = self._clock.now()
        if not self.crowd:
            self._empty_at = now
        gone = set(connection.seats) - self.crowd.seats
        if self.table.seating.leave(gone, now):
            self.crowd.tell(lambda _: self.table.seats_changed())
        self.desk.forget(connection)
        if gone and self.desk.agreement.open is not None:
            await self.desk.excuse(gone)
            self.desk.tell()
        elif not connection.seats:
            self.desk.tell()
        self.follow()

    async def _take_seat(self, mail: Take) -> int:
        seat = self.table.seating.open_seat(mail.seat)
        if seat is None or self.table.status != "waiting":
            raise NoOpenSeat("every seat of this table is taken" if mail.seat is None else "this seat is taken")
        row = SeatRow(seat, "person", mail.name, None, mail.token_hash)
        await self.services.store.take_seat(self.table.row.id, row)
        now = self._clock.now()
        self._taken_at = now
        self.table.seating.sit(row, now)
        self.table.picture = self.table.take_picture()
        self.crowd.tell(lambda _: self.table.seats_changed())
        return seat

    async def change_seat(self, row: SeatRow, was: Kind) -> None:
        """Let somebody else have a seat before the start; whoever held it looks on."""
        await self.services.store.take_seat(self.table.row.id, row, was)
        self.table.seating.change(row)
        self.crowd.drop_seat(row.seat)
        self._taken_at = self._clock.now()
        self.table.picture = self.table.take_picture()
        self.crowd.tell(lambda _: self.table.seats_changed())
        await self.start_if_ready()

    async def _request(self, mail: Request) -> None:
        try:
            await self.desk.ask(mail.connection, mail.message)
        except Conflict:
            raise
        except StoreError:
            mail.connection.say(trouble("storage", "not-kept", mail.message.id))

    # The game

    async def start_if_ready(self) -> None:
        """Begin when every seat is taken and every person has come, or those who have came long enough ago."""
        table, now = self.table, self._clock.now()
        if table.status != "waiting" or not self.crowd or table.seating.first_open() is not None:
            return
        people = set(table.seating.people())
        if table.terms.start == "ready" and not people <= table.seating.ready:
            return
        patience = self.services.config.away_s
        if not people <= table.seating.seen and not (patience and now >= self._taken_at + patience):
            return
        try:
            await self.services.store.start(table.row.id, self._clock.wall_ms())
        except Conflict:
            raise
        except StoreError:
            logger.warning("table %s could not start: the database did not take it", table.row.id)
            self._retry_at = now + RETRY_S
            return
        table.status = "over" if table.game.over else "running"
        logger.info("table started", extra={"table": table.row.id, "game": table.spec.name})
        self._announce(table.records[0])

    async def play(self, seat: int, action: Action, stand_in: bool = False) -> None:
        """Play, append, adopt, tell."""
        table = self.table
        step = steps.prepare(table, seat, action, self._clock.wall_ms())
        aside = Aside(stand_in, self.desk.times())
        with self.services.metrics.appends.timed():
            await self.services.store.append(table.row.id, step.record.entry, step.body, step.status, aside)
        steps.adopt(table, step, seat, action)
        self.services.metrics.moves.add("stand-in" if stand_in else table.seating.mover(seat))
        table.seating.note_answer(seat, stand_in)
        if step.record.unseen:
            self.crowd.tell(lambda seats: table.asked(seats, 0, step.record), only=seat)
            self.follow()
        else:
            self.desk.moved()
            self._announce(step.record)
        if table.status == "over":
            logger.info("table over", extra={"table": table.row.id, "game": table.spec.name})
            self._recording = asyncio.create_task(recording.keep(self.services.store, table.spec, table.row.id))
        if table.status == "over" and table.seating.substituted:
            self.crowd.tell(lambda _: table.seats_changed())

    async def go_back(self, to: int) -> None:
        """Let the table be as it was after so many answers: an entry like any other."""
        table = self.table
        step = steps.prepare_undo(table, to, self._clock.wall_ms())
        with self.services.metrics.appends.timed():
            await self.services.store.append(table.row.id, step.record.entry, step.body, step.status)
        steps.adopt(table, step, None)
        self.services.metrics.moves.add("undo")
        if step.record.unseen:
            # In a window only the whole table goes back: all are asked anew, whether or not they had answered.
            self.crowd.tell(lambda seats: table.asked(seats, self.held_ms()))
            self.follow()
        else:
            self._announce(step.record)

    def _announce(self, record: Record) -> None:
        """Tell an entry to all, hold the next questions back while it is shown, and let bots think on."""
        now = self._clock.now()
        paces = record.steps() if self.table.status == "running" else 0
        self._held_until = now + paces * self.table.row.pace_ms / 1000
        self._held = self._held_until > now
        self.follow()
        self.desk.notify()
        sand_ms = self._sand_ms()
        moment = self.table.moment
        self.crowd.tell(lambda seats: self.table.made(record, seats, self.held_ms(), sand_ms), moment=moment)
        if self.desk.clocks is not None:
            self.desk.tell()

    def follow(self) -> None:
        """Let bots think for the seats that are asked and that no person plays."""
        if not self.open:  # what was under way when the table was abandoned
            return
        table = self.table
        stand_in = self.services.config.bot_or_random(table.spec.name, self.services.config.stand_in)
        self.desk.follow()
        here = bool(self.crowd) and not self.desk.paused
        bots = {} if self.desk.paused else automatic.bots_asked(table, stand_in, visited=here)
        now = self._clock.now()
        beat_from = max(now, self._held_until)
        self._autopilot.follow(table.game, bots, beat_from + automatic.beat_s(table))
        # Like a stand-in, sand waits for somebody to be there.
        turned = table.turned if table.status == "running" else None
        self._hourglass.follow(table.game, turned, here, now, beat_from)

    def _sand_ms(self) -> int | None:
        return self._hourglass.left_ms(self._clock.now())

    async def _note_sand(self, now: float) -> None:
        """Note the sand that is left. Where the database does not take it, the next note will do."""
        sand = self._hourglass.note(now)
        if sand is not None:
            with suppress(StoreError):
                await self.services.store.keep_sand(self.table.row.id, sand)

    async def _decided(self, decided: Decided) -> None:
        table = self.table
        if not self._autopilot.take(decided):
            return
        if table.status == "running" and decided.number == table.game.number and decided.seat in table.game.asked:
            person = table.seating.rows[decided.seat].kind == "person"
            await self.play(decided.seat, steps.choose(table, decided), stand_in=person)

    # The end

    async def _stop(self, fault: GameFault) -> None:
        """Stop this table alone; its log is kept."""
        self.services.metrics.errors.add("game")
        logger.error("table %s is stopped: %s", self.table.row.id, fault)
        self.table.status = "stopped"
        self._held = False
        self.follow()
        try:
            await self.services.store.stop_table(self.table.row.id)
        except StoreError:
            logger.exception("table %s could not be marked as stopped", self.table.row.id)
        stopped = Stopped("This table was stopped by a fault in its game. Its log is kept.")
        self.crowd.tell(lambda _: stopped)

    def abandon(self) -> None:
        """Leave the table at once, whatever is under way: it is another's by now."""
        self._end()
        self.post(Shut())

    def _end(self) -> None:
        """Leave the table as it is kept; whoever is here comes back to it."""
        self.open = False
        self._autopilot.close()
        if self._timer is not None:
            self._timer.cancel()
        self.crowd.dismiss()
        self._forget(self)
