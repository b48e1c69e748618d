"""Controls of Boosts: by surprise (CM-186 to CM-193), and after the race (CM-194 to CM-213)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.vocabulary import (
    BOOST_TYPES,
    BOOSTS,
    FIRST_TWO,
    KINDS,
    PILOT,
    SHIELD,
    STARBOT,
    VEHICLES,
    WINNER,
)
from astrodrome.games.celerium.records.actions import PENALTIES, TakePenalty
from astrodrome.games.celerium.records.offers import PenaltyChoice, PenaltyOffer
from astrodrome.games.celerium.records.scoring_events import (
    BoostChecked,
    BoostReplaced,
    ControlTurned,
    VehiclePenalised,
)
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TurnControlCard(Task[Celerium]):
    """Turn up one Control card and check the places it names (CM-194, CM-195)."""

    @override
    def run(self, g: Celerium) -> None:
        """Fix who is checked before any penalty moves a vehicle, then check in turn order (CM-199, CM-210)."""
        card = g.control.deck[-1]
        g.control = g.control.turned_up()
        seats = checked_seats(g, g.tables.places[card])
        if g.listening:
            row = g.tables.box.controls[card]
            g.emit(ControlTurned(row.name, row.places, row, tuple(seats)))
        g.then(*[CheckBoosts(seat, g.tables.checked[card], False) for seat in seats])


def checked_seats(g: Celerium, places: int) -> list[Seat]:
    """Return the franchises on the places checked, in turn order; ties are all checked (CM-196 to CM-198)."""
    best = [max(g.square[VEHICLES * seat], g.square[VEHICLES * seat + STARBOT]) for seat in range(g.franchises)]
    ahead = [sum([other > own for other in best]) for own in best]
    if places == WINNER:
        return [seat for seat in g.turn_order() if ahead[seat] == 0]
    if places == FIRST_TWO:
        return [seat for seat in g.turn_order() if ahead[seat] <= 1]
    return g.turn_order()


class CheckBoosts(Task[Celerium]):
    """A franchise shows its active Boosts of some types; each conforms or is lost (CM-186, CM-200 to CM-209)."""

    args = ("seat", "boosts", "surprise")

    def __init__(self, seat: Seat, boosts: tuple[int, ...], surprise: bool) -> None:
        self.seat = seat
        self.boosts = boosts
        self.surprise = surprise

    @override
    def run(self, g: Celerium) -> None:
        """Judge each Boost by the wheel as it stands, then add the penalties up (CM-201, CM-206)."""
        if self.surprise and self.seat in g.avoided_attack:
            return
        larger = smaller = 0
        for boost in self.boosts:
            kept_out = self.surprise and boost == g.blocked_boost  # CM-272
            if g.is_active(self.seat, boost) and not kept_out and not show_boost(g, self.seat, boost):
                larger += g.tables.larger[boost]
                smaller += g.tables.smaller[boost]
        if larger:
            penalise(g, self.seat, larger, smaller)


def show_boost(g: Celerium, seat: Seat, boost: int) -> bool:
    """Show a Boost and put it back into the reserve, or replace it; return whether it conforms (CM-187, CM-203)."""
    slot = BOOST_TYPES * seat + boost
    version = g.boost_versions[slot]
    conforms = version == g.authorised(boost)
    g.boost_active[slot] = False
    g.seen.version.append(version)
    g.seen.slot.append(slot)
    g.seen.lost.append(not conforms)
    g.seen.round.append(g.round)
    if g.listening:
        g.emit(BoostChecked(seat, BOOSTS[boost], version, g.authorised(boost), conforms))
    if not conforms:
        if boost == SHIELD:
            g.shield_protects[seat] = False  # CM-190; a conforming Shield goes on protecting (CM-189)
        replace_boost(g, slot, boost)
    return conforms


def replace_boost(g: Celerium, slot: int, boost: int) -> None:
    """Draw another token of the type; only then is the lost one shuffled into the supply (CM-191, CM-209)."""
    lost = g.boost_versions[slot]
    g.boost_versions[slot] = g.boost_supply[boost][-1]
    supply = [*g.boost_supply[boost][:-1], lost]
    g.chance.shuffle("boosts", supply)
    g.boost_supply[boost] = tuple(supply)
    if g.listening:
        g.emit(BoostReplaced(slot // BOOST_TYPES, BOOSTS[boost]))


def penalise(g: Celerium, seat: Seat, larger: int, smaller: int) -> None:
    """Set both vehicles back, the better placed by more; on one square the franchise chooses (CM-204, CM-205)."""
    pilot, starbot = g.square[VEHICLES * seat], g.square[VEHICLES * seat + STARBOT]
    if pilot == starbot and larger != smaller and not g.is_rival(seat):
        g.then(FranchiseTakesPenalty(seat, larger, smaller))
    else:
        set_back(g, seat, PILOT if pilot > starbot else STARBOT, larger, smaller)  # CM-286: a level Rival's Starbot


def set_back(g: Celerium, seat: Seat, kind: int, larger: int, smaller: int) -> None:
    """Move one vehicle back by the larger penalty and the other by the smaller; nothing stops them (CM-176, CM-207)."""
    for each, squares in ((kind, larger), (1 - kind, smaller)):
        vehicle = VEHICLES * seat + each
        start = g.square[vehicle]
        g.square[vehicle] = on_track(start - squares)
        if g.listening:
            g.emit(VehiclePenalised(seat, KINDS[each], start, g.square[vehicle]))


class FranchiseTakesPenalty(Decision[Celerium]):
    """Both vehicles stand on one square: choose which takes the larger penalty (CM-205)."""

    args = ("seat", "larger", "smaller")
    takes = (TakePenalty,)
    rules = ("CM-205", "CM-206")

    def __init__(self, seat: Seat, larger: int, smaller: int) -> None:
        self.seat = seat
        self.larger = larger
        self.smaller = smaller

    @override
    def asks(self, g: Celerium) -> Seats:
        return (self.seat,)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return PENALTIES

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakePenalty)
        set_back(g, seat, KINDS.index(action.vehicle), self.larger, self.smaller)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        level = g.square[VEHICLES * seat]
        far, near = on_track(level - self.larger), on_track(level - self.smaller)
        choices = (PenaltyChoice("pilot", far, near), PenaltyChoice("starbot", near, far))
        return PenaltyOffer(self.larger, self.smaller, choices)
