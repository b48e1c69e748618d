"""Step 9, victory points of the race (CM-214 to CM-225), and the expert rule (CM-242 to CM-253)."""

from __future__ import annotations

from astrodrome.games.celerium.content.figures import EXPERT_DIVISOR
from astrodrome.games.celerium.content.vocabulary import PILOT, STARBOT, VEHICLES
from astrodrome.games.celerium.records.scoring_events import RaceScored
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.standing import standing
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class ScoreRace(Task[Celerium]):
    """Count the points of every franchise on the positions after all penalties (CM-214)."""

    @override
    def run(self, g: Celerium) -> None:
        """Write the sheet of the race and move the score markers (CM-225)."""
        seats = range(g.franchises)
        rear = min(g.square)  # CM-215, CM-224: of all vehicles, whatever they score
        pilots = tuple([g.square[VEHICLES * seat + PILOT] - rear for seat in seats])
        starbots = tuple([g.square[VEHICLES * seat + STARBOT] - rear for seat in seats])
        bonuses = tuple([g.tables.track.bonus[g.square[VEHICLES * seat + STARBOT]] for seat in seats])
        missed = tuple([standing(g, seat).missed for seat in seats])  # CM-218, CM-244
        points = tuple([race_points(g, pilots[s], starbots[s], bonuses[s], missed[s]) for s in seats])
        g.sheets = sheets = g.sheets.copy()
        sheets.pilot.append(pilots)
        sheets.starbot.append(starbots)
        sheets.bonus.append(bonuses)
        sheets.missed.append(missed)
        sheets.points.append(points)
        sheets.boosts.append(tuple(g.boost_points))
        for seat in seats:
            g.score[seat] += points[seat]
            if g.listening:
                sources = (pilots[seat], starbots[seat], bonuses[seat], missed[seat])
                g.emit(RaceScored(seat, *sources, points[seat], g.score[seat]))


def race_points(g: Celerium, pilot: int, starbot: int, bonus: int, missed: int) -> int:
    """Return the points of a race (CM-217, CM-218, CM-222; with the expert rule CM-249 to CM-251)."""
    total = pilot + starbot + bonus
    if not g.expert:
        return total - starbot if missed else total
    if missed == 0:
        return total
    return total // EXPERT_DIVISOR if missed == 1 else 0
