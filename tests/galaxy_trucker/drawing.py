"""Ships as drawings, for the rule tests.

A ship is drawn square by square around its starting cabin, which every board has on column 7, row 7:

    "  .  g  .  "        S starting cabin   c cabin          b battery of 2 cells (b3: of 3)
    "  c  S  b  "        h hold of 2 (h3)   r special hold of 1 (r2)
    "  e  .  E  "        g G single, double cannon     e E single, double engine
                         s shield   p n purple, brown life support   x structural module
                         . no component   * no starting cabin on its square
    L luxury cabin   Z stasis chamber   B bi-directional cannon (points to the front and right)   C engine-cannon
    m mixed hold of 2 and 1 (m1: of 1 and 1)   k hold of 2 with a battery of 2   y cyan life support   j accelerator
    o a shield, cannon booster   f furnace   w plating, armoured where it is smooth

A direction follows what has one: `g>` points right, `e^` to the front; unturned a cannon points to the front, an engine
to the rear, and a shield covers front and right (`s>` right and rear). All sides have universal connectors, but for
barrels and exhausts, which are smooth; `:1023` after a component gives its sides as it lies: front, right, rear, left.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import CardRow, ComponentRow, Content, Kind, our_content
from astrodrome.games.galaxy_trucker.content.validation import BASE_FAMILIES, BASE_KINDS
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH

LETTERS: Final[dict[str, Kind]] = {
    "S": "starting_cabin",
    "c": "cabin",
    "b": "battery",
    "h": "hold",
    "r": "special_hold",
    "g": "cannon_single",
    "G": "cannon_double",
    "e": "engine_single",
    "E": "engine_double",
    "s": "shield",
    "p": "life_support_purple",
    "n": "life_support_brown",
    "x": "structural",
    "L": "luxury_cabin",
    "Z": "stasis_chamber",
    "B": "cannon_bidirectional",
    "C": "engine_cannon",
    "m": "mixed_hold",
    "k": "battery_hold",
    "y": "life_support_cyan",
    "o": "shield_booster",
    "a": "cannon_booster",
    "j": "accelerator",
    "f": "furnace",
    "w": "plating",
}
DIRECTIONS: Final = "^>v<"
TOKEN: Final = re.compile(r"([A-Za-z])(\d?)([\^>v<]?)(?::(\d{4}))?")
START: Final = 5 * WIDTH + 5


@dataclass(frozen=True)
class Part:
    """One component of a drawing: where it lies, how it is turned, and its face."""

    square: int
    turns: int
    row: ComponentRow


def at(column: int, row: int) -> int:
    """Return the square with these printed numbers (classes I to III)."""
    return (row - 2) * WIDTH + column - 2


def read(drawing: str) -> list[Part]:
    """Read a drawing; the components have no names yet, and the starting cabin is left out."""
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    home = [(y, x) for y, row in enumerate(rows) for x, token in enumerate(row) if token[0] in "S*"]
    assert len(home) == 1, f"a ship is drawn around one S or *: {drawing}"
    top, left = home[0]
    parts: list[Part] = []
    for y, row in enumerate(rows):
        for x, token in enumerate(row):
            if token not in (".", "*"):
                parts.append(part(token, START + (y - top) * WIDTH + x - left))
    return parts


def part(token: str, square: int) -> Part:
    """Read one component."""
    found = TOKEN.fullmatch(token)
    assert found, f"{token!r} is no component"
    kind = LETTERS[found[1]]
    facing = DIRECTIONS.index(found[3]) if found[3] else None
    turns = 0 if facing is None else (facing + 2) % 4 if kind in ("engine_single", "engine_double") else facing
    if found[4]:
        lying = [int(side) for side in found[4]]
    else:
        lying = [3, 3, 3, 3]
        if kind in ("cannon_single", "cannon_double", "cannon_bidirectional", "engine_cannon"):
            lying[turns] = 0
        if kind == "cannon_bidirectional":
            lying[(turns + 1) % 4] = 0
        if kind in ("engine_single", "engine_double", "engine_cannon"):
            lying[(turns + 2) % 4] = 0
    face = [lying[(side + turns) % 4] for side in range(4)]
    size = int(found[2] or {"b": "2", "h": "2", "r": "1"}.get(found[1], "0"))
    cells, ordinary, special = [size if kind == one else 0 for one in ("battery", "hold", "special_hold")]
    if kind == "mixed_hold":
        ordinary, special = size or 2, 1
    if kind == "battery_hold":
        cells, ordinary = 2, size or 2
    barrels = (0, 1) if kind == "cannon_bidirectional" else ()
    armoured = tuple([side for side in range(4) if not face[side]]) if kind == "plating" else ()
    sides = (face[0], face[1], face[2], face[3])
    return Part(square, turns, ComponentRow("", kind, sides, cells, ordinary, special, None, barrels, armoured))


def content_with(
    parts: list[Part], cards: tuple[CardRow, ...] = (), modules: Sequence[Module] = ()
) -> tuple[Content, list[str | None]]:
    """Return our box with the components of some drawings in it, and their names; "S" has none.

    Each goes into the table that a person would put it into, if the game is played with that module.
    """
    ours = our_content()
    base, new = list(ours.components), list(ours.technologies)
    names: list[str | None] = []
    for index, one in enumerate(parts):
        if one.row.kind == "starting_cabin":
            names.append(None)
            continue
        names.append(f"T{index}")
        table = new if one.row.kind not in BASE_KINDS and "technologies" in modules else base
        table.append(replace(one.row, name=f"T{index}"))
    bonus = [card for card in cards if card.family not in BASE_FAMILIES and "bonus-cards" in modules]
    usual = [card for card in cards if card not in bonus]
    return (
        replace(
            ours,
            components=tuple(base),
            technologies=tuple(new),
            cards=(*ours.cards, *usual),
            bonus=(*ours.bonus, *bonus),
        ),
        names,
    )
