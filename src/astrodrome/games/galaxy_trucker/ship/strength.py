"""Engine and cannon strength: singles count always, doubles by choice and for cells (GB-091 to GB-095, GB-191).

Cannon strength is counted in half points, since cannons that do not point forward count one half (GB-092).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import BOOST_BONUS, DOUBLE, SINGLE
from astrodrome.games.galaxy_trucker.content.rows import OPEN_SPACE, Value
from astrodrome.games.galaxy_trucker.geometry.hull import BARREL, TWIN, plane, towards
from astrodrome.games.galaxy_trucker.geometry.hull import DOUBLE as DOUBLES
from astrodrome.games.galaxy_trucker.geometry.hull_queries import cannons, engines, twins
from astrodrome.games.galaxy_trucker.records.actions import Power
from astrodrome.games.galaxy_trucker.records.flight_events import Result, StrengthDeclared
from astrodrome.games.galaxy_trucker.records.offers import PowerChoice, PowerOffer
from astrodrome.games.galaxy_trucker.ship.bodies import Body, bodies, half_at, halves_flown, hull_of, lives_in
from astrodrome.games.galaxy_trucker.ship.crew import BROWN_ALIEN, PURPLE_ALIEN, crew_size
from astrodrome.games.galaxy_trucker.ship.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.ship.headings import facing
from astrodrome.games.galaxy_trucker.ship.module_effects import alien_bonus, enemy_strength, engine_faults, price_of
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

CANNON_VALUES: Final[tuple[Value, ...]] = ("cannons", "flanks")
"""Values counted in half points; flanks are the cannons that do not point forward (GX-550)."""

HALF_POINTS: Final = 2
"""Half points in one point of cannon strength."""

WORTH: Final = (HALF_POINTS * DOUBLE, DOUBLE, HALF_POINTS * SINGLE + SINGLE, SINGLE + SINGLE)
"""What each kind of powered cannon counts in half points, in the order of `doubles` (GB-092, GX-081, GX-082)."""

FLANK_WORTH: Final = (DOUBLE, SINGLE, SINGLE + SINGLE)
"""The same without barrels that point forward (GX-550)."""


def doubles(g: Trucker, seat: Seat, value: Value) -> tuple[int, ...]:
    """Return how many there are to power: double engines, or double cannons pointing forward and those that do not.

    A ship with bi-directional cannons counts these after them, in the same way (GX-082); a ship in two halves counts
    those of its left half first (GX-282).
    """
    return tuple([count for half in bodies(g, seat) for count in doubles_in(g, seat, value, half)])


def doubles_in(g: Trucker, seat: Seat, value: Value, half: Body) -> tuple[int, ...]:
    """Return the same for one body of a ship."""
    ahead = facing(g, seat)
    if value == "engines":
        return (engines(hull_of(g, seat, half), double=True, facing=ahead),)
    hull = counted(g, seat, half)
    elsewhere = (cannons(hull, True, False, ahead),)
    found = elsewhere if value == "flanks" else (cannons(hull, True, True, ahead), *elsewhere)
    return (*found, twins(hull, True, ahead), twins(hull, False, ahead)) if plane(hull, TWIN) else found


def shared_out(g: Trucker, seat: Seat, value: Value, powered: Sequence[int]) -> list[tuple[Body, Sequence[int]]]:
    """Return what is powered in each body of a ship; one that is alone has it all."""
    there = bodies(g, seat)
    if len(there) == 1:
        return [(there[0], powered)]
    found: list[tuple[Body, Sequence[int]]] = []
    start = 0
    for half in there:
        end = start + len(doubles_in(g, seat, value, half))
        found.append((half, powered[start:end]))
        start = end
    return found


def boosted(g: Trucker, seat: Seat) -> list[int]:
    """Return the squares of the cannons that are boosted for the strength being counted (GX-104)."""
    technologies = g.technologies
    return [] if technologies is None else technologies.boosted_cannons[seat]


def counted(g: Trucker, seat: Seat, half: Body) -> int:
    """Return the hull on which cannons are counted: without those that are boosted, which count apart (GX-104)."""
    hull = g.hulls[seat]
    for square in boosted(g, seat):
        hull -= g.box.planes[g.ships[seat][square]] << square
    return hull if half is None else hull & g.board.half_planes[half]


def engine_strength(g: Trucker, seat: Seat, *powered: int) -> int:
    """Return engine strength with some doubles powered; of two halves the lower counts (GB-091, GX-283)."""
    shared = shared_out(g, seat, "engines", powered)
    return min([engine_strength_of(g, seat, half, sum(uses)) for half, uses in shared], default=0)


def engine_strength_of(g: Trucker, seat: Seat, half: Body, powered: int) -> int:
    """Return the engine strength of one body; the brown alien helps only what moves (GB-093, GX-284)."""
    strength = SINGLE * engines(hull_of(g, seat, half), double=False, facing=facing(g, seat)) + DOUBLE * powered
    if strength and lives_in(g, seat, BROWN_ALIEN, half):
        strength += alien_bonus(g, seat, half)
    return max(strength - engine_faults(g, seat, half), 0)


def cannon_half_points(g: Trucker, seat: Seat, *powered: int) -> int:
    """Return cannon strength in half points; two halves of a ship are added (GB-092, GX-285)."""
    return sum([cannon_half_points_of(g, seat, half, uses) for half, uses in shared_out(g, seat, "cannons", powered)])


def cannon_half_points_of(g: Trucker, seat: Seat, half: Body, powered: Sequence[int]) -> int:
    """Return the cannon strength of one body; the purple alien helps only what shoots (GB-094, GX-286)."""
    hull, ahead = counted(g, seat, half), facing(g, seat)
    strength = HALF_POINTS * SINGLE * cannons(hull, False, True, ahead) + SINGLE * cannons(hull, False, False, ahead)
    strength += sum([count * worth for count, worth in zip(powered, WORTH, strict=False)])
    for square in boosted(g, seat):
        if half is None or half_at(g, square) == half:
            strength += boosted_half_points(g, seat, square)
    helped = strength and lives_in(g, seat, PURPLE_ALIEN, half)
    return strength + HALF_POINTS * alien_bonus(g, seat, half) if helped else strength


def flank_half_points(g: Trucker, seat: Seat, *powered: int) -> int:
    """Return the strength in half points of the cannons that do not point forward (GX-550)."""
    return sum([flank_half_points_of(g, seat, half, uses) for half, uses in shared_out(g, seat, "flanks", powered)])


def flank_half_points_of(g: Trucker, seat: Seat, half: Body, powered: Sequence[int]) -> int:
    """Return the same for one body; the purple alien still counts with a cannon that counts (GX-366)."""
    strength = SINGLE * cannons(counted(g, seat, half), False, False, facing(g, seat))
    strength += sum([count * worth for count, worth in zip(powered, FLANK_WORTH, strict=False)])
    strength += sum([boosted_flank(g, seat, at) for at in boosted(g, seat) if half is None or half_at(g, at) == half])
    helped = strength and lives_in(g, seat, PURPLE_ALIEN, half)
    return strength + HALF_POINTS * alien_bonus(g, seat, half) if helped else strength


def boosted_flank(g: Trucker, seat: Seat, square: int) -> int:
    """Return what a boosted cannon counts in half points without a barrel that points forward."""
    alone = g.box.planes[g.ships[seat][square]] << square
    if plane(alone, TWIN):
        own = FLANK_WORTH[1] if plane(alone, towards(BARREL, facing(g, seat))) else FLANK_WORTH[2]
    else:
        own = DOUBLE if plane(alone, DOUBLES) else SINGLE
    return own + BOOST_BONUS


def boosted_half_points(g: Trucker, seat: Seat, square: int) -> int:
    """Return what a boosted cannon counts in half points: its own strength and the bonus (GX-105 to GX-107)."""
    alone = g.box.planes[g.ships[seat][square]] << square
    ahead = plane(alone, towards(BARREL, facing(g, seat)))
    if plane(alone, TWIN):
        own = WORTH[2] if ahead else WORTH[3]
    else:
        own = (HALF_POINTS if ahead else 1) * (DOUBLE if plane(alone, DOUBLES) else SINGLE)
    return own + (HALF_POINTS * BOOST_BONUS if ahead else BOOST_BONUS)


def strength_with(g: Trucker, seat: Seat, value: Value, powered: Sequence[int]) -> int:
    """Return a value of a ship with some doubles powered; cannons in half points."""
    if value == "crew":
        return crew_size(g, seat)
    if value == "engines":
        return engine_strength(g, seat, *powered)
    return cannon_half_points(g, seat, *powered) if value == "cannons" else flank_half_points(g, seat, *powered)


def fight_result(g: Trucker, seat: Seat, strength: int) -> Result:
    """Return how a cannon strength in half points does against the enemy: more, as much or less (GB-143 to GB-145)."""
    margin = strength - HALF_POINTS * enemy_strength(g, seat)
    return "won" if margin > 0 else "drawn" if margin == 0 else "lost"


class TruckerDeclares(RacerDecision):
    """Say which doubles are powered, any number there are cells for, and pay at once (GB-095)."""

    args = ("seat", "value")
    takes = (Power,)
    rules = ("GB-095",)

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat = seat
        self.value: Value = value

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask who has doubles and a cell to power one; crew is only counted (GB-158)."""
        if self.value == "crew":
            return ()
        for half in bodies(g, self.seat):
            if refuse_price(g, self.seat, 1, None, half) is None and any(doubles_in(g, self.seat, self.value, half)):
                return (self.seat,)
        return ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        self._declare(g, (0, 0))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Power(plan) for plan in self._plans(g)]

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Power(plan) for plan in self._plans(g) if self._refuse_uses(g, plan) is None]

    def _plans(self, g: Trucker) -> list[tuple[int, ...]]:
        """Return every number of doubles of each kind that the ship has, none first."""
        plans: list[tuple[int, ...]] = [()]
        for count in doubles(g, self.seat, self.value):
            plans = [(*plan, powered) for plan in plans for powered in range(count + 1)]
        return plans

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse doubles that the ship does not have, or that cells do not suffice for."""
        assert isinstance(action, Power)
        there = doubles(g, seat, self.value)
        if len(action.doubles) != len(there):
            return Refusal("GB-095", "kinds-of-doubles", (("kinds", len(there)),))
        for powered, count in zip(action.doubles, there, strict=True):
            if not 0 <= powered <= count:
                return Refusal("GB-095", "so-many-doubles", (("powered", powered), ("there", count)))
        return self._refuse_uses(g, action.doubles)

    def _refuse_uses(self, g: Trucker, powered: Sequence[int]) -> Refusal | None:
        """Refuse what the cells do not suffice for, of each half its own (GB-088, GX-282)."""
        for half, uses in shared_out(g, self.seat, self.value, powered):
            refusal = refuse_price(g, self.seat, sum(uses), None, half)
            if refusal is not None:
                return refusal
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Declare the strength and pay for it, each half for itself (GX-292)."""
        assert isinstance(action, Power)
        self._declare(g, action.doubles)
        for half, uses in reversed(shared_out(g, seat, self.value, action.doubles)):
            pay_for(g, seat, sum(uses), None, half)

    def _declare(self, g: Trucker, powered: Sequence[int]) -> None:
        """Keep the strength for what follows and emit it."""
        strength = self.strength(g, powered)
        g.declared_strength[self.seat] = strength
        flown = halves_flown(g)
        if flown is not None:
            flown.engine_strength[self.seat] = self._paces(g, powered)
        if g.listening:
            unit = HALF_POINTS if self.value in CANNON_VALUES else 1
            g.emit(StrengthDeclared(self.seat, self.value, strength // unit, strength % unit == 1))

    def strength(self, g: Trucker, powered: Sequence[int]) -> int:
        """Return what counts: in open space a half without any is left behind, so the others set the pace (GX-309)."""
        if self.value == "engines" and halves_flown(g) is not None and g.card.family in OPEN_SPACE:
            return min([pace for pace in self._paces(g, powered) if pace], default=0)
        return strength_with(g, self.seat, self.value, powered)

    def _paces(self, g: Trucker, powered: Sequence[int]) -> list[int]:
        """Return the engine strengths of two halves in the race: who has none in open space is stranded (GX-309)."""
        if self.value != "engines" or halves_flown(g) is None:
            return []
        shared = shared_out(g, self.seat, "engines", powered)
        return [engine_strength_of(g, self.seat, half, sum(uses)) for half, uses in shared]

    def _leaves(self, g: Trucker, powered: Sequence[int]) -> bool:
        """Return whether the ship gives up with this: no engine strength in open space (GB-151)."""
        return self.value == "engines" and g.card.family in OPEN_SPACE and not self.strength(g, powered)

    def _price(self, g: Trucker, seat: Seat, action: Power) -> int:
        """Return what a choice costs."""
        shared = shared_out(g, seat, self.value, action.doubles)
        return sum([price_of(g, seat, sum(uses), None, half) for half, uses in shared])

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        fights = self.value == "cannons" and g.card.strength > 0
        choices = [
            PowerChoice(
                action.doubles,
                self._price(g, seat, action),
                self.strength(g, action.doubles),
                self.refuse(g, seat, action),
                tuple(self._paces(g, action.doubles)),
                self._leaves(g, action.doubles),
                fight_result(g, seat, self.strength(g, action.doubles)) if fights else None,
            )
            for action in self.candidates(g, seat)
            if isinstance(action, Power)
        ]
        kinds: list[int] = []
        if halves_flown(g) is not None:
            kinds = [len(doubles_in(g, seat, self.value, half)) for half in bodies(g, seat)]
        unit = HALF_POINTS if self.value in CANNON_VALUES else 1
        return PowerOffer(self.value, unit, tuple(choices), tuple(kinds), enemy_strength(g, seat) if fights else None)
