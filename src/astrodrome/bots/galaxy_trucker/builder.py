"""The builder: takes what the ship lacks, puts it where it fits without a mistake, and stops in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.actions import (
    PLACES,
    RETURN,
    TAKE_FACE_DOWN,
    Finish,
    PutPileBack,
    TakeFaceUp,
)
from astrodrome.games.galaxy_trucker.content import Kind
from astrodrome.games.galaxy_trucker.fitting import fit_mistakes
from astrodrome.games.galaxy_trucker.grid import STEP
from astrodrome.games.galaxy_trucker.offers import BuildOffer
from astrodrome.games.galaxy_trucker.ship import Mistakes, exposed, mistakes
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

WANTED: Final[dict[Kind, tuple[float, ...]]] = {
    "engine_single": (6.0, 5.0, 3.5, 2.5, 1.5),
    "engine_double": (6.5, 4.0, 2.5, 1.5),
    "cannon_single": (6.0, 5.0, 4.0, 3.0, 2.0, 1.5),
    "cannon_double": (6.0, 4.0, 2.5, 1.5),
    "battery": (6.5, 5.0, 3.0, 1.5),
    "shield": (6.5, 5.5, 1.5),
    "cabin": (5.5, 5.0, 4.0, 3.0, 2.0),
    "hold": (4.5, 4.0, 3.5, 3.0, 2.0),
    "special_hold": (4.5, 4.0, 3.0, 2.0),
    "life_support_purple": (2.0, 0.3),
    "life_support_brown": (2.0, 0.3),
    "structural": (1.2, 1.0, 0.8),
    "starting_cabin": (0.0,),
}
"""What the first, second, … component of a kind is worth to a ship; beyond the list the last value halves."""
FACE_UP_FLOOR: Final = 3.2
"""A component that lies face up is taken only where it is worth this much; else one is drawn unseen."""
KEEP_FLOOR: Final = 0.9
LOOKED_AT: Final = 14
"""So many of the components face up are tried on the ship."""
ENOUGH: Final[dict[str, int]] = {"I": 17, "II": 25, "III": 31, "IIIA": 31}
"""So many components make a ship that can fly, by class of board."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a component would go, and how good that is."""

    square: int
    turns: int
    worth: float


class Yard:
    """What a builder knows of its own ship, from a world that was dealt for it; ships are the same in all of them."""

    def __init__(self, g: Trucker, seat: Seat, turns_left: int | None) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.turns_left: Final = turns_left
        self.hull: Final = g.hulls[seat]
        self.before: Final[Mistakes] = mistakes(self.hull, g.board.start)
        codes = [code for code in g.ships[seat] if code]
        self.kinds: Final[Counter[Kind]] = Counter([g.box.kinds[code // 4] for code in codes])
        self.size: Final = len(codes)
        self.goal: Final = ENOUGH.get(g.board.name, ENOUGH["III"])
        self.open: Final = [square for square in g.board.squares if not self.hull >> square & 1]
        self.free: Final = frozenset(self.open)
        self.edge: Final = [square for square in self.open if any(self.hull >> square + step & 1 for step in STEP)]
        hurry = turns_left is not None and turns_left < 2 * (self.goal - self.size)
        self.floor: Final = KEEP_FLOOR if hurry else FACE_UP_FLOOR
        shields = [code % 4 for code in codes if g.box.kinds[code // 4] == "shield"]
        self.shield_turns: Final = tuple(shields)

    def worth(self, component: int) -> float:
        """Return what a component is worth to this ship now, wherever it goes."""
        kind = self.g.box.kinds[component]
        row = WANTED[kind]
        have = self.kinds[kind]
        value = row[have] if have < len(row) else row[-1] / (2 ** (have - len(row) + 1))
        if kind == "battery" and not (
            self.kinds["shield"] or self.kinds["cannon_double"] or self.kinds["engine_double"]
        ):
            value *= 0.7
        return value

    def spot(self, component: int) -> Spot | None:
        """Return the best place for a component without a mistake, or None."""
        best: Spot | None = None
        for square in self.edge:
            for turns in range(4):
                plane = self.g.box.planes[4 * component + turns]
                if fit_mistakes(self.hull, self.before, self.g.board.start, square, plane):
                    continue
                worth = self.place_worth(component, square, turns, plane)
                if best is None or worth > best.worth:
                    best = Spot(square, turns, worth)
        return best

    def place_worth(self, component: int, square: int, turns: int, plane: int) -> float:
        """Return how good a place is: ways to build on while the ship is small, few loose ends when it is grown."""
        box = self.g.box
        kind = box.kinds[component]
        free = self.free
        sides = box.sides[component]
        empty = [direction for direction in range(4) if square + STEP[direction] in free]
        ends = [direction for direction in empty if sides[(direction - turns) % 4]]
        worth = 0.9 * len(ends) - 0.5 * (len(empty) - len(ends))
        if self.size > 0.75 * self.goal:
            worth -= 0.4 * exposed(self.hull + (plane << square))
        if kind.startswith("cannon"):
            # What a barrel points at stays empty: best where the board ends.
            worth += (1.2 if turns == 0 else 0.0) - (1.0 if square + STEP[turns] in free else 0.0)
        elif kind.startswith("engine"):
            worth -= 1.0 if square + STEP[2] in free else 0.0
        elif kind == "shield" and self.shield_turns:
            worth += 3.0 if (turns + 2) % 4 in self.shield_turns else 0.0
        return worth


def build(yard: Yard, offer: BuildOffer, legal: Sequence[Action]) -> Action:
    """Return the next move in the yard."""
    for action in legal:
        if isinstance(action, PutPileBack):
            return action
    if offer.component is not None and offer.loose is None:
        return put(yard, yard.g.box.number[offer.component], legal)
    out_of_time = yard.turns_left is not None and yard.turns_left <= 2
    if out_of_time or yard.size >= yard.goal or not yard.edge:
        return finish(legal)
    return take(yard, legal)


def put(yard: Yard, component: int, legal: Sequence[Action]) -> Action:
    """Put the component where it fits best; if nowhere, or if it is not wanted, back it goes."""
    spot = yard.spot(component)
    if spot is not None and (yard.worth(component) >= KEEP_FLOOR or RETURN not in legal):
        return PLACES[spot.square][spot.turns]
    return RETURN if RETURN in legal else legal[0]


def take(yard: Yard, legal: Sequence[Action]) -> Action:
    """Take the best component face up that fits, if it is good, else one unseen, else finish."""
    number = yard.g.box.number
    ups = [action for action in legal if isinstance(action, TakeFaceUp)]
    ups.sort(key=lambda action: yard.worth(number[action.component]), reverse=True)
    for action in ups[:LOOKED_AT]:
        component = number[action.component]
        if yard.worth(component) < yard.floor:
            break
        if yard.spot(component) is not None:
            return action
    return TAKE_FACE_DOWN if TAKE_FACE_DOWN in legal else finish(legal)


def finish(legal: Sequence[Action]) -> Action:
    """Take the lowest number tile that is free; where none can be taken, whatever comes first."""
    return next((action for action in legal if isinstance(action, Finish)), legal[0])
