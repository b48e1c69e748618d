"""The options of a game: which flights, how ships are built, which variants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from astrodrome.games.galaxy_trucker.content.figures import HOURGLASS_SECONDS, NUMBER_SECONDS
from astrodrome.games.galaxy_trucker.content.rows import Content
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import check_modules

Module = Literal[
    "foresight", "lenient", "strict", "technologies", "fifth-wheel", "four-as-five", "bonus-cards", "machinations"
]
Flight = Literal["intro", "I", "II", "III", "IIIA", "IA", "IIA"]
Building = Literal["turns", "realtime"]

MODULES: Final[tuple[Module, ...]] = get_args(Module)
VARIANTS: Final[tuple[Module, ...]] = ("foresight", "lenient", "strict")
"""What the base game can switch on."""
MOST_FLIGHTS: Final = 12
MOST_SECONDS: Final = 600
MOST_TURNS: Final = 1000
FIFTH_WHEEL_SEATS: Final = 5
MOST_ROADS: Final = 10
"""More cards than anybody survives."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up.

    `flights` are the classes flown one after the other; "intro" is the introductory flight (GB-002, GB-181 to GB-186).
    `turns` is the number of building actions in the turn-based form, None for that of the board (GB-190). `hourglass`
    and `number_time` are seconds, which only the clock of a table in real time needs (GB-188, GB-Q02). `roads` is the
    level of Rough Roads, one for all or one proposed by each player; `handicap` lists for each seat which of the drawn
    cards bind it, counted from 1 (GX-372, GX-373, GX-385). `police_time` are seconds to point for the police, 0 for as
    long as one likes (GX-502). `throws` are dice that choose classes, machinations and rough roads (GX-536): checked
    options are those that the dice have chosen, and none is left.
    """

    modules: tuple[Module, ...] = ()
    flights: tuple[Flight, ...] = ("I", "II", "III")
    building: Building = "turns"
    turns: int | None = None
    hourglass: int = HOURGLASS_SECONDS
    number_time: int = NUMBER_SECONDS
    roads: tuple[int, ...] = ()
    handicap: tuple[tuple[int, ...], ...] | None = None
    police_time: int = 0
    throws: tuple[int, ...] = ()
    content: Content | None = None

    @property
    def level_of_roads(self) -> int:
        """How many cards of Rough Roads are drawn for each flight: the lowest level proposed (GX-373)."""
        return min(self.roads, default=0)

    @property
    def expanded(self) -> bool:
        """Whether something of the Big Expansion is in play: a module, rough roads, or one of its classes."""
        return expands(self.modules, self.flights) or bool(self.roads)

    def has(self, module: Module) -> bool:
        """Return whether a module is on."""
        return module in self.modules


def expands(modules: Sequence[Module], flights: Sequence[Flight]) -> bool:
    """Return whether modules or classes of flights belong to the Big Expansion."""
    return "IA" in flights or "IIA" in flights or not set(modules) <= set(VARIANTS)


def check_options(seats: int, options: Options) -> Options:
    """Return the options; OptionError names what cannot be and the rule."""
    check_modules(options.modules)
    check_fifth_wheel(seats, options)
    check_roads(seats, options)
    if not 1 <= len(options.flights) <= MOST_FLIGHTS:
        found = len(options.flights)
        raise OptionError("flights", f"expected 1 to {MOST_FLIGHTS} flights, found {found} (GB-186)")
    if "foresight" in options.modules and set(options.flights) == {"intro"}:
        raise OptionError("modules", "in an introductory flight nobody looks at cards (GB-183)")
    if options.turns is not None:
        if options.building != "turns":
            raise OptionError("turns", "only the turn-based form counts turns (GB-190)")
        _check_range("turns", options.turns, 1, MOST_TURNS, "GB-190")
    _check_range("hourglass", options.hourglass, 1, MOST_SECONDS, "GB-188")
    _check_range("police_time", options.police_time, 0, MOST_SECONDS, "GX-502")
    _check_range("number_time", options.number_time, 1, MOST_SECONDS, "GB-Q02")
    if options.content is not None:
        check_content(options.content)
        if options.has("technologies") and not options.content.technologies:
            raise OptionError("content.technologies", "the module needs components of its own (GX-030)")
        if options.has("bonus-cards") and not options.content.bonus:
            raise OptionError("content.bonus", "the module needs cards of its own (GX-484)")
        if options.has("machinations") and not options.content.machinations:
            raise OptionError("content.machinations", "the module needs cards of its own (GX-329)")
    return options


def check_roads(seats: int, options: Options) -> None:
    """Raise OptionError where Rough Roads cannot be played (GX-372, GX-373, GX-385)."""
    if len(options.roads) not in (0, 1, seats):
        raise OptionError("roads", f"expected one level, or one for each of {seats} players (GX-373)")
    for level in options.roads:
        _check_range("roads", level, 0, MOST_ROADS, "GX-372")
    if options.content is not None and options.level_of_roads > 0 and not options.content.roads:
        raise OptionError("content.roads", "the module needs cards of its own (GX-371)")
    if options.handicap is not None:
        if options.level_of_roads == 0 or len(options.handicap) != seats:
            raise OptionError("handicap", f"expected the cards that bind each of {seats} players (GX-385)")
        for cards in options.handicap:
            if sorted(set(cards)) != sorted(cards) or not set(cards) <= set(range(1, options.level_of_roads + 1)):
                raise OptionError("handicap", f"expected cards from 1 to {options.level_of_roads} (GX-385)")


def check_fifth_wheel(seats: int, options: Options) -> None:
    """Raise OptionError where the rules for five players cannot be played (GX-002, GX-246, GX-247)."""
    if options.has("fifth-wheel") and not options.has("technologies"):
        raise OptionError("modules", "fifth-wheel needs technologies (GX-002)")
    if seats == FIFTH_WHEEL_SEATS and not options.has("fifth-wheel"):
        raise OptionError("seats", "five players need the modules fifth-wheel and technologies (GX-002)")
    if seats != FIFTH_WHEEL_SEATS and options.has("fifth-wheel"):
        raise OptionError("modules", f"fifth-wheel is for five players, found {seats} seats (GX-198)")
    if options.has("four-as-five") and seats != FIFTH_WHEEL_SEATS - 1:
        raise OptionError("modules", f"four-as-five is for four players, found {seats} seats (GX-247)")


def _check_range(field: str, value: int, low: int, high: int, rule: str) -> None:
    if not low <= value <= high:
        raise OptionError(field, f"expected {low} to {high}, found {value} ({rule})")
