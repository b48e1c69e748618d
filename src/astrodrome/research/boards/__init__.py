"""Boards: what is seen of a table, drawn as SVG for notebooks and environments without a page, and who leads on it.

Each game has a module here, named like its folder, with two functions: `draw(public, mine)` returns an SVG document,
`standing(public, own)` how far each seat has come, higher is better.
"""

from __future__ import annotations

from types import ModuleType
from typing import cast

from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec


def draw(game: AnyGame, seat: Seat | None = None) -> str:
    """Return the table as a seat sees it, or a spectator (None), as an SVG document.

    >>> import astrodrome as ad
    >>> draw(ad.game("memoracers").new(seats=2))[:4]
    '<svg'
    """
    view = game.view(seat)
    return cast("str", board_of(game.spec).draw(view.public, view.mine))


def standing(game: AnyGame) -> list[int]:
    """Return how far each seat has come, to find out who leads; it looks at every seat's secrets.

    >>> import astrodrome as ad
    >>> standing(ad.game("celestia").new(seats=3))
    [0, 0, 0]
    """
    own = [game.view(seat).mine for seat in range(game.seats)]
    return cast("list[int]", board_of(game.spec).standing(game.view(None).public, own))


def board_of(spec: AnySpec) -> ModuleType:
    """Return the module that draws a game; OptionError if there is none."""
    board = companion_of(spec, __name__)
    if board is None:
        raise OptionError("game", f"{spec.name} has no board here: expected astrodrome/research/boards/<game>.py")
    return board
