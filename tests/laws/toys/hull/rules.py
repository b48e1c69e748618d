"""The hull toy's rules: a hit takes a part, what hangs loose falls off, and the crew counts its losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.kernel.agenda import State, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from tests.laws.toys.hull import records as r

COLUMNS: Final = 5
PARTS: Final = 15
PLAN: Final = "#.#.#######.#.#"
CABINS: Final = (0, 4, 7, 10, 14)


class Hull(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.parts: list[list[bool]] = [[] for _ in range(seats)]
        self.crew: list[list[int]] = [[] for _ in range(seats)]
        self.rocks: list[int] = []
        self.came: list[int] = []
        self.hits = 0
        self.lost: list[int] = [0] * seats

    def copy(self) -> Hull:
        """Return an equal and independent toy."""
        twin = Hull(self.seats, self.chance.copy())
        self.copy_kernel_to(twin)
        twin.parts = [ship.copy() for ship in self.parts]
        twin.crew = [ship.copy() for ship in self.crew]
        twin.rocks = self.rocks.copy()
        twin.came = self.came.copy()
        twin.hits = self.hits
        twin.lost = self.lost.copy()
        return twin

    def lose(self, seat: Seat, parts: list[int]) -> None:
        """Take parts off a ship, with the crew in them."""
        for part in parts:
            self.parts[seat][part] = False
            self.lost[seat] += self.crew[seat][part]
            self.crew[seat][part] = 0
        self.say(r.PartsLost(seat, tuple(parts)))

    def pieces(self, seat: Seat) -> list[list[int]]:
        """Return the connected pieces of a ship, each by its parts in order."""
        left = [part for part in range(PARTS) if self.parts[seat][part]]
        found: list[list[int]] = []
        while left:
            piece = [left.pop(0)]
            for part in piece:
                for other in beside(part):
                    if other in left:
                        left.remove(other)
                        piece.append(other)
            found.append(sorted(piece))
        return found

    def say(self, event: Event) -> None:
        """Tell an event where somebody listens."""
        if self.listening:
            self.emit(event)


def beside(part: int) -> list[int]:
    """Return the places beside a part."""
    row, column = divmod(part, COLUMNS)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * COLUMNS + c for r, c in near if 0 <= r < PARTS // COLUMNS and 0 <= c < COLUMNS]


class RockComes(Task[Hull]):
    """The next rock comes down on every ship."""

    def run(self, g: Hull) -> None:
        if g.hits:
            g.hits -= 1
            column = g.rocks.pop()
            g.came.append(column)
            g.say(r.RockCame(column))
            g.then(*[Hit(seat, column) for seat in range(g.seats)], RockComes())


class Hit(Task[Hull]):
    """The first part in the column is hit."""

    args: ClassVar[tuple[str, ...]] = ("seat", "column")

    def __init__(self, seat: Seat, column: int) -> None:
        self.seat: Final = seat
        self.column: Final = column

    def run(self, g: Hull) -> None:
        for part in range(self.column, PARTS, COLUMNS):
            if g.parts[self.seat][part]:
                g.then(LosePart(self.seat, part), DropLoose(self.seat), OwnerGivesCrew(self.seat))
                return


class LosePart(Task[Hull]):
    """A part is gone."""

    args: ClassVar[tuple[str, ...]] = ("seat", "part")

    def __init__(self, seat: Seat, part: int) -> None:
        self.seat: Final = seat
        self.part: Final = part

    def run(self, g: Hull) -> None:
        g.lose(self.seat, [self.part])


class DropLoose(SeatDecision[Hull]):
    """A ship in pieces goes on with one of them; its owner says which."""

    args: ClassVar[tuple[str, ...]] = ("seat",)
    takes: ClassVar[tuple[type[Action], ...]] = (r.KeepPiece,)
    rules: ClassVar[tuple[str, ...]] = ("TOY-401",)

    def asks(self, g: Hull) -> Seats:
        return (self.seat,) if len(g.pieces(self.seat)) > 1 else ()

    def candidates(self, g: Hull, seat: Seat) -> Sequence[Action]:
        return [r.KeepPiece(piece[0]) for piece in g.pieces(seat)]

    def refuse(self, g: Hull, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, r.KeepPiece)
        if action.part in [piece[0] for piece in g.pieces(seat)]:
            return None
        return Refusal("TOY-401", "no-piece", (("part", action.part),))

    def answer(self, g: Hull, seat: Seat, action: Action) -> None:
        assert isinstance(action, r.KeepPiece)
        for piece in g.pieces(seat):
            if piece[0] != action.part:
                g.lose(seat, piece)

    def offer(self, g: Hull, seat: Seat) -> Offer | None:
        return r.PieceOffer(tuple([tuple(piece) for piece in g.pieces(seat)]))


class OwnerGivesCrew(SeatDecision[Hull]):
    """After a hit one of the crew is lost, from a cabin that its owner chooses."""

    args: ClassVar[tuple[str, ...]] = ("seat",)
    takes: ClassVar[tuple[type[Action], ...]] = (r.GiveCrew,)
    rules: ClassVar[tuple[str, ...]] = ("TOY-402",)

    def asks(self, g: Hull) -> Seats:
        # The part lost, or what fell off with it, may have carried the last of the crew.
        return (self.seat,) if sum(g.crew[self.seat]) else ()

    def candidates(self, g: Hull, seat: Seat) -> Sequence[Action]:
        return [r.GiveCrew(cabin) for cabin in CABINS]

    def refuse(self, g: Hull, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, r.GiveCrew)
        if action.cabin in CABINS and g.crew[seat][action.cabin]:
            return None
        return Refusal("TOY-402", "no-crew", (("cabin", action.cabin),))

    def answer(self, g: Hull, seat: Seat, action: Action) -> None:
        assert isinstance(action, r.GiveCrew)
        g.crew[seat][action.cabin] -= 1
        g.lost[seat] += 1
        g.say(r.CrewLost(seat, action.cabin))

    def offer(self, g: Hull, seat: Seat) -> Offer | None:
        return r.CrewOffer(tuple([cabin for cabin in CABINS if g.crew[seat][cabin]]))


TASKS: Final = (RockComes, Hit, LosePart, DropLoose, OwnerGivesCrew)
