"""The environments, held to the checks that their libraries ship, unmodified."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from astrodrome.games import GAMES
from astrodrome.games.memoracers.view import PublicView
from astrodrome.kernel.errors import UnknownBot
from astrodrome.kernel.records import Outcome
from astrodrome.research.arena import Contest
from astrodrome.research.arena_run import hold
from astrodrome.research.envs.single import SeatEnv, register
from astrodrome.research.envs.table import Table, env_id
from astrodrome.research.envs.zoo import TogetherEnv, TurnsEnv
from tests.research import files

NAMES = [spec.name for spec in GAMES]
CYCLES = 300
# PettingZoo's advice against a space of two parts, which is its own form for observations with a mask.
QUIET = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array):UserWarning")


@QUIET
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_the_turns(name: str) -> None:
    api_test(TurnsEnv(name, seats=3), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_all_at_once(name: str) -> None:
    parallel_api_test(TogetherEnv(name, seats=3), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: TurnsEnv(name, seats=2), num_cycles=CYCLES // 2)
    parallel_seed_test(lambda: TogetherEnv(name, seats=2), num_cycles=CYCLES // 2)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_one_seat(name: str) -> None:
    register()
    made = gymnasium.make(env_id(name), render_mode="svg", disable_env_checker=True)
    check_env(made.unwrapped)
    made.close()


def play(env: TurnsEnv, pick: Callable[[np.ndarray], int], limit: int = 5000) -> dict[str, float]:
    """Play a game in turns to its end and return what each agent was given in all."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(limit):
        seen, reward, over, _, _ = env.last()
        given[agent] += reward
        env.step(None if over else pick(seen["action_mask"]))
    return given


def outcome(table: Table) -> Outcome:
    found = table.game.outcome
    assert found is not None
    return found


def is_svg(text: str | None) -> bool:
    return text is not None and ET.fromstring(text).tag.endswith("svg")


def race_round(table: Table) -> int:
    public = table.game.view(None).public
    assert isinstance(public, PublicView)
    return public.round


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_shares_one_win(name: str) -> None:
    env = TurnsEnv(name, seats=2)
    env.reset(seed=3)
    given = play(env, lambda mask: int(np.flatnonzero(mask)[0]))
    assert env.table.game.over
    assert not env.agents
    assert sum(given.values()) == pytest.approx(1.0 if outcome(env.table).winners else 0.0)


def test_scores_may_be_the_reward() -> None:
    env = TurnsEnv("celestia", seats=3, reward="score")
    env.reset(seed=5)
    given = play(env, lambda mask: int(np.flatnonzero(mask)[-1]))
    assert tuple(given.values()) == outcome(env.table).scores
    with pytest.raises(ValueError, match="expected 'win', 'score' or 'difference'"):
        Table("celestia", 2, None, "money")  # type: ignore[arg-type]  # what the test is about


def test_an_id_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = TurnsEnv("memoracers", seats=2)
    env.reset(seed=1)
    agent, number = env.agent_selection, env.table.game.number
    bad = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[-1])
    env.step(bad)
    assert (env.agent_selection, env.table.game.number) == (agent, number)
    assert env.rewards[agent] == -1.0
    assert env.infos[agent] == {"refused": bad}
    together = TogetherEnv("memoracers", seats=2)
    together.reset(seed=1)
    _, rewards, _, _, infos = together.step(dict.fromkeys(together.agents, bad))
    assert rewards["seat_0"] == -1.0
    assert infos["seat_0"] == {"refused": bad}


def test_one_seat_is_told_of_a_refused_id_and_of_the_end() -> None:
    env = SeatEnv("celestia", version=3)
    seen, _ = env.reset(seed=1)
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    again, *refused = env.step(bad)
    assert refused == [-1.0, False, False, {"refused": bad}]
    assert np.array_equal(again["observation"], seen["observation"])
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    for number in (0, bad):
        again, *end = env.step(number)
        assert end == [0.0, True, False, {}], "the game is over, so nothing is refused"
        assert np.array_equal(again["observation"], seen["observation"])


