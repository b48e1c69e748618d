"""A plain recount of trucker ships, square by square from the rules: what the engine's figures are held to.

It reads the lists of the state (which component lies where, who lives in it) and the content table, and calls nothing
of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import ROADS, SPECIALISTS, ComponentRow, our_content
from astrodrome.games.galaxy_trucker.ship.headings import facing
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

WIDTH: Final = 11
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""One square to the front, to the right, to the rear, to the left, as rows and columns."""
REAR: Final = 2
PURPLE, BROWN, CYAN = 3, 4, 5
"""Aliens in the lists of the crew; up to 2 is a number of humans."""
SUPPORTS: Final = {PURPLE: "life_support_purple", BROWN: "life_support_brown", CYAN: "life_support_cyan"}
BEDS: Final = {"starting_cabin": 2, "cabin": 2, "luxury_cabin": 1}
UNIVERSAL: Final = 3
NOBODY: Final = ComponentRow("", "structural", (0, 0, 0, 0))


@cache
def rows() -> dict[str, ComponentRow]:
    """Return our components by their names."""
    ours = our_content()
    return {row.name: row for row in (*ours.components, *ours.technologies)}


@dataclass(frozen=True)
class Piece:
    """A component as it lies: what it is, and its quarter turns; on a dead column it only connects (GX-479)."""

    row: ComponentRow
    turns: int
    dead: bool

    @property
    def kind(self) -> str:
        return "structural" if self.dead and self.row.kind != "plating" else self.row.kind

    def side(self, direction: int) -> int:
        return self.row.sides[(direction - self.turns) % 4]

    def barrels(self) -> list[int]:
        """Return where its barrels point."""
        if self.kind in ("cannon_single", "cannon_double", "engine_cannon"):
            return [self.turns]
        return [(one + self.turns) % 4 for one in self.row.barrels] if self.kind == "cannon_bidirectional" else []

    def pushes(self, facing: int) -> bool:
        """Tell whether it is an engine that pushes a ship which flies with a side ahead (GB-052, GX-470)."""
        engine = self.kind in ("engine_single", "engine_double", "engine_cannon")
        return engine and (REAR + self.turns) % 4 == (facing + REAR) % 4


