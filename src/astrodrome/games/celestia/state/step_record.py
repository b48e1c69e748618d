"""The step of a vessel, from the roll to the landing: whose it is, the dice, what was announced and laid."""

from __future__ import annotations

AIRCRAFT, BOAT = range(2)
"""The vessel whose step it is."""
SILENT, SUCCESS, CRASH = range(3)
"""What the captain has said about the dice as they lie."""
NOTHING, STAYS, LEAVES, ROWS = range(4)
"""What a passenger has announced in this step; who rows takes the lifeboat."""


class Step:
    """One step of a voyage (CS-038)."""

    def __init__(self, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before the first step."""
        self.vessel = AIRCRAFT
        """Whose step it is: AIRCRAFT or BOAT."""
        self.destination = 0
        """The place that the step leads to."""
        self.dice: list[int] = []
        """The events of this step: faces as they lie, empty before the roll."""
        self.dice_change = 0
        """Dice that cards and powers add to the roll or take from it."""
        self.pirates_ignored = False
        """Whether the green power lets this step pass all pirates."""
        self.announced: list[int] = []
        """By seat: NOTHING, STAYS, LEAVES or ROWS."""
        self.pawns_landed: list[int] = []
        """By seat: pawns that got off with a treasure in this step."""
        self.declaration = SILENT
        """What the captain has said about the dice as they lie: SILENT, SUCCESS or CRASH."""
        self.declaration_count = 0
        """How many declarations there were in this step."""
        self.route_came_back: list[bool] = []
        """By seat: an Alternative Route came back, and nothing has changed since (CS-520)."""
        self.cards_laid: list[int] = []
        """Cards that the captain has laid against the events."""
        self.help_revealed: list[int] = []
        """Help cards on the table, face up."""
        self.cards_turned_up: list[int] = []
        """Cards that the yellow character has turned up from the deck."""
        self.moored = False
        """Whether a Mooring keeps the vessel where it is (CS-235)."""

    def copy(self) -> Step:
        """Return an equal and independent record."""
        twin = Step(blank=False)
        twin.vessel = self.vessel
        twin.destination = self.destination
        twin.dice = self.dice.copy()
        twin.dice_change = self.dice_change
        twin.pirates_ignored = self.pirates_ignored
        twin.announced = self.announced.copy()
        twin.pawns_landed = self.pawns_landed.copy()
        twin.declaration = self.declaration
        twin.declaration_count = self.declaration_count
        twin.route_came_back = self.route_came_back.copy()
        twin.cards_laid = self.cards_laid.copy()
        twin.help_revealed = self.help_revealed.copy()
        twin.cards_turned_up = self.cards_turned_up.copy()
        twin.moored = self.moored
        return twin
