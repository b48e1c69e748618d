"""The points of a game that the rulebook names, and what the base rules do there.

Base rules ask `g.phases`; where modules of the Big Expansion are on, `game.expansion_phases` answers instead, with its
tasks in one written order (decision 6, GX-571).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from astrodrome.games.galaxy_trucker.content.rows import CardRow, Value
from astrodrome.games.galaxy_trucker.flight.giving_up import END_CARD
from astrodrome.games.galaxy_trucker.ship.strength import TruckerDeclares
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat

Play: TypeAlias = Callable[[Trucker, CardRow], list[Task[Trucker]]]
"""Makes the tasks of a card."""


class Phases:
    """What comes at each point in a game without modules: usually nothing."""

    def before_building(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before ships are built."""
        return []

    def before_crew(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before crew is placed."""
        return []

    def after_boarding(self, g: Trucker, seat: Seat, colour: int) -> list[Task[Trucker]]:
        """Return what follows once an alien of a colour has come aboard."""
        return []

    def at_take_off(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes between take-off and the first card."""
        return []

    def before_reveal(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before a card is revealed."""
        return []

    def on_reveal(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes between the revealing of a card and its effects."""
        return []

    def play_card(self, g: Trucker, card: CardRow) -> list[Task[Trucker]]:
        """Return the tasks of a card that the base game does not have."""
        raise NotImplementedError

    def before_count(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return what comes at a player's turn to count, before anything else."""
        return []

    def counting(self, g: Trucker, seat: Seat, value: Value) -> list[Task[Trucker]]:
        """Return how a player counts a value: by declaring it (GB-095)."""
        return [TruckerDeclares(seat, value)]

    def before_claim(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return what comes before a player may claim an opportunity."""
        return []

    def before_penalty(self, g: Trucker, seats: Iterable[Seat]) -> list[Task[Trucker]]:
        """Return what comes once it is certain who suffers a penalty."""
        return []

    def after_crew_lost(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return what follows once a loss of crew is complete."""
        g.lost_crew[seat] = False
        return []

    def after_landing(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what follows once all have landed on planets."""
        return []

    def after_card(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what follows a card: ships that cannot go on give up (GB-132)."""
        return [END_CARD]


BASE_PHASES: Final = Phases()
