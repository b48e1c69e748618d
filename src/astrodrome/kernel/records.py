"""The records that games exchange with their callers: actions, events, offers, views, prompts, outcomes.

They are frozen dataclasses in modules that are never compiled, so that `codec` can read their fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from astrodrome.kernel.seats import Seats

K = TypeVar("K", int, tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does. Subclasses are imperatives (`Leave`, `Program`)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing in a window."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The clock's only action: the sand has run out."""


PASS = Pass()
TIME_UP = TimeUp()


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, in the past tense (`TreasureTaken`). An event is public unless it is `Private`."""

    rule: ClassVar[str | None] = None
    """The rule line behind it, which a log of the game cites."""

    def steps(self) -> int:
        """Return for how many paces of the table it is shown to everybody before the game goes on."""
        return 0

    def lasts(self, public: object) -> bool:
        """Return whether a player who joins later may see this event, given the public view when they join.

        What was shown only for a moment, or lies face down again, is known only to those who saw it.
        """
        return not self.steps()


@dataclass(frozen=True, slots=True)
class Private(Event):
    """An event that only some seats saw. It is sent to them alone."""

    to: Seats


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat may choose from: each thing with its price, or the refusal that greys it out."""


@dataclass(frozen=True, slots=True)
class ClockOffer(Offer):
    """What the clock is asked: how many seconds the sand runs from that moment until time is up."""

    seconds: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees: the part that everybody sees, and the part that only this seat sees."""

    public: object
    """The same for everybody, spectators included."""
    mine: object | None
    """What only this seat sees; None for a spectator."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question put to a seat: the decision's name and number, the rules behind it, and the offer."""

    decision: str
    number: int
    question: int
    """How many answers of this seat count so far; it grows when a decision asks the same seat again."""
    rules: tuple[str, ...]
    offer: Offer | None
    """What can be chosen, with prices and reasons; None where there is nothing to show."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What everybody at the table may know of the open question: its name, its number, whom it waits for."""

    decision: str | None
    """The name of the question; None when the game is over."""
    number: int
    waiting: Seats
    """The seats that the table may know to be asked."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a final account: a key of the game's words and its figure."""

    key: str
    value: int
    """The figure."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: score and rank of each seat (higher scores are better, rank 1 is best), and the accounts."""

    scores: tuple[int, ...]
    """What each seat scored."""
    ranks: tuple[int, ...]
    """The rank of each seat; equal ranks are shared."""
    winners: Seats
    """Who won; empty if everybody lost."""
    breakdown: tuple[tuple[Line, ...], ...]
    """The account of each seat, line by line."""


def ranks_of(keys: Sequence[K]) -> tuple[int, ...]:
    """Return the rank of each seat by its score, or by its score and a tie-breaker; the highest is rank 1.

    >>> ranks_of([7, 12, 7]), ranks_of([(7, 1), (7, 3)])
    ((2, 1, 2), (2, 1))
    """
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def first_of(ranks: Sequence[int]) -> Seats:
    """Return the seats whose rank is 1; several may share it.

    >>> first_of((2, 1, 1))
    (1, 2)
    """
    return tuple([seat for seat, rank in enumerate(ranks) if rank == 1])


def is_visible(event: Event, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) saw an event happen."""
    return not isinstance(event, Private) or (seat is not None and seat in event.to)
