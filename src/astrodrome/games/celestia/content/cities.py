"""Cities and treasures: a content table as it is written, and its checks. `tables` prepares it for the rules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

from astrodrome.games.celestia.content.cards import CARDS, Card, Face
from astrodrome.games.celestia.content.figures import FEWEST_CITIES
from astrodrome.kernel.codec import reader
from astrodrome.kernel.errors import OptionError, excerpt

MOST_DICE: Final = 5
"""More dice on a tile would let a captain choose among more than 300 re-rolls."""
MOST_COPIES: Final = 99


@dataclass(frozen=True, slots=True)
class TreasureRow:
    """Treasures of one city that are alike."""

    points: int
    copies: int


@dataclass(frozen=True, slots=True)
class CityRow:
    """One city tile and its treasures, as written in a content table."""

    value: int
    dice: int
    treasures: tuple[TreasureRow, ...]
    spyglasses: int = 0
    more: bool = False
    forgotten: bool = False
    house: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """How many cards of a kind there are; `two` in the two-player variant, where that differs (CS-184)."""

    card: Card
    copies: int
    two: int | None = None
    house: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """A complete table: the cities of the route in ascending order, the cards of the main deck, the faces of a die."""

    cities: tuple[CityRow, ...]
    cards: tuple[CardRow, ...]
    die: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure as its owner sees it: the value of its city, its points, and whether it is a Spyglass."""

    city: int
    points: int
    spyglass: bool


def check_content(content: Content) -> None:
    """Raise OptionError, naming the row, where a table cannot be played."""
    values = [row.value for row in content.cities]
    if len(values) < FEWEST_CITIES:
        raise OptionError("content.cities", f"expected at least {FEWEST_CITIES} cities, found {len(values)} (CS-514)")
    if values != sorted(set(values)) or values[0] < 1:
        raise OptionError(
            "content.cities", f"expected values from 1 up in ascending order, found {excerpt(values)} (CS-020)"
        )
    if [row.forgotten for row in content.cities].count(True) > 1:
        raise OptionError("content.cities", "the Forgotten City lies beside one city only (CS-366)")
    for index, row in enumerate(content.cities):
        _check_city(row, f"content.cities[{index}]")
    cards = [row.card for row in content.cards]
    missing = [card for card in CARDS if cards.count(card) != 1]
    if missing:
        raise OptionError("content.cards", f"expected one row for each card, found none or several for {missing[0]}")
    for place, card in enumerate(content.cards):
        for copies in (card.copies, card.two or 0):
            if not 0 <= copies <= MOST_COPIES:
                raise OptionError(f"content.cards[{place}]", f"expected 0 to {MOST_COPIES} copies, found {copies}")
    if not content.die:
        raise OptionError("content.die", "expected at least one face (CS-010)")


def _check_city(row: CityRow, path: str) -> None:
    if not 0 <= row.dice <= MOST_DICE:
        raise OptionError(f"{path}.dice", f"expected 0 to {MOST_DICE} dice, found {row.dice} (CS-038)")
    if not 0 <= row.spyglasses <= MOST_COPIES:
        raise OptionError(f"{path}.spyglasses", f"expected 0 to {MOST_COPIES}, found {row.spyglasses} (CS-005)")
    points = [treasure.points for treasure in row.treasures]
    if not points or len(set(points)) != len(points) or min(points) < 0:
        raise OptionError(f"{path}.treasures", f"expected one row for each value, found {excerpt(points)} (CS-004)")
    for treasure in row.treasures:
        if not 1 <= treasure.copies <= MOST_COPIES:
            raise OptionError(f"{path}.treasures", f"expected 1 to {MOST_COPIES} copies, found {treasure.copies}")


@cache
def our_content() -> Content:
    """Return the table that is played unless another is given."""
    folder = Path(__file__).parent
    cities, cards = [
        tomllib.loads((folder / name).read_text(encoding="utf-8")) for name in ("cities.toml", "cards.toml")
    ]
    return cast("Content", reader(Content)({**cities, **cards}, ""))
