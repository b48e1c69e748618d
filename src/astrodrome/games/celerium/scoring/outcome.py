"""How a rally ended: scores, ranks, and the account of each franchise (CM-003, CM-239, CM-240, CM-267)."""

from __future__ import annotations

from typing import Final, Literal

from astrodrome.games.celerium.content.figures import PX2_POINTS
from astrodrome.games.celerium.content.vocabulary import RIVAL
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.records import Line, Outcome, first_of, ranks_of
from astrodrome.kernel.seats import Seat

Result = Literal["win", "draw", "defeat"]

HUMAN: Final = 0


def outcome(g: Celerium) -> Outcome:
    """Return the result of a finished game; energy left breaks ties, and level franchises share (CM-239, CM-240)."""
    accounts = tuple([account(g, seat) for seat in range(g.seats)])
    if g.solo:
        winners = (HUMAN,) if result(g) == "win" else ()
        rival = (Line("rival", g.score[RIVAL]),)
        return Outcome((g.score[HUMAN],), (1,), winners, ((*accounts[HUMAN], *rival),))
    ranks = ranks_of([(g.score[seat], g.energy[seat]) for seat in range(g.seats)])
    return Outcome(tuple(g.score), ranks, first_of(ranks), accounts)


def result(g: Celerium) -> Result | None:
    """Return how a finished solo game ended for its one seat; None for any other game (CM-267)."""
    if not g.solo or g.agenda:
        return None
    if g.score[HUMAN] != g.score[RIVAL]:
        return "win" if g.score[HUMAN] > g.score[RIVAL] else "defeat"
    return "win" if g.energy[HUMAN] >= 1 else "draw"


def account(g: Celerium, seat: Seat) -> tuple[Line, ...]:
    """Return every source of a franchise's points, which add up to its score, and the energy that breaks ties."""
    pilot = sum([race[seat] for race in g.sheets.pilot])
    starbot = sum([race[seat] for race in g.sheets.starbot])
    bonus = sum([race[seat] for race in g.sheets.bonus])
    points = sum([race[seat] for race in g.sheets.points])
    lost = Line("conditions" if g.expert else "malus", points - pilot - starbot - bonus)
    boosts = sum([race[seat] for race in g.sheets.boosts])
    px2 = PX2_POINTS if g.has_px2[seat] else 0
    return (
        Line("pilot", pilot),
        Line("starbot", starbot),
        Line("bonus", bonus),
        lost,
        Line("boosts", boosts),
        Line("px2", px2),
        Line("energy", g.energy[seat]),
    )
