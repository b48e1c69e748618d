"""The check before take-off: mistakes and what the owner gives up to mend them (GB-058 to GB-064, GB-185)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import REMOVES, KeepPart, Remove
from astrodrome.games.galaxy_trucker.content import SIDES
from astrodrome.games.galaxy_trucker.fitting import (
    BARREL_BLOCKED,
    ENGINE_ASTRAY,
    EXHAUST_BLOCKED,
    HANGS_FREE,
    MISFIT,
)
from astrodrome.games.galaxy_trucker.grid import REAR, SQUARES, WIDTH, squares_of
from astrodrome.games.galaxy_trucker.halves import beside, broken
from astrodrome.games.galaxy_trucker.losses import lose_component, part_choices, refuse_part
from astrodrome.games.galaxy_trucker.module_actions import ChooseFront
from astrodrome.games.galaxy_trucker.module_offers import FrontChoice, FrontOffer
from astrodrome.games.galaxy_trucker.offers import Mistake, RepairOffer
from astrodrome.games.galaxy_trucker.planes import ALL, EXHAUST, plane, towards
from astrodrome.games.galaxy_trucker.questions import outlets
from astrodrome.games.galaxy_trucker.ship import Mistakes, at_fault, mistakes, pushing
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import ComponentTakenOff, FrontChosen, NumberPutBack, ShipChecked
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def ship_mistakes(g: Trucker, seat: Seat) -> Mistakes:
    """Check a ship; without its starting cabin, what is left must hang together (GB-059, GB-063)."""
    hull = g.hulls[seat]
    roots = g.board.roots(hull)
    if not hull & roots:
        roots = ALL & hull & -hull
    return mistakes(hull, roots, outlets(g, seat))


class CheckShips(Task[Trucker]):
    """Check the ships, number tile 1 first (GB-058)."""

    def run(self, g: Trucker) -> None:
        """Look at each ship in turn."""
        order = g.by_number()
        choosing = [TruckerChoosesFront(seat) for seat in order] if g.board.any_front else []
        g.then(*choosing, *[CheckShip(seat) for seat in order])


class TruckerChoosesFront(Decision[Trucker]):
    """Decide which side of the board flies ahead; from now on it is final (GX-257 to GX-259)."""

    args = ("seat",)
    takes = (ChooseFront,)
    rules = ("GX-257", "GX-259")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask in the order of the start, each seeing what the others chose."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the four sides."""
        return [ChooseFront(side) for side in SIDES]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: any side may be chosen."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Turn the board."""
        assert isinstance(action, ChooseFront)
        g.fronts[seat] = g.facing[seat] = SIDES.index(action.side)
        if g.heard:
            g.tell(FrontChosen(seat, action.side))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show how many engines point to the rear of each side."""
        hull = g.hulls[seat]
        engines = pushing(hull).bit_count()
        rearward = [plane(hull, towards(EXHAUST, side + REAR)).bit_count() for side in range(len(SIDES))]
        chosen = [SIDES[front] for other in g.by_number() if (front := g.fronts[other]) is not None]
        choices = [FrontChoice(side, engines - rearward[index]) for index, side in enumerate(SIDES)]
        return FrontOffer(tuple(choices), tuple(chosen))


class CheckShip(Task[Trucker]):
    """Look for mistakes; the owner mends them before the next ship is looked at (GB-059, GB-060)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Let the owner repair; under the lenient check that costs the number tile (GB-185)."""
        faultless = ship_mistakes(g, self.seat).none
        if g.heard:
            g.tell(ShipChecked(self.seat, faultless))
        if not faultless:
            if g.options.has("lenient"):
                put_number_back(g, self.seat)
            g.then(TruckerRepairs(self.seat))


def put_number_back(g: Trucker, seat: Seat) -> None:
    """Move a player to the last number tile; the tiles behind move up (GB-185)."""
    order = g.by_number()
    order.remove(seat)
    for number, mover in enumerate([*order, seat], 1):
        g.numbers[mover] = number
    if g.heard:
        g.tell(NumberPutBack(seat, g.seats))


class TruckerRepairs(Decision[Trucker]):
    """Remove components, or keep one linked part, until no mistake is left (GB-060 to GB-063)."""

    args = ("seat",)
    takes = (Remove, KeepPart)
    rules = ("GB-059", "GB-060", "GB-062")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask the owner while there is a mistake."""
        return () if ship_mistakes(g, self.seat).none else (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return every component that has to do with a mistake, and every part that could be kept."""
        faulty = at_fault(g.hulls[seat], ship_mistakes(g, seat))
        keeps = [KeepPart(index) for index in range(len(broken(g, seat)))]
        return [*[REMOVES[square] for square in squares_of(faulty)], *keeps]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a component that has nothing to do with a mistake, or a part that is not there."""
        if isinstance(action, KeepPart):
            return refuse_part(g, seat, action, "GB-062")
        assert isinstance(action, Remove)
        square = action.square
        if not 0 <= square < SQUARES or not at_fault(g.hulls[seat], ship_mistakes(g, seat)) >> square & 1:
            return Refusal("GB-060", "not-at-fault")
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Give up the component, or all parts but one, and look again."""
        if isinstance(action, KeepPart):
            for square in squares_of(beside(g, seat, broken(g, seat)[action.part])):
                remove(g, seat, square)
        else:
            assert isinstance(action, Remove)
            remove(g, seat, action.square)
        g.then(self)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the mistakes with their squares, what can be removed, and the parts."""
        found = ship_mistakes(g, seat)
        faulty = squares_of(at_fault(g.hulls[seat], found))
        return RepairOffer(mistake_list(found), tuple(faulty), part_choices(g, seat))


def remove(g: Trucker, seat: Seat, square: int) -> None:
    """Take a component off: it is lost, or under the lenient check goes back to the warehouse (GB-061, GB-185)."""
    if not g.options.has("lenient"):
        lose_component(g, seat, square, "removed")
        return
    component = g.detach(seat, square)
    g.face_up.append(component)
    if g.heard:
        column, row = g.board.column_number(square), g.board.row_number(square)
        g.tell(ComponentTakenOff(seat, *g.box.face(component), square, column, row))


def mistake_list(found: Mistakes) -> tuple[Mistake, ...]:
    """Return the mistakes of a ship one by one (GB-059)."""
    listed = [Mistake(MISFIT, (square, square + 1)) for square in squares_of(found.beside)]
    listed += [Mistake(MISFIT, (square, square + WIDTH)) for square in squares_of(found.behind)]
    for mask, reason in (
        (found.astray, ENGINE_ASTRAY),
        (found.blocked, EXHAUST_BLOCKED),
        (found.barrels, BARREL_BLOCKED),
        (found.unlinked, HANGS_FREE),
    ):
        listed += [Mistake(reason, (square,)) for square in squares_of(mask)]
    return tuple(listed)


CHECK_SHIPS: Final = CheckShips()
