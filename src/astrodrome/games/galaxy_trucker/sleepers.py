"""Sleepers: humans in stasis chambers, who may be woken when crew was lost (GX-061 to GX-076)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.grid import squares_of
from astrodrome.games.galaxy_trucker.module_actions import Wake
from astrodrome.games.galaxy_trucker.module_events import SleeperWoken
from astrodrome.games.galaxy_trucker.module_offers import ChamberChoice, WakeOffer
from astrodrome.games.galaxy_trucker.planes import CABIN, LUXURY, plane
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def humans(g: Trucker, seat: Seat) -> int:
    """Return the number of humans aboard who are awake (GB-087, GX-065)."""
    crew = g.crew[seat]
    return sum([count * crew.count(count) for count in range(1, CABIN_HUMANS + 1)])


def chambers(g: Trucker, seat: Seat) -> list[int]:
    """Return the stasis chambers with somebody in them."""
    sleepers = g.sleepers[seat]
    return [square for square in g.board.squares if sleepers[square]]


def beds(g: Trucker, seat: Seat) -> list[int]:
    """Return the cabins with room for a human: neither luxury cabins nor those of aliens (GX-069, GX-071)."""
    crew, hull = g.crew[seat], g.hulls[seat]
    return [square for square in squares_of(plane(hull, CABIN) & ~plane(hull, LUXURY)) if crew[square] < CABIN_HUMANS]


def mourn(g: Trucker, seat: Seat) -> None:
    """Once a loss of crew is complete, let the player wake sleepers (GX-066, GX-072)."""
    if g.sleepers and g.bereaved[seat] and any(g.sleepers[seat]):
        g.then(TruckerWakes(seat))


class TruckerWakes(Decision[Trucker]):
    """Wake sleepers one by one, any number there is room for, as long as somebody is awake (GX-066 to GX-073)."""

    args = ("seat",)
    takes = (Wake, Pass)
    rules = ("GX-066", "GX-068")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever has lost crew and has sleepers, a free place and an awake human."""
        able = g.bereaved[self.seat] and humans(g, self.seat) and chambers(g, self.seat) and beds(g, self.seat)
        return (self.seat,) if able else ()

    def run(self, g: Trucker) -> None:
        """Let the moment pass: waking is possible right after a loss only (GX-067)."""
        g.bereaved[self.seat] = False

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return letting them sleep first, then each way to wake one."""
        wakes = [Wake(chamber, cabin) for chamber in chambers(g, seat) for cabin in beds(g, seat)]
        return [PASS, *wakes]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a chamber where nobody sleeps, and a place that is not free."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Wake)
        if action.chamber not in chambers(g, seat):
            return Refusal("GX-066", "nobody-sleeps-there")
        return None if action.cabin in beds(g, seat) else Refusal("GX-069", "no-free-bed")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Move one human, and ask again."""
        if isinstance(action, Wake):
            g.sleepers[seat][action.chamber] -= 1
            g.crew[seat][action.cabin] += 1
            if g.heard:
                g.tell(SleeperWoken(seat, action.chamber, action.cabin))
            g.then(self)
        else:
            g.bereaved[seat] = False

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show who sleeps where, and the free places."""
        sleepers = g.sleepers[seat]
        asleep = [ChamberChoice(square, sleepers[square]) for square in chambers(g, seat)]
        return WakeOffer(tuple(asleep), tuple(beds(g, seat)))
