"""Every refusal the rules can give, each with a position that raises it."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.actions import ChooseCircuit, PlaceShip, SwapTiles
from astrodrome.games.memoracers.figures import MAX_SPEED, SHIELDS
from astrodrome.kernel.refusal import Refusal
from tests.contract.contract import RefusalCase
from tests.memoracers.table import race, ship, start


def lane_taken() -> Refusal | None:
    game = start(2)
    game.play(0, PlaceShip(2))
    return game.refuse(1, PlaceShip(2))


def swap(place: int) -> Refusal | None:
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m..", up=3)
    table.fly("3", "3")
    return table.game.refuse(1, SwapTiles(place))


REFUSAL_CASES: Final[dict[tuple[str, str], RefusalCase]] = {
    ("MR-004", "no-such-lane"): lambda: start(2).refuse(0, PlaceShip(6)),
    ("MR-011", "not-nine-tiles"): lambda: start(2, {"modules": ["championship"]}).refuse(0, ChooseCircuit(("A",) * 8)),
    ("MR-025", "lane-taken"): lane_taken,
    ("MR-037", "too-many-lines"): lambda: race(ship(speed=1)).refuse("3 3"),
    ("MR-039", "lane-jump"): lambda: race(ship(lane=3)).refuse("1"),
    ("MR-040", "lane-jump"): lambda: race(ship(lane=3, speed=2)).refuse("3 5"),
    ("MR-041", "off-the-circuit"): lambda: race(ship(lane=5)).refuse("6"),
    ("MR-042", "stand-still"): lambda: race(ship()).refuse(""),
    ("MR-045", "force-needs-shields"): lambda: race(ship(ticked=SHIELDS - 1)).refuse("3 3!"),
    ("MR-046", "force-at-top-speed"): lambda: race(ship(speed=MAX_SPEED)).refuse("3!"),
    ("MR-050", "force-and-brake"): lambda: race(ship(speed=2)).refuse("3!"),
    ("MR-088", "swap-face-up"): lambda: swap(0),
    ("MR-169", "no-neighbour"): lambda: swap(9),
}
