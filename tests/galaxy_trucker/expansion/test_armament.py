"""Bi-directional cannons, engine-cannons, cannon boosters (GX-077 to GX-087, GX-102 to GX-114)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.modules.technologies.records import Boost, BoostChoice, BoostOffer, CannonBoosted
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, SHOOT, TAKE_HIT, KeepPart, Power, SpendCell
from astrodrome.games.galaxy_trucker.records.flight_events import StrengthDeclared, WeakestFound
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS, Event
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, ENGINES, TECH, tech
from tests.galaxy_trucker.table import Table, card, check, ship

TRIO = """
 .  G  .
 g  a  g>
 S  .  .
 b  .  .
"""
"""A booster joined to a single cannon forward, one to the right, a double one; all hang on the first."""


def halves(events: tuple[Event, ...], seat: int = 0) -> list[int]:
    """Return the cannon strengths declared by a seat, in half points."""
    return [2 * event.strength + event.half for event in of_kind(events, StrengthDeclared) if event.seat == seat]


@pytest.mark.rule("GX-077", "GX-078")
@pytest.mark.parametrize(
    ("drawing", "faultless"),
    [
        ("S B", True),
        (". x \n S B", False),
        ("x x x \n S . . \n B:0003 . .", False),
        ("S B:0003 x:3333", False),
        ("B< S", True),
    ],
)
def test_the_squares_before_both_barrels_stay_free(drawing: str, faultless: bool) -> None:
    assert (check(drawing, modules=TECH).asks != "TruckerRepairs") == faultless


@pytest.mark.rule("GX-079", "GX-081", "GX-082")
@pytest.mark.parametrize(("token", "expected"), [("B:0033", 3), ("B>:3003", 2), ("B<:0330", 3)])
def test_one_cell_fires_both_barrels_each_valued_by_its_direction(token: str, expected: int) -> None:
    table = tech(f"b S x \n . . {token}", ship("S"))
    there = (0, 0, 1, 0) if expected == 3 else (0, 0, 0, 1)
    events = table.play(Power(there))
    assert halves(events) == [expected]
    assert table.public.ships[0].figures.cells == 1


@pytest.mark.rule("GX-080")
def test_without_a_cell_neither_barrel_fires() -> None:
    table = tech("b S \n . B", ship("S"))
    assert halves(table.play(Power((0, 0, 0, 0)))) == [0]
    assert halves(tech(ship("b S \n . B", cells=0), ship("S")).opening) == [0]


@pytest.mark.rule("GX-082")
def test_bidirectional_and_double_cannons_are_powered_apart() -> None:
    table = tech(". G . \n b S b \n . B .", ship("S"))
    assert table.refuse(Power((1, 0))) == "GB-095"
    assert halves(table.play(Power((1, 0, 1, 0)), SpendCell(at(6, 7)), SpendCell(at(6, 7)))) == [7]
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GX-082")
def test_the_figures_show_the_strongest_use_of_cells() -> None:
    figures = tech(ship(". G G> \n b S x \n . B B>", cells=2), ship("S"), card="I-05").public.ships[0].figures
    assert (figures.cannon_halves, figures.cannon_halves_powered) == (0, 4 + 3)


@pytest.mark.rule("GX-083")
@pytest.mark.parametrize(("shot", "total"), [("large front", 7), ("large right", 8)])
def test_each_barrel_shoots_meteors_in_its_direction(shot: str, total: int) -> None:
    table = tech("b S \n . B", ship("S"), card=card("meteor_swarm", shot), dice=(total,))
    assert table.asks == "TruckerDefends"
    table.play(SHOOT)
    assert (table.lost(0), table.public.ships[0].figures.cells) == (0, 1)


@pytest.mark.rule("GX-084", "GX-087")
def test_an_engine_cannon_counts_one_engine_and_one_cannon_without_cells() -> None:
    figures = tech("C S", ship("S"), card="I-06").public.ships[0].figures
    assert (figures.engines, figures.cannon_halves, figures.cannon_halves_powered) == (1, 2, 2)
    assert halves(tech("C S", ship("S")).opening) == [2]


@pytest.mark.rule("GX-085")
@pytest.mark.parametrize("token", ["C>", "C<", "Cv"])
def test_an_engine_cannon_lies_one_way_only(token: str) -> None:
    assert check(f"S {token}:3333", modules=TECH).asks == "TruckerRepairs"


@pytest.mark.rule("GX-102")
@pytest.mark.parametrize("token", ["g:3333", "G:3333", "B>", "C:3333"])
def test_every_kind_of_cannon_can_be_boosted(token: str) -> None:
    table = tech(f"b S a \n . . {token}", ship("S"))
    assert Boost(at(8, 7), at(8, 8)) in table.legal


@pytest.mark.rule("GX-103")
def test_a_booster_does_not_help_against_meteors() -> None:
    table = tech(". g . . \n x a S b", ship("S"), card=card("meteor_swarm", "large front"), dice=(5,))
    assert (table.asks, table.lost(0)) == ("TruckerMayGiveUp", 1)


@pytest.mark.rule("GX-104", "GX-105")
@pytest.mark.parametrize(("token", "expected"), [("g:0333", 8), ("g<:3330", 4), ("g>:3033", 4)])
def test_a_boosted_cannon_counts_three_more_forward_and_half_of_it_elsewhere(token: str, expected: int) -> None:
    table = tech(f"{token} . \n a S b", ship("S"))
    events = table.play(Boost(at(6, 7), at(6, 6)))
    assert of_kind(events, CannonBoosted) == [CannonBoosted(0, at(6, 7), at(6, 6))]
    assert halves(events) == [expected]
    assert table.public.ships[0].figures.cells == 1


@pytest.mark.rule("GX-106", "GX-108")
@pytest.mark.parametrize(("token", "expected"), [("G:0333", 10), ("G<:3330", 5)])
def test_a_boosted_double_is_powered_too_and_gets_the_same_bonus(token: str, expected: int) -> None:
    table = tech(f"{token} . \n a S b", ship("S"))
    events = table.play(Boost(at(6, 7), at(6, 6)))
    assert halves(events) == [expected]
    assert table.public.ships[0].figures.cells == 0


@pytest.mark.rule("GX-107")
@pytest.mark.parametrize(("token", "expected"), [("B:0033", 9), ("B>:3003", 5)])
def test_a_boosted_bidirectional_cannon(token: str, expected: int) -> None:
    table = tech(f"b S a {token}", ship("S"))
    assert halves(table.play(Boost(at(8, 7), at(9, 7)))) == [expected]


@pytest.mark.rule("GX-108")
def test_one_cell_does_not_boost_a_double() -> None:
    table = tech(ship("G . \n a S b \n gv . .", cells=1), ship("S"))
    assert table.refuse(Boost(at(6, 7), at(6, 6))) == "GB-088"
    assert table.legal == (PASS, Boost(at(6, 7), at(6, 8)))


@pytest.mark.rule("GX-104")
def test_cannons_are_boosted_one_by_one_each_by_a_booster_of_its_own() -> None:
    table = tech("g g . \n a a S \n . b3 .", ship("S"))
    first = table.play(Boost(at(5, 7), at(5, 6)))
    assert halves(first) == []
    assert (table.asks, table.legal) == ("TruckerBoosts", (PASS, Boost(at(6, 7), at(6, 6))))
    second = table.play(Boost(at(6, 7), at(6, 6)))
    assert halves(second) == [16]


@pytest.mark.rule("GX-109", "GX-024")
def test_the_boosted_cannon_is_destroyed_once_the_strength_is_declared() -> None:
    table = tech("g . \n a S b", ship("S"))
    events = table.play(Boost(at(6, 7), at(6, 6)))
    (lost,) = of_kind(events, ComponentLost)
    assert (lost.cause, lost.kind, lost.square) == ("destroyed", "cannon_single", at(6, 6))
    names = [type(event).__name__ for event in events]
    assert names.index("StrengthDeclared") < names.index("ComponentLost") < names.index("WeakestFound")


@pytest.mark.rule("GX-110")
def test_boosting_an_engine_cannon_loses_its_engine() -> None:
    table = tech("C a S b", ship("S"))
    table.play(Boost(at(6, 7), at(5, 7)))
    assert table.public.ships[0].figures.engines == 0


@pytest.mark.rule("GX-111")
def test_what_hung_on_the_boosted_cannon_falls_off() -> None:
    table = tech("x g S b \n . a . .", ship("S"))
    table.play(Boost(at(6, 8), at(6, 7)))
    assert table.asks == "TruckerKeepsPart"
    events = table.play(KeepPart(1))
    assert {(lost.square, lost.cause) for lost in of_kind(events, ComponentLost)} == {
        (at(5, 7), "fallen"),
        (at(6, 8), "fallen"),
    }


@pytest.mark.rule("GX-112")
def test_the_booster_survives_and_can_be_used_again() -> None:
    two = card("combat_zone", lines=(ZoneLine("cannons", days=1), ZoneLine("cannons", days=1)))
    table = tech("g . \n a S b \n gv . .", ship("S"), card=two)
    table.play(Boost(at(6, 7), at(6, 6)))
    assert table.asks == "TruckerBoosts"
    events = table.play(Boost(at(6, 7), at(6, 8)))
    assert (halves(events), table.has(0, 6, 7)) == ([4], True)


@pytest.mark.rule("GX-113")
def test_a_booster_boosts_one_cannon_at_a_time_and_boosters_do_not_add_up() -> None:
    table = tech("g . \n a S b \n gv . .", ship("S"))
    events = table.play(Boost(at(6, 7), at(6, 6)))
    assert halves(events) == [9]  # 4 and one half: nothing more was asked
    pair = tech("a g a \n x x S b", ship("S"))
    events = pair.play(Boost(at(5, 6), at(6, 6)))
    assert halves(events) == [8]  # the other booster could not be used on the same cannon


@pytest.mark.rule("GX-114")
def test_the_boost_counts_in_full_although_the_cannon_is_gone() -> None:
    table = tech("g . \n a S b", ship(". g . \n g S g", place=-10), card=CANNONS)
    events = table.play(Boost(at(6, 7), at(6, 6)))
    assert of_kind(events, WeakestFound) == [WeakestFound(1, "cannons")]


@pytest.mark.rule("GX-104")
def test_the_offer_of_a_boost_shows_price_and_strength() -> None:
    table = tech("g . \n a S b", ship("S"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == BoostOffer(2, (BoostChoice(at(6, 7), at(6, 6), 1, 8, None),))
    assert table.refuse(Boost(at(6, 7), at(7, 7))) == "GX-102"


@pytest.mark.rule("GX-007")
def test_a_declaration_is_final_before_the_next_player_counts() -> None:
    table = tech("g . \n a S b", ship("G S b", place=-10))
    table.play(Boost(at(6, 7), at(6, 6)))
    assert (table.asks, table.asked, table.g.declared_strength[0]) == ("TruckerDeclares", (1,), 8)


@pytest.mark.rule("GX-103")
def test_engines_are_not_boosted() -> None:
    assert tech("g . \n a S b", ship("S"), card=ENGINES).asks == "TruckerMayGiveUp"


def trio(cells: int = 1) -> Table:
    """The ship of the rulebook's example, and a rival with cannon strength 4."""
    rival = ship("g g g g \n x S x x", place=-10)
    return tech(ship(TRIO, cells=cells), rival)


