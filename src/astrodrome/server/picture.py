"""A game as its watchers see it, written as JSON once per entry and handed to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Raw

from astrodrome.kernel.codec import to_json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, is_visible


@dataclass(frozen=True)
class Picture:
    """The table at one moment: the half that is the same for all, and by seat what only that seat sees."""

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


def take(game: AnyGame, people: Iterable[int]) -> Picture:
    """Take the picture of a game for everybody, and for the people at it."""
    mine: dict[int, Raw] = {}
    prompts: dict[int, Raw] = {}
    for seat in people:
        mine[seat] = raw(game.view(seat).mine)
        prompt = game.prompt(seat)
        if prompt is not None:
            prompts[seat] = raw(prompt)
    outcome = game.outcome
    return Picture(
        public=raw(game.view(None).public),
        situation=raw(game.situation),
        outcome=None if outcome is None else raw(outcome),
        mine=mine,
        prompts=prompts,
    )


@dataclass(frozen=True)
class Record:
    """One entry of the log as it is told: who answered (None: nobody may know, or the start) and what happened."""

    entry: int
    seat: int | None
    events: tuple[Event, ...]
    unseen: bool = False
    """Whether even the fact that an answer was given is still a secret."""
    by: int | None = None
    """Who answered, also where nobody may know; it is never told."""
    undo: int | None = None
    """Where the table went back: after how many answers it then was."""
    number: int | None = None
    """The decision that was answered."""
    action: Action | None = None
    """The answer itself; like `by` it is never told."""

    def seen_by(self, seats: Iterable[int]) -> tuple[Raw, ...]:
        """Return the events that these seats saw, as JSON; without seats, what a spectator saw."""
        return tuple(raw(event) for event in self.events if _visible(event, seats))

    def lasting(self, seats: Iterable[int]) -> tuple[Raw, ...]:
        """Return the same without what was only shown for a moment: whoever was away has missed that."""
        return tuple(raw(event) for event in self.events if _visible(event, seats) and not event.steps())

    def steps(self) -> int:
        """Return how many paces it takes to show this entry to everybody."""
        return sum(event.steps() for event in self.events if is_visible(event, None))


def raw(value: object) -> Raw:
    """Write a record of a game as JSON."""
    return Raw(to_json(value))


def _visible(event: Event, seats: Iterable[int]) -> bool:
    return is_visible(event, None) or any(is_visible(event, seat) for seat in seats)
