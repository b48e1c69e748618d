"""The score sheets of a rally: a row for each race, with a figure for each franchise."""

from __future__ import annotations


class ScoreSheets:
    """What the races brought, by race and franchise. Copies of a state share it: a new race makes a new record."""

    def __init__(self) -> None:
        self.pilot: list[tuple[int, ...]] = []
        """Squares of the Pilot before the rearmost vehicle (CM-215)."""
        self.starbot: list[tuple[int, ...]] = []
        """The same of the Starbot."""
        self.bonus: list[tuple[int, ...]] = []
        """The bonus of the square that the Starbot reached."""
        self.missed: list[tuple[int, ...]] = []
        """Whether the Starbot malus applied (0 or 1), or expert conditions missed (CM-218, CM-244)."""
        self.points: list[tuple[int, ...]] = []
        """Points of the race, without those of Boosts."""
        self.boosts: list[tuple[int, ...]] = []
        """Points that Boosts brought in the round."""

    def copy(self) -> ScoreSheets:
        """Return an equal and independent record, to which a race can be added."""
        twin = ScoreSheets()
        twin.pilot = self.pilot.copy()
        twin.starbot = self.starbot.copy()
        twin.bonus = self.bonus.copy()
        twin.missed = self.missed.copy()
        twin.points = self.points.copy()
        twin.boosts = self.boosts.copy()
        return twin
