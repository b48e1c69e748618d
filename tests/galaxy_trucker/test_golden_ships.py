"""Golden ships, drawn up and counted by hand: exposed connectors, strengths, and what the check finds.

Strengths are (without cells, with all doubles powered); cannons are in half points. Aliens are not aboard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.geometry.hull_queries import cannons, engines, exposed
from astrodrome.games.galaxy_trucker.ship.strength import cannon_half_points, engine_strength
from astrodrome.games.galaxy_trucker.yard.ship_check import mistake_list, ship_mistakes
from tests.galaxy_trucker.table import build


@dataclass(frozen=True)
class Golden:
    """A ship and what is known of it."""

    drawing: str
    exposed: int
    engines: tuple[int, int] = (0, 0)
    cannons: tuple[int, int] = (0, 0)
    mistakes: tuple[str, ...] = ()


GOLDEN: Final = {
    "the starting cabin alone": Golden("S", 4),
    "a cabin on each side": Golden(". c:0030 . \n c:0300 S c:0003 \n . c:3000 .", 0),
    "a row of universal modules": Golden("x x S x x", 5 * 2 + 2),
    "a cannon, an engine and a battery": Golden(". g:0010 . \n b:0100 S x:0003 \n . e:3000 .", 0, (1, 1), (2, 2)),
    "singles and doubles on a beam": Golden(
        "g:0030 G:0030 S:3333 G:0030 g:0030 \n x:3300 x:3303 x:3303 x:3303 x:3003",
        # the starting cabin's front, left and right: the cannons beside it have smooth sides, which do not fit
        1,
        (0, 0),
        (4, 12),
        ("GB-049", "GB-049"),
    ),
    "four cannons, one each way": Golden(
        ". g:0030 . \n g<:0300 S g>:0003 \n . gv:3000 .", 0, (0, 0), (2 + 1 + 1 + 1, 5)
    ),
    "four double cannons, one each way": Golden(
        ". G:0030 . \n G<:0300 S G>:0003 \n . Gv:3000 .", 0, (0, 0), (0, 4 + 2 + 2 + 2)
    ),
    "engines in a row": Golden("x:0330 S x:0033 \n e:3000 e:3000 e:3000", 1, (3, 3)),
    "doubles among the engines": Golden("x:0330 S x:0033 \n E:3000 e:3000 E:3000", 1, (1, 5)),
    "an engine pointing to the front": Golden("S e^:0003", 3, (0, 0), (0, 0), ("GB-052",)),
    "an engine pointing left": Golden("S E<:0003", 3, (0, 0), (0, 0), ("GB-052",)),
    "an engine pointing right": Golden("e>:0300 S", 3, (0, 0), (0, 0), ("GB-052",)),
    "an engine above a module": Golden("S e:0003 \n x:3300 x:0003", 2, (1, 1), (0, 0), ("GB-053",)),
    "an engine over a gap": Golden("S e:0003 . \n x:3000 . .", 2, (1, 1)),
    "a cannon at the bow, blocked": Golden("x:0330 x:0003 \n S g:0003", 2, (0, 0), (2, 2), ("GB-054",)),
    "a cannon at the stern, blocked": Golden("S gv:0003 \n x:3300 x:0003", 2, (0, 0), (1, 1), ("GB-054",)),
    "two cannons that face each other": Golden(
        "S x:0333 x:0033 \n . g>:3000 g<:3000", 3, (0, 0), (2, 2), ("GB-054", "GB-054")
    ),
    "cannons back to back": Golden("S x:0333 x:0033 \n . g<:3000 g>:3000", 3, (0, 0), (2, 2)),
    "single against double": Golden("S x:0133 x:0032", 3 + 1 + 1, (0, 0), (0, 0), ("GB-049", "GB-051")),
    "single against smooth": Golden("S x:0103 x:0000", 3, (0, 0), (0, 0), ("GB-049", "GB-051")),
    "double against smooth": Golden("S x:0203 x:0000", 3, (0, 0), (0, 0), ("GB-049", "GB-051")),
    "smooth against the starting cabin": Golden("S x:0000", 3, (0, 0), (0, 0), ("GB-049", "GB-051")),
    "universal takes single and double": Golden("x:0100 S x:0002", 2),
    "smooth beside smooth, both linked": Golden("S x:0033 \n x:3000 x:3000", 2),
    "a misfit between linked components": Golden("S x:0033 \n x:3100 x:3000", 2, (0, 0), (0, 0), ("GB-049",)),
    "a component hanging free": Golden("S . x:1111", 4 + 4, (0, 0), (0, 0), ("GB-051",)),
    "an island of two": Golden("S . x:0100 x:0001", 4, (0, 0), (0, 0), ("GB-051", "GB-051")),
    "corner to corner": Golden("S . \n . x:0000", 4, (0, 0), (0, 0), ("GB-051",)),
    "a ring around a hole": Golden("x:0330 x:0333 x:0033 \n x:3330 . x:3033 \n x:3300 S x:3003", 5),
    "a smooth ring around a hole": Golden("x:0330 x:0303 x:0033 \n x:3030 . x:3030 \n x:3300 S:3333 x:3003", 2),
    "a long neck": Golden("x:0010 \n x:1020 \n x:2030 \n S", 3),
    "everything wrong at once": Golden(
        "x:0330 x:0003 . \n S g:0003 . \n e^:3000 . x:0000",
        # the starting cabin's left, and the module's left and front are smooth: only S left is open
        1,
        (0, 0),
        (2, 2),
        ("GB-051", "GB-052", "GB-054"),
    ),
    "a freighter of class III": Golden(
        """
        .      .      g:0030  g:0030  g:0030  .      .
        .      g:0030 h:3333  c:3333  h:3333  g:0030 .
        G<:0300 x:3333 c:3333 S       c:3333  x:3333 G>:0003
        s:0330 b:3303 p:3333  x:3333  n:3333  b:3303 s:0033
        e:3000 .      e:3000  E:3000  e:3000  .      e:3000
        """,
        # g at the outer ends of row 6: their sides are smooth, as are h's outer neighbours' borders
        0,
        (4, 6),
        (10, 10 + 4),
        ("GB-049", "GB-049"),
    ),
}


def test_there_are_thirty_of_them() -> None:
    assert len(GOLDEN) >= 30


@pytest.mark.rule("GB-057", "GB-091", "GB-092")
@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_ship_counts_as_by_hand(name: str) -> None:
    ship = GOLDEN[name]
    g = build(ship.drawing)
    hull = g.hulls[0]
    assert exposed(hull) == ship.exposed
    ahead, aside = cannons(hull, double=True, ahead=True), cannons(hull, double=True, ahead=False)
    assert (engine_strength(g, 0, 0), engine_strength(g, 0, engines(hull, double=True))) == ship.engines
    assert (cannon_half_points(g, 0, 0, 0), cannon_half_points(g, 0, ahead, aside)) == ship.cannons


@pytest.mark.rule("GB-059")
@pytest.mark.parametrize("name", GOLDEN)
def test_the_check_of_a_golden_ship_finds_what_was_found_by_hand(name: str) -> None:
    found = mistake_list(ship_mistakes(build(GOLDEN[name].drawing), 0))
    assert tuple(sorted([one.mistake.rule for one in found])) == GOLDEN[name].mistakes
