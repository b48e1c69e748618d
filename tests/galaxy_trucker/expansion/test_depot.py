"""Bonus cards: the star depot (GX-525 to GX-533, GX-580)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.figures import DEPOT_COMPONENTS, SLEEPERS
from astrodrome.games.galaxy_trucker.content.rows import SPECIALISTS
from astrodrome.games.galaxy_trucker.modules.bonus.depot import scrap
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    ComponentMounted,
    DepotOffer,
    DepotOpened,
    MountOffer,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import ChooseSpecialist
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import BoardAlien, BoardHumans, Place, Stowage, StowGoods
from astrodrome.games.galaxy_trucker.records.flight_events import NothingHappened, PlayerPassed
from astrodrome.games.galaxy_trucker.ship.module_effects import has_specialist
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.bonus_flight import BONUS, bonus, depot
from tests.galaxy_trucker.table import ship

# BC-5


@pytest.mark.rule("GX-525", "GX-580")
def test_bc_5_six_unused_components_are_shown() -> None:
    table = bonus("BC-5", "S", "S")
    (shown,) = of_kind(table.opening, DepotOpened)
    assert (len(shown.components), table.public.depot) == (6, shown.components)
    unused = len(table.g.face_down_components) + DEPOT_COMPONENTS
    few = bonus("BC-5", "S", ship("S", lost=unused - 4))
    assert (len(bonus_of(few.g).depot), few.g.face_down_components) == (4, [])
    none = bonus("BC-5", "S", ship("S", lost=unused))
    assert of_kind(none.opening, NothingHappened) == [NothingHappened()]


@pytest.mark.rule("GX-529")
def test_what_is_scrapped_leaves_neither_crew_nor_cells_behind() -> None:
    g = bonus("BC-5", "c S b Z", "S").g
    cabin, cells, chamber = at(6, 7), at(8, 7), at(9, 7)
    assert technologies_of(g).sleepers[0][chamber] == SLEEPERS
    scrap(g, 0, chamber)
    assert (technologies_of(g).sleepers[0][chamber], g.ships[0][chamber]) == (0, 0)
    assert (g.crew[0][cabin], g.cells[0][cells]) == (2, 2)
    scrap(g, 0, cabin)
    scrap(g, 0, cells)
    assert (g.crew[0][cabin], g.cells[0][cells], g.ships[0][cabin], g.ships[0][cells]) == (0, 0, 0, 0)


@pytest.mark.rule("GX-526", "GX-533")
def test_each_may_take_one_and_takers_lose_a_day() -> None:
    table = depot(ship("S", place=0), ship("S", place=-1), ship("S", place=-9), offer=["B049", "B050"])
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, DepotOffer)
    assert table.refuse(TakeFromDepot("B051")) == "GX-526"
    table.play(TakeFromDepot("B049"))
    assert table.asks == "TruckerMounts"
    table.play(table.legal[0], TakeFromDepot("B050"))
    table.play(table.legal[0])
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.position == [-1, -2, -9]


@pytest.mark.rule("GX-526")
def test_nothing_need_be_taken() -> None:
    table = depot("S", "S", offer=["B049"])
    events = table.play(PASS, PASS)
    assert [one.seat for one in of_kind(events, PlayerPassed)] == [0, 1]
    assert (table.g.position, bonus_of(table.g).depot) == ([0, -10], [])
    assert table.g.box.number["B049"] in table.g.face_up


@pytest.mark.rule("GX-527", "GX-529")
def test_a_component_may_replace_another_which_is_out_of_play() -> None:
    table = depot("x S", "S", offer=["B049"])
    table.play(TakeFromDepot("B049"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, MountOffer)
    assert [choice.square for choice in prompt.offer.squares if choice.replaces] == [at(6, 7), at(7, 7)]
    place = next(action for action in table.legal if isinstance(action, Place) and action.square == at(6, 7))
    events = table.play(place)
    (mounted,) = of_kind(events, ComponentMounted)
    assert mounted.replaced is not None
    assert (table.lost(0), len(bonus_of(table.g).scrapped)) == (0, 1)


@pytest.mark.rule("GX-528")
def test_the_ship_must_be_legal_afterwards() -> None:
    table = depot("x x S", "S", offer=["B001"])  # a battery with a single connector
    table.play(TakeFromDepot("B001"))
    squares = {action.square for action in table.legal if isinstance(action, Place)}
    assert at(6, 7) not in squares  # it would cut off what lies behind
    assert table.refuse(Place(at(6, 7), 0)) == "GX-528"
    ring = depot("S", "S", offer=["B049"])
    assert ring.refuse(Place(at(11, 9), 0)) is not None


@pytest.mark.rule("GX-528")
def test_what_fits_nowhere_cannot_be_taken() -> None:
    one = ship("x:0000 . \n . S", crew={})
    table = depot(one, "S", offer=["B049"])
    assert table.asked == (1,)  # the first ship is not in one piece, so nothing makes it legal


@pytest.mark.rule("GX-530")
@pytest.mark.parametrize(("name", "figures"), [("B001", (2, 4)), ("B046", (0, 6)), ("E02", (0, 5))])
def test_it_arrives_with_its_cells_or_crew(name: str, figures: tuple[int, int]) -> None:
    table = depot("c S", "S", offer=[name])
    table.play(TakeFromDepot(name))
    place = next(action for action in table.legal if isinstance(action, Place) and not table.g.ships[0][action.square])
    table.play(place)
    shown = table.public.ships[0].figures
    assert (shown.cells, shown.humans) == figures


@pytest.mark.rule("GX-530")
def test_a_stasis_chamber_brings_sleepers() -> None:
    table = depot("S", "S", offer=["E06"])
    table.play(TakeFromDepot("E06"))
    place = next(action for action in table.legal if isinstance(action, Place) and not table.g.ships[0][action.square])
    table.play(place)
    assert sum(technologies_of(table.g).sleepers[0]) == 4


@pytest.mark.rule("GX-531", "GX-532")
def test_an_alien_may_live_in_the_new_cabin_only() -> None:
    table = depot("c p S", "S", offer=["B046"])
    table.play(TakeFromDepot("B046"))
    beside = [a for a in table.legal if isinstance(a, Place) and a.square == at(6, 6)]
    table.play(beside[0])
    assert table.legal == (BoardHumans(), BoardAlien(at(6, 6)))
    table.play(BoardAlien(at(6, 6)))
    assert table.public.ships[0].figures.crew == 2 + 2 + 1
    full = depot(ship("c p S", crew={(5, 7): "purple"}), "S", offer=["B046"])
    full.play(TakeFromDepot("B046"))
    full.play(next(a for a in full.legal if isinstance(a, Place) and a.square == at(6, 6)))
    assert full.asks != "TruckerBoardsAlien"


@pytest.mark.rule("GX-531")
def test_a_cyan_alien_chooses_from_the_cards_that_are_left() -> None:
    one = ship("x y S", specialist="lawyer")
    table = depot(one, ship("S", specialist="manager"), offer=["B046"])
    table.play(TakeFromDepot("B046"))
    table.play(next(a for a in table.legal if isinstance(a, Place) and a.square == at(6, 6)))
    table.play(BoardAlien(at(6, 6)))
    assert table.asks == "TruckerChoosesSpecialist"
    assert table.refuse(ChooseSpecialist("manager")) == "GX-163"
    table.play(ChooseSpecialist("diplomat"))
    assert technologies_of(table.g).retired_specialists == [0]


@pytest.mark.rule("GX-165", "GX-187")
def test_a_cyan_alien_that_finds_no_card_left_does_not_bring_the_lost_one_back() -> None:
    spent = ship("x y S", specialist="diplomat")
    others = [ship("S", specialist=one) for one in SPECIALISTS if one != "diplomat"]
    table = depot(spent, *others, offer=["B046"], modules=(*BONUS, "fifth-wheel"))
    table.play(TakeFromDepot("B046"))
    table.play(next(a for a in table.legal if isinstance(a, Place) and a.square == at(6, 6)))
    table.play(BoardAlien(at(6, 6)))
    assert not has_specialist(table.g, 0, "diplomat")
    assert (technologies_of(table.g).specialists[0], technologies_of(table.g).retired_specialists) == (
        None,
        [SPECIALISTS.index("diplomat")],
    )


@pytest.mark.rule("GX-529")
def test_goods_of_a_replaced_hold_may_be_stowed_elsewhere() -> None:
    table = depot(ship("h S h", goods={(6, 7): "B"}), "S", offer=["B046"])
    table.play(TakeFromDepot("B046"))
    table.play(next(a for a in table.legal if isinstance(a, Place) and a.square == at(6, 7)))
    assert table.asks == "TruckerStows"
    table.play(StowGoods((Stowage(at(8, 7), ("blue",)),)))
    assert table.public.ships[0].figures.goods == 1
