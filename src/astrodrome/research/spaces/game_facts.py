"""The facts of each game: `facts` in the module here that is named like its folder.

A game without any has views of numbers and of words that their types list; whatever else a view holds needs its fact.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.facts import Facts

VERSIONS: Final = (2, 3)
"""The versions of observations and ids. 3 is smaller, and begins with the own seat."""


def facts_of(spec: AnySpec, seats: int, options: object, version: int = VERSIONS[0]) -> Facts:
    """Return the facts of a game set up with checked options, as far as a version of its spaces uses them."""
    if version not in VERSIONS:
        raise ValueError(f"version: expected {' or '.join(map(str, VERSIONS))}, found {version!r:.40}")
    companion = companion_of(spec, "astrodrome.research.spaces")
    facts = Facts() if companion is None else cast("Facts", companion.facts(seats, options))
    none: frozenset[str] = frozenset()
    return facts if version > VERSIONS[0] else replace(facts, fixed=none, by_seat=none, seat_numbers=none)
