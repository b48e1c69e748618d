"""The six characters (CS-258 to CS-289)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    LEAVE,
    STAY,
    USE_POWER,
    Reroll,
)
from astrodrome.games.celestia.events import (
    CardsShown,
    ChoiceForced,
    DiceRerolled,
    PiratesIgnored,
    TreasureDiscarded,
    TreasureReturned,
    TreasureTaken,
)
from astrodrome.games.celestia.offers import DeclareOffer, RerollOffer
from tests.celestia.table import Table, cards, fly, helping, name, pick, play, told

PRE, POST, OK, KO = "PlayersBeforeRoll", "PlayersAfterAnnouncements", "PlayersAfterSuccess", "PlayersAfterCrash"


def with_(colour: str, *hands: str, seat: int = 1, **more: object) -> Table:
    """Give a seat a character; the others have powers that do not matter here."""
    idle = [other for other in ("purple", "black", "red", "blue") if other != colour]
    colours = [colour if here == seat else idle.pop(0) for here in range(len(hands))]
    more.setdefault("at", 2)
    more.setdefault("dice", "ff")
    return fly(*hands, modules="ext1", colours=" ".join(colours), **more)  # type: ignore[arg-type]  # passed on as given


@pytest.mark.rule("CS-258")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
@pytest.mark.parametrize("window", [PRE, POST, OK])
def test_crash_time_powers_wait_for_a_crash_announcement(colour: str, window: str) -> None:
    table = with_(colour, "c c p", "c", "c", dice="fp", holds={1: "15:15"}).on(window)
    assert table.why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-258")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_crash_time_powers_are_used_before_the_crash_is_final(colour: str) -> None:
    table = with_(colour, "c", "jetpack", "c", dice="pp", holds={1: "15:15"}).on(KO)
    assert table.why(1, USE_POWER) is None
    assert table.on("PlayersAtFall").why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-259")
def test_crash_time_powers_are_for_players_aboard() -> None:
    table = with_("yellow", "c", "c", "c", ashore=(1,)).on(KO)
    assert 1 not in table.asked
    spent = with_("red", "c", "spell", "c", dice="..f", at=2, ashore=(1,), holds={1: "15:15"}).on(POST)
    assert spent.why(1, USE_POWER) == "CS-258"


@pytest.mark.rule("CS-260", "CS-262")
def test_red_discards_a_treasure_and_rolls_all_dice_again() -> None:
    table = with_("red", "c", "c", "c", at=6, dice="ff..p.", holds={1: "15:15 4:9"}).on(KO)
    table.act(1, USE_POWER)
    assert (table.decision, table.can(1)) == ("OwnerDiscardsTreasure", (pick("4:9"), pick("15:15")))
    events = table.do(1, pick("4:9"))
    assert told(events, DiceRerolled)[0].which == (0, 1, 2)
    assert (table.dice, table.owns(1)) == (".p.", ["15:15"])
    assert table.decision == POST


@pytest.mark.rule("CS-260")
def test_red_discards_only_own_treasures() -> None:
    table = with_("red", "c", "c", "c", holds={1: "15:15", 2: "20:20"}).on(KO)
    table.act(1, USE_POWER)
    assert table.why(1, pick("20:20")) == "CS-260"


@pytest.mark.rule("CS-261")
def test_red_needs_a_treasure_and_the_token_is_none() -> None:
    table = with_("red", "c", "route", "c")
    table.g.tokens[1] = True
    assert table.on(KO).why(1, USE_POWER) == "CS-261"


@pytest.mark.rule("CS-263")
def test_the_treasure_leaves_the_game_unseen() -> None:
    table = with_("red", "c", "c", "c", dice="ffff", holds={1: "15:15"}).on(KO)
    left = table.left(15)
    table.act(1, USE_POWER)
    events = table.do(1, pick("15:15"))
    assert told(events, TreasureDiscarded) == [TreasureDiscarded(1, 15)]
    assert "points" not in TreasureDiscarded.__slots__
    assert (table.left(15), table.owns(1), table.mine(1).points) == (left, [], 0)


@pytest.mark.rule("CS-264", "CS-265", "CS-266")
def test_blue_takes_over_and_is_bound_to_meet_the_events() -> None:
    table = with_("blue", "", "c c", "c").on(KO)
    table.act(1, USE_POWER)
    assert table.g.captain == 1
    assert table.aboard() == [0, 1, 2]
    assert table.on("CaptainDeclares").asked == (1,)
    assert table.can(1) == (DECLARE_SUCCESS,)
    poor = with_("blue", "", "c", "c").on(KO)
    poor.act(1, USE_POWER)
    assert poor.on("CaptainDeclares").can(1) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-267")
def test_blue_may_come_after_other_cards_and_other_cards_after_it() -> None:
    table = with_("blue", "", "c", "route", dice="fff.", at=2).on(KO)
    table.act(2, play("route"))
    table.do(0, Reroll((0,)))
    table.on(KO).act(1, USE_POWER)
    assert table.decision == POST
    help_first = with_("blue", "", "c", "?l").on(KO)
    help_first.act(2, helping("?l"))
    help_first.act(1, USE_POWER)
    assert help_first.g.captain == 1


@pytest.mark.rule("CS-268")
def test_a_captain_cannot_take_over_from_oneself() -> None:
    table = with_("blue", "c route", "c", "c", seat=0).on(KO)
    assert table.why(0, USE_POWER) == "CS-268"
    assert not table.public.seats[0].spent


@pytest.mark.rule("CS-269", "CS-272")
def test_green_ignores_pirates_and_the_captain_declares_again() -> None:
    table = with_("green", "c", "c", "c", dice="fpp", at=6).on(KO)
    events = table.act(1, USE_POWER)
    assert told(events, PiratesIgnored) == [PiratesIgnored(1)]
    assert (table.decision, table.can(0)) == ("CaptainDeclares", (DECLARE_SUCCESS,))
    assert table.offer(0, DeclareOffer).needs == ("fog",)


@pytest.mark.rule("CS-270")
def test_ignored_pirates_are_frozen() -> None:
    table = with_("green", "", "c", "route", dice="fpf.", at=6).on(KO)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    table.act(2, play("route"))
    assert table.why(0, Reroll((1,))) == "CS-270"
    assert [choice.refusal and choice.refusal.rule for choice in table.offer(0, RerollOffer).dice] == [
        None,
        "CS-270",
        None,
    ]
    table.do(0, Reroll((0, 2)))
    assert table.dice == ".p" + table.dice[2]


@pytest.mark.rule("CS-271")
def test_later_pirates_of_the_step_are_ignored_and_frozen_too() -> None:
    table = with_("green", "", "c", "route route", dice="fpfp.", at=6).on(KO)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    table.act(2, play("route"))
    table.do(0, Reroll((0,)))
    assert table.dice == "ppf"
    assert table.on("CaptainDeclares").offer(0, DeclareOffer).needs == ("fog",)
    table.on(KO).act(2, play("route"))
    assert table.why(0, Reroll((0,))) == "CS-270"


@pytest.mark.rule("CS-273")
def test_green_without_pirates_is_refused_and_stays_unspent() -> None:
    table = with_("green", "c", "route", "c", dice="ff").on(KO)
    assert table.why(1, USE_POWER) == "CS-273"
    assert not table.public.seats[1].spent


@pytest.mark.rule("CS-274")
def test_yellow_shows_two_cards_of_the_deck_that_never_enter_a_hand() -> None:
    table = with_("yellow", "", "c", "c", deck="c l").on(KO)
    hands = list(table.g.hand_size)
    events = table.act(1, USE_POWER)
    assert told(events, CardsShown) == [CardsShown(cards("c l"), 2)]
    assert table.public.shown == cards("c l")
    assert table.g.hand_size == hands


@pytest.mark.rule("CS-275")
@pytest.mark.parametrize(("deck", "needs"), [("c l", 1), ("C l", 0), ("?c l", 1), ("?c ?c", 0)])
def test_equipment_of_all_sorts_counts_with_its_symbol(deck: str, needs: int) -> None:
    table = with_("yellow", "l", "c", "c", deck=deck, seat=0).on(KO)
    table.act(0, USE_POWER)
    assert table.offer(0, DeclareOffer).needs == ("fog",) * needs


@pytest.mark.rule("CS-275")
def test_help_turned_up_counts_even_after_the_reveal() -> None:
    table = with_("yellow", "", "c", "?l", deck="?c ?c").on(KO)
    table.act(2, helping("?l"))
    while table.decision == KO:
        table.do(table.asked[0], table.can(table.asked[0])[0])
    table.do(0, DECLARE_CRASH)
    table.act(1, USE_POWER)
    assert table.can(0) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-276")
def test_a_turbo_turned_up_may_be_used_by_the_captain() -> None:
    table = with_("yellow", "c", "c", "c", deck="t l").on(KO)
    table.act(1, USE_POWER)
    assert table.can(0) == (DECLARE_SUCCESS, DECLARE_CRASH)
    assert table.offer(0, DeclareOffer).payments == (cards("c"),)


@pytest.mark.rule("CS-277")
@pytest.mark.parametrize("word", ["route", "bandit", "jetpack", "boat-fog", "hook", "instructor"])
def test_other_cards_turned_up_have_no_effect(word: str) -> None:
    table = fly(
        "",
        "c",
        "c",
        at=2,
        dice="ff",
        deck=f"{word} l",
        modules="ext1 ext2 grappin instructor",
        colours="red yellow blue",
    )
    table.on(KO).act(1, USE_POWER)
    assert table.can(0) == (DECLARE_CRASH,)
    assert table.offer(0, DeclareOffer).needs == ("fog", "fog")


@pytest.mark.rule("CS-278")
@pytest.mark.parametrize(("hand", "moves"), [("c", True), ("", False)])
def test_the_cards_turned_up_are_discarded_at_the_end_of_the_step(hand: str, moves: bool) -> None:
    table = with_("yellow", hand, "", "", deck="c l", dice="ff").on(KO)
    table.act(1, USE_POWER)
    table.end_step()
    assert (table.city == 4) == moves
    assert {"c", "l"} <= set(table.discard.split())
    assert table.public.shown == ()


@pytest.mark.rule("CS-279")
def test_own_equipment_that_completes_the_cards_is_compulsory() -> None:
    table = with_("yellow", "c", "c", "c", deck="c h").on(KO)
    table.act(1, USE_POWER)
    assert table.why(0, DECLARE_CRASH) == "CS-076"


@pytest.mark.rule("CS-164")
def test_yellow_needs_a_card_to_turn_up() -> None:
    table = with_("yellow", "c", "c route", "c").on(KO)
    table.g.deck = []
    assert table.why(1, USE_POWER) == "CS-164"


@pytest.mark.rule("CS-274", "CS-164")
def test_yellow_turns_up_what_there_is() -> None:
    table = with_("yellow", "c", "c", "c").on(KO)
    table.g.deck = table.g.deck[-1:]
    table.act(1, USE_POWER)
    assert len(table.public.shown) == 1


@pytest.mark.rule("CS-280", "CS-282")
@pytest.mark.parametrize("seat", [0, 1])
def test_black_takes_two_dice_off_before_the_roll(seat: int) -> None:
    table = with_("black", "c c c", "c", "c", seat=seat, at=6, dice="f")
    table.act(seat, USE_POWER)
    assert len(table.on("PassengerAnnounces").g.dice) == 1
    later = with_("black", "c c c", "c", "c", seat=seat, at=6, dice="fff").on(POST)
    assert later.why(seat, USE_POWER) == "CS-282"


@pytest.mark.rule("CS-281")
def test_with_no_dice_the_step_succeeds_after_the_announcements() -> None:
    table = with_("black", "c", "", "", seat=0, at=2)
    table.act(0, USE_POWER)
    assert table.on("PassengerAnnounces").g.dice == []
    assert table.on("CaptainDeclares").can(0) == (DECLARE_SUCCESS,)
    assert table.end_step().city == 4
    assert "c" in table.hand(0)


@pytest.mark.rule("CS-283", "CS-286")
def test_purple_who_left_makes_another_passenger_leave_with_a_treasure() -> None:
    table = with_("purple", "c c", "c", "c", at=4, piles={4: "4 9"})
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.do(2, STAY)
    table.on(POST).act(1, USE_POWER)
    events = table.do(1, name(2))
    assert told(events, ChoiceForced) == [ChoiceForced(1, 2, False)]
    assert told(events, TreasureTaken) == [TreasureTaken(2, 4)]
    assert (table.aboard(), table.owns(2)) == ([0], ["4:9"])


@pytest.mark.rule("CS-283")
def test_purple_is_used_before_the_captain_declares() -> None:
    table = with_("purple", "c c", "c", "c")
    assert table.why(1, USE_POWER) == "CS-283"
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    assert table.on(POST).why(1, USE_POWER) is None
    assert table.on(OK).why(1, USE_POWER) == "CS-283"


@pytest.mark.rule("CS-283")
def test_purple_does_not_reopen_after_a_declaration() -> None:
    table = with_("purple", "c c spell", "c", "c", dice="f..", at=2)
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    table.on(OK).act(0, play("spell"))
    assert table.decision == POST
    assert table.why(1, USE_POWER) == "CS-283"


@pytest.mark.rule("CS-284")
def test_purple_must_have_announced_in_this_step() -> None:
    captain = with_("purple", "c c", "c", "c", seat=0)
    captain.on("PassengerAnnounces").do(1, LEAVE)
    assert captain.on(POST).why(0, USE_POWER) == "CS-284"
    ashore = with_("purple", "c c", "spell", "c", dice="f.", ashore=(1,)).on(POST)
    assert ashore.why(1, USE_POWER) == "CS-284"


@pytest.mark.rule("CS-285")
def test_the_captain_cannot_be_forced() -> None:
    table = with_("purple", "c c", "c", "c")
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.on(POST).act(1, USE_POWER)
    assert table.why(1, name(0)) == "CS-285"
    assert table.why(1, name(1)) == "CS-283"


@pytest.mark.rule("CS-283", "CS-284")
def test_who_announced_nothing_cannot_be_forced() -> None:
    table = with_("purple", "c c", "c", "c", "c", ashore=(3,))
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.on(POST).act(1, USE_POWER)
    assert table.why(1, name(3)) == "CS-283"


@pytest.mark.rule("CS-286")
def test_nobody_can_be_made_to_leave_an_empty_city() -> None:
    table = with_("purple", "c c", "c", "c", at=4, dice="f.", piles={4: 1})
    table.on("PassengerAnnounces").do(1, LEAVE)
    assert table.on(POST).why(1, USE_POWER) == "CS-286"


@pytest.mark.rule("CS-287")
def test_purple_who_stayed_brings_back_who_left() -> None:
    table = with_("purple", "c c", "c", "c", at=4, piles={4: "9 4"})
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    assert table.owns(2) == ["4:9"]
    table.on(POST).act(1, USE_POWER)
    events = table.do(1, name(2))
    assert told(events, TreasureReturned) == [TreasureReturned(2, 4)]
    assert (table.aboard(), table.owns(2), table.left(4)) == ([0, 1, 2], [], 2)
    assert table.public.seats[2].announced == "stays"


@pytest.mark.rule("CS-287")
def test_the_treasure_given_back_is_shuffled_in() -> None:
    tops = set()
    for seed in range(40):
        table = with_("purple", "c c", "c", "c", at=4, piles={4: "9 4 4 4"}, seed=seed)
        table.on("PassengerAnnounces").do(1, STAY)
        table.do(2, LEAVE)
        table.on(POST).act(1, USE_POWER)
        table.do(1, name(2))
        tops.add(table.g.tables.points[table.g.piles[2][-1]])
    assert tops == {4, 9}


@pytest.mark.rule("CS-288")
def test_who_had_to_stay_does_not_announce_again() -> None:
    table = with_("purple", "c c", "c", "c", "c", at=4, piles={4: 1})
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    table.do(3, STAY)
    table.on(POST).act(1, USE_POWER)
    table.do(1, name(2))
    assert table.left(4) == 1
    assert table.decision == POST


@pytest.mark.rule("CS-289")
def test_a_power_without_effect_is_refused_and_stays_unspent() -> None:
    table = with_("purple", "c c", "c", "c").on(POST)
    assert table.why(1, USE_POWER) == "CS-289"
    assert not table.public.seats[1].spent
    mixed = with_("purple", "c c", "c", "c", "c")
    mixed.on("PassengerAnnounces").do(1, STAY)
    mixed.do(2, LEAVE)
    mixed.do(3, STAY)
    mixed.on(POST).act(1, USE_POWER)
    assert mixed.why(1, name(3)) == "CS-289"
