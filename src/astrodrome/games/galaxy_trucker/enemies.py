"""Smugglers, slavers and pirates (GB-141 to GB-148, GB-192)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import TAKE_REWARD, TakeReward
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.flight_events import EnemyFought, RewardRefused, RewardTaken
from astrodrome.games.galaxy_trucker.gaining import gain
from astrodrome.games.galaxy_trucker.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.hits import barrage
from astrodrome.games.galaxy_trucker.income import EarnCredits
from astrodrome.games.galaxy_trucker.losing_crew import losing_crew
from astrodrome.games.galaxy_trucker.moments import counting
from astrodrome.games.galaxy_trucker.movement import owe_days, together
from astrodrome.games.galaxy_trucker.offers import RewardOffer
from astrodrome.games.galaxy_trucker.questions import chances, enemy_strength
from astrodrome.games.galaxy_trucker.specialists import diplomacy
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import HALVES
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_enemy(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of an enemy: it attacks in flight order; pirates shoot at the end (GB-141, GB-148)."""
    return [*[EnemyAttacks(seat) for seat in g.order()], *together(g), PIRATES_SHOOT]


class EnemyAttacks(Task[Trucker]):
    """The enemy turns to a player, unless somebody has beaten it (GB-141, GB-142)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Let the player declare cannon strength, then compare."""
        if not g.settled:
            g.then(*counting(g, self.seat, "cannons"), FightEnemy(self.seat))


class FightEnemy(Task[Trucker]):
    """Compare a declared strength with the enemy's (GB-143 to GB-145)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Win, draw or lose."""
        strength = g.strength[self.seat]
        if strength is None:
            return  # GX-126: in hyperspace
        margin = strength - HALVES * enemy_strength(g, self.seat)
        if g.heard:
            g.tell(EnemyFought(self.seat, "won" if margin > 0 else "drawn" if margin == 0 else "lost"))
        if margin > 0:
            fewer = g.taken
            g.taken += 1
            g.settled = g.taken == chances(g)  # GX-217, GX-228: whether or not the reward is taken
            g.then(TruckerTakesReward(self.seat, fewer))
        elif margin < 0:
            g.spared = []
            g.then(*diplomacy(g, (self.seat,)), SufferDefeat(self.seat, g.taken))


class SufferDefeat(Task[Trucker]):
    """The enemy takes goods or crew at once; the shots of pirates wait for the other losers (GB-146 to GB-148).

    Once the enemy has been beaten its penalty is `less` by one (GX-222).
    """

    args = ("seat", "less")

    def __init__(self, seat: Seat, less: int) -> None:
        self.seat = seat
        self.less = less

    def run(self, g: Trucker) -> None:
        """Suffer, unless the Diplomat was sent (GX-187)."""
        if self.seat in g.spared:
            return
        card = g.card
        amount = card.takes_goods + card.takes_crew - self.less
        if card.family == "pirates":
            (g.eased if self.less else g.losers).append(self.seat)
        elif amount:
            smuggled = card.family == "smugglers"
            g.then(*([TruckerLosesGoods(self.seat, amount)] if smuggled else losing_crew(g, self.seat, amount)))


class TruckerTakesReward(Decision[Trucker]):
    """The victor may take the reward and lose the days, or refuse both; a second victor gets less (GB-143, GX-220)."""

    args = ("seat", "fewer")
    takes = (TakeReward, Pass)
    rules = ("GB-143",)

    def __init__(self, seat: Seat, fewer: int) -> None:
        self.seat = seat
        self.fewer = fewer

    def asks(self, g: Trucker) -> Seats:
        """Ask the victor."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the reward first."""
        return (TAKE_REWARD, PASS)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: both are always allowed."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay out before anything else happens (GB-192)."""
        if isinstance(action, Pass):
            if g.heard:
                g.tell(RewardRefused(seat))
            return
        card = g.card
        if g.heard:
            g.tell(RewardTaken(seat))
        reward = gain(seat, card.goods, self.fewer) if card.goods else EarnCredits(seat, card.credits - self.fewer)
        g.then(reward, owe_days(g, seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the reward and its price in days."""
        card = g.card
        return RewardOffer(max(card.credits - self.fewer, 0), card.goods, card.days, self.fewer if card.goods else 0)


class PiratesShoot(Task[Trucker]):
    """All losers together face the shots, the foremost rolling (GB-148)."""

    def run(self, g: Trucker) -> None:
        """Fire at those who lost."""
        if g.losers or g.eased:
            g.then(*barrage(g.losers, g.card.projectiles, g.eased))


PIRATES_SHOOT: Final = PiratesShoot()
