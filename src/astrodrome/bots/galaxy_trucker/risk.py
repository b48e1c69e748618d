"""What a flight with modules puts at stake: those aboard, and the purse, for who ends with debts has lost the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.box.options import expands
from astrodrome.games.galaxy_trucker.content.figures import (
    CABIN_HUMANS,
    FINISH_REWARDS,
    LOAN_PRICE,
    LOST_COMPONENT_PRICE,
)
from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.game.settlement import price_of_losses
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer, PartChoice
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.seats import Seat

FLYING: Final = 6.0
"""What it is worth to fly on, in components: about what a flight of class IIA or III still brings on average."""
FEW_HUMANS: Final = (3, 4)
"""With no more humans than this a ship of one half, or of two, is likely to be empty before the finish."""
CARD: Final = 0.5
"""What a card costs a ship on average, in components: about five are lost on ten cards, whatever the class."""
LAST_CARD: Final = 1
"""Before the last card the finish is so near that it is tried in any case."""


@dataclass(frozen=True, slots=True)
class Risk:
    """What a trucker stands to lose."""

    humans: Mapping[int, int]
    """Who lives on which square."""
    purse: int | None
    """The credits less loans and lost components; None where no debts can decide the game yet."""
    finish: int
    """The highest reward of the finish."""


def is_expanded(public: PublicView) -> bool:
    """Return whether something of the Big Expansion is in play."""
    return expands(public.modules, public.flights) or bool(public.roads)


def risk_seen(public: PublicView, seat: Seat) -> Risk | None:
    """Return what is at stake, as a view shows it; None in the base game, which is flown without such fears."""
    if not is_expanded(public):
        return None
    ship = public.ships[seat]
    price = LOST_COMPONENT_PRICE * len(ship.lost)
    insurance = BOARDS[public.board].insurance
    purse = ship.credits - LOAN_PRICE * ship.loans - (price if insurance is None else min(price, insurance))
    last = public.flight == len(public.flights)
    return Risk(
        {one.square: one.humans for one in ship.components},
        purse if last and "machinations" in public.modules else None,
        FINISH_REWARDS[BOARDS[public.board].level - 1][0],
    )


def risk_imagined(g: Trucker, seat: Seat) -> Risk | None:
    """Return the same of a game that a search plays."""
    if not g.expanded:
        return None
    last = g.flight == len(g.options.flights) - 1
    purse = g.credits[seat] - debt(g, seat) - price_of_losses(g, seat) if last and g.machinations is not None else None
    return Risk(humans_by_square(g, seat), purse, FINISH_REWARDS[g.level][0])


def humans_by_square(g: Trucker, seat: Seat) -> dict[int, int]:
    """Return where humans live in a game that a search plays."""
    crew = g.crew[seat]
    return {square: crew[square] for square in g.board.squares if 0 < crew[square] <= CABIN_HUMANS}


def worth_keeping(part: PartChoice, risk: Risk | None) -> float:
    """Return what a part of a broken ship is worth: its components, and the flight if somebody lives there."""
    manned = risk is not None and any(risk.humans.get(square) for square in part.squares)
    return len(part.squares) + (FLYING if manned else 0.0)


def goes_home(risk: Risk | None, humans: int, halves: int, offer: GiveUpOffer) -> bool:
    """Return whether a ship gives up with what it has, before the cards to come make a debt of it.

    It does so where few are aboard, or where the cards to come cost more than the finish pays. Who has more than a
    credit for each of them will hardly owe anything, and who has nothing to lose flies on.
    """
    if risk is None or risk.purse is None or offer.cards <= LAST_CARD:
        return False
    weak = humans <= FEW_HUMANS[halves - 1] or CARD * offer.cards > risk.finish
    return weak and 0 < risk.purse + offer.goods_given_up <= offer.cards