@dataclass(frozen=True)
class Ship:
    """A ship, or one half of it, with what its owner may count on."""

    pieces: dict[int, Piece]
    crew: dict[int, int]
    cells: int
    facing: int
    boosted: tuple[int, ...]
    manager: bool
    technician: bool
    rotten: bool
    defective: bool

    def neighbours(self, square: int) -> list[tuple[int, int, Piece]]:
        """Return direction, square and piece of what lies around a square."""
        around = [(way, square + down * WIDTH + right) for way, (down, right) in enumerate(STEPS)]
        return [(way, near, self.pieces[near]) for way, near in around if near in self.pieces]

    def joints(self, square: int) -> list[tuple[int, int, int]]:
        """Return what a component is joined to: the square, the own connector and the other's (GB-048 to GB-050)."""
        found = []
        for way, near, piece in self.neighbours(square):
            mine, theirs = self.pieces[square].side(way), piece.side((way + 2) % 4)
            if mine and theirs and (mine == theirs or UNIVERSAL in (mine, theirs)):
                found.append((near, mine, theirs))
        return found

    def exposed(self) -> int:
        """Count connectors that face no component (GB-057)."""
        return sum(
            [
                1
                for square, piece in self.pieces.items()
                for way, (down, right) in enumerate(STEPS)
                if piece.side(way) and square + down * WIDTH + right not in self.pieces
            ]
        )

    def parts(self) -> int:
        """Count the parts that hang together by joints (GB-051)."""
        left, count = set(self.pieces), 0
        while left:
            count += 1
            waiting = [left.pop()]
            while waiting:
                for near, _, _ in self.joints(waiting.pop()):
                    if near in left:
                        left.remove(near)
                        waiting.append(near)
        return count

    def humans(self) -> int:
        return sum([code for code in self.crew.values() if code < PURPLE])

    def crew_size(self) -> int:
        return sum([code if code < PURPLE else 1 for code in self.crew.values()])

    def unsupported(self) -> list[int]:
        """Return the aliens that are not joined to a life support of their colour (GB-068, GB-119)."""
        return [
            square
            for square, code in self.crew.items()
            if code >= PURPLE
            and not any([self.pieces[near].kind == SUPPORTS[code] for near, _, _ in self.joints(square)])
        ]

    def uses(self, most: int) -> int:
        """Return how many of so many activations the cells suffice for (GB-088, GX-181, GX-184, GX-431)."""
        for count in range(most, 0, -1):
            price = count * (2 if self.rotten else 1) - (1 if self.technician else 0)
            if self.cells and price <= self.cells:
                return count
        return 0

    def alien_bonus(self, alien: int, strength: int) -> int:
        """Return what an alien adds to something that is not nothing (GB-093, GB-094, GX-172)."""
        return (3 if self.manager else 2) if strength and alien in self.crew.values() else 0

    def engines(self, powered: int) -> int:
        """Return the engine strength with some doubles powered (GB-091, GX-471)."""
        pushing = [piece for piece in self.pieces.values() if piece.pushes(self.facing)]
        strength = len([piece for piece in pushing if piece.kind != "engine_double"]) + 2 * powered
        strength += self.alien_bonus(BROWN, strength)
        return max(strength - self.mixed(), 0) if self.defective else strength

    def mixed(self) -> int:
        """Count universal connectors joined to single or double ones (GX-471)."""
        return len(
            [1 for square in self.pieces for _, mine, theirs in self.joints(square) if mine == UNIVERSAL != theirs]
        )

    def double_engines(self) -> int:
        return len([one for one in self.pieces.values() if one.kind == "engine_double" and one.pushes(self.facing)])

    def guns(self) -> dict[str, list[int]]:
        """Return what each cannon counts in halves of a point, by how it is fired; boosted ones apart (GB-092)."""
        found: dict[str, list[int]] = {"single": [], "double": [], "twin": [], "boosted": []}
        for square, piece in self.pieces.items():
            barrels = piece.barrels()
            if not barrels:
                continue
            own = sum([2 if one == self.facing else 1 for one in barrels])
            own *= 2 if piece.kind == "cannon_double" else 1
            if square in self.boosted:
                found["boosted"].append(own + (6 if self.facing in barrels else 3))
            elif piece.kind == "cannon_double":
                found["double"].append(own)
            elif piece.kind == "cannon_bidirectional":
                found["twin"].append(own)
            else:
                found["single"].append(own)
        return found

    def cannons(self, fired: Iterable[int]) -> int:
        """Return the cannon strength in halves of a point, some doubles being fired (GB-092, GB-094)."""
        guns = self.guns()
        strength = sum(guns["single"]) + sum(guns["boosted"]) + sum(fired)
        return strength + 2 * self.alien_bonus(PURPLE, strength)

    def strongest(self) -> list[int]:
        """Return the doubles worth firing with the cells aboard, the strongest first."""
        guns = self.guns()
        doubles = sorted(guns["double"] + guns["twin"], reverse=True)
        return doubles[: self.uses(len(doubles))]


def bodies(g: Trucker, seat: Seat) -> list[Ship]:
    """Return a ship in the race, or each of its halves there."""
    squares: Sequence[Sequence[int]] = [g.board.squares]
    halves = g.halves
    if halves is not None and halves.flying:
        squares = [g.board.half_squares[half] for half in halves.flying[seat] if not halves.cards_to_miss[seat][half]]
    return [ship_on(g, seat, part) for part in squares]


def ship_on(g: Trucker, seat: Seat, squares: Sequence[int]) -> Ship:
    """Return what lies on some squares."""
    pieces = {}
    technologies, dead = g.technologies, 0 if g.roads is None else g.roads.dead_squares[seat]
    for square in squares:
        code = g.ships[seat][square]
        if code:
            pieces[square] = Piece(rows()[g.box.names[code // 4]], code % 4, dead >> square & 1 == 1)
    crew = {square: g.crew[seat][square] for square in squares if g.crew[seat][square]}
    card = None if technologies is None else technologies.specialists[seat]
    boosted = [] if technologies is None else technologies.boosted_cannons[seat]
    helped = technologies is not None and technologies.free_cell_used[seat]
    skill = SPECIALISTS[card] if card is not None and CYAN in crew.values() else None
    return Ship(
        pieces,
        crew,
        sum([g.cells[seat][square] for square in squares]),
        facing(g, seat),
        tuple([square for square in boosted if square in squares]),
        skill == "manager",
        skill == "technician" and not helped and bool(g.revealed),
        bound(g, seat, "rotten-batteries"),
        bound(g, seat, "defective-connectors"),
    )


def bound(g: Trucker, seat: Seat, road: str) -> bool:
    """Tell whether a rough road binds a ship."""
    names: tuple[str, ...] = ROADS
    return g.roads is not None and g.roads.bound[seat] >> names.index(road) & 1 == 1
