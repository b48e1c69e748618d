"""Many games at once: the same games as one by one, in one process or several; what is wrong is said at once."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from itertools import pairwise

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import DictInfoToList
from numpy.typing import NDArray

from astrodrome.games import GAMES
from astrodrome.research.envs.arrays import FIELDS, Arrays
from astrodrome.research.envs.batch import Batch, wait_for
from astrodrome.research.envs.opponents import Opponents
from astrodrome.research.envs.seat_vector import SeatVectorEnv
from astrodrome.research.envs.single import SeatEnv, register
from astrodrome.research.envs.table import Mask, Table, env_id
from astrodrome.research.envs.workers import WorkerError, Workers
from astrodrome.research.spaces.encoder import Observation
from astrodrome.selfplay.simulation import derive

NAMES = [spec.name for spec in GAMES]


def first_allowed(seen: Observation, mask: Mask) -> int:
    return int(np.flatnonzero(mask)[0])


def always_zero(seen: Observation, mask: Mask) -> int:
    return 0


def picked(arrays: Arrays, chance: np.random.Generator) -> NDArray[np.int64]:
    """Return an id for each game, at random among those that its mask allows."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in arrays.masks])


def frozen(arrays: Arrays) -> dict[str, NDArray[np.generic]]:
    return {name: getattr(arrays, name).copy() for name in FIELDS}


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_the_games_that_its_seeds_determine(name: str) -> None:
    batch, chance = Batch(name, 3, seats=3), np.random.default_rng(1)
    arrays = batch.reset(seeds=[5, 6, 7])
    alone = Table(name, 3, None, "win")
    alone.begin(6)
    games = 0
    for _ in range(60):
        seat = alone.next_seat
        assert seat is not None
        assert seat == arrays.seats[1]
        assert np.array_equal(arrays.observations[1], alone.encoder.encode(alone.game, seat))
        assert np.array_equal(arrays.masks[1], alone.mask(seat))
        ids = picked(arrays, chance)
        assert alone.play(seat, int(ids[1]))
        arrays = batch.step(ids)
        assert not arrays.refused.any()
        assert bool(arrays.terminated[1]) == alone.game.over
        if alone.game.over:
            assert arrays.rewards[1].tolist() == pytest.approx(alone.rewards())
            games += 1
            alone.begin(6 + (games << 64))
        else:
            assert not arrays.rewards[1].any()


def test_equal_seeds_are_equal_games_and_others_are_not() -> None:
    one, two = Batch("celestia", 4), Batch("celestia", 4)
    first = frozen(one.reset(seed=3))
    assert all(np.array_equal(first[name], getattr(two.reset(seed=3), name)) for name in FIELDS)
    assert not np.array_equal(first["observations"], two.reset(seed=4).observations)
    assert len({row.tobytes() for row in first["observations"]}) == 4


@pytest.mark.parametrize("seat", [1, None])
def test_one_seat_learns_against_opponents(seat: int | None) -> None:
    batch, chance = (
        Batch("memoracers", 2, seats=3, opponents=("random", first_allowed), seat=seat),
        np.random.default_rng(2),
    )
    arrays = batch.reset(seed=1)
    seats, ended = set(), 0
    for _ in range(80):
        seats.add(int(arrays.seats[0]))
        arrays = batch.step(picked(arrays, chance))
        ended += int(arrays.terminated.sum())
    assert ended > 3
    assert seats == ({1} if seat == 1 else {0, 1, 2})
    batch.close()


def test_an_opponent_that_breaks_its_mask_is_an_error() -> None:
    batch = Batch("memoracers", 1, opponents=(always_zero,), seat=1)
    with pytest.raises(ValueError, match="the function in seat 0 returned 0, which its mask does not allow"):
        batch.reset(seed=1)
    with pytest.raises(ValueError, match="seat: expected 0 to 1, or None, found 2"):
        Batch("memoracers", 1, opponents=("random",), seat=2)


