"""The options of a race: what goes together, and what is said where it does not."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from astrodrome.games.memoracers.figures import HANDICAP, LINES, SHIELDS
from astrodrome.games.memoracers.options import MODULES, MOST_SHIELDS, Options
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json


def refused(seats: int, options: Mapping[str, Json]) -> tuple[str, str]:
    with pytest.raises(OptionError) as said:
        SPEC.new(seats, options)
    return said.value.field, str(said.value)


def test_the_options_of_a_plain_race() -> None:
    assert SPEC.new(2).options == Options((), "A", (), 0, SHIELDS, False, None)


@pytest.mark.rule("MR-001")
def test_solo_is_refused_to_two() -> None:
    assert refused(2, {"modules": ["solo"]}) == ("modules", "modules: the solo mode is for one seat, found 2 (MR-001)")


@pytest.mark.rule("MR-159")
def test_a_championship_is_refused_to_one() -> None:
    said = "modules: a championship needs rivals: expected 2 to 5 seats (MR-159)"
    assert refused(1, {"modules": ["championship"]}) == ("modules", said)


def test_solo_is_added_once_where_one_pilot_asks_for_it() -> None:
    assert SPEC.new(1, {"modules": ["solo"]}).options.modules == ("solo",)


def test_modules_are_kept_in_one_order_and_told_once() -> None:
    given = ["championship", "kraken-madness", "handicap"]
    options = SPEC.new(2, {"modules": list(given), "grades": ["expert", "amateur"]}).options
    assert options.modules == ("handicap", "kraken-madness", "championship")
    assert MODULES == ("handicap", "kraken-madness", "solo", "championship") == SPEC.modules
    assert refused(2, {"modules": ["handicap", "handicap"]}) == ("modules", "modules: a module is named twice")


def test_an_unknown_module_is_named_with_those_that_exist() -> None:
    field, said = refused(2, {"modules": ["turbo"]})
    assert field == "options"
    assert said == "options: modules[0]: expected one of handicap, kraken-madness, solo, championship, found 'turbo'"


@pytest.mark.rule("MR-131")
def test_grades_need_the_handicap() -> None:
    said = "grades: grades need the module 'handicap' (MR-131)"
    assert refused(2, {"grades": ["expert", "expert"]}) == ("grades", said)


@pytest.mark.rule("MR-131")
@pytest.mark.parametrize("grades", [[], ["expert"], ["expert", "amateur", "beginner"]])
def test_the_handicap_needs_a_grade_for_each_pilot(grades: list[str]) -> None:
    said = f"grades: expected one grade for each of 2 seats, found {len(grades)} (MR-131)"
    assert refused(2, {"modules": ["handicap"], "grades": list(grades)}) == ("grades", said)


@pytest.mark.rule("MR-131")
def test_an_unknown_grade_is_named_with_those_that_exist() -> None:
    _, said = refused(2, {"modules": ["handicap"], "grades": ["expert", "master"]})
    assert said == "options: grades[1]: expected one of beginner, amateur, confirmed, expert, found 'master'"


@pytest.mark.rule("MR-025")
@pytest.mark.parametrize("youngest", [-1, 3])
def test_the_youngest_sits_at_the_table(youngest: int) -> None:
    said = f"youngest: expected a seat from 0 to 2, found {youngest} (MR-025)"
    assert refused(3, {"youngest": youngest}) == ("youngest", said)


@pytest.mark.rule("MR-009")
@pytest.mark.parametrize("shields", [LINES, MOST_SHIELDS + 1])
def test_the_number_of_shields_has_its_limits(shields: int) -> None:
    said = f"shields: expected {LINES + 1} to {MOST_SHIELDS}, found {shields} (MR-Q01)"
    assert refused(2, {"shields": shields}) == ("shields", said)
    assert MOST_SHIELDS == 30


@pytest.mark.rule("MR-009")
@pytest.mark.parametrize("shields", [LINES + 1, MOST_SHIELDS])
def test_the_number_of_shields_is_a_setting(shields: int) -> None:
    game = SPEC.new(2, {"shields": shields})
    assert game.state.shields == shields
    assert game.state.free_shields(0) == shields


@pytest.mark.rule("MR-132")
def test_a_handicap_leaves_every_ship_a_free_shield() -> None:
    least = HANDICAP["expert"] + 1
    options: dict[str, Json] = {"modules": ["handicap"], "grades": ["expert", "beginner"], "shields": least - 1}
    said = f"shields: expected {least} to {MOST_SHIELDS}, found {least - 1} (MR-Q01)"
    assert refused(2, options) == ("shields", said)
    assert SPEC.new(2, {**options, "shields": least}).state.free_shields(0) == 1
    assert SPEC.new(2, {**options, "grades": ["amateur", "beginner"]}).state.free_shields(0) == 4


@pytest.mark.rule("MR-160")
@pytest.mark.parametrize("circuit", ["B", "random", [f"{n}-A" for n in range(1, 10)]])
def test_the_circuits_of_a_championship_are_not_set_beforehand(circuit: Json) -> None:
    said = "circuit: in a championship the players make up the circuits in turn (MR-160)"
    assert refused(2, {"modules": ["championship"], "circuit": circuit}) == ("circuit", said)


@pytest.mark.rule("MR-012")
def test_an_unknown_series_is_named_with_those_that_exist() -> None:
    field, said = refused(2, {"circuit": "E"})
    assert field == "options"
    assert re.match(r"options: circuit: expected one of A, B, C, D, random, found 'E'", said)


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    field, said = refused(2, {"speed": 3})
    assert field == "options"
    assert "speed: expected one of modules, circuit, grades, youngest, shields, solo_star_fix, content" in said


def test_has_tells_which_modules_are_on() -> None:
    options = Options(modules=("solo",))
    assert options.has("solo")
    assert not options.has("handicap")
