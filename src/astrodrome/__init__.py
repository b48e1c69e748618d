"""Astrodrome: four ship-and-race board games from their rulebooks, for players, bot authors and researchers."""

from __future__ import annotations

from astrodrome import bots, dataset
from astrodrome.games import GAMES, game
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.errors import (
    AstrodromeError,
    BadAction,
    BadSeat,
    CorruptLog,
    CorruptSave,
    NoLog,
    OptionError,
    Refused,
    UnknownBot,
    UnknownGame,
    WrongRulesVersion,
)
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.log import Entry, Log, Undo
from astrodrome.kernel.records import Action, Event, Line, Outcome, Prompt, Situation, View, is_visible
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec, Spec
from astrodrome.reading import action_from_json, replay

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "GAMES",
    "Action",
    "AnyGame",
    "AnySpec",
    "AstrodromeError",
    "BadAction",
    "BadSeat",
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
    "Prompt",
    "Refusal",
    "Refused",
    "Seat",
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
    "game",
    "is_visible",
    "replay",
    "to_json",
]
