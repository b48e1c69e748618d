"""The course of a round (CM-033 to CM-040), its end (CM-231 to CM-236), and the end of the game (CM-238)."""

from __future__ import annotations

from astrodrome.games.celerium.content.figures import INCOME, MOST_ACTIONS, PX2_POINTS
from astrodrome.games.celerium.preparation.boosts import FRANCHISES_BOOST
from astrodrome.games.celerium.preparation.market import HoldMarket
from astrodrome.games.celerium.preparation.prerace_check import CheckHangars
from astrodrome.games.celerium.preparation.purchase import SellCards
from astrodrome.games.celerium.preparation.race_lines import FRANCHISES_PICK_LINE
from astrodrome.games.celerium.race.race_turns import RunRace
from astrodrome.games.celerium.records.preparation_events import RoundBegan
from astrodrome.games.celerium.records.scoring_events import FirstFranchisePassed, GameEnded, IncomeGained, Px2Kept
from astrodrome.games.celerium.scoring.boost_controls import TurnControlCard
from astrodrome.games.celerium.scoring.race_points import ScoreRace
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.equipment import EquipVehicles
from astrodrome.games.celerium.track.placement import PlaceVehicles
from astrodrome.games.celerium.track.planet import RevealPlanet
from astrodrome.games.celerium.track.tokens import move_workshops
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class PlayRound(Task[Celerium]):
    """One planet, from its reveal to the end of the round, always in this order (CM-033)."""

    args = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002 - the rulebook's word
        self.round = round

    @override
    def run(self, g: Celerium) -> None:
        """Refill every gauge, then put the complete round on the agenda (CM-040)."""
        g.round = self.round
        g.control = g.control.next_round()
        g.energy = [g.capacity(seat) for seat in range(g.franchises)]
        if g.listening:
            g.emit(RoundBegan(self.round))
        g.then(
            RevealPlanet(),
            HoldMarket(),
            EquipVehicles(),
            SellCards(),
            FRANCHISES_BOOST,
            FRANCHISES_PICK_LINE,
            CheckHangars(),
            PlaceVehicles(),
            RunRace(),
            TurnControlCard(),
            ScoreRace(),
            EndRound(),
        )


class EndRound(Task[Celerium]):
    """Clear the table; unless it was the last race, give income and pass the token on (CM-231 to CM-236)."""

    @override
    def run(self, g: Celerium) -> None:
        """Do it in the order of the rulebook."""
        discard_played(g)
        g.boost_active = [False] * len(g.boost_active)  # CM-212: back to the reserve, unseen
        g.shield_protects = [False] * g.franchises
        g.doubles_pilot = [False] * g.franchises
        g.boost_points = [0] * g.franchises
        move_workshops(g)
        if g.round < g.races():
            give_income(g)
            g.first_franchise = next_first(g)
            if g.listening:
                g.emit(FirstFranchisePassed(g.first_franchise))


def discard_played(g: Celerium) -> None:
    """Put the cards played in the race on the discard piles of their levels (CM-138)."""
    for card in g.cards_played:
        level = g.tables.cards.level[card]
        g.event_discards[level] = (*g.event_discards[level], card)
    g.cards_played = []
    g.cards_played_by = []


def give_income(g: Celerium) -> None:
    """Add actions by the leader's level, the same for all, up to the end of the counter (CM-231 to CM-233)."""
    level = max([g.level(seat) for seat in range(g.franchises)])
    for seat in range(g.franchises):
        if not g.is_rival(seat):
            g.actions[seat] = min(MOST_ACTIONS, g.actions[seat] + INCOME[level - 1])
    if g.listening:
        g.emit(IncomeGained(level, INCOME[level - 1]))


def next_first(g: Celerium) -> Seat:
    """Return who gets the First-franchise token: the next clockwise, or the last-ranked (CM-234, CM-282)."""
    after = [(g.first_franchise + step) % g.franchises for step in range(1, g.franchises + 1)]
    if not g.options.first_to_last:
        return after[0]
    scores = [g.score[seat] for seat in after]
    return after[scores.index(min(scores))]


class EndGame(Task[Celerium]):
    """After the last race, kept Px2 tokens give points (CM-238)."""

    @override
    def run(self, g: Celerium) -> None:
        """Add them before the winner is named."""
        for seat in range(g.franchises):
            if g.has_px2[seat]:
                g.score[seat] += PX2_POINTS
                if g.listening:
                    g.emit(Px2Kept(seat, PX2_POINTS))
        if g.listening:
            g.emit(GameEnded(tuple(g.score)))
