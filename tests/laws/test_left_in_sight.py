"""What the table showed to everybody and no view has any more is no leak; what a view could have is compared."""

from __future__ import annotations

from astrodrome.games.celestia.content.card_names import listed
from astrodrome.games.celestia.records.card_events import CardsDrawn, DeckReshuffled, HandExchanged
from tests.laws.hooks.celestia import HOOKS
from tests.laws.law_secrecy import left_in_sight

EXCHANGED = HandExchanged(1, listed([0, 1]), 2)
SHUFFLED = DeckReshuffled(40)
DRAWN = CardsDrawn(1, 2)


def test_a_hand_discarded_and_shuffled_away_at_once_is_not_compared() -> None:
    assert left_in_sight((EXCHANGED, SHUFFLED, DRAWN), HOOKS.swept) == (SHUFFLED, DRAWN)


def test_a_hand_that_lies_on_the_discard_pile_is_compared() -> None:
    for events in ((EXCHANGED, DRAWN), (SHUFFLED, DRAWN, EXCHANGED)):
        assert left_in_sight(events, HOOKS.swept) == events
