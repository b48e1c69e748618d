"""Chapter 8: order and movement."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.flight.movement import gain_days, lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, Land, Power
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed, DaysGained, DaysLost, FlightSettled
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.table import card, fly, ship


@pytest.mark.rule("GB-077")
def test_cards_are_revealed_one_by_one_until_none_is_left() -> None:
    table = fly(ship(), ship(), after=("I-05", "I-06"))
    events = list(table.opening)
    while table.asks:
        events += table.play(table.legal[0])
    assert [event.card for event in of_kind(events, CardRevealed)] == ["T-00", "I-05", "I-06"]
    assert [event.left for event in of_kind(events, CardRevealed)] == [2, 1, 0]
    assert len(of_kind(events, FlightSettled)) == 2


@pytest.mark.rule("GB-077")
def test_a_card_is_resolved_completely_before_the_next() -> None:
    table = fly(ship(place=20), ship(place=5), card="I-13", after=("I-05",))
    table.play(Land(0))
    events = table.play(Land(1))
    kinds = [type(event) for event in events]
    assert CardRevealed not in kinds
    assert DaysLost in kinds
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-078")
def test_flight_order_is_the_order_of_the_rockets() -> None:
    table = fly(ship(place=3), ship(place=12), ship(place=-4), ship(place=7))
    assert table.public.order == (1, 3, 0, 2)
    assert table.asked == (1,)


@pytest.mark.rule("GB-079")
def test_only_ships_in_flight_take_part() -> None:
    table = fly(ship(), ship(), ship(), after=("I-13", "I-05"))
    table.play(FLY_ON, GIVE_UP, FLY_ON)
    assert (table.asks, table.asked) == ("TruckerLands", (0,))
    table.play(PASS)
    assert table.asked == (2,)
    table.play(PASS)
    assert (table.asks, table.asked) == ("TruckerMayGiveUp", (0,))


@pytest.mark.rule("GB-080")
def test_decisions_are_made_leader_first_and_each_is_final() -> None:
    table = fly(ship(place=1), ship(place=9), ship(place=4), card="I-13")
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        number = table.game.number
        table.play(PASS)
        refusal = table.game.refuse(seen[-1][0], Land(0), number)
        assert refusal is not None
    assert seen == [(1,), (2,), (0,)]


def places(*given: int) -> list[int]:
    """Return places after the first rocket has gained two days among the others."""
    g = fly(*[ship(place=place) for place in given]).g
    gain_days(g, 0, 2)
    return g.position


@pytest.mark.rule("GB-081", "GB-E10")
def test_occupied_spaces_are_jumped_forward() -> None:
    assert places(10, 12, 13) == [14, 12, 13]


@pytest.mark.rule("GB-081")
@pytest.mark.parametrize(("given", "first"), [((10, 20), 12), ((10, 11), 13), ((10, 11, 12), 14), ((10, 13), 12)])
def test_a_day_is_one_free_space_forward(given: tuple[int, ...], first: int) -> None:
    assert places(*given)[0] == first


@pytest.mark.rule("GB-082")
@pytest.mark.parametrize(("given", "first"), [((10, 0), 8), ((10, 9), 7), ((10, 9, 8), 6), ((10, 7), 8)])
def test_a_day_lost_is_one_free_space_backward(given: tuple[int, ...], first: int) -> None:
    g = fly(*[ship(place=place) for place in given]).g
    lose_days(g, 0, 2)
    assert g.position[0] == first


@pytest.mark.rule("GB-083", "GB-085")
def test_spaces_are_those_of_a_loop_of_forty() -> None:
    assert places(37, -1) == [40, -1]  # 38 counts, 39 is the space of the other rocket a lap behind, 40 counts
    assert places(37, 0) == [39, 0]


@pytest.mark.rule("GB-083")
def test_two_rockets_never_share_a_space() -> None:
    g = fly(ship(place=0), ship(place=-2), ship(place=-4), ship(place=-6)).g
    for step in range(200):
        seat = step % 4
        (gain_days if step % 3 else lose_days)(g, seat, step % 7)
        assert len({place % 40 for place in g.position}) == 4


@pytest.mark.rule("GB-081")
def test_a_rocket_that_was_taken_off_is_not_in_the_way() -> None:
    g = fly(ship(place=10), ship(place=11, facts="flying=0")).g
    gain_days(g, 0, 1)
    assert g.position[0] == 11


@pytest.mark.rule("GB-084")
def test_when_several_lose_days_the_rearmost_moves_first() -> None:
    table = fly(ship(place=5), ship(place=4), card="I-13")
    events = table.play(Land(0), Land(1))
    assert of_kind(events, DaysLost) == [DaysLost(1, 2, 2), DaysLost(0, 2, 3)]
    assert rearmost_first(table.g, [0, 1]) == [1, 0]


@pytest.mark.rule("GB-084")
def test_when_several_gain_days_the_foremost_moves_first() -> None:
    table = fly(ship(place=5), ship(place=4), card="I-05")
    assert of_kind(table.opening, DaysGained) == [DaysGained(0, 1, 6), DaysGained(1, 1, 5)]


@pytest.mark.rule("GB-085")
def test_the_order_counts_full_laps() -> None:
    table = fly(ship(place=2), ship(place=41))
    assert table.public.order == (1, 0)


@pytest.mark.rule("GB-086")
def test_days_may_be_lost_below_the_start_without_limit() -> None:
    g = fly(ship(place=0), ship(place=-4)).g
    lose_days(g, 1, 90)
    assert g.position[1] < -90


@pytest.mark.rule("GB-086")
def test_a_card_may_push_a_ship_below_the_start() -> None:
    table = fly(ship("S x x", place=0), ship(place=10), card=card("stardust"), flight="III")
    assert table.g.position[0] < 0


def test_nobody_is_asked_twice_about_the_same_card() -> None:
    table = fly(ship("S E b"), ship(), card="I-05")
    assert (table.asks, table.asked) == ("TruckerDeclares", (0,))
    table.play(Power((1,)))
    assert table.asks == "TruckerMayGiveUp"
