"""Alternative Route (CS-119 to CS-125)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STAY, Reroll
from astrodrome.games.celestia.records.card_events import CardReturned
from astrodrome.games.celestia.records.flight_events import DiceRerolled
from astrodrome.games.celestia.records.offers import RerollOffer
from tests.celestia.table import Table, fly, play
from tests.contract.events import of_kind


def played(table: Table, window: str = "PlayersAfterAnnouncements", seat: int = 1) -> Table:
    """Let a player play Alternative Route in a window."""
    table.on(window).act(seat, play("route"))
    return table


@pytest.mark.rule("CS-119")
def test_captain_and_passengers_may_play_it_and_who_is_ashore_may_not() -> None:
    table = fly("route", "c", "route spell", "c", dice="f.", ashore=(2,)).on("PlayersAfterAnnouncements")
    assert table.why(0, play("route")) is None
    assert table.why(2, play("route")) == "CS-119"
    assert fly("c", "route", "c", dice="f.").on("PlayersAfterAnnouncements").why(1, play("route")) is None


@pytest.mark.rule("CS-120")
@pytest.mark.parametrize(
    ("hand", "window"),
    [("c c", "PlayersAfterAnnouncements"), ("c c", "PlayersAfterSuccess"), ("c", "PlayersAfterCrash")],
)
def test_a_declaration_does_not_close_it(hand: str, window: str) -> None:
    assert fly(hand, "route", "c", dice="ff").on(window).why(1, play("route")) is None


@pytest.mark.rule("CS-120")
def test_it_is_too_late_once_cards_are_laid_or_the_crash_is_final() -> None:
    laid = fly("c c", "route", "c", dice="ff", modules="ext1").on("PlayersAtLaying")
    assert laid.why(1, play("route")) == "CS-120"
    final = fly("c", "route", "c", dice="ff").on("PlayersAtFall")
    assert final.why(1, play("route")) == "CS-120"


@pytest.mark.rule("CS-121")
def test_the_captain_chooses_the_dice_whoever_played_the_card() -> None:
    table = played(fly("c", "route", "c", at=6, dice="flbp"))
    assert table.asked == (0,)
    assert len(table.can(0)) == 2**3
    table.do(0, Reroll((1,)))
    assert table.dice == "fpb"


@pytest.mark.rule("CS-121")
def test_only_dice_that_are_there_can_be_chosen_each_once() -> None:
    table = played(fly("c", "route", "c", at=6, dice="flb"))
    for wrong in ((3,), (-1,), (1, 1), (2, 0)):
        assert table.why(0, Reroll(wrong)) == "CS-121"


@pytest.mark.rule("CS-122")
def test_blanks_may_be_rolled_again_too() -> None:
    table = played(fly("c", "route", "c", dice=".ff."))
    assert [choice.refusal for choice in table.offer(0, RerollOffer).dice] == [None, None]
    table.do(0, Reroll((0, 1)))
    assert table.dice == "f."


@pytest.mark.rule("CS-123")
def test_without_a_die_chosen_the_word_stands_and_the_card_goes_back() -> None:
    table = played(fly("c c", "route", "c", dice="ff"), "PlayersAfterSuccess")
    events = table.do(0, Reroll(()))
    assert of_kind(events, CardReturned) == [CardReturned(1, "alternative-route")]
    assert not of_kind(events, DiceRerolled)
    assert (table.hand(1), table.discard, table.public.word) == ("route", "", "success")


@pytest.mark.rule("CS-124")
def test_nobody_may_change_an_announcement_after_the_re_roll() -> None:
    table = fly("c", "route", "c", dice="ff..")
    table.do(1, STAY)
    table.do(2, LEAVE)
    played(table)
    table.do(0, Reroll((0, 1)))
    table.on("CaptainDeclares").do(0, DECLARE_SUCCESS)
    assert table.end_step().aboard() == [0, 1]


@pytest.mark.rule("CS-125")
def test_it_cannot_be_played_before_all_have_announced() -> None:
    table = fly("c", "route", "c", dice="ff", modules="ext1")
    assert table.decision == "PlayersBeforeRoll"
    assert table.why(1, play("route")) == "CS-125"
    assert table.on("PassengerAnnounces").why(1, play("route")) == "CS-061"
