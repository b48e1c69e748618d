"""The settlement: finish reward, best-looking ship, goods, lost components (GB-168 to GB-180)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import (
    BEST_LOOKING,
    FINISH_REWARDS,
    LEFTOVER_PRICE,
    LOST_COMPONENT_PRICE,
    LUXURY_REWARDS,
    MANAGER_REWARDS,
)
from astrodrome.games.galaxy_trucker.flight.loans import afford, repay_all
from astrodrome.games.galaxy_trucker.flight.module_effects import arrivals, beauties, charged_for, plays_as_five
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import LUXURY, plane
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.records.flight_events import EXTRAS, ExtraPaid, FlightSettled, LawyerHelped
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES
from astrodrome.games.galaxy_trucker.ship.goods import aboard, half_price, worth
from astrodrome.games.galaxy_trucker.ship.headings import front
from astrodrome.games.galaxy_trucker.ship.module_effects import has_specialist, merchant_extra
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.components import custom_components
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class SettleFlight(Task[Trucker]):
    """Pay and be paid, in the printed order (GB-173)."""

    @override
    def run(self, g: Trucker) -> None:
        """Write one account for each player; the cards of the flight are used from now on (GB-015)."""
        finish, beauty = finish_rewards(g), best_looking(g)
        accounts: list[list[int]] = []
        for seat in range(g.seats):
            goods = sale(g, seat)
            extras = pay_extras(g, seat) if g.expanded else [0] * len(EXTRAS)
            g.credits[seat] += finish[seat] + beauty[seat] + goods
            price = price_of_losses(g, seat)
            losses = afford(g, seat, price)  # GB-006, GB-180: what is too much is forgiven
            g.credits[seat] -= losses
            if g.expanded:
                extras[LEFTOVERS] = -pay_leftovers(g, seat)
                extras[LOANS] = settle_loans(g, seat)
            halves = halves_flown(g)
            sold = 0 if halves is None else halves.goods_income[seat]  # GX-313: paid already
            accounts.append([g.income[seat], finish[seat], beauty[seat], goods + sold, -losses, *extras])
            if g.listening:
                lost = len(charged_for(g, seat))
                saved = LOST_COMPONENT_PRICE * lost - price
                if saved and has_lawyer(g, seat):
                    g.emit(LawyerHelped(seat, saved))
                g.emit(FlightSettled(seat, finish[seat], beauty[seat], goods, losses, g.credits[seat], lost, price))
        g.accounts = [*g.accounts, accounts]
        g.cards_of_earlier_flights = sorted(g.cards_of_earlier_flights + g.revealed)


def finish_rewards(g: Trucker) -> list[int]:
    """Return what each player gets for the finish; with five the first two are paid alike (GB-174, GX-241, GX-242)."""
    rewards = FINISH_REWARDS[g.level]
    places = [rewards[0], *rewards] if plays_as_five(g) else rewards
    paid = [0] * g.seats
    for seat, reward in zip(arrivals(g), places, strict=False):
        paid[seat] = reward
    return paid


def best_looking(g: Trucker) -> list[int]:
    """Return the bonus of the best-looking ships: the fewest exposed connectors, with five the two fewest (GB-176).

    A ship level with a rewarded one is rewarded too (GX-243 to GX-245).
    """
    counts = {seat: exposed(g.hulls[seat]) for seat in beauties(g)}
    level = sorted(counts.values())[: 2 if plays_as_five(g) else 1]
    return [BEST_LOOKING[g.level] if seat in counts and counts[seat] <= level[-1] else 0 for seat in range(g.seats)]


def sale(g: Trucker, seat: Seat) -> int:
    """Return what the goods of a ship bring: all of their value, or half after giving up (GB-169, GB-177)."""
    goods = aboard(g, seat)
    value = worth(goods)
    paid = value if g.flying[seat] else half_price(value)
    return paid + merchant_extra(g, seat, goods)


def pay_extras(g: Trucker, seat: Seat) -> list[int]:
    """Pay what modules add for a ship that finishes, in the order of `EXTRAS` (GX-059, GX-060, GX-175, GX-177)."""
    extras = [0] * len(EXTRAS)
    if g.flying[seat]:
        extras = [luxury(g, seat), manager(g, seat), creativity(g, seat), 0, 0]
    for line, amount in zip(EXTRAS, extras, strict=True):
        g.credits[seat] += amount
        if g.listening and amount:
            g.emit(ExtraPaid(seat, line, amount))
    return extras


LEFTOVERS: Final = EXTRAS.index("leftovers")
LOANS: Final = EXTRAS.index("loans")


def creativity(g: Trucker, seat: Seat) -> int:
    """Return the bonus for a finisher who faces where no other finisher does (GX-265 to GX-268)."""
    others = [front(g, other) for other in g.order() if other != seat]
    return BEST_LOOKING[g.level] if g.board.any_front and front(g, seat) not in others else 0


def pay_leftovers(g: Trucker, seat: Seat) -> int:
    """Pay for components made to order that were not used, as far as credits go (GX-477, GX-478)."""
    price = afford(g, seat, LEFTOVER_PRICE * len(custom_components(g, seat)))
    g.credits[seat] -= price
    if g.listening and price:
        g.emit(ExtraPaid(seat, "leftovers", -price))
    return price


def settle_loans(g: Trucker, seat: Seat) -> int:
    """Return what loans brought in this flight; after the last one all are repaid, as far as possible (GX-356)."""
    if g.machinations is None:
        return 0
    if g.flight == len(g.options.flights) - 1:
        repay_all(g, seat)
    return g.machinations.borrowed[seat]


def luxury(g: Trucker, seat: Seat) -> int:
    """Return the reward for the luxury cabins that are still occupied (GX-059)."""
    cabins = squares_of(plane(g.hulls[seat], LUXURY))
    return LUXURY_REWARDS[g.level] * sum([g.crew[seat][square] > 0 for square in cabins])


def manager(g: Trucker, seat: Seat) -> int:
    """Return the Manager's reward, by the kinds of aliens still aboard (GX-175, GX-176)."""
    kinds = sum([code in g.crew[seat] for code in ALIEN_CODES])
    return MANAGER_REWARDS[kinds - 1] if has_specialist(g, seat, "manager") else 0


def has_lawyer(g: Trucker, seat: Seat) -> bool:
    """Return whether the Lawyer is aboard at the end, which is when he helps (GX-170)."""
    return g.expanded and has_specialist(g, seat, "lawyer")


def price_of_losses(g: Trucker, seat: Seat) -> int:
    """Return what lost components cost, as far as the class is not insured (GB-170, GB-171, GB-178, GB-179).

    With the Lawyer aboard an insured class pays nothing, another one half, rounded up (GX-168, GX-169, GX-Q45).
    """
    price = LOST_COMPONENT_PRICE * len(charged_for(g, seat))
    insurance = g.board.insurance
    if has_lawyer(g, seat):
        return half_price(price) if insurance is None else 0
    return price if insurance is None else min(price, insurance)


SETTLE_FLIGHT: Final = SettleFlight()
