"""The characters Green and Yellow (CS-269 to CS-279, CS-535, CS-536)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, USE_POWER, Reroll
from astrodrome.games.celestia.records.card_events import CardsShown, PiratesIgnored
from astrodrome.games.celestia.records.offers import DeclareOffer, ReactionOffer, RerollOffer
from tests.celestia.characters import AFTER_CRASH, with_
from tests.celestia.refusal_cases import boat
from tests.celestia.table import cards, fly, helping, play
from tests.contract.events import of_kind


@pytest.mark.rule("CS-269", "CS-272")
def test_green_ignores_pirates_and_the_captain_declares_again() -> None:
    table = with_("green", "c", "c", "c", dice="fpp", at=6).on(AFTER_CRASH)
    events = table.act(1, USE_POWER)
    assert of_kind(events, PiratesIgnored) == [PiratesIgnored(1)]
    assert (table.decision, table.can(0)) == ("CaptainDeclares", (DECLARE_SUCCESS,))
    assert table.offer(0, DeclareOffer).needs == ("fog",)


@pytest.mark.rule("CS-270")
def test_ignored_pirates_are_frozen() -> None:
    table = with_("green", "", "c", "route", dice="fpf.", at=6).on(AFTER_CRASH)
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
    table = with_("green", "", "c", "route route", dice="fpfp.", at=6).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    table.act(2, play("route"))
    table.do(0, Reroll((0,)))
    assert table.dice == "ppf"
    assert table.on("CaptainDeclares").offer(0, DeclareOffer).needs == ("fog",)
    table.on(AFTER_CRASH).act(2, play("route"))
    assert table.why(0, Reroll((0,))) == "CS-270"


@pytest.mark.rule("CS-273")
def test_green_without_pirates_is_refused_and_stays_unspent() -> None:
    table = with_("green", "c", "route", "c", dice="ff").on(AFTER_CRASH)
    assert table.why(1, USE_POWER) == "CS-273"
    assert not table.public.seats[1].spent


@pytest.mark.rule("CS-535")
@pytest.mark.parametrize(
    ("dice", "card", "refused"),
    [("fp", "boat-pirates", "CS-535"), ("pp", "boat-birds", None), ("fp", "boat-fog", None)],
)
def test_green_is_refused_where_the_pilots_card_covers_the_pirates(dice: str, card: str, refused: str | None) -> None:
    table = boat("c", "route", "c", modules="ext1 ext2", colours="red green blue", boat=card, dice=dice).on(AFTER_CRASH)
    assert table.why(1, USE_POWER) == refused
    assert (USE_POWER in table.can(1)) == (refused is None)
    power = table.offer(1, ReactionOffer).power
    assert power is not None
    assert (power.refusal and power.refusal.rule) == refused


@pytest.mark.rule("CS-535")
@pytest.mark.parametrize(("dice", "refused"), [("fp", "CS-535"), ("pp", None)])
def test_green_is_refused_where_revealed_help_covers_every_pirate(dice: str, refused: str | None) -> None:
    table = with_("green", "", "route", "?p", dice=dice).on(AFTER_CRASH)
    table.act(2, helping("?p"))
    while table.decision == AFTER_CRASH:
        table.usual()
    table.do(0, DECLARE_CRASH)
    assert table.why(1, USE_POWER) == refused
    assert (USE_POWER in table.can(1)) == (refused is None)


@pytest.mark.rule("CS-535")
def test_green_is_refused_where_cards_turned_up_by_yellow_cover_the_pirates() -> None:
    table = fly("l", "c", "route", at=2, dice="fp", deck="p l", modules="ext1", colours="red yellow green").on(
        AFTER_CRASH
    )
    assert table.why(2, USE_POWER) is None
    table.act(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    assert table.why(2, USE_POWER) == "CS-535"


@pytest.mark.rule("CS-535")
def test_nobody_is_asked_for_the_sake_of_a_wasted_green() -> None:
    table = boat("c", "", "c", modules="ext1 ext2", colours="red green blue", boat="boat-pirates", dice="fp")
    table.on("CaptainDeclares").do(1, DECLARE_CRASH)
    assert (table.decision, 1 in table.asked) != (AFTER_CRASH, True)


USELESS_AND_USEFUL = [
    *[(left, "CS-536") for left in ("bandit", "p", "?p", "P l", "l ?l bandit")],
    *[(left, None) for left in ("t", "p t", "c", "?c", "C", "p ?c")],
]
"""What the discard pile holds where the dice show Fog alone, and whether Yellow is refused."""


@pytest.mark.rule("CS-536")
@pytest.mark.parametrize(("left", "refused"), USELESS_AND_USEFUL)
def test_yellow_is_refused_where_no_card_left_could_help(left: str, refused: str | None) -> None:
    table = with_("yellow", "", "route", "", discard=left, keeper=2).on(AFTER_CRASH)
    assert table.why(1, USE_POWER) == refused
    assert (USE_POWER in table.can(1)) == (refused is None)


@pytest.mark.rule("CS-274")
def test_yellow_shows_two_cards_of_the_deck_that_never_enter_a_hand() -> None:
    table = with_("yellow", "", "c", "c", deck="c l").on(AFTER_CRASH)
    hands = list(table.g.hand_size)
    events = table.act(1, USE_POWER)
    assert of_kind(events, CardsShown) == [CardsShown(cards("c l"), 2)]
    assert table.public.shown == cards("c l")
    assert table.g.hand_size == hands


@pytest.mark.rule("CS-275")
@pytest.mark.parametrize(("deck", "needs"), [("c l", 1), ("C l", 0), ("?c l", 1), ("?c ?c", 0)])
def test_equipment_of_all_sorts_counts_with_its_symbol(deck: str, needs: int) -> None:
    table = with_("yellow", "l", "c", "c", deck=deck, seat=0).on(AFTER_CRASH)
    table.act(0, USE_POWER)
    assert table.offer(0, DeclareOffer).needs == ("fog",) * needs


@pytest.mark.rule("CS-275")
def test_help_turned_up_counts_even_after_the_reveal() -> None:
    table = with_("yellow", "", "c", "?l", deck="?c ?c").on(AFTER_CRASH)
    table.act(2, helping("?l"))
    while table.decision == AFTER_CRASH:
        table.do(table.asked[0], table.can(table.asked[0])[0])
    table.do(0, DECLARE_CRASH)
    table.act(1, USE_POWER)
    assert table.can(0) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-276")
def test_a_turbo_turned_up_may_be_used_by_the_captain() -> None:
    table = with_("yellow", "c", "c", "c", deck="t l").on(AFTER_CRASH)
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
    table.on(AFTER_CRASH).act(1, USE_POWER)
    assert table.can(0) == (DECLARE_CRASH,)
    assert table.offer(0, DeclareOffer).needs == ("fog", "fog")


@pytest.mark.rule("CS-278")
@pytest.mark.parametrize(("hand", "moves"), [("c", True), ("", False)])
def test_the_cards_turned_up_are_discarded_at_the_end_of_the_step(hand: str, moves: bool) -> None:
    table = with_("yellow", hand, "", "", deck="c l", dice="ff").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    table.end_step()
    assert (table.city == 4) == moves
    assert {"c", "l"} <= set(table.discard.split())
    assert table.public.shown == ()


@pytest.mark.rule("CS-279")
def test_own_equipment_that_completes_the_cards_is_compulsory() -> None:
    table = with_("yellow", "c", "c", "c", deck="c h").on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert table.why(0, DECLARE_CRASH) == "CS-076"


@pytest.mark.rule("CS-164")
def test_yellow_needs_a_card_to_turn_up() -> None:
    table = with_("yellow", "c", "c route", "", keeper=2).on(AFTER_CRASH)
    assert table.why(1, USE_POWER) == "CS-164"


@pytest.mark.rule("CS-274", "CS-164")
def test_yellow_turns_up_what_there_is() -> None:
    table = with_("yellow", "c", "c", "", deck="l", keeper=2).on(AFTER_CRASH)
    table.act(1, USE_POWER)
    assert len(table.public.shown) == 1
