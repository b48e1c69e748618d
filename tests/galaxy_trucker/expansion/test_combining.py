"""Combining modules: which go together, the dice that choose them, everything on at once (GX-001, GX-534)."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from astrodrome.games.galaxy_trucker.box.difficulty import difficulty
from astrodrome.games.galaxy_trucker.box.options import MODULES, Options
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP
from astrodrome.games.galaxy_trucker.spec import SPEC, Preview
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, rough
from tests.galaxy_trucker.table import ship
from tests.laws.hooks.trucker_pilot import able

STANDARD = ("I", "II", "III")
EVERYTHING: dict[str, Json] = {
    "flights": ["IA", "IIA", "IIIA"],
    "modules": ["technologies", "bonus-cards", "machinations"],
    "roads": [3],
    "turns": 40,
}


def rolled(*dice: int, **given: Json) -> Options:
    """Return the options that dice choose."""
    return SPEC.read_options(4, {"throws": list(dice), **given})


@pytest.mark.rule("GX-001", "GX-004", "GX-543")
def test_each_module_can_be_switched_on_alone_and_is_stored_before_the_first_flight() -> None:
    alone: list[dict[str, Json]] = [
        {"modules": ["technologies"]},
        {"flights": ["IA", "II", "III"]},
        {"flights": ["I", "IIA", "III"]},
        {"modules": ["machinations"]},
        {"roads": [2]},
        {"modules": ["bonus-cards"]},
    ]
    for given in alone:
        game = SPEC.new(4, given)
        options = game.state.options
        assert options.modules == tuple(cast("list[str]", given.get("modules", [])))
        assert options.flights == tuple(cast("list[str]", given.get("flights", list(STANDARD))))
        assert options.level_of_roads == sum(cast("list[int]", given.get("roads", [])))
    assert {"technologies", "fifth-wheel", "machinations", "bonus-cards"} <= set(MODULES)


@pytest.mark.rule("GX-004", "GX-002")
def test_no_combination_is_refused_but_five_players_without_new_technologies() -> None:
    names = ("technologies", "bonus-cards", "machinations")
    for seats, switches, roads in product((2, 3, 4), product((False, True), repeat=3), ([], [2])):
        modules: list[Json] = [name for name, on in zip(names, switches, strict=True) if on]
        given: dict[str, Json] = {"modules": modules, "roads": cast("list[Json]", roads), "flights": ["IA", "IIA"]}
        assert SPEC.read_options(seats, given).modules == tuple(modules)
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.read_options(5, {"modules": ["machinations", "bonus-cards"]})
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.read_options(5, {"modules": ["fifth-wheel", "machinations"]})


@pytest.mark.rule("GX-534")
def test_modules_for_variety_do_not_count_as_difficulty() -> None:
    plain = SPEC.read_options(4, {"roads": [2], "flights": ["IA", "II", "IIIA"], "modules": ["machinations"]})
    varied = SPEC.read_options(
        4,
        {
            "roads": [2],
            "flights": ["IA", "II", "IIIA"],
            "modules": ["machinations", "technologies", "bonus-cards", "four-as-five"],
        },
    )
    assert (difficulty(plain), difficulty(varied)) == (5, 5)


@pytest.mark.rule("GX-535")
def test_difficulty_0_has_none_of_them_and_dice_start_there() -> None:
    options = SPEC.read_options(4, {})
    assert (difficulty(options), options.level_of_roads, options.flights) == (0, 0, STANDARD)
    assert rolled(modules=["technologies"]).modules == ("technologies",)
    given: list[dict[str, Json]] = [{"roads": [1]}, {"modules": ["machinations"]}, {"flights": ["I", "II"]}]
    for one in given:
        with pytest.raises(OptionError, match=r"dice start from.*GX-535"):
            rolled(6, **one)


@pytest.mark.rule("GX-536")
def test_dice_are_applied_one_after_the_other_and_are_then_used_up() -> None:
    options = rolled(6, 1, 6, modules=["technologies"])
    assert (options.flights, options.level_of_roads, options.throws) == (("IA", "II", "III"), 2, ())
    again = SPEC.read_options(4, SPEC.options_json(options))
    assert again == options
    with pytest.raises(OptionError, match="1 to 6, found 7"):
        rolled(7)
    with pytest.raises(OptionError, match="at most 10 dice, found 11"):
        rolled(*[6] * 11)
    shown = SPEC.preview(4, rolled(4, 6))
    assert isinstance(shown, Preview)
    assert (shown.modules, shown.roads, shown.difficulty, shown.flights) == (("machinations",), 1, 2, STANDARD)


@pytest.mark.rule("GX-537", "GX-538", "GX-539")
@pytest.mark.parametrize(("die", "flights"), [(1, "IA II III"), (2, "I IIA III"), (3, "I II IIIA")])
def test_a_low_die_makes_a_class_harder_and_after_that_the_roads(die: int, flights: str) -> None:
    once, twice = rolled(die), rolled(die, die)
    assert (once.flights, once.roads) == (tuple(flights.split()), ())
    assert (twice.flights, twice.roads) == (tuple(flights.split()), (1,))


@pytest.mark.rule("GX-540", "GX-541")
def test_four_and_five_bring_machinations_and_six_rough_roads() -> None:
    for die in (4, 5):
        assert (rolled(die).modules, rolled(die).roads) == (("machinations",), ())
        assert (rolled(die, 9 - die).modules, rolled(die, 9 - die).roads) == (("machinations",), (1,))
    assert (rolled(6).modules, rolled(6).roads, rolled(6).flights) == ((), (1,), STANDARD)
    assert rolled(6, 6, 6).roads == (3,)


@pytest.mark.rule("GX-542")
@pytest.mark.parametrize("seed", range(20))
def test_so_many_dice_make_so_much_difficulty(seed: int) -> None:
    chance = Chance(seed)
    dice = [1 + chance.below("die", 6) for _ in range(1 + seed % 10)]
    assert difficulty(rolled(*dice)) == len(dice)


@pytest.mark.rule("GX-544", "GX-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_on_at_once(seats: int) -> None:
    five: list[Json] = ["fifth-wheel"] if seats == 5 else ["four-as-five"] if seats == 4 else []
    modules = [*cast("list[Json]", EVERYTHING["modules"]), *five]
    game, chance = SPEC.new(seats, {**EVERYTHING, "modules": modules}, seats), Chance(seats)
    pieces = SPEC.census(game.state)
    asked: list[str] = []
    while not game.over:
        asked.append(type(game.decision).__name__)
        seat = game.asked[chance.below("seat", len(game.asked))]
        game.play(seat, able(game, seat, chance))
    assert asked[0] == "TruckersPlot"
    assert SPEC.census(game.state) == pieces
    assert game.outcome is not None


@pytest.mark.rule("GX-004")
@pytest.mark.parametrize(
    ("given", "expanded"),
    [
        ({}, False),
        ({"modules": ["foresight", "lenient"]}, False),
        ({"modules": ["foresight", "lenient", "strict"]}, False),
        ({"modules": ["foresight", "bonus-cards"]}, True),
        ({"flights": ["I", "IIIA"]}, False),
        ({"flights": ["I", "IA"]}, True),
        ({"flights": ["IIA"]}, True),
        ({"roads": [1]}, True),
    ],
)
def test_variants_of_the_base_game_are_not_the_expansion(given: dict[str, Json], expanded: bool) -> None:
    assert SPEC.read_options(3, given).expanded == expanded


@pytest.mark.rule("GB-173", "GX-059", "GX-477")
def test_the_lines_of_an_account_add_up_to_what_was_paid() -> None:
    goods = {(8, 7): "R R"}
    rich = ship(
        "y c S r2 \n . L . .", crew={(6, 7): "cyan"}, goods=goods, specialist="manager", lost=1, facts="order=?"
    )
    table = rough("made-to-order", rich, ship("S", lost=3), ship("S"), card=CREWS, after=("I-04",), modules=TECH)
    table.play(FLY_ON, GIVE_UP)
    while table.asks:
        table.play(table.legal[0])
    (accounts,) = table.g.accounts
    assert [sum(lines) for lines in accounts] == table.g.credits
    assert all(table.g.credits[::2])
