"""The table's own desk: seats before the start, pauses, proposals, thinking times, going back, chat. No rule is here.

The room hands it what people ask; it says yes, or no with a line of `docs/rules/table.md`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.words import KERNEL_WORDS
from astrodrome.server import step as steps
from astrodrome.server import taking_back
from astrodrome.server.agreeing import Agreement
from astrodrome.server.asks import Ask, Chat, Consent, Fill, Foresee, Leave, Propose, React, Ready, Resume, Undo
from astrodrome.server.chatting import LENGTH, TooMuch
from astrodrome.server.connection import Connection
from astrodrome.server.limits import Bucket, clean_name
from astrodrome.server.mail import AddKeys, GoesOn
from astrodrome.server.protocol import Ok
from astrodrome.server.roomstate import Foreseen, Proposal, Reacted, RoomState, Said
from astrodrome.server.store import SeatRow
from astrodrome.server.thinking import SeatClocks
from astrodrome.server.wording import trouble

if TYPE_CHECKING:
    from astrodrome.server.room import Room

logger = logging.getLogger(__name__)

BEGUN: Final = Refusal("AD-006", "table-begun")
NOT_OPEN: Final = Refusal("AD-007", "table-not-open")
NOT_SEATED: Final = Refusal("AD-008", "table-not-seated")
PAUSED: Final = Refusal("AD-009", "table-paused")
NOT_PLAYING: Final = Refusal("AD-010", "table-not-playing")
ONE_WISH: Final = Refusal("AD-011", "table-one-wish")
NO_WISH: Final = Refusal("AD-012", "table-no-wish")
NOTHING_BACK: Final = Refusal("AD-013", "table-nothing-back")
NO_WAY_BACK: Final = Refusal("AD-014", "table-no-way-back")
WINDOW_BACK: Final = Refusal("AD-014", "table-window-back")
IS_HERE: Final = Refusal("AD-015", "table-is-here")


class Desk:
    """What people may ask of one table, and its state beside the game."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._table = room.table
        self._clock = room.services.clock
        self.paused = room.table.row.paused
        self.agreement = Agreement()
        thinking = room.table.terms.thinking
        kept = room.table.row.times
        self.clocks = None if thinking is None else SeatClocks(thinking, kept, self._clock.wall_ms())
        self._buckets: dict[int, Bucket] = {}
        self._notified: dict[int, int] = {}
        """The decision at which each seat was last told that it is its turn."""
        self._back_to: int | None = None
        """Where the open proposal to go back leads: secret answers given meanwhile do not change it."""

    # State

    def state(self, seats: tuple[int, ...], *, late: bool = False) -> RoomState:
        """Compose the table beside its game, as whoever holds these seats sees it.

        `late`: for somebody who sees the game as it was: clocks and proposals would tell how it is now.
        """
        table, now = self._table, self._clock.now()
        return RoomState(
            ready=tuple(sorted(table.seating.ready)),
            paused=self.paused,
            proposal=None if late else self.agreement.open,
            settled=None if late else self.agreement.settled,
            times=() if late or self.clocks is None else self.clocks.times(now),
            undo=tuple(seat for seat in seats if table.last_of(seat) is not None),
            watchers=self._room.crowd.watchers,
            next=table.next,
        )

    def notify(self) -> None:
        """Tell the table's address whose turn it is, where it has one: each seat once for each question."""
        table, address = self._table, self._table.terms.webhook
        if address is None or table.status != "running":
            return
        waiting, rows = table.game.situation.waiting, table.seating.rows
        asked = {seat for seat in waiting if seat != CLOCK and rows[seat].kind == "person"}
        for seat in [seat for seat in sorted(asked) if self._notified.get(seat) != table.game.number]:
            name = table.seating.rows[seat].name
            words = f"{name}, it is your turn at {table.spec.name}. / {name}, à toi de jouer à {table.spec.name}."
            body = {"content": words, "table": table.row.id, "game": table.spec.name, "seat": seat, "name": name}
            self._room.services.messenger.tell(address, body)
        self._notified = dict.fromkeys(asked, table.game.number)

    def tell(self) -> None:
        """Tell everybody how the table stands beside its game."""
        self._room.crowd.tell(self.state)

    def moments(self) -> list[float | None]:
        """Return when something must be done."""
        return [self.agreement.due, None if self.clocks is None else self.clocks.due]

    def follow(self) -> None:
        """Let thinking clocks follow the table: they run for the people it waits for."""
        table, clocks, now = self._table, self.clocks, self._clock.now()
        if clocks is None:
            return
        running = table.status == "running"
        waiting = table.game.situation.waiting if running else ()
        there = bool(self._room.crowd) or clocks.lasting
        runs = running and there and not self.paused and not self._room.held_ms()
        clocks.follow(table.seating.people(), waiting, table.game.number, runs, now)
        table.seating.out_of_time = clocks.out(now) if running else set()

    def times(self) -> bytes | None:
        """Return the thinking clocks as they are to be kept."""
        return None if self.clocks is None else self.clocks.keep(self._clock.now(), self._clock.wall_ms())

    def wake(self) -> None:
        """Drop a proposal that nobody has answered in time; look at the clocks."""
        now = self._clock.now()
        if self.agreement.due is not None and now >= self.agreement.due:
            self.agreement.drop()
            self.tell()
        if self.clocks is not None and self.clocks.due is not None and now >= self.clocks.due:
            self.follow()
            self.tell()

    def moved(self) -> None:
        """The table has moved on for all to see: nobody goes back from here by an old proposal."""
        proposal = self.agreement.open
        if proposal is not None and proposal.wish == "undo":
            self.agreement.drop()
            self.tell()

    def note(self, mail: AddKeys | GoesOn) -> None:
        """Note what was done about this table elsewhere: keys for another device, a rematch."""
        if isinstance(mail, AddKeys):
            self._table.seating.keys += mail.keys
        else:
            self._table.next = mail.table
            self.tell()

    async def excuse(self, seats: set[int]) -> None:
        """Go on without the answers of those who have left."""
        self.agreement.excuse(seats)
        await self._carry_out()

    # What is asked

    async def ask(self, connection: Connection, message: Ask) -> None:
        """Do what somebody asks, and answer them."""
        if isinstance(message, Chat):
            await self._chat(connection, message)
            return
        if isinstance(message, React):
            self._react(connection, message)
            return
        if not connection.seats or (message.seat not in connection.seats and not isinstance(message, Fill)):
            self._refuse(connection, message.id, NOT_SEATED)
        elif isinstance(message, Foresee):
            await self._foresee(connection, message)
        else:
            refusal = await self._do(connection, message)
            if refusal is not None:
                self._refuse(connection, message.id, refusal)
            else:
                connection.say(Ok(message.id, self._table.shown))
                self.tell()

    async def _do(self, connection: Connection, message: Ask) -> Refusal | None:
        match message:
            case Leave() | Fill() | Ready():
                return await self._seats(message)
            case Propose():
                return await self._propose(connection, message)
            case Consent():
                return await self._consent(connection, message)
            case Resume():
                return await self._resume()
            case Undo():
                return await self._undo(message.seat)
            case _:
                raise AssertionError("every ask is one of these")

    def _refuse(self, connection: Connection, id_: int, refusal: Refusal) -> None:
        connection.say(steps.refused(id_, refusal.spoken_with(KERNEL_WORDS)))

    # Seats

    async def _seats(self, message: Leave | Fill | Ready) -> Refusal | None:
        table, seat = self._table, message.seat
        if table.status != "waiting":
            return BEGUN
        if not 0 <= seat < len(table.seating.rows):
            return NOT_OPEN
        if isinstance(message, Ready):
            (table.seating.ready.add if message.ready else table.seating.ready.discard)(seat)
            await self._room.start_if_ready()
            return None
        row = table.seating.rows[seat]
        if isinstance(message, Leave):
            changed = SeatRow(seat, "open", "", None, None)
        else:
            bots = self._room.services.config.bots(table.spec.name)
            wanted = "open" if message.bot is not None else "bot"
            if row.kind != wanted or (message.bot is not None and message.bot not in bots):
                return NOT_OPEN
            kind = SeatRow(seat, "open", "", None, None)
            changed = kind if message.bot is None else SeatRow(seat, "bot", clean_name(message.name), message.bot, None)
        await self._room.change_seat(changed, row.kind)
        return None

    # Proposals

    async def _propose(self, connection: Connection, message: Propose) -> Refusal | None:
        table = self._table
        if self.agreement.open is not None:
            return ONE_WISH
        if table.status != "running":
            return NOT_PLAYING
        refusal = self._cannot_wish(message)
        if refusal is not None:
            return refusal
        here = table.seating.present - set(connection.seats) - table.seating.stood_in
        self._back_to = table.last_of(message.seat) if message.wish == "undo" else None
        self.agreement.propose(message.seat, message.wish, message.about, here, self._clock.now())
        await self._carry_out()
        return None

    def _cannot_wish(self, message: Propose) -> Refusal | None:
        seating = self._table.seating
        if message.wish == "pause":
            return PAUSED if self.paused else None
        if message.wish == "undo":
            return NOTHING_BACK if self._table.last_of(message.seat) is None else None
        away = set(seating.people()) - seating.present - seating.stood_in
        return None if message.about in away else IS_HERE

    async def _consent(self, connection: Connection, message: Consent) -> Refusal | None:
        proposal = self.agreement.open
        if proposal is None or proposal.number != message.proposal or message.seat not in proposal.missing:
            return NO_WISH
        # Those who share a screen answer together: they sit side by side.
        self.agreement.answer((message.seat, *connection.seats), message.agree)
        await self._carry_out()
        return None

    async def _carry_out(self) -> None:
        """Do what everybody has agreed to."""
        proposal: Proposal | None = self.agreement.agreed()
        if proposal is None:
            return
        table = self._table
        if proposal.wish == "pause":
            await self._pause(paused=True)
        elif proposal.wish == "undo":
            to = self._back_to
            if to is not None and to < len(table.line):  # or it was taken back meanwhile
                await self._room.go_back(to)
        elif proposal.about is not None and proposal.about not in table.seating.present:
            table.seating.stood_in.add(proposal.about)
            self._room.crowd.tell(lambda _: table.seats_changed())
            self._room.follow()

    async def _resume(self) -> Refusal | None:
        if not self.paused:
            return NO_WISH
        await self._pause(paused=False)
        return None

    async def _pause(self, paused: bool) -> None:
        await self._room.services.store.keep_room(self._table.row.id, paused, self.times())
        self.paused = paused
        self._room.follow()

    # Going back

    async def _undo(self, seat: int) -> Refusal | None:
        table = self._table
        if table.status != "running":
            return NOT_PLAYING
        if self.paused:
            return PAUSED
        to, last = table.last_of(seat), table.last
        if to is None:
            return NOTHING_BACK
        if taking_back.in_window(table.game, seat):
            return WINDOW_BACK
        if last is None or last.seat != seat or last.to != to:
            return NO_WAY_BACK
        if await asyncio.to_thread(taking_back.reveals, last.before, seat, last.action):
            return NO_WAY_BACK
        await self._room.go_back(to)
        return None

    async def _foresee(self, connection: Connection, message: Foresee) -> None:
        table = self._table
        prompted = table.status == "running" and message.number == table.game.number
        if not prompted or message.seat not in table.game.asked:
            self._refuse(connection, message.id, NOT_PLAYING)
            return
        try:
            back = await asyncio.to_thread(taking_back.foresee, table.game.copy(), message.seat)
        except Exception as error:  # noqa: BLE001 - asked of a copy: the table is as it was
            logger.error("table %s: cannot foresee: %s", table.row.id, steps.whereabouts(error))  # noqa: TRY400
            connection.say(trouble("fault", "not-foreseen", message.id))
            return
        if table.row.origin is not None:
            back = "never"  # a table that began in the middle of a game has no log to go back in
        connection.say(Foreseen(message.id, message.seat, message.number, back))

    # Chat

    def _may_talk(self, connection: Connection, id_: int, seat: int | None) -> bool:
        limits, now = self._room.services.config.limits, self._clock.now()
        if (seat is None) != (not connection.seats) or (seat is not None and seat not in connection.seats):
            self._refuse(connection, id_, NOT_SEATED)
            return False
        bucket = self._buckets.setdefault(id(connection), Bucket(limits.chat_per_second, limits.chat_burst, now))
        if not bucket.take(now):
            connection.say(trouble("rate", "talks-too-fast", id_))
            return False
        return True

    def forget(self, connection: Connection) -> None:
        """Forget somebody who has gone."""
        self._buckets.pop(id(connection), None)

    def _name(self, connection: Connection, seat: int | None) -> str:
        return connection.name if seat is None else self._table.seating.rows[seat].name

    async def _chat(self, connection: Connection, message: Chat) -> None:
        if not self._may_talk(connection, message.id, message.seat):
            return
        table = self._table
        try:
            name = self._name(connection, message.seat)
            line = table.talked.compose(message, message.seat, name, self._clock.wall_ms())
        except TooMuch as error:
            connection.say(trouble("too-large", str(error), message.id, letters=LENGTH))
            return
        await self._room.services.store.say(table.row.id, line.number, msgspec.json.encode(line))
        table.talked.add(line)
        watching = None if table.status == "over" else line.where == "watchers"
        self._room.crowd.tell_those(Said(line), watching)
        connection.say(Ok(message.id, table.shown))

    def _react(self, connection: Connection, message: React) -> None:
        if self._may_talk(connection, message.id, message.seat):
            reacted = Reacted(message.seat, self._name(connection, message.seat), message.face)
            watching = None if self._table.status == "over" or message.seat is not None else True
            self._room.crowd.tell_those(reacted, watching)
            connection.say(Ok(message.id, self._table.shown))
