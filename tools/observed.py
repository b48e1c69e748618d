"""What environments show, as a fingerprint: every observation, mask, seat and reward of random games.

Each game is set up as it is by default, and with all its modules, which have views and columns of their own.

    python -m tools.observed [--steps 10000] [--seed 1] [GAME ...]

The interpreted and the compiled engine must print the same. `./run test compiled` compares some steps,
`./run compiled` 10,000 of every game.
"""

import argparse
import sys
from hashlib import blake2b

import numpy as np

from astrodrome.games import MODULES, game
from astrodrome.research.envs.batch import Batch
from tools.settings import Setting
from tools.spaces import EVERYTHING, PLAIN

GAMES_AT_ONCE = 8
VERSIONS = (2, 3)


def fingerprint(setting: Setting, steps: int, seed: int, version: int) -> str:
    """Return the fingerprint of so many steps of a game."""
    batch = Batch(setting.game, GAMES_AT_ONCE, seats=setting.seats, options=setting.options, version=version)
    chance, hashed = np.random.default_rng(seed), blake2b(digest_size=16)
    arrays = batch.reset(seed=seed)
    for _ in range(-(-steps // GAMES_AT_ONCE)):
        for part in (arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.terminated):
            hashed.update(np.ascontiguousarray(part).tobytes())
        batch.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in arrays.masks]))
    return hashed.hexdigest()


def main() -> int:
    """Print the fingerprints of the games you name, or of all."""
    parser = argparse.ArgumentParser(prog="tools.observed", description="Fingerprints of what environments show.")
    parser.add_argument("games", nargs="*", default=list(MODULES), metavar="GAME")
    parser.add_argument("--steps", type=int, default=10_000, help="steps of each game, set-up and version (10000)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wanted = [game(name).name for name in given.games]  # which says what games there are
    for setting in [one for one in (*PLAIN, *EVERYTHING) if one.game in wanted]:
        for version in VERSIONS:
            seen = fingerprint(setting, given.steps, given.seed, version)
            print(f"{setting.text()} version {version}: {given.steps} steps, {seen}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
