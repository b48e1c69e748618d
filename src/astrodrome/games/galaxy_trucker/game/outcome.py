"""How a game ended: credits, ranks, and the account of each trucker (GB-007, GB-173)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.game.game_loop import winners
from astrodrome.games.galaxy_trucker.records.flight_events import EXTRAS
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Line, Outcome, ranks_of
from astrodrome.kernel.seats import Seat

ACCOUNT: Final = ("cards", "finish", "best-looking", "goods", "losses")
"""The lines of an account, in the order in which a settlement writes them."""


def lines(g: Trucker) -> tuple[str, ...]:
    """Return the lines that an account of this game has: those of modules come after the others."""
    more = g.box.technologies or g.options.roads or g.options.has("machinations") or "IA" in g.options.flights
    return (*ACCOUNT, *EXTRAS) if more else ACCOUNT


def outcome(g: Trucker) -> Outcome:
    """Return the result of a finished game; who still has debts stands below nothing, behind all others (GX-579)."""
    scores = tuple([credits - debt(g, seat) for seat, credits in enumerate(g.credits)])
    return Outcome(scores, ranks_of(scores), winners(g), tuple([account(g, seat) for seat in range(g.seats)]))


def account(g: Trucker, seat: Seat) -> tuple[Line, ...]:
    """Return what a player earned and paid in all flights; the lines add up to the score."""
    earned = {key: sum([flight[seat][n] for flight in g.accounts]) for n, key in enumerate(lines(g))}
    if g.machinations is not None:
        earned["loans"] -= debt(g, seat)
    return tuple([Line(key, value) for key, value in earned.items()])
