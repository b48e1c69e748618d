"""Play games and print their digests: run by the laws in processes with other hash seeds.

usage: python -m tests.laws.digests COUNT USE
"""

from __future__ import annotations

import hashlib
import sys

from astrodrome.kernel.codec import to_json
from tests.laws.play import Case, walk
from tests.laws.registry import sample


def trace(case: Case) -> str:
    """Return one digest of all digests, lists and events of a game."""
    sums = hashlib.blake2b(digest_size=16)
    for moment in walk(case):
        game = moment.game
        sums.update(game.digest().encode())
        for seat in game.asked:
            sums.update(to_json(game.legal(seat)))
        sums.update(to_json(game.view(0)))
        sums.update(to_json(game.copy().play(moment.seat, moment.action)))
    return sums.hexdigest()


def main(count: int, use: int) -> None:
    """Print a line for each case."""
    for case in sample(count, use):
        sys.stdout.write(f"{case} {trace(case)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
