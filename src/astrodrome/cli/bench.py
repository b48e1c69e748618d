"""`astrodrome bench`: the engine's speed at each of its borders, optionally compiled and beside its peers."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from importlib.metadata import version
from typing import Final

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.peers import (
    SCRIPTS,
    YARDSTICKS,
    check_sources,
    compiled_engine,
    measure_compiled,
    measure_peers,
    peers_installed,
)
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.cli.speed_tables import as_table, ratios
from astrodrome.games import MODULES, game
from astrodrome.kernel.fields import Json
from astrodrome.research.rates import rates
from astrodrome.selfplay.benchmark import is_compiled, machine, measure

Rows = list[dict[str, Json]]

OWN: Final = 8.5
"""How many measurements of full length one of our games takes; copies take half of one."""
OF_YARDSTICKS: Final = 2.5
OF_OTHERS: Final = 7.0
"""The same of the peers that we compare ourselves with, and of the others."""


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"the games (default: {', '.join(MODULES)})")
    parser.add_argument("--compiled", action="store_true", help="also measure the compiled engine")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="also measure our compiled engine, Catanatron, OpenSpiel, RLCard and PettingZoo, and print ratios",
    )
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="T", help="seconds for each measurement (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Measure, and print tables or JSON."""
    if not 0 < args.seconds <= 120:
        raise BadArguments(f"--seconds: expected more than 0 and at most 120, found {args.seconds}")
    names = args.games or list(MODULES)
    for name in names:
        game(name)  # says which games there are
    check_sources(args.compiled, args.peers)
    both = (args.compiled or args.peers) and not is_compiled()
    prepare(both, args.peers, args.quiet)
    progress = Progress(round(length(len(names), both, args.peers) * args.seconds), "s of measuring", args.quiet)
    rows: Rows = []
    try:
        failed = measure_all(names, args, rows, progress)
    finally:
        progress.close()
    result: dict[str, Json] = {**machine(), "seconds": args.seconds, "rows": [*rows]}
    print(json.dumps(result) if args.json else as_table(rows))
    if not args.json and args.peers and not failed:
        print("\n" + ratios(rows))
    for sentence in dict.fromkeys(failed):
        sys.stderr.write(f"astrodrome: {sentence}\n")
    return FAILED if failed else DONE


def length(games: int, both: bool, peers: bool) -> float:
    """Return how long a run takes, in measurements of full length: `both` engines, and beside them the `peers`."""
    return games * (OWN + both * OWN + peers * OF_YARDSTICKS) + peers * (OF_YARDSTICKS + OF_OTHERS)


def prepare(both: bool, peers: bool, quiet: bool) -> None:
    """Install the peers and compile the engine where that was not done; say so first, for it takes minutes."""
    steps: list[tuple[bool, str, Callable[[], str]]] = [
        (peers, "installing the peers", peers_installed),
        (both, "compiling the engine", compiled_engine),
    ]
    for needed, doing, step in steps:
        if needed:
            if not quiet:
                sys.stderr.write(f"{doing}, where that was not done: a few minutes the first time\n")
                sys.stderr.flush()
            with suppress(BadArguments):  # what needs it says so, and everything else is measured all the same
                step()


def measure_all(names: list[str], args: Namespace, rows: Rows, progress: Progress) -> list[str]:
    """Measure the games one after another, our two engines in turns; return what could not be measured, and why.

    The peers that we compare ourselves with are measured before each game and after the last, so that a machine that is
    busy for a while slows both.
    """
    failed: list[str] = []

    def add(measured: Callable[[], Rows]) -> None:
        try:
            rows.extend(measured())
        except BadArguments as error:  # everything else is measured all the same
            failed.append(str(error))

    both = (args.compiled or args.peers) and not is_compiled()
    done = 0.0

    def advance(by: float) -> None:
        nonlocal done
        done += by * args.seconds
        progress(round(done))

    for name in names:
        if args.peers:
            add(lambda: measure_peers(args.seconds, YARDSTICKS))
            advance(OF_YARDSTICKS)
        rows.append(own_figures(name, args.seconds))
        advance(OWN)
        if both:
            add(partial(measure_compiled, name, args.seconds))
            advance(OWN)
    if args.peers:
        add(lambda: measure_peers(args.seconds, (*YARDSTICKS, *SCRIPTS)))
        advance(OF_YARDSTICKS + OF_OTHERS)
    return failed


def own_figures(name: str, seconds: float) -> dict[str, Json]:
    """Return what is measured of one of our games."""
    spec = game(name)
    seats = min(4, spec.seats[-1])
    speeds, borders = measure(spec, seats, seconds), rates(name, seats, seconds)
    own = "Astrodrome, compiled" if is_compiled() else "Astrodrome"
    head = {"peer": own, "version": version("astrodrome")}
    return {**head, **asdict(speeds), **borders, "game": f"{name}, {seats} seats"}
