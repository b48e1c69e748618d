"""What a seat remembers of hands and piles, and how it fades."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import CARDS, KINDS, MODULES
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.options import Options
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import (
    card_was_seen,
    equipment_was_short,
    pile_was_searched,
    remember_hand,
    spyglass_was_seen,
    treasure_left_pile,
    treasure_was_put_under,
    treasure_was_recognised,
    treasure_was_returned,
    treasures_were_sampled,
    without,
)
from tests.celestia.table import card, fly, helping, pick, play, treasure

CITY = 2
"""The index of city 4."""


def table_of(pile: str = "4 4 6 9", modules: str = "instructor") -> Celestia:
    """Return a state with a known pile of city 4."""
    return fly("c", "c", "c", at=4, dice="ff", modules=modules, piles={4: pile}).g


def number(g: Celestia, word: str) -> int:
    """Return the number of a treasure."""
    return g.tables.number_of[treasure(word)]


def numbers(g: Celestia, words: str) -> tuple[int, ...]:
    """Return the numbers of some treasures of city 4."""
    return tuple(number(g, f"4:{word}") for word in words.split())


def test_a_searched_pile_is_remembered_whole_and_from_then_on() -> None:
    g = table_of()
    pile_was_searched(g, 1, CITY)
    for taker in (0, 2):
        treasure_left_pile(g, CITY, taker)
    pile_was_searched(g, 1, CITY)
    assert (g.memory.piles[1][CITY], g.memory.takers_since[1][CITY]) == (numbers(g, "4 4 6 9"), ())
    assert g.memory.piles[0][CITY] == ()


def test_who_takes_from_a_remembered_pile_is_noted_by_the_others() -> None:
    g = table_of()
    pile_was_searched(g, 1, CITY)
    treasure_left_pile(g, CITY, 2)
    treasure_left_pile(g, CITY, None)
    treasure_left_pile(g, CITY, 1)
    assert g.memory.takers_since[1][CITY] == (2, None)
    assert g.memory.takers_since[0][CITY] == (), "who remembers nothing notes nothing"


def test_a_treasure_taken_oneself_is_recognised() -> None:
    g = table_of()
    pile_was_searched(g, 1, CITY)
    treasure_was_recognised(g, 1, number(g, "4:4"))
    assert g.memory.piles[1][CITY] == numbers(g, "4 6 9")
    treasure_was_recognised(g, 1, number(g, "4:S"))
    assert g.memory.piles[1][CITY] == numbers(g, "4 6 9")


def test_a_treasure_given_back_is_remembered_and_its_giver_no_longer_a_taker() -> None:
    g = table_of()
    pile_was_searched(g, 1, CITY)
    treasure_left_pile(g, CITY, 2)
    treasure_was_returned(g, 2, number(g, "4:9"))
    assert g.memory.takers_since[1][CITY] == ()
    assert g.memory.piles[2][CITY] == numbers(g, "9")


def test_a_hook_takes_its_player_off_the_takers() -> None:
    hands = ("c c", "instructor", "hook c", "c")
    table = fly(*hands, at=4, dice="ff", modules="instructor grappin", piles={4: "6 4 9 4"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    table.let(2, a.LEAVE, a.TAKE_TOP)
    assert table.g.memory.takers_since[1][CITY] == (2,)
    table.let(2, play("hook"))
    assert table.g.memory.takers_since[1][CITY] == ()


def test_a_treasure_put_under_a_pile_is_remembered_by_its_giver_alone() -> None:
    g = table_of()
    pile_was_searched(g, 1, CITY)
    treasure_left_pile(g, CITY, 2)
    treasure_was_put_under(g, 2, number(g, "4:9"))
    assert g.memory.piles[2][CITY] == numbers(g, "9")
    assert g.memory.takers_since[1][CITY] == (2,), "which treasure went under is not known to the others"


def test_treasures_put_back_by_a_crew_join_what_is_remembered() -> None:
    g = table_of()
    treasures_were_sampled(g, 1, CITY, list(numbers(g, "4 9")))
    treasures_were_sampled(g, 1, CITY, list(numbers(g, "4 4")))
    assert g.memory.piles[1][CITY] == numbers(g, "4 4 9")
    treasure_left_pile(g, CITY, 0)
    treasures_were_sampled(g, 1, CITY, list(numbers(g, "6")))
    assert (g.memory.piles[1][CITY], g.memory.takers_since[1][CITY]) == (numbers(g, "6"), ()), (
        "what may have been taken is let go"
    )


def test_a_used_spyglass_is_taken_off_what_is_remembered() -> None:
    g = table_of("4 S")
    pile_was_searched(g, 1, CITY)
    spyglass_was_seen(g, 2, number(g, "4:S"))
    assert number(g, "4:S") in g.memory.piles[1][CITY], "seat 2 has taken nothing from that pile"
    treasure_left_pile(g, CITY, 2)
    spyglass_was_seen(g, 2, number(g, "4:S"))
    assert (g.memory.piles[1][CITY], g.memory.takers_since[1][CITY]) == (numbers(g, "4"), ())


@pytest.mark.rule("CS-386", "CS-393", "CS-200")
def test_piles_are_seen_where_treasures_go_back_or_are_chosen() -> None:
    seen = {module for module in MODULES if Edition(Options(modules=(module,))).piles_are_seen}
    assert seen == {"two", "ext1", "matryoshburg", "grappin", "instructor"}


def test_where_no_pile_is_ever_seen_nothing_is_noted() -> None:
    g = fly("c", "c", "c", at=4, dice="ff").g
    treasure_left_pile(g, CITY, 1)
    treasure_was_recognised(g, 1, 0)
    spyglass_was_seen(g, 1, number(g, "4:S"))
    assert (g.memory.piles, g.memory.takers_since) == ([], [])


def test_a_spied_hand_fades_card_by_card() -> None:
    g = fly("c c", "c", "c", at=4, dice="ff", modules="ext2").g
    compass = CARDS.index(card("c"))
    remember_hand(g, 1, 0)
    assert g.memory.cards_spied[1][0 * KINDS + compass] == 2
    for left in (1, 0, 0):
        card_was_seen(g, 0, compass)
        assert g.memory.cards_spied[1][0 * KINDS + compass] == left
    remember_hand(g, 1, 2)
    assert g.memory.cards_spied[1][2 * KINDS + compass] == 1
    assert g.memory.cards_spied[0] == []


@pytest.mark.rule("CS-342")
def test_of_a_spied_hand_only_the_card_that_left_is_forgotten() -> None:
    g = fly("c", "c", "l t jetpack", at=4, dice="ff", modules="ext2").g
    for spy in (0, 1):
        remember_hand(g, spy, 2)
    card_was_seen(g, 2, CARDS.index(card("t")))
    left = [int(name in (card("l"), card("jetpack"))) for name in CARDS]
    assert g.memory.cards_spied == [[0] * (2 * KINDS) + left] * 2 + [[]]


def test_a_card_that_left_openly_is_no_longer_known_to_have_come_back() -> None:
    table = fly("", "route c", "c", at=6, dice="fff", modules="ext1", colours="red purple black")
    table.let(1, play("route"))
    table.do(0, a.Reroll(()))
    g = table.g
    assert g.memory.routes_known[1] == 1
    for _ in range(2):
        card_was_seen(g, 1, CARDS.index(card("route")))
        assert g.memory.routes_known[1] == 0


def test_help_that_left_openly_is_no_longer_known_to_have_come_back() -> None:
    table = fly("", "route ?c ?l c", "c", at=6, dice="fff", modules="ext1", colours="red purple black")
    table.let(1, helping("?c ?l"))
    table.let(1, play("route"))
    table.do(0, a.Reroll((0,)))
    g = table.g
    assert g.memory.help_known[1] == 2
    for word, left in (("?c", 1), ("route", 1), ("t", 1), ("?l", 0)):
        card_was_seen(g, 1, CARDS.index(card(word)))
        assert g.memory.help_known[1] == left


@pytest.mark.rule("CS-076")
def test_the_last_four_things_that_a_hand_was_seen_to_lack_are_remembered() -> None:
    g = table_of()
    for dice in (1, 2, 2, 3, 4, 5):
        equipment_was_short(g, 0, [dice, 0, 0, 1])
    assert g.memory.shortages == [[(dice, 0, 0, 1) for dice in (2, 3, 4, 5)], [], []]


@pytest.mark.rule("CS-073", "CS-223")
def test_equipment_that_left_a_hand_is_no_longer_part_of_what_the_rest_lacks() -> None:
    g = table_of()
    equipment_was_short(g, 0, [2, 3, 0, 1])
    card_was_seen(g, 0, CARDS.index(card("L")))
    assert g.memory.shortages[0] == [(2, 1, 0, 1)]
    card_was_seen(g, 0, CARDS.index(card("p")))
    assert g.memory.shortages[0] == [(2, 1, 0, 0)]


def test_one_item_is_taken_out_of_several() -> None:
    assert without((1, 2, 2, 3), 2) == (1, 2, 3)
