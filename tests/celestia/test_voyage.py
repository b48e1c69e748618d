"""Moving, crash, next captain, new voyage (CS-090 to CS-109)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.records.actions import DECLARE_CRASH, LEAVE, STAY, STOP
from astrodrome.games.celestia.records.card_events import CardsDrawn, CardsLaid
from astrodrome.games.celestia.records.flight_events import CaptaincyPassed, VesselCrashed, VesselMoved, VoyageBegan
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from tests.celestia.table import Table, fly, play
from tests.contract.events import of_kind


def crashed(*hands: str, at: int = 4, captain: int = 0, ashore: tuple[int, ...] = ()) -> Table:
    """Let an aircraft crash on two fogs, nobody holding a card that could help."""
    table = fly(*hands, at=at, captain=captain, ashore=ashore, dice="ffff", power_cards=False)
    return table.on("CaptainDeclares").end_step()


@pytest.mark.rule("CS-090")
def test_after_a_success_the_aircraft_moves_one_stop_with_everybody_aboard() -> None:
    table = fly("c l", "", "", "", at=2, dice="fl", ashore=(3,), power_cards=False)
    table.do(1, LEAVE)
    table.do(2, STAY)
    events = table.do(0, table.can(0)[0])
    assert of_kind(events, VesselMoved) == [VesselMoved("aircraft", 4)]
    assert table.city == 4
    assert table.aboard() == [0, 2]
    assert table.discard == "c l"


@pytest.mark.rule("CS-091", "CS-092")
def test_nobody_gains_or_loses_a_treasure_by_arriving() -> None:
    table = fly("c l", "", "", at=2, dice="fl", ashore=(2,), holds={0: "1:1", 2: "2:4"}, power_cards=False)
    table.end_step()
    assert not of_kind(table.events, TreasureTaken)
    assert [table.owns(seat) for seat in range(3)] == [["1:1"], [], ["2:4"]]
    assert table.public.seats[2].pawns == 0


@pytest.mark.rule("CS-093", "CS-094")
def test_everybody_aboard_falls_without_a_treasure_and_keeps_the_old_ones() -> None:
    table = fly("", "", "", "", at=4, dice="ff", holds={0: "9:9", 1: "15:15"}, ashore=(3,), power_cards=False)
    table.do(1, STAY)
    table.do(2, LEAVE)
    events = table.do(0, DECLARE_CRASH)
    assert of_kind(events, VesselCrashed) == [VesselCrashed("aircraft", (0, 1))]
    assert [table.owns(seat)[:1] for seat in (0, 1)] == [["9:9"], ["15:15"]]
    assert len(table.owns(0)) == len(table.owns(1)) == len(table.owns(2)) == 1
    assert table.owns(3) == []


@pytest.mark.rule("CS-095")
def test_a_crash_ends_the_voyage_and_the_next_begins_at_once() -> None:
    table = crashed("", "", "")
    assert table.g.voyage == 2
    assert table.city == 1


@pytest.mark.rule("CS-096")
def test_a_crash_is_final_only_when_everybody_has_passed() -> None:
    table = fly("c", "c", "c", at=4, dice="ff").on("PlayersAfterCrash")
    assert table.g.flying
    for seat in table.asked:
        assert not of_kind(table.events, VesselCrashed)
        table.do(seat, table.can(seat)[0])
    table.on("PlayersAtFall")
    assert not of_kind(table.events, VesselCrashed)
    table.end_step()
    assert of_kind(table.events, VesselCrashed)


@pytest.mark.rule("CS-097")
def test_the_next_captain_is_the_first_one_clockwise_who_is_aboard() -> None:
    table = fly("", "", "", "", "c c", captain=4, dice="ff", ashore=(1,), power_cards=False)
    table.do(0, LEAVE)
    table.end_step()
    assert of_kind(table.events, CaptaincyPassed) == [CaptaincyPassed(2)]


@pytest.mark.rule("CS-098")
def test_a_captain_who_is_the_last_one_aboard_stays_captain() -> None:
    table = fly("c c", "", "", dice="ff", at=2, power_cards=False)
    table.do(1, LEAVE)
    table.do(2, LEAVE)
    table.do(0, table.can(0)[0])
    assert table.g.captain == 0
    assert table.decision == "CaptainMayStop"


@pytest.mark.rule("CS-099")
def test_after_a_crash_the_left_neighbour_is_captain_even_from_ashore() -> None:
    assert crashed("", "", "", captain=1, ashore=(2,)).g.captain == 2
    assert crashed("", "", "", "", captain=3, ashore=(0, 1)).g.captain == 0


@pytest.mark.rule("CS-100")
def test_after_a_voyage_without_crash_the_left_neighbour_is_captain_too() -> None:
    table = fly("", "", "", captain=2, ashore=(0, 1), at=4)
    table.do(2, STOP)
    assert table.g.captain == 0
    last = fly("c c c c", "", "", captain=0, ashore=(1,), at=20, dice="ffff", power_cards=False)
    assert last.end_step().g.captain == 1


@pytest.mark.rule("CS-101")
def test_captaincy_moves_on_after_every_step() -> None:
    table = fly("c c", "c c", "c c", dice="ffffff", power_cards=False)
    assert [table.end_step().g.captain for _ in range(3)] == [1, 2, 0]


@pytest.mark.rule("CS-102")
def test_left_is_counted_from_the_captain_at_the_end_of_the_step() -> None:
    table = fly("need", "", "c c", "", dice="ff", modules="ext2", power_cards=False).on("PlayersAfterAnnouncements")
    table.act(0, play("need"))
    table.do(0, table.game.legal(0)[1], STAY)
    assert table.g.captain == 2
    assert table.end_step().g.captain == 3


@pytest.mark.rule("CS-103", "CS-105", "CS-106")
def test_at_a_new_voyage_everybody_boards_again_and_draws_one_card() -> None:
    table = fly("", "c", "c c", "", at=4, dice="ff", ashore=(3,), power_cards=False)
    table.do(1, LEAVE)
    table.do(2, STAY)
    events = table.do(0, DECLARE_CRASH)
    kinds = [type(event) for event in events if isinstance(event, VesselCrashed | VoyageBegan | CardsDrawn)]
    assert kinds == [VesselCrashed, VoyageBegan, *[CardsDrawn] * 4]
    assert (table.city, table.aboard(), table.g.hand_size) == (1, [0, 1, 2, 3], [1, 2, 3, 1])


@pytest.mark.rule("CS-103")
def test_the_end_is_checked_before_anybody_draws() -> None:
    table = fly("", "c", "c c", at=4, dice="ff", holds={1: "25:25 25:25"}, power_cards=False)
    table.end_step()
    assert table.decision is None
    assert table.g.hand_size == [0, 1, 2]
    assert sum(treasure.points for treasure in table.mine(1).treasures) == GOAL


@pytest.mark.rule("CS-104")
def test_the_aircraft_restarts_on_the_first_city_that_has_treasure() -> None:
    table = fly("", "", "", at=9, dice="ff.", piles={1: 0, 2: 0}, power_cards=False)
    assert table.end_step().city == 4


@pytest.mark.rule("CS-106")
@pytest.mark.parametrize("top", ["t", "jetpack", "c"])
def test_the_card_drawn_is_the_top_one_whatever_it_is(top: str) -> None:
    table = fly("", "", "", at=4, dice="ff", deck=f"l {top} l")
    assert table.end_step().hand(2) == top, "seat 1 is captain and draws first"


@pytest.mark.rule("CS-107")
def test_there_is_no_hand_limit() -> None:
    table = fly("c " * 15, "", "", at=4, dice="pp", power_cards=False)
    assert table.end_step().g.hand_size[0] == 16


@pytest.mark.rule("CS-108")
def test_no_card_is_drawn_between_two_steps() -> None:
    table = fly("c c", "", "", dice="ff", power_cards=False).end_step()
    assert of_kind(table.events, CardsLaid)
    assert not of_kind(table.events, CardsDrawn)


@pytest.mark.rule("CS-109")
def test_the_draw_runs_from_the_new_captain_clockwise() -> None:
    table = fly("", "", "", "", at=4, captain=1, dice="ff", deck="c l h p", power_cards=False).end_step()
    assert [table.hand(seat) for seat in (2, 3, 0, 1)] == ["c", "l", "h", "p"]
