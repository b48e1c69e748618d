"""`astrodrome bench`: the engine's speed, optionally beside its peers."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from importlib.metadata import version

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.peers import check_sources, measure_compiled, measure_peers
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import MODULES, game
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.benchmark import is_compiled, machine, measure


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--compiled", action="store_true", help="also measure the compiled engine")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="also measure Catanatron, RLCard, OpenSpiel, PettingZoo and our compiled engine",
    )
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="T", help="seconds for each measurement (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Measure, and print a table or JSON."""
    if not 0 < args.seconds <= 120:
        raise BadArguments(f"--seconds: expected more than 0 and at most 120, found {args.seconds}")
    check_sources(args.compiled, args.peers)
    progress = Progress(len(MODULES) + args.peers, "measurements", args.quiet)
    own = "Astrodrome, compiled" if is_compiled() else "Astrodrome"
    rows: list[dict[str, Json]] = []
    status = DONE
    try:
        for done, spec in enumerate([game(name) for name in MODULES], 1):
            seats = min(4, spec.seats[-1])
            speeds = measure(spec, seats, args.seconds)
            rows.append(
                {"peer": own, **asdict(speeds), "version": version("astrodrome"), "game": f"{spec.name}, {seats} seats"}
            )
            progress(done)
        if (args.compiled or args.peers) and not is_compiled():
            rows += measure_compiled(args.seconds)
        if args.peers:
            rows += measure_peers(args.seconds)
    except BadArguments as error:  # what was measured before is printed all the same
        sys.stderr.write(f"astrodrome: {error}\n")
        status = FAILED
    finally:
        progress.close()
    result: dict[str, Json] = {**machine(), "seconds": args.seconds, "rows": [*rows]}
    print(json.dumps(result) if args.json else as_table(rows))
    return status


def as_table(rows: list[dict[str, Json]]) -> str:
    """Return the figures as a Markdown table."""
    columns = ("peer", "version", "game", "choices", "games", "copies", "hard")
    heads = ("engine", "version", "game", "choices/s", "games/s", "copies/s", "answers of hard/s")
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += ["| " + " | ".join([_cell(row.get(name)) for name in columns]) + " |" for row in rows]
    return "\n".join(lines)


def _cell(value: Json) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if isinstance(value, int | float) else str(value)
