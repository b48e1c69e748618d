"""The check before take-off: mistakes and what the owner gives up to mend them (GB-058 to GB-064, GB-185)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import SIDES
from astrodrome.games.galaxy_trucker.flight.losses import lose_component, part_choices, refuse_part
from astrodrome.games.galaxy_trucker.geometry.grid import REAR, SQUARES, WIDTH, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import ALL, EXHAUST, plane, towards
from astrodrome.games.galaxy_trucker.geometry.hull_queries import Mistakes, at_fault, mistakes, pushing
from astrodrome.games.galaxy_trucker.records.actions import REMOVES, ChooseFront, KeepPart, Remove
from astrodrome.games.galaxy_trucker.records.offers import FrontChoice, FrontOffer, Mistake, RepairOffer
from astrodrome.games.galaxy_trucker.records.yard_events import (
    ComponentTakenOff,
    FrontChosen,
    NumberPutBack,
    ShipChecked,
)
from astrodrome.games.galaxy_trucker.ship.bodies import beside, broken
from astrodrome.games.galaxy_trucker.ship.fitting import (
    BARREL_BLOCKED,
    ENGINE_ASTRAY,
    EXHAUST_BLOCKED,
    HANGS_FREE,
    MISFIT,
)
from astrodrome.games.galaxy_trucker.ship.headings import front, headings_of
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision, SeatTask
from astrodrome.kernel.mypyc_support import override
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

    @override
    def run(self, g: Trucker) -> None:
        order = g.by_number()
        choosing = [TruckerChoosesFront(seat) for seat in order] if g.board.any_front else []
        g.then(*choosing, *[CheckShip(seat) for seat in order])


class TruckerChoosesFront(SeatDecision[Trucker]):
    """Decide which side of the board flies ahead; from now on it is final (GX-257 to GX-259)."""

    takes = (ChooseFront,)
    rules = ("GX-257", "GX-259")

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [ChooseFront(side) for side in SIDES]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: any side may be chosen."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseFront)
        headings = headings_of(g)
        headings.fronts[seat] = headings.facing[seat] = SIDES.index(action.side)
        if g.listening:
            g.emit(FrontChosen(seat, action.side))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        hull = g.hulls[seat]
        engines = pushing(hull).bit_count()
        rearward = [plane(hull, towards(EXHAUST, side + REAR)).bit_count() for side in range(len(SIDES))]
        chosen = [SIDES[side] for other in g.by_number() if (side := front(g, other)) is not None]
        choices = [FrontChoice(side, engines - rearward[index]) for index, side in enumerate(SIDES)]
        return FrontOffer(tuple(choices), tuple(chosen))


class CheckShip(SeatTask[Trucker]):
    """Look for mistakes; the owner mends them before the next ship is looked at (GB-059, GB-060)."""

    @override
    def run(self, g: Trucker) -> None:
        """Let the owner repair; under the lenient check that costs the number tile (GB-185)."""
        faultless = ship_mistakes(g, self.seat).none
        if g.listening:
            g.emit(ShipChecked(self.seat, faultless))
        if not faultless:
            if g.options.has("lenient"):
                put_number_back(g, self.seat)
            g.then(TruckerRepairs(self.seat))


def put_number_back(g: Trucker, seat: Seat) -> None:
    """Move a player to the last number tile; the tiles behind move up (GB-185)."""
    order = g.by_number()
    order.remove(seat)
    for number, mover in enumerate([*order, seat], 1):
        g.number_tiles[mover] = number
    if g.listening:
        g.emit(NumberPutBack(seat, g.seats))


class TruckerRepairs(SeatDecision[Trucker]):
    """Remove components, or keep one linked part, until no mistake is left (GB-060 to GB-063)."""

    takes = (Remove, KeepPart)
    rules = ("GB-059", "GB-060", "GB-062")

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask the owner while there is a mistake."""
        return () if ship_mistakes(g, self.seat).none else (self.seat,)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return every component that has to do with a mistake, and every part that could be kept."""
        faulty = at_fault(g.hulls[seat], ship_mistakes(g, seat))
        keeps = [KeepPart(index) for index in range(len(broken(g, seat)))]
        return [*[REMOVES[square] for square in squares_of(faulty)], *keeps]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, KeepPart):
            return refuse_part(g, seat, action, "GB-062")
        assert isinstance(action, Remove)
        square = action.square
        if not 0 <= square < SQUARES or not at_fault(g.hulls[seat], ship_mistakes(g, seat)) >> square & 1:
            return Refusal("GB-060", "not-at-fault")
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Give up the component, or all parts but one, and look again."""
        if isinstance(action, KeepPart):
            for square in squares_of(beside(g, seat, broken(g, seat)[action.part])):
                remove(g, seat, square)
        else:
            assert isinstance(action, Remove)
            remove(g, seat, action.square)
        g.then(self)

    @override
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
    if g.listening:
        column, row = g.board.column_number(square), g.board.row_number(square)
        g.emit(ComponentTakenOff(seat, *g.box.face(component), square, column, row))


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
