"""Gaining goods: one of them forgone, some burned, the others stowed (GB-125, GB-129, GX-138 to GX-146, GX-207)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.flight.losing_crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.flight.module_effects import infected
from astrodrome.games.galaxy_trucker.geometry.grid import put, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import BATTERY, FURNACE, plane
from astrodrome.games.galaxy_trucker.geometry.hull_queries import joined_to
from astrodrome.games.galaxy_trucker.records.actions import Burn, Forgo
from astrodrome.games.galaxy_trucker.records.flight_events import GoodBurned, GoodForgone
from astrodrome.games.galaxy_trucker.records.offers import BurnChoice, BurnOffer, ForgoOffer
from astrodrome.games.galaxy_trucker.ship.goods import BITS, aboard, counts, holds_with, worth
from astrodrome.games.galaxy_trucker.ship.packing import most_valuable
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.ship.stowing import TruckerStows, rooms
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def gain(seat: Seat, goods: tuple[Good, ...], fewer: int) -> Task[Trucker]:
    """Return how a player gains goods: all of them, or one fewer where somebody was first (GX-207, GX-214)."""
    return TruckerForgoes(seat, goods) if fewer else GainGoods(seat, goods)


def best_gain(g: Trucker, seat: Seat, goods: tuple[Good, ...], fewer: int) -> int:
    """Return how much more a ship's goods could be worth with these, some of them fewer, in the holds it has."""
    before = aboard(g, seat)
    spaces = rooms(g, seat)
    found = 0
    for gained in combinations(goods, max(0, len(goods) - fewer)):
        at_hand = [old + new for old, new in zip(before, counts(gained), strict=True)]
        found = max(found, worth(most_valuable(spaces, at_hand)) - worth(before))
    return found


class TruckerForgoes(RacerDecision):
    """Who is second chooses the good to do without (GX-207, GX-214, GX-220)."""

    args = ("seat", "goods")
    takes = (Forgo,)
    rules = ("GX-207",)

    def __init__(self, seat: Seat, goods: tuple[Good, ...]) -> None:
        self.seat = seat
        self.goods = goods

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        return (self.seat,) if len(set(self.goods)) > 1 else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        self.forgo(g, self.goods[0])

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Forgo(good) for good in GOODS]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Forgo)
        return None if action.good in self.goods else Refusal("GX-207", "not-in-reward", (("good", action.good),))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, Forgo)
        self.forgo(g, action.good)

    def forgo(self, g: Trucker, good: Good) -> None:
        """Leave one good, gain the rest."""
        left = list(self.goods)
        left.remove(good)
        if g.listening:
            g.emit(GoodForgone(self.seat, good))
        g.then(GainGoods(self.seat, tuple(left)))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return ForgoOffer(self.goods)


class GainGoods(RacerTask):
    """A player gains goods, as far as the bank has them (GB-125, GB-129)."""

    args = ("seat", "goods")

    def __init__(self, seat: Seat, goods: tuple[Good, ...]) -> None:
        self.seat = seat
        self.goods = goods

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Let the player burn some of what there is, and arrange the rest."""
        gained = tuple([min(count, g.goods_in_bank[colour]) for colour, count in enumerate(counts(self.goods))])
        if sum(gained):
            stowing = TruckerBurns(self.seat, gained, ()) if g.box.technologies else TruckerStows(self.seat, gained)
            g.then(stowing, *infection(g, self.seat, sum(gained)))


def infection(g: Trucker, seat: Seat, goods: int) -> list[Task[Trucker]]:
    """Return the deaths that gained goods bring about; only humans die (GX-461, GX-464)."""
    deaths = infected(g, seat, goods)
    return [TruckerLosesCrew(seat, deaths, True)] if deaths else []


class TruckerBurns(RacerDecision):
    """Each furnace may burn one good, gained or aboard, and fill one battery joined to it (GX-139 to GX-146)."""

    args = ("seat", "gained", "used")
    takes = (Burn, Pass)
    rules = ("GX-139", "GX-140", "GX-141")

    def __init__(self, seat: Seat, gained: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.seat = seat
        self.gained = gained
        self.used = used

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask who has a furnace joined to a battery that is not full."""
        return (self.seat,) if burning(g, self.seat, self.used) and any(self.at_hand(g)) else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        g.then(TruckerStows(self.seat, self.gained))

    def at_hand(self, g: Trucker) -> list[int]:
        """Return how many goods of each colour could be burned (GX-143)."""
        return [old + new for old, new in zip(aboard(g, self.seat), self.gained, strict=True)]

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return burning nothing first, then each way, the cheapest good first."""
        goods = [good for good, count in zip(GOODS, self.at_hand(g), strict=True) if count]
        choices = burning(g, seat, self.used)
        return [PASS, *[Burn(c.furnace, c.battery, good) for good in reversed(goods) for c in choices]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a battery that is full or not joined, a furnace used already, a good that is not there."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Burn)
        ways = [(choice.furnace, choice.battery) for choice in burning(g, seat, self.used)]
        if (action.furnace, action.battery) not in ways:
            return Refusal("GX-138", "no-such-burning")
        if not self.at_hand(g)[GOODS.index(action.good)]:
            return Refusal("GX-143", "no-such-good", (("good", action.good),))
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Burn it, and ask for the next furnace; holds are arranged again afterwards, so any of the goods may go."""
        if isinstance(action, Pass):
            g.then(TruckerStows(seat, self.gained))
            return
        assert isinstance(action, Burn)
        gained, colour = list(self.gained), GOODS.index(action.good)
        if gained[colour]:
            gained[colour] -= 1  # it never leaves the bank
        else:
            hold = holds_with(g, seat, colour)[0]
            put(g.goods, seat, hold, g.goods[seat][hold] - (1 << BITS * colour))
            g.goods_in_bank[colour] += 1
        missing = room_in(g, seat, action.battery)
        if g.listening:
            g.emit(GoodBurned(seat, action.good, action.battery, missing))
        put(g.cells, seat, action.battery, g.cells[seat][action.battery] + missing)
        g.then(TruckerBurns(seat, tuple(gained), (*self.used, action.furnace)))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        goods = tuple([good for good, count in zip(GOODS, self.at_hand(g), strict=True) for _ in range(count)])
        return BurnOffer(tuple(burning(g, seat, self.used)), goods)


def burning(g: Trucker, seat: Seat, used: tuple[int, ...]) -> list[BurnChoice]:
    """Return each furnace not used yet with each battery joined to it that lacks cells (GX-138, GX-142, GX-Q42)."""
    hull = g.hulls[seat]
    found: list[BurnChoice] = []
    for furnace in [one for one in squares_of(plane(hull, FURNACE)) if one not in used]:
        joined = squares_of(joined_to(hull, 1 << furnace) & plane(hull, BATTERY))
        found += [BurnChoice(furnace, battery, room_in(g, seat, battery)) for battery in joined]
    return [choice for choice in found if choice.cells]


def room_in(g: Trucker, seat: Seat, battery: int) -> int:
    """Return how many cells a battery lacks."""
    return g.box.cells[g.ships[seat][battery] // 4] - g.cells[seat][battery]
