"""Chapter 1: players, components, and the table of tiles."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace

import pytest

from astrodrome.games.memoracers import figures, tiles
from astrodrome.games.memoracers.figures import KRAKENS, LANES, LAPS, LINES, MAX_SPEED, NUMBERS, ROW, SHIELDS
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.tile_set import tile_set
from astrodrome.games.memoracers.tiles import ALL_TILES, SERIES, Content, TileRow, check_content, our_content
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.memoracers.table import race, ship, start
from tools.catalogue import lines

CATALOGUE = lines("memoracers")
FIGURES = SPEC.folder / "content" / "figures.toml"
ROWS = {row.name: row for row in our_content().tiles}


def figures_in(rule: str) -> list[int]:
    """Return the numbers a catalogue line is written with."""
    return [int(number) for number in re.findall(r"(?<![-\w])\d+", CATALOGUE[rule])]


def cited() -> list[tuple[str, int, str]]:
    """Return every single figure of the table with the rule written beside it."""
    found = re.findall(r"^(\w+) = (\d+) +# (MR-\d+)", FIGURES.read_text(encoding="utf-8"), re.MULTILINE)
    return [(name, int(value), rule) for name, value, rule in found]


@pytest.mark.parametrize(("name", "value", "rule"), cited(), ids=[name for name, _, _ in cited()])
def test_every_figure_is_the_one_of_its_catalogue_line(name: str, value: int, rule: str) -> None:
    assert value in figures_in(rule)


def test_no_figure_stands_without_its_rule() -> None:
    table = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    assert {name for name, value in table.items() if isinstance(value, int)} == {name for name, _, _ in cited()}


def test_the_figures_of_the_code_are_those_of_the_table() -> None:
    table = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    names = {"tiles_in_circuit": "ROW", "programming_lines": "LINES"}
    for key, value in table.items():
        assert getattr(figures, names.get(key, key.upper())) == value
    assert figures.FRONT == ROW - 1


@pytest.mark.rule("MR-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_race_is_for_two_to_five_pilots_with_a_ship_each(seats: int) -> None:
    game = start(seats)
    assert not game.options.has("solo")
    assert len(game.state.racing) == len(game.state.place) == seats


@pytest.mark.rule("MR-001")
def test_one_pilot_flies_the_solo_mode() -> None:
    assert start(1).options.modules == ("solo",)


@pytest.mark.rule("MR-001")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_race_for_none_or_six(seats: int) -> None:
    with pytest.raises(OptionError, match=f"takes 1 to 5, found {seats}") as said:
        SPEC.new(seats)
    assert said.value.field == "seats"


@pytest.mark.rule("MR-003")
def test_there_are_four_series_of_nine_tiles_and_four_krakens() -> None:
    numbered = [f"{number}-{series}" for series in "ABCD" for number in range(1, 10)]
    names = [row.name for row in our_content().tiles]
    assert names == [*numbered, "K-1", "K-2", "K-3", "K-4"] == list(ALL_TILES)
    assert len(numbered) == NUMBERS * len(SERIES)
    assert len(names) - len(numbered) == KRAKENS


@pytest.mark.rule("MR-004")
def test_every_tile_has_five_lanes() -> None:
    assert {len(row.lanes) for row in our_content().tiles} == {LANES} == {5}


@pytest.mark.rule("MR-005")
def test_tile_1_of_each_series_is_the_start_line_and_no_other() -> None:
    starts = {face.name for code, face in enumerate(tile_set(None).face) if tile_set(None).is_start[code]}
    assert starts == {"1-A", "1-B", "1-C", "1-D"}


@pytest.mark.rule("MR-006")
def test_series_a_has_only_safe_lanes_traps_and_accelerators() -> None:
    simple = {effect for name, row in ROWS.items() if name.endswith("-A") for effect in row.lanes}
    assert simple == {"safe", "trap", "accelerator"}
    assert not any(row.symbols for name, row in ROWS.items() if name.endswith("-A"))


@pytest.mark.rule("MR-006")
def test_the_other_elements_appear_in_series_b_to_d() -> None:
    rough = {effect for name, row in ROWS.items() if name[-1] in "BCD" for effect in row.lanes}
    assert rough == set(tiles.EFFECTS)
    assert {symbol for row in ROWS.values() for symbol in row.symbols} == {"missile", "mobile"}


@pytest.mark.rule("MR-007")
def test_the_krakens_cover_the_four_pairs_of_neighbouring_lanes() -> None:
    covered = [tuple([lane for lane in range(5) if ROWS[f"K-{n}"].lanes[lane] == "trap"]) for n in range(1, 5)]
    assert covered == [(0, 1), (1, 2), (2, 3), (3, 4)]


@pytest.mark.rule("MR-008")
def test_a_dashboard_has_five_lines_of_five_boxes_speeds_to_five_and_three_laps() -> None:
    assert (LINES, LANES, MAX_SPEED, LAPS) == (5, 5, 5, 3)
    table = race(ship(lane=5, speed=5))
    assert table.refuse("5 5 5 5 5") is None
    assert table.refuse("5 5 5 5 5 5") is not None
    assert table.refuse("6") is not None


@pytest.mark.rule("MR-009")
def test_a_dashboard_has_twelve_shield_boxes() -> None:
    assert start(2).state.shields == SHIELDS == 12
    table = race(ship(ticked=SHIELDS - 2), ship(), ahead="..x..")
    table.fly()
    assert table.g.free_shields(0) == 1
    assert table.g.racing[0]


def test_our_tiles_keep_what_the_ruling_on_them_says() -> None:
    traps = {name: row.lanes.count("trap") for name, row in ROWS.items()}
    assert all(traps[f"{number}-A"] == 2 for number in range(2, 10))
    assert traps["1-A"] == 0
    assert max(traps.values()) == 3
    for series in SERIES:
        lanes = [effect for name, row in ROWS.items() if name[-1] == series and name[0] != "K" for effect in row.lanes]
        assert lanes.count("accelerator") == 4
    assert {name for name, row in ROWS.items() if "missile" in row.symbols} == {"3-D", "5-D", "8-D"}
    assert {name for name, row in ROWS.items() if "mobile" in row.symbols} == {"2-C", "4-C", "7-C", "6-D", "9-D"}


def test_every_mobile_tile_changes_when_it_is_turned() -> None:
    mobile = [row for row in ROWS.values() if "mobile" in row.symbols]
    assert all(row.lanes != row.lanes[::-1] for row in mobile)


@pytest.mark.parametrize(
    ("series", "safe", "trapped", "slower", "repairer", "mechanism", "per_lane"),
    [
        ("A", 25, 16, 0, 0, 0, [5, 2, 1, 3, 5]),
        ("B", 13, 19, 6, 3, 0, [5, 4, 3, 2, 5]),
        ("C", 14, 19, 2, 2, 4, [5, 4, 4, 2, 4]),
        ("D", 10, 22, 5, 2, 2, [7, 5, 4, 2, 4]),
    ],
)
def test_the_totals_of_each_series(
    series: str, safe: int, trapped: int, slower: int, repairer: int, mechanism: int, per_lane: list[int]
) -> None:
    rows = [row.lanes for name, row in ROWS.items() if name[-1] == series]
    lanes = [effect for row in rows for effect in row]
    assert (lanes.count("safe"), lanes.count("trap")) == (safe, trapped)
    assert (lanes.count("slower"), lanes.count("repairer"), lanes.count("mechanism")) == (slower, repairer, mechanism)
    assert [sum(row[lane] == "trap" for row in rows) for lane in range(LANES)] == per_lane


def changed(name: str, row: TileRow) -> Content:
    """Return our table with one row replaced."""
    return Content(tuple([row if old.name == name else old for old in our_content().tiles]))


@pytest.mark.parametrize(
    ("content", "field", "says"),
    [
        (changed("2-A", replace(ROWS["2-A"], name="2-E")), "content.tiles[1].name", "'2-E': expected one of 1-A, 2-A"),
        (changed("2-A", ROWS["1-A"]), "content.tiles[1].name", "'1-A': twice in the table (MR-003)"),
        (
            changed("3-A", replace(ROWS["3-A"], lanes=("safe",) * 4)),
            "content.tiles[2].lanes",
            "expected 5 lanes, found 4 (MR-004)",
        ),
        (
            changed("K-1", replace(ROWS["K-1"], symbols=("missile",))),
            "content.tiles[36].symbols",
            "a Kraken tile has its own effect and bears no symbol",
        ),
        (Content(our_content().tiles[:-2]), "content.tiles", "no row for K-3, K-4 (MR-003)"),
    ],
    ids=["unknown", "twice", "lanes", "symbol", "missing"],
)
def test_a_table_of_tiles_that_cannot_be_played_is_refused(content: Content, field: str, says: str) -> None:
    with pytest.raises(OptionError, match=re.escape(says)) as said:
        check_content(content)
    assert said.value.field == field


@pytest.mark.rule("MR-004")
def test_a_race_with_a_tile_of_four_lanes_does_not_start() -> None:
    content = plain(changed("3-A", replace(ROWS["3-A"], lanes=("safe",) * 4)))
    with pytest.raises(OptionError, match="expected 5 lanes"):
        SPEC.new(2, {"content": content})


def test_a_race_is_flown_with_the_tiles_it_is_given() -> None:
    content = changed("1-A", replace(ROWS["1-A"], lanes=("trap", "safe", "safe", "safe", "trap")))
    game = start(2, {"content": plain(content)})
    assert game.state.tiles.face[game.state.row[0]].lanes == ("trap", "safe", "safe", "safe", "trap")
    assert game.options.content == content


def test_an_unknown_effect_is_named_with_what_is_accepted() -> None:
    content: Json = {"tiles": [{"name": "1-A", "lanes": ["fast", "safe", "safe", "safe", "safe"]}]}
    with pytest.raises(OptionError, match=r"content\.tiles\[0\]\.lanes\[0\]: expected one of safe, trap") as said:
        SPEC.new(2, {"content": content})
    assert said.value.field == "options"
