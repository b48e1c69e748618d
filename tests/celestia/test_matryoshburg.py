"""Bonus: Matryoshburg (CS-356 to CS-365, CS-482 to CS-485)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DRAW_CARD,
    LEAVE,
    STOP,
    ExchangeCards,
    ExchangeTreasure,
)
from astrodrome.games.celestia.records.card_events import BonusTaken, CardsDrawn, MatryoshburgReached
from astrodrome.games.celestia.records.flight_events import VoyageBegan
from astrodrome.games.celestia.records.offers import BonusOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from astrodrome.games.celestia.views.table_view import Knowledge
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import Action
from tests.celestia.table import Table, cards, fly, pick, play, row, treasure
from tests.contract.events import of_kind


def exchange(words: str) -> ExchangeCards:
    """Return exchanging some cards."""
    return ExchangeCards(cards(words))


def swap(word: str) -> ExchangeTreasure:
    """Return exchanging a treasure."""
    return ExchangeTreasure(treasure(word))


def visiting(*hands: str, modules: str = "matryoshburg", **more: object) -> Table:
    """Crash on two fogs in city 4, so that the aircraft calls at Matryoshburg."""
    more.setdefault("at", 4)
    more.setdefault("dice", "ff")
    table = fly(*hands, modules=modules, power_cards=False, spyglasses=False, **more)  # type: ignore[arg-type]  # as given
    return table.on("PlayersChooseBonus")


@pytest.mark.rule("CS-356")
def test_it_is_no_city_of_the_route() -> None:
    table = fly("", "", "", modules="matryoshburg")
    assert table.public.cities[0].value == 1
    assert len(table.public.cities) == 9
    assert table.city == 1


@pytest.mark.rule("CS-357")
def test_after_a_crash_everybody_chooses_one_of_three_bonuses() -> None:
    table = visiting("c", "l", "h", holds={0: "9:12"}, deck="t t t")
    assert of_kind(table.events, MatryoshburgReached) == [MatryoshburgReached()]
    assert set(table.can(0)) == {DRAW_CARD, exchange("c"), swap("9:12")}
    table.do(0, DRAW_CARD)
    table.do(1, exchange("l"))
    table.do(2, DRAW_CARD)
    assert [table.hand(seat) for seat in range(3)] == ["c t", "t", "h t"]


@pytest.mark.rule("CS-357", "CS-359")
def test_proposed_are_single_cards_and_the_whole_hand_of_two_or_more_each_once() -> None:
    table = visiting("c", "l h", "", deck="t t t")
    assert list(table.can(0)) == [DRAW_CARD, exchange("c")]
    assert sorted(map(repr, table.can(1))) == sorted(
        map(repr, [DRAW_CARD, exchange("l h"), exchange("l"), exchange("h")])
    )
    assert list(table.can(2)) == [DRAW_CARD]


@pytest.mark.rule("CS-358")
def test_everybody_chooses_whatever_befell_them() -> None:
    table = fly("", "", "", "", modules="matryoshburg", at=4, dice="ff", ashore=(3,), power_cards=False)
    table.do(1, LEAVE)
    table.on("PlayersChooseBonus")
    assert table.asked == (0, 1, 2, 3)


@pytest.mark.rule("CS-359")
def test_any_cards_may_be_exchanged_but_not_none() -> None:
    table = visiting("c l t", "", "", captain=2, deck="h h h")
    assert table.why(0, exchange("c t")) is None
    assert table.why(0, ExchangeCards(())) == "CS-359"
    assert table.why(0, exchange("p")) == "CS-359"
    assert table.why(0, ExchangeCards(cards("c l")[::-1])) == "CS-359"
    table.do(0, exchange("c t"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    assert table.hand(0) == "l h h"
    assert {"c", "t"} <= set(table.discard.split())


@pytest.mark.rule("CS-359")
def test_the_discard_comes_first_so_that_it_may_be_drawn_again() -> None:
    table = visiting("c l", "", "", captain=2, keeper=1)
    table.do(0, exchange("c l"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    assert table.hand(0) == "c l"


@pytest.mark.rule("CS-360", "CS-361")
def test_a_treasure_goes_under_its_pile_and_the_top_one_is_taken() -> None:
    table = visiting("", "", "", holds={0: "9:9"}, piles={9: "12 9 9"})
    table.do(0, swap("9:9"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    assert (table.owns(0), table.left(9)) == (["9:12"], 3)
    assert table.g.tables.points[table.g.piles[4][0]] == 9


@pytest.mark.rule("CS-360")
def test_which_treasure_was_exchanged_stays_secret() -> None:
    tables = [visiting("", "", "", holds={0: "9:9 9:12"}, piles={9: "9 9 9"}) for _ in range(2)]
    for table, word in zip(tables, ("9:9", "9:12"), strict=True):
        table.do(0, swap(word))
        for seat in (1, 2):
            table.do(seat, DRAW_CARD)
    assert to_json(tables[0].game.view(1)) == to_json(tables[1].game.view(1))
    known = tables[1].game.knowledge(0)
    assert isinstance(known, Knowledge)
    assert [one.points for one in known.piles[0].treasures] == [12], "its owner remembers what lies there"


@pytest.mark.rule("CS-360")
def test_everybody_hears_that_a_treasure_was_exchanged() -> None:
    table = visiting("", "", "", holds={0: "9:9"}, piles={9: "9 9 9"})
    table.do(0, swap("9:9"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    assert BonusTaken(0, "treasure", (), 1) in of_kind(table.events, BonusTaken)


@pytest.mark.rule("CS-361")
def test_a_treasure_of_a_city_that_is_out_cannot_be_exchanged() -> None:
    table = visiting("", "", "", holds={0: "9:9 15:15"}, piles={9: 0})
    assert table.why(0, swap("9:9")) == "CS-361"
    assert table.why(0, swap("20:20")) == "CS-361"
    choices = {one.treasure.city: one.refusal for one in table.offer(0, BonusOffer).treasures}
    assert choices[15] is None
    assert choices[9] is not None


@pytest.mark.rule("CS-362")
def test_then_the_voyage_starts_without_the_usual_draw() -> None:
    table = visiting("c", "l", "h")
    for seat in range(3):
        table.do(seat, [exchange("c"), DRAW_CARD, DRAW_CARD][seat])
    assert of_kind(table.events, VoyageBegan)
    assert table.g.hand_size == [1, 2, 2]
    assert len(of_kind(table.events, CardsDrawn)) == 3


@pytest.mark.rule("CS-363")
def test_after_a_voyage_without_crash_the_usual_draw_takes_place() -> None:
    table = fly("", "", "", modules="matryoshburg", at=4, ashore=(1, 2))
    table.do(0, STOP)
    assert not of_kind(table.events, MatryoshburgReached)
    assert table.g.hand_size == [1, 1, 1]


@pytest.mark.rule("CS-364")
def test_all_choose_at_once_and_the_choices_are_carried_out_from_the_new_captain() -> None:
    table = visiting("", "", "", captain=1, deck="c l h")
    assert table.asked == (0, 1, 2)
    table.do(1, DRAW_CARD)
    assert [seat.ready for seat in table.public.seats] == [False, True, False]
    assert not of_kind(table.events, BonusTaken)
    table.do(0, DRAW_CARD)
    events = table.do(2, DRAW_CARD)
    assert [event.seat for event in of_kind(events, BonusTaken)] == [2, 0, 1]
    assert [table.hand(seat) for seat in (2, 0, 1)] == ["c", "l", "h"]


@pytest.mark.rule("CS-364")
def test_nobody_sees_the_other_choices_before_all_have_chosen() -> None:
    tables = [visiting("c l", "c", "c") for _ in range(2)]
    choices: list[Action] = [DRAW_CARD, exchange("c l")]
    for table, choice in zip(tables, choices, strict=True):
        table.do(0, choice)
        assert table.mine(0).choice == choice
    assert to_json(tables[0].game.view(1)) == to_json(tables[1].game.view(1))


@pytest.mark.rule("CS-365")
def test_the_end_is_checked_after_the_bonuses() -> None:
    table = visiting("", "", "", holds={0: "25:25 12:12 12:12"}, piles={12: "15 12"})
    table.do(0, swap("12:12"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    assert table.mine(0).points == 52
    assert table.decision is None


@pytest.mark.rule("CS-482")
def test_with_a_lifeboat_it_is_visited_once_when_both_are_done() -> None:
    table = fly("", "c c", "", modules="matryoshburg ext2", at=4, pilot=1, dice="ffll", power_cards=False)
    table.let(0, DECLARE_CRASH)
    assert not of_kind(table.events, MatryoshburgReached)
    table.on("PlayersChooseBonus", later=True)
    assert len(of_kind(table.events, MatryoshburgReached)) == 1


@pytest.mark.rule("CS-482", "CS-529")
def test_a_crash_of_the_lifeboat_alone_does_not_lead_there() -> None:
    table = fly("", "", "", modules="matryoshburg ext2", at=4, pilot=1, ashore=(2,), dice="ll", power_cards=False)
    table.let(0, STOP)
    table.let(1, DECLARE_CRASH)
    assert table.g.voyage == 2
    assert not of_kind(table.events, MatryoshburgReached)
    left = fly("boat-birds", "", "", modules="matryoshburg ext2", at=4, ashore=(1, 2), dice="ffbbll", power_cards=False)
    left.let(0, row("boat-birds"))
    left.on("PlayersChooseBonus", later=True)


@pytest.mark.rule("CS-483")
def test_help_cards_may_be_exchanged() -> None:
    table = visiting("?c", "", "", modules="matryoshburg ext1")
    assert table.why(0, exchange("?c")) is None


@pytest.mark.rule("CS-484")
def test_an_instructor_may_choose_among_the_pile_with_the_returned_treasure() -> None:
    table = visiting("instructor", "", "", modules="matryoshburg instructor", holds={0: "9:12"}, piles={9: "9 9"})
    table.do(0, swap("9:12"))
    for seat in (1, 2):
        table.do(seat, DRAW_CARD)
    table.do(0, play("instructor"))
    assert set(table.can(0)) == {pick("9:9"), pick("9:12")}
    events = table.do(0, pick("9:12"))
    assert of_kind(events, TreasureTaken) == [TreasureTaken(0, 9)]
    assert table.owns(0) == ["9:12"]


@pytest.mark.rule("CS-485")
def test_the_token_of_boscalumia_cannot_be_exchanged() -> None:
    table = fly("", "", "", modules="matryoshburg boscalumia", at=4, dice="ff", lit="0", power_cards=False)
    table.on("PlayersChooseBonus")
    assert table.offer(0, BonusOffer).treasures == ()
    assert table.can(0) == (DRAW_CARD,)
