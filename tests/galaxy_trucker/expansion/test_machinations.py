"""Machinations that compare ships or strike them (GX-364 to GX-370, GX-549, GX-550, GX-553, GX-578, EM-02 to EM-24)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.cards.combat import DO_NOTHING
from astrodrome.games.galaxy_trucker.content.rows import MACHINATIONS
from astrodrome.games.galaxy_trucker.game.expansion_phases import EXPANSION_PLAYS
from astrodrome.games.galaxy_trucker.modules.machinations.card_effects import (
    END_RACE,
    POACH,
    SPRING_AMBUSH,
    WEIGH_SHIPS,
    weight,
)
from astrodrome.games.galaxy_trucker.modules.machinations.records import CrewPoached, HeaviestFound
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Boost, BoostChoice, BoostOffer, Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, LoseCrew, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CreditsEarned,
    DaysGained,
    DaysLost,
    DiceRolled,
    GaveUp,
    NextWeakestFound,
    NothingHappened,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.ship.crew import crew_size
from astrodrome.games.galaxy_trucker.ship.headings import headings_of
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import PASS, Event
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import plot
from tests.galaxy_trucker.table import Table, ship

FIVE: tuple[Module, ...] = ("technologies", "fifth-wheel", "machinations")
FOUR_AS_FIVE: tuple[Module, ...] = ("technologies", "four-as-five", "machinations")
REAR_GUN = ". S . \n . gv ."
"""Half a point of cannon strength that does not point forward."""


def rolled(events: tuple[Event, ...]) -> list[tuple[int, str, str | None]]:
    """Return who rolled for what, and from which side it came."""
    return [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)]


def declared(table: Table) -> list[tuple[int, int, bool]]:
    """Return the strengths declared at the opening."""
    return [(one.seat, one.strength, one.half) for one in of_kind(table.opening, StrengthDeclared)]


def lost_days(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    """Return who lost how many days, in order."""
    return [(event.seat, event.days) for event in of_kind(events, DaysLost)]


@pytest.mark.rule("GX-555")
def test_every_machination_can_be_played() -> None:
    assert set(MACHINATIONS) <= set(EXPANSION_PLAYS)


@pytest.mark.rule("GX-549", "GX-364")
def test_em_02_every_ship_loses_a_day_for_each_ship_behind_it() -> None:
    table = plot("EM-02", "S", ship("S", hyper=2), "S", "S")
    assert lost_days(table.opening) == [(2, 1), (1, 2), (0, 3)]
    assert table.g.position == [-3, -12, -21, -30]


@pytest.mark.rule("GX-365", "GX-566")
def test_em_02_a_jump_is_no_use_and_all_ships_may_be_in_hyperspace() -> None:
    table = plot("EM-02", ". . b \n e j S", ship("S", hyper=2))
    events = table.play(Jump(at(6, 7), at(5, 7)))
    assert lost_days(events) == [(0, 1)]
    assert table.g.position == [-1, -10]


@pytest.mark.rule("GX-550")
def test_em_03_only_cannons_that_do_not_point_forward_count() -> None:
    forward = ". g . \n g< S x"
    table = plot("EM-03", forward, REAR_GUN, ship(". . . \n g< S g>"), dice=(2, 2, 2))
    assert declared(table) == [(0, 0, True), (1, 0, True), (2, 1, False)]
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(0, "flanks")]
    assert rolled(table.opening) == [(0, "heavy", "rear"), (0, "light", "rear"), (0, "light", "rear")]


@pytest.mark.rule("GX-366")
def test_em_03_the_purple_alien_still_counts_with_a_cannon_that_counts() -> None:
    crew = {(6, 7): "purple"}
    alien = ship("p c S \n . . gv", crew=crew)
    idle = ship("p c S g", crew=crew)
    table = plot("EM-03", alien, idle, dice=(2, 2, 2))
    assert declared(table) == [(0, 2, True), (1, 0, False)]
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(1, "flanks")]


@pytest.mark.rule("GX-550")
def test_em_03_double_and_bi_directional_cannons_count_with_their_barrels_elsewhere() -> None:
    table = plot("EM-03", ". B . \n G< S b", REAR_GUN, dice=(2, 2, 2))
    assert table.asks == "TruckerDeclares"
    assert table.legal == (
        Power((0, 0, 0)), Power((0, 1, 0)), Power((1, 0, 0)), Power((1, 1, 0)),
    )  # fmt: skip
    events = table.play(Power((1, 1, 0)))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "flanks", 1, True)


@pytest.mark.rule("GX-550")
@pytest.mark.parametrize(("token", "points"), [("B:0033", (2, False)), ("B>:3003", (2, True))])
def test_em_03_a_boosted_bi_directional_cannon_counts_elsewhere(token: str, points: tuple[int, bool]) -> None:
    table = plot("EM-03", f"b S a {token}", REAR_GUN, dice=(2, 2, 2))
    events = table.play(Boost(at(8, 7), at(9, 7)))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "flanks", *points)


@pytest.mark.rule("GX-550")
def test_em_03_boosters_help_cannons_that_count() -> None:
    table = plot("EM-03", ". g . \n g< a S b", REAR_GUN, dice=(2, 2, 2))
    assert table.asks == "TruckerBoosts"
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == BoostOffer(1, (BoostChoice(at(6, 7), at(5, 7), 1, 4, None),))
    assert table.refuse(Boost(at(6, 7), at(6, 6))) == "GX-102"
    events = table.play(Boost(at(6, 7), at(5, 7)))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "flanks", 2, False)
    assert not table.has(0, 5, 7)


@pytest.mark.rule("GX-367", "GX-350")
def test_em_03_with_five_the_second_lowest_takes_the_light_shots() -> None:
    ships = [ship(REAR_GUN), ship("S"), ship("S"), ship(REAR_GUN), ship(REAR_GUN)]
    table = plot("EM-03", *ships, dice=(2, 2, 2), modules=FIVE)
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(1, "flanks")]
    assert of_kind(table.opening, NextWeakestFound) == [NextWeakestFound(2, "flanks")]
    hit = plot("EM-03", *ships, dice=(7, 2, 2), modules=FIVE)
    assert (hit.lost(1), hit.lost(2)) == (1, 0)
    light = plot("EM-03", *ships, dice=(2, 7, 2), modules=FIVE)
    assert (light.lost(1), light.lost(2), light.lost(0)) == (1, 1, 0)


@pytest.mark.rule("GX-438", "GX-440")
def test_em_03_and_em_20_remorseless_fate_spares_only_the_best() -> None:
    ships = [ship("S"), ship(REAR_GUN), ship("S")]
    table = plot("EM-03", *ships, dice=(2, 2, 2), roads=("remorseless-fate",))
    assert [one.seat for one in of_kind(table.opening, WeakestFound)] == [0, 2]
    race = plot("EM-20", "S", "S \n e", "S", dice=(2, 2), roads=("remorseless-fate",))
    assert [one.seat for one in of_kind(race.opening, WeakestFound)] == [0, 2]


@pytest.mark.rule("GX-370", "GX-553")
def test_em_06_ships_fly_twice_their_strength_or_give_up() -> None:
    table = plot("EM-06", "S b \n E .", "S", ship("S \n e", place=-12))
    table.play(Power((1,)))
    assert of_kind(table.game.opening, DaysGained) == []
    assert table.g.position[0] == 4
    assert table.g.position[2] == -9  # two days, and a space that is taken
    assert table.g.flying == [True, False, True]
    assert sum(table.g.cells[0]) == 1


@pytest.mark.rule("GX-370")
def test_em_06_who_has_no_strength_gives_up_after_the_card() -> None:
    table = plot("EM-06", "S \n e", "S")
    assert of_kind(table.opening, GaveUp) == [GaveUp(1, "no-engine")]


@pytest.mark.rule("GX-570")
def test_em_06_is_open_space_for_rough_roads() -> None:
    worn = plot("EM-06", "S \n e", "S \n e", dice=(7, 7), roads=("metal-fatigue",))
    assert (worn.lost(0), worn.lost(1)) == (1, 1)
    turned = plot("EM-06", "S \n e", "S \n e", roads=("somersault",))
    assert headings_of(turned.g).facing == [2, 2]


@pytest.mark.rule("GX-555")
def test_em_10_who_is_followed_closely_takes_a_heavy_shot() -> None:
    ships = [ship("S", place=0), ship("S", place=-2), ship("S", place=-5), ship("S", place=-6)]
    table = plot("EM-10", *ships, dice=(7, 7))
    assert rolled(table.opening) == [(1, "heavy", "rear"), (3, "heavy", "rear")]
    assert [table.lost(seat) for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.rule("GX-555")
def test_em_12_three_meteors_come_from_the_rear_at_all() -> None:
    table = plot("EM-12", "S x", "S x", dice=(8, 2, 2))
    assert rolled(table.opening) == [(0, "large", "rear"), (0, "small", "rear"), (0, "large", "rear")]
    assert (table.lost(0), table.lost(1)) == (1, 1)


@pytest.mark.rule("GX-555")
def test_em_13_stronger_neighbours_fire() -> None:
    strong, weak = ". g . \n . S .", "S"
    table = plot("EM-13", weak, strong, weak, dice=(7, 2, 2))
    assert rolled(table.opening) == [(1, "light", "rear"), (1, "light", "front")]
    assert [table.lost(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("GX-555")
def test_em_13_a_ship_between_two_stronger_ones_is_shot_at_twice_and_equals_do_nothing() -> None:
    strong, weak = ". g . \n . S .", "S"
    table = plot("EM-13", strong, weak, strong, strong, dice=(2, 2))
    assert rolled(table.opening) == [(2, "light", "rear"), (0, "light", "front")]


@pytest.mark.rule("GX-555")
def test_em_14_the_heaviest_ship_loses_days_by_its_weight() -> None:
    heavy = ship("h3 S x x x x", goods={(6, 7): "B B B"})
    table = plot("EM-14", heavy, "S x", heavy)
    assert weight(table.g, 0) == 9
    assert of_kind(table.opening, HeaviestFound) == [HeaviestFound(0, 9)]
    assert lost_days(table.opening) == [(0, 1)]


@pytest.mark.rule("GX-350", "GX-555")
def test_em_14_with_five_the_second_heaviest_loses_a_day_fewer() -> None:
    row = "x x x x S x x x \n x x x x x x x x"
    table = plot("EM-14", "S", row, "S", row, modules=FOUR_AS_FIVE)
    assert [one.seat for one in of_kind(table.opening, HeaviestFound)] == [1, 3]
    assert lost_days(table.opening) == [(3, 1), (1, 2)]
    light = plot("EM-14", "S", "S x", "S x", "S", modules=FOUR_AS_FIVE)
    assert lost_days(light.opening) == []
    two = plot("EM-14", row, row, ship("S", hyper=2), ship("S", hyper=2), modules=FOUR_AS_FIVE)
    assert lost_days(two.opening) == [(0, 2)]


@pytest.mark.rule("GX-555")
def test_em_20_the_fastest_is_paid_and_the_slowest_shot_at() -> None:
    table = plot("EM-20", "S \n e", "S \n e", "S", dice=(2, 2))
    assert of_kind(table.opening, CreditsEarned) == [CreditsEarned(1, 4)]
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(2, "engines")]
    assert rolled(table.opening) == [(2, "heavy", "rear"), (2, "light", "rear")]


@pytest.mark.rule("GX-350", "GX-555")
def test_em_20_with_five_the_second_of_each_as_well() -> None:
    ships = ["S", "S \n e", "S", "S \n e", "S"]
    table = plot("EM-20", *ships, dice=(7, 2), modules=FIVE)
    assert of_kind(table.opening, CreditsEarned) == [CreditsEarned(3, 4), CreditsEarned(1, 3)]
    assert of_kind(table.opening, NextWeakestFound) == [NextWeakestFound(2, "engines")]
    assert [table.lost(seat) for seat in range(5)] == [1, 0, 0, 0, 0]


@pytest.mark.rule("GX-555")
def test_em_21_humans_leave_the_largest_crew_for_the_smallest() -> None:
    table = plot("EM-21", "c S c", ship("c S", crew={(7, 7): "1", (6, 7): ""}), ship("S", crew={(7, 7): "1"}))
    assert (table.asks, table.asked) == ("TruckerLosesCrew", (0,))
    events = table.play(LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert of_kind(events, CrewPoached) == [CrewPoached(0, 2, 1)]
    assert [crew_size(table.g, seat) for seat in range(3)] == [4, 1, 2]


@pytest.mark.rule("GX-555")
def test_em_21_no_more_join_than_there_are_humans_to_leave() -> None:
    aliens = ship("p c S c n", crew={(6, 7): "purple", (7, 7): "1", (8, 7): "brown"})
    table = plot("EM-21", aliens, ship("c S", crew={(6, 7): "", (7, 7): "1"}))
    while table.asks == "TruckerLosesCrew":
        table.play(table.legal[0])
    assert [crew_size(table.g, seat) for seat in range(2)] == [2, 2]


@pytest.mark.rule("GX-350", "GX-555")
def test_em_21_with_five_the_second_largest_crew_loses_one_to_the_bank() -> None:
    table = plot("EM-21", "S", "c S", "c S c", ship("S", crew={(7, 7): "1"}), modules=FOUR_AS_FIVE)
    table.play(LoseCrew(at(7, 7)), LoseCrew(at(7, 7)))
    assert (table.asks, table.asked) == ("TruckerLosesCrew", (1,))
    table.play(LoseCrew(at(7, 7)))
    assert [crew_size(table.g, seat) for seat in range(4)] == [2, 3, 4, 2]


@pytest.mark.rule("GX-555", "GX-350")
def test_em_23_credits_by_flight_order() -> None:
    assert plot("EM-23", "S", "S", "S", "S").g.credits == [4, 3, 2, 1]
    assert plot("EM-23", "S", "S", "S", "S", "S", modules=FIVE).g.credits == [4, 4, 3, 2, 1]


@pytest.mark.rule("GX-555")
def test_em_24_four_light_shots_one_from_each_side() -> None:
    table = plot("EM-24", "S", "S", dice=(2, 2, 2, 2))
    assert rolled(table.opening) == [(0, "light", side) for side in ("front", "right", "rear", "left")]


@pytest.mark.rule("GX-578")
@pytest.mark.parametrize("name", ["EM-03", "EM-10", "EM-13", "EM-14", "EM-17", "EM-18", "EM-20", "EM-21"])
def test_a_ship_alone_is_left_in_peace(name: str) -> None:
    table = plot(name, ship("x S x", place=0), ship("S", place=-1, hyper=2))
    assert of_kind(table.opening, NothingHappened)
    assert (table.asks, table.g.position, table.lost(0)) == ("TruckerMayGiveUp", [0, -1], 0)
    assert (table.g.credits, crew_size(table.g, 0)) == ([0, 0], 2)


@pytest.mark.rule("GX-578")
@pytest.mark.parametrize("verdict", [SPRING_AMBUSH, END_RACE, POACH])
def test_a_ship_left_alone_while_all_count_is_left_in_peace(verdict: Task[Trucker]) -> None:
    g = plot("EM-02", "S", ship("S", facts="flying=0")).g
    verdict.run(g)
    assert g.agenda[-1] is DO_NOTHING


@pytest.mark.rule("GX-555")
def test_em_14_search_weighs_without_a_word() -> None:
    g = plot("EM-14", "x x x x S x x x x", "S").g
    assert not g.listening
    WEIGH_SHIPS.run(g)
    assert (g.events, g.position) == ([], [-2, -10])


@pytest.mark.rule("GX-350")
def test_machinations_without_the_5_are_unchanged_with_five() -> None:
    ships = [ship("S b", cells=2)] * 5
    helped = plot("EM-05", *ships, modules=FIVE)
    helped.play(PASS)
    assert helped.asked == (1,)
    tolled = plot("EM-10", *[ship("S", place=-seat) for seat in range(5)], dice=(2, 2, 2, 2), modules=FIVE)
    assert [seat for seat, _, _ in rolled(tolled.opening)] == [1, 2, 3, 4]


@pytest.mark.rule("GX-414", "GX-415")
def test_deja_vu_only_what_was_bought_or_helped_lies_face_up() -> None:
    prize = plot("EM-23", "S", "S", roads=("deja-vu",))
    assert roads_of(prize.g).cards_to_repeat == prize.g.revealed
    stranded = plot("EM-05", ship("S b"), "S", roads=("deja-vu",))
    stranded.play(stranded.legal[1])
    assert roads_of(stranded.g).cards_to_repeat == []
    left = plot("EM-05", ship("S b"), "S", roads=("deja-vu",))
    left.play(PASS)
    assert roads_of(left.g).cards_to_repeat == left.g.revealed
    again = plot("EM-23", "S", "S", roads=("deja-vu",), after=())
    assert (again.asks, roads_of(again.g).second_pass) == ("TruckerMayGiveUp", True)
    again.play(FLY_ON, FLY_ON)
    assert again.game.over
