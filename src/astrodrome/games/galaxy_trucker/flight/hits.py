"""Hits: meteors and shots, what they meet, how they are stopped (GB-096 to GB-114, GB-193, GX-094 to GX-101)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astrodrome.games.galaxy_trucker.content.figures import BAD_LUCK_ROLLS
from astrodrome.games.galaxy_trucker.content.rows import SIDES, Missile, Projectile
from astrodrome.games.galaxy_trucker.flight.dice import roll
from astrodrome.games.galaxy_trucker.flight.losses import blast, destroy_all, part_choices, without
from astrodrome.games.galaxy_trucker.flight.module_effects import is_pierced, line_of, missile_for, unlucky
from astrodrome.games.galaxy_trucker.geometry.hull import COVER, DOUBLE, SHIELD_BOOSTER, plane, towards
from astrodrome.games.galaxy_trucker.geometry.hull_queries import (
    first_met,
    has_connector,
    is_armoured,
    is_covered,
    joined_to,
    marksmen,
)
from astrodrome.games.galaxy_trucker.modules.halves.shooting import TruckerPowersHalf
from astrodrome.games.galaxy_trucker.records.actions import SHOOT, TAKE_HIT, USE_SHIELD, Shoot, TakeHit, UseShield
from astrodrome.games.galaxy_trucker.records.flight_events import (
    MeteorBounced,
    MeteorShot,
    PlatingHeld,
    ProjectileMissed,
    ShieldUsed,
)
from astrodrome.games.galaxy_trucker.records.offers import DefenceOffer
from astrodrome.games.galaxy_trucker.ship.bodies import Body, bodies, half_at, halves_flown, hull_of
from astrodrome.games.galaxy_trucker.ship.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.ship.headings import facing
from astrodrome.games.galaxy_trucker.ship.module_effects import price_of
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def barrage(
    targets: Iterable[Seat], projectiles: Iterable[Projectile], eased: Iterable[Seat] = ()
) -> list[Task[Trucker]]:
    """Return the tasks of a series of projectiles, one after the other in the printed order (GB-113).

    The first heavy shot passes by the ships that are eased (GX-225, GX-236).
    """
    full, passed_by = tuple(targets), tuple(eased)
    tasks: list[Task[Trucker]] = []
    ignored = False
    for shot in projectiles:
        passes_by = shot.kind == "heavy" and not ignored
        ignored = ignored or passes_by
        ships = full if passes_by else (*full, *passed_by)
        tasks.append(RollForLine(ships, shot.kind, SIDES.index(shot.side)))
    return tasks


class RollForLine(Task[Trucker]):
    """One roll aims a projectile at all ships under threat (GB-096, GB-112).

    The foremost of them rolls unless somebody else is its source (GX-019, GX-020). Junk is never inverted (GX-Q13).
    """

    args = ("targets", "kind", "side", "roller", "junk", "attempt")

    def __init__(
        self,
        targets: Seats,
        kind: Missile,
        side: int,
        roller: Seat | None = None,
        junk: bool = False,
        attempt: int = 1,
    ) -> None:
        self.targets = targets
        self.kind: Missile = kind
        self.side = side
        self.roller = roller
        self.junk = junk
        self.attempt = attempt

    @override
    def run(self, g: Trucker) -> None:
        """Roll, then let each ship defend in flight order."""
        targets = [seat for seat in g.order() if seat in self.targets]
        if not targets:
            return
        kinds = [self.kind if self.junk else missile_for(g, seat, self.kind) for seat in targets]
        roller = targets[0] if self.roller is None else self.roller
        total = roll(g, roller, kinds[0], SIDES[self.side], tuple(targets))
        defences = [TruckerDefends(seat, kind, self.side, total) for seat, kind in zip(targets, kinds, strict=True)]
        if unlucky(g, targets):
            g.harmed_by_hit = [False] * g.seats
            g.then(self.again())
        g.then(*defences)

    def again(self) -> RollAgain:
        """Return the task that may repeat this roll."""
        return RollAgain(self.targets, self.kind, self.side, self.roller, self.junk, self.attempt)


class RollAgain(Task[Trucker]):
    """Bad Luck: a roll that cost nobody anything is repeated, three rolls at most (GX-559)."""

    args = ("targets", "kind", "side", "roller", "junk", "attempt")

    def __init__(self, targets: Seats, kind: Missile, side: int, roller: Seat | None, junk: bool, attempt: int) -> None:
        self.targets = targets
        self.kind: Missile = kind
        self.side = side
        self.roller = roller
        self.junk = junk
        self.attempt = attempt

    @override
    def run(self, g: Trucker) -> None:
        """Roll once more for those whom the card binds, if none of them was harmed."""
        ships = tuple([seat for seat in unlucky(g, g.order()) if seat in self.targets])
        if self.attempt < BAD_LUCK_ROLLS and not any([g.harmed_by_hit[seat] for seat in ships]):
            g.then(RollForLine(ships, self.kind, self.side, self.roller, self.junk, self.attempt + 1))


class TruckerDefends(RacerDecision):
    """The owner of a ship decides how to meet a projectile, knowing what it will strike (GB-193)."""

    args = ("seat", "kind", "side", "total")
    takes = (TakeHit, UseShield, Shoot)
    rules = ("GB-101", "GB-102", "GB-108", "GB-114")

    def __init__(self, seat: Seat, kind: Missile, side: int, total: int) -> None:
        self.seat = seat
        self.kind: Missile = kind
        self.side = side
        self.total = total

    def _heading(self, g: Trucker) -> int:
        """Return the side of the board that it comes to: ships may have been turned (GX-470)."""
        return (self.side + facing(g, self.seat)) % 4

    def struck(self, g: Trucker) -> int | None:
        """Return the square of the component that will be struck, or None where nothing is on the line."""
        line = line_of(g, self.seat, self.side, self.total)
        return None if line is None else first_met(g.hulls[self.seat], self._heading(g), line)

    def _harmless(self, g: Trucker, square: int) -> bool:
        """Return whether a small meteor meets a smooth side, or anything an armoured one (GB-100, GX-148)."""
        hull, side = g.hulls[self.seat], self._heading(g)
        if self.kind == "small" and not has_connector(hull, square, side):
            return True
        return g.box.technologies and is_armoured(hull, square, side)

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        square = self.struck(g)
        if square is None or self._harmless(g, square):
            return ()
        able = self.refuse(g, self.seat, USE_SHIELD) is None or self.refuse(g, self.seat, SHOOT) is None
        return (self.seat,) if able else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        """Let it miss, bounce off or strike: there is nothing to decide."""
        square = self.struck(g)
        if square is None:
            if g.listening:
                g.emit(ProjectileMissed(self.seat, self.kind))
        elif self._harmless(g, square):
            if self.kind == "small" and not is_armoured(g.hulls[self.seat], square, self._heading(g)):
                g.harmed_by_hit[self.seat] = True  # GX-559: bouncing off counts as a hit
            if g.listening:
                bounced = MeteorBounced(self.seat, square)
                g.emit(bounced if self.kind == "small" else PlatingHeld(self.seat, self.kind, square))
        else:
            self._strike(g, square)

    def _strike(self, g: Trucker, square: int) -> None:
        """Destroy the component, and what goes with it."""
        destroy_all(g, self.seat, self._toll(g, square))

    def _toll(self, g: Trucker, square: int) -> list[int]:
        """Return what a hit destroys: the component and what explodes with it (GB-115, GX-453).

        A piercing projectile goes on to the next component in its line (GX-445 to GX-449).
        """
        gone = blast(g, self.seat, square)
        if is_pierced(g, self.seat):
            left = without(g, self.seat, gone)
            behind = self.struck(left)
            if behind is not None and not self._harmless(left, behind):
                gone += blast(left, self.seat, behind)
        return gone

    def shield_uses(self, g: Trucker) -> int | None:
        """Return the uses a shield is worth here: two where it needs a booster, None where none helps (GX-096).

        It protects its own half only (GX-300).
        """
        hull, side = hull_of(g, self.seat, self._struck_half(g)), self._heading(g)
        if not is_covered(hull, side):
            return None
        if self.kind in ("small", "light"):
            return 1
        boosted = plane(hull, towards(COVER, side)) & joined_to(hull, plane(hull, SHIELD_BOOSTER))
        return 2 if boosted else None

    def _struck_half(self, g: Trucker) -> Body:
        """Return the half that will be struck; a ship is asked about only if it is."""
        if halves_flown(g) is None:
            return None
        square = self.struck(g)
        assert square is not None, "only a ship that is struck is asked"
        return half_at(g, square)

    def shot_uses(self, g: Trucker, half: Body = None) -> int | None:
        """Return the uses a shot is worth: none with a single cannon, None where no cannon helps (GB-102 to GB-106).

        Any half may shoot, not only the one that would be struck (GX-298).
        """
        line = line_of(g, self.seat, self.side, self.total) if self.kind == "large" else None
        if line is None:
            return None
        hull = hull_of(g, self.seat, half)
        shooters = marksmen(hull, self._heading(g), line, facing(g, self.seat))
        if not shooters:
            return None
        return 0 if shooters & ~plane(hull, DOUBLE) else 1

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return taking the hit first: defending is never compulsory (GB-114)."""
        return (TAKE_HIT, USE_SHIELD, SHOOT)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a shield that is too weak, a cannon that cannot shoot this, and what cells do not suffice for."""
        if isinstance(action, TakeHit):
            return None
        if isinstance(action, UseShield):
            uses = self.shield_uses(g)
            if uses is None:  # GB-109, GX-101: only a large meteor can be shot instead, so only then is it tried
                return Refusal("GB-102", "shield-too-weak-for-meteor")
            return refuse_price(g, seat, uses, 1, self._struck_half(g))
        uses = self.shot_uses(g)
        if uses is None:
            large = self.kind == "large"
            return Refusal("GB-103", "no-cannon-in-line") if large else Refusal("GB-102", "only-large-meteors")
        refusals = [refuse_price(g, seat, 1, 1, half) for half in self._gunners(g)]
        return None if not uses or None in refusals else refusals[0]

    def _gunners(self, g: Trucker) -> list[Body]:
        """Return the halves that have only double cannons in line, or the ship itself: each pays alone (GX-299)."""
        return [half for half in bodies(g, self.seat) if self.shot_uses(g, half)]

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        square = self.struck(g)
        assert square is not None, "only a ship that is struck is asked"
        if isinstance(action, UseShield):
            if g.listening:
                g.emit(ShieldUsed(seat, SIDES[self.side]))
            pay_for(g, seat, self.shield_uses(g) or 0, 1, half_at(g, square))
        elif isinstance(action, Shoot):
            if g.listening:
                g.emit(MeteorShot(seat))
            if self.shot_uses(g):
                able = [half for half in self._gunners(g) if refuse_price(g, seat, 1, 1, half) is None]
                if len(able) > 1:
                    g.then(TruckerPowersHalf(seat))
                else:
                    pay_for(g, seat, 1, 1, able[0])
        else:
            self._strike(g, square)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what will be struck and break off, and each defence with its price or its refusal."""
        square = self.struck(g)
        assert square is not None, "only a ship that is struck is asked"
        shield, shot = self.shield_uses(g), self.shot_uses(g)
        shield_price = None if shield is None else price_of(g, seat, shield, 1, half_at(g, square))
        shots = [price_of(g, seat, 1, 1, half) for half in self._gunners(g)]
        shot_price = min(shots) if shot else shot
        price = (shot_price if shield_price is None else shield_price) or 0
        refusals = self.refuse(g, seat, USE_SHIELD), self.refuse(g, seat, SHOOT)
        gone = self._toll(g, square)
        parts, prices = part_choices(without(g, seat, gone), seat), (shield_price, shot_price)
        side = SIDES[self.side]
        return DefenceOffer(self.kind, side, self.total, square, price, *refusals, parts, *prices, tuple(gone[1:]))
