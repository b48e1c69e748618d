"""The options of a game, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from astrodrome.games.celestia.content.cards import COLOURS, KINDS, MODULE_OF, MODULES, POWER, Colour, Module
from astrodrome.games.celestia.content.cities import Content, check_content
from astrodrome.games.celestia.content.figures import CREW, HAND_BIG_TABLE, HAND_SMALL_TABLE, SEATS, SMALL_TABLE
from astrodrome.games.celestia.content.tables import tables
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import check_modules

PAIR: Final = 2
"""The seats of the two-player variant (CS-183)."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up. With two seats the two-player variant is played unless `two` is false (CS-183)."""

    modules: tuple[Module, ...] = ()
    two: bool | None = None
    first_captain: int | None = None
    colours: tuple[Colour, ...] = ()
    power_cards: bool = True
    spyglasses: bool = True
    content: Content | None = None

    def has(self, module: Module) -> bool:
        """Return whether a module is on."""
        return module in self.modules


def check_options(seats: int, options: Options) -> Options:
    """Return options with what they imply; OptionError names the module or field that cannot be, and the rule."""
    if seats not in SEATS:
        raise OptionError("seats", f"expected {SEATS[0]} to {SEATS[-1]} players, found {seats} (CS-001)")
    if options.content is not None:
        check_content(options.content)
    two = _two(seats, options)
    options = replace(options, two=two, modules=_modules(options, two))
    if options.has("beginner"):
        options = replace(options, power_cards=False, spyglasses=False)
    _check_captain(seats, options)
    _check_colours(seats, options)
    _check_content_fits(seats, options)
    return options


def _two(seats: int, options: Options) -> bool:
    named = "two" in options.modules
    if seats != PAIR:
        if named or options.two:
            raise OptionError("two", f"the two-player variant is for {PAIR} players, found {seats} (CS-183)")
        return False
    if named and options.two is False:
        raise OptionError("two", "the module 'two' is on and the option 'two' is false (CS-183)")
    return options.two is not False


def _modules(options: Options, two: bool) -> tuple[Module, ...]:
    chosen = options.modules
    check_modules(chosen)
    if two and "ext2" in chosen:
        raise OptionError(
            "modules",
            "'ext2' does not go with the two-player variant: the lifeboat has one seat and a crew has"
            f" {CREW} pawns (CS-420); set 'two' to false to play it with the rules of the base game",
        )
    return tuple([module for module in MODULES if module in chosen or (two and module == "two")])


def _check_captain(seats: int, options: Options) -> None:
    first = options.first_captain
    if first is not None and not 0 <= first < seats:
        raise OptionError("first_captain", f"expected a seat from 0 to {seats - 1}, found {first} (CS-029)")


def _check_colours(seats: int, options: Options) -> None:
    colours = options.colours
    wanted = seats * (CREW if options.two else 1)
    if colours and len(colours) != wanted:
        raise OptionError(
            "colours", f"expected {wanted} colours of {', '.join(COLOURS)}, found {len(colours)} (CS-023)"
        )
    if len(set(colours)) != len(colours):
        raise OptionError("colours", "two players never share a colour (CS-011)")


def _check_content_fits(seats: int, options: Options) -> None:
    table = tables(options.content)
    if options.has("boscalumia") and table.beside_forgotten is None:
        raise OptionError("content.cities", "'boscalumia' needs a city beside the Forgotten City (CS-366)")
    dealt = seats * hand_of(seats)
    cards = sum(deck_of(options))
    if cards < dealt:
        raise OptionError("content.cards", f"{seats} players are dealt {dealt} cards, the deck has {cards} (CS-025)")


def hand_of(seats: int) -> int:
    """Return how many cards each player is dealt (CS-025, CS-026)."""
    return HAND_SMALL_TABLE if seats <= SMALL_TABLE else HAND_BIG_TABLE


def deck_of(options: Options) -> list[int]:
    """Return how many cards of each kind are shuffled into the main deck (CS-009, CS-014, CS-184, CS-298)."""
    table = tables(options.content)
    copies = table.copies_two if options.two else table.copies
    counts = [0] * KINDS
    for kind in range(KINDS):
        module = MODULE_OF[kind]
        left_out = kind in POWER and not options.power_cards
        if not left_out and (module is None or options.has(module)):
            counts[kind] = copies[kind]
    return counts
