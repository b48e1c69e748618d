"""Rough Roads that change single cards: competition, debris, enemies, locals (GX-387 to GX-395, GX-557 to GX-561)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content import SIDES
from astrodrome.games.galaxy_trucker.dice import roll
from astrodrome.games.galaxy_trucker.gaining import gain
from astrodrome.games.galaxy_trucker.grid import FRONT, REAR
from astrodrome.games.galaxy_trucker.hits import RollForLine
from astrodrome.games.galaxy_trucker.module_actions import Vote
from astrodrome.games.galaxy_trucker.module_events import CompetitorFired, EnemyGrew, VoteCast
from astrodrome.games.galaxy_trucker.module_offers import VoteOffer
from astrodrome.games.galaxy_trucker.roads import binds, is_extra
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class SitOut(Task[Trucker]):
    """Ships sit out a card that only comes because of a rough road that does not bind them (GX-573)."""

    def run(self, g: Trucker) -> None:
        """Find them: an extra card binds those of Tough Trip, a second pass those of Deja Vu."""
        extra = is_extra(g, g.revealed[-1])
        for seat in g.order():
            binding = (not extra or binds(g, seat, "tough-trip")) and (not g.second_pass or binds(g, seat, "deja-vu"))
            if not binding:
                g.sitting_out.append(seat)


class Compete(Task[Trucker]):
    """Stiff Competition: every stronger ship behind fires a heavy shot at whoever wants the opportunity (GX-389)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Compare what was declared; each who fires rolls (GX-391)."""
        order, own = g.order(), g.strength[self.seat]
        if self.seat not in order or own is None:
            return
        behind = order[order.index(self.seat) + 1 :]
        firing = [seat for seat in behind if (strength := g.strength[seat]) is not None and strength > own]
        if g.heard:
            for seat in firing:
                g.tell(CompetitorFired(seat, self.seat))
        g.then(*[RollForLine((self.seat,), "heavy", REAR, seat) for seat in firing])


class RollForEnemy(Task[Trucker]):
    """Big Baddies: the leader rolls two dice, and the lower one makes the enemy stronger (GX-558)."""

    def run(self, g: Trucker) -> None:
        """Roll, and keep the figure for the whole card; where all have jumped, nobody is left to roll."""
        if not g.order():
            return
        roll(g, g.order()[0], "strength", None)
        g.baddies = min(g.dice)
        if g.heard:
            g.tell(EnemyGrew(g.baddies))


class TruckerVotes(Decision[Trucker]):
    """Abandoned Debris: say from which side it shall come (GX-561)."""

    args = ("seat",)
    takes = (Vote,)
    rules = ("GX-561",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever is in the race."""
        return (self.seat,) if self.seat in g.order() else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the four sides."""
        return [Vote(side) for side in SIDES]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: any side may be named."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Note the vote."""
        assert isinstance(action, Vote)
        g.votes[seat] = SIDES.index(action.side)
        if g.heard:
            g.tell(VoteCast(seat, action.side))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the votes so far."""
        return VoteOffer(SIDES, tuple([SIDES[vote] for seat in g.order() if (vote := g.votes[seat]) is not None]))


class HurlDebris(Task[Trucker]):
    """A large meteor comes from the side with most votes, or from each that is level, by the first votes (GX-561)."""

    def run(self, g: Trucker) -> None:
        """Count, and let the meteors come."""
        votes = [vote for seat in g.order() if (vote := g.votes[seat]) is not None]
        most = max([votes.count(side) for side in votes], default=0)
        sides = [side for side in dict.fromkeys(votes) if votes.count(side) == most]
        targets = tuple([seat for seat in g.order() if binds(g, seat, "abandoned-debris")])
        g.then(*[RollForLine(targets, "large", side) for side in sides])


class ShootLanders(Task[Trucker]):
    """Paranoid Locals: who lands is shot at from the front, heavily if alone (GX-557)."""

    def run(self, g: Trucker) -> None:
        """Fire one shot at all of them."""
        landed = [seat for seat in g.order() if g.landed[seat] is not None]
        targets = tuple([seat for seat in landed if binds(g, seat, "paranoid-locals")])
        g.then(RollForLine(targets, "heavy" if len(landed) == 1 else "light", FRONT))


class LoadPlanets(Task[Trucker]):
    """After the shots the goods are loaded, in flight order (GX-557)."""

    def run(self, g: Trucker) -> None:
        """Let everybody load; who landed second on a planet gets less (GX-207)."""
        tasks: list[Task[Trucker]] = []
        seen: list[int] = []
        for seat in g.order():
            planet = g.landed[seat]
            if planet is not None:
                tasks.append(gain(seat, g.card.planets[planet], seen.count(planet)))
                seen.append(planet)
        g.then(*tasks)


SIT_OUT: Final = SitOut()
ROLL_FOR_ENEMY: Final = RollForEnemy()
HURL_DEBRIS: Final = HurlDebris()
SHOOT_LANDERS: Final = ShootLanders()
LOAD_PLANETS: Final = LoadPlanets()
