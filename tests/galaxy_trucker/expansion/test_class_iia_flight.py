"""Class IIA in flight: what halves share and what they do not (GX-282 to GX-306)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.flight.gaining import burning
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp, HalfOffer, HalfPrice, PowerHalf
from astrodrome.games.galaxy_trucker.modules.technologies.boosting import boosts
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace import jumps
from astrodrome.games.galaxy_trucker.modules.technologies.records import SEND_DIPLOMAT, Boost, Jump, Wake, WakeOffer
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    SHOOT,
    TAKE_HIT,
    TAKE_OPPORTUNITY,
    USE_SHIELD,
    Land,
    LoseCrew,
    LoseGood,
    Power,
    SpendCell,
    Stowage,
    StowGoods,
)
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSaved,
    CellSpent,
    CrewLost,
    ExtraPaid,
    FlightSettled,
    GaveUp,
    MeteorBounced,
    MeteorShot,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.offers import ChamberChoice, DefenceOffer, PowerOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, CREWS, ENGINES, FIVE
from tests.galaxy_trucker.expansion.two_halves import DUO, pair
from tests.galaxy_trucker.table import Table, card, fly, ship

ONE = card("abandoned_ship", crew=1, credits=1, days=1)
WORLD = card("planets", planets=(("red", "blue"),), days=1)


def strengths(table: Table) -> list[int | None]:
    """Return what was declared, seat by seat."""
    return [one.strength for one in table.public.ships]


def declared(table: Table, seat: int = 0) -> list[int]:
    """Return the strengths that a seat has declared so far."""
    return [one.strength for one in of_kind(table.opening, StrengthDeclared) if one.seat == seat]


@pytest.mark.rule("GX-282", "GX-292")
def test_cells_power_components_of_their_half() -> None:
    table = pair(ship(". c . . . c . \n E b . * . b E", cells=2), card=ENGINES)
    assert [one.cells for one in table.public.ships[0].halves] == [0, 2]
    assert table.legal == (Power((0, 0)), Power((0, 1)))
    refusal = table.refusal(Power((1, 0)))
    assert refusal is not None
    assert (refusal.rule, dict(refusal.args)) == ("GB-088", {"price": 1, "cells": 0})
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, PowerOffer)
    assert (prompt.offer.kinds, [one.strength for one in prompt.offer.choices]) == ((1, 1), [0, 0, 0, 2])
    assert [one.paces for one in prompt.offer.choices] == [(0, 0), (0, 2), (2, 0), (2, 2)]
    cannons = pair(". c . . . c . \n . b . * . b . \n . G<:3333 . . . . .", card=CANNONS).game.prompt(0)
    assert cannons is not None
    assert isinstance(cannons.offer, PowerOffer)
    assert [one.paces for one in cannons.offer.choices] == [(), ()]
    table = pair(ship(". c . . . c . \n E b . * . b E"), card=ENGINES)
    events = table.play(Power((1, 1)))
    assert [one.square for one in of_kind(events, CellSpent)] == [at(5, 7), at(9, 7)]
    assert [one.strength for one in of_kind(events, StrengthDeclared)][:1] == [2]


@pytest.mark.rule("GX-282")
def test_who_has_cells_only_where_nothing_needs_them_is_not_asked() -> None:
    table = pair(". c . . . c . \n . b . * . e E", card=ENGINES)
    assert (table.asks, declared(table)) == ("TruckerMayGiveUp", [0])


@pytest.mark.rule("GX-292")
def test_the_owner_chooses_among_the_batteries_of_that_half_only() -> None:
    table = pair(". c . . . c . \n E b . * . b E \n . b . . . . .", card=ENGINES)
    table.play(Power((1, 0)))
    assert table.legal == (SpendCell(at(5, 7)), SpendCell(at(5, 8)))
    refusal = table.refusal(SpendCell(at(9, 7)))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("GX-292", "cell-of-other-half")
    table.play(SpendCell(at(5, 8)))
    assert table.g.cells[0][at(9, 7)] == 2


@pytest.mark.rule("GX-283")
def test_engine_strength_is_that_of_the_weaker_half() -> None:
    table = pair("e c e . . c . \n e x . * . e .", card=ENGINES)
    assert declared(table) == [1]
    figures = table.public.ships[0]
    assert ([half.engines for half in figures.halves], figures.figures.engines) == ([3, 1], 1)


@pytest.mark.rule("GX-284")
def test_the_brown_alien_helps_its_own_half_if_that_moves() -> None:
    left = ship("n c c . e c e \n . e . * . e .", crew={(5, 6): "brown"})
    assert declared(pair(left, card=ENGINES)) == [3]  # 1 + 2, and 3
    right = ship("n c c . e c . \n e e . * . e .", crew={(5, 6): "brown"})
    assert declared(pair(right, card=ENGINES)) == [2]  # 2 + 2, and 2
    still = ship("n c c . . c . \n . . . * . e .", crew={(5, 6): "brown"})
    assert declared(pair(still, card=ENGINES)) == [0]


@pytest.mark.rule("GX-285", "GX-286")
def test_cannon_strength_is_the_sum_and_the_purple_alien_needs_a_cannon_in_its_half() -> None:
    plain = "p c c . . c . \n g . . * . g g"
    assert declared(pair(plain, card=CANNONS)) == [3]
    helped = ship(plain, crew={(5, 6): "purple"})
    assert declared(pair(helped, card=CANNONS)) == [5]
    unarmed = ship("p c c . . c . \n . . . * . g g", crew={(5, 6): "purple"})
    assert declared(pair(unarmed, card=CANNONS)) == [2]
    both = pair(". c . . . c . \n G b . * . b G", card=CANNONS)
    assert both.refuse(Power((1, 0))) == "GB-095"
    assert both.refuse(Power((1, 0, 1, 0))) is None
    events = both.play(Power((1, 0, 1, 0)))
    assert of_kind(events, StrengthDeclared)[0].strength == 4


@pytest.mark.rule("GX-287")
def test_crew_is_the_sum_of_both_halves() -> None:
    table = pair(". c . . . c c \n . c . * . . .", ship(DUO), card=CREWS)
    assert (declared(table), declared(table, 1)) == ([8], [4])
    assert [(one.seat, one.value) for one in of_kind(table.opening, WeakestFound)] == [(1, "crew")]


@pytest.mark.rule("GX-288", "GX-317")
def test_a_half_without_humans_gives_up_after_the_card_and_the_other_flies_on() -> None:
    table = pair(ship(DUO, crew={(5, 6): "1"}), card=card("abandoned_ship", crew=1, credits=5, days=1))
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(5, 6)))
    assert [(one.seat, one.half, one.reason) for one in of_kind(events, HalfGaveUp)] == [(0, "left", "no-humans")]
    assert of_kind(events, GaveUp) == []
    assert (table.g.flying[0], table.has(0, 5, 6), table.has(0, 9, 6)) == (True, False, True)
    assert [half.half for half in table.public.ships[0].halves] == ["right"]
    assert table.public.ships[0].figures.engines == 1


@pytest.mark.rule("GX-289", "GX-290")
def test_goods_are_rearranged_between_halves_when_some_are_gained() -> None:
    table = pair(ship(". c . . . c . \n r h . * . h .", goods={(5, 7): "Y G"}), card=WORLD)
    table.play(Land(0))
    moved = StowGoods((Stowage(at(4, 7), ("red",)), Stowage(at(9, 7), ("yellow", "green"))))
    assert table.refuse(moved) is None
    table.play(moved)
    assert [one.goods for one in table.public.ships[0].components if one.square == at(9, 7)] == [("yellow", "green")]
    quiet = pair(ship(". c . . . c . \n r h . * . h .", goods={(5, 7): "Y G"}), card=ENGINES)
    assert not [action for action in quiet.legal if isinstance(action, StowGoods)]


@pytest.mark.rule("GX-291")
def test_losses_to_a_card_come_from_either_half() -> None:
    table = pair(DUO, card=ONE)
    table.play(TAKE_OPPORTUNITY)
    assert table.legal == (LoseCrew(at(5, 6)), LoseCrew(at(9, 6)))
    thieves = card("smugglers", strength=9, takes_goods=1, goods=("red",), days=1)
    goods = {(4, 7): "R Y", (10, 7): "R"}
    laden = ship(". c . . . c . \n r2 . . * . . r", goods=goods)
    table = pair(laden, card=thieves)
    assert table.legal == (LoseGood(at(4, 7)), LoseGood(at(10, 7)))  # red before yellow, over the whole ship
    table = pair(DUO, card=thieves)
    assert table.legal == (SpendCell(at(5, 7)), SpendCell(at(9, 7)))


@pytest.mark.rule("GX-293", "GX-076")
def test_sleepers_wake_in_their_own_half_while_somebody_is_awake_there() -> None:
    drawing = ". c Z . Z c c \n . . . * . . ."
    table = pair(ship(drawing, crew={(5, 6): "1"}), card=ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(9, 6)))
    left, right = at(6, 6), at(8, 6)
    assert table.legal == (PASS, Wake(left, at(5, 6)), Wake(right, at(9, 6)))
    refusal = table.refusal(Wake(left, at(9, 6)))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("GX-293", "sleeper-of-other-half")
    prompt = table.game.prompt(0)
    assert prompt is not None
    asleep = (ChamberChoice(left, 4, (at(5, 6),)), ChamberChoice(right, 4, (at(9, 6),)))
    assert prompt.offer == WakeOffer(asleep, (at(5, 6), at(9, 6)))


@pytest.mark.rule("GX-293", "GX-288")
def test_nobody_wakes_in_a_half_where_nobody_is_awake() -> None:
    table = pair(ship(". c Z . Z c c \n . . . * . . .", crew={(5, 6): "1"}), card=ONE)
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(5, 6)))
    assert [one.half for one in of_kind(events, HalfGaveUp)] == ["left"]
    assert technologies_of(table.g).sleepers[0][at(6, 6)] == 0


@pytest.mark.rule("GX-295", "GX-296")
def test_a_small_meteor_from_the_side_threatens_the_first_component_alone() -> None:
    table = pair("x . c . . c x \n . . . * . . .", card=card("meteor_swarm", "small left"), dice=(6,))
    lost = [one for one in of_kind(table.opening, ComponentLost) if one.seat == 0]
    assert [(one.column, one.row) for one in lost] == [(4, 6)]
    table = pair("x:3330 . c . . c x \n . . . * . . .", card=card("meteor_swarm", "small left"), dice=(6,))
    bounced = [one.square for one in of_kind(table.opening, MeteorBounced) if one.seat == 0]
    assert (bounced, table.lost(0)) == ([at(4, 6)], 0)


@pytest.mark.rule("GX-297")
def test_through_an_empty_row_a_projectile_reaches_the_farther_half() -> None:
    table = pair(". c . . . c . \n . x . * . x . \n . . . . . x .", card=card("meteor_swarm", "small left"), dice=(8,))
    lost = [one for one in of_kind(table.opening, ComponentLost) if one.seat == 0]
    assert [(one.column, one.row) for one in lost] == [(9, 8)]


@pytest.mark.rule("GX-298", "GX-299")
def test_either_half_shoots_a_large_meteor_and_pays_itself() -> None:
    swarm = card("meteor_swarm", "large left")
    far = pair(". c . . . c . \n x x . * . G< b", card=swarm, dice=(7,))
    events = far.play(SHOOT)
    assert [one.square for one in of_kind(events, CellSpent) if one.seat == 0] == [at(10, 7)]
    poor = pair(ship(". c . . . c . \n x b . * . G< b", cells=2), card=swarm, dice=(7,))
    assert SHOOT in poor.legal
    dry = pair(". c . . . c . \n x b . * . G< x", card=swarm, dice=(7,))
    assert dry.lost(0) == 1  # the cells of the left half are of no use to the cannon on the right
    free = pair(". c . . . c . \n x x . * . g< b", card=swarm, dice=(7,))
    free.play(SHOOT)
    assert sum(free.g.cells[0]) == 2


@pytest.mark.rule("GX-299")
def test_with_a_double_cannon_in_each_half_the_owner_says_which_one_pays() -> None:
    swarm = card("meteor_swarm", "large left")
    table = pair(". c . . . c . \n G< b . * . G< b", card=swarm, dice=(7,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, DefenceOffer)
    assert (prompt.offer.shot, prompt.offer.shot_price) == (None, 1)
    events = table.play(SHOOT)
    assert (table.asks, len(of_kind(events, MeteorShot))) == ("TruckerPowersHalf", 1)
    assert table.legal == (PowerHalf("left"), PowerHalf("right"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == HalfOffer((HalfPrice("left", 1), HalfPrice("right", 1)))
    table.play(PowerHalf("right"))
    assert (table.g.cells[0][at(5, 7)], table.g.cells[0][at(10, 7)]) == (2, 1)


@pytest.mark.rule("GX-300")
def test_a_shield_protects_its_own_half() -> None:
    shots = card("meteor_swarm", "small front", "small front")
    drawing = ". c . . . c . \n s b . * . b ."
    table = pair(drawing, card=shots, dice=(9, 5))
    assert next(one for one in of_kind(table.opening, ComponentLost) if one.seat == 0).column == 9
    assert table.asks == "TruckerDefends"
    assert table.legal == (TAKE_HIT, USE_SHIELD)
    events = table.play(USE_SHIELD)
    assert [one.square for one in of_kind(events, CellSpent) if one.seat == 0] == [at(5, 7)]
    weak = pair(ship(drawing, cells=2), card=card("meteor_swarm", "small front"), dice=(5,))
    assert weak.lost(0) == 1  # the cells of the right half do not help


@pytest.mark.rule("GX-301", "GX-E36")
def test_the_lawyer_works_for_the_whole_ship_from_either_half() -> None:
    drawing = "y c . . . c y \n . c . * . c ."
    for place in ((5, 6), (9, 6)):
        crew = {place: "cyan"}
        table = pair(ship(drawing, crew=crew, specialist="lawyer", lost=5, credits=9), card=CREWS, after=())
        assert next(one.losses for one in of_kind(table.opening, FlightSettled)) == 3
    plain = pair(ship(drawing, lost=12, credits=20), card=CREWS, after=())
    assert next(one.losses for one in of_kind(plain.opening, FlightSettled)) == 12


@pytest.mark.rule("GX-301")
def test_the_diplomat_works_for_the_whole_ship_from_either_half() -> None:
    for place in ((5, 6), (9, 6)):
        drawing = "y c . . . c y \n . . . * . c ."
        one = ship(drawing, crew={place: "cyan", (9, 7): "1"}, specialist="diplomat")
        table = pair(one, ". c c . . c c \n . . . * . . .", card=CREWS)
        assert table.asks == "TruckerSendsDiplomat"
        events = table.play(SEND_DIPLOMAT)
        assert [(lost.seat, lost.square) for lost in of_kind(events, CrewLost)] == [(0, at(*place))]
        assert table.g.position[0] == 0


@pytest.mark.rule("GX-302")
def test_the_technician_saves_cells_of_his_half_only() -> None:
    drawing = "y c c . . c . \n E b . * . b E"
    table = pair(ship(drawing, crew={(5, 6): "cyan"}, specialist="technician"), card=ENGINES)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, PowerOffer)
    assert [(one.doubles, one.price) for one in prompt.offer.choices] == [
        ((0, 0), 0),
        ((0, 1), 1),
        ((1, 0), 0),
        ((1, 1), 1),
    ]
    events = table.play(Power((1, 1)))
    assert [one.square for one in of_kind(events, CellSpent) if one.seat == 0] == [at(9, 7)]
    assert len(of_kind(events, CellSaved)) == 1


@pytest.mark.rule("GX-303")
def test_the_manager_helps_aliens_of_his_half_only() -> None:
    drawing = "e y c e . n c c e \n . n c . * . e e . \n . . c . . . . . ."
    near = ship(drawing, crew={(5, 6): "cyan", (5, 7): "brown"}, specialist="manager")
    assert pair(near, card=ENGINES).public.ships[0].halves[0].engines == 2 + 3
    apart = ship(drawing, crew={(5, 6): "cyan", (9, 6): "brown"}, specialist="manager")
    table = pair(apart, card=ENGINES)
    assert [half.engines for half in table.public.ships[0].halves] == [2, 3 + 2]
    guns = ship("g y c g . p c c g \n . . c . * . . . .", crew={(5, 6): "cyan", (9, 6): "purple"}, specialist="manager")
    assert declared(pair(guns, card=CANNONS)) == [2 + 1 + 2]


@pytest.mark.rule("GX-304")
def test_with_both_halves_at_the_finish_merchant_and_manager_work_for_the_whole_ship() -> None:
    drawing = "y c c . p c c \n . h . * . h ."
    crew = {(5, 6): "cyan", (9, 6): "purple"}
    table = pair(ship(drawing, crew=crew, specialist="manager"), card=CREWS, after=())
    assert [(one.line, one.credits) for one in of_kind(table.opening, ExtraPaid)] == [("manager", 3)]
    goods = {(5, 7): "Y", (9, 7): "Y G"}
    table = pair(ship(drawing, crew={(5, 6): "cyan"}, goods=goods, specialist="merchant"), card=CREWS, after=())
    assert next(one.goods for one in of_kind(table.opening, FlightSettled)) == 3 + 3 + 2 + 2


@pytest.mark.rule("GX-305")
def test_with_one_half_at_the_finish_they_work_for_their_half_only() -> None:
    drawing = "y c c . p c c \n . h . * . h ."
    crew = {(5, 6): "cyan", (9, 6): "purple", (10, 6): ""}
    table = pair(ship(drawing, crew=crew, specialist="manager"), card=CREWS, after=())
    assert [one.half for one in of_kind(table.opening, HalfGaveUp)] == ["right"]
    assert [(one.line, one.credits) for one in of_kind(table.opening, ExtraPaid)] == [("manager", 1)]
    goods = {(5, 7): "Y", (9, 7): "Y G"}
    table = pair(ship(drawing, crew=crew, goods=goods, specialist="merchant"), card=CREWS, after=())
    assert [one.credits for one in of_kind(table.opening, HalfGaveUp)] == [3]  # half of 5, and nothing extra
    assert next(one.goods for one in of_kind(table.opening, FlightSettled)) == 3 + 1
    other = {(5, 6): "cyan", (6, 6): ""}
    table = pair(ship(drawing, crew=other, goods=goods, specialist="merchant"), card=CREWS, after=())
    assert [(one.half, one.credits) for one in of_kind(table.opening, HalfGaveUp)] == [("left", 2 + 1)]
    assert next(one.goods for one in of_kind(table.opening, FlightSettled)) == 3 + 2


@pytest.mark.rule("GX-306")
def test_boosters_furnaces_and_accelerators_reach_what_is_joined_to_them_only() -> None:
    table = pair("c a . g c \n x . * . x \n x j . e x", card=WORLD)
    assert (boosts(table.g, 0), jumps(table.g, 0)) == ([], [])
    cold = pair(ship("c f . b c \n . . * . .", cells=0), card=WORLD)
    assert burning(cold.g, 0, ()) == []
    near = pair(". c . . g a c \n e j . * . b . \n . b . . . . .", card=CANNONS)
    assert jumps(near.g, 0) == [Jump(at(5, 7), at(4, 7))]
    assert boosts(near.g, 0) == [Boost(at(9, 6), at(8, 6))]
    events = near.play(PASS, PASS, Boost(at(9, 6), at(8, 6)))
    assert [one.square for one in of_kind(events, CellSpent) if one.seat == 0] == [at(9, 7)]


@pytest.mark.rule("GX-546")
def test_five_ships_are_ranked_by_one_value_each() -> None:
    slow = "e c e . . c . \n e x . * . . ."
    fleet = [slow, *[DUO] * 2, ". c . . . c . \n e e . * . e e", slow]
    zone = card("combat_zone", lines=(ZoneLine("engines", days=3),))
    table = fly(*fleet, card=zone, after=("I-05",), flight="IIA", modules=FIVE)
    assert [declared(table, seat) for seat in range(5)] == [[0], [1], [1], [2], [0]]
    assert table.g.position == [-4, -10, -20, -30, -42]
    assert table.legal[0] == FLY_ON


@pytest.mark.rule("GX-272", "GX-327")
def test_each_half_shows_what_is_counted_on_it() -> None:
    drawing = "g c . . . G c \n e b . * . b p \n . h . . . . ."
    table = pair(ship(drawing, crew={(10, 6): "purple"}, goods={(5, 8): "Y"}), card=CANNONS)
    left, right = table.public.ships[0].halves
    assert (left.exposed, left.crew, left.humans, left.cells, left.goods) == (8, 2, 2, 2, 3)
    assert (right.exposed, right.crew, right.humans, right.cells, right.goods) == (7, 1, 0, 2, 0)
    assert (left.cannon_halves, left.cannon_halves_powered) == (2, 2)
    assert (right.cannon_halves, right.cannon_halves_powered) == (0, 2 * (2 + 2))
    whole = table.public.ships[0].figures
    assert (whole.exposed, whole.crew, whole.cells, whole.goods) == (8 + 7, 3, 4, 3)
    assert (whole.cannon_halves, whole.cannon_halves_powered) == (2, 10)
