"""Magic Spyglass (CS-152 to CS-161)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, STAY, STOP, UseSpyglass
from astrodrome.games.celestia.records.card_events import CardsLaid, SpyglassUsed
from astrodrome.games.celestia.records.flight_events import CrashDeclared, DiceRerolled, VesselCrashed, VesselMoved
from astrodrome.games.celestia.records.offers import ReactionOffer
from astrodrome.kernel.records import PASS
from tests.celestia.table import Table, fly
from tests.contract.events import of_kind

SPY = UseSpyglass(4)


def crashing(holder: int = 1, ashore: tuple[int, ...] = (), **more: str) -> Table:
    """Announce a crash with a Spyglass of city 4 in somebody's possession."""
    return fly("c", "c", "c", at=6, dice="fff", ashore=ashore, holds={holder: "4:S"}).on("PlayersAfterCrash")


@pytest.mark.rule("CS-152")
def test_it_is_kept_with_the_treasures_and_is_no_hand_card() -> None:
    table = fly("c", "", "", holds={1: "4:S"})
    assert table.public.seats[1].hand == 0
    assert table.public.seats[1].treasures[2] == 1
    assert table.owns(1) == ["4:S"]


@pytest.mark.rule("CS-152")
def test_who_has_none_cannot_use_one() -> None:
    table = crashing()
    assert table.why(2, SPY) == "CS-152"
    assert table.why(1, UseSpyglass(2)) == "CS-152"
    assert table.why(1, UseSpyglass(25)) == "CS-152"
    assert table.why(1, UseSpyglass(-1)) == "CS-152"


@pytest.mark.rule("CS-153")
@pytest.mark.parametrize("holder", [0, 1])
def test_captain_and_passengers_may_use_it(holder: int) -> None:
    table = crashing(holder)
    assert table.why(holder, SPY) is None
    assert [choice.refusal for choice in table.offer(holder, ReactionOffer).spyglasses] == [None]


@pytest.mark.rule("CS-153")
def test_its_owner_is_not_asked_ashore() -> None:
    assert 2 not in crashing(holder=2, ashore=(2,)).asked


@pytest.mark.rule("CS-154")
@pytest.mark.parametrize("window", ["PlayersAfterAnnouncements", "PlayersAfterSuccess"])
def test_it_is_used_only_after_a_crash_announcement(window: str) -> None:
    table = fly("c c", "c", "c", dice="ff", holds={1: "4:S"}).on(window)
    assert table.why(1, SPY) == "CS-154"
    assert fly("c", "c", "c", dice="ff", holds={1: "4:S"}).on("PlayersAtFall").why(1, SPY) == "CS-154"


@pytest.mark.rule("CS-155", "CS-156")
def test_all_events_are_ignored_and_the_aircraft_moves_without_cards() -> None:
    table = crashing()
    events = table.act(1, SPY)
    assert of_kind(events, SpyglassUsed) == [SpyglassUsed(1, 4)]
    assert of_kind(events, VesselMoved) == [VesselMoved("aircraft", 9)]
    assert not [e for e in events if isinstance(e, CardsLaid | DiceRerolled | CrashDeclared)]
    assert (table.hand(0), table.aboard(), table.g.captain) == ("c", [0, 1, 2], 1)


@pytest.mark.rule("CS-157")
def test_a_used_spyglass_leaves_the_game() -> None:
    table = crashing()
    left, census = table.left(4), table.game.spec.census(table.g)
    table.act(1, SPY)
    assert (table.owns(1), table.left(4), table.discard) == ([], left, "")
    assert table.public.used_spyglasses[2] == 1
    assert table.game.spec.census(table.g) == census
    assert table.mine(1).points == 0


@pytest.mark.rule("CS-158", "CS-159")
def test_an_unused_one_is_worth_two_points_which_count_for_the_goal() -> None:
    table = fly("", "", ashore=(1,), holds={1: "25:25 15:15 4:4 4:4 1:S"}, piles={1: "1 1"})
    assert table.mine(1).points == 50
    table.do(0, STOP)
    assert table.game.outcome is not None
    assert table.game.outcome.scores[1] == 50
    assert [(line.key, line.value) for line in table.game.outcome.breakdown[1]] == [
        ("score-treasures", 48),
        ("score-spyglass", 2),
    ]


@pytest.mark.rule("CS-160")
def test_nobody_is_obliged_to_use_it() -> None:
    table = crashing()
    assert PASS in table.can(1)
    table.end_step()
    assert table.owns(1) == ["4:S"]


@pytest.mark.rule("CS-161")
def test_a_spyglass_taken_on_leaving_cannot_help_this_voyage() -> None:
    table = fly("c", "c", "c", at=4, dice="ff", piles={4: "S 4 4"})
    table.do(1, table.can(1)[1])
    table.do(2, STAY)
    table.on("CaptainDeclares").do(0, DECLARE_CRASH)
    assert table.owns(1) == ["4:S"]
    assert 1 not in table.asked


@pytest.mark.rule("CS-157", "CS-516")
def test_nobody_is_asked_for_a_spyglass_that_has_left_the_game() -> None:
    table = fly("c", "c", "c", at=6, dice="ffffff", holds={1: "4:S 4:4"}, power_cards=False).on("PlayersAfterCrash")
    assert table.asked == (1,)
    table.act(1, SPY)
    table.on("CaptainDeclares").do(1, DECLARE_CRASH)
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (1, 2, 0))]
