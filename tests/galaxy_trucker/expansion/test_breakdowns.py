"""Machinations that wear ships down, and help for a ship (GX-361 to GX-363, GX-548, GX-552, EM-01, 05, 16 to 19)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.geometry.hull_queries import loosely_joined
from astrodrome.games.galaxy_trucker.modules.machinations.breakdowns import powered
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    CellsDrained,
    HandOver,
    HelpOffer,
    HitchhikersBoarded,
    Loosen,
    LoosenOffer,
    ParcelFizzled,
    ParcelHanded,
    ParcelOffer,
    ParcelWentOff,
    Scrap,
    SystemOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import TAKE_LOAN, TAKE_OPPORTUNITY, SpendCell
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSpent,
    CreditsEarned,
    CreditsPaid,
    DaysLost,
    DiceRolled,
    PlayerPassed,
)
from astrodrome.games.galaxy_trucker.records.offers import BatteryChoice
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import plot
from tests.galaxy_trucker.table import Table, ship

FIVE: tuple[Module, ...] = ("technologies", "fifth-wheel", "machinations")
LOADED = ". G G . \n o s S j \n . . b ."
"""Two double cannons, a shield, a shield booster, an accelerator, and a battery."""
CANNON_1, CANNON_2, BOOSTER, SHIELD, ACCELERATOR = at(6, 6), at(7, 6), at(5, 7), at(6, 7), at(8, 7)


def under_test(drawing: str = LOADED, cells: int | None = None) -> Table:
    """Return a system test of one ship."""
    return plot("EM-01", ship(drawing, cells=cells), "S")


@pytest.mark.rule("GX-361", "GX-362")
def test_em_01_concerns_what_can_be_powered_joined_to_a_partner_or_not() -> None:
    table = under_test(". G . . \n o s S j \n a . E b \n . . . B>")
    kinds = sorted(table.g.box.kinds[table.g.ships[0][square] // 4] for square in powered(table.g, 0))
    assert kinds == [
        "accelerator", "cannon_bidirectional", "cannon_booster", "cannon_double", "engine_double", "shield",
        "shield_booster",
    ]  # fmt: skip
    lone = under_test("o S b")
    assert powered(lone.g, 0) == [at(6, 7)]
    assert lone.asks == "TruckerTestsSystem"


@pytest.mark.rule("GX-E45", "GX-548", "GX-363")
def test_em_01_example_three_payments_are_due_for_five_components() -> None:
    table = under_test()
    prompt = table.game.prompt(0)
    assert prompt is not None
    squares = (CANNON_1, CANNON_2, BOOSTER, SHIELD, ACCELERATOR)
    assert prompt.offer == SystemOffer(5, 2, squares, (BatteryChoice(at(7, 8), 2),))
    assert len(table.legal) == 1 + 5 + 10
    assert table.refuse(Scrap((SHIELD, at(7, 7)))) == "GX-548"
    assert table.refuse(Scrap(squares[:3])) == "GX-548"
    assert [table.refuse(SpendCell(square)) for square in (SHIELD, 121)] == ["GB-088", "GB-088"]
    events = table.play(SpendCell(at(7, 8)), SpendCell(at(7, 8)))
    assert [one.instead for one in of_kind(events, CellSpent)] == [False, False]
    assert table.asks == "TruckerTestsSystem"
    assert table.legal == tuple(Scrap((square,)) for square in squares)
    table.play(Scrap((ACCELERATOR,)))
    assert [(table.lost(0)), len(powered(table.g, 0)), table.asks] == [1, 4, "TruckerMayGiveUp"]


@pytest.mark.rule("GX-548")
def test_em_01_a_pair_may_be_given_up_and_the_odd_one_paid() -> None:
    table = under_test()
    events = table.play(Scrap((CANNON_1, CANNON_2)))
    assert [lost.cause for lost in of_kind(events, ComponentLost)] == ["given-up", "given-up"]
    assert len(table.legal) == 1 + 3 + 3
    table.play(SpendCell(at(7, 8)), SpendCell(at(7, 8)))
    assert (table.lost(0), table.asks) == (2, "TruckerMayGiveUp")


@pytest.mark.rule("GX-548")
def test_em_01_without_cells_everything_goes_and_what_falls_off_is_not_tested() -> None:
    bare = under_test("S s", cells=None)
    assert (bare.lost(0), bare.asks) == (1, "TruckerMayGiveUp")
    hung = under_test("S s s s b", cells=1)
    hung.play(Scrap((at(8, 7),)))
    assert hung.asks == "TruckerKeepsPart"
    hung.play(hung.legal[0])
    assert (hung.lost(0), hung.asks) == (4, "TruckerMayGiveUp")


@pytest.mark.rule("GX-185", "GX-567")
def test_em_01_neither_technician_nor_rotten_batteries_change_the_price() -> None:
    drawing = "y c S s \n . . b ."
    technician = ship(drawing, crew={(6, 7): "cyan"}, specialist="technician", cells=2)
    table = plot("EM-01", technician, "S", roads=("rotten-batteries",))
    table.play(SpendCell(at(7, 8)))
    assert (sum(table.g.cells[0]), table.asks) == (1, "TruckerMayGiveUp")


@pytest.mark.rule("GX-552", "GX-369")
def test_em_05_the_first_who_wants_to_helps() -> None:
    cells = ship("b S b")
    table = plot("EM-05", ship("S b", cells=1), cells, cells)
    assert table.asked == (1,)
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == HelpOffer(2, 6, 1)
    table.play(TAKE_OPPORTUNITY)
    assert table.asks == "TruckerSpendsCell"
    events = table.play(SpendCell(at(6, 7)), SpendCell(at(8, 7)))
    assert of_kind(events, CreditsEarned) == [CreditsEarned(1, 6)]
    assert of_kind(events, DaysLost) == [DaysLost(1, 1, -11)]
    assert (sum(table.g.cells[1]), table.asks) == (2, "TruckerMayGiveUp")


@pytest.mark.rule("GX-552", "GX-350")
def test_em_05_with_five_a_second_one_helps_for_less() -> None:
    table = plot("EM-05", *[ship("S b")] * 5, modules=FIVE)
    table.play(TAKE_OPPORTUNITY)
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == HelpOffer(2, 5, 1)
    assert [one.seat for one in of_kind(table.play(PASS), PlayerPassed)] == [1]
    table.play(TAKE_OPPORTUNITY)
    assert table.asks == "TruckerMayGiveUp"
    assert (table.g.credits, table.g.position) == ([6, 0, 5, 0, 0], [-1, -10, -21, -30, -40])


@pytest.mark.rule("GX-555")
def test_em_16_each_battery_with_a_cell_loses_one() -> None:
    table = plot("EM-16", ship("b S b b3", cells=4), ship("S"), ship("b S"))
    assert of_kind(table.opening, CellsDrained) == [CellsDrained(0, 2, 2), CellsDrained(2, 1, 1)]
    assert [sum(cells) for cells in table.g.cells] == [2, 0, 1]


@pytest.mark.rule("GX-555")
def test_em_17_the_player_ahead_chooses_what_hangs_on_by_one_joint() -> None:
    square = "x x \n x S"
    table = plot("EM-17", "x S x", square, "x S", "x S x")
    assert loosely_joined(table.g.hulls[1]) == []
    assert loosely_joined(table.g.hulls[0]) == [at(6, 7), at(8, 7)]
    assert (table.asks, table.asked) == ("TruckerLoosens", (3,))
    prompt = table.game.prompt(3)
    assert prompt is not None
    assert prompt.offer == LoosenOffer(0, (at(6, 7), at(8, 7)))
    assert table.refuse(Loosen(at(7, 7))) == "GX-555"
    events = table.play(Loosen(at(8, 7)))
    assert [lost.cause for lost in of_kind(events, ComponentLost)] == ["fallen"]
    assert table.asked == (1,)
    table.play(Loosen(at(6, 7)))
    assert table.asked == (2,)
    table.play(Loosen(at(6, 7)))
    assert [table.lost(seat) for seat in range(4)] == [1, 0, 1, 1]


@pytest.mark.rule("GX-555")
def test_em_17_the_only_one_falls_without_a_question() -> None:
    table = plot("EM-17", "x x \n x S \n x .", "x x \n x S")
    assert table.asks == "TruckerMayGiveUp"
    assert (table.has(0, 6, 8), table.lost(0), table.lost(1)) == (False, 1, 0)


@pytest.mark.rule("GX-E46", "GX-555")
def test_em_18_example_a_parcel_goes_round() -> None:
    rich = ship("S", credits=5)
    table = plot("EM-18", rich, rich, rich, dice=(2, 2, 3, 3, 7, 7))
    assert (table.asks, table.asked) == ("TruckerHoldsParcel", (0,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == ParcelOffer((1, 2), 1, 5, 12)
    assert table.refuse(HandOver(0)) == "GX-555"
    events = table.play(HandOver(2), HandOver(0))
    assert of_kind(events, ParcelHanded) == [ParcelHanded(0, 2), ParcelHanded(2, 0)]
    assert [(paid.seat, paid.credits) for paid in of_kind(events, CreditsPaid)] == [(0, 1), (2, 2)]
    events = table.play(PASS)
    assert of_kind(events, ParcelWentOff) == [ParcelWentOff(0)]
    assert [rolled.aim for rolled in of_kind(events, DiceRolled)] == ["column", "row"] * 3
    assert (table.lost(0), table.g.credits) == (1, [4, 5, 3])


@pytest.mark.rule("GX-555")
def test_em_18_three_attempts_at_most_and_the_first_component_found_ends_them() -> None:
    harmless = plot("EM-18", "S", "S", dice=(2, 2, 3, 3, 4, 4, 7, 7))
    events = harmless.play(PASS)
    assert of_kind(events, ParcelFizzled) == [ParcelFizzled(0)]
    assert harmless.lost(0) == 0
    first = plot("EM-18", "S x", "S", dice=(8, 7, 7, 7))
    first.play(PASS)
    assert (first.lost(0), first.has(0, 7, 7)) == (1, True)


@pytest.mark.rule("GX-555", "GX-360")
def test_em_18_a_loan_pays_for_handing_over_and_who_cannot_pay_keeps_it() -> None:
    table = plot("EM-18", "S", "S", dice=(7, 7))
    assert table.legal == (PASS, TAKE_LOAN)
    assert table.refuse(HandOver(1)) == "GX-360"
    table.play(*[TAKE_LOAN] * 12, HandOver(1))
    assert (table.lost(1), table.g.credits) == (1, [119, 0])


@pytest.mark.rule("GX-555", "GX-577")
def test_em_19_every_free_place_takes_a_human_for_a_day() -> None:
    crew = {(6, 7): "", (8, 7): "1"}
    table = plot(
        "EM-19", ship("c S c", crew=crew), "S", ship("p c S L", crew={(6, 7): "purple", (7, 7): "1", (8, 7): ""})
    )
    assert of_kind(table.opening, HitchhikersBoarded) == [HitchhikersBoarded(0, 2), HitchhikersBoarded(2, 1)]
    assert [(lost.seat, lost.days) for lost in of_kind(table.opening, DaysLost)] == [(2, 1), (0, 2)]
    assert (table.g.crew[0][at(6, 7)], table.g.crew[0][at(8, 7)]) == (1, 2)
    assert table.g.crew[2][at(8, 7)] == 0
