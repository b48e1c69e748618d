"""Race movement: advances, double-move squares, Meteors on the way (CM-140 to CM-151, CM-171 to CM-175)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import LAST_SQUARE
from astrodrome.games.celerium.content.vocabulary import KINDS, VEHICLES
from astrodrome.games.celerium.records.actions import ADVANCES, REPEATS, STAY_THERE, Advance, Repeat, StayThere
from astrodrome.games.celerium.records.offers import AdvanceOffer, RepeatOffer, VehicleReach
from astrodrome.games.celerium.records.race_events import MeteorStopped, VehicleAdvanced, VehiclePushed
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.games.celerium.track.tracks import landings, meteor_on_way
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def move_to(g: Celerium, vehicle: int, square: int) -> bool:
    """Move a vehicle towards a square, within the limits; return whether a Meteor stopped it (CM-127, CM-171)."""
    square = on_track(square)
    stopper = meteor_on_way(g, vehicle, g.square[vehicle], square)
    if stopper is None:
        g.square[vehicle] = square
        return False
    g.square[vehicle] = g.meteors[stopper]
    g.stopped_by_meteor[stopper] |= 1 << vehicle  # CM-172: it stops this vehicle only once
    g.held_by_meteor[vehicle] = True
    return True


def tell_stop(g: Celerium, vehicle: int) -> None:
    """Emit that a Meteor stopped a vehicle."""
    g.emit(MeteorStopped(vehicle // VEHICLES, KINDS[vehicle % VEHICLES], g.square[vehicle]))


def advance(g: Celerium, vehicle: int, squares: int) -> int:
    """Advance a vehicle; return how far it may go again from a double-move square (CM-147, CM-148, CM-174)."""
    start = g.square[vehicle]
    stopped = move_to(g, vehicle, start + squares)
    end = g.square[vehicle]
    if g.listening and end != start:
        g.emit(VehicleAdvanced(vehicle // VEHICLES, KINDS[vehicle % VEHICLES], start, end))
        if stopped:
            tell_stop(g, vehicle)
    return end - start if g.tables.track.double[end] and not stopped else 0


def refuse_mover(g: Celerium, vehicle: int) -> Refusal | None:
    """Return why a franchise cannot move this vehicle now (CM-173, CM-177, CM-280)."""
    if g.carries_shot[vehicle]:
        return Refusal("CM-280", "shot", (("vehicle", KINDS[vehicle % VEHICLES]),))
    if g.held_by_meteor[vehicle]:
        return Refusal("CM-173", "stopped", (("vehicle", KINDS[vehicle % VEHICLES]),))
    return None


def refuse_advance(g: Celerium, vehicle: int, squares: int, most: int) -> Refusal | None:
    """Return why an advance of some squares is not allowed (CM-127, CM-142)."""
    refusal = refuse_mover(g, vehicle)
    if refusal is not None:
        return refusal
    if not 1 <= squares <= most:
        return Refusal("CM-142", "squares-of-card", (("most", most), ("squares", squares)))
    left = LAST_SQUARE - g.square[vehicle]
    if squares > left:
        return Refusal("CM-127", "end-of-track", (("last", LAST_SQUARE), ("left", left)))
    return None


def can_advance(g: Celerium, seat: Seat) -> bool:
    """Return whether a franchise has a vehicle that it may advance (CM-142)."""
    for vehicle in (VEHICLES * seat, VEHICLES * seat + 1):
        if g.square[vehicle] < LAST_SQUARE and not g.carries_shot[vehicle] and not g.held_by_meteor[vehicle]:
            return True
    return False


class FranchiseAdvances(Decision[Celerium]):
    """Advance one vehicle by as many squares as are paid for, or fewer (CM-141, CM-142)."""

    args = ("seat", "most")
    takes = (Advance,)
    rules = ("CM-141", "CM-142")

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    @override
    def asks(self, g: Celerium) -> Seats:
        return (self.seat,)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [action for kind in range(VEHICLES) for action in ADVANCES[kind][1 : self.most + 1]]

    @override
    def legal(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        for kind in range(VEHICLES):
            vehicle = VEHICLES * seat + kind
            if not g.carries_shot[vehicle] and not g.held_by_meteor[vehicle]:
                found += ADVANCES[kind][1 : min(self.most, LAST_SQUARE - g.square[vehicle]) + 1]
        return found

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Advance)
        return refuse_advance(g, VEHICLES * seat + KINDS.index(action.vehicle), action.squares, self.most)

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Advance; a double-move square may repeat it."""
        assert isinstance(action, Advance)
        kind = KINDS.index(action.vehicle)
        again = advance(g, VEHICLES * seat + kind, action.squares)
        if again:
            g.then(FranchiseRepeats(seat, kind, again))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        reach = [vehicle_reach(g, VEHICLES * seat + kind, self.most) for kind in range(VEHICLES)]
        return AdvanceOffer(tuple(reach))


