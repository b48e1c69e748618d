"""What decides the end of a game: the last end check and why the game ended, the Forgotten City, the gifts.

Copies of a state share these records: a change makes a new one.
"""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.kernel.seats import Seat


class Ending:
    """The last end check, and the final count (CS-110, CS-115)."""

    def __init__(
        self, treasures_at_check: list[list[int]] | None = None, count_begun: bool = False, reason: str | None = None
    ) -> None:
        self.treasures_at_check: list[list[int]] = [] if treasures_at_check is None else treasures_at_check
        """By seat: `treasures_by_city` and token at the last end check that nobody won."""
        self.count_begun: bool = count_begun
        """Whether treasures lie open for the final count."""
        self.reason: str | None = reason
        """Why the game ended."""

    def checked(self, treasures_by_city: Sequence[Sequence[int]], tokens: Sequence[bool]) -> Ending:
        """Return it after an end check that nobody won."""
        rows = [[*row, int(token)] for row, token in zip(treasures_by_city, tokens, strict=True)]
        return Ending(rows, self.count_begun, self.reason)

    def counting(self, reason: str) -> Ending:
        """Return it when the game has ended for this reason, and the final count has begun."""
        return Ending(self.treasures_at_check, count_begun=True, reason=reason)


class ForgottenCity:
    """The Forgotten City of Boscalumia (CS-376)."""

    def __init__(self, lit: bool = False, tokens: list[bool] | None = None) -> None:
        self.lit: bool = lit
        """Whether it has been reached."""
        self.tokens: list[bool] = [] if tokens is None else tokens
        """By seat: whether its token lies there."""

    def lit_by(self, seats: Sequence[Seat]) -> ForgottenCity:
        """Return it lit, with the tokens of those who have reached it."""
        return ForgottenCity(True, [token or seat in seats for seat, token in enumerate(self.tokens)])


class Gifts:
    """The gifts of Krismastri (CS-345)."""

    def __init__(self, waiting: list[int] | None = None, received: list[int | None] | None = None) -> None:
        self.waiting: list[int] = [] if waiting is None else waiting
        """Treasures that wait as gifts; the last one is given next."""
        self.received: list[int | None] = [] if received is None else received
        """By seat: the gift it was given."""

    def with_waiting(self, treasures: list[int]) -> Gifts:
        """Return them with these treasures in wait."""
        return Gifts(treasures, self.received)

    def given(self, target: Seat) -> Gifts:
        """Return them after the last gift was given to a player (CS-352)."""
        received = self.received.copy()
        received[target] = self.waiting[-1]
        return Gifts(self.waiting[:-1], received)
