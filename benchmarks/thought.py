"""How long bots think and how fast games run: here, or in the Python of a browser (`--browser`, Pyodide under node).

    python -m benchmarks.thought [--browser] [--games 3] [--game NAME]

For each game, in CPU time: random choices a second, then the seconds that one decision of `hard` takes, in games with
every seat taken. A mid-range phone is about four times slower than a desktop computer.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from astrodrome.bots import levels
from astrodrome.bots.dealer import ask
from astrodrome.games import MODULES
from astrodrome.games import game as spec_of
from astrodrome.kernel.seats import CLOCK
from astrodrome.server.browser import bot_budget

Clock = Callable[[], float]
ROOT = Path(__file__).resolve().parent.parent
RANDOM_S = 3.0
PROBES = 100
SEATS = {"memoracers": 5, "galaxy-trucker": 4, "celestia": 6, "celerium": 4}
"""As many as each game takes without modules."""


def random_speed(name: str, clock: Clock) -> float:
    """Return how many random choices a second a game takes."""
    begun, choices, seed, seats = clock(), 0, 0, SEATS[name]
    while clock() - begun < RANDOM_S:
        game = spec_of(name).new(seats, {}, seed)
        bots = [levels.make("random", seed=100 * seed + seat, game=name) for seat in range(seats)]
        seed += 1
        while not game.over and clock() - begun < RANDOM_S:
            seat = game.asked[0]
            action = game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bots[seat], choices)
            game.play(seat, action)
            choices += 1
    return choices / (clock() - begun)


def thoughts(name: str, games: int, clock: Clock) -> list[tuple[float, str]]:
    """Return the seconds that `hard` took for each decision of its seat, with what it was asked."""
    found, seats = list[tuple[float, str]](), SEATS[name]
    for seed in range(games):
        game = spec_of(name).new(seats, {}, seed)
        hard = levels.make("hard", seed=seed, game=name)
        others = [levels.make("normal", seed=100 * seed + seat, game=name) for seat in range(seats)]
        nth = 0
        while not game.over:
            seat = game.asked[0]
            nth += 1
            if seat == CLOCK:
                game.play(seat, game.legal(seat)[0])
                continue
            begun = clock()
            if seat == 0:
                action = ask(game, seat, hard, 1000 * seed + nth, levels.budget("hard", name))
                found.append((clock() - begun, type(game.decision).__name__))
            else:
                action = ask(game, seat, others[seat], 1000 * seed + nth)
            game.play(seat, action)
    return found


def measure(names: list[str], games: int, clock: Clock = time.process_time) -> None:
    """Print the figures, a line for each game."""
    begun = clock()
    for _ in range(PROBES):
        bot_budget.probe()
    probe_s = (clock() - begun) / PROBES
    print(f"probe: {1000 * probe_s:.2f} ms", flush=True)
    for name in names:
        speed = random_speed(name, clock)
        took = sorted(thoughts(name, games, clock))
        late, (most, asked) = took[int(len(took) * 0.95)][0], took[-1]
        print(
            f"{name:15} {speed:8.0f} random choices/s; hard: {len(took)} decisions, "
            f"median {took[len(took) // 2][0]:.3f} s, 95% {late:.3f} s, "
            f"most {most:.3f} s ({asked}), {most / probe_s:.0f} probes",
            flush=True,
        )


def main() -> int:
    """Measure here, or pass the same words on to the Python of a browser."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thought", description=__doc__.splitlines()[0])
    parser.add_argument("--browser", action="store_true", help="measure in Pyodide, under node")
    parser.add_argument("--games", type=int, default=3, help="games with a hard bot (3)")
    parser.add_argument("--game", choices=MODULES, help="only this game")
    given = parser.parse_args()
    names = [given.game] if given.game else list(MODULES)
    if given.browser:
        from tools import client, site_engine  # noqa: PLC0415 - a browser has no tools

        words = [str(site_engine.PYODIDE), str(ROOT), str(given.games), *names]
        return subprocess.call([str(client.require_node()), str(ROOT / "benchmarks" / "thought.mjs"), *words])
    measure(names, given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
