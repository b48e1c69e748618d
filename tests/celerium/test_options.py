"""The options of a rally: what goes together, and what is said where it does not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from astrodrome.games.celerium.content.options import MODULES, Options
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.spec import RULES_VERSION, SPEC, Preview, preview
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json


def refused(seats: int, options: Mapping[str, Json]) -> tuple[str, str]:
    with pytest.raises(OptionError) as said:
        SPEC.new(seats, options)
    return said.value.field, str(said.value)


def test_the_options_of_a_plain_rally() -> None:
    assert SPEC.new(2).options == Options((), ("red", "white"), False, "normal", None)


def test_the_game_is_named_and_its_rules_have_a_version() -> None:
    assert (SPEC.name, SPEC.rules_version, SPEC.seats) == ("celerium", RULES_VERSION, range(1, 5))
    assert (RULES_VERSION, MODULES, SPEC.modules) == ("2", ("expert", "solo"), ("expert", "solo"))


@pytest.mark.rule("CM-001")
def test_solo_is_refused_to_two_and_added_to_one() -> None:
    assert refused(2, {"modules": ["solo"]}) == ("modules", "modules: the solo mode is for one seat, found 2 (CM-001)")
    assert SPEC.new(1).options.modules == ("solo",)
    assert SPEC.new(1, {"modules": ["solo", "expert"]}).options.modules == ("expert", "solo")


def test_a_module_named_twice_is_refused() -> None:
    assert refused(3, {"modules": ["expert", "expert"]}) == ("modules", "modules: a module is named twice")


@pytest.mark.rule("CM-262")
def test_only_solo_has_a_difficulty() -> None:
    said = "difficulty: only the Rival of the solo mode has a difficulty (CM-262)"
    assert refused(2, {"difficulty": "hard"}) == ("difficulty", said)
    assert SPEC.new(1, {"difficulty": "hard"}).options.difficulty == "hard"


@pytest.mark.rule("CM-293")
def test_colours_are_one_for_each_franchise_and_no_two_alike() -> None:
    said = "colours: expected one colour for each of 3 seats, found 2 (CM-027)"
    assert refused(3, {"colours": ["red", "blue"]}) == ("colours", said)
    alike = "colours: two franchises have one colour (CM-027)"
    assert refused(2, {"colours": ["red", "red"]}) == ("colours", alike)
    assert SPEC.new(2, {"colours": ["green", "red"]}).options.colours == ("green", "red")


@pytest.mark.parametrize(("seats", "races", "market"), [(1, 6, 3), (2, 6, 3), (3, 5, 4), (4, 4, 4)])
def test_the_preview_of_a_set_up_shows_its_figures_and_tables(seats: int, races: int, market: int) -> None:
    shown = preview(seats, SPEC.new(seats).options)
    assert isinstance(shown, Preview)
    assert (shown.races, shown.market, shown.box) == (races, market, our_box())
    assert [card.name for card in shown.cards] == [row.name for row in our_box().events]
