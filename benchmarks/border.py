"""What the engine costs at its borders, beside its peers in the same run: `python -m benchmarks.border`.

For every game: choices per second of processor time inside the engine, through `Game.legal` and `Game.play`, and with
observation and mask in the environments. Catanatron is measured through its public surface, OpenSpiel's gin rummy with
tensor and mask, before and after each game, so that a busy machine slows all alike.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from astrodrome.cli.peers import ROOT, environment
from astrodrome.games import MODULES, game
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.playout import play_out
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.single import SeatEnv
from astrodrome.research.envs.zoo import TurnsEnv
from astrodrome.selfplay.benchmark import rate_of_games

SEATS = 4
MANY = 32
PEERS = {"Catanatron": "catanatron_peer.py", "gin rummy": "gin_rummy_peer.py"}


def inner(spec: AnySpec) -> Callable[[int], int]:
    """Return a function that plays a game inside the engine."""
    options = spec.read_options(SEATS, {})

    def play(number: int) -> int:
        g = spec.begin(SEATS, options, Chance(2 * number))
        settle(g)
        return play_out(g, Chance(2 * number + 1))[0]

    return play


def public(spec: AnySpec, events: bool) -> Callable[[int], int]:
    """Return a function that plays a game through its public surface."""
    pick = Random(1).random

    def play(number: int) -> int:
        playing = spec.new(SEATS, {}, number)
        choices = 0
        while playing.asked:
            seat = playing.asked[0]
            legal = playing.legal(seat)
            if len(legal) > 1:
                choices += 1
                playing.play(seat, legal[int(pick() * len(legal))], events=events)
            else:
                playing.play(seat, legal[0], events=events)
        return choices

    return play


def turns(name: str, version: int) -> Callable[[int], int]:
    """Return a function that plays a game in PettingZoo's environment."""
    env, pick = TurnsEnv(name, seats=SEATS, version=version), Random(1).random

    def play(number: int) -> int:
        env.reset(seed=number)
        choices = 0
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                return choices
            choices += 1
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))

    return play


def seat(name: str, version: int) -> Callable[[int], int]:
    """Return a function that plays a game in Gymnasium's environment, against random bots."""
    env, pick = SeatEnv(name, seats=2, version=version), Random(1).random

    def play(number: int) -> int:
        seen, _ = env.reset(seed=None if number else 1)
        choices, over = 0, False
        while not over:
            choices += 1
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(legal[int(pick() * len(legal))]))
        return choices

    return play


def batch(name: str, version: int) -> Callable[[int], int]:
    """Return a function that plays a step of many games at once, in one process."""
    games, pick = Batch(name, MANY, seats=SEATS, version=version), Random(1).random
    games.reset(seed=1)

    def play(_number: int) -> int:
        legal = [np.flatnonzero(mask) for mask in games.arrays.masks]
        games.step(np.array([int(ids[int(pick() * len(ids))]) for ids in legal]))
        return MANY

    return play


def peers(seconds: float) -> dict[str, float]:
    """Return the choices per second of each peer."""
    folder = ROOT / "benchmarks" / "peers"
    python, found = environment(folder), {}
    for name, script in PEERS.items():
        command = [python, script, str(seconds)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=600)
        found[name] = float(json.loads(done.stdout.splitlines()[0])["choices"])
    return found


def main() -> None:
    """Measure, and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each measurement")
    parser.add_argument("--no-peers", action="store_true", help="measure only Astrodrome")
    parser.add_argument("--version", type=int, default=2, help="version of observations and ids")
    parser.add_argument("games", nargs="*", default=list(MODULES), help="the games, by default all")
    args: Any = parser.parse_args()
    heads = ("inner", "public", "public with events", "TurnsEnv", "SeatEnv", "Batch")
    print(
        "| game | "
        + " | ".join(heads)
        + " | Catanatron | public ratio | gin rummy | TurnsEnv ratio | SeatEnv ratio | Batch ratio |"
    )
    print("|---" * (len(heads) + 7) + "|")
    for name in args.games:
        spec = game(name)
        around = [] if args.no_peers else [peers(args.seconds)]
        plays = (
            inner(spec),
            public(spec, False),
            public(spec, True),
            *[one(name, args.version) for one in (turns, seat, batch)],
        )
        rates = [rate_of_games(play, args.seconds)[0] for play in plays]
        row = [f"{rate:,.0f}" for rate in rates]
        if around:
            around.append(peers(args.seconds))
            catan, gin = [sum([one[peer] for one in around]) / 2 for peer in PEERS]
            row += [f"{catan:,.0f}", f"{rates[1] / catan:.1f}"]
            row += [f"{gin:,.0f}", f"{rates[3] / gin:.2f}", f"{rates[4] / gin:.2f}", f"{rates[5] / gin:.2f}"]
        print(f"| {name} | " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
