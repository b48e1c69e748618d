"""How a race or a championship ended: scores, ranks and the account of each pilot."""

from __future__ import annotations

from astrodrome.games.memoracers.championship import totals_of
from astrodrome.games.memoracers.finish import standing
from astrodrome.games.memoracers.solo import stars
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.records import Line, Outcome, ranks_of
from astrodrome.kernel.seats import Seat


def outcome(g: MemoRacers) -> Outcome:
    """Return the result of a finished game."""
    if g.solo:
        return solo_outcome(g)
    if g.options.has("championship"):
        totals = totals_of(g)
        lines = tuple(
            [tuple([Line(f"race-{n}", race[seat]) for n, race in enumerate(g.race_points, 1)]) for seat in seats_of(g)]
        )
        return Outcome(tuple(totals), ranks_of(totals), g.winners, lines)
    keys = [(int(seat in g.winners), *(standing(g, seat) if seat not in g.winners else ())) for seat in seats_of(g)]
    ranks = ranks_of(keys)
    scores = tuple([sum([other > rank for other in ranks]) for rank in ranks])
    return Outcome(scores, ranks, g.winners, tuple([race_lines(g, seat) for seat in seats_of(g)]))


def solo_outcome(g: MemoRacers) -> Outcome:
    """Return a solo result: the marker's value for a win, nothing for a defeat (MR-151, MR-152, MR-156)."""
    score = g.solo_marker if g.winners else 0
    madness = g.options.has("kraken-madness")
    difficulty = stars(g.tiles, g.circuit, madness, g.options.solo_star_fix)
    return Outcome((score,), (1,), g.winners, ((Line("marker", score), Line("stars", difficulty), *race_lines(g, 0)),))


def race_lines(g: MemoRacers, seat: Seat) -> tuple[Line, ...]:
    """Return the figures of a dashboard at the end; for a wreck also the round of its crash."""
    lines = [Line("laps", g.laps[seat]), Line("speed", g.speed[seat]), Line("shields-left", g.free_shields(seat))]
    crashed = g.crash_round[seat]
    if crashed is not None:
        lines.append(Line("crash-round", crashed))
    return tuple(lines)


def seats_of(g: MemoRacers) -> range:
    """Return all seats."""
    return range(g.seats)
