"""Chapter 18: giving up."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, Land
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CardRevealed,
    DaysGained,
    DeckOpened,
    FlightSettled,
    GaveUp,
    GiveUpReason,
)
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer
from astrodrome.games.galaxy_trucker.ship.goods import half_price
from tests.contract.events import of_kind
from tests.galaxy_trucker.table import Ship, card, fly, ship, start
from tests.galaxy_trucker.test_game_loop import finish_all


@pytest.mark.rule("GB-164")
def test_players_may_give_up_before_each_card_in_flight_order() -> None:
    table = start(3, flights=["I"])
    events = finish_all(table)
    assert of_kind(events, CardRevealed) == []
    seen = []
    for _ in range(3):
        seen.append((table.asks, table.asked))
        assert table.legal == (FLY_ON, GIVE_UP)
        events = table.play(FLY_ON)
    assert seen == [("TruckerMayGiveUp", (seat,)) for seat in (0, 1, 2)]
    assert len(of_kind(events, CardRevealed)) == 1


@pytest.mark.rule("GB-164")
def test_nobody_gives_up_once_the_card_is_revealed() -> None:
    table = fly(ship(), ship(), card="I-13")
    assert table.asks == "TruckerLands"
    assert table.refuse(GIVE_UP) == "AD-004"


@pytest.mark.rule("GB-164")
def test_the_offer_says_what_the_goods_bring_either_way() -> None:
    table = fly(ship("S h", goods={(8, 7): "Y"}), ship())
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == GiveUpOffer(3, 2, 1)


@pytest.mark.rule("GB-165", "GB-195")
def test_a_ship_that_must_give_up_stays_until_the_card_is_resolved() -> None:
    table = fly(ship("S", place=5), ship("S \n e", place=4), card="I-05")
    assert of_kind(table.opening, DaysGained) == [DaysGained(1, 1, 6)]  # space 5 is jumped: the stranded ship is there
    assert of_kind(table.opening, GaveUp) == [GaveUp(0, "no-engine")]


@pytest.mark.rule("GB-165")
@pytest.mark.parametrize(
    ("one", "name", "reason"),
    [
        (ship("S c", crew={(7, 7): "", (8, 7): ""}), "I-04", "no-humans"),
        (ship("S"), "I-05", "no-engine"),
        (ship("S \n e", place=-50), "I-04", "lapped"),
    ],
)
def test_why_a_ship_must_give_up(one: Ship, name: str, reason: GiveUpReason) -> None:
    table = fly(one, ship("S \n e", place=10), card=name)
    assert of_kind(table.opening, GaveUp) == [GaveUp(0, reason)]


@pytest.mark.rule("GB-166")
@pytest.mark.parametrize(("ahead", "lapped"), [(39, False), (41, True), (45, True), (12, False)])
def test_lapped_is_more_than_forty_behind(ahead: int, lapped: bool) -> None:
    table = fly(ship("S", place=0), ship("S", place=ahead))
    assert table.public.ships[0].flying != lapped
    assert table.public.ships[1].flying


@pytest.mark.rule("GB-166", "GB-E15")
def test_the_next_space_after_thirty_nine_is_jumped() -> None:
    table = fly(ship("S \n e", place=39), ship("S x x \n e e e", place=0), card=card("open_space"))
    assert of_kind(table.opening, DaysGained)[0] == DaysGained(0, 1, 41)
    table = fly(ship("S \n e", place=39), ship("S \n E", place=0), card=card("open_space"))
    assert GaveUp(1, "no-engine") in of_kind(table.opening, GaveUp)


@pytest.mark.rule("GB-E15", "GB-165")
def test_the_lapped_ship_gives_up_after_the_card() -> None:
    planets = card("planets", planets=(("blue",),), days=1)
    table = fly(ship("S", place=41), ship("S", place=0), card=planets)
    table.play(Land(0))
    assert table.public.ships[1].flying  # the leader lost a day and is 39 ahead again
    table = fly(ship("S", place=41), ship("S", place=0))
    assert of_kind(table.opening, GaveUp) == [GaveUp(1, "lapped")]


@pytest.mark.rule("GB-167")
def test_the_rocket_is_taken_off_and_no_card_concerns_the_player() -> None:
    table = fly(ship("S c", place=0), ship("S c", place=1), ship("S c", place=-9), after=("II-05", "I-05"))
    table.play(GIVE_UP)
    assert table.public.ships[1].place is None
    assert table.public.order == (0, 2)
    table.play(FLY_ON, FLY_ON)
    assert [one.figures.crew for one in table.public.ships] == [2, 4, 2]


def settle(*ships: Ship, flight: str = "I") -> list[FlightSettled]:
    """Let the first ship give up and the others finish; return the accounts."""
    table = fly(*ships, after=("I-19",), flight=flight)
    events = table.play(GIVE_UP)
    while table.asks:
        events += table.play(table.legal[0])
    return of_kind(events, FlightSettled)


@pytest.mark.rule("GB-168")
def test_who_gave_up_gets_no_finish_reward_and_is_not_best_looking() -> None:
    first, second = settle(ship(". x:0030 . \n x:0300 S x:0003 \n . x:3000 ."), ship("S"))
    assert (first.finish, first.beauty) == (0, 0)
    assert (second.finish, second.beauty) == (4, 2)


@pytest.mark.rule("GB-169", "GB-E07")
@pytest.mark.parametrize(("hold", "goods", "credits"), [("r h", "R", 2), ("h", "Y", 2), ("h", "B", 1), ("h", "Y B", 2)])
def test_goods_bring_half_of_their_total_rounded_up(hold: str, goods: str, credits: int) -> None:
    column = 8
    first, _ = settle(ship(f"S {hold}", goods={(column, 7): goods}), ship("S"))
    assert first.goods == credits


@pytest.mark.rule("GB-E06", "GB-E07", "GB-169")
def test_half_prices_of_the_examples() -> None:
    assert [half_price(value) for value in (16, 6, 3)] == [8, 3, 2]
    first, _ = settle(ship("S r h", goods={(8, 7): "R", (9, 7): "B B"}), ship("S"))
    assert first.goods == 3


@pytest.mark.rule("GB-E06", "GB-177")
def test_the_reward_of_the_smugglers_brings_sixteen_at_the_finish() -> None:
    rich = ship("S r2 h h", goods={(8, 7): "R R", (9, 7): "Y Y", (10, 7): "G"})
    _, second = settle(ship("S"), rich, flight="III")
    assert second.goods == 16
    first, _ = settle(rich, ship("S"), flight="III")
    assert first.goods == 8


@pytest.mark.rule("GB-170")
@pytest.mark.parametrize(("lost", "paid"), [(3, 3), (9, 5)])
def test_losses_are_paid_as_usual_with_the_insurance(lost: int, paid: int) -> None:
    first, _ = settle(ship("S", lost=lost, credits=20), ship("S"))
    assert first.losses == paid


@pytest.mark.rule("GB-171")
def test_components_still_attached_cost_nothing() -> None:
    first, _ = settle(ship("x x S x x", credits=20), ship("S"))
    assert first.losses == 0


@pytest.mark.rule("GB-172")
def test_when_all_have_given_up_the_flight_ends_at_once() -> None:
    table = fly(ship(), ship(), after=("I-05", "I-06"))
    events = table.play(GIVE_UP, GIVE_UP)
    assert of_kind(events, CardRevealed) == []
    assert len(of_kind(events, FlightSettled)) == 2
    assert of_kind(events, DeckOpened) == [DeckOpened(("I-05", "I-06"))]


@pytest.mark.rule("GB-172")
def test_a_card_may_end_the_flight_for_all() -> None:
    table = fly(ship("S"), ship("S", place=-3), card="I-05", after=("I-06",))
    assert [event.seat for event in of_kind(table.opening, GaveUp)] == [0, 1]
    assert len(of_kind(table.opening, FlightSettled)) == 2
    assert of_kind(table.opening, DeckOpened) == [DeckOpened(("I-06",))]
