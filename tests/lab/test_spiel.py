"""OpenSpiel's own checks and its own search on our games."""

from __future__ import annotations

import random
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from astrodrome.cli.speed.peers import peer
from astrodrome.games import GAMES
from astrodrome.research import spiel

NAMES = [spec.name for spec in GAMES]
SHORT = {"galaxy-trucker": '{"flights": ["intro"]}'}
spiel.register()


def load(name: str, players: int = 2) -> spiel.SpielGame:
    params: dict[str, object] = {"players": players, "deals": 50}
    if name in SHORT:
        params["options"] = SHORT[name]
    game: spiel.SpielGame = pyspiel.load_game(spiel.short_name(name), params)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_random_games(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_random_games_written_and_read(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_registering_again_does_nothing(name: str) -> None:
    spiel.register()
    assert spiel.short_name(name) in pyspiel.registered_names()
    assert pyspiel.load_game(spiel.short_name(name)).num_players() >= 2


def after_some_moves(name: str, moves: int, seed: int) -> spiel.SpielState:
    draw = random.Random(seed)
    state = load(name, 3).new_initial_state()
    state.apply_action(7)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    for moves in range(30):
        state = after_some_moves(name, moves, 5)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(1).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = after_some_moves(name, 2, 3)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def searcher(game: spiel.SpielGame, simulations: int, evaluator: object) -> ismcts.ISMCTSBot:
    draw = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=draw, allow_inconsistent_action_sets=True)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, draw.uniform))
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_our_games(name: str) -> None:
    game = load(name)
    bots = [searcher(game, 6, spiel.QuickRollout(4)), searcher(game, 6, spiel.QuickRollout(5))]
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(25):
        if state.is_terminal():
            break
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_own_rollouts_finish_our_games() -> None:
    game = load("memoracers")
    bot = searcher(game, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("script", [["gin_rummy_peer.py"], ["open_spiel_peer.py", "backgammon"]], ids=" ".join)
def test_openspiels_own_games_are_measured_for_bench(script: list[str]) -> None:
    one = peer(sys.executable, *script)
    rates = [one.slice(figure, 0.01) for figure in one.figures]
    one.close()
    assert not one.failure
    assert all(rates)
