"""`astrodrome bench`: the engine's speed at each of its borders, optionally compiled and beside its peers."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from importlib.metadata import version

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.peers import SCRIPTS, YARDSTICKS, check_sources, measure_compiled, measure_peers
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.cli.speed_tables import as_table, ratios
from astrodrome.games import MODULES, game
from astrodrome.kernel.fields import Json
from astrodrome.research.rates import rates
from astrodrome.selfplay.benchmark import is_compiled, machine, measure

Rows = list[dict[str, Json]]


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
    progress = Progress(len(names) + args.peers, "measurements", args.quiet)
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
    for done, name in enumerate(names, 1):
        if args.peers:
            add(lambda: measure_peers(args.seconds, YARDSTICKS))
        rows.append(own_figures(name, args.seconds))
        if both:
            add(partial(measure_compiled, name, args.seconds))
        progress(done)
    if args.peers:
        add(lambda: measure_peers(args.seconds, (*YARDSTICKS, *SCRIPTS)))
    return failed


def own_figures(name: str, seconds: float) -> dict[str, Json]:
    """Return what is measured of one of our games."""
    spec = game(name)
    seats = min(4, spec.seats[-1])
    speeds, borders = measure(spec, seats, seconds), rates(name, seats, seconds)
    own = "Astrodrome, compiled" if is_compiled() else "Astrodrome"
    told = {"peer": own, "version": version("astrodrome")}
    return {**told, **asdict(speeds), **borders, "game": f"{name}, {seats} seats"}
