"""Chapter 9: crew, cells and strengths."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, Power, SpendCell
from astrodrome.games.galaxy_trucker.records.flight_events import CellSpent, EnemyFought, GaveUp, StrengthDeclared
from astrodrome.games.galaxy_trucker.records.offers import PowerOffer
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import PLAIN, Table, card, fly, ship

DOUBLES = """
 .  G  .
 b  S  b
 E  .  E
"""


def declared(table: Table) -> list[tuple[int, int, bool]]:
    """Return the strengths declared so far: seat, whole strength, half."""
    found = of_kind(table.opening, StrengthDeclared)
    return [(event.seat, event.strength, event.half) for event in found]


@pytest.mark.rule("GB-087")
def test_crew_is_all_humans_and_aliens() -> None:
    table = fly(ship("c S c p", crew={(8, 7): "purple", (6, 7): "1"}))
    assert (table.public.ships[0].figures.crew, table.public.ships[0].figures.humans) == (4, 3)


@pytest.mark.rule("GB-088")
def test_a_cell_is_taken_from_the_battery_that_the_owner_chooses() -> None:
    table = fly(DOUBLES, card="I-05")
    table.play(Power((1,)))
    assert (table.asks, table.legal) == ("TruckerSpendsCell", (SpendCell(at(6, 7)), SpendCell(at(8, 7))))
    assert table.refuse(SpendCell(at(7, 7))) == "GB-088"
    assert table.refuse(SpendCell(-1)) == "GB-088"
    events = table.play(SpendCell(at(8, 7)))
    assert of_kind(events, CellSpent) == [CellSpent(0, at(8, 7), 3, False)]
    assert (table.g.cells[0][at(6, 7)], table.g.cells[0][at(8, 7)]) == (2, 1)


@pytest.mark.rule("GB-088")
def test_one_cell_for_each_use() -> None:
    table = fly(DOUBLES, card="I-05")
    table.play(Power((2,)), SpendCell(at(6, 7)), SpendCell(at(8, 7)))
    assert table.public.ships[0].figures.cells == 2


@pytest.mark.rule("GB-088")
@pytest.mark.parametrize("cells", [1, 2])
def test_nobody_is_asked_for_a_battery_where_it_does_not_matter(cells: int) -> None:
    table = fly(ship(DOUBLES, cells=cells), card="I-05")
    table.play(Power((cells,)))
    assert table.asks == "TruckerMayGiveUp"
    assert table.public.ships[0].figures.cells == 0


@pytest.mark.rule("GB-089")
def test_a_cell_pays_for_one_use_only() -> None:
    zone = card("combat_zone", lines=(ZoneLine("engines", days=1), ZoneLine("engines", days=1)))
    table = fly(ship(DOUBLES), ship(place=-30), card=zone)
    table.play(Power((1,)), SpendCell(at(6, 7)))
    assert (table.asks, table.public.ships[0].figures.cells) == ("TruckerDeclares", 3)
    table.play(Power((0,)))
    assert table.g.position == [-1, -31]  # powered on the first line only, and so the weakest on the second


@pytest.mark.rule("GB-090")
def test_cells_are_never_refilled() -> None:
    table = fly(ship(DOUBLES, cells=1), card="I-05", after=("I-06", "I-07"))
    table.play(Power((1,)))
    before = table.public.ships[0].figures.cells
    table.play(FLY_ON, FLY_ON)
    assert (before, table.public.ships[0].figures.cells) == (0, 0)


@pytest.mark.rule("GB-091")
@pytest.mark.parametrize(("powered", "strength"), [(0, 1), (1, 3), (2, 5)])
def test_engine_strength_is_one_for_singles_and_two_for_powered_doubles(powered: int, strength: int) -> None:
    table = fly(ship("b S b \n E e E"), ship(place=-30), card="I-05")
    table.play(Power((powered,)))
    while table.asks == "TruckerSpendsCell":
        table.play(table.legal[0])
    assert table.g.position[0] == strength


@pytest.mark.rule("GB-092")
@pytest.mark.parametrize(
    ("drawing", "halves"),
    [
        ("g:0030 \n S", 2),
        ("S g>:0003", 1),
        ("S \n gv:3000", 1),
        ("g<:0300 S", 1),
        (". g:0030 . \n g<:0300 S g>:0003 \n . gv:3000 .", 5),
    ],
)
def test_cannons_count_one_forward_and_one_half_elsewhere(drawing: str, halves: int) -> None:
    table = fly(drawing, card="I-01")
    assert declared(table)[0] == (0, halves // 2, halves % 2 == 1)


@pytest.mark.rule("GB-092")
@pytest.mark.parametrize(("powered", "halves"), [((0, 0), 0), ((1, 0), 4), ((0, 1), 2), ((1, 2), 8)])
def test_powered_double_cannons_count_two_forward_and_one_elsewhere(powered: tuple[int, int], halves: int) -> None:
    table = fly(ship(". G:0030 . \n G<:0300 S G>:0003 \n . b3 ."), card="I-01")
    events = table.play(Power(powered))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "cannons", halves // 2, halves % 2 == 1)


@pytest.mark.rule("GB-093", "GB-E05")
@pytest.mark.parametrize(
    ("drawing", "powered", "strength"),
    [("e S e \n b3 n E", 1, 6), ("e S e \n b3 n E", 0, 4), (". S b3 \n . n E", 1, 4)],
)
def test_a_brown_alien_adds_two_to_engines_that_run(drawing: str, powered: int, strength: int) -> None:
    rows = drawing.splitlines()
    table = fly(ship("\n".join(["c . .", *rows]), crew={(6, 6): "brown"}), ship(place=-30), card="I-05")
    table.play(Power((powered,)))
    assert table.g.position[0] == strength


@pytest.mark.rule("GB-093", "GB-E05")
def test_a_brown_alien_does_not_move_a_ship_by_itself() -> None:
    table = fly(ship("c S b3 \n . n E", crew={(6, 7): "brown"}), card="I-05")
    events = table.play(Power((0,)))
    assert of_kind(events, StrengthDeclared)[0].strength == 0
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-engine")]


@pytest.mark.rule("GB-094", "GB-E04")
def test_a_purple_alien_adds_nothing_to_silent_cannons() -> None:
    table = fly(ship("c S b3 \n p G> .", crew={(6, 7): "purple"}), card="I-01")
    events = table.play(Power((0, 0)))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "cannons", 0, False)


PURPLE = """
 g:0030   {}    .
 S        x     G>:0003
 c        p     b
 gv:3000  .     .
