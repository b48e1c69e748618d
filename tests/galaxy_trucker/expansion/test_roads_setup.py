"""Rough Roads: level, drawing, handicap, cards that act while ships are built (GX-371 to GX-386, GX-474 to GX-483)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ROADS, Content, Road, our_content
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.geometry.hull_queries import is_armoured
from astrodrome.games.galaxy_trucker.modules.roads.drawing import (
    DRAW_ROADS,
    SHUFFLE_ROADS,
)
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.records.actions import RETURN, SET_ASIDE, TAKE_FACE_DOWN, Place, TakeOrdered
from astrodrome.games.galaxy_trucker.records.flight_events import ExtraPaid, GaveUp, StrengthDeclared
from astrodrome.games.galaxy_trucker.records.yard_events import (
    ColumnDied,
    ComponentSeen,
    ComponentTaken,
    OrderSeen,
    RoadReplaced,
    RoadsDrawn,
)
from astrodrome.games.galaxy_trucker.ship.crew import supported
from astrodrome.games.galaxy_trucker.ship.module_effects import binds
from astrodrome.games.galaxy_trucker.ship.stowing import rooms
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.yard.ship_check import ship_mistakes
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, CREWS, ENGINES, TECH, rough
from tests.galaxy_trucker.table import Table, build, card, check, fly, ship, start
from tests.laws.hooks.trucker_pilot import able

OURS = our_content()


@pytest.mark.rule("GX-371", "GX-556")
def test_there_are_twenty_five_cards_each_once_and_none_is_an_adventure() -> None:
    assert [row.name for row in OURS.roads] == [f"RR-{number:02}" for number in range(1, 26)]
    assert [row.road for row in OURS.roads] == list(ROADS)
    assert [row.name for row in OURS.roads if row.construction] == ["RR-16", "RR-17", "RR-18", "RR-19"]
    assert not {row.name for row in OURS.roads} & {row.name for row in OURS.cards}


@pytest.mark.rule("GX-372")
@pytest.mark.parametrize("level", [1, 2, 3, 10])
def test_as_many_cards_as_the_level(level: int) -> None:
    assert len(roads_of(start(roads=[level]).g).cards) == level


@pytest.mark.rule("GX-373")
def test_without_unanimity_the_lowest_level_is_used() -> None:
    assert len(roads_of(start(3, roads=[3, 2, 4]).g).cards) == 2
    table = start(3, roads=[3, 0, 4])
    assert (table.g.roads, of_kind(table.opening, RoadsDrawn)) == (None, [])
    with pytest.raises(OptionError, match="expected one level, or one for each of 3 players"):
        SPEC.new(3, {"roads": [1, 2]})
    with pytest.raises(OptionError, match="expected 0 to 10, found 11"):
        SPEC.new(3, {"roads": [11]})


@pytest.mark.rule("GX-374", "GX-377")
def test_cards_are_drawn_from_one_pile_that_lasts_for_the_game() -> None:
    table = start(2, roads=[3])
    first = list(roads_of(table.g).cards)
    DRAW_ROADS.run(table.g)
    assert not set(first) & set(roads_of(table.g).cards)
    assert roads_of(table.g).discard == first
    assert sorted(roads_of(table.g).pile + roads_of(table.g).discard + roads_of(table.g).cards) == list(range(25))


@pytest.mark.rule("GX-377")
def test_a_pile_that_is_used_up_is_shuffled_anew() -> None:
    used = [row.name for row in OURS.roads]
    roads = roads_of(SPEC.position(seats=2, options={"roads": [1]}, discard=" ".join(used)).state)
    assert (len(roads.cards), len(roads.pile), roads.discard) == (1, 24, [])
    assert sorted([*roads.pile, *roads.cards]) == list(range(25))
    assert [*roads.pile, *roads.cards] != list(range(25)), "in another order, but for one chance in 25!"


@pytest.mark.rule("GX-375", "GX-380")
def test_the_cards_lie_open_before_building_begins() -> None:
    table = start(2, roads=[2])
    (drawn,) = of_kind(table.opening, RoadsDrawn)
    assert tuple([road.card for road in table.public.roads]) == drawn.cards
    for road in table.public.roads:
        assert SPEC.words.template("en", "road-line", road.road)
        assert SPEC.words.template("fr", "road-line", road.road)


@pytest.mark.rule("GX-376", "GX-379")
def test_all_cards_bind_everybody_together() -> None:
    table = rough(("rotten-batteries", "meteoric-inversion"), "S", ship("S"), card=CREWS)
    assert [road.bound for road in table.public.roads] == [(0, 1), (0, 1)]
    assert all(binds(table.g, seat, "rotten-batteries") for seat in range(2))
    assert not binds(table.g, 0, "dead-zone")


@pytest.mark.rule("GX-381")
def test_construction_cards_act_before_the_first_component_is_taken() -> None:
    g = SPEC.position("galaxy-trucker 1; seats 2; options roads=[2]; pile RR-18 RR-19").state
    assert len(roads_of(g).cards) == 2
    assert (len(roads_of(g).custom_components[0]), roads_of(g).dead_column is not None) == (6, True)


@pytest.mark.rule("GX-382")
def test_rr_20_nasty_surprise_is_replaced_after_building() -> None:
    table = surprised(["dead-zone", "rotten-batteries"])
    assert [g_road(table, card) for card in roads_of(table.g).cards] == ["rotten-batteries"]
    assert of_kind(table.opening, RoadReplaced) == [RoadReplaced("RR-07", "rotten-batteries")]
    assert binds(table.g, 0, "rotten-batteries")
    assert not binds(table.g, 0, "nasty-surprise")
    assert sorted(roads_of(table.g).discard) == [ROADS.index("dead-zone"), ROADS.index("nasty-surprise")]


def surprised(pile: list[Road]) -> Table:
    """Prepare a flight with Nasty Surprise in force and these cards on top of the pile."""
    names = {row.road: row.name for row in our_content().roads}
    return check("S", roads=("nasty-surprise",), pile=" ".join([names[road] for road in pile]))


def g_road(table: Table, number: int) -> Road:
    """Return what a card does."""
    return table.g.box.roads[number].road


@pytest.mark.rule("GX-383")
def test_the_handicap_variant_does_without_remorseless_fate() -> None:
    g = build("S", roads=("dead-zone",), handicap=((1,), ()))
    SHUFFLE_ROADS.run(g)
    assert len(roads_of(g).pile) == 24
    assert ROADS.index("remorseless-fate") not in roads_of(g).pile


@pytest.mark.rule("GX-384", "GX-385", "GX-E23")
def test_cards_bind_those_agreed_on_beforehand() -> None:
    roads: tuple[Road, ...] = ("rotten-batteries", "meteoric-inversion", "bad-luck", "infected-goods")
    g = build("S", "S", "S", roads=roads, handicap=((), (1, 2), (1, 2, 3, 4)))
    assert [sum(binds(g, seat, road) for road in roads) for seat in range(3)] == [0, 2, 4]


@pytest.mark.rule("GX-385")
@pytest.mark.parametrize("handicap", [[[1]], [[1], [2]], [[1, 1], []], [[0], []], [[2], []], [[1, 2], []]])
def test_a_handicap_that_cannot_be_is_refused(handicap: list[list[int]]) -> None:
    with pytest.raises(OptionError, match="handicap"):
        SPEC.new(2, {"roads": [1], "handicap": handicap})  # type: ignore[dict-item]  # numbers are JSON
    with pytest.raises(OptionError, match="handicap"):
        SPEC.new(2, {"handicap": [[], []]})


@pytest.mark.rule("GX-385")
@pytest.mark.parametrize("handicap", [[[1], []], [[2], [1, 2]], [[], []]])
def test_a_handicap_may_name_any_card_of_the_agreed_level(handicap: list[Json]) -> None:
    assert SPEC.new(2, {"roads": [2], "handicap": handicap}).asked


@pytest.mark.rule("GX-386")
def test_who_is_bound_is_public() -> None:
    table = rough(("bad-luck", "space-junk"), "S", ship("S"), card=CREWS, handicap=((1,), (1, 2)))
    assert [(road.card, road.bound) for road in table.public.roads] == [("RR-23", (0, 1)), ("RR-03", (1,))]


@pytest.mark.rule("GX-572")
def test_a_card_harms_only_those_it_binds() -> None:
    swarm = card("meteor_swarm", "small left")
    table = rough("meteoric-inversion", "x:0330 S", ship("x:0330 S"), card=swarm, dice=(7,), handicap=((1,), ()))
    assert (table.lost(0), table.lost(1)) == (1, 0)


def ordering() -> Table:
    """A yard in which everybody has components made to order."""
    options = "building=realtime roads=[1]"
    return Table(SPEC.position(f"galaxy-trucker 1; seats 2; options {options}; pile RR-18", seed=5))


@pytest.mark.rule("GX-474")
def test_rr_18_six_components_are_made_to_order() -> None:
    table = ordering()
    assert [len(made) for made in roads_of(table.g).custom_components] == [6, 6]
    assert [event.to for event in of_kind(table.opening, OrderSeen)] == [(0,), (1,)]
    assert len(table.mine(0).ordered) == 6
    assert table.public.ships[0].ordered == 6
    name = table.mine(1).ordered[0]
    assert table.refuse(TakeOrdered(name), seat=0) == "GX-474"
    assert not set(table.mine(1).ordered) & set(str(table.game.view(0)).replace("'", " ").split())


@pytest.mark.rule("GX-474")
def test_a_component_made_to_order_goes_back_to_its_pile() -> None:
    table = ordering()
    name = table.mine(0).ordered[2]
    table.play(TakeOrdered(name), seat=0)
    assert (table.mine(0).hand, len(roads_of(table.g).custom_components[0])) == (name, 5)
    table.play(RETURN, seat=0)
    assert (len(roads_of(table.g).custom_components[0]), table.g.face_up) == (6, [])
    assert roads_of(table.g).hand_is_custom == [False, False]
    table.play(TakeOrdered(name), Place(at(7, 6), 0), RETURN, seat=0)
    assert len(roads_of(table.g).custom_components[0]) == 6


@pytest.mark.rule("GX-474")
def test_only_its_owner_is_told_which_component_was_taken_from_an_order() -> None:
    table = ordering()
    name = table.mine(0).ordered[0]
    events = table.play(TakeOrdered(name), seat=0)
    assert of_kind(events, ComponentTaken) == [ComponentTaken(0, "order", None)]
    assert [(event.to, event.component) for event in of_kind(events, ComponentSeen)] == [((0,), name)]


@pytest.mark.rule("GX-474")
def test_what_others_have_ordered_may_be_any_component_that_is_unseen() -> None:
    g = ordering().g
    found = [SPEC.determinise(g, 0, Chance(seed), 1.0) for seed in range(20)]
    mine, theirs = roads_of(g).custom_components
    assert {tuple(roads_of(world).custom_components[0]) for world in found} == {tuple(mine)}
    assert {len(roads_of(world).custom_components[1]) for world in found} == {len(theirs)}
    assert len({tuple(roads_of(world).custom_components[1]) for world in found}) == len(found)
    assert {SPEC.census(world) for world in found} == {SPEC.census(g)}, "no component is lost or there twice"


@pytest.mark.rule("GX-475", "GX-476")
def test_the_warehouse_and_the_reserve_stay_as_they_are() -> None:
    table = ordering()
    table.play(TAKE_FACE_DOWN, SET_ASIDE, seat=0)
    table.play(TakeOrdered(table.mine(0).ordered[0]), SET_ASIDE, seat=0)
    assert (len(table.g.reserve[0]), len(roads_of(table.g).custom_components[0])) == (2, 5)
    assert roads_of(table.g).hand_is_custom == [False, False]
    table.play(TAKE_FACE_DOWN, RETURN, seat=0)
    assert len(table.g.face_up) == 1


@pytest.mark.rule("GX-477", "GX-478")
def test_leftovers_are_paid_for_outside_insurance_and_lawyer() -> None:
    crew = {(6, 7): "cyan"}
    one = ship("y c S", credits=9, lost=2, crew=crew, specialist="lawyer")
    one = replace(one, facts="order=4?")
    table = rough("made-to-order", one, ship("S"), card=CREWS, modules=TECH, after=("I-05",))
    before = table.g.credits[0]
    events = table.play(*[action for action in table.legal if type(action).__name__ == "GiveUp"])
    events += table.play(*[action for action in table.legal if type(action).__name__ == "GiveUp"])
    assert of_kind(events, ExtraPaid) == [ExtraPaid(0, "leftovers", -4)]
    assert table.g.credits[0] == before - 4
    assert table.g.accounts[0][0][4] == 0


def dead(column: int, *drawings: str) -> Table:
    """Prepare a flight in which a column is dead."""
    return fly(*drawings, card=CREWS, roads=("dead-zone",), modules=TECH, dead=column)


@pytest.mark.rule("GX-385", "GX-479")
def test_rr_19_the_column_is_dead_only_for_those_whom_the_card_binds() -> None:
    table = fly("g S", "g S", roads=("dead-zone",), modules=TECH, handicap=((1,), ()), dead=6)
    assert [bool(squares) for squares in roads_of(table.g).dead_squares] == [True, False]


@pytest.mark.rule("GX-479", "GX-481")
def test_rr_19_nothing_works_in_the_dead_column() -> None:
    table = dead(6, ". g . \n E s S \n . c b")
    figures = table.public.ships[0].figures
    assert (figures.cannon_halves, figures.crew, figures.components) == (0, 2, 6)
    live = dead(9, ". g . \n E s S \n . c b").public.ships[0].figures
    assert (live.cannon_halves, live.crew) == (2, 4)


@pytest.mark.rule("GX-480")
def test_batteries_holds_and_life_support_are_useless_there() -> None:
    table = dead(6, ". b . \n c p S \n . h .")
    assert table.public.ships[0].figures.cells == 0
    assert (rooms(table.g, 0), supported(table.g, 0, 0)) == ([], 0)


@pytest.mark.rule("GX-479")
def test_plating_still_protects_in_the_dead_column() -> None:
    table = dead(6, "w:0300 S")
    assert is_armoured(table.g.hulls[0], at(6, 7), 3)


@pytest.mark.rule("GX-482", "GX-483")
def test_dead_components_connect_obey_the_rules_and_are_lost_like_others() -> None:
    assert check(". x \n S g", roads=("dead-zone",), dead=8).asks == "TruckerRepairs"
    for drawing in ("x x S", "x g S", "x c S"):
        table = dead(6, drawing)
        before = table.g.hulls[0]
        code = table.g.ships[0][at(6, 7)]
        table.g.detach(0, at(6, 7))
        assert table.g.hulls[0] == before - (table.g.box.inert[code] << at(6, 7))
        table.g.attach(0, at(6, 7), code)
        assert table.g.hulls[0] == before


@pytest.mark.rule("GX-479")
def test_the_column_crosses_the_ship_shape_and_is_told() -> None:
    text = "galaxy-trucker 1; seats 2; options flights=I, roads=[1]; pile RR-19; script dead 0 0 5 5 3 2"
    assert of_kind(SPEC.position(text).opening, ColumnDied) == [ColumnDied(7)]
    game = start(2, roads=[10], seed=3)
    events = of_kind(game.opening, ColumnDied)
    assert all(game.g.board.columns[event.column] is not None for event in events)


@pytest.mark.rule("GX-479")
def test_a_ship_whose_cabins_are_dead_gives_up_before_the_first_card() -> None:
    table = check("S", roads=("dead-zone",), dead=7)
    assert [event.reason for event in of_kind(table.opening, GaveUp)] == ["no-humans"]  # the rival has another cabin


@pytest.mark.rule("GX-467", "GX-468", "GX-569")
@pytest.mark.parametrize(
    ("drawing", "faultless"),
    [("S e^", True), ("S e", True), ("S e<:3333", False), (". x \n S e^", False), ("S Cv", True), ("S C>:3333", False)],
)
def test_rr_16_engines_may_point_forward_but_never_sideways(drawing: str, faultless: bool) -> None:
    g = build(drawing, roads=("somersault",), modules=TECH)
    assert ship_mistakes(g, 0).none == faultless


@pytest.mark.rule("GX-469", "GX-569")
def test_engines_that_point_forward_do_not_count() -> None:
    table = rough("somersault", "e^ S e \n . Cv .", ship("S"), card=ENGINES, modules=TECH)
    assert next(event.strength for event in of_kind(table.opening, StrengthDeclared)) == 1
    cannons = rough("somersault", "S Cv", ship("S"), card=CANNONS, modules=TECH)
    assert next((event.strength, event.half) for event in of_kind(cannons.opening, StrengthDeclared)) == (0, True)


@pytest.mark.rule("GX-376")
def test_whole_games_with_rough_roads_come_to_an_end() -> None:
    game, chance = SPEC.new(3, {"flights": ["I", "I"], "roads": [6], "modules": ["technologies"]}, 8), Chance(8)
    while not game.over:
        seat = game.asked[0]
        game.play(seat, able(game, seat, chance))
    assert game.outcome is not None
    assert "leftovers" in [line.key for line in game.outcome.breakdown[0]]


def test_a_table_with_a_road_missing_or_doubled_is_refused() -> None:
    for rows in (OURS.roads[:-1], (*OURS.roads[:-1], replace(OURS.roads[0], name="RR-99"))):
        with pytest.raises(OptionError, match="a card for each rough road, once"):
            check_content(Content(OURS.components, OURS.cards, (), rows))
    with pytest.raises(OptionError, match="the module needs cards of its own"):
        SPEC.new(2, {"roads": [1], "content": plain(Content(OURS.components, OURS.cards))})
