"""What a trucker sees of the table: ships square by square, who flies where, who has what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import BOARDS, Board
from astrodrome.games.galaxy_trucker.box.box import box_of
from astrodrome.games.galaxy_trucker.content.rows import Kind
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.seats import Seat, Seats

UNKNOWN: Final[Kind] = "structural"
"""What a component is taken for that is not in our table."""


@dataclass(frozen=True, slots=True)
class Part:
    """A component of a ship: what it is, and how it is turned."""

    kind: Kind
    turns: int


@dataclass(frozen=True, slots=True)
class BoardView:
    """The table from a seat: nothing in it is secret."""

    seat: Seat
    board: Board
    order: Seats
    credits: tuple[int, ...]
    ships: tuple[Mapping[int, Part], ...]
    depot: Mapping[str, Kind]

    @property
    def own(self) -> Mapping[int, Part]:
        """The own ship."""
        return self.ships[self.seat]

    @property
    def kinds(self) -> Counter[Kind]:
        """What the own ship has."""
        return Counter([part.kind for part in self.own.values()])


def kind_of(component: str) -> Kind:
    """Return what a component is by its name."""
    box = box_of(None, True, True, True)
    return box.kinds[box.number[component]] if component in box.number else UNKNOWN


def seen(public: PublicView, seat: Seat) -> BoardView:
    """Return what a view shows."""
    return BoardView(
        seat,
        BOARDS[public.board],
        public.order,
        tuple(ship.credits for ship in public.ships),
        tuple(
            {one.square: Part(kind_of(one.component), one.turns) for one in ship.components} for ship in public.ships
        ),
        {name: kind_of(name) for name in public.depot},
    )


def imagined(g: Trucker, seat: Seat) -> BoardView:
    """Return the same of a game that a search plays."""
    kinds, names = g.box.kinds, g.box.names
    return BoardView(
        seat,
        g.board,
        tuple(g.order()),
        tuple(g.credits),
        tuple({at: Part(kinds[ship[at] // 4], ship[at] % 4) for at in g.board.squares if ship[at]} for ship in g.ships),
        {names[component]: kinds[component] for component in ([] if g.bonus is None else g.bonus.depot)},
    )
