"""Step phase 2: passengers decide (CS-047 to CS-062)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import CARDS
from astrodrome.games.celestia.records.actions import LEAVE, STAY
from astrodrome.games.celestia.records.flight_events import PassengerLeft, PassengerStayed
from astrodrome.games.celestia.records.treasure_events import TreasureSeen, TreasureTaken
from astrodrome.kernel.codec import to_json
from tests.celestia.table import Table, fly, play, row


def turns(table: Table) -> list[int]:
    """Return who is asked to announce, in order, everybody staying."""
    asked = []
    while table.decision == "PassengerAnnounces":
        asked.append(table.asked[0])
        table.do(table.asked[0], STAY)
    return asked


@pytest.mark.rule("CS-047")
def test_passengers_announce_one_at_a_time_clockwise_from_the_captains_left() -> None:
    assert turns(fly("", "", "", "", captain=2)) == [3, 0, 1]


@pytest.mark.rule("CS-047")
def test_each_passenger_hears_the_earlier_announcements() -> None:
    table = fly("", "", "", "")
    assert PassengerLeft(1, 1) in table.do(1, LEAVE)
    assert PassengerStayed(2) in table.do(2, STAY)
    assert [seat.announced for seat in table.public.seats] == [None, "leaves", "stays", None]


@pytest.mark.rule("CS-048")
def test_players_ashore_are_skipped() -> None:
    assert turns(fly("", "", "", "", "", ashore=(1, 3))) == [2, 4]


@pytest.mark.rule("CS-049")
def test_a_passenger_stays_or_leaves_and_nothing_else() -> None:
    table = fly("", "", "")
    assert table.can(1) == (STAY, LEAVE)
    assert table.why(1, row("boat-fog")) == "CS-049"


@pytest.mark.rule("CS-050")
def test_who_stays_remains_aboard_and_shares_the_fate_of_the_step() -> None:
    table = fly("", "", "", dice="ff", power_cards=False)
    before = table.hand(1), table.owns(1)
    table.do(1, STAY)
    assert 1 in table.aboard()
    assert (table.hand(1), table.owns(1)) == before
    table.do(2, STAY)
    table.end_step()
    assert table.owns(1) == [], "the aircraft crashed"


@pytest.mark.rule("CS-051")
def test_who_leaves_takes_the_top_treasure_before_the_next_passenger_announces() -> None:
    table = fly("", "", "", at=4, piles={4: "9 6 4"})
    events = table.do(1, LEAVE)
    assert TreasureTaken(1, 4) in events
    assert table.asked == (2,)
    assert (table.owns(1), table.left(4), table.aboard()) == (["4:9"], 2, [0, 2])


@pytest.mark.rule("CS-052")
def test_the_treasure_is_of_the_city_where_the_aircraft_stands() -> None:
    table = fly("", "", "", at=9)
    table.do(1, LEAVE)
    assert (table.left(9), table.left(12)) == (8, 9)
    assert table.owns(1)[0].startswith("9:")


@pytest.mark.rule("CS-053", "CS-054")
def test_a_treasure_is_seen_by_its_owner_and_its_city_by_all() -> None:
    one, two = (fly("", "", "", at=4, piles={4: top}) for top in ("4 6 9", "9 6 4"))
    for table in (one, two):
        table.do(1, LEAVE)
        assert table.public.seats[1].treasures[2] == 1
    assert (one.owns(1), two.owns(1)) == (["4:4"], ["4:9"])
    for other in (0, 2, None):
        assert to_json(one.game.view(other)) == to_json(two.game.view(other))


@pytest.mark.rule("CS-053")
def test_only_the_owner_hears_what_the_treasure_is() -> None:
    table = fly("", "", "", at=4, piles={4: "9"})
    seen = [event for event in table.do(1, LEAVE) if isinstance(event, TreasureSeen)]
    assert [event.to for event in seen] == [(1,)]


@pytest.mark.rule("CS-055")
def test_who_has_left_is_out_of_the_voyage_but_may_play_cards_open_to_all() -> None:
    table = fly("c c c c", "spell", "", dice="...", ashore=(), at=6)
    table.do(1, LEAVE)
    table.do(2, STAY)
    assert 1 in table.on("PlayersAfterAnnouncements").asked
    assert play("spell") in table.can(1)
    table.on("CaptainDeclares").end_step()
    assert table.g.captain == 2
    assert table.on("PassengerAnnounces").asked == (0,)


@pytest.mark.rule("CS-056")
def test_an_announcement_stays_when_dice_are_rolled_again() -> None:
    table = fly("route", "", "", dice="ffbb")
    table.do(1, LEAVE)
    table.do(2, STAY)
    table.on("PlayersAfterAnnouncements").act(0, play("route"))
    table.do(0, table.can(0)[-1])
    assert table.dice == "bb"
    assert table.decision != "PassengerAnnounces"
    assert table.aboard() == [0, 2]


@pytest.mark.rule("CS-057")
def test_the_captain_neither_announces_nor_leaves() -> None:
    table = fly("c", "c", "c", dice="ff")
    assert 0 not in turns(table)
    assert table.on("PlayersAfterAnnouncements").why(0, LEAVE) == "AD-004"
    assert table.on("CaptainDeclares").why(0, LEAVE) == "AD-004"


@pytest.mark.rule("CS-058")
def test_nobody_can_leave_a_city_without_treasure() -> None:
    table = fly("", "", "", at=4, piles={4: 0})
    assert table.can(1) == (STAY,)
    assert table.why(1, LEAVE) == "CS-058"


@pytest.mark.rule("CS-059")
def test_after_the_last_treasure_everybody_else_must_stay() -> None:
    table = fly("", "", "", "", at=4, piles={4: 1})
    table.do(1, LEAVE)
    assert table.can(2) == (STAY,)
    assert table.why(2, LEAVE) == "CS-058"
    table.do(2, STAY)
    assert table.can(3) == (STAY,)


@pytest.mark.rule("CS-060")
def test_a_captain_whom_everybody_leaves_still_faces_the_events() -> None:
    table = fly("c", "", "", dice="ff", at=4, power_cards=False)
    table.do(1, LEAVE)
    table.do(2, LEAVE)
    assert (table.decision, table.asked) == ("CaptainDeclares", (0,))
    table.end_step()
    assert table.owns(0) == []


@pytest.mark.rule("CS-061")
@pytest.mark.parametrize("word", CARDS)
def test_no_card_can_be_played_while_passengers_announce(word: str) -> None:
    table = fly("", "route spell ejection jetpack", "")
    assert table.why(1, play(word)) == "CS-061"


@pytest.mark.rule("CS-062")
def test_nothing_but_the_announcement_binds() -> None:
    table = fly("", "", "")
    assert [type(action).__name__ for action in table.can(1)] == ["Stay", "Leave"]
    assert not [kind for kind in table.game.spec.actions if kind.__name__ in ("Say", "Promise", "Show")]
