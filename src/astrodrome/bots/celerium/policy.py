"""The policy of Celerium: what each choice is thought to be worth, where a play-out stops, what a position promises.

It looks at worlds that were dealt for the seat that thinks. What another seat would decide is judged by what that seat
can see: the table, its own hand, its own Boosts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from astrodrome.bots.celerium.preparation import weigh_boosts, weigh_faces, weigh_lines, weigh_purchases
from astrodrome.bots.celerium.racing import (
    weigh_answers,
    weigh_moves,
    weigh_penalties,
    weigh_rest,
    weigh_targets,
    weigh_turn,
)
from astrodrome.bots.celerium.tuning import THUMB, Tuning
from astrodrome.bots.celerium.upgrades import (
    energy_worth,
    upgrade_worth,
    weigh_damage,
    weigh_discards,
    weigh_equipment,
    weigh_market,
)
from astrodrome.bots.celerium.valuation import races_after
from astrodrome.games.celerium.content.figures import PX2_POINTS
from astrodrome.games.celerium.content.vocabulary import STARBOT, VEHICLES
from astrodrome.games.celerium.effects.base import FranchiseUses
from astrodrome.games.celerium.effects.moves import FranchiseFallsBack
from astrodrome.games.celerium.preparation.boosts import FranchisesBoost
from astrodrome.games.celerium.preparation.market import FranchiseShops
from astrodrome.games.celerium.preparation.prerace_check import FranchiseDiscards
from astrodrome.games.celerium.preparation.purchase import FranchiseBuysCards
from astrodrome.games.celerium.preparation.race_lines import FranchisesPickLine
from astrodrome.games.celerium.preparation.setup import FranchisesChooseFace
from astrodrome.games.celerium.race.race_turns import FranchiseGoesOn, FranchiseRaces
from astrodrome.games.celerium.scoring.boost_controls import FranchiseTakesPenalty
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import TargetsAnswer
from astrodrome.games.celerium.track.equipment import FranchiseEquips
from astrodrome.games.celerium.track.movement import FranchiseAdvances, FranchiseRepeats
from astrodrome.games.celerium.track.tokens import FranchiseTakesDamage
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

WIDEST: Final = 5
"""Only the most promising choices are looked into."""
STEEP: Final = 7.0
"""By how many points a lead must grow for the odds of winning to grow about threefold."""


def weigh(g: Celerium, seat: Seat, legal: Sequence[Action], chance: Chance, tuning: Tuning = THUMB) -> list[float]:
    """Return what each action is thought to be worth, in points; only the differences mean something."""
    match question(g):
        case FranchiseRaces():
            return weigh_turn(g, seat, legal, tuning)
        case FranchiseGoesOn():
            return weigh_rest(g, seat, legal, tuning)
        case FranchiseAdvances() | FranchiseFallsBack():
            return weigh_moves(g, seat, legal, None, tuning)
        case FranchiseRepeats() as repeated:
            return weigh_moves(g, seat, legal, repeated, tuning)
        case TargetsAnswer() as window:
            return weigh_answers(g, seat, legal, window, tuning)
        case FranchiseUses() as used:
            return weigh_targets(g, seat, legal, used.option(g), tuning)
        case FranchiseTakesPenalty() as penalty:
            return weigh_penalties(g, seat, legal, penalty, tuning)
    return weigh_preparation(g, seat, legal, chance, tuning)


def weigh_preparation(g: Celerium, seat: Seat, legal: Sequence[Action], chance: Chance, tuning: Tuning) -> list[float]:
    """Return the same for everything that is not the race."""
    match question(g):
        case FranchisesChooseFace():
            return weigh_faces(g, seat, legal, chance, tuning)
        case FranchiseShops():
            return weigh_market(g, seat, legal, tuning)
        case FranchiseEquips():
            return weigh_equipment(g, seat, legal, tuning)
        case FranchiseBuysCards():
            return weigh_purchases(g, seat, legal, tuning)
        case FranchisesBoost():
            return weigh_boosts(g, seat, legal, chance, tuning)
        case FranchisesPickLine():
            return weigh_lines(g, seat, legal, tuning)
        case FranchiseDiscards():
            return weigh_discards(g, legal)
        case FranchiseTakesDamage():
            return weigh_damage(g, seat, legal)
    raise AssertionError(f"{question(g)!r} is no question of a rally that a franchise answers")


class RallyPolicy:
    """What is worth trying, what a seat does at once, where a play-out stops, what a position is worth."""

    def __init__(self, tuning: Tuning = THUMB, widest: int = WIDEST) -> None:
        self.tuning: Final = tuning
        self._widest: Final = widest

    def best_first(self, g: Celerium, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the most promising actions, the best first."""
        worth = weigh(g, seat, legal, Chance(g.number), self.tuning)
        ranked = sorted(range(len(legal)), key=lambda at: -worth[at])
        return [legal[at] for at in ranked[: self._widest]]

    def quick(self, g: Celerium, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a sensible owner does without looking into other hands."""
        worth = weigh(g, seat, legal, chance, self.tuning)
        return legal[worth.index(max(worth))]

    def at_once(self, g: Celerium, seat: Seat) -> Action | None:
        """Return nothing: what is legal decides."""
        return None

    def horizon(self, start: Celerium, g: Celerium) -> bool:
        """Stop at the end of the round."""
        return g.round != start.round

    def value(self, g: Celerium, seat: Seat) -> float:
        """Return the chance of winning, guessed from scores and from what the franchises own."""
        mine = promise(g, seat)
        best = max([promise(g, other) for other in range(g.franchises) if other != seat])
        return 1.0 / (1.0 + exp(-(mine - best) / STEEP))


def promise(g: Celerium, seat: Seat) -> float:
    """Return the points of a franchise with credit for what will bring more of them."""
    points = float(g.score[seat])
    if not g.agenda:
        return points
    after = races_after(g) + 1
    mounted = (g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT])
    for upgrade in mounted:
        if upgrade is not None:
            points += 0.25 * after * upgrade_worth(g, upgrade)
    points += 0.5 * after * energy_worth(g, *mounted, THUMB)
    points += 0.9 * g.actions[seat] + 1.2 * len(g.hands[seat])
    points += 0.5 * g.has_keep_line[seat] + 0.4 * (g.market.first == seat)
    return points + (PX2_POINTS + 3.0 if g.has_px2[seat] else 0.0)
