"""The content tables as records: ours, or those typed in by an owner of the box. The format: docs/games/celerium.md."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, cast

from astrodrome.games.celerium.content.vocabulary import Boost, Colour, Places, PlanetType, Side, Zone
from astrodrome.kernel.codec import reader

TABLES_KEPT: Final = 32
"""How many boxes stay read at a time: ours, and some of players' own."""

Family = Literal["specialist", "twin", "all-terrain", "generator", "overdrive", "battery", "other"]
Modifier = int | Literal["px2"]


@dataclass(frozen=True, slots=True)
class TrackRow:
    """A square of the race track (CM-Q04)."""

    square: int
    zone: Zone
    double_move: bool = False
    starbot: int = 0


@dataclass(frozen=True, slots=True)
class PlanetRow:
    """A Planet card: its type, and what each line adds to the starting power (CM-042, CM-044)."""

    name: str
    type: PlanetType
    blue: Modifier
    green: Modifier
    yellow: Modifier
    house: bool = True


@dataclass(frozen=True, slots=True)
class PilotRow:
    """A face of a Pilot card: its power on each line, and the planet types it suffers (CM-010, CM-044)."""

    card: int
    side: Side
    blue: int
    green: int
    yellow: int
    hostile: tuple[PlanetType, ...] = ()
    house: bool = True


@dataclass(frozen=True, slots=True)
class StarbotRow:
    """A Starbot card: its power on each line (CM-010)."""

    colour: Colour
    blue: int
    green: int
    yellow: int
    house: bool = True


@dataclass(frozen=True, slots=True)
class UpgradeRow:
    """An Upgrade: the values it shows, its energy, and how many there are (CM-009, CM-070, CM-071)."""

    name: str
    family: Family
    energy: int
    copies: int
    blue: int | None = None
    green: int | None = None
    yellow: int | None = None
    house: bool = True


@dataclass(frozen=True, slots=True)
class BoostRow:
    """A type of Boost: points, penalties and the versions of its tokens (CM-008, CM-092, CM-204)."""

    type: Boost
    points: int
    larger: int
    smaller: int
    versions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WheelRow:
    """A position of the authorisation wheel: the version that conforms for each type (CM-202)."""

    shield: int
    line: int
    planet: int


@dataclass(frozen=True, slots=True)
class ControlRow:
    """A Control card: the places and the Boosts it checks (CM-194)."""

    name: str
    places: Places
    boosts: tuple[Boost, ...]
    house: bool = True


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event card: its movement, and two options written in the vocabulary of effects (CM-135, CM-268)."""

    name: str
    level: int
    copies: int
    actions: int
    squares: int
    energy: int
    first: str
    second: str
    house: bool = True


@dataclass(frozen=True, slots=True)
class Content:
    """Tables that take the place of ours; a table that is left out is ours."""

    track: tuple[TrackRow, ...] | None = None
    planets: tuple[PlanetRow, ...] | None = None
    pilots: tuple[PilotRow, ...] | None = None
    starbots: tuple[StarbotRow, ...] | None = None
    upgrades: tuple[UpgradeRow, ...] | None = None
    boosts: tuple[BoostRow, ...] | None = None
    wheel: tuple[WheelRow, ...] | None = None
    controls: tuple[ControlRow, ...] | None = None
    events: tuple[EventRow, ...] | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """Every table, ours or not: what a game is played with."""

    track: tuple[TrackRow, ...]
    planets: tuple[PlanetRow, ...]
    pilots: tuple[PilotRow, ...]
    starbots: tuple[StarbotRow, ...]
    upgrades: tuple[UpgradeRow, ...]
    boosts: tuple[BoostRow, ...]
    wheel: tuple[WheelRow, ...]
    controls: tuple[ControlRow, ...]
    events: tuple[EventRow, ...]


@cache
def our_box() -> Box:
    """Return the house tables, each from its own file."""
    folder = Path(__file__).parent
    names = [field.name for field in fields(Box)]
    tables = {name: tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))[name] for name in names}
    return cast("Box", reader(Box)(tables, ""))


def our_content() -> Content:
    """Return the house tables as a content table, for players who want to change some of them."""
    ours = our_box()
    return Content(**{field.name: getattr(ours, field.name) for field in fields(Box)})


@lru_cache(TABLES_KEPT)
def box_of(content: Content | None) -> Box:
    """Return the tables of a game: those given, and ours for the rest."""
    ours = our_box()
    if content is None:
        return ours
    given = {field.name: getattr(content, field.name) for field in fields(Box)}
    return Box(**{name: getattr(ours, name) if table is None else table for name, table in given.items()})
