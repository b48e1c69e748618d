"""Giving up: of own will before a card, or because one must after it (GB-132, GB-164 to GB-167, GB-172, GB-195)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import FLY_ON, GIVE_UP, FlyOn, GiveUp
from astrodrome.games.galaxy_trucker.crew import humans
from astrodrome.games.galaxy_trucker.figures import TRACK
from astrodrome.games.galaxy_trucker.flight_events import GaveUp, GiveUpReason
from astrodrome.games.galaxy_trucker.goods import aboard, worth
from astrodrome.games.galaxy_trucker.offers import GiveUpOffer
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def leave_flight(g: Trucker, seat: Seat, reason: GiveUpReason) -> None:
    """Take a rocket off the track (GB-167)."""
    g.flying[seat] = False
    if g.heard:
        g.tell(GaveUp(seat, reason))


class TruckerMayGiveUp(Decision[Trucker]):
    """Before a card is revealed each player may give up, in flight order (GB-164)."""

    args = ("seat",)
    takes = (FlyOn, GiveUp)
    rules = ("GB-164",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask the player whose turn it is."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return going on first."""
        return (FLY_ON, GIVE_UP)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: both are always allowed."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Go on, or leave the flight."""
        if isinstance(action, GiveUp):
            leave_flight(g, seat, "own-will")

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what the ship would get for its goods either way (GB-169, GB-177)."""
        goods = worth(aboard(g, seat))
        return GiveUpOffer(goods, half_price(goods), len(g.deck))


def half_price(value: int) -> int:
    """Return half of the value of goods, rounded up: what they bring after giving up (GB-169)."""
    return (value + 1) // 2


class EndCard(Task[Trucker]):
    """The card is resolved: ships that cannot go on give up now, not before (GB-132, GB-165, ruling GB-Q08)."""

    def run(self, g: Trucker) -> None:
        """Find all of them before any rocket is taken off (GB-195)."""
        if g.intro:
            return  # GB-183: nobody gives up, not even who must
        found: list[tuple[Seat, GiveUpReason]] = []
        for seat in g.order():
            reason = must_give_up(g, seat)
            if reason is not None:
                found.append((seat, reason))
        for seat, reason in found:
            leave_flight(g, seat, reason)


def must_give_up(g: Trucker, seat: Seat) -> GiveUpReason | None:
    """Return why a ship cannot go on, or None (GB-122, GB-165)."""
    if not g.hulls[seat]:
        return "no-ship"
    if humans(g, seat) == 0:
        return "no-humans"
    if g.stranded[seat]:
        return "no-engine"
    return "lapped" if is_lapped(g, seat) else None


def is_lapped(g: Trucker, seat: Seat) -> bool:
    """Tell whether another rocket in the race is more than a whole track ahead (GB-166)."""
    return max([g.place[other] for other in g.order()]) - g.place[seat] > TRACK


END_CARD: Final = EndCard()