def test_refused_ids_cost_one_and_end_the_game_when_there_are_too_many() -> None:
    batch = Batch("memoracers", 2, most_refused=3)
    arrays = batch.reset(seed=1)
    before, good = frozen(arrays), picked(arrays, np.random.default_rng(0))
    bad = int(np.flatnonzero(arrays.masks[0] == 0)[-1])
    for left in (2, 1, 0):
        seat = int(arrays.seats[0])
        arrays = batch.step([bad, int(good[1])])
        assert arrays.refused.tolist()[0]
        assert arrays.rewards[0, seat] == -1.0
        assert bool(arrays.truncated[0]) == (left == 0)
        assert np.array_equal(arrays.observations[0], before["observations"][0]) == (left > 0)
        good = picked(arrays, np.random.default_rng(0))


def test_what_is_not_a_row_of_ids_is_a_sentence() -> None:
    batch = Batch("memoracers", 2)
    with pytest.raises(ValueError, match="the games have not begun; call reset first"):
        batch.step([1, 1])
    batch.reset(seed=1)
    size = batch.table.actions.size
    with pytest.raises(ValueError, match=r"ids: expected an array of shape \(2,\), found \(3,\)"):
        batch.step([1, 2, 3])
    with pytest.raises(ValueError, match=r"ids: expected whole numbers, found float64"):
        batch.step([1.0, 2.0])
    with pytest.raises(ValueError, match=rf"ids\[1\]: expected 0 to {size - 1}, found {size}"):
        batch.step([1, size])
    with pytest.raises(ValueError, match=r"ids\[0\]: expected 0 to .*, found -1"):
        batch.step([-1, 1])
    with pytest.raises(ValueError, match="seeds: expected 2, one for each game, found 3"):
        batch.reset(seeds=[1, 2, 3])
    with pytest.raises(ValueError, match=r"seeds\[1\]: expected a whole number, found 1\.5"):
        batch.reset(seeds=[1, 1.5])  # type: ignore[list-item]  # what the test is about
    with pytest.raises(ValueError, match="seed: expected a whole number, found 'a'"):
        batch.reset(seed="a")  # type: ignore[arg-type]  # what the test is about
    with pytest.raises(ValueError, match="count: expected a whole number from 1"):
        Batch("memoracers", 0)
    with pytest.raises(ValueError, match="most_refused: expected a whole number, found '3'"):
        Batch("memoracers", 1, most_refused="3")  # type: ignore[arg-type]  # what the test is about


def test_arrays_of_another_kind_or_size_are_refused() -> None:
    good = Batch("memoracers", 2, seats=2).arrays
    assert Batch("memoracers", 2, seats=2, arrays=good).arrays is good
    with pytest.raises(ValueError, match=r"arrays\.observations: expected an array of shape \(3, .*found \(2, "):
        Batch("memoracers", 3, seats=2, arrays=good)
    wrong = replace(good, observations=good.observations.astype(np.float64))
    with pytest.raises(ValueError, match=r"arrays\.observations: .* type float32, found .* float64"):
        Batch("memoracers", 2, seats=2, arrays=wrong)
    across = replace(good, masks=np.asfortranarray(good.masks))
    with pytest.raises(ValueError, match=r"arrays\.masks: .*one after the other"):
        Batch("memoracers", 2, seats=2, arrays=across)


def test_workers_play_the_same_games_as_one_process() -> None:
    alone, chance = Batch("memoracers", 3, opponents=(first_allowed,), seat=None), np.random.default_rng(4)
    workers = Workers("memoracers", 3, workers=2, opponents=(first_allowed,), seat=None)
    try:
        with pytest.raises(ValueError, match="call reset first"):
            workers.step([1, 1, 1])
        alone.reset(seed=8)
        workers.reset(seed=8)
        for _ in range(30):
            for name in FIELDS:
                assert np.array_equal(getattr(alone.arrays, name), getattr(workers.arrays, name)), name
            ids = picked(alone.arrays, chance)
            alone.step(ids)
            workers.step(ids)
        with pytest.raises(ValueError, match="ids: expected an array of shape"):
            workers.step([1])
    finally:
        workers.close()
    with pytest.raises(WorkerError, match="the workers have ended"):
        workers.reset(seed=1)


