"""The games, in the order in which they are shown. Adding a game is adding its spec to this tuple."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.spec import SPEC as CELERIUM
from astrodrome.games.celestia.spec import SPEC as CELESTIA
from astrodrome.games.galaxy_trucker.spec import SPEC as GALAXY_TRUCKER
from astrodrome.games.memoracers.spec import SPEC as MEMORACERS
from astrodrome.kernel.errors import UnknownGame
from astrodrome.kernel.spec import AnySpec

GAMES: Final[tuple[AnySpec, ...]] = (MEMORACERS, GALAXY_TRUCKER, CELESTIA, CELERIUM)


def game(name: str) -> AnySpec:
    """Return the spec of a game; UnknownGame lists the names that exist."""
    for spec in GAMES:
        if spec.name == name:
            return spec
    raise UnknownGame(f"no game is called {name!r:.40}; expected one of {', '.join([spec.name for spec in GAMES])}")