"""


@pytest.mark.rule("GB-094", "GB-E03")
@pytest.mark.parametrize(("second", "strength", "won"), [(".", 4, "lost"), ("g:0030", 5, "won")])
def test_the_cannon_strength_of_the_example(second: str, strength: int, won: str) -> None:
    table = fly(ship(PURPLE.format(second), crew={(7, 8): "purple"}), card="I-03")
    events = table.play(Power((0, 1)))
    assert of_kind(events, StrengthDeclared)[0] == StrengthDeclared(0, "cannons", strength, True)
    assert of_kind(events, EnemyFought)[0].result == won


@pytest.mark.rule("GB-095")
def test_a_player_says_which_doubles_are_powered_and_pays_at_once() -> None:
    table = fly(ship(". G:0030 . \n G<:0300 S G>:0003 \n . b ."), card="I-01")
    assert table.legal == (Power((0, 0)), Power((0, 1)), Power((0, 2)), Power((1, 0)), Power((1, 1)))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, PowerOffer)
    assert [(c.doubles, c.price, c.strength) for c in prompt.offer.choices if c.refusal is None] == [
        ((0, 0), 0, 0),
        ((0, 1), 1, 2),
        ((0, 2), 2, 4),
        ((1, 0), 1, 4),
        ((1, 1), 2, 6),
    ]
    events = table.play(Power((1, 1)))
    assert [type(event) for event in events[:3]] == [StrengthDeclared, CellSpent, CellSpent]


@pytest.mark.rule("GB-143", "GB-144", "GB-145")
def test_each_strength_says_how_the_fight_would_end() -> None:
    table = fly(
        ship(". G:0030 . \n G<:0300 S G>:0003 \n . b ."),
        card=card("pirates", "light front", strength=2, credits=1, days=1),
    )
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, PowerOffer)
    assert prompt.offer.enemy == 2
    found = {choice.doubles: choice.result for choice in prompt.offer.choices if choice.refusal is None}
    assert found == {(0, 0): "lost", (0, 1): "lost", (0, 2): "drawn", (1, 0): "drawn", (1, 1): "won"}


@pytest.mark.rule("GB-095")
@pytest.mark.parametrize(
    ("doubles", "rule"),
    [((1, 2), "GB-088"), ((2, 0), "GB-095"), ((0, 3), "GB-095"), ((-1, 0), "GB-095"), ((1,), "GB-095"), ((), "GB-095")],
)
def test_what_is_not_there_cannot_be_powered(doubles: tuple[int, ...], rule: str) -> None:
    table = fly(ship(". G:0030 . \n G<:0300 S G>:0003 \n . b ."), card="I-01")
    assert table.refuse(Power(doubles)) == rule


@pytest.mark.rule("GB-191")
def test_singles_and_aliens_always_count_without_a_question() -> None:
    table = fly(ship("c S \n p e", crew={(6, 7): "purple"}), ship(place=-30), card="I-05")
    assert of_kind(table.opening, StrengthDeclared)[0] == StrengthDeclared(0, "engines", 1, False)
    table = fly(ship(PLAIN), card="I-01")
    assert of_kind(table.opening, StrengthDeclared)[0] == StrengthDeclared(0, "cannons", 1, False)


@pytest.mark.rule("GB-095")
def test_a_ship_that_is_not_of_two_halves_has_no_paces_of_halves() -> None:
    for name in ("I-05", "I-01"):  # open space counts engines, an enemy cannons
        table = fly(ship(". G:0030 \n b S \n . E"), card=name)
        prompt = table.game.prompt(0)
        assert prompt is not None
        assert isinstance(prompt.offer, PowerOffer)
        assert [choice.paces for choice in prompt.offer.choices] == [(), ()]
