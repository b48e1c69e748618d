"""Dealing again what a pilot cannot know, or no longer recalls."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.determinise import determinise
from astrodrome.games.memoracers.figures import SHIELDS
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.chance import Chance, ScriptedChance
from tests.memoracers.table import Table, program, race, ship, start

ROW = "1-A 2-C 3-A 4-C 5-A 6-A 7-A 8-A 9-A K-2"


def worlds(table: Table, seat: int = 0, recall: float = 1.0, count: int = 60) -> list[MemoRacers]:
    return [determinise(table.g, seat, Chance(seed), recall) for seed in range(count)]


def test_what_everybody_has_seen_is_kept() -> None:
    table = race(ship(), ship(), row=ROW, up=3)
    for world in worlds(table, count=10):
        assert (world.row, world.kraken_reserve, world.tile_last_seen) == (
            table.g.row,
            table.g.kraken_reserve,
            table.g.tile_last_seen,
        )


def test_the_future_is_reseeded_and_the_race_left_alone() -> None:
    table = race(ship(), ship(), row=ROW, up=3, unseen=True)
    before = table.game.digest()
    chance = Chance(77)
    world = determinise(table.g, 0, chance, 0.5)
    assert world.chance is chance
    assert world.listening is False
    assert table.game.digest() == before


def test_an_unseen_kraken_may_be_any_but_the_one_that_left() -> None:
    table = race(ship(), ship(), row=ROW, up=3, unseen=True, left="K-4")
    g = table.g
    found = set()
    for world in worlds(table):
        found.add(g.tiles.face[world.row[9]].name)
        assert sorted([*world.kraken_reserve, world.row[9]]) == g.tiles.krakens
        assert world.row[:9] == g.row[:9]
        assert world.tile_last_seen == g.tile_last_seen
    assert found == {"K-1", "K-2", "K-3"}


def test_an_unseen_kraken_may_be_any_where_nobody_saw_which_one_left() -> None:
    table = race(ship(), ship(), row=ROW, up=3, unseen=True)
    assert {world.row[9] for world in worlds(table)} == set(table.g.tiles.krakens)


def test_a_pilot_who_forgot_which_kraken_left_guesses_both() -> None:
    table = race(ship(), ship(), row=ROW, up=9, unseen=True, left="K-4")  # only the Kraken tile lies face down
    g = table.g
    pairs = set()
    for world in worlds(table, recall=0.0, count=150):
        assert world.kraken_seen_leaving in world.kraken_reserve
        assert world.row[9] not in world.kraken_reserve
        pairs.add((world.row[9], world.kraken_seen_leaving))
    assert len(pairs) == 4 * 3
    assert {world.kraken_seen_leaving for world in worlds(table)} == {g.kraken_seen_leaving}


@pytest.mark.parametrize(("draw", "remembered"), [(499, True), (500, False)])
def test_the_kraken_that_left_is_recalled_as_well_as_a_tile(draw: int, remembered: bool) -> None:
    table = race(ship(), ship(), row=ROW, up=9, unseen=True, left="K-4", shown=[0] * 9 + [4])
    chance = ScriptedChance({"recall": [0, draw], "guess-kraken": [2], "guess-left": [0]})
    world = determinise(table.g, 0, chance, 0.5)
    left = "K-4" if remembered else "K-1"
    assert world.kraken_seen_leaving == world.tiles.code[left]


def test_a_seen_kraken_that_was_forgotten_is_not_the_one_that_left() -> None:
    table = race(ship(), ship(), row=ROW, up=9, left="K-3", shown=[0] * 9 + [4])
    names = set()
    for draw in range(3):
        chance = ScriptedChance({"recall": [0, 500, 0], "guess-kraken": [draw]})
        names.add(table.g.tiles.face[determinise(table.g, 0, chance, 0.5).row[9]].name)
    assert names == {"K-1", "K-2", "K-4"}


def test_a_kraken_that_lies_face_up_is_never_dealt_anew() -> None:
    table = race(ship(), ship(), row=ROW, up=[0, 1, 2, 9])
    assert {world.row[9] for world in worlds(table, recall=0.0)} == {table.g.row[9]}


def test_a_forgetful_pilot_mixes_the_face_down_tiles_only() -> None:
    table = race(ship(), ship(), row=ROW, up=3)
    for world in worlds(table, recall=0.0, count=20):
        assert world.row[:3] == table.g.row[:3]
        assert sorted(code // 2 for code in world.row if not world.tiles.is_kraken[code]) == sorted(
            code // 2 for code in table.g.row if not world.tiles.is_kraken[code]
        )
        assert sum(world.tiles.is_kraken[code] for code in world.row) == 1
        assert world.tile_last_seen == world.row
    rows = [tuple(world.row) for world in worlds(table, recall=0.0)]
    assert len(set(rows)) > 50


def test_a_forgetful_pilot_no_longer_knows_which_way_a_mobile_tile_lies() -> None:
    table = race(ship(), ship(), row=ROW, up=3)
    four = table.g.tiles.code["4-C"]
    found = {code for world in worlds(table, recall=0.0) for code in world.row if code // 2 == four // 2}
    assert found == {four, four + 1}
    assert all(world.row[1] == table.g.row[1] for world in worlds(table, recall=0.0))  # 2-C lies face up


def test_a_forgetful_pilot_no_longer_knows_which_kraken_it_was() -> None:
    table = race(ship(), ship(), row=ROW, up=3)
    found = {code for world in worlds(table, recall=0.0) for code in world.row if world.tiles.is_kraken[code]}
    assert found == set(table.g.tiles.krakens)


def test_an_unseen_kraken_stays_unseen_wherever_a_forgetful_pilot_puts_it() -> None:
    table = race(ship(), ship(), row=ROW, up=3, unseen=True)
    for world in worlds(table, recall=0.0, count=20):
        [place] = [place for place in range(10) if world.tiles.is_kraken[world.row[place]]]
        assert [place for place in range(10) if world.tile_last_seen[place] is None] == [place]


@pytest.mark.parametrize(
    ("age", "draw", "forgotten"), [(1, 499, False), (1, 500, True), (2, 249, False), (2, 250, True)]
)
def test_memories_fade_with_each_round_since_the_tile_was_seen(age: int, draw: int, forgotten: bool) -> None:
    shown = [0] * 8 + [5 - age] * 2
    table = race(ship(), ship(), row=ROW, up=8, before=4, shown=shown)  # only places 8 and 9 are face down
    chance = ScriptedChance({"recall": [draw, draw, draw], "forgotten": [0], "guess-kraken": [1]})
    world = determinise(table.g, 0, chance, 0.5)
    assert (world.row[8:] != table.g.row[8:]) == forgotten


def test_what_was_seen_this_round_is_forgotten_only_without_any_recall() -> None:
    table = race(ship(), ship(), row=ROW, up=3, before=4, shown=[5] * 10)
    assert all(world.row == table.g.row for world in worlds(table, recall=0.01, count=20))
    assert any(world.row != table.g.row for world in worlds(table, recall=0.0, count=20))


def test_the_sealed_programs_of_the_others_are_guessed() -> None:
    table = race(ship(lane=2, speed=2), ship(lane=4, speed=2), ship(lane=1, speed=3))
    table.game.play(0, program("2 2"))
    table.game.play(1, program("4 4"))
    legal = race(ship(lane=2, speed=2), ship(lane=4, speed=2)).game.legal(1)
    found = set()
    for world in worlds(table, count=200):
        assert world.answers[0] == program("2 2")
        assert world.answers[2] is None
        guess = world.answers[1]
        assert isinstance(guess, Program)
        found.add(guess)
    assert found <= set(legal)
    assert len(found) > 20
    assert any(guess.force for guess in found)


def test_each_guess_is_a_draw_among_the_programs_of_that_pilot() -> None:
    table = race(ship(), ship(lane=4, speed=2))
    legal = table.game.legal(1)
    table.game.play(1, program("4 4"))
    for draw in (0, 5, len(legal) - 1):
        world = determinise(table.g, 0, ScriptedChance({"guess-program": [draw]}), 1.0)
        assert world.answers[1] == legal[draw]


def test_a_pilot_who_cannot_force_is_not_thought_to() -> None:
    table = race(ship(speed=2), ship(speed=2, ticked=SHIELDS - 2), ship())
    table.game.play(1, program("3"))
    guesses = [world.answers[1] for world in worlds(table, count=100)]
    assert not any(isinstance(guess, Program) and guess.force for guess in guesses)


def test_a_championship_can_be_dealt_before_its_first_circuit_is_laid() -> None:
    game = start(2, {"modules": ["championship"]})
    world = determinise(game.state, 1, Chance(5), 0.5)
    assert (world.row, world.asked) == ([], (0,))
