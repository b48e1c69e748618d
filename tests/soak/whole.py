"""Thousands of random games to their end: none hangs, no piece is lost or made, and the same seeds play the same games.

`python -m tests.soak.whole GAME [--games 10000] [--seed 1] [--jobs 2] [SETTING …]`; without names every setting that
the laws know is played.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import repeat
from typing import Final

from astrodrome.games import game
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import Game
from astrodrome.kernel.playout import play_out
from astrodrome.selfplay.simulation import derive
from tests.laws.registry import hooks_of
from tests.laws.subject import Setting

AT_ONCE: Final = 250
"""Games that a process plays before it reports."""


def settings_of(name: str) -> dict[str, Setting]:
    """Return the settings of a game by name."""
    return {setting.name: setting for setting in hooks_of(game(name)).settings}


def play_some(name: str, setting: str, seed: int, first: int, count: int) -> str:
    """Play some games and return a digest over how they ended."""
    spec, chosen = game(name), settings_of(name)[setting]
    found = blake2b(digest_size=16)
    for index in range(first, first + count):
        playing = spec.new(chosen.seats, chosen.options, derive(seed, "game", index))
        pieces = spec.census(playing.state)
        play_out(playing.state, Chance(derive(seed, "bot", index)))
        assert spec.census(playing.state) == pieces, f"game {index} of {setting} lost or made pieces"
        over = Game(spec, chosen.seats, playing.options, playing.seed, playing.state, None)
        assert over.outcome is not None, f"game {index} of {setting} has no outcome"
        found.update(over.digest().encode())
    return found.hexdigest()


def play_all(name: str, setting: str, seed: int, games: int, pool: ProcessPoolExecutor) -> str:
    """Play all games of a setting and return the digest over them."""
    firsts = range(0, games, AT_ONCE)
    counts = [min(AT_ONCE, games - first) for first in firsts]
    parts = pool.map(play_some, repeat(name), repeat(setting), repeat(seed), firsts, counts)
    return blake2b("".join(parts).encode(), digest_size=16).hexdigest()


def main() -> int:
    """Play every setting twice; the status says whether all went well."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.whole", description="Play thousands of random games.")
    parser.add_argument("game")
    parser.add_argument("setting", nargs="*")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    unknown = set(given.setting) - set(settings_of(given.game))
    if unknown:
        parser.error(f"no setting {sorted(unknown)}; there are {', '.join(settings_of(given.game))}")
    for setting in given.setting or settings_of(given.game):
        begun = time.monotonic()
        with ProcessPoolExecutor(given.jobs) as pool:
            first, second = (play_all(given.game, setting, given.seed, given.games, pool) for _ in range(2))
        assert first == second, f"{setting}: two runs of seed {given.seed} differ"
        spent = time.monotonic() - begun
        sys.stdout.write(f"{given.game} {setting}: {given.games} games twice, digest {first:.16}, {spent:.0f} s\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