@pytest.mark.rule("GX-E05")
def test_example_no_boost() -> None:
    table = trio()
    events = table.play(PASS, Power((1, 0)))
    assert (halves(events), of_kind(events, WeakestFound)[0].seat) == ([7], 0)


@pytest.mark.rule("GX-E06")
def test_example_the_side_cannon_boosted() -> None:
    table = trio()
    events = table.play(Boost(at(8, 6), at(9, 6)))
    assert (halves(events), of_kind(events, WeakestFound)[0].seat) == ([6], 0)


@pytest.mark.rule("GX-E07")
def test_example_the_double_needs_two_cells() -> None:
    assert trio().refuse(Boost(at(8, 6), at(8, 5))) == "GB-088"
    assert halves(trio(2).play(Boost(at(8, 6), at(8, 5)))) == [13]


@pytest.mark.rule("GX-E08", "GX-028")
def test_example_the_forward_cannon_boosted_takes_the_others_with_it() -> None:
    table = trio()
    events = table.play(Boost(at(8, 6), at(7, 6)))
    assert halves(events) == [9]
    assert table.asks == "TruckerKeepsPart"
    events = table.play(KeepPart(1))
    assert (table.lost(0), table.public.ships[0].figures.cells) == (4, 0)
    assert of_kind(events, WeakestFound)[0].seat == 1


@pytest.mark.rule("GX-109")
def test_a_large_meteor_is_still_shot_by_other_cannons() -> None:
    table = tech("g . \n a S b", ship("S"), card=card("meteor_swarm", "large front"), dice=(6,))
    table.play(TAKE_HIT)
    assert table.lost(0) == 1
    assert FLY_ON in table.legal
