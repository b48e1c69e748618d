"""Chapter 18: the conformity control after the race."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.content.vocabulary import FIRST_TWO, WINNER
from astrodrome.games.celerium.records.actions import USE_SHIELD, React, TakePenalty
from astrodrome.games.celerium.records.race_events import RaceEnded
from astrodrome.games.celerium.records.scoring_events import (
    BoostChecked,
    BoostReplaced,
    ControlTurned,
    RaceScored,
    VehiclePenalised,
)
from astrodrome.games.celerium.scoring.boost_controls import checked_seats
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.seats import Seat
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

EVERYONE = 2
WRONG = (1, 2, 1)


def race_over(table: Table) -> Table:
    """Let everybody pass."""
    table.passes(table.g.franchises)
    return table


def placed(*best: int, first: Seat = 0) -> Table:
    """Set franchises up whose best vehicle stands on a square: the Starbot of odd seats."""
    ships = [f(pilot=at, starbot=4) if seat % 2 == 0 else f(pilot=4, starbot=at) for seat, at in enumerate(best)]
    return rally(*ships, first=first)


@pytest.mark.rule("CM-194")
def test_one_control_card_is_turned_up_after_the_race() -> None:
    table = rally(f(), f(), control="C-06")
    events = table.passes(2)
    card = our_box().controls[5]
    assert of_kind(events, ControlTurned) == [ControlTurned("C-06", "first-two", card, (0, 1))]
    at = [type(event) for event in events].index
    assert at(RaceEnded) < at(ControlTurned) < at(RaceScored)
    assert table.public.controls_seen == ("C-06",)


@pytest.mark.rule("CM-194")
def test_the_card_stays_visible_until_the_next_round() -> None:
    table = rally(f(pilot=9, starbot=9, boosts="line", versions=WRONG), f(), control="C-11", wheel=2)
    table.passes(2)
    assert table.asks == "FranchiseTakesPenalty"
    assert table.public.control == our_box().controls[10]
    table.do(TakePenalty("pilot"))
    assert [table.public.control] == [None]


@pytest.mark.rule("CM-195")
def test_the_controls_are_every_combination_once_and_are_used_once() -> None:
    sets = {("shield", "line"), ("shield", "planet"), ("line", "planet"), ("shield", "line", "planet")}
    found = {(row.places, row.boosts) for row in our_box().controls}
    assert found == {(places, boosts) for places in ("winner", "first-two", "all") for boosts in sets}
    table = rally(f(), f(), control="C-06")
    race_over(table)
    assert 5 not in table.g.control.deck
    assert len(table.g.control.deck) == 11


@pytest.mark.rule("CM-196")
def test_a_franchise_is_placed_by_its_most_advanced_vehicle() -> None:
    assert checked_seats(placed(20, 21, 19).g, WINNER) == [1]
    assert checked_seats(placed(20, 12, 19).g, WINNER) == [0]


@pytest.mark.rule("CM-197")
def test_all_who_share_the_first_place_are_checked_as_winners() -> None:
    assert checked_seats(placed(20, 20, 19).g, WINNER) == [0, 1]


@pytest.mark.rule("CM-198")
@pytest.mark.parametrize(
    ("best", "seats"),
    [
        ((20, 19, 18, 17), [0, 1]),
        ((20, 19, 19, 17), [0, 1, 2]),
        ((20, 20, 19, 18), [0, 1]),
        ((20, 20, 20, 19), [0, 1, 2]),
        ((17, 18, 19, 20), [2, 3]),
    ],
)
def test_the_first_two_are_those_with_at_most_one_ahead(best: tuple[int, ...], seats: list[int]) -> None:
    assert checked_seats(placed(*best).g, FIRST_TWO) == seats


@pytest.mark.rule("CM-198")
def test_everyone_means_everyone_in_turn_order() -> None:
    table = placed(20, 19, 18, first=2)
    assert checked_seats(table.g, EVERYONE) == [2, 0, 1]
    assert checked_seats(table.g, FIRST_TWO) == [0, 1]


@pytest.mark.rule("CM-199")
def test_the_list_of_the_checked_is_not_revised_by_penalties() -> None:
    table = rally(
        f(pilot=14, boosts="planet", versions=WRONG),
        f(pilot=13, boosts="planet", versions=WRONG),
        wheel=2,
        control="C-03",
    )
    events = table.passes(2)
    assert [event.seat for event in of_kind(events, BoostChecked)] == [0]  # seat 1 leads only after the penalty


@pytest.mark.rule("CM-200")
@pytest.mark.parametrize(("control", "shown"), [("C-09", ["shield", "line"]), ("C-10", ["shield"]), ("C-11", ["line"])])
def test_only_installed_boosts_of_the_named_types_are_shown(control: str, shown: list[str]) -> None:
    table = rally(f(boosts="shield line"), f(), control=control)
    events = table.passes(2)
    assert [event.boost for event in of_kind(events, BoostChecked)] == shown


@pytest.mark.rule("CM-201")
@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_boost_conforms_if_its_version_is_the_authorised_one(version: int) -> None:
    table = rally(f(boosts="line", versions=(1, version, 1)), f(), wheel=3)
    events = table.passes(2)
    assert of_kind(events, BoostChecked) == [BoostChecked(0, "line", version, 2, version == 2)]
    assert table.g.seen.lost == [version != 2]


@pytest.mark.rule("CM-202")
def test_the_wheel_has_three_positions_in_a_cycle() -> None:
    rows = [(row.shield, row.planet, row.line) for row in our_box().wheel]
    assert rows == [(1, 2, 3), (2, 3, 1), (3, 1, 2)]
    table = rally(f(hand="1-01"), f(), wheel=3)
    table.play("1-01", "first")
    assert table.public.wheel == our_box().wheel[0]
    assert table.public.wheel_next == our_box().wheel[1:]


@pytest.mark.rule("CM-203")
def test_a_conforming_boost_goes_back_without_penalty_or_reward() -> None:
    table = rally(f(boosts="line", versions=(1, 1, 1)), f(), wheel=2)
    supply = table.g.boost_supply[1]
    events = table.passes(2)
    assert (of_kind(events, VehiclePenalised), of_kind(events, BoostReplaced)) == ([], [])
    assert (table.g.boost_versions[1], table.g.boost_supply[1], table.g.boost_active[1]) == (1, supply, False)
    assert table.g.sheets.pilot[0] == (2, 2)


@pytest.mark.rule("CM-204")
@pytest.mark.parametrize(("boost", "squares"), [("planet", (16, 11)), ("line", (16, 13)), ("shield", (17, 13))])
def test_a_non_conforming_boost_sets_both_vehicles_back(boost: str, squares: tuple[int, int]) -> None:
    table = rally(f(pilot=20, starbot=15, boosts=boost, versions=(1, 2, 1)), f(), wheel=2)
    events = table.passes(2)
    ends = {event.vehicle: event.end for event in of_kind(events, VehiclePenalised)}
    assert (ends["pilot"], ends["starbot"]) == squares


@pytest.mark.rule("CM-205")
def test_the_larger_penalty_falls_on_the_better_placed_vehicle() -> None:
    table = rally(f(pilot=15, starbot=20, boosts="line", versions=WRONG), f(), wheel=2)
    events = table.passes(2)
    assert of_kind(events, VehiclePenalised) == [
        VehiclePenalised(0, "starbot", 20, 16),
        VehiclePenalised(0, "pilot", 15, 13),
    ]


@pytest.mark.rule("CM-205")
@pytest.mark.parametrize(("vehicle", "squares"), [("pilot", (11, 13)), ("starbot", (13, 11))])
def test_on_one_square_the_franchise_chooses(vehicle: str, squares: tuple[int, int]) -> None:
    table = rally(f(pilot=15, starbot=15, boosts="line", versions=WRONG), f(), wheel=2)
    table.passes(2)
    assert table.asks == "FranchiseTakesPenalty"
    table.do({"pilot": TakePenalty("pilot"), "starbot": TakePenalty("starbot")}[vehicle])
    assert (table.g.sheets.pilot[0][0], table.g.sheets.starbot[0][0]) == (squares[0] - 10, squares[1] - 10)


@pytest.mark.rule("CM-205")
def test_equal_penalties_leave_nothing_to_choose() -> None:
    table = rally(f(pilot=15, starbot=15, boosts="planet", versions=WRONG), f(), wheel=2)
    table.passes(2)
    assert table.g.round == 2
    assert table.g.sheets.pilot[0][0] == table.g.sheets.starbot[0][0] == 1


@pytest.mark.rule("CM-206")
def test_penalties_of_one_control_add_up_and_the_better_placed_is_decided_once() -> None:
    table = rally(f(pilot=20, starbot=19, boosts="shield line", versions=WRONG), f(), wheel=2)
    events = table.passes(2)
    assert of_kind(events, VehiclePenalised) == [
        VehiclePenalised(0, "pilot", 20, 13),
        VehiclePenalised(0, "starbot", 19, 15),
    ]


@pytest.mark.rule("CM-207")
def test_no_penalty_goes_below_square_4() -> None:
    table = rally(f(pilot=6, starbot=5, boosts="shield line planet", versions=WRONG), f(), wheel=2)
    events = table.passes(2)
    assert [event.end for event in of_kind(events, VehiclePenalised)] == [4, 4]


@pytest.mark.rule("CM-208")
def test_all_penalties_are_applied_before_any_point_is_counted() -> None:
    one = f(pilot=20, starbot=15, boosts="planet", versions=WRONG)
    table = rally(one, one, f(pilot=13, starbot=12), wheel=2)
    events = table.passes(3)
    kinds = [type(event) for event in events if isinstance(event, (VehiclePenalised, RaceScored))]
    assert kinds == [VehiclePenalised] * 4 + [RaceScored] * 3
    assert table.g.sheets.pilot == [(5, 5, 2)]  # 16 and 13 less 11, where the penalised Starbots stand


@pytest.mark.rule("CM-209")
def test_the_lost_token_is_shuffled_in_only_after_the_draw() -> None:
    one, two = f(boosts="planet", versions=(1, 1, 1)), f(versions=(2, 2, 3))
    supply = ["-", "-", "3 2 2 1"]  # the 3 is drawn next
    table = rally(one, two, wheel=2, script={"boosts": [0, 0, 0]}, supply=supply)
    events = table.passes(2)
    assert of_kind(events, BoostReplaced) == [BoostReplaced(0, "planet")]
    assert table.g.boost_versions[2] == 3
    assert sorted(table.g.boost_supply[2]) == [1, 1, 2, 2]
    assert table.g.boost_supply[2] != (1, 2, 2, 1)  # shuffled by the script


@pytest.mark.rule("CM-210")
def test_lost_boosts_are_replaced_in_turn_order_one_after_another() -> None:
    table = rally(
        f(boosts="planet", versions=(1, 1, 1)),
        f(boosts="planet", versions=(1, 1, 1)),
        wheel=2,
        first=1,
        script={"boosts": [3, 2, 1] * 2},  # nothing is moved: the lost token stays on top
        supply=["-", "-", "3 3 2 2"],
    )
    table.passes(2)
    assert [table.g.boost_versions[2], table.g.boost_versions[5]] == [1, 3]  # the second draws what the first one lost
    assert table.g.boost_supply[2] == (2, 2, 3, 1)


@pytest.mark.rule("CM-211")
def test_the_version_of_a_replacement_is_its_owners_secret() -> None:
    views = []
    for drawn in (2, 3):
        one, two = f(boosts="planet", versions=(1, 1, 1)), f(versions=(2, 2, 2))
        table = rally(one, two, wheel=2, supply=["-", "-", str(drawn)])
        events = table.passes(2)
        assert all("version" not in str(event) for event in of_kind(events, BoostReplaced))
        assert table.mine(0).planet == table.g.boost_versions[2] == drawn
        views.append(to_json(table.game.view(1)))
    assert views[0] == views[1]


@pytest.mark.rule("CM-212")
def test_boosts_that_were_not_checked_return_unseen() -> None:
    winner = f(pilot=20)  # it alone is checked
    table = rally(f(boosts="shield line planet", versions=WRONG), winner, control="C-01", wheel=2)
    events = table.passes(2)
    assert of_kind(events, BoostChecked) == []
    assert (table.g.boost_active, table.g.shield_protects) == ([False] * 6, [False, False])
    assert table.g.boost_versions[0:3] == list(WRONG)


@pytest.mark.rule("CM-213")
def test_nothing_can_be_played_against_the_control_after_the_race() -> None:
    one = f(pilot=15, starbot=15, boosts="shield line", versions=(2, 2, 1), hand="1-04 1-18", energy=9)
    table = rally(one, f(), wheel=2)
    table.passes(2)
    assert table.asks == "FranchiseTakesPenalty"
    for action in (USE_SHIELD, React("1-04", "second", "line"), React("1-18", "first")):
        assert why(table.refuse(action)) == ("AD-004", "not-an-answer")
    assert table.g.energy[0] == 9
