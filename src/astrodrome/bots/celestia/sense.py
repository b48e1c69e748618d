"""The sense of Celestia: what a city is worth, what a captain can cover, what a seat does without thinking long.

It looks at worlds that were dealt for the seat that thinks. What another seat would decide is judged by what that seat
can see: the dice, the size of a hand, the cards already gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from astrodrome.games.celestia.actions import (
    ChoosePlayer,
    ChooseTreasure,
    DeclareCrash,
    DeclareSuccess,
    DrawCard,
    FlyOn,
    LayCards,
    Leave,
    PlaceHelp,
    Play,
    Reroll,
    Stay,
    StopHere,
    UseSpyglass,
)
from astrodrome.games.celestia.cards import BLANK, IMPROVED, JETPACK, KIND, TURBO
from astrodrome.games.celestia.ending import checked_points
from astrodrome.games.celestia.figures import GOAL
from astrodrome.games.celestia.paying import CANNOT, ability, needs
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, Action, Pass
from astrodrome.kernel.seats import Seat

WIDEST: Final = 16
"""More choices than this are not looked at one by one."""
AHEAD: Final = 1.15
"""A city reached is worth a little more than its treasure: from there one may go on."""


def worth_of(g: Celestia, city: int) -> float:
    """Return the mean points of the treasures left in a city; beyond the route lies the token."""
    if city >= g.tables.cities:
        return 12.0
    pile = g.piles[city]
    return sum([g.tables.points[treasure] for treasure in pile]) / len(pile) if pile else 0.0


def worth_ahead(g: Celestia) -> float:
    """Return what the next city is worth to whoever gets there."""
    return AHEAD * worth_of(g, g.target)


def covers(g: Celestia) -> bool:
    """Tell whether in this world captain or pilot can meet the events."""
    return ability(g, g.helm()) != CANNOT


def guessed_chance(g: Celestia) -> float:
    """Return how likely the events are met, as anybody can guess from the dice and the size of the hand."""
    hand = g.hand_size[g.helm()]
    chance = 1.0
    for count in needs(g):
        for nth in range(count):
            chance *= max(0.05, 1.0 - (0.55 + 0.25 * nth) * (0.86**hand) - 0.12 * nth)
    return chance


def own_chance(g: Celestia, seat: Seat, dice: int, chance: Chance, rolls: int = 16) -> float:
    """Return how likely a seat's own hand would cover a roll of so many dice."""
    hand = g.hands[seat]
    faces = g.tables.faces
    met = 0
    for _ in range(rolls):
        short = 0
        count = [0, 0, 0, 0]
        for _die in range(dice):
            face = faces[chance.below("imagined", len(faces))]
            if face != BLANK:
                count[face - 1] += 1
        for symbol in range(4):
            short += max(0, count[symbol] - hand[symbol] - 2 * hand[IMPROVED + symbol])
        met += short <= hand[TURBO]
    return met / rolls


def worth_of_arrival(g: Celestia, seat: Seat, chance: Chance) -> float:
    """Return what it is worth to a passenger to reach the next city.

    Whoever is next in line is captain there and cannot leave: the seat's own hand has to carry it one city further.
    """
    line = g.passengers()
    if not line or line[0] != seat or g.target >= g.tables.cities:
        return worth_ahead(g)
    beyond = g.next_stop(g.target)
    if beyond is None:
        return worth_ahead(g)
    return own_chance(g, seat, g.tables.dice[beyond], chance) * 0.9 * worth_of(g, beyond)


