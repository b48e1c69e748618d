"""The main deck, the hands and the discard pile (CS-024 to CS-028, CS-162 to CS-165)."""

from __future__ import annotations

from astrodrome.games.celestia.content.card_names import listed
from astrodrome.games.celestia.content.cards import CARDS, KINDS
from astrodrome.games.celestia.records.card_events import CardPlayed, CardsDrawn, CardsSeen, DeckReshuffled
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import card_was_seen
from astrodrome.games.celestia.state.rows import counted
from astrodrome.kernel.seats import Seat


def top_card(g: Celestia) -> int | None:
    """Take the top card of the deck, shuffling the discard pile when it has run out; None: no card is left (CS-164)."""
    if not g.deck:
        reshuffle(g)
    return g.deck.pop() if g.deck else None


def reshuffle(g: Celestia) -> None:
    """Make the discard pile the new draw pile; what lies face up on the table is not part of it (CS-162, CS-440)."""
    cards = [kind for kind in range(KINDS) for _ in range(g.discard[kind])]
    if not cards:
        return
    g.chance.shuffle("deck", cards)
    g.deck = cards
    g.discard = [0] * KINDS
    if g.listening:
        g.emit(DeckReshuffled(len(cards)))


def draw_cards(g: Celestia, seat: Seat, count: int) -> None:
    """Let a player draw cards one by one, as far as there are any (CS-106, CS-163, CS-164)."""
    drawn: list[int] = []
    hand = g.hands[seat].copy()
    for _ in range(count):
        kind = top_card(g)
        if kind is None:
            break
        drawn.append(kind)
        hand[kind] += 1
    g.hands[seat] = hand
    g.hand_size[seat] += len(drawn)
    if drawn:
        g.memory.shortages[seat] = []
    if g.listening and drawn:
        g.emit(CardsDrawn(seat, len(drawn)))
        g.emit(CardsSeen((seat,), listed(drawn)))


def take_from_hand(g: Celestia, seat: Seat, kind: int) -> None:
    """Take a card out of a hand for all to see."""
    g.hands[seat] = counted(g.hands[seat], kind, -1)
    g.hand_size[seat] -= 1
    card_was_seen(g, seat, kind)


def discard_from_hand(g: Celestia, seat: Seat, kind: int) -> None:
    """Put a card from a hand on the discard pile."""
    take_from_hand(g, seat, kind)
    g.discard[kind] += 1


def play_card(g: Celestia, seat: Seat, kind: int) -> None:
    """Play a card: it goes to the discard pile, where everybody can see it (CS-065, CS-Q21)."""
    discard_from_hand(g, seat, kind)
    if g.listening:
        g.emit(CardPlayed(seat, CARDS[kind]))