def test_a_worker_that_dies_is_an_error_and_nothing_hangs() -> None:
    workers = Workers("memoracers", 2, workers=2)
    workers.reset(seed=1)
    process = workers._processes[1]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(WorkerError, match=r"worker 1, which plays games 1 to 1, has died \(exit status -9\)"):
        workers.step(picked(workers.arrays, np.random.default_rng(0)))
    with pytest.raises(WorkerError, match="the workers have ended"):
        workers.step([1, 1])


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(WorkerError, match="worker 0, which plays games 0 to 0, failed: UnknownBot"):
        Workers("memoracers", 1, workers=1, opponents=("nobody",))
    with pytest.raises(ValueError, match="workers: expected 1 to 2, as many as games, found 3"):
        Workers("memoracers", 2, workers=3)


def test_a_worker_that_is_stuck_is_ended() -> None:
    workers = Workers("memoracers", 1, workers=1)
    workers.reset(seed=1)
    process = workers._processes[0]
    assert process.pid is not None
    workers._limit = 0.05  # type: ignore[misc]  # it is long enough for anybody who is not stuck
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(WorkerError, match=r"has not answered within 0\.05 seconds"):
        workers.step(picked(workers.arrays, np.random.default_rng(0)))
    assert process.exitcode is not None


def test_an_interrupted_step_ends_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their answers would arrive while the next step waits for its own."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    workers = Workers("memoracers", 2, workers=2)
    workers.reset(seed=1)
    processes, ids = workers._processes, picked(workers.arrays, np.random.default_rng(0))
    monkeypatch.setattr("astrodrome.research.envs.workers.wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        workers.step(ids)
    assert None not in [process.exitcode for process in processes]
    with pytest.raises(WorkerError, match="the workers have ended"):
        workers.step(ids)


def test_gymnasium_gets_one_seat_of_many_games() -> None:
    env, chance = SeatVectorEnv("memoracers", 3, seats=2, reward="difference"), np.random.default_rng(3)
    seen, info = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    assert info["seat"].tolist() == [0, 0, 0]
    ended = 0
    for _ in range(40):
        masks = env.action_masks()
        assert np.array_equal(masks, seen["action_mask"].astype(bool))
        kept = seen["observation"].copy()
        before = seen["observation"]
        ids = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        assert env.action_space.contains(ids)
        seen, rewards, terminated, truncated, infos = env.step(ids)
        assert np.array_equal(before, kept), "an observation that was returned does not change"
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert not infos["refused"].any()
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
    assert ended > 3
    again, _ = env.reset(seed=5)
    assert np.array_equal(again["observation"], SeatVectorEnv("memoracers", 3).reset(seed=5)[0]["observation"])
    each, _ = env.reset(seed=[1, 2, 1])
    assert np.array_equal(each["observation"][0], each["observation"][2])
    drawn = [env.reset(seed=[None, None, None])[0]["observation"] for _ in range(3)]
    assert not np.array_equal(drawn[0], drawn[1]) or not np.array_equal(drawn[1], drawn[2]), "None draws new games"
    with pytest.raises(ValueError, match="reset knows no option 'reward'"):
        env.reset(options={"seat": 1, "reward": "win"})
    env.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_gymnasium_gets_the_end_of_a_game_beside_the_start_of_the_next(workers: int) -> None:
    """As Gymnasium's own vector environments do with `AutoresetMode.SAME_STEP`; compared with the game played alone."""
    env = SeatVectorEnv("memoracers", 2, seat=None, bots=(first_allowed,), most_refused=3, workers=workers)
    alone, others = Table("memoracers"), Opponents((first_allowed,), "memoracers")
    seen, infos = env.reset(seed=[5, 6])
    assert infos["_seat"].all()
    others.sit(2, 0, 6)
    alone.begin(6)
    wait_for(alone, 0, others)
    over = False
    while not over:
        ids = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        assert alone.play(0, ids[1])
        wait_for(alone, 0, others)
        seen, _, terminated, _, infos = env.step(ids)
        over = bool(terminated[1])
        assert over == alone.game.over == ("final_obs" in infos and bool(infos["_final_obs"][1]))
    final = infos["final_obs"][1]
    assert env.single_observation_space.contains(final)
    assert np.array_equal(final["observation"], alone.encoder.encode(alone.game, 0))
    assert not np.array_equal(final["observation"], seen["observation"][1])
    assert np.array_equal(final["action_mask"], alone.mask(0))
    assert (infos["final_info"]["seat"][1], infos["seat"][1]) == (0, 1), "the learner has moved on"
    assert DictInfoToList(env)._convert_info_to_list(infos)[1]["final_info"] == {"refused": False, "seat": 0}
    kept = final["observation"].copy()
    bad = [int(np.flatnonzero(mask == 0)[-1]) for mask in seen["action_mask"]]
    for _ in range(2):
        seen, _, _, truncated, _ = env.step(bad)
        assert not truncated.any()
    _, _, _, truncated, infos = env.step(bad)
    assert truncated.all()
    assert np.array_equal(infos["final_obs"][1]["observation"], seen["observation"][1])
    assert np.array_equal(infos["final_obs"][1]["action_mask"], seen["action_mask"][1])
    assert infos["final_info"]["refused"].all()
    assert np.array_equal(final["observation"], kept), "an end that was returned does not change"
    env.close()


def test_workers_have_the_defaults_of_a_batch() -> None:
    workers, batch = Workers("celestia", 1, workers=1), Batch("celestia", 1)
    workers.close()
    for name in ("seats", "version", "_reward", "_memory"):
        assert getattr(workers.table, name) == getattr(batch.table, name)
    assert workers.arrays.observations.shape == batch.arrays.observations.shape


def test_the_difference_of_scores_may_be_the_reward() -> None:
    table = Table("celestia", 3, None, "difference")
    table.begin(4)
    while table.next_seat is not None:
        seat = table.next_seat
        assert table.play(seat, next(iter(table.legal(seat))))
    outcome = table.game.outcome
    assert outcome is not None
    for seat, reward in enumerate(table.rewards()):
        assert reward == outcome.scores[seat] - max(score for one, score in enumerate(outcome.scores) if one != seat)


def test_opponents_take_every_other_seat_in_turn() -> None:
    others, table = Opponents((first_allowed, "random"), "memoracers"), Table("memoracers", 4, None, "win")
    others.sit(4, 1, derive(1, "x"))
    table.begin(1)
    assert table.next_seat == 0
    first = next(iter(table.legal(0).values()))
    others.answer(table, 0)
    assert table.game.state.lane[0] == first.lane  # type: ignore[attr-defined]  # a ship was placed
    others.leave(True)


@pytest.mark.parametrize("name", NAMES)
def test_version_3_has_true_bounds_and_the_same_conformance(name: str) -> None:
    register(3)
    made = gymnasium.make(env_id(name, 3), disable_env_checker=True)
    for one in NAMES:
        del gymnasium.registry[env_id(one, 3)]  # with it, Gymnasium would warn of version 2 in other tests
    check_env(made.unwrapped, skip_render_check=True)
    space = made.observation_space["observation"]  # type: ignore[index]  # a dictionary of spaces
    assert space.high.min() == 1.0
    assert not (space.low < 0).all()
    made.close()
    env, chance = SeatVectorEnv(name, 2, version=3), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        seen, *_ = env.step([int(chance.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]])
    env.close()


def test_one_seat_may_move_on_and_give_up_after_refusals() -> None:
    env = SeatEnv("memoracers", seats=3, seat=None, bots=(first_allowed,), most_refused=2, version=3)
    seats = []
    env.reset(seed=4)
    again = env.seat
    for _ in range(4):
        env.reset()
        seats.append(env.seat)
    assert [(later - former) % 3 for former, later in pairwise(seats)] == [1, 1, 1]
    seen, _ = env.reset(seed=4)
    assert env.seat == again
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    assert env.step(bad)[1:4] == (-1.0, False, False)
    assert env.step(bad)[1:4] == (-1.0, False, True)
    env.reset(seed=4)
    assert env.step(bad)[3] is False
