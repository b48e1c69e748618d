"""The errors that leave the engine, drawn as a tree.

AstrodromeError
├── UnknownGame          no game of that name
├── UnknownBot           no bot of that name
├── OptionError          an option is missing, unknown, or has a value it does not accept
├── BadAction            the data is not an action of this game
├── BadSeat              there is no such seat at this table
├── Refused              the rules say no; carries the Refusal
├── CorruptSave          a saved game cannot be read
├── CorruptLog           a log cannot be read or replayed
├── PositionError        the text of a position cannot be read; names the place
├── ScriptError          a game with chosen draws needs others, or more of them
├── WrongRulesVersion    a log or save of rules that this code does not have
├── BrokenGame           the rules raised in the middle of an answer: the state is inconsistent
└── NoLog                a dealt copy has no log
"""

from __future__ import annotations

from reprlib import Repr
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from astrodrome.kernel.refusal import Refusal


_SHORT: Final = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 60


def excerpt(value: object) -> str:
    """Return a short text that shows a value, however large or deep it is."""
    try:
        return _SHORT.repr(value)[:120]
    except ValueError:  # Python writes no number of more than some thousand digits
        return "a number far too large"


def system_words(error: BaseException) -> str:
    """Return the operating system's message of an error, without its number and file name."""
    message = error.strerror if isinstance(error, OSError) else None
    return message or str(error) or type(error).__name__


class AstrodromeError(Exception):
    """The root of all errors of this library."""


class UnknownGame(AstrodromeError):
    """No game has this name; the message lists the names that exist."""


class UnknownBot(AstrodromeError):
    """No bot has this name; the message lists the names that exist."""


class OptionError(AstrodromeError):
    """An option is not accepted; `field` names it and the message says what it accepts."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field


class BadAction(AstrodromeError):
    """The data does not describe an action of this game."""


class BadSeat(AstrodromeError):
    """There is no such seat at this table."""


class Refused(AstrodromeError):
    """The rules refuse an action; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.why('en')}")
        self.refusal = refusal
        """The rule that refuses the action, and why."""


class CorruptSave(AstrodromeError):
    """A saved game cannot be read; the message names what is wrong."""


class CorruptLog(AstrodromeError):
    """A log cannot be read or replayed; the message names what is wrong."""


class PositionError(AstrodromeError):
    """The text of a position cannot be read; `place` names clause, part and word."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place


class ScriptError(AstrodromeError):
    """A game that was begun with chosen draws needs others, or more of them; nothing was played."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"script of {name!r}: {message}")
        self.name = name
        """Which draw it is."""


class WrongRulesVersion(AstrodromeError):
    """A log or save was made under rules that this code does not have; the message names both versions."""


class BrokenGame(AstrodromeError):
    """The rules raised in the middle of an answer, so the state is inconsistent; the log ends before that answer."""


class NoLog(AstrodromeError):
    """A dealt copy has no log: its past is one of many that a seat considers possible."""
