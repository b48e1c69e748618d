"""Hits: meteors and shots, what they meet, how they are stopped (GB-096 to GB-114, GB-193)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astrodrome.games.galaxy_trucker.actions import SHOOT, TAKE_HIT, USE_SHIELD, Shoot, TakeHit, UseShield
from astrodrome.games.galaxy_trucker.content import SIDES, Missile, Projectile
from astrodrome.games.galaxy_trucker.dice import roll
from astrodrome.games.galaxy_trucker.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.figures import USE_PRICE
from astrodrome.games.galaxy_trucker.flight_events import MeteorBounced, MeteorShot, ProjectileMissed, ShieldUsed
from astrodrome.games.galaxy_trucker.losses import destroy, parts_without
from astrodrome.games.galaxy_trucker.offers import DefenceOffer
from astrodrome.games.galaxy_trucker.planes import DOUBLE, plane
from astrodrome.games.galaxy_trucker.ship import first_met, has_connector, is_covered, marksmen
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def barrage(targets: Iterable[Seat], projectiles: Iterable[Projectile]) -> list[Task[Trucker]]:
    """Return the tasks of a series of projectiles, one after the other in the printed order (GB-113)."""
    ships = tuple(targets)
    return [RollForLine(ships, shot.kind, SIDES.index(shot.side)) for shot in projectiles]


class RollForLine(Task[Trucker]):
    """One roll aims a projectile at all ships under threat; the foremost of them rolls (GB-096, GB-112)."""

    args = ("targets", "kind", "side")

    def __init__(self, targets: Seats, kind: Missile, side: int) -> None:
        self.targets = targets
        self.kind: Missile = kind
        self.side = side

    def run(self, g: Trucker) -> None:
        """Roll, then let each ship defend in flight order."""
        targets = [seat for seat in g.order() if seat in self.targets]
        total = roll(g, targets[0], self.kind, SIDES[self.side])
        g.then(*[TruckerDefends(seat, self.kind, self.side, total) for seat in targets])


class TruckerDefends(Decision[Trucker]):
    """The owner of a ship decides how to meet a projectile, knowing what it will strike (GB-193)."""

    args = ("seat", "kind", "side", "total")
    takes = (TakeHit, UseShield, Shoot)
    rules = ("GB-101", "GB-102", "GB-108", "GB-114")

    def __init__(self, seat: Seat, kind: Missile, side: int, total: int) -> None:
        self.seat = seat
        self.kind: Missile = kind
        self.side = side
        self.total = total

    def struck(self, g: Trucker) -> int | None:
        """Return the square of the component that will be struck, or None where nothing is on the line."""
        line = g.board.line(self.side, self.total)
        return None if line is None else first_met(g.hulls[self.seat], self.side, line)

    def bounces(self, g: Trucker, square: int) -> bool:
        """Tell whether a small meteor meets a smooth side (GB-100)."""
        return self.kind == "small" and not has_connector(g.hulls[self.seat], square, self.side)

    def asks(self, g: Trucker) -> Seats:
        """Ask who would lose a component and can do something about it."""
        square = self.struck(g)
        if square is None or self.bounces(g, square) or self.defence(g) is None:
            return ()
        return (self.seat,)

    def run(self, g: Trucker) -> None:
        """Let it miss, bounce off or strike: there is nothing to decide."""
        square = self.struck(g)
        if square is None:
            if g.heard:
                g.tell(ProjectileMissed(self.seat, self.kind))
        elif self.bounces(g, square):
            if g.heard:
                g.tell(MeteorBounced(self.seat, square))
        else:
            destroy(g, self.seat, square)

    def defence(self, g: Trucker) -> Action | None:
        """Return what stops the projectile: a shield or a cannon, if the ship has it and can pay for it."""
        cells = cells_aboard(g, self.seat)
        if self.kind == "large":  # GB-102: shields do not help
            return SHOOT if self.shooters(g) and self.shot_price(g) <= cells else None
        if self.kind == "heavy":
            return None  # GB-109
        return USE_SHIELD if is_covered(g.hulls[self.seat], self.side) and cells >= USE_PRICE else None

    def shooters(self, g: Trucker) -> int:
        """Return the cannons that can shoot the meteor (GB-103 to GB-106)."""
        line = g.board.line(self.side, self.total)
        return 0 if line is None else marksmen(g.hulls[self.seat], self.side, line)

    def shot_price(self, g: Trucker) -> int:
        """Return what a shot costs: nothing with a single cannon (GB-102)."""
        return 0 if self.shooters(g) & ~plane(g.hulls[self.seat], DOUBLE) else USE_PRICE

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return taking the hit first: defending is never compulsory (GB-114)."""
        return (TAKE_HIT, USE_SHIELD, SHOOT)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a shield against a large meteor, and a cannon against anything else (GB-101, GB-102, GB-108)."""
        if isinstance(action, UseShield) and self.kind == "large":
            return Refusal("GB-102", "shield-too-weak-for-meteor")
        if isinstance(action, Shoot) and self.kind != "large":
            return Refusal("GB-102", "only-large-meteors")
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Stop the projectile, or lose the component."""
        square = self.struck(g)
        assert square is not None, "only a ship that is struck is asked"
        if isinstance(action, UseShield):
            if g.heard:
                g.tell(ShieldUsed(seat, SIDES[self.side]))
            g.then(TruckerSpendsCell(seat, USE_PRICE, False))
        elif isinstance(action, Shoot):
            price = self.shot_price(g)
            if g.heard:
                g.tell(MeteorShot(seat))
            if price:
                g.then(TruckerSpendsCell(seat, price, False))
        else:
            destroy(g, seat, square)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what will be struck and break off, and each defence with its price or its refusal."""
        square = self.struck(g)
        assert square is not None, "only a ship that is struck is asked"
        shield, shot = self.refuse(g, seat, USE_SHIELD), self.refuse(g, seat, SHOOT)
        price = USE_PRICE if shield is None else self.shot_price(g)
        parts = parts_without(g, seat, square)
        return DefenceOffer(self.kind, SIDES[self.side], self.total, square, price, shield, shot, parts)
