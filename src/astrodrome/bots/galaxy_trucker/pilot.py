"""The pilot: reads answers off the state, without drawing up offers and legal actions, so that play-outs are fast.

It leaves ships of two halves, and most questions of modules, to the policy that it extends.
"""

from __future__ import annotations

from typing import Final

from astrodrome.bots.galaxy_trucker.flyer import CABIN, DEATH, EXPLOSIVE, LOCALS, RIVALS
from astrodrome.bots.galaxy_trucker.policy import TruckingPolicy
from astrodrome.bots.galaxy_trucker.risk import goes_home, risk_imagined
from astrodrome.games.galaxy_trucker.cards.abandoned import TruckerTakesAbandoned
from astrodrome.games.galaxy_trucker.cards.enemies import TruckerTakesReward
from astrodrome.games.galaxy_trucker.cards.planets import TruckerLands, open_planets
from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.flight.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.flight.losing_crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.modules.bonus.depot import TruckerTakesFromDepot
from astrodrome.games.galaxy_trucker.records.actions import (
    BOARD_ALIEN,
    BOARD_HUMANS,
    FLY_ON,
    GIVE_UP,
    LOSE_CREW,
    SPENDS,
    TAKE_OPPORTUNITY,
    TAKE_REWARD,
    Land,
    Power,
)
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.ship.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.ship.goods import aboard, counts, half_price, worth
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, enemy_strength, price_of
from astrodrome.games.galaxy_trucker.ship.packing import most_valuable
from astrodrome.games.galaxy_trucker.ship.stowing import TruckerStows, rooms
from astrodrome.games.galaxy_trucker.ship.strength import TruckerDeclares, doubles, strength_with
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision, State, question
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action
from astrodrome.kernel.seats import Seat

LANDS: Final = [Land(planet) for planet in range(8)]
HALVES: Final = 2
"""Cannons are counted in half points."""


class Manner:
    """What a pilot takes things to be worth, in credits."""

    def __init__(
        self,
        day: float = 0.7,
        man: float = 0.5,
        least: float = 2.0,
        engine_share: float = 0.5,
        zone_share: float = 0.45,
        enough: float = 6.0,
        rich: float = 12.0,
        win_share: float = 1.0,
    ) -> None:
        self.day: Final = day
        """A day."""
        self.man: Final = man
        """A member of the crew."""
        self.least: Final = least
        """The crew that is kept in any case."""
        self.engine_share: Final = engine_share
        """The share of the cells that open space may cost."""
        self.zone_share: Final = zone_share
        """The same for a line of a combat zone."""
        self.enough: Final = enough
        """With so many humans aboard, a cabin is spared for an alien."""
        self.rich: Final = rich
        """Goods that bring so much at half price are worth going home with where one human is left."""
        self.win_share: Final = win_share
        """The share of the cells that beating an enemy may cost."""


CAUTIOUS: Final = Manner(day=1.3)
"""Where modules are in play."""


class Pilot(TruckingPolicy):
    """Answers the questions of a flight at once."""

    def __init__(self, manner: Manner | None = None) -> None:
        self._manner: Final = Manner() if manner is None else manner

    def manner(self, g: Trucker, seat: Seat) -> Manner:
        """Return how a seat flies."""
        return CAUTIOUS if g.expanded else self._manner

    @override
    def at_once(self, g: Trucker, seat: Seat) -> Action | None:
        """Return the answer to a question of the base game."""
        asked = question(g)
        if isinstance(asked, TruckerStows):
            return asked.most_valuable(g)
        if g.expanded and halves_flown(g) is not None:
            return None
        manner = self.manner(g, seat)
        if isinstance(asked, TruckerMayGiveUp):
            return self.may_give_up(g, seat, manner)
        if isinstance(asked, TruckerDeclares):
            return declare(g, seat, asked, manner)
        if isinstance(asked, TruckerBoardsAlien):
            cabins = asked.cabins(g)
            return BOARD_ALIEN[cabins[0]] if humans(g, seat) >= manner.enough else BOARD_HUMANS
        return gained(g, seat, asked, manner) or given(g, seat, asked)

    def may_give_up(self, g: Trucker, seat: Seat, manner: Manner) -> Action:
        """Fly on, but with one human and rich goods, or where debts would lose the game."""
        aboard_now = humans(g, seat)
        if g.expanded:
            risk = risk_imagined(g, seat)
            goods = half_price(worth(aboard(g, seat)))
            if goes_home(risk, aboard_now, 1, GiveUpOffer(2 * goods, goods, len(g.deck), (), 0)):
                return GIVE_UP
        if aboard_now > 1 or len(g.deck) <= 2:
            return FLY_ON
        return GIVE_UP if worth(aboard(g, seat)) >= 2 * manner.rich else FLY_ON


def gained(g: Trucker, seat: Seat, asked: Decision[State], manner: Manner) -> Action | None:
    """Return what is taken of what a card offers; None: it offers nothing."""
    if isinstance(asked, TruckerLands):
        return land(g, seat, manner)
    if isinstance(asked, TruckerTakesAbandoned):
        return abandoned(g, seat, manner)
    if isinstance(asked, TruckerTakesReward):
        card, fewer = g.card, asked.fewer
        gain = max(0, card.credits - fewer) + extra(g, seat, card.goods, fewer)
        return TAKE_REWARD if gain > manner.day * card.days else PASS
    if isinstance(asked, TruckerTakesFromDepot):
        return PASS  # to find where each component could go takes longer than all the rest of a flight
    return None


