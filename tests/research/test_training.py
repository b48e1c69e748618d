"""From training to the arena: past selves, measuring a net, a bot that plays by one."""

from __future__ import annotations

import ast
import importlib
import runpy
import shutil
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import astrodrome as ad
from astrodrome.bots.protocol import Think
from astrodrome.games import GAMES
from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.evaluation import win_share
from astrodrome.research.envs.opponents import League
from astrodrome.research.envs.table import Mask, Table
from astrodrome.research.spaces.encoder import Observation
from astrodrome.selfplay.simulation import Plan, play_many

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
NAMES = [spec.name for spec in GAMES]


def first_allowed(seen: Observation, mask: Mask) -> int:
    return int(np.flatnonzero(mask)[0])


def last_allowed(seen: Observation, mask: Mask) -> int:
    return int(np.flatnonzero(mask)[-1])


def first_of_each(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.asarray(masks.argmax(axis=1), dtype=np.int64)


def test_a_league_draws_one_of_its_past_selves_for_each_game() -> None:
    league = League([first_allowed], most=3)
    assert {league.draw(seed) for seed in range(20)} == {first_allowed}
    league.add(last_allowed)
    assert {league.draw(seed) for seed in range(20)} == {first_allowed, last_allowed}
    assert [league.draw(seed) for seed in range(20)] == [league.draw(seed) for seed in range(20)]
    for _ in range(5):
        league.add(last_allowed)
    assert len(league) == 3
    assert {league.draw(seed) for seed in range(50)} == {first_allowed, last_allowed}, "the first is always kept"
    with pytest.raises(ValueError, match="policies: expected 1 to 20 of them, found 0"):
        League([])


def test_a_league_sits_at_the_other_seats() -> None:
    asked: list[str] = []

    def one(seen: Observation, mask: Mask) -> int:
        asked.append("one")
        return first_allowed(seen, mask)

    def two(seen: Observation, mask: Mask) -> int:
        asked.append("two")
        return last_allowed(seen, mask)

    batch = Batch("memoracers", 4, seats=3, opponents=(League([one, two]),), seat=None)
    arrays = batch.reset(seed=1)
    for _ in range(40):
        arrays = batch.step(arrays.masks.argmax(axis=1))
    assert set(asked) == {"one", "two"}


def test_a_policy_is_measured_from_every_seat() -> None:
    share = win_share(first_of_each, "memoracers", ("random",), games=30, seats=3)
    assert share.count >= 30
    assert share.count % 3 == 0
    assert share.low <= share.mean <= share.high
    assert share == win_share(first_of_each, "memoracers", ("random",), games=30, seats=3)
    against_itself = win_share(first_of_each, "memoracers", (first_allowed,), games=64)
    assert against_itself.low < 0.5 < against_itself.high
    with pytest.raises(ValueError, match="games: expected a whole number from 1"):
        win_share(first_of_each, "memoracers", ("random",), games=0)


@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_encodes_its_view_as_the_environment_does(name: str, version: int) -> None:
    table = Table(name, seats=3, version=version)
    table.begin(4)
    for _ in range(60):
        seat = table.next_seat
        if seat is None:
            break
        game, prompt = table.game, table.game.prompt(seat)
        assert prompt is not None
        seen = table.encoder.encode_view(game.view(seat), game.knowledge(seat), prompt.decision, seat)
        assert np.array_equal(seen, table.encoder.encode(game, seat))
        table.play(seat, last_allowed(seen, table.mask(seat)))


def save_net(folder: Path, seats: int) -> None:
    """Write a net of random weights as the example does, for races of so many seats."""
    batch, chance = Batch("memoracers", 1, seats=seats, version=3), np.random.default_rng(1)
    columns, ids = batch.table.encoder.size, batch.table.actions.size
    shapes = {"body.0": (16, columns), "body.2": (16, 16), "answer": (ids, 16), "value": (1, 16)}
    weights = {f"{name}.weight": chance.normal(size=shape) for name, shape in shapes.items()}
    weights |= {f"{name}.bias": chance.normal(size=shape[0]) for name, shape in shapes.items()}
    shape = {"columns": batch.table.encoder.fingerprint, "ids": batch.table.actions.fingerprint}
    np.savez(folder / "my_net.npz", scale=np.ones(columns), **shape, **weights)  # type: ignore[arg-type]  # names of arrays


def test_a_bot_plays_by_a_net(tmp_path: Path) -> None:
    save_net(tmp_path, seats=2)
    bot = shutil.copy(EXAMPLES / "net_bot.py", tmp_path)
    played = list(play_many(Plan("memoracers", 2, (str(bot), "random"), 1), 3))
    assert [one.faults for one in played] == [(), (), ()]


def test_a_bot_refuses_a_net_of_other_columns(tmp_path: Path) -> None:
    save_net(tmp_path, seats=3)
    bot = shutil.copy(EXAMPLES / "net_bot.py", tmp_path)
    with pytest.raises(ValueError, match="trained with other columns or ids"):
        runpy.run_path(str(bot))


def test_the_example_imports_what_is_there() -> None:
    for node in ast.walk(ast.parse((EXAMPLES / "ppo_memoracers.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("astrodrome"):
            module = importlib.import_module(str(node.module))
            assert all(hasattr(module, alias.name) for alias in node.names)


def test_a_thinker_has_several_worlds_dealt() -> None:

    race = ad.game("memoracers").new(2, seed=3)
    think, again = (Think(race, 0, 5, 0) for _ in range(2))
    worlds = think.deals(3)
    assert [world.digest() for world in worlds] == [again.deal().digest() for _ in range(3)]
    assert len({world.digest() for world in worlds}) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_dealt_world_is_undone(name: str) -> None:
    world = ad.game(name).new(2, seed=3).determinise(0, 7)
    with pytest.raises(ad.NoLog):
        world.undo(0)
    world.keep_states()
    digests = []
    for _ in range(8):
        digests.append((world.asked, world.view(0), world.view(1)))
        seat = world.asked[0]
        world.play(seat, world.legal(seat)[0], events=False)
    for to in (6, 4, 0):
        world.undo(to)
        assert (world.asked, world.view(0), world.view(1)) == digests[to]
        with pytest.raises(ad.OptionError, match=f"expected a number below the {to} answers so far"):
            world.undo(to)
    seat = world.asked[0]
    world.play(seat, world.legal(seat)[0], events=False)
    world.undo(0)
    with pytest.raises(ad.NoLog, match="only a dealt copy keeps its states"):
        ad.game(name).new(2, seed=3).keep_states()
