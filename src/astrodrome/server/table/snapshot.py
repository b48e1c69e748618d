"""A game and its entries as people see them, written as JSON once and sent to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec
from msgspec import Raw

from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, is_visible
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.store.store import Status


class Snapshot(msgspec.Struct, frozen=True):
    """The table at one moment: the half that is the same for all, and by seat what only that seat sees."""

    table: object
    """The public view, not yet written: what a latecomer may see of the past depends on what the table shows."""
    public: Raw
    situation: Raw
    outcome: Raw | None
    mine: dict[int, Raw]
    prompts: dict[int, Raw]

    def mine_of(self, seats: Iterable[int]) -> dict[int, Raw]:
        """Return the private halves of these seats."""
        return {seat: self.mine[seat] for seat in seats}

    def prompts_of(self, seats: Iterable[int]) -> dict[int, Raw]:
        """Return the questions put to these seats."""
        return {seat: self.prompts[seat] for seat in seats if seat in self.prompts}


class Moment(msgspec.Struct, frozen=True):
    """A table as it was at one moment."""

    status: Status
    last_public_entry: int
    snapshot: Snapshot

    @property
    def entry(self) -> int | None:
        """The last entry that everybody may see; None before the start."""
        return None if self.status == "waiting" else self.last_public_entry


def take_snapshot(
    game: AnyGame, people: Iterable[int], before: Snapshot | None = None, answered: int | None = None
) -> Snapshot:
    """Write a game as everybody sees it, and as each of these people does.

    `before`: the game before an answer that went under a seal; for all but who `answered`, what they alone see and are
    asked is as it was.
    """
    mine: dict[int, Raw] = {}
    prompts: dict[int, Raw] = {}
    for seat in people:
        if before is not None and seat != answered and seat in before.mine:
            mine[seat] = before.mine[seat]
            if seat in before.prompts:
                prompts[seat] = before.prompts[seat]
            continue
        mine[seat] = raw(game.mine(seat))
        prompt = game.prompt(seat)
        if prompt is not None:
            prompts[seat] = raw(prompt)
    outcome = game.outcome
    table = game.view(None).public
    return Snapshot(
        table=table,
        public=raw(table),
        situation=raw(game.situation),
        outcome=None if outcome is None else raw(outcome),
        mine=mine,
        prompts=prompts,
    )


class EntryRecord(msgspec.Struct, frozen=True, dict=True):
    """One entry of the log as it is sent: who answered (None: nobody may know, or the start) and what happened."""

    entry: int
    seat: int | None
    events: tuple[Event, ...]
    is_secret: bool = False
    """Whether even the fact that an answer was given is still a secret."""
    by: int | None = None
    """Who answered, also where nobody may know, or whose answer was taken back; it is never sent."""
    undo: int | None = None
    """Where the table went back: after how many answers it then was."""
    number: int | None = None
    """The decision that was answered."""
    action: Action | None = None
    """The answer itself; like `by` it is never sent."""

    def seen_by(self, seats: Iterable[int]) -> tuple[Raw, ...]:
        """Return the events that these seats saw, as JSON; without seats, what a spectator saw."""
        if self._all_public:
            return self.written
        written = zip(self.events, self.written, strict=True)
        return tuple(body for event, body in written if _visible(event, seats))

    def lasting(self, seats: Iterable[int], table: object | None) -> tuple[Raw, ...]:
        """Return the same without what the table no longer shows: those who were away have missed that.

        `table` is the public view by then; None when the game is over and nothing is left to remember.
        """
        seen = [each for each in zip(self.events, self.written, strict=True) if _visible(each[0], seats)]
        return tuple(body for event, body in seen if (not event.steps() if table is None else event.lasts(table)))

    def write(self) -> None:
        """Write the events now, not when they are first sent."""
        _ = self.written

    @cached_property
    def written(self) -> tuple[Raw, ...]:
        """Every event as JSON: written once, however often the history is sent."""
        return tuple(raw(event) for event in self.events)

    @cached_property
    def _all_public(self) -> bool:
        return all(is_visible(event, None) for event in self.events)

    def steps(self) -> int:
        """Return how many paces it takes to show this entry to everybody."""
        return sum(event.steps() for event in self.events if is_visible(event, None))


def _visible(event: Event, seats: Iterable[int]) -> bool:
    return is_visible(event, None) or any(is_visible(event, seat) for seat in seats)
