"""Sleepers: humans in stasis chambers, who may be woken when crew was lost (GX-061 to GX-076)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.grid import put, squares_of
from astrodrome.games.galaxy_trucker.halves import Body, half_at, squares_in
from astrodrome.games.galaxy_trucker.module_actions import Wake
from astrodrome.games.galaxy_trucker.module_events import SleeperWoken
from astrodrome.games.galaxy_trucker.module_offers import ChamberChoice, WakeOffer
from astrodrome.games.galaxy_trucker.planes import CABIN, LUXURY, plane
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def humans(g: Trucker, seat: Seat, half: Body = None) -> int:
    """Return the number of humans aboard, or in a half, who are awake (GB-087, GX-065)."""
    crew = crew_of(g, seat, half)
    return sum([count * crew.count(count) for count in range(1, CABIN_HUMANS + 1)])


def has_humans(g: Trucker, seat: Seat, half: Body) -> bool:
    """Tell whether a human aboard, or in a half, is awake."""
    crew = crew_of(g, seat, half)
    for count in range(1, CABIN_HUMANS + 1):
        if count in crew:
            return True
    return False


def crew_of(g: Trucker, seat: Seat, half: Body) -> list[int]:
    """Return who lives where: in the whole ship by square, or in the squares of a half."""
    return g.crew[seat] if half is None else [g.crew[seat][square] for square in squares_in(g, half)]


def chambers(g: Trucker, seat: Seat) -> list[int]:
    """Return the stasis chambers with somebody in them whom somebody awake can wake (GX-073, GX-293)."""
    sleepers = g.sleepers[seat]
    asleep = [square for square in g.board.squares if sleepers[square]]
    return [square for square in asleep if humans(g, seat, half_at(g, square))] if g.halves else asleep


def beds(g: Trucker, seat: Seat) -> list[int]:
    """Return the cabins with room for a human: neither luxury cabins nor those of aliens (GX-069, GX-071)."""
    crew, hull = g.crew[seat], g.hulls[seat]
    return [square for square in squares_of(plane(hull, CABIN) & ~plane(hull, LUXURY)) if crew[square] < CABIN_HUMANS]


def ways(g: Trucker, seat: Seat) -> list[Wake]:
    """Return every way to wake somebody: the cabin lies in the same half (GX-076, GX-293)."""
    free = beds(g, seat)
    return [Wake(one, bed) for one in chambers(g, seat) for bed in free if half_at(g, one) == half_at(g, bed)]


class TruckerWakes(Decision[Trucker]):
    """Wake sleepers one by one, any number there is room for, as long as somebody is awake (GX-066 to GX-073)."""

    args = ("seat",)
    takes = (Wake, Pass)
    rules = ("GX-066", "GX-068")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever has lost crew and has sleepers, a free place and an awake human."""
        able = g.bereaved[self.seat] and humans(g, self.seat) and ways(g, self.seat)
        return (self.seat,) if able else ()

    def run(self, g: Trucker) -> None:
        """Let the moment pass: waking is possible right after a loss only (GX-067)."""
        g.bereaved[self.seat] = False

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return letting them sleep first, then each way to wake one."""
        return [PASS, *ways(g, seat)]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a chamber where nobody sleeps, and a place that is not free."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Wake)
        if action.chamber not in chambers(g, seat):
            return Refusal("GX-066", "nobody-sleeps-there")
        if action.cabin not in beds(g, seat):
            return Refusal("GX-069", "no-free-bed")
        same = half_at(g, action.chamber) == half_at(g, action.cabin)
        return None if same else Refusal("GX-293", "sleeper-of-other-half")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Move one human, and ask again."""
        if isinstance(action, Wake):
            put(g.sleepers, seat, action.chamber, g.sleepers[seat][action.chamber] - 1)
            put(g.crew, seat, action.cabin, g.crew[seat][action.cabin] + 1)
            if g.heard:
                g.tell(SleeperWoken(seat, action.chamber, action.cabin))
            g.then(self)
        else:
            g.bereaved[seat] = False

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show who sleeps where, and the free places."""
        sleepers = g.sleepers[seat]
        free = ways(g, seat)
        asleep = [
            ChamberChoice(square, sleepers[square], tuple([way.cabin for way in free if way.chamber == square]))
            for square in chambers(g, seat)
        ]
        return WakeOffer(tuple(asleep), tuple(beds(g, seat)))
