"""A sample of the rare states that the soak plays: positions in the middle of games, where modules meet."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.ship import strength
from astrodrome.games.galaxy_trucker.views import ship_view
from astrodrome.kernel.chance import Chance
from tests.soak import celestia_positions, celestia_watch, rare_states, trucker_positions, trucker_watch


def fly_some(flights: int) -> None:
    """Fly some flights of Galaxy Trucker."""
    for seed in range(flights):
        rare_states.fly(trucker_positions.position(seed), Chance(seed))


@pytest.mark.parametrize("number", range(30))
def test_in_rare_states_nothing_raises_and_a_plain_recount_agrees(number: int) -> None:
    assert rare_states.play(number)


@pytest.mark.parametrize("figure", ["exposed", "crew_size", "cannon_half_points", "engine_strength"])
def test_the_recount_notices_a_figure_that_is_wrong(figure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(ship_view, figure)
    game = trucker_positions.position(3)
    trucker_watch.Watch(game).look(game)
    monkeypatch.setattr(ship_view, figure, lambda *given: right(*given) + 1)
    with pytest.raises(AssertionError, match="recounted"):
        trucker_watch.Watch(game).look(game)


def test_the_recount_notices_a_strength_declared_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    right = strength.TruckerDeclares.strength
    monkeypatch.setattr(strength.TruckerDeclares, "strength", lambda *given: right(*given) + 1)
    with pytest.raises(AssertionError, match="declared"):
        fly_some(40)


def test_the_recount_notices_who_is_asked_out_of_the_race() -> None:
    game = trucker_positions.position(4)
    game.state.flying = [True] * game.state.seats
    game.state.technologies.cards_to_miss[game.asked[0]] = 1
    trucker_watch.Watch(game).look(game)  # between two cards that is allowed
    while game.situation.decision in trucker_watch.ASKED_ANYWHERE:
        game.play(game.asked[0], game.legal(game.asked[0])[0])
    game.state.technologies.cards_to_miss[game.asked[0]] = 1
    with pytest.raises(AssertionError, match="not in the race"):
        trucker_watch.Watch(game).look(game)


def test_the_recount_notices_a_card_that_is_made() -> None:
    game = celestia_positions.position(1)
    watch = celestia_watch.Watch(game)
    game.state.hands[0][0] += 1
    with pytest.raises(AssertionError, match="cards lost or made"):
        watch.look(game)
