"""The learner's seat may be chosen when a game starts."""

from __future__ import annotations

import numpy as np
import pytest

from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.seat_vector import SeatVectorEnv
from astrodrome.research.envs.single import SeatEnv
from astrodrome.research.envs.table import Mask
from astrodrome.research.envs.workers import Workers
from astrodrome.research.spaces.encoder import Observation


def first_allowed(seen: Observation, mask: Mask) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("seat", [0, None])
def test_one_seat_may_be_chosen_for_a_game(seat: int | None) -> None:
    env = SeatEnv("celestia", seats=3, seat=seat)
    alone = SeatEnv("celestia", seats=3, seat=2)
    seen, _ = env.reset(seed=4, options={"seat": np.int64(2)})
    first, _ = alone.reset(seed=4)
    over = False
    while not over:
        assert env.seat == 2
        assert np.array_equal(seen["observation"], first["observation"])
        number = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, over, _, _ = env.step(number)
        first, *expected = alone.step(number)
        assert [reward, over] == expected[:2]
    env.reset()
    assert env.seat == 0, "the seat that the environment was made with, or the next one"
    dealt = []
    for one in range(3):
        env.reset(seed=7, options={"seat": one})
        dealt.append(env.table.game.seed)
    assert len(set(dealt)) == 1, "the seed alone determines what is dealt"


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (2, "seat: expected 0 to 1, found 2"),
        (-1, "seat: expected 0 to 1, found -1"),
        ("1", "seat: expected a whole number, found '1'"),
        (None, "seat: expected a whole number, found None"),
        (1.0, r"seat: expected a whole number, found 1\.0"),
    ],
)
def test_a_seat_that_is_none_of_the_table_changes_nothing(seat: object, said: str) -> None:
    env, untouched = SeatEnv("memoracers"), SeatEnv("memoracers")
    for one in (env, untouched):
        one.reset(seed=3)
    before = env.table.game.digest()
    with pytest.raises(ValueError, match=said):
        env.reset(options={"seat": seat})
    assert (env.seat, env.table.game.digest()) == (0, before)
    again, _ = env.reset()
    assert np.array_equal(again["observation"], untouched.reset()[0]["observation"]), "the next game is the same"


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("moves_on", [False, True])
def test_the_first_seat_of_each_game_may_be_chosen(moves_on: bool, workers: int) -> None:
    made = {"seats": 3, "seat": None if moves_on else 0, "bots": (first_allowed,), "workers": workers}
    env = SeatVectorEnv("memoracers", 2, **made)  # type: ignore[arg-type]  # each has its own type
    dealt = env.reset(seed=[5, 6], options={"seat": 1})[0]["observation"][1]
    seen, infos = env.reset(seed=[5, 6], options={"seat": np.array([2, 1])})
    assert np.array_equal(seen["observation"][1], dealt)
    expected, ended = infos["seat"].tolist(), 0
    assert expected == [2, 1]
    while ended < 6:
        seen, _, terminated, _, infos = env.step([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])
        for row in np.flatnonzero(terminated):
            expected[row] = (expected[row] + moves_on) % 3
            ended += 1
        assert infos["seat"].tolist() == expected
    assert env.reset(seed=1)[1]["seat"].tolist() == [0, 0]
    assert env.reset(seed=1, options={"seat": range(1, 3)})[1]["seat"].tolist() == [1, 2]
    for wrong, said in (
        ([0, 1, 2], "seat: expected 2, one for each game, found 3"),
        ([0, 3], r"seat\[1\]: expected 0 to 2, found 3"),
        (3, "seat: expected 0 to 2, found 3"),
        (np.array(0.5), r"seat: expected a whole number, found 0\.5"),
        ("01", "seat: expected a whole number, found '01'"),
        (None, "seat: expected a whole number, found None"),
    ):
        with pytest.raises(ValueError, match=said):
            env.reset(options={"seat": wrong})
    assert env.reset(seed=[5, 6], options={"seat": 1})[1]["seat"].tolist() == [1, 1]
    env.close()


def test_self_play_has_no_seat_to_choose() -> None:
    batch, workers = Batch("memoracers", 2), Workers("memoracers", 2)
    try:
        for made in (batch, workers):
            with pytest.raises(ValueError, match="seat: without opponents you choose for every seat"):
                made.reset(seed=np.int64(1), seat=0)
        assert np.array_equal(workers.reset(seed=1).observations, batch.reset(seed=1).observations)
    finally:
        workers.close()
