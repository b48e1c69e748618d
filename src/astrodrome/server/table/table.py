"""A table in memory: its game, its entries, its seats. It composes messages; the room decides when to send them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from msgspec import Raw

from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.fields import Json
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.bodies import Summary
from astrodrome.server.protocol.messages import (
    Asked,
    EntryMade,
    Past,
    SeatsChanged,
    StandingAnswer,
    Welcome,
)
from astrodrome.server.protocol.room_state import RoomState
from astrodrome.server.protocol.terms import public_terms, read_terms
from astrodrome.server.store.store import Status, StoredTable
from astrodrome.server.table.chat import ChatHistory
from astrodrome.server.table.hourglass import clock_question_after
from astrodrome.server.table.pending_entry import PendingEntry
from astrodrome.server.table.rebuild import MOST_PAST_ENTRIES, Rebuilt
from astrodrome.server.table.seat_orders import TableOrders
from astrodrome.server.table.seating import Seating
from astrodrome.server.table.seed_commitment import seed_commitment
from astrodrome.server.table.snapshot import EntryRecord, Moment, take_snapshot
from astrodrome.server.table.undo import LastAnswer


def without_content(options: Mapping[str, Json]) -> Raw:
    """Return options as JSON, without custom content."""
    return Raw(to_bytes({**options, "content": None} if options.get("content") is not None else dict(options)))


NO_ANSWERS: Final[Mapping[int, StandingAnswer]] = {}


def _of(seats: tuple[int, ...], standing: Mapping[int, StandingAnswer]) -> dict[int, StandingAnswer]:
    return {seat: standing[seat] for seat in seats if seat in standing} if standing else {}


class Table:
    """One table: what is kept of it, played up to now."""

    def __init__(self, spec: AnySpec, kept: StoredTable, built: Rebuilt, now: float) -> None:
        self.spec = spec
        self.row = kept.table
        self.terms = read_terms(kept.table.terms)
        self.seating = Seating(kept.seats, now, kept.keys)
        self.status: Status = "over" if built.game.over and kept.table.status == "running" else kept.table.status
        self.game = built.game
        self.records = built.records
        self.last_public_entry = built.last_public_entry
        self.standing_entries = built.standing_entries
        """The entries that still count as answers."""
        self.undos = Counter(record.by for record in built.records if record.undo is not None)
        """How often the table has gone back for each seat."""
        self.last_answer: LastAnswer | None = None
        """The last answer, as long as nobody else has answered after it."""
        self.chat = ChatHistory(kept.chat)
        self.next = kept.table.next
        """The table of the rematch."""
        self.clock_question = built.clock_question
        """What the clock is asked, and since when."""
        self.orders = TableOrders(kept.table.orders)
        """The standing orders of its people."""
        self.sand = kept.sand
        """The sand as it was noted when the table was last in memory."""
        options = spec.options_json(built.game.options)
        self.options = Raw(to_bytes(options))
        self.listed_options = without_content(options)
        """The options as the lobby shows them."""
        self.header = Log.from_json(kept.table.header)
        self.commitment = seed_commitment(kept.table.id, self.header)
        for entry in sorted(kept.stand_ins):
            seat = self.records[entry].by
            if seat is not None:
                self.seating.note_answer(seat, stand_in=True)
        self.snapshot = take_snapshot(self.game, self.seating.people())

    def may_start(self, *, waited: bool) -> bool:
        """Whether every seat is taken and everybody has come; `waited`: it need not wait for them any longer."""
        if self.status != "waiting" or self.seating.first_open() is not None:
            return False
        people = set(self.seating.people())
        if self.terms.start == "ready" and not people <= self.seating.ready:
            return False
        return waited or people <= self.seating.presence.seen

    def begin(self, header: Log, built: Rebuilt) -> None:
        """Begin the game of a header whose seed has been drawn."""
        self.row = replace(self.row, header=header.to_json())
        self.header = header
        self.game, self.records, self.last_public_entry = built.game, built.records, built.last_public_entry
        self.standing_entries, self.clock_question = built.standing_entries, built.clock_question
        self.retake_snapshot()

    def adopt(self, pending: PendingEntry) -> None:
        """Let an entry that is durable be the last one: its copy of the game becomes the game."""
        record, answered_by = pending.record, None
        if record.undo is not None:
            del self.standing_entries[record.undo :]
            self.undos[record.by] += 1
            self.last_answer = None
            self.orders.forget_passes()
        else:
            answered_by = record.by
            assert answered_by is not None, "somebody has answered"
            assert record.action is not None, "with an action"
            self.last_answer = LastAnswer(answered_by, len(self.standing_entries), self.game, record.action)
            self.standing_entries.append(record.entry)
            if answered_by in self.seating.people():
                self.orders.note(self.game, answered_by, record.action)
            if pending.sealed:
                self.orders.go_on(self.game, pending.game, answered_by)
        self.game = pending.game
        self.clock_question = clock_question_after(self.game, self.clock_question, record.entry, answered_by)
        self.snapshot = pending.snapshot
        self.status = pending.status
        self.records.append(record)
        if not record.is_secret:
            self.last_public_entry = record.entry

    @property
    def entry(self) -> int | None:
        """The last entry that everybody has been shown; None before the start."""
        return None if self.status == "waiting" else self.last_public_entry

    def last_of(self, seat: int) -> int | None:
        """Return after how many answers the table was before the last one of a seat; None where it has given none."""
        if self.row.origin is not None:
            return None
        for at in range(len(self.standing_entries) - 1, -1, -1):
            if self.records[self.standing_entries[at]].by == seat:
                return at
        return None

    def retake_snapshot(self) -> None:
        """Write the game again after the people at it have changed."""
        self.snapshot = take_snapshot(self.game, self.seating.people())

    @property
    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(self.status, self.last_public_entry, self.snapshot)

    def welcome(
        self,
        seats: tuple[int, ...],
        since: int | None,
        held_ms: int,
        sand_ms: int | None,
        room: RoomState,
        moment: Moment | None = None,
        standing: Mapping[int, StandingAnswer] = NO_ANSWERS,
    ) -> Welcome:
        """Compose the table as it is, or was at a moment, for somebody who comes, with what these seats missed."""
        seen = moment or self.moment
        begun = seen.status != "waiting"
        missed = self._missed(since, seen.last_public_entry) if begun else []
        pic = seen.snapshot
        table = None if seen.status == "over" else pic.table
        return Welcome(
            table=self.row.id,
            game=self.spec.name,
            rules_version=self.spec.rules_version,
            options=self.options,
            pace_ms=self.row.pace_ms,
            beat_ms=self.row.beat_ms,
            status=seen.status,
            seats=self.seating.info(seen.status == "over"),
            yours=seats,
            entry=seen.entry,
            held_ms=held_ms,
            sand_ms=sand_ms,
            public=pic.public if begun else None,
            mine=pic.mine_of(seats) if begun else {},
            situation=pic.situation if begun else None,
            prompts=self._prompts(seats, held_ms) if begun else {},
            standing=_of(seats, standing),
            outcome=pic.outcome if begun else None,
            past=tuple(Past(r.entry, r.seat, r.lasting(seats, table), r.undo) for r in missed[-MOST_PAST_ENTRIES:]),
            past_whole=len(missed) <= MOST_PAST_ENTRIES,
            terms=public_terms(self.terms),
            commitment=self.commitment,
            room=room,
            chat=self.chat.heard(watching=not seats, over=self.status == "over"),
            orders=self.orders.messages(seats),
        )

    def _missed(self, since: int | None, last: int) -> list[EntryRecord]:
        if since is None:
            return []
        return [record for record in self.records[since : last + 1] if not record.is_secret]

    def entry_message(
        self,
        record: EntryRecord,
        seats: tuple[int, ...],
        held_ms: int,
        sand_ms: int | None,
        standing: Mapping[int, StandingAnswer] = NO_ANSWERS,
    ) -> EntryMade:
        """Compose the entry just made, for these seats."""
        pic = self.snapshot
        return EntryMade(
            entry=record.entry,
            seat=record.seat,
            status=self.status,
            held_ms=held_ms,
            sand_ms=sand_ms,
            events=record.seen_by(seats),
            undo=record.undo,
            public=pic.public,
            mine=pic.mine_of(seats),
            situation=pic.situation,
            prompts=self._prompts(seats, held_ms),
            standing=_of(seats, standing),
            outcome=pic.outcome,
        )

    def question_message(
        self,
        seats: tuple[int, ...],
        held_ms: int,
        record: EntryRecord | None = None,
        standing: Mapping[int, StandingAnswer] = NO_ANSWERS,
    ) -> Asked:
        """Compose what only these seats see changed; `record` is an answer of theirs that nobody else may see."""
        return Asked(
            entry=self.last_public_entry,
            held_ms=held_ms,
            events=record.seen_by(seats) if record is not None else (),
            mine=self.snapshot.mine_of(seats),
            situation=self.snapshot.situation,
            prompts=self._prompts(seats, held_ms),
            standing=_of(seats, standing),
        )

    def _prompts(self, seats: tuple[int, ...], held_ms: int) -> dict[int, Raw]:
        if held_ms or self.status != "running":
            return {}
        return self.snapshot.prompts_of(seats)

    def seats_changed(self) -> SeatsChanged:
        """Compose the news of the seats."""
        return SeatsChanged(self.status, self.seating.info(self.status == "over"))

    def summary(self, entry: int | None) -> Summary:
        """Compose the public summary; `entry` is the last one that watchers may know of."""
        return Summary(
            table=self.row.id,
            game=self.spec.name,
            rules_version=self.spec.rules_version,
            options=self.options,
            pace_ms=self.row.pace_ms,
            beat_ms=self.row.beat_ms,
            created=self.row.created,
            status=self.status,
            seats=self.seating.info(self.status == "over"),
            entry=entry,
            outcome=self.snapshot.outcome,
            terms=public_terms(self.terms),
            commitment=self.commitment,
            next=self.next,
        )
