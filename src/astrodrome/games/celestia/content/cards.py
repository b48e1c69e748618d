"""The faces of the dice and the cards of the main deck, by name and by number.

Inside the engine a card is a number, its *kind*: cards of one kind are all alike. Equipment, improved Equipment, Help
and Lifeboat cards come in four kinds each, in the order of the symbols.
"""

from __future__ import annotations

from typing import Final, Literal

Symbol = Literal["fog", "lightning", "birds", "pirates"]
Face = Literal["blank", "fog", "lightning", "birds", "pirates"]
Colour = Literal["red", "blue", "green", "yellow", "black", "purple"]
Module = Literal["two", "beginner", "ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
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

CARDS: Final[tuple[Card, ...]] = (
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
)
KINDS: Final = len(CARDS)
KIND: Final[dict[str, int]] = {card: kind for kind, card in enumerate(CARDS)}
"""The number of each card name."""


def _module_of(kind: int) -> Module | None:
    if IMPROVED <= kind < TURBO or kind in (BANDIT, MOORING):
        return "ext1"
    if LIFEBOAT <= kind <= SPY:
        return "ext2"
    if kind == GRAPPLING_HOOK:
        return "grappin"
    return "instructor" if kind == INSTRUCTOR else None


POWER: Final = (ALTERNATIVE_ROUTE, EJECTION, JETPACK, BAD_SPELL)
"""The Power cards, which beginners leave out (CS-031, CS-208)."""

MODULE_OF: Final[tuple[Module | None, ...]] = tuple([_module_of(kind) for kind in range(KINDS)])
"""The module that brings each kind into the deck; None: the base game."""


def names_of(counts: list[int]) -> tuple[Card, ...]:
    """Return the names of cards counted by kind, in the order of kinds."""
    return tuple([CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])])


def listed(kinds: list[int]) -> tuple[Card, ...]:
    """Return the names of listed kinds, in the order of kinds."""
    return tuple([CARDS[kind] for kind in sorted(kinds)])
