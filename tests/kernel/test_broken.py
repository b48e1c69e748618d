"""A game whose own rules raised in the middle of an answer refuses everything afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import astrodrome as ad
from astrodrome.kernel.game import AnyGame
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll import rules
from tests.laws.toys.reroll.spec import SPEC as REROLL

USES: dict[str, Callable[[AnyGame], object]] = {
    "play": lambda game: game.play(0, r.TURN_BACK),
    "play_judged": lambda game: game.play_judged(0, r.TURN_BACK),
    "refuse": lambda game: game.refuse(0, r.TURN_BACK),
    "legal": lambda game: game.legal(0),
    "complete": lambda game: game.complete(0),
    "prompt": lambda game: game.prompt(0),
    "advance": lambda game: game.advance(),
    "asked": lambda game: game.asked,
    "over": lambda game: game.over,
    "outcome": lambda game: game.outcome,
    "situation": lambda game: game.situation,
    "decision": lambda game: game.decision,
    "undo": lambda game: game.undo(0),
    "view": lambda game: game.view(None),
    "view of a seat": lambda game: game.view(0),
    "mine": lambda game: game.mine(0),
    "knowledge": lambda game: game.knowledge(0),
    "determinise": lambda game: game.determinise(0, 1),
    "save": lambda game: game.save(),
    "digest": lambda game: game.digest(),
}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game with one answer in its log; the second raised when half of it was done."""
    game = REROLL.new(2, seed=7)
    game.play(0, r.TURN_BACK)

    def fail(decision: object, g: rules.Reroll, seat: int, action: ad.Action) -> None:
        raise KeyError("secret 42")

    monkeypatch.setattr(type(game.decision), "answer", fail)
    seat = game.asked[0]
    with pytest.raises(KeyError):
        game.play(seat, game.legal(seat)[0])
    return game


@pytest.mark.parametrize("use", USES)
def test_a_game_that_raised_says_so_to_every_further_use(broken: AnyGame, use: str) -> None:
    with pytest.raises(ad.BrokenGame, match="raised KeyError in the middle of an answer") as said:
        USES[use](broken)
    assert "42" not in str(said.value)


def test_a_copy_of_a_game_that_raised_is_broken_too(broken: AnyGame) -> None:
    with pytest.raises(ad.BrokenGame):
        broken.copy().legal(0)


def test_the_log_of_a_game_that_raised_ends_before_the_failing_answer(broken: AnyGame) -> None:
    assert broken.log.entries == (ad.Entry(0, {"do": "TurnBack"}, None),)
    assert REROLL.replay(broken.log).asked


def test_a_refused_answer_breaks_nothing() -> None:
    game = REROLL.new(2, seed=7)
    with pytest.raises(ad.Refused):
        game.play(1, r.TURN_BACK)
    assert game.legal(0)
