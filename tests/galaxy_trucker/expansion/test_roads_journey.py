"""Rough Roads on the way: second passes, wear, cells, meteors, more cards, fate (GX-413 to GX-442, GX-573)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Road, ZoneLine
from astrodrome.games.galaxy_trucker.game.preparation import add_pile, mix_deck
from astrodrome.games.galaxy_trucker.modules.technologies.records import Boost, Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, SHOOT, TAKE_OPPORTUNITY, USE_SHIELD, Land, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CardRevealed,
    DiceRolled,
    GaveUp,
    SecondPassBegan,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.views.determinise import determinise
from astrodrome.games.galaxy_trucker.views.table_view import public_view
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, CREWS, ENGINES, TECH, rough
from tests.galaxy_trucker.expansion.rough_cards import ONE
from tests.galaxy_trucker.table import build, card, fly, ship

# RR-04


@pytest.mark.rule("GX-413", "GX-414", "GX-416")
def test_rr_04_used_opportunities_lie_face_up_all_others_face_down() -> None:
    used = rough("deja-vu", "S", ship("S"), card=ONE)
    used.play(TAKE_OPPORTUNITY)
    assert used.public.again == ()
    missed = rough("deja-vu", "S", ship("S"), card=ONE)
    missed.play(PASS, PASS)
    assert missed.public.again == ("T-01",)
    landed = rough("deja-vu", "S", ship("S"), card=card("planets", planets=(("blue",),), days=1))
    landed.play(Land(0))
    assert landed.public.again == ()


@pytest.mark.rule("GX-415")
def test_cards_that_happen_to_all_lie_face_down() -> None:
    assert rough("deja-vu", "S", ship("S c"), card=CREWS).public.again == ("T-01",)


@pytest.mark.rule("GX-416")
def test_an_enemy_that_nobody_beat_comes_again() -> None:
    weak = card("slavers", strength=1, takes_crew=1, credits=1, days=1)
    lost = rough("deja-vu", "S", ship("S"), card=weak)
    assert lost.public.again == ("T-01",)
    beaten = rough("deja-vu", ". g g \n . S x", ship("S"), card=weak)
    beaten.play(PASS)
    assert beaten.public.again == ()


@pytest.mark.rule("GX-417", "GX-418", "GX-419")
def test_the_face_down_cards_are_played_once_more_from_the_top() -> None:
    table = rough("deja-vu", "S \n e", ship("S \n e"), card=CREWS, after=("I-05",))
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, SecondPassBegan) == [SecondPassBegan(2)]
    assert table.g.accounts == []
    events = table.play(FLY_ON, FLY_ON)
    assert [event.card for event in of_kind(events, CardRevealed)] == ["I-05"]
    events = table.play(FLY_ON, FLY_ON)
    assert [event.card for event in of_kind(events, CardRevealed)] == ["T-01"]
    assert (len(table.g.accounts), table.asks) == (1, None)


@pytest.mark.rule("GX-420")
def test_a_jump_on_the_last_card_of_the_first_pass_does_not_miss_the_arrival() -> None:
    table = rough("deja-vu", ". . b \n e j S", ship("S \n e"), card=CREWS, after=("I-05",), modules=TECH)
    table.play(PASS, PASS, FLY_ON, FLY_ON)
    events = table.play(Jump(at(6, 7), at(5, 7)))
    assert of_kind(events, GaveUp) == []


@pytest.mark.rule("GX-573")
def test_a_second_pass_concerns_bound_ships_only() -> None:
    table = rough("deja-vu", "S \n e", ship("S \n e"), card=CREWS, after=("I-05",), handicap=((1,), ()))
    table.play(FLY_ON, FLY_ON)
    before = table.g.position[1]
    table.play(FLY_ON, FLY_ON)
    assert table.g.position[1] == before
    table.play(FLY_ON, FLY_ON)
    assert [account[1] > 0 for account in table.g.accounts[0]] == [True, True]


# RR-05, RR-06


@pytest.mark.rule("GX-421", "GX-424")
def test_rr_05_cosmic_psychosis_destroys_a_manned_cabin() -> None:
    table = rough("cosmic-psychosis", "c S", ship("S c"), card=CREWS, dice=(6, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 0]
    assert len(of_kind(table.opening, DiceRolled)) == 2
    assert of_kind(table.opening, ComponentLost)[0].cause == "destroyed"


@pytest.mark.rule("GX-422", "GX-424")
@pytest.mark.parametrize("crew", ["", "purple"])
def test_empty_and_alien_cabins_are_not_affected(crew: str) -> None:
    table = rough("cosmic-psychosis", ship("p c S", crew={(6, 7): crew}), ship("S"), card=CREWS, dice=(6, 7))
    assert table.lost(0) == 0
    assert rough("cosmic-psychosis", "x S", ship("S"), card=CREWS, dice=(6, 7)).lost(0) == 0


@pytest.mark.rule("GX-423", "GX-E26")
def test_seven_seven_is_the_starting_cabin() -> None:
    table = rough("cosmic-psychosis", "S", ship("S"), card=CREWS, dice=(7, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 1]


@pytest.mark.rule("GX-424")
def test_psychosis_reaches_hyperspace() -> None:
    table = rough("cosmic-psychosis", ". . b \n e j S c", ship("S"), card=CREWS, dice=(8, 7), modules=TECH)
    table.play(Jump(at(6, 7), at(5, 7)))
    assert not table.has(0, 8, 7)


@pytest.mark.rule("GX-425")
def test_rr_06_metal_fatigue_after_open_space() -> None:
    table = rough("metal-fatigue", ship("x S \n . e"), ship("x S \n . e"), card="I-05", dice=(6, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 1]
    assert {event.cause for event in of_kind(table.opening, ComponentLost)} == {"fallen"}
    assert of_kind(rough("metal-fatigue", "x S", ship("x S"), card=CREWS).opening, DiceRolled) == []


@pytest.mark.rule("GX-425")
def test_ships_in_hyperspace_do_not_wear() -> None:
    table = rough("metal-fatigue", ". . b \n e j S x", ship("S x \n e"), card="I-05", dice=(8, 7), modules=TECH)
    table.play(Jump(at(6, 7), at(5, 7)))
    assert (table.has(0, 8, 7), table.has(1, 8, 7)) == (True, False)


# RR-07


@pytest.mark.rule("GX-426", "GX-431", "GX-E24")
def test_rr_07_each_activation_costs_one_more_cell() -> None:
    table = rough("rotten-batteries", ship(". b3 . \n b3 S E \n . . E"), ship("S"), card=ENGINES)
    table.play(Power((2,)))
    while table.asks == "TruckerSpendsCell":
        table.play(table.legal[0])
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GX-427")
def test_a_boosted_single_cannon_and_an_accelerated_single_engine_cost_two() -> None:
    boost = rough("rotten-batteries", "g . \n a S b", ship("S"), card=CANNONS, modules=TECH)
    boost.play(Boost(at(6, 7), at(6, 6)))
    jump = rough("rotten-batteries", ". . b \n e j S", ship("S"), card=CREWS, modules=TECH)
    jump.play(Jump(at(6, 7), at(5, 7)))
    assert [table.public.ships[0].figures.cells for table in (boost, jump)] == [0, 0]


@pytest.mark.rule("GX-428", "GX-429", "GX-430")
def test_with_a_booster_it_is_three_not_four() -> None:
    shots = card("pirates", "heavy front", strength=30, credits=1, days=1)
    shield = rough("rotten-batteries", ship("o s S b3"), ship("S", place=-30), card=shots, dice=(7,), modules=TECH)
    shield.play(USE_SHIELD)
    jump = rough("rotten-batteries", ". . b3 \n E j S", ship("S"), card=CREWS, modules=TECH)
    jump.play(Jump(at(6, 7), at(5, 7)))
    boost = rough("rotten-batteries", "G . \n a S b3", ship("S"), card=CANNONS, modules=TECH)
    boost.play(Boost(at(6, 7), at(6, 6)))
    assert [table.public.ships[0].figures.cells for table in (shield, jump, boost)] == [0, 0, 0]


@pytest.mark.rule("GX-432")
def test_what_cannot_be_paid_in_full_is_not_possible() -> None:
    table = rough("rotten-batteries", ship("b S \n . E", cells=1), ship("S"), card=ENGINES)
    assert of_kind(table.opening, StrengthDeclared)[0].strength == 0


@pytest.mark.rule("GX-567")
def test_cells_lost_to_a_card_are_not_raised() -> None:
    smugglers = card("smugglers", strength=9, takes_goods=1, goods=("blue",), days=1)
    table = rough("rotten-batteries", "b S", ship("S"), card=smugglers)
    assert table.public.ships[0].figures.cells == 1


# RR-08 to RR-10


@pytest.mark.rule("GX-433")
def test_rr_08_small_meteors_are_large_and_large_ones_small() -> None:
    small = rough(
        "meteoric-inversion", "x:0330 S", ship("S", place=-30), card=card("meteor_swarm", "small left"), dice=(7,)
    )
    large = rough(
        "meteoric-inversion", "x:0330 S", ship("S", place=-30), card=card("meteor_swarm", "large left"), dice=(7,)
    )
    assert (small.lost(0), large.lost(0)) == (1, 0)


@pytest.mark.rule("GX-434")
def test_from_the_rear_only_the_very_column_can_shoot() -> None:
    swarm = card("meteor_swarm", "small rear")
    table = rough("meteoric-inversion", "S x \n gv .", ship("S", place=-30), card=swarm, dice=(8,))
    assert table.lost(0) == 1
    hit = rough("meteoric-inversion", "S x \n gv .", ship("S", place=-30), card=swarm, dice=(7,))
    hit.play(SHOOT)
    assert hit.lost(0) == 0


@pytest.mark.rule("GX-435", "GX-437", "GX-E39")
@pytest.mark.parametrize(("flight", "more"), [("I", 2), ("II", 3), ("III", 4)])
def test_rr_09_more_cards_of_level_three(flight: str, more: int) -> None:
    g = build("S", flight=flight, roads=("tough-trip",))
    before = sum(len(pile) for pile in g.piles)
    mix_deck(g)
    assert len(g.deck) == before + more
    assert [g.box.cards[card].level for card in g.piles[4]] == [3] * more


@pytest.mark.rule("GX-436")
def test_with_foresight_they_lie_at_the_bottom() -> None:
    g = build("S", flight="I", roads=("tough-trip",), modules=("foresight",))
    mix_deck(g)
    assert sorted(g.deck[:2]) == sorted(g.piles[4])
    add_pile(g, 2)
    assert len(g.piles) == 6


@pytest.mark.rule("GX-573")
def test_extra_cards_concern_bound_ships_only() -> None:
    roads: tuple[Road, ...] = ("tough-trip",)
    ships = "S \n e", ship("S \n e")
    table = fly(*ships, card="I-05", after=("I-06",), roads=roads, handicap=((1,), ()), extra="I-06")
    assert table.g.position == [1, -9]
    table.play(FLY_ON, FLY_ON)
    assert table.g.position == [2, -9]


@pytest.mark.rule("GX-573")
def test_who_sits_out_a_card_is_seen_until_it_is_over() -> None:
    roads: tuple[Road, ...] = ("tough-trip",)
    ships = "S \n e", ship("S \n e")
    table = fly(*ships, card="I-05", after=("I-12", "I-06"), roads=roads, handicap=((1,), ()), extra="I-12")
    table.play(FLY_ON, FLY_ON)
    for g in (table.g, determinise(table.g, 0, Chance(1), 1.0)):
        seen = public_view(g)
        assert ([one.sitting_out for one in seen.ships], [one.hyper for one in seen.ships]) == ([False, True], [0, 0])
        assert (seen.order, g.is_racing(0), g.is_racing(1)) == ((0,), True, False)
    table.play(PASS)
    assert ([one.sitting_out for one in table.public.ships], table.public.order) == ([False, False], (0, 1))


@pytest.mark.rule("GX-438", "GX-439")
def test_rr_10_all_but_the_best_suffer() -> None:
    table = rough("remorseless-fate", "S", ship("S c"), ship("S c"), ship("S"), card=CREWS)
    assert [event.seat for event in of_kind(table.opening, WeakestFound)] == [0, 1, 3]
    assert table.g.position == [-1, -11, -20, -31]


@pytest.mark.rule("GX-440")
def test_combat_zone_dice_are_rolled_once_for_all() -> None:
    shots = card("pirates", "heavy front").projectiles
    zone = card("combat_zone", lines=(ZoneLine("crew", projectiles=shots),))
    table = rough("remorseless-fate", "S x", ship("S x"), ship("S c c"), card=zone, dice=(8,))
    assert ([table.lost(seat) for seat in range(3)], len(of_kind(table.opening, DiceRolled))) == ([1, 1, 0], 1)


@pytest.mark.rule("GX-441", "GX-442", "GX-E25")
def test_sabotage_is_rolled_exactly_three_times_for_all() -> None:
    table = rough(
        "remorseless-fate", "x S", ship("S x"), ship("S c"), ship("S c"), card=card("sabotage"), dice=(6, 7, 6, 7, 6, 7)
    )
    assert [table.lost(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert len(of_kind(table.opening, DiceRolled)) == 6
    both = rough("remorseless-fate", "x S", ship("x S"), ship("S c"), card=card("sabotage"), dice=(6, 7, 2, 2, 2, 2))
    assert ([both.lost(seat) for seat in range(3)], len(of_kind(both.opening, DiceRolled))) == ([1, 1, 0], 6)
