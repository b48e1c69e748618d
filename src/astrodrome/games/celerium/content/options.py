"""The options of a rally, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from astrodrome.games.celerium.content.rows import Content
from astrodrome.games.celerium.content.validation import check_content
from astrodrome.games.celerium.content.vocabulary import COLOURS, Colour
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import check_modules

Module = Literal["expert", "solo"]
Difficulty = Literal["easy", "normal", "hard"]

MODULES: Final[tuple[Module, ...]] = ("expert", "solo")


@dataclass(frozen=True, slots=True)
class Options:
    """How a rally is set up. `colours` names the franchises' colours by seat; left out, they are taken in order."""

    modules: tuple[Module, ...] = ()
    colours: tuple[Colour, ...] = ()
    first_to_last: bool = False
    difficulty: Difficulty = "normal"
    content: Content | None = None

    def has(self, module: Module) -> bool:
        """Return whether a module is on."""
        return module in self.modules


def check_options(seats: int, options: Options) -> Options:
    """Return options with what a number of seats implies; OptionError names what cannot be and the rule."""
    if options.content is not None:
        check_content(options.content)
    options = replace(options, modules=_modules(seats, options), colours=_colours(seats, options))
    if options.difficulty != "normal" and not options.has("solo"):
        raise OptionError("difficulty", "only the Rival of the solo mode has a difficulty (CM-262)")
    return options


def _modules(seats: int, options: Options) -> tuple[Module, ...]:
    chosen = options.modules
    check_modules(chosen)
    if seats == 1:
        chosen = (*chosen, "solo")
    elif "solo" in chosen:
        raise OptionError("modules", f"the solo mode is for one seat, found {seats} (CM-001)")
    return tuple([module for module in MODULES if module in chosen])


def _colours(seats: int, options: Options) -> tuple[Colour, ...]:
    chosen = options.colours or COLOURS[:seats]
    if len(chosen) != seats:
        raise OptionError("colours", f"expected one colour for each of {seats} seats, found {len(chosen)} (CM-027)")
    if len(set(chosen)) != seats:
        raise OptionError("colours", "two franchises have one colour (CM-027)")
    return chosen
