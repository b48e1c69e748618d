"""Machinations that wear ships down: system test, surge, rattle, hitchhikers (GX-361, GX-548, EM-16 to EM-19)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from astrodrome.games.galaxy_trucker.cards.combat import unless_alone
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Kind
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES, put
from astrodrome.games.galaxy_trucker.geometry.hull_queries import loosely_joined
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    CellsDrained,
    HitchhikersBoarded,
    Loosen,
    LoosenOffer,
    Scrap,
    SystemOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import SPENDS, SpendCell
from astrodrome.games.galaxy_trucker.records.offers import BatteryChoice
from astrodrome.games.galaxy_trucker.ship.crew import beds
from astrodrome.games.galaxy_trucker.ship.energy import cells_aboard, charged, spend_cell
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

POWERED: Final[tuple[Kind, ...]] = (
    "cannon_double",
    "cannon_bidirectional",
    "engine_double",
    "shield",
    "shield_booster",
    "cannon_booster",
    "accelerator",
)
"""What can be powered by cells, joined to a partner or not (GX-361, GX-362)."""


def powered(g: Trucker, seat: Seat) -> list[int]:
    """Return the components of a ship that can be powered; in a dead column none can (GX-479)."""
    ship, dead = g.ships[seat], 0 if g.roads is None else g.roads.dead_squares[seat]
    working = [square for square in g.board.squares if ship[square] and not dead >> square & 1]
    return [square for square in working if g.box.kinds[ship[square] // 4] in POWERED]


def play_system_test(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: ship by ship in flight order (GX-548)."""
    return [TruckerTestsSystem(seat, len(powered(g, seat))) for seat in g.order()]


class TruckerTestsSystem(RacerDecision):
    """For every two powered components, and for an odd one, pay a cell or give them up (GX-548, GX-363).

    `left` counts the components that were neither paid for nor given up; the owner forms the pairs.
    """

    args = ("seat", "left")
    takes = (SpendCell, Scrap)
    rules = ("GX-548", "GX-363")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while something is left and there is a choice: a cell to pay, or more components than must go."""
        if not self.left:
            return ()
        return (self.seat,) if cells_aboard(g, self.seat) or len(powered(g, self.seat)) > self.left else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        if self.left:
            self.scrap(g, tuple(powered(g, self.seat)))

    def lots(self, g: Trucker) -> list[tuple[int, ...]]:
        """Return what may be given up together: a pair, or one alone while their number is odd."""
        squares, per = powered(g, self.seat), g.card.per
        odd = list(combinations(squares, self.left % per)) if self.left % per else []
        pairs = list(combinations(squares, per)) if self.left >= per else []
        return [*odd, *pairs]

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [*[SPENDS[square] for square in charged(g, seat)], *[Scrap(lot) for lot in self.lots(g)]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, SpendCell):
            there = 0 <= action.square < SQUARES and g.cells[seat][action.square]
            return None if there else Refusal("GB-088", "no-cell-there")
        assert isinstance(action, Scrap)
        return None if action.squares in self.lots(g) else Refusal("GX-548", "no-such-lot", (("per", g.card.per),))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay for a lot, or give it up; then go on."""
        if isinstance(action, SpendCell):
            spend_cell(g, seat, action.square, False)
            self.go_on(g, g.card.per)
        else:
            assert isinstance(action, Scrap)
            self.scrap(g, action.squares)

    def scrap(self, g: Trucker, squares: tuple[int, ...]) -> None:
        """Give components up; then see what still hangs together."""
        for square in squares:
            lose_component(g, self.seat, square, "given-up")
        g.then(TruckerKeepsPart(self.seat), ResumeTest(self.seat, max(self.left - len(squares), 0)))

    def go_on(self, g: Trucker, done: int) -> None:
        """Ask for the next lot."""
        if self.left > done:
            g.then(TruckerTestsSystem(self.seat, self.left - done))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the components, how many are still to be tested, and the batteries."""
        batteries = [BatteryChoice(square, g.cells[seat][square]) for square in charged(g, seat)]
        return SystemOffer(self.left, g.card.per, tuple(powered(g, seat)), tuple(batteries))


class ResumeTest(RacerTask):
    """Go on with the test; what has fallen off meanwhile need not be tested any more."""

    args = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    @override
    def run_in_race(self, g: Trucker) -> None:
        g.then(TruckerTestsSystem(self.seat, min(self.left, len(powered(g, self.seat)))))


def play_surge(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [SURGE]


class Surge(Task[Trucker]):
    """Each battery with a cell loses one (EM-16)."""

    @override
    def run(self, g: Trucker) -> None:
        for seat in g.order():
            batteries = charged(g, seat)
            lost = [min(g.card.takes_cells, g.cells[seat][square]) for square in batteries]
            for square, cells in zip(batteries, lost, strict=True):
                put(g.cells, seat, square, g.cells[seat][square] - cells)
            if g.listening and batteries:
                g.emit(CellsDrained(seat, sum(lost), cells_aboard(g, seat)))


def play_rattle(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: the player directly ahead chooses, for the leader the rearmost (EM-17, GX-578)."""
    order = g.order()
    return unless_alone(g, [TruckerLoosens(order[place - 1], seat) for place, seat in enumerate(order)])


class TruckerLoosens(RacerDecision):
    """Choose a component of another ship that hangs on by one joint: it falls off (EM-17)."""

    args = ("seat", "target")
    takes = (Loosen,)
    rules = ("GX-555",)

    def __init__(self, seat: Seat, target: Seat) -> None:
        self.seat = seat
        self.target = target

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask where there is a choice; a ship without such a component is spared."""
        return (self.seat,) if len(loosely_joined(g.hulls[self.target])) > 1 else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        """Let the only one fall off."""
        for square in loosely_joined(g.hulls[self.target]):
            self.loosen(g, square)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Loosen(square) for square in loosely_joined(g.hulls[self.target])]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Loosen)
        loose = action.square in loosely_joined(g.hulls[self.target])
        return None if loose else Refusal("GX-555", "fastened-well")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, Loosen)
        self.loosen(g, action.square)

    def loosen(self, g: Trucker, square: int) -> None:
        """Lose the component; then see what still hangs together."""
        lose_component(g, self.target, square, "fallen")
        g.then(TruckerKeepsPart(self.target))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return LoosenOffer(self.target, tuple(loosely_joined(g.hulls[self.target])))


def play_hitchhikers(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [TAKE_HITCHHIKERS]


class TakeHitchhikers(Task[Trucker]):
    """Each cabin with room takes one human aboard, wanted or not; each of them costs a day (EM-19)."""

    @override
    def run(self, g: Trucker) -> None:
        """Fill the cabins in flight order; days are lost afterwards, rearmost first (GX-577)."""
        taken = [0] * g.seats
        for seat in g.order():
            free = beds(g, seat)
            for square in free:
                put(g.crew, seat, square, g.crew[seat][square] + 1)
            taken[seat] = len(free)
            if g.listening and free:
                g.emit(HitchhikersBoarded(seat, len(free)))
        for seat in rearmost_first(g, g.order()):
            lose_days(g, seat, g.card.days * taken[seat])


SURGE: Final = Surge()
TAKE_HITCHHIKERS: Final = TakeHitchhikers()
