"""New Technologies: contents, set-up, and what is common to the new components (GX-030 to GX-051)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Content, Kind, our_content
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.modules.technologies.boosting import boosts
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import TAKE_HIT
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentsBoxed
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from tests.contract.events import of_kind
from tests.galaxy_trucker.expansion.positions import TECH, tech
from tests.galaxy_trucker.table import PLAIN, card, check, ship, start
from tests.laws.hooks.trucker_pilot import able

OURS = our_content()


@pytest.mark.rule("GX-030", "GX-031")
def test_the_module_adds_forty_two_components_one_of_them_the_orange_cabin() -> None:
    assert len(OURS.technologies) == 42
    assert len(OURS.components) + len(OURS.technologies) == 186
    colours = [row.colour for row in (*OURS.components, *OURS.technologies) if row.colour is not None]
    assert sorted(colours) == ["blue", "green", "orange", "red", "yellow"]
    assert len(start(modules=["technologies"]).g.box.warehouse) == 181


@pytest.mark.rule("GX-030")
def test_the_new_components_by_kind() -> None:
    assert Counter([row.kind for row in OURS.technologies]) == {
        "starting_cabin": 1,
        "luxury_cabin": 4,
        "stasis_chamber": 2,
        "cannon_bidirectional": 2,
        "engine_cannon": 2,
        "mixed_hold": 1,
        "battery_hold": 2,
        "life_support_cyan": 6,
        "shield_booster": 4,
        "cannon_booster": 4,
        "accelerator": 4,
        "furnace": 4,
        "plating": 6,
    }
    assert not [row.name for row in OURS.technologies if row.kind == "life_support_cyan" and row.house]
    assert len([row for row in OURS.technologies if row.house]) == 35


@pytest.mark.rule("GX-032")
def test_new_and_old_components_lie_in_one_heap() -> None:
    heap = start(4, modules=["technologies"]).g.face_down_components
    assert {number > 144 for number in heap} == {False, True}
    assert start(4).g.box.names[-1] == "B144"


@pytest.mark.rule("GX-034")
def test_the_bank_has_two_more_goods_of_each_colour() -> None:
    assert start().g.goods_in_bank == [12, 17, 13, 14]
    assert start(modules=["technologies"]).g.goods_in_bank == [14, 19, 15, 16]


@pytest.mark.rule("GX-036")
def test_the_specialisations_lie_open() -> None:
    assert start(modules=["technologies"]).public.specialists == (
        "lawyer",
        "manager",
        "merchant",
        "technician",
        "diplomat",
    )
    assert start().public.specialists == ()


@pytest.mark.rule("GX-037", "GX-038")
@pytest.mark.parametrize(("seats", "removed"), [(5, 0), (4, 25)])
def test_components_removed_with_five_and_four_players(seats: int, removed: int) -> None:
    modules = ["technologies", "fifth-wheel"] if seats == 5 else ["technologies"]
    table = start(seats, modules=modules)
    assert (len(technologies_of(table.g).boxed), len(table.g.face_down_components)) == (removed, 181 - removed)


@pytest.mark.rule("GX-039", "GX-040", "GX-E14")
@pytest.mark.parametrize(("seats", "removed"), [(4, 25), (3, 50), (2, 75)])
def test_the_fewer_players_the_more_components_are_removed(seats: int, removed: int) -> None:
    table = start(seats, modules=["technologies"])
    assert (len(technologies_of(table.g).boxed), len(table.g.face_down_components)) == (removed, 181 - removed)
    assert of_kind(table.opening, ComponentsBoxed) == [ComponentsBoxed(removed)]
    assert table.public.boxed == removed


@pytest.mark.rule("GX-061")
def test_nobody_sleeps_or_is_away_when_building_begins() -> None:
    technologies = technologies_of(start(modules=["technologies"]).g)
    assert not any([any(row) for row in technologies.sleepers])
    assert (technologies.cards_to_miss, technologies.free_cell_used) == ([0, 0], [False, False])


@pytest.mark.rule("GX-041")
def test_nobody_learns_what_was_removed() -> None:
    table = start(3, modules=["technologies"])
    hidden = {table.g.box.names[number] for number in technologies_of(table.g).boxed}
    assert not hidden & set(str(table.game.view(0)).replace("'", " ").split())
    worlds = [technologies_of(SPEC.determinise(table.g, 0, Chance(seed), 1.0)).boxed for seed in range(3)]
    assert all(world != technologies_of(table.g).boxed and len(world) == 50 for world in worlds)


@pytest.mark.rule("GX-042", "GX-043")
def test_the_same_components_are_missing_in_all_flights() -> None:
    game, chance = SPEC.new(2, {"flights": ["I", "I"], "modules": ["technologies"], "turns": 8}, 4), Chance(4)
    boxed = set(technologies_of(game.state).boxed)
    while not game.over:
        assert not boxed & {*game.state.face_down_components, *game.state.face_up}
        assert set(technologies_of(game.state).boxed) == boxed
        seat = game.asked[0]
        game.play(seat, able(game, seat, chance))


@pytest.mark.rule("GX-044", "GX-086")
@pytest.mark.parametrize(
    ("drawing", "faultless"), [("S C", True), (". x \n S C", False), ("S C \n . x", False), ("S C>", False)]
)
def test_a_combined_component_obeys_the_rules_of_its_parts(drawing: str, faultless: bool) -> None:
    assert (check(drawing, modules=TECH).asks != "TruckerRepairs") == faultless


@pytest.mark.rule("GX-045", "GX-046")
def test_a_combined_component_counts_as_both_parts_and_is_lost_whole() -> None:
    table = tech("C S", ship("S"), card=card("meteor_swarm", "large rear"), dice=(6,))
    figures = table.public.ships[0].figures
    assert (figures.engines, figures.cannon_halves, table.lost(0)) == (0, 0, 1)
    whole = tech("C S", ship("S"), card=card("meteor_swarm", "large rear"), dice=(2,)).public.ships[0].figures
    assert (whole.engines, whole.cannon_halves) == (1, 2)


@pytest.mark.rule("GX-047", "GX-048")
@pytest.mark.parametrize("letter", ["o", "a", "j", "f"])
def test_a_component_without_its_partner_is_legal_and_does_nothing(letter: str) -> None:
    assert check(f"S {letter}", modules=TECH).asks != "TruckerRepairs"
    table = tech(f". G . \n b S {letter} \n E . .", ship("S"), card="I-01")
    assert table.asks == "TruckerDeclares"


@pytest.mark.rule("GX-049")
def test_a_booster_whose_partner_is_lost_becomes_inert() -> None:
    swarm = card("meteor_swarm", "large front")
    table = tech(". a g \n b S x", ship("S"), card=swarm, dice=(8,), after=("I-01", "I-05"))
    table.play(TAKE_HIT)
    assert boosts(table.g, 0) == []
    assert boosts(tech(". a g \n b S x", ship("S")).g, 0) != []


@pytest.mark.rule("GX-050")
def test_a_booster_does_not_work_across_smooth_sides() -> None:
    assert tech(". g . \n b a S", ship("S")).asks == "TruckerBoosts"
    assert tech(". g:0000 . \n b a:0333 S", ship("S")).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-051")
def test_connectors_and_exposed_connectors_of_new_components_count_as_usual() -> None:
    assert check("S L:0000", modules=TECH).asks == "TruckerRepairs"
    assert tech("S L:0003", ship("S")).public.ships[0].figures.exposed == 3
    assert tech("S L:3303", ship("S")).public.ships[0].figures.exposed == 5


@pytest.mark.rule("GX-005")
def test_without_the_module_nothing_of_it_is_there() -> None:
    table = start(4)
    assert len(table.g.face_down_components) == 140
    assert (table.g.technologies, table.public.boxed, table.public.specialists) == (None, 0, ())
    assert fly_kinds(set(table.g.box.kinds)) == set()


def fly_kinds(kinds: set[Kind]) -> set[str]:
    """Return the kinds of New Technologies among some kinds."""
    return {str(row.kind) for row in OURS.technologies if row.kind in kinds - {"starting_cabin"}}


def with_technology(index: int, **changes: object) -> Content:
    rows = list(OURS.technologies)
    rows[index] = replace(rows[index], **changes)  # type: ignore[arg-type]  # any field
    return Content(OURS.components, OURS.cards, tuple(rows))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (with_technology(1, name="B001"), r"technologies\[1\].name: expected a name of its own"),
        (with_technology(0, colour="red"), "expected no red starting cabin"),
        (with_technology(11, special=0), r"technologies\[11\].special: a mixed_hold has 1 to 3, found 0"),
        (with_technology(12, ordinary=0), r"technologies\[12\].ordinary: a battery_hold has a space"),
        (with_technology(7, barrels=(0,)), r"technologies\[7\].barrels: a cannon_bidirectional has 2"),
        (with_technology(7, barrels=(0, 0)), r"technologies\[7\].barrels"),
        (with_technology(7, barrels=(0, 4)), r"technologies\[7\].barrels"),
        (with_technology(9, barrels=(0, 1)), r"technologies\[9\].barrels: a engine_cannon has 0"),
        (with_technology(41, armoured=()), r"technologies\[41\].armoured: a plating has armoured sides"),
        (with_technology(41, armoured=(7,)), r"technologies\[41\].armoured"),
        (with_technology(40, armoured=(2,)), r"technologies\[40\].sides: barrels and armoured sides are smooth"),
        (with_technology(1, armoured=(0,)), r"technologies\[1\].armoured"),
    ],
)
def test_what_is_wrong_with_a_table_of_technologies_is_said(content: Content, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        check_content(content)


def test_a_table_without_technologies_is_refused_where_they_are_needed() -> None:
    bare = plain(Content(OURS.components, OURS.cards))
    SPEC.new(2, {"content": bare})
    with pytest.raises(OptionError, match="the module needs components of its own"):
        SPEC.new(2, {"content": bare, "modules": ["technologies"]})


def test_a_plain_ship_flies_with_the_module_as_without() -> None:
    assert tech(PLAIN, ship("S"), card="I-05").g.position == [1, -10]
