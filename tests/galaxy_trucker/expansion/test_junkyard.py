"""Bonus cards: what is paid and found in junkyards (GX-511 to GX-524)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS, SLEEPERS
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    ArrangeCells,
    Berth,
    BerthOffer,
    Charge,
    ChargeOffer,
    CrewSettled,
    JunkyardOffer,
    SettleCrew,
    StopAt,
    StoppedAt,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import CellSpent, DiceRolled
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.bonus_flight import bonus
from tests.galaxy_trucker.expansion.positions import FIVE
from tests.galaxy_trucker.table import ship

# BC-4, BC-6


@pytest.mark.rule("GX-511", "GX-512", "GX-514")
def test_bc_4_price_then_reward_before_the_next_decides() -> None:
    table = bonus("BC-4", ship("c S b", cells=0), "S b")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, JunkyardOffer)
    assert len(prompt.offer.stops) == 4
    assert of_kind(table.play(StopAt(0)), StoppedAt) == [StoppedAt(0, 1)]
    table.play(LoseCrew(at(6, 7)))
    assert (table.asks, table.asked) == ("TruckerCharges", (0,))
    table.play(table.legal[0])
    assert (table.public.ships[0].figures.cells, table.public.ships[0].figures.crew, table.asked) == (2, 3, (1,))
    assert table.refuse(StopAt(0)) == "GX-512"
    keys = [refusal.key for stop in (0, 4, -1) if (refusal := table.game.refuse(1, StopAt(stop)))]
    assert keys == ["stop-taken", "no-such-stop", "no-such-stop"], "a square that is not on the card is not taken"
    table.play(PASS)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-513", "GX-520", "GX-521")
def test_a_cell_for_days_and_meteors_for_credits() -> None:
    table = bonus("BC-4", ship("S b", place=0), ship("x S", place=-9), dice=(6, 2))
    events = table.play(StopAt(1))
    assert (len(of_kind(events, CellSpent)), table.g.position[0]) == (1, 2)
    events = table.play(StopAt(2))
    assert [(event.aim, event.side) for event in of_kind(events, DiceRolled)] == [("small", "front"), ("small", "left")]
    assert (table.g.credits[1], table.lost(1), table.g.position[1]) == (2, 1, -9)


@pytest.mark.rule("GX-515")
def test_who_cannot_pay_cannot_stop() -> None:
    table = bonus("BC-4", ship("S b", cells=0), "S")
    assert table.refuse(StopAt(1)) == "GX-515"
    assert [action for action in table.legal if isinstance(action, StopAt)] == [StopAt(0), StopAt(2), StopAt(3)]


@pytest.mark.rule("GX-516")
def test_bc_6_astronauts_go_into_cabins_and_chambers_never_luxury_cabins() -> None:
    one = ship("L c S Z", crew={(5, 7): "", (6, 7): "1", (8, 7): "1"})
    table = bonus("BC-6", one, "S", dice=(2, 2))
    table.play(StopAt(0))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, BerthOffer)
    assert (prompt.offer.gained, prompt.offer.cabins) == (2, (at(6, 7), at(7, 7)))
    assert (prompt.offer.cabin_room, prompt.offer.chamber_room) == (CABIN_HUMANS, SLEEPERS)
    assert table.refuse(SettleCrew((Berth(at(5, 7), 1),))) == "GX-516"
    assert table.refuse(SettleCrew((Berth(at(6, 7), 3),))) == "GX-516"
    assert table.refuse(SettleCrew((Berth(at(6, 7), 1), Berth(at(6, 7), 1)))) == "GX-516"
    table.play(SettleCrew((Berth(at(6, 7), 2), Berth(at(7, 7), 2), Berth(at(8, 7), 2))))
    assert (
        table.public.ships[0].figures.humans,
        technologies_of(table.g).sleepers[0][at(8, 7)],
        table.g.credits[0],
    ) == (4, 2, 3)


@pytest.mark.rule("GX-517")
def test_the_crew_may_be_rearranged_but_nobody_woken_lost_or_made_up() -> None:
    one = ship("p c c S Z", crew={(5, 7): "purple", (6, 7): ""})
    table = bonus("BC-6", one, "S", dice=(2, 2))
    table.play(StopAt(0))
    c5, c6, s, z = at(5, 7), at(6, 7), at(7, 7), at(8, 7)
    assert table.refuse(SettleCrew((Berth(c5, 0, "purple"), Berth(c6, 2), Berth(s, 2), Berth(z, 3)))) == "GX-517"
    assert table.refuse(SettleCrew((Berth(c6, 2), Berth(s, 2), Berth(z, 4)))) == "GX-517"
    assert table.refuse(SettleCrew((Berth(c6, 0, "purple"), Berth(s, 2), Berth(z, 4)))) == "GX-516"
    alike = (Berth(c5, 0, "purple"), Berth(c6, 2), Berth(s, 2))
    empty = bonus("BC-6", replace(one, crew={**one.crew, (8, 7): ""}), "S", dice=(2, 2))
    empty.play(StopAt(0))
    assert SettleCrew(alike) in empty.legal, "an alien stays in its cabin, an empty chamber is no berth"
    assert not table.game.complete(0), "many more arrangements are allowed than are proposed"
    events = table.play(SettleCrew((Berth(c5, 0, "purple"), Berth(c6, 2), Berth(s, 1), Berth(z, 4))))
    assert of_kind(events, CrewSettled) == [CrewSettled(0, 1)]
    assert (table.g.crew[0][c6], table.g.crew[0][s]) == (2, 1)


@pytest.mark.rule("GX-518")
def test_all_cells_may_be_rearranged() -> None:
    table = bonus("BC-4", ship("b S b c", cells=1), "S")
    table.play(StopAt(0), LoseCrew(at(9, 7)))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, ChargeOffer)
    assert prompt.offer.cells == 3
    assert not table.game.complete(0), "many more arrangements are allowed than are proposed"
    assert table.refuse(ArrangeCells((Charge(at(6, 7), 3),))) == "GX-518"
    assert table.refuse(ArrangeCells((Charge(at(6, 7), 2),))) == "GX-518"
    table.play(ArrangeCells((Charge(at(6, 7), 2), Charge(at(8, 7), 1))))
    assert (table.g.cells[0][at(6, 7)], table.g.cells[0][at(8, 7)]) == (2, 1)


@pytest.mark.rule("GX-518")
def test_new_cells_are_proposed_for_free_places_from_either_end_and_old_ones_may_move() -> None:
    front, rear = at(6, 7), at(8, 7)
    table = bonus("BC-4", ship("b3 S b3 c", crew={(6, 7): "2", (8, 7): "1"}), "S")
    table.play(StopAt(0), LoseCrew(at(9, 7)))
    assert table.legal == (
        ArrangeCells((Charge(front, 3), Charge(rear, 2))),
        ArrangeCells((Charge(front, 2), Charge(rear, 3))),
    )
    other = bonus("BC-4", ship("b S b3 c", cells=1), "S")
    other.play(StopAt(0), LoseCrew(at(9, 7)), ArrangeCells((Charge(rear, 3),)))
    assert (other.g.cells[0][front], other.g.cells[0][rear]) == (0, 3)


@pytest.mark.rule("GX-516", "GX-517")
def test_newcomers_are_proposed_for_cabins_then_for_chambers_and_berths_may_be_left() -> None:
    drawn = ship("c S Z Z", crew={(6, 7): "1"})
    cabin, start, near, far = at(6, 7), at(7, 7), at(8, 7), at(9, 7)
    table = bonus("BC-6", drawn, "S", dice=(2, 2))
    for chamber, sleepers in ((near, 4), (far, 1)):
        put(technologies_of(table.g).sleepers, 0, chamber, sleepers)
    table.play(StopAt(0))
    awake = (Berth(cabin, 2), Berth(start, 2), Berth(near, 4))
    assert table.legal == (SettleCrew((*awake, Berth(far, 2))), SettleCrew((*awake, Berth(far, 1))))
    put(technologies_of(table.g).sleepers, 0, near, 1)
    full = SettleCrew((Berth(cabin, 2), Berth(start, 2), Berth(near, 2), Berth(far, 1)))
    assert table.legal[0] == full
    table.play(SettleCrew((Berth(cabin, 2), Berth(start, 2), Berth(far, 2))))
    assert (technologies_of(table.g).sleepers[0][near], technologies_of(table.g).sleepers[0][far]) == (0, 2)
    moved = bonus("BC-6", ship("c c S", crew={(5, 7): "1", (6, 7): "1", (7, 7): "1"}), "S", dice=(2, 2))
    moved.play(StopAt(0), SettleCrew((Berth(cabin, 2), Berth(start, 2))))
    assert [moved.g.crew[0][square] for square in (at(5, 7), cabin, start)] == [0, 2, 2]
    alike = bonus("BC-6", ship("c S", crew={(6, 7): ""}), "S", dice=(2, 2))
    alike.play(StopAt(0))
    assert alike.legal == (SettleCrew((Berth(cabin, 2), Berth(start, 2))),)


@pytest.mark.rule("GX-516")
def test_the_arrangement_that_is_shown_fills_free_chambers_too() -> None:
    table = bonus("BC-6", ship("S Z", crew={(7, 7): "1"}), "S", dice=(2, 2))
    put(technologies_of(table.g).sleepers, 0, at(8, 7), 1)
    table.play(StopAt(0))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, BerthOffer)
    assert prompt.offer.proposed == (Berth(at(7, 7), 2), Berth(at(8, 7), 2))


@pytest.mark.rule("GX-519")
def test_what_does_not_fit_is_lost() -> None:
    table = bonus("BC-6", "S", "S", dice=(2, 2))
    events = table.play(StopAt(0))
    events += table.play(table.legal[0])
    assert of_kind(events, CrewSettled) == [CrewSettled(0, 2)]
    full = bonus("BC-4", "S b c", "S")
    full.play(StopAt(0), LoseCrew(at(9, 7)))
    full.play(full.legal[0])
    assert full.public.ships[0].figures.cells == 2


@pytest.mark.rule("GX-522", "GX-523", "GX-524")
def test_with_five_one_square_may_be_shared_for_less() -> None:
    table = bonus("BC-4", *["S b"] * 5, modules=(*FIVE, "bonus-cards"))
    table.play(StopAt(1), StopAt(1))
    assert table.refuse(StopAt(1)) == "GX-512"
    assert (table.g.position[0], table.g.position[1]) == (2, -9)
    table.play(StopAt(0))
    while table.asked == (2,):
        table.play(table.legal[0])
    assert table.refuse(StopAt(0)) == "GX-512"


@pytest.mark.rule("GX-E30", "GX-523")
def test_example_the_second_on_the_first_square() -> None:
    one = ship("S c", crew={(8, 7): ""})
    table = bonus("BC-6", *[one] * 5, dice=(2, 2, 2, 2), modules=(*FIVE, "bonus-cards"))
    table.play(StopAt(0))
    table.play(table.legal[0])
    events = table.play(StopAt(0))
    assert [event.seat for event in of_kind(events, DiceRolled)] == [1, 1]
    table.play(table.legal[0])
    assert (table.g.credits[:2], [one.figures.humans for one in table.public.ships[:2]]) == ([3, 2], [4, 3])
