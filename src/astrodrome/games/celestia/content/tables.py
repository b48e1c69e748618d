"""A content table as flat arrays for the rules.

A city is its index on the route, from 0. The space before the Forgotten City and that city itself are the two indices
after the last city. A treasure is a number too: treasures of one city that are worth the same are all alike.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrodrome.games.celestia.content.cards import FACES, KIND, KINDS
from astrodrome.games.celestia.content.cities import CityRow, Content, Treasure, our_content
from astrodrome.games.celestia.content.figures import FORGOTTEN_DICE, SPYGLASS_POINTS

TABLES_KEPT: Final = 64
"""How many content tables are cached; players may bring any number of them."""


class Tables:
    """A content table as flat arrays: of cities by index, of treasures by number, of cards by kind."""

    def __init__(self, content: Content) -> None:
        self.cities: Final = len(content.cities)
        self.space: Final = self.cities
        self.forgotten: Final = self.cities + 1
        self.value: Final[list[int]] = [row.value for row in content.cities]
        self.more: Final[list[bool]] = [row.more for row in content.cities]
        self.house: Final[list[bool]] = [row.house for row in content.cities]
        self.dice: Final[list[int]] = [*[row.dice for row in content.cities], FORGOTTEN_DICE, FORGOTTEN_DICE]
        self.beside_forgotten: Final[int | None] = _beside_forgotten(content)
        self.faces: Final[list[int]] = [FACES.index(face) for face in content.die]
        self.copies: Final[list[int]] = [0] * KINDS
        self.copies_two: Final[list[int]] = [0] * KINDS
        self.house_card: Final[list[bool]] = [False] * KINDS
        for row in content.cards:
            kind = KIND[row.card]
            self.copies[kind] = row.copies
            self.copies_two[kind] = row.copies if row.two is None else row.two
            self.house_card[kind] = row.house
        self.city_of: Final[list[int]] = []
        self.points: Final[list[int]] = []
        self.treasure_copies: Final[list[int]] = []
        self.face: Final[list[Treasure]] = []
        self.treasures_of: Final[list[range]] = []
        self.spyglass: Final[list[int | None]] = []
        for city, tile in enumerate(content.cities):
            self._add_treasures(city, tile)
        self.number_of: Final[dict[Treasure, int]] = {face: number for number, face in enumerate(self.face)}
        self.index_of: Final[dict[int, int]] = {value: city for city, value in enumerate(self.value)}

    def _add_treasures(self, city: int, tile: CityRow) -> None:
        first = len(self.points)
        for row in tile.treasures:
            self._add(city, Treasure(tile.value, row.points, False), row.copies)
        if tile.spyglasses:
            self.spyglass.append(len(self.points))
            self._add(city, Treasure(tile.value, SPYGLASS_POINTS, True), tile.spyglasses)
        else:
            self.spyglass.append(None)
        self.treasures_of.append(range(first, len(self.points)))

    def _add(self, city: int, face: Treasure, copies: int) -> None:
        self.city_of.append(city)
        self.points.append(face.points)
        self.face.append(face)
        self.treasure_copies.append(copies)


def _beside_forgotten(content: Content) -> int | None:
    """Return the city beside which the Forgotten City lies (CS-366)."""
    beside = [city for city, row in enumerate(content.cities) if row.forgotten]
    return beside[0] if beside else None


@lru_cache(TABLES_KEPT)
def tables(content: Content | None) -> Tables:
    """Return the arrays of a content table; None stands for ours."""
    return Tables(our_content() if content is None else content)
