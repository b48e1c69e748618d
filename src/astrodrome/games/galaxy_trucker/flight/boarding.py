"""Aliens come aboard: into a cabin joined to their life support (GB-068 to GB-072)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES, put, squares_of
from astrodrome.games.galaxy_trucker.records.actions import BOARD_ALIEN, BOARD_HUMANS, BoardAlien, BoardHumans
from astrodrome.games.galaxy_trucker.records.offers import AlienOffer
from astrodrome.games.galaxy_trucker.records.yard_events import AlienBoarded
from astrodrome.games.galaxy_trucker.ship.bodies import is_elsewhere
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES, crew_name, supported
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TruckerBoardsAlien(Decision[Trucker]):
    """Let an alien of a colour live in a cabin joined to its life support, or take humans only (GB-068 to GB-072)."""

    args = ("seat", "colour", "only")
    takes = (BoardAlien, BoardHumans)
    rules = ("GB-068", "GB-070")

    def __init__(self, seat: Seat, colour: int, only: int | None = None) -> None:
        self.seat = seat
        self.colour = colour
        self.only = only
        """The one cabin that is asked about, where not all are (GX-531, GX-532)."""

    @override
    def asks(self, g: Trucker) -> Seats:
        return (self.seat,) if self.cabins(g) else ()

    def cabins(self, g: Trucker) -> list[int]:
        """Return the cabins joined to the life support and not taken by another alien."""
        suitable, crew, alien = supported(g, self.seat, self.colour), g.crew[self.seat], ALIEN_CODES[self.colour]
        if not suitable or alien in crew or is_elsewhere(g, self.seat, alien):
            return []
        cabins = [square for square in squares_of(suitable) if crew[square] <= CABIN_HUMANS]
        return [square for square in cabins if self.only in (None, square)]

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [BOARD_HUMANS, *[BOARD_ALIEN[square] for square in self.cabins(g)]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, BoardHumans):
            return None
        assert isinstance(action, BoardAlien)
        if not 0 <= action.square < SQUARES or action.square not in self.cabins(g):
            return Refusal("GB-068", "no-life-support", (("colour", crew_name(ALIEN_CODES[self.colour])),))
        return None

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        if isinstance(action, BoardAlien):
            put(g.crew, seat, action.square, ALIEN_CODES[self.colour])
            if g.listening:
                g.emit(AlienBoarded(seat, crew_name(ALIEN_CODES[self.colour]), action.square))
            g.then(*g.phases.after_boarding(g, seat, self.colour))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return AlienOffer(crew_name(ALIEN_CODES[self.colour]), tuple(self.cabins(g)))
