"""Ejection (CS-126 to CS-136)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import LEAVE, STAY
from astrodrome.games.celestia.records.card_events import PlayerEjected
from astrodrome.games.celestia.records.offers import PlayersOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from tests.celestia.table import Table, fly, name, play
from tests.contract.events import of_kind


def ejecting(*hands: str, ashore: tuple[int, ...] = (), **more: int) -> Table:
    """Go to the window after the announcements on two fogs."""
    return fly(*hands, dice="ff", ashore=ashore, at=more.get("at", 4)).on("PlayersAfterAnnouncements")


@pytest.mark.rule("CS-126")
def test_captain_and_passengers_may_play_it_and_who_is_ashore_may_not() -> None:
    assert ejecting("ejection", "c", "c").why(0, play("ejection")) is None
    assert ejecting("c", "ejection", "c").why(1, play("ejection")) is None
    table = fly("c", "c", "c", "ejection", dice="f.", ashore=(3,)).on("PlayersAfterAnnouncements")
    assert table.why(3, play("ejection")) == "CS-126"


@pytest.mark.rule("CS-127")
def test_it_is_played_between_the_announcements_and_the_laying_of_cards() -> None:
    assert fly("c c", "ejection", "c", dice="ff").on("PlayersAfterSuccess").why(1, play("ejection")) is None
    laid = fly("c c", "ejection", "c", dice="ff", modules="ext1")
    assert laid.why(1, play("ejection")) == "CS-127"
    assert laid.on("PlayersAtLaying").why(1, play("ejection")) == "CS-127"


@pytest.mark.rule("CS-128")
def test_it_is_not_played_once_a_crash_is_announced() -> None:
    table = fly("c", "ejection", "c", dice="ff").on("PlayersAfterCrash")
    assert table.why(1, play("ejection")) == "CS-128"
    assert table.on("PlayersAtFall").why(1, play("ejection")) == "CS-127"


@pytest.mark.rule("CS-129", "CS-130", "CS-131")
def test_its_target_is_another_passenger() -> None:
    table = ejecting("c", "ejection", "c", "c", ashore=(3,))
    table.act(1, play("ejection"))
    assert {one.seat: one.refusal and one.refusal.rule for one in table.offer(1, PlayersOffer).players} == {
        2: None,
        3: "CS-131",
        0: "CS-129",
    }
    assert table.why(1, name(1)) == "CS-130"
    assert table.why(1, name(7)) == "CS-130"
    assert table.can(1) == (name(2),)


@pytest.mark.rule("CS-132")
def test_the_target_is_put_ashore_with_a_treasure_and_not_asked() -> None:
    table = fly("ejection", "c", "c", dice="ff", at=9, piles={9: "12 9"}).on("PlayersAfterAnnouncements")
    table.act(0, play("ejection"))
    events = table.do(0, name(2))
    assert of_kind(events, PlayerEjected) == [PlayerEjected(0, 2)]
    assert of_kind(events, TreasureTaken) == [TreasureTaken(2, 9)]
    assert (table.aboard(), table.owns(2)) == ([0, 1], ["9:12"])


@pytest.mark.rule("CS-133")
def test_the_target_is_ashore_for_the_rest_of_the_voyage() -> None:
    table = ejecting("ejection c c c c", "c", "c")
    table.act(0, play("ejection"))
    table.do(0, name(1))
    table.end_step()
    assert table.g.captain == 2
    assert table.on("PassengerAnnounces").asked == (0,)


@pytest.mark.rule("CS-134")
def test_it_cannot_be_played_where_no_treasure_is_left() -> None:
    table = fly("ejection", "c", "c", dice="ff", at=4, piles={4: 0}).on("PlayersAfterAnnouncements")
    assert table.why(0, play("ejection")) == "CS-134"


@pytest.mark.rule("CS-135")
def test_a_captain_without_passengers_has_nobody_to_put_ashore() -> None:
    table = fly("ejection", "c", dice="ff", at=4)
    table.do(1, LEAVE)
    assert table.on("PlayersAfterAnnouncements").why(0, play("ejection")) == "CS-135"


@pytest.mark.rule("CS-136")
def test_a_captain_who_puts_the_last_passenger_ashore_still_faces_the_events() -> None:
    table = fly("ejection", "", dice="ff", at=4)
    table.do(1, STAY)
    table.act(0, play("ejection"))
    table.do(0, name(1))
    table.on("CaptainDeclares")
    assert table.asked == (0,)
    table.end_step()
    assert table.owns(0) == []
