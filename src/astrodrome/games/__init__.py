"""The games, in the order in which they are shown. To add a game, add its line to `MODULES`.

A game is imported when it is first needed, because importing all of them takes half a second.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from astrodrome.kernel.errors import UnknownGame
from astrodrome.kernel.spec import AnySpec

if TYPE_CHECKING:
    GAMES: tuple[AnySpec, ...]
    """The specs of all games; the first access imports every game."""

MODULES: Final = {
    "memoracers": "astrodrome.games.memoracers.spec",
    "galaxy-trucker": "astrodrome.games.galaxy_trucker.spec",
    "celestia": "astrodrome.games.celestia.spec",
    "celerium": "astrodrome.games.celerium.spec",
}
"""The module of each game's spec, by the game's name."""

__all__ = ["GAMES", "MODULES", "game"]


def game(name: str) -> AnySpec:
    """Return the spec of a game; UnknownGame lists the names that exist."""
    for known, module in MODULES.items():
        if known == name:
            return cast("AnySpec", import_module(module).SPEC)
    raise UnknownGame(f"no game is called {name!r:.40}; expected one of {', '.join(MODULES)}")


def __getattr__(name: str) -> tuple[AnySpec, ...]:
    """Return `GAMES`, which is built on first access."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return tuple([game(one) for one in MODULES])


def __dir__() -> list[str]:
    """Return the names in this module, including `GAMES`."""
    return sorted([*globals(), "GAMES"])
