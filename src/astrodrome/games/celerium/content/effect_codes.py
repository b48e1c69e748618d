"""The vocabulary of effects: how an option of an event card is written in a table, and read (CM-268 to CM-281)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.figures import ENERGY_MARK, LAST_SQUARE
from astrodrome.games.celerium.content.vocabulary import BOOSTS, KINDS, LINES, PILOT, STARBOT

MARK: Final = f"(+{ENERGY_MARK}) "
"""An energy symbol before the text: the option is dearer (CM-153)."""
UNSTOPPABLE: Final = " unstoppable"
"""The explicit mention that the Shield does not help (CM-101)."""
ANY: Final = "any"
ALL: Final = "all"


class Code:
    """A word of the vocabulary: what stands behind it, and whether it is an attack (CM-157) or a Reaction (CM-158)."""

    def __init__(self, name: str, needs: tuple[str, ...], attack: bool, reaction: bool) -> None:
        self.name: Final = name
        self.needs: Final = needs
        self.attack: Final = attack
        self.reaction: Final = reaction


CODES: Final[tuple[Code, ...]] = (
    Code("WHEEL", ("span",), False, False),
    Code("PUSH-P", ("line", "number"), True, False),
    Code("PUSH-S", ("line", "number"), True, False),
    Code("PUSH-PS", ("line", "number"), True, False),
    Code("PUSH-LEAD", ("number",), True, False),
    Code("PUSH-ONE", ("number",), True, False),
    Code("CONTROL", ("boost",), True, False),
    Code("BLOCK", (), False, True),
    Code("DODGE", (), False, True),
    Code("METEOR", (), False, False),
    Code("SHOT", ("vehicle",), True, False),
    Code("DAMAGE", (), True, False),
    Code("DRAIN", ("number",), True, False),
    Code("ADV", ("number",), False, False),
    Code("BACK", ("number",), False, False),
    Code("BEHIND", ("number",), False, False),
    Code("AHEAD", ("number",), False, False),
    Code("SWAP-OWN", (), False, False),
    Code("SWAP", ("number",), True, False),
    Code("KEEP", (), False, False),
    Code("FIRST", (), False, False),
    Code("LAST", (), True, False),
    Code("ACT", ("number",), False, False),
    Code("DRAW", (), False, False),
)
NAMES: Final[tuple[str, ...]] = tuple([code.name for code in CODES])

PUSHED: Final[dict[str, tuple[int, ...]]] = {"PUSH-P": (PILOT,), "PUSH-S": (STARBOT,), "PUSH-PS": (PILOT, STARBOT)}
"""The kinds of vehicle that a push by line moves."""


class EnergyOption:
    """One of the two options of a card's energy part, as numbers."""

    def __init__(self, code: Code, cost: int, unstoppable: bool) -> None:
        self.code: Final = code
        self.effect: Final = NAMES.index(code.name)
        self.cost: Final = cost
        """Energy to pay, the energy symbol included (CM-153)."""
        self.unstoppable: Final = unstoppable
        self.least = 0
        self.most = 0
        self.line: int | None = None
        self.kind: int | None = None
        self.boost: int | None = None
        self.any_boost = False
        """The player names the type of a surprise control (CM-271)."""


def read_option(text: str, energy: int) -> EnergyOption:
    """Read an option; ValueError says what was expected."""
    marked = text.startswith(MARK)
    unstoppable = text.endswith(UNSTOPPABLE)
    words = text.removeprefix(MARK).removesuffix(UNSTOPPABLE).split(" ")
    if words[0] not in NAMES:
        raise ValueError(f"no effect is called {words[0]!r:.20}; expected one of {', '.join(NAMES)}")
    code = CODES[NAMES.index(words[0])]
    if len(words) - 1 != len(code.needs):
        raise ValueError(f"expected {' '.join([code.name, *code.needs])!r}, found {text!r:.40}")
    if unstoppable and not code.attack:
        raise ValueError(f"{code.name} is no attack that a Shield could stop (CM-101)")
    option = EnergyOption(code, energy + ENERGY_MARK if marked else energy, unstoppable)
    for need, word in zip(code.needs, words[1:], strict=True):
        read_word(option, need, word)
    return option


def read_word(option: EnergyOption, need: str, word: str) -> None:
    """Read what stands behind the name of an effect; ValueError says what was expected."""
    if need == "line":
        option.line = index_of(LINES, word, "a line")
    elif need == "vehicle":
        option.kind = index_of(KINDS, word, "a vehicle")
    elif need == "boost":
        option.any_boost = word == ANY
        if word not in (ANY, ALL):
            option.boost = index_of(BOOSTS, word, f"{ANY}, {ALL} or a Boost")
    else:
        least, dash, most = word.partition("-") if need == "span" else (word, "", "")
        option.least = number_of(least)
        option.most = number_of(most) if dash else option.least
        if option.most < option.least:
            raise ValueError(f"expected the smaller number first, found {word!r:.20}")


def index_of(words: tuple[str, ...], word: str, what: str) -> int:
    """Return the place of a word among others; ValueError lists them."""
    if word not in words:
        raise ValueError(f"expected {what} ({', '.join(words)}), found {word!r:.20}")
    return words.index(word)


def number_of(word: str) -> int:
    """Read a number that can make a difference on the track."""
    if not (word.isascii() and word.isdigit()) or not 1 <= int(word) <= LAST_SQUARE:
        raise ValueError(f"expected a whole number from 1 to {LAST_SQUARE}, found {word!r:.20}")
    return int(word)
