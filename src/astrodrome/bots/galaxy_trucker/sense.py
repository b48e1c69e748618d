"""The sense of Galaxy Trucker for searches: flights are played out over a few cards and valued in credits."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.bargains import gamble
from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import Watch, watch
from astrodrome.bots.galaxy_trucker.sight import imagined
from astrodrome.bots.galaxy_trucker.stakes import humans_by_square, is_expanded, stakes_imagined
from astrodrome.bots.galaxy_trucker.trucker import OF_BASE
from astrodrome.bots.galaxy_trucker.trucker import Trucker as Driver
from astrodrome.bots.galaxy_trucker.wants import CAREFUL
from astrodrome.bots.ismcts import Search
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.energy import cells_aboard
from astrodrome.games.galaxy_trucker.goods import aboard, worth
from astrodrome.games.galaxy_trucker.loans import debt
from astrodrome.games.galaxy_trucker.machination_offers import MachinationOffer
from astrodrome.games.galaxy_trucker.module_offers import BidOffer, DieOffer, JumpOffer
from astrodrome.games.galaxy_trucker.offers import BuildOffer, GiveUpOffer
from astrodrome.games.galaxy_trucker.roads import binds
from astrodrome.games.galaxy_trucker.settlement import price_of_losses
from astrodrome.games.galaxy_trucker.ship import cannons, engines, exposed
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import cannon_halves
from astrodrome.games.galaxy_trucker.view import PublicView
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

CARDS: Final = 2
"""How many cards a play-out goes on for."""
WIDEST: Final = 10
AT_ONCE: Final = (BuildOffer, MachinationOffer, DieOffer, BidOffer)
"""What is not searched: building, which goes on long, and what others answer without knowing."""
BEYOND: Final = (GiveUpOffer,)
"""What only the end of a flight shows to be right: where debts threaten, a search over a few cards comes too short."""
HALF: Final = 2.0
"""What a half that still flies is thought to be worth at the finish."""


class TruckingSense:
    """What is worth trying, what a seat does at once, where a play-out stops, what a position is worth."""

    def best_first(self, g: Trucker, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the likely action first, then the others, not too many."""
        likely = self.quick(g, seat, legal, Chance(0))
        return [likely, *[action for action in legal if action != likely][: WIDEST - 1]]

    def quick(self, g: Trucker, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a sensible trucker does."""
        offer = question(g).offer(g, seat)
        if isinstance(offer, BuildOffer):
            return build(Yard(g, seat, None, CAREFUL), offer, legal)
        card = g.card if g.revealed else None
        cannons = cannon_halves(g, seat) if isinstance(offer, JumpOffer) else 0
        risked = gamble(offer, legal, chance)
        if risked is not None:
            return risked
        sight = None if type(offer) in OF_BASE else imagined(g, seat)
        crew, cells = watching(g, seat), cells_aboard(g, seat)
        roads = frozenset([road for at in g.roads if binds(g, seat, road := g.box.roads[at].road)])
        stakes = stakes_imagined(g, seat)
        cockpit = Cockpit(crew_size(g, seat), humans(g, seat), cells, card, cannons, crew, roads, sight, stakes)
        return fly(cockpit, offer, legal)

    def horizon(self, start: Trucker, g: Trucker) -> bool:
        """Stop after some cards, or at the end of the flight."""
        return g.flight != start.flight or len(g.revealed) >= len(start.revealed) + CARDS

    def value(self, g: Trucker, seat: Seat) -> float:
        """Return the chance of ending richest, guessed from credits, goods, places and what is left of the ships."""
        mine = promise(g, seat)
        best = max([promise(g, other) for other in range(g.seats) if other != seat])
        return 1.0 / (1.0 + exp(-(mine - best) / 8.0))


def watching(g: Trucker, seat: Seat) -> Watch:
    """Return whom a ship of two halves cannot spare."""
    return watch(g.board, humans_by_square(g, seat)) if g.halves else Watch()


def purse(g: Trucker, seat: Seat) -> float:
    """Return the credits of a trucker, less what was lost; with modules also less what is owed for loans.

    In the base game what cards have paid counts twice, once as sure and once as said in the account: its searches have
    been measured so.
    """
    if not g.expanded:
        return float(g.credits[seat] + g.income[seat] - len(g.lost[seat]))
    return float(g.credits[seat] - price_of_losses(g, seat) - debt(g, seat))


def promise(g: Trucker, seat: Seat) -> float:
    """Return what a trucker may hope to be paid in the end."""
    money = purse(g, seat)
    if not g.flying[seat]:
        return money + worth(aboard(g, seat)) / 2
    hull = g.hulls[seat]
    order = g.order()
    place = 4.0 - order.index(seat) if seat in order else 0.0
    ship = 0.6 * cells_aboard(g, seat) + 0.7 * min(crew_size(g, seat), 6) + 0.8 * engines(hull, False)
    ship += 0.8 * cannons(hull, False, True) - 0.2 * exposed(hull)
    halves = HALF * len(g.halves[seat]) if g.halves else 0.0
    return money + worth(aboard(g, seat)) + place + ship + halves


class SearchingTrucker:
    """Builds like the others, and searches in flight."""

    def __init__(self, seed: int) -> None:
        self._driver = Driver(seed)
        self._search = Search(TruckingSense(), seed)

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        far_sighted = isinstance(prompt.offer, BEYOND) and is_expanded(cast("PublicView", view.public))
        if isinstance(prompt.offer, AT_ONCE) or far_sighted or len(legal) > WIDEST * 3:
            return self._driver.choose(view, prompt, legal, think)
        return self._search.choose(view, prompt, legal, think)
