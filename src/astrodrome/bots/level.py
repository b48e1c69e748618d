"""A level: which bot plays it, and how much it thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from astrodrome.bots.protocol import Bot


@dataclass(frozen=True, slots=True)
class Level:
    """One level of one game. How well a bot recalls, how often its hand slips and what it likes are the bot's own."""

    bot: Callable[[int], Bot]
    """Makes the bot from a seed; the same seed plays the same game anywhere."""
    iterations: int | None = None
    """How many iterations the bot's search may use; None: it does not search."""
