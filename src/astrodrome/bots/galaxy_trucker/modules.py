"""What a trucker does where modules of the Big Expansion ask: prices and rewards are weighed, rivals are hurt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.galaxy_trucker.choosing import best, first, worthwhile
from astrodrome.bots.galaxy_trucker.component_values import CELL, DAY, MAN, PRICE
from astrodrome.bots.sums import plain_sum
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Projectile, Specialist, Stop
from astrodrome.games.galaxy_trucker.modules.bonus.records import Aim, AimOffer, JunkyardOffer, StopAt
from astrodrome.games.galaxy_trucker.modules.roads.records import HandGood, HandOffer
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    Boost,
    BoostOffer,
    ChooseSpecialist,
    DiplomatOffer,
    Jump,
    JumpOffer,
    SendDiplomat,
    SpecialistOffer,
    Wake,
    WakeOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import Burn, ChooseFront, Forgo
from astrodrome.games.galaxy_trucker.records.offers import BurnOffer, ForgoOffer, FrontOffer
from astrodrome.kernel.records import PASS, Action, Offer

BLOW: Final[dict[str, float]] = {"small": 0.5, "large": 1.4, "light": 0.9, "heavy": 2.0}
"""What a projectile is feared to cost."""
TRADES: Final[tuple[Specialist, ...]] = ("technician", "merchant", "manager", "lawyer", "diplomat")
"""Specialists, the most useful to a careful flyer first."""
MARGIN: Final = 4
"""Halves of cannon strength by which an enemy must be ahead to be fled from."""


def expand(card: CardRow | None, cannons: int, offer: Offer | None, legal: Sequence[Action]) -> Action | None:
    """Return what a sensible trucker answers to a module, its cannon strength in half points; None: no question."""
    match offer:
        case WakeOffer():
            return first(legal, Wake)
        case DiplomatOffer():
            return first(legal, SendDiplomat)
        case SpecialistOffer():
            return best(legal, ChooseSpecialist, lambda action: -TRADES.index(action.specialist))
        case FrontOffer():
            astray = {choice.side: choice.astray for choice in offer.choices}
            return best(legal, ChooseFront, lambda a: -2 * astray[a.side] - offer.chosen.count(a.side))
        case ForgoOffer():
            return best(legal, Forgo, lambda action: -PRICE[action.good])
        case HandOffer():
            return best(legal, HandGood, lambda action: -PRICE[action.good])
    return trade(card, cannons, offer, legal)


def trade(card: CardRow | None, cannons: int, offer: Offer | None, legal: Sequence[Action]) -> Action | None:
    """Return whether something is worth its price: a burned good, a cannon, an engine, a stop, a line of meteors."""
    match offer:
        case BurnOffer():
            cells = {(choice.furnace, choice.battery): choice.cells for choice in offer.choices}
            return worthwhile(legal, Burn, lambda a: CELL * cells[(a.furnace, a.battery)] - PRICE[a.good])
        case BoostOffer():
            return boost(card, offer, legal)
        case JumpOffer():
            flees = card is not None and card.strength * 2 > cannons + MARGIN and not offer.last
            return first(legal, Jump) if flees else PASS
        case JunkyardOffer():
            rows = {choice.stop: worth_of(choice.row, choice.fewer) for choice in offer.stops}
            return worthwhile(legal, StopAt, lambda action: rows[action.stop])
        case AimOffer():
            fear = {choice.course: fears(choice.meteors) for choice in offer.courses}
            return best(legal, Aim, lambda a: fear[a.course] - 0.1 * offer.targets.index(a.target))
    return None


def fears(projectiles: Sequence[Projectile]) -> float:
    """Return what projectiles are feared to cost."""
    return plain_sum([BLOW[one.kind] for one in projectiles])


def worth_of(stop: Stop, fewer: int) -> float:
    """Return what a square of a Junkyard brings beyond its price."""
    humans, cells, credits, days = [max(0, n - fewer) for n in (stop.humans, stop.cells, stop.credits, stop.days)]
    price = 1.5 * MAN * stop.takes_crew + CELL * stop.takes_cells + fears(stop.projectiles)
    return MAN * humans + CELL * cells + credits + DAY * days - price


def boost(card: CardRow | None, offer: BoostOffer, legal: Sequence[Action]) -> Action:
    """Sacrifice a cannon only where that alone beats the enemy."""
    wanted = 2 * card.strength + 1 if card is not None and card.strength else 0
    adds = {(one.booster, one.cannon): one.halves for one in offer.choices}
    beating = [a for a in legal if isinstance(a, Boost) and offer.strength + adds[(a.booster, a.cannon)] >= wanted]
    return beating[0] if wanted > offer.strength and beating else PASS
