"""Class IA: dice bands, any front, creativity, no insurance (GX-249 to GX-271)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.content.rows import SIDES, Side
from astrodrome.games.galaxy_trucker.flight.dice import square_at
from astrodrome.games.galaxy_trucker.flight.hits import TruckerDefends
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, LEFT, REAR, RIGHT
from astrodrome.games.galaxy_trucker.modules.roads.after_card import TURN_SHIPS
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, SHOOT, ChooseFront, Place, Remove
from astrodrome.games.galaxy_trucker.records.flight_events import ExtraPaid, FlightSettled
from astrodrome.games.galaxy_trucker.records.offers import FrontChoice, FrontOffer
from astrodrome.games.galaxy_trucker.records.yard_events import FrontChosen
from astrodrome.games.galaxy_trucker.ship.headings import headings_of
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.yard.ship_check import ship_mistakes
from astrodrome.kernel.chance import Chance
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, rough
from tests.galaxy_trucker.table import Ship, Table, card, check, fly, give, ship, start
from tests.laws.hooks.trucker_pilot import able

IA = BOARDS["IA"]


def aloft(*ships: Ship | str, fronts: tuple[Side, ...] = ("front", "front")) -> Table:
    """Set up a flight of class IA with these fronts."""
    fleet = [Ship(one) if isinstance(one, str) else one for one in ships]
    facing = [replace(one, facts=f"front={side}") for one, side in zip(fleet, fronts, strict=False)]
    return fly(*facing, *fleet[len(facing) :], card=CREWS, flight="IA")


@pytest.mark.rule("GX-249", "GX-250", "GX-251")
def test_any_flight_may_use_the_class_and_all_fly_it() -> None:
    table = start(flights=["II", "IA", "I", "IA"])
    assert table.g.board.name == "II"
    one = start(3, flights=["IA"])
    assert (one.public.board, one.g.level, len(one.g.board.squares)) == ("IA", 0, 18)
    assert [row.name for row in SPEC.preview(2, SPEC.read_options(2, {})).boards][:2] == ["I", "IA"]  # type: ignore[attr-defined]  # a preview


@pytest.mark.rule("GX-252")
def test_the_class_goes_with_other_modules() -> None:
    options = {"flights": ["IA"], "modules": ["technologies", "fifth-wheel"], "roads": [4]}
    game, chance = SPEC.new(5, options, 3), Chance(3)  # type: ignore[arg-type]  # JSON
    while not game.over:
        seat = game.asked[0]
        game.play(seat, able(game, seat, chance))
    assert game.outcome is not None


@pytest.mark.rule("GX-253", "GX-254", "GX-255")
def test_every_total_designates_one_line_and_the_middle_one_three() -> None:
    assert [IA.columns[total] for total in range(2, 13)] == [3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7]
    assert [IA.rows[total] for total in range(2, 13)] == [3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7]


@pytest.mark.rule("GX-256", "GX-E18")
@pytest.mark.parametrize("column", [6, 7, 8])
@pytest.mark.parametrize("row", [6, 7, 8])
@pytest.mark.parametrize("side", SIDES)
def test_the_starting_cabin_lies_in_the_middle(column: int, row: int, side: Side) -> None:
    table = aloft("S", ship("S"), fronts=(side, "front"))
    assert square_at(table.g, 0, (column, row)) == at(7, 7) == IA.start


@pytest.mark.rule("GX-257", "GX-259")
def test_players_choose_their_front_at_the_check_in_start_order() -> None:
    table = check("S", "S", flight="IA", numbers=(2, 1))
    assert (table.asks, table.asked) == ("TruckerChoosesFront", (1,))
    assert [action.side for action in table.legal if isinstance(action, ChooseFront)] == list(SIDES)
    events = table.play(ChooseFront("left"))
    assert of_kind(events, FrontChosen) == [FrontChosen(1, "left")]
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, FrontOffer)
    assert prompt.offer.chosen == ("left",)
    table.play(ChooseFront("rear"))
    assert (headings_of(table.g).facing, table.public.ships[0].front) == ([2, 3], 2)


@pytest.mark.rule("GX-258")
def test_while_building_engines_may_point_anywhere() -> None:
    table = start(flights=["IA"], modules=["strict"])
    give(table, 0, "B070")
    turns = [action.turns for action in table.legal if isinstance(action, Place) and action.square == at(8, 7)]
    assert len(turns) > 1
    assert table.public.ships[0].front is None


@pytest.mark.rule("GX-260", "GX-261", "GX-263")
def test_engines_that_do_not_point_to_the_rear_are_mistakes() -> None:
    table = check("e< S \n . e x", "S", flight="IA")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == FrontOffer(
        (FrontChoice("front", 1), FrontChoice("right", 1), FrontChoice("rear", 2), FrontChoice("left", 2)), ()
    )
    table.play(ChooseFront("right"), ChooseFront("front"))
    assert table.asks == "TruckerRepairs"
    assert Remove(at(7, 8)) in table.legal
    assert Remove(at(6, 7)) not in table.legal
    sideways = check("e< S", "S", flight="IA")
    sideways.play(ChooseFront("right"), ChooseFront("front"))
    assert sideways.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-262")
def test_strengths_and_shields_are_relative_to_the_front() -> None:
    table = aloft(". g . \n e< S s", ship("S"), fronts=("right", "front"))
    figures = table.public.ships[0].figures
    assert (figures.cannon_halves, figures.engines) == (1, 1)
    assert TruckerDefends(0, "light", FRONT, 7).shield_uses(table.g) == 1
    assert TruckerDefends(0, "light", LEFT, 7).shield_uses(table.g) == 1
    assert TruckerDefends(0, "light", REAR, 7).shield_uses(table.g) is None


@pytest.mark.rule("GX-262")
@pytest.mark.parametrize(
    ("front", "side", "total", "square"),
    [
        ("front", FRONT, 4, (6, 6)),
        ("right", FRONT, 7, (8, 7)),
        ("right", LEFT, 7, (7, 6)),
        ("rear", FRONT, 7, (7, 7)),
        ("rear", FRONT, 10, (6, 7)),
        ("left", FRONT, 7, (6, 7)),
        ("left", RIGHT, 7, (7, 6)),
        ("right", LEFT, 3, (9, 6)),
    ],
)
def test_hits_come_from_where_the_pilot_sees_them(front: Side, side: int, total: int, square: tuple[int, int]) -> None:
    table = aloft(". x x x x \n . x S x .", ship("S"), fronts=(front, "front"))
    assert TruckerDefends(0, "heavy", side, total).struck(table.g) == at(*square)


@pytest.mark.rule("GX-262")
def test_cannons_shoot_ahead_in_their_line_and_aside_beside_it() -> None:
    table = aloft("S g> \n . g> \n", ship("S"), fronts=("right", "front"))
    ahead = TruckerDefends(0, "large", FRONT, 7)
    assert ahead.shot_uses(table.g) == 0
    assert TruckerDefends(0, "large", FRONT, 4).shot_uses(table.g) is None
    flank = aloft(". g \n S x", ship("S"), fronts=("right", "front"))
    assert TruckerDefends(0, "large", LEFT, 7).shot_uses(flank.g) == 0
    assert TruckerDefends(0, "large", LEFT, 4).shot_uses(flank.g) == 0
    assert SHOOT is not None


@pytest.mark.rule("GX-264")
def test_an_engine_cannon_points_its_barrel_to_the_front() -> None:
    table = check("S x \n . C>", "S", flight="IA", modules=TECH)
    table.play(ChooseFront("right"), ChooseFront("front"))
    assert table.asks == "TruckerMayGiveUp"
    astray = check("S x \n . C>", "S", flight="IA", modules=TECH)
    astray.play(ChooseFront("front"), ChooseFront("front"))
    assert astray.asks == "TruckerRepairs"


def landed(*fronts: Side, gone: tuple[int, ...] = ()) -> list[ExtraPaid]:
    """Fly to the end with these fronts, some giving up, and return what creativity brought."""
    fleet = [ship("S", facts=f"front={side}") for side in fronts]
    table = fly(*fleet, card=CREWS, after=("I-04",), flight="IA")
    events = table.play(*[GIVE_UP if seat in gone else FLY_ON for seat in range(len(fronts))])
    return [event for event in of_kind(events, ExtraPaid) if event.line == "creativity"]


@pytest.mark.rule("GX-265", "GX-267")
def test_who_faces_where_nobody_else_does_is_paid() -> None:
    assert landed("left", "left", "rear") == [ExtraPaid(2, "creativity", 2)]


@pytest.mark.rule("GX-266")
def test_several_may_be_creative() -> None:
    assert [event.seat for event in landed("left", "front", "rear")] == [0, 1, 2]


@pytest.mark.rule("GX-268")
def test_who_gave_up_neither_earns_nor_blocks() -> None:
    assert landed("left", "left", "rear", gone=(0,)) == [ExtraPaid(1, "creativity", 2), ExtraPaid(2, "creativity", 2)]


@pytest.mark.rule("GX-269")
def test_creativity_and_beauty_are_independent() -> None:
    ships = ship("S", facts="front=right"), ship("S x", facts="front=rear")
    table = fly(*ships, card=CREWS, after=("I-04",), flight="IA")
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, FlightSettled)[0].beauty == 2
    assert table.g.accounts[0][0][7] == 2


@pytest.mark.rule("GX-270", "GX-271")
def test_every_lost_component_is_paid_for_wherever_it_lies() -> None:
    table = fly(ship("S", lost=9, credits=20), ship("S"), card=CREWS, after=(), flight="IA")
    assert table.g.accounts[0][0][4] == -9
    assert IA.insurance is None


@pytest.mark.rule("GX-570")
def test_somersault_reverses_the_chosen_front_and_keeps_the_numbers() -> None:
    table = rough("somersault", ship("x S", facts="front=right"), ship("S"), card=card("epidemic"), flight="IA")
    TURN_SHIPS.run(table.g)
    assert (headings_of(table.g).facing[0], headings_of(table.g).fronts[0]) == (LEFT, RIGHT)
    assert TruckerDefends(0, "heavy", FRONT, 7).struck(table.g) == at(6, 7)


@pytest.mark.rule("GX-260", "GX-467")
@pytest.mark.parametrize(("front", "astray"), [("front", 2), ("right", 0), ("rear", 2), ("left", 0)])
def test_with_somersault_engines_point_to_the_rear_or_the_front_that_was_chosen(front: Side, astray: int) -> None:
    g = fly(ship("e< S e>", facts=f"front={front}"), ship("S"), roads=("somersault",), flight="IA").g
    assert ship_mistakes(g, 0).turned.bit_count() == astray
