"""What a review says with hindsight: other places in the yard, and what a pilot had seen."""

from __future__ import annotations

import pytest

import astrodrome as ad
from astrodrome.bots import levels
from astrodrome.bots.dealer import ask
from astrodrome.bots.memoracers.moments import seen
from astrodrome.games.galaxy_trucker.modules.technologies.records import CannonBoosted
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.yard.ship_check import ship_mistakes
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.figures import ROW
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import SAFE, TRAP
from astrodrome.kernel.seats import CLOCK
from astrodrome.reviews.galaxy_trucker import (
    changed,
    changes_of,
    flights_of,
    flown_again,
    savings_of,
    shot_off,
)
from astrodrome.reviews.review import review

SPEC = ad.game("galaxy-trucker")


@pytest.fixture(scope="module")
def flown() -> ad.Log:
    """Two flights of two bots."""
    game = SPEC.new(2, {"flights": ["I", "II"]}, 3)
    bots = [levels.make("normal", seat, SPEC.name) for seat in range(2)]
    while not game.over:
        seat = game.asked[0]
        game.play(seat, game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bots[seat], game.number))
    return game.log


def test_a_flight_without_a_change_ends_as_it_did(flown: ad.Log) -> None:
    flights = flights_of(SPEC, flown)
    assert len(flights) == 2, "in both flights something was hit"
    game = SPEC.replay(flown)
    for seat in range(2):
        assert flown_again(flights[0], seat, flights[0].start.copy()).credits == flights[1].start.credits[seat]
        assert flown_again(flights[1], seat, flights[1].start.copy()).credits == game.state.credits[seat]
        assert flown_again(flights[1], seat, flights[1].start.copy()).lost == len(game.state.lost_components[seat])


def test_what_another_place_saves_is_what_the_flight_brings_more(flown: ad.Log) -> None:
    found = savings_of(SPEC, flown)
    assert found, "somebody could have built better"
    flights = flights_of(SPEC, flown)
    for saving in found:
        flight = flights[saving.flight - 1]
        start, seat = flight.start, saving.seat
        was = flown_again(flight, seat, start.copy())
        squares = [square for who, square in flight.hits if who == seat and start.ships[seat][square]]
        gains = []
        for square in squares:
            for change in changes_of(start, seat, square):
                other = changed(start, seat, change)
                assert ship_mistakes(other, seat).none, "a better place is a legal one"
                assert sorted([code // 4 for code in other.ships[seat]]) == sorted(
                    [code // 4 for code in start.ships[seat]]
                ), "no component comes or goes"
                landed = flown_again(flight, seat, other)
                gains.append((landed.credits - was.credits, was.lost - landed.lost))
        assert (saving.credits, saving.components) in gains
        assert saving.credits > 1
        assert saving.components > 0


def test_a_review_has_the_savings_whatever_the_number_of_processes(flown: ad.Log) -> None:
    alone = review(flown, depth=2)
    assert alone.savings == savings_of(SPEC, flown)
    assert review(flown, depth=2, jobs=2) == alone


def memory(face_up: bool, known: bool) -> tuple[MemoRacers, tuple[int, ...]]:
    """Return a race, and a way whose second lane is a trap and whose others are safe."""
    game = ad.game("memoracers").new(2, {}, 4)
    while type(game.decision).__name__ != "PilotsProgram":
        game.play(game.asked[0], game.legal(game.asked[0])[0])
    g: MemoRacers = game.state
    place = g.place[0]
    lanes = []
    for ahead, wanted in ((1, SAFE), (2, TRAP), (3, SAFE)):
        at = (place + ahead) % ROW
        codes = [code for code in range(len(g.tiles.lanes)) if wanted in g.tiles.lanes[code]]
        g.row[at] = codes[0]
        g.tile_last_seen[at] = codes[0] if known else None
        g.round_last_seen[at] = ahead
        g.face_up[at] = face_up
        lanes.append(g.tiles.lanes[codes[0]].index(wanted) + 1)
    return g, tuple(lanes)


@pytest.mark.rule("MR-024")
def test_a_pilot_is_told_after_the_race_which_traps_had_been_shown() -> None:
    g, lanes = memory(face_up=False, known=True)
    assert seen(g, 0, Program(lanes, False)) == [(2, lanes[1], "trap", 2)]
    assert seen(g, 0, Program(lanes[:1], False)) == [], "the way ends before it"


def test_what_lies_open_or_was_never_shown_is_not_forgotten() -> None:
    for face_up, known in ((True, True), (False, False)):
        g, lanes = memory(face_up, known)
        assert seen(g, 0, Program(lanes, False)) == []


def test_a_cannon_that_disintegrates_was_not_shot_off() -> None:
    lost = [ComponentLost(0, "B001", "cannon_single", square, 7, 6, "destroyed") for square in (38, 49)]
    assert shot_off([CannonBoosted(0, 27, 38), *lost], set()) == [(0, 49)]
