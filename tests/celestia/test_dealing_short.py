"""Dealing a captain's hand that pays for the events: as few cards as possible, and never more than there are."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import EQUIPMENT, FOG, IMPROVED, TURBO
from astrodrome.games.celestia.records.actions import LEAVE, TAKE_TOP
from astrodrome.games.celestia.views.dealing_short import NO_CAPS, Deal, deal_payment, deal_short_hand, fewest
from astrodrome.games.celestia.views.determinise import determinise
from astrodrome.kernel.chance import Chance
from tests.celestia.table import fly, pick, play

SYMBOL = FOG - 1


def dealing(fog: int, turbo: int, room: int, plain: int = 0, improved: int = 0) -> Deal:
    """Return a deal for seat 1 that has only these cards against fog, with so much room in the captain's hand.

    It is a bare worksheet: a box with so few cards cannot be played with.
    """
    world = fly("c c c", "c", "c", at=6, modules="ext1").g.copy()
    world.step.dice = [FOG] * fog
    deal = Deal(world, 1)
    deal.pool = [0] * len(deal.pool)
    deal.pool[TURBO], deal.pool[EQUIPMENT + SYMBOL], deal.pool[IMPROVED + SYMBOL] = turbo, plain, improved
    deal.room[0] = room
    return deal


@pytest.mark.parametrize(
    ("count", "room", "paid"),
    [
        (4, 4, [IMPROVED, IMPROVED]),
        (4, 2, [IMPROVED, TURBO, TURBO]),
        (3, 4, [IMPROVED, EQUIPMENT]),
        (2, 1, [EQUIPMENT, TURBO]),
        (1, 2, [EQUIPMENT]),
        (0, 4, []),
    ],
)
def test_improved_equipment_is_used_first_as_far_as_caps_allow(count: int, room: int, paid: list[int]) -> None:
    assert fewest(dealing(3, 4, 4, plain=1, improved=2), SYMBOL, count, room) == paid


def test_the_last_turbo_may_pay() -> None:
    deal = dealing(1, turbo=1, room=3)
    assert deal_payment(deal, 0, NO_CAPS)
    assert (deal.world.hands[0][TURBO], deal.pool[TURBO], deal.room[0]) == (1, 0, 2)


@pytest.mark.parametrize(("turbo", "room"), [(1, 3), (2, 1)])
def test_a_hand_cannot_pay_without_enough_turbo_or_room(turbo: int, room: int) -> None:
    deal = dealing(2, turbo, room)
    assert not deal_payment(deal, 0, NO_CAPS)
    assert sum(deal.world.hands[0]) == 0


@pytest.mark.rule("CS-076")
def test_equipment_that_is_in_the_hand_already_counts_towards_what_it_may_cover() -> None:
    deal = dealing(2, turbo=1, room=3, plain=2)
    deal.world.hands[0][EQUIPMENT + SYMBOL] = 1
    assert deal_payment(deal, 0, [1, 99, 99, 99])
    assert (deal.world.hands[0][EQUIPMENT + SYMBOL], deal.world.hands[0][TURBO]) == (1, 1)


def test_a_captain_whose_hand_cannot_honour_all_that_was_seen_still_pays() -> None:
    deal = dealing(1, turbo=1, room=3)
    deal_short_hand(deal, 0, True, Chance(1))
    assert (deal.world.hands[0][TURBO], deal.room[0]) == (1, 2)


def test_a_forgotten_pile_is_forgotten_with_those_who_took_from_it() -> None:
    table = fly("c c", "instructor", "c", at=4, dice="ff", modules="instructor", piles={4: "6 4 9"})
    city = table.g.tables.value.index(4)
    table.let(1, LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    table.let(2, LEAVE, TAKE_TOP)
    kept = determinise(table.g, 1, Chance(1), 1.0)
    assert kept.memory.takers_since[1][city] == (2,)
    lost = determinise(table.g, 1, Chance(1), 0.0)
    assert (lost.memory.piles[1][city], lost.memory.takers_since[1][city]) == ((), ())
