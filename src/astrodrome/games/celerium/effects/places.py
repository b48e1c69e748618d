"""BEHIND, AHEAD, SWAP-OWN, SWAP: placements, which nothing on the track touches (CM-144, CM-275 to CM-277)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.figures import FIRST_SQUARE, LAST_SQUARE
from astrodrome.games.celerium.content.vocabulary import KINDS, PILOT, STARBOT, VEHICLES
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses
from astrodrome.games.celerium.records.actions import PLACINGS, PlaceBeside
from astrodrome.games.celerium.records.offers import PlaceChoice, PlaceOffer
from astrodrome.games.celerium.records.race_events import VehicleSlotted, VehiclesSwapped
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import attack
from astrodrome.games.celerium.track.movement import refuse_mover
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

# Made once: whether a card has a use is asked for every pair of vehicles.
STARBOT_BEHIND: Final = Refusal("CM-275", "starbot-behind-another")
NOT_AN_OPPONENT: Final = Refusal("CM-275", "opposing-vehicle")
FROM_OTHER: Final = {"BEHIND": -1, "AHEAD": 1, "SWAP": 0}
"""How far from the other vehicle the own one is placed."""


class Beside(Effect):
    """Place an own vehicle by another, or exchange it with one (CM-275, CM-277)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse with no vehicle in range, or no square there (CM-276, CM-283)."""
        for own in range(VEHICLES):
            for other in range(VEHICLES * g.franchises):
                if refuse_place(g, option, VEHICLES * seat + own, other) is None:
                    return None
        return Refusal("CM-283", "nothing-in-range")

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchisePlaces(seat, card, part))


def refuse_place(g: Celerium, option: EnergyOption, own: int, other: int) -> Refusal | None:
    """Return why a vehicle cannot be placed by, or exchanged with, another one."""
    refusal = refuse_pair(option, own, other) or refuse_mover(g, own)
    if refusal is not None:
        return refusal
    ahead = g.square[other] - g.square[own]
    name = option.code.name
    least = -option.most if name == "BEHIND" else 1 if name == "SWAP" else 0
    if not least <= ahead <= option.most:
        return Refusal("CM-275", "out-of-range", (("reach", option.most),))
    square = place_of(g, option, other)
    if not FIRST_SQUARE <= square <= LAST_SQUARE or square == g.square[own]:
        return Refusal("CM-276", "no-such-place", (("square", square),))
    return None


def refuse_pair(option: EnergyOption, own: int, other: int) -> Refusal | None:
    """Refuse vehicles that an option does not bring together (CM-275, CM-277)."""
    same = own // VEHICLES == other // VEHICLES
    if option.code.name == "BEHIND":
        if own % VEHICLES != STARBOT or own == other:
            return STARBOT_BEHIND
        return None
    return NOT_AN_OPPONENT if same else None


def place_of(g: Celerium, option: EnergyOption, other: int) -> int:
    """Return the square of a placement by another vehicle (CM-145, CM-275, CM-277)."""
    return g.square[other] + FROM_OTHER[option.code.name]


class FranchisePlaces(FranchiseUses):
    """Choose an own vehicle and the one it is placed by, exactly (CM-144, CM-275, CM-277)."""

    takes = (PlaceBeside,)
    rules = ("CM-144", "CM-275", "CM-277")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [place for own in range(VEHICLES) for other in range(g.franchises) for place in PLACINGS[own][other]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, PlaceBeside)
        if not 0 <= action.seat < g.franchises:
            return Refusal("CM-281", "no-franchise")
        own = VEHICLES * seat + KINDS.index(action.vehicle)
        return refuse_place(g, self.option(g), own, VEHICLES * action.seat + KINDS.index(action.beside))

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Place the vehicle; an exchange with an opponent is an attack (CM-277)."""
        assert isinstance(action, PlaceBeside)
        own = VEHICLES * seat + KINDS.index(action.vehicle)
        other = VEHICLES * action.seat + KINDS.index(action.beside)
        option = self.option(g)
        if option.code.name == "SWAP":
            attack(g, seat, self.card, self.part, [action.seat], [SwapPlaces(own, other)])
            return
        g.square[own] = place_of(g, option, other)
        if g.listening:
            g.emit(VehicleSlotted(seat, action.vehicle, g.square[own]))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        option = self.option(g)
        choices = [
            PlaceChoice(place.vehicle, place.seat, place.beside, place_of(g, option, other))
            for own in range(VEHICLES)
            for at in range(g.franchises)
            for place, other in zip(PLACINGS[own][at], (VEHICLES * at, VEHICLES * at + STARBOT), strict=True)
            if self.refuse(g, seat, place) is None
        ]
        return PlaceOffer(option.code.name, tuple(choices))


class SwapPlaces(Task[Celerium]):
    """Exchange an own vehicle with an opposing one, unless that was avoided (CM-277)."""

    args = ("own", "other")

    def __init__(self, own: int, other: int) -> None:
        self.own = own
        self.other = other

    @override
    def run(self, g: Celerium) -> None:
        if self.other // VEHICLES not in g.avoided_attack:
            exchange(g, self.own, self.other)


def exchange(g: Celerium, one: int, other: int) -> None:
    """Exchange the places of two vehicles."""
    g.square[one], g.square[other] = g.square[other], g.square[one]
    if g.listening:
        kinds = (KINDS[one % VEHICLES], KINDS[other % VEHICLES])
        g.emit(VehiclesSwapped(one // VEHICLES, kinds[0], g.square[one], other // VEHICLES, kinds[1], g.square[other]))


class SwapOwn(Effect):
    """Exchange the own Pilot and Starbot (CM-277)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse with a vehicle that cannot be moved, or with both on one square (CM-276, CM-280)."""
        pilot, starbot = VEHICLES * seat + PILOT, VEHICLES * seat + STARBOT
        refusal = refuse_mover(g, pilot) or refuse_mover(g, starbot)
        if refusal is None and g.square[pilot] == g.square[starbot]:
            return Refusal("CM-276", "no-such-place", (("square", g.square[pilot]),))
        return refusal

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        exchange(g, VEHICLES * seat + PILOT, VEHICLES * seat + STARBOT)
