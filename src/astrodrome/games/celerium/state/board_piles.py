"""Piles of the central board: the planets, and the Control cards."""

from __future__ import annotations


class Planets:
    """The planets of a rally. Copies of a state share them: a change makes a new record."""

    def __init__(self) -> None:
        self.pile: tuple[int, ...] = ()
        """The face-down pile."""
        self.removed: tuple[int, ...] = ()
        """Planets that left the game unseen (CM-016)."""
        self.seen: tuple[int, ...] = ()
        """Planets turned up so far; the last one hosts the round."""

    def dealt(self, planets: tuple[int, ...], size: int) -> Planets:
        """Return them with a pile of this size from the planets given; the others leave the game unseen."""
        twin = Planets()
        twin.pile, twin.removed, twin.seen = planets[:size], planets[size:], self.seen
        return twin

    def turned_up(self) -> Planets:
        """Return them with the top planet turned up (CM-041)."""
        twin = Planets()
        twin.pile, twin.removed, twin.seen = self.pile[:-1], self.removed, (*self.seen, self.pile[-1])
        return twin


class ControlCards:
    """The Control cards of a rally. Copies of a state share them: a change makes a new record."""

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        """Cards not turned up yet."""
        self.discard: list[int] = []
        """Cards turned up so far."""
        self.card: int | None = None
        """The card turned up in this round."""

    def copy(self) -> ControlCards:
        """Return an equal and independent record, which can be changed."""
        twin = ControlCards()
        twin.deck = self.deck
        twin.discard = self.discard.copy()
        twin.card = self.card
        return twin

    def shuffled(self, deck: tuple[int, ...]) -> ControlCards:
        """Return them with another deck."""
        twin = self.copy()
        twin.deck = deck
        return twin

    def turned_up(self) -> ControlCards:
        """Return them with the top card turned up (CM-194)."""
        twin = self.copy()
        twin.card = self.deck[-1]
        twin.deck = self.deck[:-1]
        twin.discard.append(self.deck[-1])
        return twin

    def next_round(self) -> ControlCards:
        """Return them with no card turned up in this round."""
        twin = self.copy()
        twin.card = None
        return twin
