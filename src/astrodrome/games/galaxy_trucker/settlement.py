"""The settlement: finish reward, best-looking ship, goods, lost components (GB-168 to GB-180)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.figures import BEST_LOOKING, FINISH_REWARDS, LOST_COMPONENT_PRICE
from astrodrome.games.galaxy_trucker.flight_events import FlightSettled
from astrodrome.games.galaxy_trucker.giving_up import half_price
from astrodrome.games.galaxy_trucker.goods import aboard, worth
from astrodrome.games.galaxy_trucker.ship import exposed
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


class SettleFlight(Task[Trucker]):
    """Pay and be paid, in the printed order (GB-173)."""

    def run(self, g: Trucker) -> None:
        """Write one account for each player; the cards of the flight are used from now on (GB-015)."""
        finishers = g.order()
        fewest = min([exposed(g.hulls[seat]) for seat in finishers], default=0)
        rewards = FINISH_REWARDS[g.level]
        accounts: list[list[int]] = []
        for seat in range(g.seats):
            flew = seat in finishers
            finish = rewards[finishers.index(seat)] if flew else 0
            beauty = BEST_LOOKING[g.level] if flew and exposed(g.hulls[seat]) == fewest else 0
            goods = sale(g, seat)
            g.credits[seat] += finish + beauty + goods
            losses = min(price_of_losses(g, seat), g.credits[seat])  # GB-006, GB-180: the rest is forgiven
            g.credits[seat] -= losses
            accounts.append([g.income[seat], finish, beauty, goods, -losses])
            if g.heard:
                g.tell(FlightSettled(seat, finish, beauty, goods, losses, g.credits[seat]))
        g.accounts = [*g.accounts, accounts]
        g.used = sorted(g.used + g.revealed)


def sale(g: Trucker, seat: Seat) -> int:
    """Return what the goods of a ship bring: all of their value, or half after giving up (GB-169, GB-177)."""
    value = worth(aboard(g, seat))
    return value if g.flying[seat] else half_price(value)


def price_of_losses(g: Trucker, seat: Seat) -> int:
    """Return what lost components cost, as far as the class is not insured (GB-170, GB-171, GB-178, GB-179)."""
    price = LOST_COMPONENT_PRICE * len(g.lost[seat])
    insurance = g.board.insurance
    return price if insurance is None else min(price, insurance)


SETTLE_FLIGHT: Final = SettleFlight()
