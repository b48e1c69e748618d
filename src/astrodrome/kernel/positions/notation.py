"""The text of a position: clauses of a key and words, as FEN is for chess.

    celestia 1; at 6; hands c c l | 5?

A clause ends with `;` or a line break; `|` separates the parts of seats or cities. Every word knows its place, so that
an error can name it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from astrodrome.kernel.errors import PositionError, excerpt

S = TypeVar("S")
MOST_TEXT: Final = 200_000
"""No position needs a longer text."""
NONE: Final = "-"
"""A part without words."""
OPEN: Final = "?"
"""What is dealt."""
GENERAL: Final = ("seats", "options", "move", "script", "chance", "tail")
"""The clauses of all games."""
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
COUNT: Final = re.compile(r"([0-9]{1,3})\?")
Given: TypeAlias = str | int | Sequence[str | int]
"""The value of a clause as Python code gives it: its words, or a list of them where it has parts."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a position: its text, and its place, such as `hands, part 2, word 3`."""

    text: str
    place: str

    def error(self, message: str) -> PositionError:
        """Return an error about this word."""
        return PositionError(self.place, message)

    def number(self, low: int, high: int) -> int:
        """Return the word as a whole number within bounds."""
        if not NUMBER.fullmatch(self.text) or not low <= int(self.text) <= high:
            raise self.error(f"expected a number from {low} to {high}, found {excerpt(self.text)}")
        return int(self.text)

    def named(self, names: Mapping[str, int], what: str) -> int:
        """Return the number of a name; `what` says what the names are."""
        found = names.get(self.text)
        if found is None:
            raise self.error(f"no {what} is called {excerpt(self.text)}")
        return found

    def opens(self) -> int | None:
        """Return how many things are left open: 5 for `5?`; None if the word is something else."""
        found = COUNT.fullmatch(self.text)
        return int(found[1]) if found else None


Part: TypeAlias = list[Word]


