"""Sleepers: humans in stasis chambers, who may be woken when crew was lost (GX-061 to GX-076)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.modules.technologies.records import SleeperWoken, Wake, WakeOffer
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.offers import ChamberChoice
from astrodrome.games.galaxy_trucker.ship.bodies import half_at, halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import beds, humans
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def chambers(g: Trucker, seat: Seat) -> list[int]:
    """Return the stasis chambers with somebody in them whom somebody awake can wake (GX-073, GX-293)."""
    sleepers = technologies_of(g).sleepers[seat]
    asleep = [square for square in g.board.squares if sleepers[square]]
    return (
        [square for square in asleep if humans(g, seat, half_at(g, square))] if halves_flown(g) is not None else asleep
    )


def ways(g: Trucker, seat: Seat) -> list[Wake]:
    """Return every way to wake somebody: the cabin lies in the same half (GX-076, GX-293)."""
    free = beds(g, seat)
    return [Wake(one, bed) for one in chambers(g, seat) for bed in free if half_at(g, one) == half_at(g, bed)]


class TruckerWakes(SeatDecision[Trucker]):
    """Wake sleepers one by one, any number there is room for, as long as somebody is awake (GX-066 to GX-073)."""

    takes = (Wake, Pass)
    rules = ("GX-066", "GX-068")

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask a player who has lost crew and has sleepers, a free place and an awake human."""
        able = g.lost_crew[self.seat] and humans(g, self.seat) and ways(g, self.seat)
        return (self.seat,) if able else ()

    @override
    def run(self, g: Trucker) -> None:
        """Let the moment pass: waking is possible right after a loss only (GX-067)."""
        g.lost_crew[self.seat] = False

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *ways(g, seat)]

    @override
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

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Move one human, and ask again."""
        technologies = technologies_of(g)
        if isinstance(action, Wake):
            put(technologies.sleepers, seat, action.chamber, technologies.sleepers[seat][action.chamber] - 1)
            put(g.crew, seat, action.cabin, g.crew[seat][action.cabin] + 1)
            if g.listening:
                g.emit(SleeperWoken(seat, action.chamber, action.cabin))
            g.then(self)
        else:
            g.lost_crew[seat] = False

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        sleepers = technologies_of(g).sleepers[seat]
        free = ways(g, seat)
        asleep = [
            ChamberChoice(square, sleepers[square], tuple([way.cabin for way in free if way.chamber == square]))
            for square in chambers(g, seat)
        ]
        return WakeOffer(tuple(asleep), tuple(beds(g, seat)))
