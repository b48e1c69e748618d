"""Chapter 17, the stars of a solo circuit, and the page on which it is set up."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.figures import (
    STARS_HELPING,
    STARS_KRAKEN_MADNESS,
    STARS_MORE_TRAPS,
    STARS_SLOWER,
    STARS_SPECIAL,
    START_STARS,
)
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.solo import stars, tile_stars
from astrodrome.games.memoracers.spec import SPEC, Preview, preview
from astrodrome.games.memoracers.tile_set import tile_set
from astrodrome.games.memoracers.tiles import SERIES, Content, TileRow, our_content
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.records import Line
from tests.memoracers.table import public, race, ship, start

ALL_A = [f"{number}-A" for number in range(1, 10)]
HARDEST = ["1-D", "2-C", "3-D", "4-C", "5-D", "6-D", "7-B", "8-D", "9-D"]
OURS = tile_set(None)

STARS = {  # tile: what it adds as printed, and with the switch `solo_star_fix`
    "1-B": (1, 1),
    "2-B": (2, 0),
    "3-B": (1, 1),
    "4-B": (2, 0),
    "5-B": (2, 0),
    "6-B": (1, -1),
    "7-B": (3, 1),
    "8-B": (2, 0),
    "9-B": (2, 0),
    "1-C": (0, 0),
    "2-C": (3, 1),
    "3-C": (1, 1),
    "4-C": (3, 1),
    "5-C": (1, -1),
    "6-C": (3, 1),
    "7-C": (3, 1),
    "8-C": (1, 1),
    "9-C": (2, 0),
    "1-D": (2, 2),
    "2-D": (2, 2),
    "3-D": (4, 2),
    "4-D": (1, 1),
    "5-D": (4, 2),
    "6-D": (4, 2),
    "7-D": (2, 0),
    "8-D": (4, 2),
    "9-D": (4, 2),
}


def shown(options: Options) -> Preview:
    return preview(1, SPEC.check(1, options))


@pytest.mark.rule("MR-138")
def test_the_all_a_circuit_has_one_star() -> None:
    assert stars(OURS, ALL_A, False, False) == START_STARS == 1
    assert public(start(1)).stars == 1


@pytest.mark.rule("MR-138")
@pytest.mark.parametrize("name", STARS)
def test_each_number_may_be_replaced_by_the_same_number_of_another_series(name: str) -> None:
    circuit = [name if tile[0] == name[0] else tile for tile in ALL_A]
    assert public(start(1, {"circuit": list(circuit)})).stars == START_STARS + STARS[name][0]


@pytest.mark.rule("MR-143")
@pytest.mark.parametrize(("name", "printed", "corrected"), [(name, *both) for name, both in STARS.items()])
def test_what_each_of_our_tiles_adds(name: str, printed: int, corrected: int) -> None:
    assert sum(tile_stars(OURS, name, False)) == printed
    assert sum(tile_stars(OURS, name, True)) == corrected


@pytest.mark.rule("MR-139")
def test_more_traps_than_the_a_tile_add_a_star() -> None:
    assert tile_stars(OURS, "3-C", False) == (STARS_MORE_TRAPS, 0, 0, 0)  # 3 traps against 2
    assert tile_stars(OURS, "3-B", False)[0] == 0  # 2 against 2


@pytest.mark.rule("MR-140")
def test_a_slower_adds_a_star() -> None:
    assert tile_stars(OURS, "1-B", False) == (0, STARS_SLOWER, 0, 0)
    assert tile_stars(OURS, "1-C", False) == (0, 0, 0, 0)


@pytest.mark.rule("MR-141")
@pytest.mark.parametrize("name", ["2-C", "3-D"])
def test_a_special_tile_adds_two_stars(name: str) -> None:
    assert tile_stars(OURS, name, False)[2] == STARS_SPECIAL == 2


@pytest.mark.rule("MR-142")
@pytest.mark.parametrize("name", ["6-B", "9-C"])
def test_an_accelerator_or_a_repairer_adds_a_star(name: str) -> None:
    assert tile_stars(OURS, name, False)[3] == STARS_HELPING == 1


@pytest.mark.rule("MR-142")
def test_a_tile_with_both_helps_adds_one_star_for_them() -> None:
    both = TileRow("2-B", ("accelerator", "repairer", "repairer", "safe", "accelerator"))
    rows = [both if row.name == "2-B" else row for row in our_content().tiles]
    assert tile_stars(tile_set(Content(tuple(rows))), "2-B", False) == (0, 0, 0, STARS_HELPING)


@pytest.mark.rule("MR-143")
def test_the_criteria_add_up_and_a_tiles_add_none() -> None:
    assert tile_stars(OURS, "7-B", False) == (1, 1, 0, 1)
    assert tile_stars(OURS, "5-A", False) == (0, 0, 0, 0)
    assert stars(OURS, HARDEST, False, False) == 32


@pytest.mark.rule("MR-144")
def test_kraken_madness_adds_one_star_in_all() -> None:
    assert public(start(1, {"modules": ["kraken-madness"]})).stars == START_STARS + STARS_KRAKEN_MADNESS
    assert stars(OURS, HARDEST, True, False) == 33
    table = race(ship(laps=2), row="2-A 3-A 1-A", options=Options(modules=("solo", "kraken-madness")))
    table.fly("3")
    assert table.game.outcome is not None
    assert Line("stars", 2) in table.game.outcome.breakdown[0]


@pytest.mark.rule("MR-145")
def test_the_stars_are_shown_before_the_race_and_stay_fixed() -> None:
    options = Options(circuit=tuple(HARDEST))
    assert shown(options).stars == 32
    game = start(1, {"circuit": list(HARDEST)}, seed=1)
    seen = {public(game).stars}
    while not game.over:
        game.play(0, game.legal(0)[0])
        seen.add(public(game).stars)
    assert seen == {32}
    assert game.outcome is not None
    assert [line.value for line in game.outcome.breakdown[0] if line.key == "stars"] == [32]


@pytest.mark.rule("MR-145")
def test_the_stars_do_not_alter_the_score() -> None:
    seen = []
    for row in ("2-A 3-A 1-A", "2-D 3-D 1-D"):
        table = race(ship(lane=3, laps=2), row=row, marker=11, options=Options(modules=("solo",)))
        table.fly("3")
        assert table.game.outcome is not None
        seen.append((table.public.stars, table.game.outcome.scores))
    assert seen == [(1, (11,)), (9, (11,))]


@pytest.mark.rule("MR-173")
def test_with_the_switch_a_help_takes_a_star_off() -> None:
    assert tile_stars(OURS, "6-B", True) == (0, 0, 0, -STARS_HELPING)
    assert stars(OURS, HARDEST, False, True) == 32 - 2 * 8  # all of them but 1-D have a help
    assert public(start(1, {"circuit": list(HARDEST), "solo_star_fix": True})).stars == 16


@pytest.mark.parametrize(("fix", "most"), [(False, 32), (True, 17)])
def test_the_hardest_circuit_has_as_many_stars_as_the_ruling_says(fix: bool, most: int) -> None:
    circuit = [
        max([f"{n}-{s}" for s in SERIES], key=lambda name: sum(tile_stars(OURS, name, fix))) for n in range(1, 10)
    ]
    assert stars(OURS, circuit, False, fix) == most


@pytest.mark.rule("MR-173")
def test_with_the_switch_the_total_is_never_below_one() -> None:
    circuit = [*ALL_A[:4], "5-C", "6-B", *ALL_A[6:]]
    assert sum(STARS[name][1] for name in ("5-C", "6-B")) == -2
    assert public(start(1, {"circuit": list(circuit), "solo_star_fix": True})).stars == 1
    assert stars(OURS, circuit, True, True) == 1


@pytest.mark.rule("MR-173")
def test_the_switch_is_off_by_default_and_for_solo_only() -> None:
    assert Options().solo_star_fix is False
    with pytest.raises(OptionError, match=r"only the solo mode counts stars \(MR-173\)") as said:
        SPEC.new(2, {"solo_star_fix": True})
    assert said.value.field == "solo_star_fix"


def test_the_set_up_page_shows_every_tile_by_number_and_series_with_its_stars() -> None:
    for fix in (False, True):
        tiles = shown(Options(solo_star_fix=fix)).tiles
        assert [[one.face.name for one in row] for row in tiles] == [[f"{n}-{s}" for s in SERIES] for n in range(1, 10)]
        for row in tiles:
            assert sum(row[0].stars) == 0
            for one in row[1:]:
                assert sum(one.stars) == STARS[one.face.name][fix]
                assert one.stars == tile_stars(OURS, one.face.name, fix)
                assert one.face == OURS.face[OURS.code[one.face.name]]


def test_the_set_up_page_counts_the_stars_of_the_circuit() -> None:
    assert shown(Options()).stars == 1
    assert shown(Options(circuit="D")).stars == 1 + sum(STARS[f"{n}-D"][0] for n in range(1, 10))
    assert shown(Options(circuit="D", modules=("kraken-madness",))).stars == 2 + sum(
        STARS[f"{n}-D"][0] for n in range(1, 10)
    )
    assert shown(Options(circuit="B", solo_star_fix=True)).stars == 1 + sum(STARS[f"{n}-B"][1] for n in range(1, 10))


def test_the_stars_of_a_circuit_yet_to_be_drawn_are_not_known() -> None:
    assert shown(Options(circuit="random")).stars is None
