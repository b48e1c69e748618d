"""The words of a position: cards, dice, treasures.

Cards: `c l h p` are Compass, Lightning rod, Foghorn and Cannon, `C L H P` the improved ones, `t` Turbo; the others, and
these too, go by their name in the card table. Dice: `f l b p`, and `.` for a blank. A treasure is `city:points`, a
Spyglass `city:S`.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import CARDS, KIND
from astrodrome.games.celestia.content.tables import Tables
from astrodrome.kernel.positions.notation import OPEN, Word

LETTERS: Final = dict(zip([*"clhpCLHP", "t"], [*range(8), KIND["turbo"]], strict=True))
CARD_WORDS: Final[dict[str, int]] = {**KIND, **LETTERS}
LETTER_OF: Final = {kind: letter for letter, kind in LETTERS.items()}
CARD_NAMES: Final = [LETTER_OF.get(kind, card) for kind, card in enumerate(CARDS)]
"""The word for each kind of card."""
DICE: Final = ".flbp"
"""The letter of each face."""
SPACE: Final = "space"
"""The space before the Forgotten City."""
SPYGLASS: Final = "S"


def card_words(counts: list[int]) -> list[str]:
    """Return cards counted by kind as words."""
    return [CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def points_word(tables: Tables, treasure: int) -> str:
    """Return a treasure as a word within its pile."""
    face = tables.face[treasure]
    return SPYGLASS if face.spyglass else str(face.points)


def treasure_word(tables: Tables, treasure: int) -> str:
    """Return a treasure as a word."""
    return f"{tables.face[treasure].city}:{points_word(tables, treasure)}"


def read_points(tables: Tables, city: int, word: Word, text: str) -> int:
    """Return the treasure of a city that a word names."""
    for treasure in tables.treasures_of[city]:
        if points_word(tables, treasure) == text:
            return treasure
    known = ", ".join([points_word(tables, treasure) for treasure in tables.treasures_of[city]])
    raise word.error(f"city {tables.value[city]} has treasures of {known}, found {text:.20}")


def read_city(tables: Tables, word: Word, text: str) -> int:
    """Return the place on the route of a city that a word names by its value."""
    for city, value in enumerate(tables.value):
        if str(value) == text:
            return city
    raise word.error(f"expected a city of {', '.join(map(str, tables.value))}, found {text:.20}")


def read_treasure(tables: Tables, word: Word) -> tuple[int, int | None]:
    """Return the city of a treasure and its number; None if it is left open."""
    value, colon, points = word.text.partition(":")
    if not colon:
        raise word.error(f"expected a treasure as city:points, found {word.text:.20}")
    city = read_city(tables, word, value)
    return city, None if points == OPEN else read_points(tables, city, word, points)
