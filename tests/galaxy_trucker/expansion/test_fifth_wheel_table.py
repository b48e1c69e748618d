"""Fifth Wheel: five players, opportunities, the finish; four as five (GX-198 to GX-216, GX-239 to GX-248)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import CardRow, Good
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    GIVE_UP,
    TAKE_OPPORTUNITY,
    Finish,
    Forgo,
    Land,
    LoseCrew,
    Stowage,
    StowGoods,
)
from astrodrome.games.galaxy_trucker.records.flight_events import (
    FlightSettled,
    GoodForgone,
    NextWeakestFound,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.offers import ForgoOffer, OpportunityOffer, PlanetOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.five_flight import BARE, five, stow_first
from tests.galaxy_trucker.expansion.positions import CREWS, FIVE, tech
from tests.galaxy_trucker.table import card, ship, start

HOLD = ship("h3 S")


@pytest.mark.rule("GX-002")
def test_five_players_need_new_technologies() -> None:
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.new(5, {"modules": ["fifth-wheel"]})
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.new(5, {"modules": ["technologies"]})
    with pytest.raises(OptionError, match="for five players"):
        SPEC.new(4, {"modules": ["technologies", "fifth-wheel"]})
    assert SPEC.new(5, {"modules": ["technologies", "fifth-wheel"]}).state.seats == 5


@pytest.mark.rule("GX-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_technologies_are_for_any_number(seats: int) -> None:
    assert SPEC.new(seats, {"modules": ["technologies"]}).state.box.technologies


@pytest.mark.rule("GX-198")
def test_the_fifth_player_has_the_orange_cabin() -> None:
    table = start(5, modules=list(FIVE))
    component = table.g.ships[4][at(7, 7)] // 4
    assert table.g.box.names[component] == "E01"
    assert len(table.public.ships) == 5


@pytest.mark.rule("GX-199")
def test_there_is_a_number_tile_five() -> None:
    table = start(5, modules=list(FIVE), building="realtime")
    assert table.game.refuse(4, Finish(5)) is None
    assert table.game.refuse(4, Finish(6)) is not None
    for seat in range(5):
        table.play(Finish(seat + 1), seat=seat)
    assert table.g.position == [0, -2, -4, -6, -8]


FIRST: tuple[Good, ...] = ("red", "red", "red", "yellow")

SECOND: tuple[Good, ...] = ("red", "red", "green", "green")

THIRD: tuple[Good, ...] = ("red", "blue", "blue", "blue", "blue")

WORLD = card("planets", planets=(FIRST, SECOND, THIRD), days=4)


@pytest.mark.rule("GX-206", "GX-207")
def test_a_second_player_lands_on_a_planet_for_one_good_fewer() -> None:
    table = five(HOLD, HOLD, card=WORLD)
    stow_first(table, Land(1))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert isinstance(prompt.offer, PlanetOffer)
    assert [planet.fewer for planet in prompt.offer.planets] == [0, 1, 0]
    table.play(Land(1))
    assert (table.asks, table.legal) == ("TruckerForgoes", (Forgo("red"), Forgo("green")))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == ForgoOffer(("red", "red", "green", "green"))
    assert table.refuse(Forgo("blue")) == "GX-207"
    events = table.play(Forgo("red"))
    assert of_kind(events, GoodForgone) == [GoodForgone(1, "red")]
    assert table.refuse(StowGoods((Stowage(at(6, 7), ("green", "green")),))) is None


@pytest.mark.rule("GX-207")
def test_who_is_second_is_not_asked_which_of_equal_goods_to_do_without() -> None:
    table = five(HOLD, HOLD, card=card("planets", planets=(("blue", "blue"),), days=1))
    stow_first(table, Land(0))
    events = table.play(Land(0))
    assert of_kind(events, GoodForgone) == [GoodForgone(1, "blue")]
    assert table.asks == "TruckerStows"


@pytest.mark.rule("GX-208")
def test_only_one_planet_of_a_card_is_shared() -> None:
    table = five(card=WORLD)
    stow_first(table, Land(0), Land(1), Land(1))
    table.play(Forgo("red"))
    assert table.refuse(Land(0)) == "GB-133"
    assert table.refuse(Land(1)) == "GB-133"
    assert table.refuse(Land(2)) is None


@pytest.mark.rule("GX-209", "GX-210")
def test_all_landers_lose_the_days_together_rearmost_first() -> None:
    one = replace(WORLD, planets=(("blue", "blue"),))
    table = five(ship("S", place=0), ship("S", place=-1), card=one)
    table.play(Land(0), Land(0))
    assert table.g.position[:2] == [-4, -5]


@pytest.mark.rule("GX-E15")
def test_example_planets_with_five_players() -> None:
    special = ship("r2 S r")
    roomy = ship("r2 S h3")
    table = five(special, roomy, roomy, roomy, card=WORLD)
    stow_first(table, Land(0), Land(1), Land(0))
    stow_first(table, Forgo("red"))
    assert [one.figures.goods for one in table.public.ships[:3]] == [12, 12, 11]
    assert table.refuse(Land(0)) == "GB-133"
    stow_first(table, Land(2))
    assert table.g.planet_landed_on[:4] == [None] * 4
    assert table.g.position == [-4, -14, -24, -34, -40]


@pytest.mark.rule("GX-E16")
def test_example_the_other_choice() -> None:
    roomy = ship("r2 S r")
    table = five(roomy, roomy, roomy, card=WORLD)
    stow_first(table, Land(0), Land(0))
    stow_first(table, Forgo("yellow"))
    assert table.public.ships[1].figures.goods == 12
    assert table.refuse(Land(0)) == "GB-133"


SHIP = card("abandoned_ship", crew=2, credits=4, days=2)


def station(*goods: Good) -> CardRow:
    """Return an abandoned station."""
    return card("abandoned_station", crew=2, goods=goods, days=1)


@pytest.mark.rule("GX-211", "GX-213", "GX-203")
def test_two_players_take_an_abandoned_ship_the_second_for_one_credit_less() -> None:
    table = five(ship("c S"), ship("c S"), ship("c S"), card=SHIP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == OpportunityOffer(2, 3, (), 2)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert (table.g.credits, table.asks) == ([4, 3, 0, 0, 0], "TruckerMayGiveUp")


@pytest.mark.rule("GX-212")
def test_the_second_user_needs_the_full_crew() -> None:
    table = five(ship("c S"), ship("S", crew={(7, 7): "1"}), card=SHIP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.asked == (2,)


@pytest.mark.rule("GX-214")
def test_the_second_user_of_a_station_does_without_a_good() -> None:
    table = five(HOLD, HOLD, card=station("yellow", "blue"))
    stow_first(table, TAKE_OPPORTUNITY)
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == OpportunityOffer(0, 0, ("yellow", "blue"), 1, 1, gain=3)
    stow_first(table, TAKE_OPPORTUNITY, Forgo("blue"))
    assert [one.figures.goods for one in table.public.ships[:2]] == [4, 3]


@pytest.mark.rule("GX-215")
def test_both_users_lose_the_days_after_both_have_decided() -> None:
    table = five(ship("h S", place=0), ship("h S", place=-1), card=station("blue", "blue"))
    stow_first(table, TAKE_OPPORTUNITY)
    assert table.g.position[:2] == [0, -1]
    stow_first(table, TAKE_OPPORTUNITY)
    assert table.g.position[:2] == [-1, -2]


@pytest.mark.rule("GX-216")
def test_the_first_who_accepts_gets_all() -> None:
    table = five(ship("c S"), ship("c S"), card=SHIP)
    table.play(PASS, TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.g.credits[1] == 4


@pytest.mark.rule("GX-239", "GX-201")
def test_with_two_ships_left_only_the_lowest_is_penalised() -> None:
    table = five(ship("S"), ship("S"), card=CREWS, after=("I-16", "I-06"))
    assert len(of_kind(table.opening, NextWeakestFound)) == 1
    table.play(FLY_ON, FLY_ON, GIVE_UP, GIVE_UP)
    events = table.play(GIVE_UP)
    assert len(of_kind(events, WeakestFound)) == 3
    assert of_kind(events, NextWeakestFound) == []


@pytest.mark.rule("GX-201")
def test_the_rules_for_five_hold_after_some_gave_up() -> None:
    table = five(ship("c S"), ship("c S"), card=CREWS, after=("I-18", "I-06"))
    table.play(FLY_ON, FLY_ON, GIVE_UP, GIVE_UP, GIVE_UP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.g.credits[:2] == [3, 2]


@pytest.mark.rule("GX-202")
def test_cards_that_are_not_mentioned_are_unchanged() -> None:
    table = five(*["S \n e"] * 5, card="I-05")
    assert table.g.position == [1, -9, -19, -29, -38]  # the last one jumps over the leader, a lap ahead
    swarm = five(*["x S"] * 5, card=card("meteor_swarm", "large left"), dice=(7,))
    assert [swarm.lost(seat) for seat in range(5)] == [1] * 5


@pytest.mark.rule("GX-241", "GX-242")
def test_finish_rewards_with_five() -> None:
    table = five(card=card("epidemic"), after=())
    assert [account[1] for account in table.g.accounts[0]] == [12, 12, 9, 6, 3]


@pytest.mark.rule("GX-243", "GX-244", "GX-245")
@pytest.mark.parametrize(
    ("ships", "paid"),
    [
        (["S x:3000", "S x:3300", "S x:3330", "S x:3333", "S x:3333"], [6, 0, 0, 0, 0]),
        (["S", "S", "S x:3333", "S x:3333", "S x:3333"], [6, 6, 0, 0, 0]),
        (["S x:0003", "S", "S", "S x:3333", "S x:3333"], [6, 6, 6, 0, 0]),
        (["S", "S", "S", "S x:3333", "S x:3333"], [6, 6, 6, 0, 0]),
    ],
)
def test_the_two_best_looking_ships_are_paid_with_all_who_are_level(ships: list[str], paid: list[int]) -> None:
    table = five(*ships, card=card("epidemic"), after=())
    beauty = [event.beauty for event in of_kind(table.opening, FlightSettled)]
    if ships[0] == "S x:3000":
        assert sum(beauty) == 12
    else:
        assert beauty == paid


@pytest.mark.rule("GX-246")
def test_four_may_play_as_five() -> None:
    table = tech(*[BARE] * 4, card=card("epidemic"), after=(), modules=("four-as-five",))
    assert [account[1] for account in table.g.accounts[0]] == [12, 12, 9, 6]


@pytest.mark.rule("GX-247")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_may_not(seats: int) -> None:
    with pytest.raises(OptionError, match="four-as-five is for four players"):
        SPEC.new(seats, {"modules": ["four-as-five"]})
    assert SPEC.new(4, {"modules": ["four-as-five"]}).state.options.has("four-as-five")


@pytest.mark.rule("GX-248")
def test_four_as_five_changes_nothing_in_the_warehouse() -> None:
    assert len(technologies_of(start(4, modules=["technologies", "four-as-five"]).g).boxed) == 25


@pytest.mark.rule("GX-004")
def test_no_other_combination_is_refused() -> None:
    every: list[Json] = ["four-as-five", "technologies", "strict", "lenient", "foresight"]
    assert len(SPEC.read_options(4, {"modules": every}).modules) == 5
