"""Where modules ask for money, days or cells: what a thing is worth decides, and a loan only where it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.galaxy_trucker.board_view import BoardView
from astrodrome.bots.galaxy_trucker.component_values import CELL, DAY, POINT, PRICE, wanted
from astrodrome.games.galaxy_trucker.content.figures import LOAN, LOAN_PRICE
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.modules.bonus.records import Bid, BidOffer, DieOffer
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    DECLINE,
    AuctionOffer,
    BidOpenly,
    HandOver,
    HelpOffer,
    ParcelOffer,
    Pay,
    QuarantineOffer,
    TollOffer,
)
from astrodrome.games.galaxy_trucker.modules.roads.records import PayUnion, UnionOffer
from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, TAKE_LOAN, TAKE_OPPORTUNITY, LoseCrew
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, Action, Offer

INTEREST: Final = LOAN_PRICE - LOAN
"""What a loan costs."""
ALIEN: Final[dict[Member, float]] = {"purple": 2.2, "brown": 2.2, "cyan": 1.6}
"""What an alien is thought to be worth."""
GOING_ON: Final = 9.0
"""What it is worth to finish: rewards, and the other half of the goods."""
BANG: Final = 2.0
"""What a parcel is feared to cost when it goes off."""
WORMHOLE: Final = 1.3
"""Days gained count more where somebody else loses as many."""
POLICE: Final = 2
"""The most that is bid in secret to name what everybody gives up."""


def bargain(
    card: CardRow | None, spare: int, offer: Offer | None, legal: Sequence[Action], view: BoardView
) -> Action | None:
    """Return the answer to an offer that has a price; None: it has none. `spare` is the crew that may go."""
    match offer:
        case TollOffer():
            return toll(offer, spare, legal)
        case QuarantineOffer():
            poorest = min(offer.cabins, key=lambda cabin: ALIEN.get(cabin.member, 0.0))
            keep = ALIEN.get(poorest.member, 0.0) > DAY * offer.days
            return DECLINE if keep else LoseCrew(poorest.square)
        case AuctionOffer():
            least_bid = BidOpenly(offer.least)
            return least_bid if least_bid in legal and offer.least <= lot(card, view) else PASS
        case ParcelOffer():
            return hand_over(offer, legal, view)
        case HelpOffer():
            return TAKE_OPPORTUNITY if offer.credits > CELL * offer.cells + DAY * offer.days else PASS
        case UnionOffer():
            return pay_union(offer, legal)
    return None


def toll(offer: TollOffer, spare: int, legal: Sequence[Action]) -> Action:
    """Pay what is cheaper than not paying; wages so far that the crew that must stay does."""
    if offer.crew:
        spared = max(0, spare) // offer.crew
        due = max(0, offer.due - spared)
        if due and offer.credits < due and TAKE_LOAN in legal:
            return TAKE_LOAN
        return next((one for one in legal if isinstance(one, Pay) and one.credits <= due), DECLINE)
    gain = DAY * offer.days + PRICE["red"] * offer.goods - offer.due
    if gain > 0 and Pay(offer.due) in legal:
        return Pay(offer.due)
    return TAKE_LOAN if gain > INTEREST and TAKE_LOAN in legal and offer.credits < offer.due else DECLINE


def lot(card: CardRow | None, view: BoardView) -> float:
    """Return what is auctioned is worth: days, or a component that the ship wants."""
    if card is not None and card.family == "wormhole_auction":
        return WORMHOLE * DAY * card.days
    return max([wanted(kind, view.kinds) for kind in view.depot.values()], default=0.0) * POINT


def hand_over(offer: ParcelOffer, legal: Sequence[Action], view: BoardView) -> Action:
    """Hand a parcel on while that is cheaper than the bang, to the player least likely to pay for handing it on."""
    poorest = min(offer.targets, key=lambda seat: view.credits[seat])
    handed = HandOver(poorest)
    return handed if handed in legal and offer.price < BANG else PASS


def pay_union(offer: UnionOffer, legal: Sequence[Action]) -> Action:
    """Pay the union, in credits first, unless the wages are more than the finish brings."""
    paying = [one for one in legal if isinstance(one, PayUnion)]
    if paying and offer.due <= GOING_ON:
        return max(paying, key=lambda one: one.credits)
    return TAKE_LOAN if TAKE_LOAN in legal and not paying and offer.due + INTEREST <= GOING_ON else GIVE_UP


def gamble(offer: Offer | None, legal: Sequence[Action], chance: Chance) -> Action | None:
    """Return an answer that nobody can foresee: a number on a die, a small bid in secret; None: nothing is secret."""
    match offer:
        case DieOffer():
            return legal[chance.below("die", len(legal))]
        case BidOffer():
            return Bid(chance.below("bid", 1 + min(offer.most // 4, POLICE)))
    return None
