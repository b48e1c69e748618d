"""The characters Black and Purple (CS-280 to CS-289)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STAY, USE_POWER
from astrodrome.games.celestia.records.card_events import ChoiceForced
from astrodrome.games.celestia.records.treasure_events import TreasureReturned, TreasureTaken
from tests.celestia.characters import AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, with_
from tests.celestia.table import name, play
from tests.contract.events import of_kind


@pytest.mark.rule("CS-280", "CS-282")
@pytest.mark.parametrize("seat", [0, 1])
def test_black_takes_two_dice_off_before_the_roll(seat: int) -> None:
    table = with_("black", "c c c", "c", "c", seat=seat, at=6, dice="f")
    table.act(seat, USE_POWER)
    assert len(table.on("PassengerAnnounces").g.step.dice) == 1
    later = with_("black", "c c c", "c", "c", seat=seat, at=6, dice="fff").on(AFTER_ANNOUNCEMENTS)
    assert later.why(seat, USE_POWER) == "CS-282"


@pytest.mark.rule("CS-281")
def test_with_no_dice_the_step_succeeds_after_the_announcements() -> None:
    table = with_("black", "c", "", "", seat=0, at=2)
    table.act(0, USE_POWER)
    assert table.on("PassengerAnnounces").g.step.dice == []
    assert table.on("CaptainDeclares").can(0) == (DECLARE_SUCCESS,)
    assert table.end_step().city == 4
    assert "c" in table.hand(0)


@pytest.mark.rule("CS-283", "CS-286")
def test_purple_who_left_makes_another_passenger_leave_with_a_treasure() -> None:
    table = with_("purple", "c c", "c", "c", at=4, piles={4: "4 9"})
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.do(2, STAY)
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    events = table.do(1, name(2))
    assert of_kind(events, ChoiceForced) == [ChoiceForced(1, 2, False)]
    assert of_kind(events, TreasureTaken) == [TreasureTaken(2, 4)]
    assert (table.aboard(), table.owns(2)) == ([0], ["4:9"])


@pytest.mark.rule("CS-283")
def test_purple_is_used_before_the_captain_declares() -> None:
    table = with_("purple", "c c", "c", "c")
    assert table.why(1, USE_POWER) == "CS-283"
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    assert table.on(AFTER_ANNOUNCEMENTS).why(1, USE_POWER) is None
    assert table.on(AFTER_SUCCESS).why(1, USE_POWER) == "CS-283"


@pytest.mark.rule("CS-221", "CS-283")
def test_purple_forces_one_passenger_and_is_spent() -> None:
    table = with_("purple", "c c", "c", "c", "c", at=4, piles={4: "4 9 4"})
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.do(2, STAY)
    table.do(3, STAY)
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    table.do(1, name(2))
    assert 1 not in table.on(AFTER_ANNOUNCEMENTS).asked


@pytest.mark.rule("CS-283")
def test_purple_does_not_reopen_after_a_declaration() -> None:
    table = with_("purple", "c c spell", "c", "c", dice="f..", at=2)
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    table.on(AFTER_SUCCESS).act(0, play("spell"))
    assert table.decision == AFTER_ANNOUNCEMENTS
    assert table.why(1, USE_POWER) == "CS-283"


@pytest.mark.rule("CS-284")
def test_purple_must_have_announced_in_this_step() -> None:
    captain = with_("purple", "c c", "c", "c", seat=0)
    captain.on("PassengerAnnounces").do(1, LEAVE)
    assert captain.on(AFTER_ANNOUNCEMENTS).why(0, USE_POWER) == "CS-284"
    ashore = with_("purple", "c c", "spell", "c", dice="f.", ashore=(1,)).on(AFTER_ANNOUNCEMENTS)
    assert ashore.why(1, USE_POWER) == "CS-284"


@pytest.mark.rule("CS-285")
def test_the_captain_cannot_be_forced() -> None:
    table = with_("purple", "c c", "c", "c")
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    assert table.why(1, name(0)) == "CS-285"
    assert table.why(1, name(1)) == "CS-283"


@pytest.mark.rule("CS-283", "CS-284")
def test_who_announced_nothing_cannot_be_forced() -> None:
    table = with_("purple", "c c", "c", "c", "c", ashore=(3,))
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    assert table.why(1, name(3)) == "CS-283"


@pytest.mark.rule("CS-286")
def test_nobody_can_be_made_to_leave_an_empty_city() -> None:
    table = with_("purple", "c c", "c", "c", at=4, dice="f.", piles={4: 1})
    table.on("PassengerAnnounces").do(1, LEAVE)
    assert table.on(AFTER_ANNOUNCEMENTS).why(1, USE_POWER) == "CS-286"


@pytest.mark.rule("CS-287")
def test_purple_who_stayed_brings_back_who_left() -> None:
    table = with_("purple", "c c", "c", "c", at=4, piles={4: "9 4"})
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    assert table.owns(2) == ["4:9"]
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    events = table.do(1, name(2))
    assert of_kind(events, TreasureReturned) == [TreasureReturned(2, 4)]
    assert (table.aboard(), table.owns(2), table.left(4)) == ([0, 1, 2], [], 2)
    assert table.public.seats[2].announced == "stays"
    assert not table.public.seats[2].got_off


@pytest.mark.rule("CS-287")
def test_the_treasure_given_back_is_shuffled_in() -> None:
    tops = set()
    for seed in range(40):
        table = with_("purple", "c c", "c", "c", at=4, piles={4: "9 4 4 4"}, seed=seed)
        table.on("PassengerAnnounces").do(1, STAY)
        table.do(2, LEAVE)
        table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
        table.do(1, name(2))
        tops.add(table.g.tables.points[table.g.piles[2][-1]])
    assert tops == {4, 9}


@pytest.mark.rule("CS-288")
def test_who_had_to_stay_does_not_announce_again() -> None:
    table = with_("purple", "c c", "c", "c", "c", at=4, piles={4: 1})
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    table.do(3, STAY)
    table.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    table.do(1, name(2))
    assert table.left(4) == 1
    assert table.decision == AFTER_ANNOUNCEMENTS


@pytest.mark.rule("CS-289")
def test_a_power_without_effect_is_refused_and_stays_unspent() -> None:
    table = with_("purple", "c c", "c", "c").on(AFTER_ANNOUNCEMENTS)
    assert table.why(1, USE_POWER) == "CS-289"
    assert not table.public.seats[1].spent
    mixed = with_("purple", "c c", "c", "c", "c")
    mixed.on("PassengerAnnounces").do(1, STAY)
    mixed.do(2, LEAVE)
    mixed.do(3, STAY)
    mixed.on(AFTER_ANNOUNCEMENTS).act(1, USE_POWER)
    assert mixed.why(1, name(3)) == "CS-289"
