"""A plain check of ships, written from the rules without any table or mask: the one the engine's check is held to."""

from __future__ import annotations

from dataclasses import dataclass, field

from astrodrome.games.galaxy_trucker.content.rows import ComponentRow
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass
class PlainComponent:
    """A component on a board: its row in the table and its quarter turns."""

    row: ComponentRow
    turns: int

    def side(self, direction: int) -> int:
        """Return the side that lies in a direction."""
        return self.row.sides[(direction - self.turns) % 4]

    def pointing(self) -> int:
        """Return where a barrel or an exhaust points."""
        return (self.turns + (2 if self.is_engine() else 0)) % 4

    def is_engine(self) -> bool:
        """Tell whether it is an engine."""
        return self.row.kind in ("engine_single", "engine_double")

    def is_cannon(self) -> bool:
        """Tell whether it is a cannon."""
        return self.row.kind in ("cannon_single", "cannon_double")


@dataclass
class PlainResult:
    """The mistakes of a ship, and its exposed connectors."""

    misfits: set[tuple[int, int]] = field(default_factory=set)
    astray: set[int] = field(default_factory=set)
    exhausts: set[int] = field(default_factory=set)
    barrels: set[int] = field(default_factory=set)
    unlinked: set[int] = field(default_factory=set)
    exposed: int = 0


def fits(one: int, other: int) -> bool:
    """Tell whether two sides fit on their border (GB-048, GB-049)."""
    if one == 0 or other == 0:
        return one == other
    return 3 in (one, other) or one == other


def plain_check(ship: dict[int, PlainComponent], roots: list[int]) -> PlainResult:
    """Check a ship square by square, side by side; everything must be linked to one of the roots."""
    result = PlainResult()
    for square, component in ship.items():
        for direction, (down, right) in enumerate(STEPS):
            beyond = square + down * WIDTH + right
            neighbour = ship.get(beyond)
            if neighbour is None:
                if component.side(direction) != 0:
                    result.exposed += 1
            elif not fits(component.side(direction), neighbour.side((direction + 2) % 4)):
                result.misfits.add((min(square, beyond), max(square, beyond)))
            if neighbour is not None and component.pointing() == direction:
                if component.is_cannon():
                    result.barrels.add(square)
                if component.is_engine() and direction == 2:
                    result.exhausts.add(square)
        if component.is_engine() and component.pointing() != 2:
            result.astray.add(square)
    result.unlinked = set(ship) - linked(ship, roots)
    return result


def linked(ship: dict[int, PlainComponent], roots: list[int]) -> set[int]:
    """Return the squares with a chain of joints to a root (GB-051)."""
    found: set[int] = set()
    waiting = [root for root in roots if root in ship]
    while waiting:
        square = waiting.pop()
        if square in found:
            continue
        found.add(square)
        for direction, (down, right) in enumerate(STEPS):
            beyond = square + down * WIDTH + right
            if beyond in ship:
                one, other = ship[square].side(direction), ship[beyond].side((direction + 2) % 4)
                if one != 0 and other != 0 and fits(one, other):
                    waiting.append(beyond)
    return found
