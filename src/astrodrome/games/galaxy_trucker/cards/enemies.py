"""Smugglers, slavers and pirates (GB-141 to GB-148, GB-192)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.gaining import best_gain, gain
from astrodrome.games.galaxy_trucker.flight.hits import barrage
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.losing_crew import losing_crew
from astrodrome.games.galaxy_trucker.flight.module_effects import chances, spared
from astrodrome.games.galaxy_trucker.flight.movement import owe_days, together
from astrodrome.games.galaxy_trucker.records.actions import TAKE_REWARD, TakeReward
from astrodrome.games.galaxy_trucker.records.flight_events import EnemyFought, RewardRefused, RewardTaken
from astrodrome.games.galaxy_trucker.records.offers import RewardOffer
from astrodrome.games.galaxy_trucker.ship.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.ship.strength import fight_result
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def play_enemy(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of an enemy: it attacks in flight order; pirates shoot at the end (GB-141, GB-148)."""
    return [*[EnemyAttacks(seat) for seat in g.order()], *together(g), PIRATES_SHOOT]


class EnemyAttacks(RacerTask):
    """The enemy turns to a player, unless somebody has beaten it (GB-141, GB-142)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        if not g.card_settled:
            g.then(*g.phases.counting(g, self.seat, "cannons"), FightEnemy(self.seat))


class FightEnemy(RacerTask):
    """Compare a declared strength with the enemy's (GB-143 to GB-145)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        strength = g.declared_strength[self.seat]
        assert strength is not None, "a ship in the race has declared it"
        result = fight_result(g, self.seat, strength)
        if g.listening:
            g.emit(EnemyFought(self.seat, result))
        if result == "won":
            fewer = g.times_taken
            g.times_taken += 1
            g.card_settled = g.times_taken == chances(g)  # GX-217, GX-228: whether or not the reward is taken
            g.then(TruckerTakesReward(self.seat, fewer))
        elif result == "lost":
            g.then(*g.phases.before_penalty(g, (self.seat,)), SufferDefeat(self.seat, g.times_taken))


class SufferDefeat(RacerTask):
    """The enemy takes goods or crew at once; the shots of pirates wait for the other losers (GB-146 to GB-148).

    Once the enemy has been beaten its penalty is `less` by one (GX-222).
    """

    args = ("seat", "less")

    def __init__(self, seat: Seat, less: int) -> None:
        self.seat = seat
        self.less = less

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Suffer, unless the Diplomat was sent (GX-187)."""
        if self.seat in spared(g):
            return
        card = g.card
        amount = card.takes_goods + card.takes_crew - self.less
        if card.family == "pirates":
            (g.lighter_penalty if self.less else g.beaten_by_pirates).append(self.seat)
        elif amount:
            smuggled = card.family == "smugglers"
            g.then(*([TruckerLosesGoods(self.seat, amount)] if smuggled else losing_crew(g, self.seat, amount)))


class TruckerTakesReward(RacerDecision):
    """The victor may take the reward and lose the days, or refuse both; a second victor gets less (GB-143, GX-220)."""

    args = ("seat", "fewer")
    takes = (TakeReward, Pass)
    rules = ("GB-143",)

    def __init__(self, seat: Seat, fewer: int) -> None:
        self.seat = seat
        self.fewer = fewer

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return (TAKE_REWARD, PASS)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: both are always allowed."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay out before anything else happens (GB-192)."""
        if isinstance(action, Pass):
            if g.listening:
                g.emit(RewardRefused(seat))
            return
        card = g.card
        if g.listening:
            g.emit(RewardTaken(seat))
        reward = gain(seat, card.goods, self.fewer) if card.goods else EarnCredits(seat, card.credits - self.fewer)
        g.then(reward, owe_days(g, seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        card = g.card
        fewer = self.fewer if card.goods else 0
        brings = best_gain(g, seat, card.goods, fewer)
        return RewardOffer(max(card.credits - self.fewer, 0), card.goods, card.days, fewer, brings)


class PiratesShoot(Task[Trucker]):
    """All losers together face the shots, the foremost rolling (GB-148)."""

    @override
    def run(self, g: Trucker) -> None:
        if g.beaten_by_pirates or g.lighter_penalty:
            g.then(*barrage(g.beaten_by_pirates, g.card.projectiles, g.lighter_penalty))


PIRATES_SHOOT: Final = PiratesShoot()
