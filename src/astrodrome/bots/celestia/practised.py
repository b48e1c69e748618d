"""What a practised traveller knows beyond the plain guesses: Purple, Green, the lifeboat, bonuses, gifts, the hook.

Searches keep the plain guesses for their play-outs: `hard` won only 0.39 of 114 games against itself with these in its
play-outs (two seats, all modules).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celestia.card_plays import AT_STAKE, POOR, ROUGH, rescues, serves
from astrodrome.bots.celestia.choices import obvious
from astrodrome.bots.celestia.odds import boat_odds, own_odds
from astrodrome.bots.celestia.outlook import CARD, Outlook, guessed_odds, outlook, worth_aboard, worth_of
from astrodrome.bots.celestia.policy import announcement
from astrodrome.games.celestia.content.cards import GRAPPLING_HOOK, GREEN, HELP, KIND, PIRATES, PURPLE
from astrodrome.games.celestia.records.actions import (
    ChoosePlayer,
    DrawCard,
    ExchangeCards,
    ExchangeTreasure,
    Play,
    TakeLifeboat,
    UsePower,
)
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import LEAVES
from astrodrome.games.celestia.voyage.ending import AnnouncerGives, account
from astrodrome.kernel.agenda import question
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

FORCED: Final = 2.0
"""How many points a rival must lose who is made to leave or to stay."""
DRAWN: Final = 1.0
"""What a card drawn is worth, in points."""
NEW_HAND: Final = 2.0
"""What it is worth to change a poor hand of some size."""


def practised_serves(g: Celestia, seat: Seat, action: Action, view: Outlook) -> bool:
    """Return whether a play serves its purpose now (`card_plays.serves`)."""
    if isinstance(action, Play) and KIND[action.card] == GRAPPLING_HOOK:
        return view.ahead - view.here >= AT_STAKE  # who was put ashore may come back like those who left
    if isinstance(action, UsePower):
        colour = g.characters.colour[seat]
        if colour == PURPLE:
            return forces(g, seat, view)
        if colour == GREEN:
            return rescues(g, seat, view) and needs(g)[PIRATES - 1] > g.help_placed[seat].count(HELP + PIRATES - 1)
    return serves(g, seat, action, view)


def forces(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a rival would lose by having to choose as the seat did."""
    gain = guessed_odds(g) * worth_of(g, g.step.destination) - view.here
    return (gain if g.step.announced[seat] == LEAVES else -gain) + view.spite >= FORCED


def practised_announcement(g: Celestia, seat: Seat, legal: Sequence[Action], odds: float, risk: float) -> Action:
    """Row to the next city where the own hand promises more than staying aboard or leaving; else as `announcement`."""
    best = announcement(g, seat, legal, odds, risk)
    boats = [action for action in legal if isinstance(action, TakeLifeboat)]
    if not boats:
        return best
    view = outlook(g, seat, odds)
    worth = max(risk * view.stay, view.here)
    for action in boats:
        other = risk * worth_in_the_boat(g, seat, KIND[action.card])
        if other > worth:
            best, worth = action, other
    return best


def worth_in_the_boat(g: Celestia, seat: Seat, kind: int) -> float:
    """Return what it is worth to a seat to go into the lifeboat here: the own hand has to carry it to the next city."""
    odds, spent = boat_odds(g, seat, g.tables.dice[g.step.destination], kind)
    return odds * worth_aboard(g, seat, g.step.destination, [seat]) - CARD * (1 + spent)


def practised_choice(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the better bonus, the gift by points, and otherwise what is obvious."""
    if isinstance(legal[0], DrawCard):
        return bonus(g, seat, legal)
    if isinstance(legal[0], ChoosePlayer) and isinstance(question(g), AnnouncerGives):
        return poorest(g, legal)
    return obvious(g, seat, legal)


def bonus(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the bonus of Matryoshburg: change a poor hand or a poor treasure where that brings more than a card."""
    best, gain = legal[0], DRAWN
    for action in legal[1:]:
        brings = 0.0
        if isinstance(action, ExchangeTreasure):
            face = action.treasure
            brings = worth_of(g, g.tables.city_of[g.tables.number_of[face]]) - face.points
        elif isinstance(action, ExchangeCards) and len(action.cards) > ROUGH:
            brings = NEW_HAND if own_odds(g, seat, ROUGH)[0] < POOR else 0.0
        if brings > gain:
            best, gain = action, brings
    return best


def poorest(g: Celestia, legal: Sequence[Action]) -> Action:
    """Return the player with the fewest points: all treasures lie open when gifts are given."""
    given = [action for action in legal if isinstance(action, ChoosePlayer)]
    return min(given, key=lambda action: sum([line.value for line in account(g, action.seat)]))
