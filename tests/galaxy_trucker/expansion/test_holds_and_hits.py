"""Mixed holds, holds with battery, shield boosters, furnaces, plating (GX-088 to GX-101, GX-138 to GX-154)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import CardRow, Good
from astrodrome.games.galaxy_trucker.records.actions import SHOOT, TAKE_HIT, USE_SHIELD, Burn, Land, Stowage, StowGoods
from astrodrome.games.galaxy_trucker.records.flight_events import GoodBurned, MeteorBounced, PlatingHeld
from astrodrome.games.galaxy_trucker.records.offers import BurnChoice, BurnOffer, DefenceOffer
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import tech
from tests.galaxy_trucker.table import Ship, Table, card, ship

SWARM = card("meteor_swarm", "large front")


def world(*goods: Good) -> CardRow:
    """Return a card with one planet."""
    return card("planets", planets=(goods,), days=1)


def shots(*what: str) -> CardRow:
    """Return pirates whom nobody beats, with these shots."""
    return card("pirates", *what, strength=30, credits=1, days=1)


def gain(one: Ship | str, *goods: Good) -> Table:
    """Let seat 0 land on a planet with these goods."""
    table = tech(one, ship("S"), card=world(*goods))
    table.play(Land(0))
    return table


@pytest.mark.rule("GX-088", "GX-089", "GX-090")
def test_a_mixed_hold_takes_red_goods_in_its_special_space_only() -> None:
    table = gain("m S", "red", "red", "blue", "blue")
    m = at(6, 7)
    assert table.refuse(StowGoods((Stowage(m, ("red", "red")),))) == "GB-124"
    assert table.refuse(StowGoods((Stowage(m, ("red", "blue", "blue")),))) is None
    other = gain("m S", "blue", "blue", "blue", "blue")
    assert other.refuse(StowGoods((Stowage(m, ("blue", "blue", "blue")),))) is None
    assert other.refuse(StowGoods((Stowage(m, ("blue", "blue", "blue", "blue")),))) == "GB-124"


@pytest.mark.rule("GX-091", "GX-092", "GX-093")
def test_a_hold_with_battery_is_both_and_keeps_them_apart() -> None:
    table = gain("k S", "blue", "blue", "blue")
    k = at(6, 7)
    assert (table.g.cells[0][k], table.g.goods[0][k]) == (2, 0)
    assert table.refuse(StowGoods((Stowage(k, ("blue", "blue", "blue")),))) == "GB-124"
    table.play(StowGoods((Stowage(k, ("blue", "blue")),)))
    assert table.g.cells[0][k] == 2


def hit(one: Ship | str, shot: str, total: int) -> Table:
    """Fire one projectile at a ship."""
    what = card("meteor_swarm", shot) if shot.split(maxsplit=1)[0] in ("small", "large") else shots(shot)
    return tech(one, ship("S", place=-30), card=what, dice=(total, 2))


@pytest.mark.rule("GX-094", "GX-095", "GX-096")
@pytest.mark.parametrize("shot", ["large front", "heavy front"])
def test_a_boosted_shield_stops_large_meteors_and_heavy_shots_for_two_cells(shot: str) -> None:
    table = hit("o s S b", shot, 7)
    assert table.asks == "TruckerDefends"
    table.play(USE_SHIELD)
    assert (table.lost(0), table.public.ships[0].figures.cells) == (0, 0)


@pytest.mark.rule("GX-096")
def test_one_cell_does_not_pay_for_a_boosted_shield() -> None:
    assert hit(ship("o s S b", cells=1), "heavy front", 8).lost(0) == 1
    both = hit(ship(". . g:0333 . \n o s S b", cells=1), "large front", 7)
    assert both.refuse(USE_SHIELD) == "GB-088"


@pytest.mark.rule("GX-097")
def test_the_booster_adds_no_side() -> None:
    assert hit("o s S b", "heavy left", 7).lost(0) == 1
    assert hit("o s S b", "heavy rear", 8).lost(0) == 1


@pytest.mark.rule("GX-098")
def test_against_small_things_the_shield_costs_one_cell() -> None:
    table = hit("o s S b", "light front", 7)
    table.play(USE_SHIELD)
    assert table.public.ships[0].figures.cells == 1


@pytest.mark.rule("GX-099", "GX-100")
def test_each_projectile_is_paid_for_again_and_nothing_is_used_up() -> None:
    swarm = card("meteor_swarm", "large front", "large right")
    table = tech(ship("s< o s \n b3 S b3"), ship("S", place=-30), card=swarm, dice=(7, 7))
    table.play(USE_SHIELD)
    while table.asks == "TruckerSpendsCell":
        table.play(table.legal[0])
    table.play(USE_SHIELD)
    while table.asks == "TruckerSpendsCell":
        table.play(table.legal[0])
    assert (table.lost(0), table.public.ships[0].figures.cells) == (0, 2)


@pytest.mark.rule("GX-101")
def test_a_shield_that_is_not_joined_to_a_booster_is_too_weak() -> None:
    assert hit("s S o b", "heavy front", 8).lost(0) == 1
    table = hit(". . g:0333 . \n s S x b", "large front", 8)
    assert table.refuse(USE_SHIELD) == "GB-102"


@pytest.mark.rule("GX-095")
def test_a_boosted_shield_is_offered_beside_a_cannon() -> None:
    table = hit(". . g . \n o s S b", "large front", 7)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, DefenceOffer)
    assert (prompt.offer.shield_price, prompt.offer.shot_price) == (2, 0)
    assert table.legal == (TAKE_HIT, USE_SHIELD, SHOOT)
    assert hit("o s S b", "large front", 7).refuse(SHOOT) == "GB-103"


@pytest.mark.rule("GX-E04")
def test_example_three_shields() -> None:
    drawing = "s< o s \n x b4 x \n x S sv"
    for side, line in (("front", 6), ("left", 7), ("right", 7), ("rear", 6)):
        light = hit(drawing, f"light {side}", line)
        assert light.asks == "TruckerDefends"
        light.play(USE_SHIELD)
        assert light.public.ships[0].figures.cells == 3
        heavy = hit(drawing, f"heavy {side}", line)
        if side == "rear":
            assert heavy.asks != "TruckerDefends"
        else:
            heavy.play(USE_SHIELD)
            assert heavy.public.ships[0].figures.cells == 2


FURNACE = "b3 f S h"


@pytest.mark.rule("GX-138", "GX-139", "GX-141")
def test_a_furnace_burns_a_good_and_fills_a_battery() -> None:
    table = gain(ship(FURNACE, cells=1), "green", "blue")
    assert table.asks == "TruckerBurns"
    events = table.play(Burn(at(6, 7), at(5, 7), "blue"))
    assert of_kind(events, GoodBurned) == [GoodBurned(0, "blue", at(5, 7), 2)]
    assert (table.g.cells[0][at(5, 7)], table.asks) == (3, "TruckerStows")
    table.play(StowGoods((Stowage(at(8, 7), ("green",)),)))
    assert table.g.goods_in_bank == [14, 19, 14, 16]


@pytest.mark.rule("GX-138")
def test_a_furnace_needs_a_battery_that_is_joined_and_not_full() -> None:
    assert gain(FURNACE, "blue").asks == "TruckerStows"
    assert gain(ship("f S b h", cells=0), "blue").asks == "TruckerStows"
    assert gain(ship("k f S h", cells=0), "blue").asks == "TruckerBurns"


@pytest.mark.rule("GX-140", "GX-142")
def test_each_furnace_burns_one_good_for_one_battery() -> None:
    table = gain(ship(". b . \n b f S h", cells=0), "blue", "blue")
    assert [action for action in table.legal if isinstance(action, Burn)] == [
        Burn(at(6, 7), at(6, 6), "blue"),
        Burn(at(6, 7), at(5, 7), "blue"),
    ]
    table.play(Burn(at(6, 7), at(5, 7), "blue"))
    assert (table.g.cells[0][at(5, 7)], table.g.cells[0][at(6, 6)], table.asks) == (2, 0, "TruckerStows")


@pytest.mark.rule("GX-143")
def test_a_good_from_aboard_may_be_burned() -> None:
    table = gain(ship("b f S h", cells=0, goods={(8, 7): "G"}), "red")
    assert table.refuse(Burn(at(6, 7), at(5, 7), "blue")) == "GX-143"
    table.play(Burn(at(6, 7), at(5, 7), "green"))
    assert (table.g.goods[0][at(8, 7)], table.g.goods_in_bank[2], table.g.cells[0][at(5, 7)]) == (0, 15, 2)


@pytest.mark.rule("GX-144")
def test_a_good_without_room_may_be_burned() -> None:
    table = gain(ship("b f S", cells=0), "red")
    table.play(Burn(at(6, 7), at(5, 7), "red"))
    assert (table.g.cells[0][at(5, 7)], table.g.goods_in_bank[0]) == (2, 14)


@pytest.mark.rule("GX-145")
def test_two_furnaces_burn_two_goods_at_one_gain() -> None:
    table = gain(ship("b f S f b", cells=0), "red", "red")
    table.play(Burn(at(6, 7), at(5, 7), "red"))
    assert table.refuse(Burn(at(6, 7), at(5, 7), "red")) == "GX-138"
    table.play(Burn(at(8, 7), at(9, 7), "red"))
    assert table.public.ships[0].figures.cells == 4


@pytest.mark.rule("GX-146")
def test_burning_is_optional_and_needs_no_cell() -> None:
    table = gain(ship("b f S h", cells=0), "blue")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == BurnOffer((BurnChoice(at(6, 7), at(5, 7), 2),), ("blue",))
    table.play(PASS)
    assert table.asks == "TruckerStows"


@pytest.mark.rule("GX-147", "GX-148", "GX-150")
@pytest.mark.parametrize("shot", ["light left", "heavy left", "small left", "large left"])
def test_nothing_harms_an_armoured_side(shot: str) -> None:
    table = hit("w:0300 S", shot, 7)
    assert (table.lost(0), table.public.ships[0].figures.cells) == (0, 0)
    told_of = of_kind(table.opening, MeteorBounced if shot.startswith("small") else PlatingHeld)
    assert len(told_of) == 1


@pytest.mark.rule("GX-149")
@pytest.mark.parametrize("shot", ["light left", "heavy left", "small left", "large left"])
def test_a_side_with_a_connector_is_not_armoured(shot: str) -> None:
    assert hit("w:0301 S", shot, 7).lost(0) == 1


@pytest.mark.rule("GX-151")
def test_sabotage_destroys_plating() -> None:
    sabotage = card("sabotage")
    table = tech("w:0300 S", ship("S c", place=-30), card=sabotage, dice=(6, 7))
    assert (table.lost(0), table.has(0, 6, 7)) == (1, False)


@pytest.mark.rule("GX-153")
def test_plating_falls_off_like_any_component() -> None:
    swarm = replace(SWARM, projectiles=SWARM.projectiles)
    table = tech("w:0300 x S", ship("S", place=-30), card=swarm, dice=(6,))
    table.play(table.legal[1])
    assert table.lost(0) == 2


@pytest.mark.rule("GX-154")
def test_plating_shields_what_lies_behind_it() -> None:
    table = hit("w:0300 x S", "heavy left", 7)
    assert (table.lost(0), table.has(0, 6, 7)) == (0, True)
