"""Step 2, the Upgrade market (CM-046 to CM-061)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import MARKET_SIZE, UPGRADE_PRICE
from astrodrome.games.celerium.preparation.rival import rival_shops
from astrodrome.games.celerium.records.actions import PASS_TURN, BuyUpgrade, PassTurn
from astrodrome.games.celerium.records.offers import MarketOffer, UpgradeChoice
from astrodrome.games.celerium.records.preparation_events import MarketClosed, MarketLaid, MarketPassed, UpgradeBought
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def lay_upgrades(g: Celerium) -> None:
    """Turn up new Upgrades; the deck never runs out (CM-019, CM-046, CM-059)."""
    size = MARKET_SIZE[g.franchises]
    g.market = market = g.market.copy()
    market.on_sale = list(market.deck[: -size - 1 : -1])
    market.deck = market.deck[:-size]
    if g.listening:
        g.emit(MarketLaid(tuple([g.tables.upgrades.name[upgrade] for upgrade in g.market.on_sale])))


def market_order(g: Celerium) -> list[Seat]:
    """Return who shops when: clockwise, but for the holders of the two tokens (CM-048 to CM-050)."""
    order = g.turn_order()
    if g.market.first is not None:
        order.remove(g.market.first)
        order.insert(0, g.market.first)
    if g.market.last is not None:
        order.remove(g.market.last)
        order.append(g.market.last)
    return order


class HoldMarket(Task[Celerium]):
    """Lay the market, except in round 1, and fix the order for all its cycles (CM-046, CM-051)."""

    @override
    def run(self, g: Celerium) -> None:
        """Let the first in order begin."""
        if g.round > 1:
            lay_upgrades(g)
        order = market_order(g)
        g.market = g.market.copy()
        g.market.order = order
        g.passes_in_a_row = 0
        if g.rival is not None:
            g.rival.bought = False
        g.then(MarketTurn(0), CloseMarket())


class MarketTurn(Task[Celerium]):
    """One turn at the market: a purchase or a pass (CM-052)."""

    args = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    @override
    def run(self, g: Celerium) -> None:
        """End the market when it is empty or all have passed in a row, else ask the next (CM-056, CM-057)."""
        if not g.market.on_sale or g.passes_in_a_row == g.franchises:
            return
        seat = g.market.order[self.place]
        g.then(MarketTurn((self.place + 1) % g.franchises))
        if g.is_rival(seat):
            rival_shops(g)
        else:
            g.then(FranchiseShops(seat))


class FranchiseShops(SeatDecision[Celerium]):
    """Buy one face-up Upgrade, or pass (CM-052)."""

    takes = (PassTurn, BuyUpgrade)
    rules = ("CM-052", "CM-055")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [PASS_TURN, *[g.tables.upgrades.buys[upgrade] for upgrade in sorted(set(g.market.on_sale))]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse an Upgrade that is not on the market or cannot be paid (CM-054)."""
        if not isinstance(action, BuyUpgrade):
            return None
        if g.tables.upgrades.index.get(action.upgrade) not in g.market.on_sale:
            return Refusal("CM-052", "not-on-market")
        if g.actions[seat] < UPGRADE_PRICE:
            return Refusal("CM-054", "few-actions", (("price", UPGRADE_PRICE), ("actions", g.actions[seat])))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Move the Upgrade to the Hangar, or count the pass (CM-053, CM-057)."""
        if isinstance(action, BuyUpgrade):
            upgrade = g.tables.upgrades.index[action.upgrade]
            g.actions[seat] -= UPGRADE_PRICE
            g.market = g.market.selling(upgrade)
            g.hangar[seat] = (*g.hangar[seat], upgrade)
            g.passes_in_a_row = 0
            if g.listening:
                g.emit(UpgradeBought(seat, action.upgrade, g.tables.upgrades.family[upgrade]))
            return
        g.passes_in_a_row += 1
        if g.listening:
            g.emit(MarketPassed(seat))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        rows, buys = g.tables.box.upgrades, g.tables.upgrades.buys
        choices = [UpgradeChoice(rows[u], UPGRADE_PRICE, self.refuse(g, seat, buys[u])) for u in g.market.on_sale]
        return MarketOffer(tuple(choices), g.actions[seat])


class CloseMarket(Task[Celerium]):
    """Discard what nobody bought; both market tokens go back (CM-059, CM-061)."""

    @override
    def run(self, g: Celerium) -> None:
        if g.listening:
            g.emit(MarketClosed(tuple([g.tables.upgrades.name[upgrade] for upgrade in g.market.on_sale])))
        g.market = market = g.market.copy()
        market.discard += market.on_sale
        market.on_sale = []
        market.first = None
        market.last = None
