"""The state of class IIA."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import Board
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import EMPTY, PUBLIC, Field


class Halves:
    """What class IIA keeps, by seat; all lists are empty in flights of other classes."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.flying: list[list[int]] = []
        """The halves that fly, in the race or in hyperspace: 0 the left, 1 the right one (GX-272)."""
        self.cards_to_miss: list[list[int]] = []
        """Cards that each half still misses in hyperspace (GX-318)."""
        self.parts_in_hyperspace: list[list[list[int]]] = []
        """What has left the board with a half: rows of square, code, crew, cells, goods, sleepers."""
        self.engine_strength: list[list[int]] = []
        """The engine strength of each half as declared last."""
        self.without_engine: list[list[int]] = []
        """Halves that had no engine strength in open space (GX-309)."""
        self.goods_income: list[int] = []
        """Credits for the goods of halves that gave up in this flight (GX-313)."""

    def copy(self) -> Halves:
        """Return an equal and independent record."""
        twin = Halves(self.seats, blank=False)
        twin.flying = list(map(list.copy, self.flying))
        twin.cards_to_miss = list(map(list.copy, self.cards_to_miss))
        twin.parts_in_hyperspace = list(
            map(list.copy, self.parts_in_hyperspace)
        )  # a row is never changed once it is written
        twin.engine_strength = self.engine_strength.copy()  # rows are replaced, never changed
        twin.without_engine = self.without_engine.copy()
        twin.goods_income = self.goods_income.copy()
        return twin

    def clear_flight(self, board: Board) -> None:
        """Let both halves of every ship fly, where ships have two (GX-272)."""
        ships = range(self.seats if board.halves else 0)
        self.flying = [list(range(len(board.halves))) for _ in ships]
        self.cards_to_miss = [[0] * len(board.halves) for _ in ships]
        self.parts_in_hyperspace = [[] for _ in ships]
        self.goods_income = [0 for _ in ships]
        self.clear_card()

    def clear_card(self) -> None:
        """Forget the card before."""
        self.engine_strength = [[] for _ in self.flying]
        self.without_engine = [[] for _ in self.flying]


def halves_of(g: Trucker) -> Halves:
    """Return the state of class IIA, in a game that flies it."""
    halves = g.halves
    assert halves is not None, "class IIA is flown"
    return halves


FIELDS: Final[tuple[Field, ...]] = (
    Field("halves", PUBLIC, "list[list[int]]", at="halves.flying", absent=EMPTY),
    Field("away", PUBLIC, "list[list[int]]", at="halves.cards_to_miss", absent=EMPTY),
    Field("aside", PUBLIC, "list[list[list[int]]]", at="halves.parts_in_hyperspace", absent=EMPTY),
    Field("paces", PUBLIC, "list[list[int]]", at="halves.engine_strength", absent=EMPTY),
    Field("adrift", PUBLIC, "list[list[int]]", at="halves.without_engine", absent=EMPTY),
    Field("sold", PUBLIC, "list[int]", at="halves.goods_income", absent=EMPTY),
)
