"""The numbers of the rule of thumb, in points. Those of the class are what `normal` plays by."""

from __future__ import annotations

from typing import Final


class Tuning:
    """What things are thought to be worth beyond the squares that they gain."""

    def __init__(self) -> None:
        self.action = 0.85
        """An action that will still be there in the next round."""
        self.cut = 0.1
        """An action that would not fit on the counter with the next income (CM-233)."""
        self.card = 0.6
        """A card that is kept for a later race."""
        self.energy = 0.25
        """Energy that other cards of the hand could use in this race; what is left of it is lost (CM-040)."""
        self.spent = 1.5
        """What an action not spent on cards costs."""
        self.energy_worth = 0.75
        """What energy brings in a race, up to what a usual hand can spend."""
        self.enough = 6
        """What a usual hand can spend."""
        self.surplus = 0.3
        """What energy beyond that brings."""
        self.envy = 0.9
        """What all points of the others together weigh against the bot's."""
        self.nearness = 10.0
        """By how many points a rival must be ahead of another to be feared about three times as much."""
        self.restless = 0.25
        """How likely the wheel is turned by somebody before the control."""
        self.honest = 1.0 / 3.0
        """How likely an active Boost of another franchise conforms, if its version was never seen."""
        self.shot = 0.9
        """A vehicle held for a turn."""
        self.meteor = 0.5
        """A vehicle about to be stopped."""
        self.damage = 3.0
        """An Upgrade missed for a race by a franchise that is feared as much as the bot's own points count."""
        self.drain = 0.4
        """Energy taken from a franchise with cards."""
        self.keep = 0.9
        """A free choice of line in the next race."""
        self.first = 0.7
        """Being first at the next market."""
        self.last = 0.5
        """Making a rival the last there."""
        self.liking = 1.0
        """A quarter of the points by which a face of the Pilot may be liked better than it is."""
        self.whim = 0.6
        """By how many points a Boost may be thought better or worse than it is, so that nobody can read a franchise."""
        self.shield = 0.8
        """What a Shield that can be paid for saves in a race."""
        self.own_turn = 0.35
        """How likely a Boost still fails when a card of the own hand could turn the wheel in its favour."""
        self.surprise = 0.3
        """How likely somebody has an active Boost checked during the race."""
        self.option = 1.2
        """What the energy option of a card brings, in the mean."""
        self.option_energy = 2.0
        """The energy it takes, in the mean."""
        self.wait = 4.0
        """What a Px2 token promises beyond its points while a better planet may come."""


THUMB: Final = Tuning()
"""What `normal` plays by."""


def practised() -> Tuning:
    """Return what `expert` thinks by, as duels have shown."""
    found = Tuning()
    found.liking = 0.0
    found.honest = 0.65
    found.surplus = 0.8
    found.spent = 2.5
    found.own_turn = 0.55
    return found


PRACTISED: Final = practised()
"""What `expert` thinks by, and takes others to play by."""