def vehicle_reach(g: Celerium, vehicle: int, most: int) -> VehicleReach:
    """Return where a vehicle would land for each number of squares, or why it cannot move."""
    refusal = refuse_advance(g, vehicle, 1, max(most, 1))
    reach = () if refusal else landings(g, vehicle, most)
    return VehicleReach(KINDS[vehicle % VEHICLES], reach, refusal)


class FranchiseRepeats(Decision[Celerium]):
    """An advance ended on a double-move square: go on by as much, by less, or stay (CM-147, CM-149, CM-150)."""

    args = ("seat", "kind", "most")
    takes = (Repeat, StayThere)
    rules = ("CM-147", "CM-149")

    def __init__(self, seat: Seat, kind: int, most: int) -> None:
        self.seat = seat
        self.kind = kind
        self.most = most

    def room(self, g: Celerium) -> int:
        """Return how far the vehicle may go again."""
        return min(self.most, LAST_SQUARE - g.square[VEHICLES * self.seat + self.kind])

    @override
    def asks(self, g: Celerium) -> Seats:
        """Ask the player of the card, unless the track ends here."""
        return (self.seat,) if self.room(g) else ()

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [STAY_THERE, *REPEATS[1 : self.room(g) + 1]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse more squares than brought the vehicle here, or than the track has left."""
        if not isinstance(action, Repeat):
            return None
        if not 1 <= action.squares <= self.most:
            return Refusal("CM-147", "squares-of-repeat", (("most", self.most), ("squares", action.squares)))
        if action.squares > self.room(g):
            return Refusal("CM-127", "end-of-track", (("last", LAST_SQUARE), ("left", self.room(g))))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Go on; another double-move square repeats by the length of this advance (CM-149)."""
        if isinstance(action, Repeat):
            again = advance(g, VEHICLES * seat + self.kind, action.squares)
            if again:
                g.then(FranchiseRepeats(seat, self.kind, again))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        return RepeatOffer(KINDS[self.kind], landings(g, VEHICLES * seat + self.kind, self.most))


class PushBack(Task[Celerium]):
    """An attack pushes a vehicle back; Meteors stop it, double-move squares do not act (CM-151, CM-171, CM-270)."""

    args = ("vehicle", "squares")

    def __init__(self, vehicle: int, squares: int) -> None:
        self.vehicle = vehicle
        self.squares = squares

    @override
    def run(self, g: Celerium) -> None:
        """Move it, unless its franchise avoided the attack."""
        if self.vehicle // VEHICLES in g.avoided_attack:
            return
        start = g.square[self.vehicle]
        stopped = move_to(g, self.vehicle, start - self.squares)
        end = g.square[self.vehicle]
        if g.listening and end != start:
            g.emit(VehiclePushed(self.vehicle // VEHICLES, KINDS[self.vehicle % VEHICLES], start, end))
            if stopped:
                tell_stop(g, self.vehicle)