@pytest.mark.parametrize("bad", [None, "5", 3.7, [1], np.array([1.0]), np.array([1, 2])], ids=str)
def test_an_id_that_is_no_whole_number_gets_a_sentence_and_changes_nothing(bad: int | None) -> None:
    alone, turns, together = SeatEnv("memoracers"), TurnsEnv("memoracers"), TogetherEnv("memoracers")
    for env in (alone, turns, together):
        env.reset(seed=1)
    before = [env.table.game.digest() for env in (alone, turns, together)]
    with pytest.raises(ValueError, match="expected the id of one, a whole number, found"):
        alone.step(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected the id of one, a whole number, found"):
        turns.step(bad)
    good = {agent: int(np.flatnonzero(turns.observe(agent)["action_mask"])[0]) for agent in turns.agents}
    with pytest.raises(ValueError, match="expected the id of one, a whole number, found"):
        together.step({**good, together.agents[-1]: bad})  # type: ignore[dict-item]
    assert [env.table.game.digest() for env in (alone, turns, together)] == before


def test_an_id_may_be_any_kind_of_whole_number() -> None:
    seen: list[bytes] = []
    for kind in (int, np.int64, np.array):
        env = SeatEnv("memoracers")
        first, _ = env.reset(seed=1)
        env.step(kind(int(np.flatnonzero(first["action_mask"])[0])))  # type: ignore[arg-type]
        seen.append(env.table.game.digest().encode())
    assert len(set(seen)) == 1


def test_a_seat_that_is_not_asked_may_only_wait() -> None:
    env = TogetherEnv("memoracers", seats=3)
    seen, _ = env.reset(seed=1)
    asked = env.table.asked
    for seat, agent in enumerate(env.agents):
        mask = seen[agent]["action_mask"]
        assert mask[0] == (seat not in asked)
        assert mask.sum() == (len(env.table.legal(seat)) if seat in asked else 1)


def test_simultaneous_answers_are_all_taken_in_one_step() -> None:
    env = TogetherEnv("memoracers", seats=3)
    seen, _ = env.reset(seed=1)
    while len(env.table.asked) < 3:
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    before = race_round(env.table)
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.table.game.over or race_round(env.table) == before + 1


def test_one_seat_plays_against_chosen_bots() -> None:
    env = SeatEnv("memoracers", seats=3, seat=1, bots=("normal", "random"), render_mode="svg")
    seen, _ = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == env.table.rewards()[1]
    assert env.step(0)[1:] == (0.0, True, False, {})
    assert is_svg(env.render())
    env.close()


def test_one_seat_plays_against_a_file(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.FIRST)
    env = SeatEnv("memoracers", bots=(path,))
    for seed in (1, 2):
        seen, _ = env.reset(seed=seed)
        for _ in range(3):
            seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.close()


def test_what_cannot_be_set_up_is_a_sentence() -> None:
    with pytest.raises(ValueError, match="seat: expected 0 to 1"):
        SeatEnv("memoracers", seats=2, seat=2)


@pytest.mark.parametrize("name", NAMES)
def test_every_board_is_drawn_at_every_moment(name: str) -> None:
    env = TurnsEnv(name, seats=3, render_mode="svg")
    env.reset(seed=8)
    for step in range(150):
        if env.table.game.over:
            break
        if step % 10 == 0:
            drawn = [env.render(), *[env.table.picture(seat) for seat in range(3)]]
            assert all(is_svg(one) for one in drawn)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[step % int(mask.sum())]))
    assert is_svg(env.render())
    assert TurnsEnv(name).render() is None


@pytest.mark.parametrize("make", [TurnsEnv, TogetherEnv, SeatEnv])
def test_an_environment_may_leave_out_what_seats_remember(make: type[TurnsEnv | TogetherEnv | SeatEnv]) -> None:
    whole, short = make("memoracers", seats=2), make("memoracers", seats=2, memory=False)
    assert short.table.encoder.size < whole.table.encoder.size


@pytest.mark.parametrize(
    ("make", "given"), [(TurnsEnv, {"seat": 1}), (TogetherEnv, {"seat": 1}), (SeatEnv, {"seats": 3, "seat": 1})]
)
def test_reset_refuses_options_that_would_do_nothing(
    make: type[TurnsEnv | TogetherEnv | SeatEnv], given: dict[str, int]
) -> None:
    env = make("memoracers", seats=2)
    with pytest.raises(ValueError, match=r"reset knows no option 'seats?': seats, options, reward and the like"):
        env.reset(seed=1, options=given)
    env.reset(seed=1, options={})


@pytest.mark.parametrize("make", [TurnsEnv, TogetherEnv, SeatEnv])
def test_a_step_before_the_first_reset_gets_a_sentence(make: type[TurnsEnv | TogetherEnv | SeatEnv]) -> None:
    env = make("memoracers", seats=2)
    with pytest.raises(ValueError, match="step: the game has not begun; call reset first"):
        env.step({"seat_0": 1} if isinstance(env, TogetherEnv) else 1)  # type: ignore[arg-type]  # each takes its own


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": "0"}, "seat: expected a whole number, found '0'"),
        ({"seat": 2}, "seat: expected 0 to 1, found 2"),
        ({"most_refused": 1.5}, r"most_refused: expected a whole number, found 1\.5"),
        ({"most_refused": 0}, "most_refused: expected a whole number from 1, or None, found 0"),
    ],
)
def test_one_seat_is_set_up_with_whole_numbers(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("memoracers", **given)


def test_a_bot_that_is_no_name_gets_a_sentence() -> None:
    def choose() -> None: ...

    with pytest.raises(UnknownBot, match="expected a bot's name such as 'normal', or the path of a file, found 7"):
        SeatEnv("memoracers", bots=(7,))  # type: ignore[arg-type]  # what the test is about
    with pytest.raises(UnknownBot, match="expected at least one bot or function, in a list, found 'random'"):
        SeatEnv("memoracers", bots="random")
    with pytest.raises(UnknownBot, match="expected a bot's name"):
        hold(Contest("memoracers", 2, (choose, "easy"), 2, 1), 1, None, lambda *_: None)  # type: ignore[arg-type]
