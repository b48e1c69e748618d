"""Offers: everything a player can do is composed from them, and nothing that is refused."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import PLACES, Power, SpendCell, TakeFaceUp
from astrodrome.games.galaxy_trucker.records.offers import BatteryChoice, BuildOffer, CellOffer, NumberOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import CLOCK
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.games import SETTINGS
from tests.galaxy_trucker.table import Table, fly, give, start
from tests.laws.hooks.trucker_choices import compose


def offer_of(table: Table) -> BuildOffer:
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, BuildOffer)
    return prompt.offer


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_from_offers_alone(seats: int, options: dict[str, Json], seed: int) -> None:
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over:
        seat = game.asked[chance.below("seat", len(game.asked))]
        prompt = game.prompt(seat)
        assert prompt is not None
        game.play(seat, compose(prompt, game.view(None if seat == CLOCK else seat), chance))
    assert game.outcome is not None


@pytest.mark.parametrize("modules", [[], ["strict"]])
def test_the_squares_of_the_offer_are_where_a_component_may_go(modules: list[str]) -> None:
    table = start(flights=["I"], modules=modules)
    give(table, 0, "B006")
    found = [PLACES[s.square][t.turns] for s in offer_of(table).squares for t in s.turns if t.refusal is None]
    assert found == [action for action in table.legal if action in found]
    listed = [action for action in table.legal if type(action) is type(PLACES[0][0])]
    assert found == listed
    assert tuple(table.game.decision.candidates(table.g, 0)) == table.legal
    for square in offer_of(table).squares:
        for turn in square.turns:
            expected = table.refusal(PLACES[square.square][turn.turns])
            assert (turn.refusal is None) == (expected is None)


def test_mistakes_are_shown_before_they_are_made() -> None:
    table = start(flights=["I"])
    give(table, 0, "B001")  # a battery with one universal connector, on its left
    squares = {square.square: square for square in offer_of(table).squares}
    right_of_cabin = squares[at(8, 7)].turns
    assert [[mistake.rule for mistake in turn.mistakes] for turn in right_of_cabin] == [
        [],
        ["GB-049", "GB-051"],
        ["GB-049", "GB-051"],
        ["GB-049", "GB-051"],
    ]
    assert [[mistake.rule for mistake in turn.mistakes] for turn in squares[at(9, 9)].turns] == [["GB-051"]] * 4
    assert [turn.sides for turn in right_of_cabin] == [(), ("left",), ("left",), ("left",)]
    assert squares[at(7, 6)].turns[0].sides == ("rear",)


@pytest.mark.rule("GB-054")
def test_a_mistake_names_the_side_of_a_barrel_that_has_no_free_square() -> None:
    table = start(flights=["I"])
    give(table, 0, "B095")
    squares = {square.square: square for square in offer_of(table).squares}
    behind = squares[at(7, 8)].turns[0]  # its barrel points at the cabin
    assert "GB-054" in [mistake.rule for mistake in behind.mistakes]
    assert "front" in behind.sides


def test_a_component_that_can_be_moved_is_offered_its_own_square_in_other_rotations() -> None:
    table = start(flights=["I"], building="realtime")
    give(table, 0, "B001")
    table.play(PLACES[at(8, 7)][0], seat=0)
    offer = offer_of(table)
    assert (offer.component, offer.loose) == ("B001", at(8, 7))
    own = next(square for square in offer.squares if square.square == at(8, 7))
    assert [turn.refusal is None for turn in own.turns] == [False, True, True, True]
    assert [place in table.game.legal(0) for place in PLACES[at(8, 7)]] == [False, True, True, True]


def test_with_an_empty_hand_no_square_is_offered_but_the_warehouse_is() -> None:
    table = start(flights=["I"], building="realtime")
    give(table, 0, "B001")
    table.play(table.game.legal(0)[-3], seat=0)
    offer = offer_of(table)
    assert offer.squares == ()
    assert [choice.component for choice in offer.face_up] == ["B001"]
    assert TakeFaceUp("B001") in table.game.legal(0)


def test_cells_are_offered_battery_by_battery() -> None:
    table = fly("b S b3 \n E . .", card="I-05")
    table.play(Power((1,)))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == CellOffer((BatteryChoice(at(6, 7), 2), BatteryChoice(at(8, 7), 3)), 1)
    table.play(SpendCell(at(6, 7)))


def test_the_number_tiles_left_are_offered() -> None:
    table = start(2, turns=1, flights=["I"])
    table.play(table.legal[0], table.legal[0])
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == NumberOffer((1, 2))
