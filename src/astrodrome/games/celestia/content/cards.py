"""The faces of the dice and the cards of the main deck, by name and by number.

Inside the engine a card is a number, its *kind*: cards of one kind are all alike. Equipment, improved Equipment, Help
and Lifeboat cards come in four kinds each, in the order of the symbols.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Symbol = Literal["fog", "lightning", "birds", "pirates"]
Face = Literal["blank", "fog", "lightning", "birds", "pirates"]
Colour = Literal["red", "blue", "green", "yellow", "black", "purple"]
Module = Literal["two", "beginner", "ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
Sort = Literal["equipment", "improved", "help", "turbo", "power", "special", "lifeboat", "bonus"]
Card = Literal[
    "compass",
    "lightning-rod",
    "foghorn",
    "cannon",
    "improved-compass",
    "improved-lightning-rod",
    "improved-foghorn",
    "improved-cannon",
    "help-compass",
    "help-lightning-rod",
    "help-foghorn",
    "help-cannon",
    "turbo",
    "alternative-route",
    "ejection",
    "jetpack",
    "bad-spell",
    "bandit",
    "mooring",
    "lifeboat-fog",
    "lifeboat-lightning",
    "lifeboat-birds",
    "lifeboat-pirates",
    "urgent-need",
    "new-gear",
    "spy",
    "grappling-hook",
    "instructor",
]

SYMBOLS: Final[tuple[Symbol, ...]] = ("fog", "lightning", "birds", "pirates")
FACES: Final[tuple[Face, ...]] = ("blank", *SYMBOLS)
BLANK, FOG, LIGHTNING, BIRDS, PIRATES = range(5)
"""What a die shows. The card that covers face f is kind f - 1 of its group."""

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow", "black", "purple")
RED, BLUE, GREEN, YELLOW, BLACK, PURPLE = range(6)

MODULES: Final[tuple[Module, ...]] = (
    "two",
    "beginner",
    "ext1",
    "ext2",
    "xmas",
    "matryoshburg",
    "boscalumia",
    "grappin",
    "instructor",
)

EQUIPMENT: Final = 0
IMPROVED: Final = 4
HELP: Final = 8
TURBO: Final = 12
ALTERNATIVE_ROUTE: Final = 13
EJECTION: Final = 14
JETPACK: Final = 15
BAD_SPELL: Final = 16
BANDIT: Final = 17
MOORING: Final = 18
LIFEBOAT: Final = 19
URGENT_NEED: Final = 23
NEW_GEAR: Final = 24
SPY: Final = 25
GRAPPLING_HOOK: Final = 26
INSTRUCTOR: Final = 27


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards of one sort: the module that brings them into the deck (None: the base game), and their main rule."""

    sort: Sort
    module: Module | None
    rule: str
    cards: tuple[Card, ...]


GROUPS: Final = (
    CardGroup("equipment", None, "CS-076", ("compass", "lightning-rod", "foghorn", "cannon")),
    CardGroup(
        "improved",
        "ext1",
        "CS-223",
        ("improved-compass", "improved-lightning-rod", "improved-foghorn", "improved-cannon"),
    ),
    CardGroup("help", "ext1", "CS-241", ("help-compass", "help-lightning-rod", "help-foghorn", "help-cannon")),
    CardGroup("turbo", None, "CS-084", ("turbo",)),
    CardGroup("power", None, "CS-119", ("alternative-route",)),
    CardGroup("power", None, "CS-126", ("ejection",)),
    CardGroup("power", None, "CS-137", ("jetpack",)),
    CardGroup("power", None, "CS-144", ("bad-spell",)),
    CardGroup("special", "ext1", "CS-230", ("bandit",)),
    CardGroup("special", "ext1", "CS-234", ("mooring",)),
    CardGroup(
        "lifeboat", "ext2", "CS-299", ("lifeboat-fog", "lifeboat-lightning", "lifeboat-birds", "lifeboat-pirates")
    ),
    CardGroup("special", "ext2", "CS-332", ("urgent-need",)),
    CardGroup("special", "ext2", "CS-338", ("new-gear",)),
    CardGroup("special", "ext2", "CS-342", ("spy",)),
    CardGroup("bonus", "grappin", "CS-384", ("grappling-hook",)),
    CardGroup("bonus", "instructor", "CS-392", ("instructor",)),
)
"""All cards in the order of their kinds. Saves count cards by kind, so a new card comes last."""

COVERING: Final[tuple[Sort, ...]] = ("equipment", "improved", "help")
"""The sorts whose four cards cover an event each, in the order of the symbols."""

CARDS: Final[tuple[Card, ...]] = tuple([card for group in GROUPS for card in group.cards])
KINDS: Final = len(CARDS)
KIND: Final[dict[str, int]] = {card: kind for kind, card in enumerate(CARDS)}
"""The number of each card name."""

POWER: Final = tuple([KIND[card] for group in GROUPS if group.sort == "power" for card in group.cards])
"""The Power cards, which beginners leave out (CS-031, CS-208)."""

MODULE_OF: Final[tuple[Module | None, ...]] = tuple([group.module for group in GROUPS for _ in group.cards])
"""The module that brings each kind into the deck; None: the base game."""
