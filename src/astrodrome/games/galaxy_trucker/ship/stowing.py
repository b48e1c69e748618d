"""Gaining goods: all goods of a ship are arranged in one go, and any of them thrown away (GB-124 to GB-126, GB-129)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES, put, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import HOLD, plane
from astrodrome.games.galaxy_trucker.records.actions import Stowage, StowGoods
from astrodrome.games.galaxy_trucker.records.flight_events import GoodsStowed
from astrodrome.games.galaxy_trucker.records.offers import GoodChoice, HoldChoice, StowOffer
from astrodrome.games.galaxy_trucker.ship.goods import COLOURS, RED, aboard, counts, pack, unload, unpack, worth
from astrodrome.games.galaxy_trucker.ship.packing import Room, best_load, proposals
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def rooms(g: Trucker, seat: Seat) -> list[Room]:
    """Return the holds of a ship, the foremost first."""
    found: list[Room] = []
    for square in squares_of(plane(g.hulls[seat], HOLD)):
        component = g.ships[seat][square] // 4
        found.append(Room(square, g.box.ordinary[component], g.box.special[component], g.goods[seat][square]))
    return found


class TruckerStows(RacerDecision):
    """Arrange the goods aboard and the goods gained; what is not stowed is thrown away (GB-125).

    There are too many arrangements to list: `legal` proposes some, and any complete arrangement is checked (GB-124).
    """

    args = ("seat", "gained")
    takes = (StowGoods,)
    rules = ("GB-124", "GB-125")

    def __init__(self, seat: Seat, gained: tuple[int, ...]) -> None:
        self.seat = seat
        self.gained = gained

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask who has a hold; without one the goods are lost."""
        return (self.seat,) if plane(g.hulls[self.seat], HOLD) else ()

    @override
    def complete(self, g: Trucker, seat: Seat) -> bool:
        """Never: arrangements are proposed, not listed."""
        return False

    def at_hand(self, g: Trucker) -> list[int]:
        """Return how many goods of each colour can be arranged."""
        return [old + new for old, new in zip(aboard(g, self.seat), self.gained, strict=True)]

    def most_valuable(self, g: Trucker) -> StowGoods:
        """Return the first proposal, without the others."""
        return best_load(rooms(g, self.seat), self.at_hand(g))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return proposals(rooms(g, seat), self.at_hand(g))

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse what does not fit into a hold, and goods that are not there."""
        assert isinstance(action, StowGoods)
        squares = [stowage.square for stowage in action.holds]
        if len(set(squares)) != len(squares):
            return Refusal("GB-124", "hold-named-twice")
        for stowage in action.holds:
            refusal = refuse_stowage(g, seat, stowage)
            if refusal is not None:
                return refusal
        wanted = counts(stowed(action))
        for colour, there in enumerate(self.at_hand(g)):
            if wanted[colour] > there:
                args = (("good", GOODS[colour]), ("wanted", wanted[colour]), ("there", there))
                return Refusal("GB-125", "goods-not-there", args)
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Empty all holds and fill them again; the rest goes to the bank."""
        assert isinstance(action, StowGoods)
        before = self.at_hand(g)
        for room in rooms(g, seat):
            unload(g, seat, room.square)
        for stowage in action.holds:
            put(g.goods, seat, stowage.square, pack(stowage.goods))
        after = aboard(g, seat)
        for colour in range(COLOURS):
            g.goods_in_bank[colour] -= after[colour]
        if g.listening:
            thrown = [GOODS[colour] for colour in range(COLOURS) for _ in range(before[colour] - after[colour])]
            g.emit(GoodsStowed(seat, action.holds, tuple(thrown), worth(after)))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the goods at hand, the spaces of each hold, where each colour may lie, and the most valuable load."""
        ship = rooms(g, seat)
        holds = tuple([HoldChoice(r.square, r.ordinary, r.special, unpack(r.goods)) for r in ship])
        every = tuple([room.square for room in ship])
        special = tuple([room.square for room in ship if room.special])
        at_hand = self.at_hand(g)
        goods = [
            GoodChoice(good, at_hand[colour], self.gained[colour], special if colour == RED else every)
            for colour, good in enumerate(GOODS)
        ]
        return StowOffer(tuple(goods), holds, best_load(ship, at_hand).holds)


def refuse_stowage(g: Trucker, seat: Seat, stowage: Stowage) -> Refusal | None:
    """Refuse goods for a square without a hold, too many goods, or a red one outside a special space (GB-124)."""
    square = stowage.square
    if not 0 <= square < SQUARES or not plane(g.hulls[seat], HOLD) >> square & 1:
        return Refusal("GB-124", "not-a-hold")
    component = g.ships[seat][square] // 4
    special = g.box.special[component]
    spaces = g.box.ordinary[component] + special
    if len(stowage.goods) > spaces:
        return Refusal("GB-124", "hold-full", (("goods", len(stowage.goods)), ("spaces", spaces)))
    if stowage.goods.count(GOODS[RED]) > special:
        return Refusal("GB-124", "red-needs-special", (("spaces", special),))
    return None


def stowed(action: StowGoods) -> Iterable[Good]:
    """Return all goods of an arrangement."""
    return [good for stowage in action.holds for good in stowage.goods]
