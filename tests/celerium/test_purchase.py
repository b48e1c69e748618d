"""Chapter 8: event purchase."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import BuyCards
from astrodrome.games.celerium.records.offers import LevelChoice, PurchaseOffer
from astrodrome.games.celerium.records.preparation_events import CardsBought, CardsSeen, DeckReshuffled
from astrodrome.games.celerium.records.purchase_actions import MOST_PROPOSED, listed, proposed
from astrodrome.kernel.errors import Refused
from astrodrome.kernel.game import MOST_LISTED
from astrodrome.kernel.records import is_visible
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import Franchise, Table, all_cards, f, rally
from tests.contract.events import of_kind

NONE = BuyCards(0, 0, 0)


def short(one: Franchise, deck: int, discard: int) -> Table:
    """Return a purchase with so many cards in deck 1 and on its discard pile; the others lie in the second hand."""
    cards = all_cards(1)
    other = f(hand=" ".join(cards[deck + discard :]))
    return rally(one, other, step="purchase", discards=[" ".join(cards[:discard]), "-", "-"])


@pytest.mark.rule("CM-074")
def test_each_franchise_has_one_purchase_turn_in_turn_order() -> None:
    table = rally(f(), f(), f(), first=2, step="purchase")
    asked = []
    while table.asks == "FranchiseBuysCards":
        asked += list(table.game.asked)
        table.do(BuyCards(1, 0, 0))
    assert asked == [2, 0, 1]


@pytest.mark.rule("CM-075")
@pytest.mark.parametrize("counts", [(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)])
def test_a_card_costs_one_action_whatever_its_level(counts: tuple[int, int, int]) -> None:
    table = rally(f(score=40, actions=5), step="purchase")
    events = table.do(BuyCards(*counts))
    assert table.g.actions[0] == 2
    assert of_kind(events, CardsBought) == [CardsBought(0, counts, 3)]
    assert table.public.franchises[0].cards == counts


@pytest.mark.rule("CM-076")
def test_all_cards_are_paid_before_any_is_seen() -> None:
    table = rally(f(actions=3), step="purchase", deck="1-01 1-18 1-07")
    kinds = [type(event) for event in table.do(BuyCards(2, 0, 0))]
    assert kinds == [CardsBought, CardsSeen]
    assert table.hand(0) == ["1-01", "1-18"]
    before = rally(f(actions=1), step="purchase", deck="1-01 1-18")
    with pytest.raises(Refused):
        before.do(BuyCards(2, 0, 0))
    assert before.hand(0) == []


@pytest.mark.rule("CM-076")
def test_a_negative_number_of_cards_is_refused() -> None:
    table = rally(f(score=40), step="purchase")
    assert table.refuse(BuyCards(3, -1, 0)) == Refusal("CM-076", "less-than-no-card", (("level", 2),))


@pytest.mark.rule("CM-077")
def test_no_card_can_be_bought_after_a_look() -> None:
    table = rally(f(actions=8), f(), step="purchase")
    table.do(BuyCards(1, 0, 0))
    assert table.game.asked == (1,)
    table.do(NONE)
    assert table.asks == "FranchisesBoost"


@pytest.mark.rule("CM-078")
def test_buying_no_card_is_legal() -> None:
    table = rally(f(), step="purchase")
    events = table.do(NONE)
    assert (table.g.actions[0], table.hand(0)) == (8, [])
    assert of_kind(events, CardsSeen) == []


@pytest.mark.rule("CM-079")
@pytest.mark.parametrize(("score", "level"), [(0, 1), (19, 1), (20, 2), (39, 2), (40, 3)])
def test_only_levels_up_to_ones_own_are_open(score: int, level: int) -> None:
    table = rally(f(score=score), step="purchase")
    for at, action in enumerate((BuyCards(1, 0, 0), BuyCards(0, 1, 0), BuyCards(0, 0, 1)), 1):
        expected = None if at <= level else Refusal("CM-079", "level-too-high", (("level", at), ("own", level)))
        assert table.refuse(action) == expected


@pytest.mark.rule("CM-080")
def test_in_the_first_round_only_level_1_can_be_bought() -> None:
    table = rally(f(), f(), step="planet")
    while table.asks != "FranchiseBuysCards":
        table.do(table.legal()[0])
    assert all(isinstance(action, BuyCards) and action.counts()[1:] == (0, 0) for action in table.legal())
    assert len(table.legal()) == 9


@pytest.mark.rule("CM-081")
def test_levels_may_be_mixed_freely() -> None:
    table = rally(f(score=45, actions=6), step="purchase")
    for counts in ((6, 0, 0), (2, 2, 2), (0, 5, 1), (1, 0, 3)):
        assert table.refuse(BuyCards(*counts)) is None
        assert BuyCards(*counts) in table.legal()


@pytest.mark.rule("CM-082")
def test_only_the_owner_sees_the_cards_it_draws_from_the_top() -> None:
    table = rally(f(score=20), f(), step="purchase", deck="1-04 2-11 2-15")
    events = table.do(BuyCards(1, 2, 0))
    seen = of_kind(events, CardsSeen)
    assert seen == [CardsSeen((0,), ("1-04", "2-11", "2-15"))]
    assert [is_visible(seen[0], seat) for seat in (0, 1, None)] == [True, False, False]
    assert [card.name for card in table.mine(0).hand] == ["1-04", "2-11", "2-15"]
    assert table.mine(1).hand == ()
    assert table.public.franchises[0].cards == (1, 2, 0)


@pytest.mark.rule("CM-083")
def test_cards_stay_in_hand_without_a_limit() -> None:
    hand = "1-01 1-01 1-02 1-03 1-04 1-05 1-06 1-07 1-08 1-09 1-10 1-11 1-12 1-13 1-14 1-15"
    table = rally(f(hand=hand), f(), round=1)
    table.passes(2)
    assert table.g.round == 2
    assert table.hand(0) == hand.split()


@pytest.mark.rule("CM-084")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    table = short(f(actions=8), deck=1, discard=3)
    left = sorted([*table.g.event_decks[0], *table.g.event_discards[0]])
    events = table.do(BuyCards(3, 0, 0))
    assert of_kind(events, DeckReshuffled) == [DeckReshuffled(1)]
    assert table.g.event_discards[0] == ()
    assert sorted([*table.g.hands[0], *table.g.event_decks[0]]) == left


@pytest.mark.rule("CM-084")
def test_more_cards_than_deck_and_discard_hold_are_refused() -> None:
    table = short(f(actions=8), deck=1, discard=2)
    assert table.refuse(BuyCards(3, 0, 0)) is None
    assert table.refuse(BuyCards(4, 0, 0)) == Refusal("CM-084", "deck-short", (("level", 1), ("left", 3)))
    assert len(table.legal()) == 4


def test_too_many_actions_are_refused_with_the_price() -> None:
    table = rally(f(actions=2, score=20), step="purchase")
    assert table.refuse(BuyCards(2, 1, 0)) == Refusal("CM-036", "few-actions", (("price", 3), ("actions", 2)))


def test_the_offer_shows_the_decks_and_why_some_are_closed() -> None:
    table = short(f(score=20, actions=3), deck=2, discard=1)
    closed = Refusal("CM-079", "level-too-high", (("level", 3), ("own", 2)))
    levels = (LevelChoice(1, 3, None), LevelChoice(2, 45, None), LevelChoice(3, 45, closed))
    assert table.offer() == PurchaseOffer(levels, 1, 3)


@pytest.mark.parametrize(("actions", "complete"), [(9, True), (10, True), (11, False), (15, False)])
def test_long_lists_become_proposals(actions: int, complete: bool) -> None:
    table = rally(f(score=40, actions=actions), step="purchase")
    assert table.game.complete(0) is complete
    assert len(table.legal()) <= (MOST_LISTED if complete else MOST_PROPOSED)
    assert all(table.refuse(action) is None for action in table.legal())
    assert table.refuse(BuyCards(0, 0, actions)) is None


def test_every_purchase_is_listed_once() -> None:
    every = listed((3, 2, 1), 4)
    assert every is not None
    expected = {(a, b, c) for a in range(4) for b in range(3) for c in range(2) if a + b + c <= 4}
    assert [action.counts() for action in every] == sorted(expected)


def test_proposals_are_rich_and_poor_and_within_the_limits() -> None:
    wishes = proposed((15, 15, 15), 15)
    assert len(wishes) == len(set(wishes)) == MOST_PROPOSED
    assert wishes[0] == BuyCards(0, 0, 15)
    assert BuyCards(0, 8, 7) in wishes
    assert all(sum(wish.counts()) <= 15 for wish in wishes)
    assert BuyCards(1, 2, 3) in proposed((4, 2, 3), 6)
    assert all(wish.level_3 <= 4 for wish in proposed((15, 15, 4), 15))
