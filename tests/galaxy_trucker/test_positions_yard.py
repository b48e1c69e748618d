"""Positions of the yard as text: ships being built, and ships about to be checked."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import PositionError
from tests.galaxy_trucker.drawing import at

TURNS = "galaxy-trucker 1; options flights=I,; ships S B035@7.6> | S; "
REAL = "galaxy-trucker 1; options flights=II, building=realtime; ships S B035@7.6 | S; building -; "
ROADS = "galaxy-trucker 1; options flights=I, roads=[1]; ships S | S; roads RR-18; building -; "


def test_a_yard_is_laid_as_it_is_written() -> None:
    text = TURNS + "building 1; up B001 B002; truckers turns=3 movable=7.6 reserve=B003,B004 looked=1,2 looks=2 | "
    game = SPEC.position(text + "turns=2 hand=B005 credits=4 lost=B006; heap B007 B008")
    g = game.state
    assert (game.situation.decision, game.asked) == ("TruckerBuilds", (1,))
    assert [g.box.names[component] for component in g.reserve[0]] == ["B003", "B004"]
    assert (g.movable_square, g.turns_taken, g.credits) == ([at(7, 6), None], [3, 2], [0, 4])
    assert (g.piles_seen, g.pile_in_view) == ([[0, 1], []], [1, None])
    assert g.hand == [None, g.box.number["B005"]]
    assert [g.box.names[component] for component in g.face_down_components[:-3:-1]] == ["B007", "B008"]
    written = game.position()
    assert "building 1; ships B035@7.6> S | S; truckers turns=3 movable=7.6 reserve=B003,B004 looked=1,2" in written
    assert "hand=B005" in written
    assert SPEC.position(written).digest() == game.digest()


def test_a_hand_that_nobody_has_seen_may_be_open() -> None:
    game = SPEC.position(TURNS + "building -; truckers hand=? | hand=B001 seen=1 kept=1")
    assert game.asked == (0,)
    assert (game.state.hand_is_public, game.state.from_reserve) == ([False, True], [False, True])
    text = game.position(hidden=False)
    assert "truckers hand=? | seen=1 kept=1 hand=B001" in text
    hands = {SPEC.position(text, seed=seed).state.hand[0] for seed in range(9)}
    assert len(hands) > 1


def test_in_real_time_all_build_against_the_hourglass() -> None:
    game = SPEC.position(REAL + "hourglass 1; truckers number=1 | -")
    g = game.state
    assert game.situation.decision == "TruckersBuild"
    assert (g.hourglass_space, g.sand_running, g.number_tiles) == (1, False, [1, None])
    assert "hourglass 1;" in game.position()
    running = SPEC.position(REAL + "hourglass 0 running")
    assert (running.state.hourglass_space, running.state.sand_running) == (0, True)
    assert "hourglass 0 running" in running.position()
    assert SPEC.position(REAL).state.sand_running


@pytest.mark.rule("GX-474")
def test_components_made_to_order_wait_in_the_yard() -> None:
    game = SPEC.position(ROADS + "truckers order=B001,2? hand=B002 made=1 | -")
    assert [len(made) for made in roads_of(game.state).custom_components] == [3, 0]
    assert roads_of(game.state).hand_is_custom == [True, False]
    assert "made=1 hand=B002 order=B001," in game.position()
    assert "hand=? order=3?" in game.position(hidden=False)


def test_ships_are_checked_manned_and_take_off() -> None:
    game = SPEC.position(TURNS.replace("B035@7.6>", "B035@7.6") + "check -; truckers number=2 lost=1 | number=1")
    assert game.situation.decision == "TruckerMayGiveUp"
    assert (game.state.number_tiles, game.asked) == ([2, 1], (1,))
    assert len(game.state.lost_components[0]) == 1
    wrong = SPEC.position("galaxy-trucker 1; options flights=I,; ships S B035@5.9 | S; check -")
    assert wrong.situation.decision == "TruckerRepairs"
    assert SPEC.position(wrong.position()).digest() == wrong.digest()


def test_a_dead_column_is_named_before_it_dies() -> None:
    text = "galaxy-trucker 1; options flights=I, roads=[1]; ships S | S; roads RR-19; dead 7; {}"
    building = SPEC.position(text.format("building -"))
    assert (roads_of(building.state).dead_column, any(roads_of(building.state).dead_squares)) == (7, False)
    assert all(roads_of(SPEC.position(text.format("check -")).state).dead_squares)


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (TURNS + "building 1; check -", "check", "either building or check"),
        ("galaxy-trucker 1; seats 2; building -", "building", "expected the clause ships too"),
        (TURNS + "check -; deck I-05", "deck", "no card is revealed before take-off"),
        (TURNS + "hourglass 1", "hourglass", "only the clause building"),
        (TURNS + "building -; hourglass 1", "hourglass", "only building in real time"),
        (TURNS + "building 2", "building, part 1, word 1", "expected a number from 0 to 1"),
        (TURNS + "building 0; truckers number=1 | -", "building", "seat 0 has finished"),
        (TURNS + "building 0; truckers turns=60 | -", "building", "has no turn left"),
        (TURNS + "building -; truckers number=1 | number=2", "building", "if all have, write check"),
        (TURNS + "building -; truckers place=2 | -", "truckers, part 1, word 1", "expected one of number="),
        (TURNS + "check -; truckers number=1 | number=1", "truckers", "same number tile"),
        (TURNS + "check -; truckers hand=B001 | -", "truckers, part 1, word 1", "only the clause building"),
        (TURNS.replace("B035@7.6>", "B035@7.6+2") + "check -", "ships, part 1, word 2", "comes aboard before take-off"),
        (TURNS + "building -; truckers hand=B001,B002 | -", "truckers, part 1, word 1", "at most one component"),
        (TURNS + "building 1; truckers number=1 hand=B001 | -", "truckers, part 1, word 2", "at most one component"),
        (TURNS + "building -; truckers hand=2? | -", "truckers, part 1, word 1", "fewer components are there"),
        (TURNS + "building -; truckers hand=B001 | hand=B001", "truckers, part 2, word 1", "there twice"),
        (TURNS + "building -; truckers kept=1 | -", "truckers, part 1, word 1", "expected a number from 0 to 0"),
        (TURNS + "building -; truckers movable=7 | -", "truckers, part 1, word 1", "expected column and row"),
        (TURNS + "building -; truckers movable=7.7 | -", "truckers, part 1, word 1", "component placed last"),
        (TURNS + "building -; truckers movable=7.6 hand=? | -", "truckers, part 1, word 1", "component placed last"),
        (TURNS + "building -; truckers reserve=B001,B002,B003 | -", "truckers, part 1, word 1", "at most 2 components"),
        (TURNS + "building -; truckers made=1 | -", "truckers, part 1, word 1", "only a game with Rough Roads"),
        (TURNS + "building -; truckers looks=1 | -", "truckers, part 1, word 1", "is among looked="),
        (TURNS + "building -; truckers looked=4 | -", "truckers, part 1, word 1", "expected a number from 1 to 3"),
        (REAL.replace("building -", "building 0"), "building, part 1, word 1", "in real time all build"),
        (REAL + "hourglass 9", "hourglass, part 1, word 1", "expected a number from 0 to 2"),
        (REAL + "hourglass -", "hourglass", "expected a number from 0 to 2"),
        (REAL + "hourglass 1 runs", "hourglass, part 1, word 2", "expected running, found runs"),
        (ROADS + "truckers order=999? | -", "truckers, part 1, word 1", "fewer components are there"),
    ],
)
def test_what_cannot_be_is_refused(text: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(text)
    assert caught.value.place == place
