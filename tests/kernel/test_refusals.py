"""The table's own refusals, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest

from astrodrome.kernel.errors import BadAction, Refused
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS, TIME_UP, Action
from astrodrome.kernel.seats import CLOCK
from tests.laws.toys.duel.records import Bid
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.reroll.records import BRAVE, TURN_BACK, PlayStorm
from tests.laws.toys.reroll.spec import SPEC as REROLL
from tests.laws.toys.rush.records import FINISH, Grab
from tests.laws.toys.rush.spec import SPEC as RUSH


def refused(game: AnyGame, seat: Any, action: Action, number: int | None = None) -> str:  # noqa: ANN401 - also no seats
    """Return the rule that refuses, having checked that nothing changed and both languages explain it."""
    digest, entries = game.digest(), len(game.log.entries)
    with pytest.raises(Refused) as said:
        game.play(seat, action, number)
    assert (game.digest(), len(game.log.entries)) == (digest, entries)
    refusal = said.value.refusal
    assert refusal == game.refuse(seat, action, number)
    assert str(said.value) == f"{refusal.rule}: {refusal.why('en')}"
    assert refusal.why("en") != refusal.why("fr") != refusal.key
    return refusal.rule


@pytest.mark.rule("AD-001")
def test_a_seat_that_is_not_asked_is_refused() -> None:
    game = REROLL.new(3, seed=1)
    assert refused(game, 1, TURN_BACK) == "AD-001"
    assert refused(game, CLOCK, TIME_UP) == "AD-001"


@pytest.mark.rule("AD-001")
def test_a_seat_that_has_answered_under_seal_is_not_asked_again() -> None:
    game = DUEL.new(3, seed=1)
    game.play(1, Bid(2))
    assert refused(game, 1, Bid(0)) == "AD-001"


@pytest.mark.rule("AD-002")
def test_an_answer_to_another_decision_is_stale() -> None:
    game = REROLL.new(2, seed=1)
    number = game.number
    assert refused(game, 0, TURN_BACK, number + 1) == "AD-002"
    game.play(0, TURN_BACK, number)
    assert game.number == number + 1
    assert refused(game, 0, PASS, number) == "AD-002"


@pytest.mark.rule("AD-002")
def test_a_tolerant_decision_takes_an_older_number_but_no_later_one() -> None:
    game = RUSH.new(2, seed=1)
    number = game.number
    game.play(CLOCK, TIME_UP)
    assert game.number == number + 1
    game.play(0, Grab(2), number)
    assert refused(game, 1, Grab(2), number) == "TOY-301", "somebody was quicker, and everything is looked at again"
    assert refused(game, 1, Grab(3), number + 2) == "AD-002"


@pytest.mark.rule("AD-003")
def test_a_game_that_is_over_takes_no_answer() -> None:
    game = RUSH.new(1, seed=1)
    game.play(0, FINISH)
    assert game.over
    assert refused(game, 0, FINISH) == "AD-003"
    assert refused(game, 0, FINISH, game.number) == "AD-003"


@pytest.mark.rule("AD-004")
def test_an_action_of_another_decision_is_no_answer() -> None:
    game = REROLL.new(2, seed=1)
    assert refused(game, 0, PlayStorm()) == "AD-004"
    assert refused(game, 0, Bid(1)) == "AD-004"


@pytest.mark.rule("AD-005")
@pytest.mark.parametrize("seat", [2, -1, 254, "0", None, True, 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    assert refused(REROLL.new(2, seed=1), seat, BRAVE) == "AD-005"


@pytest.mark.parametrize("action", [None, "Brave", {"do": "Brave"}, 3])
def test_what_is_no_action_at_all_is_a_bad_action(action: Any) -> None:  # noqa: ANN401 - anything but an action
    game = REROLL.new(2, seed=1)
    with pytest.raises(BadAction, match="expected an action of toy-reroll, found"):
        game.refuse(0, action)
    with pytest.raises(BadAction):
        game.play(0, action)


def test_who_comes_first_in_the_checks() -> None:
    game = RUSH.new(1, seed=1)
    assert refused(game, 7, PASS, 99) == "AD-005"
    assert refused(game, 0, PASS, 99) == "AD-002"
    assert refused(game, 0, PASS) == "AD-004"
    game.play(0, FINISH)
    assert refused(game, 7, PASS, 99) == "AD-005"
    assert refused(game, 0, PASS, 99) == "AD-003"
