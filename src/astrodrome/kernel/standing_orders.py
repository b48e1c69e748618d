"""Standing orders: what a seat sets aside for a while, so that it is not asked where nothing else is left to choose.

They are the table's, not the rules': a question is the same with and without them, and so is the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias

from astrodrome.kernel.agenda import S
from astrodrome.kernel.codec import plain
from astrodrome.kernel.decision import Window
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

Pattern: TypeAlias = Mapping[str, Json]
"""Actions by some of their fields, as JSON: {"do": "Play", "card": "jetpack"}, or {"do": "Jump"} for every jump."""

Spans: TypeAlias = Mapping[str, tuple[int, ...]]
"""Spans of a game by name, each with public facts that stay the same as long as it lasts."""


@dataclass(frozen=True)
class StandingOrders(Generic[S]):
    """What may be set aside in a game, and for how long."""

    actions: tuple[tuple[type[Action], tuple[str, ...]], ...]
    """The actions that may be set aside, each with the spans it may be set aside for."""
    spans: Callable[[S], Spans]
    """Returns the spans as they are now."""
    stakes: Callable[[S], tuple[int | None, ...]] | None = None
    """Returns the public facts that a pass in a window is about: while they stay the same, the pass stands."""


def covers(pattern: Pattern, action: Action) -> bool:
    """Return whether an action is one of those that a pattern means."""
    data = plain(action)
    assert isinstance(data, dict), "an action is written as an object"
    return all(name in data and data[name] == value for name, value in pattern.items())


def sole_answer(game: AnyGame, seat: Seat, aside: Iterable[Pattern] = ()) -> Action | None:
    """Return the one answer that a seat has left besides what it has set aside; None if it has a choice.

    Where several seats act at any time (building), or not all answers are listed, a seat always has a choice.
    """
    if seat not in game.asked or game.decision.tolerant or not game.complete(seat):
        return None
    legal, patterns = game.legal(seat), tuple(aside)
    left = [action for action in legal if not any(covers(one, action) for one in patterns)] if patterns else legal
    return left[0] if len(left) == 1 else None


def stake(game: AnyGame) -> tuple[object, ...] | None:
    """Return the public facts that a pass in the open window is about; None where a pass is for this question only."""
    orders = game.spec.orders
    if game.over or orders is None or orders.stakes is None or not isinstance(game.decision, Window):
        return None
    return (type(game.decision).__name__, *orders.stakes(game.state))
