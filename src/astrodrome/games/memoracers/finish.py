"""End of the race (MR-121 to MR-130), and the ranking that championships use (MR-162 to MR-166)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.events import RaceEnded, Reason
from astrodrome.games.memoracers.figures import LAPS
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class RaceEnds(Task[MemoRacers]):
    """Name the winner or winners. It lies under every race and surfaces when no further round is begun."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Decide by the last ship, by the common crash, or by laps; a solo race has been decided already."""
        if not g.solo:
            decide_race(g)
        if g.listening:
            assert g.end_reason is not None, "a race ends for a reason"
            g.emit(RaceEnded(g.winners, as_reason(g.end_reason)))


REASONS: Final[tuple[Reason, ...]] = ("laps", "last-ship", "all-crashed", "solo-arrival", "solo-crash", "solo-time")


RULES: Final[dict[str, str]] = {
    "last-ship": "MR-122",
    "all-crashed": "MR-123",
    "solo-crash": "MR-151",
    "solo-time": "MR-152",
    "solo-arrival": "MR-153",
}
"""The rule behind each reason but laps, where it depends on who came home."""


def as_reason(word: str) -> Reason:
    """Return a saved word as the reason it stands for."""
    return REASONS[REASONS.index(word)]


def is_over(g: MemoRacers) -> bool:
    """Return, at the end of a round, whether the race is over (MR-121, MR-122, MR-125, MR-158)."""
    if g.solo:
        return False
    left = 0
    for seat in range(g.seats):
        if g.racing[seat]:
            left += 1
            if g.laps[seat] == LAPS:
                return True
    return left <= 1


def decide_race(g: MemoRacers) -> None:
    """Find the winners at the end of the last round (MR-122 to MR-130)."""
    racing = [seat for seat in range(g.seats) if g.racing[seat]]
    if len(racing) == 1:
        g.winners, g.end_reason = (racing[0],), "last-ship"
    elif racing:
        home = [seat for seat in racing if g.laps[seat] == LAPS]
        g.winners, g.end_reason = foremost(g, home), "laps"
    else:
        fallen = [seat for seat in range(g.seats) if g.crash_round[seat] == g.round]  # MR-124: of this round only
        g.winners, g.end_reason = foremost(g, fallen), "all-crashed"


def foremost(g: MemoRacers, seats: list[Seat]) -> tuple[Seat, ...]:
    """Return the best placed of some ships; level ships share (MR-123, MR-127 to MR-129)."""
    best = max([standing(g, seat) for seat in seats])
    return tuple([seat for seat in seats if standing(g, seat) == best])


def standing(g: MemoRacers, seat: Seat) -> tuple[int, int, int]:
    """Return what ranks a ship: racing before wrecks; tile and Speed; wrecks by round and tile (MR-163 to MR-165)."""
    if g.racing[seat]:
        return (1, g.distance(seat), g.speed[seat])
    crashed = g.crash_round[seat]
    assert crashed is not None, "a ship that does not race has crashed"
    return (0, crashed, g.crash_distance[seat])


def deciding_rule(g: MemoRacers) -> str | None:
    """Return the rule that decided a race; of ships that came home, MR-126 to MR-129."""
    if g.end_reason != "laps":
        return RULES.get(g.end_reason or "")
    if len(g.winners) > 1:
        return "MR-129"
    first = g.winners[0]
    beaten = [seat for seat in range(g.seats) if g.racing[seat] and g.laps[seat] == LAPS and seat != first]
    if not beaten:
        return "MR-126"
    return "MR-128" if any([g.distance(seat) == g.distance(first) for seat in beaten]) else "MR-127"


def ships_behind(g: MemoRacers, seat: Seat) -> int:
    """Return how many competitors are behind a ship (MR-162, MR-164)."""
    own = standing(g, seat)
    return sum([standing(g, other) < own for other in range(g.seats)])


def end_solo(g: MemoRacers, reason: Reason) -> None:
    """End a solo race at once: nothing else of the round is carried out (MR-151 to MR-153, MR-155)."""
    g.end_reason = reason
    g.winners = (0,) if reason == "solo-arrival" else ()
    g.abandon(RaceEnds)
