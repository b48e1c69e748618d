"""What offers and figures tell before an answer comes true, under rules that modules change."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Road
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp
from astrodrome.games.galaxy_trucker.modules.technologies.records import Boost, BoostOffer, Jump, JumpOffer
from astrodrome.games.galaxy_trucker.records.actions import (
    GIVE_UP,
    SHOOT,
    TAKE_HIT,
    USE_SHIELD,
    Power,
    WithdrawHalf,
)
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled
from astrodrome.games.galaxy_trucker.records.offers import DefenceOffer, GiveUpOffer, KeepOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, CREWS, ENGINES, TECH, rough, tech
from tests.galaxy_trucker.expansion.two_halves import pair
from tests.galaxy_trucker.table import Ship, Table, card, ship

SHOT = card("pirates", "light front", strength=30, credits=1, days=1)
FAR = ship("S", place=-30)


def offered(table: Table) -> object:
    prompt = table.game.prompt(0)
    assert prompt is not None
    return prompt.offer


@pytest.mark.rule("GB-193", "GX-453", "GX-445")
@pytest.mark.parametrize(
    ("road", "drawn", "also"),
    [
        (
            "explosive-goods",
            ship(". h x x . \n x . x . . \n x x S s b", goods={(6, 5): "B"}),
            [(7, 5), (5, 6), (7, 6)],
        ),
        ("piercing-projectiles", ship(". x x . . \n . x . . . \n x x S s b"), [(6, 6)]),
    ],
)
def test_a_defence_says_all_that_a_hit_destroys_and_what_breaks_off(
    road: Road, drawn: Ship, also: list[tuple[int, int]]
) -> None:
    table = rough(road, drawn, FAR, card=SHOT, dice=(6,))
    offer = offered(table)
    assert isinstance(offer, DefenceOffer)
    assert sorted(offer.also) == sorted([at(column, row) for column, row in also])
    lost = [one.square for one in of_kind(table.play(TAKE_HIT), ComponentLost)]
    assert sorted(lost) == sorted([offer.square, *offer.also])
    left = offered(table) if table.asks == "TruckerKeepsPart" else KeepOffer(())
    assert left == KeepOffer(offer.parts)
    assert offer.parts


@pytest.mark.rule("GX-178", "GX-179")
def test_giving_up_is_offered_for_what_it_brings_with_the_merchant() -> None:
    goods = {(8, 7): "R R", (7, 8): "Y G"}
    trader = ship("y c S r2 \n . . h3 .", crew={(6, 7): "cyan"}, goods=goods, specialist="merchant")
    table = tech(trader, ship("S"), card=CREWS, after=("I-04",))
    offer = offered(table)
    assert isinstance(offer, GiveUpOffer)
    assert (offer.goods, offer.goods_given_up) == (4 + 4 + 3 + 2 + 3, 7 + 3)
    events = table.play(GIVE_UP)
    while table.game.asked:
        events += table.play(table.legal[0])
    assert next(one.goods for one in of_kind(events, FlightSettled) if one.seat == 0) == offer.goods_given_up


@pytest.mark.rule("GX-305", "GX-313")
@pytest.mark.parametrize("half", [0, 1])
def test_withdrawing_a_half_is_offered_for_what_it_brings_with_the_merchant(half: int) -> None:
    drawing = "y c c . p c c \n . h . * . h ."
    drawn = ship(drawing, crew={(5, 6): "cyan"}, goods={(5, 7): "Y", (9, 7): "Y G"}, specialist="merchant")
    table = pair(drawn, card=CREWS, after=("I-04",))
    offer = offered(table)
    assert isinstance(offer, GiveUpOffer)
    assert (offer.goods, offer.goods_given_up) == (3 + 3 + 2 + 2, 3 + 3)
    choice = offer.halves[half]
    (gone,) = of_kind(table.play(WithdrawHalf(choice.half)), HalfGaveUp)
    assert gone.credits == choice.goods_given_up


@pytest.mark.rule("GX-431")
@pytest.mark.parametrize(("cells", "powered"), [("b2", 1), ("b3", 1)])
def test_figures_count_what_rotten_batteries_leave(cells: str, powered: int) -> None:
    engines = rough("rotten-batteries", ship(f". {cells} . \n . S E \n . . E"), ship("S"), card=ENGINES)
    cannons = rough("rotten-batteries", ship(f". {cells} G \n . S G"), ship("S"), card=CANNONS)
    assert engines.legal[-1] == Power((powered,))
    assert engines.public.ships[0].figures.engines_powered == 2 * powered
    assert cannons.public.ships[0].figures.cannon_halves_powered == 4 * powered


@pytest.mark.rule("GX-181")
def test_figures_count_the_cell_that_the_technician_saves() -> None:
    table = tech(ship("y c S b1 \n . . E E", crew={(6, 7): "cyan"}, specialist="technician"), ship("S"), card=ENGINES)
    assert table.public.ships[0].figures.engines_powered == 4
    assert Power((2,)) in table.legal


def cells(table: Table) -> int:
    return table.public.ships[0].figures.cells


@pytest.mark.rule("GX-427", "GX-431")
@pytest.mark.parametrize(("road", "price"), [("bad-luck", 1), ("rotten-batteries", 2)])
def test_a_defence_costs_what_is_offered(road: Road, price: int) -> None:
    meteor = card("meteor_swarm", "large front")
    table = rough(road, ship(". G \n b3 S"), FAR, card=meteor, dice=(7,))
    offer = offered(table)
    assert isinstance(offer, DefenceOffer)
    assert (offer.price, offer.shield_price, offer.shot_price) == (price, None, price)
    table.play(SHOOT)
    assert cells(table) == 3 - price
    table = rough(road, ship("b3 S s"), FAR, card=SHOT, dice=(7,))
    offer = offered(table)
    assert isinstance(offer, DefenceOffer)
    assert (offer.price, offer.shield_price, offer.shot_price) == (price, price, None)
    table.play(USE_SHIELD)
    assert cells(table) == 3 - price


@pytest.mark.rule("GX-427", "GX-428", "GX-430")
@pytest.mark.parametrize(("road", "prices"), [("bad-luck", (1, 2)), ("rotten-batteries", (2, 3))])
def test_jumps_and_boosts_cost_what_is_offered(road: Road, prices: tuple[int, int]) -> None:
    for engine, cannon, price in zip("eE", "gG", prices, strict=True):
        table = rough(road, f". . b3 \n {engine}:3303 j S", ship("S"), card=CREWS, modules=TECH)
        offer = offered(table)
        assert isinstance(offer, JumpOffer)
        assert [choice.price for choice in offer.choices] == [price]
        table.play(Jump(at(6, 7), at(5, 7)))
        assert cells(table) == 3 - price
        table = rough(road, f"{cannon} . \n a S b3", ship("S"), card=CANNONS, modules=TECH)
        boost = offered(table)
        assert isinstance(boost, BoostOffer)
        assert [choice.price for choice in boost.choices] == [price]
        table.play(Boost(at(6, 7), at(6, 6)))
        assert cells(table) == 3 - price
