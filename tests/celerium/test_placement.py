"""Chapter 12: placement."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.vocabulary import PILOT, STARBOT
from astrodrome.games.celerium.records.actions import AimAt
from astrodrome.games.celerium.records.preparation_events import VehiclePlaced
from astrodrome.games.celerium.track.placement import on_track, starting_power
from tests.celerium.table import Franchise, f, rally
from tests.contract.events import of_kind


@pytest.mark.rule("CM-120")
def test_a_vehicle_starts_from_its_value_on_the_line_or_its_upgrades() -> None:
    table = rally(
        f(line="yellow", face="2 verso", colour="green", on_starbot="specialist-yellow"),
        f(line="yellow", face="2 verso", colour="green"),
        step="placement",
    )
    assert (table.squares(0), table.squares(1)) == ((12, 13), (12, 9))


@pytest.mark.rule("CM-121")
def test_the_start_is_value_px2_line_and_type_in_this_order() -> None:
    table = rally(f(face="1 recto", on_pilot="specialist-blue"), planet="Cendrelune")
    start = starting_power(table.g, 0, PILOT, 0, px2=True)
    assert (start.base, start.doubled, start.modifier, start.malus, start.square) == (13, 13, 0, 3, 23)
    green = starting_power(table.g, 0, PILOT, 1, px2=False)
    assert (green.base, green.doubled, green.modifier, green.malus, green.square) == (9, 0, -1, 3, 5)
    bot = starting_power(table.g, 0, STARBOT, 1, px2=True)
    assert (bot.base, bot.doubled, bot.modifier, bot.malus, bot.square) == (9, 0, -1, 0, 8)


@pytest.mark.rule("CM-121")
def test_the_parts_of_a_start_are_told() -> None:
    table = rally(f(face="1 recto", line="green"), f(line="green"), step="placement", planet="Cendrelune")
    placed = of_kind(table.game.opening, VehiclePlaced)
    assert placed[0] == VehiclePlaced(0, "pilot", 5, 9, 0, -1, 3)
    assert placed[1] == VehiclePlaced(0, "starbot", 8, 9, 0, -1, 0)


@pytest.mark.rule("CM-123")
@pytest.mark.parametrize(
    ("one", "planet", "square"),
    [
        (f(face="1 verso", line="yellow", on_pilot="overdrive-green"), "Abeir-Toril", 4),  # 7 + 0 - 3
        (f(face="4 recto", line="green", on_pilot="overdrive-blue"), "Sirocco-3", 4),  # 7 - 3 - 3
        (f(face="2 recto", line="blue", on_pilot="overdrive-blue"), "Cendrelune", 28),  # 16 doubled
        (f(face="1 recto", line="blue", on_pilot="overdrive-blue"), "Cendrelune", 28),  # 32 - 3: cut at the end only
    ],
)
def test_the_limits_are_applied_once_to_the_final_value(one: Franchise, planet: str, square: int) -> None:
    table = rally(one, f(line=one.line), planet=planet)
    line = ("blue", "green", "yellow").index(one.line or "")
    assert starting_power(table.g, 0, PILOT, line, px2=one.line == "blue").square == square
    assert [on_track(number) for number in (3, 4, 28, 29)] == [4, 4, 28, 28]


@pytest.mark.rule("CM-124")
def test_any_number_of_vehicles_share_a_square() -> None:
    same = f(face="2 recto", line="green", on_pilot="", on_starbot="")
    table = rally(same, same, f(face="2 recto", line="green"), step="placement", options={})
    assert {table.squares(seat)[0] for seat in range(3)} == {8}


@pytest.mark.rule("CM-125")
def test_placement_on_a_double_move_square_asks_nothing() -> None:
    table = rally(f(face="1 recto", line="yellow", boosts="planet"), f(line="yellow"), step="placement")
    assert table.squares(0)[0] == 10
    nine = rally(f(face="2 recto", line="yellow"), f(line="yellow"), step="placement")
    assert nine.squares(0)[0] == 9
    assert nine.asks == "FranchiseRaces"
    assert nine.g.meteors == []


@pytest.mark.rule("CM-126")
def test_the_squares_of_the_last_race_do_not_matter() -> None:
    near = rally(f(pilot=5, starbot=4), f(pilot=6, starbot=5), step="placement")
    far = rally(f(pilot=28, starbot=27), f(pilot=26, starbot=25), step="placement")
    assert near.g.square == far.g.square


@pytest.mark.rule("CM-127")
def test_no_move_in_the_race_leaves_the_track() -> None:
    table = rally(f(hand="3-13", score=40), f(pilot=6, starbot=4))
    table.play("3-13", "first", AimAt(1, "pilot"))
    assert table.squares(1) == (4, 4)
