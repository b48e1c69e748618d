"""Chapter 3: the reconnaissance lap."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import ACTIONS, PlaceShip, Program
from astrodrome.games.memoracers.events import CircuitBuilt, ReconnaissanceFlown, TileTurnedUp
from astrodrome.games.memoracers.figures import FACE_UP_AFTER_RECON, ROW
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import Event, is_visible
from tests.contract.events import of_kind
from tests.memoracers.table import Race, public, start


def lap(game: Race) -> ReconnaissanceFlown:
    [event] = of_kind(game.opening, ReconnaissanceFlown)
    return event


def faces(game: Race) -> tuple[TileFace, ...]:
    return tuple([game.state.tiles.face[code] for code in game.state.row])


@pytest.mark.rule("MR-019")
def test_all_tiles_are_shown_from_the_start_line_to_the_front() -> None:
    game = start(3, {"circuit": "random"}, seed=2)
    assert lap(game).faces == faces(game)
    assert lap(game).faces[0].name[0] == "1"
    assert [type(event) for event in game.opening] == [CircuitBuilt, ReconnaissanceFlown]


@pytest.mark.rule("MR-019")
def test_the_lap_is_shown_to_everybody_at_once() -> None:
    event = lap(start(4))
    assert all(is_visible(event, seat) for seat in (None, 0, 1, 2, 3))


@pytest.mark.rule("MR-020")
def test_the_lap_turns_every_tile_up_and_all_but_two_down_again() -> None:
    assert lap(start(2)).steps() == ROW + (ROW - FACE_UP_AFTER_RECON) == 18


@pytest.mark.rule("MR-020", "MR-021")
@pytest.mark.parametrize("seed", range(3))
def test_exactly_tile_1_and_the_next_one_stay_face_up(seed: int) -> None:
    game = start(2, {"circuit": "B"}, seed=seed)
    assert public(game).row == (*faces(game)[:2], *[None] * 8)
    assert game.state.face_up == [True, True] + [False] * 8


@pytest.mark.rule("MR-022")
def test_nobody_is_asked_anything_about_the_lap() -> None:
    game = start(2)
    assert game.number == 1
    assert game.situation.decision == "PilotPlacesShip"
    assert [kind.__name__ for kind in ACTIONS] == [
        "ChooseCircuit",
        "DrawCircuit",
        "PlaceShip",
        "Program",
        "SwapTiles",
        "KeepTiles",
    ]


@pytest.mark.rule("MR-022")
def test_the_lap_takes_as_long_on_every_circuit_and_for_every_number_of_pilots() -> None:
    settings = [(1, "A"), (2, "B"), (5, "D")]
    assert {lap(start(seats, {"circuit": series})).steps() for seats, series in settings} == {18}


@pytest.mark.rule("MR-022")
def test_nothing_else_that_happens_holds_the_table_back() -> None:
    game = start(2)
    events: list[Event] = [event for event in game.opening if not isinstance(event, ReconnaissanceFlown)]
    for seat, lane in ((0, 1), (1, 2)):
        events += game.play(seat, PlaceShip(lane))
    assert {event.steps() for event in events} == {0}


@pytest.mark.rule("MR-023")
def test_the_lap_leaves_order_and_orientation_as_they_were_laid() -> None:
    script = {"circuit": [8, 7, 6, 5, 4, 3, 2, 1], "orientation": [1, 1, 0], "first-kraken": [1]}
    game = start(2, {"circuit": "C"}, script)
    assert [face.name for face in faces(game)] == [*[f"{n}-C" for n in range(1, 10)], "K-2"]
    assert [code & 1 for code in game.state.row] == [0, 1, 0, 1, 0, 0, 0, 0, 0, 0]


def shows_a_face(event: Event) -> bool:
    """Tell whether an event carries what lies on a tile."""
    return b'"lanes":["' in to_json(event)


@pytest.mark.rule("MR-024")
def test_nothing_shows_a_face_down_tile_again_until_a_rule_turns_it_up() -> None:
    game, chance = start(3, {"circuit": "D", "modules": ["kraken-madness"]}, seed=4), Chance(4)
    assert [event for event in game.opening if shows_a_face(event)] == [lap(game)]
    while not game.over:
        seat = game.asked[0]
        actions = game.legal(seat)
        events = game.play(seat, actions[chance.below("any", len(actions))])
        assert all(isinstance(event, TileTurnedUp) for event in events if shows_a_face(event))
        for place, face in enumerate(public(game).row):
            assert face == (faces(game)[place] if game.state.face_up[place] else None)


@pytest.mark.rule("MR-024")
def test_going_back_to_the_start_does_not_show_the_lap_again() -> None:
    game = SPEC.new(2, {}, 6)
    before = game.view(0)
    game.play(0, PlaceShip(1))
    game.undo(0)
    assert game.view(0) == before
    assert public(game).row[2:] == (None,) * 8


@pytest.mark.rule("MR-024")
def test_a_tile_turned_up_is_shown_where_it_lies() -> None:
    game = start(2, {"circuit": "B"}, seed=1)
    events: list[Event] = []
    for seat, lane in ((0, 3), (1, 4)):
        game.play(seat, PlaceShip(lane))
    events += game.play(0, Program((3, 3), True))
    events += game.play(1, Program((4,)))
    [first, *_] = of_kind(events, TileTurnedUp)
    assert first == TileTurnedUp(2, lap(start(2, {"circuit": "B"}, seed=1)).faces[2])
