"""The options of a race, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from astrodrome.games.memoracers.figures import HANDICAP, LINES, NUMBERS, SHIELDS
from astrodrome.games.memoracers.tiles import NUMBERED_TILES, Content, check_content
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import check_modules

Module = Literal["handicap", "kraken-madness", "solo", "championship"]
Grade = Literal["beginner", "amateur", "confirmed", "expert"]
Series = Literal["A", "B", "C", "D", "random"]

MODULES: Final[tuple[Module, ...]] = ("handicap", "kraken-madness", "solo", "championship")
MOST_SHIELDS: Final = 30


@dataclass(frozen=True, slots=True)
class Options:
    """How a race is set up. `circuit` is a series for all numbers, "random", or nine tile codes (MR-012)."""

    modules: tuple[Module, ...] = ()
    circuit: Series | tuple[str, ...] = "A"
    grades: tuple[Grade, ...] = ()
    youngest: int = 0
    shields: int = SHIELDS
    solo_star_fix: bool = False
    content: Content | None = None

    def has(self, module: Module) -> bool:
        """Return whether a module is on."""
        return module in self.modules


def check_options(seats: int, options: Options) -> Options:
    """Return options with what a number of seats implies; OptionError names what cannot be and the rule."""
    if options.content is not None:
        check_content(options.content)
    options = replace(options, modules=_modules(seats, options), grades=_grades(seats, options))
    if not 0 <= options.youngest < seats:
        raise OptionError("youngest", f"expected a seat from 0 to {seats - 1}, found {options.youngest} (MR-025)")
    least = 1 + max([LINES, *[HANDICAP[grade] for grade in options.grades]])  # no ship starts without a free box
    if not least <= options.shields <= MOST_SHIELDS:
        raise OptionError("shields", f"expected {least} to {MOST_SHIELDS}, found {options.shields} (MR-Q01)")
    if options.solo_star_fix and not options.has("solo"):
        raise OptionError("solo_star_fix", "only the solo mode counts stars (MR-173)")
    _check_circuit(options)
    return options


def _modules(seats: int, options: Options) -> tuple[Module, ...]:
    chosen = options.modules
    check_modules(chosen)
    if seats == 1:
        if "championship" in chosen:
            raise OptionError("modules", "a championship needs rivals: expected 2 to 5 seats (MR-159)")
        chosen = (*chosen, "solo")
    elif "solo" in chosen:
        raise OptionError("modules", f"the solo mode is for one seat, found {seats} (MR-001)")
    return tuple([module for module in MODULES if module in chosen])


def _grades(seats: int, options: Options) -> tuple[Grade, ...]:
    if not options.has("handicap"):
        if options.grades:
            raise OptionError("grades", "grades need the module 'handicap' (MR-131)")
        return ()
    if len(options.grades) != seats:
        raise OptionError(
            "grades", f"expected one grade for each of {seats} seats, found {len(options.grades)} (MR-131)"
        )
    return options.grades


def _check_circuit(options: Options) -> None:
    if options.has("championship") and options.circuit != "A":
        raise OptionError("circuit", "in a championship the players make up the circuits in turn (MR-160)")
    if isinstance(options.circuit, tuple):
        check_circuit(options.circuit)


def check_circuit(names: tuple[str, ...]) -> None:
    """Raise OptionError where nine tile codes do not make a circuit (MR-010, MR-011)."""
    for index, name in enumerate(names):
        if name not in NUMBERED_TILES:
            raise OptionError(f"circuit[{index}]", f"expected a tile from 1-A to 9-D, found {name!r:.20} (MR-011)")
    numbers = sorted([int(name[0]) for name in names])
    if numbers != list(range(1, NUMBERS + 1)):
        raise OptionError("circuit", f"expected each number from 1 to {NUMBERS} once, found {numbers} (MR-011)")
