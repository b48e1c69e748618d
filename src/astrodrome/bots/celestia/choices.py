"""Choices that need no plan: which treasure, which cards, which rival, which dice, which bonus, which way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celestia.odds import own_odds
from astrodrome.bots.celestia.outlook import captaincies, worth_aboard
from astrodrome.games.celestia.content.cards import BLANK, EQUIPMENT, IMPROVED, KIND, TURBO
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS, TOKEN_POINTS
from astrodrome.games.celestia.plays.red import OwnerDiscardsTreasure
from astrodrome.games.celestia.plays.spy import PlayerSpies
from astrodrome.games.celestia.plays.urgent_need import CaptainNamesCaptain
from astrodrome.games.celestia.records.actions import (
    DRAW_CARD,
    HEAD_FORGOTTEN,
    HEAD_ON,
    PREPARE,
    ChoosePlayer,
    ChooseTreasure,
    DrawCard,
    Head,
    KeepCrew,
    LayCards,
    Reroll,
    TakeTop,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.voyage.ending import AnnouncerGives
from astrodrome.kernel.agenda import question
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

ENOUGH: Final = 0.8
"""Odds at which no crew member is put ashore for more cards."""
TURBO_PRICE: Final = 9
IMPROVED_PRICE: Final = 2


def obvious(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the best treasure, the cheapest cards, the strongest rival, the bad dice, the better way."""
    first = legal[0]
    if isinstance(first, LayCards):
        return min(legal, key=price)
    if isinstance(first, ChooseTreasure):
        return treasure(g, legal)
    if isinstance(first, ChoosePlayer):
        return player(g, seat, legal)
    if isinstance(first, Reroll):
        return bad_dice(g, seat, legal)
    if isinstance(first, DrawCard):
        return DRAW_CARD
    if isinstance(first, TakeTop):
        return legal[-1]  # where an Instructor is at hand, the best of a pile is worth it
    if isinstance(first, KeepCrew):
        return PREPARE if own_odds(g, seat, g.tables.dice[g.step.destination])[0] < ENOUGH else first
    return heading(g, seat) if isinstance(first, Head) else first


def treasure(g: Celestia, legal: Sequence[Action]) -> Action:
    """Return the best treasure to take, the least to give away."""
    points = [action.treasure.points for action in legal if isinstance(action, ChooseTreasure)]
    worst = isinstance(question(g), OwnerDiscardsTreasure)
    return legal[points.index(min(points) if worst else max(points))]


def guessed_points(g: Celestia, seat: Seat) -> int:
    """Return what a player seems to have: the treasures by their cities, and the token."""
    value = g.tables.value
    points = sum([value[city] * count for city, count in enumerate(g.treasures_by_city[seat]) if count])
    return points + (TOKEN_POINTS if g.forgotten_city.tokens[seat] else 0)


def player(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the strongest rival; the weakest for a gift, the captain to spy on, the largest hand to take over."""
    asked = question(g)
    seats = [action.seat for action in legal if isinstance(action, ChoosePlayer)]
    if isinstance(asked, PlayerSpies) and g.captain in seats:
        return legal[seats.index(g.captain)]
    if isinstance(asked, PlayerSpies | CaptainNamesCaptain):
        worth = [g.hand_size[other] for other in seats]
    else:
        sign = -1 if isinstance(asked, AnnouncerGives) else 1
        worth = [sign * guessed_points(g, other) for other in seats]
    return legal[worth.index(max(worth))]


def bad_dice(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return rolling exactly the dice again that the hand cannot cover."""
    hand = g.hands[seat]
    left = [hand[EQUIPMENT + s] + IMPROVED_COVERS * hand[IMPROVED + s] for s in range(4)]
    turbo = hand[TURBO]
    bad = []
    for die, face in enumerate(g.step.dice):
        if face == BLANK:
            continue
        if left[face - 1] > 0:
            left[face - 1] -= 1
        elif turbo:
            turbo -= 1
        else:
            bad.append(die)
    wanted = Reroll(tuple(bad))
    return wanted if wanted in legal else legal[0]


def heading(g: Celestia, seat: Seat) -> Action:
    """Return the way that promises more."""
    line = captaincies(g) if g.step.vessel == AIRCRAFT else [seat]
    on, off = [
        worth_aboard(g, seat, city, line) * own_odds(g, seat, g.tables.dice[city])[0]
        for city in (g.step.destination, g.tables.space)
    ]
    return HEAD_FORGOTTEN if off > on else HEAD_ON


def price(action: Action) -> int:
    """Return what a payment costs: Turbo is dear, improved Equipment more than plain."""
    if not isinstance(action, LayCards):
        return 0
    kinds = [KIND[card] for card in action.cards]
    return sum([TURBO_PRICE if kind == TURBO else IMPROVED_PRICE if kind >= IMPROVED else 1 for kind in kinds])
