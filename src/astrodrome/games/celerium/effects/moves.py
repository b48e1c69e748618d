"""ADV, BACK: own vehicles move (CM-273, CM-274)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.figures import FIRST_SQUARE
from astrodrome.games.celerium.content.vocabulary import KINDS, VEHICLES
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses
from astrodrome.games.celerium.records.actions import FALLS, FallBack
from astrodrome.games.celerium.records.offers import BackOffer, Landing, VehicleReach
from astrodrome.games.celerium.records.race_events import VehicleFellBack
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import option_of
from astrodrome.games.celerium.track.movement import FranchiseAdvances, can_advance, move_to, refuse_mover, tell_stop
from astrodrome.games.celerium.track.standing import standing_after
from astrodrome.games.celerium.track.tracks import meteor_on_way
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class Forward(Effect):
    """Advance an own vehicle, as by a movement part (CM-273)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        return None if can_advance(g, seat) else Refusal("CM-142", "none-can-advance")

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseAdvances(seat, option_of(g, card, part).most))


class Backward(Effect):
    """Move an own vehicle back (CM-274)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        for vehicle in (VEHICLES * seat, VEHICLES * seat + 1):
            if refuse_back(g, vehicle, 1, option.most) is None:
                return None
        return Refusal("CM-274", "none-can-go-back")

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseFallsBack(seat, card, part))


def refuse_back(g: Celerium, vehicle: int, squares: int, most: int) -> Refusal | None:
    """Return why a move back is not allowed (CM-127, CM-274)."""
    refusal = refuse_mover(g, vehicle)
    if refusal is not None:
        return refusal
    if not 1 <= squares <= most:
        return Refusal("CM-274", "squares-back", (("most", most), ("squares", squares)))
    left = g.square[vehicle] - FIRST_SQUARE
    if squares > left:
        return Refusal("CM-127", "start-of-track", (("first", FIRST_SQUARE), ("left", left)))
    return None


class FranchiseFallsBack(FranchiseUses):
    """Choose an own vehicle and how far it goes back (CM-274)."""

    takes = (FallBack,)
    rules = ("CM-274",)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        most = self.option(g).most
        return [action for kind in range(VEHICLES) for action in FALLS[kind][1 : most + 1]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, FallBack)
        vehicle = VEHICLES * seat + KINDS.index(action.vehicle)
        return refuse_back(g, vehicle, action.squares, self.option(g).most)

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Move it; Meteors stop it, double-move squares do nothing (CM-274)."""
        assert isinstance(action, FallBack)
        vehicle = VEHICLES * seat + KINDS.index(action.vehicle)
        start = g.square[vehicle]
        stopped = move_to(g, vehicle, start - action.squares)
        if g.listening:
            g.emit(VehicleFellBack(seat, action.vehicle, start, g.square[vehicle]))
            if stopped:
                tell_stop(g, vehicle)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        most = self.option(g).most
        return BackOffer(tuple([reach_back(g, VEHICLES * seat + kind, most) for kind in range(VEHICLES)]))


def reach_back(g: Celerium, vehicle: int, most: int) -> VehicleReach:
    """Return where a vehicle would land for each number of squares back, or why it cannot move."""
    kind, start = KINDS[vehicle % VEHICLES], g.square[vehicle]
    refusal = refuse_back(g, vehicle, 1, most)
    if refusal is not None:
        return VehicleReach(kind, (), refusal)
    found: list[Landing] = []
    for squares in range(1, min(most, start - FIRST_SQUARE) + 1):
        stopper = meteor_on_way(g, vehicle, start, start - squares)
        end = start - squares if stopper is None else g.meteors[stopper]
        found.append(Landing(squares, end, stopper is not None, 0, standing_after(g, vehicle, end)))
    return VehicleReach(kind, tuple(found), None)
