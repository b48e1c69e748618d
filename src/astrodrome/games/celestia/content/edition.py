"""What is in the box for one game: its options, tables and modules, shared by all copies of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from astrodrome.games.celestia.content.cards import HELP, IMPROVED
from astrodrome.games.celestia.content.figures import CREW
from astrodrome.games.celestia.content.options import Options, deck_of
from astrodrome.games.celestia.content.tables import TABLES_KEPT, Tables, tables

if TYPE_CHECKING:
    from astrodrome.games.celestia.plays.playable import Playable


class Edition:
    """The parts of a game that never change while it is played."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.tables: Final[Tables] = tables(options.content)
        self.copies: Final[list[int]] = deck_of(options)
        self.deck: Final[list[int]] = [kind for kind, count in enumerate(self.copies) for _ in range(count)]
        """The cards of the deck, in the order of their kinds."""
        self.two: Final = options.has("two")
        self.beginner: Final = options.has("beginner")
        self.ext1: Final = options.has("ext1")
        self.ext2: Final = options.has("ext2")
        self.xmas: Final = options.has("xmas")
        self.matryoshburg: Final = options.has("matryoshburg")
        self.boscalumia: Final = options.has("boscalumia")
        self.instructor: Final = options.has("instructor")
        self.crew: Final = CREW if self.two else 1
        self.improved: Final = any([self.copies[kind] > 0 for kind in range(IMPROVED, HELP)])
        self.spyglasses: Final[list[bool]] = [
            options.spyglasses and spyglass is not None for spyglass in self.tables.spyglass
        ]
        """Whether a Spyglass may be among the treasures of each city."""
        self.piles: Final[list[list[int]]] = [self._treasures_in(city) for city in range(self.tables.cities)]
        """The treasures of each city, in the order of their numbers."""
        self.piles_are_seen: Final = (
            self.two or self.ext1 or self.matryoshburg or self.instructor or options.has("grappin")
        )
        """Whether anybody ever learns what is in a pile: by looking through it, or by putting a treasure back."""
        self.plays: list[list[tuple[int | None, Playable]]] = []
        """What can be done in each window, once `plays_of` has listed it; every window asks for it."""

    def _treasures_in(self, city: int) -> list[int]:
        table = self.tables
        used = [one for one in table.treasures_of[city] if one != table.spyglass[city] or self.spyglasses[city]]
        return [treasure for treasure in used for _ in range(table.treasure_copies[treasure])]


@lru_cache(TABLES_KEPT)
def edition_of(options: Options) -> Edition:
    """Return what is in the box for some options; equal options share it."""
    return Edition(options)
