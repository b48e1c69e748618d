"""Chapter 7: equipment."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.vocabulary import PILOT, STARBOT
from astrodrome.games.celerium.records.actions import END_EQUIPMENT, BuyCards, Install
from astrodrome.games.celerium.records.offers import EquipmentOffer
from astrodrome.games.celerium.records.preparation_events import UpgradeInstalled
from astrodrome.games.celerium.track.equipment import power
from tests.celerium.table import f, rally, why


@pytest.mark.rule("CM-062")
def test_each_franchise_finishes_its_equipment_before_the_next_one() -> None:
    two = "battery-blue battery-green"
    table = rally(f(hangar=two), f(hangar="all-terrain"), f(hangar="battery-yellow"), first=1, step="equipment")
    asked = []
    while table.asks == "FranchiseEquips":
        asked += list(table.game.asked)
        table.do(table.legal()[-1] if len(asked) % 2 else END_EQUIPMENT)
    assert asked == [1, 2, 0, 0]


@pytest.mark.rule("CM-063")
def test_an_installation_costs_one_action() -> None:
    table = rally(f(hangar="battery-blue", actions=5), step="equipment")
    events = table.do(Install("battery-blue", "starbot"))
    assert events == (UpgradeInstalled(0, "starbot", "battery-blue", "battery", None, 7),)
    assert table.g.actions[0] == 4
    assert table.names([table.g.installed_upgrade[1]]) == ["battery-blue"]
    assert table.g.hangar[0] == ()


@pytest.mark.rule("CM-064", "CM-065")
def test_a_replaced_upgrade_goes_back_to_the_hangar_for_nothing() -> None:
    table = rally(f(hangar="battery-blue", on_pilot="all-terrain", actions=1), step="equipment")
    events = table.do(Install("battery-blue", "pilot"))
    assert events == (UpgradeInstalled(0, "pilot", "battery-blue", "battery", "all-terrain", 7),)
    assert table.g.actions[0] == 0
    assert table.names([table.g.installed_upgrade[0]]) == ["battery-blue"]
    assert table.names(table.g.hangar[0]) == ["all-terrain"]


@pytest.mark.rule("CM-066")
def test_a_franchise_installs_as_often_as_it_pays() -> None:
    table = rally(f(hangar="battery-blue battery-green", actions=3), step="equipment")
    table.do(Install("battery-blue", "pilot"), Install("battery-green", "pilot"), Install("battery-blue", "pilot"))
    assert table.g.actions[0] == 0
    assert why(table.refuse(Install("battery-green", "pilot"))) == ("CM-036", "few-actions")
    assert table.legal() == (END_EQUIPMENT,)


@pytest.mark.rule("CM-067")
@pytest.mark.parametrize("name", ["all-terrain", "twin-blue-green", "specialist-blue", "nonsense"])
def test_only_an_upgrade_of_the_hangar_can_be_installed(name: str) -> None:
    table = rally(f(hangar="battery-blue", workshop="all-terrain"), f(hangar="twin-blue-green"), step="equipment")
    assert why(table.refuse(Install(name, "pilot"))) == ("CM-067", "not-in-hangar")


@pytest.mark.rule("CM-068")
def test_an_upgrade_cannot_be_taken_off_or_moved_across() -> None:
    table = rally(f(hangar="battery-blue", on_pilot="all-terrain"), step="equipment")
    expected = (END_EQUIPMENT, Install("battery-blue", "pilot"), Install("battery-blue", "starbot"))
    assert table.legal() == expected
    assert why(table.refuse(Install("all-terrain", "starbot"))) == ("CM-067", "not-in-hangar")


@pytest.mark.rule("CM-069")
def test_an_installed_upgrade_stays_for_later_rounds() -> None:
    table = rally(f(on_pilot="all-terrain"), f(), round=1)
    table.passes(2)
    assert table.g.round == 2
    assert table.names([table.g.installed_upgrade[0]]) == ["all-terrain"]


@pytest.mark.rule("CM-070")
def test_a_shown_value_replaces_the_printed_one_even_by_a_lower_one() -> None:
    table = rally(f(face="1 verso", on_pilot="overdrive-yellow", colour="red", on_starbot="battery-green"))
    assert [power(table.g, 0, PILOT, line) for line in range(3)] == [7, 9, 16]  # printed 12, 9, 8
    assert [power(table.g, 0, STARBOT, line) for line in range(3)] == [6, 9, 7]
    assert table.public.franchises[0].pilot.powers == (7, 9, 16)
    assert table.public.franchises[1].starbot.powers == (8, 8, 6)  # white, as printed


@pytest.mark.rule("CM-071")
@pytest.mark.parametrize(
    ("on_pilot", "on_starbot", "capacity"),
    [
        ("", "", 2),
        ("all-terrain", "", 2),
        ("battery-blue", "", 7),
        ("twin-blue-green", "all-terrain", 3),
        ("specialist-blue", "generator-blue", 9),
        ("battery-blue", "battery-green", 14),
    ],
)
def test_capacity_is_the_sum_of_upgrade_energy_and_at_least_two(on_pilot: str, on_starbot: str, capacity: int) -> None:
    table = rally(f(on_pilot=on_pilot, on_starbot=on_starbot))
    assert table.public.franchises[0].capacity == capacity


@pytest.mark.rule("CM-072")
def test_the_gauge_is_set_as_soon_as_an_upgrade_is_installed() -> None:
    table = rally(f(hangar="all-terrain generator-blue", on_pilot="battery-blue", energy=7), step="equipment")
    table.do(Install("all-terrain", "pilot"))
    assert table.g.energy[0] == 2
    table.do(Install("generator-blue", "starbot"))
    assert table.g.energy[0] == 5


@pytest.mark.rule("CM-073")
def test_both_vehicles_fill_one_gauge() -> None:
    table = rally(f(hangar="battery-blue battery-green"), step="equipment")
    table.do(Install("battery-blue", "pilot"), Install("battery-green", "starbot"))
    assert table.g.energy[0] == 14


def test_a_franchise_with_an_empty_hangar_is_not_asked() -> None:
    table = rally(f(), f(hangar="all-terrain"), step="equipment")
    assert table.game.asked == (1,)
    table.do(END_EQUIPMENT)
    assert table.asks == "FranchiseBuysCards"


def test_the_offer_shows_both_vehicles_and_the_gauge_to_come() -> None:
    table = rally(f(hangar="battery-blue", on_pilot="generator-blue", energy=5, actions=2), step="equipment")
    offer = table.offer()
    assert isinstance(offer, EquipmentOffer)
    assert (offer.actions, offer.energy) == (2, 5)
    assert [(i.upgrade.name, i.vehicle, i.price, i.energy, i.refusal) for i in offer.installs] == [
        ("battery-blue", "pilot", 1, 7, None),
        ("battery-blue", "starbot", 1, 12, None),
    ]


def test_the_offer_never_promises_less_than_two_energy() -> None:
    table = rally(f(hangar="all-terrain", actions=0), step="equipment")
    offer = table.offer()
    assert isinstance(offer, EquipmentOffer)
    assert [(i.energy, why(i.refusal)) for i in offer.installs] == [(2, ("CM-036", "few-actions"))] * 2


def test_after_the_last_franchise_cards_are_bought() -> None:
    table = rally(f(hangar="all-terrain"), f(), step="equipment")
    table.do(END_EQUIPMENT)
    assert table.refuse(BuyCards(0, 0, 0)) is None
