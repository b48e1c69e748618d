"""Cells: one for each use of a double or a shield, from a battery of the owner's choice (GB-066, GB-088 to GB-090)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES, put
from astrodrome.games.galaxy_trucker.records.actions import SPENDS, SpendCell
from astrodrome.games.galaxy_trucker.records.flight_events import CellSaved, CellSpent
from astrodrome.games.galaxy_trucker.records.offers import BatteryChoice, CellOffer
from astrodrome.games.galaxy_trucker.ship.bodies import Body, squares_in
from astrodrome.games.galaxy_trucker.ship.module_effects import is_helped, price_of
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def cells_aboard(g: Trucker, seat: Seat, half: Body = None) -> int:
    """Return the number of cells a ship, or one half of it, has left."""
    cells = g.cells[seat]
    return sum(cells) if half is None else sum([cells[square] for square in squares_in(g, half)])


def refuse_price(
    g: Trucker, seat: Seat, uses: int, activations: int | None = None, half: Body = None
) -> Refusal | None:
    """Refuse uses that the cells aboard do not suffice for; without any cell nothing is powered (GB-088, GX-184).

    A half powers only what is in it (GX-282).
    """
    price, cells = price_of(g, seat, uses, activations, half), cells_aboard(g, seat, half)
    if price > cells or (uses and not cells):
        return Refusal("GB-088", "too-few-cells", (("price", max(price, 1)), ("cells", cells)))
    return None


def affordable(g: Trucker, seat: Seat, cells: int, most: int, half: Body) -> int:
    """Return how many of so many uses some cells of a ship or half suffice for, at what they cost now."""
    uses = most
    while uses and (not cells or price_of(g, seat, uses, None, half) > cells):
        uses -= 1
    return uses


def pay_for(g: Trucker, seat: Seat, uses: int, activations: int | None = None, half: Body = None) -> None:
    """Pay for uses at once, the Technician saving a cell where there is one to be saved (GB-088, GX-181, GX-292)."""
    price = price_of(g, seat, uses, activations, half)
    if uses and g.technologies is not None and is_helped(g, seat, half):
        g.technologies.free_cell_used[seat] = True
        if g.listening:
            g.emit(CellSaved(seat))
    if price:
        g.then(TruckerSpendsCell(seat, price, False, half))


def charged(g: Trucker, seat: Seat, half: Body = None) -> list[int]:
    """Return the squares of the batteries with cells."""
    cells = g.cells[seat]
    return [square for square in squares_in(g, half) if cells[square]]


def spend_cell(g: Trucker, seat: Seat, square: int, instead: bool) -> None:
    """Send one cell to the bank; it is never refilled (GB-090)."""
    put(g.cells, seat, square, g.cells[seat][square] - 1)
    g.harmed_by_hit[seat] = True
    if g.listening:
        g.emit(CellSpent(seat, square, cells_aboard(g, seat), instead))


class TruckerSpendsCell(Decision[Trucker]):
    """Take cells from batteries, one by one; asked only where it matters which (GB-088).

    `instead` marks cells that go because goods are missing (GB-128). What a half uses is paid by that half; cells that
    are lost may come from either (GX-291, GX-292).
    """

    args = ("seat", "left", "instead", "half")
    takes = (SpendCell,)
    rules = ("GB-088",)

    def __init__(self, seat: Seat, left: int, instead: bool, half: Body = None) -> None:
        self.seat = seat
        self.left = left
        self.instead = instead
        self.half = half

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask while more cells than must go lie in more than one battery."""
        if cells_aboard(g, self.seat, self.half) <= self.left or len(charged(g, self.seat, self.half)) < 2:
            return ()
        return (self.seat,)

    @override
    def run(self, g: Trucker) -> None:
        """Take what leaves no choice; when cells run out nothing more happens (GB-128)."""
        for _ in range(min(self.left, cells_aboard(g, self.seat, self.half))):
            spend_cell(g, self.seat, charged(g, self.seat, self.half)[0], self.instead)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [SPENDS[square] for square in charged(g, seat, self.half)]

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a square without a cell."""
        assert isinstance(action, SpendCell)
        if not 0 <= action.square < SQUARES or not g.cells[seat][action.square]:
            return Refusal("GB-128" if self.instead else "GB-088", "no-cell-there")
        if action.square not in squares_in(g, self.half):
            return Refusal("GX-292", "cell-of-other-half")
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, SpendCell)
        spend_cell(g, seat, action.square, self.instead)
        if self.left > 1:
            g.then(TruckerSpendsCell(seat, self.left - 1, self.instead, self.half))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        batteries = [BatteryChoice(square, g.cells[seat][square]) for square in charged(g, seat, self.half)]
        return CellOffer(tuple(batteries), self.left)
