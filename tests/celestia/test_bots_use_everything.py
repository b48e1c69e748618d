"""Practised travellers use powers, lifeboat, bonuses, gifts and the Grappling Hook where that pays, and only there."""

from __future__ import annotations

import pytest

from astrodrome.bots.celestia.card_plays import reaction
from astrodrome.bots.celestia.odds import boat_odds, own_odds
from astrodrome.bots.celestia.outlook import outlook
from astrodrome.bots.celestia.practised import practised_announcement, practised_choice, practised_serves
from astrodrome.bots.celestia.traveller import Traveller
from astrodrome.bots.dealer import ask
from astrodrome.games.celestia.content.cards import KIND
from astrodrome.games.celestia.records import actions as a
from astrodrome.kernel.records import PASS, Action
from tests.celestia.characters import AFTER_ANNOUNCEMENTS, AFTER_CRASH, with_
from tests.celestia.table import Table, card, fly, helping, name, play, row
from tests.celestia.test_christmas import feast
from tests.celestia.test_matryoshburg import exchange, swap, visiting

LAY = "PlayersAtLaying"
FULL = "c c c l l l h h h p p p"


def reacts(table: Table, seat: int) -> Action:
    """Return what a seat does at once in the open window."""
    assert seat in table.asked
    return reaction(table.g, seat, table.can(seat), outlook(table.g, seat, 1.0), practised_serves)


@pytest.mark.parametrize(("captain", "uses"), [(FULL, True), ("", False)])
def test_purple_who_left_puts_a_rival_ashore_whom_the_captain_would_carry_far(captain: str, uses: bool) -> None:
    table = with_("purple", captain, "c", "c", at=15, dice="f...")
    table.on("PassengerAnnounces").do(1, a.LEAVE)
    table.do(2, a.STAY)
    assert reacts(table.on(AFTER_ANNOUNCEMENTS), 1) == (a.USE_POWER if uses else PASS)


@pytest.mark.parametrize(("captain", "uses"), [("", True), (FULL, False)])
def test_purple_who_stayed_calls_a_rival_back_to_a_likely_crash(captain: str, uses: bool) -> None:
    table = with_("purple", captain, "jetpack", "c", at=9, dice="f..")
    table.on("PassengerAnnounces").do(1, a.STAY)
    table.do(2, a.LEAVE)
    assert reacts(table.on(AFTER_ANNOUNCEMENTS), 1) == (a.USE_POWER if uses else PASS)


def test_a_lifeboat_card_makes_its_own_symbol_free() -> None:
    table = fly("", "boat-fog l h p", "", at=4, dice="ff", modules="ext2")
    kind = KIND[card("boat-fog")]
    assert boat_odds(table.g, 1, 2, kind)[0] > own_odds(table.g, 1, 2)[0]
    assert boat_odds(table.g, 1, 2, kind)[1] >= own_odds(table.g, 1, 2)[1]


@pytest.mark.parametrize(
    ("hand", "odds", "wanted"),
    [
        ("boat-fog c c l l h h p p t", 0.0, row("boat-fog")),  # the captain is lost, the own hand is not
        ("boat-fog", 0.0, a.LEAVE),  # nothing to row with
        ("boat-fog c c l l h h p p t", 1.0, a.STAY),  # no card is spent where the captain is sure
    ],
)
def test_a_passenger_rows_where_the_own_hand_does_and_the_captains_does_not(
    hand: str, odds: float, wanted: Action
) -> None:
    table = fly("", hand, "c", at=6, dice="fff", modules="ext2").on("PassengerAnnounces")
    assert practised_announcement(table.g, 1, table.can(1), odds, 1.0) == wanted


def test_in_matryoshburg_a_poor_treasure_is_exchanged_and_a_good_one_kept() -> None:
    table = visiting("c", "l", "h", holds={0: "9:9", 1: "9:12"}, piles={9: "12 9 12"})
    assert practised_choice(table.g, 0, table.can(0)) == swap("9:9")
    assert practised_choice(table.g, 1, table.can(1)) == a.DRAW_CARD


def test_in_matryoshburg_a_large_hand_of_one_kind_is_exchanged() -> None:
    table = visiting("l l l l", "c l h p", "h h h")
    assert practised_choice(table.g, 0, table.can(0)) == exchange("l l l l")
    assert practised_choice(table.g, 1, table.can(1)) == a.DRAW_CARD, "it meets what may come"
    assert practised_choice(table.g, 2, table.can(2)) == a.DRAW_CARD, "too few to lose a card for"


def test_the_best_gift_goes_to_the_weakest_by_the_treasures_that_lie_open() -> None:
    """Seat 1 looks weaker by its cities, seat 2 is weaker by its points."""
    table = feast("25:25 1:1", {0: "25:25 25:25", 1: "6:12 6:9", 2: "9:9 9:9"})
    assert practised_choice(table.g, 0, table.can(0)) == name(2)


def test_who_was_put_ashore_comes_back_with_the_hook() -> None:
    table = fly("c c c", "hook", "ejection", at=20, dice="f...", modules="grappin")
    table.let(2, play("ejection"))
    table.do(2, name(1))
    assert reacts(table.on(LAY), 1) == play("hook")


def with_help(dice: str) -> Table:
    """Let Green put a Help card against Pirates down, after the crash of an empty hand."""
    table = with_("green", "", "?p c c l l h h t", "c", dice=dice, at=9).on(AFTER_CRASH)
    table.act(1, helping("?p"))
    assert a.USE_POWER in table.can(1)
    return table


def test_green_is_kept_where_the_own_help_covers_the_pirates() -> None:
    assert reacts(with_help("p.."), 1) == PASS
    assert reacts(with_help("pp."), 1) == a.USE_POWER


def test_only_a_practised_traveller_keeps_green() -> None:
    """What `easy` does and what play-outs guess stays as it was."""
    table = with_help("p..").game
    assert ask(table, 1, Traveller(0), 0) == a.USE_POWER
    assert ask(table, 1, Traveller(0, practised=True), 0) == PASS
