"""Guided first flights of Galaxy Trucker: by the adviser's answers a ship is sound and comes home with credits."""

from __future__ import annotations

from astrodrome.bots import ask, make
from astrodrome.bots.galaxy_trucker.frontier import BARRELS
from astrodrome.bots.levels import ADVISER, budget
from astrodrome.games.galaxy_trucker.box.box import box_of
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.views.ship_view import ShipView
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.fields import Json

GAME = "galaxy-trucker"
GUIDED: dict[str, Json] = {"flights": ["intro"], "modules": ["strict"], "turns": 90}
"""As `web/src/games/galaxy_trucker/setup/guided.ts` sets it up."""
SEEDS = range(30)


def flown(seed: int) -> tuple[ShipView, int]:
    """Fly a guided flight by the adviser's answers; return the ship at take-off, and the credits at the end."""
    game = SPEC.new(2, GUIDED, seed)
    players = [make(ADVISER, seed, GAME), make("easy", seed + 1, GAME)]
    budgets = [budget(ADVISER, GAME), 0]
    ship: ShipView | None = None
    while game.asked:
        seat = game.asked[0]
        public = game.view(0).public
        assert isinstance(public, PublicView)
        if public.phase == "flight" and ship is None:
            ship = public.ships[0]
        game.play(seat, ask(game, seat, players[seat], game.number, budgets[seat]))
    assert ship is not None
    assert game.outcome is not None
    return ship, game.outcome.scores[0]


def missing(ship: ShipView) -> list[str]:
    """Return what a ship should not have taken off without."""
    box = box_of(None, False, False, False)
    ahead = {box.kinds[box.number[one.component]] for one in ship.components if one.turns == 0}
    have = {
        "an engine that needs no cell": ship.figures.engines >= 1,
        "a cannon that points ahead": bool(ahead & BARRELS),
        "a cell": ship.figures.cells >= 1,
        "a second crew": ship.figures.crew >= 4,
    }
    return [need for need, met in have.items() if not met]


def test_guided_flights_take_off_in_sound_ships_and_end_with_credits() -> None:
    flights = {seed: flown(seed) for seed in SEEDS}
    unsound = {seed: lacks for seed, (ship, _) in flights.items() if (lacks := missing(ship))}
    assert not unsound
    paid = [seed for seed, (_, credits) in flights.items() if credits > 0]
    assert len(paid) >= 27
