"""The words of the game as they stand in tables and actions, and the small numbers that stand for them in the rules."""

from __future__ import annotations

from typing import Final, Literal

Line = Literal["blue", "green", "yellow"]
Kind = Literal["pilot", "starbot"]
Boost = Literal["shield", "line", "planet"]
PlanetType = Literal["fire", "ice", "toxic", "desert"]
Zone = Literal["grey", "blue", "pink"]
Side = Literal["recto", "verso"]
Colour = Literal["red", "white", "blue", "green"]
Places = Literal["winner", "first-two", "all"]
Part = Literal["move", "first", "second"]
Store = Literal["hangar", "workshop"]

LINES: Final[tuple[Line, ...]] = ("blue", "green", "yellow")
"""Underwater, land, aerial (CM-042); ties between lines are broken in this order (CM-259)."""
KINDS: Final[tuple[Kind, ...]] = ("pilot", "starbot")
BOOSTS: Final[tuple[Boost, ...]] = ("shield", "line", "planet")
ZONES: Final[tuple[Zone, ...]] = ("grey", "blue", "pink")
SIDES: Final[tuple[Side, ...]] = ("recto", "verso")
COLOURS: Final[tuple[Colour, ...]] = ("red", "white", "blue", "green")
PLACES: Final[tuple[Places, ...]] = ("winner", "first-two", "all")
PARTS: Final[tuple[Part, ...]] = ("move", "first", "second")

PILOT: Final = 0
STARBOT: Final = 1
SHIELD: Final = 0
LINE: Final = 1
PLANET: Final = 2
WINNER: Final = 0
FIRST_TWO: Final = 1
MOVE: Final = 0
VEHICLES: Final = 2
"""A franchise has two vehicles (CM-002); vehicle 2 n is the Pilot of franchise n, 2 n + 1 its Starbot."""
BOOST_TYPES: Final = 3
LEVELS: Final = 3
RIVAL: Final = 1
"""The automaton's place beside the one seat of a solo game (CM-254)."""
