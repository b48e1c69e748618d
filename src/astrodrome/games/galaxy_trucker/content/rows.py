"""The content tables as records: components and cards, ours or those of an owner of the box."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast, get_args

from astrodrome.kernel.codec import reader

Kind = Literal[
    "starting_cabin",
    "cabin",
    "battery",
    "hold",
    "special_hold",
    "cannon_single",
    "cannon_double",
    "engine_single",
    "engine_double",
    "shield",
    "life_support_purple",
    "life_support_brown",
    "structural",
    "luxury_cabin",
    "stasis_chamber",
    "cannon_bidirectional",
    "engine_cannon",
    "mixed_hold",
    "battery_hold",
    "life_support_cyan",
    "shield_booster",
    "cannon_booster",
    "accelerator",
    "furnace",
    "plating",
]
Family = Literal[
    "slavers",
    "smugglers",
    "pirates",
    "stardust",
    "epidemic",
    "sabotage",
    "open_space",
    "meteor_swarm",
    "planets",
    "combat_zone",
    "abandoned_ship",
    "abandoned_station",
    "bureaucracy",
    "robotic_police",
    "space_billiards",
    "junkyard",
    "star_depot",
    "system_test",
    "traffic_jam",
    "ambush",
    "junk_for_sale",
    "stranded_ship",
    "vast_open_space",
    "toll_queue",
    "wormhole_auction",
    "paint_inspection",
    "tailgaters",
    "pay_day",
    "something_behind",
    "road_rage",
    "weigh_station",
    "quarantine",
    "power_surge",
    "rattle",
    "ticking_parcel",
    "hitchhikers",
    "drag_race",
    "poachers",
    "customs",
    "sponsors_prize",
    "solar_flare",
]
Colour = Literal["blue", "green", "yellow", "red", "orange"]
Good = Literal["red", "yellow", "green", "blue"]
Missile = Literal["small", "large", "light", "heavy"]
Side = Literal["front", "right", "rear", "left"]
Member = Literal["human", "purple", "brown", "cyan"]
Half = Literal["left", "right"]
Value = Literal["crew", "engines", "cannons", "flanks"]
Road = Literal[
    "stiff-competition",
    "lust-for-power",
    "space-junk",
    "deja-vu",
    "cosmic-psychosis",
    "metal-fatigue",
    "rotten-batteries",
    "meteoric-inversion",
    "tough-trip",
    "remorseless-fate",
    "piercing-projectiles",
    "union-ship",
    "explosive-goods",
    "explosive-batteries",
    "infected-goods",
    "somersault",
    "defective-connectors",
    "made-to-order",
    "dead-zone",
    "nasty-surprise",
    "paranoid-locals",
    "big-baddies",
    "bad-luck",
    "personalised-cabins",
    "abandoned-debris",
]
Specialist = Literal["lawyer", "manager", "merchant", "technician", "diplomat"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ROADS: Final[tuple[Road, ...]] = get_args(Road)
"""What the cards of Rough Roads do, RR-01 to RR-25 in their order (GX-556)."""
SPECIALISTS: Final[tuple[Specialist, ...]] = get_args(Specialist)
"""The specialisation cards SP-1 to SP-5, in their order (GX-036)."""

FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
OPEN_SPACE: Final[tuple[Family, ...]] = ("open_space", "vast_open_space")
"""Open space for every rule that names it (GX-570)."""
ENEMIES: Final[tuple[Family, ...]] = ("slavers", "smugglers", "pirates")
OPPORTUNITIES: Final[tuple[Family, ...]] = (
    *ENEMIES,
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "junkyard",
    "star_depot",
    "junk_for_sale",
    "stranded_ship",
)
"""Cards that somebody may take, or beat: only these are ever laid face up (GX-414)."""
MACHINATIONS: Final = FAMILIES[FAMILIES.index("system_test") :]
"""What machinations do, EM-01 to EM-24 in their order (GX-547)."""

UNIVERSAL: Final = 3
"""The highest code of a side: smooth, single, double, universal (GB-047)."""


@dataclass(frozen=True, slots=True)
class ComponentRow:
    """One component: its sides as it lies unturned (north, east, south, west) and what it holds.

    `barrels` and `armoured` are directions, for the kinds whose faces differ in them (GX-077, GX-147); `house` marks a
    face that is our own.
    """

    name: str
    kind: Kind
    sides: tuple[int, int, int, int]
    cells: int = 0
    ordinary: int = 0
    special: int = 0
    colour: Colour | None = None
    barrels: tuple[int, ...] = ()
    armoured: tuple[int, ...] = ()
    house: bool = False


@dataclass(frozen=True, slots=True)
class Projectile:
    """A small or large meteor, a light or heavy shot, and the side of the ship it comes from (GB-099)."""

    kind: Missile
    side: Side


@dataclass(frozen=True, slots=True)
class ZoneLine:
    """One line of a combat zone: what is compared, and what the lowest ship suffers (GB-155)."""

    least: Value
    days: int = 0
    takes_crew: int = 0
    takes_goods: int = 0
    projectiles: tuple[Projectile, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """A square of a Junkyard: its price, crew or cells or projectiles to be faced, and its reward (GX-511)."""

    takes_crew: int = 0
    takes_cells: int = 0
    projectiles: tuple[Projectile, ...] = ()
    humans: int = 0
    cells: int = 0
    credits: int = 0
    days: int = 0


@dataclass(frozen=True, slots=True)
class CardRow:
    """One adventure card; a figure that its family does not use stays 0 or empty.

    A machination has level 0, since it belongs to no flight, and may have an addition for `five` players (GX-350).
    """

    name: str
    level: int
    family: Family
    star: bool = False
    strength: int = 0
    crew: int = 0
    takes_crew: int = 0
    takes_goods: int = 0
    credits: int = 0
    goods: tuple[Good, ...] = ()
    planets: tuple[tuple[Good, ...], ...] = ()
    projectiles: tuple[Projectile, ...] = ()
    lines: tuple[ZoneLine, ...] = ()
    days: int = 0
    courses: tuple[tuple[Projectile, ...], ...] = ()
    stops: tuple[Stop, ...] = ()
    takes_cells: int = 0
    price: int = 0
    per: int = 0
    more: int = 0
    times: int = 0
    prizes: tuple[int, ...] = ()
    five: bool = False
    house: bool = False


@dataclass(frozen=True, slots=True)
class RoadRow:
    """A card of Rough Roads: what it does, whether it acts while ships are built, whether its text is our own."""

    name: str
    road: Road
    construction: bool = False
    house: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """A complete box: every component and every adventure card, then what modules add to them."""

    components: tuple[ComponentRow, ...]
    cards: tuple[CardRow, ...]
    technologies: tuple[ComponentRow, ...] = ()
    roads: tuple[RoadRow, ...] = ()
    bonus: tuple[CardRow, ...] = ()
    machinations: tuple[CardRow, ...] = ()


@cache
def our_content() -> Content:
    """Return the components and cards of the base game and of its modules."""
    folder = Path(__file__).parent
    tables = {
        name: tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))[name]
        for name in ("components", "cards", "technologies", "roads", "bonus", "machinations")
    }
    return cast("Content", reader(Content)(tables, ""))
