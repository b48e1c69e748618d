"""A room: one table, one mailbox. Everything that happens to a table happens here, one thing after another.

A fault in the game stops this table alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from astrodrome.kernel.records import TIME_UP
from astrodrome.kernel.seats import CLOCK
from astrodrome.server.protocol.messages import Close, Ok, Play, Try, World
from astrodrome.server.protocol.terms import away_after
from astrodrome.server.protocol.wording import trouble
from astrodrome.server.room import autopilot, submissions
from astrodrome.server.room.autopilot import Decided
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.game_runner import RETRY_S, GameRunner
from astrodrome.server.room.game_start import GameStart
from astrodrome.server.room.mailbox import (
    AddKeys,
    Attach,
    Detach,
    Mail,
    Mailbox,
    RematchMade,
    Remind,
    Request,
    Retell,
    Revoke,
    ShutDown,
    Submit,
    TakeSeat,
    Wake,
)
from astrodrome.server.room.request_dispatch import RequestDispatch
from astrodrome.server.room.services import Services
from astrodrome.server.room.standing_answers import Early
from astrodrome.server.room.submissions import Gate
from astrodrome.server.room.table_changes import TableChanges
from astrodrome.server.store.store import Conflict, SeatRow, StoreError
from astrodrome.server.support.clock import Timer
from astrodrome.server.support.errors import GameFault, NoOpenSeat, RoomClosed, error_origin
from astrodrome.server.support.limits import seat_name
from astrodrome.server.table.pending_entry import Answer, PendingEntry, play_legal
from astrodrome.server.table.table import Table
from astrodrome.server.table.worlds import deal_world

logger = logging.getLogger(__name__)


class Room:
    """One table and the people at it."""

    def __init__(self, table: Table, services: Services, held_until: float, forget: Callable[[Room], None]) -> None:
        self.table = table
        self.services = services
        self._clock = services.clock
        self._forget = forget
        self.mailbox = Mailbox()
        self.runner = GameRunner(table, services, held_until, self.mailbox.post)
        self.audience = self.runner.audience
        self._start = GameStart(self.runner)
        self._changes = TableChanges(self.runner, self._start)
        self._requests = RequestDispatch(self.runner, self._changes)
        self.empty_at = self._clock.now()
        """Since when nobody is at the table, where nobody is."""
        self.lease: int | None = None
        """Under which lease this node has the table; None: it shares its database with nobody."""
        self._timer: Timer | None = None
        self._set_timer()
        self._task = asyncio.create_task(self.mailbox.read(self._deal_with), name=f"table {table.row.id}")

    @property
    def away_s(self) -> float:
        """After how many seconds a bot plays for somebody who has left; 0: never by itself."""
        return away_after(self.table.terms, self.services.config.away_s)

    @property
    def full(self) -> bool:
        """Whether no more sockets are let in."""
        return len(self.audience) >= self.services.config.limits.sockets

    @property
    def idle(self) -> bool:
        """Whether nobody is here, no bot thinks, and nothing waits to be dealt with."""
        return not (self.audience or self.runner.autopilot.busy or self.mailbox.busy) and self.mailbox.open

    def last_public_entry(self) -> int | None:
        """Return the last entry that anybody without a seat may know of; None: none yet."""
        delayed = self.audience.delayed
        return self.table.entry if delayed is None else delayed.entry(self.table.status, self._clock.now())

    # The mailbox

    async def _deal_with(self, mail: Mail) -> tuple[int, Exception | None]:
        try:
            result = await self._handle(mail)
        except GameFault as fault:
            await self.runner.stop(fault)
        except Conflict:
            logger.warning("table %s was changed from elsewhere and is read again", self.table.row.id)
            self._end()
        except NoOpenSeat as error:
            return 0, error
        except StoreError as error:
            self.services.metrics.errors.add("storage")
            self.runner.retry_at = self._clock.now() + RETRY_S
            self._set_timer()
            return 0, error
        except Exception as error:  # noqa: BLE001 - a fault of ours: the table is read again, the others go on
            self.services.metrics.errors.add("room")
            logger.error("table %s is read again: %s", self.table.row.id, error_origin(error))  # noqa: TRY400
            self._end()
        else:
            self._set_timer()
            return result, None
        return 0, None if self.mailbox.open else RoomClosed("the room has ended")

    async def _handle(self, mail: Mail) -> int:
        if isinstance(mail, TakeSeat):
            return await self._take_seat(mail)
        match mail:
            case Attach():
                await self._attach(mail)
            case Detach():
                await self._detach(mail.connection)
            case Submit() if not mail.connection.closing:
                await self._submit(mail.connection, mail.message)
            case Decided():
                await self._play_for_bot(mail)
            case Request() if not mail.connection.closing:
                await self._requests.answer(mail.connection, mail.message)
            case AddKeys() | RematchMade() | Revoke() | Remind() | Retell():
                await self._note(mail)
            case Wake():
                await self._wake()
            case ShutDown():
                self._end()
        return 0

    # Answers to the game

    async def _submit(self, connection: Connection, message: Play | Try | World) -> None:
        gate = Gate(self.runner.beside.paused, self.runner.hold.left_ms() > 0)
        if isinstance(message, World):
            await self._deal_world(connection, message, gate)
            return
        if isinstance(message, Play) and self._is_early(connection, message):
            # Whether a person had a choice shows in nothing, so not in how soon they answer either (AD-025).
            self.runner.standing.hold(connection, message)
            return
        try:
            made = submissions.prepare(self.table, gate, connection.seats, message, self._clock.wall_ms())
        except GameFault:
            connection.say(trouble("fault", "not-played", message.id))
            raise
        if not isinstance(made, PendingEntry):
            connection.say(made)
            return
        await self.runner.append(made)
        connection.gather()  # the entry and its confirmation
        try:
            self.runner.adopt(made)
            connection.say(Ok(message.id, self.table.last_public_entry))
        finally:
            connection.release()

    def _is_early(self, connection: Connection, message: Play) -> bool:
        """Return whether an answer comes before the beat at a table of several people, where a choice is a secret."""
        table = self.table
        asked = table.status == "running" and not table.game.over and message.seat in table.game.asked
        # What a stranger sends for a seat is refused at once: held, it would take the place of the table's answer.
        if (
            not asked
            or message.seat not in connection.seats
            or message.number != table.game.number
            or not table.game.decision.veiled
            or connection.program
        ):
            return False
        return len(table.seating.people()) > 1 and self._clock.now() < self.runner.standing.beat_at

    async def _deal_world(self, connection: Connection, message: World, gate: Gate) -> None:
        """Deal a world to a program; that its seat is played by one is kept before the first."""
        obstacle = submissions.find_obstacle(self.table, gate, connection.seats, message.seat)
        if obstacle is None and not connection.program:
            obstacle = "no-program", "no-program"
        if obstacle is not None:
            connection.say(trouble(*obstacle, message.id))
            return
        if not self.table.seating.rows[message.seat].program:
            try:
                await self.services.store.mark_program(self.table.row.id, message.seat)
            except Conflict:
                raise
            except StoreError:
                connection.say(trouble("storage", "not-kept", message.id))
                return
            self.table.seating.mark_program(message.seat)
        connection.say(deal_world(self.table, message))

    async def _play_for_bot(self, decided: Decided) -> None:
        table = self.table
        if not self.runner.autopilot.take(decided):
            return
        if table.status == "running" and decided.number == table.game.number and decided.seat in table.game.asked:
            person = table.seating.rows[decided.seat].kind == "person"
            await self.runner.commit(autopilot.play(table, decided, self._clock.wall_ms()), stand_in=person)

    async def _answer_at_beat(self, now: float) -> None:
        """Take the answers that were held until the beat, and give those of the table, in the order of seats."""
        table = self.table
        for one in self.runner.standing.ready(now):
            if isinstance(one, Early):
                await self._submit_early(one)
                continue
            seat, due = one
            open_still = table.status == "running" and due.number == table.game.number and seat in table.game.asked
            if open_still and not self.runner.beside.paused:
                await self.runner.commit(play_legal(table, Answer(seat, due.action), self._clock.wall_ms()))

    async def _submit_early(self, early: Early) -> None:
        """Take an answer that was held until the beat; its sender hears where it could not be kept."""
        if early.connection.closing:
            return
        try:
            await self._submit(early.connection, early.message)
        except Conflict:
            raise
        except StoreError:
            early.connection.say(trouble("storage", "not-kept", early.message.id))

    # People

    async def _note(self, mail: AddKeys | RematchMade | Revoke | Remind | Retell) -> None:
        """Note what was done about this table elsewhere: keys for another device or for none, a rematch, the hour."""
        if isinstance(mail, AddKeys):
            self.table.seating.tokens.add_keys(mail.keys)
        elif isinstance(mail, RematchMade):
            self.table.next = mail.table
            self.runner.updates.send_state()
        elif isinstance(mail, Remind):
            self.runner.notices.remind(self.table, self.runner.clocks.deadlines())
        elif isinstance(mail, Retell):
            self.runner.notices.retell(self.table, mail.held, self.runner.clocks.deadlines())
        else:
            for seat in mail.seats:
                await self.services.store.revoke(self.table.row.id, seat, mail.token_hash)
                self.table.seating.tokens.replace(seat, mail.token_hash)
            self.audience.send_back(set(mail.seats))

    async def _attach(self, mail: Attach) -> None:
        connection, runner = mail.connection, self.runner
        delayed = None if connection.seats else self.audience.delayed
        if delayed is not None and self._clock.now() < delayed.opens and self.table.status == "running":
            connection.close(Close.AGAIN, "come back")
            return
        if self.table.seating.presence.arrive(connection.seats, connection.program):
            runner.updates.send_seats()
        self.audience.here.append(connection)
        if not connection.seats:
            runner.updates.send_state(but=connection)
        runner.follow()
        behind = delayed is not None and self.table.status == "running"
        state = runner.updates.state(connection.seats, late=behind, welcome=True)
        moment = None if delayed is None else delayed.moment
        held_ms, sand_ms = runner.hold.left_ms(), runner.clocks.hourglass.left_ms(self._clock.now())
        times = (held_ms, sand_ms) if moment is None else (0, None)
        answers = runner.standing.announced()
        connection.say(self.table.welcome(connection.seats, mail.since, *times, state, moment, answers))
        await self._start.start_if_ready()
        runner.follow()

    async def _detach(self, connection: Connection) -> None:
        if connection not in self.audience.here:
            return
        self.audience.here.remove(connection)
        now, runner = self._clock.now(), self.runner
        if not self.audience:
            self.empty_at = now
        gone = set(connection.seats) - self.audience.seats
        if self.table.seating.presence.leave(gone, now):
            runner.updates.send_seats()
        self._requests.forget(connection)
        if gone and runner.beside.proposals.open is not None:
            await self._changes.excuse(gone)
            runner.updates.send_state()
        elif not connection.seats:
            runner.updates.send_state()
        await self._start.start_if_ready()  # the person it waited for may be gone
        runner.follow()

    async def _take_seat(self, mail: TakeSeat) -> int:
        seat = self.table.seating.open_seat(mail.seat)
        if seat is None or self.table.status != "waiting":
            raise NoOpenSeat("every seat of this table is taken" if mail.seat is None else "this seat is taken")
        row = SeatRow(seat, "person", seat_name(mail.name, seat), None, mail.token_hash)
        await self.services.store.take_seat(self.table.row.id, row)
        now = self._clock.now()
        self._start.taken_at = now
        self.table.seating.sit(row, now)
        self.table.retake_snapshot()
        self.runner.updates.send_seats()
        return seat

    # Time

    def _set_timer(self) -> None:
        """Set the timer to the next moment at which something must be done."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [moment for moment in (*self.runner.moments(), *self._moments()) if moment is not None]
        if due and self.mailbox.open:
            self._timer = self._clock.call_at(min(due), partial(self.mailbox.post, Wake()))

    def _moments(self) -> list[float | None]:
        """Return when somebody will have been away for long, and when an empty table is let go."""
        away_s, runner, moments = self.away_s, self.runner, list[float | None]()
        if away_s and self.table.status in ("waiting", "running"):
            moments.append(self.table.seating.presence.next_absence(away_s))
            if self.table.status == "waiting" and self.audience and self._start.taken_at + away_s > self._clock.now():
                moments.append(self._start.taken_at + away_s)
        if not self.audience and not runner.autopilot.busy:
            moments.append(self.empty_at + self.services.config.idle_s)
        return moments

    async def _wake(self) -> None:
        now, runner, hourglass = self._clock.now(), self.runner, self.runner.clocks.hourglass
        runner.retry_at = None
        if runner.hold.due is not None and now >= runner.hold.due:
            runner.release()
        away_s = self.away_s
        if away_s and self.table.seating.presence.replace_absent(now, away_s):
            runner.updates.send_seats()
        await self._start.start_if_ready()
        if runner.beside.draw.late(self.audience.here, now):
            runner.updates.send_state()
        runner.wake()
        await self._answer_at_beat(now)
        self.audience.send_delayed()
        if hourglass.due is not None and now >= hourglass.due:
            hourglass.put_off(now + RETRY_S)
            await runner.commit(play_legal(self.table, Answer(CLOCK, TIME_UP), self._clock.wall_ms()))
        runner.follow()
        if hourglass.note_at is not None and now >= hourglass.note_at:
            await runner.clocks.keep_sand(self.services.store)
        if not self.audience and not runner.autopilot.busy and now >= self.empty_at + self.services.config.idle_s:
            self._end()

    # The end

    async def close(self) -> None:
        """Finish what is in the mailbox, then end."""
        self.mailbox.post(ShutDown())
        await self._task

    def abandon(self) -> None:
        """Leave the table at once, whatever is under way: it is another's by now."""
        self._end()
        self.mailbox.post(ShutDown())

    def _end(self) -> None:
        """Leave the table as it is kept; those who are here come back to it."""
        self.mailbox.open = False
        if self._timer is not None:
            self._timer.cancel()
        self._requests.close()
        self.runner.close()
        self._forget(self)
