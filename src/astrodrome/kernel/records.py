"""The records that cross the border: actions, events, offers, views, prompts, outcomes.

They are frozen dataclasses in modules that are never compiled, so that `codec` can read their fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.kernel.seats import Seats


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does. Subclasses are imperatives (`Leave`, `Program`)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing in a window."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The clock's only word: the sand has run out."""


PASS = Pass()
TIME_UP = TimeUp()


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, in the past tense (`TreasureTaken`). An event is public unless it is `Private`."""

    rule: ClassVar[str | None] = None
    """The rule line behind it, which a log of the game cites."""

    def steps(self) -> int:
        """Return how many paces of the table it takes to show to everybody before the game goes on."""
        return 0


@dataclass(frozen=True, slots=True)
class Private(Event):
    """What only some seats saw. It goes to them and leaves no trace for the others."""

    to: Seats


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat may choose from: each thing with its price, or the refusal that greys it out."""


@dataclass(frozen=True, slots=True)
class ClockOffer(Offer):
    """For the clock where it is asked: how many seconds the sand runs from that moment until time is up."""

    seconds: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees: the part that is the same for everybody, and the part that is only its own."""

    public: object
    """The same for everybody, spectators included."""
    mine: object | None
    """What only this seat sees; None for a spectator."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question put to a seat: the decision's name and number, the rules behind it, and the offer."""

    decision: str
    number: int
    rules: tuple[str, ...]
    offer: Offer | None
    """What can be chosen, with prices and reasons; None where there is nothing to show."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What the whole table may know of the question that is open: its name, its number, whom it waits for."""

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
    """Who won; nobody where a game was lost by all."""
    breakdown: tuple[tuple[Line, ...], ...]
    """The account of each seat, line by line."""


def is_visible(event: Event, seat: int | None) -> bool:
    """Tell whether a seat (None: a spectator) saw an event happen."""
    return not isinstance(event, Private) or (seat is not None and seat in event.to)
