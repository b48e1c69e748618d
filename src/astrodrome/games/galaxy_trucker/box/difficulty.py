"""Combining modules: how difficult a game is, and dice that choose what makes it so (GX-534 to GX-543)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import MOST_ROADS, Flight, Options
from astrodrome.games.galaxy_trucker.content.figures import DIE_SIDES
from astrodrome.kernel.errors import OptionError

HARDER: Final[dict[Flight, Flight]] = {"I": "IA", "II": "IIA", "III": "IIIA"}
"""The class that takes the place of another one, by what a die of 1, 2 or 3 means (GX-537 to GX-539)."""

PLOTTING: Final = (4, 5)
"""What a die shows for machinations (GX-540)."""


def difficulty(options: Options) -> int:
    """Return how difficult a game is: its harder classes, machinations, level of Rough Roads (GX-534, GX-542)."""
    classes = len([harder for harder in HARDER.values() if harder in options.flights])
    return classes + options.has("machinations") + options.level_of_roads


def thrown(options: Options) -> Options:
    """Return the options with what their dice choose, one after the other; the dice are used up (GX-536)."""
    if not options.throws:
        return options
    check_throws(options)
    chosen = replace(options, throws=())
    for die in options.throws:
        chosen = apply(chosen, die)
    return chosen


def apply(options: Options, die: int) -> Options:
    """Return the options after one die; what is so already makes roads rougher (GX-537 to GX-541)."""
    plain = list(HARDER)[die - 1] if die <= len(HARDER) else None
    if plain is not None and plain in options.flights:
        flights = tuple([HARDER[plain] if flight == plain else flight for flight in options.flights])
        return replace(options, flights=flights)
    if die in PLOTTING and not options.has("machinations"):
        return replace(options, modules=(*options.modules, "machinations"))
    return replace(options, roads=(options.level_of_roads + 1,))


def check_throws(options: Options) -> None:
    """Raise OptionError where dice cannot choose: they start from difficulty 0 (GX-535, GX-536)."""
    if len(options.throws) > MOST_ROADS:
        raise OptionError("throws", f"expected at most {MOST_ROADS} dice, found {len(options.throws)} (GX-536)")
    for die in options.throws:
        if not 1 <= die <= DIE_SIDES:
            raise OptionError("throws", f"expected dice from 1 to {DIE_SIDES}, found {die} (GX-536)")
    if difficulty(options) or options.flights != tuple(HARDER):
        expected = "classes I, II and III, no rough roads, no machinations"
        raise OptionError("throws", f"dice start from {expected}: they choose the rest (GX-535)")
