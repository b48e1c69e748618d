"""Chapter 6: the check before take-off."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, KeepPart, Remove
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled
from astrodrome.games.galaxy_trucker.records.offers import RepairOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost, NumberPutBack, ShipChecked
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import START, at
from tests.galaxy_trucker.table import PLAIN, Table, check, ship

MISFIT = "S x:0103 x:0300"
"""A single connector against a smooth side: the second module is not linked either."""

WRONG_ENGINE = "S e<:0003"


def removable(table: Table) -> set[int]:
    return {action.square for action in table.legal if isinstance(action, Remove)}


def offer(table: Table) -> RepairOffer:
    prompt = table.game.prompt(table.asked[0])
    assert prompt is not None
    assert isinstance(prompt.offer, RepairOffer)
    return prompt.offer


@pytest.mark.rule("GB-058")
def test_ships_are_checked_in_the_order_of_the_number_tiles() -> None:
    table = check(PLAIN, WRONG_ENGINE, WRONG_ENGINE)
    assert of_kind(table.opening, ShipChecked) == [ShipChecked(0, True), ShipChecked(1, False)]
    assert table.asked == (1,)
    events = table.play(Remove(at(8, 7)))
    assert of_kind(events, ShipChecked) == [ShipChecked(2, False)]
    assert table.asked == (2,)


@pytest.mark.rule("GB-058")
def test_the_number_tiles_decide_and_not_the_seats() -> None:
    table = check(WRONG_ENGINE, WRONG_ENGINE, WRONG_ENGINE, numbers=(2, 3, 1))
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        table.play(Remove(at(8, 7)))
    assert seen == [(2,), (0,), (1,)]


@pytest.mark.rule("GB-059")
@pytest.mark.parametrize(
    ("drawing", "rule"),
    [
        ("S x:0033 \n x:3100 x:3000", "GB-049"),
        ("S . x", "GB-051"),
        (WRONG_ENGINE, "GB-052"),
        ("S e:0003 \n x:3300 x:0003", "GB-053"),
        ("S gv:0003 \n x:3300 x:0003", "GB-054"),
    ],
)
def test_each_kind_of_mistake_is_found(drawing: str, rule: str) -> None:
    table = check(drawing)
    assert table.asks == "TruckerRepairs"
    assert [one.mistake.rule for one in offer(table).mistakes] == [rule]


@pytest.mark.rule("GB-059")
def test_a_ship_without_mistakes_is_not_asked() -> None:
    assert check(PLAIN, PLAIN).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-060")
@pytest.mark.parametrize(
    ("drawing", "squares"),
    [
        ("S x:0033 \n x:3100 x:3000", {at(7, 8), at(8, 8)}),
        ("S x:0013 \n x:3300 x:2003", {at(8, 7), at(8, 8)}),
        ("S e:0003 \n x:3300 x:0003", {at(8, 7), at(8, 8)}),
        ("x:0330 x:0003 \n S g:0003", {at(8, 6), at(8, 7)}),
        ("S x:0033 \n g>:3000 x:3000", {at(7, 8), at(8, 8)}),
        ("x:0330 S \n x:3000 g<:3000", {at(6, 8), at(7, 8)}),
        (WRONG_ENGINE, {at(8, 7)}),
    ],
)
def test_either_component_of_a_mistake_may_go_and_mends_it(drawing: str, squares: set[int]) -> None:
    assert removable(check(drawing)) == squares
    for square in squares:
        table = check(drawing)
        table.play(Remove(square))
        assert table.asks == "TruckerMayGiveUp"
        assert table.lost(0) == 1
        assert table.g.ships[0][square] == 0


@pytest.mark.rule("GB-060")
@pytest.mark.parametrize("square", [at(7, 7), at(5, 5), -1, 121, 999])
def test_a_component_without_a_mistake_stays(square: int) -> None:
    assert check(WRONG_ENGINE).refuse(Remove(square)) == "GB-060"


@pytest.mark.rule("GB-060")
def test_the_owner_goes_on_until_no_mistake_is_left() -> None:
    table = check(". e>:0030 . \n e>:0300 S e<:0003")
    for count in (1, 2):
        table.play(table.legal[0])
        assert table.asks == "TruckerRepairs"
        assert table.lost(0) == count
    table.play(table.legal[0])
    assert (table.asks, table.lost(0)) == ("TruckerMayGiveUp", 3)


@pytest.mark.rule("GB-061")
def test_what_loses_its_link_is_lost_too_and_paid_for() -> None:
    table = check(ship("S e<:0303 x:0303 x:0003", credits=9), flight="III")
    table.play(Remove(at(8, 7)))
    events = table.play(KeepPart(0))
    assert [event.cause for event in of_kind(events, ComponentLost)] == ["removed", "removed"]
    assert table.lost(0) == 3
    settled = of_kind(table.play(GIVE_UP, GIVE_UP), FlightSettled)
    assert settled[0].losses == 3


@pytest.mark.rule("GB-062")
def test_of_several_parts_the_owner_keeps_one() -> None:
    table = check("S . x:0100 x:0001")
    assert [part.squares for part in offer(table).parts] == [(START,), (at(9, 7), at(10, 7))]
    assert table.refuse(KeepPart(2)) == "GB-062"
    assert table.refuse(KeepPart(-1)) == "GB-062"
    table.play(KeepPart(0))
    assert (table.asks, table.lost(0)) == ("TruckerMayGiveUp", 2)


@pytest.mark.rule("GB-062")
def test_a_ship_that_is_whole_has_no_parts_to_keep() -> None:
    table = check(WRONG_ENGINE)
    assert offer(table).parts == ()
    assert table.refuse(KeepPart(0)) == "GB-062"


@pytest.mark.rule("GB-063")
def test_the_starting_cabin_may_be_given_up() -> None:
    table = check("S . c:0100 x:0001")
    table.play(KeepPart(1))
    assert not table.has(0, 7, 7)
    assert table.lost(0) == 1
    assert table.asks == "TruckerMayGiveUp"
    assert table.public.ships[0].figures.crew == 2


@pytest.mark.rule("GB-063")
def test_the_starting_cabin_may_be_removed_for_a_misfit() -> None:
    table = check("S x:0003 \n c:0000 x:0000")
    assert START in removable(table)
    table.play(Remove(START))
    assert not table.has(0, 7, 7)


@pytest.mark.rule("GB-059", "GB-063")
def test_without_the_starting_cabin_what_is_left_must_hang_together() -> None:
    table = check("c:0300 S x:0003 \n . x:0000 .")
    table.play(Remove(START))
    assert table.asks == "TruckerRepairs"
    assert [part.squares for part in offer(table).parts] == [(at(6, 7),), (at(8, 7),), (at(7, 8),)]
    table.play(KeepPart(0))
    assert (table.asks, table.lost(0), table.has(0, 6, 7)) == ("TruckerMayGiveUp", 3, True)


@pytest.mark.rule("GB-064")
def test_removing_costs_neither_the_number_nor_credits() -> None:
    table = check(ship(WRONG_ENGINE, credits=5), PLAIN)
    table.play(Remove(at(8, 7)))
    assert [one.number for one in table.public.ships] == [1, 2]
    assert table.public.ships[0].credits == 5
    assert table.public.order == (0, 1)


@pytest.mark.rule("GB-185")
def test_under_the_lenient_check_the_owner_goes_last_and_loses_nothing() -> None:
    table = check(WRONG_ENGINE, PLAIN, PLAIN, modules=["lenient"])
    assert of_kind(table.opening, NumberPutBack) == [NumberPutBack(0, 3)]
    assert [one.number for one in table.public.ships] == [3, 1, 2]
    table.play(Remove(at(8, 7)))
    assert table.lost(0) == 0
    assert len(table.public.face_up) == 1
    assert table.public.order == (1, 2, 0)


@pytest.mark.rule("GB-185")
def test_a_second_faulty_ship_goes_behind_the_first() -> None:
    table = check(WRONG_ENGINE, WRONG_ENGINE, PLAIN, modules=["lenient"])
    table.play(Remove(at(8, 7)), Remove(at(8, 7)))
    assert [one.number for one in table.public.ships] == [2, 3, 1]


@pytest.mark.rule("GB-185")
def test_under_the_lenient_check_dropped_parts_are_not_lost_either() -> None:
    table = check("S . x:0100 x:0001", modules=["lenient"])
    table.play(KeepPart(0))
    assert table.lost(0) == 0
    assert len(table.public.face_up) == 2
