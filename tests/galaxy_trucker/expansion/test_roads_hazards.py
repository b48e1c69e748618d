"""Rough Roads: somersaults, bad joints, house cards; what holds for all cards (GX-467 to GX-473, GX-557 to GX-561)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.hits import TruckerDefends
from astrodrome.games.galaxy_trucker.modules.roads.records import (
    Drop,
    DropOffer,
    EnemyGrew,
    ShipsTurned,
    Vote,
    VoteOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    GIVE_UP,
    SHOOT,
    TAKE_OPPORTUNITY,
    KeepPart,
    Land,
    LoseCrew,
)
from astrodrome.games.galaxy_trucker.records.flight_events import (
    DiceRolled,
    EnemyFought,
    GaveUp,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, TECH, rough
from tests.galaxy_trucker.expansion.rough_cards import GUN, ONE, rolled
from tests.galaxy_trucker.table import card, ship

PLATED = "w:0300 S"


# RR-16


@pytest.mark.rule("GX-470", "GX-E42")
def test_example_somersault() -> None:
    drawing = "g . . \n x . . \n x S s \n . b ."
    table = rough(
        "somersault", ship(drawing, place=0), ship("S"), card=card("planets", planets=(("blue",),), days=1), flight="II"
    )
    table.play(PASS)
    events = table.play(PASS)
    assert of_kind(events, ShipsTurned) == [ShipsTurned()]
    assert table.public.ships[0].facing == 2
    assert table.public.ships[0].figures.cannon_halves == 1
    front = TruckerDefends(0, "light", 0, 6)
    assert front.struck(table.g) == at(6, 7)
    assert (front.shield_uses(table.g), TruckerDefends(0, "light", 2, 6).shield_uses(table.g)) == (None, 1)
    assert TruckerDefends(0, "light", 3, 7).shield_uses(table.g) == 1


@pytest.mark.rule("GX-470")
def test_only_open_space_and_planets_turn_ships() -> None:
    assert of_kind(rough("somersault", "S", ship("S c"), card=CREWS).opening, ShipsTurned) == []
    table = rough("somersault", "S \n e", ship("S \n e"), card="I-05")
    assert (table.public.ships[0].facing, table.public.ships[0].figures.engines) == (2, 0)
    twice = rough("somersault", "e^ \n S \n e", ship("e^ \n S \n e"), card="I-05", after=("I-07", "I-06"))
    twice.play(FLY_ON, FLY_ON)
    assert (twice.public.revealed[-1], twice.public.ships[0].facing) == ("I-07", 0)


# RR-17


@pytest.mark.rule("GX-471")
def test_rr_17_mixed_joints_slow_a_ship_down() -> None:
    table = rough("defective-connectors", "S x:3311 \n e e", ship("S x \n e e"), card=ENGINES)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == DropOffer((at(7, 7), at(8, 7), at(8, 8)), 0)
    assert table.refuse(Drop(at(7, 8))) == "GX-471"
    events = table.play(PASS)
    assert of_kind(events, StrengthDeclared)[0].strength == 0
    plain = rough("defective-connectors", "S x \n e e", ship("S"), card=ENGINES)
    assert of_kind(plain.opening, StrengthDeclared)[0].strength == 2


@pytest.mark.rule("GX-471")
def test_components_may_be_dropped_before_counting() -> None:
    table = rough("defective-connectors", "x:3133 S \n . e", ship("S"), card=ENGINES)
    events = table.play(Drop(at(6, 7)))
    assert of_kind(events, ComponentLost)[0].cause == "fallen"
    assert of_kind(events, StrengthDeclared)[0].strength == 1


@pytest.mark.rule("GX-472", "GX-E29")
def test_all_below_zero_are_level_and_the_foremost_is_slowest() -> None:
    one = "x:3133 S x:3332 \n . e:0333 ."
    table = rough("defective-connectors", one, ship("x:3133 S \n . e"), ship("S \n e"), card=ENGINES)
    events = table.play(PASS, PASS)
    assert [event.strength for event in of_kind(events, StrengthDeclared)] == [0, 0, 1]
    assert of_kind(events, WeakestFound) == [WeakestFound(0, "engines")]


@pytest.mark.rule("GX-473")
def test_too_slow_for_open_space_means_giving_up() -> None:
    table = rough("defective-connectors", "x:3133 S \n . e", ship("S \n e"), card="I-05")
    events = table.play(PASS)
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-engine")]


# RR-21 to RR-25


WORLD = card("planets", planets=(("blue",), ("green",)), days=1)


@pytest.mark.rule("GX-557")
def test_rr_21_locals_shoot_at_who_lands() -> None:
    table = rough("paranoid-locals", "h S", ship("h S"), card=WORLD, dice=(6,))
    table.play(Land(0))
    assert (table.asks, table.asked) == ("TruckerLands", (1,))
    events = table.play(Land(1))
    assert [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)] == [(0, "light", "front")]
    assert [table.lost(seat) for seat in range(2)] == [1, 1]
    alone = rough("paranoid-locals", "h S", ship("S"), card=WORLD, dice=(2,))
    events = alone.play(Land(0), PASS)
    assert [event.aim for event in of_kind(events, DiceRolled)] == ["heavy"]
    assert alone.asks == "TruckerStows"


def enemy(strength: int) -> CardRow:
    """Return slavers of some strength."""
    return card("slavers", strength=strength, takes_crew=1, credits=2, days=1)


@pytest.mark.rule("GX-558")
def test_rr_22_enemies_are_stronger_by_the_lower_die() -> None:
    table = rough("big-baddies", ". g g \n . S x", ship("S"), card=enemy(1), dice=(3,))
    assert of_kind(table.opening, EnemyGrew) == [EnemyGrew(1)]
    assert [(event.aim, event.side) for event in of_kind(table.opening, DiceRolled)] == [("strength", None)]
    assert of_kind(table.opening, EnemyFought)[0].result == "drawn"
    free = rough("big-baddies", ". g g \n . S x", ship("S"), card=enemy(1), dice=(3,), handicap=((), (1,)))
    assert of_kind(free.opening, EnemyFought)[0].result == "won"


@pytest.mark.rule("GX-559", "GX-E43")
def test_rr_23_a_roll_that_harms_nobody_is_repeated() -> None:
    swarm = card("meteor_swarm", "large front")
    table = rough("bad-luck", "S g", ship("S"), card=swarm, dice=(8, 2, 3))
    assert len(of_kind(table.opening, DiceRolled)) == 1
    assert [event.total for event in of_kind(table.play(SHOOT), DiceRolled)] == [2, 3]
    bounce = rough("bad-luck", "x:0333 . . \n x x S", ship("S"), card=card("meteor_swarm", "small front"), dice=(5,))
    assert len(of_kind(bounce.opening, DiceRolled)) == 1


@pytest.mark.rule("GX-559")
def test_three_rolls_at_most_and_a_cell_is_harm() -> None:
    swarm = card("meteor_swarm", "large front")
    missed = rough("bad-luck", "S", ship("S"), card=swarm, dice=(2, 3, 2))
    assert len(of_kind(missed.opening, DiceRolled)) == 3
    paid = rough("bad-luck", "S G \n b .", ship("S"), card=swarm, dice=(8,))
    events = paid.play(SHOOT)
    assert of_kind(events, DiceRolled) == []
    large = card("meteor_swarm", "large left")
    plated = rough("bad-luck", PLATED, ship(PLATED), card=large, dice=(7, 7, 7), modules=TECH)
    assert len(of_kind(plated.opening, DiceRolled)) == 3


@pytest.mark.rule("GX-559")
def test_what_an_earlier_projectile_cost_does_not_spare_the_next_rolls() -> None:
    swarm = card("meteor_swarm", "large front", "large front")
    table = rough("bad-luck", "S x", ship("S"), card=swarm, dice=(8, 2, 3, 2))
    assert table.lost(0) == 1
    assert [event.total for event in of_kind(table.opening, DiceRolled)] == [8, 2, 3, 2]


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
    assert [event.cause for event in of_kind(events, ComponentLost)] == ["given-up"]
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
    assert [(event.aim, event.side) for event in of_kind(events, DiceRolled)] == [("large", "left")]
    assert table.asks == "TruckerTakesAbandoned"
    assert rough("abandoned-debris", "S", ship("S"), card=CREWS).asks != "TruckerVotes"
    station = card("abandoned_station", crew=1, goods=("blue",), days=1)
    assert rough("abandoned-debris", "S", ship("S"), card=station).asks == "TruckerVotes"
    tied = rough("abandoned-debris", "S", ship("S"), card=ONE, dice=(2, 2))
    events = tied.play(Vote("right"), Vote("front"))
    assert [event.side for event in of_kind(events, DiceRolled)] == ["right", "front"]


@pytest.mark.rule("GX-017", "GX-019", "GX-020")
def test_one_roll_for_all_by_its_source_or_the_foremost() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("bad-luck", "x S", ship("x S"), card=swarm, dice=(7,))
    assert rolled(table) == [(0, "large")]
    assert [table.lost(seat) for seat in range(2)] == [1, 1]
    competition = rough("stiff-competition", "S", ship(GUN), card=ONE, dice=(2,))
    assert [event.seat for event in of_kind(competition.play(TAKE_OPPORTUNITY), DiceRolled)] == [1]


@pytest.mark.rule("GX-018")
def test_coordinates_are_column_then_row() -> None:
    table = rough("cosmic-psychosis", "c S", ship("S"), card=CREWS, dice=(6, 7))
    assert [aim for _, aim in rolled(table)] == ["column", "row"]


@pytest.mark.rule("GX-022", "GX-023", "GX-025")
def test_every_lost_component_has_one_cause() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("metal-fatigue", "x . \n x S", ship("S"), card=swarm, dice=(7,))
    events = table.play(KeepPart(1))
    assert [event.cause for event in of_kind(table.opening, ComponentLost)] == ["destroyed"]
    assert [event.cause for event in of_kind(events, ComponentLost) if event.seat == 0] == ["fallen"]


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
