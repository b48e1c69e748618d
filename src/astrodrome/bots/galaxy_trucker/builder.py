"""The builder: takes what the ship lacks, puts it where it fits without a mistake, and stops in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.bots.galaxy_trucker.component_values import Taste, wanted
from astrodrome.bots.galaxy_trucker.essentials import essential, lacking, squandered
from astrodrome.bots.galaxy_trucker.frontier import BARRELS, Frontier
from astrodrome.bots.galaxy_trucker.halves import kinds_by_side, sides, urgent
from astrodrome.bots.sums import plain_sum
from astrodrome.games.galaxy_trucker.content.rows import Kind
from astrodrome.games.galaxy_trucker.geometry.grid import STEP
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.records.actions import (
    PLACES,
    RETURN,
    TAKE_FACE_DOWN,
    Finish,
    PutPileBack,
    TakeFaceUp,
    TakeOrdered,
    TurnHourglass,
)
from astrodrome.games.galaxy_trucker.ship.bodies import half_at, halves_flown
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

SUPPORTS: Final[frozenset[Kind]] = frozenset({"life_support_purple", "life_support_brown", "life_support_cyan"})
LIVED_IN: Final[frozenset[Kind]] = frozenset({"cabin"})
CABINS: Final[frozenset[Kind]] = frozenset({"starting_cabin", "cabin", "luxury_cabin"})
DONE: Final = 0.6
"""The share of its squares that a half should fill before its last open end is closed."""
ROOMY: Final = 1.5
"""Room around a half that is enough to go on with."""
CLOSED: Final = 30.0
"""What it costs to leave less."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a component would go, and what the ship gains by it."""

    square: int
    turns: int
    worth: float


