"""A step of the voyage: what begins and ends it, and what changes hands within it."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.records.card_events import CaptainChanged, HelpReturned
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.rows import counted
from astrodrome.games.celestia.state.step_record import NOTHING, SILENT
from astrodrome.games.celestia.treasures.treasures import take_treasure
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class Facing(Task[Celestia]):
    """The point of a step that a void declaration comes back to, before the captain declares again (CS-069)."""


class StepEnds(Task[Celestia]):
    """The step is resolved: what lies on the table is discarded (CS-090, CS-252, CS-278)."""

    @override
    def run(self, g: Celestia) -> None:
        step = g.step
        for kind in (*step.cards_laid, *step.help_revealed, *step.cards_turned_up):
            g.discard[kind] += 1
        step.cards_laid = []
        step.help_revealed = []
        step.cards_turned_up = []
        step.dice = []


def begin_step(g: Celestia, vessel: int) -> None:
    """Clear what belongs to one step only, but for the table, which was cleared when the last one ended."""
    seats, step = g.seats, g.step
    step.vessel = vessel
    step.dice_change = 0
    step.pirates_ignored = False
    step.announced = [NOTHING] * seats
    step.pawns_landed = [0] * seats
    g.newest_treasure = [None] * seats
    step.declaration = SILENT
    step.declaration_count = 0
    step.route_came_back = [False] * seats
    step.moored = False


def something_changed(g: Celestia) -> None:
    """Let cards that came back be tried again: the dice, the captain or the declaration changed (CS-520)."""
    g.step.route_came_back = [False] * g.seats


def void_declaration(g: Celestia) -> None:
    """After a re-roll or a takeover a declaration no longer holds: all may react again (CS-069)."""
    something_changed(g)
    if g.step.declaration != SILENT:
        g.step.declaration = SILENT
        g.abandon(Facing)


def change_captain(g: Celestia, seat: Seat) -> None:
    """Make another player aboard captain of this step (CS-069, CS-527)."""
    g.captain = seat
    return_help(g, seat)
    if g.listening:
        g.emit(CaptainChanged(seat))
    void_declaration(g)


def return_help(g: Celestia, seat: Seat) -> None:
    """Give a player's face-down Help cards back to the hand, unseen (CS-254, CS-527)."""
    cards = g.help_placed[seat]
    if not cards:
        return
    for kind in cards:
        g.hands[seat] = counted(g.hands[seat], kind, 1)
    g.hand_size[seat] += len(cards)
    g.memory.help_known[seat] += len(cards)
    g.help_placed[seat] = ()
    if g.listening:
        g.emit(HelpReturned(seat, len(cards)))


def return_all_help(g: Celestia) -> None:
    """Give all face-down Help cards back: the dice were rolled again, or no help was needed (CS-254)."""
    if g.edition.ext1:
        for seat in g.around(g.helm()):
            return_help(g, seat)


def get_off(g: Celestia, seat: Seat) -> None:
    """Put a player ashore for the rest of the voyage, with a treasure of the city (CS-051, CS-133, CS-199)."""
    pawns = g.pawns[seat]
    g.pawns[seat] = 0
    g.step.pawns_landed[seat] = pawns
    return_help(g, seat)
    take_treasure(g, seat, g.place, pawns)


STEP_ENDS: Final = StepEnds()
