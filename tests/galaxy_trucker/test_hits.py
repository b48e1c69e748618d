"""Chapter 10: hits."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import SHOOT, TAKE_HIT, USE_SHIELD, SpendCell
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSpent,
    DiceRolled,
    MeteorBounced,
    MeteorShot,
    ProjectileMissed,
    ShieldUsed,
)
from astrodrome.games.galaxy_trucker.records.offers import DefenceOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import PLAIN, Ship, Table, card, fly, ship

BLOCK = """
 x  x  x
 x  S  x
 x  x  x
"""


def shot(text: str, *ships: Ship | str, total: int, flight: str = "III") -> Table:
    """Fire one shot, or throw one meteor, at all ships: pirates whom nobody can beat shoot at everybody."""
    if text.startswith(("small", "large")):
        thrown = card("meteor_swarm", text)
    else:
        thrown = card("pirates", text, strength=99, credits=1, days=1)
    return fly(*ships, card=thrown, dice=(total,), flight=flight)


def hit(table: Table) -> list[int]:
    """Return the squares that seat 0 lost at once."""
    return [event.square for event in of_kind(table.opening, ComponentLost) if event.seat == 0]


@pytest.mark.rule("GB-096", "GB-098")
@pytest.mark.parametrize(
    ("side", "total", "square"),
    [
        ("front", 6, (6, 6)),
        ("rear", 6, (6, 8)),
        ("left", 6, (6, 6)),
        ("right", 6, (8, 6)),
        ("front", 8, (8, 6)),
        ("left", 8, (6, 8)),
        ("right", 7, (8, 7)),
        ("rear", 7, (7, 8)),
    ],
)
def test_the_total_names_a_column_or_a_row_and_the_first_component_is_struck(
    side: str, total: int, square: tuple[int, int]
) -> None:
    assert hit(shot(f"heavy {side}", BLOCK, ship(place=-30), total=total)) == [at(*square)]


@pytest.mark.rule("GB-096")
@pytest.mark.parametrize(("side", "total", "rows"), [("left", 11, 1), ("left", 3, 9), ("front", 5, None)])
def test_the_lines_of_class_iiia_run_from_eleven_at_the_front(side: str, total: int, rows: int | None) -> None:
    table = shot(f"heavy {side}", "S", ship(), total=7, flight="IIIA")
    line = table.g.board.line(3 if side == "left" else 0, total)
    assert line == (3 if rows is None else rows)


@pytest.mark.rule("GB-097")
@pytest.mark.parametrize(("side", "total"), [("front", 2), ("front", 12), ("left", 3), ("right", 10), ("left", 12)])
def test_a_total_without_a_line_misses(side: str, total: int) -> None:
    table = shot(f"heavy {side}", BLOCK, ship(), total=total)
    assert hit(table) == []
    assert of_kind(table.opening, ProjectileMissed) == [ProjectileMissed(0, "heavy"), ProjectileMissed(1, "heavy")]


@pytest.mark.rule("GB-097")
def test_a_line_without_a_component_misses() -> None:
    assert hit(shot("heavy front", "S", ship(), total=8)) == []


@pytest.mark.rule("GB-099")
@pytest.mark.parametrize(("side", "square"), [("left", (5, 7)), ("right", (9, 7))])
def test_left_and_right_are_those_of_the_owner(side: str, square: tuple[int, int]) -> None:
    assert hit(shot(f"heavy {side}", "x x S x x", ship(place=-30), total=7)) == [at(*square)]


@pytest.mark.rule("GB-100", "GB-E13")
def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    table = shot("small left", "x:0300 S s< b", ship("S"), total=7)
    assert of_kind(table.opening, MeteorBounced) == [MeteorBounced(0, at(6, 7))]
    assert hit(table) == []
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-101", "GB-E13")
@pytest.mark.parametrize("side", [1, 2, 3])
def test_a_small_meteor_on_a_connector_is_stopped_by_a_shield_for_a_cell(side: int) -> None:
    drawing = f"x:030{side} S s< b"
    table = shot("small left", drawing, ship("S"), total=7)
    assert (table.asks, table.asked, table.legal) == ("TruckerDefends", (0,), (TAKE_HIT, USE_SHIELD))
    events = table.play(USE_SHIELD)
    assert of_kind(events, ShieldUsed) == [ShieldUsed(0, "left")]
    assert of_kind(events, CellSpent) == [CellSpent(0, at(9, 7), 1, False)]
    assert table.has(0, 6, 7)
    table = shot("small left", drawing, ship("S"), total=7)
    table.play(TAKE_HIT)
    assert not table.has(0, 6, 7)
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-101")
@pytest.mark.parametrize("drawing", ["x S x b", "x S s b", "x S s< b"])
def test_without_a_shield_on_that_side_or_a_cell_the_component_is_lost(drawing: str) -> None:
    cells = 0 if "s<" in drawing else None
    table = shot("small left", ship(drawing, cells=cells), ship("S"), total=7)
    assert table.asks != "TruckerDefends"
    assert hit(table) == [at(6, 7)]


@pytest.mark.rule("GB-102")
def test_a_large_meteor_is_shot_by_a_single_cannon_for_nothing() -> None:
    table = shot("large front", ". g . \n x S b", ship("S"), total=7)
    assert table.legal == (TAKE_HIT, SHOOT)
    events = table.play(SHOOT)
    assert of_kind(events, MeteorShot) == [MeteorShot(0)]
    assert table.public.ships[0].figures.cells == 2
    assert table.has(0, 7, 6)


@pytest.mark.rule("GB-102")
def test_a_double_cannon_costs_a_cell() -> None:
    table = shot("large front", ". G . \n b S b", ship("S"), total=7)
    table.play(SHOOT)
    assert table.asks == "TruckerSpendsCell"
    table.play(SpendCell(at(8, 7)))
    assert (table.g.cells[0][at(6, 7)], table.g.cells[0][at(8, 7)]) == (2, 1)


@pytest.mark.rule("GB-102")
def test_the_last_cell_is_enough_for_a_double_cannon() -> None:
    table = shot("large front", ship(". G . \n x S b", cells=1), ship("S"), total=7)
    assert of_kind(table.play(SHOOT), MeteorShot) == [MeteorShot(0)]
    assert table.public.ships[0].figures.cells == 0


@pytest.mark.rule("GB-102")
def test_a_single_cannon_is_used_before_a_double_one() -> None:
    table = shot("large left", "g< . . \n G< S b", ship("S"), total=7)
    table.play(SHOOT)
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-102")
def test_a_double_cannon_without_a_cell_and_shields_do_not_help() -> None:
    table = shot("large front", ship(". G . \n s S b", cells=0), ship("S"), total=7)
    assert hit(table) == [at(7, 6)]
    table = shot("large front", ". g . \n s S b", ship("S"), total=7)
    assert table.refuse(USE_SHIELD) == "GB-102"


@pytest.mark.rule("GB-103")
@pytest.mark.parametrize(("total", "asked"), [(7, True), (6, False), (8, False)])
def test_from_the_front_the_cannon_stands_in_the_very_column(total: int, asked: bool) -> None:
    table = shot("large front", "x g x \n x S x", ship("S"), total=total)
    assert (table.asks == "TruckerDefends") == asked


@pytest.mark.rule("GB-103")
def test_a_cannon_pointing_elsewhere_does_not_help() -> None:
    table = shot("large front", ". x . \n g< S g> \n . gv .", ship("S"), total=7)
    assert hit(table) == [at(7, 6)]


@pytest.mark.rule("GB-104")
@pytest.mark.parametrize(("total", "asked"), [(5, False), (6, True), (7, True), (8, True), (9, False)])
@pytest.mark.parametrize(("side", "cannon"), [("left", "g<"), ("right", "g>")])
def test_from_the_side_the_cannon_stands_in_the_row_or_beside_it(
    total: int, asked: bool, side: str, cannon: str
) -> None:
    left, right = (cannon, "x") if side == "left" else ("x", cannon)
    drawing = f". x . \n . x . \n {left} S {right} \n . x . \n . x ."
    table = shot(f"large {side}", drawing, ship("S", place=-30), total=total)
    assert (table.asks == "TruckerDefends") == asked


@pytest.mark.rule("GB-104")
def test_a_cannon_of_the_other_side_does_not_help() -> None:
    assert hit(shot("large left", "x S g>", ship("S"), total=7)) == [at(6, 7)]


@pytest.mark.rule("GB-105")
@pytest.mark.parametrize(("total", "cannon", "asked"), [(7, "gv", True), (6, "gv", False), (7, "g", False)])
def test_from_the_rear_the_cannon_points_back_in_the_very_column(total: int, cannon: str, asked: bool) -> None:
    table = shot("large rear", f"x S x \n x {cannon}:3333 x", ship("S"), total=total)
    assert (table.asks == "TruckerDefends") == asked


@pytest.mark.rule("GB-106")
def test_a_cannon_shoots_past_components_in_its_line() -> None:
    table = shot("large front", "x \n x \n S \n g:3333", ship("S"), total=7)
    assert table.asks == "TruckerDefends"
    table.play(SHOOT)
    assert table.has(0, 7, 5)


@pytest.mark.rule("GB-107")
def test_an_unstopped_large_meteor_destroys_a_smooth_side_too() -> None:
    assert hit(shot("large left", "x:0300 S", ship("S"), total=7)) == [at(6, 7)]


@pytest.mark.rule("GB-108")
@pytest.mark.parametrize("side", [0, 3])
def test_a_light_shot_is_stopped_only_by_a_shield(side: int) -> None:
    drawing = f"x:030{side} S s< b"
    table = shot("light left", drawing, ship("S"), total=7)
    assert table.legal == (TAKE_HIT, USE_SHIELD)
    table.play(USE_SHIELD)
    assert table.has(0, 6, 7)
    assert table.public.ships[0].figures.cells == 1
    assert hit(shot("light left", f"x:030{side} S b", ship("S"), total=7)) == [at(6, 7)]


@pytest.mark.rule("GB-108", "GB-102")
def test_cannons_shoot_meteors_only() -> None:
    table = shot("light left", "g< S s< b", ship("S"), total=7)
    assert table.refuse(SHOOT) == "GB-102"


@pytest.mark.rule("GB-109")
def test_nothing_stops_a_heavy_shot() -> None:
    table = shot("heavy left", "g< S s< b", ship("S"), total=7)
    assert hit(table) == [at(6, 7)]
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-110")
@pytest.mark.parametrize(
    ("shield", "covered"),
    [("s", ("front", "right")), ("s>", ("right", "rear")), ("sv", ("rear", "left")), ("s<", ("left", "front"))],
)
def test_a_shield_covers_two_neighbouring_sides_of_the_whole_ship(shield: str, covered: tuple[str, ...]) -> None:
    ring = f"x x x \n x S {shield} \n x b x"
    asked = [
        side for side in ("front", "right", "rear", "left")
        if shot(f"light {side}", ring, ship("S", place=-30), total=6).asks == "TruckerDefends"
    ]  # fmt: skip
    assert sorted(asked) == sorted(covered)


@pytest.mark.rule("GB-111")
def test_a_miss_costs_nothing_and_asks_nobody() -> None:
    table = shot("light front", "S s b", ship("S s b"), total=3)
    assert table.asks == "TruckerMayGiveUp"
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-112")
def test_one_roll_counts_for_all_and_each_defends_in_flight_order() -> None:
    table = shot("light front", ship("S s b", place=-9), ship("S s b", place=3), ship("S s b", place=0), total=7)
    rolled = of_kind(table.opening, DiceRolled)
    assert [(event.seat, event.total, event.targets) for event in rolled] == [(1, 7, (1, 2, 0))]
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        table.play(USE_SHIELD)
    assert seen == [(1,), (2,), (0,)]


@pytest.mark.rule("GB-113")
def test_projectiles_come_one_after_the_other_in_the_printed_order() -> None:
    swarm = card("meteor_swarm", "large front", "small left", "small right")
    table = fly(ship("S s b", place=0), ship("S", place=-5), card=swarm, dice=(7, 12, 7))
    assert [(e.aim, e.side) for e in of_kind(table.opening, DiceRolled)] == [
        ("large", "front"),
        ("small", "left"),
        ("small", "right"),
    ]
    first = [type(event) for event in table.opening]
    assert first.index(ComponentLost) < [i for i, kind in enumerate(first) if kind is DiceRolled][1]


@pytest.mark.rule("GB-114")
@pytest.mark.parametrize(
    ("text", "drawing"), [("small left", "x S s< b"), ("large left", "g< S"), ("light left", "x S s< b")]
)
def test_defending_is_never_compulsory(text: str, drawing: str) -> None:
    table = shot(text, drawing, ship("S"), total=7)
    table.play(TAKE_HIT)
    assert not table.has(0, 6, 7)


@pytest.mark.rule("GB-193")
def test_the_owner_knows_the_line_and_the_component_and_decides_before_the_next_ship() -> None:
    table = shot("light left", ship("x S s< b", place=5), ship("x S s< b", place=0), total=7)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == DefenceOffer("light", "left", 7, at(6, 7), 1, None, table.refusal(SHOOT), (), 1, None, ())
    assert table.asked == (0,)
    events = table.play(TAKE_HIT)
    assert [event.seat for event in of_kind(events, ComponentLost)] == [0]
    assert table.asked == (1,)


def test_a_plain_ship_survives_a_swarm_that_misses() -> None:
    table = fly(PLAIN, PLAIN, card="I-10", dice=(2, 2, 2, 2))
    assert [table.lost(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GB-116", "GB-193")
def test_the_owner_knows_what_would_break_off() -> None:
    table = shot("light front", "c x S s^ b", ship("S", place=-30), total=6)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, DefenceOffer)
    assert [part.squares for part in prompt.offer.parts] == [(at(5, 7),), (at(7, 7), at(8, 7), at(9, 7))]
    assert table.public.ships[0].figures.components == 5, "nothing has happened yet"
