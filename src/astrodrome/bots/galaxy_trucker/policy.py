"""The policy of Galaxy Trucker for searches: flights are played out to their account and valued in credits."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.board_view import imagined
from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.component_values import BY_CLASS, CAREFUL, Tastes
from astrodrome.bots.galaxy_trucker.flyer import LONELY, Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import Watch, watch
from astrodrome.bots.galaxy_trucker.payments import gamble
from astrodrome.bots.galaxy_trucker.risk import humans_by_square, is_expanded, risk_imagined
from astrodrome.bots.galaxy_trucker.trucker import OF_BASE
from astrodrome.bots.galaxy_trucker.trucker import Trucker as Driver
from astrodrome.bots.play_outs import PlayOuts
from astrodrome.bots.protocol import Bot, Think
from astrodrome.games.galaxy_trucker.flight.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.game.settlement import price_of_losses
from astrodrome.games.galaxy_trucker.modules.bonus.records import BidOffer, DieOffer
from astrodrome.games.galaxy_trucker.modules.machinations.records import MachinationOffer
from astrodrome.games.galaxy_trucker.modules.technologies.records import JumpOffer
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON
from astrodrome.games.galaxy_trucker.records.offers import BuildOffer, GiveUpOffer
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.ship.energy import cells_aboard
from astrodrome.games.galaxy_trucker.ship.goods import aboard, half_price, worth
from astrodrome.games.galaxy_trucker.ship.module_effects import binds
from astrodrome.games.galaxy_trucker.ship.stowing import TruckerStows
from astrodrome.games.galaxy_trucker.ship.strength import cannon_half_points
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.games.galaxy_trucker.yard.building import TruckerBuilds, TruckersBuild
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

WIDEST: Final = 10
"""How many answers are played out: as many as the hard level's budget has worlds for."""
TOO_MANY: Final = 30
"""Of more answers than this the first few say little about the rest: the likely one is given at once."""
AT_ONCE: Final = (BuildOffer, MachinationOffer, DieOffer, BidOffer)
"""What is not searched: building, which goes on long, and what others answer without knowing."""
CREWED: Final = 3
"""With more humans than this there is no thought of giving up."""
RIVAL: Final = 0.5
"""What a credit of the richest rival weighs against one of the bot's."""
SPAN: Final = 16.0
"""The scale of credits: so many more than half of the richest rival's are worth 0.73."""


class TruckingPolicy:
    """What is worth trying, what a seat does at once, where a play-out stops, what a position is worth."""

    def best_first(self, g: Trucker, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the likely action first, then the others, not too many."""
        likely = self.quick(g, seat, legal, Chance(0))
        return [likely, *[action for action in legal if action != likely][: WIDEST - 1]]

    def quick(self, g: Trucker, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a sensible trucker does."""
        sure = self.at_once(g, seat)
        if sure is not None:
            return sure
        asked = question(g)
        if isinstance(asked, TruckerBuilds | TruckersBuild):
            return build(Yard(g, seat, None, CAREFUL), legal)  # to draw up the offer takes longer than to choose
        offer = asked.offer(g, seat)
        card = g.card if g.revealed else None
        cannons = cannon_half_points(g, seat) if isinstance(offer, JumpOffer) else 0
        risked = gamble(offer, legal, chance)
        if risked is not None:
            return risked
        view = None if type(offer) in OF_BASE else imagined(g, seat)
        crew, cells = watching(g, seat), cells_aboard(g, seat)
        drawn = [] if g.roads is None else g.roads.cards
        roads = frozenset([road for at in drawn if binds(g, seat, road := g.box.roads[at].road)])
        risk = risk_imagined(g, seat)
        cockpit = Cockpit(crew_size(g, seat), humans(g, seat), cells, card, cannons, crew, roads, view, risk)
        return fly(cockpit, offer, legal)

    def at_once(self, g: Trucker, seat: Seat) -> Action | None:
        """Load what is worth most; fly on with a crew, as the flyer says: that is asked before each card."""
        asked = question(g)
        if isinstance(asked, TruckerStows):
            return asked.most_valuable(g)
        if isinstance(asked, TruckerMayGiveUp) and not g.expanded and humans(g, seat) > LONELY:
            return FLY_ON
        return None

    def horizon(self, start: Trucker, g: Trucker) -> bool:
        """Stop where the account of the flight is made."""
        return len(g.accounts) > len(start.accounts)

    def value(self, g: Trucker, seat: Seat) -> float:
        """Return what a trucker may hope for, from 0 to 1; that of the richest rival counts against it.

        What everybody had before the flight that was settled last is left out, so that the third is not flown otherwise
        than the first. (A play-out that is cut has settled none: what the flight before brought stays in, for all.)
        """
        had = min([sum([sum(account[other]) for account in g.accounts[:-1]]) for other in range(g.seats)])
        hopes = [promise(g, other) - had for other in range(g.seats)]
        mine = hopes.pop(seat)
        return 1.0 / (1.0 + exp((RIVAL * max(hopes) - mine) / SPAN))


def watching(g: Trucker, seat: Seat) -> Watch:
    """Return whom a ship of two halves cannot spare."""
    return watch(g.board, humans_by_square(g, seat)) if halves_flown(g) is not None else Watch()


def promise(g: Trucker, seat: Seat) -> float:
    """Return what a trucker has after the flight, less what is owed.

    Play-outs go on to the account; where one is cut before, goods aboard and components lost are counted as it would.
    """
    money = float(g.credits[seat] - debt(g, seat))
    if len(g.accounts) > g.flight:
        return money
    goods = worth(aboard(g, seat))
    return money - price_of_losses(g, seat) + (goods if g.flying[seat] else half_price(goods))


class SearchingTrucker:
    """Builds with skill, and searches in flight."""

    def __init__(self, seed: int, tastes: Tastes = BY_CLASS) -> None:
        self._driver: Bot = Driver(seed, tastes=tastes)
        self._search: Bot = PlayOuts(TruckingPolicy(), seed)

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        public = cast("PublicView", view.public)
        at_once = isinstance(prompt.offer, AT_ONCE) or len(legal) > TOO_MANY
        if isinstance(prompt.offer, GiveUpOffer):
            # With modules who ends with debts has lost, which credits do not show; the driver heeds what is at stake.
            at_once = is_expanded(public) or public.ships[think.seat].figures.humans > CREWED
        return (self._driver if at_once else self._search).choose(view, prompt, legal, think)
