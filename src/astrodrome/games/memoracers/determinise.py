"""Dealing again what a pilot cannot know, or no longer recalls."""

from __future__ import annotations

from astrodrome.games.memoracers.actions import PROGRAMS
from astrodrome.games.memoracers.programming import may_force
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


def determinise(g: MemoRacers, seat: Seat, chance: Chance, recall: float) -> MemoRacers:
    """Return a race the pilot could be in: forgotten tiles, the unseen Kraken and sealed programs are dealt again."""
    world = g.copy()
    world.chance = chance
    if world.row:
        forget_tiles(world, chance, recall)
        deal_kraken(world, chance, recall)
        unseen = None in world.tile_last_seen  # only a Kraken tile ever is, and wherever it lies now
        world.tile_last_seen = [None if unseen and world.tiles.is_kraken[code] else code for code in world.row]
    for other in range(g.seats):
        if other != seat and g.answers[other] is not None:
            programs = PROGRAMS[g.lane[other]][g.speed[other]][may_force(g, other)]
            world.answers[other] = programs[chance.below("guess-program", len(programs))]
    return world


def forget_tiles(world: MemoRacers, chance: Chance, recall: float) -> None:
    """Mix the face-down tiles that are no longer recalled, their places and which way they lie."""
    if recall == 1.0:
        return
    gone = [
        place
        for place in range(len(world.row))
        if not world.face_up[place] and is_forgotten(world, place, chance, recall)
    ]
    tiles = [world.row[place] for place in gone]
    chance.shuffle("forgotten", tiles)
    for place, code in zip(gone, tiles, strict=True):
        world.row[place] = code ^ chance.below("orientation", 2) if world.tiles.mobile[code] else code


def is_forgotten(world: MemoRacers, place: int, chance: Chance, recall: float) -> bool:
    """Return whether a place is forgotten: `recall` is the share kept over each round since it was seen; 0: nothing."""
    if recall == 0.0:
        return True  # also what was seen in this very round
    kept = 1000
    for _ in range(world.round - world.round_last_seen[place]):
        kept = kept * int(recall * 1000) // 1000
    return chance.below("recall", 1000) >= kept


def deal_kraken(world: MemoRacers, chance: Chance, recall: float) -> None:
    """Draw again which Kraken tile lies unseen in the row; the other three are the reserve."""
    tiles = world.tiles
    place = [tiles.is_kraken[code] for code in world.row].index(True)
    if world.face_up[place]:
        return
    seen = [code for code in world.tile_last_seen if code is not None and tiles.is_kraken[code]]
    if seen and not is_forgotten(world, place, chance, recall):
        return
    left = world.kraken_seen_leaving
    if left is not None and is_forgotten(world, place, chance, recall):
        left = None  # which tile it was that left has slipped the mind too
    possible = [code for code in tiles.krakens if code != left]
    coming = possible[chance.below("guess-kraken", len(possible))]
    world.row[place] = coming
    world.kraken_reserve = [code for code in tiles.krakens if code != coming]
    if left != world.kraken_seen_leaving:
        world.kraken_seen_leaving = world.kraken_reserve[chance.below("guess-left", len(world.kraken_reserve))]
