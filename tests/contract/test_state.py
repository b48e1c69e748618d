"""The state as a whole: copies, saves, what search hears, actions and events, the tasks listed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from astrodrome.kernel import agenda
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.saving import save_state
from tests.contract.contract import Contract
from tests.contract.registry import every_game, every_setting, every_stop
from tests.laws.strange import record_of

DRAWN = 12
"""How many actions of each kind are drawn."""


def lists_of(owner: object, twin: object) -> Iterator[tuple[str, list[object], list[object]]]:
    """Give the lists of a state and of its copy side by side, also of records that the two do not share."""
    for name, mine in vars(owner).items():
        other = getattr(twin, name)
        if isinstance(mine, list):
            yield name, mine, other
        elif mine is not other and hasattr(mine, "__dict__"):
            yield from lists_of(mine, other)


@every_stop
def test_a_copy_is_equal_and_independent(
    contract: Contract, seats: int, options: dict[str, Json], answers: int
) -> None:
    game = contract.play(seats, options, answers)
    before = game.digest()
    twin = game.copy()
    assert twin.digest() == before
    for name, mine, other in lists_of(game.state, twin.state):
        assert mine == other, name
        assert mine is not other or name in contract.shared, name
    chance = Chance(1)
    while not twin.over:
        twin.play(*contract.choose(twin, chance))
    assert game.digest() == before


@every_stop
def test_a_saved_game_goes_on_as_it_would_have(
    contract: Contract, seats: int, options: dict[str, Json], answers: int
) -> None:
    game, chance = contract.play(seats, options, answers), Chance(1)
    again = contract.spec.load(game.save())
    assert again.digest() == game.digest()
    while not game.over:
        seat, action = contract.choose(game, chance)
        assert again.play(seat, action) == game.play(seat, action)
    assert again.digest() == game.digest()


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
@every_setting
def test_search_makes_no_events_and_plays_the_same_game(
    contract: Contract, seats: int, options: dict[str, Json], seed: int
) -> None:
    heard, chance = contract.spec.new(seats, options, seed), Chance(seed)
    silent = heard.state.copy()
    while not heard.over:
        seat, action = contract.choose(heard, chance)
        heard.play(seat, action)
        agenda.answer(silent, seat, action)
        assert silent.events == []
    assert save_state(contract.spec, silent) == save_state(contract.spec, heard.state)


@every_setting
def test_the_beginning_of_a_game_makes_no_events_unheard(
    contract: Contract, seats: int, options: dict[str, Json]
) -> None:
    state = contract.spec.begin(seats, contract.spec.read_options(seats, options), Chance(1))
    agenda.settle(state)
    assert state.events == []


@every_game
def test_every_kind_of_event_happens(contract: Contract) -> None:
    missing = set(contract.spec.events) - {type(event) for event in contract.happened()}
    assert not missing, [event.__name__ for event in missing]


@every_game
def test_every_action_can_be_written_and_read_back(contract: Contract) -> None:
    codec, chance = contract.spec.codec, Chance(2)
    for kind in contract.spec.actions:
        for _ in range(DRAWN):
            action = record_of(kind, chance)
            assert isinstance(action, kind)
            assert codec.decode_action(codec.encode_action(action)) == action


@every_game
def test_tasks_are_listed_by_name(contract: Contract) -> None:
    names = [task.__name__ for task in contract.spec.tasks]
    assert (names == sorted(names)) == contract.lists_tasks_by_name


@every_game
def test_the_game_is_named_and_its_rules_have_a_version(contract: Contract) -> None:
    spec = contract.spec
    assert spec.name == spec.folder.name.replace("_", "-")
    assert (spec.rules_version, spec.seats) == (contract.rules_version, contract.seats)
