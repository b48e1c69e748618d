"""Chance whose kinds of draws do not disturb each other."""

from __future__ import annotations

from astrodrome.kernel.chance import Chance
from astrodrome.selfplay.simulation import derive


class ChanceByName(Chance):
    """A stream of its own for each name: how often a deck is shuffled does not change the dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.streams: dict[str, Chance] = {}

    def copy(self) -> ChanceByName:
        """Return streams that will give the same draws."""
        twin = ChanceByName(self.seed)
        twin.streams = {name: stream.copy() for name, stream in self.streams.items()}
        return twin

    def below(self, name: str, n: int) -> int:
        """Draw from the stream of that name."""
        if name not in self.streams:
            self.streams[name] = Chance(derive(self.seed, name))
        return self.streams[name].below(name, n)
