"""The policy of Celestia: what a seat does without thinking long, where a play-out stops, what a position is worth.

It looks at worlds that were dealt for the seat that thinks. What another seat would decide is judged by what that seat
can see: the dice, the size of a hand, the deck, its own hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from astrodrome.bots.celestia.card_plays import reaction
from astrodrome.bots.celestia.choices import obvious
from astrodrome.bots.celestia.odds import own_odds
from astrodrome.bots.celestia.outlook import CARD, guessed_odds, outlook, worth_aboard, worth_of
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, EQUIPMENT, HELP, IMPROVED, JETPACK, TURBO
from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.records.actions import FlyOn, Leave, Stay, StopHere
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.seats import Seat

WIDEST: Final = 16
"""More choices than this are not looked at one by one."""

# What a point and a card are worth as log-odds of winning: fitted to some thousand games at the start of each voyage.
EARLY_POINT: Final = 0.15
LATE_POINT: Final = 0.30
ANY_CARD: Final = 0.17
EQUIPMENT_CARD: Final = 0.10
EACH_SYMBOL: Final = 0.20
TURBO_CARD: Final = 0.35
JETPACK_CARD: Final = 0.50
ROUTE_CARD: Final = 0.25
HELP_CARD: Final = -0.05
"""It may help, and costs points if it is left."""
UNKNOWN_HAND: Final = 0.50
"""What the symbols in another hand are worth on average."""


class VoyagePolicy:
    """What is worth trying, what a seat does at once, where a play-out stops, what a position is worth."""

    def best_first(self, g: Celestia, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the likely action first, then the others, not too many."""
        likely = self.quick(g, seat, legal, Chance(g.number))
        return [likely, *[action for action in legal if action != likely][: WIDEST - 1]]

    def quick(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a sensible player does without looking into other hands."""
        first = legal[0]
        if isinstance(first, Stay):
            return announcement(g, seat, legal, guessed_odds(g), 1.0)
        if isinstance(first, Pass):
            return reaction(g, seat, legal, outlook(g, seat, 1.0))
        if isinstance(first, FlyOn):
            return departure(g, seat, legal)
        return obvious(g, seat, legal)

    def at_once(self, g: Celestia, seat: Seat) -> Action | None:
        """Return nothing: what is legal decides."""
        return None

    def horizon(self, start: Celestia, g: Celestia) -> bool:
        """Stop when the voyage is over."""
        return g.voyage != start.voyage

    def value(self, g: Celestia, seat: Seat) -> float:
        """Return the chance of winning, guessed from all treasures in this world and from hands."""
        points = [checked_points(g, other) for other in range(g.seats)]
        late = min(1.0, max(points) / GOAL)
        weight = EARLY_POINT + (LATE_POINT - EARLY_POINT) * late
        marks = [weight * points[other] + promise(g, other, other == seat) for other in range(g.seats)]
        best = max(marks)
        strength = [exp(mark - best) for mark in marks]
        return strength[seat] / plain_sum(strength)


def promise(g: Celestia, seat: Seat, own: bool) -> float:
    """Return what a hand is worth for the voyages to come; of other hands only the size counts."""
    size = g.hand_size[seat]
    if not own:
        return ANY_CARD * size + UNKNOWN_HAND
    hand = g.hands[seat]
    plain = hand[EQUIPMENT:IMPROVED]
    symbols = sum([count > 0 for count in plain])
    rest = size - sum(plain) - hand[TURBO] - hand[JETPACK] - hand[ALTERNATIVE_ROUTE] - sum(hand[HELP:TURBO])
    return (
        EQUIPMENT_CARD * sum(plain)
        + EACH_SYMBOL * symbols
        + TURBO_CARD * hand[TURBO]
        + JETPACK_CARD * hand[JETPACK]
        + ROUTE_CARD * hand[ALTERNATIVE_ROUTE]
        + HELP_CARD * sum(hand[HELP:TURBO])
        + ANY_CARD * rest
    )


def announcement(g: Celestia, seat: Seat, legal: Sequence[Action], odds: float, risk: float) -> Action:
    """Stay where the next city is worth the chance of getting there, else leave with what is here."""
    leave = [action for action in legal if isinstance(action, Leave)]
    if not leave:
        return legal[0]
    view = outlook(g, seat, odds)
    return legal[0] if risk * view.stay > view.here else leave[0]


def departure(g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
    """Fly on alone while the own hand is likely to meet the dice ahead."""
    stand = g.stand()
    ahead = g.next_stop(stand)
    stop = [action for action in legal if isinstance(action, StopHere)]
    if ahead is None or not stop:
        return legal[0]
    odds, spent = own_odds(g, seat, g.tables.dice[ahead])
    onward = odds * worth_aboard(g, seat, ahead, [seat]) - CARD * spent
    return stop[0] if onward < worth_of(g, stand) else legal[0]
