"""Replaying a log item by item: states that an undo goes back to are kept, so that nothing is played twice."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.kernel.agenda import State
from astrodrome.kernel.errors import CorruptLog
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Undo


class Moments:
    """The states of a log that later undos go back to. Moment n is the one after n items."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._goals: list[int] = []
        """The moment of each undo, in the order of the undos."""
        self._uses: dict[int, int] = {}
        """How many of the undos to come go back to a moment."""
        self._states: dict[int, State] = {}
        self._undone = 0
        self._find(items)

    def _find(self, items: Sequence[Item]) -> None:
        line = [0]
        for number, item in enumerate(items, start=1):
            if isinstance(item, Entry):
                line.append(number)
                continue
            if item.to >= len(line) - 1:
                found = f"expected a number below the {len(line) - 1} answers so far, found {item.to}"
                raise CorruptLog(f"undo {len(self._goals) + 1}: {found}")
            del line[item.to + 1 :]
            self._goals.append(line[-1])
            self._uses[line[-1]] = self._uses.get(line[-1], 0) + 1

    def reached(self, game: AnyGame, moment: int) -> None:
        """Keep the state of this moment if an undo will go back to it."""
        if self._uses.get(moment, 0):
            self._states[moment] = game.state.copy()

    def go_back(self, game: AnyGame, undo: Undo) -> None:
        """Carry out the next undo of the log."""
        goal = self._goals[self._undone]
        self._undone += 1
        game.undo(undo.to, undo.time, self._states[goal])
        self._uses[goal] -= 1
        if not self._uses[goal]:
            del self._states[goal]
