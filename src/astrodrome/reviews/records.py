"""What a review consists of. All values are whole millionths, so that accounts add up exactly on any machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import Seat, Seats

UNIT: Final = 1_000_000
"""The value of a game that is surely won."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An expected outcome: its `value`, and the interval from `low` to `high` that holds it 95 times of 100."""

    value: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that a seat could give, and what it could expect from it by what it knew."""

    action: Json
    """The answer as it goes over the wire."""
    worth: Estimate
    gain: int | None = None
    """What the seat then had on average, in hundredths of the unit of the game (points, credits, tiles), at the end of
    the voyage, round or flight, or some rounds later; None where the game has no such unit."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Something in the way of a ship of MemoRacers that its pilot had seen, and that lay face down again."""

    ahead: int
    """How many tiles ahead of the ship."""
    lane: int
    effect: str
    """What the lane does there: a trap, or a slower."""
    round: int
    """The round in which it was last shown; 0: in the reconnaissance lap."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a seat could know of a decision: its answers, the best one first."""

    answers: tuple[Answer, ...]
    """Those worth a look; the one that was given is always among them."""
    done: int
    """Which of them was given."""
    cost: Estimate
    """What the best one would have brought more; 0 if the best one was given."""
    fact: tuple[str, int] | None = None
    """A figure of the position that speaks for an answer, by its name: the odds of the captain of Celestia."""
    seen: tuple[Seen, ...] = ()
    """What the seat had seen of the way that it took, and forgot."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer with a choice, and what followed from it until the next one."""

    at: int
    """How many answers were given before it; undone answers do not count."""
    seats: Seats
    """Who decided: one seat, or several in a phase that is judged as one."""
    decision: str
    """The question."""
    before: tuple[int, ...]
    """What each seat could expect before the answer, by what it knew."""
    decided: tuple[int, ...]
    """By how much the decision changed that, for each seat."""
    luck: tuple[int, ...]
    """By how much dice and draws changed it."""
    revealed: tuple[int, ...]
    """By how much it changed because something hidden was shown."""
    verdict: Verdict | None
    """The answers side by side; None if they were not judged one by one."""


@dataclass(frozen=True, slots=True)
class Account:
    """The account of a seat: `result` is the sum of all the others, exactly."""

    start: int
    luck: int
    revealed: int
    own: int
    """What the decisions of this seat changed."""
    others: int
    """What the decisions of the others changed."""
    result: int


@dataclass(frozen=True, slots=True)
class Saving:
    """What a component of Galaxy Trucker that was shot off would have saved elsewhere, with the same dice and cards."""

    seat: Seat
    flight: int
    """The flight, from 1."""
    kind: str
    """What the component is."""
    column: int
    row: int
    """Where it lay, by the printed numbers."""
    turns: int
    """By how many quarter turns it should have been turned."""
    to_column: int
    to_row: int
    """Where it should have lain; where it did if it should only have been turned."""
    swapped: str | None
    """What lay there, with which it should have changed places."""
    credits: int
    """How many more credits the flight would have brought."""
    components: int
    """How many components fewer would have been lost."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game: the same log, `depth` and `seed` give the same review on any machine."""

    game: str
    """The name of the game."""
    depth: int
    """How many worlds each value was played out in."""
    seed: int
    moments: tuple[Moment, ...]
    """All answers with a choice, in order."""
    accounts: tuple[Account, ...]
    """By seat."""
    savings: tuple[Saving, ...] = ()
    """What other places in the yard would have saved: by seat, what is worth most first."""

    def costliest(self, seat: Seat, count: int = 3) -> tuple[Moment, ...]:
        """Return the decisions of a seat that cost it most, at most `count` of them, the worst first."""
        own = [moment for moment in self.moments if moment.seats == (seat,) and moment.verdict is not None]
        own = [moment for moment in own if moment.verdict is not None and moment.verdict.cost.value > 0]
        return tuple(sorted(own, key=sure_cost, reverse=True)[:count])


def sure_cost(moment: Moment) -> int:
    """Return what a decision surely cost: the lower end of the interval, so that noise does not lead the list."""
    return 0 if moment.verdict is None else moment.verdict.cost.low


def account_of(moments: tuple[Moment, ...], results: tuple[int, ...], seat: Seat) -> Account:
    """Add up the account of a seat; `results` is how the game ended for each."""
    start = moments[0].before[seat] if moments else results[seat]
    return Account(
        start=start,
        luck=sum([moment.luck[seat] for moment in moments]),
        revealed=sum([moment.revealed[seat] for moment in moments]),
        own=sum([moment.decided[seat] for moment in moments if seat in moment.seats]),
        others=sum([moment.decided[seat] for moment in moments if seat not in moment.seats]),
        result=results[seat],
    )
