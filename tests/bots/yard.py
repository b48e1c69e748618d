"""Truckers as careful builders leave the yard."""

from __future__ import annotations

from astrodrome.bots import ask, make
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame


def to_the_first_card(game: AnyGame) -> AnyGame:
    """Let careful builders build, and stop where giving up is first possible."""
    bots = [make("normal", seat, SPEC.name) for seat in range(game.seats)]
    while type(game.decision).__name__ != "TruckerMayGiveUp":
        seat = game.asked[0]
        game.play(seat, ask(game, seat, bots[seat], 1, 0))
    return game


def built(options: dict[str, Json], seed: int = 5, seats: int = 2) -> AnyGame:
    """Return a game before its first card."""
    return to_the_first_card(SPEC.new(seats, options, seed))
