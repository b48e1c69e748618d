"""What the set-up page shows before a game starts."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.celestia.content.cards import CARDS, KINDS, Card
from astrodrome.games.celestia.content.figures import CREW_TREASURES
from astrodrome.games.celestia.content.options import Options, deck_of, hand_of
from astrodrome.games.celestia.content.tables import tables


@dataclass(frozen=True, slots=True)
class CardCount:
    """How many cards of a kind are in the deck; a house split is ours, not the rulebook's."""

    card: Card
    copies: int
    house: bool


@dataclass(frozen=True, slots=True)
class CityCount:
    """A city of the route: its value, the dice to reach it, its treasures, and how many of them are Spyglasses."""

    value: int
    dice: int
    treasures: int
    spyglasses: int
    house: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """The deck, the hand that is dealt, and the cities; with two players Spyglasses are only possible (CS-188)."""

    deck: int
    hand: int
    cards: tuple[CardCount, ...]
    cities: tuple[CityCount, ...]


def preview(seats: int, options: Options) -> Preview:
    """Return the figures of a set-up."""
    counts = deck_of(options)
    table = tables(options.content)
    cards = [CardCount(CARDS[kind], counts[kind], table.house_card[kind]) for kind in range(KINDS) if counts[kind]]
    cities = [city_count(options, city) for city in range(table.cities)]
    return Preview(sum(counts), hand_of(seats), tuple(cards), tuple(cities))


def city_count(options: Options, city: int) -> CityCount:
    """Return the figures of one city."""
    table = tables(options.content)
    spyglass = table.spyglass[city]
    glasses = table.treasure_copies[spyglass] if spyglass is not None and options.spyglasses else 0
    plain = sum([table.treasure_copies[treasure] for treasure in table.treasures_of[city] if treasure != spyglass])
    used = min(plain + glasses, CREW_TREASURES) if options.two else plain + glasses
    return CityCount(table.value[city], table.dice[city], used, glasses, table.house[city])
