"""Chapter 11: losing components."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, KeepPart
from astrodrome.games.galaxy_trucker.records.flight_events import CrewLost, GaveUp
from astrodrome.games.galaxy_trucker.records.offers import KeepOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost, PartKept
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Ship, Table, card, fly, ship

FAR = ship("S", place=-30)


def shoot(one: Ship | str, side: str = "left", total: int = 7, rival: Ship = FAR) -> Table:
    """Fire one heavy shot at a ship; the rival has nothing on that line but its starting cabin."""
    return fly(one, rival, card=card("pirates", f"heavy {side}", strength=99, credits=1, days=1), dice=(total,))


@pytest.mark.rule("GB-115")
def test_what_a_destroyed_component_held_goes_to_the_bank() -> None:
    table = shoot(ship("c S"))
    assert table.public.ships[0].figures.crew == 2
    table = shoot(ship("b S"))
    assert table.public.ships[0].figures.cells == 0
    table = shoot(ship("h S", goods={(6, 7): "Y B"}))
    assert table.public.ships[0].figures.goods == 0
    assert [stock.left for stock in table.public.bank] == [12, 17, 13, 14]


@pytest.mark.rule("GB-115")
def test_it_goes_to_the_lost_components() -> None:
    table = shoot("c S")
    lost = of_kind(table.opening, ComponentLost)[0]
    assert (lost.seat, lost.kind, lost.square, lost.cause) == (0, "cabin", at(6, 7), "destroyed")
    assert (lost.column, lost.row) == (6, 7)
    assert table.public.ships[0].lost == (lost.component,)


@pytest.mark.rule("GB-116")
def test_what_is_no_longer_linked_falls_off_with_its_contents() -> None:
    table = shoot(ship("h c x S", goods={(4, 7): "G"}), "front", 6)
    events = table.play(KeepPart(1))
    assert [event.cause for event in of_kind(events, ComponentLost)] == ["fallen", "fallen"]
    assert table.lost(0) == 3
    assert (table.public.ships[0].figures.crew, table.public.ships[0].figures.goods) == (2, 0)
    assert table.public.bank[2].left == 13


@pytest.mark.rule("GB-116")
def test_smooth_sides_do_not_hold_a_component() -> None:
    table = shoot("x:0330 S:3333 . \n x:3000 x:0000 .", "left", 7)
    assert table.asks == "TruckerKeepsPart"


@pytest.mark.rule("GB-117")
def test_the_owner_of_a_broken_ship_keeps_the_part_of_own_choice() -> None:
    for part, kept in ((0, 2), (1, 1)):
        table = shoot("x c S x", "front", 7)
        assert (table.asks, table.asked) == ("TruckerKeepsPart", (0,))
        prompt = table.game.prompt(0)
        assert prompt is not None
        assert isinstance(prompt.offer, KeepOffer)
        assert [one.squares for one in prompt.offer.parts] == [(at(5, 7), at(6, 7)), (at(8, 7),)]
        assert table.legal == (KeepPart(0), KeepPart(1))
        assert table.refuse(KeepPart(2)) == "GB-117"
        events = table.play(KeepPart(part))
        assert of_kind(events, PartKept) == [PartKept(0, kept)]
        assert table.public.ships[0].figures.components == kept


@pytest.mark.rule("GB-117")
def test_each_loss_is_looked_at_before_the_next_shot() -> None:
    two = card("pirates", "heavy front", "heavy left", strength=99, credits=1, days=1)
    table = fly("x c S x", ship("S", place=-30), card=two, dice=(7, 7))
    assert of_kind(table.opening, ComponentLost)[-1].square == at(7, 7)
    table.play(KeepPart(0))
    assert table.lost(0) == 3


@pytest.mark.rule("GB-118")
def test_the_starting_cabin_may_be_lost() -> None:
    table = shoot("S:3333 c", "left", 7)
    assert not table.has(0, 7, 7)
    assert table.public.ships[0].figures.components == 1
    assert table.public.ships[0].flying


@pytest.mark.rule("GB-119")
@pytest.mark.parametrize(("letter", "alien"), [("p", "purple"), ("n", "brown")])
def test_an_alien_is_lost_with_its_last_life_support(letter: str, alien: str) -> None:
    table = shoot(ship(f"{letter} c S", crew={(6, 7): alien}))
    assert [(event.member, event.cause) for event in of_kind(table.opening, CrewLost)] == [(alien, "unsupported")]
    assert table.public.ships[0].figures.crew == 2


@pytest.mark.rule("GB-119")
def test_an_alien_with_another_life_support_stays() -> None:
    table = shoot(ship("p c S \n . p .", crew={(6, 7): "purple"}))
    assert table.public.ships[0].figures.crew == 3
    table = shoot(ship("n c S \n . p .", crew={(6, 7): "purple"}))
    assert table.public.ships[0].figures.crew == 3


@pytest.mark.rule("GB-119")
def test_a_kept_part_is_looked_at_for_life_support_too() -> None:
    table = shoot(ship("c p S", crew={(5, 7): "purple"}), "front", 6)
    events = table.play(KeepPart(0))
    assert [event.member for event in of_kind(events, CrewLost)] == ["purple"]
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]


@pytest.mark.rule("GB-120")
def test_crew_of_a_lost_cabin_does_not_move_to_another() -> None:
    table = shoot(ship("c S c", crew={(8, 7): "1"}))
    assert [(part.square, part.humans) for part in table.public.ships[0].components] == [(at(7, 7), 2), (at(8, 7), 1)]


@pytest.mark.rule("GB-121")
def test_no_new_check_is_made_after_losses() -> None:
    table = shoot("x S e^:3333 x", "left", 7)
    assert table.asks == "TruckerMayGiveUp"
    assert table.has(0, 8, 7)


@pytest.mark.rule("GB-122")
def test_a_ship_without_any_component_gives_up() -> None:
    table = shoot("S", rival=ship("S x", place=-30))
    assert GaveUp(0, "no-ship") in of_kind(table.opening, GaveUp)
    assert table.public.ships[0].figures.components == 0
    assert not table.public.ships[0].flying


def test_giving_up_leaves_the_rest_of_the_ship_alone() -> None:
    table = fly("x S", ship(place=-30))
    table.play(GIVE_UP)
    assert table.public.ships[0].figures.components == 2
