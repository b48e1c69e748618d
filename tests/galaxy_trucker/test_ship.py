"""The engine's check against a plain one, on random ships and in speed; golden ships drawn up by hand."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS, Board
from astrodrome.games.galaxy_trucker.box.box import box_of
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed, mistakes
from astrodrome.kernel.chance import Chance
from tests.galaxy_trucker.plain_check import PlainComponent, plain_check

BOX: Final = box_of(None)
ROWS: Final = our_content().components


def random_ship(board: Board, chance: Chance) -> tuple[int, dict[int, PlainComponent]]:
    """Return a ship of random components on random squares, both ways: as a hull and as plain components."""
    pool = BOX.warehouse.copy()
    chance.shuffle("components", pool)
    hull, ship = 0, dict[int, PlainComponent]()
    if board.start is not None:
        hull = BOX.planes[4 * BOX.starting[0]] << board.start
        ship[board.start] = PlainComponent(ROWS[BOX.starting[0] - 1], 0)
    fullness = 1 + chance.below("fullness", 10)
    for square in board.squares:
        if square != board.start and chance.below("empty", 10) < fullness:
            number, turns = pool.pop(), chance.below("turns", 4)
            hull += BOX.planes[4 * number + turns] << square
            ship[square] = PlainComponent(ROWS[number - 1], turns)
    return hull, ship


def homes(board: Board, ship: dict[int, PlainComponent]) -> list[int]:
    """Return what all must be linked to: the starting cabin, or the foremost component of each half (GX-276)."""
    if board.start is not None:
        return [board.start]
    return [min(half) for side in board.half_squares if (half := [square for square in side if square in ship])]


def agree(board: Board, chance: Chance) -> None:
    """Check one random ship both ways."""
    hull, ship = random_ship(board, chance)
    found, wanted = mistakes(hull, board.roots(hull)), plain_check(ship, homes(board, ship))
    beside = {(square, square + 1) for square in squares_of(found.beside)}
    behind = {(square, square + WIDTH) for square in squares_of(found.behind)}
    assert beside | behind == wanted.misfits
    assert set(squares_of(found.astray)) == wanted.astray
    assert set(squares_of(found.blocked)) == wanted.exhausts
    assert set(squares_of(found.barrels)) == wanted.barrels
    assert set(squares_of(found.unlinked)) == wanted.unlinked
    assert exposed(hull) == wanted.exposed
    clean = not (wanted.misfits or wanted.astray or wanted.exhausts or wanted.barrels or wanted.unlinked)
    assert found.none == clean


@pytest.mark.rule("GB-059", "GB-057")
@pytest.mark.parametrize("name", list(BOARDS))
def test_the_check_agrees_with_a_plain_one_on_random_ships(name: str) -> None:
    chance = Chance(len(name))
    for _ in range(500):
        agree(BOARDS[name], chance)


def full_ship(board: Board, chance: Chance) -> tuple[int, dict[int, PlainComponent]]:
    """Return a random ship with components on most squares, as people build them."""
    while True:
        hull, ship = random_ship(board, chance)
        if 10 * len(ship) >= 8 * len(board.squares):
            return hull, ship


def test_the_check_is_twenty_times_as_fast_as_the_plain_one() -> None:
    chance = Chance(5)
    ships = [full_ship(BOARDS[name], chance) for name in ("I", "II", "III") for _ in range(10)]
    start = BOARDS["I"].start
    assert start is not None
    fast: list[float] = []
    slow: list[float] = []
    for _ in range(40):  # short turns in alternation, and the best of each: others use this machine too
        begun = perf_counter()
        for hull, _ in ships:
            mistakes(hull, 1 << start)
        between = perf_counter()
        for _, ship in ships:
            plain_check(ship, [start])
        fast.append(between - begun)
        slow.append(perf_counter() - between)
    ratio = min(slow) / min(fast)
    assert ratio > 20, f"only {ratio:.1f} times as fast"
