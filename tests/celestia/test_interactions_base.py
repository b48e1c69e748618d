"""Interactions of the base cards (CS-398 to CS-412, CS-504, CS-505)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, LEAVE, Reroll, UseSpyglass
from astrodrome.games.celestia.records.card_events import SpyglassUsed
from astrodrome.games.celestia.records.flight_events import VesselMoved
from tests.celestia.table import Table, fly, name, play
from tests.contract.events import of_kind

AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH, AT_FALL = (
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
    "PlayersAtFall",
)
ROUTE, SPELL, EJECT, JET = play("route"), play("spell"), play("ejection"), play("jetpack")


def reroll(table: Table, player: int, *dice: int) -> None:
    """Let a player play Alternative Route and the captain re-roll some dice."""
    table.act(player, ROUTE)
    table.do(table.g.captain, Reroll(dice))


@pytest.mark.rule("CS-398", "CS-399")
def test_re_rolls_follow_one_another_on_the_dice_as_they_then_lie() -> None:
    table = fly("c", "route", "spell spell", at=6, dice="f..ll.p").on(AFTER_ANNOUNCEMENTS)
    table.act(2, SPELL)
    assert table.dice == "fll"
    reroll(table, 1, 1)
    assert table.dice == "f.l", "a die just forced may be rolled again"
    table.act(2, SPELL)
    assert table.dice == "fpl", "and a blank that came of it may be hit"


@pytest.mark.rule("CS-400")
def test_a_second_bad_spell_hits_only_what_is_blank_then() -> None:
    table = fly("c", "spell", "spell", at=6, dice="...f.ll").on(AFTER_ANNOUNCEMENTS)
    table.act(1, SPELL)
    assert table.dice == "f.l"
    table.act(2, SPELL)
    assert table.dice == "fll"
    none = fly("c", "spell c", "spell", at=2, dice=".fl").on(AFTER_ANNOUNCEMENTS)
    none.act(1, SPELL)
    assert none.why(2, SPELL) == "CS-147"


@pytest.mark.rule("CS-401")
def test_two_alternative_routes_may_follow_one_another() -> None:
    table = fly("route", "route", "c", dice="fflp").on(AFTER_ANNOUNCEMENTS)
    reroll(table, 1, 0)
    reroll(table, 0, 1)
    assert table.dice == "lp"


@pytest.mark.rule("CS-402")
def test_a_re_roll_does_not_bring_an_ejected_passenger_back() -> None:
    table = fly("ejection route", "c", "spell", at=4, dice="f.ll").on(AFTER_ANNOUNCEMENTS)
    table.act(0, EJECT)
    table.do(0, name(1))
    reroll(table, 0, 0)
    table.act(2, SPELL)
    assert table.aboard() == [0, 2]


@pytest.mark.rule("CS-403")
def test_after_a_crash_announcement_spyglass_or_route_may_come_first() -> None:
    table = fly("c", "route", "c", at=6, dice="fffl", holds={2: "4:S"}).on(AFTER_CRASH)
    assert table.why(1, ROUTE) is None
    assert table.why(2, UseSpyglass(4)) is None
    reroll(table, 1, 0)
    table.on(AFTER_CRASH).act(2, UseSpyglass(4))
    assert table.city == 9
    assert table.public.word is None


@pytest.mark.rule("CS-404", "CS-403")
def test_after_a_spyglass_nothing_is_left_to_re_roll() -> None:
    table = fly("c", "spell route", "mooring", at=6, dice="ff.", holds={0: "4:S"}, modules="ext1")
    table.on(AFTER_CRASH).act(0, UseSpyglass(4))
    assert table.decision == "PlayersAtLaying"
    assert table.why(1, SPELL) == "CS-150"
    assert table.why(1, ROUTE) == "CS-120"


@pytest.mark.rule("CS-405")
def test_of_two_spyglasses_the_first_in_turn_order_is_used() -> None:
    table = fly("c", "c", "c", at=6, captain=1, dice="fff", holds={0: "4:S", 2: "2:S"}).on(AFTER_CRASH)
    table.do(0, UseSpyglass(4))
    table.do(1, table.can(1)[0])
    events = table.do(2, UseSpyglass(2))
    assert of_kind(events, SpyglassUsed) == [SpyglassUsed(2, 2)]
    assert table.owns(0) == ["4:S"]


@pytest.mark.rule("CS-406")
def test_a_spyglass_averts_the_crash_and_jetpacks_stay_in_hand() -> None:
    table = fly("c", "jetpack", "c", at=6, dice="fff", holds={2: "4:S"}).on(AFTER_CRASH)
    events = table.act(2, UseSpyglass(4))
    assert of_kind(events, VesselMoved)
    assert (table.hand(1), table.aboard()) == ("jetpack", [0, 1, 2])


@pytest.mark.rule("CS-407")
def test_a_jetpack_may_follow_an_alternative_route_that_did_not_help() -> None:
    table = fly("c", "route jetpack", "c", at=6, dice="fffp").on(AFTER_CRASH)
    reroll(table, 1, 0)
    table.on(AFTER_CRASH)
    assert table.why(1, JET) == "CS-141"
    table.on(AT_FALL).act(1, JET)
    assert len(table.owns(1)) == 1


@pytest.mark.rule("CS-408")
def test_who_was_ejected_cannot_land_by_jetpack_and_keeps_the_treasure() -> None:
    table = fly("ejection", "jetpack", "c", at=4, dice="ff", piles={4: "9 4"}).on(AFTER_ANNOUNCEMENTS)
    table.act(0, EJECT)
    table.do(0, name(1))
    table.on(AT_FALL)
    assert 1 not in table.asked
    assert table.end_step().owns(1) == ["4:9"]


@pytest.mark.rule("CS-409")
def test_with_one_treasure_left_the_first_in_turn_order_lands() -> None:
    table = fly("jetpack", "jetpack", "", at=4, dice="ff", piles={4: "9"}).on(AT_FALL)
    table.do(0, JET)
    table.do(1, JET)
    assert (table.owns(0), table.owns(1)) == (["4:9"], [])
    assert "jetpack" in table.hand(1)


@pytest.mark.rule("CS-410", "CS-411")
def test_two_ejections_need_two_treasures_and_the_last_takes_the_city_off_the_route() -> None:
    table = fly("c c ejection", "c", "c", "ejection", at=4, dice="ff", piles={4: 2}).on(AFTER_ANNOUNCEMENTS)
    table.act(0, EJECT)
    table.do(0, name(1))
    table.act(3, EJECT)
    table.do(3, name(2))
    assert (table.aboard(), table.left(4)) == ([0, 3], 0)
    assert table.g.next_stop(1) == 3
    short = fly("c c ejection", "c", "c", "ejection c", at=4, dice="f.", piles={4: 1}).on(AFTER_ANNOUNCEMENTS)
    short.act(0, EJECT)
    short.do(0, name(1))
    assert short.why(3, EJECT) == "CS-134"


@pytest.mark.rule("CS-412")
def test_a_success_by_turbo_may_be_decided_anew_after_a_bad_spell() -> None:
    table = fly("t t", "spell", "c", dice="f.l")
    table.let(0, DECLARE_SUCCESS)
    table.on(AFTER_SUCCESS).act(1, SPELL)
    assert table.on("CaptainDeclares").can(0) == (DECLARE_SUCCESS, DECLARE_CRASH)


@pytest.mark.rule("CS-504")
def test_what_may_be_played_after_a_crash_announcement() -> None:
    table = fly(
        "c t", "route spell ejection jetpack", "c", "route spell", at=6, dice="ff.", ashore=(3,), holds={1: "4:S"}
    )
    table.let(0, DECLARE_CRASH)
    assert table.decision == AFTER_CRASH
    assert 3 not in table.asked
    allowed = {word for word in ("route", "spell", "ejection", "jetpack", "c", "t") if table.why(1, play(word)) is None}
    assert allowed == {"route"}
    assert table.why(1, UseSpyglass(4)) is None
    assert table.on(AT_FALL).why(1, JET) is None


@pytest.mark.rule("CS-505")
def test_what_may_be_played_after_a_declared_success() -> None:
    table = fly("c c t", "route spell ejection jetpack", "c", at=6, dice="ff.", holds={1: "4:S"}).on(AFTER_SUCCESS)
    allowed = {word for word in ("route", "spell", "ejection", "jetpack", "c", "t") if table.why(1, play(word)) is None}
    assert allowed == {"route", "spell", "ejection"}
    assert table.why(1, UseSpyglass(4)) == "CS-154"
    assert LEAVE not in table.can(1)
