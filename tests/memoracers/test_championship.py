"""Chapter 18: championship."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import DRAW, ChooseCircuit, Letter, PlaceShip
from astrodrome.games.memoracers.events import CircuitBuilt, PointsScored, RaceEnded
from astrodrome.games.memoracers.figures import LAPS, NUMBERS, SHIELDS
from astrodrome.games.memoracers.offers import CircuitOffer
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Line
from astrodrome.kernel.refusal import Refusal
from tests.contract.events import of_kind
from tests.memoracers.table import Race, Table, public, race, ship, start

CHAMPIONSHIP = Options(modules=("championship",))
HOME = "..... ..... @....."
MIXED: tuple[Letter, ...] = ("D", "C", "B", "A", "D", "C", "B", "A", "D")
ALMOST = LAPS - 1
BY_RACE = ((0, 0, 2), (2, 2, 0), (1, 1, 0))
"""The points of a championship of three, which the second pilot wins."""


def championship(seats: int = 3, youngest: int = 0) -> Race:
    return start(seats, {"modules": ["championship"], "youngest": youngest}, seed=1)


def to_the_next_race(game: Race) -> None:
    """Fly the race to its end, everybody in a hurry."""
    race_now = game.state.race
    while not game.over and (game.state.race == race_now or game.situation.decision != "BuilderMakesCircuit"):
        seat = game.asked[0]
        game.play(seat, game.legal(seat)[0])


def scored(table: Table, *programs: str) -> tuple[int, ...]:
    [event] = of_kind(table.fly(*programs), PointsScored)
    return event.points


@pytest.mark.rule("MR-159")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_are_as_many_races_as_players(seats: int) -> None:
    game = championship(seats)
    builders = 0
    while not game.over:
        builders += game.situation.decision == "BuilderMakesCircuit"
        game.play(game.asked[0], game.legal(game.asked[0])[0])
    assert builders == len(game.state.race_points) == seats


@pytest.mark.rule("MR-159")
def test_each_race_begins_anew_with_speed_1_and_clean_shields() -> None:
    game = championship(2)
    to_the_next_race(game)
    assert game.state.race == 1
    before = game.state.row
    events = game.play(game.asked[0], DRAW)
    assert of_kind(events, CircuitBuilt)[0].race == 2
    g = game.state
    assert (g.speed, g.laps, g.shields_ticked, g.wraps, g.place, g.lane) == (
        [1, 1],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
    )
    assert (g.racing, g.left_start_line, g.crash_round, g.crash_distance) == (
        [True] * 2,
        [False] * 2,
        [None] * 2,
        [0, 0],
    )
    assert (g.round, g.winners, g.end_reason, g.mechanism_visitors, g.kraken_seen_leaving) == (0, (), None, [], None)
    assert g.row != before
    assert g.face_up == [True, True] + [False] * 8
    assert game.situation.decision == "PilotPlacesShip"


@pytest.mark.rule("MR-160")
@pytest.mark.parametrize(("youngest", "builders"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_youngest_makes_up_the_first_circuit_then_the_next_clockwise(youngest: int, builders: list[int]) -> None:
    game = championship(3, youngest)
    asked = []
    told_builders = []
    while not game.over:
        assert game.situation.decision == "BuilderMakesCircuit"
        asked += list(game.asked)
        told_builders += [event.builder for event in of_kind(game.play(game.asked[0], DRAW), CircuitBuilt)]
        to_the_next_race(game)
    assert asked == told_builders == builders


@pytest.mark.rule("MR-160")
def test_the_builder_chooses_a_series_for_each_number() -> None:
    game = championship()
    events = game.play(0, ChooseCircuit(MIXED))
    circuit = tuple([f"{number}-{letter}" for number, letter in enumerate(MIXED, 1)])
    assert of_kind(events, CircuitBuilt) == [CircuitBuilt(1, circuit, 0)]
    assert public(game).circuit == circuit
    assert sorted(game.state.tiles.face[code].name for code in game.state.row)[:9] == sorted(circuit)


@pytest.mark.rule("MR-160", "MR-170")
def test_the_builder_may_leave_the_circuit_to_chance() -> None:
    draws = [1, 0, 2, 3, 1, 0, 2, 3, 1]
    game = start(2, {"modules": ["championship"]}, {"series": draws})
    game.play(0, DRAW)
    assert game.state.circuit == [f"{number}-{'ABCD'[draw]}" for number, draw in enumerate(draws, 1)]


@pytest.mark.rule("MR-011", "MR-160")
@pytest.mark.parametrize("found", [0, 8, 10])
def test_a_circuit_without_nine_tiles_is_refused(found: int) -> None:
    args = (("found", found), ("numbers", NUMBERS))
    game = championship()
    letter: Letter = "A"
    assert game.refuse(0, ChooseCircuit((letter,) * found)) == Refusal("MR-011", "not-nine-tiles", args)
    assert game.refuse(0, ChooseCircuit((letter,) * NUMBERS)) is None
    assert game.refuse(0, DRAW) is None


@pytest.mark.rule("MR-011")
def test_a_circuit_of_a_series_that_does_not_exist_is_no_action() -> None:
    with pytest.raises(BadAction, match=r"series\[0\]: expected one of A, B, C, D"):
        SPEC.codec.decode_action({"do": "ChooseCircuit", "series": ["E"] * 9})


@pytest.mark.rule("MR-160")
def test_the_builder_is_offered_the_four_tiles_of_each_number() -> None:
    prompt = championship().prompt(0)
    assert prompt is not None
    assert (prompt.decision, prompt.rules) == ("BuilderMakesCircuit", ("MR-160", "MR-012"))
    assert prompt.offer == CircuitOffer(tuple([tuple([f"{n}-{s}" for s in "ABCD"]) for n in range(1, 10)]))


@pytest.mark.rule("MR-012")
def test_a_draw_and_the_plain_circuits_are_proposed() -> None:
    game = championship()
    whole: list[Letter] = ["A", "B", "C", "D"]
    assert game.legal(0) == (DRAW, *[ChooseCircuit((letter,) * NUMBERS) for letter in whole])
    assert not game.complete(0)


@pytest.mark.rule("MR-161")
def test_points_start_at_zero_and_add_up_over_the_races() -> None:
    game = championship(3)
    assert (public(game).totals, public(game).points) == ((0, 0, 0), ())
    for _ in range(3):
        game.play(game.asked[0], DRAW)
        to_the_next_race(game)
    rows = public(game).points
    assert len(rows) == 3
    assert public(game).totals == tuple([sum(row[seat] for row in rows) for seat in range(3)])


@pytest.mark.rule("MR-162")
def test_a_point_is_scored_per_competitor_behind() -> None:
    table = race(
        ship(speed=2, laps=ALMOST), ship(place=0), ship(place=4), ship(place=2), row=HOME, options=CHAMPIONSHIP
    )
    events = table.fly("3 3", "3", "3", "3")
    assert events[-2:] == (RaceEnded((0,), "laps"), PointsScored((2, 0, 3, 1), (2, 0, 3, 1)))


@pytest.mark.rule("MR-163")
def test_ships_on_the_same_tile_are_ranked_by_speed() -> None:
    table = race(
        ship(place=1, speed=2, laps=ALMOST), ship(place=2), ship(place=0, speed=3), row=HOME, options=CHAMPIONSHIP
    )
    assert scored(table, "3 3", "3", "3 3 3") == (1, 0, 2)


@pytest.mark.rule("MR-164")
def test_level_ships_score_nothing_for_each_other() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(speed=2), ship(place=0), row=HOME, options=CHAMPIONSHIP)
    assert scored(table, "3 3", "3 3", "3") == (1, 1, 0)


@pytest.mark.rule("MR-165")
def test_wrecks_are_behind_all_ships_still_racing() -> None:
    table = race(
        ship(speed=2, laps=ALMOST), ship(place=9, wraps=3, wreck=4), ship(place=0), row=HOME, options=CHAMPIONSHIP
    )
    assert scored(table, "3 3", "", "3") == (2, 0, 1)


@pytest.mark.rule("MR-165")
def test_among_wrecks_the_later_crash_is_in_front_then_the_tile() -> None:
    table = race(
        ship(speed=2, laps=ALMOST),
        ship(place=9, wraps=1, wreck=2),
        ship(place=2, wreck=4),
        ship(place=3, wreck=4),
        row=HOME,
        options=CHAMPIONSHIP,
    )
    assert scored(table, "3 3") == (3, 0, 1, 2)


@pytest.mark.rule("MR-165")
def test_wrecks_of_one_round_and_tile_are_level_whatever_their_speed() -> None:
    table = race(
        ship(place=1, speed=2, ticked=SHIELDS - 1),
        ship(place=2, ticked=SHIELDS - 1),
        ship(place=0),
        row="@..... ..... ..... ..x..",
        options=CHAMPIONSHIP,
    )
    assert scored(table, "3 3", "3", "3") == (0, 0, 2)
    assert table.g.speed[:2] == [2, 1]


@pytest.mark.rule("MR-166")
def test_laps_do_not_matter_beyond_position() -> None:
    table = race(ship(place=1, speed=2, laps=ALMOST), ship(place=7, laps=0), row=HOME, options=CHAMPIONSHIP)
    events = table.fly("3 3", "3")
    assert of_kind(events, RaceEnded) == [RaceEnded((0,), "laps")]
    assert of_kind(events, PointsScored) == [PointsScored((0, 1), (0, 1))]


@pytest.mark.rule("MR-166")
def test_the_positions_are_those_at_the_end_of_the_round() -> None:
    table = race(ship(place=3, speed=1), ship(place=1, speed=5, laps=ALMOST), row=HOME, options=CHAMPIONSHIP)
    assert scored(table, "3", "3 3 3 3") == (0, 1)


def last_race(*points: str) -> Table:
    """Return the last race of a championship, about to be won by the first pilot; the others share a place."""
    ships = [ship(speed=2, laps=ALMOST), *[ship(place=0)] * (len(points) - 1)]
    return race(*ships, row=HOME, options=CHAMPIONSHIP, race=len(points), points=list(points))


@pytest.mark.rule("MR-167")
def test_the_highest_total_after_the_last_race_wins() -> None:
    table = last_race(*[f"{first} {second}" for first, second, _ in BY_RACE])
    assert of_kind(table.fly("3 3", "3", "3"), PointsScored) == [PointsScored((2, 0, 0), (2, 4, 2))]
    assert table.game.over
    found = table.game.outcome
    assert found is not None
    assert (found.scores, found.ranks, found.winners) == ((2, 4, 2), (2, 1, 2), (1,))
    by_race = [tuple([Line(f"race-{n}", points) for n, points in enumerate(row, 1)]) for row in BY_RACE]
    assert found.breakdown == tuple(by_race)
    assert table.public.winners == (1,)


@pytest.mark.rule("MR-167")
def test_equal_totals_share_the_win() -> None:
    table = last_race("0", "1")
    table.fly("3 3", "3")
    found = table.game.outcome
    assert found is not None
    assert (found.scores, found.ranks, found.winners) == ((1, 1), (1, 1), (0, 1))


@pytest.mark.rule("MR-167")
def test_between_races_the_winners_are_those_of_the_last_race() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(place=6), row=HOME, options=CHAMPIONSHIP)
    table.fly("3 3", "3")
    assert table.game.situation.decision == "BuilderMakesCircuit"
    assert table.game.asked == (1,)
    assert (table.public.winners, table.public.totals) == ((0,), (0, 1))


def test_ships_are_placed_again_in_the_second_race() -> None:
    game = championship(2)
    game.play(0, DRAW)
    game.play(0, PlaceShip(2))
    to_the_next_race(game)
    game.play(1, DRAW)
    assert game.asked == (0,)
    assert game.refuse(0, PlaceShip(2)) is None
