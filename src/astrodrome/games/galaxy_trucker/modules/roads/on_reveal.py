"""Rough Roads that change single cards: competition, debris, enemies, locals (GX-387 to GX-395, GX-557 to GX-561)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import SIDES
from astrodrome.games.galaxy_trucker.flight.dice import roll
from astrodrome.games.galaxy_trucker.flight.gaining import gain
from astrodrome.games.galaxy_trucker.flight.hits import RollForLine
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT
from astrodrome.games.galaxy_trucker.modules.roads.records import EnemyGrew, Vote, VoteCast, VoteOffer
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, is_extra
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class SitOut(Task[Trucker]):
    """Ships sit out a card that only comes because of a rough road that does not bind them (GX-573)."""

    @override
    def run(self, g: Trucker) -> None:
        """Find them: an extra card binds those of Tough Trip, a second pass those of Deja Vu."""
        roads = roads_of(g)
        extra = is_extra(g, g.revealed[-1])
        for seat in g.rockets():
            binding = (not extra or binds(g, seat, "tough-trip")) and (
                not roads.second_pass or binds(g, seat, "deja-vu")
            )
            if not binding:
                roads.sitting_out.append(seat)


class RollForEnemy(Task[Trucker]):
    """Big Baddies: the leader rolls two dice, and the lower one makes the enemy stronger (GX-558)."""

    @override
    def run(self, g: Trucker) -> None:
        """Roll, and keep the figure until the card is done; if all have jumped, nobody is left to roll."""
        roads = roads_of(g)
        if not g.order():
            return
        roll(g, g.order()[0], "strength", None)
        roads.enemy_bonus = min(g.dice)
        if g.listening:
            g.emit(EnemyGrew(roads.enemy_bonus))


class TruckerVotes(RacerDecision):
    """Abandoned Debris: say from which side it shall come (GX-561)."""

    takes = (Vote,)
    rules = ("GX-561",)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Vote(side) for side in SIDES]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: any side may be named."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, Vote)
        roads_of(g).votes[seat] = SIDES.index(action.side)
        if g.listening:
            g.emit(VoteCast(seat, action.side))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return VoteOffer(
            SIDES, tuple([SIDES[vote] for seat in g.order() if (vote := roads_of(g).votes[seat]) is not None])
        )


class HurlDebris(Task[Trucker]):
    """A large meteor comes from the side with most votes, or from each that is level, by the first votes (GX-561)."""

    @override
    def run(self, g: Trucker) -> None:
        votes = [vote for seat in g.order() if (vote := roads_of(g).votes[seat]) is not None]
        most = max([votes.count(side) for side in votes], default=0)
        sides = [side for side in dict.fromkeys(votes) if votes.count(side) == most]
        targets = tuple([seat for seat in g.order() if binds(g, seat, "abandoned-debris")])
        g.then(*[RollForLine(targets, "large", side) for side in sides])


class ShootLanders(Task[Trucker]):
    """Paranoid Locals: who lands is shot at from the front, heavily if alone (GX-557)."""

    @override
    def run(self, g: Trucker) -> None:
        landed = [seat for seat in g.order() if g.planet_landed_on[seat] is not None]
        targets = tuple([seat for seat in landed if binds(g, seat, "paranoid-locals")])
        g.then(RollForLine(targets, "heavy" if len(landed) == 1 else "light", FRONT))


class LoadPlanets(Task[Trucker]):
    """After the shots the goods are loaded, in flight order (GX-557)."""

    @override
    def run(self, g: Trucker) -> None:
        """Let everybody load; who landed second on a planet gets less (GX-207)."""
        tasks: list[Task[Trucker]] = []
        seen: list[int] = []
        for seat in g.order():
            planet = g.planet_landed_on[seat]
            if planet is not None:
                tasks.append(gain(seat, g.card.planets[planet], seen.count(planet)))
                seen.append(planet)
        g.then(*tasks)


SIT_OUT: Final = SitOut()
ROLL_FOR_ENEMY: Final = RollForEnemy()
HURL_DEBRIS: Final = HurlDebris()
SHOOT_LANDERS: Final = ShootLanders()
LOAD_PLANETS: Final = LoadPlanets()
