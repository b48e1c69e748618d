"""Chapter 17: combat zone and sabotage."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import CardRow, Projectile, ZoneLine
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, LoseCrew, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CardRevealed,
    CellSpent,
    DaysLost,
    DiceRolled,
    GoodLost,
    NothingHappened,
    SabotageMissed,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import card, cards_of, fly, ship

ENGINE = "S \n e"


def zone(*lines: ZoneLine) -> CardRow:
    return card("combat_zone", lines=lines)


@pytest.mark.rule("GB-155")
def test_the_three_lines_are_resolved_from_top_to_bottom_each_completely() -> None:
    table = fly(ship("c S", place=5), ship(". g . \n c S c \n . e .", place=20), card="I-16", dice=(2, 2))
    found = [(event.seat, event.value) for event in of_kind(table.opening, WeakestFound)]
    assert found == [(0, "crew"), (0, "engines")]
    assert of_kind(table.opening, DaysLost) == [DaysLost(0, 3, 2)]
    assert table.asks == "TruckerLosesCrew"
    events = table.play(LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert [(event.seat, event.value) for event in of_kind(events, WeakestFound)] == [(0, "cannons")]
    assert [(event.aim, event.side) for event in of_kind(events, DiceRolled)] == [("light", "rear"), ("heavy", "rear")]


@pytest.mark.rule("GB-155")
def test_the_zones_have_the_printed_lines() -> None:
    lines = {row.name: [line.least for line in row.lines] for row in cards_of("combat_zone")}
    assert lines == {
        "I-16": ["crew", "engines", "cannons"],
        "II-16": ["cannons", "engines", "crew"],
        "III-16": ["crew", "cannons", "engines"],
    }


@pytest.mark.rule("GB-156")
def test_all_declare_in_flight_order_and_the_lowest_suffers() -> None:
    strong = ship("x S \n e e", place=1)
    table = fly(ship(ENGINE, place=9), strong, ship("S", place=5), card=zone(ZoneLine("engines", days=2)))
    assert [(event.seat, event.strength) for event in of_kind(table.opening, StrengthDeclared)] == [
        (0, 1),
        (2, 0),
        (1, 2),
    ]
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(2, "engines")]
    assert of_kind(table.opening, DaysLost) == [DaysLost(2, 2, 3)]


@pytest.mark.rule("GB-156")
def test_cells_count_for_their_line_only() -> None:
    lines = zone(ZoneLine("cannons", days=1), ZoneLine("cannons", days=1))
    table = fly(ship(". G . \n b S b", place=9), ship("g \n S", place=0), card=lines)
    table.play(Power((1, 0)))
    table.play(table.legal[0])
    assert table.g.position == [9, -1]
    assert (table.asks, table.asked) == ("TruckerDeclares", (0,))
    table.play(Power((0, 0)))
    assert table.g.position == [8, -1]


@pytest.mark.rule("GB-157")
@pytest.mark.parametrize(("first", "second", "hit"), [(9, 5, 0), (5, 9, 1)])
def test_in_a_tie_the_ship_farthest_ahead_suffers(first: int, second: int, hit: int) -> None:
    table = fly(ship("S", place=first), ship("S", place=second), card=zone(ZoneLine("crew", days=1)))
    assert [event.seat for event in of_kind(table.opening, WeakestFound)] == [hit]


@pytest.mark.rule("GB-158")
def test_a_crew_line_needs_no_decision() -> None:
    doubles = ". G . \n b S b \n . E ."
    table = fly(ship(doubles), ship(doubles), card=zone(ZoneLine("crew", days=1)))
    assert table.asks == "TruckerMayGiveUp"
    assert [event.value for event in of_kind(table.opening, StrengthDeclared)] == ["crew", "crew"]
    assert of_kind(table.opening, CellSpent) == []


@pytest.mark.rule("GB-158")
def test_aliens_count_in_the_comparison_of_crew() -> None:
    table = fly(
        ship("c p S", place=5, crew={(5, 7): "purple"}),
        ship("S", place=0),
        card=zone(ZoneLine("crew", days=1)),
    )
    assert [event.seat for event in of_kind(table.opening, WeakestFound)] == [1]


@pytest.mark.rule("GB-159")
def test_days_lost_change_the_order_for_the_following_lines() -> None:
    lines = zone(ZoneLine("crew", days=3), ZoneLine("crew", days=1))
    table = fly(ship("S", place=5), ship("S", place=4), card=lines)
    assert [event.seat for event in of_kind(table.opening, WeakestFound)] == [0, 1]


@pytest.mark.rule("GB-160")
def test_the_shots_of_a_line_threaten_only_that_ship_and_its_owner_rolls() -> None:
    shots = zone(ZoneLine("crew", projectiles=(Projectile("heavy", "left"),)))
    table = fly(ship("c S", place=9), ship("x S", place=0), card=shots, dice=(7,))
    assert [(event.seat, event.targets) for event in of_kind(table.opening, DiceRolled)] == [(1, (1,))]
    assert [event.seat for event in of_kind(table.opening, ComponentLost)] == [1]


@pytest.mark.rule("GB-161")
def test_goods_demanded_by_a_line_are_the_most_valuable_ones_then_cells() -> None:
    goods = zone(ZoneLine("crew", takes_goods=3))
    table = fly(ship("S h b", goods={(8, 7): "G Y"}), ship("c S", place=-5), card=goods)
    assert [event.good for event in of_kind(table.opening, GoodLost)] == ["yellow", "green"]
    assert [event.instead for event in of_kind(table.opening, CellSpent)] == [True]


@pytest.mark.rule("GB-162")
def test_sabotage_strikes_the_ship_with_the_fewest_crew_by_column_and_row() -> None:
    table = fly(ship("c S", place=9), ship("S x", place=0), card="III-04", dice=(8, 7))
    rolls = of_kind(table.opening, DiceRolled)
    assert [(roll.seat, roll.aim, roll.total) for roll in rolls] == [(1, "column", 8), (1, "row", 7)]
    assert [(event.seat, event.square) for event in of_kind(table.opening, ComponentLost)] == [(1, at(8, 7))]


@pytest.mark.rule("GB-162")
def test_a_tie_strikes_the_foremost() -> None:
    table = fly(ship("S x", place=0), ship("S x", place=9), card="III-04", dice=(8, 7))
    assert [event.seat for event in of_kind(table.opening, ComponentLost)] == [1]


@pytest.mark.rule("GB-162")
@pytest.mark.parametrize(
    ("dice", "lost", "count"),
    [((8, 7), 1, 2), ((2, 7, 8, 7), 1, 4), ((2, 2, 8, 8, 8, 7), 1, 6), ((2, 2, 8, 8, 8, 3, 8, 7), 0, 6)],
)
def test_the_roll_is_repeated_three_attempts_in_all(dice: tuple[int, ...], lost: int, count: int) -> None:
    table = fly(ship("S x", place=9), ship("c S", place=0), card="III-04", dice=dice)
    assert len(of_kind(table.opening, DiceRolled)) == count
    assert table.lost(0) == lost
    assert of_kind(table.opening, SabotageMissed) == ([] if lost else [SabotageMissed(0)])


@pytest.mark.rule("GB-162")
def test_sabotage_may_break_a_ship() -> None:
    table = fly(ship("x S x", place=9), ship("c S", place=0), card="III-04", dice=(7, 7))
    assert (table.asks, table.asked) == ("TruckerKeepsPart", (0,))


@pytest.mark.rule("GB-163")
@pytest.mark.parametrize("name", ["I-16", "III-04"])
def test_with_one_ship_in_flight_nothing_happens(name: str) -> None:
    table = fly(ship("S"), ship("S"), after=(name, "I-05"))
    events = table.play(GIVE_UP, FLY_ON)
    assert of_kind(events, CardRevealed)[0].card == name
    assert of_kind(events, NothingHappened) == [NothingHappened()]
    assert of_kind(events, WeakestFound) == []
    assert table.asks == "TruckerMayGiveUp"
