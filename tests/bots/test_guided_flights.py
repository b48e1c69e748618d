"""Guided first flights of Galaxy Trucker: by the adviser's answers a ship is sound and comes home with credits."""

from __future__ import annotations

from astrodrome.bots import ask, make
from astrodrome.bots.levels import ADVISER, budget
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.views.ship_view import FiguresView
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.fields import Json

GAME = "galaxy-trucker"
GUIDED: dict[str, Json] = {"flights": ["intro"], "modules": ["strict"]}
"""As `web/src/games/galaxy_trucker/setup/guided.ts` sets it up."""


def flown(seed: int) -> tuple[FiguresView, int]:
    """Fly a guided flight by the adviser's answers; return the ship at take-off, and the credits at the end."""
    game = SPEC.new(2, GUIDED, seed)
    players = [make(ADVISER, seed, GAME), make("easy", seed + 1, GAME)]
    budgets = [budget(ADVISER, GAME), 0]
    ship: FiguresView | None = None
    while game.asked:
        seat = game.asked[0]
        public = game.view(0).public
        assert isinstance(public, PublicView)
        if public.phase == "flight" and ship is None:
            ship = public.ships[0].figures
        game.play(seat, ask(game, seat, players[seat], game.number, budgets[seat]))
    assert ship is not None
    assert game.outcome is not None
    return ship, game.outcome.scores[0]


def test_three_guided_flights_in_a_row_end_with_a_sound_ship_and_credits() -> None:
    for seed in (3, 4, 5):
        ship, credits = flown(seed)
        assert ship.engines_powered >= 1
        assert ship.cannon_halves_powered >= 2, "a cannon that points forward"
        assert ship.cells >= 1
        assert ship.crew >= 2
        assert credits > 0