class Yard:
    """What a builder knows of its own ship, from a world that was dealt for it; ships are the same in all of them."""

    def __init__(self, g: Trucker, seat: Seat, turns_left: int | None, taste: Taste) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.turns_left: Final = turns_left
        self.taste: Final = taste
        self.ship: Final = g.ships[seat]
        self.hull: Final = g.hulls[seat]
        self.kinds: Final[list[Counter[Kind]]] = kinds_by_side(g, seat)
        """What the ship has, or each of its halves."""
        self.frontier: Final = Frontier(g, seat)
        self.grown: Final = [have.total() / len(side) for have, side in zip(self.kinds, sides(g), strict=True)]
        self.covered: Final = [
            {
                way
                for square in side
                if (code := self.ship[square]) and g.box.kinds[code // 4] == "shield"
                for way in (code % 4, (code + 1) % 4)
            }
            for side in sides(g)
        ]
        self.exposed: Final = exposed(self.hull)
        self.lacks: Final = lacking(g, seat) if taste.sound else frozenset[str]()
        self.keep: Final = taste.keep + taste.patience * self.leisure()

    def leisure(self) -> float:
        """Return how much time there is beyond what the squares left need, from 0 to 1; half where no turns count."""
        if self.turns_left is None:
            return 0.5
        room = max(1, len(self.frontier.fillable() if self.taste.thorough else self.frontier.empty))
        return min(1.0, max(0.0, (self.turns_left / 2 - room) / room))

    def spot(self, component: int) -> Spot | None:
        """Return the best place for a component without a mistake, or None."""
        kind = self.g.box.kinds[component]
        like = self.taste.likes.get(kind, 1.0)
        values = [like * wanted(kind, have) + urgent(self.g, kind, have) for have in self.kinds]
        best: Spot | None = None
        for square in self.frontier.around:
            fits = self.frontier.fits(square)
            value = values[half_at(self.g, square) or 0]
            for turns in range(4):
                if 4 * component + turns in fits:
                    worth = self.place_worth(kind, value, square, 4 * component + turns)
                    if best is None or worth > best.worth:
                        best = Spot(square, turns, worth)
        return best

    def place_worth(self, kind: Kind, value: float, square: int, code: int) -> float:
        """Return what a ship gains by a component in a place: its use there, room to grow, few loose ends at last."""
        turns = code % 4
        if kind in BARRELS and turns:
            value *= self.taste.sideways
        elif kind == "shield":
            value *= len({turns, (turns + 1) % 4} - self.covered[half_at(self.g, square) or 0]) / 2
        elif kind in SUPPORTS and not self.beside(square, LIVED_IN):
            value *= 0.3
        elif kind in LIVED_IN and self.beside(square, SUPPORTS):
            value += 1.5
        if self.lacks:
            value += self.taste.sound if essential(self.g.box, code) in self.lacks else 0.0
            value -= squandered(self.frontier, self.lacks, square, code)
        if kind in CABINS and self.beside(square, CABINS):
            value -= self.taste.crowd
        grown = self.grown[half_at(self.g, square) or 0]
        room = self.taste.room * (1.0 - grown * self.taste.fade) * self.frontier.room_after(square, code)
        ends = exposed(self.hull + (self.g.box.planes[code] << square)) - self.exposed
        return value + room - self.taste.loose_end * grown * ends - self.closing(square, code)

    def closing(self, square: int, code: int) -> float:
        """Return what it costs to leave a half that is far from done no room to grow, or none for its first cabin."""
        half = half_at(self.g, square)
        if half is None:
            return 0.0
        waits = not self.kinds[half]["cabin"] and self.g.box.kinds[code // 4] != "cabin"
        if self.grown[half] > DONE and not waits:
            return 0.0
        left = self.room_in(half) + self.frontier.room_after(square, code)
        return CLOSED if left < (2 * ROOMY if waits else ROOMY) else 0.0

    def room_in(self, half: int) -> float:
        """Return how much room there is around a half."""
        spots = [spot for spot in self.frontier.around if half_at(self.g, spot) == half]
        return sum(self.frontier.room_at(spot) for spot in spots)

    def unmanned(self) -> bool:
        """Return whether a half that could take one has no cabin yet."""
        halves = [
            half for half, have in enumerate(self.kinds) if halves_flown(self.g) is not None and not have["cabin"]
        ]
        return any(half_at(self.g, spot) in halves for spot in self.frontier.around)

    def unhurried(self) -> bool:
        """Return whether a builder goes on although nothing in sight is good enough: thorough, or lacking something."""
        goes_on = self.taste.thorough or bool(self.lacks)
        return goes_on and any(self.frontier.fits(spot) for spot in self.frontier.around)

    def beside(self, square: int, kinds: frozenset[Kind]) -> bool:
        """Return whether a component of some kinds lies beside a square."""
        kind_of = self.g.box.kinds
        return any(self.ship[square + step] and kind_of[self.ship[square + step] // 4] in kinds for step in STEP)


def build(yard: Yard, legal: Sequence[Action]) -> Action:
    """Return the next move in the yard."""
    for action in legal:
        if isinstance(action, PutPileBack):
            return action
    held = yard.g.hand[yard.seat]
    if held is not None:
        return put(yard, held, legal)
    out_of_time = yard.turns_left is not None and yard.turns_left <= 2
    return finish(legal) if out_of_time or not yard.frontier.around else take(yard, legal)


def put(yard: Yard, component: int, legal: Sequence[Action]) -> Action:
    """Put the component where it fits best; if nowhere, or if it does more harm than good, back it goes."""
    spot = yard.spot(component)
    if spot is not None and (spot.worth >= yard.keep or RETURN not in legal):
        return PLACES[spot.square][spot.turns]
    return RETURN if RETURN in legal else legal[0]


def take(yard: Yard, legal: Sequence[Action]) -> Action:
    """Take the component face up that helps most, if a drawn one is not likely to help more; finish when none would."""
    number = yard.g.box.number
    ups: list[TakeFaceUp | TakeOrdered] = [action for action in legal if isinstance(action, TakeFaceUp)]
    ordered = [action for action in legal if isinstance(action, TakeOrdered)]
    best: TakeFaceUp | TakeOrdered | None = None
    best_worth = yard.keep
    for action in ups[-yard.taste.looks :] + ordered:
        spot = yard.spot(number[action.component])
        if spot is not None and spot.worth > best_worth:
            best, best_worth = action, spot.worth
    if TAKE_FACE_DOWN in legal and hope(yard) > (0.05 if best is None else best_worth):
        return TAKE_FACE_DOWN
    if best is None and TAKE_FACE_DOWN in legal and (yard.unmanned() or yard.unhurried()):
        return TAKE_FACE_DOWN
    return finish(legal) if best is None else best


def hope(yard: Yard) -> float:
    """Return what a component drawn unseen brings on average; the heap of a dealt world is a fair sample."""
    drawn = yard.g.face_down_components[-yard.taste.sample :]
    spots = [yard.spot(component) for component in drawn]
    return plain_sum([spot.worth for spot in spots if spot is not None and spot.worth >= yard.keep]) / max(
        1, len(drawn)
    )


def finish(legal: Sequence[Action]) -> Action:
    """Take the lowest number tile that is free; who has one turns the hourglass on those who still build."""
    for wish in (Finish, TurnHourglass):
        for action in legal:
            if isinstance(action, wish):
                return action
    return legal[0]
