"""Rough Roads in flight: what each card does (GX-387 to GX-473, GX-557 to GX-575)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.actions import (
    FLY_ON,
    GIVE_UP,
    SHOOT,
    TAKE_OPPORTUNITY,
    USE_SHIELD,
    KeepPart,
    Land,
    LoseCrew,
    Power,
)
from astrodrome.games.galaxy_trucker.content import CardRow, Good, ZoneLine
from astrodrome.games.galaxy_trucker.flight_events import (
    CardRevealed,
    CrewLost,
    DiceRolled,
    EnemyFought,
    GaveUp,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.hits import TruckerDefends
from astrodrome.games.galaxy_trucker.journey import NEXT_CARD
from astrodrome.games.galaxy_trucker.module_actions import Boost, Drop, HandGood, Jump, PayUnion, Vote
from astrodrome.games.galaxy_trucker.module_events import (
    CompetitorFired,
    EnemyGrew,
    JunkThrown,
    LeaderEnvied,
    SecondPassBegan,
    ShipsTurned,
    UnionPaid,
)
from astrodrome.games.galaxy_trucker.module_offers import DropOffer, UnionOffer, VoteOffer
from astrodrome.games.galaxy_trucker.moments import after_card
from astrodrome.games.galaxy_trucker.preparation import PREPARE_FLIGHT, add_tough_cards, mix_deck
from astrodrome.games.galaxy_trucker.questions import is_helped
from astrodrome.games.galaxy_trucker.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.helpers import CANNONS, CREWS, ENGINES, TECH, rough
from tests.galaxy_trucker.table import Table, build, card, opened, rolls, ship, told

ONE = card("abandoned_ship", crew=1, credits=3, days=1)
GUN = ". g \n . S"
PLATED = "w:0300 S"
SHOT_LEFT = card("combat_zone", lines=(ZoneLine("crew", projectiles=card("pirates", "heavy left").projectiles),))
"""A heavy shot from the left at the smallest crew."""


def rolled(table: Table) -> list[tuple[int, str]]:
    """Return who rolled for what at the opening."""
    return [(event.seat, event.aim) for event in told(table.opening, DiceRolled)]


# RR-01


@pytest.mark.rule("GX-387", "GX-388", "GX-390")
def test_rr_01_the_user_counts_then_those_behind() -> None:
    table = rough("stiff-competition", "S", ship(GUN), ship("S"), card=ONE)
    table.play(PASS)
    events = table.play(TAKE_OPPORTUNITY)
    assert [event.seat for event in told(events, StrengthDeclared)] == [1, 2]


@pytest.mark.rule("GX-389", "GX-391")
def test_each_stronger_one_fires_a_heavy_shot_and_rolls() -> None:
    table = rough("stiff-competition", "S x", ship(GUN), ship(GUN), ship("S"), card=ONE, dice=(8, 2))
    events = table.play(TAKE_OPPORTUNITY)
    assert told(events, CompetitorFired) == [CompetitorFired(1, 0), CompetitorFired(2, 0)]
    assert [(event.seat, event.aim, event.side) for event in told(events, DiceRolled)] == [
        (1, "heavy", "rear"),
        (2, "heavy", "rear"),
    ]
    assert (table.lost(0), table.asks) == (1, "TruckerConfirms")


@pytest.mark.rule("GX-389")
def test_equal_strength_does_not_fire() -> None:
    table = rough("stiff-competition", GUN, ship(GUN), card=ONE)
    assert told(table.play(TAKE_OPPORTUNITY), CompetitorFired) == []


@pytest.mark.rule("GX-392", "GX-394", "GX-395")
def test_the_user_may_withdraw_and_the_next_faces_the_same() -> None:
    table = rough("stiff-competition", "S", ship(". G . \n . S b"), ship("S"), card=ONE, dice=(2,))
    table.play(TAKE_OPPORTUNITY, Power((1, 0)))
    assert table.asks == "TruckerConfirms"
    before = table.g.place[0]
    table.play(PASS)
    assert (table.g.place[0], table.g.credits[0], table.asked) == (before, 0, (1,))
    table.play(TAKE_OPPORTUNITY)
    assert (table.asks, table.public.ships[1].figures.cells) == ("TruckerDeclares", 1)


@pytest.mark.rule("GX-393")
def test_who_no_longer_has_the_crew_loses_the_opportunity() -> None:
    two = card("abandoned_ship", crew=3, credits=3, days=1)
    table = rough("stiff-competition", ship("S c", crew={(8, 7): "1"}), ship("g \n S c"), card=two, dice=(8,))
    table.play(TAKE_OPPORTUNITY)
    assert (table.asked, table.asks) == ((1,), "TruckerTakesAbandoned")


# RR-02


def launch(*drawings: str, dice: tuple[int, ...] = ()) -> Table:
    """Take off with Lust for Power in force."""
    g = build(*drawings, roads=("lust-for-power",), script=rolls(*dice))
    g.then(PREPARE_FLIGHT, NEXT_CARD, SETTLE_FLIGHT)
    return opened(g, g.options)


@pytest.mark.rule("GX-396", "GX-397", "GX-021")
def test_rr_02_at_the_start_everybody_but_the_rearmost_is_shot_at() -> None:
    table = launch("S x", "S x", "S x", dice=(8, 2))
    assert rolled(table) == [(1, "light"), (2, "light")]
    assert [table.lost(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("GX-568")
def test_the_technician_gives_nothing_before_the_first_card() -> None:
    table = launch("S", "S", dice=(2,))
    assert not is_helped(table.g, 0)


@pytest.mark.rule("GX-398")
def test_a_new_leader_is_shot_at_after_the_card() -> None:
    table = rough("lust-for-power", ship("S \n e", place=0), ship("S x x \n e e e", place=-1), card="I-05", dice=(9,))
    assert told(table.opening, LeaderEnvied) == [LeaderEnvied(1)]
    assert (rolled(table), table.lost(1)) == ([(0, "light")], 1)
    same = rough("lust-for-power", ship("S \n e"), ship("S \n e"), card="I-05")
    assert told(same.opening, LeaderEnvied) == []


@pytest.mark.rule("GX-399", "GX-401")
def test_a_leader_who_gives_up_makes_a_new_one_who_is_shot_once() -> None:
    table = rough("lust-for-power", "S", ship("S \n e"), ship("S \n e"), card="I-05", dice=(2,))
    assert [event.seat for event in told(table.opening, GaveUp)] == [0]
    assert told(table.opening, LeaderEnvied) == [LeaderEnvied(1)]
    fatal = rough("lust-for-power", "S", ship("S \n e", crew={}), ship("S \n e"), card="I-05", dice=(7,))
    assert len(told(fatal.opening, LeaderEnvied)) == 1


@pytest.mark.rule("GX-400")
def test_a_returning_leader_is_shot_at_before_the_next_card() -> None:
    swarm = card("meteor_swarm", "large front")
    table = rough(
        "lust-for-power",
        ". . b \n e j S",
        ship("S"),
        ship("S"),
        card=swarm,
        dice=(2, 2, 2),
        modules=TECH,
        after=("I-04", "I-06", "I-07"),
    )
    events = table.play(Jump(at(6, 7), at(5, 7)))
    assert told(events, LeaderEnvied) == [LeaderEnvied(1)]
    events = table.play(FLY_ON, FLY_ON, FLY_ON)
    names = [type(event).__name__ for event in events]
    assert names.index("ShipReturned") < names.index("LeaderEnvied")
    assert told(events, LeaderEnvied) == [LeaderEnvied(0)]


@pytest.mark.rule("GX-402")
def test_only_start_and_end_of_the_card_are_compared() -> None:
    near = ship("S \n e e \n .", place=0), ship("S x \n e e \n .", place=-1)
    table = rough("lust-for-power", *near, card="I-05")
    assert (table.g.order(), told(table.opening, LeaderEnvied)) == ([0, 1], [])


# RR-03


@pytest.mark.rule("GX-403", "GX-406", "GX-407")
def test_rr_03_what_falls_off_flies_at_the_ships_behind() -> None:
    table = rough("space-junk", "x . \n x S", ship("S x"), ship("S x"), card=SHOT_LEFT, dice=(7, 8))
    events = table.play(KeepPart(1))
    assert told(events, JunkThrown) == [JunkThrown(0, "structural")]
    assert [(event.seat, event.aim, event.side) for event in told(events, DiceRolled)] == [(0, "large", "front")]
    assert [table.lost(seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("GX-404", "GX-409")
def test_destroyed_components_are_no_junk() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("space-junk", "x S", ship("S"), card=swarm, dice=(7,))
    assert (told(table.opening, JunkThrown), table.lost(0)) == ([], 1)


@pytest.mark.rule("GX-405", "GX-410")
def test_ships_throw_in_the_order_of_that_moment() -> None:
    table = rough(
        ("space-junk", "remorseless-fate"),
        "x . \n x S",
        ship("x . \n x S"),
        ship("S c"),
        card=SHOT_LEFT,
        dice=(7, 2, 2),
    )
    events = table.play(KeepPart(1), KeepPart(1))
    assert [event.seat for event in told(events, JunkThrown)] == [0, 1]


@pytest.mark.rule("GX-408")
def test_what_falls_off_in_the_barrage_is_thrown_in_its_turn() -> None:
    table = rough("space-junk", "x . \n x S", ship("S x x"), ship("S"), card=SHOT_LEFT, dice=(7, 8, 2))
    table.play(KeepPart(1))
    assert table.asks == "TruckerKeepsPart"
    events = table.play(KeepPart(0))
    assert [event.seat for event in told(events, JunkThrown)] == [1]


@pytest.mark.rule("GX-411", "GX-412")
def test_the_rearmost_throws_nothing_and_all_junk_is_lost() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("space-junk", "S", ship("x . \n x S"), card=swarm, dice=(7,))
    table.play(KeepPart(1))
    assert (table.lost(1), table.g.junk) == (2, [[], []])
    assert table.asks in ("TruckerMayGiveUp", None)


@pytest.mark.rule("GX-E41")
def test_example_the_order_after_a_card() -> None:
    ships = ship("S", place=0, hyper=1), ship("x . \n x S", place=-5), ship("S c", place=-9)
    table = rough(("space-junk", "lust-for-power"), *ships, card=SHOT_LEFT, dice=(7, 2, 2), modules=TECH)
    events = table.play(KeepPart(1))
    assert [(event.seat, event.aim, event.side) for event in told(events, DiceRolled)] == [
        (1, "large", "front"),
        (1, "light", "rear"),
    ]
    assert told(events, LeaderEnvied) == [LeaderEnvied(0)]
    names = [type(event).__name__ for event in events]
    assert names.index("JunkThrown") < names.index("ShipReturned") < names.index("LeaderEnvied")


@pytest.mark.rule("GX-571")
def test_everything_after_a_card_has_its_place() -> None:
    table = rough(
        ("lust-for-power", "space-junk", "cosmic-psychosis", "metal-fatigue", "somersault", "deja-vu"),
        ship("S \n e"),
        ship("S \n e"),
        card="I-05",
        dice=(2, 2, 2, 2, 2, 2, 2, 2),
    )
    names = [type(task).__name__ for task in after_card(table.g) if type(task).__name__ != "EndCard"]
    assert names == [
        "SpreadPsychosis",
        "WearComponents",
        "ThrowJunk",
        "TurnShips",
        "ReturnShips",
        "ShootLeader",
        "FileCard",
    ]


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
    assert told(events, SecondPassBegan) == [SecondPassBegan(2)]
    assert table.g.accounts == []
    events = table.play(FLY_ON, FLY_ON)
    assert [event.card for event in told(events, CardRevealed)] == ["I-05"]
    events = table.play(FLY_ON, FLY_ON)
    assert [event.card for event in told(events, CardRevealed)] == ["T-01"]
    assert (len(table.g.accounts), table.asks) == (1, None)


@pytest.mark.rule("GX-420")
def test_a_jump_on_the_last_card_of_the_first_pass_does_not_miss_the_arrival() -> None:
    table = rough("deja-vu", ". . b \n e j S", ship("S \n e"), card=CREWS, after=("I-05",), modules=TECH)
    table.play(PASS, PASS, FLY_ON, FLY_ON)
    events = table.play(Jump(at(6, 7), at(5, 7)))
    assert told(events, GaveUp) == []


@pytest.mark.rule("GX-573")
def test_a_second_pass_concerns_bound_ships_only() -> None:
    table = rough("deja-vu", "S \n e", ship("S \n e"), card=CREWS, after=("I-05",), handicap=((1,), ()))
    table.play(FLY_ON, FLY_ON)
    before = table.g.place[1]
    table.play(FLY_ON, FLY_ON)
    assert table.g.place[1] == before
    table.play(FLY_ON, FLY_ON)
    assert [account[1] > 0 for account in table.g.accounts[0]] == [True, True]


# RR-05, RR-06


@pytest.mark.rule("GX-421", "GX-424")
def test_rr_05_cosmic_psychosis_destroys_a_manned_cabin() -> None:
    table = rough("cosmic-psychosis", "c S", ship("S c"), card=CREWS, dice=(6, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 0]
    assert len(told(table.opening, DiceRolled)) == 2
    assert told(table.opening, ComponentLost)[0].cause == "destroyed"


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
    assert {event.cause for event in told(table.opening, ComponentLost)} == {"fallen"}
    assert told(rough("metal-fatigue", "x S", ship("x S"), card=CREWS).opening, DiceRolled) == []


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
    assert told(table.opening, StrengthDeclared)[0].strength == 0


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
    add_tough_cards(g)
    assert len(g.piles) == 6


@pytest.mark.rule("GX-573")
def test_extra_cards_concern_bound_ships_only() -> None:
    table = rough("tough-trip", "S \n e", ship("S \n e"), card="I-05", handicap=((1,), ()))
    assert table.g.place == [1, -9]
    g = table.g
    g.piles.append([g.deck.pop()])
    g.deck.append(g.piles[4][0])
    table.play(FLY_ON, FLY_ON)
    assert table.g.place == [2, -9]


@pytest.mark.rule("GX-438", "GX-439")
def test_rr_10_all_but_the_best_suffer() -> None:
    table = rough("remorseless-fate", "S", ship("S c"), ship("S c"), ship("S"), card=CREWS)
    assert [event.seat for event in told(table.opening, WeakestFound)] == [0, 1, 3]
    assert table.g.place == [-1, -11, -20, -31]


@pytest.mark.rule("GX-440")
def test_combat_zone_dice_are_rolled_once_for_all() -> None:
    shots = card("pirates", "heavy front").projectiles
    zone = card("combat_zone", lines=(ZoneLine("crew", projectiles=shots),))
    table = rough("remorseless-fate", "S x", ship("S x"), ship("S c c"), card=zone, dice=(8,))
    assert ([table.lost(seat) for seat in range(3)], len(told(table.opening, DiceRolled))) == ([1, 1, 0], 1)


@pytest.mark.rule("GX-441", "GX-442", "GX-E25")
def test_sabotage_is_rolled_exactly_three_times_for_all() -> None:
    table = rough(
        "remorseless-fate", "x S", ship("S x"), ship("S c"), ship("S c"), card=card("sabotage"), dice=(6, 7, 6, 7, 6, 7)
    )
    assert [table.lost(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert len(told(table.opening, DiceRolled)) == 6
    both = rough("remorseless-fate", "x S", ship("x S"), ship("S c"), card=card("sabotage"), dice=(6, 7, 2, 2, 2, 2))
    assert ([both.lost(seat) for seat in range(3)], len(told(both.opening, DiceRolled))) == ([1, 1, 0], 6)


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
    assert told(events, UnionPaid) == [UnionPaid(0, 2, 0)]
    assert (table.asked, table.legal) == ((1,), (GIVE_UP,))
    events = table.play(GIVE_UP)
    assert told(events, GaveUp) == [GaveUp(1, "union")]
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
    assert table.g.union_paid


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
    assert {(e.column, e.row) for e in told(table.opening, ComponentLost) if e.seat == 0} == {
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
    one = ship("b x h x x S", goods={(4, 7): "B"})
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
    assert not [event for event in told(table.opening, ComponentLost) if event.kind == "battery"]


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
    assert told(events, CrewLost)
    while table.asks == "TruckerLands":
        events += table.play(PASS)
    assert told(events, GaveUp)[0] == GaveUp(0, "no-humans")
    assert table.public.ships[0].figures.goods == 2


@pytest.mark.rule("GX-466")
def test_sleepers_may_wake_after_an_infection() -> None:
    world = card("planets", planets=(("blue",),), days=1)
    table = rough("infected-goods", "h S Z", ship("S"), card=world, modules=TECH)
    table.play(Land(0))
    table.play(table.legal[0])
    assert table.asks == "TruckerWakes"


# RR-16


@pytest.mark.rule("GX-470", "GX-E42")
def test_example_somersault() -> None:
    drawing = "g . . \n x . . \n x S s \n . b ."
    table = rough(
        "somersault", ship(drawing, place=0), ship("S"), card=card("planets", planets=(("blue",),), days=1), flight="II"
    )
    table.play(PASS)
    events = table.play(PASS)
    assert told(events, ShipsTurned) == [ShipsTurned()]
    assert table.public.ships[0].facing == 2
    assert table.public.ships[0].figures.cannon_halves == 1
    front = TruckerDefends(0, "light", 0, 6)
    assert front.struck(table.g) == at(6, 7)
    assert (front.shield_uses(table.g), TruckerDefends(0, "light", 2, 6).shield_uses(table.g)) == (None, 1)
    assert TruckerDefends(0, "light", 3, 7).shield_uses(table.g) == 1


@pytest.mark.rule("GX-470")
def test_only_open_space_and_planets_turn_ships() -> None:
    assert told(rough("somersault", "S", ship("S c"), card=CREWS).opening, ShipsTurned) == []
    table = rough("somersault", "S \n e", ship("S \n e"), card="I-05")
    assert (table.public.ships[0].facing, table.public.ships[0].figures.engines) == (2, 0)


# RR-17


@pytest.mark.rule("GX-471")
def test_rr_17_mixed_joints_slow_a_ship_down() -> None:
    table = rough("defective-connectors", "S x:3311 \n e e", ship("S x \n e e"), card=ENGINES)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == DropOffer((at(7, 7), at(8, 7), at(8, 8)), 0)
    assert table.refuse(Drop(at(7, 8))) == "GX-471"
    events = table.play(PASS)
    assert told(events, StrengthDeclared)[0].strength == 0
    plain = rough("defective-connectors", "S x \n e e", ship("S"), card=ENGINES)
    assert told(plain.opening, StrengthDeclared)[0].strength == 2


@pytest.mark.rule("GX-471")
def test_components_may_be_dropped_before_counting() -> None:
    table = rough("defective-connectors", "x:3133 S \n . e", ship("S"), card=ENGINES)
    events = table.play(Drop(at(6, 7)))
    assert told(events, ComponentLost)[0].cause == "fallen"
    assert told(events, StrengthDeclared)[0].strength == 1


@pytest.mark.rule("GX-472", "GX-E29")
def test_all_below_zero_are_level_and_the_foremost_is_slowest() -> None:
    one = "x:3133 S x:3332 \n . e:0333 ."
    table = rough("defective-connectors", one, ship("x:3133 S \n . e"), ship("S \n e"), card=ENGINES)
    events = table.play(PASS, PASS)
    assert [event.strength for event in told(events, StrengthDeclared)] == [0, 0, 1]
    assert told(events, WeakestFound) == [WeakestFound(0, "engines")]


@pytest.mark.rule("GX-473")
def test_too_slow_for_open_space_means_giving_up() -> None:
    table = rough("defective-connectors", "x:3133 S \n . e", ship("S \n e"), card="I-05")
    events = table.play(PASS)
    assert told(events, GaveUp) == [GaveUp(0, "no-engine")]


# RR-21 to RR-25


WORLD = card("planets", planets=(("blue",), ("green",)), days=1)


@pytest.mark.rule("GX-557")
def test_rr_21_locals_shoot_at_who_lands() -> None:
    table = rough("paranoid-locals", "h S", ship("h S"), card=WORLD, dice=(6,))
    table.play(Land(0))
    assert (table.asks, table.asked) == ("TruckerLands", (1,))
    events = table.play(Land(1))
    assert [(event.seat, event.aim, event.side) for event in told(events, DiceRolled)] == [(0, "light", "front")]
    assert [table.lost(seat) for seat in range(2)] == [1, 1]
    alone = rough("paranoid-locals", "h S", ship("S"), card=WORLD, dice=(2,))
    events = alone.play(Land(0), PASS)
    assert [event.aim for event in told(events, DiceRolled)] == ["heavy"]
    assert alone.asks == "TruckerStows"


def enemy(strength: int) -> CardRow:
    """Return slavers of some strength."""
    return card("slavers", strength=strength, takes_crew=1, credits=2, days=1)


@pytest.mark.rule("GX-558")
def test_rr_22_enemies_are_stronger_by_the_lower_die() -> None:
    table = rough("big-baddies", ". g g \n . S x", ship("S"), card=enemy(1), dice=(3,))
    assert told(table.opening, EnemyGrew) == [EnemyGrew(1)]
    assert told(table.opening, EnemyFought)[0].result == "drawn"
    free = rough("big-baddies", ". g g \n . S x", ship("S"), card=enemy(1), dice=(3,), handicap=((), (1,)))
    assert told(free.opening, EnemyFought)[0].result == "won"


@pytest.mark.rule("GX-559", "GX-E43")
def test_rr_23_a_roll_that_harms_nobody_is_repeated() -> None:
    swarm = card("meteor_swarm", "large front")
    table = rough("bad-luck", "S g", ship("S"), card=swarm, dice=(8, 2, 3))
    assert len(told(table.opening, DiceRolled)) == 1
    assert [event.total for event in told(table.play(SHOOT), DiceRolled)] == [2, 3]
    bounce = rough("bad-luck", "x:0333 . . \n x x S", ship("S"), card=card("meteor_swarm", "small front"), dice=(5,))
    assert len(told(bounce.opening, DiceRolled)) == 1


@pytest.mark.rule("GX-559")
def test_three_rolls_at_most_and_a_cell_is_harm() -> None:
    swarm = card("meteor_swarm", "large front")
    missed = rough("bad-luck", "S", ship("S"), card=swarm, dice=(2, 3, 2))
    assert len(told(missed.opening, DiceRolled)) == 3
    paid = rough("bad-luck", "S G \n b .", ship("S"), card=swarm, dice=(8,))
    events = paid.play(SHOOT)
    assert told(events, DiceRolled) == []
    large = card("meteor_swarm", "large left")
    plated = rough("bad-luck", PLATED, ship(PLATED), card=large, dice=(7, 7, 7), modules=TECH)
    assert len(told(plated.opening, DiceRolled)) == 3


@pytest.mark.rule("GX-560")
def test_rr_24_crew_take_their_cabins_with_them() -> None:
    table = rough("personalised-cabins", "c S", ship("S"), card=ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))
    assert (table.has(0, 6, 7), table.public.ships[0].figures.crew, table.lost(0)) == (False, 2, 1)
    two = rough("personalised-cabins", "c c S", ship("S"), card=card("abandoned_ship", crew=2, credits=3, days=1))
    two.play(TAKE_OPPORTUNITY, LoseCrew(at(5, 7)), LoseCrew(at(5, 7)))
    assert (two.lost(0), two.public.ships[0].figures.crew) == (1, 4)


@pytest.mark.rule("GX-560", "GX-026")
def test_cabins_are_never_paid_for() -> None:
    table = rough("personalised-cabins", ship("c S x", credits=9), ship("S"), card=ONE, after=("I-05",))
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))
    assert [event.cause for event in told(events, ComponentLost)] == ["given-up"]
    table.play(GIVE_UP, GIVE_UP)
    assert table.g.accounts[0][0][4] == 0


@pytest.mark.rule("GX-561")
def test_rr_25_debris_comes_from_where_most_want_it() -> None:
    table = rough("abandoned-debris", "S", ship("S"), ship("S"), card=ONE, dice=(2,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == VoteOffer(("front", "right", "rear", "left"), ())
    table.play(Vote("left"), Vote("rear"))
    events = table.play(Vote("left"))
    assert [(event.aim, event.side) for event in told(events, DiceRolled)] == [("large", "left")]
    assert table.asks == "TruckerTakesAbandoned"
    tied = rough("abandoned-debris", "S", ship("S"), card=ONE, dice=(2, 2))
    events = tied.play(Vote("right"), Vote("front"))
    assert [event.side for event in told(events, DiceRolled)] == ["right", "front"]


@pytest.mark.rule("GX-017", "GX-019", "GX-020")
def test_one_roll_for_all_by_its_source_or_the_foremost() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("bad-luck", "x S", ship("x S"), card=swarm, dice=(7,))
    assert rolled(table) == [(0, "large")]
    assert [table.lost(seat) for seat in range(2)] == [1, 1]
    competition = rough("stiff-competition", "S", ship(GUN), card=ONE, dice=(2,))
    assert [event.seat for event in told(competition.play(TAKE_OPPORTUNITY), DiceRolled)] == [1]


@pytest.mark.rule("GX-018")
def test_coordinates_are_column_then_row() -> None:
    table = rough("cosmic-psychosis", "c S", ship("S"), card=CREWS, dice=(6, 7))
    assert [aim for _, aim in rolled(table)] == ["column", "row"]


@pytest.mark.rule("GX-022", "GX-023", "GX-025")
def test_every_lost_component_has_one_cause() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("metal-fatigue", "x . \n x S", ship("S"), card=swarm, dice=(7,))
    events = table.play(KeepPart(1))
    assert [event.cause for event in told(table.opening, ComponentLost)] == ["destroyed"]
    assert [event.cause for event in told(events, ComponentLost) if event.seat == 0] == ["fallen"]


@pytest.mark.rule("GX-027")
def test_all_causes_are_paid_for_alike() -> None:
    table = rough("metal-fatigue", ship("S", lost=3, credits=9), ship("S"), card=CREWS, after=(), flight="I")
    assert table.g.accounts[0][0][4] == -3


@pytest.mark.rule("GX-006")
def test_decisions_are_made_in_flight_order_each_seeing_the_earlier_ones() -> None:
    table = rough("abandoned-debris", ship("S", place=-9), ship("S", place=0), card=ONE, dice=(2,))
    assert table.asked == (1,)
    table.play(Vote("left"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == VoteOffer(("front", "right", "rear", "left"), ("left",))
