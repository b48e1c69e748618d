"""Rough Roads: piercing shots, the union, explosions, infections (GX-444 to GX-466, GX-575)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Good, Road
from astrodrome.games.galaxy_trucker.modules.roads.records import HandGood, PayUnion, UnionOffer, UnionPaid
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, KeepPart, Land, LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import CrewLost, GaveUp
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, rough
from tests.galaxy_trucker.table import Table, card, ship

# RR-11


@pytest.mark.rule("GX-444", "GX-445", "GX-446")
@pytest.mark.parametrize("shot", ["large left", "small left"])
def test_rr_11_a_projectile_goes_on_to_the_next_component(shot: str) -> None:
    table = rough("piercing-projectiles", "x . x S", ship("S", place=-30), card=card("meteor_swarm", shot), dice=(7,))
    assert (table.has(0, 4, 7), table.has(0, 6, 7), table.has(0, 7, 7)) == (False, False, True)


@pytest.mark.rule("GX-447")
def test_a_small_meteor_needs_a_connector_on_the_second() -> None:
    swarm = card("meteor_swarm", "small left")
    table = rough("piercing-projectiles", "x x:3330 S", ship("S", place=-30), card=swarm, dice=(7,))
    assert table.lost(0) == 1
    joined = rough("piercing-projectiles", "x x S x", ship("S", place=-30), card=swarm, dice=(7,))
    assert joined.lost(0) == 2


@pytest.mark.rule("GX-448", "GX-449")
def test_plating_stops_it_and_it_pierces_once() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough(
        "piercing-projectiles", ". x . \n x w:3300 S", ship("S", place=-30), card=swarm, dice=(7,), modules=TECH
    )
    assert not table.has(0, 5, 7)
    assert table.has(0, 6, 7)
    thrice = rough("piercing-projectiles", "x x x S", ship("S", place=-30), card=swarm, dice=(7,))
    assert thrice.lost(0) == 2


@pytest.mark.rule("GX-450")
def test_a_projectile_that_is_stopped_does_not_pierce() -> None:
    swarm = card("meteor_swarm", "large left")
    plated = rough("piercing-projectiles", "w:0300 x S", ship("S", place=-30), card=swarm, dice=(7,), modules=TECH)
    smooth = rough(
        "piercing-projectiles", "x:0330 x S", ship("S", place=-30), card=card("meteor_swarm", "small left"), dice=(7,)
    )
    assert (plated.lost(0), smooth.lost(0)) == (0, 0)


# RR-12


@pytest.mark.rule("GX-452", "GX-575")
def test_rr_12_before_the_final_card_the_union_wants_money() -> None:
    table = rough("union-ship", ship("S", credits=5), ship("S", credits=1), card=CREWS, after=("I-04",))
    table.play(FLY_ON, FLY_ON)
    assert (table.asks, table.asked, len(table.g.deck)) == ("TruckerPaysUnion", (0,), 1)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == UnionOffer(2, 2, 2)
    assert table.refuse(PayUnion(1)) == "GX-452"
    events = table.play(PayUnion(2))
    assert of_kind(events, UnionPaid) == [UnionPaid(0, 2, 0)]
    assert (table.asked, table.legal) == ((1,), (GIVE_UP,))
    events = table.play(GIVE_UP)
    assert of_kind(events, GaveUp) == [GaveUp(1, "union")]
    assert table.g.accounts[0][0][0] == -2


@pytest.mark.rule("GX-451", "GX-452")
def test_goods_are_taken_cells_are_not() -> None:
    one = ship("b S h", goods={(8, 7): "Y B"})
    table = rough("union-ship", one, ship("S", credits=9), card=CREWS, after=("I-04",))
    table.play(FLY_ON, FLY_ON)
    assert table.legal == (PayUnion(0), GIVE_UP)
    table.play(PayUnion(0), HandGood(at(8, 7), "blue"))
    assert table.public.ships[0].figures.goods == 0
    choice = rough(
        "union-ship", ship("b S h3", goods={(8, 7): "Y G B"}), ship("S", credits=9), card=CREWS, after=("I-04",)
    )
    choice.play(FLY_ON, FLY_ON, PayUnion(0))
    assert choice.asks == "TruckerHandsGoods"
    assert choice.refuse(HandGood(at(8, 7), "red")) == "GX-452"
    choice.play(HandGood(at(8, 7), "blue"), HandGood(at(8, 7), "green"))
    assert (choice.public.ships[0].figures.goods, choice.public.ships[0].figures.cells) == (3, 2)


@pytest.mark.rule("GX-575")
def test_the_union_asks_ships_in_hyperspace_and_only_once() -> None:
    table = rough(
        "union-ship", ship(". . b \n e j S", credits=5), ship("S", credits=5), card=CREWS, after=("I-04",), modules=TECH
    )
    table.play(Jump(at(6, 7), at(5, 7)), FLY_ON, FLY_ON)
    assert (table.asks, table.asked) == ("TruckerPaysUnion", (0,))
    table.play(PayUnion(2), PayUnion(2))
    assert roads_of(table.g).union_asked


@pytest.mark.rule("GX-452")
def test_with_deja_vu_the_final_card_is_that_of_the_second_pass() -> None:
    table = rough(("union-ship", "deja-vu"), ship("S", credits=9), ship("S", credits=9), card=CREWS, after=("I-04",))
    table.play(FLY_ON, FLY_ON)
    assert table.asks == "TruckerMayGiveUp"
    table.play(FLY_ON, FLY_ON)
    assert table.asks == "TruckerMayGiveUp"
    table.play(FLY_ON, FLY_ON)
    assert table.asks == "TruckerPaysUnion"


# RR-13, RR-14


@pytest.mark.rule("GX-453", "GX-454", "GX-455")
def test_rr_13_a_destroyed_hold_with_goods_takes_all_neighbours_with_it() -> None:
    swarm = card("meteor_swarm", "large left")
    drawing = ". x x \n h x S \n . x ."
    table = rough("explosive-goods", ship(drawing, goods={(5, 7): "B"}), ship("S", place=-30), card=swarm, dice=(7,))
    assert {(e.column, e.row) for e in of_kind(table.opening, ComponentLost) if e.seat == 0} == {
        (5, 7),
        (6, 7),
        (6, 6),
        (6, 8),
    }
    empty = rough("explosive-goods", drawing, ship("S", place=-30), card=swarm, dice=(7,))
    assert empty.lost(0) == 1


@pytest.mark.rule("GX-455", "GX-456", "GX-457")
def test_rr_14_batteries_explode_in_chains_with_goods() -> None:
    swarm = card("meteor_swarm", "large left")
    one = ship("b x h x S", goods={(5, 7): "B"})
    table = rough(
        ("explosive-goods", "explosive-batteries"),
        ship("b h x x S", goods={(4, 7): "B"}),
        ship("S", place=-30),
        card=swarm,
        dice=(7,),
    )
    assert table.lost(0) == 3
    batteries = rough("explosive-batteries", one, ship("S", place=-30), card=swarm, dice=(7,))
    assert batteries.lost(0) == 2


@pytest.mark.rule("GX-458")
@pytest.mark.parametrize("road", ["explosive-goods", "explosive-batteries"])
def test_a_hold_with_battery_is_concerned_by_both(road: str) -> None:
    swarm = card("meteor_swarm", "large left")
    one = ship("k x S", goods={(5, 7): "B"})
    table = rough(road, one, ship("S", place=-30), card=swarm, dice=(7,), modules=TECH)  # type: ignore[arg-type]  # a road
    assert table.lost(0) == 2


@pytest.mark.rule("GX-460", "GX-453")
def test_what_falls_off_does_not_explode() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("explosive-batteries", ship("x . \n x S \n b . \n x ."), ship("S", place=-30), card=swarm, dice=(7,))
    table.play(KeepPart(1))
    assert not [event for event in of_kind(table.opening, ComponentLost) if event.kind == "battery"]


@pytest.mark.rule("GX-152")
def test_explosions_destroy_plating() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough(
        "explosive-batteries", "b x S \n . w:3000 .", ship("S", place=-30), card=swarm, dice=(7,), modules=TECH
    )
    assert not table.has(0, 6, 8)


# RR-15


def infected(one: object, *goods: Good) -> Table:
    """Let seat 0 land on a planet with infected goods."""
    world = card("planets", planets=(goods,), days=1)
    table = rough("infected-goods", one, ship("S"), card=world)  # type: ignore[arg-type]  # a ship
    table.play(Land(0))
    return table


@pytest.mark.rule("GX-461", "GX-464", "GX-E27")
def test_rr_15_humans_die_beyond_the_number_of_aliens() -> None:
    one = ship("p c S c n \n . . c . .", crew={(6, 7): "purple", (8, 7): "brown"})
    assert infected(one, "blue", "blue").public.ships[0].figures.humans == 4
    four = infected(one, "blue", "blue", "blue", "blue")
    while four.asks == "TruckerLosesCrew":
        assert all(four.g.crew[0][action.square] <= 2 for action in four.legal if isinstance(action, LoseCrew))
        four.play(four.legal[0])
    assert (four.public.ships[0].figures.humans, four.public.ships[0].figures.crew) == (2, 4)


@pytest.mark.rule("GX-462", "GX-463")
def test_what_counts_is_what_was_obtained() -> None:
    table = infected("h S c", "blue", "blue")
    table.play(table.legal[-1])  # everything thrown away
    table.play(table.legal[0], table.legal[0])
    assert (table.public.ships[0].figures.goods, table.public.ships[0].figures.humans) == (0, 2)


@pytest.mark.rule("GX-465", "GX-E28")
def test_the_last_human_dies_the_goods_are_gained() -> None:
    world = card("planets", planets=(("blue", "blue"),), days=1)
    table = rough("infected-goods", "h S", ship("S"), card=world)
    events = table.play(Land(0))
    events += table.play(table.legal[0])
    assert of_kind(events, CrewLost)
    while table.asks == "TruckerLands":
        events += table.play(PASS)
    assert of_kind(events, GaveUp)[0] == GaveUp(0, "no-humans")
    assert table.public.ships[0].figures.goods == 2


@pytest.mark.rule("GX-466")
def test_sleepers_may_wake_after_an_infection() -> None:
    world = card("planets", planets=(("blue",),), days=1)
    table = rough("infected-goods", "h S Z", ship("S"), card=world, modules=TECH)
    table.play(Land(0))
    table.play(table.legal[0])
    assert table.asks == "TruckerWakes"


@pytest.mark.rule("GX-455")
@pytest.mark.parametrize(
    ("roads", "squares"),
    [("explosive-goods", (at(5, 7),)), ("explosive-batteries", (at(6, 7),)), ("bad-luck", ())],
)
def test_a_ship_shows_what_would_explode(roads: Road, squares: tuple[int, ...]) -> None:
    table = rough(roads, ship("h b S", goods={(5, 7): "B"}), ship("S", place=-30))
    assert table.public.ships[0].explosive == squares
    assert table.public.ships[1].explosive == ()
