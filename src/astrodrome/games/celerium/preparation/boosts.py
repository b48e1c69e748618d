"""Step 5, Boosts (CM-086 to CM-098)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS, LINE, PLANET, SHIELD
from astrodrome.games.celerium.preparation.rival import rival_boosts
from astrodrome.games.celerium.preparation.secret_choices import FranchisesChoose
from astrodrome.games.celerium.records.actions import ACTIVATIONS, ActivateBoosts
from astrodrome.games.celerium.records.offers import BoostChoice, BoostOffer
from astrodrome.games.celerium.records.preparation_events import BoostsActivated
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.planet import suffers_type
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class FranchisesBoost(FranchisesChoose):
    """Activate none, some or all Boosts, free of charge (CM-086 to CM-088)."""

    takes = (ActivateBoosts,)
    rules = ("CM-086", "CM-092")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return ACTIVATIONS

    @override
    def legal(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        """Return the same: each Boost lies in the reserve before a race (CM-098)."""
        return ACTIVATIONS

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Every combination may be activated, even where it cancels nothing (CM-098)."""
        return None

    @override
    def open_all(self, g: Celerium) -> None:
        """Show which types are active, never their versions (CM-088, CM-089)."""
        for seat, choice in enumerate(g.answers):
            assert isinstance(choice, ActivateBoosts)
            activate(g, seat, (choice.shield, choice.line, choice.planet))
        if g.solo:
            activate(g, g.franchises - 1, rival_boosts(g))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show each Boost with its version, points, penalties and what it would cancel."""
        planet = g.planet()
        worst = min(0, *g.tables.modifier[planet])
        cancels = {SHIELD: 0, LINE: -worst, PLANET: int(suffers_type(g, seat))}
        choices = [
            BoostChoice(
                BOOSTS[boost],
                g.boost_versions[BOOST_TYPES * seat + boost],
                g.authorised(boost),
                g.tables.points[boost],
                g.tables.larger[boost],
                g.tables.smaller[boost],
                cancels[boost] > 0,
            )
            for boost in range(BOOST_TYPES)
        ]
        return BoostOffer(tuple(choices))


def activate(g: Celerium, seat: Seat, chosen: tuple[bool, bool, bool]) -> None:
    """Move Boosts to their slots; their points count at once and are never lost (CM-092 to CM-094)."""
    points = 0
    for boost in range(BOOST_TYPES):
        g.boost_active[BOOST_TYPES * seat + boost] = chosen[boost]
        if chosen[boost]:
            points += g.tables.points[boost]
    g.shield_protects[seat] = chosen[SHIELD]
    g.boost_points[seat] = points
    g.score[seat] += points
    if g.listening:
        names = tuple([name for name, on in zip(BOOSTS, chosen, strict=True) if on])
        g.emit(BoostsActivated(seat, names, len(names), points))


FRANCHISES_BOOST: Final = FranchisesBoost()
