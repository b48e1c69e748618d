"""Jetpack (CS-137 to CS-143)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.card_events import PlayerLanded
from astrodrome.games.celestia.records.flight_events import VesselCrashed
from tests.celestia.table import fly, play
from tests.contract.events import of_kind


@pytest.mark.rule("CS-137")
def test_anybody_aboard_may_play_it_and_who_is_ashore_may_not() -> None:
    table = fly("jetpack", "jetpack", "", dice="ff").on("PlayersAtFall")
    assert table.asked == (0, 1)
    assert table.why(0, play("jetpack")) is None
    assert table.why(1, play("jetpack")) is None
    assert fly("c", "c", "jetpack", dice="ff", ashore=(2,)).on("PlayersAtFall").asked == (0, 1)


@pytest.mark.rule("CS-138", "CS-141")
@pytest.mark.parametrize(
    ("hand", "window"),
    [("c c", "PlayersAfterAnnouncements"), ("c c", "PlayersAfterSuccess"), ("c", "PlayersAfterCrash")],
)
def test_before_the_crash_is_final_it_is_refused_and_stays_in_hand(hand: str, window: str) -> None:
    table = fly(hand, "jetpack", "c", dice="ff").on(window)
    assert table.why(1, play("jetpack")) == "CS-141"
    assert (table.hand(1), table.aboard(), table.owns(1)) == ("jetpack", [0, 1, 2], [])


@pytest.mark.rule("CS-139", "CS-140")
def test_it_saves_its_player_alone_with_a_treasure_of_the_city_not_left() -> None:
    table = fly("", "jetpack", "", dice="fff", at=6, piles={6: "12"}).on("PlayersAtFall")
    events = table.act(1, play("jetpack"))
    assert of_kind(events, PlayerLanded) == [PlayerLanded(1)]
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (0, 2))]
    assert [table.owns(seat) for seat in range(3)] == [[], ["6:12"], []]


@pytest.mark.rule("CS-142")
def test_two_players_may_land_in_turn_order_as_far_as_treasures_go() -> None:
    table = fly("", "jetpack", "jetpack", captain=2, dice="ff", at=4, piles={4: "9"}).on("PlayersAtFall")
    table.do(1, play("jetpack"))
    table.do(2, play("jetpack"))
    assert table.owns(2) == ["4:9"], "the captain is first"
    assert (table.owns(1), table.hand(1).count("jetpack")) == ([], 1)
    both = fly("", "jetpack", "jetpack", dice="ff", at=4).on("PlayersAtFall")
    both.act(1, play("jetpack"))
    both.do(2, play("jetpack"))
    assert [len(both.owns(seat)) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("CS-142")
def test_it_is_refused_where_no_treasure_is_left() -> None:
    table = fly("jetpack", "c", "c", dice="ff", at=4, piles={4: 0})
    table.on("CaptainDeclares")
    table.end_step()
    assert "jetpack" in table.hand(0)


@pytest.mark.rule("CS-143")
def test_the_crash_takes_place_all_the_same() -> None:
    table = fly("jetpack", "", "", dice="ff", at=4).on("PlayersAtFall")
    table.do(0, play("jetpack"))
    assert table.g.voyage == 2
    assert table.g.captain == 1
