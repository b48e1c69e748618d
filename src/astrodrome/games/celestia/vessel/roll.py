"""Discovering the events: rolling and rolling again (CS-038 to CS-042, CS-121, CS-146); Christmas gifts (CS-345)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.content.cards import BLANK, FACES, PIRATES, Face
from astrodrome.games.celestia.records.flight_events import VESSELS, DiceRerolled, DiceRolled
from astrodrome.games.celestia.records.treasure_events import GiftSetAside
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import treasure_left_pile
from astrodrome.games.celestia.vessel.step import return_all_help, void_declaration
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


def dice_due(g: Celestia) -> int:
    """Return how many dice the step calls for: those of the target city, more or fewer by cards (CS-038, CS-424)."""
    return max(0, g.tables.dice[g.step.destination] + g.step.dice_change)


class RollEvents(Task[Celestia]):
    """The captain, or the pilot, rolls the dice of the target city, for all to see (CS-038, CS-039)."""

    @override
    def run(self, g: Celestia) -> None:
        """Roll; a roll of blanks only gives a gift."""
        sides = g.tables.faces
        count = len(sides)
        below = g.chance.below
        g.step.dice = [sides[below("dice", count)] for _ in range(dice_due(g))]
        if g.listening:
            g.emit(DiceRolled(g.helm(), VESSELS[g.step.vessel], faces(g), len(g.step.dice)))
        set_gift_aside(g)


def throw(g: Celestia) -> int:
    """Return what one die shows (CS-010)."""
    sides = g.tables.faces
    return sides[g.chance.below("dice", len(sides))]


def faces(g: Celestia) -> tuple[Face, ...]:
    """Return what the dice show, by name."""
    return tuple([FACES[face] for face in g.step.dice])


def is_frozen(g: Celestia, face: int) -> bool:
    """Return whether a die may not be rolled again: an ignored Pirate die (CS-270, CS-271)."""
    return g.step.pirates_ignored and face == PIRATES


def roll_again(g: Celestia, which: Sequence[int]) -> None:
    """Roll some dice again; help still face down goes back, and a declaration no longer holds (CS-069, CS-254)."""
    for die in which:
        g.step.dice[die] = throw(g)
    if g.listening:
        g.emit(DiceRerolled(g.helm(), tuple(which), faces(g), len(which)))
    return_all_help(g)
    set_gift_aside(g)
    void_declaration(g)


def set_gift_aside(g: Celestia) -> None:
    """After a roll or re-roll of blanks only, put the top treasure of the city aside unseen (CS-345 to CS-350)."""
    if not g.edition.xmas or not g.step.dice or g.step.dice.count(BLANK) < len(g.step.dice) or g.pile_is_empty():
        return
    city = g.stand()
    pile = g.piles[city]
    g.piles[city] = pile[:-1]
    g.gifts = g.gifts.with_waiting([*g.gifts.waiting, pile[-1]])
    treasure_left_pile(g, city, None)
    if g.listening:
        g.emit(GiftSetAside(g.tables.value[city]))


ROLL_EVENTS: Final = RollEvents()
