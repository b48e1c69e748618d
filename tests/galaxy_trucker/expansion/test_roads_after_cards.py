"""Rough Roads: competition, lust for power, space junk, and what follows a card (GX-387 to GX-412, GX-571)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.modules.roads.records import CompetitorFired, JunkThrown, LeaderEnvied
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_OPPORTUNITY, KeepPart, Power
from astrodrome.games.galaxy_trucker.records.flight_events import DiceRolled, GaveUp, StrengthDeclared
from astrodrome.games.galaxy_trucker.ship.module_effects import is_helped
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import TECH, rough
from tests.galaxy_trucker.expansion.rough_cards import GUN, ONE, rolled
from tests.galaxy_trucker.table import Table, card, check, ship

SHOT_LEFT = card("combat_zone", lines=(ZoneLine("crew", projectiles=card("pirates", "heavy left").projectiles),))
"""A heavy shot from the left at the smallest crew."""


# RR-01


@pytest.mark.rule("GX-387", "GX-388", "GX-390")
def test_rr_01_the_user_counts_then_those_behind() -> None:
    table = rough("stiff-competition", "S", ship(GUN), ship("S"), card=ONE)
    table.play(PASS)
    events = table.play(TAKE_OPPORTUNITY)
    assert [event.seat for event in of_kind(events, StrengthDeclared)] == [1, 2]


@pytest.mark.rule("GX-389", "GX-391")
def test_each_stronger_one_fires_a_heavy_shot_and_rolls() -> None:
    table = rough("stiff-competition", "S x", ship(GUN), ship(GUN), ship("S"), card=ONE, dice=(8, 2))
    events = table.play(TAKE_OPPORTUNITY)
    assert of_kind(events, CompetitorFired) == [CompetitorFired(1, 0), CompetitorFired(2, 0)]
    assert [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)] == [
        (1, "heavy", "rear"),
        (2, "heavy", "rear"),
    ]
    assert (table.lost(0), table.asks) == (1, "TruckerConfirms")


@pytest.mark.rule("GX-389")
def test_equal_strength_does_not_fire() -> None:
    table = rough("stiff-competition", GUN, ship(GUN), card=ONE)
    assert of_kind(table.play(TAKE_OPPORTUNITY), CompetitorFired) == []


@pytest.mark.rule("GX-392", "GX-394", "GX-395")
def test_the_user_may_withdraw_and_the_next_faces_the_same() -> None:
    table = rough("stiff-competition", "S", ship(". G . \n . S b"), ship("S"), card=ONE, dice=(2,))
    table.play(TAKE_OPPORTUNITY, Power((1, 0)))
    assert table.asks == "TruckerConfirms"
    before = table.g.position[0]
    table.play(PASS)
    assert (table.g.position[0], table.g.credits[0], table.asked) == (before, 0, (1,))
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
    return check(*drawings, roads=("lust-for-power",), dice=dice)


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
    assert of_kind(table.opening, LeaderEnvied) == [LeaderEnvied(1)]
    assert (rolled(table), table.lost(1)) == ([(0, "light")], 1)
    same = rough("lust-for-power", ship("S \n e"), ship("S \n e"), card="I-05")
    assert of_kind(same.opening, LeaderEnvied) == []


@pytest.mark.rule("GX-399", "GX-401")
def test_a_leader_who_gives_up_makes_a_new_one_who_is_shot_once() -> None:
    table = rough("lust-for-power", "S", ship("S \n e"), ship("S \n e"), card="I-05", dice=(2,))
    assert [event.seat for event in of_kind(table.opening, GaveUp)] == [0]
    assert of_kind(table.opening, LeaderEnvied) == [LeaderEnvied(1)]
    fatal = rough("lust-for-power", "S", ship("S \n e", crew={}), ship("S \n e"), card="I-05", dice=(7,))
    assert len(of_kind(fatal.opening, LeaderEnvied)) == 1


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
    assert of_kind(events, LeaderEnvied) == [LeaderEnvied(1)]
    events = table.play(FLY_ON, FLY_ON, FLY_ON)
    names = [type(event).__name__ for event in events]
    assert names.index("ShipReturned") < names.index("LeaderEnvied")
    assert of_kind(events, LeaderEnvied) == [LeaderEnvied(0)]


@pytest.mark.rule("GX-402")
def test_only_start_and_end_of_the_card_are_compared() -> None:
    near = ship("S \n e e \n .", place=0), ship("S x \n e e \n .", place=-1)
    table = rough("lust-for-power", *near, card="I-05")
    assert (table.g.order(), of_kind(table.opening, LeaderEnvied)) == ([0, 1], [])


# RR-03


@pytest.mark.rule("GX-403", "GX-406", "GX-407")
def test_rr_03_what_falls_off_flies_at_the_ships_behind() -> None:
    table = rough("space-junk", "x . \n x S", ship("S x"), ship("S x"), card=SHOT_LEFT, dice=(7, 8))
    events = table.play(KeepPart(1))
    assert of_kind(events, JunkThrown) == [JunkThrown(0, "structural")]
    assert [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)] == [(0, "large", "front")]
    assert [table.lost(seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("GX-404", "GX-409")
def test_destroyed_components_are_no_junk() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("space-junk", "x S", ship("S"), card=swarm, dice=(7,))
    assert (of_kind(table.opening, JunkThrown), table.lost(0)) == ([], 1)


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
    assert [event.seat for event in of_kind(events, JunkThrown)] == [0, 1]


@pytest.mark.rule("GX-408")
def test_what_falls_off_in_the_barrage_is_thrown_in_its_turn() -> None:
    table = rough("space-junk", "x . \n x S", ship("S x x"), ship("S"), card=SHOT_LEFT, dice=(7, 8, 2))
    table.play(KeepPart(1))
    assert table.asks == "TruckerKeepsPart"
    events = table.play(KeepPart(0))
    assert [event.seat for event in of_kind(events, JunkThrown)] == [1]


@pytest.mark.rule("GX-411", "GX-412")
def test_the_rearmost_throws_nothing_and_all_junk_is_lost() -> None:
    swarm = card("meteor_swarm", "large left")
    table = rough("space-junk", "S", ship("x . \n x S"), card=swarm, dice=(7,))
    table.play(KeepPart(1))
    assert (table.lost(1), roads_of(table.g).junk) == (2, [[], []])
    assert table.asks in ("TruckerMayGiveUp", None)


@pytest.mark.rule("GX-403", "GX-412", "GX-571")
def test_what_falls_off_when_the_new_leader_is_shot_at_is_lost_not_thrown() -> None:
    overtaking = ship("e S e \n . x . \n . x x", place=-1)
    table = rough(("space-junk", "lust-for-power"), ship("S \n e", place=0), overtaking, card="I-05", dice=(7,))
    events = table.play(KeepPart(0))
    assert (table.lost(1), roads_of(table.g).junk, of_kind(events, JunkThrown)) == (2, [[], []], [])


@pytest.mark.rule("GX-E41")
def test_example_the_order_after_a_card() -> None:
    ships = ship("S", place=0, hyper=1), ship("x . \n x S", place=-5), ship("S c", place=-9)
    table = rough(("space-junk", "lust-for-power"), *ships, card=SHOT_LEFT, dice=(7, 2, 2), modules=TECH)
    events = table.play(KeepPart(1))
    assert [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)] == [
        (1, "large", "front"),
        (1, "light", "rear"),
    ]
    assert of_kind(events, LeaderEnvied) == [LeaderEnvied(0)]
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
    names = [type(task).__name__ for task in table.g.phases.after_card(table.g) if type(task).__name__ != "EndCard"]
    assert names == [
        "SpreadPsychosis",
        "WearComponents",
        "ThrowJunk",
        "TurnShips",
        "ReturnShips",
        "ShootLeader",
        "ClearJunk",
        "FileCard",
    ]