class VoyageSense:
    """What is worth trying, what a seat does at once, where a play-out stops, what a position is worth."""

    def best_first(self, g: Celestia, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the likely action first, then the others, not too many."""
        likely = self.quick(g, seat, legal, Chance(g.number))
        return [likely, *[action for action in legal if action != likely][: WIDEST - 1]]

    def quick(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a sensible player does without looking into other hands."""
        first = legal[0]
        if isinstance(first, Stay):
            return self._announce(g, seat, legal, chance)
        if isinstance(first, Pass):
            return self._react(g, seat, legal, chance)
        if isinstance(first, FlyOn):
            return self._go_on(g, seat, legal)
        if isinstance(first, DeclareSuccess | DeclareCrash):
            return first
        return obvious(g, legal, chance)

    def _announce(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        if len(legal) < 2 or not isinstance(legal[1], Leave):
            return legal[0]
        here, ahead = worth_of(g, g.place), worth_of_arrival(g, seat, chance)
        saved = here if g.hands[seat][JETPACK] else 0.0
        odds = guessed_chance(g)
        lean = 0.85 + 0.3 * chance.below("lean", 100) / 100
        return legal[0] if (odds * ahead + (1 - odds) * saved) * lean > here else legal[1]

    def _react(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Save oneself from a crash; other cards are a surprise."""
        for action in legal:
            if isinstance(action, Play) and KIND[action.card] == JETPACK:
                return action
            if isinstance(action, UseSpyglass) and worth_ahead(g) >= 8:
                return action
        stray = chance.below("stray", 8)
        return legal[chance.below("which", len(legal))] if stray == 0 else PASS

    def _go_on(self, g: Celestia, seat: Seat, legal: Sequence[Action]) -> Action:
        """Fly on while the hand covers the dice that are likely to come."""
        ahead = g.next_stop(g.stand())
        if ahead is None:
            return legal[-1]
        likely = own_chance(g, seat, g.tables.dice[ahead], Chance(g.number))
        stop = [action for action in legal if isinstance(action, StopHere)]
        return stop[0] if stop and likely * AHEAD * worth_of(g, ahead) < worth_of(g, g.stand()) else legal[0]

    def horizon(self, start: Celestia, g: Celestia) -> bool:
        """Stop when the voyage is over."""
        return g.voyage != start.voyage

    def value(self, g: Celestia, seat: Seat) -> float:
        """Return the chance of winning, guessed from all treasures in this world and from hands."""
        mine = promise(g, seat)
        best = max([promise(g, other) for other in range(g.seats) if other != seat])
        steep = 9.0 if max(mine, best) < GOAL - 12 else 5.0
        return 1.0 / (1.0 + exp(-(mine - best) / steep))


def promise(g: Celestia, seat: Seat) -> float:
    """Return the points of a seat, with credit for the cards it can still fly with."""
    return checked_points(g, seat) + 0.5 * g.hand_size[seat]


def obvious(g: Celestia, legal: Sequence[Action], chance: Chance) -> Action:
    """Return a choice that needs no plan: the best treasure, the cheapest cards, the strongest rival, the bad dice."""
    first = legal[0]
    if isinstance(first, LayCards):
        return min(legal, key=price)
    if any(isinstance(action, ChooseTreasure) for action in legal):
        return max(legal, key=lambda action: action.treasure.points if isinstance(action, ChooseTreasure) else 0)
    if isinstance(first, ChoosePlayer):
        return max(legal, key=lambda action: sum(g.holdings[action.seat]) if isinstance(action, ChoosePlayer) else 0)
    if any(isinstance(action, Reroll) for action in legal):
        bad = tuple([die for die, face in enumerate(g.dice) if face != BLANK])
        return next((action for action in legal if isinstance(action, Reroll) and action.dice == bad), first)
    if any(isinstance(action, DrawCard) for action in legal):
        return next(action for action in legal if isinstance(action, DrawCard))
    return legal[chance.below("any", len(legal))]


def price(action: Action) -> int:
    """Return what a payment costs: Turbo is dear, improved Equipment more than plain."""
    if not isinstance(action, LayCards | PlaceHelp):
        return 0
    return sum([9 if KIND[card] == TURBO else 2 if card.startswith("improved") else 1 for card in action.cards])
