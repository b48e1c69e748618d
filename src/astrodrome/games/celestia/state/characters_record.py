"""The colours of the players, and the characters of Extension 1."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.kernel.seats import Seat


class Characters:
    """Pawns and powers, by seat. Copies of a state share them: a change makes a new record."""

    def __init__(
        self,
        crew: list[tuple[int, ...]] | None = None,
        colour: Sequence[int | None] = (),
        power_used: Sequence[bool] = (),
    ) -> None:
        self.crew: list[tuple[int, ...]] = [] if crew is None else crew
        """By seat: the colours of its pawns."""
        self.colour: list[int | None] = list(colour)
        """By seat: the colour whose power it has (CS-219)."""
        self.power_used: list[bool] = list(power_used)
        """By seat: whether the power was used."""

    def using_power(self, seat: Seat) -> Characters:
        """Return them after a player has used their power."""
        twin = Characters(self.crew, self.colour, self.power_used)
        twin.power_used[seat] = True
        return twin
