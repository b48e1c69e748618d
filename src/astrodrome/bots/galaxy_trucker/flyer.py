"""The flyer: decides landings, batteries, crew and goods by what they bring and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.bots.galaxy_trucker.attacks import strike
from astrodrome.bots.galaxy_trucker.board_view import BoardView
from astrodrome.bots.galaxy_trucker.component_values import DAY, MAN, PRICE
from astrodrome.bots.galaxy_trucker.halves import Watch, in_open_space
from astrodrome.bots.galaxy_trucker.modules import expand
from astrodrome.bots.galaxy_trucker.payments import bargain
from astrodrome.bots.galaxy_trucker.risk import Risk, goes_home, worth_keeping
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Good, Road
from astrodrome.games.galaxy_trucker.records.actions import (
    BoardAlien,
    FlyOn,
    GiveUp,
    KeepPart,
    Land,
    LoseCrew,
    Power,
    Shoot,
    SpendCell,
    TakeOpportunity,
    TakeReward,
    UseShield,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    AlienOffer,
    CellOffer,
    CrewOffer,
    DefenceOffer,
    GiveUpOffer,
    KeepOffer,
    OpportunityOffer,
    PlanetOffer,
    PowerOffer,
    RepairOffer,
    RewardOffer,
)
from astrodrome.kernel.records import Action, Offer

NOBODY: Final = Watch()
ENOUGH_HUMANS: Final = 6
"""With so many humans aboard, a cabin can be spared for an alien."""
DEATH: Final = 1.5
"""What somebody is worth whom goods would kill."""
EXPLOSIVE: Final = 0.7
"""The share of the worth of goods that is left where they explode."""
CABIN: Final = 2.5
"""What a cabin is worth that goes with its crew."""
RIVALS: Final = 2.0
"""What the shots of those are feared to cost who want the same."""
LOCALS: Final = 2.0
"""The same for the shots of those who live on a planet."""
RICH: Final = 8
"""Goods that bring so much at half price are worth going home with …"""
LONELY: Final = 1
"""… where no more humans than this are aboard."""


@dataclass(frozen=True, slots=True)
class Cockpit:
    """What matters of the own ship: crew, cells, room for goods is in the offers; the card that is open."""

    crew: int
    humans: int
    cells: int
    card: CardRow | None
    cannons: int = 0
    """The most cannon strength, in half points."""
    watch: Watch = NOBODY
    """Whom a ship of two halves cannot spare."""
    roads: frozenset[Road] = frozenset()
    """The rough roads that bind the ship."""
    view: BoardView | None = None
    """The table, where a module asks for more than the offer shows."""
    risk: Risk | None = None
    """What a flight with modules puts at stake."""


def fly(cockpit: Cockpit, offer: Offer | None, legal: Sequence[Action]) -> Action:
    """Return what a sensible trucker does."""
    match offer:
        case PowerOffer():
            return power(cockpit, offer, legal)
        case DefenceOffer():
            return next((a for a in legal if isinstance(a, Shoot | UseShield) and defends(offer, a)), legal[0])
        case PlanetOffer():
            return land(cockpit, offer, legal)
        case OpportunityOffer():
            able = cockpit.crew - offer.crew >= cockpit.watch.least or not offer.credits
            gain = offer.credits + load_worth(cockpit, offer.goods)
            return accept(legal, TakeOpportunity, able and gain > opportunity_price(cockpit, offer))
        case RewardOffer():
            gain = offer.credits + load_worth(cockpit, offer.goods)
            return accept(legal, TakeReward, gain > DAY * offer.days)
        case CellOffer():
            fullest = max(offer.batteries, key=lambda battery: battery.cells)
            return SpendCell(fullest.square)
        case CrewOffer():
            return LoseCrew(spared(cockpit, offer))
        case RepairOffer() | KeepOffer():
            return mend(cockpit, offer, legal)
    return (
        expand(cockpit.card, cockpit.cannons, offer, legal)
        or look_round(cockpit, offer, legal)
        or before_cards(cockpit, offer, legal)
    )


def look_round(cockpit: Cockpit, offer: Offer | None, legal: Sequence[Action]) -> Action | None:
    """Return what a trucker does who looks at all ships; None if that was not needed."""
    view = cockpit.view
    if view is None:
        return None
    spare = cockpit.crew - cockpit.watch.least
    return bargain(cockpit.card, spare, offer, legal, view) or strike(cockpit.card, offer, legal, view)


def before_cards(cockpit: Cockpit, offer: Offer | None, legal: Sequence[Action]) -> Action:
    """Return who boards before the flight, and whether to fly on before a card."""
    match offer:
        case GiveUpOffer():
            # Half of rich goods in hand is better than a ship that the next enemy empties.
            hopeless = cockpit.humans <= LONELY and offer.goods_given_up >= RICH and offer.cards > 2
            home = hopeless or goes_home(cockpit.risk, cockpit.humans, cockpit.watch.halves, offer)
            return accept(legal, GiveUp if home else FlyOn, True)
        case AlienOffer():
            free = [one for one in legal if not isinstance(one, BoardAlien) or one.square not in cockpit.watch.sole]
            return accept(free, BoardAlien, cockpit.humans >= ENOUGH_HUMANS)
    return legal[0]


def spared(cockpit: Cockpit, offer: CrewOffer) -> int:
    """Return the cabin that loses somebody: a human while others are left, for without humans the flight ends."""
    humans = [cabin.square for cabin in offer.cabins if cabin.member == "human"]
    aliens = [cabin.square for cabin in offer.cabins if cabin.member != "human"]
    if cockpit.watch.halves > 1:  # a half whose last human goes gives up
        safe = [square for square in humans if square not in cockpit.watch.last]
        return ([square for square in safe if square in cockpit.watch.richer] or safe or aliens or humans)[0]
    return (humans if humans and (cockpit.humans > 1 or not aliens) else aliens)[0]


def accept(legal: Sequence[Action], kind: type[Action], wish: bool) -> Action:
    """Return the action of a kind where it is wished, else the other one."""
    for action in legal:
        if isinstance(action, kind) is wish:
            return action
    return legal[0]


def defends(offer: DefenceOffer, action: Action) -> bool:
    """Return whether a defence helps against this projectile."""
    return (offer.shot if isinstance(action, Shoot) else offer.shield) is None


def load_worth(cockpit: Cockpit, goods: Sequence[Good]) -> float:
    """Return what goods are worth aboard: less where they explode, little where they kill those who carry them."""
    worth = float(sum(PRICE[good] for good in goods))
    if goods and "infected-goods" in cockpit.roads:
        deaths = max(0, len(goods) - (cockpit.crew - cockpit.humans))
        worth -= DEATH * deaths if cockpit.humans - deaths >= cockpit.watch.least else worth
    return EXPLOSIVE * worth if "explosive-goods" in cockpit.roads else worth


def opportunity_price(cockpit: Cockpit, offer: OpportunityOffer) -> float:
    """Return what an opportunity costs: days, crew, and what rough roads add to both."""
    man = MAN + (CABIN if "personalised-cabins" in cockpit.roads else 0.0)
    rivals = RIVALS if "stiff-competition" in cockpit.roads else 0.0
    return DAY * offer.days + (man * offer.crew if offer.credits else 0.0) + rivals


def land(cockpit: Cockpit, offer: PlanetOffer, legal: Sequence[Action]) -> Action:
    """Land on the richest planet that is worth the days, and the shots of its locals."""
    open_planets = [planet for planet in offer.planets if planet.refusal is None]
    best = max(open_planets, key=lambda planet: sum(PRICE[good] for good in planet.goods), default=None)
    shot = LOCALS if "paranoid-locals" in cockpit.roads else 0.0
    if best is not None and load_worth(cockpit, best.goods) > DAY * offer.days + shot:
        wanted = Land(best.planet)
        if wanted in legal:
            return wanted
    return accept(legal, Land, False)


def power(cockpit: Cockpit, offer: PowerOffer, legal: Sequence[Action]) -> Action:
    """Spend cells where they decide: just enough to beat an enemy, a share of them to run or not to be last."""
    choices = sorted([choice for choice in offer.choices if choice.refusal is None], key=lambda one: one.price)
    card = cockpit.card
    if card is not None and card.strength and offer.value == "cannons":
        winning = [choice for choice in choices if choice.strength > card.strength * offer.unit]
        even = [choice for choice in choices if choice.strength == card.strength * offer.unit]
        return Power((winning or even or choices)[0].doubles)
    budget = max(1, cockpit.cells // 2) if offer.value == "engines" else cockpit.cells // 3
    if offer.kinds and offer.value == "engines" and card is not None and "open_space" in card.family:
        return Power(in_open_space(choices, budget).doubles)
    affordable = [choice for choice in choices if choice.price <= budget]
    return Power(max(affordable, key=lambda one: (one.strength, -one.price)).doubles)


def mend(cockpit: Cockpit, offer: RepairOffer | KeepOffer, legal: Sequence[Action]) -> Action:
    """Keep the part that is worth most, else the largest; of components at fault take off the first that may go."""
    parts = [action for action in legal if isinstance(action, KeepPart)]
    if parts:
        worth = {part.part: worth_keeping(part, cockpit.risk) for part in offer.parts}
        return max(parts, key=lambda action: worth.get(action.part, 0.0))
    return legal[0]
