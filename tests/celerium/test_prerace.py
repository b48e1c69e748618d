"""Chapter 11: the pre-race check."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import DiscardUpgrade, PickLine
from astrodrome.games.celerium.records.offers import DiscardOffer
from astrodrome.games.celerium.records.preparation_events import UpgradeDiscarded, VehiclePlaced
from tests.celerium.table import f, rally, why
from tests.contract.events import of_kind

THREE = "battery-blue battery-green battery-yellow"


@pytest.mark.rule("CM-116")
@pytest.mark.parametrize(
    ("hangar", "workshop", "asked"),
    [
        ("battery-blue battery-green", "", False),
        ("battery-blue", "all-terrain", False),
        ("battery-blue battery-green", "all-terrain", True),
        (THREE, "", True),
    ],
)
def test_hangar_and_workshop_hold_two_upgrades_together(hangar: str, workshop: str, asked: bool) -> None:
    one = f(hangar=hangar, workshop=workshop, on_pilot="generator-blue", on_starbot="generator-green")
    table = rally(one, step="check")
    assert (table.asks == "FranchiseDiscards") is asked


@pytest.mark.rule("CM-117")
def test_the_surplus_is_discarded_by_choice_until_two_remain() -> None:
    table = rally(f(hangar=THREE, workshop="all-terrain"), step="check")
    assert len(table.legal()) == 4
    events = table.do(DiscardUpgrade("battery-green", "hangar"))
    assert of_kind(events, UpgradeDiscarded) == [UpgradeDiscarded(0, "battery-green", "battery")]
    assert table.asks == "FranchiseDiscards"
    table.do(DiscardUpgrade("all-terrain", "workshop"))
    assert table.asks == "FranchiseRaces"
    assert table.names(table.g.hangar[0]) == ["battery-blue", "battery-yellow"]
    assert table.g.workshop[0] == table.g.workshop_origin[0] == ()
    assert table.names(table.g.market.discard) == ["battery-green", "all-terrain"]


@pytest.mark.rule("CM-117")
@pytest.mark.parametrize(
    "action",
    [
        DiscardUpgrade("all-terrain", "hangar"),
        DiscardUpgrade("battery-blue", "workshop"),
        DiscardUpgrade("x", "hangar"),
    ],
)
def test_only_what_is_stored_there_can_be_discarded(action: DiscardUpgrade) -> None:
    table = rally(f(hangar=THREE, workshop="all-terrain"), step="check")
    assert why(table.refuse(action)) == ("CM-117", "not-stored")


@pytest.mark.rule("CM-118")
def test_the_check_comes_once_between_lines_and_placement() -> None:
    table = rally(f(hangar=THREE, line="green"), f(line="green"), step="line")
    events = table.do(PickLine("blue"), PickLine("blue"))
    assert of_kind(events, VehiclePlaced) == []
    assert table.asks == "FranchiseDiscards"
    events = table.do(DiscardUpgrade("battery-blue", "hangar"))
    assert len(of_kind(events, VehiclePlaced)) == 4
    later = rally(f(hangar=THREE), f(), step="placement")
    assert (later.asks, len(later.g.hangar[0])) == ("FranchiseRaces", 3)
    later.passes(2)
    assert later.g.round == 2  # nobody looked again


@pytest.mark.rule("CM-119")
def test_the_workshop_token_of_a_discarded_upgrade_goes_back() -> None:
    table = rally(f(hangar="battery-blue battery-green", workshop="all-terrain"), step="check")
    assert table.public.supply.workshop == 2
    table.do(DiscardUpgrade("all-terrain", "workshop"))
    assert [table.public.supply.workshop] == [3]


def test_the_vehicle_an_upgrade_left_is_remembered_with_it() -> None:
    table = rally(f(workshop="battery-blue battery-green:starbot battery-yellow"), step="check")
    table.do(DiscardUpgrade("battery-blue", "workshop"))
    assert table.names(table.g.workshop[0]) == ["battery-green", "battery-yellow"]
    assert table.g.workshop_origin[0] == (1, 0)


def test_the_offer_shows_the_stores_and_the_surplus() -> None:
    offer = rally(f(hangar=THREE, workshop="all-terrain"), step="check").offer()
    assert isinstance(offer, DiscardOffer)
    assert [row.name for row in offer.hangar] == THREE.split()
    assert [row.name for row in offer.workshop] == ["all-terrain"]
    assert offer.surplus == 2


def test_franchises_are_checked_in_turn_order() -> None:
    table = rally(f(hangar=THREE), f(), f(workshop="generator-blue generator-green all-terrain"), first=1, step="check")
    assert list(table.game.asked) == [2]
    table.do(table.legal()[0])
    assert list(table.game.asked) == [0]
