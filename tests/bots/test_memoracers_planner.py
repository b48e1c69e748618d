"""The planner of MemoRacers: its tables agree with flying every program, and Krakens count by what can lie there."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from astrodrome.bots.memoracers.course import AFTER, Course, Spot, finish_of, known_row
from astrodrome.bots.memoracers.flights import Flights, Way
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.bots.memoracers.planner import WRECK, WayHome
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView
from tests.memoracers.games import flown
from tests.memoracers.table import Race

SHIELDS = 8


def looked_at(game: Race) -> tuple[PublicView, list[TileFace | None], str | None]:
    """Return what seat 0 sees, takes to lie in the row, and saw leaving."""
    public, known = game.view(0).public, cast("Knowledge", game.knowledge(0))
    assert isinstance(public, PublicView)
    return public, known_row(public, known), known.kraken_left


def a_course(circuit: str, seed: int) -> Course:
    """Return the course of a race that begins: the Kraken of the first lap was shown."""
    public, row, left = looked_at(flown(2, {"circuit": circuit}, 2, seed))
    return Course(row, left, "kraken-madness" in public.modules)


def by_hand(course: Course, finish: int, kraken: int, spot: Spot) -> float:
    """Return the rounds to go from trying every program to the end."""
    home = WayHome(course, finish, finish, SHIELDS)
    flights = Flights(course, SHIELDS)

    @cache
    def rounds(kraken: int, spot: Spot) -> float:
        if spot.free == 0 or spot.at > finish:
            return home.rounds(kraken, spot)
        odds = course.odds.get(spot.at + 1)
        seen = [(1.0, kraken)] if odds is None else [(p, n) for n, p in enumerate(odds[kraken]) if p]
        return sum([p * chosen(n, spot) for p, n in seen])

    def chosen(kraken: int, spot: Spot) -> float:
        programs = flights.of(spot, [(1.0, kraken)], in_sight=True)
        return 1.0 + min([sum([way.odds * rounds(way.kraken, way.spot) for way in ways]) for _, ways in programs])

    return rounds(kraken, spot)


@pytest.mark.parametrize("circuit", ["A", "B", "C", "D"])
def test_the_tables_agree_with_flying_every_program(circuit: str) -> None:
    courses = [a_course(circuit, seed) for seed in range(20)]
    course = next(one for one in courses if sorted(one.odds)[1] > one.starts[1] + 5)  # the first Kraken was shown
    finish = course.starts[1]
    for spot in (Spot(finish - 7, 2, 2, SHIELDS), Spot(finish - 6, 0, 4, 5), Spot(finish - 3, 4, 1, 3)):
        planned = WayHome(course, finish, spot.at, SHIELDS).rounds(0, spot)
        assert planned == pytest.approx(by_hand(course, finish, 0, spot))


@pytest.mark.parametrize("seed", range(3))
def test_with_krakens_the_tables_promise_hardly_more_than_programs_keep(seed: int) -> None:
    """Under way the planner goes on as if it had seen the Kraken that it has just met: a little too hopeful."""
    course = a_course("A", seed)
    finish = next(at for at in course.starts if at > course.first + 8)
    spot = Spot(finish - 8, 2, 3, SHIELDS)
    planned, flown_ = WayHome(course, finish, spot.at, SHIELDS).rounds(0, spot), by_hand(course, finish, 0, spot)
    assert flown_ - 0.25 < planned < flown_ + 1e-9


def test_a_kraken_never_follows_itself_and_one_in_sight_is_sure() -> None:
    public, row, left = looked_at(flown(2, {}, 2, 4))
    at = next(at for at, face in enumerate(row) if face is not None and face.name[0] == "K")
    kraken = int(cast("TileFace", row[at]).name[2:]) - 1
    course = Course(row, left, madness=False)
    assert course.odds[at] == (tuple([float(n == kraken) for n in range(4)]),) * 4
    later = sorted(course.odds)[1]
    assert course.odds[later] == AFTER
    assert all(AFTER[n][n] == 0 and sum(AFTER[n]) == pytest.approx(1) for n in range(4))
    row[at] = None
    assert Course(row, "K-2", madness=False).odds[at][0] == AFTER[1]
    assert public.round == 1
    assert finish_of(course, public.ships[0], 1, solo=False) == course.starts[3]


def test_one_lane_is_safe_from_a_kraken_that_cannot_come() -> None:
    """After K-1, lanes 1 and 2, lane 1 cannot be trapped; after K-4 lane 5 cannot."""
    course = a_course("A", 1)
    trapped = [
        [sum(p * course.faces[n][lane] for n, p in enumerate(AFTER[left])) for lane in range(5)] for left in (0, 3)
    ]
    assert [odds.index(0) for odds in trapped] == [0, 4]


def test_a_ship_before_a_kraken_plans_with_what_it_will_see_there() -> None:
    """Right behind the tile it is turned up (MR-104), so the mean of four plans is better than one plan for all."""
    course = a_course("A", 2)
    later = sorted(course.odds)[1]
    finish = next(at for at in course.starts if at > later)
    home = WayHome(course, finish, later - 1, SHIELDS)
    spot = Spot(later - 1, 2, 5, 5)
    known = [min(home_if(course, finish, n, spot)) for n in range(4)]
    assert home.rounds(0, spot) == pytest.approx(sum(p * known[n] for n, p in enumerate(AFTER[0])))


def home_if(course: Course, finish: int, kraken: int, spot: Spot) -> list[float]:
    home = WayHome(course, finish, spot.at, SHIELDS)
    programs = Flights(course, SHIELDS).of(spot, [(1.0, kraken)], in_sight=True)
    return [1.0 + sum([way.odds * home.rounds(way.kraken, way.spot) for way in ways]) for _, ways in programs]


@pytest.mark.parametrize("seed", range(3))
def test_the_odds_of_a_flight_add_up_and_wrecks_stay(seed: int) -> None:
    public, row, left = looked_at(flown(3, {"circuit": "random"}, 3, seed))
    race = Outlook(public, row, left)
    for seat in race.spots:
        for program, ways in race.flights(seat):
            assert sum([way.odds for way in ways]) == pytest.approx(1)
            assert all(way.spot.free == 0 or way.spot.at == race.spots[seat].at + len(program.lanes) for way in ways)
    assert race.rounds(0, Way(1.0, 0, Spot(5, 2, 3, 0))) == WRECK
