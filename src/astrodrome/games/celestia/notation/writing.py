"""Writing a position: the clauses of a state."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import CARDS, GRAPPLING_HOOK, PURPLE
from astrodrome.games.celestia.notation.modules import tell_modules
from astrodrome.games.celestia.notation.reading import lay
from astrodrome.games.celestia.notation.words import (
    CARD_NAMES,
    DICE,
    SPACE,
    card_words,
    points_word,
    treasure_word,
)
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL
from astrodrome.games.celestia.plays.purple import OwnerForces
from astrodrome.games.celestia.plays.reactions import plays_of
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.voyage.facing_events import must_pay
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, joined


def tell(g: Celestia, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state; none without hidden things at a moment that hangs on them."""
    if not hidden and hangs_on_hidden_things(g):
        return {}
    clauses = {**tell_vessels(g), **tell_modules(g, hidden)}
    if dice_can_be_laid(g):
        clauses["dice"] = " ".join([DICE[face] for face in g.step.dice])
    clauses["hands"] = joined([card_words(hand) if hidden else _open(sum(hand)) for hand in g.hands])
    clauses["treasures"] = joined([_treasures(g, seat, hidden) for seat in range(g.seats)])
    used = [str(g.tables.value[city]) for city, count in enumerate(g.used_spyglasses) for _ in range(count)]
    if used:
        clauses["used"] = " ".join(used)
    if any(g.discard):
        clauses["discard"] = " ".join(card_words(g.discard))
    clauses["deck"] = (" ".join([CARD_NAMES[kind] for kind in g.deck[::-1]]) or NONE) if hidden else OPEN
    clauses["piles"] = joined([_pile(g, pile, hidden) for pile in g.piles])
    return clauses


def hangs_on_hidden_things(g: Celestia) -> bool:
    """Return whether the captain must hold cards to lay, or a treasure just taken may have to go back."""
    may_go_back = purple_is_left(g) or g.edition.copies[GRAPPLING_HOOK] > 0
    return must_pay(g) or (may_go_back and any([one is not None for one in g.newest_treasure]))


def purple_is_left(g: Celestia) -> bool:
    """Return whether somebody uses the Purple power or still can: it sends back a treasure just taken (CS-287)."""
    held, spent = g.characters.colour, g.characters.power_used
    in_use = any([isinstance(task, OwnerForces) for task in g.agenda])
    return in_use or (g.edition.ext1 and any([held[seat] == PURPLE and not spent[seat] for seat in range(g.seats)]))


def dice_can_be_laid(g: Celestia) -> bool:
    """Return whether a step that begins here rolls these dice at once; where cards come first, the tail says them."""
    step = g.step
    at_once = step.vessel == AIRCRAFT and not plays_of(g.edition)[BEFORE_ROLL]
    return at_once and len(step.dice) > 0 and len(step.dice) == g.tables.dice[step.destination]


def tell_vessels(g: Celestia) -> dict[str, str]:
    """Return where the vessels are and who is aboard."""
    clauses = {"voyage": str(g.voyage)} if g.voyage > 1 else {}
    clauses["at"] = place_word(g, g.place)
    clauses["captain"] = str(g.captain)
    ashore = [str(seat) for seat in range(g.seats) if not g.pawns[seat] and seat != g.lifeboat.pilot]
    if any([0 < pawns < g.edition.crew for pawns in g.pawns]):
        clauses["pawns"] = " ".join([str(pawns) for pawns in g.pawns])
    elif ashore and not g.crashed:
        clauses["ashore"] = " ".join(ashore)
    if g.lifeboat.pilot is not None and g.lifeboat.card is not None:
        clauses["lifeboat"] = f"{g.lifeboat.pilot} {CARDS[g.lifeboat.card]} {place_word(g, g.lifeboat.place)}"
        if g.crashed:
            clauses["down"] = NONE
    return clauses


def place_word(g: Celestia, place: int) -> str:
    """Return a place on the route as a word; the Forgotten City has none, and is left to the tail."""
    return SPACE if place == g.tables.space else str(g.tables.value[min(place, g.tables.cities - 1)])


def _open(count: int) -> list[str]:
    return [f"{count}?"] if count else []


def _treasures(g: Celestia, seat: int, hidden: bool) -> list[str]:
    if hidden:
        return [treasure_word(g.tables, number) for number, count in enumerate(g.treasures[seat]) for _ in range(count)]
    return [
        f"{g.tables.value[city]}:{OPEN}" for city, count in enumerate(g.treasures_by_city[seat]) for _ in range(count)
    ]


def _pile(g: Celestia, pile: list[int], hidden: bool) -> list[str]:
    return [points_word(g.tables, treasure) for treasure in pile[::-1]] if hidden else _open(len(pile))


NOTATION: Final = Notation(
    version=1,
    keys=(
        "colours",
        "characters",
        "spent",
        "lit",
        "voyage",
        "at",
        "captain",
        "ashore",
        "pawns",
        "lifeboat",
        "down",
        "dice",
        "hands",
        "treasures",
        "used",
        "gifts",
        "discard",
        "deck",
        "piles",
    ),
    by_seat=("hands", "treasures", "colours"),
    lay=lay,
    tell=tell,
    memory=("routes_known", "help_known", "lacking"),
)
