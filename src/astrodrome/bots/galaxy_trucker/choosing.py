"""Choosing among legal actions by what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from astrodrome.kernel.records import PASS, Action

A = TypeVar("A", bound=Action)


def first(legal: Sequence[Action], kind: type[Action]) -> Action:
    """Return the first action of a kind, or what comes first at all."""
    return next((action for action in legal if isinstance(action, kind)), legal[0])


def best(legal: Sequence[Action], kind: type[A], worth: Callable[[A], float]) -> Action:
    """Return the action of a kind that is worth most."""
    return max([action for action in legal if isinstance(action, kind)], key=worth)


def worthwhile(legal: Sequence[Action], kind: type[A], worth: Callable[[A], float]) -> Action:
    """Return the action of a kind that is worth most, if it is worth anything; else pass."""
    gains = [(worth(action), action) for action in legal if isinstance(action, kind)]
    gain, action = max(gains, key=lambda one: one[0], default=(0.0, PASS))
    return action if gain > 0 else PASS
