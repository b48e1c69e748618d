"""The frame of a game: its flights, their phases, the end (GB-001 to GB-009, GB-181 to GB-186)."""

from __future__ import annotations

from typing import Final, Literal

from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD
from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.game.flight_setup import SET_UP_FLIGHT
from astrodrome.games.galaxy_trucker.game.preparation import PREPARE_FLIGHT, PrepareFlight, TakeOff
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT, SettleFlight
from astrodrome.games.galaxy_trucker.records.flight_events import GameEnded
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.building import BUILD_SHIPS
from astrodrome.games.galaxy_trucker.yard.ship_check import CHECK_SHIPS, CheckShips
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

Phase = Literal["building", "check", "preparation", "flight", "over"]


class BeginFlight(Task[Trucker]):
    """One flight: set-up, building, ship check, preparation, adventure cards, settlement (GB-003)."""

    args = ("flight",)

    def __init__(self, flight: int) -> None:
        self.flight = flight

    @override
    def run(self, g: Trucker) -> None:
        """Put the phases on the agenda in their order."""
        g.flight = self.flight
        g.then(
            SET_UP_FLIGHT,
            *g.phases.before_building(g),
            BUILD_SHIPS,
            CHECK_SHIPS,
            PREPARE_FLIGHT,
            NEXT_CARD,
            SETTLE_FLIGHT,
        )


class EndGame(Task[Trucker]):
    """After the last flight the most credits win; who has any has won a little (GB-007, GB-008)."""

    @override
    def run(self, g: Trucker) -> None:
        if g.listening:
            little = tuple([seat for seat in solvent(g) if g.credits[seat] > 0])
            g.emit(GameEnded(tuple(g.credits), winners(g), little))


def winners(g: Trucker) -> tuple[int, ...]:
    """Return the seats with the most credits; players level on credits share the win (GB-007)."""
    most = max([g.credits[seat] for seat in solvent(g)], default=0)
    return tuple([seat for seat in solvent(g) if g.credits[seat] == most])


def solvent(g: Trucker) -> list[Seat]:
    """Return the seats without debts: who cannot repay every loan loses the game (GX-356, GX-579)."""
    return [seat for seat in range(g.seats) if not debt(g, seat)]


def phase(g: Trucker) -> Phase:
    """Return the phase of the flight, read off what is still to come (GB-003)."""
    for task in reversed(g.agenda):
        if isinstance(task, CheckShips):
            return "building"
        if isinstance(task, PrepareFlight):
            return "check"
        if isinstance(task, TakeOff):
            return "preparation"
        if isinstance(task, SettleFlight):
            return "flight"
    return "over"


END_GAME: Final = EndGame()
