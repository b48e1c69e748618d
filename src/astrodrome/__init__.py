"""Astrodrome: four ship-and-race board games from their rulebooks, for players, bot authors and researchers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from astrodrome import bots
from astrodrome.game_logs.parsing import action_from_json, draw_faults, replay
from astrodrome.games import game
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.errors import (
    AstrodromeError,
    BadAction,
    BadSeat,
    BrokenGame,
    CorruptLog,
    CorruptSave,
    NoLog,
    OptionError,
    PositionError,
    Refused,
    ScriptError,
    UnknownBot,
    UnknownGame,
    WrongRulesVersion,
)
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.log import Entry, Log, Undo
from astrodrome.kernel.records import Action, Event, Line, Outcome, Prompt, Situation, View, is_visible
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.seed_draw import SeedDraw
from astrodrome.kernel.spec import AnySpec, Spec
from astrodrome.reviews.records import Review
from astrodrome.reviews.review import review
from astrodrome.selfplay import dataset
from astrodrome.tallies.statistics import statistics

if TYPE_CHECKING:
    from astrodrome.games import GAMES

__version__ = "0.3.0"

__all__ = [
    "CLOCK",
    "GAMES",
    "Action",
    "AnyGame",
    "AnySpec",
    "AstrodromeError",
    "BadAction",
    "BadSeat",
    "BrokenGame",
    "CorruptLog",
    "CorruptSave",
    "Entry",
    "Event",
    "Game",
    "Line",
    "Log",
    "NoLog",
    "OptionError",
    "Outcome",
    "PositionError",
    "Prompt",
    "Refusal",
    "Refused",
    "Review",
    "ScriptError",
    "Seat",
    "SeedDraw",
    "Situation",
    "Spec",
    "Undo",
    "UnknownBot",
    "UnknownGame",
    "View",
    "WrongRulesVersion",
    "action_from_json",
    "bots",
    "dataset",
    "draw_faults",
    "game",
    "is_visible",
    "replay",
    "review",
    "statistics",
    "to_json",
]


def __getattr__(name: str) -> tuple[AnySpec, ...]:
    """Return `GAMES` on first use: it imports every game, which `import astrodrome` does not."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from astrodrome.games import GAMES  # noqa: PLC0415 - see above

    return GAMES


def __dir__() -> list[str]:
    """Return the names this package has, `GAMES` among them."""
    return sorted([*globals(), "GAMES"])
