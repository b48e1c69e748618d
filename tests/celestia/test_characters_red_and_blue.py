"""Powers at a crash, and the characters Red and Blue (CS-258 to CS-268)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, USE_POWER, Reroll
from astrodrome.games.celestia.records.flight_events import DiceRerolled
from astrodrome.games.celestia.records.treasure_events import TreasureDiscarded
from tests.celestia.characters import AFTER_ANNOUNCEMENTS, AFTER_CRASH, AFTER_SUCCESS, BEFORE_ROLL, with_
from tests.celestia.table import fly, helping, pick, play
from tests.contract.events import of_kind


@pytest.mark.rule("CS-258")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
@pytest.mark.parametrize("window", [BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS])
def test_crash_time_powers_wait_for_a_crash_announcement(colour: str, window: str) -> None:
    table = with_(colour, "c c p", "c", "c", dice="fp", holds={1: "15:15"}).on(window)
    assert table.why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-258")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_crash_time_powers_are_used_before_the_crash_is_final(colour: str) -> None:
    table = with_(colour, "c", "jetpack", "c", dice="pp", holds={1: "15:15"}).on(AFTER_CRASH)
    assert table.why(1, USE_POWER) is None
    assert table.on("PlayersAtFall").why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-259")
def test_crash_time_powers_are_for_players_aboard() -> None:
    table = with_("yellow", "c", "c", "c", ashore=(1,)).on(AFTER_CRASH)
    assert 1 not in table.asked
    spent = with_("red", "c", "spell", "c", dice="..f", at=2, ashore=(1,), holds={1: "15:15"}).on(AFTER_ANNOUNCEMENTS)
    assert spent.why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-260", "CS-262")
def test_red_discards_a_treasure_and_rolls_all_dice_again() -> None:
    table = with_("red", "c", "c", "c", at=6, dice="ff..p.", holds={1: "15:15 4:9"}).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert (table.decision, table.can(1)) == ("OwnerDiscardsTreasure", (pick("4:9"), pick("15:15")))
    events = table.do(1, pick("4:9"))
    assert of_kind(events, DiceRerolled)[0].which == (0, 1, 2)
    assert (table.dice, table.owns(1)) == (".p.", ["15:15"])
    assert table.decision == AFTER_ANNOUNCEMENTS


@pytest.mark.rule("CS-260")
def test_red_discards_only_own_treasures() -> None:
    table = with_("red", "c", "c", "c", holds={1: "15:15", 2: "20:20"}).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert table.why(1, pick("20:20")) == "CS-260"


@pytest.mark.rule("CS-261")
def test_red_needs_a_treasure_and_the_token_is_none() -> None:
    colours = "purple red black"
    table = fly("c", "route", "c", at=2, dice="ff", modules="ext1 boscalumia", colours=colours, lit="1")
    assert table.on(AFTER_CRASH).why(1, USE_POWER) == "CS-261"


@pytest.mark.rule("CS-263")
def test_the_treasure_leaves_the_game_unseen() -> None:
    table = with_("red", "c", "c", "c", dice="ffff", holds={1: "15:15"}).on(AFTER_CRASH)
    left = table.left(15)
    table.act(1, USE_POWER)
    events = table.do(1, pick("15:15"))
    assert of_kind(events, TreasureDiscarded) == [TreasureDiscarded(1, 15)]
    assert "points" not in TreasureDiscarded.__slots__
    assert (table.left(15), table.owns(1), table.mine(1).points) == (left, [], 0)


@pytest.mark.rule("CS-264", "CS-265", "CS-266")
def test_blue_takes_over_and_is_bound_to_meet_the_events() -> None:
    table = with_("blue", "", "c c", "c").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert table.g.captain == 1
    assert table.aboard() == [0, 1, 2]
    assert table.on("CaptainDeclares").asked == (1,)
    assert table.can(1) == (DECLARE_SUCCESS,)
    poor = with_("blue", "", "c", "c").on(AFTER_CRASH)
    poor.act(1, USE_POWER)
    assert poor.on("CaptainDeclares").can(1) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-267")
def test_blue_may_come_after_other_cards_and_other_cards_after_it() -> None:
    table = with_("blue", "", "c", "route", dice="fff.", at=2).on(AFTER_CRASH)
    table.act(2, play("route"))
    table.do(0, Reroll((0,)))
    table.on(AFTER_CRASH).act(1, USE_POWER)
    assert table.decision == AFTER_ANNOUNCEMENTS
    help_first = with_("blue", "", "c", "?l").on(AFTER_CRASH)
    help_first.act(2, helping("?l"))
    help_first.act(1, USE_POWER)
    assert help_first.g.captain == 1


@pytest.mark.rule("CS-268")
def test_a_captain_cannot_take_over_from_oneself() -> None:
    table = with_("blue", "c route", "c", "c", seat=0).on(AFTER_CRASH)
    assert table.why(0, USE_POWER) == "CS-268"
    assert not table.public.seats[0].spent
