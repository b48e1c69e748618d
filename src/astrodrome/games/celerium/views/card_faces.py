"""Event cards as they are shown: both parts in full, so that the page need not read the vocabulary of effects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from astrodrome.games.celerium.content.effect_codes import ALL, ANY, EnergyOption
from astrodrome.games.celerium.content.rows import TABLES_KEPT
from astrodrome.games.celerium.content.vocabulary import BOOSTS, KINDS, LINES, Kind, Line
from astrodrome.games.celerium.state.tables import Tables


@dataclass(frozen=True, slots=True)
class OptionFace:
    """An energy option: its effect and figures, what it costs, and what kind of option it is."""

    effect: str
    least: int
    most: int
    line: Line | None
    vehicle: Kind | None
    boost: str | None
    """A type of Boost, "any" or "all"; None for anything but a surprise control."""
    cost: int
    attack: bool
    reaction: bool
    unstoppable: bool


@dataclass(frozen=True, slots=True)
class CardFace:
    """An event card: a movement paid in actions, and two options of which one is paid in energy."""

    name: str
    level: int
    actions: int
    squares: int
    energy: int
    options: tuple[OptionFace, OptionFace]
    house: bool


def option_face(option: EnergyOption) -> OptionFace:
    """Return an option as it is shown."""
    boost = None
    if option.code.name == "CONTROL":
        boost = ANY if option.any_boost else ALL if option.boost is None else BOOSTS[option.boost]
    return OptionFace(
        effect=option.code.name,
        least=option.least,
        most=option.most,
        line=None if option.line is None else LINES[option.line],
        vehicle=None if option.kind is None else KINDS[option.kind],
        boost=boost,
        cost=option.cost,
        attack=option.code.attack,
        reaction=option.code.reaction,
        unstoppable=option.unstoppable,
    )


@lru_cache(TABLES_KEPT)
def card_faces(tables: Tables) -> tuple[CardFace, ...]:
    """Return every event card of a game's tables, in their order."""
    faces = []
    for row, (first, second) in zip(tables.box.events, tables.cards.option, strict=True):
        options = (option_face(first), option_face(second))
        faces.append(CardFace(row.name, row.level, row.actions, row.squares, row.energy, options, row.house))
    return tuple(faces)
