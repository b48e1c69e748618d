"""Dealing treasures again, city by city: piles, other players' treasures, gifts, and what stayed in the box.

A seat that has seen treasures in a pile knows that each of them is still there, or with somebody who took one since.
"""

from __future__ import annotations

from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.treasures.treasures import DrawerChoosesTreasure
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


def deal_treasures(world: Celestia, seat: Seat, chance: Chance) -> None:
    """Deal the treasures of every city that the player cannot see."""
    for city, treasures in enumerate(world.tables.treasures_of):
        if len(treasures) > 1:  # where all are alike there is nothing to guess
            deal_city(world, seat, city, chance)
    for other in range(world.seats):
        fresh = world.newest_treasure[other]
        if other != seat and fresh is not None and not world.ending.count_begun:
            treasures = world.tables.treasures_of[world.tables.city_of[fresh]]
            owned = [treasure for treasure in treasures for _ in range(world.treasures[other][treasure])]
            world.newest_treasure[other] = owned[chance.below("guess-fresh", len(owned))]


PILE, BOX, GIFTS, PLAYER = range(4)
"""Where a heap lies."""


class Heap:
    """A heap of treasures of one city: what it holds now, and how many it must hold again.

    `just_drawn` of them have come from the pile in this moment, to be looked at. Only heaps of players have an owner.
    """

    def __init__(self, where: int, treasures: list[int], owner: Seat | None = None, just_drawn: int = 0) -> None:
        self.where = where
        self.owner = owner
        self.treasures = treasures
        self.just_drawn = just_drawn
        self.room = len(treasures)


def deal_city(world: Celestia, seat: Seat, city: int, chance: Chance) -> None:
    """Put all unseen treasures of a city together and deal them to their places again."""
    heaps = [heap for heap in unseen_heaps(world, seat, city) if heap.room]
    pool = [treasure for heap in heaps for treasure in heap.treasures]
    known, taken_by = known_in_pile(world, seat, city)
    for treasure in known:
        pool.remove(treasure)
    chance.shuffle("redeal", pool)
    for heap in heaps:
        heap.treasures = []
    if known:
        places = [heap for heap in heaps for _ in range(min(heap.room, may_hold(heap, taken_by)))]
        chance.shuffle("redeal", places)
        for treasure in known:
            places.pop().treasures.append(treasure)
    for heap in heaps:
        left = heap.room - len(heap.treasures)
        heap.treasures += pool[:left]
        del pool[:left]
    put_down(world, city, heaps)
    if known:
        chance.shuffle("redeal", world.piles[city])


def unseen_heaps(world: Celestia, seat: Seat, city: int) -> list[Heap]:
    """Return what this seat cannot see: pile, others' treasures, what they look at or have discarded, gifts, box."""
    heaps = [Heap(PILE, world.piles[city]), Heap(BOX, list(world.treasures_in_box[city]))]
    if not world.ending.count_begun:
        city_of = world.tables.city_of
        heaps.append(Heap(GIFTS, [gift for gift in world.gifts.waiting if city_of[gift] == city]))
        others = [other for other in range(world.seats) if other != seat]
        for other in others:
            just_drawn = sum([city_of[treasure] == city for treasure in world.treasures_drawn[other]])
            heaps.append(Heap(PLAYER, others_treasures(world, other, city), other, just_drawn))
    return heaps


def others_treasures(world: Celestia, other: Seat, city: int) -> list[int]:
    """Return all treasures of a city that a player owns, looks at or has discarded, in this order."""
    treasures = world.tables.treasures_of[city]
    owned = [treasure for treasure in treasures for _ in range(world.treasures[other][treasure])]
    return owned + [
        treasure
        for row in (world.treasures_drawn, world.treasures_discarded)
        for treasure in row[other]
        if treasure in treasures
    ]


def known_in_pile(world: Celestia, seat: Seat, city: int) -> tuple[tuple[int, ...], tuple[Seat | None, ...]]:
    """Return the treasures that a seat knows to have been in a pile, and who has taken one since."""
    top = world.agenda[-1] if world.agenda else None
    if isinstance(top, DrawerChoosesTreasure) and top.seat == seat and top.city == city:
        return tuple(world.piles[city]), ()  # the pile lies open before this seat
    if not world.memory.piles or world.ending.count_begun:
        return (), ()
    known = list(world.memory.piles[seat][city])
    for treasure in world.treasures_drawn[seat]:
        if treasure in known:
            known.remove(treasure)  # the seat is looking at one like it
    return tuple(known), world.memory.takers_since[seat][city]


def may_hold(heap: Heap, taken_by: tuple[Seat | None, ...]) -> int:
    """Return how many treasures known from the pile a heap may hold."""
    if heap.where == PILE:
        return heap.room
    return 0 if heap.where == BOX else taken_by.count(heap.owner) + heap.just_drawn


def put_down(world: Celestia, city: int, heaps: list[Heap]) -> None:
    """Put the heaps back where they lie."""
    city_of = world.tables.city_of
    for heap in heaps:
        if heap.where == PILE:
            world.piles[city] = heap.treasures
        elif heap.where == BOX:
            world.treasures_in_box = [
                tuple(sorted(heap.treasures)) if at == city else row for at, row in enumerate(world.treasures_in_box)
            ]
        elif heap.where == GIFTS:
            left = heap.treasures.copy()
            gifts = [left.pop() if city_of[gift] == city else gift for gift in world.gifts.waiting]
            world.gifts = world.gifts.with_waiting(gifts)
        else:
            assert heap.owner is not None, "a player's heap has an owner"
            give_to(world, heap.owner, city, heap.treasures)


def give_to(world: Celestia, other: Seat, city: int, treasures: list[int]) -> None:
    """Hand a player's treasures of a city out again: owned, looked at, discarded, as many of each as before."""
    left = treasures.copy()
    city_of = world.tables.city_of
    world.treasures_drawn[other] = again(world.treasures_drawn[other], left, city_of, city)
    world.treasures_discarded[other] = again(world.treasures_discarded[other], left, city_of, city)
    owned = world.treasures[other].copy()
    for treasure in world.tables.treasures_of[city]:
        owned[treasure] = left.count(treasure)
    world.treasures[other] = owned


def again(row: tuple[int, ...], left: list[int], city_of: list[int], city: int) -> tuple[int, ...]:
    """Return a row in which the treasures of a city are taken from others."""
    return tuple(sorted([left.pop() if city_of[treasure] == city else treasure for treasure in row]))
