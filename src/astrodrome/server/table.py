"""A table in memory: its game, its telling, its seats. It composes messages; the room decides when to send them."""

from __future__ import annotations

from msgspec import Raw

from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server import picture
from astrodrome.server.bodies import Summary
from astrodrome.server.chatting import Talked
from astrodrome.server.gallery import Moment
from astrodrome.server.picture import Picture, Record
from astrodrome.server.promise import commitment
from astrodrome.server.protocol import Asked, EntryMade, Past, SeatsChanged, Welcome
from astrodrome.server.rebuild import Rebuilt
from astrodrome.server.roomstate import RoomState
from astrodrome.server.seating import Seating
from astrodrome.server.store import Kept, Status
from astrodrome.server.taking_back import Answered
from astrodrome.server.terms import read_terms, shown

MOST_PAST = 500
"""More entries than this are not told again to somebody who comes back."""


class Table:
    """One table: what is kept of it, played up to now."""

    def __init__(self, spec: AnySpec, kept: Kept, built: Rebuilt, now: float) -> None:
        self.spec = spec
        self.row = kept.table
        self.terms = read_terms(kept.table.terms)
        self.seating = Seating(kept.seats, now, kept.keys)
        self.status: Status = "over" if built.game.over and kept.table.status == "running" else kept.table.status
        self.game = built.game
        self.records = built.records
        self.shown = built.shown
        self.line = built.line
        """The entries that still count as answers."""
        self.last: Answered | None = None
        """The last answer, as long as nobody else has answered after it."""
        self.talked = Talked(kept.chat)
        self.next = kept.table.next
        """The table of the rematch."""
        self.turned = built.turned
        """What the clock is asked, and since when."""
        self.sand = kept.sand
        """The sand as it was noted when the table was last in memory."""
        self.options = Raw(to_bytes(spec.options_json(built.game.options)))
        self.commitment = commitment(kept.table.id, Log.from_json(kept.table.header).seed)
        for entry in sorted(kept.stand_ins):
            seat = self.records[entry].by
            if seat is not None:
                self.seating.note_answer(seat, stand_in=True)
        self.picture = self.take_picture()

    @property
    def entry(self) -> int | None:
        """The last entry that everybody has been shown; None before the start."""
        return None if self.status == "waiting" else self.shown

    def last_of(self, seat: int) -> int | None:
        """Return after how many answers the table was before the last one of a seat; None where it has given none."""
        if self.row.origin is not None:
            return None
        return next((at for at in range(len(self.line) - 1, -1, -1) if self.records[self.line[at]].by == seat), None)

    def take_picture(self) -> Picture:
        """Take a picture of the game as it is."""
        return picture.take(self.game, self.seating.people())

    @property
    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(self.status, self.shown, self.picture)

    def welcome(
        self,
        seats: tuple[int, ...],
        since: int | None,
        held_ms: int,
        sand_ms: int | None,
        room: RoomState,
        moment: Moment | None = None,
    ) -> Welcome:
        """Compose the table as it is, or was at a moment, for somebody who comes, with what these seats missed."""
        seen = moment or self.moment
        begun = seen.status != "waiting"
        missed = self._missed(since, seen.shown) if begun else []
        pic = seen.picture
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
            outcome=pic.outcome if begun else None,
            past=tuple(Past(r.entry, r.seat, r.lasting(seats), r.undo) for r in missed[-MOST_PAST:]),
            past_whole=len(missed) <= MOST_PAST,
            terms=shown(self.terms),
            commitment=self.commitment,
            room=room,
            chat=self.talked.heard(watching=not seats, over=self.status == "over"),
        )

    def _missed(self, since: int | None, last: int) -> list[Record]:
        if since is None:
            return []
        return [record for record in self.records[since : last + 1] if not record.unseen]

    def made(self, record: Record, seats: tuple[int, ...], held_ms: int, sand_ms: int | None) -> EntryMade:
        """Compose the entry just made, for these seats."""
        pic = self.picture
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
            outcome=pic.outcome,
        )

    def asked(self, seats: tuple[int, ...], held_ms: int, record: Record | None = None) -> Asked:
        """Compose what only these seats see changed; `record` is an answer of theirs that nobody else may see."""
        return Asked(
            entry=self.shown,
            held_ms=held_ms,
            events=record.seen_by(seats) if record is not None else (),
            mine=self.picture.mine_of(seats),
            situation=self.picture.situation,
            prompts=self._prompts(seats, held_ms),
        )

    def _prompts(self, seats: tuple[int, ...], held_ms: int) -> dict[int, Raw]:
        if held_ms or self.status != "running":
            return {}
        return self.picture.prompts_of(seats)

    def seats_changed(self) -> SeatsChanged:
        """Compose the news of the seats."""
        return SeatsChanged(self.status, self.seating.info(self.status == "over"))

    def summary(self) -> Summary:
        """Compose the public summary."""
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
            entry=self.entry,
            outcome=self.picture.outcome,
            terms=shown(self.terms),
            commitment=self.commitment,
            next=self.next,
        )
