"""Boards as SVG: what a seat sees, drawn for notebooks and environments without a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import Seat
from astrodrome.research.boards import celerium, celestia, galaxy_trucker, memoracers

DRAWERS: Final[dict[str, Callable[[Any, Any], str]]] = {  # each takes the views of its own game
    "celerium": celerium.draw,
    "celestia": celestia.draw,
    "galaxy-trucker": galaxy_trucker.draw,
    "memoracers": memoracers.draw,
}


def draw(game: AnyGame, seat: Seat | None = None) -> str:
    """Return the table as a seat sees it, or a spectator (None), as an SVG document.

    >>> import astrodrome as ad
    >>> draw(ad.game("memoracers").new(seats=2))[:4]
    '<svg'
    """
    view = game.view(seat)
    return DRAWERS[game.spec.name](view.public, view.mine)
