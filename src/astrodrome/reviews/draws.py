"""Chance that is noted, chance that repeats what was noted, and chance that deals alike from any order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override

T = TypeVar("T")


class NotedDraws(Chance):
    """Another stream, with a note of every draw by its name."""

    def __init__(self, inner: Chance) -> None:
        super().__init__(inner.seed, inner.undos, inner.count)
        self._inner = inner
        self.noted: dict[str, list[int]] = {}
        """What was drawn."""

    @override
    def below(self, name: str, n: int) -> int:
        value = self._inner.below(name, n)
        self.noted.setdefault(name, []).append(value)
        return value


class GivenDraws(Chance):
    """Chance that draws what was drawn elsewhere, where that is possible, and the draws of another stream after it."""

    def __init__(self, draws: Mapping[str, list[int]], then: Chance) -> None:
        super().__init__(then.seed, then.undos, then.count)
        self._draws = {name: list(values) for name, values in draws.items()}
        self._then = then

    @override
    def below(self, name: str, n: int) -> int:
        values = self._draws.get(name)
        if values and values[0] < n:
            return values.pop(0)
        return self._then.below(name, n)


class Redealt(Chance):
    """Chance whose shuffles forget the order they found.

    A world dealt by it depends on what the seat knows alone: two games that it cannot tell apart give the same worlds.
    """

    @override
    def shuffle(self, name: str, things: list[T]) -> None:
        if things and isinstance(things[0], int):
            things.sort(key=int.__index__)  # type: ignore[arg-type]  # they are numbers
        super().shuffle(name, things)
