"""Making puzzles of many games, in all processes; what was made is kept, so that it can go on later."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Final

from astrodrome.kernel.fields import Json
from astrodrome.puzzles.finding import puzzles_of

MOST_GAMES: Final = 10_000
"""The most games that are played."""


def made(lines: Iterable[str]) -> dict[int, list[dict[str, Json]]]:
    """Return the puzzles of each game in a file, by seed; a last line that was cut off is left out."""
    found: dict[int, list[dict[str, Json]]] = {}
    for line in lines:
        if line.endswith("\n"):
            one = json.loads(line)
            found[one["seed"]] = one["puzzles"]
    return found


def make(name: str, out: Path, jobs: int, seconds: float, enough: int, tell: Callable[[int, int], None]) -> int:
    """Add puzzles to a file, a line for each game; return how many it has.

    It stops after some seconds, or when there are enough. Games that the file has are not played again.
    """
    before: list[str] = []
    if out.exists():
        before = [line for line in out.read_text().splitlines(keepends=True) if line.endswith("\n")]
        out.write_text("".join(before))
    done = made(before)
    count = sum([len(puzzles) for puzzles in done.values()])
    end = monotonic() + seconds
    seeds = [(name, seed) for seed in range(1, MOST_GAMES) if seed not in done]
    with multiprocessing.Pool(jobs) as pool, out.open("a") as file:  # its end ends games under way, to be played later
        found = pool.imap_unordered(_of_one, seeds)
        while count < enough and monotonic() < end:
            try:
                seed, puzzles = found.next(timeout=max(0.0, end - monotonic()))
            except (multiprocessing.TimeoutError, StopIteration):
                break
            file.write(json.dumps({"seed": seed, "puzzles": puzzles}) + "\n")
            file.flush()
            count += len(puzzles)
            tell(seed, count)
    return count


def _of_one(asked: tuple[str, int]) -> tuple[int, list[dict[str, Json]]]:
    name, seed = asked
    return seed, [asdict(puzzle) for puzzle in puzzles_of(name, seed)]


def pick(themes: Sequence[str], found: Iterable[dict[str, Json]], count: int) -> list[dict[str, Json]]:
    """Return the best puzzles of all themes in turns: tricky ones first, then those with most at stake."""
    piles: dict[str, list[dict[str, Json]]] = {theme: [] for theme in themes}
    turns: Counter[tuple[str, str]] = Counter()
    ranked: list[tuple[int, dict[str, Json]]] = []
    for puzzle in sorted(found, key=_rank):
        kind = (str(puzzle["theme"]), _verb(puzzle))
        turns[kind] += 1
        ranked.append((turns[kind], puzzle))
    for _, puzzle in sorted(ranked, key=lambda one: one[0]):  # answers of all kinds in turns: none is always right
        piles[str(puzzle["theme"])].append(puzzle)
    picked: dict[str, list[dict[str, Json]]] = {theme: [] for theme in piles}
    left = count
    while left and any(piles.values()):
        for theme, pile in piles.items():
            if pile and left:
                picked[theme].append(pile.pop(0))
                left -= 1
    return [puzzle for theme in piles for puzzle in picked[theme]]


def _verb(puzzle: dict[str, Json]) -> str:
    """Return what kind of answer is the best."""
    options = puzzle["options"]
    assert isinstance(options, list), "a puzzle has answers"
    best = options[0]
    assert isinstance(best, dict), "an answer is an object"
    action = best["action"]
    assert isinstance(action, dict), "an action is an object"
    return str(action["do"])


def _rank(puzzle: dict[str, Json]) -> tuple[bool, int, str]:
    margin = puzzle["margin"]
    assert isinstance(margin, int), "a margin is a number"
    return not puzzle["tricky"], -margin, str(puzzle["id"])
