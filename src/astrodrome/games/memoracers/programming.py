"""Programming: all pilots at once, in secret (MR-034 to MR-051)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.memoracers.actions import PROGRAMS, REACH, TRIES, Program
from astrodrome.games.memoracers.events import EngineForced, PilotReady, ProgramOpened, ShipBraked
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, LANES, LINES, MAX_SPEED
from astrodrome.games.memoracers.offers import ProgramOffer, SpeedChoice
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.decision import Sealed
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def may_force(g: MemoRacers, seat: Seat) -> bool:
    """Return whether a pilot may force the engine (MR-045, MR-046)."""
    return g.shields - g.shields_ticked[seat] > FORCE_NEEDS_MORE_THAN and g.speed[seat] < MAX_SPEED


def refuse_force(g: MemoRacers, seat: Seat) -> Refusal | None:
    """Return why the engine cannot be forced now."""
    if g.speed[seat] >= MAX_SPEED:
        return Refusal("MR-046", "force-at-top-speed", (("speed", MAX_SPEED),))
    free = g.free_shields(seat)
    if free <= FORCE_NEEDS_MORE_THAN:
        return Refusal("MR-045", "force-needs-shields", (("free", free), ("least", FORCE_NEEDS_MORE_THAN + 1)))
    return None


class PilotsProgram(Sealed[MemoRacers]):
    """Tick one lane per line, as many lines as the Speed chosen, and be ready (MR-034 to MR-038)."""

    takes = (Program,)
    rules = ("MR-037", "MR-040")

    @override
    def entitled(self, g: MemoRacers) -> Seats:
        """Return every pilot still racing."""
        racing = g.racing
        return tuple([seat for seat in range(g.seats) if racing[seat]])

    @override
    def candidates(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        """Return every program that keeps to the lanes, whatever the Speed (MR-039 to MR-041)."""
        return TRIES[g.lane[seat]]

    @override
    def legal(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        """Return the programs of this lane and Speed from the table computed once; a law holds it to `refuse`."""
        return PROGRAMS[g.lane[seat]][g.speed[seat]][may_force(g, seat)]

    @override
    def refuse(self, g: MemoRacers, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a program with the wrong number of lines, a jump of lanes, or a force that is not allowed."""
        assert isinstance(action, Program)
        lines = len(action.lanes)
        if lines == 0:
            return Refusal("MR-042", "stand-still")
        if action.force:
            refusal = refuse_force(g, seat)
            if refusal is not None:
                return refusal
            if lines <= g.speed[seat]:
                return Refusal("MR-050", "force-and-brake", (("speed", g.speed[seat] + 1), ("lines", lines)))
        most = g.speed[seat] + action.force
        if lines > most:
            return Refusal("MR-037", "too-many-lines", (("speed", most), ("lines", lines)))
        return refuse_lanes(g.lane[seat], action.lanes)

    @override
    def answer(self, g: MemoRacers, seat: Seat, action: Action) -> None:
        """Keep the program hidden; the others see only that the pilot is ready (MR-035)."""
        if g.listening:
            g.emit(PilotReady(seat))
        super().answer(g, seat, action)

    @override
    def open_all(self, g: MemoRacers) -> None:
        """Show all programs at once and set every Speed marker (MR-035, MR-043, MR-048)."""
        for seat in range(g.seats):
            program = g.answers[seat]
            if program is None:
                continue
            assert isinstance(program, Program)
            before = g.speed[seat]
            lines = len(program.lanes)
            g.programs[seat] = program.lanes
            g.speed[seat] = lines
            if program.force:
                g.shields_ticked[seat] += FORCE_TICKS
            if g.listening:
                tell_program(g, seat, program, before)

    @override
    def offer(self, g: MemoRacers, seat: Seat) -> Offer:
        """Show each Speed with its price and what a trap or a repairer would do at it."""
        speed = g.speed[seat]
        kept = [SpeedChoice(s, False, 0, s, LINES - s, None) for s in range(1, speed + 1)]
        up = min(speed + 1, MAX_SPEED)
        forced = SpeedChoice(up, True, FORCE_TICKS, up, LINES - up, refuse_force(g, seat))
        return ProgramOffer(g.lane[seat], g.place[seat], (*kept, forced), REACH[1:])


def refuse_lanes(lane: int, lanes: tuple[int, ...]) -> Refusal | None:
    """Refuse a lane that does not exist or that is more than one aside of the lane before (MR-039 to MR-041)."""
    before = lane
    for index, aim in enumerate(lanes):
        if not 1 <= aim <= LANES:
            return Refusal("MR-041", "off-the-circuit", (("lane", aim), ("lanes", LANES)))
        if aim not in REACH[before]:
            rule = "MR-040" if index else "MR-039"
            return Refusal(rule, "lane-jump", (("line", index + 1), ("lane", aim), ("before", before)))
        before = aim
    return None


def tell_program(g: MemoRacers, seat: Seat, program: Program, before: int) -> None:
    """Emit the events of a program: its lanes, and what it did to the Speed marker."""
    speed = g.speed[seat]
    g.emit(ProgramOpened(seat, program.lanes, speed))
    if program.force:
        g.emit(EngineForced(seat, speed, FORCE_TICKS))
    elif speed < before:
        g.emit(ShipBraked(seat, speed))


PILOTS_PROGRAM: Final = PilotsProgram()