def given(g: Trucker, seat: Seat, asked: Decision[State]) -> Action | None:
    """Return which cell or who goes; None: nothing does."""
    if isinstance(asked, TruckerSpendsCell):
        cells = g.cells[seat]
        charged = [square for square in g.board.squares if cells[square]]
        return SPENDS[max(charged, key=cells.__getitem__)]
    if isinstance(asked, TruckerLosesCrew):
        return LOSE_CREW[lost(g, seat, asked.cabins(g))]
    return None


def extra(g: Trucker, seat: Seat, goods: tuple[Good, ...], fewer: int = 0) -> float:
    """Return how much more the goods of a ship would be worth with these, some of them fewer."""
    if not goods:
        return 0.0
    if fewer:
        goods = tuple(sorted(goods, key=GOODS.index)[: max(0, len(goods) - fewer)])
    before = aboard(g, seat)
    bank = g.goods_in_bank
    gained = [min(count, bank[colour]) for colour, count in enumerate(counts(goods))]
    at_hand = [old + new for old, new in zip(before, gained, strict=True)]
    gain = float(worth(most_valuable(rooms(g, seat), at_hand)) - worth(before))
    if g.roads is None or gain <= 0:
        return gain
    if binds(g, seat, "infected-goods"):
        people = humans(g, seat)
        deaths = max(0, len(goods) - (crew_size(g, seat) - people))
        gain -= DEATH * deaths if people - deaths >= 2 else gain
    return EXPLOSIVE * gain if binds(g, seat, "explosive-goods") else gain


def land(g: Trucker, seat: Seat, manner: Manner) -> Action:
    """Land where the ship gains most, if that is worth the days."""
    card = g.card
    best, most = -1, manner.day * card.days
    if g.roads is not None and binds(g, seat, "paranoid-locals"):
        most += LOCALS
    for planet in open_planets(g):
        gain = extra(g, seat, card.planets[planet], g.planet_landed_on.count(planet))
        if gain > most:
            best, most = planet, gain
    return PASS if best < 0 else LANDS[best]


def abandoned(g: Trucker, seat: Seat, manner: Manner) -> Action:
    """Take what is abandoned if it is worth days and crew."""
    card = g.card
    price = manner.day * card.days
    if g.roads is not None and binds(g, seat, "stiff-competition"):
        price += RIVALS
    if card.family == "abandoned_ship":
        if crew_size(g, seat) - card.crew < manner.least:
            return PASS
        cabins = CABIN if g.roads is not None and binds(g, seat, "personalised-cabins") else 0.0
        price += (manner.man + cabins) * card.crew
        return TAKE_OPPORTUNITY if card.credits - g.times_taken > price else PASS
    return TAKE_OPPORTUNITY if extra(g, seat, card.goods, g.times_taken) > price else PASS


def lost(g: Trucker, seat: Seat, cabins: list[int]) -> int:
    """Return the cabin that loses somebody: a human while others are left, for without humans the flight ends."""
    crew = g.crew[seat]
    people = [square for square in cabins if crew[square] <= HALVES]
    aliens = [square for square in cabins if crew[square] > HALVES]
    return (people if people and (humans(g, seat) > 1 or not aliens) else aliens)[0]


def declare(g: Trucker, seat: Seat, asked: TruckerDeclares, manner: Manner) -> Action:
    """Spend cells where they decide."""
    value = asked.value
    there = doubles(g, seat, value)
    cells = cells_aboard(g, seat)
    plans: list[tuple[int, ...]] = [()]
    for count in there:
        plans = [(*plan, powered) for plan in plans for powered in range(count + 1)]
    plans = [plan for plan in plans if price_of(g, seat, sum(plan)) <= cells and (cells or not sum(plan))]
    plans.sort(key=sum)
    card = g.card
    if value == "cannons" and card.strength:
        need = HALVES * enemy_strength(g, seat)
        budget = manner.win_share * cells
        even: tuple[int, ...] | None = None
        for plan in plans:
            strength = strength_with(g, seat, value, plan)
            if strength > need and sum(plan) <= budget:
                return Power(plan)
            if strength == need and even is None:
                even = plan
        return Power(plans[0] if even is None else even)
    if value != "engines" or card.family == "combat_zone":
        return Power(zone(g, seat, asked, plans, manner.zone_share * cells))
    budget = max(1.0, manner.engine_share * cells)
    free = strength_with(g, seat, value, plans[0])
    best, most = plans[0], free
    for plan in plans:
        strength = strength_with(g, seat, value, plan)
        if strength > most and sum(plan) <= budget:
            best, most = plan, strength
    return Power(best)


def zone(
    g: Trucker, seat: Seat, asked: TruckerDeclares, plans: list[tuple[int, ...]], budget: float
) -> tuple[int, ...]:
    """Return the cheapest way not to be the weakest of those who declare, the others being what they said or show."""
    order = g.order()
    own = order.index(seat)
    least = 1 << 30
    for place, other in enumerate(order):
        if other != seat:
            said = g.declared_strength[other] if place < own else None
            if said is None:
                said = strength_with(g, other, asked.value, [0] * len(doubles(g, other, asked.value)))
                if place > own:
                    said += 1
            least = min(least, said)
    for plan in plans:
        if sum(plan) <= budget and strength_with(g, seat, asked.value, plan) > least:
            return plan
    return plans[0]
