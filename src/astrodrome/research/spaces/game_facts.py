"""The facts of each game: `facts` in the module here that is named like its folder.

A game without any has views of numbers and of words that their types list; whatever else a view holds needs its fact.
"""

from __future__ import annotations

from typing import cast

from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.facts import Facts


def facts_of(spec: AnySpec, seats: int, options: object) -> Facts:
    """Return the facts of a game set up with checked options."""
    companion = companion_of(spec, "astrodrome.research.spaces")
    return Facts() if companion is None else cast("Facts", companion.facts(seats, options))
