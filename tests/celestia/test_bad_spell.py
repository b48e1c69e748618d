"""Bad Spell (CS-144 to CS-151)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, LEAVE, STAY
from astrodrome.games.celestia.records.flight_events import DiceRerolled
from tests.celestia.table import fly, play
from tests.contract.events import of_kind

SPELL = play("spell")


@pytest.mark.rule("CS-144")
def test_every_player_may_play_it_ashore_too() -> None:
    table = fly("spell", "c", "spell", dice="f.", ashore=(2,)).on("PlayersAfterAnnouncements")
    assert table.why(0, SPELL) is None
    assert table.why(2, SPELL) is None
    assert fly("c", "spell", dice="f.").on("PlayersAfterAnnouncements").why(1, SPELL) is None


@pytest.mark.rule("CS-145")
def test_it_is_played_after_the_announcements_and_after_a_declared_success() -> None:
    table = fly("c c", "spell", "c", dice="f.f", modules="ext1")
    assert table.why(1, SPELL) == "CS-145"
    assert table.on("PlayersAfterSuccess").why(1, SPELL) is None


@pytest.mark.rule("CS-146")
def test_all_blank_dice_are_rolled_again_and_events_stay() -> None:
    table = fly("c c", "spell", "c", at=15, dice=".f..l.b").on("PlayersAfterAnnouncements")
    events = table.act(1, SPELL)
    assert of_kind(events, DiceRerolled)[0].which == (0, 2, 3)
    assert table.dice == "lf.b"


@pytest.mark.rule("CS-147")
def test_without_a_blank_die_it_is_refused_and_stays_in_hand() -> None:
    table = fly("c c", "spell", "c", dice="ff").on("PlayersAfterAnnouncements")
    assert table.why(1, SPELL) == "CS-147"
    assert table.hand(1) == "spell"


@pytest.mark.rule("CS-148")
def test_nobody_may_change_an_announcement_after_the_re_roll() -> None:
    table = fly("c c", "spell", "c", dice="f.p")
    table.do(1, LEAVE)
    table.do(2, STAY)
    table.on("PlayersAfterAnnouncements").act(1, SPELL)
    table.on("CaptainDeclares")
    assert table.aboard() == [0, 2]


@pytest.mark.rule("CS-149")
def test_after_a_declared_success_the_captain_looks_again_and_may_have_to_crash() -> None:
    table = fly("c", "spell", "c", dice="f.p").on("PlayersAfterSuccess")
    table.act(1, SPELL)
    assert table.decision == "PlayersAfterAnnouncements"
    assert table.on("CaptainDeclares").can(0) == (DECLARE_CRASH,)
    assert table.hand(0) == "c"


@pytest.mark.rule("CS-150")
def test_it_is_too_late_once_cards_are_laid_or_the_crash_is_final() -> None:
    laid = fly("c c", "spell", "c", dice="f.", modules="ext1").on("PlayersAtLaying")
    assert laid.why(1, SPELL) == "CS-150"
    final = fly("", "spell", "c", dice="f.").on("PlayersAtFall")
    assert final.why(1, SPELL) == "CS-150"


@pytest.mark.rule("CS-151")
def test_it_is_not_played_while_a_crash_announcement_stands() -> None:
    table = fly("", "spell route", "c", dice="f.f.").on("PlayersAfterCrash")
    assert table.why(1, SPELL) == "CS-151"
    table.act(1, play("route"))
    table.do(0, table.can(0)[1])
    assert table.decision == "PlayersAfterAnnouncements"
    assert table.why(1, SPELL) is None, "the step is back in the window before"
