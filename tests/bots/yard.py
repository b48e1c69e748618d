"""Truckers as careful builders leave the yard."""

from __future__ import annotations

from collections.abc import Callable

from astrodrome.bots import ask, make
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import Seat


def play_until(game: AnyGame, reached: Callable[[AnyGame], bool], level: str = "normal") -> AnyGame:
    """Let bots of a level play until a game has come so far; hard ones do not search here."""
    bots = [make(level, seat, SPEC.name) for seat in range(game.seats)]
    while not reached(game):
        seat = game.asked[0]
        game.play(seat, ask(game, seat, bots[seat], 1, 0))
    return game


def asking(*decisions: str) -> Callable[[AnyGame], bool]:
    """Return a condition: one of these questions is open."""
    return lambda game: type(game.decision).__name__ in decisions


def to_the_first_card(game: AnyGame) -> AnyGame:
    """Let careful builders build, and stop where giving up is first possible."""
    return play_until(game, asking("TruckerMayGiveUp"))


def crew_of(g: Trucker, seat: Seat, humans: int) -> list[int]:
    """Return a crew of so many humans, two to a cabin."""
    manned = [square for square in g.board.squares if g.crew[seat][square]]
    crew = [0] * len(g.crew[seat])
    for at in range(humans):
        crew[manned[at // 2]] += 1
    return crew


def built(options: dict[str, Json], seed: int = 5, seats: int = 2) -> AnyGame:
    """Return a game before its first card."""
    return to_the_first_card(SPEC.new(seats, options, seed))