class Sheet:
    """The clauses of one position."""

    def __init__(self, clauses: dict[str, list[Part]], is_partial: bool = False) -> None:
        self.clauses: Final = clauses
        self.is_partial: Final = is_partial or "tail" in clauses
        """Whether a tail says more, so that pieces may seem to be missing here."""

    def has(self, key: str) -> bool:
        """Return whether a clause is there."""
        return key in self.clauses

    def parts(self, key: str, count: int | None = None) -> list[Part]:
        """Return the words of a clause part by part; `count` is how many parts it must have."""
        parts = self.clauses[key]
        if count is not None and len(parts) != count:
            raise PositionError(key, f"expected {count} parts with | between them, found {len(parts)}")
        return parts

    def words(self, key: str) -> Part:
        """Return the words of a clause that has no parts."""
        return self.parts(key, 1)[0]

    def word(self, key: str) -> Word:
        """Return the only word of a clause."""
        words = self.words(key)
        if len(words) != 1:
            raise PositionError(key, f"expected one word, found {len(words)}")
        return words[0]

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Return the number of a clause, or a default where it is not there."""
        return self.word(key).number(low, high) if self.has(key) else default


Lay: TypeAlias = Callable[[S, Sheet], Mapping[str, list[int]]]
Tell: TypeAlias = Callable[[S, bool], dict[str, str]]


@dataclass(frozen=True)
class Notation(Generic[S]):
    """How the positions of one game are written."""

    version: int
    """Changes when an old text would be read differently."""
    keys: tuple[str, ...]
    """The clauses of the game, in the order in which they are written."""
    by_seat: tuple[str, ...]
    """Those with a part for each seat: they say how many seats there are."""
    lay: Lay[S]
    """Fills a game that has just been set up from clauses; returns the draws that lie on the table, by name."""
    tell: Tell[S]
    """Returns the clauses of a state; hidden things are left open if the second argument is false."""
    memory: tuple[str, ...] = ()
    """Public fields about hidden things, which an open position leaves out: what is dealt would contradict them."""
    bits: tuple[str, ...] = ()
    """Fields whose numbers are sets of bits, and so may be large."""


def nothing_to_lay(state: object, sheet: Sheet) -> Mapping[str, list[int]]:
    """Leave a game as it was set up."""
    return {}


def nothing_to_tell(state: object, hidden: bool) -> dict[str, str]:
    """Leave everything to the tail."""
    return {}


NO_CLAUSES: Final[Notation[Any]] = Notation(1, (), (), nothing_to_lay, nothing_to_tell)
"""The notation of a game without clauses of its own: a tail says everything."""


def as_text(name: str, version: int, given: Mapping[str, Given], heading: bool) -> str:
    """Return clauses given from Python as a text; rows of a drawing are separated by `/`."""
    lines = [f"{name} {version}"] if heading else []
    for key, value in given.items():
        parts = [value] if isinstance(value, str | int) else list(value)
        if not all([isinstance(part, str | int) for part in parts]):
            raise PositionError(key, f"expected words, or a list of them, found {excerpt(value)}")
        words = [" / ".join([row for row in str(part).split("\n") if row.strip()]).strip() or NONE for part in parts]
        for word in words:
            if ";" in word or ("|" in word and not isinstance(value, str)):
                raise PositionError(key, f"expected words without ; and |, found {excerpt(word)}")
        lines.append(f"{key.replace('_', '-')} {' | '.join(words)}")
    return "; ".join(lines)


def read_text(text: str, name: str, version: int, keys: Iterable[str], is_partial: bool = False) -> Sheet:
    """Return the clauses of a text; PositionError names the first place that cannot be read."""
    if not isinstance(text, str):
        raise PositionError("text", f"expected a text, found {excerpt(text)}")
    if len(text) > MOST_TEXT:
        raise PositionError("text", f"expected at most {MOST_TEXT} characters, found {len(text)}")
    clauses = [clause.strip() for clause in re.split(r"[;\n]", text)]
    clauses = [clause for clause in clauses if clause]
    head = clauses[0].split() if clauses else []
    if not head or head[0] != name:
        raise PositionError("clause 1", f"expected {name} {version}, found {excerpt(' '.join(head))}")
    if head[1:] != [str(version)]:
        raise PositionError("clause 1", f"expected version {version}, found {excerpt(' '.join(head[1:]))}")
    known = [*GENERAL, *keys]
    found: dict[str, list[Part]] = {}
    for nth, clause in enumerate(clauses[1:], 2):
        key, _, rest = clause.partition(" ")
        if key not in known:
            raise PositionError(f"clause {nth}", f"expected one of {', '.join(known)}, found {excerpt(key)}")
        if key in found:
            raise PositionError(f"clause {nth}", f"{key} is there twice")
        found[key] = [_part(key, number, part) for number, part in enumerate(rest.split("|"), 1)]
    return Sheet(found, is_partial)


def facts(part: Part, names: Iterable[str]) -> dict[str, Word]:
    """Return words such as `lane=3` by their name; each may be there once."""
    known = list(names)
    found: dict[str, Word] = {}
    for word in part:
        name, equals, value = word.text.partition("=")
        if not equals or name not in known:
            raise word.error(f"expected one of {'=, '.join(known)}=, found {excerpt(word.text)}")
        if name in found:
            raise word.error(f"{name} is there twice")
        found[name] = Word(value, word.place)
    return found


def fact(found: Mapping[str, Word], name: str, low: int, high: int, default: int) -> int:
    """Return the number of a fact, or a default where it is not there."""
    word = found.get(name)
    return default if word is None else word.number(low, high)


def listed(word: Word | None) -> Part:
    """Return the items of a fact whose value is a list: `hand=1-01,1-18`."""
    if word is None or word.text in (NONE, ""):
        return []
    return [Word(item, word.place) for item in word.text.split(",")]


def _part(key: str, number: int, text: str) -> Part:
    words = text.split()
    if words == [NONE]:
        return []
    return [Word(word, f"{key}, part {number}, word {nth}") for nth, word in enumerate(words, 1)]


def joined(parts: Iterable[Iterable[object]]) -> str:
    """Return the words of several parts as the text of a clause."""
    return " | ".join([" ".join([str(word) for word in part]) or NONE for part in parts])
