"""A toy whose best moves are known: a covered card, two of three are red; or three doors, one of which may be open.

Seat 0 guesses the colour of the covered card, or goes on to the doors. A right guess or the open door wins for seat 0,
anything else for seat 1. Before the doors seat 1 says one of two things, which change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, Literal, TypeAlias

from astrodrome.kernel.agenda import Decision, State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import HIDDEN, PUBLIC, Field
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Outcome
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from astrodrome.kernel.spec import Spec
from tests.laws.toys import dealing

Colour: TypeAlias = Literal["blue", "red"]
CARDS: Final[tuple[Colour, ...]] = ("red", "blue", "red")
DOORS: Final = 3


@dataclass(frozen=True, slots=True)
class Options:
    """Whether the last door is open."""

    open: bool = False


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Name the colour of the covered card."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Leave the card and go to the doors."""


@dataclass(frozen=True, slots=True)
class Say(Action):
    """Say a word before the doors."""

    word: int


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Go through a door."""

    door: int


class Cups(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance, door_open: bool) -> None:
        super().__init__(seats, chance)
        self.door_open: Final = door_open
        self.card = 0
        self.won = False

    def copy(self) -> Cups:
        """Return an equal and independent toy."""
        twin = Cups(self.seats, self.chance.copy(), self.door_open)
        self.copy_kernel_to(twin)
        twin.card, twin.won = self.card, self.won
        return twin


class Asked(Decision[Cups]):
    """A question whose every candidate is legal."""

    seat: ClassVar[Seat] = 0

    def asks(self, g: Cups) -> Seats:
        return (self.seat,)

    def refuse(self, g: Cups, seat: Seat, action: Action) -> Refusal | None:
        return None


class GuesserGuesses(Asked):
    """Guess, or go on."""

    takes: ClassVar[tuple[type[Action], ...]] = (Guess, GoOn)

    def candidates(self, g: Cups, seat: Seat) -> Sequence[Action]:
        return (Guess("blue"), Guess("red"), GoOn())

    def answer(self, g: Cups, seat: Seat, action: Action) -> None:
        if isinstance(action, Guess):
            g.won = CARDS[g.card] == action.colour
        else:
            g.then(RivalSays(), GuesserEnters())


class RivalSays(Asked):
    """Say something."""

    seat: ClassVar[Seat] = 1
    takes: ClassVar[tuple[type[Action], ...]] = (Say,)

    def candidates(self, g: Cups, seat: Seat) -> Sequence[Action]:
        return (Say(0), Say(1))

    def answer(self, g: Cups, seat: Seat, action: Action) -> None:
        """Nothing comes of it."""


class GuesserEnters(Asked):
    """Choose a door."""

    takes: ClassVar[tuple[type[Action], ...]] = (Enter,)

    def candidates(self, g: Cups, seat: Seat) -> Sequence[Action]:
        return [Enter(door) for door in range(DOORS)]

    def answer(self, g: Cups, seat: Seat, action: Action) -> None:
        assert isinstance(action, Enter)
        g.won = g.door_open and action.door == DOORS - 1


def check(seats: int, options: Options) -> Options:
    """Take any options."""
    return options


def census(g: Cups) -> tuple[int, ...]:
    """Count the one card there is."""
    return (1,)


def blank(seats: int, options: Options, chance: Chance) -> Cups:
    """Return a toy with no card yet."""
    return Cups(seats, chance, options.open)


def begin(seats: int, options: Options, chance: Chance) -> Cups:
    """Cover a card."""
    g = blank(seats, options, chance)
    g.card = chance.below("card", len(CARDS))
    g.then(GuesserGuesses())
    return g


def determinise(g: Cups, seat: Seat, chance: Chance, recall: float) -> Cups:
    """Cover another card."""
    world = g.copy()
    world.card = chance.below("card", len(CARDS))
    world.chance = chance
    return world


def nothing(g: Cups, seat: Seat) -> None:
    """Nobody sees or knows anything of their own."""


def public(g: Cups) -> None:
    """Show nothing: the doors are no secret, and the card is."""


def outcome(g: Cups) -> Outcome:
    """Seat 0 has won, or seat 1 has."""
    return dealing.ranked([int(g.won), int(not g.won)], [(), ()])


SPEC: Spec[Cups, Options] = Spec(
    name="toy-cups",
    rules_version="1",
    seats=range(2, 3),
    modules=(),
    folder=Path(__file__).parent,
    options=Options,
    content=Options,
    actions=(Guess, GoOn, Say, Enter),
    events=(),
    offers=(),
    tasks=(GuesserGuesses, RivalSays, GuesserEnters),
    fields=(Field("card", HIDDEN, "int"), Field("won", PUBLIC, "bool")),
    check=check,
    blank=blank,
    begin=begin,
    public=public,
    mine=nothing,
    knowledge=nothing,
    determinise=determinise,
    outcome=outcome,
    preview=dealing.no_preview,
    census=census,
)


def covered(card: int) -> AnyGame:
    """Return a toy with this card under the cup."""
    game = SPEC.new(2)
    game.state.card = card
    return game
