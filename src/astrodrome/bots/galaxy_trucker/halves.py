"""Ships of two halves: where a half begins, what it lacks, whom it cannot spare, which engines must run (class IIA)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import Board
from astrodrome.games.galaxy_trucker.content.rows import Kind
from astrodrome.games.galaxy_trucker.geometry.grid import STEP
from astrodrome.games.galaxy_trucker.records.offers import PowerChoice
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown, squares_in
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

NO_CABIN: Final = 25.0
"""What the first cabin of a half is worth beyond its use: a half without humans does not take off."""
SECOND_CABIN: Final = 6.0
"""The same for the second: the only cabin of a half is soon empty."""
NO_ENGINE: Final = 8.0
"""The same for its first engine: a half without engines is left behind in open space."""
LEAST: Final = (2, 7)
"""The crew that a ship of one half, or of two, keeps in any case."""
ENGINES: Final[tuple[Kind, ...]] = ("engine_single", "engine_double", "engine_cannon")


def sides(g: Trucker) -> list[list[int]]:
    """Return the squares of each half, or of the complete ship."""
    return [squares_in(g, half) for half in range(len(g.board.halves))] or [g.board.squares]


def kinds_by_side(g: Trucker, seat: Seat) -> list[Counter[Kind]]:
    """Return what each half has, or the complete ship."""
    ship = g.ships[seat]
    return [Counter([g.box.kinds[ship[square] // 4] for square in side if ship[square]]) for side in sides(g)]


def urgent(g: Trucker, kind: Kind, have: Counter[Kind]) -> float:
    """Return what a component is worth to a half that cannot fly without it."""
    if halves_flown(g) is None:
        return 0.0
    if kind == "cabin":
        return NO_CABIN if not have["cabin"] else SECOND_CABIN if have["cabin"] == 1 else 0.0
    return NO_ENGINE if kind in ENGINES and not any(have[one] for one in ENGINES) else 0.0


def foundations(g: Trucker, seat: Seat) -> list[int]:
    """Return where the first component of an empty half may lie with most room around it (GX-275)."""
    found: list[int] = []
    for side in sides(g) if halves_flown(g) is not None else []:
        if not any(g.ships[seat][square] for square in side):
            around = {square: sum(square + step in side for step in STEP) for square in side}
            found += [square for square in side if around[square] == max(around.values())]
    return found


@dataclass(frozen=True, slots=True)
class Watch:
    """Who must stay aboard a ship of two halves: `last` hold the only human of a half, `sole` all of its humans.

    `least` is the crew below which none is given away, `richer` are the manned cabins of the half with more humans.
    """

    last: frozenset[int] = frozenset()
    sole: frozenset[int] = frozenset()
    halves: int = 1
    least: int = 2
    richer: frozenset[int] = frozenset()


def watch(board: Board, humans: Mapping[int, int]) -> Watch:
    """Return whom a ship cannot spare, from the humans by square."""
    crews = [[square for square in side if humans.get(square)] for side in board.half_squares]
    manned = [crew for crew in crews if crew]
    last = [crew[0] for crew in manned if sum(humans[square] for square in crew) == 1]
    sole = [crew[0] for crew in manned if len(crew) == 1]
    richer = max(manned, key=lambda crew: sum(humans[square] for square in crew), default=[])
    halves = max(1, len(manned))
    return Watch(frozenset(last), frozenset(sole), halves, LEAST[halves - 1], frozenset(richer))


def in_open_space(choices: Sequence[PowerChoice], budget: int) -> PowerChoice:
    """Return which engines to power so that as few halves as possible are left behind, then as fast as is cheap."""
    most = max([sum(pace > 0 for pace in choice.paces) for choice in choices])
    moving = [choice for choice in choices if sum(pace > 0 for pace in choice.paces) == most]
    affordable = [choice for choice in moving if choice.price <= budget]
    if not affordable:
        return min(moving, key=lambda one: one.price)
    return max(affordable, key=lambda one: (one.strength, -one.price))
