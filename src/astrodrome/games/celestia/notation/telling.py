"""Writing a position: the clauses of a state."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import CARDS
from astrodrome.games.celestia.notation.laying import lay
from astrodrome.games.celestia.notation.words import (
    CARD_NAMES,
    DICE,
    SPACE,
    card_words,
    points_word,
    treasure_word,
)
from astrodrome.games.celestia.state.game_state import AIRCRAFT, Celestia
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, joined


def tell(g: Celestia, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state."""
    told = tell_vessels(g)
    if g.dice and g.vessel == AIRCRAFT and len(g.dice) == g.tables.dice[g.target]:
        told["dice"] = " ".join([DICE[face] for face in g.dice])
    told["hands"] = joined([card_words(hand) if hidden else _open(sum(hand)) for hand in g.hands])
    told["treasures"] = joined([_treasures(g, seat, hidden) for seat in range(g.seats)])
    used = [str(g.tables.value[city]) for city, count in enumerate(g.used_spyglasses) for _ in range(count)]
    if used:
        told["used"] = " ".join(used)
    if any(g.discard):
        told["discard"] = " ".join(card_words(g.discard))
    told["deck"] = (" ".join([CARD_NAMES[kind] for kind in g.deck[::-1]]) or NONE) if hidden else OPEN
    told["piles"] = joined([_pile(g, pile, hidden) for pile in g.piles])
    return told


def tell_vessels(g: Celestia) -> dict[str, str]:
    """Return where the vessels are and who is aboard."""
    told = {"voyage": str(g.voyage)} if g.voyage > 1 else {}
    told["at"] = place_word(g, g.place)
    told["captain"] = str(g.captain)
    ashore = [str(seat) for seat in range(g.seats) if not g.pawns[seat] and seat != g.pilot]
    if ashore and not g.crashed:
        told["ashore"] = " ".join(ashore)
    if g.pilot is not None and g.boat_card is not None:
        told["lifeboat"] = f"{g.pilot} {CARDS[g.boat_card]} {place_word(g, g.boat_place)}"
        if g.crashed:
            told["down"] = NONE
    return told


def place_word(g: Celestia, place: int) -> str:
    """Return a place on the route as a word; the Forgotten City has none, and is left to the tail."""
    return SPACE if place == g.tables.space else str(g.tables.value[min(place, g.tables.cities - 1)])


def _open(count: int) -> list[str]:
    return [f"{count}?"] if count else []


def _treasures(g: Celestia, seat: int, hidden: bool) -> list[str]:
    if hidden:
        return [treasure_word(g.tables, number) for number, count in enumerate(g.owned[seat]) for _ in range(count)]
    return [f"{g.tables.value[city]}:{OPEN}" for city, count in enumerate(g.holdings[seat]) for _ in range(count)]


def _pile(g: Celestia, pile: list[int], hidden: bool) -> list[str]:
    return [points_word(g.tables, treasure) for treasure in pile[::-1]] if hidden else _open(len(pile))


NOTATION: Final = Notation(
    version=1,
    keys=(
        "voyage",
        "at",
        "captain",
        "ashore",
        "lifeboat",
        "down",
        "dice",
        "hands",
        "treasures",
        "used",
        "discard",
        "deck",
        "piles",
    ),
    by_seat=("hands", "treasures"),
    lay=lay,
    tell=tell,
    memory=("routes_known", "help_known", "lacking"),
)
