"""What a player recalls when worlds are dealt, draw by draw, and what the others are then thought to have seen."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import KINDS
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.views.determinise import determinise
from astrodrome.kernel.chance import Chance, ScriptedChance
from tests.celestia.table import fly, name, pick, play


@pytest.mark.parametrize(("drawn", "known"), [(499, 1), (500, 0)])
def test_half_a_recall_keeps_one_of_two_routes_that_came_back(drawn: int, known: int) -> None:
    table = fly("c", "route c", "c", dice="ff")
    table.let(1, play("route"))
    table.do(0, a.Reroll(()))
    world = determinise(table.g, 0, ScriptedChance({"recall": [drawn]}), 0.5)
    assert world.memory.routes_known == [0, known, 0]


@pytest.mark.rule("CS-076")
@pytest.mark.parametrize(("drawn", "lacking"), [(499, [(2, 0, 0, 0)]), (500, [])])
def test_half_a_recall_keeps_one_of_two_crashes_that_were_announced(drawn: int, lacking: list[tuple[int, ...]]) -> None:
    table = fly("l h p", "route", "c", dice="ff.", at=4)
    table.let(0, a.DECLARE_CRASH)
    table.let(1, play("route"))
    table.do(0, a.Reroll((1,)))
    world = determinise(table.g, 1, ScriptedChance({"recall": [drawn]}), 0.5)
    assert world.memory.shortages == [lacking, [], []]


@pytest.mark.rule("CS-393")
def test_half_a_recall_keeps_one_of_two_treasures_of_a_searched_pile() -> None:
    table = fly("c c", "instructor", "c", at=4, dice="ff", modules="instructor", piles={4: "6 9 4"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    world = determinise(table.g, 1, ScriptedChance({"recall": [499, 500]}), 0.5)
    assert [world.tables.points[known] for known in world.memory.piles[1][2]] == [4]


@pytest.mark.rule("CS-342")
def test_any_card_of_a_spied_hand_may_be_the_one_that_was_drawn_since() -> None:
    table = fly("", "c t jetpack", "spy", dice="ff", modules="ext2")
    table.let(2, play("spy"))
    table.do(2, name(1))
    table.let(0, a.DECLARE_CRASH)
    table.on("PassengerAnnounces", later=True)
    assert (table.g.hand_size[1], sum(table.g.memory.cards_spied[2][KINDS : 2 * KINDS])) == (4, 3)
    highest = set()
    for seed in range(30):
        world = determinise(table.g, 0, Chance(seed), 1.0)
        seen = world.memory.cards_spied[2][KINDS : 2 * KINDS]
        unseen = [kind for kind in range(KINDS) if world.hands[1][kind] > seen[kind]]
        assert len(unseen) == 1
        highest.add(unseen[0] == max(kind for kind in range(KINDS) if world.hands[1][kind]))
    assert highest == {False, True}
