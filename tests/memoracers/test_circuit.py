"""Chapter 2: building the circuit."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.memoracers.circuit import LayCircuit
from astrodrome.games.memoracers.events import CircuitBuilt
from astrodrome.games.memoracers.figures import KRAKENS, LANES, NUMBERS, ROW
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import our_content
from astrodrome.kernel.chance import ScriptedChance
from astrodrome.kernel.codec import plain, to_json
from astrodrome.kernel.errors import OptionError
from tests.contract.events import of_kind
from tests.memoracers.table import Race, public, read_row, start

IN_ORDER = [8, 7, 6, 5, 4, 3, 2, 1]  # draws that leave the nine other tiles as they were put down
ALL_A = [f"{number}-A" for number in range(1, 10)]
MIXED = ["1-D", "2-C", "3-B", "4-A", "5-D", "6-C", "7-B", "8-A", "9-D"]


def names(game: Race) -> list[str]:
    return [game.state.tiles.face[code].name for code in game.state.row]


@pytest.mark.rule("MR-010")
@pytest.mark.parametrize("seed", range(5))
def test_a_circuit_has_one_tile_of_each_number_and_a_kraken(seed: int) -> None:
    row = names(start(3, {"circuit": "random"}, seed=seed))
    assert len(row) == ROW == 10
    assert sorted(name[0] for name in row) == [*"123456789", "K"]


@pytest.mark.rule("MR-010")
def test_the_circuit_is_told_without_its_order() -> None:
    game = start(2, {"circuit": list(reversed(MIXED))}, seed=5)
    assert of_kind(game.opening, CircuitBuilt) == [CircuitBuilt(1, tuple(MIXED), None)]
    assert game.opening[0] == CircuitBuilt(1, tuple(MIXED), None)
    assert public(game).circuit == tuple(MIXED)


@pytest.mark.rule("MR-011")
@pytest.mark.parametrize(
    ("circuit", "field", "says"),
    [
        (ALL_A[:8], "circuit", "expected each number from 1 to 9 once, found [1, 2, 3, 4, 5, 6, 7, 8] (MR-011)"),
        ([*ALL_A[:8], "8-B"], "circuit", "expected each number from 1 to 9 once, found [1, 2, 3, 4, 5, 6, 7, 8, 8]"),
        ([*ALL_A, "9-B"], "circuit", "found [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]"),
        ([*ALL_A, "K-1"], "circuit[9]", "expected a tile from 1-A to 9-D, found 'K-1' (MR-011)"),
        ([*ALL_A[:8], "9-E"], "circuit[8]", "expected a tile from 1-A to 9-D, found '9-E'"),
        (["0-A", *ALL_A[1:]], "circuit[0]", "found '0-A'"),
        ([*ALL_A[:8], "9_A"], "circuit[8]", "found '9_A'"),
        ([*ALL_A[:8], "9-AB"], "circuit[8]", "found '9-AB'"),
        (["?-A", *ALL_A[1:]], "circuit[0]", "found '?-A'"),
        ([*ALL_A[:8], ""], "circuit[8]", "found ''"),
    ],
)
def test_a_circuit_that_lacks_or_repeats_a_number_is_refused(circuit: list[str], field: str, says: str) -> None:
    with pytest.raises(OptionError) as said:
        SPEC.new(2, {"circuit": list(circuit)})
    assert said.value.field == field
    assert says in str(said.value)


@pytest.mark.rule("MR-012")
def test_the_players_may_choose_a_series_for_each_number() -> None:
    assert sorted(names(start(2, {"circuit": list(MIXED)})))[:9] == MIXED


@pytest.mark.rule("MR-012")
@pytest.mark.parametrize("series", ["A", "B", "C", "D"])
def test_a_whole_series_may_be_chosen(series: str) -> None:
    assert start(2, {"circuit": series}).state.circuit == [f"{number}-{series}" for number in range(1, 10)]


@pytest.mark.rule("MR-012")
def test_the_first_series_is_what_a_race_is_flown_on_unless_told_otherwise() -> None:
    assert start(2).state.circuit == ALL_A


@pytest.mark.rule("MR-012", "MR-170")
def test_a_drawn_circuit_takes_the_series_of_each_number_by_a_draw_of_its_own() -> None:
    draws = [3, 2, 1, 0, 3, 2, 1, 0, 3]
    game = start(2, {"circuit": "random"}, {"series": draws})
    assert game.state.circuit == [f"{number}-{'ABCD'[draw]}" for number, draw in enumerate(draws, 1)]


@pytest.mark.rule("MR-170")
def test_each_series_is_equally_likely_for_each_number() -> None:
    drawn = [start(2, {"circuit": "random"}, seed=seed).state.circuit for seed in range(400)]
    for number in range(NUMBERS):
        counts = Counter(circuit[number][-1] for circuit in drawn)
        assert set(counts) == set("ABCD")
        assert max(counts.values()) < 150  # a quarter of 400 is 100


def laid(options: Options, script: dict[str, list[int]], circuit: list[str] = ALL_A) -> MemoRacers:
    """Lay a circuit and stop before the reconnaissance lap."""
    g = MemoRacers(2, options, ScriptedChance(script))
    g.clear_dashboards()
    g.circuit = circuit
    LayCircuit(None).run(g)
    return g


@pytest.mark.rule("MR-013")
def test_tile_1_is_laid_face_up_at_the_rear_and_the_others_face_down() -> None:
    g = laid(Options(), {})
    assert g.tiles.face[g.row[0]].name == "1-A"
    assert g.face_up == [True] + [False] * 9
    assert g.events == []


@pytest.mark.rule("MR-013")
@pytest.mark.parametrize("seed", range(5))
def test_tile_1_is_never_shuffled(seed: int) -> None:
    assert names(start(2, {"circuit": "random"}, seed=seed))[0][0] == "1"


@pytest.mark.rule("MR-014")
def test_the_other_tiles_lie_in_the_order_of_the_shuffle() -> None:
    in_order = start(2, {}, {"first-kraken": [2], "circuit": IN_ORDER})
    assert names(in_order) == [*ALL_A, "K-3"]
    mixed = start(2, {}, {"first-kraken": [0], "circuit": [0, 7, 6, 5, 4, 3, 2, 1]})
    assert names(mixed) == ["1-A", "K-1", *ALL_A[2:], "2-A"]


@pytest.mark.rule("MR-014")
def test_every_kraken_and_every_place_in_front_of_tile_1_can_come_up() -> None:
    rows = [names(start(2, seed=seed)) for seed in range(150)]
    for name in ("K", "2-A", "9-A"):
        assert {[tile.startswith(name) for tile in row].index(True) for row in rows} == set(range(1, ROW))
    assert {tile for row in rows for tile in row if tile[0] == "K"} == {"K-1", "K-2", "K-3", "K-4"}


@pytest.mark.rule("MR-015")
@pytest.mark.parametrize("series", ["A", "B"])
def test_every_tile_lies_with_its_number_on_the_left(series: str) -> None:
    game = start(2, {"circuit": series})
    printed = {row.name: row.lanes for row in our_content().tiles}
    for code in game.state.row:
        assert game.state.tiles.face[code].lanes == printed[game.state.tiles.face[code].name]


@pytest.mark.rule("MR-016")
@pytest.mark.parametrize("drawn", range(KRAKENS))
def test_the_other_three_krakens_form_the_reserve(drawn: int) -> None:
    game = start(2, {}, {"first-kraken": [drawn]})
    reserve = [game.state.tiles.face[code].name for code in game.state.kraken_reserve]
    assert reserve == [f"K-{n}" for n in range(1, KRAKENS + 1) if n != drawn + 1]


@pytest.mark.rule("MR-016")
def test_nobody_is_shown_the_reserve() -> None:
    game = start(3, {}, {"circuit": IN_ORDER})
    for seat in (None, 0, 1, 2):
        assert b"K-" not in to_json(game.view(seat))
    for seat in game.asked:
        assert b"K-" not in to_json(game.prompt(seat))


@pytest.mark.rule("MR-017")
def test_a_mobile_tile_lies_as_the_draw_says() -> None:
    script = {"circuit": IN_ORDER, "orientation": [1, 0, 1]}
    game = start(2, {"circuit": "C"}, script)  # 2-C, 4-C and 7-C are mobile
    printed = {row.name: row.lanes for row in our_content().tiles}
    lanes = {game.state.tiles.face[code].name: game.state.tiles.face[code].lanes for code in game.state.row}
    assert lanes["2-C"] == printed["2-C"][::-1]
    assert lanes["4-C"] == printed["4-C"]
    assert lanes["7-C"] == printed["7-C"][::-1]
    assert all(lanes[name] == printed[name] for name in ("1-C", "3-C", "5-C", "6-C", "8-C", "9-C"))


@pytest.mark.rule("MR-017")
def test_both_ways_round_are_equally_likely() -> None:
    turned = 0
    for seed in range(200):
        g = start(2, {"circuit": "C"}, seed=seed).state
        turned += sum(code & 1 for code in g.row if g.tiles.face[code].name == "2-C")
    assert 70 < turned < 130


@pytest.mark.rule("MR-017")
@pytest.mark.parametrize("turned", [0, 1])
def test_a_start_line_with_mobile_traps_can_lie_either_way_too(turned: int) -> None:
    _, _, content = read_row(["@x....~", *["....."] * 8, "K-1"])
    g = laid(Options(content=content), {"orientation": [turned]})
    assert g.tiles.lanes[g.row[0]] == ((0, 0, 0, 0, 1) if turned else (1, 0, 0, 0, 0))


@pytest.mark.rule("MR-017")
def test_a_start_line_with_mobile_traps_stays_the_start_line() -> None:
    _, _, content = read_row(["@x....~", *["....."] * 8, "K-1"])
    codes = {start(2, {"content": plain(content)}, seed=seed).state.row[0] for seed in range(30)}
    assert codes == {0, 1}


@pytest.mark.rule("MR-018")
def test_face_down_tiles_are_all_alike() -> None:
    game = start(2, {"circuit": "random"}, seed=3)
    for seat in (None, 0, 1):
        shown = game.view(seat).public
        assert shown == public(game)
    assert public(game).row[2:] == (None,) * 8


@pytest.mark.rule("MR-018")
def test_two_circuits_that_differ_only_in_what_is_face_down_look_the_same() -> None:
    one = start(2, {}, {"first-kraken": [0], "circuit": IN_ORDER})
    other = start(2, {}, {"first-kraken": [3], "circuit": [7, 6, 5, 4, 3, 3, 2, 1]})
    assert names(one)[:2] == names(other)[:2]
    assert names(one) != names(other)
    for seat in (None, 0, 1):
        assert to_json(one.view(seat)) == to_json(other.view(seat))
    assert to_json(one.prompt(0)) == to_json(other.prompt(0))


def test_lanes_of_a_turned_tile_are_read_from_the_other_side() -> None:
    tiles = start(2).state.tiles
    for code in range(0, len(tiles.lanes), 2):
        assert tiles.lanes[code + 1] == tiles.lanes[code][::-1]
        assert tiles.face[code + 1].lanes == tiles.face[code].lanes[::-1]
        assert len(tiles.lanes[code]) == LANES
