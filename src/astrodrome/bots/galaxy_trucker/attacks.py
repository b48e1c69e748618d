"""Where modules let a trucker strike, choose what goes, or put something new on the ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.galaxy_trucker.board_view import BoardView, Part
from astrodrome.bots.galaxy_trucker.choosing import best, worthwhile
from astrodrome.bots.galaxy_trucker.component_values import POINT, WANTED, wanted
from astrodrome.bots.sums import plain_sum
from astrodrome.games.galaxy_trucker.box.box import box_of
from astrodrome.games.galaxy_trucker.content.rows import SIDES, CardRow, Family, Kind
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, WIDTH
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    DepotOffer,
    MountOffer,
    Point,
    PointOffer,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfOffer, PowerHalf
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    ChooseMachination,
    Loosen,
    LoosenOffer,
    MachinationOffer,
    NameOffer,
    NameShip,
    Scrap,
    SystemOffer,
)
from astrodrome.games.galaxy_trucker.modules.roads.records import Drop, DropOffer, Vote, VoteOffer
from astrodrome.games.galaxy_trucker.records.actions import Place, SpendCell
from astrodrome.kernel.records import PASS, Action, Offer

GUNS: Final[tuple[Kind, ...]] = ("cannon_single", "cannon_double", "cannon_bidirectional", "engine_cannon")
ENGINES: Final[tuple[Kind, ...]] = ("engine_single", "engine_double", "engine_cannon")
DEAR: Final[tuple[Kind, ...]] = (*ENGINES, "starting_cabin", "cabin", "luxury_cabin", "battery", "battery_hold")
"""What is not dropped to go faster."""
MOST_DROPPED: Final = 6
"""With more bad joints than this, dropping components does not set a ship going."""
HOME: Final = 12.0
"""What the starting cabin is worth to a ship."""
SHELF: Final = 3.0
"""A component of the Star Depot that brings less is not worth a day and the trouble."""
FEARS: Final[dict[Family, float]] = {
    "stranded_ship": -1.5,
    "junk_for_sale": -1.0,
    "sponsors_prize": -1.5,
    "wormhole_auction": -0.5,
    "drag_race": 0.0,
    "vast_open_space": 0.0,
    "hitchhikers": 0.5,
    "weigh_station": 0.6,
    "toll_queue": 0.8,
    "customs": 0.8,
    "paint_inspection": 1.0,
    "solar_flare": 1.0,
    "quarantine": 1.0,
    "ticking_parcel": 1.2,
    "pay_day": 1.2,
    "road_rage": 1.2,
    "poachers": 1.3,
    "system_test": 1.5,
    "rattle": 1.5,
    "ambush": 1.6,
    "tailgaters": 1.6,
    "power_surge": 1.8,
    "something_behind": 2.0,
    "traffic_jam": 2.0,
}
"""What a machination is feared to cost a careful trucker more than others, who do not know that it comes."""


def strike(card: CardRow | None, offer: Offer | None, legal: Sequence[Action], view: BoardView) -> Action | None:
    """Return what is done to a ship, the bot's or another; None: nothing of the kind is asked."""
    match offer:
        case MachinationOffer():
            families = {row.name: row.family for row in box_of(None, True, True, True).cards}
            return best(legal, ChooseMachination, lambda one: -FEARS.get(families.get(one.card, "rattle"), 1.0))
        case LoosenOffer():
            theirs = view.ships[offer.target]
            return best(legal, Loosen, lambda one: use_of(theirs[one.square]))
        case NameOffer():
            return NameShip(rival(view))
        case PointOffer():
            return best(legal, Point, lambda one: harm(one, view))
        case VoteOffer():
            return best(legal, Vote, lambda one: guns(view, SIDES.index(one.side)))
    return give(card, offer, legal, view)


def give(card: CardRow | None, offer: Offer | None, legal: Sequence[Action], view: BoardView) -> Action | None:
    """Return what goes of the own ship, or comes onto it."""
    match offer:
        case SystemOffer():
            if offer.batteries:
                return SpendCell(max(offer.batteries, key=lambda one: one.cells).square)
            return best(legal, Scrap, lambda one: -sum([1 + use_of(view.own[at]) for at in one.squares]))
        case DropOffer():
            return drop(card, offer, legal, view)
        case HalfOffer():
            return PowerHalf(min(offer.choices, key=lambda one: one.price).half)
        case DepotOffer():
            return worthwhile(legal, TakeFromDepot, lambda one: wanted(view.depot[one.component], view.kinds) - SHELF)
        case MountOffer():
            return best(legal, Place, lambda one: -spoiled(one, view))
    return None


def use_of(part: Part) -> float:
    """Return what a component is worth to a ship that has few of its kind, in credits."""
    return (HOME if part.kind == "starting_cabin" else WANTED[part.kind][0]) * POINT


def rival(view: BoardView) -> int:
    """Return whom days should cost: the ship directly ahead, which may then be overtaken, else the next behind."""
    place = view.order.index(view.seat)
    return view.order[place - 1] if place else view.order[1]


def harm(action: Point, view: BoardView) -> float:
    """Return what coordinates cost the others, and not the bot."""
    column, row = view.board.columns[action.column], view.board.rows[action.row]
    if column is None or row is None:
        return 0.0
    square = row * WIDTH + column
    others = [use_of(view.ships[at][square]) for at in view.order if at != view.seat and square in view.ships[at]]
    own = 4.0 * (1 + use_of(view.own[square])) if square in view.own else 0.0
    return len(others) + 0.2 * plain_sum(others) - own


def guns(view: BoardView, side: int) -> float:
    """Return how well the own ship is armed to one side; the front is easiest to aim at."""
    armed = [part for part in view.own.values() if part.kind in GUNS]
    pointing = [part for part in armed if part.turns == side or part.kind == "cannon_bidirectional"]
    return len(pointing) + 0.5 * (side == FRONT)


def drop(card: CardRow | None, offer: DropOffer, legal: Sequence[Action], view: BoardView) -> Action:
    """Drop something of little use only where the ship would otherwise be left behind in open space."""
    kinds = view.kinds
    stuck = card is not None and "open_space" in card.family and not offer.strength and not kinds["engine_double"]
    if not stuck or len(offer.squares) > MOST_DROPPED or not any(kinds[one] for one in ENGINES):
        return PASS
    cheap = [one for one in legal if isinstance(one, Drop) and view.own[one.square].kind not in DEAR]
    return min(cheap, key=lambda one: use_of(view.own[one.square]), default=PASS)


def spoiled(place: Place, view: BoardView) -> float:
    """Return what is lost where a component is mounted: the one it replaces; a barrel should point forward."""
    there = view.own.get(place.square)
    sideways = 0.1 if place.turns else 0.0
    if there is None:
        return sideways
    kinds = view.kinds
    kinds[there.kind] -= 1
    return sideways + (HOME if there.kind == "starting_cabin" else wanted(there.kind, kinds))
