"""The content tables as flat lists for the rules. A card, an Upgrade or a planet is its place in its table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrodrome.games.celerium.content.effect_codes import EnergyOption, read_option
from astrodrome.games.celerium.content.figures import LAST_SQUARE
from astrodrome.games.celerium.content.rows import TABLES_KEPT, Box, Content, UpgradeRow, box_of
from astrodrome.games.celerium.content.vocabulary import BOOSTS, KINDS, LEVELS, PARTS, PLACES, SIDES, ZONES
from astrodrome.games.celerium.records.actions import BuyUpgrade, DiscardUpgrade, Install, Play, React


class Tables:
    """What a game is played with."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.track: Final = Track(box)
        self.cards: Final = Cards(box)
        self.upgrades: Final = Upgrades(box)
        self.hostile: Final = [tuple([planet.type in row.hostile for planet in box.planets]) for row in box.pilots]
        """By Pilot face: the planets whose type it suffers (CM-044)."""
        self.faces: Final = [face_rows(box, card) for card in range(1, len(box.pilots) // len(SIDES) + 1)]
        """By Pilot card: its recto and verso faces."""
        self.pilot_power: Final = [(row.blue, row.green, row.yellow) for row in box.pilots]
        self.starbot_power: Final = [(row.blue, row.green, row.yellow) for row in box.starbots]
        self.modifier: Final = [
            tuple([0 if m == "px2" else m for m in (row.blue, row.green, row.yellow)]) for row in box.planets
        ]
        self.px2: Final = [tuple([m == "px2" for m in (row.blue, row.green, row.yellow)]) for row in box.planets]
        self.points: Final = [row.points for row in box.boosts]
        self.larger: Final = [row.larger for row in box.boosts]
        self.smaller: Final = [row.smaller for row in box.boosts]
        self.versions: Final = [row.versions for row in box.boosts]
        self.wheel: Final = [(row.shield, row.line, row.planet) for row in box.wheel]
        self.places: Final = [PLACES.index(row.places) for row in box.controls]
        self.checked: Final = [tuple([i for i, b in enumerate(BOOSTS) if b in row.boosts]) for row in box.controls]


def face_rows(box: Box, card: int) -> tuple[int, ...]:
    """Return the places of the faces of a Pilot card, recto first."""
    return tuple([[(r.card, r.side) for r in box.pilots].index((card, side)) for side in SIDES])


class Track:
    """The race track, by square number."""

    def __init__(self, box: Box) -> None:
        size = LAST_SQUARE + 1
        self.double: Final = [False] * size
        self.zone: Final = [0] * size
        self.bonus: Final = [0] * size
        """What a Starbot on a square earns: the value of the furthest bonus square not beyond it (CM-219, CM-220)."""
        reached = 0
        for row in box.track:
            reached = row.starbot or reached
            self.double[row.square] = row.double_move
            self.zone[row.square] = ZONES.index(row.zone)
            self.bonus[row.square] = reached


class Cards:
    """The event cards. Levels count from 0 here."""

    def __init__(self, box: Box) -> None:
        rows = box.events
        self.name: Final = [row.name for row in rows]
        self.index: Final = {row.name: i for i, row in enumerate(rows)}
        self.level: Final = [row.level - 1 for row in rows]
        self.actions: Final = [row.actions for row in rows]
        self.squares: Final = [row.squares for row in rows]
        self.option: Final = [(read_option(row.first, row.energy), read_option(row.second, row.energy)) for row in rows]
        self.decks: Final = [
            tuple([i for i, row in enumerate(rows) if row.level - 1 == level for _ in range(row.copies)])
            for level in range(LEVELS)
        ]
        self.plays: Final = [tuple([Play(row.name, part) for part in PARTS]) for row in rows]
        self.reactions: Final = [reactions_of(row.name, pair) for row, pair in zip(rows, self.option, strict=True)]
        self.cheapest_dodge: Final = [self.cheapest("DODGE", level) for level in range(LEVELS)]
        self.cheapest_block: Final = [self.cheapest("BLOCK", level) for level in range(LEVELS)]

    def cheapest(self, code: str, level: int) -> int | None:
        """Return the energy of the cheapest Reaction of a kind in a level; None: the level has none."""
        costs = [
            option.cost
            for pair, at in zip(self.option, self.level, strict=True)
            for option in pair
            if at == level and option.code.name == code
        ]
        return min(costs) if costs else None


def reactions_of(name: str, pair: tuple[EnergyOption, EnergyOption]) -> tuple[React, ...]:
    """Return every way to react with a card."""
    found: list[React] = []
    for part, option in zip(PARTS[1:], pair, strict=True):
        if option.code.name == "DODGE":
            found.append(React(name, part))
        elif option.code.name == "BLOCK":
            found += [React(name, part, boost) for boost in BOOSTS]
    return tuple(found)


class Upgrades:
    """The Upgrades."""

    def __init__(self, box: Box) -> None:
        rows = box.upgrades
        self.name: Final = [row.name for row in rows]
        self.index: Final = {row.name: i for i, row in enumerate(rows)}
        self.family: Final = [row.family for row in rows]
        self.value: Final = [(row.blue, row.green, row.yellow) for row in rows]
        """The power shown for each line; None where the vehicle's own stays (CM-070)."""
        self.energy: Final = [row.energy for row in rows]
        self.sum: Final = [shown_sum(row) for row in rows]
        self.deck: Final = tuple([i for i, row in enumerate(rows) for _ in range(row.copies)])
        self.buys: Final = [BuyUpgrade(row.name) for row in rows]
        self.installs: Final = [tuple([Install(row.name, kind) for kind in KINDS]) for row in rows]
        self.from_hangar: Final = [DiscardUpgrade(row.name, "hangar") for row in rows]
        self.from_workshop: Final = [DiscardUpgrade(row.name, "workshop") for row in rows]


def shown_sum(row: UpgradeRow) -> int:
    """Return the sum of the line values an Upgrade shows (CM-257)."""
    return sum([value for value in (row.blue, row.green, row.yellow) if value is not None])


@lru_cache(TABLES_KEPT)
def tables_of(content: Content | None) -> Tables:
    """Return the lists of a game's tables; None stands for ours."""
    return Tables(box_of(content))
