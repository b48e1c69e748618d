"""Replaying item by item: an undo goes back to a state that was kept, and none is kept longer than it is needed."""

from __future__ import annotations

import pytest

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import CorruptLog
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log, Undo
from astrodrome.kernel.moments import Moments
from tests.laws.play import anything
from tests.laws.toys.reroll.spec import SPEC


def wavering(*undos: tuple[int, int]) -> AnyGame:
    """Return a game in which somebody went back, each time after so many answers to the moment after fewer."""
    game, chance = SPEC.new(3, {"gale": True}, 3), Chance(1)
    for answers, to in undos:
        while game.number < answers:
            game.play(*anything(game, chance))
        game.undo(to)
    game.play(*anything(game, chance))
    return game


def replayed(log: Log) -> AnyGame:
    """Replay a log as a table does: one item after the other."""
    moments = Moments(log.entries)
    game = SPEC.new(log.seats, log.options, log.seed)
    moments.reached(game, 0)
    for moment, item in enumerate(log.entries, start=1):
        if isinstance(item, Undo):
            moments.go_back(game, item)
        else:
            assert isinstance(item.action, dict)
            game.play(item.seat, SPEC.codec.decode_action(item.action), item.time)
        moments.reached(game, moment)
    return game


@pytest.mark.parametrize("undos", [((3, 1),), ((3, 0), (2, 0)), ((4, 2), (5, 2), (3, 1)), ((4, 3), (3, 1), (4, 2))])
def test_a_log_with_undos_is_replayed_to_the_same_state(undos: tuple[tuple[int, int], ...]) -> None:
    game = wavering(*undos)
    assert replayed(game.log).digest() == game.digest()


@pytest.mark.parametrize("to", [1, 2])
def test_an_undo_to_a_moment_that_has_not_come_is_named(to: int) -> None:
    items = (Entry(0, {"do": "Pass"}), Undo(to))
    with pytest.raises(CorruptLog, match=f"^undo 1: expected a number below the 1 answers so far, found {to}$"):
        Moments(items)
