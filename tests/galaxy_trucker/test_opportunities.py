"""Chapters 13 and 14: planets, abandoned ship and abandoned station."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_OPPORTUNITY, Land, LoseCrew, StowGoods
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CreditsEarned,
    DaysLost,
    GaveUp,
    GoodsStowed,
    OpportunityTaken,
    PlanetLanded,
    PlayerPassed,
)
from astrodrome.games.galaxy_trucker.records.offers import OpportunityOffer, PlanetOffer
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import card, fly, ship
from tests.galaxy_trucker.test_goods import stow

TRADER = "h3 S r"


@pytest.mark.rule("GB-133")
def test_each_player_may_land_on_one_free_planet_or_pass() -> None:
    table = fly(ship("S", place=9), ship("S", place=5), ship("S", place=1), card="I-13")
    assert list(table.legal) == [PASS, Land(0), Land(1), Land(2)]
    assert of_kind(table.play(Land(1)), PlanetLanded) == [PlanetLanded(0, 2)]
    assert table.asked == (1,)
    assert list(table.legal) == [PASS, Land(0), Land(2)]
    assert table.refuse(Land(1)) == "GB-133"
    assert table.refuse(Land(3)) == "GB-133"
    assert table.refuse(Land(-1)) == "GB-133"
    assert of_kind(table.play(PASS), PlayerPassed) == [PlayerPassed(1)]
    assert table.asked == (2,)


@pytest.mark.rule("GB-134")
def test_the_goods_of_the_planet_are_loaded_at_once() -> None:
    table = fly(ship(TRADER, place=9), ship("S", place=5), card="I-13")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, PlanetOffer)
    assert (prompt.offer.days, [planet.goods for planet in prompt.offer.planets]) == (
        2,
        [("red", "red"), ("red", "blue", "blue"), ("yellow",)],
    )
    table.play(Land(1))
    assert (table.asks, table.asked) == ("TruckerStows", (0,))
    table.play(stow(c6r7="B B", c8r7="R"))
    assert table.public.ships[0].figures.goods == 6
    assert table.asked == (1,)


@pytest.mark.rule("GB-134")
def test_loading_is_as_far_as_wanted() -> None:
    table = fly(ship(TRADER, place=9), ship("S", place=5), card="I-13")
    table.play(Land(1), StowGoods(()), PASS)
    assert table.public.ships[0].figures.goods == 0
    assert table.g.position[0] == 9 - 2


@pytest.mark.rule("GB-134")
def test_landing_without_room_is_allowed() -> None:
    table = fly(ship("S", place=9), ship("S", place=2), card="I-13")
    events = table.play(Land(0), PASS)
    assert of_kind(events, GoodsStowed) == []
    assert table.g.position[0] == 7


@pytest.mark.rule("GB-134")
def test_an_offer_says_what_landing_brings_the_ship_as_it_is() -> None:
    for drawn, brings in (("S", False), (TRADER, True)):
        prompt = fly(ship(drawn, place=9), ship("S", place=2), card="I-13").game.prompt(0)
        assert prompt is not None
        assert isinstance(prompt.offer, PlanetOffer)
        assert [choice.gain > 0 for choice in prompt.offer.planets] == [brings] * len(prompt.offer.planets)


@pytest.mark.rule("GB-135")
def test_without_a_planet_left_nobody_lands() -> None:
    table = fly(ship("S"), ship("S"), ship("S"), card="I-14")
    table.play(Land(0), Land(1))
    assert table.asks == "TruckerMayGiveUp"
    assert [one.landed for one in table.public.ships] == [None, None, None]


@pytest.mark.rule("GB-136")
def test_everyone_who_landed_loses_the_days_at_the_end_rearmost_first() -> None:
    table = fly(ship("S", place=9), ship("S", place=8), ship("S", place=7), card="I-12")
    table.play(Land(0))
    assert table.g.position == [9, 8, 7]
    table.play(PASS)
    events = table.play(Land(1))
    assert of_kind(events, DaysLost) == [DaysLost(2, 3, 4), DaysLost(0, 3, 5)]
    assert table.g.position == [5, 8, 4]


@pytest.mark.rule("GB-137")
def test_the_first_taker_of_an_abandoned_ship_pays_crew_and_days_for_credits() -> None:
    table = fly(ship("c S", place=9), ship("c S", place=5), ship("c S", place=1), card="I-17")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == OpportunityOffer(3, 4, (), 1)
    assert of_kind(table.play(PASS), PlayerPassed) == [PlayerPassed(0)]
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(7, 7)))
    assert table.asks == "TruckerLosesCrew"
    events += table.play(LoseCrew(at(6, 7)))
    assert of_kind(events, OpportunityTaken) == [OpportunityTaken(1)]
    assert of_kind(events, CreditsEarned) == [CreditsEarned(1, 4)]
    assert of_kind(events, DaysLost) == [DaysLost(1, 1, 4)]
    assert (table.public.ships[1].credits, table.public.ships[1].figures.crew) == (4, 1)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-137")
def test_the_price_is_paid_before_the_credits() -> None:
    table = fly(ship("c S"), ship("S"), card="I-18")
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("CrewLost") < kinds.index("CreditsEarned") < kinds.index("DaysLost")


@pytest.mark.rule("GB-138", "GB-E12")
def test_a_player_with_fewer_crew_cannot_take_it() -> None:
    six = ship("c c S", place=9)
    table = fly(six, ship("c c S", place=5), card="III-17")
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-138", "GB-E12")
def test_giving_up_the_last_humans_is_allowed_and_ends_the_flight() -> None:
    seven = ship("c c c S", crew={(4, 7): "1"})
    table = fly(seven, ship("S", place=-30), card="III-17")
    events = table.play(TAKE_OPPORTUNITY)
    assert of_kind(events, CreditsEarned) == [CreditsEarned(0, 11)]
    assert of_kind(events, DaysLost)[0].days == 2
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]


@pytest.mark.rule("GB-139")
def test_the_first_taker_of_a_station_loads_its_goods_and_loses_no_crew() -> None:
    table = fly(ship("c h3 S c", place=9), ship("c S c", place=5), card="I-19")
    table.play(TAKE_OPPORTUNITY)
    assert table.asks == "TruckerStows"
    events = table.play(stow(c6r7="Y G"))
    assert table.public.ships[0].figures.goods == 5
    assert table.public.ships[0].figures.crew == 6
    assert of_kind(events, DaysLost) == [DaysLost(0, 1, 8)]
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-139")
def test_an_offer_says_what_a_station_brings_the_ship_as_it_is() -> None:
    for drawn, brings in (("c S c", 0), ("c h3 S c", 5)):
        prompt = fly(ship(drawn, place=9), ship("c S c", place=5), card="I-19").game.prompt(0)
        assert prompt is not None
        assert isinstance(prompt.offer, OpportunityOffer)
        assert prompt.offer.gain == brings


@pytest.mark.rule("GB-139")
def test_a_station_is_offered_in_flight_order_to_those_with_the_crew() -> None:
    table = fly(ship("S", place=9), ship("c S c", place=5), ship("c S c", place=1), card="I-19")
    assert table.asked == (1,)
    table.play(PASS)
    assert table.asked == (2,)
    table.play(PASS)
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.position == [9, 5, 1]


@pytest.mark.rule("GB-140")
@pytest.mark.parametrize("card", ["I-17", "I-19"])
def test_aliens_count_as_crew(card: str) -> None:
    crew = {(5, 7): "purple"}
    with_alien = ship("c p S", crew=crew) if card == "I-17" else ship("c p S c", crew=crew)
    assert fly(with_alien, ship("S"), card=card).asks == "TruckerTakesAbandoned"


@pytest.mark.rule("GB-137")
def test_a_card_that_was_taken_does_not_spoil_the_next_one() -> None:
    easy = card("abandoned_ship", crew=1, credits=1, days=1)
    table = fly("c S c", ship("c S c", place=-30), card=easy, after=("I-18", "I-05"))
    table.play(TAKE_OPPORTUNITY)
    while table.asks == "TruckerLosesCrew":
        table.play(table.legal[0])
    table.play(FLY_ON, FLY_ON)
    assert (table.asks, table.public.card) == ("TruckerTakesAbandoned", "I-18")
