"""Smugglers, slavers and pirates (GB-141 to GB-148, GB-192)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import TAKE_REWARD, TakeReward
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.flight_events import EnemyFought, RewardRefused, RewardTaken
from astrodrome.games.galaxy_trucker.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.hits import barrage
from astrodrome.games.galaxy_trucker.income import EarnCredits
from astrodrome.games.galaxy_trucker.movement import LoseDays
from astrodrome.games.galaxy_trucker.offers import RewardOffer
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.stowing import GainGoods
from astrodrome.games.galaxy_trucker.strength import HALVES, TruckerDeclares
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_enemy(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of an enemy: it attacks in flight order; pirates shoot at the end (GB-141, GB-148)."""
    return [*[EnemyAttacks(seat) for seat in g.order()], PIRATES_SHOOT]


class EnemyAttacks(Task[Trucker]):
    """The enemy turns to a player, unless somebody has beaten it (GB-141, GB-142)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Let the player declare cannon strength, then compare."""
        if not g.settled:
            g.then(TruckerDeclares(self.seat, "cannons"), FightEnemy(self.seat))


class FightEnemy(Task[Trucker]):
    """Compare a declared strength with the enemy's (GB-143 to GB-145)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Win, draw or lose."""
        strength = g.strength[self.seat]
        assert strength is not None, "strength is declared before the fight"
        margin = strength - HALVES * g.card.strength
        if g.heard:
            g.tell(EnemyFought(self.seat, "won" if margin > 0 else "drawn" if margin == 0 else "lost"))
        if margin > 0:
            g.settled = True
            g.then(TruckerTakesReward(self.seat))
        elif margin < 0:
            suffer(g, self.seat)


def suffer(g: Trucker, seat: Seat) -> None:
    """Take goods or crew at once; the shots of pirates wait for the other losers (GB-146 to GB-148)."""
    card = g.card
    if card.family == "smugglers":
        g.then(TruckerLosesGoods(seat, card.takes_goods))
    elif card.family == "slavers":
        g.then(TruckerLosesCrew(seat, card.takes_crew))
    else:
        g.losers.append(seat)


class TruckerTakesReward(Decision[Trucker]):
    """The victor may take the reward and lose the days, or refuse both (GB-143)."""

    args = ("seat",)
    takes = (TakeReward, Pass)
    rules = ("GB-143",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

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
        reward = GainGoods(seat, card.goods) if card.goods else EarnCredits(seat, card.credits)
        g.then(reward, LoseDays(seat, card.days))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the reward and its price in days."""
        card = g.card
        return RewardOffer(card.credits, card.goods, card.days)


class PiratesShoot(Task[Trucker]):
    """All losers together face the shots, the foremost rolling (GB-148)."""

    def run(self, g: Trucker) -> None:
        """Fire at those who lost."""
        if g.losers:
            g.then(*barrage(g.losers, g.card.projectiles))


PIRATES_SHOOT: Final = PiratesShoot()
