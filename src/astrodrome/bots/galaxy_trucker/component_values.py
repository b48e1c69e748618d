"""What a builder wants: what each further component of a kind is worth to a ship, and how builders differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import Good, Kind

PRICE: Final[dict[Good, int]] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
DAY: Final = 1.1
"""What a day of flight is thought to be worth, in credits."""
MAN: Final = 0.6
"""What a member of the crew is thought to be worth."""
CELL: Final = 0.8
"""What a cell is thought to be worth."""
POINT: Final = 0.35
"""What a point of what a ship wants is worth in credits."""

WANTED: Final[dict[Kind, tuple[float, ...]]] = {
    "engine_single": (6.0, 5.0, 4.0, 3.0, 2.0, 1.5),
    "engine_double": (3.8, 2.9, 1.8, 0.9),
    "cannon_single": (3.2, 2.7, 2.4, 1.9, 1.3, 0.8),
    "cannon_double": (12.8, 9.6, 6.4, 3.2),
    "battery": (15.1, 11.6, 8.1, 3.5),
    "shield": (5.4, 5.0, 1.2),
    "cabin": (8.8, 8.1, 6.8, 5.4, 4.1, 2.7),
    "hold": (3.9, 3.4, 3.0, 2.6, 1.7),
    "special_hold": (5.7, 5.0, 3.8, 2.5),
    "life_support_purple": (3.0, 0.3),
    "life_support_brown": (1.4, 0.2),
    "structural": (0.8, 0.6, 0.5),
    "luxury_cabin": (7.5, 6.0, 5.0),
    "stasis_chamber": (1.6, 0.4),
    "cannon_bidirectional": (4.0, 3.0),
    "engine_cannon": (7.0, 6.0),
    "mixed_hold": (6.0, 5.0),
    "battery_hold": (10.0, 8.0),
    "life_support_cyan": (3.0, 0.2),
    "shield_booster": (1.0, 0.4),
    "cannon_booster": (1.2, 0.4),
    "accelerator": (1.4, 0.3),
    "furnace": (0.4, 0.1),
    "plating": (1.6, 1.4, 1.2),
}
"""What the first, second, … component of a kind is worth to a ship; beyond the list the last value halves."""
PLAIN: Final[tuple[float, ...]] = (1.0,)
"""What a component is worth of which nothing is known."""
THIRSTY: Final[tuple[Kind, ...]] = ("shield", "cannon_double", "engine_double")
"""What needs cells: batteries and these want each other."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How a builder builds: how far it looks, and what it heeds."""

    looks: int
    """How many components face up are tried on the ship."""
    sample: int
    """How many draws are imagined before one is made."""
    room: float
    """What room to grow is worth."""
    loose_end: float
    """What an exposed connector costs at last."""
    sideways: float = 0.6
    """The share of a cannon's use that is left when it does not point forward."""
    keep: float = 0.5
    """A component that brings less goes back …"""
    patience: float = 3.0
    """… and up to so much more is asked while there is time."""
    fade: float = 0.9
    """The share of the worth of room that a grown ship no longer heeds."""
    crowd: float = 0.0
    """What it costs to put a cabin beside another one: an epidemic goes from cabin to cabin."""
    thorough: bool = False
    """Goes on looking for something better until its turns are over, as long as anything fits."""
    sound: float = 0.0
    """What the first engine, cannon ahead, battery and cabin are worth beyond their use; with 0 no square is kept free
    for them either."""
    likes: Mapping[Kind, float] = field(default_factory=dict)
    """By how much more or less than others it wants a kind of component: a factor."""


CAREFUL: Final = Taste(looks=30, sample=8, room=5.7, loose_end=1.0)
"""Found by matches of small changes against what was best before."""
HASTY: Final = Taste(looks=6, sample=2, room=0.5, loose_end=0.0, patience=0.0)
"""Takes what comes, and does not think of what comes after it."""
THOROUGH: Final = Taste(looks=30, sample=8, room=5.7, loose_end=3.0, patience=9.0, crowd=2.0, thorough=True)
"""The careful builder where modules are in play: machinations and rough roads strike at crew and at loose ends, classes
IA and IIA insure nothing, and loans make a loss what it is. Found by what ships of each taste brought home.
"""
BRISK: Final = Taste(looks=30, sample=8, room=5.7, loose_end=3.0, crowd=2.0, thorough=True)
"""For flights of level I: closes loose ends, but asks little of a component while there is time; who is ready first has
the best of eight easy cards.
"""
SKILLED: Final = Taste(looks=60, sample=8, room=4.0, loose_end=4.0, keep=0.4, patience=6.0, crowd=1.5, thorough=True)
"""For longer flights: a ship built with patience comes home undamaged."""
SOUND: Final = replace(BRISK, room=8.0, fade=0.4, sound=12.0, patience=1.0, thorough=False)
"""For a learner's first flight: no ship without what every ship should have."""


@dataclass(frozen=True, slots=True)
class Tastes:
    """The taste of a builder for each kind of yard."""

    hourglass: Taste
    """Where time runs: nobody can know how long there is to look for something better."""
    level_one: Taste
    """In turns, for a flight of level I."""
    longer: Taste
    """In turns, for longer flights."""
    modules: Taste
    """In turns, where something of the Big Expansion is in play."""

    def of(self, level: int, expanded: bool, in_turns: bool) -> Taste:
        """Return the taste for a yard: for a flight of a level (I is 1), with modules or without, in turns or not."""
        if not in_turns:
            return self.hourglass
        if expanded:
            return self.modules
        return self.level_one if level == 1 else self.longer


ARMED: Final[Mapping[Kind, float]] = {"cannon_single": 1.8, "cannon_double": 1.3, "hold": 0.7, "special_hold": 0.7}
"""More cannons, fewer holds: it fights where others pay."""
ALL_HASTY: Final = Tastes(HASTY, HASTY, HASTY, HASTY)
"""In haste everywhere."""
ALL_CAREFUL: Final = Tastes(CAREFUL, CAREFUL, CAREFUL, THOROUGH)
"""With care everywhere; with modules there is more to look for."""
ALL_ARMED: Final = Tastes(*[replace(taste, likes=ARMED) for taste in (CAREFUL, CAREFUL, CAREFUL, THOROUGH)])
BY_CLASS: Final = Tastes(CAREFUL, BRISK, SKILLED, THOROUGH)
"""Found by matches, class by class."""
TO_LEARN_FROM: Final = replace(BY_CLASS, level_one=SOUND)
"""As skilled, but first flights are flown in sound ships."""


def wanted(kind: Kind, have: Counter[Kind]) -> float:
    """Return what one more component of a kind is worth to a ship that has these."""
    row = WANTED.get(kind, PLAIN)
    count = have[kind]
    value = row[count] if count < len(row) else row[-1] / (2 ** (count - len(row) + 1))
    thirsty = sum([have[one] for one in THIRSTY])
    if kind == "battery" and not thirsty:
        value *= 0.7
    elif kind in THIRSTY and thirsty >= 2 * have["battery"]:
        value *= 0.6
    return value
