"""The state as a whole: copies, saves, what search hears, the pieces counted, the tasks listed."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

from astrodrome.games.memoracers import championship, circuit, finish, maintenance, mechanism, moving, programming, race
from astrodrome.games.memoracers import solo as solo_chapter
from astrodrome.games.memoracers import start as start_chapter
from astrodrome.games.memoracers.actions import (
    ChooseCircuit,
    DrawCircuit,
    KeepTiles,
    Letter,
    PlaceShip,
    Program,
    SwapTiles,
)
from astrodrome.games.memoracers.events import EVENTS, Reason
from astrodrome.games.memoracers.figures import KRAKENS, NUMBERS
from astrodrome.games.memoracers.finish import REASONS
from astrodrome.games.memoracers.spec import RULES_VERSION, SPEC, census
from astrodrome.games.memoracers.state import FIELDS, MemoRacers
from astrodrome.games.memoracers.tiles import SERIES
from astrodrome.kernel import agenda
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action
from astrodrome.kernel.saving import save_state
from tests.memoracers.games import SETTINGS, all_told, flown
from tests.memoracers.table import race as position
from tests.memoracers.table import ship

CHAPTERS = (
    championship, circuit, finish, maintenance, mechanism, moving, programming, race, solo_chapter, start_chapter
)  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [1, 8, 25])
def test_a_copy_is_equal_and_independent(seats: int, options: dict[str, Json], answers: int) -> None:
    game = flown(seats, options, answers)
    twin = game.copy()
    before = game.digest()
    assert twin.digest() == before
    for field in FIELDS:
        mine, other = getattr(game.state, field.name), getattr(twin.state, field.name)
        assert mine == other
        if isinstance(mine, list) and field.name != "circuit":
            assert mine is not other
    while not twin.over:
        seat = twin.asked[0]
        twin.play(seat, twin.legal(seat)[-1])
    assert game.digest() == before


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 8, 25])
def test_a_saved_game_goes_on_as_it_would_have(seats: int, options: dict[str, Json], answers: int) -> None:
    game = flown(seats, options, answers)
    again = SPEC.load(game.save())
    assert again.digest() == game.digest()
    while not game.over:
        seat = game.asked[0]
        assert again.play(seat, game.legal(seat)[-1]) == game.play(seat, game.legal(seat)[-1])
    assert again.digest() == game.digest()


LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "A", "B", "C", "D", "A")
EACH = (
    ChooseCircuit(LETTERS),
    DrawCircuit(),
    PlaceShip(2),
    Program((1, 2)),
    Program((3,), True),
    SwapTiles(4),
    KeepTiles(),
)


@pytest.mark.parametrize("action", EACH)
def test_every_action_can_be_written_and_read_back(action: Action) -> None:
    assert SPEC.codec.decode_action(SPEC.codec.encode_action(action)) == action
    assert {type(one) for one in EACH} == set(SPEC.actions)


def test_a_program_is_not_forced_unless_it_says_so() -> None:
    assert SPEC.codec.decode_action({"do": "Program", "lanes": [3]}) == Program((3,), False)


def test_the_reasons_for_an_end_are_those_an_event_can_tell() -> None:
    assert get_args(Reason) == REASONS


def test_every_field_of_the_state_is_listed() -> None:
    g = SPEC.new(2).state
    kernel = set(vars(agenda.State(2, Chance(0))))
    fixed = {"options", "tiles", "shields", "solo"}
    assert set(vars(g)) - kernel - fixed == {field.name for field in FIELDS}


def test_every_task_is_listed() -> None:
    found = {
        kind
        for module in CHAPTERS
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Task) and kind.__module__ == module.__name__
    }
    assert found == set(SPEC.tasks)
    assert [task.__name__ for task in SPEC.tasks] == sorted([task.__name__ for task in SPEC.tasks])


def test_every_kind_of_event_is_told_in_some_game() -> None:
    assert {type(event) for event in all_told()} == set(EVENTS)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_search_makes_no_events_and_plays_the_same_game(seats: int, options: dict[str, Json]) -> None:
    heard, chance = SPEC.new(seats, options, 3), Chance(3)
    silent: MemoRacers = heard.state.copy()
    while not heard.over:
        seat = heard.asked[0]
        actions = heard.legal(seat)
        action = actions[chance.below("any", len(actions))]
        heard.play(seat, action)
        agenda.answer(silent, seat, action)
        assert silent.told == []
    assert save_state(SPEC, silent) == save_state(SPEC, heard.state)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_beginning_of_a_game_makes_no_events_unheard(seats: int, options: dict[str, Json]) -> None:
    g = SPEC.begin(seats, SPEC.read_options(seats, options), Chance(1))
    agenda.settle(g)
    assert g.told == []


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 20, 9999])
def test_every_tile_is_somewhere_once(seats: int, options: dict[str, Json], answers: int) -> None:
    assert census(flown(seats, options, answers).state) == (1,) * (NUMBERS * len(SERIES) + KRAKENS)


def test_a_tile_that_is_lost_or_doubled_is_noticed() -> None:
    game = flown(3, {"circuit": "D"}, 20)
    game.state.row[3] = game.state.row[4]
    assert min(census(game.state)) == 0
    assert max(census(game.state)) == 2


def test_the_game_is_named_and_its_rules_have_a_version() -> None:
    assert (SPEC.name, SPEC.rules_version, SPEC.seats) == ("memoracers", RULES_VERSION, range(1, 6))
    assert RULES_VERSION == "1"


def test_every_task_is_saved_with_what_it_was_made_of() -> None:
    for task in SPEC.tasks:
        made_of = [] if task.__init__ is object.__init__ else list(inspect.signature(task).parameters)
        assert list(task.args) == made_of, task.__name__


def test_a_game_can_be_saved_in_the_middle_of_a_swap() -> None:
    table = position(ship(place=1), ship(place=1), row="1-C 2-C 5-C 3-A 4-A 6-A 7-A 8-A 9-A K-1", up=3)
    table.g.lane = [1, 4]
    table.fly("1", "4")
    assert repr(table.g.agenda[-1]) == "VisitorSwaps(0)"
    again = SPEC.load(table.game.save())
    assert (again.situation, again.digest()) == (table.game.situation, table.game.digest())
    assert again.play(0, SwapTiles(5)) == table.game.play(0, SwapTiles(5))
