"""Into the lifeboat and out of it (CS-299 to CS-304, CS-318, CS-321)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import CARDS, LIFEBOAT, URGENT_NEED
from astrodrome.games.celestia.records.card_events import LifeboatTaken
from astrodrome.games.celestia.state.deck import take_from_hand
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_LIFEBOAT_CARD: Final = Refusal("CS-300", "no-lifeboat-card")


def lifeboat_cards(g: Celestia, seat: Seat) -> list[int]:
    """Return the kinds of Lifeboat card in a hand."""
    hand = g.hands[seat]
    return [kind for kind in range(LIFEBOAT, URGENT_NEED) if hand[kind]]


def board_lifeboat(g: Celestia, seat: Seat, kind: int) -> None:
    """Put the lifeboat beside the aircraft and the player's pawn into it, without a treasure (CS-302, CS-303)."""
    take_from_hand(g, seat, kind)
    g.lifeboat = g.lifeboat.boarded(seat, kind, g.place)
    g.pawns[seat] = 0
    if g.listening:
        g.emit(LifeboatTaken(seat, CARDS[kind]))


def vacate_lifeboat(g: Celestia) -> None:
    """Discard the Lifeboat card and make the lifeboat available again (CS-318, CS-321)."""
    assert g.lifeboat.card is not None, "a pilot has a Lifeboat card"
    g.discard[g.lifeboat.card] += 1
    g.lifeboat = g.lifeboat.vacated()
