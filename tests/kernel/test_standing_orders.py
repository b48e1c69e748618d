"""Standing orders: what a seat has set aside, the one answer that is then left, and what a pass is about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import astrodrome as ad
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.records import PASS
from astrodrome.kernel.standing_orders import StandingOrders, covers, sole_answer, stake
from tests.kernel.test_window import declared, table
from tests.laws.play import anything
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll.rules import Reroll
from tests.laws.toys.reroll.spec import SPEC as REROLL
from tests.laws.toys.rush.spec import SPEC as RUSH


def test_a_pattern_covers_the_actions_that_have_its_fields() -> None:
    play = ad.game("celestia").codec.decode_action({"do": "Play", "card": "jetpack"})
    assert covers({"do": "Play"}, play)
    assert covers({"do": "Play", "card": "jetpack"}, play)
    assert not covers({"do": "Play", "card": "ejection"}, play)
    assert not covers({"do": "Play", "city": 25}, play), "a field that it does not have"


@pytest.mark.parametrize("name", ["celestia", "galaxy-trucker"])
def test_no_span_lasts_for_a_game(name: str) -> None:
    game, chance = ad.game(name).new(3, seed=1), Chance(1)
    orders = game.spec.orders
    assert orders is not None
    seen = {span: {facts} for span, facts in orders.spans(game.state).items()}
    assert {span for _, spans in orders.actions for span in spans} == set(seen)
    while not game.over:
        game.play(*anything(game, chance))
        for span, facts in orders.spans(game.state).items():
            seen[span].add(facts)
    assert all(len(facts) > 1 for facts in seen.values())


def test_a_pass_in_celestia_is_about_the_step_and_who_is_aboard() -> None:
    game = ad.game("celestia").new(3, seed=1)
    orders = game.spec.orders
    assert orders is not None
    assert orders.stakes is not None
    before = orders.stakes(game.state)
    game.state.pawns[1] = 0
    assert orders.stakes(game.state) != before


def test_the_only_answer_is_found() -> None:
    game = declared(table())
    assert sole_answer(game, 0) == PASS, "nothing to play"
    assert sole_answer(game, 1) is None, "a storm, or not"


def test_what_is_set_aside_is_no_choice() -> None:
    game = declared(table())
    assert sole_answer(game, 1, [{"do": type(r.PLAY_STORM).__name__}]) == PASS
    assert sole_answer(game, 1, [{"do": "Pass"}]) == r.PLAY_STORM
    assert sole_answer(game, 1, [{"do": "Pass"}, {"do": type(r.PLAY_STORM).__name__}]) is None, "nothing is left"


def test_who_is_not_asked_has_no_answer() -> None:
    game = table()
    assert game.asked == (0,)
    assert sole_answer(game, 1) is None


def test_where_all_build_at_once_there_is_always_a_choice() -> None:
    game: AnyGame = RUSH.new(2, {}, 1)
    assert game.decision.tolerant
    assert any(len(game.legal(seat)) == 1 for seat in game.asked), "waiting is a choice too"
    assert [sole_answer(game, seat) for seat in game.asked] == [None] * len(game.asked)


def test_a_pass_is_about_what_the_window_is_about() -> None:
    orders: StandingOrders[Reroll] = StandingOrders((), lambda _: {}, lambda g: (g.number,))
    played = declared(table())
    game: AnyGame = Game(replace(REROLL, orders=orders), 3, played.options, 5, played.state, [])
    assert stake(game) == (type(game.decision).__name__, game.state.number)


def test_a_pass_holds_for_one_question_where_a_game_says_nothing_about_it() -> None:
    game = declared(table())
    assert game.spec.orders is None or game.spec.orders.stakes is None
    assert stake(game) is None


def test_only_windows_have_stakes() -> None:
    orders: StandingOrders[Any] = StandingOrders((), lambda _: {}, lambda _: (1,))
    game: AnyGame = replace(DUEL, orders=orders).new(2, {}, 1)
    assert stake(game) is None
