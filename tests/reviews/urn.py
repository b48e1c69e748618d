"""A toy with values that can be computed: a secret card against a die.

The dealer gives seat 1 a secret card from 1 to 4. Seat 0 takes 2 points for sure (`Safe`) or those of a die (`Dare`).
Then seat 1 keeps its card (`Keep`) or takes what a die of four shows (`Swap`). The most points win; equals share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from astrodrome.kernel.agenda import State, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.fields import OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.records import Action, Outcome, ranks_of
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec

CARDS: Final = 4
DIE: Final = 6
SAFE_POINTS: Final = 2


@dataclass(frozen=True, slots=True)
class Safe(Action):
    """Take the sure points."""


@dataclass(frozen=True, slots=True)
class Dare(Action):
    """Roll the die."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep the card."""


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Swap the card for a roll."""


@dataclass(frozen=True, slots=True)
class Options:
    """There is nothing to choose."""


class Urn(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.card = 0
        self.points = [0, 0]

    def copy(self) -> Urn:
        """Return an equal and independent toy."""
        twin = Urn(self.seats, self.chance.copy())
        self.copy_kernel_to(twin)
        twin.card, twin.points = self.card, self.points.copy()
        return twin


class Dares(SeatDecision[Urn]):
    """Be safe, or dare."""

    takes: ClassVar[tuple[type[Action], ...]] = (Safe, Dare)

    def candidates(self, g: Urn, seat: Seat) -> Sequence[Action]:
        return (Safe(), Dare())

    def refuse(self, g: Urn, seat: Seat, action: Action) -> Refusal | None:
        return None

    def answer(self, g: Urn, seat: Seat, action: Action) -> None:
        g.points[0] = SAFE_POINTS if isinstance(action, Safe) else 1 + g.chance.below("die", DIE)


class Swaps(SeatDecision[Urn]):
    """Keep the card, or swap it."""

    takes: ClassVar[tuple[type[Action], ...]] = (Keep, Swap)

    def candidates(self, g: Urn, seat: Seat) -> Sequence[Action]:
        return (Keep(), Swap())

    def refuse(self, g: Urn, seat: Seat, action: Action) -> Refusal | None:
        return None

    def answer(self, g: Urn, seat: Seat, action: Action) -> None:
        g.points[1] = g.card if isinstance(action, Keep) else 1 + g.chance.below("card", CARDS)


def blank(seats: int, options: Options, chance: Chance) -> Urn:
    """Return an empty table."""
    return Urn(seats, chance)


def begin(seats: int, options: Options, chance: Chance) -> Urn:
    """Deal the card."""
    g = Urn(seats, chance)
    g.card = 1 + chance.below("deal", CARDS)
    tasks: tuple[Task[Urn], ...] = (Dares(0), Swaps(1))
    g.then(*tasks)
    return g


def determinise(g: Urn, seat: Seat, chance: Chance, recall: float) -> Urn:
    """Deal the card again, for all but its owner."""
    world = g.copy()
    world.chance = chance
    if seat == 0:
        world.card = 1 + chance.below("deal", CARDS)
    return world


def outcome(g: Urn) -> Outcome | None:
    """Return who has most points."""
    winners = tuple([seat for seat in (0, 1) if g.points[seat] == max(g.points)])
    return Outcome(tuple(g.points), ranks_of(g.points), winners, ((), ()))


def check(seats: int, options: Options) -> Options:
    """Accept anything."""
    return options


SPEC: Final = Spec(
    name="toy-urn",
    rules_version="1",
    seats=range(2, 3),
    modules=(),
    folder=Path(__file__).parent,
    options=Options,
    content=Options,
    actions=(Safe, Dare, Keep, Swap),
    events=(),
    offers=(),
    tasks=(Dares, Swaps),
    fields=(Field("card", OF_A_SEAT, "int"), Field("points", PUBLIC, "list[int]")),
    check=check,
    blank=blank,
    begin=begin,
    public=lambda g: tuple(g.points),
    mine=lambda g, seat: g.card if seat == 1 else None,
    knowledge=lambda _g, _seat: None,
    determinise=determinise,
    outcome=outcome,
    preview=lambda _seats, _options: None,
    census=lambda _g: (),
)
