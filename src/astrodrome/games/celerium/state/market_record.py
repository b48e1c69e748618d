"""The Upgrade market: what is on sale, the Upgrades that no franchise has, and who shops when."""

from __future__ import annotations

from astrodrome.kernel.seats import Seat


class Market:
    """The market of a rally. Copies of a state share it: a change makes a new record."""

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        """Upgrades not turned up yet."""
        self.on_sale: list[int] = []
        """Upgrades on sale."""
        self.order: list[int] = []
        """All franchises, in the order of this round's market (CM-048)."""
        self.discard: list[int] = []
        """Upgrades that left the game."""
        self.first: int | None = None
        """Who acts first at the next market, because of a card."""
        self.last: int | None = None
        """Who acts last at the next market, because of a card."""

    def copy(self) -> Market:
        """Return an equal and independent record, which can be changed."""
        twin = Market()
        twin.deck = self.deck
        twin.on_sale = self.on_sale.copy()
        twin.order = self.order.copy()
        twin.discard = self.discard.copy()
        twin.first = self.first
        twin.last = self.last
        return twin

    def selling(self, upgrade: int) -> Market:
        """Return the market without an Upgrade that was on sale."""
        twin = self.copy()
        twin.on_sale.remove(upgrade)
        return twin

    def discarding(self, upgrade: int) -> Market:
        """Return the market with an Upgrade more that left the game."""
        twin = self.copy()
        twin.discard.append(upgrade)
        return twin

    def with_first(self, seat: Seat) -> Market:
        """Return the market at which a franchise acts first; its Last-at-market token goes back (CM-184)."""
        twin = self.copy()
        twin.first = seat
        if twin.last == seat:
            twin.last = None
        return twin

    def with_last(self, seat: Seat) -> Market:
        """Return the market at which a franchise acts last; its First-at-market token goes back (CM-184)."""
        twin = self.copy()
        twin.last = seat
        if twin.first == seat:
            twin.first = None
        return twin
