"""Preparing the ships (MR-025 to MR-030) and the handicap (MR-131 to MR-134)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.memoracers.actions import PLACINGS, PlaceShip
from astrodrome.games.memoracers.events import ShipPlaced
from astrodrome.games.memoracers.figures import LANES, SOLO_LANE
from astrodrome.games.memoracers.offers import LaneChoice, PlacingOffer
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class PrepareShips(Task[MemoRacers]):
    """Clear every dashboard; pilots place their ships in turn, the youngest first (MR-025 to MR-029)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Clear the dashboards; in solo the ship has its lane, else the pilots choose theirs."""
        g.clear_dashboards()
        if g.solo:
            place_ship(g, 0, SOLO_LANE)  # MR-146: in solo the lane is not a choice
        else:
            g.then(*[PilotPlacesShip(seat) for seat in g.from_youngest()])


def place_ship(g: MemoRacers, seat: Seat, lane: int) -> None:
    """Put a ship on the start line; its lanes have no effect now (MR-026)."""
    g.lane[seat] = lane
    if g.listening:
        g.emit(ShipPlaced(seat, lane))


class PilotPlacesShip(SeatDecision[MemoRacers]):
    """Choose a free lane of tile 1 (MR-025)."""

    takes = (PlaceShip,)
    rules = ("MR-025",)

    @override
    def candidates(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        return PLACINGS

    @override
    def legal(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        """Return the free lanes, without making refusals; a law holds it to `refuse`."""
        return [PLACINGS[lane - 1] for lane in range(1, LANES + 1) if lane not in g.lane]

    @override
    def refuse(self, g: MemoRacers, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, PlaceShip)
        if not 1 <= action.lane <= LANES:
            return Refusal("MR-004", "no-such-lane", (("lane", action.lane), ("lanes", LANES)))
        if action.lane in g.lane:
            return Refusal("MR-025", "lane-taken", (("lane", action.lane), ("seat", g.lane.index(action.lane))))
        return None

    @override
    def answer(self, g: MemoRacers, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceShip)
        place_ship(g, seat, action.lane)

    @override
    def offer(self, g: MemoRacers, seat: Seat) -> Offer:
        return PlacingOffer(tuple([LaneChoice(p.lane, self.refuse(g, seat, p)) for p in PLACINGS]))
