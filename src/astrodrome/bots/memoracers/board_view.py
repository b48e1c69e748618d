"""What a pilot believes to lie where: face-up tiles, tiles it recalls, and for the others the odds."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import TypeAlias

from astrodrome.bots.memoracers.plan import CERTAIN, Odds
from astrodrome.bots.sums import plain_sum
from astrodrome.games.memoracers.tiles import EFFECTS, TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView

LaneOdds: TypeAlias = tuple[tuple[float, ...], ...]


def mind(seed: int, name: str) -> float:
    """Return a number from 0 to 1, always the same for a pilot and a tile: how easily it slips that mind."""
    digest = blake2b(f"{seed}:{name}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little") / (1 << 32)


def believed_odds(view: PublicView, known: Knowledge, seed: int, recall: float) -> Odds:
    """Return the odds of every lane. A tile is recalled until `recall` to the power of its age falls below its hold."""
    recalled: list[TileFace | None] = []
    forgotten: list[TileFace] = []
    for face, seen, age in zip(view.row, known.row, known.ages, strict=True):
        if face is not None:
            recalled.append(face)
        elif seen is not None and recall and mind(seed, seen.name) < recall**age:
            recalled.append(seen)
        else:
            recalled.append(None)
            if seen is not None:
                forgotten.append(seen)
    vague = mean_odds(forgotten, sum(face is None for face in recalled))
    return [vague if face is None else face_odds(face) for face in recalled]


def face_odds(face: TileFace) -> LaneOdds:
    """Return the certainty of a tile that is seen."""
    return tuple([CERTAIN[EFFECTS.index(effect)] for effect in face.lanes])


def mean_odds(forgotten: list[TileFace], places: int) -> LaneOdds:
    """Return the odds of a place where any of the forgotten tiles may lie; a Kraken not shown yet may be there too."""
    unseen_krakens = places - len(forgotten)
    lanes: list[tuple[float, ...]] = []
    for lane in range(5):
        count: Counter[str] = Counter([face.lanes[lane] for face in forgotten])
        count["trap"] += 0
        weights = [float(count[effect]) for effect in EFFECTS]
        weights[1] += unseen_krakens * 0.4  # two lanes of five
        weights[0] += unseen_krakens * 0.6
        total = plain_sum(weights) or 1.0
        lanes.append(tuple([weight / total for weight in weights]))
    return tuple(lanes)
