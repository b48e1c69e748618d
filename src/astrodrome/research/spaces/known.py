"""The facts of each game, found by its name; a game without any is still encoded, less compactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces import celerium, celestia, galaxy_trucker, memoracers
from astrodrome.research.spaces.facts import Facts

FACTS: Final[dict[str, Callable[[int, Any], Facts]]] = {  # each takes the options of its own game
    "celerium": celerium.facts,
    "celestia": celestia.facts,
    "galaxy-trucker": galaxy_trucker.facts,
    "memoracers": memoracers.facts,
}


def facts_of(spec: AnySpec, seats: int, options: object) -> Facts:
    """Return the facts of a game set up with checked options."""
    known = FACTS.get(spec.name)
    return Facts() if known is None else known(seats, options)
