"""Interactions of Extension 1 (CS-424 to CS-450)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    LEAVE,
    STAY,
    STOP,
    USE_POWER,
    LayCards,
    Reroll,
    UseSpyglass,
)
from astrodrome.games.celestia.records.card_events import DeckReshuffled, HelpRevealed, VesselMoored
from astrodrome.games.celestia.records.offers import DeclareOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from tests.celestia.table import Table, cards, fly, helping, name, pick, play
from tests.contract.events import of_kind

BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH, AFTER_LAYING, AT_FALL = (
    "PlayersBeforeRoll",
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
    "PlayersAtLaying",
    "PlayersAtFall",
)


def air(*hands: str, colours: str = "black purple red", **more: object) -> Table:
    """Set up a step with Extension 1."""
    more.setdefault("at", 4)
    more.setdefault("dice", "ff")
    return fly(*hands, modules="ext1", colours=colours, **more)  # type: ignore[arg-type]  # passed on as given


def revealed(table: Table) -> Table:
    """Let everybody pass until help is revealed."""
    before = len(of_kind(table.events, HelpRevealed))
    while len(of_kind(table.events, HelpRevealed)) == before:
        table.usual()
    return table


@pytest.mark.rule("CS-424")
@pytest.mark.parametrize("first", ["bandit", "black"])
def test_bandit_and_black_add_up_in_any_order(first: str) -> None:
    table = air("c", "bandit c", "c", at=1)
    steps = [(1, play("bandit")), (0, USE_POWER)]
    for seat, action in steps if first == "bandit" else steps[::-1]:
        table.act(seat, action)
    assert len(table.on("PassengerAnnounces").g.step.dice) == 2 + 1 - 2
    low = air("c", "c", "c", at=1)
    low.act(0, USE_POWER)
    assert low.on("PassengerAnnounces").g.step.dice == []


@pytest.mark.rule("CS-425")
def test_a_captain_alone_decides_to_leave_before_any_bandit() -> None:
    table = air("c", "bandit", "", ashore=(1, 2))
    assert (table.decision, table.asked) == ("CaptainMayStop", (0,))
    table.do(0, FLY_ON)
    assert table.decision == BEFORE_ROLL
    assert table.why(1, play("bandit")) is None
    assert table.why(0, STOP) == "AD-004"


@pytest.mark.rule("CS-426")
def test_a_jetpack_waits_for_the_dice_that_red_rolls() -> None:
    table = air("c", "jetpack", "c", dice="ffpp", holds={2: "15:15"}).on(AFTER_CRASH)
    table.act(2, USE_POWER)
    table.do(2, pick("15:15"))
    assert table.on(AFTER_CRASH).why(1, play("jetpack")) == "CS-141"
    assert table.on(AT_FALL).why(1, play("jetpack")) is None


@pytest.mark.rule("CS-427", "CS-428")
@pytest.mark.parametrize("by", ["red", "route"])
def test_a_re_roll_returns_face_down_help_and_leaves_revealed_help_in_force(by: str) -> None:
    hands = ("", "?c ?l c", "route c")
    down = air(*hands, dice="ffpp", holds={2: "15:15"}).on(AFTER_CRASH)
    down.act(1, helping("?c"))
    again(down, by)
    assert "?c" in down.hand(1)
    up = air(*hands, dice="fffp", holds={2: "15:15"}).on(AFTER_CRASH)
    up.act(1, helping("?c"))
    revealed(up).do(0, DECLARE_CRASH)
    again(up, by)
    assert up.public.help == cards("?c")
    assert len(up.on("CaptainDeclares").offer(0, DeclareOffer).needs) == 1, "the Compass still covers one fog"


def again(table: Table, by: str) -> None:
    """Roll dice again by the red power or by Alternative Route."""
    table.on(AFTER_CRASH)
    if by == "red":
        table.act(2, USE_POWER)
        table.do(2, pick("15:15"))
    else:
        table.act(2, play("route"))
        table.do(0, Reroll((0,)))


@pytest.mark.rule("CS-427")
def test_after_a_reveal_and_a_re_roll_no_new_help_round_follows() -> None:
    table = air("", "?c ?l c", "c", dice="ffpp", holds={2: "15:15"}).on(AFTER_CRASH)
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_CRASH)
    again(table, "red")
    assert table.on(AFTER_CRASH).why(1, helping("?l")) == "CS-253"


@pytest.mark.rule("CS-429")
def test_a_spyglass_returns_face_down_help_and_discards_revealed_help() -> None:
    down = air("", "?l", "c", holds={2: "2:S"}).on(AFTER_CRASH)
    down.act(1, helping("?l"))
    down.act(2, UseSpyglass(2))
    assert (down.on(AFTER_LAYING).hand(1), down.city) == ("?l", 4)
    up = air("", "?l c", "c", holds={2: "2:S"}).on(AFTER_CRASH)
    up.act(1, helping("?l"))
    revealed(up).do(0, DECLARE_CRASH)
    up.act(2, UseSpyglass(2))
    up.end_step()
    assert "?l" in up.discard.split()


@pytest.mark.rule("CS-430")
def test_revealed_help_counts_for_a_new_captain_who_placed_it() -> None:
    table = air("", "?c c", "c", colours="red blue black").on(AFTER_CRASH)
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_CRASH)
    table.act(1, USE_POWER)
    assert table.on("CaptainDeclares").can(1) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-431")
def test_the_new_captains_face_down_help_goes_back_and_the_others_stays() -> None:
    table = air("", "?c c", "?l c", colours="red blue black").on(AFTER_CRASH)
    table.act(1, helping("?c"))
    table.act(2, helping("?l"))
    table.act(1, USE_POWER)
    assert table.g.help_placed[1] == ()
    assert "?c" in table.hand(1)
    assert table.mine(2).placed == cards("?l")


@pytest.mark.rule("CS-432")
def test_the_former_captain_may_help_the_new_one() -> None:
    table = air("?c", "c", "c", colours="red blue black").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert table.on(AFTER_CRASH).why(0, helping("?c")) is None


@pytest.mark.rule("CS-433")
def test_a_new_captain_gets_no_second_help_round() -> None:
    table = air("?p", "c", "?l c", colours="red blue black", dice="ff").on(AFTER_CRASH)
    table.act(2, helping("?l"))
    revealed(table).do(0, DECLARE_CRASH)
    table.act(1, USE_POWER)
    assert table.on(AFTER_CRASH).why(0, helping("?p")) == "CS-253"


@pytest.mark.rule("CS-434")
def test_after_the_takeover_the_new_captain_chooses_the_dice() -> None:
    table = air("route", "c", "c", colours="red blue black").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.let(0, play("route"))
    assert (table.decision, table.asked) == ("CaptainChoosesDice", (1,))


@pytest.mark.rule("CS-435")
def test_after_a_crash_of_the_new_captain_its_left_neighbour_follows() -> None:
    table = air("", "c", "c", "c", colours="red green blue black", dice="ff").on(AFTER_CRASH)
    table.act(2, USE_POWER)
    while table.g.voyage == 1:
        table.usual()
    assert table.g.captain == 3


@pytest.mark.rule("CS-436")
def test_after_a_success_of_the_new_captain_the_next_one_aboard_follows() -> None:
    table = air("", "c", "c c", colours="red green blue").on(AFTER_CRASH)
    table.act(2, USE_POWER)
    assert table.end_step().g.captain == 0, "the former captain is to the left of the new one"


@pytest.mark.rule("CS-437")
def test_after_a_spyglass_blue_cannot_take_over() -> None:
    table = air("", "mooring", "c", colours="red blue black", holds={2: "2:S"}).on(AFTER_CRASH)
    table.act(2, UseSpyglass(2))
    assert table.on(AFTER_LAYING).why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-438")
def test_frozen_pirates_are_not_rolled_by_red() -> None:
    table = air("", "c", "c", at=6, colours="black green red", dice="fpf..", holds={2: "15:15"}).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    table.act(2, USE_POWER)
    table.do(2, pick("15:15"))
    assert table.dice == ".p."


@pytest.mark.rule("CS-439")
def test_pirates_forced_by_a_bad_spell_after_green_are_ignored() -> None:
    table = air("c", "c", "spell", at=6, colours="black green red", dice="fp.p").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_SUCCESS)
    table.on(AFTER_SUCCESS).act(2, play("spell"))
    assert table.dice == "fpp"
    assert table.on("CaptainDeclares").can(0) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-440")
def test_cards_on_the_table_are_not_part_of_a_reshuffle() -> None:
    table = air("", "?p c", "", colours="black red yellow", discard="c c", keeper=2).on(AFTER_CRASH)
    table.act(1, helping("?p"))
    revealed(table).do(0, DECLARE_CRASH)
    events = table.act(2, USE_POWER)
    assert of_kind(events, DeckReshuffled) == [DeckReshuffled(2)]
    assert (table.public.shown, table.public.help) == (cards("c c"), cards("?p"))


@pytest.mark.rule("CS-441")
def test_a_re_roll_leaves_yellows_cards_in_force() -> None:
    table = air("", "c", "c", colours="black yellow red", deck="c l", dice="pp..", holds={2: "15:15"}).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    table.act(2, USE_POWER)
    table.do(2, pick("15:15"))
    assert table.public.shown == cards("c l")


@pytest.mark.rule("CS-442")
def test_no_change_is_given_where_help_covers_one_of_two_dice() -> None:
    table = fly("C", "?c", "c", at=6, dice="fff", modules="ext1", colours="black purple red").on(AFTER_CRASH)
    table.act(1, helping("?c"))
    revealed(table)
    assert table.can(0) == (DECLARE_SUCCESS,)
    two = fly("C l", "?c ?l", "c", at=6, dice="ffl", modules="ext1", colours="black purple red")
    two.let(0, DECLARE_SUCCESS)
    assert two.on("CaptainLays").can(0) == (LayCards(cards("C l")),)
    one = fly("C", "?c ?l", "c", at=6, dice="ffl", modules="ext1", colours="black purple red").on(AFTER_CRASH)
    one.act(1, helping("?c ?l"))
    assert revealed(one).offer(0, DeclareOffer).payments == (cards("C"),)
    one.do(0, DECLARE_SUCCESS)
    one.end_step()
    assert one.hand(0) == ""


@pytest.mark.rule("CS-443")
def test_a_mooring_before_the_last_city_gives_nobody_a_treasure() -> None:
    table = air("c c c c", "mooring", "c", at=20, dice="ffff").on(AFTER_LAYING)
    table.act(1, play("mooring"))
    assert table.city == 20
    assert not of_kind(table.events, TreasureTaken)


@pytest.mark.rule("CS-444")
def test_a_captain_alone_who_is_moored_may_leave_in_the_same_city() -> None:
    table = air("c c", "mooring", "", ashore=(1, 2))
    table.do(0, FLY_ON)
    table.on(AFTER_LAYING).act(1, play("mooring"))
    assert (table.decision, table.city) == ("CaptainMayStop", 4)


@pytest.mark.rule("CS-445")
def test_moored_over_an_empty_city_nobody_can_leave() -> None:
    table = air("c c", "mooring", "c", "c", colours="black purple red green", piles={4: 1})
    table.let(1, STAY)
    table.do(2, LEAVE)
    table.on(AFTER_LAYING).act(1, play("mooring"))
    assert table.on("PassengerAnnounces").why(3, LEAVE) == "CS-058"


@pytest.mark.rule("CS-446")
def test_a_mooring_after_a_spyglass_loses_the_spyglass() -> None:
    table = air("", "mooring", "c", holds={2: "2:S"}).on(AFTER_CRASH)
    table.act(2, UseSpyglass(2))
    table.on(AFTER_LAYING).act(1, play("mooring"))
    assert (table.city, table.owns(2)) == (4, [])


@pytest.mark.rule("CS-447")
def test_revealed_help_is_discarded_with_the_captains_cards_when_moored() -> None:
    table = air("c", "?c mooring", "c").on(AFTER_CRASH)
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_SUCCESS)
    table.on(AFTER_LAYING).act(1, play("mooring"))
    assert {"c", "?c", "mooring"} <= set(table.discard.split())


@pytest.mark.rule("CS-448")
def test_after_a_mooring_there_is_no_bad_spell() -> None:
    table = air("c mooring", "spell mooring", "c", dice="f.").on(AFTER_SUCCESS)
    assert table.why(1, play("spell")) is None
    table.on(AFTER_LAYING).act(0, play("mooring"))
    assert of_kind(table.events, VesselMoored)
    assert (table.city, "spell" in table.hand(1)) == (4, True)


@pytest.mark.rule("CS-449")
def test_who_was_forced_to_stay_may_still_be_ejected() -> None:
    table = air("c c ejection", "c", "c", colours="red purple black")
    table.let(1, STAY)
    table.do(2, LEAVE)
    table.let(1, USE_POWER)
    table.do(1, name(2))
    assert 2 in table.aboard()
    table.let(0, play("ejection"))
    table.do(0, name(2))
    assert 2 not in table.aboard()


@pytest.mark.rule("CS-450")
def test_purple_alone_changes_an_announcement() -> None:
    table = air("c c route", "c", "spell", colours="red purple black", dice="f...")
    table.let(1, STAY)
    table.do(2, LEAVE)
    table.let(2, play("spell"))
    table.let(0, play("route"))
    table.do(0, Reroll((0,)))
    assert [seat.announced for seat in table.public.seats] == [None, "stays", "leaves"]
    table.let(1, USE_POWER)
    table.do(1, name(2))
    assert [seat.announced for seat in table.public.seats] == [None, "stays", "stays"]
