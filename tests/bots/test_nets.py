"""Learned nets: exact on every machine, fed with what a seat may know, and made by a pipeline that learns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from astrodrome.bots.galaxy_trucker.figures import OWN, figures
from astrodrome.bots.memoracers.course import known_row
from astrodrome.bots.memoracers.expert import INPUTS as RACE_INPUTS
from astrodrome.bots.memoracers.expert import features_now
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.bots.nets import CURVE, FIRST, SHIFT, Net, load, provenance
from astrodrome.games import game
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from tests.memoracers.games import SETTINGS as RACES
from training import memoracers
from training.__main__ import loss
from training.mlp import Mlp, Place, as_net, chances, rounded, write
from training.samples import Samples

FLIGHTS: list[tuple[int, dict[str, Json]]] = [
    (2, {"flights": ["I"]}),
    (4, {"flights": ["II"], "modules": ["technologies", "bonus-cards", "machinations"], "roads": [1]}),
]

OTHERS = 21
"""Figures of a ship beside the number of components of each kind."""


def a_net(seed: int) -> tuple[Net, dict[str, Any]]:
    """Return a net with any weights, and the arrays of its file."""
    mlp = Mlp([12, 9, 5, 1], seed, Place())
    chance = np.random.default_rng(seed)
    rows = chance.integers(0, 300, (400, 12))
    mlp.fit(rows, (rows[:, 0] > rows[:, 1]).astype(np.float32), 120)
    held = rounded(mlp.layers(), {"commit": "none"})
    return as_net(held), held


def by_hand(held: dict[str, Any], row: list[int]) -> float:
    """Evaluate a net in Python's whole numbers."""
    x, count = [int(one) for one in row], 3
    for nth in range(count):
        weights, bias = held[f"w{nth}"].tolist(), held[f"b{nth}"].tolist()
        x = [sum(a * w[to] for a, w in zip(x, weights, strict=True)) + bias[to] for to in range(len(bias))]
        if nth < count - 1:
            x = [max(0, one) >> (FIRST - SHIFT if nth == 0 else SHIFT) for one in x]
    place = (x[0] * (CURVE // 16) >> (2 * SHIFT)) + CURVE // 2
    return float(held["curve"][min(CURVE - 1, max(0, place))])


@pytest.mark.parametrize("seed", range(4))
def test_a_net_says_exactly_what_whole_numbers_say(seed: int) -> None:
    net, held = a_net(seed)
    rows = np.random.default_rng(seed + 9).integers(0, 400, (60, 12)).tolist()
    assert net.values(rows) == [by_hand(held, row) for row in rows]
    assert [net.value(row) for row in rows] == net.values(rows), "a row says the same alone and among others"
    assert len(set(net.values(rows))) > 10


def test_weights_are_written_and_read_with_what_made_them(tmp_path: Path) -> None:
    net, held = a_net(1)
    write(tmp_path / "some.npz", held)
    again = load(tmp_path / "some.npz")
    rows = [[n % 7 for n in range(k, k + 12)] for k in range(20)]
    assert again.values(rows) == net.values(rows)
    assert provenance(again) == {"commit": "none"}


def race_row(playing: AnyGame, seat: int) -> list[int]:
    public = cast("PublicView", playing.view(seat).public)
    known = cast("Knowledge", playing.knowledge(seat))
    return features_now(Outlook(public, known_row(public, known), known.kraken_left), seat)


def held_to_what_is_known(
    playing: AnyGame,
    seed: int,
    row: Callable[[AnyGame, int], list[int]],
    where: Callable[[AnyGame, int], bool],
    inputs: int,
) -> int:
    """Play at random; wherever a row is asked for, it is the same in every world dealt for the seat."""
    chance, found = Chance(seed), 0
    while playing.asked and found < 12:
        seat = playing.asked[0]
        if chance.below("look", 4) == 0:
            for viewer in range(playing.seats):
                if where(playing, viewer):
                    rows = [row(playing, viewer)]
                    rows += [row(playing.determinise(viewer, deal), viewer) for deal in range(3)]
                    assert len(rows[0]) == inputs
                    assert rows.count(rows[0]) == len(rows), "a row shows what the seat cannot know"
                    found += 1
        legal = playing.legal(seat)
        playing.play(seat, legal[chance.below("any", len(legal))])
    return found


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_a_race_is_judged_by_what_the_pilot_knows(seats: int, options: dict[str, Json]) -> None:
    def races(playing: AnyGame, seat: int) -> bool:
        state = cast("Any", playing.state)
        return bool(state.row) and state.round > 0 and state.racing[seat] and state.lane[seat] > 0

    found = [
        held_to_what_is_known(game("memoracers").new(seats, options, seed), seed, race_row, races, RACE_INPUTS)
        for seed in range(4)
    ]
    assert sum(found) > 5


@pytest.mark.parametrize(("seats", "options"), FLIGHTS)
def test_ships_are_judged_by_what_all_can_see(seats: int, options: dict[str, Json]) -> None:
    def row(playing: AnyGame, seat: int) -> list[int]:
        g = cast("Any", playing.state)
        return list(figures(g.box, g.board, g.ships[seat], g.hulls[seat]).values())

    def builds_or_flies(playing: AnyGame, seat: int) -> bool:
        return any(cast("Any", playing.state).ships[seat])

    for seed in range(2):
        playing = game("galaxy-trucker").new(seats, options, seed)
        assert held_to_what_is_known(playing, seed, row, builds_or_flies, len(OWN) + OTHERS)


def test_some_races_are_enough_to_learn_who_wins() -> None:
    samples, checks = Samples(), Samples()
    for seed in range(32):
        memoracers.play(seed, {}, samples if seed % 4 else checks, 0)
    rows, targets = samples.arrays()["memoracers"]
    mlp = Mlp([RACE_INPUTS, 16, 1], 3, Place())
    mlp.fit(rows, targets, 700)
    net = as_net(rounded(mlp.layers(), {}))
    rows, targets = checks.arrays()["memoracers"]
    says = np.asarray(net.values(rows.tolist()))
    assert np.abs(says - chances(mlp.layers(), rows)).max() < 0.01, "whole numbers change little"
    assert loss(says, targets) < 0.95 * loss(np.full(len(targets), targets.mean()), targets)
