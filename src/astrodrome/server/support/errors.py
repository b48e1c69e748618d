"""Errors that several parts of the server know, and how an error is named in logs."""

from __future__ import annotations

import traceback
from pathlib import Path

from astrodrome.kernel.errors import AstrodromeError


class RoomClosed(AstrodromeError):
    """The room has ended; the table is found again by asking for it."""


class NoOpenSeat(AstrodromeError):
    """Every seat of the table is taken."""


class GameFault(Exception):
    """The game's own code failed, which stops its table."""

    def __init__(self, error: Exception) -> None:
        super().__init__(error_origin(error))


class JudgingFault(GameFault):
    """The game's own code failed while an answer was judged: the table is as it was."""


def error_origin(error: BaseException) -> str:
    """Return the kind of an error and the line it comes from, without values: they may be secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
