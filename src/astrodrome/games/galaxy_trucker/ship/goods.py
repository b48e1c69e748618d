"""Goods: what lies in which hold, what it is worth, losing it (GB-123 to GB-129).

`goods[seat][square]` counts the goods of each colour in a hold, packed into one number: three bits for each colour, the
most valuable colour (index 0, red) lowest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import GOODS_TABLE
from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES, put
from astrodrome.games.galaxy_trucker.records.actions import LOSE_GOOD, LoseGood
from astrodrome.games.galaxy_trucker.records.flight_events import GoodLost
from astrodrome.games.galaxy_trucker.records.offers import LoseGoodOffer
from astrodrome.games.galaxy_trucker.ship.energy import TruckerSpendsCell
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

COLOURS: Final = len(GOODS)
RED: Final = 0
VALUES: Final = tuple([GOODS_TABLE[good]["value"] for good in GOODS])
"""What a good of each colour is worth, sold (GB-123)."""

BITS: Final = 3
MOST_IN_HOLD: Final = (1 << BITS) - 1


def count_in(packed: int, colour: int) -> int:
    """Return how many goods of a colour a hold has."""
    return packed >> BITS * colour & MOST_IN_HOLD


def pack(goods: Iterable[Good]) -> int:
    """Return goods as the number a hold keeps."""
    return sum([1 << BITS * GOODS.index(good) for good in goods])


def unpack(packed: int) -> tuple[Good, ...]:
    """Return the goods of a hold, the most valuable first."""
    if not packed:
        return ()
    return tuple([good for colour, good in enumerate(GOODS) for _ in range(count_in(packed, colour))])


def counts(goods: Iterable[Good]) -> list[int]:
    """Return how many of each colour there are."""
    found = [0] * COLOURS
    for good in goods:
        found[GOODS.index(good)] += 1
    return found


def aboard(g: Trucker, seat: Seat) -> list[int]:
    """Return how many goods of each colour a ship carries."""
    holds = list(filter(None, g.goods[seat]))
    if not holds:
        return [0] * COLOURS
    return [sum([count_in(packed, colour) for packed in holds]) for colour in range(COLOURS)]


def worth(goods: Sequence[int]) -> int:
    """Return the value of goods counted by colour (GB-123)."""
    return sum(map(mul, goods, VALUES))


def half_price(value: int) -> int:
    """Return half of the value of goods, rounded up: what they bring after giving up (GB-169)."""
    return (value + 1) // 2


def unload(g: Trucker, seat: Seat, square: int) -> None:
    """Return the goods of a hold to the bank."""
    packed = g.goods[seat][square]
    if packed:
        put(g.goods, seat, square, 0)
        for colour in range(COLOURS):
            g.goods_in_bank[colour] += count_in(packed, colour)


def holds_with(g: Trucker, seat: Seat, colour: int) -> list[int]:
    """Return the squares of the holds with goods of a colour."""
    goods = g.goods[seat]
    return [square for square in g.board.squares if count_in(goods[square], colour)]


def dearest(g: Trucker, seat: Seat) -> int | None:
    """Return the most valuable colour aboard, or None where there are no goods (GB-127)."""
    for colour, count in enumerate(aboard(g, seat)):
        if count:
            return colour
    return None


def lose_good(g: Trucker, seat: Seat, square: int, colour: int) -> None:
    """Send one good to the bank."""
    put(g.goods, seat, square, g.goods[seat][square] - (1 << BITS * colour))
    g.goods_in_bank[colour] += 1
    if g.listening:
        g.emit(GoodLost(seat, GOODS[colour], square))


class TruckerLosesGoods(RacerDecision):
    """Lose the most valuable goods one by one; between equal ones the owner chooses (GB-127)."""

    args = ("seat", "left")
    takes = (LoseGood,)
    rules = ("GB-127",)

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask where equal goods lie in several holds and not all of them go."""
        colour = dearest(g, self.seat)
        if colour is None or aboard(g, self.seat)[colour] <= self.left:
            return ()
        return (self.seat,) if len(holds_with(g, self.seat, colour)) > 1 else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        """Take what leaves no choice; for each good that is missing a cell goes instead (GB-128)."""
        colour = dearest(g, self.seat)
        if colour is None:
            g.then(TruckerSpendsCell(self.seat, self.left, True))
            return
        square = holds_with(g, self.seat, colour)[0]
        lose_good(g, self.seat, square, colour)
        self.go_on(g)

    def go_on(self, g: Trucker) -> None:
        """Ask for the next good."""
        if self.left > 1:
            g.then(TruckerLosesGoods(self.seat, self.left - 1))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        colour = dearest(g, seat)
        return [] if colour is None else [LOSE_GOOD[square] for square in holds_with(g, seat, colour)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a hold without goods of the most valuable colour."""
        assert isinstance(action, LoseGood)
        colour = dearest(g, seat)
        assert colour is not None, "only who has goods is asked"
        if not 0 <= action.square < SQUARES or not count_in(g.goods[seat][action.square], colour):
            return Refusal("GB-127", "dearest-first", (("good", GOODS[colour]),))
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, LoseGood)
        colour = dearest(g, seat)
        assert colour is not None, "only who has goods is asked"
        lose_good(g, seat, action.square, colour)
        self.go_on(g)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        colour = dearest(g, seat)
        assert colour is not None, "only who has goods is asked"
        return LoseGoodOffer(GOODS[colour], tuple(holds_with(g, seat, colour)), self.left)
