"""Checking a content table before it is played with: a sentence names the row, the column and what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import LEVELS, MACHINATIONS_DEALT, PILE_CARDS, PILES
from astrodrome.games.galaxy_trucker.content.rows import (
    COLOURS,
    ROADS,
    UNIVERSAL,
    CardRow,
    Colour,
    ComponentRow,
    Content,
    Family,
    Kind,
    Missile,
    ZoneLine,
)
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import first_unnamed


def check_content(content: Content) -> None:
    """Raise OptionError, naming row and column, where a table cannot be played."""
    _check_names("components", [row.name for row in content.components])
    _check_names("cards", [row.name for row in content.cards])
    _check_base(content)
    for index, row in enumerate(content.components):
        _check_component(f"content.components[{index}]", row)
    _check_modules(content)
    for index, card in enumerate(content.cards):
        _check_card(f"content.cards[{index}]", card)
    _check_cabins("components", content.components, COLOURS[:-1])
    for level in range(LEVELS):
        needed = PILES * max([flight[level] for flight in PILE_CARDS])
        found = sum([card.level == level + 1 for card in content.cards])
        if found < needed:
            raise OptionError("content.cards", f"level {level + 1} needs {needed} cards, found {found} (GB-014)")
    starred = PILES * PILE_CARDS[0][0]
    stars = sum([card.star for card in content.cards])
    if stars != starred:
        raise OptionError("content.cards", f"expected {starred} cards with a star, found {stars} (GB-183)")


def _check_base(content: Content) -> None:
    """Keep what only modules can play out of the tables that are always in play."""
    for index, row in enumerate(content.components):
        if row.kind not in BASE_KINDS:
            raise OptionError(f"content.components[{index}].kind", f"a {row.kind} goes into technologies (GX-030)")
    for index, card in enumerate(content.cards):
        if card.family not in BASE_FAMILIES:
            raise OptionError(f"content.cards[{index}].family", f"a {card.family} goes into bonus or machinations")
    for index, card in enumerate(content.bonus):
        if card.family not in BASE_FAMILIES + BONUS_FAMILIES:
            raise OptionError(f"content.bonus[{index}].family", f"a {card.family} goes into machinations")


def _check_modules(content: Content) -> None:
    if content.technologies:
        _check_technologies(content)
    if content.bonus:
        _check_names("bonus", [row.name for row in content.bonus], [row.name for row in content.cards])
        for index, card in enumerate(content.bonus):
            _check_card(f"content.bonus[{index}]", card)
    if content.machinations:
        _check_machinations(content)
    if content.roads:
        _check_names("roads", [row.name for row in content.roads])
        if sorted([row.road for row in content.roads]) != sorted(ROADS):
            raise OptionError("content.roads", "expected a card for each rough road, once (GX-556)")


def _check_machinations(content: Content) -> None:
    rows = content.machinations
    others = [row.name for row in (*content.cards, *content.bonus)]
    _check_names("machinations", [row.name for row in rows], others)
    needed = MACHINATIONS_DEALT * len(COLOURS)
    if len(rows) < needed:
        raise OptionError("content.machinations", f"expected at least {needed} cards, found {len(rows)} (GX-330)")
    for index, card in enumerate(rows):
        if card.level != 0:
            raise OptionError(f"content.machinations[{index}].level", f"expected 0, found {card.level} (GX-547)")
        _check_figures(f"content.machinations[{index}]", card)


def _check_names(table: str, names: list[str], others: Sequence[str] = ()) -> None:
    index = first_unnamed(names, others)
    if index is not None:
        raise OptionError(f"content.{table}[{index}].name", f"expected a name of its own, found {names[index]!r:.20}")


def _check_cabins(table: str, rows: tuple[ComponentRow, ...], colours: tuple[Colour, ...]) -> None:
    cabins = Counter([row.colour for row in rows if row.kind == "starting_cabin"])
    for colour in COLOURS:
        wanted = int(colour in colours)
        if cabins[colour] != wanted:
            expected = "one" if wanted else "no"
            raise OptionError(f"content.{table}", f"expected {expected} {colour} starting cabin (GB-010)")


def _check_technologies(content: Content) -> None:
    rows = content.technologies
    _check_names("technologies", [row.name for row in rows], [row.name for row in content.components])
    for index, row in enumerate(rows):
        _check_component(f"content.technologies[{index}]", row)
    _check_cabins("technologies", rows, COLOURS[-1:])


def _check_component(path: str, row: ComponentRow) -> None:
    for side in row.sides:
        if not 0 <= side <= UNIVERSAL:
            raise OptionError(f"{path}.sides", f"expected 0 to {UNIVERSAL}, found {side} (GB-047)")
    for field, (low, high) in SPACES.get(row.kind, NO_SPACES).items():
        spaces = getattr(row, field)
        if not low <= spaces <= high:
            raise OptionError(f"{path}.{field}", f"a {row.kind} has {low} to {high}, found {spaces}")
    if row.kind == "battery_hold" and row.ordinary + row.special == 0:
        raise OptionError(f"{path}.ordinary", "a battery_hold has a space for goods, ordinary or special (GX-091)")
    _check_directions(path, row)
    if (row.colour is not None) != (row.kind == "starting_cabin"):
        raise OptionError(f"{path}.colour", "a starting cabin has a colour, no other component has (GB-010)")


NO_SPACES: Final = {"cells": (0, 0), "ordinary": (0, 0), "special": (0, 0)}
SPACES: Final[dict[Kind, dict[str, tuple[int, int]]]] = {
    "battery": {**NO_SPACES, "cells": (1, 4)},
    "hold": {**NO_SPACES, "ordinary": (1, 4)},
    "special_hold": {**NO_SPACES, "special": (1, 4)},
    "mixed_hold": {**NO_SPACES, "ordinary": (1, 4), "special": (1, 3)},
    "battery_hold": {"cells": (1, 4), "ordinary": (0, 4), "special": (0, 3)},
}
"""How much a kind holds, the least and the most; other kinds hold nothing."""

BARRELS: Final = 2
"""Barrels of a bi-directional cannon (GX-077)."""


def _check_directions(path: str, row: ComponentRow) -> None:
    barrels = BARRELS if row.kind == "cannon_bidirectional" else 0
    if len(row.barrels) != barrels or len(set(row.barrels)) != barrels or not set(row.barrels) <= set(range(4)):
        raise OptionError(f"{path}.barrels", f"a {row.kind} has {barrels} of the directions 0 to 3 (GX-077)")
    if not set(row.armoured) <= set(range(4)) or bool(row.armoured) != (row.kind == "plating"):
        raise OptionError(f"{path}.armoured", "a plating has armoured sides, 0 to 3, no other component has (GX-147)")
    for direction in (*row.barrels, *row.armoured):
        if row.sides[direction]:
            raise OptionError(f"{path}.sides", "barrels and armoured sides are smooth (GX-078, GX-149)")


NEEDS: Final[dict[Family, tuple[str, ...]]] = {
    "slavers": ("strength", "takes_crew", "credits", "days"),
    "smugglers": ("strength", "takes_goods", "goods", "days"),
    "pirates": ("strength", "projectiles", "credits", "days"),
    "stardust": (),
    "epidemic": (),
    "sabotage": (),
    "open_space": (),
    "meteor_swarm": ("projectiles",),
    "planets": ("planets", "days"),
    "combat_zone": ("lines",),
    "abandoned_ship": ("crew", "credits", "days"),
    "abandoned_station": ("crew", "goods", "days"),
    "bureaucracy": ("credits",),
    "robotic_police": (),
    "space_billiards": ("courses",),
    "junkyard": ("stops",),
    "star_depot": ("days",),
    "system_test": ("takes_cells", "per"),
    "traffic_jam": ("days",),
    "ambush": ("projectiles",),
    "junk_for_sale": (),
    "stranded_ship": ("takes_cells", "credits", "days"),
    "vast_open_space": ("times",),
    "toll_queue": ("price", "days", "more"),
    "wormhole_auction": ("days",),
    "paint_inspection": ("price", "per", "days"),
    "tailgaters": ("days", "projectiles"),
    "pay_day": ("price", "per", "takes_crew"),
    "something_behind": ("projectiles",),
    "road_rage": ("projectiles",),
    "weigh_station": ("per", "days"),
    "quarantine": ("days",),
    "power_surge": ("takes_cells",),
    "rattle": (),
    "ticking_parcel": ("price", "times"),
    "hitchhikers": ("days",),
    "drag_race": ("credits", "projectiles"),
    "poachers": ("takes_crew",),
    "customs": ("price",),
    "sponsors_prize": ("prizes",),
    "solar_flare": ("projectiles",),
}
"""The figures that each family of cards prints."""

BASE_KINDS: Final[tuple[Kind, ...]] = (
    "starting_cabin", "cabin", "battery", "hold", "special_hold", "cannon_single", "cannon_double", "engine_single",
    "engine_double", "shield", "life_support_purple", "life_support_brown", "structural",
)  # fmt: skip
BASE_FAMILIES: Final[tuple[Family, ...]] = (
    "slavers", "smugglers", "pirates", "stardust", "epidemic", "sabotage", "open_space", "meteor_swarm", "planets",
    "combat_zone", "abandoned_ship", "abandoned_station",
)  # fmt: skip
BONUS_FAMILIES: Final[tuple[Family, ...]] = (
    "bureaucracy", "robotic_police", "space_billiards", "junkyard", "star_depot",
)  # fmt: skip

FIGURES: Final = (
    "strength", "crew", "takes_crew", "takes_goods", "credits", "goods", "planets", "projectiles", "lines", "days",
    "courses", "stops", "takes_cells", "price", "per", "more", "times", "prizes",
)  # fmt: skip
METEORS: Final[tuple[Family, ...]] = ("meteor_swarm", "something_behind")
MOST: Final = 99


def _check_card(path: str, card: CardRow) -> None:
    if not 1 <= card.level <= LEVELS:
        raise OptionError(f"{path}.level", f"expected 1 to {LEVELS}, found {card.level}")
    if card.star and card.level != 1:
        raise OptionError(f"{path}.star", "only cards of level 1 may carry a star (GB-183)")
    if card.five:
        raise OptionError(f"{path}.five", "only machinations carry the 5 symbol (GX-350)")
    _check_figures(path, card)


def _check_figures(path: str, card: CardRow) -> None:
    for field in FIGURES:
        value = getattr(card, field)
        if bool(value) != (field in NEEDS[card.family]):
            expected = "a value" if field in NEEDS[card.family] else "none"
            raise OptionError(f"{path}.{field}", f"{card.family}: expected {expected}, found {value!r:.40}")
        if isinstance(value, int) and not 0 <= value <= MOST:
            raise OptionError(f"{path}.{field}", f"expected 0 to {MOST}, found {value}")
    _check_missiles(path, card)
    for index, line in enumerate(card.lines):
        _check_line(f"{path}.lines[{index}]", line)


def _check_missiles(path: str, card: CardRow) -> None:
    fitting: tuple[Missile, ...] = ("small", "large") if card.family in METEORS else ("light", "heavy")
    for shot in [*card.projectiles, *[shot for line in card.lines for shot in line.projectiles]]:
        if shot.kind not in fitting:
            raise OptionError(f"{path}.projectiles", f"expected {' or '.join(fitting)}, found {shot.kind}")


def _check_line(path: str, line: ZoneLine) -> None:
    figures = (line.days, line.takes_crew, line.takes_goods)
    if sum([figure != 0 for figure in figures]) + bool(line.projectiles) != 1:
        raise OptionError(path, "expected one penalty: days, takes_crew, takes_goods or projectiles (GB-155)")
    if min(figures) < 0 or max(figures) > MOST:
        raise OptionError(path, f"expected 0 to {MOST}")
