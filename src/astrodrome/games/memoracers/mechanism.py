"""The mechanism: the last visitor of the round may swap two face-down neighbours (MR-085 to MR-092)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.memoracers.actions import KEEP, SWAPS, KeepTiles, SwapTiles
from astrodrome.games.memoracers.events import TilesKept, TilesSwapped
from astrodrome.games.memoracers.figures import FRONT
from astrodrome.games.memoracers.offers import SwapChoice, SwapOffer
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def last_visitor(g: MemoRacers) -> Seat | None:
    """Return the last ship still racing that entered a mechanism this round (MR-086, MR-091)."""
    for seat in reversed(g.mechanism_visitors):
        if g.racing[seat]:
            return seat
    return None


class VisitorSwaps(SeatDecision[MemoRacers]):
    """Swap two adjacent face-down tiles without looking, or leave them (MR-088, MR-089)."""

    takes = (SwapTiles, KeepTiles)
    rules = ("MR-088", "MR-089")

    @override
    def asks(self, g: MemoRacers) -> Seats:
        """Ask the last visitor, if two neighbours lie face down at all (MR-090)."""
        for place in range(FRONT):
            if not g.face_up[place] and not g.face_up[place + 1]:
                return (self.seat,)
        return ()

    @override
    def candidates(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        """Return keeping first, then each pair of neighbours; the ends of the row are no pair (MR-169)."""
        return [KEEP, *SWAPS]

    @override
    def refuse(self, g: MemoRacers, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a pair that is not in the row or not wholly face down."""
        if isinstance(action, KeepTiles):
            return None
        assert isinstance(action, SwapTiles)
        if not 0 <= action.place < FRONT:
            return Refusal("MR-169", "no-neighbour", (("place", action.place + 1),))
        if g.face_up[action.place] or g.face_up[action.place + 1]:
            return Refusal("MR-088", "swap-face-up", (("place", action.place + 1), ("next", action.place + 2)))
        return None

    @override
    def answer(self, g: MemoRacers, seat: Seat, action: Action) -> None:
        """Exchange the tiles; all see which places, nobody sees a face."""
        if not isinstance(action, SwapTiles):
            if g.listening:
                g.emit(TilesKept(seat))
            return
        place = action.place
        g.row[place], g.row[place + 1] = g.row[place + 1], g.row[place]
        g.tile_last_seen[place], g.tile_last_seen[place + 1] = g.tile_last_seen[place + 1], g.tile_last_seen[place]
        g.round_last_seen[place], g.round_last_seen[place + 1] = g.round_last_seen[place + 1], g.round_last_seen[place]
        if g.listening:
            g.emit(TilesSwapped(seat, place))

    @override
    def offer(self, g: MemoRacers, seat: Seat) -> Offer:
        return SwapOffer(tuple([SwapChoice(swap.place, self.refuse(g, seat, swap)) for swap in SWAPS]))
