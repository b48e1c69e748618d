"""Positions of MemoRacers as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.memoracers.actions import KEEP
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.errors import PositionError

SECOND_OF_3: Final = "seats 3; options modules=championship,; race 2"
ROUND: Final = """memoracers 1; round 5; row 1-A 4-A 7-A ? ? ? ? ? ? ?
ships place=3 lane=2 speed=3 ticked=1 laps=1 | place=0 lane=5"""


def test_a_round_is_laid_as_it_is_written() -> None:
    game = SPEC.position(ROUND, seed=3)
    g = game.state
    assert game.situation.decision == "PilotsProgram"
    assert game.asked == (0, 1)
    assert (g.round, g.place, g.lane, g.speed, g.shields_ticked, g.laps) == (5, [3, 0], [2, 5], [3, 1], [1, 0], [1, 0])
    assert [g.tiles.face[code].name for code in g.row[:3]] == ["1-A", "4-A", "7-A"]
    assert "tail" not in game.position()
    assert "tail" not in game.position(hidden=False)


def test_what_lies_face_down_can_be_left_open() -> None:
    text = SPEC.position(ROUND, seed=3).position(hidden=False)
    assert text.count(" ?") == 5
    assert SPEC.position(text, seed=1).digest() != SPEC.position(text, seed=2).digest()


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("ships place=12 | -", "ships, part 1, word 1", "expected a number from 0 to 9"),
        ("ships lane=6 | -", "ships, part 1, word 1", "expected a number from 1 to 5"),
        ("ships crash=3 | crash=3", "ships", "no ship is racing"),
        ("seats 2; row 1-A 2-A", "row", "expected 10 tiles, found 2"),
        ("seats 2; row 1-A 1-A ? ? ? ? ? ? ? ?", "row, part 1, word 2", "there twice"),
        ("seats 2; row 1-A 1-B ? ? ? ? ? ? ? ?", "row, part 1, word", "tile 1 is there twice"),
        ("seats 2; row 1-A K-1 K-2 ? ? ? ? ? ? ?", "row", "one Kraken tile"),
        ("seats 2; row 1-Z ? ? ? ? ? ? ? ? ?", "row, part 1, word 1", "no tile is called"),
        ("seats 2; circuit 1-A 2-A", "circuit", "expected a tile of each number"),
        ("seats 2; row 1-A 2-A", "row", "expected 10 tiles"),
        ("ships crash=1 | crash=2", "ships", "no ship is racing"),
        ("seats 2; up 10", "up, part 1, word 1", "expected a number from 0 to 9"),
        ("seats 2; shown 1 2", "shown", "expected 10 rounds"),
        ("seats 2; left K-9", "left, part 1, word 1", "no Kraken tile is called 'K-9'"),
        ("seats 2; left 2-A", "left, part 1, word 1", "no Kraken tile is called '2-A'"),
        ("seats 2; row 1-A K-2 ? ? ? ? ? ? ? ?; left K-2", "left", "that Kraken tile is in the row"),
        ("ships place=3 | place=0; visitors 2", "visitors, part 1, word 1", "expected a number from 0 to 1"),
        ("ships place=3 | place=0; visitors -", "visitors", "expected a ship that is still racing"),
        ("ships place=3 | crash=2; visitors 1", "visitors", "expected a ship that is still racing"),
        ("seats 2; points - | -", "points", "there are points only in a championship"),
        (f"{SECOND_OF_3}; points 1 | 0", "points", "expected 3 parts"),
        (f"{SECOND_OF_3}; points 1 | 0 | -", "points, part 3", "expected points of 1 races, found 0"),
        (f"{SECOND_OF_3}; points 1 | 0 2 | 0", "points, part 2", "expected points of 1 races, found 2"),
        (f"{SECOND_OF_3}; points 1 | 0 | 3", "points, part 3, word 1", "expected a number from 0 to 2"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"memoracers 1; {clauses}")
    assert caught.value.place.startswith(place)


def test_a_later_race_of_a_championship_counts_the_points_of_the_earlier_ones() -> None:
    game = SPEC.position("memoracers 1; options modules=championship,; race 3; points 2 0 | 0 1 | 1 2; round 2", seed=3)
    assert (game.seats, game.state.race, game.state.race_points) == (3, 2, [[2, 0, 1], [0, 1, 2]])
    assert "points 2 0 | 0 1 | 1 2" in game.position(hidden=False)
    assert "tail" not in game.position(hidden=False)
    assert "points" not in SPEC.position(f"memoracers 1; {SECOND_OF_3}").position()


def test_the_swap_at_the_end_of_a_round_is_laid_and_written() -> None:
    text = "memoracers 1; round 4; ships place=3 | place=2 lane=4 | crash=4; visitors 1 0 2; up 0 1"
    game = SPEC.position(text, seed=3)
    assert (game.situation.decision, game.asked, game.state.round) == ("VisitorSwaps", (0,), 4)
    assert game.state.left_start_line == [True] * 3
    written = game.position(hidden=False)
    assert "visitors 1 0 2" in written
    assert "tail" not in written
    game.play(0, KEEP)
    assert (game.situation.decision, game.state.round) == ("PilotsProgram", 5)
    assert "visitors" not in game.position()


def test_the_swap_is_passed_over_where_no_pair_lies_face_down() -> None:
    game = SPEC.position("memoracers 1; round 4; ships place=3 | place=2; visitors 1; up 0 2 4 6 8 9")
    assert (game.situation.decision, game.state.round) == ("PilotsProgram", 5)


def test_the_kraken_tile_that_left_is_not_dealt_again() -> None:
    text = "memoracers 1; seats 2; round 3; unseen -; left K-3"
    for seed in range(12):
        game = SPEC.position(text, seed=seed)
        g = game.state
        names = [g.tiles.face[code].name for code in g.row]
        assert "K-3" not in names
        assert "K-3" in [g.tiles.face[code].name for code in g.kraken_reserve]
        assert "left K-3" in game.position()
        assert "left" not in game.position(hidden=False)  # another Kraken tile may be dealt then


def test_what_is_not_ordinary_is_written() -> None:
    text = "memoracers 1; round 3; ships place=4 wraps=1 started=0 | crash=2; shown 1 2 3 0 0 0 0 0 0 0; unseen -"
    written = SPEC.position(text, seed=2).position()
    assert all(word in written for word in ("wraps=1", "started=0", "crash=2", "shown 1 2 3", "unseen -"))
    assert "marker 7" in SPEC.position("memoracers 1; seats 1; options modules=solo,; marker 7").position()
    later = SPEC.position("memoracers 1; seats 3; options modules=championship,; race 2").position()
    assert "race 2" in later


def test_before_ships_are_placed_the_tail_says_everything() -> None:
    game = SPEC.new(2, seed=1)
    assert "ships" not in game.position()
    assert SPEC.position(game.position()).digest() == game.digest()


def test_tile_1_lies_where_it_is_named() -> None:
    g = SPEC.position("memoracers 1; seats 2; row ? ? ? 1-A ? ? ? ? ? ?", seed=4).state
    assert [g.tiles.is_start[code] for code in g.row].index(True) == 3
